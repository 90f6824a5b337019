//! PostgreSQL: several servers share it and hear of each other's moves.

mod moves;

use async_trait::async_trait;
use sqlx::postgres::{PgListener, PgPool, PgPoolOptions, PgRow};
use sqlx::{PgConnection, Row};
use tokio::sync::broadcast;

use self::moves::Moves;
use super::model::{of_json, to_json};
use super::{
    Account, Change, Kept, Listed, Meta, NewTable, News, Reply, Said, Snapshot, Status, Store, StoreError,
    Stored,
};
use crate::ids::{AccountId, Digest, TableId, random_number};

const MIGRATIONS: &[&str] = &[
    include_str!("../../../migrations/postgres/0001_start.sql"),
    include_str!("../../../migrations/postgres/0002_older_rules_and_clocks.sql"),
];

/// The channel on which servers tell each other.
const CHANNEL: &str = "sandtable";
/// Keeps two servers from migrating at once.
const MIGRATION_LOCK: i64 = 1_935_764_068;
/// So many idempotency keys of a table are remembered in memory.
const KEYS: i64 = 64;

/// The store outside.
pub struct Postgres {
    pool: PgPool,
    moves: Moves,
    /// Names this server in what it tells the others.
    me: String,
    news: broadcast::Sender<News>,
    listener: tokio::task::JoinHandle<()>,
}

impl Postgres {
    /// Connects to `postgres://…` and brings the database up to date.
    ///
    /// # Errors
    /// A server that does not answer or refuses.
    pub async fn connect(url: &str, connections: u32) -> Kept<Postgres> {
        let pool = PgPoolOptions::new().max_connections(connections).connect(url).await?;
        migrate(&pool).await?;
        let me = format!("{:016x}", random_number());
        let (news, _) = broadcast::channel(4096);
        let mut listener = PgListener::connect_with(&pool).await?;
        listener.listen(CHANNEL).await?;
        let listener = tokio::spawn(listen(listener, me.clone(), news.clone()));
        let moves = Moves::start(pool.clone(), me.clone());
        Ok(Postgres { pool, moves, me, news, listener })
    }

    async fn write_account(&self, sql: &'static str, a: Account) -> Kept<()> {
        sqlx::query(sql)
            .bind(&a.id.0)
            .bind(&a.name)
            .bind(a.name.to_lowercase())
            .bind(&a.password)
            .bind(&a.secret.0)
            .bind(&a.feed.0)
            .bind(a.created)
            .execute(&self.pool)
            .await
            .map_err(|e| unique(e, StoreError::Taken))?;
        Ok(())
    }

    /// Tells the other servers, when the transaction commits.
    async fn tell(&self, c: &mut PgConnection, table: &TableId) -> Kept<()> {
        sqlx::query("SELECT pg_notify($1, $2)")
            .bind(CHANNEL)
            .bind(format!("{} {table}", self.me))
            .execute(c)
            .await?;
        Ok(())
    }
}

/// Passes on what other servers tell. After a lost connection everything may have changed.
async fn listen(mut listener: PgListener, me: String, news: broadcast::Sender<News>) {
    loop {
        match listener.try_recv().await {
            Ok(Some(word)) => {
                let Some((from, table)) = word.payload().split_once(' ') else { continue };
                if from != me {
                    let _ = news.send(News { table: TableId(table.to_string()) });
                }
            }
            Ok(None) => {
                let _ = news.send(News { table: TableId(String::new()) });
            }
            Err(error) => {
                tracing::warn!(%error, "the news of other servers cannot be heard");
                tokio::time::sleep(std::time::Duration::from_secs(1)).await;
                let _ = news.send(News { table: TableId(String::new()) });
            }
        }
    }
}

