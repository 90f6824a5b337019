//! The Contingency box and the drop alert (2.2, 2.3).

use ocs::{Mode, Segment, Side, flag};

use crate::support::{Looking, POOR, Table, given, keeps_off, list, says, yard};

const UNITS: [&str; 12] = [
    "us-504",
    "us-1",
    "us-cav-102",
    "ge-lxxxi",
    "ge-lxxiv",
    "ge-mg-1",
    "ge-mg-2",
    "ge-mg-3",
    "ge-9pz-i",
    "ge-9pz-ii",
    "ge-alert-1",
    "ge-mg-4",
];

/// A phase of the Allied turn on the window of Operation Queen, with units in boxes.
fn table(phase: &str, units: &[&str], more: &str) -> Table {
    let source = "supply = [{ side = 'axis', hexes = ['B15.26'] }]\n";
    let rules = yard(["A22.06", "B7.26"], &UNITS, &format!("{source}{POOR}"));
    let units = list(&[units, &["us-cav-102 @ A7.06", "ge-mg-4 reserve @ B7.26"]].concat());
    given(rules, &format!("phase = '{phase}'\nphasing = 'allied'\nunits = [{units}]\n{more}"))
}

#[test]
fn r2_3_s1_the_scenario_fills_the_box_and_units_become_ready() {
    let more = format!("boxed = [{{ number = 0, units = ['ge-mg-1', 'ge-mg-2'] }}]\n{POOR}");
    let rules = yard(["A22.06", "B7.26"], &["us-1", "ge-lxxxi"], &more);
    let start = sandtable_core::Trial::start(rules, &[]);
    assert_eq!(start.unit("ge-mg-1").at, ocs::off::BOX);
    // Not ready, it stays.
    let waiting = table("reaction", &["ge-lxxxi @ B15.28", "ge-mg-1 @ box-0"], "");
    waiting.refuses("axis", "place ge-mg-1 B15.28", "btr:2.3/1");
    table("reaction", &["ge-lxxxi @ B15.28", "ge-mg-1 @ box-0"], "ready = 1")
        .allows("axis", "place ge-mg-1 B15.28");
    // Each that becomes ready takes one of the number.
    let mut two =
        table("reaction", &["ge-lxxxi @ B15.28", "ge-mg-1 @ box-0", "ge-mg-2 @ box-1"], "ready = 2");
    two.does("axis", "place ge-mg-1 B15.28", &[]);
    assert_eq!(says(&two, "ready"), ["1"]);
}

#[test]
fn r2_3_s2_ready_units_come_to_headquarters_in_the_reaction_phase() {
    let units = ["ge-lxxxi @ B15.28", "ge-mg-1 @ box-1", "ge-mg-2 @ B16.28"];
    table("reaction", &units, "").allows("axis", "place ge-mg-1 B15.28");
    table("reaction", &units, "").refuses("axis", "place ge-mg-1 B16.28", "btr:2.3/2");
    let moved = ["ge-lxxxi moves @ B15.28", "ge-mg-1 @ box-1"];
    table("reaction", &moved, "").refuses("axis", "place ge-mg-1 B15.28", "btr:2.3/2");
    let own = table("movement", &["ge-lxxxi @ B15.28", "ge-mg-1 @ box-1", "us-1 @ A15.04"], "");
    own.refuses("allied", "place ge-mg-1 B15.28", "btr:2.3/2");
    let ready = table("reaction", &units, "");
    assert_eq!(keeps_off(&ready, Side::Axis, Segment::Reaction, "ge-mg-1", "B15.28"), None);
    for (side, segment, key) in [
        (Side::Allied, Segment::Reaction, "ge-mg-1"),
        (Side::Axis, Segment::Movement, "ge-mg-1"),
        (Side::Axis, Segment::Reaction, "us-1"),
    ] {
        assert_eq!(
            keeps_off(&ready, side, segment, key, "B15.28"),
            Some("btr:2.3/2"),
            "{side:?} {segment:?}"
        );
    }
    // Nor to one that cannot trace supply.
    let cut = table("reaction", &["ge-lxxxi @ B15.28", "ge-mg-1 @ box-1", "us-1 @ B15.26"], "");
    cut.refuses("axis", "place ge-mg-1 B15.28", "btr:2.3/2");
    // It comes to mind by itself.
    assert!(ready.offers("axis").contains(&"place ge-mg-1 B15.28".to_string()));
}

