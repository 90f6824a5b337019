//! Event cards and decks.

use std::collections::BTreeMap;

use sandtable_core::{Named, Review};

use super::{EVENTS, EventsFile, Word, sourced};
use crate::pieces::Colour;

/// What half a card says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// Sentries turn: colour, clockwise, twice.
    Sentries(Colour, bool, bool),
    /// Patrols turn: colour, clockwise.
    Patrols(Colour, bool),
    /// SMG infantry arrives: colour, how many.
    Spawn(Colour, u8),
    /// The stealth marker advances.
    Alarm,
    /// Somebody smokes.
    Smoke,
    /// Sentries sweep: colour, clockwise.
    Sweep(Colour, bool),
}

/// An event card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Card {
    /// Its key.
    pub key: String,
    /// The stealth half.
    pub stealth: Vec<Event>,
    /// The battle half.
    pub battle: Vec<Event>,
}

/// Most cards that a set may have.
pub const CARDS: usize = 64;

fn event(text: &str) -> Option<Event> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let right = |word: &str| match word {
        "right" => Some(true),
        "left" => Some(false),
        _ => None,
    };
    Some(match words[..] {
        ["sentries", colour, way] => Event::Sentries(Colour::named(colour).ok()?, right(way)?, false),
        ["sentries", colour, way, "twice"] => Event::Sentries(Colour::named(colour).ok()?, right(way)?, true),
        ["patrols", colour, way] => Event::Patrols(Colour::named(colour).ok()?, right(way)?),
        ["spawn", colour, count] => Event::Spawn(Colour::named(colour).ok()?, count.parse().ok()?),
        ["sweep", colour, way] => Event::Sweep(Colour::named(colour).ok()?, right(way)?),
        ["alarm"] => Event::Alarm,
        ["smoke"] => Event::Smoke,
        _ => return None,
    })
}

fn half(review: &mut Review, words: &[Word], battle: bool) -> Vec<Event> {
    let mut events = Vec::new();
    for word in words {
        match event(word.get_ref()) {
            Some(event) => {
                let fits = match event {
                    Event::Spawn(..) => true,
                    Event::Sweep(..) => battle,
                    _ => !battle,
                };
                if !fits {
                    let message = format!("'{}' belongs to the other half of a card", word.get_ref());
                    review.fault_at(EVENTS, word, message);
                }
                events.push(event);
            }
            None => review.fault_at(EVENTS, word, format!("'{}' is no event", word.get_ref())),
        }
    }
    events
}

/// Reads cards and decks.
pub fn read(review: &mut Review, file: &EventsFile) -> (Vec<Card>, BTreeMap<String, Vec<u8>>) {
    sourced(review, EVENTS, &file.source);
    let mut cards: Vec<Card> = Vec::new();
    for entry in &file.card {
        let key = entry.key.get_ref().clone();
        if cards.iter().any(|c| c.key == key) {
            review.fault_at(EVENTS, &entry.key, format!("card '{key}' is there twice"));
        }
        let (stealth, battle) = (half(review, &entry.stealth, false), half(review, &entry.battle, true));
        cards.push(Card { key, stealth, battle });
    }
    if cards.len() > CARDS {
        review.fault(EVENTS, format!("{} cards; at most {CARDS} fit", cards.len()));
    }
    let mut decks = BTreeMap::new();
    for (name, words) in &file.deck {
        let mut deck = Vec::new();
        for word in words.get_ref().split_whitespace() {
            let (first, last) = word.split_once('-').unwrap_or((word, word));
            let index = |key: &str| cards.iter().position(|c| c.key == key);
            match (index(first), index(last)) {
                (Some(first), Some(last)) if first <= last => deck.extend((first..=last).map(|i| i as u8)),
                _ => review.fault_at(EVENTS, words, format!("'{word}' names no cards")),
            }
        }
        if deck.is_empty() {
            review.fault_at(EVENTS, words, format!("deck '{name}' is empty"));
        }
        decks.insert(name.clone(), deck);
    }
    (cards, decks)
}
