//! Stacking at the end of a segment (4.8a/1).

use sandtable_core::{Flow, Offers, Phase, Playing, Refusal};

use super::{Step, not_now, phase};
use crate::Ocs;
use crate::action::Action;
use crate::look::{Look, STACKING};
use crate::pieces::Side;
use crate::play::Play;
use crate::refusals;

const LEGAL: Refusal = Refusal::new("4.8/1", "why-not-crowded");

impl Phase<Ocs> for phase::Excess {
    fn candidates(&self, look: Look, side: Side, offer: Offers<Action>) -> Flow {
        for at in look.overstacked(side) {
            look.stack(side, at).try_for_each(|id| offer(Action::Remove(id)))?;
        }
        sandtable_core::ON
    }

    fn check(&self, look: Look, side: Side, a: Action) -> Result<(), Refusal> {
        match a {
            Action::Remove(id) if !look.stands(side, id) => Err(refusals::NO_SUCH_UNIT),
            Action::Remove(id) if look.crowd(side, look.unit(id).at) > STACKING => Ok(()),
            Action::Remove(_) => Err(LEGAL),
            _ => Err(not_now(look, a)),
        }
    }

    fn apply(&self, play: &mut Play, _: Side, a: Action) {
        if let Action::Remove(id) = a {
            play.kill(id, "4.8a/1");
        }
    }

    fn run(&self, play: &mut Play) -> bool {
        let Some(Step::Excess(side)) = play.s.step() else { return false };
        let asked = super::any_choice(play.look(), side);
        play.pop_unless(asked)
    }
}
