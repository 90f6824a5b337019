//! Whose decision it is, which one, and what ends it, in one sentence.

use sandtable_core::{Decision, Text, Value};

use crate::look::Look;
use crate::pieces::Side;
use crate::play::{hex_value, unit_value};
use crate::state::NO_COLUMN;
use crate::steps::{
    Fight, PlayerStage, Segment, Step, barrage_points, barrage_price, half_paid, next_defence,
};
use crate::supply::defence_price;

/// The turn.
pub fn turn(look: Look) -> Text {
    Text::new("turn-of").with("turn", look.s.turn).with("turns", look.t.turns)
}

/// Who stands how, and how one wins.
pub fn standing(look: Look) -> Vec<Text> {
    let worth = |side: Side| i32::from(look.worth(side));
    vec![
        Text::new("standing-worth").with("allied", worth(Side::Allied)).with("axis", worth(Side::Axis)),
        Text::new(look.t.title.aims()).with("turns", look.t.turns),
        Text::new("standing-weather").with("weather", Value::Term(look.s.weather.term())),
    ]
}

/// The phase, by the last player stage that was begun.
pub fn phase(look: Look) -> Text {
    if look.s.over.is_some() {
        return Text::new("phase-over");
    }
    let stage = look.s.steps.iter().find_map(|step| match step {
        Step::Player(stage) => Some(*stage),
        _ => None,
    });
    let of = |id: &'static str| Text::new(id).with("side", look.s.phasing.seat());
    match stage {
        None if matches!(look.s.step(), Some(Step::Setup(_))) => Text::new("phase-setup"),
        None => Text::new("phase-turn"),
        Some(PlayerStage::Begin | PlayerStage::Refit) => of("phase-refit"),
        Some(PlayerStage::Reinforcement | PlayerStage::Breakout) => of("phase-reinforcement"),
        Some(PlayerStage::Movement | PlayerStage::MovementBarrage) => of("phase-movement"),
        Some(PlayerStage::Supply) => of("phase-supply"),
        Some(PlayerStage::Reaction | PlayerStage::ReactionBarrage) => of("phase-reaction"),
        Some(PlayerStage::Barrage | PlayerStage::Combat) => of("phase-combat"),
        Some(
            PlayerStage::Exploitation | PlayerStage::ExploitationBarrage | PlayerStage::ExploitationCombat,
        ) => of("phase-exploitation"),
        Some(PlayerStage::CleanUp) => of("phase-clean-up"),
    }
}

/// What to do now.
pub fn prompt(look: Look, decision: Decision) -> Text {
    let (Some(seat), Some(step)) = (decision.seats().iter().next(), look.s.step()) else {
        return Text::new("prompt-over");
    };
    let to = |id| Text::new(id).with("side", seat);
    let target = hex_value(look.s.battle.target);
    match step {
        Step::Setup(_) => to("prompt-setup"),
        Step::Initiative { .. } => to("prompt-initiative"),
        Step::Simulcast(_) => to("prompt-simulcast"),
        Step::Ask { what, about } => {
            let question = look.t.title.questions().get(usize::from(what));
            let hex = look.t.title.asked_of(look, (what, about));
            to(question.map_or("prompt-over", |question| question.prompt)).with("hex", hex_value(hex))
        }
        Step::Entry { sp } => to("prompt-entry").with("count", sp),
        Step::Forces => to("prompt-forces"),
        Step::Segment(Segment::Movement) => to("prompt-segment"),
        Step::Segment(Segment::Reaction) => to("prompt-reaction"),
        Step::Segment(Segment::Exploitation) => to("prompt-exploitation"),
        Step::Moving => moving(look, to),
        Step::Sailing { .. } => to("prompt-sailing"),
        Step::Salvo { .. } => to("prompt-salvo").with("hex", target),
        Step::Beach => to("prompt-beach").with("hex", target),
        Step::Repel => to("prompt-repel").with("hex", target),
        Step::Shipping { .. } => to("prompt-shipping"),
        Step::Rail { .. } => to("prompt-rail"),
        Step::Pay { unit, need, sink } => {
            let sink = Value::Term(sink.term());
            to("prompt-pay").with("unit", unit_value(unit)).with("need", need).with("sink", sink)
        }
        Step::Barrages(Fight::Movement) => to("prompt-bombing"),
        Step::Barrages(Fight::Reaction | Fight::Combat | Fight::Exploitation) => to("prompt-barrages"),
        Step::Guns(_) => to("prompt-guns")
            .with("hex", target)
            .with("points", i32::from(barrage_points(look)))
            .with("cost", i32::from(barrage_price(look))),
        Step::Assaults(_) => to("prompt-assaults"),
        Step::Declare(_) => to("prompt-declare").with("hex", target),
        Step::Defend if half_paid(look) => to("prompt-defend-rest").with("hex", target),
        Step::Defend => to("prompt-defend")
            .with("hex", target)
            .with("cost", next_defence(look).map_or_else(|| usual(look), |(_, price)| price)),
        Step::Lead { .. } => to("prompt-lead").with("hex", target),
        Step::Losses { left, at, .. } => to("prompt-losses").with("left", left).with("hex", hex_value(at)),
        Step::Option { attacker } => {
            let left = look.s.battle.option[usize::from(!attacker)];
            to("prompt-option").with("left", left).with("hex", target)
        }
        Step::Retreat { attacker } => {
            to("prompt-retreat").with("hexes", look.s.battle.retreat[usize::from(!attacker)])
        }
        Step::Advance => to("prompt-advance").with("hex", target),
        Step::Displace { .. } => to("prompt-displace"),
        Step::Collapse { .. } => to("prompt-collapse"),
        Step::Surrender { points, .. } => to("prompt-surrender").with("points", points),
        Step::Pause => to("prompt-pause"),
        Step::Trucks(unit) => to("prompt-trucks").with("unit", unit_value(unit)),
        Step::Excess(_) => to("prompt-excess"),
        Step::Feed => to("prompt-feed"),
        Step::Breakout => to("prompt-breakout"),
        Step::Turn(_) | Step::Player(_) | Step::Battle(_) | Step::Supply(_) => Text::new("prompt-wait"),
        Step::Refit
        | Step::Ready { .. }
        | Step::Deck { .. }
        | Step::Fund { .. }
        | Step::Zone { .. }
        | Step::Aim
        | Step::Load
        | Step::Mission(_)
        | Step::Intercept
        | Step::Dogfight(_)
        | Step::Aborts { .. }
        | Step::Duel(_)
        | Step::Struck { .. }
        | Step::Spill
        | Step::Home { .. }
        | Step::Fleet
        | Step::Deploy(_)
        | Step::Workshop { .. }
        | Step::Scatter(_) => super::air::prompt(look, step, to),
    }
}

