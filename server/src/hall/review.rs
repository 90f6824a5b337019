//! Finished games looked at again: a job for each, apart from tables and requests. Whoever asked may leave; what was found
//! is kept for a while, and found again afterwards, for the same game says the same.

use std::collections::HashMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

use sandtable_bots::{Care, GameBox, Reviewed, Verdict};
use sandtable_core::{Record, Seat};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use super::heavy::{Share, Shares};
use super::{Hall, Who};
use crate::clock::DAY;
use crate::error::Error;
use crate::ids::TableId;
use crate::store::{Account, Status};
use crate::wire::{Costly, ReviewFound, ReviewState, ReviewView, SeatReview};

/// So many wait for their turn at most; one is looked at.
const LINE: usize = 16;
/// Of which so many of those at one address; each account has one under way.
const OF_ADDRESS: u32 = 4;
/// Who has his share under way comes again after so many seconds.
const AGAIN: u64 = 10;
/// So many are kept at most.
const KEPT: usize = 64;
/// So long a review is kept after it was last looked at.
const LONG: i64 = DAY;
/// Of longer logs no review is made: it would keep the others waiting for hours.
const ROWS: usize = 10_000;
/// So many of each seat's costliest decisions.
const WORST: usize = 10;

/// The reviews of a server.
pub(super) struct Reviews {
    jobs: Mutex<HashMap<TableId, Job>>,
    turn: Arc<Semaphore>,
    line: Arc<Semaphore>,
    of_everybody: Shares,
}

struct Job {
    looked: i64,
    work: Arc<Work>,
}

/// How far a review is.
#[derive(Default)]
struct Work {
    begun: OnceLock<()>,
    done: AtomicUsize,
    all: AtomicUsize,
    /// What was found, or why nothing was.
    found: OnceLock<Result<ReviewFound, String>>,
}

impl Work {
    fn view(&self) -> ReviewView {
        let state = match (self.found.get(), self.begun.get()) {
            (Some(Ok(_)), _) => ReviewState::Ready,
            (Some(Err(_)), _) => ReviewState::Failed,
            (None, Some(())) => ReviewState::Running,
            (None, None) => ReviewState::Waiting,
        };
        ReviewView {
            state,
            done: self.done.load(Ordering::Relaxed),
            all: self.all.load(Ordering::Relaxed),
            found: self.found.get().and_then(|found| found.clone().ok()),
        }
    }
}

/// What a review holds while it waits and works.
struct Place {
    _line: OwnedSemaphorePermit,
    _share: Share,
}

impl Reviews {
    pub fn new() -> Reviews {
        Reviews {
            jobs: Mutex::default(),
            turn: Arc::new(Semaphore::new(1)),
            line: Arc::new(Semaphore::new(LINE)),
            of_everybody: Shares::new(OF_ADDRESS, 1),
        }
    }

    fn jobs(&self) -> MutexGuard<'_, HashMap<TableId, Job>> {
        self.jobs.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How far the review of a table is, if there is one.
    fn look(&self, id: &TableId, now: i64) -> Option<ReviewView> {
        let mut jobs = self.jobs();
        let job = jobs.get_mut(id)?;
        job.looked = now;
        Some(job.work.view())
    }

    /// A place in the line for whoever asks.
    fn place(&self) -> Result<Place, Error> {
        let share = self.of_everybody.take(1, AGAIN)?;
        let line = self.line.clone().try_acquire_owned().map_err(|_| Error::Busy)?;
        Ok(Place { _line: line, _share: share })
    }

    /// Begins the review of a table, and lets old ones go.
    fn begin(&self, id: &TableId, now: i64, place: Place, game: Arc<dyn GameBox>, record: Record) {
        let work = Arc::<Work>::default();
        let mut jobs = self.jobs();
        jobs.retain(|_, job| job.work.found.get().is_none() || now - job.looked < LONG);
        if jobs.len() >= KEPT {
            let ended = jobs.iter().filter(|(_, job)| job.work.found.get().is_some());
            if let Some(oldest) = ended.min_by_key(|(_, job)| job.looked).map(|(id, _)| id.clone()) {
                jobs.remove(&oldest);
            }
        }
        jobs.insert(id.clone(), Job { looked: now, work: work.clone() });
        drop(jobs);
        let turn = self.turn.clone();
        tokio::spawn(async move {
            let Ok(turn) = turn.acquire_owned().await else { return };
            let _ = work.begun.set(());
            let doing = work.clone();
            // A thread of its own: the server does not wait for it when it ends.
            std::thread::spawn(move || {
                let found = review(game.as_ref(), &record, &doing);
                let _ = doing.found.set(found);
                drop((turn, place));
            });
        });
    }
}

