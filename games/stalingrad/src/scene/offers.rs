//! Everything that can be clicked: one offer for every legal action, and whole clicks for what belongs together.

use std::collections::BTreeSet;

use sandtable_core::clicks::{self, Clicks, Trying};
use sandtable_core::{Handle, Mind, Offer, Policy, Rules, Seat, Seen, Temper, Text, Value, preferred};

use super::advance;
use super::board::Marker;
use super::labels::{label, more_targets, odds, odds_tag, tag};
use super::ways::{Way, ways};
use super::{attacked_hexes, cut_off};
use crate::CaseBlue;
use crate::action::{Action, Hex, UnitId};
use crate::look::Look;
use crate::pieces::{Chit, Side};
use crate::play::{hex_value, unit_value};
use crate::policy::{Plan, stronghold};
use crate::state::{NO_HEX, State, flag, on_map};
use crate::steps::Step;
use crate::supply::connected;

/// Most actions of a whole click.
const LONGEST: usize = 24;
/// The button that sets everything up.
const READY_MADE: &str = "label-ready-made-done";
/// The word by which attackers of one hex are chosen together.
const ATTACK: &str = "attack";
/// With so few units left to move, their hexes are lit before one of them is taken up.
const FEW: usize = 3;

/// All offers to a seat that is asked.
pub fn offers(rules: &CaseBlue, s: &State, seat: Seat) -> Vec<Offer> {
    let mut actions = Vec::new();
    rules.actions(s, seat, &mut actions);
    let mut clicks = Clicks::new(rules, s, seat, LONGEST);
    whole_clicks(rules, s, seat, &actions, &mut clicks);
    for a in actions {
        let look = rules.look(s);
        let (handle, label) = label(look, a);
        let offer = clicks.offer(handle, &[a], label).tagged(tag(look, a)).with_piece(done_with(look, a));
        let odds = matches!(a, Action::Attack(..));
        // Fortresses are few (14.0), and who leaves the map is gone for long or for good (11.2.4, 11.3.2): a click names it
        // first.
        let spends = matches!(a, Action::Build(_) | Action::Transfer(_) | Action::Entrain(_));
        let offer = offer.together(together(a)).with_odds(odds).spending(spends);
        let mut offer = offer.losing(loses(rules, s, seat, a));
        if s.step() == Some(Step::Advance) {
            advance::weigh(rules, s, &mut offer);
        }
        clicks.offers.push(offer);
        if passes_through(look, a)
            && let Some(offer) = clicks.offers.last_mut()
        {
            offer.under = Some(step_by_step());
        }
    }
    match s.step() {
        Some(Step::Advance) => advance::wisely(rules, s, seat, &mut clicks),
        // Whoever has chosen a chit himself may leave the others, most of which are forced, as they usually are.
        Some(Step::Select) => {
            let begun = Side::of(seat).is_some_and(|side| !s.selected[side as usize].is_empty());
            let label = if begun { "label-select-rest" } else { "label-select-wisely" };
            let chits = |a| matches!(a, Action::Select(_));
            if let Some(offer) = clicks.wisest_after(&[], Action::Ready, chits, label) {
                offer.reason = Some(Box::new(Text::new("reason-select")));
            }
        }
        Some(Step::Build) => build_wisely(rules, s, seat, &mut clicks),
        // What a sensible player chooses is a button too, by its name: the next combat, who leaves for other fronts.
        Some(Step::Choose | Step::Transfer) => {
            if let Some(a) = preferred(rules, &Seen::by(rules, s, seat), seat, &mut Mind::default()) {
                clicks.button(&[a], label(rules.look(s), a).1);
            }
        }
        Some(Step::Call(_) | Step::Enter(_)) => bring_in(rules.look(s), &mut clicks),
        Some(Step::Retreat) => retreat_wisely(rules, s, seat, &mut clicks),
        // The last button is the ordinary one.
        Some(Step::Setup(_)) => clicks.offers.sort_by_key(|offer| offer.label.id == READY_MADE),
        _ => {}
    }
    tell_twins_apart(&mut clicks.offers);
    // The last button is the ordinary one: losses are taken as cheaply as can be.
    if let Some(Step::Losses { side, left }) = s.step() {
        let cheapest = clicks.cheapest(left, |now| match now.step() {
            Some(Step::Losses { side: who, .. }) if who == side => {
                crate::odds::cheapest(rules.look(now), side)
            }
            _ => None,
        });
        if let Some((losses, offer)) = cheapest {
            name_losses(rules.look(s), &losses, offer);
        }
    }
    clicks.offers
}

