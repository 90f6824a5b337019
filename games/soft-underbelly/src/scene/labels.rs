//! Every action as a click: what is clicked, and what it does in words.

use sandtable_board::Set64;
use sandtable_core::{Handle, Text, Value};

use super::board::ship_kind;
use super::groups::{line_key, marker_key, ship_key, unit_key};
use crate::action::{Action, Rank, Spot, Who};
use crate::look::Look;
use crate::pieces::{Arm, CONVOY, Event, Place, SEA, Ship, Side, piece, place_index, place_value, unit_text};
use crate::steps::Step;

fn at(place: Place) -> Handle {
    Handle::Place(place_index(place))
}

fn button(id: &'static str) -> (Handle, Text) {
    (Handle::Button(id.into()), Text::new(id))
}

/// The handle of a unit's piece.
fn unit(look: Look, side: Side, who: Who) -> Handle {
    match look.find(side, who) {
        Some(i) => Handle::Piece(unit_key(look, side, who.arm, look.s.units[i])),
        None => at(who.at),
    }
}

fn kind(side: Side, arm: Arm) -> Value {
    Value::Kind(piece(side, arm))
}

fn ship_value(ship: Ship) -> Value {
    Value::Kind(ship_kind(ship))
}

/// A unit and its place in a label.
fn of(id: &'static str, side: Side, who: Who) -> Text {
    Text::new(id).with("unit", kind(side, who.arm)).with("from", place_value(who.at))
}

fn named(id: &'static str, area: Place) -> Text {
    Text::new(id).with("area", place_value(area))
}

