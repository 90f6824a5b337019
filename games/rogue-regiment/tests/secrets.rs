//! What the hunter holds, and what he has put under the deck, stays his secret.

use std::sync::Arc;

use rogue_regiment::{Mission, RogueRegiment, State};
use sandtable_core::kit::secrets;
use sandtable_core::{Chance, Game, Options, Seat, Viewer};

fn hunted() -> Mission {
    let game = RogueRegiment::open(&RogueRegiment::built_in()).unwrap_or_else(|e| panic!("{e}"));
    let options: Options = [("hunter".to_string(), "yes".to_string())].into();
    game.prepare("basic-training", &options).expect("the mission is there")
}

/// A card that the operators have not seen changes places with one of the deck.
fn exchange(rules: &Mission, s: &mut State, viewer: Viewer, chance: &mut Chance) -> bool {
    if viewer.0.has(Seat(rules.theatre().operators())) || s.deck.left == 0 {
        return false;
    }
    let below = usize::from(s.deck.below);
    let n = chance.below(s.deck.left.count_ones() as u16);
    let other = (0..64).filter(|card| s.deck.left >> card & 1 == 1).nth(usize::from(n));
    let known = rules.theatre().cards.len() as u8;
    let hidden = s.deck.hand.iter_mut().chain(&mut s.deck.under[..below]).find(|card| **card < known);
    match (hidden, other) {
        (Some(card), Some(other)) => {
            s.deck.left = s.deck.left & !(1 << other) | 1 << *card;
            *card = other;
            true
        }
        _ => false,
    }
}

#[test]
fn nobody_notices_what_lies_under_the_deck() {
    let swaps = secrets(&Arc::new(hunted()), 3, exchange);
    assert!(swaps > 20, "{swaps} swaps");
}
