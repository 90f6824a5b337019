//! Why nothing can be done with a piece or hex now.

use sandtable_core::{Handle, Refusal, Seen, clicks};

use crate::Ocs;
use crate::action::{Action, Hex, UnitId};
use crate::look::Look;
use crate::notation::find;
use crate::refusals::{NOT_NOW, NOT_YOURS, OVER};
use crate::steps::Step;

/// The reasons, by rule.
pub fn refusals(rules: &Ocs, seen: &Seen<Ocs>, at: &Handle) -> Vec<Refusal> {
    let look = rules.look(seen.state());
    let natural = |_| match at {
        Handle::Piece(key) => find(look.t, key).map(|id| with_unit(look, id)).unwrap_or_default(),
        Handle::Place(hex) if look.t.on_map(*hex) => at_hex(look, *hex),
        _ => Vec::new(),
    };
    clicks::refused(rules, seen, [OVER, NOT_YOURS], natural, |refusal| refusal.why == NOT_NOW)
}

fn with_unit(look: Look, id: UnitId) -> Vec<Action> {
    let at = look.unit(id).at;
    vec![match look.s.step() {
        Some(Step::Segment(_)) => Action::At(at),
        Some(Step::Guns(_) | Step::Declare(_)) => Action::With(id),
        Some(Step::Lead { .. }) => Action::Lead(id),
        Some(Step::Losses { .. } | Step::Option { .. }) => Action::Lose(id),
        Some(Step::Advance) => Action::Advance(id),
        Some(Step::Excess(_)) => Action::Remove(id),
        Some(Step::Breakout) => Action::Breakout(id),
        Some(Step::Feed) => Action::Feed(at),
        _ => Action::Take(id),
    }]
}

fn at_hex(look: Look, at: Hex) -> Vec<Action> {
    match look.s.step() {
        Some(Step::Segment(_)) => vec![Action::At(at)],
        Some(Step::Pay { .. }) => vec![Action::Draw(at)],
        Some(Step::Barrages(_) | Step::Assaults(_)) => vec![Action::Target(at)],
        Some(Step::Retreat { .. }) => vec![Action::Retreat(at)],
        Some(Step::Displace { .. }) => vec![Action::Displace(at)],
        Some(Step::Feed) => vec![Action::Feed(at)],
        _ => vec![Action::Step(at), Action::Overrun(at)],
    }
}
