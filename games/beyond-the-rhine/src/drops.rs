//! Airborne operations (2.8, 3.8).

use ocs::{Hex, Hold, Kind, Look, Mode, Play, Side, Sortie, UnitId, hex_value, off, unit_value};
use sandtable_core::{Playing, Refusal, Text};

/// Hexes from a friendly HQ in trace supply (3.8a/1).
const REACH: u16 = 20;

/// The battalion that alone may drop (2.8/1).
pub const HEYDTE: &str = "lw-heydte";
const STAFFS: [&str; 2] = ["br-airborne", "us-airborne"];
/// The 52nd (Lowland) Division: trained for mountains and for landing on airfields, not for drops (3.8/7).
const LOWLAND: [&str; 3] = ["br-155", "br-156", "br-157"];

const ONLY_HEYDTE: Refusal = Refusal::new("btr:2.8/1", "why-only-heydte");
const NO_SYMBOL: Refusal = Refusal::new("btr:3.8/6", "why-no-para");
const LANDS: Refusal = Refusal::new("btr:3.8/7", "why-lowland");
const STAFF: Refusal = Refusal::new("btr:3.8/8", "why-airborne-staff");
const FAR: Refusal = Refusal::new("btr:3.8a/1", "why-drop-far");
const POSTPONED: Refusal = Refusal::new("btr:3.8a/2", "why-drop-far");
const FROM_ENGLAND: Refusal = Refusal::new("btr:1.6c/5", "why-from-england");
const UNITS_ONLY: Refusal = Refusal::new("btr:3.8/3", "why-gliders-units");
const NOT_PLANNED: Refusal = Refusal::new("btr:3.8/4", "why-no-plan");
const ENGLAND: Refusal = Refusal::new("btr:3.8/4", "why-gliders-england");

/// Is a hex within reach of a friendly HQ that can trace supply?
fn near_staff(look: Look, side: Side, at: Hex) -> bool {
    let fed = |at: Hex| look.traced(side, at);
    look.all(side).any(|id| {
        let here = look.unit(id).at;
        look.counter(id).kind == Kind::Hq && fed(here) && look.t.distance(here, at) <= REACH
    })
}

/// May a unit be planned to drop into a hex (3.8a/1)? At set-up nobody has traced supply yet.
pub fn may_aim(look: Look, id: UnitId, at: Hex) -> Result<(), Refusal> {
    let side = look.counter(id).side;
    let staff =
        |hq: UnitId| look.counter(hq).kind == Kind::Hq && look.t.distance(look.unit(hq).at, at) <= REACH;
    let unfed = look.s.fields.trace[side as usize].is_empty() && look.all(side).any(staff);
    FAR.unless(side == Side::Axis || unfed || near_staff(look, side, at))
}

/// May a drop of a unit be planned: can it drop, and is there an HQ near which it could?
pub fn may_plan(look: Look, id: UnitId) -> Result<(), Refusal> {
    may_jump(look, id)?;
    let mut ours = look.all(look.counter(id).side).map(|unit| look.unit(unit).at);
    FAR.unless(ours.any(|at| look.t.on_map(at) && !look.t.is_box(at) && may_aim(look, id, at).is_ok()))
}

/// May a unit drop at all?
pub fn may_jump(look: Look, id: UnitId) -> Result<(), Refusal> {
    let counter = look.counter(id);
    match counter.side {
        Side::Axis => ONLY_HEYDTE.unless(counter.key == HEYDTE),
        Side::Allied if LOWLAND.contains(&counter.key.as_str()) => Err(LANDS),
        Side::Allied => NO_SYMBOL.unless(counter.para),
    }
}

/// Does the mission under way fly gliders?
fn glides(look: Look) -> bool {
    look.s.mission.flights.iter().any(|flight| look.sheet(flight.wing).gliders)
}