/// What is clicked for an action of a side, and what it does.
pub fn label(look: Look, side: Side, a: Action) -> (Handle, Text) {
    match a {
        Action::Deploy(arm, area, spot) => {
            let ids = ["label-deploy", "label-deploy-spot", "label-deploy-aside"];
            (at(area), grounded(look, ids, side, arm, area, spot))
        }
        Action::DeployLine(area) => (at(area), named("label-deploy-line", area)),
        Action::Exchange(arm, area) => {
            (at(area), unit_text("label-exchange", Side::Axis, arm).with("area", place_value(area)))
        }
        Action::ReadyMade => button("label-ready-made"),
        Action::Release(ship) => {
            (Handle::Piece(ship_key(ship)), Text::new("label-release").with("ship", ship_value(ship)))
        }
        Action::Initiative(Side::Allies) => button("label-initiative-allies"),
        Action::Initiative(Side::Axis) => button("label-initiative-axis"),
        Action::Reinforce(area) => (at(area), named("label-reinforce", area)),
        Action::Convert(arm, area, spot) => {
            let price = look.t.costs[side as usize][arm as usize].unwrap_or(0);
            let text = grounded(
                look,
                ["label-convert", "label-convert-spot", "label-convert-aside"],
                side,
                arm,
                area,
                spot,
            );
            (at(area), text.with("price", price))
        }
        Action::Arm(pay, to) => (at(to), named("label-arm", to).with("from", place_value(pay))),
        Action::Take(who) => (unit(look, side, who), of("label-take", side, who)),
        Action::Step(to) => (at(to), named("label-step", to)),
        Action::Leave(arm, rank) => {
            let who = Who { arm, at: hand(look), rank };
            (unit(look, side, who), of("label-leave", side, who))
        }
        Action::Halt if matches!(look.s.step(), Some(Step::March { moved: false, .. })) => {
            button("label-put-down")
        }
        Action::Halt => button("label-halt"),
        Action::Land(area, spot) => {
            let ids = ["label-land", "label-land-spot", "label-land-aside"];
            (at(area), spotted(look, ids, side, area, spot))
        }
        Action::Embark(who) => (unit(look, side, who), of("label-embark", side, who)),
        Action::Sail(to) => (at(to), named("label-sail", to)),
        Action::Infiltrate(from, to, _) => {
            (at(to), named("label-infiltrate", to).with("from", place_value(from)))
        }
        Action::Bomb(who, to) => {
            (target(look, side, who, to), of("label-bomb", side, who).with("area", place_value(to)))
        }
        Action::Rouse(from, area, rank) => {
            let who = Who { arm: Arm::Cube, at: from, rank };
            (unit(look, Side::Axis, who), named("label-rouse", area).with("from", place_value(from)))
        }
        Action::Engage(ship, target) => (
            Handle::Piece(ship_key(target)),
            Text::new("label-engage").with("ship", ship_value(ship)).with("target", ship_value(target)),
        ),
        Action::Play(event) => play_event(event),
        Action::Operations(SEA) => (event_at(look, side, SEA), Text::new("label-operations-sea")),
        Action::Operations(area) => (event_at(look, side, area), named("label-operations", area)),
        Action::Strangle(area) => (event_at(look, side, area), named("label-strangle", area)),
        Action::NewLine(area) => (at(area), named("label-new-line", area)),
        Action::InterceptAir(who) => (unit(look, side, who), of("label-intercept-air", side, who)),
        Action::InterceptShip(ship) => {
            (Handle::Piece(ship_key(ship)), Text::new("label-intercept-ship").with("ship", ship_value(ship)))
        }
        Action::Attack(who, to) => (at(to), of("label-attack", side, who).with("area", place_value(to))),
        Action::Landing(to, ship) => (at(to), named("label-landing", to).with("ship", ship_value(ship))),
        Action::Join(ship) => {
            (Handle::Piece(ship_key(ship)), Text::new("label-join").with("ship", ship_value(ship)))
        }
        Action::Board(who) => (unit(look, side, who), of("label-board", side, who)),
        Action::Battle(to) => (at(to), named("label-battle", to)),
        Action::Drop => (at(look.s.battle.target), named("label-drop", look.s.battle.target)),
        Action::Support(who) => (unit(look, side, who), of("label-support", side, who)),
        Action::TankSupport => button("label-tank-support"),
        Action::Strike => button("label-strike"),
        Action::Shield => button("label-shield"),
        Action::Lose(who) => (unit(look, side, who), lose(look, side, who)),
        Action::LoseLine => {
            let area = match look.s.step() {
                Some(Step::Losses { scope: crate::steps::Scope::Area(area), .. }) => area,
                _ => look.s.battle.target,
            };
            (Handle::Piece(line_key(area)), named("label-lose-line", area))
        }
        Action::Retreat => retreat(look),
        Action::Fall(arm, rank, to) => (at(to), fall("label-fall", side, arm, rank, to)),
        Action::Continue => button("label-continue"),
        Action::BreakOff => button("label-break-off"),
        Action::Advance(who) => (unit(look, side, who), of("label-advance", side, who)),
        Action::Return(arm, rank, to) => (at(to), fall("label-return", side, arm, rank, to)),
        Action::Adjust(who, to) => (at(to), of("label-adjust", side, who).with("area", place_value(to))),
        Action::Eliminate(who) => (unit(look, side, who), of("label-eliminate", side, who)),
        Action::Pass => button("label-pass"),
        Action::Done => button(done(look)),
        Action::Decline => button(decline(look)),
    }
}

fn hand(look: Look) -> Place {
    match look.s.step() {
        Some(Step::March { hand, .. }) => hand,
        _ => CONVOY,
    }
}

/// With a group in hand a place is where it goes.
fn group_in_hand(look: Look) -> bool {
    matches!(look.s.step(), Some(Step::March { hand: 1.., .. }))
}

/// Where a bombing is clicked: on its target, or on the aircraft while places belong to the group in hand.
fn target(look: Look, side: Side, who: Who, to: Place) -> Handle {
    if group_in_hand(look) { unit(look, side, who) } else { at(to) }
}

/// Where an event on a place is clicked: there, or on the markers while places belong to the group in hand.
fn event_at(look: Look, side: Side, area: Place) -> Handle {
    if group_in_hand(look) { Handle::Piece(marker_key(side)) } else { at(area) }
}

/// The area that is given up, and the aircraft that are lost with it since no ground is left to them.
fn retreat(look: Look) -> (Handle, Text) {
    let (side, target) = (look.s.active.other(), look.s.battle.target);
    let (handle, text) = button("label-retreat");
    (handle, text.with("area", place_value(target)).with("aircraft", look.grounded(side, target)))
}

fn fall(id: &'static str, side: Side, arm: Arm, _: Rank, to: Place) -> Text {
    named(id, to).with("unit", kind(side, arm))
}

