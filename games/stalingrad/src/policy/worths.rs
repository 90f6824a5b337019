//! What posts are worth to units, remembered while a command marches: between two moves only the hexes change that somebody
//! left or entered.

use std::sync::Arc;

use crate::action::{Hex, UnitId};
use crate::pieces::{Kind, Side};
use crate::state::{HEXES, on_map};
use crate::supply::HexSet;

use super::chart::Chart;
use super::memory::Ways;
use super::operation::Operation;
use super::posts;
use super::taste::Taste;

/// After so many changes everything is looked at anew.
const MANY: usize = 64;

/// All that the worth of a post depends on beside who of ours stands where.
#[derive(PartialEq)]
struct Epoch {
    side: Side,
    foe: u64,
    passable: HexSet,
    operation: Operation,
    taste: Taste,
    tracks: HexSet,
    goal: Option<usize>,
    /// Places under Axis control.
    places: Vec<bool>,
    hqs: Vec<(UnitId, Hex)>,
}

/// What the hexes of a unit's ways are worth to it, those of a move and those of a march.
struct Worth {
    at: Hex,
    full: bool,
    defence: u16,
    /// So many changes are in it.
    upto: usize,
    values: [Vec<f32>; 2],
}

/// What is remembered.
pub struct Worths {
    epoch: Option<Epoch>,
    /// Our units in each hex, and their defence.
    stamps: Box<[u16; HEXES]>,
    /// Hexes that changed since the epoch began, in order.
    changed: Vec<Hex>,
    known: Vec<Option<Worth>>,
}

impl Default for Worths {
    fn default() -> Worths {
        Worths { epoch: None, stamps: Box::new([0; HEXES]), changed: Vec::new(), known: Vec::new() }
    }
}

impl Worths {
    /// Takes note of what changed.
    pub fn renew(&mut self, chart: &Chart) {
        let look = chart.look;
        let epoch = Epoch {
            side: chart.side,
            foe: chart.foe.key(),
            passable: *chart.supply.passable(),
            operation: chart.operation,
            taste: chart.taste,
            tracks: chart.tracks,
            goal: chart.goal,
            places: (0..look.t.places.len()).map(|i| look.controls(Side::Axis, i)).collect(),
            hqs: chart.hqs.iter().map(|hq| (*hq, look.unit(*hq).at)).collect(),
        };
        let mut stamps = [0u16; HEXES];
        for id in look.all(chart.side, |u| on_map(u.at)) {
            let at = look.unit(id).at;
            let i = usize::from(at);
            stamps[i] = u16::from(look.s.muster.count(at)) << 8 | u16::from(chart.guard[i]);
        }
        if self.epoch.as_ref() == Some(&epoch) && self.changed.len() < MANY {
            let moved = (0..HEXES).filter(|i| stamps[*i] != self.stamps[*i]);
            self.changed.extend(moved.map(|i| i as Hex));
        } else {
            self.epoch = Some(epoch);
            self.changed.clear();
            self.known.clear();
        }
        *self.stamps = stamps;
    }

    /// What the hexes of a unit's ways are worth to it.
    pub fn of(&mut self, chart: &Chart, id: UnitId, ways: &[Arc<Ways>; 2]) -> &[Vec<f32>; 2] {
        let look = chart.look;
        let i = usize::from(id);
        if self.known.len() <= i {
            self.known.resize_with(i + 1, || None);
        }
        let (at, full, defence) = (look.unit(id).at, look.is_full(id), look.defence(id));
        let upto = self.changed.len();
        // An HQ looks at all units, wherever they are.
        let same =
            |w: &Worth| (w.at, w.full, w.defence) == (at, full, defence) && look.counter(id).kind != Kind::Hq;
        let known = self.known[i].take().filter(same);
        let worth = match known {
            Some(mut known) => {
                let new = &self.changed[known.upto..];
                let touched =
                    |hex: Hex| new.iter().any(|c| *c == hex || look.t.near(*c).any(|near| near == hex));
                for (values, ways) in known.values.iter_mut().zip(ways) {
                    for (value, hex) in values.iter_mut().zip(&ways.hexes).filter(|(_, hex)| touched(**hex)) {
                        *value = posts::value(chart, id, *hex);
                    }
                }
                Worth { upto, ..known }
            }
            None => {
                let fresh =
                    |ways: &Arc<Ways>| ways.hexes.iter().map(|hex| posts::value(chart, id, *hex)).collect();
                Worth { at, full, defence, upto, values: [fresh(&ways[0]), fresh(&ways[1])] }
            }
        };
        &self.known[i].insert(worth).values
    }
}
