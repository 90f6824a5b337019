//! Combat cards are played: first by the attacker, then by the defender (11.25).

use sandtable_core::{Refusal, Text};

use super::{Offers, not_now};
use crate::action::Action;
use crate::cards::{Force, barred, check_combat};
use crate::look::Look;
use crate::pieces::{Lies, Side};
use crate::play::{Play, card_value};

fn force(look: Look, side: Side) -> Force {
    if side == look.s.acting { Force::Attacker } else { Force::Defender }
}

pub fn candidates(look: Look, side: Side, offer: Offers) {
    for lies in [Lies::Hand, Lies::Open] {
        look.s
            .pile(side, lies)
            .filter(|c| look.t.card(*c).combat.is_some())
            .for_each(|c| offer(Action::Combat(c)));
    }
    offer(Action::Done);
}

pub fn check(look: Look, side: Side, a: Action) -> Result<(), Refusal> {
    match a {
        Action::Combat(card) => check_combat(look, force(look, side), card),
        Action::Done => Ok(()),
        _ => Err(not_now(look, a)),
    }
}

pub fn apply(play: &mut Play, a: Action) {
    let Action::Combat(card) = a else { return play.pop() };
    play.s.battle.cards[card.side as usize] |= 1 << card.number;
    play.log.reveal();
    // It lies beside the map till the battle is decided; all see it.
    play.lay(card, Lies::Open, true);
    if let Some(event) = play.t.card(card).combat.as_ref().and_then(|c| c.marks) {
        play.s.events.set(event, true);
    }
    play.say("11.25/1", || {
        Text::new("log-combat-card").with("side", card.side.seat()).with("card", card_value(card))
    });
}

/// Nobody is asked who, as all can see, could play nothing. (Who holds a card is asked, whatever it is.)
pub fn run(play: &mut Play, side: Side) -> bool {
    let look = play.look();
    let force = force(look, side);
    let began = look.s.battle.cards[side as usize] != 0;
    let open = || look.s.pile(side, Lies::Open).any(|c| check_combat(look, force, c).is_ok());
    let idle = look.s.piles[side as usize].hand == 0 && !began && !open() || barred(look, force).is_some();
    if idle {
        play.pop();
    }
    idle
}
