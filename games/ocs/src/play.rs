//! Doing: every change of a position goes through here.

use sandtable_core::{Audience, Chance, Entry, Event, Log, Playing, Stack, Text, Value};

use crate::action::{ColumnId, Hex, UnitId};
use crate::camps::Pool;
use crate::fields;
use crate::look::Look;
use crate::pieces::{Kind, Mode, Side, Sink};
use crate::state::{
    Column, Dump, NO_COLUMN_HERE, NO_DUMP, NO_HEDGEHOG, NO_UNIT, NOBODY, State, Unit, flag, off, on_map,
};
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

impl Playing for Play<'_> {
    type Step = Step;

    fn steps(&mut self) -> &mut dyn Stack<Step> {
        &mut self.s.steps
    }

    fn chance(&mut self) -> &mut Chance {
        self.chance
    }

    fn log(&mut self) -> &mut Log {
        self.log
    }
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

    /// A unit to change; place, mode and supply state are changed by [`Play::send`], [`Play::set_mode`] and
    /// [`Play::mark`].
    pub fn unit(&mut self, id: UnitId) -> &mut Unit {
        &mut self.s.units[usize::from(id)]
    }

    /// A line for the eyes of a side alone (4.9a/1).
    pub fn tell(&mut self, side: Side, rule: &'static str, text: impl FnOnce() -> Text) {
        let own = Audience::Only(self.t.team(side));
        self.log.say(|| Entry::new(text()).rule(rule).only(own));
    }

    /// What all others hear instead.
    pub fn rumour(&mut self, side: Side, rule: &'static str, text: impl FnOnce() -> Text) {
        let others = Audience::AllBut(self.t.team(side));
        self.log.say(|| Entry::new(text()).rule(rule).only(others));
    }

    /// Where an enemy has come beside them, HQs that hide others with a zone of control are laid below (4.8b/D). Where another
    /// stood beside them already they hid nobody any more.
    fn unmask(&mut self, enemy: UnitId) {
        let (look, side) = (self.look(), self.t.counter(enemy).side.other());
        let beside = look.unit(enemy).at;
        if !on_map(beside) {
            return;
        }
        for at in self.t.near(beside) {
            let look = self.look();
            let Some(hq) = look.screen(side, at) else { continue };
            let others = |next: Hex| look.stack(side.other(), next).any(|other| other != enemy);
            let known = self.t.near(at).any(others);
            self.unit(hq).flags &= !flag::TOP;
            if !known {
                self.log.reveal();
            }
        }
    }

    /// Counts anew which units of a unit's side stand in a hex, and with a zone; what the change does to supply. Another
    /// may lie on top now, or fewer below.
    fn touch(&mut self, id: UnitId, at: Hex) {
        if !on_map(at) {
            return;
        }
        self.log.expose();
        let (t, side) = (self.t, self.t.counter(id).side);
        let (mut stands, mut zone) = (false, false);
        let look = Look { t, s: self.s };
        for other in t.ids_of(side).copied().filter(|other| look.unit(*other).at == at) {
            stands = true;
            zone |= look.has_zone(other);
        }
        // HQs and engineers serve their own side, and so does whoever may negate a zone.
        let serves =
            matches!(t.counter(id).kind, Kind::Hq | Kind::Engineer) || look.in_zone(side.other(), at);
        let fields = &mut self.s.fields.0;
        let (occupied, zones) = (&mut fields.occupied[side as usize], &mut fields.zones[side as usize]);
        let bars = (occupied.contains(at), zones.contains(at)) != (stands, zone);
        occupied.put(at, stands);
        zones.put(at, zone);
        fields.aged[side as usize] |= serves;
        fields.aged[side.other() as usize] |= bars;
    }

    /// Sends a unit to a place; a village or city that it enters changes hands (13.3h/2).
    pub fn send(&mut self, id: UnitId, to: Hex) {
        let side = self.t.counter(id).side;
        let unit = self.unit(id);
        unit.flags &= !flag::TOP;
        let from = std::mem::replace(&mut unit.at, to);
        self.touch(id, from);
        self.touch(id, to);
        self.unmask(id);
        self.t.title.entered(self, id, to);
        if let Some((place, _)) = self.t.place(to)
            && self.look().owner(place) != side
        {
            self.s.fields.stale = true;
            self.s.axis.put(place, side == Side::Axis);
            let rule =
                if self.t.place(to).is_some_and(|(_, place)| place.port > 0) { "9.14h" } else { "13.3h/2" };
            self.say(rule, || Text::new("log-control").with("side", side.seat()).with("hex", hex_value(to)));
        }
    }

    /// A Rail Repair unit turns the rails of a hex to its own gauge (13.3f/B).
    pub fn convert(&mut self, id: UnitId, at: Hex) {
        let side = self.t.counter(id).side;
        self.s.gauge[side as usize].insert(at);
        self.s.gauge[side.other() as usize].remove(at);
        self.s.laid.insert(at);
        self.unit(id).flags += 1 << flag::CONVERTED_FROM;
        self.s.fields.stale = true;
        self.say("13.3f/B", || Text::new("log-converted").with("hex", hex_value(at)));
    }

    /// Puts a unit in a mode.
    pub fn set_mode(&mut self, id: UnitId, mode: Mode) {
        let unit = self.unit(id);
        unit.mode = mode;
        if mode != Mode::Exploit {
            unit.flags &= !flag::KEEPS_ZONE;
        }
        let at = unit.at;
        self.touch(id, at);
    }

    /// Turns a unit's counter.
    pub fn turn(&mut self, id: UnitId, moves: bool) {
        let unit = self.unit(id);
        unit.flags = unit.flags & !flag::MOVES | if moves { flag::MOVES } else { 0 };
        let at = unit.at;
        self.touch(id, at);
    }

    /// Marks a unit with a flag, or takes it off.
    pub fn mark(&mut self, id: UnitId, flag: u32, is: bool) {
        let unit = self.unit(id);
        unit.flags = unit.flags & !flag | if is { flag } else { 0 };
        let at = unit.at;
        if flag & flag::OOS != 0 {
            self.touch(id, at);
        }
        // Who negates a zone opens or closes ways of supply.
        let side = self.t.counter(id).side;
        if flag & (flag::MOVED | flag::RELEASED) != 0 && on_map(at) && self.look().in_zone(side.other(), at) {
            self.s.fields.aged[side as usize] = true;
        }
    }

    /// The mode that remains when a marker is taken off (5.2/3).
    pub fn unmark_mode(&mut self, id: UnitId) {
        let mode = if self.s.units[usize::from(id)].moves() { Mode::Move } else { Mode::Combat };
        self.set_mode(id, mode);
    }

    /// All combat units of a side in a hex become DG (5.10a/1).
    pub fn disorganise(&mut self, side: Side, at: Hex, rule: &'static str) {
        let mut any = false;
        for id in self.t.ids() {
            let unit = self.s.units[usize::from(id)];
            if unit.at == at && self.t.counter(id).side == side && unit.mode != Mode::Dg {
                self.set_mode(id, Mode::Dg);
                self.unit(id).flags &= !flag::RELEASED;
                any = true;
            }
        }
        // 5.10c, 13.2g/D
        for column in self.s.columns.iter_mut().filter(|column| column.at == at && column.side == side) {
            column.reserve = false;
        }
        if any {
            self.say(rule, || Text::new("log-dg").with("hex", hex_value(at)));
        }
    }

    /// A unit loses a step by a rule (9.11).
    pub fn lose_step(&mut self, id: UnitId, rule: &'static str) {
        let steps = self.t.counter(id).steps;
        let unit = self.unit(id);
        unit.lost += 1;
        unit.flags |= flag::HIT;
        if unit.lost >= steps {
            self.kill(id, rule);
        } else {
            self.s.fields.stale = true;
            // 4.9a/2
            let side = self.t.counter(id).side;
            self.tell(side, rule, || Text::new("log-step").with("unit", unit_value(id)));
            self.rumour(side, rule, || Text::new("log-step-lost"));
        }
    }

    /// A unit goes to the Dead Pile (intro.setup/K); one of a pool back there (13.5b/2), one with a yellow dot for good
    /// (13.5c).
    pub fn kill(&mut self, id: UnitId, rule: &'static str) {
        let counter = self.t.counter(id);
        let line = || Text::new("log-killed").with("unit", unit_value(id));
        if counter.kind.is_generic() || self.t.title.returns(counter) {
            self.shelve(id);
            self.tell(counter.side, rule, line);
            self.rumour(counter.side, rule, || Text::new("log-step-lost"));
        } else {
            // The Dead Pile lies open.
            self.leave(id, if counter.no_rebuild { off::GONE } else { off::DEAD });
            self.unit(id).lost = counter.steps;
            self.say(rule, line);
        }
    }

    /// A unit leaves the map without its markers.
    pub fn leave(&mut self, id: UnitId, to: Hex) {
        self.send(id, to);
        let lost = self.unit(id).lost;
        *self.unit(id) = Unit { at: to, from: to, flags: 0, mode: Mode::Combat, lost, spent: 0 };
        self.s.hand.units.retain(|other| *other != id);
    }

    /// A generic unit returns to its pool.
    pub fn shelve(&mut self, id: UnitId) {
        self.leave(id, off::POOL);
        *self.unit(id) = NO_UNIT;
    }

    /// A unit comes to the map in Move Mode, and may take another (13.5b/1, 13.6b/1).
    pub fn arrive(&mut self, id: UnitId, at: Hex, lost: u8) {
        let flags = flag::MOVES | flag::ARRIVED;
        *self.unit(id) = Unit { at: off::POOL, from: at, flags, mode: Mode::Move, lost, spent: 0 };
        self.send(id, at);
        self.tell(self.t.counter(id).side, "13.6/1", || {
            Text::new("log-arrives").with("unit", unit_value(id)).with("hex", hex_value(at))
        });
    }

    /// Tokens leave the supply of a hex: those on the ground first, then those loaded, those of a formation's own Organic
    /// Trucks last.
    pub fn spend(&mut self, of: Pool, at: Hex, tokens: u16, sink: Sink, formation: u8) {
        self.log.expose();
        let side = of.side;
        let mut left = tokens;
        for dump in self.s.dumps.iter_mut().filter(|dump| dump.at == at && dump.owner() == of) {
            let taken = left.min(dump.tokens);
            dump.tokens -= taken;
            dump.fresh = dump.fresh.min(dump.tokens);
            left -= taken;
            if dump.tokens == 0 {
                *dump = NO_DUMP;
            }
        }
        self.pack();
        for owner in [0, formation] {
            let own = |column: &&mut Column| (column.at, column.owner(), column.organic) == (at, of, owner);
            for column in self.s.columns.iter_mut().filter(own) {
                let taken = left.min(column.load.into());
                column.load -= taken as u8;
                left -= taken;
            }
        }
        self.s.books[side as usize].spent[sink as usize] += u32::from(tokens - left);
        self.s.fields.aged[side as usize] = true;
    }

    /// Free slots of dumps and hedgehogs come last: a position has one form only.
    pub fn pack(&mut self) {
        fn pack<T>(slots: &mut [T], used: impl Fn(&T) -> bool) {
            let mut next = 0;
            for i in 0..slots.len() {
                if used(&slots[i]) {
                    slots.swap(next, i);
                    next += 1;
                }
            }
        }
        pack(&mut self.s.dumps, |dump| on_map(dump.at));
        pack(&mut self.s.hedgehogs, |work| on_map(work.at));
        pack(&mut self.s.plans, |plan| plan.unit != NOBODY);
    }

    /// Tokens of a pool come to lie in a hex; false if no slot is free, or another pool has its dump there. `fresh` ones
    /// were unloaded in this phase.
    pub fn store(&mut self, of: Pool, at: Hex, tokens: u16, fresh: bool) -> bool {
        self.log.expose();
        let Pool { side, pool } = of;
        let there = self.s.dumps.iter().position(|dump| dump.at == at && dump.side == side);
        let room = self.look().takes(of, at);
        let free = || self.s.dumps.iter().position(|dump| !on_map(dump.at));
        let slot = there.or_else(free).filter(|_| room);
        let Some(dump) = slot.map(|i| &mut self.s.dumps[i]) else { return false };
        if !on_map(dump.at) {
            *dump = Dump { at, side, pool, ..NO_DUMP };
        }
        dump.tokens += tokens;
        dump.fresh += if fresh { tokens } else { 0 };
        self.s.fields.aged[side as usize] = true;
        true
    }

    /// A column comes to be in a free slot; none if there is no slot.
    pub fn form(&mut self, column: Column) -> Option<ColumnId> {
        self.log.expose();
        let slot = self.look().column_slot(column.side)?;
        self.s.columns[slot] = column;
        self.s.fields.aged[column.side as usize] = true;
        Some(slot as ColumnId)
    }

    /// Columns of one kind in one hex combine (13.2c/2).
    pub fn combine(&mut self) {
        for i in 0..self.s.columns.len() {
            for j in i + 1..self.s.columns.len() {
                let (a, b) = (self.s.columns[i], self.s.columns[j]);
                // 13.2c/3
                let alike = on_map(a.at) && (a.at, a.owner(), a.kind) == (b.at, b.owner(), b.kind);
                let plain = !a.extender && !b.extender && (a.organic, a.reserve) == (b.organic, b.reserve);
                if alike && plain && a.points.checked_add(b.points).is_some_and(|points| points <= 60) {
                    let joined = &mut self.s.columns[i];
                    joined.points += b.points;
                    joined.load += b.load;
                    joined.cut |= b.cut;
                    joined.blown |= b.blown;
                    self.s.columns[j] = NO_COLUMN_HERE;
                }
            }
        }
    }

    /// An Attack-Capable unit of a side enters a hex: what it holds of the enemy is captured (9.14).
    pub fn capture(&mut self, side: Side, at: Hex) {
        let enemy = side.other();
        let works = self.s.hedgehogs.iter().position(|work| work.at == at && work.side == enemy);
        if let Some(i) = works {
            // 9.14e
            let (level, rule) = self.t.title.captured(self.look(), at, self.s.hedgehogs[i].level);
            let work = &mut self.s.hedgehogs[i];
            (work.side, work.level) = (side, level);
            if level == 0 {
                *work = NO_HEDGEHOG;
                self.pack();
            }
            if let Some(rule) = rule {
                self.say(rule, || {
                    Text::new("log-works-reduced").with("hex", hex_value(at)).with("level", level)
                });
            }
            self.say("9.14e", || Text::new("log-works-taken").with("hex", hex_value(at)));
        }
        self.capture_base(side, at);
        self.capture_afloat(side, at);
        if let Some(dump) = self.s.dump(at).filter(|dump| dump.side == enemy).copied() {
            let die = self.die("9.14b/1", "log-capture");
            let taken = per_cent(dump.tokens, self.t.capture.dump[usize::from(die) - 1]);
            self.spend(dump.owner(), at, dump.tokens, Sink::Captured, 0);
            self.gain(side, at, taken);
        }
        self.capture_columns(side, at);
    }

    /// Tokens change owner.
    pub fn gain(&mut self, side: Side, at: Hex, tokens: u16) {
        let of = self.look().pool_at(side, at);
        if tokens > 0 && self.store(of, at, tokens, false) {
            self.s.books[side as usize].had += u32::from(tokens);
        }
    }

    /// Two dice, shown; their sum counts.
    pub fn two_dice(&mut self, rule: &'static str, what: &'static str) -> u8 {
        let dice = self.chance.pair();
        for die in dice {
            let event = || Event::Rolled { dice: [die].into_iter().collect(), hit: 7 };
            self.show(rule, || Text::new(what).with("die", die), event);
        }
        dice[0] + dice[1]
    }

    /// Makes the fields of a side's supply anew if anything has changed for it.
    pub fn supply(&mut self, side: Side) {
        if self.s.fields.is_stale(self.look(), side) {
            let kept = self.s.fields.0.take(side);
            let made = fields::made_anew(self.look(), side, kept);
            self.s.fields.0.put(side, made);
        }
    }
}

/// A percentage, rounded to the nearest token or point (4.1).
pub const fn per_cent(of: u16, share: u8) -> u16 {
    ((of as u32 * share as u32 + 50) / 100) as u16
}

/// A hex in a message.
pub const fn hex_value(hex: Hex) -> Value {
    Value::Place(hex)
}

/// A unit in a message.
pub const fn unit_value(id: UnitId) -> Value {
    Value::Kind(id)
}
