//! What only the hunter knows: the cards in his hand and those under the deck. To all others they are among the rest.

use sandtable_core::{Chance, Viewer};

use crate::squares::Bits;
use crate::state::{HIDDEN_CARD, State};
use crate::steps::hunter;
use crate::theatre::Theatre;

/// Blanks what a viewer may not know.
pub fn veil(t: &Theatre, s: &mut State, viewer: Viewer) {
    if !t.hunter || hunter(t).meets(viewer.0) {
        return;
    }
    let deck = &mut s.deck;
    let under = usize::from(deck.below);
    for card in deck.hand.iter_mut().chain(&mut deck.under[..under]) {
        if *card < HIDDEN_CARD {
            deck.left |= 1 << *card;
            *card = HIDDEN_CARD;
        }
    }
}

/// Fills the blanks at random.
pub fn imagine(s: &mut State, chance: &mut Chance) {
    let deck = &mut s.deck;
    let under = usize::from(deck.below);
    for card in deck.hand.iter_mut().chain(&mut deck.under[..under]) {
        if *card == HIDDEN_CARD {
            let n = chance.below(deck.left.count_ones().max(1) as u16);
            let drawn = Bits(deck.left).nth(usize::from(n)).unwrap_or(0);
            deck.left &= !(1 << drawn);
            *card = drawn;
        }
    }
}
