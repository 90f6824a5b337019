//! Rows: what a table's log consists of, each a line of text.

use std::fmt::Write;

use crate::{Audience, Fall, Seat, Seats, Viewer};

/// What a row did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Deed {
    /// The set-up: the first row of every record.
    Start,
    /// A line of actions, in notation.
    Line(String),
    /// A line that the viewer of this record may not read.
    Hidden,
    /// The last line of the seat was taken back.
    Undo,
    /// The table was laid again as it was after a row.
    Back(usize),
}

/// A row of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// Whose row it is; none for the set-up.
    pub seat: Option<Seat>,
    /// What it did.
    pub deed: Deed,
    /// Did a standing order answer?
    pub order: bool,
    /// Who may read the line.
    pub known: Audience,
    /// Who noticed that something was done.
    pub noticed: Audience,
    /// What fell; none for outcomes that the viewer of this record may not see.
    pub falls: Vec<Option<Fall>>,
    /// The hash of the position after this row, now and then.
    pub hash: Option<String>,
    /// The line of the file it was read from; 0 if it was not read.
    pub line: usize,
}

impl Row {
    /// A row that all know and that rolled nothing.
    pub fn new(seat: Option<Seat>, deed: Deed) -> Row {
        Row {
            seat,
            deed,
            order: false,
            known: Audience::All,
            noticed: Audience::All,
            falls: Vec::new(),
            hash: None,
            line: 0,
        }
    }

    /// Was a viewer told of this row?
    pub fn told(&self, viewer: Viewer) -> bool {
        self.known.admits(viewer) || self.noticed.admits(viewer)
    }

    /// The row as a viewer may know it while the game runs; none if he was not told.
    pub fn for_viewer(&self, viewer: Viewer) -> Option<Row> {
        if !self.told(viewer) {
            return None;
        }
        let mut row = Row { hash: None, line: 0, falls: Vec::new(), ..self.clone() };
        let reads = self.known.admits(viewer);
        if !reads {
            (row.deed, row.order) = (Deed::Hidden, false);
        }
        // Who else knows is nobody's business.
        (row.known, row.noticed) = (Audience::All, Audience::All);
        for fall in &self.falls {
            let shown =
                fall.filter(|f| f.audience.admits(viewer)).map(|f| Fall { audience: Audience::All, ..f });
            // Several unseen dice look like one: even their number may tell something.
            if shown.is_some() || row.falls.last() != Some(&None) {
                row.falls.push(shown);
            }
        }
        Some(row)
    }

    /// The row as a line of text.
    pub fn write(&self, number: usize, seats: &[String], out: &mut String) {
        let _ = write!(out, "{number} ");
        match self.seat {
            None => out.push_str("start"),
            Some(seat) => out.push_str(seats.get(usize::from(seat.0)).map_or("?", String::as_str)),
        }
        if self.order {
            out.push('*');
        }
        if self.known != Audience::All || self.noticed != Audience::All {
            write_audience(self.known, seats, out);
            if self.noticed != Audience::All {
                write_audience(self.noticed, seats, out);
            }
        }
        match &self.deed {
            Deed::Start => {}
            Deed::Line(line) => {
                let _ = write!(out, ": {line}");
            }
            Deed::Hidden => out.push_str(": ?"),
            Deed::Undo => out.push_str(" undo"),
            Deed::Back(row) => {
                let _ = write!(out, " back {row}");
            }
        }
        if !self.falls.is_empty() {
            out.push_str(" |");
            for fall in &self.falls {
                out.push(' ');
                write_fall(*fall, seats, out);
            }
        }
    }

