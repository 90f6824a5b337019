//! What arrives in the Reinforcement Phase: scheduled units, supply, Replacements, and whoever broke out (2.3/5, 13.6).

use sandtable_core::Text;

use super::entry::{deliver, next_of};
use super::{Step, freight};
use crate::action::Hex;
use crate::camps::Pool;
use crate::look::Look;
use crate::pieces::{Kind, Side, Terrain};
use crate::play::{Play, unit_value};
use crate::sea::ports;
use crate::state::{Column, NO_COLUMN_HERE, NO_HEX, flag, off, on_map};

/// Is a hex free of all that is the enemy's?
pub fn is_free(look: Look, side: Side, at: Hex) -> bool {
    !look.holds(side.other(), at) && !look.stores(side.other(), at)
}

/// 13.6b/2: the entry hex, or the nearest unblocked hex of the map's edge.
pub fn entry(look: Look, side: Side, at: Hex) -> Option<Hex> {
    let edge = |hex: &Hex| look.t.at(*hex).next.contains(&NO_HEX) && !look.t.at(*hex).has(Terrain::Sea);
    let hexes = (0..look.t.grid.len() as Hex).filter(|hex| *hex == at || edge(hex));
    hexes.filter(|hex| is_free(look, side, *hex)).min_by_key(|hex| look.t.distance(*hex, at))
}

/// All that a side gets in its Reinforcement Phase. Gives the step in which it chooses where, if it may.
pub fn reinforce(play: &mut Play, side: Side) -> Option<Step> {
    // 13.3b/1: it is not saved.
    play.s.rail[side as usize] = 4 * play.t.sides[side as usize].rail;
    play.s.sea[side as usize] = 4 * play.t.sides[side as usize].sea;
    play.open_ports();
    withdrawn(play, side);
    exchanged(play, side);
    let came = scheduled(play, side);
    let sum = play.two_dice("2.3/5", "log-supply");
    let sp = play.t.income(side, play.s.turn, play.s.weather)[usize::from(sum) - 2];
    play.supply(side);
    let places = play.t.title.entries_of(play.look(), side);
    let (source, chooses) = (places.first().copied(), places.len() > 1);
    let tokens = u16::from(sp) * u16::from(play.t.costs.sp);
    let stored = source
        .filter(|_| !chooses && tokens > 0)
        .is_some_and(|at| deliver(play, Pool::first(side), at, tokens));
    others(play, side);
    fill(play, came, (source, stored));
    draw_replacements(play, side);
    if let Some(at) = source.filter(|_| !chooses) {
        place_replacements(play, side, at);
    }
    returned(play, side, source);
    chooses.then_some(Step::Entry { sp })
}

/// SP of the pools after the first come in by themselves; what is the same by every roll is not rolled for.
fn others(play: &mut Play, side: Side) {
    let t = play.t;
    for (i, (by_sum, hexes)) in (1..).zip(t.more_income(side, play.s.turn, play.s.weather)) {
        let rolled = by_sum.iter().any(|sp| *sp != by_sum[0]);
        let sum = if rolled { play.two_dice("2.3/5", "log-supply") } else { 2 };
        let tokens = u16::from(by_sum[usize::from(sum) - 2]) * u16::from(t.costs.sp);
        let (look, pool) = (play.look(), Pool { side, pool: i });
        let open = |at: &&Hex| is_free(look, side, **at) && look.takes(pool, **at);
        if let Some(at) = hexes.iter().find(open).copied().filter(|_| tokens > 0) {
            deliver(play, pool, at, tokens);
        }
    }
}

/// Units that the schedule calls away, wherever they are: they do not come back.
fn withdrawn(play: &mut Play, side: Side) {
    for id in play.t.ids().filter(|id| play.t.owns(side, *id)) {
        let due = play.t.counter(id).leaves.is_some_and(|turn| turn <= play.s.turn);
        if due && play.s.units[usize::from(id)].at != off::GONE {
            play.leave(id, off::GONE);
            play.tell(side, "13.6/1", || Text::new("log-withdrawn").with("unit", unit_value(id)));
        }
    }
}

