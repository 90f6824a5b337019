//! Where supply, Replacements and whoever comes back arrive, and abstract headquarters (1.1e, 2.1, 3.1).

use ocs::{
    Action, Hex, Look, Place, Play, Segment, Side, Terrain, Theatre, UnitId, flag, hex_value, is_free,
    unit_value,
};
use sandtable_core::{Flow, ON, Offers, Refusal, Text};

use crate::coalition::System;

/// 3.1/9
const CITIES: [(&str, System); 6] = [
    ("brussels", System::Commonwealth),
    ("liege", System::American),
    ("metz", System::American),
    ("verdun", System::American),
    ("belfort", System::American),
    ("dijon", System::American),
];

const NO_TRACE: [Refusal; 2] =
    [Refusal::new("btr:3.1/5", "why-base-cut"), Refusal::new("btr:2.1/5", "why-base-cut")];

/// Dutch cities where reinforcements of map B may come, and how much of them in a turn: 4 RE in quarters, for both together
/// (2.1/7).
const DUTCH: [&str; 4] = ["amsterdam", "amsterdam-w", "rotterdam", "rotterdam-n"];
const MOST: u16 = 16;

const NOT_NOW: Refusal = Refusal::new("btr:2.1/6", "why-not-now");
const NO_CITY: Refusal = Refusal::new("btr:2.1/6", "why-no-arrival-city");
const NOT_OF_B: Refusal = Refusal::new("btr:2.1/7", "why-not-map-b");
const DUTCH_CUT: Refusal = Refusal::new("btr:2.1/7", "why-dutch-cut");
const DUTCH_FULL: Refusal = Refusal::new("btr:2.1/7", "why-dutch-full");

/// Is a hex in Germany?
pub fn in_germany(look: Look, at: Hex) -> bool {
    let country = usize::from(look.t.at(at).country);
    look.t.countries.get(country).is_some_and(|word| word == "DE")
}

/// Is a place a major or minor city?
const fn is_city(place: &Place) -> bool {
    matches!(place.kind, Terrain::MajorCity | Terrain::MinorCity)
}

/// Is it an arrival city of the Allies?
fn arrival_city(look: Look, at: Hex) -> bool {
    look.t.place(at).is_some_and(|(_, place)| CITIES.iter().any(|(key, _)| *key == place.key))
}

/// 1.1e: is there an abstract HQ, which rebuilds and does nothing else?
pub fn staff(look: Look, side: Side, at: Hex) -> bool {
    // 1.6c/3, 3.2/5: in England, too.
    if side == Side::Allied && look.t.is_box(at) && look.t.name(at) == "england" {
        return true;
    }
    let Some((_, of)) = look.t.place(at).filter(|(place, _)| look.owner(*place) == side) else {
        return false;
    };
    match side {
        Side::Axis => of.kind == Terrain::MajorCity && in_germany(look, at),
        Side::Allied => arrival_city(look, at),
    }
}

/// Where SP and Replacements come in: the Germans' in cities of Germany (2.1/6), the Allies' in arrival cities or at sources
/// on the edge of the map (3.1/7); only where supply can be traced (3.1/8).
pub fn entries(look: Look, side: Side) -> Vec<Hex> {
    let traced = |at: Hex| look.traced(side, at);
    let city = |place: &Place| match side {
        Side::Axis => is_city(place) && in_germany(look, place.hex),
        Side::Allied => arrival_city(look, place.hex),
    };
    let own = (0..).zip(&look.t.places).filter(|(i, place)| look.owner(*i) == side && city(place));
    let cities = own.map(|(_, place)| place.hex);
    let edge = look.t.sources[side as usize].iter().copied().filter(|_| side == Side::Allied);
    let open = |at: &Hex| is_free(look, side, *at) && traced(*at);
    cities.chain(edge).filter(open).collect()
}

