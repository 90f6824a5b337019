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

    /// Losses without a choice are taken at once: one can lose alone, all go, or the last is for any of some who are alike.
    /// Those beyond the force are ignored.
    fn run(&self, play: &mut Play) -> bool {
        let look = play.look();
        let (mut first, mut options, mut force, mut differ) = (None, 0, 0, false);
        if self.left > 0 {
            let _ = self.candidates(look, self.side, &mut |a| {
                options += 1;
                force += steps(look, a);
                differ |= first.is_some_and(|first| !alike(look, first, a));
                first = first.or(Some(a));
                ON
            });
        }
        match first {
            None => play.pop(),
            Some(a) if options == 1 || force <= u16::from(self.left) || self.left == 1 && !differ => {
                self.apply(play, self.side, a);
            }
            Some(_) => return false,
        }
        true
    }
}

/// How many steps go before nothing is left of what an action takes one from.
fn steps(look: Look, a: Action) -> u16 {
    match a {
        Action::Lose(id) => 1 + u16::from(look.flips(id)),
        _ => u16::from(look.s.fortress(look.s.battle.target)),
    }
}

/// Is it the same to everybody which of two loses a step?
fn alike(look: Look, a: Action, b: Action) -> bool {
    match (a, b) {
        (Action::Lose(a), Action::Lose(b)) => look.t.are_alike(a, b) && look.unit(a) == look.unit(b),
        _ => false,
    }
}
