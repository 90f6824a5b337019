//! `sandtable games`: what is on the shelf.

use std::io::Write;

use clap::Args;
use sandtable_core::{Game, Ledger};

use crate::failure::Failure;
use crate::files;
use crate::shelf::{self, Visit};

/// List the games with their seats, scenarios and options.
#[derive(Args)]
pub struct Games {
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

struct Describe;

impl Visit for Describe {
    type Out = Result<serde_json::Value, Failure>;

    fn visit<G: Game>(self) -> Self::Out {
        let game: G = files::open(None)?;
        let info = game.info();
        let ledger = Ledger::parse("rules.toml", G::ledger()).map_err(|e| Failure::bad_at(G::ID, e))?;
        let options: serde_json::Map<_, _> =
            info.options.iter().map(|(key, values)| (key.clone(), values.clone().into())).collect();
        Ok(serde_json::json!({
            "game": info.id,
            "rules_version": info.rules_version,
            "data_digest": info.data_digest,
            "seats": info.seats,
            "scenarios": info.scenarios,
            "options": options,
            "rules": ledger.rules.len(),
            "languages": G::locales().iter().map(|(language, _)| *language).collect::<Vec<_>>(),
        }))
    }
}

impl Games {
    pub fn run(self, out: &mut dyn Write) -> Result<(), Failure> {
        let games = shelf::IDS.iter().map(|id| shelf::with(id, Describe)).collect::<Result<Vec<_>, _>>()?;
        if self.json {
            writeln!(out, "{}", serde_json::Value::from(games))?;
            return Ok(());
        }
        for game in games {
            let list = |key: &str| {
                let items = game[key].as_array().into_iter().flatten().filter_map(|v| v.as_str());
                items.collect::<Vec<_>>().join(", ")
            };
            writeln!(out, "{}", game["game"].as_str().unwrap_or_default())?;
            writeln!(out, "  seats      {}", list("seats"))?;
            writeln!(out, "  scenarios  {}", list("scenarios"))?;
            for (key, values) in game["options"].as_object().into_iter().flatten() {
                let values = values.as_array().into_iter().flatten().filter_map(|v| v.as_str());
                writeln!(out, "  option     {key} = {}", values.collect::<Vec<_>>().join(" | "))?;
            }
            writeln!(out, "  languages  {}", list("languages"))?;
            writeln!(out, "  rules      {} in the ledger, version {}", game["rules"], game["rules_version"])?;
            writeln!(out, "  data       {}", game["data_digest"].as_str().unwrap_or_default())?;
        }
        Ok(())
    }
}
