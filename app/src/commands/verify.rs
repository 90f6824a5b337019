//! `sandtable verify`: were the dice fair and the moves legal?

use std::io::Write;
use std::path::{Path, PathBuf};

use clap::Args;
use sandtable_core::{FairError, ReplayError, ReplayFault, verify};

use super::table;
use crate::failure::Failure;
use crate::figures::grouped;

/// Check a record: its commitment, every roll derived again from the seed, every action, every hash, the outcome.
#[derive(Args)]
pub struct Verify {
    /// The record.
    file: PathBuf,
    /// The data of the record, if not the built-in ones.
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
}

impl Verify {
    pub fn run(self, out: &mut dyn Write) -> Result<(), Failure> {
        let record = table::record(&self.file)?;
        let game = table::game(&self.file, &record.header.game, self.data.as_deref())?;
        let place = self.file.display();
        let (dice, replayed) = (verify(&record), game.replay(&record));
        let (rolls, table) = match (dice, replayed) {
            (Ok(rolls), Ok(table)) => (rolls, table),
            (Err(fair), Ok(_)) => return Err(Failure::failed(format_args!("{place}: {fair}"))),
            // After a false die everything may look illegal, after an illegal row every die may look false:
            // what comes first is to blame.
            (Err(fair), Err(e)) if !of_header(&e.what) && row_of(&fair).is_some_and(|row| row <= e.row) => {
                return Err(Failure::failed(format_args!("{place}: {fair}")));
            }
            (_, Err(e)) => return Err(judged(&self.file, &e, table::told(game.as_ref(), &record, &e, "en"))),
        };
        let hashes = record.rows.iter().filter(|row| row.hash.is_some()).count();
        let source = match (&record.header.commitment, record.header.seed) {
            (Some(commitment), _) => format!("the secret fits its commitment {commitment}"),
            (None, Some(seed)) => format!("dice from the seed {seed}"),
            (None, None) => "no dice".into(),
        };
        writeln!(out, "{place}: {source}")?;
        let rolls = grouped(rolls as u64);
        writeln!(out, "{place}: {} rows legal, {rolls} rolls true, {hashes} hashes fit", record.rows.len())?;
        match table.outcome() {
            Some(outcome) => {
                let seat = |s: sandtable_core::Seat| record.header.seats.get(usize::from(s.0)).cloned();
                let winners: Vec<_> = outcome.winners.iter().filter_map(seat).collect();
                let winners = if winners.is_empty() { "nobody".into() } else { winners.join(" and ") };
                writeln!(out, "{place}: won by {winners} under {}: ok", outcome.rule)?;
            }
            None => writeln!(out, "{place}: not over: ok")?,
        }
        Ok(())
    }
}

/// The row with a false die, if it is one that is false.
fn row_of(error: &FairError) -> Option<usize> {
    match error {
        FairError::Hidden { row, .. } | FairError::Roll { row, .. } => Some(*row),
        FairError::NoSecret | FairError::NoCommitment | FairError::Commitment => None,
    }
}

/// Is another game, version or data set meant? The dice depend on them.
fn of_header(fault: &ReplayFault) -> bool {
    use ReplayFault::{Data, Game, Rules, Seats, Setup};
    matches!(fault, Game { .. } | Rules { .. } | Data { .. } | Seats { .. } | Setup(_))
}

/// A record that claims something else than what was played fails; one that cannot be played makes no sense.
fn judged(file: &Path, error: &ReplayError, told: String) -> Failure {
    match error.what {
        ReplayFault::Hash { .. } | ReplayFault::End | ReplayFault::Fair(_) => {
            Failure::failed(format_args!("{}: {told}", file.display()))
        }
        _ => Failure::bad_at(file.display(), told),
    }
}
