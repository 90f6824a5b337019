//! Positions of the drill on trial, with the counters of an example where the drill has others.

use ocs::{Drill, Look, Ocs, Side, Sink, Unit, Wing};
use sandtable_core::kit::laid_out;
use sandtable_core::{Game, Options, Trial};

pub type Table = Trial<Ocs>;

/// A position of the drill.
#[track_caller]
pub fn given(text: &str) -> Table {
    Trial::start(laid_out::<Drill>(), &[]).given(text)
}

/// The drill with other data: file, what stands there, what is put in its place.
#[track_caller]
pub fn drill_with(changes: &[[&str; 3]]) -> Ocs {
    let mut files = Drill::built_in();
    for [file, was, is] in changes {
        let text = files.text(file).expect("a data file").to_string();
        assert!(text.contains(was), "{file} has no '{was}'");
        files.put(file, &text.replacen(was, is, 1));
    }
    let drill = Drill::open(&files).expect("sound data");
    drill.prepare("drill", &Options::new()).expect("the drill")
}

/// A position of the drill with other data.
#[track_caller]
pub fn given_with(changes: &[[&str; 3]], text: &str) -> Table {
    Trial::start(drill_with(changes), &[]).given(text)
}

pub fn look(table: &Table) -> Look<'_> {
    table.rules.look(&table.state)
}

pub fn unit(table: &Table, key: &str) -> Unit {
    let found =
        look(table).t.counters.iter().position(|counter| counter.key == key).expect("there is such a unit");
    table.state.units[found]
}

/// A wing of the position.
pub fn wing(table: &Table, key: &str) -> Wing {
    let found =
        look(table).t.air.wings.iter().position(|wing| wing.key == key).expect("there is such a wing");
    table.state.wings[found]
}

/// What the Axis has spent on something.
pub fn spent(table: &Table, sink: Sink) -> u32 {
    table.state.books[Side::Axis as usize].spent[sink as usize]
}
