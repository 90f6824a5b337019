//! Intentions, and how each is carried out click by click.

use sandtable_board::Set64;

use crate::action::{Action, Rank, Spot, Who};
use crate::look::Look;
use crate::pieces::{Arm, CONVOY, Hull, Place, Ship, Side};
use crate::policy::attacks;
use crate::policy::staff::Staff;
use crate::state::{STAYED, flag};
use crate::steps::Step;

/// Land units by arm, in the order of [`Arm::LAND`].
pub type Group = [u8; 5];

/// An intention.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Plan {
    /// Units go by land and leave some behind.
    March {
        /// Where they stand.
        from: Place,
        /// Where they go.
        to: Place,
        /// Who stays.
        left: Group,
    },
    /// Units go by sea and leave some behind.
    Ship {
        /// Where they stand.
        from: Place,
        /// Where they go.
        to: Place,
        /// Who stays.
        left: Group,
    },
    /// An aircraft changes its base.
    Fly {
        /// Which.
        who: Who,
        /// Its spot.
        at: Spot,
        /// Where it goes.
        to: Place,
        /// On which spot.
        spot: Spot,
    },
    /// Partisans move.
    Infiltrate {
        /// Where they are.
        from: Place,
        /// Where they go.
        to: Place,
        /// Which of the unlike ones there.
        rank: Rank,
    },
    /// All units of an area attack another.
    Attack {
        /// From where.
        from: Place,
        /// Where.
        to: Place,
    },
    /// A landing.
    Landing {
        /// Where.
        to: Place,
        /// How many fleets.
        fleets: u8,
        /// How many units.
        units: u8,
    },
    /// What is left of the movement is let be, and an area attacked with what it takes.
    Assault {
        /// Where.
        to: Place,
    },
    /// What is left of the movement is let be, and a landing begun.
    Invade {
        /// Where.
        to: Place,
        /// How many fleets.
        fleets: u8,
        /// How many units.
        units: u8,
    },
}

impl Plan {
    /// A plan for the attack phase as one of the whole impulse, from its movement on.
    pub fn of_the_impulse(self) -> Plan {
        match self {
            Plan::Attack { to, .. } => Plan::Assault { to },
            Plan::Landing { to, fleets, units } => Plan::Invade { to, fleets, units },
            other => other,
        }
    }
}

/// The next click of a plan.
pub fn next(look: Look, side: Side, plan: Plan) -> Option<Action> {
    let step = look.s.step()?;
    match (plan, step) {
        (Plan::March { from, to, left }, Step::March { hand, moved }) => {
            march(look, side, (from, to, left), hand, moved)
        }
        (Plan::Ship { from, left, .. }, Step::March { hand: 0, .. }) => {
            surplus(look, side, from, left, 0).map(Action::Embark)
        }
        (Plan::Ship { from, to, left }, Step::Convoy) => {
            let more =
                (look.s.transport[side as usize] > 0).then(|| surplus(look, side, from, left, 0)).flatten();
            Some(more.map_or(Action::Sail(to), Action::Embark))
        }
        (Plan::Fly { who, at, .. }, Step::March { hand: 0, .. }) => {
            let i = look.find(side, who)?;
            let unit = look.s.units[i];
            (unit.spot == at && !unit.has(flag::FLOWN)).then_some(Action::Take(who))
        }
        (Plan::Fly { to, spot, .. }, Step::Flight { .. }) => Some(Action::Land(to, spot)),
        (Plan::Infiltrate { from, to, rank }, Step::March { hand: 0, .. }) => {
            Some(Action::Infiltrate(from, to, rank))
        }
        (Plan::Attack { from, to }, Step::Declare) => look
            .each(side, &Arm::LAND, move |u| u.place == from && u.duty == 0 && !u.has(flag::HELD))
            .next()
            .map(|(who, _)| Action::Attack(who, to)),
        (Plan::Landing { to, fleets, units } | Plan::Invade { to, fleets, units }, Step::Declare) => {
            land(look, to, fleets, units)
        }
        (Plan::Assault { .. } | Plan::Invade { .. }, Step::March { hand: 0, .. }) => Some(Action::Done),
        (Plan::Assault { to }, Step::Declare) => {
            attacks::on(look, side, to).and_then(|attack| next(look, side, attack))
        }
        _ => None,
    }
    .filter(|a| look.legal(side, *a))
}

