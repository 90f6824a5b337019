//! Which Axis unit comes next: the nearest, and the players choose among equals.

use sandtable_core::Refusal;

use super::{Offers, not_now};
use crate::action::{Action, Unit};
use crate::look::Look;

/// Those with the lowest rank, as bits.
pub fn first<K: Ord + Copy>(units: impl Iterator<Item = Unit>, rank: impl Fn(Unit) -> K) -> u64 {
    let mut best = None;
    let mut set = 0;
    for u in units {
        let key = rank(u);
        if best.is_none_or(|b| key < b) {
            (best, set) = (Some(key), 0);
        }
        if best == Some(key) {
            set |= 1 << u;
        }
    }
    set
}

/// Them in the order of the default: by row, then by column.
fn sorted(look: Look, set: u64) -> arrayvec::ArrayVec<Unit, 64> {
    let mut order: arrayvec::ArrayVec<Unit, 64> = crate::squares::Bits(set).collect();
    order.sort_unstable_by_key(|u| look.rank(*u));
    order
}

/// The one that the box takes.
pub fn default(look: Look, set: u64) -> Option<Unit> {
    sorted(look, set).first().copied()
}

/// Any of them may be picked.
pub fn candidates(look: Look, set: u64, offer: Offers) {
    sorted(look, set).into_iter().for_each(|u| offer(Action::Pick(u)));
}

/// Is one of them picked?
pub fn check(set: u64, a: Action, not_next: Refusal) -> Result<(), Refusal> {
    match a {
        Action::Pick(u) if u < 64 && set >> u & 1 == 1 => Ok(()),
        Action::Pick(_) => Err(not_next),
        _ => Err(not_now()),
    }
}
