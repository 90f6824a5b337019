//! Why nothing can be done with a piece, a hex, a chit or a button now: the natural actions are tried, and what the
//! rules answer is collected.

use sandtable_core::{Handle, Named, Refusal, Rules, Seen, Value, clicks};

use super::pieces::FORTRESSES;
use crate::CaseBlue;
use crate::action::{Action, Hex, UnitId};
use crate::look::Look;
use crate::notation::find;
use crate::pieces::{Chit, Side};
use crate::refusals::{ENEMY_THERE, FULL, NOT_NOW, OUT_OF_REACH, OVER, SEA};
use crate::state::{State, flag, off, on_map};
use crate::steps::{Step, not_here, not_yours};
use crate::theatre::Terrain;

/// The enemy whom a unit cannot move against can be attacked.
const ATTACK_LATER: Refusal = Refusal::new("3.1.2", "why-attack-later");
/// With nothing in hand an enemy cannot be clicked.
const ENEMY_UNIT: Refusal = Refusal::new("5.0.4", "why-enemy-unit");
/// The message to whoever sets up a unit where its army does not.
const NOT_AN_ARMY_HEX: &str = "why-not-an-army-hex";
/// The message to whoever takes up the second of two who are alike.
const TAKE_THE_FIRST: &str = "why-take-the-first";

/// Refusals of the natural actions at a handle; none if something is possible there.
pub fn refusals(rules: &CaseBlue, seen: &Seen<CaseBlue>, at: &Handle) -> Vec<Refusal> {
    let s = seen.state();
    let look = rules.look(s);
    let asked = rules.decision(s).seats();
    let Some(side) = asked.iter().find(|seat| seen.viewer().0.has(*seat)).and_then(Side::of) else {
        return vec![if s.over.is_some() { OVER } else { not_yours(look, None, Action::Done) }];
    };
    let hex = hex_of(look, side, at);
    if let (Some(Step::Moving { unit, .. }), Some(hex)) = (s.step(), hex)
        && look.t.direction(look.unit(unit).at, hex).is_none()
    {
        return vec![beyond(look, side, hex)];
    }
    if s.step() == Some(Step::March) && hex.and_then(|hex| look.s.holder(hex)) == Some(side.other()) {
        return vec![ENEMY_UNIT];
    }
    let natural = natural(look, side, at);
    if natural.is_empty() {
        return vec![not_here(look)];
    }
    // Which of two who are alike comes first is of interest to whoever has taken one of them up.
    let general = |refusal: &Refusal| {
        refusal.why == NOT_NOW || matches!(at, Handle::Place(_)) && refusal.why == TAKE_THE_FIRST
    };
    let mut found = clicks::why_not(rules, s, side.seat(), natural, general);
    if let (true, Some(Step::Setup(_)), Handle::Place(hex)) = (found.is_empty(), s.step(), at) {
        return ground(rules, s, side, *hex);
    }
    // Whoever moves against an enemy is told when he can attack him.
    if matches!(s.step(), Some(Step::March | Step::Moving { .. })) {
        found
            .iter_mut()
            .filter(|refusal| **refusal == ENEMY_THERE)
            .for_each(|refusal| *refusal = ATTACK_LATER);
    }
    found
}

/// A hex where some unit can be set up, for whoever holds another: whose it is (4.0.3/1), and what keeps others out of it.
fn ground(rules: &CaseBlue, s: &State, side: Side, hex: Hex) -> Vec<Refusal> {
    let look = rules.look(s);
    let whose = look.t.armies.iter().find(|army| army.hexes.iter().any(|(of, _)| *of == hex));
    let chit = whose.and_then(|army| Chit::named(&army.name).ok());
    let whose =
        chit.map(|chit| Refusal::new("4.0.3/1", "why-set-up-ground").with("army", Value::Term(chit.term())));
    let mut found: Vec<Refusal> = whose.into_iter().collect();
    for id in look.all(side, |u| u.at == off::TRAY) {
        let refused = rules.check(s, side.seat(), Action::Place(id, hex)).err();
        let says = |refusal: &Refusal| ![TAKE_THE_FIRST, NOT_AN_ARMY_HEX].contains(&refusal.why);
        found.extend(refused.filter(says).filter(|refusal| !found.contains(refusal)));
    }
    found
}

/// The hex that is meant: one of the map, or that of an enemy on it.
fn hex_of(look: Look, side: Side, at: &Handle) -> Option<Hex> {
    match at {
        Handle::Place(hex) => Some(*hex).filter(|hex| usize::from(*hex) < look.t.ground.len()),
        Handle::Piece(key) => find(look.t, key)
            .filter(|id| look.t.side(*id) != side)
            .map(|id| look.unit(id).at)
            .filter(|hex| on_map(*hex)),
        _ => None,
    }
}

/// Why the unit on the move does not get to a hex that it does not touch: nobody enters there, or it is too far.
fn beyond(look: Look, side: Side, hex: Hex) -> Refusal {
    if look.t.at(hex).terrain == Terrain::Sea {
        SEA
    } else if look.s.holder(hex) == Some(side.other()) {
        ATTACK_LATER
    } else if !look.room(hex) {
        FULL
    } else {
        OUT_OF_REACH
    }
}

