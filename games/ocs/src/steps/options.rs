//! Options: losses or hexes of retreat, in any mixture (9.10).

use sandtable_core::{Flow, Offers, Phase, Playing, Refusal};

use super::{battle, losses, not_now, phase, retreat};
use crate::Ocs;
use crate::action::Action;
use crate::look::Look;
use crate::pieces::Side;
use crate::play::Play;

const NO_WAY: Refusal = Refusal::new("9.12/1", "why-no-retreat");
const ATTACKER: Refusal = Refusal::new("9.10c/2", "why-attacker-fulfils");
const BEACH: Refusal = Refusal::new("18.6a/C", "why-no-retreat");
const FULFIL: Refusal = Refusal::new("9.10c/1", "why-must-fulfil");

impl phase::Option {
    fn left(&self, look: Look) -> u8 {
        look.s.battle.option[usize::from(!self.attacker)]
    }
}

impl Phase<Ocs> for phase::Option {
    fn candidates(&self, look: Look, _: Side, offer: Offers<Action>) -> Flow {
        battle::involved(look, self.attacker).try_for_each(|id| offer(Action::Lose(id)))?;
        offer(Action::Yield)?;
        offer(Action::Ignore)
    }

    fn check(&self, look: Look, _: Side, a: Action) -> Result<(), Refusal> {
        match a {
            Action::Lose(id) => losses::may_lose(look, self.attacker, id),
            Action::Yield if self.attacker && look.s.battle.beach => Err(BEACH),
            Action::Yield => {
                look.t.title.may_yield(look, self.attacker)?;
                NO_WAY.unless(retreat::possible(look, self.attacker, self.left(look)))
            }
            Action::Ignore if self.attacker => Err(ATTACKER),
            Action::Ignore if look.s.battle.failed => Ok(()),
            Action::Ignore => Err(FULFIL),
            _ => Err(not_now(look, a)),
        }
    }

    fn apply(&self, play: &mut Play, _: Side, a: Action) {
        let whose = usize::from(!self.attacker);
        match a {
            Action::Lose(id) => {
                play.s.battle.option[whose] -= 1;
                play.lose_step(id, "9.10a");
            }
            Action::Yield => {
                play.s.battle.retreat[whose] = std::mem::take(&mut play.s.battle.option[whose]);
                play.s.battle.failed |= self.attacker;
            }
            _ => play.s.battle.option[whose] = 0,
        }
    }

    fn run(&self, play: &mut Play) -> bool {
        let left = self.left(play.look());
        let none = battle::involved(play.look(), self.attacker).next().is_none();
        if left > 0 && none {
            // 9.10c/1: he could not take all of it.
            play.s.battle.failed |= self.attacker;
        }
        play.pop_unless(left > 0 && !none)
    }
}
