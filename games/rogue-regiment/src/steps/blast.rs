//! Explosions: grenades that fly off the mark, templates, and what else goes off.

use sandtable_core::Text;

use super::Step;
use super::combined::weapon_term;
use super::shot::{Stage, roll};
use crate::ground::Square;
use crate::look::Look;
use crate::pieces::{Facing, Weapon};
use crate::play::{Play, square_value};
use crate::state::{Blast, FRIENDS, Fate, NOBODY, Shot};

/// Does a weapon lay a template?
pub const fn explosive(weapon: Weapon) -> bool {
    matches!(weapon, Weapon::Grenade | Weapon::Mine | Weapon::Bomb | Weapon::Drum)
}

/// The grenade flies off the mark: the 6 lies in the thrower's facing (item.grenade/7, /8).
pub fn scatter(play: &mut Play, direction: u8) {
    let die = play.chance.die();
    play.s.shot.dice = [die, 0, 0, 0, 0, 0];
    play.s.shot.count = 1;
    // The direction is kept in the bonus until the grenade lands.
    play.s.shot.bonus = direction as i8;
    play.become_step(Step::Shot(Stage::Luck));
}

/// It comes down, on the map or beside it.
pub fn land(play: &mut Play) {
    let shot = play.s.shot;
    let squares = shot.dice[0].div_ceil(2);
    let face = if shot.by == NOBODY { Facing::North } else { play.s.friend(shot.by).face };
    let at = drift(play.look(), shot.at, face, shot.bonus as u8, squares);
    play.s.shot.scatters = false;
    play.s.shot.bonus = 0;
    match at {
        Some(at) => {
            play.s.shot.at = at;
            play.say("item.grenade/8", |_| Text::new("log-lands").with("at", square_value(at)));
            explode(play);
        }
        None => {
            play.say("item.grenade/8", |_| Text::new("log-lost"));
            play.become_step(Step::Shot(Stage::Chain));
        }
    }
}

/// Where a template comes to lie that flies in the direction of a number, the 6 pointing this way.
pub fn drift(look: Look, at: Square, six: Facing, direction: u8, squares: u8) -> Option<Square> {
    // Forward and right, with the 6 ahead.
    let (forward, right) = match direction {
        6 => (1, 0),
        10 => (1, 1),
        9 => (0, 1),
        11 | 12 => (-1, 1),
        8 => (-1, 0),
        2 | 3 => (-1, -1),
        5 => (0, -1),
        4 => (1, -1),
        _ => (0, 0),
    };
    let (ac, ar) = six.ahead();
    let (rc, rr) = six.turned(1).ahead();
    let g = look.t.ground();
    let (col, row) = g.place(at);
    let by = squares as i8;
    let to = g.at(
        col.saturating_add(by * (ac * forward + rc * right)).clamp(-4, g.cols as i8 + 3),
        row.saturating_add(by * (ar * forward + rr * right)).clamp(-4, g.rows as i8 + 3),
    );
    to.filter(|sq| g.on_map(*sq))
}

/// A template: friends under it die at once, then the dice (object.blast, object.drum/2).
pub fn explode(play: &mut Play) {
    let shot = play.s.shot;
    play.say("object.drum/2", |_| {
        Text::new("log-explodes").with("weapon", weapon_term(shot.weapon)).with("at", square_value(shot.at))
    });
    for f in 0..FRIENDS as u8 {
        let op = play.s.friend(f);
        if op.fate == Fate::Here && play.t.ground().on_map(op.at) && play.look().under(shot.at, op.at) {
            play.die(f, "object.blast");
        }
    }
    let place = play.t.ground().place(shot.at);
    for c in 0..play.s.cars.len() as u8 {
        if play.s.cars[usize::from(c)].here && play.look().car_token(c).distance(place) <= 1 {
            play.wreck(c);
        }
    }
    roll(play);
}

/// A drum goes up.
pub fn burst(play: &mut Play, at: Square) {
    if let Some(i) = play.s.drums.iter().position(|d| *d == at) {
        play.s.drums.remove(i);
        let _ = play.s.blasts.try_push(Blast { at, weapon: Weapon::Drum });
        play.refresh();
    }
}

/// So many things go off in a square outside an operator's action.
pub fn set_off(play: &mut Play, at: Square, weapon: Weapon, count: usize) {
    for _ in 0..count {
        let _ = play.s.blasts.try_push(Blast { at, weapon });
    }
    play.s.shot = Shot::NONE;
    play.push(Step::Settle);
    play.push(Step::Shot(Stage::Chain));
}
