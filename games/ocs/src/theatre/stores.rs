//! What lies on the map at the start, with spare slots.

use crate::action::Hex;
use crate::data::{Data, HedgehogEntry, PlaceEntry, ScenarioFile};
use crate::pieces::Side;
use crate::sea::data::{ClassEntry, LandingEntry};
use crate::sea::state::{NO_VESSEL_HERE, Vessel};
use crate::sea::vessels::Class;
use crate::state::{Column, Dump, Hedgehog, NO_COLUMN_HERE, NO_DUMP, NO_HEDGEHOG, NO_PORT, Port};
use crate::theatre::Theatre;

/// Columns and dumps that may come to be during play, beside those of the scenario.
const SPARE: usize = 12;

/// How the words of a scenario are read: a hex, and a pool.
type Readers<'a> = (&'a dyn Fn(&str) -> Hex, &'a dyn Fn(&str) -> u8);

pub(super) fn columns(
    data: &Data,
    formations: &[String],
    scenario: &ScenarioFile,
    (hex, pool): Readers,
) -> Vec<Column> {
    let laid = scenario.column.iter().map(|entry| {
        let kind = data.units.transport.iter().position(|kind| kind.key == *entry.kind.get_ref());
        Column {
            at: hex(entry.hex.get_ref()),
            side: entry.side,
            kind: kind.unwrap_or(0) as u8,
            points: entry.points,
            load: entry.load,
            pool: pool(&entry.pool),
            organic: formations.iter().position(|known| known == &entry.formation).map_or(0, |i| i as u8 + 1),
            ..NO_COLUMN_HERE
        }
    });
    // Each side has its half of the slots.
    let laid: Vec<Column> = laid.collect();
    let half = SPARE / 2
        + Side::BOTH
            .map(|side| laid.iter().filter(|c| c.side == side).count())
            .into_iter()
            .max()
            .unwrap_or(0);
    let of = |side: Side| {
        let own = laid.iter().copied().filter(move |column| column.side == side);
        own.chain(std::iter::repeat(NO_COLUMN_HERE)).take(half)
    };
    of(Side::Allied).chain(of(Side::Axis)).collect()
}

/// Transport Points that arrive (13.6c).
#[derive(Clone, Copy, Debug)]
pub struct Convoy {
    /// The turn.
    pub turn: u8,
    /// Whose.
    pub side: Side,
    /// Their kind, by index.
    pub kind: u8,
    /// How many.
    pub points: u8,
    /// Where they come in.
    pub at: Hex,
}

fn kind_of(data: &Data, key: &str) -> u8 {
    data.units.transport.iter().position(|kind| kind.key == key).unwrap_or(0) as u8
}

pub(super) fn convoys(data: &Data, scenario: &ScenarioFile, hex: &dyn Fn(&str) -> Hex) -> Vec<Convoy> {
    let arrivals = scenario.arrival.iter().filter_map(|entry| {
        let column = entry.column.as_ref()?;
        Some(Convoy {
            turn: entry.turn,
            side: column.side,
            kind: kind_of(data, column.kind.get_ref()),
            points: column.points,
            at: hex(entry.hex.get_ref()),
        })
    });
    arrivals.collect()
}

/// Truck points of each side, those that arrive included (13.5e).
pub(super) fn trucks(data: &Data, scenario: &ScenarioFile) -> [u16; 2] {
    let regular = scenario.column.iter().filter(|c| c.formation.is_empty());
    let there = regular.map(|c| (c.side, &c.kind, c.points));
    let come = scenario.arrival.iter().filter_map(|a| a.column.as_ref()).map(|c| (c.side, &c.kind, c.points));
    let mut points = [0; 2];
    for (side, kind, n) in there.chain(come) {
        let kind = &data.units.transport[usize::from(kind_of(data, kind.get_ref()))];
        if kind.ma > 10 && !kind.amphibious {
            points[side as usize] += u16::from(n);
        }
    }
    points
}

