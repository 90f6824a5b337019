//! Westgoten (2.3b), and divisions of the Contingency box that break down (2.3/5).

use ocs::{Ocs, Segment, Side, flag, off};

use crate::support::{Looking, POOR, Table, falls, given, keeps_off, list, says, yard};

const UNITS: [&str; 14] = [
    "us-3-cca",
    "us-cav-102",
    "ge-9pz-i",
    "ge-lxxxi",
    "ge-lxxiv",
    "ge-mg-1",
    "ge-mg-4",
    "ge-alert-1",
    "ge-183vg",
    "ge-rgt-2a",
    "ge-rgt-3a",
    "ge-rgt-4a",
    "lw-rgt-3a",
    "ge-pax-1",
];

/// The window of Operation Queen in a turn of the calendar; the German table is rolled, and a battalion is due for the box in turn 3, another for that of Wacht am Rhein.
fn country(calendar: u8) -> Ocs {
    let sides = POOR
        .replace("calendar = 22", &format!("calendar = {calendar}"))
        .replace("[axis]\n", "[axis]\nrepl_table = 'german'\nentry = ['B15.26']\n");
    let more = "supply = [{ side = 'axis', hexes = ['B15.26'] }]\n\
                boxed = [{ number = 0, turn = 3, units = ['ge-mg-2'] }, { number = 2, turn = 3, units = ['ge-mg-3'] }]\n";
    yard(["A22.06", "B7.26"], &UNITS, &format!("{more}{sides}"))
}

/// The German turn begins after the Allied one.
fn begins(calendar: u8, more: &str) -> Table {
    let units = list(&[
        "us-3-cca reserve @ A15.04",
        "ge-9pz-i reserve @ B18.31",
        "ge-lxxxi @ B15.28",
        "ge-mg-4 @ B7.26",
        "ge-mg-1 @ box-0",
    ]);
    let text =
        format!("phase = 'exploitation'\nphasing = 'allied'\nfirst = 'allied'\nunits = [{units}]\n{more}");
    given(country(calendar), &text)
}

#[test]
fn r2_3b_s1_from_february_it_may_be_declared_before_the_roll() {
    let mut asked = begins(45, "");
    asked.does("allied", "done", &[]).asks("axis");
    assert_eq!(asked.offers("axis").len(), 2);
    // In January nobody is asked: the dice of supply and Replacements fall at once.
    let mut early = begins(43, "");
    early.does("allied", "done", &[3, 4, 3, 4]);
    assert_eq!(says(&early, "westgoten"), ["0"]);
    // Whoever waits rolls as ever.
    asked.does("axis", "decline", &[3, 4, 3, 4]);
    assert_eq!(says(&asked, "westgoten"), ["0"]);
}

/// It has been declared, and the German Movement Segment has come.
fn declared() -> Table {
    let mut table = begins(45, "");
    table.does("allied", "done", &[]);
    // A 9 and 2 more are an 11.
    table.does("axis", "agree", &[3, 4, 4, 5]);
    while !table.offers("axis").iter().any(|offer| offer.contains("place ge-mg-1")) {
        table.does("axis", "done", &[]);
    }
    table
}

#[test]
fn r2_3b_s2_all_of_the_box_and_the_alert_pile_come_to_headquarters() {
    let mut table = declared();
    table.allows("axis", "place ge-alert-1 B15.28").refuses("axis", "place ge-mg-1 B16.28", "btr:2.3/2");
    table.does("axis", "place ge-mg-1 B15.28", &[]);
    assert_eq!(table.unit("ge-mg-1").at, table.hex("B15.28"));
    assert!(!table.unit("ge-mg-1").has(flag::RELEASED), "they are no reserves");
    assert_eq!(keeps_off(&table, Side::Allied, Segment::Movement, "ge-alert-1", "B15.28"), Some("btr:2.3/2"));
    assert_eq!(
        keeps_off(&table, Side::Axis, Segment::Exploitation, "ge-alert-1", "B15.28"),
        Some("btr:2.3/2")
    );
    // What nobody places comes by itself.
    while table.unit("ge-alert-1").at == off::BOX + 1 {
        table.does("axis", "done", &[]);
    }
    assert!(table.unit("ge-alert-1").is_here());
}

#[test]
fn r2_3b_s3_and_those_that_were_to_come_to_the_box_later() {
    let table = declared();
    assert_eq!(table.unit("ge-mg-2").at, off::BOX + 1);
    table.allows("axis", "place ge-mg-2 B15.28");
    // But not to that of Wacht am Rhein.
    assert_eq!(table.unit("ge-mg-3").at, off::POOL);
}

