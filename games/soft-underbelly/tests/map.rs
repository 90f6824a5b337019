//! The map: borders, placements and what the rulers reach, measured on the polygons.

use geo::Point;
use sandtable_board::ruler::{PlacementSearch, distance_m, fits, placements, reach};
use sandtable_board::{AreaBoard, AreaBoardBuilder, AreaFault, Set64, geo};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::path::Path;

#[derive(Deserialize)]
struct Map {
    rulers: Rulers,
    nodes: BTreeMap<String, (f64, f64)>,
    area: Vec<Area>,
    placement: Vec<Spot>,
    no_entry: Vec<Ground>,
    out_of_play: Vec<Ground>,
}

#[derive(Deserialize)]
struct Ground {
    key: String,
    border: Vec<String>,
}

#[derive(Deserialize)]
struct Rulers {
    short_km: i64,
    long_km: i64,
    counter_km: i64,
}

#[derive(Deserialize)]
struct Area {
    no: u8,
    point: (f64, f64),
    land: Vec<u8>,
    arrows: Vec<u8>,
    border: Vec<String>,
}

#[derive(Deserialize)]
struct Spot {
    area: u8,
    spot: char,
    point: (f64, f64),
    short: Vec<u8>,
    long: Vec<u8>,
}

impl Spot {
    /// With the area itself, which is always in reach and not listed.
    fn reach(&self) -> [Set64; 2] {
        [&self.short, &self.long].map(|list| list.iter().copied().collect::<Set64>().with(self.area))
    }
}

fn map() -> (Map, AreaBoard) {
    let map = read();
    let board = builder(&map).build().unwrap();
    (map, board)
}

fn read() -> Map {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("data/map.toml");
    toml::from_str(&std::fs::read_to_string(path).unwrap()).unwrap()
}

fn builder(map: &Map) -> AreaBoardBuilder {
    let mut builder = AreaBoard::builder();
    for (name, (lon, lat)) in &map.nodes {
        builder.node(name, *lon, *lat);
    }
    for area in &map.area {
        let [land, arrows] = [&area.land, &area.arrows].map(|list| list.iter().copied().collect());
        builder.area(area.no, area.point, area.border.iter().map(String::as_str), land, arrows);
    }
    builder
}

impl Map {
    fn rulers(&self) -> [i64; 2] {
        [self.rulers.short_km * 1000, self.rulers.long_km * 1000]
    }

    fn counter(&self) -> i64 {
        self.rulers.counter_km * 1000
    }
}

#[test]
fn links_and_borders_agree() {
    let (_, board) = map();
    let faults: Vec<_> = board.check().iter().map(ToString::to_string).collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    let links: usize = board.areas().iter().map(|area| area.links.len()).sum();
    let bridges: usize = board.areas().iter().map(|area| area.bridges.len()).sum();
    assert_eq!((board.areas().len(), links / 2, bridges / 2), (25, 38, 2));
}

/// Switzerland, the Balkans and the land outside the game, as areas 26 and up.
#[test]
fn closed_ground_fits_between_the_areas() {
    let map = read();
    let mut builder = builder(&map);
    let mut touching = Vec::new();
    for (id, ground) in (26..).zip(map.no_entry.iter().chain(&map.out_of_play)) {
        builder.area(id, (0., 0.), ground.border.iter().map(String::as_str), Set64::EMPTY, Set64::EMPTY);
        touching.push((id, ground.key.as_str()));
    }
    let board = builder.build().unwrap();
    let wrong = |fault: &AreaFault| matches!(fault, AreaFault::BadRing { .. } | AreaFault::Overlap { .. });
    assert_eq!(board.check().into_iter().find(wrong), None);
    let play: Set64 = (1..=25).collect();
    let touching: Vec<_> =
        touching.iter().map(|(id, key)| (*key, board.derived_neighbours(*id) & play)).collect();
    let expected = [
        ("switzerland", Set64::from([2, 3, 4, 24])),
        ("balkans", Set64::from([5, 25])),
        ("north-west", Set64::from([1, 24])),
        ("north-east", Set64::from([25])),
    ];
    assert_eq!(touching, expected);
}

