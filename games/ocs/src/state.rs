//! The position: flat boxes whose length the scenario knows, cheap to copy.

use arrayvec::ArrayVec;
use sandtable_board::{BitSet, Bits};
use sandtable_core::{Derived, Seats};

use crate::action::{ColumnId, Hex, UnitId};
use crate::air::{Aim, Base, DropPlan, Mission, Wing};
use crate::camps::Pool;
use crate::fields::Fields;
use crate::pieces::{Flight, Mode, Side, Sink, Weather};
use crate::sea::state::Vessel;
use crate::steps::Step;

/// Most hexes; places off the map lie above.
pub const HEXES: usize = 16_384;
/// No unit.
pub const NOBODY: UnitId = UnitId::MAX;
/// No hex.
pub const NO_HEX: Hex = Hex::MAX;
/// No column.
pub const NO_COLUMN: ColumnId = ColumnId::MAX;
/// Most combat units.
pub const COUNTERS: usize = 4_096;
/// Most units of a moving stack.
pub const STACK: usize = 40;

/// A set of units.
pub type Roll = BitSet<{ COUNTERS / 64 }, UnitId>;

/// Places off the map; all lie above the hexes.
pub mod off {
    use super::Hex;
    /// Not in this scenario, or not yet.
    pub const POOL: Hex = 65_000;
    /// The Dead Pile (intro.setup/K).
    pub const DEAD: Hex = 65_001;
    /// Removed for good (13.5c).
    pub const GONE: Hex = 65_002;
    /// Boxes of a title off the map: this and the next ones.
    pub const BOX: Hex = 65_020;
    /// How many there are.
    pub const BOXES: Hex = 8;
    /// Aboard a ship: this and its slot.
    pub const ABOARD: Hex = 65_100;
    /// Broken out, back after so many turns (12.8e/4): this and the turns that are left.
    pub const AWAY: Hex = 65_010;
}

/// Is this place a hex?
pub const fn on_map(at: Hex) -> bool {
    (at as usize) < HEXES
}

/// Bits of a unit's flags.
pub mod flag {
    /// The Move side is up.
    pub const MOVES: u32 = 1;
    /// Out of Supply (12.8).
    pub const OOS: u32 = 1 << 1;
    /// Low (12.10b).
    pub const LOW: u32 = 1 << 2;
    /// Exhausted.
    pub const EXHAUSTED: u32 = 1 << 3;
    /// Has halted, was dropped or has stood in this segment: it spends no MP any more.
    pub const MOVED: u32 = 1 << 4;
    /// Has changed its mode in this phase.
    pub const CHANGED: u32 = 1 << 5;
    /// Has fuel for this phase (12.5c/C).
    pub const FUELLED: u32 = 1 << 6;
    /// An HQ that has given fuel from its hex in this phase, and may give none from another (12.5e/2).
    pub const GAVE: u32 = 1 << 7;
    /// A Truck unit that has entered an enemy zone and must stop (4.5a/A).
    pub const STOPPED: u32 = 1 << 8;
    /// A reserve released in this phase (5.7b).
    pub const RELEASED: u32 = 1 << 9;
    /// Attacks or fires in the combat under way.
    pub const ACTS: u32 = 1 << 10;
    /// Has combat supply in the combat under way.
    pub const PAID: u32 = 1 << 11;
    /// Has lost a step in the combat under way (9.11c/1).
    pub const HIT: u32 = 1 << 12;
    /// Has attacked or fired in this segment.
    pub const FOUGHT: u32 = 1 << 13;
    /// Must retreat in the combat under way.
    pub const ROUTED: u32 = 1 << 14;
    /// Had a zone of control when it gained its Exploit marker (5.9c).
    pub const KEEPS_ZONE: u32 = 1 << 15;

    /// Has fuel until Clean Up: an HQ with its marker, a unit by the formation method (12.5c/A, 12.5c/B).
    pub const TANKED: u32 = 1 << 16;
    /// An HQ that has given fuel and moved on: it gives no more in this phase (12.5e/2).
    pub const DRY: u32 = 1 << 17;

    /// Without trace supply in the Supply Phase under way (12.6d).
    pub const HUNGRY: u32 = 1 << 18;

    /// Lies on top of its stack by its owner's choice (4.8b/C, 4.8b/D); before the eyes of the enemy also whoever he sees.
    pub const TOP: u32 = 1 << 21;
    /// Before the eyes of the enemy: a unit below has a zone of control, as he must be told (4.8b/D).
    pub const TOLD: u32 = 1 << 22;
    /// Was laid on top in this segment.
    pub const LAID: u32 = 1 << 23;

