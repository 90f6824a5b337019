//! Reads records.

use crate::record::{TITLE, plain, unquote};
use crate::row::clip;
use crate::{Commitment, Deed, End, Header, Position, Record, Row, Seat, Seats, Secret, Teams};

/// A record half read.
#[derive(Default)]
pub(crate) struct HalfRead {
    title: bool,
    header: Header,
    seen: Vec<&'static str>,
    at: Option<String>,
    /// The number of the first row.
    first: usize,
    rows: Vec<Row>,
    end: Option<End>,
    secret: Option<Secret>,
}

impl HalfRead {
    /// A record whose rows begin with this one.
    pub fn from(first: usize) -> HalfRead {
        HalfRead { first, ..HalfRead::default() }
    }

    /// Takes the next line.
    pub fn line(&mut self, number: usize, line: &str) -> Result<(), String> {
        if !self.title {
            self.title = line == TITLE;
            return if self.title { Ok(()) } else { Err(format!("a record begins with '{TITLE}'")) };
        }
        if line.is_empty() || line.starts_with('#') {
            return Ok(());
        }
        if self.secret.is_some() {
            return Err("nothing follows the secret".into());
        }
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match word {
            "=" => {
                let row = self.rows.last_mut().ok_or("a hash follows a row")?;
                if !plain(rest) || row.hash.is_some() {
                    return Err(format!("'{}' is not the one hash of a row", clip(rest)));
                }
                row.hash = Some(rest.to_string());
                Ok(())
            }
            "end" => {
                self.once("end")?;
                self.end = Some(self.end_of(rest)?);
                Ok(())
            }
            "secret" => {
                self.secret = Some(Secret::parse(rest).ok_or("a secret is 64 hexadecimal digits")?);
                Ok(())
            }
            _ if word.bytes().next().is_some_and(|b| b.is_ascii_digit()) => {
                if self.end.is_some() {
                    return Err("no row follows the end".into());
                }
                let (row, mut read) = Row::read(line, &self.header.seats)?;
                let expected = self.first + self.rows.len();
                if row != expected {
                    return Err(format!("row {expected} is expected, not row {row}"));
                }
                read.line = number;
                self.rows.push(read);
                Ok(())
            }
            _ if !self.rows.is_empty() => Err(format!("'{}' does not belong among the rows", clip(word))),
            _ => self.head(word, rest),
        }
    }

    fn once(&mut self, key: &'static str) -> Result<(), String> {
        if self.seen.contains(&key) {
            return Err(format!("'{key}' stands there twice"));
        }
        self.seen.push(key);
        Ok(())
    }

    fn end_of(&self, rest: &str) -> Result<End, String> {
        let (names, rule) = rest.split_once(' ').ok_or("an end names the winners and the rule")?;
        Ok(End { winners: self.seats_of(names)?, rule: unquote(rule)? })
    }

    /// Seats by their keys, with `+` between; `-` for none.
    fn seats_of(&self, names: &str) -> Result<Seats, String> {
        let mut seats = Seats::NONE;
        for name in names.split('+').filter(|n| *n != "-") {
            let index = self.header.seats.iter().position(|s| s == name);
            let index = index.ok_or_else(|| format!("'{}' is not a seat", clip(name)))?;
            seats = seats.with(Seat(index as u8));
        }
        Ok(seats)
    }

    fn head(&mut self, word: &str, rest: &str) -> Result<(), String> {
        match word {
            "game" => {
                self.once("game")?;
                self.header.game = unquote(rest)?;
            }
            "scenario" => {
                self.once("scenario")?;
                self.header.scenario = unquote(rest)?;
            }
            "option" => {
                let (key, value) = rest.split_once(' ').ok_or("an option has a key and a value")?;
                if !plain(key) {
                    return Err(format!("'{}' cannot be the key of an option", clip(key)));
                }
                if self.header.options.insert(key.to_string(), unquote(value)?).is_some() {
                    return Err(format!("the option '{}' stands there twice", clip(key)));
                }
            }
            "rules" => {
                self.once("rules")?;
                self.header.rules =
                    rest.parse().map_err(|_| format!("'{}' is not a version of the rules", clip(rest)))?;
            }
            "data" => {
                self.once("data")?;
                self.header.data = unquote(rest)?;
            }
            "made" => {
                self.once("made")?;
                self.header.made = unquote(rest)?;
            }
            "seats" => {
                self.once("seats")?;
                self.header.seats = rest.split(' ').map(String::from).collect();
                let seats = &self.header.seats;
                let odd = |s: &&String| s.starts_with('-') || !plain(s) || *s == "start" || *s == "all";
                if let Some(odd) = seats.iter().find(odd) {
                    return Err(format!("'{}' cannot be the key of a seat", clip(odd)));
                }
                if seats.len() > 8 || (1..seats.len()).any(|i| seats[..i].contains(&seats[i])) {
                    return Err("a record has up to eight different seats".into());
                }
            }
            "teams" => {
                self.once("teams")?;
                let teams = rest.split(' ').map(|team| self.seats_of(team));
                let teams = teams.collect::<Result<Vec<Seats>, String>>()?;
                if (1..teams.len()).any(|i| teams[..i].iter().any(|team| team.0 & teams[i].0 != 0)) {
                    return Err("a seat plays in one team".into());
                }
                self.header.teams = Teams::new(teams);
            }
            "commitment" => {
                self.once("commitment")?;
                let commitment = Commitment::parse(rest).ok_or("a commitment is 64 hexadecimal digits")?;
                self.header.commitment = Some(commitment);
            }
            "word" => {
                let (seat, word) = rest.split_once(' ').ok_or("a word names its seat")?;
                if self.header.seats.get(self.header.words.len()).map(String::as_str) != Some(seat) {
                    return Err("words follow the order of seats".into());
                }
                let word = serde_json::from_str(word).map_err(|_| "a word stands in quotes")?;
                self.header.words.push(word);
            }
            "seed" => {
                self.once("seed")?;
                let seed = rest.parse().map_err(|_| format!("'{}' is not a seed", clip(rest)))?;
                self.header.seed = Some(seed);
            }
            "at" => {
                let at = self.at.get_or_insert_default();
                at.push_str(rest);
                at.push('\n');
            }
            _ => return Err(format!("'{}' is not an entry of a record", clip(word))),
        }
        Ok(())
    }

    /// The record, when all lines are read.
    pub fn finish(mut self) -> Result<Record, String> {
        if !self.title {
            return Err(format!("a record begins with '{TITLE}'"));
        }
        if let Some(key) =
            ["game", "scenario", "rules", "data", "seats"].iter().find(|k| !self.seen.contains(k))
        {
            return Err(format!("the record does not name its {key}"));
        }
        if let Some(at) = &self.at {
            self.header.position = Some(Position::parse(at).map_err(|e| one_line(&e.to_string()))?);
        }
        if self.first == 0 && self.rows.first().map(|r| &r.deed) != Some(&Deed::Start) {
            return Err("the record has no row 0".into());
        }
        Ok(Record { header: self.header, rows: self.rows, end: self.end, secret: self.secret })
    }
}

fn one_line(text: &str) -> String {
    text.lines().map(str::trim).collect::<Vec<_>>().join("; ")
}
