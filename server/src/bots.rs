//! Bots: a few workers that play for the machine's seats, apart from requests.

use std::collections::HashSet;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use sandtable_bots::Haste;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::task::JoinSet;

use crate::error::Error;
use crate::hall::Hall;
use crate::hall::heavy::Asker;
use crate::ids::TableId;
use crate::turns::{House, Lines, here};

/// So many actions are played before other tables have their turn.
const STRETCH: usize = 64;
/// After a conflict with another server.
const PAUSE: Duration = Duration::from_millis(100);
/// Where there is no room for a table now.
const LATER: Duration = Duration::from_secs(2);

/// So many tables may wait before bots that take their time hurry, and the most that they do. Nobody hurries those of all others:
/// of one house no more than so many count.
const PATIENT: usize = 8;
const MOST: usize = 8;

/// Now and then bots that play among themselves come first.
const TURN: usize = 8;

/// All tables that wait for bots.
#[derive(Default)]
struct Waiting {
    /// Where people wait for them.
    awaited: Lines<TableId>,
    /// Where nobody does.
    alone: Lines<TableId>,
    /// Each stands in the line of a house once. Whoever looks at others' tables draws none of them into his own line.
    there: HashSet<(House, TableId)>,
    taken: usize,
}

impl Waiting {
    fn take(&mut self) -> Option<Call> {
        self.taken += 1;
        let alone = |it: &mut Waiting| it.alone.pop().map(|next| (next, false));
        let awaited = |it: &mut Waiting| it.awaited.pop().map(|next| (next, true));
        let ((house, table), people) = match self.taken.is_multiple_of(TURN) {
            true => alone(self).or_else(|| awaited(self))?,
            false => awaited(self).or_else(|| alone(self))?,
        };
        self.there.remove(&(house, table.clone()));
        Some(Call { house, table, people })
    }

    /// The more tables wait, the less each is thought about: so nobody waits much longer.
    fn haste(&self) -> u32 {
        let waiting = self.awaited.count(PATIENT) + self.alone.count(PATIENT);
        (1 + waiting / PATIENT).min(MOST) as u32
    }
}

/// A table whose bots are called.
#[derive(Clone, Debug)]
struct Call {
    house: House,
    table: TableId,
    /// Do people wait there?
    people: bool,
}

/// Wakes the bots of a table.
#[derive(Clone)]
pub struct Wake {
    waiting: Arc<Mutex<Waiting>>,
    /// One for each that waits.
    calls: UnboundedSender<()>,
    /// How much in a hurry bots are that take their time.
    pub haste: Haste,
}

/// The other end of [`Wake`].
pub struct Woken {
    waiting: Arc<Mutex<Waiting>>,
    calls: UnboundedReceiver<()>,
}

/// Two queues of tables that wait for bots: however many bots play among themselves, people do not wait for them; and in each
/// a line for every house.
pub fn queue() -> (Wake, Woken) {
    let ((calls, called), waiting) = (unbounded_channel(), Arc::<Mutex<Waiting>>::default());
    (Wake { waiting: waiting.clone(), calls, haste: Haste::default() }, Woken { waiting, calls: called })
}

fn all(waiting: &Mutex<Waiting>) -> MutexGuard<'_, Waiting> {
    waiting.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Wake {
    /// Has a bot look at a table, at which people wait for it or not: for whoever asks now.
    pub fn wake(&self, table: &TableId, people: bool) {
        self.call(Call { house: here(), table: table.clone(), people });
    }

    fn call(&self, call: Call) {
        let Call { house, table, people } = call;
        let mut waiting = all(&self.waiting);
        if waiting.there.insert((house, table.clone())) {
            let lines = if people { &mut waiting.awaited } else { &mut waiting.alone };
            lines.push(house, table);
            // Nobody listens when the server shuts down; the next one finds the table in the store.
            let _ = self.calls.send(());
        }
        self.haste.set(waiting.haste());
    }

    fn reckon(&self) {
        self.haste.set(all(&self.waiting).haste());
    }
}

impl Woken {
    /// The next table; none when all have gone.
    async fn next(&mut self) -> Option<Call> {
        self.calls.recv().await?;
        all(&self.waiting).take()
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
                let Some(call) = queue.lock().await.next().await else { break };
                wake.reckon();
                let (asker, table) = (call.house.map(Asker::at), call.table.clone());
                match Asker::lets(asker, hall.play_bots(&table, STRETCH)).await {
                    // Others have their turn first.
                    Ok(true) => wake.call(call),
                    Ok(false) | Err(Error::NotFound(_) | Error::Shut) => {}
                    Err(Error::Conflict(_)) => {
                        tokio::time::sleep(PAUSE).await;
                        wake.call(call);
                    }
                    // Nor is it a fault of theirs that too much is open at once.
                    Err(error) if error.passes() => {
                        let wake = wake.clone();
                        tokio::spawn(async move {
                            tokio::time::sleep(LATER).await;
                            wake.call(call);
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
    use std::net::IpAddr;

    use super::*;

    fn call(house: u8, table: impl Into<String>, people: bool) -> Call {
        Call { house: Some(IpAddr::from([192, 0, 2, house])), table: TableId(table.into()), people }
    }

    /// Everything that waits.
    async fn rest(woken: &mut Woken) -> Vec<Call> {
        let mut left = Vec::new();
        while let Ok(Some(next)) = tokio::time::timeout(Duration::from_millis(10), woken.next()).await {
            left.push(next);
        }
        left
    }

    #[tokio::test]
    async fn people_do_not_wait_for_bots_that_play_among_themselves() {
        let (wake, mut woken) = queue();
        for i in 0..600 {
            wake.call(call((i % 100) as u8, format!("bots{i}"), false));
        }
        for i in 0..20 {
            wake.call(call(200, format!("people{i}"), true));
            // Each stands there once.
            wake.call(call(200, format!("people{i}"), true));
        }
        // Those who take their time hurry meanwhile.
        assert_eq!(wake.haste.times(), MOST as u32);
        let mut first = Vec::new();
        for _ in 0..23 {
            first.push(woken.next().await.unwrap().people);
        }
        assert_eq!(first.iter().filter(|people| **people).count(), 20);
        // The others have their turn too.
        assert!(first.iter().any(|people| !people));
        assert_eq!(first.len() + rest(&mut woken).await.len(), 620);
        wake.reckon();
        assert_eq!(wake.haste.times(), 1);
    }

    #[tokio::test]
    async fn nobody_waits_for_all_the_tables_of_another_house() {
        let (wake, mut woken) = queue();
        for i in 0..800 {
            wake.call(call(1, format!("many{i}"), true));
        }
        // Nor are his bots in a hurry for it.
        assert_eq!(wake.haste.times(), 2);
        wake.call(call(2, "one", true));
        // Who looks at it draws it into no other line.
        wake.call(call(1, "one", true));
        let mut next = async || woken.next().await.unwrap();
        let (first, second) = (next().await, next().await);
        assert_eq!((first.house, second.table.as_str()), (call(1, "", true).house, "one"));
        wake.call(second);
        next().await;
        assert_eq!(next().await.table.as_str(), "one");
        assert_eq!(rest(&mut woken).await.len(), 799);
        assert!(all(&wake.waiting).there.is_empty());
    }
}