    /// Has been carried by rail in this phase (4.7d/1).
    pub const RIDDEN: u32 = 1 << 20;
    /// Has retreated in the combat under way.
    pub const FLED: u32 = 1 << 19;

    /// Has arrived or was rebuilt in this player turn: it takes any voluntary mode, and may go on by rail (13.6b/1).
    pub const ARRIVED: u32 = 1 << 24;
    /// Was Engineer-Capable before it changed its mode in this phase (13.8b/4, 13.8c/2).
    pub const ABLE: u32 = 1 << 25;
    /// Has been flown in this phase: half its MA is left (14.9d/1).
    pub const FLOWN: u32 = 1 << 26;
    /// Was dropped as planned in this turn: it needs no trace supply (14.10b/4).
    pub const DROPPED: u32 = 1 << 27;

    /// Three bits: rail hexes that a Rail Repair unit has converted in this phase (13.3g/D).
    pub const CONVERTED: u32 = 7 << CONVERTED_FROM;
    /// Where they begin.
    pub const CONVERTED_FROM: u32 = 28;

    /// Was out of trace supply in its last Supply Phase, and is not Out of Supply: its first such turn is over (12.8e/2).
    pub const CUT: u32 = 1 << 31;

    /// What does not outlast a movement segment of its owner.
    pub const OF_SEGMENT: u32 =
        MOVED | CHANGED | FUELLED | GAVE | DRY | STOPPED | RIDDEN | ABLE | FLOWN | LAID | CONVERTED;
    /// What does not outlast a combat.
    pub const OF_COMBAT: u32 = ACTS | PAID | HIT | ROUTED | FLED;
}

/// One combat unit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Unit {
    /// Where it is.
    pub at: Hex,
    /// Where it began the phase (8.1/1).
    pub from: Hex,
    /// Bits of [`flag`].
    pub flags: u32,
    /// Its mode.
    pub mode: Mode,
    /// Steps lost.
    pub lost: u8,
    /// Quarter MP spent in this phase.
    pub spent: u8,
}

/// A unit that is not in play.
pub const NO_UNIT: Unit =
    Unit { at: off::POOL, from: off::POOL, flags: 0, mode: Mode::Combat, lost: 0, spent: 0 };

impl Unit {
    /// Is a flag set?
    pub const fn has(self, flag: u32) -> bool {
        self.flags & flag != 0
    }

    /// Rail hexes that it has converted in this phase.
    pub const fn converted(self) -> u8 {
        (self.flags >> flag::CONVERTED_FROM & 7) as u8
    }

    /// Is it on the map?
    pub const fn is_here(self) -> bool {
        on_map(self.at)
    }

    /// Is the Move side up?
    pub const fn moves(self) -> bool {
        self.has(flag::MOVES)
    }
}

/// Transport Points of one kind in a hex.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Column {
    /// Where they are; off the map in a slot that is free.
    pub at: Hex,
    /// Whose.
    pub side: Side,
    /// Their kind, by index.
    pub kind: u8,
    /// How many.
    pub points: u8,
    /// Tokens that they carry.
    pub load: u8,
    /// Quarter MP spent in this phase.
    pub spent: u8,
    /// Have they halted in this phase?
    pub moved: bool,
    /// Are they an Extender (12.7)?
    pub extender: bool,
    /// The formation of Organic Trucks, by index plus one; 0 for all others (13.2g).
    pub organic: u8,
    /// Organic Trucks in Reserve Mode (13.2g/D).
    pub reserve: bool,
    /// Without trace supply in the last Supply Phase: too late to break out (12.8e/3).
    pub cut: bool,
    /// Has its load been blown up in this phase (12.11a/2)?
    pub blown: bool,
    /// The pool of its side to which it belongs.
    pub pool: u8,
}

impl Column {
    /// Whose it is.
    pub const fn owner(&self) -> Pool {
        Pool { side: self.side, pool: self.pool }
    }
}

/// A free slot.
pub const NO_COLUMN_HERE: Column = Column {
    at: NO_HEX,
    side: Side::Allied,
    kind: 0,
    points: 0,
    load: 0,
    spent: 0,
    moved: false,
    extender: false,
    organic: 0,
    reserve: false,
    cut: false,
    blown: false,
    pool: 0,
};

/// SP on the ground (3.3a/3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Dump {
    /// Where; off the map in a slot that is free.
    pub at: Hex,
    /// Whose.
    pub side: Side,
    /// Has it been blown in this phase (12.11a/2)?
    pub blown: bool,
    /// How many tokens.
    pub tokens: u16,
    /// Of these unloaded in this phase: they may not be loaded again (12.2a/2).
    pub fresh: u16,
    /// The pool of its side to which it belongs.
    pub pool: u8,
}

