//! Where supply, Replacements and whoever comes back arrive, and abstract headquarters (1.1e, 2.1, 3.1).

use ocs::{Hex, Look, Side, Terrain, is_free};
use sandtable_core::Refusal;

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

/// Is a hex in Germany?
pub fn in_germany(look: Look, at: Hex) -> bool {
    let country = usize::from(look.t.at(at).country);
    look.t.countries.get(country).is_some_and(|word| word == "DE")
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
    let city = |place: &ocs::Place| match side {
        Side::Axis => {
            matches!(place.kind, Terrain::MajorCity | Terrain::MinorCity) && in_germany(look, place.hex)
        }
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
