//! Events: when they may be played, and what those do that need no step of their own.

use sandtable_core::{Playing, Refusal};

use super::{Step, reinforce};
use crate::action::Action;
use crate::look::Look;
use crate::pieces::{Arm, Event, Hull, Place, SEA, Side};
use crate::play::Play;
use crate::refusals;
use crate::state::flag;

const NO_MARKER: Refusal = Refusal::new("events.limit/2", "why-no-marker");
const ONE_EVENT: Refusal = Refusal::new("events.limit/1", "why-one-event");
const BOX_FULL: Refusal = Refusal::new("events.boxes/2", "why-box-full");
const NOT_THEIRS: Refusal = Refusal::new("events.boxes/1", "why-not-your-event");
const NOTHING_USED: Refusal = Refusal::new("events.allied.operations/1", "why-nothing-used");
const NO_MARKER_BACK: Refusal = Refusal::new("events.axis.kesselring", "why-no-marker-back");
const ALREADY: Refusal = Refusal::new("events.limit/1", "why-already-in-force");
const NO_CUBES: Refusal = Refusal::new("reinforce.shortage", "why-no-cubes");
const UNKNOWN: Refusal = Refusal::new("events.allied.strangle/1", "why-unknown-area");

/// Has a side a marker and a free space for an event?
pub fn available(look: Look, side: Side, event: Event) -> Result<(), Refusal> {
    let spaces = look.t.boxes[side as usize][event as usize];
    NOT_THEIRS.when(spaces == 0)?;
    BOX_FULL.when(look.s.boxes[side as usize][event as usize] >= spaces)?;
    NO_MARKER.when(look.s.markers[side as usize] == 0)
}

/// May a side play an event in this impulse, its moment apart (events.limit/1)?
pub fn playable(look: Look, side: Side, event: Event) -> Result<(), Refusal> {
    ONE_EVENT.when(look.s.evented[side as usize])?;
    available(look, side, event)
}

/// The refusal of an action that belongs to another moment, by the rule that fixes the moment.
pub fn not_now(side: Side, a: Action) -> Refusal {
    let rule = match a {
        Action::Play(event) => event.rule(side),
        Action::Operations(_) => Event::Operations.rule(side),
        Action::Strangle(_) => Event::Strangle.rule(side),
        Action::NewLine(_) => Event::NewLine.rule(side),
        Action::Reinforce(_) => "turn.reinforce",
        Action::Convert(..) | Action::Arm(..) => "conversion.when",
        Action::Bomb(..) => "window.moments/1",
        Action::Rouse(..) => "window.interrupts/2",
        Action::Engage(..) => "window.interrupts/4",
        Action::InterceptAir(_) | Action::InterceptShip(_) => "window.intercept/1",
        Action::Take(_) | Action::Step(_) | Action::Embark(_) | Action::Sail(_) | Action::Infiltrate(..) => {
            "combat.when"
        }
        Action::Attack(..) | Action::Landing(..) | Action::Board(_) | Action::Join(_) => "combat.declare",
        Action::Pass => "impulse.pass",
        Action::Initiative(_) => "initiative.roll/1",
        Action::Deploy(..) | Action::DeployLine(_) | Action::Exchange(..) | Action::ReadyMade => {
            "setup.axis/3"
        }
        Action::Adjust(..) | Action::Eliminate(_) => "stacking.check/1",
        Action::Retreat | Action::Fall(..) => "retreat.declare",
        Action::Drop => "battle.steps/1",
        Action::Continue | Action::BreakOff => "battle.steps/3",
        Action::Battle(_) => "combat.order",
        Action::Strike | Action::Shield => "elite.timing",
        Action::Support(_) | Action::TankSupport => "battle.steps/2",
        _ => return refusals::NOT_NOW,
    };
    Refusal::new(rule, "why-not-now")
}

