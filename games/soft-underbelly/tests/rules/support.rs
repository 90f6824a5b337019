//! A position on the table, and what may be said of it: the words that the tests of the rules are written in.

use std::sync::OnceLock;

use sandtable_core::{Chance, Game, Log, Options, Position, Refusal, Rules, Seat};
use soft_underbelly::{Action, Look, Mediterranean, Side, SoftUnderbelly, State};

/// A table with a position on it.
#[derive(Clone)]
pub struct Table {
    pub rules: Mediterranean,
    pub state: State,
}

/// The rules of the campaign with the built-in data, opened once.
pub fn rules() -> Mediterranean {
    static RULES: OnceLock<Mediterranean> = OnceLock::new();
    let open = || {
        let game = SoftUnderbelly::open(&SoftUnderbelly::built_in()).expect("the built-in data is sound");
        game.prepare("campaign", &Options::new()).expect("there is a campaign")
    };
    RULES.get_or_init(open).clone()
}

/// The start of the campaign, the Axis about to deploy.
pub fn start() -> Table {
    let rules = rules();
    let state = rules.start(&mut Chance::scripted(&[]), &mut Log::off());
    Table { rules, state }
}

/// A position laid on an empty map: the text of a case file's `[position]`, `clear = true` understood.
/// Both sides keep a cube far away (Allies 20, Axis 01) unless the text sets `lonely = true`, so that nobody is
/// eliminated by the way.
pub fn given(text: &str) -> Table {
    let mut table = start();
    let mut position = Position::parse(&format!("clear = true\n{text}")).expect("the position is TOML");
    let lonely = position.0.remove("lonely").is_some();
    if !lonely {
        let units = position.0.get_mut("units").and_then(|u| u.as_array_mut()).expect("a list of units");
        units.push("allies cube @ 20".into());
        units.push("axis cube @ 01".into());
    }
    table.rules.arrange(&mut table.state, &position).unwrap_or_else(|e| panic!("{e}"));
    table
}

fn seat(name: &str) -> Seat {
    Side::BOTH.into_iter().find(|s| s.word() == name).unwrap_or_else(|| panic!("'{name}' is no side")).seat()
}

impl Table {
    fn read(&self, line: &str) -> Vec<Action> {
        let mut actions = Vec::new();
        for part in line.split(';').map(str::trim).filter(|p| !p.is_empty()) {
            self.rules.read(part, &mut actions).unwrap_or_else(|e| panic!("{e}"));
        }
        actions
    }

    fn write(&self, a: Action) -> String {
        let mut text = String::new();
        self.rules.write(a, &mut text);
        text
    }

    /// Questions to the position.
    pub fn look(&self) -> Look<'_> {
        self.rules.look(&self.state)
    }

    /// A side does a line of actions, all legal, with exactly these dice.
    #[track_caller]
    pub fn does(&mut self, side: &str, line: &str, dice: &[u16]) -> &mut Table {
        let mut chance = Chance::scripted(dice);
        for a in self.read(line) {
            if let Err(refusal) = self.rules.check(&self.state, seat(side), a) {
                panic!("'{}' is refused: {} {}\n{}", self.write(a), refusal.rule, refusal.why, self.text());
            }
            self.rules.apply(&mut self.state, seat(side), a, &mut chance, &mut Log::off());
            let faults = self.rules.faults(&self.state);
            assert!(faults.is_empty(), "after '{}': {faults:?}", self.write(a));
        }
        if let Err(misfit) = chance.finish() {
            panic!("'{line}': {misfit}\n{}", self.text());
        }
        self
    }

    /// Why the last action of a line is refused, the ones before it being done on a copy without dice.
    #[track_caller]
    pub fn refusal(&self, side: &str, line: &str) -> Option<Refusal> {
        let mut copy = self.clone();
        let actions = self.read(line);
        let (last, before) = actions.split_last().expect("a line has an action");
        for a in before {
            let checked = copy.rules.check(&copy.state, seat(side), *a);
            assert!(checked.is_ok(), "'{}' is refused already: {checked:?}", self.write(*a));
            copy.rules.apply(&mut copy.state, seat(side), *a, &mut Chance::scripted(&[]), &mut Log::off());
        }
        copy.rules.check(&copy.state, seat(side), *last).err()
    }

    /// The last action of a line is refused under a rule.
    #[track_caller]
    pub fn refuses(&self, side: &str, line: &str, rule: &str) -> &Table {
        match self.refusal(side, line) {
            Some(refusal) => assert_eq!(refusal.rule.0, rule, "'{line}' is refused, but under another rule"),
            None => panic!("'{line}' is legal, but {rule} forbids it\n{}", self.text()),
        }
        self
    }

    /// The line is legal (nothing is done).
    #[track_caller]
    pub fn allows(&self, side: &str, line: &str) -> &Table {
        if let Some(refusal) = self.refusal(side, line) {
            panic!("'{line}' is refused: {} {}\n{}", refusal.rule, refusal.why, self.text());
        }
        self
    }

    /// The position says all of this (items of its lists, or `key = value`).
    #[track_caller]
    pub fn shows(&self, items: &[&str]) -> &Table {
        let position = self.rules.position(&self.state);
        for item in items {
            assert!(position.says(item), "the position does not say '{item}':\n{position}");
        }
        self
    }

    /// The position says none of this.
    #[track_caller]
    pub fn hides(&self, items: &[&str]) -> &Table {
        let position = self.rules.position(&self.state);
        for item in items {
            assert!(!position.says(item), "the position says '{item}':\n{position}");
        }
        self
    }

    /// This side decides now.
    #[track_caller]
    pub fn asks(&self, side: &str) -> &Table {
        let seats = self.rules.decision(&self.state).seats();
        assert!(seats.has(seat(side)), "{side} is not asked:\n{}", self.text());
        self
    }

    /// Every action that a side is offered, in notation.
    pub fn offers(&self, side: &str) -> Vec<String> {
        let mut actions = Vec::new();
        self.rules.actions(&self.state, seat(side), &mut actions);
        actions.into_iter().map(|a| self.write(a)).collect()
    }

    /// Both sides let the windows of this moment pass, as long as one is open.
    pub fn waits(&mut self) -> &mut Table {
        while self.rules.decision(&self.state).window().is_some() {
            let seat = self.rules.decision(&self.state).seats().iter().next().expect("somebody is asked");
            let Some(a) = self.rules.decline(&self.state, seat) else { break };
            let mut chance = Chance::scripted(&[]);
            self.rules.apply(&mut self.state, seat, a, &mut chance, &mut Log::off());
            chance.finish().expect("letting a window pass rolls no dice here");
        }
        self
    }

    /// Who has won, and under which rule; none while the game goes on.
    pub fn result(&self) -> Option<(Option<&'static str>, &'static str)> {
        let outcome = self.rules.decision(&self.state).outcome()?;
        let winner = Side::BOTH.into_iter().find(|s| outcome.winners.has(s.seat())).map(Side::word);
        Some((winner, outcome.rule.0))
    }

    /// The position as text.
    pub fn text(&self) -> String {
        self.rules.position(&self.state).to_string()
    }
}
