//! Movement: first the units that an attack needs, then the others to better posts, the HQ last.

use crate::action::{Hex, UnitId};
use crate::look::Look;
use crate::pieces::Kind;
use crate::state::{flag, on_map};

use super::Width;
use super::assaults::{aim, column, least, threshold, worth};
use super::chart::Chart;
use super::memory::Scratch;
use super::plan::{Plan, way};

/// Weight of a move to an attack; posts lie below.
const ATTACK: f32 = 100.0;
/// Attacks that are thought through.
const MANY: usize = 10;

/// Posts that are candidates.
const POSTS: usize = 6;

/// A unit that may attack, with the hexes next to an enemy that it reaches.
struct Fighter {
    id: UnitId,
    strength: u16,
    hexes: Vec<Hex>,
    used: bool,
}

/// Whom plans for the movement subphase may move: all, or those alone that a player leaves to his staff.
pub type Charge<'a> = Option<&'a [UnitId]>;

/// Plans for the movement subphase: the best attack or post, or with `width` rivals of it.
pub fn plans(chart: &Chart, width: Width, charge: Charge, scratch: &mut Scratch, out: &mut Vec<(Plan, f32)>) {
    let (look, side) = (chart.look, chart.side);
    let may = |id: &UnitId| charge.is_none_or(|those| those.contains(id));
    scratch.worths.renew(chart);
    let mut fighters = fighters(chart, scratch, may);
    concentrate(chart, scratch, &mut fighters, width, out);
    if !out.is_empty() && width == Width::Own {
        return;
    }
    let mut movers: Vec<UnitId> =
        look.all(side, |u| u.has(flag::ACTIVE) && !u.has(flag::MOVED) && on_map(u.at)).filter(may).collect();
    movers.retain(|id| !fighters.iter().any(|f| f.id == *id && f.used));
    // Front to rear, so that those behind find room; HQs when all others have moved.
    movers.sort_by_key(|id| {
        let hq = look.counter(*id).kind == Kind::Hq;
        let slow = 20 - look.counter(*id).allowance;
        (hq, chart.foe.gap[usize::from(look.unit(*id).at)], slow, *id)
    });
    let found = movers.into_iter().filter_map(|id| post(chart, scratch, id));
    let most = if width == Width::Own { 1 } else { POSTS };
    // The first to move is the policy's own choice.
    out.extend(found.take(most).zip(0..).map(|(plan, later)| (plan, 10.0 - later as f32)));
}

/// The best post of a unit, if it is better than where it stands.
fn post(chart: &Chart, scratch: &mut Scratch, id: UnitId) -> Option<Plan> {
    let look = chart.look;
    let at = look.unit(id).at;
    let ways = [false, true].map(|march| scratch.ways(look, id, march));
    let worths = scratch.worths.of(chart, id, &ways);
    // The first hex of every way is where it stands.
    let mut best = (worths[0][0] + chart.taste.margin, None);
    for ((march, ways), values) in [false, true].into_iter().zip(&ways).zip(worths) {
        let mut found = None;
        for (hex, value) in ways.hexes.iter().zip(values).skip(1) {
            if *value > best.0 && look.room(*hex) {
                best.0 = *value;
                found = Some(*hex);
            }
        }
        if let Some(way) = found.and_then(|hex| way(ways, at, hex)) {
            best.1 = Some(Plan::Go { unit: id, march, way });
        }
    }
    best.1
}

fn fighters(chart: &Chart, scratch: &mut Scratch, may: impl Fn(&UnitId) -> bool) -> Vec<Fighter> {
    let look = chart.look;
    let mut fighters = Vec::new();
    for id in look.all(chart.side, |u| u.has(flag::ACTIVE) && on_map(u.at)) {
        let unit = look.unit(id);
        let counter = look.counter(id);
        if counter.kind == Kind::Hq || chart.foe.gap[usize::from(unit.at)] > counter.allowance + 1 {
            continue;
        }
        let mut hexes = Vec::new();
        if unit.has(flag::MOVED) || !may(&id) || pinned(chart, id) {
            if chart.foe.gap[usize::from(unit.at)] == 1 {
                hexes.push(unit.at);
            }
        } else {
            let ways = scratch.ways(look, id, false);
            hexes.extend(ways.near.iter().filter(|h| **h == unit.at || look.room(**h)));
        }
        if !hexes.is_empty() {
            fighters.push(Fighter { id, strength: look.attack(id), hexes, used: false });
        }
    }
    fighters.sort_by_key(|f| (std::cmp::Reverse(f.strength), f.id));
    fighters
}

