//! What is kept: accounts, sessions, tables with their logs, and talk. One trait, two implementations.

mod conduct;
mod model;
mod news;
mod portable;
mod postgres;
mod sqlite;

use async_trait::async_trait;
use thiserror::Error;
use tokio::sync::broadcast;

pub use conduct::{Ban, Conduct, Report};
pub use model::{
    Account, Bid, Chair, Change, Draft, Holder, Listed, Meta, NewTable, Pace, Pupil, Reply, Said, Since,
    Snapshot, Solving, Status, Stored, Verdict, Vote, Wish,
};
pub use news::{Abreast, Heard, News, Progress, Topic};
pub use portable::{Line, Piece, Sink, Spring};
pub use postgres::{Postgres, postgres_place};
pub use sqlite::Sqlite;

use crate::ids::{AccountId, Digest, TableId};

/// Why something is not kept.
#[derive(Debug, Error)]
pub enum StoreError {
    /// Somebody else changed it first. Nothing was written.
    #[error("somebody else was faster")]
    Conflict,
    /// The database cannot be reached.
    #[error("{0}")]
    Away(String),
    /// There is one of that name.
    #[error("the name is taken")]
    Taken,
    /// It holds something already.
    #[error("it is not empty")]
    NotEmpty,
    /// What was to be read into it is broken.
    #[error("{0}")]
    Broken(String),
    /// There is no room for it.
    #[error("the disk is full")]
    Full,
    /// A newer program has written there.
    #[error(
        "it was made by a newer version of this program (its schema is {found}, this program knows {known})"
    )]
    Newer {
        /// The schema that was found.
        found: usize,
        /// The latest schema that is known.
        known: usize,
    },
    /// The database says no.
    #[error("{0}")]
    Database(String),
}

/// SQLite's `SQLITE_IOERR_SHMSIZE`.
const SHARED_SIZE: i32 = 4874;

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> StoreError {
        match error.sqlite_error_code() {
            Some(rusqlite::ErrorCode::DiskFull) => StoreError::Full,
            // No room even for what its connections share.
            _ if error.sqlite_error().is_some_and(|e| e.extended_code == SHARED_SIZE) => StoreError::Full,
            _ => StoreError::Database(error.to_string()),
        }
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        use sqlx::Error::{Database, Io, PoolClosed, PoolTimedOut, Tls, WorkerCrashed};
        match error {
            // 53100: disk_full.
            Database(said) if said.code().as_deref() == Some("53100") => StoreError::Full,
            Database(said) => StoreError::Database(said.message().to_string()),
            Io(why) => StoreError::Away(format!("the database does not answer: {why}")),
            Tls(_) | PoolTimedOut | PoolClosed | WorkerCrashed => StoreError::Away(error.to_string()),
            other => StoreError::Database(other.to_string()),
        }
    }
}

/// What comes of asking the store.
pub type Kept<T> = Result<T, StoreError>;

/// The schema that this program writes.
pub const SCHEMA: usize = sqlite::MIGRATIONS.len();

/// A table's bots are this server's for as long as this lives; when the server dies, they are anybody's.
pub struct Lease {
    _held: Option<Box<dyn Send + Sync>>,
}

/// Tables that a guest laid and no one with a password plays at, and at which nothing has happened since a time. Both stores
/// read it. Who laid a table of an earlier version is not known: it is kept.
const FORGOTTEN: &str = "SELECT id FROM tables WHERE updated < $1 AND creator IS NOT NULL
     AND NOT EXISTS (SELECT 1 FROM accounts a WHERE a.id = tables.creator AND a.password IS NOT NULL)
     AND NOT EXISTS (SELECT 1 FROM holders h JOIN accounts a ON a.id = h.account
         WHERE h.tbl = tables.id AND a.password IS NOT NULL)
     ORDER BY updated LIMIT 500";
