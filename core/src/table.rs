//! The table: a game in play without its types, notation in and scenes out, for server and command line.

use std::any::Any;
use std::ops::Range;

use thiserror::Error;

use crate::{
    Board, Bookmark, Clock, Decision, Entry, Handle, Header, Mark, NotationError, Odds, OrderBook, OrderKind,
    Outcome, Past, Position, Record, Refusal, ReplayError, ReplayFault, Row, Scene, Seat, Text, Viewer,
};

/// What became of a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Acted {
    /// The rows it added, answers of standing orders included.
    pub rows: Range<usize>,
    /// Its actions that were dropped unread, after a die, a reveal or the decision of another.
    pub dropped: Vec<String>,
    /// Did it end with a die or a reveal?
    pub bound: bool,
    /// Did it let the window pass that was open?
    pub declined: bool,
}

/// Why a line is not accepted. The position is as it was.
#[derive(Clone, PartialEq, Debug, Error)]
pub enum ActError {
    /// The table has no such seat.
    #[error("there is no seat {}", .0.0)]
    NoSuchSeat(Seat),
    /// Another seat is asked.
    #[error("seat {} is not asked now", .0.0)]
    NotYourDecision(Seat),
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// The line cannot be read.
    #[error(transparent)]
    Notation(#[from] NotationError),
    /// The rules forbid it.
    #[error("refused by rule {}: {} ({action})", .refusal.rule, .refusal.why)]
    Refused {
        /// Why.
        refusal: Box<Refusal>,
        /// The action, in notation.
        action: String,
    },
    /// There is nothing to take back.
    #[error("seat {} has nothing to take back", .0.0)]
    NothingToUndo(Seat),
    /// There is no such row to go back to.
    #[error("there is no row {0}")]
    NoSuchRow(usize),
    /// The table shows a record and cannot roll.
    #[error("this table shows a record and has no dice")]
    NoDice,
    /// The line holds nothing.
    #[error("the line holds no action")]
    Empty,
    /// What cannot be tried, only done.
    #[error("the line rolls, reveals or asks: it can be played, but not tried")]
    Binding,
}

impl ActError {
    /// The error as a message, for the reader's language.
    pub fn text(&self) -> Text {
        match self {
            ActError::NoSuchSeat(_) => Text::new("core-error-seat"),
            ActError::NotYourDecision(seat) => Text::new("core-error-decision").with("seat", *seat),
            ActError::Over => Text::new("core-error-over"),
            ActError::Notation(_) => Text::new("core-error-notation"),
            ActError::Refused { refusal, .. } => refusal.text(),
            ActError::NothingToUndo(seat) => Text::new("core-error-undo").with("seat", *seat),
            ActError::NoSuchRow(_) => Text::new("core-error-row"),
            ActError::NoDice => Text::new("core-error-dice"),
            ActError::Empty => Text::new("core-error-empty"),
            ActError::Binding => Text::new("core-error-binding"),
        }
    }

    /// The error on one line, with what the rules answer as a sentence: `say` speaks the reader's language.
    pub fn told(&self, say: impl Fn(&Text) -> String) -> String {
        match self {
            ActError::Refused { refusal, action } => {
                format!("'{action}' is refused by rule {}: {}", refusal.rule, say(&refusal.text()))
            }
            // Only the words in question help here.
            ActError::Notation(error) => error.to_string(),
            _ => say(&self.text()),
        }
    }
}

/// What became of a line added to a draft.
#[derive(Clone, PartialEq, Debug)]
pub enum Drafted {
    /// It lies there, unseen by others.
    Laid,
    /// It rolls, reveals or asks: the draft was sent, and it with it.
    Sent(DraftOutcome),
}

/// What became of a draft.
#[derive(Clone, PartialEq, Debug)]
pub struct DraftOutcome {
    /// The rows it added.
    pub rows: Range<usize>,
    /// The lines that came back at an interruption; [`Table::proposal`] keeps them.
    pub rest: Vec<String>,
    /// The refusal that stopped it, if it was one.
    pub stopped: Option<ActError>,
}

/// A position on the way, as a viewer saw it.
#[derive(Clone, PartialEq, Debug)]
pub struct Frame {
    /// The row that led there, as he counts.
    pub row: usize,
    /// What was said of it.
    pub entries: Vec<Entry>,
    /// What he saw: the board alone.
    pub scene: Scene,
}

/// A game in play. It holds the true state: what it hands out names its viewer, or says that it is the truth.
pub trait Table: Send + Sync {
    /// Game, scenario, options, seats.
    fn header(&self) -> &Header;
    /// Says in the record with which program it is begun.
    fn sign(&mut self, made: &str);
    /// What never changes on the screen.
    fn board(&self) -> &Board;
    /// Who is asked now.
    fn decision(&self) -> Decision;
    /// How the game ended, if it did.
    fn outcome(&self) -> Option<Outcome> {
        self.decision().outcome()
    }
    /// How many rows this viewer was told, the start included.
    fn seq(&self, viewer: Viewer) -> usize;