#[test]
fn r2_3_s1_units_come_to_the_boxes_in_their_turn() {
    let due = |calendar: u8, more: &str, dice: &[u16]| {
        let mut table = begins(calendar, more);
        table.does("allied", "done", dice);
        table
    };
    let boxes = |table: &Table| ["ge-mg-2", "ge-mg-3"].map(|key| table.unit(key).at);
    assert_eq!(boxes(&due(22, "turn = 3", &[3, 4, 3, 4])), [off::BOX, off::BOX + 2]);
    assert_eq!(boxes(&due(22, "turn = 2", &[3, 4, 3, 4])), [off::POOL; 2]);
    // After Westgoten there is one box left: what was to come to the other is an ordinary reinforcement.
    let late = due(45, "turn = 3\nwestgoten = 2", &[3, 4]);
    let duren = late.hex("B14.30");
    assert_eq!(boxes(&late), [duren, off::BOX + 2]);
    assert!(late.unit("ge-mg-2").has(flag::ARRIVED));
    // Nor does anybody come in the turn of the Allies.
    let text = begins(22, "turn = 3").text().replace("phasing = \"allied\"", "phasing = \"axis\"");
    let mut allied = given(country(22), &text.replace("first = \"allied\"", "first = \"axis\""));
    allied.does("axis", "done", &[3, 4]);
    assert_eq!(boxes(&allied), [off::POOL; 2]);
}

#[test]
fn r2_3b_s2_whoever_is_ready_without_it_waits_in_the_box() {
    let table = |more: &str| {
        let units = list(&["us-cav-102 @ A7.06", "ge-mg-4 @ B7.26", "ge-lxxxi @ B15.28", "ge-mg-1 @ box-1"]);
        let text = format!("phase = 'movement'\nphasing = 'axis'\nunits = [{units}]\n{more}");
        falls(&given(country(22), &text), "axis", "done", |_| true)
    };
    assert_eq!(table("").unit("ge-mg-1").at, off::BOX + 1);
    assert!(table("westgoten = 2").unit("ge-mg-1").is_here());
}

#[test]
fn r2_3b_s4_one_roll_is_left_with_2_more() {
    // An 11 gives three Pax and a fortified town; of a 9 there are two and none.
    let table = declared();
    assert_eq!((says(&table, "westgoten"), says(&table, "towns")), (vec!["2".into()], vec!["1".into()]));
    let mut over = begins(45, "westgoten = 2");
    over.does("allied", "done", &[3, 4]);
}

/// The German Reaction Phase with a division ready.
fn ready(units: &[&str]) -> Table {
    let far = ["us-cav-102 @ A7.06", "ge-mg-4 reserve @ B7.26"];
    let units = list(&[units, &far].concat());
    given(country(22), &format!("phase = 'reaction'\nphasing = 'allied'\nunits = [{units}]"))
}

#[test]
fn r2_3_s5_a_division_may_come_by_regiments() {
    let mut table = ready(&["ge-lxxxi @ B15.28", "ge-lxxiv @ B17.28", "ge-183vg @ box-1"]);
    table.does("axis", "place ge-rgt-3a B17.28", &[]);
    assert_eq!((table.unit("ge-rgt-3a").at, table.unit("ge-183vg").lost), (table.hex("B17.28"), 1));
    table.does("axis", "place ge-183vg B15.28", &[]);
    assert_eq!((table.unit("ge-183vg").at, table.unit("ge-183vg").lost), (table.hex("B15.28"), 1));
    // Of a division that is not there, or not ready, no regiment comes.
    ready(&["ge-lxxxi @ B15.28"]).refuses("axis", "place ge-rgt-3a B15.28", "btr:2.3/1");
    ready(&["ge-lxxxi @ B15.28", "ge-183vg @ box-0"]).refuses("axis", "place ge-rgt-3a B15.28", "btr:2.3/1");
    // Nor one of a better rating or another service, one that is in the field, or the last step.
    let whole = ready(&["ge-lxxxi @ B15.28", "ge-183vg @ box-1", "ge-rgt-2a @ B17.28"]);
    for key in ["ge-rgt-4a", "lw-rgt-3a", "ge-rgt-2a"] {
        whole.refuses("axis", &format!("place {key} B15.28"), "btr:2.3/1");
    }
    ready(&["ge-lxxxi @ B15.28", "ge-183vg lost=2 @ box-1"]).refuses(
        "axis",
        "place ge-rgt-3a B15.28",
        "btr:2.3/1",
    );
}
