//! Boxes beside the map (1.6).

use ocs::{Hex, Look, Side, Sortie, Weather, WingId};
use sandtable_core::Refusal;

use crate::coalition::{System, system};
use crate::{interdiction, luftflotte};

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

/// May an air unit use a box as its base? The French not England and Normandy (1.6a/3), the Commonwealth not Southern France
/// (1.6a/4), the Interdiction box only those marked for it (1.6b); to Luftflotte Reich they return by themselves (2.2/22).
pub fn may_base(look: Look, wing: WingId, at: Hex) -> bool {
    if !look.t.is_box(at) {
        return true;
    }
    let sheet = look.sheet(wing);
    match look.t.name(at).as_str() {
        "england" | "normandy" => system(&sheet.nation) != System::French,
        "southern-france" => system(&sheet.nation) != System::Commonwealth,
        interdiction::BOX => sheet.side == Side::Allied && sheet.marked,
        luftflotte::BOX => false,
        _ => true,
    }
}
