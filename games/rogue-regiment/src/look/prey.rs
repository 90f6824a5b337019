//! Those whom the Axis may see.

use super::Look;
use crate::action::Friend;
use crate::ground::Square;
use crate::state::{FRIENDS, Fate, NOBODY, mood};

/// Somebody whom the Axis may see: a friend on foot or a vehicle of the operators.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Prey {
    /// On foot.
    Friend(Friend),
    /// A vehicle with somebody in it.
    Car(u8),
}

impl Look<'_> {
    /// Everybody whom the Axis might see.
    pub fn prey(self) -> impl Iterator<Item = Prey> {
        let friends = (0..FRIENDS as u8).filter(move |f| self.afoot(*f)).map(Prey::Friend);
        let cars = (0..self.s.cars.len() as u8)
            .filter(move |c| self.car(*c).here && self.car(*c).manned())
            .map(Prey::Car);
        friends.chain(cars)
    }

    /// Is somebody exposed? A vehicle is, if anybody in it is.
    pub fn exposed(self, prey: Prey) -> bool {
        match prey {
            Prey::Friend(f) => self.friend(f).is(mood::EXPOSED),
            Prey::Car(c) => self.riders(c).any(|f| self.friend(f).is(mood::EXPOSED)),
        }
    }

    /// Who sits in a vehicle.
    pub fn riders(self, c: u8) -> impl Iterator<Item = Friend> {
        self.car(c).seats.into_iter().filter(|f| *f != NOBODY)
    }

    /// The exposed on the map, on foot or in vehicles.
    pub fn quarry(self) -> impl Iterator<Item = Prey> {
        self.prey().filter(move |p| self.exposed(*p) && self.prey_on_map(*p))
    }

    /// Is somebody on the map, at least in part?
    pub fn prey_on_map(self, prey: Prey) -> bool {
        let g = self.t.ground();
        match prey {
            Prey::Friend(f) => g.on_map(self.friend(f).at),
            Prey::Car(c) => {
                self.car_token(c).places().any(|(col, row)| g.at(col, row).is_some_and(|sq| g.on_map(sq)))
            }
        }
    }

    /// The square of somebody that is nearest to another square.
    pub fn square_of(self, prey: Prey, near: Square) -> Square {
        match prey {
            Prey::Friend(f) => self.friend(f).at,
            Prey::Car(c) => {
                let (col, row) = self.t.ground().place(near);
                let token = self.car_token(c);
                let place = (col.clamp(token.left, token.right), row.clamp(token.top, token.bottom));
                self.t.ground().at(place.0, place.1).unwrap_or(near)
            }
        }
    }

    /// Is an operator (not a Resistance unit) exposed on the map, on foot or riding (alarm.op/4, resist.alarm/1)?
    pub fn somebody_exposed(self) -> bool {
        (0..self.t.operators()).any(|f| self.friend(f).is(mood::EXPOSED) && self.operator_on_map(f))
    }

    /// Is an operator on the map, on foot or riding?
    pub fn operator_on_map(self, f: Friend) -> bool {
        match self.friend(f).fate {
            Fate::Here => self.t.ground().on_map(self.friend(f).at),
            Fate::Aboard(c) => self.prey_on_map(Prey::Car(c)),
            _ => false,
        }
    }
}
