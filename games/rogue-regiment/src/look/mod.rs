//! Questions to a position.

mod cells;
mod eyes;
mod prey;

use crate::action::{Friend, Unit};
use crate::ground::{Pass, Square};
use crate::pieces::{AxisKind, Role, Weapon};
use crate::sight::Sight;
use crate::squares::Bits;
use crate::state::{Axis, Car, FRIENDS, Fate, INFANTRY, Op, State, UNITS, flag};
use crate::theatre::{Theatre, Token};

pub use cells::cells;
pub use eyes::corner;
pub use prey::Prey;

/// A position with what never changes.
#[derive(Clone, Copy)]
pub struct Look<'a> {
    /// What never changes.
    pub t: &'a Theatre,
    /// The position.
    pub s: &'a State,
}

impl<'a> Look<'a> {
    /// An Axis unit.
    pub fn unit(self, id: Unit) -> &'a Axis {
        &self.s.units[usize::from(id)]
    }

    /// A friend.
    pub fn friend(self, id: Friend) -> &'a Op {
        &self.s.friends[usize::from(id)]
    }

    /// A vehicle of the operators.
    pub fn car(self, id: u8) -> &'a Car {
        &self.s.cars[usize::from(id)]
    }

    /// Sight over the position.
    pub fn sight(self) -> Sight<'a> {
        Sight { ground: self.t.ground(), cells: &self.s.cells.0 }
    }

    /// The Axis units in play that fit.
    pub fn units(self, fits: impl Fn(&Axis) -> bool) -> u64 {
        let mut set = 0;
        for (i, unit) in self.s.units.iter().enumerate() {
            if unit.has(flag::HERE) && fits(unit) {
                set |= 1 << i;
            }
        }
        set
    }

    /// Is a unit a vehicle?
    pub const fn is_vehicle(id: Unit) -> bool {
        (id as usize) >= INFANTRY
    }

    /// The token of an Axis vehicle.
    pub fn token(self, id: Unit) -> Token {
        let unit = self.unit(id);
        Token::of(unit.col, unit.row, unit.face, self.t.axis(unit.kind).length)
    }

    /// The token of a vehicle of the operators.
    pub fn car_token(self, id: u8) -> Token {
        let car = self.car(id);
        Token::of(car.col, car.row, car.face, self.t.car(car.kind).length)
    }

    /// Is a unit on the map, at least in part?
    pub fn on_map(self, id: Unit) -> bool {
        let unit = self.unit(id);
        if !unit.has(flag::HERE) || unit.has(flag::OFF) {
            return false;
        }
        if Self::is_vehicle(id) {
            let g = self.t.ground();
            self.token(id)
                .places()
                .any(|(col, row)| col >= 0 && row >= 0 && col < g.cols as i8 && row < g.rows as i8)
        } else {
            self.t.ground().on_map(unit.at)
        }
    }

    /// The units on the map.
    pub fn present(self) -> u64 {
        let mut set = 0;
        for id in Bits(self.units(|u| !u.has(flag::OFF))) {
            if self.on_map(id) {
                set |= 1 << id;
            }
        }
        set
    }

    /// How far a unit is from a square.
    pub fn distance(self, id: Unit, at: Square) -> u8 {
        if Self::is_vehicle(id) {
            self.token(id).distance(self.t.ground().place(at))
        } else {
            self.t.ground().distance(self.unit(id).at, at)
        }
    }

    /// How far two units are apart.
    pub fn apart(self, a: Unit, b: Unit) -> u8 {
        match (Self::is_vehicle(a), Self::is_vehicle(b)) {
            (true, true) => self.token(a).apart(&self.token(b)),
            (false, _) => self.distance(b, self.unit(a).at),
            (true, false) => self.distance(a, self.unit(b).at),
        }
    }

    /// How far a unit is from somebody.
    pub fn distance_to(self, id: Unit, prey: Prey) -> u8 {
        match prey {
            Prey::Friend(f) => self.distance(id, self.friend(f).at),
            Prey::Car(c) => {
                let token = self.car_token(c);
                if Self::is_vehicle(id) {
                    self.token(id).apart(&token)
                } else {
                    token.distance(self.t.ground().place(self.unit(id).at))
                }
            }
        }
    }

    /// The square of a unit that is nearest to another square.
    pub fn square_near(self, id: Unit, near: Square) -> Square {
        if !Self::is_vehicle(id) {
            return self.unit(id).at;
        }
        let (col, row) = self.t.ground().place(near);
        let token = self.token(id);
        let place = (col.clamp(token.left, token.right), row.clamp(token.top, token.bottom));
        self.t.ground().at(place.0, place.1).unwrap_or(near)
    }

    /// The order in which units at the same distance are taken: by row, then by column.
    pub fn rank(self, id: Unit) -> (i8, i8) {
        let unit = self.unit(id);
        if Self::is_vehicle(id) {
            (unit.row, unit.col)
        } else {
            let (col, row) = self.t.ground().place(unit.at);
            (row, col)
        }
    }

    /// How a friend or a unit goes from a square to a neighbour.
    pub fn pass(self, from: Square, to: Square) -> Pass {
        let g = self.t.ground();
        g.pass(from, to, |at| g.bars(&self.s.cells.closed, at))
    }

    /// Is a square closed by an objective or a template?
    pub fn blocked(self, at: Square) -> bool {
        self.s.cells.closed.has(at) && !self.t.closed.has(at)
    }

    /// May infantry of the Axis stop in a square?
    pub fn vacant(self, at: Square) -> bool {
        self.t.ground().on_map(at) && !self.s.cells.closed.has(at) && !self.s.cells.held.has(at)
    }

    /// The Axis unit in a square.
    pub fn unit_at(self, at: Square) -> Option<Unit> {
        let foot = self.s.units[..INFANTRY].iter().position(|u| u.has(flag::HERE) && u.at == at);
        foot.map(|i| i as Unit).or_else(|| self.unit_at_vehicle(at))
    }

    /// The Axis vehicle on a square.
    pub fn unit_at_vehicle(self, at: Square) -> Option<Unit> {
        let place = self.t.ground().place(at);
        let on = |i: &usize| {
            let unit = &self.s.units[*i];
            unit.has(flag::HERE) && !unit.has(flag::OFF) && self.token(*i as Unit).covers(place)
        };
        (INFANTRY..UNITS).find(on).map(|i| i as Unit)
    }

    /// The friend on foot in a square.
    pub fn friend_at(self, at: Square) -> Option<Friend> {
        (0..FRIENDS as u8).find(|f| self.friend(*f).fate == Fate::Here && self.friend(*f).at == at)
    }

    /// The vehicle of the operators on a square.
    pub fn car_at(self, at: Square) -> Option<u8> {
        let place = self.t.ground().place(at);
        (0..self.s.cars.len() as u8).find(|c| self.car(*c).here && self.car_token(*c).covers(place))
    }

    /// The objective on a square, if it stands.
    pub fn dump_at(self, at: Square) -> Option<u8> {
        let found = self
            .t
            .page
            .dumps
            .iter()
            .enumerate()
            .find(|(i, (_, sq))| self.s.dumps[*i] > 0 && sq.contains(&at));
        found.map(|(i, _)| i as u8)
    }

    /// The nine squares of a template.
    pub fn template(self, at: Square) -> impl Iterator<Item = Square> {
        std::iter::once(at).chain(self.t.ground().around(at))
    }

    /// Is a square under a template?
    pub fn under(self, centre: Square, at: Square) -> bool {
        self.t.ground().distance(centre, at) <= 1
    }

    /// Health that a unit has left.
    pub fn health(self, id: Unit) -> u8 {
        let unit = self.unit(id);
        let hunter = unit.role == Role::Hunter;
        let full = if hunter { self.t.limits.hunter_health } else { self.t.axis(unit.kind).health };
        full.saturating_sub(unit.wounds)
    }

    /// The noise that a weapon makes.
    pub fn noise(self, weapon: Weapon) -> u8 {
        self.t.weapon(weapon).noise
    }

    /// Who of the Axis is able to advance at all (advance.battle/5).
    pub fn can_advance(self) -> u64 {
        self.units(|u| match u.kind {
            AxisKind::Smg | AxisKind::Handler | AxisKind::Dog | AxisKind::Flamer | AxisKind::Mortar => true,
            AxisKind::Rifle => u.role == Role::Patrol,
            AxisKind::Officer => false,
            AxisKind::Kubelwagen | AxisKind::Truck => false,
            AxisKind::Motorbike | AxisKind::HalfTrack | AxisKind::Panzer => u.role != Role::Convoy,
        })
    }
}
