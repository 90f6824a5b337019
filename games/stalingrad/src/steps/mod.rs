//! The sequence of play, one file a step. Some steps are procedures that run by themselves and lay others on top;
//! the rest wait for a decision.

use sandtable_core::{Ask, Decision, Mode, Phase, Refusal, Seats, Sequence, any_legal, legal, legal_actions};

use crate::CaseBlue;
use crate::action::{Action, Hex, UnitId};
use crate::look::Look;
use crate::pieces::Side;
use crate::play::Play;
use crate::refusals;
use crate::supply::{HexSet, connected};

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
pub use order::{not_now, not_yours};
pub use select::{imagine as imagine_selection, imagine_lead, quota};
pub use supply_phase::SupplyStage;
pub use turn::TurnStage;

/// A step of the sequence of play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// A side sets up.
    Setup(Side),
    /// A turn runs.
    Turn(TurnStage),
    /// Both select their chits in secret.
    Select,
    /// A command runs.
    Command(CommandStage),
    /// STAVKA: the Soviet player chooses an HQ.
    Stavka,
    /// An allied HQ takes German units along.
    Attach(u8),
    /// The acting player moves his units.
    March,
    /// A unit is moving.
    Moving {
        /// The unit.
        unit: UnitId,
        /// Half movement points left.
        points: u8,
        /// By march?
        march: bool,
        /// Has it not taken a step yet?
        fresh: bool,
    },
    /// The acting player declares attacks.
    Declare {
        /// The hex whose attack is still below 1-1; none between two.
        target: Option<Hex>,
    },
    /// The attacker chooses the next combat.
    Choose,
    /// A combat runs.
    Battle(Stage),
    /// A side loses steps.
    Losses {
        /// Whose.
        side: Side,
        /// How many are left.
        left: u8,
    },
    /// The Soviet player decides whether a fortress holds.
    Hold,
    /// The defender's units retreat.
    Retreat,
    /// The attacker advances.
    Advance,
    /// The supply procedure runs.
    Supply(SupplyStage),
    /// The Axis chooses a division to transfer.
    Transfer,
    /// The Axis puts units into the rail transport box.
    Entrain,
    /// The Soviet player builds a fortress.
    Build,
    /// A side calls reinforcements.
    Call(Side),
    /// A reinforcement enters.
    Enter(UnitId),
}

impl Sequence for CaseBlue {
    type Side = Side;
    type Action = Action;
    type Step = Step;
    type Look<'a> = Look<'a>;
    type Play<'a> = Play<'a>;

    fn step(look: Look) -> Option<Step> {
        look.s.step()
    }

    fn phase<T>(step: Step, ask: impl FnOnce(&dyn Phase<CaseBlue>) -> T) -> T {
        match step {
            Step::Setup(_) => ask(&setup::Setup),
            Step::Turn(stage) => ask(&stage),
            Step::Select => ask(&select::Select),
            Step::Command(stage) => ask(&stage),
            Step::Stavka => ask(&activate::Stavka),
            Step::Attach(left) => ask(&activate::Attach { left }),
            Step::March => ask(&march::March),
            Step::Moving { unit, points, march, fresh } => ask(&march::Moving { unit, points, march, fresh }),
            Step::Declare { target } => ask(&declare::Declare { target }),
            Step::Choose => ask(&declare::Choose),
            Step::Battle(stage) => ask(&stage),
            Step::Losses { side, left } => ask(&losses::Losses { side, left }),
            Step::Hold => ask(&battle::Hold),
            Step::Retreat => ask(&retreat::Retreat),
            Step::Advance => ask(&advance::Advance),
            Step::Supply(stage) => ask(&stage),
            Step::Transfer => ask(&supply_phase::Transfer),
            Step::Entrain => ask(&supply_phase::Entrain),
            Step::Build => ask(&supply_phase::Build),
            Step::Call(side) => ask(&reinforce::Call { side }),
            Step::Enter(unit) => ask(&reinforce::Enter { unit }),
        }
    }

    fn not_now(look: Look, a: Action) -> Refusal {
        not_now(look, a)
    }
}

/// Who is asked at the present step.
pub fn decision(look: Look) -> Decision {
    if let Some(outcome) = look.s.outcome() {
        return Decision::Over(outcome);
    }
    let acting = look.acting();
    let side = match look.s.step() {
        Some(Step::Select) => {
            let seats: Seats =
                Side::BOTH.into_iter().filter(|s| !look.s.ready[*s as usize]).map(Side::seat).collect();
            return Decision::Ask(Ask { seats, mode: Mode::Each, window: None });
        }
        // What the defender decides in a combat can be answered by standing orders.
        Some(Step::Losses { side, .. }) if side != acting => return Decision::react(side.seat(), "losses"),
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

/// Every legal action at the present step.
pub fn actions(look: Look, side: Side, out: &mut Vec<Action>) {
    legal_actions::<CaseBlue>(look, side, out);
}

/// Is an action legal now for a side? The one place of legality.
pub fn check(look: Look, side: Side, a: Action) -> Result<(), Refusal> {
    let decision = decision(look);
    if decision.outcome().is_some() {
        return Err(refusals::OVER);
    }
    if !decision.seats().has(side.seat()) {
        return Err(not_yours(look));
    }
    legal::<CaseBlue>(look, side, a).unwrap_or(Err(refusals::OVER))
}

/// Carries out a legal action and runs on to the next decision.
pub fn apply(play: &mut Play, side: Side, a: Action) {
    let Some(step) = play.s.step() else { return };
    CaseBlue::phase(step, |phase| phase.apply(play, side, a));
    run_on(play, keeps_lines(a));
}

/// Do the lines that the step has asked for outlast an action? Who entrains stands in no enemy zone (11.3.1/3), so no
/// line hangs on him; who enters by rail takes up room and nothing else, and a call changes no line.
const fn keeps_lines(a: Action) -> bool {
    matches!(a, Action::Entrain(_) | Action::Call(_) | Action::Enter(_))
}

/// Runs procedures, and steps at which nobody has a choice, until somebody must decide.
pub fn run(play: &mut Play) {
    run_on(play, false);
}

fn run_on(play: &mut Play, mut lines_stand: bool) {
    loop {
        if play.s.over.is_some() {
            return;
        }
        let Some(step) = play.s.step() else { return };
        if !lines_stand {
            play.s.lines.0 = lines(play.look(), step);
        }
        lines_stand = false;
        if !CaseBlue::phase(step, |phase| phase.run(play)) {
            return;
        }
    }
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

/// Is anything but `Done` legal at the present step? If not, nobody need be asked.
fn any_choice(look: Look, side: Side) -> bool {
    any_legal::<CaseBlue>(look, side, |a| a != Action::Done)
}
