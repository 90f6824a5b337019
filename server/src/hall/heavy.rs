//! Work that takes a while: a few at a time, in a line that has an end, and in it a share for everybody, so that nobody
//! who asks for much makes the others wait long.

use std::net::IpAddr;
use std::sync::Arc;

use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::error::Error;
use crate::limits::{Entered, Tally};

tokio::task_local! {
    /// The address from which a request comes.
    pub static ASKER: IpAddr;
}

/// So many stand in line.
const LINE: usize = 256;

/// The line.
pub struct Heavy {
    at_once: Arc<Semaphore>,
    line: Arc<Semaphore>,
    share: Arc<Tally<IpAddr>>,
}

/// One's turn, for as long as it lives.
pub struct Turn {
    _held: (OwnedSemaphorePermit, OwnedSemaphorePermit, Option<Entered<IpAddr>>),
}

impl Heavy {
    /// A line with a share of so many for each address.
    pub fn new(share: u32) -> Heavy {
        let at_once = std::thread::available_parallelism().map_or(1, |n| n.get().div_ceil(2));
        Heavy {
            at_once: Arc::new(Semaphore::new(at_once)),
            line: Arc::new(Semaphore::new(LINE)),
            share: Arc::new(Tally::new(share)),
        }
    }

    /// Waits for one's turn. Whoever waits should hold nothing that others need.
    ///
    /// # Errors
    /// If the line is full, or the asker's share of it.
    pub async fn turn(&self) -> Result<Turn, Error> {
        let asker = ASKER.try_with(|address| *address).ok();
        let share = match asker {
            Some(address) => Some(self.share.enter(address).ok_or(Error::TooMany(1))?),
            // The server itself.
            None => None,
        };
        let line = self.line.clone().try_acquire_owned().map_err(|_| Error::Busy)?;
        let ended = |e: tokio::sync::AcquireError| Error::Broken(e.to_string());
        let turn = self.at_once.clone().acquire_owned().await.map_err(ended)?;
        Ok(Turn { _held: (turn, line, share) })
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
            tokio::spawn(ASKER.scope(of(n), async move { heavy.turn().await.map(drop) }))
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
}
