//! An attack of an operator, or an explosion: dice, luck, hits, noise.

use sandtable_core::{Refusal, Seat, Seats, Text};

use super::blast::{burst, explode, explosive, land, scatter};
use super::combined::weapon_term;
use super::{Offers, Step, not_now, seat_of};
use crate::action::{Action, Friend, Mark};
use crate::arms;
use crate::look::{Look, Prey};
use crate::pieces::{Item, Weapon};
use crate::play::{Play, friend_value, of_unit, square_value};
use crate::sight::{Eye, HIDDEN};
use crate::squares::Bits;
use crate::state::{Fate, NOBODY, Shot, UNITS, flag, mood};

/// How far an attack has come.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stage {
    /// It is declared.
    Aimed,
    /// A grenade out of sight flies this way; its distance is rolled.
    Scatter(u8),
    /// A rabbit's foot may be used.
    Luck,
    /// The dice count.
    Hits,
    /// Damage is given out.
    Assign,
    /// The noise.
    Bang,
    /// Other things go off.
    Chain,
}

/// The seats whose operators have a rabbit's foot.
pub fn lucky(look: Look) -> Seats {
    let holders = (0..look.t.operators()).filter(|f| look.friend(*f).has(Item::Rabbit));
    holders.fold(Seats::NONE, |seats, f| Seats(seats.0 | seat_of(look, f).0))
}

fn can_be_lucky(look: Look) -> bool {
    let s = look.s;
    s.shot.by != NOBODY
        && s.shot.dice[..usize::from(s.shot.count)].iter().any(|d| *d < 6)
        && !lucky(look).is_empty()
}

pub fn candidates(look: Look, stage: Stage, offer: Offers) {
    match stage {
        Stage::Luck => {
            for f in (0..look.t.operators()).filter(|f| look.friend(*f).has(Item::Rabbit)) {
                (0..look.s.shot.count).for_each(|die| offer(Action::Luck(f, die)));
            }
            offer(Action::Pass);
        }
        Stage::Assign => marks(look, |mark| offer(Action::Hit(mark))),
        _ => {}
    }
}

pub fn check(look: Look, stage: Stage, seat: Seat, a: Action) -> Result<(), Refusal> {
    const NO_LUCK: Refusal = Refusal::new("item.rabbit/1", "why-no-luck");
    const NO_HIT: Refusal = Refusal::new("item.sten/3", "why-no-hit");
    match (stage, a) {
        (Stage::Luck, Action::Pass) => Ok(()),
        (Stage::Luck, Action::Luck(f, die)) => {
            let his =
                f < look.t.operators() && seat_of(look, f).has(seat) && look.friend(f).has(Item::Rabbit);
            let low = die < look.s.shot.count && look.s.shot.dice[usize::from(die)] < 6;
            if his && low { Ok(()) } else { Err(NO_LUCK) }
        }
        (Stage::Assign, Action::Hit(mark)) => {
            let mut found = false;
            marks(look, |m| found |= m == mark);
            if found { Ok(()) } else { Err(NO_HIT) }
        }
        _ => Err(not_now()),
    }
}

/// What damage may be given to: what lies under the template, or the target and, by weapons that spray, its neighbours in sight
/// (item.sten/3).
fn marks(look: Look, mut each: impl FnMut(Mark)) {
    let shot = look.s.shot;
    if explosive(shot.weapon) {
        for u in Bits(look.present()) {
            if look.distance(u, shot.at) <= 1 {
                each(Mark::Unit(u));
            }
        }
        for at in &look.s.drums {
            if look.under(shot.at, *at) {
                each(Mark::Drum(*at));
            }
        }
        for (i, (_, squares)) in look.t.page.dumps.iter().enumerate() {
            if look.s.dumps[i] > 0 && squares.iter().any(|sq| look.under(shot.at, *sq)) {
                each(Mark::Dump(i as u8));
            }
        }
        return;
    }
    for u in Bits(look.present()) {
        let armour = look.t.axis(look.unit(u).kind).armour && shot.weapon != Weapon::Piat;
        let alive = look.unit(u).has(flag::HERE) && !armour;
        if !alive {
            continue;
        }
        let near = u == shot.target || shot.weapon.sprays() && sprayed(look, u);
        if near {
            each(Mark::Unit(u));
        }
    }
}

