//! Fortifications that the map prints: the West Wall, the Maginot Line, old fortresses (1.5).

use ocs::{Hex, Look, Side};
use sandtable_board::Bits;
use sandtable_core::Refusal;

use crate::title::zone;

const NO_ALLIED_WORKS: Refusal = Refusal::new("btr:1.5a/10", "why-west-wall");
const WALL_STANDS: Refusal = Refusal::new("btr:1.5a/11", "why-works-stand");
const LINE_STANDS: Refusal = Refusal::new("btr:1.5b/1", "why-works-stand");

/// Is a hex one of the West Wall?
pub fn is_wall(look: Look, at: Hex) -> bool {
    look.t.zones[zone::WALL].hexes.contains(at)
}

/// Is a hex one of the Maginot Line or an old fortress?
fn is_line(look: Look, at: Hex) -> bool {
    [zone::MAGINOT, zone::FORTRESSES].iter().any(|zone| look.t.zones[*zone].hexes.contains(at))
}

/// Does a hedgehog protect a side (1.5a/9)?
pub fn shelters(look: Look, side: Side, at: Hex) -> bool {
    side == Side::Axis || !is_wall(look, at)
}

/// May a side build there (1.5a/10)?
pub fn may_dig(look: Look, side: Side, at: Hex) -> Result<(), Refusal> {
    NO_ALLIED_WORKS.when(side == Side::Allied && is_wall(look, at))
}

/// May a hedgehog be reduced? A printed one has a last level (1.5a/11, 1.5b/1).
pub fn may_raze(look: Look, at: Hex) -> Result<(), Refusal> {
    let last = look.s.hedgehog(at).is_some_and(|work| work.level == 1);
    WALL_STANDS.when(last && is_wall(look, at))?;
    LINE_STANDS.when(last && is_line(look, at))
}

/// The level of a captured hedgehog (1.5d); 0 for one that is gone.
pub fn captured(look: Look, at: Hex, level: u8) -> u8 {
    let least = u8::from(is_wall(look, at) || is_line(look, at));
    (level - 1).max(least)
}

/// Do Allied attacks exploit (1.5a/8)?
pub fn exploits(look: Look) -> bool {
    let battle = look.s.battle;
    battle.side == Side::Axis || !is_wall(look, battle.target)
}

/// 1.5a/12, 1.5a/13: Allied supply neither enters nor leaves hexes of the West Wall beside German combat units, with a zone or
/// without.
pub fn close(look: Look, side: Side, held: &mut Bits) {
    if side == Side::Allied {
        let watched = |at: &Hex| look.t.near(*at).any(|next| look.holds(Side::Axis, next));
        look.t.zones[zone::WALL].hexes.iter().filter(watched).for_each(|at| {
            held.insert(at);
        });
    }
}
