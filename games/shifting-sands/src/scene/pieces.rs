//! Counters on the board: those that are alike stand together.

use sandtable_core::Piece;

use super::board::{kind_of, place_of};
use crate::look::Look;
use crate::state::{flag, on_map};
use crate::steps::Step;
use crate::supply::Supplied;

/// All counters that are somewhere.
pub fn pieces(look: Look) -> Vec<Piece> {
    let in_hand = match look.s.step() {
        Some(Step::Moving { unit, .. } | Step::Advancing { unit, .. } | Step::Redeploying { unit }) => {
            Some(unit)
        }
        _ => None,
    };
    let mut all: Vec<Piece> = Vec::new();
    for id in look.t.ids() {
        let at = look.at(id);
        let Some(place) = place_of(look.t, look.t.side(id), at) else { continue };
        if look.has_twin(id) {
            continue;
        }
        let flags = look.s.flags[usize::from(id)];
        let like = |o: &u8| look.at(*o) == at && look.s.flags[usize::from(*o)] == flags;
        let count = look.t.kind(look.counter(id).first).filter(like).count() as u8;
        let is = |bit: u8| flags & bit != 0;
        let kind = kind_of(look.t, id, is(flag::REDUCED), is(flag::NEWER));
        let acts = look.t.side(id) == look.s.acting && on_map(at);
        let idle = look.inactive(id);
        all.push(Piece::new(&look.counter(id).key, kind, place).count(count).badges([
            (in_hand == Some(id), "in-hand"),
            (is(flag::REDUCED), "reduced"),
            (is(flag::ATTACKS), "attacking"),
            (is(flag::ROUTED), "routed"),
            (is(flag::RETREATED), "retreated"),
            (is(flag::MOVED), "moved"),
            (acts && look.s.deed.moves.contains(at) && !is(flag::MOVED), "to-move"),
            (acts && look.s.deed.attacks.contains(at) && !is(flag::ATTACKS), "to-attack"),
            (on_map(at) && !idle && look.supplied(id) == Supplied::Out, "cut-off"),
            (idle, "neutral"),
        ]));
    }
    all
}
