//! An operator's turn: his actions one after the other (op.ap/2, op.cost/1-16).

use sandtable_core::{Refusal, Text};

use super::able::{CROUCHED, able, cost};
use super::combined::{self, leave_square};
use super::hands::{
    check_pick_up, check_place, check_smoke, check_treat, full_health, pick_up, places, smoke, smokers,
    things,
};
use super::{Offers, Step, Then, not_now};
use crate::action::{Action, Friend};
use crate::arms;
use crate::ground::{NOWHERE, Square};
use crate::look::{Look, Prey};
use crate::moves;
use crate::pieces::{Facing, Item, Weapon};
use crate::play::{Play, friend_value, square_value, unit_value};
use crate::sight::Eye;
use crate::squares::Bits;
use crate::state::{Deed, FRIENDS, Fate, Marked, UNITS, flag, mood};

const NO_ATTACK: Refusal = Refusal::new("action.move-attack/1", "why-no-attack");
const NO_COVER: Refusal = Refusal::new("action.blind/1", "why-no-cover");
const HEALTHY: Refusal = Refusal::new("action.recover/2", "why-healthy");
const FACED: Refusal = Refusal::new("action.mark/9", "why-faced");
const OPEN: Refusal = Refusal::new("action.break/1", "why-exposed-already");
const NO_EXIT: Refusal = Refusal::new("setup.entry/1", "why-no-exit");
const OFF_MAP: Refusal = Refusal::new("setup.entry/1", "why-off-map");
const NO_MARK: Refusal = Refusal::new("action.mark/1", "why-no-mark");

pub fn candidates(look: Look, f: Friend, offer: Offers) {
    let op = look.friend(f);
    let g = look.t.ground();
    for to in g.around(op.at) {
        offer(Action::Move(to));
        offer(Action::Climb(to));
    }
    offer(Action::Sprint);
    if op.ap > 0 {
        arms::attacks(look, f, op.at, &mut *offer);
        for u in Bits(arms::targets(look)) {
            for weapon in arms::FIREARMS {
                if op.has(weapon.item().expect("a firearm is an item")) {
                    offer(Action::Aim(weapon, u));
                    offer(Action::Blind(weapon, u));
                }
            }
            offer(Action::Mark(u));
        }
        if op.has(Item::Grenade) {
            let reach = look.t.weapon(Weapon::Grenade).long as i8;
            let (col, row) = g.place(op.at);
            for dr in -reach..=reach {
                for dc in -reach..=reach {
                    if let Some(at) = g.at(col + dc, row + dr) {
                        offer(Action::MarkSquare(at));
                    }
                }
            }
        }
    }
    for a in [
        Action::MoveAttack,
        Action::AttackMove,
        Action::PopUpAttack,
        Action::MovePlace,
        Action::PlaceMove,
        Action::Crouch,
        Action::PopUp,
        Action::Recover,
        Action::BreakCover,
    ] {
        offer(a);
    }
    things(|thing| offer(Action::PickUp(thing)));
    places(look, f, op.at, &mut *offer);
    for face in Facing::ALL {
        offer(Action::Face(face));
    }
    if op.has(Item::Medkit) {
        (0..FRIENDS as u8).for_each(|other| offer(Action::Treat(other)));
    }
    smokers(look, &mut *offer);
    offer(Action::Leave);
    offer(Action::Done);
}

