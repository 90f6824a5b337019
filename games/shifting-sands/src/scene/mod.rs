//! What a viewer sees.

mod board;
mod charts;
mod hands;
mod labels;
mod looks;
mod offers;
mod overlays;
mod panels;
mod pieces;
mod prompt;
mod refusals;
mod sequence;
mod tracks;

use sandtable_core::{Arrow, Chance, Decision, Rules, Scene, Seen, Text};

use crate::DesertWar;
use crate::cards::Force;
use crate::look::Look;
use crate::pieces::Side;
use crate::state::NOWHERE;

pub use board::board;
pub use labels::label;
pub use overlays::overlay;
pub use panels::sums;
pub use refusals::refusals;

/// What a viewer sees now.
pub fn scene(rules: &DesertWar, seen: &Seen<DesertWar>) -> Scene {
    let look = rules.look(seen.state());
    let decision = rules.decision(look.s);
    let asked = decision.seats();
    let viewer = seen.viewer().0.iter().find(|seat| asked.has(*seat));
    // Clicks are tried out on a position that might be the true one: the veil leaves cards nowhere.
    let offers = viewer.map(|seat| offers::offers(rules, &rules.imagine(seen, &mut Chance::quick(0)), seat));
    let offers = offers.unwrap_or_default();
    let eyes = hands::Eyes::new(look, seen.viewer(), asked);
    let over = match decision {
        Decision::Over(_) => look.s.over.map(|end| Text::new("over-won").with("side", end.winner.seat())),
        Decision::Ask(_) => None,
    };
    let control = (0..look.t.board.places.len()).map(|i| {
        let space = u8::try_from(i).ok().filter(|_| i < look.t.spaces.len())?;
        Some(if look.s.axis.contains(space) { Side::Axis.seat().0 } else { Side::Allied.seat().0 })
    });
    Scene {
        turn: prompt::turn(look),
        phase: prompt::phase(look),
        standing: prompt::standing(look),
        asked,
        prompt: prompt::prompt(look, asked.iter().next().and_then(Side::of), viewer.is_some()),
        pieces: pieces::pieces(look),
        control: control.collect(),
        tracks: tracks::tracks(look),
        arrows: arrows(look),
        overlays: overlays::KEYS.to_vec(),
        hands: hands::hands(eyes),
        piles: hands::piles(eyes),
        panels: panels::panels(look),
        offers,
        over,
        ..Scene::default()
    }
}

/// From where the space at issue is attacked.
fn arrows(look: Look) -> Vec<Arrow> {
    let target = look.s.battle.target;
    if target == NOWHERE {
        return Vec::new();
    }
    let mut from: Vec<u16> = look.force(Force::Attacker).map(|id| look.at(id).into()).collect();
    from.sort_unstable();
    from.dedup();
    from.into_iter().map(|from| Arrow { from, to: target.into(), kind: "attack" }).collect()
}
