//! Operation Queen (6.4).

use ocs::{Hex, Look, Side, Theatre, UnitId};
use sandtable_core::{Refusal, Seats};

/// The scenario.
const KEY: &str = "queen";
/// The 43rd Division, and the rows that it does not leave (queen/5).
const DIVISION: &str = "br-43";
const ROWS: std::ops::RangeInclusive<u8> = 18..=22;

const STAYS: Refusal = Refusal::new("btr:queen/5", "why-43-stays");

/// What the scenario adds.
#[derive(Debug)]
pub struct Queen {
    division: Option<UnitId>,
}

/// The row of a hex, as it is printed.
fn row(t: &Theatre, at: Hex) -> Option<u8> {
    let name = t.name(at);
    name.get(1..)?.split('.').next()?.parse().ok()
}

impl Queen {
    /// Of a theatre, if it is this scenario's.
    pub fn of(t: &Theatre) -> Option<Queen> {
        let division = t.counters.iter().position(|counter| counter.key == DIVISION);
        (t.scenario == KEY).then(|| Queen { division: division.map(|id| id as UnitId) })
    }

    /// queen/5
    pub fn may_enter(&self, look: Look, id: UnitId, to: Hex) -> Result<(), Refusal> {
        let bound = self.division == Some(id);
        STAYS.when(bound && !row(look.t, to).is_some_and(|row| ROWS.contains(&row)))
    }
}

/// queen/2: how many of the goals Allied combat units hold that can trace supply there.
pub fn winners(look: Look) -> Seats {
    let goals = look.t.places.iter().filter(|place| place.vp > 0).map(|place| place.hex);
    let fed = |at: Hex| look.stack(Side::Allied, at).any(|id| look.traces(id, at));
    let held = goals.filter(|at| fed(*at)).count();
    match held {
        3.. => Seats::only(Side::Allied.seat()),
        _ => Seats::only(Side::Axis.seat()),
    }
}
