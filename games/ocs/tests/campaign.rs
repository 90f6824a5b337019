//! What a campaign of 1,200 counters takes: nothing in a position has the size of the drill.

mod made_up;

#[test]
fn a_campaign_fits_in_forty_eight_kilobytes() {
    let rules = made_up::campaign();
    let s = made_up::under_way(&rules);
    let (counters, hexes) = (rules.theatre().counters.len(), rules.theatre().ground.len());
    assert_eq!((counters, hexes), (1_200, 8_556));
    assert!(s.bytes() <= 48 * 1024, "a campaign takes {} bytes", s.bytes());
}
