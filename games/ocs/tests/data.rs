//! Every fault of a data file is told with the file, the line where there is one, and what is wrong.

use ocs::Drill;
use sandtable_core::Game;
use sandtable_core::kit::{faulty, unsound};

const MAP: &str = "map.toml";
const UNITS: &str = "units.toml";
const CHARTS: &str = "charts.toml";
const DRILL: &str = "scenarios/drill.toml";
const AIR: &str = "air.toml";
const SEA: &str = "sea.toml";

/// File, what stands there, what is put in its place, what is said of it.
const FAULTS: [[&str; 4]; 33] = [
    [AIR, "template = \"ju-87\"", "template = \"ju-88\"", "unknown template 'ju-88'"],
    [AIR, "key = \"stuka-2\"", "key = \"stuka-1\"", "two wings have the key 'stuka-1'"],
    [AIR, "capacity = [1.0, 0.5]", "capacity = [1.0, 0.3]", "capacities are counted in halves of a token"],
    [AIR, "types = [\"tactical\"]", "types = []", "an air unit has one type or two"],
    [AIR, "[1, 1, 1, 2, 2, 2]", "[1, 1, 1, 3, 2, 2]", "loss: a row names a place in the mission stack"],
    [CHARTS, "\"1*(5)\"", "\"3*(5)\"", "this is no result of a barrage of a facility"],
    [DRILL, "\"stuka-2\", \"jg-52\"", "\"iap-4\", \"jg-52\"", "a wing begins at a base of its own side"],
    [SEA, "\"il-4t\", \"i-16\"", "\"il-4t\", \"i-17\"", "unknown template 'i-17'"],
    [SEA, "deck = { wings = 3", "deck = { wings = 2", "more wings than it bases (18.2a)"],
    [SEA, "\"mtap-1\", \"iap-13\"", "\"mtap-1\", \"jg-3\"", "not of the side and kind that it bases (18.2a)"],
    [SEA, "kind = \"carrier\"", "kind = \"surface\"", "a carrier has a deck, and no other ship has one"],
    [MAP, "rows = 15", "rows = 14", "15 rows of letters do not fit 280 hexes"],
    [MAP, "\"..w....h", "\".w....h", "the row has not 20 letters"],
    [MAP, "\"..w....h", "\"x.w....h", "the legend does not know 'x'"],
    [MAP, "hex = \"A13.12\"", "hex = \"A33.12\"", "\"A33.12\" is not the number of a hex"],
    [MAP, "hex = \"A13.12\"", "hex = \"A9.15\"", "two places lie in A9.15"],
    [MAP, "key = \"alton\"", "key = \"seaford\"", "two places have the key 'seaford'"],
    [MAP, "kind = \"minor-city\"", "kind = \"woods\"", "a place is a village or a city"],
    [MAP, "\"A10.11-A10.10\"", "\"A10.11\"", "a hexside lies between two hexes"],
    [MAP, "\"A10.11-A10.10\"", "\"A10.11-A10.08\"", "A10.11 and A10.08 are not neighbours"],
    [MAP, "A9.20-A9.19-A9.18", "A9.20-A9.18", "A9.20 and A9.18 are not neighbours"],
    [UNITS, "template = \"division-14\"", "template = \"division-99\"", "unknown template 'division-99'"],
    [UNITS, "key = \"r-2\"", "key = \"r-1\"", "two units have the key 'r-1'"],
    [UNITS, "re = 0.5", "re = 0.3", "a size is counted in quarters of an RE"],
    [UNITS, "by = \"leg\"", "by = \"foot\"", "'foot' is none of leg, track, truck"],
    [CHARTS, "\"AL2/-\"", "\"BL2/-\"", "this is no combat result"],
    [CHARTS, "\"1:5\"", "\"2:5\"", "odds are written like 3:1"],
    [CHARTS, "\"[1/2]\"", "\"[1/3]\"", "this is no result of a barrage"],
    [CHARTS, "attack = [\"2\", \"2\", \"1\"]", "attack = [\"7\", \"2\", \"1\"]", "multipliers are 0, 1/4"],
    [CHARTS, "dry = [2, 4, 6]", "dry = [2, 4, 6.1]", "costs are counted in quarters of an MP"],
    [DRILL, "\"tb-12\"]", "\"r-1\"]", "'r-1' is set up twice"],
    [DRILL, "kind = \"truck\"", "kind = \"sledge\"", "unknown kind of Transport Points 'sledge'"],
    [DRILL, "level = 1", "level = 5", "hedgehogs have levels from 1 to 4"],
];

#[test]
fn every_fault_of_a_file_is_named() {
    faulty::<Drill>(&FAULTS);
}

#[test]
fn more_units_than_fit_are_refused() {
    let mut files = Drill::built_in();
    let mut units = files.text(UNITS).expect("the file is there").to_string();
    let first = units.split("[[unit]]").nth(1).expect("a unit").to_string();
    (0..4_200).for_each(|_| units += &format!("[[unit]]{first}"));
    files.put(UNITS, &units);
    let told = Drill::open(&files).err().expect("a fault").to_string();
    assert!(told.contains("at most 4096 fit"), "{told}");
}

#[test]
fn positions_that_cannot_be_are_refused() {
    let sound = "clear = true\nphase = 'combat'\nphasing = 'axis'\nunits = ['i-8 @ A8.07', 'r-1 @ A8.08']";
    unsound::<Drill>(
        sound,
        &[
            ["units = ['i-8 @ A8.07', 'r-1 @ A8.07']", "both sides stand in A8.07 (4.8c/E)"],
            ["units = ['i-8 @ A14.07']", "i-8 stands in the sea (6.2c)"],
            ["units = ['i-8 lost=3 @ A8.07']", "i-8 has no step left (9.11/2)"],
            ["units = ['i-8 @ A8.07', 'i-8 @ A8.06']", "i-8 is named twice"],
            ["units = ['i-8 brave @ A8.07']", "'brave' is not understood"],
            ["dumps = ['allied 4 @ A8.07']", "a dump lies under the enemy in A8.07 (9.14b/1)"],
            ["dumps = ['allied 4 @ A9.07', 'axis 4 @ A9.07']", "two dumps lie in a hex"],
            ["books = ['had 3', 'had 0']", "the books of the allied side are wrong"],
            ["columns = ['0 axis truck points 0 @ A8.07']", "slot 0 is taken, or none, or empty"],
            ["hedgehogs = ['axis level 7 @ A8.07']", "a hedgehog that cannot be (16.0a)"],
            ["wings = ['jg-3 @ A9.03']", "jg-3 is at no base of its own (14.2c)"],
            ["wings = ['iap-13 deck 3 @ A14.03']", "iap-13 is at no base of its own (14.2c)"],
            ["bases = ['axis level 7 @ A9.03']", "an air base that cannot be (15.0/1)"],
            [
                "bases = ['axis level 1 @ A9.03', 'allied level 1 @ A9.03']",
                "two air bases lie in A9.03 (15.0a)",
            ],
            ["bases = ['allied level 1 @ A8.07']", "an air base lies under the enemy in A8.07 (9.14f/1)"],
            ["wings = ['jg-3 lost=3 @ A9.03']", "an air unit has two steps (14.1b)"],
            [
                "steps = ['player movement', 'segment movement', 'moving', 'pause']",
                "nothing that pauses is in hand (13.2a/1)",
            ],
            ["turn = 9", "turn 9 is none of 6"],
            ["phase = 'lunch'", "'lunch' is no phase"],
        ],
    );
}
