//! Conversion: cubes on the map become counters.

use sandtable_core::{Flow, ON, Offers, Playing, Refusal, Text};

use crate::action::{Action, Spot};
use crate::look::Look;
use crate::pieces::{Arm, Place, Side, place_value, unit_text};
use crate::play::Play;
use crate::state::flag;

const NOT_FOR_SALE: Refusal = Refusal::new("conversion.what", "why-not-for-sale");
const ONE_WAY: Refusal = Refusal::new("conversion.one-way", "why-not-for-sale");
const ELITE: Refusal = Refusal::new("elite.axis-only", "why-axis-only");
const PARATROOPS: Refusal = Refusal::new("paratroops.allied-only", "why-paratroops-gone");
const PARTISANS: Refusal = Refusal::new("partisans.allied-only", "why-allied-only");
const NO_COUNTER: Refusal = Refusal::new("conversion.procedure/3", "why-no-counter");
const UNSUPPLIED: Refusal = Refusal::new("conversion.when", "why-unsupplied");
const TOO_FEW: Refusal = Refusal::new("conversion.costs", "why-too-few-cubes");
const NEW_CUBES_ALLIED: Refusal = Refusal::new("events.allied.reinforcements/2", "why-new-cubes-only");
const NEW_CUBES_AXIS: Refusal = Refusal::new("events.axis.reinforcements/3", "why-new-cubes-only");
const TANKS: Refusal = Refusal::new("tanks.limit", "why-two-tanks");
const ONE_AIRCRAFT: Refusal = Refusal::new("conversion.limit/2", "why-one-aircraft");
const NOT_YET: Refusal = Refusal::new("partisans.when", "why-before-surrender");
const NO_TRIANGLE: Refusal = Refusal::new("partisans.place/1", "why-no-triangle");
const NOT_ENEMY: Refusal = Refusal::new("partisans.place/2", "why-not-enemy-area");

/// Arms that a side can buy into the area that pays.
const BOUGHT: [Arm; 6] =
    [Arm::Tank, Arm::ItalianTank, Arm::Aircraft, Arm::ItalianAircraft, Arm::Elite, Arm::Paratroops];

/// Cubes of an area that may pay; in an event only those just placed.
fn payers(look: Look, side: Side, area: Place, fresh: bool) -> impl Iterator<Item = usize> {
    look.all(side, &[Arm::Cube], move |u| u.place == area && (!fresh || u.has(flag::FRESH)))
}

pub fn candidates(look: Look, side: Side, offer: Offers<Action>) -> Flow {
    for area in look.s.held(side) {
        for arm in BOUGHT.into_iter().filter(|arm| look.pool(side, *arm) > 0) {
            look.t.grounds(arm, area).try_for_each(|spot| offer(Action::Convert(arm, area, spot)))?;
        }
        if look.pool(side, Arm::Partisans) > 0 {
            look.t.triangles.into_iter().try_for_each(|to| offer(Action::Arm(area, to)))?;
        }
    }
    ON
}

/// What an arm costs, if its side can buy it at all.
fn price(look: Look, side: Side, arm: Arm) -> Result<u8, Refusal> {
    look.t.costs[side as usize][arm as usize].filter(|_| !look.t.range(side, arm).is_empty()).ok_or(match arm
    {
        Arm::Elite => ELITE,
        Arm::Paratroops => PARATROOPS,
        Arm::Partisans => PARTISANS,
        _ => NOT_FOR_SALE,
    })
}

fn payable(look: Look, side: Side, arm: Arm, area: Place, fresh: bool) -> Result<(), Refusal> {
    let price = price(look, side, arm)?;
    PARATROOPS.when(arm == Arm::Paratroops && look.s.turn >= look.t.limits.overlord_turn)?;
    NO_COUNTER.when(look.pool(side, arm) == 0)?;
    let have = payers(look, side, area, fresh).count();
    if have < usize::from(price) {
        let others = fresh && payers(look, side, area, false).count() >= usize::from(price);
        return Err(match side {
            Side::Allies if others => NEW_CUBES_ALLIED,
            Side::Axis if others => NEW_CUBES_AXIS,
            _ => TOO_FEW.with("price", price).with("cubes", have as u8),
        });
    }
    UNSUPPLIED.with("area", place_value(area)).unless(look.supplied(side).contains(area))
}

pub fn check(look: Look, side: Side, arm: Arm, area: Place, spot: Spot, fresh: bool) -> Result<(), Refusal> {
    match arm {
        Arm::Cube => return Err(ONE_WAY),
        Arm::Partisans => return Err(NOT_ENEMY),
        _ => {}
    }
    payable(look, side, arm, area, fresh)?;
    look.spot_fits(arm, area, spot)?;
    let tanks = arm.is_tank() && look.s.tanks(side, area) >= look.t.limits.tanks;
    TANKS.with("area", place_value(area)).when(tanks)?;
    ONE_AIRCRAFT.when(side == Side::Allies && arm.is_air() && look.s.bought)
}

pub fn check_partisans(look: Look, side: Side, pay: Place, to: Place, fresh: bool) -> Result<(), Refusal> {
    price(look, side, Arm::Partisans)?;
    NOT_YET.unless(look.s.surrendered)?;
    NO_TRIANGLE.unless(look.t.triangles.contains(to))?;
    NOT_ENEMY.when(look.s.controller(to) == side)?;
    payable(look, side, Arm::Partisans, pay, fresh)
}

/// Cubes leave, the counter comes.
pub fn convert(play: &mut Play, side: Side, arm: Arm, pay: Place, to: Place, spot: Spot, fresh: bool) {
    let price = play.t.costs[side as usize][arm as usize].unwrap_or(0);
    for _ in 0..price {
        let paid = payers(play.look(), side, pay, fresh).next();
        if let Some(i) = paid {
            play.send(i, crate::pieces::POOL);
            *play.unit(i) = crate::state::State::no_unit();
        }
    }
    // move.air/2: an aircraft placed in an impulse does not move in it.
    let flags = if fresh && arm.is_air() { flag::FLOWN } else { 0 };
    play.raise(side, arm, to, spot, flags);
    if side == Side::Allies && arm.is_air() {
        play.s.bought = true;
    }
    play.settle();
    if arm == Arm::Partisans {
        // They do not keep a side in the game (victory.elimination).
        play.check_elimination();
    }
    play.say("conversion.procedure/2", || {
        unit_text("log-converted", side, arm).with("area", place_value(to))
    });
}

/// The line event of the reinforcement step.
pub fn new_line(play: &mut Play, area: Place) {
    play.s.lines = play.s.lines.with(area);
    play.say("events.axis.new-line/1", || Text::new("log-line-deployed").with("area", place_value(area)));
}
