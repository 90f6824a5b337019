//! Whole moves: where the stack or column in hand can end, each hex with the least change of mode and the fuel that it
//! takes.

use sandtable_core::clicks::{Clicks, Trying, written};
use sandtable_core::{Handle, Offer, Rules, Seat, Text};

use super::fights;
use crate::Ocs;
use crate::action::{Action, Hex, UnitId};
use crate::look::Look;
use crate::pieces::{Kind, Method, Mobility, Posture, Side};
use crate::play::hex_value;
use crate::policy::cheapest;
use crate::reach::{Spots, reach};
use crate::state::NO_COLUMN;
use crate::steps::{Segment, Step, handling, takes};
use crate::supply::within_reach;

/// The units of a hex that move when it is pressed: not headquarters, unless they are alone, nor who has no fuel.
pub fn movers(look: Look, segment: Segment, at: Hex) -> Vec<UnitId> {
    let side = look.mover(segment);
    let free = look.stack(side, at).filter(|id| takes(look, side, *id, segment).is_ok());
    let able = |id: &UnitId| {
        let walks = look.counter(*id).faces.iter().any(|face| face.by == Mobility::Leg && face.ma > 0);
        let goes = look.counter(*id).faces.iter().any(|face| face.ma > 0);
        goes && (walks || look.is_fuelled(*id) || within_reach(look, side, at) >= look.t.costs.fuel_unit)
    };
    let all: Vec<UnitId> = free.filter(able).collect();
    let troops: Vec<UnitId> = all.iter().copied().filter(|id| look.counter(*id).kind != Kind::Hq).collect();
    if troops.is_empty() { all } else { troops }
}

/// A hand that is ready to go, and what makes it so.
struct Ready<'a> {
    trying: Trying<'a, Ocs>,
    line: Vec<Action>,
}

/// Members of a formation in hand from which its own method of fuel is cheaper (12.5c/A).
const MANY: usize = 4;

impl<'a> Ready<'a> {
    fn go(&mut self, a: Action) {
        self.trying.go(a);
        self.line.push(a);
    }

