//! What arrives in the Reinforcement Phase: scheduled units, supply, Replacements, and whoever broke out (2.3/5, 13.6).

use sandtable_core::{Playing, Text};

use super::freight;
use crate::action::{Hex, UnitId};
use crate::look::Look;
use crate::pieces::{Kind, Side, Terrain};
use crate::play::{Play, hex_value};
use crate::sea::ports;
use crate::state::{Column, NO_COLUMN_HERE, NO_HEX, flag, off};

/// Is a hex free of all that is the enemy's?
fn free(look: Look, side: Side, at: Hex) -> bool {
    !look.holds(side.other(), at) && !look.stores(side.other(), at)
}

/// 13.6b/2: the entry hex, or the nearest unblocked hex of the map's edge.
pub fn entry(look: Look, side: Side, at: Hex) -> Option<Hex> {
    let edge = |hex: &Hex| look.t.at(*hex).next.contains(&NO_HEX) && !look.t.at(*hex).has(Terrain::Sea);
    let hexes = (0..look.t.ground.len() as Hex).filter(|hex| *hex == at || edge(hex));
    hexes.filter(|hex| free(look, side, *hex)).min_by_key(|hex| look.t.distance(*hex, at))
}

/// All that a side gets in its Reinforcement Phase.
pub fn reinforce(play: &mut Play, side: Side) {
    // 13.3b/1: it is not saved.
    play.s.rail[side as usize] = 4 * play.t.sides[side as usize].rail;
    play.s.sea[side as usize] = 4 * play.t.sides[side as usize].sea;
    play.open_ports();
    let came = scheduled(play, side);
    let source = supply(play, side);
    fill(play, came, source);
    replacements(play, side, source);
    returned(play, side, source);
}

/// Scheduled units; those at a port as far as it can take them (13.6/1, 13.6a/1). Gives the slots of columns, a bit each.
fn scheduled(play: &mut Play, side: Side) -> u64 {
    for id in play.t.ids() {
        let Some((turn, at)) = play.t.counter(id).arrives else { continue };
        let waits = play.t.owns(side, id) && play.s.units[usize::from(id)].at == off::POOL;
        if !waits || turn > play.s.turn {
            continue;
        }
        let size = freight(play.look(), id);
        let at = match ports::port(play.look(), at) {
            // 13.6a/1: no other place will do.
            Some(_) => Some(at).filter(|at| ports::handles(play.look(), side, *at, size, Some(id)).is_ok()),
            None => entry(play.look(), side, at),
        };
        if let Some(at) = at {
            play.use_port(at, size);
            play.arrive(id, at, 0);
        }
    }
    let mut came = 0;
    let (t, turn) = (play.t, play.s.turn);
    for convoy in t.convoys.iter().filter(|c| c.side == side && c.turn == turn) {
        let slot = entry(play.look(), side, convoy.at).and_then(|at| {
            let (kind, points) = (convoy.kind, convoy.points);
            play.form(Column { at, side, kind, points, ..NO_COLUMN_HERE })
        });
        came |= slot.map_or(0, |slot| 1 << slot);
    }
    came
}

/// Supply arrives at the first source that is free (2.3/5, drill/3). Gives that source, and whether any came.
fn supply(play: &mut Play, side: Side) -> (Option<Hex>, bool) {
    let sum = play.two_dice("2.3/5", "log-supply");
    let sp = u16::from(play.t.sides[side as usize].supply[usize::from(sum) - 2]);
    let tokens = sp * u16::from(play.t.costs.sp);
    let source = play.t.sources[side as usize].iter().copied().find(|at| free(play.look(), side, *at));
    let Some(at) = source.filter(|_| tokens > 0) else { return (source, false) };
    let stored = play.store(side, at, tokens, false);
    if stored {
        play.s.books[side as usize].had += u32::from(tokens);
        play.say("2.3/5", || {
            Text::new("log-supply-arrives").with("tokens", i32::from(tokens)).with("hex", hex_value(at))
        });
    }
    (source, stored)
}

/// 13.6c: Transport Points come full where SP come in.
fn fill(play: &mut Play, came: u64, (source, stored): (Option<Hex>, bool)) {
    for slot in (0..play.s.columns.len()).filter(|slot| came >> slot & 1 == 1) {
        let column = &mut play.s.columns[slot];
        if stored && Some(column.at) == source {
            column.load = 4 * column.points;
            play.s.books[column.side as usize].had += u32::from(column.load);
        }
    }
    if came != 0 {
        play.combine();
        play.s.fields.stale = true;
    }
}

/// 13.5/1: Pax and Eq by two dice; they arrive where supply does (drill/4).
fn replacements(play: &mut Play, side: Side, (source, _): (Option<Hex>, bool)) {
    let table = &play.t.sides[side as usize].repl;
    if let Some(table) = table {
        let line = usize::from(play.two_dice("13.5/1", "log-replacements")) - 2;
        let waiting = &mut play.s.repl.waiting[side as usize];
        waiting[0] += table.pax[line];
        waiting[1] += table.eq[line];
    }
    let Some(at) = source else { return };
    for (i, kind) in [Kind::Pax, Kind::Equipment].into_iter().enumerate() {
        while play.s.repl.waiting[side as usize][i] > 0 {
            // 13.5/3: whoever finds no counter waits for one.
            let idle = |id: &UnitId| {
                let counter = play.t.counter(*id);
                counter.kind == kind && counter.side == side && play.s.units[usize::from(*id)].at == off::POOL
            };
            let Some(id) = play.t.ids().find(idle) else { break };
            play.s.repl.waiting[side as usize][i] -= 1;
            play.arrive(id, at, 0);
        }
    }
}

/// Units come back from Breakout (12.8e/4).
fn returned(play: &mut Play, side: Side, (source, _): (Option<Hex>, bool)) {
    for column in play.s.columns.iter_mut().filter(|c| c.points > 0 && c.side == side) {
        if (off::AWAY + 1..=off::AWAY + 6).contains(&column.at) {
            column.at -= 1;
        }
        if let (off::AWAY, Some(source)) = (column.at, source) {
            column.at = source;
        }
    }
    play.combine();
    for id in play.t.ids().filter(|id| play.t.counter(*id).side == side) {
        let at = play.s.units[usize::from(id)].at;
        if (off::AWAY + 1..=off::AWAY + 6).contains(&at) {
            play.unit(id).at = at - 1;
        }
        if play.s.units[usize::from(id)].at == off::AWAY
            && let Some(source) = source
        {
            // 12.8e/5, 13.6b/1
            play.arrive(id, source, play.s.units[usize::from(id)].lost);
        }
    }
}

/// Arrivals of the turn are like all others from now on.
pub fn settle(play: &mut Play) {
    for id in play.t.ids() {
        play.unit(id).flags &= !flag::ARRIVED;
    }
}
