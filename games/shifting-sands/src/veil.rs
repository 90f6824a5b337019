//! Who may know which cards: hands, draw piles and what was discarded face down (5.11, 7.12, 11.73).

use sandtable_core::{Chance, Seen, Viewer};

use crate::DesertWar;
use crate::pieces::{CardId, Lies, Side};
use crate::state::{CARDS, Card, State};

/// Blanks what a viewer may not know.
pub fn veil(s: &mut State, viewer: Viewer) {
    for side in Side::BOTH {
        let (owner, other) = (viewer.0.has(side.seat()), viewer.0.has(side.other().seat()));
        for card in &mut s.cards[side as usize][1..] {
            let hidden = matches!(card.lies, Lies::Deck | Lies::Hand | Lies::Discard) && !card.open;
            let shown = other && card.seen;
            if hidden && !owner && !shown {
                card.lies = Lies::Veiled;
            }
            // 11.73/3: its owner does not learn which of his cards were seen.
            card.seen &= other;
        }
    }
}

/// Fills the blanks: of the cards that may lie anywhere, so many are in hand, so many in the piles.
pub fn imagine(seen: &Seen<DesertWar>, chance: &mut Chance) -> State {
    let mut s = seen.state().clone();
    for side in Side::BOTH {
        let known = |lies| s.pile(side, lies).count() as u8;
        let piles = s.piles[side as usize];
        let (hand, discard) = (known(Lies::Hand), known(Lies::Discard));
        let wants = [(Lies::Hand, piles.hand - hand), (Lies::Discard, piles.discard - discard)];
        for (lies, count) in wants {
            for _ in 0..count {
                let blank = s.pile(side, Lies::Veiled).count() as u16;
                if blank == 0 {
                    break;
                }
                let i = chance.below(blank);
                let card = s.pile(side, Lies::Veiled).nth(i.into());
                if let Some(card) = card {
                    put(&mut s, card, lies);
                }
            }
        }
        for number in 1..=CARDS {
            let card = CardId { side, number };
            if s.card(card).lies == Lies::Veiled {
                put(&mut s, card, Lies::Deck);
            }
        }
    }
    s
}

fn put(s: &mut State, card: CardId, lies: Lies) {
    s.cards[card.side as usize][usize::from(card.number)] = Card { lies, open: false, seen: false };
}
