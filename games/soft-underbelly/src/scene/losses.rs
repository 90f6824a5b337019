//! Losses in words: whoever takes the cheapest is told which they are.

use sandtable_core::clicks::Trying;
use sandtable_core::{Text, Value};

use super::labels::label;
use crate::Mediterranean;
use crate::action::Action;
use crate::pieces::{Arm, Side, piece};
use crate::state::State;

/// What a line of losses takes, one after the other.
pub fn named(rules: &Mediterranean, s: &State, side: Side, losses: &[Action]) -> Text {
    if let [only] = losses {
        return label(rules.look(s), side, *only).1;
    }
    let mut trying = Trying::new(rules, s, side.seat());
    let (mut turned, mut cubes, mut others, mut unit) = (0, 0, 0, None);
    for a in losses {
        let look = rules.look(&trying.state);
        match a {
            Action::Lose(who) if who.arm == Arm::Cube => cubes += 1,
            Action::Lose(who) if look.find(side, *who).is_some_and(|i| !look.s.units[i].used()) => {
                turned += 1;
                unit = unit.or(Some(who.arm));
            }
            _ => others += 1,
        }
        trying.go(*a);
    }
    let id = match (turned, others) {
        (0, 0) => "label-lose-cubes",
        (0, _) => "label-lose-several",
        (_, 0) if cubes == 0 => "label-turn-several",
        (_, 0) => "label-turn-and-lose",
        _ => "label-turn-and-remove",
    };
    Text::new(id)
        .with("turned", turned)
        .with("removed", cubes + others)
        .with("unit", Value::Kind(piece(side, unit.unwrap_or(Arm::Cube))))
}
