//! Playouts from any position, and what is made of them.

#[allow(dead_code)]
mod toy;

use sandtable_bots::{Budget, Horizon, Players, appraise, playout};
use sandtable_core::{Chance, Clock, Log, Mind, Policy, Rules, Seat, Seen};
use toy::{State, Toy};

/// A position with two hands that are known, red to lead.
fn dealt(rules: &Toy, hands: [[u8; 3]; 2]) -> State {
    let mut s = rules.start(&mut Chance::quick(1), &mut Log::off());
    s.hands = hands.map(|hand| hand.to_vec());
    s
}

fn run(horizon: Horizon, seed: u64) -> (State, sandtable_bots::Stop) {
    let rules = Toy::default();
    let mut s = dealt(&rules, [[9, 2, 4], [3, 8, 7]]);
    let mut players = Players::new(&rules, &s);
    let began = rules.clock(&s);
    let stop = playout(&rules, &mut s, &mut players, horizon, began, seed, 100);
    (s, stop)
}

#[test]
fn a_playout_stops_at_its_horizon() {
    let (s, stop) = run(Horizon::Turns(1), 3);
    assert_eq!((stop.clock, stop.outcome), (Clock::new(2u8, 0u8), None));
    assert_eq!(s.played.len(), 2);
    assert_eq!(run(Horizon::Phases(2), 3).1.clock.turn, 3);
    assert!(run(Horizon::End, 3).1.outcome.is_some());
}

#[test]
fn a_playout_has_a_limit() {
    let rules = Toy::default();
    let mut s = dealt(&rules, [[9, 2, 4], [3, 8, 7]]);
    let mut players = Players::new(&rules, &s);
    let began = rules.clock(&s);
    assert_eq!(playout(&rules, &mut s, &mut players, Horizon::End, began, 3, 2).actions, 2);
    assert_eq!(s.played.len(), 2);
}

#[test]
fn the_same_seed_plays_the_same() {
    assert_eq!(run(Horizon::End, 3), run(Horizon::End, 3));
    assert!((0..20).any(|seed| run(Horizon::End, seed).0 != run(Horizon::End, 3).0));
}

/// What was rolled in one phase does not shift the dice of the next.
#[test]
fn luck_belongs_to_the_phase() {
    let rules = Toy::default();
    let dice = |challenges: [bool; 2]| {
        let mut s = dealt(&rules, [[9, 8, 7], [3, 2, 1]]);
        s.turn = 1;
        let mut players = Players::new(&rules, &s);
        let began = rules.clock(&s);
        playout(&rules, &mut s, &mut players, Horizon::Turns(1), began, 5, 100);
        s.challenge = challenges;
        let before = s.clone();
        let began = rules.clock(&s);
        playout(&rules, &mut s, &mut players, Horizon::Turns(1), began, 5, 100);
        (before.turn, s.played.clone())
    };
    assert_eq!(dice([true, true]), dice([false, false]));
}

#[test]
fn plans_are_compared_under_the_same_luck_and_within_the_budget() {
    let rules = Toy::default();
    let s = dealt(&rules, [[9, 2, 4], [3, 8, 7]]);
    let seen = Seen::by(&rules, &s, Seat(0));
    let think = |n| {
        let mut mind = Mind::default();
        appraise(&rules, &seen, Seat(0), &mut mind, Horizon::End, Budget::Playouts(n), 7, 100)
    };
    let found = think(300);
    assert_eq!(found.len(), 3, "as many as cards");
    assert_eq!((found[0].plan, found[0].gain, found[0].error), (9, 0.0, 0.0), "the policy's own choice");
    assert!(found.iter().all(|a| (0.0..=1.0).contains(&a.mean) && a.gain.is_finite()));
    assert_eq!(found, think(300));
    assert!(think(1).iter().all(|a| a.error.is_infinite()), "one playout each is the least");
}

/// What a seat cannot see does not change what it finds.
#[test]
fn thinking_is_blind_to_the_hidden() {
    let rules = Toy::default();
    let s = dealt(&rules, [[9, 2, 4], [3, 8, 7]]);
    let seen = Seen::by(&rules, &s, Seat(0));
    let think = |seen: &Seen<Toy>| {
        let mut mind = Mind::default();
        appraise(&rules, seen, Seat(0), &mut mind, Horizon::Turns(2), Budget::Playouts(60), 7, 100)
    };
    let first = think(&seen);
    for i in 0..8 {
        let other = rules.imagine(&seen, &mut Chance::quick(i));
        assert_eq!(think(&Seen::by(&rules, &other, Seat(0))), first);
    }
}

#[test]
fn a_look_can_be_renewed() {
    let rules = Toy::default();
    let s = dealt(&rules, [[9, 2, 4], [3, 8, 7]]);
    let other = dealt(&rules, [[1, 5, 6], [3, 8, 7]]);
    let mut seen = Seen::by(&rules, &s, Seat(1));
    seen.renew(&rules, &other);
    assert_eq!(seen, Seen::by(&rules, &other, Seat(1)));
    assert_eq!(rules.score(&seen, Seat(1)), 0.5);
}
