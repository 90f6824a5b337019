//! What to do now, and how the mission stands.

use sandtable_core::{Text, Track, Value};

use super::board::objective_value;
use crate::data::{Aim, Doom};
use crate::goals::met;
use crate::look::Look;
use crate::pieces::Level;
use crate::play::{friend_value, square_value, unit_value};
use crate::steps::{EventStage, Phase, Stage, Step, item_term, phase as under_way};

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
    lines.extend(aims(look));
    lines
}

/// What is to be done at this level, and whether it is.
pub fn aims(look: Look) -> impl Iterator<Item = Text> {
    let counts = move |level: &Option<Level>| level.is_none_or(|l| l == look.t.level);
    let of_level = look.t.page.win.iter().filter(move |(level, _)| counts(level));
    of_level.map(move |(_, aim)| {
        let text = Text::new(aim.term()).with("met", i32::from(met(look, *aim)));
        match *aim {
            Aim::Destroyed(i) => text.with("what", objective_value(i)),
            Aim::ItemOut(item) => text.with("what", Value::Term(item_term(item))),
            Aim::VehiclesDestroyed(kind) => text.with("what", Value::Kind(kind as u16)),
            Aim::ResistanceOut(n) => text.with("count", n),
            Aim::OfficersDead | Aim::TargetDead | Aim::AllOut => text,
        }
    })
}

/// What loses the mission.
pub fn dooms(look: Look) -> impl Iterator<Item = Text> {
    look.t.page.lose.iter().map(|doom| match *doom {
        Doom::TargetAway => Text::new("doom-target"),
        Doom::ConvoyAway(kind) => Text::new("doom-convoy").with("what", Value::Kind(kind as u16)),
        Doom::ResistanceDead => Text::new("doom-resistance"),
    })
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
    let unit = |id: &'static str, u: u8| {
        let place = square_value(look.square_near(u, 0));
        Text::new(id).with("unit", unit_value(look.s, u)).with("place", place)
    };
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
        Some(Step::MortarTarget(u)) => unit("prompt-mortar", u),
        Some(Step::MortarAim(u, _)) => unit("prompt-template", u),
        Some(Step::Attack(u, _)) => unit("prompt-attack", u),
        Some(Step::Marked) => Text::new("prompt-marked"),
        Some(Step::Event(EventStage::Choose)) => Text::new("prompt-choose"),
        Some(Step::HunterGate) => Text::new("prompt-hunter-gate"),
        Some(Step::Hunt(u, points, _)) => unit("prompt-hunt", u).with("points", points),
        Some(Step::Event(EventStage::Smoke(_))) => Text::new("prompt-smoke"),
        Some(Step::Driving(c)) => Text::new("prompt-driving").with("points", look.car(c).ap),
        Some(Step::Rolling(_, left, _)) => Text::new("prompt-rolling").with("left", left),
        Some(Step::Guns(..)) => Text::new("prompt-guns"),
        Some(Step::Unloading(_)) => Text::new("prompt-unloading"),
        _ => Text::new("prompt-go-on"),
    }
}