    /// Reads what [`Row::write`] wrote: the number and the row.
    pub(crate) fn read(text: &str, seats: &[String]) -> Result<(usize, Row), String> {
        let (number, rest) = text.split_once(' ').ok_or("a row is a number, a seat and a line")?;
        let number = number.parse().map_err(|_| format!("'{}' is not the number of a row", clip(number)))?;
        let (body, falls) = match rest.rsplit_once(" |") {
            Some((body, falls)) => (body, falls),
            None => (rest, ""),
        };
        let (who, deed) = match body.split_once(':') {
            // Else it would read otherwise when written again.
            Some((_, line)) if line.contains('|') => return Err("'|' stands alone before the dice".into()),
            Some((who, line)) if line.trim() == "?" => (who, Deed::Hidden),
            Some((who, line)) if !line.trim().is_empty() => (who, Deed::Line(line.trim().to_string())),
            Some(_) => return Err("the row holds no action".into()),
            None => match (body.strip_suffix(" undo"), body.split_once(" back ")) {
                (Some(who), _) => (who, Deed::Undo),
                (_, Some((who, row))) => (who, Deed::Back(read_back(row, number)?)),
                _ if number == 0 => (body, Deed::Start),
                _ => return Err(format!("'{}' is neither 'seat: line' nor 'seat undo'", clip(body))),
            },
        };
        let mut parts = who.split('@');
        let name = parts.next().unwrap_or_default();
        let (name, order) = match name.strip_suffix('*') {
            Some(name) => (name, true),
            None => (name, false),
        };
        let seat = match (name, &deed) {
            ("start", Deed::Start) => None,
            _ => Some(read_seat(name, seats)?),
        };
        if (deed == Deed::Start) != (number == 0) || (deed == Deed::Start) != seat.is_none() {
            return Err("row 0, and no other, is the start".into());
        }
        let known = parts.next().map_or(Ok(Audience::All), |p| read_audience(p, seats))?;
        let noticed = parts.next().map_or(Ok(Audience::All), |p| read_audience(p, seats))?;
        if parts.next().is_some() {
            return Err(format!("'{}' names more than two audiences", clip(who)));
        }
        let falls = falls.split_whitespace().map(|f| read_fall(f, seats)).collect::<Result<_, _>>()?;
        Ok((number, Row { seat, deed, order, known, noticed, falls, hash: None, line: 0 }))
    }
}

/// The row that another goes back to.
fn read_back(text: &str, number: usize) -> Result<usize, String> {
    let row = text.parse().ok().filter(|row| *row < number);
    row.ok_or_else(|| format!("'{}' is not the number of an earlier row", clip(text)))
}

/// The start of a word that is to be shown in an error.
pub(crate) fn clip(text: &str) -> String {
    let mut short: String = text.chars().take(40).map(|c| if c.is_control() { '·' } else { c }).collect();
    if text.chars().nth(40).is_some() {
        short.push('…');
    }
    short
}

fn write_audience(audience: Audience, seats: &[String], out: &mut String) {
    out.push('@');
    let some = match audience {
        Audience::All | Audience::AllBut(Seats::NONE) => return out.push_str("all"),
        Audience::Only(some) => some,
        Audience::AllBut(some) => {
            out.push('!');
            some
        }
    };
    if some.is_empty() {
        out.push('-');
    }
    for (i, seat) in some.iter().enumerate() {
        if i > 0 {
            out.push('+');
        }
        out.push_str(seats.get(usize::from(seat.0)).map_or("?", String::as_str));
    }
}

fn read_audience(text: &str, seats: &[String]) -> Result<Audience, String> {
    match text {
        "all" => Ok(Audience::All),
        "-" => Ok(Audience::Only(Seats::NONE)),
        _ => {
            let (names, audience): (_, fn(Seats) -> Audience) = match text.strip_prefix('!') {
                Some(names) => (names, Audience::AllBut),
                None => (text, Audience::Only),
            };
            names.split('+').map(|name| read_seat(name, seats)).collect::<Result<_, _>>().map(audience)
        }
    }
}

fn read_seat(name: &str, seats: &[String]) -> Result<Seat, String> {
    let index = seats.iter().position(|s| s == name);
    let index = index.and_then(|i| u8::try_from(i).ok());
    index
        .map(Seat)
        .ok_or_else(|| format!("'{}' is not a seat; the seats are {}", clip(name), seats.join(", ")))
}