/// 2.1/5, 3.1/5: aircraft arrive at bases that can trace supply.
pub fn may_post(look: Look, side: Side, at: Hex) -> Result<(), Refusal> {
    NO_TRACE[side as usize].unless(look.traced(side, at))
}

/// German reinforcements for which the schedule names no place.
#[derive(Debug, Default)]
pub struct Arrivals {
    /// They, and do they come on map B?
    units: Vec<(UnitId, bool)>,
    /// Dutch cities on the map.
    dutch: Vec<Hex>,
}

impl Arrivals {
    /// Of a theatre.
    pub fn of(t: &Theatre) -> Arrivals {
        let open = t.ids().filter(|id| t.counter(*id).open && t.counter(*id).side == Side::Axis);
        let on_b = |id: UnitId| t.counter(id).arrives.is_some_and(|(_, at)| t.name(at).starts_with('B'));
        let dutch = t.places.iter().filter(|place| DUTCH.contains(&place.key.as_str()));
        Arrivals {
            units: open.map(|id| (id, on_b(id))).collect(),
            dutch: dutch.map(|place| place.hex).collect(),
        }
    }

    /// Is a unit one of them?
    pub fn has(&self, id: UnitId) -> bool {
        self.units.iter().any(|(unit, _)| *unit == id)
    }

    /// Quarters of an RE that have come to the Dutch cities in this turn.
    fn landed(&self, look: Look) -> u16 {
        let here =
            |id: &UnitId| look.unit(*id).has(flag::ARRIVED) && self.dutch.contains(&look.unit(*id).from);
        self.units.iter().map(|(id, _)| *id).filter(here).map(|id| look.size(id)).sum()
    }

    /// Places that come to mind.
    pub fn each(&self, look: Look, side: Side, offer: Offers<Action>) -> Flow {
        for (id, _) in self.units.iter().filter(|(id, _)| side == Side::Axis && is_fresh(look, *id)) {
            let german = look.t.places.iter().filter(|place| is_city(place) && in_germany(look, place.hex));
            let cities = german.map(|place| place.hex).chain(self.dutch.iter().copied());
            cities.into_iter().try_for_each(|at| offer(Action::Place(*id, at)))?;
        }
        ON
    }

    /// May one of them come in at a hex instead: in a German city that can trace supply (2.1/6), or in a Dutch one (2.1/7)?
    pub fn may_place(
        &self,
        look: Look,
        side: Side,
        segment: Segment,
        (id, at): (UnitId, Hex),
    ) -> Result<(), Refusal> {
        let now = side == Side::Axis && segment == Segment::Movement;
        NOT_NOW.unless(now && is_fresh(look, id) && look.unit(id).at != at)?;
        let held = look.t.place(at).filter(|(place, _)| look.owner(*place) == side);
        let open = held.is_some() && is_free(look, side, at) && look.traced(side, at);
        if self.dutch.contains(&at) {
            NOT_OF_B.unless(self.units.contains(&(id, true)))?;
            DUTCH_CUT.unless(open)?;
            return DUTCH_FULL.when(self.landed(look) + look.size(id) > MOST);
        }
        NO_CITY.unless(open && in_germany(look, at) && held.is_some_and(|(_, place)| is_city(place)))
    }
}

/// Has a unit come where the schedule brings it by itself, and done nothing yet?
fn is_fresh(look: Look, id: UnitId) -> bool {
    let unit = look.unit(id);
    let due = Some((look.s.turn, unit.at)) == look.counter(id).arrives;
    due && unit.has(flag::ARRIVED) && !unit.has(flag::MOVED) && unit.spent == 0
}

/// It comes in there.
pub fn place(play: &mut Play, id: UnitId, at: Hex) {
    play.send(id, at);
    play.unit(id).from = at;
    play.tell(Side::Axis, "btr:2.1/6", || {
        Text::new("log-arrives").with("unit", unit_value(id)).with("hex", hex_value(at))
    });
}
