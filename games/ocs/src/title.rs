//! What a title of the series does in its own way (intro.rules/1). A hook is here only if a rule of the ledger names it.

use std::fmt::Debug;

use sandtable_core::Seats;

use crate::action::UnitId;
use crate::look::Look;
use crate::pieces::Side;

/// A title of the series.
pub trait Title: Debug + Send + Sync {
    /// How many words of its own it keeps in a position.
    fn words(&self) -> usize {
        0
    }

    /// May an HQ serve a unit (13.1d/1)? One of a division serves its own, and independent units of its nation.
    fn serves(&self, look: Look, hq: UnitId, unit: UnitId) -> bool {
        let (hq, unit) = (look.counter(hq), look.counter(unit));
        !hq.divisional
            || hq.formation == unit.formation && hq.formation != 0
            || unit.independent() && unit.nation == hq.nation
    }

    /// Who has won, asked at the end of every turn; nobody wins a draw.
    fn ends(&self, look: Look) -> Option<Seats>;

    /// The rule that ends the game.
    fn ended_by(&self) -> &'static str;
}

/// The drill: whoever holds more of the country's worth after the last turn wins.
#[derive(Debug)]
pub struct DrillTitle;

impl Title for DrillTitle {
    fn ends(&self, look: Look) -> Option<Seats> {
        if look.s.turn < look.t.turns {
            return None;
        }
        let worth = Side::BOTH.map(|side| look.worth(side));
        Some(match worth[0].cmp(&worth[1]) {
            std::cmp::Ordering::Greater => Seats::only(Side::Allied.seat()),
            std::cmp::Ordering::Less => Seats::only(Side::Axis.seat()),
            std::cmp::Ordering::Equal => Seats::NONE,
        })
    }

    fn ended_by(&self) -> &'static str {
        "drill/2"
    }
}