    /// Plays a line: actions in notation, separated by `;`. It is one row and one undo. It runs through the first
    /// action that rolls, reveals or passes the decision on; the rest is dropped. Where standing orders let the
    /// windows that it opens pass, it goes on as another row.
    ///
    /// # Errors
    /// A refusal before that refuses it all.
    fn act(&mut self, seat: Seat, line: &str) -> Result<Acted, ActError>;
    /// Plays a line with written dice, counted from 1, instead of the table's own.
    ///
    /// # Errors
    /// As for [`Table::act`].
    fn act_with(&mut self, seat: Seat, line: &str, dice: &[u16]) -> Result<Acted, ActError>;
    /// Takes the seat's last line back: a row too.
    ///
    /// # Errors
    /// If a die, a reveal or the answer of another seat lies between. An answer that the seat did not notice goes with the line.
    fn undo(&mut self, seat: Seat) -> Result<Acted, ActError>;
    /// Lays the table again as it was after a row, whatever fell since: a row too, and for teaching alone.
    ///
    /// # Errors
    /// If there is no such row or seat.
    fn go_back(&mut self, seat: Seat, row: usize) -> Result<Acted, ActError>;
    /// How many lines the seat can take back.
    fn undo_reach(&self, seat: Seat) -> usize;
    /// The rows that a seat can take back now as a viewer counts them, the last first; so many at most. They do not lie behind
    /// what another seat answered, if the viewer was told of that.
    fn undo_rows(&self, seat: Seat, viewer: Viewer, most: usize) -> Vec<usize>;

    /// The ground as a picture in SVG: see [`crate::Rules::drawing`].
    fn drawing(&self) -> Option<String>;
    /// What a viewer sees.
    fn scene(&self, viewer: Viewer) -> Scene;
    /// Every legal action of a seat, in notation.
    fn actions(&self, seat: Seat) -> Vec<String>;
    /// Why nothing can be done with a piece, place or card.
    fn why(&self, viewer: Viewer, at: &Handle) -> Vec<Refusal>;
    /// What a viewer can have laid over the board: see [`crate::Rules::overlay`].
    fn overlay(&self, viewer: Viewer, key: &str, at: Option<&Handle>) -> Vec<Mark>;
    /// What the last action of a line leads to, as far as a viewer can know, if the others let the windows on its way
    /// pass, with the opposite of some assumptions.
    ///
    /// # Errors
    /// A line that would be refused.
    fn odds(&self, viewer: Viewer, line: &str, otherwise: &[&str]) -> Result<Option<Odds>, ActError>;
    /// What a viewer may read of the log, from his row `since` on, with his own row numbers.
    fn log(&self, viewer: Viewer, since: usize) -> Vec<(usize, Entry)>;

    /// Plays recorded rows on, on a table that only shows, and tells what a viewer saw of them: what others did action by
    /// action.
    ///
    /// # Errors
    /// The first row that cannot have been played.
    fn film(&mut self, viewer: Viewer, rows: &[Row]) -> Result<Vec<Frame>, ReplayFault>;

    /// The true position as text.
    fn position(&self) -> Position;
    /// Does the true position say this, notes left out that nothing on the table shows? See [`crate::Rules::notes`].
    fn says(&self, item: &str) -> bool;
    /// Is this something that the position could say? What is misspelt is not.
    fn could_say(&self, item: &str) -> bool;
    /// When the position is, as the game's policy counts turns and their parts.
    fn clock(&self) -> Clock;
    /// The position as far as a viewer knows it.
    fn shown(&self, viewer: Viewer) -> Position;
    /// The hash of the true position.
    fn hash(&self) -> String;
    /// The whole record; [`Record::for_viewer`] gives a player his.
    fn record(&self) -> Record;
    /// The rows so far, as they truly are: all of them, or those since the table was taken up again or let go of others.
    fn rows(&self) -> &[Row];
    /// The number of the first of [`Table::rows`]: 0, unless the table was taken up again at a mark or let go of rows.
    fn first_row(&self) -> usize;
    /// How many rows there are in all.
    fn row_count(&self) -> usize {
        self.first_row() + self.rows().len()
    }
    /// Lets go of old rows that nobody can take back; so many of the last stay. Whoever keeps them elsewhere can be asked for them.
    fn let_go(&mut self, keep: usize);
    /// Where the table can be taken up again without what came before.
    fn mark(&self) -> Option<Bookmark>;
    /// The table as it was after a row, without dice; none if that row is not here.
    fn past(&self, row: usize) -> Option<Past>;
    /// Plays on rows that were played elsewhere, with the dice that fell there.
    ///
    /// # Errors
    /// A row that cannot have been played here: the table is of no use then.
    fn catch_up(&mut self, rows: &[Row]) -> Result<(), ReplayError>;

