//! Interdiction: Allied aircraft over German roads, rails and airfields (3.7).

use ocs::{Flight, Hex, Look, Mobility, Play, PlayerStage, Segment, Side, Sortie, Way, Weather, WingId};
use sandtable_core::{Playing, Refusal, Text};

const ONLY_SOME: Refusal = Refusal::new("btr:3.7a/3", "why-interdiction-missions");
const NOT_OTHERS: Refusal = Refusal::new("btr:3.7c/1", "why-trainbusting");

/// The key of its box.
pub const BOX: &str = "interdiction";

/// Does it work now: in normal flight (3.7/1), while no aircraft of its box is inactive (3.7b)?
pub fn works(look: Look, boxed: Option<Hex>) -> bool {
    let suspended = boxed
        .is_some_and(|at| look.wings(Side::Allied).any(|id| look.wing(id).at == at && !look.wing(id).active));
    look.s.sky == Flight::Normal && !suspended
}

/// 3.7/3: quarter MP of German tracks and trucks on roads and autobahns (numbers of the series, table.terrain-movement); none
/// where nothing changes.
pub fn slows(look: Look, by: Mobility, (from, d): (Hex, usize)) -> Option<u8> {
    let ground = look.t.at(from);
    let costs = match look.s.weather {
        Weather::Dry => [2, 4],
        Weather::Snow => [4, 8],
        Weather::Mud => return None,
    };
    if by == Mobility::Leg {
        return None;
    }
    let ways = [Way::Autobahn, Way::Road].into_iter().zip(costs);
    let road = ways.filter(|(way, _)| ground.has_way(d, *way)).map(|(_, cost)| cost).min()?;
    let to = ground.next[d];
    let track = [Way::Track, Way::Railroad].into_iter().filter(|way| ground.has_way(d, *way));
    let track = track.map(|way| look.t.by_way[look.s.weather as usize][by as usize][way as usize]).min();
    let off = look.t.cost_off_road(look.s.weather, by, from, to);
    off.into_iter().chain(track).chain([road]).min()
}

/// 3.7a/3, 3.7c/1: what aircraft of the box fly, and what only they fly.
pub fn may_join(look: Look, boxed: Option<Hex>, id: WingId, sortie: Sortie) -> Result<(), Refusal> {
    if look.sheet(id).side != Side::Allied {
        return Ok(());
    }
    let from_box = boxed.is_some() && boxed == Some(look.wing(id).at);
    if !from_box {
        return NOT_OTHERS.when(sortie == Sortie::Trains);
    }
    let facility = matches!(sortie, Sortie::Base | Sortie::Port | Sortie::HipBase | Sortie::HipPort);
    let now = look.segment().is_none_or(|segment| segment == Segment::Movement);
    ONLY_SOME.unless(now && (facility || matches!(sortie, Sortie::Trains | Sortie::Sweep)))
}

/// 3.7/2: a German base refits one air unit for each of its levels.
pub fn refits(look: Look, at: Hex, boxed: Option<Hex>) -> Option<u8> {
    let base = look.base_of(Side::Axis, at)?;
    works(look, boxed).then(|| base.level.max(1))
}

/// 3.7c/2: where it works, there are no Allied Trainbusting markers.
pub fn attends(play: &mut Play, boxed: Option<Hex>) {
    let busted = &play.s.busted[Side::Allied as usize];
    if boxed.is_some() && !busted.is_empty() && works(play.look(), boxed) {
        play.s.busted[Side::Allied as usize].clear();
        play.s.fields.stale = true;
        play.say("btr:3.7c/2", || Text::new("log-interdiction"));
    }
}

/// 3.7a/4 and its ruling: in the Allied Refit Phase the aircraft of the box are whole and active again, for nothing.
pub fn begins(play: &mut Play, stage: PlayerStage, boxed: Option<Hex>) {
    if stage != PlayerStage::Begin || play.s.phasing != Side::Allied || boxed.is_none() {
        return;
    }
    let all: Vec<WingId> =
        play.look().wings(Side::Allied).filter(|id| Some(play.look().wing(*id).at) == boxed).collect();
    for id in all {
        let wing = play.wing(id);
        (wing.active, wing.lost) = (true, 0);
    }
}
