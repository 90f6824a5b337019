//! Work that takes a while: a few at a time, in a line that has an end, and in it a share for everybody, so that nobody
//! who asks for much makes the others wait long.

use std::net::IpAddr;
use std::sync::{Arc, OnceLock};

use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::error::Error;
use crate::ids::AccountId;
use crate::limits::{Entered, Tally};

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
}

/// So many stand in line.
const LINE: usize = 256;
/// So many large bodies and answers are in memory at once, and of everybody one for so many places that he has in the line.
const LARGE: usize = 32;
const PLACES: u32 = 4;

/// The line.
pub struct Heavy {
    at_once: Arc<Semaphore>,
    line: Arc<Semaphore>,
    of_everybody: Shares,
    large: Arc<Semaphore>,
    large_of_everybody: Shares,
}

/// How much of something everybody has at once: each address, and each account, wherever it asks from.
struct Shares {
    of_address: Arc<Tally<IpAddr>>,
    of_account: Arc<Tally<AccountId>>,
}

/// What is taken of them, for as long as it lives. The server itself takes nothing.
type Share = Option<(Entered<IpAddr>, Option<Entered<AccountId>>)>;

impl Shares {
    fn new(most: u32) -> Shares {
        Shares { of_address: Arc::new(Tally::new(most)), of_account: Arc::new(Tally::new(most)) }
    }

    /// One for whoever asks.
    fn take(&self) -> Result<Share, Error> {
        let Ok(asker) = ASKER.try_with(Arc::clone) else { return Ok(None) };
        let full = || Error::TooMany(1);
        let address = self.of_address.enter(asker.address).ok_or_else(full)?;
        let account = asker.account.get().map(|who| self.of_account.enter(who.clone()).ok_or_else(full));
        Ok(Some((address, account.transpose()?)))
    }
}

/// One's turn, for as long as it lives.
pub struct Turn {
    _held: (OwnedSemaphorePermit, OwnedSemaphorePermit),
    _share: Share,
}

/// The place of something large in memory, for as long as it lives.
pub struct Place {
    _held: OwnedSemaphorePermit,
    _share: Share,
}

impl Heavy {
    /// A line with a share of so many for each address, and as many for each account, wherever it asks from.
    pub fn new(share: u32) -> Heavy {
        let at_once = std::thread::available_parallelism().map_or(1, |n| n.get().div_ceil(2));
        Heavy {
            at_once: Arc::new(Semaphore::new(at_once)),
            line: Arc::new(Semaphore::new(LINE)),
            of_everybody: Shares::new(share),
            large: Arc::new(Semaphore::new(LARGE)),
            large_of_everybody: Shares::new(share.div_ceil(PLACES)),
        }
    }

    /// Waits for one's turn. Whoever waits should hold nothing that others need.
    ///
    /// # Errors
    /// If the line is full, or the asker's share of it.
    pub async fn turn(&self) -> Result<Turn, Error> {
        let share = self.of_everybody.take()?;
        let line = self.line.clone().try_acquire_owned().map_err(|_| Error::Busy)?;
        let ended = |e: tokio::sync::AcquireError| Error::Broken(e.to_string());
        let turn = self.at_once.clone().acquire_owned().await.map_err(ended)?;
        Ok(Turn { _held: (turn, line), _share: share })
    }

    /// Room for something large: a body that comes, an answer that goes.
    ///
    /// # Errors
    /// If there is none, or the asker has had his.
    pub fn place(&self) -> Result<Place, Error> {
        let share = self.large_of_everybody.take()?;
        let held = self.large.clone().try_acquire_owned().map_err(|_| Error::Busy)?;
        Ok(Place { _held: held, _share: share })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn everybody_has_a_share_and_the_line_an_end() {
        let heavy = Arc::new(Heavy::new(2));
        let of = |n: u8| IpAddr::from([127, 0, 0, n]);
        let all = heavy.at_once.available_permits() as u32;
        let busy = heavy.at_once.clone().acquire_many_owned(all).await.unwrap();
        let ask = |n: u8| {
            let heavy = heavy.clone();
            tokio::spawn(ASKER.scope(Asker::at(of(n)), async move { heavy.turn().await.map(drop) }))
        };
        let waiting = [ask(1), ask(1), ask(2)];
        tokio::task::yield_now().await;
        assert!(matches!(ask(1).await.unwrap(), Err(Error::TooMany(1))));
        let line = heavy.line.clone().acquire_many_owned(LINE as u32 - 3).await.unwrap();
        assert!(matches!(ask(3).await.unwrap(), Err(Error::Busy)));
        drop((busy, line));
        for one in waiting {
            assert!(one.await.unwrap().is_ok());
        }
        assert!(ask(1).await.unwrap().is_ok());
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
