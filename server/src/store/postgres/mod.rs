//! PostgreSQL: several servers share it and hear of each other's moves.

mod conduct;
mod moves;
mod news;
mod whole;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use std::time::Duration;

use async_trait::async_trait;
use sqlx::postgres::{PgConnectOptions, PgPool, PgPoolOptions, PgRow};
use sqlx::{Connection, PgConnection, Row};
use tokio::sync::broadcast;

use self::moves::Moves;
use super::conduct::{GONE, OVER};
use super::model::{of_json, to_json};
use super::portable::{Sink, Spring};
use super::{
    Account, Change, Heard, Kept, Lease, Listed, Meta, NewTable, Reply, Said, Since, Snapshot, Status, Store,
    StoreError, Stored, TALK,
};
use crate::auth::names::look;
use crate::clock::Clock;
use crate::ids::{AccountId, Digest, TableId, random_number};

const MIGRATIONS: &[&str] = &[
    include_str!("../../../migrations/postgres/0001_start.sql"),
    include_str!("../../../migrations/postgres/0002_older_rules_and_clocks.sql"),
    include_str!("../../../migrations/postgres/0003_drafts.sql"),
    include_str!("../../../migrations/postgres/0004_who_said_it.sql"),
    include_str!("../../../migrations/postgres/0005_bookmarks.sql"),
    include_str!("../../../migrations/postgres/0006_conduct.sql"),
    include_str!("../../../migrations/postgres/0007_what_is_over.sql"),
];

/// The channel on which servers tell each other.
const CHANNEL: &str = "sandtable";
/// What is told when something was said at a table.
const TALKED: &str = "talk";
/// What is told when a seat holds its orders, or does so no longer.
const HELD: &str = "hold";
/// What is told when somebody is no longer who he was: logged out, banned, gone.
const PERSON: &str = "person";
/// What is told of limits.
const LIMITS: &str = "limits";
/// Anything may have changed.
const EVERYTHING: &str = "everything";
/// Keeps two servers from migrating at once.
const MIGRATION_LOCK: i64 = 1_935_764_068;
/// So long a connection is waited for: whoever asks meanwhile is told that the store does not answer.
const PATIENCE: Duration = Duration::from_secs(5);
/// So long a statement may take, by the database's own clock; what takes longer by its nature says so ([`at_leisure`]).
const STATEMENT: &str = "10s";
/// With fewer connections nothing goes: one listens, one may be a bot's, and moves need one.
const FEWEST: u32 = 4;
/// Keeps two servers from playing one table's bots.
const BOTS_LOCK: i32 = 1_651_471_475;
/// The clocks are compared so often.
const COMPARE: Duration = Duration::from_secs(60);
/// So many idempotency keys of a table are remembered in memory.
const KEYS: i64 = 64;

/// The store outside.
pub struct Postgres {
    pool: PgPool,
    moves: Moves,
    /// Names this server in what it tells the others.
    me: String,
    news: broadcast::Sender<Heard>,
    listener: tokio::task::JoinHandle<()>,
    /// There was no room for what was to be written last.
    full: AtomicBool,
    /// How far the database's clock is ahead.
    ahead: Arc<AtomicI64>,
    comparer: tokio::task::JoinHandle<()>,
}

impl Postgres {
    /// Connects to `postgres://…` and brings the database up to date.
    ///
    /// # Errors
    /// A server that does not answer or refuses.
    pub async fn connect(url: &str, connections: u32) -> Kept<Postgres> {
        // The pool would try again and again, and at last say only that time is up: a first try by itself tells why.
        Postgres::probe(url).await?;
        let options = url.parse::<PgConnectOptions>()?.options([("statement_timeout", STATEMENT)]);
        let pool = PgPoolOptions::new()
            .max_connections(connections.max(FEWEST))
            .acquire_timeout(PATIENCE)
            .connect_with(options)
            .await?;
        migrate(&pool).await?;
        let me = format!("{:016x}", random_number());
        let (news, _) = broadcast::channel(4096);
        let ear = news::listener(&pool).await?;
        let listener = tokio::spawn(news::listen(ear, pool.clone(), me.clone(), news.clone()));
        let moves = Moves::start(pool.clone(), me.clone());
        let ahead = Arc::new(AtomicI64::new(compare(&pool).await?));
        let comparer = tokio::spawn(keep_time(pool.clone(), ahead.clone()));
        Ok(Postgres { pool, moves, me, news, listener, full: AtomicBool::new(false), ahead, comparer })
    }

