//! What might lie under the faces: the units of the enemy that are not seen, dealt out under his stacks, and the supply
//! and aircraft that he might have.

use sandtable_core::{Chance, Viewer};

use super::conceal::faces;
use super::hidden;
use crate::action::{ColumnId, Hex, UnitId};
use crate::air::{Craft, NO_WING_HERE, Wing};
use crate::look::{Look, STACKING};
use crate::pieces::{Kind, Mode, Side};
use crate::state::{
    Books, Column, Dump, NO_COLUMN, NO_COLUMN_HERE, NO_DUMP, NO_UNIT, NOBODY, State, Unit, flag, off, on_map,
};
use crate::steps::{self, Step};
use crate::theatre::Theatre;

/// Hexes that are thought of for a unit: the one nearest to where it came from is taken.
const THOUGHTS: u16 = 3;
/// Tokens that a dump might hold.
const TOKENS: u16 = 8;
/// Transport Points that a column might have.
const POINTS: u8 = 2;

/// Fills a veiled position with what it might hide from its viewer.
pub fn imagine(t: &Theatre, s: &mut State, viewer: Viewer, chance: &mut Chance) {
    for side in hidden(viewer) {
        units(t, s, side, chance);
        // The column that pauses needs its slot before others are thought of.
        if pauses(t, s, side) {
            driven(t, s, side, s.hand.at);
        }
        stores(t, s, side);
        wings(t, s, side, chance);
        fight(t, s, side);
        hold(t, s, side);
        books(s, side);
    }
    s.refresh(t);
}

/// Where a unit came from.
fn home(t: &Theatre, id: UnitId) -> Option<Hex> {
    let counter = t.counter(id);
    counter.setup.map(|(hex, _)| hex).or(counter.arrives.map(|(_, hex)| hex))
}

/// Might a unit that is not seen be on the map?
fn might_be(t: &Theatre, s: &State, id: UnitId) -> bool {
    let counter = t.counter(id);
    let come = counter.setup.is_some() || counter.arrives.is_some_and(|(turn, _)| turn <= s.turn);
    s.units[usize::from(id)] == NO_UNIT && come && !counter.coastal
}

/// The hidden units of a side go under its faces.
fn units(t: &Theatre, s: &mut State, side: Side, chance: &mut Chance) {
    let hexes: Vec<(Hex, UnitId)> = faces(Look { t, s }, side);
    let mut unseen: Vec<UnitId> =
        t.ids().filter(|id| t.counter(*id).side == side && might_be(t, s, *id)).collect();
    for i in (1..unseen.len()).rev() {
        unseen.swap(i, usize::from(chance.below(i as u16 + 1)));
    }
    // 4.8b/D: somebody with a zone lies under an HQ of which it was told.
    for (at, hq) in &hexes {
        let told = s.units[usize::from(*hq)].has(flag::TOLD);
        if !told {
            continue;
        }
        s.units[usize::from(*hq)].flags &= !flag::TOLD;
        let fights = |id: &UnitId| !t.counter(*id).faces[0].defends && !t.counter(*id).kind.is_replacement();
        let spare =
            || t.ids().filter(|id| t.counter(*id).side == side && s.units[usize::from(*id)] == NO_UNIT);
        if let Some(id) = unseen.iter().copied().find(fights).or_else(|| spare().find(fights)) {
            unseen.retain(|other| *other != id);
            s.units[usize::from(id)] = Unit { at: *at, from: *at, ..NO_UNIT };
        }
    }
    for id in unseen {
        let from = home(t, id);
        let thought = (0..THOUGHTS.min(hexes.len() as u16))
            .map(|_| hexes[usize::from(chance.below(hexes.len() as u16))].0);
        let room = |at: &Hex| Look { t, s }.crowd(side, *at) + u16::from(t.counter(id).re) <= STACKING;
        let near = |at: &Hex| from.map_or(0, |from| t.distance(from, *at));
        let Some(at) = thought.collect::<Vec<_>>().into_iter().filter(room).min_by_key(near) else {
            continue;
        };
        // Who has a zone lies under another who has one (4.8b/C).
        let zone = s.fields.zones[side as usize].contains(at) && !t.counter(id).kind.is_replacement();
        let (flags, mode) = if zone { (0, Mode::Combat) } else { (flag::MOVES, Mode::Move) };
        s.units[usize::from(id)] = Unit { at, from: at, flags, mode, lost: 0, spent: 0 };
    }
}

/// Where dumps and columns are seen they hold something, and HQs have some at hand.
fn stores(t: &Theatre, s: &mut State, side: Side) {
    for dump in s.dumps.iter_mut().filter(|dump| on_map(dump.at) && dump.side == side) {
        dump.tokens = TOKENS / 2;
    }
    for column in s.columns.iter_mut().filter(|column| column.points > 0 && column.side == side) {
        column.points = POINTS;
    }
    let hqs: Vec<Hex> = Look { t, s }
        .all(side)
        .filter(|id| t.counter(*id).kind == Kind::Hq)
        .map(|id| s.units[usize::from(id)].at)
        .collect();
    for at in hqs {
        let look = Look { t, s };
        if look.s.dump(at).is_some() || !look.has_dump_room(side) {
            continue;
        }
        let slot = look.column_slot(side);
        if let Some(free) = s.dumps.iter_mut().find(|dump| !on_map(dump.at)) {
            *free = Dump { at, side, tokens: TOKENS, ..NO_DUMP };
        }
        if let Some(slot) = slot {
            s.columns[slot] = Column { at, side, points: POINTS, ..NO_COLUMN_HERE };
        }
    }
}

