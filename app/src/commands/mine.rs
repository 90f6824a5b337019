//! `sandtable mine`: puzzles mined from games between bots.

use std::fs;
use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use sandtable_bots::{Lode, Nugget, mine};

use super::setup::Setup;
use crate::failure::Failure;

/// Play games between bots and write puzzles of positions in which few lines reach something worth having.
///
/// Each begins with a part of a turn; the wrong try is what the policy does where it fails, and the file says so. A puzzle is
/// proved before it is written; its rules and its words are for whoever keeps it.
#[derive(Args)]
pub struct Mine {
    /// The game's id.
    game: String,
    #[command(flatten)]
    setup: Setup,
    /// How many games.
    #[arg(long, default_value_t = 1)]
    games: u64,
    /// The seed of the first game.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// In how many ways a position is tried.
    #[arg(long, default_value_t = 40)]
    tries: u64,
    /// Try every so many positions.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..))]
    every: u64,
    /// Stop after so many puzzles.
    #[arg(long, default_value_t = 60)]
    most: usize,
    /// Where the files go.
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
}

impl Mine {
    pub fn run(self, out: &mut dyn Write) -> Result<(), Failure> {
        let chosen = self.setup.choose(&self.game)?;
        let unwritten = |e: std::io::Error| Failure::bad_at(self.out.display(), e);
        fs::create_dir_all(&self.out).map_err(unwritten)?;
        let (mut kept, mut wrong) = (0, None);
        for seed in self.seed..self.seed.saturating_add(self.games) {
            let (scenario, options) = (chosen.scenario.clone(), chosen.options.clone());
            let lode = Lode { scenario, options, seed, tries: self.tries, every: self.every };
            let mut keep = |nugget: Nugget| {
                kept += 1;
                let name = format!("mined-{seed}-{kept}.toml");
                let Nugget { share, hard, decisions, text } = nugget;
                let policy = if hard { "fails" } else { "solves it" };
                let line = format!(
                    "{name}: {decisions} lines, reached by {:.0} % of tries, the policy {policy}",
                    share * 100.0
                );
                let done = fs::write(self.out.join(&name), text).and_then(|()| writeln!(out, "{line}"));
                wrong = done.and_then(|()| out.flush()).err();
                wrong.is_none() && kept < self.most
            };
            mine(chosen.game.as_ref(), &lode, &mut keep).map_err(|e| Failure::bad_at(&self.game, e))?;
            if let Some(error) = wrong.take() {
                return Err(unwritten(error));
            }
            if kept >= self.most {
                break;
            }
        }
        Ok(())
    }
}
