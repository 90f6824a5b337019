//! Everything that can be clicked: one offer for every legal action, and whole clicks for what belongs together.

use sandtable_board::Set64;
use sandtable_core::clicks::{self, Clicks, Trying};
use sandtable_core::{Handle, Offer, Rules, Seat, Text, Value};

use super::board::ship_kind;
use super::labels::{deployed, label, played, rolled};
use super::stakes::{loses, spends};
use super::{losses, rosters};
use crate::action::Action;
use crate::look::Look;
use crate::pieces::{Arm, Event, Place, Side, piece, place_index, place_value};
use crate::policy::fight;
use crate::state::{STAYED, State, Unit, flag};
use crate::steps::{Moment, Scope, Step};
use crate::{Mediterranean, notation};

/// Most actions of a whole click.
pub const LONGEST: usize = 24;
/// There are seldom more of them.
const WHOLE: usize = 32;
/// Nor more actions.
const WIDE: usize = 256;
/// The button that sets everything up.
const READY_MADE: &str = "label-ready-made-done";

/// All offers to a seat that is asked.
pub fn offers(rules: &Mediterranean, s: &State, seat: Seat) -> Vec<Offer> {
    let Some(side) = Side::of(seat) else { return Vec::new() };
    let look = rules.look(s);
    let mut actions = Vec::with_capacity(WIDE);
    rules.actions(s, seat, &mut actions);
    let deploys = s.step() == Some(Step::Deploy);
    if deploys {
        // What is said in the same way stands together: it is sent in a fraction of the room.
        actions.sort_by_cached_key(|a| deployed(look, side, *a));
    }
    actions.sort_by_key(|a| rosters::order(look, *a));
    let mut clicks = Clicks::new(rules, s, seat, LONGEST);
    clicks.offers.reserve(actions.len() + WHOLE);
    whole_clicks(rules, s, side, &actions, &mut clicks);
    let lists = rosters::lists(&clicks.offers);
    let marches = actions.iter().any(|a| matches!(a, Action::Take(_)));
    for (i, a) in actions.iter().copied().enumerate() {
        let (handle, label) = label(look, side, a);
        let down = puts_down(rules, s, seat, a);
        if down {
            // With the group still in hand it can be done as well.
            let bare = clicks.push(handle.clone(), &[a], label.clone());
            bare.spends = spends(a);
            bare.under = Some(Box::new(Text::new("label-step-by-step")));
        }
        let line: &[Action] = if down { &[Action::Halt, a] } else { &[a] };
        let offer = clicks.push(handle, line, label);
        offer.odds = shows_odds(s, a);
        if offer.binding {
            offer.label.id = rolled(offer.label.id);
        }
        rosters::enlist(look, side, a, &lists, offer);
        if deploys {
            offer.piece = from_tray(a);
        }
        offer.under = drawer(s, a).or_else(|| twin(&actions[..i], a)).map(Box::new);
        let aside = matches!(a, Action::Play(_)) && !asks_for_event(s) && !saves(look, side, a)
            || a == Action::Halt && !has_gone(s);
        // Who is clicked is picked up: where nobody can march, going to sea is named first.
        let boards = marching(s) && matches!(a, Action::Embark(_)) && offer.under.is_none();
        (offer.spends, offer.minor) = (spends(a) || boards, aside);
        offer.loses = loses(rules, s, a, marches).map(Box::new);
    }
    // The last button is the ordinary one: losses are taken as cheaply as can be, and whoever won the roll rarely gives the first impulse away.
    if deploys && actions.contains(&Action::ReadyMade) {
        clicks.button(&[Action::ReadyMade, Action::Done], Text::new(READY_MADE));
    }
    if let Some(Step::Initiative(_)) = s.step() {
        let own = clicks::written(rules, &[Action::Initiative(side)]);
        clicks.offers.sort_by_key(|offer| offer.line == own);
    }
    let helps = |a| matches!(a, Action::Support(_) | Action::TankSupport);
    match s.step() {
        Some(Step::Advance) => {
            clicks.wisest(Action::Done, |a| matches!(a, Action::Advance(_)), "label-advance-wisely");
        }
        Some(Step::Reinforce { converting: false, .. } | Step::Muster { left: 1.., .. }) => {
            each_wisely(&mut clicks, |a| matches!(a, Action::Reinforce(_)), "label-place-wisely");
        }
        Some(Step::Reinforce { .. } | Step::Muster { .. }) => convert_wisely(side, &mut clicks),
        Some(Step::Return) => {
            each_wisely(&mut clicks, |a| matches!(a, Action::Return(..)), "label-return-wisely");
        }
        Some(Step::Fall { all: true }) => {
            let falls = |a| matches!(a, Action::Fall(..) | Action::Take(_) | Action::Land(..));
            each_wisely(&mut clicks, falls, "label-fall-wisely");
        }
        Some(Step::Adjust(_)) => adjust_wisely(look, side, &mut clicks),
        Some(Step::Intercept { .. }) => {
            let meets = |a| matches!(a, Action::InterceptAir(_) | Action::InterceptShip(_));
            clicks.wisest(Action::Done, meets, "label-intercept-wisely");
        }
        Some(Step::Support(_)) => clicks.wisest(Action::Done, helps, "label-support-wisely"),
        Some(Step::Resolve) if fights_on(rules, s, side) => {
            let on = clicks.wisest_after(&[Action::Continue], Action::Done, helps, "label-continue-wisely");
            if let Some(offer) = on {
                offer.reason = fight::reason(look, side, Action::Continue).map(Box::new);
                // The other one differs by what is chosen next, and its odds take the same support for granted.
                let plain = clicks.offers.iter_mut().filter(|o| o.label.id == "label-continue");
                plain.for_each(|o| {
                    (o.label.id, o.odds, o.minor) = ("label-continue-choose", false, true);
                });
            }
        }
        _ => {}
    }
    let losing = |s: &State| match s.step() {
        Some(Step::Losses { side: who, hits, scope }) if who == side => Some((hits, scope)),
        _ => None,
    };
    if let Some((hits, scope)) = losing(s) {
        let cheapest =
            |now: &State| losing(now).and_then(|(_, scope)| fight::cheapest(rules.look(now), side, scope));
        if let Some((taken, offer)) = clicks.cheapest(hits, cheapest) {
            offer.label = losses::named(rules, s, side, &taken);
            offer.odds = matches!(scope, Scope::Attackers | Scope::Defenders);
            if scope == Scope::Defenders {
                offer.reason = fight::reason(look, side, taken[0]).map(Box::new);
            }
            offer.handle = Handle::Button(offer.label.id.into());
        }
    }
    clicks.offers
}

