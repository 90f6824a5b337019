//! Where the games and the extracts lie.

#![allow(dead_code)]

use std::path::{Path, PathBuf};

use atlas::extract::Geodata;

/// The project's folder.
pub fn project() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// The extracts, or nothing with a word about it.
pub fn geodata() -> Option<Geodata> {
    let folder =
        std::env::var_os("ATLAS_GEODATA").map_or_else(|| project().join("../shared/geo"), PathBuf::from);
    if folder.join("grids.json").exists() {
        return Some(Geodata { folder });
    }
    println!("skipped: no extracts in {}", folder.display());
    None
}

/// The folder of a game.
pub fn game(name: &str) -> PathBuf {
    project().join("games").join(name)
}
