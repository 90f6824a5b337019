//! Everything at once: backups and moves.

use futures_util::TryStreamExt;
use sqlx::postgres::PgPool;
use sqlx::{AssertSqlSafe, PgConnection};

use crate::store::portable::{Line, Piece, RELATIONS, Relation, Sink, Spring, Type};
use crate::store::{Kept, StoreError};

/// So many rows are written at once.
const BATCH: usize = 500;

/// Hands over every row, as one transaction sees them.
pub(super) async fn dump(pool: &PgPool, to: &Sink) -> Kept<()> {
    let mut c = pool.begin().await?;
    sqlx::query("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY").execute(&mut *c).await?;
    super::at_leisure(&mut c).await?;
    for relation in RELATIONS {
        let columns = relation.list(|_, name, kind| match kind {
            Type::Bool => format!("\"{name}\"::int"),
            Type::Text | Type::Number => format!("\"{name}\""),
        });
        let (name, order) = (relation.name, relation.order());
        let sql = format!("SELECT json_build_array({columns})::text FROM \"{name}\" ORDER BY {order}");
        let mut rows = sqlx::query_scalar::<_, String>(AssertSqlSafe(sql)).fetch(&mut *c);
        while let Some(row) = rows.try_next().await? {
            // Both stores write the same text.
            let row: serde_json::Value =
                serde_json::from_str(&row).map_err(|e| StoreError::Database(e.to_string()))?;
            let line = Line { relation: name.into(), row: row.to_string() };
            to.send(line).await.map_err(|_| StoreError::Broken("nobody takes the backup".into()))?;
        }
    }
    Ok(())
}

/// Takes every row over.
pub(super) async fn fill(c: &mut PgConnection, mut from: Spring, replace: bool) -> Kept<()> {
    for relation in RELATIONS.iter().rev() {
        let name = relation.name;
        // Servers wait until it is done: what they write afterwards fits or is refused.
        sqlx::query(AssertSqlSafe(format!("LOCK TABLE \"{name}\" IN ACCESS EXCLUSIVE MODE")))
            .execute(&mut *c)
            .await?;
        if replace {
            sqlx::query(AssertSqlSafe(format!("DELETE FROM \"{name}\""))).execute(&mut *c).await?;
        } else {
            let sql = format!("SELECT EXISTS (SELECT 1 FROM \"{name}\")");
            if sqlx::query_scalar(AssertSqlSafe(sql)).fetch_one(&mut *c).await? {
                return Err(StoreError::NotEmpty);
            }
        }
    }
    let (mut relation, mut batch) = (None, Vec::new());
    loop {
        match from.recv().await {
            Some(Piece::Line(line)) => {
                let known = Relation::named(&line.relation)
                    .ok_or_else(|| StoreError::Broken(format!("there is no '{}' here", line.relation)))?;
                if batch.len() >= BATCH || relation.is_some_and(|r: &Relation| r.name != known.name) {
                    write(c, relation, &mut batch).await?;
                }
                relation = Some(known);
                batch.push(line.row);
            }
            Some(Piece::End) => break,
            Some(Piece::Broken(what)) => return Err(StoreError::Broken(what)),
            None => return Err(StoreError::Broken("the backup has no end".into())),
        }
    }
    write(c, relation, &mut batch).await?;
    // What is said next gets a number after the last.
    sqlx::query(
        "SELECT setval(pg_get_serial_sequence('talk', 'number'), coalesce(max(number), 1), max(number) IS NOT NULL)
         FROM talk",
    )
    .execute(&mut *c)
    .await?;
    Ok(())
}

async fn write(c: &mut PgConnection, relation: Option<&Relation>, batch: &mut Vec<String>) -> Kept<()> {
    let Some(relation) = relation.filter(|_| !batch.is_empty()) else { return Ok(()) };
    let columns = relation.list(|_, name, _| format!("\"{name}\""));
    let values = relation.list(|i, _, kind| match kind {
        Type::Text => format!("j ->> {i}"),
        Type::Number => format!("(j ->> {i})::bigint"),
        Type::Bool => format!("(j ->> {i})::int::boolean"),
    });
    let name = relation.name;
    let sql = format!(
        "INSERT INTO \"{name}\" ({columns}) OVERRIDING SYSTEM VALUE
         SELECT {values} FROM (SELECT x::json AS j FROM unnest($1::text[]) AS x) AS lines"
    );
    let batch = std::mem::take(batch);
    match sqlx::query(AssertSqlSafe(sql)).bind(batch).execute(&mut *c).await {
        Ok(_) => Ok(()),
        Err(error) => match StoreError::from(error) {
            StoreError::Database(what) => Err(StoreError::Broken(format!("rows of {name}: {what}"))),
            other => Err(other),
        },
    }
}
