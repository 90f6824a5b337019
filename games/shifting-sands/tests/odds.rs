//! Odds are exact: they agree with every way the dice can fall, and with the printed tables.
#![allow(dead_code)]

#[path = "rules/support.rs"]
mod support;

use sandtable_core::{Chance, Log, Odds, Rules, Seen, enumerate};
use shifting_sands::{Action, Force, Side, Step};
use support::{Looking, Table, given};

fn odds(table: &Table, line: &str, otherwise: &[&str]) -> Option<Odds> {
    let mut actions = Vec::new();
    table.rules.read(line, &mut actions).expect("an action");
    let seat = table.rules.decision(&table.state).seats().iter().next().expect("somebody is asked");
    table.rules.odds(&Seen::by(&table.rules, &table.state, seat), actions[0], otherwise)
}

fn share(odds: &Odds, id: &str) -> f64 {
    odds.ends.iter().find(|(text, _)| text.id == id).map_or(0.0, |(_, share)| *share)
}

#[track_caller]
fn close(a: f64, b: f64) {
    assert!((a - b).abs() < 1e-9, "{a} is not {b}");
}

/// The shares of overruns, of spaces left and of spaces held, over every way the dice can fall: nobody plays a card or
/// stands, and of several losses or retreats the first is taken.
fn brute(table: &Table, line: &str) -> [f64; 3] {
    let (rules, mut first) = (&table.rules, Vec::new());
    rules.read(line, &mut first).expect("an action");
    let mut shares = [0.0; 3];
    enumerate(
        |dice: &mut Chance| {
            let mut s = table.state.clone();
            let target = s.battle.target;
            let mut a = first[0];
            loop {
                let seat = rules.decision(&s).seats().iter().next().expect("somebody is asked");
                rules.apply(&mut s, seat, a, dice, &mut Log::off());
                match s.step() {
                    Some(Step::Pursuit) => return if s.battle.overrun { 0 } else { 1 },
                    _ if s.battle.target != target => return 2,
                    _ => {}
                }
                let seat = rules.decision(&s).seats().iter().next().expect("somebody is asked");
                let mut all = Vec::new();
                rules.actions(&s, seat, &mut all);
                let pass = |a: &&Action| matches!(a, Action::Done | Action::Yield | Action::Each);
                a = *all.iter().find(pass).unwrap_or(&all[0]);
            }
        },
        |end, share| shares[end] += share,
    );
    shares
}

/// A battle that the Axis opens against Sidi Suleiman; a second attack keeps the operation going.
fn open(units: &str, more: &str, line: &str) -> Table {
    let mut t = given(&format!(
        "phase = 'assault'\n{more}\nattacks = ['sidi-omar', 'halfaya', 'tobruk']\nunits = [{units}, 'it-17 @ tobruk', 'br-bg-9 @ gambut']"
    ));
    t.does("axis", &format!("attack sidi-suleiman; {line}"), &[]);
    t
}

const UNITS: &str =
    "'ge-21 @ sidi-omar', 'ge-15 @ halfaya', 'br-50 @ sidi-suleiman', 'br-bg-1 @ sidi-suleiman'";

#[test]
fn an_attack_has_the_shares_of_its_dice() {
    let t = open(UNITS, "", "join ge-21; join ge-15");
    let found = odds(&t, "engage", &[]).expect("dice hang on it");
    let [overrun, vacated, held] = brute(&t, "engage");
    close(share(&found, "odds-overrun"), overrun);
    close(share(&found, "odds-vacated"), vacated);
    close(share(&found, "odds-held"), held);
    assert!(overrun > 0.0 && vacated > 0.0, "{overrun} and {vacated}");
    close(found.ends.iter().map(|(_, share)| share).sum(), 1.0);
}

#[test]
fn both_outcomes_of_a_flank_attempt_are_told_apart() {
    let t = open(UNITS, "", "join ge-21; join ge-15");
    let found = odds(&t, "flank", &[]).expect("dice hang on it");
    let [overrun, vacated, held] = brute(&t, "flank");
    close(share(&found, "odds-flanked-overrun") + share(&found, "odds-unflanked-overrun"), overrun);
    close(share(&found, "odds-flanked-vacated") + share(&found, "odds-unflanked-vacated"), vacated);
    close(share(&found, "odds-flanked-held") + share(&found, "odds-unflanked-held"), held);
    // Two spaces add one: 3 and more succeed (11.33).
    let won: f64 = found.ends.iter().filter(|(t, _)| t.id.starts_with("odds-flanked")).map(|(_, s)| s).sum();
    close(won, 4.0 / 6.0);
    assert_eq!(found.ends.len(), 6);
}

