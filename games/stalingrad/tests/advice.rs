//! What a player is shown who asks what he might do, and what his staff does for him.

use std::sync::Arc;
use std::time::Duration;

use sandtable_bots::{Advice, Leisure, advise};
use sandtable_core::kit::{Walk, laid_out};
use sandtable_core::{Dice, Header, Live, Mind, Rules, Scene, Seat, Table, Text, Value, Viewer};
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

fn table(rules: &CaseBlue, state: &State) -> Live<CaseBlue> {
    let header = Header { position: Some(rules.position(state)), ..Header::default() };
    Live::new(Arc::new(rules.clone()), header, Dice::Seed(1)).expect("a sound position")
}

fn advised(rules: &CaseBlue, seat: Seat, state: &State) -> Vec<Advice> {
    let live = table(rules, state);
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

/// "Let the staff move these": those alone move, each line can be taken back, and whoever has moved is left to it no more.
#[test]
fn what_is_left_to_the_staff_moves_and_nothing_else() {
    let rules = laid_out::<Stalingrad>();
    let place = |scene: &Scene, key: &str| scene.pieces.iter().find(|p| p.key == key).map(|p| p.place);
    let mut moved = 0;
    for (seat, state) in commands(&rules) {
        let mut live = table(&rules, &state);
        let before = live.scene(Viewer::seat(seat));
        let other = Viewer::seat(Seat(1 - seat.0));
        assert!(live.scene(other).staff.is_empty(), "only who is asked has one");
        if state.step() != Some(Step::March) {
            assert!(before.staff.is_empty(), "nobody marches: {:?}", before.staff);
            continue;
        }
        let left: Vec<String> = before.staff.iter().step_by(2).cloned().collect();
        let laid = live.draft_staff(seat, &left).expect("whoever is asked has a staff");
        let after = live.draft_scene(seat, "").expect("a draft can be looked at");
        for piece in &before.pieces {
            let went = place(&before, &piece.key) != place(&after, &piece.key);
            assert!(!went || left.contains(&piece.key), "{} was not left to the staff", piece.key);
            assert!(!went || !after.staff.contains(&piece.key), "{} has moved", piece.key);
            moved += usize::from(went);
        }
        assert!((0..laid).all(|_| live.draft_undo(seat)), "each of {laid} lines can be taken back");
        assert_eq!(live.draft_staff(seat, &["nobody".into()]), Ok(0));
    }
    assert!(moved > 10, "{moved} units moved");
}