/// Is a unit beside the target and in sight of the one who fires?
fn sprayed(look: Look, u: u8) -> bool {
    let shot = look.s.shot;
    let near = if Look::is_vehicle(u) {
        look.distance(u, shot.at) <= 1
    } else {
        look.t.ground().distance(look.unit(u).at, shot.at) == 1
    };
    let seen = || match look.s.friends.get(usize::from(shot.by)).map(|op| op.fate) {
        // A gun looks over its own vehicle.
        Some(Fate::Aboard(c)) if shot.weapon == Weapon::Vickers => {
            super::guns::gun(look, c, shot.by, u).is_some()
        }
        _ => arms::line(look, shot.from, u, Eye::Standing).0 < HIDDEN,
    };
    near && seen()
}

pub fn apply(play: &mut Play, stage: Stage, a: Action) {
    match (stage, a) {
        (Stage::Luck, Action::Luck(f, die)) => {
            // item.rabbit/3
            play.friend(f).items[Item::Rabbit as usize] -= 1;
            play.s.shot.dice[usize::from(die)] = 6;
            play.say("item.rabbit/1", |_| Text::new("log-luck").with("who", friend_value(f)));
            if !can_be_lucky(play.look()) {
                next(play);
            }
        }
        (Stage::Luck, _) => next(play),
        (Stage::Assign, Action::Hit(mark)) => hit(play, mark),
        _ => {}
    }
}

/// After luck: the scatter of a grenade, or the hits.
fn next(play: &mut Play) {
    // A single die before the grenade has landed is the distance of its scatter.
    let scattering = play.s.shot.scatters && play.s.shot.weapon == Weapon::Grenade;
    if scattering {
        land(play);
    } else {
        play.become_step(Step::Shot(Stage::Hits));
    }
}

pub fn run(play: &mut Play, stage: Stage) -> bool {
    match stage {
        Stage::Aimed => aimed(play),
        Stage::Scatter(direction) => scatter(play, direction),
        Stage::Luck => {
            if can_be_lucky(play.look()) {
                return false;
            }
            next(play);
        }
        Stage::Hits => hits(play),
        Stage::Assign => return assign(play),
        Stage::Bang => bang(play),
        Stage::Chain => chain(play),
    }
    true
}

fn aimed(play: &mut Play) {
    let shot = play.s.shot;
    if shot.weapon == Weapon::Knife {
        play.s.deed.attacked |= 1 << shot.target;
        stab(play);
        return play.become_step(Step::Shot(Stage::Chain));
    }
    if shot.weapon == Weapon::Grenade && shot.scatters {
        let sum = play.chance.die() + play.chance.die();
        play.say("item.grenade/7", |_| Text::new("log-scatter").with("sum", sum));
        if sum == 7 {
            play.s.shot.scatters = false;
        } else {
            return play.become_step(Step::Shot(Stage::Scatter(sum)));
        }
    }
    if explosive(shot.weapon) {
        return explode(play);
    }
    roll(play);
}

/// The knife needs no roll; who sees it knows who did it (action.knife/5, seen.kill/3).
fn stab(play: &mut Play) {
    let shot = play.s.shot;
    let before = play.s.deed.shocked;
    play.s.deed.shocked = 0;
    play.kill_unit(shot.target, "action.knife/3");
    play.s.deed.stabbing |= play.s.deed.shocked;
    play.s.deed.shocked |= before;
}

/// The dice of the weapon.
pub fn roll(play: &mut Play) {
    let shot = play.s.shot;
    let entry = *play.t.weapon(shot.weapon);
    let hit = entry.hits as i8 - shot.bonus;
    let dice = play.dice(entry.dice, hit, "action.attack/7", |_| {
        Text::new("log-rolls").with("weapon", weapon_term(shot.weapon)).with("hit", i32::from(hit))
    });
    play.s.shot.dice = dice;
    play.s.shot.count = entry.dice;
    play.become_step(Step::Shot(Stage::Luck));
}

