//! Puzzles: positions with a task, to be solved by play against a defence, with dice that are written.

mod collection;
mod draft;
mod shorter;
mod solver;
mod trial;

use serde::Deserialize;
use toml::Spanned;

use crate::case::{CaseError, Words};
use crate::desk::key_of;
use crate::files::line_of;
use crate::{Desk, Options, Position};

pub use collection::Puzzles;
pub use solver::{Solver, Standing};
pub use trial::Proof;

/// A puzzle: a position, and what must be true before time is up. What is said stands in the Fluent files beside it:
/// `puzzle-KEY` (its title), `puzzle-KEY-task`, `puzzle-KEY-hint`, `puzzle-KEY-TRY` for each wrong try, `puzzle-KEY-end`.
///
/// ```
/// use sandtable_core::Puzzle;
/// let puzzle = Puzzle::parse("01-pass.toml", r#"
/// game = "toy"
/// scenario = "one"
/// seat = "red"
/// rules = ["1.1/1"]
/// aim = ["turn = 2"]
/// do = "pass"
/// [[try]]
/// key = "stay"
/// do = "shake"
/// "#).unwrap();
/// assert_eq!((puzzle.key.as_str(), puzzle.solution.len()), ("pass", 1));
/// assert_eq!(puzzle.messages()[1], "puzzle-pass-task");
/// let error = Puzzle::parse("01-pass.toml", "game = 'toy'\naims = ['one']").unwrap_err();
/// assert!(error.to_string().starts_with("01-pass.toml:2: unknown field `aims`"));
/// ```
#[derive(Clone, Debug)]
pub struct Puzzle {
    /// The file.
    pub file: String,
    /// Its name in texts and addresses: that of the file without the number that orders it.
    pub key: String,
    /// The game.
    pub game: String,
    /// Where it is played, and in whose place.
    pub desk: Desk,
    /// The rules that it is about.
    pub rules: Vec<String>,
    /// What the position must say; `not …` for the opposite.
    pub aim: Vec<String>,
    /// Must it say so when time is up? Else as soon as it does the puzzle is solved.
    pub keep: bool,
    /// What the position must not come to say: then the puzzle has failed.
    pub lost: Vec<String>,
    /// When time is up.
    pub ends: Ends,
    /// What falls, over and over, whoever rolls; none where chance decides.
    pub dice: Vec<u16>,
    /// What others answer wherever they can, the first before the others; else they follow the game's policy.
    pub replies: Vec<String>,
    /// Lines that solve it.
    pub solution: Vec<String>,
    /// Obvious ways that fail.
    pub tries: Vec<Try>,
    /// Does the game's policy fail in the same place?
    pub regular_fails: bool,
    /// The line of the position in the file.
    laid: usize,
    /// The line of the solution in the file.
    solved: usize,
}

/// When time is up, besides at the end of the game.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(rename_all = "snake_case", untagged)]
pub enum Ends {
    /// With the part of the turn in which the puzzle begins (an impulse, a chit, a round), or with the turn.
    With(Span),
    /// When the position says this.
    Says(Vec<String>),
    /// Only with the game.
    #[default]
    Never,
}

/// So long.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Span {
    /// A part of the turn.
    Phase,
    /// The turn.
    Turn,
}

/// An obvious way that fails.
#[derive(Clone, Debug)]
pub struct Try {
    /// Its name in texts.
    pub key: String,
    /// The lines.
    pub lines: Vec<String>,
    /// The line of the file.
    line: usize,
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
    aim: Vec<String>,
    #[serde(default)]
    keep: bool,
    #[serde(default)]
    lost: Vec<String>,
    #[serde(default)]
    ends: Option<Ends>,
    #[serde(default)]
    dice: Vec<u16>,
    #[serde(default)]
    replies: Vec<String>,
    #[serde(default)]
    regular_fails: bool,
    #[serde(rename = "do")]
    solution: Spanned<Words>,
    #[serde(rename = "try")]
    tries: Vec<Spanned<RawTry>>,
    position: Option<Spanned<toml::Table>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawTry {
    key: String,
    #[serde(rename = "do")]
    lines: Words,
}

/// Names of messages that no try may have.
const TAKEN: [&str; 3] = ["task", "hint", "end"];

impl Puzzle {
    /// Reads a puzzle; `file` is its name.
    ///
    /// # Errors
    /// The line that does not fit.
    pub fn parse(file: &str, text: &str) -> Result<Puzzle, CaseError> {
        let error = |at: usize, message: &str| {
            let message = message.lines().map(str::trim).collect::<Vec<_>>().join("; ");
            CaseError { file: file.to_string(), line: line_of(text, at), message }
        };
        let raw: Raw =
            toml::from_str(text).map_err(|e| error(e.span().map_or(0, |s| s.start), e.message()))?;
        let mut tries: Vec<Try> = Vec::new();
        for tried in raw.tries {
            let at = tried.span().start;
            let RawTry { key, lines } = tried.into_inner();
            if TAKEN.contains(&key.as_str()) || tries.iter().any(|other| other.key == key) {
                return Err(error(at, "a try has a key of its own, and none of 'task', 'hint', 'end'"));
            }
            tries.push(Try { key, lines: lines.list().to_vec(), line: line_of(text, at) });
        }
        let solved = raw.solution.span().start;
        let solution = raw.solution.into_inner().list().to_vec();
        if raw.aim.is_empty() || solution.is_empty() || tries.iter().any(|tried| tried.lines.is_empty()) {
            return Err(error(
                solved,
                "a puzzle has an aim, lines that solve it, and tries of at least a line",
            ));
        }
        if tries.is_empty() {
            return Err(error(solved, "a puzzle has an obvious try that fails"));
        }
        let (laid, position) = match raw.position {
            Some(table) => (line_of(text, table.span().start), Position(table.into_inner())),
            None => (1, Position::new()),
        };
        Ok(Puzzle {
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
            aim: raw.aim,
            keep: raw.keep,
            lost: raw.lost,
            ends: raw.ends.unwrap_or_default(),
            dice: raw.dice,
            replies: raw.replies,
            solution,
            tries,
            regular_fails: raw.regular_fails,
            laid,
            solved: line_of(text, solved),
        })
    }

    /// One of its messages; that of its title has no name.
    pub fn message(&self, name: &str) -> String {
        if name.is_empty() { format!("puzzle-{}", self.key) } else { format!("puzzle-{}-{name}", self.key) }
    }

    /// Every message that the puzzle needs.
    pub fn messages(&self) -> Vec<String> {
        let names = ["", "task", "hint", "end"].into_iter();
        names
            .chain(self.tries.iter().map(|tried| tried.key.as_str()))
            .map(|name| self.message(name))
            .collect()
    }
}
