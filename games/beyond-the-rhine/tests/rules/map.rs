//! The map (1.4, 1.5).

use ocs::Terrain;

use crate::support::queen;

#[test]
fn r1_5a_s6_the_west_wall_is_close_terrain() {
    let rules = queen();
    let t = rules.theatre();
    let wall = &t.zones[0].hexes;
    assert!(wall.iter().all(|hex| t.at(hex).has(Terrain::Fortified)));
    assert_eq!(t.closeness(Terrain::Fortified), ocs::Closeness::Close);
    assert_eq!(t.name(t.hex("B16.33").unwrap()), "B16.33");
    assert!(wall.contains(t.hex("B16.33").unwrap()));
}
