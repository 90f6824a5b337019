//! Hunter mode: somebody plays the Axis. He chooses one of two event cards, settles their ties, and leads a team of his own
//! (hunter.*).

use sandtable_core::{Refusal, Text};

use super::goal::{code, prey_of};
use super::{EventStage, Offers, Step, assault, event, march, marked, not_now};
use crate::action::{Action, Unit};
use crate::ground::Square;
use crate::look::{Look, Prey};
use crate::pieces::{AxisKind, Facing, Role};
use crate::play::{Play, of_unit};
use crate::reach::step_cost;
use crate::sight::{Eye, HIDDEN};
use crate::squares::Bits;
use crate::state::{FRIENDS, NOBODY, flag};

const NO_CARD: Refusal = Refusal::new("hunter.cards/1", "why-no-card");
const NO_TILE: Refusal = Refusal::new("hunter.team/1", "why-not-entry");
const NO_POINTS: Refusal = Refusal::new("hunter.team/2", "why-no-points");
const NO_WAY: Refusal = Refusal::new("hunter.team/3", "why-walled");
const FACED: Refusal = Refusal::new("hunter.team/4", "why-faced");
const NO_TARGET: Refusal = Refusal::new("hunter.team/5", "why-no-target");

/// The turn of the stealth environment on which the team comes.
const COMES: u8 = 3;
/// Its soldiers.
const TEAM: u8 = 3;
/// How far a search reaches.
const SEARCH: u8 = 2;

/// The two cards of which he chooses one (hunter.cards/1).
pub fn cards(look: Look, offer: Offers) {
    look.s.deck.hand.into_iter().filter(|card| *card != NOBODY).for_each(|card| offer(Action::Play(card)));
}

pub fn check_card(look: Look, a: Action) -> Result<(), Refusal> {
    match a {
        Action::Play(card) if card != NOBODY && look.s.deck.hand.contains(&card) => Ok(()),
        Action::Play(_) => Err(NO_CARD),
        _ => Err(not_now()),
    }
}

/// The chosen card is carried out, the other goes under the deck (hunter.cards/2).
pub fn apply_card(play: &mut Play, a: Action) {
    let Action::Play(card) = a else { return };
    let deck = &mut play.s.deck;
    for other in std::mem::replace(&mut deck.hand, [NOBODY; 2]) {
        if other != card && other != NOBODY {
            deck.put_under(other);
        }
    }
    event::show(play, card);
    let battle = play.s.battle;
    play.become_step(Step::Event(EventStage::Run(0, battle)));
    // action.mark/3
    marked::offer_shots(play);
}

/// Does the team come now (hunter.team/1)?
pub fn comes(look: Look) -> bool {
    let s = look.s;
    let known = s.units.iter().any(|u| u.role == Role::Hunter);
    look.t.hunter && !s.battle && s.turn == COMES && !known && tiles(look).next().is_some()
}

/// The spawn tiles with room for the team.
fn tiles(look: Look) -> impl Iterator<Item = u8> {
    let free = move |n: &u8| {
        let squares = &look.t.page.spawns[usize::from(*n)].squares;
        squares.iter().filter(|sq| !look.s.cells.held.has(**sq)).count() >= usize::from(TEAM)
    };
    (0..look.t.page.spawns.len() as u8).filter(free)
}

pub fn gates(look: Look, offer: Offers) {
    tiles(look).for_each(|n| offer(Action::Begin(n)));
}

pub fn check_gate(look: Look, a: Action) -> Result<(), Refusal> {
    match a {
        Action::Begin(n) if tiles(look).any(|tile| tile == n) => Ok(()),
        Action::Begin(_) => Err(NO_TILE),
        _ => Err(not_now()),
    }
}

pub fn apply_gate(play: &mut Play, a: Action) {
    let Action::Begin(n) = a else { return };
    play.pop();
    for _ in 0..TEAM {
        if let Some(u) = event::place(play, usize::from(n), AxisKind::Smg) {
            play.unit(u).role = Role::Hunter;
        }
    }
    play.say("hunter.team/1", |_| Text::new("log-hunters"));
}

pub fn run_gate(play: &mut Play) -> bool {
    let (mut count, mut first) = (0, None);
    gates(play.look(), &mut |a| {
        count += 1;
        first = first.or(Some(a));
    });
    match first {
        Some(a) if count == 1 => apply_gate(play, a),
        Some(_) => return false,
        None => play.pop(),
    }
    true
}

