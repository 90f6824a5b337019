//! What a viewer sees: a board sent once, and scenes.

mod advance;
mod board;
mod cards;
mod charts;
mod labels;
mod looks;
mod names;
mod offers;
mod overlays;
mod panels;
mod pieces;
mod prompt;
mod refusals;
mod sequence;
mod tracks;
mod ways;

use sandtable_core::{Arrow, Chance, Decision, Rules, Scene, Seen, Text, clicks};

pub use board::board;
pub use labels::label;
pub use names::{column as column_name, what as what_name};
pub use overlays::overlay;
pub use panels::sums;
pub use refusals::refusals;

use crate::CaseBlue;
use crate::action::Hex;
use crate::look::Look;
use crate::pieces::Side;
use crate::state::{NO_HEX, on_map};
use crate::steps::Step;
use crate::supply::{HexSet, connected};

/// What changes on the screen, with the offers for a viewer who is asked.
pub fn scene(rules: &CaseBlue, seen: &Seen<CaseBlue>) -> Scene {
    let s = seen.state();
    let look = rules.look(s);
    let decision = rules.decision(s);
    let asked = decision.seats();
    let lines = Side::BOTH.map(|side| connected(look, side));
    let (mut offers, mut staff) = (Vec::new(), Vec::new());
    // Clicks are tried out on a position that might be the true one: the veil leaves the enemy's chits out of the cup.
    let tried = rules.imagine(seen, &mut Chance::quick(0));
    // Whoever sits at both seats chooses for one after the other.
    if let Some(seat) = asked.iter().find(|seat| seen.viewer().0.has(*seat)) {
        offers.extend(offers::offers(rules, &tried, seat));
        // Where to build is weighed when its button is made.
        if s.step() != Some(Step::Build) {
            clicks::ordinary(rules, seen, seat, &mut offers);
        }
        staff = crate::policy::movable(rules, look, seat);
    }
    Scene {
        turn: prompt::turn(look),
        phase: prompt::phase(look),
        standing: prompt::standing(look),
        asked,
        prompt: prompt::prompt(look, decision, seen.viewer()),
        pieces: pieces::pieces(look, &lines),
        control: control(look),
        tracks: tracks::tracks(look),
        arrows: arrows(look),
        overlays: overlays::keys(look),
        hands: cards::hands(look, asked, seen.viewer()),
        panels: panels::panels(look, &lines),
        offers,
        staff: staff.into_iter().map(|id| look.counter(id).key.clone()).collect(),
        over: over(look, decision),
        ..Scene::default()
    }
}

/// Has a unit no line of communication?
fn cut_off(look: Look, id: crate::UnitId, lines: &[HexSet; 2]) -> bool {
    let at = look.unit(id).at;
    on_map(at) && !lines[look.t.side(id) as usize].contains(at)
}

/// Hexes under attack whose die has not been cast, the one at issue first.
pub fn attacked_hexes(look: Look) -> Vec<Hex> {
    let attacks = look.t.ids().map(|id| look.unit(id)).filter(|u| u.target != NO_HEX && on_map(u.at));
    let mut targets: Vec<Hex> = attacks.map(|u| u.target).collect();
    targets.sort_unstable();
    targets.dedup();
    if let Some(Step::Declare { target: Some(hex) }) = look.s.step() {
        targets.sort_by_key(|t| *t != hex);
    }
    targets
}

/// The combat that follows by itself: the only one left beside the one that is being fought.
pub fn last_combat(look: Look) -> Option<Hex> {
    let now = look.s.battle.target;
    let mut rest = attacked_hexes(look).into_iter().filter(|hex| now != NO_HEX && *hex != now);
    rest.next().filter(|_| rest.next().is_none())
}

fn control(look: Look) -> Vec<Option<u8>> {
    let mut control = vec![None; look.t.board.places.len()];
    for (i, place) in look.t.places.iter().enumerate() {
        let side = if look.controls(Side::Axis, i) { Side::Axis } else { Side::Soviet };
        control[usize::from(place.hex)] = Some(side.seat().0);
    }
    control
}

fn arrows(look: Look) -> Vec<Arrow> {
    let attacking = look.t.ids().map(|id| look.unit(id)).filter(|u| u.target != NO_HEX && on_map(u.at));
    let mut arrows: Vec<Arrow> = Vec::new();
    for unit in attacking {
        let arrow = Arrow { from: unit.at, to: unit.target, kind: "attack" };
        if !arrows.contains(&arrow) {
            arrows.push(arrow);
        }
    }
    arrows
}

fn over(look: Look, decision: Decision) -> Option<Text> {
    decision.outcome()?;
    let id = match look.s.over? {
        Side::Axis => "over-axis",
        Side::Soviet => "over-soviet",
    };
    Some(Text::new(id).with("points", i32::from(look.victory_points())).with("turn", look.s.turn))
}

/// Is the set-up over?
fn runs(look: Look) -> bool {
    !matches!(look.s.step(), Some(Step::Setup(_)))
}
