//! What can be clicked: a handle for each legal action, and whole marches besides.

use std::collections::VecDeque;

use sandtable_core::clicks::{self, Clicks, Trying};
use sandtable_core::{Handle, Offer, Rules, Seat, Text};

use super::labels::click;
use crate::DesertWar;
use crate::action::{Action, Space, Spaces, UnitId};
use crate::play::{space_value, unit_value};
use crate::state::{State, flag};
use crate::steps::Step;

/// Most actions of a whole click.
const LONGEST: usize = 16;

/// All clicks of a seat that is asked.
pub fn offers(rules: &DesertWar, s: &State, seat: Seat) -> Vec<Offer> {
    let look = rules.look(s);
    let mut actions = Vec::new();
    rules.actions(s, seat, &mut actions);
    let mut clicks = Clicks::new(rules, s, seat, LONGEST);
    if actions.iter().any(|a| matches!(a, Action::Join(_))) {
        let button = Handle::Button("label-join-all".into());
        clicks.all(button, |_, a| matches!(a, Action::Join(_)), |_| Text::new("label-join-all"));
    }
    // The last button is the ordinary one.
    actions.sort_by_key(|a| match a {
        Action::Done | Action::Engage => 2,
        Action::Halt | Action::Yield | Action::Allot => 1,
        _ => 0,
    });
    for a in actions {
        let (handle, label, piece) = click(look, a);
        let offer = clicks.offer(handle, &[a], label);
        clicks.offers.push(offer.with_piece(piece).minor(minor(s, a)).tagged(cost(look, a)));
        if let Action::Take(unit) = a {
            marches(&mut clicks, rules, s, seat, unit);
        }
    }
    clicks.offers
}

/// Is it a button that gives something away, so that nobody shall press it by habit: an action without a card, the card on
/// offer left where it is, operations without a marker, a march or an assault of nobody, points unspent, what helps but once?
fn minor(s: &State, a: Action) -> bool {
    let nobody = |flag: u8| s.flags.iter().all(|flags| flags & flag == 0);
    match (a, s.step()) {
        (Action::Automatic | Action::Rommel | Action::Bonus | Action::Flank, _)
        | (Action::Done, Some(Step::Pick(_) | Step::Restock(_))) => true,
        (Action::Done, Some(Step::Activate)) => (s.deed.moves | s.deed.attacks).is_empty(),
        (Action::Done, Some(Step::March | Step::Redeploy)) => nobody(flag::MOVED),
        (Action::Done, Some(Step::Assault)) => nobody(flag::FOUGHT),
        _ => false,
    }
}

/// What an activation costs, written on the space.
fn cost(look: crate::look::Look, a: Action) -> Option<Text> {
    let Action::Activate(at, purpose) = a else { return None };
    Some(Text::new("tag-cost").with("cost", look.cost(look.s.acting, at, purpose, false)))
}

/// One click for each space to which a unit that can be taken up can go.
fn marches(clicks: &mut Clicks<DesertWar>, rules: &DesertWar, s: &State, seat: Seat, unit: UnitId) {
    let going = |s: &State| match s.step() {
        Some(Step::Moving { unit: on, .. } | Step::Advancing { unit: on, .. }) => on == unit,
        _ => false,
    };
    let mut taken = Trying::new(rules, s, seat);
    taken.go(Action::Take(unit));
    let mut met = Spaces::single(s.at[usize::from(unit)]);
    let mut open = VecDeque::from([(taken, vec![Action::Take(unit)])]);
    while let Some((tried, line)) = open.pop_front() {
        let mut steps = Vec::new();
        rules.actions(&tried.state, seat, &mut steps);
        for a in steps {
            let Action::Step(to) = a else { continue };
            if met.contains(to) {
                continue;
            }
            met = met.with(to);
            let (mut next, mut line) = (Trying::new(rules, &tried.state, seat), line.clone());
            next.go(a);
            line.push(a);
            let goes_on = going(&next.state);
            let halts = goes_on && rules.check(&next.state, seat, Action::Halt).is_ok();
            if halts {
                let whole: Vec<Action> = line.iter().copied().chain([Action::Halt]).collect();
                let binds = next.bound || Trying::new(rules, &next.state, seat).go(Action::Halt);
                clicks.offers.push(march(rules, s, unit, to, &whole).binding(binds));
            } else if !goes_on {
                clicks.offers.push(march(rules, s, unit, to, &line).binding(next.bound));
            }
            if goes_on && !next.bound {
                open.push_back((next, line));
            }
        }
    }
}

fn march(rules: &DesertWar, s: &State, unit: UnitId, to: Space, line: &[Action]) -> Offer {
    let label = Text::new("label-march").with("unit", unit_value(unit)).with("space", space_value(to));
    Offer::new(Handle::Place(to.into()), clicks::written(rules, line), label)
        .with_piece(Some(rules.look(s).counter(unit).key.clone()))
        .together(Some("march"))
}
