//! An advancing unit on its way, square by square (advance.best/3, advance.move/1-5).

use sandtable_core::Refusal;

use super::{Offers, Step, blast, goal, marked, not_now};
use crate::action::{Action, Unit};
use crate::ground::Square;
use crate::look::{Look, Prey};
use crate::pieces::Weapon;
use crate::play::Play;
use crate::reach::{Flow, flood, step_cost};
use crate::state::flag;

const NOT_SHORTEST: Refusal = Refusal::new("advance.best/3", "why-not-shortest");

/// The next squares on a cheapest way.
fn nexts(look: Look, u: Unit, goal: Square, points: u8) -> arrayvec::ArrayVec<Square, 8> {
    let at = look.unit(u).at;
    let back = flood(look, [goal], points, Flow::Back);
    let here = back.at(at);
    let g = look.t.ground();
    let on_way =
        |to: &Square| step_cost(look, at, *to).is_some_and(|c| back.at(*to).checked_add(c) == Some(here));
    let mut found: arrayvec::ArrayVec<Square, 8> = g.around(at).filter(on_way).collect();
    found.sort_unstable();
    found
}

/// Does it matter which of several equal ways is taken? Only if something lies there, or somebody might be seen.
pub fn matters(look: Look, u: Unit) -> bool {
    let near = |sq: &Square| look.distance(u, *sq) <= look.t.axis(look.unit(u).kind).points;
    look.s.mines.iter().any(near)
        || look.s.traps.iter().any(|(sq, used)| !used && near(sq))
        || look.prey().any(|p| !look.exposed(p) && look.distance_to(u, p) <= look.t.limits.sight + 4)
}

pub fn candidates(look: Look, u: Unit, goal: Square, points: u8, offer: Offers) {
    nexts(look, u, goal, points).into_iter().for_each(|at| offer(Action::Go(at)));
}

pub fn check(look: Look, u: Unit, goal: Square, points: u8, a: Action) -> Result<(), Refusal> {
    match a {
        Action::Go(at) if nexts(look, u, goal, points).contains(&at) => Ok(()),
        Action::Go(_) => Err(NOT_SHORTEST),
        _ => Err(not_now()),
    }
}

pub fn apply(play: &mut Play, u: Unit, goal: Square, points: u8, prey: Prey, a: Action) {
    if let Action::Go(to) = a {
        go(play, u, goal, points, prey, to);
    }
}

fn go(play: &mut Play, u: Unit, goal: Square, points: u8, prey: Prey, to: Square) {
    let at = play.s.unit(u).at;
    let cost = step_cost(play.look(), at, to).unwrap_or(1);
    play.become_step(Step::March(u, goal, points.saturating_sub(cost), prey));
    play.face(u, to);
    arrive(play, u, to);
}

pub fn run(play: &mut Play, u: Unit, goal: Square, points: u8, prey: Prey) -> bool {
    let look = play.look();
    let unit = look.unit(u);
    if !unit.has(flag::HERE) {
        play.pop();
        return true;
    }
    let found = if unit.at == goal { Default::default() } else { nexts(look, u, goal, points) };
    match found.first().copied() {
        Some(_) if found.len() > 1 && !look.t.auto && matters(look, u) => false,
        Some(to) => {
            go(play, u, goal, points, prey, to);
            true
        }
        None => {
            play.pop();
            stand(play, u, prey);
            true
        }
    }
}

/// At the end it faces its target, or whom it can make out (advance.prio/3).
fn stand(play: &mut Play, u: Unit, prey: Prey) {
    let look = play.look();
    let at = look.unit(u).at;
    let there = look.quarry().any(|p| p == prey);
    let whom = if there && goal::net(look, look.unit(u).kind, at, prey).is_some() {
        Some(prey)
    } else {
        goal::partly(look, at).map(|(_, p)| p).or_else(|| there.then_some(prey))
    };
    if let Some(whom) = whom {
        let to = play.look().square_of(whom, at);
        play.face(u, to);
    }
    play.glimpse(u);
    play.look_round();
    marked::offer_shots(play);
}

/// A unit has come to a square: traps and mines work at once, everybody looks, marks may be fired.
pub fn arrive(play: &mut Play, u: Unit, to: Square) {
    let from = play.s.unit(u).at;
    play.send(u, to);
    play.went("advance.best/3", "log-advances", u, from);
    if !spring(play, u, to) {
        play.glimpse(u);
        play.look_round();
        marked::offer_shots(play);
    }
}

/// Does a trap or a mine go off under infantry (item.trap/2, item.mine/2)?
pub fn spring(play: &mut Play, u: Unit, at: Square) -> bool {
    if let Some(trap) = play.s.traps.iter_mut().find(|(sq, used)| *sq == at && !used) {
        trap.1 = true;
        play.push(Step::Settle);
        play.kill_unit(u, "item.trap/2");
        return true;
    }
    if let Some(i) = play.s.mines.iter().position(|m| *m == at) {
        play.s.mines.remove(i);
        blast::set_off(play, at, Weapon::Mine, 1);
        return true;
    }
    false
}
