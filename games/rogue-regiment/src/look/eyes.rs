//! What the Axis see of a position.

use super::{Look, Prey};
use crate::action::{Friend, Unit};
use crate::ground::Square;
use crate::pieces::{AxisKind, Facing, Item, Load};
use crate::sight::{Eye, HIDDEN};
use crate::squares::Bits;
use crate::state::{Fate, State, flag, mood};
use crate::theatre::Token;

impl<'a> Look<'a> {
    /// How well a unit sees a square, its field included.
    pub fn level(self, id: Unit, to: Square, over: Option<Token>) -> u8 {
        let unit = self.unit(id);
        if unit.has(flag::SMOKING) || unit.has(flag::OFF) {
            return HIDDEN;
        }
        if Self::is_vehicle(id) {
            return self.vehicle_level(id, to, over);
        }
        let (dc, dr) = self.t.ground().offset(unit.at, to);
        let far = dc.unsigned_abs().max(dr.unsigned_abs());
        if far > self.t.limits.sight {
            return HIDDEN;
        }
        let (forward, aside) = unit.face.sees(dc, dr);
        let field = forward >= 1 && aside.unsigned_abs() <= forward.unsigned_abs()
            || forward == 0 && far == 1
            || far == 0;
        if !field && !self.s.flare {
            return HIDDEN;
        }
        self.sight().level(unit.at, to, Eye::Axis, over)
    }

    /// The corners from which a vehicle looks, each with its facing: the front, and the rear of a half-track.
    pub fn lookouts(self, id: Unit) -> impl Iterator<Item = ((i8, i8), Facing)> {
        let unit = self.unit(id);
        let token = self.token(id);
        let rear = unit.kind == AxisKind::HalfTrack;
        let face = unit.face;
        [Some(face), rear.then(|| face.turned(2))]
            .into_iter()
            .flatten()
            .map(move |way| (corner(token, way), way))
    }

    /// How far a square lies in front of a token, if it is in the field of that side.
    pub fn field(self, token: Token, way: Facing, to: Square) -> Option<u8> {
        let (col, row) = self.t.ground().place(to);
        let (forward, aside) = match way {
            Facing::North => (token.top - row, (token.left - col).max(col - token.right)),
            Facing::South => (row - token.bottom, (token.left - col).max(col - token.right)),
            Facing::West => (token.left - col, (token.top - row).max(row - token.bottom)),
            Facing::East => (col - token.right, (token.top - row).max(row - token.bottom)),
        };
        (forward >= 1 && forward as u8 <= self.t.limits.sight && aside <= forward).then_some(forward as u8)
    }

    fn vehicle_level(self, id: Unit, to: Square, over: Option<Token>) -> u8 {
        let token = self.token(id);
        let mut best = HIDDEN;
        for (corner, way) in self.lookouts(id) {
            if self.field(token, way, to).is_some() {
                best = best.min(self.sight().level_from_corner(corner, token, to, over));
            }
        }
        best
    }

    /// Is a friend on the map, on foot and free?
    pub fn afoot(self, id: Friend) -> bool {
        let op = self.friend(id);
        op.fate == Fate::Here && !op.is(mood::BOUND) && self.t.ground().on_map(op.at)
    }

    /// Does a unit see a friend on foot?
    pub fn sees(self, id: Unit, f: Friend) -> bool {
        let op = self.friend(f);
        if !self.afoot(f) || self.concealed(f) {
            return false;
        }
        let level = self.level(id, op.at, None);
        // gap.dares/2
        if self.disguised(f) && !self.unit(id).has(flag::ALERTED) && self.distance(id, op.at) > 1 {
            return false;
        }
        if op.is(mood::CROUCHED) {
            level == 0
        } else {
            level < HIDDEN && (!self.netted(f) || self.distance(id, op.at) == 1)
        }
    }

    /// Is he under water and not exposed (item.diving/8)?
    pub fn concealed(self, f: Friend) -> bool {
        let op = self.friend(f);
        op.is(mood::DIVING) && !op.is(mood::EXPOSED)
    }