    /// Connects once and leaves again.
    ///
    /// # Errors
    /// A server that does not answer or refuses.
    pub async fn probe(url: &str) -> Kept<()> {
        let probing = async { Ok(PgConnection::connect(url).await?.close().await?) };
        // One that is there and says nothing is as good as none.
        let away = |_| StoreError::Away("the database does not answer".into());
        tokio::time::timeout(PATIENCE, probing).await.map_err(away)?
    }

    /// Writes a change.
    async fn change(&self, change: Change) -> Kept<()> {
        if change.meta.is_none() && change.snapshot.is_none() {
            return self.moves.commit(change).await;
        }
        let mut c = self.pool.begin().await?;
        if moves::write(&mut c, std::slice::from_ref(&change), &self.me).await?.is_empty() {
            return Err(StoreError::Conflict);
        }
        if let Some(snapshot) = &change.snapshot {
            put_snapshot(&mut c, &change.table, snapshot).await?;
        }
        if let Some(meta) = &change.meta {
            sqlx::query("UPDATE metas SET meta = $2 WHERE tbl = $1")
                .bind(&change.table.0)
                .bind(to_json(meta)?)
                .execute(&mut *c)
                .await?;
            put_holders(&mut c, &change.table, meta).await?;
        }
        Ok(c.commit().await?)
    }

    /// Can a page or two be written? They are taken back.
    async fn has_room(&self) -> Kept<()> {
        let mut c = self.pool.begin().await?;
        sqlx::query(
            "INSERT INTO keys (tbl, key, at, reply)
             SELECT '', md5(random()::text), 0, string_agg(md5(random()::text), '') FROM generate_series(1, 512)",
        )
        .execute(&mut *c)
        .await?;
        Ok(c.rollback().await?)
    }

    async fn write_account(&self, sql: &'static str, a: Account) -> Kept<()> {
        sqlx::query(sql)
            .bind(&a.id.0)
            .bind(&a.name)
            .bind(look(&a.name))
            .bind(&a.password)
            .bind(&a.secret.0)
            .bind(&a.feed.0)
            .bind(a.created)
            .execute(&self.pool)
            .await
            .map_err(|e| unique(e, StoreError::Taken))?;
        Ok(())
    }

    /// Tells the other servers of a table or a person, when the transaction commits.
    async fn tell(&self, c: &mut PgConnection, about: &str, what: &str) -> Kept<()> {
        sqlx::query("SELECT pg_notify($1, $2)")
            .bind(CHANNEL)
            .bind(format!("{} {about} {what}", self.me))
            .execute(c)
            .await?;
        Ok(())
    }
}

/// The address of a database without what is secret in it: host and name.
pub fn postgres_place(url: &str) -> String {
    match url.parse::<PgConnectOptions>() {
        Ok(options) => {
            let host = options.get_socket().map_or(options.get_host().into(), |s| s.display().to_string());
            format!("postgres://{host}:{}/{}", options.get_port(), options.get_database().unwrap_or_default())
        }
        Err(_) => "the address of the database".into(),
    }
}

/// How far the database's clock is ahead of ours, in milliseconds.
async fn compare(pool: &PgPool) -> Kept<i64> {
    let asked = Clock::default().now();
    let there: i64 = sqlx::query_scalar("SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint")
        .fetch_one(pool)
        .await?;
    // It was read somewhere between.
    Ok(there - (asked + Clock::default().now()) / 2)
}

async fn keep_time(pool: PgPool, ahead: Arc<AtomicI64>) {
    loop {
        tokio::time::sleep(COMPARE).await;
        if let Ok(now) = compare(&pool).await {
            ahead.store(now, Ordering::Relaxed);
        }
    }
}

/// What this transaction does may take as long as it needs.
async fn at_leisure(c: &mut PgConnection) -> Kept<()> {
    sqlx::query("SET LOCAL statement_timeout = 0").execute(c).await?;
    Ok(())
}

