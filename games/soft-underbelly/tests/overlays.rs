//! What can be laid over the map.

use sandtable_core::kit::{Trial, laid_out};
use sandtable_core::{Mark, Rules, Scene, Seat, Seen};
use soft_underbelly::{Mediterranean, SoftUnderbelly};

fn scene(position: &str) -> (Trial<Mediterranean>, Scene) {
    let table = Trial::start(laid_out::<SoftUnderbelly>(), &[]).given(position);
    let scene = table.rules.scene(&Seen::by(&table.rules, &table.state, Seat(0)));
    (table, scene)
}

/// The areas of a mark, by their numbers.
fn areas(table: &Trial<Mediterranean>, mark: &Mark) -> Vec<String> {
    let places = &table.rules.board().places;
    let all = mark.places.iter().flat_map(|(first, last)| *first..=*last);
    all.map(|i| places[usize::from(i)].key.clone()).collect()
}

fn of<'a>(marks: &'a [Mark], look: &str, seat: u8) -> &'a Mark {
    let found = marks.iter().find(|m| m.look == look && m.seat == Some(seat));
    found.unwrap_or_else(|| panic!("no {look} of {seat}"))
}

#[test]
fn supply_shows_areas_with_a_line_and_units_without() {
    // The Italian fleet is gone: what stands in Africa has no line across the sea.
    let (table, _) = scene(
        "turn = 4\nactive = 'allies'\nphase = 'move'\nships = ['italian gone']\ncontrol = ['16', '18', '19', '20']\n\
         units = ['allies cube @ 18', 'axis cube @ 17', 'axis cube @ 05']",
    );
    let supply = &table.overlay("supply")[..];
    let [allies, axis] = [0, 1].map(|seat| areas(&table, of(supply, "area", seat)));
    assert!(allies.contains(&"18".to_string()) && !allies.contains(&"17".to_string()));
    assert!(!axis.contains(&"17".to_string()) && axis.iter().all(|a| !allies.contains(a)));
    assert_eq!(areas(&table, of(supply, "ring", 1)), ["17"]);
    assert!(!supply.iter().any(|m| m.look == "ring" && m.seat == Some(0)));
}

#[test]
fn air_range_shows_what_each_aircraft_reaches() {
    let (table, scene) = scene(
        "turn = 2\nactive = 'allies'\nphase = 'move'\n\
         units = ['allies aircraft @ 18', 'allies cube @ 18', 'axis aircraft @ 17', 'axis cube @ 17', 'axis cube @ 16']",
    );
    let air = &table.overlay("air")[..];
    assert_eq!(air.len(), 2);
    let ours = of(air, "area", 0);
    assert_eq!(ours.piece.as_deref(), Some("allies-aircraft-18a"));
    // What it can bomb is what it reaches and the enemy holds.
    let bombed: Vec<String> = scene
        .offers
        .iter()
        .filter_map(|o| Some(o.line.strip_prefix("bomb aircraft 18-")?.to_string()))
        .collect();
    assert!(!bombed.is_empty());
    let reach = areas(&table, ours);
    for area in ["16", "17"] {
        assert_eq!(reach.contains(&area.to_string()), bombed.contains(&area.to_string()), "{area}");
    }
}
