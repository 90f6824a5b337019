//! The ladder: bots in pairs, each pair in both seats, and what strengths follow from who beat whom.

use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use sandtable_core::{Chance, Clock, Policy, Seat, Seen, Text};

use crate::play::{Limits, Played, play};
use crate::{Bot, Commander, Fault};

/// One game of a pairing.
#[derive(Clone, PartialEq, Debug)]
pub struct Duel {
    /// How it went.
    pub played: Played,
    /// How long each seat thought, decision by decision.
    pub thought: Vec<Vec<Duration>>,
    /// How long each seat thought in all, phase by phase: an impulse, a chit, a round.
    pub phases: Vec<Vec<Duration>>,
}

/// How long each decision took, and when it was.
type Watch = Vec<(Clock, Duration)>;

/// A bot whose thinking is timed.
struct Timed<R: Policy> {
    bot: Box<dyn Bot<R>>,
    watch: Arc<Mutex<Watch>>,
}

impl<R: Policy> Bot<R> for Timed<R> {
    fn choose(&mut self, rules: &R, seen: &Seen<R>, seat: Seat, chance: &mut Chance) -> Option<R::Action> {
        let began = Instant::now();
        let choice = self.bot.choose(rules, seen, seat, chance);
        if let Ok(mut watch) = self.watch.lock() {
            watch.push((rules.clock(seen.state()), began.elapsed()));
        }
        choice
    }

    fn urge(&mut self, rules: &R, seen: &Seen<R>, seat: Seat, chance: &mut Chance) -> f32 {
        self.bot.urge(rules, seen, seat, chance)
    }

    fn intends(&self, rules: &R, seen: &Seen<R>, seat: Seat) -> Option<Text> {
        self.bot.intends(rules, seen, seat)
    }

    fn bug(&mut self) -> Option<R::Action> {
        self.bot.bug()
    }
}

/// Plays one game between bots, with the time that each took.
///
/// # Errors
/// As [`play`].
pub fn duel<R: Policy>(rules: &R, levels: &[Commander], seed: u64, limits: Limits) -> Result<Duel, Fault> {
    let watches: Vec<_> = levels.iter().map(|_| Arc::default()).collect();
    let mut bots: Vec<Box<dyn Bot<R>>> = Vec::new();
    for (level, watch) in levels.iter().zip(&watches) {
        bots.push(Box::new(Timed { bot: level.bot(), watch: Arc::clone(watch) }));
    }
    let played = play(rules, &mut bots, seed, limits)?;
    let watches: Vec<Watch> =
        watches.iter().map(|watch| watch.lock().map(|w| w.clone()).unwrap_or_default()).collect();
    let thought = watches.iter().map(|watch| watch.iter().map(|(_, took)| *took).collect()).collect();
    Ok(Duel { played, thought, phases: watches.iter().map(|watch| by_phase(watch)).collect() })
}

/// What the decisions of each phase took together.
fn by_phase(watch: &[(Clock, Duration)]) -> Vec<Duration> {
    watch.chunk_by(|a, b| a.0 == b.0).map(|phase| phase.iter().map(|(_, took)| *took).sum()).collect()
}

/// What came of a pairing: the games of the first and of the second, and those that nobody won.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Games that each won.
    pub wins: [u64; 2],
    /// Games that nobody won.
    pub draws: u64,
}

/// How far below and above the bar the two guesses lie between which a sequential test decides.
const MARGIN: f64 = 0.05;
/// A test is decided when one guess is so many times as likely as the other: wrong once in twenty.
const SURE: f64 = 19.0;

impl Tally {
    /// How many games.
    pub fn games(&self) -> u64 {
        self.wins[0] + self.wins[1] + self.draws
    }

    /// The first one's share of points.
    pub fn share(&self) -> f64 {
        (self.wins[0] as f64 + self.draws as f64 / 2.0) / self.games().max(1) as f64
    }

    /// Is the first one's true share above the bar? Wald's sequential test; none while it may be either.
    ///
    /// ```
    /// use sandtable_bots::LadderTally;
    /// let even = LadderTally { wins: [10, 10], draws: 0 };
    /// assert_eq!(even.above(0.5), None);
    /// assert_eq!(LadderTally { wins: [60, 20], draws: 0 }.above(0.5), Some(true));
    /// assert_eq!(LadderTally { wins: [60, 20], draws: 0 }.above(0.9), Some(false));
    /// ```
    pub fn above(&self, bar: f64) -> Option<bool> {
        let (low, high) = ((bar - MARGIN).max(0.01), (bar + MARGIN).min(0.99));
        let half = self.draws as f64 / 2.0;
        let (won, lost) = (self.wins[0] as f64 + half, self.wins[1] as f64 + half);
        let likelier = won * (high / low).ln() + lost * ((1.0 - high) / (1.0 - low)).ln();
        if likelier >= SURE.ln() {
            Some(true)
        } else if likelier <= -SURE.ln() {
            Some(false)
        } else {
            None
        }
    }
}

/// Strengths in points of Elo that fit all pairings best, their mean 0: a hundred points are 64 of 100 games.
///
/// `pairings` names two of `n` players by number. One game won and one lost against an average player is added to each,
/// so that nobody who won everything is infinitely strong.
pub fn ratings(n: usize, pairings: &[(usize, usize, Tally)]) -> Vec<f64> {
    let mut strength = vec![1.0f64; n];
    for _ in 0..500 {
        let mut next = Vec::with_capacity(n);
        for i in 0..n {
            let (mut won, mut faced) = (1.0, 2.0 / (strength[i] + 1.0));
            for (a, b, tally) in pairings {
                let points = tally.share() * tally.games() as f64;
                let (own, other) = match (i == *a, i == *b) {
                    (true, false) => (points, *b),
                    (false, true) => (tally.games() as f64 - points, *a),
                    _ => continue,
                };
                won += own;
                faced += tally.games() as f64 / (strength[i] + strength[other]);
            }
            next.push(won / faced);
        }
        strength = next;
    }
    let elo: Vec<f64> = strength.iter().map(|s| 400.0 * s.log10()).collect();
    let mean = elo.iter().sum::<f64>() / n.max(1) as f64;
    elo.into_iter().map(|e| e - mean).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_phase_took_is_what_its_decisions_took() {
        let at = |phase: u8, ms| (Clock::new(1u8, phase), Duration::from_millis(ms));
        assert_eq!(by_phase(&[at(1, 3), at(1, 4), at(2, 5), at(1, 1)]), [7, 5, 1].map(Duration::from_millis));
    }

    #[test]
    fn who_wins_more_is_rated_higher_and_even_players_are_rated_alike() {
        let even = ratings(2, &[(0, 1, Tally { wins: [50, 50], draws: 0 })]);
        assert!((even[0] - even[1]).abs() < 1.0);
        let far = ratings(2, &[(0, 1, Tally { wins: [640, 360], draws: 0 })]);
        assert!((far[0] - far[1] - 100.0).abs() < 5.0, "{far:?}");
        let drawn = ratings(
            3,
            &[(0, 1, Tally { wins: [0, 0], draws: 40 }), (1, 2, Tally { wins: [40, 0], draws: 0 })],
        );
        assert!((drawn[0] - drawn[1]).abs() < 80.0 && drawn[1] > drawn[2] + 200.0, "{drawn:?}");
    }
}
