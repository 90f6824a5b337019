//! Positions that the tests of this folder share.
//!
//! The steppe is the open country round 1505: no river, no town, no road that matters. Soviet units there fall back to
//! Gryazi (1301): from 1505 by 1404 and 1403, without a choice.

use stalingrad::{Assault, Hex, Side};

use crate::support::{Looking, Table, given};

fn list(units: &[&str]) -> String {
    format!("units = [{}]", units.iter().map(|u| format!("'{u}'")).collect::<Vec<_>>().join(", "))
}

/// A side is about to declare attacks; all its units are active unless some are marked. Nothing is left in the cup.
pub fn attack(side: &str, units: &[&str], more: &str) -> Table {
    given(&format!("drawn = ['SUPPLY']\nactive = '{side}'\nphase = 'attack'\n{}\n{more}", list(units)))
}

/// The Axis attacks on the steppe.
pub fn steppe(units: &[&str]) -> Table {
    attack("axis", units, "")
}

/// A command is about to end and one chit is left in the cup: `done` of the Axis draws it.
pub fn before(chit: &str, units: &[&str], more: &str) -> Table {
    let cup = match chit {
        "SUPPLY" => "drawn = ['6A']".into(),
        chit => format!("drawn = ['6A', 'SUPPLY']\nselected = ['{chit}']"),
    };
    let steps = "steps = ['turn draw', 'command end', 'march']";
    given(&format!("{cup}\nchit = '6A'\nready = ['axis', 'soviet']\n{steps}\n{}\n{more}", list(units)))
}

/// The SUPPLY chit comes, and the transfer roll shows this.
pub fn supply(units: &[&str], more: &str, die: u16) -> Table {
    let mut table = before("SUPPLY", units, more);
    table.does("axis", "done", &[1, die]);
    table
}

/// AXIS REINF comes, and the commitment roll shows this.
pub fn axis_reinforcements(units: &[&str], more: &str, die: u16) -> Table {
    let mut table = before("AXIS-REINF", units, more);
    table.does("axis", "done", &[1, die]);
    table
}

/// SOVIET REINF comes.
pub fn soviet_reinforcements(units: &[&str], more: &str) -> Table {
    let mut table = before("SOVIET-REINF", units, more);
    table.does("axis", "done", &[1]);
    table
}

/// The index of a hex.
pub fn hex(table: &Table, number: &str) -> Hex {
    let grid = &table.rules.theatre().grid;
    grid.parse(number).ok().and_then(|h| grid.index(h)).unwrap_or_else(|| panic!("{number} is no hex"))
}

/// Strengths and odds of the attack declared on a hex.
pub fn declared(table: &Table, number: &str) -> Assault {
    let target = hex(table, number);
    table.look().assault(target, table.look().attackers(target))
}

/// The offers that begin with a word.
pub fn offered(table: &Table, side: Side, verb: &str) -> Vec<String> {
    let mut all = table.offers(side.word());
    all.retain(|line| line.starts_with(verb));
    all.sort();
    all
}