/// The ordinary button where one after another finds its place: each as a sensible player wants it.
fn each_wisely(clicks: &mut Clicks<Mediterranean>, fits: impl Fn(Action) -> bool, label: &'static str) {
    let line = clicks.sensibly(|_, a| fits(a));
    if !line.is_empty() {
        clicks.button(&line, Text::new(label).with("count", line.len() as i32));
    }
}

/// The ordinary button of a conversion: what a sensible player buys, the first of it by name.
fn convert_wisely(side: Side, clicks: &mut Clicks<Mediterranean>) {
    let line = clicks.sensibly(|_, a| matches!(a, Action::Convert(..) | Action::Arm(..)));
    let Some(first) = line.first() else { return };
    let (arm, area) = match *first {
        Action::Convert(arm, area, _) => (arm, area),
        Action::Arm(_, area) => (Arm::Partisans, area),
        _ => return,
    };
    let label = Text::new("label-convert-wisely")
        .with("unit", Value::Kind(piece(side, arm)))
        .with("area", place_value(area))
        .with("more", line.len() as i32 - 1);
    clicks.button(&line, label);
}

/// The ordinary button of stacking: all who step aside, the first of them by name.
fn adjust_wisely(look: Look, side: Side, clicks: &mut Clicks<Mediterranean>) {
    let line = clicks.sensibly(|_, a| matches!(a, Action::Adjust(..)));
    let Some(first) = line.first() else { return };
    let Text { args, .. } = label(look, side, *first).1;
    let all = Text { id: "label-adjust-wisely", args };
    clicks.button(&line, all.with("more", line.len() as i32 - 1));
}

