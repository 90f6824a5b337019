//! Declaring attacks, all together before the first battle, and choosing the next battle.

use sandtable_board::Set64;
use sandtable_core::{Refusal, Text};

use super::{Offer, any_choice, battle, events};
use crate::action::{Action, Who};
use crate::look::Look;
use crate::pieces::{Arm, Hull, Place, SEA, Ship, Side, is_area};
use crate::play::{Play, place_value};
use crate::refusals;
use crate::state::{Arrow, flag};

const NOT_ADJACENT: Refusal = Refusal::new("combat.targets/1", "why-not-adjacent");
const NO_ENEMY: Refusal = Refusal::new("combat.targets/1", "why-no-enemy-there");
const NO_LAND_UNIT: Refusal = Refusal::new("combat.targets/1", "why-not-a-land-unit");
const PARTISANS: Refusal = Refusal::new("partisans.permanent/2", "why-not-a-land-unit");
const ASSIGNED: Refusal = Refusal::new("combat.arrows/4", "why-assigned");
const NO_ARROW: Refusal = Refusal::new("combat.arrows/1", "why-no-arrow");
const NO_FOURTH_AREA: Refusal = Refusal::new("combat.arrows/2", "why-no-arrow");
const ALLIED_ONLY: Refusal = Refusal::new("landing.allied-only", "why-allied-only");
const NOT_A_COAST: Refusal = Refusal::new("landing.target", "why-not-an-enemy-coast");
const ONE_LANDING: Refusal = Refusal::new("landing.limit", "why-one-landing");
const NO_FLEET: Refusal = Refusal::new("landing.fleet/1", "why-no-fleet");
const NO_SECOND_FLEET: Refusal = Refusal::new("landing.fleet/2", "why-no-fleet");
const NOBODY: Refusal = Refusal::new("landing.force/2", "why-nobody-to-land");
const NO_LANDING: Refusal = Refusal::new("landing.fleet/1", "why-no-landing");
const FORCE_FULL: Refusal = Refusal::new("landing.force/1", "why-force-full");
const NOT_LANDED: Refusal = Refusal::new("landing.force/1", "why-not-landed");
const BY_DROP: Refusal = Refusal::new("landing.paratroops", "why-by-drop");
const NOT_A_PORT: Refusal = Refusal::new("landing.force/2", "why-not-a-port");
const BOARD_FIRST: Refusal = Refusal::new("landing.force/1", "why-board-first");
const NO_BATTLE: Refusal = Refusal::new("combat.order", "why-no-battle-there");

fn arrow_left(look: Look, from: Place, to: Place) -> bool {
    look.s.arrows.contains(&Arrow { from, to }) || look.s.placed < look.t.limits.arrows
}

/// All arrows lie: on as many areas as may be attacked, or on fewer.
fn no_arrow(look: Look) -> Refusal {
    if targets(look).len() >= usize::from(look.t.limits.arrows) { NO_FOURTH_AREA } else { NO_ARROW }
}

/// A landing is declared, but nobody has boarded yet.
fn must_board(look: Look) -> bool {
    look.s.landing.target != 0 && look.landing_force(look.s.landing.target) == 0
}

fn can_board(look: Look, who: Who) -> bool {
    matches!(who.arm, Arm::Cube | Arm::Tank) && (look.t.coast & look.s.allied).contains(who.at)
}

pub fn candidates(look: Look, side: Side, offer: Offer) {
    if matches!(look.s.step(), Some(super::Step::Choose)) {
        targets(look).into_iter().for_each(|to| offer(Action::Battle(to)));
        return;
    }
    let landing = look.s.landing.target;
    for (who, _) in look.each(side, &Arm::LAND, |u| is_area(u.place) && u.duty == 0) {
        for to in look.t.next_to(who.at) & look.s.held(side.other()) {
            offer(Action::Attack(who, to));
        }
        if landing != 0 {
            offer(Action::Board(who));
        }
    }
    if side == Side::Allies {
        for ship in look.ready_ships(side) {
            if landing == 0 {
                look.t.coast.into_iter().for_each(|to| offer(Action::Landing(to, ship)));
            } else {
                offer(Action::Join(ship));
            }
        }
    }
    offer(Action::Done);
}

pub fn check(look: Look, side: Side, a: Action) -> Result<(), Refusal> {
    match a {
        Action::Board(who) => check_board(look, side, who),
        Action::Join(ship) => check_fleet(look, side, ship).and(match look.s.landing.fleets {
            0 => Err(NO_LANDING),
            1 => Ok(()),
            _ => Err(NO_SECOND_FLEET),
        }),
        Action::Attack(..) | Action::Landing(..) | Action::Done if must_board(look) => Err(BOARD_FIRST),
        Action::Attack(who, to) => check_attack(look, side, who, to),
        Action::Landing(to, ship) => check_landing(look, side, to, ship),
        Action::Done => Ok(()),
        _ => Err(events::not_now(side, a)),
    }
}