#[test]
fn a_lone_battlegroup_follows_the_printed_table() {
    let t = open("'ge-21 @ sidi-omar', 'br-bg-1 @ sidi-suleiman'", "", "join ge-21");
    let (look, table) = (t.look(), &t.rules.theatre().fire);
    let fire = |force: Force, die: i8| {
        let shot = look.shot(force);
        table[shot.table].result(shot.column + shot.shift, die + shot.drm)
    };
    let (mut gone, mut dealt) = (0.0, 0.0);
    for mine in 1..=6 {
        for theirs in 1..=6 {
            let (number, _) = fire(Force::Attacker, mine);
            let (answer, _) = fire(Force::Defender, theirs);
            // Two steps of one point each; beaten, it retreats, or is gone.
            gone += f64::from(u8::from(number > answer || number >= 2)) / 36.0;
            dealt += f64::from(number.min(2)) / 36.0;
        }
    }
    let found = odds(&t, "engage", &[]).expect("dice hang on it");
    close(share(&found, "odds-overrun") + share(&found, "odds-vacated"), gone);
    let lost = found.expected.iter().find(|(text, _)| *text == lost_by(Side::Allied)).expect("a figure");
    assert!(lost.1 >= dealt - 1e-9, "{} steps, {dealt} at least", lost.1);
}

fn lost_by(side: Side) -> sandtable_core::Text {
    sandtable_core::Text::new("odds-steps").with("side", side.seat())
}

#[test]
fn cards_of_the_hand_count_if_they_are_to_be_played() {
    let t = open(UNITS, "hand = ['X23', 'X24', 'A1']", "join ge-21; join ge-15");
    let (without, with) = (odds(&t, "engage", &[]).unwrap(), odds(&t, "engage", &["cards"]).unwrap());
    let taken = |o: &Odds| share(o, "odds-overrun") + share(o, "odds-vacated");
    assert!(taken(&with) > taken(&without), "{} with cards, {} without", taken(&with), taken(&without));
    let assumed = |o: &Odds, id: &str| o.assumes.iter().any(|(text, _)| text.id == id);
    assert!(assumed(&without, "odds-assume-no-cards") && assumed(&with, "odds-assume-cards"));
    // The card in the attacker's window, one by one.
    let mut t = t;
    t.does("axis", "engage", &[]);
    let one = odds(&t, "combat X23", &[]).expect("dice hang on it");
    assert!(taken(&one) > taken(&without));
    close(taken(&odds(&t, "done", &[]).unwrap()), taken(&without));
}

#[test]
fn who_joins_betters_the_odds_and_rough_ground_can_be_held() {
    let t = open(UNITS, "", "join ge-21");
    let taken = |o: &Odds| share(o, "odds-overrun") + share(o, "odds-vacated");
    assert!(taken(&odds(&t, "join ge-15", &[]).unwrap()) > taken(&odds(&t, "engage", &[]).unwrap()));
    let mut t = given(
        "phase = 'assault'\nattacks = ['el-daba']\nunits = ['ge-21 @ el-daba', 'ge-15 @ el-daba', 'br-50 @ qattara', 'br-bg-1 @ qattara']",
    );
    t.does("axis", "attack qattara; join ge-21; join ge-15", &[]);
    let (yields, stands) = (odds(&t, "engage", &[]).unwrap(), odds(&t, "engage", &["stand"]).unwrap());
    assert!(taken(&stands) < taken(&yields), "{} if they stand, {}", taken(&stands), taken(&yields));
}

#[test]
fn a_mission_has_the_shares_of_its_table() {
    let t = given(
        "phase = 'activate'\nacting = 'allied'\nops = 2\nevents = ['lrdg']\nunits = ['lrdg @ deep-desert', 'br-bg-1 @ cairo', 'it-17 @ tripoli']",
    );
    let found = odds(&t, "send raid", &[]).expect("a die hangs on it");
    close(share(&found, "odds-mission-succeeds"), 1.0 / 6.0);
    close(share(&found, "odds-mission-costs"), 2.0 / 6.0);
    close(found.expected[2].1, 0.5);
}

#[test]
fn what_has_no_dice_has_no_odds() {
    let t = open(UNITS, "", "join ge-21");
    assert!(odds(&t, "join ge-21", &[]).is_none(), "it is not legal twice");
    let t = given("phase = 'action'\nhand = ['X1']\nunits = ['it-17 @ tripoli', 'br-bg-1 @ cairo']");
    assert!(odds(&t, "play X1 ops", &[]).is_none());
}
