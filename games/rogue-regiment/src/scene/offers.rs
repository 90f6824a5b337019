//! Everything that can be clicked: one offer for every legal action.

use sandtable_core::{Handle, Offer, Rules, Seat, clicks};

use super::labels::label;
use crate::Mission;
use crate::action::{Action, Unit};
use crate::arms::FIREARMS;
use crate::notation::key;
use crate::pieces::Weapon;
use crate::state::State;

/// What comes to mind with an enemy unit.
pub fn against(u: Unit) -> Vec<Action> {
    let mut actions = vec![Action::Attack(Weapon::Knife, u)];
    actions.extend(FIREARMS.map(|w| Action::Attack(w, u)));
    actions.extend([Action::Mark(u), Action::Pick(u), Action::Smoke(u)]);
    actions
}

/// All offers to a seat that is asked; the last button is the ordinary one.
pub fn offers(rules: &Mission, s: &State, seat: Seat) -> Vec<Offer> {
    let mut actions = Vec::new();
    rules.actions(s, seat, &mut actions);
    let acting = s.steps.iter().find_map(|step| match step {
        crate::Step::Acting(f) => Some(key(rules.theatre(), *f)),
        _ => None,
    });
    let make = |a: Action| {
        let look = rules.look(s);
        let (handle, text, tag) = label(look, a);
        let piece = acting.clone().filter(|_| matches!(handle, Handle::Place(_)));
        Offer::new(handle, clicks::written(rules, &[a]), text)
            .with_piece(piece)
            .tagged(tag)
            .binding(clicks::binds(rules, s, seat, &[a]))
    };
    actions.into_iter().map(make).collect()
}
