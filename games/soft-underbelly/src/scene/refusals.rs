//! Why nothing can be done with a piece, a place or a button now: the natural actions are tried, and what the rules
//! answer is collected.

use sandtable_board::Set64;
use sandtable_core::{Handle, Refusal, Rules, Seat, Seen, clicks};

use super::board::SEA_INDEX;
use super::groups::{groups, line_key, marker_key, ship_key};
use super::offers::{drawer, offers};
use super::sea;
use crate::Mediterranean;
use crate::action::{Action, Who};
use crate::look::Look;
use crate::pieces::{Arm, Event, Hull, Place, SEA, Ship, Side, is_area, place_index, place_value};
use crate::refusals::{NO_SUCH_UNIT, NOT_NOW, NOT_YOURS};
use crate::state::Unit;
use crate::steps::{Moment, Step};

const BY_BUTTON: Refusal = Refusal::new("events.when", "why-events-by-button");
const FLEET_WAITS: Refusal = Refusal::new("move.fleet", "why-fleet-waits");
const CLICK_THE_TARGET: Refusal = Refusal::new("turn.impulses/2", "why-click-the-target");
const NO_WAY_THERE: Refusal = Refusal::new("move.land/1", "why-no-way-there");
const LATER: Refusal = Refusal::new("naval.transport/3", "why-land-later");
const ATTACK_LATER: Refusal = Refusal::new("combat.when", "why-attack-later");
const NOT_HERE: Refusal = Refusal::new("turn.impulses/2", "why-not-here");
const IN_AFRICA: Refusal = Refusal::new("setup.axis/1", "why-stands-in-africa");
const DEPLOYED: Refusal = Refusal::new("setup.axis/3", "why-deployed");
const NOBODY_NEAR: Refusal = Refusal::new("combat.targets/1", "why-nobody-near");
const UNDER_A_BUTTON: Refusal = Refusal::new("turn.impulses/2", "why-under-a-button");

/// Refusals of the natural actions at a handle; none if something is possible there.
pub fn refusals(rules: &Mediterranean, seen: &Seen<Mediterranean>, at: &Handle) -> Vec<Refusal> {
    let look = rules.look(seen.state());
    if let (Some(side), Handle::Place(SEA_INDEX)) = (seen.asked(rules).and_then(Side::of), at)
        && let Some(refusal) = sea::refusals(rules, look, side)
    {
        return vec![refusal];
    }
    if let Some(side) = seen.asked(rules).and_then(Side::of)
        && let Some(refusal) = elsewhere(look, side, at)
    {
        return vec![refusal];
    }
    if let (Some(_), Some(Step::March { hand: from @ 1.., .. }), Handle::Place(i)) =
        (seen.asked(rules), look.s.step(), at)
        && let Some(to) = area_at(look, *i)
        && !(look.t.next_to(from).with(from)).contains(to)
        && !look.enemies(look.s.active, to)
        && !lit(rules, seen, at)
    {
        let mut found = vec![NO_WAY_THERE.with("from", place_value(from)).with("area", place_value(to))];
        // From coast to coast there is the sea: why it is no way for this group.
        if look.t.coast.contains(from) && look.t.coast.contains(to) {
            found.extend(seen.asked(rules).and_then(Side::of).and_then(|side| sea::group(look, side)));
        }
        return found;
    }
    if let (Some(side), Some(Step::March { hand: 0, .. })) =
        (seen.asked(rules).and_then(Side::of), look.s.step())
        && let Some(to) = enemy_area(look, side, at)
        && !lit(rules, seen, &Handle::Place(place_index(to)))
    {
        let bombs = clicks::why_not(rules, look.s, side.seat(), of_place(look, side, to), general);
        return attacked_later(look, side, to).into_iter().chain(bombs).collect();
    }
    if let (Some(side), Some(Step::Deploy)) = (seen.asked(rules).and_then(Side::of), look.s.step())
        && let Some(found) = setting_up(rules, look, side, at)
    {
        return found;
    }
    if let (Some(side), Some(Step::Declare)) = (seen.asked(rules).and_then(Side::of), look.s.step())
        && let Some(found) = out_of_touch(rules, look, side, at)
    {
        return found;
    }
    let natural = |seat: Seat| {
        let mut actions = Side::of(seat).map_or_else(Vec::new, |side| natural(look, side, at));
        // What a button opens first can be done, but not by a click on the map: whatever else comes to mind says why not.
        let kept = |a: &Action| !matches!(a, Action::Step(_)) && drawer(look.s, *a).is_some();
        let opens = |a: &Action| kept(a) && rules.check(look.s, seat, *a).is_ok();
        if matches!(at, Handle::Place(_)) && actions.iter().any(opens) {
            actions.retain(|a| !kept(a));
        }
        actions
    };
    let found = clicks::refused(rules, seen, [crate::refusals::OVER, NOT_YOURS], natural, general);
    if !found.is_empty() || seen.asked(rules).is_none() {
        return found;
    }
    // Something is legal: it can be pressed here, by a button that opens it, or elsewhere.
    match (visible(rules, seen, at), at) {
        (Some(true), _) => Vec::new(),
        (Some(false), _) => vec![UNDER_A_BUTTON],
        (None, Handle::Piece(_)) => vec![CLICK_THE_TARGET],
        (None, _) => Vec::new(),
    }
}

