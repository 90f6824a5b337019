//! F: bombs fall, cargo lands, wings move to another base (14.7 to 14.11).

use sandtable_core::Text;

use super::{barrages, facility, salvo};
use crate::action::{Hex, UnitId};
use crate::air::{Aim, Craft, Haul, Hold, Mission, Sortie};
use crate::camps::Pool;
use crate::look::Look;
use crate::pieces::{Side, Sink};
use crate::play::{Play, hex_value, unit_value};
use crate::state::{Dump, NO_HEX, flag};

/// What the mission was flown for.
pub fn perform(play: &mut Play) {
    let mission = play.s.mission.clone();
    let Mission { side, target, sortie, .. } = mission;
    match sortie {
        Sortie::Sweep => {}
        Sortie::Transfer => transfer(play, &mission),
        Sortie::Transport => unload(play, &mission),
        Sortie::Drop => land(play, &mission),
        _ => match sortie.aim() {
            Some(Aim::Units) => bomb(play, &mission),
            Some(Aim::Ship) => raid(play, &mission),
            Some(aim) => {
                let points = play.look().bombs();
                facility::bombard(play, side, target, aim, points);
            }
            None => {}
        },
    }
}

/// An air barrage of combat units (10.2).
fn bomb(play: &mut Play, mission: &Mission) {
    let look = play.look();
    let strategic = mission.flights.iter().any(|f| look.is_craft(f.wing, Craft::Strategic));
    // 14.1e/A
    let spotted = barrages::spotted(look, mission.side, mission.target) && !strategic;
    // 10.2b, 14.1e/C
    let short = if mission.near && !strategic { look.t.shifts.near_base } else { 0 };
    let points = look.bombs();
    if points > 0 && look.holds(mission.side.other(), mission.target) {
        let column = barrages::column(look, mission.side, mission.target, points, spotted, short);
        barrages::announce(play, points, column);
        // 10.0a/5: [½] of an air barrage is DG.
        barrages::strike(play, mission.side.other(), mission.target, column, false);
    }
}

/// An air barrage of a ship: strengths are doubled, and distance alone shifts (18.3c/2).
fn raid(play: &mut Play, mission: &Mission) {
    let points = 2 * play.look().bombs();
    let short = if mission.near { play.t.shifts.near_base } else { 0 };
    if points > 0 && play.look().vessel(mission.ship).is_some() {
        salvo::strike_ship(play, mission.ship, points, short);
    }
}

/// A Fighter within its range stays Active (14.11/2); whoever does not comes down Inactive.
fn transfer(play: &mut Play, mission: &Mission) {
    let Some(flight) = mission.flights.first() else { return };
    let look = play.look();
    let (wing, sheet) = (look.wing(flight.wing), look.sheet(flight.wing));
    let near = look.t.distance(wing.at, mission.target) <= sheet.range.into();
    if near && sheet.is(Craft::Fighter) && look.finds_room(flight.wing, mission.target) {
        play.settle(flight.wing, mission.target);
        play.s.mission.flights.clear();
        play.tell(mission.side, "14.11/2", || {
            Text::new("log-transferred").with("hex", hex_value(mission.target))
        });
    }
}

/// Gliders are used once (14.10e/A).
fn spend_gliders(play: &mut Play, mission: &Mission) {
    let towed: u8 = mission.flights.iter().map(|flight| flight.tow).sum();
    if let Some(base) = play.base(mission.from) {
        base.gliders = base.gliders.saturating_sub(towed);
    }
}

/// Air Transport comes down at a base.
fn unload(play: &mut Play, mission: &Mission) {
    let counted = play.look().unloads_with(0);
    if let Some(base) = play.base(mission.target) {
        base.unloaded = base.unloaded.saturating_add(counted as u8);
    }
    spend_gliders(play, mission);
    for (id, _) in &mission.cargo {
        arrive(play, *id, mission.target);
        play.tell(mission.side, "14.9/1", || {
            Text::new("log-flown").with("unit", unit_value(*id)).with("hex", hex_value(mission.target))
        });
    }
    let tokens = mission.tokens.iter().map(|n| u16::from(*n)).sum();
    deliver(play, mission, tokens);
    clear(play);
}

