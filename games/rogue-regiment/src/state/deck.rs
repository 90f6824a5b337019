//! The event deck.

use super::NOBODY;
use crate::pieces::Special;

/// The event deck: the cards are drawn late, so none is known before.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Deck {
    /// Standard cards not yet drawn, by index.
    pub left: u64,
    /// Cards drawn from the first deck, special ones included, until no special one is left.
    pub drawn: u8,
    /// Special cards still in the deck, by place in the mission's list.
    pub specials: u8,
    /// The card in effect; none before the first.
    pub card: u8,
    /// The special card in effect, if it is one.
    pub special: Option<Special>,
    /// Special cards set aside for the first event phase of battle, as bits.
    pub aside: u8,
    /// The two cards of which the hunter chooses; [`NOBODY`] for none.
    pub hand: [u8; 2],
    /// Cards that he has put under the deck, in the order in which they come.
    pub under: [u8; 40],
    /// How many lie there.
    pub below: u8,
}

/// A card that its viewer does not know.
pub const HIDDEN_CARD: u8 = NOBODY - 1;

impl Deck {
    /// Standard cards that are left to draw.
    pub fn size(&self) -> u8 {
        let under = &self.under[..usize::from(self.below)];
        let known = |cards: &[u8]| cards.iter().filter(|c| **c < HIDDEN_CARD).count();
        // Cards that are not known are counted among the rest.
        (self.left.count_ones() as usize + known(under) + known(&self.hand)) as u8
    }

    /// Cards that lie on the deck: those in the hunter's hand do not, nor are special ones counted.
    pub fn lying(&self) -> u8 {
        self.size() - self.hand.iter().filter(|card| **card != NOBODY).count() as u8
    }

    /// Puts a card under the deck.
    pub const fn put_under(&mut self, card: u8) {
        self.under[self.below as usize] = card;
        self.below += 1;
    }

    /// Takes the first of the cards under the deck.
    pub fn take_under(&mut self) -> Option<u8> {
        let first = self.under[0];
        self.below = self.below.checked_sub(1)?;
        self.under.rotate_left(1);
        self.under[self.under.len() - 1] = NOBODY;
        Some(first)
    }
}
