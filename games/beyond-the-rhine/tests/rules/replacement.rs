//! The replacement tables (1.5a, 1.8b, 2.2, 3.2).

use ocs::{Segment, Side, off};

use crate::support::{Looking, POOR, Table, bars, falls, given, list, moves, phase, says, yard};

const UNITS: [&str; 12] = [
    "us-3-cca",
    "us-cav-102",
    "us-pax-1",
    "us-pax-2",
    "us-eq-1",
    "ge-9pz-i",
    "ge-lxxxi",
    "ge-alert-1",
    "ge-mg-4",
    "ge-pax-1",
    "ge-pax-2",
    "ge-eq-1",
];

/// The turn of a side begins with the dice of its Reinforcement Phase: supply, then Replacements.
fn begins(side: &str, table: &str, calendar: u8, dice: &[u16], more: &str) -> Table {
    let other = if side == "axis" { "allied" } else { "axis" };
    let (source, hex) = if side == "axis" { ("axis", "B15.26") } else { ("allied", "A15.06") };
    let sides = POOR
        .replace("calendar = 22", &format!("calendar = {calendar}"))
        .replace(&format!("[{side}]\n"), &format!("[{side}]\nrepl_table = '{table}'\n"));
    let rules = yard(
        ["A22.06", "B7.26"],
        &UNITS,
        &format!("supply = [{{ side = '{source}', hexes = ['{hex}'] }}]\n{sides}"),
    );
    let units = list(&["us-3-cca reserve @ A15.04", "ge-9pz-i reserve @ B18.31", "ge-lxxxi @ B15.28"]);
    let text =
        format!("phase = 'exploitation'\nphasing = '{other}'\nfirst = '{other}'\nunits = [{units}]\n{more}");
    let mut position = given(rules, &text);
    position.does(other, "done", dice);
    position
}

#[test]
fn r2_2_s1_the_germans_roll_for_supply_and_replacements() {
    // Supply 3 + 4, then a 7: two Pax, an Eq, an alert unit and a level of the West Wall.
    let table = begins("axis", "german", 22, &[3, 4, 3, 4], "");
    let came = ["ge-pax-1", "ge-pax-2", "ge-eq-1"].iter().filter(|key| table.unit(key).is_here()).count();
    let waiting: u8 = table.state.repl.waiting[1].iter().sum();
    assert_eq!(came + usize::from(waiting), 3);
    assert_eq!((says(&table, "wall"), says(&table, "alerts")), (vec!["1".into()], vec!["1".into()]));
}

/// The German Movement Segment with what the table has given.
fn given_by_table(more: &str, units: &[&str]) -> Table {
    moves("axis", &[units, &["ge-lxxxi @ B14.30"]].concat(), more)
}

#[test]
fn r1_5a_s3_the_table_raises_a_hex_of_the_west_wall() {
    let mut table = given_by_table("wall = 1", &[]);
    table.does("axis", "do wall B16.33", &[]);
    assert_eq!(table.works("B16.33"), Some(("axis", 2)));
    assert_eq!(table.state.tokens(Side::Axis), 0, "it is free");
    table.refuses("axis", "do wall B15.34", "btr:1.5a/3");
    given_by_table("", &[]).refuses("axis", "do wall B16.33", "btr:1.5a/3");
    given_by_table("wall = 1", &[]).refuses("axis", "do wall B16.31", "btr:1.5a/3");
    // Nor works elsewhere, what the Allies hold, in another phase or for the Allies.
    let dug = "wall = 1\nhedgehogs = ['axis level 1 @ B16.31', 'allied level 1 @ B17.34']";
    let table = given_by_table(dug, &["us-1 @ B17.34"]);
    table.refuses("axis", "do wall B16.31", "btr:1.5a/3").refuses("axis", "do wall B17.34", "btr:1.5a/3");
    assert_eq!(bars(&table, Side::Axis, Segment::Movement, "wall", "B16.33"), None);
    assert_eq!(bars(&table, Side::Axis, Segment::Exploitation, "wall", "B16.33"), Some("btr:1.5a/3"));
    assert_eq!(bars(&table, Side::Allied, Segment::Movement, "wall", "B17.34"), Some("btr:1.5a/3"));
}

#[test]
fn r2_2_s1_what_is_not_used_in_the_turn_is_lost() {
    let results = "turn = 2\nwall = 1\nalerts = 1\ntowns = 1\nowed-allied = 1\nowed-axis = 1";
    let left = |side: &str, first: &str| {
        let waits = ["us-3-cca reserve @ A15.04", "ge-9pz-i reserve @ B18.31"];
        let table = phase("exploitation", side, &waits, &format!("{results}\nfirst = '{first}'"));
        let after = falls(&table, side, "done", |_| true);
        ["wall", "alerts", "towns", "owed-axis", "owed-allied"].map(|key| says(&after, key)[0].clone())
    };
    assert_eq!(left("axis", "axis"), ["0", "0", "0", "0", "1"]);
    assert_eq!(left("allied", "allied"), ["1", "1", "1", "1", "0"]);
}

#[test]
fn r1_5a_s4_but_not_above_level_2() {
    let table = given_by_table("wall = 1\nhedgehogs = ['axis level 2 @ B16.33']", &[]);
    table.refuses("axis", "do wall B16.33", "btr:1.5a/4");
}

