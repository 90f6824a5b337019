//! Doing: every change of a position goes through here.

use sandtable_core::{Chance, Log, Playing, Text, Value};

use crate::action::{Hex, UnitId};
use crate::look::Look;
use crate::pieces::{Kind, Nation, Side};
use crate::state::{Fortress, NO_HEX, State, Unit, flag, on_map};
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

impl<'a> Play<'a> {
    /// Begins to change a position.
    pub fn new(t: &'a Theatre, s: &'a mut State, chance: &'a mut Chance, log: &'a mut Log) -> Play<'a> {
        Play { t, s, chance, log }
    }

    /// The position as it is now.
    pub fn look(&self) -> Look<'_> {
        Look { t: self.t, s: self.s }
    }

    /// A unit to change; its place is changed by [`Play::send`] alone.
    pub fn unit(&mut self, id: UnitId) -> &mut Unit {
        &mut self.s.units[usize::from(id)]
    }

    /// Sends a unit to a place; a city or town that it enters changes hands (3.4.2).
    pub fn send(&mut self, id: UnitId, to: Hex) {
        let side = self.t.side(id);
        let from = self.s.units[usize::from(id)].at;
        self.s.muster.lift(from);
        self.s.muster.put(side, to);
        self.unit(id).at = to;
        if on_map(to)
            && let Some((i, _)) = self.t.place(to)
            && !self.look().controls(side, i)
        {
            self.s.axis_places.put(i as u8, side == Side::Axis);
            self.say("3.4.2", || {
                Text::new("log-control").with("side", side.seat()).with("hex", hex_value(to))
            });
        }
    }

    /// A unit loses a step by a rule: it is reduced, or removed (2.21.3/3).
    pub fn lose_step(&mut self, id: UnitId, rule: &'static str) {
        if self.look().flips(id) {
            self.unit(id).flags |= flag::REDUCED;
            self.say(rule, || Text::new("log-reduced").with("unit", unit_value(id)));
        } else {
            self.remove(id, rule);
        }
    }

    /// A unit is removed from the map by combat or for lack of supply, which may cost points (15.0.2).
    pub fn remove(&mut self, id: UnitId, rule: &'static str) {
        let counter = self.t.counter(id);
        let limits = self.t.limits;
        let points = match (counter.kind, counter.nation) {
            (_, Nation::Soviet) => 0,
            (Kind::Hq, _) => limits.loss_hq,
            (_, Nation::German) if counter.mechanised => limits.loss_mechanised,
            (_, Nation::German) => limits.loss_other,
            _ => 0,
        };
        self.s.lost = self.s.lost.saturating_add(points);
        let at = self.look().unit(id).at;
        let grave = self.look().grave(id);
        self.send(id, grave);
        self.unit(id).flags = 0;
        // 13.0.2: an HQ comes back.
        let text = if counter.kind == Kind::Hq { "log-hq-removed" } else { "log-removed" };
        self.say(rule, || Text::new(text).with("unit", unit_value(id)).with("hex", hex_value(at)));
    }

    /// The fortress of a hex loses a step by a rule.
    pub fn breach(&mut self, at: Hex, rule: &'static str) {
        let found = self.s.fortresses.iter_mut().find(|f| f.at == at);
        if let Some(fortress) = found {
            fortress.level -= 1;
            if fortress.level == 0 {
                *fortress = Fortress { at: NO_HEX, level: 0, spent: true };
            }
            self.say(rule, || Text::new("log-breached").with("hex", hex_value(at)));
        }
    }

    /// The side of the command under way.
    pub fn acting(&self) -> Side {
        self.look().acting()
    }
}

/// A hex in a message.
pub const fn hex_value(hex: Hex) -> Value {
    Value::Place(hex)
}

/// A unit in a message.
pub const fn unit_value(id: UnitId) -> Value {
    Value::Kind(id as u16)
}