/// The same of data sets: those that guests brought, which no table names. It takes a while to find them, for all tables are
/// looked through.
const FORGOTTEN_DATA: &str = "SELECT game, digest FROM data_sets WHERE brought < $1
     AND NOT EXISTS (SELECT 1 FROM accounts a WHERE a.id = data_sets.creator AND a.password IS NOT NULL)
     AND NOT EXISTS (SELECT 1 FROM metas WHERE meta LIKE '%' || data_sets.digest || '%')";
const FORGET_DATA: &str = "DELETE FROM data_sets WHERE game = $1 AND digest = $2";
/// Of what is over so much is thrown away at once, again and again: meanwhile others write.
const ENDED_SESSIONS: &str =
    "DELETE FROM sessions WHERE token IN (SELECT token FROM sessions WHERE until < $1 LIMIT 500)";
const OLD_KEYS: &str =
    "DELETE FROM keys WHERE (tbl, key) IN (SELECT tbl, key FROM keys WHERE at < $1 ORDER BY at LIMIT 500)";
/// Where public tables are found: of the latest thousand, a few of each who laid them. `open` is what makes one public; the
/// parameters are the status, how many are listed, and how many of one person's.
fn listed_in_public(open: &str) -> String {
    format!(
        "FROM (SELECT id AS found, row_number() OVER (PARTITION BY coalesce(creator, id) ORDER BY moved DESC) AS nth
             FROM (SELECT id, creator, moved FROM tables WHERE {open} AND status = $1
                 ORDER BY moved DESC LIMIT 1000) latest) fair
         JOIN tables t ON t.id = fair.found JOIN metas m ON m.tbl = t.id
         WHERE fair.nth <= $3 ORDER BY t.moved DESC LIMIT $2"
    )
}
/// Everything that is somebody's. Both stores read it.
const BELONGING: &str = "SELECT id FROM (SELECT id, created FROM tables WHERE creator = $1
         UNION SELECT t.id, t.created FROM holders h JOIN tables t ON t.id = h.tbl WHERE h.account = $1) his
     ORDER BY created, id";
/// So much of the talk is told at once.
const TALK: i64 = 500;
/// How much was said at a table, whether somebody spoke, and how many others have notes there. Both stores read it.
const SAID_AT: &str = "SELECT count(*) FROM talk WHERE tbl = $1 AND player = $2";
const SPOKE_AT: &str = "SELECT EXISTS (SELECT 1 FROM talk WHERE tbl = $1 AND account = $2)";
const NOTED_AT: &str = "SELECT count(*) FROM notes WHERE tbl = $1 AND account <> $2 AND text <> ''";

/// Where everything is kept. What is answered with `Ok` is durable.
#[async_trait]
pub trait Store: Conduct + Abreast {
    /// Lays a new table.
    async fn create(&self, table: NewTable) -> Kept<()>;
    /// A table with its log, as much of it as is wanted.
    async fn load_since(&self, id: &TableId, since: Since) -> Kept<Option<Stored>>;
    /// A table with its whole log.
    async fn load(&self, id: &TableId) -> Kept<Option<Stored>> {
        self.load_since(id, Since::Start).await
    }
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
    /// Every table at which somebody has a seat, or that he laid, the oldest first.
    async fn belonging(&self, account: &AccountId) -> Kept<Vec<TableId>>;
    /// How many tables somebody has laid: those that are not over, and all.
    async fn laid_by(&self, account: &AccountId) -> Kept<(u64, u64)>;
    /// Tables of guests alone at which nothing has happened since a time.
    async fn forgotten(&self, before: i64) -> Kept<Vec<TableId>>;
    /// Public tables, the latest first, with no more than so many of each who laid them.
    async fn public(&self, status: Status, limit: u32, each: u32) -> Kept<Vec<Listed>>;
    /// Running tables at which a bot has been asked since before a time.
    async fn waiting_for_bots(&self, before: i64) -> Kept<Vec<TableId>>;
    /// Running tables at which the clock of an open window ran out before a time.
    async fn run_out(&self, before: i64) -> Kept<Vec<TableId>>;