/// Hidden wings are Inactive at some base of theirs, or Active under one that is seen.
fn wings(t: &Theatre, s: &mut State, side: Side, chance: &mut Chance) {
    let bases: Vec<Hex> = Look { t, s }.bases(side).map(|base| base.at).collect();
    for id in t.air.ids().filter(|id| t.air.sheet(*id).side == side) {
        let came =
            t.air.start[usize::from(id)].is_here() || (1..=s.turn).contains(&t.air.arrives[usize::from(id)]);
        if s.wings[usize::from(id)].at != off::POOL || !came || bases.is_empty() {
            continue;
        }
        let at = bases[usize::from(chance.below(bases.len() as u16))];
        let look = Look { t, s };
        let under = look.top_wing(side, at).is_some_and(|top| {
            top < id && (look.is_craft(top, Craft::Fighter) || !look.is_craft(id, Craft::Fighter))
        });
        // 4.9d: where there is air combat all that are Active are seen.
        let fought = at == s.mission.target && s.steps.iter().any(|step| matches!(step, Step::Dogfight(_)));
        let active = under && !fought && look.has_room(side, at) && chance.below(2) == 0;
        s.wings[usize::from(id)] = Wing { at, active, ..NO_WING_HERE };
    }
}

/// Whoever is where the fighting is takes part in it, and has paid.
fn fight(t: &Theatre, s: &mut State, side: Side) {
    let battle = s.battle;
    if !t.on_map(battle.target) {
        return;
    }
    let attacks = battle.side == side;
    let look = Look { t, s };
    let joins = |id: &UnitId| {
        let at = look.unit(*id).at;
        match attacks {
            true => {
                let from = t.direction(battle.target, at);
                from.is_some_and(|d| battle.around & 1 << d != 0) && look.attack_capable(*id)
            }
            false => at == battle.target,
        }
    };
    let units: Vec<UnitId> = look.all(side).filter(joins).collect();
    let lead = units.iter().copied().max_by_key(|id| look.rating(*id)).unwrap_or(NOBODY);
    let routed = s.steps.contains(&Step::Retreat { attacker: attacks });
    s.battle.lead[usize::from(!attacks)] = lead;
    for id in units {
        let acts = if attacks { flag::ACTS } else { 0 };
        s.units[usize::from(id)].flags |= acts | flag::PAID | if routed { flag::ROUTED } else { 0 };
    }
}

/// Does a column of a side pause? Nothing else does (13.2a/1).
fn pauses(t: &Theatre, s: &State, side: Side) -> bool {
    steps::acting(Look { t, s }) == side && s.steps.contains(&Step::Pause) && on_map(s.hand.at)
}

/// Somebody is in hand, or on the train or ship, where the enemy moves; somebody is paid for.
fn hold(t: &Theatre, s: &mut State, side: Side) {
    let moves = steps::acting(Look { t, s }) == side;
    let column_at =
        |s: &State, at: Hex| s.columns_at(at).find(|(_, c)| c.side == side).map_or(NO_COLUMN, |(id, _)| id);
    let top = |s: &State, at: Hex| Look { t, s }.top(side, at);
    let at = s.hand.at;
    if moves && s.steps.contains(&Step::Moving) && on_map(at) {
        match top(s, at) {
            _ if pauses(t, s, side) => s.hand.column = driven(t, s, side, at),
            Some(id) => s.hand.units.push(id),
            None => s.hand.column = column_at(s, at),
        }
    }
    let someone = t.ids().find(|id| Look { t, s }.stands(side, *id));
    for i in 0..s.steps.len() {
        let mut step = s.steps[i];
        match &mut step {
            Step::Rail { unit, from, column, .. } | Step::Shipping { unit, from, column, .. } if moves => {
                match top(s, *from) {
                    Some(id) => *unit = id,
                    None => *column = column_at(s, *from),
                }
            }
            Step::Pay { unit, need, .. } if t.owns(side, *unit) => {
                (*unit, *need) = (someone.unwrap_or(*unit), 1);
            }
            Step::Trucks(unit) if t.owns(side, *unit) => *unit = someone.unwrap_or(*unit),
            Step::Zone { unit, turn } if moves && *unit == NOBODY => {
                (*unit, *turn) = (someone.unwrap_or(*unit), s.turn + 2);
            }
            _ => {}
        }
        s.steps[i] = step;
    }
}

/// A column in a hex, below whatever is seen there.
fn driven(t: &Theatre, s: &mut State, side: Side, at: Hex) -> ColumnId {
    let there = s.columns_at(at).find(|(_, column)| column.side == side).map(|(id, _)| id);
    let slot = Look { t, s }.column_slot(side);
    if let (None, Some(slot)) = (there, slot) {
        s.columns[slot] = Column { at, side, points: POINTS, ..NO_COLUMN_HERE };
    }
    // Where all slots are taken it is one of those that are seen.
    let known = || s.columns.iter().position(|column| column.side == side && column.points > 0);
    there.or(slot.or_else(known).map(|slot| slot as ColumnId)).unwrap_or(NO_COLUMN)
}

/// The books begin with what is imagined.
fn books(s: &mut State, side: Side) {
    s.books[side as usize] = Books { had: s.tokens(side), ..Books::default() };
}
