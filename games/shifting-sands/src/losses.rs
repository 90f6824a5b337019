//! Which losses satisfy a loss number best (11.43): an exact search over steps, divisions that fall apart into
//! battlegroups among them.

use arrayvec::ArrayVec;

use crate::action::UnitId;
use crate::cards::Force;
use crate::look::Look;
use crate::pieces::{Arm, Nation, Side};
use crate::state::{flag, off};

/// Most units of a force.
const MOST: usize = 24;

/// A unit that can take losses.
#[derive(Clone, Copy, Debug)]
struct Target {
    /// Points that a step absorbs.
    factor: u8,
    /// Steps left.
    steps: u8,
    /// The reserves that can take its place, as bits; none for a battlegroup.
    kinds: u8,
}

/// Battlegroups in reserve that can take the place of a division: full and reduced ones of each kind.
#[derive(Clone, Copy, Debug, Default)]
struct Reserve {
    kind: UnitId,
    factor: u8,
    full: u8,
    reduced: u8,
}

/// A force with the reserves behind it.
#[derive(Clone, Debug)]
pub struct Toll {
    targets: ArrayVec<Target, MOST>,
    reserves: ArrayVec<Reserve, 8>,
}

impl Look<'_> {
    /// Kinds of battlegroups that may take the place of a division (11.44, 19.5).
    pub fn replaces(self, division: UnitId, id: UnitId) -> bool {
        let (t, who) = (self.t, &self.t.who);
        let (counter, other) = (t.counter(division), t.counter(id));
        if other.division || id == who.lrdg || id == who.ramcke {
            return false;
        }
        let nations: &[Nation] = match counter.nation {
            Nation::Ind => &[Nation::Ind, Nation::Br],
            Nation::It if t.options.corset => &[Nation::It, Nation::Ge],
            _ => std::slice::from_ref(&counter.nation),
        };
        let corset = t.options.corset && counter.nation == Nation::It && other.arm == Arm::Infantry;
        nations.contains(&other.nation) && (other.arm == counter.arm || corset)
    }

    /// What a force can lose.
    fn toll(self, units: impl Iterator<Item = UnitId>) -> Toll {
        let mut toll = Toll { targets: ArrayVec::new(), reserves: ArrayVec::new() };
        for id in units {
            let counter = self.counter(id);
            let mut kinds = 0;
            if counter.division {
                for first in self.t.ids().filter(|o| self.t.counter(*o).first == *o && self.replaces(id, *o))
                {
                    let known = toll.reserves.iter().position(|r| r.kind == first);
                    let i = known.unwrap_or_else(|| {
                        let waits = |o: &UnitId| self.at(*o) == off::RESERVE;
                        let reduced =
                            self.t.kind(first).filter(waits).filter(|o| self.s.is(*o, flag::REDUCED)).count();
                        let all = self.t.kind(first).filter(waits).count();
                        let _ = toll.reserves.try_push(Reserve {
                            kind: first,
                            factor: self.factors(first)[1],
                            full: (all - reduced) as u8,
                            reduced: reduced as u8,
                        });
                        toll.reserves.len() - 1
                    });
                    kinds |= 1 << i;
                }
            }
            let steps = if self.s.is(id, flag::REDUCED) { 1 } else { 2 };
            let _ = toll.targets.try_push(Target { factor: self.factors(id)[1], steps, kinds });
        }
        toll
    }

    /// The units of a force that take losses (11.16).
    pub fn toll_of(self, side: Side) -> Toll {
        let force = if side == self.s.acting { Force::Attacker } else { Force::Defender };
        self.toll(self.force(force))
    }
}

/// The best that can be done: points absorbed, and the fewest and most steps that it takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Best {
    /// Points.
    pub total: u8,
    /// Fewest steps.
    pub fewest: u8,
    /// Most steps.
    pub most: u8,
}

impl Toll {
    /// The most points that a loss number can take: 11.43/1.
    pub fn most(&self, number: u8) -> u8 {
        let mut best = Best::default();
        self.clone().search(0, number, (0, 0), &mut best, false);
        best.total
    }

    /// The most points, with the fewest and most steps that they take.
    pub fn best(&self, number: u8) -> Best {
        let mut best = Best::default();
        self.clone().search(0, number, (0, 0), &mut best, true);
        best
    }

    /// The most points if a unit loses a step first, and the most steps then; none if it cannot.
    pub fn after(&self, index: usize, number: u8, steps_too: bool) -> Option<(u8, u8)> {
        let target = self.targets.get(index).filter(|t| t.steps > 0)?;
        let left = number.checked_sub(target.factor)?;
        let mut best = (0, 0);
        self.clone().lose(index, &mut |toll| {
            let mut one = Best::default();
            toll.search(0, left, (0, 0), &mut one, steps_too);
            best = best.max((one.total, one.most));
            false
        });
        Some((best.0 + target.factor, best.1 + 1))
    }

