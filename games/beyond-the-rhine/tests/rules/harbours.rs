//! The coast of Flanders and Holland: ports, the Breskens ferry, shipping to England (1.6c, 2.1).

use ocs::{Ocs, Side, Sink, flag, hungry};

use crate::support::{Looking, POOR, Table, given, list, yard};

const UNITS: [&str; 14] = [
    "us-504",
    "us-505",
    "us-1",
    "us-cav-102",
    "br-2hcr",
    "ge-183vg",
    "ge-12vg",
    "ge-47vg",
    "ge-9pz-i",
    "ge-lxxxi",
    "ge-mg-1",
    "ge-mg-2",
    "ge-mg-3",
    "ge-mg-4",
];

/// The country from Zeebrugge to Beverwijk with the England box, from a turn of the calendar; sources by side.
fn country(calendar: u8, sources: &[(&str, &str)]) -> Ocs {
    let sources: String =
        sources.iter().map(|(side, hex)| format!("{{ side = '{side}', hexes = ['{hex}'] }}, ")).collect();
    let sides = POOR
        .replace("calendar = 22", &format!("calendar = {calendar}"))
        .replace("[allied]\n", "[allied]\nsea = 2\n");
    let england = "box = [{ key = 'england', side = 'allied', beyond = 'A50.35', hexes = 25 }]";
    yard(["A60.33", "A30.03"], &UNITS, &format!("supply = [{sources}]\n{england}\n{sides}"))
}

/// A Movement Segment there.
#[track_caller]
fn coast(rules: Ocs, side: &str, units: &[&str], more: &str) -> Table {
    let units = list(units);
    given(rules, &format!("phase = 'movement'\nphasing = '{side}'\nunits = [{units}]\n{more}"))
}

/// In Flanders: a battalion at Sluis beside Breskens, one at Middelburg behind Vlissingen.
const SCHELDT: [&str; 4] =
    ["ge-mg-1 @ A36.30", "ge-mg-2 @ A40.27", "ge-mg-4 @ A60.08", "us-cav-102 @ A30.33"];
const BOTH_ENDS: &str = "axis = ['breskens', 'vlissingen', 'sluis', 'middelburg']";

/// Those of the two battalions that trace supply.
fn fed(table: &Table) -> [bool; 2] {
    let hungry = hungry(table.look(), Side::Axis);
    ["ge-mg-1", "ge-mg-2"].map(|key| !hungry.contains(table.id(key)))
}

#[test]
fn r2_1_s2_in_september_both_ends_of_the_breskens_ferry_are_german_sources() {
    // 5 and 29 September, then 1 October.
    for (calendar, is) in [(1, true), (8, true), (9, false), (22, false)] {
        assert_eq!(fed(&coast(country(calendar, &[]), "axis", &SCHELDT, BOTH_ENDS)), [is; 2], "{calendar}");
    }
    let next = coast(country(8, &[]), "axis", &SCHELDT, &format!("turn = 2\n{BOTH_ENDS}"));
    assert_eq!(fed(&next), [false; 2]);
    // To nobody else, and not by an end that is lost.
    let table = coast(country(1, &[]), "axis", &SCHELDT, BOTH_ENDS);
    assert!(!table.look().traced(Side::Allied, table.hex("A37.29")));
    let lost = coast(country(1, &[]), "axis", &SCHELDT, "axis = ['vlissingen', 'sluis', 'middelburg']");
    assert_eq!(fed(&lost), [false, true]);
    let taken = [&SCHELDT[..], &["br-2hcr @ A37.29"]].concat();
    assert_eq!(fed(&coast(country(1, &[]), "axis", &taken, BOTH_ENDS)), [false, true]);
}

#[test]
fn r2_1_s4_a_major_port_is_never_a_german_source() {
    let traced = |side: Side, source: &str, more: &str| {
        let rules = country(22, &[(side.word(), source)]);
        let units = ["ge-mg-1 @ A60.08", "us-cav-102 @ A30.33"];
        let table = coast(rules, side.word(), &units, more);
        table.look().traced(side, table.hex(source))
    };
    // The west of the city has no harbour.
    let (german, allied) = ("axis = ['amsterdam', 'amsterdam-w', 'rotterdam']", "");
    assert!(!traced(Side::Axis, "A54.07", german) && !traced(Side::Axis, "A45.15", german));
    assert!(traced(Side::Axis, "A54.08", german));
    assert!(traced(Side::Allied, "A54.07", allied) && traced(Side::Allied, "A45.15", allied));
}

/// A corps shut up in the north-west of Holland: six RE at Velsen, two at Beverwijk, three beside Amsterdam.
const CORPS: [&str; 8] = [
    "ge-183vg @ A56.10",
    "ge-12vg @ A56.10",
    "ge-mg-1 @ A57.10",
    "ge-mg-2 @ A57.10",
    "ge-mg-3 @ A57.10",
    "ge-mg-4 @ A57.10",
    "ge-47vg @ A54.07",
    "ge-lxxxi moves @ A55.08",
];
const HOLLAND: &str = "axis = ['beverwijk', 'amsterdam', 'amsterdam-w', 'haarlem', 'zaandam']";

/// The Supply Phase of a side, when it is done with moving. It waits for somebody far away who has a token to eat.
#[track_caller]
fn supply(side: &str, units: &[&str], dumps: &[&str], more: &str) -> Table {
    let units = [units, &["ge-9pz-i @ A33.20", "us-cav-102 @ A30.33"]].concat();
    let dumps = list(&[dumps, &["axis 1 @ A33.20", "allied 1 @ A30.33"]].concat());
    let mut table = coast(country(22, &[]), side, &units, &format!("dumps = [{dumps}]\n{more}"));
    table.does(side, "done", &[]);
    table
}

