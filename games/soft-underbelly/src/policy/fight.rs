//! Clicks within a battle: support, elites, losses, retreats, another round, the advance.

use sandtable_core::Text;

use crate::action::{Action, Who};
use crate::look::Look;
use crate::pieces::{Arm, DROPPED, Event, Place, SEA, Side};
use crate::policy::clash::{Corps, Forecast, clash};
use crate::policy::force::Force;
use crate::policy::staff::{Office, STAR, value};
use crate::steps::{Moment, Scope, Step};

/// A side's units in the battle under way.
fn fighting(look: Look, side: Side) -> Force {
    let mut force = Force::default();
    for i in look.fighters(side) {
        force.add(look.t.owners[i].1, look.s.units[i]);
    }
    force.line = look.line(side);
    force
}

fn corps(look: Look, side: Side) -> Corps {
    fighting(look, side).corps(look, look.s.battle.target, look.supporter(side).is_some())
}

/// What the rounds to come are likely to bring, some losses being still to absorb.
pub fn outlook(look: Look, rounds: u8) -> Forecast {
    let battle = look.s.battle;
    let active = look.s.active;
    let mut sides = [corps(look, active), corps(look, active.other())];
    for (corps, side) in sides.iter_mut().zip([active, active.other()]) {
        let mut hits = match look.s.step() {
            Some(Step::Losses { side: s, hits, scope: Scope::Attackers | Scope::Defenders }) if s == side => {
                hits
            }
            Some(Step::Losses { .. }) if side != active => battle.hits[side as usize],
            Some(Step::Elite) => battle.hits[side as usize],
            _ => 0,
        };
        let soft = hits.min(corps.spare);
        corps.spare -= soft;
        hits -= soft;
        corps.dice = corps.dice.saturating_sub(hits);
    }
    clash(sides[0], sides[1], rounds, look.t.limits.dice)
}

/// Rounds that are left after the present one.
pub fn rounds_left(look: Look) -> u8 {
    look.s.battle.rounds.saturating_sub(look.s.battle.round)
}

/// What the support of a tank adds to the hits of a round: one die less, and the others hit more often.
fn tank_gain(look: Look, side: Side, own: Force) -> f32 {
    let (limit, raw) = (look.t.limits.dice, own.land() - own.elites + if own.line { 2 } else { 0 });
    let p = 7.0 - f32::from(look.t.hits.battle) + f32::from(u8::from(look.supporter(side).is_some()));
    let without = f32::from(raw.min(limit)) * p;
    let with = f32::from(raw.saturating_sub(1).min(limit)) * (p + 1.0);
    (with - without) / 6.0
}

/// How good an action of support is.
pub fn support(look: Look, side: Side, a: Action) -> f32 {
    let target = look.s.battle.target;
    let enemy = fighting(look, side.other());
    let own = fighting(look, side);
    match a {
        Action::TankSupport => {
            if tank_gain(look, side, own) >= 0.0 {
                2.5
            } else {
                0.2
            }
        }
        Action::Support(who) => {
            let weak = enemy.land() <= 1 && enemy.tanks + enemy.elites + enemy.aircraft == 0 && !enemy.line;
            let strong = own.land() >= 5 && side == look.s.active;
            if weak && strong && look.s.turn < look.t.last_turn {
                return 0.5;
            }
            let home = if who.at == target { 0.2 } else { 0.0 };
            2.0 + home + if look.t.airfields.contains(who.at) { 0.1 } else { 0.0 }
        }
        Action::Drop => {
            let forecast = outlook(look, look.s.battle.rounds);
            if forecast.win > 0.45 { 2.0 } else { 0.3 }
        }
        _ => 1.0,
    }
}

/// How good an elite's choice is.
pub fn elite(look: Look, a: Action) -> f32 {
    let hits = look.s.battle.hits;
    let own = corps(look, Side::Axis).body();
    match a {
        Action::Strike => 2.0,
        Action::Shield if hits[Side::Axis as usize] >= own.saturating_sub(1) => 3.0,
        Action::Shield => 1.5,
        _ => 0.5,
    }
}

/// How good a way to absorb a loss is: the cheapest first.
pub fn loss(look: Look, side: Side, scope: Scope, a: Action) -> f32 {
    match a {
        Action::Lose(who) => (4.0 - price(look, side, scope, who)).max(0.1),
        Action::LoseLine => 2.7,
        Action::Retreat if better_gone(look, side) => 8.0,
        _ => 0.0,
    }
}

/// The cheapest loss, a retreat apart: what the odds take for granted, and what the ordinary button takes.
pub fn cheapest(look: Look, side: Side, scope: Scope) -> Option<Action> {
    let mut actions = Vec::new();
    sandtable_core::legal_actions::<crate::Mediterranean>(look, side, &mut actions);
    let losses = actions.into_iter().filter(|a| matches!(a, Action::Lose(_) | Action::LoseLine));
    losses.min_by(|a, b| loss(look, side, scope, *b).total_cmp(&loss(look, side, scope, *a)))
}

