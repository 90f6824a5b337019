//! What a viewer sees: a board sent once, and scenes.

mod board;
mod groups;
mod labels;
mod looks;
mod losses;
mod offers;
mod ordinary;
mod overlays;
mod panels;
mod prompt;
mod refusals;
mod rosters;
mod sea;
mod sequence;
mod stakes;
mod tracks;

use sandtable_core::{Arrow, Decision, Rules, Scene, Seen, Text};

pub use board::{board, spots};
pub use overlays::overlay;
pub use refusals::refusals;

use crate::look::Look;
use crate::pieces::{SEA, Side, place_index};
use crate::{How, Mediterranean};

/// What changes on the screen, with the offers for a viewer who is asked.
pub fn scene(rules: &Mediterranean, seen: &Seen<Mediterranean>) -> Scene {
    let s = seen.state();
    let look = rules.look(s);
    let decision = rules.decision(s);
    let asked = decision.seats();
    let mut offers = Vec::new();
    for seat in asked.iter().filter(|seat| seen.viewer().0.has(*seat)) {
        let own = offers::offers(rules, s, seat);
        if offers.is_empty() {
            offers = own;
        } else {
            offers.extend(own);
        }
        ordinary::settle(rules, seen, seat, &mut offers);
    }
    Scene {
        turn: prompt::turn(look),
        phase: prompt::phase(look),
        standing: prompt::standing(look),
        asked,
        prompt: prompt::prompt(look, decision),
        pieces: groups::pieces(look),
        control: control(look),
        tracks: tracks::tracks(look),
        arrows: arrows(look),
        overlays: overlays::KEYS.to_vec(),
        panels: panels::panels(look),
        offers,
        over: over(look, decision),
        ..Scene::default()
    }
}

fn control(look: Look) -> Vec<Option<u8>> {
    (0..look.t.board.places.len())
        .map(|i| {
            let area = i as u8 + 1;
            look.t.areas.contains(area).then(|| look.s.controller(area).seat().0)
        })
        .collect()
}

fn arrows(look: Look) -> Vec<Arrow> {
    look.s
        .arrows
        .iter()
        .map(|a| Arrow {
            from: place_index(a.from),
            to: place_index(a.to),
            kind: if a.from == SEA { "landing" } else { "attack" },
        })
        .collect()
}

fn over(look: Look, decision: Decision) -> Option<Text> {
    decision.outcome()?;
    let end = look.s.over?;
    let id = match (end.winner, end.how) {
        (None, _) => "over-draw",
        (Some(_), How::AllStars) => "over-all-stars",
        (Some(_), How::Elimination) => "over-elimination",
        (Some(_), How::Munich) => "over-munich",
        (Some(_), How::Final) => "over-final",
    };
    let text = Text::new(id);
    Some(match end.winner {
        Some(side) => text.with("side", side.seat()),
        None => text,
    })
}

/// Stars that a side holds in supply.
fn stars(look: Look, side: Side) -> usize {
    (look.own(side) & look.t.stars & look.supplied(side)).len()
}