async fn migrate(pool: &PgPool) -> Kept<()> {
    let mut c = pool.begin().await?;
    sqlx::query("SELECT pg_advisory_xact_lock($1)").bind(MIGRATION_LOCK).execute(&mut *c).await?;
    sqlx::query("CREATE TABLE IF NOT EXISTS schema_version (version BIGINT NOT NULL)")
        .execute(&mut *c)
        .await?;
    let done: Option<i64> =
        sqlx::query_scalar("SELECT max(version) FROM schema_version").fetch_one(&mut *c).await?;
    let done = usize::try_from(done.unwrap_or(0)).unwrap_or(0);
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
        "INSERT INTO snapshots (tbl, row, position) SELECT id, $2, $3 FROM tables WHERE id = $1
         ON CONFLICT (tbl) DO UPDATE SET row = excluded.row, position = excluded.position
         WHERE snapshots.row <= excluded.row",
    )
    .bind(&table.0)
    .bind(snapshot.rows as i64)
    .bind(&snapshot.position)
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

const ACCOUNT: &str = "a.id, a.name, a.password, a.secret, a.feed, a.created";

fn account(row: &PgRow) -> Kept<Account> {
    Ok(Account {
        id: AccountId(row.try_get(0)?),
        name: row.try_get(1)?,
        password: row.try_get(2)?,
        secret: Digest(row.try_get(3)?),
        feed: Digest(row.try_get(4)?),
        created: row.try_get(5)?,
    })
}

#[async_trait]
impl Store for Postgres {
    async fn create(&self, new: NewTable) -> Kept<()> {
        let mut c = self.pool.begin().await?;
        sqlx::query(
            "INSERT INTO tables (id, version, status, asked, bots, moved, created, updated, public, due)
             VALUES ($1, 0, $2, $3, $4, $5, $5, $5, $6, $7)",
        )
        .bind(&new.id.0)
        .bind(i64::from(new.status.number()))
        .bind(i64::from(new.asked))
        .bind(i64::from(new.meta.bots().0))
        .bind(new.now)
        .bind(new.meta.public)
        .bind(new.due)
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

    async fn load(&self, id: &TableId) -> Kept<Option<Stored>> {
        let mut c = self.pool.begin().await?;
        // One snapshot, so that the log fits the version.
        sqlx::query("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ").execute(&mut *c).await?;
        let sql = select(TABLE, "FROM tables t JOIN metas m ON m.tbl = t.id WHERE t.id = $1");
        let Some(found) = sqlx::query(sqlx::AssertSqlSafe(sql)).bind(&id.0).fetch_optional(&mut *c).await?
        else {
            return Ok(None);
        };
        let table = listed(&found)?;
        let rows = sqlx::query_scalar("SELECT line FROM rows WHERE tbl = $1 ORDER BY row")
            .bind(&id.0)
            .fetch_all(&mut *c)
            .await?;
        let keys: Vec<(String, String)> =
            sqlx::query_as("SELECT key, reply FROM keys WHERE tbl = $1 ORDER BY at DESC LIMIT $2")
                .bind(&id.0)
                .bind(KEYS)
                .fetch_all(&mut *c)
                .await?;
        let keys = keys.into_iter().map(|(k, r)| Ok((k, of_json::<Reply>(&r)?))).collect::<Kept<_>>()?;
        let snapshot: Option<(i64, String)> =
            sqlx::query_as("SELECT row, position FROM snapshots WHERE tbl = $1")
                .bind(&id.0)
                .fetch_optional(&mut *c)
                .await?;
        let snapshot = snapshot.map(|(rows, position)| Snapshot { rows: rows as usize, position });
        c.commit().await?;
        Ok(Some(Stored { table, rows, snapshot, keys }))
    }

    async fn commit(&self, change: Change) -> Kept<()> {
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
            "DELETE FROM metas WHERE tbl = $1",
            "DELETE FROM tables WHERE id = $1",
        ] {
            sqlx::query(sql).bind(&id.0).execute(&mut *c).await?;
        }
        self.tell(&mut c, id).await?;
        Ok(c.commit().await?)
    }