/// The same between impulses, where nobody interrupts (window.moments/3).
pub fn outside(side: Side, a: Action) -> Refusal {
    match a {
        Action::Bomb(..) | Action::Rouse(..) | Action::Engage(..) => {
            Refusal::new("window.moments/3", "why-not-now")
        }
        _ => not_now(side, a),
    }
}

/// The same while an interrupt or an interception is carried out (window.resolve).
pub fn inside(side: Side, a: Action) -> Refusal {
    match a {
        Action::Bomb(..)
        | Action::Rouse(..)
        | Action::Engage(..)
        | Action::Play(_)
        | Action::Operations(_)
        | Action::Strangle(_) => Refusal::new("window.resolve", "why-not-now"),
        _ => not_now(side, a),
    }
}

/// Has an area Allied units that show their used side?
fn anything_used(look: Look, area: Place) -> bool {
    if area == SEA {
        return look.s.ships[..2].contains(&Hull::Used);
    }
    if !look.t.areas.contains(area) {
        return false;
    }
    look.all(Side::Allies, &Arm::ALL, move |u| u.place == area && u.used()).next().is_some()
}

/// The conditions of those events that are interrupts, apart from their moment.
pub fn check(look: Look, side: Side, a: Action) -> Result<(), Refusal> {
    let event = event_of(a).ok_or_else(|| not_now(side, a))?;
    playable(look, side, event)?;
    match a {
        Action::Operations(area) => NOTHING_USED.unless(anything_used(look, area)),
        Action::Strangle(area) => UNKNOWN.unless(look.t.areas.contains(area)),
        Action::Play(Event::Logistics) => ALREADY.when(look.s.logistics[side as usize]),
        Action::Play(Event::Kesselring) => {
            NO_MARKER_BACK.unless(look.s.markers[side as usize] < look.t.markers)
        }
        Action::Play(Event::Reinforcements) => NO_CUBES.unless(reinforce::event_possible(look, side)),
        _ => Ok(()),
    }
}

/// The event that an action plays as an interrupt.
const fn event_of(a: Action) -> Option<Event> {
    match a {
        Action::Play(event) => Some(event),
        Action::Operations(_) => Some(Event::Operations),
        Action::Strangle(_) => Some(Event::Strangle),
        _ => None,
    }
}

/// Carries out an event that is an interrupt.
pub fn play(play: &mut Play, side: Side, a: Action) {
    let Some(event) = event_of(a) else { return };
    let markers = play.s.markers[side as usize];
    play.spend_marker(side, event);
    match a {
        Action::Operations(area) => {
            for hull in play.s.ships[..2].iter_mut().filter(|hull| area == SEA && **hull == Hull::Used) {
                *hull = Hull::Ready;
            }
            for i in play.t.each(Side::Allies, &Arm::ALL) {
                if play.s.units[i].place == area && play.s.units[i].used() {
                    play.unit(i).flags &= !flag::USED;
                }
            }
        }
        Action::Strangle(area) => {
            play.s.strangled = area;
            // Attacks out of the area are cancelled, and support of a battle elsewhere ceases.
            let supports = if area == play.s.battle.target { 0 } else { flag::SUPPORT };
            for i in play.t.each(Side::Axis, &Arm::ALL) {
                let unit = play.s.units[i];
                if unit.place == area && (unit.duty != 0 || unit.has(supports)) {
                    let unit = play.unit(i);
                    unit.duty = 0;
                    unit.flags &= !supports;
                }
            }
            play.s.arrows.retain(|arrow| arrow.from != area);
        }
        Action::Play(Event::Logistics) => play.s.logistics[side as usize] = true,
        Action::Play(Event::Kesselring) => play.s.markers[side as usize] += (play.t.markers - markers).min(2),
        Action::Play(Event::Reinforcements) => {
            let cubes = play.t.event_cubes[side as usize].min(play.look().pool(side, Arm::Cube) as u8);
            play.push(Step::Muster { side, left: cubes });
        }
        _ => {}
    }
}