pub fn check(look: Look, f: Friend, a: Action) -> Result<(), Refusal> {
    let op = look.friend(f);
    let g = look.t.ground();
    able(look, f, a)?;
    match a {
        Action::Move(to) => moves::step(look, f, to),
        Action::Climb(to) => moves::climb(look, f, to),
        Action::Sprint => combined::any_dash(look, f),
        Action::Attack(..) | Action::Burst(..) | Action::Throw(_) => arms::check_attack(look, f, op.at, a),
        Action::Blind(weapon, u) => {
            if !low_cover(look, op.at) {
                return Err(NO_COVER);
            }
            if weapon == Weapon::Knife {
                return Err(NO_COVER);
            }
            arms::armed(look, f, op.at, weapon)?;
            arms::aimed(look, op.at, weapon, u, Eye::Standing)?;
            // From behind it: what he sees clearly over his sights he does not fire at blindly.
            if arms::line(look, op.at, u, Eye::Crouched).0 == 0 { Err(NO_COVER) } else { Ok(()) }
        }
        Action::Aim(weapon, u) => {
            arms::armed(look, f, op.at, weapon)?;
            arms::aimed(look, op.at, weapon, u, Eye::Standing).map(|_| ())
        }
        Action::Mark(u) => {
            if !g.on_map(op.at) {
                return Err(OFF_MAP);
            }
            let known =
                usize::from(u) < UNITS && look.unit(u).has(flag::HERE) && !look.unit(u).has(flag::OFF);
            if known && op.mark != Marked::Unit(u) { Ok(()) } else { Err(NO_MARK) }
        }
        Action::MarkSquare(at) => {
            if op.mark == Marked::Square(at) {
                return Err(NO_MARK);
            }
            arms::throw(look, f, op.at, at)
        }
        Action::MoveAttack => combined::any_move_attack(look, f),
        Action::AttackMove => {
            let leads_on = || g.around(op.at).any(|to| combined::dry_step(look, f, to).is_ok());
            if arms::any_attack(look, f, op.at) && leads_on() { Ok(()) } else { Err(NO_ATTACK) }
        }
        Action::PopUpAttack => {
            if arms::any_attack(look, f, op.at) {
                Ok(())
            } else {
                Err(NO_ATTACK)
            }
        }
        Action::MovePlace => combined::any_move_place(look, f),
        Action::PlaceMove => combined::any_place_move(look, f),
        Action::Place(thing, to) => check_place(look, f, op.at, thing, to),
        Action::Crouch if op.is(mood::CROUCHED) => Err(CROUCHED),
        Action::Crouch | Action::PopUp => Ok(()),
        Action::PickUp(thing) => check_pick_up(look, f, thing),
        Action::Recover => {
            if op.health < look.t.limits.recover {
                Ok(())
            } else {
                Err(HEALTHY)
            }
        }
        Action::BreakCover => {
            if !g.on_map(op.at) {
                Err(OFF_MAP)
            } else if op.is(mood::EXPOSED) {
                Err(OPEN)
            } else {
                Ok(())
            }
        }
        Action::Face(face) => {
            if op.is(mood::TURNED) || op.face == face {
                Err(FACED)
            } else {
                Ok(())
            }
        }
        Action::Treat(other) => check_treat(look, f, other),
        Action::Smoke(u) => check_smoke(look, u),
        Action::Leave => {
            if look.t.exit(op.at) && op.is(mood::FIELDED) {
                Ok(())
            } else {
                Err(NO_EXIT)
            }
        }
        Action::Done => Ok(()),
        _ => Err(not_now()),
    }
}

/// Does low cover adjoin a square?
fn low_cover(look: Look, at: Square) -> bool {
    use crate::pieces::Side;
    let g = look.t.ground();
    let (col, row) = g.place(at);
    let sides =
        [(0, -1), (1, 0), (0, 1), (-1, 0)].into_iter().filter_map(|(dc, dr)| g.at(col + dc, row + dr));
    sides.into_iter().any(|b| {
        matches!(g.side(at, b), Side::LowWall | Side::Hedge | Side::Crates | Side::Window)
            || look.s.drums.contains(&b)
    }) || g.panes[usize::from(at)] != 0
}

/// An action begins: who is wary, and who sees him already.
pub fn begin(play: &mut Play, f: Friend) {
    let look = play.look();
    let wary = look.units(|u| u.has(flag::ALERTED));
    let seen = look.watchers(Prey::Friend(f));
    play.s.deed = Deed { wary, seen, ..Deed::NONE };
}

/// Those who see him now are remembered.
pub fn glance(play: &mut Play, f: Friend) {
    let seen = play.look().watchers(Prey::Friend(f));
    play.s.deed.seen |= seen;
}

/// Pays for an action; he may turn again.
pub fn pay(play: &mut Play, f: Friend, a: Action) {
    let points = cost(a);
    let op = play.friend(f);
    op.ap -= points.min(op.ap);
    if points > 0 {
        op.mood &= !mood::TURNED;
    }
}

