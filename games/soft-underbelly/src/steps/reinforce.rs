//! Reinforcement: a side places its cubes, then converts; and the same for a Reinforcements event.

use sandtable_board::Set64;
use sandtable_core::{Refusal, Text};

use super::{Offer, Step, any_choice, conversion, events};
use crate::action::Action;
use crate::look::Look;
use crate::pieces::{Arm, Event, Place, Side};
use crate::play::{Play, place_value};
use crate::refusals;
use crate::state::flag;

const ALLIED_PLACE: Refusal = Refusal::new("reinforce.place/1", "why-not-a-supplied-port");
const AXIS_PLACE: Refusal = Refusal::new("reinforce.place/2", "why-not-supplied-europe");
const NO_CUBES: Refusal = Refusal::new("reinforce.shortage", "why-no-cubes");
const PLACED: Refusal = Refusal::new("window.reinforce", "why-placing-is-over");
const PLACE_FIRST: Refusal = Refusal::new("window.reinforce", "why-place-first");
const EVENT_ALLIED: Refusal = Refusal::new("events.allied.reinforcements/1", "why-not-own");
const EVENT_AXIS: Refusal = Refusal::new("events.axis.reinforcements/1", "why-not-there");
const NO_LINE: Refusal = Refusal::new("events.axis.new-line/1", "why-no-line");
const LINE_THERE: Refusal = Refusal::new("lines.one-per-area", "why-one-line");
const LINE_NOT_OWN: Refusal = Refusal::new("events.axis.new-line/1", "why-not-own");

/// Where scheduled cubes may enter.
fn ports(look: Look, side: Side) -> Set64 {
    let friendly = look.own(side) & look.supplied(side);
    match side {
        Side::Allies => friendly & look.t.coast,
        Side::Axis => friendly - look.t.africa - look.t.islands,
    }
}

/// Where the cubes of the event may be placed: any own area, for the Axis not Africa nor the islands.
fn event_areas(look: Look, side: Side) -> Set64 {
    let own = look.own(side) & look.open(side);
    match side {
        Side::Allies => own,
        Side::Axis => own - look.t.africa - look.t.islands,
    }
}

/// Can the Reinforcements event place anything?
pub fn event_possible(look: Look, side: Side) -> bool {
    look.pool(side, Arm::Cube) > 0 && !event_areas(look, side).is_empty()
}

pub fn candidates(look: Look, side: Side, offer: Offer) {
    match look.s.step() {
        Some(Step::Reinforce { left, converting: false, .. }) if left > 0 => {
            look.own(side).into_iter().for_each(|area| offer(Action::Reinforce(area)));
        }
        Some(Step::Muster { left, .. }) if left > 0 => {
            look.own(side).into_iter().for_each(|area| offer(Action::Reinforce(area)));
        }
        _ => conversion::candidates(look, side, offer),
    }
    if matches!(look.s.step(), Some(Step::Reinforce { .. })) && side == Side::Axis {
        look.own(side).into_iter().for_each(|area| offer(Action::NewLine(area)));
    }
    offer(Action::Done);
}

pub fn check(look: Look, side: Side, left: u8, converting: bool, a: Action) -> Result<(), Refusal> {
    match a {
        Action::Reinforce(_) if look.pool(side, Arm::Cube) == 0 => Err(NO_CUBES),
        // A placing that ended by itself: nowhere to place.
        Action::Reinforce(_) if converting && ports(look, side).is_empty() => Err(nowhere(side)),
        Action::Reinforce(_) if converting => Err(PLACED),
        Action::Reinforce(_) if left == 0 => Err(NO_CUBES),
        Action::Reinforce(area) if !ports(look, side).contains(area) => Err(nowhere(side)),
        Action::Reinforce(_) => Ok(()),
        Action::Convert(..) | Action::Arm(..) if !converting => Err(PLACE_FIRST),
        Action::Convert(arm, area, spot) => conversion::check(look, side, arm, area, spot, false),
        Action::Arm(pay, to) => conversion::check_partisans(look, side, pay, to, false),
        Action::NewLine(area) => {
            events::playable(look, side, Event::NewLine)?;
            if look.s.lines.len() >= usize::from(look.t.lines) {
                return Err(NO_LINE);
            }
            if !look.own(side).contains(area) {
                return Err(LINE_NOT_OWN);
            }
            if look.s.lines.contains(area) {
                return Err(LINE_THERE.with("area", place_value(area)));
            }
            Ok(())
        }
        Action::Done => Ok(()),
        _ => Err(events::outside(side, a)),
    }
}

