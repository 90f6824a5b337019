//! How a side stands: by a rule of thumb, and by what played games have taught.

use std::sync::LazyLock;

use sandtable_core::Estimate;

use crate::action::UnitId;
use crate::look::Look;
use crate::pieces::{Kind, Side};
use crate::state::on_map;
use crate::supply::{HexSet, connected};

/// What is counted of a position, the same for both sides.
pub const FEATURES: [&str; 18] = [
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
];

/// What played games have taught, unless it was learnt of other features.
static LEARNT: LazyLock<Option<Estimate>> =
    LazyLock::new(|| Estimate::read(include_str!("../../value.toml"), &FEATURES).ok());

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
        goals.near[0],
        goals.near[1],
        goals.near[2],
        goals.mass,
        goals.guard,
        look.s.fortresses.iter().filter(|f| on_map(f.at)).map(|f| f32::from(f.level)).sum(),
        f32::from(look.s.track),
    ]
}

/// What the victory hexes say.
struct Goals {
    /// Victory points of the Axis now.
    points: f32,
    /// How near the Axis is to the nearest that it has not, the next and the third: from 0 to 1.
    near: [f32; 3],
    /// Axis attack near to what it has not.
    mass: f32,
    /// Soviet defence in what the Axis has not, and beside it.
    guard: f32,
}

impl Goals {
    fn new(look: Look, axis: &HexSet) -> Goals {
        let fighters = |side: Side| {
            look.all(side, |u| on_map(u.at)).filter(move |id| look.counter(*id).kind != Kind::Hq)
        };
        let mut goals = Goals { points: -f32::from(look.s.lost), near: [0.0; 3], mass: 0.0, guard: 0.0 };
        for (i, field) in &look.t.fields {
            let place = &look.t.places[*i];
            let far = |id: UnitId| f32::from(field[usize::from(look.unit(id).at)]);
            if look.controls(Side::Axis, *i) {
                if axis.contains(place.hex) {
                    goals.points += f32::from(place.vp);
                }
                continue;
            }
            let mut near = 0.0f32;
            for id in fighters(Side::Axis) {
                let close = 1.0 - far(id).min(NEAR) / NEAR;
                near = near.max(close);
                goals.mass += close * f32::from(look.attack(id));
            }
            goals.near.sort_by(|a, b| b.total_cmp(a));
            if near > goals.near[2] {
                goals.near[2] = near;
                goals.near.sort_by(|a, b| b.total_cmp(a));
            }
            goals.guard += fighters(Side::Soviet)
                .filter(|id| look.t.distance(look.unit(*id).at, place.hex) <= 1)
                .map(|id| f32::from(look.defence(id)))
                .sum::<f32>();
        }
        goals
    }
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