pub fn apply(play: &mut Play, f: Friend, a: Action) {
    match a {
        Action::Face(face) => {
            let op = play.friend(f);
            op.face = face;
            op.mood |= mood::TURNED;
            return;
        }
        Action::Done => return done(play, f),
        Action::Leave => {
            let op = play.friend(f);
            op.fate = Fate::Out;
            op.at = NOWHERE;
            op.mood &= mood::RESISTANCE;
            op.mark = Marked::None;
            op.aim = None;
            play.refresh();
            play.say("setup.entry/1", |_| Text::new("log-leaves").with("who", friend_value(f)));
            return play.pop();
        }
        Action::Treat(other) => {
            let health = full_health(play.look(), other);
            play.friend(f).items[Item::Medkit as usize] -= 1;
            play.friend(other).health = health;
            return play.say("item.medkit/1", |_| Text::new("log-treated").with("who", friend_value(other)));
        }
        Action::Smoke(u) => return smoke(play, u),
        _ => {}
    }
    begin(play, f);
    pay(play, f, a);
    match a {
        Action::Sprint => {
            play.unmask(f);
            return play.push(Step::Sprint(f, 3));
        }
        Action::MoveAttack => return play.push(Step::MoveFirst(f, Then::Attack)),
        Action::MovePlace => return play.push(Step::MoveFirst(f, Then::Place)),
        Action::AttackMove => return play.push(Step::Strike(f, true)),
        Action::PlaceMove => return play.push(Step::Put(f, true)),
        Action::PopUpAttack => {
            stand(play, f);
            return play.push(Step::Strike(f, false));
        }
        _ => {}
    }
    play.push(Step::Finish(Prey::Friend(f)));
    match a {
        Action::Move(to) | Action::Climb(to) => {
            let rule = if matches!(a, Action::Climb(_)) { "action.climb/1" } else { "action.move/1" };
            go(play, f, to, rule);
        }
        Action::Attack(..) | Action::Burst(..) | Action::Throw(_) | Action::Blind(..) => {
            combined::declare(play, f, a);
            play.push(Step::Shot(super::Stage::Aimed));
        }
        Action::Aim(weapon, u) => {
            play.friend(f).aim = Some((u, weapon));
            play.say("action.aim/1", |s| {
                Text::new("log-aims").with("who", friend_value(f)).with("unit", unit_value(s, u))
            });
        }
        Action::Mark(u) => {
            play.friend(f).mark = Marked::Unit(u);
            play.say("action.mark/1", |s| {
                Text::new("log-marks").with("who", friend_value(f)).with("unit", unit_value(s, u))
            });
        }
        Action::MarkSquare(at) => {
            play.friend(f).mark = Marked::Square(at);
            play.say("item.grenade/4", |_| {
                Text::new("log-marks-square").with("who", friend_value(f)).with("at", square_value(at))
            });
        }
        Action::Crouch => {
            play.friend(f).mood |= mood::CROUCHED;
            combined::keep_aim(play, f);
            play.say("action.crouch/1", |_| Text::new("log-crouches").with("who", friend_value(f)));
        }
        Action::PopUp => stand(play, f),
        Action::PickUp(thing) => pick_up(play, f, thing),
        Action::Place(thing, to) => combined::place(play, f, thing, to),
        Action::Recover => {
            play.friend(f).health += 1;
            play.say("action.recover/1", |_| Text::new("log-recovers").with("who", friend_value(f)));
        }
        Action::BreakCover => break_cover(play, f),
        _ => {}
    }
    if play.s.friend(f).fate == Fate::Here && !play.s.deed.blind {
        glance(play, f);
    }
}

fn stand(play: &mut Play, f: Friend) {
    play.friend(f).mood &= !mood::CROUCHED;
    play.say("action.popup/1", |_| Text::new("log-pops-up").with("who", friend_value(f)));
    glance(play, f);
}

/// He goes to a square: into the water or out of it, into a vehicle, over a drum; prisoners beside it are freed.
pub fn go(play: &mut Play, f: Friend, to: Square, rule: &'static str) {
    let from = play.s.friend(f).at;
    if let Some((c, seat)) = moves::free_seat(play.look(), to) {
        return super::driving::get_in(play, f, c, seat);
    }
    let dives = moves::dives(play.look(), f, to);
    let op = play.friend(f);
    op.at = to;
    op.mood = op.mood & !mood::DIVING | mood::ARRIVED;
    if dives {
        op.mood = op.mood & !mood::CROUCHED | mood::DIVING;
    }
    if play.t.ground().on_map(to) {
        play.friend(f).mood |= mood::FIELDED;
    }
    play.refresh();
    play.say(rule, |_| {
        Text::new("log-moves")
            .with("who", friend_value(f))
            .with("from", square_value(from))
            .with("at", square_value(to))
    });
    leave_square(play, f);
}

/// He reveals himself: in stealth the nearest units are alerted (action.break/2, /3).
fn break_cover(play: &mut Play, f: Friend) {
    play.expose(Prey::Friend(f), "action.break/2");
    if play.s.battle {
        return;
    }
    let look = play.look();
    let at = look.friend(f).at;
    let near = Bits(look.present()).map(|u| look.distance(u, at)).min();
    let nearest: u64 =
        Bits(look.present()).filter(|u| Some(look.distance(*u, at)) == near).fold(0, |set, u| set | 1 << u);
    for u in Bits(nearest) {
        play.alert(u, "action.break/2");
    }
}

/// His turn is over.
pub fn done(play: &mut Play, f: Friend) {
    let op = play.friend(f);
    op.mood |= mood::ACTED;
    op.mood &= !mood::TURNED;
    op.aim = None;
    play.pop();
}

/// The turn ends by itself when he is no longer there.
pub fn run(play: &mut Play, f: Friend) -> bool {
    let op = play.s.friend(f);
    if op.fate == Fate::Here && !op.is(mood::ACTED) {
        return false;
    }
    if op.fate == Fate::Here {
        done(play, f);
    } else {
        play.friend(f).mood |= mood::ACTED;
        play.pop();
    }
    true
}
