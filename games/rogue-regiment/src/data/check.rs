//! What must hold in the tables of forces.

use std::collections::BTreeSet;

use sandtable_core::{Named, Review};

use super::{FORCES, ForcesFile, Word, known};
use crate::pieces::{ITEMS, Item};

/// What a board holds, by kind of item.
pub fn board(review: &mut Review, words: &[Word]) -> [u8; ITEMS] {
    let mut items = [0; ITEMS];
    for word in words {
        let (name, count) = word.get_ref().split_once(' ').unwrap_or((word.get_ref(), "1"));
        let item = known(review, FORCES, word, name, Item::named(name).ok(), "item");
        let count = known(review, FORCES, word, count, count.parse::<u8>().ok(), "number");
        if let (Some(item), Some(count)) = (item, count) {
            items[item as usize] = count;
        }
    }
    items
}

/// The tables by themselves.
pub fn forces(review: &mut Review, forces: &ForcesFile) {
    let mut keys = BTreeSet::new();
    for operator in &forces.operator {
        if !keys.insert(operator.key.get_ref().as_str()) {
            let message = format!("operator '{}' is there twice", operator.key.get_ref());
            review.fault_at(FORCES, &operator.key, message);
        }
        if operator.health == 0 {
            review.fault_at(FORCES, &operator.key, "an operator needs health");
        }
        board(review, &operator.a);
        board(review, &operator.b);
    }
    let axis = &forces.axis;
    let infantry =
        [axis.rifle, axis.smg, axis.handler, axis.dog, axis.flamethrower, axis.officer, axis.mortar];
    if infantry.iter().any(|unit| unit.length != 1) {
        review.fault(FORCES, "infantry takes one square");
    }
    let driven = [axis.motorbike, axis.half_track, axis.kubelwagen, axis.truck, axis.panzer];
    let vehicles = driven.map(|v| v.length);
    let cars = [forces.vehicles.jeep, forces.vehicles.truck, forces.vehicles.boat].map(|v| v.length);
    if vehicles.iter().chain(&cars).any(|length| ![2, 4, 6].contains(length)) {
        review.fault(FORCES, "a vehicle is 2, 4 or 6 squares long");
    }
    if infantry.iter().chain(&driven).any(|unit| unit.dice > 3 || unit.health == 0) {
        review.fault(FORCES, "an Axis unit has health and rolls at most 3 dice");
    }
    if axis.turret.dice > 6 || axis.turret.long > 16 {
        review.fault(FORCES, "a turret rolls at most 6 dice and reaches 16 squares at most");
    }
    let weapons = &forces.weapons;
    let all = [
        weapons.pistol,
        weapons.sten,
        weapons.sniper,
        weapons.harpoon,
        weapons.piat,
        weapons.vickers,
        weapons.grenade,
        weapons.mine,
        weapons.bomb,
        weapons.drum,
    ];
    if all.iter().any(|w| w.dice == 0 || w.dice > 6 || w.long > 16 || w.short > w.long) {
        review.fault(FORCES, "a weapon rolls 1 to 6 dice and reaches 16 squares at most");
    }
}
