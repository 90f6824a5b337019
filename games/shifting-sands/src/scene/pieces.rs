//! Counters on the board: those that are alike stand together.

use sandtable_core::Piece;

use super::board::{kind_of, place_of};
use crate::look::Look;
use crate::state::flag;

/// All counters that are somewhere.
pub fn pieces(look: Look) -> Vec<Piece> {
    let mut all: Vec<Piece> = Vec::new();
    for id in look.t.ids() {
        let Some(place) = place_of(look.t, look.t.side(id), look.at(id)) else { continue };
        if look.has_twin(id) {
            continue;
        }
        let flags = look.s.flags[usize::from(id)];
        let like = |o: &u8| look.at(*o) == look.at(id) && look.s.flags[usize::from(*o)] == flags;
        let count = look.t.kind(look.counter(id).first).filter(like).count() as u8;
        let kind = kind_of(look.t, id, flags & flag::REDUCED != 0, flags & flag::NEWER != 0);
        let mut piece = Piece::new(&look.counter(id).key, kind, place).count(count);
        for (bit, badge) in [
            (flag::REDUCED, "reduced"),
            (flag::MOVED, "moved"),
            (flag::ATTACKS, "attacking"),
            (flag::RETREATED, "retreated"),
            (flag::ROUTED, "routed"),
        ] {
            if flags & bit != 0 {
                piece.badges.push(badge);
            }
        }
        all.push(piece);
    }
    all
}