/// The ordinary button for losses says who takes them.
fn name_losses(look: Look, losses: &[Action], offer: &mut Offer) {
    let fortress = || Value::Kind(Marker::Fortress1.kind(look.t.counters.len()));
    let mut names: Vec<Value> = Vec::new();
    for name in losses.iter().map(|a| if let Action::Lose(id) = a { unit_value(*id) } else { fortress() }) {
        if !names.contains(&name) {
            names.push(name);
        }
    }
    let Some(first) = names.first() else { return };
    let text = std::mem::take(&mut offer.label).with("unit", *first).with("units", names.len() as i32);
    offer.label = text.with("other", *names.get(1).unwrap_or(first));
}

/// The ordinary button where a fortress can be built: the place that a sensible player fortifies. One level is built in each
/// supply procedure and it costs nothing (14.1.3), so that not to build gives it away.
fn build_wisely(rules: &CaseBlue, s: &State, seat: Seat, clicks: &mut Clicks<CaseBlue>) {
    let look = rules.look(s);
    let preferred = preferred(rules, &Seen::by(rules, s, seat), seat, &mut Mind::default());
    let wise = preferred.filter(|a| matches!(a, Action::Build(_))).or_else(|| {
        let mut actions = Vec::new();
        rules.actions(s, seat, &mut actions);
        let gap = |hex: Hex| {
            look.all(Side::Axis, |u| on_map(u.at)).map(|id| look.t.distance(hex, look.unit(id).at)).min()
        };
        let places = actions.into_iter().filter_map(|a| match a {
            Action::Build(hex) if stronghold(look, hex) => Some((gap(hex), hex, a)),
            _ => None,
        });
        // Nobody comes near yet: where he will come first.
        places.min_by_key(|(gap, hex, _)| (*gap, *hex)).map(|(_, _, a)| a)
    });
    let Some(a) = wise else { return };
    let label = label(look, a).1;
    if let Some(not) = clicks.offers.iter_mut().find(|offer| offer.label.id == "label-no-fortress") {
        not.loses = Some(Box::new(Text::new("loses-fortress")));
    }
    clicks.button(&[a], label);
    if let Some(offer) = clicks.offers.last_mut() {
        offer.reason = Some(Box::new(Text::new("reason-fortress")));
    }
}

/// The hex that a sensible player attacks, where nothing is declared yet: one whom nothing drives to it, cautious or taught
/// by games, does so as well.
fn would_attack(rules: &CaseBlue, s: &State, seat: Seat) -> Option<Hex> {
    let look = rules.look(s);
    if look.t.ids().any(|id| look.unit(id).target != NO_HEX) {
        return None;
    }
    let cautious = Mind { temper: Temper::Cautious, ..Mind::default() };
    let taught =
        (0..CaseBlue::TAUGHT).map(|grade| Mind { brief: CaseBlue::taught(grade), ..Mind::default() });
    let strikes = |mind: &mut Mind<CaseBlue>| -> Vec<Hex> {
        let mut plans = Vec::new();
        rules.plans(&Seen::by(rules, s, seat), seat, mind, &mut plans);
        plans.retain(|(_, weight)| *weight > 0.0);
        plans.sort_by(|a, b| b.1.total_cmp(&a.1));
        let hexes = plans.into_iter().filter_map(|(plan, _)| match plan {
            Plan::Strike { hex, .. } => Some(hex),
            _ => None,
        });
        hexes.collect()
    };
    let mut agreed: Option<Vec<Hex>> = None;
    for mut mind in [cautious].into_iter().chain(taught) {
        let found = strikes(&mut mind);
        match &mut agreed {
            Some(agreed) => agreed.retain(|hex| found.contains(hex)),
            None => agreed = Some(found),
        }
    }
    agreed?.first().copied()
}

