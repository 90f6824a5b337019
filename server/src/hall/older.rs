//! Tables whose log was written under older rules or with other data. Where it still plays to the same position, play
//! goes on as if nothing had happened. Where it does not, nothing is lost: the table is opened to be read, with its
//! record and its last position, and its players can go on from there at another table.

use std::sync::Arc;

use sandtable_bots::GameBox;
use sandtable_core::{Deed, DiceOf, End, Header, Position, Record, ReplayError, ReplayFault, Row, Table};

use super::{Hall, Room, lay, next};
use crate::error::Error;
use crate::ids::TableId;
use crate::store::{Account, Meta, Since, Snapshot, Status};
use crate::wire::TableView;

/// The reason of a table that goes on elsewhere.
pub(super) const CONTINUED: &str = "continued";

/// A table with the box that it was folded with.
pub(super) type Opened = (Arc<dyn GameBox>, Box<dyn Table>);

/// Folds a log with the first box that plays it to the recorded positions.
pub(super) fn fold(
    record: &Record,
    snapshot: Option<&Snapshot>,
    dice: DiceOf,
    boxes: &[Arc<dyn GameBox>],
) -> Result<Opened, ReplayError> {
    let mut fault = None;
    for game in boxes {
        let folded = game.fold(record, dice).and_then(|table| {
            // Rules that did not write the log prove themselves at the last position too.
            let kept =
                snapshot.filter(|s| s.rows == record.rows.len() && game.wrote(&record.header).is_err());
            match kept.map(|s| (s, table.position().to_string())) {
                Some((kept, found)) if kept.position != found => {
                    let hash = |text: &str| Position::parse(text).map(|p| p.hash()).unwrap_or_default();
                    let what = ReplayFault::Hash { expected: hash(&kept.position), found: hash(&found) };
                    Err(ReplayError { line: 0, row: record.rows.len().saturating_sub(1), what })
                }
                _ => Ok(table),
            }
        });
        match folded {
            Ok(table) => return Ok((game.clone(), table)),
            Err(error) => fault = fault.or(Some(error)),
        }
    }
    Err(fault.unwrap_or(ReplayError { line: 0, row: 0, what: ReplayFault::NoStart }))
}

/// The last position of a log that does not fold: the one that was kept, with as many later rows as can be played.
pub(super) fn last_position(
    record: &Record,
    snapshot: &Snapshot,
    boxes: &[Arc<dyn GameBox>],
) -> Option<Opened> {
    let position = Position::parse(&snapshot.position).ok()?;
    let later = record.rows.iter().skip(snapshot.rows).cloned().map(|row| Row { hash: None, ..row });
    let rows = std::iter::once(Row::new(None, Deed::Start)).chain(later).collect();
    let header = Header { position: Some(position), ..record.header.clone() };
    let mut rest = Record { header, rows, end: None, secret: None };
    boxes.iter().find_map(|game| {
        let table = match game.fold(&rest, DiceOf::None) {
            Ok(table) => table,
            Err(error) => {
                rest.truncate(error.row.max(1));
                game.fold(&rest, DiceOf::None).ok()?
            }
        };
        Some((game.clone(), table))
    })
}

impl Room {
    /// The record of the table, whether its log folds or not.
    ///
    /// # Errors
    /// Before the start.
    pub fn record(&self) -> Result<Record, Error> {
        let Some(older) = &self.older else { return Ok(self.table()?.record()) };
        let verdict = self.meta.result.as_ref().filter(|_| self.status == Status::Over);
        let end = verdict
            .and_then(|v| Some(End { winners: sandtable_core::Seats(v.winners), rule: v.rule.clone()? }));
        Ok(Record { end, ..older.clone() })
    }

    /// May everybody know everything? Not while the game goes on elsewhere.
    pub fn is_revealed(&self) -> bool {
        self.status == Status::Over && self.meta.result.as_ref().is_none_or(|r| r.reason != CONTINUED)
    }
}

impl Hall {
    /// Goes on from the last position of a table of older rules, at another table with the same people and new dice.
    ///
    /// # Errors
    /// If the table goes on by itself, or its position means nothing to the present rules.
    pub async fn go_on(&self, id: &TableId, account: &Account) -> Result<TableView, Error> {
        let (turn, room) = self.visit_in_turn(id, Some(account)).await?;
        if room.meta.seats_of(&account.id).is_empty() {
            return Err(Error::Forbidden("only players go on"));
        }
        if let Some(next) = room.meta.rematch.clone() {
            drop(room);
            return self.look(&next, Some(account)).await;
        }
        if room.older.is_none() || room.status != Status::Running {
            return Err(Error::Conflict("this table was not made under older rules, or is over"));
        }
        let shown = room.table.as_ref();
        let shown =
            shown.ok_or(Error::Conflict("its position cannot be laid out under the present rules"))?;
        let old = &room.meta;
        let meta = Meta {
            start: Some(shown.position().to_string()),
            parent: Some(room.id.clone()),
            books: old.books.clone(),
            creator: old.creator.clone(),
            ..next::again(old)
        };
        let mut next = lay::fresh(room.game.clone(), meta, self.clock.now());
        let next = Hall::in_turn(turn, move || {
            next.begin()?;
            Ok::<_, Error>(next)
        });
        let mut next = next.await?;
        next.sign(&self.program);
        let leave = |room: &mut Room| room.end(0, CONTINUED, None);
        self.follow(room, next, account, leave).await
    }

    /// Has the game that went on elsewhere come to its end?
    pub(super) async fn ended_elsewhere(&self, meta: &Meta) -> Result<bool, Error> {
        let mut next = meta.rematch.clone();
        for _ in 0..16 {
            let Some(id) = next else { return Ok(false) };
            let stored = self.store.load_since(&id, Since::Row(usize::MAX)).await?;
            let Some(stored) = stored else { return Ok(false) };
            let continued = |m: &Meta| m.result.as_ref().is_some_and(|r| r.reason == CONTINUED);
            if !continued(&stored.table.meta) {
                return Ok(stored.table.status == Status::Over);
            }
            next = stored.table.meta.rematch;
        }
        Ok(false)
    }
}
