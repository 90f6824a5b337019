//! Drafts, holds, and how far tables are.

use async_trait::async_trait;
use rusqlite::{OptionalExtension, params};

use super::Sqlite;
use crate::ids::TableId;
use crate::store::model::{of_json, to_json};
use crate::store::news::{Abreast, Progress};
use crate::store::{Draft, Kept};

#[async_trait]
impl Abreast for Sqlite {
    async fn keep_draft(&self, id: &TableId, seat: u8, draft: &Draft, _hold: bool) -> Kept<()> {
        let (id, draft) = (id.0.clone(), to_json(draft)?);
        self.write(move |c| {
            c.prepare_cached("INSERT OR REPLACE INTO drafts (tbl, seat, draft) VALUES (?1, ?2, ?3)")?
                .execute(params![id, seat, draft])?;
            Ok(())
        })
        .await
    }

    async fn drafts(&self, id: &TableId) -> Kept<Vec<(u8, Draft)>> {
        let id = id.0.clone();
        self.read(move |c| {
            let mut found = c.prepare_cached("SELECT seat, draft FROM drafts WHERE tbl = ?1")?;
            let found = found.query_map([id], |row| Ok((row.get(0)?, row.get::<_, String>(1)?)))?;
            found
                .map(|kept| kept.map_err(Into::into).and_then(|(seat, d)| Ok((seat, of_json(&d)?))))
                .collect()
        })
        .await
    }

    async fn progress(&self, ids: &[TableId]) -> Kept<Vec<Progress>> {
        let ids = ids.to_vec();
        self.read(move |c| {
            let mut one = c.prepare_cached(
                "SELECT version, coalesce((SELECT max(number) FROM talk WHERE tbl = ?1), 0) FROM tables WHERE id = ?1",
            )?;
            let mut found = Vec::with_capacity(ids.len());
            for table in ids {
                let standing = one.query_row([&table.0], |row| Ok((row.get(0)?, row.get(1)?))).optional()?;
                found.extend(standing.map(|(version, said)| Progress { table, version, said }));
            }
            Ok(found)
        })
        .await
    }
}
