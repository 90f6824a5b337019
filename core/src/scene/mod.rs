//! The one language between rules and screen: a `Board` sent once, and `Scene`s.

mod board;
mod card;
mod chart;
mod difference;
mod grid;
mod offer;
mod overlay;
mod panel;
mod piece;
mod rows;
mod sent;
mod sequel;

pub use board::{Board, BoardPlace, Key, Link, Scenery, Team, tenths};
pub use card::{Card, CardKind, CardLine, Pile};
pub use chart::{Chart, Segment};
pub use difference::{Difference, Part};
pub use grid::{Edge, Grid, Shape, Sheet};
pub use offer::{Handle, Offer};
pub use overlay::{Arrow, Mark};
pub use panel::{Line, Panel, Track};
pub use piece::{Piece, PieceKind};
pub use rows::{Said, SentOffers};
pub use sent::{Cells, SentBoard, SentScene};
pub use sequel::Sequel;

use crate::{Seats, Text};

/// What a viewer sees now. It is sent short: see [`SentScene`].
#[derive(Clone, PartialEq, Debug, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Scene {
    /// The turn.
    pub turn: Text,
    /// The phase.
    pub phase: Text,
    /// Who stands how.
    pub standing: Vec<Text>,
    /// Whose decision it is.
    pub asked: Seats,
    /// What to do now, in one sentence.
    pub prompt: Text,
    /// Pieces on the board, in stack order.
    pub pieces: Vec<Piece>,
    /// The seat that controls each place, by index; none where nobody does, empty if nobody controls anything.
    pub control: Vec<Option<u8>>,
    /// Sides of places that are no longer as the board has them: an opened door, a breached wall.
    pub edges: Vec<Edge>,
    /// Tracks.
    pub tracks: Vec<Track>,
    /// Arrows.
    pub arrows: Vec<Arrow>,
    /// Keys of what can be laid over the board: see [`crate::Rules::overlay`].
    pub overlays: Vec<&'static str>,
    /// Hands of cards by seat.
    pub hands: Vec<Vec<Card>>,
    /// Piles of cards.
    pub piles: Vec<Pile>,
    /// Panels.
    pub panels: Vec<Panel>,
    /// What can be clicked, for a viewer who is asked.
    pub offers: Vec<Offer>,
    /// Keys of the pieces that a viewer who is asked can leave to his staff: see [`crate::Policy::charge`].
    #[cfg_attr(feature = "ts", ts(type = "string[] | undefined"))]
    pub staff: Vec<String>,
    /// The outcome, when the game is over.
    pub over: Option<Text>,
    /// The game that follows from it, if one does.
    #[cfg_attr(feature = "ts", ts(optional))]
    pub sequel: Option<Sequel>,
}