/// What a button gives away: a command with nobody moved, supply of those who moved, good attacks, a hex that was fought
/// for left empty.
fn loses(rules: &CaseBlue, s: &State, seat: Seat, a: Action) -> Option<Text> {
    let look = rules.look(s);
    if let Action::Select(chit) = a {
        // 8.1: without its headquarters on the map it activates nobody.
        let hq = look.t.hq_of[usize::from(chit.0)].filter(|hq| !on_map(look.unit(*hq).at))?;
        return Some(Text::new("loses-chit").with("unit", unit_value(hq)));
    }
    if a != Action::Done {
        return None;
    }
    let active = || look.t.ids().map(|id| look.unit(id)).filter(|u| u.has(flag::ACTIVE));
    let target = look.s.battle.target;
    match look.s.step()? {
        Step::March if active().count() > 0 && !active().any(|u| u.has(flag::MOVED)) && !may_attack(look) => {
            Some(Text::new("loses-command").with("count", active().count() as i32))
        }
        Step::March => outrun(look),
        Step::Declare { .. } => {
            let hex = would_attack(rules, s, seat)?;
            Some(Text::new("loses-attacks").with("hex", hex_value(hex)))
        }
        Step::Advance if !look.t.ids().any(|id| look.unit(id).at == target) => {
            Some(Text::new("loses-conquest").with("hex", hex_value(target)))
        }
        _ => None,
    }
}

/// Does anybody who is activated stand beside an enemy whom he could attack? Then there is no need to move.
fn may_attack(look: Look) -> bool {
    look.all(look.acting(), |u| u.has(flag::ACTIVE)).any(|id| look.targets(id).next().is_some())
}

/// Whoever moved out of supply by himself, while SUPPLY is still to be drawn this turn.
fn outrun(look: Look) -> Option<Text> {
    let moved: Vec<UnitId> = look.all(look.acting(), |u| u.has(flag::ACTIVE) && u.has(flag::MOVED)).collect();
    if moved.is_empty() || look.s.drawn.contains(Chit::SUPPLY) {
        return None;
    }
    let lines = Side::BOTH.map(|side| connected(look, side));
    let mut cut = moved.into_iter().filter(|id| cut_off(look, *id, &lines));
    let first = cut.next()?;
    Some(Text::new("loses-supply").with("unit", unit_value(first)).with("more", cut.count() as i32))
}

/// The ordinary button for reinforcements: all that a sensible player brings in, each where he wants it.
fn bring_in(look: Look, clicks: &mut Clicks<CaseBlue>) {
    let mut line = clicks.sensibly(|s, _| matches!(s.step(), Some(Step::Call(_) | Step::Enter(_))));
    // What was called has to enter as well.
    line.pop_if(|a| matches!(a, Action::Call(_)));
    let entered: Vec<Hex> =
        line.iter().filter_map(|a| if let Action::Enter(hex) = a { Some(*hex) } else { None }).collect();
    let mut places = entered.clone();
    // Those with a name say most.
    places.sort_by_key(|hex| (look.t.place(*hex).is_none(), *hex));
    places.dedup();
    let Some(first) = places.first().filter(|_| line.len() > 1) else { return };
    let text = Text::new("label-bring-in")
        .with("count", entered.len() as i32)
        .with("places", places.len() as i32)
        .with("more", places.len() as i32 - 2)
        .with("hex", hex_value(*first));
    clicks.button(&line, text.with("other", hex_value(*places.get(1).unwrap_or(first))));
}

