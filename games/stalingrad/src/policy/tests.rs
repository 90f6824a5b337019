use sandtable_core::{Chance, Game, Log, Options, Policy, Rules, Seen};

use crate::{Action, CaseBlue, Side, Stalingrad, State, Step};

fn box_laid_out() -> CaseBlue {
    let game = Stalingrad::open(&Stalingrad::built_in()).unwrap_or_else(|e| panic!("{e}"));
    game.prepare("campaign", &Options::new()).unwrap_or_else(|e| panic!("{e}"))
}

/// The choice of a player who follows the best plan, else the best click.
fn choose(rules: &CaseBlue, s: &State, side: Side) -> Action {
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
fn walk(games: u64, mut visit: impl FnMut(&CaseBlue, &State, Side)) {
    let rules = box_laid_out();
    for seed in 0..games {
        let (mut chance, mut log) = (Chance::quick(seed), Log::off());
        let mut s = rules.start(&mut chance, &mut log);
        let mut length = 0;
        while rules.decision(&s).outcome().is_none() {
            let seats = rules.decision(&s).seats();
            let side = if seats.has(Side::Axis.seat()) { Side::Axis } else { Side::Soviet };
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
    walk(2, |rules, s, side| {
        let seen = Seen::by(rules, s, side.seat());
        let mut plans = Vec::new();
        rules.plans(&seen, side.seat(), &mut plans);
        assert!(plans.len() < 64);
        for (plan, weight) in plans {
            assert!(weight.is_finite() && weight >= 0.0, "{plan:?} weighs {weight}");
            let a = super::plan::next(rules.look(s), side, plan);
            let a = a.unwrap_or_else(|| panic!("{plan:?} begins nowhere"));
            assert!(rules.check(s, side.seat(), a).is_ok(), "{plan:?} wants {a:?}");
        }
    });
}

#[test]
fn a_standing_is_between_lost_and_won() {
    walk(2, |rules, s, side| {
        let seen = Seen::by(rules, s, side.seat());
        let (mine, theirs) = (rules.score(&seen, side.seat()), rules.score(&seen, side.other().seat()));
        assert!((0.0..=1.0).contains(&mine) && (mine + theirs - 1.0).abs() < 1e-4);
    });
}

#[test]
fn an_attack_below_even_odds_is_never_begun() {
    walk(2, |rules, s, side| {
        if let Some(Step::Choose) = s.step() {
            let look = rules.look(s);
            for id in look.all(side, |u| u.target != crate::state::NO_HEX) {
                let target = look.unit(id).target;
                assert!(look.assault(target, look.attackers(target)).column.is_some());
            }
        }
    });
}
