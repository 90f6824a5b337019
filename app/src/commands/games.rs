//! `sandtable games`: what is on the shelf.

use std::io::Write;

use clap::Args;
use sandtable_core::{AnyGame, Options};

use crate::failure::Failure;
use crate::shelf;

/// List the games with their seats, scenarios and options.
#[derive(Args)]
pub struct Games {
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

/// What a box says of itself.
fn described(game: &dyn AnyGame) -> serde_json::Value {
    let info = game.info();
    let options: serde_json::Map<_, _> =
        info.options.iter().map(|(key, values)| (key.clone(), values.clone().into())).collect();
    let first = info.keys().next().unwrap_or_default();
    let seats: Vec<_> = info.seats(first, &Options::new()).iter().map(|seat| &*seat.key).collect();
    let languages: Vec<_> = game.catalogs().locales().filter(|l| !game.locale(l).is_empty()).collect();
    serde_json::json!({
        "game": info.id,
        "rules_version": info.rules_version,
        "data_digest": info.data_digest,
        "seats": seats,
        "scenarios": info.keys().collect::<Vec<_>>(),
        "options": options,
        "rules": game.ledger().rules.len(),
        "languages": languages,
    })
}

impl Games {
    pub fn run(self, out: &mut dyn Write) -> Result<(), Failure> {
        let describe = |id: &'static str| Ok(described(shelf::open(id, None)?.as_ref()));
        let games = shelf::ids().into_iter().map(describe).collect::<Result<Vec<_>, Failure>>()?;
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
