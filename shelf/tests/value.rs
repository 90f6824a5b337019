//! The learnt value is a chance: on games that it was not learnt from it says more than the base rate, and what it says comes about
//! so often. `SANDTABLE_GAMES=400` examines so many games, between veterans where a game has them, by the bounds that docs/opponents.md asks for.

use sandtable_bots::{Course, Level, Limits, examine, watch};
use sandtable_core::kit::laid_out;
use sandtable_core::{Game, Policy};

/// Far from the seeds of the games that were learnt from.
const SEED: u64 = 9_000_000;

fn examined<G: Game>(games: u64) {
    let rules = laid_out::<G>();
    let told = std::env::var("SANDTABLE_GAMES").ok().and_then(|n| n.parse().ok());
    let limits = Limits { faults_every: 0, ..Limits::default() };
    // Who thinks ahead takes long: a few games between regulars are soon played.
    let soon = <G::Rules as Policy>::TAUGHT > 0;
    let veterans = soon || told.is_some() && <G::Rules as Policy>::THINKS;
    let level = if veterans { Level::Veteran } else { Level::Regular };
    let course = Course { games: told.unwrap_or(games), levels: vec![level.into(); 2], seed: SEED, limits };
    let samples = watch(&rules, &course).expect("sound games");
    let found = examine(&samples, |s| s.value);
    // A sample of a few games cannot say more.
    let (gain, off) = if told.is_some() { (0.1, 0.04) } else { (0.0, 0.35) };
    assert!(found.loss < found.base_loss - gain, "{}: {found:?}", G::ID);
    assert!(found.reliability.iter().all(|error| *error < off), "{}: {found:?}", G::ID);
    assert!(samples.iter().all(|s| (0.0..=1.0).contains(&s.value)));
}

#[test]
fn the_value_of_the_soft_underbelly() {
    examined::<soft_underbelly::SoftUnderbelly>(16);
}

#[test]
fn the_value_of_stalingrad() {
    examined::<stalingrad::Stalingrad>(16);
}
