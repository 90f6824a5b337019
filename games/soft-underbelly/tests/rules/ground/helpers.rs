//! Positions that these tests share, and counting of pieces.

use sandtable_core::Named;
use soft_underbelly::{Arm, Side};

use crate::support::{Looking, Table, given, idle_ships};

/// A position in which ships play no part: all that are left are used.
pub fn ashore(text: &str) -> Table {
    given(&format!("{}{text}", idle_ships(text)))
}

/// A position in which neither ships nor events play a part: nobody is asked in windows unless aircraft or partisans
/// can act.
pub fn quiet(text: &str) -> Table {
    ashore(&format!("markers_allies = 0\nmarkers_axis = 0\n{text}"))
}

/// A side moves in a quiet position with these units.
pub fn moving(side: &str, units: &[&str]) -> Table {
    quiet(&format!("active = '{side}'\nphase = 'move'\nunits = {units:?}"))
}

/// A side declares its attacks in a quiet position with these units.
pub fn attacking(side: &str, units: &[&str]) -> Table {
    quiet(&format!("active = '{side}'\nphase = 'attack'\nunits = {units:?}"))
}

/// The last question of a turn's supply phase, quiet; the text may hold further entries and must hold the units.
pub fn end_of_turn(turn: u8, text: &str) -> Table {
    quiet(&format!("turn = {turn}\nsteps = ['turn end', 'supply axis']\n{text}"))
}

/// The turn is ended; the dice are those of the next initiative roll.
#[track_caller]
pub fn ends(table: &mut Table, dice: &[u16]) {
    table.does("axis", "decline", dice);
}

/// How many units like `allies cube 18` there are, whatever their state; `pool` and `gone` are places too.
#[track_caller]
pub fn count(table: &Table, what: &str) -> usize {
    let words: Vec<_> = what.split_whitespace().collect();
    let [side, arm, place] = words[..] else { panic!("'{what}' should be a side, an arm and a place") };
    let side = Side::BOTH.into_iter().find(|s| s.word() == side).expect("a side");
    let arm = Arm::named(arm).expect("an arm");
    let place = match place {
        "pool" => 0,
        "gone" => 62,
        number => number.parse().expect("an area"),
    };
    let look = table.look();
    look.t.range(side, arm).filter(|i| look.s.units[*i].place == place).count()
}

/// Checks several counts.
#[track_caller]
pub fn counts(table: &Table, expected: &[(&str, usize)]) {
    for (what, n) in expected {
        assert_eq!(count(table, what), *n, "{what}:\n{}", table.text());
    }
}

/// How many units like `allies tank 20` show their used side.
#[track_caller]
pub fn used(table: &Table, side: Side, arm: Arm, area: u8) -> usize {
    table.look().all(side, &[arm], |u| u.place == area && u.used()).count()
}

/// Is an area under Allied control?
pub fn allied(table: &Table, area: u8) -> bool {
    table.state.controller(area) == Side::Allies
}
