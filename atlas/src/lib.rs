//! Builds the boards' maps, data and base art, from open geodata.
//!
//! `build` reads a game's `data/map-source.toml` and the extracts and gives the files to write, by their path within the
//! game's folder. The same input gives the same bytes.

#![forbid(unsafe_code)]
#![warn(missing_docs)]

pub mod areas;
pub mod art;
pub mod coast;
pub mod extract;
pub mod hex;
pub mod hexmap;
pub mod points;
pub mod problem;
pub mod projection;

use std::collections::BTreeMap;
use std::path::Path;

use extract::Geodata;
use hexmap::board::HexBoard;
use problem::{Result, SourceText};
use serde::Deserialize;

/// Files by their path within the game's folder.
pub type Files = BTreeMap<String, Vec<u8>>;

#[derive(Deserialize)]
struct Kind {
    kind: String,
}

/// Builds the map of the game in a folder.
pub fn build(folder: &Path, geodata: &Geodata) -> Result<Files> {
    build_text(&SourceText::read(&folder.join("data/map-source.toml"))?, folder, geodata)
}

/// Builds a map from the text of its source file; the folder holds what the source refers to.
pub fn build_text(text: &SourceText, folder: &Path, geodata: &Geodata) -> Result<Files> {
    let kind: Kind = text.parse()?;
    match kind.kind.as_str() {
        "hex" => {
            let board = HexBoard::build(text, geodata)?;
            let (svg, relief) = hexmap::draw::draw(&board, geodata)?;
            Ok(Files::from([
                ("data/map.toml".into(), hexmap::data::write(&board).into_bytes()),
                ("art/board.svg".into(), svg.into_bytes()),
                ("art/relief.png".into(), relief),
            ]))
        }
        "areas" => {
            let board = areas::board::AreaBoard::build(text, folder, geodata)?;
            let (svg, relief, data) = areas::draw::draw(&board, geodata)?;
            Ok(Files::from([
                ("art/areas.toml".into(), data.into_bytes()),
                ("art/board.svg".into(), svg.into_bytes()),
                ("art/relief.png".into(), relief),
            ]))
        }
        "points" => {
            let board = points::board::PointBoard::build(text, geodata)?;
            let (svg, relief) = points::draw::draw(&board, geodata)?;
            Ok(Files::from([
                ("data/map.toml".into(), points::data::write(&board).into_bytes()),
                ("art/board.svg".into(), svg.into_bytes()),
                ("art/relief.png".into(), relief),
            ]))
        }
        other => Err(text.at(0..0, format!("no kind of map is called {other}"))),
    }
}
