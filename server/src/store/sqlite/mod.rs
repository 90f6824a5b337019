//! SQLite: one file, one writer thread with group commit, a few readers.

mod conduct;
mod news;

use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use async_trait::async_trait;
use rusqlite::{Connection, OptionalExtension, Row, named_params, params};
use tokio::sync::{broadcast, mpsc, oneshot};

use super::conduct::{GONE, OVER};
use super::model::{of_json, to_json};
use super::portable::{Line, Piece, RELATIONS, Relation, Sink, Spring};
use super::{
    Account, Change, Heard, Kept, Lease, Listed, Meta, NewTable, Reply, Said, Since, Snapshot, Status, Store,
    StoreError, Stored, TALK,
};
use crate::auth::names::look;
use crate::ids::{AccountId, Digest, TableId};

pub(super) const MIGRATIONS: &[&str] = &[
    include_str!("../../../migrations/sqlite/0001_start.sql"),
    include_str!("../../../migrations/sqlite/0002_older_rules_and_clocks.sql"),
    include_str!("../../../migrations/sqlite/0003_drafts.sql"),
    include_str!("../../../migrations/sqlite/0004_who_said_it.sql"),
    include_str!("../../../migrations/sqlite/0005_bookmarks.sql"),
    include_str!("../../../migrations/sqlite/0006_conduct.sql"),
    include_str!("../../../migrations/sqlite/0007_what_is_over.sql"),
];

/// So many jobs share a commit at most.
const GROUP: usize = 512;
/// So many jobs may wait for the writer before callers wait too.
const QUEUE: usize = 4096;
/// So many idempotency keys of a table are remembered in memory.
const KEYS: usize = 64;
/// So many who read stay when nobody reads: each keeps pages of the file in memory, the more the longer it is there.
const READERS: usize = 8;
/// That something could be written is good for so long.
const PROOF: Duration = Duration::from_secs(1);

/// A job of the writer, or what it makes of it that nothing can be written. Its result is told when the commit is durable, by the
/// closure that it gives back.
type Job = Box<dyn FnOnce(Kept<&Connection>) -> Told + Send>;
/// Tells the caller; with an error if the commit failed.
type Told = Box<dyn FnOnce(Result<(), StoreError>) + Send>;

/// The embedded store.
pub struct Sqlite {
    path: PathBuf,
    writer: Mutex<Option<mpsc::Sender<Job>>>,
    thread: Mutex<Option<JoinHandle<()>>>,
    readers: Mutex<Vec<Connection>>,
    news: broadcast::Sender<Heard>,
    /// When something was written to see whether it can be.
    proved: Mutex<Option<Instant>>,
}

impl Sqlite {
    /// Opens a database file, made on first use.
    ///
    /// # Errors
    /// A file that cannot be opened or is no database.
    pub fn open(path: &Path) -> Kept<Sqlite> {
        let connection = connect(path)?;
        connection.pragma_update(None, "journal_mode", "WAL")?;
        connection.pragma_update(None, "synchronous", "FULL")?;
        connection.pragma_update(None, "wal_autocheckpoint", 4000)?;
        migrate(&connection)?;
        let (sender, receiver) = mpsc::channel(QUEUE);
        let (news, _) = broadcast::channel(16);
        let thread = std::thread::Builder::new()
            .name("sqlite-writer".into())
            .spawn({
                let news = news.clone();
                move || write_on(&connection, receiver, &news)
            })
            .map_err(|e| StoreError::Database(e.to_string()))?;
        Ok(Sqlite {
            path: path.to_path_buf(),
            writer: Mutex::new(Some(sender)),
            thread: Mutex::new(Some(thread)),
            readers: Mutex::new(Vec::new()),
            news,
            proved: Mutex::default(),
        })
    }

    /// Has the writer do something; the result comes when it is durable.
    async fn write<T, F>(&self, work: F) -> Kept<T>
    where
        T: Send + 'static,
        F: FnOnce(&Connection) -> Kept<T> + Send + 'static,
    {
        let (tell, told) = oneshot::channel();
        let job: Job = Box::new(move |connection| {
            let result = connection.and_then(|connection| apart(connection, work));
            Box::new(move |committed: Result<(), StoreError>| {
                // A caller that has gone does not mind.
                let _ = tell.send(committed.and(result));
            })
        });
        let sender = self.writer.lock().ok().and_then(|w| w.clone());
        let gone = || StoreError::Database("the store is closed".into());
        sender.ok_or_else(gone)?.send(job).await.map_err(|_| gone())?;
        told.await.map_err(|_| gone())?
    }

