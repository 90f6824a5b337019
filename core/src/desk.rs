//! Where somebody is taught or set a puzzle: an ordinary table, laid for one seat.

use crate::{ActError, AnyGame, Dice, Options, OrderBook, Position, Seat, SetupError, Table};

/// A position laid over a scenario's start, and the seat that is played there.
#[derive(Clone, Debug)]
pub struct Desk {
    /// The scenario.
    pub scenario: String,
    /// Its options.
    pub options: Options,
    /// Whose place is taken.
    pub seat: String,
    /// Are others asked at their windows? Else they let them pass.
    pub asks: bool,
    /// The position, laid over the scenario's start.
    pub position: Position,
}

impl Desk {
    /// Lays the table: others let their windows pass, unless they are asked.
    ///
    /// # Errors
    /// An unknown scenario, option or seat, or a position that makes no sense.
    pub fn table(&self, game: &dyn AnyGame, seed: u64) -> Result<Box<dyn Table>, SetupError> {
        let position = (!self.position.0.is_empty()).then(|| self.position.clone());
        let mut table = game.table_at(&self.scenario, &self.options, position, Dice::Seed(seed))?;
        let wrong = |e: ActError| SetupError::new("seat", e.to_string());
        seat_of(table.as_ref(), &self.seat).map_err(wrong)?;
        self.give_orders(game, table.as_mut()).map_err(wrong)?;
        Ok(table)
    }

    /// Gives the seats of the table their standing orders: the one that is played those that a person begins with,
    /// but asked wherever something could be at stake, the others such that they let their windows pass, unless they are asked.
    ///
    /// # Errors
    /// A table without that seat.
    pub fn give_orders(&self, game: &dyn AnyGame, table: &mut dyn Table) -> Result<(), ActError> {
        let pupil = seat_of(table, &self.seat)?;
        let seats = u8::try_from(table.board().seats.len()).unwrap_or(u8::MAX);
        table.set_orders(pupil, game.opening_orders().pupil())?;
        for other in (0..seats).map(Seat).filter(|seat| *seat != pupil && !self.asks) {
            table.set_orders(other, OrderBook::passing())?;
        }
        Ok(())
    }
}

/// A seat by its name.
pub(crate) fn seat_of(table: &dyn Table, name: &str) -> Result<Seat, ActError> {
    let index = table.board().seats.iter().position(|seat| *seat == name);
    let seat = index.and_then(|i| u8::try_from(i).ok()).map(Seat);
    seat.ok_or(ActError::NoSuchSeat(Seat(u8::MAX)))
}

/// What is wanted of a position, and whether it is to be said or not: `not …` wants the opposite.
pub(crate) fn wanted(item: &str) -> (&str, bool) {
    item.strip_prefix("not ").map_or((item, true), |item| (item, false))
}

/// Does the position say all of this?
pub(crate) fn says(table: &dyn Table, items: &[String]) -> bool {
    items.iter().map(|item| wanted(item)).all(|(item, said)| table.says(item) == said)
}

/// What fell since the table had so many rows, counted from 1.
pub(crate) fn fallen(table: &dyn Table, since: usize) -> Vec<u16> {
    let rows = table.rows().get(since..).unwrap_or_default();
    rows.iter().flat_map(|row| row.falls.iter().flatten()).map(|fall| fall.value + 1).collect()
}

/// The key of a file of lessons or puzzles: its name without the number that orders it.
pub(crate) fn key_of(file: &str) -> &str {
    let name = file.rsplit('/').next().unwrap_or(file);
    name.trim_end_matches(".toml").trim_start_matches(|c: char| c.is_ascii_digit() || c == '-')
}

/// Does a line read like the pattern, in which `*` stands for any words?
pub fn fits(pattern: &str, line: &str) -> bool {
    match pattern.split_once('*') {
        None => pattern == line,
        Some((head, rest)) => line.strip_prefix(head).is_some_and(|tail| {
            (0..=tail.len()).filter(|at| tail.is_char_boundary(*at)).any(|at| fits(rest, &tail[at..]))
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::fits;

    #[test]
    fn stars_stand_for_any_words() {
        assert!(fits("move * to rome", "move cube x2 to rome"));
        assert!(fits("*", ""));
        assert!(!fits("move * to rome", "move cube to naples"));
        assert!(!fits("move", "move cube"));
        assert!(fits("*ł*", "Łódź; pół"));
    }
}
