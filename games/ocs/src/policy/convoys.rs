//! Convoys that run every turn: so many SP from one hex to another, by rail, by sea or on a column.

use sandtable_core::Errand;

use crate::action::{Action, ColumnId, Hex};
use crate::command;
use crate::look::Look;
use crate::pieces::Side;
use crate::reach::reach;
use crate::sea::ports::own_port;
use crate::state::{Column, on_map};
use crate::steps::{Segment, Step, train_stops};

use super::Plan;

/// The kinds of errands.
pub const KINDS: [&str; 1] = ["errand-convoy"];

/// How an errand is done in the Movement Segment: by rail, else by sea, else on the column that is nearest.
pub fn plan(look: Look, side: Side, errand: &Errand) -> Option<Plan> {
    let Errand { key, from, to, amount } = errand;
    let (from, to) = (*from, *to);
    let known = key == KINDS[0] && look.t.on_map(from) && look.t.on_map(to) && from != to;
    if !known || look.s.step() != Some(Step::Segment(Segment::Movement)) {
        return None;
    }
    let tokens = amount.saturating_mul(look.t.costs.sp.into()).min(u8::MAX.into()) as u8;
    let lies = look.s.dump(from).filter(|dump| dump.side == side).map_or(0, |dump| dump.tokens - dump.fresh);
    let most = |cap: u8, a: fn(Hex, u8) -> Action| {
        let free = lies.min(cap.into()).min(tokens.into()) as u8;
        (1..=free).rev().find(|n| command::legal(look, side, a(from, *n)))
    };
    let by_rail = most(look.s.rail[side as usize], Action::Freight);
    if let Some(tokens) = by_rail.filter(|_| train_stops(look, side, from).contains(&to)) {
        return Some(Plan::Train { from, to, tokens });
    }
    let by_sea = most(look.s.sea[side as usize], Action::Consign);
    if let Some(tokens) = by_sea.filter(|_| own_port(look, side, to).is_some()) {
        return Some(Plan::Ship { from, to, tokens });
    }
    by_road(look, side, (from, to), lies > 0).map(|column| Plan::Convoy { column, from, to, tokens })
}

/// The column that drives: a loaded one near the goal, else an empty one near the dump, if there is something to fetch.
fn by_road(look: Look, side: Side, (from, to): (Hex, Hex), lies: bool) -> Option<ColumnId> {
    let free = |c: &Column| c.side == side && on_map(c.at) && !c.moved && !c.extender && c.organic == 0;
    let drives = (0..).zip(look.s.columns.iter()).filter(|(_, c)| free(c) && (c.load > 0 || lies));
    let legal = drives.filter(|(i, _)| command::legal(look, side, Action::Drive(*i)));
    let near = |c: &Column| if c.load > 0 { look.t.distance(c.at, to) } else { look.t.distance(c.at, from) };
    legal.min_by_key(|(_, c)| (c.load == 0, near(c))).map(|(i, _)| i)
}

/// What the column in hand does next: it loads at the one end, unloads at the other, and goes as near as it can.
pub fn next(look: Look, side: Side, from: Hex, to: Hex, tokens: u8) -> Action {
    let column = look.s.columns[usize::from(look.s.hand.column)];
    let legal = |a: &Action| command::legal(look, side, *a);
    if column.load == 0 && column.at == from {
        return (1..=tokens).rev().map(Action::Load).find(legal).unwrap_or(Action::Halt);
    }
    if column.load > 0 && column.at == to {
        return Some(Action::Unload(column.load)).filter(legal).unwrap_or(Action::Halt);
    }
    // Who has unloaded here goes back in the next turn.
    if column.at == to && column.spent > 0 {
        return Action::Halt;
    }
    let goal = if column.load > 0 { to } else { from };
    let spots = reach(look);
    let rests = spots.0.iter().enumerate().filter(|(i, spot)| *i == 0 || spot.rests);
    let end = rests.min_by_key(|(_, spot)| (look.t.distance(spot.hex, goal), u8::MAX - spot.left));
    match end.map(|(i, _)| spots.way(i)).as_deref() {
        Some([first, ..]) => Action::Step(*first),
        _ => Action::Halt,
    }
}
