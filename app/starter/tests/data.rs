//! Every fault of a data file is told with the file, the line where there is one, and what is wrong.

use sandtable_core::kit::faulty;
use starter::Starter;

/// File, what stands there, what is put in its place, what is said of it.
const FAULTS: [[&str; 4]; 5] = [
    ["map.toml", "\"north-mill\"", "\"north-moon\"", "'north-moon'"],
    ["map.toml", "key = \"mill\"", "key = \"north\"", "north"],
    ["map.toml", "home = \"red\"", "home = \"green\"", "'green' is none of red, blue"],
    ["map.toml", "home = \"red\"", "home = \"blue\"", "three home places"],
    ["scenarios/skirmish.toml", "\"bridge\"", "\"moon\"", "'moon'"],
];

#[test]
fn every_fault_is_named() {
    faulty::<Starter>(&FAULTS);
}
