//! Decisions: who is asked now, or how the game ended.

use crate::{RuleId, Seat, Seats};

/// What a position waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Decision {
    /// Somebody has to choose.
    Ask(Ask),
    /// Nobody: the game is over.
    Over(Outcome),
}

/// A question to one or more seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ask {
    /// Who is asked.
    pub seats: Seats,
    /// How their answers count.
    pub mode: Mode,
    /// For a chance to react: which one, so that standing orders can answer it.
    pub window: Option<Window>,
}

/// How the answers of several seats count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mode {
    /// One seat decides.
    One,
    /// The first answer of any of them counts.
    Any,
    /// Each answers in private; the last one who is ready resolves them all.
    Each,
}

/// The name of a moment at which a seat may react or let pass.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Window(pub &'static str);

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// The winners; none means a draw (or a game that the players lost together).
    pub winners: Seats,
    /// The rule that ended it.
    pub rule: RuleId,
}

impl Outcome {
    /// What it is worth to a seat, where sides play against each other: 1 to a winner, a half in a draw, else 0.
    pub fn worth(&self, seat: Seat) -> f32 {
        if self.winners.is_empty() { 0.5 } else { f32::from(u8::from(self.winners.has(seat))) }
    }
}

impl Decision {
    /// One seat is asked.
    pub const fn one(seat: Seat) -> Decision {
        Decision::Ask(Ask { seats: Seats::only(seat), mode: Mode::One, window: None })
    }

    /// One seat may react.
    pub const fn react(seat: Seat, window: &'static str) -> Decision {
        Decision::Ask(Ask { seats: Seats::only(seat), mode: Mode::One, window: Some(Window(window)) })
    }

    /// The seats asked; none when the game is over.
    pub const fn seats(&self) -> Seats {
        match self {
            Decision::Ask(ask) => ask.seats,
            Decision::Over(_) => Seats::NONE,
        }
    }

    /// The outcome, if the game is over.
    pub const fn outcome(&self) -> Option<Outcome> {
        match self {
            Decision::Over(outcome) => Some(*outcome),
            Decision::Ask(_) => None,
        }
    }

    /// The window that is open, if it is one.
    pub const fn window(&self) -> Option<Window> {
        match self {
            Decision::Ask(ask) => ask.window,
            Decision::Over(_) => None,
        }
    }
}
