//! Whose decision it is, which one, and what ends it, in one sentence.

use sandtable_core::{Decision, Text, any_legal, legal_actions};

use crate::Mediterranean;
use crate::action::Action;
use crate::look::Look;
use crate::pieces::{Arm, CONVOY, SEA, Side, place_value};
use crate::state::Unit;
use crate::steps::{Moment, Scope, Step};

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
    if s.battle.target != 0 {
        return match s.battle.round {
            0 => Text::new("phase-before-battle").with("area", place_value(s.battle.target)),
            round => Text::new("phase-battle")
                .with("area", place_value(s.battle.target))
                .with("round", round)
                .with("rounds", s.battle.rounds),
        };
    }
    let impulse = |id| {
        Text::new(id)
            .with("side", s.active.seat())
            .with("impulse", s.impulse)
            .with("impulses", look.t.limits.impulses.max(s.impulse))
    };
    match s.steps.iter().rev().find(|step| !matches!(step, Step::Window { .. } | Step::Losses { .. })) {
        Some(Step::Deploy) => Text::new("phase-deploy"),
        Some(Step::Overlord) => Text::new("phase-overlord"),
        Some(Step::Initiative(_)) => Text::new("phase-initiative"),
        Some(Step::Reinforce { converting: false, .. }) => Text::new("phase-reinforce"),
        Some(Step::Reinforce { converting: true, .. }) => Text::new("phase-convert"),
        Some(Step::Supply(_)) => Text::new("phase-supply"),
        Some(Step::Extra(_)) => Text::new("phase-extra"),
        Some(Step::Declare) => impulse("phase-declare"),
        Some(Step::Choose) => impulse("phase-battles"),
        Some(Step::Adjust(_)) => impulse("phase-stacking"),
        _ => impulse("phase-move"),
    }
}

/// Who stands how, and how one wins.
pub fn standing(look: Look) -> Vec<Text> {
    let [allies, axis] = Side::BOTH.map(|side| super::stars(look, side) as u8);
    let mut lines = vec![
        Text::new("standing-stars").with("allies", allies).with("axis", axis),
        Text::new("standing-all-stars").with("stars", look.t.stars.len() as u8),
        Text::new("standing-munich").with("area", place_value(look.t.munich)),
        Text::new("standing-final").with("turns", look.t.last_turn),
    ];
    for (side, stars) in Side::BOTH.into_iter().zip(look.t.given).filter(|(_, stars)| *stars > 0) {
        lines.push(Text::new("standing-given").with("side", side.seat()).with("stars", stars));
    }
    lines.push(Text::new(if look.s.surrendered { "standing-italy-out" } else { "standing-italy-in" }));
    lines
}

/// What to do now.
pub fn prompt(look: Look, decision: Decision) -> Text {
    let s = look.s;
    let Some(seat) = decision.seats().iter().next() else { return Text::new("prompt-over") };
    let to = |id| Text::new(id).with("side", seat);
    let target = place_value(s.battle.target);
    let Some(step) = s.step() else { return Text::new("prompt-over") };
    match step {
        Step::Deploy => {
            let left = look.all(Side::Axis, &Arm::FIGHTING, |u| u.place == crate::pieces::TRAY).count() as u8
                + s.tray_lines;
            if left > 0 { to("prompt-deploy").with("left", left) } else { to("prompt-deployed") }
        }
        Step::Overlord => to("prompt-overlord"),
        Step::Initiative(_) => to("prompt-initiative"),
        Step::Reinforce { left, converting: false, .. } => to("prompt-reinforce").with("left", left),
        Step::Reinforce { .. } => to("prompt-convert"),
        Step::Muster { left, .. } if left > 0 => to("prompt-muster").with("left", left),
        Step::Muster { .. } => to("prompt-muster-convert"),
        Step::March { hand: 0, .. } => to("prompt-move")
            .with("impulse", s.impulse)
            .with("impulses", look.t.limits.impulses.max(s.impulse)),
        Step::March { hand, moved: false } => to("prompt-group").with("area", place_value(hand)),
        Step::March { hand, .. } => to("prompt-group-on").with("area", place_value(hand)),
        Step::Flight { out: false, .. } => to("prompt-land"),
        Step::Flight { .. } => to("prompt-land-out"),
        Step::Convoy => {
            let (cubes, counters) = sailing(look, |unit| unit.place == CONVOY);
            to("prompt-convoy")
                .with("cubes", cubes)
                .with("counters", counters)
                .with("points", s.transport[s.active as usize])
        }
        Step::Intercept { to: area, landing, dice } => {
            let lands = |unit: Unit| unit.place == SEA && unit.duty == area;
            let sails = |unit: Unit| if landing { lands(unit) } else { unit.place == CONVOY };
            let (cubes, counters) = sailing(look, sails);
            let mut left = Vec::new();
            legal_actions::<Mediterranean>(look, s.active.other(), &mut left);
            to(if landing { "prompt-intercept-landing" } else { "prompt-intercept-convoy" })
                .with("cubes", cubes)
                .with("counters", counters)
                .with("area", place_value(area))
                .with("dice", dice)
                .with("left", left.iter().filter(|a| **a != Action::Done).count() as u8)
        }
        Step::Losses { side, hits, scope } => losses(look, to, side, hits, scope),
        Step::Window { moment, .. } => window(look, to, moment),
        Step::Declare => declare(look, to),
        Step::Choose => to("prompt-choose"),
        Step::FlyOut => to("prompt-fly-out").with("area", target),
        Step::Drop => to("prompt-drop").with("area", target),
        Step::Support(_) => to("prompt-support").with("area", target).with("round", s.battle.round),
        Step::Elite => to("prompt-elite")
            .with("own", s.battle.hits[Side::Axis as usize])
            .with("enemy", s.battle.hits[Side::Allies as usize]),
        Step::Fall { all: true } => to("prompt-retreat").with("area", target),
        Step::Fall { .. } => to("prompt-withdraw").with("area", target),
        Step::Resolve => to("prompt-resolve")
            .with("area", target)
            .with("round", s.battle.round)
            .with("rounds", s.battle.rounds),
        Step::Reserves(_) => to("prompt-reserves").with("area", target),
        Step::LastRetreat => to("prompt-last-retreat").with("area", target),
        Step::Advance => to("prompt-advance").with("area", target),
        Step::Return => to("prompt-return").with("area", target),
        Step::Adjust(_) => {
            // The rules let nobody be removed while he could go somewhere.
            let full = any_legal::<Mediterranean>(look, Side::of(seat).unwrap_or(s.active), |a| {
                matches!(a, Action::Eliminate(_))
            });
            let id = if full { "prompt-adjust-full" } else { "prompt-adjust" };
            to(id).with("limit", look.t.limits.stacking).with("tanks", look.t.limits.tanks)
        }
        Step::Supply(_) => to("prompt-supply"),
        Step::Extra(_) => {
            let markers = Side::of(seat).map_or(0, |side| s.markers[side as usize]);
            to("prompt-extra").with("markers", markers)
        }
        Step::Turn(_) | Step::Impulse(_) | Step::Battle(_) | Step::Arrival(_) => to("prompt-wait"),
    }
}

