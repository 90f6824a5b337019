//! `atlas GAME --geodata DIR`: builds a game's map and writes it into the game's folder.

#![forbid(unsafe_code)]

use std::path::PathBuf;
use std::time::Instant;

use atlas::extract::Geodata;
use clap::Parser;
use miette::{IntoDiagnostic, Report, WrapErr};

/// Builds the map of a game, data and art, from open geodata.
#[derive(Parser)]
struct Options {
    /// The game's folder under `games/`.
    game: String,
    /// The folder of the extracts.
    #[arg(long, default_value = "../shared/geo")]
    geodata: PathBuf,
    /// The folder of the games.
    #[arg(long, default_value = "games")]
    games: PathBuf,
    /// Builds and compares with what is written, without writing.
    #[arg(long)]
    check: bool,
}

fn main() -> miette::Result<()> {
    let options = Options::parse();
    let start = Instant::now();
    let folder = options.games.join(&options.game);
    let files = atlas::build(&folder, &Geodata { folder: options.geodata }).map_err(|p| Report::new(*p))?;
    let mut stale = Vec::new();
    for (name, bytes) in &files {
        let path = folder.join(name);
        if options.check {
            if std::fs::read(&path).ok().as_ref() != Some(bytes) {
                stale.push(name.clone());
            }
        } else {
            if let Some(parent) = path.parent() {
                std::fs::create_dir_all(parent).into_diagnostic()?;
            }
            std::fs::write(&path, bytes).into_diagnostic().wrap_err_with(|| path.display().to_string())?;
        }
        println!("{:>9} bytes, {:>8} gzipped  {}", bytes.len(), gzipped(bytes), path.display());
    }
    println!("{} in {:.1} s", options.game, start.elapsed().as_secs_f64());
    if stale.is_empty() { Ok(()) } else { Err(miette::miette!("not as written: {}", stale.join(", "))) }
}

fn gzipped(bytes: &[u8]) -> usize {
    use std::io::Write;
    let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
    encoder.write_all(bytes).and_then(|()| encoder.finish()).map_or(0, |v| v.len())
}
