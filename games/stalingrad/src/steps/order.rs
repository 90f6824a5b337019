//! Not yours, not now: the rule that gives a decision to one side, and the rule that gives an action its moment.

use sandtable_core::{Refusal, Value};

use super::{Step, setup};
use crate::action::Action;
use crate::look::Look;
use crate::pieces::Side;
use crate::play::hex_value;
use crate::refusals::{NOT_HERE, NOT_NOW, NOT_YOURS};

/// The other player decides: the rule of the present decision says so.
pub fn not_yours(look: Look, _: Option<Side>, _: Action) -> Refusal {
    Refusal::new(look.s.step().map_or("7.1.2", decides), NOT_YOURS)
}

/// Another moment: the rule that puts the present decision first, or that names the moment of the action.
pub fn not_now(look: Look, a: Action) -> Refusal {
    let Some(step) = look.s.step() else { return Refusal::new("5.0/2", NOT_NOW) };
    let rule = match (step, a) {
        (Step::Enter(_), Action::Done) => "12.1/1",
        (_, Action::Done | Action::ReadyMade) => decides(step),
        // A fortress first holds or not; losses come before the retreat of the survivors.
        (Step::Hold, Action::Lose(_) | Action::LoseFortress | Action::Retreat(..)) => "14.2.5/1",
        (Step::Losses { .. }, Action::Retreat(..)) => "10.4.2.5",
        // All attacks are declared before the first die.
        (
            Step::Choose | Step::Losses { .. } | Step::Hold | Step::Retreat | Step::Advance,
            Action::Attack(..),
        ) => "10.2.1/1",
        _ => moment(look, a),
    };
    Refusal::new(rule, NOT_NOW)
}

/// Elsewhere: the rule that says what the present decision is about.
pub fn not_here(look: Look) -> Refusal {
    let rule = match look.s.step() {
        Some(Step::March | Step::Moving { .. }) => "9.0",
        Some(Step::Attach(_)) => "8.3.2",
        Some(Step::Declare { .. }) => "10.2.1/1",
        Some(Step::Enter(_)) => "12.1.1/1",
        Some(step) => decides(step),
        None => "5.0/2",
    };
    let (s, chit) = (look.s, look.s.chit.map(|chit| Value::Term(chit.term())));
    match (s.step(), chit) {
        (Some(Step::March | Step::Moving { .. }), Some(chit)) => {
            Refusal::new(rule, "why-not-here-move").with("chit", chit)
        }
        (Some(Step::Declare { .. } | Step::Choose), Some(chit)) => {
            Refusal::new(rule, "why-not-here-attack").with("chit", chit)
        }
        (Some(Step::Losses { .. } | Step::Hold | Step::Retreat | Step::Advance), _) => {
            Refusal::new(rule, "why-not-here-combat").with("hex", hex_value(s.battle.target))
        }
        _ => Refusal::new(rule, NOT_HERE),
    }
}

/// The rule that says who decides at a step.
const fn decides(step: Step) -> &'static str {
    match step {
        Step::Setup(Side::Axis) => "4.0.3/1",
        Step::Setup(Side::Soviet) => "4.0.4.1",
        Step::Select => "6.1.1",
        Step::Stavka => "7.2.3/1",
        Step::Choose => "10.2.1/2",
        Step::Losses { .. } => "10.5.2",
        Step::Hold => "14.2.5/1",
        Step::Retreat => "10.6",
        Step::Advance => "10.7.1/1",
        Step::Transfer => "11.2.1/1",
        Step::Entrain => "11.3/1",
        Step::Build => "11.4",
        Step::Call(_) | Step::Enter(_) => "7.2.2",
        // The rest of a command is the acting player's.
        Step::Turn(_)
        | Step::Command(_)
        | Step::Battle(_)
        | Step::Supply(_)
        | Step::Attach(_)
        | Step::March
        | Step::Moving { .. }
        | Step::Declare { .. } => "7.1.2",
    }
}

/// The rule that says when an action is for.
fn moment(look: Look, a: Action) -> &'static str {
    match a {
        Action::Place(id, _) => {
            look.t.counters.get(usize::from(id)).map_or("4.0.3/1", |counter| setup::rule(counter.enters))
        }
        Action::Select(_) | Action::Lead(_) | Action::Ready => "5.0.1",
        Action::Activate(_) => "7.2.3/1",
        Action::Attach(_) => "8.3.2",
        Action::Take(_) | Action::March(_) | Action::Step(_) | Action::Halt | Action::Attack(..) => "5.0.4",
        Action::Battle(_) => "10.2.1/2",
        Action::Lose(_) => "10.5.2",
        Action::LoseFortress => "14.2.4/1",
        Action::Stand | Action::Yield => "14.2.5/1",
        Action::Retreat(..) => "10.6",
        Action::Advance(_) | Action::Exploit(..) => "10.7.1/1",
        Action::Transfer(_) | Action::Entrain(_) | Action::Build(_) => "11.0",
        Action::Call(_) => "7.2.2",
        Action::Enter(_) => "12.1/1",
        Action::ReadyMade | Action::Done => "5.0/2",
    }
}