    /// The standing orders that the game understands.
    fn order_kinds(&self) -> &'static [OrderKind];
    /// The standing orders of a seat.
    fn orders(&self, seat: Seat) -> Option<&OrderBook>;
    /// Gives a seat its standing orders. They also answer a window that is open.
    ///
    /// # Errors
    /// If there is no such seat.
    fn set_orders(&mut self, seat: Seat, book: OrderBook) -> Result<Acted, ActError>;
    /// The seat's time at a window is up: its orders answer, whatever it holds or wants to be asked; else it lets pass,
    /// or does what is usual where something must be chosen.
    ///
    /// # Errors
    /// If no window is open to it.
    fn lapse(&mut self, seat: Seat) -> Result<Acted, ActError>;

    /// Lays a line on the seat's draft. One that rolls, reveals or asks sends the draft and itself.
    ///
    /// # Errors
    /// A line that is refused; the draft is as it was.
    fn draft_add(&mut self, seat: Seat, line: &str) -> Result<Drafted, ActError>;
    /// Takes the last line from the draft; was there one?
    fn draft_undo(&mut self, seat: Seat) -> bool;
    /// Takes all lines from the draft.
    fn draft_clear(&mut self, seat: Seat);
    /// The lines of the draft.
    fn draft_lines(&mut self, seat: Seat) -> Vec<String>;
    /// What the seat sees with its draft laid out, and `then` a line on top of it (nothing, if it is empty).
    ///
    /// # Errors
    /// A line that would be refused there, or that rolls, reveals or asks.
    fn draft_scene(&mut self, seat: Seat, then: &str) -> Result<Scene, ActError>;
    /// Which of some lines could be done on top of the seat's draft, each by itself? Nothing is laid.
    fn draft_fits(&mut self, seat: Seat, lines: &[String]) -> Vec<bool>;
    /// [`Table::why`] for the position to which the seat's draft leads, and `then` a line on top of it.
    ///
    /// # Errors
    /// As for [`Table::draft_scene`].
    fn draft_why(&mut self, seat: Seat, then: &str, at: &Handle) -> Result<Vec<Refusal>, ActError>;
    /// [`Table::overlay`] for the position to which the seat's draft leads, and `then` a line on top of it.
    ///
    /// # Errors
    /// As for [`Table::draft_scene`].
    fn draft_overlay(
        &mut self,
        seat: Seat,
        then: &str,
        key: &str,
        at: Option<&Handle>,
    ) -> Result<Vec<Mark>, ActError>;
    /// A table in the position to which the seat's draft leads, with other dice.
    ///
    /// # Errors
    /// If there is no such seat.
    fn draft_table(&mut self, seat: Seat) -> Result<Box<dyn Table>, ActError>;
    /// Sends the draft: its lines become rows one by one.
    ///
    /// # Errors
    /// If there is no draft.
    fn draft_send(&mut self, seat: Seat) -> Result<DraftOutcome, ActError>;
    /// Has the staff move some pieces, by their keys on the board, into the seat's draft: each plan is a line, and one
    /// undo. What rolls, reveals or asks is left to the player. How many lines were laid?
    ///
    /// # Errors
    /// If the seat is not asked.
    fn draft_staff(&mut self, seat: Seat, pieces: &[String]) -> Result<usize, ActError>;
    /// The kinds of errands that can be kept here.
    fn errand_kinds(&self) -> &'static [&'static str];
    /// Lays what a seat has done every turn on its draft, if it is asked, has laid nothing yet and this was not done in the
    /// present phase. How many lines were laid?
    fn draft_errands(&mut self, seat: Seat) -> usize;
    /// What came back from the last draft at an interruption.
    fn proposal(&self, seat: Seat) -> &[String];

    /// Another table in the true position, with other dice: for whoever thinks about it while others play on.
    fn copy(&self) -> Box<dyn Table>;
    /// Another table, from the position as this viewer may imagine it, with other dice.
    fn fork(&self, viewer: Viewer, seed: u64) -> Box<dyn Table>;
    /// The typed table, for those who know the game.
    fn as_any(&self) -> &dyn Any;
}
