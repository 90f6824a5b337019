//! Every fault of a data file is told with the file, the line where there is one, and what is wrong.

use sandtable_core::kit::{faulty, spoiled};
use soft_underbelly::SoftUnderbelly;

const MAP: &str = "map.toml";
const TABLES: &str = "tables.toml";
const UNITS: &str = "units.toml";
const CAMPAIGN: &str = "scenarios/campaign.toml";

/// File, what stands there, what is put in its place, what is said of it.
const FAULTS: [[&str; 4]; 24] = [
    [MAP, "no = 2\n", "no = 3\n", "area 3: areas are numbered 1, 2, 3"],
    [
        MAP,
        "short = [2, 3, 4, 5, 25]",
        "short = [2, 3, 4, 5, 10, 25]",
        "placement 1a reaches 10 with the short ruler but not the long one",
    ],
    [MAP, "region = \"sicily\"", "region = \"atlantis\"", "unknown region 'atlantis'"],
    [MAP, "land = [2, ", "land = [99, 2, ", "area 1: land link to unknown 99"],
    [MAP, "land = [2, ", "land = [20, 2, ", "area 1: land link to 20, but 20 has none back"],
    [MAP, "\"cerbere\"", "\"lisbon\"", "unknown border point 'lisbon'"],
    [MAP, "area = 1\nspot = \"a\"", "area = 99\nspot = \"a\"", "unknown area '99'"],
    [MAP, "spot = \"b\"", "spot = \"B\"", "placement 'B' in area 1: one small letter is expected"],
    [MAP, "spot = \"b\"", "spot = \"bb\"", "placement 'bb' in area 1: one small letter is expected"],
    [MAP, "spot = \"b\"", "spot = \"a\"", "placement 1a: placements come in order, each once"],
    [MAP, "short = [2, 3, 4, 5, 25]", "short = [2, 3, 4, 5, 99]", "placement 1a reaches unknown area 99"],
    [MAP, "short = [2, 3, 4, 5, 25]", "short = [2, 3, 4, 5]", "placement 1a: the list says"],
    [
        MAP,
        "point = [10.70, 47.70]",
        "point = [10.45, 47.56]",
        "placement 1b: the counter touches a border or the sea",
    ],
    [MAP, "axis_symbol = true", "axis_symbol = false", "exactly one area carries the Axis symbol"],
    [UNITS, "cubes = 24", "cubes = 99", "units; at most"],
    [
        UNITS,
        "lines = 3",
        "lines = 3\npartisans = 1",
        "paratroops and partisans are Allied, elites and lines are Axis",
    ],
    [TABLES, "no = 4", "no = 5", "tables.toml:25: turn 5 stands in place 4"],
    [TABLES, "bombing = 4", "bombing = 7", "hits.bombing = 7 is no face of a die"],
    [TABLES, "rounds = 3", "rounds = 0", "limits: at most 3 arrows and 8 dice, at least 1 round"],
    [TABLES, "arrows = 3", "arrows = 4", "limits: at most 3 arrows and 8 dice, at least 1 round"],
    [
        CAMPAIGN,
        "name = \"british\"",
        "name = \"dutch\"",
        "'dutch' is none of american, british, italian, uboat",
    ],
    [CAMPAIGN, "area = 18", "area = 88", "unknown area '88'"],
    [CAMPAIGN, "cubes = 4", "cubes = 24", "the Allies set up more units than the counter mix holds"],
    [
        CAMPAIGN,
        "cubes = 3",
        "cubes = 2",
        "axis and ready_made together must use the Axis counter mix exactly",
    ],
];

#[test]
fn every_fault_is_named() {
    faulty::<SoftUnderbelly>(&FAULTS);
}

#[test]
fn the_lines_on_the_map_are_those_of_the_counter_mix() {
    let errors = spoiled::<SoftUnderbelly>(CAMPAIGN, "line = true\n", "");
    assert!(errors.contains("2 lines are set up, 3 exist"), "{errors}");
}

#[test]
fn what_is_no_toml_is_told_with_its_line() {
    let errors = spoiled::<SoftUnderbelly>(UNITS, "cubes = 24", "cubes = many");
    assert!(errors.starts_with("units.toml:5:"), "{errors}");
}
