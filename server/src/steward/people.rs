//! What is a person's: it can be had, and it can go.

use sandtable_core::{Seat, Seats, Viewer};
use serde_json::{Value, json};

use super::{StewardError, TRIES, change, load, record};
use crate::games::STAND_IN;
use crate::ids::{AccountId, TableId};
use crate::store::{Account, Draft, Holder, Meta, Status, Store, StoreError};

/// What stands where the name of somebody stood who has gone.
const NOBODY: &str = "—";

/// Everything that is kept of a person: his name, his seats with the records as he may read them, what he said, noted and
/// reported. Of games that go on he gets no more than he knows.
///
/// # Errors
/// If the store does not answer, or a log cannot be read.
pub async fn export_person(store: &dyn Store, account: &Account, now: i64) -> Result<Value, StewardError> {
    let mut all = export_words(store, account, now).await?;
    let mut tables = Vec::new();
    for id in store.belonging(&account.id).await? {
        tables.extend(export_table(store, account, &id).await?);
    }
    all["tables"] = tables.into();
    Ok(all)
}

/// What is kept of a person at a table; none if that is no more.
///
/// # Errors
/// As for [`export_person`].
pub async fn export_table(
    store: &dyn Store,
    account: &Account,
    id: &TableId,
) -> Result<Option<Value>, StewardError> {
    let Some(stored) = store.load(id).await? else { return Ok(None) };
    let (table, meta) = (&stored.table, &stored.table.meta);
    let seats = meta.seats_of(&account.id);
    let keys: Vec<_> = seats.iter().filter_map(|s| meta.keys.get(usize::from(s.0))).collect();
    let drafts: Vec<_> =
        stored.drafts.iter().filter(|(s, _)| seats.has(Seat(*s))).map(|(_, draft)| draft).collect();
    let books: Vec<_> = seats.iter().filter_map(|s| meta.books.get(usize::from(s.0))).collect();
    let open = table.status == Status::Over && meta.result.as_ref().is_none_or(|r| r.reason != "continued");
    let text = match record(&stored) {
        Ok(whole) if open => Some(whole.to_string()),
        Ok(whole) => Some(whole.for_viewer(Viewer(seats)).to_string()),
        Err(StewardError::NotBegun(_)) => None,
        Err(other) => return Err(other),
    };
    Ok(Some(json!({
        "table": table.id,
        "game": meta.game,
        "scenario": meta.scenario,
        "options": meta.options,
        "status": table.status,
        "laid": table.created,
        "laid_by_you": meta.creator.as_ref() == Some(&account.id),
        "seats": keys,
        "orders": books,
        "drafts": drafts,
        "result": meta.result,
        "record": text,
    })))
}

/// What is kept of a person beside his tables.
///
/// # Errors
/// If the store does not answer.
pub async fn export_words(store: &dyn Store, account: &Account, now: i64) -> Result<Value, StewardError> {
    let said = store.said_by(&account.id).await?;
    let said = said.into_iter().map(|(id, s)| json!({ "table": id, "at": s.at, "text": s.text }));
    let notes = store.notes_of(&account.id).await?;
    let notes = notes.into_iter().map(|(id, text)| json!({ "table": id, "text": text }));
    let told = store.reports().await?.into_iter().filter(|report| report.reporter == account.id);
    let told = told.map(|r| json!({ "table": r.table, "at": r.at, "text": r.text }));
    Ok(json!({
        "name": account.name,
        "guest": account.password.is_none(),
        "since": account.created,
        "exported": now,
        "said": said.collect::<Vec<_>>(),
        "notes": notes.collect::<Vec<_>>(),
        "reports": told.collect::<Vec<_>>(),
    }))
}

/// Somebody has another name: so have his seats, so that nobody who takes the old one is taken for him. Gives the tables.
///
/// # Errors
/// If the store does not answer. What was done so far is done; it can be asked for again.
pub async fn rename_person(
    store: &dyn Store,
    account: &Account,
    now: i64,
) -> Result<Vec<TableId>, StewardError> {
    let mut renamed = Vec::new();
    for table in store.belonging(&account.id).await? {
        let mut tries = TRIES;
        loop {
            let stored = match load(store, &table).await {
                Err(StewardError::NoTable(_)) => break,
                other => other?,
            };
            let mut meta = stored.table.meta.clone();
            for chair in &mut meta.chairs {
                match &mut chair.holder {
                    Holder::Person { id, name } if *id == account.id => name.clone_from(&account.name),
                    _ => {}
                }
            }
            // He laid it, and sits there no more.
            if meta == stored.table.meta {
                break;
            }
            match store.commit(change(&stored, meta, stored.table.status, now)).await {
                Err(StoreError::Conflict) if tries > 1 => tries -= 1,
                other => {
                    other?;
                    renamed.push(table);
                    break;
                }
            }
        }
    }
    Ok(renamed)
}

/// What went with a person.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Erased {
    /// Tables that were his alone and are gone.
    pub gone: Vec<TableId>,
    /// Tables that others keep, without his name.
    pub left: Vec<TableId>,
}

/// Erases a person: his name, his password, his sessions, what he said and noted, and the tables that he shared with
/// nobody. Where others play, a bot takes his seat; where they have played, the seat has no name.
///
/// # Errors
/// If the store does not answer. What was done so far is done; it can be asked for again.
pub async fn erase_person(store: &dyn Store, account: &Account, now: i64) -> Result<Erased, StewardError> {
    let mut erased = Erased::default();
    for table in store.belonging(&account.id).await? {
        if leave(store, &table, &account.id, now).await? {
            erased.left.push(table);
        } else {
            erased.gone.push(table);
        }
    }
    store.delete_account(&account.id).await?;
    Ok(erased)
}

/// Takes somebody off a table; false if the table went with him.
async fn leave(store: &dyn Store, id: &TableId, who: &AccountId, now: i64) -> Result<bool, StewardError> {
    let mut tries = TRIES;
    loop {
        let stored = match load(store, id).await {
            Err(StewardError::NoTable(_)) => return Ok(false),
            other => other?,
        };
        let (meta, status) = (&stored.table.meta, stored.table.status);
        let seats = meta.seats_of(who);
        if meta.people().0 & !seats.0 == 0 {
            store.delete(id).await?;
            return Ok(false);
        }
        match store.commit(change(&stored, without(meta, status, who, seats), status, now)).await {
            Err(StoreError::Conflict) if tries > 1 => tries -= 1,
            other => {
                other?;
                for seat in seats.iter() {
                    store.keep_draft(id, seat.0, &Draft::default(), false).await?;
                }
                return Ok(true);
            }
        }
    }
}

/// A table's meta without somebody.
fn without(meta: &Meta, status: Status, who: &AccountId, seats: Seats) -> Meta {
    let mut meta = meta.clone();
    if meta.creator.as_ref() == Some(who) {
        meta.creator = None;
    }
    meta.muted.retain(|(by, whom)| by != who && whom != who);
    for seat in seats.iter() {
        let i = usize::from(seat.0);
        if let Some(chair) = meta.chairs.get_mut(i) {
            chair.holder = match status {
                Status::Waiting => Holder::Open,
                Status::Running => Holder::Bot(STAND_IN.to_string()),
                Status::Over => Holder::Person { id: AccountId(String::new()), name: NOBODY.into() },
            };
        }
        if let Some(book) = meta.books.get_mut(i) {
            *book = Default::default();
        }
    }
    meta
}
