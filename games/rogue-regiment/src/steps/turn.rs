//! The turn: six phases in stealth, five in battle (play.seq/1, play.seq/2).

use sandtable_core::{Text, named};

use super::{EventStage, Step};
use crate::play::Play;
use crate::state::{End, Fate, flag, mood};

named! {
    /// A phase of the turn.
    pub enum Phase {
        /// The operators act.
        Operator = "operator",
        /// Alerted Axis units advance.
        Advance = "advance",
        /// An event card is drawn.
        Event = "event",
        /// Patrols walk: in stealth only.
        Patrol = "patrol",
        /// The Axis attack.
        Attack = "attack",
        /// Markers are removed.
        End = "end",
    }
}

/// The phase under way, if a turn runs.
pub fn phase(steps: &[Step]) -> Option<Phase> {
    let next = steps.iter().find_map(|step| match step {
        Step::Turn(next) => Some(*next),
        _ => None,
    })?;
    // The turn keeps the phase that follows.
    let i = Phase::ALL.iter().position(|p| *p == next)?;
    Some(Phase::ALL[(i + 5) % 6])
}

/// Begins a phase and keeps the one that follows.
pub fn run(play: &mut Play, phase: Phase) -> bool {
    for unit in &mut play.s.units {
        unit.flags &= !flag::DONE;
    }
    let (next, step) = match phase {
        Phase::Operator => {
            if play.s.turn >= play.t.page.dawn {
                play.s.over = Some(End::Dawn);
                play.say("end.dawn", |_| Text::new("log-dawn"));
                return true;
            }
            play.s.turn += 1;
            let turn = play.s.turn;
            play.say("play.seq/1", |_| Text::new("log-turn").with("turn", turn));
            begin(play);
            (Phase::Advance, Step::Operators)
        }
        Phase::Advance => {
            // Turns and aims end with the Operator Phase.
            for op in &mut play.s.friends {
                op.aim = None;
                op.reacted = 0;
            }
            for car in &mut play.s.cars {
                car.reacted = 0;
            }
            (Phase::Event, Step::Advance)
        }
        Phase::Event => (Phase::Patrol, Step::Event(EventStage::Draw)),
        // play.seq/2
        Phase::Patrol if play.s.battle => {
            play.become_step(Step::Turn(Phase::Attack));
            return true;
        }
        Phase::Patrol => (Phase::Attack, Step::PatrolPhase),
        Phase::Attack => (Phase::End, Step::Assault),
        Phase::End => (Phase::Operator, Step::EndPhase),
    };
    play.become_step(Step::Turn(next));
    play.push(step);
    if matches!(phase, Phase::Advance | Phase::Patrol) {
        // action.mark/2: before anybody stirs; in the Event Phase once the card is drawn.
        super::marked::offer_shots(play);
    }
    true
}

/// Everybody has his action points anew (op.ap/1, op.ap/4, vehicle.ap).
fn begin(play: &mut Play) {
    let points = play.t.limits.action_points;
    for op in &mut play.s.friends {
        op.mood &= !(mood::ACTED | mood::TURNED | mood::ARRIVED | mood::ATTACKING);
        op.ap = if matches!(op.fate, Fate::Here | Fate::Aboard(_)) { points } else { 0 };
        op.reacted = 0;
    }
    for car in &mut play.s.cars {
        car.acted = false;
        car.ap = if car.here { play.t.car(car.kind).ap } else { 0 };
        car.reacted = 0;
    }
}
