//! Carpet bombing (event 11).

use ocs::{Flight, Hex, Look, Play, PlayerStage, Segment, Side, barrage_on, hex_value};
use sandtable_core::{Playing, Refusal, Text};

use crate::notes::CARPET;

/// The column of a barrage of 117 points and more, and that of 8 to 11, by points.
const HEAVY: u16 = 117;
const STRAY: u16 = 11;
/// Up to this roll bombs fall short (ev.11/2).
const SHORT: u8 = 4;

const NOT_NOW: Refusal = Refusal::new("btr:ev.11/1", "why-not-now");
const FLOWN: Refusal = Refusal::new("btr:ev.11/1", "why-carpet-late");
const TWO: Refusal = Refusal::new("btr:ev.11/1", "why-carpet-two");
const BESIDE: Refusal = Refusal::new("btr:ev.11/1", "why-carpet-beside");
const NO_FLIGHT: Refusal = Refusal::new("btr:ev.11/4", "why-no-flight");

/// May a hex be named a target? Two of them lie side by side, and are named before any mission is flown.
pub fn may_name(look: Look, side: Side, segment: Segment, (due, at): (bool, Hex)) -> Result<(), Refusal> {
    NOT_NOW.unless(due && side == Side::Allied && segment == Segment::Movement && look.t.on_map(at))?;
    NO_FLIGHT.when(look.s.sky == Flight::None)?;
    let flown = look.wings(side).any(|wing| look.wing(wing).flown);
    FLOWN.when(flown)?;
    let [first, second] = CARPET.map(|note| note.hex(look));
    TWO.when(second.is_some() || first == Some(at))?;
    BESIDE.unless(first.is_none_or(|first| look.t.distance(first, at) == 1))
}

/// It is.
pub fn name(play: &mut Play, at: Hex) {
    let slot = CARPET[usize::from(CARPET[0].hex(play.look()).is_some())];
    slot.set(play, u64::from(at) + 1);
    play.say("btr:ev.11/1", || Text::new("log-carpet-target").with("hex", hex_value(at)));
}

/// The Combat Phase begins: what was named is bombed, without shifts, Flak or interception (ev.11/3). Says whether it was.
pub fn falls(play: &mut Play, stage: PlayerStage) -> bool {
    let targets = CARPET.map(|note| note.hex(play.look()));
    if targets[0].is_none() || stage != PlayerStage::Barrage {
        return false;
    }
    CARPET.into_iter().for_each(|note| note.set(play, 0));
    let column = |play: &Play, points| play.t.tables.barrage_column(points);
    for target in targets.into_iter().flatten() {
        play.say("btr:ev.11/1", || Text::new("log-carpet").with("hex", hex_value(target)));
        let heavy = column(play, HEAVY);
        if barrage_on(play, Side::Axis, target, heavy) <= SHORT {
            let stray = column(play, STRAY);
            for next in play.t.near(target) {
                if play.look().holds(Side::Allied, next) {
                    play.say("btr:ev.11/2", || Text::new("log-carpet-short").with("hex", hex_value(next)));
                    barrage_on(play, Side::Allied, next, stray);
                }
            }
        }
    }
    true
}
