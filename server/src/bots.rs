//! Bots: a few workers that play for the machine's seats, apart from requests.

use std::collections::HashSet;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use sandtable_bots::Haste;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::task::JoinSet;

use crate::error::Error;
use crate::hall::Hall;
use crate::ids::TableId;

/// So many actions are played before other tables have their turn.
const STRETCH: usize = 64;
/// After a conflict with another server.
const PAUSE: Duration = Duration::from_millis(100);
/// Where there is no room for a table now.
const LATER: Duration = Duration::from_secs(2);

/// So many tables may wait before bots that take their time hurry, and the most that they do.
const PATIENT: usize = 8;
const MOST: usize = 8;

/// Now and then bots that play among themselves come first.
const TURN: usize = 8;

/// Wakes the bots of a table.
#[derive(Clone)]
pub struct Wake {
    /// Where people wait for them.
    awaited: UnboundedSender<TableId>,
    /// Where nobody does.
    alone: UnboundedSender<TableId>,
    waiting: Arc<Mutex<HashSet<TableId>>>,
    /// How much in a hurry bots are that take their time.
    pub haste: Haste,
}

/// The other end of [`Wake`].
pub struct Woken {
    awaited: UnboundedReceiver<TableId>,
    alone: UnboundedReceiver<TableId>,
    taken: usize,
    waiting: Arc<Mutex<HashSet<TableId>>>,
}

/// Two queues of tables that wait for bots, each table once: however many bots play among themselves, people do not wait
/// for them.
pub fn queue() -> (Wake, Woken) {
    let ((awaited, first), (alone, second)) = (unbounded_channel(), unbounded_channel());
    let waiting = Arc::<Mutex<HashSet<TableId>>>::default();
    (
        Wake { awaited, alone, waiting: waiting.clone(), haste: Haste::default() },
        Woken { awaited: first, alone: second, taken: 0, waiting },
    )
}

impl Wake {
    /// Has a bot look at a table, at which people wait for it or not.
    pub fn wake(&self, table: &TableId, people: bool) {
        let new = self.waiting.lock().is_ok_and(|mut w| w.insert(table.clone()));
        if new {
            // Nobody listens when the server shuts down; the next one finds the table in the store.
            let _ = if people { &self.awaited } else { &self.alone }.send(table.clone());
        }
        self.reckon();
    }
}

impl Wake {
    /// The more tables wait, the less each is thought about: so nobody waits much longer.
    fn reckon(&self) {
        let waiting = self.waiting.lock().map_or(0, |waiting| waiting.len());
        self.haste.set((1 + waiting / PATIENT).min(MOST) as u32);
    }
}

impl Woken {
    /// The next table, and whether people wait there; none when all have gone.
    async fn next(&mut self) -> Option<(TableId, bool)> {
        self.taken += 1;
        if self.taken.is_multiple_of(TURN)
            && let Ok(table) = self.alone.try_recv()
        {
            return self.found(table, false);
        }
        let (table, people) = tokio::select! {
            biased;
            Some(table) = self.awaited.recv() => (table, true),
            Some(table) = self.alone.recv() => (table, false),
            else => return None,
        };
        self.found(table, people)
    }

    fn found(&self, table: TableId, people: bool) -> Option<(TableId, bool)> {
        if let Ok(mut waiting) = self.waiting.lock() {
            waiting.remove(&table);
        }
        Some((table, people))
    }
}

/// Runs the workers until the queue's other end is gone or the task is aborted.
pub async fn work(hall: Arc<Hall>, wake: Wake, woken: Woken, workers: usize) {
    let queue = Arc::new(tokio::sync::Mutex::new(woken));
    let mut crew = JoinSet::new();
    for _ in 0..workers.max(1) {
        let (hall, wake, queue) = (hall.clone(), wake.clone(), queue.clone());
        crew.spawn(async move {
            loop {
                let Some((table, people)) = queue.lock().await.next().await else { break };
                wake.reckon();
                match hall.play_bots(&table, STRETCH).await {
                    // Others have their turn first.
                    Ok(true) => wake.wake(&table, people),
                    Ok(false) | Err(Error::NotFound(_) | Error::Shut) => {}
                    Err(Error::Conflict(_)) => {
                        tokio::time::sleep(PAUSE).await;
                        wake.wake(&table, people);
                    }
                    // Nor is it a fault of theirs that too much is open at once.
                    Err(error) if error.passes() => {
                        let wake = wake.clone();
                        tokio::spawn(async move {
                            tokio::time::sleep(LATER).await;
                            wake.wake(&table, people);
                        });
                    }
                    Err(error) => {
                        tracing::error!(%table, ?error, "a bot cannot play");
                        hall.bot_failed(&table, &error);
                    }
                }
            }
        });
    }
    while crew.join_next().await.is_some() {}
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn people_do_not_wait_for_bots_that_play_among_themselves() {
        let (wake, mut woken) = queue();
        let table = |name: String| TableId(name);
        for i in 0..600 {
            wake.wake(&table(format!("bots{i}")), false);
        }
        for i in 0..20 {
            wake.wake(&table(format!("people{i}")), true);
            // Each stands there once.
            wake.wake(&table(format!("people{i}")), true);
        }
        let mut first = Vec::new();
        for _ in 0..23 {
            first.push(woken.next().await.unwrap().1);
        }
        assert_eq!(first.iter().filter(|people| **people).count(), 20);
        // The others have their turn too.
        assert!(first.iter().any(|people| !people));
        let mut left = 0;
        while let Ok(Some(_)) = tokio::time::timeout(Duration::from_millis(10), woken.next()).await {
            left += 1;
        }
        assert_eq!(first.len() + left, 620);
        // Those who take their time hurried meanwhile, and no longer do.
        assert_eq!(wake.haste.times(), MOST as u32);
        wake.reckon();
        assert_eq!(wake.haste.times(), 1);
    }
}