async fn migrate(pool: &PgPool) -> Kept<()> {
    let mut c = pool.begin().await?;
    at_leisure(&mut c).await?;
    sqlx::query("SELECT pg_advisory_xact_lock($1)").bind(MIGRATION_LOCK).execute(&mut *c).await?;
    // That it is there already is no news.
    sqlx::query("SET LOCAL client_min_messages = warning").execute(&mut *c).await?;
    sqlx::query("CREATE TABLE IF NOT EXISTS schema_version (version BIGINT NOT NULL)")
        .execute(&mut *c)
        .await?;
    let done: Option<i64> =
        sqlx::query_scalar("SELECT max(version) FROM schema_version").fetch_one(&mut *c).await?;
    let done = usize::try_from(done.unwrap_or(0)).unwrap_or(0);
    if done > MIGRATIONS.len() {
        return Err(StoreError::Newer { found: done, known: MIGRATIONS.len() });
    }
    for (i, migration) in MIGRATIONS.iter().enumerate().skip(done) {
        sqlx::raw_sql(*migration).execute(&mut *c).await?;
        sqlx::query("INSERT INTO schema_version (version) VALUES ($1)")
            .bind(i as i64 + 1)
            .execute(&mut *c)
            .await?;
    }
    Ok(c.commit().await?)
}

/// A unique name that exists is not an accident.
fn unique(error: sqlx::Error, instead: StoreError) -> StoreError {
    match error.as_database_error().map(|e| e.is_unique_violation()) {
        Some(true) => instead,
        _ => error.into(),
    }
}

async fn put_rows(c: &mut PgConnection, table: &TableId, first: usize, rows: &[String]) -> Kept<()> {
    if rows.is_empty() {
        return Ok(());
    }
    let numbers: Vec<i64> = (0..rows.len()).map(|i| (first + i) as i64).collect();
    sqlx::query("INSERT INTO rows (tbl, row, line) SELECT $1, * FROM unnest($2::bigint[], $3::text[])")
        .bind(&table.0)
        .bind(numbers)
        .bind(rows)
        .execute(c)
        .await
        .map_err(|e| unique(e, StoreError::Conflict))?;
    Ok(())
}

async fn put_holders(c: &mut PgConnection, table: &TableId, meta: &Meta) -> Kept<()> {
    sqlx::query("DELETE FROM holders WHERE tbl = $1").bind(&table.0).execute(&mut *c).await?;
    for (account, seats) in meta.holders() {
        sqlx::query("INSERT INTO holders (account, tbl, seats) VALUES ($1, $2, $3)")
            .bind(account.0)
            .bind(&table.0)
            .bind(i64::from(seats))
            .execute(&mut *c)
            .await?;
    }
    Ok(())
}

async fn put_snapshot(c: &mut PgConnection, table: &TableId, snapshot: &Snapshot) -> Kept<()> {
    sqlx::query(
        "INSERT INTO snapshots (tbl, row, position, mark) SELECT id, $2, $3, $4 FROM tables WHERE id = $1
         ON CONFLICT (tbl) DO UPDATE SET row = excluded.row, position = excluded.position, mark = excluded.mark
         WHERE snapshots.row <= excluded.row",
    )
    .bind(&table.0)
    .bind(snapshot.rows as i64)
    .bind(&snapshot.position)
    .bind(snapshot.mark.as_ref().map(to_json).transpose()?)
    .execute(c)
    .await?;
    Ok(())
}

const TABLE: &str = "t.id, t.version, t.status, t.asked, t.moved, t.created, m.meta, t.due";

fn listed(row: &PgRow) -> Kept<Listed> {
    Ok(Listed {
        id: TableId(row.try_get(0)?),
        version: row.try_get(1)?,
        status: Status::of(row.try_get(2)?),
        asked: row.try_get::<i64, _>(3)? as u8,
        moved: row.try_get(4)?,
        created: row.try_get(5)?,
        meta: of_json(row.try_get(6)?)?,
        due: row.try_get(7)?,
    })
}

const ACCOUNT: &str = "a.id, a.name, a.password, a.secret, a.feed, a.created,
     (SELECT b.until FROM bans b WHERE b.account = a.id)";

