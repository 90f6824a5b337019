//! How a side stands: by a rule of thumb, and by what played games have taught.

use std::sync::LazyLock;

use arrayvec::ArrayVec;
use sandtable_core::Estimate;

use crate::action::UnitId;
use crate::look::Look;
use crate::pieces::{Kind, Side};
use crate::state::on_map;
use crate::supply::{HexSet, connected};

/// What is counted of a position, the same for both sides.
pub const FEATURES: [&str; 25] = [
    "victory-points",
    "turns-left",
    "chits-drawn",
    "axis-strength",
    "soviet-strength",
    "axis-units",
    "soviet-units",
    "axis-mechanised",
    "axis-reduced",
    "axis-cut-off",
    "soviet-cut-off",
    "nearest-goal",
    "second-goal",
    "third-goal",
    "mass-at-goals",
    "goals-guarded",
    "fortresses",
    "soviet-track",
    "goals-needed",
    "points-a-turn",
    "way-to-go",
    "way-a-turn",
    "way-to-the-last",
    "resistance",
    "points-in-danger",
];

/// What played games have taught, unless it was learnt of other features.
static LEARNT: LazyLock<Option<Estimate>> =
    LazyLock::new(|| Estimate::read(include_str!("../../value.toml"), &FEATURES).ok());

/// Have they taught anything?
pub fn learnt() -> bool {
    LEARNT.is_some()
}

/// How near counts as near, in half points of a march over land.
const NEAR: f32 = 80.0;

/// The numbers of [`FEATURES`].
pub fn features(look: Look) -> [f32; FEATURES.len()] {
    let lines = Side::BOTH.map(|side| connected(look, side));
    let goals = Goals::new(look, &lines[Side::Axis as usize]);
    let units = |side: Side| look.all(side, |u| on_map(u.at));
    let force = |id: UnitId| f32::from(look.attack(id) + look.defence(id));
    let cut_off = |side: Side| {
        let off = units(side).filter(|id| !lines[side as usize].contains(look.unit(*id).at));
        off.map(force).sum::<f32>()
    };
    let mechanised = units(Side::Axis).filter(|id| look.counter(*id).mechanised);
    [
        goals.points,
        left(look),
        look.s.drawn.len() as f32,
        strength(look, Side::Axis),
        strength(look, Side::Soviet),
        units(Side::Axis).count() as f32,
        units(Side::Soviet).count() as f32,
        mechanised.map(|id| f32::from(look.attack(id))).sum(),
        units(Side::Axis).filter(|id| !look.is_full(*id)).count() as f32,
        cut_off(Side::Axis),
        cut_off(Side::Soviet),
        nth(&goals.near, 0),
        nth(&goals.near, 1),
        nth(&goals.near, 2),
        goals.mass,
        goals.guard,
        look.s.fortresses.iter().filter(|f| on_map(f.at)).map(|f| f32::from(f.level)).sum(),
        f32::from(look.s.track),
        goals.needed as f32,
        needed(look) / left(look),
        goals.short(&goals.near),
        goals.short(&goals.near) / left(look),
        goals.last(),
        goals.short(&goals.odds),
        goals.danger,
    ]
}

/// What the victory hexes say.
struct Goals {
    /// Victory points of the Axis now.
    points: f32,
    /// So many more hexes would win.
    needed: usize,
    /// How near the Axis is to each that it has not, the nearest first: from 0 to 1.
    near: ArrayVec<f32, MOST>,
    /// The part of Axis attack in what can be brought to bear there within two turns and what stands about it, the best first.
    odds: ArrayVec<f32, MOST>,
    /// Axis attack near to what it has not.
    mass: f32,
    /// Soviet defence in what the Axis has not, and beside it.
    guard: f32,
    /// Points that it has, each as far as Soviets could outweigh who stands about it.
    danger: f32,
}

/// So many victory hexes are counted.
const MOST: usize = 16;
/// Whoever can march to a place in so many half points is ready to attack there.
const READY: f32 = 16.0;
/// Whoever stands so many hexes from a place guards it.
const ABOUT: u16 = 3;

