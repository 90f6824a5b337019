//! The one box of a game without its types, with opponents in it, and the shelf that boxes are taken from.

use std::sync::Arc;

use sandtable_core::{
    AnyGame, BoxError, Boxed, Chance, Estimate, Files, Game, Live, Opponent, Options, Policy, Record,
    ReplayError, Seat, SetupError, Table, Temper, Viewer,
};
use thiserror::Error;

use crate::mine::Wander;
use crate::{
    Advice, Bot, Care, Commander, Course, Duel, Examined, Fault, Haste, Leisure, Level, Limits, Reviewed,
    Series, SimReport, Wanderer, advise, calibrate, duel, examine, learn, review, simulate, watch,
};

/// A game's box without its types, with opponents.
pub trait GameBox: AnyGame {
    /// The levels that players are offered, the weakest first.
    fn levels(&self) -> &'static [Level];
    /// The tempers that players are offered, the usual one first.
    fn tempers(&self) -> &'static [Temper];
    /// A bot for one seat, with whims of its own, and as much in a hurry as it is told.
    fn opponent(&self, commander: Commander, whims: Chance, haste: &Haste) -> Box<dyn Opponent>;
    /// Does a bot take its time over a decision, so that it can be hurried?
    fn thinks(&self, commander: Commander) -> bool;
    /// Has it learnt from played games who wins? See [`Policy::value`].
    fn learnt(&self) -> bool;
    /// The best of what a seat might do at a table: see [`advise`]. Nothing at a table of another game.
    fn advise(&self, table: &dyn Table, seat: Seat, most: usize, leisure: Leisure, seed: u64) -> Vec<Advice>;
    /// A player who tries things, for [`mine`](crate::mine).
    fn wanderer(&self, seed: u64) -> Box<dyn Wanderer>;
    /// Plays a series between bots; `tick` is called after every game.
    ///
    /// # Errors
    /// An unknown scenario, option or value, or the first fault found.
    fn simulate(
        &self,
        scenario: &str,
        options: &Options,
        series: &Series,
        tick: &(dyn Fn() + Sync),
    ) -> Result<SimReport, SimError>;
    /// Plays one game between bots, with the time that each took.
    ///
    /// # Errors
    /// As [`GameBox::simulate`].
    fn duel(
        &self,
        scenario: &str,
        options: &Options,
        levels: &[Commander],
        seed: u64,
        limits: Limits,
    ) -> Result<Duel, SimError>;
    /// Plays games and learns from them how features tell who wins, or how sure `weighed`, the text of an [`Estimate`], may be of
    /// it; `made` is said in the file. Gives the file, and how good it is on other games.
    ///
    /// # Errors
    /// As [`GameBox::simulate`]; an estimate of other features.
    fn train(
        &self,
        scenario: &str,
        options: &Options,
        course: &Course,
        weighed: Option<&str>,
        made: String,
    ) -> Result<Trained, TrainError>;
    /// Looks at a game again: see [`review`].
    ///
    /// # Errors
    /// A record of another game, or one that cannot have been played.
    fn review(
        &self,
        record: &Record,
        care: Care,
        tick: &(dyn Fn(usize, usize) + Sync),
    ) -> Result<Reviewed, ReplayError>;
    /// The same game with other data.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    fn with_data(&self, files: Files) -> Result<Arc<dyn GameBox>, BoxError>;
}

/// What was learnt of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Trained {
    /// The file.
    pub text: String,
    /// How good it is on games that it was not learnt from.
    pub fresh: Examined,
    /// How good what the game has now is on the same games.
    pub present: Examined,
}

/// Why a series was not played.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum SimError {
    /// A set-up that makes no sense.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// Something that broke.
    #[error(transparent)]
    Fault(#[from] Fault),
}

/// Why nothing was learnt.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum TrainError {
    /// The games were not played.
    #[error(transparent)]
    Played(#[from] SimError),
    /// The file that was to be calibrated does not fit the game.
    #[error("{0}")]
    Weighed(String),
}

struct Seated<R: Policy> {
    bot: Box<dyn Bot<R>>,
    whims: Chance,
}

impl<R: Policy> Opponent for Seated<R> {
    fn choose(&mut self, table: &dyn Table, seat: Seat) -> Option<String> {
        let live = table.as_any().downcast_ref::<Live<R>>()?;
        let seen = live.seen(Viewer::seat(seat));
        let action = self.bot.choose(live.rules(), &seen, seat, &mut self.whims)?;
        let mut line = String::new();
        live.rules().write(action, &mut line);
        Some(line)
    }
}

