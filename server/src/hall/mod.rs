//! The hall: every table, in memory while somebody is there, and always in the store.
//!
//! A table is changed under its own lock: changed in memory, written, and only when it is durable let go and told. If
//! writing fails, or the one who waits for it goes away, the table in memory is thrown away and folded again from its
//! log.

mod back;
mod bids;
mod board;
mod bots;
mod clocks;
mod consent;
mod data;
mod ends;
mod export;
mod film;
mod glimpse;
pub mod heavy;
mod lay;
mod look;
mod next;
mod older;
mod past;
mod people;
mod play;
mod puzzle;
mod review;
mod room;
mod school;
mod staff;
mod talk;
mod trouble;
mod whole;

use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicBool, AtomicI64, AtomicU8, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use futures_util::StreamExt;
use tokio::sync::{Notify, OwnedMappedMutexGuard, OwnedMutexGuard, watch};

pub use board::Sheet;
use data::Boxes;
pub use glimpse::{Glimpse, Sight};
use heavy::{Heavy, Turn};
pub(crate) use puzzle::FAILED;
use review::Reviews;
pub use room::Room;
use trouble::{Fault, Troubles};

use crate::bots::Wake;
use crate::clock::Clock;
use crate::error::Error;
use crate::games::Games;
use crate::ids::TableId;
use crate::limits::{Disk, Limits, Quota};
use crate::metrics::Metrics;
use crate::store::{Account, News, Reply, Since, Status, Store, StoreError, Stored, Topic};

/// So many tables are asked for at once by whoever missed something.
const PART: usize = 500;
/// Where that does not succeed, it is tried again so soon.
const MISSED: Duration = Duration::from_secs(1);

/// Who asks: somebody with a name, or nobody in particular.
pub type Who<'a> = Option<&'a Account>;

/// A data set: game and digest.
type DataKey = (String, String);

/// Everything that happens at tables.
pub struct Hall {
    /// The games.
    pub games: Games,
    /// Where everything is kept.
    pub store: Arc<dyn Store>,
    /// What is counted.
    pub metrics: Arc<Metrics>,
    /// The time.
    pub clock: Clock,
    /// The program and its version: records say with which they were begun.
    pub program: String,
    slots: Mutex<HashMap<TableId, Arc<Slot>>>,
    /// Boxes with data that is not on the shelf.
    others: Mutex<Boxes>,
    /// Boards as they are sent, by what they are boards of.
    boards: Mutex<HashMap<String, Arc<Sheet>>>,
    /// Data that is in the store.
    kept: Mutex<HashSet<DataKey>>,
    /// Tables that turned out to be of older rules.
    older: Mutex<HashSet<TableId>>,
    wake: Wake,
    /// Replays and odds: a few at once, so that they starve nobody.
    pub heavy: Heavy,
    /// Finished games that are looked at again.
    reviews: Reviews,
    /// Tables at which something fell over.
    troubles: Arc<Troubles>,
    /// How many tables somebody may lay.
    pub quota: Quota,
    /// How much is kept of everybody.
    pub played: Arc<Disk>,
    /// Some news of other servers were not heard.
    missed: Notify,
}

/// The place of a table in memory.
struct Slot {
    room: Arc<tokio::sync::Mutex<Option<Room>>>,
    /// Rises when something changes.
    news: watch::Sender<Stir>,
    /// When it was last used.
    used: AtomicI64,
    /// Another server changed it.
    stale: AtomicBool,
    /// Another server changed a hold.
    holds: AtomicBool,
    /// Its version when it was last in use here.
    version: AtomicI64,
    /// The number of the last thing said there that was heard of here.
    said: AtomicI64,
    /// Its bots play, and whether they were called again meanwhile.
    bots: AtomicU8,
    troubles: Arc<Troubles>,
}

/// What has been stirred at a table, each counted by itself: who watches looks at what changed and at nothing else.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Stir {
    /// The table itself.
    pub table: u64,
    /// The talk.
    pub talk: u64,
    /// Somebody's draft.
    pub drafts: u64,
}

/// A table under its lock.
pub struct Seated {
    slot: Arc<Slot>,
    room: OwnedMappedMutexGuard<Option<Room>, Room>,
}

impl Slot {
    /// Another server changed the table.
    fn outdated(&self) {
        self.missed(true, true);
    }

    /// Another server did something at the table, or something was said there.
    fn missed(&self, moved: bool, said: bool) {
        if moved {
            self.stale.store(true, Ordering::Release);
        }
        if moved || said {
            self.news.send_modify(|stir| {
                stir.table += u64::from(moved);
                stir.talk += u64::from(said);
            });
        }
    }
}

