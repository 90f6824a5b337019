//! The sluices of the Roer dam (1.9).

use ocs::{Hex, Look, Play, PlayerStage, Segment, Side, Zone};
use sandtable_core::{Playing, Refusal, Text};

use crate::notes::{FLOOD, SLUICES};
use crate::title::zone;

/// The hex of the dam.
pub const DAM: &str = "B10.31";

const NOT_THE_DAM: Refusal = Refusal::new("btr:1.9/1", "why-no-dam");
const NOT_NOW: Refusal = Refusal::new("btr:1.9/1", "why-not-now");
const HELD: Refusal = Refusal::new("btr:1.9/2", "why-dam-held");
const ONCE: Refusal = Refusal::new("btr:1.9/3", "why-sluices-blown");
/// Nobody crosses a river in flood.
pub const IN_FLOOD: Refusal = Refusal::new("btr:1.9/4", "why-flood");

/// Allied player turns of flood.
const TURNS: u64 = 4;

/// May the sluices be blown?
pub fn may_blow(
    look: Look,
    side: Side,
    segment: Segment,
    (dam, at): (Option<Hex>, Hex),
) -> Result<(), Refusal> {
    NOT_NOW.unless(side == Side::Axis && segment == Segment::Movement)?;
    NOT_THE_DAM.unless(dam == Some(at))?;
    ONCE.when(SLUICES.get(look) == 1)?;
    // The last to occupy it holds the place.
    let lost = look.t.place(at).is_some_and(|(place, _)| look.owner(place) == Side::Allied);
    HELD.when(lost)
}

/// They are blown.
pub fn blow(play: &mut Play) {
    SLUICES.set(play, 1);
    FLOOD.set(play, TURNS);
    play.s.fields.stale = true;
    play.say("btr:1.9/5", || Text::new("log-sluices"));
}

/// The hexsides that are closed (1.9/4).
pub fn shut<'a>(look: Look<'a>) -> Option<&'a Zone> {
    (FLOOD.get(look) > 0).then(|| &look.t.zones[zone::FLOOD])
}

/// An Allied player turn is over (1.9/4, 1.9/6).
pub fn falls(play: &mut Play, stage: PlayerStage) {
    let left = FLOOD.get(play.look());
    if left == 0 || play.s.phasing != Side::Allied || stage != PlayerStage::CleanUp {
        return;
    }
    FLOOD.set(play, left - 1);
    if left == 1 {
        play.s.fields.stale = true;
        play.say("btr:1.9/6", || Text::new("log-flood-over"));
    }
}