/// A unit comes down: half its MA is left to it, if it may move at all in this phase (14.9d).
fn arrive(play: &mut Play, id: UnitId, at: Hex) {
    play.send(id, at);
    play.mark(id, flag::RIDDEN | flag::FLOWN, true);
    let moves = play.look().segment().is_some_and(|segment| play.look().eligible(id, segment));
    play.mark(id, flag::MOVED, !moves);
}

/// Whose the supply is that a mission carries.
fn owner(look: Look, mission: &Mission) -> Pool {
    look.s.dump(mission.from).map_or(Pool::first(mission.side), Dump::owner)
}

/// Tokens change place.
fn deliver(play: &mut Play, mission: &Mission, tokens: u16) {
    let of = owner(play.look(), mission);
    let taken = play.take_up(mission.side, mission.from, tokens);
    // 14.9d/2
    if taken > 0 && !play.store(of, mission.target, taken, true) {
        play.s.books[mission.side as usize].spent[Sink::Flown as usize] += u32::from(taken);
    }
}

fn clear(play: &mut Play) {
    let mission = &mut play.s.mission;
    mission.cargo.clear();
    (mission.tokens, mission.from) = ([0; 2], NO_HEX);
}

/// What a landing needs in a hex (table.air-transport): it is friendly if a friendly unit was in it when the phase began.
pub fn landing(look: Look, side: Side, at: Hex, hold: Hold) -> i8 {
    let table = look.t.air.landing;
    let friendly = look.all(side).any(|id| look.unit(id).from == at);
    let row = if friendly { table.friendly } else { table.enemy };
    let glider = if hold == Hold::Glider { table.glider } else { 0 };
    row[usize::from(!look.is_clear(at))] - glider - look.t.air.by_side[side as usize]
}

/// 14.10d: two dice for every unit and token; what lands on an enemy combat unit is lost.
fn land(play: &mut Play, mission: &Mission) {
    let (side, target) = (mission.side, mission.target);
    let doomed = play.look().holds(side.other(), target);
    spend_gliders(play, mission);
    clear(play);
    for (id, hold) in &mission.cargo {
        let safe = !doomed
            && i32::from(play.two_dice("14.10d/1", "log-landing"))
                >= i32::from(landing(play.look(), side, target, *hold));
        for plan in play.s.plans.iter_mut().filter(|plan| plan.unit == *id) {
            *plan = crate::air::NO_PLAN;
        }
        play.pack();
        if !safe {
            play.kill(*id, if doomed { "14.10d/2" } else { "14.10d/1" });
            if !doomed {
                play.t.title.crashed(play, *id, target);
            }
            continue;
        }
        play.send(*id, target);
        // 14.10d/3, 14.10b/4
        play.mark(*id, flag::RIDDEN | flag::FLOWN | flag::MOVED | flag::DROPPED, true);
        play.tell(side, "14.10d/1", || {
            Text::new("log-dropped").with("unit", unit_value(*id)).with("hex", hex_value(target))
        });
    }
    // 14.10d/2: by whoever is there now, be it only what a title leaves of those who failed.
    if play.look().stack(side, target).any(|id| play.look().attack_capable(id)) {
        play.capture(side, target);
    }
    // An enemy dump leaves no room for another.
    let doomed =
        doomed || play.s.dump(target).is_some_and(|dump| dump.owner() != owner(play.look(), mission));
    for hold in Hold::ALL {
        for _ in 0..mission.tokens[hold as usize] {
            let safe = !doomed
                && i32::from(play.two_dice("14.10d/1", "log-landing"))
                    >= i32::from(landing(play.look(), side, target, hold));
            if safe {
                deliver(play, mission, 1);
            } else {
                play.spend(owner(play.look(), mission), mission.from, 1, Sink::Flown, 0);
            }
        }
    }
}

/// Does a wing stay at the mission's base (14.9e/A, 14.11/1)?
pub const fn stays(sortie: Sortie, haul: Haul) -> bool {
    matches!(sortie, Sortie::Transfer) || matches!(haul, Haul::Far) && matches!(sortie, Sortie::Transport)
}
