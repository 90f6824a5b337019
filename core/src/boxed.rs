//! The box of a game without its types: what server and commands open, lay out and replay.

use std::any::Any;
use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use thiserror::Error;

use crate::files::scenario_of;
use crate::opponent::Sparring;
use crate::{
    Bookmark, Case, CaseError, CaseFailure, CatalogError, Catalogs, Chance, Course, DataError, DataErrors,
    Dice, Files, Game, GameInfo, Header, Ledger, LedgerPart, Live, Lobby, OpeningOrders, Opponent, Options,
    Palette, Policied, Position, Puzzles, Record, ReplayError, ReplayFault, Row, Secret, SetupError, Table,
};

/// A game's box without its types.
pub trait AnyGame: Send + Sync {
    /// What is in the box.
    fn info(&self) -> &GameInfo;
    /// Is it a good one to begin with?
    fn start_here(&self) -> bool;
    /// The data of the box.
    fn files(&self) -> &Files;
    /// The ledger of rules, all parts.
    fn ledger(&self) -> &Ledger;
    /// The ledger in a language, as far as it is translated.
    fn ledger_in(&self, language: &str) -> &Ledger;
    /// The parts of the ledger, as they are written.
    fn ledger_parts(&self) -> Vec<LedgerPart>;
    /// The game's messages with the engine's.
    fn catalogs(&self) -> &Catalogs;
    /// The game's own messages in a language, as Fluent text, those that came with the data included.
    fn locale(&self, language: &str) -> String;
    /// What the lobby shows of it, by language and message.
    fn lobby(&self) -> &Lobby;
    /// The art of the board by file name: the game's, with that of the data laid over it.
    fn art(&self) -> Vec<(&str, &[u8])>;
    /// The standing orders that a person begins with.
    fn opening_orders(&self) -> &OpeningOrders;
    /// What its files are filled with, for an editor.
    fn palette(&self) -> Vec<Palette>;
    /// The lessons.
    fn course(&self) -> &Course;
    /// The puzzles.
    fn puzzles(&self) -> &Puzzles;
    /// What is worth having, by seat: see [`Game::worth`].
    fn worth(&self) -> &'static [(&'static str, &'static str)];
    /// A player that follows the game's policy, with whims from a seed.
    fn sparring(&self, whims: u64) -> Box<dyn Opponent>;
    /// Is a scenario with its options one that can be laid out?
    ///
    /// # Errors
    /// An unknown scenario, option or value.
    fn lays(&self, scenario: &str, options: &Options) -> Result<(), SetupError>;
    /// Sets a game up, at the scenario's start or in another position.
    ///
    /// # Errors
    /// An unknown scenario, option or value; a position that makes no sense.
    fn table_at(
        &self,
        scenario: &str,
        options: &Options,
        start: Option<Position>,
        dice: Dice,
    ) -> Result<Box<dyn Table>, SetupError>;
    /// Sets a game up at the scenario's start.
    ///
    /// # Errors
    /// An unknown scenario, option or value.
    fn table(&self, scenario: &str, options: &Options, dice: Dice) -> Result<Box<dyn Table>, SetupError> {
        self.table_at(scenario, options, None, dice)
    }
    /// Was a record written under these rules, with this data?
    ///
    /// # Errors
    /// If not.
    fn wrote(&self, header: &Header) -> Result<(), ReplayError> {
        let (info, what) = (self.info(), |what| Err(ReplayError { line: 1, row: 0, what }));
        let digest = info.scenario(&header.scenario).map(|scenario| &scenario.digest);
        if header.game != info.id {
            return what(ReplayFault::Game { expected: info.id.into(), found: header.game.clone() });
        }
        if header.rules != info.rules_version {
            return what(ReplayFault::Rules { expected: info.rules_version, found: header.rules });
        }
        match digest {
            Some(digest) if *digest != header.data => {
                what(ReplayFault::Data { expected: digest.clone(), found: header.data.clone() })
            }
            // That there is no such scenario is said when it is laid out.
            _ => Ok(()),
        }
    }
    /// Plays a record again, whoever wrote it; with its dice if it is to be played on.
    ///
    /// # Errors
    /// The first row that cannot have been played, or dice that are not those of the record.
    fn fold(&self, record: &Record, dice: DiceOf) -> Result<Box<dyn Table>, ReplayError>;
    /// Takes a table up where it was marked, and plays the rows since then again.
    ///
    /// # Errors
    /// A mark that means nothing here, or the first row that cannot have been played.
    fn take_up(
        &self,
        header: &Header,
        mark: &Bookmark,
        rows: &[Row],
        dice: DiceOf,
    ) -> Result<Box<dyn Table>, ReplayError>;
    /// Plays a record of this box again, to look at it.
    ///
    /// # Errors
    /// The first row that cannot have been played.
    fn replay(&self, record: &Record) -> Result<Box<dyn Table>, ReplayError> {
        self.wrote(&record.header)?;
        self.fold(record, DiceOf::None)
    }
    /// Plays a record of this box again, to play on with its dice: the secret of fair ones, none where the header has a
    /// seed.
    ///
    /// # Errors
    /// The first row that cannot have been played, or dice that are not those of the record.
    fn resume(&self, record: &Record, secret: Option<&Secret>) -> Result<Box<dyn Table>, ReplayError> {
        self.wrote(&record.header)?;
        self.fold(record, DiceOf::Record(secret))
    }
    /// Runs a case.
    ///
    /// # Errors
    /// The first step that goes otherwise than it says.
    fn case(&self, case: &Case) -> Result<(), CaseFailure>;
    /// The position after a step of a case, and what is offered there.
    ///
    /// # Errors
    /// A step up to there that goes otherwise than it says, or none of that number.
    fn case_after(&self, case: &Case, step: usize) -> Result<String, CaseFailure>;
    /// The typed box, for those who know the game.
    fn as_any(&self) -> &dyn Any;
}

