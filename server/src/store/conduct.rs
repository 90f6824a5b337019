//! What keeps order among people: bans, what they report of each other, and passes by which the operator lets somebody in.

use async_trait::async_trait;

use super::Kept;
use crate::ids::{AccountId, Digest, TableId};

/// Somebody may only look on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ban {
    /// Who.
    pub account: AccountId,
    /// Until when.
    pub until: i64,
    /// Why, for the operator.
    pub why: String,
    /// Since when.
    pub at: i64,
}

/// What somebody tells the operator of another.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// Its id.
    pub id: String,
    /// The table where it happened.
    pub table: TableId,
    /// Who tells it.
    pub reporter: AccountId,
    /// Of whom.
    pub account: AccountId,
    /// What.
    pub text: String,
    /// When.
    pub at: i64,
}

/// The part of a store that keeps order.
#[async_trait]
pub trait Conduct: Send + Sync {
    /// Bans somebody; a new ban takes the place of an old one.
    async fn ban(&self, ban: Ban) -> Kept<()>;
    /// Lifts a ban. Was there one?
    async fn unban(&self, account: &AccountId) -> Kept<bool>;
    /// Everybody who is banned, the latest first.
    async fn bans(&self) -> Kept<Vec<Ban>>;
    /// Keeps a report, unless its reporter has so many that are not settled. Is it kept?
    async fn report(&self, report: Report, most: u32) -> Kept<bool>;
    /// All reports that are not settled, the oldest first.
    async fn reports(&self) -> Kept<Vec<Report>>;
    /// Settles a report: it is taken away. Was there one?
    async fn settle(&self, id: &str) -> Kept<bool>;
    /// Makes a pass for somebody.
    async fn add_pass(&self, secret: &Digest, account: &AccountId, until: i64) -> Kept<()>;
    /// Whose pass it is, if it is still good. It is good once.
    async fn redeem(&self, secret: &Digest, now: i64) -> Kept<Option<AccountId>>;
}

/// Both stores write and read with these, and give away what is out of date with the last.
pub(super) const BAN: &str = "INSERT INTO bans (account, until, why, at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (account) DO UPDATE SET until = excluded.until, why = excluded.why, at = excluded.at";
pub(super) const UNBAN: &str = "DELETE FROM bans WHERE account = $1";
pub(super) const BANS: &str = "SELECT account, until, why, at FROM bans ORDER BY at DESC, account";
pub(super) const REPORT: &str = "INSERT INTO reports (id, tbl, reporter, account, text, at)
     SELECT $1, $2, $3, $4, $5, $6 WHERE (SELECT count(*) FROM reports WHERE reporter = $3) < $7";
pub(super) const REPORTS: &str = "SELECT id, tbl, reporter, account, text, at FROM reports ORDER BY at, id";
pub(super) const SETTLE: &str = "DELETE FROM reports WHERE id = $1";
pub(super) const PASS: &str = "INSERT INTO passes (secret, account, until) VALUES ($1, $2, $3)";
pub(super) const REDEEM: &str = "DELETE FROM passes WHERE secret = $1 RETURNING account, until";
/// What goes with a person.
pub(super) const GONE: [&str; 3] = [
    "DELETE FROM bans WHERE account = $1",
    "DELETE FROM reports WHERE reporter = $1 OR account = $1",
    "DELETE FROM passes WHERE account = $1",
];
/// What is over.
pub(super) const OVER: [&str; 2] =
    ["DELETE FROM bans WHERE until < $1", "DELETE FROM passes WHERE until < $1"];
