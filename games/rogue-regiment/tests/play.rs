//! Random play keeps every promise of the contract.

use std::sync::Arc;

use rogue_regiment::{Action, Mission, RogueRegiment, State};
use sandtable_core::{Chance, Game, Kit, Log, Options, Rules};

fn missions(option: &str, value: &str) -> Vec<(String, Mission)> {
    let game = RogueRegiment::open(&RogueRegiment::built_in()).unwrap_or_else(|e| panic!("{e}"));
    let options: Options = [(option.to_string(), value.to_string())].into();
    let keys = game.info().scenarios.clone();
    keys.into_iter()
        .map(|s| (s.key.clone(), game.prepare(&s.key, &options).expect("the mission is there")))
        .collect()
}

/// A random game takes some thousand actions.
const BOUND: u32 = 20_000;

#[test]
fn random_missions_come_to_their_end() {
    for (key, rules) in missions("level", "normal") {
        let mut count = 0_u64;
        let begun = std::time::Instant::now();
        let mut ends = std::collections::BTreeMap::new();
        for seed in 0..20 {
            let mut chance = Chance::quick(seed);
            let mut s = rules.start(&mut chance, &mut Log::off());
            let mut actions = Vec::new();
            let mut n = 0;
            while rules.decision(&s).outcome().is_none() {
                let seats = rules.decision(&s).seats();
                let seat = seats
                    .iter()
                    .next()
                    .unwrap_or_else(|| panic!("{key} {seed}: nobody is asked\n{}", rules.position(&s)));
                actions.clear();
                rules.actions(&s, seat, &mut actions);
                assert!(!actions.is_empty(), "{key} {seed}: nothing to do\n{}", rules.position(&s));
                let a = actions[usize::from(chance.below(actions.len() as u16))];
                rules.apply(&mut s, seat, a, &mut chance, &mut Log::off());
                let faults = rules.faults(&s);
                assert!(faults.is_empty(), "{key} {seed} after {a:?}: {faults:?}\n{}", rules.position(&s));
                n += 1;
                assert!(n < BOUND, "{key} {seed} does not end\n{}", rules.position(&s));
            }
            count += u64::from(n);
            *ends.entry(s.over.map(|e| e.word())).or_insert(0) += 1;
        }
        let rate = count as f64 / begun.elapsed().as_secs_f64();
        println!("{key}: {count} actions, {rate:.0}/s, {ends:?}");
    }
}

#[test]
fn random_games_keep_every_promise() {
    for (key, rules) in missions("level", "normal") {
        // `SANDTABLE_GAMES=20000` for the long run.
        let report = Kit::new(&Arc::new(rules)).sample(4).bound(BOUND).run();
        let text = report.to_string();
        println!("{key}: {}", text.lines().take(3).collect::<Vec<_>>().join(" / "));
        report.assert_clean();
    }
}

#[test]
fn random_games_against_a_hunter_keep_every_promise() {
    for (key, rules) in missions("hunter", "yes") {
        let report = Kit::new(&Arc::new(rules)).sample(2).bound(BOUND).run();
        println!("{key}: {}", report.to_string().lines().take(3).collect::<Vec<_>>().join(" / "));
        report.assert_clean();
    }
}

#[test]
fn random_games_with_the_optional_chapters_keep_every_promise() {
    let game = RogueRegiment::open(&RogueRegiment::built_in()).unwrap_or_else(|e| panic!("{e}"));
    let all = [("heavy-metal", "yes"), ("heat-and-dogs", "yes"), ("who-dares", "frenchy-a")];
    for (key, chapters) in
        [("maquis", &all[..]), ("thunder-run", &all[..]), ("basic-training", &[("quick-start", "yes")])]
    {
        let options: Options = chapters.iter().map(|(k, v)| (k.to_string(), v.to_string())).collect();
        let rules = game.prepare(key, &options).unwrap_or_else(|e| panic!("{e}"));
        Kit::new(&Arc::new(rules)).sample(2).bound(BOUND).run().assert_clean();
    }
}

#[test]
fn states_and_actions_are_small() {
    assert!(size_of::<State>() <= 4096, "a state takes {} bytes", size_of::<State>());
    assert!(size_of::<Action>() <= 16, "an action takes {} bytes", size_of::<Action>());
}
