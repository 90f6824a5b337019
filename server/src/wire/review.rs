//! Finished games looked at again.

use sandtable_core::Text;
use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

/// How far a review is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ReviewState {
    /// Nobody has asked for it.
    #[default]
    None,
    /// Others come first.
    Waiting,
    /// It is under way.
    Running,
    /// It is there.
    Ready,
    /// The game cannot be played through.
    Failed,
}

/// A review, or how far it is.
#[derive(Clone, Debug, Default, Serialize, TS, ToSchema)]
pub struct ReviewView {
    /// How far.
    pub state: ReviewState,
    /// Decisions that were looked at.
    pub done: usize,
    /// Of so many.
    pub all: usize,
    /// What was found, when it is ready.
    pub found: Option<ReviewFound>,
}

/// What a review found. Chances are thousandths.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct ReviewFound {
    /// Are the chances learnt from played games? Else they are the game's rule of thumb.
    pub learnt: bool,
    /// The chance of the first seat at the start.
    pub start: i32,
    /// Every decision: its row, the seat, the turn, and the first seat's chance by the choice and after the dice.
    #[ts(type = "[number, number, number, number, number][]")]
    #[schema(value_type = Vec<Vec<i32>>)]
    pub decisions: Vec<(usize, u8, u16, i32, i32)>,
    /// What the dice gave the first seat.
    pub luck: i32,
    /// By seat.
    pub seats: Vec<SeatReview>,
}

/// How a seat chose.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct SeatReview {
    /// What its choices cost it in all, in thousandths of the chance to win.
    pub cost: i32,
    /// Its costliest decisions, the worst first.
    pub worst: Vec<Costly>,
}

/// A decision that something else would have been better than.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct Costly {
    /// Its row.
    pub row: usize,
    /// The turn.
    pub turn: u16,
    /// What was done, in the words of the log.
    #[ts(type = "Text[]")]
    #[schema(value_type = Vec<Object>)]
    pub done: Vec<Text>,
    /// What would have been better: what its plan intends, or what its click is called.
    #[ts(type = "Text[]")]
    #[schema(value_type = Vec<Object>)]
    pub better: Vec<Text>,
    /// By how much it would have been better, in thousandths of the chance to win.
    pub gain: i32,
}