fn price(look: Look, side: Side, scope: Scope, who: Who) -> f32 {
    let used = look.find(side, who).is_some_and(|i| look.s.units[i].used());
    let cost = look.t.costs[side as usize][who.arm as usize].map_or(1.0, f32::from);
    if used {
        return match who.arm {
            Arm::Cube => 1.0,
            // The Italians leave sooner or later.
            Arm::ItalianTank | Arm::ItalianAircraft => 1.1,
            // Dropped, they are lost anyway unless the area is taken; with Overlord they leave.
            Arm::Paratroops if who.at == DROPPED || look.s.turn + 1 >= look.t.limits.overlord_turn => 0.9,
            _ => 0.3 + cost,
        };
    }
    match who.arm {
        Arm::Cube => {
            // The last cubes of a post that matters are dearer than those of another.
            let crowd = if who.at < 32 { f32::from(look.s.count(side, who.at)) } else { 3.0 };
            1.0 - 0.02 * crowd
        }
        Arm::Tank | Arm::ItalianTank => 0.4 + 0.75 * support_lost(look, side, scope),
        Arm::Aircraft | Arm::ItalianAircraft => 0.35,
        Arm::Paratroops => 0.4,
        Arm::Elite => 0.5,
        Arm::Partisans => 3.0,
    }
}

/// The hits that a side's last face-up tank would still bring by its support, which are lost with it: turned over it stands up
/// again at the end of the turn, and costs nothing else.
fn support_lost(look: Look, side: Side, scope: Scope) -> f32 {
    let target = look.s.battle.target;
    let in_battle = match scope {
        Scope::Area(area) => area == target,
        Scope::Convoy => false,
        Scope::Landing(_) | Scope::Attackers | Scope::Defenders => true,
    };
    let own = fighting(look, side);
    if !in_battle || look.t.mountains.contains(target) || own.tanks > 1 {
        return 0.0;
    }
    tank_gain(look, side, own).max(0.0) * f32::from(rounds_left(look))
}

/// Losses that the defenders can still take after those that they have to absorb, one of them by going.
pub fn left(look: Look, side: Side, going: bool) -> u8 {
    let hits = match look.s.step() {
        Some(Step::Losses { hits, .. }) => hits,
        _ => 0,
    };
    corps(look, side).body().saturating_sub(hits.saturating_sub(going.into()))
}

/// Should the defenders go rather than stand?
pub fn better_gone(look: Look, side: Side) -> bool {
    let target = look.s.battle.target;
    let left = left(look, side, false);
    if left == 0 {
        // All would be lost where they stand: whoever gets away is saved, and where nobody does nothing is gained.
        return self::left(look, side, true) > 0;
    }
    let rounds = rounds_left(look);
    let land = fighting(look, side).land();
    let room: u8 = look
        .retreats(side, target)
        .into_iter()
        .map(|a| look.t.limits.stacking.saturating_sub(look.s.count(side, a)))
        .sum();
    if rounds == 0 || room < land {
        return false;
    }
    let forecast = outlook(look, rounds);
    let value = value(look, side, target);
    let urgent = look.s.turn >= look.t.last_turn;
    let thrift = if urgent { 0.2 } else { 1.0 };
    let left = f32::from(left);
    let lost = forecast.kill.min(left) + forecast.win * 0.5;
    let stand = (1.0 - forecast.win) * value + thrift * (0.9 * forecast.cost - lost);
    // One loss is absorbed by going.
    let go = thrift;
    forecast.win > 0.5 && go > stand
}

/// How good a place to fall back to is.
pub fn fall(office: &Office, a: Action) -> f32 {
    let (look, side) = (office.look, office.side);
    let all = matches!(look.s.step(), Some(Step::Fall { all: true }));
    match a {
        Action::Fall(_, _, to) => {
            let staff = office.staff();
            let crowded = look.s.count(side, to) >= look.t.limits.stacking;
            let fed = staff.fed(to);
            let rating = 1.0 + staff.gain(to, 1) + if fed { 1.0 } else { 0.0 };
            let rating = if crowded { 0.2 } else { rating };
            if all { rating } else { 0.0 }
        }
        Action::Take(_) => {
            if all || better_gone(look, side) {
                1.5
            } else {
                0.0
            }
        }
        Action::Retreat => {
            if better_gone(look, side) {
                2.0
            } else {
                0.0
            }
        }
        _ => 1.0,
    }
}

/// Should aircraft leave an attacked area before the battle?
pub fn fly_out(look: Look, side: Side, a: Action) -> f32 {
    let Action::Take(who) = a else { return 1.0 };
    let forecast = outlook(look, look.s.battle.rounds);
    let used = look.find(side, who).is_some_and(|i| look.s.units[i].used());
    let doomed = forecast.win > if used { 0.45 } else { 0.65 };
    if doomed { 1.5 } else { 0.5 }
}

