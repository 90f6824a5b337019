//! Boxes beside the map (1.6).

use ocs::{Hex, Look, Sortie, Weather};
use sandtable_core::Refusal;

/// Air units that a box refits in a turn: in dry weather, and in mud or snow (1.6a/6).
const REFITS: [u8; 2] = [14, 7];

const NO_FIGHT: Refusal = Refusal::new("btr:1.6/1", "why-box-peace");

/// 1.6/1: nothing is bombed or swept in a box.
pub fn may_fly(look: Look, sortie: Sortie, at: Hex) -> Result<(), Refusal> {
    NO_FIGHT.when(look.t.is_box(at) && (sortie.aim().is_some() || sortie == Sortie::Sweep))
}

/// How many air units a box refits.
pub fn refits(look: Look, at: Hex) -> Option<u8> {
    look.t.is_box(at).then(|| REFITS[usize::from(look.s.weather != Weather::Dry)])
}
