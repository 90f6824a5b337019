//! Turn, phase, standing, prompt and tracks.

use sandtable_core::{Text, Track, Value};

use crate::data::Season;
use crate::look::Look;
use crate::pieces::Record;
use crate::steps::{Step, TurnStage};

/// The turn.
pub fn turn(look: Look) -> Text {
    let turn = look.t.turn(look.s.turn);
    let season = match turn.season {
        Season::Winter => "season-winter",
        Season::Spring => "season-spring",
        Season::Summer => "season-summer",
        Season::Fall => "season-fall",
    };
    Text::new("turn")
        .with("turn", look.s.turn)
        .with("season", Value::Term(season))
        .with("year", i32::from(turn.year))
}

/// The phase, by the step that is on.
pub fn phase(look: Look) -> Text {
    let round = |text: Text| text.with("round", look.s.round).with("side", look.s.acting.seat());
    match look.s.step() {
        Some(Step::Pick(_) | Step::Discard(_)) => Text::new("phase-cards"),
        Some(Step::Restock(_) | Step::Charter) => Text::new("phase-replacements"),
        Some(Step::Turn(TurnStage::Attrition | TurnStage::Victory)) => Text::new("phase-attrition"),
        _ if look.s.round == 0 => Text::new("phase-attrition"),
        Some(Step::Activate) => round(Text::new("phase-activation")),
        Some(Step::March | Step::Moving { .. } | Step::Dash { .. }) => round(Text::new("phase-movement")),
        Some(
            Step::Assault
            | Step::Open
            | Step::CombatCards(_)
            | Step::Losses { .. }
            | Step::Overrun
            | Step::Stand
            | Step::Retreat
            | Step::Relocate
            | Step::Pursuit
            | Step::Advancing { .. },
        ) => round(Text::new("phase-combat")),
        Some(Step::Redeploy | Step::Redeploying { .. }) => round(Text::new("phase-redeployment")),
        _ => round(Text::new("phase-action")),
    }
}

/// Who stands how.
pub fn standing(look: Look) -> Vec<Text> {
    vec![Text::new("standing").with("vp", i32::from(look.s.vp))]
}

/// What to do now.
pub fn prompt(look: Look, mine: bool) -> Text {
    let Some(step) = look.s.step().filter(|_| look.s.over.is_none()) else { return Text::new("prompt-over") };
    if !mine {
        return Text::new("prompt-wait");
    }
    let points = look.s.deed.points;
    let space = || crate::play::space_value(look.s.battle.target);
    match step {
        Step::Pick(_) => Text::new("prompt-pick"),
        Step::Discard(_) => Text::new("prompt-discard"),
        Step::Last | Step::Sixth => Text::new("prompt-option"),
        Step::Choose => Text::new("prompt-choose"),
        Step::Activate => Text::new("prompt-activate").with("points", points),
        Step::March => Text::new("prompt-march"),
        Step::Moving { unit, left, .. } => {
            Text::new("prompt-moving").with("unit", crate::play::unit_value(unit)).with("left", left)
        }
        Step::Excess(_) => Text::new("prompt-excess"),
        Step::Assault => Text::new("prompt-assault"),
        Step::Open => Text::new("prompt-open").with("space", space()),
        Step::CombatCards(_) => Text::new("prompt-combat-cards").with("space", space()),
        Step::Losses { left, .. } => Text::new("prompt-losses").with("left", left),
        Step::Overrun => Text::new("prompt-overrun"),
        Step::Replacement { division } => {
            Text::new("prompt-replacement").with("unit", crate::play::unit_value(division))
        }
        Step::Stand => Text::new("prompt-stand"),
        Step::Retreat => Text::new("prompt-retreat").with("length", look.s.battle.length),
        Step::Relocate => Text::new("prompt-relocate"),
        Step::Pursuit => Text::new("prompt-pursuit"),
        Step::Advancing { unit, left, .. } => {
            Text::new("prompt-advancing").with("unit", crate::play::unit_value(unit)).with("left", left)
        }
        Step::Dash { .. } => Text::new("prompt-dash"),
        Step::Redeploy => Text::new("prompt-redeploy").with("points", points),
        Step::Redeploying { unit } => {
            Text::new("prompt-redeploying").with("unit", crate::play::unit_value(unit))
        }
        Step::Arrive { .. } => Text::new("prompt-arrive"),
        Step::Bring { left, .. } => Text::new("prompt-bring").with("left", left),
        Step::Landing { to, .. } => Text::new("prompt-landing").with("space", crate::play::space_value(to)),
        Step::Flips { left, .. } | Step::Depot { left, .. } => Text::new("prompt-flips").with("left", left),
        Step::Shaken => Text::new("prompt-shaken"),
        Step::Uproot { left, .. } => Text::new("prompt-uproot").with("left", left),
        Step::Withdraw { left, .. } => Text::new("prompt-withdraw").with("left", left),
        Step::Name { .. } => Text::new("prompt-name"),
        Step::Charter => Text::new("prompt-charter"),
        Step::Restock(_) => Text::new("prompt-restock"),
        Step::Turn(_) | Step::Event { .. } | Step::Operation(_) | Step::Battle(_) | Step::Doom => {
            Text::new("prompt-wait")
        }
    }
}

/// Turn, action round, victory points and replacement records.
pub fn tracks(look: Look) -> Vec<Track> {
    let numbers = |n: u8| (0..=n).map(|i| i.to_string()).collect::<Vec<_>>();
    let most = look.t.limits.most_points as u8;
    let names = ["ge", "it", "br", "cw", "allied", "us"];
    let markers = Record::ALL.into_iter().zip(names);
    vec![
        Track {
            key: "turn".into(),
            name: Text::new("track-turn"),
            spaces: (1..=look.t.turns.len()).map(|i| i.to_string()).collect(),
            markers: vec![("turn".into(), u16::from(look.s.turn) - 1)],
        },
        Track {
            key: "vp".into(),
            name: Text::new("track-vp"),
            spaces: numbers(most),
            markers: vec![("vp".into(), look.s.vp as u16)],
        },
        Track {
            key: "records".into(),
            name: Text::new("track-records"),
            spaces: numbers(most),
            markers: markers
                .map(|(r, name)| (name.into(), u16::from((look.s.points[r as usize] / 2).min(most))))
                .collect(),
        },
    ]
}
