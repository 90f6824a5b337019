//! What can be done "at any time": bombing, partisans, ships and events, at the moments that the rules fix.

use sandtable_board::Set64;
use sandtable_core::{Flow, ON, Offers, Playing, Refusal, Text};

use super::{Scope, Step, events};
use crate::action::{Action, Rank, Who};
use crate::look::Look;
use crate::pieces::{Arm, Event, Hull, Place, SEA, Ship, Side, is_area, place_value};
use crate::play::Play;
use crate::refusals;
use crate::state::flag;

/// A moment at which something may be done out of turn (window.moments).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Moment {
    /// Between the steps of one's own movement.
    March,
    /// (a) The start of an impulse.
    Open,
    /// (b) Movement is over.
    Moved,
    /// (c) Before a battle.
    Battle,
    /// (d) The end of a round.
    Round,
    /// (e) After the last battle.
    Last,
    /// A step of the enemy's movement ended in this area.
    Step(Place),
}

impl Moment {
    /// The window's name for standing orders.
    pub const fn name(self) -> &'static str {
        match self {
            Moment::March => "march",
            Moment::Open => "open",
            Moment::Moved => "moved",
            Moment::Battle => "battle",
            Moment::Round => "round",
            Moment::Last => "last",
            Moment::Step(_) => "step",
        }
    }
}

const NO_ENEMY: Refusal = Refusal::new("bombing.target", "why-no-enemy-there");
const ONLY_THE_STEP: Refusal = Refusal::new("window.interrupts/1", "why-only-the-step");
const NO_PARTISANS: Refusal = Refusal::new("partisans.use/1", "why-no-partisans-ready");
const PARTISANS_ALLIED: Refusal = Refusal::new("partisans.allied-only", "why-allied-only");
const NOT_ENEMY_GROUND: Refusal = Refusal::new("partisans.place/2", "why-not-enemy-area");
const NOT_NEXT: Refusal = Refusal::new("partisans.use/2", "why-not-adjacent");
const NO_CUBE: Refusal = Refusal::new("partisans.use/2", "why-no-cube-there");
const RESERVES_LATER: Refusal = Refusal::new("battle.steps/4", "why-not-now");
const KESSELRING_MOMENT: Refusal = Refusal::new("window.interrupts/3", "why-not-now");
const SHIP_MOMENT: Refusal = Refusal::new("window.interrupts/4", "why-not-now");

/// Events that may be played as interrupts; the moment is checked apart.
const EVENTS: [Event; 4] = [Event::Reinforcements, Event::Logistics, Event::Kesselring, Event::StopBattle];

pub fn candidates(look: Look, side: Side, moment: Moment, offer: Offers<Action>) -> Flow {
    if !look.s.evented[side as usize] && look.s.markers[side as usize] > 0 {
        EVENTS.into_iter().map(Action::Play).try_for_each(&mut *offer)?;
        if side == Side::Allies {
            look.t.areas.into_iter().map(Action::Strangle).try_for_each(&mut *offer)?;
            offer(Action::Operations(SEA))?;
            // Only where somebody shows his used side: to look into every area would be dear.
            let used = look.all(side, &Arm::ALL, |u| u.used() && is_area(u.place));
            let used: Set64 = used.map(|i| look.s.units[i].place).collect();
            used.into_iter().map(Action::Operations).try_for_each(&mut *offer)?;
        }
    }
    for (who, i) in look.each(side, &Arm::AIR, |u| !u.used() && is_area(u.place)) {
        let targets = look.reach(side, look.s.units[i].spot) & look.s.held(side.other());
        let open = match moment {
            Moment::Step(area) => targets & Set64::single(area),
            _ => targets,
        };
        open.into_iter().try_for_each(|area| offer(Action::Bomb(who, area)))?;
    }
    if side == Side::Allies {
        let partisans = look.all(side, &[Arm::Partisans], |u| !u.used() && is_area(u.place));
        let ready: Set64 = partisans.map(|i| look.s.units[i].place).collect();
        for at in ready {
            for from in look.t.next_to(at) & look.s.held(Side::Axis) {
                let cubes = look.unlike(Side::Axis, Arm::Cube).filter(|(cube, _)| cube.at == from);
                cubes.map(|(cube, _)| Action::Rouse(from, at, cube.rank)).try_for_each(&mut *offer)?;
            }
        }
    }
    if side == look.s.active {
        for ship in look.ready_ships(side) {
            look.ready_ships(side.other()).try_for_each(|target| offer(Action::Engage(ship, target)))?;
        }
    }
    ON
}

/// The legal ones among the candidates.
pub fn legal(look: Look, side: Side, moment: Moment, offer: Offers<Action>) -> Flow {
    candidates(look, side, moment, &mut |a| if check(look, side, moment, a).is_ok() { offer(a) } else { ON })
}

