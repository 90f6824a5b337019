//! Breakdowns: steps that units of several steps detach, and take back (20.0).

use sandtable_core::{Refusal, Text};

use crate::action::UnitId;
use crate::look::Look;
use crate::pieces::{Category, Kind, Side};
use crate::play::{Play, unit_value};
use crate::refusals;
use crate::state::{Unit, flag, off};

const SINGLE: Refusal = Refusal::new("20.0/1", "why-one-step");
const LAST: Refusal = Refusal::new("20.0/2", "why-last-step");
const CATEGORY: Refusal = Refusal::new("20.0/3", "why-no-breakdowns");
const RATING: Refusal = Refusal::new("20.0b/1", "why-breakdown-rating");
const NONE: Refusal = Refusal::new("20.0/1", "why-no-breakdown");
const ALIKE: Refusal = Refusal::new("20.0g", "why-breakdown-alike");

/// Markers that parent and Breakdown share (20.0c).
const MARKERS: u32 = flag::MOVES | flag::OOS | flag::LOW | flag::EXHAUSTED;

fn rating(look: Look, id: UnitId) -> i8 {
    look.counter(id).faces[0].ar
}

/// Is a Breakdown in the pool of a unit (20.0g)?
fn in_pool(look: Look, parent: UnitId, part: UnitId) -> bool {
    let (parent, counter) = (look.counter(parent), look.counter(part));
    counter.kind == Kind::Breakdown
        && counter.side == parent.side
        && look.t.title.kin(counter, parent)
        && look.unit(part).at == off::POOL
}

/// Is a Breakdown the first of those in the pool that are alike? Which of them is detached makes no difference, so that
/// one of each kind is enough to choose from.
fn leads(look: Look, parent: UnitId, part: UnitId) -> bool {
    let kind = look.counter(part).faces;
    !(0..part).any(|other| in_pool(look, parent, other) && look.counter(other).faces == kind)
}

/// The Breakdowns that a unit might detach, one of each kind.
pub fn pool(look: Look, parent: UnitId) -> impl Iterator<Item = UnitId> {
    let several = look.counter(parent).steps > 1;
    let free = move |id: &UnitId| several && in_pool(look, parent, *id);
    look.t.ids().filter(free).filter(move |id| leads(look, parent, *id))
}

/// May a unit detach a step as this Breakdown?
///
/// # Errors
/// Why not, by rule.
pub fn detaches(look: Look, side: Side, parent: UnitId, part: UnitId) -> Result<(), Refusal> {
    if !look.stands(side, parent) {
        return Err(refusals::NO_SUCH_UNIT);
    }
    let counter = look.counter(parent);
    if counter.steps < 2 {
        return Err(SINGLE);
    }
    if counter.category != Category::Other {
        return Err(CATEGORY);
    }
    if look.steps(parent) < 2 {
        return Err(LAST);
    }
    if !look.t.owns(side, part) || !in_pool(look, parent, part) {
        return Err(NONE);
    }
    if rating(look, part) > rating(look, parent) {
        return Err(RATING);
    }
    if leads(look, parent, part) { Ok(()) } else { Err(ALIKE) }
}

/// Detaches a step: the Breakdown has its parent's mode and markers (20.0c), and may move (20.0e).
pub fn detach(play: &mut Play, parent: UnitId, part: UnitId) {
    let unit = *play.unit(parent);
    *play.unit(part) = Unit { at: off::POOL, lost: 0, ..unit };
    play.unit(parent).lost += 1;
    play.send(part, unit.at);
    play.tell(play.t.counter(parent).side, "20.0/1", || {
        Text::new("log-detached").with("unit", unit_value(parent)).with("other", unit_value(part))
    });
}

/// May a unit take a Breakdown back (20.0b/2, 20.0c)?
fn absorbs(look: Look, parent: UnitId, part: UnitId) -> bool {
    let (unit, other) = (look.unit(parent), look.unit(part));
    let (counter, piece) = (look.counter(parent), look.counter(part));
    piece.kind == Kind::Breakdown
        && other.at == unit.at
        && counter.side == piece.side
        && look.t.title.kin(piece, counter)
        && rating(look, part) >= rating(look, parent)
        && (other.mode, other.flags & MARKERS) == (unit.mode, unit.flags & MARKERS)
}

/// 20.0d: at the end of a phase reduced units take back what stands with them and fits.
pub fn absorb(play: &mut Play) {
    for parent in play.t.ids() {
        let counter = play.t.counter(parent);
        if counter.steps < 2 || counter.category != Category::Other {
            continue;
        }
        while play.s.units[usize::from(parent)].is_here() && play.s.units[usize::from(parent)].lost > 0 {
            let look = play.look();
            let Some(part) = look.t.ids().find(|id| absorbs(look, parent, *id)) else { break };
            play.unit(parent).lost -= 1;
            play.shelve(part);
            play.tell(counter.side, "20.0d", || {
                Text::new("log-absorbed").with("unit", unit_value(parent)).with("other", unit_value(part))
            });
        }
    }
}
