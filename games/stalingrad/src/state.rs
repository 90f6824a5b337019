//! The position: flat, small, cheap to copy.

use arrayvec::ArrayVec;
use sandtable_board::BitSet;
use sandtable_core::{Derived, Outcome, RuleId, Seats};

use crate::action::{Hex, UnitId};
use crate::pieces::{Chit, Chits, Side, What};
use crate::steps::Step;
use crate::supply::HexSet;

/// Most units.
pub const UNITS: usize = 232;
/// Most hexes.
pub const HEXES: usize = 1900;
/// Most hexes that a retreat leaves: the two of an RR, and full ones, which hold two other units each (10.6.5).
pub const WAY: usize = 2 + UNITS / 2;
/// A set of cities and towns, by index.
pub type Places = BitSet<2, u8>;
/// No unit.
pub const NOBODY: UnitId = UnitId::MAX;

/// Places off the map; all lie above the hexes.
pub mod off {
    use super::Hex;
    /// Never deployed: may enter as reinforcement.
    pub const POOL: Hex = 65_000;
    /// To be set up.
    pub const TRAY: Hex = 65_001;
    /// Lost.
    pub const DEAD: Hex = 65_002;
    /// In the rail transport box by choice.
    pub const BOX: Hex = 65_003;
    /// A headquarters that was removed and comes back with the next reinforcements.
    pub const AWAY: Hex = 65_004;
    /// Transferred to another front.
    pub const TRANSFERRED: Hex = 65_005;
    /// Called up, about to enter.
    pub const CALLED: Hex = 65_006;
}

/// The words of places that are no hexes.
pub const OFF: [(Hex, &str); 8] = [
    (off::POOL, "pool"),
    (off::TRAY, "tray"),
    (off::DEAD, "lost"),
    (off::BOX, "box"),
    (off::AWAY, "away"),
    (off::TRANSFERRED, "transferred"),
    (off::CALLED, "called"),
    (NO_HEX, "none"),
];

/// Is this place a hex?
pub const fn on_map(at: Hex) -> bool {
    (at as usize) < HEXES
}

/// One unit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Unit {
    /// Where it is.
    pub at: Hex,
    /// The hex that it attacks; [`NO_HEX`] for none.
    pub target: Hex,
    /// Bits of [`flag`].
    pub flags: u8,
}

/// No hex.
pub const NO_HEX: Hex = Hex::MAX;
/// A unit that was never deployed.
pub const NO_UNIT: Unit = Unit { at: off::POOL, target: NO_HEX, flags: 0 };
/// A marker that was not built.
pub const NO_FORTRESS: Fortress = Fortress { at: NO_HEX, level: 0, spent: false };
/// No combat is under way.
pub const NO_BATTLE: Battle = Battle { target: NO_HEX, hexes: 0, steps: 0, attacker: 0 };
/// Nobody retreats.
pub const NO_ROUT: Rout = Rout { unit: NOBODY, left: 0, way: ArrayVec::new_const(), took: Places::EMPTY };

/// Bits of a unit's flags.
pub mod flag {
    /// On its reduced side.
    pub const REDUCED: u8 = 1;
    /// Activated by the command under way.
    pub const ACTIVE: u8 = 2;
    /// Has moved under this command.
    pub const MOVED: u8 = 4;
    /// Has retreated in this combat subphase: strength 0.
    pub const RETREATED: u8 = 8;
    /// Must retreat in the combat under way.
    pub const ROUTED: u8 = 16;
}

impl Unit {
    /// Is a flag set?
    pub const fn has(self, flag: u8) -> bool {
        self.flags & flag != 0
    }
}

/// A fortress marker.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Fortress {
    /// Where it stands; [`NO_HEX`] before and after.
    pub at: Hex,
    /// Its level.
    pub level: u8,
    /// Has it been built? A marker removed is not used again (14.3.3).
    pub spent: bool,
}

/// The combat under way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Battle {
    /// The attacked hex.
    pub target: Hex,
    /// Hexes that the defenders must retreat.
    pub hexes: u8,
    /// Steps that the defenders lose.
    pub steps: u8,
    /// Steps that the attackers lose.
    pub attacker: u8,
}

/// A unit on its retreat.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Rout {
    /// The unit; [`NOBODY`] between two.
    pub unit: UnitId,
    /// Hexes still to go.
    pub left: u8,
    /// Hexes that it has left, the first where it stood.
    pub way: ArrayVec<Hex, WAY>,
    /// Places that it has taken on its way, by index.
    pub took: Places,
}

