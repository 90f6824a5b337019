//! The sequence of play, one file a step. Some steps are procedures that run by themselves and lay others on top;
//! the rest wait for a decision.

use sandtable_core::{Ask, Decision, Mode, Refusal, Seats};

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
pub use select::{imagine as imagine_selection, quota};
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

/// Takes candidate actions.
pub type Offer<'a> = &'a mut dyn FnMut(Action);

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
    let found = look.s.step().is_some_and(sure);
    let offer: Offer = &mut |a| {
        if found || legal(look, side, a).is_ok() {
            out.push(a);
        }
    };
    candidates(look, side, offer);
}

/// Are the candidates of a step legal as they are found? So it is where a search for all costs little more than a look
/// at one: to check each again would be dear.
const fn sure(step: Step) -> bool {
    matches!(step, Step::Setup(_) | Step::Choose | Step::Retreat | Step::Transfer | Step::Enter(_))
}

fn candidates(look: Look, side: Side, offer: Offer) {
    let Some(step) = look.s.step() else { return };
    match step {
        Step::Setup(_) => setup::candidates(look, side, offer),
        Step::Select => select::candidates(side, offer),
        Step::Stavka | Step::Attach(_) => activate::candidates(look, offer),
        Step::March => march::candidates(look, side, offer),
        Step::Moving { unit, .. } => march::steps(look, unit, offer),
        Step::Declare { target } => declare::candidates(look, side, target, offer),
        Step::Choose => declare::choices(look, offer),
        Step::Losses { side, .. } => losses::candidates(look, side, offer),
        Step::Hold => battle::candidates(offer),
        Step::Retreat => retreat::candidates(look, offer),
        Step::Advance => advance::candidates(look, offer),
        Step::Transfer | Step::Entrain | Step::Build => supply_phase::candidates(look, step, offer),
        Step::Call(_) | Step::Enter(_) => reinforce::candidates(look, step, offer),
        Step::Turn(_) | Step::Command(_) | Step::Battle(_) | Step::Supply(_) => {}
    }
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
    legal(look, side, a)
}

/// Is an action legal at the present step for the side that is asked?
fn legal(look: Look, side: Side, a: Action) -> Result<(), Refusal> {
    let Some(step) = look.s.step() else { return Err(refusals::OVER) };
    match step {
        Step::Setup(_) => setup::check(look, side, a),
        Step::Select => select::check(look, side, a),
        Step::Stavka => activate::check_stavka(look, a),
        Step::Attach(_) => activate::check_attach(look, a),
        Step::March => march::check(look, side, a),
        Step::Moving { unit, points, march, fresh } => march::check_step(look, unit, points, march, fresh, a),
        Step::Declare { target } => declare::check(look, side, target, a),
        Step::Choose => declare::check_choice(look, a),
        Step::Losses { side, .. } => losses::check(look, side, a),
        Step::Hold => battle::check_hold(look, a),
        Step::Retreat => retreat::check(look, a),
        Step::Advance => advance::check(look, a),
        Step::Transfer | Step::Entrain | Step::Build => supply_phase::check(look, step, a),
        Step::Call(side) => reinforce::check_call(look, side, a),
        Step::Enter(unit) => reinforce::check_entry(look, unit, a),
        Step::Turn(_) | Step::Command(_) | Step::Battle(_) | Step::Supply(_) => Err(not_now(look, a)),
    }
}

/// Carries out a legal action and runs on to the next decision.
pub fn apply(play: &mut Play, side: Side, a: Action) {
    let Some(step) = play.s.step() else { return };
    match step {
        Step::Setup(_) => setup::apply(play, side, a),
        Step::Select => select::apply(play, side, a),
        Step::Stavka | Step::Attach(_) => activate::apply(play, step, a),
        Step::March => march::apply(play, a),
        Step::Moving { unit, points, march, fresh } => march::apply_step(play, unit, points, march, fresh, a),
        Step::Declare { .. } | Step::Choose => declare::apply(play, a),
        Step::Losses { side, left } => losses::apply(play, side, left, a),
        Step::Hold => battle::apply_hold(play, a),
        Step::Retreat => retreat::apply(play, a),
        Step::Advance => advance::apply(play, a),
        Step::Transfer | Step::Entrain | Step::Build => supply_phase::apply(play, a),
        Step::Call(_) | Step::Enter(_) => reinforce::apply(play, step, a),
        Step::Turn(_) | Step::Command(_) | Step::Battle(_) | Step::Supply(_) => {}
    }
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
        let went_on = match step {
            Step::Turn(stage) => turn::run(play, stage),
            Step::Select => select::run(play),
            Step::Command(stage) => command::run(play, stage),
            Step::Battle(stage) => battle::run(play, stage),
            Step::Supply(stage) => supply_phase::run(play, stage),
            Step::Stavka | Step::Attach(_) => activate::run(play, step),
            Step::March => march::run(play),
            Step::Moving { unit, .. } => march::run_step(play, unit),
            Step::Declare { target } => declare::run(play, target),
            Step::Choose => declare::run_choice(play),
            Step::Losses { side, left } => losses::run(play, side, left),
            Step::Hold => battle::run_hold(play),
            Step::Retreat => retreat::run(play),
            Step::Advance => advance::run(play),
            Step::Transfer | Step::Entrain | Step::Build => supply_phase::run_choice(play, step),
            Step::Call(side) => reinforce::run_call(play, side),
            Step::Setup(_) | Step::Enter(_) => false,
        };
        if !went_on {
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
    let mut found = false;
    candidates(look, side, &mut |a| {
        if !found && a != Action::Done && legal(look, side, a).is_ok() {
            found = true;
        }
    });
    found
}