/// The area meant by a press on the enemy.
fn enemy_area(look: Look, side: Side, at: &Handle) -> Option<Place> {
    let area = match at {
        Handle::Place(i) => area_at(look, *i)?,
        Handle::Piece(key) => groups(look).into_iter().find(|g| g.key == *key && g.side != side)?.who.at,
        _ => return None,
    };
    (is_area(area) && look.enemies(side, area)).then_some(area)
}

/// Whoever moves and presses an enemy area wants to attack it, from the next area or from the sea: that comes later.
fn attacked_later(look: Look, side: Side, to: Place) -> Option<Refusal> {
    let near = look.t.next_to(to);
    let stands = look.all(side, &Arm::LAND, move |u| near.contains(u.place)).next().is_some();
    let lands = side == Side::Allies && look.t.coast.contains(to);
    let later = if stands { ATTACK_LATER } else { LATER };
    (stands || lands).then(|| later.with("area", place_value(to)))
}

/// Is something offered at a place?
fn lit(rules: &Mediterranean, seen: &Seen<Mediterranean>, at: &Handle) -> bool {
    let Some(seat) = seen.asked(rules) else { return false };
    offers(rules, seen.state(), seat).iter().any(|offer| offer.handle == *at && offer.under.is_none())
}

/// Is something offered at a thing, or with a piece: to be pressed at once, or (false) only once a button is opened? A place
/// stands for the pieces in it.
fn visible(rules: &Mediterranean, seen: &Seen<Mediterranean>, at: &Handle) -> Option<bool> {
    let seat = seen.asked(rules)?;
    let here: Vec<String> = match at {
        Handle::Place(i) => {
            let pieces = super::groups::pieces(rules.look(seen.state()));
            pieces.into_iter().filter(|piece| piece.place == *i).map(|piece| piece.key).collect()
        }
        Handle::Piece(key) => vec![key.clone()],
        _ => Vec::new(),
    };
    let offers = offers(rules, seen.state(), seat);
    let meant = offers.iter().filter(|offer| {
        let of_piece = |key: &String| here.contains(key);
        offer.handle == *at
            || matches!(&offer.handle, Handle::Piece(key) if of_piece(key))
            || offer.piece.as_ref().is_some_and(of_piece)
    });
    meant.map(|offer| offer.under.is_none()).max()
}

/// While the Axis sets up: what stands already says how it is changed, an area what of the tray cannot stand there, for whoever
/// asks has something in hand that does not go there.
fn setting_up(rules: &Mediterranean, look: Look, side: Side, at: &Handle) -> Option<Vec<Refusal>> {
    match at {
        Handle::Piece(key) => {
            let unit = groups(look).into_iter().find(|g| g.key == *key).map(|g| g.who.at);
            let line = look.s.lines.into_iter().find(|area| line_key(*area) == *key);
            let area = unit.or(line).filter(|area| is_area(*area) && look.s.controller(*area) == side)?;
            Some(vec![if look.t.africa.contains(area) { IN_AFRICA } else { DEPLOYED }])
        }
        Handle::Place(i) => {
            let mut found: Vec<Refusal> = Vec::new();
            for a in of_place(look, side, area_at(look, *i)?) {
                match rules.check(look.s, side.seat(), a) {
                    Err(refusal) if refusal.why != "why-none-left" && !found.contains(&refusal) => {
                        found.push(refusal);
                    }
                    _ => {}
                }
            }
            // Everything can stand there, or nothing is left: the prompt says what is to be done.
            Some(if found.is_empty() { vec![NOT_HERE] } else { found })
        }
        _ => None,
    }
}

