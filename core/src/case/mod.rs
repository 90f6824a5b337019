//! Case files: positions with scripted dice, for tests, bug reports and puzzles.

mod run;
mod show;
mod sight;

use std::fmt;

use serde::Deserialize;
use toml::Spanned;

use crate::files::line_of;
use crate::{Catalogs, Chance, Game, Ledger, Log, Options, Position, Rules};
use run::Runner;
pub(crate) use sight::readable;

/// A case: a position laid over a scenario's start, and steps to try on it.
///
/// ```
/// use sandtable_core::Case;
/// let case = Case::parse("a.toml", r#"
/// game = "toy"
/// scenario = "one"
/// title = "A pass ends the turn"
/// [[step]]
/// seat = "red"
/// do = "pass"
/// "#).unwrap();
/// assert_eq!((case.game.as_str(), case.steps()), ("toy", 1));
/// let error = Case::parse("a.toml", "game = 'toy'\nscenaro = 'one'").unwrap_err();
/// assert!(error.to_string().starts_with("a.toml:2: unknown field `scenaro`"));
/// ```
#[derive(Clone, Debug)]
pub struct Case {
    /// The file.
    pub file: String,
    /// The game.
    pub game: String,
    /// The scenario.
    pub scenario: String,
    /// Its options.
    pub options: Options,
    /// The rules that it is about.
    pub rules: Vec<String>,
    /// What it shows, in a sentence.
    pub title: String,
    position: (usize, Position),
    steps: Vec<(usize, Step)>,
}

/// A file that is no case.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{file}:{line}: {message}")]
pub struct CaseError {
    /// The file.
    pub file: String,
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong.
    pub message: String,
}

/// A case that went otherwise than it says.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub struct CaseFailure {
    /// The file.
    pub file: String,
    /// The line of the step, counted from 1.
    pub line: usize,
    /// The step, counted from 1; 0 for the set-up.
    pub step: usize,
    /// What was expected and what came, in one line.
    pub message: String,
    /// More of it: lines of the position, actions offered.
    pub details: Vec<String>,
    /// The case itself makes no sense: its set-up, a word of notation, dice that do not fit what is rolled.
    pub nonsense: bool,
}

impl fmt::Display for CaseFailure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let what = if self.step == 0 { "set-up".to_string() } else { format!("step {}", self.step) };
        write!(f, "{}:{}: {what}: {}", self.file, self.line, self.message)?;
        self.details.iter().try_for_each(|line| write!(f, "\n    {line}"))
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Raw {
    game: String,
    scenario: String,
    #[serde(default)]
    options: Options,
    #[serde(default)]
    rules: Vec<String>,
    title: String,
    position: Option<Spanned<toml::Table>>,
    #[serde(default)]
    step: Vec<Spanned<Step>>,
}

/// What one step does and expects.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct Step {
    seat: Option<String>,
    #[serde(rename = "do")]
    play: Option<String>,
    #[serde(rename = "try")]
    attempt: Option<String>,
    #[serde(default)]
    dice: Vec<Drawn>,
    refused: Option<Words>,
    expect: Option<Words>,
    expect_not: Option<Words>,
    eyes: Option<String>,
    sees: Option<Words>,
    sees_not: Option<Words>,
    odds: Option<String>,
    tells: Option<Words>,
    asked: Option<Words>,
    offers: Option<Words>,
    offers_not: Option<Words>,
    winner: Option<Words>,
}

/// What chance brings: the face of a die, or a chit by its name.
#[derive(Clone, Debug, Deserialize)]
#[serde(untagged)]
enum Drawn {
    Face(u16),
    Name(String),
}

/// One word or a list of them.
#[derive(Clone, Debug, Deserialize)]
#[serde(untagged)]
pub(crate) enum Words {
    One(String),
    Many(Vec<String>),
}

impl Words {
    pub(crate) fn list(&self) -> &[String] {
        match self {
            Words::One(word) => std::slice::from_ref(word),
            Words::Many(words) => words,
        }
    }
}

fn words(words: &Option<Words>) -> &[String] {
    words.as_ref().map_or(&[], Words::list)
}

impl Case {
    /// The position that is laid over the scenario's start.
    pub fn position(&self) -> &Position {
        &self.position.1
    }

