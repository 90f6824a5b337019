//! Standing orders: how the table answers windows for those who said beforehand.

use super::Live;
use crate::{Decision, Habit, Mode, Policy, Seat, Viewer};

/// More answers in a row than any game can mean.
const ANSWERS: usize = 1000;

impl<R: Policy> Live<R> {
    /// Lets standing orders answer the windows that are open. Did they let all of them pass?
    pub(super) fn answer(&mut self) -> bool {
        let mut passed = true;
        for _ in 0..ANSWERS {
            let Some((seat, action)) = self.answered() else { return passed };
            passed &= self.rules.decline(&self.state, seat) == Some(action);
            let mut chance = self.chance.take();
            let played = match &mut chance {
                Some(chance) => self.play(seat, &[action], chance, true).is_ok(),
                None => false,
            };
            self.chance = chance;
            if !played {
                return false;
            }
        }
        false
    }

    /// The answer of a standing order to the window that is open.
    fn answered(&mut self) -> Option<(Seat, R::Action)> {
        let Decision::Ask(ask) = self.rules.decision(&self.state) else { return None };
        let window = ask.window?;
        let mut passing = None;
        for seat in ask.seats.iter() {
            let i = usize::from(seat.0);
            let book = self.books.get_mut(i)?;
            if std::mem::take(&mut book.hold) {
                self.held[i] = Some(self.rows.len());
            }
            let book = &self.books[i];
            let held = self.held[i] == Some(self.rows.len());
            if !held && !book.orders.is_empty() {
                let seen = self.seen(Viewer::seat(seat));
                let legal = |a: &R::Action| self.rules.check(&self.state, seat, *a).is_ok();
                let mut found = book.orders.iter().filter_map(|o| self.rules.answer(&seen, seat, o));
                if let Some(action) = found.find(legal) {
                    return Some((seat, action));
                }
            }
            match (held, book.at(window)) {
                (false, Habit::Pass) => passing = passing.or(Some(seat)),
                // One answer counts for all: none passes while another wants to be asked.
                _ if ask.mode == Mode::Any => return None,
                _ => {}
            }
        }
        let seat = passing?;
        let action = self.rules.decline(&self.state, seat)?;
        self.rules.check(&self.state, seat, action).is_ok().then_some((seat, action))
    }
}
