//! Tables at which something fell over. They are left alone for a while, longer each time, so that one table costs the
//! others nothing, and those who sit there are told.

use std::collections::HashMap;
use std::panic::AssertUnwindSafe;
use std::sync::{Mutex, MutexGuard, PoisonError};

use futures_util::FutureExt;

use super::Hall;
use crate::clock::Clock;
use crate::error::Error;
use crate::ids::TableId;

/// What fell over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// The rules: nobody sits down there meanwhile.
    Rules,
    /// A bot makes no move.
    Bot,
    /// A clock that ran out cannot be heard.
    Clock,
    /// The store did not take what was to be written: no fault of the table's.
    Store,
}

impl Fault {
    /// What the players are told; nothing of what passes by itself.
    pub fn word(self) -> Option<&'static str> {
        match self {
            Fault::Rules => Some("rules"),
            Fault::Bot => Some("bot"),
            Fault::Clock => Some("clock"),
            Fault::Store => None,
        }
    }
}

/// The first rest, in milliseconds; each next one is four times as long.
const REST: i64 = 1000;
/// The longest rest.
const LONGEST: i64 = 3_600_000;
/// So many tries has a bot or a clock; then it is given up until somebody plays on.
const TRIES: u32 = 5;

#[derive(Clone, Copy, Debug)]
struct Trouble {
    fault: Fault,
    tries: u32,
    until: i64,
}

impl Trouble {
    fn shut(&self, now: i64) -> bool {
        self.fault == Fault::Rules && now < self.until
    }
}

/// The tables in trouble.
pub struct Troubles {
    clock: Clock,
    tables: Mutex<HashMap<TableId, Trouble>>,
}

impl Troubles {
    /// None yet.
    pub fn new(clock: Clock) -> Troubles {
        Troubles { clock, tables: Mutex::default() }
    }

    fn all(&self) -> MutexGuard<'_, HashMap<TableId, Trouble>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Something fell over, once more.
    pub fn fell(&self, id: &TableId, fault: Fault) {
        let now = self.clock.now();
        let mut all = self.all();
        // What a bot or a clock then meets is not theirs.
        if fault != Fault::Rules && all.get(id).is_some_and(|t| t.shut(now)) {
            return;
        }
        let tries = all.get(id).filter(|t| t.fault == fault).map_or(0, |t| t.tries) + 1;
        let rest = REST.saturating_mul(4i64.saturating_pow(tries - 1)).min(LONGEST);
        let lost = tries >= TRIES && matches!(fault, Fault::Bot | Fault::Clock);
        let until = if lost { i64::MAX } else { now.saturating_add(rest) };
        tracing::error!(table = %id, ?fault, tries, given_up = lost, "a table is left alone for a while");
        all.insert(id.clone(), Trouble { fault, tries, until });
    }

    /// Is the table to be left alone with what its bots and clocks do?
    pub fn rests(&self, id: &TableId) -> bool {
        let all = self.all();
        !all.is_empty() && all.get(id).is_some_and(|t| self.clock.now() < t.until)
    }

    /// Is it shut, because its rules fell over?
    pub fn shut(&self, id: &TableId) -> bool {
        let all = self.all();
        !all.is_empty() && all.get(id).is_some_and(|t| t.shut(self.clock.now()))
    }

    /// What its players are told.
    pub fn word(&self, id: &TableId) -> Option<&'static str> {
        self.all().get(id).and_then(|t| t.fault.word())
    }

    /// It goes on. Was it in trouble?
    pub fn over(&self, id: &TableId) -> bool {
        let mut all = self.all();
        !all.is_empty() && all.remove(id).is_some()
    }
}

impl Hall {
    /// Does at a table what nobody asked for. Where its rules fall over, that table is shut, and whoever looks after all of them
    /// goes on with the next.
    pub(super) async fn unasked<T>(
        &self,
        id: &TableId,
        work: impl Future<Output = Result<T, Error>>,
    ) -> Result<T, Error> {
        AssertUnwindSafe(work).catch_unwind().await.unwrap_or_else(|_| {
            // Whoever sat there has said so.
            if !self.troubles.shut(id) {
                self.troubles.fell(id, Fault::Rules);
            }
            Err(Error::Broken("the rules of a table fell over".into()))
        })
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicI64, Ordering};

    use super::*;

    /// Troubles with a clock that is set by hand, and a table.
    fn troubles() -> (Arc<AtomicI64>, Troubles, TableId) {
        let hand = Arc::new(AtomicI64::new(0));
        let read = hand.clone();
        let clock = Clock::new(move || read.load(Ordering::Relaxed));
        (hand, Troubles::new(clock), TableId("t".into()))
    }

    #[test]
    fn each_rest_is_longer_and_a_bot_is_given_up_at_last() {
        let (hand, troubles, table) = troubles();
        for tries in 1..=TRIES {
            assert!(!troubles.rests(&table), "{tries}");
            troubles.fell(&table, Fault::Bot);
            assert!(troubles.rests(&table) && !troubles.shut(&table));
            hand.fetch_add(REST * 4i64.pow(tries - 1), Ordering::Relaxed);
        }
        hand.store(i64::MAX - 1, Ordering::Relaxed);
        assert!(troubles.rests(&table));
        assert_eq!(troubles.word(&table), Some("bot"));
        assert!(troubles.over(&table) && !troubles.over(&table) && !troubles.rests(&table));
    }

    #[test]
    fn a_table_whose_rules_fell_over_is_shut_and_tried_again() {
        let (hand, troubles, table) = troubles();
        for _ in 0..20 {
            troubles.fell(&table, Fault::Rules);
        }
        // What its bot meets meanwhile changes nothing.
        troubles.fell(&table, Fault::Bot);
        hand.store(LONGEST - 1, Ordering::Relaxed);
        assert!(troubles.shut(&table) && !troubles.shut(&TableId("u".into())));
        hand.store(LONGEST, Ordering::Relaxed);
        assert!(!troubles.shut(&table));
    }
}
