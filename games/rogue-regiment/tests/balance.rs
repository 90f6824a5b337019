//! The policy's own missions: all come to an end without a fault, and the levels are what they are called.

use std::collections::BTreeMap;

use rogue_regiment::{Action, Mission, RogueRegiment, State};
use sandtable_core::{Chance, Game, Log, Mind, Options, Policy, Rules, Seat, Seen};

/// A mission of the policy takes some hundred actions.
const BOUND: u32 = 5_000;

fn open() -> RogueRegiment {
    RogueRegiment::open(&RogueRegiment::built_in()).unwrap_or_else(|e| panic!("{e}"))
}

fn laid_out(game: &RogueRegiment, key: &str, level: &str) -> Mission {
    let options: Options = [("level".to_string(), level.to_string())].into();
    game.prepare(key, &options).unwrap_or_else(|e| panic!("{e}"))
}

/// What the team does: of the seats that are asked the one that wants to most.
fn preferred(rules: &Mission, s: &State, minds: &mut [Mind<Mission>]) -> (Seat, Action) {
    let mut best: Option<(f32, Seat, Action)> = None;
    let mut plans = Vec::new();
    for seat in rules.decision(s).seats().iter() {
        let (seen, mind) = (Seen::by(rules, s, seat), &mut minds[usize::from(seat.0)]);
        plans.clear();
        rules.plans(&seen, seat, mind, &mut plans);
        plans.sort_by(|a, b| b.1.total_cmp(&a.1));
        let planned = plans.iter().find_map(|(plan, w)| Some((*w, rules.next(&seen, seat, *plan, mind)?)));
        let (weight, a) = planned.unwrap_or_else(|| {
            let mut listed = Vec::new();
            rules.actions(s, seat, &mut listed);
            let weighed = listed.into_iter().map(|a| (rules.weigh(&seen, seat, a, mind), a));
            weighed.max_by(|x, y| x.0.total_cmp(&y.0)).expect("something is legal")
        });
        if best.is_none_or(|(most, ..)| weight > most) {
            best = Some((weight, seat, a));
        }
    }
    best.map(|(_, seat, a)| (seat, a)).expect("somebody is asked")
}

/// Plays a mission to its end; is it won?
fn won(rules: &Mission, seed: u64, policy: bool) -> bool {
    let mut chance = Chance::quick(seed);
    let mut s = rules.start(&mut chance, &mut Log::off());
    let mut minds: Vec<Mind<Mission>> = rules.board().seats.iter().map(|_| Mind::default()).collect();
    let mut length = 0;
    while rules.decision(&s).outcome().is_none() {
        let (seat, a) = if policy {
            preferred(rules, &s, &mut minds)
        } else {
            let seat = rules.decision(&s).seats().iter().next().expect("somebody is asked");
            let mut listed = Vec::new();
            rules.actions(&s, seat, &mut listed);
            (seat, listed[usize::from(chance.below(listed.len() as u16))])
        };
        assert!(rules.check(&s, seat, a).is_ok(), "{a:?}\n{}", rules.position(&s));
        rules.apply(&mut s, seat, a, &mut chance, &mut Log::off());
        length += 1;
        assert!(!policy || length < BOUND, "no end\n{}", rules.position(&s));
    }
    let faults = rules.faults(&s);
    assert!(faults.is_empty(), "{faults:?}\n{}", rules.position(&s));
    rules.decision(&s).outcome().is_some_and(|o| !o.winners.is_empty())
}

/// Shares of missions won, by mission, over so many games each.
fn shares(level: &str, games: u64, policy: bool) -> BTreeMap<String, f64> {
    let game = open();
    let keys: Vec<String> = game.info().keys().map(String::from).collect();
    let share = |key: &String| {
        let rules = laid_out(&game, key, level);
        let wins = (0..games).filter(|seed| won(&rules, *seed, policy)).count();
        (key.clone(), wins as f64 / games as f64)
    };
    keys.iter().map(share).collect()
}

fn mean(shares: &BTreeMap<String, f64>) -> f64 {
    shares.values().sum::<f64>() / shares.len().max(1) as f64
}

#[test]
fn the_policy_wins_missions_and_every_mission_ends() {
    let normal = shares("normal", 2, true);
    println!("{normal:?}");
    assert!(mean(&normal) > 0.2, "{normal:?}");
    let (easy, hard) = (shares("easy", 1, true), shares("hard", 1, true));
    println!("easy {easy:?}\nhard {hard:?}");
}

/// A whole team that the next noise gives away stands better than a dying one that nobody has noticed.
#[test]
fn lives_weigh_more_than_quiet() {
    let rules = laid_out(&open(), "basic-training", "normal");
    let score = |health: u8, stealth: u8| {
        let mut s = rules.start(&mut Chance::quick(1), &mut Log::off());
        s.stealth = stealth;
        s.friends.iter_mut().for_each(|op| op.health = health.min(op.health));
        rules.score(&Seen::by(&rules, &s, Seat(0)), Seat(0))
    };
    let full = rules.theatre().stealth;
    assert!(score(u8::MAX, 1) > score(1, full), "{} {}", score(u8::MAX, 1), score(1, full));
    assert!(score(u8::MAX, full) > score(u8::MAX, 1));
}

/// The long run: a thousand missions. `--run-ignored all`.
#[test]
#[ignore = "a thousand missions take minutes"]
fn a_thousand_missions_are_balanced() {
    let [easy, normal, hard] = ["easy", "normal", "hard"].map(|level| shares(level, 48, true));
    let random = shares("normal", 48, false);
    println!("easy {easy:?}\nnormal {normal:?}\nhard {hard:?}\nrandom {random:?}");
    assert!(mean(&easy) > mean(&normal) && mean(&normal) > mean(&hard));
    assert!((0.3..=0.8).contains(&mean(&normal)), "{}", mean(&normal));
    assert!(normal.values().all(|share| (0.1..=0.9).contains(share)), "{normal:?}");
    assert!(mean(&random) < mean(&normal) / 4.0, "{random:?}");
}