    async fn mine(&self, account: &AccountId) -> Kept<Vec<Listed>> {
        let sql = select(
            TABLE,
            "FROM holders h JOIN tables t ON t.id = h.tbl JOIN metas m ON m.tbl = t.id WHERE h.account = $1 ORDER BY t.updated DESC LIMIT 500",
        );
        let found = sqlx::query(sqlx::AssertSqlSafe(sql)).bind(&account.0).fetch_all(&self.pool).await?;
        found.iter().map(listed).collect()
    }

    async fn public(&self, status: Status, limit: u32) -> Kept<Vec<Listed>> {
        let sql = select(
            TABLE,
            "FROM tables t JOIN metas m ON m.tbl = t.id WHERE public AND status = $1 ORDER BY updated DESC LIMIT $2",
        );
        let found = sqlx::query(sqlx::AssertSqlSafe(sql))
            .bind(i64::from(status.number()))
            .bind(i64::from(limit))
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

    async fn keep_data(&self, game: &str, digest: &str, files: &str) -> Kept<()> {
        sqlx::query("INSERT INTO data_sets (game, digest, files) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING")
            .bind(game)
            .bind(digest)
            .bind(files)
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    async fn data(&self, game: &str, digest: &str) -> Kept<Option<String>> {
        let found = sqlx::query_scalar("SELECT files FROM data_sets WHERE game = $1 AND digest = $2");
        Ok(found.bind(game).bind(digest).fetch_optional(&self.pool).await?)
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
        let sql = select(ACCOUNT, "FROM accounts a WHERE folded = $1");
        let found = sqlx::query(sqlx::AssertSqlSafe(sql))
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
        sqlx::query("DELETE FROM sessions WHERE token = $1").bind(&token.0).execute(&self.pool).await?;
        Ok(())
    }

    async fn say(&self, table: &TableId, said: Said) -> Kept<i64> {
        let mut c = self.pool.begin().await?;
        let number = sqlx::query_scalar(
            "INSERT INTO talk (tbl, name, player, text, at) VALUES ($1, $2, $3, $4, $5) RETURNING number",
        )
        .bind(&table.0)
        .bind(&said.name)
        .bind(said.player)
        .bind(&said.text)
        .bind(said.at)
        .fetch_one(&mut *c)
        .await?;
        self.tell(&mut c, table).await?;
        c.commit().await?;
        Ok(number)
    }

    async fn talk(&self, table: &TableId, since: i64) -> Kept<Vec<Said>> {
        let found = sqlx::query(
            "SELECT number, name, player, text, at FROM talk WHERE tbl = $1 AND number > $2 ORDER BY number LIMIT 1000",
        )
        .bind(&table.0)
        .bind(since)
        .fetch_all(&self.pool)
        .await?;
        let said = |r: &PgRow| {
            Ok(Said {
                number: r.try_get(0)?,
                name: r.try_get(1)?,
                player: r.try_get(2)?,
                text: r.try_get(3)?,
                at: r.try_get(4)?,
            })
        };
        found.iter().map(said).collect()
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
        sqlx::query("DELETE FROM sessions WHERE until < $1").bind(now).execute(&self.pool).await?;
        sqlx::query("DELETE FROM keys WHERE at < $1").bind(keys_before).execute(&self.pool).await?;
        Ok(())
    }

    fn news(&self) -> Option<broadcast::Receiver<News>> {
        Some(self.news.subscribe())
    }

    async fn healthy(&self) -> bool {
        sqlx::query("SELECT 1").execute(&self.pool).await.is_ok()
    }

    async fn close(&self) {
        self.listener.abort();
        self.moves.close().await;
        self.pool.close().await;
    }
}

/// A query over known columns: no text of users gets into it.
fn select(columns: &str, rest: &str) -> String {
    format!("SELECT {columns} {rest}")
}
