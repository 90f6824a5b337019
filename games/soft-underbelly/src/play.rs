//! Doing: every change of a position goes through here.

use sandtable_core::{Chance, Entry, Event as Shown, Log, Playing, Text, Value};

use crate::action::Spot;
use crate::look::Look;
use crate::pieces::{
    Arm, Event, GONE, Hull, POOL, Place, Ship, Side, piece, place_index, place_value, unit_text,
};
use crate::state::{End, How, State, Unit, flag};
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
    /// Arms of each side whose units may be out of order.
    dirty: [u8; 2],
}

impl<'a> Play<'a> {
    /// Begins to change a position.
    pub fn new(t: &'a Theatre, s: &'a mut State, chance: &'a mut Chance, log: &'a mut Log) -> Play<'a> {
        Play { t, s, chance, log, dirty: [0; 2] }
    }

    /// The position as it is now.
    pub fn look(&self) -> Look<'_> {
        Look { t: self.t, s: self.s }
    }

    /// A unit to change; its place is changed by [`Play::send`] alone.
    pub fn unit(&mut self, i: usize) -> &mut Unit {
        let (side, arm) = self.t.owners[i];
        self.dirty[side as usize] |= 1 << arm as u8;
        &mut self.s.units[i]
    }

    /// Sends a unit to a place.
    pub fn send(&mut self, i: usize, to: Place) {
        let (side, arm) = self.t.owners[i];
        let from = self.s.units[i].place;
        self.s.muster.lift(side, arm, from);
        self.s.muster.put(side, arm, to);
        self.unit(i).place = to;
    }

    /// Puts the units back in order, so that equal positions are equal.
    pub fn settle(&mut self) {
        for side in Side::BOTH {
            let dirty = std::mem::take(&mut self.dirty[side as usize]);
            for arm in Arm::ALL {
                if dirty & 1 << arm as u8 != 0 {
                    let range = self.t.range(side, arm);
                    insertion_sort(&mut self.s.units[range]);
                }
            }
        }
    }

    /// A unit's attack is over. Paratroops jump into no other battle of the impulse (combat.targets/1).
    pub fn relieve(&mut self, i: usize) {
        let jumps = self.t.owners[i].1 == Arm::Paratroops;
        let unit = self.unit(i);
        unit.duty = 0;
        unit.flags |= if jumps { flag::FOUGHT } else { 0 };
    }

    /// Rolls dice against a number; returns the hits.
    pub fn roll(&mut self, rule: &'static str, what: &'static str, side: Side, dice: u8, hit: u8) -> u8 {
        let mut shown = [0u8; 16];
        let hits = self.chance.bucket(&mut shown[..usize::from(dice)], hit);
        self.log.say(|| {
            Entry::new(
                Text::new(what)
                    .with("side", side.seat())
                    .with("dice", dice)
                    .with("hit", hit)
                    .with("hits", hits),
            )
            .rule(rule)
            .event(Shown::Rolled { dice: shown[..usize::from(dice)].iter().copied().collect(), hit })
        });
        hits
    }

    /// Turns a unit face-down.
    pub fn turn_down(&mut self, i: usize) {
        self.unit(i).flags |= flag::USED;
    }

    /// Takes a unit off the map into its owner's pool.
    pub fn remove(&mut self, i: usize) {
        let (side, arm) = self.t.owners[i];
        let from = self.s.units[i].place;
        self.send(i, POOL);
        *self.unit(i) = State::no_unit();
        self.show(
            "losses.means",
            || unit_text("log-removed", side, arm).with("area", place_value(from)),
            || Shown::Removed { piece: piece(side, arm), place: place_index(from) },
        );
    }

    /// Takes a unit out of the game for good.
    pub fn banish(&mut self, i: usize) {
        self.send(i, GONE);
        let unit = self.unit(i);
        *unit = Unit { place: GONE, ..State::no_unit() };
    }

    /// A unit absorbs one loss (losses.options).
    pub fn absorb(&mut self, i: usize) {
        let (side, arm) = self.t.owners[i];
        if arm != Arm::Cube && !self.s.units[i].used() {
            let at = self.s.units[i].place;
            self.turn_down(i);
            self.show(
                "losses.options/2",
                || unit_text("log-turned", side, arm).with("area", place_value(at)),
                || Shown::Turned { piece: piece(side, arm), place: place_index(at) },
            );
        } else {
            self.remove(i);
        }
    }

    /// An aircraft flies a mission from its area (airfield.missions).
    pub fn fly_mission(&mut self, i: usize) {
        let area = self.s.units[i].place;
        self.turn_down(i);
        let [once, twice] = &mut self.s.missions;
        if once.contains(area) { *twice = twice.with(area) } else { *once = once.with(area) }
    }

    /// Turns a ship face-down.
    pub fn spend_ship(&mut self, ship: Ship) {
        self.s.ships[ship as usize] = Hull::Used;
    }

    /// Takes a fleet out of the game for good.
    pub fn sink(&mut self, ship: Ship) {
        self.s.ships[ship as usize] = Hull::Gone;
    }

    /// Puts a unit of an arm from the pool into an area, face-up.
    pub fn raise(&mut self, side: Side, arm: Arm, area: Place, spot: Spot, flags: u8) {
        let found = self.t.range(side, arm).find(|i| self.s.units[*i].place == POOL);
        if let Some(i) = found {
            self.send(i, area);
            let unit = self.unit(i);
            unit.spot = spot;
            unit.flags = flags;
        }
    }

    /// A land unit of a side has come into an area: control passes (control.change/2).
    pub fn occupy(&mut self, side: Side, area: Place) {
        if side == Side::Allies && self.s.lines.contains(area) {
            // An abandoned line falls without a fight.
            self.lose_line(area, "lines.fixed");
        }
        if self.s.controller(area) == side {
            return;
        }
        self.s.allied = match side {
            Side::Allies => self.s.allied.with(area),
            Side::Axis => self.s.allied.without(area),
        };
        self.forget_ways();
        self.say("control.change/2", || {
            Text::new("log-control").with("side", side.seat()).with("area", place_value(area))
        });
        if self.t.coast.is_subset(self.s.allied) && self.s.ship(Ship::UBoat) != Hull::Gone {
            self.sink(Ship::UBoat);
            self.say("uboats.remove", || Text::new("log-uboat-gone"));
        }
        if self.t.stars.is_subset(self.s.allied) {
            self.end(Some(Side::Allies), How::AllStars);
        }
    }

    /// The line of an area is lost by a rule.
    pub fn lose_line(&mut self, area: Place, rule: &'static str) {
        self.s.lines = self.s.lines.without(area);
        self.say(rule, || Text::new("log-line-lost").with("area", place_value(area)));
    }

    /// Control has changed or somebody interrupted: units may go back where they have been (move.land/2).
    pub fn forget_ways(&mut self) {
        for i in 0..self.t.units {
            if self.s.units[i].visited != 0 {
                self.unit(i).visited = 0;
            }
        }
    }

    /// Ends the game.
    pub fn end(&mut self, winner: Option<Side>, how: How) {
        if self.s.over.is_none() {
            self.s.over = Some(End { winner, how });
            self.say(how.rule(winner.is_none()), || match winner {
                Some(side) => Text::new("log-won").with("side", side.seat()),
                None => Text::new("log-drawn"),
            });
        }
    }

    /// Has a side lost its last unit (victory.elimination)?
    pub fn check_elimination(&mut self) {
        let [allies, axis] = Side::BOTH.map(|s| self.look().alive(s));
        match (allies, axis) {
            (true, true) => {}
            (true, false) => self.end(Some(Side::Allies), How::Elimination),
            (false, true) => self.end(Some(Side::Axis), How::Elimination),
            (false, false) => self.end(None, How::Elimination),
        }
    }

    /// A side plays an event: marker down, box filled (events.activate).
    pub fn spend_marker(&mut self, side: Side, event: Event) {
        self.s.markers[side as usize] -= 1;
        self.s.boxes[side as usize][event as usize] += 1;
        self.s.evented[side as usize] = true;
        if side == self.s.active {
            self.s.acted = true;
        }
        self.say("events.activate", || {
            Text::new("log-event").with("side", side.seat()).with("event", Value::Term(event.term()))
        });
    }
}

/// Nearly sorted already, and short: insertion is quickest.
fn insertion_sort(units: &mut [Unit]) {
    for i in 1..units.len() {
        let unit = units[i];
        let key = unit.key();
        let mut j = i;
        while j > 0 && units[j - 1].key() > key {
            units[j] = units[j - 1];
            j -= 1;
        }
        units[j] = unit;
    }
}
