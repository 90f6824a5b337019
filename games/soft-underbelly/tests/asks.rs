//! Who is asked what, and what is said to whoever presses something else.

use sandtable_core::kit::{Trial, laid_out};
use sandtable_core::{AnyGame, Boxed, Handle, Mind, Offer, Policy, Seat, Seen, Value};
use soft_underbelly::{Action, Mediterranean, SoftUnderbelly};

const ALLIES: Seat = Seat(0);
const AXIS: Seat = Seat(1);

/// A position without ships and, if it does not name any, without events.
fn given(text: &str) -> Trial<Mediterranean> {
    let markers = if text.contains("markers") { "" } else { "markers_allies = 0\nmarkers_axis = 0\n" };
    let quiet = format!("{markers}ships = ['american used', 'british used', 'italian used', 'uboat used']\n");
    Trial::start(laid_out::<SoftUnderbelly>(), &[]).given(&format!("{quiet}{text}"))
}

fn offers(table: &Trial<Mediterranean>) -> Vec<Offer> {
    table.scene().offers
}

fn ordinary(table: &Trial<Mediterranean>) -> Offer {
    let button = |o: &Offer| matches!(o.handle, Handle::Button(_)) && !o.minor && o.under.is_none();
    offers(table).into_iter().rfind(button).expect("a button")
}

/// Whoever has the impulse bombs while he moves; whoever has the next one bombs in that.
#[test]
fn nobody_is_asked_in_his_own_pauses() {
    let pause = |seat: Seat, impulse: u8, active: &str, step: &str| {
        let battle = "battle = '17 round 0 of 3 hits 0 0'\narrows = ['18-17']";
        let battle = if step.contains("battle") { battle } else { "" };
        let duty = if step.contains("battle") { " for=17" } else { "" };
        let table = given(&format!(
            "turn = 2\nactive = '{active}'\nimpulse = {impulse}\n{battle}\nsteps = ['turn impulses', {step}]\n\
             units = ['allies cube x4{duty} @ 18', 'allies aircraft @ 18', 'axis cube x3 @ 17', 'axis aircraft @ 17', 'axis cube @ 01']"
        ));
        let seen = Seen::by(&table.rules, &table.state, seat);
        table.rules.routine(&seen, seat, &mut Mind::default()) == Some(Action::Decline)
    };
    let before = "'impulse last', 'battle intercept', 'window battle allies'";
    assert!(pause(ALLIES, 1, "allies", before), "he has declared the attack himself");
    let last = "'impulse lapse', 'window last axis declined'";
    assert!(pause(AXIS, 1, "allies", last), "the next impulse is his");
    let end = "'impulse lapse', 'window last allies declined'";
    assert!(!pause(ALLIES, 4, "axis", end), "after the last impulse nobody bombs any more this turn");
}

/// events.stop-battle: where it saves an area it is the ordinary thing, and its odds stand beside those of letting pass.
#[test]
fn a_battle_that_is_better_stopped_shows_what_that_saves() {
    let table = |markers: u8| {
        given(&format!(
            "turn = 3\nactive = 'axis'\nimpulse = 2\nmarkers_axis = 0\nmarkers_allies = {markers}\n\
             battle = '22 round 1 of 3 hits 0 0'\narrows = ['24-22']\ncontrol = ['22', '18']\n\
             steps = ['turn impulses', 'impulse last', 'battle resume', 'window round allies declined']\n\
             units = ['allies cube @ 22', 'axis cube x6 for=22 @ 24', 'axis cube @ 01', 'allies cube @ 18']"
        ))
    };
    let spare = table(4);
    let stop = ordinary(&spare);
    assert_eq!(stop.line, "event stop-battle");
    assert!(stop.spends && stop.odds && stop.reason.is_some());
    let taken = |line: Action| {
        let seen = Seen::by(&spare.rules, &spare.state, ALLIES);
        sandtable_core::Rules::odds(&spare.rules, &seen, line, &[]).expect("odds").ends[0].1
    };
    assert!(taken(Action::Play(soft_underbelly::Event::StopBattle)) == 0.0 && taken(Action::Decline) > 0.5);
    let short = table(1);
    assert_eq!(ordinary(&short).line, "decline", "the last markers are kept");
}

