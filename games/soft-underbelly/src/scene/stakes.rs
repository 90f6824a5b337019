//! What a click spends or gives away: it is named before it is done.

use sandtable_core::{Mind, Policy, Rules, Seen, Text, Value};

use crate::Mediterranean;
use crate::action::Action;
use crate::look::Look;
use crate::pieces::{Arm, Place, Side, is_area, piece, place_value};
use crate::policy::{Plan, fight};
use crate::state::{State, Unit, flag};
use crate::steps::Step;

/// Does it spend a marker, or a mission that flies once a turn, or change what the rules have set up?
pub const fn spends(a: Action) -> bool {
    matches!(
        a,
        Action::Exchange(..)
            | Action::Operations(_)
            | Action::Strangle(_)
            | Action::NewLine(_)
            | Action::Bomb(..)
            | Action::Rouse(..)
            | Action::Engage(..)
            | Action::Play(_)
    )
}

/// What a button gives away: the area of whoever won and sends nobody, the movement of an impulse in which somebody could
/// march, all of such an impulse, or cubes that are not placed.
pub fn loses(rules: &Mediterranean, s: &State, a: Action, marches: bool) -> Option<Text> {
    match a {
        // impulse.pass: it ends the impulse, attacks and all.
        Action::Pass => (marches || faces_an_enemy(rules, s)).then(|| Text::new("loses-impulse")),
        Action::Done => ended(rules, s, marches),
        Action::Retreat => given_up(rules.look(s)),
        // stacking.check/2: nobody has room for it.
        Action::Eliminate(who) => Some(
            Text::new("loses-unit")
                .with(
                    "unit",
                    Value::Kind(piece(Side::of(rules.decision(s).seats().iter().next()?)?, who.arm)),
                )
                .with("from", place_value(who.at)),
        ),
        _ => None,
    }
}

fn ended(rules: &Mediterranean, s: &State, marches: bool) -> Option<Text> {
    let (look, target) = (rules.look(s), s.battle.target);
    match s.step()? {
        Step::Advance if look.s.count(s.active, target) == 0 => {
            Some(Text::new("loses-conquest").with("area", place_value(target)))
        }
        Step::Declare if s.arrows.is_empty() => match good_attack(rules, s) {
            Some(to) => Some(Text::new("loses-attacks").with("area", place_value(to))),
            None => idle(look),
        },
        // impulse.pass: whoever may still pass has done nothing.
        // Where an attack can still be made the impulse goes on: nothing is handed over.
        Step::March { hand: 0, .. }
            if marches
                && rules.check(s, s.active.seat(), Action::Pass).is_ok()
                && !faces_an_enemy(rules, s) =>
        {
            Some(Text::new("loses-movement"))
        }
        Step::Reinforce { converting: false, left: left @ 1.., .. }
        | Step::Muster { left: left @ 1.., .. } => Some(Text::new("loses-cubes").with("left", left)),
        _ => None,
    }
}

/// What a retreat gives away that could still be held: a star, or the loss that it was to save.
fn given_up(look: Look) -> Option<Text> {
    let (side, target) = (look.s.active.other(), look.s.battle.target);
    let area = |id| Text::new(id).with("area", place_value(target));
    match [false, true].map(|going| fight::left(look, side, going)) {
        [_, 0] => Some(area("loses-for-nothing")),
        [held, _] if held > 0 && look.t.stars.contains(target) => Some(area("loses-star")),
        _ => None,
    }
}

/// Does anybody of the active side stand next to an enemy whom he could attack?
fn faces_an_enemy(rules: &Mediterranean, s: &State) -> bool {
    let (look, enemy) = (rules.look(s), s.held(s.active.other()));
    let stands =
        |u: Unit| is_area(u.place) && !u.has(flag::HELD) && look.t.next_to(u.place).intersects(enemy);
    look.all(s.active, &Arm::LAND, stands).next().is_some()
}

/// What those give away who stand beside an enemy area in greater number than it is held: whether to attack may be a matter of
/// taste, but it is not passed over by a slip.
fn idle(look: Look) -> Option<Text> {
    let (side, enemy) = (look.s.active, look.s.active.other());
    let free = move |u: Unit| is_area(u.place) && !u.has(flag::HELD) && !look.strangled(side, u.place);
    let beside = |to: Place| {
        let near = look.t.next_to(to);
        look.all(side, &Arm::LAND, move |u| free(u) && near.contains(u.place)).count()
    };
    // A line rolls two dice.
    let holds = |at: Place| {
        let line = enemy == Side::Axis && look.s.lines.contains(at);
        usize::from(look.s.count(enemy, at)) + if line { 2 } else { 0 }
    };
    let more = |to: &Place| beside(*to) as i32 - holds(*to) as i32;
    let best = look.s.held(enemy).into_iter().max_by_key(more).filter(|to| more(to) > 0)?;
    Some(
        Text::new("loses-idle")
            .with("count", beside(best) as i32)
            .with("enemy", i32::from(look.s.count(enemy, best)))
            .with("area", place_value(best)),
    )
}

/// Where a sensible player would attack now, if anywhere.
fn good_attack(rules: &Mediterranean, s: &State) -> Option<Place> {
    let (seat, mut plans) = (s.active.seat(), Vec::new());
    rules.plans(&Seen::by(rules, s, seat), seat, &mut Mind::default(), &mut plans);
    let (best, _) =
        plans.into_iter().filter(|(_, weight)| *weight > 0.0).max_by(|(_, a), (_, b)| a.total_cmp(b))?;
    match best {
        Plan::Attack { to, .. } | Plan::Landing { to, .. } => Some(to),
        _ => None,
    }
}
