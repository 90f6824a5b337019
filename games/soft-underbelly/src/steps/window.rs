//! A chance to react (window.order).

use sandtable_core::{Flow, Offers, Phase, Playing, Refusal, any_legal};

use super::{Moment, Step, battle, interrupts, phase};
use crate::Mediterranean;
use crate::action::Action;
use crate::look::Look;
use crate::pieces::{Event, Place, Side};
use crate::play::Play;

/// A general window: the active player is asked first.
pub const fn general(active: Side, moment: Moment) -> Step {
    Step::Window { moment, asked: active, declined: false }
}

/// The window after a step of movement, for the other player alone (window.moments/2).
pub const fn after_step(active: Side, area: Place) -> Step {
    Step::Window { moment: Moment::Step(area), asked: active.other(), declined: false }
}

impl phase::Window {
    fn decline(&self, play: &mut Play) {
        if self.declined || matches!(self.moment, Moment::Step(_)) {
            play.pop();
        } else {
            let asked = self.asked.other();
            play.become_step(Step::Window { moment: self.moment, asked, declined: true });
        }
    }
}

impl Phase<Mediterranean> for phase::Window {
    fn candidates(&self, look: Look, side: Side, offer: Offers<Action>) -> Flow {
        interrupts::candidates(look, side, self.moment, offer)?;
        offer(Action::Decline)
    }

    fn check(&self, look: Look, side: Side, a: Action) -> Result<(), Refusal> {
        if a == Action::Decline { Ok(()) } else { interrupts::check(look, side, self.moment, a) }
    }

    fn apply(&self, play: &mut Play, side: Side, a: Action) {
        match a {
            Action::Decline => self.decline(play),
            Action::Play(Event::StopBattle) => {
                play.spend_marker(side, Event::StopBattle);
                play.pop();
                battle::stop(play);
            }
            _ => {
                // window.order/1: after an interrupt the questions start again with the active player.
                let moment = self.moment;
                let asked = if matches!(moment, Moment::Step(_)) { self.asked } else { play.s.active };
                play.become_step(Step::Window { moment, asked, declined: false });
                interrupts::apply(play, side, a);
            }
        }
    }

    /// window.order/3: who can do nothing is not asked.
    fn run(&self, play: &mut Play) -> bool {
        let look = play.look();
        // battle.steps/3: a battle that has lost one of its sides is over, and nobody can stop or feed it any more.
        if self.moment == Moment::Round && !(look.fights(Side::Allies) && look.fights(Side::Axis)) {
            return play.pop_unless(false);
        }
        let asked = any_legal::<Mediterranean>(look, self.asked, |a| a != Action::Decline);
        if !asked {
            self.decline(play);
        }
        !asked
    }
}