pub(super) fn ports(places: &[&PlaceEntry], scenario: &ScenarioFile, hex: &dyn Fn(&str) -> Hex) -> Vec<Port> {
    let printed =
        places.iter().map(|place| (place, scenario.port(place))).filter(|(_, printed)| *printed > 0);
    let printed = printed.map(|(place, printed)| Port { at: hex(place.hex.get_ref()), printed, ..NO_PORT });
    printed.chain([NO_PORT; 2]).collect()
}

pub(super) fn classes(data: &Data) -> Vec<Class> {
    let class = |entry: &ClassEntry| Class {
        key: entry.key.get_ref().clone(),
        kind: entry.kind,
        ma: entry.ma,
        faces: [entry.full, entry.damaged],
        deck: entry.deck.as_ref().map_or(0, |deck| deck.wings),
    };
    data.sea.class.iter().map(class).collect()
}

pub(super) fn vessels(data: &Data, hex: &dyn Fn(&str) -> Hex) -> Vec<Vessel> {
    let laid = data.sea.ship.iter().map(|entry| {
        let class = data.sea.class.iter().position(|class| class.key.get_ref() == entry.class.get_ref());
        Vessel {
            at: hex(entry.hex.get_ref()),
            class: class.unwrap_or(0) as u8,
            side: entry.side,
            points: entry.points,
            ..NO_VESSEL_HERE
        }
    });
    laid.chain([NO_VESSEL_HERE; 4]).collect()
}

pub(super) fn landing(data: &Data) -> LandingEntry {
    data.sea.landing.clone()
}

pub(super) fn dumps(scenario: &ScenarioFile, (hex, pool): Readers) -> Vec<Dump> {
    let laid = scenario.dump.iter().map(|entry| Dump {
        at: hex(entry.hex.get_ref()),
        side: entry.side,
        blown: false,
        tokens: entry.tokens,
        fresh: 0,
        pool: pool(&entry.pool),
    });
    laid.chain(std::iter::repeat_n(NO_DUMP, 2 * SPARE)).collect()
}

/// Works of the map: whose they are, who stands nearest at the start says.
pub(super) fn printed_works(t: &Theatre) -> Vec<Hedgehog> {
    let zones = t.title.printed_works().iter().map(|zone| &t.zones[*zone].hexes);
    let mut hexes: Vec<Hex> = zones.flat_map(|hexes| hexes.iter()).collect();
    hexes.sort_unstable();
    hexes.dedup();
    let side = |at: Hex| {
        let stands = t.counters.iter().filter_map(|counter| Some((counter.setup?.0, counter.side)));
        let nearest = stands.min_by_key(|(hex, side)| (t.distance(*hex, at), *side == Side::Allied));
        let owner = || t.place(at).map_or(Side::Axis, |(_, place)| place.owner);
        nearest.map_or_else(owner, |(_, side)| side)
    };
    hexes.into_iter().map(|at| Hedgehog { at, side: side(at), level: 1, worked: false }).collect()
}

/// Hedgehogs that the scenario lists.
pub(super) fn dug(scenario: &ScenarioFile, hex: &dyn Fn(&str) -> Hex) -> Vec<Hedgehog> {
    let work = |entry: &HedgehogEntry| Hedgehog {
        at: hex(entry.hex.get_ref()),
        side: entry.side,
        level: *entry.level.get_ref(),
        worked: false,
    };
    scenario.hedgehog.iter().map(work).collect()
}

/// Those of the map as the scenario has them, then the others.
pub(super) fn hedgehogs(printed: &[Hedgehog], dug: Vec<Hedgehog>) -> Vec<Hedgehog> {
    let mut all = printed.to_vec();
    for work in dug {
        match all.iter_mut().find(|other| other.at == work.at) {
            Some(known) => *known = work,
            None => all.push(work),
        }
    }
    all.extend(std::iter::repeat_n(NO_HEDGEHOG, SPARE));
    all
}
