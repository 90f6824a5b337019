//! The sequence of play, one file a step. Some steps are procedures that run by themselves and lay others on top;
//! the rest wait for a decision.

use sandtable_core::{Decision, Refusal, any_legal, steps};

use crate::Mediterranean;
use crate::action::Action;
use crate::look::Look;
use crate::notation::{Anywhere, At};
use crate::pieces::{Event, Place, Side};
use crate::play::Play;
use crate::refusals;
use crate::theatre::Theatre;

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

pub use adjust::over as overstacked;
pub use battle::BattleStage;
pub use convoy::check_embark as may_embark;
pub use declare::targets as attacked;
pub use impulse::ImpulseStage;
pub use interrupts::Moment;
pub use losses::Scope;
pub use turn::TurnStage;

steps! {
    /// A step of the sequence of play.
    pub enum Step of Mediterranean in Theatre {
        /// The Axis deploys.
        "deploy" => Deploy,
        /// A turn runs.
        "turn" => Turn(stage: TurnStage),
        /// The Allies choose the fleet that leaves.
        "overlord" => Overlord,
        /// The winner of the roll gives the initiative.
        "initiative" => Initiative(side: Side),
        /// A side places cubes, then converts.
        "reinforce" => Reinforce {
            /// Whose part.
            side: Side,
            /// Cubes left to place.
            left: u8,
            /// Is placing over?
            converting,
        },
        /// A Reinforcements event: a side places cubes, then converts those.
        "muster" => Muster {
            /// Whose event.
            side: Side,
            /// Cubes left to place.
            left: u8,
        },
        /// An impulse runs.
        "impulse" => Impulse(stage: ImpulseStage),
        /// The active side moves.
        "march" => March {
            /// Where the moving group stands; 0 for none.
            hand: Place as Anywhere,
            /// Has it moved since it was formed?
            moved,
        },
        /// An aircraft is in the air.
        "flight" => Flight {
            /// Whose.
            side: Side,
            /// Does it fly out of a battle, so that it lands face-down?
            out,
        },
        /// A convoy is being loaded.
        "convoy" => Convoy,
        /// A convoy arrives once the enemy is done with it.
        "arrival" => Arrival(to: Place as At),
        /// The enemy of a convoy or landing names interceptors.
        "intercept" => Intercept {
            /// The destination.
            to: Place as At,
            /// Interceptors named.
            dice: u8,
            /// A landing, or a convoy?
            landing,
        },
        /// A side absorbs losses.
        "losses" => Losses {
            /// Whose.
            side: Side,
            /// How many are left.
            hits: u8,
            /// Which units can absorb them.
            scope: Scope,
        },
        /// A chance to react.
        "window" => Window {
            /// At what moment.
            moment: Moment,
            /// Who is asked.
            asked: Side,
            /// Has the other side declined just before?
            declined,
        },
        /// The active side declares its attacks.
        "declare" => Declare,
        /// The attacker chooses the next battle.
        "choose" => Choose,
        /// A battle runs.
        "battle" => Battle(stage: BattleStage),
        /// The defender flies aircraft out.
        "fly-out" => FlyOut,
        /// The Allied attacker may drop his paratroops.
        "drop" => Drop,
        /// A side declares support for the round.
        "support" => Support(side: Side),
        /// The Axis decides on its elite units.
        "elite" => Elite,
        /// Defenders go back, all or some.
        "fall" => Fall {
            /// Must all go?
            all,
        },
        /// The attacker goes on or breaks off.
        "resolve" => Resolve,
        /// A side may play Reserves.
        "reserves" => Reserves(side: Side),
        /// The defender may retreat after the last round.
        "last-retreat" => LastRetreat,
        /// The attacker occupies the area.
        "advance" => Advance,
        /// Landing units go back.
        "return" => Return,
        /// A side settles stacking.
        "adjust" => Adjust(side: Side),
        /// A side may play Logistic Effort in the supply phase.
        "supply" => Supply(side: Side),
        /// A side may claim an extra impulse.
        "extra" => Extra(side: Side),
    }
}

/// Who is asked at the present step, and at which window.
pub fn asked(look: Look) -> Decision {
    if let Some(end) = look.s.over {
        return Decision::Over(end.outcome());
    }
    let active = look.s.active;
    let reaction = |side, window| (side != active).then_some(window);
    let (side, window) = match look.s.step() {
        Some(Step::Deploy) => (Side::Axis, None),
        Some(Step::Overlord | Step::Drop) => (Side::Allies, None),
        Some(Step::Initiative(side) | Step::Adjust(side)) => (side, None),
        Some(Step::Reinforce { side, .. } | Step::Muster { side, .. }) => (side, None),
        // What the side that does not act must choose can be left to its orders.
        Some(Step::Support(side)) => (side, reaction(side, "support")),
        Some(Step::Elite) => (Side::Axis, reaction(Side::Axis, "elite")),
        Some(Step::Losses { side, .. }) => (side, reaction(side, "losses")),
        Some(Step::Flight { side, .. }) => (side, reaction(side, "flight")),
        Some(Step::Intercept { landing: true, .. }) => (active.other(), Some("intercept-landing")),
        Some(Step::Intercept { .. }) => (active.other(), Some("intercept-convoy")),
        Some(Step::Window { moment, asked, .. }) => (asked, Some(moment.name())),
        Some(Step::FlyOut) => (active.other(), Some("fly-out")),
        Some(Step::Fall { all }) => (active.other(), Some(if all { "retreat" } else { "withdraw" })),
        Some(Step::LastRetreat) => (active.other(), Some("last-retreat")),
        Some(Step::Reserves(side)) => (side, Some("reserves")),
        Some(Step::Supply(side)) => (side, Some("supply")),
        Some(Step::Extra(side)) => (side, Some("extra-impulse")),
        _ => (active, None),
    };
    match window {
        Some(window) => Decision::react(side.seat(), window),
        None => Decision::one(side.seat()),
    }
}

/// An action that a procedure does not know belongs to another moment.
pub fn unknown(_: Look, side: Side, a: Action) -> Refusal {
    events::not_now(side, a)
}

/// The other player decides; where a part of this one was over before he was asked, what ended it says more.
pub fn not_yours(look: Look, side: Option<Side>, a: Action) -> Refusal {
    let ended = |side| match look.s.step()? {
        Step::Extra(_) if a == Action::Play(Event::ExtraImpulse) => Some(supply::twice(side)),
        Step::Reinforce { .. } => reinforce::ended(look, side, a),
        _ if look.s.impulse > 0 && side != look.s.active => declare::ended(look, side, a),
        _ => None,
    };
    let window = matches!(look.s.step(), Some(Step::Window { .. }));
    let general = if window { refusals::OTHERS_WINDOW } else { refusals::NOT_YOURS };
    side.and_then(ended).unwrap_or(general)
}

/// The present step, the units in order; none after the end.
pub fn ready(play: &mut Play, _: Option<Action>) -> Option<Step> {
    play.settle();
    play.s.step().filter(|_| play.s.over.is_none())
}

/// Is anything but `Done` legal at the present step? If not, nobody need be asked.
fn any_choice(look: Look, side: Side) -> bool {
    any_legal::<Mediterranean>(look, side, |a| a != Action::Done)
}