/// Looks at a game again.
fn review(game: &dyn GameBox, record: &Record, work: &Work) -> Result<ReviewFound, String> {
    // The rest is for those who play.
    let threads = std::thread::available_parallelism().map_or(1, |n| n.get().div_ceil(2));
    let care = Care { threads, ..Care::default() };
    let tick = |done: usize, all: usize| {
        work.done.fetch_max(done, Ordering::Relaxed);
        work.all.store(all, Ordering::Relaxed);
    };
    let looking = std::panic::AssertUnwindSafe(|| game.review(record, care, &tick));
    match std::panic::catch_unwind(looking) {
        Ok(Ok(reviewed)) => Ok(found(&reviewed, record.header.seats.len() as u8, game.learnt())),
        Ok(Err(e)) => Err(e.to_string()),
        Err(_) => Err("the rules fell over".into()),
    }
}

fn found(reviewed: &Reviewed, seats: u8, learnt: bool) -> ReviewFound {
    let parts = |share: f32| (share * 1000.0).round() as i32;
    let costly = |verdict: &Verdict| {
        let better = verdict.better.as_ref();
        Costly {
            row: verdict.row,
            turn: verdict.clock.turn,
            done: verdict.done.clone(),
            better: better.map(|b| b.words.clone()).unwrap_or_default(),
            gain: parts(better.map_or(0.0, |b| b.gain)),
        }
    };
    let of_seat = |seat: Seat| SeatReview {
        cost: parts(reviewed.cost(seat)),
        worst: reviewed.worst(seat, WORST).into_iter().map(costly).collect(),
    };
    let point = |v: &Verdict| (v.row, v.seat.0, v.clock.turn, parts(v.chosen), parts(v.after));
    ReviewFound {
        learnt,
        start: parts(reviewed.start),
        decisions: reviewed.verdicts.iter().map(point).collect(),
        luck: parts(reviewed.luck()),
        seats: (0..seats).map(Seat).map(of_seat).collect(),
    }
}

impl Hall {
    /// How far the review of a finished game is.
    ///
    /// # Errors
    /// If the table is none of the caller's business.
    pub async fn review(&self, id: &TableId, who: Who<'_>) -> Result<ReviewView, Error> {
        drop(self.visit(id, who).await?);
        Ok(self.reviews.look(id, self.clock.now()).unwrap_or_default())
    }

    /// Has a finished game looked at again, if that is not done yet.
    ///
    /// # Errors
    /// If it is not finished, or too much is under way.
    pub async fn begin_review(&self, id: &TableId, account: &Account) -> Result<ReviewView, Error> {
        let room = self.visit(id, Some(account)).await?;
        if room.status != Status::Over {
            return Err(Error::Conflict("a game is reviewed when it is over"));
        }
        if room.meta.teaches() || room.older.is_some() {
            return Err(Error::Unfit("this game cannot be reviewed".into()));
        }
        if room.rows() > ROWS {
            return Err(Error::Unfit("this game is too long to be reviewed".into()));
        }
        let game = room.game.clone();
        drop(room);
        let now = self.clock.now();
        if let Some(view) = self.reviews.look(id, now).filter(|view| view.state != ReviewState::Failed) {
            return Ok(view);
        }
        let place = self.reviews.place()?;
        let record = self.record(id, Some(account), None).await?;
        self.reviews.begin(id, now, place, game, record);
        Ok(self.reviews.look(id, now).unwrap_or_default())
    }
}

#[cfg(test)]
mod tests {
    use std::net::IpAddr;

    use super::*;
    use crate::hall::heavy::{ASKER, Asker};
    use crate::ids::AccountId;

    #[test]
    fn everybody_has_one_review_under_way_an_address_a_few_and_the_line_an_end() {
        let reviews = Reviews::new();
        let ask = |at: u8, name: &str| {
            let asked = || {
                Asker::is(&AccountId(name.into()));
                reviews.place()
            };
            ASKER.sync_scope(Asker::at(IpAddr::from([127, 0, 0, at])), asked)
        };
        let first = ask(1, "ann");
        assert!(first.is_ok());
        assert!(matches!(ask(2, "ann"), Err(Error::TooMany(AGAIN))));
        // Guests are made by the dozen: those of one house have a share together.
        let others: Vec<_> = ["ben", "cid", "dot"].map(|name| ask(1, name)).into();
        assert!(others.iter().all(Result::is_ok));
        assert!(matches!(ask(1, "eve"), Err(Error::TooMany(AGAIN))));
        let more: Vec<_> = (4..LINE).map(|i| ask(i as u8, &format!("n{i}"))).collect();
        assert!(more.iter().all(Result::is_ok));
        assert!(matches!(ask(100, "last"), Err(Error::Busy)));
        drop(first);
        assert!(ask(1, "ann").is_ok());
    }
}
