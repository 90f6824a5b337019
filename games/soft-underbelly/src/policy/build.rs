//! Set-up, initiative, reinforcement and conversion.

use crate::action::Action;
use crate::look::Look;
use crate::pieces::{Arm, Hull, Place, Side};
use crate::policy::marches::{prospect, unrest};
use crate::policy::staff::Office;

/// Set-up: what the box proposes is sound.
pub fn deploy(a: Action) -> f32 {
    match a {
        Action::ReadyMade => 3.0,
        Action::Done => 2.0,
        _ => 1.0,
    }
}

/// The fleet that leaves for Overlord, and the initiative.
pub fn opening(look: Look, side: Side, a: Action) -> f32 {
    match a {
        Action::Release(ship) if look.s.ship(ship) == Hull::Used => 1.5,
        Action::Initiative(given) => {
            // In the last turn the last word is worth more than the first.
            let want = if look.s.turn >= look.t.last_turn { side.other() } else { side };
            if given == want { 2.0 } else { 1.0 }
        }
        _ => 1.0,
    }
}

/// Reinforcement and conversion; to be done is worth 1.
pub fn reinforce(office: &Office, a: Action) -> f32 {
    match a {
        Action::Reinforce(area) => place(office, area),
        Action::Convert(arm, area, spot) => convert(office, arm, area, spot),
        Action::Arm(pay, to) => arm(office, pay, to),
        Action::NewLine(area) => new_line(office, area),
        _ => 1.0,
    }
}

fn place(office: &Office, area: Place) -> f32 {
    let (look, side, staff) = (office.look, office.side, office.staff());
    let count = look.s.count(side, area);
    if count >= look.t.limits.stacking + u8::from(side == Side::Allies) {
        return 1.05;
    }
    let mut rating = 1.2 + staff.gain(area, 1);
    if side == Side::Allies {
        // Near the enemy's stars.
        let near = look.t.next_to(area);
        let foe = (near & look.t.stars) - look.s.allied;
        rating += 0.3 * foe.len() as f32;
        let further = near.into_iter().fold(near, |all, n| all | look.t.next_to(n));
        rating += 0.1 * ((further & look.t.stars) - look.s.allied).len() as f32;
        if near.intersects(look.s.held(Side::Axis)) {
            rating += 0.4;
        }
    }
    rating
}

fn convert(office: &Office, arm: Arm, area: Place, spot: u8) -> f32 {
    let (look, side, staff) = (office.look, office.side, office.staff());
    let here = staff.ours[usize::from(area)];
    let turns = look.t.last_turn - look.s.turn;
    let price = look.t.costs[side as usize][arm as usize].unwrap_or(9);
    // Those who pay must not leave a gap.
    let units_lost = price - 1;
    if arm.is_air() {
        let cost = staff.release(area, units_lost + 1);
        let rating = 1.6 + 0.05 * prospect(staff, area, spot, false) - cost;
        let enough = look.all(side, &[Arm::Cube], |u| crate::pieces::is_area(u.place)).count() >= 8;
        return if turns >= 2 && enough && cost < 0.4 { rating } else { 0.0 };
    }
    match arm {
        Arm::Elite => 2.0 + 0.1 * staff.gain(area, 1),
        Arm::Tank | Arm::ItalianTank if side == Side::Allies => {
            if here.cubes >= 2 && here.tanks == 0 {
                1.9 + 0.05 * staff.gain(area, 1)
            } else if here.cubes >= 3 {
                1.3
            } else {
                0.0
            }
        }
        Arm::Tank => {
            let mountain = look.t.mountains.contains(area);
            if here.cubes >= 4 && here.tanks == 0 && !mountain && turns >= 2 { 1.4 } else { 0.0 }
        }
        Arm::Paratroops => {
            let time = look.s.turn + 2 <= look.t.limits.overlord_turn;
            let reach = look.reach(side, look.t.spots_of(area).start);
            let prey = (reach & look.t.stars & look.t.coast) - look.s.allied;
            if time && here.cubes >= 3 && !prey.is_empty() && staff.release(area, 2) < 0.3 {
                1.5 + 0.05 * prey.len() as f32
            } else {
                0.0
            }
        }
        _ => 0.0,
    }
}

fn arm(office: &Office, pay: Place, to: Place) -> f32 {
    let (look, staff) = (office.look, office.staff());
    let there = look.all(Side::Allies, &[Arm::Partisans], move |u| u.place == to).next().is_some();
    if there || look.s.turn + 1 > look.t.last_turn || staff.ours[usize::from(pay)].cubes < 2 {
        return 0.0;
    }
    let unrest = unrest(staff, to);
    if unrest < 1.0 || staff.release(pay, 1) > 0.5 {
        return 0.0;
    }
    1.2 + 0.1 * unrest - 0.1 * staff.release(pay, 1)
}

/// A line goes where it saves most.
fn new_line(office: &Office, area: Place) -> f32 {
    let (look, staff) = (office.look, office.staff());
    let guard = staff.ours[usize::from(area)];
    if guard.land() == 0 || look.s.markers[Side::Axis as usize] < 3 {
        return 0.0;
    }
    let with = super::force::Force { line: true, ..guard };
    let saved = staff.value(area) * (staff.loss_of(area, guard) - staff.loss_of(area, with));
    if saved > 0.8 { 9.0 + saved.min(20.0) } else { 0.0 }
}
