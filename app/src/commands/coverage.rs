//! `sandtable coverage`: which rules have a test?

use std::collections::BTreeMap;
use std::io::Write;
use std::path::{Path, PathBuf};

use clap::Args;
use sandtable_core::{AnyGame, Coverage as Tally, Ledger, LedgerPart, slug};
use serde::Deserialize;

use crate::failure::Failure;
use crate::figures::percent;
use crate::files;
use crate::names::tests;
use crate::shelf;

/// The floor of a game that the file does not name: one in the making.
const DEFAULT: Floor = Floor { tested: 0.0, waived: 0.05, later: None };

/// Join every game's ledger with the names of its tests.
#[derive(Args)]
pub struct Coverage {
    /// The games; all if none is named.
    games: Vec<String>,
    /// Print JSON.
    #[arg(long)]
    json: bool,
    /// The source tree.
    #[arg(long, value_name = "DIR", default_value = ".")]
    root: PathBuf,
    /// Fail if less is tested, or more is waived, than this file allows.
    #[arg(long, value_name = "FILE")]
    floor: Option<PathBuf>,
}

/// What a floor file says of a game.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Floor {
    /// The least share of tested rules.
    tested: f64,
    /// The greatest share of waived rules.
    waived: f64,
    /// The only rules that may lack a test: those that come later.
    later: Option<Vec<String>>,
}

/// Joins a game's ledger, as it stands in the source tree, with the names of its tests. A part that belongs to a series is
/// tested in the series' own folder, under its own ids.
fn count(root: &Path, game: &dyn AnyGame) -> Result<Tally, Failure> {
    let mut all = Tally { rules: 0, tested: 0, waived: 0, missing: Vec::new() };
    for part in game.ledger_parts() {
        let (ledger, names) = part_of(root, game, &part)?;
        let tally = ledger.coverage(names.iter().map(String::as_str));
        all.rules += tally.rules;
        all.tested += tally.tested;
        all.waived += tally.waived;
        all.missing.extend(tally.missing.iter().map(|id| part.cited(id)));
    }
    Ok(all)
}

/// A part of a game's ledger as it stands in the source tree, and the names of the tests beside it.
fn part_of(root: &Path, game: &dyn AnyGame, part: &LedgerPart) -> Result<(Ledger, Vec<String>), Failure> {
    let folder = root.join("games").join(part.home(game.info().id));
    let path = folder.join("rules.toml");
    let name = path.display().to_string();
    let ledger = Ledger::parse(&name, &files::read(&path)?).map_err(Failure::bad)?;
    let mut names = Vec::new();
    for part in ["src", "tests"].map(|part| folder.join(part)) {
        if part.is_dir() {
            for file in files::below(&part, "rs")? {
                tests(&files::read(&file)?, &mut names);
            }
        }
    }
    Ok((ledger, names))
}

/// The ids of rules with the names of tests, of which each counts for the longest id that fits.
pub fn join<'a>(
    ledger: &Ledger,
    names: impl IntoIterator<Item = &'a str>,
    cited: impl Fn(&str) -> String,
) -> Vec<(String, &'a str)> {
    let fits = |name: &str, slug: &str| {
        name.strip_prefix(slug).is_some_and(|rest| rest.is_empty() || rest.starts_with('_'))
    };
    let slugs: Vec<(String, &str)> =
        ledger.rules.iter().map(|rule| (slug(&rule.id), rule.id.as_str())).collect();
    let of = |name: &'a str| {
        let best = slugs.iter().filter(|(slug, _)| fits(name, slug)).max_by_key(|(slug, _)| slug.len());
        best.map(|(_, id)| (cited(id), name))
    };
    names.into_iter().filter_map(of).collect()
}

impl Coverage {
    pub fn run(self, out: &mut dyn Write) -> Result<(), Failure> {
        let games =
            shelf::ids().into_iter().filter(|id| self.games.is_empty() || self.games.iter().any(|g| g == id));
        let tally =
            |id: &'static str| Ok((id.to_string(), count(&self.root, shelf::open(id, None)?.as_ref())?));
        let tallies = games.map(tally).collect::<Result<BTreeMap<_, _>, Failure>>()?;
        if self.json {
            writeln!(out, "{}", serde_json::json!(tallies))?;
        } else {
            for (id, tally) in &tallies {
                let Tally { rules, tested, waived, missing } = tally;
                let share = percent(share(*tested, *rules));
                writeln!(
                    out,
                    "{id}: {tested} of {rules} rules tested ({share}), {waived} waived, {} missing",
                    missing.len()
                )?;
                for rule in missing {
                    writeln!(out, "  {rule}")?;
                }
            }
        }
        match &self.floor {
            Some(path) => stands_on(&tallies, path),
            None => Ok(()),
        }
    }
}

fn share(part: usize, whole: usize) -> f64 {
    if whole == 0 { 1.0 } else { part as f64 / whole as f64 }
}

/// Does every game reach its floor?
fn stands_on(tallies: &BTreeMap<String, Tally>, path: &Path) -> Result<(), Failure> {
    let floors: BTreeMap<String, Floor> =
        toml::from_str(&files::read(path)?).map_err(|e| Failure::bad_at(path.display(), e.message()))?;
    for (id, tally) in tallies {
        let floor = floors.get(id).unwrap_or(&DEFAULT);
        let tested = share(tally.tested, tally.rules);
        // Of no rules none is waived.
        let waived = tally.waived as f64 / tally.rules.max(1) as f64;
        if tested < floor.tested {
            let what = format!(
                "{id}: {} of the rules are tested, the floor is {}",
                percent(tested),
                percent(floor.tested)
            );
            return Err(Failure::failed(what));
        }
        if waived > floor.waived {
            let what = format!(
                "{id}: {} of the rules are waived, at most {} may be",
                percent(waived),
                percent(floor.waived)
            );
            return Err(Failure::failed(what));
        }
        if let Some(later) = &floor.later {
            only_later(id, tally, later)?;
        }
    }
    Ok(())
}

/// Are the rules without a test those of the list, all of them and no other?
fn only_later(id: &str, tally: &Tally, later: &[String]) -> Result<(), Failure> {
    if let Some(rule) = tally.missing.iter().find(|rule| !later.contains(rule)) {
        return Err(Failure::failed(format!(
            "{id}: '{rule}' has no test, and is not among those that come later"
        )));
    }
    match later.iter().find(|rule| !tally.missing.contains(rule)) {
        Some(rule) => {
            let what =
                format!("{id}: '{rule}' is said to come later, but it has a test, is waived or is no rule");
            Err(Failure::failed(what))
        }
        None => Ok(()),
    }
}

#[cfg(test)]
mod unit {
    use sandtable_core::Coverage as Tally;

    use super::only_later;
    use crate::failure::Failure;

    #[test]
    fn the_rules_that_come_later_are_those_without_a_test() {
        let tally = Tally { rules: 4, tested: 2, waived: 0, missing: vec!["21.1".into(), "21.2".into()] };
        let said = |later: &[&str]| {
            let later: Vec<String> = later.iter().map(|id| (*id).to_string()).collect();
            match only_later("game", &tally, &later) {
                Err(Failure::Failed(why)) => Some(why),
                _ => None,
            }
        };
        assert_eq!(said(&["21.1", "21.2"]), None);
        assert!(said(&["21.1"]).is_some_and(|why| why.contains("'21.2' has no test")));
        // One that has a test by now, and one that never was.
        assert!(
            said(&["21.1", "21.2", "9.1"]).is_some_and(|why| why.contains("'9.1' is said to come later"))
        );
    }
}
