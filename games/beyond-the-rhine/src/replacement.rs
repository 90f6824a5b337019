//! Results of the replacement tables beyond Pax and Eq (1.5a/3, 1.8b/1, 2.2, 3.2a).

use ocs::{
    Counter, Hex, Kind, Look, Play, PlayerStage, Segment, Side, UnitId, engineers, hex_value, off, unit_value,
};
use sandtable_core::{Playing, Refusal, Text};

use crate::arrivals;
use crate::contingency;
use crate::notes::{ALERTS, CHECKS, LUFTFLOTTE, OWED, TOWNS, WALL, WAR};
use crate::title::zone;
use crate::{market_garden, westgoten};

/// Bridge check markers that wait in England at most (1.8b/2).
const MARKERS: u64 = 3;
/// Turns of the calendar from November through March (3.2a).
const WINTER: std::ops::RangeInclusive<u8> = 18..=61;
/// The turn of the calendar that begins on 1 December (2.2/5), and who joins the Alert pile then.
const DECEMBER: u8 = 27;
const VOLKSSTURM: &str = "volkssturm";
/// The level to which the table raises the West Wall (1.5a/4).
const FREE: u8 = 2;

const NO_RESULT: Refusal = Refusal::new("btr:1.5a/3", "why-no-wall-result");
const NO_TRACE: Refusal = Refusal::new("btr:1.5a/3", "why-wall-cut");
const HIGH: Refusal = Refusal::new("btr:1.5a/4", "why-wall-high");
const NO_ALERT: Refusal = Refusal::new("btr:2.2/6", "why-no-alert");
const NOT_OWED: Refusal = Refusal::new("btr:1.2a", "why-no-step-owed");
const NO_DIVISION: Refusal = Refusal::new("btr:1.2a", "why-no-worn-division");
const NO_STAFF: Refusal = Refusal::new("btr:2.2/7", "why-alert-staff");

/// A roll has fallen on a line of a side's table.
pub fn rolled(play: &mut Play, side: Side, line: usize) {
    let of = |play: &Play, column: &str| {
        play.t.repl_columns[side as usize].get(column).and_then(|rolls| rolls.get(line)).copied().unwrap_or(0)
    };
    if side == Side::Allied {
        let checks = (CHECKS.get(play.look()) + u64::from(of(play, "bridge_check"))).min(MARKERS);
        CHECKS.set(play, checks);
        let foot = of(play, "trench_foot");
        if foot > 0 && WINTER.contains(&(play.t.calendar + play.s.turn)) {
            let pax = &mut play.s.repl.waiting[side as usize][0];
            *pax = pax.saturating_sub(foot);
            play.say("btr:3.2a", || Text::new("log-trench-foot"));
        }
        return;
    }
    let (wall, alert) = (of(play, "west_wall"), of(play, "alert"));
    WALL.set(play, wall.into());
    ALERTS.set(play, alert.into());
    if of(play, "contingency") > 0 {
        contingency::make_ready(play);
    }
    let towns = of(play, "fortified_town");
    TOWNS.set(play, towns.into());
    // 2.2/25, 2.2/27
    if of(play, "luftflotte") > 0 && WAR.get(play.look()) == 0 {
        LUFTFLOTTE.set(play, 1);
    }
    westgoten::rolled(play);
}

/// What was not used is lost.
pub fn lapses(play: &mut Play, stage: PlayerStage) {
    if stage == PlayerStage::CleanUp && play.s.phasing == Side::Axis {
        WALL.set(play, 0);
        ALERTS.set(play, 0);
        TOWNS.set(play, 0);
    }
    if stage == PlayerStage::CleanUp {
        OWED[play.s.phasing as usize].set(play, 0);
    }
}

/// 1.2a: a Breakdown is due, and no counter of it is left.
pub fn lacks(play: &mut Play, id: UnitId) {
    let owed = OWED[play.t.counter(id).side as usize];
    owed.set(play, (owed.get(play.look()) + 1).min(7));
}

/// A reduced division in a hex that may have the step: the most worn.
fn reduced(look: Look, side: Side, at: Hex) -> Option<UnitId> {
    let suits = |id: &UnitId| {
        let counter = look.counter(*id);
        let parts = look.t.counters.iter().filter(|part| part.kind == Kind::Breakdown && part.side == side);
        counter.steps > 1
            && look.unit(*id).lost > 0
            && counter.category == ocs::Category::Other
            && parts.filter(|part| part.arrives.is_some()).any(|part| look.t.title.kin(part, counter))
    };
    look.stack(side, at).filter(suits).max_by_key(|id| look.unit(*id).lost)
}

