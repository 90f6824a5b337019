//! Transport Points: driving, loading, unloading, dividing (13.2), and their displacement (9.14c/2).

use sandtable_core::{Flow, Offers, Phase, Playing, Refusal, Text};

use super::{Segment, Step, extenders, moving, not_now, phase, sailing};
use crate::Ocs;
use crate::action::{Action, ColumnId, Hex};
use crate::cost;
use crate::look::Look;
use crate::pieces::{Side, Sink, Terrain};
use crate::play::{Play, hex_value};
use crate::state::{Column, NO_HAND};

const NOTHING_THERE: Refusal = Refusal::new("13.2f/1", "why-nothing-to-load");
const FRESH: Refusal = Refusal::new("12.2a/2", "why-unloaded-now");
const FULL: Refusal = Refusal::new("13.2c/1", "why-column-full");
const NOT_HERE: Refusal = Refusal::new("13.2f/2", "why-not-unload-here");
const POINTS: Refusal = Refusal::new("13.2f/3", "why-no-points");
const EMPTY: Refusal = Refusal::new("13.2f/2", "why-column-empty");
const ORGANIC: Refusal = Refusal::new("13.2g/A", "why-organic-unloads");
const RESERVE: Refusal = Refusal::new("5.7f", "why-column-reserve");
const RESERVE_ZONE: Refusal = Refusal::new("5.7c", "why-reserve-zone");
const GOING: Refusal = Refusal::new("6.1g", "why-going");
const PAUSED: Refusal = Refusal::new("13.2a/1", "why-paused");
const STAYS: Refusal = Refusal::new("12.7/1", "why-extender-stays");
const NO_SPLIT: Refusal = Refusal::new("13.2c/2", "why-no-split");
const TOO_FAR: Refusal = Refusal::new("9.14c/2", "why-displace-far");

/// May points go by rail or sea, as far as their state goes (12.7/1, 5.7e)?
pub fn portable(column: &Column) -> Result<(), Refusal> {
    const RESERVE: Refusal = Refusal::new("5.7e", "why-rail-mode");
    match column {
        Column { extender: true, .. } => Err(STAYS),
        Column { reserve: true, .. } => Err(RESERVE),
        _ => Ok(()),
    }
}

fn driven(look: Look) -> Column {
    look.s.columns[usize::from(look.s.hand.column)]
}

/// What comes to mind for the column in hand.
pub fn candidates(look: Look, offer: Offers<Action>) -> Flow {
    let column = driven(look);
    if column.extender {
        offer(Action::Revert)?;
        offer(Action::Collapse)?;
        return offer(Action::Halt);
    }
    offer(Action::Extend)?;
    offer(Action::Reserve)?;
    offer(Action::Pause)?;
    for to in look.t.near(column.at) {
        offer(Action::Step(to))?;
    }
    for n in 1..=4 * column.points {
        offer(Action::Load(n))?;
        offer(Action::Unload(n))?;
    }
    for n in 1..column.points {
        offer(Action::Split(n))?;
    }
    if look.t.transport[usize::from(column.kind)].amphibious {
        offer(Action::Convert)?;
    }
    offer(Action::Halt)
}

/// Quarter MP of loading or unloading: a tenth of the allowance, rounded (13.2f/3).
pub fn handling(ma: u8) -> u8 {
    4 * ((ma + 5) / 10)
}

