//! What a viewer sees: a board sent once, and scenes.

mod air;
mod board;
mod charts;
mod fights;
mod labels;
mod looks;
mod marches;
mod markers;
mod offers;
mod overlays;
mod panels;
mod pieces;
mod prompt;
mod refusals;
mod sequence;
mod tracks;

use sandtable_core::{Arrow, Decision, Rules, Scene, Seen, Text};

use crate::Ocs;
use crate::combat::attackers;
use crate::look::Look;
use crate::state::on_map;

pub use air::wing_kind;
pub use board::board;
pub use labels::click;
pub use marches::act_elsewhere;
pub use overlays::overlay;
pub use panels::{barrage_sums, sums};
pub use pieces::column_key;
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
        pieces: pieces::pieces(look, seen.viewer()),
        control: control.collect(),
        tracks: tracks::tracks(look),
        arrows: arrows(look),
        overlays: overlays::keys(look),
        panels: panels::panels(look, seen.viewer()),
        offers: viewer.map(|seat| offers::offers(rules, look, seat)).unwrap_or_default(),
        staff: viewer.map(|seat| crate::policy::movable(look, seat)).unwrap_or_default(),
        over: over(decision),
        ..Scene::default()
    }
}

/// From the attackers to their target.
fn arrows(look: Look) -> Vec<Arrow> {
    let target = look.s.battle.target;
    let mut from: Vec<_> = attackers(look).map(|id| look.unit(id).at).filter(|at| *at != target).collect();
    from.sort_unstable();
    from.dedup();
    from.into_iter()
        .filter(|_| on_map(target))
        .map(|from| Arrow { from, to: target, kind: "attack" })
        .collect()
}

fn over(decision: Decision) -> Option<Text> {
    let outcome = decision.outcome()?;
    Some(match outcome.winners.iter().next() {
        Some(seat) => Text::new("over-won").with("side", seat),
        None => Text::new("over-drawn"),
    })
}
