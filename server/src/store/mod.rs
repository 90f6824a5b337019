//! What is kept: accounts, sessions, tables with their logs, and talk. One trait, two implementations.

mod model;
mod postgres;
mod sqlite;

use async_trait::async_trait;
use thiserror::Error;
use tokio::sync::broadcast;

pub use model::{
    Account, Chair, Change, Draft, Holder, Listed, Meta, NewTable, Reply, Said, Snapshot, Status, Stored,
    Verdict,
};
pub use postgres::Postgres;
pub use sqlite::Sqlite;

use crate::ids::{AccountId, Digest, TableId};

/// Why something is not kept.
#[derive(Debug, Error)]
pub enum StoreError {
    /// Somebody else changed it first. Nothing was written.
    #[error("somebody else was faster")]
    Conflict,
    /// There is one of that name.
    #[error("the name is taken")]
    Taken,
    /// The database says no.
    #[error("{0}")]
    Database(String),
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> StoreError {
        StoreError::Database(error.to_string())
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        StoreError::Database(error.to_string())
    }
}

/// What comes of asking the store.
pub type Kept<T> = Result<T, StoreError>;

/// Something changed at a table, through another server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct News {
    /// Where.
    pub table: TableId,
}

/// Where everything is kept. What is answered with `Ok` is durable.
#[async_trait]
pub trait Store: Send + Sync {
    /// Lays a new table.
    async fn create(&self, table: NewTable) -> Kept<()>;
    /// A table with its whole log.
    async fn load(&self, id: &TableId) -> Kept<Option<Stored>>;
    /// Writes a change if the table is as the writer believes it to be.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] if it is not; then nothing is written.
    async fn commit(&self, change: Change) -> Kept<()>;
    /// Keeps the position of a table, unless a later one is kept.
    async fn snapshot(&self, id: &TableId, snapshot: Snapshot) -> Kept<()>;
    /// Takes a table away.
    async fn delete(&self, id: &TableId) -> Kept<()>;
    /// The tables at which somebody has a seat, the latest first.
    async fn mine(&self, account: &AccountId) -> Kept<Vec<Listed>>;
    /// Public tables, the latest first.
    async fn public(&self, status: Status, limit: u32) -> Kept<Vec<Listed>>;
    /// Running tables at which a bot has been asked since before a time.
    async fn waiting_for_bots(&self, before: i64) -> Kept<Vec<TableId>>;
    /// Running tables at which the clock of an open window ran out before a time.
    async fn run_out(&self, before: i64) -> Kept<Vec<TableId>>;

    /// Keeps a data set of a game, as text, for the tables that are played with it.
    async fn keep_data(&self, game: &str, digest: &str, files: &str) -> Kept<()>;
    /// The data set of a game with a digest.
    async fn data(&self, game: &str, digest: &str) -> Kept<Option<String>>;

    /// Adds a person.
    ///
    /// # Errors
    /// [`StoreError::Taken`] if there is one of that name.
    async fn add_account(&self, account: Account) -> Kept<()>;
    /// Changes a person.
    ///
    /// # Errors
    /// [`StoreError::Taken`] if there is another of that name.
    async fn set_account(&self, account: Account) -> Kept<()>;
    /// The person of an id.
    async fn account(&self, id: &AccountId) -> Kept<Option<Account>>;
    /// The person of a name.
    async fn account_named(&self, name: &str) -> Kept<Option<Account>>;
    /// The guest with a secret, or the owner of a feed.
    async fn account_with(&self, secret: &Digest) -> Kept<Option<Account>>;
    /// Begins a session.
    async fn add_session(&self, token: &Digest, account: &AccountId, until: i64) -> Kept<()>;
    /// Whose session it is, if it has not ended.
    async fn session(&self, token: &Digest, now: i64) -> Kept<Option<Account>>;
    /// Ends a session.
    async fn end_session(&self, token: &Digest) -> Kept<()>;

    /// Adds to the talk at a table; gives its number.
    async fn say(&self, table: &TableId, said: Said) -> Kept<i64>;
    /// The talk from a number on.
    async fn talk(&self, table: &TableId, since: i64) -> Kept<Vec<Said>>;
    /// Somebody's private notes.
    async fn note(&self, table: &TableId, account: &AccountId) -> Kept<String>;
    /// Keeps somebody's private notes.
    async fn set_note(&self, table: &TableId, account: &AccountId, text: &str) -> Kept<()>;

    /// Forgets sessions that ended and idempotency keys from before a time.
    async fn prune(&self, now: i64, keys_before: i64) -> Kept<()>;
    /// What other servers do; none where there is no other.
    fn news(&self) -> Option<broadcast::Receiver<News>>;
    /// Does it answer?
    async fn healthy(&self) -> bool;
    /// Writes what is left and ends.
    async fn close(&self);
}