/// Is an interrupt legal for a side at a moment?
pub fn check(look: Look, side: Side, moment: Moment, a: Action) -> Result<(), Refusal> {
    match a {
        Action::Bomb(who, target) => check_bombing(look, side, moment, who, target),
        Action::Rouse(from, at, rank) => check_rousing(look, side, at, from, rank),
        Action::Engage(ship, target) => check_engagement(look, side, moment, ship, target),
        Action::Operations(_) | Action::Strangle(_) => events::check(look, side, a),
        Action::Play(event) => {
            let timely = match event {
                // events.allied.reinforcements/3, events.axis.reinforcements/2
                Event::Reinforcements => side == Side::Axis || moment == Moment::March,
                Event::Logistics => true,
                Event::Kesselring if side != look.s.active => return Err(KESSELRING_MOMENT),
                Event::Kesselring => true,
                Event::StopBattle => moment == Moment::Round,
                // battle.steps/4: only after the last round.
                Event::Reserves if moment == Moment::Round => return Err(RESERVES_LATER),
                _ => false,
            };
            if timely { events::check(look, side, a) } else { Err(events::not_now(side, a)) }
        }
        _ => Err(events::not_now(side, a)),
    }
}

fn check_bombing(look: Look, side: Side, moment: Moment, who: Who, target: Place) -> Result<(), Refusal> {
    ONLY_THE_STEP.when(matches!(moment, Moment::Step(area) if area != target))?;
    let enemy = look.t.areas.contains(target) && look.enemies(side, target);
    NO_ENEMY.with("area", place_value(target)).unless(enemy)?;
    look.mission(side, who, target).map(|_| ())
}

/// Partisans that may rise in an area.
fn ready(look: Look, at: Place) -> Option<usize> {
    look.all(Side::Allies, &[Arm::Partisans], move |u| u.place == at && !u.used()).next()
}

fn check_rousing(look: Look, side: Side, at: Place, from: Place, rank: Rank) -> Result<(), Refusal> {
    PARTISANS_ALLIED.when(side != Side::Allies)?;
    NO_PARTISANS.unless(is_area(at) && ready(look, at).is_some())?;
    NOT_ENEMY_GROUND.when(look.s.controller(at) == Side::Allies)?;
    NOT_NEXT.unless(look.t.next_to(at).contains(from))?;
    refusals::STRANGLED.when(look.strangled(Side::Axis, at) || look.strangled(Side::Axis, from))?;
    let cube = look.find(Side::Axis, Who { arm: Arm::Cube, at: from, rank }).ok_or(NO_CUBE)?;
    refusals::HELD.when(look.s.units[cube].has(flag::HELD))
}

fn check_engagement(look: Look, side: Side, moment: Moment, ship: Ship, target: Ship) -> Result<(), Refusal> {
    SHIP_MOMENT.when(side != look.s.active || matches!(moment, Moment::Round | Moment::Step(_)))?;
    refusals::not_own(ship).when(ship.side() != side)?;
    Refusal::new(attack_rule(ship), "why-ship-used").when(look.s.ship(ship) != Hull::Ready)?;
    let enemy = target.side() != side && target.is_fleet() && look.s.ship(target) == Hull::Ready;
    Refusal::new(attack_rule(ship), "why-not-an-enemy-fleet").unless(enemy)
}

const fn attack_rule(ship: Ship) -> &'static str {
    if ship.is_fleet() { "fleets.attack" } else { "uboats.attack" }
}

/// Carries out an interrupt. Units may then go back where they have been.
pub fn apply(play: &mut Play, side: Side, a: Action) {
    if side == play.s.active {
        play.s.acted = true;
    }
    match a {
        Action::Bomb(who, target) => bomb(play, side, who, target),
        Action::Rouse(from, at, rank) => rouse(play, at, from, rank),
        Action::Engage(ship, target) => engage(play, side, ship, target),
        _ => events::play(play, side, a),
    }
    // Only now: until the action is done, units are told apart by where they have been.
    play.forget_ways();
}

fn bomb(play: &mut Play, side: Side, who: Who, target: Place) {
    let Some(i) = play.look().find(side, who) else { return };
    play.fly_mission(i);
    let enemy = side.other();
    let flak = play.look().all(enemy, &Arm::AIR, move |u| u.place == target).next().is_some();
    // bombing.roll/2
    let covered = flak || enemy == Side::Axis && play.s.lines.contains(target);
    let hit = if covered { play.t.hits.bombing_covered } else { play.t.hits.bombing };
    play.say("bombing.target", || {
        Text::new("log-bombs")
            .with("side", side.seat())
            .with("from", place_value(who.at))
            .with("area", place_value(target))
    });
    let hits = play.roll("bombing.roll/1", "log-bombing", side, 1, hit);
    play.push(Step::Losses { side: enemy, hits, scope: Scope::Area(target) });
}

fn rouse(play: &mut Play, at: Place, from: Place, rank: Rank) {
    let Some(cube) = play.look().find(Side::Axis, Who { arm: Arm::Cube, at: from, rank }) else { return };
    if let Some(i) = ready(play.look(), at) {
        play.turn_down(i);
    }
    play.send(cube, at);
    let unit = play.unit(cube);
    unit.duty = 0;
    unit.flags = unit.flags & !flag::HAND | flag::HELD;
    play.say("partisans.use/2", || {
        Text::new("log-roused").with("area", place_value(at)).with("from", place_value(from))
    });
}

fn engage(play: &mut Play, side: Side, ship: Ship, target: Ship) {
    play.spend_ship(ship);
    let rule = attack_rule(ship);
    let hit = play.t.hits.ship;
    if play.roll(rule, "log-engagement", side, 1, hit) > 0 {
        play.spend_ship(target);
    }
}
