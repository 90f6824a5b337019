//! Paying: what combat, fuel, food and stocks cost, and whether it can be had.

use crate::action::{Hex, UnitId};
use crate::camps::{Camp, Pool};
use crate::fields::Purse;
use crate::look::Look;
use crate::pieces::{Side, Sink};
use crate::state::flag;

/// Tokens that a unit of a side in a hex can have (12.3/1): the most that any system of it can.
pub fn within_reach(look: Look, side: Side, at: Hex) -> u8 {
    look.camps(side).map(|camp| reach_in(look, camp, at)).max().unwrap_or(0)
}

/// Tokens that a unit of a system can have in a hex.
pub fn reach_in(look: Look, camp: Camp, at: Hex) -> u8 {
    look.s.fields.tokens(camp).get(usize::from(at)).copied().unwrap_or(0)
}

/// Tokens that a unit can have where it stands, also from the HQ of its division (13.1d/1).
pub fn reach_of(look: Look, id: UnitId) -> u8 {
    purses(look, id, |purse| matches!(purse, Purse::Division(hq) if look.serves(hq, id)))
}

/// The same with the load of the Organic Trucks of its formation (13.2g/B).
pub fn reach_with_trucks(look: Look, id: UnitId) -> u8 {
    let formation = look.counter(id).formation;
    let trucks = purses(look, id, |purse| purse == Purse::Formation(formation));
    trucks.max(reach_of(look, id))
}

/// The formation whose Organic Trucks may pay for a unit; 0 for none: they do not restock (12.10e/B).
pub fn purse(look: Look, unit: UnitId, sink: Sink) -> u8 {
    if matches!(sink, Sink::Restock | Sink::Waste) { 0 } else { look.counter(unit).formation }
}

fn purses(look: Look, id: UnitId, open: impl Fn(Purse) -> bool) -> u8 {
    let (at, side) = (look.unit(id).at, look.counter(id).side);
    let own = look.s.fields.purses[side as usize].iter().filter(|(purse, _)| open(*purse));
    let most = own.filter_map(|(_, tokens)| tokens.get(usize::from(at)).copied()).max().unwrap_or(0);
    most.max(reach_in(look, look.camp(id), at))
}

/// What a unit's attack costs (12.4/1).
pub fn attack_price(look: Look, id: UnitId) -> u8 {
    look.steps(id) * look.t.costs.attack_step
}

/// Has a unit stocks left (12.10/1)?
pub fn has_stocks(look: Look, id: UnitId) -> bool {
    !look.unit(id).has(flag::EXHAUSTED)
}

/// Can a unit pay for an attack, with supply or stocks (9.5/A)?
pub fn can_pay_attack(look: Look, id: UnitId) -> bool {
    reach_with_trucks(look, id) >= attack_price(look, id) || has_stocks(look, id)
}

/// What the defence of a hex costs (12.4/2): for those of a pool there, as if they were a stack of their own.
pub fn defence_price(look: Look, pool: Pool, at: Hex) -> u8 {
    let own = look.stack(pool.side, at).filter(|id| look.pool(*id) == pool);
    let crowd: u16 = own.map(|id| look.size(id)).sum();
    if crowd <= 4 { look.t.costs.defence_small } else { look.t.costs.defence }
}

/// What it costs to feed the units of a hex that are hungry: 1T for 2 RE or part of it (12.6c/1).
pub fn food_price(look: Look, quarters: u16) -> u8 {
    (quarters.div_ceil(8) as u8).saturating_mul(look.t.costs.eat)
}

/// What it costs to restock a unit by one level, from Exhausted to Low or from Low (12.10e/1).
pub fn restock_price(look: Look, id: UnitId) -> u8 {
    let counter = look.counter(id);
    let size = if counter.steps > 1 { (look.size(id).div_ceil(4) as u8).max(1) } else { 1 };
    size * look.t.costs.restock
}