#[test]
fn whoever_moves_and_presses_the_enemy_hears_when_he_attacks() {
    let table = given(
        "turn = 2\nactive = 'allies'\nphase = 'move'\ncontrol = ['18', '20']\n\
         units = ['allies cube x4 @ 18', 'allies aircraft used @ 18', 'allies cube @ 20', 'axis cube @ 17', 'axis cube @ 14', 'axis cube @ 01']",
    );
    let board = sandtable_core::Rules::board(&table.rules);
    let at =
        |key: &str| Handle::Place(board.places.iter().position(|p| p.key == key).expect("a place") as u16);
    assert_eq!(table.why(&at("17")), ["why-attack-later", "why-aircraft-used"]);
    assert_eq!(table.why(&at("14"))[0], "why-land-later", "from the sea");
    assert_eq!(table.why(&Handle::Piece("axis-cube-17".into()))[0], "why-attack-later");
}

#[test]
fn a_group_that_is_too_large_to_sail_hears_it() {
    let mut table = given(
        "turn = 2\nactive = 'axis'\nimpulse = 2\nphase = 'move'\ntransport_axis = 2\n\
         units = ['axis cube x4 @ 14', 'axis cube @ 17', 'allies cube @ 18', 'axis cube @ 01']",
    );
    table.state.ships[2] = soft_underbelly::Hull::Ready;
    table.does("axis", "take cube 14 x4", &[]);
    assert_eq!(table.why(&Handle::Place(16)), ["why-no-way-there", "why-too-few-points"]);
}

#[test]
fn what_a_landing_empties_is_named() {
    let aboard = |units: &str| {
        let table = given(&format!(
            "turn = 2\nactive = 'allies'\nphase = 'attack'\nlanding = '14 x1'\narrows = ['sea-14']\narrows_placed = 1\n\
             control = ['18', '20']\nunits = [{units}, 'axis cube @ 14', 'axis cube @ 01']"
        ));
        offers(&table).into_iter().find(|o| o.label.id == "label-board-all").expect("several can go")
    };
    let silent = aboard("'allies cube x4 @ 18', 'allies cube x4 @ 20'");
    assert!(silent.loses.is_none() && silent.odds, "{silent:?}");
    let emptied = aboard("'allies cube x2 @ 18', 'allies cube @ 20'");
    assert_eq!(emptied.loses.map(|text| text.id), Some("loses-emptied"));
}

#[test]
fn one_choice_has_one_chance() {
    let table = given(
        "turn = 3\nactive = 'allies'\nimpulse = 1\nbattle = '17 round 1 of 3 hits 0 0'\narrows = ['18-17']\n\
         steps = ['turn impulses', 'impulse last', 'battle decide', 'resolve']\n\
         units = ['allies cube x5 for=17 @ 18', 'allies tank for=17 @ 18', 'axis cube x2 @ 17', 'axis cube @ 01']",
    );
    assert_eq!(ordinary(&table).label.id, "label-continue-wisely");
    let plain = offers(&table).into_iter().find(|o| o.line == "continue").expect("offered");
    assert_eq!((plain.label.id, plain.odds, plain.minor), ("label-continue-choose", false, true));
}

/// combat.when: whoever faces an enemy goes on to declare.
#[test]
fn nothing_is_handed_over_where_an_attack_can_be_made() {
    let done = |enemy: &str| {
        let table = given(&format!(
            "turn = 2\nactive = 'allies'\nphase = 'move'\ncontrol = ['18', '19', '16']\n\
             units = ['allies cube x4 @ 18', 'axis cube @ {enemy}', 'axis cube @ 01']"
        ));
        offers(&table).into_iter().find(|o| o.line == "done").expect("an end").loses.map(|text| text.id)
    };
    assert_eq!(done("17"), None);
    assert_eq!(done("14"), Some("loses-movement"));
}

/// Whoever looks for an invasion finds the landings.
#[test]
fn the_rules_are_found_by_other_words_for_them() {
    let terms = Boxed::<SoftUnderbelly>::built_in().expect("sound").catalogs().terms();
    for (word, found) in [("invasion", "landing"), ("amphibious", "landing"), ("odds", "dice")] {
        let known = |words: &&Vec<String>| words.iter().any(|known| known == word);
        let means = terms.iter().find(known).unwrap_or_else(|| panic!("nobody knows {word}"));
        assert!(means.iter().any(|known| known == found), "{means:?}");
    }
}

#[test]
fn a_good_attack_that_is_left_out_is_named() {
    let table = given(
        "turn = 3\nactive = 'allies'\nphase = 'attack'\ncontrol = ['18', '19']\n\
         units = ['allies cube x6 @ 18', 'allies cube x6 @ 19', 'axis cube @ 17', 'axis cube @ 01']",
    );
    let loses =
        offers(&table).into_iter().find(|o| o.line == "done").expect("an end").loses.expect("it is good");
    assert_eq!(loses.id, "loses-attacks");
    assert!(loses.args.contains(&("area", Value::Place(16))), "{:?}", loses.args);
}