/// The dice count: damage to be given out.
fn hits(play: &mut Play) {
    let shot = play.s.shot;
    let need = play.t.weapon(shot.weapon).hits as i8 - shot.bonus;
    let hits = shot.dice[..usize::from(shot.count)].iter().filter(|d| **d as i8 >= need).count() as u8;
    // gap.metal/4: a hit of the PIAT does more than one.
    play.s.shot.left = hits * play.t.weapon(shot.weapon).damage;
    if shot.target != NOBODY {
        play.s.deed.attacked |= 1 << shot.target;
        play.s.deed.from = shot.from;
    }
    if shot.target == NOBODY && !explosive(shot.weapon) && hits > 0 {
        // object.drum/1: a drum bursts on one hit.
        play.s.shot.left = 0;
        burst(play, shot.at);
    }
    play.become_step(Step::Shot(Stage::Assign));
}

/// Damage is given out by the players; where there is no choice it goes by itself.
fn assign(play: &mut Play) -> bool {
    let look = play.look();
    let left = look.s.shot.left;
    let (mut count, mut total, mut first) = (0, 0_u32, None);
    marks(look, |mark| {
        count += 1;
        first = first.or(Some(mark));
        total += u32::from(match mark {
            Mark::Unit(u) => look.health(u),
            Mark::Dump(i) => look.s.dumps[usize::from(i)],
            _ => 1,
        });
    });
    if left == 0 || count == 0 {
        play.become_step(Step::Shot(Stage::Bang));
        return true;
    }
    // One mark, or enough for all of them: no choice.
    if count == 1 || total <= u32::from(left) {
        if let Some(mark) = first {
            hit(play, mark);
        }
        return true;
    }
    false
}

/// One damage.
fn hit(play: &mut Play, mark: Mark) {
    play.s.shot.left -= 1;
    match mark {
        Mark::Unit(u) => {
            play.s.deed.attacked |= u64::from(!explosive(play.s.shot.weapon)) << u;
            let rule = if explosive(play.s.shot.weapon) { "object.drum/2" } else { "action.attack/8" };
            play.wound_unit(u, rule);
        }
        Mark::Drum(at) => burst(play, at),
        Mark::Dump(i) => {
            play.s.dumps[usize::from(i)] -= 1;
            let left = play.s.dumps[usize::from(i)];
            play.refresh();
            play.say("cover.dump/2", |_| Text::new("log-dump").with("left", left));
        }
        Mark::Friend(_) | Mark::Car(_) => {}
    }
}

/// The noise of it: the marker, the listeners, and who fires in battle is exposed (heard.track, heard.turn/1, alarm.op/3, /6).
fn bang(play: &mut Play) {
    play.become_step(Step::Shot(Stage::Chain));
    let shot = play.s.shot;
    let noise = play.look().noise(shot.weapon);
    let blows = explosive(shot.weapon);
    if blows && matches!(shot.weapon, Weapon::Bomb | Weapon::Drum) {
        // object.drum/3, item.lewes/6
        if !play.s.fires.contains(&shot.at) {
            let _ = play.s.fires.try_push(shot.at);
        }
        play.refresh();
    }
    if noise > 0 {
        let battle = play.s.battle;
        play.noise(if blows { shot.at } else { shot.from }, noise, "heard.turn/1");
        play.advance_marker("heard.track");
        let blamed = shot.by != NOBODY && !blows && play.s.battle && play.s.friend(shot.by).alive();
        if blamed {
            let rule = if battle { "alarm.op/6" } else { "alarm.op/3" };
            play.expose(Prey::Friend(shot.by), rule);
        }
    }
}

/// Who was attacked and lives turns to the attack (react/7); then the next thing goes off, if any.
fn chain(play: &mut Play) {
    let shot = play.s.shot;
    if shot.target != NOBODY && usize::from(shot.target) < UNITS && play.s.unit(shot.target).has(flag::HERE) {
        play.alert(shot.target, "react/7");
        if !Look::is_vehicle(shot.target) {
            play.face(shot.target, shot.from);
            play.say("react/7", |s| of_unit(s, "log-turns", shot.target).with("at", square_value(shot.from)));
        }
    }
    if play.s.blasts.is_empty() {
        play.s.shot = Shot::NONE;
        return play.pop();
    }
    let blast = play.s.blasts.remove(0);
    play.s.shot = Shot { weapon: blast.weapon, at: blast.at, from: blast.at, ..Shot::NONE };
    play.become_step(Step::Shot(Stage::Aimed));
}

/// Is he attacking no longer?
pub fn holster(play: &mut Play, f: Friend) {
    play.friend(f).mood &= !mood::ATTACKING;
}
