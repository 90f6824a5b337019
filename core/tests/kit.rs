//! The kit, tested by failing: it passes the sound toy and catches every broken one.
#![cfg(feature = "kit")]

mod toy;

use std::sync::Arc;

use sandtable_core::kit::{Texts, cases, policy, secrets};
use sandtable_core::{Chance, Kit, Report, Rules, Seat, Seen, Viewer};
use toy::{Bug, Toy, ToyRules};

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
fn long_games_are_played_from_positions_and_to_a_bound_of_turns() {
    let rules = Arc::new(ToyRules::new(Bug::None));
    let kit = || Kit::new(&rules).games(60).bound(60).tables(4).threads(1);
    let late = ["turn = 4\nphase = 'shake'", "turn = 5\nphase = 'claim'\ndie = 4\nclaim = 2"];
    let report = kit().from(late).run();
    report.assert_clean();
    assert!(report.longest < 40 && report.stopped == 0 && report.winners.values().sum::<u64>() == 60);
    let report = kit().turns(2).run();
    report.assert_clean();
    assert_eq!((report.stopped, report.winners.len()), (60, 0));
    let report = kit().from(["turn = 5\nphase = 'shake'"]).turns(2).run();
    assert_eq!(report.stopped, 0, "the game ends before that");
}

#[test]
fn a_budget_of_actions_ends_the_run() {
    let report = Kit::new(&Arc::new(ToyRules::new(Bug::None))).games(1000).budget(500).threads(1).run();
    report.assert_clean();
    assert!((500..600).contains(&report.actions), "{report}");
}

