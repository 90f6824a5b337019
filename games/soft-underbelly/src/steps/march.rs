//! Movement of the active side: groups by land, aircraft, convoys, partisans, and what may be done between steps.

use sandtable_board::{Set64, graph::flood};
use sandtable_core::{Refusal, Text};

use super::{ImpulseStage, Moment, Offer, Step, convoy, interrupts, window};
use crate::action::{Action, Who};
use crate::look::Look;
use crate::pieces::{Arm, Place, Side, is_area};
use crate::play::{Play, place_value};
use crate::refusals;
use crate::state::{STAYED, Unit, flag};

const NOT_ADJACENT: Refusal = Refusal::new("move.land/1", "why-not-adjacent");
const ENEMY_THERE: Refusal = Refusal::new("move.land/3", "why-enemy-there");
const BEEN_THERE: Refusal = Refusal::new("move.land/2", "why-been-there");
const SURROUNDED: Refusal = Refusal::new("move.land/3", "why-no-way");
const BEEN_EVERYWHERE: Refusal = Refusal::new("move.land/2", "why-no-way");
const FLOWN: Refusal = Refusal::new("move.air/2", "why-flown");
const NO_GROUND: Refusal = Refusal::new("move.air/1", "why-no-ground");
const NOT_IN_HAND: Refusal = Refusal::new("move.land/5", "why-not-in-hand");
const LAST_ONE: Refusal = Refusal::new("move.land/5", "why-last-one");
const PUT_DOWN_BEFORE: Refusal = Refusal::new("move.land/7", "why-put-down-before");
const EMPTY_HAND: Refusal = Refusal::new("move.land/4", "why-empty-hand");
const PARTISANS_MOVE: Refusal = Refusal::new("partisans.move", "why-partisans-move");
const HAS_ACTED: Refusal = Refusal::new("impulse.pass", "why-has-acted");

fn in_hand(unit: Unit) -> bool {
    unit.has(flag::HAND)
}

/// In hand, and not yet put down where it stands: else taking up and putting down would never end (move.land/7).
fn may_stay(unit: Unit) -> bool {
    in_hand(unit) && unit.visited & STAYED == 0
}

/// Areas that a group standing in `at` may step into, its members having visited `visited`.
fn exits(look: Look, side: Side, at: Place, visited: u32) -> Set64 {
    look.steps(side, at) - Set64::from_words([u64::from(visited)])
}

/// Areas that members of the moving group have visited.
fn visited(look: Look, side: Side) -> u32 {
    look.all(side, &Arm::LAND, in_hand).fold(0, |all, i| all | look.s.units[i].visited)
}

pub fn candidates(look: Look, side: Side, hand: Place, offer: Offer) {
    if hand != 0 {
        look.t.next_to(hand).into_iter().for_each(|to| offer(Action::Step(to)));
        offer(Action::Halt);
        for (who, i) in look.each(side, &Arm::LAND, move |u| u.place == hand) {
            if in_hand(look.s.units[i]) {
                offer(Action::Leave(who.arm, who.rank));
            } else {
                offer(Action::Take(who));
            }
        }
        interrupts::candidates(look, side, Moment::March, offer);
        return;
    }
    let points = look.s.transport[side as usize] > 0;
    for (who, _) in look.each(side, &Arm::LAND, |u| is_area(u.place)) {
        offer(Action::Take(who));
        if points && look.t.coast.contains(who.at) {
            offer(Action::Embark(who));
        }
    }
    for (who, _) in look.each(side, &Arm::AIR, |u| is_area(u.place)) {
        offer(Action::Take(who));
    }
    for (who, _) in look.each(side, &[Arm::Partisans], |u| is_area(u.place)) {
        look.t.triangles.into_iter().for_each(|to| offer(Action::Infiltrate(who.at, to, who.rank)));
    }
    interrupts::candidates(look, side, Moment::March, offer);
    offer(Action::Pass);
    offer(Action::Done);
}