    /// Reads on a thread where waiting does no harm.
    async fn read<T, F>(&self, work: F) -> Kept<T>
    where
        T: Send + 'static,
        F: FnOnce(&Connection) -> Kept<T> + Send + 'static,
    {
        let idle = self.readers.lock().ok().and_then(|mut r| r.pop());
        let path = self.path.clone();
        let reading = tokio::task::spawn_blocking(move || {
            let connection = match idle {
                Some(connection) => connection,
                None => connect(&path)?,
            };
            let result = work(&connection);
            Ok::<_, StoreError>((connection, result))
        });
        let (connection, result) = reading.await.map_err(|e| StoreError::Database(e.to_string()))??;
        if let Ok(mut readers) = self.readers.lock()
            && readers.len() < READERS
        {
            readers.push(connection);
        }
        result
    }
}

fn connect(path: &Path) -> Kept<Connection> {
    let connection = Connection::open(path)?;
    connection.busy_timeout(Duration::from_secs(10))?;
    connection.set_prepared_statement_cache_capacity(64);
    Ok(connection)
}

fn migrate(connection: &Connection) -> Kept<()> {
    let done: usize =
        connection.query_row("PRAGMA user_version", [], |r| r.get::<_, i64>(0))?.try_into().unwrap_or(0);
    if done > MIGRATIONS.len() {
        return Err(StoreError::Newer { found: done, known: MIGRATIONS.len() });
    }
    for (i, migration) in MIGRATIONS.iter().enumerate().skip(done) {
        connection.execute_batch(&format!(
            "BEGIN IMMEDIATE; {migration}; PRAGMA user_version = {}; COMMIT",
            i + 1
        ))?;
    }
    Ok(())
}

/// Changes when another connection wrote: all of this program's writing is done on this one.
fn data_version(connection: &Connection) -> i64 {
    connection.query_row("PRAGMA data_version", [], |r| r.get(0)).unwrap_or_default()
}

/// Hands over every row, as one transaction sees them.
fn dump(connection: &Connection, to: &Sink) -> Kept<()> {
    let c = connection.unchecked_transaction()?;
    for relation in RELATIONS {
        let columns = relation.list(|_, name, _| format!("\"{name}\""));
        let (name, order) = (relation.name, relation.order());
        let mut all = c.prepare(&format!("SELECT json_array({columns}) FROM \"{name}\" ORDER BY {order}"))?;
        let mut rows = all.query([])?;
        while let Some(row) = rows.next()? {
            let line = Line { relation: name.into(), row: row.get(0)? };
            to.blocking_send(line).map_err(|_| StoreError::Broken("nobody takes the backup".into()))?;
        }
    }
    Ok(())
}

/// Takes every row over.
fn fill(c: &Connection, from: &mut Spring, replace: bool) -> Kept<()> {
    for relation in RELATIONS.iter().rev() {
        let name = relation.name;
        if replace {
            c.execute(&format!("DELETE FROM \"{name}\""), [])?;
        } else if c.query_row(&format!("SELECT EXISTS (SELECT 1 FROM \"{name}\")"), [], |r| r.get(0))? {
            return Err(StoreError::NotEmpty);
        }
    }
    loop {
        let Line { relation, row } = match from.blocking_recv() {
            Some(Piece::Line(line)) => line,
            Some(Piece::End) => return Ok(()),
            Some(Piece::Broken(what)) => return Err(StoreError::Broken(what)),
            None => return Err(StoreError::Broken("the backup has no end".into())),
        };
        let known = Relation::named(&relation);
        let known = known.ok_or_else(|| StoreError::Broken(format!("there is no '{relation}' here")))?;
        let columns = known.list(|_, name, _| format!("\"{name}\""));
        let values = known.list(|i, _, _| format!("json_extract(?1, '$[{i}]')"));
        c.prepare_cached(&format!("INSERT INTO \"{}\" ({columns}) VALUES ({values})", known.name))?
            .execute([&row])
            .map_err(|e| StoreError::Broken(format!("a row of {relation}: {e}")))?;
    }
}

/// The writer: whatever waits shares one commit.
fn write_on(connection: &Connection, mut jobs: mpsc::Receiver<Job>, news: &broadcast::Sender<Heard>) {
    let mut group = Vec::new();
    let mut version = data_version(connection);
    while let Some(first) = jobs.blocking_recv() {
        let now = data_version(connection);
        if now != version {
            version = now;
            // Nobody may be listening.
            let _ = news.send(Heard::Lost);
        }
        group.push(first);
        while group.len() < GROUP {
            let Ok(job) = jobs.try_recv() else { break };
            group.push(job);
        }
        let begun = connection.execute_batch("BEGIN IMMEDIATE");
        // Outside a transaction nobody writes: it would be there though its writer is told that it is not.
        let open = || begun.as_ref().map(|()| connection).map_err(failed);
        let tell: Vec<Told> = group.drain(..).map(|job| job(open())).collect();
        let committed = begun.and_then(|()| connection.execute_batch("COMMIT"));
        if let Err(error) = &committed {
            tracing::error!(%error, "a commit failed");
            let _ = connection.execute_batch("ROLLBACK");
        }
        for tell in tell {
            tell(committed.as_ref().copied().map_err(failed));
        }
    }
}