#[test]
fn r1_8b_s1_the_allies_get_bridge_checks_by_the_table() {
    let table = begins("allied", "us", 40, &[3, 4, 6, 6], "");
    assert_eq!(says(&table, "checks"), ["1"]);
    let full = begins("allied", "us", 40, &[3, 4, 6, 6], "checks = 3");
    assert_eq!(says(&full, "checks"), ["3"]);
    assert_eq!(says(&begins("allied", "commonwealth", 40, &[3, 4, 6, 6], ""), "checks"), ["1"]);
}

#[test]
fn r3_2_s4_they_are_common_to_all_systems() {
    // One number for all, whoever rolled it.
    let us = begins("allied", "us", 40, &[3, 4, 6, 6], "checks = 1");
    let cw = begins("allied", "commonwealth", 40, &[3, 4, 6, 6], "checks = 1");
    assert_eq!((says(&us, "checks"), says(&cw, "checks")), (vec!["2".into()], vec!["2".into()]));
}

#[test]
fn r3_2a_trench_foot_from_november_through_march() {
    let pax = |table: &str, calendar: u8| {
        let position = begins("allied", table, calendar, &[3, 4, 4, 4], "");
        let came = ["us-pax-1", "us-pax-2"].iter().filter(|key| position.unit(key).is_here()).count();
        came + usize::from(position.state.repl.waiting[0][0])
    };
    // An 8: two Pax, one less in winter; the Commonwealth's one is never less.
    assert_eq!((pax("us", 10), pax("us", 22), pax("us", 61)), (2, 1, 1));
    assert_eq!((pax("us", 17), pax("us", 18), pax("us", 62)), (2, 1, 2));
    assert_eq!((pax("commonwealth", 10), pax("commonwealth", 22)), (1, 1));
}

/// Alert units in the scenario of a German window.
fn alert(more: &str, units: &[&str]) -> Table {
    let rules = yard(
        ["A22.06", "B7.26"],
        &UNITS,
        &format!("supply = [{{ side = 'axis', hexes = ['B15.26'] }}]\n{POOR}"),
    );
    let units = list(&[units, &["us-cav-102 @ A7.06", "ge-mg-4 @ B7.26"]].concat());
    given(rules, &format!("phase = 'movement'\nphasing = 'axis'\nunits = [{units}]\n{more}"))
}

#[test]
fn r2_2_s6_an_alert_unit_is_drawn_unless_the_pile_is_empty() {
    let mut table = alert("alerts = 1", &["ge-lxxxi @ B15.28"]);
    table.does("axis", "do alert B15.28", &[1]);
    assert_eq!(table.unit("ge-alert-1").at, table.hex("B15.28"));
    assert_eq!(says(&table, "alerts"), ["0"]);
    table.refuses("axis", "do alert B15.28", "btr:2.2/6");
    let empty = alert("alerts = 1", &["ge-lxxxi @ B15.28", "ge-alert-1 @ B15.29"]);
    empty.refuses("axis", "do alert B15.28", "btr:2.2/6");
    // In the German Movement Phase.
    let table = alert("alerts = 1", &["ge-lxxxi @ B15.28"]);
    assert!(table.offers("axis").contains(&"do alert B15.28".to_string()));
    assert_eq!(bars(&table, Side::Axis, Segment::Movement, "alert", "B15.28"), None);
    assert_eq!(bars(&table, Side::Axis, Segment::Reaction, "alert", "B15.28"), Some("btr:2.2/6"));
    assert_eq!(bars(&table, Side::Allied, Segment::Movement, "alert", "B15.28"), Some("btr:2.2/6"));
}

#[test]
fn r2_2_s7_it_comes_to_a_headquarters_in_supply() {
    let table = alert("alerts = 1", &["ge-lxxxi moves @ B15.28", "ge-9pz-i @ B16.28"]);
    table.refuses("axis", "do alert B15.28", "btr:2.2/7").refuses("axis", "do alert B16.28", "btr:2.2/7");
    let cut = alert("alerts = 1", &["ge-lxxxi @ B15.28", "us-3-cca @ B15.26"]);
    cut.refuses("axis", "do alert B15.28", "btr:2.2/7");
}

#[test]
fn r2_2_s8_a_lost_one_returns_to_the_pile() {
    let rules = yard(["A22.06", "B7.26"], &UNITS, POOR);
    let units = list(&["us-3-cca @ A15.04", "ge-alert-1 @ A15.05", "us-cav-102 @ A7.06", "ge-mg-4 @ B7.26"]);
    let text = format!(
        "phase = 'combat'\nphasing = 'allied'\nunits = [{units}]\ndumps = ['allied 8 @ A15.04']\nweather = 'dry'"
    );
    let mut table = given(rules, &text);
    table.does("allied", "target A15.05; with us-3-cca; attack", &[]);
    table.does("axis", "decline", &[3, 4, 6, 6]);
    assert_eq!(table.unit("ge-alert-1").at, off::POOL);
}

#[test]
fn r2_2_s25_a_result_calls_luftflotte_reich_until_wacht_am_rhein() {
    let called = |dice: [u16; 2], more: &str| {
        begins("axis", "german", 22, &[3, 4, dice[0], dice[1]], more).text().contains("luftflotte = true")
    };
    assert!(called([5, 5], "") && !called([4, 5], "") && !called([5, 5], "wacht = 1"));
}
