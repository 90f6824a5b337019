//! Limits of the written art; needs no extracts.

mod common;

use std::io::Write;

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
