//! Puts the mutants drawn from a game into one program, each behind a switch: mutant N is awake if SANDTABLE_MUTANT is N.
//!
//! Usage: switch SOURCE TREE LIST DRAWN all PACKAGE…
//!        switch SOURCE TREE LIST DRAWN one N
//!
//! SOURCE holds the game's files as they are, TREE the copy to be changed, LIST is what `cargo mutants --list --json`
//! wrote, DRAWN has the name of one mutant a line: the first is mutant 1. `all` builds the tests of the packages with every
//! mutant that can have a switch, and prints a word for each mutant: `switched`, `alone` if it needs a build of its own,
//! `unviable` if it has none. `one` leaves mutant N in the tree, awake, and no other.

mod rewrite;

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::error::Error;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::{env, fs};

use rewrite::{MODULE, Mutant, Refusal, Source, Switch};
use serde::Deserialize;

type Result<T> = std::result::Result<T, Box<dyn Error>>;

fn main() -> Result<()> {
    let args: Vec<String> = env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let [source, tree, list, drawn, what, rest @ ..] = &args[..] else {
        return Err("usage: switch SOURCE TREE LIST DRAWN all PACKAGE… | one N".into());
    };
    let game = Game::read(source, tree, list, drawn)?;
    match (*what, rest) {
        ("all", packages @ [_, ..]) => game.all(packages),
        ("one", [number]) => game.one(number.parse()?),
        _ => Err(format!("{what}: not understood").into()),
    }
}

struct Game {
    tree: PathBuf,
    /// The root of the crate.
    root: String,
    /// As drawn, from 1.
    mutants: BTreeMap<usize, Mutant>,
    sources: BTreeMap<String, Source>,
}

impl Game {
    fn read(source: &str, tree: &str, list: &str, drawn: &str) -> Result<Self> {
        let list: Vec<Mutant> = serde_json::from_str(&fs::read_to_string(list)?)?;
        let mut list: HashMap<_, _> = list.into_iter().map(|mutant| (mutant.name.clone(), mutant)).collect();
        let mut mutants = BTreeMap::new();
        for (number, name) in (1..).zip(fs::read_to_string(drawn)?.lines()) {
            mutants.insert(number, list.remove(name).ok_or_else(|| format!("{name}: not in the list"))?);
        }
        let first = mutants.values().next().ok_or("no mutants")?;
        let (package, _) =
            first.file.split_once("/src/").ok_or_else(|| format!("{}: not in src", first.file))?;
        let root = format!("{package}/src/lib.rs");
        let files: BTreeSet<_> = mutants.values().map(|mutant| &mutant.file).chain([&root]).collect();
        let mut sources = BTreeMap::new();
        for file in files {
            let text = fs::read_to_string(Path::new(source).join(file))?;
            sources.insert(file.clone(), Source::new(text).map_err(|error| format!("{file}: {error}"))?);
        }
        Ok(Self { tree: tree.into(), root, mutants, sources })
    }

    fn all(&self, packages: &[&str]) -> Result<()> {
        let mut switches = Vec::new();
        let mut words = BTreeMap::new();
        for (&number, mutant) in &self.mutants {
            let word = match self.sources[&mutant.file].switch(number, mutant) {
                Ok(switch) => {
                    switches.push(switch);
                    "switched"
                }
                Err(Refusal::Alone) => "alone",
                Err(Refusal::Unviable) => "unviable",
            };
            words.insert(number, word);
        }
        loop {
            let ranges = self.write(&switches)?;
            let faults = build(&self.tree, packages)?;
            if faults.is_empty() {
                break;
            }
            // What does not compile with the others may still do so alone: a switch asks more than the mutant does.
            for fault in faults {
                words.insert(fault.blame(&ranges)?, "alone");
            }
            switches.retain(|switch| words[&switch.mutant] == "switched");
        }
        for word in words.values() {
            println!("{word}");
        }
        Ok(())
    }

    fn one(&self, number: usize) -> Result<()> {
        let mutant = self.mutants.get(&number).ok_or("no such mutant")?;
        for (file, source) in &self.sources {
            let text = if *file == mutant.file { &source.mutated(mutant) } else { &source.text };
            fs::write(self.tree.join(file), text)?;
        }
        Ok(())
    }

    /// Writes the switches into the tree, and says where in each file they are.
    fn write(&self, switches: &[Switch]) -> Result<Ranges> {
        let mut ranges = Ranges::new();
        for (file, source) in &self.sources {
            let here = switches.iter().filter(|switch| self.mutants[&switch.mutant].file == *file);
            let (mut text, places) = source.switched(here);
            if *file == self.root {
                text.push_str(MODULE);
            }
            fs::write(self.tree.join(file), text)?;
            ranges.insert(file.clone(), places);
        }
        Ok(ranges)
    }
}

/// Where in each file the switch of a mutant is.
type Ranges = BTreeMap<String, Vec<(usize, Range<usize>)>>;

/// A line of `cargo --message-format=json`.
#[derive(Deserialize)]
struct Line {
    message: Option<Fault>,
}

#[derive(Deserialize)]
struct Fault {
    level: String,
    rendered: String,
    spans: Vec<FaultSpan>,
}

#[derive(Deserialize)]
struct FaultSpan {
    file_name: String,
    byte_start: usize,
    byte_end: usize,
    is_primary: bool,
}

impl Fault {
    /// The mutant whose switch is at fault: the innermost around what the compiler points at, or else the nearest.
    fn blame(&self, ranges: &Ranges) -> Result<usize> {
        let far = |span: &FaultSpan, range: &Range<usize>| {
            range.start.saturating_sub(span.byte_end).max(span.byte_start.saturating_sub(range.end))
        };
        self.spans
            .iter()
            .filter_map(|span| Some((span, ranges.get(&span.file_name)?)))
            .flat_map(|(span, places)| places.iter().map(move |place| (span, place)))
            .min_by_key(|(span, (_, range))| (!span.is_primary, far(span, range), range.len()))
            .map(|(_, (mutant, _))| *mutant)
            .ok_or_else(|| format!("no mutant is at fault:\n{}", self.rendered).into())
    }
}

/// Builds the tests of the packages, and returns what the compiler refuses.
fn build(tree: &Path, packages: &[&str]) -> Result<Vec<Fault>> {
    let output = Command::new("cargo")
        .args(["test", "--no-run", "--message-format=json"])
        .args(packages.iter().flat_map(|package| ["--package", package]))
        .current_dir(tree)
        .stderr(Stdio::inherit())
        .output()?;
    if output.status.success() {
        return Ok(Vec::new());
    }
    let mut faults = Vec::new();
    for line in String::from_utf8(output.stdout)?.lines() {
        let message = serde_json::from_str::<Line>(line)?.message;
        faults.extend(message.filter(|fault| fault.level == "error" && !fault.spans.is_empty()));
    }
    if faults.is_empty() {
        return Err("the tests cannot be built".into());
    }
    Ok(faults)
}
