//! Declaring attacks, all together before the first battle, and choosing the next battle.

use sandtable_board::Set64;
use sandtable_core::{Flow, Offers, Phase, Playing, Refusal, Text};

use super::{any_choice, battle, events, phase};
use crate::Mediterranean;
use crate::action::{Action, Who};
use crate::look::Look;
use crate::pieces::{Arm, Hull, Place, SEA, Ship, Side, is_area, place_value};
use crate::play::Play;
use crate::refusals;
use crate::state::{Arrow, Landing, flag};

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

/// Areas whose attack is still to be resolved.
pub fn targets(look: Look) -> Set64 {
    look.s.arrows.iter().map(|a| a.to).collect()
}

/// Can a unit attack an area at all, arrows apart?
fn check_attacker(look: Look, side: Side, who: Who, to: Place) -> Result<(), Refusal> {
    let unit = look.s.units[look.standing(side, who)?];
    PARTISANS.when(who.arm == Arm::Partisans)?;
    NO_LAND_UNIT.unless(who.arm.is_land())?;
    NOT_ADJACENT.with("area", place_value(to)).unless(look.t.next_to(who.at).contains(to))?;
    NO_ENEMY.with("area", place_value(to)).unless(look.enemies(side, to))?;
    ASSIGNED.when(unit.duty != 0)?;
    refusals::HELD.when(unit.has(flag::HELD))?;
    refusals::STRANGLED.when(look.strangled(side, who.at))
}

/// Why a side's attack phase was over before it was asked, while the other has its impulse; none if it had a choice.
pub fn ended(look: Look, side: Side, a: Action) -> Option<Refusal> {
    match a {
        Action::Attack(who, to) => check_attacker(look, side, who, to).err(),
        Action::Landing(to, ship) => check_shore(look, side, to, ship).err(),
        _ => None,
    }
}

fn check_fleet(look: Look, side: Side, ship: Ship) -> Result<(), Refusal> {
    ALLIED_ONLY.when(side != Side::Allies)?;
    NO_FLEET.unless(ship.side() == side && look.s.ship(ship) == Hull::Ready)
}

/// Can a fleet land troops on a coast at all, arrows and troops apart?
fn check_shore(look: Look, side: Side, to: Place, ship: Ship) -> Result<(), Refusal> {
    NOT_A_COAST.when(side == Side::Allies && !(look.t.coast - look.s.allied).contains(to))?;
    check_fleet(look, side, ship)
}

fn check_landing(look: Look, side: Side, to: Place, ship: Ship) -> Result<(), Refusal> {
    check_shore(look, side, to, ship)?;
    ONE_LANDING.when(look.s.landing.target != 0)?;
    no_arrow(look).when(look.s.placed >= look.t.limits.arrows)?;
    let mut free = look.each(side, &[Arm::Cube, Arm::Tank], |u| is_area(u.place) && u.duty == 0);
    NOBODY.unless(free.any(|(who, _)| can_board(look, who)))
}

fn check_board(look: Look, side: Side, who: Who) -> Result<(), Refusal> {
    let unit = look.s.units[look.standing(side, who)?];
    let target = look.s.landing.target;
    NO_LANDING.when(target == 0)?;
    BY_DROP.when(who.arm == Arm::Paratroops)?;
    NOT_LANDED.unless(matches!(who.arm, Arm::Cube | Arm::Tank))?;
    NOT_A_PORT.unless(can_board(look, who))?;
    ASSIGNED.when(unit.duty != 0)?;
    let limits = &look.t.limits;
    let limit = if look.s.landing.fleets > 1 { limits.landing_two_fleets } else { limits.landing };
    let tanks = look.all(side, &[Arm::Tank], move |u| u.place == SEA && u.duty == target).count();
    FORCE_FULL.when(look.landing_force(target) >= usize::from(limit) || who.arm == Arm::Tank && tanks > 0)
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

impl Phase<Mediterranean> for phase::Declare {
    fn candidates(&self, look: Look, side: Side, offer: Offers<Action>) -> Flow {
        let landing = look.s.landing.target;
        for (who, _) in look.each(side, &Arm::LAND, |u| is_area(u.place) && u.duty == 0) {
            let near = look.t.next_to(who.at) & look.s.held(side.other());
            near.into_iter().try_for_each(|to| offer(Action::Attack(who, to)))?;
            if landing != 0 {
                offer(Action::Board(who))?;
            }
        }
        for ship in look.ready_ships(side).filter(|_| side == Side::Allies) {
            if landing == 0 {
                look.t.coast.into_iter().try_for_each(|to| offer(Action::Landing(to, ship)))?;
            } else {
                offer(Action::Join(ship))?;
            }
        }
        offer(Action::Done)
    }

    fn check(&self, look: Look, side: Side, a: Action) -> Result<(), Refusal> {
        match a {
            Action::Board(who) => check_board(look, side, who),
            Action::Join(ship) => check_fleet(look, side, ship).and(match look.s.landing.fleets {
                0 => Err(NO_LANDING),
                1 => Ok(()),
                _ => Err(NO_SECOND_FLEET),
            }),
            Action::Attack(..) | Action::Landing(..) | Action::Done if must_board(look) => Err(BOARD_FIRST),
            Action::Attack(who, to) => {
                check_attacker(look, side, who, to)?;
                no_arrow(look).unless(arrow_left(look, who.at, to))
            }
            Action::Landing(to, ship) => check_landing(look, side, to, ship),
            Action::Done => Ok(()),
            _ => Err(events::not_now(side, a)),
        }
    }

    fn apply(&self, play: &mut Play, side: Side, a: Action) {
        match a {
            Action::Attack(who, to) => {
                let Some(i) = play.look().find(side, who) else { return };
                play.unit(i).duty = to;
                place_arrow(play, who.at, to);
            }
            Action::Landing(to, ship) => {
                play.spend_ship(ship);
                play.s.landing = Landing { target: to, fleets: 1 };
                place_arrow(play, SEA, to);
                play.say("landing.target", || Text::new("log-landing").with("area", place_value(to)));
            }
            Action::Join(ship) => {
                play.spend_ship(ship);
                play.s.landing.fleets += 1;
            }
            Action::Board(who) => {
                let Some(i) = play.look().find(side, who) else { return };
                play.send(i, SEA);
                play.unit(i).duty = play.s.landing.target;
            }
            _ => play.pop(),
        }
    }

    /// With a landing declared and full the player still says when he is done.
    fn run(&self, play: &mut Play) -> bool {
        let asked = play.s.placed > 0 || any_choice(play.look(), play.s.active);
        play.pop_unless(asked)
    }
}

impl Phase<Mediterranean> for phase::Choose {
    fn candidates(&self, look: Look, _side: Side, offer: Offers<Action>) -> Flow {
        targets(look).into_iter().map(Action::Battle).try_for_each(offer)
    }

    fn check(&self, look: Look, side: Side, a: Action) -> Result<(), Refusal> {
        let Action::Battle(to) = a else { return Err(events::not_now(side, a)) };
        NO_BATTLE.unless(targets(look).contains(to))
    }

    fn apply(&self, play: &mut Play, _side: Side, a: Action) {
        if let Action::Battle(to) = a {
            battle::begin(play, to);
        }
    }

    fn run(&self, play: &mut Play) -> bool {
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
}
