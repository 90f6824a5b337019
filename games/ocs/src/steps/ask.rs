//! A title asks a side something in the middle of things.

use sandtable_core::{Flow, Offers, Phase, Playing, Refusal};

use super::{not_now, phase};
use crate::Ocs;
use crate::action::Action;
use crate::look::Look;
use crate::pieces::Side;
use crate::play::Play;

/// A yes or a no.
pub fn yes_or_no(offer: Offers<Action>) -> Flow {
    offer(Action::Agree)?;
    offer(Action::Decline)
}

/// Is it one of them?
pub fn answers(look: Look, a: Action) -> Result<(), Refusal> {
    match a {
        Action::Agree | Action::Decline => Ok(()),
        _ => Err(not_now(look, a)),
    }
}

impl Phase<Ocs> for phase::Ask {
    fn candidates(&self, _: Look, _: Side, offer: Offers<Action>) -> Flow {
        yes_or_no(offer)
    }

    fn check(&self, look: Look, _: Side, a: Action) -> Result<(), Refusal> {
        answers(look, a)
    }

    fn apply(&self, play: &mut Play, _: Side, a: Action) {
        play.pop();
        play.t.title.answered(play, (self.what, self.about), a == Action::Agree);
    }
}
