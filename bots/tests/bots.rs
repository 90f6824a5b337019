//! Bots over a small game with secrets.

mod toy;

use sandtable_bots::{Bot, Commander, Handicap, Level, Limits, Series, play, simulate};
use sandtable_core::{Chance, Decision, Log, Rules, Seat, Seen, Temper};
use toy::Toy;

fn series(games: u64, levels: [Level; 2], threads: usize) -> Series {
    Series {
        games,
        levels: levels.map(Commander::from).to_vec(),
        books: Vec::new(),
        seed: 7,
        limits: Limits::default(),
        threads,
    }
}

fn nothing() {}

#[test]
fn what_a_seat_cannot_see_does_not_change_its_choice() {
    let rules = Toy::default();
    let mut unlike = 0;
    for seed in 0..200 {
        let mut dice = Chance::quick(seed);
        let mut log = Log::off();
        let mut s = rules.start(&mut dice, &mut log);
        while let Decision::Ask(ask) = rules.decision(&s) {
            let seat = ask.seats.iter().next().unwrap();
            let seen = Seen::by(&rules, &s, seat);
            for commander in Level::ALL.map(Commander::from).into_iter().chain([Commander::FIRST]) {
                let choose = |seen: &Seen<Toy>| {
                    let mut bot: Box<dyn Bot<Toy>> = commander.bot();
                    bot.choose(&rules, seen, seat, &mut Chance::quick(seed))
                };
                let choice = choose(&seen);
                for i in 0..8 {
                    let other = rules.imagine(&seen, &mut Chance::quick(i));
                    unlike += u32::from(other != s);
                    assert_eq!(choose(&Seen::by(&rules, &other, seat)), choice);
                }
            }
            let action =
                Commander::from(Level::Regular).bot().choose(&rules, &seen, seat, &mut dice).unwrap();
            rules.apply(&mut s, seat, action, &mut dice, &mut log);
        }
    }
    assert!(unlike > 1000, "the hidden facts were permuted");
}

#[test]
fn a_series_is_the_same_with_any_number_of_threads() {
    let rules = Toy::default();
    let mut one = simulate(&rules, &series(500, [Level::Regular, Level::Random], 1), &nothing).unwrap();
    let two = simulate(&rules, &series(500, [Level::Regular, Level::Random], 2), &nothing).unwrap();
    one.seconds = two.seconds;
    assert_eq!(one, two);
    assert_eq!(one.wins.iter().sum::<u64>() + one.draws, 500);
    assert_eq!(one.endings.values().sum::<u64>(), 500);
    assert_eq!(one.turns.get(&4), Some(&500));
    assert_eq!(one.unfinished, 0);
    assert_eq!(one.stops[0].asked + one.stops[1].asked, 1500);
    assert!(one.stops[0].taken > 0 && one.stops[0].taken < one.stops[0].asked);
    assert_eq!(one.actions, 500 * 9);
    assert_eq!((one.length_at(0.0), one.length_at(0.5), one.mean_length()), (9, 9, 9.0));
}

#[test]
fn the_policy_beats_chance() {
    let rules = Toy::default();
    let report = simulate(&rules, &series(1000, [Level::Random, Level::Regular], 0), &nothing).unwrap();
    assert!(report.wins[1] > report.wins[0] * 3 / 2, "{:?}", report.wins);
    assert!(report.share(1).low > report.share(0).high);
}

#[test]
fn each_seed_is_a_game_of_its_own_and_of_itself() {
    let rules = Toy::default();
    let one = |seed| {
        let mut bots = vec![Commander::from(Level::Random).bot(), Commander::from(Level::Random).bot()];
        play(&rules, &mut bots, seed, Limits::default()).unwrap()
    };
    assert_eq!(one(3), one(3));
    assert!((0..20).any(|seed| one(seed) != one(3)));
}

#[test]
fn a_game_beyond_its_limit_is_unfinished() {
    let rules = Toy::default();
    let mut series = series(10, [Level::Random, Level::Random], 1);
    series.limits = Limits { actions: 4, faults_every: 0 };
    let report = simulate(&rules, &series, &nothing).unwrap();
    assert_eq!((report.unfinished, report.actions), (10, 40));
}

#[test]
fn an_illegal_wish_of_a_policy_is_named_in_notation() {
    let rules = Toy { rotten: true, ..Toy::default() };
    let fault = simulate(&rules, &series(10, [Level::Regular, Level::Random], 1), &nothing).unwrap_err();
    assert_eq!(
        fault.to_string(),
        "game with seed 7, after 0 actions: the policy of seat 0 wants the illegal action 'play 10'"
    );
}

#[test]
fn a_broken_invariant_stops_with_seed_and_trail() {
    let rules = Toy { broken: true, ..Toy::default() };
    let mut series = series(200, [Level::Regular, Level::Random], 2);
    series.limits.faults_every = 1;
    let fault = simulate(&rules, &series, &nothing).unwrap_err();
    assert!(fault.seed >= 7 && fault.what == "a second point");
    assert_eq!(fault.trail.len(), fault.after as usize);
    assert!(fault.trail.iter().any(|(seat, text)| *seat == Seat(0) && text.starts_with("play ")));
    // The same seed shows it again.
    series.seed = fault.seed;
    series.games = 1;
    assert_eq!(simulate(&rules, &series, &nothing).unwrap_err(), fault);
}

#[test]
fn a_level_is_known_by_its_name() {
    for level in Level::ALL {
        assert_eq!(level.to_string().parse(), Ok(level));
    }
    assert_eq!(
        "best".parse::<Level>().unwrap_err().to_string(),
        "unknown bot 'best' (known: random, recruit, regular, veteran, elite, \
         think-HORIZON-PLAYOUTS-WIDTH as in think-t1-32-6; behind a level may stand -bold or -cautious, and -adapts or a \
         handicap from -1 to -4)"
    );
    for handicap in Handicap::ALL {
        for temper in Temper::ALL {
            let commander = Commander { level: Level::Veteran, temper, handicap };
            assert_eq!(commander.to_string().parse(), Ok(commander));
        }
    }
}

#[test]
fn who_thinks_is_offered_only_where_a_policy_says_so() {
    assert_eq!(Level::offered::<Toy>(), [Level::Recruit, Level::Regular]);
}

#[test]
fn a_handicap_hands_phases_to_another() {
    let rules = Toy::default();
    let wins = |bot: &str| {
        let levels = vec![bot.parse().unwrap(), Level::Regular.into()];
        let series = Series { levels, ..series(20_000, [Level::Regular; 2], 0) };
        simulate(&rules, &series, &nothing).unwrap().wins[0]
    };
    // A recruit that leads for one who takes anything is the better hand of the two.
    let [alone, most] = ["random", "random-4"].map(wins);
    assert!(alone < most, "{alone} < {most}");
}
