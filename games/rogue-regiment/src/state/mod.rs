//! The position: flat, small, cheap to copy.

mod deck;
mod deeds;
mod end;
mod men;

use arrayvec::ArrayVec;
use sandtable_core::{Derived, Outcome, RuleId, Seats};

use crate::action::{Friend, Unit};
use crate::data::most;
use crate::ground::Square;
use crate::pieces::{Colour, Item};
use crate::squares::Squares;
use crate::steps::Step;

pub use deck::{Deck, HIDDEN_CARD};
pub use deeds::{Blast, Bomb, Deed, Shot};
pub use end::End;
pub use men::{Axis, Car, Fate, Marked, Op, flag, mood};

/// Most Axis infantry at a time.
pub const INFANTRY: usize = 52;
/// Most Axis units at a time; vehicles come after the infantry.
pub const UNITS: usize = INFANTRY + most::VEHICLES;
/// Most friends.
pub const FRIENDS: usize = most::FRIENDS;
/// Most vehicles of the operators.
pub const CARS: usize = 3;
/// Nobody.
pub const NOBODY: u8 = u8::MAX;

/// Most bodies on the map.
pub const BODIES: usize = 48;

/// A position.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// The Axis units: infantry first, then vehicles.
    pub units: [Axis; UNITS],
    /// The operators, then the Resistance.
    pub friends: [Op; FRIENDS],
    /// The vehicles of the operators.
    pub cars: [Car; CARS],
    /// Bodies, in order of squares.
    pub bodies: ArrayVec<Square, BODIES>,
    /// Fuel drums.
    pub drums: ArrayVec<Square, { most::DRUMS }>,
    /// Traps, and whether they are used.
    pub traps: ArrayVec<(Square, bool), 8>,
    /// Mines.
    pub mines: ArrayVec<Square, 8>,
    /// Lewes bombs.
    pub bombs: ArrayVec<Bomb, 8>,
    /// Mission items on the map.
    pub items: ArrayVec<(Item, Square), { most::ITEMS }>,
    /// Templates that stay until the End Phase, by centre.
    pub fires: ArrayVec<Square, 16>,
    /// Health of the objectives.
    pub dumps: [u8; most::DUMPS],
    /// What is about to go off.
    pub blasts: ArrayVec<Blast, 24>,
    /// The turn, from 1.
    pub turn: u8,
    /// The space of the stealth marker.
    pub stealth: u8,
    /// Has the alarm sounded?
    pub battle: bool,
    /// The colour of the patrol token.
    pub token: Colour,
    /// Is the cigarette token in use?
    pub smoke: bool,
    /// Is a flare up?
    pub flare: bool,
    /// Is the convoy on its way?
    pub convoy: bool,
    /// Have the sentries left their posts for good?
    pub sentries_out: bool,
    /// The event deck.
    pub deck: Deck,
    /// Units that heard something behind them and have still to turn.
    pub turning: u64,
    /// The attack under way.
    pub shot: Shot,
    /// The action under way.
    pub deed: Deed,
    /// The sequence of play: the last is the present step.
    pub steps: ArrayVec<Step, 12>,
    /// How it ended.
    pub over: Option<End>,
    /// Who and what is in the way.
    pub cells: Derived<Cells>,
}

/// What the rest of a position says of squares.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cells {
    /// Squares that hide what is behind them.
    pub high: Squares,
    /// Squares that hide what is low behind them.
    pub low: Squares,
    /// Squares with an operator, an Axis unit or a vehicle.
    pub held: Squares,
    /// Squares closed to infantry by an objective, a template or what they are.
    pub closed: Squares,
}

impl Default for Cells {
    fn default() -> Cells {
        Cells { high: Squares::EMPTY, low: Squares::EMPTY, held: Squares::EMPTY, closed: Squares::EMPTY }
    }
}

impl State {
    /// The present step.
    pub fn step(&self) -> Option<Step> {
        self.steps.last().copied()
    }

    /// A friend.
    pub fn friend(&self, id: Friend) -> &Op {
        &self.friends[usize::from(id)]
    }

    /// An Axis unit.
    pub fn unit(&self, id: Unit) -> &Axis {
        &self.units[usize::from(id)]
    }

    /// For the table.
    pub fn outcome(&self, operators: u8, hunter: Seats) -> Option<Outcome> {
        let end = self.over?;
        // hunter.win: whatever the operators do not win.
        let winners = if end == End::Won { Seats::first(operators) } else { hunter };
        Some(Outcome { winners, rule: RuleId(end.rule()) })
    }
}
