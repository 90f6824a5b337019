//! The test kit that every game reuses (feature `kit`): it plays thousands of random games and checks at every step
//! what the contract promises.
//!
//! - What is listed is exactly what `check` accepts, without doubles; a seat that is not asked may do nothing.
//! - `apply` never panics, rolls nothing but `Chance`, and never leaves a question without an answer.
//! - Declining a window is legal; notation and positions read back as written.
//! - Scenes hold together; everything legal can be clicked, every click can be played and says whether it binds. What is
//!   sent of them, whole or as a difference from the last one, is all that there was.
//! - Nobody sees or is told hidden things: an imagined state veils to the same `Seen`, a state and its veil list and
//!   refuse the same, an unseen die cannot be read off, and what can be taken back shows nothing new. Others learn of an
//!   action only what does not hang on hidden things, and never which of two it was that look alike.
//! - Undo restores exactly and never survives a die; a record replays to the same position.
//! - The game's own `faults` are none, and it ends within its bound.
//!
//! Beside it: [`secrets`] swaps what a game hides and listens whether anybody notices, [`Texts`] reads what a game says, [`cases`] runs its case files, [`lessons()`] plays its course through, [`puzzles()`] proves its puzzles, [`policy`] judges its policy, a
//! [`Trial`] puts a position to the test, and a [`Walk`] shows a game position by position.

mod album;
mod cases;
mod data;
mod eyes;
mod glossary;
mod hearsay;
mod lessons;
mod looks;
pub mod pace;
mod play;
pub mod policy;
mod prompts;
mod puzzles;
mod round;
mod screen;
mod secrets;
mod sent;
mod tables;
mod texts;
mod trial;
mod vain;
mod walk;
mod written;

pub use album::screens;
pub use cases::cases;
pub use data::{arranged, faulty, spoiled, unsound};
pub use lessons::lessons;
use lessons::unlisted;
pub use prompts::{number, prompts};
pub use puzzles::{Count, puzzles};
pub use secrets::{Swap, secrets, secrets_within};
pub use sent::{opened, told};
pub use texts::Texts;
pub use trial::Trial;
pub use vain::unanswered;
pub use walk::{Walk, laid_out, small};

use std::collections::BTreeMap;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use crate::{Game, Policy, Position, Seats};
use play::{Trail, Worker};

/// Plays random games and checks the contract.
///
/// ```no_run
/// # use std::sync::Arc;
/// # use sandtable_core::{Kit, Policy};
/// # fn test<R: Policy>(rules: R) {
/// let rules = Arc::new(rules);
/// Kit::new(&rules).games(20_000).seed(1).bound(5_000).run().assert_clean();
/// # }
/// ```
pub struct Kit<R: Policy> {
    rules: Arc<R>,
    games: u64,
    seed: u64,
    bound: u32,
    threads: usize,
    pub(crate) tables: u64,
    positions: Vec<Position>,
    turns: Option<u16>,
    budget: u64,
    rarely: u16,
}

/// Random games of a box, a sample of so many (see [`Kit::sample`]), keep every promise, and none is longer than `bound`.
/// `SANDTABLE_GAMES=20000` makes it a long run.
///
/// # Panics
/// With what is wrong.
#[track_caller]
pub fn promises<G: Game>(sample: u64, bound: u32) {
    let report = Kit::new(&Arc::new(laid_out::<G>())).sample(sample).bound(bound).run();
    println!("{report}");
    report.assert_clean();
}

/// What came out.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// Games played.
    pub games: u64,
    /// Of these, games played at a table with undo, drafts and a record.
    pub tables: u64,
    /// Actions played.
    pub actions: u64,
    /// Actions of the longest game.
    pub longest: u32,
    /// Actions of the widest decision.
    pub widest: usize,
    /// Games that were stopped at their bound of turns.
    pub stopped: u64,
    /// Games by their winners.
    pub winners: BTreeMap<Seats, u64>,
    /// What is wrong; the first of each thread.
    pub faults: Vec<KitFault>,
}

/// A promise that was broken.
#[derive(Clone, Debug)]
pub struct KitFault {
    /// `Kit::games(1).seed(…)` plays this game again and checks every step.
    pub seed: u64,
    /// How many actions had been played.
    pub row: usize,
    /// What is wrong.
    pub what: String,
    /// The actions so far, in notation.
    pub trail: Vec<String>,
    /// The position in which it went wrong, where it is known.
    pub position: String,
}

