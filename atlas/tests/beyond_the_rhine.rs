//! The four maps of Beyond the Rhine.

mod common;

use std::collections::BTreeSet;
use std::sync::LazyLock;

use atlas::hex::{self, Hex, Side};
use atlas::hexmap::board::HexBoard;
use atlas::hexmap::lines::{chain_breaks, corners_along};
use atlas::hexmap::network::groups;
use atlas::problem::SourceText;
use serde::Deserialize;

/// The map, built once for all tests; none where there are no extracts.
fn board() -> Option<&'static HexBoard> {
    static BOARD: LazyLock<Option<HexBoard>> = LazyLock::new(|| {
        let geodata = common::geodata()?;
        let text = SourceText::read(&common::game("beyond-the-rhine").join("data/map-source.toml"))
            .expect("source file");
        Some(HexBoard::build(&text, &geodata).expect("the map builds"))
    });
    BOARD.as_ref()
}

#[derive(Deserialize)]
struct Fit {
    points: Vec<FitPoint>,
}

#[derive(Deserialize)]
struct FitPoint {
    place: String,
    stated: String,
    lat: f64,
    lon: f64,
}

#[derive(Deserialize)]
struct Georeference {
    fit: Fit,
}

#[test]
fn printed_hex_numbers_lie_within_one_hex_of_their_places() {
    let (Some(board), Some(geodata)) = (board(), common::geodata()) else { return };
    let reference: Georeference = geodata.json("btr-georeference.json").expect("georeference");
    assert!(reference.fit.points.len() >= 13);
    for p in reference.fit.points {
        let stated = board.grid.read(&p.stated).expect("on the map");
        let found = board.grid.nearest(board.source.projection.forward([p.lon, p.lat]));
        assert!(
            hex::distance(stated, found) <= 1,
            "{}: {} stated, {} found",
            p.place,
            p.stated,
            board.grid.number(found)
        );
    }
    for p in &board.places {
        let found = board.grid.nearest(board.source.projection.forward(p.at));
        assert!(
            hex::distance(p.hex, found) <= 1,
            "{}: {} and {}",
            p.name,
            board.grid.number(p.hex),
            board.grid.number(found)
        );
    }
    for (name, number) in [
        ("Liege", "A13.07"),
        ("Breskens", "A37.29"),
        ("Krefeld", "B25.27"),
        ("Amsterdam", "A54.07"),
        ("Venlo", "B28.31"),
    ] {
        let place = board.places.iter().find(|p| p.name == name).expect("a place");
        assert_eq!(board.grid.number(place.hex), number, "{name}");
    }
}

#[test]
fn rivers_are_unbroken_and_end_in_water_or_at_the_edge() {
    let Some(board) = board() else { return };
    for name in [
        "Rhine",
        "Waal",
        "Meuse",
        "Moselle",
        "Roer",
        "Neder Rijn and Lek",
        "IJssel",
        "Saar",
        "Our",
        "Albert Canal",
    ] {
        assert!(board.rivers.iter().any(|r| r.name == name), "{name}");
    }
    for r in &board.rivers {
        assert_eq!(chain_breaks(r.sides.iter().copied()), None, "{}", r.name);
        let mouth = *corners_along(&r.sides).last().expect("sides");
        let joins = board
            .rivers
            .iter()
            .filter(|o| o.name != r.name)
            .any(|o| o.sides.iter().flat_map(Side::ends).any(|c| c == mouth));
        let touching: Vec<Hex> = board.grid.hexes().filter(|h| hex::corners(*h).contains(&mouth)).collect();
        let ends = joins || touching.len() < 3 || touching.iter().any(|h| board.terrain[h] == "sea");
        if !ends {
            println!("{} ends on land at {}", r.name, board.grid.number(touching[0]));
        }
        let great = ["rhine", "major"].contains(&r.class.as_str());
        assert!(ends || !great, "the {} ends on land at {}", r.name, board.grid.number(touching[0]));
    }
}

#[test]
fn railways_hang_together_and_cross_the_rhine_only_at_bridges() {
    let Some(board) = board() else { return };
    for l in board.roads.iter().chain(&board.rails) {
        assert!(l.hexes.windows(2).all(|w| hex::distance(w[0], w[1]) == 1), "{}", l.name);
        assert!(l.hexes.iter().all(|h| board.terrain[h] != "sea"), "{}", l.name);
    }
    let greatest = groups(&board.rails).into_iter().map(|g| g.len()).max().expect("railways");
    let all: usize = groups(&board.rails).iter().map(BTreeSet::len).sum();
    assert!(greatest * 100 >= all * 97, "{greatest} of {all} rail hexes in one net");
    let rhine: BTreeSet<Side> =
        board.rivers.iter().filter(|r| r.class == "rhine").flat_map(|r| r.sides.iter().copied()).collect();
    for (lines, kind) in [(&board.roads, "road"), (&board.rails, "rail")] {
        let bridges: BTreeSet<Side> =
            board.named_bridges.iter().filter(|b| b.kind.contains(kind)).map(|b| b.side).collect();
        for s in HexBoard::steps(lines).keys().filter(|s| rhine.contains(s)) {
            let place = format!("{}/{}", board.grid.number(s.0), board.grid.number(s.1));
            assert!(bridges.contains(s), "a {kind} crosses at {place} without a bridge");
        }
    }
}

#[test]
fn the_surroundings_of_buer_are_the_rulebooks() {
    let Some(board) = board() else { return };
    let side = |a: &str, b: &str| {
        Side::between(board.grid.read(a).expect("hex"), board.grid.read(b).expect("hex")).expect("neighbours")
    };
    let (roads, rails) = (HexBoard::steps(&board.roads), HexBoard::steps(&board.rails));
    assert_eq!(roads.get(&side("B29.20", "B29.19")).map(String::as_str), Some("road"));
    assert!(!rails.contains_key(&side("B29.20", "B29.19")));
    assert!(rails.contains_key(&side("B29.20", "B30.20")));
    let ruhr = board.zones.iter().find(|z| z.0 == "Ruhr").expect("the Ruhr");
    for h in ["B28.19", "B29.19", "B30.19"] {
        assert!(!ruhr.2.contains(&board.grid.read(h).expect("hex")));
    }
}

#[test]
fn the_frontiers_follow_the_rivers() {
    let Some(board) = board() else { return };
    let country = |name: &str| {
        let hex = board.places.iter().find(|p| p.name == name).expect("a place").hex;
        board.country[&hex].as_str()
    };
    for (name, c) in [
        ("Strasbourg", "FR"),
        ("Aachen", "DE"),
        ("Maastricht", "NL"),
        ("Luxembourg", "LU"),
        ("Antwerp N", "BE"),
        ("Trier", "DE"),
    ] {
        assert_eq!(country(name), c, "{name}");
    }
}

#[test]
fn the_written_map_is_todays() {
    let Some(geodata) = common::geodata() else { return };
    let folder = common::game("beyond-the-rhine");
    let (once, twice) =
        (atlas::build(&folder, &geodata).expect("builds"), atlas::build(&folder, &geodata).expect("builds"));
    assert!(once == twice, "the same bytes twice");
    for (name, bytes) in once {
        assert!(std::fs::read(folder.join(&name)).expect("written") == bytes, "{name} is stale: run atlas");
    }
}
