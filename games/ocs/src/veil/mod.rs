//! What a player may know of the enemy (4.9): the faces of his stacks, and what fighting shows. The rest is blanked, and may
//! be imagined.

mod conceal;
mod hearing;
mod imagine;

pub use conceal::veil;
pub use hearing::witnesses;
pub use imagine::imagine;

use sandtable_core::Viewer;

use crate::action::Hex;
use crate::look::Look;
use crate::pieces::Side;
use crate::state::{NO_COLUMN, NO_HEX};
use crate::steps::{self, Step};

/// The sides of which a viewer sees the faces alone.
fn hidden(viewer: Viewer) -> impl Iterator<Item = Side> + Clone {
    Side::BOTH.into_iter().filter(move |side| !viewer.0.meets(side.seats()))
}

/// Whose the stack or column in hand is.
fn mover(look: Look) -> Side {
    let hand = &look.s.hand;
    match (hand.units.first(), hand.column) {
        (Some(id), _) => look.counter(*id).side,
        (None, NO_COLUMN) => steps::acting(look),
        (None, column) => look.s.columns[usize::from(column)].side,
    }
}

/// Where the stack or column in hand is; no hex if nothing moves.
fn whereabouts(look: Look) -> Hex {
    let hand = &look.s.hand;
    match (hand.units.first(), hand.column) {
        _ if !look.s.steps.contains(&Step::Moving) => NO_HEX,
        (Some(id), _) => look.unit(*id).at,
        (None, NO_COLUMN) => hand.at,
        (None, column) => look.s.columns[usize::from(column)].at,
    }
}
