//! The map as a staff sees it: what pulls, what threatens, where supply is; how good a post is for some units.

use std::cell::OnceCell;

use sandtable_board::Bits;

use crate::action::{Hex, UnitId};
use crate::fields;
use crate::forces::{replacements_of, site};
use crate::look::{Look, STACKING};
use crate::paths::Paths;
use crate::pieces::{Kind, Mode, Posture, Side};
use crate::spread::Spread;
use crate::state::State;
use crate::supply::{attack_price, reach_in};
use crate::trace;

use super::depots::Post;
use super::effort::Effort;
use super::fights::best_strike;
use super::forecast::{Forecast, Ground};
use super::headquarters::seat;
use super::windows::value;

/// What all places of a scenario are worth, in steps, and what a point is worth at least and at most.
const STAKES: f32 = 24.0;
const POINT: [f32; 2] = [3.0, 8.0];
/// What a token is worth, in steps, where there are plenty; and how much more it is worth for fuel and shells, which win
/// nothing by themselves.
const TOKEN: f32 = 0.05;
pub const FUEL: f32 = 3.0;
pub const SHELLS: f32 = 1.5;
/// Tokens within reach that are plenty, and few.
const PLENTY: u8 = 40;
const FEW: u8 = 16;
/// Enemies so near count as a threat; a stack so near to them faces them.
const NEAR: u16 = 4;
const FACES: u16 = 3;
/// What a place counts among the stacks that supply is for: one to be taken, and one to be held in the end.
const GOAL: f32 = 1.6;
const KEPT: f32 = 2.0;
/// The last turns, and how near the enemy is to a place that must be held then.
const LAST: u8 = 3;
const DISPUTED: u16 = 8;
/// Points of barrage that count as one of strength.
const GUNS: f32 = 6.0;
/// What a step that can be made up where a unit stands is worth.
const REST: f32 = 0.9;

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
    /// Where it turns first.
    pub effort: Effort,
    /// Stacks that face the enemy.
    pub front: Vec<Post>,
    throws: OnceCell<Vec<(UnitId, Bits)>>,
    sources: OnceCell<Spread>,
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

/// Is a unit of the line: no gun, no headquarters, no column of men to be?
pub fn of_line(look: Look, id: UnitId) -> bool {
    matches!(look.counter(id).kind, Kind::Line | Kind::Breakdown)
}

/// Does a unit hold ground?
pub fn holds_ground(look: Look, id: UnitId) -> bool {
    of_line(look, id) && look.unit(id).mode != Mode::Strat
}

/// Is it time to stand where it will count?
fn is_last(look: Look) -> bool {
    look.s.turn + LAST > look.t.turns
}

/// The stacks of a side that face the enemy, with what they count.
fn front(look: Look, side: Side, (pull, far): (&[f32], &[u16])) -> Vec<Post> {
    let most = pull.iter().copied().fold(1.0, f32::max);
    let near = look.s.fields.occupied[side as usize].iter().filter(|hex| far[usize::from(*hex)] <= FACES);
    let post = |at: Hex| {
        let arms = look.stack(side, at).filter(|id| of_line(look, *id) || look.face(*id).barrage > 0);
        let of = |id: UnitId| strong(look, id).max(f32::from(look.face(id).barrage) / GUNS);
        let strength: f32 = arms.map(of).sum();
        let camp = look.stack(side, at).map(|id| look.camp(id)).next()?;
        let wins = 0.4 + pull[usize::from(at)] / most;
        (strength > 0.0).then(|| Post { at, camp, weight: (strength / 20.0).min(1.5) * wins })
    };
    // What is to be taken must be within reach of supply, too, and in the end what is to be held.
    let disputed = |hex: Hex| is_last(look) && far[usize::from(hex)] <= DISPUTED;
    let counts = |i: u16, hex: Hex| look.owner(i) != side || disputed(hex);
    let goals = (0..).zip(&look.t.places).filter(|(i, place)| place.vp > 0 && counts(*i, place.hex));
    let goals = goals.flat_map(|(i, place)| {
        let weight = if look.owner(i) == side { KEPT } else { GOAL };
        look.camps(side).map(move |camp| Post { at: place.hex, camp, weight })
    });
    near.filter_map(post).chain(goals).collect()
}

/// The hexes of a side with the strength in each.
fn stacks(look: Look, side: Side) -> Vec<(Hex, f32)> {
    let mut all = vec![None; look.t.ground.len()];
    for id in look.all(side) {
        if let Some(here) = all.get_mut(usize::from(look.unit(id).at)) {
            *here = Some(here.unwrap_or(0.0) + strong(look, id));
        }
    }
    (0..).zip(all).filter_map(|(hex, strength)| Some((hex, strength?))).collect()
}

