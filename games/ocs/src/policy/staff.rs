//! The map as a staff sees it: what pulls, what threatens, where supply is; how good a post is for some units.

use crate::action::{Hex, UnitId};
use crate::fields;
use crate::look::{Look, STACKING};
use crate::pieces::{Kind, Mode, Posture, Side};
use crate::state::State;

use super::forecast::{Forecast, Ground};
use super::windows::value;
use crate::supply::reach_in;

/// What all places of a scenario are worth, in steps, and what a point is worth at least and at most.
const STAKES: f32 = 24.0;
const POINT: [f32; 2] = [3.0, 8.0];
/// What a token is worth, in steps, where there are plenty.
const TOKEN: f32 = 0.06;
/// Tokens within reach that are plenty, and few.
const PLENTY: u8 = 40;
const FEW: u8 = 16;
/// Enemies so near count as a threat.
const NEAR: u16 = 4;

/// A side's map.
pub struct Staff<'a> {
    /// The position, with supply as it is now.
    pub look: Look<'a>,
    /// Whose.
    pub side: Side,
    /// What draws troops to a hex.
    pull: Vec<f32>,
    /// Enemy strength within a few hexes.
    threat: Vec<f32>,
    /// How far the enemy is.
    pub far: Vec<u16>,
    /// What a point of a place is worth, in steps.
    point: f32,
}

/// A position with its fields of supply made, so that a staff can look at it.
pub fn supplied(look: Look) -> State {
    let mut s = look.s.clone();
    fields::supply(look, &mut s.fields.0);
    s
}

/// The strength of a unit's Combat side.
pub fn strong(look: Look, id: UnitId) -> f32 {
    f32::from(look.counter(id).faces[0].strength) * f32::from(look.steps(id))
        / f32::from(look.counter(id).steps)
}

/// Does a unit hold ground?
pub fn holds_ground(look: Look, id: UnitId) -> bool {
    look.counter(id).kind == Kind::Line && look.unit(id).mode != Mode::Strat
}

