//! The sequence of play, one file a step. Some steps are procedures that run by themselves and lay others on top;
//! the rest wait for a decision.

use sandtable_core::{Ask, Decision, IfAny, Mode, Refusal, Seats, any_legal, steps};

use crate::CaseBlue;
use crate::action::{Action, Hex, UnitId};
use crate::look::Look;
use crate::notation::{AHex, AUnit};
use crate::pieces::Side;
use crate::play::Play;
use crate::supply::{HexSet, connected};
use crate::theatre::Theatre;

mod activate;
mod advance;
mod battle;
mod command;
mod declare;
mod losses;
mod march;
mod order;
mod reinforce;
mod retreat;
mod select;
mod setup;
mod supply_phase;
mod turn;

pub use battle::Stage;
pub use command::CommandStage;
pub use order::{not_here, not_now, not_yours};
pub use select::{imagine as imagine_selection, imagine_lead, quota};
pub use supply_phase::SupplyStage;
pub use turn::TurnStage;

steps! {
    /// A step of the sequence of play.
    pub enum Step of CaseBlue in Theatre {
        /// A side sets up.
        "setup" => Setup(side: Side),
        /// A turn runs.
        "turn" => Turn(stage: TurnStage),
        /// Both select their chits in secret.
        "select" => Select,
        /// A command runs.
        "command" => Command(stage: CommandStage),
        /// STAVKA: the Soviet player chooses an HQ.
        "stavka" => Stavka,
        /// An allied HQ takes German units along.
        "attach" => Attach(left: u8),
        /// The acting player moves his units.
        "march" => March,
        /// A unit is moving.
        "moving" => Moving {
            /// The unit.
            unit: UnitId as AUnit,
            /// Half movement points left.
            points: u8,
            /// By march?
            march,
            /// Has it not taken a step yet?
            fresh,
        },
        /// The acting player declares attacks.
        "declare" => Declare {
            /// The hex whose attack is still below 1-1; none between two.
            target: Option<Hex> as IfAny<AHex>,
        },
        /// The attacker chooses the next combat.
        "choose" => Choose,
        /// A combat runs.
        "battle" => Battle(stage: Stage),
        /// A side loses steps.
        "losses" => Losses {
            /// Whose.
            side: Side,
            /// How many are left.
            left: u8,
        },
        /// The Soviet player decides whether a fortress holds.
        "hold" => Hold,
        /// The defender's units retreat.
        "retreat" => Retreat,
        /// The attacker advances.
        "advance" => Advance,
        /// The supply procedure runs.
        "supply" => Supply(stage: SupplyStage),
        /// The Axis chooses a division to transfer.
        "transfer" => Transfer,
        /// The Axis puts units into the rail transport box.
        "entrain" => Entrain,
        /// The Soviet player builds a fortress.
        "build" => Build,
        /// A side calls reinforcements.
        "call" => Call(side: Side),
        /// A reinforcement enters.
        "enter" => Enter(unit: UnitId as AUnit),
    }
}

/// Who is asked at the present step.
pub fn asked(look: Look) -> Decision {
    if let Some(outcome) = look.s.outcome() {
        return Decision::Over(outcome);
    }
    let acting = look.acting();
    let side = match look.s.step() {
        Some(Step::Select) => {
            let choosing = Side::BOTH.into_iter().filter(|s| !look.s.ready[*s as usize]);
            let seats: Seats = choosing.map(Side::seat).collect();
            return Decision::Ask(Ask { seats, mode: Mode::Each, window: None });
        }
        // What the defender decides in a combat can be answered by standing orders.
        Some(Step::Losses { side, .. }) if side != acting => {
            return Decision::react(side.seat(), "losses");
        }
        Some(Step::Retreat) => return Decision::react(acting.other().seat(), "retreat"),
        Some(Step::Hold) => return Decision::react(Side::Soviet.seat(), "fortress"),
        Some(Step::Setup(side) | Step::Call(side) | Step::Losses { side, .. }) => side,
        Some(Step::Enter(unit)) => look.t.side(unit),
        Some(Step::Stavka | Step::Build) => Side::Soviet,
        Some(Step::Transfer | Step::Entrain) => Side::Axis,
        _ => acting,
    };
    Decision::one(side.seat())
}

/// An action that a step does not know belongs to another moment.
pub fn unknown(look: Look, _: Side, a: Action) -> Refusal {
    not_now(look, a)
}

/// The present step with the lines and the ways that it asks for; none after the end.
pub fn ready(play: &mut Play, after: Option<Action>) -> Option<Step> {
    let step = play.s.step().filter(|_| play.s.over.is_none())?;
    if !after.is_some_and(keeps_lines) {
        play.s.lines.0 = lines(play.look(), step);
    }
    play.s.ways.0 = ways(play.look(), step);
    Some(step)
}

/// Do the lines that the step has asked for outlast an action? Who entrains stands in no enemy zone (11.3.1/3), so no
/// line hangs on him; who enters by rail takes up room and nothing else, and a call changes no line.
const fn keeps_lines(a: Action) -> bool {
    matches!(a, Action::Entrain(_) | Action::Call(_) | Action::Enter(_))
}

/// The hexes on a line of communication that a step asks for.
pub fn lines(look: Look, step: Step) -> HexSet {
    match step {
        Step::Transfer | Step::Entrain => connected(look, Side::Axis),
        Step::Build => connected(look, Side::Soviet),
        Step::Call(side) => reinforce::entries(look, side),
        Step::Enter(unit) => reinforce::entries(look, look.t.side(unit)),
        _ => HexSet::EMPTY,
    }
}

/// Where those who retreat at a step may go next, unit by unit: it takes a look at all lines, and is asked for at every turn.
pub fn ways(look: Look, step: Step) -> Vec<(UnitId, Hex)> {
    match step {
        Step::Retreat => retreat::all_ways(look),
        _ => Vec::new(),
    }
}

/// Is anything but `Done` legal at the present step? If not, nobody need be asked.
fn any_choice(look: Look, side: Side) -> bool {
    any_legal::<CaseBlue>(look, side, |a| a != Action::Done)
}
