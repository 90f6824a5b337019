//! The position: flat, small, cheap to copy.

use arrayvec::ArrayVec;
use sandtable_board::Set64;
use sandtable_core::{Derived, Outcome, named};

use crate::pieces::{Arm, Event, Hull, LAST_AREA, POOL, Place, Ship, Side, is_area};
use crate::steps::Step;

/// Most units of both sides together.
pub const UNITS: usize = 72;

/// One cube or counter. Laid out from the least to the most significant part of its key, so that the key is one load.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[repr(C)]
pub struct Unit {
    /// Areas that it has been in this impulse, and [`STAYED`].
    pub visited: u32,
    /// For aircraft: where in the area it stands.
    pub spot: u8,
    /// The area that it attacks, lands in or sails from; 0 for none.
    pub duty: Place,
    /// What is known of it: bits of [`flag`].
    pub flags: u8,
    /// Where it is.
    pub place: Place,
}

/// The bit of a unit's visited areas that no area has: it was put down where it stands.
pub const STAYED: u32 = 1;

/// Bits of a unit's flags. The used side comes first so that unused units sort before used ones.
pub mod flag {
    /// Shows its used side.
    pub const USED: u8 = 128;
    /// Drawn by partisans: cannot move or attack in this impulse.
    pub const HELD: u8 = 64;
    /// Was carried by sea in this impulse.
    pub const SHIPPED: u8 = 32;
    /// Has flown or been placed in this impulse.
    pub const FLOWN: u8 = 16;
    /// Is being moved.
    pub const HAND: u8 = 8;
    /// Was placed by the event under way, so may be converted.
    pub const FRESH: u8 = 4;
    /// Supports the battle under way.
    pub const SUPPORT: u8 = 2;
    /// Paratroops that have attacked in this impulse, from the ground or the air.
    pub const FOUGHT: u8 = 1;
}

impl Unit {
    /// Does it show its used side?
    pub const fn used(self) -> bool {
        self.has(flag::USED)
    }

    /// Is a flag set?
    pub const fn has(self, flag: u8) -> bool {
        self.flags & flag != 0
    }

    /// Equal units have equal keys; unlike ones are ordered by place, then unused before used.
    pub const fn key(self) -> u64 {
        (self.place as u64) << 56
            | (self.flags as u64) << 48
            | (self.duty as u64) << 40
            | (self.spot as u64) << 32
            | self.visited as u64
    }
}

/// Tallies by area that follow from the units; partisans do not count.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Muster {
    /// Units of each side in each area.
    pub units: [[u8; LAST_AREA as usize + 1]; 2],
    /// Tanks of each side in each area.
    pub tanks: [[u8; LAST_AREA as usize + 1]; 2],
    /// Areas that hold units of each side.
    pub held: [Set64; 2],
}

impl Muster {
    /// Counts a unit in.
    pub fn put(&mut self, side: Side, arm: Arm, place: Place) {
        if is_area(place) && arm != Arm::Partisans {
            self.units[side as usize][place as usize] += 1;
            self.tanks[side as usize][place as usize] += u8::from(arm.is_tank());
            self.held[side as usize] = self.held[side as usize].with(place);
        }
    }

    /// Counts a unit out.
    pub fn lift(&mut self, side: Side, arm: Arm, place: Place) {
        if is_area(place) && arm != Arm::Partisans {
            let left = &mut self.units[side as usize][place as usize];
            *left -= 1;
            if *left == 0 {
                self.held[side as usize] = self.held[side as usize].without(place);
            }
            self.tanks[side as usize][place as usize] -= u8::from(arm.is_tank());
        }
    }
}

/// The battle under way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Battle {
    /// The area attacked.
    pub target: Place,
    /// The round, from 1.
    pub round: u8,
    /// The last round, as far as Reserves have not added one.
    pub rounds: u8,
    /// Does a tank of each side support this round?
    pub tank: [bool; 2],
    /// Has each side declared its supporting aircraft?
    pub air: [bool; 2],
    /// Losses that each side must absorb.
    pub hits: [u8; 2],
    /// Has the defender declared a retreat of all?
    pub retreating: bool,
}

/// The landing of this impulse.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Landing {
    /// The area; 0 for none.
    pub target: Place,
    /// Fleets that take part.
    pub fleets: u8,
}

/// An attack arrow: from an area (or the sea) to an area.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Arrow {
    /// Where the attack starts; [`crate::pieces::SEA`] for a landing.
    pub from: Place,
    /// The area attacked.
    pub to: Place,
}