impl fmt::Display for KitFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "seed {}, after {} actions: {}", self.seed, self.row, self.what)?;
        let from = self.trail.len().saturating_sub(40);
        if from > 0 {
            writeln!(f, "  … {from} actions before")?;
        }
        for (i, action) in self.trail.iter().enumerate().skip(from) {
            writeln!(f, "  {} {action}", i + 1)?;
        }
        self.position.lines().try_for_each(|line| writeln!(f, "  | {line}"))
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "{} games ({} at a table, {} stopped), {} actions, the longest game {}, the widest decision {}, {} faults",
            self.games,
            self.tables,
            self.stopped,
            self.actions,
            self.longest,
            self.widest,
            self.faults.len()
        )?;
        self.faults.iter().try_for_each(|fault| write!(f, "{fault}"))
    }
}

impl Report {
    /// Fails a test with the report if anything is wrong.
    ///
    /// # Panics
    /// If there are faults.
    pub fn assert_clean(&self) {
        assert!(self.faults.is_empty(), "{self}");
    }

    fn add(&mut self, other: Report) {
        self.games += other.games;
        self.tables += other.tables;
        self.stopped += other.stopped;
        self.actions += other.actions;
        self.longest = self.longest.max(other.longest);
        self.widest = self.widest.max(other.widest);
        for (winners, n) in other.winners {
            *self.winners.entry(winners).or_default() += n;
        }
        self.faults.extend(other.faults);
        self.faults.sort_by_key(|fault| fault.seed);
    }
}

impl<R: Policy> Kit<R> {
    /// A kit for a game that is laid out.
    pub fn new(rules: &Arc<R>) -> Kit<R> {
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        Kit {
            rules: rules.clone(),
            games: 1000,
            seed: 1,
            bound: 10_000,
            threads,
            tables: 25,
            positions: Vec::new(),
            turns: None,
            budget: u64::MAX,
            rarely: 1,
        }
    }

