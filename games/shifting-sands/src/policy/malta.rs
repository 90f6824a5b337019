//! The invasion of Malta: four units wait in Sicily until Herkules can be played (10.321).

use crate::action::UnitId;
use crate::cards::herkules_units;
use crate::look::Look;
use crate::pieces::{CardId, Event, Lies, Side};
use crate::state::off;

/// What the four units are worth that are spent.
pub const SPENT_UNITS: f32 = 1.5;
/// What a step towards Malta is worth once the card is at hand: the siege, or one of the four in Sicily.
pub const NEARER: f32 = 3.0;
/// Points that nobody takes back are worth more than places.
pub const FOR_GOOD: f32 = 1.8;

/// The card, if Malta can still be taken: nobody of the four is lost for good, and no card forbids it (10.323).
fn card(look: Look) -> Option<CardId> {
    let card = look.t.setters.of(Event::Herkules)?;
    let over = look.has(Event::Herkules) || look.has(Event::MaltaVictorious);
    let lost = herkules_units(look).iter().any(|id| look.at(*id) == off::LOST);
    (!over && !lost && look.s.card(card).lies != Lies::Gone).then_some(card)
}

/// Does a side mean to take Malta with the card that it holds?
pub fn meant(look: Look, side: Side) -> bool {
    side == Side::Axis && card(look).is_some_and(|card| look.s.card(card).lies == Lies::Hand)
}

/// Is a unit one of the four, and better off in Sicily, where the card may find it?
pub fn waits(look: Look, id: UnitId) -> bool {
    herkules_units(look).contains(&id) && card(look).is_some()
}

/// How many of the four are in Sicily.
pub fn gathered(look: Look) -> usize {
    herkules_units(look).iter().filter(|id| look.at(**id) == look.t.at.sicily).count()
}
