//! What a battle is likely to bring: exact over its rounds for two forces that are described by a few numbers.

use std::cell::RefCell;

/// Most dice that a force rolls in a round, a dropped one included.
const DICE: usize = 6;
/// Most losses that a force can take, as far as an estimate goes.
const MOST: usize = 20;

/// Bits that tell a force from every other.
const CORPS: u32 = 6 + 5 + 3 + 3 + 3 + 3;

/// Chances of so many hits, by the lowest die that hits, the dice rolled and the hits.
const HITS: [[[f32; DICE + 1]; DICE + 1]; 7] = hits();

const fn hits() -> [[[f32; DICE + 1]; DICE + 1]; 7] {
    let mut table = [[[0.0; DICE + 1]; DICE + 1]; 7];
    let mut low = 1;
    while low < 7 {
        let p = (7 - low) as f32 / 6.0;
        table[low][0][0] = 1.0;
        let mut n = 1;
        while n <= DICE {
            table[low][n][0] = table[low][n - 1][0] * (1.0 - p);
            let mut k = 1;
            while k <= n {
                table[low][n][k] = table[low][n - 1][k] * (1.0 - p) + table[low][n - 1][k - 1] * p;
                k += 1;
            }
            n += 1;
        }
        low += 1;
    }
    table
}

/// A force as a battle sees it.
#[derive(Clone, Copy, Debug, Default)]
pub struct Corps {
    /// Dice that it could roll if there were no limit.
    pub dice: u8,
    /// Losses that it takes before it rolls fewer.
    pub spare: u8,
    /// The lowest die that hits.
    pub hit: u8,
    /// Dice beyond the limit.
    pub extra: u8,
    /// Dice that strike it before the first round, and the lowest that hits.
    pub shelled: (u8, u8),
}

impl Corps {
    /// Losses that it takes until nothing is left.
    pub const fn body(self) -> u8 {
        let all = self.dice + self.spare;
        if (all as usize) < MOST { all } else { MOST as u8 }
    }

    /// The same, what makes no difference left out: a die hits from 1 to 6, and more than the most is the most.
    fn plain(self) -> Corps {
        let most = DICE as u8;
        let shells = self.shelled.0.min(most);
        Corps {
            dice: self.dice.min(2 * MOST as u8),
            spare: self.spare.min(MOST as u8),
            hit: self.hit.clamp(1, 6),
            extra: self.extra.min(most),
            shelled: (shells, if shells == 0 { 6 } else { self.shelled.1.clamp(1, 6) }),
        }
    }

    /// What a plain one is, in [`CORPS`] bits.
    fn bits(self) -> u64 {
        let parts =
            [(self.spare, 5), (self.hit, 3), (self.extra, 3), (self.shelled.0, 3), (self.shelled.1, 3)];
        parts.into_iter().fold(u64::from(self.dice), |all, (part, bits)| all << bits | u64::from(part))
    }

    fn rolls(self, lost: usize, limit: u8) -> usize {
        let down = (lost as u8).saturating_sub(self.spare);
        usize::from(self.dice.saturating_sub(down).min(limit) + self.extra).min(DICE)
    }
}

/// What is to be expected.
#[derive(Clone, Copy, Debug, Default)]
pub struct Forecast {
    /// The chance that the defender is gone and the attacker is not.
    pub win: f32,
    /// Losses of the attacker.
    pub cost: f32,
    /// Losses of the defender.
    pub kill: f32,
}

/// Forecasts that a thread remembers: a power of two. The same battles are asked for again and again; in a hundred games
/// there are about thirty thousand.
const KNOWN: usize = 1 << 15;

thread_local! {
    /// Every forecast stands where its question points to, until another takes its place.
    static MEMO: RefCell<Vec<(u64, Forecast)>> = RefCell::new(vec![(0, Forecast::default()); KNOWN]);
}

/// A battle over some rounds.
pub fn clash(attacker: Corps, defender: Corps, rounds: u8, limit: u8) -> Forecast {
    let (attacker, defender) = (attacker.plain(), defender.plain());
    let limit = limit.min(DICE as u8);
    // Never nought: that is nobody's question.
    let question = ((1 << CORPS | attacker.bits()) << CORPS | defender.bits()) << 11
        | u64::from(rounds) << 3
        | u64::from(limit);
    let at = (question.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> (64 - KNOWN.trailing_zeros())) as usize;
    MEMO.with_borrow_mut(|memo| {
        let known = &mut memo[at];
        if known.0 != question {
            *known = (question, fought(attacker, defender, rounds, limit));
        }
        known.1
    })
}

