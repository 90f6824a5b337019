//! Ports: what they are to the Germans, and when Allied shipping uses them (1.6c, 1.11, 2.1).

use ocs::{Hex, Look, Side, Spread, Theatre};
use sandtable_core::Refusal;

use crate::title::zone;

/// Both ends of the Breskens ferry (2.1/2).
const FERRY: [&str; 2] = ["A37.29", "A39.28"];
/// Turns of the calendar in September 1944.
const SEPTEMBER: std::ops::RangeInclusive<u8> = 1..=8;

/// Major ports, and the towns that no German combat unit may be in if the Allies are to control them (1.11a/1, 1.11b,
/// 1.11c); places by key.
const APPROACHES: [(&[&str], &[&str]); 3] = [
    (
        &["antwerp-n", "antwerp-s"],
        &["breskens", "terneuzen", "middelburg", "vlissingen", "goes", "antwerp-n", "antwerp-s"],
    ),
    (&["rotterdam"], &["hoek-van-holland", "maassluis", "brielle", "rotterdam", "rotterdam-n"]),
    (&["amsterdam"], &["beverwijk", "haarlem", "zaandam", "amsterdam", "amsterdam-w"]),
];

const BLOCKED: Refusal = Refusal::new("btr:1.6c/4", "why-port-blocked");

/// What the rules name of the coast.
#[derive(Debug, Default)]
pub struct Harbours {
    /// Ends of the ferry that are on the map.
    ferry: Vec<Hex>,
    /// Major ports with the towns that control them.
    approaches: Vec<(Hex, Vec<Hex>)>,
}

/// Is it so in a zone of the map?
fn is_in(look: Look, zone: usize, at: Hex) -> bool {
    look.t.zones[zone].hexes.contains(at)
}

impl Harbours {
    /// Of a theatre.
    pub fn of(t: &Theatre) -> Harbours {
        let hex = |key: &&str| t.places.iter().find(|place| place.key == **key).map(|place| place.hex);
        let named = |keys: &[&str]| -> Vec<Hex> { keys.iter().filter_map(hex).collect() };
        let approaches = APPROACHES.iter().flat_map(|(ports, towns)| {
            let towns = named(towns);
            named(ports).into_iter().map(move |port| (port, towns.clone()))
        });
        Harbours {
            ferry: FERRY.iter().filter_map(|name| t.hex(name)).collect(),
            approaches: approaches.collect(),
        }
    }

    /// What the coast adds to the supply sources of a side, or takes from them.
    pub fn sources(&self, look: Look, side: Side, found: &mut Spread) {
        if side == Side::Allied {
            return;
        }
        // 2.1/4
        found.retain(|at| !is_in(look, zone::MAJOR_PORTS, at));
        // 2.1/2
        if SEPTEMBER.contains(&(look.t.calendar + look.s.turn)) {
            let held = |at: &Hex| look.t.place(*at).is_none_or(|(place, _)| look.owner(place) == side);
            self.ferry.iter().copied().filter(held).for_each(|at| {
                found.insert(at);
            });
        }
    }

    /// Is a port one that Allied shipping can use: is nobody in the way to a major one?
    pub fn may_ship(&self, look: Look, side: Side, port: Hex) -> Result<(), Refusal> {
        let mut towns = self.approaches.iter().filter(|(at, _)| *at == port).flat_map(|(_, towns)| towns);
        BLOCKED.when(side == Side::Allied && towns.any(|town| look.holds(Side::Axis, *town)))
    }
}

/// 2.1/3, 1.11g: minor ports feed Germans, and nobody else; major ones feed neither side.
pub fn feeds(look: Look, side: Side, port: Hex) -> bool {
    side == Side::Axis && is_in(look, zone::MINOR_PORTS, port)
}
