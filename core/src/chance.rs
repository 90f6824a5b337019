//! Chance: the only source of randomness, so that dice are data.

use rand_chacha::rand_core::{Rng, SeedableRng};
use rand_chacha::{ChaCha8Rng, ChaCha20Rng};
use thiserror::Error;

use crate::{Audience, Seats};

/// One outcome of chance: a number from 0 to `of - 1` (a die of six shows `value + 1`).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fall {
    /// What fell, counted from 0.
    pub value: u16,
    /// Out of how many equally likely values.
    pub of: u16,
    /// Who may see it.
    pub audience: Audience,
}

/// Scripted or recorded outcomes that do not fit what the rules ask for.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Misfit {
    /// The rules rolled more than the script holds.
    #[error("the rules roll {of} sides, but no outcome is left")]
    Short {
        /// Sides of the roll that found nothing.
        of: u16,
    },
    /// An outcome is larger than the die.
    #[error("outcome {value} does not fit a roll of {of} sides")]
    Range {
        /// The outcome as written, counted from 1.
        value: u16,
        /// Sides of the roll.
        of: u16,
    },
    /// Outcomes were left over.
    #[error("{left} outcomes are left over")]
    Left {
        /// How many.
        left: usize,
    },
}

#[derive(Clone, Debug)]
enum Source {
    Fair(Box<ChaCha20Rng>),
    Quick(Box<ChaCha8Rng>),
    Scripted { falls: Vec<u16>, next: usize },
    Enumerated { path: Vec<Branch>, next: usize },
}

/// One of the ways that an outcome can go.
#[derive(Clone, Copy, Debug)]
struct Branch {
    value: u16,
    of: u16,
    /// The share of `value`.
    weight: f64,
}

/// Where dice come from.
///
/// ```
/// use sandtable_core::Chance;
/// let mut chance = Chance::scripted(&[6, 5]);
/// assert_eq!((chance.die(), chance.die()), (6, 5));
/// assert!(chance.finish().is_ok());
/// ```
#[derive(Clone, Debug)]
pub struct Chance {
    source: Source,
    trace: Option<Vec<Fall>>,
    used: u32,
    misfit: Option<Misfit>,
}

impl Chance {
    fn from(source: Source) -> Chance {
        Chance { source, trace: None, used: 0, misfit: None }
    }

    /// Fair dice from a full seed: for real games.
    pub fn fair(seed: [u8; 32]) -> Chance {
        Chance::from(Source::Fair(Box::new(ChaCha20Rng::from_seed(seed))))
    }

    /// Quick dice from a number: for playouts and tests.
    pub fn quick(seed: u64) -> Chance {
        Chance::from(Source::Quick(Box::new(ChaCha8Rng::seed_from_u64(seed))))
    }

    /// Written outcomes, counted from 1 as on a die. A misfit is reported by [`Chance::finish`].
    pub fn scripted(falls: &[u16]) -> Chance {
        Chance::from(Source::Scripted { falls: falls.to_vec(), next: 0 })
    }

    /// The same source that also keeps what falls.
    #[must_use]
    pub fn traced(mut self) -> Chance {
        self.trace = Some(Vec::new());
        self
    }

    /// Takes what fell since the last call.
    pub fn take_trace(&mut self) -> Vec<Fall> {
        self.trace.as_mut().map(std::mem::take).unwrap_or_default()
    }

    /// How many outcomes were drawn so far.
    pub fn used(&self) -> u32 {
        self.used
    }

    /// How far a stream of dice is, in its own words; nothing of other sources.
    pub fn drawn(&self) -> u64 {
        let words = match &self.source {
            Source::Fair(rng) => rng.get_word_pos(),
            Source::Quick(rng) => rng.get_word_pos(),
            Source::Scripted { .. } | Source::Enumerated { .. } => 0,
        };
        u64::try_from(words).unwrap_or(u64::MAX)
    }

    /// The same stream of dice from another of its words on.
    #[must_use]
    pub fn at(mut self, drawn: u64) -> Chance {
        match &mut self.source {
            Source::Fair(rng) => rng.set_word_pos(drawn.into()),
            Source::Quick(rng) => rng.set_word_pos(drawn.into()),
            Source::Scripted { .. } | Source::Enumerated { .. } => {}
        }
        self
    }

    /// A number below `of`, seen by all.
    pub fn below(&mut self, of: u16) -> u16 {
        self.below_for(of, Audience::All)
    }