impl<'a> Staff<'a> {
    /// Looks at a position whose fields are made.
    pub fn new(look: Look<'a>, side: Side) -> Staff<'a> {
        let hexes = look.t.ground.len();
        let (mut pull, mut threat, mut far) = (vec![0.0; hexes], vec![0.0; hexes], vec![99; hexes]);
        let enemies: Vec<(Hex, f32)> =
            look.all(side.other()).map(|id| (look.unit(id).at, strong(look, id))).collect();
        for hex in 0..hexes as Hex {
            for (at, strength) in &enemies {
                let distance = look.t.distance(hex, *at);
                let here = &mut far[usize::from(hex)];
                *here = distance.min(*here);
                if distance <= NEAR {
                    threat[usize::from(hex)] += strength * (1.0 - 0.15 * f32::from(distance));
                }
            }
        }
        let total: u16 = look.t.places.iter().map(|place| u16::from(place.vp)).sum();
        let point = (STAKES / f32::from(total.max(1))).clamp(POINT[0], POINT[1]);
        for (i, place) in (0..).zip(&look.t.places) {
            let theirs = look.owner(i) != side;
            let worth = point * f32::from(place.vp) + 0.5;
            let wanted = if theirs {
                worth
            } else {
                0.5 * worth * f32::from(u8::from(far[usize::from(place.hex)] <= 3))
            };
            for hex in 0..hexes as Hex {
                pull[usize::from(hex)] += wanted / (2.0 + f32::from(look.t.distance(hex, place.hex)));
            }
        }
        Staff { look, side, pull, threat, far, point }
    }

    /// What a place in a hex is worth, if there is one.
    fn worth(&self, hex: Hex) -> f32 {
        self.look.t.place(hex).map_or(0.0, |(_, place)| self.point * f32::from(place.vp) + 0.5)
    }

    /// What a token of a unit's supply is worth, in steps: the fewer there are, the more.
    pub fn token(&self, id: UnitId) -> f32 {
        let (look, at) = (self.look, self.look.unit(id).at);
        match reach_in(look, look.camp(id), at) {
            PLENTY.. => TOKEN,
            FEW.. => 2.0 * TOKEN,
            _ => 4.0 * TOKEN,
        }
    }

    /// What an attack on a hex is worth.
    pub fn prize(&self, target: Hex, forecast: Forecast, price: f32) -> f32 {
        let staff = |id: UnitId| self.look.counter(id).kind != Kind::Line;
        let spoils = if self.look.stack(self.side.other(), target).any(staff) { 1.5 } else { 0.0 };
        let stores = if self.look.stores(self.side.other(), target) { 0.8 } else { 0.0 };
        let theirs = self.look.t.place(target).is_some_and(|(place, _)| self.look.owner(place) != self.side);
        let ground = 0.8 + spoils + stores + if theirs { self.worth(target) } else { 0.0 };
        forecast.take * ground + 1.6 * forecast.enemy + 0.3 * forecast.exploit - 1.8 * forecast.own - price
    }

    /// Units beside a target that could attack it, other than some.
    pub fn friends(&self, target: Hex, except: &[UnitId]) -> Vec<UnitId> {
        let look = self.look;
        let near = look.t.near(target).flat_map(|next| look.stack(self.side, next));
        near.filter(|id| !except.contains(id) && self.attacks(*id, target)).collect()
    }

    /// What it is worth to disorganise the enemies of a hex: more where somebody can attack them.
    pub fn prepares(&self, target: Hex) -> f32 {
        if self.friends(target, &[]).is_empty() { 0.3 } else { 1.2 }
    }

    /// Could a unit attack a hex beside it?
    pub fn attacks(&self, id: UnitId, target: Hex) -> bool {
        let (look, face) = (self.look, self.look.face(id));
        face.barrage == 0
            && look.attack_capable(id)
            && face.strength > 0
            && look.t.cost(look.s.weather, face.by, look.unit(id).at, target).is_some()
    }

    /// How good it is for some units to stand in a hex, in a posture if they change it.
    pub fn post(&self, ground: &mut Ground, units: &[UnitId], hex: Hex, posture: Option<Posture>) -> f32 {
        let look = self.look;
        let moves = |id: UnitId| posture.map_or(look.unit(id).moves(), Posture::moves);
        let shown = |id: UnitId| strong(look, id) * if moves(id) { 0.5 } else { 1.0 };
        let own: f32 = units.iter().map(|id| shown(*id)).sum();
        let lines = units.iter().any(|id| look.counter(*id).kind == Kind::Line);
        let staying = |id: &UnitId| !units.contains(id);
        let others: f32 = look
            .stack(self.side, hex)
            .filter(|id| staying(id) && holds_ground(look, *id))
            .map(|id| strong(look, id))
            .sum();
        let size: u16 = units.iter().map(|id| look.size(*id)).sum();
        let crowd = look.stack(self.side, hex).filter(staying).map(|id| look.size(id)).sum::<u16>() + size;
        let at = usize::from(hex);
        let worth: f32 = units.iter().map(|id| value(look, *id) * f32::from(look.steps(*id))).sum();
        let mut good = 0.0;
        if crowd > STACKING {
            return -50.0;
        }
        good -= if crowd > 28 { 0.4 } else { 0.0 };
        // 12.6: never starve by one's own fault.
        if units.iter().any(|id| !look.traces(*id, hex)) {
            let own = units.iter().map(|id| reach_in(look, look.camp(*id), hex));
            let tokens = own.min().unwrap_or(0);
            good -= if tokens >= 4 { 0.8 } else { 4.0 };
        }
        if !lines {
            // Guns and headquarters keep behind the line, guns within reach of the enemy.
            let far = f32::from(self.far[at].min(8));
            let guns = units.iter().any(|id| look.counter(*id).kind == Kind::Artillery);
            let wanted = if guns { 2.0 } else { 4.0 };
            let alone = others <= 0.0 && self.far[at] <= 3;
            return good - 0.5 * (far - wanted).abs() - if alone { 2.0 } else { 0.0 };
        }
        good += self.pull[at] * (own / 10.0).min(1.3);
        if let Some((place, _)) = look.t.place(hex) {
            if look.owner(place) != self.side {
                good += self.worth(hex);
            } else if self.far[at] <= 5 && others < 4.0 {
                good += 0.6 * self.worth(hex);
            }
        }
        if look.stores(self.side, hex) && self.far[at] <= 4 && others < 4.0 {
            good += 0.8;
        }
        // A line unit near the enemy closes the front; in Move Mode it has no zone.
        let zone = units.iter().any(|id| !moves(*id));
        if self.far[at] <= 2 {
            good += if others < 1.0 { 0.5 } else { 0.0 };
            good -= if zone { 0.0 } else { 0.9 };
        }
        good += 0.3 * f32::from(look.works(self.side, hex));
        // Whom the enemy can overwhelm is lost.
        let ratio = self.threat[at] / (own + others).max(1.0);
        if self.far[at] <= 3 && ratio > 3.0 {
            good -= 0.12 * (ratio - 3.0).min(6.0) * (worth / 6.0).min(2.0);
        }
        good + self.strike_from(ground, units, hex)
    }

    /// What attacks out of a hex would promise more, with these units there.
    fn strike_from(&self, ground: &mut Ground, units: &[UnitId], hex: Hex) -> f32 {
        let look = self.look;
        let mut best: f32 = 0.0;
        for target in look.t.near(hex).filter(|next| look.holds(self.side.other(), *next)) {
            let friends = self.friends(target, units);
            let before = ground.attack(self.side, target, &friends, false);
            let kept: Vec<Hex> = units.iter().map(|id| ground.s.units[usize::from(*id)].at).collect();
            let joined: Vec<UnitId> =
                units.iter().copied().filter(|id| look.face(*id).barrage == 0).chain(friends).collect();
            units.iter().for_each(|id| ground.s.units[usize::from(*id)].at = hex);
            let after = ground.attack(self.side, target, &joined, false);
            units.iter().zip(kept).for_each(|(id, at)| ground.s.units[usize::from(*id)].at = at);
            let gain = self.prize(target, after, 0.2).max(0.0) - self.prize(target, before, 0.2).max(0.0);
            best = best.max(gain);
        }
        0.8 * best
    }
}
