//! Everything that can be clicked: one offer for every legal action, and whole clicks for what belongs together.

use sandtable_core::{Chance, Handle, Log, Offer, Rules, Seat, Text, clicks};

use super::labels::{label, odds, odds_tag, tag};
use super::ways::{Way, ways};
use crate::CaseBlue;
use crate::action::{Action, Hex, UnitId};
use crate::play::{hex_value, unit_value};
use crate::state::State;
use crate::steps::Step;

/// Most actions of a whole click.
const LONGEST: usize = 24;
/// With so few units left to move, their hexes are lit before one of them is taken up.
const FEW: usize = 3;

/// All offers to a seat that is asked.
pub fn offers(rules: &CaseBlue, s: &State, seat: Seat) -> Vec<Offer> {
    let mut actions = Vec::new();
    rules.actions(s, seat, &mut actions);
    let mut offers: Vec<Offer> = Vec::with_capacity(actions.len() + 16);
    whole_clicks(rules, s, seat, &actions, &mut offers);
    for a in actions {
        let look = rules.look(s);
        let (handle, label) = label(look, a);
        offers.push(Offer { tag: tag(look, a), ..offer(rules, s, seat, handle, &[a], label) });
    }
    // The last button is the ordinary one: losses are taken as cheaply as can be.
    if let Some(Step::Losses { side, left }) = s.step() {
        let losses = clicks::all_that(rules, s, seat, usize::from(left), |now, a| {
            matches!(now.step(), Some(Step::Losses { side: who, .. }) if who == side)
                && crate::odds::cheapest(rules.look(now), side) == Some(a)
        });
        if !losses.is_empty() {
            let id = "label-cheapest";
            let label = Text::new(id).with("count", losses.len() as i32);
            offers.push(offer(rules, s, seat, Handle::Button(id.into()), &losses, label));
        }
    }
    offers
}

fn offer(rules: &CaseBlue, s: &State, seat: Seat, handle: Handle, line: &[Action], label: Text) -> Offer {
    let piece = match *line {
        [Action::Place(id, _) | Action::Attack(id, _) | Action::Retreat(id, _) | Action::Exploit(id, _)] => {
            Some(rules.theatre().counter(id).key.clone())
        }
        _ => None,
    };
    let together = match *line {
        [Action::Take(_)] => Some("move"),
        [Action::March(_)] => Some("march"),
        _ => None,
    };
    Offer::new(handle, written(rules, line), label)
        .with_piece(piece)
        .together(together)
        .with_odds(matches!(line.last(), Some(Action::Attack(..))))
        .binding(clicks::binds(rules, s, seat, line))
}

/// A line in notation; steps in a row are one word.
fn written(rules: &CaseBlue, actions: &[Action]) -> String {
    let mut text = String::new();
    let mut stepped = false;
    for a in actions {
        match a {
            Action::Step(hex) if stepped => {
                text.push('-');
                text.push_str(&rules.theatre().number(*hex));
            }
            a => {
                if !text.is_empty() {
                    text.push_str("; ");
                }
                rules.write(*a, &mut text);
            }
        }
        stepped = matches!(a, Action::Step(_));
    }
    text
}

/// Takes the first legal action that fits, again and again, as long as the step stays the same.
fn all_that(rules: &CaseBlue, s: &State, seat: Seat, fits: impl Fn(Action) -> bool) -> Vec<Action> {
    let kind = |s: &State| s.step().map(|step| std::mem::discriminant(&step));
    clicks::all_that(rules, s, seat, LONGEST, |now, a| kind(now) == kind(s) && fits(a))
}

