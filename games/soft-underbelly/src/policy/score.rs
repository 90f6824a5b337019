//! How a side stands: by a rule of thumb, and by what played games have taught.

use std::sync::LazyLock;

use sandtable_core::Estimate;

use crate::look::Look;
use crate::pieces::{Arm, Hull, Place, Ship, Side, is_area};
use crate::policy::staff::Staff;

/// What is counted of a position, for the side that looks.
pub const FEATURES: [&str; 25] = [
    "own-stars",
    "enemy-stars",
    "own-strength",
    "enemy-strength",
    "own-transport",
    "enemy-transport",
    "own-tanks",
    "enemy-tanks",
    "own-aircraft",
    "enemy-aircraft",
    "own-hungry",
    "enemy-hungry",
    "own-stars-in-danger",
    "enemy-stars-in-danger",
    "own-markers",
    "enemy-markers",
    "munich",
    "munich-in-danger",
    "gates-of-munich",
    "allies-ashore",
    "fleets",
    "surrendered",
    "own-impulse",
    "turns-left",
    "impulses-left",
];

/// What played games have taught, unless it was learnt of other features.
static LEARNT: LazyLock<Option<Estimate>> =
    LazyLock::new(|| Estimate::read(include_str!("../../value.toml"), &FEATURES).ok());

/// Have they taught anything?
pub fn learnt() -> bool {
    LEARNT.is_some()
}

/// The numbers of [`FEATURES`].
pub fn features(look: Look, side: Side) -> [f32; FEATURES.len()] {
    let (t, s) = (look.t, look.s);
    let [own, enemy] = [side, side.other()];
    let staffs = [own, enemy].map(|side| Staff::new(look, side));
    let transport = |side: Side| f32::from(s.transport[side as usize]);
    let count = |side: Side, arms: &'static [Arm]| look.all(side, arms, |u| is_area(u.place)).count() as f32;
    let hungry = |staff: &Staff| {
        (staff.posts - staff.supplied)
            .into_iter()
            .map(|a| f32::from(staff.ours[usize::from(a)].land()))
            .sum::<f32>()
    };
    let danger =
        |staff: &Staff| (look.own(staff.side) & t.stars).into_iter().map(|a| staff.loss(a, 0)).sum::<f32>();
    let markers = |side: Side| f32::from(s.markers[side as usize]);
    let [ours, theirs] = &staffs;
    let axis = if side == Side::Axis { ours } else { theirs };
    let europe = t.areas - t.africa - t.islands;
    let ashore = look.all(Side::Allies, &Arm::LAND, move |u| is_area(u.place) && europe.contains(u.place));
    let fleets =
        [Ship::American, Ship::British].into_iter().filter(|ship| s.ship(*ship) != Hull::Gone).count();
    let truth = |is: bool| f32::from(u8::from(is));
    [
        held(look, own),
        held(look, enemy),
        strength(look, own),
        strength(look, enemy),
        transport(own),
        transport(enemy),
        count(own, &[Arm::Tank, Arm::ItalianTank]),
        count(enemy, &[Arm::Tank, Arm::ItalianTank]),
        count(own, &Arm::AIR),
        count(enemy, &Arm::AIR),
        hungry(ours),
        hungry(theirs),
        danger(ours),
        danger(theirs),
        markers(own),
        markers(enemy),
        f32::from(s.count(Side::Axis, t.munich)),
        axis.loss(t.munich, 0),
        (t.next_to(t.munich) & s.allied).len() as f32,
        ashore.count() as f32,
        fleets as f32,
        truth(s.surrendered),
        truth(s.active == own),
        f32::from(t.last_turn.saturating_sub(s.turn)),
        f32::from(t.limits.impulses.saturating_sub(s.impulse)),
    ]
}

/// How much of a game to the last turn is over.
pub fn gone(look: Look) -> f32 {
    let (t, s) = (look.t, look.s);
    let impulses = f32::from(t.limits.impulses + 1);
    let done = f32::from(s.turn.saturating_sub(t.first_turn)) + f32::from(s.impulse) / impulses;
    (done / f32::from(t.last_turn + 1 - t.first_turn)).clamp(0.0, 1.0)
}

/// A side's chance to win, as played games have taught it.
pub fn value(look: Look, side: Side) -> f32 {
    let Some(learnt) = LEARNT.as_ref().filter(|_| look.s.over.is_none()) else { return standing(look, side) };
    let allies = learnt.chance(&features(look, Side::Allies), gone(look));
    if side == Side::Allies { allies } else { 1.0 - allies }
}
/// From 0 (lost) to 1 (won): stars in supply, the balance of forces, Munich.
pub fn standing(look: Look, side: Side) -> f32 {
    if let Some(end) = look.s.over {
        return match end.winner {
            Some(winner) if winner == side => 1.0,
            Some(_) => 0.0,
            None => 0.5,
        };
    }
    let [allies, axis] = Side::BOTH.map(|s| held(look, s));
    let all = look.t.stars.len().max(1) as f32;
    let [blue, black] = Side::BOTH.map(|s| strength(look, s));
    let ratio = blue / (blue + black).max(1.0) - 0.55;
    let gone = f32::from(look.s.turn.min(look.t.last_turn)) / f32::from(look.t.last_turn.max(1));
    // Early on the Allies are expected to take about half of the stars by the end.
    let drift = (1.0 - gone) * (all / 2.0 - 1.0);
    let lead = (allies - axis + 2.0 * drift.min(axis)) / all;
    let munich = if look.s.controller(look.t.munich) == Side::Allies { 0.5 } else { 0.0 };
    let open = if look.s.count(Side::Axis, look.t.munich) == 0 { 0.1 } else { 0.0 };
    let sure = 1.0 + 2.0 * gone;
    let sum = sure * lead + 1.5 * ratio + munich + open;
    let good = 1.0 / (1.0 + (-2.0 * sum).exp());
    if side == Side::Allies { good } else { 1.0 - good }
}

fn held(look: Look, side: Side) -> f32 {
    (look.own(side) & look.t.stars & look.supplied(side)).len() as f32
}

fn strength(look: Look, side: Side) -> f32 {
    let worth = |arm: Arm| match arm {
        Arm::Cube => 1.0,
        Arm::Partisans => 0.5,
        _ => 2.0,
    };
    let on_map = |place: Place| is_area(place);
    Arm::ALL
        .into_iter()
        .map(|arm| {
            let n = look.t.range(side, arm).filter(|i| on_map(look.s.units[*i].place)).count();
            worth(arm) * n as f32
        })
        .sum()
}
