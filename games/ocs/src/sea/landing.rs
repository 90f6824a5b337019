//! Landings: the roll on the Amphibious Landing Table and what it costs (18.5f).

use arrayvec::ArrayVec;
use sandtable_core::{Playing, Text};

use super::state::{aboard, hull};
use crate::action::{Hex, UnitId, VesselId};
use crate::look::Look;
use crate::pieces::{Mode, Side};
use crate::play::{Play, hex_value};
use crate::state::{STACK, flag, on_map};
use crate::steps::{Segment, freight};

/// Quarters of an RE that land with one roll (18.5f/1), and that assault a beach (18.6a/A).
pub const GROUP: u16 = 12;

/// The result of a landing.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Landed {
    /// All is well.
    Ashore,
    /// Half the Landing Craft are destroyed.
    Mixed,
    /// And half the units.
    Failed,
}

/// Success and a mixed result from these sums of two dice: a port's, or those of the hardest terrain of the hex.
fn limits(look: Look, at: Hex) -> [u8; 2] {
    let table = &look.t.landing;
    let port = super::ports::port(look, at).is_some();
    let lines = look.t.at(at).terrains().map(|terrain| table.terrain[terrain as usize].from);
    if port { table.port } else { lines.max().unwrap_or([12, 12]) }
}

/// The modifier of a landing.
pub fn modifier(look: Look, side: Side, at: Hex) -> i8 {
    let (table, enemy) = (&look.t.landing, side.other());
    let beside = || look.t.near(at).flat_map(|next| look.stack(enemy, next));
    let mut sum = match (beside().any(|id| look.unit(id).mode != Mode::Dg), beside().next()) {
        (true, _) => table.enemy,
        (false, Some(_)) => table.enemy_dg,
        (false, None) => 0,
    };
    if look.in_zone(enemy, at) {
        sum += table.zone;
    }
    let bears = |id: &UnitId| {
        look.counter(*id).coastal && look.t.distance(look.unit(*id).at, at) <= look.face(*id).range.into()
    };
    sum += table.guns * look.all(enemy).filter(bears).count() as i8;
    let covers = |vessel: &crate::sea::state::Vessel| {
        let ratings = look.ratings(vessel);
        ratings.barrage > 0 && look.t.distance(vessel.at, at) <= ratings.range.into()
    };
    sum + if look.fleet(side).any(|(_, vessel)| covers(vessel)) { table.ships } else { 0 }
}

/// Rolls for a group that lands in a hex.
pub fn roll(play: &mut Play, side: Side, at: Hex) -> Landed {
    let (limits, by) = (limits(play.look(), at), modifier(play.look(), side, at));
    let sum = play.two_dice("18.5f/1", "log-alt") as i8 + by;
    let landed = match () {
        () if sum >= limits[0] as i8 => Landed::Ashore,
        () if sum >= limits[1] as i8 => Landed::Mixed,
        () => Landed::Failed,
    };
    play.say("18.5f/1", || {
        let text = match landed {
            Landed::Ashore => "log-ashore",
            Landed::Mixed => "log-landing-mixed",
            Landed::Failed => "log-landing-failed",
        };
        Text::new(text).with("hex", hex_value(at))
    });
    landed
}

/// The losses of a group: half the points that carried it, and half of it, drawn at random.
pub fn losses(play: &mut Play, id: VesselId, group: &mut ArrayVec<UnitId, STACK>, landed: Landed) {
    if landed == Landed::Ashore {
        return;
    }
    let freight: u16 = group.iter().map(|unit| freight(play.look(), *unit)).sum();
    let points = (freight.div_ceil(4) as u8).clamp(1, play.vessel(id).points.max(1));
    if landed == Landed::Failed {
        for _ in 0..group.len().div_ceil(2) {
            let drawn = play.draw(group.len() as u16);
            let unit = group.remove(drawn.into());
            play.kill(unit, "18.5f/1");
        }
    }
    let lost = points.div_ceil(2);
    let vessel = play.vessel(id);
    vessel.points = vessel.points.saturating_sub(lost);
}

/// Units of a group come ashore.
pub fn ashore(play: &mut Play, side: Side, at: Hex, group: &[UnitId]) {
    for id in group {
        play.send(*id, at);
        play.unit(*id).from = at;
    }
    if group.iter().any(|id| play.look().attack_capable(*id)) {
        play.capture(side, at);
    }
}

/// All landings of a side, after all Landing Craft have moved (18.5f/1).
pub fn resolve(play: &mut Play, side: Side) {
    for id in 0..play.s.vessels.len() as VesselId {
        let vessel = *play.vessel(id);
        if !on_map(vessel.at) || vessel.side != side || !vessel.has(hull::LANDING) {
            continue;
        }
        play.vessel(id).flags &= !hull::LANDING;
        while let Some(mut group) = next_group(play.look(), id) {
            let landed = roll(play, side, vessel.at);
            losses(play, id, &mut group, landed);
            for unit in group.iter().copied() {
                // 18.5h: half its allowance, with free fuel.
                let half = play.look().allowance(unit, Segment::Movement).div_ceil(2);
                let unit = play.unit(unit);
                unit.flags |= flag::FUELLED;
                unit.spent = half;
            }
            ashore(play, side, vessel.at, &group);
        }
        if play.vessel(id).points == 0 {
            play.sink(id, "18.5f/1");
        }
    }
    // Nobody lands after the rolls.
    for vessel in play.s.vessels.iter_mut().filter(|vessel| vessel.side == side && on_map(vessel.at)) {
        vessel.flags |= hull::MOVED;
    }
}

/// The next units aboard that land with one roll.
fn next_group(look: Look, id: VesselId) -> Option<ArrayVec<UnitId, STACK>> {
    let mut group = ArrayVec::new();
    let mut size = 0;
    for unit in look.t.ids().filter(|unit| look.unit(*unit).at == aboard(id)) {
        if group.is_empty() || size + look.size(unit) <= GROUP && !group.is_full() {
            size += look.size(unit);
            group.push(unit);
        }
    }
    Some(group).filter(|group| !group.is_empty())
}
