//! The sequence of play, one file a step. Some steps are procedures that run by themselves and lay others on top;
//! the rest wait for a decision.

use sandtable_core::{Chance, Decision, Log, Refusal};

use crate::action::{Action, Space, UnitId};
use crate::look::Look;
use crate::pieces::Side;
use crate::play::Play;
use crate::state::State;
use crate::theatre::Theatre;

mod activate;
mod arrive;
mod assault;
mod battle;
mod choose;
mod combat_cards;
mod event;
mod excess;
mod flips;
mod losses;
mod march;
mod operation;
mod options;
mod order;
mod pursuit;
mod redeploy;
mod relocate;
mod restock;
mod retreat;
mod strategy;
mod turn;

pub use battle::Stage;
pub use choose::use_term;
pub use operation::OpStage;
pub use order::{NOT_NOW, not_now, not_yours};
pub use redeploy::goals as redeployments;
pub use retreat::can_disengage;
pub use strategy::free_choice;
pub use turn::{TurnStage, dues};

/// How the units that are due arrive.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Arrival {
    /// By 7.531 and 7.532.
    Reinforcement,
    /// In the spaces that an effect of the card lists.
    Listed(u8),
    /// Koenig at Bir Hacheim.
    Koenig,
    /// Egyptian Uprising.
    Uprising,
    /// The 5th Mountain division (19.11).
    Mountain,
}

/// A step of the sequence of play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// A turn runs.
    Turn(TurnStage),
    /// A side may take a card into hand (7.74).
    Pick(Side),
    /// A side may discard (5.11).
    Discard(Side),
    /// The Axis may place the 999th division (19.12).
    Last,
    /// The Allies may place the British 6th division (19.13).
    Sixth,
    /// The acting player chooses his action.
    Choose,
    /// The event of the card in play runs.
    Event {
        /// Its next effect.
        next: u8,
    },
    /// An operation runs.
    Operation(OpStage),
    /// The acting player activates spaces.
    Activate,
    /// He moves his units.
    March,
    /// A unit is moving.
    Moving {
        /// The unit.
        unit: UnitId,
        /// Movement points left.
        left: u8,
        /// Has it not taken a step yet?
        fresh: bool,
    },
    /// Units above the limit are removed (8.2).
    Excess(Side),
    /// The acting player opens battles.
    Assault,
    /// A battle is opened: who takes part?
    Open,
    /// A battle runs.
    Battle(Stage),
    /// A side may play combat cards.
    CombatCards(Side),
    /// A side takes losses.
    Losses {
        /// Whose.
        side: Side,
        /// Loss points left.
        left: u8,
        /// Steps that must still be lost at least, after an overrun.
        least: u8,
    },
    /// The defender chooses between two forms of overrun losses (11.47/2).
    Overrun,
    /// Each doomed unit loses a step.
    Doom,
    /// A battlegroup takes the place of a division that lost its last step.
    Replacement {
        /// The division.
        division: UnitId,
    },
    /// The defenders retreat, or stand (11.53).
    Stand,
    /// They retreat.
    Retreat,
    /// They relocate after an overrun.
    Relocate,
    /// The attackers advance.
    Pursuit,
    /// An attacker is advancing.
    Advancing {
        /// The unit.
        unit: UnitId,
        /// Spaces left.
        left: u8,
        /// Has it not taken a step yet?
        fresh: bool,
    },
    /// Armour of one space may move on (card X32).
    Dash {
        /// The space; nowhere before one is chosen.
        from: Space,
    },
    /// The acting player redeploys.
    Redeploy,
    /// A unit is redeploying.
    Redeploying {
        /// The unit.
        unit: UnitId,
    },
    /// Units arrive.
    Arrive {
        /// How.
        how: Arrival,
    },
    /// Reserves come to the map by an event.
    Bring {
        /// The effect of the card.
        effect: u8,
        /// How many may still come.
        left: u8,
    },
    /// A landing across the strait of Aden (card A31).
    Landing {
        /// Out of this space.
        from: Space,
        /// Against this one.
        to: Space,
    },
    /// Reduced units are turned to full strength by an event.
    Flips {
        /// The effect of the card.
        effect: u8,
        /// How many.
        left: u8,
    },
    /// The same by captured depots (13.91, 13.92).
    Depot {
        /// How many.
        left: u8,
        /// The captured place.
        at: Space,
    },
    /// The Axis reduces an Italian division (card A2).
    Shaken,
    /// The Allies name Italian units that lose a step (card A13).
    Uproot {
        /// The effect of the card.
        effect: u8,
        /// How many.
        left: u8,
    },
    /// The opponent of the card's player takes units away.
    Withdraw {
        /// The effect of the card.
        effect: u8,
        /// How many.
        left: u8,
    },
    /// The target of the operation is named.
    Name {
        /// The effect of the card.
        effect: u8,
    },
    /// Atlantic Charter: British or Commonwealth (7.414)?
    Charter,
    /// A side spends replacement points.
    Restock(Side),
}

