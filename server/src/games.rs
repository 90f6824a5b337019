//! The games that the server offers: a box with its layouts, its bots and its texts, without its types.

use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex};

use sandtable_bots::{Bot, Level};
use sandtable_core::{
    CatalogError, Catalogs, Chance, DataError, DataErrors, Dice, Files, Game, GameInfo, Header, Ledger, Live,
    Lobby, Options, OrderKind, Policy, Position, Record, ReplayError, ReplayFault, Seat, Secret, SetupError,
    Table, Viewer,
};

use crate::ids::random_number;

/// A game on the server's shelf.
pub trait GameBox: Send + Sync {
    /// What is in the box.
    fn info(&self) -> &GameInfo;
    /// The rules in our own words.
    fn ledger(&self) -> &Ledger;
    /// The game's own messages in a language, as Fluent text.
    fn locale(&self, language: &str) -> Option<&'static str>;
    /// What the lobby shows of it, by language and message.
    fn lobby(&self) -> &Lobby;
    /// The art of the board: a file by its name.
    fn art(&self, file: &str) -> Option<&'static [u8]>;
    /// Sets a game up.
    ///
    /// # Errors
    /// An unknown scenario, option or value.
    fn table(
        &self,
        scenario: &str,
        options: &Options,
        start: Option<Position>,
        dice: Dice,
    ) -> Result<Box<dyn Table>, SetupError>;
    /// Was a record written under these rules, with this data?
    ///
    /// # Errors
    /// If not.
    fn wrote(&self, header: &Header) -> Result<(), ReplayError>;
    /// Plays a record again, whoever wrote it; with its dice if it is to be played on.
    ///
    /// # Errors
    /// The first row that cannot have been played, or dice that are not those of the record.
    fn replay(&self, record: &Record, dice: DiceOf) -> Result<Box<dyn Table>, ReplayError>;
    /// A bot for one seat.
    fn mind(&self, level: Level) -> Box<dyn Mind>;
    /// The standing orders that a table's game understands.
    fn order_kinds(&self, table: &dyn Table) -> &'static [OrderKind];
    /// The data of the box, by file.
    fn files(&self) -> BTreeMap<String, String>;
    /// The same game with other data.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    fn with_data(&self, files: BTreeMap<String, String>) -> Result<Arc<dyn GameBox>, ShelfError>;
}

/// The dice of a replayed table.
#[derive(Clone, Copy)]
pub enum DiceOf<'a> {
    /// None: it only shows.
    None,
    /// Those of the seed in the header, or of the secret.
    Record(Option<&'a Secret>),
}

/// A bot that plays at a table whose types it knows.
pub trait Mind: Send {
    /// What it does in a seat that is asked, in notation: from what that seat sees, and nothing else.
    fn choose(&mut self, table: &dyn Table, seat: Seat) -> Option<String>;
}

struct Typed<G: Game> {
    game: G,
    files: Files,
    ledger: Ledger,
    lobby: Lobby,
    /// Layouts are the same for every table of a scenario with its options.
    laid: Mutex<Layouts<G>>,
}

type Layouts<G> = HashMap<(String, Options), Arc<<G as Game>::Rules>>;

/// More layouts than a server needs at once.
const LAYOUTS: usize = 64;

impl<G: Game> Typed<G> {
    fn rules(&self, scenario: &str, options: &Options) -> Result<Arc<G::Rules>, SetupError> {
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

    fn open(files: Files) -> Result<Typed<G>, ShelfError> {
        let ledger = Ledger::parse("rules.toml", G::ledger()).map_err(ShelfError::Ledger)?;
        let game = G::open(&files)?;
        let lobby = Catalogs::of(G::locales())?.lobby(game.info()).map_err(ShelfError::Lobby)?;
        Ok(Typed { game, files, ledger, lobby, laid: Mutex::default() })
    }

    fn fits(&self, header: &Header) -> Result<(), ReplayFault> {
        let info = self.game.info();
        if header.game != info.id {
            return Err(ReplayFault::Game { expected: info.id.into(), found: header.game.clone() });
        }
        if header.rules != info.rules_version {
            return Err(ReplayFault::Rules { expected: info.rules_version, found: header.rules });
        }
        if header.data != info.data_digest {
            return Err(ReplayFault::Data { expected: info.data_digest.clone(), found: header.data.clone() });
        }
        Ok(())
    }
}

impl<G: Game> GameBox for Typed<G> {
    fn info(&self) -> &GameInfo {
        self.game.info()
    }

    fn ledger(&self) -> &Ledger {
        &self.ledger
    }

    fn locale(&self, language: &str) -> Option<&'static str> {
        G::locales().iter().find(|(locale, _)| *locale == language).map(|(_, text)| *text)
    }