/// The ordinary button for a retreat: where everybody goes as a sensible player would have it, the first of them by name.
fn retreat_wisely(rules: &CaseBlue, s: &State, seat: Seat, clicks: &mut Clicks<CaseBlue>) {
    let line = clicks.sensibly(|_, a| matches!(a, Action::Retreat(..)));
    let Some(Action::Retreat(first, next)) = line.first().copied() else { return };
    let mut trying = Trying::new(rules, s, seat);
    line.iter().for_each(|a| {
        trying.go(*a);
    });
    // What has but one way goes it by itself, so that the line says less than what happens.
    let (before, after) = (rules.look(s), rules.look(&trying.state));
    let routed = || before.t.ids().filter(|id| before.unit(*id).has(flag::ROUTED));
    let others = routed().filter(|id| *id != first && !after.unit(*id).has(flag::ROUTED)).count();
    // 10.6.4: whoever enters an enemy zone loses a step.
    let steps = |look: Look| -> i32 {
        routed().filter(|id| on_map(look.unit(*id).at)).map(|id| 1 + i32::from(look.flips(id))).sum()
    };
    let end = Some(after.unit(first).at).filter(|hex| on_map(*hex)).unwrap_or(next);
    let label = Text::new("label-retreat-wisely")
        .with("unit", unit_value(first))
        .with("hex", hex_value(end))
        .with("more", others as i32)
        .with("steps", steps(before) - steps(after));
    clicks.button(&line, label);
}

/// A click on the next hex goes there: the bare step, after which the unit could go on, is kept under a button.
fn tell_twins_apart(offers: &mut [Offer]) {
    let whole: BTreeSet<String> =
        offers.iter().filter_map(|o| o.line.strip_suffix("; halt").map(String::from)).collect();
    for offer in offers.iter_mut().filter(|o| whole.contains(&o.line)) {
        offer.under = Some(step_by_step());
    }
}

/// The button under which bare steps are kept.
fn step_by_step() -> Box<Text> {
    Box::new(Text::new("label-step-by-step"))
}

/// A step into a full hex: nobody can stay there, so it is not lit as a goal (3.1.3/2).
fn passes_through(look: Look, a: Action) -> bool {
    matches!(a, Action::Step(hex) if !look.room(hex))
}

/// The counter that an action at a hex is done with.
fn done_with(look: Look, a: Action) -> Option<String> {
    match a {
        Action::Place(id, _) | Action::Attack(id, _) | Action::Retreat(id, _) | Action::Exploit(id, _) => {
            Some(look.counter(id).key.clone())
        }
        _ => None,
    }
}

const fn together(a: Action) -> Option<&'static str> {
    match a {
        Action::Take(_) => Some("move"),
        Action::March(_) => Some("march"),
        Action::Attack(..) => Some(ATTACK),
        _ => None,
    }
}

/// A line in notation; steps in a row are one word.
fn written(rules: &CaseBlue, first: Option<Action>, way: &Way, halts: bool) -> String {
    let mut line = first.map(|a| clicks::written(rules, &[a]) + "; ").unwrap_or_default();
    let hexes: Vec<String> = way.path.iter().map(|hex| rules.theatre().number(*hex)).collect();
    line += &format!("step {}", hexes.join("-"));
    if halts { line + "; halt" } else { line }
}

