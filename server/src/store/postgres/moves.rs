//! Group commit. PostgreSQL lets only one transaction with a NOTIFY commit at a time: moves that wait share one.

use std::collections::BTreeSet;
use std::sync::Mutex;
use std::time::Duration;

use sqlx::postgres::PgPool;
use sqlx::{PgConnection, Row};
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;

use super::{CHANNEL, unique};
use crate::store::model::to_json;
use crate::store::{Change, Kept, StoreError};

/// So long a commit is waited for.
const PATIENCE: Duration = Duration::from_secs(8);
/// So many moves share a commit at most.
const GROUP: usize = 256;
/// So many moves may wait before callers wait too.
const QUEUE: usize = 4096;

/// A move that waits for its commit, and who is told of it.
struct Waiting {
    change: Change,
    tell: oneshot::Sender<Kept<()>>,
}

/// The one who writes moves.
pub(super) struct Moves {
    queue: Mutex<Option<mpsc::Sender<Waiting>>>,
    writer: Mutex<Option<JoinHandle<()>>>,
}

impl Moves {
    pub(super) fn start(pool: PgPool, me: String) -> Moves {
        let (queue, waiting) = mpsc::channel(QUEUE);
        let writer = tokio::spawn(write_on(pool, me, waiting));
        Moves { queue: Mutex::new(Some(queue)), writer: Mutex::new(Some(writer)) }
    }

    /// Has a change written; comes back when it is durable.
    pub(super) async fn commit(&self, change: Change) -> Kept<()> {
        let gone = || StoreError::Database("the store is closed".into());
        let queue = self.queue.lock().ok().and_then(|q| q.clone()).ok_or_else(gone)?;
        let (tell, told) = oneshot::channel();
        queue.send(Waiting { change, tell }).await.map_err(|_| gone())?;
        told.await.map_err(|_| gone())?
    }

    /// Writes what waits and ends.
    pub(super) async fn close(&self) {
        drop(self.queue.lock().ok().and_then(|mut q| q.take()));
        let writer = self.writer.lock().ok().and_then(|mut w| w.take());
        if let Some(writer) = writer {
            let _ = writer.await;
        }
    }
}

async fn write_on(pool: PgPool, me: String, mut queue: mpsc::Receiver<Waiting>) {
    let mut next = None;
    loop {
        let first = match next.take() {
            Some(held) => held,
            None => match queue.recv().await {
                Some(waiting) => waiting,
                None => return,
            },
        };
        let mut tables = BTreeSet::from([first.change.table.clone()]);
        let mut group = vec![first];
        while group.len() < GROUP {
            let Ok(waiting) = queue.try_recv() else { break };
            // Of one table one change at a time: the second stands on the first.
            if !tables.insert(waiting.change.table.clone()) {
                next = Some(waiting);
                break;
            }
            group.push(waiting);
        }
        write_group(&pool, &me, group).await;
    }
}

async fn write_group(pool: &PgPool, me: &str, group: Vec<Waiting>) {
    let (changes, tell): (Vec<_>, Vec<_>) = group.into_iter().map(|w| (w.change, w.tell)).unzip();
    let written = one_commit(pool, me, &changes).await;
    for (change, tell) in changes.iter().zip(tell) {
        let result = match &written {
            Ok(written) if written.contains(&change.table.0) => Ok(()),
            Ok(_) => Err(StoreError::Conflict),
            // To ask for each of them would take as long each time.
            Err(StoreError::Away(why)) => Err(StoreError::Away(why.clone())),
            // What spoiled it for all is found out one by one.
            Err(_) => alone(pool, me, change).await,
        };
        // A caller that has gone does not mind.
        let _ = tell.send(result);
    }
}

async fn one_commit(pool: &PgPool, me: &str, changes: &[Change]) -> Kept<BTreeSet<String>> {
    let writing = async { write(&mut *pool.acquire().await?, changes, me).await };
    // A machine that has gone does not say so: nobody waits for it for ever. Whether it was written shows when it is back.
    let away = |_| StoreError::Away("the database does not answer".into());
    tokio::time::timeout(PATIENCE, writing).await.map_err(away)?
}

async fn alone(pool: &PgPool, me: &str, change: &Change) -> Kept<()> {
    match one_commit(pool, me, std::slice::from_ref(change)).await?.is_empty() {
        true => Err(StoreError::Conflict),
        false => Ok(()),
    }
}

/// The small and frequent parts of changes of different tables, in one statement and so in one trip. Gives the
/// tables that were as their writers believe; at the others nothing was written.
pub(super) async fn write(c: &mut PgConnection, changes: &[Change], me: &str) -> Kept<BTreeSet<String>> {
    let of = |number: fn(&Change) -> i64| changes.iter().map(number).collect::<Vec<i64>>();
    let tables: Vec<&str> = changes.iter().map(|c| c.table.0.as_str()).collect();
    let keys: Vec<Option<&str>> =
        changes.iter().map(|c| c.key.as_ref().map(|(key, _)| key.as_str())).collect();
    let replies = changes.iter().map(|c| c.key.as_ref().map(|(_, reply)| to_json(reply)).transpose());
    let rows = || changes.iter().flat_map(|c| c.rows.iter().enumerate().map(move |(i, line)| (c, i, line)));
    let written = sqlx::query(
        "WITH new AS (
             SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[], $6::bigint[],
                 $7::bigint[], $8::bool[], $9::bigint[], $10::text[], $11::text[])
                 AS new (tbl, version, status, asked, bots, moved, now, public, due, key, reply)
         ), changed AS (
             UPDATE tables t SET version = t.version + 1, status = new.status, asked = new.asked, bots = new.bots,
                 moved = new.moved, updated = new.now, public = coalesce(new.public, t.public), due = new.due
             FROM new WHERE t.id = new.tbl AND t.version = new.version RETURNING t.id
         ), added AS (
             INSERT INTO rows (tbl, row, line)
             SELECT id, line.row, line.line FROM changed
             JOIN unnest($12::text[], $13::bigint[], $14::text[]) AS line (tbl, row, line) ON line.tbl = id
         ), keyed AS (
             INSERT INTO keys (tbl, key, at, reply)
             SELECT id, key, now, reply FROM changed JOIN new ON new.tbl = id WHERE key IS NOT NULL
         )
         SELECT id, pg_notify($15, $16 || ' ' || id) FROM changed",
    )
    .bind(&tables)
    .bind(of(|c| c.version))
    .bind(of(|c| i64::from(c.status.number())))
    .bind(of(|c| i64::from(c.asked)))
    .bind(of(|c| i64::from(c.bots)))
    .bind(of(|c| c.moved))
    .bind(of(|c| c.now))
    .bind(changes.iter().map(|c| c.meta.as_ref().map(|m| m.public)).collect::<Vec<_>>())
    .bind(changes.iter().map(|c| c.due).collect::<Vec<_>>())
    .bind(keys)
    .bind(replies.collect::<Kept<Vec<_>>>()?)
    .bind(rows().map(|(c, _, _)| c.table.0.as_str()).collect::<Vec<_>>())
    .bind(rows().map(|(c, i, _)| (c.first + i) as i64).collect::<Vec<_>>())
    .bind(rows().map(|(_, _, line)| line.as_str()).collect::<Vec<_>>())
    .bind(CHANNEL)
    .bind(me)
    .fetch_all(c)
    .await
    .map_err(|e| unique(e, StoreError::Conflict))?;
    written.iter().map(|row| Ok(row.try_get(0)?)).collect()
}
