//! Actions of several steps: Sprint, Move & Attack, Move & Place, and the fuse of a bomb.

use sandtable_core::{Refusal, Text};

use super::acting::{glance, go};
use super::hands::{check_place, places, thing_term};
use super::{Offers, Stage, Step, Then, not_now};
use crate::action::{Action, Friend, Thing};
use crate::arms;
use crate::ground::Square;
use crate::look::{Look, Prey};
use crate::moves;
use crate::pieces::{Item, Load, Terrain, Weapon};
use crate::play::{Play, friend_value, square_value, unit_value};
use crate::sight::Eye;
use crate::state::{Bomb, Fate, Shot, mood};

const NO_ATTACK: Refusal = Refusal::new("action.move-attack/1", "why-no-attack");
const NO_PLACE: Refusal = Refusal::new("action.place/2", "why-no-placing");
const NO_SPRINT: Refusal = Refusal::new("action.sprint/2", "why-no-sprint");
const INTO_WATER: Refusal = Refusal::new("item.diving/2", "why-attack-into-water");
const BEGUN: Refusal = Refusal::new("op.ap/2", "why-finish-first");

/// The position with a friend already on another square, for what he might do there.
fn moved<T>(look: Look, f: Friend, to: Square, ask: impl FnOnce(Look) -> T) -> T {
    let dives = moves::dives(look, f, to);
    let mut s = look.s.clone();
    let op = &mut s.friends[usize::from(f)];
    s.cells.held.lift(op.at);
    op.at = to;
    op.mood = if dives { op.mood | mood::DIVING } else { op.mood & !mood::DIVING };
    ask(Look { t: look.t, s: &s })
}

/// May he sprint at all?
pub fn any_dash(look: Look, f: Friend) -> Result<(), Refusal> {
    let at = look.friend(f).at;
    if look.t.ground().around(at).any(|to| moves::dash(look, f, to, 2).is_ok()) {
        Ok(())
    } else {
        Err(NO_SPRINT)
    }
}

/// Is there a square to go to from which he can attack?
pub fn any_move_attack(look: Look, f: Friend) -> Result<(), Refusal> {
    let at = look.friend(f).at;
    let found = look.t.ground().around(at).any(|to| strikes_from(look, f, to).is_ok());
    if found { Ok(()) } else { Err(NO_ATTACK) }
}

/// A move that is one with an attack never leads into the water (item.diving/2, /3).
pub fn dry_step(look: Look, f: Friend, to: Square) -> Result<(), Refusal> {
    moves::step(look, f, to)?;
    if moves::dives(look, f, to) && look.car_at(to).is_none() { Err(INTO_WATER) } else { Ok(()) }
}

fn strikes_from(look: Look, f: Friend, to: Square) -> Result<(), Refusal> {
    dry_step(look, f, to)?;
    if look.car_at(to).is_some() || look.s.drums.contains(&to) || !look.t.ground().on_map(to) {
        return Err(NO_ATTACK);
    }
    if moved(look, f, to, |there| arms::any_attack(there, f, to)) { Ok(()) } else { Err(NO_ATTACK) }
}

fn puts_from(look: Look, f: Friend, to: Square) -> Result<(), Refusal> {
    moves::step(look, f, to)?;
    if look.car_at(to).is_some() || look.s.drums.contains(&to) {
        return Err(NO_PLACE);
    }
    let any = moved(look, f, to, |there| {
        let mut found = false;
        places(there, f, to, &mut |a| {
            if let Action::Place(thing, at) = a {
                found = found || check_place(there, f, to, thing, at).is_ok();
            }
        });
        found
    });
    if any { Ok(()) } else { Err(NO_PLACE) }
}

fn loaded(look: Look, f: Friend) -> bool {
    let op = look.friend(f);
    op.load != Load::Nothing || super::hands::PLACED.iter().any(|i| op.has(*i))
}