impl Dump {
    /// Whose it is.
    pub const fn owner(&self) -> Pool {
        Pool { side: self.side, pool: self.pool }
    }
}

/// A free slot.
pub const NO_DUMP: Dump = Dump { at: NO_HEX, side: Side::Allied, blown: false, tokens: 0, fresh: 0, pool: 0 };

/// A hedgehog (16.0).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Hedgehog {
    /// Where; off the map in a slot that is free.
    pub at: Hex,
    /// Whose.
    pub side: Side,
    /// Its level, 1 to 4.
    pub level: u8,
    /// Was it built up or razed in this turn (16.0b/4, 16.0c/2)?
    pub worked: bool,
}

/// A free slot.
pub const NO_HEDGEHOG: Hedgehog = Hedgehog { at: NO_HEX, side: Side::Allied, level: 0, worked: false };

/// A port (19.0).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Port {
    /// Where; off the map in a slot that is free.
    pub at: Hex,
    /// Who made it, if the map does not print it.
    pub side: Side,
    /// Its capacity in tokens.
    pub printed: u8,
    /// Hits.
    pub hits: u8,
    /// Tokens loaded and unloaded in this phase.
    pub used: u8,
    /// Has its own side damaged it in this turn (19.0c)?
    pub wrecked: bool,
    /// Was it repaired in this turn (19.0d/2)?
    pub mended: bool,
}

/// A free slot.
pub const NO_PORT: Port =
    Port { at: NO_HEX, side: Side::Allied, printed: 0, hits: 0, used: 0, wrecked: false, mended: false };

/// Replacements that are not units on the map.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Replacements {
    /// Gained and not placed yet, by side: Pax and Eq.
    pub waiting: [[u8; 2]; 2],
    /// Where half a Pax and half an Eq are left over in this phase (13.5d).
    pub half: [Hex; 2],
}

/// None.
pub const NO_REPLACEMENTS: Replacements = Replacements { waiting: [[0; 2]; 2], half: [NO_HEX; 2] };

/// What is left of a token that units ate from: others may share it (12.6c/1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Crumbs {
    /// The dump that it came from.
    pub at: Hex,
    /// Quarters of an RE that it still feeds.
    pub quarters: u8,
}

/// None.
pub const NO_CRUMBS: Crumbs = Crumbs { at: NO_HEX, quarters: 0 };

impl Crumbs {
    /// What a token of a dump leaves over; of an eaten one nothing is remembered.
    pub const fn of(at: Hex, quarters: u8) -> Crumbs {
        if quarters == 0 { NO_CRUMBS } else { Crumbs { at, quarters } }
    }
}

/// Where a side's supply went: all of it is on the map or in these books.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Books {
    /// Tokens at the start, arrived and captured.
    pub had: u32,
    /// Tokens that left the map, by [`Sink`].
    pub spent: [u32; Sink::ALL.len()],
}

/// The stack or column that moves.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Hand {
    /// The hex from which units are taken; none if nothing moves.
    pub at: Hex,
    /// The units.
    pub units: ArrayVec<UnitId, STACK>,
    /// The column, instead of units.
    pub column: ColumnId,
    /// Has the stack begun to move, so that nobody may join it any more?
    pub going: bool,
}

/// Nothing moves.
pub const NO_HAND: Hand = Hand { at: NO_HEX, units: ArrayVec::new_const(), column: NO_COLUMN, going: false };

/// The combat or barrage under way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Battle {
    /// The attacked hex; none between two.
    pub target: Hex,
    /// An overrun?
    pub overrun: bool,
    /// The attacker.
    pub side: Side,
    /// The AR units, the attacker's first.
    pub lead: [UnitId; 2],
    /// Options still to be taken by each, the attacker's first.
    pub option: [u8; 2],
    /// Required losses still to be taken by each.
    pub losses: [u8; 2],
    /// Exploit number; 0 for none.
    pub exploit: u8,
    /// Does the defender become DG?
    pub dg: bool,
    /// Hexes that each side retreats.
    pub retreat: [u8; 2],
    /// Did the attacker retreat, or fail to take all of his options (9.10c/1)?
    pub failed: bool,
    /// The hexes around the target from which it is attacked, a bit a direction.
    pub around: u8,
    /// A Beach Assault (18.6)?
    pub beach: bool,
    /// What a barrage is aimed at (10.0d).
    pub aim: Aim,
}

