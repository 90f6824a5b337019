//! Pontoon units (1.10): tracks over lesser rivers, ferries and bridges over the Rhine.

use ocs::{Hex, Job, Look, Play, Segment, Side, Theatre, UnitId, Weather, engineers, flag, hex_value};
use sandtable_core::{Playing, Refusal, Text};

use crate::bridges::Bridges;
use crate::notes::MARKERS;
use crate::title::zone;

/// The roll from which an attempt succeeds (1.10/6).
const SUCCEEDS: u8 = 8;
/// The first turn of 1945 on the calendar (1.10/8).
const NEW_YEAR: u8 = 36;

const NOTHING_ELSE: Refusal = Refusal::new("btr:1.1d/3", "why-pontoon-only");
const NOT_NOW: Refusal = Refusal::new("btr:1.10/5", "why-not-now");
const NOBODY: Refusal = Refusal::new("btr:1.10/5", "why-no-pontoon");
const IN_SNOW: Refusal = Refusal::new("btr:1.10/5", "why-pontoon-snow");
const NO_RHINE: Refusal = Refusal::new("btr:1.10/5", "why-no-rhine");
const A_FERRY: Refusal = Refusal::new("btr:1.10/6", "why-ferry-there");
const NO_WRECK: Refusal = Refusal::new("btr:1.10/7", "why-no-wreck");
const WATCHED_REPAIR: Refusal = Refusal::new("btr:1.10/7", "why-enemy-beside");
const WATCHED_UPGRADE: Refusal = Refusal::new("btr:1.10/8", "why-enemy-beside");
const IN_1945: Refusal = Refusal::new("btr:1.10/8", "why-not-before-1945");
const TWO: Refusal = Refusal::new("btr:1.10/8", "why-two-pontoons");
const NO_FERRY: Refusal = Refusal::new("btr:1.10/8", "why-no-ferry");

/// What is attempted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Attempt {
    /// A ferry (a).
    Ferry,
    /// A road bridge or a railway bridge is repaired (b).
    Repair {
        /// The railway?
        rail: bool,
    },
    /// A ferry becomes a bridge (c).
    Upgrade,
}

/// The pontoon units of each side.
#[derive(Debug, Default)]
pub struct Pontoons([Vec<UnitId>; 2]);

impl Pontoons {
    /// Of a theatre.
    pub fn of(t: &Theatre) -> Pontoons {
        let pontoon = |id: &UnitId| t.counter(*id).called.as_deref() == Some("pontoon");
        Pontoons(Side::BOTH.map(|side| t.ids_of(side).copied().filter(pontoon).collect()))
    }

    /// Those of a side, wherever they are.
    pub fn all(&self, side: Side) -> impl Iterator<Item = UnitId> + '_ {
        self.0[side as usize].iter().copied()
    }

    /// The hexes of a side's.
    pub fn hexes<'a>(&'a self, look: Look<'a>, side: Side) -> impl Iterator<Item = Hex> + 'a {
        self.all(side).map(move |id| look.unit(id)).filter(|unit| unit.is_here()).map(|unit| unit.at)
    }

    /// Those of a side in a hex that can use their skill.
    fn able<'a>(&'a self, look: Look<'a>, side: Side, at: Hex) -> impl Iterator<Item = UnitId> + 'a {
        self.all(side).filter(move |id| look.unit(*id).at == at && engineers(look, *id))
    }

    /// Does one stand at either end of a hexside?
    pub fn bridge(&self, look: Look, side: Side, ends: [Hex; 2]) -> bool {
        ends.into_iter().any(|at| self.able(look, side, at).next().is_some())
    }

    /// The markers of a side at either of two hexes: a ferry, a bridge. Only its own side uses it (ruling).
    pub fn markers(&self, look: Look, side: Side, ends: [Hex; 2]) -> [bool; 2] {
        let mut found = [false; 2];
        for (hex, kind) in MARKERS {
            if hex.hex(look).is_some_and(|at| ends.contains(&at) && self.hold(look, side, at)) {
                found[usize::from(kind.get(look) == 1)] = true;
            }
        }
        found
    }

    /// Is there one of a side in a hex?
    fn hold(&self, look: Look, side: Side, at: Hex) -> bool {
        self.hexes(look, side).any(|hex| hex == at)
    }

    /// 1.1d/3
    pub fn may_work(&self, look: Look, id: UnitId, _: Job) -> Result<(), Refusal> {
        NOTHING_ELSE.when(self.0[look.counter(id).side as usize].contains(&id))
    }
}

