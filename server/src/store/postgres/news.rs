//! What servers tell each other: passed on as it comes, and made up for where it was not heard.

use std::time::Duration;

use async_trait::async_trait;
use sqlx::PgConnection;
use sqlx::postgres::{PgListener, PgPool};
use tokio::sync::broadcast;

use super::{CHANNEL, EVERYTHING, HELD, LIMITS, PATIENCE, PERSON, Postgres, TALKED};
use crate::ids::{AccountId, TableId};
use crate::store::model::{of_json, to_json};
use crate::store::news::{Abreast, Progress};
use crate::store::{Draft, Heard, Kept, News, StoreError, Topic};

/// Who cannot listen tries again so soon.
const AGAIN: Duration = Duration::from_secs(1);
/// Where nothing was heard for so long it is asked whether anybody is there: a net may have forgotten the connection and told nobody.
const SILENCE: Duration = Duration::from_secs(10);

/// Listens to the others from now on.
pub(super) async fn listener(pool: &PgPool) -> Kept<PgListener> {
    let mut listener = PgListener::connect_with(pool).await?;
    listener.listen(CHANNEL).await?;
    Ok(listener)
}

/// Passes on what other servers tell. What was told while nobody listened is lost: that is said when they listen again.
pub(super) async fn listen(mut ear: PgListener, pool: PgPool, me: String, news: broadcast::Sender<Heard>) {
    loop {
        let lost = match tokio::time::timeout(SILENCE, ear.try_recv()).await {
            Ok(Ok(Some(word))) => {
                let mut words = word.payload().splitn(4, ' ');
                let (Some(from), Some(about)) = (words.next(), words.next()) else { continue };
                if from != me {
                    let _ = news.send(heard(about, words.next(), words.next()));
                }
                continue;
            }
            // It is connected again already.
            Ok(Ok(None)) => None,
            Ok(Err(error)) => Some(error.into()),
            Err(_) => match is_there(&mut ear).await {
                Ok(()) => continue,
                Err(error) => Some(error),
            },
        };
        if let Some(error) = lost {
            tracing::warn!(%error, "the news of other servers cannot be heard");
            ear = loop {
                tokio::time::sleep(AGAIN).await;
                if let Ok(ear) = listener(&pool).await {
                    break ear;
                }
            };
        }
        let _ = news.send(Heard::Lost);
    }
}

/// Is anybody there at the other end?
async fn is_there(ear: &mut PgListener) -> Kept<()> {
    let asking = tokio::time::timeout(PATIENCE, sqlx::query("SELECT 1").execute(ear));
    let asked = asking.await.map_err(|_| StoreError::Away("the database does not answer".into()))?;
    Ok(asked.map(drop)?)
}

/// What another server tells.
fn heard(about: &str, what: Option<&str>, more: Option<&str>) -> Heard {
    let of = |topic| Heard::Of(News { table: TableId(about.to_string()), topic });
    match what {
        Some(EVERYTHING) => Heard::Lost,
        Some(PERSON) => Heard::Person(AccountId(about.to_string())),
        Some(LIMITS) => Heard::Limits(more.unwrap_or_default().to_string()),
        Some(TALKED) => of(Topic::Talk),
        Some(HELD) => of(Topic::Hold),
        _ => of(Topic::Table),
    }
}

async fn put_draft(c: &mut PgConnection, id: &TableId, seat: u8, draft: &Draft) -> Kept<()> {
    sqlx::query(
        "INSERT INTO drafts (tbl, seat, draft) VALUES ($1, $2, $3)
         ON CONFLICT (tbl, seat) DO UPDATE SET draft = excluded.draft",
    )
    .bind(&id.0)
    .bind(i64::from(seat))
    .bind(to_json(draft)?)
    .execute(c)
    .await?;
    Ok(())
}

#[async_trait]
impl Abreast for Postgres {
    async fn keep_draft(&self, id: &TableId, seat: u8, draft: &Draft, hold: bool) -> Kept<()> {
        if !hold {
            return put_draft(&mut *self.pool.acquire().await?, id, seat, draft).await;
        }
        let mut c = self.pool.begin().await?;
        put_draft(&mut c, id, seat, draft).await?;
        self.tell(&mut c, &id.0, HELD).await?;
        Ok(c.commit().await?)
    }

    async fn drafts(&self, id: &TableId) -> Kept<Vec<(u8, Draft)>> {
        let found: Vec<(i64, String)> = sqlx::query_as("SELECT seat, draft FROM drafts WHERE tbl = $1")
            .bind(&id.0)
            .fetch_all(&self.pool)
            .await?;
        found.into_iter().map(|(seat, draft)| Ok((seat as u8, of_json(&draft)?))).collect()
    }

    async fn progress(&self, ids: &[TableId]) -> Kept<Vec<Progress>> {
        let ids: Vec<&str> = ids.iter().map(|id| id.0.as_str()).collect();
        let found: Vec<(String, i64, i64)> = sqlx::query_as(
            "SELECT id, version, coalesce((SELECT max(number) FROM talk WHERE tbl = id), 0)
             FROM tables WHERE id = ANY($1)",
        )
        .bind(ids)
        .fetch_all(&self.pool)
        .await?;
        let of = |(id, version, said)| Progress { table: TableId(id), version, said };
        Ok(found.into_iter().map(of).collect())
    }
}