/// The next soldier of the team that has not acted: they go in the order in which they came, those in front first.
pub fn next(look: Look) -> Option<Unit> {
    // Slots are filled from the last.
    Bits(look.units(|u| u.role == Role::Hunter && !u.has(flag::DONE | flag::SMOKING))).last()
}

/// He acts, with his points.
pub fn begin(play: &mut Play, u: Unit) {
    play.unit(u).flags |= flag::DONE;
    let points = play.t.limits.hunter_points;
    play.push(Step::Hunt(u, points, false));
}

pub fn candidates(look: Look, u: Unit, offer: Offers) {
    look.t.ground().around(look.unit(u).at).for_each(|to| offer(Action::Go(to)));
    Facing::ALL.into_iter().for_each(|face| offer(Action::Face(face)));
    look.quarry().for_each(|p| offer(Action::Prefer(code(p))));
    offer(Action::Search);
    offer(Action::Done);
}

/// What a step costs a soldier of the team: like other infantry on its way, but he stops on every square.
fn step(look: Look, u: Unit, to: Square) -> Option<u8> {
    let at = look.unit(u).at;
    let near = usize::from(to) < look.t.ground().len() && look.t.ground().distance(at, to) == 1;
    if near && look.vacant(to) { step_cost(look, at, to) } else { None }
}

pub fn check(look: Look, u: Unit, points: u8, turned: bool, a: Action) -> Result<(), Refusal> {
    let paid = |cost: u8| if cost <= points { Ok(()) } else { Err(NO_POINTS) };
    match a {
        Action::Go(to) => step(look, u, to).ok_or(NO_WAY).and_then(paid),
        Action::Face(face) if turned || look.unit(u).face == face => Err(FACED),
        Action::Face(_) => Ok(()),
        Action::Prefer(n) => {
            let prey = prey_of(n);
            let there = look.quarry().any(|p| p == prey) && assault::bonus(look, u, prey, None).is_some();
            if there { paid(1) } else { Err(NO_TARGET) }
        }
        Action::Search if look.on_map(u) => paid(2),
        Action::Search => Err(NO_WAY),
        Action::Done => Ok(()),
        _ => Err(not_now()),
    }
}

pub fn apply(play: &mut Play, u: Unit, points: u8, a: Action) {
    let spend =
        |play: &mut Play, cost: u8| play.become_step(Step::Hunt(u, points.saturating_sub(cost), false));
    match a {
        Action::Go(to) => {
            let cost = step(play.look(), u, to).unwrap_or(1);
            spend(play, cost);
            play.face(u, to);
            march::arrive(play, u, to);
        }
        Action::Face(face) => {
            play.become_step(Step::Hunt(u, points, true));
            play.unit(u).face = face;
            play.glimpse(u);
            play.look_round();
            marked::offer_shots(play);
        }
        Action::Prefer(n) => {
            spend(play, 1);
            let bonus = assault::bonus(play.look(), u, prey_of(n), None).unwrap_or(0);
            play.axis_attack(u, prey_of(n), bonus, "hunter.team/5");
        }
        Action::Search => {
            spend(play, 2);
            search(play, u);
        }
        _ => play.pop(),
    }
}

/// Everybody near whom no wall hides is found (hunter.team/6).
fn search(play: &mut Play, u: Unit) {
    play.say("hunter.team/6", |s| of_unit(s, "log-searches", u));
    for f in 0..FRIENDS as u8 {
        let look = play.look();
        let (from, to) = (look.unit(u).at, look.friend(f).at);
        let found = look.afoot(f)
            && look.t.ground().distance(from, to) <= SEARCH
            && look.sight().level(from, to, Eye::Axis, None) < HIDDEN;
        if found {
            play.spot(u, Prey::Friend(f));
        }
    }
    play.look_round();
    marked::offer_shots(play);
}

/// His turn ends with his points, unless he has still to turn.
pub fn run(play: &mut Play, u: Unit, points: u8, turned: bool) -> bool {
    if play.s.unit(u).has(flag::HERE) && (points > 0 || !turned) {
        return false;
    }
    play.pop();
    true
}
