//! Lessons: positions in which a pupil is told, step by step, what to do, and answered when he does something else.

mod class;
mod course;
mod trial;

use serde::Deserialize;
use toml::Spanned;

use crate::case::{CaseError, Words};
use crate::desk::{fits, key_of};
use crate::files::line_of;
use crate::{Desk, Options, Position};

pub use class::{Class, Verdict};
pub use course::Course;

/// A lesson: a position laid over a scenario's start, and steps to be taken there by one seat. What is said stands in the
/// Fluent files beside it: `lesson-KEY` (its title), `lesson-KEY-about` (what is to be learned), `lesson-KEY-STEP`
/// for each step and `lesson-KEY-STEP-MISTAKE` for each mistake, `lesson-KEY-end`.
///
/// ```
/// use sandtable_core::Lesson;
/// let lesson = Lesson::parse("01-pass.toml", r#"
/// game = "toy"
/// scenario = "one"
/// seat = "red"
/// rules = ["1.1/1"]
/// [[step]]
/// key = "rest"
/// do = "pass"
/// "#).unwrap();
/// assert_eq!((lesson.key.as_str(), lesson.steps.len()), ("pass", 1));
/// assert_eq!(lesson.said(0), "lesson-pass-rest");
/// let error = Lesson::parse("01-pass.toml", "game = 'toy'\nscenaro = 'one'").unwrap_err();
/// assert!(error.to_string().starts_with("01-pass.toml:2: unknown field `scenaro`"));
/// ```
#[derive(Clone, Debug)]
pub struct Lesson {
    /// The file.
    pub file: String,
    /// Its name in texts and addresses: that of the file without the number that orders it.
    pub key: String,
    /// The game.
    pub game: String,
    /// Where it is taken, and in whose place.
    pub desk: Desk,
    /// The rules that are learned.
    pub rules: Vec<String>,
    /// Can the game be played on from its end, against the machine?
    pub goes_on: bool,
    /// What is to be done, in order.
    pub steps: Vec<LessonStep>,
    /// The line of the position in the file.
    laid: usize,
}

/// What the pupil does next.
#[derive(Clone, Debug)]
pub struct LessonStep {
    /// Its name in texts.
    pub key: String,
    /// The line of the file.
    pub line: usize,
    /// What solves it: lines of notation, played one after another.
    pub solution: Vec<String>,
    /// Other lines that are right, with `*` for any words; empty where all are that lead to the end of the step.
    right: Vec<String>,
    /// What the position says when the step is done; a step without is done by its one line.
    until: Vec<String>,
    /// Outcomes of chance, counted from 1 as on a die; none where chance decides.
    dice: Option<Vec<u16>>,
    /// Wrong ways that are answered.
    pub mistakes: Vec<Mistake>,
    /// What others then do.
    replies: Vec<Reply>,
}

/// A wrong way that is answered.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mistake {
    /// Its name in texts.
    pub key: String,
    /// Lines that make it, the last being the wrong one.
    #[serde(rename = "try")]
    tried: Words,
    /// What the wrong line is like, with `*` for any words: else it is the last that is tried, or any that leads to `after`.
    line: Option<String>,
    /// What the position must say after the line for it to be wrong.
    #[serde(default)]
    after: Vec<String>,
}

