//! One effort: the place of the enemy's to which a side turns its troops and its supply first.

use crate::action::Hex;
use crate::look::Look;
use crate::pieces::Side;

/// How far from it troops count as standing before it.
const BEFORE: u16 = 12;
/// How much more it draws troops than other places do.
const DRAWS: f32 = 1.4;
/// What a token costs those who stand before it, and those elsewhere.
const PRICES: [f32; 2] = [0.8, 1.2];

/// The effort of a side: worth much, near, and with more strength before it than the enemy has there.
pub struct Effort(Option<Hex>);

impl Effort {
    /// Chosen among the places that the enemy holds, by what each is worth, for the stacks of a side and of its enemy; none
    /// for a side that has to win everywhere.
    pub fn new(look: Look, side: Side, worth: impl Fn(Hex) -> f32, stacks: [&[(Hex, f32)]; 2]) -> Effort {
        let before = |goal: Hex, stacks: &[(Hex, f32)]| -> f32 {
            let near = stacks.iter().map(|(at, strength)| (look.t.distance(*at, goal), strength));
            near.filter(|(far, _)| *far <= BEFORE)
                .map(|(far, strength)| strength / (2.0 + f32::from(far)))
                .sum()
        };
        let promise = |goal: Hex| {
            let [own, enemy] = stacks.map(|stacks| before(goal, stacks));
            worth(goal) * own * own / (own + enemy).max(1.0)
        };
        let goals = (0..).zip(&look.t.places).filter(|(i, place)| place.vp > 0 && look.owner(*i) != side);
        let goals = goals.map(|(_, place)| (place.hex, promise(place.hex))).filter(|(_, good)| *good > 0.0);
        let best = goals.max_by(|a, b| a.1.total_cmp(&b.1)).map(|(goal, _)| goal);
        Effort(best.filter(|_| look.t.sides[side as usize].effort))
    }

    /// How much more a place draws.
    pub fn draws(&self, place: Hex) -> f32 {
        if self.0 == Some(place) { DRAWS } else { 1.0 }
    }

    /// How dear a token is to those in a hex.
    pub fn price(&self, look: Look, at: Hex) -> f32 {
        match self.0 {
            Some(goal) if look.t.distance(goal, at) <= BEFORE => PRICES[0],
            Some(_) => PRICES[1],
            None => 1.0,
        }
    }
}