const fn nowhere(side: Side) -> Refusal {
    match side {
        Side::Allies => ALLIED_PLACE,
        Side::Axis => AXIS_PLACE,
    }
}

/// Why a side's part was over before it was asked, while the other has its own; none if it had a choice.
pub fn ended(look: Look, side: Side, a: Action) -> Option<Refusal> {
    match a {
        Action::Reinforce(_) if ports(look, side).is_empty() => Some(nowhere(side)),
        Action::Reinforce(_) if look.pool(side, Arm::Cube) == 0 => Some(NO_CUBES),
        Action::Convert(arm, area, spot) => conversion::check(look, side, arm, area, spot, false).err(),
        Action::Arm(pay, to) => conversion::check_partisans(look, side, pay, to, false).err(),
        _ => None,
    }
}

pub fn check_muster(look: Look, side: Side, left: u8, a: Action) -> Result<(), Refusal> {
    match a {
        Action::Reinforce(_) if left == 0 => Err(NO_CUBES),
        Action::Reinforce(area) if look.strangled(side, area) => Err(refusals::STRANGLED),
        Action::Reinforce(area) if !event_areas(look, side).contains(area) => {
            Err(if side == Side::Allies { EVENT_ALLIED } else { EVENT_AXIS })
        }
        Action::Reinforce(_) => Ok(()),
        Action::Convert(..) | Action::Arm(..) if left > 0 => Err(PLACE_FIRST),
        Action::Convert(arm, area, spot) => conversion::check(look, side, arm, area, spot, true),
        Action::Arm(pay, to) => conversion::check_partisans(look, side, pay, to, true),
        Action::Done => Ok(()),
        _ => Err(events::inside(side, a)),
    }
}

pub fn apply(play: &mut Play, side: Side, a: Action) {
    let event = matches!(play.s.step(), Some(Step::Muster { .. }));
    match a {
        Action::Reinforce(area) => place(play, side, area, event),
        Action::Convert(arm, area, spot) => conversion::convert(play, side, arm, area, area, spot, event),
        Action::Arm(pay, to) => conversion::convert(play, side, Arm::Partisans, pay, to, 0, event),
        Action::NewLine(area) => {
            play.spend_marker(side, Event::NewLine);
            conversion::new_line(play, area);
        }
        _ => done(play, side),
    }
}

fn place(play: &mut Play, side: Side, area: Place, event: bool) {
    play.raise(side, Arm::Cube, area, 0, if event { flag::FRESH } else { 0 });
    if let Some(Step::Reinforce { left, .. } | Step::Muster { left, .. }) = play.s.steps.last_mut() {
        *left -= 1;
    }
    play.say("reinforce.entry/1", || {
        Text::new("log-reinforced").with("side", side.seat()).with("area", place_value(area))
    });
}

fn done(play: &mut Play, side: Side) {
    match play.s.step() {
        Some(Step::Reinforce { converting: false, .. }) => {
            play.become_step(Step::Reinforce { side, left: 0, converting: true });
        }
        _ => finish(play, side),
    }
}

fn finish(play: &mut Play, side: Side) {
    for i in play.t.range(side, Arm::Cube) {
        if play.s.units[i].has(flag::FRESH) {
            play.unit(i).flags &= !flag::FRESH;
        }
    }
    play.pop();
}

pub fn run(play: &mut Play, side: Side, left: u8, converting: bool) -> bool {
    if converting {
        let asked = any_choice(play.look(), side, Action::Done);
        if !asked {
            finish(play, side);
        }
        return !asked;
    }
    if left > 0 && any_choice(play.look(), side, Action::Done) {
        return false;
    }
    play.become_step(Step::Reinforce { side, left: 0, converting: true });
    true
}

pub fn run_muster(play: &mut Play, side: Side, left: u8) -> bool {
    if left > 0 && event_possible(play.look(), side) || any_choice(play.look(), side, Action::Done) {
        return false;
    }
    finish(play, side);
    true
}