/// A unit of an area beyond those that stay.
fn surplus(look: Look, side: Side, from: Place, left: Group, hand: u8) -> Option<Who> {
    for (arm, stay) in Arm::LAND.into_iter().zip(left) {
        let waiting = |i: &usize| {
            let unit = look.s.units[*i];
            unit.place == from && !unit.has(hand)
        };
        if look.t.range(side, arm).filter(waiting).count() <= usize::from(stay) {
            continue;
        }
        let found = look.unlike(side, arm).find(|(who, i)| {
            let unit = look.s.units[*i];
            who.at == from && unit.visited & !STAYED == 0 && !unit.has(hand | flag::HELD)
        });
        if let Some((who, _)) = found {
            return Some(who);
        }
    }
    None
}

fn march(
    look: Look,
    side: Side,
    (from, to, left): (Place, Place, Group),
    hand: Place,
    moved: bool,
) -> Option<Action> {
    if hand == 0 || hand == from && !moved {
        if let Some(who) = surplus(look, side, from, left, flag::HAND) {
            let take = Action::Take(who);
            if hand == 0 || look.legal(side, take) {
                return Some(take);
            }
        }
        if hand == 0 {
            return None;
        }
    }
    if hand == to {
        return Some(Action::Halt);
    }
    let seen =
        look.all(side, &Arm::LAND, |u| u.has(flag::HAND)).fold(0, |all, i| all | look.s.units[i].visited);
    match way(look, side, hand, to, Set64::from_words([u64::from(seen)])) {
        Some(step) => Some(Action::Step(step)),
        None => Some(Action::Halt),
    }
}

/// The first step of a shortest way, areas of the enemy's control preferred since they fall on the way.
fn way(look: Look, side: Side, from: Place, to: Place, visited: Set64) -> Option<Place> {
    let mut known = Set64::single(to);
    let mut front = known;
    loop {
        if front.is_empty() {
            return None;
        }
        let mut next = Set64::EMPTY;
        for area in front {
            next |= look.t.next_to(area);
        }
        if next.contains(from) {
            let steps = look.steps(side, from) & front;
            let foreign = steps - look.own(side);
            return foreign.first().or(steps.first());
        }
        let free = (look.open(side) - look.s.held(side.other())) - visited;
        front = (next & free) - known;
        known |= front;
    }
}

/// Can units of a side go by land from one area to another?
pub fn connected(look: Look, side: Side, from: Place, to: Place) -> bool {
    way(look, side, from, to, Set64::EMPTY).is_some()
}

fn land(look: Look, to: Place, fleets: u8, units: u8) -> Option<Action> {
    let ready = || [Ship::American, Ship::British].into_iter().find(|s| look.s.ship(*s) == Hull::Ready);
    if look.s.landing.target == 0 {
        return ready().map(|ship| Action::Landing(to, ship));
    }
    if look.s.landing.target != to {
        return None;
    }
    if look.s.landing.fleets < fleets
        && let Some(ship) = ready()
    {
        return Some(Action::Join(ship));
    }
    if look.landing_force(to) >= usize::from(units) {
        return None;
    }
    board(look)
}

/// The unit that boards next: a tank first, then cubes from where they are needed least.
fn board(look: Look) -> Option<Action> {
    let side = Side::Allies;
    let staff = Staff::new(look, side);
    let mut best: Option<(f32, Action)> = None;
    for (who, i) in look.each(side, &[Arm::Tank, Arm::Cube], |u| u.duty == 0 && u.place != CONVOY) {
        let action = Action::Board(who);
        if !look.legal(side, action) {
            continue;
        }
        let tank = who.arm == Arm::Tank
            && !look.s.units[i].used()
            && !look.t.mountains.contains(look.s.landing.target);
        let crowd = f32::from(look.s.count(side, who.at)) * 0.01;
        let rating = crowd + if tank { 1.0 } else { 0.0 } - staff.release(who.at, 1);
        if best.is_none_or(|(b, _)| rating > b) {
            best = Some((rating, action));
        }
    }
    best.map(|(_, a)| a)
}
