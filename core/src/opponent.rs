//! Players at tables whose types they know.

use crate::{Chance, Live, Policied, Policy, Seat, Table, Viewer};

/// A player at a table whose types it knows.
pub trait Opponent: Send {
    /// What it does in a seat that is asked, in notation: from what that seat sees, and nothing else.
    fn choose(&mut self, table: &dyn Table, seat: Seat) -> Option<String>;
}

/// The game's policy as a player.
pub(crate) struct Sparring<R: Policy> {
    pub player: Policied<R>,
    pub whims: Chance,
}

impl<R: Policy> Opponent for Sparring<R> {
    fn choose(&mut self, table: &dyn Table, seat: Seat) -> Option<String> {
        let live = table.as_any().downcast_ref::<Live<R>>()?;
        let seen = live.seen(Viewer::seat(seat));
        let action = self.player.choose(live.rules(), &seen, seat, &mut self.whims)?;
        let mut line = String::new();
        live.rules().write(action, &mut line);
        Some(line)
    }
}
