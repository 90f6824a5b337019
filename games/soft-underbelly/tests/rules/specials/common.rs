//! Positions that the tests of this folder start from.

use sandtable_core::{Chance, Log, Rules};
use soft_underbelly::{Arm, Moment, Side, Step};

use crate::support::{Looking, Table, given};

/// Nobody has an event marker.
pub const NO_MARKERS: &str = "markers_allies = 0\nmarkers_axis = 0\n";
/// No ship is ready.
pub const NO_SHIPS: &str = "ships = ['american used', 'british used', 'italian used', 'uboat used']\n";
/// Nobody has an event marker or a ready ship: only aircraft and partisans can interrupt.
pub const QUIET: &str = "markers_allies = 0\nmarkers_axis = 0\n\
    ships = ['american used', 'british used', 'italian used', 'uboat used']\n";
/// The same after the surrender of Italy.
pub const SURRENDERED: &str = "markers_allies = 0\nmarkers_axis = 0\nsurrendered = true\n\
    ships = ['american used', 'british used', 'italian gone', 'uboat used']\n";

fn laid(head: &str, units: &[&str], more: &str) -> Table {
    given(&format!("{head}\nunits = {units:?}\n{more}"))
}

/// A side is about to declare its attacks.
pub fn attacking(side: &str, units: &[&str], more: &str) -> Table {
    laid(&format!("active = '{side}'\nphase = 'attack'"), units, more)
}

/// A side moves.
pub fn moving(side: &str, units: &[&str], more: &str) -> Table {
    laid(&format!("active = '{side}'\nphase = 'move'"), units, more)
}

/// A side converts in the reinforcement step.
pub fn converting(side: &str, units: &[&str], more: &str) -> Table {
    laid(&format!("active = '{side}'\nphase = 'convert'"), units, more)
}

/// The Axis has the last impulse of a turn; nobody has a marker, so that its pass ends the turn.
pub fn last_impulse(turn: u8, units: &[&str], more: &str) -> Table {
    laid(&format!("turn = {turn}\nactive = 'axis'\nimpulse = 4\nphase = 'move'\n{NO_MARKERS}"), units, more)
}

/// The end of a turn before the last, run through to the initiative roll of the next.
#[track_caller]
pub fn turn_ended(turn: u8, units: &[&str], more: &str) -> Table {
    let mut table = last_impulse(turn, units, more);
    table.does("axis", "pass", &[6, 1]).shows(&["steps: initiative allies"]);
    table
}

/// Counters or cubes of a side in its pool.
pub fn pool(table: &Table, side: Side, arm: Arm) -> usize {
    table.look().pool(side, arm)
}

/// A side has the last impulse of a turn in which it was second; everybody has his markers.
pub fn fourth(side: &str, units: &[&str], more: &str) -> Table {
    let first = if side == "axis" { "allies" } else { "axis" };
    laid(&format!("initiative = '{first}'\nactive = '{side}'\nimpulse = 4\nphase = 'move'"), units, more)
}

/// Is this a window of that moment?
pub fn at(moment: Moment) -> impl Fn(Step) -> bool {
    move |step| matches!(step, Step::Window { moment: m, .. } if m == moment)
}

/// Does the attacker decide whether to go on?
pub fn resolving(step: Step) -> bool {
    step == Step::Resolve
}

/// Whoever is asked whether he reacts declines, until the present step is as wanted.
#[track_caller]
pub fn quietly(table: &mut Table, dice: &[u16], there: impl Fn(Step) -> bool) {
    let mut chance = Chance::scripted(dice);
    while !table.state.step().is_some_and(&there) {
        let seat = table.rules.decision(&table.state).seats().iter().next().expect("somebody is asked");
        let a = table.rules.decline(&table.state, seat).expect("it is a chance to react");
        table.rules.apply(&mut table.state, seat, a, &mut chance, &mut Log::off());
    }
    if let Err(misfit) = chance.finish() {
        panic!("{misfit}\n{}", table.text());
    }
}
