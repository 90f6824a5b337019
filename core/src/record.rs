//! Records: a game as readable text, a line per row, that replays without a random generator.
//!
//! ```text
//! sandtable record 1
//! game soft-underbelly
//! scenario campaign
//! rules 1
//! data 0123456789abcdef
//! made "sandtable 0.1.0 (0123456789ab)"
//! seats axis allies
//! commitment 5a0c…
//! word axis "blue"
//! word allies "otter"
//!
//! 0 start | 3 4
//! 1 axis: take 44; move 44 1214-1215
//! 2 axis undo
//! 3 axis: attack 1215 | 6 5
//! 4 allies*: pass
//! = 0123456789abcdef
//! end axis 8.2/1
//! secret 77be…
//! ```

use std::fmt;

use thiserror::Error;

use crate::reader::HalfRead;
use crate::row::clip;
use crate::{Commitment, Deed, GameInfo, Options, Position, Row, Seats, Secret, Teams, Viewer};

/// The first line of every record.
pub(crate) const TITLE: &str = "sandtable record 1";

/// How many rows lie between two hashes of the position.
pub(crate) const HASH_EVERY: usize = 20;

/// What a record says before its rows.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Header {
    /// The game.
    pub game: String,
    /// The scenario.
    pub scenario: String,
    /// Its options.
    pub options: Options,
    /// The version of the rules.
    pub rules: u32,
    /// The digest of the scenario's data.
    pub data: String,
    /// The program that it was begun with, if it says so.
    pub made: String,
    /// The keys of the seats, in order.
    pub seats: Vec<String>,
    /// Who plays together.
    pub teams: Teams,
    /// The promise of fair dice.
    pub commitment: Option<Commitment>,
    /// The players' words, in the order of seats.
    pub words: Vec<String>,
    /// The number that the dice come from, where they are not fair ones.
    pub seed: Option<u64>,
    /// The position in which play begins, if not at the scenario's start.
    pub position: Option<Position>,
}

impl Header {
    /// The header of a game that is about to be set up.
    pub fn of(info: &GameInfo, scenario: &str, options: &Options) -> Header {
        Header {
            game: info.id.into(),
            scenario: scenario.into(),
            options: options.clone(),
            rules: info.rules_version,
            data: info.scenario(scenario).map(|s| s.digest.clone()).unwrap_or_default(),
            seats: info.seats(scenario, options).iter().map(|s| s.key.to_string()).collect(),
            teams: info.teams(scenario, options),
            ..Header::default()
        }
    }
}

/// How a recorded game ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct End {
    /// The winners; none for a draw.
    pub winners: Seats,
    /// The rule that ended it.
    pub rule: String,
}

/// A game on record.
///
/// ```
/// use sandtable_core::Record;
/// let text = "sandtable record 1\ngame toy\nscenario one\nrules 1\ndata x\nseats red blue\n\n0 start | 4\n1 red: pass\n";
/// let record = Record::parse(text).unwrap();
/// assert_eq!(record.rows.len(), 2);
/// assert_eq!(record.to_string(), text);
/// assert_eq!(Record::parse("hello").unwrap_err().to_string(), "line 1: a record begins with 'sandtable record 1'");
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Record {
    /// What was played.
    pub header: Header,
    /// What was done.
    pub rows: Vec<Row>,
    /// How it ended, if it did.
    pub end: Option<End>,
    /// The secret of fair dice, once the game is over.
    pub secret: Option<Secret>,
}

/// Text that is no record.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("line {line}: {message}")]
pub struct RecordError {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong.
    pub message: String,
}

impl Record {
    /// Reads a record.
    ///
    /// # Errors
    /// The first line that makes no sense.
    pub fn parse(text: &str) -> Result<Record, RecordError> {
        Record::parse_from(text, 0)
    }

    /// Reads a record of which the rows before one are left out: it cannot be replayed, only caught up with.
    ///
    /// # Errors
    /// The first line that makes no sense.
    pub fn parse_from(text: &str, first: usize) -> Result<Record, RecordError> {
        let mut reader = HalfRead::from(first);
        let mut last = 1;
        for (i, line) in text.lines().enumerate() {
            last = i + 1;
            reader.line(i + 1, line.trim_end()).map_err(|message| RecordError { line: i + 1, message })?;
        }
        reader.finish().map_err(|message| RecordError { line: last, message })
    }