/// A counter and its ground: at the air point, at a spot that reaches more, at a spot that reaches nothing more.
fn grounded(look: Look, ids: [&'static str; 3], side: Side, arm: Arm, area: Place, spot: Spot) -> Text {
    if !arm.is_air() {
        return named(ids[0], area).with("unit", kind(side, arm));
    }
    spotted(look, ids, side, area, spot).with("unit", kind(side, arm))
}

/// What a placement of an aircraft reaches beyond the air point.
fn gained(look: Look, side: Side, area: Place, spot: Spot) -> Set64 {
    look.reach(side, spot) - look.reach(side, look.t.spots_of(area).start)
}

/// A placement of an aircraft, with what it reaches beyond the air point.
fn spotted(look: Look, ids: [&'static str; 3], side: Side, area: Place, spot: Spot) -> Text {
    let first = look.t.spots_of(area).start;
    let gained = gained(look, side, area, spot);
    let number = spot - first + 1;
    match gained.first() {
        _ if spot == first => named(ids[0], area),
        Some(more) => named(ids[1], area)
            .with("spot", number)
            .with("count", gained.len() as u8)
            .with("more", place_value(more)),
        None => named(ids[2], area).with("spot", number),
    }
}

/// The order in which deployments are told: those that are said in the same way together, buttons last.
pub fn deployed(look: Look, side: Side, a: Action) -> u8 {
    match a {
        Action::Deploy(arm, area, spot) if arm.is_air() && spot != look.t.spots_of(area).start => {
            if gained(look, side, area, spot).is_empty() { 1 } else { 3 }
        }
        Action::Deploy(..) => 0,
        Action::DeployLine(_) => 2,
        Action::Exchange(..) => 4,
        _ => 5,
    }
}

fn lose(look: Look, side: Side, who: Who) -> Text {
    let turns = who.arm != Arm::Cube && look.find(side, who).is_some_and(|i| !look.s.units[i].used());
    of(if turns { "label-turn" } else { "label-remove" }, side, who)
}

fn play_event(event: Event) -> (Handle, Text) {
    (Handle::Button(event.term().into()), Text::new(played(event)))
}

/// What a label is called where the click rolls at once: whoever names the last interceptor begins.
pub fn rolled(id: &'static str) -> &'static str {
    match id {
        "label-intercept-air" => "label-intercept-air-roll",
        "label-intercept-ship" => "label-intercept-ship-roll",
        other => other,
    }
}

/// An event with what it does: whoever has never played it presses no name.
pub const fn played(event: Event) -> &'static str {
    match event {
        Event::Reinforcements => "label-play-reinforcements",
        Event::ExtraImpulse => "label-play-extra-impulse",
        Event::StopBattle => "label-play-stop-battle",
        Event::Logistics => "label-play-logistics",
        Event::Reserves => "label-play-reserves",
        Event::Operations => "label-play-operations",
        Event::Strangle => "label-play-strangle",
        Event::Kesselring => "label-play-kesselring",
        Event::NewLine => "label-play-new-line",
    }
}

/// What `done` means now.
fn done(look: Look) -> &'static str {
    match look.s.step() {
        Some(Step::Deploy) => "label-done-deploying",
        Some(Step::Reinforce { converting: false, .. } | Step::Muster { left: 1.., .. }) => {
            "label-done-placing"
        }
        Some(Step::Reinforce { .. } | Step::Muster { .. }) => "label-done-converting",
        Some(Step::March { .. }) => "label-done-moving",
        Some(Step::Intercept { dice: 0, .. }) => "label-no-interception",
        Some(Step::Intercept { .. }) => "label-roll-interception",
        Some(Step::Declare) if look.s.placed == 0 => "label-no-attack",
        Some(Step::Declare) => "label-done-declaring",
        Some(Step::FlyOut) => "label-aircraft-stay",
        Some(Step::Drop) => "label-no-drop",
        Some(Step::Support(_)) => "label-done-supporting",
        Some(Step::Elite) => "label-elite-waits",
        Some(Step::Fall { .. }) => "label-rest-stays",
        Some(Step::Advance) => "label-done-advancing",
        _ => "label-done",
    }
}

/// What declining means now.
fn decline(look: Look) -> &'static str {
    match look.s.step() {
        Some(Step::LastRetreat) => "label-stand",
        Some(Step::Reserves(_)) => "label-no-reserves",
        Some(Step::Supply(_)) => "label-no-logistics",
        Some(Step::Extra(_)) => "label-no-extra",
        _ => "label-decline",
    }
}