/// Whoever wants to attack an enemy next to whom nobody stands hears that first, and on a coast why nobody lands there either.
fn out_of_touch(rules: &Mediterranean, look: Look, side: Side, at: &Handle) -> Option<Vec<Refusal>> {
    let area = enemy_area(look, side, at)?;
    let near = look.t.next_to(area);
    let stands = |u: Unit| is_area(u.place) && near.contains(u.place);
    if look.all(side, &Arm::LAND, stands).next().is_some() {
        return None;
    }
    let mut found = vec![NOBODY_NEAR.with("area", place_value(area))];
    if side == Side::Allies && look.t.coast.contains(area) {
        // Where one can land that is what the press means.
        found.push(sea::no_landing(rules, look, side, Set64::single(area))?);
    }
    Some(found)
}

/// What is never clicked itself, though something is done with it, says where that is; what has no part in the present
/// decision says so.
fn elsewhere(look: Look, side: Side, at: &Handle) -> Option<Refusal> {
    let own = |key: &str| {
        Ship::ALL.into_iter().any(|s| ship_key(s) == key && s.side() == side && look.s.ship(s) == Hull::Ready)
    };
    // Here ships are clicked themselves.
    let named = match look.s.step()? {
        Step::Overlord | Step::Intercept { .. } => true,
        Step::Declare => look.s.landing.target != 0,
        _ => false,
    };
    // Whoever moves wants to land there: that is declared with the attacks.
    if let (Handle::Place(i), Some(Step::March { hand: 0, .. })) = (at, look.s.step())
        && let Some(to) = area_at(look, *i).filter(|to| lands_at(look, side, *to))
    {
        return Some(LATER.with("area", place_value(to)));
    }
    match (at, look.s.step()?) {
        (Handle::Piece(key), _) if *key == marker_key(side) => Some(BY_BUTTON),
        (Handle::Piece(key), _) if !named && own(key) => {
            Some(FLEET_WAITS.with("landing", u8::from(side == Side::Allies)))
        }
        _ if natural(look, side, at).is_empty() => Some(NOT_HERE),
        _ => None,
    }
}

fn general(refusal: &Refusal) -> bool {
    *refusal == NOT_NOW || *refusal == NO_SUCH_UNIT || refusal.why == NOT_NOW.why
}

fn natural(look: Look, side: Side, at: &Handle) -> Vec<Action> {
    match at {
        Handle::Piece(key) => of_piece(look, side, key),
        Handle::Place(i) => area_at(look, *i).map_or_else(Vec::new, |area| of_place(look, side, area)),
        Handle::Button(id) => of_button(id),
        _ => Vec::new(),
    }
}

/// An enemy coast without any enemy on it, out of reach by land: the Allies come there by sea.
fn lands_at(look: Look, side: Side, to: Place) -> bool {
    let empty = !look.enemies(side, to) && look.s.count(side, to) == 0;
    side == Side::Allies && empty && look.t.coast.contains(to) && look.s.controller(to) != side
}

/// The area at a place of the board.
fn area_at(look: Look, place: u16) -> Option<Place> {
    let area = place.min(63) as u8 + 1;
    look.t.areas.contains(area).then_some(area)
}

fn of_piece(look: Look, side: Side, key: &str) -> Vec<Action> {
    if let Some(ship) = Ship::ALL.into_iter().find(|s| ship_key(*s) == key) {
        return of_ship(look, side, ship);
    }
    if look.s.lines.into_iter().any(|area| line_key(area) == key) {
        return vec![Action::LoseLine];
    }
    let Some(group) = groups(look).into_iter().find(|g| g.key == key) else { return Vec::new() };
    if group.side != side {
        return if is_area(group.who.at) { of_place(look, side, group.who.at) } else { Vec::new() };
    }
    if is_area(group.who.at) { of_unit(look, side, group.who) } else { of_absent(look, group.who) }
}

/// What can be done with a unit at sea, in the air or beside the map.
fn of_absent(look: Look, who: Who) -> Vec<Action> {
    match look.s.step() {
        Some(Step::Losses { .. }) => vec![Action::Lose(who)],
        Some(Step::Advance) => vec![Action::Advance(who)],
        Some(Step::Return) => {
            look.t.areas.into_iter().map(|to| Action::Return(who.arm, who.rank, to)).collect()
        }
        _ => vec![Action::Take(who)],
    }
}

