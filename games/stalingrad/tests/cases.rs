//! The case files: small puzzles that must come out as they say.

use std::path::Path;

use sandtable_core::{Case, Game, Options};
use stalingrad::Stalingrad;

#[test]
fn every_case_comes_out_as_it_says() {
    let game = Stalingrad::open(&Stalingrad::built_in()).expect("the built-in data is sound");
    let ledger = Stalingrad::ledger();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("cases");
    let mut files: Vec<_> =
        std::fs::read_dir(folder).expect("there are cases").map(|f| f.expect("a file").path()).collect();
    files.sort();
    assert!(files.len() >= 16);
    let mut wrong = Vec::new();
    for path in files {
        let name = path.file_name().map(|n| n.to_string_lossy().into_owned()).unwrap_or_default();
        let text = std::fs::read_to_string(&path).expect("text");
        let case = Case::parse(&name, &text).unwrap_or_else(|e| panic!("{e}"));
        let rules = game.prepare(&case.scenario, &Options::new()).expect("the scenario exists");
        if let Err(failure) = case.run(&rules) {
            wrong.push(failure.to_string());
        }
        assert!(!case.rules.is_empty(), "{name} names no rule");
        wrong.extend(
            case.rules
                .iter()
                .filter(|id| !ledger.contains(&format!("id = \"{id}\"")))
                .map(|id| format!("{name}: no rule {id}")),
        );
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}
