//! The advance after combat as it is offered: who goes where, what becomes of his supply, and what follows.

use sandtable_core::clicks::{self, Clicks, Trying};
use sandtable_core::{Chance, Handle, Log, Mind, Offer, Rules, Seat, Seen, Text, preferred};

use super::labels::{label, then_fight};
use super::{cut_off, last_combat};
use crate::CaseBlue;
use crate::action::{Action, UnitId};
use crate::look::Look;
use crate::pieces::{Chit, Side};
use crate::play::{Play, hex_value, unit_value};
use crate::state::State;
use crate::steps::Step;
use crate::supply::connected;

/// The ordinary button.
const WISELY: &str = "label-advance-wisely";

/// Everybody who can advances with one click on the hex, or one of them whom it asks for.
pub fn into_the_hex(rules: &CaseBlue, s: &State, actions: &[Action], clicks: &mut Clicks<CaseBlue>) {
    let (look, target) = (rules.look(s), s.battle.target);
    let all = clicks.all(
        Handle::Place(target),
        |now, a| now.step() == Some(Step::Advance) && matches!(a, Action::Advance(_)),
        |_| Text::new("label-advance-all").with("hex", hex_value(target)),
    );
    if let Some(offer) = all {
        weigh(rules, s, offer);
    }
    for a in actions.iter().filter(|a| matches!(a, Action::Advance(_))) {
        let offer = clicks.push(Handle::Place(target), &[*a], label(look, *a).1);
        weigh(rules, s, offer);
    }
}

/// The ordinary button: who advances into the hex as a sensible player would have it, and why. While SUPPLY is still to be
/// drawn nobody goes where his supply does not follow; where nobody can go so, or would, the hex is left, and it is said why.
pub fn wisely(rules: &CaseBlue, s: &State, seat: Seat, clicks: &mut Clicks<CaseBlue>) {
    let (look, target) = (rules.look(s), s.battle.target);
    let advances = |a| matches!(a, Action::Advance(_));
    let whole =
        clicks.wisest_after(&[], Action::Done, advances, WISELY).map(|offer| read(rules, &offer.line));
    let Some(whole) = whole else {
        let stays = preferred(rules, &Seen::by(rules, s, seat), seat, &mut Mind::default());
        if stays == Some(Action::Done) {
            let cut = |id| !keeps_supply(rules, s, &[Action::Advance(id)]);
            let all_cut = look.attackers(target).all(cut);
            stay(look, clicks, if all_cut { "reason-stay-supplied" } else { "reason-stay-better" });
        }
        return;
    };
    clicks.offers.pop();
    let Some(line) = kept_in_supply(rules, s, seat, whole) else {
        return stay(look, clicks, "reason-stay-supplied");
    };
    let gone: Vec<UnitId> = goers(look, &line).map(|(id, _)| id).collect();
    let (Some(first), Some(other)) = (gone.first(), gone.get(1).or(gone.first())) else { return };
    let last = last_combat(look);
    let text = Text::new(if last.is_some() { "label-advance-wisely-fight" } else { WISELY })
        .with("place", hex_value(target))
        .with("unit", unit_value(*first))
        .with("other", unit_value(*other))
        .with("count", gone.len() as i32)
        .with("more", gone.len() as i32 - 1);
    let text = match last {
        Some(hex) => then_fight(look, text, hex),
        None => text,
    };
    clicks.button(&line, text);
    if let Some(offer) = clicks.offers.last_mut() {
        offer.reason = Some(Box::new(reason(look, &stranded(rules, s, &offer.line))));
        weigh(rules, s, offer);
    }
}

/// Not to advance is the ordinary button, with its reason: whoever has none to go in gives nothing away.
fn stay(look: Look, clicks: &mut Clicks<CaseBlue>, why: &'static str) {
    let ends = |offer: &Offer| matches!(offer.handle, Handle::Button(_)) && offer.line == "done";
    // Somebody who has gone in already holds the hex: the button needs no words.
    let empty = look.stack(look.s.battle.target).next().is_none();
    if let Some(at) = clicks.offers.iter().position(ends).filter(|_| empty) {
        let mut offer = clicks.offers.remove(at);
        offer.loses = None;
        clicks.offers.push(offer.because(Some(Text::new(why))));
    }
}

