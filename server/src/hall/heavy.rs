//! Work that takes a while: a few at a time, in a line that has an end, and in it a share for everybody, so that nobody
//! who asks for much makes the others wait long.

use std::net::IpAddr;
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::error::Error;
use crate::ids::AccountId;
use crate::limits::{Entered, Tally};
use crate::turns::{Permit, Turns, here};

tokio::task_local! {
    /// Who asks, while a request is answered.
    pub static ASKER: Arc<Asker>;
}

/// Who asks.
pub struct Asker {
    /// The address from which the request comes.
    address: IpAddr,
    /// Who it is, once that is known.
    account: OnceLock<AccountId>,
}

impl Asker {
    /// Somebody at an address.
    pub fn at(address: IpAddr) -> Arc<Asker> {
        Arc::new(Asker { address, account: OnceLock::new() })
    }

    /// It turns out who asks.
    pub fn is(account: &AccountId) {
        let _ = ASKER.try_with(|asker| asker.account.set(account.clone()));
    }

    /// Who asks now; nobody where the server does something of its own accord.
    pub fn here() -> Option<Arc<Asker>> {
        ASKER.try_with(Arc::clone).ok()
    }

    /// Does something for whoever asked for it, in another task: it counts as his.
    pub async fn lets<T>(asker: Option<Arc<Asker>>, work: impl Future<Output = T>) -> T {
        match asker {
            Some(asker) => ASKER.scope(asker, work).await,
            None => work.await,
        }
    }

    /// The address from which the request comes.
    pub fn address(&self) -> IpAddr {
        self.address
    }

    /// Who it is, if that is known.
    pub fn account(&self) -> Option<&AccountId> {
        self.account.get()
    }
}

/// So many stand in a line.
const LINE: usize = 256;
/// And none of them longer than this: who has not had his turn by then is told to come again.
const PATIENCE: Duration = Duration::from_secs(20);
/// So many large bodies are in memory at once, and of everybody one for so many places that he has in the line.
const LARGE: usize = 32;
const PLACES: u32 = 4;
/// Answers that are under way have so many parts of so many bytes in all (256 MiB), and everybody so many for each place that he
/// has in the line.
const UNDER_WAY: u32 = 4096;
const PART: u64 = 64 << 10;
const PARTS: u32 = 16;

/// The lines, and the room for what is large.
pub struct Heavy {
    looks: Line,
    staff: Line,
    lists: Line,
    data: Line,
    large: Arc<Semaphore>,
    large_of_everybody: Shares,
    under_way: Arc<Semaphore>,
    under_way_of_everybody: Shares,
}

/// How much of something everybody has at once: each address, and each account, wherever it asks from.
pub(super) struct Shares {
    of_address: Arc<Tally<IpAddr>>,
    of_account: Arc<Tally<AccountId>>,
}

/// What is taken of them, for as long as it lives. The server itself takes nothing.
pub(super) type Share = Option<(Entered<IpAddr>, Option<Entered<AccountId>>)>;

impl Shares {
    pub fn new(of_address: u32, of_account: u32) -> Shares {
        Shares { of_address: Arc::new(Tally::new(of_address)), of_account: Arc::new(Tally::new(of_account)) }
    }

    /// So many for whoever asks; if that is too much, he may try again after so many seconds.
    pub fn take(&self, weight: u32, seconds: u64) -> Result<Share, Error> {
        let Some(asker) = Asker::here() else { return Ok(None) };
        let full = || Error::TooMany(seconds);
        let address = self.of_address.enter_with(asker.address, weight).ok_or_else(full)?;
        let own = |who: &AccountId| self.of_account.enter_with(who.clone(), weight).ok_or_else(full);
        Ok(Some((address, asker.account.get().map(own).transpose()?)))
    }
}

/// So many in each line have their turn at once.
fn at_once() -> usize {
    std::thread::available_parallelism().map_or(1, |n| n.get().div_ceil(2))
}

/// A line that has an end, and in which nobody stands for ever, nor behind all of another house.
struct Line {
    at_once: Arc<Turns>,
    places: Arc<Semaphore>,
    of_everybody: Shares,
    patience: Duration,
}