    /// A number below `of`, seen by an audience.
    pub fn below_for(&mut self, of: u16, audience: Audience) -> u16 {
        assert!(of > 0, "a roll needs a side");
        self.used += 1;
        let value = match &mut self.source {
            Source::Fair(rng) => uniform(rng.as_mut(), of),
            Source::Quick(rng) => uniform(rng.as_mut(), of),
            Source::Scripted { falls, next } => {
                let found = falls.get(*next).copied();
                *next += 1;
                let misfit = match found {
                    None => Some(Misfit::Short { of }),
                    Some(v) if v == 0 || v > of => Some(Misfit::Range { value: v, of }),
                    Some(_) => None,
                };
                if misfit.is_some() && self.misfit.is_none() {
                    self.misfit = misfit;
                }
                // Without an outcome the sides go round, so that no rule that rolls again waits for ever.
                found.map_or((self.used % u32::from(of)) as u16, |v| v.clamp(1, of) - 1)
            }
            Source::Enumerated { path, next } => {
                if *next == path.len() {
                    path.push(Branch { value: 0, of, weight: 1.0 / f64::from(of) });
                }
                *next += 1;
                path[*next - 1].value
            }
        };
        if let Some(trace) = &mut self.trace {
            trace.push(Fall { value, of, audience });
        }
        value
    }

    /// A six-sided die, seen by all.
    pub fn die(&mut self) -> u8 {
        self.below(6) as u8 + 1
    }

    /// Two six-sided dice, seen by all, of which only their sum matters: [`enumerate`] walks the eleven sums instead of all
    /// that the dice can show.
    pub fn pair(&mut self) -> [u8; 2] {
        let Source::Enumerated { path, next } = &mut self.source else {
            return [self.die(), self.die()];
        };
        self.used += 2;
        if *next == path.len() {
            path.push(Branch { value: 0, of: 11, weight: 0.0 });
        }
        *next += 1;
        let branch = &mut path[*next - 1];
        let sum = branch.value as u8 + 2;
        branch.weight = f64::from(6 - sum.abs_diff(7)) / 36.0;
        let first = (sum - 1).min(6);
        let dice = [first, sum - first];
        if let Some(trace) = &mut self.trace {
            trace.extend(dice.map(|die| Fall { value: u16::from(die) - 1, of: 6, audience: Audience::All }));
        }
        dice
    }

    /// A bucket of six-sided dice, seen by all, of which only matters how many show `hit` or more: those are counted. So
    /// [`enumerate`] walks the numbers of hits instead of all that the dice can show.
    pub fn bucket(&mut self, dice: &mut [u8], hit: u8) -> u8 {
        let Source::Enumerated { path, next } = &mut self.source else {
            dice.fill_with(|| self.die());
            return dice.iter().filter(|die| **die >= hit).count() as u8;
        };
        self.used += dice.len() as u32;
        let hits = if dice.is_empty() || hit > 6 {
            0
        } else if hit <= 1 {
            dice.len()
        } else {
            if *next == path.len() {
                path.push(Branch { value: 0, of: dice.len() as u16 + 1, weight: 0.0 });
            }
            *next += 1;
            let branch = &mut path[*next - 1];
            branch.weight = share_of_hits(dice.len(), branch.value.into(), hit);
            branch.value.into()
        };
        for (i, die) in dice.iter_mut().enumerate() {
            *die = if i < hits { 6 } else { 1 };
            if let Some(trace) = &mut self.trace {
                trace.push(Fall { value: u16::from(*die) - 1, of: 6, audience: Audience::All });
            }
        }
        hits as u8
    }

    /// A six-sided die that only some may see.
    pub fn hidden_die(&mut self, seats: Seats) -> u8 {
        self.below_for(6, Audience::Only(seats)) as u8 + 1
    }

    /// A draw from something hidden, as a cup: all may see what comes, nobody its number among the rest.
    pub fn draw(&mut self, of: u16) -> u16 {
        self.below_for(of, Audience::Only(Seats::NONE))
    }

    /// Did scripted outcomes fit, and were all of them used?
    ///
    /// # Errors
    /// The first misfit, or the outcomes left over.
    pub fn finish(&self) -> Result<(), Misfit> {
        if let Some(misfit) = &self.misfit {
            return Err(misfit.clone());
        }
        match &self.source {
            Source::Scripted { falls, next } if *next < falls.len() => {
                Err(Misfit::Left { left: falls.len() - next })
            }
            _ => Ok(()),
        }
    }
}

/// Without bias, by rejection: the same stream gives the same dice on every machine.
fn uniform(rng: &mut impl Rng, of: u16) -> u16 {
    let of = u32::from(of);
    let zone = u32::MAX - (u32::MAX - of + 1) % of;
    loop {
        let n = rng.next_u32();
        if n <= zone {
            return (n % of) as u16;
        }
    }
}

