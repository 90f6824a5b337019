//! What a position of the size of a campaign costs: a part of `make bench`.

#[path = "../tests/made_up/mod.rs"]
mod made_up;

use std::hint::black_box;

use ocs::Side;
use sandtable_core::kit::pace::timed;
use sandtable_core::{Rules, Seat, Seen, Viewer};

fn line(what: &str, figure: impl std::fmt::Display) {
    println!("  {what:<44}{figure:>14}");
}

fn main() {
    let rules = made_up::campaign();
    let s = made_up::under_way(&rules);
    let look = rules.look(&s);
    println!("ocs (campaign of {} counters), one core, medians", rules.theatre().counters.len());
    line("state, bytes", s.bytes());
    line("clone, us", format!("{:.2}", timed(100, || drop(black_box(s.clone())))));
    let mut fields = s.fields.0.clone();
    line("stands and zones anew, us", format!("{:.0}", timed(1, || fields.stand(look))));
    // What HQs reach is kept while the ground is the same: so each time it is another.
    let other = made_up::thinned(&rules, &s);
    let grounds = [look, rules.look(&other)];
    let mut turn = 0;
    for side in Side::BOTH {
        let us = timed(1, || {
            turn += 1;
            fields.renew(grounds[turn % 2], side);
        });
        line(&format!("supply of the {} side anew, us", side.word()), format!("{us:.0}"));
    }
    black_box(fields);
    let seen =
        Seen::of(&rules, &s, Viewer::seat(rules.decision(&s).seats().iter().next().unwrap_or(Seat(0))));
    line("scene, us", format!("{:.0}", timed(1, || drop(black_box(rules.scene(&seen))))));
    let mut actions = Vec::new();
    rules.actions(&s, seen.asked(&rules).unwrap_or(Seat(0)), &mut actions);
    line("actions listed", actions.len());
}
