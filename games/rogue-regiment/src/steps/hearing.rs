//! A noise behind units that might turn either way round: the players choose where it makes a difference (heard.turn/5).

use sandtable_core::Refusal;

use super::{Offers, Step, not_now};
use crate::action::{Action, Unit};
use crate::ground::Square;
use crate::look::Look;
use crate::pieces::Facing;
use crate::play::Play;
use crate::squares::Bits;
use crate::state::flag;

const NO_TURN: Refusal = Refusal::new("heard.turn/5", "why-not-next");

/// Those who have still to turn.
fn waiting(look: Look) -> impl Iterator<Item = Unit> {
    Bits(look.s.turning).filter(move |u| look.unit(*u).has(flag::HERE))
}

/// The first quarter of a turn.
const fn quarter(face: Facing, clockwise: bool) -> Facing {
    face.turned(if clockwise { 1 } else { 3 })
}

pub fn candidates(look: Look, at: Square, offer: Offers) {
    for u in waiting(look) {
        // The way on which it sees nothing is the default, clockwise if both are alike.
        let blind = |clockwise: bool| !look.would_be_held(u, quarter(look.unit(u).face, clockwise), at);
        let first = blind(true) || !blind(false);
        offer(Action::Swing(u, first));
        offer(Action::Swing(u, !first));
    }
}

pub fn check(look: Look, a: Action) -> Result<(), Refusal> {
    match a {
        Action::Swing(u, _) if waiting(look).any(|w| w == u) => Ok(()),
        Action::Swing(..) => Err(NO_TURN),
        _ => Err(not_now()),
    }
}

/// It turns a quarter, and the other if it has nothing before its eyes then, or only who made the noise (heard.turn/2).
pub fn apply(play: &mut Play, at: Square, a: Action) {
    let Action::Swing(u, clockwise) = a else { return };
    play.s.turning &= !(1 << u);
    let face = play.s.unit(u).face;
    let held = play.look().would_be_held(u, quarter(face, clockwise), at);
    play.unit(u).face = if held { quarter(face, clockwise) } else { face.turned(2) };
    play.say_turn(u, at);
}

pub fn run(play: &mut Play, at: Square) -> bool {
    let Some(u) = waiting(play.look()).next() else {
        play.s.turning = 0;
        play.pop();
        return true;
    };
    if !play.t.auto {
        return false;
    }
    let mut first = None;
    candidates(play.look(), at, &mut |a| first = first.or(Some(a)));
    apply(play, at, first.unwrap_or(Action::Swing(u, true)));
    true
}

/// A noise somewhere turns those who wait about.
pub fn begin(play: &mut Play, at: Square) {
    if play.s.turning != 0 {
        play.push(Step::Turning(at));
    }
}
