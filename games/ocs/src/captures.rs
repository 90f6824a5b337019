//! Transport Points that the enemy comes upon: captured, displaced, collapsed (9.14c, 9.14d).

use sandtable_core::Playing;

use crate::action::{ColumnId, Hex};
use crate::pieces::{Side, Sink};
use crate::play::{Play, per_cent};
use crate::state::{Column, NO_COLUMN_HERE, State, off};
use crate::steps::{Segment, Step};
use crate::theatre::Theatre;

/// Hexes that trucks are displaced, and wagons (9.14c/2).
const DISPLACED: [u8; 2] = [10, 5];

/// Is a kind rolled for with the trucks (9.14c/1)?
pub fn is_fast(t: &Theatre, kind: u8) -> bool {
    t.transport[usize::from(kind)].ma > 10
}

/// The columns of a side in a hex that are rolled for together.
pub fn class(s: &State, t: &Theatre, side: Side, at: Hex, trucks: bool) -> impl Iterator<Item = ColumnId> {
    let of =
        move |(_, c): &(ColumnId, &Column)| c.side == side && !c.extender && is_fast(t, c.kind) == trucks;
    s.columns_at(at).filter(of).map(|(i, _)| i)
}

impl Play<'_> {
    /// An Attack-Capable unit of a side comes upon columns.
    pub fn capture_columns(&mut self, side: Side, at: Hex) {
        for trucks in [true, false] {
            self.roll_for_columns(side, at, trucks);
        }
        // 9.14d/1, 9.14c/6
        let owner = side.other();
        let extender =
            |s: &State| s.columns_at(at).find(|(_, c)| c.side == owner && c.extender).map(|(i, _)| i);
        while let Some(id) = extender(self.s) {
            // Nobody could know that it was one.
            self.log.reveal();
            self.collapse(id);
        }
    }

    /// An Extender becomes Transport Points again, and its owner places them elsewhere.
    pub fn collapse(&mut self, column: ColumnId) {
        let points = &mut self.s.columns[usize::from(column)];
        let from = std::mem::replace(&mut points.at, off::AWAY);
        (points.extender, points.moved) = (false, true);
        self.s.fields.stale = true;
        self.push(Step::Collapse { column, from });
    }

    /// 9.14c/1: columns with an MA above 10, or the slower ones.
    pub fn roll_for_columns(&mut self, side: Side, at: Hex, trucks: bool) {
        let owner = side.other();
        let all = class(self.s, self.t, owner, at, trucks).map(|i| self.s.columns[usize::from(i)]);
        let (points, load) = all.fold((0, 0), |(p, l), c| (p + u16::from(c.points), l + u16::from(c.load)));
        if points == 0 {
            return;
        }
        let die = self.die("9.14c/1", "log-capture");
        let table = if trucks { self.t.capture.trucks } else { self.t.capture.wagons };
        let share = table[usize::from(die) - 1];
        let points = per_cent(points, share) as u8;
        let load = per_cent(load, share).min(4 * u16::from(points)) as u8;
        self.push(Step::Surrender { at, side: owner, points, load, trucks });
    }

    /// Points of a column are captured, with a part of its load: they become the captor's, and regular (13.2g/F).
    pub fn give_up(&mut self, id: ColumnId, points: u8, load: u8) {
        let column = self.s.columns[usize::from(id)];
        let (owner, captor) = (column.side, column.side.other());
        let rest = &mut self.s.columns[usize::from(id)];
        (rest.points, rest.load) = (column.points - points, column.load - load);
        if rest.points == 0 {
            self.s.books[owner as usize].spent[Sink::Captured as usize] += u32::from(rest.load);
            *rest = NO_COLUMN_HERE;
        }
        self.s.books[owner as usize].spent[Sink::Captured as usize] += u32::from(load);
        // 9.14c/5: at once in the captor's Movement Phase.
        let moved = self.look().segment() != Some(Segment::Movement);
        let (at, kind) = (column.at, column.kind);
        if !self.t.title.keeps(self.t, captor, kind) {
            // What they carried is his all the same.
            self.gain(captor, at, load.into());
        } else if self
            .form(Column {
                at,
                side: captor,
                pool: self.look().pool_at(captor, at).pool,
                kind,
                points,
                load,
                moved,
                ..NO_COLUMN_HERE
            })
            .is_some()
        {
            self.s.books[captor as usize].had += u32::from(load);
        }
        self.s.fields.stale = true;
    }

    /// 9.14c/2: what was not captured is displaced with its load; its owner is asked where to.
    pub fn displace(&mut self, id: ColumnId) {
        let column = &mut self.s.columns[usize::from(id)];
        let from = std::mem::replace(&mut column.at, off::AWAY);
        (column.spent, column.moved, column.reserve) = (0, true, false);
        let range = DISPLACED[usize::from(!is_fast(self.t, column.kind))];
        self.s.fields.stale = true;
        self.push(Step::Displace { column: id, from, range });
    }

    /// Points are lost with their load.
    pub fn lose_column(&mut self, id: ColumnId, sink: Sink) {
        let column = std::mem::replace(&mut self.s.columns[usize::from(id)], NO_COLUMN_HERE);
        self.s.books[column.side as usize].spent[sink as usize] += u32::from(column.load);
        self.s.fields.stale = true;
    }
}