impl<'a> Staff<'a> {
    /// Looks at a position whose fields are made.
    pub fn new(look: Look<'a>, side: Side) -> Staff<'a> {
        let hexes = look.t.ground.len();
        let (mut pull, mut threat, mut far) = (vec![0.0; hexes], vec![0.0; hexes], vec![99; hexes]);
        let enemies = stacks(look, side.other());
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
        let own = stacks(look, side);
        let stakes = |at: Hex| look.t.place(at).map_or(0.0, |(_, place)| point * f32::from(place.vp));
        let effort = Effort::new(look, side, stakes, [&own, &enemies]);
        for (i, place) in (0..).zip(&look.t.places) {
            let theirs = look.owner(i) != side;
            let worth = point * f32::from(place.vp) + 0.5;
            let wanted = if theirs {
                effort.draws(place.hex) * worth
            } else {
                0.5 * worth * f32::from(u8::from(far[usize::from(place.hex)] <= 3))
            };
            for hex in 0..hexes as Hex {
                pull[usize::from(hex)] += wanted / (2.0 + f32::from(look.t.distance(hex, place.hex)));
            }
        }
        let front = front(look, side, (&pull, &far));
        let (throws, sources) = (OnceCell::new(), OnceCell::new());
        Staff { look, side, pull, threat, far, point, effort, front, throws, sources }
    }

    /// What each headquarters throws to where it stands.
    pub fn throws(&self) -> &[(UnitId, Bits)] {
        self.throws.get_or_init(|| {
            let mut paths = Paths::new(self.look);
            let able = self.look.all(self.side).filter(|id| self.look.throws(*id));
            able.map(|id| (id, paths.thrown(id).clone())).collect()
        })
    }

    /// The supply sources that work.
    pub fn sources(&self) -> &Spread {
        self.sources.get_or_init(|| trace::sources(self.look, self.side))
    }

    /// The strength that holds a hex, without some units.
    pub fn guards(&self, hex: Hex, without: &[UnitId]) -> f32 {
        let look = self.look;
        let holds = |id: &UnitId| !without.contains(id) && holds_ground(look, *id);
        look.stack(self.side, hex).filter(holds).map(|id| strong(look, id)).sum()
    }

    /// What a place in a hex is worth, if there is one.
    fn worth(&self, hex: Hex) -> f32 {
        self.look.t.place(hex).map_or(0.0, |(_, place)| self.point * f32::from(place.vp) + 0.5)
    }

    /// What a token of a unit's supply is worth, in steps: the fewer there are, the more.
    pub fn token(&self, id: UnitId) -> f32 {
        let (look, at) = (self.look, self.look.unit(id).at);
        let dear = match reach_in(look, look.camp(id), at) {
            PLENTY.. => TOKEN,
            FEW.. => 2.0 * TOKEN,
            _ => 4.0 * TOKEN,
        };
        dear * self.effort.price(look, at)
    }

    /// What an attack on a hex is worth.
    pub fn prize(&self, target: Hex, forecast: Forecast, price: f32) -> f32 {
        let staff = |id: UnitId| self.look.counter(id).kind != Kind::Line;
        let spoils = if self.look.stack(self.side.other(), target).any(staff) { 1.5 } else { 0.0 };
        let stores = if self.look.stores(self.side.other(), target) { 0.8 } else { 0.0 };
        let theirs = self.look.t.place(target).is_some_and(|(place, _)| self.look.owner(place) != self.side);
        // Whoever is among the headquarters and dumps must go.
        let look = self.look;
        let inside = look.t.near(target).any(|next| {
            look.stores(self.side, next) || self.throws().iter().any(|(hq, _)| look.unit(*hq).at == next)
        });
        let spoils = spoils + if inside { 0.8 } else { 0.0 };
        let way = 0.4 * self.pull[usize::from(target)].min(3.0);
        let ground = 0.6 + way + spoils + stores + if theirs { self.worth(target) } else { 0.0 };
        forecast.take * ground + 1.6 * forecast.enemy + 0.3 * forecast.exploit - 1.8 * forecast.own - price
    }

    /// Units beside a target that could attack it, other than some.
    pub fn friends(&self, target: Hex, except: &[UnitId]) -> Vec<UnitId> {
        let look = self.look;
        let near = look.t.near(target).flat_map(|next| look.stack(self.side, next));
        near.filter(|id| !except.contains(id) && self.attacks(*id, target)).collect()
    }

    /// What it is worth to disorganise the enemies of a hex: what an attack on them promises more then.
    pub fn prepares(&self, ground: &mut Ground, target: Hex) -> f32 {
        let shaken = |id: UnitId| self.look.unit(id).mode == Mode::Dg;
        if self.look.stack(self.side.other(), target).any(shaken) {
            return 0.0;
        }
        let now = best_strike(self, ground, target).map_or(0.0, |(_, good)| good.max(0.0));
        ground.shake(self.side.other(), target);
        let then = best_strike(self, ground, target).map_or(0.0, |(_, good)| good.max(0.0));
        ground.steady(self.look, self.side.other(), target);
        0.2 + then - now
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
        let lines = units.iter().any(|id| of_line(look, *id));
        let staying = |id: &UnitId| !units.contains(id);
        let others = self.guards(hex, units);
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
            good -= if tokens >= 4 { 1.6 } else { 4.0 };
        }
        if !lines {
            return good + units.iter().map(|id| self.behind(*id, hex, posture)).sum::<f32>();
        }
        good += units.iter().map(|id| self.rest(*id, hex)).sum::<f32>();
        good += self.pull[at] * (own / 10.0).min(1.3);
        if let Some((place, _)) = look.t.place(hex) {
            if look.owner(place) != self.side {
                // What cannot be held is a raid.
                let held = units.iter().all(|id| look.traces(*id, hex));
                good += self.worth(hex) * if held { 1.0 } else { 0.4 };
            } else if self.far[at] <= 5 && others < 4.0 || is_last(look) && others < 1.0 {
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

    /// How good a hex is for who is not of the line: guns keep within reach of the enemy, all others behind.
    fn behind(&self, id: UnitId, hex: Hex, posture: Option<Posture>) -> f32 {
        let (look, at) = (self.look, usize::from(hex));
        let kind = look.counter(id).kind;
        if kind == Kind::Hq {
            return seat(self, id, hex, posture);
        }
        let far = f32::from(self.far[at].min(8));
        let wanted = match kind {
            Kind::Artillery => f32::from(look.counter(id).faces[0].range.clamp(2, 3)),
            _ => 4.0,
        };
        let alone = self.far[at] <= 2 && self.guards(hex, &[id]) <= 0.0;
        let fed = reach_in(look, look.camp(id), hex);
        let feeds = if kind == Kind::Artillery {
            0.04 * f32::from(fed.min(12)) + 0.2 * self.pull[at].min(3.0)
        } else {
            0.0
        };
        let heals = if kind.is_replacement() { self.heals(id, hex) } else { 0.0 };
        feeds + heals - 0.5 * (far - wanted).abs() - if alone { 2.0 } else { 0.0 }
    }

    /// What Replacements do in a hex: those who lack steps there get them back, where an HQ is near.
    fn heals(&self, id: UnitId, hex: Hex) -> f32 {
        let (look, kind) = (self.look, self.look.counter(id).kind);
        let worn = |other: &UnitId| {
            let rebuild = look.counter(*other).rebuild;
            let wants = if kind == Kind::Pax { rebuild.pax } else { rebuild.eq };
            look.unit(*other).lost > 0 && wants > 0 && look.pool(*other) == look.pool(id)
        };
        if site(look, self.side, hex).is_err() {
            return 0.0;
        }
        let here = look.stack(self.side, hex).any(|other| worn(&other));
        let all = look.all(self.side).filter(worn);
        let near = all.map(|other| look.t.distance(look.unit(other).at, hex)).min().unwrap_or(9);
        1.0 + if here { 1.0 } else { 0.0 } - 0.15 * f32::from(near.min(6))
    }

    /// What it is worth for a unit that lacks steps to stand in a hex where Replacements wait for it.
    fn rest(&self, id: UnitId, hex: Hex) -> f32 {
        let (look, unit, rebuild) = (self.look, self.look.unit(id), self.look.counter(id).rebuild);
        if unit.lost == 0 || site(look, self.side, hex).is_err() {
            return 0.0;
        }
        let wait = |kind: Kind| replacements_of(look, look.pool(id), hex, kind).count() as u8;
        let steps = |kind: Kind, price: u8| wait(kind).checked_div(price).unwrap_or(u8::MAX);
        let steps = steps(Kind::Pax, rebuild.pax).min(steps(Kind::Equipment, rebuild.eq)).min(unit.lost);
        REST * f32::from(steps)
    }

    /// What attacks out of a hex would promise more, with these units there.
    fn strike_from(&self, ground: &mut Ground, units: &[UnitId], hex: Hex) -> f32 {
        let look = self.look;
        let mut best: f32 = 0.0;
        // Who cannot be supplied there does not attack from there.
        let fed = |id: &UnitId| reach_in(look, look.camp(*id), hex) >= attack_price(look, *id);
        let fed = if units.iter().all(fed) { 0.8 } else { 0.2 };
        for target in look.t.near(hex).filter(|next| look.holds(self.side.other(), *next)) {
            let friends = self.friends(target, units);
            let before = ground.attack(self.side, target, &friends, false);
            let kept: Vec<Hex> = units.iter().map(|id| ground.s.units[usize::from(*id)].at).collect();
            let joined: Vec<UnitId> =
                units.iter().copied().filter(|id| look.face(*id).barrage == 0).chain(friends).collect();
            units.iter().for_each(|id| ground.s.units[usize::from(*id)].at = hex);
            let after = ground.attack(self.side, target, &joined, false);
            // Half of the time guns or aircraft will have shaken them.
            ground.shake(self.side.other(), target);
            let shaken = ground.attack(self.side, target, &joined, false);
            ground.steady(look, self.side.other(), target);
            units.iter().zip(kept).for_each(|(id, at)| ground.s.units[usize::from(*id)].at = at);
            let promises = |forecast: Forecast| self.prize(target, forecast, 0.2).max(0.0);
            let gain = 0.5 * (promises(after) + promises(shaken)) - promises(before);
            best = best.max(gain);
        }
        fed * best
    }
}