/// Is an action legal for the column in hand?
pub fn check(look: Look, a: Action) -> Result<(), Refusal> {
    let column = driven(look);
    let ma = look.t.transport[usize::from(column.kind)].ma;
    let handles = || {
        let spent = column.spent.checked_add(handling(ma)).filter(|spent| *spent <= ma.saturating_mul(4));
        if column.moved || spent.is_none() { Err(POINTS) } else { Ok(()) }
    };
    if column.extender
        && matches!(a, Action::Step(_) | Action::Load(_) | Action::Unload(_) | Action::Split(_))
    {
        return Err(STAYS);
    }
    match a {
        Action::Step(to) => cost::column_step(look, to).map(|_| ()),
        Action::Extend => extenders::extends(look),
        Action::Revert => extenders::reverts(look),
        Action::Collapse => extenders::collapses(look),
        Action::Reserve => reserves(look),
        Action::Pause if column.load == 0 => Err(EMPTY),
        // Once a hex, so that nobody pauses for ever.
        Action::Pause if look.s.hand.at == column.at => Err(PAUSED),
        Action::Pause if look.segment() == Some(Segment::Movement) => Ok(()),
        Action::Unload(_) if column.organic > 0 => Err(ORGANIC),
        Action::Load(n) => {
            let Some(dump) = look.s.dump(column.at).filter(|dump| dump.side == column.side) else {
                return Err(NOTHING_THERE);
            };
            if dump.owner() != column.owner() {
                return Err(look.t.title.apart()[1]);
            }
            if n == 0 || u16::from(n) > dump.tokens {
                return Err(NOTHING_THERE);
            }
            if u16::from(n) > dump.tokens - dump.fresh {
                return Err(FRESH);
            }
            if u16::from(column.load) + u16::from(n) > 4 * u16::from(column.points) {
                return Err(FULL);
            }
            handles()
        }
        Action::Unload(n) => {
            if n == 0 || n > column.load || n > 4 * column.points {
                return Err(EMPTY);
            }
            let dump = look.s.dump(column.at).filter(|dump| dump.side == column.side);
            if dump.is_some_and(|dump| dump.owner() != column.owner()) {
                return Err(look.t.title.apart()[0]);
            }
            let dump = dump.is_some();
            let port = look.t.place(column.at).is_some_and(|(_, place)| place.port > 0);
            let base = look.base_of(column.side, column.at).is_some();
            if !(dump || port || base || look.holds(column.side, column.at)) {
                return Err(NOT_HERE);
            }
            let room = dump || look.has_dump_room(column.side);
            if room { handles() } else { Err(NOT_HERE) }
        }
        Action::Split(n) => {
            let slot = look.column_slot(column.side).is_some();
            let fits = n > 0 && n < column.points && column.load <= 4 * column.points;
            if look.s.hand.going || !fits || !slot { Err(NO_SPLIT) } else { Ok(()) }
        }
        Action::Convert => sailing::launches(look, &column),
        Action::Halt => Ok(()),
        _ => Err(not_now(look, a)),
    }
}

/// Carries it out.
pub fn apply(play: &mut Play, a: Action) {
    play.log.expose();
    let id = usize::from(play.s.hand.column);
    let column = play.s.columns[id];
    let ma = play.t.transport[usize::from(column.kind)].ma;
    match a {
        Action::Step(to) => {
            if let Ok(paid) = cost::column_step(play.look(), to) {
                let moving = &mut play.s.columns[id];
                (moving.at, moving.spent, moving.moved) = (to, paid.spent, paid.stops);
            }
            play.s.hand.going = true;
            play.s.fields.aged[column.side as usize] |= column.load > 0 || column.extender;
        }
        Action::Load(n) => {
            if let Some(dump) = play.s.dumps.iter_mut().find(|dump| dump.at == column.at) {
                dump.tokens -= u16::from(n);
                if dump.tokens == 0 {
                    *dump = crate::state::NO_DUMP;
                }
            }
            play.pack();
            let moving = &mut play.s.columns[id];
            moving.load += n;
            moving.spent += handling(ma);
            play.s.hand.going = true;
            play.s.fields.aged[column.side as usize] = true;
        }
        Action::Unload(n) => {
            play.store(column.owner(), column.at, n.into(), true);
            let moving = &mut play.s.columns[id];
            moving.load -= n;
            moving.spent += handling(ma);
            play.s.hand.going = true;
        }
        Action::Split(n) => {
            let points = column.points - n;
            let load = column.load.min(4 * points);
            play.s.columns[id].points = points;
            play.s.columns[id].load = load;
            play.form(Column { points: n, load: column.load - load, ..column });
        }
        Action::Extend => extenders::extend(play),
        Action::Revert => extenders::revert(play),
        Action::Collapse => {
            play.s.hand = NO_HAND;
            play.pop();
            play.collapse(id as u8);
        }
        Action::Reserve => {
            play.s.columns[id].reserve = !column.reserve;
            play.s.hand.going = true;
        }
        Action::Pause => {
            play.s.hand.at = column.at;
            play.push(Step::Pause);
        }
        Action::Convert => {
            sailing::launch(play, id as u8);
            play.s.hand = NO_HAND;
            play.pop();
        }
        _ => {
            play.s.columns[id].moved = true;
            play.s.hand = NO_HAND;
            play.pop();
        }
    }
}