/// Why nothing could be written.
fn failed(error: &rusqlite::Error) -> StoreError {
    match error.sqlite_error_code() {
        Some(rusqlite::ErrorCode::DiskFull) => StoreError::Full,
        _ => StoreError::Database(error.to_string()),
    }
}

/// Does something of which an error leaves nothing behind.
fn apart<T>(connection: &Connection, work: impl FnOnce(&Connection) -> Kept<T>) -> Kept<T> {
    connection.prepare_cached("SAVEPOINT job")?.execute([])?;
    let result = work(connection);
    if result.is_err() {
        connection.prepare_cached("ROLLBACK TO job")?.execute([])?;
    }
    connection.prepare_cached("RELEASE job")?.execute([])?;
    result
}

/// A unique name that exists is not an accident.
fn taken(error: rusqlite::Error) -> StoreError {
    match error.sqlite_error_code() {
        Some(rusqlite::ErrorCode::ConstraintViolation) => StoreError::Taken,
        _ => error.into(),
    }
}

fn put_rows(c: &Connection, table: &TableId, first: usize, rows: &[String]) -> Kept<()> {
    let mut insert = c.prepare_cached("INSERT INTO rows (tbl, row, line) VALUES (?1, ?2, ?3)")?;
    for (i, line) in rows.iter().enumerate() {
        insert.execute(params![table.0, (first + i) as i64, line]).map_err(|e| match taken(e) {
            StoreError::Taken => StoreError::Conflict,
            other => other,
        })?;
    }
    Ok(())
}

fn put_holders(c: &Connection, table: &TableId, meta: &Meta) -> Kept<()> {
    c.prepare_cached("DELETE FROM holders WHERE tbl = ?1")?.execute([&table.0])?;
    let mut insert = c.prepare_cached("INSERT INTO holders (account, tbl, seats) VALUES (?1, ?2, ?3)")?;
    for (account, seats) in meta.holders() {
        insert.execute(params![account.0, table.0, seats])?;
    }
    Ok(())
}

fn put_snapshot(c: &Connection, table: &TableId, snapshot: &Snapshot) -> Kept<()> {
    let mark = snapshot.mark.as_ref().map(to_json).transpose()?;
    c.prepare_cached(
        "INSERT INTO snapshots (tbl, row, position, mark) SELECT id, ?2, ?3, ?4 FROM tables WHERE id = ?1
         ON CONFLICT (tbl) DO UPDATE SET row = excluded.row, position = excluded.position, mark = excluded.mark
         WHERE snapshots.row <= excluded.row",
    )?
    .execute(params![table.0, snapshot.rows as i64, snapshot.position, mark])?;
    Ok(())
}

const TABLE: &str = "t.id, t.version, t.status, t.asked, t.moved, t.created, m.meta, t.due";

fn listed(row: &Row) -> Result<(Listed, String), rusqlite::Error> {
    let meta: String = row.get(6)?;
    let placeholder = Listed {
        id: TableId(row.get(0)?),
        version: row.get(1)?,
        status: Status::of(row.get(2)?),
        asked: row.get(3)?,
        moved: row.get(4)?,
        created: row.get(5)?,
        meta: Meta::default(),
        due: row.get(7)?,
    };
    Ok((placeholder, meta))
}

fn with_meta((mut listed, meta): (Listed, String)) -> Kept<Listed> {
    listed.meta = of_json(&meta)?;
    Ok(listed)
}

const ACCOUNT: &str = "a.id, a.name, a.password, a.secret, a.feed, a.created,
     (SELECT b.until FROM bans b WHERE b.account = a.id)";

fn account(row: &Row) -> Result<Account, rusqlite::Error> {
    Ok(Account {
        id: AccountId(row.get(0)?),
        name: row.get(1)?,
        password: row.get(2)?,
        secret: Digest(row.get(3)?),
        feed: Digest(row.get(4)?),
        created: row.get(5)?,
        banned: row.get(6)?,
    })
}

fn said(row: &Row) -> Result<Said, rusqlite::Error> {
    Ok(Said {
        number: row.get(0)?,
        name: row.get(1)?,
        player: row.get(2)?,
        text: row.get(3)?,
        at: row.get(4)?,
        account: row.get::<_, Option<String>>(5)?.map(AccountId),
    })
}