/// The piece of the tray that a deployment is done with: picked first, it shows where it can go.
fn from_tray(a: Action) -> Option<String> {
    match a {
        Action::Deploy(arm, ..) | Action::Exchange(arm, _) => {
            Some(format!("{}-{}-tray", Side::Axis.word(), arm.word()))
        }
        Action::DeployLine(_) => Some("line-tray".into()),
        _ => None,
    }
}

/// Whose odds are shown, besides those of what rolls at once: with the last arrow laid the first battle begins, though the
/// attacker may be the first to decide in it; and whoever may fight on sees what either choice leads to.
fn shows_odds(s: &State, a: Action) -> bool {
    match s.step() {
        Some(Step::Declare) => a == Action::Done && !s.arrows.is_empty(),
        Some(Step::Resolve) => a == Action::Continue,
        Some(Step::Reserves(_) | Step::LastRetreat) => true,
        // Whether to stop it hangs on what it comes to else.
        Some(Step::Window { moment: Moment::Round, .. }) => {
            matches!(a, Action::Play(Event::StopBattle) | Action::Decline)
        }
        // What is lost by going is told whole.
        Some(Step::Losses { .. }) => a == Action::Retreat,
        _ => false,
    }
}

/// Is the event itself what is asked for? Then it is no aside.
fn asks_for_event(s: &State) -> bool {
    matches!(s.step(), Some(Step::Reserves(_) | Step::Supply(_) | Step::Extra(_)))
}

fn marching(s: &State) -> bool {
    matches!(s.step(), Some(Step::March { .. }))
}

/// Does a sensible player stop the battle, so that it is no aside?
fn saves(look: Look, side: Side, a: Action) -> bool {
    a == Action::Play(Event::StopBattle) && fight::event(look, side, a) > 1.0
}

/// Has the group in hand gone anywhere?
fn has_gone(s: &State) -> bool {
    matches!(s.step(), Some(Step::March { moved: true, .. }))
}

/// Is a group that has gone nowhere put down before something that has nothing to do with it? Dice and the like would
/// bind it: it could not be put back by undo.
fn puts_down(rules: &Mediterranean, s: &State, seat: Seat, a: Action) -> bool {
    let aside = matches!(a, Action::Bomb(..) | Action::Rouse(..) | Action::Engage(..) | Action::Play(_))
        || matches!(a, Action::Operations(_) | Action::Strangle(_));
    let held = matches!(s.step(), Some(Step::March { hand: 1.., moved: false }));
    if !aside || !held || rules.check(s, seat, Action::Halt).is_err() {
        return false;
    }
    let mut trying = Trying::new(rules, s, seat);
    trying.go(Action::Halt);
    !trying.bound && rules.check(&trying.state, seat, a).is_ok()
}

/// Does the policy clearly fight on?
fn fights_on(rules: &Mediterranean, s: &State, side: Side) -> bool {
    let look = rules.look(s);
    fight::resolve(look, side, Action::Continue) > fight::resolve(look, side, Action::BreakOff)
}

/// The button under which something is kept: a click on the map must not spend a marker, and who moves wants other buttons.
pub fn drawer(s: &State, a: Action) -> Option<Text> {
    let hand = matches!(s.step(), Some(Step::March { hand: 1.., .. }));
    match (s.step(), a) {
        (Some(Step::March { .. }), Action::Play(_)) => return Some(Text::new("label-events")),
        // A click on an area goes there and stays.
        (_, Action::Step(_)) => return Some(Text::new("label-step-by-step")),
        _ => {}
    }
    let event = match a {
        Action::Operations(_) => Event::Operations,
        Action::Strangle(_) => Event::Strangle,
        Action::NewLine(_) => Event::NewLine,
        _ => return None,
    };
    (!hand).then(|| Text::new(played(event)))
}