/// The dice of a replayed table.
#[derive(Clone, Copy)]
pub enum DiceOf<'a> {
    /// None: it only shows.
    None,
    /// Those of the seed in the header, or of the secret.
    Record(Option<&'a Secret>),
    /// Others, from a seed, whatever fell before: for tables whose dice are written.
    Seed(u64),
}

/// Why a box cannot be opened.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum BoxError {
    /// Data that cannot be used.
    #[error(transparent)]
    Data(#[from] DataErrors),
    /// Messages that cannot be read.
    #[error(transparent)]
    Texts(#[from] CatalogError),
    /// A lesson or puzzle that cannot be read.
    #[error(transparent)]
    Lesson(#[from] CaseError),
    /// A ledger or standing orders that cannot be read.
    #[error("{0}")]
    Part(DataError),
}

/// A typed box, open, to be used without its types.
pub struct Boxed<G: Game> {
    game: G,
    files: Files,
    ledger: Ledger,
    /// The ledger in other languages.
    ledgers: Vec<(&'static str, Ledger)>,
    catalogs: Catalogs,
    lobby: Lobby,
    orders: OpeningOrders,
    course: Course,
    puzzles: Puzzles,
    /// Layouts are the same for every table of a scenario with its options.
    laid: Mutex<Layouts<G>>,
}

type Layouts<G> = HashMap<(String, Options), Arc<<G as Game>::Rules>>;

/// More layouts than are needed at once.
const LAYOUTS: usize = 64;

impl<G: Game> Boxed<G> {
    /// Opens the box with the data that the program carries.
    ///
    /// # Errors
    /// Data, texts, a ledger or orders that cannot be used.
    pub fn built_in() -> Result<Boxed<G>, BoxError> {
        Boxed::open(G::built_in())
    }

    /// Opens the box with a data set.
    ///
    /// # Errors
    /// Data, texts, a ledger or orders that cannot be used.
    pub fn open(files: Files) -> Result<Boxed<G>, BoxError> {
        let game = G::open(&files)?;
        named_by_files(game.info(), &files)?;
        let parts = G::ledger();
        let ledger = Ledger::of(&parts).map_err(BoxError::Part)?;
        let mut ledgers: Vec<(&str, Ledger)> = Vec::new();
        for (language, _) in parts.iter().flat_map(|part| part.translations) {
            if ledgers.iter().all(|(known, _)| known != language) {
                ledgers.push((language, Ledger::in_language(&parts, language).map_err(BoxError::Part)?));
            }
        }
        let orders = OpeningOrders::parse(G::orders()).map_err(BoxError::Part)?;
        let texts: Vec<_> = G::locales().iter().copied().chain(files.locales()).collect();
        let catalogs = Catalogs::of(&texts)?;
        let lobby = catalogs.lobby(game.info());
        let (course, puzzles, laid) = (Course::of::<G>()?, Puzzles::of::<G>()?, Mutex::default());
        Ok(Boxed { game, files, ledger, ledgers, catalogs, lobby, orders, course, puzzles, laid })
    }

    /// The game.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The rules of a scenario with its options, laid out once.
    ///
    /// # Errors
    /// An unknown scenario, option or value.
    pub fn rules(&self, scenario: &str, options: &Options) -> Result<Arc<G::Rules>, SetupError> {
        let key = (scenario.to_string(), options.clone());
        if let Some(rules) = self.laid.lock().ok().and_then(|laid| laid.get(&key).cloned()) {
            return Ok(rules);
        }
        let rules = Arc::new(self.game.prepare(scenario, options)?);
        if let Ok(mut laid) = self.laid.lock() {
            if laid.len() >= LAYOUTS {
                laid.clear();
            }
            laid.insert(key, rules.clone());
        }
        Ok(rules)
    }
}

/// A scenario's key is its file's name: else its digest would be that of another.
fn named_by_files(info: &GameInfo, files: &Files) -> Result<(), DataErrors> {
    let fault = |key: &str| {
        let message = format!("a scenario calls itself '{key}', but there is no such file");
        DataError { file: format!("scenarios/{key}.toml"), line: None, message }
    };
    let filed = files.names().any(|name| scenario_of(name).is_some());
    let odd: Vec<_> = info
        .keys()
        .filter(|key| filed && !files.names().any(|name| scenario_of(name) == Some(key)))
        .map(fault)
        .collect();
    if odd.is_empty() { Ok(()) } else { Err(DataErrors(odd)) }
}

impl<G: Game> AnyGame for Boxed<G> {
    fn info(&self) -> &GameInfo {
        self.game.info()
    }

    fn start_here(&self) -> bool {
        G::START_HERE
    }

    fn files(&self) -> &Files {
        &self.files
    }

    fn ledger(&self) -> &Ledger {
        &self.ledger
    }

    fn ledger_in(&self, language: &str) -> &Ledger {
        self.ledgers.iter().find(|(known, _)| *known == language).map_or(&self.ledger, |(_, ledger)| ledger)
    }

    fn ledger_parts(&self) -> Vec<LedgerPart> {
        G::ledger()
    }

    fn catalogs(&self) -> &Catalogs {
        &self.catalogs
    }

    fn locale(&self, language: &str) -> String {
        let texts = G::locales().iter().copied().chain(self.files.locales());
        texts.filter(|(locale, _)| *locale == language).map(|(_, text)| text).collect::<Vec<_>>().join("\n")
    }

    fn lobby(&self) -> &Lobby {
        &self.lobby
    }

    fn art(&self) -> Vec<(&str, &[u8])> {
        let mut art: Vec<_> = self.files.art().collect();
        for (file, bytes) in G::art() {
            if art.iter().all(|(name, _)| name != file) {
                art.push((file, bytes));
            }
        }
        art
    }

    fn opening_orders(&self) -> &OpeningOrders {
        &self.orders
    }

    fn palette(&self) -> Vec<Palette> {
        self.game.palette()
    }

    fn course(&self) -> &Course {
        &self.course
    }

    fn puzzles(&self) -> &Puzzles {
        &self.puzzles
    }

    fn worth(&self) -> &'static [(&'static str, &'static str)] {
        G::worth()
    }

    fn sparring(&self, whims: u64) -> Box<dyn Opponent> {
        Box::new(Sparring::<G::Rules> { player: Policied::new(), whims: Chance::quick(whims) })
    }

    fn lays(&self, scenario: &str, options: &Options) -> Result<(), SetupError> {
        self.rules(scenario, options).map(drop)
    }

    fn table_at(
        &self,
        scenario: &str,
        options: &Options,
        start: Option<Position>,
        dice: Dice,
    ) -> Result<Box<dyn Table>, SetupError> {
        let header = Header { position: start, ..Header::of(self.game.info(), scenario, options) };
        Ok(Box::new(Live::new(self.rules(scenario, options)?, header, dice)?))
    }

    fn fold(&self, record: &Record, dice: DiceOf) -> Result<Box<dyn Table>, ReplayError> {
        let rules = self.rules(&record.header.scenario, &record.header.options);
        let rules = rules.map_err(|e| ReplayError { line: 1, row: 0, what: e.into() })?;
        let live = Live::replay(rules, record)?;
        Ok(match dice {
            DiceOf::None => Box::new(live),
            DiceOf::Record(secret) => Box::new(live.with_dice(secret)?),
            DiceOf::Seed(seed) => Box::new(live.with_seed(seed)),
        })
    }

    fn take_up(
        &self,
        header: &Header,
        mark: &Bookmark,
        rows: &[Row],
        dice: DiceOf,
    ) -> Result<Box<dyn Table>, ReplayError> {
        self.wrote(header)?;
        let rules = self.rules(&header.scenario, &header.options);
        let rules = rules.map_err(|e| ReplayError { line: 1, row: 0, what: e.into() })?;
        Ok(Box::new(Live::taken_up(rules, header.clone(), mark, rows, dice)?))
    }

    fn case(&self, case: &Case) -> Result<(), CaseFailure> {
        case.run(&self.game)
    }

    fn case_after(&self, case: &Case, step: usize) -> Result<String, CaseFailure> {
        case.show(&self.game, step)
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}
