//! A position on trial: the words that the tests of the rules are written in.

use super::written;
use crate::{Chance, Handle, Log, Mark, Position, Refusal, Rules, Scene, Seat, Seen, Viewer};

/// A position, and what may be done and said of it in a test. Every misfit fails the test with the position as text.
#[derive(Clone)]
pub struct Trial<R: Rules> {
    /// The rules.
    pub rules: R,
    /// The position.
    pub state: R::State,
}

impl<R: Rules + Clone> Trial<R> {
    /// The start of a scenario; its dice, if it rolls any.
    pub fn start(rules: R, dice: &[u16]) -> Trial<R> {
        let state = rules.start(&mut Chance::scripted(dice), &mut Log::off());
        Trial { rules, state }
    }

    /// The position of a case file's `[position]`, laid on an empty map: `clear = true` is understood.
    ///
    /// # Panics
    /// If the text makes no sense.
    #[track_caller]
    #[must_use]
    pub fn given(mut self, position: &str) -> Trial<R> {
        let text = format!("clear = true\n{position}");
        written::given(&text);
        let position = Position::parse(&text).unwrap_or_else(|e| panic!("{e}\n{text}"));
        self.rules.arrange(&mut self.state, &position).unwrap_or_else(|e| panic!("{e}\n{text}"));
        self
    }

    /// The seat of a name.
    ///
    /// # Panics
    /// If no seat has it.
    #[track_caller]
    pub fn seat(&self, name: &str) -> Seat {
        let seat = self.rules.board().seats.iter().position(|s| *s == name);
        seat.map_or_else(|| panic!("'{name}' is no seat"), |i| Seat(i as u8))
    }

    #[track_caller]
    fn read(&self, line: &str) -> Vec<R::Action> {
        let mut actions = Vec::new();
        for part in line.split(';').map(str::trim).filter(|p| !p.is_empty()) {
            self.rules.read(part, &mut actions).unwrap_or_else(|e| panic!("{e}"));
        }
        actions
    }

    fn write(&self, a: R::Action) -> String {
        let mut text = String::new();
        self.rules.write(a, &mut text);
        text
    }

    /// A seat does a line of actions, all legal, with exactly these dice.
    ///
    /// # Panics
    /// If one is refused, breaks an invariant, or the dice do not fit.
    #[track_caller]
    pub fn does(&mut self, seat: &str, line: &str, dice: &[u16]) -> &mut Self {
        self.act(seat, line, dice, &mut Log::off());
        self
    }

    /// A seat does a line of actions, and the log tells of it in lines with this rule and message, among others.
    ///
    /// # Panics
    /// As [`Trial::does`], or if a line is not there.
    #[track_caller]
    pub fn tells(&mut self, seat: &str, line: &str, dice: &[u16], told: &[(&str, &str)]) -> &mut Self {
        let mut log = Log::on();
        self.act(seat, line, dice, &mut log);
        let lines = log.take();
        for (rule, message) in told {
            let there = lines.iter().any(|l| l.text.id == *message && l.rules.iter().any(|r| r.0 == *rule));
            assert!(there, "'{line}' is not told as {message} by {rule}: {lines:?}");
        }
        self
    }

    #[track_caller]
    fn act(&mut self, seat: &str, line: &str, dice: &[u16], log: &mut Log) {
        written::does(seat, line, dice);
        let seat = self.seat(seat);
        let mut chance = Chance::scripted(dice);
        for a in self.read(line) {
            if let Err(refusal) = self.rules.check(&self.state, seat, a) {
                panic!("'{}' is refused: {} {}\n{}", self.write(a), refusal.rule, refusal.why, self.text());
            }
            assert!(self.offered(seat, a), "'{}' is legal and not offered\n{}", self.write(a), self.text());
            self.rules.apply(&mut self.state, seat, a, &mut chance, log);
            let faults = self.rules.faults(&self.state);
            assert!(faults.is_empty(), "after '{}': {faults:?}", self.write(a));
        }
        if let Err(misfit) = chance.finish() {
            panic!("'{line}': {misfit}\n{}", self.text());
        }
    }

    fn offered(&self, seat: Seat, a: R::Action) -> bool {
        let mut offered = Vec::new();
        self.rules.actions(&self.state, seat, &mut offered);
        offered.contains(&a)
    }

    /// Why the last action of a line is refused, the ones before it being done on a copy.
    ///
    /// # Panics
    /// If one before it is refused already, or rolls dice: those are to be said ([`Trial::does`]).
    #[track_caller]
    pub fn refusal(&self, seat: &str, line: &str) -> Option<Refusal> {
        let seat = self.seat(seat);
        let mut copy = self.clone();
        let actions = self.read(line);
        let Some((last, before)) = actions.split_last() else { panic!("'{line}' holds no action") };
        for a in before {
            let checked = copy.rules.check(&copy.state, seat, *a);
            assert!(checked.is_ok(), "'{}' is refused already: {checked:?}", self.write(*a));
            let mut chance = Chance::scripted(&[]);
            copy.rules.apply(&mut copy.state, seat, *a, &mut chance, &mut Log::off());
            assert_eq!(chance.used(), 0, "'{}' rolls dice that nobody has named", self.write(*a));
        }
        let refusal = copy.rules.check(&copy.state, seat, *last).err();
        assert_ne!(
            refusal.is_some(),
            copy.offered(seat, *last),
            "'{line}': what is offered, and no other, is legal"
        );
        refusal
    }

