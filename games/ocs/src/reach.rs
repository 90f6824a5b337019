//! Where the stack or column in hand can go: the very steps of the rules, tried hex by hex on a copy.

use arrayvec::ArrayVec;
use sandtable_board::Bits;

use crate::action::{Hex, UnitId};
use crate::camps::Camp;
use crate::cost;
use crate::fields::{self, Fields};
use crate::look::{Look, STACKING};
use crate::pieces::Mode;
use crate::state::{NO_COLUMN, State, flag};
use crate::steps::Segment;

/// Units that move alike are priced once.
const CLASSES: usize = 12;

/// A hex in reach.
#[derive(Clone, Debug)]
pub struct Spot {
    /// The hex.
    pub hex: Hex,
    /// What the slowest has left, in quarter MP.
    pub left: u8,
    /// The spot before it, by its place in the list; the first is its own.
    before: u16,
    /// May the hand halt here, as far as stacking and Strat Mode go?
    pub rests: bool,
    /// Quarter MP spent, and who must stop, by class.
    spent: ArrayVec<(u8, bool), CLASSES>,
}

impl Spot {
    /// Must somebody stop here (4.5a/A)?
    pub fn stopped(&self) -> bool {
        self.spent.iter().any(|(_, stops)| *stops)
    }
}

/// All spots of a hand; the first is where it stands.
#[derive(Debug, Default)]
pub struct Spots(pub Vec<Spot>);

impl Spots {
    /// The way to a spot, without the hex where it begins.
    pub fn way(&self, spot: usize) -> Vec<Hex> {
        let mut way = Vec::new();
        let mut at = spot;
        while at != 0 {
            way.push(self.0[at].hex);
            at = usize::from(self.0[at].before);
        }
        way.reverse();
        way
    }
}

/// One unit of each sort: those that pay and may alike.
fn classes(look: Look, units: &[UnitId], segment: Segment) -> Option<ArrayVec<UnitId, CLASSES>> {
    let sort = |id: UnitId| {
        let unit = look.unit(id);
        let fit = (look.attack_capable(id), look.needs_fuel(id), unit.has(flag::STOPPED));
        // 13.8b/4: whose bridge is his own pays less for the first step.
        let bridges = unit.has(flag::ABLE);
        (look.face(id).by, look.allowance(id, segment), unit.spent, unit.mode, fit, bridges)
    };
    let mut found: ArrayVec<UnitId, CLASSES> = ArrayVec::new();
    for id in units {
        if !found.iter().any(|known| sort(*known) == sort(*id)) {
            found.try_push(*id).ok()?;
        }
    }
    Some(found)
}

/// Where the hand can go.
pub fn reach(look: Look) -> Spots {
    let Some(segment) = look.segment() else { return Spots::default() };
    let hand = &look.s.hand;
    if hand.column != NO_COLUMN {
        return driven(look);
    }
    let Some(first) = hand.units.first() else { return Spots::default() };
    let Some(classes) = classes(look, &hand.units, segment) else { return Spots::default() };
    let side = look.counter(*first).side;
    let size: u16 = hand.units.iter().map(|id| look.size(*id)).sum();
    let strat = hand.units.iter().any(|id| look.unit(*id).mode == Mode::Strat);
    let mut tried = look.s.clone();
    if strat && hand.units.iter().any(|id| look.throws(*id)) {
        tried.fields.0 = without_throws(look);
    }
    let mut systems: ArrayVec<Camp, 4> = ArrayVec::new();
    for camp in hand.units.iter().filter(|_| strat).map(|id| look.camp(*id)) {
        if !systems.contains(&camp) {
            let _ = systems.try_push(camp);
        }
    }
    let traces: ArrayVec<Bits, 4> = systems.iter().map(|camp| tried.fields.trace(*camp).clone()).collect();
    let rests =
        |hex: Hex| look.crowd(side, hex) + size <= STACKING && traces.iter().all(|trace| trace.contains(hex));
    let start = classes.iter().map(|id| (look.unit(*id).spent, look.unit(*id).has(flag::STOPPED)));
    let left = |spent: &[(u8, bool)]| {
        let each = classes
            .iter()
            .zip(spent)
            .map(|(id, (spent, _))| look.allowance(*id, segment).saturating_sub(*spent));
        each.min().unwrap_or(0)
    };
    let step = |tried: &mut State, at: Hex, spent: &[(u8, bool)], to: Hex| {
        for (id, (spent, stops)) in classes.iter().zip(spent) {
            let unit = &mut tried.units[usize::from(*id)];
            (unit.at, unit.spent) = (at, *spent);
            unit.flags = unit.flags & !flag::STOPPED | if *stops { flag::STOPPED } else { 0 };
        }
        let now = Look { t: look.t, s: tried };
        let each =
            classes.iter().map(|id| cost::step(now, *id, to, segment).map(|paid| (paid.spent, paid.stops)));
        each.collect::<Result<ArrayVec<_, CLASSES>, _>>().ok()
    };
    spread(look, look.unit(*first).at, start.collect(), left, rests, |at, spent, to| {
        step(&mut tried, at, spent, to)
    })
}

