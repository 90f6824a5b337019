//! How fast a game is: random play and single calls on one core, measured in that core's own time, so that a busy machine
//! counts for little. For benches.

use std::time::Duration;

use cpu_time::ThreadTime;

use crate::{Chance, Decision, Log, Rules, Seat};

/// Rounds of random play; the median counts.
const ROUNDS: usize = 7;
/// How long each lasts at least.
const ROUND: Duration = Duration::from_millis(200);
/// Rounds of single calls.
const CALLS: usize = 21;

/// The middle one of some figures.
pub fn median(mut figures: Vec<f64>) -> f64 {
    figures.sort_by(f64::total_cmp);
    figures.get(figures.len() / 2).copied().unwrap_or(0.0)
}

/// Plays a random game with buffers of its own; `each` sees every position in which somebody is asked, with what he may
/// do. Gives the number of decisions.
pub fn random_game<R: Rules>(
    rules: &R,
    seed: u64,
    mut each: impl FnMut(&R::State, Seat, &[R::Action]),
) -> u64 {
    let (mut dice, mut log) = (Chance::quick(seed), Log::off());
    let mut state = rules.start(&mut dice, &mut log);
    let mut actions = Vec::with_capacity(4096);
    let mut played = 0;
    while let Decision::Ask(ask) = rules.decision(&state) {
        let Some(seat) = ask.seats.iter().next() else { break };
        actions.clear();
        rules.actions(&state, seat, &mut actions);
        each(&state, seat, &actions);
        let action = actions[usize::from(dice.below(actions.len() as u16))];
        rules.apply(&mut state, seat, action, &mut dice, &mut log);
        played += 1;
    }
    played
}

/// Decisions of random play in a second.
pub fn pace<R: Rules>(rules: &R) -> f64 {
    let mut seed = 0;
    let round = |_| {
        let began = ThreadTime::now();
        let mut played = 0;
        while began.elapsed() < ROUND {
            played += random_game(rules, seed, |_, _, _| ());
            seed += 1;
        }
        played as f64 / began.elapsed().as_secs_f64()
    };
    median((0..ROUNDS).map(round).collect())
}

/// How long a call takes, in microseconds: the median of rounds of so many calls.
pub fn timed(calls: u32, mut call: impl FnMut()) -> f64 {
    let round = |_| {
        let began = ThreadTime::now();
        (0..calls).for_each(|_| call());
        1e6 * began.elapsed().as_secs_f64() / f64::from(calls)
    };
    median((0..CALLS).map(round).collect())
}
