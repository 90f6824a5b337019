//! Whole games of the three battles: the policy against itself and against random play. Printed for whoever tunes a battle:
//! `SANDTABLE_SCENARIO=queen SANDTABLE_GAMES=200 cargo nextest run -p beyond-the-rhine --run-ignored all either_side`;
//! `SANDTABLE_SEED` is the seed of the first game.

use beyond_the_rhine::BeyondTheRhine;
use ocs::{Ocs, Side};
use sandtable_core::kit::Walk;
use sandtable_core::{Decision, Game, Mind, Options, Rules, Seat, Seats};

/// Every so many actions the position is looked at for faults.
const FAULTS: u32 = 64;

fn number(name: &str, usual: u64) -> u64 {
    std::env::var(name).ok().and_then(|n| n.parse().ok()).unwrap_or(usual)
}

fn scenario() -> Ocs {
    let key = std::env::var("SANDTABLE_SCENARIO").unwrap_or_else(|_| "queen".into());
    let game = BeyondTheRhine::open(&BeyondTheRhine::built_in()).unwrap_or_else(|faults| panic!("{faults}"));
    game.prepare(&key, &Options::new()).unwrap_or_else(|fault| panic!("{fault}"))
}

/// A game in which some seats follow the policy and the others play at random: who wins, and after how many actions.
fn played(rules: &Ocs, seed: u64, by_policy: Seats) -> (Seats, u32) {
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
                "seed {seed}, after {a:?}: {faults:?}\n{}",
                rules.position(&walk.state)
            );
        }
    }
    match rules.decision(&walk.state) {
        Decision::Over(outcome) => (outcome.winners, walk.length),
        Decision::Ask(_) => (Seats::NONE, walk.length),
    }
}

#[test]
#[ignore = "whole games take minutes"]
fn either_side_wins_between_policies() {
    let (rules, count, first) = (scenario(), number("SANDTABLE_GAMES", 20), number("SANDTABLE_SEED", 0));
    let mut won = [0u64; 2];
    for seed in first..first + count {
        let (winners, length) = played(&rules, seed, Seats::first(2));
        Side::BOTH
            .into_iter()
            .filter(|side| winners.has(side.seat()))
            .for_each(|side| won[side as usize] += 1);
        println!(
            "seed {seed}: {winners:?}, {length} actions; Allies and Axis {won:?} of {}",
            seed + 1 - first
        );
    }
    assert!(won.iter().all(|won| won * 100 >= count * 30 && won * 100 <= count * 70), "{won:?} of {count}");
}

#[test]
#[ignore = "whole games take minutes"]
fn the_policy_beats_random_play_from_either_side() {
    let (rules, count, first) = (scenario(), number("SANDTABLE_GAMES", 20), number("SANDTABLE_SEED", 0));
    let mut won = 0;
    for seed in first..first + count {
        let seat = Seat((seed % 2) as u8);
        let (winners, length) = played(&rules, seed, Seats::only(seat));
        won += u64::from(winners.has(seat));
        println!("seed {seed}: {winners:?}, {length} actions; the policy {won} of {}", seed + 1 - first);
    }
    assert!(won * 100 >= count * 95, "the policy won {won} of {count}");
}

#[test]
#[ignore = "whole games take minutes"]
fn random_games_come_to_an_end() {
    let (rules, count, first) = (scenario(), number("SANDTABLE_GAMES", 20), number("SANDTABLE_SEED", 0));
    let (mut length, began) = (0u64, std::time::Instant::now());
    for seed in first..first + count {
        length += u64::from(played(&rules, seed, Seats::NONE).1);
    }
    println!(
        "{count} games, {length} actions, {:.0} a second",
        length as f64 / began.elapsed().as_secs_f64()
    );
}