impl Drop for Seated {
    fn drop(&mut self) {
        // Whoever was at the table fell over what its rules did.
        if std::thread::panicking() {
            self.slot.troubles.fell(&self.room.id, Fault::Rules);
        }
        self.slot.version.store(self.room.version(), Ordering::Relaxed);
    }
}

impl std::ops::Deref for Seated {
    type Target = Room;
    fn deref(&self) -> &Room {
        &self.room
    }
}

impl std::ops::DerefMut for Seated {
    fn deref_mut(&mut self) -> &mut Room {
        &mut self.room
    }
}

impl Hall {
    /// An empty hall.
    pub fn new(
        games: Games,
        store: Arc<dyn Store>,
        metrics: Arc<Metrics>,
        clock: Clock,
        wake: Wake,
        share: u32,
    ) -> Hall {
        Hall {
            troubles: Arc::new(Troubles::new(clock.clone())),
            games,
            store,
            metrics,
            clock,
            program: String::new(),
            slots: Mutex::default(),
            others: Mutex::default(),
            boards: Mutex::default(),
            kept: Mutex::default(),
            older: Mutex::default(),
            wake,
            heavy: Heavy::new(share),
            reviews: Reviews::new(),
            quota: Quota::NONE,
            played: Arc::new(Disk::new(Limits::NONE.played)),
            missed: Notify::new(),
        }
    }

