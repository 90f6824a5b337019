//! `sandtable rules`: the rules of a game in our own words, to read and to print.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use sandtable_core::copied;

use super::handbook::{Handbook, Pictures};
use crate::failure::Failure;
use crate::files;
use crate::shelf;

/// Print the rules of a game, with examples and rulings.
#[derive(Args)]
pub struct Rules {
    /// The game.
    game: String,
    /// The language; what is not translated stands there in English.
    #[arg(long, value_name = "LANGUAGE", default_value = "en")]
    language: String,
    /// Write a handbook that a browser shows and prints, with pictures of the board, and each rule linked to what shows it.
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
    /// The width of the pictures of a handbook in pixels; 0 for none.
    #[arg(long, value_name = "N", default_value_t = 480, requires = "html")]
    pictures: u32,
    /// Compare with a rulebook in this language as plain text: fail at a sentence that stands there word for word.
    #[arg(long, value_name = "FILE", conflicts_with = "html")]
    against: Option<PathBuf>,
}

impl Rules {
    pub fn run(self, out: &mut dyn Write) -> Result<(), Failure> {
        let game = shelf::open(&self.game, None)?;
        if let Some(path) = &self.against {
            let book = files::read(path)?;
            for part in game.ledger_parts() {
                let found = copied(&part, &self.language, &book).map_err(Failure::bad)?;
                if let Some(first) = found.first() {
                    found.iter().try_for_each(|fault| writeln!(out, "{fault}"))?;
                    return Err(Failure::failed(first));
                }
            }
            return Ok(());
        }
        let book = Handbook::new(game.as_ref(), &self.language);
        match &self.html {
            Some(path) => {
                let pictures = Pictures { width: self.pictures, cases: true };
                files::write(path, &book.illustrated(pictures)?.html())?;
            }
            None => write!(out, "{}", book.plain())?,
        }
        Ok(())
    }
}