    /// Reads a case; `file` is its name in errors.
    ///
    /// # Errors
    /// The line that does not fit.
    pub fn parse(file: &str, text: &str) -> Result<Case, CaseError> {
        let error = |at: usize, message: &str| {
            let message = message.lines().map(str::trim).collect::<Vec<_>>().join("; ");
            CaseError { file: file.to_string(), line: line_of(text, at), message }
        };
        let raw: Raw =
            toml::from_str(text).map_err(|e| error(e.span().map_or(0, |s| s.start), e.message()))?;
        let mut steps = Vec::new();
        for step in raw.step {
            let at = step.span().start;
            let step = step.into_inner();
            if let Some(wrong) = step.nonsense() {
                return Err(error(at, wrong));
            }
            steps.push((line_of(text, at), step));
        }
        let position = match raw.position {
            Some(table) => (line_of(text, table.span().start), Position(table.into_inner())),
            None => (1, Position::new()),
        };
        Ok(Case {
            file: file.to_string(),
            game: raw.game,
            scenario: raw.scenario,
            options: raw.options,
            rules: raw.rules,
            title: raw.title,
            position,
            steps,
        })
    }

    /// How many steps it has.
    pub fn steps(&self) -> usize {
        self.steps.len()
    }

    /// A failure before the first step.
    fn set_up_failure(&self, message: String) -> CaseFailure {
        let line = self.position.0;
        CaseFailure { file: self.file.clone(), line, step: 0, message, details: Vec::new(), nonsense: true }
    }

    /// Runs the case.
    ///
    /// # Errors
    /// The first step that goes otherwise.
    pub fn run<G: Game>(&self, game: &G) -> Result<(), CaseFailure> {
        self.walk(game, |_, _, _| {})
    }

    /// Runs the case and shows every position on its way: the first, and that after each step.
    ///
    /// # Errors
    /// The first step that goes otherwise.
    pub fn walk<G: Game>(
        &self,
        game: &G,
        mut visit: impl FnMut(usize, &G::Rules, &<G::Rules as Rules>::State),
    ) -> Result<(), CaseFailure> {
        if self.game != G::ID {
            return Err(self.set_up_failure(format!(
                "this is a case of '{}', not of '{}'",
                self.game,
                G::ID
            )));
        }
        let nonsense = |message: String| self.set_up_failure(message);
        let ledger = Ledger::of(&G::ledger()).map_err(|e| nonsense(e.to_string()))?;
        self.cites(&ledger)?;
        let catalogs = Catalogs::of(G::locales()).map_err(|e| nonsense(e.to_string()))?;
        let rules = game.prepare(&self.scenario, &self.options).map_err(|e| nonsense(e.to_string()))?;
        let mut state = rules.start(&mut Chance::quick(0), &mut Log::off());
        if !self.position.1.0.is_empty() {
            rules
                .arrange(&mut state, &self.position.1)
                .map_err(|e| nonsense(format!("the position makes no sense: {e}")))?;
        }
        visit(0, &rules, &state);
        for (i, (line, step)) in self.steps.iter().enumerate() {
            Runner::new(&rules, &catalogs, &mut state).step(step).map_err(|fault| CaseFailure {
                file: self.file.clone(),
                line: *line,
                step: i + 1,
                message: fault.message,
                details: fault.details,
                nonsense: fault.nonsense,
            })?;
            visit(i + 1, &rules, &state);
        }
        Ok(())
    }

    /// The rules that the case names are rules of the game.
    fn cites(&self, ledger: &Ledger) -> Result<(), CaseFailure> {
        let unknown = |ids: &[String]| ids.iter().find(|id| ledger.rule(id).is_none()).cloned();
        if let Some(id) = unknown(&self.rules) {
            return Err(self.set_up_failure(format!("there is no rule {id}")));
        }
        for (i, (line, step)) in self.steps.iter().enumerate() {
            if let Some(id) = unknown(words(&step.refused)) {
                let failure = self.set_up_failure(format!("there is no rule {id} that could refuse"));
                return Err(CaseFailure { line: *line, step: i + 1, ..failure });
            }
        }
        Ok(())
    }
}

impl Step {
    fn nonsense(&self) -> Option<&'static str> {
        let acts = self.play.is_some() || self.attempt.is_some();
        if self.play.is_some() && self.attempt.is_some() {
            Some("a step has 'do' or 'try', not both")
        } else if acts && self.seat.is_none() {
            Some("a step with 'do' or 'try' names its seat")
        } else if self.refused.is_some() && self.attempt.is_none() {
            Some("'refused' belongs to 'try'")
        } else if !self.dice.is_empty() && !acts {
            Some("'dice' belong to 'do' or 'try'")
        } else if (self.offers.is_some() || self.offers_not.is_some()) && self.seat.is_none() {
            Some("a step with 'offers' names its seat")
        } else if self.odds.is_some() && (self.seat.is_none() || self.tells.is_none()) {
            Some("a step with 'odds' names its seat and what they tell")
        } else {
            None
        }
    }
}
