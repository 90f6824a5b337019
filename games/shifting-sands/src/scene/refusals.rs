//! Why nothing can be done with a piece, space or card now.

use sandtable_core::{Handle, Refusal, Rules, Seat, Seen, Value, clicks};

use super::labels::use_label;
use crate::DesertWar;
use crate::action::{Action, Space, UnitId};
use crate::pieces::{CardId, Purpose, Side, Use};
use crate::state::State;
use crate::steps::{NOT_NOW, Step};
use crate::theatre::find;

/// The reasons, by rule.
pub fn refusals(rules: &DesertWar, seen: &Seen<DesertWar>, at: &Handle) -> Vec<Refusal> {
    let look = rules.look(seen.state());
    let asked = rules.decision(look.s).seats();
    let Some(seat) = seen.viewer().0.iter().find(|seat| asked.has(*seat)) else { return Vec::new() };
    let Some(step) = look.s.step() else { return Vec::new() };
    let natural: Vec<Action> = match at {
        Handle::Piece(key) => find(&look.t.counters, key).map(|id| with_unit(step, id)).unwrap_or_default(),
        Handle::Place(place) => {
            match Space::try_from(*place).ok().filter(|s| usize::from(*s) < look.t.spaces.len()) {
                Some(space) => at_space(step, space),
                None => Vec::new(),
            }
        }
        Handle::Card(key) => match (step, card(key)) {
            (Step::Choose, Some(card)) => return uses(rules, look.s, seat, card),
            (_, Some(card)) => with_card(step, card),
            (_, None) => Vec::new(),
        },
        _ => Vec::new(),
    };
    clicks::why_not(rules, look.s, seat, natural, |refusal| refusal.why == NOT_NOW)
}

fn card(key: &str) -> Option<CardId> {
    let side = if key.starts_with('X') { Side::Axis } else { Side::Allied };
    key.get(1..)?.parse().ok().map(|number| CardId { side, number })
}

fn with_unit(step: Step, id: UnitId) -> Vec<Action> {
    vec![match step {
        Step::Redeploy => Action::Redeploy(id),
        Step::Open => Action::Join(id),
        Step::Losses { .. } => Action::Lose(id),
        Step::Replacement { .. } => Action::Replace(id),
        Step::Stand => Action::Stand(id),
        Step::Relocate => Action::Surrender(id),
        Step::Flips { .. } | Step::Depot { .. } => Action::Flip(id),
        Step::Uproot { .. } => Action::Strike(id),
        Step::Withdraw { .. } => Action::Withdraw(id),
        Step::Shaken => Action::Lose(id),
        Step::Restock(_) => Action::Restore(id),
        Step::Excess(_) => Action::Remove(id),
        _ => Action::Take(id),
    }]
}

fn at_space(step: Step, at: Space) -> Vec<Action> {
    match step {
        Step::Activate => Purpose::ALL.into_iter().map(|p| Action::Activate(at, p)).collect(),
        Step::Assault | Step::Landing { .. } => vec![Action::Attack(at)],
        Step::Redeploying { .. } => vec![Action::To(at)],
        Step::Name { .. } => vec![Action::Name(at)],
        _ => vec![Action::Step(at)],
    }
}

/// Why a card cannot be put to each of its four uses, as far as it cannot.
fn uses(rules: &DesertWar, s: &State, seat: Seat, card: CardId) -> Vec<Refusal> {
    let refused = |used: Use| {
        let refusal = rules.check(s, seat, Action::Play(card, used)).err()?;
        Some(refusal.with("what", Value::Term(use_label(used))))
    };
    [Use::Ops, Use::Rd, Use::Rp, Use::Event].into_iter().filter_map(refused).collect()
}

fn with_card(step: Step, card: CardId) -> Vec<Action> {
    match step {
        Step::Pick(_) => vec![Action::Pick(card)],
        Step::Discard(_) => vec![Action::Discard(card)],
        Step::CombatCards(_) => vec![Action::Combat(card)],
        _ => vec![Action::Play(card, Use::Ops)],
    }
}
