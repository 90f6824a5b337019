//! Questions to a position.

use crate::action::{Friend, Unit};
use crate::ground::{Pass, Square};
use crate::pieces::{AxisKind, CarKind, Facing, Item, Load, Role, Weapon};
use crate::sight::{Eye, HIDDEN, Sight};
use crate::squares::{Bits, Squares};
use crate::state::{Axis, Car, Cells, FRIENDS, Fate, INFANTRY, NOBODY, Op, State, UNITS, flag, mood};
use crate::theatre::{Theatre, Token};

/// A position with what never changes.
#[derive(Clone, Copy)]
pub struct Look<'a> {
    /// What never changes.
    pub t: &'a Theatre,
    /// The position.
    pub s: &'a State,
}

/// Somebody whom the Axis may see: a friend on foot or a vehicle of the operators.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Prey {
    /// On foot.
    Friend(Friend),
    /// A vehicle with somebody in it.
    Car(u8),
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

    /// Would it, if it faced this way?
    pub fn would_see(self, id: Unit, face: Facing) -> bool {
        let mut s = self.s.clone();
        s.units[usize::from(id)].face = face;
        Look { t: self.t, s: &s }.sees_anything(id)
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

/// The common corner of the four front squares of a token.
pub const fn corner(token: Token, way: Facing) -> (i8, i8) {
    match way {
        Facing::North => (token.left + 1, token.top + 1),
        Facing::South => (token.left + 1, token.bottom),
        Facing::West => (token.left + 1, token.top + 1),
        Facing::East => (token.right, token.top + 1),
    }
}

/// What a position says of squares, computed anew.
pub fn cells(t: &Theatre, s: &State) -> Cells {
    let look = Look { t, s };
    let g = t.ground();
    let mut cells = Cells { high: t.high, low: Squares::EMPTY, held: Squares::EMPTY, closed: t.closed };
    for unit in &s.units[..INFANTRY] {
        if unit.has(flag::HERE) && !unit.has(flag::OFF) {
            cells.held.put(unit.at);
            // seen.block/1, seen.block/2
            if !unit.has(flag::ALERTED) {
                cells.high.put(unit.at);
            }
        }
    }
    for id in INFANTRY..UNITS {
        if s.units[id].has(flag::HERE) && !s.units[id].has(flag::OFF) {
            for sq in look.token(id as Unit).places().filter_map(|(col, row)| g.at(col, row)) {
                cells.held.put(sq);
                cells.high.put(sq);
            }
        }
    }
    for (c, car) in s.cars.iter().enumerate() {
        if car.here {
            for sq in look.car_token(c as u8).places().filter_map(|(col, row)| g.at(col, row)) {
                cells.held.put(sq);
                // vehicle.boat/3
                if car.kind != CarKind::Boat {
                    cells.high.put(sq);
                }
            }
        }
    }
    for op in &s.friends {
        // A diver under a bridge does not stand on it.
        if op.fate == Fate::Here && !(op.is(mood::DIVING) && g.letters[usize::from(op.at)] == b'=') {
            cells.held.put(op.at);
        }
    }
    for at in &s.drums {
        cells.low.put(*at);
        cells.held.put(*at);
    }
    for centre in &s.fires {
        for at in look.template(*centre) {
            cells.high.put(at);
            cells.closed.put(at);
        }
    }
    for (i, (_, squares)) in t.page.dumps.iter().enumerate() {
        if s.dumps[i] > 0 {
            for at in squares {
                cells.high.put(*at);
                cells.closed.put(*at);
            }
        }
    }
    cells
}