#[async_trait]
impl Store for Sqlite {
    async fn create(&self, new: NewTable) -> Kept<()> {
        let meta = to_json(&new.meta)?;
        self.write(move |c| {
            c.prepare_cached(
                "INSERT INTO tables (id, version, status, asked, bots, moved, created, updated, public, due, creator)
                 VALUES (?1, 0, ?2, ?3, ?4, ?5, ?5, ?5, ?6, ?7, ?8)",
            )?
            .execute(params![
                new.id.0,
                new.status.number(),
                new.asked,
                new.meta.bots().0,
                new.now,
                new.meta.public,
                new.due,
                new.meta.creator.as_ref().map(|a| &a.0)
            ])?;
            c.prepare_cached("INSERT INTO metas (tbl, meta) VALUES (?1, ?2)")?.execute([&new.id.0, &meta])?;
            put_rows(c, &new.id, 0, &new.rows)?;
            put_holders(c, &new.id, &new.meta)
        })
        .await
    }

    async fn load_since(&self, id: &TableId, since: Since) -> Kept<Option<Stored>> {
        let id = id.0.clone();
        self.read(move |c| {
            // One transaction, so that the log fits the version.
            let c = c.unchecked_transaction()?;
            let found = c
                .prepare_cached(&format!(
                    "SELECT {TABLE} FROM tables t JOIN metas m ON m.tbl = t.id WHERE t.id = ?1"
                ))?
                .query_row([&id], listed)
                .optional()?;
            let Some(found) = found else { return Ok(None) };
            let snapshot: Option<(i64, String, Option<String>)> = c
                .prepare_cached("SELECT row, position, mark FROM snapshots WHERE tbl = ?1")?
                .query_row([&id], |r| Ok((r.get(0)?, r.get(1)?, r.get(2)?)))
                .optional()?;
            let snapshot =
                snapshot.map(|(rows, position, mark)| Snapshot::of(rows, position, mark.as_deref()));
            let first = since.first(snapshot.as_ref());
            let rows = c
                .prepare_cached("SELECT line FROM rows WHERE tbl = ?1 AND row >= ?2 ORDER BY row")?
                .query_map(params![id, i64::try_from(first).unwrap_or(i64::MAX)], |r| r.get(0))?
                .collect::<Result<_, _>>()?;
            let keys: Vec<(String, String)> = c
                .prepare_cached("SELECT key, reply FROM keys WHERE tbl = ?1 ORDER BY at DESC LIMIT ?2")?
                .query_map(params![id, KEYS as i64], |r| Ok((r.get(0)?, r.get(1)?)))?
                .collect::<Result<_, _>>()?;
            let keys = keys.into_iter().map(|(k, r)| Ok((k, of_json::<Reply>(&r)?))).collect::<Kept<_>>()?;
            let drafts: Vec<(u8, String)> = c
                .prepare_cached("SELECT seat, draft FROM drafts WHERE tbl = ?1")?
                .query_map([&id], |r| Ok((r.get(0)?, r.get(1)?)))?
                .collect::<Result<_, _>>()?;
            let drafts = drafts.into_iter().map(|(s, d)| Ok((s, of_json(&d)?))).collect::<Kept<_>>()?;
            Ok(Some(Stored { table: with_meta(found)?, first, rows, snapshot, keys, drafts }))
        })
        .await
    }

    async fn commit(&self, change: Change) -> Kept<()> {
        let meta = change.meta.as_ref().map(to_json).transpose()?;
        let reply = change.key.as_ref().map(|(_, reply)| to_json(reply)).transpose()?;
        self.write(move |c| {
            let mut update = c.prepare_cached(
                "UPDATE tables SET version = version + 1, status = ?3, asked = ?4, bots = ?5, moved = ?6, updated = ?7,
                 public = coalesce(?8, public), due = ?9 WHERE id = ?1 AND version = ?2",
            )?;
            let changed = update.execute(params![
                change.table.0,
                change.version,
                change.status.number(),
                change.asked,
                change.bots,
                change.moved,
                change.now,
                change.meta.as_ref().map(|m| m.public),
                change.due,
            ])?;
            if changed != 1 {
                return Err(StoreError::Conflict);
            }
            put_rows(c, &change.table, change.first, &change.rows)?;
            if let Some(snapshot) = &change.snapshot {
                put_snapshot(c, &change.table, snapshot)?;
            }
            if let (Some(changed), Some(meta)) = (&change.meta, meta) {
                c.prepare_cached("UPDATE metas SET meta = ?2 WHERE tbl = ?1")?.execute([&change.table.0, &meta])?;
                put_holders(c, &change.table, changed)?;
            }
            if let (Some((key, _)), Some(reply)) = (&change.key, reply) {
                c.prepare_cached("INSERT INTO keys (tbl, key, at, reply) VALUES (?1, ?2, ?3, ?4)")?
                    .execute(params![change.table.0, key, change.now, reply])
                    .map_err(|e| match taken(e) {
                        StoreError::Taken => StoreError::Conflict,
                        other => other,
                    })?;
            }
            Ok(())
        })
        .await
    }

