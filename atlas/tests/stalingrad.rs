//! The map of Stalingrad Blitzkrieg.

mod common;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use atlas::hex::{self, Hex, Side};
use atlas::hexmap::board::HexBoard;
use atlas::hexmap::lines::chain_breaks;
use atlas::problem::SourceText;

/// The map, built once for all tests; none where there are no extracts.
fn board() -> Option<&'static HexBoard> {
    static BOARD: LazyLock<Option<HexBoard>> = LazyLock::new(|| {
        let geodata = common::geodata()?;
        let text =
            SourceText::read(&common::game("stalingrad").join("data/map-source.toml")).expect("source file");
        Some(HexBoard::build(&text, &geodata).expect("the map builds"))
    });
    BOARD.as_ref()
}

/// Reads `name,lon,lat,kind,control,VP,hex` of the ledger.
fn ledger_places() -> Vec<(String, String)> {
    let path = common::project().join("../shared/rules/stalingrad.toml");
    let Ok(text) = std::fs::read_to_string(path) else { return vec![] };
    let ledger: toml::Table = text.parse().expect("ledger");
    let gaps = ledger["gap"].as_array().expect("gaps");
    let gap = gaps
        .iter()
        .find(|g| g["component"].as_str().is_some_and(|c| c.starts_with("map.places")))
        .expect("places");
    let lines = gap["proposal"].as_str().expect("text").lines();
    lines
        .map(|l| l.split(',').collect::<Vec<_>>())
        .filter(|f| f.len() == 7 && f[6].len() == 4)
        .filter(|f| f[6] != "hex")
        .map(|f| (f[0].into(), f[6].into()))
        .collect()
}

#[test]
fn every_place_lands_in_the_ledgers_hex() {
    let Some(board) = board() else { return };
    assert_eq!(board.places.len(), 109);
    for (name, number) in ledger_places() {
        let place =
            board.places.iter().find(|p| p.name == name).unwrap_or_else(|| panic!("{name} is missing"));
        assert_eq!(board.grid.number(place.hex), number, "{name}");
        let found = board.grid.nearest(board.source.projection.forward(place.at));
        assert_eq!(board.grid.number(found), number, "{name} by its position");
    }
}

#[test]
fn adjacency_is_symmetric() {
    let Some(board) = board() else { return };
    for h in board.grid.hexes() {
        for n in board.grid.neighbours(h) {
            assert!(board.grid.neighbours(n).any(|b| b == h));
        }
    }
}

#[test]
fn rivers_are_unbroken_and_the_great_ones_are_there() {
    let Some(board) = board() else { return };
    for r in &board.rivers {
        assert_eq!(chain_breaks(r.sides.iter().copied()), None, "{}", r.name);
    }
    for name in ["Don", "Volga", "Donets", "Kuban", "Terek"] {
        let sides: BTreeSet<Side> =
            board.rivers.iter().filter(|r| r.name == name).flat_map(|r| r.sides.iter().copied()).collect();
        assert!(sides.len() > 20, "{name}");
        let corners: BTreeMap<_, usize> =
            sides.iter().flat_map(Side::ends).fold(BTreeMap::new(), |mut m, c| {
                *m.entry(c).or_default() += 1;
                m
            });
        assert_eq!(corners.values().filter(|&&n| n == 1).count(), 2, "{name} has two ends");
    }
    let volga = board.rivers.iter().find(|r| r.name == "Volga").expect("Volga");
    let mouth = volga.sides.last().expect("sides");
    let wet = mouth
        .ends()
        .iter()
        .any(|c| board.grid.hexes().any(|h| board.terrain[&h] == "sea" && hex::corners(h).contains(c)));
    assert!(wet, "the Volga reaches the sea");
}

#[test]
fn roads_and_railways_are_unbroken_and_dry() {
    let Some(board) = board() else { return };
    for l in board.roads.iter().chain(&board.rails) {
        assert!(l.hexes.windows(2).all(|w| hex::distance(w[0], w[1]) == 1), "{}", l.name);
        assert!(l.hexes.iter().all(|h| board.terrain[h] != "sea"), "{}", l.name);
    }
    // The ledger: the rail net is connected except Crimea to Kerch.
    let mut groups: Vec<BTreeSet<Hex>> = Vec::new();
    for l in &board.rails {
        let mut group: BTreeSet<Hex> = l.hexes.iter().copied().collect();
        groups.retain(|g| {
            let meets = !g.is_disjoint(&group);
            if meets {
                group.extend(g);
            }
            !meets
        });
        groups.push(group);
    }
    assert_eq!(groups.len(), 2);
}

#[test]
fn bridges_over_major_rivers_are_the_ledgers() {
    let Some(board) = board() else { return };
    let major: BTreeSet<Side> =
        board.rivers.iter().filter(|r| r.class == "major").flat_map(|r| r.sides.iter().copied()).collect();
    let found: Vec<String> = board
        .bridges
        .iter()
        .filter(|s| major.contains(s))
        .map(|s| format!("{}/{}", board.grid.number(s.0), board.grid.number(s.1)))
        .collect();
    let found: BTreeSet<BTreeSet<&str>> = found.iter().map(|s| s.split('/').collect()).collect();
    let ledger = "0738/0739 0939/1039 1039/1139 1108/1109 1110/1209 1212/1311 1228/1229 1228/1329 1413/1414 1815/1816 1926/2026 \
                  2116/2215 2220/2320 3046/3147 3105/3106 3246/3247";
    let ledger: BTreeSet<BTreeSet<&str>> =
        ledger.split_whitespace().map(|s| s.split('/').collect()).collect();
    assert_eq!(found, ledger);
}

#[test]
fn the_written_map_is_todays() {
    let Some(geodata) = common::geodata() else { return };
    let folder = common::game("stalingrad");
    let (once, twice) =
        (atlas::build(&folder, &geodata).expect("builds"), atlas::build(&folder, &geodata).expect("builds"));
    assert!(once == twice, "the same bytes twice");
    for (name, bytes) in once {
        assert!(std::fs::read(folder.join(&name)).expect("written") == bytes, "{name} is stale: run atlas");
    }
}
