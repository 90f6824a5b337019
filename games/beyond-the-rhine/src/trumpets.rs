//! A Time for Trumpets (6.6).

use ocs::{Hex, Look, Side, Theatre, UnitId, off};
use sandtable_board::Bits;
use sandtable_core::Seats;

use crate::banks;
use crate::title::zone;

/// The scenario.
const KEY: &str = "trumpets";
/// A hex north-west of the Meuse.
const BEYOND: &str = "A20.22";
/// What units beyond the Meuse are worth, together at most (trumpets/9).
const EACH: i16 = 2;
const MOST: i16 = 8;
/// Units of a panzer division that are dead when it counts as destroyed (trumpets/9).
const BROKEN: usize = 4;

/// What the scenario adds.
#[derive(Debug)]
pub struct Trumpets {
    /// Hexes west and north of the Meuse.
    beyond: Bits,
    /// The formations that are panzer divisions, by index plus one.
    panzers: Vec<u8>,
}

impl Trumpets {
    /// Of a theatre, if it is this scenario's.
    pub fn of(t: &Theatre) -> Option<Trumpets> {
        let tanks = |key: &str| key.ends_with("-panzer") || key.ends_with("-lehr");
        let panzers = (1..).zip(&t.formations).filter(|(_, key)| tanks(key)).map(|(i, _)| i);
        (t.scenario == KEY)
            .then(|| Trumpets { beyond: banks::bank(t, BEYOND, &[zone::MEUSE]), panzers: panzers.collect() })
    }

    /// Is this the German player turn of turn 1, in which the Allies are taken by surprise (trumpets/3)?
    pub fn startles(&self, look: Look) -> bool {
        look.s.turn == 1 && look.s.phasing == Side::Axis
    }

    /// By how many points the Germans lead (trumpets/9).
    pub fn lead(&self, look: Look) -> i16 {
        let places = (0..).zip(&look.t.places).filter(|(i, _)| look.owner(*i) == Side::Axis);
        let places: i16 = places.map(|(_, place)| i16::from(place.vp)).sum();
        let fed = |at: Hex| look.s.fields.trace[Side::Axis as usize].contains(at);
        let over = |id: &UnitId| {
            let at = look.unit(*id).at;
            look.t.on_map(at) && self.beyond.contains(at) && fed(at) && look.attack_capable(*id)
        };
        let over = look.all(Side::Axis).filter(over).count() as i16;
        let dead = |id: &UnitId| look.unit(*id).at == off::DEAD;
        // A division has four steps, or three commands.
        let great = |id: &UnitId| {
            let counter = look.counter(*id);
            let command = counter.called.as_deref() == Some("command");
            counter.nation == "american" && (command || counter.steps >= 4)
        };
        let lost = look.t.ids().filter(|id| look.t.owns(Side::Allied, *id) && great(id) && dead(id)).count();
        let broken = |formation: &&u8| {
            let of = look.t.ids().filter(|id| look.counter(*id).formation == **formation);
            of.filter(dead).count() >= BROKEN
        };
        let broken = self.panzers.iter().filter(broken).count() as i16;
        places + (EACH * over).min(MOST) + lost as i16 / 2 - broken
    }

    /// trumpets/10
    pub fn winners(&self, look: Look) -> Seats {
        match self.lead(look) {
            7.. => Seats::only(Side::Axis.seat()),
            4..=6 => Seats::NONE,
            _ => Seats::only(Side::Allied.seat()),
        }
    }
}
