//! Set-up: the Axis deploys what is not prescribed (setup.axis/3).

use sandtable_core::{Refusal, Text};

use super::{Offer, Step, TurnStage};
use crate::action::Action;
use crate::look::Look;
use crate::pieces::{Arm, Place, Side, TRAY};
use crate::play::{Play, place_value, unit_text};
use crate::refusals;

const AFRICA: Refusal = Refusal::new("setup.axis/3", "why-not-in-africa");
const UNKNOWN: Refusal = Refusal::new("setup.axis/3", "why-unknown-area");
const NONE_LEFT: Refusal = Refusal::new("setup.axis/3", "why-none-left");
const NOT_ALL: Refusal = Refusal::new("setup.axis/3", "why-not-all-deployed");
const PRESCRIBED: Refusal = Refusal::new("setup.axis/1", "why-prescribed");
const FULL: Refusal = Refusal::new("stacking.limit", "why-no-room");
const TANKS: Refusal = Refusal::new("tanks.limit", "why-two-tanks");
const LINE: Refusal = Refusal::new("lines.one-per-area", "why-one-line");

fn in_tray(look: Look, arm: Arm) -> Option<usize> {
    look.t.range(Side::Axis, arm).find(|i| look.s.units[*i].place == TRAY)
}

fn tray_empty(look: Look) -> bool {
    look.s.tray_lines == 0 && Arm::FIGHTING.iter().all(|arm| in_tray(look, *arm).is_none())
}

/// The same kind of counter in the other nation.
const fn counterpart(arm: Arm) -> Option<Arm> {
    match arm {
        Arm::Tank => Some(Arm::ItalianTank),
        Arm::ItalianTank => Some(Arm::Tank),
        Arm::Aircraft => Some(Arm::ItalianAircraft),
        Arm::ItalianAircraft => Some(Arm::Aircraft),
        _ => None,
    }
}

/// The prescribed counter in an African area that a counter of the other nation may replace: once, from the tray.
fn replaced(look: Look, arm: Arm, area: Place) -> Option<usize> {
    let old = counterpart(arm)?;
    let prescribed = look.t.setup.axis.iter().any(|(a, mix)| *a == area && mix[old as usize] > 0);
    let stands = look.t.range(Side::Axis, old).find(|i| look.s.units[*i].place == area);
    stands.filter(|_| prescribed && in_tray(look, arm).is_some())
}

fn grounds(look: Look) -> impl Iterator<Item = Place> {
    (look.t.areas - look.t.africa).into_iter()
}

pub fn candidates(look: Look, offer: Offer) {
    for arm in Arm::FIGHTING {
        if in_tray(look, arm).is_none() {
            continue;
        }
        for area in grounds(look) {
            if arm.is_air() {
                look.t.spots_of(area).for_each(|spot| offer(Action::Deploy(arm, area, spot)));
            } else {
                offer(Action::Deploy(arm, area, 0));
            }
        }
    }
    for (area, _) in &look.t.setup.axis {
        Arm::FIGHTING.iter().for_each(|arm| offer(Action::Exchange(*arm, *area)));
    }
    if look.s.tray_lines > 0 {
        grounds(look).for_each(|area| offer(Action::DeployLine(area)));
    }
    offer(Action::ReadyMade);
    offer(Action::Done);
}

pub fn check(look: Look, a: Action) -> Result<(), Refusal> {
    let ground = |area: Place| match area {
        area if !look.t.areas.contains(area) => Err(UNKNOWN),
        area if look.t.africa.contains(area) => Err(AFRICA),
        _ => Ok(()),
    };
    match a {
        Action::Deploy(arm, area, spot) => {
            ground(area)?;
            if in_tray(look, arm).is_none() {
                return Err(NONE_LEFT);
            }
            if look.s.count(Side::Axis, area) >= look.t.limits.stacking {
                return Err(FULL.with("area", place_value(area)));
            }
            if arm.is_tank() && look.s.tanks(Side::Axis, area) >= look.t.limits.tanks {
                return Err(TANKS.with("area", place_value(area)));
            }
            look.spot_fits(arm, area, spot)
        }
        Action::DeployLine(area) => {
            ground(area)?;
            if look.s.tray_lines == 0 {
                return Err(NONE_LEFT);
            }
            if look.s.lines.contains(area) {
                return Err(LINE.with("area", place_value(area)));
            }
            Ok(())
        }
        Action::Exchange(arm, area) => replaced(look, arm, area).map(|_| ()).ok_or(PRESCRIBED),
        Action::ReadyMade if tray_empty(look) => Err(NONE_LEFT),
        Action::ReadyMade => Ok(()),
        Action::Done if tray_empty(look) => Ok(()),
        Action::Done => Err(NOT_ALL),
        _ => Err(refusals::NOT_NOW),
    }
}

pub fn apply(play: &mut Play, a: Action) {
    match a {
        Action::Deploy(arm, area, spot) => put(play, arm, area, spot),
        Action::DeployLine(area) => put_line(play, area),
        Action::Exchange(arm, area) => {
            let Some(old) = replaced(play.look(), arm, area) else { return };
            let spot = play.s.units[old].spot;
            play.send(old, TRAY);
            play.unit(old).spot = 0;
            put(play, arm, area, spot);
        }
        Action::ReadyMade => ready_made(play),
        _ => {
            play.pop();
            play.push(Step::Turn(TurnStage::Start));
        }
    }
}

fn put(play: &mut Play, arm: Arm, area: Place, spot: u8) {
    if let Some(i) = in_tray(play.look(), arm) {
        play.send(i, area);
        play.unit(i).spot = spot;
        play.settle();
        play.say("setup.axis/3", || {
            unit_text("log-deployed", Side::Axis, arm).with("area", place_value(area))
        });
    }
}

fn put_line(play: &mut Play, area: Place) {
    play.s.lines = play.s.lines.with(area);
    play.s.tray_lines -= 1;
    play.say("setup.axis/3", || Text::new("log-line-deployed").with("area", place_value(area)));
}

/// Fills the areas of the proposal as far as they lack something, then whatever else has room.
fn ready_made(play: &mut Play) {
    let theatre = play.t;
    let proposed = theatre.setup.ready_made.iter().flat_map(|(area, mix)| {
        Arm::ALL
            .into_iter()
            .zip(mix)
            .flat_map(move |(arm, n)| std::iter::repeat_n((arm, *area), usize::from(*n)))
    });
    for (arm, area) in proposed.collect::<arrayvec::ArrayVec<_, 72>>() {
        deploy_if_legal(play, arm, area);
    }
    for arm in Arm::FIGHTING {
        for area in (theatre.areas - theatre.africa).into_iter() {
            while deploy_if_legal(play, arm, area) {}
        }
    }
    for area in theatre.setup.ready_lines.into_iter().chain(theatre.areas - theatre.africa) {
        if check(play.look(), Action::DeployLine(area)).is_ok() {
            put_line(play, area);
        }
    }
}

fn deploy_if_legal(play: &mut Play, arm: Arm, area: Place) -> bool {
    let spot = if arm.is_air() { play.t.spots_of(area).start } else { 0 };
    let legal = check(play.look(), Action::Deploy(arm, area, spot)).is_ok();
    if legal {
        put(play, arm, area, spot);
    }
    legal
}
