//! Changes in the air: losses, aborts, bases won and lost.

use sandtable_core::{Playing, Text, Value};

use super::{Base, NO_BASE, NO_WING_HERE, Squadron, Wing, WingId};
use crate::action::Hex;
use crate::pieces::Side;
use crate::play::{Play, hex_value};
use crate::state::{off, on_map};
use crate::steps::Step;

/// A wing in a message: the kinds of wings follow all others on the board.
pub fn wing_value(t: &crate::theatre::Theatre, id: WingId) -> Value {
    Value::Kind(crate::scene::wing_kind(t, id))
}

impl Play<'_> {
    /// A wing to change.
    pub fn wing(&mut self, id: WingId) -> &mut Wing {
        self.log.expose();
        &mut self.s.wings[usize::from(id)]
    }

    /// A base to change.
    pub fn base(&mut self, at: Hex) -> Option<&mut Base> {
        self.s.bases.iter_mut().find(|base| base.at == at && on_map(at))
    }

    /// A wing loses a step (14.1b).
    pub fn lose_wing_step(&mut self, id: WingId, rule: &'static str) {
        let wing = self.wing(id);
        wing.lost += 1;
        let dies = wing.lost >= 2;
        if dies {
            self.shoot_down(id, rule);
        } else {
            let (t, side) = (self.t, self.t.air.sheet(id).side);
            self.tell(side, rule, || Text::new("log-wing-step").with("unit", wing_value(t, id)));
            self.rumour(side, rule, || Text::new("log-step-lost"));
        }
    }

    /// A wing is shot down.
    pub fn shoot_down(&mut self, id: WingId, rule: &'static str) {
        self.lose_wing(id, rule, "log-wing-lost");
    }

    /// A wing goes to the Dead Pile, as a message tells.
    pub fn lose_wing(&mut self, id: WingId, rule: &'static str, how: &'static str) {
        // Its gliders go down with it.
        let towed = self.s.mission.flight(id).map_or(0, |flight| flight.tow);
        let from = self.s.mission.from;
        if let Some(base) = self.base(from) {
            base.gliders = base.gliders.saturating_sub(towed);
        }
        *self.wing(id) = Wing { at: off::DEAD, lost: 2, ..NO_WING_HERE };
        self.s.mission.flights.retain(|flight| flight.wing != id);
        let t = self.t;
        self.say(rule, || Text::new(how).with("unit", wing_value(t, id)));
    }

    /// A wing looks for a base of its own within so many hexes, and becomes Inactive there.
    pub fn send_home(&mut self, wing: WingId, from: Hex, reach: u16) {
        self.s.mission.flights.retain(|flight| flight.wing != wing);
        self.wing(wing).active = false;
        self.push(Step::Home { wing, from, reach });
    }

    /// A base comes to be, or rises.
    pub fn raise_base(&mut self, side: Side, at: Hex, level: u8) {
        let slot = self.s.bases.iter().position(|base| base.at == at);
        let slot = slot.or_else(|| self.s.bases.iter().position(|base| !on_map(base.at)));
        if let Some(base) = slot.map(|i| &mut self.s.bases[i]) {
            let old = if on_map(base.at) { *base } else { NO_BASE };
            *base = Base { at, side, level, raised: true, ..old };
        }
        self.say("15.3/1", || Text::new("log-base").with("hex", hex_value(at)).with("level", level));
    }

    /// A base loses Levels, never the last (15.0c); an air strip never does (15.2/E). Who is Active beyond its limit then
    /// becomes Inactive, from the end of the list.
    pub fn lower_base(&mut self, at: Hex, levels: u8, rule: &'static str) {
        let Some(base) = self.base(at).filter(|base| base.level > 1) else { return };
        base.level = base.level.saturating_sub(levels).max(1);
        let (side, level) = (base.side, base.level);
        self.say(rule, || Text::new("log-base").with("hex", hex_value(at)).with("level", level));
        let there: Squadron = self.look().active(side, at).collect();
        for id in there.into_iter().skip(4 + usize::from(level)) {
            self.wing(id).active = false;
        }
    }

    /// 9.14f: an Attack-Capable unit has entered an air base of the enemy.
    pub fn capture_base(&mut self, side: Side, at: Hex) {
        let enemy = side.other();
        let Some(base) = self.base(at).filter(|base| base.side == enemy) else { return };
        // 14.10e/B
        *base = Base { side, gliders: 0, unloaded: 0, refitted: false, ..*base };
        self.say("9.14f/1", || Text::new("log-base-taken").with("hex", hex_value(at)));
        // Who stood there, or that nobody did, is seen now.
        self.log.reveal();
        let advance = self.s.battle.target == at;
        let caught: Squadron =
            self.look().wings(enemy).filter(|id| self.s.wings[usize::from(*id)].at == at).collect();
        for id in caught {
            let table = self.t.air.capture;
            let mut sum = self.two_dice("9.14f/2", "log-base-capture");
            sum += if self.s.wings[usize::from(id)].active { table.active } else { 0 };
            sum += if advance { table.advance } else { 0 };
            if sum <= table.loss {
                self.lose_wing_step(id, "9.14f/2");
            }
            if self.s.wings[usize::from(id)].is_here() {
                self.wing(id).active = false;
            }
        }
        // 9.14f/3
        self.push(Step::Scatter(at));
    }

    /// Tokens of a side leave the ground of a hex without being spent; so many as there are.
    pub fn take_up(&mut self, side: Side, at: Hex, tokens: u16) -> u16 {
        let Some(dump) = self.s.dumps.iter_mut().find(|dump| dump.at == at && dump.side == side) else {
            return 0;
        };
        let taken = tokens.min(dump.tokens);
        dump.tokens -= taken;
        dump.fresh = dump.fresh.min(dump.tokens);
        if dump.tokens == 0 {
            *dump = crate::state::NO_DUMP;
        }
        self.pack();
        self.s.fields.stale = true;
        taken
    }
}
