//! What a hunter prefers: the card that hurts, the weakest man, and his team on the heels of the operators (hunter.*).

use crate::action::{Action, Unit};
use crate::data::Event;
use crate::ground::Square;
use crate::look::Look;
use crate::squares::Bits;
use crate::state::{FRIENDS, mood};
use crate::steps::{Step, prey_of};

/// What is hardly ever right.
const HARDLY: f32 = 0.05;

/// How good a click of the hunter is at the present step.
pub fn weigh(look: Look, a: Action) -> f32 {
    match (look.s.step(), a) {
        (_, Action::Play(card)) => card_worth(look, card),
        (Some(Step::HunterGate), Action::Begin(n)) => {
            let mouth = look.t.page.spawns.get(usize::from(n)).map(|tile| tile.mouth[0]);
            mouth.map_or(HARDLY, |at| 1.0 / f32::from(1 + nearest(look, at)))
        }
        (Some(Step::Hunt(..)), Action::Prefer(_)) => 6.0,
        (Some(Step::Hunt(u, ..)), Action::Search) => HARDLY + 8.0 * f32::from(hidden(look, u)),
        (Some(Step::Hunt(u, ..)), Action::Go(at)) => {
            let closer = nearest(look, at) < nearest(look, look.unit(u).at);
            if closer { 2.0 } else { HARDLY }
        }
        (Some(Step::Hunt(u, ..)), Action::Face(face)) => {
            let news = look.would_see(u, face) && !look.sees_anything(u);
            if news { 4.0 } else { HARDLY }
        }
        (Some(Step::Hunt(..)), _) => HARDLY,
        (_, Action::Prefer(n)) => 1.0 / f32::from(1 + health(look, n)),
        (_, Action::Swing(u, clockwise)) => {
            let face = look.unit(u).face.turned(if clockwise { 1 } else { 3 });
            if look.would_see(u, face) { 3.0 } else { 1.0 }
        }
        _ => 1.0,
    }
}

/// An alarm is worth more than soldiers, soldiers more than a look about.
fn card_worth(look: Look, card: u8) -> f32 {
    let Some(card) = look.t.cards.get(usize::from(card)) else { return HARDLY };
    let half = if look.s.battle { &card.battle } else { &card.stealth };
    let worth = |event: &Event| match event {
        Event::Alarm => 3.0,
        Event::Spawn(_, count) => f32::from(*count),
        Event::Smoke => 0.0,
        _ => 0.5,
    };
    HARDLY + half.iter().map(worth).sum::<f32>()
}

/// Squares to the nearest operator.
fn nearest(look: Look, at: Square) -> u8 {
    let afoot = (0..FRIENDS as u8).filter(|f| look.afoot(*f));
    afoot.map(|f| look.t.ground().distance(at, look.friend(f).at)).min().unwrap_or(40)
}

/// Operators within reach of a search who are not known yet.
fn hidden(look: Look, u: Unit) -> u8 {
    let at = look.unit(u).at;
    let near = |f: &u8| look.afoot(*f) && look.t.ground().distance(at, look.friend(*f).at) <= 2;
    let unknown = |f: &u8| !look.friend(*f).is(mood::EXPOSED);
    Bits((1 << FRIENDS) - 1).filter(|f| near(f) && unknown(f)).count() as u8
}

/// What somebody can stand.
fn health(look: Look, n: u8) -> u8 {
    match prey_of(n) {
        crate::Prey::Friend(f) => look.friend(f).health,
        crate::Prey::Car(c) => look.car(c).health,
    }
}