/// What is done before in much the same way, by a click on the same thing, is kept under a button: another ship sails, and
/// whoever is taken up may go by sea besides.
fn twin(before: &[Action], a: Action) -> Option<Text> {
    let (label, ship, known) = match a {
        Action::Embark(who) => {
            return before.contains(&Action::Take(who)).then(|| Text::new("label-by-sea"));
        }
        Action::Landing(to, ship) => {
            let known = |b: &Action| matches!(b, Action::Landing(there, _) if *there == to);
            ("label-other-landing", ship, before.iter().any(known))
        }
        Action::Engage(ship, target) => {
            let known = |b: &Action| matches!(b, Action::Engage(_, other) if *other == target);
            ("label-other-attack", ship, before.iter().any(known))
        }
        _ => return None,
    };
    known.then(|| Text::new(label).with("ship", Value::Kind(ship_kind(ship))))
}

fn whole_clicks(
    rules: &Mediterranean,
    s: &State,
    side: Side,
    actions: &[Action],
    clicks: &mut Clicks<Mediterranean>,
) {
    let at = |area: Place| Handle::Place(place_index(area));
    let speak =
        |id: &'static str, area: Place| move |_: &[Action]| Text::new(id).with("area", place_value(area));
    let goals: Set64 = actions.iter().filter_map(|a| rosters::goal(rules.look(s), *a)).collect();
    match s.step() {
        Some(Step::March { hand: 0, .. }) => {
            let places: Set64 = actions.iter().filter_map(|a| taken_from(*a)).collect();
            for area in places {
                clicks.all(at(area), |_, a| taken_from(a) == Some(area), speak("label-take-all", area));
            }
        }
        Some(Step::March { hand, .. }) => {
            clicks.all(at(hand), |_, a| taken_from(a) == Some(hand), speak("label-take-all", hand));
            let ways = far(rules, s, side, hand);
            let ashore: Set64 = ways.iter().filter_map(|path| path.last()).copied().collect();
            overseas(rules, s, side, ashore.with(hand), clicks);
            for path in ways {
                let Some(to) = path.last().copied() else { continue };
                let words: Vec<String> = path.iter().map(|p| notation::place(*p)).collect();
                let label = match path.len() {
                    1 => Text::new("label-step").with("area", place_value(to)),
                    steps => {
                        Text::new("label-march").with("area", place_value(to)).with("steps", steps as u8)
                    }
                };
                // Who arrives is put down: the next click picks up somebody else.
                let offer = Offer::new(at(to), format!("step {}; halt", words.join("-")), label);
                clicks.offers.push(offer.binding(binding_walk(rules, s, side.seat(), &path)));
            }
        }
        Some(Step::Declare) => {
            for to in goals {
                rosters::attack_whole(rules, s, side, to, clicks);
            }
            // As many as the ships carry, by a click on the coast that they go to.
            let landing = s.landing.target;
            if landing != 0 {
                board_all(rules, s, side, clicks);
            }
        }
        Some(Step::Adjust(_) | Step::Fall { .. }) => {
            for to in goals {
                rosters::all_there(rules.look(s), clicks, to);
            }
        }
        Some(Step::Advance) => {
            let target = s.battle.target;
            let advances = |_: &State, a| matches!(a, Action::Advance(_));
            let all = clicks.all(at(target), advances, speak("label-advance-all", target)).is_some();
            // A click on the area is answered by the one who can go there, too.
            let one = actions.iter().filter(|a| !all && matches!(a, Action::Advance(_)));
            one.for_each(|a| {
                clicks.push(at(target), &[*a], label(rules.look(s), side, *a).1);
            });
        }
        Some(Step::Reinforce { converting: false, .. } | Step::Muster { .. }) => {
            for a in actions {
                let Action::Reinforce(area) = *a else { continue };
                clicks.all(at(area), |_, other| other == *a, speak("label-reinforce-all", area));
            }
        }
        _ => {}
    }
}

