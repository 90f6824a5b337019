//! A test for each rule of the ledger, named after its id.

use sandtable_core::kit::{Trial, laid_out};
use starter::{Skirmish, Starter};

fn start() -> Trial<Skirmish> {
    Trial::start(laid_out::<Starter>(), &[])
}

fn given(turn: u8, active: &str) -> Trial<Skirmish> {
    start().given(&format!(
        "turn = {turn}\nactive = '{active}'\n\
         troops = ['red foot north down', 'red gun mill down', 'red tank south down', \
         'blue foot abbey down', 'blue gun cross down', 'blue tank port down']"
    ))
}

#[test]
fn rdeploy_s1_troops_are_set_up_at_home_one_to_a_place() {
    start().refuses("red", "place foot abbey", "deploy/1").refuses("red", "pass", "deploy/1");
    start().refuses("blue", "place foot abbey", "turn/1");
    start().does("red", "place foot north", &[]).refuses("red", "place gun north", "deploy/1");
    let mut trial = start();
    trial.does("red", "place foot north; place gun mill; place tank south", &[]).asks("blue");
    trial.does("blue", "place foot abbey; place gun farm; place tank port", &[]).asks("red");
    trial.shows(&["turn = 1"]);
}

#[test]
fn rturn_s1_red_acts_then_blue() {
    let mut trial = given(1, "red");
    trial.refuses("blue", "pass", "turn/1");
    trial.does("red", "pass", &[]).does("blue", "pass", &[]).asks("red").shows(&["turn = 2"]);
}

#[test]
fn rmove_s1_a_troop_moves_along_one_road() {
    let mut trial = given(1, "red");
    trial.refuses("red", "move north cross", "move/1").refuses("red", "move abbey farm", "move/1");
    trial.does("red", "move north bridge", &[]).shows(&["red foot bridge down"]);
}

#[test]
fn rmove_s2_a_place_holds_one_troop() {
    given(1, "red").refuses("red", "move north mill", "move/2");
}

#[test]
fn rbattle_s1_the_higher_stays_and_the_defender_wins_ties() {
    given(1, "red").does("red", "move mill cross", &[5, 4]).shows(&["red gun cross up", "blue-lost: gun"]);
    given(1, "red").does("red", "move mill cross", &[4, 4]).shows(&["blue gun cross up", "red-lost: gun"]);
}

#[test]
fn rend_s1_more_prizes_win() {
    let mut trial = given(6, "blue");
    trial.does("blue", "pass", &[]);
    assert_eq!(trial.result(), Some((Some("blue"), "end/1")));
}
