//! The sequence of play, one file a step. Some steps are procedures that run by themselves and lay others on top;
//! the rest wait for a decision.

use sandtable_core::{Decision, Refusal};

use crate::action::Action;
use crate::look::Look;
use crate::pieces::{Event, Place, Side};
use crate::play::Play;
use crate::refusals;

mod adjust;
mod advance;
mod battle;
mod conversion;
mod convoy;
mod declare;
mod deploy;
mod elite;
mod events;
mod fall;
mod flight;
mod impulse;
mod intercept;
mod interrupts;
mod losses;
mod march;
mod opening;
mod reinforce;
mod rounds;
mod supply;
mod support;
mod turn;
mod window;

pub use battle::BattleStage;
pub use impulse::ImpulseStage;
pub use interrupts::Moment;
pub use losses::Scope;
pub use turn::TurnStage;

/// A step of the sequence of play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// The Axis deploys.
    Deploy,
    /// A turn runs.
    Turn(TurnStage),
    /// The Allies choose the fleet that leaves.
    Overlord,
    /// The winner of the roll gives the initiative.
    Initiative(Side),
    /// A side places cubes, then converts.
    Reinforce {
        /// Whose part.
        side: Side,
        /// Cubes left to place.
        left: u8,
        /// Is placing over?
        converting: bool,
    },
    /// A Reinforcements event: a side places cubes, then converts those.
    Muster {
        /// Whose event.
        side: Side,
        /// Cubes left to place.
        left: u8,
    },
    /// An impulse runs.
    Impulse(ImpulseStage),
    /// The active side moves.
    March {
        /// Where the moving group stands; 0 for none.
        hand: Place,
        /// Has it moved since it was formed?
        moved: bool,
    },
    /// An aircraft is in the air.
    Flight {
        /// Whose.
        side: Side,
        /// Does it fly out of a battle, so that it lands face-down?
        out: bool,
    },
    /// A convoy is being loaded.
    Convoy,
    /// A convoy arrives once the enemy is done with it.
    Arrival(Place),
    /// The enemy of a convoy or landing names interceptors.
    Intercept {
        /// The destination.
        to: Place,
        /// A landing, or a convoy?
        landing: bool,
        /// Interceptors named.
        dice: u8,
    },
    /// A side absorbs losses.
    Losses {
        /// Whose.
        side: Side,
        /// How many are left.
        hits: u8,
        /// Which units can absorb them.
        scope: Scope,
    },
    /// A chance to react.
    Window {
        /// At what moment.
        moment: Moment,
        /// Who is asked.
        asked: Side,
        /// Has the other side declined just before?
        declined: bool,
    },
    /// The active side declares its attacks.
    Declare,
    /// The attacker chooses the next battle.
    Choose,
    /// A battle runs.
    Battle(BattleStage),
    /// The defender flies aircraft out.
    FlyOut,
    /// The Allied attacker may drop his paratroops.
    Drop,
    /// A side declares support for the round.
    Support(Side),
    /// The Axis decides on its elite units.
    Elite,
    /// Defenders go back, all or some.
    Fall {
        /// Must all go?
        all: bool,
    },
    /// The attacker goes on or breaks off.
    Resolve,
    /// A side may play Reserves.
    Reserves(Side),
    /// The defender may retreat after the last round.
    LastRetreat,
    /// The attacker occupies the area.
    Advance,
    /// Landing units go back.
    Return,
    /// A side settles stacking.
    Adjust(Side),
    /// A side may play Logistic Effort in the supply phase.
    Supply(Side),
    /// A side may claim an extra impulse.
    Extra(Side),
}

/// Takes candidate actions.
pub type Offer<'a> = &'a mut dyn FnMut(Action);

/// Who is asked at the present step, and at which window.
pub fn decision(look: Look) -> Decision {
    if let Some(end) = look.s.over {
        return Decision::Over(end.outcome());
    }
    let active = look.s.active;
    let (side, window) = match look.s.step() {
        Some(Step::Deploy) => (Side::Axis, None),
        Some(Step::Overlord | Step::Drop) => (Side::Allies, None),
        Some(Step::Initiative(side) | Step::Support(side) | Step::Adjust(side)) => (side, None),
        Some(Step::Reinforce { side, .. } | Step::Muster { side, .. } | Step::Flight { side, .. }) => {
            (side, None)
        }
        Some(Step::Losses { side, .. }) => (side, None),
        Some(Step::Intercept { landing, .. }) => {
            (active.other(), Some(if landing { "intercept-landing" } else { "intercept-convoy" }))
        }
        Some(Step::Window { moment, asked, .. }) => (asked, Some(moment.name())),
        Some(Step::FlyOut) => (active.other(), Some("fly-out")),
        Some(Step::Fall { all }) => (active.other(), if all { None } else { Some("withdraw") }),
        Some(Step::LastRetreat) => (active.other(), Some("last-retreat")),
        Some(Step::Reserves(side)) => (side, Some("reserves")),
        Some(Step::Supply(side)) => (side, Some("supply")),
        Some(Step::Extra(side)) => (side, Some("extra-impulse")),
        Some(Step::Elite) => (Side::Axis, None),
        _ => (active, None),
    };
    match window {
        Some(window) => Decision::react(side.seat(), window),
        None => Decision::one(side.seat()),
    }
}