pub fn check(look: Look, side: Side, hand: Place, a: Action) -> Result<(), Refusal> {
    match a {
        Action::Take(who) if who.arm.is_air() => check_take_off(look, side, hand, who),
        Action::Take(who) => check_take(look, side, hand, who),
        Action::Step(_) | Action::Halt | Action::Leave(..) if hand == 0 => Err(EMPTY_HAND),
        Action::Step(to) => check_step(look, side, hand, to),
        Action::Halt if look.all(side, &Arm::LAND, may_stay).next().is_none() => Err(PUT_DOWN_BEFORE),
        Action::Halt => Ok(()),
        Action::Leave(arm, rank) => check_leave(look, side, Who { arm, at: hand, rank }),
        Action::Embark(_) | Action::Infiltrate(..) | Action::Pass | Action::Done if hand != 0 => {
            Err(refusals::HAND_FULL)
        }
        Action::Embark(who) => convoy::check_embark(look, side, who),
        Action::Infiltrate(at, to, rank) => {
            check_infiltration(look, side, Who { arm: Arm::Partisans, at, rank }, to)
        }
        Action::Pass if look.s.acted => Err(HAS_ACTED),
        Action::Pass | Action::Done => Ok(()),
        // window.active: with a group in hand, too.
        _ => interrupts::check(look, side, Moment::March, a),
    }
}

fn check_leave(look: Look, side: Side, who: Who) -> Result<(), Refusal> {
    let unit = look.find(side, who).map(|i| look.s.units[i]).filter(|u| in_hand(*u)).ok_or(NOT_IN_HAND)?;
    if look.all(side, &Arm::LAND, in_hand).count() < 2 {
        return Err(LAST_ONE);
    }
    if may_stay(unit) { Ok(()) } else { Err(PUT_DOWN_BEFORE) }
}

fn check_take(look: Look, side: Side, hand: Place, who: Who) -> Result<(), Refusal> {
    let i = look.find(side, who).filter(|_| is_area(who.at)).ok_or(refusals::NO_SUCH_UNIT)?;
    let unit = look.s.units[i];
    if !who.arm.is_land() {
        return Err(refusals::NOT_A_LAND_UNIT);
    }
    if hand != 0 && (who.at != hand || in_hand(unit)) {
        return Err(refusals::HAND_FULL);
    }
    if unit.has(flag::HELD) {
        return Err(refusals::HELD);
    }
    if look.strangled(side, who.at) {
        return Err(refusals::STRANGLED);
    }
    let group = if hand == 0 { 0 } else { visited(look, side) };
    if exits(look, side, who.at, unit.visited | group).is_empty() {
        return Err(no_way(look, side, who.at));
    }
    Ok(())
}

/// Why a land unit finds no way out of its area: enemies, Operation Strangle, or it has been everywhere.
fn no_way(look: Look, side: Side, at: Place) -> Refusal {
    let free = look.t.next_to(at) - look.s.held(side.other());
    if free.is_empty() {
        SURROUNDED.with("area", place_value(at))
    } else if (free & look.open(side)).is_empty() {
        refusals::STRANGLED
    } else {
        BEEN_EVERYWHERE.with("area", place_value(at))
    }
}

fn check_take_off(look: Look, side: Side, hand: Place, who: Who) -> Result<(), Refusal> {
    let i = look.find(side, who).filter(|_| is_area(who.at)).ok_or(refusals::NO_SUCH_UNIT)?;
    if hand != 0 {
        return Err(refusals::HAND_FULL);
    }
    if look.s.units[i].has(flag::FLOWN) {
        return Err(FLOWN);
    }
    if look.strangled(side, who.at) {
        return Err(refusals::STRANGLED);
    }
    if look.can_fly(side, who.at, true) { Ok(()) } else { Err(NO_GROUND) }
}

fn check_step(look: Look, side: Side, hand: Place, to: Place) -> Result<(), Refusal> {
    if !look.t.next_to(hand).contains(to) {
        return Err(NOT_ADJACENT.with("area", place_value(to)));
    }
    if look.enemies(side, to) {
        return Err(ENEMY_THERE.with("area", place_value(to)));
    }
    if look.strangled(side, to) || look.strangled(side, hand) {
        return Err(refusals::STRANGLED);
    }
    if !exits(look, side, hand, visited(look, side)).contains(to) {
        return Err(BEEN_THERE.with("area", place_value(to)));
    }
    Ok(())
}