/// No combat.
pub const NO_BATTLE: Battle = Battle {
    target: NO_HEX,
    overrun: false,
    side: Side::Allied,
    lead: [NOBODY; 2],
    option: [0; 2],
    losses: [0; 2],
    exploit: 0,
    dg: false,
    retreat: [0; 2],
    failed: false,
    around: 0,
    beach: false,
    aim: Aim::Units,
};

/// A position.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// Every combat unit.
    pub units: Box<[Unit]>,
    /// Transport Points.
    pub columns: Box<[Column]>,
    /// SP on the ground.
    pub dumps: Box<[Dump]>,
    /// Hedgehogs.
    pub hedgehogs: Box<[Hedgehog]>,
    /// Ports: those of the map, then those made in play.
    pub ports: Box<[Port]>,
    /// Ships and Landing Craft.
    pub vessels: Box<[Vessel]>,
    /// Places under Axis control, by index.
    pub axis: Bits,
    /// Air units.
    pub wings: Box<[Wing]>,
    /// Air bases.
    pub bases: Box<[Base]>,
    /// Drop Plans.
    pub plans: Box<[DropPlan]>,
    /// Hexes with a Trainbusting marker, by the side that placed it (14.8).
    pub busted: [Bits; 2],
    /// Hexes that were barraged or attacked in this phase (9.1c/2, 10.0e/A).
    pub struck: Bits,
    /// Rail hexes that trains of each side can use (13.3f/1).
    pub gauge: [Bits; 2],
    /// Rail hexes converted in this phase (13.3g/A).
    pub laid: Bits,
    /// The turn, from 1.
    pub turn: u8,
    /// The weather of this turn.
    pub weather: Weather,
    /// Its flight conditions, in titles that have them.
    pub sky: Flight,
    /// Is this a simulcast turn (2.4/1)?
    pub simulcast: bool,
    /// The first player of this turn.
    pub first: Side,
    /// Whose player turn it is.
    pub phasing: Side,
    /// Rail Cap that each side has left in its turn, in quarters of an SP (13.3b/1).
    pub rail: [u8; 2],
    /// Sea Cap that each side has left in its turn, in tokens (19.0f/1).
    pub sea: [u8; 2],
    /// Replacements off the map.
    pub repl: Replacements,
    /// What is left of the last token that was eaten from in this Supply Phase.
    pub crumbs: Crumbs,
    /// The books of each side.
    pub books: [Books; 2],
    /// What moves.
    pub hand: Hand,
    /// Which of a side's commanders moves, if it has several: his place among them.
    pub leads: u8,
    /// Those of them who have ended the segment, a bit each.
    pub ended: u8,
    /// The combat under way.
    pub battle: Battle,
    /// The mission under way.
    pub mission: Mission,
    /// The sequence of play: the last is the present step.
    pub steps: ArrayVec<Step, 24>,
    /// Who has won; nobody in a draw.
    pub over: Option<Seats>,
    /// The title's own.
    pub extra: Box<[u64]>,
    /// Who stands where, zones of control, supply.
    pub fields: Derived<Fields>,
}

impl State {
    /// The present step.
    pub fn step(&self) -> Option<Step> {
        self.steps.last().copied()
    }

    /// The dump of a hex.
    pub fn dump(&self, at: Hex) -> Option<&Dump> {
        self.dumps.iter().find(|dump| dump.at == at && on_map(at))
    }

    /// The hedgehog of a hex.
    pub fn hedgehog(&self, at: Hex) -> Option<&Hedgehog> {
        self.hedgehogs.iter().find(|work| work.at == at && on_map(at))
    }

    /// The columns in a hex.
    pub fn columns_at(&self, at: Hex) -> impl Iterator<Item = (ColumnId, &Column)> {
        (0..).zip(self.columns.iter()).filter(move |(_, column)| column.at == at && on_map(at))
    }

    /// How many bytes the position takes.
    pub fn bytes(&self) -> usize {
        size_of::<State>()
            + size_of_val(&*self.units)
            + size_of_val(&*self.columns)
            + size_of_val(&*self.dumps)
            + size_of_val(&*self.hedgehogs)
            + size_of_val(&*self.wings)
            + size_of_val(&*self.bases)
            + size_of_val(&*self.plans)
            + self.busted.iter().map(|set| size_of_val(set.words())).sum::<usize>()
            + size_of_val(&*self.ports)
            + size_of_val(&*self.vessels)
            + size_of_val(self.axis.words())
            + size_of_val(self.struck.words())
            + self.gauge.iter().chain([&self.laid]).map(|set| size_of_val(set.words())).sum::<usize>()
            + size_of_val(&*self.extra)
            + self.fields.bytes()
    }
}