    /// What a viewer may know of it. While the game runs he gets the rows that he was told, numbered anew, without
    /// hashes, secret and seed; when it is over he gets everything.
    #[must_use]
    pub fn for_viewer(&self, viewer: Viewer) -> Record {
        if self.end.is_some() {
            return self.clone();
        }
        let told = self.rows.iter().filter_map(|r| r.for_viewer(viewer));
        let mut rows: Vec<Row> = told.map(|r| self.renumbered(r, viewer)).collect();
        // A position to begin with is the truth too. That there is one is said, so that nobody plays the rows from another.
        if let Some(start) = rows.first_mut().filter(|_| self.header.position.is_some())
            && start.falls.last() != Some(&None)
        {
            start.falls.push(None);
        }
        let header = Header { seed: None, position: None, ..self.header.clone() };
        Record { header, rows, end: None, secret: None }
    }

    /// A row that goes back, with the number that a viewer gives to the row it goes back to.
    fn renumbered(&self, row: Row, viewer: Viewer) -> Row {
        let Deed::Back(to) = row.deed else { return row };
        let told = self.rows.iter().take(to + 1).filter(|r| r.told(viewer)).count();
        Row { deed: Deed::Back(told.saturating_sub(1)), ..row }
    }

    /// Keeps the first `rows` rows (the start is row 0); the end goes if rows go.
    pub fn truncate(&mut self, rows: usize) {
        if rows < self.rows.len() {
            self.rows.truncate(rows);
            self.end = None;
            self.secret = None;
        }
    }
}

impl fmt::Display for Header {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{TITLE}\ngame {}\nscenario {}", quote(&self.game), quote(&self.scenario))?;
        for (key, value) in &self.options {
            writeln!(f, "option {} {}", quote(key), quote(value))?;
        }
        writeln!(f, "rules {}\ndata {}", self.rules, quote(&self.data))?;
        if !self.made.is_empty() {
            writeln!(f, "made {}", quote(&self.made))?;
        }
        writeln!(f, "seats {}", self.seats.join(" "))?;
        if !self.teams.is_empty() {
            let names = |team: &Seats| names(&self.seats, *team);
            writeln!(f, "teams {}", self.teams.iter().map(names).collect::<Vec<_>>().join(" "))?;
        }
        if let Some(commitment) = &self.commitment {
            writeln!(f, "commitment {commitment}")?;
        }
        for (seat, word) in self.seats.iter().zip(&self.words) {
            // Always in quotes: a word may look like anything.
            writeln!(f, "word {seat} {}", serde_json::Value::from(word.as_str()))?;
        }
        if let Some(seed) = self.seed {
            writeln!(f, "seed {seed}")?;
        }
        if let Some(position) = &self.position {
            for line in position.to_string().lines() {
                writeln!(f, "at {line}")?;
            }
        }
        writeln!(f)
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.header)?;
        let mut text = String::new();
        for (i, row) in self.rows.iter().enumerate() {
            text.clear();
            row.write(i, &self.header.seats, &mut text);
            writeln!(f, "{text}")?;
            if let Some(hash) = &row.hash {
                writeln!(f, "= {hash}")?;
            }
        }
        if let Some(end) = &self.end {
            writeln!(f, "end {} {}", names(&self.header.seats, end.winners), quote(&end.rule))?;
        }
        if let Some(secret) = &self.secret {
            writeln!(f, "secret {secret}")?;
        }
        Ok(())
    }
}

/// The keys of some seats, with `+` between; `-` for none.
fn names(keys: &[String], seats: Seats) -> String {
    let names: Vec<&str> =
        seats.iter().filter_map(|s| keys.get(usize::from(s.0))).map(String::as_str).collect();
    if names.is_empty() { "-".to_string() } else { names.join("+") }
}

pub(crate) fn plain(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|b| b.is_ascii_alphanumeric() || b"-_./".contains(&b))
}

