//! Systems of the Allies, services of the Germans (1.1, 3.5).

use ocs::{Counter, Hex, Look, Side, Sortie, Theatre, UnitId, WingId};
use sandtable_core::Refusal;

/// The three systems of the Allies (1.1a/1); the Germans are one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum System {
    /// US.
    American,
    /// FR.
    French,
    /// CW: British, Canadian, Polish, Belgian and Dutch (1.1a/2).
    Commonwealth,
    /// All Germans.
    German,
}

/// Words of the pools of supply after the first (3.5/2): that of the Americans and the French, who share theirs, is the
/// first.
pub const POOLS: [&str; 1] = ["commonwealth"];

const DUMPS_APART: Refusal = Refusal::new("btr:3.5e/1", "why-pools-apart");
const NOT_ITS_OWN: Refusal = Refusal::new("btr:3.5f/1", "why-other-pool");
const REPLACEMENTS_APART: Refusal = Refusal::new("btr:3.5e/1", "why-pools-apart");

/// Why dumps of two pools do not share a hex, and why transport of one does not touch supply of another.
pub const fn pools_apart() -> [Refusal; 2] {
    [DUMPS_APART, NOT_ITS_OWN]
}

/// The place of a nation's system among those of its side. In Market Garden all Allies are in the care of the Second Army
/// (market-garden/11).
pub fn order(scenario: &str, nation: &str) -> u8 {
    match system(nation) {
        System::American | System::German => 0,
        _ if scenario == crate::market_garden::KEY => 0,
        System::Commonwealth => 1,
        System::French => 2,
    }
}

/// The pool of a system (3.5/2).
pub const fn pool(system: u8) -> u8 {
    system % 2
}

/// 3.5e/1: Replacements of the two pools do not share a hex.
pub fn may_join(look: Look, id: UnitId, to: Hex) -> Result<(), Refusal> {
    let counter = look.counter(id);
    if !counter.kind.is_replacement() || counter.side == Side::Axis {
        return Ok(());
    }
    let mut others = look.stack(counter.side, to).filter(|other| look.counter(*other).kind.is_replacement());
    REPLACEMENTS_APART.when(others.any(|other| look.pool(other) != look.pool(id)))
}

/// The system of a nation.
pub fn system(nation: &str) -> System {
    match nation {
        "american" => System::American,
        "french" => System::French,
        "british" | "canadian" | "polish" | "belgian" | "dutch" | "commonwealth" => System::Commonwealth,
        _ => System::German,
    }
}

const APART: Refusal = Refusal::new("btr:3.5b/2", "why-other-system");
const BLIND: Refusal = Refusal::new("btr:3.5b/3", "why-other-eyes");
const IN_THE_AIR: Refusal = Refusal::new("btr:3.5c/1", "why-other-system");

const NORTH_ONLY: Refusal = Refusal::new("btr:3.5a/1", "why-zone");
const SOUTH_ONLY: Refusal = Refusal::new("btr:3.5a/2", "why-zone");

/// 3.5a: the Commonwealth stays in the Northern zone, maps A and B; the French in the others, maps C and D.
pub fn zone(look: Look, id: UnitId, to: Hex) -> Result<(), Refusal> {
    let north = || look.t.name(to).starts_with(['A', 'B']);
    match of(look, id) {
        System::Commonwealth => NORTH_ONLY.unless(north()),
        System::French => SOUTH_ONLY.when(north()),
        System::American | System::German => Ok(()),
    }
}

/// The system of a unit.
fn of(look: Look, id: UnitId) -> System {
    system(&look.counter(id).nation)
}

/// Is a unit of mountain infantry?
fn climbs(counter: &Counter) -> bool {
    counter.called.as_deref().is_some_and(|word| word.starts_with("mountain"))
}

/// 1.1c: a Breakdown belongs to a service of the Germans or a system of the Allies; by agreement mountain infantry and the
/// nations of the Commonwealth keep apart (1.1c/4).
pub fn kin(part: &Counter, unit: &Counter, apart: bool) -> bool {
    if apart {
        return part.nation == unit.nation && climbs(part) == climbs(unit);
    }
    match part.side {
        Side::Axis => part.nation == unit.nation,
        Side::Allied => system(&part.nation) == system(&unit.nation),
    }
}

/// 1.1f: the Germans have no mules and Weasels, the Allies no wagons.
pub fn keeps(t: &Theatre, side: Side, kind: u8) -> bool {
    let foreign = match side {
        Side::Allied => &["wagon"][..],
        Side::Axis => &["mule", "weasel"],
    };
    t.transport.get(usize::from(kind)).is_none_or(|kind| !foreign.contains(&kind.key.as_str()))
}

/// 3.5b/2: may two units attack or fire together?
pub fn together(look: Look, a: UnitId, b: UnitId) -> Result<(), Refusal> {
    APART.when(of(look, a) != of(look, b))
}

/// 3.5c/1: may two air units fly together?
pub fn fly_together(look: Look, a: WingId, b: WingId) -> Result<(), Refusal> {
    let [a, b] = [a, b].map(|id| system(&look.sheet(id).nation));
    IN_THE_AIR.when(a != b)
}

/// 3.5b/3, 14.7d/C: a Hip Shoot needs a unit of the aircraft's own system beside its target.
pub fn may_shoot(look: Look, wing: WingId, (sortie, at): (Sortie, Hex)) -> Result<(), Refusal> {
    let (sheet, own) = (look.sheet(wing), system(&look.sheet(wing).nation));
    let mut beside = look.t.near(at).flat_map(|next| look.stack(sheet.side, next));
    BLIND.unless(!sortie.is_hip() || beside.any(|id| of(look, id) == own))
}

/// 3.5b/3: does a unit see for those who fire in the barrage at hand?
pub fn spots(look: Look, spotter: UnitId) -> bool {
    let guns = look.t.ids().find(|id| look.unit(*id).has(ocs::flag::ACTS) && look.unit(*id).is_here());
    let flown = look.s.mission.flights.first().map(|flight| system(&look.sheet(flight.wing).nation));
    let firer = guns.filter(|_| look.t.on_map(look.s.battle.target)).map(|id| of(look, id)).or(flown);
    firer.is_none_or(|system| system == of(look, spotter))
}
