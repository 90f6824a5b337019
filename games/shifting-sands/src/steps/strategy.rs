//! The strategy card phase (5.1, 7.7): new cards, a card of choice, discards, draws.

use sandtable_core::{Refusal, Text};

use super::{Offers, Step, not_now, turn::winter};
use crate::action::Action;
use crate::cards::sets;
use crate::look::Look;
use crate::pieces::{CardId, Event, Lies, Side};
use crate::play::{Play, card_value};
use crate::state::CARDS;

const NOT_OFFERED: Refusal = Refusal::new("7.74/1", "why-not-offered");
const NOT_IN_HAND: Refusal = Refusal::new("5.11/1", "why-not-in-hand");

/// 7.71, 7.72: the cards of the year join the draw pile in winter.
pub fn new_year(play: &mut Play, side: Side) {
    if !winter(play.look()) {
        return;
    }
    let year = play.t.turn(play.s.turn).year;
    for number in 1..=CARDS {
        let card = CardId { side, number };
        if play.s.card(card).lies == Lies::Later && play.t.card(card).year <= year {
            play.lay(card, Lies::Deck, false);
        }
    }
}

/// Is any card on offer, so that nobody but its owner knows which was taken (19.41)?
pub fn free_choice(look: Look, side: Side) -> bool {
    side == Side::Axis && look.t.options.axis_choice && !first_deal(look)
}

/// Are the first hands dealt now (18.3)?
fn first_deal(look: Look) -> bool {
    look.t.dealt && look.s.turn == look.t.first_turn
}

/// May a side take this card into its hand now?
///
/// # Errors
/// The rule that does not offer it.
fn check_pick(look: Look, side: Side, card: CardId) -> Result<(), Refusal> {
    if card.side != side
        || !(1..=CARDS).contains(&card.number)
        || !matches!(look.s.card(card).lies, Lies::Deck | Lies::Discard)
    {
        return Err(NOT_OFFERED);
    }
    let barbarossa = side == Side::Allied && look.t.options.barbarossa && sets(look, card, Event::Barbarossa);
    if first_deal(look) {
        let choice = look.t.start[side as usize].choice == Some(card.number);
        let rule = if side == Side::Axis { "18.3/4" } else { "18.3/5" };
        return if choice || barbarossa { Ok(()) } else { Err(Refusal::new(rule, "why-not-offered")) };
    }
    let year = look.t.turn(look.s.turn).year;
    let named = match year {
        1941 => Some((Event::Rommel, "7.74/1")),
        1942 => Some((Event::SiegeOfMalta, "7.74/2")),
        _ => None,
    };
    match (side, named) {
        _ if !winter(look) => Err(NOT_OFFERED),
        (Side::Axis, Some(_)) if look.t.options.axis_choice => Ok(()),
        (Side::Axis, Some((event, rule))) => {
            if sets(look, card, event) {
                Ok(())
            } else {
                Err(Refusal::new(rule, "why-not-offered"))
            }
        }
        (Side::Allied, _) if barbarossa && year == 1941 => Ok(()),
        (Side::Allied, _) => Err(Refusal::new("19.42/1", "why-not-offered")),
        (Side::Axis, None) => Err(NOT_OFFERED),
    }
}

pub fn candidates(look: Look, step: Step, offer: Offers) {
    match step {
        Step::Pick(side) => {
            look.s
                .pile(side, Lies::Deck)
                .chain(look.s.pile(side, Lies::Discard))
                .for_each(|c| offer(Action::Pick(c)));
        }
        Step::Discard(side) => look.s.pile(side, Lies::Hand).for_each(|c| offer(Action::Discard(c))),
        _ => {}
    }
    offer(Action::Done);
}

pub fn check(look: Look, step: Step, a: Action) -> Result<(), Refusal> {
    match (step, a) {
        (Step::Pick(side), Action::Pick(card)) => check_pick(look, side, card),
        (Step::Discard(side), Action::Discard(card)) => {
            let mine = card.side == side && (1..=CARDS).contains(&card.number);
            if mine && look.s.card(card).lies == Lies::Hand { Ok(()) } else { Err(NOT_IN_HAND) }
        }
        (_, Action::Done) => Ok(()),
        _ => Err(not_now(look, a)),
    }
}

pub fn apply(play: &mut Play, a: Action) {
    match a {
        Action::Pick(card) => {
            let secret = free_choice(play.look(), card.side);
            play.lay(card, Lies::Hand, !secret);
            let rule = if secret { "19.41/1" } else { "7.74/1" };
            if secret {
                play.tell(card.side, rule, || Text::new("log-picked").with("card", card_value(card)));
            } else {
                play.say(rule, || Text::new("log-picked").with("card", card_value(card)));
            }
            // 18.3/5, 19.42/2: in the scenario Barbarossa comes besides the card of choice.
            if !first_deal(play.look()) {
                play.pop();
            }
        }
        Action::Discard(card) => {
            play.lay(card, Lies::Discard, false);
            // Nobody else can tell any longer what of the hand he knew is left in it.
            for known in &mut play.s.cards[card.side as usize] {
                if known.lies == Lies::Hand {
                    (known.open, known.seen) = (false, false);
                }
            }
            play.tell(card.side, "5.11/2", || Text::new("log-discarded").with("card", card_value(card)));
        }
        _ => play.pop(),
    }
}

/// Nobody is asked where nothing can be taken or discarded.
pub fn run(play: &mut Play, step: Step) -> bool {
    let look = play.look();
    let open = match step {
        Step::Pick(side) => super::any_choice(look, side, step),
        // Cards left from the previous turn, not the one just taken.
        Step::Discard(side) => look.s.turn != look.t.first_turn && look.s.piles[side as usize].hand > 0,
        _ => false,
    };
    if !open {
        play.pop();
    }
    !open
}

/// 5.12: up to the hand of the year.
pub fn draw(play: &mut Play, side: Side) {
    let hand = play.t.turn(play.s.turn).hand;
    let mut drawn = 0;
    while play.s.piles[side as usize].hand < hand && play.draw(side) {
        drawn += 1;
    }
    play.say("5.12", || Text::new("log-draws").with("side", side.seat()).with("count", drawn as u8));
}
