//! Doing: every change of a position goes through here.

use sandtable_core::{Chance, Entry, Event as Shown, Log, Text, Value};

use crate::action::{Friend, Unit};
use crate::ground::Square;
use crate::look::{Look, Prey, cells};
use crate::pieces::{AxisKind, CarKind, Item, Load, Role};
use crate::squares::Bits;
use crate::state::{Axis, FRIENDS, Fate, INFANTRY, Marked, NOBODY, Op, State, flag, mood};
use crate::steps::Step;
use crate::theatre::Theatre;

/// A position being changed.
pub struct Play<'a> {
    /// What never changes.
    pub t: &'a Theatre,
    /// The position.
    pub s: &'a mut State,
    /// The dice.
    pub chance: &'a mut Chance,
    /// The log.
    pub log: &'a mut Log,
}

impl Play<'_> {
    /// The position as it is now.
    pub fn look(&self) -> Look<'_> {
        Look { t: self.t, s: self.s }
    }

    /// An Axis unit to change.
    pub fn unit(&mut self, id: Unit) -> &mut Axis {
        &mut self.s.units[usize::from(id)]
    }

    /// A friend to change.
    pub fn friend(&mut self, id: Friend) -> &mut Op {
        &mut self.s.friends[usize::from(id)]
    }

    /// Pushes a step on the sequence of play.
    pub fn push(&mut self, step: Step) {
        self.s.steps.push(step);
    }

    /// Ends the present step.
    pub fn pop(&mut self) {
        self.s.steps.pop();
    }

    /// Changes the present step.
    pub fn become_step(&mut self, step: Step) {
        if let Some(top) = self.s.steps.last_mut() {
            *top = step;
        }
    }

    /// Computes anew what the position says of squares.
    pub fn refresh(&mut self) {
        self.s.cells.0 = cells(self.t, self.s);
    }

    /// Writes a log line, if anybody listens.
    pub fn say(&mut self, rule: &'static str, text: impl FnOnce(&State) -> Text) {
        let s = &*self.s;
        self.log.say(|| Entry::new(text(s)).rule(rule));
    }

    /// Rolls dice and shows them.
    pub fn dice(
        &mut self,
        count: u8,
        hit: i8,
        rule: &'static str,
        what: impl FnOnce(&State) -> Text,
    ) -> [u8; 6] {
        let mut dice = [0; 6];
        for die in dice.iter_mut().take(usize::from(count)) {
            *die = self.chance.die();
        }
        let s = &*self.s;
        self.log.say(|| {
            Entry::new(what(s)).rule(rule).event(Shown::Rolled {
                dice: dice.into_iter().take(usize::from(count)).collect(),
                hit: hit.clamp(0, 7) as u8,
            })
        });
        dice
    }

    /// A unit steps to a square.
    pub fn send(&mut self, id: Unit, to: Square) {
        self.unit(id).at = to;
        self.refresh();
    }

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

    /// A unit faces a square at once.
    pub fn face(&mut self, id: Unit, to: Square) {
        let unit = self.unit(id);
        let (from, now) = (unit.at, unit.face);
        let face = self.t.ground().toward(from, to, now);
        self.unit(id).face = face;
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
        for c in 0..self.s.cars.len() as u8 {
            if self.s.cars[usize::from(c)].here && self.s.cars[usize::from(c)].kind == CarKind::Jeep {
                self.expose(Prey::Car(c), "vehicle.noise/1");
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
        if either && (look.would_see(id, now.turned(1)) || look.would_see(id, now.turned(3))) {
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
        let mut saw = 0;
        if on_map && infantry {
            for other in Bits(look.present() & !(1 << id)) {
                if look.level(other, at, None) < crate::sight::HIDDEN {
                    saw |= 1 << other;
                }
            }
        }
        self.s.deed.shocked |= saw;
        self.say(rule, |s| of_unit(s, "log-killed", id));
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

    /// A free slot for a new infantry unit.
    pub fn free_slot(&self) -> Option<Unit> {
        // The slots of what the mission asks about are kept.
        let kept = |u: &Axis| u.has(flag::TARGET) || u.kind == AxisKind::Officer;
        self.s.units[..INFANTRY].iter().rposition(|u| !u.has(flag::HERE) && !kept(u)).map(|i| i as Unit)
    }
}

/// Kinds of Axis units come first among the kinds of pieces, then the friends, then the vehicles.
pub const KINDS: u16 = AxisKind::ALL.len() as u16;

/// A square in a message.
pub const fn square_value(at: Square) -> Value {
    Value::Place(at)
}

/// What an Axis unit is, in a message.
pub const fn unit_value(s: &State, id: Unit) -> Value {
    Value::Kind(s.units[id as usize].kind as u16)
}

/// A message about a unit and where it stands.
pub fn of_unit(s: &State, message: &'static str, id: Unit) -> Text {
    Text::new(message)
        .with("unit", unit_value(s, id))
        .with("place", square_value(s.units[usize::from(id)].at))
}

/// A friend in a message.
pub const fn friend_value(f: Friend) -> Value {
    Value::Kind(KINDS + f as u16)
}

/// A vehicle of the operators in a message.
pub const fn car_value(c: u8) -> Value {
    Value::Kind(KINDS + crate::state::FRIENDS as u16 + c as u16)
}

/// Somebody in a message.
pub const fn prey_value(prey: Prey) -> Value {
    match prey {
        Prey::Friend(f) => friend_value(f),
        Prey::Car(c) => car_value(c),
    }
}
