//! A Time for Trumpets (6.6).

use ocs::{Hex, Look, Play, PlayerStage, Segment, Side, Theatre, UnitId, hex_value, off};
use sandtable_board::Bits;
use sandtable_core::{Playing, Refusal, Seats, Text};

use crate::banks;
use crate::notes::{CONFUSED, SKORZENY, UNLOCKED, WAR};
use crate::title::zone;

/// The scenario.
const KEY: &str = "trumpets";
/// A hex north-west of the Meuse.
const BEYOND: &str = "A20.22";
/// What units beyond the Meuse are worth, together at most (trumpets/9).
const EACH: i16 = 2;
const MOST: i16 = 8;
/// Units of a panzer division that are dead when it counts as destroyed (trumpets/9).
const BROKEN: usize = 6;

/// Who is locked until the turn that is given: those marked L in the ledger's set-up (trumpets/4).
const LOCKED: [(&str, u8); 7] = [
    ("us-3-cca", 2),
    ("us-3-ccb", 2),
    ("us-3-ccr", 2),
    ("us-3-rec", 2),
    ("us-83", 5),
    ("br-51", 6),
    ("br-53", 6),
];
/// Hexes within which a German unit sets them free.
const ALARM: u16 = 3;

const IS_LOCKED: Refusal = Refusal::new("btr:trumpets/4", "why-locked");
const NOT_AGAIN: Refusal = Refusal::new("btr:trumpets/6", "why-skorzeny-used");
const NO_STACK: Refusal = Refusal::new("btr:trumpets/6", "why-skorzeny-stack");

/// What the scenario adds.
#[derive(Debug)]
pub struct Trumpets {
    /// Units that are locked, and until when.
    locked: Vec<(UnitId, u8)>,
    /// Hexes west and north of the Meuse.
    beyond: Bits,
    /// The formations that are panzer divisions, by index plus one.
    panzers: Vec<u8>,
}

impl Trumpets {
    /// Of a theatre, if it is this scenario's.
    pub fn of(t: &Theatre) -> Option<Trumpets> {
        let tanks = |key: &str| key.ends_with("-panzer") || key.ends_with("-lehr");
        let panzers = (1..).zip(&t.formations).filter(|(_, key)| tanks(key)).map(|(i, _)| i);
        let id = |key: &str| t.counters.iter().position(|counter| counter.key == key);
        let locked = LOCKED.iter().filter_map(|(key, turn)| Some((id(key)? as UnitId, *turn)));
        (t.scenario == KEY).then(|| Trumpets {
            locked: locked.collect(),
            beyond: banks::bank(t, BEYOND, &[zone::MEUSE]),
            panzers: panzers.collect(),
        })
    }

    /// trumpets/2: Wacht am Rhein has been declared in the first turn.
    pub fn opening(words: &mut [u64]) {
        WAR.put(words, 1);
    }

    /// trumpets/4: may a unit move?
    pub fn may_take(&self, look: Look, id: UnitId) -> Result<(), Refusal> {
        let lock = self.locked.iter().position(|(unit, _)| *unit == id);
        let closed = |i: usize| look.s.turn < self.locked[i].1 && UNLOCKED.get(look) >> i & 1 == 0;
        IS_LOCKED.when(lock.is_some_and(closed))
    }

    /// A German unit has come to a hex: whoever is near is locked no more.
    pub fn entered(&self, play: &mut Play, id: UnitId, to: Hex) {
        let look = play.look();
        if look.counter(id).side == Side::Allied || !look.t.on_map(to) {
            return;
        }
        let mut open = UNLOCKED.get(look);
        for (i, (unit, turn)) in self.locked.iter().enumerate() {
            let at = look.unit(*unit).at;
            if look.s.turn < *turn && look.t.on_map(at) && look.t.distance(at, to) <= ALARM {
                open |= 1 << i;
            }
        }
        UNLOCKED.set(play, open);
    }

    /// Who is alarmed is not told to the Germans: it says where he is.
    pub fn blank(words: &mut [u64]) {
        UNLOCKED.put(words, 0);
    }

    /// trumpets/6: may Skorzeny's men confuse an HQ of a hex? Who lies in a stack is not told.
    pub fn may_confuse(&self, look: Look, side: Side, segment: Segment, at: Hex) -> Result<(), Refusal> {
        NOT_AGAIN.unless(side == Side::Axis && segment == Segment::Movement && SKORZENY.get(look) == 0)?;
        NO_STACK.unless(look.t.on_map(at) && look.holds(Side::Allied, at))
    }

    /// They do.
    pub fn confuse(&self, play: &mut Play, at: Hex) {
        SKORZENY.set(play, 1);
        CONFUSED.set(play, u64::from(at) + 1);
        play.s.fields.stale = true;
        play.say("btr:trumpets/6", || Text::new("log-skorzeny").with("hex", hex_value(at)));
    }

    /// Is this the German player turn of turn 1, in which the Allies are taken by surprise (trumpets/3)?
    pub fn startles(&self, look: Look) -> bool {
        look.s.turn == 1 && look.s.phasing == Side::Axis
    }

    /// By how many points the Germans lead (trumpets/9).
    pub fn lead(&self, look: Look) -> i16 {
        let places = (0..).zip(&look.t.places).filter(|(i, _)| look.owner(*i) == Side::Axis);
        let places: i16 = places.map(|(_, place)| i16::from(place.vp)).sum();
        let fed = |at: Hex| look.traced(Side::Axis, at);
        let over = |id: &UnitId| {
            let at = look.unit(*id).at;
            look.t.on_map(at) && self.beyond.contains(at) && fed(at) && look.attack_capable(*id)
        };
        let over = look.all(Side::Axis).filter(over).count() as i16;
        let dead = |id: &UnitId| look.unit(*id).at == off::DEAD;
        // A division has four steps, or three commands.
        let great = |id: &UnitId| {
            let counter = look.counter(*id);
            let command = counter.called.as_deref() == Some("command");
            counter.nation == "american" && (command || counter.steps >= 4)
        };
        let lost = look.t.ids().filter(|id| look.t.owns(Side::Allied, *id) && great(id) && dead(id)).count();
        let broken = |formation: &&u8| {
            let of = look.t.ids().filter(|id| look.counter(*id).formation == **formation);
            of.filter(dead).count() >= BROKEN
        };
        let broken = self.panzers.iter().filter(broken).count() as i16;
        places + (EACH * over).min(MOST) + lost as i16 / 2 - broken
    }

    /// trumpets/10
    pub fn winners(&self, look: Look) -> Seats {
        match self.lead(look) {
            5.. => Seats::only(Side::Axis.seat()),
            _ => Seats::only(Side::Allied.seat()),
        }
    }
}

/// trumpets/6: does an HQ throw nothing?
pub fn confused(look: Look, hq: UnitId) -> bool {
    look.counter(hq).side == Side::Allied && CONFUSED.hex(look) == Some(look.unit(hq).at)
}

/// It lasts until the next Allied Clean-up Phase.
pub fn begins(play: &mut Play, stage: PlayerStage) {
    let over = stage == PlayerStage::CleanUp && play.s.phasing == Side::Allied;
    if over && CONFUSED.get(play.look()) > 0 {
        CONFUSED.set(play, 0);
        play.s.fields.stale = true;
    }
}