/// A position.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// Every unit.
    pub units: [Unit; UNITS],
    /// Places under Axis control, by index.
    pub axis_places: Places,
    /// The fortress markers.
    pub fortresses: [Fortress; 2],
    /// The turn, from 1.
    pub turn: u8,
    /// Victory points lost.
    pub lost: u8,
    /// The box of the Soviet reinforcement track, from 1.
    pub track: u8,
    /// What each side has selected this turn: secret until drawn.
    pub selected: [Chits; 2],
    /// The chit that the Axis carries out first on turn 1: secret until then.
    pub lead: Option<Chit>,
    /// Who has said that he is ready.
    pub ready: [bool; 2],
    /// How many chits of each side are in the cup.
    pub in_cup: [u8; 2],
    /// Chits drawn this turn.
    pub drawn: Chits,
    /// The chit in effect.
    pub chit: Option<Chit>,
    /// The combat under way.
    pub battle: Battle,
    /// The retreat under way.
    pub rout: Rout,
    /// Reinforcements still to come under this command, by kind: a row of a table names each once, and headquarters and
    /// the rail transport box come beside it.
    pub due: ArrayVec<Due, { What::ALL.len() + 2 }>,
    /// The sequence of play: the last is the present step.
    pub steps: ArrayVec<Step, 8>,
    /// The winner, when the game is over.
    pub over: Option<Side>,
    /// Who stands where.
    pub muster: Derived<Muster>,
    /// The hexes on a line of communication that the present step asks for; empty where none does.
    pub lines: Derived<HexSet>,
    /// Where who retreats may go next; empty where nobody does.
    pub ways: Derived<Vec<(UnitId, Hex)>>,
}

/// Reinforcements of one kind that are due.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Due {
    /// What they are.
    pub what: What,
    /// How many.
    pub left: u8,
}

/// Units by hex: how many and whose, fortresses apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Muster(pub [u8; HEXES]);

/// The bit of the muster that says Soviet.
const RED: u8 = 0x80;

impl Default for Muster {
    fn default() -> Muster {
        Muster([0; HEXES])
    }
}

impl Muster {
    /// Counts a unit in.
    pub fn put(&mut self, side: Side, at: Hex) {
        if on_map(at) {
            let cell = &mut self.0[usize::from(at)];
            *cell = ((*cell & !RED) + 1) | if side == Side::Soviet { RED } else { 0 };
        }
    }

    /// Counts a unit out.
    pub fn lift(&mut self, at: Hex) {
        if on_map(at) {
            let cell = &mut self.0[usize::from(at)];
            *cell -= 1;
            if *cell & !RED == 0 {
                *cell = 0;
            }
        }
    }

    /// How many units stand there.
    pub const fn count(&self, at: Hex) -> u8 {
        self.0[at as usize] & !RED
    }

    /// Whose units stand there.
    pub const fn side(&self, at: Hex) -> Option<Side> {
        match self.0[at as usize] {
            0 => None,
            cell if cell & RED != 0 => Some(Side::Soviet),
            _ => Some(Side::Axis),
        }
    }
}

impl State {
    /// The level of the fortress in a hex; 0 for none.
    pub fn fortress(&self, at: Hex) -> u8 {
        self.fortresses.iter().find(|f| f.at == at && f.at != NO_HEX).map_or(0, |f| f.level)
    }

    /// Who holds a hex, with units or a fortress.
    pub fn holder(&self, at: Hex) -> Option<Side> {
        match self.muster.side(at) {
            None if self.fortress(at) > 0 => Some(Side::Soviet),
            held => held,
        }
    }

    /// Chits in the cup.
    pub fn cup(&self) -> Chits {
        (self.selected[0] | self.selected[1]).with(Chit::SUPPLY) - self.drawn
    }

    /// The present step.
    pub fn step(&self) -> Option<Step> {
        self.steps.last().copied()
    }

    /// For the table.
    pub fn outcome(&self) -> Option<Outcome> {
        let winner = self.over?;
        let rule = if winner == Side::Axis { "15.0.3" } else { "15.0.4" };
        Some(Outcome { winners: Seats::only(winner.seat()), rule: RuleId(rule) })
    }
}
