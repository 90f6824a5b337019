//! The fuse of a Lewes bomb (item.lewes/2).

use sandtable_core::{Refusal, Text};

use super::{Offers, not_now};
use crate::action::Action;
use crate::look::Look;
use crate::play::Play;

const FUSE: Refusal = Refusal::new("item.lewes/2", "why-fuse");

/// The longest fuse: cards left in the deck, twenty at most (item.lewes/2).
fn longest(look: Look) -> u8 {
    let left = look.s.deck.size() + look.s.deck.specials.count_ones() as u8;
    let all = look.t.deck.count_ones() as u8;
    (if left == 0 { all } else { left }).min(look.t.limits.fuse)
}

pub fn candidates(look: Look, offer: Offers) {
    (1..=longest(look)).for_each(|n| offer(Action::Fuse(n)));
}

pub fn check(look: Look, a: Action) -> Result<(), Refusal> {
    match a {
        Action::Fuse(n) if (1..=longest(look)).contains(&n) => Ok(()),
        Action::Fuse(_) => Err(FUSE),
        _ => Err(not_now()),
    }
}

pub fn apply(play: &mut Play, a: Action) {
    let Action::Fuse(n) = a else { return };
    if let Some(bomb) = play.s.bombs.iter_mut().find(|b| b.fuse == 0) {
        bomb.fuse = n;
    }
    play.s.bombs.sort_unstable();
    play.pop();
    play.say("item.lewes/2", |_| Text::new("log-fuse").with("cards", n));
}
