//! The kit, tested by failing: it passes the sound toy and catches every broken one.
#![cfg(feature = "kit")]

mod toy;

use std::sync::Arc;

use sandtable_core::{Kit, Report};
use toy::{Bug, ToyRules};

fn run(bug: Bug) -> Report {
    Kit::new(&Arc::new(ToyRules::new(bug))).games(400).seed(1).bound(200).tables(4).threads(1).run()
}

/// The kit finds the bug and says so.
fn caught(bug: Bug, what: &str) {
    let report = run(bug);
    let fault = report.faults.first().unwrap_or_else(|| panic!("{bug:?} is not caught"));
    assert!(fault.what.contains(what), "{bug:?}: {report}");
}

#[test]
fn a_sound_game_is_clean() {
    let report = run(Bug::None);
    report.assert_clean();
    assert_eq!((report.games, report.tables, report.winners.values().sum()), (400, 100, 400));
    assert!(report.widest >= 3 && report.longest > 20);
}

#[test]
fn threads_share_the_games() {
    let report = Kit::new(&Arc::new(ToyRules::new(Bug::None))).games(50).bound(200).threads(3).run();
    report.assert_clean();
    assert_eq!(report.games, 50);
}

#[test]
fn the_same_seed_finds_the_same_fault() {
    let fault = run(Bug::Panics).faults.remove(0);
    let again = Kit::new(&Arc::new(ToyRules::new(Bug::Panics)))
        .games(1)
        .seed(fault.seed)
        .bound(200)
        .tables(4)
        .threads(1)
        .run();
    // A single game is checked at every step, so that the fault may show earlier on the same way.
    assert!(fault.trail.starts_with(&again.faults[0].trail));
    let text = again.to_string();
    assert!(text.contains(&format!("seed {}, after", fault.seed)) && text.contains(": raise"));
}

#[test]
fn what_is_listed_must_be_legal() {
    caught(Bug::ListsRefused, "'raise' is listed for seat");
}

#[test]
fn what_is_legal_must_be_listed() {
    caught(Bug::AcceptsUnlisted, "'raise' is legal for seat");
}

#[test]
fn only_those_asked_may_act() {
    caught(Bug::AnswersAnybody, "who is not asked");
}

#[test]
fn nothing_is_listed_twice() {
    caught(Bug::ListsTwice, "'shake' is listed twice");
}

#[test]
fn a_dead_end_is_found() {
    caught(Bug::DeadEnd, "a dead end");
}

#[test]
fn a_veil_that_leaks_is_found() {
    caught(Bug::LeakingVeil, "can read the unseen die of 'shake'");
}

#[test]
fn a_log_that_tells_is_found() {
    caught(Bug::TellingLog, "can read the unseen die of 'shake' off the position or the log");
}

#[test]
fn legality_must_be_blind() {
    caught(Bug::LegalityPeeks, "may not know");
}

#[test]
fn imagination_must_fit_what_is_seen() {
    caught(Bug::PoorImagination, "imagines a position that looks different");
}

#[test]
fn a_reveal_must_be_said() {
    caught(Bug::SilentReveal, "undo peeks");
}

#[test]
fn undo_over_a_die_is_found() {
    // Either the seat sees what no die has shown, or the same dice give two results.
    caught(Bug::UndoOverDie, "'shake' ");
}

#[test]
fn arrange_must_lay_everything() {
    caught(Bug::BadArrange, "laid out again, the position says otherwise: claim = 0");
}

#[test]
fn notation_must_read_back() {
    caught(Bug::BadNotation, "'raise'");
}

#[test]
fn a_panic_is_a_fault() {
    caught(Bug::Panics, "panic: the toy falls apart");
}

#[test]
fn a_game_must_end() {
    caught(Bug::Endless, "the game has not ended after");
}

#[test]
fn the_games_own_faults_are_told() {
    caught(Bug::StaleCache, "the cache is stale");
}

#[test]
fn declining_must_be_legal() {
    caught(Bug::IllegalDecline, "declining by 'pass' is refused by rule turn/2");
}

#[test]
fn offers_must_be_playable() {
    caught(Bug::BadOffer, "the offer 'raise; raise; shake' breaks at 'shake'");
}
