//! Plans compared by what follows from them.

use std::time::{Duration, Instant};

use sandtable_core::{Chance, Mind, Policy, Seat, Seen};

use crate::play::stream;
use crate::playout::{Horizon, Players, playout};

/// How long one may think.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// So many playouts: the same seed thinks the same.
    Playouts(u32),
    /// So long; what comes out depends on the machine.
    Time(Duration),
}

/// What came of a plan.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Appraisal<P> {
    /// The plan.
    pub plan: P,
    /// How it was weighed beforehand.
    pub weight: f32,
    /// How the seat stood at the horizon, on average.
    pub mean: f32,
    /// By how much that is better than what the policy itself would do, on average over the same positions and luck.
    pub gain: f32,
    /// The standard error of the gain.
    pub error: f32,
}

/// Compares a seat's candidates, the policy's own choice first: all are played from the same imagined positions, with
/// the same luck, until the budget is spent; each at least once. A playout has `limit` actions at most.
#[allow(clippy::too_many_arguments)]
pub fn appraise<R: Policy>(
    rules: &R,
    seen: &Seen<R>,
    seat: Seat,
    mind: &mut Mind<R>,
    horizon: Horizon,
    budget: Budget,
    seed: u64,
    limit: u32,
) -> Vec<Appraisal<R::Plan>> {
    let mut plans = Vec::new();
    rules.candidates(seen, seat, mind, &mut plans);
    plans.sort_by(|a, b| b.1.total_cmp(&a.1));
    let began = Instant::now();
    let mut players = Players::new(rules, seen.state());
    let mut tallies = vec![Tally::default(); plans.len()];
    let mut rounds = 0;
    while !plans.is_empty() {
        let luck = stream(seed, rounds);
        let imagined = rules.imagine(seen, &mut Chance::quick(luck));
        let mut own = 0.0;
        for (i, (plan, _)) in plans.iter().enumerate() {
            let mut state = imagined.clone();
            players.begin(seat, Some(*plan), &mind.brief);
            playout(rules, &mut state, &mut players, horizon, rules.clock(&imagined), luck, limit);
            let score = players.score(rules, &state, seat, true);
            if i == 0 {
                own = score;
            }
            tallies[i].add(score, score - own);
        }
        rounds += 1;
        let spent = match budget {
            Budget::Playouts(n) => (rounds + 1) * plans.len() as u64 > u64::from(n),
            Budget::Time(time) => began.elapsed() >= time,
        };
        if spent {
            break;
        }
    }
    plans.into_iter().zip(tallies).map(|((plan, weight), tally)| tally.appraisal(plan, weight)).collect()
}

/// Sums over the playouts of a plan.
#[derive(Clone, Copy, Default)]
struct Tally {
    n: f64,
    score: f64,
    gain: f64,
    squares: f64,
}

impl Tally {
    fn add(&mut self, score: f32, gain: f32) {
        self.n += 1.0;
        self.score += f64::from(score);
        self.gain += f64::from(gain);
        self.squares += f64::from(gain).powi(2);
    }

    fn appraisal<P>(self, plan: P, weight: f32) -> Appraisal<P> {
        let gain = self.gain / self.n;
        // Of a single playout nothing can be said.
        let spread = (self.squares / self.n - gain * gain).max(0.0) / (self.n - 1.0);
        Appraisal {
            plan,
            weight,
            mean: (self.score / self.n) as f32,
            gain: gain as f32,
            error: if self.n > 1.0 { spread.sqrt() as f32 } else { f32::INFINITY },
        }
    }
}