/// Is there a square to go to from which he can place something?
pub fn any_move_place(look: Look, f: Friend) -> Result<(), Refusal> {
    let at = look.friend(f).at;
    let found = loaded(look, f) && look.t.ground().around(at).any(|to| puts_from(look, f, to).is_ok());
    if found { Ok(()) } else { Err(NO_PLACE) }
}

/// Can he place something and then move? Whatever he places, some way must be left.
pub fn any_place_move(look: Look, f: Friend) -> Result<(), Refusal> {
    let at = look.friend(f).at;
    let ways = look.t.ground().around(at).filter(|to| moves::step(look, f, *to).is_ok()).count();
    let mut found = false;
    if loaded(look, f) && ways > 1 {
        places(look, f, at, &mut |a| {
            if let Action::Place(thing, to) = a {
                found = found || check_place(look, f, at, thing, to).is_ok();
            }
        });
    }
    if found { Ok(()) } else { Err(NO_PLACE) }
}

pub fn candidates(look: Look, step: Step, f: Friend, offer: Offers) {
    let at = look.friend(f).at;
    match step {
        Step::Strike(..) => arms::attacks(look, f, at, offer),
        Step::Put(..) => places(look, f, at, offer),
        _ => {
            look.t.ground().around(at).for_each(|to| offer(Action::Move(to)));
            offer(Action::Halt);
        }
    }
}

pub fn check(look: Look, step: Step, f: Friend, a: Action) -> Result<(), Refusal> {
    let at = look.friend(f).at;
    match (step, a) {
        (Step::Sprint(_, left), Action::Move(to)) => moves::dash(look, f, to, left - 1),
        (Step::Sprint(_, 3), Action::Halt) => Err(BEGUN),
        (Step::Sprint(..), Action::Halt) => may_halt(look, f),
        (Step::MoveFirst(_, Then::Attack), Action::Move(to)) => strikes_from(look, f, to),
        (Step::MoveFirst(_, Then::Place), Action::Move(to)) => puts_from(look, f, to),
        (Step::Strike(..), _) => arms::check_attack(look, f, at, a),
        (Step::Put(..), Action::Place(thing, to)) => check_place(look, f, at, thing, to),
        (Step::Follow(_, Then::Attack), Action::Move(to)) => dry_step(look, f, to),
        (Step::Follow(..), Action::Move(to)) => moves::step(look, f, to),
        (_, Action::Done | Action::Take(_)) => Err(BEGUN),
        _ => Err(not_now()),
    }
}

/// May a sprinter stop where he is?
fn may_halt(look: Look, f: Friend) -> Result<(), Refusal> {
    let at = look.friend(f).at;
    let shared = look.unit_at(at).is_some()
        || (0..look.s.friends.len() as u8)
            .any(|o| o != f && look.friend(o).fate == Fate::Here && look.friend(o).at == at);
    if shared || look.s.drums.contains(&at) && look.friend(f).load == Load::Nothing {
        Err(moves::HELD)
    } else {
        Ok(())
    }
}

pub fn apply(play: &mut Play, step: Step, f: Friend, a: Action) {
    match (step, a) {
        (Step::Sprint(_, left), Action::Move(to)) => {
            play.become_step(Step::Sprint(f, left - 1));
            go(play, f, to, "action.sprint/1");
            if play.s.friend(f).fate != Fate::Here {
                return end_sprint(play, f);
            }
            startle(play, f);
            glance(play, f);
        }
        (Step::Sprint(..), _) => end_sprint(play, f),
        (Step::MoveFirst(_, then), Action::Move(to)) => {
            go(play, f, to, "action.move/1");
            glance(play, f);
            let next = if then == Then::Attack { Step::Strike(f, false) } else { Step::Put(f, false) };
            play.become_step(next);
        }
        (Step::Strike(_, follow), _) => {
            declare(play, f, a);
            if follow {
                play.become_step(Step::Follow(f, Then::Attack));
            } else {
                play.become_step(Step::Finish(Prey::Friend(f)));
                play.push(Step::Shot(Stage::Aimed));
            }
        }
        (Step::Put(_, follow), Action::Place(thing, to)) => {
            let next = if follow { Step::Follow(f, Then::Place) } else { Step::Finish(Prey::Friend(f)) };
            play.become_step(next);
            place(play, f, thing, to);
            glance(play, f);
        }
        (Step::Follow(_, then), Action::Move(to)) => {
            play.become_step(Step::Finish(Prey::Friend(f)));
            go(play, f, to, "action.move/1");
            if play.s.friend(f).fate == Fate::Here {
                glance(play, f);
            }
            if then == Then::Attack {
                play.push(Step::Shot(Stage::Aimed));
            }
        }
        _ => {}
    }
}

