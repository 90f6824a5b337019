//! Flight conditions (1.3): nothing flies, or little.

use ocs::{Flight, Look, Side, Sortie, WingId};
use sandtable_core::Refusal;

const NO_FLIGHT: Refusal = Refusal::new("btr:1.3/2", "why-no-flight");
const LITTLE: Refusal = Refusal::new("btr:1.3/2", "why-limited-flight");
const ONE: Refusal = Refusal::new("btr:1.3/2", "why-one-mission");

/// May a side fly a mission of a kind now?
pub fn may_fly(look: Look, side: Side, sortie: Sortie) -> Result<(), Refusal> {
    match look.s.sky {
        Flight::Normal => Ok(()),
        Flight::None => Err(NO_FLIGHT),
        Flight::Limited => {
            LITTLE.when(sortie.is_hip() || sortie == Sortie::Drop)?;
            // One mission of a side in a phase.
            ONE.when(look.wings(side).any(|id| look.wing(id).flown))
        }
    }
}

/// How far an air unit flies now: half as far when little flies.
pub fn range(look: Look, wing: WingId) -> u16 {
    let range = u16::from(look.sheet(wing).range);
    if look.s.sky == Flight::Limited { range / 2 } else { range }
}