    fn slots(&self) -> MutexGuard<'_, HashMap<TableId, Arc<Slot>>> {
        self.slots.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn others(&self) -> MutexGuard<'_, Boxes> {
        self.others.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn older(&self) -> MutexGuard<'_, HashSet<TableId>> {
        self.older.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn kept(&self) -> MutexGuard<'_, HashSet<DataKey>> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn slot(&self, id: &TableId) -> Arc<Slot> {
        let mut slots = self.slots();
        let slot = slots.entry(id.clone()).or_insert_with(|| {
            Arc::new(Slot {
                room: Arc::default(),
                news: watch::Sender::new(Stir::default()),
                used: AtomicI64::new(0),
                stale: AtomicBool::new(false),
                holds: AtomicBool::new(false),
                version: AtomicI64::new(-1),
                said: AtomicI64::new(0),
                bots: AtomicU8::new(0),
                troubles: self.troubles.clone(),
            })
        });
        slot.used.store(self.clock.now(), Ordering::Relaxed);
        slot.clone()
    }

    /// Sits down at a table: nobody else can until this is dropped.
    ///
    /// # Errors
    /// If there is no such table, or its log cannot be folded.
    pub async fn enter(&self, id: &TableId) -> Result<Seated, Error> {
        if id.0.len() > 32 {
            return Err(Error::NotFound("table"));
        }
        if self.troubles.shut(id) {
            return Err(Error::Shut);
        }
        let slot = self.slot(id);
        let mut held = slot.room.clone().lock_owned().await;
        let stale = slot.stale.swap(false, Ordering::AcqRel);
        let holds = slot.holds.swap(false, Ordering::AcqRel);
        let clean = held.as_ref().is_some_and(|room| !room.is_dirty());
        if stale && clean {
            match self.catch_up(id, &mut held).await {
                Ok(()) => {}
                Err(error) => {
                    slot.stale.store(true, Ordering::Release);
                    return Err(error);
                }
            }
        } else if stale {
            *held = None;
        }
        if let Some(room) = held.as_mut().filter(|room| holds && !room.is_dirty()) {
            match self.store.drafts(id).await {
                Ok(kept) => room.hear_holds(kept),
                Err(error) => {
                    slot.holds.store(true, Ordering::Release);
                    return Err(error.into());
                }
            }
        }
        if held.as_ref().is_none_or(Room::is_dirty) {
            *held = None;
            match self.fetch(id).await {
                Ok(room) => *held = Some(room),
                Err(error) => {
                    drop((held, slot));
                    self.forget(id);
                    return Err(error);
                }
            }
        }
        let room = OwnedMutexGuard::try_map(held, Option::as_mut).map_err(|_| Error::NotFound("table"))?;
        let mut seated = Seated { slot, room };
        seated.trouble = self.troubles.word(id);
        // Orders may answer at once what was open when they were read.
        if seated.unsaved() {
            self.save(&mut seated, None).await?;
        } else if seated.bot_is_asked() {
            self.rouse(id, !seated.meta.people().is_empty());
        }
        Ok(seated)
    }

    /// A table of which only the record is wanted.
    async fn read(&self, id: &TableId) -> Result<Room, Error> {
        let stored = self.load(id, Since::Start).await?;
        let game = self.boxes(&stored.table.meta).await?.first().cloned();
        Room::read(stored, game.ok_or_else(|| Error::Broken("a table without a box".into()))?)
    }

    /// Reads a table: from its last bookmark on where that will do, else from the start.
    async fn fetch(&self, id: &TableId) -> Result<Room, Error> {
        let stored = self.load(id, Since::Bookmark).await?;
        if stored.first > 0 {
            let boxes = self.boxes(&stored.table.meta).await?;
            if let Some(room) = self.played(id, move || Room::take_up(stored, &boxes)).await? {
                return Ok(room);
            }
            return self.fetch_whole(id).await;
        }
        self.fold(id, stored).await
    }

    /// Reads a table with its whole log.
    async fn fetch_whole(&self, id: &TableId) -> Result<Room, Error> {
        let stored = self.load(id, Since::Start).await?;
        self.fold(id, stored).await
    }

    async fn load(&self, id: &TableId, since: Since) -> Result<Stored, Error> {
        let stored = self.store.load_since(id, since).await?.ok_or(Error::NotFound("table"))?;
        self.count_read(&stored);
        Ok(stored)
    }

    fn count_read(&self, stored: &Stored) {
        self.metrics.reads.add(1);
        self.metrics.rows_read.add(stored.rows.len() as u64);
    }

    /// Folds a table from its whole log.
    async fn fold(&self, id: &TableId, stored: Stored) -> Result<Room, Error> {
        let boxes = self.boxes(&stored.table.meta).await?;
        self.metrics.folds.add(1);
        let room = self.played(id, move || Room::fold(stored, &boxes)).await?;
        if room.older.is_some() {
            self.older().insert(id.clone());
        }
        Ok(room)
    }

    /// Has the rules of a table play its log, on a thread where work does no harm.
    async fn played<T, F>(&self, id: &TableId, work: F) -> Result<T, Error>
    where
        T: Send + 'static,
        F: FnOnce() -> Result<T, Error> + Send + 'static,
    {
        let fell = |e: tokio::task::JoinError| {
            self.troubles.fell(id, Fault::Rules);
            Error::Broken(e.to_string())
        };
        tokio::task::spawn_blocking(work).await.map_err(fell)?
    }

    /// Reads what other servers did at a table since it was read. Where that does not do, it is thrown away.
    async fn catch_up(&self, id: &TableId, held: &mut Option<Room>) -> Result<(), Error> {
        let follows = |room: &&Room| room.older.is_none() && room.table.is_some();
        let Some(rows) = held.as_ref().filter(follows).map(Room::rows) else {
            *held = None;
            return Ok(());
        };
        let stored = self.store.load_since(id, Since::Row(rows)).await?;
        if let (Some(stored), Some(mut room)) = (stored, held.take()) {
            self.count_read(&stored);
            *held = self.played(id, move || Ok(room.catch_up(stored)?.then_some(room))).await?;
        }
        Ok(())
    }

    /// Sets the game up if everybody is there and has given a word.
    fn begin(&self, room: &mut Room) -> Result<bool, Error> {
        let began = room.begin()?;
        if began {
            room.sign(&self.program);
        }
        Ok(began)
    }

    /// Writes what changed; comes back when it is durable.
    ///
    /// # Errors
    /// If somebody else was faster or the store does not answer; the table in memory is then thrown away.
    pub async fn save(&self, seated: &mut Seated, key: Option<(String, Reply)>) -> Result<(), Error> {
        self.rate(seated).await?;
        let Some(change) = seated.change(key, self.clock.now()) else {
            return self.save_drafts(seated).await;
        };
        let (rows, snapped) = (change.rows.len() as u64, change.snapshot.as_ref().map(|s| s.rows));
        let bytes = change.bytes();
        match self.store.commit(change).await {
            Ok(()) => {}
            Err(error) => {
                if matches!(error, StoreError::Conflict) {
                    self.metrics.conflicts.add(1);
                }
                return Err(error.into());
            }
        }
        self.metrics.rows.add(rows);
        self.played.fill(bytes);
        seated.room.saved(snapped);
        if rows > 0 && self.troubles.over(&seated.room.id) {
            seated.room.trouble = None;
        }
        if let Err(error) = self.save_drafts(seated).await {
            tracing::warn!(table = %seated.room.id, %error, "a draft is not kept");
            seated.room.settle();
        }
        self.told(seated);
        Ok(())
    }

    /// Keeps the drafts that changed. It is nobody's business but the drafter's.
    async fn save_drafts(&self, seated: &mut Seated) -> Result<(), Error> {
        let drafts = seated.room.take_drafted();
        for (seat, draft, hold) in &drafts {
            self.store.keep_draft(&seated.room.id, *seat, draft, *hold).await?;
        }
        if !drafts.is_empty() {
            seated.slot.news.send_modify(|stir| stir.drafts += 1);
        }
        seated.room.settle();
        Ok(())
    }

    /// Tells watchers and bots.
    fn told(&self, seated: &Seated) {
        seated.slot.news.send_modify(|stir| stir.table += 1);
        if seated.bot_is_asked() {
            self.rouse(&seated.id, !seated.meta.people().is_empty());
        }
    }

    /// Has the bots of a table look at it, unless it is left alone.
    fn rouse(&self, id: &TableId, people: bool) {
        if !self.troubles.rests(id) {
            self.wake.wake(id, people);
        }
    }

    /// The bots of a table could not play.
    pub(crate) fn bot_failed(&self, id: &TableId, error: &Error) {
        let fault = if matches!(error, Error::Store(_)) { Fault::Store } else { Fault::Bot };
        self.troubles.fell(id, fault);
        self.stir(id, |stir| stir.table += 1);
    }

    /// Sits down to look at what takes a while, when it is one's turn. The table is opened before: nobody's turn passes with
    /// that, nor with somebody who may not look.
    async fn visit_in_turn(&self, id: &TableId, who: Who<'_>) -> Result<(Turn, Seated), Error> {
        self.visit_when(self.heavy.turn(), id, who).await
    }

    async fn visit_when(
        &self,
        turn: impl Future<Output = Result<Turn, Error>>,
        id: &TableId,
        who: Who<'_>,
    ) -> Result<(Turn, Seated), Error> {
        drop(self.visit(id, who).await?);
        let turn = turn.await?;
        Ok((turn, self.visit(id, who).await?))
    }

    /// Does something that takes a while on a thread where that does no harm, a few at a time. Nobody has a table meanwhile.
    async fn apart<T, F>(&self, work: F) -> Result<T, Error>
    where
        T: Send + 'static,
        F: FnOnce() -> Result<T, Error> + Send + 'static,
    {
        Hall::in_turn(self.heavy.turn().await?, work).await
    }

    /// Does something that takes a while, when it is its turn.
    async fn in_turn<T, F>(turn: Turn, work: F) -> Result<T, Error>
    where
        T: Send + 'static,
        F: FnOnce() -> Result<T, Error> + Send + 'static,
    {
        let working = tokio::task::spawn_blocking(move || {
            // Whoever no longer waits for it still has his turn until it is done.
            let _turn = turn;
            work()
        });
        working.await.map_err(|e| Error::Broken(e.to_string()))?
    }

    /// Watches a table.
    pub fn watch(&self, id: &TableId) -> watch::Receiver<Stir> {
        self.slot(id).news.subscribe()
    }

    /// Another server did something, or (where that is not known) anything may have changed.
    pub fn heard(&self, word: Option<&News>) {
        match word {
            Some(News { table, topic: Topic::Talk }) => self.stir(table, |stir| stir.talk += 1),
            Some(News { table, topic: Topic::Table }) => {
                if let Some(slot) = self.slots().get(table) {
                    slot.outdated();
                }
            }
            Some(News { table, topic: Topic::Hold }) => {
                if let Some(slot) = self.slots().get(table) {
                    slot.holds.store(true, Ordering::Release);
                }
            }
            None => {
                self.kept().clear();
                self.slots().values().for_each(|slot| slot.holds.store(true, Ordering::Release));
                self.missed.notify_one();
            }
        }
    }

    /// Waits until news were lost, and makes up for them, as often as that happens.
    pub async fn make_up(&self) {
        loop {
            self.missed.notified().await;
            while let Err(error) = self.look_through().await {
                tracing::warn!(%error, "what was missed cannot be made up for yet");
                tokio::time::sleep(MISSED).await;
            }
        }
    }

    /// Asks how far the tables in memory are, many at a time. Whatever did not change is left alone: neither is it read again,
    /// nor does anybody who watches it look.
    async fn look_through(&self) -> Result<(), Error> {
        let all: Vec<TableId> = self.slots().keys().cloned().collect();
        for part in all.chunks(PART) {
            let mut found: HashMap<_, _> =
                self.store.progress(part).await?.into_iter().map(|p| (p.table.clone(), p)).collect();
            let slots = self.slots();
            for (id, slot) in part.iter().filter_map(|id| slots.get_key_value(id)) {
                match found.remove(id) {
                    Some(now) => {
                        let said = slot.said.swap(now.said, Ordering::Relaxed) < now.said;
                        let moved = slot.version.load(Ordering::Relaxed) != now.version;
                        slot.missed(moved, said);
                    }
                    None => slot.outdated(),
                }
            }
        }
        Ok(())
    }

    /// Watchers look at what was stirred.
    fn stir(&self, id: &TableId, what: impl FnOnce(&mut Stir)) {
        if let Some(slot) = self.slots().get(id) {
            slot.news.send_modify(what);
        }
    }

    fn forget(&self, id: &TableId) {
        let mut slots = self.slots();
        // Whoever waits for the lock or watches keeps it.
        if slots.get(id).is_some_and(|slot| Arc::strong_count(slot) == 1 && slot.news.receiver_count() == 0) {
            slots.remove(id);
        }
    }

    /// Lets idle tables leave memory. Those that are watched keep their place but not their state.
    pub async fn sweep(&self, idle: i64) {
        let limit = self.clock.now() - idle;
        let resting: Vec<_> = {
            let slots = self.slots();
            let rests =
                |slot: &&Arc<Slot>| slot.used.load(Ordering::Relaxed) < limit && Arc::strong_count(slot) == 1;
            slots.values().filter(rests).cloned().collect()
        };
        self.rest(resting).await;
        let mut slots = self.slots();
        slots.retain(|_, slot| {
            slot.used.load(Ordering::Relaxed) >= limit
                || Arc::strong_count(slot) > 1
                || slot.news.receiver_count() > 0
        });
        if slots.capacity() > 4 * slots.len().max(16) {
            slots.shrink_to_fit();
        }
    }

    /// Lets every table leave memory, before the server ends.
    pub async fn clear(&self) {
        let all: Vec<_> = self.slots().values().cloned().collect();
        self.rest(all).await;
    }

    /// Lets tables leave memory at which nobody is. Their positions are kept, for the day when other rules come.
    async fn rest(&self, slots: Vec<Arc<Slot>>) {
        let leave = |slot: Arc<Slot>| async move {
            let Ok(mut held) = slot.room.try_lock() else { return };
            let Some(room) = held.take().filter(|room| !room.is_dirty()) else { return };
            let id = room.id.clone();
            let keeping = async move {
                match room.snapshot() {
                    Some(snapshot) => Ok(self.store.snapshot(&room.id, snapshot).await?),
                    None => Ok(()),
                }
            };
            if let Err(error) = self.unasked(&id, keeping).await {
                tracing::warn!(table = %id, %error, "a position cannot be kept");
            }
        };
        futures_util::stream::iter(slots).for_each_concurrent(64, leave).await;
    }

    /// How many tables are in memory.
    pub fn in_memory(&self) -> usize {
        self.slots().len()
    }

    /// Has the bots look at every table that waits for one.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn wake_bots(&self, before: i64) -> Result<usize, Error> {
        let mut waiting = self.store.waiting_for_bots(before).await?;
        waiting.retain(|id| !self.older().contains(id));
        for id in &waiting {
            self.rouse(id, false);
        }
        Ok(waiting.len())
    }

    /// May somebody look at this table?
    fn admit(room: &Room, who: Who) -> Result<(), Error> {
        let own = who.is_some_and(|a| {
            room.meta.creator.as_ref() == Some(&a.id) || !room.meta.seats_of(&a.id).is_empty()
        });
        // A private table looks as if it did not exist.
        if room.meta.public || own { Ok(()) } else { Err(Error::NotFound("table")) }
    }

    /// Sits down to look.
    async fn visit(&self, id: &TableId, who: Who<'_>) -> Result<Seated, Error> {
        let mut seated = self.enter(id).await?;
        Hall::admit(&seated, who)?;
        if seated.sees(who, self.clock.now()) {
            match self.save(&mut seated, None).await {
                Ok(()) => {}
                // Another server was faster.
                Err(Error::Conflict(_)) => {
                    drop(seated);
                    seated = self.enter(id).await?;
                }
                // He looks all the same.
                Err(error) => {
                    tracing::warn!(table = %id, %error, "that somebody was seen is not kept");
                    seated.settle();
                }
            }
        }
        Ok(seated)
    }

    /// Is the game in play?
    fn in_play(room: &Room) -> Result<(), Error> {
        match room.status {
            Status::Waiting => Err(Error::Conflict("the game has not begun")),
            Status::Over => Err(Error::Conflict("the game is over")),
            Status::Running if room.older.is_some() => Err(Error::Conflict(
                "this table was made under older rules: it can be read, and gone on from",
            )),
            Status::Running => Ok(()),
        }
    }
}
