//! Every action as a click: what is clicked, and what it does in words.

use sandtable_core::{Handle, Text, Value, legal_actions};

use super::names::column;
use super::pieces::FORTRESSES;
use super::{attacked_hexes, last_combat};
use crate::CaseBlue;
use crate::action::{Action, Hex, UnitId};
use crate::look::Look;
use crate::play::{hex_value, unit_value};
use crate::state::flag;
use crate::steps::Step;

fn at(hex: Hex) -> Handle {
    Handle::Place(hex)
}

fn piece(look: Look, id: UnitId) -> Handle {
    Handle::Piece(look.counter(id).key.clone())
}

fn button(id: &'static str) -> (Handle, Text) {
    (Handle::Button(id.into()), Text::new(id))
}

fn of(id: &'static str, unit: UnitId) -> Text {
    Text::new(id).with("unit", unit_value(unit))
}

fn to(id: &'static str, unit: UnitId, hex: Hex) -> Text {
    of(id, unit).with("hex", hex_value(hex))
}

fn here(id: &'static str, hex: Hex) -> Text {
    Text::new(id).with("hex", hex_value(hex))
}

/// What is clicked for an action, and what it does.
pub fn label(look: Look, a: Action) -> (Handle, Text) {
    match a {
        Action::Place(id, hex) => (at(hex), to("label-place", id, hex)),
        Action::ReadyMade => button("label-ready-made"),
        Action::Select(chit) => (
            Handle::Card(chit.word().into()),
            Text::new("label-select").with("chit", Value::Term(chit.term())),
        ),
        Action::Lead(chit) => {
            (Handle::Card(chit.word().into()), Text::new("label-lead").with("chit", Value::Term(chit.term())))
        }
        Action::Ready => button("label-ready"),
        Action::Activate(id) => {
            (piece(look, id), of("label-activate", id).with("range", look.counter(id).range))
        }
        Action::Attach(id) => (piece(look, id), of("label-attach", id)),
        Action::Take(id) => {
            (piece(look, id), of("label-take", id).with("points", look.counter(id).allowance))
        }
        Action::March(id) => {
            (piece(look, id), of("label-march", id).with("hexes", look.counter(id).allowance * 2))
        }
        Action::Step(hex) => (at(hex), step(look, hex)),
        Action::Halt => button("label-halt"),
        Action::Attack(id, hex) => (at(hex), attack(look, id, hex)),
        Action::Battle(hex) => (at(hex), odds(look, "label-battle", hex, look.attackers(hex))),
        Action::Lose(id) => {
            let turns = look.counter(id).two_steps && look.is_full(id);
            (piece(look, id), of(if turns { "label-reduce" } else { "label-remove" }, id))
        }
        Action::LoseFortress => {
            let target = look.s.battle.target;
            let i = look.s.fortresses.iter().position(|f| f.at == target).unwrap_or(0);
            (Handle::Piece(FORTRESSES[i].into()), here("label-lose-fortress", target))
        }
        Action::Stand => {
            let (handle, text) = button("label-stand");
            let there: u8 = look.stack(look.s.battle.target).map(|id| 1 + u8::from(look.flips(id))).sum();
            let all = there + look.s.fortress(look.s.battle.target);
            (handle, text.with("steps", look.s.battle.steps + look.s.battle.hexes).with("all", all))
        }
        Action::Yield => {
            let (handle, text) = button("label-yield");
            (handle, text.with("hexes", look.s.battle.hexes))
        }
        Action::Retreat(id, hex) => {
            let zone = look.zone(look.t.side(id).other(), hex);
            (at(hex), to(if zone { "label-retreat-zone" } else { "label-retreat" }, id, hex))
        }
        Action::Advance(id) => (piece(look, id), to("label-advance", id, look.s.battle.target)),
        Action::Exploit(id, hex) => (at(hex), to("label-exploit", id, hex)),
        Action::Transfer(id) => (piece(look, id), of("label-transfer", id)),
        Action::Entrain(id) => (piece(look, id), of("label-entrain", id)),
        Action::Build(hex) => {
            let id = if look.s.fortress(hex) > 0 { "label-raise" } else { "label-build" };
            (at(hex), here(id, hex))
        }
        Action::Call(id) => (piece(look, id), of("label-call", id)),
        Action::Enter(hex) => (at(hex), here("label-enter", hex)),
        Action::Done => done(look),
    }
}

/// A single step with its cost.
fn step(look: Look, hex: Hex) -> Text {
    let Some(Step::Moving { unit, march, fresh, .. }) = look.s.step() else {
        return here("label-step", hex).with("cost", 0);
    };
    match look.cost(unit, look.unit(unit).at, hex, march, fresh) {
        Ok(_) if march => here("label-step-road", hex),
        Ok((_, true)) => here("label-step-whole", hex),
        Ok((cost, _)) => here("label-step", hex).with("cost", cost / 2),
        Err(_) => here("label-step", hex).with("cost", 0),
    }
}