impl<G: Game> GameBox for Boxed<G> {
    fn levels(&self) -> &'static [Level] {
        Level::offered::<G::Rules>()
    }

    fn tempers(&self) -> &'static [Temper] {
        Commander::tempers::<G::Rules>()
    }

    fn opponent(&self, commander: Commander, whims: Chance, haste: &Haste) -> Box<dyn Opponent> {
        Box::new(Seated::<G::Rules> { bot: commander.bot_in(haste), whims })
    }

    fn thinks(&self, commander: Commander) -> bool {
        commander.level.thinks::<G::Rules>()
    }

    fn learnt(&self) -> bool {
        G::Rules::learnt()
    }

    fn advise(&self, table: &dyn Table, seat: Seat, most: usize, leisure: Leisure, seed: u64) -> Vec<Advice> {
        let live = table.as_any().downcast_ref::<Live<G::Rules>>();
        live.map_or_else(Vec::new, |live| advise(live, seat, most, leisure, seed))
    }

    fn wanderer(&self, seed: u64) -> Box<dyn Wanderer> {
        Box::new(Wander::<G::Rules>::new(seed))
    }

    fn simulate(
        &self,
        scenario: &str,
        options: &Options,
        series: &Series,
        tick: &(dyn Fn() + Sync),
    ) -> Result<SimReport, SimError> {
        Ok(simulate(&*self.rules(scenario, options)?, series, tick)?)
    }

    fn duel(
        &self,
        scenario: &str,
        options: &Options,
        levels: &[Commander],
        seed: u64,
        limits: Limits,
    ) -> Result<Duel, SimError> {
        Ok(duel(&*self.rules(scenario, options)?, levels, seed, limits)?)
    }

    fn train(
        &self,
        scenario: &str,
        options: &Options,
        course: &Course,
        weighed: Option<&str>,
        made: String,
    ) -> Result<Trained, TrainError> {
        let rules = self.rules(scenario, options).map_err(SimError::from)?;
        let features = G::Rules::FEATURES;
        let weighed =
            weighed.map(|text| Estimate::read(text, features)).transpose().map_err(TrainError::Weighed)?;
        let samples = watch(&*rules, course).map_err(SimError::from)?;
        let learnt = match weighed {
            Some(estimate) => calibrate(&estimate, &samples, format!("{}; then {made}", estimate.made)),
            None => learn(features, &samples, made),
        };
        let fresh = watch(&*rules, &course.fresh()).map_err(SimError::from)?;
        Ok(Trained {
            text: learnt.text(),
            fresh: examine(&fresh, |s| learnt.chance(&s.features, s.gone)),
            present: examine(&fresh, |s| s.value),
        })
    }

    fn review(
        &self,
        record: &Record,
        care: Care,
        tick: &(dyn Fn(usize, usize) + Sync),
    ) -> Result<Reviewed, ReplayError> {
        self.wrote(&record.header)?;
        let rules = self.rules(&record.header.scenario, &record.header.options);
        let rules = rules.map_err(|e| ReplayError { line: 1, row: 0, what: e.into() })?;
        review(&rules, record, care, tick)
    }

    fn with_data(&self, files: Files) -> Result<Arc<dyn GameBox>, BoxError> {
        Ok(Arc::new(Boxed::<G>::open(files)?))
    }
}

/// No such game.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("there is no game '{game}'; the games are {}", .known.join(", "))]
pub struct UnknownGame {
    /// The name asked for.
    pub game: String,
    /// The games there are.
    pub known: Vec<&'static str>,
}

/// The games of a program, each in its box until it is asked for. Adding one is one line.
///
/// ```
/// use sandtable_bots::Shelf;
/// let error = Shelf::new().built_in("chess").err().unwrap();
/// assert!(error.to_string().starts_with("there is no game 'chess'"));
/// ```
#[derive(Clone, Default)]
pub struct Shelf(Vec<Closed>);

/// A box that is not open yet.
#[derive(Clone, Copy)]
pub struct Closed {
    /// The game's id.
    pub id: &'static str,
    /// The data that the program carries.
    pub built_in: fn() -> Files,
    open: fn(Files) -> Result<Arc<dyn GameBox>, BoxError>,
}

impl Closed {
    /// Opens it with a data set.
    ///
    /// # Errors
    /// Everything that is wrong with the data.
    pub fn open(&self, files: Files) -> Result<Arc<dyn GameBox>, BoxError> {
        (self.open)(files)
    }
}

impl Shelf {
    /// No game yet.
    pub fn new() -> Shelf {
        Shelf::default()
    }

    /// The shelf with one game more.
    #[must_use]
    pub fn with<G: Game>(mut self) -> Shelf {
        let open = |files| Ok(Arc::new(Boxed::<G>::open(files)?) as Arc<dyn GameBox>);
        self.0.push(Closed { id: G::ID, built_in: G::built_in, open });
        self
    }

    /// The boxes, closed, in order.
    pub fn iter(&self) -> impl Iterator<Item = &Closed> {
        self.0.iter()
    }

    /// The games' ids.
    pub fn ids(&self) -> Vec<&'static str> {
        self.0.iter().map(|closed| closed.id).collect()
    }

    /// The box of a game, closed.
    ///
    /// # Errors
    /// An unknown game.
    pub fn get(&self, game: &str) -> Result<&Closed, UnknownGame> {
        let found = self.0.iter().find(|closed| closed.id == game);
        found.ok_or_else(|| UnknownGame { game: game.to_string(), known: self.ids() })
    }

    /// The built-in data of a game.
    ///
    /// # Errors
    /// An unknown game.
    pub fn built_in(&self, game: &str) -> Result<Files, UnknownGame> {
        Ok((self.get(game)?.built_in)())
    }
}