    /// Takes a step of a target, in each way that its place can be taken, and goes on until told to stop.
    fn lose(&mut self, index: usize, go_on: &mut dyn FnMut(&mut Toll) -> bool) -> bool {
        let before = self.targets[index];
        let fits = |i: &usize| before.kinds >> i & 1 == 1;
        let kinds = 0..self.reserves.len();
        let mut stop = false;
        if before.steps > 1 || before.kinds == 0 {
            self.targets[index].steps -= 1;
            stop = go_on(self);
        } else {
            // 11.44: a full battlegroup before a reduced one; if there is none the division is gone.
            let full = kinds.clone().filter(fits).any(|i| self.reserves[i].full > 0);
            let mut replaced = false;
            for i in kinds.filter(fits) {
                let pool = self.reserves[i];
                let count = if full { &mut self.reserves[i].full } else { &mut self.reserves[i].reduced };
                if *count == 0 || stop {
                    continue;
                }
                *count -= 1;
                replaced = true;
                self.targets[index] = Target { factor: pool.factor, steps: 1 + u8::from(full), kinds: 0 };
                stop = go_on(self);
                self.reserves[i] = pool;
            }
            if !replaced {
                self.targets[index].steps = 0;
                stop = go_on(self);
            }
        }
        self.targets[index] = before;
        stop
    }

    /// Tries all ways to lose steps of the units from an index on; unless all are wanted, stops at an exact one.
    fn search(
        &mut self,
        from: usize,
        left: u8,
        (total, steps): (u8, u8),
        best: &mut Best,
        all: bool,
    ) -> bool {
        match total.cmp(&best.total) {
            std::cmp::Ordering::Greater => *best = Best { total, fewest: steps, most: steps },
            std::cmp::Ordering::Equal => {
                best.fewest = best.fewest.min(steps);
                best.most = best.most.max(steps);
            }
            std::cmp::Ordering::Less => {}
        }
        if left == 0 && !all {
            return true;
        }
        for i in from..self.targets.len() {
            let target = self.targets[i];
            if target.steps == 0 || target.factor > left {
                continue;
            }
            let sum = (total + target.factor, steps + 1);
            let (rest, most) = (left - target.factor, &mut *best);
            if self.lose(i, &mut |toll| toll.search(i, rest, sum, most, all)) {
                return true;
            }
        }
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn toll(targets: &[(u8, u8, u8)], reserves: &[(u8, u8)]) -> Toll {
        Toll {
            targets: targets
                .iter()
                .map(|(factor, steps, kinds)| Target { factor: *factor, steps: *steps, kinds: *kinds })
                .collect(),
            reserves: reserves
                .iter()
                .map(|(full, reduced)| Reserve { kind: 0, factor: 1, full: *full, reduced: *reduced })
                .collect(),
        }
    }

    #[test]
    fn the_number_is_met_as_closely_as_can_be() {
        // A full division of 3 and a full battlegroup of 1 take exactly 4; two divisions of 3 take nothing of 2.
        assert_eq!(toll(&[(3, 2, 1), (1, 2, 0)], &[(0, 0)]).most(4), 4);
        assert_eq!(toll(&[(3, 2, 1), (3, 2, 1)], &[(0, 0)]).most(2), 0);
        assert_eq!(toll(&[(3, 2, 1), (3, 2, 1)], &[(0, 0)]).most(7), 6);
    }

    #[test]
    fn a_division_falls_apart_into_a_battlegroup_that_takes_more() {
        // Reduced division of 3, then the battlegroup's steps of 1.
        assert_eq!(toll(&[(3, 1, 1)], &[(1, 0)]).most(7), 5);
        assert_eq!(toll(&[(3, 1, 1)], &[(0, 1)]).most(7), 4);
        assert_eq!(toll(&[(3, 1, 1)], &[(0, 0)]).most(7), 3);
        // Two divisions share one battlegroup.
        assert_eq!(toll(&[(2, 1, 1), (2, 1, 1)], &[(1, 0)]).most(7), 6);
        assert_eq!(toll(&[(2, 1, 1), (2, 1, 1)], &[(1, 0)]).best(4), Best { total: 4, fewest: 2, most: 3 });
    }

    #[test]
    fn a_first_step_that_spoils_the_sum_is_told() {
        // 3 of 4 with a division of 3 and one of 2: the division of 2 twice is better.
        let force = toll(&[(3, 2, 1), (2, 2, 1)], &[(0, 0)]);
        assert_eq!(
            (force.most(4), force.after(0, 4, false), force.after(1, 4, false)),
            (4, Some((3, 1)), Some((4, 2)))
        );
    }
}
