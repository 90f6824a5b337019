//! What to do now, and how the mission stands.

use sandtable_core::{Text, Track, Value};

use crate::goals::met;
use crate::look::Look;
use crate::play::{friend_value, unit_value};
use crate::steps::{EventStage, Phase, Stage, Step, phase as under_way};

/// The phase, as a message.
pub fn phase(look: Look) -> &'static str {
    match under_way(&look.s.steps) {
        Some(Phase::Operator) => "phase-operator",
        Some(Phase::Advance) => "phase-advance",
        Some(Phase::Event) => "phase-event",
        Some(Phase::Patrol) => "phase-patrol",
        Some(Phase::Attack) => "phase-attack",
        Some(Phase::End) => "phase-end",
        None => "phase-setup",
    }
}

/// The stealth marker or the battle, then what is to be done.
pub fn standing(look: Look) -> Vec<Text> {
    let first = if look.s.battle { "standing-battle" } else { "standing-stealth" };
    let mut lines = vec![Text::new(first).with("left", look.s.stealth)];
    for (level, aim) in &look.t.page.win {
        if level.is_none_or(|l| l == look.t.level) {
            let id = if met(look, *aim) { "aim-met" } else { "aim-open" };
            lines.push(Text::new(id).with("aim", Value::Term(aim.term())));
        }
    }
    lines
}

/// The stealth track.
pub fn tracks(look: Look) -> Vec<Track> {
    let spaces = (0..=look.t.stealth).rev();
    let at = u16::from(look.t.stealth - look.s.stealth.min(look.t.stealth));
    vec![Track::new("stealth", Text::new("track-stealth"), spaces).mark("alarm", at)]
}

/// What to do now, in one sentence.
pub fn prompt(look: Look) -> Text {
    if let Some(end) = look.s.over {
        return Text::new(end.message());
    }
    let who = |id: &'static str, f: u8| Text::new(id).with("who", friend_value(f));
    let unit = |id: &'static str, u: u8| Text::new(id).with("unit", unit_value(look.s, u));
    match look.s.step() {
        Some(Step::Patrols(_)) => Text::new("prompt-patrols"),
        Some(Step::Deploy) => Text::new("prompt-deploy"),
        Some(Step::Operators) => Text::new("prompt-operators"),
        Some(Step::Acting(f)) => who("prompt-acting", f).with("points", look.friend(f).ap),
        Some(Step::Sprint(f, left)) => who("prompt-sprint", f).with("left", left),
        Some(Step::MoveFirst(f, _)) => who("prompt-move-first", f),
        Some(Step::Strike(f, _)) => who("prompt-strike", f),
        Some(Step::Put(f, _)) => who("prompt-put", f),
        Some(Step::Follow(f, _)) => who("prompt-follow", f),
        Some(Step::Fuse) => Text::new("prompt-fuse"),
        Some(Step::Shot(Stage::Luck)) => Text::new("prompt-luck"),
        Some(Step::Shot(_)) => Text::new("prompt-assign").with("left", look.s.shot.left),
        Some(Step::MortarHits(_, left, _)) => Text::new("prompt-mortar-hits").with("left", left),
        Some(Step::Expose) => Text::new("prompt-expose"),
        Some(Step::Advance) => Text::new("prompt-advance"),
        Some(Step::PatrolPhase) => Text::new("prompt-patrol"),
        Some(Step::Target(u)) => unit("prompt-target", u),
        Some(Step::Goal(u, _)) => unit("prompt-goal", u),
        Some(Step::March(u, ..)) => unit("prompt-march", u),
        Some(Step::MortarMarch(u, ..)) => unit("prompt-post", u),
        Some(Step::MakeRoom(_, u, _)) => unit("prompt-room", u),
        Some(Step::Turner(u)) => unit("prompt-turn", u),
        Some(Step::Turning(_)) => Text::new("prompt-turning"),
        Some(Step::VehicleAdvance(u)) => unit("prompt-target", u),
        Some(Step::VehicleGoal(u, _)) => unit("prompt-goal", u),
        Some(Step::VehicleMarch(u, ..)) => unit("prompt-march", u),
        Some(Step::MortarTarget(u)) => unit("prompt-target", u),
        Some(Step::MortarAim(u, _)) => unit("prompt-template", u),
        Some(Step::Attack(u, _)) => unit("prompt-attack", u),
        Some(Step::Marked) => Text::new("prompt-marked"),
        Some(Step::Event(EventStage::Smoke(_))) => Text::new("prompt-smoke"),
        Some(Step::Driving(c)) => Text::new("prompt-driving").with("points", look.car(c).ap),
        Some(Step::Rolling(_, left, _)) => Text::new("prompt-rolling").with("left", left),
        Some(Step::Guns(..)) => Text::new("prompt-guns"),
        Some(Step::Unloading(_)) => Text::new("prompt-unloading"),
        _ => Text::new("prompt-go-on"),
    }
}
