//! What need not be asked: answers that a sensible player gives without a thought, measured on what lies open.

use std::ops::RangeInclusive;

use sandtable_core::legal_actions;

use crate::Mediterranean;
use crate::action::{Action, Who};
use crate::look::Look;
use crate::pieces::{Arm, Side, is_area};
use crate::policy::{fight, windows};
use crate::steps::{Moment, Scope, Step};

/// An attacker who takes the area so often leaves it in doubt whether to stand.
const DOUBT: RangeInclusive<f32> = 0.3..=0.8;

/// Is this a pause between the parts of an impulse that need not be asked about? Whoever has it, or has the next one, has
/// buttons while he moves for all that he could do there.
pub fn own_pause(look: Look, side: Side) -> bool {
    match look.s.step() {
        Some(Step::Window { moment, .. }) if look.s.active == side => {
            matches!(moment, Moment::Open | Moment::Moved | Moment::Battle | Moment::Last)
        }
        Some(Step::Window { moment: Moment::Last, .. }) => windows::again(look, side),
        _ => false,
    }
}

/// Is what a sensible player answers here so plain that he need not be asked?
pub fn settled(look: Look, side: Side, usual: Action) -> bool {
    let passes = matches!(usual, Action::Decline | Action::Done);
    match look.s.step() {
        // Whoever has begun to choose says himself when he is done.
        Some(Step::Intercept { dice: 1.., .. }) => false,
        // To spend aircraft is a decision; to bring up a tank that helps is none.
        Some(Step::Support(_)) => !matches!(usual, Action::Support(_)),
        Some(Step::Elite) => true,
        Some(Step::Losses { scope, .. }) => plain_losses(look, side, scope, usual),
        Some(Step::Intercept { landing: true, .. }) => false,
        Some(Step::FlyOut) => passes && !in_doubt(look),
        Some(Step::LastRetreat) => passes && !in_doubt(look),
        Some(Step::Supply(_)) => passes && !starves(look, side),
        Some(Step::Fall { all: true } | Step::Flight { .. }) => false,
        _ => passes,
    }
}

/// Might either side have the area after the rounds that are left?
fn in_doubt(look: Look) -> bool {
    DOUBT.contains(&fight::outlook(look, fight::rounds_left(look)).win)
}

/// Losses are plain where nobody thinks of going and those who can absorb them are of one kind.
fn plain_losses(look: Look, side: Side, scope: Scope, usual: Action) -> bool {
    if usual == Action::Retreat {
        return false;
    }
    let mut ways = Vec::new();
    legal_actions::<Mediterranean>(look, side, &mut ways);
    let goes = scope == Scope::Defenders && ways.contains(&Action::Retreat);
    let kind = |a: &Action| match a {
        Action::Lose(Who { arm, rank, .. }) => Some((*arm, *rank)),
        _ => None,
    };
    let mut kinds: Vec<_> = ways.iter().filter(|a| **a != Action::Retreat).map(kind).collect();
    kinds.dedup();
    kinds.len() == 1 && !(goes && in_doubt(look))
}

/// Has the side units on the map without supply?
fn starves(look: Look, side: Side) -> bool {
    let fed = look.supplied(side);
    look.all(side, &Arm::FIGHTING, move |u| is_area(u.place) && !fed.contains(u.place)).next().is_some()
}