    /// Does the camouflage net hide him from all but his neighbours (item.camo/1, item.camo/2)?
    pub fn netted(self, f: Friend) -> bool {
        let op = self.friend(f);
        op.has(Item::Net)
            && !op.is(mood::CROUCHED | mood::EXPOSED | mood::ATTACKING)
            && op.load == Load::Nothing
            && self.t.ground().woods(op.at)
    }

    /// Does he pass for one of them (gap.dares/2)?
    pub fn disguised(self, f: Friend) -> bool {
        let op = self.friend(f);
        op.has(Item::Uniform) && !op.is(mood::BLOWN)
    }

    /// Does a unit see a vehicle of the operators with somebody in it?
    pub fn sees_car(self, id: Unit, c: u8) -> bool {
        let car = self.car(c);
        if !car.here || !car.manned() {
            return false;
        }
        let token = self.car_token(c);
        let g = self.t.ground();
        let squares = token.places().filter_map(|(col, row)| g.at(col, row)).filter(|sq| g.on_map(*sq));
        squares.into_iter().any(|sq| self.level(id, sq, Some(token)) < HIDDEN)
    }

    /// Does a unit see somebody?
    pub fn spots(self, id: Unit, prey: Prey) -> bool {
        match prey {
            Prey::Friend(f) => self.sees(id, f),
            Prey::Car(c) => self.sees_car(id, c),
        }
    }

    /// Does a unit see a body there?
    pub fn sees_body(self, id: Unit, at: Square) -> bool {
        self.t.ground().on_map(at) && self.level(id, at, None) == 0
    }

    /// Has a unit anybody, or in stealth a body, before its eyes?
    pub fn sees_anything(self, id: Unit) -> bool {
        self.prey().any(|p| self.spots(id, p))
            || !self.s.battle && self.s.bodies.iter().any(|at| self.sees_body(id, *at))
    }

    /// The position with a unit that faces another way.
    fn faced(self, id: Unit, face: Facing) -> State {
        let mut s = self.s.clone();
        s.units[usize::from(id)].face = face;
        s
    }

    /// Would it, if it faced this way?
    pub fn would_see(self, id: Unit, face: Facing) -> bool {
        Look { t: self.t, s: &self.faced(id, face) }.sees_anything(id)
    }

    /// Would it then see anything but who made a noise there?
    pub fn would_be_held(self, id: Unit, face: Facing, noise: Square) -> bool {
        let s = self.faced(id, face);
        let look = Look { t: self.t, s: &s };
        let made_it = |prey: Prey| match prey {
            Prey::Friend(f) => look.friend(f).at == noise,
            Prey::Car(c) => look.car_token(c).covers(look.t.ground().place(noise)),
        };
        look.prey().any(|p| !made_it(p) && look.spots(id, p))
            || !s.battle && s.bodies.iter().any(|at| look.sees_body(id, *at))
    }

    /// The units that see another, a vehicle by any of its squares.
    pub fn witnesses(self, id: Unit) -> u64 {
        let g = self.t.ground();
        let token = Self::is_vehicle(id).then(|| self.token(id));
        let sees = |other: Unit| match token {
            None => self.level(other, self.unit(id).at, None) < HIDDEN,
            Some(token) => {
                let squares = token.places().filter_map(|(col, row)| g.at(col, row));
                squares.filter(|at| g.on_map(*at)).any(|at| self.level(other, at, Some(token)) < HIDDEN)
            }
        };
        Bits(self.present() & !(1 << id)).filter(|other| sees(*other)).fold(0, |set, other| set | 1 << other)
    }

    /// The units that see somebody now.
    pub fn watchers(self, prey: Prey) -> u64 {
        let mut set = 0;
        let reach = self.t.limits.sight + 1;
        for id in Bits(self.units(|u| !u.has(flag::SMOKING | flag::OFF))) {
            if self.distance_to(id, prey) <= reach && self.on_map(id) && self.spots(id, prey) {
                set |= 1 << id;
            }
        }
        set
    }
}

/// The common corner of the four front squares of a token.
pub const fn corner(token: Token, way: Facing) -> (i8, i8) {
    match way {
        Facing::North => (token.left + 1, token.top + 1),
        Facing::South => (token.left + 1, token.bottom),
        Facing::West => (token.left + 1, token.top + 1),
        Facing::East => (token.right, token.top + 1),
    }
}
