//! What an attack promises: the tables read for every fall of the dice, without fighting it out.

use crate::action::{Hex, UnitId};
use crate::combat::assess;
use crate::look::Look;
use crate::pieces::{Kind, Mode, Side};
use crate::state::{Battle, NO_BATTLE, NOBODY, State, flag};
use crate::tables::{COLUMNS, Tables};
use crate::theatre::Theatre;

/// What a combat promises on the average.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Forecast {
    /// How likely the hex is emptied.
    pub take: f32,
    /// Steps that the attacker loses.
    pub own: f32,
    /// Steps that the defender loses.
    pub enemy: f32,
    /// How likely exploitation follows.
    pub exploit: f32,
}

/// Both dice of a roll: the share of a sum.
fn share(sum: i8) -> f32 {
    f32::from(6 - sum.abs_diff(7)) / 36.0
}

/// What the defender has, as far as the dice ask for it.
struct Defence {
    /// The level of his works.
    works: u8,
    /// His steps.
    steps: u8,
    /// Does he give steps rather than the hex?
    stands: bool,
}

/// Reads the tables for a column, a difference of ratings and a defence. The attacker pays for what he has won.
fn read(tables: &Tables, column: u8, rating: i8, limits: [i8; 2], defence: &Defence) -> Forecast {
    let Defence { works, steps, stands } = *defence;
    let mut all = Forecast::default();
    let mut on = |column: i8, weight: f32| {
        let column = column.clamp(0, COLUMNS as i8 - 1) as u8;
        for roll in 2..=12 {
            let cell = tables.result(column, roll + rating - works as i8);
            let weight = weight * share(roll);
            let [lost, options] = [cell.losses[1], cell.options[1]];
            let pays = if stands { lost + options } else { lost };
            let take = if pays >= steps || options > 0 && !stands { 1.0 } else { 0.0 };
            let own = cell.losses[0] + if options > 0 { cell.options[0] } else { 0 };
            all.take += weight * take;
            all.own += weight * f32::from(own);
            all.enemy += weight * f32::from(pays.min(steps));
            all.exploit += weight * f32::from(u8::from(cell.exploit > 0));
        }
    };
    for sum in 2..=12 {
        let surprise = sum + rating - i8::from(works > 0);
        let shift = i8::from(surprise >= limits[0]) - i8::from(surprise <= limits[1]);
        match shift {
            0 => on(column as i8, share(sum)),
            way => (1..=6).for_each(|die| on(column as i8 + way * die, share(sum) / 6.0)),
        }
    }
    all
}

/// Is a hex one that a side gives steps for: a place, a hedgehog, one with a gun or a headquarters in it?
pub fn stands(look: Look, side: Side, at: Hex) -> bool {
    let place = look.t.place(at).is_some_and(|(_, place)| place.vp > 0);
    let staff = |id: UnitId| matches!(look.counter(id).kind, Kind::Hq | Kind::Artillery);
    place || look.works(side, at) > 0 || look.stack(side, at).any(staff)
}

/// A copy of a position on which combats are sized up.
pub struct Ground<'a> {
    t: &'a Theatre,
    /// The copy; units may be put elsewhere on it.
    pub s: State,
}

impl<'a> Ground<'a> {
    /// As the position is.
    pub fn new(look: Look<'a>) -> Ground<'a> {
        Ground { t: look.t, s: look.s.clone() }
    }

    /// The units of a side in a hex are disorganised,
    pub fn shake(&mut self, side: Side, at: Hex) {
        let all: Vec<UnitId> = Look { t: self.t, s: &self.s }.stack(side, at).collect();
        all.into_iter().for_each(|id| self.s.units[usize::from(id)].mode = Mode::Dg);
    }

    /// and then are as they were.
    pub fn steady(&mut self, look: Look, side: Side, at: Hex) {
        look.stack(side, at).for_each(|id| self.s.units[usize::from(id)].mode = look.unit(id).mode);
    }

    /// What an attack of a side by these units promises, all of whom pay.
    pub fn attack(&mut self, side: Side, target: Hex, units: &[UnitId], overrun: bool) -> Forecast {
        let look = Look { t: self.t, s: &self.s };
        let defenders: Vec<UnitId> = look.stack(side.other(), target).collect();
        let best = |all: &[UnitId]| all.iter().copied().max_by_key(|id| look.rating(*id)).unwrap_or(NOBODY);
        let lead = [best(units), best(&defenders)];
        let steps: u8 = defenders.iter().map(|id| look.steps(*id)).sum();
        let kept: Vec<u32> = units.iter().chain(&defenders).map(|id| look.unit(*id).flags).collect();
        self.s.battle = Battle { target, side, overrun, lead, ..NO_BATTLE };
        for (id, flags) in units
            .iter()
            .map(|id| (id, flag::ACTS | flag::PAID))
            .chain(defenders.iter().map(|id| (id, flag::PAID)))
        {
            self.s.units[usize::from(*id)].flags |= flags;
        }
        let look = Look { t: self.t, s: &self.s };
        let sized = assess(look);
        let limits = if overrun { self.t.surprise.overrun } else { self.t.surprise.regular };
        let stands = stands(look, side.other(), target) && steps > 1;
        let defence = Defence { works: look.works(side.other(), target), steps, stands };
        for (id, flags) in units.iter().chain(&defenders).zip(kept) {
            self.s.units[usize::from(*id)].flags = flags;
        }
        self.s.battle = NO_BATTLE;
        if units.is_empty() || steps == 0 {
            return Forecast::default();
        }
        read(&self.t.tables, sized.column, sized.rating, limits, &defence)
    }
}