/// May Organic Trucks enter or leave Reserve Mode (5.7c, 13.2g/D)?
fn reserves(look: Look) -> Result<(), Refusal> {
    let column = driven(look);
    if column.organic == 0 {
        return Err(RESERVE);
    }
    if look.s.hand.going || look.segment() != Some(Segment::Movement) {
        return Err(GOING);
    }
    if column.reserve {
        return Ok(());
    }
    if look.in_zone(column.side.other(), column.at) {
        return Err(RESERVE_ZONE);
    }
    moving::marker_for(look, column.side, column.at)
}

impl phase::Displace {
    fn may(&self, look: Look, to: Hex) -> bool {
        let side = look.s.columns[usize::from(self.column)].side;
        look.t.on_map(to)
            && to != self.from
            && look.t.distance(self.from, to) <= self.range.into()
            && !look.holds(side.other(), to)
            && !look.stores(side.other(), to)
            && !look.t.at(to).has(Terrain::Sea)
    }
}

/// Points that must leave their hex may come to mind anywhere.
pub fn anywhere(look: Look, offer: Offers<Action>) -> Flow {
    (0..look.t.ground.len() as Hex).try_for_each(|to| offer(Action::Displace(to)))
}

/// Is there a hex for them?
pub fn somewhere(look: Look, may: impl Fn(Hex) -> bool) -> bool {
    (0..look.t.ground.len() as Hex).any(may)
}

/// May they go where an action sends them?
pub fn goes_there(look: Look, a: Action, may: impl Fn(Hex) -> bool, why: Refusal) -> Result<(), Refusal> {
    match a {
        Action::Displace(to) if may(to) => Ok(()),
        Action::Displace(_) => Err(why),
        _ => Err(not_now(look, a)),
    }
}

/// They go there, by a rule.
pub fn go_there(play: &mut Play, side: Side, column: ColumnId, a: Action, rule: &'static str) {
    if let Action::Displace(to) = a {
        play.log.expose();
        play.s.columns[usize::from(column)].at = to;
        play.s.fields.stale = true;
        play.tell(side, rule, || Text::new("log-displaced").with("hex", hex_value(to)));
    }
    play.pop();
}

impl Phase<Ocs> for phase::Displace {
    fn candidates(&self, look: Look, _: Side, offer: Offers<Action>) -> Flow {
        anywhere(look, offer)
    }

    fn check(&self, look: Look, _: Side, a: Action) -> Result<(), Refusal> {
        goes_there(look, a, |to| self.may(look, to), TOO_FAR)
    }

    fn apply(&self, play: &mut Play, side: Side, a: Action) {
        go_there(play, side, self.column, a, "9.14c/2");
    }

    /// Nowhere to go: they are lost.
    fn run(&self, play: &mut Play) -> bool {
        let look = play.look();
        let any = somewhere(look, |to| self.may(look, to));
        if !any {
            play.lose_column(self.column, Sink::Captured);
        }
        play.pop_unless(any)
    }
}