#[test]
fn every_listed_placement_fits_its_area() {
    let (map, board) = map();
    for spot in &map.placement {
        let polygon = &board.area(spot.area).unwrap().polygon;
        assert!(fits(spot.point.into(), map.counter(), polygon), "{}{}", spot.area, spot.spot);
    }
}

#[test]
fn every_listed_reach_is_what_the_rulers_measure() {
    let (map, board) = map();
    let mut wrong = Vec::new();
    for spot in &map.placement {
        for (listed, ruler) in spot.reach().into_iter().zip(map.rulers()) {
            let measured = reach(spot.point.into(), &board, ruler);
            if measured != listed {
                let (missing, extra) = (listed - measured, measured - listed);
                wrong.push(format!(
                    "{}{} at {ruler} m: listed only {missing}, measured only {extra}",
                    spot.area, spot.spot
                ));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn no_listed_reach_hangs_on_a_kilometre() {
    let (map, board) = map();
    let mut near = Vec::new();
    for spot in &map.placement {
        // The points were drawn for their looks, the further spots picked for their margin.
        let margin = if spot.spot == 'a' { 1_500 } else { 2_000 };
        for area in board.areas() {
            let distance = distance_m(spot.point.into(), &area.polygon);
            for ruler in map.rulers() {
                if (distance - ruler).abs() < margin {
                    near.push(format!("{}{} to {}: {distance} m", spot.area, spot.spot, area.id));
                }
            }
        }
    }
    assert!(near.is_empty(), "{}", near.join("\n"));
}

#[test]
fn check_distances_of_the_ledger_hold() {
    let (_, board) = map();
    for (from, to, km) in [(15, 14, 319), (17, 14, 247)] {
        let point: Point<f64> = board.area(from).unwrap().point;
        let distance = distance_m(point, &board.area(to).unwrap().polygon);
        assert!((distance - km * 1000).abs() <= 2_000, "{from} to {to}: {distance} m");
    }
}

#[test]
fn no_listed_placement_can_be_spared() {
    let (map, _) = map();
    for spot in &map.placement {
        let others =
            || map.placement.iter().filter(|other| other.area == spot.area && other.spot != spot.spot);
        let covered =
            |ruler: usize| others().any(|other| spot.reach()[ruler].is_subset(other.reach()[ruler]));
        // The area's own point stays in any case, as the default.
        assert!(spot.spot == 'a' || !(covered(0) && covered(1)), "{}{}", spot.area, spot.spot);
    }
}

/// With a kilometre of room all round: tighter corners exist and are left out, as nobody could place a counter there.
#[test]
fn no_placement_worth_offering_is_missing() {
    let (map, board) = map();
    let rulers = map.rulers();
    let mut missing = Vec::new();
    for area in &map.area {
        // The large areas were searched on the coarser grid.
        let steps_per_degree = if [1, 16, 18, 19, 20, 24, 25].contains(&area.no) { 10 } else { 20 };
        let counter_m = map.counter() + 2_000;
        let search = PlacementSearch { counter_m, rulers: &rulers, steps_per_degree, margin_m: 2_000 };
        for found in placements(&board, area.no, &search) {
            for (ruler, reach) in found.reach.iter().enumerate() {
                let mut listed = map.placement.iter().filter(|spot| spot.area == area.no);
                if !listed.any(|spot| reach.is_subset(spot.reach()[ruler])) {
                    missing.push(format!("{} at {:?}: {reach}", area.no, found.point.x_y()));
                }
            }
        }
    }
    assert!(missing.is_empty(), "{}", missing.join("\n"));
}

#[test]
fn sicily_never_covers_rome_nor_tripolitania_tunis() {
    let (map, _) = map();
    for (from, to) in [(14, 10), (20, 17)] {
        assert!(map.placement.iter().filter(|spot| spot.area == from).all(|spot| !spot.short.contains(&to)));
    }
}