/// May a unit be taken on board for the mission under way?
pub fn may_lift(look: Look, id: UnitId, hold: Hold, england: Option<Hex>) -> Result<(), Refusal> {
    let mission = &look.s.mission;
    STAFF.when(STAFFS.contains(&look.counter(id).key.as_str()))?;
    if mission.sortie == Sortie::Drop {
        may_jump(look, id)?;
        let home = mission.side == Side::Axis || england.is_none_or(|england| mission.from == england);
        FROM_ENGLAND.unless(home)?;
        // 3.8a/2
        POSTPONED.unless(near_staff(look, mission.side, mission.target))?;
    }
    if hold == Hold::Glider && glides(look) {
        let planned =
            |plan: &ocs::DropPlan| (plan.unit, plan.at, plan.turn) == (id, mission.target, look.s.turn);
        NOT_PLANNED.unless(look.s.plans.iter().any(planned))?;
        ENGLAND.unless(england.is_none_or(|box_| [mission.from, mission.target].contains(&box_)))?;
    }
    Ok(())
}

/// 3.8/3: gliders carry no SP.
pub fn may_lift_supply(look: Look, hold: Hold) -> Result<(), Refusal> {
    UNITS_ONLY.when(hold == Hold::Glider && glides(look))
}

/// Is a unit a remnant?
fn is_remnant(look: Look, id: UnitId) -> bool {
    look.counter(id).called.as_deref() == Some("remnant")
}

/// 3.8b/1: a regiment or brigade that failed leaves a remnant, of its nation and rating.
pub fn crashed(play: &mut Play, id: UnitId, at: Hex) {
    let look = play.look();
    let lost = look.counter(id);
    if lost.side != Side::Allied || lost.re < 4 || look.holds(Side::Axis, at) {
        return;
    }
    let fits = |other: &UnitId| {
        let counter = look.counter(*other);
        is_remnant(look, *other)
            && counter.nation == lost.nation
            && counter.faces[0].ar == lost.faces[0].ar
            && look.unit(*other).at == off::POOL
    };
    let found = look.t.ids().find(fits);
    if let Some(remnant) = found {
        play.send(remnant, at);
        play.mark(
            remnant,
            ocs::flag::RIDDEN | ocs::flag::FLOWN | ocs::flag::MOVED | ocs::flag::DROPPED,
            true,
        );
        play.say("btr:3.8b/1", || {
            Text::new("log-remnant").with("unit", unit_value(remnant)).with("hex", hex_value(at))
        });
    }
}

/// 3.8b/3: at the end of a phase two remnants that are alike become a dead regiment or brigade again.
pub fn merge(play: &mut Play) {
    let look = play.look();
    let here = |id: &UnitId| is_remnant(look, *id) && look.unit(*id).is_here();
    let like = |a: UnitId, b: UnitId| {
        let (one, two) = (look.counter(a), look.counter(b));
        (&one.nation, one.faces[0].ar, look.unit(a).at, look.unit(a).mode)
            == (&two.nation, two.faces[0].ar, look.unit(b).at, look.unit(b).mode)
    };
    let pairs = look.t.ids().filter(here).find_map(|a| {
        let b = look.t.ids().filter(here).find(|b| *b > a && like(a, *b))?;
        let dead = |id: &UnitId| {
            let (counter, model) = (look.counter(*id), look.counter(a));
            look.unit(*id).at == off::DEAD
                && counter.para
                && counter.re >= 4
                && (&counter.nation, counter.faces[0].ar) == (&model.nation, model.faces[0].ar)
        };
        Some((a, b, look.t.ids().find(dead)?))
    });
    let Some((a, b, whole)) = pairs else { return };
    let (at, mode, moves) = (look.unit(a).at, look.unit(a).mode, look.unit(a).moves());
    [a, b].into_iter().for_each(|id| play.shelve(id));
    play.unit(whole).lost = 0;
    play.send(whole, at);
    play.turn(whole, moves);
    play.set_mode(whole, if mode == Mode::Exploit { Mode::Combat } else { mode });
    play.say("btr:3.8b/3", || {
        Text::new("log-remnants-merge").with("unit", unit_value(whole)).with("hex", hex_value(at))
    });
}
