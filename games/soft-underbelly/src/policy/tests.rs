use sandtable_core::kit::{laid_out, policy};
use sandtable_core::{Chance, Log, Order, Policy, Rules, Seen};

use crate::policy::Plan;
use crate::{Action, Side, SoftUnderbelly, Step};

/// Seed, length and last position of games that the policy plays against itself.
const PINNED: [(u64, u32, &str); 2] = [(1, 2938, "51a7f074e1a32ec4"), (2, 2772, "e2a38d473b56232e")];

#[test]
fn the_policy_plays_the_games_that_are_known_and_keeps_its_promises() {
    policy::whole::<SoftUnderbelly>(&PINNED, 3);
}

#[test]
fn no_plan_is_listed_that_nobody_would_follow() {
    let rules = laid_out::<SoftUnderbelly>();
    policy::walk(&rules, 3, |walk, seat, mind| {
        let mut plans = Vec::new();
        rules.plans(&walk.seen(seat), seat, mind, &mut plans);
        assert!(plans.iter().all(|(_, weight)| *weight > 0.0), "{plans:?}");
    });
}

#[test]
fn who_moves_is_told_of_the_attacks_that_may_follow() {
    let rules = laid_out::<SoftUnderbelly>();
    let mut told = 0;
    policy::walk(&rules, 2, |walk, seat, mind| {
        let (seen, mut plans) = (walk.seen(seat), Vec::new());
        rules.whole(&seen, seat, mind, &mut plans);
        for (plan, weight) in plans {
            assert!(weight > 0.0, "{plan:?}");
            let Plan::Assault { to } = plan else { continue };
            let first = rules.next(&seen, seat, plan, mind);
            assert_eq!(first, Some(Action::Done), "what is left of the movement is let be");
            let after = rules.after_the_march(&walk.state, seat).expect("the attack phase");
            let attack = rules.next(&Seen::by(&rules, &after, seat), seat, plan, mind);
            assert!(matches!(attack, Some(Action::Attack(_, at)) if at == to), "{plan:?}: {attack:?}");
            told += 1;
        }
    });
    assert!(told > 20, "{told}");
}

#[test]
fn candidates_are_rivals_of_the_choice() {
    policy::rivals(&laid_out::<SoftUnderbelly>(), 1, 50);
}

#[test]
fn the_axis_never_marches_the_last_guard_out_of_munich() {
    let rules = laid_out::<SoftUnderbelly>();
    let munich = rules.theatre().munich;
    policy::walk(&rules, 4, |walk, seat, mind| {
        let s = &walk.state;
        if seat != Side::Axis.seat()
            || !matches!(s.step(), Some(Step::March { .. }))
            || s.count(Side::Axis, munich) == 0
        {
            return;
        }
        let mut after = s.clone();
        let a = walk.preferred(seat, mind);
        rules.apply(&mut after, seat, a, &mut Chance::quick(1), &mut Log::off());
        if matches!(a, Action::Step(_)) && after.over.is_none() {
            assert!(after.count(Side::Axis, munich) > 0, "{a:?} leaves Munich empty");
        }
    });
}

#[test]
fn an_order_to_bomb_a_stack_waits_for_it() {
    let rules = laid_out::<SoftUnderbelly>();
    let order = Order { key: "order-bomb-stack".into(), place: Some(16), amount: Some(4) };
    policy::walk(&rules, 2, |walk, seat, _| {
        if let Some(Action::Bomb(_, target)) = rules.answer(&walk.seen(seat), seat, &order) {
            assert_eq!(target, 17, "places are counted from 0 on the screen");
            let enemy = Side::BOTH.into_iter().find(|side| side.seat() != seat).expect("two sides");
            assert!(walk.state.count(enemy, 17) >= 4);
        }
    });
}
