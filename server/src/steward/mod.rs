//! What the operator does beside the game: looks through the tables, ends, exports and erases them, and what is a
//! person's; backups. It needs the store alone, so that it can be done while servers run: they hear of it and fold again.

mod backup;
mod people;

use sandtable_core::{End, Record, Seats, Secret};
use thiserror::Error;

pub use backup::{Contents, copy, read_backup, write_backup};
pub use people::{Erased, erase_person, export_person, export_table, export_words, rename_person};

use crate::ids::TableId;
use crate::store::{Change, Meta, Status, Store, StoreError, Stored, Verdict};

/// Why something cannot be done.
#[derive(Debug, Error)]
pub enum StewardError {
    /// There is no such table.
    #[error("there is no table '{0}'")]
    NoTable(TableId),
    /// It is over.
    #[error("the game at table '{0}' is over")]
    Over(TableId),
    /// It has not begun.
    #[error("the game at table '{0}' has not begun")]
    NotBegun(TableId),
    /// Its log is no log.
    #[error("the log of table '{0}' cannot be read: {1}")]
    Log(TableId, String),
    /// The store does not answer as hoped.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A backup cannot be written or read.
    #[error(transparent)]
    Io(#[from] std::io::Error),
}

/// How often something is tried against servers that write at the same time.
const TRIES: usize = 20;

async fn load(store: &dyn Store, id: &TableId) -> Result<Stored, StewardError> {
    store.load(id).await?.ok_or_else(|| StewardError::NoTable(id.clone()))
}

/// The change that gives a table another meta and status, and adds no row.
fn change(stored: &Stored, meta: Meta, status: Status, now: i64) -> Change {
    let table = &stored.table;
    let over = status == Status::Over;
    Change {
        table: table.id.clone(),
        version: table.version,
        first: stored.rows.len(),
        rows: Vec::new(),
        status,
        asked: if over { 0 } else { table.asked },
        bots: meta.bots().0,
        moved: table.moved,
        meta: Some(meta),
        snapshot: None,
        due: table.due.filter(|_| !over),
        key: None,
        now,
    }
}

/// Ends a table at which nobody will play on: nobody wins.
///
/// # Errors
/// If there is none, or it is over.
pub async fn end(store: &dyn Store, id: &TableId, now: i64) -> Result<(), StewardError> {
    let mut tries = TRIES;
    loop {
        let stored = load(store, id).await?;
        if stored.table.status == Status::Over {
            return Err(StewardError::Over(id.clone()));
        }
        let result = Some(Verdict { winners: 0, reason: "closed".into(), rule: None });
        let meta = Meta { result, ..stored.table.meta.clone() };
        match store.commit(change(&stored, meta, Status::Over, now)).await {
            Err(StoreError::Conflict) if tries > 1 => tries -= 1,
            other => return Ok(other?),
        }
    }
}

/// Takes a table away, with its log, its talk and its notes.
///
/// # Errors
/// If there is none.
pub async fn erase(store: &dyn Store, id: &TableId) -> Result<(), StewardError> {
    load(store, id).await?;
    Ok(store.delete(id).await?)
}

/// The whole record of a table, as whoever has the store can read it; the secret of its dice only when it is over.
///
/// # Errors
/// If there is none, or it has not begun.
pub async fn export(store: &dyn Store, id: &TableId) -> Result<Record, StewardError> {
    record(&load(store, id).await?)
}

fn record(stored: &Stored) -> Result<Record, StewardError> {
    let (id, meta) = (&stored.table.id, &stored.table.meta);
    let header = meta.header.as_ref().ok_or_else(|| StewardError::NotBegun(id.clone()))?;
    let text = format!("{header}{}\n", stored.rows.join("\n"));
    let mut record = Record::parse(&text).map_err(|e| StewardError::Log(id.clone(), e.to_string()))?;
    if stored.table.status == Status::Over {
        record.secret = meta.secret.as_deref().and_then(Secret::parse);
        let by_rules = meta.result.as_ref().and_then(|r| Some((r.winners, r.rule.clone()?)));
        record.end = by_rules.map(|(winners, rule)| End { winners: Seats(winners), rule });
    }
    Ok(record)
}