    /// Keeps a data set of a game, as text, for the tables that are played with it; if somebody brought it, with his name and the
    /// time.
    async fn keep_data(
        &self,
        game: &str,
        digest: &str,
        files: &str,
        brought: Option<(&AccountId, i64)>,
    ) -> Kept<()>;
    /// How many data sets somebody has brought.
    async fn brought_by(&self, account: &AccountId) -> Kept<u64>;
    /// Throws data sets away that guests brought before a time and no table is played with. How many?
    async fn forget_data(&self, before: i64) -> Kept<u64>;
    /// The data set of a game with a digest.
    async fn data(&self, game: &str, digest: &str) -> Kept<Option<String>>;

    /// Takes the bots of a table into one's own hands, if no other server has them.
    async fn lease(&self, id: &TableId) -> Kept<Option<Lease>>;
    /// How far the store's clock is ahead of this machine's, in milliseconds: servers that share a store share its time.
    fn ahead(&self) -> i64;

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
    /// Ends all sessions of a person.
    async fn end_sessions(&self, account: &AccountId) -> Kept<()>;

    /// Adds to the talk at a table; gives its number.
    async fn say(&self, table: &TableId, said: Said) -> Kept<i64>;
    /// The latest of the talk after a number, of players or of all.
    async fn talk(&self, table: &TableId, since: i64, players: bool) -> Kept<Vec<Said>>;
    /// How much was said at a table by those who play, or by those who look on.
    async fn said_at(&self, table: &TableId, players: bool) -> Kept<u64>;
    /// How many others than somebody have notes at a table.
    async fn noted_at(&self, table: &TableId, but: &AccountId) -> Kept<u64>;
    /// Somebody's private notes.
    async fn note(&self, table: &TableId, account: &AccountId) -> Kept<String>;
    /// Keeps somebody's private notes.
    async fn set_note(&self, table: &TableId, account: &AccountId, text: &str) -> Kept<()>;

    /// Every table without its log, the oldest first.
    async fn tables(&self) -> Kept<Vec<Listed>>;
    /// Everybody, the oldest first.
    async fn accounts(&self) -> Kept<Vec<Account>>;
    /// Has somebody said something at a table?
    async fn spoke_at(&self, table: &TableId, account: &AccountId) -> Kept<bool>;
    /// What somebody said, where.
    async fn said_by(&self, account: &AccountId) -> Kept<Vec<(TableId, Said)>>;
    /// What somebody noted, where.
    async fn notes_of(&self, account: &AccountId) -> Kept<Vec<(TableId, String)>>;
    /// Takes a person away, with his sessions, his notes and what he said. His seats are the caller's business.
    async fn delete_account(&self, account: &AccountId) -> Kept<()>;

    /// Hands over everything that is kept, as it was at one moment. Others may go on writing.
    async fn dump(&self, to: Sink) -> Kept<()>;
    /// Takes everything over, in one transaction; what is there already goes, if that is wanted.
    ///
    /// # Errors
    /// [`StoreError::NotEmpty`] if it is not wanted; [`StoreError::Broken`] if it does not come whole. Then nothing is
    /// changed.
    async fn fill(&self, from: Spring, replace: bool) -> Kept<()>;
    /// Looks whether another program wrote, where nobody tells; [`News`] come of it.
    async fn look_around(&self) {}

    /// Forgets sessions that ended and idempotency keys from before a time.
    async fn prune(&self, now: i64, keys_before: i64) -> Kept<()>;
    /// Tells other servers what was taken of limits here, where there are others.
    async fn tell_limits(&self, _message: &str) -> Kept<()> {
        Ok(())
    }
    /// What other servers do; none where there is no other.
    fn news(&self) -> Option<broadcast::Receiver<Heard>>;
    /// Does it answer?
    async fn healthy(&self) -> bool;
    /// Writes what is left and ends.
    async fn close(&self);
}
