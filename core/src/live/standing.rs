//! Standing orders: how the table answers windows for those who said beforehand.

use super::Live;
use crate::{ActError, Decision, Mind, Mode, Policy, Seat, Seen, Window};

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

    /// The seat's time at the window that is open is up: its orders answer for it, else it lets pass.
    pub(super) fn run_out(&mut self, seat: Seat) -> Result<(), ActError> {
        self.asked(&self.state, seat)?;
        let passes =
            || self.rules.decline(&self.state, seat).filter(|a| self.is_legal(&self.state, seat, *a));
        let open = self.rules.decision(&self.state).window().is_some();
        let answer = if open { self.ordered(&self.state, seat).or_else(passes) } else { None };
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
        let book = self.books.get(usize::from(seat.0)).filter(|book| !book.orders.is_empty())?;
        let seen = Seen::<R>::by(&self.rules, state, seat);
        let mut found = book.orders.iter().filter_map(|o| self.rules.answer(&seen, seat, o));
        found.find(|a| self.is_legal(state, seat, *a))
    }

    /// Will a seat's orders let a window pass that opens to it in a position?
    pub(super) fn lets_pass(&self, state: &R::State, seat: Seat, window: Window) -> bool {
        let Some(book) = self.books.get(usize::from(seat.0)).filter(|book| !book.hold) else { return false };
        let passes = || {
            let routine = book.by_routine(window).then(|| self.routine(state, seat)).flatten();
            book.passes(window) || routine.is_some() && routine == self.rules.decline(state, seat)
        };
        passes() && self.ordered(state, seat).is_none()
    }

    /// What a seat's policy answers to a window in a position where nothing is at stake.
    fn routine(&self, state: &R::State, seat: Seat) -> Option<R::Action> {
        self.rules.routine(&Seen::<R>::by(&self.rules, state, seat), seat, &mut Mind::default())
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
            let answer = match book {
                _ if held => None,
                book if book.passes(window) => self.rules.decline(&self.state, seat),
                book if book.by_routine(window) => self.routine(&self.state, seat),
                _ => None,
            };
            match answer {
                Some(action) => passing = passing.or(Some((seat, action))),
                // One answer counts for all: none passes while another wants to be asked.
                None if ask.mode == Mode::Any => return None,
                None => {}
            }
        }
        passing.filter(|(seat, action)| self.is_legal(&self.state, *seat, *action))
    }
}
