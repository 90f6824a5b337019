//! The event cards: what is printed on them, and the pile.

use sandtable_core::{Card, CardKind, Pile, Text};

use crate::data::Event;
use crate::look::Look;
use crate::pieces::{Colour, Special};
use crate::state::{HIDDEN_CARD, NOBODY};
use crate::theatre::Theatre;

/// The printed cards: those of the set, then the special ones.
pub fn kinds(t: &Theatre) -> Vec<CardKind> {
    let set = t.cards.iter().map(|card| {
        let mut kind = CardKind::new(card.key.clone(), "card-event", "german");
        for (half, events) in [("half-stealth", &card.stealth), ("half-battle", &card.battle)] {
            kind = kind.line(half, None);
            if events.is_empty() {
                kind = kind.line("event-nothing", None);
            }
            kind = events.iter().fold(kind, |kind, event| kind.line(words(*event), Some(rule(*event))));
        }
        kind
    });
    let special = |s: Special| {
        CardKind::new(s.word(), format!("card-{}", s.word()), "axis")
            .line(format!("special-{}", s.word()), Some("event.special/1"))
    };
    set.chain(Special::ALL.into_iter().map(special)).collect()
}

fn rule(event: Event) -> &'static str {
    match event {
        Event::Sentries(..) => "event.sentry/1",
        Event::Patrols(..) => "event.patrol/1",
        Event::Spawn(..) => "event.spawn/1",
        Event::Alarm => "event.alarm/1",
        Event::Smoke => "event.smoke/1",
        Event::Sweep(..) => "event.sweep/1",
    }
}

/// The message of an event.
fn words(event: Event) -> String {
    let way = |clockwise: bool| if clockwise { "right" } else { "left" };
    match event {
        Event::Sentries(colour, clockwise, twice) => {
            let often = if twice { "-twice" } else { "" };
            format!("event-sentries-{}-{}{often}", colour.word(), way(clockwise))
        }
        Event::Patrols(colour, clockwise) => format!("event-patrols-{}-{}", colour.word(), way(clockwise)),
        Event::Spawn(colour, count) => spawn(colour, count),
        Event::Alarm => "event-alarm".into(),
        Event::Smoke => "event-smoke".into(),
        Event::Sweep(colour, clockwise) => format!("event-sweep-{}-{}", colour.word(), way(clockwise)),
    }
}

fn spawn(colour: Colour, count: u8) -> String {
    match count {
        1..=3 => format!("event-spawn-{}-{count}", colour.word()),
        _ => format!("event-spawn-{}", colour.word()),
    }
}

/// The event deck with the card in effect on top.
pub fn pile(look: Look) -> Option<Pile> {
    let deck = &look.s.deck;
    let left = u16::from(deck.lying()) + deck.specials.count_ones() as u16;
    let kind = match deck.special {
        Some(special) => Some((look.t.cards.len() + special as usize) as u16),
        None => (usize::from(deck.card) < look.t.cards.len()).then_some(u16::from(deck.card)),
    };
    let open: Vec<Card> = kind.map(|kind| Card::new(format!("event-{kind}"), kind)).into_iter().collect();
    let count = left + open.len() as u16;
    Some(Pile { key: "events".into(), name: Text::new("pile-events"), seat: None, count, cards: open })
}

/// The hands by seat: the hunter's two cards, face up for him alone (hunter.cards/1).
pub fn hands(look: Look) -> Vec<Vec<Card>> {
    if !look.t.hunter {
        return Vec::new();
    }
    let held = look.s.deck.hand.iter().enumerate().filter(|(_, card)| **card != NOBODY);
    let card = |(i, card): (usize, &u8)| match *card {
        HIDDEN_CARD => Card::back(format!("hunter-{i}")),
        known => Card::new(look.t.cards[usize::from(known)].key.clone(), known.into()),
    };
    let mut hands = vec![Vec::new(); usize::from(look.t.operators())];
    hands.push(held.map(card).collect());
    hands
}