/// Partisans move through any chain of triangle areas and end in an enemy one (partisans.move).
fn check_infiltration(look: Look, side: Side, who: Who, to: Place) -> Result<(), Refusal> {
    let from = who.at;
    let i = look.find(side, who).filter(|_| is_area(from)).ok_or(refusals::NO_SUCH_UNIT)?;
    if from == to || !look.t.triangles.contains(to) || look.s.controller(to) == side {
        return Err(PARTISANS_MOVE);
    }
    let chain = flood(Set64::single(from), look.t.triangles.with(from), &look.t.links);
    if !chain.contains(to) {
        return Err(PARTISANS_MOVE);
    }
    if look.s.units[i].visited & 1 << to != 0 {
        return Err(BEEN_THERE.with("area", place_value(to)));
    }
    Ok(())
}

pub fn apply(play: &mut Play, side: Side, a: Action) {
    match a {
        Action::Take(who) => {
            let Some(i) = play.look().find(side, who) else { return };
            play.unit(i).flags |= flag::HAND;
            if who.arm.is_air() {
                play.s.acted = true;
                play.push(Step::Flight { side, out: false });
            } else if !matches!(play.s.step(), Some(Step::March { hand: 1.., .. })) {
                play.become_step(Step::March { hand: who.at, moved: false });
            }
        }
        Action::Step(to) => step(play, side, to),
        Action::Leave(arm, rank) => {
            let Some(Step::March { hand, .. }) = play.s.step() else { return };
            if let Some(i) = play.look().find(side, Who { arm, at: hand, rank }) {
                put_down(play, i);
            }
        }
        Action::Halt => halt(play, side),
        Action::Embark(who) => {
            play.push(Step::Convoy);
            convoy::embark(play, side, who);
        }
        Action::Infiltrate(at, to, rank) => infiltrate(play, side, Who { arm: Arm::Partisans, at, rank }, to),
        Action::Pass => {
            play.pop();
            play.become_step(Step::Impulse(ImpulseStage::Lapse));
            play.say("impulse.pass", || Text::new("log-passed").with("side", side.seat()));
        }
        Action::Done => play.pop(),
        _ => interrupts::apply(play, side, a),
    }
}

fn step(play: &mut Play, side: Side, to: Place) {
    let Some(Step::March { hand, .. }) = play.s.step() else { return };
    play.s.acted = true;
    let mut count = 0;
    for arm in Arm::LAND {
        for i in play.t.range(side, arm) {
            if in_hand(play.s.units[i]) {
                play.send(i, to);
                let unit = play.unit(i);
                unit.visited = unit.visited & !STAYED | 1 << hand;
                count += 1;
            }
        }
    }
    play.become_step(Step::March { hand: to, moved: true });
    play.say("move.land/1", || {
        Text::new("log-marched")
            .with("side", side.seat())
            .with("count", count)
            .with("from", place_value(hand))
            .with("area", place_value(to))
    });
    play.occupy(side, to);
    window::after_step(play, to);
}

fn halt(play: &mut Play, side: Side) {
    for arm in Arm::LAND {
        for i in play.t.range(side, arm) {
            if in_hand(play.s.units[i]) {
                put_down(play, i);
            }
        }
    }
    play.become_step(Step::March { hand: 0, moved: false });
}

fn put_down(play: &mut Play, i: usize) {
    let unit = play.unit(i);
    unit.flags &= !flag::HAND;
    unit.visited |= STAYED;
}

fn infiltrate(play: &mut Play, side: Side, who: Who, to: Place) {
    let Some(i) = play.look().find(side, who) else { return };
    let from = who.at;
    play.s.acted = true;
    play.send(i, to);
    play.unit(i).visited |= 1 << from;
    play.say("partisans.move", || {
        Text::new("log-infiltrated").with("from", place_value(from)).with("area", place_value(to))
    });
}

/// A group that was bombed away or drawn off is in nobody's hand.
pub fn run(play: &mut Play, hand: Place) -> bool {
    if hand != 0 && play.look().all(play.s.active, &Arm::LAND, in_hand).next().is_none() {
        play.become_step(Step::March { hand: 0, moved: false });
    }
    false
}