fn whole_clicks(rules: &CaseBlue, s: &State, seat: Seat, actions: &[Action], clicks: &mut Clicks<CaseBlue>) {
    let look = rules.look(s);
    match s.step() {
        Some(Step::Setup(_)) if actions.contains(&Action::ReadyMade) => {
            clicks.button(&[Action::ReadyMade, Action::Done], Text::new(READY_MADE));
        }
        Some(Step::March) => {
            let taken = |a: &Action| matches!(a, Action::Take(_) | Action::March(_));
            if actions.iter().filter(|a| matches!(a, Action::Take(_))).count() <= FEW {
                for a in actions.iter().filter(|a| taken(a)) {
                    far(rules, s, seat, Some(*a), &mut clicks.offers);
                }
            }
        }
        Some(Step::Moving { .. }) => far(rules, s, seat, None, &mut clicks.offers),
        Some(Step::Declare { .. }) => {
            let targets: BTreeSet<Hex> = actions.iter().filter_map(|a| attacked(*a)).collect();
            for hex in targets {
                let together = |all: &[Action]| -> Vec<UnitId> {
                    let joining = all.iter().filter_map(|a| match a {
                        Action::Attack(id, _) => Some(*id),
                        _ => None,
                    });
                    look.attackers(hex).chain(joining).collect()
                };
                let mut tag = None;
                let offer = clicks.all(
                    Handle::Place(hex),
                    |now, a| matches!(now.step(), Some(Step::Declare { .. })) && attacked(a) == Some(hex),
                    |all| {
                        tag = Some(Box::new(odds_tag(look, hex, together(all).into_iter())));
                        odds(look, "label-attack-all", hex, together(all).into_iter())
                    },
                );
                let Some(offer) = offer else { continue };
                (offer.tag, offer.odds, offer.together) = (tag.clone(), true, Some(ATTACK));
                fight_whole(rules, s, seat, hex, clicks);
            }
        }
        Some(Step::Advance) => advance::into_the_hex(rules, s, actions, clicks),
        _ => {}
    }
}

/// All who can attack a hex do, and the combats begin.
fn fight_whole(rules: &CaseBlue, s: &State, seat: Seat, hex: Hex, clicks: &mut Clicks<CaseBlue>) {
    let declares =
        |now: &State, a| matches!(now.step(), Some(Step::Declare { .. })) && attacked(a) == Some(hex);
    let mut line = clicks::all_that(rules, s, seat, LONGEST, declares);
    let count = line.len() as i32;
    let mut trying = Trying::new(rules, s, seat);
    line.iter().for_each(|a| {
        trying.go(*a);
    });
    // 10.3.4/1: an attack below 1-1 is not finished yet.
    if rules.check(&trying.state, seat, Action::Done).is_err() {
        return;
    }
    line.push(Action::Done);
    // It ends all declaring: what is fought with it is said, and what then is not attacked.
    let declared = rules.look(&trying.state);
    let label = Text::new("label-attack-fight")
        .with("hex", hex_value(hex))
        .with("count", count)
        .with("attacks", attacked_hexes(declared).len() as i32)
        .with("more", more_targets(declared));
    clicks.push(Handle::Place(hex), &line, label);
    if let Some(offer) = clicks.offers.last_mut() {
        offer.together = Some(ATTACK);
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
    let mut start = Trying::new(rules, s, seat);
    first.into_iter().for_each(|a| {
        start.go(a);
    });
    let start = start.state;
    let Some(Step::Moving { unit, points, march, fresh }) = start.step() else { return };
    for way in ways(rules.look(&start), unit, points, march, fresh) {
        let Some(end) = way.end() else { continue };
        let mut trying = Trying::new(rules, &start, seat);
        way.path.iter().for_each(|hex| {
            trying.go(Action::Step(*hex));
        });
        // A unit that could still move must be halted.
        let halts = matches!(trying.state.step(), Some(Step::Moving { unit: on, .. }) if on == unit);
        if halts {
            trying.go(Action::Halt);
        } else if first.is_none() && way.path.len() == 1 {
            // The single step says it already.
            continue;
        }
        let line = written(rules, first, &way, halts);
        let offer = Offer::new(Handle::Place(end), line, cost(unit, march, &way, end));
        out.push(offer.tagged(Some(way_tag(march, &way))).binding(trying.bound));
    }
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
