//! What can be clicked: a handle for each legal action.

use sandtable_core::clicks::Clicks;
use sandtable_core::{Offer, Rules, Seat};

use super::labels::{Click, click};
use crate::Ocs;
use crate::look::Look;

/// All clicks of a seat that is asked.
pub fn offers(rules: &Ocs, look: Look, seat: Seat) -> Vec<Offer> {
    let mut actions = Vec::new();
    rules.actions(look.s, seat, &mut actions);
    let clicks = Clicks::new(rules, look.s, seat, 1);
    let each = actions.into_iter().map(|a| {
        let Click { handle, label, piece } = click(look, a);
        clicks.offer(handle, &[a], label).with_piece(piece)
    });
    // The last button is the ordinary one.
    let mut all: Vec<Offer> = each.collect();
    all.sort_by_key(|offer| offer.line == "done");
    all
}
