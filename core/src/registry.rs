//! The registry: the games of a program, without their types.

use std::any::Any;
use std::sync::Arc;

use thiserror::Error;

use crate::{
    Case, CaseFailure, CatalogError, Catalogs, DataError, DataErrors, Dice, Files, Game, GameInfo, Header,
    Ledger, Live, Options, Record, ReplayError, ReplayFault, Secret, SetupError, Table,
};

/// A game's box without its types.
pub trait AnyGame: Send + Sync {
    /// What is in the box.
    fn info(&self) -> &GameInfo;
    /// The ledger of rules.
    ///
    /// # Errors
    /// The line that does not fit.
    fn ledger(&self) -> Result<Ledger, DataError>;
    /// The game's messages with the engine's.
    ///
    /// # Errors
    /// A Fluent file that cannot be used.
    fn catalogs(&self) -> Result<Catalogs, CatalogError>;
    /// The art of the board by file name.
    fn art(&self) -> &'static [(&'static str, &'static [u8])];
    /// Checks another data set of this game.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    fn check(&self, files: &Files) -> Result<GameInfo, DataErrors>;
    /// Sets a game up.
    ///
    /// # Errors
    /// An unknown scenario, option or value.
    fn table(&self, scenario: &str, options: &Options, dice: Dice) -> Result<Box<dyn Table>, SetupError>;
    /// Plays a record again, to look at it.
    ///
    /// # Errors
    /// The first row that cannot have been played.
    fn replay(&self, record: &Record) -> Result<Box<dyn Table>, ReplayError>;
    /// Plays a record again, to play on with its dice: the secret of fair ones, none where the header has a seed.
    ///
    /// # Errors
    /// The first row that cannot have been played, or dice that are not those of the record.
    fn resume(&self, record: &Record, secret: Option<&Secret>) -> Result<Box<dyn Table>, ReplayError>;
    /// Runs a case.
    ///
    /// # Errors
    /// The first step that goes otherwise than it says.
    fn case(&self, case: &Case) -> Result<(), CaseFailure>;
    /// The typed box, for those who know the game.
    fn as_any(&self) -> &dyn Any;
}

/// A typed box, to be used without its types.
pub struct Boxed<G: Game>(pub G);

impl<G: Game> Boxed<G> {
    fn again(&self, record: &Record) -> Result<Live<G::Rules>, ReplayError> {
        let (info, header) = (self.0.info(), &record.header);
        let fault = if header.game != info.id {
            Some(ReplayFault::Game { expected: info.id.into(), found: header.game.clone() })
        } else if header.rules != info.rules_version {
            Some(ReplayFault::Rules { expected: info.rules_version, found: header.rules })
        } else if header.data != info.data_digest {
            Some(ReplayFault::Data { expected: info.data_digest.clone(), found: header.data.clone() })
        } else {
            None
        };
        if let Some(fault) = fault {
            return Err(ReplayError { line: 1, row: 0, what: fault });
        }
        let rules = self.0.prepare(&header.scenario, &header.options);
        let rules = rules.map_err(|e| ReplayError { line: 1, row: 0, what: e.into() })?;
        Live::replay(Arc::new(rules), record)
    }
}

impl<G: Game> AnyGame for Boxed<G> {
    fn info(&self) -> &GameInfo {
        self.0.info()
    }

    fn ledger(&self) -> Result<Ledger, DataError> {
        Ledger::parse("rules.toml", G::ledger())
    }

    fn catalogs(&self) -> Result<Catalogs, CatalogError> {
        Catalogs::of(G::locales())
    }

    fn art(&self) -> &'static [(&'static str, &'static [u8])] {
        G::art()
    }

    fn check(&self, files: &Files) -> Result<GameInfo, DataErrors> {
        G::open(files).map(|game| game.info().clone())
    }

    fn table(&self, scenario: &str, options: &Options, dice: Dice) -> Result<Box<dyn Table>, SetupError> {
        let rules = Arc::new(self.0.prepare(scenario, options)?);
        Ok(Box::new(Live::new(rules, Header::of(self.0.info(), scenario, options), dice)?))
    }

    fn replay(&self, record: &Record) -> Result<Box<dyn Table>, ReplayError> {
        Ok(Box::new(self.again(record)?))
    }

    fn resume(&self, record: &Record, secret: Option<&Secret>) -> Result<Box<dyn Table>, ReplayError> {
        Ok(Box::new(self.again(record)?.with_dice(secret)?))
    }

    fn case(&self, case: &Case) -> Result<(), CaseFailure> {
        if case.game != self.0.info().id {
            let id = self.0.info().id;
            return Err(case.set_up_failure(format!("this is a case of '{}', not of '{id}'", case.game)));
        }
        let rules = self.0.prepare(&case.scenario, &case.options);
        case.run(&rules.map_err(|e| case.set_up_failure(e.to_string()))?)
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

/// A game that cannot be opened.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum RegistryError {
    /// No such game.
    #[error("there is no game '{game}'; the games are {}", .known.join(", "))]
    Unknown {
        /// The name asked for.
        game: String,
        /// The games there are.
        known: Vec<&'static str>,
    },
    /// Data that cannot be used.
    #[error(transparent)]
    Data(#[from] DataErrors),
}

/// The games of a program. Adding one is one line.
///
/// ```
/// use sandtable_core::Registry;
/// let none = Registry::new();
/// let error = none.open("chess").err().unwrap();
/// assert!(error.to_string().starts_with("there is no game 'chess'"));
/// ```
#[derive(Default)]
pub struct Registry(Vec<Shelf>);

struct Shelf {
    id: &'static str,
    built_in: fn() -> Files,
    open: fn(&Files) -> Result<Box<dyn AnyGame>, DataErrors>,
}

impl Registry {
    /// No game yet.
    pub fn new() -> Registry {
        Registry::default()
    }

    /// The registry with one game more.
    #[must_use]
    pub fn with<G: Game>(mut self) -> Registry {
        let open = |files: &Files| G::open(files).map(|game| Box::new(Boxed(game)) as Box<dyn AnyGame>);
        self.0.push(Shelf { id: G::ID, built_in: G::built_in, open });
        self
    }

    /// The games' ids.
    pub fn games(&self) -> impl Iterator<Item = &'static str> {
        self.0.iter().map(|shelf| shelf.id)
    }

    /// Opens a game with its built-in data.
    ///
    /// # Errors
    /// An unknown game.
    pub fn open(&self, game: &str) -> Result<Box<dyn AnyGame>, RegistryError> {
        let shelf = self.shelf(game)?;
        Ok((shelf.open)(&(shelf.built_in)())?)
    }

    /// Opens a game with an owner's data.
    ///
    /// # Errors
    /// An unknown game, or everything that is wrong with the data.
    pub fn open_with(&self, game: &str, files: &Files) -> Result<Box<dyn AnyGame>, RegistryError> {
        Ok((self.shelf(game)?.open)(files)?)
    }

    /// The built-in data of a game.
    ///
    /// # Errors
    /// An unknown game.
    pub fn built_in(&self, game: &str) -> Result<Files, RegistryError> {
        Ok((self.shelf(game)?.built_in)())
    }

    fn shelf(&self, game: &str) -> Result<&Shelf, RegistryError> {
        let found = self.0.iter().find(|shelf| shelf.id == game);
        found.ok_or_else(|| RegistryError::Unknown { game: game.to_string(), known: self.games().collect() })
    }
}
