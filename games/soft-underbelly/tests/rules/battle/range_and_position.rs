//! Rulers and places of aircraft, measured on the map itself.

use sandtable_board::geo::{Coord, Intersects, Point};
use sandtable_board::ruler::{distance_m, fits, footprint, reach};
use sandtable_board::{AreaBoard, Set64};
use soft_underbelly::{Action, Side};

use crate::field::{field, tunis};
use crate::support::{Looking, Table, start};

/// The map as data: its board, the spots of aircraft and the lengths in metres.
struct Chart {
    board: AreaBoard,
    spots: Vec<(u8, Point<f64>)>,
    short: i64,
    long: i64,
    counter: i64,
}

fn number(value: &toml::Value) -> u8 {
    u8::try_from(value.as_integer().expect("a whole number")).expect("a small one")
}

fn numbers(value: &toml::Value) -> Set64 {
    value.as_array().expect("a list").iter().map(number).collect()
}

fn point(value: &toml::Value) -> (f64, f64) {
    (value[0].as_float().expect("a longitude"), value[1].as_float().expect("a latitude"))
}

fn chart() -> Chart {
    let map: toml::Table = toml::from_str(include_str!("../../../data/map.toml")).expect("the map is TOML");
    let mut builder = AreaBoard::builder();
    for (name, node) in map["nodes"].as_table().expect("nodes") {
        builder.node(name, point(node).0, point(node).1);
    }
    for area in map["area"].as_array().expect("areas") {
        let border = area["border"].as_array().expect("a border");
        let border = border.iter().map(|n| n.as_str().expect("a node"));
        builder.area(
            number(&area["no"]),
            point(&area["point"]),
            border,
            numbers(&area["land"]),
            numbers(&area["arrows"]),
        );
    }
    let km = |key: &str| map["rulers"][key].as_integer().expect("a length") * 1000;
    let spots = map["placement"].as_array().expect("placements");
    Chart {
        board: builder.build().expect("the map is sound"),
        spots: spots.iter().map(|p| (number(&p["area"]), point(&p["point"]).into())).collect(),
        short: km("short_km"),
        long: km("long_km"),
        counter: km("counter_km"),
    }
}

/// Areas that an aircraft on each spot of the map may reach in a turn.
fn reached(table: &Table, side: Side) -> Vec<Set64> {
    (0..table.rules.theatre().spots.len()).map(|s| table.look().reach(side, s as u8)).collect()
}

fn in_turn(turn: u8) -> Table {
    field("allies", &[], &format!("turn = {turn}"))
}

#[test]
fn raircraft_range_s1_from_the_centre_of_the_counter_to_the_nearest_point() {
    let chart = chart();
    let measured: Vec<_> = chart.spots.iter().map(|(_, at)| reach(*at, &chart.board, chart.short)).collect();
    let table = in_turn(1);
    assert_eq!(reached(&table, Side::Allies), measured);
    assert_eq!(reached(&table, Side::Axis), measured);
    // As in the example of play: Sicily from Tunis and from Sardinia.
    for from in [15, 17] {
        let shape = |area| chart.board.area(area).expect("an area");
        assert!(distance_m(shape(from).point, &shape(14).polygon) <= chart.short);
    }
}

#[test]
fn raircraft_range_s1_the_place_in_the_area_decides() {
    let units = [
        "allies aircraft @ 14a",
        "allies aircraft @ 14b",
        "allies cube @ 14",
        "axis cube @ 15",
        "axis cube @ 11",
    ];
    let table = field("allies", &units, "phase = \"move\"");
    // Both reach Naples; only the one at the western end reaches Sardinia.
    table
        .refuses("allies", "bomb aircraft 14-15", "aircraft.range/1")
        .allows("allies", "bomb aircraft#2 14-15");
    table.allows("allies", "bomb aircraft 14-11").allows("allies", "bomb aircraft#2 14-11");
}

#[test]
fn raircraft_range_s1_for_support_too_and_an_area_reaches_itself() {
    let units = [
        "allies cube @ 18",
        "axis cube @ 17",
        "axis aircraft @ 17",
        "axis aircraft @ 11",
        "axis italian-aircraft @ 15b",
    ];
    let mut table = tunis(&units, "");
    table.does("allies", "attack cube 18-17; done", &[]).does("axis", "decline; done", &[]);
    table.refuses("axis", "support aircraft 11", "aircraft.range/1");
    table.refuses("axis", "support italian-aircraft 15", "aircraft.range/1");
    table.allows("axis", "support aircraft 17");
}