/// As much of an advance as keeps its supply until SUPPLY is drawn (11.1/1), the end of the step with it: one unit fewer
/// may hold the way open behind the others. None if nobody can go.
fn kept_in_supply(rules: &CaseBlue, s: &State, seat: Seat, whole: Vec<Action>) -> Option<Vec<Action>> {
    if keeps_supply(rules, s, &whole) {
        return Some(whole);
    }
    let mut some: Vec<Action> = whole.into_iter().filter(|a| *a != Action::Done).collect();
    while some.pop().is_some() && !some.is_empty() {
        if keeps_supply(rules, s, &some) {
            let mut trying = Trying::new(rules, s, seat);
            some.iter().for_each(|a| {
                trying.go(*a);
            });
            if !trying.bound && rules.check(&trying.state, seat, Action::Done).is_ok() {
                some.push(Action::Done);
            }
            return Some(some);
        }
    }
    None
}

/// Does nobody who advances lose a step when SUPPLY is drawn, or was it drawn already?
fn keeps_supply(rules: &CaseBlue, s: &State, line: &[Action]) -> bool {
    s.drawn.contains(Chit::SUPPLY) || stranded(rules, s, &clicks::written(rules, line)).is_empty()
}

/// Says of an advance what it gives away, and shows the odds of a last combat that follows by itself.
pub fn weigh(rules: &CaseBlue, s: &State, offer: &mut Offer) {
    let look = rules.look(s);
    offer.odds |= offer.binding && last_combat(look).is_some();
    // 11.1/1: who has no supply loses a step when SUPPLY is drawn.
    let cut = if look.s.drawn.contains(Chit::SUPPLY) { Vec::new() } else { stranded(rules, s, &offer.line) };
    if let Some(first) = cut.first() {
        let text = Text::new("loses-advance-supply").with("unit", unit_value(*first));
        offer.loses = Some(Box::new(text.with("more", cut.len() as i32 - 1)));
    }
}

/// Why a hex is entered: its points, or that supply holds; or what is risked.
fn reason(look: Look, stranded: &[UnitId]) -> Text {
    let hex = look.s.battle.target;
    match (stranded.first(), look.t.place(hex)) {
        (Some(cut), _) => Text::new("reason-advance-cut").with("unit", unit_value(*cut)),
        (None, Some((_, place))) if place.vp > 0 => {
            Text::new("reason-advance-points").with("place", hex_value(hex)).with("points", place.vp)
        }
        _ => Text::new("reason-advance-supplied"),
    }
}

/// Who goes where by some actions.
fn goers<'a>(look: Look<'a>, line: &'a [Action]) -> impl Iterator<Item = (UnitId, crate::action::Hex)> + 'a {
    line.iter().filter_map(move |a| match a {
        Action::Advance(id) => Some((*id, look.s.battle.target)),
        Action::Exploit(id, hex) => Some((*id, *hex)),
        _ => None,
    })
}

fn read(rules: &CaseBlue, line: &str) -> Vec<Action> {
    let mut actions = Vec::new();
    for part in line.split("; ") {
        // What is offered can be read.
        let _ = rules.read(part, &mut actions);
    }
    actions
}

/// Who of those that advance has supply now and none where he goes.
fn stranded(rules: &CaseBlue, s: &State, line: &str) -> Vec<UnitId> {
    let (look, mut after) = (rules.look(s), s.clone());
    let (mut chance, mut log) = (Chance::quick(0), Log::off());
    let line = read(rules, line);
    let mut play = Play::new(rules.theatre(), &mut after, &mut chance, &mut log);
    goers(look, &line).for_each(|(id, hex)| play.send(id, hex));
    let cut = |look: Look| {
        let lines = Side::BOTH.map(|side| connected(look, side));
        goers(look, &line).map(|(id, _)| id).filter(|id| cut_off(look, *id, &lines)).collect::<Vec<_>>()
    };
    let mut stranded = cut(rules.look(&after));
    if !stranded.is_empty() {
        let before = cut(look);
        stranded.retain(|id| !before.contains(id));
    }
    stranded
}