/// Who was exposed by his very step may find the knife of no use: the action is then complete.
pub fn run_strike(play: &mut Play, f: Friend) -> bool {
    let look = play.look();
    if arms::any_attack(look, f, look.friend(f).at) {
        return false;
    }
    play.become_step(Step::Finish(Prey::Friend(f)));
    true
}

fn end_sprint(play: &mut Play, f: Friend) {
    play.become_step(Step::Finish(Prey::Friend(f)));
}

/// Sprinting beside a unit is heard by it, alerted already or not (heard.turn/2, /3).
fn startle(play: &mut Play, f: Friend) {
    let look = play.look();
    let at = look.friend(f).at;
    if !look.t.ground().on_map(at) || look.friend(f).is(mood::DIVING) {
        return;
    }
    let near = crate::squares::Bits(look.present())
        .filter(|u| look.distance(*u, at) <= 1)
        .fold(0_u64, |set, u| set | 1 << u);
    for u in crate::squares::Bits(near) {
        play.hear(u, at, "heard.turn/2");
    }
    super::turn_about(play, at);
}

/// A sprint ends after its third square, in water or in a vehicle, or where no way leads on.
pub fn run_sprint(play: &mut Play, f: Friend, left: u8) -> bool {
    let look = play.look();
    let op = look.friend(f);
    let wet = left < 3 && op.fate == Fate::Here && look.t.ground().ground(op.at) == Terrain::Water;
    let loaded = op.load != Load::Nothing;
    let stuck =
        || !look.t.ground().around(op.at).any(|to| moves::dash(look, f, to, left.saturating_sub(1)).is_ok());
    if op.fate == Fate::Here && left > 0 && !wet && !loaded && !stuck() {
        return false;
    }
    end_sprint(play, f);
    true
}

/// What an arrival brings about: a drum on the square is picked up, prisoners beside it are freed, aims are looked over.
pub fn leave_square(play: &mut Play, f: Friend) {
    let at = play.s.friend(f).at;
    if play.s.drums.contains(&at)
        && play.look().unit_at(at).is_none()
        && play.s.friend(f).load == Load::Nothing
        && !play.s.friend(f).is(mood::CROUCHED | mood::RESISTANCE)
        && !matches!(play.s.step(), Some(Step::Sprint(_, left)) if left > 0)
    {
        play.s.drums.iter().position(|d| *d == at).map(|i| play.s.drums.remove(i));
        play.friend(f).load = Load::Drum;
        play.refresh();
        play.say("action.pickup/1", |_| {
            Text::new("log-picks-up").with("who", friend_value(f)).with("thing", thing_term(Thing::Drum))
        });
    }
    for other in 0..play.s.friends.len() as u8 {
        let op = play.s.friend(other);
        if op.fate == Fate::Here && op.is(mood::BOUND) && play.t.ground().distance(op.at, at) == 1 {
            play.friend(other).mood &= !mood::BOUND;
            play.say("resist.card", |_| Text::new("log-freed").with("who", friend_value(other)));
        }
    }
    keep_aim(play, f);
}

/// His aim lasts while the target is in range and in his sight, crouched or standing (action.aim/3, action.crouch/2).
pub fn keep_aim(play: &mut Play, f: Friend) {
    let op = play.s.friend(f);
    let eye = if op.is(mood::CROUCHED) { Eye::Crouched } else { Eye::Standing };
    if let Some((u, weapon)) = op.aim
        && arms::aimed(play.look(), op.at, weapon, u, eye).is_err()
    {
        play.friend(f).aim = None;
    }
}

