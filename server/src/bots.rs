//! Bots: a few workers that play for the machine's seats, apart from requests.

use std::collections::HashSet;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::task::JoinSet;

use crate::error::Error;
use crate::hall::Hall;
use crate::ids::TableId;

/// So many actions are played before other tables have their turn.
const STRETCH: usize = 64;
/// After a conflict with another server.
const PAUSE: Duration = Duration::from_millis(100);

/// Wakes the bots of a table.
#[derive(Clone)]
pub struct Wake {
    queue: UnboundedSender<TableId>,
    waiting: Arc<Mutex<HashSet<TableId>>>,
}

/// The other end of [`Wake`].
pub struct Woken {
    queue: UnboundedReceiver<TableId>,
    waiting: Arc<Mutex<HashSet<TableId>>>,
}

/// A queue of tables that wait for bots: each stands there once.
pub fn queue() -> (Wake, Woken) {
    let (sender, receiver) = unbounded_channel();
    let waiting = Arc::<Mutex<HashSet<TableId>>>::default();
    (Wake { queue: sender, waiting: waiting.clone() }, Woken { queue: receiver, waiting })
}

impl Wake {
    /// Has a bot look at a table.
    pub fn wake(&self, table: &TableId) {
        let new = self.waiting.lock().is_ok_and(|mut w| w.insert(table.clone()));
        if new {
            // Nobody listens when the server shuts down; the next one finds the table in the store.
            let _ = self.queue.send(table.clone());
        }
    }
}

/// Runs the workers until the queue's other end is gone or the task is aborted.
pub async fn work(hall: Arc<Hall>, wake: Wake, woken: Woken, workers: usize) {
    let Woken { queue, waiting } = woken;
    let queue = Arc::new(tokio::sync::Mutex::new(queue));
    let mut crew = JoinSet::new();
    for _ in 0..workers.max(1) {
        let (hall, wake, queue, waiting) = (hall.clone(), wake.clone(), queue.clone(), waiting.clone());
        crew.spawn(async move {
            loop {
                let Some(table) = queue.lock().await.recv().await else { break };
                if let Ok(mut waiting) = waiting.lock() {
                    waiting.remove(&table);
                }
                match hall.play_bots(&table, STRETCH).await {
                    // Others have their turn first.
                    Ok(true) => wake.wake(&table),
                    Ok(false) | Err(Error::NotFound(_) | Error::Shut) => {}
                    Err(Error::Conflict(_)) => {
                        tokio::time::sleep(PAUSE).await;
                        wake.wake(&table);
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