/// Chances of so many losses, the defender's first: a row is what the attacker has lost.
type Losses = [[f32; MOST + 1]; MOST + 1];

fn fought(attacker: Corps, defender: Corps, rounds: u8, limit: u8) -> Forecast {
    let (bodies, walls) = (usize::from(attacker.body()), usize::from(defender.body()));
    if bodies == 0 {
        return Forecast::default();
    }
    let mut now: Losses = [[0.0; MOST + 1]; MOST + 1];
    let mut next = now;
    let first = |corps: Corps| &HITS[usize::from(corps.shelled.1)][usize::from(corps.shelled.0)];
    let (before, shells) = (first(attacker), first(defender));
    for (i, p) in before.iter().enumerate() {
        for (j, q) in shells.iter().enumerate() {
            now[j.min(walls)][i.min(bodies)] += p * q;
        }
    }
    for _ in 0..rounds {
        for row in &mut next[..=walls] {
            row[..=bodies].fill(0.0);
        }
        for i in 0..=bodies {
            let ours = attacker.rolls(i, limit);
            let struck = &HITS[usize::from(attacker.hit)][ours][..=ours];
            for j in 0..=walls {
                let p = now[j][i];
                if p < 1e-5 {
                    continue;
                }
                if i == bodies || j == walls {
                    next[j][i] += p;
                    continue;
                }
                let theirs = defender.rolls(j, limit);
                let suffered = &HITS[usize::from(defender.hit)][theirs][..=theirs];
                // Who has nothing left loses nothing more.
                let (some, all) = suffered.split_at(suffered.len().min(bodies - i));
                for (k, q) in struck.iter().enumerate() {
                    let row = &mut next[(j + k).min(walls)];
                    let both = p * q;
                    for (cell, r) in row[i..].iter_mut().zip(some) {
                        *cell += both * r;
                    }
                    for r in all {
                        row[bodies] += both * r;
                    }
                }
            }
        }
        std::mem::swap(&mut now, &mut next);
    }
    let mut forecast = Forecast::default();
    for i in 0..=bodies {
        for (j, row) in now.iter().enumerate().take(walls + 1) {
            let p = row[i];
            forecast.cost += p * i as f32;
            forecast.kill += p * j as f32;
            if j == walls && i < bodies {
                forecast.win += p;
            }
        }
    }
    forecast
}

#[cfg(test)]
mod tests {
    use super::*;

    fn corps(dice: u8, hit: u8) -> Corps {
        Corps { dice, hit, ..Corps::default() }
    }

    #[test]
    fn one_die_against_one_cube_wins_by_its_sixes() {
        // Wins if it hits and is not hit: 1/6 * 5/6 in a round.
        let forecast = clash(corps(1, 6), corps(1, 6), 1, 4);
        assert!((forecast.win - 5.0 / 36.0).abs() < 1e-5);
        assert!((forecast.kill - 1.0 / 6.0).abs() < 1e-5);
    }

    #[test]
    fn more_dice_and_better_hits_never_hurt() {
        let weak = clash(corps(3, 6), corps(3, 6), 3, 4);
        assert!(clash(corps(4, 6), corps(3, 6), 3, 4).win > weak.win);
        assert!(clash(corps(3, 5), corps(3, 6), 3, 4).win > weak.win);
        assert!(clash(corps(3, 6), corps(3, 5), 3, 4).win < weak.win);
    }

    #[test]
    fn what_is_remembered_is_what_was_forecast() {
        for dice in 0..12 {
            for hit in 4..7 {
                let (one, other) = (corps(dice, hit), corps(12 - dice, 6));
                let fresh = fought(one.plain(), other.plain(), 3, 4);
                for _ in 0..2 {
                    let known = clash(one, other, 3, 4);
                    assert_eq!((known.win, known.cost, known.kill), (fresh.win, fresh.cost, fresh.kill));
                }
            }
        }
    }

    #[test]
    fn an_empty_area_falls_and_an_empty_force_takes_nothing() {
        assert_eq!(clash(corps(1, 6), Corps::default(), 3, 4).win, 1.0);
        assert_eq!(clash(Corps::default(), corps(1, 6), 3, 4).win, 0.0);
    }
}