/// A position.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// Every unit; equal arms stand together, sorted by [`Unit::key`].
    pub units: [Unit; UNITS],
    /// Every ship.
    pub ships: [Hull; 4],
    /// Areas with a defensive line.
    pub lines: Set64,
    /// Lines that are not deployed yet (set-up only).
    pub tray_lines: u8,
    /// Areas under Allied control; the others are Axis.
    pub allied: Set64,
    /// The turn, from 1.
    pub turn: u8,
    /// Who has the initiative this turn.
    pub initiative: Side,
    /// The impulse of the turn, from 1; 0 outside impulses.
    pub impulse: u8,
    /// Whose impulse it is.
    pub active: Side,
    /// Naval transport points left.
    pub transport: [u8; 2],
    /// Event markers in hand.
    pub markers: [u8; 2],
    /// Uses of each event so far.
    pub boxes: [[u8; Event::ALL.len()]; 2],
    /// Has each side played its event of this impulse?
    pub evented: [bool; 2],
    /// Impulses passed in a row this turn.
    pub passes: u8,
    /// Has the active player done anything in this impulse?
    pub acted: bool,
    /// The area under Operation Strangle; 0 for none.
    pub strangled: Place,
    /// Areas from which one mission, and two, were flown in this impulse.
    pub missions: [Set64; 2],
    /// Whose units Logistic Effort saves this turn.
    pub logistics: [bool; 2],
    /// Has Italy surrendered?
    pub surrendered: bool,
    /// Have the Allies bought their aircraft of this turn?
    pub bought: bool,
    /// The arrows placed in this impulse and not yet resolved.
    pub arrows: ArrayVec<Arrow, 3>,
    /// Arrows placed in this impulse in all.
    pub placed: u8,
    /// The landing of this impulse.
    pub landing: Landing,
    /// The battle under way.
    pub battle: Battle,
    /// The sequence of play: the last is the present step.
    pub steps: ArrayVec<Step, 8>,
    /// How the game ended, if it has.
    pub over: Option<End>,
    /// Tallies by area.
    pub muster: Derived<Muster>,
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct End {
    /// The winner; none for a draw.
    pub winner: Option<Side>,
    /// Why.
    pub how: How,
}

named! {
    /// The ways to end a game, by the rule behind each.
    pub enum How {
        /// The Allies hold every star.
        AllStars = "victory.all-stars",
        /// A side has no unit left.
        Elimination = "victory.elimination",
        /// The Allies hold Munich in supply.
        Munich = "victory.munich",
        /// The stars were counted after the last turn.
        Final = "victory.final/1",
    }
}

impl How {
    /// The rule behind it.
    pub const fn rule(self, draw: bool) -> &'static str {
        match self {
            How::Final if draw => "victory.final/2",
            other => other.word(),
        }
    }
}

impl End {
    /// For the table.
    pub fn outcome(self) -> Outcome {
        Outcome {
            winners: self.winner.map(|w| sandtable_core::Seats::only(w.seat())).unwrap_or_default(),
            rule: sandtable_core::RuleId(self.how.rule(self.winner.is_none())),
        }
    }
}

impl State {
    /// Areas under a side's control, out of all areas.
    pub fn controlled(&self, side: Side, areas: Set64) -> Set64 {
        match side {
            Side::Allies => self.allied,
            Side::Axis => areas - self.allied,
        }
    }

    /// Who controls an area.
    pub fn controller(&self, area: Place) -> Side {
        if self.allied.contains(area) { Side::Allies } else { Side::Axis }
    }

    /// Areas that hold units of a side, partisans apart.
    pub fn held(&self, side: Side) -> Set64 {
        self.muster.held[side as usize]
    }

    /// The number of a side's units in an area.
    pub fn count(&self, side: Side, area: Place) -> u8 {
        self.muster.units[side as usize][area as usize]
    }

    /// The number of a side's tanks in an area.
    pub fn tanks(&self, side: Side, area: Place) -> u8 {
        self.muster.tanks[side as usize][area as usize]
    }

    /// The state of a ship.
    pub fn ship(&self, ship: Ship) -> Hull {
        self.ships[ship as usize]
    }

    /// The step that waits for a decision.
    pub fn step(&self) -> Option<Step> {
        self.steps.last().copied()
    }

    /// An empty unit slot: it belongs to no army.
    pub const fn no_unit() -> Unit {
        Unit { place: POOL, flags: 0, duty: 0, spot: 0, visited: 0 }
    }
}
