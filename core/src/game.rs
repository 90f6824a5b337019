//! The contract: a game is a box, laid out for a scenario, with positions that change.

use std::collections::BTreeMap;
use std::fmt::Debug;
use std::hash::Hash;

use thiserror::Error;

use crate::record::HASH_EVERY;
use crate::{
    Audience, Board, Chance, DataErrors, Decision, Files, GameInfo, Handle, LedgerPart, Log, Mark, Odds,
    Palette, Policy, Position, Refusal, Scene, Seat, Seen, Viewer,
};

/// The box: data of a game, read and checked.
pub trait Game: Sized + Send + Sync + 'static {
    /// The box laid out.
    type Rules: Rules + Policy;

    /// The id, also the folder's name.
    const ID: &'static str;

    /// The data that the program carries.
    fn built_in() -> Files;
    /// The game's Fluent files by language; a language may come in parts (a series and its title).
    fn locales() -> &'static [(&'static str, &'static str)];
    /// The game's ledger of rules: its own part, and that of a series if it belongs to one.
    fn ledger() -> Vec<LedgerPart>;
    /// The art of the board by file name: `board.svg` with what it refers to, none where nothing is drawn yet.
    fn art() -> &'static [(&'static str, &'static [u8])] {
        &[]
    }
    /// The standing orders that a person begins with, as TOML (see [`OpeningOrders`](crate::OpeningOrders)).
    fn orders() -> &'static str {
        ""
    }
    /// The lessons by file name, in order (see [`Lesson`](crate::Lesson)).
    fn lessons() -> &'static [(&'static str, &'static str)] {
        &[]
    }
    /// What the lessons say: Fluent files by language.
    fn lesson_texts() -> &'static [(&'static str, &'static str)] {
        &[]
    }
    /// The puzzles by file name, in order (see [`Puzzle`](crate::Puzzle)).
    fn puzzles() -> &'static [(&'static str, &'static str)] {
        &[]
    }
    /// What the puzzles say: Fluent files by language.
    fn puzzle_texts() -> &'static [(&'static str, &'static str)] {
        &[]
    }
    /// What is worth having, by seat, in patterns of what positions say (`*` for any words, `not …` for what is gone):
    /// the aims of puzzles that are mined from play.
    fn worth() -> &'static [(&'static str, &'static str)] {
        &[]
    }
    /// Is it a good one to begin with? The lobby says so.
    const START_HERE: bool = false;

    /// Opens the box: the built-in data or an owner's.
    ///
    /// # Errors
    /// Everything that is wrong with the data, by file and line.
    fn open(files: &Files) -> Result<Self, DataErrors>;

    /// What is in the box.
    fn info(&self) -> &GameInfo;

    /// What its files are filled with, for an editor of missions or maps; none where nobody makes any of his own.
    fn palette(&self) -> Vec<Palette> {
        Vec::new()
    }

    /// Lays out a scenario with its options.
    ///
    /// # Errors
    /// An unknown scenario, option or value.
    fn prepare(&self, scenario: &str, options: &Options) -> Result<Self::Rules, SetupError>;
}

