//! Whose decision it is, which one, and what ends it, in one sentence.

use sandtable_core::{Decision, Text, Value, Viewer};

use super::names::what;
use crate::look::Look;
use crate::pieces::{Group, Side};
use crate::play::{hex_value, unit_value};
use crate::state::{flag, off};
use crate::steps::{Step, quota};

/// The turn.
pub fn turn(look: Look) -> Text {
    Text::new("turn-of").with("turn", look.s.turn).with("turns", look.t.last_turn)
}

/// The phase of the turn.
pub fn phase(look: Look) -> Text {
    let s = look.s;
    if s.over.is_some() {
        return Text::new("phase-over");
    }
    let command = |id: &'static str| match s.chit {
        Some(chit) => Text::new(id).with("chit", Value::Term(chit.term())),
        None => Text::new("phase-draw"),
    };
    match s.step() {
        Some(Step::Setup(side)) => Text::new("phase-setup").with("side", side.seat()),
        Some(Step::Select) => Text::new("phase-select"),
        Some(Step::Stavka | Step::Attach(_)) => command("phase-activate"),
        Some(Step::March | Step::Moving { .. }) => command("phase-move"),
        Some(Step::Declare { .. }) => command("phase-declare"),
        Some(Step::Transfer | Step::Entrain | Step::Build) => command("phase-supply"),
        Some(Step::Call(_) | Step::Enter(_)) => command("phase-reinforce"),
        _ => command("phase-combat"),
    }
}

/// How the Axis stands, and how one wins.
pub fn standing(look: Look) -> Vec<Text> {
    let mut lines = vec![
        Text::new("standing-points")
            .with("points", i32::from(look.victory_points()))
            .with("goal", i32::from(look.t.limits.vp_win)),
        Text::new("standing-lost").with("lost", look.s.lost),
        Text::new("standing-axis-wins").with("goal", i32::from(look.t.limits.vp_win)),
        Text::new("standing-soviet-wins").with("turns", look.t.last_turn),
    ];
    // What is still to be won, by its name.
    let open =
        look.t.places.iter().enumerate().filter(|(i, place)| place.vp > 0 && !look.controls(Side::Axis, *i));
    lines.extend(open.map(|(_, place)| {
        Text::new("standing-open").with("hex", hex_value(place.hex)).with("points", place.vp)
    }));
    lines
}

/// What to do now.
pub fn prompt(look: Look, decision: Decision, viewer: Viewer) -> Text {
    let s = look.s;
    let (Some(seat), Some(step)) = (decision.seats().iter().next(), s.step()) else {
        return Text::new("prompt-over");
    };
    let to = |id| Text::new(id).with("side", seat);
    let target = hex_value(s.battle.target);
    match step {
        Step::Setup(side) => match look.all(side, |u| u.at == off::TRAY).count() {
            0 => to("prompt-setup-done"),
            left => to("prompt-setup").with("left", left as i32),
        },
        Step::Select => select(look, decision, viewer),
        Step::Stavka => to("prompt-stavka"),
        Step::Attach(left) => to("prompt-attach").with("left", left),
        Step::March => {
            let left = look.all(look.acting(), |u| u.has(flag::ACTIVE) && !u.has(flag::MOVED)).count();
            to("prompt-march").with("left", left as i32)
        }
        Step::Moving { unit, points, march, fresh } => {
            let id = match (march, fresh) {
                // Where nobody may stay nobody is told to halt (3.1.3/2).
                (_, false) if look.crowded(look.unit(unit).at) => "prompt-moving-through",
                (true, true) => "prompt-marching",
                (true, false) => "prompt-marching-on",
                (false, true) => "prompt-moving",
                (false, false) => "prompt-moving-on",
            };
            // A march is counted in road hexes, two to a point.
            let left = if march { points } else { points / 2 };
            to(id).with("unit", unit_value(unit)).with("points", left)
        }
        Step::Declare { target: Some(hex) } => to("prompt-declare-more").with("hex", hex_value(hex)),
        Step::Declare { .. } => to("prompt-declare"),
        Step::Choose => to("prompt-choose"),
        Step::Losses { side, left } => {
            let attacks = side == look.acting();
            to(if attacks { "prompt-losses-attacker" } else { "prompt-losses-defender" })
                .with("steps", left)
                .with("hex", target)
        }
        Step::Hold => to("prompt-hold").with("hex", target).with("hexes", s.battle.hexes),
        Step::Retreat => match s.rout.left {
            _ if s.rout.unit == crate::state::NOBODY => {
                to("prompt-retreat").with("hex", target).with("hexes", s.battle.hexes)
            }
            0 => to("prompt-retreat-room").with("unit", unit_value(s.rout.unit)),
            left => to("prompt-retreat-on").with("unit", unit_value(s.rout.unit)).with("hexes", left),
        },
        Step::Advance => to("prompt-advance").with("hex", target),
        Step::Transfer => match s.due.first() {
            Some(due) => {
                to("prompt-transfer").with("what", Value::Term(what(due.what))).with("count", due.left)
            }
            None => to("prompt-wait"),
        },
        Step::Entrain => to("prompt-entrain"),
        Step::Build => to("prompt-build"),
        Step::Call(_) => {
            let left: u8 = s.due.iter().map(|d| d.left).sum();
            to("prompt-call").with("left", left)
        }
        Step::Enter(unit) => to("prompt-enter").with("unit", unit_value(unit)),
        Step::Turn(_) | Step::Command(_) | Step::Battle(_) | Step::Supply(_) => to("prompt-wait"),
    }
}

/// Both choose at once: each is told what he still lacks.
fn select(look: Look, decision: Decision, viewer: Viewer) -> Text {
    let s = look.s;
    let mut mine =
        Side::BOTH.into_iter().filter(|side| viewer.0.has(side.seat()) && !s.ready[*side as usize]);
    let Some(side) = mine.next() else {
        // A spectator, or somebody who is ready.
        let mut others = decision.seats().iter();
        return match (others.next(), others.next()) {
            (Some(seat), None) => Text::new("prompt-select-other").with("side", seat),
            _ => Text::new("prompt-select-both"),
        };
    };
    let chosen = s.selected[side as usize];
    let left = |group: Group| quota(look.t, s.turn, group).saturating_sub(group.count(chosen)) as i32;
    let to = |id| Text::new(id).with("side", side.seat());
    match side {
        Side::Axis if left(Group::Armies) + left(Group::Allies) > 0 => {
            to("prompt-select-axis").with("german", left(Group::Armies)).with("allied", left(Group::Allies))
        }
        Side::Axis if s.turn == 1 && s.lead.is_none() => to("prompt-select-lead"),
        Side::Soviet if left(Group::Fronts) > 0 => to("prompt-select-soviet")
            .with("fronts", left(Group::Fronts))
            .with("offensive", left(Group::Offensive)),
        Side::Soviet if left(Group::Offensive) > 0 => to("prompt-select-offensive"),
        _ => to("prompt-select-ready"),
    }
}