/// Units that the schedule puts in the place of others, whatever their state; they come whole.
fn exchanged(play: &mut Play, side: Side) {
    let t = play.t;
    for (turn, old, new) in t.exchanges.iter().copied().filter(|(_, old, _)| t.owns(side, *old)) {
        let (unit, fresh) = (play.s.units[usize::from(old)], play.s.units[usize::from(new)]);
        if turn > play.s.turn || unit.at == off::GONE || fresh.at != off::POOL {
            continue;
        }
        play.leave(old, off::GONE);
        if on_map(unit.at) {
            *play.unit(new) = crate::state::Unit { at: off::POOL, lost: 0, ..unit };
            play.send(new, unit.at);
            play.set_mode(new, unit.mode);
        } else if unit.at == off::DEAD {
            // The dead are followed by an ordinary reinforcement.
            play.supply(side);
            if let Some(at) = play.t.title.entries_of(play.look(), side).first().copied() {
                play.arrive(new, at, 0);
            }
        } else {
            play.unit(new).at = unit.at;
        }
        play.tell(side, "13.6/1", || Text::new("log-exchanged").with("unit", unit_value(new)));
    }
}

/// Scheduled units; those at a port as far as it can take them (13.6/1, 13.6a/1). Gives the slots of columns, a bit each.
fn scheduled(play: &mut Play, side: Side) -> u64 {
    for id in play.t.ids() {
        let Some((turn, at)) = play.t.counter(id).arrives else { continue };
        // A Breakdown that is in its pool may have been there before: it is due once.
        if play.t.counter(id).kind == Kind::Breakdown && play.t.owns(side, id) {
            match (turn == play.s.turn, play.s.units[usize::from(id)].at) {
                (false, _) => continue,
                (true, off::POOL) => {}
                (true, _) => {
                    play.t.title.lacks(play, id);
                    continue;
                }
            }
        }
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
            play.arrive(id, at, play.t.counter(id).lost);
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

/// 13.5/1: Pax and Eq by two dice.
fn draw_replacements(play: &mut Play, side: Side) {
    if let Some(table) = &play.t.sides[side as usize].repl {
        let Some(more) = play.t.title.replaces(play.look(), side) else { return };
        let sum = play.two_dice("13.5/1", "log-replacements") as i8 + more;
        let line = usize::from(sum.clamp(2, 12).unsigned_abs()) - 2;
        let waiting = &mut play.s.repl.waiting[side as usize];
        waiting[0] += table.pax[line];
        waiting[1] += table.eq[line];
        play.t.title.rolled(play, side, line);
    }
    if let Some(table) = &play.t.sides[side as usize].each_turn {
        let line = usize::from(play.s.turn) - 1;
        let waiting = &mut play.s.repl.waiting[side as usize];
        waiting[0] += table.pax[line];
        waiting[1] += table.eq[line];
    }
}

/// They arrive where supply does (drill/4); whoever finds no counter waits for one (13.5/3).
fn place_replacements(play: &mut Play, side: Side, at: Hex) {
    for (i, kind) in [Kind::Pax, Kind::Equipment].into_iter().enumerate() {
        while let Some(id) = next_of(play.look(), side, kind) {
            play.s.repl.waiting[side as usize][i] -= 1;
            play.arrive(id, at, 0);
        }
    }
}

/// Units come back from Breakout (12.8e/4).
fn returned(play: &mut Play, side: Side, source: Option<Hex>) {
    for column in play.s.columns.iter_mut().filter(|c| c.points > 0 && c.side == side) {
        if (off::AWAY + 1..=off::AWAY + 6).contains(&column.at) {
            column.at -= 1;
        }
        if let (off::AWAY, Some(source)) = (column.at, source) {
            column.at = source;
            play.s.fields.aged[side as usize] = true;
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
