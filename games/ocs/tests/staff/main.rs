//! What is done for a player: the staff that moves what he leaves to it, convoys of every turn, commanders beside him.

mod commanders;
mod convoys;
mod moves;

use std::sync::Arc;

use ocs::{Drill, Ocs};
use sandtable_core::{Dice, Game, Header, Live, Options, Position, Seat};

const ALLIED: Seat = Seat(0);
const AXIS: Seat = Seat(1);

/// So many commanders a side.
fn options(commanders: &str) -> Options {
    [("commanders".to_string(), commanders.to_string())].into_iter().collect()
}

fn drill(options: &Options) -> Ocs {
    let game = Drill::open(&Drill::built_in()).expect("the built-in data is sound");
    game.prepare("drill", options).expect("there is a drill")
}

/// A table in the Movement Segment of the Axis, with more of the position.
fn moving(options: &Options, more: &str) -> Live<Ocs> {
    placed(options, &format!("phase = 'movement'\nphasing = 'axis'\n{more}"))
}

/// A table with a position of which nothing else is there.
fn placed(options: &Options, position: &str) -> Live<Ocs> {
    let game = Drill::open(&Drill::built_in()).expect("the built-in data is sound");
    let mut header = Header::of(game.info(), "drill", options);
    let text = format!("clear = true\n{position}");
    header.position = Some(Position::parse(&text).expect("the position is TOML"));
    Live::new(Arc::new(drill(options)), header, Dice::Seed(1)).expect("the position makes sense")
}