/// An attack is declared: the weapon is named, its ammunition used, modifiers are fixed (action.attack/1).
pub fn declare(play: &mut Play, f: Friend, a: Action) {
    let look = play.look();
    let from = look.friend(f).at;
    let shot = match a {
        Action::Attack(weapon, u) => {
            let bonus = arms::attack(look, f, from, weapon, u).unwrap_or(0);
            Shot { by: f, weapon, target: u, at: look.unit(u).at, from, bonus, ..Shot::NONE }
        }
        Action::Blind(weapon, u) => {
            let distance = look.distance(u, from);
            // chart.mod.op/4
            let bonus = arms::bonus(look, f, weapon, u, distance) - 2;
            Shot { by: f, weapon, target: u, at: look.unit(u).at, from, bonus, ..Shot::NONE }
        }
        Action::Burst(weapon, at) => {
            let bonus = arms::burst(look, f, from, weapon, at).unwrap_or(0);
            Shot { by: f, weapon, at, from, bonus, ..Shot::NONE }
        }
        Action::Throw(at) => {
            let scatters = arms::scatters(look, from, at);
            Shot { by: f, weapon: Weapon::Grenade, at, from, scatters, ..Shot::NONE }
        }
        _ => return,
    };
    spend(play, f, shot.weapon);
    play.unmask(f);
    if !matches!(a, Action::Blind(..)) {
        play.friend(f).mood |= mood::ATTACKING;
        glance(play, f);
    } else {
        play.s.deed.blind = true;
        play.s.deed.seen = 0;
    }
    play.s.shot = shot;
    if shot.target != crate::state::NOBODY {
        let u = shot.target;
        play.say("action.attack/1", |s| {
            Text::new("log-attacks")
                .with("who", friend_value(f))
                .with("unit", unit_value(s, u))
                .with("weapon", weapon_term(shot.weapon))
        });
    } else {
        play.say("action.attack/1", |_| {
            Text::new("log-fires")
                .with("who", friend_value(f))
                .with("at", square_value(shot.at))
                .with("weapon", weapon_term(shot.weapon))
        });
    }
}

/// A weapon in a message.
pub const fn weapon_term(weapon: Weapon) -> sandtable_core::Value {
    sandtable_core::Value::Term(match weapon {
        Weapon::Vickers => "weapon-vickers",
        Weapon::Drum => "thing-drum",
        _ => match weapon.item() {
            Some(item) => super::hands::item_term(item),
            None => "thing-drum",
        },
    })
}

/// Ammunition is used.
pub fn spend(play: &mut Play, f: Friend, weapon: Weapon) {
    if weapon.counted()
        && let Some(item) = weapon.item()
    {
        let left = &mut play.friend(f).items[item as usize];
        *left = left.saturating_sub(1);
    }
}

/// Something is laid on a square.
pub fn place(play: &mut Play, f: Friend, thing: Thing, to: Square) {
    match thing {
        Thing::Body => {
            play.friend(f).load = Load::Nothing;
            play.lay_body(to);
        }
        Thing::Drum => {
            play.friend(f).load = Load::Nothing;
            play.lay_drum(to);
        }
        Thing::Item(item) => {
            play.friend(f).items[item as usize] -= 1;
            match item {
                Item::Trap => play.s.traps.push((to, false)),
                Item::Mine => play.s.mines.push(to),
                _ => {
                    play.s.bombs.push(Bomb { at: to, fuse: 0 });
                    play.s.bombs.sort_unstable();
                    play.push(Step::Fuse);
                }
            }
        }
    }
    play.say("action.place/1", |_| {
        Text::new("log-places")
            .with("who", friend_value(f))
            .with("thing", thing_term(thing))
            .with("at", square_value(to))
    });
}