/// Cubes and counters of the active side that are at sea.
fn sailing(look: Look, sails: impl Fn(Unit) -> bool + Copy) -> (u8, u8) {
    let count = |arms: &[Arm]| look.all(look.s.active, arms, sails).count() as u8;
    let cubes = count(&[Arm::Cube]);
    (cubes, count(&Arm::LAND) - cubes)
}

fn losses(look: Look, to: impl Fn(&'static str) -> Text, side: Side, hits: u8, scope: Scope) -> Text {
    let battle = &look.s.battle;
    let target = place_value(battle.target);
    match scope {
        Scope::Area(area) => to("prompt-losses-area").with("hits", hits).with("area", place_value(area)),
        Scope::Convoy => to("prompt-losses-convoy").with("hits", hits),
        Scope::Landing(area) => {
            to("prompt-losses-landing").with("hits", hits).with("area", place_value(area))
        }
        Scope::Attackers => to("prompt-losses-attacker").with("hits", hits).with("area", target),
        // Whoever goes already, or has nowhere to go, is asked for losses alone.
        Scope::Defenders if battle.retreating || !look.can_retreat(side, battle.target) => {
            to("prompt-losses-cornered").with("hits", hits).with("area", target)
        }
        Scope::Defenders => to("prompt-losses-defender").with("hits", hits).with("area", target),
    }
}

fn window(look: Look, to: impl Fn(&'static str) -> Text, moment: Moment) -> Text {
    let target = place_value(look.s.battle.target);
    let active = look.s.active.seat();
    match moment {
        Moment::March => to("prompt-wait"),
        Moment::Open => to("prompt-window-open").with("active", active).with("impulse", look.s.impulse),
        Moment::Moved => to("prompt-window-moved").with("active", active),
        Moment::Battle => to("prompt-window-battle").with("area", target),
        Moment::Round => to("prompt-window-round").with("area", target).with("round", look.s.battle.round),
        Moment::Last => to("prompt-window-last"),
        Moment::Step(area) => to("prompt-window-step").with("active", active).with("area", place_value(area)),
    }
}

fn declare(look: Look, to: impl Fn(&'static str) -> Text) -> Text {
    let landing = look.s.landing.target;
    let left = look.t.limits.arrows - look.s.placed;
    if landing != 0 && look.landing_force(landing) == 0 {
        return to("prompt-board").with("area", place_value(landing));
    }
    match left {
        0 => to("prompt-declare-last"),
        left => {
            // A landing is found from the prompt: nothing on the board says that a coast can be clicked.
            let lands = any_legal::<Mediterranean>(look, look.s.active, |a| matches!(a, Action::Landing(..)));
            to("prompt-declare")
                .with("left", left)
                .with("landing", u8::from(lands))
                .with("laid", look.s.placed)
        }
    }
}
