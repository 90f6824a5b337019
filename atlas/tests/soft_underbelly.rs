//! The map of The Soft Underbelly.

mod common;

use std::collections::BTreeSet;
use std::sync::LazyLock;

use atlas::areas::board::AreaBoard;
use atlas::areas::reach;
use atlas::problem::SourceText;
use geo::{Area, BooleanOps, Contains, Distance, Euclidean, Point, unary_union};

/// The map, built once for all tests; none where there are no extracts.
fn board() -> Option<&'static AreaBoard> {
    static BOARD: LazyLock<Option<AreaBoard>> = LazyLock::new(|| {
        let geodata = common::geodata()?;
        let folder = common::game("soft-underbelly");
        let text = SourceText::read(&folder.join("data/map-source.toml")).expect("source file");
        Some(AreaBoard::build(&text, &folder, &geodata).expect("the map builds"))
    });
    BOARD.as_ref()
}

#[test]
fn adjacency_is_symmetric_and_that_of_the_polygons() {
    let Some(board) = board() else { return };
    let list = |no: u32| {
        board
            .rules
            .area
            .iter()
            .find(|a| a.no == no)
            .map(|a| a.land.iter().chain(&a.arrows).copied().collect::<BTreeSet<_>>())
    };
    for a in &board.rules.area {
        for to in a.land.iter().chain(&a.arrows) {
            assert!(list(*to).expect("an area").contains(&a.no), "{} and {to}", a.no);
        }
    }
    assert_eq!(board.rules.area.iter().map(|a| a.land.len()).sum::<usize>(), 2 * 38);
    for a in &board.rules.area {
        for to in &a.land {
            let (p, q) = (&board.shown[&format!("{:02}", a.no)], &board.shown[&format!("{to:02}")]);
            assert!(Euclidean.distance(p, q) < 1e-6, "{} and {to} touch on the board", a.no);
        }
    }
}

#[test]
fn no_slivers_and_no_overlaps() {
    let Some(board) = board() else { return };
    let all: Vec<_> = board.shown.iter().collect();
    for (i, (name, shape)) in all.iter().enumerate() {
        assert!(shape.iter().all(|p| p.unsigned_area() > 1e-5), "{name} has a sliver");
        for (other, shape2) in &all[i + 1..] {
            let both = shape.intersection(*shape2).unsigned_area();
            assert!(both < 1e-4, "{name} and {other} overlap by {both} square degrees");
        }
    }
    let covered = unary_union(board.shown.values());
    let rest = board.land.difference(&covered).unsigned_area();
    assert!(rest < 0.6, "{rest} square degrees of land without an area");
}

#[test]
fn towns_and_points_lie_in_their_areas() {
    let Some(board) = board() else { return };
    for a in &board.rules.area {
        let shape = &board.shown[&format!("{:02}", a.no)];
        assert!(shape.contains(&Point::new(a.point[0], a.point[1])), "{}", a.name);
    }
    for t in &board.source.town {
        let shape = &board.shown[&format!("{:02}", t.area)];
        let d = Euclidean.distance(&Point::new(t.at[0], t.at[1]), shape);
        // Cassino stands on the border of 10 and 11.
        assert!(
            d < if t.name.get_ref() == "Cassino" { 0.1 } else { 0.04 },
            "{} lies {d} degrees off its area",
            t.name.get_ref()
        );
    }
}

#[test]
fn the_reach_of_every_placement_follows_from_the_polygons() {
    let Some(board) = board() else { return };
    assert!(!board.rules.placement.is_empty());
    for p in &board.rules.placement {
        for (list, km) in [(&p.short, board.rules.rulers.short_km), (&p.long, board.rules.rulers.long_km)] {
            let mut listed: Vec<u32> = list.clone();
            listed.sort_unstable();
            assert_eq!(board.within(p.area, p.point, km), listed, "{:02}{} at {km} km", p.area, p.spot);
        }
        assert!(reach::inside(p.point, &board.rule_ring(p.area)));
    }
}

#[test]
fn the_rivers_of_italy_are_there() {
    let Some(board) = board() else { return };
    for name in ["Po", "Arno", "Tiber"] {
        assert!(
            board.rivers.iter().any(|r| r.0 == name && r.2.iter().map(Vec::len).sum::<usize>() > 20),
            "{name}"
        );
    }
}

#[test]
fn the_written_map_is_todays() {
    let Some(geodata) = common::geodata() else { return };
    let folder = common::game("soft-underbelly");
    let (once, twice) =
        (atlas::build(&folder, &geodata).expect("builds"), atlas::build(&folder, &geodata).expect("builds"));
    assert!(once == twice, "the same bytes twice");
    for (name, bytes) in once {
        assert!(std::fs::read(folder.join(&name)).expect("written") == bytes, "{name} is stale: run atlas");
    }
}
