//! The vocabulary and the position.

use arrayvec::ArrayVec;
use sandtable_core::{Chance, Seat, Viewer, named};

/// Troops of a side.
pub const TROOPS: usize = 3;

named! {
    /// A side, which is a seat.
    pub enum Side {
        /// Acts first.
        Red = "red",
        /// Acts second.
        Blue = "blue",
    }
}

named! {
    /// A kind of troop.
    pub enum Kind {
        /// On foot.
        Foot = "foot",
        /// With guns.
        Gun = "gun",
        /// In tanks.
        Tank = "tank",
    }
}

impl Side {
    /// Its seat.
    pub fn seat(self) -> Seat {
        Seat(self as u8)
    }

    /// The other one.
    #[must_use]
    pub fn other(self) -> Side {
        Side::ALL[1 - self as usize]
    }

    /// The slots of its troops.
    pub fn slots(self) -> std::ops::Range<usize> {
        let first = self as usize * TROOPS;
        first..first + TROOPS
    }
}

impl Kind {
    /// What it adds to the die.
    pub fn strength(self) -> u8 {
        self as u8 + 1
    }
}

/// A place by its index, or none.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Spot(pub u8);

impl Spot {
    /// Not set up yet.
    pub const TRAY: Spot = Spot(254);
    /// Lost.
    pub const GONE: Spot = Spot(255);

    /// Is it a place of the map?
    pub fn on_map(self) -> bool {
        self < Spot::TRAY
    }
}

/// The smallest choices.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Action {
    /// Sets up a troop.
    Place(Kind, Spot),
    /// Moves the troop that stands there.
    Move(Spot, Spot),
    /// Does nothing.
    Pass,
}

/// A troop.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Troop {
    /// Its kind, unless the viewer may not know it.
    pub kind: Option<Kind>,
    /// Where it is.
    pub at: Spot,
    /// Turned up?
    pub open: bool,
}

/// The position.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// The turn; 0 while troops are set up.
    pub turn: u8,
    /// Who acts.
    pub active: Side,
    /// Three a side, in the order of their kinds.
    pub troops: [Troop; 2 * TROOPS],
}

impl State {
    /// Everything in the trays.
    pub fn start() -> State {
        let troop = |i: usize| Troop { kind: Some(Kind::ALL[i % TROOPS]), at: Spot::TRAY, open: false };
        State { turn: 0, active: Side::Red, troops: std::array::from_fn(troop) }
    }

    /// The side of a slot.
    pub fn owner(slot: usize) -> Side {
        Side::ALL[slot / TROOPS]
    }

    /// The slot of the troop in a place.
    pub fn at(&self, spot: Spot) -> Option<usize> {
        self.troops.iter().position(|t| t.at == spot && spot.on_map())
    }

    /// Slots of a side's face-down troops, with where they are.
    fn hidden(&self, side: Side) -> (ArrayVec<usize, TROOPS>, ArrayVec<Spot, TROOPS>) {
        let slots: ArrayVec<usize, TROOPS> = side.slots().filter(|i| !self.troops[*i].open).collect();
        let spots = slots.iter().map(|i| self.troops[*i].at).collect();
        (slots, spots)
    }

    /// Blanks what a viewer may not know: which face-down troop is which.
    pub fn veil(&mut self, viewer: Viewer) {
        for side in Side::ALL.into_iter().filter(|side| !viewer.0.has(side.seat())) {
            let (slots, mut spots) = self.hidden(side);
            // In an order that has nothing to do with what they are.
            spots.sort_unstable();
            for (slot, at) in slots.into_iter().zip(spots) {
                self.troops[slot] = Troop { kind: None, at, open: false };
            }
        }
    }

    /// Fills the blanks: any of them may be any.
    pub fn imagine(&mut self, viewer: Viewer, chance: &mut Chance) {
        for side in Side::ALL.into_iter().filter(|side| !viewer.0.has(side.seat())) {
            let (slots, mut spots) = self.hidden(side);
            for slot in slots {
                let at = spots.remove(chance.below(spots.len() as u16).into());
                self.troops[slot] = Troop { kind: Some(Kind::ALL[slot % TROOPS]), at, open: false };
            }
        }
    }
}
