//! Thousands of games between bots.

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use rayon::prelude::*;
use sandtable_core::{OrderBook, Policy, RuleId, Seats};

use crate::play::{run, spell};
use crate::{Commander, Fault, Limits, Played, Questions, Share, Stops};

/// What is played, how often and by whom.
#[derive(Clone, Debug)]
pub struct Series {
    /// How many games.
    pub games: u64,
    /// The bot of each seat. Seats are sides, so nobody changes them.
    pub levels: Vec<Commander>,
    /// The standing orders of each seat; without any it is asked at everything.
    pub books: Vec<OrderBook>,
    /// The seed of the first game; the next have the numbers that follow.
    pub seed: u64,
    /// How far each game goes.
    pub limits: Limits,
    /// How many threads; 0 for one a core. The result does not depend on it.
    pub threads: usize,
}

/// How a series went.
#[derive(Clone, PartialEq, Debug)]
pub struct SimReport {
    /// How many games.
    pub games: u64,
    /// Wins by seat.
    pub wins: Vec<u64>,
    /// Games that nobody won.
    pub draws: u64,
    /// Games that all played together and lost.
    pub lost: u64,
    /// Games cut off at the limit.
    pub unfinished: u64,
    /// Actions of all games.
    pub actions: u64,
    /// The number of actions of each game, the shortest first.
    pub lengths: Vec<u32>,
    /// How many games ended in each turn.
    pub turns: BTreeMap<u32, u64>,
    /// How many games ended by each rule, and for whom.
    pub endings: BTreeMap<(RuleId, Seats), u64>,
    /// Reaction stops by seat.
    pub stops: Vec<Stops>,
    /// How often each seat was asked while others acted.
    pub questions: Vec<Questions>,
    /// How long it took.
    pub seconds: f64,
}

impl SimReport {
    /// What came of games; in a common one all play together, and what nobody wins is lost.
    fn of(seats: usize, common: bool, played: Vec<Played>, seconds: f64) -> SimReport {
        let mut report = SimReport {
            games: played.len() as u64,
            wins: vec![0; seats],
            draws: 0,
            lost: 0,
            unfinished: 0,
            actions: 0,
            lengths: played.iter().map(|p| p.actions).collect(),
            turns: BTreeMap::new(),
            endings: BTreeMap::new(),
            stops: vec![Stops::default(); seats],
            questions: vec![Questions::default(); seats],
            seconds,
        };
        report.lengths.sort_unstable();
        for game in played {
            report.actions += u64::from(game.actions);
            if let Some(turn) = game.turn {
                *report.turns.entry(turn).or_default() += 1;
            }
            for (sum, stops) in report.stops.iter_mut().zip(&game.stops) {
                sum.asked += stops.asked;
                sum.taken += stops.taken;
            }
            for (sum, questions) in report.questions.iter_mut().zip(&game.questions) {
                sum.add(questions);
            }
            let Some(outcome) = game.outcome else {
                report.unfinished += 1;
                continue;
            };
            *report.endings.entry((outcome.rule, outcome.winners)).or_default() += 1;
            match outcome.winners.is_empty() {
                true if common => report.lost += 1,
                true => report.draws += 1,
                false => {}
            }
            for seat in outcome.winners.iter() {
                report.wins[usize::from(seat.0)] += 1;
            }
        }
        report
    }

    /// A seat's share of wins.
    pub fn share(&self, seat: usize) -> Share {
        Share::of(self.wins[seat], self.games)
    }

    /// The mean number of actions of a game.
    pub fn mean_length(&self) -> f64 {
        self.actions as f64 / self.games.max(1) as f64
    }

    /// The number of actions that `share` of the games do not exceed.
    pub fn length_at(&self, share: f64) -> u32 {
        let last = self.lengths.len().saturating_sub(1);
        self.lengths.get((share * last as f64).round() as usize).copied().unwrap_or(0)
    }
}

/// Plays a series in parallel; `tick` is called after every game. The result depends on the seed alone.
///
/// # Errors
/// The first fault found: a broken invariant, a dead end, an illegal choice or a panic of the rules.
pub fn simulate<R: Policy>(rules: &R, series: &Series, tick: &(dyn Fn() + Sync)) -> Result<SimReport, Fault> {
    let began = Instant::now();
    let stop = AtomicBool::new(false);
    let all = || {
        (0..series.games)
            .into_par_iter()
            .filter_map(|i| {
                if stop.load(Ordering::Relaxed) {
                    return None;
                }
                let played = guarded(rules, series, series.seed.wrapping_add(i));
                if played.is_err() {
                    stop.store(true, Ordering::Relaxed);
                }
                tick();
                Some(played)
            })
            .collect::<Vec<_>>()
    };
    let results = match rayon::ThreadPoolBuilder::new().num_threads(series.threads).build() {
        Ok(pool) => pool.install(all),
        // No threads to be had: the caller's own will do.
        Err(_) => all(),
    };
    let played = results.into_iter().collect::<Result<Vec<_>, _>>()?;
    let seats = series.levels.len();
    Ok(SimReport::of(seats, rules.board().sides().common(seats), played, began.elapsed().as_secs_f64()))
}

/// One game of the series; even a panic names the game that met it.
fn guarded<R: Policy>(rules: &R, series: &Series, seed: u64) -> Result<Played, Fault> {
    let mut trail = Vec::new();
    let result = catch_unwind(AssertUnwindSafe(|| {
        let mut bots: Vec<_> = series.levels.iter().map(|level| level.bot::<R>()).collect();
        run(rules, &mut bots, &series.books, seed, series.limits, &mut trail)
    }));
    let what = match result {
        Ok(Ok(played)) => return Ok(played),
        Ok(Err(what)) => what,
        Err(panic) => {
            let message = panic.downcast_ref::<String>().map(String::as_str);
            let message = message.or_else(|| panic.downcast_ref::<&str>().copied());
            format!("the rules panicked: {}", message.unwrap_or("without a message"))
        }
    };
    Err(Fault { seed, after: trail.len() as u32, what, trail: spell(rules, &trail) })
}

#[cfg(test)]
mod tests {
    use sandtable_core::{Outcome, RuleId, Seats};

    use super::*;

    fn game(winners: Seats) -> Played {
        let outcome = Some(Outcome { winners, rule: RuleId("end/1") });
        Played { outcome, actions: 1, turn: None, stops: Vec::new(), questions: Vec::new() }
    }

    #[test]
    fn a_common_game_that_nobody_wins_is_lost_and_not_drawn() {
        let played = || vec![game(Seats::NONE), game(Seats::first(3)), game(Seats::NONE)];
        let together = SimReport::of(3, true, played(), 1.0);
        assert_eq!((together.lost, together.draws, together.wins), (2, 0, vec![1, 1, 1]));
        let apart = SimReport::of(3, false, played(), 1.0);
        assert_eq!((apart.lost, apart.draws), (0, 2));
    }
}