/// Every legal action at the present step.
pub fn actions(look: Look, side: Side, out: &mut Vec<Action>) {
    let offer: Offer = &mut |a| {
        if legal(look, side, a).is_ok() {
            out.push(a);
        }
    };
    candidates(look, side, offer);
}

fn candidates(look: Look, side: Side, offer: Offer) {
    let Some(step) = look.s.step() else { return };
    match step {
        Step::Deploy => deploy::candidates(look, offer),
        Step::Overlord | Step::Initiative(_) => opening::candidates(look, offer),
        Step::Reinforce { .. } | Step::Muster { .. } => reinforce::candidates(look, side, offer),
        Step::March { hand, .. } => march::candidates(look, side, hand, offer),
        Step::Flight { .. } => flight::candidates(look, offer),
        Step::Convoy => convoy::candidates(look, side, offer),
        Step::Intercept { .. } => intercept::candidates(look, side, offer),
        Step::Losses { scope, .. } => losses::candidates(look, side, scope, offer),
        Step::Window { moment, .. } => window::candidates(look, side, moment, offer),
        Step::Declare | Step::Choose => declare::candidates(look, side, offer),
        Step::FlyOut | Step::Fall { .. } | Step::LastRetreat => fall::candidates(look, side, offer),
        Step::Drop | Step::Support(_) => support::candidates(look, side, offer),
        Step::Elite => elite::candidates(offer),
        Step::Resolve | Step::Reserves(_) => rounds::candidates(offer),
        Step::Advance | Step::Return => advance::candidates(look, side, offer),
        Step::Adjust(_) => adjust::candidates(look, side, offer),
        Step::Supply(_) | Step::Extra(_) => supply::candidates(offer),
        Step::Turn(_) | Step::Impulse(_) | Step::Battle(_) | Step::Arrival(_) => {}
    }
}

/// The refusal to somebody who is not asked.
pub fn not_yours(_: Look) -> Refusal {
    refusals::NOT_YOURS
}

/// Is an action legal now for a side? The one place of legality.
pub fn check(look: Look, side: Side, a: Action) -> Result<(), Refusal> {
    let decision = decision(look);
    if decision.outcome().is_some() {
        return Err(refusals::OVER);
    }
    if !decision.seats().has(side.seat()) {
        return Err(match (look.s.step(), a) {
            (Some(Step::Extra(_)), Action::Play(Event::ExtraImpulse)) => supply::twice(side),
            (Some(Step::Window { .. }), _) => refusals::OTHERS_WINDOW,
            (Some(Step::Reinforce { .. }), _) => {
                reinforce::ended(look, side, a).unwrap_or(refusals::NOT_YOURS)
            }
            _ => refusals::NOT_YOURS,
        });
    }
    legal(look, side, a)
}

/// Is an action legal at the present step for the side that is asked?
fn legal(look: Look, side: Side, a: Action) -> Result<(), Refusal> {
    let Some(step) = look.s.step() else { return Err(refusals::OVER) };
    match step {
        Step::Deploy => deploy::check(look, a),
        Step::Overlord | Step::Initiative(_) => opening::check(look, step, a),
        Step::Reinforce { left, converting, .. } => reinforce::check(look, side, left, converting, a),
        Step::Muster { left, .. } => reinforce::check_muster(look, side, left, a),
        Step::March { hand, .. } => march::check(look, side, hand, a),
        Step::Flight { out, .. } => flight::check(look, side, out, a),
        Step::Convoy => convoy::check(look, side, a),
        Step::Intercept { to, landing, .. } => intercept::check(look, side, to, landing, a),
        Step::Losses { scope, .. } => losses::check(look, side, scope, a),
        Step::Window { moment, .. } => window::check(look, side, moment, a),
        Step::Declare => declare::check(look, side, a),
        Step::Choose => declare::check_choice(look, a),
        Step::FlyOut => fall::check_fly_out(look, side, a),
        Step::Fall { all } => fall::check(look, side, all, a),
        Step::LastRetreat => fall::check_last(look, side, a),
        Step::Drop => support::check_drop(look, a),
        Step::Support(_) => support::check(look, side, a),
        Step::Elite => elite::check(look, a),
        Step::Resolve => rounds::check_resolve(a),
        Step::Reserves(_) => rounds::check_reserves(look, side, a),
        Step::Advance => advance::check(look, side, a),
        Step::Return => advance::check_return(look, a),
        Step::Adjust(_) => adjust::check(look, side, a),
        Step::Supply(_) | Step::Extra(_) => supply::check(look, side, step, a),
        Step::Turn(_) | Step::Impulse(_) | Step::Battle(_) | Step::Arrival(_) => Err(refusals::NOT_NOW),
    }
}

