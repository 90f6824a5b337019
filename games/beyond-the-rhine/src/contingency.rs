//! The Contingency box and the drop alert (2.2/2, 2.3).

use ocs::{
    Action, Category, Hex, Kind, Look, Play, PlayerStage, Segment, Side, UnitId, flag, hex_value, off,
    unit_value,
};
use sandtable_core::{Flow, Offers, Playing, Refusal, Text};

use crate::notes::{ALARMED, READY};
use crate::{replacement, westgoten};

/// The not-ready side of the box, and the ready one.
pub const WAITS: Hex = off::BOX;
/// The ready side.
pub const IS_READY: Hex = off::BOX + 1;

/// Units that a result or a drop alert makes ready (2.2/2, 2.3a/1).
const TWO: u64 = 2;

const NOT_NOW: Refusal = Refusal::new("btr:2.3/2", "why-not-now");
const NOT_READY: Refusal = Refusal::new("btr:2.3/1", "why-not-ready");
const NO_STAFF: Refusal = Refusal::new("btr:2.3/2", "why-alert-staff");
const TAKEN: Refusal = Refusal::new("btr:2.3/3", "why-one-formation");

/// Units on a side of the box.
fn in_box<'a>(look: Look<'a>, at: Hex) -> impl Iterator<Item = UnitId> + 'a {
    look.t.ids().filter(move |id| look.unit(*id).at == at)
}

/// 2.2/2, 2.2/3: up to two more become ready, as far as there are any.
pub fn make_ready(play: &mut Play) {
    let waiting = in_box(play.look(), WAITS).count() as u64;
    let ready = (READY.get(play.look()) + TWO).min(waiting);
    READY.set(play, ready);
}

/// 2.3a: before the Reaction Phase of a turn in which the Allies have dropped somebody.
pub fn alarm(play: &mut Play, stage: PlayerStage) {
    if stage == PlayerStage::Begin {
        ALARMED.set(play, 0);
        return;
    }
    let look = play.look();
    let dropped = || look.all(Side::Allied).any(|id| look.unit(id).has(flag::DROPPED));
    let due = stage == PlayerStage::Supply && look.s.phasing == Side::Allied && ALARMED.get(look) == 0;
    if !due || !dropped() {
        return;
    }
    ALARMED.set(play, 1);
    make_ready(play);
    let pile: usize = replacement::pile(play.look()).count();
    if pile == 0 {
        return;
    }
    let die = play.die("btr:2.3a/2", "log-drop-alert");
    for _ in 0..die {
        let all: Vec<UnitId> = replacement::pile(play.look()).collect();
        if all.is_empty() {
            break;
        }
        let id = all[usize::from(play.chance.draw(all.len() as u16))];
        play.unit(id).at = IS_READY;
    }
}

/// Is a unit of the box ready, or may it become so?
fn is_ready(look: Look, id: UnitId) -> bool {
    match look.unit(id).at {
        IS_READY => true,
        WAITS => READY.get(look) > 0,
        _ => false,
    }
}

/// 2.3/5: the division of the box that a Breakdown can be a regiment of.
fn parent(look: Look, part: UnitId) -> Option<UnitId> {
    let piece = look.counter(part);
    if piece.kind != Kind::Breakdown || look.unit(part).at != off::POOL {
        return None;
    }
    let breaks = |id: &UnitId| {
        let counter = look.counter(*id);
        is_ready(look, *id)
            && counter.side == piece.side
            && counter.category == Category::Other
            && look.steps(*id) > 1
            && look.t.title.kin(piece, counter)
            && piece.faces[0].ar <= counter.faces[0].ar
    };
    look.t.ids().find(breaks)
}

/// Is it a time to bring units on: the Reaction Phase (2.3/2), or one's own after Westgoten (2.3b/2)?
fn is_time(look: Look, side: Side, segment: Segment) -> bool {
    let own = segment == Segment::Movement && westgoten::is_declared(look);
    side == Side::Axis && (segment == Segment::Reaction || own)
}

/// Units and hexes that come to mind.
pub fn each(look: Look, side: Side, segment: Segment, offer: Offers<Action>) -> Flow {
    if is_time(look, side, segment) {
        let parts = look.t.ids_of(side).copied().filter(|id| parent(look, *id).is_some());
        for id in in_box(look, IS_READY).chain(in_box(look, WAITS)).chain(parts) {
            let hexes = replacement::staffs(look, side).into_iter();
            hexes.into_iter().try_for_each(|at| offer(Action::Place(id, at)))?;
        }
    }
    sandtable_core::ON
}

/// May a unit of the box be placed in a hex (2.3/2)?
pub fn may_place(look: Look, side: Side, segment: Segment, (id, at): (UnitId, Hex)) -> Result<(), Refusal> {
    NOT_NOW.unless(is_time(look, side, segment) && look.t.owns(side, id))?;
    NOT_READY.unless(is_ready(look, id) || parent(look, id).is_some())?;
    let staff = look.t.on_map(at) && replacement::staff(look, side, at);
    NO_STAFF.unless(staff && look.traced(side, at))?;
    // 2.3/3: others that have come there in this phase are of its formation.
    let formation = look.counter(id).formation;
    let other = |other: UnitId| {
        look.unit(other).has(flag::ARRIVED)
            && look.unit(other).has(flag::RELEASED)
            && (formation == 0 || look.counter(other).formation != formation)
    };
    TAKEN.when(segment == Segment::Reaction && look.stack(side, at).any(other))
}

/// It is: as if released from Reserve Mode (2.3/4).
pub fn place(play: &mut Play, id: UnitId, at: Hex) {
    let divided = parent(play.look(), id);
    let from = divided.unwrap_or(id);
    if play.look().unit(from).at == WAITS {
        READY.set(play, READY.get(play.look()) - 1);
        play.unit(from).at = IS_READY;
    }
    if let Some(division) = divided {
        play.unit(division).lost += 1;
    }
    play.arrive(id, at, play.look().unit(id).lost);
    // In his own Movement Phase nobody is a reserve.
    let reacts = play.look().segment() == Some(Segment::Reaction);
    play.mark(id, flag::RELEASED, reacts);
    play.tell(Side::Axis, "btr:2.3/2", || {
        Text::new("log-contingency").with("unit", unit_value(id)).with("hex", hex_value(at))
    });
}