fn account(row: &PgRow) -> Kept<Account> {
    Ok(Account {
        id: AccountId(row.try_get(0)?),
        name: row.try_get(1)?,
        password: row.try_get(2)?,
        secret: Digest(row.try_get(3)?),
        feed: Digest(row.try_get(4)?),
        created: row.try_get(5)?,
        banned: row.try_get(6)?,
    })
}

fn said(row: &PgRow) -> Kept<Said> {
    Ok(Said {
        number: row.try_get(0)?,
        name: row.try_get(1)?,
        player: row.try_get(2)?,
        text: row.try_get(3)?,
        at: row.try_get(4)?,
        account: row.try_get::<Option<String>, _>(5)?.map(AccountId),
    })
}

#[async_trait]
impl Store for Postgres {
    async fn create(&self, new: NewTable) -> Kept<()> {
        let mut c = self.pool.begin().await?;
        sqlx::query(
            "INSERT INTO tables (id, version, status, asked, bots, moved, created, updated, public, due, creator)
             VALUES ($1, 0, $2, $3, $4, $5, $5, $5, $6, $7, $8)",
        )
        .bind(&new.id.0)
        .bind(i64::from(new.status.number()))
        .bind(i64::from(new.asked))
        .bind(i64::from(new.meta.bots().0))
        .bind(new.now)
        .bind(new.meta.public)
        .bind(new.due)
        .bind(new.meta.creator.as_ref().map(|a| a.0.clone()))
        .execute(&mut *c)
        .await?;
        sqlx::query("INSERT INTO metas (tbl, meta) VALUES ($1, $2)")
            .bind(&new.id.0)
            .bind(to_json(&new.meta)?)
            .execute(&mut *c)
            .await?;
        put_rows(&mut c, &new.id, 0, &new.rows).await?;
        put_holders(&mut c, &new.id, &new.meta).await?;
        Ok(c.commit().await?)
    }

    async fn load_since(&self, id: &TableId, since: Since) -> Kept<Option<Stored>> {
        let mut c = self.pool.begin().await?;
        // One snapshot, so that the log fits the version.
        sqlx::query("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ").execute(&mut *c).await?;
        let sql = select(TABLE, "FROM tables t JOIN metas m ON m.tbl = t.id WHERE t.id = $1");
        let Some(found) = sqlx::query(sqlx::AssertSqlSafe(sql)).bind(&id.0).fetch_optional(&mut *c).await?
        else {
            return Ok(None);
        };
        let table = listed(&found)?;
        let snapshot: Option<(i64, String, Option<String>)> =
            sqlx::query_as("SELECT row, position, mark FROM snapshots WHERE tbl = $1")
                .bind(&id.0)
                .fetch_optional(&mut *c)
                .await?;
        let snapshot = snapshot.map(|(rows, position, mark)| Snapshot::of(rows, position, mark.as_deref()));
        let first = since.first(snapshot.as_ref());
        let rows = sqlx::query_scalar("SELECT line FROM rows WHERE tbl = $1 AND row >= $2 ORDER BY row")
            .bind(&id.0)
            .bind(i64::try_from(first).unwrap_or(i64::MAX))
            .fetch_all(&mut *c)
            .await?;
        let keys: Vec<(String, String)> =
            sqlx::query_as("SELECT key, reply FROM keys WHERE tbl = $1 ORDER BY at DESC LIMIT $2")
                .bind(&id.0)
                .bind(KEYS)
                .fetch_all(&mut *c)
                .await?;
        let keys = keys.into_iter().map(|(k, r)| Ok((k, of_json::<Reply>(&r)?))).collect::<Kept<_>>()?;
        let drafts: Vec<(i64, String)> = sqlx::query_as("SELECT seat, draft FROM drafts WHERE tbl = $1")
            .bind(&id.0)
            .fetch_all(&mut *c)
            .await?;
        c.commit().await?;
        let drafts = drafts.into_iter().map(|(s, d)| Ok((s as u8, of_json(&d)?))).collect::<Kept<_>>()?;
        Ok(Some(Stored { table, first, rows, snapshot, keys, drafts }))
    }

