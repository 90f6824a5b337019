//! Attacks of the operators: what can be hit from where, and with what added to the die.

use sandtable_core::Refusal;

use crate::action::{Friend, Unit};
use crate::ground::{Pass, Square};
use crate::look::Look;
use crate::pieces::Weapon;
use crate::sight::{Eye, HIDDEN};
use crate::state::{UNITS, flag, mood};

/// The weapons that are fired from the hand.
pub const FIREARMS: [Weapon; 5] =
    [Weapon::Pistol, Weapon::Sten, Weapon::Sniper, Weapon::Harpoon, Weapon::Piat];

const NO_WEAPON: Refusal = Refusal::new("comp.board/4", "why-no-weapon");
const NO_TARGET: Refusal = Refusal::new("action.attack/2", "why-no-target");
const FAR: Refusal = Refusal::new("action.attack/2", "why-out-of-range");
const NO_SIGHT: Refusal = Refusal::new("action.attack/4", "why-no-sight");
const ARMOUR: Refusal = Refusal::new("av.damage/3", "why-armour");
const EXPOSED: Refusal = Refusal::new("action.knife/4", "why-knife-exposed");
const NOT_STABBED: Refusal = Refusal::new("action.knife/2", "why-knife-kind");
const BEHIND: Refusal = Refusal::new("action.knife/2", "why-knife-behind");
const KNIFE_DOOR: Refusal = Refusal::new("action.knife/7", "why-knife-door");
const OFF_MAP: Refusal = Refusal::new("setup.entry/1", "why-off-map");
const DIVES: Refusal = Refusal::new("item.harpoon", "why-diving");
const NOT_A_WEAPON: Refusal = Refusal::new("action.attack/1", "why-not-fired");

/// Has he the weapon, and something to fire?
pub fn armed(look: Look, f: Friend, from: Square, weapon: Weapon) -> Result<(), Refusal> {
    let op = look.friend(f);
    if !look.t.ground().on_map(from) {
        return Err(OFF_MAP);
    }
    if !weapon.item().is_some_and(|item| op.has(item)) {
        return Err(NO_WEAPON);
    }
    if op.is(mood::DIVING) && weapon != Weapon::Harpoon {
        return Err(DIVES);
    }
    Ok(())
}

/// Is a unit behind another's back, in one of its three rear squares?
pub fn behind(look: Look, from: Square, target: Unit) -> bool {
    let unit = look.unit(target);
    let (dc, dr) = look.t.ground().offset(unit.at, from);
    let (forward, aside) = unit.face.sees(dc, dr);
    forward == -1 && aside.unsigned_abs() <= 1
}

/// May he kill a unit with the knife from a square (action.knife/2-7)?
pub fn stab(look: Look, f: Friend, from: Square, target: Unit) -> Result<(), Refusal> {
    armed(look, f, from, Weapon::Knife)?;
    if usize::from(target) >= UNITS || !look.on_map(target) {
        return Err(NO_TARGET);
    }
    if !look.unit(target).kind.stabbed() {
        return Err(NOT_STABBED);
    }
    if !behind(look, from, target) {
        return Err(BEHIND);
    }
    if look.friend(f).is(mood::EXPOSED) {
        return Err(EXPOSED);
    }
    match look.pass(from, look.unit(target).at) {
        Pass::Open | Pass::Over | Pass::Window => Ok(()),
        Pass::Door => Err(KNIFE_DOOR),
        _ => Err(BEHIND),
    }
}

/// How well an eye sees a unit from a square, and how far it is; vehicles by any of their squares.
pub fn line(look: Look, from: Square, target: Unit, eye: Eye) -> (u8, u8) {
    let g = look.t.ground();
    if Look::is_vehicle(target) {
        let token = look.token(target);
        let squares = token.places().filter_map(|(col, row)| g.at(col, row)).filter(|sq| g.on_map(*sq));
        let level = squares.map(|sq| look.sight().level(from, sq, eye, Some(token))).min();
        (level.unwrap_or(HIDDEN), look.distance(target, from))
    } else {
        let at = look.unit(target).at;
        (look.sight().level(from, at, eye, None), g.distance(from, at))
    }
}

/// May a weapon hit a unit from a square? Gives the distance.
pub fn aimed(look: Look, from: Square, weapon: Weapon, target: Unit, eye: Eye) -> Result<u8, Refusal> {
    if usize::from(target) >= UNITS || !look.on_map(target) {
        return Err(NO_TARGET);
    }
    if !FIREARMS.contains(&weapon) && weapon != Weapon::Vickers {
        return Err(NOT_A_WEAPON);
    }
    if look.distance(target, from) > look.t.weapon(weapon).long {
        return Err(FAR);
    }
    // gap.metal/4
    if look.t.axis(look.unit(target).kind).armour && weapon != Weapon::Piat {
        return Err(ARMOUR);
    }
    let (level, distance) = line(look, from, target, eye);
    let hidden = if eye == Eye::Crouched { level > 0 } else { level >= HIDDEN };
    if hidden { Err(NO_SIGHT) } else { Ok(distance) }
}

