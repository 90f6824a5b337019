//! How fast the games are: `make bench`.
//!
//! Everything runs on one core. Each figure is the median of many rounds, so that a busy moment of the machine does
//! not count. On a machine that is busy throughout, the core's own time tells more than the clock.

#![forbid(unsafe_code)]

use std::alloc::System;
use std::hint::black_box;
use std::time::{Duration, Instant};

use cpu_time::ThreadTime;
use sandtable_core::{Chance, Decision, Game, Log, Options, Rules, Seat};
use sandtable_shelf::Each;
use stats_alloc::{INSTRUMENTED_SYSTEM, Region, StatsAlloc};

#[global_allocator]
static ALLOCATOR: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

/// Rounds of random play.
const ROUNDS: usize = 15;
/// How long each lasts at least.
const ROUND: Duration = Duration::from_millis(200);
/// A game longer than this is cut off.
const LIMIT: u64 = 1_000_000;
/// Positions at which single calls are timed.
const POSITIONS: usize = 2_000;
/// Calls at each.
const CALLS: u32 = 32;

/// The games that are measured; all if none is named.
struct Bench(Vec<String>);

/// A position with somebody asked and what he chose.
struct Moment<R: Rules> {
    state: R::State,
    seat: Seat,
    action: R::Action,
}

/// Plays a random game; `each` sees every moment of it. Gives the number of actions.
fn random_game<R: Rules>(
    rules: &R,
    seed: u64,
    actions: &mut Vec<R::Action>,
    mut each: impl FnMut(&R::State, Seat, R::Action),
) -> u64 {
    let mut dice = Chance::quick(seed);
    let mut log = Log::off();
    let mut state = rules.start(&mut dice, &mut log);
    let mut played = 0;
    while let Decision::Ask(ask) = rules.decision(&state) {
        let Some(seat) = ask.seats.iter().next() else { break };
        actions.clear();
        rules.actions(&state, seat, actions);
        if actions.is_empty() || played == LIMIT {
            break;
        }
        let action = actions[usize::from(dice.below(actions.len() as u16))];
        each(&state, seat, action);
        rules.apply(&mut state, seat, action, &mut dice, &mut log);
        played += 1;
    }
    played
}

fn median(mut figures: Vec<f64>) -> f64 {
    figures.sort_by(f64::total_cmp);
    figures.get(figures.len() / 2).copied().unwrap_or(0.0)
}

impl Each for Bench {
    fn each<G: Game>(&mut self) {
        if !self.0.is_empty() && !self.0.iter().any(|wanted| wanted == G::ID) {
            return;
        }
        let game = G::open(&G::built_in()).unwrap_or_else(|e| panic!("{}: {e}", G::ID));
        let scenario = game.info().keys().next().unwrap_or_default().to_string();
        let rules = game.prepare(&scenario, &Options::new()).unwrap_or_else(|e| panic!("{}: {e}", G::ID));
        println!("{} ({scenario}), one core, medians", G::ID);
        play(&rules);
        calls(&rules);
        println!("  {:<32}{:>14} B", "state", size_of::<<G::Rules as Rules>::State>());
        println!("  {:<32}{:>14} B", "action", size_of::<<G::Rules as Rules>::Action>());
        allocations(&rules);
    }
}