/// Plain words as they are, everything else in quotes.
fn quote(text: &str) -> String {
    if plain(text) { text.to_string() } else { serde_json::Value::from(text).to_string() }
}

pub(crate) fn unquote(text: &str) -> Result<String, String> {
    if plain(text) {
        return Ok(text.to_string());
    }
    serde_json::from_str(text).map_err(|_| format!("'{}' is neither a plain word nor in quotes", clip(text)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    const TEXT: &str = "sandtable record 1\ngame toy\nscenario \"a b\"\noption short yes\nrules 2\ndata 0f\nmade \"sandtable 1\"\n\
        seats red blue\ncommitment 0707070707070707070707070707070707070707070707070707070707070707\n\
        word red \"blue \\\"otter\\\"\"\nword blue \"\"\nat turn = 2\n\n\
        0 start | 3 4/7@red\n1 red@red: bid 2\n2 blue@blue@blue: bid 3\n3 red undo\n= 0011223344556677\n\
        4 blue*: pass | 6\nend red 1.2/3\n\
        secret 0101010101010101010101010101010101010101010101010101010101010101\n";

    #[test]
    fn a_record_reads_back_as_written() {
        let record = Record::parse(TEXT).unwrap();
        assert_eq!(record.header.words[0], "blue \"otter\"");
        assert_eq!(record.to_string(), TEXT);
    }

    #[test]
    fn errors_name_the_line() {
        let broken = |from: &str, to: &str| Record::parse(&TEXT.replace(from, to)).unwrap_err().to_string();
        assert_eq!(broken("3 red undo", "4 red undo"), "line 17: row 3 is expected, not row 4");
        assert_eq!(broken("blue: bid 3", "blue: | 3"), "line 16: the row holds no action");
        assert_eq!(broken(": pass | 6", ":| 6"), "line 19: '|' stands alone before the dice");
        assert_eq!(broken("rules 2\n", ""), "line 20: the record does not name its rules");
        assert_eq!(broken("turn = 2", "turn = = 2").split(':').next(), Some("line 21"));
        assert_eq!(
            broken("seats red blue", "seats red red"),
            "line 8: a record has up to eight different seats"
        );
        assert_eq!(broken("game toy", "gme toy"), "line 2: 'gme' is not an entry of a record");
        assert_eq!(Record::parse("").unwrap_err().line, 1);
    }

    #[test]
    fn a_running_game_keeps_its_secrets() {
        let mut record = Record::parse(TEXT).unwrap();
        assert_eq!(record.for_viewer(Viewer::SPECTATOR), record);
        record.truncate(4);
        record.header.seed = Some(3);
        let text = record.for_viewer(Viewer::SPECTATOR).to_string();
        let rows: Vec<_> = text.lines().skip_while(|l| !l.starts_with("0 ")).collect();
        assert_eq!(rows, ["0 start | 3 ?", "1 red: ?", "2 red undo"]);
        assert!(!text.contains("seed") && !text.contains("turn") && !text.contains("secret"));
        // Where play began in a position that is not told, something is hidden even if no die fell.
        record.rows[0].falls.clear();
        let start = |record: &Record| record.for_viewer(Viewer::SPECTATOR).rows[0].falls.clone();
        assert_eq!(start(&record), [None]);
        record.header.position = None;
        assert_eq!(start(&record), []);
    }

    proptest! {
        #[test]
        fn any_text_is_read_or_refused(text in "\\PC*(\n\\PC*){0,9}") {
            let _ = Record::parse(&text);
            let _ = Record::parse(&format!("{TITLE}\n{text}"));
            let _ = Record::parse(&format!("{TEXT}{text}"));
        }

        #[test]
        fn any_change_is_read_or_refused(at in 0..TEXT.len(), cut in 0..9usize, put in "\\PC{0,3}") {
            let mut bytes = TEXT.as_bytes().to_vec();
            let end = (at + cut).min(bytes.len());
            bytes.splice(at..end, put.bytes());
            if let Ok(record) = Record::parse(&String::from_utf8_lossy(&bytes)) {
                // What is read at all is written so that it reads the same.
                let again = Record::parse(&record.to_string()).unwrap();
                prop_assert_eq!(again.to_string(), record.to_string());
            }
        }
    }
}