/// A unit that joins an attack, with the odds as they are then; below 1-1 it only begins one (10.3.4/1).
fn attack(look: Look, id: UnitId, hex: Hex) -> Text {
    let attackers = || look.attackers(hex).chain([id]);
    let label = match look.assault(hex, attackers()).column {
        Some(_) => return odds(look, "label-attack", hex, attackers()).with("unit", unit_value(id)),
        None if look.attackers(hex).next().is_some() => "label-attack-join",
        None => "label-attack-begin",
    };
    let assault = look.assault(hex, attackers());
    to(label, id, hex).with("attack", i32::from(assault.attack)).with("defence", i32::from(assault.defence))
}

/// An attack with its strengths and its column.
pub fn odds(look: Look, id: &'static str, hex: Hex, attackers: impl Iterator<Item = UnitId>) -> Text {
    let assault = look.assault(hex, attackers);
    here(id, hex)
        .with("attack", i32::from(assault.attack))
        .with("defence", i32::from(assault.defence))
        .with("column", Value::Term(assault.column.map_or("column-below", column)))
}

/// What is written on the hex of an action: the cost of a step, the odds of an attack.
pub fn tag(look: Look, a: Action) -> Option<Text> {
    match (a, look.s.step()) {
        (Action::Step(hex), Some(Step::Moving { unit, march, fresh, .. })) => {
            match look.cost(unit, look.unit(unit).at, hex, march, fresh) {
                Ok(_) if march => Some(Text::new("tag-road").with("hexes", 1)),
                Ok((_, true)) => Some(Text::new("tag-whole")),
                Ok((cost, _)) => Some(Text::new("tag-cost").with("cost", cost / 2)),
                Err(_) => None,
            }
        }
        (Action::Attack(id, hex), _) => Some(odds_tag(look, hex, look.attackers(hex).chain([id]))),
        (Action::Battle(hex), _) => Some(odds_tag(look, hex, look.attackers(hex))),
        _ => None,
    }
}

/// The column of an attack.
pub fn odds_tag(look: Look, hex: Hex, attackers: impl Iterator<Item = UnitId>) -> Text {
    match look.assault(hex, attackers).column {
        Some(c) => Text::new("tag-odds").with("column", Value::Term(column(c))),
        None => Text::new("tag-below"),
    }
}

/// What `done` means now: what is fought then is named, and what is not.
fn done(look: Look) -> (Handle, Text) {
    let attacks = attacked_hexes(look).len() as i32;
    let waits = look.t.ids().any(|id| look.unit(id).has(flag::ACTIVE) && !look.unit(id).has(flag::MOVED));
    let (handle, text) = button(match look.s.step() {
        Some(Step::Setup(_)) => "label-done-setup",
        Some(Step::Attach(left)) if left < look.t.limits.allied_hq_germans => "label-no-more-attach",
        Some(Step::Attach(_)) => "label-no-attach",
        Some(Step::March) if waits => "label-done-moving",
        Some(Step::Declare { .. }) if attacks > 0 => "label-done-declaring",
        Some(Step::Declare { .. }) => "label-no-attack",
        Some(Step::Advance) if last_combat(look).is_some() => "label-done-advancing-fight",
        Some(Step::Advance) => "label-done-advancing",
        Some(Step::Entrain) => "label-done-entraining",
        Some(Step::Build) => "label-no-fortress",
        Some(Step::Call(_)) => "label-done-calling",
        _ => "label-done",
    });
    let text = match (text.id, last_combat(look)) {
        ("label-done-declaring", _) => text.with("attacks", attacks).with("more", more_targets(look)),
        ("label-done-advancing-fight", Some(hex)) => then_fight(look, text, hex),
        _ => text,
    };
    (handle, text)
}

/// How many hexes could still be attacked, besides those that are.
pub fn more_targets(look: Look) -> i32 {
    let mut actions = Vec::new();
    legal_actions::<CaseBlue>(look, look.acting(), &mut actions);
    let declared = attacked_hexes(look);
    let mut more: Vec<Hex> = actions
        .into_iter()
        .filter_map(|a| match a {
            Action::Attack(_, hex) if !declared.contains(&hex) => Some(hex),
            _ => None,
        })
        .collect();
    more.sort_unstable();
    more.dedup();
    more.len() as i32
}

/// What a label says of the last combat, which follows by itself.
pub fn then_fight(look: Look, text: Text, hex: Hex) -> Text {
    let column = look.assault(hex, look.attackers(hex)).column.map_or("column-below", column);
    text.with("hex", hex_value(hex)).with("column", Value::Term(column))
}