/// Random play: actions and games in a second.
fn play<R: Rules>(rules: &R) {
    let mut buffer = Vec::with_capacity(4096);
    let (mut actions_s, mut games_s, mut core_s, mut lengths) =
        (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    let mut seed = 0;
    for _ in 0..ROUNDS {
        let (mut actions, mut games) = (0, 0);
        let (began, worked) = (Instant::now(), ThreadTime::now());
        while began.elapsed() < ROUND {
            actions += random_game(rules, seed, &mut buffer, |_, _, _| ());
            games += 1;
            seed += 1;
        }
        let seconds = began.elapsed().as_secs_f64();
        core_s.push(actions as f64 / worked.elapsed().as_secs_f64());
        actions_s.push(actions as f64 / seconds);
        games_s.push(f64::from(games) / seconds);
        lengths.push(actions as f64 / f64::from(games));
    }
    println!("  {:<32}{:>14.0} /s", "random play, actions", median(actions_s));
    println!("  {:<32}{:>14.0} /s of its core's time", "", median(core_s));
    println!("  {:<32}{:>14.0} /s", "random play, games", median(games_s));
    println!("  {:<32}{:>14.0}", "actions a game", median(lengths));
}

/// Single calls of `actions` and `apply` at positions taken evenly from random games.
fn calls<R: Rules>(rules: &R) {
    let mut buffer = Vec::with_capacity(4096);
    let mut moments: Vec<Moment<R>> = Vec::new();
    let mut seed = 1 << 32;
    while moments.len() < POSITIONS {
        let mut n = 0;
        random_game(rules, seed, &mut buffer, |state, seat, action| {
            n += 1;
            if n % 17 == 0 && moments.len() < POSITIONS {
                moments.push(Moment { state: state.clone(), seat, action });
            }
        });
        seed += 1;
    }
    let (mut list, mut apply, mut width) = (Vec::new(), Vec::new(), Vec::new());
    let mut log = Log::off();
    let mut dice = Chance::quick(7);
    for Moment { state, seat, action } in &moments {
        let began = Instant::now();
        for _ in 0..CALLS {
            buffer.clear();
            rules.actions(black_box(state), *seat, &mut buffer);
        }
        list.push(began.elapsed().as_nanos() as f64 / f64::from(CALLS));
        width.push(black_box(&buffer).len() as f64);
        let mut copies = vec![state.clone(); CALLS as usize];
        let began = Instant::now();
        for copy in &mut copies {
            rules.apply(copy, *seat, *action, &mut dice, &mut log);
        }
        apply.push(began.elapsed().as_nanos() as f64 / f64::from(CALLS));
        black_box(copies);
    }
    let calls = |name: &str, figures: Vec<f64>, unit: &str| {
        let mean = figures.iter().sum::<f64>() / figures.len().max(1) as f64;
        println!("  {name:<32}{:>14.0} {unit:<3}(mean {mean:.0})", median(figures));
    };
    calls("actions, a call", list, "ns");
    calls("actions listed", width, "");
    calls("apply, a call", apply, "ns");
}

/// What the heap gives out, per action of random play: for listing, for checking all that is listed, and for applying,
/// apart.
fn allocations<R: Rules>(rules: &R) {
    let mut buffer = Vec::with_capacity(1 << 16);
    let mut log = Log::off();
    let (mut listed, mut checked, mut applied, mut played) = (0, 0, 0, 0u64);
    for seed in 0..20 {
        let mut dice = Chance::quick(seed);
        let mut state = rules.start(&mut dice, &mut log);
        while let Decision::Ask(ask) = rules.decision(&state) {
            let Some(seat) = ask.seats.iter().next() else { break };
            buffer.clear();
            let region = Region::new(ALLOCATOR);
            rules.actions(&state, seat, &mut buffer);
            listed += region.change().bytes_allocated;
            if buffer.is_empty() {
                break;
            }
            let region = Region::new(ALLOCATOR);
            // Those of the other seat are refused.
            for seat in [seat, Seat(1 - seat.0.min(1))] {
                for a in &buffer {
                    let _ = black_box(rules.check(&state, seat, *a));
                }
            }
            checked += region.change().bytes_allocated;
            let action = buffer[usize::from(dice.below(buffer.len() as u16))];
            let region = Region::new(ALLOCATOR);
            rules.apply(&mut state, seat, action, &mut dice, &mut log);
            applied += region.change().bytes_allocated;
            played += 1;
        }
    }
    let each = |bytes: usize| bytes as f64 / played.max(1) as f64;
    println!("  {:<32}{:>14.2} B", "allocated by actions, an action", each(listed));
    println!("  {:<32}{:>14.2} B", "allocated by check, an action", each(checked));
    println!("  {:<32}{:>14.2} B", "allocated by apply, an action", each(applied));
}

fn main() {
    let wanted: Vec<String> = std::env::args().skip(1).filter(|a| !a.starts_with('-')).collect();
    sandtable_shelf::each(&mut Bench(wanted));
}
