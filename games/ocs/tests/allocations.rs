//! Neither listing what can be done nor checking it nor doing it asks the heap for anything, from the first action of a
//! random drill to the last: what searches for supply are made on is laid out once by each thread.

use std::alloc::System;
use std::hint::black_box;

use ocs::{Action, Drill, Ocs};
use sandtable_core::kit::laid_out;
use sandtable_core::{Chance, Log, Rules, Seat};
use stats_alloc::{INSTRUMENTED_SYSTEM, Region, StatsAlloc};

#[global_allocator]
static ALLOCATOR: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

/// Games by which the thread lays out its desks.
const BEFORE: u64 = 8;
/// Games that are counted.
const GAMES: u64 = 3;

/// Plays a random game; `frugal` sees what the heap gave for each listing, check and change.
fn play(rules: &Ocs, seed: u64, actions: &mut Vec<Action>, frugal: impl Fn(usize, &str, Option<ocs::Step>)) {
    let mut chance = Chance::quick(seed);
    let mut s = rules.start(&mut chance, &mut Log::off());
    while let Some(seat) = rules.decision(&s).seats().iter().next() {
        actions.clear();
        let region = Region::new(ALLOCATOR);
        rules.actions(&s, seat, actions);
        frugal(region.change().bytes_allocated, "listed", s.step());
        let region = Region::new(ALLOCATOR);
        for a in &*actions {
            // That of the other seat is refused.
            for seat in [seat, Seat(1 - seat.0)] {
                let _ = black_box(rules.check(&s, seat, *a));
            }
        }
        frugal(region.change().bytes_allocated, "checked", s.step());
        let a = actions[usize::from(chance.below(actions.len() as u16))];
        let step = s.step();
        let region = Region::new(ALLOCATOR);
        rules.apply(&mut s, seat, a, &mut chance, &mut Log::off());
        frugal(region.change().bytes_allocated, "done", step);
    }
}

#[test]
fn listing_checking_and_doing_allocate_nothing() {
    let rules = laid_out::<Drill>();
    let mut actions = Vec::with_capacity(1 << 14);
    (0..BEFORE).for_each(|seed| play(&rules, seed, &mut actions, |_, _, _| ()));
    for seed in BEFORE..BEFORE + GAMES {
        play(&rules, seed, &mut actions, |bytes, what, step| {
            assert_eq!(bytes, 0, "{what} at {step:?} of game {seed}");
        });
    }
}
