//! Set-up: the Axis deploys what is not prescribed (setup.axis/3).

use sandtable_core::{Flow, Offers, Phase, Playing, Refusal, Text};

use super::{Step, TurnStage, events, phase};
use crate::Mediterranean;
use crate::action::Action;
use crate::look::Look;
use crate::pieces::{Arm, Place, Side, TRAY, place_value, unit_text};
use crate::play::Play;

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

fn check_ground(look: Look, area: Place) -> Result<(), Refusal> {
    UNKNOWN.unless(look.t.areas.contains(area))?;
    AFRICA.when(look.t.africa.contains(area))
}

impl Phase<Mediterranean> for phase::Deploy {
    fn candidates(&self, look: Look, _side: Side, offer: Offers<Action>) -> Flow {
        for arm in Arm::FIGHTING.into_iter().filter(|arm| in_tray(look, *arm).is_some()) {
            for area in grounds(look) {
                look.t.grounds(arm, area).try_for_each(|spot| offer(Action::Deploy(arm, area, spot)))?;
            }
        }
        for (area, _) in &look.t.setup.axis {
            Arm::FIGHTING.into_iter().try_for_each(|arm| offer(Action::Exchange(arm, *area)))?;
        }
        grounds(look).map(Action::DeployLine).try_for_each(&mut *offer)?;
        offer(Action::ReadyMade)?;
        offer(Action::Done)
    }

    fn check(&self, look: Look, side: Side, a: Action) -> Result<(), Refusal> {
        match a {
            Action::Deploy(arm, area, spot) => {
                check_ground(look, area)?;
                NONE_LEFT.unless(in_tray(look, arm).is_some())?;
                let here = place_value(area);
                FULL.with("area", here).when(look.s.count(Side::Axis, area) >= look.t.limits.stacking)?;
                let tanks = arm.is_tank() && look.s.tanks(Side::Axis, area) >= look.t.limits.tanks;
                TANKS.with("area", here).when(tanks)?;
                look.spot_fits(arm, area, spot)
            }
            Action::DeployLine(area) => {
                check_ground(look, area)?;
                NONE_LEFT.when(look.s.tray_lines == 0)?;
                LINE.with("area", place_value(area)).when(look.s.lines.contains(area))
            }
            Action::Exchange(arm, area) => PRESCRIBED.unless(replaced(look, arm, area).is_some()),
            Action::ReadyMade => NONE_LEFT.when(tray_empty(look)),
            Action::Done => NOT_ALL.unless(tray_empty(look)),
            _ => Err(events::not_now(side, a)),
        }
    }

    fn apply(&self, play: &mut Play, _side: Side, a: Action) {
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
            _ => play.become_step(Step::Turn(TurnStage::Start)),
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
        for area in theatre.areas - theatre.africa {
            while deploy_if_legal(play, arm, area) {}
        }
    }
    for area in theatre.setup.ready_lines.into_iter().chain(theatre.areas - theatre.africa) {
        if legal(play, Action::DeployLine(area)) {
            put_line(play, area);
        }
    }
}

fn legal(play: &Play, a: Action) -> bool {
    phase::Deploy {}.check(play.look(), Side::Axis, a).is_ok()
}

fn deploy_if_legal(play: &mut Play, arm: Arm, area: Place) -> bool {
    let spot = play.t.grounds(arm, area).start;
    let legal = legal(play, Action::Deploy(arm, area, spot));
    if legal {
        put(play, arm, area, spot);
    }
    legal
}