/// What another seat does by itself.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Reply {
    seat: String,
    #[serde(rename = "do")]
    line: String,
    #[serde(default)]
    dice: Vec<u16>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Raw {
    game: String,
    scenario: String,
    #[serde(default)]
    options: Options,
    seat: String,
    rules: Vec<String>,
    #[serde(default)]
    asks: bool,
    #[serde(default)]
    goes_on: bool,
    position: Option<Spanned<toml::Table>>,
    step: Vec<Spanned<RawStep>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawStep {
    key: String,
    #[serde(rename = "do")]
    solution: Words,
    #[serde(default)]
    right: Vec<String>,
    #[serde(default)]
    until: Vec<String>,
    dice: Option<Vec<u16>>,
    #[serde(default)]
    mistake: Vec<Mistake>,
    #[serde(default)]
    reply: Vec<Reply>,
}

impl Lesson {
    /// Reads a lesson; `file` is its name.
    ///
    /// # Errors
    /// The line that does not fit.
    pub fn parse(file: &str, text: &str) -> Result<Lesson, CaseError> {
        let error = |at: usize, message: &str| {
            let message = message.lines().map(str::trim).collect::<Vec<_>>().join("; ");
            CaseError { file: file.to_string(), line: line_of(text, at), message }
        };
        let raw: Raw =
            toml::from_str(text).map_err(|e| error(e.span().map_or(0, |s| s.start), e.message()))?;
        let mut steps: Vec<LessonStep> = Vec::new();
        for step in raw.step {
            let at = step.span().start;
            let step = step.into_inner().read(line_of(text, at));
            if let Some(wrong) = step.nonsense(&steps) {
                return Err(error(at, wrong));
            }
            steps.push(step);
        }
        let (laid, position) = match raw.position {
            Some(table) => (line_of(text, table.span().start), Position(table.into_inner())),
            None => (1, Position::new()),
        };
        Ok(Lesson {
            file: file.to_string(),
            key: key_of(file).to_string(),
            game: raw.game,
            desk: Desk {
                scenario: raw.scenario,
                options: raw.options,
                seat: raw.seat,
                asks: raw.asks,
                position,
            },
            rules: raw.rules,
            goes_on: raw.goes_on,
            steps,
            laid,
        })
    }

    /// The message of its title.
    pub fn title(&self) -> String {
        format!("lesson-{}", self.key)
    }

    /// The message that says what is to be learned.
    pub fn about(&self) -> String {
        format!("lesson-{}-about", self.key)
    }

    /// The message of a step; that of the end after the last.
    pub fn said(&self, step: usize) -> String {
        let step = self.steps.get(step).map_or("end", |step| &step.key);
        format!("lesson-{}-{step}", self.key)
    }

    /// The message that answers a mistake.
    pub fn answer(&self, step: usize, mistake: &Mistake) -> String {
        format!("{}-{}", self.said(step), mistake.key)
    }

    /// Every message that the lesson needs.
    pub fn messages(&self) -> Vec<String> {
        let mut ids = vec![self.title(), self.about()];
        for (i, step) in self.steps.iter().enumerate() {
            ids.push(self.said(i));
            ids.extend(step.mistakes.iter().map(|mistake| self.answer(i, mistake)));
        }
        ids.push(self.said(self.steps.len()));
        ids
    }
}

impl RawStep {
    fn read(self, line: usize) -> LessonStep {
        LessonStep {
            key: self.key,
            line,
            solution: self.solution.list().to_vec(),
            right: self.right,
            until: self.until,
            dice: self.dice,
            mistakes: self.mistake,
            replies: self.reply,
        }
    }
}

impl LessonStep {
    fn nonsense(&self, before: &[LessonStep]) -> Option<&'static str> {
        if self.solution.is_empty() {
            Some("a step has at least one line that solves it")
        } else if self.solution.len() > 1 && self.until.is_empty() {
            Some("a step of several lines says 'until' when it goes on")
        } else if self.key == "about" || self.key == "end" || before.iter().any(|step| step.key == self.key) {
            Some("a step has a key of its own, neither 'about' nor 'end'")
        } else if self.mistakes.iter().any(|mistake| mistake.tried.list().is_empty()) {
            Some("a mistake says by which lines it is made")
        } else {
            None
        }
    }

    /// Is a line one of those that are right?
    fn allows(&self, line: &str) -> bool {
        let by = |patterns: &[String], line: &str| patterns.iter().any(|pattern| fits(pattern, line));
        let known = |line: &str| by(&self.right, line) || by(&self.solution, line);
        let free = self.right.is_empty() && !self.until.is_empty();
        free || known(line) || line.split(';').all(|part| known(part.trim()))
    }
}

impl Mistake {
    /// Does a line read like the wrong one?
    fn is_like(&self, line: &str) -> bool {
        let by =
            |pattern: &str| fits(pattern, line) || line.split(';').any(|part| fits(pattern, part.trim()));
        match &self.line {
            Some(pattern) => by(pattern),
            // What it leads to says enough.
            None => !self.after.is_empty() || self.tried.list().last().is_some_and(|line| by(line)),
        }
    }
}