    /// The hand in a posture, with fuel; none if it cannot be, or is so already.
    fn new(rules: &'a Ocs, look: Look, seat: Seat, posture: Option<Posture>) -> Option<Ready<'a>> {
        let trying = Trying::new(rules, look.s, seat);
        let mut ready = Ready { trying, line: Vec::new() };
        let units = look.s.hand.units.clone();
        if let Some(posture) = posture {
            for id in &units {
                let a = Action::Mode(*id, posture);
                if rules.check(&ready.trying.state, seat, a).is_ok() {
                    ready.go(a);
                }
            }
            if ready.line.is_empty() {
                return None;
            }
        }
        for id in &units {
            let now = rules.look(&ready.trying.state);
            if !now.needs_fuel(*id) {
                continue;
            }
            let formation = look.counter(*id).formation;
            let members = units.iter().filter(|other| look.counter(**other).formation == formation).count();
            let mut methods = [Method::Unit, Method::Formation];
            if formation > 0 && members >= MANY {
                methods.reverse();
            }
            let pays =
                |method| Some(Action::Fuel(*id, method)).filter(|a| rules.check(now.s, seat, *a).is_ok());
            ready.go(methods.into_iter().find_map(pays)?);
            while matches!(ready.trying.state.step(), Some(Step::Pay { .. })) {
                ready.go(cheapest(rules.look(&ready.trying.state))?);
            }
        }
        Some(ready)
    }
}

/// Everything that the hand can do as one click.
pub fn marches(rules: &Ocs, look: Look, seat: Seat, clicks: &mut Clicks<Ocs>) {
    let Some(side) = Side::seated(seat) else { return };
    if look.s.hand.column != NO_COLUMN {
        return convoys(rules, look, seat, side, clicks);
    }
    if look.s.hand.units.is_empty() {
        return;
    }
    let mut postures = vec![None];
    if !look.s.hand.going && look.segment() == Some(Segment::Movement) {
        postures.extend([Some(Posture::Move), Some(Posture::Strat)]);
    }
    let mut offered: Vec<Hex> = Vec::new();
    let others = others_act(look, side);
    for posture in postures {
        let Some(ready) = Ready::new(rules, look, seat, posture) else { continue };
        let now = rules.look(&ready.trying.state);
        let spots = reach(now);
        for (i, spot) in spots.0.iter().enumerate().skip(1).filter(|(_, spot)| spot.rests) {
            if offered.contains(&spot.hex) {
                continue;
            }
            offered.push(spot.hex);
            let way = spots.way(i);
            let heard = |hex: &Hex| shows(look, side.other(), *hex) || look.t.title.heeds(*hex);
            let quiet = others && !way.iter().any(heard);
            let line = line(rules, look, &ready.line, &way, &[Action::Halt]);
            let binding = !quiet && binds(rules, look, seat, &ready.line, &way, &[Action::Halt]);
            let (label, tag) = words(posture, spot.hex, spot.left);
            clicks
                .offers
                .push(Offer::new(Handle::Place(spot.hex), line, label).tagged(Some(tag)).binding(binding));
        }
        fights::overruns(rules, seat, &ready.trying.state, &ready.line, &spots, clicks);
    }
}

fn words(posture: Option<Posture>, hex: Hex, left: u8) -> (Text, Text) {
    let (label, tag) = match posture {
        None | Some(Posture::Combat | Posture::Reserve | Posture::ReserveMove) => ("label-go", "tag-go"),
        Some(Posture::Move) => ("label-go-move", "tag-move"),
        Some(Posture::Strat) => ("label-go-strat", "tag-strat"),
    };
    let points = i32::from(left / 4);
    (
        Text::new(label).with("hex", hex_value(hex)).with("points", points),
        Text::new(tag).with("points", points),
    )
}

/// Can something else of a side still act in the segment, so that a halt does not end it?
fn others_act(look: Look, side: Side) -> bool {
    act_elsewhere(look, side, look.s.hand.at)
}

/// Is there a unit outside a hex, and not in hand, that can still be taken up?
pub fn act_elsewhere(look: Look, side: Side, at: Hex) -> bool {
    let Some(segment) = look.segment() else { return false };
    let free = |id: UnitId| {
        look.unit(id).at != at && takes(look, side, id, segment).is_ok() && !look.s.hand.units.contains(&id)
    };
    look.all(side).any(free)
}

/// A line in notation: what makes ready, the way, what is done at its end.
pub fn line(rules: &Ocs, look: Look, ready: &[Action], way: &[Hex], end: &[Action]) -> String {
    let hexes: Vec<String> = way.iter().map(|hex| look.t.name(*hex)).collect();
    let steps = if hexes.is_empty() { String::new() } else { format!("step {}", hexes.join(">")) };
    let parts = [written(rules, ready), steps, written(rules, end)];
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join("; ")
}

/// Is something of the enemy captured in a hex, or uncovered beside it (4.8b/D)?
fn shows(look: Look, enemy: Side, at: Hex) -> bool {
    look.stores(enemy, at) || look.t.near(at).any(|next| look.screen(enemy, next).is_some())
}

/// Does a line roll, reveal or pass on?
fn binds(rules: &Ocs, look: Look, seat: Seat, ready: &[Action], way: &[Hex], end: &[Action]) -> bool {
    let steps = way.iter().map(|hex| Action::Step(*hex));
    let all: Vec<Action> = ready.iter().copied().chain(steps).chain(end.iter().copied()).collect();
    sandtable_core::clicks::binds(rules, look.s, seat, &all)
}

/// A column loads what it can, drives and unloads where it may: a convoy is two clicks.
fn convoys(rules: &Ocs, look: Look, seat: Seat, side: Side, clicks: &mut Clicks<Ocs>) {
    let column = look.s.columns[usize::from(look.s.hand.column)];
    if column.extender {
        return;
    }
    let most = (1..=4 * column.points).rev().map(Action::Load);
    let load = most.into_iter().find(|a| column.load == 0 && rules.check(look.s, seat, *a).is_ok());
    let mut trying = Trying::new(rules, look.s, seat);
    let ready: Vec<Action> = load.into_iter().collect();
    ready.iter().for_each(|a| {
        trying.go(*a);
    });
    let now = rules.look(&trying.state);
    let loaded = now.s.columns[usize::from(look.s.hand.column)].load;
    let spots: Spots = reach(now);
    let handling = handling(look.t.transport[usize::from(column.kind)].ma);
    let others = others_act(look, side);
    for (i, spot) in spots.0.iter().enumerate().skip(1).filter(|(_, spot)| spot.rests) {
        let dump = look.s.dump(spot.hex).is_some_and(|dump| dump.owner() == column.owner());
        // 13.2g/A: Organic Trucks keep their load.
        let unloads = loaded > 0
            && column.organic == 0
            && !spot.stopped()
            && spot.left >= handling
            && (dump || look.holds(side, spot.hex) && look.takes(column.owner(), spot.hex));
        let end: Vec<Action> =
            [Action::Unload(loaded), Action::Halt].into_iter().skip(usize::from(!unloads)).collect();
        let way = spots.way(i);
        let binding = !others && binds(rules, look, seat, &ready, &way, &end);
        let line = line(rules, look, &ready, &way, &end);
        let id = if unloads { "label-convoy" } else { "label-drive" };
        let label = Text::new(id).with("hex", hex_value(spot.hex)).with("load", loaded);
        let tag = Text::new("tag-load").with("load", loaded);
        clicks.offers.push(
            Offer::new(Handle::Place(spot.hex), line, label).tagged(unloads.then_some(tag)).binding(binding),
        );
    }
}