fn of_ship(look: Look, side: Side, ship: Ship) -> Vec<Action> {
    if ship.side() != side {
        return look.ready_ships(side).map(|own| Action::Engage(own, ship)).collect();
    }
    match look.s.step() {
        Some(Step::Overlord) => vec![Action::Release(ship)],
        Some(Step::Intercept { .. }) => vec![Action::InterceptShip(ship)],
        Some(Step::Declare) if look.s.landing.target != 0 => vec![Action::Join(ship)],
        Some(Step::Declare) => look.t.coast.into_iter().map(|to| Action::Landing(to, ship)).collect(),
        _ => Ship::ALL.into_iter().filter(|t| t.side() != side).map(|t| Action::Engage(ship, t)).collect(),
    }
}

fn of_unit(look: Look, side: Side, who: Who) -> Vec<Action> {
    let target = look.s.battle.target;
    match look.s.step() {
        Some(Step::March { hand, .. }) => {
            let mut actions = vec![Action::Take(who)];
            if hand == who.at {
                actions.push(Action::Leave(who.arm, who.rank));
            }
            if hand == 0 && who.arm.is_land() && look.t.coast.contains(who.at) {
                actions.push(Action::Embark(who));
            }
            if hand == 0 && who.arm.is_air() {
                actions.extend(bombs(look, side, who));
            }
            actions
        }
        Some(Step::Convoy) => vec![Action::Embark(who)],
        Some(Step::Declare) if who.arm.is_air() => vec![Action::Attack(who, who.at)],
        Some(Step::Declare) => {
            let near = look.t.next_to(who.at) & look.s.held(side.other());
            let mut actions: Vec<Action> = near.into_iter().map(|to| Action::Attack(who, to)).collect();
            if look.s.landing.target != 0 {
                actions.push(Action::Board(who));
            } else if actions.is_empty() {
                actions.extend(look.t.next_to(who.at).first().map(|to| Action::Attack(who, to)));
            }
            actions
        }
        Some(Step::Intercept { .. }) => vec![Action::InterceptAir(who)],
        Some(Step::Losses { .. }) => vec![Action::Lose(who)],
        Some(Step::Support(_)) if who.arm.is_tank() => vec![Action::TankSupport],
        Some(Step::Support(_)) => vec![Action::Support(who)],
        Some(Step::Drop) => vec![Action::Drop],
        Some(Step::FlyOut) => vec![Action::Take(who)],
        Some(Step::Fall { .. }) if who.arm.is_air() => vec![Action::Take(who)],
        Some(Step::Fall { .. }) if who.at == target => {
            look.t.next_to(target).into_iter().map(|to| Action::Fall(who.arm, who.rank, to)).collect()
        }
        Some(Step::Advance) => vec![Action::Advance(who)],
        Some(Step::Adjust(_)) => {
            let mut actions: Vec<Action> =
                look.t.next_to(who.at).into_iter().map(|to| Action::Adjust(who, to)).collect();
            actions.push(Action::Eliminate(who));
            if who.arm.is_air() {
                actions = vec![Action::Take(who), Action::Eliminate(who)];
            }
            actions
        }
        Some(Step::Reinforce { .. } | Step::Muster { .. }) => conversions(look, who.at),
        Some(Step::Window { moment, .. }) if who.arm.is_air() => match moment {
            Moment::Step(area) => vec![Action::Bomb(who, area)],
            _ => bombs(look, side, who),
        },
        Some(Step::Window { .. }) if who.arm == Arm::Partisans => {
            look.t.next_to(who.at).into_iter().map(|from| Action::Rouse(from, who.at, 0)).collect()
        }
        _ => vec![Action::Take(who)],
    }
}

/// Bombing everything that the enemy holds in reach, else the nearest thing out of it.
fn bombs(look: Look, side: Side, who: Who) -> Vec<Action> {
    let Some(i) = look.find(side, who) else { return vec![Action::Bomb(who, who.at)] };
    let enemy = look.s.held(side.other());
    let near = look.reach(side, look.s.units[i].spot) & enemy;
    let targets = if near.is_empty() { enemy } else { near };
    targets.into_iter().map(|to| Action::Bomb(who, to)).collect()
}