    fn lobby(&self) -> &Lobby {
        &self.lobby
    }

    fn art(&self, file: &str) -> Option<&'static [u8]> {
        G::art().iter().find(|(name, _)| *name == file).map(|(_, bytes)| *bytes)
    }

    fn table(
        &self,
        scenario: &str,
        options: &Options,
        start: Option<Position>,
        dice: Dice,
    ) -> Result<Box<dyn Table>, SetupError> {
        let header = Header { position: start, ..Header::of(self.game.info(), scenario, options) };
        Ok(Box::new(Live::new(self.rules(scenario, options)?, header, dice)?))
    }

    fn wrote(&self, header: &Header) -> Result<(), ReplayError> {
        self.fits(header).map_err(|what| ReplayError { line: 1, row: 0, what })
    }

    fn replay(&self, record: &Record, dice: DiceOf) -> Result<Box<dyn Table>, ReplayError> {
        let at_start = |what| ReplayError { line: 1, row: 0, what };
        let rules = self.rules(&record.header.scenario, &record.header.options);
        let live = Live::replay(rules.map_err(|e| at_start(e.into()))?, record)?;
        Ok(match dice {
            DiceOf::None => Box::new(live),
            DiceOf::Record(secret) => Box::new(live.with_dice(secret)?),
        })
    }

    fn mind(&self, level: Level) -> Box<dyn Mind> {
        Box::new(Thinker::<G::Rules> { bot: level.bot(), chance: Chance::quick(random_number()) })
    }

    fn order_kinds(&self, table: &dyn Table) -> &'static [OrderKind] {
        let live = table.as_any().downcast_ref::<Live<G::Rules>>();
        live.map_or(&[], |live| live.rules().orders())
    }

    fn files(&self) -> BTreeMap<String, String> {
        let text = |name: &str| self.files.text(name).unwrap_or_default().to_string();
        self.files.names().map(|name| (name.to_string(), text(name))).collect()
    }

    fn with_data(&self, files: BTreeMap<String, String>) -> Result<Arc<dyn GameBox>, ShelfError> {
        Ok(Arc::new(Typed::<G>::open(files.into_iter().collect())?))
    }
}

struct Thinker<R: Policy> {
    bot: Box<dyn Bot<R>>,
    chance: Chance,
}

impl<R: Policy> Mind for Thinker<R> {
    fn choose(&mut self, table: &dyn Table, seat: Seat) -> Option<String> {
        let live = table.as_any().downcast_ref::<Live<R>>()?;
        let seen = live.seen(Viewer::seat(seat));
        let action = self.bot.choose(live.rules(), &seen, seat, &mut self.chance)?;
        let mut line = String::new();
        live.rules().write(action, &mut line);
        Some(line)
    }
}

/// Why a game cannot be put on the shelf.
#[derive(Debug, thiserror::Error)]
pub enum ShelfError {
    /// Its data cannot be used.
    #[error(transparent)]
    Data(#[from] DataErrors),
    /// Messages are missing.
    #[error("{}", .0.join("\n"))]
    Lobby(Vec<String>),
    /// Its messages cannot be read.
    #[error(transparent)]
    Texts(#[from] CatalogError),
    /// Its ledger cannot be read.
    #[error("{0}")]
    Ledger(DataError),
}

/// The games of a server.
#[derive(Clone, Default)]
pub struct Games(BTreeMap<&'static str, Arc<dyn GameBox>>);

impl Games {
    /// No game yet.
    pub fn new() -> Games {
        Games::default()
    }

    /// With one game more, from the data that the program carries.
    ///
    /// # Errors
    /// Data or a ledger that cannot be used.
    pub fn with<G: Game>(mut self) -> Result<Games, ShelfError> {
        self.0.insert(G::ID, Arc::new(Typed::<G>::open(G::built_in())?));
        Ok(self)
    }

    /// The game of an id.
    pub fn get(&self, id: &str) -> Option<&Arc<dyn GameBox>> {
        self.0.get(id)
    }

    /// All games.
    pub fn iter(&self) -> impl Iterator<Item = &Arc<dyn GameBox>> {
        self.0.values()
    }

    /// The messages of the engine and of a game in a language.
    pub fn messages(&self, id: &str, language: &str) -> Option<String> {
        let own = Catalogs::own(language)?;
        let game = self.get(id)?.locale(language).unwrap_or_default();
        Some(format!("{own}\n{game}"))
    }
}

/// The level of a bot by the name that players read.
pub fn level(name: &str) -> Option<Level> {
    match name {
        "recruit" => Some(Level::Random),
        "regular" => Some(Level::Policy),
        other => other.parse().ok(),
    }
}

/// The levels that are offered, the weakest first.
pub const LEVELS: [&str; 2] = ["recruit", "regular"];
