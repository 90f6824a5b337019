//! Message ids of things that have a name.

use crate::pieces::What;
use crate::pieces::{Chit, Kind, Nation};
use crate::theatre::Counter;

/// A command chit.
pub const fn chit_name(chit: Chit) -> &'static str {
    const NAMES: [&str; Chit::COUNT as usize] = [
        "chit-voronezh",
        "chit-stalingrad",
        "chit-caucasus",
        "chit-south",
        "chit-southwest",
        "chit-southeast",
        "chit-soviet-reinf",
        "chit-stavka",
        "chit-1pza",
        "chit-1pza-2",
        "chit-4pza",
        "chit-4pza-2",
        "chit-6a",
        "chit-17a",
        "chit-h2a",
        "chit-r3a",
        "chit-it8a",
        "chit-axis-reinf",
        "chit-supply",
    ];
    NAMES[chit.0 as usize]
}

/// A column of the combat results table.
pub const fn column(column: u8) -> &'static str {
    const NAMES: [&str; 11] = [
        "column-1-1",
        "column-3-2",
        "column-2-1",
        "column-3-1",
        "column-4-1",
        "column-5-1",
        "column-6-1",
        "column-7-1",
        "column-8-1",
        "column-9-1",
        "column-10-1",
    ];
    NAMES[if column > 10 { 10 } else { column as usize }]
}

/// A line of a reinforcement or transfer table.
pub const fn what(what: What) -> &'static str {
    match what {
        What::Hq => "what-hq",
        What::Pz => "what-pz",
        What::Ss => "what-ss",
        What::Inf => "what-inf",
        What::Hungarian => "what-hungarian",
        What::Italian => "what-italian",
        What::Romanian => "what-romanian",
        What::Tk => "what-tk",
        What::M => "what-m",
        What::C => "what-c",
        What::G => "what-g",
        What::Rifle => "what-rifle",
        What::Box => "what-box",
    }
}

/// A city or town: `place-stary-oskol`.
pub fn place(name: &str) -> String {
    let word = |c: char| if c.is_ascii_alphanumeric() { c.to_ascii_lowercase() } else { '-' };
    format!("place-{}", name.chars().map(word).collect::<String>())
}

/// A counter. HQs have names of their own, the rest is its designation with its arm.
pub fn counter(c: &Counter) -> &'static str {
    match (c.nation, c.kind) {
        (_, Kind::Hq) => headquarters(&c.key),
        (Nation::German, Kind::Inf) => "kind-german-inf",
        (Nation::Hungarian, Kind::Inf) => "kind-hungarian-inf",
        (Nation::Italian, Kind::Inf) => "kind-italian-inf",
        (Nation::Romanian, Kind::Inf) => "kind-romanian-inf",
        (Nation::Soviet, Kind::Inf) => "kind-rifle",
        (Nation::Hungarian, Kind::Arm) => "kind-hungarian-arm",
        (_, Kind::Arm) => "kind-romanian-arm",
        (Nation::Italian, Kind::Mot) => "kind-italian-mot",
        (_, Kind::Mot) => "kind-mot",
        (Nation::Italian, Kind::Mt) => "kind-italian-mt",
        (Nation::Romanian, Kind::Mt) => "kind-romanian-mt",
        (_, Kind::Mt) => "kind-mt",
        (_, Kind::Cav) => "kind-romanian-cav",
        (_, Kind::Pz) => "kind-pz",
        (_, Kind::Ss) => "kind-ss",
        (_, Kind::Jg) => "kind-jg",
        (_, Kind::Tk) => "kind-tk",
        (_, Kind::M) => "kind-m",
        (_, Kind::C) => "kind-c",
        (_, Kind::G) => "kind-g",
    }
}

fn headquarters(key: &str) -> &'static str {
    match key {
        "1PzA" => "hq-1pza",
        "4PzA" => "hq-4pza",
        "6A" => "hq-6a",
        "17A" => "hq-17a",
        "H2A" => "hq-h2a",
        "R3A" => "hq-r3a",
        "It8A" => "hq-it8a",
        "VrnzFront" => "hq-voronezh",
        "StrgFront" => "hq-stalingrad",
        "CSFront" => "hq-caucasus",
        "SthFront" => "hq-south",
        "SWFront" => "hq-southwest",
        "SEFront" => "hq-southeast",
        _ => "hq-other",
    }
}

/// The tray of an army that is to be set up.
pub fn tray(army: &str) -> &'static str {
    match army {
        "1PzA" => "box-tray-1pza",
        "4PzA" => "box-tray-4pza",
        "6A" => "box-tray-6a",
        "17A" => "box-tray-17a",
        "H2A" => "box-tray-h2a",
        "R3A" => "box-tray-r3a",
        "It8A" => "box-tray-it8a",
        _ => "box-tray-army",
    }
}