fn natural(look: Look, side: Side, at: &Handle) -> Vec<Action> {
    match at {
        Handle::Piece(key) if FORTRESSES.contains(&key.as_str()) => vec![Action::LoseFortress],
        Handle::Piece(key) => match find(look.t, key) {
            Some(id) => of_unit(look, side, id),
            None => Vec::new(),
        },
        Handle::Place(hex) if usize::from(*hex) < look.t.ground.len() => of_hex(look, side, *hex),
        Handle::Card(word) => match Chit::named(word).ok() {
            Some(chit) if look.s.selected[side as usize].contains(chit) => vec![Action::Lead(chit)],
            Some(chit) => vec![Action::Select(chit)],
            None => Vec::new(),
        },
        Handle::Button(id) => of_button(id),
        _ => Vec::new(),
    }
}

fn of_unit(look: Look, side: Side, id: UnitId) -> Vec<Action> {
    let at = look.unit(id).at;
    if look.t.side(id) != side && on_map(at) {
        return of_hex(look, side, at);
    }
    match look.s.step() {
        Some(Step::Setup(_)) => of_tray(look, id),
        Some(Step::Stavka) => vec![Action::Activate(id)],
        Some(Step::Attach(_)) => vec![Action::Attach(id)],
        Some(Step::March | Step::Moving { .. }) => vec![Action::Take(id), Action::March(id)],
        Some(Step::Declare { .. }) => match look.targets(id).next() {
            Some(_) => look.targets(id).map(|hex| Action::Attack(id, hex)).collect(),
            None if on_map(at) => look.t.near(at).take(1).map(|hex| Action::Attack(id, hex)).collect(),
            None => vec![],
        },
        Some(Step::Losses { .. }) => vec![Action::Lose(id)],
        Some(Step::Retreat) if on_map(at) => look.t.near(at).map(|hex| Action::Retreat(id, hex)).collect(),
        Some(Step::Advance) => vec![Action::Advance(id)],
        Some(Step::Transfer) => vec![Action::Transfer(id)],
        Some(Step::Entrain) => vec![Action::Entrain(id)],
        Some(Step::Call(_)) => vec![Action::Call(id)],
        _ => vec![Action::Take(id)],
    }
}

/// A unit to set up: one of its hexes is enough to say that it can be placed.
fn of_tray(look: Look, id: UnitId) -> Vec<Action> {
    let army = look.t.armies.iter().flat_map(|a| a.hexes.iter().map(|(hex, _)| *hex));
    let front = look.t.front.iter().copied();
    army.chain(front).chain(look.t.places.iter().map(|p| p.hex)).map(|hex| Action::Place(id, hex)).collect()
}

fn of_hex(look: Look, side: Side, hex: Hex) -> Vec<Action> {
    let own = |test: u8| look.all(side, move |u| on_map(u.at) && (test == 0 || u.has(test)));
    match look.s.step() {
        Some(Step::Setup(_)) => {
            look.all(side, |u| u.at == off::TRAY).map(|id| Action::Place(id, hex)).collect()
        }
        Some(Step::March) => look.stack(hex).flat_map(|id| [Action::Take(id), Action::March(id)]).collect(),
        Some(Step::Moving { .. }) => vec![Action::Step(hex)],
        Some(Step::Declare { .. }) => {
            let near = own(0).filter(|id| look.t.direction(look.unit(*id).at, hex).is_some());
            let mut actions: Vec<Action> = near.map(|id| Action::Attack(id, hex)).collect();
            if actions.is_empty() {
                actions.extend(own(flag::ACTIVE).next().map(|id| Action::Attack(id, hex)));
            }
            actions
        }
        Some(Step::Choose) => vec![Action::Battle(hex)],
        Some(Step::Retreat) => own(flag::ROUTED).map(|id| Action::Retreat(id, hex)).collect(),
        Some(Step::Advance) if hex == look.s.battle.target => {
            look.attackers(hex).map(Action::Advance).collect()
        }
        Some(Step::Advance) => {
            look.attackers(look.s.battle.target).map(|id| Action::Exploit(id, hex)).collect()
        }
        Some(Step::Build) => vec![Action::Build(hex)],
        Some(Step::Enter(_)) => vec![Action::Enter(hex)],
        // Elsewhere units are clicked: the hex stands for those in it.
        _ => look
            .stack(hex)
            .filter(|id| look.t.side(*id) == side)
            .flat_map(|id| of_unit(look, side, id))
            .collect(),
    }
}

fn of_button(id: &str) -> Vec<Action> {
    match id {
        "label-ready-made" | "label-ready-made-done" => vec![Action::ReadyMade],
        "label-ready" => vec![Action::Ready],
        "label-halt" => vec![Action::Halt],
        "label-stand" => vec![Action::Stand],
        "label-yield" => vec![Action::Yield],
        id if id.starts_with("label-done") || id.starts_with("label-no-") => vec![Action::Done],
        _ => Vec::new(),
    }
}
