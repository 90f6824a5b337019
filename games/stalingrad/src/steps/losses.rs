//! Step losses: the owner distributes them among the units of the combat (10.5.2).

use sandtable_core::{Flow, ON, Offers, Phase, Playing, Refusal};

use super::{Step, not_now, phase};
use crate::CaseBlue;
use crate::action::{Action, UnitId};
use crate::look::Look;
use crate::pieces::Side;
use crate::play::Play;
use crate::state::Unit;

const NOT_IN_IT: Refusal = Refusal::new("10.5.2", "why-not-in-combat");
const NO_FORTRESS: Refusal = Refusal::new("14.2.4/1", "why-no-fortress");

fn takes_part(look: Look, side: Side, id: UnitId) -> bool {
    let target = look.s.battle.target;
    let with = |unit: Unit| if side == look.acting() { unit.target == target } else { unit.at == target };
    look.stands(side, id) && with(look.unit(id))
}

/// Has the side a fortress in the attacked hex?
fn fortress(look: Look, side: Side) -> bool {
    side == Side::Soviet && look.s.fortress(look.s.battle.target) > 0
}

impl Phase<CaseBlue> for phase::Losses {
    fn candidates(&self, look: Look, side: Side, offer: Offers<Action>) -> Flow {
        let units = look.t.ids().filter(|id| takes_part(look, side, *id));
        units.map(Action::Lose).try_for_each(&mut *offer)?;
        if fortress(look, side) { offer(Action::LoseFortress) } else { ON }
    }

    fn sure(&self) -> bool {
        true
    }

    fn check(&self, look: Look, side: Side, a: Action) -> Result<(), Refusal> {
        match a {
            Action::Lose(id) if takes_part(look, side, id) => Ok(()),
            Action::Lose(_) => Err(NOT_IN_IT),
            Action::LoseFortress if fortress(look, side) => Ok(()),
            Action::LoseFortress => Err(NO_FORTRESS),
            _ => Err(not_now(look, a)),
        }
    }

    fn apply(&self, play: &mut Play, side: Side, a: Action) {
        match a {
            Action::Lose(id) => {
                let rule = if play.look().flips(id) { "10.5.1/1" } else { "10.5.1/2" };
                play.lose_step(id, rule);
            }
            _ => play.breach(play.s.battle.target, "14.2.4/1"),
        }
        play.become_step(Step::Losses { side, left: self.left - 1 });
    }

    /// Losses without a choice are taken at once; those beyond the force are ignored.
    fn run(&self, play: &mut Play) -> bool {
        let (mut only, mut options) = (None, 0);
        if self.left > 0 {
            let _ = self.candidates(play.look(), self.side, &mut |a| {
                options += 1;
                only = Some(a);
                ON
            });
        }
        match (options, only) {
            (0, _) => play.pop(),
            (1, Some(a)) => self.apply(play, self.side, a),
            _ => return false,
        }
        true
    }
}
