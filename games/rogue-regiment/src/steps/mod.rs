//! The sequence of play, one file a step. Some steps are procedures that run by themselves and lay others on top; the rest
//! wait for a decision.

use sandtable_core::{Ask, Decision, Mode, Refusal, Seat, Seats, Text, Window};

use crate::action::{Action, Friend};
use crate::data::Wheels;
use crate::look::Look;
use crate::play::Play;
use crate::state::{End, mood};
use crate::theatre::Theatre;

mod able;
mod acting;
mod advance;
mod assault;
mod blast;
mod combined;
mod convoy;
mod decided;
mod driving;
mod end_phase;
mod event;
mod finish;
mod fuse;
mod goal;
mod guns;
mod hands;
mod hearing;
mod hunt;
mod line;
mod march;
mod marked;
mod mortar;
mod operators;
mod order;
mod patrol;
mod pursuit;
mod rolling;
mod rover;
mod setup;
mod shot;
mod step;
mod turn;
mod unloading;
mod ways;

pub use able::cost;
pub use combined::weapon_term;
use decided::{candidates, legal};
pub use driving::check as check_driving;
pub use event::EventStage;
pub use goal::{code, prey_of};
pub use guns::gun;
pub use hands::{check_place, full_health, has_slot, item_term, thing_term};
pub use hearing::begin as turn_about;
#[cfg(test)]
pub use line::under;
pub use patrol::{after, on_route, path, way};
pub use shot::Stage;
pub use step::{Step, Then, Volley};
pub use turn::{Phase, phase, run as begin};
#[cfg(test)]
pub use ways::Ways;

/// Takes candidates.
pub type Offers<'a> = &'a mut dyn FnMut(Action);

const NOT_NOW: Refusal = Refusal::new("op.ap/2", "why-not-now");
const NOT_YOURS: Refusal = Refusal::new("op.phase/3", "why-not-yours");
/// The mission is over.
pub const OVER: Refusal = Refusal::new("end.win", "why-over");

/// Why an action of another kind is refused at this step.
pub const fn not_now() -> Refusal {
    NOT_NOW
}

/// The seat of a friend; Resistance units belong to all.
pub fn seat_of(look: Look, f: Friend) -> Seats {
    if look.s.friends[f as usize].is(mood::RESISTANCE) { all(look) } else { Seats::only(Seat(f)) }
}

fn all(look: Look) -> Seats {
    Seats::first(look.t.operators())
}

/// The seat of the hunter, if there is one.
pub fn hunter(t: &Theatre) -> Seats {
    if t.hunter { Seats::only(Seat(t.operators())) } else { Seats::NONE }
}

/// Who settles the ties of the enemy: the hunter, else all together (hunter.choices).
fn enemy(look: Look) -> Seats {
    if look.t.hunter { hunter(look.t) } else { all(look) }
}

fn any(seats: Seats, window: Option<&'static str>) -> Decision {
    let mode = if seats.len() == 1 { Mode::One } else { Mode::Any };
    Decision::Ask(Ask { seats, mode, window: window.map(Window) })
}

/// Who decides now.
pub fn decision(look: Look) -> Decision {
    if let Some(outcome) = look.s.outcome(look.t.operators(), hunter(look.t)) {
        return Decision::Over(outcome);
    }
    let Some(step) = look.s.step() else { return any(all(look), None) };
    match step {
        Step::Deploy => any(setup::seats(look), None),
        Step::Operators => any(operators::seats(look), None),
        Step::Acting(f)
        | Step::Sprint(f, _)
        | Step::MoveFirst(f, _)
        | Step::Strike(f, _)
        | Step::Put(f, _)
        | Step::Follow(f, _) => any(seat_of(look, f), None),
        Step::Fuse => any(all(look), None),
        Step::Driving(c) | Step::Rolling(c, ..) | Step::Unloading(c) | Step::Guns(c, ..) => {
            any(driving::seats(look, c), None)
        }
        Step::Shot(Stage::Luck) => any(shot::lucky(look), Some("luck")),
        Step::Shot(_) => any(all(look), None),
        Step::Marked => any(marked::seats(look), Some("marked")),
        step if tie(step) => any(enemy(look), Some("tie")),
        Step::Event(EventStage::Choose) | Step::HunterGate | Step::Hunt(..) => any(enemy(look), None),
        _ => any(all(look), None),
    }
}

/// Every legal action of a seat that is asked.
pub fn actions(look: Look, seat: Seat, out: &mut Vec<Action>) {
    let Some(step) = look.s.step() else { return };
    let found = sure(step);
    let offer: Offers = &mut |a| {
        if found || legal(look, step, seat, a).is_ok() {
            out.push(a);
        }
    };
    candidates(look, step, offer);
}

/// Is a step a choice among equals that the rules leave open to the enemy?
const fn tie(step: Step) -> bool {
    matches!(
        step,
        Step::Advance
            | Step::Target(_)
            | Step::Goal(..)
            | Step::March(..)
            | Step::PatrolPhase
            | Step::Attack(..)
            | Step::Turner(_)
            | Step::Turning(_)
            | Step::VehicleAdvance(_)
            | Step::VehicleGoal(..)
            | Step::VehicleMarch(..)
            | Step::MortarTarget(_)
            | Step::MortarAim(..)
            | Step::MortarMarch(..)
            | Step::MakeRoom(..)
    )
}

