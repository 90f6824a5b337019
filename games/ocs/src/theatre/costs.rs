//! The costs of all steps, by weather and mobility, and the Terrain Effects Chart.

use super::ground::Ground;
use crate::action::Hex;
use crate::data::{Cost, Data};
use crate::pieces::{Barrier, Closeness, Mobility, Terrain, Way, Weather};
use crate::tables::Share;

/// The cost of a step that is not allowed.
pub const NO_WAY: u8 = u8::MAX;

/// A line of the Terrain Effects Chart.
#[derive(Clone, Copy, Debug)]
pub struct Effect {
    /// How close it is.
    pub class: Closeness,
    /// Multipliers of attackers, by category.
    pub attack: [Share; 3],
    /// Multipliers of defenders.
    pub defence: [Share; 3],
}

/// Quarter MP of a step, by weather, mobility, hex and direction.
#[derive(Debug)]
pub(super) struct Steps([[Vec<[u8; 6]>; 3]; 3]);

impl Steps {
    pub(super) fn at(&self, weather: Weather, by: Mobility, from: Hex, direction: usize) -> u8 {
        self.0[weather as usize][by as usize][usize::from(from)][direction]
    }
}

impl Steps {
    /// Of all hexes.
    pub(super) fn all(&self, weather: Weather, by: Mobility) -> &[[u8; 6]] {
        &self.0[weather as usize][by as usize]
    }

    /// The costs of supply paths: weather may lower them, never raise them (12.3d/4).
    pub(super) fn of_supply(&self) -> Steps {
        let lower = |dry: &[u8; 6], now: &[u8; 6]| std::array::from_fn(|d| dry[d].min(now[d]));
        Steps(Weather::ALL.map(|weather| {
            Mobility::ALL.map(|by| {
                let (dry, now) = (self.all(Weather::Dry, by), self.all(weather, by));
                dry.iter().zip(now).map(|(dry, now)| lower(dry, now)).collect()
            })
        }))
    }

    /// The lower of two costs.
    pub(super) fn or(&self, other: &Steps) -> Steps {
        let lower = |(a, b): (&[u8; 6], &[u8; 6])| std::array::from_fn(|d| a[d].min(b[d]));
        Steps(Weather::ALL.map(|weather| {
            Mobility::ALL
                .map(|by| self.all(weather, by).iter().zip(other.all(weather, by)).map(lower).collect())
        }))
    }

    /// The cost of the step back, by the hex that it leads to.
    pub(super) fn reversed(&self, ground: &[Ground]) -> Steps {
        let back = |costs: &[[u8; 6]], from: usize, d: usize| {
            let next = usize::from(ground[from].next[d]);
            let way = ground.get(next)?.next.iter().position(|to| usize::from(*to) == from)?;
            Some(costs[next][way])
        };
        let of = |costs: &Vec<[u8; 6]>| -> Vec<[u8; 6]> {
            let hex = |from| std::array::from_fn(|d| back(costs, from, d).unwrap_or(NO_WAY));
            (0..costs.len()).map(hex).collect()
        };
        Steps(self.0.each_ref().map(|weather| weather.each_ref().map(of)))
    }
}

/// Quarter MP of the cheapest step, by weather, mobility and hex.
#[derive(Debug)]
pub(super) struct Cheapest([[Vec<u8>; 3]; 3]);

impl Cheapest {
    pub(super) fn of(steps: &Steps) -> Cheapest {
        let least = |costs: &[u8; 6]| costs.iter().copied().min().unwrap_or(NO_WAY);
        let of = |costs: &Vec<[u8; 6]>| costs.iter().map(least).collect();
        Cheapest(steps.0.each_ref().map(|weather| weather.each_ref().map(of)))
    }

    /// Of all hexes.
    pub(super) fn all(&self, weather: Weather, by: Mobility) -> &[u8] {
        &self.0[weather as usize][by as usize]
    }
}

/// The costs of all steps; without roads for overruns, or over rivers that engineers have bridged.
pub(super) fn steps(data: &Data, ground: &[Ground], roads: bool, bridged: bool) -> Steps {
    let chart = &data.charts.terrain;
    let quarters = |cost: &Cost| cost.quarters().unwrap_or(NO_WAY);
    Steps(Weather::ALL.map(|weather| {
        let of = |dry: &[Cost; 3], mud: &[Cost; 3], snow: &[Cost; 3], by: usize| match weather {
            Weather::Dry => quarters(&dry[by]),
            Weather::Mud => quarters(&mud[by]),
            Weather::Snow => quarters(&snow[by]),
        };
        Mobility::ALL.map(|by| {
            let by = by as usize;
            // 6.2d/1: the dearest terrain of the hex.
            let enter = |at: &Ground| {
                // A dense city is all that there is in its hex.
                let dense = at.has(Terrain::DenseCity);
                let lines = at.terrains().filter(|t| !dense || *t == Terrain::DenseCity);
                let lines = lines.map(|t| &chart.hex[t as usize]);
                lines.map(|line| of(&line.dry, &line.mud, &line.snow, by)).max().unwrap_or(NO_WAY)
            };
            let cross = |at: &Ground, d: usize| {
                // 13.8b/1, 13.8b/2: a Major River as a Minor one, that as none.
                let barrier = match at.barrier[d] {
                    Some(Barrier::MajorRiver) if bridged => Some(Barrier::MinorRiver),
                    Some(Barrier::MinorRiver) if bridged => None,
                    other => other,
                };
                barrier.map_or(0, |barrier| {
                    let line = &chart.side[barrier as usize];
                    of(&line.dry, &line.mud, &line.snow, by)
                })
            };
            let road = |at: &Ground, d: usize| {
                let kinds = Way::ALL.into_iter().filter(|way| at.has_way(d, *way));
                let costs = kinds.map(|way| {
                    let line = &chart.road[way as usize];
                    of(&line.dry, &line.mud, &line.snow, by)
                });
                costs.min().unwrap_or(NO_WAY)
            };
            ground
                .iter()
                .map(|at| {
                    std::array::from_fn(|d| {
                        let Some(to) = ground.get(usize::from(at.next[d])) else { return NO_WAY };
                        // 6.1d: off the road only where the way back is open, too.
                        let (there, back, side) = (enter(to), enter(at), cross(at, d));
                        let closed = [there, back, side].contains(&NO_WAY);
                        let off = if closed { NO_WAY } else { there.saturating_add(side) };
                        if roads { off.min(road(at, d)) } else { off }
                    })
                })
                .collect()
        })
    }))
}

/// Quarter MP of ways themselves, by weather, mobility and kind.
pub(super) fn by_way(data: &Data) -> [[[u8; Way::ALL.len()]; 3]; 3] {
    let chart = &data.charts.terrain.road;
    Weather::ALL.map(|weather| {
        Mobility::ALL.map(|by| {
            Way::ALL.map(|way| {
                let line = &chart[way as usize];
                let costs = match weather {
                    Weather::Dry => &line.dry,
                    Weather::Mud => &line.mud,
                    Weather::Snow => &line.snow,
                };
                costs[by as usize].quarters().unwrap_or(NO_WAY)
            })
        })
    })
}