/// A stack or column moves.
fn moving(look: Look, to: impl Fn(&'static str) -> Text) -> Text {
    let hand = &look.s.hand;
    if hand.column != NO_COLUMN {
        let column = look.s.columns[usize::from(hand.column)];
        return to("prompt-driving").with("points", column.points).with("load", column.load);
    }
    let (Some(segment), false) = (look.segment(), hand.units.is_empty()) else {
        return to("prompt-picking").with("hex", hex_value(hand.at));
    };
    let left = hand.units.iter().map(|id| look.left(*id, segment)).min().unwrap_or(0);
    to("prompt-moving").with("count", hand.units.len() as i32).with("points", left / 4)
}

/// What the defence would cost if it could be paid.
fn usual(look: Look) -> u8 {
    let (side, at) = (look.s.battle.side.other(), look.s.battle.target);
    defence_price(look, look.pool_at(side, at), at)
}

#[cfg(test)]
mod tests {
    use sandtable_core::kit::laid_out;
    use sandtable_core::{Chance, Log, Rules, Seat};

    use super::*;
    use crate::pieces::Sink;
    use crate::state::NOBODY;
    use crate::{Drill, Ocs};

    #[test]
    fn every_step_says_what_to_do() {
        let rules: Ocs = laid_out::<Drill>();
        let mut s = rules.start(&mut Chance::quick(1), &mut Log::off());
        let (side, at, unit, wing) = (Side::Axis, 40, 3, 2);
        let attacker = true;
        for (step, told) in [
            (Step::Setup(side), "setup"),
            (Step::Simulcast(side), "simulcast"),
            (Step::Entry { sp: 3 }, "entry"),
            (Step::Forces, "forces"),
            (Step::Segment(Segment::Movement), "segment"),
            (Step::Segment(Segment::Reaction), "reaction"),
            (Step::Segment(Segment::Exploitation), "exploitation"),
            (Step::Sailing { vessel: 0 }, "sailing"),
            (Step::Salvo { vessel: 0, unit }, "salvo"),
            (Step::Beach, "beach"),
            (Step::Repel, "repel"),
            (Step::Rail { unit, from: at, tokens: 0, column: NO_COLUMN }, "rail"),
            (Step::Shipping { unit, column: NO_COLUMN, from: at, tokens: 0 }, "shipping"),
            (Step::Pay { unit, need: 1, sink: Sink::Fuel }, "pay"),
            (Step::Barrages(Fight::Movement), "bombing"),
            (Step::Barrages(Fight::Reaction), "barrages"),
            (Step::Assaults(Fight::Combat), "assaults"),
            (Step::Lead { attacker }, "lead"),
            (Step::Option { attacker }, "option"),
            (Step::Retreat { attacker }, "retreat"),
            (Step::Advance, "advance"),
            (Step::Pause, "pause"),
            (Step::Trucks(unit), "trucks"),
            (Step::Feed, "feed"),
            (Step::Breakout, "breakout"),
            (Step::Refit, "refit"),
            (Step::Ready { at, left: 1, system: 0 }, "ready"),
            (Step::Deck { carrier: 0, left: 1 }, "deck"),
            (Step::Fund { at, need: 1, system: 0 }, "fund"),
            (Step::Zone { unit, turn: 2 }, "zone"),
            (Step::Zone { unit: NOBODY, turn: 0 }, "refit"),
            (Step::Fleet, "fleet"),
            (Step::Deploy(side), "fleet"),
            (Step::Workshop { left: 1 }, "workshop"),
            (Step::Aim, "aim"),
            (Step::Load, "load"),
            (Step::Intercept, "intercept"),
            (Step::Aborts { side, after: false }, "aborts"),
            (Step::Duel(side), "duel"),
            (Step::Struck { strongest: true }, "struck"),
            (Step::Spill, "spill"),
            (Step::Home { wing, from: at, reach: 9 }, "home"),
            (Step::Scatter(at), "flee"),
        ] {
            s.steps.clear();
            s.steps.push(step);
            let shown = prompt(rules.look(&s), Decision::one(Seat(0)));
            assert_eq!(shown.id, format!("prompt-{told}"), "{step:?}");
        }
    }
}
