//! The patrol in all its scenarios: it keeps every promise, and each leak that is planted in it is caught by the kit.
#![cfg(feature = "kit")]

#[path = "patrol/mod.rs"]
mod game;

use std::sync::Arc;

use game::{Kind, Leak, Patrol, PatrolBox, Scenario, Spot, State};
use sandtable_core::kit::{Texts, Trial, policy, secrets};
use sandtable_core::{AnyGame, Boxed, Case, Chance, Kit, Report, Viewer};

fn run(game: Patrol, games: u64) -> Report {
    Kit::new(&Arc::new(game)).games(games).bound(200).tables(5).threads(1).run()
}

#[test]
fn every_scenario_keeps_every_promise() {
    for scenario in Scenario::ALL {
        let report = run(Patrol::new(scenario), 300);
        assert!(report.faults.is_empty(), "{}: {report}", scenario.word());
        assert!(report.winners.len() == 3, "{}: {:?}", scenario.word(), report.winners);
    }
}

#[test]
fn the_policy_keeps_its_promises_in_every_scenario() {
    for scenario in Scenario::ALL {
        policy::sound(&Patrol::new(scenario), 3);
    }
}

#[test]
fn all_that_is_said_is_said_in_every_language() {
    let texts = Texts::<PatrolBox>::new();
    texts.agree();
    texts.names();
    texts.play(6, 5);
}

const DRAW: &str = r#"
game = "patrol"
scenario = "cards"
rules = ["card/1"]
title = "What is drawn may be named"

[position]
step = "march"
round = 1
seat = 0
hand-red = ["march"]
hand-blue = ["march", "rush"]

[[step]]
seat = "red"
do = "done"
dice = ["Storm"]
expect = "hand-red: storm"
expect_not = "hand-red: rush"
"#;

#[test]
fn a_draw_is_called_by_the_name_of_what_comes() {
    let game = Boxed::<PatrolBox>::built_in().expect("a box");
    let play =
        |text: &str| game.case(&Case::parse("draw.toml", text).expect("a case")).map_err(|e| e.to_string());
    assert_eq!(play(DRAW), Ok(()));
    // Another name is another card, and by its number it is the same: two marches and two rushes lie before the storms.
    let other = play(&DRAW.replace("\"Storm\"", "\"Rush\"")).unwrap_err();
    assert!(other.contains("step 1: the position was to say 'hand-red: storm'"), "{other}");
    assert_eq!(play(&DRAW.replace("\"Storm\"", "5")), Ok(()));
    let none = play(&DRAW.replace("Storm", "Ambush")).unwrap_err();
    assert!(none.contains("no outcome is called 'Ambush'"), "{none}");
}

/// Red may march, and draws a card when he is done.
fn about_to_draw() -> Trial<Patrol> {
    Trial::start(Patrol::new(Scenario::Cards), &[])
        .given("step = 'march'\nround = 1\nseat = 0\nhand-red = ['march']\nhand-blue = ['march', 'rush']")
}

#[test]
fn a_trial_draws_what_it_is_told() {
    let mut trial = about_to_draw();
    assert!(trial.refusal("blue", "done").is_some());
    trial.does("red", "done", &[5]).shows(&["hand-red: storm"]);
}

#[test]
#[should_panic(expected = "'done' rolls dice that nobody has named")]
fn a_refusal_after_dice_that_nobody_has_named_proves_nothing() {
    about_to_draw().refusal("red", "done; done");
}

/// Two face-down troops of a seat that the viewer does not know change places, or two cards of a hand and the deck.
fn swapped(game: &Patrol, s: &mut State, viewer: Viewer, chance: &mut Chance) -> bool {
    let strange: Vec<_> = game.each_seat().filter(|seat| !game.ground.team(*seat).meets(viewer.0)).collect();
    let mut hidden = false;
    for seat in strange {
        let slots = Patrol::hidden(s, seat);
        if let [first, .., last] = slots[..] {
            let kept = (s.troops[first].kind, s.troops[last].kind);
            s.troops.swap(first, last);
            (s.troops[first].kind, s.troops[last].kind) = kept;
            hidden = true;
        }
        let hand = &mut s.hands[usize::from(seat.0)];
        let left: Vec<usize> = (0..s.deck.len()).filter(|i| s.deck[*i] > 0).collect();
        if let (Some(card), false) = (hand.first_mut(), left.is_empty()) {
            let new = left[usize::from(chance.below(left.len() as u16))];
            if let Some(old) = card.replace(game::Card::ALL[new]) {
                s.deck[old as usize] += 1;
            }
            s.deck[new] -= 1;
            hand.sort();
            hidden = true;
        }
    }
    hidden
}

#[test]
fn no_scenario_tells_what_is_swapped() {
    for scenario in Scenario::ALL {
        let swaps = secrets(&Arc::new(Patrol::new(scenario)), 20, swapped);
        assert!(swaps > 100, "{}: {swaps} swaps", scenario.word());
    }
}

/// The kit finds a leak while it plays, and says what it is.
fn caught(leak: Leak, what: &str) {
    for scenario in Scenario::ALL {
        let report = run(Patrol::leaking(scenario, leak), 3000);
        let fault =
            report.faults.first().unwrap_or_else(|| panic!("{leak:?} is not caught in {}", scenario.word()));
        assert!(fault.what.contains(what), "{leak:?} in {}: {}", scenario.word(), fault.what);
    }
}

#[test]
fn a_public_line_that_names_a_hidden_piece_is_caught() {
    caught(Leak::PublicLine, "something hidden that it does not reveal");
}

#[test]
fn witnesses_of_a_secret_placement_are_caught() {
    caught(Leak::Witnesses, "but he witnesses which it is");
}

#[test]
fn a_log_that_tells_a_secret_placement_is_caught() {
    caught(Leak::PlacementLog, "but the log tells him which it is");
}

#[test]
fn a_refusal_that_knows_is_caught() {
    caught(Leak::KnowingRefusal, "what he may not know");
}

#[test]
#[should_panic(expected = "sees what was swapped")]
fn keys_that_follow_kinds_are_caught() {
    secrets(&Arc::new(Patrol::leaking(Scenario::Squares, Leak::Keys)), 10, swapped);
}

/// They would not be, were nothing declared: whoever imagines by the keys believes in them.
#[test]
fn keys_that_follow_kinds_look_sound_to_who_believes_in_them() {
    run(Patrol::leaking(Scenario::Squares, Leak::Keys), 300).assert_clean();
    assert_eq!(Kind::ALL.map(Kind::strength), [1, 2, 3]);
    assert!(!Spot::GONE.on_map());
}