/// Takes candidate actions.
pub type Offers<'a> = &'a mut dyn FnMut(Action);

/// Who is asked at the present step.
pub fn decision(look: Look) -> Decision {
    if let Some(outcome) = look.s.outcome() {
        return Decision::Over(outcome);
    }
    let acting = look.s.acting;
    let Some(step) = look.s.step() else { return Decision::one(acting.seat()) };
    let (side, window) = decides(look, step);
    match window {
        // What the other player decides in an action can be answered by standing orders.
        Some(window) if side != acting => Decision::react(side.seat(), window),
        _ => Decision::one(side.seat()),
    }
}

/// Who decides at a step, and the name of his window when it is the other player's action.
fn decides(look: Look, step: Step) -> (Side, Option<&'static str>) {
    let acting = look.s.acting;
    match step {
        Step::Pick(side) | Step::Discard(side) | Step::Restock(side) => (side, None),
        Step::CombatCards(side) => (side, Some("combat-cards")),
        Step::Losses { side, .. } => (side, Some("losses")),
        Step::Replacement { division } => (look.t.side(division), Some("losses")),
        Step::Excess(side) => (side, Some("excess")),
        Step::Overrun => (acting.other(), Some("losses")),
        Step::Stand | Step::Retreat | Step::Relocate => (acting.other(), Some("retreat")),
        Step::Depot { .. } => (Side::Axis, Some("depot")),
        Step::Last => (Side::Axis, None),
        Step::Shaken => (Side::Axis, Some("withdraw")),
        Step::Withdraw { .. } => (acting.other(), Some("withdraw")),
        Step::Sixth | Step::Charter => (Side::Allied, None),
        _ => (acting, None),
    }
}

/// Every legal action at the present step.
pub fn actions(look: Look, side: Side, out: &mut Vec<Action>) {
    let Some(step) = look.s.step() else { return };
    let sure = sure(step);
    candidates(look, side, step, &mut |a| {
        if sure || legal(look, side, step, a).is_ok() {
            out.push(a);
        }
    });
}

/// Are the candidates of a step legal as they are found? So it is where a search for all costs little more than a look
/// at one.
const fn sure(step: Step) -> bool {
    matches!(
        step,
        Step::Activate
            | Step::March
            | Step::Retreat
            | Step::Relocate
            | Step::Redeploying { .. }
            | Step::Arrive { .. }
            | Step::Losses { .. }
            | Step::Restock(_)
    )
}

fn candidates(look: Look, side: Side, step: Step, offer: Offers) {
    match step {
        Step::Pick(_) | Step::Discard(_) => strategy::candidates(look, step, offer),
        Step::Last | Step::Sixth => options::candidates(look, step, offer),
        Step::Choose => choose::candidates(look, side, offer),
        Step::Activate => activate::candidates(look, side, offer),
        Step::March | Step::Dash { .. } => march::candidates(look, side, step, offer),
        Step::Moving { unit, left, fresh } => march::steps(look, unit, left, fresh, offer),
        Step::Excess(side) => excess::candidates(look, side, offer),
        Step::Assault => assault::candidates(look, side, offer),
        Step::Open => assault::joins(look, side, offer),
        Step::CombatCards(side) => combat_cards::candidates(look, side, offer),
        Step::Losses { side, left, least } => losses::candidates(look, side, left, least, offer),
        Step::Overrun => losses::overruns(offer),
        Step::Replacement { division } => {
            losses::replacements(look, division, |id| offer(Action::Replace(id)))
        }
        Step::Stand | Step::Retreat => retreat::candidates(look, step, offer),
        Step::Relocate => relocate::candidates(look, offer),
        Step::Pursuit => pursuit::candidates(look, side, offer),
        Step::Advancing { unit, left, fresh } => pursuit::steps(look, unit, left, fresh, offer),
        Step::Redeploy => redeploy::candidates(look, side, offer),
        Step::Redeploying { unit } => redeploy::targets(look, unit, offer),
        Step::Arrive { how } => arrive::candidates(look, how, offer),
        Step::Bring { .. } | Step::Landing { .. } => arrive::bring(look, step, offer),
        Step::Flips { .. } | Step::Depot { .. } => flips::candidates(look, offer),
        Step::Shaken | Step::Uproot { .. } | Step::Withdraw { .. } | Step::Name { .. } => {
            event::candidates(look, step, offer);
        }
        Step::Charter | Step::Restock(_) => restock::candidates(look, step, offer),
        Step::Turn(_) | Step::Event { .. } | Step::Operation(_) | Step::Battle(_) | Step::Doom => {}
    }
}