    async fn commit(&self, change: Change) -> Kept<()> {
        let written = self.change(change).await;
        match &written {
            Ok(()) => self.full.store(false, Ordering::Relaxed),
            Err(StoreError::Full) => self.full.store(true, Ordering::Relaxed),
            Err(_) => {}
        }
        written
    }

    async fn snapshot(&self, id: &TableId, snapshot: Snapshot) -> Kept<()> {
        put_snapshot(&mut *self.pool.acquire().await?, id, &snapshot).await
    }

    async fn delete(&self, id: &TableId) -> Kept<()> {
        let mut c = self.pool.begin().await?;
        for sql in [
            "DELETE FROM rows WHERE tbl = $1",
            "DELETE FROM keys WHERE tbl = $1",
            "DELETE FROM holders WHERE tbl = $1",
            "DELETE FROM talk WHERE tbl = $1",
            "DELETE FROM notes WHERE tbl = $1",
            "DELETE FROM snapshots WHERE tbl = $1",
            "DELETE FROM drafts WHERE tbl = $1",
            "DELETE FROM metas WHERE tbl = $1",
            "DELETE FROM tables WHERE id = $1",
        ] {
            sqlx::query(sql).bind(&id.0).execute(&mut *c).await?;
        }
        self.tell(&mut c, id.as_str(), "").await?;
        Ok(c.commit().await?)
    }

    async fn mine(&self, account: &AccountId) -> Kept<Vec<Listed>> {
        let sql = select(
            TABLE,
            "FROM holders h JOIN tables t ON t.id = h.tbl JOIN metas m ON m.tbl = t.id WHERE h.account = $1 ORDER BY t.moved DESC LIMIT 500",
        );
        let found = sqlx::query(sqlx::AssertSqlSafe(sql)).bind(&account.0).fetch_all(&self.pool).await?;
        found.iter().map(listed).collect()
    }

    async fn belonging(&self, account: &AccountId) -> Kept<Vec<TableId>> {
        let found: Vec<String> =
            sqlx::query_scalar(super::BELONGING).bind(&account.0).fetch_all(&self.pool).await?;
        Ok(found.into_iter().map(TableId).collect())
    }

    async fn laid_by(&self, account: &AccountId) -> Kept<(u64, u64)> {
        let sql = "SELECT count(*) FILTER (WHERE status < 2), count(*) FROM tables WHERE creator = $1";
        let (open, all): (i64, i64) = sqlx::query_as(sql).bind(&account.0).fetch_one(&self.pool).await?;
        Ok((open.unsigned_abs(), all.unsigned_abs()))
    }

    async fn forgotten(&self, before: i64) -> Kept<Vec<TableId>> {
        let found: Vec<String> =
            sqlx::query_scalar(super::FORGOTTEN).bind(before).fetch_all(&self.pool).await?;
        Ok(found.into_iter().map(TableId).collect())
    }

    async fn public(&self, status: Status, limit: u32, each: u32) -> Kept<Vec<Listed>> {
        let sql = select(TABLE, &super::listed_in_public("public"));
        let found = sqlx::query(sqlx::AssertSqlSafe(sql))
            .bind(i64::from(status.number()))
            .bind(i64::from(limit))
            .bind(i64::from(each))
            .fetch_all(&self.pool)
            .await?;
        found.iter().map(listed).collect()
    }

    async fn waiting_for_bots(&self, before: i64) -> Kept<Vec<TableId>> {
        let found: Vec<String> = sqlx::query_scalar(
            "SELECT id FROM tables WHERE status = 1 AND (asked & bots) <> 0 AND moved < $1 LIMIT 10000",
        )
        .bind(before)
        .fetch_all(&self.pool)
        .await?;
        Ok(found.into_iter().map(TableId).collect())
    }

    async fn run_out(&self, before: i64) -> Kept<Vec<TableId>> {
        let found: Vec<String> =
            sqlx::query_scalar("SELECT id FROM tables WHERE status = 1 AND due < $1 ORDER BY due LIMIT 1000")
                .bind(before)
                .fetch_all(&self.pool)
                .await?;
        Ok(found.into_iter().map(TableId).collect())
    }

