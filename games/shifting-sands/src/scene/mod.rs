//! What a viewer sees.

mod board;
mod hands;
mod looks;
mod offers;
mod pieces;
mod prompt;
mod refusals;

use sandtable_core::{Decision, Rules, Scene, Seen, Text};

use crate::DesertWar;
use crate::pieces::Side;

pub use board::board;
pub use offers::label;
pub use refusals::refusals;

/// What a viewer sees now.
pub fn scene(rules: &DesertWar, seen: &Seen<DesertWar>) -> Scene {
    let look = rules.look(seen.state());
    let decision = rules.decision(look.s);
    let asked = decision.seats();
    let viewer = seen.viewer().0.iter().find(|seat| asked.has(*seat));
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
        tracks: prompt::tracks(look),
        hands: hands::hands(look),
        piles: hands::piles(look),
        offers: viewer.map(|seat| offers::offers(rules, look, seat)).unwrap_or_default(),
        over,
        ..Scene::default()
    }
}
