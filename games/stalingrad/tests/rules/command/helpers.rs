//! Positions that these tests share. Most stand on the open steppe around 2935: clear hexes without roads and rivers.

use sandtable_core::{Named, Rules, Seen, Viewer};
use stalingrad::{Chit, Hex, Side};

use crate::support::{Looking, Table, given, rules};

/// Chits of each group in an order in which they may be selected.
pub const FRONTS: [&str; 6] = ["SWFront", "VrnzFront", "SthFront", "StrgFront", "CSFront", "SEFront"];
pub const ARMIES: [&str; 6] = ["6A", "1PzA", "1PzA#2", "4PzA", "17A", "4PzA#2"];
pub const ALLIES: [&str; 4] = ["H2A", "R3A", "It8A", "AXIS-REINF"];

/// The places that the Axis holds at the start.
pub const WEST: [&str; 16] = [
    "0205", "0304", "0210", "0412", "0213", "0615", "0517", "0219", "0619", "0721", "0722", "0822", "0624",
    "0528", "0928", "0337",
];

/// A side moves; all its units are active unless some are marked. One more unit far away keeps the movement subphase
/// open when the others have moved.
pub fn moving(side: &str, units: &[&str]) -> Table {
    let mark = if units.iter().any(|u| u.contains(" active ")) { "active " } else { "" };
    let spare = format!("{} {mark}@ 3801", if side == "axis" { "h-23Lt" } else { "s-389" });
    let units: Vec<&str> = units.iter().copied().chain([spare.as_str()]).collect();
    given(&format!("active = '{side}'\nphase = 'march'\nunits = {units:?}"))
}

/// A side declares attacks.
pub fn attacking(side: &str, units: &[&str]) -> Table {
    given(&format!("active = '{side}'\nphase = 'attack'\nunits = {units:?}"))
}

/// The selection phase of a turn with these units on the map.
pub fn selecting(turn: u8, units: &[&str]) -> Table {
    given(&format!("turn = {turn}\nphase = 'select'\nunits = {units:?}"))
}

/// The Axis ends a command of 17A with these chits, besides SUPPLY, still in the cup; [`draw`] goes on.
pub fn cup(turn: u8, chits: &[&str], units: &[&str]) -> Table {
    given(&format!(
        "turn = {turn}\nactive = 'axis'\nphase = 'attack'\nchit = '17A'\nselected = {chits:?}\nunits = {units:?}"
    ))
}

/// The number of a chit among those in the cup, as dice count.
#[track_caller]
pub fn number(table: &Table, chit: &str) -> u16 {
    let chit = Chit::named(chit).expect("a chit");
    let place = table.state.cup().iter().position(|c| c == chit);
    place.unwrap_or_else(|| panic!("{} is not in the cup", chit.word())) as u16 + 1
}

/// A side ends what it does with a line, and a chit is drawn; more dice may follow.
#[track_caller]
pub fn draw<'a>(table: &'a mut Table, side: &str, line: &str, chit: &str, dice: &[u16]) -> &'a mut Table {
    let falls: Vec<u16> = [number(table, chit)].into_iter().chain(dice.iter().copied()).collect();
    table.does(side, line, &falls)
}

/// The Axis holds these places; SUPPLY is drawn, and the die takes no division away.
#[track_caller]
pub fn supply(control: &[&str], units: &[&str]) -> Table {
    let mut table = given(&format!(
        "active = 'axis'\nphase = 'attack'\nchit = '17A'\nselected = []\ncontrol = {control:?}\nunits = {units:?}"
    ));
    draw(&mut table, "axis", "done", "SUPPLY", &[1]);
    table
}

/// [`WEST`] and more places.
pub fn west_and<'a>(more: &[&'a str]) -> Vec<&'a str> {
    WEST.into_iter().chain(more.iter().copied()).collect()
}

/// A hex by its printed number.
#[track_caller]
pub fn hex(table: &Table, number: &str) -> Hex {
    let grid = &table.look().t.grid;
    grid.index(grid.parse(number).expect("a number")).expect("a hex of the map")
}

/// Is a hex in a zone of control of a side?
#[track_caller]
pub fn zone(table: &Table, of: Side, number: &str) -> bool {
    table.look().zone(of, hex(table, number))
}

/// The position as a side may know it, as text.
pub fn seen_by(table: &Table, side: Side) -> String {
    let seen = Seen::of(&table.rules, &table.state, Viewer::seat(side.seat()));
    table.rules.position(seen.state()).to_string()
}

/// Chits that are in the cup.
pub fn in_cup(table: &Table) -> Vec<&'static str> {
    table.state.cup().iter().map(Chit::word).collect()
}

/// How many fronts, German and allied chits a turn demands. The track is reconstructed: tests ask it.
pub fn numbers(turn: u8) -> [usize; 3] {
    let rules = rules();
    let entry = &rules.theatre().turns[usize::from(turn) - 1];
    [entry.soviet, entry.german, entry.allied].map(usize::from)
}

/// The first turn with such numbers.
pub fn turn_with(fits: impl Fn([usize; 3]) -> bool) -> u8 {
    (1..=9).find(|turn| fits(numbers(*turn))).expect("a turn of the track")
}

/// A line that selects chits.
pub fn select(chits: &[&str]) -> String {
    chits.iter().map(|chit| format!("select {chit}")).collect::<Vec<_>>().join("; ")
}

/// A lawful selection of the Soviets without STAVKA and REINF.
pub fn fronts(turn: u8) -> String {
    select(&FRONTS[..numbers(turn)[0]])
}

/// A lawful selection of the Axis; 6A and H2A are in it.
pub fn armies(turn: u8) -> String {
    let [_, armies, allies] = numbers(turn);
    select(&[&ARMIES[..armies], &ALLIES[..allies]].concat())
}

/// A die that gives a result of the combat results table in a column (0 for 1-1, 1 for 1.5-1, n for n-1).
#[track_caller]
pub fn roll(table: &Table, column: u8, result: &str) -> u16 {
    let wanted = stalingrad::Cell::parse(result).expect("a result");
    let found = (1..=6).find(|die| table.look().result(column, *die) == wanted);
    u16::from(found.unwrap_or_else(|| panic!("there is no {result} in column {column}")))
}