    async fn snapshot(&self, id: &TableId, snapshot: Snapshot) -> Kept<()> {
        let id = id.clone();
        self.write(move |c| put_snapshot(c, &id, &snapshot)).await
    }

    async fn delete(&self, id: &TableId) -> Kept<()> {
        let id = id.0.clone();
        self.write(move |c| {
            for table in ["rows", "keys", "holders", "talk", "notes", "snapshots", "drafts", "metas"] {
                c.execute(&format!("DELETE FROM {table} WHERE tbl = ?1"), [&id])?;
            }
            c.execute("DELETE FROM tables WHERE id = ?1", [&id])?;
            Ok(())
        })
        .await
    }

    async fn mine(&self, account: &AccountId) -> Kept<Vec<Listed>> {
        let id = account.0.clone();
        self.read(move |c| {
            let found: Vec<_> = c
                .prepare_cached(&format!(
                    "SELECT {TABLE} FROM holders h JOIN tables t ON t.id = h.tbl JOIN metas m ON m.tbl = t.id WHERE h.account = ?1
                     ORDER BY t.moved DESC LIMIT 500"
                ))?
                .query_map([id], listed)?
                .collect::<Result<_, _>>()?;
            found.into_iter().map(with_meta).collect()
        })
        .await
    }

    async fn belonging(&self, account: &AccountId) -> Kept<Vec<TableId>> {
        let id = account.0.clone();
        self.read(move |c| {
            let ids = c
                .prepare_cached(super::BELONGING)?
                .query_map([id], |r| Ok(TableId(r.get(0)?)))?
                .collect::<Result<_, _>>()?;
            Ok(ids)
        })
        .await
    }

    async fn laid_by(&self, account: &AccountId) -> Kept<(u64, u64)> {
        let id = account.0.clone();
        let sql = "SELECT count(*) FILTER (WHERE status < 2), count(*) FROM tables WHERE creator = ?1";
        self.read(move |c| {
            let pair = |r: &Row| Ok((r.get::<_, i64>(0)?, r.get::<_, i64>(1)?));
            let (open, all) = c.prepare_cached(sql)?.query_row([id], pair)?;
            Ok((open.unsigned_abs(), all.unsigned_abs()))
        })
        .await
    }

    async fn forgotten(&self, before: i64) -> Kept<Vec<TableId>> {
        self.read(move |c| {
            let ids = c
                .prepare_cached(super::FORGOTTEN)?
                .query_map([before], |r| Ok(TableId(r.get(0)?)))?
                .collect::<Result<_, _>>()?;
            Ok(ids)
        })
        .await
    }

    async fn public(&self, status: Status, limit: u32, each: u32) -> Kept<Vec<Listed>> {
        let sql = format!("SELECT {TABLE} {}", super::listed_in_public("public = 1"));
        self.read(move |c| {
            let found: Vec<_> = c
                .prepare_cached(&sql)?
                .query_map(named_params! { "$1": status.number(), "$2": limit, "$3": each }, listed)?
                .collect::<Result<_, _>>()?;
            found.into_iter().map(with_meta).collect()
        })
        .await
    }

    async fn waiting_for_bots(&self, before: i64) -> Kept<Vec<TableId>> {
        self.read(move |c| {
            let found = c
                .prepare_cached(
                    "SELECT id FROM tables WHERE status = 1 AND (asked & bots) <> 0 AND moved < ?1 LIMIT 10000",
                )?
                .query_map([before], |r| Ok(TableId(r.get(0)?)))?
                .collect::<Result<_, _>>()?;
            Ok(found)
        })
        .await
    }

    async fn run_out(&self, before: i64) -> Kept<Vec<TableId>> {
        self.read(move |c| {
            let found = c
                .prepare_cached(
                    "SELECT id FROM tables WHERE status = 1 AND due < ?1 ORDER BY due LIMIT 1000",
                )?
                .query_map([before], |r| Ok(TableId(r.get(0)?)))?
                .collect::<Result<_, _>>()?;
            Ok(found)
        })
        .await
    }

    async fn keep_data(
        &self,
        game: &str,
        digest: &str,
        files: &str,
        brought: Option<(&AccountId, i64)>,
    ) -> Kept<()> {
        let set = [game.to_string(), digest.to_string(), files.to_string()];
        let (creator, at): (Option<String>, Option<i64>) =
            brought.map(|(who, at)| (who.0.clone(), at)).unzip();
        self.write(move |c| {
            let sql = "INSERT OR IGNORE INTO data_sets (game, digest, files, creator, brought) VALUES (?1, ?2, ?3, ?4, ?5)";
            c.execute(sql, params![set[0], set[1], set[2], creator, at])?;
            Ok(())
        })
        .await
    }

