//! Market Garden: the drops, and what the bridges are worth.

use ocs::{Hex, Kind, Look, Side, Theatre, UnitId, off};
use sandtable_board::Bits;
use sandtable_core::{Refusal, Seats};

use crate::banks;
use crate::title::zone;

/// The scenario.
pub const KEY: &str = "market-garden";
/// A hex north of the Waal and of the Rhine.
const NORTH: &str = "B44.34";
/// Who does not drop in the first turn, and how many of the others do (market-garden/4).
const LATER: [&str; 2] = ["us-325", "po-1-para"];
const LIFT: usize = 8;
/// Bridge check markers at the start (market-garden/2).
pub const CHECKS: u64 = 3;
/// What Allied combat units north of the Waal are worth; dead airborne regiments for a point, and points at most
/// (market-garden/9).
const OVER: i16 = 2;
const FALLEN: i16 = 2;
const MOST: i16 = 3;

const FULL: Refusal = Refusal::new("btr:market-garden/4", "why-lift-full");
const WAITS: Refusal = Refusal::new("btr:market-garden/4", "why-waits-for-lift");

/// What the scenario adds.
#[derive(Debug)]
pub struct MarketGarden {
    /// Hexes north of the Waal.
    north: Bits,
    arnhem: Option<Hex>,
    later: Vec<UnitId>,
}

/// Is it a regiment or a brigade that drops: no guns, no battalion?
fn regiment(look: Look, id: UnitId) -> bool {
    let counter = look.counter(id);
    counter.para && counter.kind == Kind::Line && counter.re >= 4
}

impl MarketGarden {
    /// Of a theatre, if it is this scenario's.
    pub fn of(t: &Theatre) -> Option<MarketGarden> {
        let named = |key: &&str| t.counters.iter().position(|counter| counter.key == **key);
        (t.scenario == KEY).then(|| MarketGarden {
            north: banks::bank(t, NORTH, &zone::BELOW_THE_WAAL),
            arnhem: t.places.iter().find(|place| place.key == "arnhem").map(|place| place.hex),
            later: LATER.iter().filter_map(named).map(|id| id as UnitId).collect(),
        })
    }

    /// market-garden/4: the plans of the first turn.
    pub fn may_plan(&self, look: Look, id: UnitId, turn: u8) -> Result<(), Refusal> {
        if turn > 1 || !look.t.owns(Side::Allied, id) {
            return Ok(());
        }
        WAITS.when(self.later.contains(&id))?;
        let planned =
            look.s.plans.iter().filter(|plan| plan.turn == 1 && look.t.owns(Side::Allied, plan.unit));
        let lifted = planned.filter(|plan| regiment(look, plan.unit)).count();
        FULL.when(regiment(look, id) && lifted >= LIFT)
    }

    /// Allied points (market-garden/9).
    pub fn points(&self, look: Look) -> i16 {
        let fed = |at: Hex| look.traced(Side::Allied, at);
        let held = (0..).zip(&look.t.places).filter(|(i, _)| look.owner(*i) == Side::Allied);
        let counts = |hex: Hex| Some(hex) != self.arnhem || fed(hex);
        let held = held.filter(|(_, place)| counts(place.hex)).map(|(_, place)| i16::from(place.vp));
        let over = |id: UnitId| {
            let at = look.unit(id).at;
            look.t.on_map(at) && self.north.contains(at) && fed(at) && look.counter(id).kind == Kind::Line
        };
        let over = if look.all(Side::Allied).any(over) { OVER } else { 0 };
        let lost = |id: &UnitId| regiment(look, *id) && look.unit(*id).at == off::DEAD;
        let lost = look.t.ids().filter(|id| look.t.owns(Side::Allied, *id)).filter(lost).count() as i16;
        held.sum::<i16>() + over - (lost / FALLEN).min(MOST)
    }

    /// market-garden/10
    pub fn winners(&self, look: Look) -> Seats {
        match self.points(look) {
            4.. => Seats::only(Side::Allied.seat()),
            _ => Seats::only(Side::Axis.seat()),
        }
    }
}

/// market-garden/8: towns that serve the Germans as headquarters for units of the Contingency box and the Alert pile.
const TOWNS: [&str; 3] = ["krefeld", "kleve", "venlo"];

/// Is there such a town in a hex, in German hands?
pub fn staff(look: Look, side: Side, at: Hex) -> bool {
    let town = |key: &str| look.t.scenario == KEY && TOWNS.contains(&key);
    let place = look.t.place(at).filter(|(place, _)| look.owner(*place) == side && side == Side::Axis);
    place.is_some_and(|(_, place)| town(&place.key))
}
