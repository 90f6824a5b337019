//! Attacks of the Axis, wounds and deaths on both sides, and what they leave on the map.

use sandtable_core::Text;

use super::{Play, friend_value, of_unit, prey_value};
use crate::action::{Friend, Unit};
use crate::ground::Square;
use crate::look::{Look, Prey};
use crate::pieces::{AxisKind, Item, Load, Role, Weapon};
use crate::state::{Axis, Blast, Fate, Marked, NOBODY, Op, flag, mood};

impl Play<'_> {
    /// A unit loses health; a mortar team is replaced by SMG infantry by the first loss (unit.mortar/16).
    pub fn wound_unit(&mut self, id: Unit, rule: &'static str) {
        self.unit(id).wounds += 1;
        if self.unit(id).kind == AxisKind::Mortar {
            let unit = self.unit(id);
            unit.kind = AxisKind::Smg;
            unit.role = Role::Reserve;
            unit.wounds = 0;
            unit.flags &= !flag::SET;
            self.say("unit.mortar/16", |s| of_unit(s, "log-mortar-disabled", id));
            return;
        }
        if self.look().health(id) == 0 {
            self.kill_unit(id, rule);
        } else {
            self.say("av.damage/1", |s| of_unit(s, "log-damaged", id));
        }
    }

    /// A unit is killed or destroyed: who saw it remembers (seen.kill/1); infantry leaves a body (object.body/1).
    pub fn kill_unit(&mut self, id: Unit, rule: &'static str) {
        let look = self.look();
        let at = look.unit(id).at;
        let infantry = !Look::is_vehicle(id);
        let on_map = look.on_map(id);
        let saw = if on_map { look.witnesses(id) } else { 0 };
        self.s.deed.shocked |= saw;
        self.say(rule, |s| of_unit(s, "log-killed", id));
        // gap.dogs/5: noise and fire set the tank off.
        if self.unit(id).kind == AxisKind::Flamer && on_map && self.look().noise(self.s.shot.weapon) > 0 {
            let _ = self.s.blasts.try_push(Blast { at, weapon: Weapon::Grenade });
        }
        let smoked = self.unit(id).has(flag::SMOKING);
        let target = self.unit(id).flags & flag::TARGET;
        let (kind, role) = (self.unit(id).kind, self.unit(id).role);
        // What it was is remembered for the mission: the slot stays empty until it is needed.
        *self.unit(id) = Axis { kind, role, flags: target, ..Axis::NONE };
        if smoked {
            self.s.smoke = false;
        }
        for op in &mut self.s.friends {
            if op.mark == Marked::Unit(id) {
                op.mark = Marked::None;
            }
            if op.aim.is_some_and(|(u, _)| u == id) {
                op.aim = None;
            }
        }
        if infantry && on_map {
            self.lay_body(at);
        }
        self.refresh();
    }

    /// Lays a body; in water it is gone at once (object.body/4).
    pub fn lay_body(&mut self, at: Square) {
        if self.t.ground().letters[usize::from(at)] == b'~' || self.s.bodies.is_full() {
            return;
        }
        let place = self.s.bodies.partition_point(|b| *b <= at);
        self.s.bodies.insert(place, at);
    }

    /// Lays a fuel drum.
    pub fn lay_drum(&mut self, at: Square) {
        if !self.s.drums.is_full() {
            let place = self.s.drums.partition_point(|d| *d <= at);
            self.s.drums.insert(place, at);
        }
        self.refresh();
    }

    /// A friend loses health; at 0 he is dead.
    pub fn wound(&mut self, f: Friend, loss: u8, rule: &'static str) {
        let health = self.friend(f).health.saturating_sub(loss);
        self.friend(f).health = health;
        self.say(rule, |_| {
            Text::new("log-wounded").with("who", friend_value(f)).with("loss", loss).with("left", health)
        });
        if health == 0 {
            self.die(f, rule);
        }
    }

    /// A friend dies: what he carried, and what the mission is about, is laid in his square.
    pub fn die(&mut self, f: Friend, rule: &'static str) {
        let op = *self.friend(f);
        if op.fate == Fate::Here {
            match op.load {
                Load::Body => self.lay_body(op.at),
                Load::Drum => self.lay_drum(op.at),
                Load::Nothing => {}
            }
        }
        if op.has(Item::Intelligence) && op.at != crate::ground::NOWHERE {
            let _ = self.s.items.try_push((Item::Intelligence, op.at));
        }
        if let Fate::Aboard(c) = op.fate {
            for seat in &mut self.s.cars[usize::from(c)].seats {
                if *seat == f {
                    *seat = NOBODY;
                }
            }
        }
        let kept = op.mood & mood::RESISTANCE;
        if op.has(Item::Cigarettes) {
            self.s.smoke = false;
        }
        *self.friend(f) = Op { fate: Fate::Dead, mood: kept, ..Op::NONE };
        self.say(rule, |_| Text::new("log-dies").with("who", friend_value(f)));
        self.refresh();
    }

    /// A vehicle of the operators loses health; at 0 it is destroyed with all in it (vehicle.target/3, /4).
    pub fn wound_car(&mut self, c: u8, loss: u8) {
        let car = &mut self.s.cars[usize::from(c)];
        car.health = car.health.saturating_sub(loss);
        let left = car.health;
        self.say("vehicle.target/3", |_| Text::new("log-car-hit").with("loss", loss).with("left", left));
        if left == 0 {
            self.wreck(c);
        }
    }

    /// A vehicle of the operators is destroyed with all in it.
    pub fn wreck(&mut self, c: u8) {
        let seats = self.s.cars[usize::from(c)].seats;
        for f in seats.into_iter().filter(|f| *f != NOBODY) {
            self.die(f, "vehicle.target/4");
        }
        self.s.cars[usize::from(c)] = crate::state::Car::NONE;
        self.refresh();
    }

    /// A unit attacks somebody with so much added to each die; how many dice hit?
    pub fn axis_attack(&mut self, id: Unit, prey: Prey, bonus: i8, rule: &'static str) {
        let kind = self.unit(id).kind;
        let (dice, need) = if kind == AxisKind::Mortar {
            // unit.mortar/15
            let smg = self.t.axis(AxisKind::Smg);
            (2 * smg.dice, smg.hits)
        } else {
            let entry = self.t.axis(kind);
            (entry.dice, entry.hits)
        };
        if dice == 0 {
            return;
        }
        let hit = need as i8 - bonus;
        let rolled = self.dice(dice, hit, rule, |s| {
            of_unit(s, "log-axis-attack", id).with("who", prey_value(prey)).with("hit", i32::from(hit))
        });
        let loss = rolled.iter().take(usize::from(dice)).filter(|d| **d as i8 >= hit).count() as u8;
        if loss > 0 {
            match prey {
                Prey::Friend(f) => self.wound(f, loss, "chart.damage"),
                Prey::Car(c) => self.wound_car(c, loss),
            }
        }
    }

    /// A unit leaves the map for good; that it got away is remembered.
    pub fn escape(&mut self, id: Unit, rule: &'static str) {
        self.say(rule, |s| of_unit(s, "log-escapes", id));
        let unit = *self.unit(id);
        let flags = unit.flags & flag::TARGET | flag::OFF;
        *self.unit(id) = Axis { kind: unit.kind, role: unit.role, flags, ..Axis::NONE };
        for op in &mut self.s.friends {
            if op.mark == Marked::Unit(id) {
                op.mark = Marked::None;
            }
        }
        self.refresh();
    }
}