/// Are the candidates of a step legal as they are found? So it is where a search for all costs little more than a look at
/// one: to check each again would be dear.
const fn sure(step: Step) -> bool {
    tie(step) || matches!(step, Step::MortarHits(..) | Step::Shot(Stage::Assign) | Step::Fuse)
}

/// Is an action legal now? The one place of legality.
pub fn check(look: Look, seat: Seat, a: Action) -> Result<(), Refusal> {
    let decision = decision(look);
    if decision.outcome().is_some() {
        return Err(OVER);
    }
    let Some(step) = look.s.step() else { return Err(OVER) };
    if !decision.seats().has(seat) {
        // Who waits for the vehicles is told so (play.seq/3).
        let reason = if step == Step::Operators { operators::check(look, seat, a) } else { Ok(()) };
        return reason.and(Err(NOT_YOURS));
    }
    legal(look, step, seat, a)
}

/// Carries out a legal action and runs on to the next decision.
pub fn apply(play: &mut Play, a: Action) {
    let Some(step) = play.s.step() else { return };
    decided::apply(play, step, a);
    run(play);
}

/// Runs procedures, and steps at which nobody has a choice, until somebody must decide.
pub fn run(play: &mut Play) {
    loop {
        if play.s.over.is_some() {
            return;
        }
        let Some(step) = play.s.step() else { return };
        if !matches!(step, Step::Patrols(_) | Step::Deploy)
            && let Some(end) = crate::goals::ended(play.look())
        {
            play.s.over = Some(end);
            play.say(end.rule(), |_| Text::new(end.message()));
            if end == End::Won {
                let (points, rank) = crate::campaign::grade(play.look());
                play.say("grade", |_| Text::new(rank).with("points", points));
            }
            return;
        }
        // alarm.op/4, alarm.op/8: at once, whatever is going on.
        if play.s.battle && step != Step::Expose && finish::must_expose(play.look()) {
            play.push(Step::Expose);
            continue;
        }
        let went_on = match step {
            Step::Patrols(n) => setup::run_route(play, n),
            Step::Deploy => setup::run(play),
            Step::Turn(phase) => turn::run(play, phase),
            Step::Operators => operators::run(play),
            Step::Acting(f) => acting::run(play, f),
            Step::Sprint(f, left) => combined::run_sprint(play, f, left),
            Step::Shot(stage) => shot::run(play, stage),
            Step::Finish(who) => finish::run(play, who),
            Step::Settle => finish::settle_alone(play),
            Step::Expose => finish::run_expose(play),
            Step::Advance => advance::run(play),
            Step::Target(u) => goal::run_target(play, u),
            Step::Goal(u, prey) => goal::run(play, u, prey),
            Step::March(u, goal, points, prey) => march::run(play, u, goal, points, prey),
            Step::Turner(u) => advance::run_turn(play, u),
            Step::Turning(at) => hearing::run(play, at),
            Step::VehicleAdvance(u) => pursuit::run_target(play, u),
            Step::VehicleGoal(u, prey) => pursuit::run_goal(play, u, prey),
            Step::VehicleMarch(u, col, row, face, points) => {
                pursuit::run_way(play, u, Wheels { col, row, face }, points)
            }
            Step::MortarTarget(u) => mortar::run_target(play, u),
            Step::MortarAim(u, prey) => mortar::run_aim(play, u, prey),
            Step::MortarMarch(u, post, points) => mortar::run(play, u, post, points),
            Step::MakeRoom(team, u, post) => mortar::run_room(play, team, u, post),
            Step::Depart(u, left) => advance::depart(play, u, left),
            Step::Convoy(u, left) => convoy::run(play, u, left),
            Step::Marked => marked::run(play),
            Step::Event(stage) => event::run(play, stage),
            Step::HunterGate => hunt::run_gate(play),
            Step::Hunt(u, points, turned) => hunt::run(play, u, points, turned),
            Step::PatrolPhase => patrol::run(play),
            Step::Walk(u, left, last) => patrol::walk(play, u, left, last),
            Step::Rove(u, left) => rover::rove(play, u, left),
            Step::Assault => assault::run(play),
            Step::Attack(u, gun) => assault::run_attack(play, u, gun),
            Step::MortarHits(at, left, tried) => mortar::run_hits(play, at, left, tried),
            Step::EndPhase => end_phase::run(play),
            Step::Driving(c) => driving::run(play, c),
            Step::Rolling(c, points, then) => rolling::run(play, c, points, then),
            Step::Guns(c, gun, marks, roll) => guns::run(play, c, gun, marks, roll),
            Step::Unloading(c) => unloading::run(play, c),
            Step::Strike(f, _) => combined::run_strike(play, f),
            Step::MoveFirst(..) | Step::Put(..) | Step::Follow(..) | Step::Fuse => false,
        };
        if !went_on {
            return;
        }
    }
}

/// The action that lets a choice pass or takes the default: for windows.
pub fn decline(look: Look, seat: Seat) -> Option<Action> {
    let window = decision(look).window()?;
    if window.0 != "tie" {
        return Some(Action::Pass);
    }
    let step = look.s.step()?;
    let mut first = None;
    candidates(look, step, &mut |a| first = first.or(Some(a)));
    first.filter(|a| legal(look, step, seat, *a).is_ok())
}