/// A six-sided die is written as it shows, any other outcome as `value/sides`, an unseen one as `?`.
fn write_fall(fall: Option<Fall>, seats: &[String], out: &mut String) {
    let Some(fall) = fall else {
        out.push('?');
        return;
    };
    let _ = write!(out, "{}", u32::from(fall.value) + 1);
    if fall.of != 6 {
        let _ = write!(out, "/{}", fall.of);
    }
    if fall.audience != Audience::All {
        write_audience(fall.audience, seats, out);
    }
}

fn read_fall(text: &str, seats: &[String]) -> Result<Option<Fall>, String> {
    if text == "?" {
        return Ok(None);
    }
    let (number, audience) = match text.split_once('@') {
        Some((number, audience)) => (number, read_audience(audience, seats)?),
        None => (text, Audience::All),
    };
    let (value, of) = number.split_once('/').unwrap_or((number, "6"));
    match (value.parse::<u16>(), of.parse::<u16>()) {
        (Ok(value), Ok(of)) if value >= 1 && value <= of => Ok(Some(Fall { value: value - 1, of, audience })),
        _ => Err(format!("'{}' is not an outcome such as 4, 17/52 or ?", clip(text))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seats() -> Vec<String> {
        vec!["axis".into(), "allies".into()]
    }

    #[test]
    fn rows_read_back_as_written() {
        for text in [
            "0 start",
            "0 start | 3 17/52@axis",
            "3 axis: take 44; move 44 1214-1215 | 6 5",
            "4 allies*: pass",
            "5 axis undo",
            "5 axis back 3",
            "6 axis@axis: chit 4 | 2@axis ?",
            "7 axis@axis@axis+allies: chit 4",
            "8 axis@-@axis undo",
            "8 axis@!allies: chit 4 | 2@!axis+allies",
            "9 allies: ?",
        ] {
            let (number, row) = Row::read(text, &seats()).unwrap();
            let mut written = String::new();
            row.write(number, &seats(), &mut written);
            assert_eq!(written, text);
        }
    }

    #[test]
    fn nonsense_is_explained() {
        for (text, why) in [
            ("nothing", "a row is a number"),
            ("x axis: pass", "'x' is not the number of a row"),
            ("1 nobody: pass", "'nobody' is not a seat; the seats are axis, allies"),
            ("1 axis: pass | 7", "'7' is not an outcome"),
            ("1 axis: pass | 0/0", "'0/0' is not an outcome"),
            ("1 axis", "neither 'seat: line' nor 'seat undo'"),
            ("1 start", "neither"),
            ("3 axis back 3", "'3' is not the number of an earlier row"),
            ("0 axis: pass", "row 0, and no other, is the start"),
            ("1 axis@a@b@c: x", "'a' is not a seat"),
        ] {
            let error = Row::read(text, &seats()).unwrap_err();
            assert!(error.contains(why), "{text}: {error}");
        }
    }

    #[test]
    fn a_viewer_reads_only_what_he_was_told() {
        let whole = "6 axis@axis: chit 4 | 2@axis 3@axis 5";
        let (_, row) = Row::read(whole, &seats()).unwrap();
        let shown = |viewer| {
            let mut out = String::new();
            row.for_viewer(viewer).unwrap().write(6, &seats(), &mut out);
            out
        };
        assert_eq!(shown(Viewer::seat(Seat(0))), "6 axis: chit 4 | 2 3 5");
        assert_eq!(shown(Viewer::seat(Seat(1))), "6 axis: ? | ? 5");
        assert_eq!(shown(Viewer::SPECTATOR), "6 axis: ? | ? 5");
        let (_, secret) = Row::read("6 axis@axis@axis: chit 4", &seats()).unwrap();
        assert_eq!(secret.for_viewer(Viewer::SPECTATOR), None);
    }
}
