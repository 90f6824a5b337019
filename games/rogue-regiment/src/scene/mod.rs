//! What a viewer sees: a board sent once, and scenes.

mod board;
mod cards;
mod labels;
mod looks;
mod offers;
mod overlays;
mod panels;
mod pieces;
mod prompt;
mod sightlines;
mod ways;

use sandtable_core::{Handle, Refusal, Rules, Scene, Seen, Text, clicks};

pub use board::board;
pub use labels::label;
pub use overlays::overlay;

use crate::Mission;
use crate::action::{Action, Friend, Unit};
use crate::ground::Square;
use crate::look::{Look, Prey};
use crate::pieces::Terrain;
use crate::state::mood;
use crate::steps::{self, Step};

/// What changes on the screen, with the offers for a viewer who is asked.
pub fn scene(rules: &Mission, seen: &Seen<Mission>) -> Scene {
    let s = seen.state();
    let look = rules.look(s);
    let asked = rules.decision(s).seats();
    // Whoever sits at several seats chooses for one after the other.
    let seat = asked.iter().find(|seat| seen.viewer().0.has(*seat));
    Scene {
        turn: Text::new("turn").with("turn", s.turn).with("dawn", look.t.page.dawn),
        phase: Text::new(prompt::phase(look)),
        standing: prompt::standing(look),
        asked,
        prompt: prompt::prompt(look),
        pieces: pieces::pieces(look),
        edges: pieces::outlines(look),
        tracks: prompt::tracks(look),
        overlays: overlays::KEYS.to_vec(),
        hands: cards::hands(look),
        piles: cards::pile(look).into_iter().collect(),
        panels: panels::panels(look),
        offers: seat.map(|seat| offers::offers(rules, s, seat)).unwrap_or_default(),
        over: s.over.map(|end| Text::new(end.message())),
        sequel: crate::campaign::sequel(look),
        ..Scene::default()
    }
}

/// Who acts on foot now.
fn acting(look: Look) -> Option<Friend> {
    look.s.steps.iter().find_map(|step| match step {
        Step::Acting(f) => Some(*f),
        _ => None,
    })
}

/// The enemy unit that a decision is about.
fn subject(look: Look) -> Option<Unit> {
    match look.s.step()? {
        Step::Hunt(u, ..)
        | Step::Target(u)
        | Step::Goal(u, _)
        | Step::March(u, ..)
        | Step::MakeRoom(_, u, _)
        | Step::Turner(u)
        | Step::VehicleAdvance(u)
        | Step::VehicleGoal(u, _)
        | Step::VehicleMarch(u, ..)
        | Step::MortarMarch(u, ..)
        | Step::MortarTarget(u)
        | Step::MortarAim(u, _)
        | Step::Attack(u, _) => Some(u),
        _ => None,
    }
}

/// How many enemies would see somebody on a square, as he stands now.
fn eyes(look: Look, f: Friend, at: Square) -> u8 {
    let mut there = look.s.clone();
    let op = &mut there.friends[usize::from(f)];
    op.at = at;
    // item.diving/1: he goes under by himself.
    op.mood &= !mood::DIVING;
    if look.t.ground().ground(at) == Terrain::Water {
        op.mood |= mood::DIVING;
    }
    Look { t: look.t, s: &there }.watchers(Prey::Friend(f)).count_ones() as u8
}

/// Why nothing can be done with something now.
pub fn refusals(rules: &Mission, seen: &Seen<Mission>, at: &Handle) -> Vec<Refusal> {
    let s = seen.state();
    let asked = rules.decision(s).seats();
    let Some(seat) = asked.iter().find(|seat| seen.viewer().0.has(*seat)) else { return Vec::new() };
    let natural: Vec<Action> = match at {
        Handle::Place(at) => [Action::Move(*at), Action::Climb(*at), Action::Go(*at)].to_vec(),
        Handle::Piece(key) => match pieces::find(rules.look(s), key) {
            Some(pieces::Found::Unit(u)) => offers::against(u),
            Some(pieces::Found::Friend(f)) => vec![Action::Take(f), Action::Treat(f), Action::Prefer(f)],
            None => Vec::new(),
        },
        _ => Vec::new(),
    };
    clicks::why_not(rules, s, seat, natural, |refusal| refusal.why == steps::not_now().why)
}
