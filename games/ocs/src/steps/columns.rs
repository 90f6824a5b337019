//! Transport Points: driving, loading, unloading, dividing (13.2), and their displacement (9.14c/2).

use sandtable_core::{Flow, Offers, Phase, Playing, Refusal, Text};

use super::{not_now, phase};
use crate::Ocs;
use crate::action::{Action, Hex};
use crate::cost;
use crate::look::Look;
use crate::pieces::{Side, Terrain};
use crate::play::{Play, hex_value};
use crate::state::{Column, NO_HAND, on_map};

const NOTHING_THERE: Refusal = Refusal::new("13.2f/1", "why-nothing-to-load");
const FRESH: Refusal = Refusal::new("12.2a/2", "why-unloaded-now");
const FULL: Refusal = Refusal::new("13.2c/1", "why-column-full");
const NOT_HERE: Refusal = Refusal::new("13.2f/2", "why-not-unload-here");
const POINTS: Refusal = Refusal::new("13.2f/3", "why-no-points");
const EMPTY: Refusal = Refusal::new("13.2f/2", "why-column-empty");
const NO_SPLIT: Refusal = Refusal::new("13.2c/2", "why-no-split");
const TOO_FAR: Refusal = Refusal::new("9.14c/2", "why-displace-far");

fn driven(look: Look) -> Column {
    look.s.columns[usize::from(look.s.hand.column)]
}

/// What comes to mind for the column in hand.
pub fn candidates(look: Look, offer: Offers<Action>) -> Flow {
    let column = driven(look);
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
    match a {
        Action::Step(to) => cost::column_step(look, to).map(|_| ()),
        Action::Load(n) => {
            let Some(dump) = look.s.dump(column.at).filter(|dump| dump.side == column.side) else {
                return Err(NOTHING_THERE);
            };
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
            let dump = look.s.dump(column.at).is_some_and(|dump| dump.side == column.side);
            let port = look.t.place(column.at).is_some_and(|(_, place)| place.port > 0);
            if !(dump || port || look.holds(column.side, column.at)) {
                return Err(NOT_HERE);
            }
            let room = dump || look.s.dumps.iter().any(|dump| !on_map(dump.at));
            if room { handles() } else { Err(NOT_HERE) }
        }
        Action::Split(n) => {
            let slot = look.s.columns.iter().any(|column| column.points == 0);
            let fits = n > 0 && n < column.points && column.load <= 4 * column.points;
            if look.s.hand.going || !fits || !slot { Err(NO_SPLIT) } else { Ok(()) }
        }
        Action::Halt => Ok(()),
        _ => Err(not_now(look, a)),
    }
}

/// Carries it out.
pub fn apply(play: &mut Play, a: Action) {
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
            play.s.fields.stale = true;
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
            play.s.fields.stale = true;
        }
        Action::Unload(n) => {
            play.store(column.side, column.at, n.into(), true);
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
        _ => {
            play.s.columns[id].moved = true;
            play.s.hand = NO_HAND;
            play.pop();
        }
    }
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

impl Phase<Ocs> for phase::Displace {
    fn candidates(&self, look: Look, _: Side, offer: Offers<Action>) -> Flow {
        (0..look.t.ground.len() as Hex).try_for_each(|to| offer(Action::Displace(to)))
    }

    fn check(&self, look: Look, _: Side, a: Action) -> Result<(), Refusal> {
        match a {
            Action::Displace(to) if self.may(look, to) => Ok(()),
            Action::Displace(_) => Err(TOO_FAR),
            _ => Err(not_now(look, a)),
        }
    }

    fn apply(&self, play: &mut Play, _: Side, a: Action) {
        if let Action::Displace(to) = a {
            play.s.columns[usize::from(self.column)].at = to;
            play.s.fields.stale = true;
            play.say("9.14c/2", || Text::new("log-displaced").with("hex", hex_value(to)));
        }
        play.pop();
    }

    /// Nowhere to go: they are lost.
    fn run(&self, play: &mut Play) -> bool {
        let look = play.look();
        let any = (0..look.t.ground.len() as Hex).any(|to| self.may(look, to));
        if !any {
            let column = std::mem::replace(
                &mut play.s.columns[usize::from(self.column)],
                crate::state::NO_COLUMN_HERE,
            );
            let books = &mut play.s.books[column.side as usize];
            books.spent[crate::pieces::Sink::Captured as usize] += u32::from(column.load);
        }
        play.pop_unless(any)
    }
}
