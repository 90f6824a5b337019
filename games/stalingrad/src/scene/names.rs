//! Message ids of things that have a name.

use sandtable_core::Key;

use crate::pieces::{Chit, Kind, Nation, What};
use crate::theatre::Counter;

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
pub fn counter(c: &Counter) -> Key {
    let name = match (c.nation, c.kind) {
        (_, Kind::Hq) => return headquarters(&c.key).into(),
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
    };
    name.into()
}

/// What an army or a front is called, as on its chit.
fn command(key: &str) -> Option<&'static str> {
    Chit::all().find(|chit| chit.hq() == Some(key))?.term().strip_prefix("chit-")
}

fn headquarters(key: &str) -> String {
    format!("hq-{}", command(key).unwrap_or("other"))
}

/// The tray of an army that is to be set up.
pub fn tray(army: &str) -> String {
    format!("box-tray-{}", command(army).unwrap_or("army"))
}
