//! Hands and piles: each viewer sees what he may know of them. Whoever sits at both seats sees with the eyes of the side
//! that is asked.

use sandtable_core::{Card, Pile, Seats, Text, Viewer};

use crate::look::Look;
use crate::pieces::{CardId, Lies, Side};
use crate::state::CARDS;

/// Who looks at the cards.
#[derive(Clone, Copy)]
pub struct Eyes<'a> {
    look: Look<'a>,
    /// Does he know the cards of each side as its owner does?
    owns: [bool; 2],
}

impl<'a> Eyes<'a> {
    /// The eyes of a viewer while some seats are asked.
    pub fn new(look: Look<'a>, viewer: Viewer, asked: Seats) -> Eyes<'a> {
        let both = Side::BOTH.into_iter().all(|side| viewer.0.has(side.seat()));
        let open =
            |side: Side| viewer.0.has(side.seat()) && (!both || asked.is_empty() || asked.has(side.seat()));
        Eyes { look, owns: Side::BOTH.map(open) }
    }

    /// Where a card lies, as far as he knows.
    fn lies(self, card: CardId) -> Lies {
        let it = self.look.s.card(card);
        let secret = matches!(it.lies, Lies::Deck | Lies::Hand | Lies::Discard) && !it.open && !it.seen;
        if secret && !self.owns[card.side as usize] { Lies::Veiled } else { it.lies }
    }

    /// The cards of a side that he knows to lie somewhere, by number: a pile has no order.
    fn known(self, side: Side, lies: Lies) -> Vec<Card> {
        let cards = (1..=CARDS).map(|number| CardId { side, number }).filter(|card| self.lies(*card) == lies);
        cards.map(|card| self.shown(card)).collect()
    }

    /// A card face up. One of the enemy that was looked at stays marked (11.73/3).
    fn shown(self, card: CardId) -> Card {
        let it = self.look.s.card(card);
        let seen = it.seen && !self.owns[card.side as usize];
        Card::new(&self.look.t.card(card).key, card.index()).mark(seen, "seen")
    }
}

/// The hands by seat: cards that the viewer knows, and backs for the rest.
pub fn hands(eyes: Eyes) -> Vec<Vec<Card>> {
    let hand = |side: Side| {
        let mut hand = eyes.known(side, Lies::Hand);
        let count = usize::from(eyes.look.s.piles[side as usize].hand);
        let backs = hand.len()..count;
        hand.extend(backs.map(|i| Card::back(format!("{}-back-{i}", side.word()))));
        hand
    };
    Side::BOTH.into_iter().map(hand).collect()
}

/// Draw piles, discard piles, cards beside the map, out of the game, still to come; and, of a deck that he does not know,
/// what may lie in the draw pile, the hand or face down among the discards.
pub fn piles(eyes: Eyes) -> Vec<Pile> {
    let mut all = Vec::new();
    for side in Side::BOTH {
        let piles = eyes.look.s.piles[side as usize];
        let mut add = |key: &str, name: &'static str, count: Option<u8>, lies| {
            let cards = eyes.known(side, lies);
            let count = count.map_or(cards.len() as u16, u16::from);
            if count > 0 {
                let name = Text::new(name).with("side", side.seat());
                let key = format!("{}-{key}", side.word());
                all.push(Pile { key, name, seat: Some(side.seat().0), count, cards });
            }
        };
        add("deck", "pile-deck", Some(piles.deck), Lies::Deck);
        add("discard", "pile-discard", Some(piles.discard), Lies::Discard);
        add("open", "pile-open", None, Lies::Open);
        add("unseen", "pile-unseen", None, Lies::Veiled);
        add("later", "pile-later", None, Lies::Later);
        add("gone", "pile-gone", None, Lies::Gone);
    }
    all
}
