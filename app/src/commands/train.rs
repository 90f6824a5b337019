//! `sandtable train`: what the features of a game tell of who wins, learnt from games between bots.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use sandtable_bots::{Course, Examined, Limits, SimError, TrainError};

use super::setup::{Setup, levels};
use crate::failure::Failure;
use crate::files;

/// Learn from games between bots what the features of a game tell of who wins.
///
/// Game number i has the seed S + i. The result depends on the seed and the bots alone: the same command makes the same file.
/// How good it is, is told by a quarter as many other games: the log loss, and how far in each third of a game the chances lie
/// from what came, beside what the game has now. The file belongs to the game's sources as value.toml; whether it plays better is for
/// the ladder to say.
#[derive(Args)]
pub struct Train {
    /// The game's id.
    game: String,
    #[command(flatten)]
    setup: Setup,
    /// How many games to learn from.
    #[arg(long, default_value_t = 400)]
    games: u64,
    /// The bot of each seat, with commas between, or one for all.
    #[arg(long, default_value = "veteran")]
    seats: String,
    /// The seed of the first game.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many threads; 0 for one a core. The result does not depend on it.
    #[arg(long, default_value_t = 0)]
    threads: usize,
    /// Keep how this file weighs the features against each other, and learn only how sure of it one may be.
    #[arg(long, value_name = "FILE")]
    calibrate: Option<PathBuf>,
    /// Where the file is written; standard output if not given.
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

impl Train {
    pub fn run(self, out: &mut dyn Write) -> Result<(), Failure> {
        let chosen = self.setup.choose(&self.game)?;
        let levels = levels(&self.seats, &chosen.seats()?)?;
        let limits = Limits { faults_every: 0, ..Limits::default() };
        let course = Course { games: self.games, levels, seed: self.seed, limits };
        let (game, games, seats, seed) = (&self.game, self.games, &self.seats, self.seed);
        let mut made = format!("sandtable train {game} --games {games} --seats {seats} --seed {seed}");
        let weighed = self.calibrate.as_deref().map(files::read).transpose()?;
        if let Some(path) = &self.calibrate {
            made += &format!(" --calibrate {}", path.display());
        }
        let pool =
            rayon::ThreadPoolBuilder::new().num_threads(self.threads).build().map_err(Failure::failed)?;
        let trained = pool.install(|| {
            chosen.game.train(&chosen.scenario, &chosen.options, &course, weighed.as_deref(), made)
        });
        let trained = trained.map_err(|error| match (error, &self.calibrate) {
            (TrainError::Weighed(error), Some(path)) => Failure::bad_at(path.display(), error),
            (TrainError::Played(SimError::Fault(fault)), _) => Failure::failed(fault),
            (error, _) => Failure::bad_at(&self.game, error),
        })?;
        match &self.out {
            Some(path) => files::write(path, &trained.text)?,
            None => write!(out, "{}", trained.text)?,
        }
        writeln!(
            out,
            "{:<10}{:>10}{:>9}{:>11}{:>22}",
            "", "positions", "log loss", "base rate", "off by, each third"
        )?;
        for (name, examined) in [("learnt", &trained.fresh), ("present", &trained.present)] {
            row(out, name, examined)?;
        }
        Ok(())
    }
}

fn row(out: &mut dyn Write, name: &str, examined: &Examined) -> Result<(), Failure> {
    let thirds = examined.reliability.map(|off| format!("{off:.3}")).join(" ");
    let Examined { positions, loss, base_loss, .. } = examined;
    writeln!(out, "{name:<10}{positions:>10}{loss:>9.3}{base_loss:>11.3}{thirds:>22}")?;
    Ok(())
}
