//! `sandtable record`: a game between bots, written down.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use sandtable_bots::{Haste, Limits, stream};
use sandtable_core::{Chance, Decision, Dice, Secret, Table};

use super::setup::{Setup, levels};
use crate::failure::Failure;
use crate::{files, version};

/// Play a game between bots with fair dice and write its record.
#[derive(Args)]
pub struct Record {
    /// The game's id.
    game: String,
    #[command(flatten)]
    setup: Setup,
    /// The bot of each seat (random, recruit, regular, veteran, elite), with commas between, or one for all.
    #[arg(long, default_value = "regular")]
    seats: String,
    /// Makes the secret and the bots' whims from a number, so that the same game can be had again.
    #[arg(long)]
    seed: Option<u64>,
    /// The word of each seat, with commas between.
    #[arg(long)]
    words: Option<String>,
    /// Stop after so many actions.
    #[arg(long, default_value_t = Limits::default().actions)]
    limit: u32,
    /// Where the record is written; standard output if not given.
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

/// A secret for fair dice, and a seed for what bots do on a whim.
pub fn secret(seed: Option<u64>) -> Result<(Secret, u64), Failure> {
    let mut bytes = [0; 32];
    let whim = match seed {
        Some(seed) => {
            let mut chance = Chance::quick(stream(seed, 0));
            bytes.fill_with(|| chance.below(256) as u8);
            seed
        }
        None => {
            let refused = |e| Failure::bad_at("no randomness from the system", e);
            getrandom::fill(&mut bytes).map_err(refused)?;
            getrandom::u64().map_err(refused)?
        }
    };
    Ok((Secret::new(bytes), whim))
}

impl Record {
    pub fn run(self, out: &mut dyn Write) -> Result<(), Failure> {
        let text = self.play()?.record().to_string();
        match &self.out {
            Some(path) => {
                files::write(path, &text)?;
                writeln!(out, "{}: {} lines", path.display(), text.lines().count())?;
            }
            None => write!(out, "{text}")?,
        }
        Ok(())
    }

    /// The game, played.
    fn play(&self) -> Result<Box<dyn Table>, Failure> {
        let chosen = self.setup.choose(&self.game)?;
        let seats = chosen.seats()?;
        let levels = levels(&self.seats, &seats)?;
        let words: Vec<_> = match &self.words {
            Some(words) => words.split(',').map(|word| word.trim().to_string()).collect(),
            None => seats.clone(),
        };
        if words.len() != seats.len() {
            let (n, seats) = (words.len(), seats.len());
            return Err(Failure::bad(format_args!("--words names {n} words, but there are {seats} seats")));
        }
        let (secret, whim) = secret(self.seed)?;
        let mut table = chosen.table(Dice::Fair { secret, words })?;
        table.sign(version::PROGRAM);
        let whims = (1..).map(|i| Chance::quick(stream(whim, i)));
        let haste = Haste::default();
        let mut opponents: Vec<_> = levels
            .iter()
            .zip(whims)
            .map(|(level, whims)| chosen.game.opponent(*level, whims, &haste))
            .collect();
        for _ in 0..self.limit {
            let Decision::Ask(ask) = table.decision() else { break };
            let seat = ask.seats.iter().next().ok_or_else(|| Failure::failed("a decision asks no seat"))?;
            let i = usize::from(seat.0);
            let line = opponents[i].choose(table.as_ref(), seat);
            let line =
                line.ok_or_else(|| Failure::failed(format_args!("{} has no legal action", seats[i])))?;
            table.act(seat, &line).map_err(|e| Failure::failed(format_args!("{}: {e}", seats[i])))?;
        }
        Ok(table)
    }
}
