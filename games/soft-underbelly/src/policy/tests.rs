use sandtable_core::{Chance, Game, Log, Options, Order, Policy, Rules, Seen};

use crate::{Action, Mediterranean, Side, SoftUnderbelly, State, Step};

fn box_laid_out() -> Mediterranean {
    let game = SoftUnderbelly::open(&SoftUnderbelly::built_in()).unwrap_or_else(|e| panic!("{e}"));
    game.prepare("campaign", &Options::new()).unwrap_or_else(|e| panic!("{e}"))
}

/// The choice of a player who follows the best plan, else the best click.
fn choose(rules: &Mediterranean, s: &State, side: Side) -> Action {
    let (seat, seen) = (side.seat(), Seen::by(rules, s, side.seat()));
    let mut plans = Vec::new();
    rules.plans(&seen, seat, &mut plans);
    plans.sort_by(|a, b| b.1.total_cmp(&a.1));
    if let Some(a) = plans.iter().find_map(|(plan, _)| rules.next(&seen, seat, *plan)) {
        return a;
    }
    let mut actions = Vec::new();
    rules.actions(s, seat, &mut actions);
    let best =
        actions.into_iter().map(|a| (rules.weigh(&seen, seat, a), a)).max_by(|x, y| x.0.total_cmp(&y.0));
    best.unwrap_or_else(|| panic!("no action at {:?}", s.step())).1
}

/// Plays games of the policy against itself and shows every position to a visitor.
fn walk(games: u64, mut visit: impl FnMut(&Mediterranean, &State, Side)) {
    let rules = box_laid_out();
    for seed in 0..games {
        let (mut chance, mut log) = (Chance::quick(seed), Log::off());
        let mut s = rules.start(&mut chance, &mut log);
        let mut length = 0;
        while rules.decision(&s).outcome().is_none() {
            let seats = rules.decision(&s).seats();
            let side = if seats.has(Side::Allies.seat()) { Side::Allies } else { Side::Axis };
            visit(&rules, &s, side);
            let a = choose(&rules, &s, side);
            rules.apply(&mut s, side.seat(), a, &mut chance, &mut log);
            length += 1;
            assert!(length < 20_000, "the policy never ends");
        }
    }
}

#[test]
fn every_plan_leads_to_a_legal_action_and_is_weighed_finitely() {
    walk(3, |rules, s, side| {
        let seen = Seen::by(rules, s, side.seat());
        let mut plans = Vec::new();
        rules.plans(&seen, side.seat(), &mut plans);
        assert!(plans.len() < 64);
        for (plan, weight) in plans {
            assert!(weight.is_finite() && weight > 0.0, "{plan:?} weighs {weight}");
            if let Some(a) = rules.next(&seen, side.seat(), plan) {
                assert!(rules.check(s, side.seat(), a).is_ok(), "{plan:?} wants {a:?}");
            }
        }
    });
}

#[test]
fn clicks_weigh_something_finite_and_the_standing_is_a_share() {
    walk(2, |rules, s, side| {
        let seen = Seen::by(rules, s, side.seat());
        let mut actions = Vec::new();
        rules.actions(s, side.seat(), &mut actions);
        for a in actions {
            let weight = rules.weigh(&seen, side.seat(), a);
            assert!(weight.is_finite() && weight >= 0.0, "{a:?} weighs {weight}");
        }
        let [allies, axis] = Side::BOTH.map(|side| rules.score(&seen, side.seat()));
        assert!((0.0..=1.0).contains(&allies) && (allies + axis - 1.0).abs() < 1e-5);
    });
}

#[test]
fn the_axis_never_marches_the_last_guard_out_of_munich() {
    walk(4, |rules, s, side| {
        let munich = rules.theatre().munich;
        if side != Side::Axis || !matches!(s.step(), Some(Step::March { .. })) || s.count(side, munich) == 0 {
            return;
        }
        let mut after = s.clone();
        let a = choose(rules, s, side);
        rules.apply(&mut after, side.seat(), a, &mut Chance::quick(1), &mut Log::off());
        if matches!(a, Action::Step(_)) && after.over.is_none() {
            assert!(after.count(side, munich) > 0, "{a:?} leaves Munich empty");
        }
    });
}

#[test]
fn standing_orders_answer_windows_alone_and_legally() {
    let mut answered = [0; 3];
    walk(3, |rules, s, side| {
        let seen = Seen::by(rules, s, side.seat());
        for (kind, count) in rules.orders().iter().zip(&mut answered) {
            let order = Order { key: kind.key.into(), place: None, amount: None };
            if let Some(a) = rules.answer(&seen, side.seat(), &order) {
                assert!(rules.decision(s).window().is_some(), "{} answers outside a window", kind.key);
                assert!(rules.check(s, side.seat(), a).is_ok(), "{} answers {a:?}", kind.key);
                *count += 1;
            }
        }
    });
    assert!(answered.iter().all(|n| *n > 0), "{answered:?}");
}

#[test]
fn an_order_to_bomb_a_stack_waits_for_it() {
    walk(2, |rules, s, side| {
        let seen = Seen::by(rules, s, side.seat());
        let order = Order { key: "order-bomb-stack".into(), place: Some(16), amount: Some(4) };
        if let Some(Action::Bomb(_, target)) = rules.answer(&seen, side.seat(), &order) {
            assert_eq!(target, 17, "places are counted from 0 on the screen");
            assert!(s.count(side.other(), 17) >= 4);
        }
    });
}
