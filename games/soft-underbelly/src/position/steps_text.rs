//! Steps of the sequence of play as words.

use crate::notation::place;
use crate::pieces::{Place, SEA, Side};
use crate::steps::{ImpulseStage, Moment, Scope, Stage, Step, TurnStage};
use crate::theatre::Theatre;

/// The word of a stage: its name as it stands in the code, which the kit's round trip keeps honest.
fn stage_word(stage: impl std::fmt::Debug) -> String {
    format!("{stage:?}").to_lowercase()
}

fn moment_text(moment: Moment) -> String {
    match moment {
        Moment::Step(area) => format!("step-{}", place(area)),
        other => other.name().into(),
    }
}

fn scope_text(scope: Scope) -> String {
    match scope {
        Scope::Area(area) => format!("area-{}", place(area)),
        Scope::Convoy => "convoy".into(),
        Scope::Landing(area) => format!("landing-{}", place(area)),
        Scope::Attackers => "attackers".into(),
        Scope::Defenders => "defenders".into(),
    }
}

fn yes(flag: bool, word: &str) -> String {
    if flag { format!(" {word}") } else { String::new() }
}

/// A step in words.
pub fn step_text(step: Step) -> String {
    match step {
        Step::Deploy => "deploy".into(),
        Step::Turn(stage) => format!("turn {}", stage_word(stage)),
        Step::Overlord => "overlord".into(),
        Step::Initiative(side) => format!("initiative {}", side.word()),
        Step::Reinforce { side, left, converting } => {
            format!("reinforce {} {left}{}", side.word(), yes(converting, "converting"))
        }
        Step::Muster { side, left } => format!("muster {} {left}", side.word()),
        Step::Impulse(stage) => format!("impulse {}", stage_word(stage)),
        Step::March { hand, moved } => format!("march {}{}", place(hand), yes(moved, "moved")),
        Step::Flight { side, out } => format!("flight {}{}", side.word(), yes(out, "out")),
        Step::Convoy => "convoy".into(),
        Step::Arrival(to) => format!("arrival {}", place(to)),
        Step::Intercept { to, landing, dice } => {
            format!("intercept {} {dice}{}", place(to), yes(landing, "landing"))
        }
        Step::Losses { side, hits, scope } => format!("losses {} {hits} {}", side.word(), scope_text(scope)),
        Step::Window { moment, asked, declined } => {
            format!("window {} {}{}", moment_text(moment), asked.word(), yes(declined, "declined"))
        }
        Step::Declare => "declare".into(),
        Step::Choose => "choose".into(),
        Step::Battle(stage) => format!("battle {}", stage_word(stage)),
        Step::FlyOut => "fly-out".into(),
        Step::Drop => "drop".into(),
        Step::Support(side) => format!("support {}", side.word()),
        Step::Elite => "elite".into(),
        Step::Fall { all } => format!("fall{}", yes(all, "all")),
        Step::Resolve => "resolve".into(),
        Step::Reserves(side) => format!("reserves {}", side.word()),
        Step::LastRetreat => "last-retreat".into(),
        Step::Advance => "advance".into(),
        Step::Return => "return".into(),
        Step::Adjust(side) => format!("adjust {}", side.word()),
        Step::Supply(side) => format!("supply {}", side.word()),
        Step::Extra(side) => format!("extra {}", side.word()),
    }
}

fn parse_side(word: Option<&str>) -> Option<Side> {
    Side::BOTH.into_iter().find(|s| Some(s.word()) == word)
}

fn parse_area(t: &Theatre, word: Option<&str>) -> Option<Place> {
    match word? {
        "00" => Some(0),
        "sea" => Some(SEA),
        word => word.parse().ok().filter(|a| t.areas.contains(*a)),
    }
}

fn stage<S: Copy + std::fmt::Debug>(all: &[S], word: Option<&str>) -> Option<S> {
    all.iter().copied().find(|s| Some(stage_word(s).as_str()) == word)
}

fn parse_moment(t: &Theatre, word: Option<&str>) -> Option<Moment> {
    let word = word?;
    if let Some(area) = word.strip_prefix("step-") {
        return parse_area(t, Some(area)).map(Moment::Step);
    }
    [Moment::March, Moment::Open, Moment::Moved, Moment::Battle, Moment::Round, Moment::Last]
        .into_iter()
        .find(|m| m.name() == word)
}

fn parse_scope(t: &Theatre, word: Option<&str>) -> Option<Scope> {
    match word? {
        "convoy" => Some(Scope::Convoy),
        "attackers" => Some(Scope::Attackers),
        "defenders" => Some(Scope::Defenders),
        word => {
            let (kind, area) = word.split_once('-')?;
            let area = parse_area(t, Some(area))?;
            match kind {
                "area" => Some(Scope::Area(area)),
                "landing" => Some(Scope::Landing(area)),
                _ => None,
            }
        }
    }
}

/// Reads a step.
pub fn parse_step(t: &Theatre, text: &str) -> Option<Step> {
    let mut words = text.split_whitespace();
    let name = words.next()?;
    let step = match name {
        "deploy" => Step::Deploy,
        "turn" => Step::Turn(stage(&TurnStage::ALL, words.next())?),
        "overlord" => Step::Overlord,
        "initiative" => Step::Initiative(parse_side(words.next())?),
        "reinforce" => Step::Reinforce {
            side: parse_side(words.next())?,
            left: words.next()?.parse().ok()?,
            converting: words.next() == Some("converting"),
        },
        "muster" => Step::Muster { side: parse_side(words.next())?, left: words.next()?.parse().ok()? },
        "impulse" => Step::Impulse(stage(&ImpulseStage::ALL, words.next())?),
        "march" => Step::March { hand: parse_area(t, words.next())?, moved: words.next() == Some("moved") },
        "flight" => Step::Flight { side: parse_side(words.next())?, out: words.next() == Some("out") },
        "convoy" => Step::Convoy,
        "arrival" => Step::Arrival(parse_area(t, words.next())?),
        "intercept" => Step::Intercept {
            to: parse_area(t, words.next())?,
            dice: words.next()?.parse().ok()?,
            landing: words.next() == Some("landing"),
        },
        "losses" => Step::Losses {
            side: parse_side(words.next())?,
            hits: words.next()?.parse().ok()?,
            scope: parse_scope(t, words.next())?,
        },
        "window" => Step::Window {
            moment: parse_moment(t, words.next())?,
            asked: parse_side(words.next())?,
            declined: words.next() == Some("declined"),
        },
        "declare" => Step::Declare,
        "choose" => Step::Choose,
        "battle" => Step::Battle(stage(&Stage::ALL, words.next())?),
        "fly-out" => Step::FlyOut,
        "drop" => Step::Drop,
        "support" => Step::Support(parse_side(words.next())?),
        "elite" => Step::Elite,
        "fall" => Step::Fall { all: words.next() == Some("all") },
        "resolve" => Step::Resolve,
        "reserves" => Step::Reserves(parse_side(words.next())?),
        "last-retreat" => Step::LastRetreat,
        "advance" => Step::Advance,
        "return" => Step::Return,
        "adjust" => Step::Adjust(parse_side(words.next())?),
        "supply" => Step::Supply(parse_side(words.next())?),
        "extra" => Step::Extra(parse_side(words.next())?),
        _ => return None,
    };
    words.next().is_none().then_some(step)
}