    async fn brought_by(&self, account: &AccountId) -> Kept<u64> {
        let id = account.0.clone();
        let sql = "SELECT count(*) FROM data_sets WHERE creator = ?1";
        self.read(move |c| Ok(c.query_row(sql, [id], |r| r.get::<_, i64>(0))?.unsigned_abs())).await
    }

    async fn forget_data(&self, before: i64) -> Kept<u64> {
        let forgotten: Vec<[String; 2]> = self
            .read(move |c| {
                let mut found = c.prepare(super::FORGOTTEN_DATA)?;
                Ok(found.query_map([before], |r| Ok([r.get(0)?, r.get(1)?]))?.collect::<Result<_, _>>()?)
            })
            .await?;
        let mut forgot = 0;
        for set in forgotten {
            forgot += self.write(move |c| Ok(c.execute(super::FORGET_DATA, set)? as u64)).await?;
        }
        Ok(forgot)
    }

    async fn data(&self, game: &str, digest: &str) -> Kept<Option<String>> {
        let set = [game.to_string(), digest.to_string()];
        let sql = "SELECT files FROM data_sets WHERE game = ?1 AND digest = ?2";
        self.read(move |c| Ok(c.query_row(sql, set, |r| r.get(0)).optional()?)).await
    }

    async fn lease(&self, _: &TableId) -> Kept<Option<Lease>> {
        Ok(Some(Lease { _held: None }))
    }

    fn ahead(&self) -> i64 {
        0
    }

    async fn add_account(&self, a: Account) -> Kept<()> {
        self.write(move |c| {
            c.prepare_cached(
                "INSERT INTO accounts (id, name, folded, password, secret, feed, created) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
            )?
            .execute(params![a.id.0, a.name, look(&a.name), a.password, a.secret.0, a.feed.0, a.created])
            .map_err(taken)?;
            Ok(())
        })
        .await
    }

    async fn set_account(&self, a: Account) -> Kept<()> {
        self.write(move |c| {
            c.prepare_cached(
                "UPDATE accounts SET name = ?2, folded = ?3, password = ?4, secret = ?5, feed = ?6 WHERE id = ?1",
            )?
            .execute(params![a.id.0, a.name, look(&a.name), a.password, a.secret.0, a.feed.0])
            .map_err(taken)?;
            Ok(())
        })
        .await
    }

    async fn account(&self, id: &AccountId) -> Kept<Option<Account>> {
        let id = id.0.clone();
        let sql = format!("SELECT {ACCOUNT} FROM accounts a WHERE id = ?1");
        self.read(move |c| Ok(c.prepare_cached(&sql)?.query_row([id], account).optional()?)).await
    }

    async fn account_named(&self, name: &str) -> Kept<Option<Account>> {
        // Names from before looks were compared are kept as they are.
        let names = [look(name), name.to_lowercase()];
        let sql =
            format!("SELECT {ACCOUNT} FROM accounts a WHERE folded IN (?1, ?2) ORDER BY folded = ?2 DESC");
        self.read(move |c| Ok(c.prepare_cached(&sql)?.query_row(names, account).optional()?)).await
    }

    async fn account_with(&self, secret: &Digest) -> Kept<Option<Account>> {
        let secret = secret.0.clone();
        let sql = format!("SELECT {ACCOUNT} FROM accounts a WHERE secret = ?1 OR feed = ?1");
        self.read(move |c| Ok(c.prepare_cached(&sql)?.query_row([secret], account).optional()?)).await
    }

    async fn add_session(&self, token: &Digest, account: &AccountId, until: i64) -> Kept<()> {
        let (token, account) = (token.0.clone(), account.0.clone());
        self.write(move |c| {
            c.prepare_cached("INSERT INTO sessions (token, account, until) VALUES (?1, ?2, ?3)")?
                .execute(params![token, account, until])?;
            Ok(())
        })
        .await
    }

    async fn session(&self, token: &Digest, now: i64) -> Kept<Option<Account>> {
        let token = token.0.clone();
        let sql = format!(
            "SELECT {ACCOUNT} FROM sessions s JOIN accounts a ON a.id = s.account WHERE s.token = ?1 AND s.until > ?2"
        );
        self.read(move |c| Ok(c.prepare_cached(&sql)?.query_row(params![token, now], account).optional()?))
            .await
    }

