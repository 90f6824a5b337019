//! Reinforcement: a side places its cubes, then converts; and the same for a Reinforcements event.

use sandtable_board::Set64;
use sandtable_core::{Flow, Offers, Phase, Playing, Refusal, Text};

use super::{Step, any_choice, conversion, events, phase};
use crate::Mediterranean;
use crate::action::Action;
use crate::look::Look;
use crate::pieces::{Arm, Event, Place, Side, place_value};
use crate::play::Play;
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
        _ => check_conversion(look, side, a, false)?.err(),
    }
}

/// Is a conversion legal? None if the action is something else.
fn check_conversion(look: Look, side: Side, a: Action, event: bool) -> Option<Result<(), Refusal>> {
    match a {
        Action::Convert(arm, area, spot) => Some(conversion::check(look, side, arm, area, spot, event)),
        Action::Arm(pay, to) => Some(conversion::check_partisans(look, side, pay, to, event)),
        _ => None,
    }
}

fn check_line(look: Look, side: Side, area: Place) -> Result<(), Refusal> {
    events::playable(look, side, Event::NewLine)?;
    NO_LINE.when(look.s.lines.len() >= usize::from(look.t.lines))?;
    LINE_NOT_OWN.unless(look.own(side).contains(area))?;
    LINE_THERE.with("area", place_value(area)).when(look.s.lines.contains(area))
}

/// Offers areas for cubes, or what cubes can be converted into.
fn offer_all(look: Look, side: Side, placing: bool, offer: Offers<Action>) -> Flow {
    if placing {
        look.own(side).into_iter().map(Action::Reinforce).try_for_each(offer)
    } else {
        conversion::candidates(look, side, offer)
    }
}

/// Places or converts; false if the side has done enough.
fn carry_out(play: &mut Play, side: Side, a: Action, event: bool) -> bool {
    match a {
        Action::Reinforce(area) => place(play, side, area, event),
        Action::Convert(arm, area, spot) => conversion::convert(play, side, arm, area, area, spot, event),
        Action::Arm(pay, to) => conversion::convert(play, side, Arm::Partisans, pay, to, 0, event),
        Action::NewLine(area) => {
            play.spend_marker(side, Event::NewLine);
            conversion::new_line(play, area);
        }
        _ => return false,
    }
    true
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

impl Phase<Mediterranean> for phase::Reinforce {
    fn candidates(&self, look: Look, side: Side, offer: Offers<Action>) -> Flow {
        offer_all(look, side, self.left > 0 && !self.converting, offer)?;
        if side == Side::Axis {
            look.own(side).into_iter().map(Action::NewLine).try_for_each(&mut *offer)?;
        }
        offer(Action::Done)
    }

    fn check(&self, look: Look, side: Side, a: Action) -> Result<(), Refusal> {
        match a {
            Action::Reinforce(_) if look.pool(side, Arm::Cube) == 0 => Err(NO_CUBES),
            // A placing that ended by itself: nowhere to place.
            Action::Reinforce(_) if self.converting && ports(look, side).is_empty() => Err(nowhere(side)),
            Action::Reinforce(_) if self.converting => Err(PLACED),
            Action::Reinforce(_) if self.left == 0 => Err(NO_CUBES),
            Action::Reinforce(area) => nowhere(side).unless(ports(look, side).contains(area)),
            Action::Convert(..) | Action::Arm(..) if !self.converting => Err(PLACE_FIRST),
            Action::NewLine(area) => check_line(look, side, area),
            Action::Done => Ok(()),
            _ => check_conversion(look, side, a, false).unwrap_or_else(|| Err(events::outside(side, a))),
        }
    }

    fn apply(&self, play: &mut Play, side: Side, a: Action) {
        match carry_out(play, side, a, false) {
            true => {}
            false if self.converting => play.pop(),
            false => play.become_step(Step::Reinforce { side, left: 0, converting: true }),
        }
    }

    fn run(&self, play: &mut Play) -> bool {
        let asked = (self.converting || self.left > 0) && any_choice(play.look(), self.side);
        if !asked && !self.converting {
            play.become_step(Step::Reinforce { side: self.side, left: 0, converting: true });
            return true;
        }
        play.pop_unless(asked)
    }
}

/// The event is over: its cubes are like the others.
fn finish(play: &mut Play, side: Side) {
    for i in play.t.range(side, Arm::Cube) {
        if play.s.units[i].has(flag::FRESH) {
            play.unit(i).flags &= !flag::FRESH;
        }
    }
    play.pop();
}

impl Phase<Mediterranean> for phase::Muster {
    fn candidates(&self, look: Look, side: Side, offer: Offers<Action>) -> Flow {
        offer_all(look, side, self.left > 0, offer)?;
        offer(Action::Done)
    }

    fn check(&self, look: Look, side: Side, a: Action) -> Result<(), Refusal> {
        match a {
            Action::Reinforce(_) if self.left == 0 => Err(NO_CUBES),
            Action::Reinforce(area) => {
                refusals::STRANGLED.when(look.strangled(side, area))?;
                let why = if side == Side::Allies { EVENT_ALLIED } else { EVENT_AXIS };
                why.unless(event_areas(look, side).contains(area))
            }
            Action::Convert(..) | Action::Arm(..) if self.left > 0 => Err(PLACE_FIRST),
            Action::Done => Ok(()),
            _ => check_conversion(look, side, a, true).unwrap_or_else(|| Err(events::inside(side, a))),
        }
    }

    fn apply(&self, play: &mut Play, side: Side, a: Action) {
        if !carry_out(play, side, a, true) {
            finish(play, side);
        }
    }

    fn run(&self, play: &mut Play) -> bool {
        let look = play.look();
        let asked = self.left > 0 && event_possible(look, self.side) || any_choice(look, self.side);
        if !asked {
            finish(play, self.side);
        }
        !asked
    }
}