#[test]
fn r2_3_s3_one_unit_or_formation_to_a_hex() {
    let units = ["ge-lxxxi @ B15.28", "ge-lxxiv @ B17.28", "ge-mg-1 @ box-1", "ge-mg-2 @ box-1"];
    let mut one = table("reaction", &units, "");
    one.does("axis", "place ge-mg-1 B15.28", &[]);
    one.refuses("axis", "place ge-mg-2 B15.28", "btr:2.3/3").allows("axis", "place ge-mg-2 B17.28");
    let panzers = ["ge-lxxxi @ B15.28", "ge-9pz-i @ box-1", "ge-9pz-ii @ box-1"];
    let mut two = table("reaction", &panzers, "");
    two.does("axis", "place ge-9pz-i B15.28", &[]).allows("axis", "place ge-9pz-ii B15.28");
    two.refuses("axis", "place ge-mg-1 B15.28", "btr:2.3/1");
    // Whoever came as an ordinary reinforcement, or was released there, is not in the way.
    let beside = |state: &str| {
        let other = format!("ge-mg-2 {state} @ B15.28");
        table("reaction", &["ge-lxxxi @ B15.28", "ge-mg-1 @ box-1", &other], "")
    };
    beside("arrived").allows("axis", "place ge-mg-1 B15.28");
    beside("released").allows("axis", "place ge-mg-1 B15.28");
    beside("arrived released").refuses("axis", "place ge-mg-1 B15.28", "btr:2.3/3");
}

#[test]
fn r2_3_s4_they_count_as_released_reserves() {
    let mut on = table("reaction", &["ge-lxxxi @ B15.28", "ge-mg-1 @ box-1"], "");
    on.does("axis", "place ge-mg-1 B15.28", &[]);
    let unit = on.unit("ge-mg-1");
    assert!(unit.has(flag::RELEASED) && unit.mode != Mode::Reserve);
    let id = on.id("ge-mg-1");
    let quarters = 4 * u16::from(on.look().face(id).ma);
    assert_eq!(u16::from(on.look().allowance(id, ocs::Segment::Reaction)), quarters / 2);
}

#[test]
fn r2_3_s6_nobody_need_react() {
    let units = ["ge-lxxxi @ B15.28", "ge-mg-1 @ box-1", "us-1 reserve @ A15.04"];
    let mut idle = table("reaction", &units, "");
    idle.does("axis", "done", &[]);
    assert_eq!(idle.unit("ge-mg-1").at, ocs::off::BOX + 1);
    // With empty boxes there is nothing to do.
    let empty = table("reaction", &["ge-lxxxi @ B15.28"], "");
    assert!(empty.offers("axis").iter().all(|offer| !offer.contains("place")));
}

/// The Allied Movement Segment ends after a drop, or without one.
fn after_drop(dropped: &str, units: &[&str], dice: &[u16]) -> Table {
    after(dropped, units, dice, "")
}

fn after(dropped: &str, units: &[&str], dice: &[u16], more: &str) -> Table {
    let own = format!("us-504 {dropped}@ B16.31");
    let more = format!("weather = 'dry'\n{more}");
    let mut table = table("movement", &[&[own.as_str(), "ge-lxxxi @ B15.28"], units].concat(), &more);
    // The cavalry far behind goes hungry first.
    table.does("allied", "done", dice);
    table
}