/// Tokens that a side has eaten.
fn eaten(table: &Table, side: Side) -> u32 {
    table.state.books[side as usize].spent[Sink::Food as usize]
}

#[test]
fn r2_1_s3_minor_ports_feed_germans() {
    // Beverwijk handles 4T, which are 8 RE: three tokens for two divisions, one for four battalions.
    let mut table = supply("axis", &CORPS, &[], HOLLAND);
    table.does("axis", "feed A56.10; feed A57.10", &[]);
    assert_eq!(eaten(&table, Side::Axis), 0, "no supply is spent");
    for key in ["ge-183vg", "ge-12vg", "ge-mg-1", "ge-mg-4"] {
        assert!(!table.unit(key).has(flag::HUNGRY), "{key}");
    }
    table.shows(&["A57.10 used 4"]);
    // Whoever is beyond that eats off the map, or nothing.
    table.refuses("axis", "feed A54.07", "12.3/1");
    let mut more = supply("axis", &CORPS, &["axis 2 @ A54.07"], HOLLAND);
    more.does("axis", "feed A56.10", &[]).does("axis", "draw A57.10; feed A57.10; draw A57.10", &[]);
    more.allows("axis", "feed A54.07");
    // Damage tells.
    let damaged = supply("axis", &CORPS, &[], &format!("{HOLLAND}\nports = ['A57.10 hits 2']"));
    damaged.refuses("axis", "feed A56.10", "12.3/1").allows("axis", "feed A57.10");
}

#[test]
fn r2_1_s3_an_hq_throws_what_a_minor_port_gives() {
    let units = |staff: &'static str| [staff, "ge-mg-1 @ A46.14"];
    let held = format!("{}, 'leiden', 'rotterdam-n']", HOLLAND.trim_end_matches(']'));
    supply("axis", &units("ge-lxxxi @ A50.13"), &[], &held).allows("axis", "feed A46.14");
    supply("axis", &units("ge-mg-2 @ A50.13"), &[], &held).refuses("axis", "feed A46.14", "12.3/1");
}

#[test]
fn r2_1_s3_neither_the_allies_nor_a_major_port() {
    // Amsterdam alone gives the division in it nothing.
    let alone = supply("axis", &CORPS, &[], "axis = ['amsterdam', 'amsterdam-w']");
    alone.refuses("axis", "feed A54.07", "12.3/1").refuses("axis", "feed A57.10", "12.3/1");
    let allies = supply("allied", &["us-1 @ A57.10"], &[], "");
    allies.refuses("allied", "feed A57.10", "12.3/1");
}

/// Troops in England, with two points of shipping.
#[track_caller]
fn shipping(units: &[&str], more: &str) -> Table {
    let units = [units, &["ge-mg-4 @ A60.08", "us-cav-102 reserve @ A30.33"]].concat();
    coast(country(14, &[]), "allied", &units, &format!("sea = ['8', '0']\n{more}"))
}

#[test]
fn r1_6c_s4_units_are_shipped_between_england_and_a_working_port() {
    // Vlissingen handles 2T: a regiment on foot.
    let mut table = shipping(&["us-504 moves @ england", "us-505 moves @ england"], "");
    table.does("allied", "embark us-504; disembark A39.28", &[]);
    assert_eq!(table.unit("us-504").at, table.hex("A39.28"));
    table.shows(&["A39.28 used 2"]);
    assert_eq!(table.state.sea[0], 6);
    table.refuses("allied", "embark us-505; disembark A39.28", "19.0a/1");
    let mut home = shipping(&["us-504 moves @ A39.28"], "");
    home.does("allied", "embark us-504; disembark england", &[]);
    assert_eq!(home.unit("us-504").at, home.hex("england"));
}

#[test]
fn r1_6c_s4_but_not_to_a_port_that_does_not_work() {
    let troops = ["us-504 moves @ england"];
    // German, or in the zone of Germans; damaged, so that it handles nothing.
    let ours = "axis = ['vlissingen']";
    shipping(&troops, ours).refuses("allied", "embark us-504; disembark A39.28", "19.0f/D");
    let near = ["us-504 moves @ england", "ge-183vg @ A40.27"];
    shipping(&near, "").refuses("allied", "embark us-504; disembark A39.28", "19.0f/F");
    let wreck = "ports = ['A37.29 hits 4']";
    shipping(&troops, wreck).refuses("allied", "embark us-504; disembark A37.29", "19.0a/1");
    // A major one while Germans hold the way to it: Maassluis for Rotterdam.
    let line = "embark us-504; disembark A45.15";
    shipping(&troops, "").allows("allied", line);
    let held = ["us-504 moves @ england", "ge-mg-1 @ A46.17"];
    shipping(&held, "axis = ['maassluis']").refuses("allied", line, "btr:1.6c/4");
}

#[test]
fn r1_6c_s4_it_is_for_units_of_the_allies() {
    let supply = shipping(&["us-504 moves @ england"], "dumps = ['allied 8 @ england']");
    supply.refuses("allied", "consign england 1", "19.0f/D");
    let fights = shipping(&["us-504 @ england"], "");
    fights.refuses("allied", "embark us-504", "19.0f/A");
    let capped = shipping(&["us-504 moves @ england"], "").text().replace("\"8\"", "\"0\"");
    given(country(14, &[]), &capped).refuses("allied", "embark us-504", "19.0f/E");
    let units = ["ge-mg-1 moves @ A37.29", "ge-mg-4 @ A60.08", "us-cav-102 @ A30.33"];
    let german = coast(country(14, &[]), "axis", &units, "sea = ['0', '8']\naxis = ['breskens']");
    german.refuses("axis", "embark ge-mg-1", "19.0f/D");
}