/// Trace supply as far as it does not hang on the headquarters in hand, whose throws go where they go: a unit in Strat
/// Mode that moves with them halts there in any case (5.8b/1).
fn without_throws(look: Look) -> Fields {
    let mut s = look.s.clone();
    for id in look.s.hand.units.iter().filter(|id| look.throws(**id)) {
        // 5.8b/2: who is in Strat Mode throws nothing.
        s.units[usize::from(*id)].mode = Mode::Strat;
    }
    let mut made = s.fields.0.clone();
    made.stale = true;
    fields::supply(Look { t: look.t, s: &s }, &mut made);
    made
}

/// Where the column in hand can go.
fn driven(look: Look) -> Spots {
    let id = usize::from(look.s.hand.column);
    let column = look.s.columns[id];
    let most = look.t.transport[usize::from(column.kind)].ma.saturating_mul(4);
    let mut tried = look.s.clone();
    let start = ArrayVec::from_iter([(column.spent, column.moved)]);
    spread(
        look,
        column.at,
        start,
        |spent| most.saturating_sub(spent[0].0),
        |_| true,
        |at, spent, to| {
            let moving = &mut tried.columns[id];
            (moving.at, moving.spent, moving.moved) = (at, spent[0].0, spent[0].1);
            let paid = cost::column_step(Look { t: look.t, s: &tried }, to).ok()?;
            Some(ArrayVec::from_iter([(paid.spent, paid.stops)]))
        },
    )
}

type Spent = ArrayVec<(u8, bool), CLASSES>;

/// Spreads from a hex: those with most left first, so that every hex is reached by its best way.
fn spread(
    look: Look,
    from: Hex,
    spent: Spent,
    left: impl Fn(&[(u8, bool)]) -> u8,
    rests: impl Fn(Hex) -> bool,
    mut step: impl FnMut(Hex, &[(u8, bool)], Hex) -> Option<Spent>,
) -> Spots {
    let mut best: Vec<Option<u16>> = vec![None; look.t.ground.len()];
    let mut all = vec![Spot { hex: from, left: left(&spent), before: 0, rests: true, spent }];
    best[usize::from(from)] = Some(0);
    let mut open = vec![0u16];
    while let Some(i) = (0..open.len()).max_by_key(|i| all[usize::from(open[*i])].left) {
        let at = open.swap_remove(i);
        let spot = all[usize::from(at)].clone();
        if best[usize::from(spot.hex)] != Some(at) {
            continue;
        }
        for to in look.t.near(spot.hex) {
            let known = best[usize::from(to)].map(|i| all[usize::from(i)].left);
            // Whoever stands there with more left got there better.
            if known.is_some_and(|known| known >= spot.left) {
                continue;
            }
            let Some(spent) = step(spot.hex, &spot.spent, to) else { continue };
            let left = left(&spent);
            if known.is_none_or(|known| known < left) {
                best[usize::from(to)] = Some(all.len() as u16);
                open.push(all.len() as u16);
                all.push(Spot { hex: to, left, before: at, rests: rests(to), spent });
            }
        }
    }
    // Only the best way to a hex is kept; ways go through those that are not, so the list stays as it is.
    for (i, spot) in all.iter_mut().enumerate() {
        spot.rests &= best[usize::from(spot.hex)] == Some(i as u16);
    }
    Spots(all)
}
