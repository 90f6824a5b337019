//! What a player is shown who asks what he might do.

use std::sync::Arc;
use std::time::Duration;

use sandtable_bots::{Advice, Leisure, advise};
use sandtable_core::kit::{Walk, laid_out};
use sandtable_core::{Dice, Header, Live, Mind, Rules, Seat, Text, Value};
use stalingrad::{CaseBlue, Stalingrad, State, Step};

/// Positions of a game of the policy against itself in which a command is led: its beginning, its middle, its attacks.
fn commands(rules: &CaseBlue) -> Vec<(Seat, State)> {
    let (mut walk, mut minds) = (Walk::new(rules, 1), [Mind::default(), Mind::default()]);
    let (mut found, mut met) = (Vec::new(), 0);
    while let Some(seat) = walk.asked().filter(|_| found.len() < 10) {
        if matches!(walk.state.step(), Some(Step::March | Step::Declare { .. })) {
            if met % 7 == 0 {
                found.push((seat, walk.state.clone()));
            }
            met += 1;
        }
        let a = walk.preferred(seat, &mut minds[usize::from(seat.0)]);
        walk.go(seat, a);
    }
    found
}

fn advised(rules: &CaseBlue, seat: Seat, state: &State) -> Vec<Advice> {
    let header = Header { position: Some(rules.position(state)), ..Header::default() };
    let live = Live::new(Arc::new(rules.clone()), header, Dice::Seed(1)).expect("a sound position");
    advise(&live, seat, 3, Leisure { trials: 3, time: Duration::ZERO }, 1)
}

fn number(text: &Text, name: &str) -> i32 {
    match text.args.iter().find(|(n, _)| *n == name) {
        Some((_, Value::Int(n))) => *n,
        other => panic!("{name}: {other:?} in {text:?}"),
    }
}

#[test]
fn a_command_is_advised_by_whole_plans_that_intend_different_things() {
    let rules = laid_out::<Stalingrad>();
    let (mut several, mut attacks) = (0, 0);
    for (seat, state) in commands(&rules) {
        let plans = advised(&rules, seat, &state);
        let told: Vec<&Text> = plans.iter().filter_map(|plan| plan.words.as_ref()).collect();
        assert!(told.iter().all(|text| text.id == "plan-command"), "steps among plans: {told:?}");
        for (i, text) in told.iter().enumerate() {
            assert!(!told[..i].contains(text), "twice: {text:?}");
        }
        // Where nothing is worth attacking any more, to be done is all.
        assert!(!told.is_empty() || plans.len() == 1, "{plans:?}");
        assert!(!told.is_empty() || state.step() != Some(Step::March), "a command without a plan: {plans:?}");
        several += usize::from(told.len() > 1);
        for plan in plans.iter().filter(|plan| plan.words.as_ref().is_some_and(|t| number(t, "attacks") > 0))
        {
            // It is drawn as a whole, up to the die.
            assert!(plan.laid.contains("attack") && !plan.arrows.is_empty(), "{plan:?}");
            attacks += 1;
        }
        let best = plans.iter().map(|plan| plan.chance).fold(0.0, f32::max);
        assert!(plans.iter().any(|plan| plan.even && plan.chance == best), "the best is as good as itself");
        // What is ranked below it differs by what can be seen.
        assert!(plans.iter().all(|plan| plan.even || best - plan.chance > 0.0099), "{plans:?}");
    }
    assert!(several > 2 && attacks > 2, "{several} times several plans, {attacks} with attacks");
}