    /// The last action of a line is refused under a rule.
    ///
    /// # Panics
    /// If it is legal, or another rule refuses it.
    #[track_caller]
    pub fn refuses(&self, seat: &str, line: &str, rule: &str) -> &Self {
        written::refuses(seat, line, rule);
        match self.refusal(seat, line) {
            Some(refusal) => assert_eq!(refusal.rule.0, rule, "'{line}' is refused, but under another rule"),
            None => panic!("'{line}' is legal, but {rule} forbids it\n{}", self.text()),
        }
        self
    }

    /// The line is legal (nothing is done).
    ///
    /// # Panics
    /// If it is refused.
    #[track_caller]
    pub fn allows(&self, seat: &str, line: &str) -> &Self {
        if let Some(refusal) = self.refusal(seat, line) {
            panic!("'{line}' is refused: {} {}\n{}", refusal.rule, refusal.why, self.text());
        }
        self
    }

    /// The position says all of this (see [`Position::says`]).
    ///
    /// # Panics
    /// If it does not.
    #[track_caller]
    pub fn shows(&self, items: &[&str]) -> &Self {
        written::shows(items);
        let position = self.rules.position(&self.state);
        for item in items {
            assert!(self.says(&position, item), "the position does not say '{item}':\n{position}");
        }
        self
    }

    /// The position says none of this.
    ///
    /// # Panics
    /// If it does.
    #[track_caller]
    pub fn hides(&self, items: &[&str]) -> &Self {
        let position = self.rules.position(&self.state);
        for item in items {
            assert!(!self.says(&position, item), "the position says '{item}':\n{position}");
        }
        self
    }

    fn says(&self, position: &Position, item: &str) -> bool {
        position.says_without(item, self.rules.notes())
    }

    /// This seat decides now.
    ///
    /// # Panics
    /// If it does not.
    #[track_caller]
    pub fn asks(&self, seat: &str) -> &Self {
        let seats = self.rules.decision(&self.state).seats();
        assert!(seats.has(self.seat(seat)), "{seat} is not asked:\n{}", self.text());
        self
    }

    /// Every action that a seat is offered, in notation.
    #[track_caller]
    pub fn offers(&self, seat: &str) -> Vec<String> {
        let mut actions = Vec::new();
        self.rules.actions(&self.state, self.seat(seat), &mut actions);
        actions.into_iter().map(|a| self.write(a)).collect()
    }

    /// What those see who are asked now.
    pub fn scene(&self) -> Scene {
        self.rules.scene(&self.seen())
    }

    /// What those who are asked can have laid over the board; it is offered under this key.
    #[track_caller]
    pub fn overlay(&self, key: &str) -> Vec<Mark> {
        assert!(self.scene().overlays.contains(&key), "there is no overlay '{key}'");
        self.rules.overlay(&self.seen(), key, None)
    }

    /// Why those who are asked can do nothing with a piece, place or button now: the messages.
    pub fn why(&self, at: &Handle) -> Vec<&'static str> {
        self.rules.refusals(&self.seen(), at).into_iter().map(|refusal| refusal.why).collect()
    }

    fn seen(&self) -> Seen<R> {
        Seen::of(&self.rules, &self.state, Viewer(self.rules.decision(&self.state).seats()))
    }

    /// All let the windows pass, as long as one is open.
    ///
    /// # Panics
    /// If that rolls dice.
    #[track_caller]
    pub fn waits(&mut self) -> &mut Self {
        while self.rules.decision(&self.state).window().is_some() {
            let Some(seat) = self.rules.decision(&self.state).seats().iter().next() else { break };
            let Some(a) = self.rules.decline(&self.state, seat) else { break };
            let mut chance = Chance::scripted(&[]);
            self.rules.apply(&mut self.state, seat, a, &mut chance, &mut Log::off());
            assert!(chance.finish().is_ok(), "letting a window pass rolls dice here:\n{}", self.text());
        }
        self
    }

    /// Who has won, and under which rule; none while the game goes on. No winner is a draw.
    pub fn result(&self) -> Option<(Option<&str>, &'static str)> {
        let outcome = self.rules.decision(&self.state).outcome()?;
        let winner = outcome.winners.iter().next().map(|s| &*self.rules.board().seats[usize::from(s.0)]);
        Some((winner, outcome.rule.0))
    }

    /// The position as text.
    pub fn text(&self) -> String {
        self.rules.position(&self.state).to_string()
    }
}
