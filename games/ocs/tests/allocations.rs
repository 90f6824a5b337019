//! Neither listing what can be done nor checking it asks the heap for anything, from the first action of a random drill to
//! the last.

use std::alloc::System;
use std::hint::black_box;

use ocs::Drill;
use sandtable_core::kit::laid_out;
use sandtable_core::{Chance, Log, Rules, Seat};
use stats_alloc::{INSTRUMENTED_SYSTEM, Region, StatsAlloc};

#[global_allocator]
static ALLOCATOR: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

#[test]
fn listing_and_checking_allocate_nothing() {
    let rules = laid_out::<Drill>();
    let mut actions = Vec::with_capacity(1 << 14);
    let mut chance = Chance::quick(5);
    let mut s = rules.start(&mut chance, &mut Log::off());
    while let Some(seat) = rules.decision(&s).seats().iter().next() {
        actions.clear();
        let region = Region::new(ALLOCATOR);
        rules.actions(&s, seat, &mut actions);
        assert_eq!(region.change().bytes_allocated, 0, "listed at {:?}", s.step());
        for a in &actions {
            // That of the other seat is refused.
            for seat in [seat, Seat(1 - seat.0)] {
                let region = Region::new(ALLOCATOR);
                let _ = black_box(rules.check(&s, seat, *a));
                assert_eq!(region.change().bytes_allocated, 0, "{a:?} at {:?}", s.step());
            }
        }
        let a = actions[usize::from(chance.below(actions.len() as u16))];
        rules.apply(&mut s, seat, a, &mut chance, &mut Log::off());
    }
}
