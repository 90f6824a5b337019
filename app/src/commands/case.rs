//! `sandtable case`: puzzles that must come out as written.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use sandtable_core::Case as Puzzle;

use super::table;
use crate::failure::Failure;
use crate::files;

/// Run case files: positions with scripted dice that must come out as written.
///
/// Exit code 1 if a case fails, 2 if one cannot be run (broken, or with dice that do not fit).
#[derive(Args)]
pub struct Case {
    /// The case files.
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// An owner's data files, laid over the built-in ones.
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// Print the position and what is offered after this step (0: the set-up) instead of running the rest.
    #[arg(long, value_name = "N")]
    show: Option<usize>,
}

impl Case {
    pub fn run(self, out: &mut dyn Write) -> Result<(), Failure> {
        let (mut passed, mut failed) = (0, 0);
        let mut broken: Vec<String> = Vec::new();
        for path in &self.files {
            let place = path.display().to_string();
            let case =
                match files::read(path).and_then(|text| Puzzle::parse(&place, &text).map_err(Failure::bad)) {
                    Ok(case) => case,
                    Err(Failure::Bad(what)) => {
                        broken.push(what);
                        continue;
                    }
                    Err(other) => return Err(other),
                };
            let game = match table::game(path, &case.game, self.data.as_deref()) {
                Ok(game) => game,
                Err(Failure::Bad(what)) => {
                    broken.push(what);
                    continue;
                }
                Err(other) => return Err(other),
            };
            let result = match self.show {
                Some(step) => game.case_after(&case, step).map(|page| {
                    let _ = write!(out, "# {place}, after step {step}: {}\n{page}", case.title);
                }),
                None => game.case(&case),
            };
            match result {
                Ok(()) if self.show.is_some() => passed += 1,
                Ok(()) => {
                    passed += 1;
                    writeln!(out, "ok      {place}: {}", case.title)?;
                }
                Err(failure) if failure.nonsense => broken.push(failure.to_string()),
                Err(failure) => {
                    failed += 1;
                    writeln!(out, "FAILED  {place}: {}", case.title)?;
                    for line in failure.to_string().lines() {
                        writeln!(out, "    {line}")?;
                    }
                }
            }
        }
        let summary = format!("{passed} passed, {failed} failed");
        if self.show.is_none() {
            writeln!(out, "{summary}")?;
        }
        if let Some(last) = broken.pop() {
            out.flush()?;
            broken.iter().for_each(|what| eprintln!("sandtable: {what}"));
            return Err(Failure::bad(last));
        }
        if failed > 0 { Err(Failure::failed(summary)) } else { Ok(()) }
    }
}
