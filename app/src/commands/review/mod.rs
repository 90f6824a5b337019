//! `sandtable review`: a finished game looked at again.

mod page;

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use sandtable_bots::{Care, Reviewed, Verdict};
use sandtable_core::{Board, Seat, Text};

use super::table::{self, Voice};
use crate::failure::Failure;
use crate::files;

/// Look at a recorded game again: how the chances stood, what the dice and the choices gave, what would have been better.
///
/// Every decision that is worth a thought is played on to the end of its turn, as it was made and as the game's policy could have
/// made it, with the same luck; what fell is judged at the end of the phase. The same seed and number of trials say the same on every machine.
#[derive(Args)]
pub struct Review {
    /// The record.
    file: PathBuf,
    /// Write a page for a browser.
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
    /// So many of each side's costliest decisions.
    #[arg(long, default_value_t = 10)]
    worst: usize,
    /// Trials of each alternative, where it matters.
    #[arg(long, default_value_t = Care::default().trials[1])]
    trials: u32,
    /// The seed of the trials.
    #[arg(long, default_value_t = Care::default().seed)]
    seed: u64,
    /// The language.
    #[arg(long, default_value = "en")]
    lang: String,
    /// The data of the record, if not the built-in ones.
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// How many threads; 0 for one a core. The result does not depend on it.
    #[arg(long, default_value_t = 0)]
    threads: usize,
}

impl Review {
    pub fn run(self, out: &mut dyn Write) -> Result<(), Failure> {
        let record = table::record(&self.file)?;
        let game = table::game(&self.file, &record.header.game, self.data.as_deref())?;
        let voice = Voice::new(game.as_ref(), &self.lang)?;
        let table = table::replay(&self.file, game.as_ref(), &record, &self.lang)?;
        let [few, _, anew] = Care::default().trials;
        let care = Care { trials: [few, self.trials, anew], seed: self.seed, ..Care::default() };
        let pool =
            rayon::ThreadPoolBuilder::new().num_threads(self.threads).build().map_err(Failure::failed)?;
        let reviewed = pool.install(|| game.review(&record, care, &|_, _| {}));
        let reviewed = reviewed.map_err(|e| Failure::bad_at(self.file.display(), e))?;
        let told = Told { voice: &voice, board: table.board(), reviewed: &reviewed, worst: self.worst };
        if let Some(path) = &self.html {
            files::write(path, &told.html(&self.lang))?;
        }
        told.text(out)
    }
}

/// A review in a language.
struct Told<'a> {
    voice: &'a Voice<'a>,
    board: &'a Board,
    reviewed: &'a Reviewed,
    worst: usize,
}

impl Told<'_> {
    fn say(&self, text: &Text) -> String {
        self.voice.say(text, self.board)
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.board.seats.len() as u8).map(Seat)
    }

    /// What the dice gave and the choices cost, a sentence each.
    fn sums(&self) -> Vec<String> {
        let points = |share: f32| (share * 100.0).round() as i32;
        let first =
            Text::new("review-luck").with("seat", Seat(0)).with("points", points(self.reviewed.luck()));
        let costs = self.seats().map(|seat| {
            Text::new("review-cost").with("seat", seat).with("points", points(self.reviewed.cost(seat)))
        });
        std::iter::once(first).chain(costs).map(|text| self.say(&text)).collect()
    }

    /// What was done, what would have been better, and by how much.
    fn judged(&self, verdict: &Verdict) -> (String, String, i32) {
        let words = |texts: &[Text]| texts.iter().map(|text| self.say(text)).collect::<Vec<_>>().join(" ");
        let better = verdict.better.as_ref().map(|b| (words(&b.words), (b.gain * 100.0).round() as i32));
        let (better, gain) = better.unwrap_or_default();
        (words(&verdict.done), better, gain)
    }

    fn text(&self, out: &mut dyn Write) -> Result<(), Failure> {
        for line in self.sums() {
            writeln!(out, "{line}")?;
        }
        for seat in self.seats() {
            writeln!(out, "\n{}", self.say(&Text::new("review-worst").with("seat", seat)))?;
            for verdict in self.reviewed.worst(seat, self.worst) {
                let (done, better, gain) = self.judged(verdict);
                writeln!(out, "{:>6}  {:>4}  +{gain:<3} {done}", verdict.row, verdict.clock.turn)?;
                writeln!(out, "{:>20} {better}", "→")?;
            }
        }
        Ok(())
    }
}