impl Line {
    fn new(share: u32) -> Line {
        Line {
            at_once: Arc::new(Turns::new(at_once())),
            places: Arc::new(Semaphore::new(LINE)),
            of_everybody: Shares::new(share, share),
            patience: PATIENCE,
        }
    }

    async fn turn(&self) -> Result<Turn, Error> {
        let share = self.of_everybody.take(1, 1)?;
        let place = self.places.clone().try_acquire_owned().map_err(|_| Error::Busy)?;
        let waiting = tokio::time::timeout(self.patience, self.at_once.turn(here()));
        let turn = waiting.await.ok().flatten().ok_or(Error::Busy)?;
        Ok(Turn { _held: (turn, place), _share: share })
    }
}

/// One's turn, for as long as it lives.
pub struct Turn {
    _held: (Permit, OwnedSemaphorePermit),
    _share: Share,
}

/// The place of something large in memory, for as long as it lives.
pub struct Place {
    _held: OwnedSemaphorePermit,
    _share: Share,
}

impl Heavy {
    /// Lines with a share of so many for each address, and as many for each account, wherever it asks from.
    pub fn new(share: u32) -> Heavy {
        let (bodies, parts) = (share.div_ceil(PLACES), share.saturating_mul(PARTS));
        Heavy {
            looks: Line::new(share),
            staff: Line::new(share),
            lists: Line::new(share),
            data: Line::new(share),
            large: Arc::new(Semaphore::new(LARGE)),
            large_of_everybody: Shares::new(bodies, bodies),
            under_way: Arc::new(Semaphore::new(UNDER_WAY as usize)),
            under_way_of_everybody: Shares::new(parts, parts),
        }
    }

    /// Waits for one's turn. Whoever waits holds no table and has no turn yet: those who have theirs may be waiting for that
    /// table.
    ///
    /// # Errors
    /// If the line is full, or the asker's share of it, or it takes too long.
    pub async fn turn(&self) -> Result<Turn, Error> {
        self.looks.turn().await
    }

    /// Waits until the staff can think: that may take many times as long as a look, so it is a line of its own.
    ///
    /// # Errors
    /// As for [`Heavy::turn`].
    pub async fn turn_of_staff(&self) -> Result<Turn, Error> {
        self.staff.turn().await
    }

    /// Waits until all tables of somebody can be read. Most people have few, and wait behind nobody's longer looks: it is a line of
    /// its own.
    ///
    /// # Errors
    /// As for [`Heavy::turn`].
    pub async fn turn_for_lists(&self) -> Result<Turn, Error> {
        self.lists.turn().await
    }

    /// Waits until a data set can be laid out. Whoever opens a table needs that in the middle of something else: so it is a line
    /// of its own, and whoever has his turn in it waits for nothing any more.
    ///
    /// # Errors
    /// As for [`Heavy::turn`].
    pub async fn turn_for_data(&self) -> Result<Turn, Error> {
        self.data.turn().await
    }

    /// Room for a large body that comes.
    ///
    /// # Errors
    /// If there is none, or the asker has had his.
    pub fn place(&self) -> Result<Place, Error> {
        let share = self.large_of_everybody.take(1, 1)?;
        let held = self.large.clone().try_acquire_owned().map_err(|_| Error::Busy)?;
        Ok(Place { _held: held, _share: share })
    }

