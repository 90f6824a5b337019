use sandtable_core::kit::{laid_out, policy};

use crate::{Side, Stalingrad, Step};

/// Seed, length and last position of games that the policy plays against itself.
const PINNED: [(u64, u32, &str); 2] = [(1, 7412, "e861a2121f956f91"), (2, 7058, "e681012093a34e27")];

#[test]
fn the_policy_plays_the_games_that_are_known_and_keeps_its_promises() {
    policy::whole::<Stalingrad>(&PINNED, 2);
}

/// [`Policy::next`](sandtable_core::Policy::next) drops what is illegal; a plan that is listed needs no such mercy.
#[test]
fn every_plan_is_wanted_and_begins_with_a_legal_action() {
    let rules = laid_out::<Stalingrad>();
    policy::begins(&rules, 2, |s, seat, plan| super::plan::next(rules.look(s), Side::of(seat)?, plan));
}

#[test]
fn candidates_are_rivals_of_the_choice() {
    policy::rivals(&laid_out::<Stalingrad>(), 1, 1000);
}

#[test]
fn an_attack_below_even_odds_is_never_begun() {
    let rules = laid_out::<Stalingrad>();
    policy::walk(&rules, 2, |walk, seat, _| {
        if let (Some(Step::Choose), Some(side)) = (walk.state.step(), Side::of(seat)) {
            let look = rules.look(&walk.state);
            for id in look.all(side, |u| u.target != crate::state::NO_HEX) {
                let target = look.unit(id).target;
                assert!(look.assault(target, look.attackers(target)).column.is_some());
            }
        }
    });
}