/// Carries out a legal action and runs on to the next decision.
pub fn apply(play: &mut Play, side: Side, a: Action) {
    let Some(step) = play.s.step() else { return };
    match step {
        Step::Deploy => deploy::apply(play, a),
        Step::Overlord | Step::Initiative(_) => opening::apply(play, a),
        Step::Reinforce { .. } | Step::Muster { .. } => reinforce::apply(play, side, a),
        Step::March { .. } => march::apply(play, side, a),
        Step::Flight { side, out } => flight::apply(play, side, out, a),
        Step::Convoy => convoy::apply(play, side, a),
        Step::Intercept { to, landing, dice } => intercept::apply(play, side, to, landing, dice, a),
        Step::Losses { .. } => losses::apply(play, side, a),
        Step::Window { moment, asked, declined } => window::apply(play, side, moment, asked, declined, a),
        Step::Declare | Step::Choose => declare::apply(play, side, a),
        Step::FlyOut | Step::Fall { .. } | Step::LastRetreat => fall::apply(play, side, a),
        Step::Drop | Step::Support(_) => support::apply(play, side, a),
        Step::Elite => elite::apply(play, a),
        Step::Resolve | Step::Reserves(_) => rounds::apply(play, side, a),
        Step::Advance | Step::Return => advance::apply(play, side, a),
        Step::Adjust(_) => adjust::apply(play, side, a),
        Step::Supply(_) | Step::Extra(_) => supply::apply(play, side, step, a),
        Step::Turn(_) | Step::Impulse(_) | Step::Battle(_) | Step::Arrival(_) => {}
    }
    run(play);
}

/// Runs procedures, and steps at which nobody has a choice, until somebody must decide.
pub fn run(play: &mut Play) {
    loop {
        play.settle();
        if play.s.over.is_some() {
            return;
        }
        let Some(step) = play.s.step() else { return };
        let went_on = match step {
            Step::Turn(stage) => turn::run(play, stage),
            Step::Impulse(stage) => impulse::run(play, stage),
            Step::Battle(stage) => battle::run(play, stage),
            Step::Arrival(to) => convoy::arrive(play, to),
            Step::Reinforce { side, left, converting } => reinforce::run(play, side, left, converting),
            Step::Muster { side, left } => reinforce::run_muster(play, side, left),
            Step::March { hand, .. } => march::run(play, hand),
            Step::Intercept { to, landing, dice } => intercept::run(play, to, landing, dice),
            Step::Losses { side, hits, scope } => losses::run(play, side, hits, scope),
            Step::Window { moment, asked, declined } => window::run(play, moment, asked, declined),
            Step::Declare => declare::run(play),
            Step::Choose => declare::run_choice(play),
            Step::FlyOut => fall::run_fly_out(play),
            Step::Fall { all } => fall::run(play, all),
            Step::LastRetreat => fall::run_last(play),
            Step::Drop => support::run_drop(play),
            Step::Support(side) => support::run(play, side),
            Step::Elite => elite::run(play),
            Step::Reserves(side) => rounds::run_reserves(play, side),
            Step::Advance => advance::run(play),
            Step::Return => advance::run_return(play),
            Step::Adjust(side) => adjust::run(play, side),
            Step::Supply(_) | Step::Extra(_) => supply::run(play, step),
            Step::Deploy
            | Step::Overlord
            | Step::Initiative(_)
            | Step::Flight { .. }
            | Step::Convoy
            | Step::Resolve => false,
        };
        if !went_on {
            return;
        }
    }
}

/// Is anything but the given last word legal at the present step? If not, nobody need be asked.
fn any_choice(look: Look, side: Side, last_word: Action) -> bool {
    let mut found = false;
    candidates(look, side, &mut |a| {
        if !found && a != last_word && legal(look, side, a).is_ok() {
            found = true;
        }
    });
    found
}