/// A game laid out: everything that a scenario never changes, and the rules over its states.
pub trait Rules: Sized + Send + Sync + 'static {
    /// A position.
    type State: Clone + Eq + Hash + Send + Sync;
    /// The smallest choice; at most 16 bytes.
    type Action: Copy + Eq + Hash + Ord + Debug + Send + Sync;

    /// The position at the start.
    fn start(&self, chance: &mut Chance, log: &mut Log) -> Self::State;
    /// Who is asked now.
    fn decision(&self, s: &Self::State) -> Decision;
    /// Every legal action of a seat, and no other, appended to `out`.
    fn actions(&self, s: &Self::State, seat: Seat, out: &mut Vec<Self::Action>);
    /// So many of the legal actions of a seat at least, the first of them, appended to `out`; are those all? Whoever asks if
    /// there is a choice need not have all found.
    fn first_actions(&self, s: &Self::State, seat: Seat, _least: usize, out: &mut Vec<Self::Action>) -> bool {
        self.actions(s, seat, out);
        true
    }
    /// The one place of legality. It depends only on what the seat may know.
    ///
    /// # Errors
    /// Why not, by rule.
    fn check(&self, s: &Self::State, seat: Seat, a: Self::Action) -> Result<(), Refusal>;
    /// Carries out a legal action and runs on to the next decision.
    fn apply(&self, s: &mut Self::State, seat: Seat, a: Self::Action, chance: &mut Chance, log: &mut Log);
    /// The answer of a seat that says nothing to a window: it lets the chance pass, or gives the usual answer where one must
    /// be given (losses, retreats). A game without windows needs none.
    fn decline(&self, _s: &Self::State, _seat: Seat) -> Option<Self::Action> {
        None
    }

    /// Does a draft halt at this window, though it would take for granted that the others let it pass? Said where what its
    /// author decides on next would show him an end that the answer may change.
    fn halts_drafts(&self, _s: &Self::State) -> bool {
        false
    }

    /// The one place of secrecy: blanks what a viewer may not know.
    fn veil(&self, s: &mut Self::State, viewer: Viewer);
    /// Fills the blanks at random, as they might be.
    fn imagine(&self, seen: &Seen<Self>, chance: &mut Chance) -> Self::State;
    /// What never changes on the screen.
    fn board(&self) -> &Board;
    /// The ground as a picture in SVG, of the size of the board: for boards that a scenario lays out, so that no file can
    /// show them. None where the game's art does.
    fn drawing(&self) -> Option<String> {
        None
    }
    /// What changes on the screen, with the offers.
    fn scene(&self, seen: &Seen<Self>) -> Scene;
    /// Why nothing can be done with a piece, place or card now.
    fn refusals(&self, seen: &Seen<Self>, at: &Handle) -> Vec<Refusal>;
    /// What is laid over the board under a key of [`Scene::overlays`], all of it or what belongs to one thing: made only
    /// when somebody looks at it.
    fn overlay(&self, _seen: &Seen<Self>, _key: &str, _at: Option<&Handle>) -> Vec<Mark> {
        Vec::new()
    }
    /// Is it known, without trying it, whether dice, a reveal or another's decision follow from a legal action, so that
    /// it cannot be taken back? None if it must be tried. It depends only on what the seat may know.
    fn binds(&self, _s: &Self::State, _seat: Seat, _a: Self::Action) -> Option<bool> {
        None
    }
    /// What an action leads to, exactly, with the opposite of some assumptions taken for granted, by their keys.
    fn odds(&self, _seen: &Seen<Self>, _a: Self::Action, _otherwise: &[&str]) -> Option<Odds> {
        None
    }
    /// The same for the last action of a line that began at `first`: what its other actions cost is counted with it.
    fn odds_since(
        &self,
        _first: &Seen<Self>,
        seen: &Seen<Self>,
        a: Self::Action,
        otherwise: &[&str],
    ) -> Option<Odds> {
        self.odds(seen, a, otherwise)
    }

    /// Writes an action in notation.
    fn write(&self, a: Self::Action, out: &mut String);
    /// Reads notation; a path reads as its steps.
    ///
    /// # Errors
    /// The word that is not understood.
    fn read(&self, text: &str, out: &mut Vec<Self::Action>) -> Result<(), NotationError>;
    /// The whole state as text.
    fn position(&self, s: &Self::State) -> Position;
    /// Lays text over a state.
    ///
    /// # Errors
    /// The entry that makes no sense.
    fn arrange(&self, s: &mut Self::State, p: &Position) -> Result<(), SetupError>;
    /// Words in the lists of a position that nothing on the table shows (`flown`; with its `=`, `been=`): what is expected
    /// of a position need not say them.
    fn notes(&self) -> &'static [&'static str] {
        &[]
    }
    /// After how many rows a record keeps the hash of the position, besides at the end; 0 only there. A game of tens of
    /// thousands of actions, whose positions are long texts, keeps fewer.
    fn hash_every(&self) -> usize {
        HASH_EVERY
    }
    /// What is wrong with a state, for the test kit: broken invariants and stale derived values.
    fn faults(&self, s: &Self::State) -> Vec<String>;

    /// Who may know that a seat took this action. Others learn of it, if at all, through what changes before
    /// their eyes and through the log. (Answers to a question to each seat are private by themselves.)
    fn witnesses(&self, _s: &Self::State, _seat: Seat, _a: Self::Action) -> Audience {
        Audience::All
    }
}

/// Chosen options by key.
pub type Options = BTreeMap<String, String>;

/// A set-up that makes no sense.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{field}: {message}")]
pub struct SetupError {
    /// The field or entry.
    pub field: String,
    /// What is wrong with it.
    pub message: String,
}

impl SetupError {
    /// An error in a field.
    pub fn new(field: impl Into<String>, message: impl Into<String>) -> SetupError {
        SetupError { field: field.into(), message: message.into() }
    }

    /// A failure in a field.
    ///
    /// # Errors
    /// Always.
    pub fn fail<T>(field: impl Into<String>, message: impl Into<String>) -> Result<T, SetupError> {
        Err(SetupError::new(field, message))
    }
}

/// Notation that cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("cannot read '{text}': {message}")]
pub struct NotationError {
    /// The words in question.
    pub text: String,
    /// What is wrong with them.
    pub message: String,
}

impl NotationError {
    /// An error about some words.
    pub fn new(text: impl Into<String>, message: impl Into<String>) -> NotationError {
        NotationError { text: text.into(), message: message.into() }
    }
}
