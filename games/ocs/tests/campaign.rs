//! What a campaign of 1,200 counters takes: nothing in a position has the size of the drill.

mod made_up;

use ocs::{Side, State};

#[test]
fn a_campaign_fits_in_forty_eight_kilobytes() {
    let rules = made_up::campaign();
    let s = made_up::under_way(&rules);
    let (counters, hexes) = (rules.theatre().counters.len(), rules.theatre().ground.len());
    assert_eq!((counters, hexes), (1_200, 8_556));
    assert!(s.bytes() <= 48 * 1024, "a campaign takes {} bytes", s.bytes());
}

#[test]
fn supply_is_the_same_whatever_ground_was_looked_at_before() {
    let rules = made_up::campaign();
    let s = made_up::under_way(&rules);
    let other = made_up::thinned(&rules, &s);
    let anew = |s: &State| {
        let mut fields = s.fields.0.clone();
        Side::BOTH.into_iter().for_each(|side| fields.renew(rules.look(s), side));
        fields
    };
    // A thread of its own has looked at nothing yet.
    let alone = |s: &State| std::thread::scope(|scope| scope.spawn(|| anew(s)).join().expect("fields"));
    let (here, there) = (alone(&s), alone(&other));
    assert!(here != there, "somebody's zone has gone");
    for _ in 0..2 {
        assert!(anew(&s) == here && anew(&other) == there);
    }
}
