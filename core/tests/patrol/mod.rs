//! A small game with everything that a board can carry: face-down troops in every scenario; cards and piles, two teams of
//! two on hexes, squares with walls and facing, points with bends. It can leak on purpose.
//!
//! Each seat sets up three troops face down at home; then all move in turn, and who stands on more prizes at the end
//! wins with his team. Whoever moves onto an enemy fights him: both are turned up, and a die decides.
#![allow(dead_code)]

mod boxed;
mod ground;
mod play;
mod policy;
mod rules;
mod scene;

use arrayvec::ArrayVec;
use sandtable_core::{NotationError, Seat, Word, Words, named, notation};

pub use boxed::PatrolBox;
pub use ground::{Ground, Scenario};

/// Rounds of a game.
pub const ROUNDS: u8 = 4;
/// Troops of a seat.
pub const TROOPS: usize = 3;
/// Seats at most.
pub const SEATS: usize = 4;
/// Moves of a turn, without a card.
pub const MOVES: u8 = 2;

/// What it tells though it should not.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Leak {
    #[default]
    None,
    /// The log names the face-down troop that moves.
    PublicLine,
    /// All read which troop was set up.
    Witnesses,
    /// The log tells all which troop was set up.
    PlacementLog,
    /// The keys of face-down troops go by their kinds.
    Keys,
    /// A move against a face-down tank is refused.
    KnowingRefusal,
}

named! {
    /// A kind of troop.
    pub enum Kind {
        Foot = "foot",
        Gun = "gun",
        Tank = "tank",
    }
}

named! {
    /// A kind of card: more moves.
    pub enum Card {
        March = "march",
        Rush = "rush",
        Storm = "storm",
    }
}

named! {
    pub enum Step {
        Deploy = "deploy",
        March = "march",
        Over = "over",
    }
}

/// A place, or none.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Spot(pub u8);

impl Spot {
    /// Not set up yet.
    pub const TRAY: Spot = Spot(254);
    /// Lost.
    pub const GONE: Spot = Spot(255);

    pub fn on_map(self) -> bool {
        self < Spot::TRAY
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Action {
    /// Sets up a troop.
    Place(Kind, Spot),
    /// Moves the troop that stands there.
    Move(Spot, Spot),
    /// Turns it to a side.
    Face(Spot, u8),
    Play(Card),
    Done,
}

/// A troop: its kind, unless it is hidden, and where it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Troop {
    pub kind: Option<Kind>,
    pub at: Spot,
    pub facing: u8,
    /// Turned up?
    pub open: bool,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub step: Step,
    pub round: u8,
    pub seat: u8,
    /// Moves left.
    pub left: u8,
    /// Has the seat played a card this turn?
    pub played: bool,
    /// Three a seat, in the order of their kinds.
    pub troops: [Troop; SEATS * TROOPS],
    /// Sorted; none are cards that the viewer does not know.
    pub hands: [ArrayVec<Option<Card>, 3>; SEATS],
    /// Cards left, by kind; for a viewer with those of hands that he does not know.
    pub deck: [u8; Card::ALL.len()],
    pub discard: ArrayVec<Card, 32>,
}

/// The game laid out for a scenario.
#[derive(Clone)]
pub struct Patrol {
    pub ground: Ground,
    pub leak: Leak,
}

impl Patrol {
    pub fn new(scenario: Scenario) -> Patrol {
        Patrol { ground: Ground::new(scenario), leak: Leak::None }
    }

    pub fn leaking(scenario: Scenario, leak: Leak) -> Patrol {
        Patrol { leak, ..Patrol::new(scenario) }
    }
}

impl State {
    /// The slots of a seat's troops.
    pub fn slots(seat: Seat) -> std::ops::Range<usize> {
        let first = usize::from(seat.0) * TROOPS;
        first..first + TROOPS
    }

    /// The troop that stands in a place.
    pub fn at(&self, spot: Spot) -> Option<usize> {
        self.troops.iter().position(|t| t.at == spot && spot.on_map())
    }
}

impl Card {
    /// Moves that it brings.
    pub fn moves(self) -> u8 {
        self as u8 + 1
    }
}

impl Kind {
    pub fn strength(self) -> u8 {
        self as u8 + 1
    }
}

impl Word<Patrol> for Spot {
    type Value = Spot;

    fn write(game: &Patrol, spot: &Spot, out: &mut String) {
        out.push_str(match *spot {
            Spot::TRAY => "tray",
            Spot::GONE => "gone",
            Spot(i) => &game.ground.board.places[usize::from(i)].key,
        });
    }

    fn read(game: &Patrol, words: &mut Words) -> Result<Spot, NotationError> {
        match words.next("a place")? {
            "tray" => Ok(Spot::TRAY),
            "gone" => Ok(Spot::GONE),
            word => match game.ground.board.place(word) {
                Some(i) => Ok(Spot(i as u8)),
                None => words.fail(format!("'{word}' is no place")),
            },
        }
    }
}

notation! {
    Action in Patrol, "an action";
    "place" => Place(kind: Kind, at: Spot),
    "move" => Move(from: Spot, to: Spot),
    "face" => Face(at: Spot, side: u8),
    "play" => Play(card: Card),
    "done" => Done,
}
