//! The choice of an action: a card for one of four uses, or the automatic operation (6.12, 7.12).

use sandtable_core::{Refusal, Text, Value};

use super::{Offers, OpStage, Step, not_now};
use crate::action::Action;
use crate::cards;
use crate::look::Look;
use crate::pieces::{Ban, CardId, Event, Lies, Passing, Record, Side, Use};
use crate::play::{Play, card_value};
use crate::state::CARDS;

const NOT_IN_HAND: Refusal = Refusal::new("7.1", "why-not-in-hand");
const RD_TWICE: Refusal = Refusal::new("7.33/1", "why-twice");
const RP_TWICE: Refusal = Refusal::new("7.43/1", "why-twice");
const UNSUPPORTED: Refusal = Refusal::new("10.322", "why-no-air-support");

/// Points of an operation without a card (6.12/3).
const AUTOMATIC: u8 = 1;

pub fn candidates(look: Look, side: Side, offer: Offers) {
    for card in look.s.pile(side, Lies::Hand) {
        for used in Use::ALL {
            offer(Action::Play(card, used));
        }
    }
    offer(Action::Automatic);
}

pub fn check(look: Look, side: Side, a: Action) -> Result<(), Refusal> {
    let Action::Play(card, used) = a else {
        return if a == Action::Automatic { Ok(()) } else { Err(not_now(look, a)) };
    };
    let known = card.side == side && (1..=CARDS).contains(&card.number);
    if !known || look.s.card(card).lies != Lies::Hand {
        return Err(NOT_IN_HAND);
    }
    let last = look.s.last[side as usize];
    match used {
        Use::Ops => Ok(()),
        Use::Rd if last == Some(Use::Rd) => Err(RD_TWICE),
        Use::Rd => Ok(()),
        Use::Rp if last == Some(Use::Rp) => Err(RP_TWICE),
        Use::Rp if side == Side::Axis => banned(look),
        Use::Rp => Ok(()),
        Use::Supported if !is_herkules(look, card) => Err(UNSUPPORTED),
        Use::Event | Use::Supported => cards::check(look, card, used == Use::Supported),
    }
}

fn is_herkules(look: Look, card: CardId) -> bool {
    look.t.card(card).event.iter().any(|e| matches!(e, crate::data::Effect::Herkules))
}

/// 7.44: may the Axis play cards for replacement points?
fn banned(look: Look) -> Result<(), Refusal> {
    let rule = match look.s.bans.iter().next() {
        Some(Ban::Greece) => "7.44/1",
        Some(Ban::Barbarossa) => "7.44/4",
        Some(Ban::Spitfires) => "7.44/7",
        Some(Ban::MaltaVictorious) => "7.44/10",
        None if look.now(Passing::Convoys) => "cards.a22",
        None => return Ok(()),
    };
    Err(Refusal::new(rule, "why-rp-banned"))
}

pub fn apply(play: &mut Play, a: Action) {
    let side = play.s.acting;
    play.pop();
    let Action::Play(card, used) = a else {
        play.s.last[side as usize] = None;
        play.s.deed.points = AUTOMATIC;
        play.say("6.12/3", || Text::new("log-automatic").with("side", side.seat()));
        play.push(Step::Operation(OpStage::Activate));
        return;
    };
    let spec = play.t.card(card);
    let event = matches!(used, Use::Event | Use::Supported);
    // 7.12/3, 7.52: all have seen the card; it lies in the discard pile, or is out of the game.
    play.lay(card, if event && spec.star { Lies::Gone } else { Lies::Discard }, true);
    play.log.reveal();
    play.s.deed.card = Some(card);
    play.s.deed.used = Some(used);
    play.s.last[side as usize] = matches!(used, Use::Rd | Use::Rp).then_some(used);
    play.say("7.12/1", || {
        Text::new("log-played")
            .with("side", side.seat())
            .with("card", card_value(card))
            .with("use", Value::Term(use_term(used)))
    });
    match used {
        Use::Ops => {
            play.s.deed.points = spec.ops;
            play.push(Step::Operation(OpStage::Activate));
        }
        Use::Rd => {
            play.s.deed.points = spec.ops;
            play.push(Step::Excess(side));
            play.push(Step::Redeploy);
        }
        Use::Rp => record(play, card),
        Use::Event | Use::Supported => play.push(Step::Event { next: 0 }),
    }
}

/// 7.41: the points of the card are recorded, with those of Massawa (7.415) and Torch (7.416).
fn record(play: &mut Play, card: CardId) {
    let spec = play.t.card(card);
    for (record, points) in Record::ALL.into_iter().zip(spec.points) {
        play.s.points[record as usize] += points * 2;
    }
    if card.side == Side::Allied {
        if play.look().controls(Side::Allied, play.t.at.massawa) {
            play.s.points[Record::Br as usize] += 2;
        }
        if play.s.events.has(Event::Torch) {
            play.s.points[Record::Us as usize] += play.t.limits.torch_us_points * 2;
        }
    }
    play.say("7.41", || Text::new("log-recorded").with("card", card_value(card)));
}

/// The message of a use.
pub const fn use_term(used: Use) -> &'static str {
    match used {
        Use::Ops => "use-ops",
        Use::Rd => "use-rd",
        Use::Rp => "use-rp",
        Use::Event => "use-event",
        Use::Supported => "use-supported",
    }
}