fn whole_clicks(rules: &CaseBlue, s: &State, seat: Seat, actions: &[Action], out: &mut Vec<Offer>) {
    let mut push = |handle: Handle, line: &[Action], label: Text, tag: Option<Text>| {
        out.push(Offer { tag, ..offer(rules, s, seat, handle, line, label) });
    };
    match s.step() {
        Some(Step::Setup(_)) if actions.contains(&Action::ReadyMade) => {
            let id = "label-ready-made-done";
            push(Handle::Button(id.into()), &[Action::ReadyMade, Action::Done], Text::new(id), None);
        }
        Some(Step::March) => {
            let taken = |a: &Action| matches!(a, Action::Take(_) | Action::March(_));
            if actions.iter().filter(|a| matches!(a, Action::Take(_))).count() <= FEW {
                for a in actions.iter().filter(|a| taken(a)) {
                    far(rules, s, seat, Some(*a), out);
                }
            }
        }
        Some(Step::Moving { .. }) => far(rules, s, seat, None, out),
        Some(Step::Declare { .. }) => {
            let mut targets: Vec<Hex> = actions.iter().filter_map(|a| attacked(*a)).collect();
            targets.sort_unstable();
            targets.dedup();
            for hex in targets {
                let all = all_that(rules, s, seat, |a| attacked(a) == Some(hex));
                if all.len() > 1 {
                    let look = rules.look(s);
                    let units = all.iter().filter_map(|a| match a {
                        Action::Attack(id, _) => Some(*id),
                        _ => None,
                    });
                    let together: Vec<_> = look.attackers(hex).chain(units).collect();
                    let label = odds(look, "label-attack-all", hex, together.iter().copied())
                        .with("count", all.len() as i32);
                    push(Handle::Place(hex), &all, label, Some(odds_tag(look, hex, together.into_iter())));
                }
            }
        }
        Some(Step::Advance) => {
            let all = all_that(rules, s, seat, |a| matches!(a, Action::Advance(_)));
            if all.len() > 1 {
                let target = s.battle.target;
                let label = Text::new("label-advance-all")
                    .with("hex", hex_value(target))
                    .with("count", all.len() as i32);
                push(Handle::Place(target), &all, label, None);
            }
        }
        _ => {}
    }
}

fn attacked(a: Action) -> Option<Hex> {
    match a {
        Action::Attack(_, to) => Some(to),
        _ => None,
    }
}

/// Whole moves: the hexes where the moving unit, or one that `first` takes up, may end, each by its cheapest way.
fn far(rules: &CaseBlue, s: &State, seat: Seat, first: Option<Action>, out: &mut Vec<Offer>) {
    let mut start = s.clone();
    if let Some(a) = first {
        rules.apply(&mut start, seat, a, &mut Chance::quick(0), &mut Log::off());
    }
    let Some(Step::Moving { unit, points, march, fresh }) = start.step() else { return };
    for way in ways(rules.look(&start), unit, points, march, fresh) {
        let Some(end) = way.end() else { continue };
        let mut line: Vec<Action> = first.into_iter().collect();
        line.extend(way.path.iter().map(|hex| Action::Step(*hex)));
        if goes_on(rules, &start, seat, &way) {
            line.push(Action::Halt);
        } else if line.len() == 1 {
            // The single step says it already.
            continue;
        }
        let offer = offer(rules, s, seat, Handle::Place(end), &line, cost(unit, march, &way, end));
        out.push(Offer { tag: Some(way_tag(march, &way)), ..offer });
    }
}

/// Does the unit still move at the end of its way, so that it must be halted?
fn goes_on(rules: &CaseBlue, s: &State, seat: Seat, way: &Way) -> bool {
    let Some(Step::Moving { unit, .. }) = s.step() else { return false };
    let mut s = s.clone();
    for hex in &way.path {
        rules.apply(&mut s, seat, Action::Step(*hex), &mut Chance::quick(0), &mut Log::off());
    }
    matches!(s.step(), Some(Step::Moving { unit: on, .. }) if on == unit)
}

/// What a way costs, as short as can be.
fn way_tag(march: bool, way: &Way) -> Text {
    if march {
        Text::new("tag-road").with("hexes", way.path.len() as i32)
    } else {
        Text::new("tag-cost").with("cost", way.cost / 2)
    }
}

fn cost(unit: UnitId, march: bool, way: &Way, end: Hex) -> Text {
    let to = |id| Text::new(id).with("unit", unit_value(unit)).with("hex", hex_value(end));
    if march {
        to("label-go-march").with("hexes", way.path.len() as i32)
    } else {
        to("label-go").with("cost", way.cost / 2)
    }
}
