//! A chance to react (window.order).

use sandtable_core::Refusal;

use super::{Moment, Offer, Step, events, interrupts};
use crate::action::Action;
use crate::look::Look;
use crate::pieces::{Event, Place, Side};
use crate::play::Play;
use crate::steps::battle;

pub fn candidates(look: Look, side: Side, moment: Moment, offer: Offer) {
    interrupts::candidates(look, side, moment, offer);
    offer(Action::Decline);
}

pub fn check(look: Look, side: Side, moment: Moment, a: Action) -> Result<(), Refusal> {
    match a {
        Action::Decline => Ok(()),
        _ => interrupts::check(look, side, moment, a),
    }
}

pub fn apply(play: &mut Play, side: Side, moment: Moment, asked: Side, declined: bool, a: Action) {
    match a {
        Action::Decline => decline(play, moment, asked, declined),
        Action::Play(Event::StopBattle) => {
            play.spend_marker(side, Event::StopBattle);
            play.pop();
            battle::stop(play);
        }
        _ => {
            // window.order/1: after an interrupt the questions start again with the active player.
            let again = if matches!(moment, Moment::Step(_)) { asked } else { play.s.active };
            play.become_step(Step::Window { moment, asked: again, declined: false });
            interrupts::apply(play, side, a);
        }
    }
}

fn decline(play: &mut Play, moment: Moment, asked: Side, declined: bool) {
    if declined || matches!(moment, Moment::Step(_)) {
        play.pop();
    } else {
        play.become_step(Step::Window { moment, asked: asked.other(), declined: true });
    }
}

/// window.order/3: who can do nothing is not asked.
pub fn run(play: &mut Play, moment: Moment, asked: Side, declined: bool) -> bool {
    // battle.steps/3: a battle that has lost one of its sides is over, and nobody can stop or feed it any more.
    let look = play.look();
    if moment == Moment::Round && !(look.fights(Side::Allies) && look.fights(Side::Axis)) {
        play.pop();
        return true;
    }
    let can = can_interrupt(play.look(), asked, moment);
    if !can {
        decline(play, moment, asked, declined);
    }
    !can
}

/// Has a side any legal interrupt? The usual case is quick: an event that is always possible.
fn can_interrupt(look: Look, side: Side, moment: Moment) -> bool {
    let event = match side {
        Side::Allies => Event::Strangle,
        Side::Axis => Event::Logistics,
    };
    if events::playable(look, side, event).is_ok() && (side == Side::Allies || !look.s.logistics[1]) {
        return true;
    }
    let mut found = false;
    interrupts::candidates(look, side, moment, &mut |a| {
        if !found && interrupts::check(look, side, moment, a).is_ok() {
            found = true;
        }
    });
    found
}

/// Opens a general window.
pub fn open(play: &mut Play, moment: Moment) {
    let asked = play.s.active;
    play.push(Step::Window { moment, asked, declined: false });
}

/// Opens the window after a step of movement, for the other player alone (window.moments/2).
pub fn after_step(play: &mut Play, area: Place) {
    let asked = play.s.active.other();
    play.push(Step::Window { moment: Moment::Step(area), asked, declined: false });
}
