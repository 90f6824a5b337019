//! What a policy's features tell of who wins: learnt from games between bots, and examined on others.

use std::sync::{Arc, Mutex};

use rayon::prelude::*;
use sandtable_core::{Chance, Clock, Estimate, FeatureWeight, MOMENTS, Policy, Seat, Seen, Text};

use crate::play::{Limits, play};
use crate::{Bot, Commander, Fault};

/// A position of a game that was played to its end: one a phase.
#[derive(Clone, PartialEq, Debug)]
pub struct Sample {
    /// When it was.
    pub clock: Clock,
    /// How much of the game was gone.
    pub gone: f32,
    /// Its features, through the first seat's eyes.
    pub features: Vec<f32>,
    /// What the game's [`Policy::value`] says of the first seat.
    pub value: f32,
    /// What became of the first seat: 1, ½ or 0.
    pub won: f32,
    /// What it counts: every turn of a game counts alike.
    pub weight: f32,
}

/// Games to learn from.
#[derive(Clone, Debug)]
pub struct Course {
    /// How many.
    pub games: u64,
    /// The bot of each seat.
    pub levels: Vec<Commander>,
    /// The seed of the first; the next have the numbers that follow.
    pub seed: u64,
    /// How far each goes.
    pub limits: Limits,
}

/// How far from the games that were learnt from those lie that are examined.
const APART: u64 = 1_000_000;

impl Course {
    /// A quarter as many other games, to be examined on.
    pub fn fresh(&self) -> Course {
        Course { games: self.games.div_ceil(4), seed: self.seed.wrapping_add(APART), ..self.clone() }
    }
}

/// What several bots of a game have seen of it.
type Album = Arc<Mutex<Vec<Sample>>>;

/// A bot that notes the first position of every phase.
struct Watcher<R: Policy> {
    bot: Box<dyn Bot<R>>,
    album: Album,
}

