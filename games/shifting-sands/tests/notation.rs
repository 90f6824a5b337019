//! The page on the notation speaks of every word that is written.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use sandtable_core::Rules;
use sandtable_core::kit::{Walk, laid_out};
use shifting_sands::ShiftingSands;

fn page() -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/notation/shifting-sands.md");
    fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

#[test]
fn every_action_and_every_key_of_a_position_is_explained() {
    let rules = laid_out::<ShiftingSands>();
    let (mut words, mut keys) = (BTreeSet::new(), BTreeSet::new());
    for seed in 0..4 {
        let mut walk = Walk::new(&rules, seed);
        while let Some(seat) = walk.asked() {
            let a = walk.random(seat);
            let mut line = String::new();
            rules.write(a, &mut line);
            words.extend(line.split(' ').next().map(String::from));
            if walk.length.is_multiple_of(17) {
                keys.extend(rules.position(&walk.state).0.keys().cloned());
            }
            walk.go(seat, a);
        }
    }
    assert!(words.len() > 25 && keys.len() > 20, "{} words, {} keys", words.len(), keys.len());
    let page = page();
    let explained =
        |word: &String| ["`", " `", "; "].iter().any(|before| page.contains(&format!("{before}{word}")));
    let missing: Vec<_> = words.iter().chain(&keys).filter(|word| !explained(word)).collect();
    assert!(missing.is_empty(), "not explained: {missing:?}");
}