    /// Room for an answer of so many bytes that goes.
    ///
    /// # Errors
    /// If there is none, or the asker has not taken enough of what he asked for before.
    pub fn place_for(&self, bytes: u64) -> Result<Place, Error> {
        let parts = u32::try_from(bytes.div_ceil(PART)).unwrap_or(UNDER_WAY).min(UNDER_WAY);
        let share = self.under_way_of_everybody.take(parts, 1)?;
        let held = self.under_way.clone().try_acquire_many_owned(parts).map_err(|_| Error::Busy)?;
        Ok(Place { _held: held, _share: share })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    async fn all_turns(line: &Line) -> Vec<Option<Permit>> {
        let mut all = Vec::new();
        for _ in 0..at_once() {
            all.push(line.at_once.turn(None).await);
        }
        all
    }

    #[tokio::test]
    async fn everybody_has_a_share_and_the_line_an_end() {
        let heavy = Arc::new(Heavy::new(2));
        let of = |n: u8| IpAddr::from([127, 0, 0, n]);
        let busy = all_turns(&heavy.looks).await;
        let ask = |n: u8| {
            let heavy = heavy.clone();
            tokio::spawn(ASKER.scope(Asker::at(of(n)), async move { heavy.turn().await.map(drop) }))
        };
        let waiting = [ask(1), ask(1), ask(2)];
        tokio::task::yield_now().await;
        assert!(matches!(ask(1).await.unwrap(), Err(Error::TooMany(1))));
        let line = heavy.looks.places.clone().acquire_many_owned(LINE as u32 - 3).await.unwrap();
        assert!(matches!(ask(3).await.unwrap(), Err(Error::Busy)));
        drop((busy, line));
        for one in waiting {
            assert!(one.await.unwrap().is_ok());
        }
        assert!(ask(1).await.unwrap().is_ok());
    }

    /// However long those take who have their turn: the others are told to come again, and data is laid out meanwhile.
    #[tokio::test]
    async fn nobody_waits_for_ever() {
        let mut heavy = Heavy::new(8);
        heavy.looks.patience = Duration::from_millis(20);
        let _busy = all_turns(&heavy.looks).await;
        assert!(heavy.turn_for_data().await.is_ok() && heavy.turn_of_staff().await.is_ok());
        let waiting = tokio::time::timeout(Duration::from_secs(60), heavy.turn()).await;
        assert!(matches!(waiting, Ok(Err(Error::Busy))));
        assert_eq!(heavy.looks.places.available_permits(), LINE);
    }

    #[tokio::test]
    async fn answers_under_way_have_so_much_room_and_everybody_his_share() {
        let heavy = Heavy::new(8);
        let ask = |n: u8, bytes: u64| {
            ASKER.sync_scope(Asker::at(IpAddr::from([127, 0, 0, n])), || heavy.place_for(bytes))
        };
        let share = u64::from(8 * PARTS) * PART;
        let (half, rest) = (ask(1, share / 2), ask(1, share / 2));
        assert!(half.is_ok() && rest.is_ok() && matches!(ask(1, 1), Err(Error::TooMany(1))));
        drop(half);
        assert!(ask(1, share / 2).is_ok());
        // One that is longer than that has all of it.
        let long: Vec<_> = (2..17).map(|n| ask(n, 2 * share)).collect();
        assert!(long.iter().all(Result::is_ok) && matches!(ask(2, 1), Err(Error::TooMany(1))));
        // And all together have so much.
        assert!(matches!(ask(200, 2 * share), Err(Error::Busy)) && ask(200, 1).is_ok());
    }

    #[tokio::test]
    async fn what_is_large_has_its_place() {
        let heavy = Heavy::new(8);
        let ask = |n: u8| ASKER.sync_scope(Asker::at(IpAddr::from([127, 0, 0, n])), || heavy.place());
        let (one, two) = (ask(1), ask(1));
        assert!(one.is_ok() && two.is_ok() && matches!(ask(1), Err(Error::TooMany(1))));
        drop(one);
        let others: Vec<_> = (1..LARGE as u8).map(ask).collect();
        assert!(others.iter().all(Result::is_ok));
        assert!(matches!(ask(200), Err(Error::Busy)));
    }

    #[tokio::test]
    async fn who_asks_from_many_addresses_has_one_share() {
        let heavy = Heavy::new(1);
        let ask = |n: u8, who: &'static str| {
            let asked = async {
                Asker::is(&AccountId(who.into()));
                heavy.turn().await
            };
            ASKER.scope(Asker::at(IpAddr::from([127, 0, 0, n])), asked)
        };
        let first = ask(1, "a").await;
        assert!(first.is_ok() && matches!(ask(2, "a").await, Err(Error::TooMany(1))));
        drop(first);
        assert!(ask(2, "a").await.is_ok() && ask(1, "b").await.is_ok());
    }
}
