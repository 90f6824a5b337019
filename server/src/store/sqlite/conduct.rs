//! Bans, reports and passes.

use async_trait::async_trait;
use rusqlite::{OptionalExtension, Row, params};

use super::Sqlite;
use crate::ids::{AccountId, Digest, TableId};
use crate::store::Kept;
use crate::store::conduct::{BAN, BANS, Ban, Conduct, PASS, REDEEM, REPORT, REPORTS, Report, SETTLE, UNBAN};

fn ban(row: &Row) -> Result<Ban, rusqlite::Error> {
    Ok(Ban { account: AccountId(row.get(0)?), until: row.get(1)?, why: row.get(2)?, at: row.get(3)? })
}

fn report(row: &Row) -> Result<Report, rusqlite::Error> {
    Ok(Report {
        id: row.get(0)?,
        table: TableId(row.get(1)?),
        reporter: AccountId(row.get(2)?),
        account: AccountId(row.get(3)?),
        text: row.get(4)?,
        at: row.get(5)?,
    })
}

#[async_trait]
impl Conduct for Sqlite {
    async fn ban(&self, b: Ban) -> Kept<()> {
        self.write(move |c| Ok(c.execute(BAN, params![b.account.0, b.until, b.why, b.at]).map(drop)?)).await
    }

    async fn unban(&self, account: &AccountId) -> Kept<bool> {
        let account = account.0.clone();
        self.write(move |c| Ok(c.execute(UNBAN, [account])? > 0)).await
    }

    async fn bans(&self) -> Kept<Vec<Ban>> {
        self.read(|c| Ok(c.prepare(BANS)?.query_map([], ban)?.collect::<Result<_, _>>()?)).await
    }

    async fn report(&self, r: Report, most: u32) -> Kept<bool> {
        self.write(move |c| {
            let values = params![r.id, r.table.0, r.reporter.0, r.account.0, r.text, r.at, most];
            Ok(c.execute(REPORT, values)? > 0)
        })
        .await
    }

    async fn reports(&self) -> Kept<Vec<Report>> {
        self.read(|c| Ok(c.prepare(REPORTS)?.query_map([], report)?.collect::<Result<_, _>>()?)).await
    }

    async fn settle(&self, id: &str) -> Kept<bool> {
        let id = id.to_string();
        self.write(move |c| Ok(c.execute(SETTLE, [id])? > 0)).await
    }

    async fn add_pass(&self, secret: &Digest, account: &AccountId, until: i64) -> Kept<()> {
        let (secret, account) = (secret.0.clone(), account.0.clone());
        self.write(move |c| Ok(c.execute(PASS, params![secret, account, until]).map(drop)?)).await
    }

    async fn redeem(&self, secret: &Digest, now: i64) -> Kept<Option<AccountId>> {
        let secret = secret.0.clone();
        self.write(move |c| {
            let pair = |row: &Row| Ok((AccountId(row.get(0)?), row.get::<_, i64>(1)?));
            let found = c.query_row(REDEEM, [secret], pair).optional()?;
            Ok(found.filter(|(_, until)| *until > now).map(|(account, _)| account))
        })
        .await
    }
}
