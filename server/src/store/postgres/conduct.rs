//! Bans, reports and passes.

use async_trait::async_trait;
use sqlx::Row;
use sqlx::postgres::PgRow;

use super::{PERSON, Postgres};
use crate::ids::{AccountId, Digest, TableId};
use crate::store::Kept;
use crate::store::conduct::{BAN, BANS, Ban, Conduct, PASS, REDEEM, REPORT, REPORTS, Report, SETTLE, UNBAN};

fn ban(row: &PgRow) -> Kept<Ban> {
    Ok(Ban {
        account: AccountId(row.try_get(0)?),
        until: row.try_get(1)?,
        why: row.try_get(2)?,
        at: row.try_get(3)?,
    })
}

fn report(row: &PgRow) -> Kept<Report> {
    Ok(Report {
        id: row.try_get(0)?,
        table: TableId(row.try_get(1)?),
        reporter: AccountId(row.try_get(2)?),
        account: AccountId(row.try_get(3)?),
        text: row.try_get(4)?,
        at: row.try_get(5)?,
    })
}

#[async_trait]
impl Conduct for Postgres {
    async fn ban(&self, b: Ban) -> Kept<()> {
        let mut c = self.pool.begin().await?;
        let banned = sqlx::query(BAN).bind(&b.account.0).bind(b.until).bind(&b.why).bind(b.at);
        banned.execute(&mut *c).await?;
        self.tell(&mut c, b.account.as_str(), PERSON).await?;
        Ok(c.commit().await?)
    }

    async fn unban(&self, account: &AccountId) -> Kept<bool> {
        let mut c = self.pool.begin().await?;
        let lifted = sqlx::query(UNBAN).bind(&account.0).execute(&mut *c).await?.rows_affected() > 0;
        self.tell(&mut c, account.as_str(), PERSON).await?;
        c.commit().await?;
        Ok(lifted)
    }

    async fn bans(&self) -> Kept<Vec<Ban>> {
        sqlx::query(BANS).fetch_all(&self.pool).await?.iter().map(ban).collect()
    }

    async fn report(&self, r: Report, most: u32) -> Kept<bool> {
        let kept = sqlx::query(REPORT)
            .bind(r.id)
            .bind(r.table.0)
            .bind(r.reporter.0)
            .bind(r.account.0)
            .bind(r.text)
            .bind(r.at)
            .bind(i64::from(most));
        Ok(kept.execute(&self.pool).await?.rows_affected() > 0)
    }

    async fn reports(&self) -> Kept<Vec<Report>> {
        sqlx::query(REPORTS).fetch_all(&self.pool).await?.iter().map(report).collect()
    }

    async fn settle(&self, id: &str) -> Kept<bool> {
        Ok(sqlx::query(SETTLE).bind(id).execute(&self.pool).await?.rows_affected() > 0)
    }

    async fn add_pass(&self, secret: &Digest, account: &AccountId, until: i64) -> Kept<()> {
        sqlx::query(PASS).bind(&secret.0).bind(&account.0).bind(until).execute(&self.pool).await?;
        Ok(())
    }

    async fn redeem(&self, secret: &Digest, now: i64) -> Kept<Option<AccountId>> {
        let found: Option<(String, i64)> =
            sqlx::query_as(REDEEM).bind(&secret.0).fetch_optional(&self.pool).await?;
        Ok(found.filter(|(_, until)| *until > now).map(|(account, _)| AccountId(account)))
    }
}