fn check_attack(look: Look, side: Side, who: Who, to: Place) -> Result<(), Refusal> {
    let i = look.find(side, who).filter(|_| is_area(who.at)).ok_or(refusals::NO_SUCH_UNIT)?;
    let unit = look.s.units[i];
    if who.arm == Arm::Partisans {
        return Err(PARTISANS);
    }
    if !who.arm.is_land() {
        return Err(NO_LAND_UNIT);
    }
    if !look.t.next_to(who.at).contains(to) {
        return Err(NOT_ADJACENT.with("area", place_value(to)));
    }
    if !look.enemies(side, to) {
        return Err(NO_ENEMY.with("area", place_value(to)));
    }
    if unit.duty != 0 {
        return Err(ASSIGNED);
    }
    if unit.has(flag::HELD) {
        return Err(refusals::HELD);
    }
    if look.strangled(side, who.at) {
        return Err(refusals::STRANGLED);
    }
    if arrow_left(look, who.at, to) { Ok(()) } else { Err(no_arrow(look)) }
}

fn check_fleet(look: Look, side: Side, ship: Ship) -> Result<(), Refusal> {
    if side != Side::Allies {
        return Err(ALLIED_ONLY);
    }
    if ship.side() == side && look.s.ship(ship) == Hull::Ready { Ok(()) } else { Err(NO_FLEET) }
}

fn check_landing(look: Look, side: Side, to: Place, ship: Ship) -> Result<(), Refusal> {
    if side == Side::Allies && !(look.t.coast - look.s.allied).contains(to) {
        return Err(NOT_A_COAST);
    }
    check_fleet(look, side, ship)?;
    if look.s.landing.target != 0 {
        return Err(ONE_LANDING);
    }
    if look.s.placed >= look.t.limits.arrows {
        return Err(no_arrow(look));
    }
    let anybody = look
        .each(side, &[Arm::Cube, Arm::Tank], |u| is_area(u.place) && u.duty == 0)
        .any(|(who, _)| can_board(look, who));
    if anybody { Ok(()) } else { Err(NOBODY) }
}

fn check_board(look: Look, side: Side, who: Who) -> Result<(), Refusal> {
    let i = look.find(side, who).filter(|_| is_area(who.at)).ok_or(refusals::NO_SUCH_UNIT)?;
    let target = look.s.landing.target;
    if target == 0 {
        return Err(NO_LANDING);
    }
    if who.arm == Arm::Paratroops {
        return Err(BY_DROP);
    }
    if !matches!(who.arm, Arm::Cube | Arm::Tank) {
        return Err(NOT_LANDED);
    }
    if !can_board(look, who) {
        return Err(NOT_A_PORT);
    }
    if look.s.units[i].duty != 0 {
        return Err(ASSIGNED);
    }
    let limit =
        if look.s.landing.fleets > 1 { look.t.limits.landing_two_fleets } else { look.t.limits.landing };
    let tanks = look.all(side, &[Arm::Tank], move |u| u.place == SEA && u.duty == target).count();
    if look.landing_force(target) >= usize::from(limit) || who.arm == Arm::Tank && tanks > 0 {
        return Err(FORCE_FULL);
    }
    Ok(())
}

pub fn apply(play: &mut Play, side: Side, a: Action) {
    match a {
        Action::Attack(who, to) => {
            let Some(i) = play.look().find(side, who) else { return };
            play.unit(i).duty = to;
            place_arrow(play, who.at, to);
        }
        Action::Landing(to, ship) => {
            play.spend_ship(ship);
            play.s.landing.target = to;
            play.s.landing.fleets = 1;
            place_arrow(play, SEA, to);
            play.say("landing.target", || Text::new("log-landing").with("area", place_value(to)));
        }
        Action::Join(ship) => {
            play.spend_ship(ship);
            play.s.landing.fleets += 1;
        }
        Action::Board(who) => {
            let Some(i) = play.look().find(side, who) else { return };
            let target = play.s.landing.target;
            play.send(i, SEA);
            play.unit(i).duty = target;
        }
        Action::Battle(to) => battle::begin(play, to),
        _ => play.pop(),
    }
}

fn place_arrow(play: &mut Play, from: Place, to: Place) {
    play.s.acted = true;
    let arrow = Arrow { from, to };
    if !play.s.arrows.contains(&arrow) {
        play.s.arrows.push(arrow);
        play.s.arrows.sort_unstable();
        play.s.placed += 1;
        play.say("combat.arrows/1", || {
            Text::new("log-arrow").with("from", place_value(from)).with("area", place_value(to))
        });
    }
}

/// Areas whose attack is still to be resolved.
fn targets(look: Look) -> Set64 {
    look.s.arrows.iter().map(|a| a.to).collect()
}

pub fn check_choice(look: Look, a: Action) -> Result<(), Refusal> {
    match a {
        Action::Battle(to) if targets(look).contains(to) => Ok(()),
        Action::Battle(_) => Err(NO_BATTLE),
        _ => Err(events::not_now(look.s.active, a)),
    }
}

pub fn run(play: &mut Play) -> bool {
    let asked = any_choice(play.look(), play.s.active, Action::Done);
    // With a landing declared and full the player still says when he is done.
    if asked || play.s.placed > 0 {
        return false;
    }
    play.pop();
    true
}

pub fn run_choice(play: &mut Play) -> bool {
    // An attack whose units are all gone lapses.
    let look = play.look();
    let gone: Set64 = targets(look).into_iter().filter(|to| !look.attacked(*to)).collect();
    play.s.arrows.retain(|a| !gone.contains(a.to));
    let left = targets(play.look());
    match (left.len(), left.first()) {
        (0, _) => play.pop(),
        (1, Some(to)) => battle::begin(play, to),
        _ => return false,
    }
    true
}