/// May a step of a division in a hex be restored instead (1.2a)?
pub fn may_restore(look: Look, side: Side, segment: Segment, at: Hex) -> Result<(), Refusal> {
    NOT_OWED.unless(segment == Segment::Movement && OWED[side as usize].get(look) > 0)?;
    let fed = look.t.on_map(at) && look.traced(side, at);
    NO_DIVISION.unless(fed && reduced(look, side, at).is_some())
}

/// It is.
pub fn restore(play: &mut Play, side: Side, at: Hex) {
    let Some(id) = reduced(play.look(), side, at) else { return };
    OWED[side as usize].set(play, OWED[side as usize].get(play.look()) - 1);
    play.unit(id).lost -= 1;
    play.s.fields.stale = true;
    play.tell(side, "btr:1.2a", || Text::new("log-restored").with("unit", unit_value(id)));
}

/// May a hex of the West Wall be raised (1.5a/3)?
pub fn may_raise(look: Look, side: Side, segment: Segment, at: Hex) -> Result<(), Refusal> {
    let now = side == Side::Axis && segment == Segment::Movement && WALL.get(look) > 0;
    let wall = look.t.on_map(at) && look.t.zones[zone::WALL].hexes.contains(at);
    let work = look.s.hedgehog(at).filter(|work| work.side == side);
    NO_RESULT.unless(now && wall && work.is_some())?;
    NO_TRACE.unless(look.traced(side, at))?;
    HIGH.when(work.is_some_and(|work| work.level >= FREE))
}

/// It is.
pub fn raise(play: &mut Play, at: Hex) {
    WALL.set(play, 0);
    if let Some(work) = play.s.hedgehogs.iter_mut().find(|work| work.at == at) {
        work.level += 1;
        let level = work.level;
        play.say("btr:1.5a/3", || {
            Text::new("log-wall-raised").with("hex", hex_value(at)).with("level", level)
        });
    }
}

/// Is a counter one of the Alert pile (2.2/4)?
pub fn is_alert(counter: &Counter) -> bool {
    matches!(counter.called.as_deref(), Some("alert" | "flak" | VOLKSSTURM))
}

/// The Alert pile; the Volkssturm join it on 1 December (2.2/5).
pub fn pile(look: Look<'_>) -> impl Iterator<Item = UnitId> {
    let called_up = look.t.calendar + look.s.turn >= DECEMBER;
    let joins = move |counter: &Counter| called_up || counter.called.as_deref() != Some(VOLKSSTURM);
    let there = move |id: &UnitId| look.unit(*id).at == off::POOL;
    look.t.ids().filter(there).filter(move |id| is_alert(look.counter(*id)) && joins(look.counter(*id)))
}

/// Is there an HQ in a hex, or an abstract one, that units can be placed with (2.2/7, 2.3/2)?
pub fn staff(look: Look, side: Side, at: Hex) -> bool {
    let able = |id: UnitId| look.counter(id).kind == Kind::Hq && engineers(look, id);
    look.stack(side, at).any(able) || arrivals::staff(look, side, at) || market_garden::staff(look, side, at)
}

/// May an alert unit be drawn and placed in a hex (2.2/6, 2.2/7)?
pub fn may_call(look: Look, side: Side, segment: Segment, at: Hex) -> Result<(), Refusal> {
    let now = side == Side::Axis && segment == Segment::Movement && ALERTS.get(look) > 0;
    NO_ALERT.unless(now && look.t.on_map(at) && pile(look).next().is_some())?;
    NO_STAFF.unless(staff(look, side, at) && look.traced(side, at))
}

/// One is drawn at random.
pub fn call(play: &mut Play, at: Hex) {
    ALERTS.set(play, ALERTS.get(play.look()) - 1);
    let all: Vec<UnitId> = pile(play.look()).collect();
    let id = all[usize::from(play.chance.draw(all.len() as u16))];
    play.arrive(id, at, 0);
    play.tell(Side::Axis, "btr:2.2/6", || {
        Text::new("log-alert").with("unit", unit_value(id)).with("hex", hex_value(at))
    });
}

/// Hexes that come to mind for alert units.
pub fn staffs(look: Look, side: Side) -> Vec<Hex> {
    let hqs = look.all(side).filter(|id| look.counter(*id).kind == Kind::Hq).map(|id| look.unit(id).at);
    let mut all: Vec<Hex> = hqs.chain(look.t.places.iter().map(|place| place.hex)).collect();
    all.retain(|at| staff(look, side, *at));
    all.sort_unstable();
    all.dedup();
    all
}
