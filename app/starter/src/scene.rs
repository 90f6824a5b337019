//! What a viewer sees.

use sandtable_core::{Handle, Offer, Piece, Refusal, Rules, Scene, Seen, Text, Value, clicks};

use crate::Skirmish;
use crate::state::{Action, Kind, Side, Spot, State};

/// The scene.
pub fn scene(rules: &Skirmish, seen: &Seen<Skirmish>) -> Scene {
    let (ground, s) = (&*rules.0, seen.state());
    let over = s.turn > ground.turns;
    let [red, blue] = Side::ALL.map(|side| ground.held(s, side));
    let on = (0..s.troops.len()).filter(|i| s.troops[*i].at.on_map());
    let phase = match s.turn {
        0 => ("phase-deploy", "prompt-deploy"),
        _ if over => ("phase-over", "prompt-over"),
        _ => ("phase-march", "prompt-march"),
    };
    Scene {
        turn: Text::new("turn").with("n", s.turn.clamp(1, ground.turns)).with("of", ground.turns),
        phase: Text::new(phase.0),
        standing: vec![Text::new("standing").with("red", red).with("blue", blue)],
        asked: rules.decision(s).seats(),
        prompt: Text::new(phase.1).with("seat", s.active.seat()),
        pieces: on.map(|i| piece(rules, s, i)).collect(),
        offers: offers(rules, seen),
        over: over.then(|| Text::new("over").with("red", red).with("blue", blue)),
        ..Scene::default()
    }
}

/// A face-down troop is known by where it lies alone.
fn key(rules: &Skirmish, s: &State, i: usize) -> String {
    let (side, troop) = (State::owner(i).word(), s.troops[i]);
    match troop.kind {
        Some(kind) => format!("{side}-{}", kind.word()),
        None => format!("{side}@{}", rules.board().places[usize::from(troop.at.0)].key),
    }
}

fn kind(s: &State, i: usize) -> u16 {
    State::owner(i) as u16 * 4 + s.troops[i].kind.map_or(3, |kind| kind as u16)
}

fn piece(rules: &Skirmish, s: &State, i: usize) -> Piece {
    Piece::new(key(rules, s, i), kind(s, i), s.troops[i].at.0.into())
}

fn offers(rules: &Skirmish, seen: &Seen<Skirmish>) -> Vec<Offer> {
    let s = seen.state();
    let Some(seat) = rules.decision(s).seats().iter().find(|seat| seen.viewer().0.has(*seat)) else {
        return Vec::new();
    };
    let mut actions = Vec::new();
    rules.actions(s, seat, &mut actions);
    let offer = |a: Action| {
        let line = clicks::written(rules, &[a]);
        let at = |to: Spot, label: Text| {
            let to = u16::from(to.0);
            Offer::new(Handle::Place(to), line.clone(), label.with("place", Value::Place(to)))
        };
        let offer = match a {
            Action::Place(kind, to) => {
                let unit = Value::Kind(s.active as u16 * 4 + kind as u16);
                at(to, Text::new("label-place").with("unit", unit))
            }
            Action::Move(from, to) => {
                let i = s.at(from)?;
                let id = if s.at(to).is_some() { "label-attack" } else { "label-move" };
                at(to, Text::new(id).with("unit", Value::Kind(kind(s, i)))).with_piece(Some(key(rules, s, i)))
            }
            Action::Pass => Offer::button(line.clone(), Text::new("label-pass")),
        };
        Some(offer.binding(rules.0.binds(s, a)))
    };
    actions.into_iter().filter_map(offer).collect()
}

/// Why nothing can be done with a place.
pub fn refusals(rules: &Skirmish, seen: &Seen<Skirmish>, at: &Handle) -> Vec<Refusal> {
    let s = seen.state();
    let asked = rules.decision(s).seats().iter().find(|seat| seen.viewer().0.has(*seat));
    let (Some(seat), Handle::Place(to)) = (asked, at) else { return Vec::new() };
    let to = Spot(*to as u8);
    let natural: Vec<Action> = match s.turn {
        0 => Kind::ALL.map(|kind| Action::Place(kind, to)).to_vec(),
        _ => s.active.slots().map(|i| Action::Move(s.troops[i].at, to)).collect(),
    };
    clicks::why_not(rules, s, seat, natural, |refusal| refusal.rule.0 == "turn/1")
}
