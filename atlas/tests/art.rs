//! What is written, art and data, as it lies in the project; needs no extracts.

mod common;

use std::io::Write;

use atlas::hex::{Hex, around};

const GAMES: &[&str] = &["stalingrad", "soft-underbelly", "beyond-the-rhine", "shifting-sands"];

#[test]
fn boards_keep_within_their_limits() {
    for game in GAMES {
        let art = common::game(game).join("art");
        let (mut plain, mut packed) = (0, 0);
        for name in ["board.svg", "relief.png"] {
            let bytes = std::fs::read(art.join(name)).unwrap_or_else(|e| panic!("{game}: {e}"));
            plain += bytes.len();
            let mut gz = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
            gz.write_all(&bytes).expect("packs");
            packed += gz.finish().expect("packs").len();
        }
        assert!(plain < 3_000_000, "{game}: {plain} bytes");
        assert!(packed < 800_000, "{game}: {packed} bytes packed");
        let svg = std::fs::read_to_string(art.join("board.svg")).expect("text");
        assert!(!svg.contains("NaN") && !svg.contains("inf"), "{game} has a number that is none");
        assert_eq!(svg.matches("<g").count(), svg.matches("</g>").count(), "{game}");
    }
}

#[test]
fn written_maps_name_their_sources() {
    for game in ["stalingrad", "beyond-the-rhine", "shifting-sands"] {
        let text = std::fs::read_to_string(common::game(game).join("data/map.toml")).expect("map.toml");
        let map: toml::Table = text.parse().expect("TOML");
        for (name, table) in &map {
            let tables: Vec<&toml::Value> = table.as_array().map_or(vec![table], |a| a.iter().collect());
            for t in tables
                .iter()
                .filter_map(|t| t.as_table())
                .filter(|_| !["art", "bridge"].contains(&name.as_str()))
            {
                assert!(t.contains_key("source"), "{game}: [{name}] has no source");
            }
        }
    }
}

/// Terrain rows of a written hex map.
fn rows(game: &str) -> Vec<Vec<char>> {
    let text = std::fs::read_to_string(common::game(game).join("data/map.toml")).expect("map.toml");
    let map: toml::Table = text.parse().expect("TOML");
    let rows = map["terrain"]["rows"].as_array().expect("rows");
    rows.iter().map(|r| r.as_str().expect("a row").chars().collect()).collect()
}

/// The neighbours of a hex on the map, by column and row.
fn near(rows: &[Vec<char>], x: usize, y: usize) -> Vec<(usize, usize)> {
    let here = Hex { x: x as i32, y: y as i32 };
    let on_map = |h: Hex| {
        let (x, y) = (usize::try_from(h.x).ok()?, usize::try_from(h.y).ok()?);
        rows.get(y)?.get(x).map(|_| (x, y))
    };
    around(here).into_iter().filter_map(on_map).collect()
}

#[test]
fn coastal_sides_follow_from_the_terrain() {
    for (game, expected) in [("stalingrad", 131), ("beyond-the-rhine", 190)] {
        let rows = rows(game);
        let mut coastal = 0;
        for (y, row) in rows.iter().enumerate() {
            for (x, kind) in row.iter().enumerate() {
                for (a, b) in near(&rows, x, y) {
                    assert!(near(&rows, a, b).contains(&(x, y)), "{game}: adjacency is symmetric");
                    coastal += usize::from(*kind != '~' && rows[b][a] == '~');
                }
            }
        }
        assert_eq!(coastal, expected, "{game}: the README tells this number");
    }
    let rows = rows("stalingrad");
    for (port, x, y) in [
        ("Mariupol", 5, 28),
        ("Taganrog", 9, 28),
        ("Kerch", 3, 37),
        ("Tuapse", 10, 44),
        ("Makhachkala", 35, 50),
    ] {
        assert!(near(&rows, x - 1, y - 1).iter().any(|(a, b)| rows[*b][*a] == '~'), "{port} lies by the sea");
    }
}

#[test]
fn patches_of_terrain_lie_in_many_chunks() {
    for game in ["stalingrad", "beyond-the-rhine"] {
        let svg = std::fs::read_to_string(common::game(game).join("art/board.svg")).expect("text");
        let (_, layer) = svg.split_once("<g class=\"layer terrain\">").expect("terrain");
        let layer = layer.split_once("<g class=\"layer").map_or(layer, |(layer, _)| layer);
        let chunks = layer.matches("data-chunk").count();
        let longest = layer.split("<path").map(str::len).max().unwrap_or(0);
        println!("{game}: {chunks} chunks of terrain, the longest path {longest} bytes");
        assert!(chunks >= 10, "{game}: {chunks} chunks");
    }
}