/// As many as the ships carry go aboard, from where somebody stays as long as there is anybody: it shows its odds, and what it
/// empties is named.
fn board_all(rules: &Mediterranean, s: &State, side: Side, clicks: &mut Clicks<Mediterranean>) {
    let (seat, to) = (side.seat(), s.landing.target);
    let from = |a| if let Action::Board(who) = a { Some(who.at) } else { None };
    let stays = |now: &State, a| from(a).is_some_and(|area| now.count(side, area) > 1);
    let mut line = clicks::all_that(rules, s, seat, LONGEST, stays);
    let mut trying = Trying::new(rules, s, seat);
    line.iter().for_each(|a| {
        trying.go(*a);
    });
    line.extend(clicks::all_that(rules, &trying.state, seat, LONGEST - line.len(), |_, a| from(a).is_some()));
    if line.len() < 2 {
        return;
    }
    let mut trying = Trying::new(rules, s, seat);
    line.iter().for_each(|a| {
        trying.go(*a);
    });
    let emptied: Set64 =
        line.iter().filter_map(|a| from(*a)).filter(|area| trying.state.count(side, *area) == 0).collect();
    let label = Text::new("label-board-all").with("area", place_value(to)).with("count", line.len() as i32);
    let offer = clicks.push(Handle::Place(place_index(to)), &line, label);
    offer.odds = true;
    offer.loses = emptied.first().map(|area| {
        let more = emptied.len() as i32 - 1;
        Box::new(Text::new("loses-emptied").with("area", place_value(area)).with("more", more))
    });
}

/// Whole clicks by sea: the group in hand embarks, if all of it can, and sails where it cannot march.
fn overseas(rules: &Mediterranean, s: &State, side: Side, ashore: Set64, clicks: &mut Clicks<Mediterranean>) {
    let (seat, look) = (side.seat(), rules.look(s));
    let group: Vec<(Arm, Unit)> = Arm::LAND
        .into_iter()
        .flat_map(|arm| look.t.range(side, arm).map(move |i| (arm, s.units[i])))
        .filter(|(_, unit)| unit.has(flag::HAND))
        .collect();
    let mut trying = Trying::new(rules, s, seat);
    let mut line = Vec::new();
    let mut go = |trying: &mut Trying<Mediterranean>, a| {
        let legal = rules.check(&trying.state, seat, a).is_ok();
        if legal {
            trying.go(a);
            line.push(a);
        }
        legal
    };
    let aboard = go(&mut trying, Action::Halt)
        && group.iter().all(|(arm, unit)| {
            // As it stands once it is put down.
            let down = Unit { flags: unit.flags & !flag::HAND, visited: unit.visited | STAYED, ..*unit };
            let who = rules.look(&trying.state).each(side, &[*arm], |u| u == down).next();
            who.is_some_and(|(who, _)| go(&mut trying, Action::Embark(who)))
        });
    let ports = if aboard { look.t.coast - ashore } else { Set64::EMPTY };
    for to in ports {
        if rules.check(&trying.state, seat, Action::Sail(to)).is_ok() {
            let label = Text::new("label-overseas").with("area", place_value(to));
            let sails: Vec<Action> = line.iter().copied().chain([Action::Sail(to)]).collect();
            clicks.push(Handle::Place(place_index(to)), &sails, label.with("count", group.len() as i32));
        }
    }
}

/// Steps of a walk are tried one by one; a step that is no longer legal ends the walk.
fn binding_walk(rules: &Mediterranean, s: &State, seat: Seat, path: &[Place]) -> bool {
    let mut trying = Trying::new(rules, s, seat);
    path.iter()
        .map(|to| Action::Step(*to))
        .any(|a| rules.check(&trying.state, seat, a).is_err() || trying.go(a))
}

fn taken_from(a: Action) -> Option<Place> {
    match a {
        Action::Take(who) if who.arm.is_land() => Some(who.at),
        _ => None,
    }
}

/// The shortest ways of the moving group.
fn far(rules: &Mediterranean, s: &State, side: Side, hand: Place) -> Vec<Vec<Place>> {
    let look = rules.look(s);
    let been =
        look.all(side, &Arm::LAND, |u| u.has(flag::HAND)).fold(0u32, |all, i| all | s.units[i].visited);
    let mut seen = Set64::from_words([u64::from(been)]).with(hand);
    let mut ways: Vec<Vec<Place>> = vec![Vec::new()];
    let mut next = 0;
    while next < ways.len() {
        let at = ways[next].last().copied().unwrap_or(hand);
        for to in look.steps(side, at) - seen {
            seen = seen.with(to);
            let mut way = ways[next].clone();
            way.push(to);
            ways.push(way);
        }
        next += 1;
    }
    ways.retain(|way| !way.is_empty());
    ways
}
