//! Standing orders: how the table answers windows for those who said beforehand.

use super::Live;
use crate::answers::{habitual, ordered};
use crate::{ActError, Decision, Mode, Policy, Seat, Seen, Window, policy};

/// More answers in a row than any game can mean.
const ANSWERS: usize = 1000;

impl<R: Policy> Live<R> {
    /// Lets standing orders answer the windows that are open. Did they let all of them pass?
    pub(super) fn answer(&mut self) -> bool {
        let mut passed = true;
        for _ in 0..ANSWERS {
            let Some((seat, action)) = self.answered() else { return passed };
            passed &= self.rules.decline(&self.state, seat) == Some(action);
            if self.play_order(seat, action).is_err() {
                return false;
            }
        }
        false
    }

    /// Orders answered since a row: lines that waited for it go on if all was let pass, and come back else.
    pub(super) fn passed(&mut self, first: usize, passed: bool) {
        if self.count() == first {
            return;
        }
        if let Some(halted) = self.halted.take().filter(|_| passed) {
            self.go_on(halted);
        }
    }

    /// Plays the answer of a seat that is not there.
    fn play_order(&mut self, seat: Seat, action: R::Action) -> Result<(), ActError> {
        self.play_own(seat, &[action], true).map(drop)
    }

    /// The seat's time at the window that is open is up: its orders answer for it, else it lets pass, or does what is usual
    /// where something must be chosen.
    pub(super) fn run_out(&mut self, seat: Seat) -> Result<(), ActError> {
        self.asked(&self.state, seat)?;
        let passes =
            || self.rules.decline(&self.state, seat).filter(|a| self.is_legal(&self.state, seat, *a));
        let open = self.rules.decision(&self.state).window().is_some();
        let usual = || policy::usual(&*self.rules, &Seen::<R>::by(&self.rules, &self.state, seat), seat);
        let answer = if open { self.ordered(&self.state, seat).or_else(passes).or_else(usual) } else { None };
        let action = answer.ok_or(ActError::NotYourDecision(seat))?;
        let (first, declines) = (self.count(), self.rules.decline(&self.state, seat) == Some(action));
        self.play_order(seat, action)?;
        let passed = self.answer() && declines;
        self.passed(first, passed);
        Ok(())
    }

    fn is_legal(&self, state: &R::State, seat: Seat, action: R::Action) -> bool {
        self.rules.check(state, seat, action).is_ok()
    }

    /// What the first of a seat's orders that applies answers to the window that is open in a position.
    fn ordered(&self, state: &R::State, seat: Seat) -> Option<R::Action> {
        ordered(&*self.rules, state, seat, self.books.get(usize::from(seat.0))?)
    }

    /// Will a seat's orders let a window pass that opens to it in a position?
    pub(super) fn lets_pass(&self, state: &R::State, seat: Seat, window: Window) -> bool {
        let Some(book) = self.books.get(usize::from(seat.0)).filter(|book| !book.hold) else { return false };
        let answer = habitual(&*self.rules, state, seat, window, book);
        answer.is_some() && answer == self.rules.decline(state, seat) && self.ordered(state, seat).is_none()
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
                self.held[i] = Some(self.count());
            }
            let book = &self.books[i];
            let held = self.held[i] == Some(self.count());
            if !held && let Some(action) = self.ordered(&self.state, seat) {
                return Some((seat, action));
            }
            let answer = if held { None } else { habitual(&*self.rules, &self.state, seat, window, book) };
            match answer {
                Some(action) => passing = passing.or(Some((seat, action))),
                // One answer counts for all: none passes while another wants to be asked.
                None if ask.mode == Mode::Any => return None,
                None => {}
            }
        }
        passing
    }
}
