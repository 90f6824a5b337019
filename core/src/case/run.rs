//! Cases in progress.

use super::sight::readable;
use super::{Drawn, Step, words};
use crate::{
    Catalogs, Chance, Decision, Log, NotationError, Position, Refusal, Rules, Seat, Seats, Seen, Text, Viewer,
};

/// What went otherwise.
pub(super) struct Fault {
    pub message: String,
    pub details: Vec<String>,
    /// The case itself makes no sense, whatever the rules say.
    pub nonsense: bool,
}

impl Fault {
    pub fn nonsense(message: impl Into<String>) -> Fault {
        Fault { nonsense: true, ..Fault::from(message) }
    }
}

impl<T: Into<String>> From<T> for Fault {
    fn from(message: T) -> Fault {
        Fault { message: message.into(), details: Vec::new(), nonsense: false }
    }
}

/// A case in progress.
pub(super) struct Runner<'a, R: Rules> {
    pub rules: &'a R,
    pub catalogs: &'a Catalogs,
    pub state: &'a mut R::State,
}

impl<'a, R: Rules> Runner<'a, R> {
    pub fn new(rules: &'a R, catalogs: &'a Catalogs, state: &'a mut R::State) -> Runner<'a, R> {
        Runner { rules, catalogs, state }
    }

    /// A text as a sentence.
    pub fn say(&self, text: &Text) -> String {
        self.catalogs.render("en", text, self.rules.board())
    }

    /// Which rule refuses, and why.
    fn why(&self, refusal: &Refusal) -> String {
        format!("rule {} refuses it: {}", refusal.rule, self.say(&refusal.text()))
    }

    /// Plays a step and compares.
    pub fn step(&mut self, step: &Step) -> Result<(), Fault> {
        let seat = step.seat.as_deref().map(|name| self.seat(name)).transpose()?;
        if let (Some(line), Some(seat)) = (&step.play, seat) {
            self.play(seat, line, &step.dice)?;
        }
        if let (Some(line), Some(seat)) = (&step.attempt, seat) {
            self.attempt(seat, line, &step.dice, words(&step.refused))?;
        }
        self.expect(&self.rules.position(self.state), words(&step.expect), words(&step.expect_not))?;
        let eyes = match step.eyes.as_deref() {
            Some("spectator") => Viewer::SPECTATOR,
            Some(name) => Viewer::seat(self.seat(name)?),
            None => seat.map_or(Viewer::SPECTATOR, Viewer::seat),
        };
        let seen = Seen::of(self.rules, self.state, eyes);
        self.expect(&self.rules.position(seen.state()), words(&step.sees), words(&step.sees_not))?;
        match (&step.odds, seat) {
            (Some(line), Some(seat)) => self.odds(seat, line, words(&step.tells))?,
            _ => self.tells(&self.told(&seen), words(&step.tells))?,
        }
        if let Some(asked) = &step.asked {
            self.asked(asked.list())?;
        }
        if let Some(winner) = &step.winner {
            self.winner(winner.list())?;
        }
        if let Some(seat) = seat {
            self.offers(seat, words(&step.offers), words(&step.offers_not))?;
        }
        Ok(())
    }

    pub fn seat(&self, name: &str) -> Result<Seat, Fault> {
        let seats = &self.rules.board().seats;
        let index = seats.iter().position(|s| *s == name);
        let index = index.and_then(|i| u8::try_from(i).ok());
        index.map(Seat).ok_or_else(|| {
            Fault::nonsense(format!("'{name}' is not a seat; the seats are {}", seats.join(", ")))
        })
    }

    pub fn names(&self, seats: Seats) -> String {
        let all = &self.rules.board().seats;
        let names: Vec<&str> = seats.iter().filter_map(|s| all.get(usize::from(s.0)).map(|w| &**w)).collect();
        if names.is_empty() { "nobody".into() } else { names.join(", ") }
    }

    pub fn read(&self, line: &str) -> Result<Vec<R::Action>, Fault> {
        let mut actions = Vec::new();
        for part in line.split(';').map(str::trim).filter(|p| !p.is_empty()) {
            self.rules.read(part, &mut actions).map_err(|e: NotationError| Fault::nonsense(e.to_string()))?;
        }
        if actions.is_empty() { Err(Fault::nonsense("the line holds no action")) } else { Ok(actions) }
    }

    pub fn written(&self, action: R::Action) -> String {
        let mut text = String::new();
        self.rules.write(action, &mut text);
        text
    }

    fn play(&mut self, seat: Seat, line: &str, dice: &[Drawn]) -> Result<(), Fault> {
        let actions = self.read(line)?;
        let dice = self.faces(seat, &actions, dice)?;
        let mut chance = Chance::scripted(&dice);
        for action in actions {
            let decision = self.rules.decision(self.state);
            let written = self.written(action);
            if !decision.seats().has(seat) {
                let asked = self.names(decision.seats());
                return Err(format!("'{written}' was to be played, but {asked} is asked now").into());
            }
            if let Err(refusal) = self.rules.check(self.state, seat, action) {
                return Err(Fault {
                    message: format!("'{written}' was to be played, but {}", self.why(&refusal)),
                    details: self.listed(seat),
                    nonsense: false,
                });
            }
            self.rules.apply(self.state, seat, action, &mut chance, &mut Log::off());
        }
        self.fits(chance, line, &dice)
    }

    /// All dice of a line fell, and no other.
    fn fits(&self, chance: Chance, line: &str, dice: &[u16]) -> Result<(), Fault> {
        chance
            .finish()
            .map_err(|misfit| Fault::nonsense(format!("the dice {dice:?} do not fit '{line}': {misfit}")))
    }

    fn attempt(&mut self, seat: Seat, line: &str, dice: &[Drawn], refused: &[String]) -> Result<(), Fault> {
        let actions = self.read(line)?;
        let dice = self.faces(seat, &actions, dice)?;
        let mut chance = Chance::scripted(&dice);
        let mut state = self.state.clone();
        for action in actions {
            match self.rules.check(&state, seat, action) {
                Err(refusal) if refused.is_empty() || refused.iter().any(|r| r == refusal.rule.0) => {
                    return self.fits(chance, line, &dice);
                }
                Err(refusal) => {
                    return Err(format!(
                        "'{}' was to be refused by rule {}, but {}",
                        self.written(action),
                        refused.join(" or "),
                        self.why(&refusal)
                    )
                    .into());
                }
                Ok(()) => self.rules.apply(&mut state, seat, action, &mut chance, &mut Log::off()),
            }
        }
        let by =
            if refused.is_empty() { String::new() } else { format!(" by rule {}", refused.join(" or ")) };
        Err(format!("'{line}' was to be refused{by}, but it is legal").into())
    }

    fn expect(&self, position: &Position, wanted: &[String], unwanted: &[String]) -> Result<(), Fault> {
        let says = |item: &str| position.says_without(item, self.rules.notes());
        for item in wanted.iter().chain(unwanted) {
            if !says(item) && !readable(self.rules, self.state, position, item) {
                return Err(Fault::nonsense(format!("'{item}' is nothing that a position could say")));
            }
        }
        if let Some(missing) = wanted.iter().find(|w| !says(w)) {
            let details = near(position, missing);
            let message = format!("the position was to say '{missing}'");
            return Err(Fault { message, details, nonsense: false });
        }
        match unwanted.iter().find(|w| says(w)) {
            Some(found) => Err(format!("the position was not to say '{found}'").into()),
            None => Ok(()),
        }
    }

    /// `asked = []` or `"nobody"` wants the end.
    fn asked(&self, wanted: &[String]) -> Result<(), Fault> {
        let wanted: Vec<&String> = wanted.iter().filter(|name| *name != "nobody").collect();
        let seats = wanted.iter().map(|name| self.seat(name)).collect::<Result<Seats, _>>()?;
        let asked = self.rules.decision(self.state).seats();
        if asked == seats {
            return Ok(());
        }
        Err(format!("{} was to be asked, but {} is", self.names(seats), self.names(asked)).into())
    }

    /// `winner = []` or `"draw"` wants a draw.
    fn winner(&self, wanted: &[String]) -> Result<(), Fault> {
        let wanted: Vec<&String> = wanted.iter().filter(|w| *w != "draw").collect();
        let seats = wanted.iter().map(|name| self.seat(name)).collect::<Result<Seats, _>>()?;
        match self.rules.decision(self.state) {
            Decision::Ask(_) => Err("the game was to be over".into()),
            Decision::Over(outcome) if outcome.winners == seats => Ok(()),
            Decision::Over(outcome) => Err(format!(
                "{} was to win, but {} does, by rule {}",
                self.names(seats),
                self.names(outcome.winners),
                outcome.rule
            )
            .into()),
        }
    }

    fn offers(&self, seat: Seat, wanted: &[String], unwanted: &[String]) -> Result<(), Fault> {
        if wanted.is_empty() && unwanted.is_empty() {
            return Ok(());
        }
        let listed = self.legal(seat);
        for text in wanted {
            if !self.read(text)?.iter().all(|a| listed.contains(a)) {
                let message = format!("'{text}' was to be offered");
                return Err(Fault { message, details: self.listed(seat), nonsense: false });
            }
        }
        for text in unwanted {
            if self.read(text)?.iter().any(|a| listed.contains(a)) {
                return Err(format!("'{text}' was not to be offered").into());
            }
        }
        Ok(())
    }

    fn legal(&self, seat: Seat) -> Vec<R::Action> {
        let mut listed = Vec::new();
        self.rules.actions(self.state, seat, &mut listed);
        listed
    }

    /// What is offered, for a failure.
    fn listed(&self, seat: Seat) -> Vec<String> {
        let listed = self.legal(seat);
        let more = listed.len().saturating_sub(LINES);
        let mut lines: Vec<String> =
            listed.iter().take(LINES).map(|a| format!("offered: {}", self.written(*a))).collect();
        if more > 0 {
            lines.push(format!("and {more} more"));
        }
        lines
    }
}

/// How many lines a failure shows.
const LINES: usize = 16;

/// The lines of a position that have most in common with what was expected.
fn near(position: &Position, wanted: &str) -> Vec<String> {
    let split = |text: &str| -> Vec<String> {
        let marks = |c: char| c.is_whitespace() || "=\"[],".contains(c);
        text.split(marks).filter(|w| !w.is_empty() && *w != "@").map(String::from).collect()
    };
    let words = split(wanted);
    let text = position.to_string();
    let mut lines: Vec<(usize, &str)> = text
        .lines()
        .map(|line| (split(line).iter().filter(|w| words.contains(w)).count(), line.trim()))
        .filter(|(common, _)| *common > 0)
        .collect();
    lines.sort_by_key(|(common, _)| std::cmp::Reverse(*common));
    lines.into_iter().take(LINES).map(|(_, line)| format!("it says: {line}")).collect()
}