/// Must a unit stay: the last guard of a victory hex with an enemy near?
pub fn pinned(chart: &Chart, id: UnitId) -> bool {
    let at = chart.look.unit(id).at;
    let prize = chart.look.t.place(at).is_some_and(|(i, p)| p.vp > 0 && chart.look.controls(chart.side, i));
    let (near, guards) =
        (f32::from(chart.foe.gap[usize::from(at)]), f32::from(chart.look.s.muster.count(at)));
    prize && near <= chart.taste.stay_gap && guards <= chart.taste.stay
}

/// Thinks of attacks, the best first, and sends units to them.
fn concentrate(
    chart: &Chart,
    scratch: &mut Scratch,
    fighters: &mut [Fighter],
    width: Width,
    out: &mut Vec<(Plan, f32)>,
) {
    let look = chart.look;
    let (enemy, aim) = (chart.side.other(), aim(chart));
    // What could be thrown at each enemy hex at the most.
    let mut targets: Vec<(Hex, u16, u16)> = Vec::new();
    for f in fighters.iter() {
        let mut counted: Vec<(Hex, bool)> = Vec::new();
        for hex in &f.hexes {
            for target in look.t.near(*hex).filter(|n| look.s.holder(*n) == Some(enemy)) {
                let wet = look.river(*hex, target);
                match counted.iter_mut().find(|(t, _)| *t == target) {
                    Some((_, w)) => *w &= wet,
                    None => counted.push((target, wet)),
                }
            }
        }
        for (target, wet) in counted {
            let at = match targets.iter().position(|(t, _, _)| *t == target) {
                Some(i) => i,
                None => {
                    targets.push((target, 0, 0));
                    targets.len() - 1
                }
            };
            let sum = if wet { &mut targets[at].2 } else { &mut targets[at].1 };
            *sum += f.strength;
        }
    }
    let mut ranked: Vec<(f32, Hex)> = targets
        .iter()
        .filter_map(|(target, straight, across)| {
            let column = column(chart, *target, *straight, *across)?.min(aim);
            (column >= least(chart, *target)).then(|| (worth(chart, *target, column), *target))
        })
        .collect();
    ranked.sort_by(|a, b| b.0.total_cmp(&a.0).then(a.1.cmp(&b.1)));
    let mut arrivals: Vec<Hex> = Vec::new();
    for (_, target) in ranked.into_iter().take(MANY) {
        let before = arrivals.len();
        let (mut straight, mut across) = (0, 0);
        let mut joined: Vec<(usize, Hex)> = Vec::new();
        // Those already in place first, then the strong.
        for moving in [false, true] {
            for (i, f) in fighters.iter().enumerate() {
                if f.used || joined.iter().any(|(j, _)| *j == i) {
                    continue;
                }
                if column(chart, target, straight, across).is_some_and(|c| c >= aim) {
                    break;
                }
                let at = look.unit(f.id).at;
                let site = f
                    .hexes
                    .iter()
                    .filter(|h| (**h != at) == moving && look.t.direction(**h, target).is_some())
                    .filter(|h| !moving || has_room(look, &arrivals, **h))
                    .min_by_key(|h| (look.river(**h, target), !chart.supplied(**h), **h));
                let Some(site) = site else { continue };
                let sum = if look.river(*site, target) { &mut across } else { &mut straight };
                *sum += f.strength;
                joined.push((i, *site));
                if moving {
                    arrivals.push(*site);
                }
            }
        }
        let reached = column(chart, target, straight, across).map(|c| c.min(aim));
        let good =
            reached.is_some_and(|c| c >= least(chart, target) && worth(chart, target, c) > threshold(chart));
        if !good {
            arrivals.truncate(before);
            continue;
        }
        let gain = reached.map_or(0.0, |c| worth(chart, target, c));
        for (i, site) in joined {
            let f = &mut fighters[i];
            f.used = true;
            if look.unit(f.id).at == site {
                continue;
            }
            let ways = scratch.ways(look, f.id, false);
            if let Some(way) = way(&ways, look.unit(f.id).at, site) {
                out.push((Plan::Go { unit: f.id, march: false, way }, ATTACK + gain));
            }
        }
        if out.len() >= width.moves() {
            return;
        }
    }
}

fn has_room(look: Look, arrivals: &[Hex], hex: Hex) -> bool {
    let more = arrivals.iter().filter(|h| **h == hex).count() as u8;
    look.s.fortress(hex) > 0 || look.s.muster.count(hex) + more < look.t.limits.stacking
}
