//! What a viewer may know of a position.

use crate::{Rules, Seat, Viewer};

/// A state with everything blanked that its viewer may not know. Scenes, odds, hints and bots get nothing else.
pub struct Seen<R: Rules> {
    state: R::State,
    viewer: Viewer,
}

impl<R: Rules> Seen<R> {
    /// Looks at a state through a viewer's eyes.
    pub fn of(rules: &R, state: &R::State, viewer: Viewer) -> Seen<R> {
        let mut state = state.clone();
        rules.veil(&mut state, viewer);
        Seen { state, viewer }
    }

    /// What one seat sees.
    pub fn by(rules: &R, state: &R::State, seat: Seat) -> Seen<R> {
        Seen::of(rules, state, Viewer::seat(seat))
    }

    /// Looks at another state through the same eyes; the space is used again.
    pub fn renew(&mut self, rules: &R, state: &R::State) {
        self.state.clone_from(state);
        rules.veil(&mut self.state, self.viewer);
    }

    /// The veiled state.
    pub fn state(&self) -> &R::State {
        &self.state
    }

    /// The seat for which the viewer decides now, if he is asked.
    pub fn asked(&self, rules: &R) -> Option<Seat> {
        rules.decision(&self.state).seats().iter().find(|seat| self.viewer.0.has(*seat))
    }

    /// Who looks.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }
}

impl<R: Rules> Clone for Seen<R> {
    fn clone(&self) -> Seen<R> {
        Seen { state: self.state.clone(), viewer: self.viewer }
    }
}

impl<R: Rules> PartialEq for Seen<R> {
    fn eq(&self, other: &Seen<R>) -> bool {
        self.viewer == other.viewer && self.state == other.state
    }
}

impl<R: Rules> std::fmt::Debug for Seen<R> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Seen").field("viewer", &self.viewer).finish_non_exhaustive()
    }
}