/// May a pontoon unit of a hex make an attempt?
pub fn may_try(
    look: Look,
    side: Side,
    segment: Segment,
    at: Hex,
    (what, all): (Attempt, &Bridges),
) -> Result<(), Refusal> {
    NOT_NOW.unless(segment == Segment::Movement && look.t.on_map(at))?;
    let fresh = |id: &UnitId| !look.unit(*id).has(flag::MOVED) && look.unit(*id).spent == 0;
    let ready = all.pontoons.able(look, side, at).filter(fresh).count();
    NOBODY.when(ready == 0)?;
    IN_SNOW.when(look.s.weather == Weather::Snow)?;
    NO_RHINE.when(look.t.zones[zone::RHINE].sides[usize::from(at)] == 0)?;
    let marker = all.pontoons.markers(look, side, [at, at]);
    let watched = look.t.near(at).any(|next| look.holds(side.other(), next));
    match what {
        Attempt::Ferry => A_FERRY.when(marker != [false; 2] || free(look).is_none()),
        Attempt::Repair { rail } => {
            WATCHED_REPAIR.when(watched)?;
            NO_WRECK.when(all.wreck(look, at, rail).is_none())
        }
        Attempt::Upgrade => {
            IN_1945.unless(look.t.calendar + look.s.turn >= NEW_YEAR)?;
            NO_FERRY.unless(marker[0])?;
            TWO.when(ready < 2)?;
            WATCHED_UPGRADE.when(watched)
        }
    }
}

/// A slot for another marker.
fn free(look: Look) -> Option<usize> {
    MARKERS.iter().position(|(hex, _)| hex.hex(look).is_none())
}

/// It tries: two dice. Whoever works does not move.
pub fn try_it(play: &mut Play, side: Side, at: Hex, (what, all): (Attempt, &Bridges)) {
    let workers = if what == Attempt::Upgrade { 2 } else { 1 };
    let look = play.look();
    let fresh = |id: &UnitId| !look.unit(*id).has(flag::MOVED) && look.unit(*id).spent == 0;
    let ids: Vec<UnitId> = all.pontoons.able(look, side, at).filter(fresh).take(workers).collect();
    ids.into_iter().for_each(|id| play.mark(id, flag::MOVED, true));
    let rule = match what {
        Attempt::Ferry => "btr:1.10/6",
        Attempt::Repair { .. } => "btr:1.10/7",
        Attempt::Upgrade => "btr:1.10/8",
    };
    if play.two_dice(rule, "log-pontoon") < SUCCEEDS {
        // 1.10a/3, 1.10b/2, 1.10c/2: where it failed is nobody else's business.
        play.tell(side, rule, || Text::new("log-pontoon-failed").with("hex", hex_value(at)));
        return;
    }
    match what {
        Attempt::Ferry => {
            if let Some(slot) = free(play.look()) {
                MARKERS[slot].0.set(play, u64::from(at) + 1);
                MARKERS[slot].1.set(play, 0);
            }
            play.say("btr:1.10a/3", || Text::new("log-ferry").with("hex", hex_value(at)));
        }
        Attempt::Repair { rail } => {
            if let Some(bridge) = all.wreck(play.look(), at, rail) {
                all.repair(play, bridge);
            }
            play.say("btr:1.10b/2", || Text::new("log-bridge-repaired").with("hex", hex_value(at)));
        }
        Attempt::Upgrade => {
            for (hex, kind) in MARKERS {
                if hex.hex(play.look()) == Some(at) {
                    kind.set(play, 1);
                }
            }
            play.say("btr:1.10c/2", || Text::new("log-bridge-laid").with("hex", hex_value(at)));
        }
    }
    play.s.fields.stale = true;
}

/// 1.10a/4, 1.10c/3: a marker goes with the last pontoon unit of its hex.
pub fn attends(play: &mut Play, pontoons: &Pontoons) {
    for (hex, kind) in MARKERS {
        let Some(at) = hex.hex(play.look()) else { continue };
        if !Side::BOTH.into_iter().any(|side| pontoons.hold(play.look(), side, at)) {
            hex.set(play, 0);
            kind.set(play, 0);
            play.s.fields.stale = true;
            play.say("btr:1.10a/4", || Text::new("log-ferry-gone").with("hex", hex_value(at)));
        }
    }
}
