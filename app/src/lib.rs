//! The `sandtable` command: everything that can be done with a game without a server.
//!
//! Exit codes: 0 all is well, 1 a check failed, 2 the input makes no sense. Every error is one line that names what
//! and where.

#![forbid(unsafe_code)]

mod commands;
mod evidence;
mod failure;
mod figures;
mod files;
mod home;
mod names;
mod settings;
pub mod shelf;
mod version;

use std::io::{BufWriter, Write, stdout};
use std::process::ExitCode;

use clap::Parser;

use crate::commands::Command;
use crate::failure::Failure;

/// Umpires, shows and plays board wargames.
#[derive(Parser)]
#[command(name = "sandtable", version = version::VERSION, max_term_width = 110)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

/// Runs the command that the arguments ask for.
pub fn main() -> ExitCode {
    let command = Cli::parse().command;
    let mut out = BufWriter::new(stdout().lock());
    let result = command.run(&mut out);
    let flushed = out.flush().map_err(Failure::from);
    match result.and(flushed) {
        Ok(()) | Err(Failure::Gone) => ExitCode::SUCCESS,
        Err(Failure::Failed(what)) => {
            eprintln!("sandtable: {what}");
            ExitCode::from(1)
        }
        Err(Failure::Bad(what)) => {
            eprintln!("sandtable: {what}");
            ExitCode::from(2)
        }
    }
}
