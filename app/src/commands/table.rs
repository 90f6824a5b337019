//! Tables, records and positions as the commands share them.

use std::path::Path;
use std::sync::Arc;

use sandtable_bots::GameBox;
use sandtable_core::{
    AnyGame, Board, BoardPlace, Catalogs, Dice, Fall, Options, Position, Record, ReplayError, Seats, Table,
    Text, Viewer,
};
use toml::Value;

use crate::failure::Failure;
use crate::{files, shelf};

/// Reads a record.
pub fn record(path: &Path) -> Result<Record, Failure> {
    Record::parse(&files::read(path)?).map_err(|e| Failure::bad_at(path.display(), e))
}

/// Opens the game that a file names.
pub fn game(path: &Path, id: &str, owner: Option<&Path>) -> Result<Arc<dyn GameBox>, Failure> {
    let known = sandtable_shelf::shelf().get(id).map(drop);
    known.map_err(|e| Failure::bad_at(path.display(), e))?;
    shelf::open(id, owner)
}

/// Plays a record again.
pub fn replay(
    path: &Path,
    game: &dyn AnyGame,
    record: &Record,
    lang: &str,
) -> Result<Box<dyn Table>, Failure> {
    game.replay(record).map_err(|e| Failure::bad_at(path.display(), told(game, record, &e, lang)))
}

/// Why a record does not replay, with the answer of the rules in the reader's language.
pub fn told(game: &dyn AnyGame, record: &Record, error: &ReplayError, lang: &str) -> String {
    let header = &record.header;
    // The names of places and pieces are on the board.
    match (Voice::new(game, lang), game.table(&header.scenario, &header.options, Dice::Seed(0))) {
        (Ok(voice), Ok(table)) => error.told(|text| voice.say(text, table.board())),
        _ => error.to_string(),
    }
}

/// Whoever holds all seats: for files that lie open anyway.
pub fn all_seeing(seats: usize) -> Viewer {
    Viewer(Seats::first(seats as u8))
}

/// Sentences in the reader's language.
pub struct Voice<'a> {
    catalogs: &'a Catalogs,
    language: String,
}

impl<'a> Voice<'a> {
    /// A game's sentences in a language.
    pub fn new(game: &'a dyn AnyGame, language: &str) -> Result<Voice<'a>, Failure> {
        let catalogs = game.catalogs();
        if catalogs.get(language).is_none() {
            let known: Vec<_> = catalogs.locales().collect();
            return Err(Failure::bad(format_args!(
                "unknown language '{language}' (known: {})",
                known.join(", ")
            )));
        }
        Ok(Voice { catalogs, language: language.into() })
    }

    /// A sentence.
    pub fn say(&self, text: &Text, board: &Board) -> String {
        self.catalogs.render(&self.language, text, board)
    }

    /// The name of a place.
    pub fn place(&self, place: &BoardPlace) -> String {
        self.catalogs.place(&self.language, place)
    }
}

/// Outcomes of chance as people write them: a die shows 1 to 6, anything else says out of how many.
pub fn dice(falls: &[Option<Fall>]) -> String {
    let one = |fall: &Option<Fall>| match fall {
        None => "?".to_string(),
        Some(Fall { value, of: 6, .. }) => (value + 1).to_string(),
        Some(Fall { value, of, .. }) => format!("{}/{of}", value + 1),
    };
    falls.iter().map(one).collect::<Vec<_>>().join(" ")
}

/// A position in a file, with what the file says of the game.
#[derive(Default)]
pub struct Placed {
    pub game: Option<String>,
    pub scenario: Option<String>,
    pub options: Options,
    pub position: Position,
}

impl Placed {
    /// Reads a position: bare, or with its game, scenario and options as in a case file.
    pub fn parse(path: &Path, text: &str) -> Result<Placed, Failure> {
        let mut table = Position::parse(text).map_err(|e| Failure::bad_at(path.display(), e.message))?.0;
        if !table.get("position").is_some_and(Value::is_table) && !table.contains_key("game") {
            return Ok(Placed { position: Position(table), ..Placed::default() });
        }
        let mut word = |key: &str| match table.remove(key) {
            None => Ok(None),
            Some(Value::String(word)) => Ok(Some(word)),
            Some(_) => Err(Failure::bad_at(path.display(), format!("{key}: a word in quotes is expected"))),
        };
        let (game, scenario) = (word("game")?, word("scenario")?);
        let mut options = Options::new();
        if let Some(Value::Table(chosen)) = table.remove("options") {
            for (key, value) in chosen {
                let value = value.as_str().map_or_else(|| value.to_string(), String::from);
                options.insert(key, value);
            }
        }
        let position = match table.remove("position") {
            Some(Value::Table(position)) => Position(position),
            None => Position::new(),
            Some(_) => return Err(Failure::bad_at(path.display(), "position: a table is expected")),
        };
        Ok(Placed { game, scenario, options, position })
    }
}

/// A position as a file that [`Placed::parse`] reads back.
pub fn written(game: &str, scenario: &str, options: &Options, position: &Position) -> String {
    let word = |text: &str| Value::from(text).to_string();
    let mut out = format!("game = {}\nscenario = {}\n", word(game), word(scenario));
    if !options.is_empty() {
        out += "\n[options]\n";
        for (key, value) in options {
            out += &format!("{key} = {}\n", word(value));
        }
    }
    out + "\n[position]\n" + &position.to_string()
}
