//! `sandtable record`: a game between bots, written down.

use std::io::Write;
use std::path::PathBuf;
use std::sync::Arc;

use clap::Args;
use sandtable_bots::{Limits, stream};
use sandtable_core::{Chance, Decision, Dice, Game, Header, Live, Secret, Table, Viewer};

use super::setup::{Setup, levels};
use crate::failure::Failure;
use crate::files;
use crate::shelf::{self, Visit};

/// Play a game between bots with fair dice and write its record.
#[derive(Args)]
pub struct Record {
    /// The game's id.
    game: String,
    #[command(flatten)]
    setup: Setup,
    /// The bot of each seat (random, policy), with commas between, or one for all.
    #[arg(long, default_value = "policy")]
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

struct Run<'a>(&'a Record);

impl Visit for Run<'_> {
    type Out = Result<String, Failure>;

    fn visit<G: Game>(self) -> Self::Out {
        let Run(args) = self;
        let laid = args.setup.lay::<G>()?;
        let info = laid.game.info();
        let levels = levels(&args.seats, &info.seats)?;
        let words: Vec<_> = match &args.words {
            Some(words) => words.split(',').map(|word| word.trim().to_string()).collect(),
            None => info.seats.iter().map(|seat| (*seat).to_string()).collect(),
        };
        if words.len() != info.seats.len() {
            let (n, seats) = (words.len(), info.seats.len());
            return Err(Failure::bad(format_args!("--words names {n} words, but there are {seats} seats")));
        }
        let (secret, whim) = secret(args.seed)?;
        let header = Header::of(info, &laid.scenario, &laid.options);
        let mut live = Live::new(Arc::new(laid.rules), header, Dice::Fair { secret, words })
            .map_err(|e| Failure::bad_at(G::ID, e))?;
        let mut bots: Vec<_> = levels.iter().map(|level| level.bot::<G::Rules>()).collect();
        let mut whims: Vec<_> = (1..=bots.len() as u64).map(|i| Chance::quick(stream(whim, i))).collect();
        for _ in 0..args.limit {
            let Decision::Ask(ask) = live.decision() else { break };
            let seat = ask.seats.iter().next().ok_or_else(|| Failure::failed("a decision asks no seat"))?;
            let i = usize::from(seat.0);
            let seen = live.seen(Viewer::seat(seat));
            let rules = Arc::clone(live.rules());
            let action = bots[i].choose(&rules, &seen, seat, &mut whims[i]);
            let action = action
                .ok_or_else(|| Failure::failed(format_args!("{} has no legal action", info.seats[i])))?;
            live.act_typed(seat, &[action])
                .map_err(|e| Failure::failed(format_args!("{}: {e}", info.seats[i])))?;
        }
        Ok(live.record().to_string())
    }
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
        let text = shelf::with(&self.game, Run(&self))?;
        match &self.out {
            Some(path) => {
                files::write(path, &text)?;
                writeln!(out, "{}: {} lines", path.display(), text.lines().count())?;
            }
            None => write!(out, "{text}")?,
        }
        Ok(())
    }
}
