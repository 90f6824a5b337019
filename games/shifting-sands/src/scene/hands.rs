//! Hands and piles: each viewer sees what he may know of them.

use sandtable_core::{Card, Pile, Text};

use crate::look::Look;
use crate::pieces::{CardId, Lies, Side};

fn shown(look: Look, card: CardId) -> Card {
    Card::new(&look.t.card(card).key, card.index()).mark(look.s.card(card).seen, "seen")
}

/// The hands by seat: cards that the viewer knows, and backs for the rest.
pub fn hands(look: Look) -> Vec<Vec<Card>> {
    Side::BOTH
        .into_iter()
        .map(|side| {
            let mut hand: Vec<Card> = look.s.pile(side, Lies::Hand).map(|c| shown(look, c)).collect();
            let known = hand.len();
            let count = usize::from(look.s.piles[side as usize].hand);
            let letter = if side == Side::Axis { 'x' } else { 'a' };
            hand.extend((known..count).map(|i| Card::back(format!("{letter}-back-{i}"))));
            hand
        })
        .collect()
}

/// Draw piles, discard piles, cards beside the map and out of the game.
pub fn piles(look: Look) -> Vec<Pile> {
    let mut all = Vec::new();
    for side in Side::BOTH {
        let piles = look.s.piles[side as usize];
        // What the viewer knows, by number: a pile has no order.
        let known = |lies| -> Vec<Card> { look.s.pile(side, lies).map(|c| shown(look, c)).collect() };
        let mut add = |key: &str, name: &'static str, count: u16, cards: Vec<Card>| {
            all.push(Pile {
                key: format!("{}-{key}", side.word()),
                name: Text::new(name).with("side", side.seat()),
                seat: Some(side.seat().0),
                count,
                cards,
            });
        };
        add("deck", "pile-deck", piles.deck.into(), known(Lies::Deck));
        add("discard", "pile-discard", piles.discard.into(), known(Lies::Discard));
        let beside = known(Lies::Open);
        add("open", "pile-open", beside.len() as u16, beside);
        let gone = known(Lies::Gone);
        add("gone", "pile-gone", gone.len() as u16, gone);
    }
    all
}