/// Does the attacker go on?
pub fn resolve(look: Look, side: Side, a: Action) -> f32 {
    let forecast = outlook(look, rounds_left(look));
    let thrift = if look.s.turn >= look.t.last_turn { 0.25 } else { 0.9 };
    let score =
        forecast.win * value(look, side, look.s.battle.target) + thrift * (forecast.kill - forecast.cost);
    match a {
        Action::Continue if score > 0.2 => 2.0,
        Action::Continue => 0.5,
        _ => 1.0,
    }
}

/// Why going on or leaving is the ordinary thing, in a word: the dice of both sides.
pub fn reason(look: Look, side: Side, a: Action) -> Option<Text> {
    let says = match look.s.step() {
        Some(Step::Window { moment: Moment::Round, .. }) => a == Action::Play(Event::StopBattle),
        Some(Step::Losses { scope: Scope::Defenders, .. }) => {
            matches!(a, Action::Retreat | Action::Lose(_) | Action::LoseLine)
        }
        Some(Step::Resolve | Step::Reserves(_) | Step::Fall { all: false } | Step::LastRetreat) => matches!(
            a,
            Action::Continue
                | Action::BreakOff
                | Action::Retreat
                | Action::Done
                | Action::Decline
                | Action::Play(Event::Reserves)
        ),
        _ => false,
    };
    let dice = |side: Side| corps(look, side).dice.min(look.t.limits.dice);
    says.then(|| Text::new("reason-dice").with("own", dice(side)).with("enemy", dice(side.other())))
}

/// Another round by Reserves, or a battle stopped: for the side that gains by it.
pub fn event(look: Look, side: Side, a: Action) -> f32 {
    let star = look.t.stars.contains(look.s.battle.target);
    match a {
        Action::Play(Event::Reserves) => {
            let forecast = outlook(look, 1);
            let attacker = side == look.s.active;
            // Where the gain is plain the last markers are spent, too.
            let worth = forecast.win > 0.5 || forecast.win > 0.4 && spare_marker(look, side);
            if attacker && star && worth { 2.0 } else { 0.0 }
        }
        Action::Play(Event::StopBattle) => {
            let forecast = outlook(look, rounds_left(look));
            let dear = value(look, side, look.s.battle.target) >= STAR;
            let alone = side != look.s.active && dear && forecast.win > 0.45;
            if alone && spare_marker(look, side) { 3.0 } else { 0.0 }
        }
        _ => 1.0,
    }
}

/// Markers beyond those that the last turn needs.
pub fn spare_marker(look: Look, side: Side) -> bool {
    let late = look.s.turn + 2 >= look.t.last_turn;
    look.s.markers[side as usize] > if late { 0 } else { 2 }
}

/// Who occupies the area taken.
pub fn advance(office: &Office, a: Action) -> f32 {
    let (look, side) = (office.look, office.side);
    let Action::Advance(who) = a else { return 1.0 };
    let target = look.s.battle.target;
    let there = look.s.count(side, target);
    if there >= look.t.limits.stacking {
        return 0.2;
    }
    if who.at == SEA {
        return 3.0;
    }
    let staff = office.staff();
    let tank = if who.arm == Arm::Cube { 0.0 } else { 0.1 };
    let cost = if who.at < 32 { staff.release(who.at, 1) } else { 0.0 };
    let gain = if there == 0 { staff.value(target) } else { staff.gain(target, 1) + 0.3 };
    if gain > cost { 2.0 + tank + (gain - cost).min(5.0) * 0.1 } else { 0.5 }
}

/// Where units of a failed landing go back to.
pub fn come_back(office: &Office, a: Action) -> f32 {
    let Action::Return(_, _, to) = a else { return 1.0 };
    let (look, staff) = (office.look, office.staff());
    let crowded = look.s.count(Side::Allies, to) >= look.t.limits.stacking;
    if crowded { 0.1 } else { 1.0 + staff.gain(to, 1) + if look.t.coast.contains(to) { 0.5 } else { 0.0 } }
}

/// Where what is too much goes.
pub fn adjust(office: &Office, a: Action) -> f32 {
    match a {
        Action::Adjust(who, to) => {
            let staff = office.staff();
            let plain = if who.arm == Arm::Cube { 0.1 } else { 0.0 };
            1.0 + plain
                + staff.gain(to, 1).min(10.0) * 0.1
                + if staff.supplied.contains(to) { 0.5 } else { 0.0 }
        }
        Action::Take(_) => 0.9,
        _ => 0.05,
    }
}

/// Where an aircraft lands outside any plan.
pub fn land(office: &Office, to: Place, spot: u8) -> f32 {
    (5.0 + super::marches::prospect(office.staff(), to, spot, false)).max(0.1)
}
