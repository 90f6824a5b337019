//! Steps of the sequence of play as words.

use crate::action::Hex;
use crate::notation::find;
use crate::pieces::Side;
use crate::steps::{CommandStage, Stage, Step, SupplyStage, TurnStage};
use crate::theatre::Theatre;

/// The word of a stage: its name as it stands in the code, which the kit's round trip keeps honest.
fn stage_word(stage: impl std::fmt::Debug) -> String {
    format!("{stage:?}").to_lowercase()
}

fn yes(flag: bool, word: &str) -> String {
    if flag { format!(" {word}") } else { String::new() }
}

/// A step in words.
pub fn step_text(t: &Theatre, step: Step) -> String {
    match step {
        Step::Setup(side) => format!("setup {}", side.word()),
        Step::Turn(stage) => format!("turn {}", stage_word(stage)),
        Step::Select => "select".into(),
        Step::Command(stage) => format!("command {}", stage_word(stage)),
        Step::Stavka => "stavka".into(),
        Step::Attach(left) => format!("attach {left}"),
        Step::March => "march".into(),
        Step::Moving { unit, points, march, fresh } => {
            format!("moving {} {points}{}{}", t.counter(unit).key, yes(march, "march"), yes(fresh, "fresh"))
        }
        Step::Declare { target: None } => "declare".into(),
        Step::Declare { target: Some(hex) } => format!("declare {}", t.number(hex)),
        Step::Choose => "choose".into(),
        Step::Battle(stage) => format!("battle {}", stage_word(stage)),
        Step::Losses { side, left } => format!("losses {} {left}", side.word()),
        Step::Hold => "hold".into(),
        Step::Retreat => "retreat".into(),
        Step::Advance => "advance".into(),
        Step::Supply(stage) => format!("supply {}", stage_word(stage)),
        Step::Transfer => "transfer".into(),
        Step::Entrain => "entrain".into(),
        Step::Build => "build".into(),
        Step::Call(side) => format!("call {}", side.word()),
        Step::Enter(unit) => format!("enter {}", t.counter(unit).key),
    }
}

fn parse_side(word: Option<&str>) -> Option<Side> {
    Side::BOTH.into_iter().find(|s| Some(s.word()) == word)
}

fn parse_hex(t: &Theatre, word: &str) -> Option<Hex> {
    t.grid.parse(word).ok().and_then(|h| t.grid.index(h))
}

fn stage<S: Copy + std::fmt::Debug>(all: &[S], word: Option<&str>) -> Option<S> {
    all.iter().copied().find(|s| Some(stage_word(s).as_str()) == word)
}

/// Reads a step.
pub fn parse_step(t: &Theatre, text: &str) -> Option<Step> {
    let mut words = text.split_whitespace().peekable();
    let step = match words.next()? {
        "setup" => Step::Setup(parse_side(words.next())?),
        "turn" => Step::Turn(stage(&TurnStage::ALL, words.next())?),
        "select" => Step::Select,
        "command" => Step::Command(stage(&CommandStage::ALL, words.next())?),
        "stavka" => Step::Stavka,
        "attach" => Step::Attach(words.next()?.parse().ok()?),
        "march" => Step::March,
        "moving" => Step::Moving {
            unit: find(t, words.next()?)?,
            points: words.next()?.parse().ok()?,
            march: words.next_if_eq(&"march").is_some(),
            fresh: words.next_if_eq(&"fresh").is_some(),
        },
        "declare" => Step::Declare {
            target: match words.next() {
                Some(word) => Some(parse_hex(t, word)?),
                None => None,
            },
        },
        "choose" => Step::Choose,
        "battle" => Step::Battle(stage(&Stage::ALL, words.next())?),
        "losses" => Step::Losses { side: parse_side(words.next())?, left: words.next()?.parse().ok()? },
        "hold" => Step::Hold,
        "retreat" => Step::Retreat,
        "advance" => Step::Advance,
        "supply" => Step::Supply(stage(&SupplyStage::ALL, words.next())?),
        "transfer" => Step::Transfer,
        "entrain" => Step::Entrain,
        "build" => Step::Build,
        "call" => Step::Call(parse_side(words.next())?),
        "enter" => Step::Enter(find(t, words.next()?)?),
        _ => return None,
    };
    words.next().is_none().then_some(step)
}