/// Is an action legal now for a side? The one place of legality.
pub fn check(look: Look, side: Side, a: Action) -> Result<(), Refusal> {
    let decision = decision(look);
    if decision.outcome().is_some() {
        return Err(order::OVER);
    }
    if !decision.seats().has(side.seat()) {
        return Err(not_yours(look));
    }
    match look.s.step() {
        Some(step) => legal(look, side, step, a),
        None => Err(order::OVER),
    }
}

/// Is an action legal at the present step for the side that is asked?
fn legal(look: Look, side: Side, step: Step, a: Action) -> Result<(), Refusal> {
    match step {
        Step::Pick(_) | Step::Discard(_) => strategy::check(look, step, a),
        Step::Last | Step::Sixth => options::check(look, step, a),
        Step::Choose => choose::check(look, side, a),
        Step::Activate => activate::check(look, side, a),
        Step::March | Step::Dash { .. } => march::check(look, side, step, a),
        Step::Moving { unit, left, fresh } => march::check_step(look, unit, left, fresh, a),
        Step::Excess(side) => excess::check(look, side, a),
        Step::Assault => assault::check(look, side, a),
        Step::Open => assault::check_open(look, side, a),
        Step::CombatCards(side) => combat_cards::check(look, side, a),
        Step::Losses { side, left, least } => losses::check(look, side, left, least, a),
        Step::Overrun => losses::check_overrun(look, a),
        Step::Replacement { division } => losses::check_replacement(look, division, a),
        Step::Stand | Step::Retreat => retreat::check(look, step, a),
        Step::Relocate => relocate::check(look, a),
        Step::Pursuit => pursuit::check(look, side, a),
        Step::Advancing { unit, left, fresh } => pursuit::check_step(look, unit, left, fresh, a),
        Step::Redeploy => redeploy::check(look, side, a),
        Step::Redeploying { unit } => redeploy::check_target(look, unit, a),
        Step::Arrive { how } => arrive::check(look, how, a),
        Step::Bring { .. } | Step::Landing { .. } => arrive::check_bring(look, step, a),
        Step::Flips { .. } | Step::Depot { .. } => flips::check(look, step, a),
        Step::Shaken | Step::Uproot { .. } | Step::Withdraw { .. } | Step::Name { .. } => {
            event::check(look, step, a)
        }
        Step::Charter | Step::Restock(_) => restock::check(look, step, a),
        Step::Turn(_) | Step::Event { .. } | Step::Operation(_) | Step::Battle(_) | Step::Doom => {
            Err(not_now(look, a))
        }
    }
}

/// Carries out a legal action and runs on to the next decision.
pub fn apply(play: &mut Play, a: Action) {
    let Some(step) = play.s.step() else { return };
    match step {
        Step::Pick(_) | Step::Discard(_) => strategy::apply(play, a),
        Step::Last | Step::Sixth => options::apply(play, step, a),
        Step::Choose => choose::apply(play, a),
        Step::Activate => activate::apply(play, a),
        Step::March | Step::Dash { .. } => march::apply(play, step, a),
        Step::Moving { unit, left, fresh } => march::apply_step(play, unit, left, fresh, a),
        Step::Excess(_) => excess::apply(play, a),
        Step::Assault => assault::apply(play, a),
        Step::Open => assault::apply_open(play, a),
        Step::CombatCards(_) => combat_cards::apply(play, a),
        Step::Losses { side, left, least } => losses::apply(play, side, left, least, a),
        Step::Overrun => losses::apply_overrun(play, a),
        Step::Replacement { division } => losses::apply_replacement(play, division, a),
        Step::Stand | Step::Retreat => retreat::apply(play, a),
        Step::Relocate => relocate::apply(play, a),
        Step::Pursuit => pursuit::apply(play, a),
        Step::Advancing { unit, left, .. } => pursuit::apply_step(play, unit, left, a),
        Step::Redeploy => redeploy::apply(play, a),
        Step::Redeploying { unit } => redeploy::apply_target(play, unit, a),
        Step::Arrive { how } => arrive::apply(play, how, a),
        Step::Bring { .. } | Step::Landing { .. } => arrive::apply_bring(play, step, a),
        Step::Flips { .. } | Step::Depot { .. } => flips::apply(play, step, a),
        Step::Shaken | Step::Uproot { .. } | Step::Withdraw { .. } | Step::Name { .. } => {
            event::apply(play, step, a);
        }
        Step::Charter | Step::Restock(_) => restock::apply(play, step, a),
        Step::Turn(_) | Step::Event { .. } | Step::Operation(_) | Step::Battle(_) | Step::Doom => {}
    }
    run(play);
}