    /// Games begin in these positions, one after the other, instead of at the start: for games that are too long to be
    /// played through.
    ///
    /// # Panics
    /// If one is no TOML.
    #[must_use]
    #[track_caller]
    pub fn from<'a>(mut self, positions: impl IntoIterator<Item = &'a str>) -> Kit<R> {
        let parsed = |text: &str| Position::parse(text).unwrap_or_else(|e| panic!("{e}\n{text}"));
        self.positions = positions.into_iter().map(parsed).collect();
        self
    }

    /// Games are stopped after so many turns, by the clock of the policy; what was played until then is checked.
    #[must_use]
    pub fn turns(mut self, turns: u16) -> Kit<R> {
        self.turns = Some(turns);
        self
    }

    /// When so many actions have been played in all, no other game is begun.
    #[must_use]
    pub fn budget(mut self, actions: u64) -> Kit<R> {
        self.budget = actions;
        self
    }

    /// How many games. A single one is checked in every way at every step, many by samples.
    #[must_use]
    pub fn games(mut self, games: u64) -> Kit<R> {
        self.games = games;
        self
    }

    /// How many games, unless `SANDTABLE_GAMES` says otherwise: for a check that can be made as long as one likes. Then
    /// `SANDTABLE_SEED` is the seed of its first game, and `SANDTABLE_RARELY` says how [rarely](Kit::rarely) it looks
    /// closely.
    #[must_use]
    pub fn sample(self, games: u64) -> Kit<R> {
        let told = |name| std::env::var(name).ok().and_then(|n| n.parse().ok());
        let Some(many) = told("SANDTABLE_GAMES") else { return self.games(games) };
        let seed = told("SANDTABLE_SEED").unwrap_or(self.seed);
        let rarely = told("SANDTABLE_RARELY").and_then(|n| n.try_into().ok()).unwrap_or(self.rarely);
        self.games(many).seed(seed).rarely(rarely)
    }

    /// What takes long is checked `n` times as rarely as usual: the game's own faults in one position of `n`; eyes, screens
    /// and texts in one of `n` of those in which they would be. What is listed is checked everywhere.
    #[must_use]
    pub fn rarely(mut self, n: u16) -> Kit<R> {
        self.rarely = n.clamp(1, 256);
        self
    }

    /// The seed of the first game; the next games count up from it.
    #[must_use]
    pub fn seed(mut self, seed: u64) -> Kit<R> {
        self.seed = seed;
        self
    }

    /// How many actions a game may take.
    #[must_use]
    pub fn bound(mut self, actions: u32) -> Kit<R> {
        self.bound = actions;
        self
    }

    /// How many threads play; by default one a core.
    #[must_use]
    pub fn threads(mut self, threads: usize) -> Kit<R> {
        self.threads = threads.max(1);
        self
    }

    /// One game in `n` is played at a table, with undo, drafts and a record; by default one in 25.
    #[must_use]
    pub fn tables(mut self, n: u64) -> Kit<R> {
        self.tables = n.max(1);
        self
    }

    /// Plays and checks. Each thread stops at the first fault.
    pub fn run(&self) -> Report {
        let size = size_of::<R::Action>();
        if size > 16 {
            let what = format!("an action has {size} bytes, more than 16");
            let fault = KitFault { seed: self.seed, row: 0, what, trail: vec![], position: String::new() };
            return Report { faults: vec![fault], ..Report::default() };
        }
        let (next, stop) = (AtomicU64::new(0), AtomicBool::new(false));
        let spent = AtomicU64::new(0);
        let total = Mutex::new(Report::default());
        std::thread::scope(|scope| {
            for _ in 0..self.threads {
                scope.spawn(|| {
                    let report = self.work(&next, &spent, &stop);
                    total.lock().unwrap_or_else(PoisonError::into_inner).add(report);
                });
            }
        });
        total.into_inner().unwrap_or_else(PoisonError::into_inner)
    }

    fn work(&self, next: &AtomicU64, spent: &AtomicU64, stop: &AtomicBool) -> Report {
        let mut report = Report::default();
        let mut worker = Worker::new(&self.rules, self.bound, self.turns, self.games == 1);
        worker.rarely = self.rarely;
        loop {
            let game = next.fetch_add(1, Ordering::Relaxed);
            let over = game >= self.games || spent.load(Ordering::Relaxed) >= self.budget;
            if over || stop.load(Ordering::Relaxed) {
                return report;
            }
            // The same seed begins in the same position.
            let at = self.seed.wrapping_add(game) % self.positions.len().max(1) as u64;
            worker.position = self.positions.get(at as usize).cloned();
            let seed = self.seed.wrapping_add(game);
            let mut trail = Trail { steps: Vec::new(), state: None };
            let at_table = seed.is_multiple_of(self.tables);
            let played = catch_unwind(AssertUnwindSafe(|| {
                if at_table { worker.table(seed, &mut trail) } else { worker.game(seed, &mut trail) }
            }));
            report.games += 1;
            report.tables += u64::from(at_table);
            report.actions += trail.steps.len() as u64;
            spent.fetch_add(trail.steps.len() as u64, Ordering::Relaxed);
            report.longest = report.longest.max(trail.steps.len() as u32);
            report.widest = report.widest.max(worker.widest);
            let what = match played {
                Ok(Ok(None)) => {
                    report.stopped += 1;
                    continue;
                }
                Ok(Ok(Some(outcome))) => {
                    *report.winners.entry(outcome.winners).or_default() += 1;
                    continue;
                }
                Ok(Err(what)) => what,
                Err(panic) => format!("panic: {}", message(panic.as_ref())),
            };
            stop.store(true, Ordering::Relaxed);
            report.faults.push(self.fault(seed, what, &trail));
            return report;
        }
    }

    fn fault(&self, seed: u64, what: String, trail: &Trail<R>) -> KitFault {
        let seats = &self.rules.board().seats;
        let written = |(seat, action): &(crate::Seat, R::Action)| {
            let mut text = format!("{}: ", seats.get(usize::from(seat.0)).map_or("?", |key| key));
            self.rules.write(*action, &mut text);
            text
        };
        // After a panic even these may panic.
        let safely = |f: &dyn Fn() -> String| catch_unwind(AssertUnwindSafe(f)).unwrap_or_default();
        let position =
            safely(&|| trail.state.as_ref().map(|s| self.rules.position(s).to_string()).unwrap_or_default());
        let steps = trail.steps.iter().map(|step| safely(&|| written(step))).collect();
        KitFault { seed, row: trail.steps.len(), what, trail: steps, position }
    }
}

/// What a panic said.
fn message(panic: &(dyn std::any::Any + Send)) -> &str {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("without a message")
}