/// The share of exactly so many hits with so many six-sided dice that hit from a number on.
///
/// ```
/// use sandtable_core::share_of_hits;
/// assert!((share_of_hits(2, 1, 6) - 10.0 / 36.0).abs() < 1e-12);
/// ```
pub const fn share_of_hits(dice: usize, hits: usize, hit: u8) -> f64 {
    let sides = match hit {
        0 | 1 => 6,
        7.. => 0,
        _ => 7 - hit,
    };
    let p = sides as f64 / 6.0;
    let (mut share, mut i) = (1.0, 0);
    while i < dice {
        share *= if i < hits { p * (dice - i) as f64 / (i + 1) as f64 } else { 1.0 - p };
        i += 1;
    }
    if hits > dice { 0.0 } else { share }
}

/// Runs `play` once for every way the dice can fall and hands each result to `each` with its weight
/// (all weights add up to 1): exact odds from the very code that is played. Many dice of which only hits matter are
/// best rolled as a [`Chance::bucket`].
///
/// ```
/// let mut sixes = 0.0;
/// sandtable_core::enumerate(|dice| [dice.die(), dice.die()], |pair, weight| {
///     if pair.contains(&6) { sixes += weight; }
/// });
/// assert!((sixes - 11.0 / 36.0).abs() < 1e-12);
/// ```
pub fn enumerate<T>(mut play: impl FnMut(&mut Chance) -> T, mut each: impl FnMut(T, f64)) {
    let mut path: Vec<Branch> = Vec::new();
    loop {
        let mut chance = Chance::from(Source::Enumerated { path, next: 0 });
        let result = play(&mut chance);
        let Source::Enumerated { path: walked, next } = chance.source else { unreachable!() };
        path = walked;
        path.truncate(next);
        each(result, path.iter().map(|branch| branch.weight).product());
        // The next way: count up the last roll that has a side left.
        while let Some(branch) = path.pop() {
            if branch.value + 1 < branch.of {
                path.push(Branch { value: branch.value + 1, ..branch });
                break;
            }
        }
        if path.is_empty() {
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Shares by number of hits in two rolls, the second of as many dice as the first has hit.
    fn by_hits(mut roll: impl FnMut(&mut Chance, usize) -> u8) -> ([f64; 9], u32) {
        let (mut shares, mut ways) = ([0.0; 9], 0);
        enumerate(
            |chance| {
                let first = roll(chance, 4);
                first + roll(chance, first.into())
            },
            |hits, weight| {
                shares[usize::from(hits)] += weight;
                ways += 1;
            },
        );
        (shares, ways)
    }

    #[test]
    fn a_bucket_has_the_odds_of_its_dice_in_fewer_ways() {
        for hit in 0..=7 {
            let (buckets, few) = by_hits(|chance, n| chance.bucket(&mut [0; 4][..n], hit));
            let (dice, many) = by_hits(|chance, n| (0..n).filter(|_| chance.die() >= hit).count() as u8);
            assert!(few <= 15 && many >= 1296, "from {hit} on {few} ways, {many} with single dice");
            for (a, b) in buckets.iter().zip(dice) {
                assert!((a - b).abs() < 1e-9, "from {hit} on: {buckets:?}, {dice:?}");
            }
        }
    }

    #[test]
    fn a_pair_has_the_odds_of_its_dice_in_eleven_ways() {
        let mut sums = [0.0; 13];
        let mut ways = 0;
        let each = |dice: [u8; 2], share: f64| {
            assert!(dice.iter().all(|die| (1..=6).contains(die)), "{dice:?}");
            sums[usize::from(dice[0] + dice[1])] += share;
            ways += 1;
        };
        enumerate(Chance::pair, each);
        let mut plain = [0.0; 13];
        enumerate(|chance| chance.die() + chance.die(), |sum, share| plain[usize::from(sum)] += share);
        assert_eq!(ways, 11);
        assert!(sums.iter().zip(plain).all(|(a, b)| (a - b).abs() < 1e-12), "{sums:?}");
        let mut chance = Chance::scripted(&[6, 2]).traced();
        assert_eq!((chance.pair(), chance.used(), chance.take_trace().len()), ([6, 2], 2, 2));
    }

    #[test]
    fn a_bucket_rolls_its_dice_one_by_one() {
        let mut dice = [0; 4];
        let mut chance = Chance::scripted(&[6, 1, 5, 2]).traced();
        assert_eq!((chance.bucket(&mut dice, 5), dice), (2, [6, 1, 5, 2]));
        assert!(chance.finish().is_ok());
        assert_eq!((chance.take_trace().len(), chance.used()), (4, 4));
    }
}