/// Runs procedures, and steps at which nobody has a choice, until somebody must decide.
pub fn run(play: &mut Play) {
    while play.s.over.is_none() {
        let Some(step) = play.s.step() else { return };
        needs(play, step);
        let went_on = match step {
            Step::Turn(stage) => turn::run(play, stage),
            Step::Event { next } => event::run(play, next),
            Step::Operation(stage) => operation::run(play, stage),
            Step::Battle(stage) => battle::run(play, stage),
            Step::Doom => losses::run_doom(play),
            Step::Pick(_) | Step::Discard(_) => strategy::run(play, step),
            Step::Last | Step::Sixth => options::run(play, step),
            Step::Activate => activate::run(play),
            Step::March | Step::Dash { .. } => march::run(play, step),
            Step::Excess(side) => excess::run(play, side),
            Step::Assault => assault::run(play),
            Step::CombatCards(side) => combat_cards::run(play, side),
            Step::Losses { side, left, least } => losses::run(play, side, left, least),
            Step::Overrun => losses::run_overrun(play),
            Step::Replacement { division } => losses::run_replacement(play, division),
            Step::Stand => retreat::run_stand(play),
            Step::Retreat => retreat::run(play),
            Step::Relocate => relocate::run(play),
            Step::Pursuit => pursuit::run(play),
            Step::Moving { unit, left, fresh } => march::run_step(play, unit, left, fresh),
            Step::Advancing { unit, left, fresh } => pursuit::run_step(play, unit, left, fresh),
            Step::Redeploy => redeploy::run(play),
            Step::Arrive { how } => arrive::run(play, how),
            Step::Bring { .. } | Step::Landing { .. } => arrive::run_bring(play, step),
            Step::Flips { .. } | Step::Depot { .. } => flips::run(play, step),
            Step::Shaken | Step::Uproot { .. } | Step::Withdraw { .. } | Step::Name { .. } => {
                event::run_choice(play, step)
            }
            Step::Restock(side) => restock::run(play, side),
            Step::Choose | Step::Open | Step::Redeploying { .. } | Step::Charter => false,
        };
        if !went_on {
            return;
        }
    }
}

/// Traces the supply that a step asks for, so that no check has to.
fn needs(play: &mut Play, step: Step) {
    match step {
        Step::Activate | Step::Redeploy | Step::Redeploying { .. } => play.trace_for(play.s.acting),
        Step::Retreat | Step::Relocate => play.trace_for(play.s.acting.other()),
        Step::Restock(side) => play.trace_for(side),
        Step::Arrive { how: Arrival::Koenig | Arrival::Reinforcement } => play.trace_for(play.s.acting),
        Step::CombatCards(_) => play.trace(),
        _ => {}
    }
}

/// Traces what the present step of a position that was laid out asks for.
pub fn prepare(t: &Theatre, s: &mut State) {
    if let Some(step) = s.step().filter(|_| s.over.is_none()) {
        needs(&mut Play { t, s, chance: &mut Chance::scripted(&[]), log: &mut Log::off() }, step);
    }
}

/// The action that lets a window pass: nothing more where one may stop, else what costs least.
pub fn decline(look: Look, side: Side) -> Option<Action> {
    let step = look.s.step()?;
    let stops = [Action::Done, Action::Yield, Action::Each, Action::Allot];
    if let Some(a) = stops.into_iter().find(|a| legal(look, side, step, *a).is_ok()) {
        return Some(a);
    }
    let mut all = Vec::new();
    actions(look, side, &mut all);
    all.first().copied()
}

/// Is anything but `Done` legal at the present step? If not, nobody need be asked.
fn any_choice(look: Look, side: Side, step: Step) -> bool {
    let mut found = false;
    candidates(look, side, step, &mut |a| {
        if !found && a != Action::Done && legal(look, side, step, a).is_ok() {
            found = true;
        }
    });
    found
}
