//! What a viewer sees.

use sandtable_core::{Handle, Piece, Refusal, Rules, Scene, Seen, Text, Value, clicks};

use crate::Skirmish;
use crate::state::{Action, Face, Kind, Side, State, Troop};

impl Troop {
    /// Its counter among the kinds of the board: what it is, or a back.
    pub fn counter(self) -> u16 {
        self.side as u16 * 4 + self.kind.map_or(3, |kind| kind as u16)
    }
}

impl Skirmish {
    /// The scene.
    pub fn shown(&self, seen: &Seen<Skirmish>) -> Scene {
        let s = seen.state();
        let over = s.turn > self.turns;
        let (phase, prompt) = match s.turn {
            0 => ("phase-deploy", "prompt-deploy"),
            _ if over => ("phase-over", "prompt-over"),
            _ => ("phase-march", "prompt-march"),
        };
        let [red, blue] = Side::ALL.map(|side| self.held(s, side));
        let prizes = |id| Text::new(id).with("red", red).with("blue", blue);
        Scene {
            turn: Text::new("turn").with("n", s.turn.clamp(1, self.turns)).with("of", self.turns),
            phase: Text::new(phase),
            standing: vec![prizes("standing")],
            asked: self.decision(s).seats(),
            prompt: Text::new(prompt).with("seat", s.active.seat()),
            pieces: s.troops().map(|(at, t)| Piece::new(self.key(at, t), t.counter(), at)).collect(),
            offers: clicks::each(self, seen, |a| self.click(s, a)),
            over: over.then(|| prizes("over")),
            ..Scene::default()
        }
    }

    /// The key of a troop; one that is hidden is known by where it lies alone.
    fn key(&self, at: u16, troop: Troop) -> String {
        match troop.kind {
            Some(kind) => format!("{}-{}", troop.side.word(), kind.word()),
            None => format!("{}@{}", troop.side.word(), self.board.places[usize::from(at)].key),
        }
    }

    fn click(&self, s: &State, a: Action) -> (Handle, Option<String>, Text) {
        let at = |id, troop: Option<Troop>, to: u16| {
            let unit = troop.map_or(0, Troop::counter);
            Text::new(id).with("unit", Value::Kind(unit)).with("place", Value::Place(to))
        };
        match a {
            Action::Place(kind, to) => {
                let troop = Troop { side: s.active, kind: Some(kind), face: Face::Down };
                (Handle::Place(to), None, at("label-place", Some(troop), to))
            }
            Action::Move(from, to) => {
                let attack = s.own(s.active.other(), to).is_some();
                let troop = s.own(s.active, from);
                let label = at(if attack { "label-attack" } else { "label-move" }, troop, to);
                (Handle::Place(to), troop.map(|troop| self.key(from, troop)), label)
            }
            Action::Pass => (Handle::Button("label-pass".into()), None, Text::new("label-pass")),
        }
    }

    /// Why nothing can be done with a place.
    pub fn reasons(&self, seen: &Seen<Skirmish>, at: &Handle) -> Vec<Refusal> {
        let (s, Handle::Place(to)) = (seen.state(), at) else { return Vec::new() };
        let Some(seat) = seen.asked(self) else { return Vec::new() };
        let natural: Vec<Action> = match s.turn {
            0 => Kind::ALL.map(|kind| Action::Place(kind, *to)).to_vec(),
            _ => s.troops().map(|(from, _)| Action::Move(from, *to)).collect(),
        };
        clicks::why_not(self, s, seat, natural, |refusal| refusal.rule.0 == "turn/1")
    }
}
