//! How a mission ended.

use sandtable_core::named;

named! {
    /// How a mission ended.
    pub enum End {
        /// Won.
        Won = "won",
        /// All operators are dead.
        Dead = "dead",
        /// All living operators have left and something is undone.
        Undone = "undone",
        /// A condition of defeat holds.
        Lost = "lost",
        /// Day breaks.
        Dawn = "dawn",
    }
}

impl End {
    /// What the log and the table say.
    pub const fn message(self) -> &'static str {
        match self {
            End::Won => "over-won",
            End::Dead => "over-dead",
            End::Undone => "over-undone",
            End::Lost => "over-lost",
            End::Dawn => "over-dawn",
        }
    }

    /// The rule that says so.
    pub const fn rule(self) -> &'static str {
        match self {
            End::Won => "end.win",
            End::Dead => "end.dead",
            End::Undone => "end.undone",
            End::Lost => "end.lost",
            End::Dawn => "end.dawn",
        }
    }
}
