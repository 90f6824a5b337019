//! What servers tell each other, and how they find out what they have missed.

use async_trait::async_trait;

use super::{Draft, Kept};
use crate::ids::{AccountId, TableId};

/// What changed at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Topic {
    /// The table itself.
    Table,
    /// Something was said there.
    Talk,
    /// A seat holds its orders, or does so no longer: whoever plays its answers has to know, and nobody else.
    Hold,
}

/// Something changed at a table, through another server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct News {
    /// Where.
    pub table: TableId,
    /// What.
    pub topic: Topic,
}

/// What is heard of other servers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Heard {
    /// Something changed.
    Of(News),
    /// Somebody is no longer who he was: logged out, banned, gone.
    Person(AccountId),
    /// What was taken of limits at another server.
    Limits(String),
    /// Some of it was not heard.
    Lost,
}

/// How far a table is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Progress {
    /// Which.
    pub table: TableId,
    /// Its version.
    pub version: i64,
    /// The number of the last thing said there.
    pub said: i64,
}

/// The part of a store with which several servers keep up with each other.
#[async_trait]
pub trait Abreast: Send + Sync {
    /// Keeps what a seat keeps for itself. Nobody is told of a draft; other servers are told that a hold changed, if it did.
    async fn keep_draft(&self, id: &TableId, seat: u8, draft: &Draft, hold: bool) -> Kept<()>;
    /// What the seats of a table keep for themselves.
    async fn drafts(&self, id: &TableId) -> Kept<Vec<(u8, Draft)>>;
    /// How far these tables are; those that are gone are left out.
    async fn progress(&self, ids: &[TableId]) -> Kept<Vec<Progress>>;
}
