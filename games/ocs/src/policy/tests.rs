use sandtable_core::kit::{Walk, laid_out, policy};
use sandtable_core::{Decision, Mind, Rules, Seat, Seats};

use crate::{Drill, Ocs, Side};

use super::plan;

fn rules() -> Ocs {
    laid_out::<Drill>()
}

/// Seed, length and last position of games that the policy plays against itself.
const PINNED: [(u64, u32, &str); 2] = [(1, 1425, "a46a719147932ef5"), (2, 1420, "f5f7e1e18370e767")];

#[test]
fn the_policy_plays_the_games_that_are_known() {
    policy::pinned(&rules(), &PINNED);
}

#[test]
fn the_policy_keeps_its_promises() {
    policy::sound(&rules(), 2);
}

#[test]
fn every_plan_is_wanted_and_begins_with_a_legal_action() {
    let rules = rules();
    policy::begins(&rules, 1, |s, seat, plan| plan::next(rules.look(s), Side::of(seat)?, plan));
}

/// A game in which some seats follow the policy and the others play at random: who wins.
fn played(rules: &Ocs, seed: u64, by_policy: Seats) -> Seats {
    let mut minds = [Mind::default(), Mind::default()];
    let mut walk = Walk::new(rules, seed);
    while let Some(seat) = walk.asked() {
        let thinks = by_policy.has(seat);
        let a =
            if thinks { walk.preferred(seat, &mut minds[usize::from(seat.0)]) } else { walk.random(seat) };
        walk.go(seat, a);
    }
    match rules.decision(&walk.state) {
        Decision::Over(outcome) => outcome.winners,
        Decision::Ask(_) => Seats::NONE,
    }
}

fn games(usual: u64) -> u64 {
    std::env::var("SANDTABLE_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(usual)
}

#[test]
fn the_policy_beats_random_play_from_either_side() {
    let rules = rules();
    let count = games(4);
    let won = (0..count).filter(|seed| {
        let seat = Seat((seed % 2) as u8);
        played(&rules, *seed, Seats::only(seat)).has(seat)
    });
    let won = won.count() as u64;
    println!("the policy won {won} of {count}");
    assert!(won * 100 >= count * 95, "the policy won {won} of {count}");
}

/// Printed for whoever tunes the drill: `SANDTABLE_GAMES=200 cargo nextest run -p ocs --run-ignored all either_side_wins`.
#[test]
#[ignore = "takes minutes"]
fn either_side_wins_between_policies() {
    let rules = rules();
    let count = games(40);
    let mut won = [0u64; 2];
    for seed in 0..count {
        let winners = played(&rules, seed, Seats::first(2));
        Side::BOTH
            .into_iter()
            .filter(|side| winners.has(side.seat()))
            .for_each(|side| won[side as usize] += 1);
    }
    println!("{won:?} of {count}, the rest drawn");
    assert!(won.iter().all(|won| won * 100 >= count * 30 && won * 100 <= count * 70), "{won:?} of {count}");
}
