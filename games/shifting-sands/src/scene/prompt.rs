//! Turn, phase, standing, prompt and tracks.

use sandtable_core::{Text, Value};

use crate::data::Season;
use crate::look::Look;
use crate::pieces::{Event, Side};
use crate::play::{space_value, unit_value};
use crate::steps::{Step, TurnStage};

/// The message of a season.
pub const fn season(season: Season) -> &'static str {
    match season {
        Season::Winter => "season-winter",
        Season::Spring => "season-spring",
        Season::Summer => "season-summer",
        Season::Fall => "season-fall",
    }
}

/// The turn.
pub fn turn(look: Look) -> Text {
    let turn = look.t.turn(look.s.turn);
    Text::new("turn")
        .with("turn", look.s.turn)
        .with("season", Value::Term(season(turn.season)))
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

/// Who stands how, and how the game is won (16.2 to 16.4).
pub fn standing(look: Look) -> Vec<Text> {
    let limits = &look.t.limits;
    let allies = if look.has(Event::Torch) { "standing-allies-after-torch" } else { "standing-allies" };
    vec![
        Text::new("standing").with("vp", i32::from(look.s.vp)),
        Text::new("standing-axis").with("vp", i32::from(limits.axis_wins)),
        Text::new(allies).with("vp", i32::from(limits.allies_win)),
        Text::new("standing-end").with("turn", look.t.last_turn).with("vp", i32::from(look.t.axis_needs)),
    ]
}

/// What to do now, and whose it is.
pub fn prompt(look: Look, asked: Option<Side>, mine: bool) -> Text {
    let Some((step, side)) = look.s.step().zip(asked) else { return Text::new("prompt-over") };
    let by = |id| Text::new(id).with("side", side.seat());
    if !mine {
        return by("prompt-wait");
    }
    let points = look.s.deed.points;
    let unit = |id, unit, left: u8| Text::new(id).with("unit", unit_value(unit)).with("left", left);
    let at = |id, space| Text::new(id).with("space", space_value(space));
    match step {
        Step::Pick(_) => by("prompt-pick"),
        Step::Discard(_) => by("prompt-discard"),
        Step::Last | Step::Sixth => by("prompt-option"),
        Step::Choose => by("prompt-choose"),
        Step::Activate => by("prompt-activate").with("points", points),
        Step::March => by("prompt-march"),
        Step::Moving { unit: id, left, .. } => unit("prompt-moving", id, left),
        Step::Excess(_) => by("prompt-excess"),
        Step::Assault => by("prompt-assault"),
        Step::Open => at("prompt-open", look.s.battle.target),
        Step::CombatCards(_) => at("prompt-combat-cards", look.s.battle.target),
        Step::Losses { left, .. } => by("prompt-losses").with("left", left),
        Step::Overrun => by("prompt-overrun"),
        Step::Replacement { division } => Text::new("prompt-replacement").with("unit", unit_value(division)),
        Step::Stand => by("prompt-stand"),
        Step::Retreat => by("prompt-retreat").with("length", look.s.battle.length),
        Step::Relocate => by("prompt-relocate"),
        Step::Pursuit => by("prompt-pursuit"),
        Step::Advancing { unit: id, left, .. } => unit("prompt-advancing", id, left),
        Step::Dash { .. } => by("prompt-dash"),
        Step::Redeploy => by("prompt-redeploy").with("points", points),
        Step::Redeploying { unit } => Text::new("prompt-redeploying").with("unit", unit_value(unit)),
        Step::Arrive { .. } => by("prompt-arrive"),
        Step::Bring { left, .. } => by("prompt-bring").with("left", left),
        Step::Landing { to, .. } => by("prompt-landing").with("space", space_value(to)),
        Step::Flips { left, .. } | Step::Depot { left, .. } => by("prompt-flips").with("left", left),
        Step::Shaken => by("prompt-shaken"),
        Step::Uproot { left, .. } => by("prompt-uproot").with("left", left),
        Step::Withdraw { left, .. } => by("prompt-withdraw").with("left", left),
        Step::Name { .. } => by("prompt-name"),
        Step::Charter => by("prompt-charter"),
        Step::Restock(_) => by("prompt-restock"),
        Step::Turn(_) | Step::Event { .. } | Step::Operation(_) | Step::Battle(_) | Step::Doom => {
            by("prompt-wait")
        }
    }
}