#[test]
fn r2_3a_s1_a_drop_makes_two_units_ready() {
    let waiting = ["ge-mg-1 @ box-0", "ge-mg-2 @ box-0", "ge-mg-3 @ box-0", "ge-alert-1 @ B16.28"];
    let table = after_drop("dropped ", &waiting, &[2, 2]);
    assert_eq!(says(&table, "ready"), ["2"]);
    table.asks("axis").allows("axis", "place ge-mg-1 B15.28");
    // As many as wait, two more than before; once in a turn, and not without a drop.
    let ready =
        |dropped: &str, more: &str, dice: &[u16]| says(&after(dropped, &waiting, dice, more), "ready");
    assert_eq!(ready("dropped ", "ready = 1", &[2, 2]), ["3"]);
    assert_eq!(ready("dropped ", "ready = 2", &[2, 2]), ["3"]);
    assert_eq!(ready("dropped ", "alarmed = true", &[2, 2]), ["0"]);
    assert_eq!(ready("", "", &[2, 2, 2, 2]), ["0"]);
}

#[test]
fn r2_3a_s2_and_a_die_of_alert_units() {
    let table = after_drop("dropped ", &[], &[2, 2, 3, 1]);
    assert_eq!(table.unit("ge-alert-1").at, ocs::off::BOX + 1);
    table.asks("axis").allows("axis", "place ge-alert-1 B15.28");
}

#[test]
fn r2_2_s2_a_result_makes_two_units_ready() {
    let sides = POOR.replace("[axis]\n", "[axis]\nrepl_table = 'german'\n");
    let rules = yard(
        ["A22.06", "B7.26"],
        &UNITS,
        &format!("supply = [{{ side = 'axis', hexes = ['B15.26'] }}]\n{sides}"),
    );
    let begins = |units: &[&str], dice: &[u16]| {
        let units = list(&[units, &["us-1 reserve @ A15.04", "ge-9pz-i reserve @ B18.31"]].concat());
        let text = format!("phase = 'exploitation'\nphasing = 'allied'\nunits = [{units}]");
        let mut table = given(rules.clone(), &text);
        table.does("allied", "done", dice);
        says(&table, "ready")
    };
    let three = ["ge-mg-1 @ box-0", "ge-mg-2 @ box-0", "ge-mg-3 @ box-0"];
    assert_eq!(begins(&three, &[3, 4, 5, 5]), ["2"]);
    assert_eq!(begins(&three, &[3, 4, 3, 4]), ["0"]);
}

#[test]
fn r2_2_s3_it_is_ignored_if_none_waits() {
    let sides = POOR.replace("[axis]\n", "[axis]\nrepl_table = 'german'\n");
    let rules = yard(
        ["A22.06", "B7.26"],
        &UNITS,
        &format!("supply = [{{ side = 'axis', hexes = ['B15.26'] }}]\n{sides}"),
    );
    let units = list(&["us-1 reserve @ A15.04", "ge-9pz-i reserve @ B18.31"]);
    let mut table = given(rules, &format!("phase = 'exploitation'\nphasing = 'allied'\nunits = [{units}]"));
    table.does("allied", "done", &[3, 4, 5, 5]);
    assert_eq!(says(&table, "ready"), ["0"]);
    assert_eq!(table.look().all(Side::Axis).count(), 1);
}

#[test]
fn rmarket_garden_s8_krefeld_kleve_and_venlo_serve_as_headquarters() {
    let units = list(&["br-2hcr @ A24.20", "ge-mg-1 @ box-1", "ge-mg-2 @ B46.24", "ge-176 @ B28.32"]);
    let text = format!("phase = 'reaction'\nphasing = 'allied'\nunits = [{units}]");
    let table = given(crate::support::scenario("market-garden"), &text);
    table.allows("axis", "place ge-mg-1 B28.31").refuses("axis", "place ge-mg-1 B28.32", "btr:2.3/2");
    // In German hands.
    let lost = given(table.rules.clone(), &format!("{text}\naxis = ['kleve']"));
    lost.refuses("axis", "place ge-mg-1 B28.31", "btr:2.3/2");
}