fn conversions(look: Look, area: Place) -> Vec<Action> {
    [Arm::Tank, Arm::ItalianTank, Arm::Aircraft, Arm::ItalianAircraft, Arm::Elite, Arm::Paratroops]
        .into_iter()
        .map(|arm| {
            let spot = if arm.is_air() { look.t.spots_of(area).start } else { 0 };
            Action::Convert(arm, area, spot)
        })
        .collect()
}

fn of_place(look: Look, side: Side, area: Place) -> Vec<Action> {
    let spot = look.t.spots_of(area).start;
    let units = |arms: &'static [Arm]| look.each(side, arms, |u| is_area(u.place)).map(|(who, _)| who);
    match look.s.step() {
        Some(Step::Deploy) => Arm::FIGHTING
            .into_iter()
            .map(|arm| Action::Deploy(arm, area, if arm.is_air() { spot } else { 0 }))
            .chain([Action::DeployLine(area)])
            .collect(),
        Some(Step::Reinforce { converting: false, .. }) => {
            vec![Action::Reinforce(area), Action::NewLine(area)]
        }
        Some(Step::Muster { left, .. }) if left > 0 => vec![Action::Reinforce(area)],
        Some(Step::Reinforce { .. } | Step::Muster { .. }) => {
            let mut actions = conversions(look, area);
            actions.extend(look.s.held(side).into_iter().map(|pay| Action::Arm(pay, area)));
            actions
        }
        Some(Step::March { hand, .. }) if hand != 0 => vec![Action::Step(area)],
        Some(Step::March { .. }) if look.enemies(side, area) => {
            units(&Arm::AIR).map(|who| Action::Bomb(who, area)).collect()
        }
        Some(Step::March { .. }) => {
            look.each(side, &Arm::LAND, move |u| u.place == area).map(|(who, _)| Action::Take(who)).collect()
        }
        Some(Step::Flight { .. }) => vec![Action::Land(area, spot)],
        Some(Step::Convoy) => vec![Action::Sail(area)],
        Some(Step::Declare) => {
            let near = look.t.next_to(area);
            let mut actions: Vec<Action> = look
                .each(side, &Arm::LAND, move |u| is_area(u.place) && near.contains(u.place))
                .map(|(who, _)| Action::Attack(who, area))
                .collect();
            if side == Side::Allies && look.t.coast.contains(area) {
                actions.extend([Ship::American, Ship::British].map(|ship| Action::Landing(area, ship)));
            }
            if actions.is_empty() {
                actions.extend(units(&Arm::LAND).next().map(|who| Action::Attack(who, area)));
            }
            actions
        }
        Some(Step::Choose) => vec![Action::Battle(area)],
        Some(Step::Fall { .. }) => look
            .each(side, &Arm::LAND, move |u| u.place == look.s.battle.target)
            .map(|(who, _)| Action::Fall(who.arm, who.rank, area))
            .collect(),
        Some(Step::Return) => look
            .each(side, &Arm::LAND, |u| u.place == SEA)
            .map(|(who, _)| Action::Return(who.arm, who.rank, area))
            .collect(),
        Some(Step::Adjust(_)) => units(&Arm::LAND).map(|who| Action::Adjust(who, area)).collect(),
        Some(Step::Window { .. }) => {
            let mut actions: Vec<Action> = units(&Arm::AIR).map(|who| Action::Bomb(who, area)).collect();
            if side == Side::Allies {
                actions.extend([Action::Strangle(area), Action::Operations(area)]);
            }
            actions
        }
        _ => vec![Action::Step(area)],
    }
}

fn of_button(id: &str) -> Vec<Action> {
    if let Some(event) = Event::ALL.into_iter().find(|e| e.term() == id) {
        return vec![Action::Play(event)];
    }
    match id {
        "label-halt" | "label-put-down" => vec![Action::Halt],
        "label-pass" => vec![Action::Pass],
        "label-tank-support" => vec![Action::TankSupport],
        "label-strike" => vec![Action::Strike],
        "label-shield" => vec![Action::Shield],
        "label-retreat" => vec![Action::Retreat],
        "label-continue" => vec![Action::Continue],
        "label-break-off" => vec![Action::BreakOff],
        "label-ready-made" => vec![Action::ReadyMade],
        _ if id.starts_with("label-") => vec![Action::Done, Action::Decline],
        _ => Vec::new(),
    }
}