impl<R: Policy> Bot<R> for Watcher<R> {
    fn choose(&mut self, rules: &R, seen: &Seen<R>, seat: Seat, chance: &mut Chance) -> Option<R::Action> {
        let clock = rules.clock(seen.state());
        if let Ok(mut album) = self.album.lock()
            && album.last().is_none_or(|last| last.clock != clock)
        {
            let mut features = Vec::new();
            rules.features(seen, Seat(0), &mut features);
            let gone = rules.gone(seen.state());
            let value = rules.value(seen, Seat(0));
            album.push(Sample { clock, gone, features, value, won: 0.5, weight: 1.0 });
        }
        self.bot.choose(rules, seen, seat, chance)
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

/// Plays the games of a course, on all threads of the pool, and gives their positions.
///
/// # Errors
/// As [`play`].
pub fn watch<R: Policy>(rules: &R, course: &Course) -> Result<Vec<Sample>, Fault> {
    let games: Vec<_> = (0..course.games)
        .into_par_iter()
        .map(|i| one(rules, course, course.seed.wrapping_add(i)))
        .collect::<Result<_, _>>()?;
    Ok(games.into_iter().flatten().collect())
}

fn one<R: Policy>(rules: &R, course: &Course, seed: u64) -> Result<Vec<Sample>, Fault> {
    let album = Album::default();
    let mut bots: Vec<Box<dyn Bot<R>>> = Vec::new();
    for level in &course.levels {
        bots.push(Box::new(Watcher { bot: level.bot(), album: Arc::clone(&album) }));
    }
    let played = play(rules, &mut bots, seed, course.limits)?;
    let mut samples = album.lock().map(|mut album| std::mem::take(&mut *album)).unwrap_or_default();
    let won = played.outcome.map_or(0.5, |outcome| outcome.worth(Seat(0)));
    for i in 0..samples.len() {
        let turn = samples[i].clock.turn;
        let alike = samples.iter().filter(|s| s.clock.turn == turn).count();
        (samples[i].won, samples[i].weight) = (won, 1.0 / alike as f32);
    }
    Ok(samples)
}

/// How strongly weights are drawn to nought: a game or two more against each.
const RIDGE: f64 = 4.0;
/// Steps of Newton's method; it stands still sooner.
const STEPS: usize = 25;

/// Learns how features tell who wins, by logistic regression.
pub fn learn(features: &[&str], samples: &[Sample], made: String) -> Estimate {
    let n = features.len();
    let all: f64 = samples.iter().map(|s| f64::from(s.weight)).sum::<f64>().max(1.0);
    let sum =
        |f: &dyn Fn(&Sample) -> f64| samples.iter().map(|s| f64::from(s.weight) * f(s)).sum::<f64>() / all;
    let mut feature: Vec<FeatureWeight> = Vec::new();
    for (k, name) in features.iter().enumerate() {
        let mean = sum(&|s| f64::from(s.features[k]));
        let spread = sum(&|s| (f64::from(s.features[k]) - mean).powi(2)).sqrt().max(1e-3);
        feature.push(FeatureWeight {
            name: (*name).into(),
            mean: mean as f32,
            spread: spread as f32,
            weights: [0.0; MOMENTS],
        });
    }
    // Columns: for each moment the bias, then the features.
    let row = |s: &Sample, row: &mut Vec<f64>| {
        for moment in Estimate::mix(s.gone) {
            let moment = f64::from(moment);
            row.push(moment);
            row.extend(
                feature.iter().zip(&s.features).map(|(f, x)| moment * f64::from((x - f.mean) / f.spread)),
            );
        }
    };
    let weights = fit(samples, n + 1, row);
    let at = |k: usize| std::array::from_fn(|m| weights[m * (n + 1) + k] as f32);
    for (k, f) in feature.iter_mut().enumerate() {
        f.weights = at(k + 1);
    }
    Estimate { made, bias: at(0), feature }
}

/// Leaves an estimate's features weighed against each other as they are, so that it prefers what it preferred, and learns how
/// sure of it one may be: at each moment a factor and a bias. Who guides well boasts, if games went on between others.
pub fn calibrate(estimate: &Estimate, samples: &[Sample], made: String) -> Estimate {
    // Columns: for each moment the bias, then what the features come to.
    let row = |s: &Sample, row: &mut Vec<f64>| {
        for (moment, sum) in Estimate::mix(s.gone).into_iter().zip(estimate.sums(&s.features)) {
            row.extend([f64::from(moment), f64::from(moment * sum)]);
        }
    };
    let weights = fit(samples, 2, row);
    let mut calibrated = Estimate { made, ..estimate.clone() };
    for moment in 0..MOMENTS {
        let (bias, factor) = (weights[2 * moment] as f32, weights[2 * moment + 1] as f32);
        calibrated.bias[moment] = bias + factor * calibrated.bias[moment];
        calibrated.feature.iter_mut().for_each(|f| f.weights[moment] *= factor);
    }
    calibrated
}

/// Logistic regression: `row` appends the columns of a sample, for each moment so many, of which the first is the bias.
fn fit(samples: &[Sample], block: usize, row: impl Fn(&Sample, &mut Vec<f64>) + Sync) -> Vec<f64> {
    let width = MOMENTS * block;
    let mut weights = vec![0.0f64; width];
    for _ in 0..STEPS {
        let (slope, bend) = samples
            .par_chunks(1024)
            .map(|chunk| {
                let (mut slope, mut bend) = (vec![0.0; width], vec![0.0; width * width]);
                let mut x = Vec::with_capacity(width);
                for s in chunk {
                    x.clear();
                    row(s, &mut x);
                    let p = chance(&weights, &x);
                    let weight = f64::from(s.weight);
                    let (pull, stiff) = (weight * (f64::from(s.won) - p), weight * p * (1.0 - p));
                    for i in (0..width).filter(|i| x[*i] != 0.0) {
                        slope[i] += pull * x[i];
                        for j in 0..=i {
                            bend[i * width + j] += stiff * x[i] * x[j];
                        }
                    }
                }
                (slope, bend)
            })
            .collect::<Vec<_>>()
            .into_iter()
            .reduce(|mut a, b| {
                a.0.iter_mut().zip(b.0).for_each(|(a, b)| *a += b);
                a.1.iter_mut().zip(b.1).for_each(|(a, b)| *a += b);
                a
            })
            .unwrap_or_else(|| (vec![0.0; width], vec![0.0; width * width]));
        let step = newton(&weights, slope, bend, block);
        weights.iter_mut().zip(&step).for_each(|(w, s)| *w += s);
        if step.iter().all(|s| s.abs() < 1e-6) {
            break;
        }
    }
    weights
}

fn chance(weights: &[f64], x: &[f64]) -> f64 {
    1.0 / (1.0 + (-weights.iter().zip(x).map(|(w, x)| w * x).sum::<f64>()).exp())
}

/// The step that Newton's method takes, with the ridge on all but the biases: the symmetric `bend` is given by its
/// lower half.
fn newton(weights: &[f64], mut slope: Vec<f64>, mut bend: Vec<f64>, block: usize) -> Vec<f64> {
    let width = weights.len();
    for i in 0..width {
        let ridge = if i % block == 0 { 1e-6 } else { RIDGE };
        slope[i] -= ridge * weights[i];
        bend[i * width + i] += ridge;
    }
    // Cholesky's decomposition, in place, and two substitutions.
    for i in 0..width {
        for j in 0..=i {
            let dot: f64 = (0..j).map(|k| bend[i * width + k] * bend[j * width + k]).sum();
            let rest = bend[i * width + j] - dot;
            bend[i * width + j] = if i == j { rest.max(1e-12).sqrt() } else { rest / bend[j * width + j] };
        }
    }
    for i in 0..width {
        let dot: f64 = (0..i).map(|k| bend[i * width + k] * slope[k]).sum();
        slope[i] = (slope[i] - dot) / bend[i * width + i];
    }
    for i in (0..width).rev() {
        let dot: f64 = (i + 1..width).map(|k| bend[k * width + i] * slope[k]).sum();
        slope[i] = (slope[i] - dot) / bend[i * width + i];
    }
    slope
}

/// How good a value is on games that it was not learnt from.
#[derive(Clone, PartialEq, Debug)]
pub struct Examined {
    /// How many positions.
    pub positions: usize,
    /// The first seat's share of the games' points.
    pub base: f64,
    /// The log loss of saying the base rate always.
    pub base_loss: f64,
    /// The log loss of the value.
    pub loss: f64,
    /// How far what was said lies from what came, in each third of the game: the mean over ten groups of like chances,
    /// weighed by their sizes.
    pub reliability: [f64; 3],
}

/// Examines values: `said` gives that of a sample.
pub fn examine(samples: &[Sample], said: impl Fn(&Sample) -> f32) -> Examined {
    let all: f64 = samples.iter().map(|s| f64::from(s.weight)).sum::<f64>().max(1e-9);
    let base = samples.iter().map(|s| f64::from(s.weight * s.won)).sum::<f64>() / all;
    let loss = |s: &Sample, p: f64| {
        let (p, won) = (p.clamp(1e-4, 1.0 - 1e-4), f64::from(s.won));
        -f64::from(s.weight) * (won * p.ln() + (1.0 - won) * (1.0 - p).ln())
    };
    Examined {
        positions: samples.len(),
        base,
        base_loss: samples.iter().map(|s| loss(s, base)).sum::<f64>() / all,
        loss: samples.iter().map(|s| loss(s, said(s).into())).sum::<f64>() / all,
        reliability: std::array::from_fn(|third| {
            reliability(samples.iter().filter(|s| ((s.gone * 3.0) as usize).min(2) == third), &said)
        }),
    }
}

/// The groups of like chances.
const GROUPS: usize = 10;

fn reliability<'a>(samples: impl Iterator<Item = &'a Sample>, said: &impl Fn(&Sample) -> f32) -> f64 {
    let mut groups = [(0.0f64, 0.0f64, 0.0f64); GROUPS];
    for s in samples {
        let p = said(s);
        let group = &mut groups[((p * GROUPS as f32) as usize).min(GROUPS - 1)];
        let weight = f64::from(s.weight);
        *group = (group.0 + weight, group.1 + weight * f64::from(p), group.2 + weight * f64::from(s.won));
    }
    let all: f64 = groups.iter().map(|g| g.0).sum::<f64>().max(1e-9);
    groups.iter().map(|g| (g.1 - g.2).abs()).sum::<f64>() / all
}
