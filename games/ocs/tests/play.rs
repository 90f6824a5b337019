//! Random games keep every promise of the contract.

use std::sync::Arc;

use ocs::{Drill, Ocs, Side, State};
use sandtable_core::kit::laid_out;
use sandtable_core::{Chance, Kit, Log, Rules};

#[test]
fn random_drills_keep_every_promise() {
    let rules: Arc<Ocs> = Arc::new(laid_out::<Drill>());
    let report = Kit::new(&rules).sample(4).bound(40_000).run();
    println!("{report}");
    report.assert_clean();
}

#[test]
fn states_and_actions_are_small() {
    let rules = laid_out::<Drill>();
    let s = rules.start(&mut Chance::quick(1), &mut Log::off());
    let (state, action) = (s.bytes(), size_of::<ocs::Action>());
    assert!(state <= 6 * 1024 && action <= 8, "a state takes {state} bytes, an action {action}");
    // What a campaign of 1,200 counters on 8,556 hexes would take, by the parts of the drill's state.
    let t = rules.theatre();
    let per_unit = size_of::<ocs::Unit>();
    let per_hex = s.fields.bytes() as f64 / t.ground.len() as f64;
    let rest = size_of::<State>() + 200 * size_of::<ocs::Column>() + 200 * size_of::<ocs::Dump>() + 2_048;
    let campaign = 1_200 * per_unit + (8_556.0 * (per_hex + 0.25)) as usize + rest;
    assert!(campaign <= 48 * 1024, "a campaign would take {campaign} bytes");
}

#[test]
fn supply_is_conserved_but_for_the_named_sinks() {
    let rules = laid_out::<Drill>();
    let mut actions = Vec::new();
    for seed in 1..=1 {
        let mut chance = Chance::quick(seed);
        let mut s = rules.start(&mut chance, &mut Log::off());
        for _ in 0..1_500 {
            let Some(seat) = rules.decision(&s).seats().iter().next() else { break };
            actions.clear();
            rules.actions(&s, seat, &mut actions);
            let a = actions[usize::from(chance.below(actions.len() as u16))];
            rules.apply(&mut s, seat, a, &mut chance, &mut Log::off());
            for side in Side::BOTH {
                let books = s.books[side as usize];
                assert_eq!(books.had, s.tokens(side) + books.spent.iter().sum::<u32>(), "after {a:?}");
            }
        }
    }
}
