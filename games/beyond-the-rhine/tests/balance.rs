//! Whole games of the three battles: the policy against itself and against random play. Printed for whoever tunes a battle:
//! `SANDTABLE_SCENARIO=queen SANDTABLE_GAMES=200 cargo nextest run -p beyond-the-rhine --run-ignored all either_side`;
//! `SANDTABLE_SEED` is the seed of the first game. The scenario `drill` is that of the series. Data files of the same names in
//! the directory `SANDTABLE_DATA` take the place of the built-in ones.

use beyond_the_rhine::BeyondTheRhine;
use ocs::{Drill, Ocs, Side, State};
use sandtable_core::kit::Walk;
use sandtable_core::{Decision, Game, Mind, Options, Rules, Seat, Seats};

/// Every so many actions the position is looked at for faults.
const FAULTS: u32 = 64;

fn number(name: &str, usual: u64) -> u64 {
    std::env::var(name).ok().and_then(|n| n.parse().ok()).unwrap_or(usual)
}

fn scenario() -> Ocs {
    let key = std::env::var("SANDTABLE_SCENARIO").unwrap_or_else(|_| "queen".into());
    if key == "drill" { opened::<Drill>(&key) } else { opened::<BeyondTheRhine>(&key) }
}

fn opened<G: Game<Rules = Ocs>>(key: &str) -> Ocs {
    let mut files = G::built_in();
    if let Ok(dir) = std::env::var("SANDTABLE_DATA") {
        let names: Vec<String> = files.names().map(String::from).collect();
        for name in names {
            if let Ok(text) = std::fs::read_to_string(format!("{dir}/{name}")) {
                files.put(&name, &text);
            }
        }
    }
    let game = G::open(&files).unwrap_or_else(|faults| panic!("{faults}"));
    game.prepare(key, &Options::new()).unwrap_or_else(|fault| panic!("{fault}"))
}

/// A game in which some seats follow the policy and the others play at random: who wins, after how many actions,
/// and what the Allies hold of all that counts.
fn played(rules: &Ocs, seed: u64, by_policy: Seats) -> (Seats, u32, String) {
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
    let held = allied(rules, &walk.state);
    match rules.decision(&walk.state) {
        Decision::Over(outcome) => (outcome.winners, walk.length, held),
        Decision::Ask(_) => (Seats::NONE, walk.length, held),
    }
}

/// The places of worth that the Allies hold.
fn allied(rules: &Ocs, s: &State) -> String {
    let look = rules.look(s);
    let places =
        (0..).zip(&look.t.places).filter(|(i, place)| place.vp > 0 && look.owner(*i) == Side::Allied);
    places.map(|(_, place)| place.key.as_str()).collect::<Vec<_>>().join(" ")
}

#[test]
#[ignore = "whole games take minutes"]
fn either_side_wins_between_policies() {
    let (rules, count, first) = (scenario(), number("SANDTABLE_GAMES", 20), number("SANDTABLE_SEED", 0));
    let mut won = [0u64; 2];
    for seed in first..first + count {
        let (winners, length, held) = played(&rules, seed, Seats::first(2));
        Side::BOTH
            .into_iter()
            .filter(|side| winners.has(side.seat()))
            .for_each(|side| won[side as usize] += 1);
        println!(
            "seed {seed}: {winners:?}, {length} actions, {held}; Allies and Axis {won:?} of {}",
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
        let (winners, length, held) = played(&rules, seed, Seats::only(seat));
        won += u64::from(winners.has(seat));
        println!(
            "seed {seed}: {winners:?}, {length} actions, {held}; the policy {won} of {}",
            seed + 1 - first
        );
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
