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

/// The line.
pub struct Heavy {
    at_once: Arc<Semaphore>,
    line: Arc<Semaphore>,
    of_address: Arc<Tally<IpAddr>>,
    of_account: Arc<Tally<AccountId>>,
}

/// One's turn, for as long as it lives.
pub struct Turn {
    _held: (OwnedSemaphorePermit, OwnedSemaphorePermit),
    _shares: (Option<Entered<IpAddr>>, Option<Entered<AccountId>>),
}

impl Heavy {
    /// A line with a share of so many for each address, and as many for each account, wherever it asks from.
    pub fn new(share: u32) -> Heavy {
        let at_once = std::thread::available_parallelism().map_or(1, |n| n.get().div_ceil(2));
        Heavy {
            at_once: Arc::new(Semaphore::new(at_once)),
            line: Arc::new(Semaphore::new(LINE)),
            of_address: Arc::new(Tally::new(share)),
            of_account: Arc::new(Tally::new(share)),
        }
    }

    /// Waits for one's turn. Whoever waits should hold nothing that others need.
    ///
    /// # Errors
    /// If the line is full, or the asker's share of it.
    pub async fn turn(&self) -> Result<Turn, Error> {
        let full = || Error::TooMany(1);
        let shares = match ASKER.try_with(Arc::clone) {
            Ok(asker) => {
                let address = self.of_address.enter(asker.address).ok_or_else(full)?;
                let account =
                    asker.account.get().map(|who| self.of_account.enter(who.clone()).ok_or_else(full));
                (Some(address), account.transpose()?)
            }
            // The server itself.
            Err(_) => (None, None),
        };
        let line = self.line.clone().try_acquire_owned().map_err(|_| Error::Busy)?;
        let ended = |e: tokio::sync::AcquireError| Error::Broken(e.to_string());
        let turn = self.at_once.clone().acquire_owned().await.map_err(ended)?;
        Ok(Turn { _held: (turn, line), _shares: shares })
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
