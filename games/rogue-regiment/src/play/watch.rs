//! What the Axis see and hear: flips, shouts, exposure, the marker and the alarm.

use sandtable_core::Text;

use super::{Play, friend_value, of_unit, square_value};
use crate::action::{Friend, Unit};
use crate::ground::Square;
use crate::look::{Look, Prey};
use crate::pieces::{AxisKind, CarKind, Item, Role};
use crate::squares::Bits;
use crate::state::{Axis, FRIENDS, Fate, NOBODY, flag, mood};

impl Play<'_> {
    /// A unit flips to alerted; a smoker drops his cigarette (event.smoke/5). Was it news?
    pub fn alert(&mut self, id: Unit, rule: &'static str) -> bool {
        let unit = self.unit(id);
        if unit.has(flag::ALERTED) {
            return false;
        }
        unit.flags |= flag::ALERTED;
        let smoked = unit.has(flag::SMOKING);
        unit.flags &= !flag::SMOKING;
        if smoked {
            self.s.smoke = false;
        }
        self.refresh();
        self.say(rule, |s| of_unit(s, "log-alerted", id));
        true
    }

    /// A unit shouts: those within earshot are alerted and keep their facing (seen.shout/1, /2, /3).
    pub fn shout(&mut self, id: Unit) {
        let look = self.look();
        let mut hear = 0;
        for other in Bits(look.present() & !(1 << id)) {
            if !look.unit(other).has(flag::ALERTED) && look.apart(id, other) <= look.t.limits.shout {
                hear |= 1 << other;
            }
        }
        if hear != 0 {
            self.say("seen.shout/1", |s| of_unit(s, "log-shouts", id));
        }
        for other in Bits(hear) {
            self.alert(other, "seen.shout/1");
        }
    }

    /// Somebody becomes exposed. Was it news?
    pub fn expose(&mut self, prey: Prey, rule: &'static str) -> bool {
        let mut news = false;
        match prey {
            Prey::Friend(f) => news = self.expose_friend(f, rule),
            Prey::Car(c) => {
                for f in self.s.cars[usize::from(c)].seats {
                    if f != NOBODY {
                        news |= self.expose_friend(f, rule);
                    }
                }
            }
        }
        news
    }

    fn expose_friend(&mut self, f: Friend, rule: &'static str) -> bool {
        let op = self.friend(f);
        if op.is(mood::EXPOSED) || !op.alive() {
            return false;
        }
        op.mood |= mood::EXPOSED;
        self.say(rule, |_| Text::new("log-exposed").with("who", friend_value(f)));
        true
    }

    /// A unit sees somebody: he is exposed, it is alerted, and it shouts if either is news (seen.op/1, seen.shout/1).
    pub fn spot(&mut self, id: Unit, prey: Prey) -> bool {
        let exposes = !self.look().exposed(prey) && self.expose(prey, "seen.op/1");
        let flips = self.alert(id, "seen.op/1");
        self.rouse(id);
        if exposes || flips {
            self.shout(id);
        }
        exposes || flips
    }

    /// Whoever attacks, sprints or carries something passes for an enemy no longer (gap.dares/3).
    pub fn unmask(&mut self, f: Friend) {
        if self.look().disguised(f) {
            self.friend(f).mood |= mood::BLOWN;
            self.say("gap.dares/3", |_| Text::new("log-unmasked").with("who", friend_value(f)));
        }
    }

    /// A unit sees a body: it is alerted and shouts (object.body/2).
    pub fn find_body(&mut self, id: Unit) -> bool {
        let flips = !self.s.battle && self.alert(id, "object.body/2");
        if flips {
            self.shout(id);
        }
        flips
    }

    /// A guard vehicle that has itself seen an operator leaves its place (av.guard/2).
    fn rouse(&mut self, id: Unit) {
        if Look::is_vehicle(id) {
            self.unit(id).flags |= flag::ROUSED;
        }
    }

    /// Everything that a unit sees at this moment takes effect. Has it seen anybody or a body?
    pub fn glimpse(&mut self, id: Unit) -> bool {
        if self.unit(id).has(flag::SMOKING) || !self.look().on_map(id) {
            return false;
        }
        let mut saw = false;
        for f in 0..FRIENDS as u8 {
            if self.look().sees(id, f) {
                self.spot(id, Prey::Friend(f));
                saw = true;
            }
        }
        for c in 0..self.s.cars.len() as u8 {
            if self.look().sees_car(id, c) {
                self.spot(id, Prey::Car(c));
                saw = true;
            }
        }
        if !self.s.battle && (0..self.s.bodies.len()).any(|i| self.look().sees_body(id, self.s.bodies[i])) {
            self.find_body(id);
            saw = true;
        }
        saw
    }

    /// All look round until nothing changes: a flip may open a line.
    pub fn look_round(&mut self) {
        loop {
            let mut changed = false;
            let look = self.look();
            let calm = look.present() & !look.units(|u| u.has(flag::SMOKING));
            let hidden = look.prey().any(|p| !look.exposed(p));
            let uneasy = look.units(|u| u.has(flag::ALERTED));
            // An alerted unit can only bring news of somebody who is not exposed yet.
            let lookers = if hidden { calm } else { calm & !uneasy };
            for id in Bits(lookers) {
                changed |= self.news(id);
            }
            if !changed {
                return;
            }
        }
    }

    /// What a unit sees takes effect, if it is news.
    fn news(&mut self, id: Unit) -> bool {
        let mut changed = false;
        let calm = |play: &Self| !play.s.units[usize::from(id)].has(flag::ALERTED);
        for f in 0..FRIENDS as u8 {
            let news = calm(self) || !self.s.friends[usize::from(f)].is(mood::EXPOSED);
            if news && self.s.friends[usize::from(f)].fate == Fate::Here && self.look().sees(id, f) {
                changed |= self.spot(id, Prey::Friend(f));
            }
        }
        for c in 0..self.s.cars.len() as u8 {
            let news = self.s.cars[usize::from(c)].here && (calm(self) || !self.look().exposed(Prey::Car(c)));
            if news && self.look().sees_car(id, c) {
                changed |= self.spot(id, Prey::Car(c));
            }
        }
        if !self.s.battle
            && calm(self)
            && (0..self.s.bodies.len()).any(|i| self.look().sees_body(id, self.s.bodies[i]))
        {
            changed |= self.find_body(id);
        }
        changed
    }

    /// A unit turns by quarters one way until it faces there or sees something; infantry only.
    pub fn turn(&mut self, id: Unit, quarters: u8, clockwise: bool) -> bool {
        for _ in 0..quarters {
            let face = self.unit(id).face.turned(if clockwise { 1 } else { 3 });
            self.unit(id).face = face;
            if self.glimpse(id) {
                return true;
            }
        }
        false
    }

    /// The stealth marker advances; at 0 the alarm sounds (event.alarm/2).
    pub fn advance_marker(&mut self, rule: &'static str) {
        if self.s.battle || self.s.stealth == 0 {
            return;
        }
        self.s.stealth -= 1;
        let left = self.s.stealth;
        self.say(rule, |_| Text::new("log-marker").with("left", left));
        if left == 0 {
            self.alarm();
        }
    }

    /// The alarm sounds: all are alerted and keep their facing; riders of the jeep are exposed (vehicle.noise/1).
    fn alarm(&mut self) {
        self.s.battle = true;
        self.say("alarm.op/1", |_| Text::new("log-alarm"));
        for unit in &mut self.s.units {
            if unit.has(flag::HERE) {
                unit.flags = (unit.flags | flag::ALERTED) & !flag::SMOKING;
            }
        }
        self.s.smoke &= self.s.friends.iter().any(|op| op.has(Item::Cigarettes));
        self.refresh();
        self.unleash();
        for c in 0..self.s.cars.len() as u8 {
            if self.s.cars[usize::from(c)].here && self.s.cars[usize::from(c)].kind == CarKind::Jeep {
                self.expose(Prey::Car(c), "vehicle.noise/1");
            }
        }
    }

    /// Every handler lets his dog go, onto the first free square beside him, and fights on as SMG infantry (gap.dogs/3).
    fn unleash(&mut self) {
        for id in Bits(self.look().units(|u| u.kind == AxisKind::Handler)) {
            self.unit(id).kind = AxisKind::Smg;
            let look = self.look();
            let beside = look.t.ground().around(look.unit(id).at).find(|at| look.vacant(*at));
            if let (Some(at), Some(slot)) = (beside, self.free_slot()) {
                let (face, flags) = (self.unit(id).face, flag::HERE | flag::ALERTED);
                let dog = Axis { at, face, kind: AxisKind::Dog, role: Role::Reserve, flags, ..Axis::NONE };
                *self.unit(slot) = dog;
                self.refresh();
                self.say("gap.dogs/3", |s| of_unit(s, "log-dog", slot));
            }
        }
    }

    /// A noise: everybody within earshot turns to it and is alerted (heard.turn/1, /3; av.patrol/8).
    pub fn noise(&mut self, at: Square, radius: u8, rule: &'static str) {
        let look = self.look();
        let hear = Bits(look.present()).filter(|id| look.distance(*id, at) <= radius);
        let hear: arrayvec::ArrayVec<Unit, 64> =
            if radius == 0 { Default::default() } else { hear.collect() };
        for id in hear {
            self.hear(id, at, rule);
        }
        crate::steps::turn_about(self, at);
    }

    /// One unit hears a noise and turns the shorter way round. Who might turn either way, and would see something on it, waits
    /// for the players (heard.turn/4, /5): [`turn_about`](crate::steps::turn_about) asks them.
    pub fn hear(&mut self, id: Unit, at: Square, rule: &'static str) {
        self.alert(id, rule);
        if Look::is_vehicle(id) {
            return;
        }
        let look = self.look();
        let (from, now) = (look.unit(id).at, look.unit(id).face);
        let face = look.t.ground().toward(from, at, now);
        let either = now.quarters_to(face) == 2;
        if either && [1, 3].into_iter().any(|quarter| look.would_be_held(id, now.turned(quarter), at)) {
            self.s.turning |= 1 << id;
        } else if face != now {
            self.unit(id).face = face;
            self.say_turn(id, at);
        }
    }

    /// A unit has turned to a noise.
    pub fn say_turn(&mut self, id: Unit, at: Square) {
        self.say("heard.turn/4", |s| of_unit(s, "log-turns", id).with("at", square_value(at)));
    }
}
