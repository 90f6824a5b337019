//! Not yours, not now: the rule that gives a decision to one side, and the rule that gives an action its moment.

use sandtable_core::Refusal;

use super::Step;
use crate::action::Action;
use crate::look::Look;

/// The game is over.
pub const OVER: Refusal = Refusal::new("16.1", "why-over");
/// The message for a decision of the other player.
pub const NOT_YOURS: &str = "why-not-yours";
/// The message for another moment.
pub const NOT_NOW: &str = "why-not-now";

/// The other player decides: the rule of the present decision says so.
pub fn not_yours(look: Look) -> Refusal {
    Refusal::new(look.s.step().map_or("6.11", decides), NOT_YOURS)
}

/// Another moment: the rule that names the moment of the action, or of the decision for an action that ends one.
pub fn not_now(look: Look, a: Action) -> Refusal {
    let rule = match a {
        Action::Done => look.s.step().map_or("6.11", decides),
        _ => moment(a),
    };
    Refusal::new(rule, NOT_NOW)
}

/// The rule that says who decides at a step.
const fn decides(step: Step) -> &'static str {
    match step {
        Step::Pick(_) => "7.74/1",
        Step::Discard(_) => "5.11/1",
        Step::Last => "19.12/1",
        Step::Sixth => "19.13/1",
        Step::Choose => "6.12/1",
        Step::Turn(_) | Step::Event { .. } | Step::Operation(_) | Step::Battle(_) => "6.11",
        Step::Activate => "7.27/1",
        Step::March | Step::Moving { .. } => "7.27/1",
        Step::Excess(_) => "8.2/2",
        Step::Assault => "7.28/1",
        Step::Open => "11.22",
        Step::CombatCards(_) => "7.61/2",
        Step::Losses { .. } | Step::Doom => "11.281/1",
        Step::Overrun => "11.47/2",
        Step::Replacement { .. } => "11.44/1",
        Step::Stand => "11.53/1",
        Step::Retreat => "11.51",
        Step::Relocate => "11.47/3",
        Step::Pursuit | Step::Advancing { .. } => "11.61",
        Step::Dash { .. } => "cards.x32",
        Step::Redeploy | Step::Redeploying { .. } => "12.1",
        Step::Arrive { .. } => "7.531/1",
        Step::Bring { .. }
        | Step::Landing { .. }
        | Step::Flips { .. }
        | Step::Shaken
        | Step::Uproot { .. }
        | Step::Withdraw { .. }
        | Step::Name { .. } => "7.51/1",
        Step::Depot { .. } => "13.91",
        Step::Charter => "7.414/2",
        Step::Restock(_) => "15.1/1",
    }
}

/// The rule that says when an action is for.
const fn moment(a: Action) -> &'static str {
    match a {
        Action::Pick(_) => "7.74/1",
        Action::Discard(_) => "5.11/1",
        Action::Play(..) | Action::Automatic => "6.12/1",
        Action::Activate(..) | Action::Favour(..) => "7.27/1",
        Action::Send(_) => "11.72",
        Action::Take(_) | Action::Step(_) | Action::Halt => "9.1/1",
        Action::Remove(_) => "8.2/2",
        Action::Redeploy(_) | Action::To(_) => "12.1",
        Action::Attack(_) => "7.28/1",
        Action::Join(_) => "11.22",
        Action::Rommel => "11.274/1",
        Action::Bonus => "7.51/1",
        Action::Flank => "11.23/1",
        Action::Engage => "11.21",
        Action::Combat(_) => "7.61/1",
        Action::Lose(_) => "11.281/1",
        Action::Replace(_) => "11.44/1",
        Action::Allot | Action::Each => "11.47/2",
        Action::Stand(_) | Action::Yield => "11.53/1",
        Action::Retreat(..) => "11.51",
        Action::Relocate(..) | Action::Surrender(_) => "11.47/3",
        Action::Place(..) => "7.531/1",
        Action::Flip(_) => "13.91",
        Action::Name(_) | Action::Withdraw(_) | Action::Strike(_) => "7.51/1",
        Action::Charter(_) => "7.414/2",
        Action::Restore(_) | Action::Rebuild(..) | Action::Raise(..) => "15.1/1",
        Action::Done => "6.11",
    }
}
