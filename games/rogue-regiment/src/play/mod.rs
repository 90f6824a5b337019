//! Doing: every change of a position goes through here.

mod harm;
mod watch;

use sandtable_core::{Chance, Entry, Event as Shown, Log, Text, Value};

use crate::action::{Friend, Unit};
use crate::ground::Square;
use crate::look::{Look, Prey, cells};
use crate::pieces::AxisKind;
use crate::state::{Axis, INFANTRY, Op, State, flag};
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

    /// Writes that a unit has gone from a square to where it is now; the screen draws the way.
    pub fn went(&mut self, rule: &'static str, message: &'static str, id: Unit, from: Square) {
        let unit = *self.unit(id);
        let s = &*self.s;
        self.log.say(|| {
            let text = of_unit(s, message, id);
            let text = text.with("from", square_value(from)).with("at", square_value(unit.at));
            let way = Shown::Moved { piece: unit.kind as u16, count: 1, from, to: unit.at };
            Entry::new(text).rule(rule).event(way)
        });
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
        self.chance.bucket(&mut dice[..usize::from(count)], hit.clamp(1, 7) as u8);
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

    /// A unit faces a square at once.
    pub fn face(&mut self, id: Unit, to: Square) {
        let unit = self.unit(id);
        let (from, now) = (unit.at, unit.face);
        let face = self.t.ground().toward(from, to, now);
        self.unit(id).face = face;
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