#[test]
fn a_position_to_begin_with_makes_sense() {
    let report = Kit::new(&Arc::new(ToyRules::new(Bug::None))).from(["phase = 'lunch'"]).threads(1).run();
    assert!(report.faults[0].what.contains("makes no sense: phase: is unknown"), "{report}");
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
fn a_choice_that_is_not_seen_is_caught() {
    caught(Bug::SeesNoChoice, "1 first actions of seat");
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
    // Who doubts could take it back, and who looks on learns what he may not.
    caught(Bug::SilentReveal, "something hidden");
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

#[test]
fn a_game_that_asks_in_every_mode_is_clean() {
    let mut rules = ToyRules::new(Bug::None);
    rules.long = true;
    Kit::new(&Arc::new(rules)).games(400).bound(200).tables(4).threads(1).run().assert_clean();
}

#[test]
fn what_is_legal_must_be_on_the_screen() {
    caught(Bug::NowhereToClick, "'mark' is legal for seat");
}

#[test]
fn an_offer_says_truly_whether_it_binds() {
    caught(Bug::BindsUnknown, "'mark' is said to roll, reveal or pass on, but tried it does not");
    caught(Bug::FalselyBinding, "neither rolls, reveals nor passes on, but is marked so");
}

#[test]
fn a_piece_must_stand_on_the_board() {
    caught(Bug::StrayPiece, "is shown a piece that cannot be");
}

#[test]
fn the_screen_must_show_the_outcome() {
    caught(Bug::NoOutcome, "is shown the outcome as None");
}

/// Everything that is hidden from a viewer is imagined anew.
fn imagined(rules: &ToyRules, s: &mut toy::State, viewer: Viewer, chance: &mut Chance) -> bool {
    *s = rules.imagine(&Seen::of(rules, s, viewer), chance);
    true
}

#[test]
fn a_sound_game_tells_no_secrets() {
    let swaps = secrets(&Arc::new(ToyRules::new(Bug::None)), 100, imagined);
    assert!(swaps > 500, "only {swaps} swaps");
}

#[test]
#[should_panic(expected = "sees what was swapped")]
fn a_swap_that_shows_is_noticed() {
    secrets(&Arc::new(ToyRules::new(Bug::LeakingVeil)), 100, |_, s, viewer, chance| {
        let hides = s.die != 0 && !viewer.0.has(Seat(s.actor));
        if hides {
            s.die = chance.die();
        }
        hides
    });
}

#[test]
#[should_panic(expected = "nothing was ever swapped")]
fn a_game_that_declares_no_secret_proves_nothing() {
    secrets(&Arc::new(ToyRules::new(Bug::None)), 3, |_, _, _, _| false);
}

#[test]
fn a_sound_policy_passes() {
    policy::sound(&ToyRules::new(Bug::None), 5);
}

#[test]
#[should_panic(expected = "Doubt weighs NaN")]
fn a_weight_must_be_a_number() {
    policy::sound(&ToyRules::new(Bug::WildWeight), 1);
}

#[test]
#[should_panic(expected = "() wants Raise")]
fn a_plan_must_be_legal() {
    policy::sound(&ToyRules::new(Bug::IllegalPlan), 1);
}

#[test]
#[should_panic(expected = "() begins nowhere")]
fn a_plan_must_begin_somewhere() {
    policy::begins(&ToyRules::new(Bug::None), 3, |_, _, ()| None);
}

#[test]
#[should_panic(expected = "do not add up")]
fn both_cannot_win() {
    policy::sound(&ToyRules::new(Bug::ProudScore), 1);
}

#[test]
#[should_panic(expected = "answers outside a window")]
fn an_order_waits_for_its_window() {
    policy::sound(&ToyRules::new(Bug::RashOrder), 1);
}

const PINNED: [(u64, u32, &str); 2] = [(1, 52, "c37877f7fe557a5b"), (2, 52, "c37877f7fe557a5b")];

#[test]
fn a_pinned_game_is_played_again() {
    policy::pinned(&ToyRules::new(Bug::None), &PINNED);
}

#[test]
#[should_panic(expected = "const PINNED: [(u64, u32, &str); 1] = [(1, ")]
fn a_game_that_goes_otherwise_is_printed() {
    policy::pinned(&ToyRules::new(Bug::None), &[(1, 7, "0123456789abcdef")]);
}

#[test]
#[should_panic(expected = "zh: the message 'toy-greeting' is missing")]
fn languages_must_agree() {
    Texts::<Toy>::new().agree();
}

#[test]
#[should_panic(expected = "says '[doubt-from]'")]
fn every_name_must_be_said() {
    Texts::<Toy>::new().names();
}

#[test]
#[should_panic(expected = "en: Text { id: \"toy-start\", args: [] } says '[toy-start]'")]
fn what_is_said_in_play_must_be_there() {
    Texts::<Toy>::new().play(3, 1);
}

/// A crate's folder with one file in it.
fn folder(name: &str, file: &str, text: &str) -> String {
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let path = folder.join(file);
    std::fs::create_dir_all(path.parent().unwrap()).unwrap();
    std::fs::write(path, text).unwrap();
    folder.to_str().unwrap().to_string()
}

#[test]
#[should_panic(expected = "why-so")]
fn messages_of_the_sources_must_be_there() {
    let source = r#"("seat-red", "not a message", "why-so", "label-")"#;
    Texts::<Toy>::new().sources(&folder("sources", "src/deep/lib.rs", source), &[], 2);
}

#[test]
#[should_panic(expected = "only 2 messages were found")]
fn a_search_that_finds_nothing_is_broken() {
    Texts::<Toy>::new().sources(&folder("few", "src/lib.rs", r#"("seat-red", "seat-blue")"#), &[], 3);
}

const CASE: &str = "game = 'toy'\nscenario = 'plain'\nrules = ['bid/1']\ntitle = 'Bid once'\n\
                    [[step]]\nseat = 'red'\ndo = 'bid 2'\n[[step]]\nseat = 'red'\ntry = 'bid 1'\nrefused = 'bid/1'\n";

#[test]
fn cases_that_come_out_pass() {
    cases::<Toy>(&folder("right", "cases/bid.toml", CASE), 1);
}

#[test]
#[should_panic(expected = "'bid 1' was to be refused by rule turn/2")]
fn a_case_that_goes_otherwise_fails() {
    cases::<Toy>(
        &folder("wrong", "cases/bid.toml", &CASE.replace("refused = 'bid/1'", "refused = 'turn/2'")),
        1,
    );
}

#[test]
#[should_panic(expected = "there is no rule bid/9")]
fn a_case_names_rules_of_the_ledger() {
    cases::<Toy>(&folder("unknown", "cases/bid.toml", &CASE.replace("['bid/1']", "['bid/9']")), 1);
}

#[test]
#[should_panic(expected = "only 1 cases")]
fn cases_do_not_vanish() {
    cases::<Toy>(&folder("lost", "cases/bid.toml", CASE), 2);
}
