//! Everything that can be clicked: one offer for every legal action, and whole clicks for what belongs together.

use sandtable_board::Set64;
use sandtable_core::{Chance, Handle, Log, Offer, Rules, Seat, Text, clicks};

use super::labels::label;
use crate::action::Action;
use crate::pieces::{Arm, Place, Side};
use crate::play::{place_index, place_value};
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
    let mut offers: Vec<Offer> = Vec::with_capacity(actions.len() + 16);
    whole_clicks(rules, s, side, &actions, &mut offers);
    for a in actions {
        let (handle, label) = label(rules.look(s), side, a);
        offers.push(offer(rules, s, seat, handle, &[a], label));
    }
    // The last button is the ordinary one: losses are taken as cheaply as can be, and whoever won the roll rarely gives the first impulse away.
    if let Some(Step::Initiative(_)) = s.step() {
        let own = clicks::written(rules, &[Action::Initiative(side)]);
        offers.sort_by_key(|offer| offer.line == own);
    }
    let losses = cheapest_losses(rules, s, side);
    if !losses.is_empty() {
        let id = "label-cheapest";
        let label = Text::new(id).with("count", losses.len() as u8);
        offers.push(offer(rules, s, seat, Handle::Button(id.into()), &losses, label));
    }
    offers
}

/// The losses that a side is to take now, the cheapest ones.
fn cheapest_losses(rules: &Mediterranean, s: &State, side: Side) -> Vec<Action> {
    let seat = side.seat();
    let losing = |s: &State| match s.step() {
        Some(Step::Losses { side: who, hits, scope }) if who == side => Some((hits, scope)),
        _ => None,
    };
    let Some((hits, _)) = losing(s) else { return Vec::new() };
    clicks::all_that(rules, s, seat, usize::from(hits), |now, a| {
        losing(now).is_some_and(|(_, scope)| fight::cheapest(rules.look(now), side, scope) == Some(a))
    })
}

fn offer(
    rules: &Mediterranean,
    s: &State,
    seat: Seat,
    handle: Handle,
    line: &[Action],
    label: Text,
) -> Offer {
    // With the last arrow laid the first battle begins, though the attacker may be the first to decide in it.
    let fights = s.step() == Some(Step::Declare) && line == [Action::Done] && !s.arrows.is_empty();
    let binding = clicks::binds(rules, s, seat, line);
    Offer::new(handle, clicks::written(rules, line), label).with_odds(fights).binding(binding)
}

fn whole_clicks(rules: &Mediterranean, s: &State, side: Side, actions: &[Action], out: &mut Vec<Offer>) {
    let seat = side.seat();
    let mut push = |handle: Handle, actions: &[Action], label: Text| {
        out.push(offer(rules, s, seat, handle, actions, label));
    };
    let all_that = |fits: &dyn Fn(Action) -> bool| clicks::all_that(rules, s, seat, LONGEST, |_, a| fits(a));
    let at = |area: Place| Handle::Place(place_index(area));
    match s.step() {
        Some(Step::Deploy) if actions.contains(&Action::ReadyMade) => {
            let id = "label-ready-made-done";
            push(Handle::Button(id.into()), &[Action::ReadyMade, Action::Done], Text::new(id));
        }
        Some(Step::March { hand: 0, .. }) => {
            let places: Set64 = actions.iter().filter_map(|a| taken_from(*a)).collect();
            for area in places {
                let all = all_that(&|a| taken_from(a) == Some(area));
                if all.len() > 1 {
                    let label = Text::new("label-take-all")
                        .with("area", place_value(area))
                        .with("count", all.len() as u8);
                    push(at(area), &all, label);
                }
            }
        }
        Some(Step::March { hand, .. }) => {
            let all = all_that(&|a| taken_from(a) == Some(hand));
            if all.len() > 1 {
                let label = Text::new("label-take-all")
                    .with("area", place_value(hand))
                    .with("count", all.len() as u8);
                push(at(hand), &all, label);
            }
            for path in far(rules, s, side, hand) {
                let Some(to) = path.last().copied() else { continue };
                let steps: Vec<Action> = path.iter().map(|p| Action::Step(*p)).collect();
                let words: Vec<String> = path.iter().map(|p| notation::place(*p)).collect();
                let label =
                    Text::new("label-march").with("area", place_value(to)).with("steps", path.len() as u8);
                let offer = Offer::new(at(to), format!("step {}", words.join("-")), label);
                out.push(offer.binding(binding_walk(rules, s, seat, &steps)));
            }
        }
        Some(Step::Declare) => {
            let targets: Set64 = actions.iter().filter_map(|a| attacked(*a)).collect();
            for to in targets {
                let all = all_that(&|a| attacked(a) == Some(to));
                if all.len() > 1 {
                    let label = Text::new("label-attack-all")
                        .with("area", place_value(to))
                        .with("count", all.len() as u8);
                    push(at(to), &all, label);
                }
            }
        }
        Some(Step::Advance) => {
            let all = all_that(&|a| matches!(a, Action::Advance(_)));
            if all.len() > 1 {
                let target = s.battle.target;
                let label = Text::new("label-advance-all")
                    .with("area", place_value(target))
                    .with("count", all.len() as u8);
                push(at(target), &all, label);
            }
        }
        Some(Step::Reinforce { converting: false, .. } | Step::Muster { .. }) => {
            for a in actions {
                let Action::Reinforce(area) = *a else { continue };
                let all = all_that(&|other| other == *a);
                if all.len() > 1 {
                    let label = Text::new("label-reinforce-all")
                        .with("area", place_value(area))
                        .with("count", all.len() as u8);
                    push(at(area), &all, label);
                }
            }
        }
        _ => {}
    }
}

/// Steps of a walk are tried one by one; a step that is no longer legal ends the walk.
fn binding_walk(rules: &Mediterranean, s: &State, seat: Seat, steps: &[Action]) -> bool {
    let mut s = s.clone();
    let mut chance = Chance::quick(0);
    steps.iter().any(|a| {
        if rules.check(&s, seat, *a).is_err() {
            return true;
        }
        rules.apply(&mut s, seat, *a, &mut chance, &mut Log::off());
        chance.used() > 0 || !rules.decision(&s).seats().has(seat)
    })
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