    async fn keep_data(
        &self,
        game: &str,
        digest: &str,
        files: &str,
        brought: Option<(&AccountId, i64)>,
    ) -> Kept<()> {
        sqlx::query(
            "INSERT INTO data_sets (game, digest, files, creator, brought) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING",
        )
        .bind(game)
        .bind(digest)
        .bind(files)
        .bind(brought.map(|(who, _)| who.as_str()))
        .bind(brought.map(|(_, at)| at))
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    async fn brought_by(&self, account: &AccountId) -> Kept<u64> {
        let sql = "SELECT count(*) FROM data_sets WHERE creator = $1";
        let count: i64 = sqlx::query_scalar(sql).bind(&account.0).fetch_one(&self.pool).await?;
        Ok(count.unsigned_abs())
    }

    async fn forget_data(&self, before: i64) -> Kept<u64> {
        let mut c = self.pool.begin().await?;
        at_leisure(&mut c).await?;
        let forgotten: Vec<(String, String)> =
            sqlx::query_as(super::FORGOTTEN_DATA).bind(before).fetch_all(&mut *c).await?;
        let mut forgot = 0;
        for (game, digest) in forgotten {
            let forget = sqlx::query(super::FORGET_DATA).bind(game).bind(digest);
            forgot += forget.execute(&mut *c).await?.rows_affected();
        }
        c.commit().await?;
        Ok(forgot)
    }

    async fn data(&self, game: &str, digest: &str) -> Kept<Option<String>> {
        let found = sqlx::query_scalar("SELECT files FROM data_sets WHERE game = $1 AND digest = $2");
        Ok(found.bind(game).bind(digest).fetch_optional(&self.pool).await?)
    }

    async fn lease(&self, id: &TableId) -> Kept<Option<Lease>> {
        // Let go with the transaction, however that ends.
        let mut c = self.pool.begin().await?;
        let free: bool = sqlx::query_scalar("SELECT pg_try_advisory_xact_lock($1, hashtext($2))")
            .bind(BOTS_LOCK)
            .bind(&id.0)
            .fetch_one(&mut *c)
            .await?;
        Ok(free.then(|| Lease { _held: Some(Box::new(c)) }))
    }

    fn ahead(&self) -> i64 {
        self.ahead.load(Ordering::Relaxed)
    }

    async fn add_account(&self, a: Account) -> Kept<()> {
        let sql = "INSERT INTO accounts (id, name, folded, password, secret, feed, created) VALUES ($1, $2, $3, $4, $5, $6, $7)";
        self.write_account(sql, a).await
    }

    async fn set_account(&self, a: Account) -> Kept<()> {
        let sql = "UPDATE accounts SET name = $2, folded = $3, password = $4, secret = $5, feed = $6, created = $7 WHERE id = $1";
        self.write_account(sql, a).await
    }

    async fn account(&self, id: &AccountId) -> Kept<Option<Account>> {
        let sql = select(ACCOUNT, "FROM accounts a WHERE id = $1");
        let found = sqlx::query(sqlx::AssertSqlSafe(sql)).bind(&id.0).fetch_optional(&self.pool).await?;
        found.as_ref().map(account).transpose()
    }

    async fn account_named(&self, name: &str) -> Kept<Option<Account>> {
        // Names from before looks were compared are kept as they are.
        let sql =
            select(ACCOUNT, "FROM accounts a WHERE folded IN ($1, $2) ORDER BY folded = $2 DESC LIMIT 1");
        let found = sqlx::query(sqlx::AssertSqlSafe(sql))
            .bind(look(name))
            .bind(name.to_lowercase())
            .fetch_optional(&self.pool)
            .await?;
        found.as_ref().map(account).transpose()
    }

    async fn account_with(&self, secret: &Digest) -> Kept<Option<Account>> {
        let sql = select(ACCOUNT, "FROM accounts a WHERE secret = $1 OR feed = $1");
        let found = sqlx::query(sqlx::AssertSqlSafe(sql)).bind(&secret.0).fetch_optional(&self.pool).await?;
        found.as_ref().map(account).transpose()
    }

    async fn add_session(&self, token: &Digest, account: &AccountId, until: i64) -> Kept<()> {
        sqlx::query("INSERT INTO sessions (token, account, until) VALUES ($1, $2, $3)")
            .bind(&token.0)
            .bind(&account.0)
            .bind(until)
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    async fn session(&self, token: &Digest, now: i64) -> Kept<Option<Account>> {
        let sql = select(
            ACCOUNT,
            "FROM sessions s JOIN accounts a ON a.id = s.account WHERE s.token = $1 AND s.until > $2",
        );
        let found =
            sqlx::query(sqlx::AssertSqlSafe(sql)).bind(&token.0).bind(now).fetch_optional(&self.pool).await?;
        found.as_ref().map(account).transpose()
    }

    async fn end_session(&self, token: &Digest) -> Kept<()> {
        let mut c = self.pool.begin().await?;
        let ended = sqlx::query_scalar("DELETE FROM sessions WHERE token = $1 RETURNING account");
        let whose: Option<String> = ended.bind(&token.0).fetch_optional(&mut *c).await?;
        if let Some(whose) = whose {
            self.tell(&mut c, &whose, PERSON).await?;
        }
        Ok(c.commit().await?)
    }

    async fn end_sessions(&self, account: &AccountId) -> Kept<()> {
        let mut c = self.pool.begin().await?;
        sqlx::query("DELETE FROM sessions WHERE account = $1").bind(&account.0).execute(&mut *c).await?;
        self.tell(&mut c, account.as_str(), PERSON).await?;
        Ok(c.commit().await?)
    }

    async fn say(&self, table: &TableId, said: Said) -> Kept<i64> {
        let mut c = self.pool.begin().await?;
        let number = sqlx::query_scalar(
            "INSERT INTO talk (tbl, name, player, text, at, account) VALUES ($1, $2, $3, $4, $5, $6) RETURNING number",
        )
        .bind(&table.0)
        .bind(&said.name)
        .bind(said.player)
        .bind(&said.text)
        .bind(said.at)
        .bind(said.account.map(|a| a.0))
        .fetch_one(&mut *c)
        .await?;
        self.tell(&mut c, table.as_str(), TALKED).await?;
        c.commit().await?;
        Ok(number)
    }

    async fn talk(&self, table: &TableId, since: i64, players: bool) -> Kept<Vec<Said>> {
        let found = sqlx::query(
            "SELECT * FROM (SELECT number, name, player, text, at, account FROM talk
             WHERE tbl = $1 AND number > $2 AND player >= $3 ORDER BY number DESC LIMIT $4) latest ORDER BY number",
        )
        .bind(&table.0)
        .bind(since)
        .bind(players)
        .bind(TALK)
        .fetch_all(&self.pool)
        .await?;
        found.iter().map(said).collect()
    }

    async fn said_at(&self, table: &TableId, players: bool) -> Kept<u64> {
        let count: i64 =
            sqlx::query_scalar(super::SAID_AT).bind(&table.0).bind(players).fetch_one(&self.pool).await?;
        Ok(count.unsigned_abs())
    }

    async fn spoke_at(&self, table: &TableId, account: &AccountId) -> Kept<bool> {
        Ok(sqlx::query_scalar(super::SPOKE_AT).bind(&table.0).bind(&account.0).fetch_one(&self.pool).await?)
    }

    async fn noted_at(&self, table: &TableId, but: &AccountId) -> Kept<u64> {
        let count: i64 =
            sqlx::query_scalar(super::NOTED_AT).bind(&table.0).bind(&but.0).fetch_one(&self.pool).await?;
        Ok(count.unsigned_abs())
    }

    async fn note(&self, table: &TableId, account: &AccountId) -> Kept<String> {
        let found: Option<String> =
            sqlx::query_scalar("SELECT text FROM notes WHERE tbl = $1 AND account = $2")
                .bind(&table.0)
                .bind(&account.0)
                .fetch_optional(&self.pool)
                .await?;
        Ok(found.unwrap_or_default())
    }

    async fn set_note(&self, table: &TableId, account: &AccountId, text: &str) -> Kept<()> {
        sqlx::query(
            "INSERT INTO notes (tbl, account, text) VALUES ($1, $2, $3)
             ON CONFLICT (tbl, account) DO UPDATE SET text = excluded.text",
        )
        .bind(&table.0)
        .bind(&account.0)
        .bind(text)
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    async fn prune(&self, now: i64, keys_before: i64) -> Kept<()> {
        for (sql, before) in [(super::ENDED_SESSIONS, now), (super::OLD_KEYS, keys_before)] {
            while sqlx::query(sql).bind(before).execute(&self.pool).await?.rows_affected() > 0 {}
        }
        for sql in OVER {
            sqlx::query(sql).bind(now).execute(&self.pool).await?;
        }
        Ok(())
    }

    async fn tables(&self) -> Kept<Vec<Listed>> {
        let sql = select(TABLE, "FROM tables t JOIN metas m ON m.tbl = t.id ORDER BY t.created, t.id");
        let found = sqlx::query(sqlx::AssertSqlSafe(sql)).fetch_all(&self.pool).await?;
        found.iter().map(listed).collect()
    }

    async fn accounts(&self) -> Kept<Vec<Account>> {
        let sql = select(ACCOUNT, "FROM accounts a ORDER BY a.created, a.id");
        let found = sqlx::query(sqlx::AssertSqlSafe(sql)).fetch_all(&self.pool).await?;
        found.iter().map(account).collect()
    }

    async fn said_by(&self, account: &AccountId) -> Kept<Vec<(TableId, Said)>> {
        let sql = "SELECT number, name, player, text, at, account, tbl FROM talk WHERE account = $1 ORDER BY number";
        let found = sqlx::query(sql).bind(&account.0).fetch_all(&self.pool).await?;
        found.iter().map(|row| Ok((TableId(row.try_get(6)?), said(row)?))).collect()
    }

    async fn notes_of(&self, account: &AccountId) -> Kept<Vec<(TableId, String)>> {
        let sql = "SELECT tbl, text FROM notes WHERE account = $1 ORDER BY tbl";
        let found: Vec<(String, String)> = sqlx::query_as(sql).bind(&account.0).fetch_all(&self.pool).await?;
        Ok(found.into_iter().map(|(table, text)| (TableId(table), text)).collect())
    }

    async fn delete_account(&self, account: &AccountId) -> Kept<()> {
        let mut c = self.pool.begin().await?;
        for sql in [
            // What the first tables kept of talk has only the name.
            "DELETE FROM talk WHERE account = $1
             OR (account IS NULL AND name = (SELECT name FROM accounts WHERE id = $1))",
            "DELETE FROM notes WHERE account = $1",
            "DELETE FROM sessions WHERE account = $1",
            "DELETE FROM holders WHERE account = $1",
            "UPDATE tables SET creator = NULL WHERE creator = $1",
            "DELETE FROM accounts WHERE id = $1",
        ]
        .into_iter()
        .chain(GONE)
        {
            sqlx::query(sql).bind(&account.0).execute(&mut *c).await?;
        }
        // Who is known by his session is known at all servers.
        self.tell(&mut c, account.as_str(), PERSON).await?;
        Ok(c.commit().await?)
    }

    async fn dump(&self, to: Sink) -> Kept<()> {
        whole::dump(&self.pool, &to).await
    }

    async fn fill(&self, from: Spring, replace: bool) -> Kept<()> {
        let mut c = self.pool.begin().await?;
        at_leisure(&mut c).await?;
        whole::fill(&mut c, from, replace).await?;
        self.tell(&mut c, "", EVERYTHING).await?;
        Ok(c.commit().await?)
    }

    async fn tell_limits(&self, message: &str) -> Kept<()> {
        self.tell(&mut *self.pool.acquire().await?, "", &format!("{LIMITS} {message}")).await
    }

    fn news(&self) -> Option<broadcast::Receiver<Heard>> {
        Some(self.news.subscribe())
    }

    async fn healthy(&self) -> bool {
        if !self.full.load(Ordering::Relaxed) {
            return sqlx::query("SELECT 1").execute(&self.pool).await.is_ok();
        }
        let well = self.has_room().await.is_ok();
        self.full.store(!well, Ordering::Relaxed);
        well
    }

    async fn close(&self) {
        self.listener.abort();
        self.comparer.abort();
        self.moves.close().await;
        self.pool.close().await;
    }
}

/// A query over known columns: no text of users gets into it.
fn select(columns: &str, rest: &str) -> String {
    format!("SELECT {columns} {rest}")
}
