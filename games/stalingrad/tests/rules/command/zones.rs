//! Section 3.2: zones of control.

use stalingrad::Side;

use crate::helpers::{moving, zone};
use crate::support::given;

#[test]
fn r3_2_1_s1_no_zone_reaches_the_sea() {
    // Taganrog lies on the Sea of Azov.
    let table = moving("axis", &["44 @ 0928"]);
    assert!(["0929", "1029"].iter().all(|h| !zone(&table, Side::Axis, h)));
    assert!(["0828", "1028", "0927", "1027"].iter().all(|h| zone(&table, Side::Axis, h)));
}

#[test]
fn r3_2_1_s2_only_the_sea_is_impassable_to_zones() {
    // 1143 and 1243 are mountains: zones run into them and out of them, by road or not; a strait does not stop one.
    let table = moving("axis", &["44 @ 1142", "s-6 @ 1243", "71 @ 0337"]);
    assert!(zone(&table, Side::Axis, "1143") && zone(&table, Side::Axis, "1243"));
    assert!(zone(&table, Side::Soviet, "1142") && zone(&table, Side::Soviet, "1244"));
    assert!(zone(&table, Side::Axis, "0338") && !zone(&table, Side::Axis, "0336"));
}

#[test]
fn zones_are_six_hexes_and_do_not_add_up() {
    // 3.2, 3.2.2: one enemy or three next to a hex cost the same 2 points to enter it.
    let ring = ["3035", "2835", "2834", "2934", "2836", "2936"];
    let table = moving("axis", &["44 @ 2935"]);
    assert!(ring.iter().all(|h| zone(&table, Side::Axis, h)));
    assert!(!zone(&table, Side::Axis, "2935") && !zone(&table, Side::Axis, "3135"));
    for enemies in [&["s-6 @ 3135"][..], &["s-6 @ 3135", "s-15 @ 3135", "s-45 @ 3034"][..]] {
        let units: Vec<&str> = ["24Pz @ 2835"].into_iter().chain(enemies.iter().copied()).collect();
        let mut table = moving("axis", &units);
        // Half points: 16 less two clear hexes; 2936 is beyond all zones, 3035 within them.
        table.does("axis", "take 24Pz; step 2836-2936", &[]).shows(&["moving 24Pz 12"]);
        table.does("axis", "step 3035", &[]).shows(&["moving 24Pz 6"]);
    }
}

#[test]
fn a_fortress_has_a_zone_and_feels_none() {
    let table = given(
        "active = 'soviet'\nphase = 'march'\nfortresses = ['2620 level 1']\nunits = ['44 @ 2520', 's-6 @ 2619']",
    );
    assert!(zone(&table, Side::Soviet, "2520") && zone(&table, Side::Soviet, "2721"));
    assert!(!zone(&table, Side::Axis, "2620") && zone(&table, Side::Axis, "2619"));
}
