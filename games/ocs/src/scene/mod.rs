//! What a viewer sees: a board sent once, and scenes.

mod board;
mod charts;
mod labels;
mod looks;
mod offers;
mod pieces;
mod prompt;
mod refusals;
mod sequence;

use sandtable_core::{Decision, Handle, Mark, Rules, Scene, Seen, Text};

use crate::Ocs;
use crate::look::Look;

pub use board::board;
pub use refusals::refusals;

/// What a viewer sees now.
pub fn scene(rules: &Ocs, seen: &Seen<Ocs>) -> Scene {
    let look = rules.look(seen.state());
    let decision = rules.decision(look.s);
    let control = (0..look.t.board.places.len()).map(|i| {
        let (place, _) = look.t.place(i as u16)?;
        Some(look.owner(place).seat().0)
    });
    let viewer = seen.asked(rules);
    Scene {
        turn: prompt::turn(look),
        phase: prompt::phase(look),
        standing: prompt::standing(look),
        asked: decision.seats(),
        prompt: prompt::prompt(look, decision),
        pieces: pieces::pieces(look),
        control: control.collect(),
        offers: viewer.map(|seat| offers::offers(rules, look, seat)).unwrap_or_default(),
        over: over(decision),
        ..Scene::default()
    }
}

/// Nothing is laid over the board yet.
pub fn overlay(_: Look, _: &str, _: Option<&Handle>) -> Vec<Mark> {
    Vec::new()
}

fn over(decision: Decision) -> Option<Text> {
    let outcome = decision.outcome()?;
    Some(match outcome.winners.iter().next() {
        Some(seat) => Text::new("over-won").with("side", seat),
        None => Text::new("over-drawn"),
    })
}