/// May he attack a unit from a square? Gives what is added to the die: range and aim.
pub fn attack(look: Look, f: Friend, from: Square, weapon: Weapon, target: Unit) -> Result<i8, Refusal> {
    armed(look, f, from, weapon)?;
    if weapon == Weapon::Knife {
        return stab(look, f, from, target).map(|()| 0);
    }
    let distance = aimed(look, from, weapon, target, Eye::Standing)?;
    Ok(bonus(look, f, weapon, target, distance))
}

/// What range and aim add (chart.mod.op/1, /2; action.aim/4).
pub fn bonus(look: Look, f: Friend, weapon: Weapon, target: Unit, distance: u8) -> i8 {
    let short = i8::from(distance <= look.t.weapon(weapon).short);
    let aim = if look.friend(f).aim == Some((target, weapon)) { 2 } else { 0 };
    short + aim
}

/// May he shoot at a fuel drum from a square? Gives what is added to the die. It takes a noisy weapon (object.drum/1).
pub fn burst(look: Look, f: Friend, from: Square, weapon: Weapon, at: Square) -> Result<i8, Refusal> {
    armed(look, f, from, weapon)?;
    if !look.s.drums.contains(&at) {
        return Err(NO_TARGET);
    }
    let entry = look.t.weapon(weapon);
    if !FIREARMS.contains(&weapon) || entry.noise == 0 {
        return Err(Refusal::new("object.drum/1", "why-drum-noisy"));
    }
    let distance = look.t.ground().distance(from, at);
    if distance > entry.long {
        return Err(FAR);
    }
    if look.sight().level(from, at, Eye::Standing, None) >= HIDDEN {
        return Err(NO_SIGHT);
    }
    Ok(i8::from(distance <= entry.short))
}

/// May he throw a grenade from a square to another (item.grenade/1)?
pub fn throw(look: Look, f: Friend, from: Square, at: Square) -> Result<(), Refusal> {
    armed(look, f, from, Weapon::Grenade)?;
    let g = look.t.ground();
    if !g.on_map(at) {
        return Err(NO_TARGET);
    }
    if g.distance(from, at) > look.t.weapon(Weapon::Grenade).long {
        return Err(Refusal::new("item.grenade/1", "why-out-of-range"));
    }
    Ok(())
}

/// Does a grenade thrown there scatter (item.grenade/6)?
pub fn scatters(look: Look, from: Square, at: Square) -> bool {
    look.sight().level(from, at, Eye::Standing, None) >= HIDDEN
}

/// The units that might be attacked at all.
pub fn targets(look: Look) -> u64 {
    look.units(|u| !u.has(flag::OFF))
}

/// Every attack that he may try from a square, as actions.
pub fn attacks(look: Look, f: Friend, from: Square, mut offer: impl FnMut(crate::Action)) {
    use crate::Action;
    let op = look.friend(f);
    for u in crate::squares::Bits(targets(look)) {
        let far = look.distance(u, from);
        if far > 16 {
            continue;
        }
        if far == 1 {
            offer(Action::Attack(Weapon::Knife, u));
        }
        for weapon in FIREARMS {
            if weapon.item().is_some_and(|i| op.has(i)) && far <= look.t.weapon(weapon).long {
                offer(Action::Attack(weapon, u));
            }
        }
    }
    for at in &look.s.drums {
        for weapon in FIREARMS {
            if weapon.item().is_some_and(|i| op.has(i)) {
                offer(Action::Burst(weapon, *at));
            }
        }
    }
    if op.has(crate::pieces::Item::Grenade) {
        let g = look.t.ground();
        let reach = look.t.weapon(Weapon::Grenade).long as i8;
        let (col, row) = g.place(from);
        for dr in -reach..=reach {
            for dc in -reach..=reach {
                if let Some(at) = g.at(col + dc, row + dr) {
                    offer(Action::Throw(at));
                }
            }
        }
    }
}

/// Is an attack legal from a square?
pub fn check_attack(look: Look, f: Friend, from: Square, a: crate::Action) -> Result<(), Refusal> {
    use crate::Action;
    match a {
        Action::Attack(weapon, u) => attack(look, f, from, weapon, u).map(|_| ()),
        Action::Burst(weapon, at) => burst(look, f, from, weapon, at).map(|_| ()),
        Action::Throw(at) => throw(look, f, from, at),
        _ => Err(NOT_A_WEAPON),
    }
}

/// Could he attack anything from a square?
pub fn any_attack(look: Look, f: Friend, from: Square) -> bool {
    // A grenade can be thrown at any square in range.
    if armed(look, f, from, Weapon::Grenade).is_ok() {
        return true;
    }
    let mut found = false;
    attacks(look, f, from, |a| found = found || check_attack(look, f, from, a).is_ok());
    found
}
