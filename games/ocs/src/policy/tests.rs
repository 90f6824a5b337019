use sandtable_core::kit::{Walk, laid_out, policy};
use sandtable_core::{Decision, Mind, Rules, Seat, Seats, Trial};

use crate::{Action, Drill, Ocs, Side};

use super::{Plan, plan};

fn rules() -> Ocs {
    laid_out::<Drill>()
}

/// Seed, length and last position of games that the policy plays against itself.
const PINNED: [(u64, u32, &str); 2] = [(1, 1425, "7e02668e6093dfa9"), (2, 1420, "1c87c4dbb29355ff")];

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

/// Every so many actions the position is looked at for faults.
const FAULTS: u32 = 1;

#[test]
fn supply_goes_by_train_as_planned() {
    let more = "phasing = 'axis'\nphase = 'movement'\nunits = ['i-9 @ A2.02', 'r-5 reserve @ A9.19']\n\
                dumps = ['axis 9 @ A7.04']\naxis = ['linden', 'ostheim']\nrail = ['0', '12']";
    let mut table = Trial::start(rules(), &[]).given(more);
    let hex = |table: &Trial<Ocs>, name: &str| table.rules.look(&table.state).t.hex(name).expect("a hex");
    let (from, to) = (hex(&table, "A7.04"), hex(&table, "A7.08"));
    let train = Plan::Train { from, to, tokens: 5 };
    let next = |table: &Trial<Ocs>| plan::next(table.rules.look(&table.state), Side::Axis, train);
    assert_eq!(next(&table), Some(Action::Freight(from, 5)));
    table.does("axis", "freight A7.04 5", &[]);
    assert_eq!(next(&table), Some(Action::Detrain(to)));
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
        if walk.length.is_multiple_of(FAULTS) || walk.asked().is_none() {
            let faults = rules.faults(&walk.state);
            assert!(
                faults.is_empty(),
                "seed {seed}, after {} actions, the last of them {a:?}: {faults:?}\n{}",
                walk.length,
                rules.position(&walk.state)
            );
        }
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

/// Printed for whoever tunes the drill: `SANDTABLE_GAMES=200 cargo nextest run -p ocs --run-ignored all either_side_wins`;
/// `SANDTABLE_SEED` is the seed of the first game.
#[test]
#[ignore = "takes minutes"]
fn either_side_wins_between_policies() {
    let rules = rules();
    let count = games(40);
    let first = std::env::var("SANDTABLE_SEED").ok().and_then(|n| n.parse().ok()).unwrap_or(0);
    let mut won = [0u64; 2];
    for seed in first..first + count {
        let winners = played(&rules, seed, Seats::first(2));
        Side::BOTH
            .into_iter()
            .filter(|side| winners.has(side.seat()))
            .for_each(|side| won[side as usize] += 1);
        println!("{won:?} of {}", seed + 1 - first);
    }
    println!("{won:?} of {count}, the rest drawn");
    assert!(won.iter().all(|won| won * 100 >= count * 30 && won * 100 <= count * 70), "{won:?} of {count}");
}