#[test]
fn raircraft_range_s2_the_allies_take_the_long_ruler_from_turn_5() {
    let chart = chart();
    let measured =
        |ruler| chart.spots.iter().map(|(_, at)| reach(*at, &chart.board, ruler)).collect::<Vec<_>>();
    assert_eq!(reached(&in_turn(4), Side::Allies), measured(chart.short));
    assert_eq!(reached(&in_turn(5), Side::Allies), measured(chart.long));
    let rome = |turn| {
        field(
            "allies",
            &["allies aircraft @ 14", "axis cube @ 10"],
            &format!("phase = \"move\"\nturn = {turn}"),
        )
    };
    rome(4).refuses("allies", "bomb aircraft 14-10", "aircraft.range/1");
    rome(5).allows("allies", "bomb aircraft 14-10");
}

#[test]
fn raircraft_range_s3_the_axis_keeps_the_short_ruler() {
    let [early, late] = [1, 8].map(in_turn);
    assert_eq!(reached(&early, Side::Axis), reached(&late, Side::Axis));
    let rome = field(
        "axis",
        &["axis aircraft @ 14", "allies cube @ 10", "allies cube @ 11"],
        "phase = \"move\"\nturn = 8",
    );
    rome.refuses("axis", "bomb aircraft 14-10", "aircraft.range/1").allows("axis", "bomb aircraft 14-11");
}

#[test]
fn raircraft_position_s1_every_place_lies_inside_its_area() {
    let chart = chart();
    let table = start();
    let theatre = table.rules.theatre();
    assert_eq!(theatre.spots.len(), chart.spots.len());
    for (spot, (area, at)) in theatre.spots.iter().zip(&chart.spots) {
        assert_eq!(spot.area, *area);
        assert!(
            fits(*at, chart.counter, &chart.board.area(*area).expect("an area").polygon),
            "{area}{}",
            spot.letter
        );
    }
    // On the white line between two areas no counter lies in either.
    let line = chart.board.area(17).expect("Tunis").polygon.exterior().0[0];
    assert!([17, 18].iter().all(|a| !fits(
        line.into(),
        chart.counter,
        &chart.board.area(*a).expect("an area").polygon
    )));
}

#[test]
fn raircraft_position_s1_a_place_belongs_to_one_area() {
    let mut table = field("allies", &["allies aircraft @ 18", "allies cube @ 17"], "phase = \"move\"");
    table.does("allies", "take aircraft 18", &[]);
    let spot_of = |area| table.rules.theatre().spots_of(area).start;
    let check = |area, spot| {
        let result = sandtable_core::Rules::check(
            &table.rules,
            &table.state,
            Side::Allies.seat(),
            Action::Land(area, spot),
        );
        result.map_err(|r| r.rule.0)
    };
    assert_eq!(check(17, spot_of(17)), Ok(()));
    assert_eq!(check(17, spot_of(18)), Err("aircraft.position/1"));
}

#[test]
fn raircraft_position_s2_no_corner_touches_the_sea() {
    let chart = chart();
    // What is in no area, no closed ground and not outside the game is sea: enough that each corner is in the area.
    for (area, at) in &chart.spots {
        let polygon = &chart.board.area(*area).expect("an area").polygon;
        let square = footprint(*at, chart.counter);
        let (low, high) = (square.min(), square.max());
        for corner in [low, high, Coord { x: low.x, y: high.y }, Coord { x: high.x, y: low.y }] {
            assert!(polygon.intersects(&Point::from(corner)), "{area} at {at:?}");
        }
    }
    // A counter with its centre ashore and a corner in the water is refused: half a counter from the cape of Sicily.
    let sicily = &chart.board.area(14).expect("Sicily").polygon;
    let shore = sicily.exterior().0.iter().map(|node| Point::from(*node)).find(|node| {
        let inland = Point::new(node.x() - 0.02, node.y() - 0.05);
        sicily.intersects(&inland) && !fits(inland, chart.counter, sicily)
    });
    assert!(shore.is_some());
}
