//! Extenders: Transport Points that stand still and carry trace supply forward (12.7, 9.14d).

use sandtable_core::{Flow, Offers, Phase, Playing, Refusal, Text};

use super::{columns, phase};
use crate::Ocs;
use crate::action::{Action, Hex};
use crate::captures::is_fast;
use crate::look::Look;
use crate::pieces::{Side, Terrain};
use crate::play::{Play, hex_value};
use crate::state::{Column, NO_COLUMN_HERE, NO_HAND};

/// Points of an Extender (12.7/1).
const POINTS: u8 = 5;

const ORGANIC: Refusal = Refusal::new("13.2g/C", "why-organic-extends");
const NONE: Refusal = Refusal::new("12.7/2", "why-no-extenders");
const LOADED: Refusal = Refusal::new("12.7d/2", "why-extender-loaded");
const UNLINKED: Refusal = Refusal::new("12.7d/2", "why-extender-unlinked");
const FEW: Refusal = Refusal::new("12.7/1", "why-extender-points");
const HALF: Refusal = Refusal::new("12.7d/1", "why-extender-half");
const NO_ROOM: Refusal = Refusal::new("12.7/2", "why-no-extenders");
const NOT_ONE: Refusal = Refusal::new("12.7/1", "why-no-extender");
const NOWHERE: Refusal = Refusal::new("9.14d/1", "why-extender-nowhere");

/// Quarter MP of becoming an Extender or reverting: half the allowance.
pub fn half(ma: u8) -> u8 {
    2 * ma
}

fn in_hand(look: Look) -> Column {
    look.s.columns[usize::from(look.s.hand.column)]
}

/// Could points of a column be part of the Extender that the one in hand becomes (12.7e)?
fn joins(look: Look, column: &Column) -> bool {
    let first = in_hand(look);
    let ma = look.t.transport[usize::from(column.kind)].ma;
    (column.at, column.side, column.kind, column.organic) == (first.at, first.side, first.kind, 0)
        && !column.extender
        && column.load == 0
        && column.spent.checked_add(half(ma)).is_some_and(|spent| spent <= ma.saturating_mul(4))
}

/// Are there points enough in the hex of the column in hand?
pub fn enough(look: Look) -> bool {
    let points = look.s.columns_at(in_hand(look).at).filter(|(_, c)| joins(look, c));
    points.map(|(_, c)| u16::from(c.points)).sum::<u16>() >= POINTS.into()
}

/// Could an Extender stand there? Asked once a step, since it takes a search.
pub fn links(look: Look) -> bool {
    look.t.transport[usize::from(in_hand(look).kind)].extender > 0
        && crate::trace::could_link(look, &in_hand(look))
}

/// May the column in hand become an Extender?
pub fn extends(look: Look) -> Result<(), Refusal> {
    let column = in_hand(look);
    let kind = &look.t.transport[usize::from(column.kind)];
    if column.organic > 0 {
        return Err(ORGANIC);
    }
    if kind.extender == 0 || column.extender {
        return Err(NONE);
    }
    if column.load > 0 {
        return Err(LOADED);
    }
    if !joins(look, &column) {
        return Err(HALF);
    }
    if !enough(look) {
        return Err(FEW);
    }
    let slot = look.column_slot(column.side).is_some();
    if column.points > POINTS && !slot {
        return Err(NO_ROOM);
    }
    if look.s.fields.choices.contains(&column.at) { Ok(()) } else { Err(UNLINKED) }
}

/// Five points become an Extender: those in hand first.
pub fn extend(play: &mut Play) {
    let id = usize::from(play.s.hand.column);
    let column = play.s.columns[id];
    let mut left = POINTS;
    for i in std::iter::once(id).chain((0..play.s.columns.len()).filter(|i| *i != id)) {
        if left > 0 && joins(play.look(), &play.s.columns[i]) {
            let other = &mut play.s.columns[i];
            let taken = left.min(other.points);
            other.points -= taken;
            left -= taken;
            if other.points == 0 && i != id {
                *other = NO_COLUMN_HERE;
            }
        }
    }
    let made = Column {
        at: column.at,
        side: column.side,
        pool: column.pool,
        kind: column.kind,
        points: POINTS,
        extender: true,
        moved: true,
        ..NO_COLUMN_HERE
    };
    if play.s.columns[id].points == 0 {
        play.s.columns[id] = made;
        play.s.hand = NO_HAND;
        play.pop();
    } else {
        play.form(made);
        play.s.hand.going = true;
    }
    play.s.fields.stale = true;
    play.tell(column.side, "12.7/1", || Text::new("log-extended").with("hex", hex_value(column.at)));
}

/// May the Extender in hand revert (12.7d/1)?
pub fn reverts(look: Look) -> Result<(), Refusal> {
    if in_hand(look).extender { Ok(()) } else { Err(NOT_ONE) }
}

/// It reverts, and its points may move on, together or apart (12.7f).
pub fn revert(play: &mut Play) {
    let id = usize::from(play.s.hand.column);
    let ma = play.t.transport[usize::from(play.s.columns[id].kind)].ma;
    let column = &mut play.s.columns[id];
    (column.extender, column.spent) = (false, half(ma));
    play.s.fields.stale = true;
}

/// May the Extender in hand collapse of its owner's will (9.14d/2)?
pub fn collapses(look: Look) -> Result<(), Refusal> {
    if in_hand(look).extender { Ok(()) } else { Err(NOT_ONE) }
}

/// Within the Extender range, ignoring enemies and ground.
fn near(look: Look, kind: u8, from: Hex, to: Hex) -> bool {
    let range = look.t.transport[usize::from(kind)].extender;
    look.t.distance(from, to) <= range.into() && !look.t.at(to).has(Terrain::Sea)
}

impl phase::Collapse {
    fn may(&self, look: Look, to: Hex) -> bool {
        let column = look.s.columns[usize::from(self.column)];
        look.t.on_map(to)
            && to != self.from
            && near(look, column.kind, self.from, to)
            && look.traced(column.side, to)
            && !look.holds(column.side.other(), to)
            && !look.stores(column.side.other(), to)
    }
}

impl Phase<Ocs> for phase::Collapse {
    fn candidates(&self, look: Look, _: Side, offer: Offers<Action>) -> Flow {
        columns::anywhere(look, offer)
    }

    fn check(&self, look: Look, _: Side, a: Action) -> Result<(), Refusal> {
        columns::goes_there(look, a, |to| self.may(look, to), NOWHERE)
    }

    fn apply(&self, play: &mut Play, side: Side, a: Action) {
        columns::go_there(play, side, self.column, a, "9.14d/1");
    }

    /// 9.14d/3: without a hex to go to the points stay, and are captured like others; nobody's will moves them then.
    fn run(&self, play: &mut Play) -> bool {
        let look = play.look();
        if columns::somewhere(look, |to| self.may(look, to)) {
            return false;
        }
        let column = &mut play.s.columns[usize::from(self.column)];
        column.at = self.from;
        let (side, trucks) = (column.side, is_fast(play.t, column.kind));
        play.s.fields.stale = true;
        play.pop();
        if play.look().holds(side.other(), self.from) {
            play.roll_for_columns(side.other(), self.from, trucks);
        } else {
            play.s.columns[usize::from(self.column)].extender = true;
        }
        true
    }
}