    async fn end_session(&self, token: &Digest) -> Kept<()> {
        let token = token.0.clone();
        self.write(move |c| {
            c.prepare_cached("DELETE FROM sessions WHERE token = ?1")?.execute([token])?;
            Ok(())
        })
        .await
    }

    async fn end_sessions(&self, account: &AccountId) -> Kept<()> {
        let account = account.0.clone();
        self.write(move |c| {
            c.prepare_cached("DELETE FROM sessions WHERE account = ?1")?.execute([account])?;
            Ok(())
        })
        .await
    }

    async fn say(&self, table: &TableId, said: Said) -> Kept<i64> {
        let table = table.0.clone();
        self.write(move |c| {
            c.prepare_cached(
                "INSERT INTO talk (tbl, name, player, text, at, account) VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
            )?
            .execute(params![
                table,
                said.name,
                said.player,
                said.text,
                said.at,
                said.account.map(|a| a.0)
            ])?;
            Ok(c.last_insert_rowid())
        })
        .await
    }

    async fn talk(&self, table: &TableId, since: i64, players: bool) -> Kept<Vec<Said>> {
        let table = table.0.clone();
        self.read(move |c| {
            let found = c
                .prepare_cached(
                    "SELECT * FROM (SELECT number, name, player, text, at, account FROM talk
                     WHERE tbl = ?1 AND number > ?2 AND player >= ?3 ORDER BY number DESC LIMIT ?4) ORDER BY number",
                )?
                .query_map(params![table, since, players, TALK], said)?
                .collect::<Result<_, _>>()?;
            Ok(found)
        })
        .await
    }

    async fn said_at(&self, table: &TableId, players: bool) -> Kept<u64> {
        let of = (table.0.clone(), players);
        self.read(move |c| {
            let count: i64 = c.prepare_cached(super::SAID_AT)?.query_row(of, |r| r.get(0))?;
            Ok(count.unsigned_abs())
        })
        .await
    }

    async fn spoke_at(&self, table: &TableId, account: &AccountId) -> Kept<bool> {
        let of = (table.0.clone(), account.0.clone());
        self.read(move |c| Ok(c.prepare_cached(super::SPOKE_AT)?.query_row(of, |r| r.get(0))?)).await
    }

    async fn noted_at(&self, table: &TableId, but: &AccountId) -> Kept<u64> {
        let of = (table.0.clone(), but.0.clone());
        self.read(move |c| {
            let count: i64 = c.prepare_cached(super::NOTED_AT)?.query_row(of, |r| r.get(0))?;
            Ok(count.unsigned_abs())
        })
        .await
    }

    async fn note(&self, table: &TableId, account: &AccountId) -> Kept<String> {
        let (table, account) = (table.0.clone(), account.0.clone());
        self.read(move |c| {
            let found = c
                .prepare_cached("SELECT text FROM notes WHERE tbl = ?1 AND account = ?2")?
                .query_row([table, account], |r| r.get(0))
                .optional()?;
            Ok(found.unwrap_or_default())
        })
        .await
    }

    async fn set_note(&self, table: &TableId, account: &AccountId, text: &str) -> Kept<()> {
        let (table, account, text) = (table.0.clone(), account.0.clone(), text.to_string());
        self.write(move |c| {
            c.prepare_cached(
                "INSERT INTO notes (tbl, account, text) VALUES (?1, ?2, ?3)
                 ON CONFLICT (tbl, account) DO UPDATE SET text = excluded.text",
            )?
            .execute([table, account, text])?;
            Ok(())
        })
        .await
    }

    async fn prune(&self, now: i64, keys_before: i64) -> Kept<()> {
        for (sql, before) in [(super::ENDED_SESSIONS, now), (super::OLD_KEYS, keys_before)] {
            while self.write(move |c| Ok(c.prepare_cached(sql)?.execute([before])?)).await? > 0 {}
        }
        self.write(move |c| {
            OVER.iter().try_for_each(|sql| c.execute(sql, [now]).map(drop))?;
            Ok(())
        })
        .await
    }

    async fn tables(&self) -> Kept<Vec<Listed>> {
        self.read(move |c| {
            let found: Vec<_> = c
                .prepare_cached(&format!(
                    "SELECT {TABLE} FROM tables t JOIN metas m ON m.tbl = t.id ORDER BY t.created, t.id"
                ))?
                .query_map([], listed)?
                .collect::<Result<_, _>>()?;
            found.into_iter().map(with_meta).collect()
        })
        .await
    }

    async fn accounts(&self) -> Kept<Vec<Account>> {
        let sql = format!("SELECT {ACCOUNT} FROM accounts a ORDER BY a.created, a.id");
        self.read(move |c| Ok(c.prepare_cached(&sql)?.query_map([], account)?.collect::<Result<_, _>>()?))
            .await
    }

    async fn said_by(&self, account: &AccountId) -> Kept<Vec<(TableId, Said)>> {
        let account = account.0.clone();
        let sql = "SELECT number, name, player, text, at, account, tbl FROM talk WHERE account = ?1 ORDER BY number";
        self.read(move |c| {
            let pair = |r: &Row| Ok((TableId(r.get(6)?), said(r)?));
            Ok(c.prepare_cached(sql)?.query_map([account], pair)?.collect::<Result<_, _>>()?)
        })
        .await
    }

    async fn notes_of(&self, account: &AccountId) -> Kept<Vec<(TableId, String)>> {
        let account = account.0.clone();
        let sql = "SELECT tbl, text FROM notes WHERE account = ?1 ORDER BY tbl";
        self.read(move |c| {
            let pair = |r: &Row| Ok((TableId(r.get(0)?), r.get(1)?));
            Ok(c.prepare_cached(sql)?.query_map([account], pair)?.collect::<Result<_, _>>()?)
        })
        .await
    }

    async fn delete_account(&self, account: &AccountId) -> Kept<()> {
        let id = account.0.clone();
        self.write(move |c| {
            // What the first tables kept of talk has only the name.
            c.execute(
                "DELETE FROM talk WHERE account = ?1
                 OR (account IS NULL AND name = (SELECT name FROM accounts WHERE id = ?1))",
                [&id],
            )?;
            for sql in [
                "DELETE FROM notes WHERE account = ?1",
                "DELETE FROM sessions WHERE account = ?1",
                "DELETE FROM holders WHERE account = ?1",
                "UPDATE tables SET creator = NULL WHERE creator = ?1",
                "DELETE FROM accounts WHERE id = ?1",
            ] {
                c.execute(sql, [&id])?;
            }
            GONE.iter().try_for_each(|sql| c.execute(sql, [&id]).map(drop))?;
            Ok(())
        })
        .await
    }

    async fn dump(&self, to: Sink) -> Kept<()> {
        self.read(move |c| dump(c, &to)).await
    }

    async fn fill(&self, mut from: Spring, replace: bool) -> Kept<()> {
        self.write(move |c| fill(c, &mut from, replace)).await
    }

    async fn look_around(&self) {
        // The writer looks before it does anything.
        let _ = self.write(|_| Ok(())).await;
    }

    fn news(&self) -> Option<broadcast::Receiver<Heard>> {
        Some(self.news.subscribe())
    }

    async fn healthy(&self) -> bool {
        if self.proved.lock().is_ok_and(|proved| proved.is_some_and(|at| at.elapsed() < PROOF)) {
            return self.write(|c| Ok(c.query_row("SELECT 1", [], |_| Ok(()))?)).await.is_ok();
        }
        // A full disk is still read from: only what is written shows that it can be.
        let written = self.write(|c| {
            let version: i64 = c.query_row("PRAGMA user_version", [], |r| r.get(0))?;
            Ok(c.pragma_update(None, "user_version", version)?)
        });
        let well = written.await.is_ok();
        if let Ok(mut proved) = self.proved.lock() {
            *proved = well.then(Instant::now);
        }
        well
    }

    async fn close(&self) {
        if let Ok(mut writer) = self.writer.lock() {
            *writer = None;
        }
        let thread = self.thread.lock().ok().and_then(|mut t| t.take());
        if let Some(thread) = thread {
            let _ = tokio::task::spawn_blocking(move || thread.join()).await;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Somebody else writes, and just leaves when the job would be done: it is not, for its caller is told that it failed.
    #[test]
    fn nothing_is_written_where_no_commit_was_begun() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("test.db");
        let (own, other) = (Connection::open(&path).unwrap(), Connection::open(&path).unwrap());
        own.busy_timeout(Duration::ZERO).unwrap();
        own.execute_batch("CREATE TABLE marks (mark TEXT)").unwrap();
        other.execute_batch("BEGIN IMMEDIATE").unwrap();
        let (jobs, receiver) = mpsc::channel(1);
        let (news, _) = broadcast::channel(1);
        let (tell, told) = std::sync::mpsc::channel();
        let job: Job = Box::new(move |connection| {
            other.execute_batch("ROLLBACK").unwrap();
            let result = connection.and_then(|c| Ok(c.execute("INSERT INTO marks VALUES ('x')", [])?));
            Box::new(move |committed: Kept<()>| tell.send(committed.and(result.map(drop))).unwrap())
        });
        jobs.blocking_send(job).unwrap();
        drop(jobs);
        write_on(&own, receiver, &news);
        assert!(told.recv().unwrap().is_err());
        let marks: i64 = own.query_row("SELECT count(*) FROM marks", [], |r| r.get(0)).unwrap();
        assert_eq!(marks, 0);
    }
}
