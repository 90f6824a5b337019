//! Everything that can be clicked: one offer for every legal action, and whole clicks for what belongs together.

use sandtable_board::Set64;
use sandtable_core::clicks::{self, Clicks, Trying};
use sandtable_core::{Handle, Offer, Rules, Seat, Text};

use super::labels::{label, played};
use crate::action::Action;
use crate::pieces::{Arm, Event, Place, Side, place_index, place_value};
use crate::policy::fight;
use crate::state::{State, flag};
use crate::steps::Step;
use crate::{Mediterranean, notation};

/// Most actions of a whole click.
const LONGEST: usize = 24;

/// All offers to a seat that is asked.
pub fn offers(rules: &Mediterranean, s: &State, seat: Seat) -> Vec<Offer> {
    let Some(side) = Side::of(seat) else { return Vec::new() };
    let mut actions = Vec::new();
    rules.actions(s, seat, &mut actions);
    let mut clicks = Clicks::new(rules, s, seat, LONGEST);
    whole_clicks(rules, s, side, &actions, &mut clicks);
    for a in actions {
        let (handle, label) = label(rules.look(s), side, a);
        // With the last arrow laid the first battle begins, though the attacker may be the first to decide in it.
        let fights = s.step() == Some(Step::Declare) && a == Action::Done && !s.arrows.is_empty();
        let offer = clicks.offer(handle, &[a], label).with_odds(fights);
        let offer = offer.under(drawer(s, a)).spending(spends(a)).minor(matches!(a, Action::Play(_)));
        clicks.offers.push(offer.losing(loses(rules, s, a)));
    }
    // The last button is the ordinary one: losses are taken as cheaply as can be, and whoever won the roll rarely gives the first impulse away.
    if let Some(Step::Initiative(_)) = s.step() {
        let own = clicks::written(rules, &[Action::Initiative(side)]);
        clicks.offers.sort_by_key(|offer| offer.line == own);
    }
    if s.step() == Some(Step::Advance) {
        clicks.wisest(Action::Done, |a| matches!(a, Action::Advance(_)), "label-advance-wisely");
    }
    let losing = |s: &State| match s.step() {
        Some(Step::Losses { side: who, hits, scope }) if who == side => Some((hits, scope)),
        _ => None,
    };
    if let Some((hits, _)) = losing(s) {
        clicks.cheapest(hits, |now| {
            losing(now).and_then(|(_, scope)| fight::cheapest(rules.look(now), side, scope))
        });
    }
    clicks.offers
}

/// The button under which an event on a place is kept: a click on the map must not spend a marker.
fn drawer(s: &State, a: Action) -> Option<Text> {
    let hand = matches!(s.step(), Some(Step::March { hand: 1.., .. }));
    let event = match a {
        Action::Operations(_) => Event::Operations,
        Action::Strangle(_) => Event::Strangle,
        Action::NewLine(_) => Event::NewLine,
        _ => return None,
    };
    (!hand).then(|| Text::new(played(event)))
}

/// Does it spend a marker, or a mission that flies once a turn?
const fn spends(a: Action) -> bool {
    matches!(
        a,
        Action::Operations(_)
            | Action::Strangle(_)
            | Action::NewLine(_)
            | Action::Bomb(..)
            | Action::Rouse(..)
            | Action::Engage(..)
    )
}

/// What a button gives away: the area of whoever won and sends nobody, or cubes that are not placed.
fn loses(rules: &Mediterranean, s: &State, a: Action) -> Option<Text> {
    let (look, target) = (rules.look(s), s.battle.target);
    match s.step().filter(|_| a == Action::Done)? {
        Step::Advance if look.s.count(s.active, target) == 0 => {
            Some(Text::new("loses-conquest").with("area", place_value(target)))
        }
        Step::Reinforce { converting: false, left: left @ 1.., .. }
        | Step::Muster { left: left @ 1.., .. } => Some(Text::new("loses-cubes").with("left", left)),
        _ => None,
    }
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
    match s.step() {
        Some(Step::Deploy) if actions.contains(&Action::ReadyMade) => {
            clicks.button(&[Action::ReadyMade, Action::Done], Text::new("label-ready-made-done"));
        }
        Some(Step::March { hand: 0, .. }) => {
            let places: Set64 = actions.iter().filter_map(|a| taken_from(*a)).collect();
            for area in places {
                clicks.all(at(area), |_, a| taken_from(a) == Some(area), speak("label-take-all", area));
            }
        }
        Some(Step::March { hand, .. }) => {
            clicks.all(at(hand), |_, a| taken_from(a) == Some(hand), speak("label-take-all", hand));
            for path in far(rules, s, side, hand) {
                let Some(to) = path.last().copied() else { continue };
                let words: Vec<String> = path.iter().map(|p| notation::place(*p)).collect();
                let label =
                    Text::new("label-march").with("area", place_value(to)).with("steps", path.len() as u8);
                let offer = Offer::new(at(to), format!("step {}", words.join("-")), label);
                clicks.offers.push(offer.binding(binding_walk(rules, s, side.seat(), &path)));
            }
        }
        Some(Step::Declare) => {
            let targets: Set64 = actions.iter().filter_map(|a| attacked(*a)).collect();
            for to in targets {
                clicks.all(at(to), |_, a| attacked(a) == Some(to), speak("label-attack-all", to));
            }
        }
        Some(Step::Advance) => {
            let target = s.battle.target;
            let advances = |_: &State, a| matches!(a, Action::Advance(_));
            clicks.all(at(target), advances, speak("label-advance-all", target));
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

fn attacked(a: Action) -> Option<Place> {
    match a {
        Action::Attack(_, to) => Some(to),
        _ => None,
    }
}

/// The shortest ways of the moving group to areas beyond the next ones.
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
    ways.retain(|way| way.len() > 1);
    ways
}