impl Goals {
    fn new(look: Look, axis: &HexSet) -> Goals {
        let mut goals = Goals {
            points: -f32::from(look.s.lost),
            needed: 0,
            near: ArrayVec::new(),
            odds: ArrayVec::new(),
            mass: 0.0,
            guard: 0.0,
            danger: 0.0,
        };
        let mut most = 1.0f32;
        for (i, field) in look.t.fields.iter().take(MOST) {
            let place = &look.t.places[*i];
            let far = |id: UnitId| f32::from(field[usize::from(look.unit(id).at)]);
            let hexes = |id: UnitId| look.t.distance(look.unit(id).at, place.hex);
            let worth = f32::from(place.vp);
            most = most.max(worth);
            let held = look.controls(Side::Axis, *i);
            if held && axis.contains(place.hex) {
                goals.points += worth;
                goals.danger += worth * odds(look, Side::Soviet, far, hexes);
            } else {
                let near = fighters(look, Side::Axis).map(far).fold(NEAR, f32::min);
                goals.near.push(1.0 - near / NEAR);
                goals.odds.push(odds(look, Side::Axis, far, hexes));
            }
            if !held {
                let close = |id: UnitId| (1.0 - far(id).min(NEAR) / NEAR) * f32::from(look.attack(id));
                goals.mass += fighters(look, Side::Axis).map(close).sum::<f32>();
                let beside = fighters(look, Side::Soviet).filter(|id| hexes(*id) <= 1);
                goals.guard += beside.map(|id| f32::from(look.defence(id))).sum::<f32>();
            }
        }
        goals.near.sort_by(|a, b| b.total_cmp(a));
        goals.odds.sort_by(|a, b| b.total_cmp(a));
        goals.needed = (needed(look) / most).ceil().max(0.0) as usize;
        goals
    }

    /// How much is missing to those that it needs.
    fn short(&self, each: &[f32]) -> f32 {
        (0..self.needed).map(|n| 1.0 - nth(each, n)).sum()
    }

    /// How near it is to the last that it needs; more than one if it needs none.
    fn last(&self) -> f32 {
        self.needed.checked_sub(1).map_or(1.2, |n| nth(&self.near, n))
    }
}

/// One of those that the Axis has not; nought if there are not so many.
fn nth(each: &[f32], n: usize) -> f32 {
    each.get(n).copied().unwrap_or(0.0)
}

/// Those of a side that fight.
fn fighters<'a>(look: Look<'a>, side: Side) -> impl Iterator<Item = UnitId> + 'a {
    look.all(side, |u| on_map(u.at)).filter(move |id| look.counter(*id).kind != Kind::Hq)
}

/// The part of a side's attack at a place in its attack and the other's defence there.
fn odds(look: Look, side: Side, far: impl Fn(UnitId) -> f32, hexes: impl Fn(UnitId) -> u16) -> f32 {
    let ready = fighters(look, side).filter(|id| far(*id) <= READY);
    let about = fighters(look, side.other()).filter(|id| hexes(*id) <= ABOUT);
    let attack: f32 = ready.map(|id| f32::from(look.attack(id))).sum();
    let defence: f32 = about.map(|id| f32::from(look.defence(id))).sum();
    attack / (attack + defence + 1.0)
}

/// How much of a game to the last turn is over.
pub fn gone(look: Look) -> f32 {
    let last = f32::from(look.t.last_turn.max(1));
    let chits = look.s.drawn.len() as f32 / CHITS;
    ((f32::from(look.s.turn.saturating_sub(1)) + chits.min(1.0)) / last).clamp(0.0, 1.0)
}

/// About so many chits are drawn in a turn.
const CHITS: f32 = 12.0;

/// A side's chance to win, as played games have taught it.
pub fn value(look: Look, side: Side) -> f32 {
    let Some(learnt) = LEARNT.as_ref().filter(|_| look.s.over.is_none()) else { return standing(look, side) };
    let axis = learnt.chance(&features(look), gone(look));
    if side == Side::Axis { axis } else { 1.0 - axis }
}

/// From 0 (lost) to 1 (won).
pub fn standing(look: Look, side: Side) -> f32 {
    if let Some(winner) = look.s.over {
        return f32::from(u8::from(winner == side));
    }
    let (axis, soviet) = (strength(look, Side::Axis), strength(look, Side::Soviet));
    let balance = (axis - soviet) / (axis + soviet).max(1.0);
    // Some seven points a turn is the pace of a won game.
    let pace = 7.0 * left(look) - needed(look);
    let axis = 1.0 / (1.0 + (-(pace / 15.0 + 2.0 * balance)).exp());
    if side == Side::Axis { axis } else { 1.0 - axis }
}

/// Victory points that the Axis still needs.
fn needed(look: Look) -> f32 {
    f32::from(look.t.limits.vp_win - look.victory_points())
}

/// Turns left, this one included.
fn left(look: Look) -> f32 {
    f32::from(look.t.last_turn + 1 - look.s.turn.min(look.t.last_turn))
}

/// Attack and defence of all units on the map.
fn strength(look: Look, side: Side) -> f32 {
    look.all(side, |u| on_map(u.at)).map(|id| f32::from(look.attack(id) + look.defence(id))).sum()
}
