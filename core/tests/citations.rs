//! How rules are cited.

use sandtable_core::{Citations, Ledger, Phrase};

fn cited(ids: &[(&str, &str)]) -> Citations {
    let rule = |(id, section): &(&str, &str)| {
        format!("[[rule]]\nid='{id}'\nsection='{section}'\nkind='effect'\ntext='x'\n")
    };
    let text: String = ids.iter().map(rule).collect();
    Citations::of(&Ledger::parse("rules.toml", &text).unwrap(), str::to_uppercase)
}

#[test]
fn rules_are_cited_by_number_else_by_heading_and_paragraph() {
    let it = cited(&[
        ("a.x/1", "air"),
        ("a.x/2", "air"),
        ("b", "supply"),
        ("10.4/2", "fight"),
        ("btr:1.9", "rhine"),
    ]);
    assert_eq!(
        ["a.x/1", "a.x/2", "b", "10.4/2", "btr:1.9", "?"].map(|id| it.cite(id)),
        ["AIR 1", "AIR 2", "SUPPLY", "10.4/2", "BTR 1.9", "?"]
    );
}

#[test]
fn sentences_name_rules_and_show_no_keys() {
    let it = cited(&[("a.x/1", "air"), ("b", "supply"), ("btr:1.9", "rhine"), ("1.9", "move")]);
    assert_eq!(it.plain("So (a.x/1), and b stays. See a.x/1.", "b"), "So (AIR), and b stays. See AIR.");
    assert_eq!(it.plain("见a.x/1。", "b"), "见AIR。");
    assert_eq!(it.phrases("by 1.9", "btr:1.9"), [Phrase::Prose("by "), Phrase::Rule("btr:1.9")]);
    assert_eq!(it.phrases("by 1.9", "b"), [Phrase::Prose("by "), Phrase::Rule("1.9")]);
    let said = it.plain("a.x/1 is known, a.x/9 and b/2 are keys, i.e. no words; 3.5 is a number.", "b");
    assert_eq!(it.keys(&said), ["a.x/9", "b/2"]);
}

#[test]
fn a_key_that_a_reader_would_meet_is_found() {
    let shown = |text: &str, heading: &str| {
        let ledger = Ledger::parse("rules.toml", text).unwrap();
        Citations::of(&ledger, |_| heading.to_string()).keys_shown(&ledger)
    };
    let rule = "[[rule]]\nid='air.range/1'\nsection='Air'\nkind='effect'\ntext='Far.'\n";
    let ruling =
        "[[ambiguity]]\nrules=['air.range/1']\nproblem='How far?'\nruling='See air.range/1 and air.reach.'\n";
    assert!(shown(rule, "Air").is_empty());
    assert_eq!(shown(rule, "section-air"), ["the rule air.range/1 is cited as 'section-air'"]);
    assert_eq!(shown(rule, "air.range"), ["the rule air.range/1 is cited as 'air.range'"]);
    let both = format!("{rule}{ruling}");
    assert_eq!(shown(&both, "Air"), ["with the rule air.range/1 stands the key 'air.reach'"]);
}
