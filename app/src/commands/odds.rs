//! `sandtable odds`: what an action leads to, exactly.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use sandtable_core::{Text, Viewer};
use serde_json::json;

use super::setup::Setup;
use super::show;
use super::table::{self, Voice};
use crate::failure::Failure;
use crate::figures::percent;

/// Give the exact odds of an action, by enumeration of every roll.
#[derive(Args)]
pub struct Odds {
    /// The game's id.
    game: String,
    /// The position: a position file, a case or a record.
    #[arg(long, value_name = "FILE")]
    position: PathBuf,
    /// The position after this row of a record.
    #[arg(long, value_name = "N")]
    at: Option<usize>,
    /// The action, in notation.
    line: String,
    /// The language.
    #[arg(long, default_value = "en")]
    lang: String,
    /// Take the opposite of these assumptions for granted (their keys stand in brackets behind them).
    #[arg(long, value_delimiter = ',')]
    otherwise: Vec<String>,
    /// Print JSON.
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    setup: Setup,
}

impl Odds {
    pub fn run(self, out: &mut dyn Write) -> Result<(), Failure> {
        let game = table::game(&self.position, &self.game, self.setup.data.as_deref())?;
        let table = show::table(&self.position, self.at, Some(&self.game), &self.setup)?;
        let voice = Voice::new(game.as_ref(), &self.lang)?;
        let say = |text: &Text| voice.say(text, table.board());
        let asked = table.decision().seats();
        let line = &self.line;
        let seat = asked
            .iter()
            .next()
            .ok_or_else(|| Failure::bad_at(self.position.display(), "the game is over"))?;
        let otherwise: Vec<&str> = self.otherwise.iter().map(String::as_str).collect();
        let odds = table
            .odds(Viewer::seat(seat), line, &otherwise)
            .map_err(|e| Failure::bad_at(format_args!("'{line}'"), e))?;
        let odds =
            odds.ok_or_else(|| Failure::bad_at(format_args!("'{line}'"), "no dice decide this action"))?;
        if self.json {
            let pairs = |pairs: &[(Text, f64)]| {
                pairs.iter().map(|(text, n)| json!([say(text), n])).collect::<Vec<_>>()
            };
            let assumes: Vec<_> = odds.assumes.iter().map(|(text, key)| json!([say(text), key])).collect();
            let json = json!({
                "game": self.game, "line": line, "ends": pairs(&odds.ends), "expected": pairs(&odds.expected),
                "assumes": assumes,
            });
            writeln!(out, "{json}")?;
            return Ok(());
        }
        writeln!(out, "{line}")?;
        for (text, share) in &odds.ends {
            writeln!(out, "  {:>8}  {}", percent(*share), say(text))?;
        }
        for (text, figure) in &odds.expected {
            writeln!(out, "  {figure:>8.3}  {}", say(text))?;
        }
        for (text, key) in &odds.assumes {
            let key = key.map(|key| format!(" [{key}]")).unwrap_or_default();
            writeln!(out, "  {}{key}", say(text))?;
        }
        Ok(())
    }
}
