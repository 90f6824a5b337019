//! Every fault of a data file is told with the file, the line where there is one, and what is wrong.

use sandtable_core::kit::{faulty, spoiled};
use shifting_sands::ShiftingSands;

const MAP: &str = "map.toml";
const UNITS: &str = "units.toml";
const TABLES: &str = "tables.toml";
const CARDS: &str = "cards.toml";
const CAMPAIGN: &str = "scenarios/campaign.toml";
const SONNENBLUME: &str = "scenarios/sonnenblume.toml";

/// File, what stands there, what is put in its place, what is said of it.
const FAULTS: [[&str; 4]; 25] = [
    [MAP, "id = \"misurata\"", "id = \"tripoli\"", "'tripoli' is there twice"],
    [MAP, "id = \"tobruk\"", "id = \"tobruch\"", "the rules name the space 'tobruk', which is missing"],
    [MAP, "region = \"LIB\"", "region = \"MOON\"", "MOON"],
    [MAP, "terrain = \"swamp\"", "terrain = \"lava\"", "lava"],
    [UNITS, "key = \"br-2-arm\"", "key = \"br-7-arm\"", "'br-7-arm' is there twice"],
    [UNITS, "key = \"ge-21\"", "key = \"ge-22\"", "the rules name the division 'ge-21', which is missing"],
    [
        UNITS,
        "key = \"ramcke\"",
        "key = \"rommel\"",
        "the rules name the battlegroup 'ramcke', which is missing",
    ],
    [UNITS, "count = 18", "count = 0", "there is none of this kind"],
    [UNITS, "count = 18", "count = 250", "units; at most"],
    [UNITS, "nation = \"aus\"", "nation = \"kangaroo\"", "kangaroo"],
    [TABLES, "\"6b\", \"6b\"],", "\"6b\", \"many\"],", "'many' is no loss number"],
    [TABLES, "columns = [0, 1, 2, 3, 4, 5, 6]", "columns = [1, 2, 3, 4, 5, 6, 7]", "the columns rise from 0"],
    [TABLES, "columns = [0, 1, 2, 3, 4, 5, 6]", "columns = [0, 1]", "the table has a hole"],
    [TABLES, "swamp = 1", "bog = 1", "terrain: the shift of 'swamp' is missing"],
    [TABLES, "  { discards = 1 },\n", "", "lrdg: a row for each face of the die is expected"],
    [CARDS, "id = \"A2\"", "id = \"A1\"", "'A1' is there twice"],
    [CARDS, "id = \"A2\"", "id = \"A99\"", "'A99' is none of A1 to A55, X1 to X55"],
    [CARDS, "id = \"A2\"", "id = \"A99\"", "card 2 of the allied is missing"],
    [CARDS, "ops = 5", "ops = 6", "A20: a card is worth 2 to 5 points (3.0/ops)"],
    [CARDS, "spaces = [\"deep-desert\"]", "spaces = [\"oasis\"]", "A10: 'oasis' is no space"],
    [CARDS, "reinforce = [\"br-2-arm\"", "reinforce = [\"br-3-arm\"", "A5: 'br-3-arm' is no unit"],
    [CAMPAIGN, "cairo = [\"br-bg\"]", "cairo = [\"it-bg\"]", "'it-bg' belongs to the other side"],
    [CAMPAIGN, "cairo = [\"br-bg\"]", "cairo = [\"br-bg x17\"]", "of 'br-bg' are set up; there are 18"],
    [CAMPAIGN, "vp = 10", "vp = 40", "40 victory points are not on the track"],
    [SONNENBLUME, "last_turn = 8", "last_turn = 18", "turns 4 to 18 are not on the track of 12"],
];

#[test]
fn every_fault_is_named() {
    faulty::<ShiftingSands>(&FAULTS);
}

#[test]
fn a_fault_names_its_line() {
    let errors = spoiled::<ShiftingSands>(CARDS, "id = \"A2\"", "id = \"A1\"");
    assert!(errors.contains("cards.toml:16: 'A1' is there twice"), "{errors}");
}

#[test]
fn what_is_no_toml_is_told_with_its_line() {
    let errors = spoiled::<ShiftingSands>(TABLES, "markers = 5", "markers = many");
    assert!(errors.starts_with("tables.toml:"), "{errors}");
}
