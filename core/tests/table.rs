//! The table, played with the toy.

mod toy;

use std::sync::Arc;

use proptest::prelude::*;
use sandtable_core::{
    ActError, AnyGame, BoxError, Boxed, Case, Dice, Drafted, FairError, Habit, Handle, Options, Order,
    OrderBook, Record, Seat, Seats, Secret, Table, Value, Viewer, verify,
};
use toy::{Bug, Toy, ToyRules};

const RED: Seat = Seat(0);
const BLUE: Seat = Seat(1);

fn toy() -> Boxed<Toy> {
    Boxed::built_in().unwrap()
}

fn fair() -> Dice {
    Dice::Fair { secret: Secret::new([5; 32]), words: vec!["otter".into(), "heron".into()] }
}

fn table() -> Box<dyn Table> {
    toy().table("plain", &Options::new(), fair()).unwrap()
}

/// A table where red, who won the bidding, is about to shake.
fn bid() -> Box<dyn Table> {
    let mut table = table();
    table.act(RED, "bid 3; ready").unwrap();
    table.act(BLUE, "bid 1; ready").unwrap();
    table
}

/// The table where red has shaken.
fn shaken() -> Box<dyn Table> {
    let mut table = bid();
    table.act(RED, "shake").unwrap();
    table
}

fn finish(table: &mut dyn Table) {
    for _ in 0..200 {
        let Some(seat) = table.decision().seats().iter().next() else { return };
        let line = table.actions(seat).pop().unwrap();
        table.act(seat, &line).unwrap();
    }
    panic!("the toy does not end");
}

#[test]
fn a_line_is_one_row_and_one_undo() {
    let mut table = shaken();
    let (hash, rows) = (table.hash(), table.record().rows.len());
    let acted = table.act(RED, "raise; raise x2").unwrap();
    assert_eq!(acted.rows, rows..rows + 1);
    assert_eq!(table.record().to_string().lines().last(), Some("4 red: raise; raise; raise"));
    assert_eq!(table.undo_reach(RED), 1);
    table.undo(RED).unwrap();
    assert_eq!(table.hash(), hash);
    assert_eq!(table.record().to_string().lines().last(), Some("5 red undo"));
    assert_eq!(table.undo(RED), Err(ActError::NothingToUndo(RED)));
}

#[test]
fn a_refusal_before_the_end_refuses_it_all() {
    let mut table = shaken();
    let before = table.position();
    let error = table.act(RED, "raise; raise; ready").unwrap_err();
    assert_eq!(error.to_string(), "refused by rule turn/2: why-not-now (ready)");
    assert_eq!(table.act(RED, "raise x2; raise x2; raise; raise").unwrap_err().text().id, "why-six-at-most");
    assert_eq!(table.position(), before);
}

#[test]
fn what_follows_a_die_or_a_pass_is_dropped_unread() {
    let mut table = bid();
    let acted = table.act(RED, "shake; raise; ready").unwrap();
    assert_eq!(acted.dropped, ["raise", "ready"]);
    assert!(table.position().says("claim = 1"));
    let acted = table.act(RED, "raise; call; shake").unwrap();
    assert_eq!(acted.dropped, ["shake"]);
    assert_eq!(table.decision().seats(), Seats::only(BLUE));
}

#[test]
fn undo_stops_at_a_die_and_at_an_answer() {
    let mut table = shaken();
    assert_eq!((table.undo_reach(RED), table.undo_reach(BLUE)), (0, 0));
    table.act(RED, "raise").unwrap();
    table.act(RED, "call").unwrap();
    assert_eq!(table.undo_reach(RED), 2, "nobody has answered yet");
    assert_eq!(table.undo_reach(BLUE), 0);
    table.undo(RED).unwrap();
    assert_eq!(table.decision().seats(), Seats::only(RED));
    table.act(RED, "call").unwrap();
    table.act(BLUE, "pass").unwrap();
    assert_eq!((table.undo_reach(RED), table.undo_reach(BLUE)), (0, 1));
    table.undo(BLUE).unwrap();
    assert_eq!(table.undo(RED), Err(ActError::NothingToUndo(RED)), "the answer was given once");
}

#[test]
fn a_reveal_cannot_be_taken_back() {
    let mut table = shaken();
    table.act(RED, "call").unwrap();
    table.act(BLUE, "doubt").unwrap();
    assert_eq!(table.undo(BLUE), Err(ActError::NothingToUndo(BLUE)));
}

#[test]
fn errors_are_clear() {
    let mut table = bid();
    assert_eq!(table.act(BLUE, "shake").unwrap_err().to_string(), "seat 1 is not asked now");
    assert_eq!(table.act(Seat(7), "shake").unwrap_err().to_string(), "there is no seat 7");
    assert_eq!(
        table.act(RED, "dance").unwrap_err().to_string(),
        "cannot read 'dance': there is no such action"
    );
    assert_eq!(table.act(RED, " ; ").unwrap_err(), ActError::Empty);
    finish(table.as_mut());
    assert_eq!(table.act(RED, "shake").unwrap_err(), ActError::Over);
}

#[test]
fn private_answers_commute_and_are_undone_singly() {
    let mut table = table();
    let (red, blue) = (Viewer::seat(RED), Viewer::seat(BLUE));
    table.act(RED, "bid 2").unwrap();
    assert_eq!((table.seq(red), table.seq(blue), table.seq(Viewer::SPECTATOR)), (2, 1, 1), "a secret click");
    table.act(BLUE, "bid 3").unwrap();
    table.act(RED, "ready").unwrap();
    assert_eq!(table.seq(blue), 3, "that red is ready shows");
    assert_eq!(table.undo_reach(RED), 2);
    table.undo(RED).unwrap();
    table.undo(RED).unwrap();
    assert!(table.position().says("blue bids 3") && table.position().says("red bids 0"));
    table.act(RED, "bid 1; ready").unwrap();
    table.act(BLUE, "ready").unwrap();
    assert_eq!((table.undo_reach(RED), table.undo_reach(BLUE)), (0, 0), "the last one ready resolves");
    assert_eq!(table.decision().seats(), Seats::only(BLUE));
}

/// A table of the long scenario: red opens, each bids, and whoever takes the cup begins.
fn long() -> Box<dyn Table> {
    toy().table("long", &Options::new(), fair()).unwrap()
}

#[test]
fn a_line_that_asks_each_is_taken_back_only_before_another_answers() {
    let mut table = long();
    table.act(RED, "open").unwrap();
    table.act(RED, "bid 1").unwrap();
    assert_eq!((table.undo_reach(RED), table.undo_reach(BLUE)), (2, 0), "his answer, then his line");
    table.undo(RED).unwrap();
    table.undo(RED).unwrap();
    assert!(table.position().says("phase = open"));
    table.act(RED, "open; bid 2").unwrap();
    table.act(BLUE, "bid 3; ready").unwrap();
    assert_eq!((table.undo_reach(RED), table.undo_reach(BLUE)), (0, 1), "the line holds red's answer too");
    assert_eq!(table.undo(RED), Err(ActError::NothingToUndo(RED)));
    assert!(table.position().says("red bids 2") && table.position().says("blue bids 3"));
    table.undo(BLUE).unwrap();
    assert!(table.position().says("blue bids 0"));
    assert_eq!((table.undo_reach(RED), table.undo_reach(BLUE)), (0, 0), "the answer was given once");
}

#[test]
fn an_answer_that_nobody_noticed_changes_nothing_about_what_can_be_taken_back() {
    let mut table = long();
    table.act(RED, "open").unwrap();
    let can = |table: &dyn Table, viewer| (table.undo_reach(RED), table.undo_rows(RED, viewer, 9));
    let before = can(table.as_ref(), Viewer::seat(RED));
    table.act(BLUE, "bid 3").unwrap();
    assert_eq!(can(table.as_ref(), Viewer::seat(RED)), before, "red would learn of the bid");
    assert_eq!(before, (1, vec![1]));
    // Whoever has both seats knows of it.
    assert_eq!(table.undo_rows(RED, Viewer(Seats::first(2)), 9), [0; 0]);
    assert_eq!(table.undo_rows(BLUE, Viewer(Seats::first(2)), 9), [2]);
    // It goes with the line that asked for it, and comes back with the record.
    table.undo(RED).unwrap();
    assert!(table.position().says("phase = open") && table.position().says("blue bids 0"));
    assert_eq!((table.undo_reach(RED), table.undo_reach(BLUE)), (0, 0));
    let record = Record::parse(&table.record().to_string()).unwrap();
    assert_eq!(toy().replay(&record).unwrap().hash(), table.hash());
    // What all notice counts as an answer.
    table.act(RED, "open").unwrap();
    table.act(BLUE, "bid 3").unwrap();
    table.act(BLUE, "ready").unwrap();
    assert_eq!((table.undo_reach(RED), table.undo_reach(BLUE)), (0, 2));
}

#[test]
fn answers_to_each_come_back_singly_after_a_line_that_asked() {
    let mut table = long();
    table.act(RED, "open").unwrap();
    table.act(RED, "bid 1").unwrap();
    table.act(BLUE, "bid 2; ready").unwrap();
    assert_eq!((table.undo_reach(RED), table.undo_reach(BLUE)), (1, 1));
    table.undo(RED).unwrap();
    assert!(table.position().says("red bids 0") && table.position().says("blue bids 2"));
    assert_eq!(table.undo(RED), Err(ActError::NothingToUndo(RED)));
    assert!(table.position().says("phase = bid"));
    table.undo(BLUE).unwrap();
    assert!(table.position().says("blue bids 0"));
}

#[test]
fn of_several_who_are_asked_the_first_answer_counts() {
    let mut table = long();
    table.act(RED, "open").unwrap();
    table.act(RED, "bid 3; ready").unwrap();
    table.act(BLUE, "bid 1; ready").unwrap();
    let both: Seats = [RED, BLUE].into_iter().collect();
    assert_eq!(table.decision().seats(), both);
    for seat in [RED, BLUE] {
        assert_eq!(table.actions(seat), ["take"]);
        assert!(table.scene(Viewer::seat(seat)).offers.iter().any(|o| o.line == "take" && !o.binding));
    }
    let rows = table.record().rows.len();
    table.act(BLUE, "take").unwrap();
    assert_eq!(table.act(RED, "take"), Err(ActError::NotYourDecision(RED)));
    assert_eq!(table.seq(Viewer::SPECTATOR), rows + 1, "the answer is open to all");
    // Who came first may think again; then the other may.
    assert_eq!((table.undo_reach(RED), table.undo_reach(BLUE)), (0, 1));
    table.undo(BLUE).unwrap();
    assert_eq!(table.decision().seats(), both);
    table.act(RED, "take").unwrap();
    assert_eq!((table.undo_reach(RED), table.undo_reach(BLUE)), (1, 0));
    table.act(RED, "shake").unwrap();
    assert_eq!((table.undo_reach(RED), table.undo_reach(BLUE)), (0, 0));
    finish(table.as_mut());
    let record = Record::parse(&table.record().to_string()).unwrap();
    assert_eq!(toy().replay(&record).unwrap().hash(), table.hash());
    // This scenario keeps the hash of every fifth row, and of the last.
    for (i, row) in record.rows.iter().enumerate() {
        assert_eq!(row.hash.is_some(), i > 0 && i % 5 == 0 || i + 1 == record.rows.len(), "row {i}");
    }
}

#[test]
fn a_draft_answers_a_question_to_any() {
    let mut table = long();
    table.act(RED, "open").unwrap();
    table.act(RED, "bid 3; ready").unwrap();
    table.act(BLUE, "bid 1; ready").unwrap();
    assert_eq!(table.draft_add(RED, "take"), Ok(Drafted::Laid));
    table.act(BLUE, "take").unwrap();
    // Blue was first: red's draft is overtaken.
    let sent = table.draft_send(RED).unwrap();
    assert_eq!((sent.rows.len(), sent.stopped), (0, Some(ActError::NotYourDecision(RED))));
    assert_eq!((&sent.rest[..], table.proposal(RED)), (&["take".to_string()][..], &sent.rest[..]));
    assert_eq!(table.decision().seats(), Seats::only(BLUE));
}

#[test]
fn a_secret_action_is_neither_shown_nor_counted() {
    let mut table = shaken();
    let (red, blue) = (Viewer::seat(RED), Viewer::seat(BLUE));
    let (told, rows) = (table.seq(blue), table.record().rows.len());
    table.act(RED, "mark").unwrap();
    table.undo(RED).unwrap();
    table.act(RED, "mark").unwrap();
    assert_eq!((table.seq(red), table.seq(blue), table.seq(Viewer::SPECTATOR)), (rows + 3, told, told));
    assert_eq!(table.record().to_string().lines().last(), Some("6 red@red@red: mark"));
    assert_eq!(table.log(blue, told), []);
    table.act(RED, "raise").unwrap();
    assert_eq!(table.record().for_viewer(blue).to_string().lines().last(), Some("4 red: raise"));
    table.undo(RED).unwrap();
    table.undo(RED).unwrap();
    // In one line with an open action it is known that something was done.
    table.act(RED, "raise; mark").unwrap();
    assert_eq!(table.record().for_viewer(blue).to_string().lines().last(), Some("6 red: ?"));
}

#[test]
fn a_running_record_tells_a_viewer_no_secret() {
    let mut table = shaken();
    table.act(RED, "call").unwrap();
    let rows = |viewer| {
        let text = table.record().for_viewer(viewer).to_string();
        text.lines().skip_while(|l| !l.starts_with("0 ")).map(String::from).collect::<Vec<_>>()
    };
    let die = table.position().0["die"].to_string();
    assert_eq!(
        rows(Viewer::seat(BLUE)),
        ["0 start", "1 red: ?", "2 blue: bid 1; ready", "3 red: shake | ?", "4 red: call"]
    );
    assert_eq!(rows(Viewer::seat(RED))[3], format!("3 red: shake | {die}"));
    assert_eq!(table.shown(Viewer::seat(BLUE)).0["die"].as_integer(), Some(9));
}

#[test]
fn the_log_has_an_audience() {
    let mut table = table();
    table.act(RED, "bid 2; ready").unwrap();
    let ids = |viewer| table.log(viewer, 1).into_iter().map(|(row, e)| (row, e.text.id)).collect::<Vec<_>>();
    assert_eq!(ids(Viewer::seat(RED)), [(1, "toy-bid"), (1, "toy-ready")]);
    assert_eq!(ids(Viewer::seat(BLUE)), [(1, "toy-ready")]);
}

#[test]
fn standing_orders_answer_and_bind() {
    let mut table = shaken();
    table.set_orders(BLUE, OrderBook::passing()).unwrap();
    let acted = table.act(RED, "call").unwrap();
    assert_eq!(acted.rows.len(), 2);
    assert_eq!(table.record().to_string().lines().last(), Some("5 blue*: pass"));
    assert_eq!(table.undo_reach(RED), 0, "an order's answer is an answer");
    assert_eq!(table.decision().seats(), Seats::only(BLUE));
}

#[test]
fn an_order_goes_before_the_habit_and_a_hold_before_both() {
    let order = Order { key: "doubt-from".into(), place: None, amount: Some(3) };
    let book = OrderBook { orders: vec![order], ..OrderBook::passing() };
    let mut table = shaken();
    table.set_orders(BLUE, book.clone()).unwrap();
    table.act(RED, "raise x2; call").unwrap();
    assert_eq!(table.record().to_string().lines().last(), Some("5 blue*: doubt"));

    let mut table = shaken();
    table.set_orders(BLUE, OrderBook { hold: true, ..book }).unwrap();
    table.act(RED, "raise x2; call").unwrap();
    assert_eq!(table.decision().seats(), Seats::only(BLUE), "it stops once");
    assert!(!table.orders(BLUE).unwrap().hold);
    table.act(BLUE, "pass").unwrap();
}

#[test]
fn orders_given_in_an_open_window_answer_it() {
    let mut table = shaken();
    table.act(RED, "call").unwrap();
    let mut book = OrderBook::default();
    book.windows.insert("doubt".into(), Habit::Pass);
    assert_eq!(table.set_orders(BLUE, book).unwrap().rows.len(), 1);
    assert!(table.set_orders(Seat(5), OrderBook::default()).is_err());
}

#[test]
fn a_seat_whose_time_is_up_follows_its_orders_or_lets_pass() {
    let mut table = shaken();
    // No window is open.
    assert_eq!(table.lapse(RED), Err(ActError::NotYourDecision(RED)));
    table.act(RED, "raise; raise; call").unwrap();
    assert_eq!(table.lapse(RED), Err(ActError::NotYourDecision(RED)));
    let mut held = table.fork(Viewer(Seats::first(2)), 7);
    let acted = table.lapse(BLUE).unwrap();
    assert_eq!(acted.rows.len(), 1);
    assert!(table.record().to_string().trim_end().ends_with(" blue*: pass"));
    // Its orders go before, whatever it holds.
    let order = Order { key: "doubt-from".into(), place: None, amount: Some(2) };
    held.set_orders(BLUE, OrderBook { hold: true, orders: vec![order], ..OrderBook::default() }).unwrap();
    assert_eq!(held.decision().seats(), Seats::only(BLUE));
    held.lapse(BLUE).unwrap();
    assert!(held.record().to_string().contains(" blue*: doubt"));
    // A table that only shows cannot.
    let record = Record::parse(&table.record().to_string()).unwrap();
    let mut shown = toy().replay(&record).unwrap();
    assert!(shown.lapse(BLUE).is_err());
}

#[test]
fn reasons_and_odds_can_be_had_on_top_of_a_draft() {
    let mut table = shaken();
    assert_eq!(table.draft_add(RED, "raise x2").unwrap(), Drafted::Laid);
    let raise = Handle::Button("raise".into());
    assert_eq!(table.draft_why(RED, "", &raise), Ok(table.why(Viewer::seat(RED), &raise)));
    for _ in 0..3 {
        table.draft_add(RED, "raise").unwrap();
    }
    // A six is enough there, and not here.
    let mut odds =
        |seat: Seat, line: &str| table.draft_table(seat).unwrap().odds(Viewer::seat(seat), line, &[]);
    assert!(odds(RED, "raise").unwrap_err().to_string().contains("why-six-at-most"));
    assert!(odds(RED, "call").is_ok());
    assert_eq!(odds(BLUE, "doubt"), Err(ActError::NotYourDecision(BLUE)));
    assert!(table.odds(Viewer::seat(RED), "raise", &[]).is_ok());
    assert_eq!(
        table.copy().odds(Viewer::seat(RED), "raise", &[]),
        table.odds(Viewer::seat(RED), "raise", &[])
    );
    assert_eq!(table.draft_lines(RED).len(), 4);
}

#[test]
fn a_line_can_be_tried_on_top_of_a_draft() {
    let mut table = shaken();
    let hash = table.hash();
    table.draft_add(RED, "raise x2").unwrap();
    let raise = |scene: sandtable_core::Scene| scene.offers.iter().any(|o| o.line == "raise");
    assert!(raise(table.draft_scene(RED, "raise").unwrap()));
    assert!(!raise(table.draft_scene(RED, "raise; raise; raise").unwrap()));
    // Nothing was laid by it, and nothing else may be tried than what may be laid.
    assert_eq!((table.draft_lines(RED).len(), table.hash()), (1, hash));
    let six = table.draft_why(RED, "raise; raise; raise", &Handle::Button("raise".into())).unwrap();
    assert_eq!(six[0].why, "why-six-at-most");
    assert!(matches!(table.draft_scene(RED, "raise x2; raise x2"), Err(ActError::Refused { .. })));
    assert_eq!(table.draft_scene(RED, "call"), Err(ActError::Binding));
    assert_eq!(table.draft_scene(BLUE, "doubt"), Err(ActError::NotYourDecision(BLUE)));
    assert!(matches!(table.draft_scene(RED, "rise"), Err(ActError::Notation(_))));
}

#[test]
fn a_draft_is_unseen_until_it_is_sent() {
    let mut table = shaken();
    let rows = table.record().rows.len();
    let hash = table.hash();
    assert_eq!(table.draft_add(RED, "raise"), Ok(Drafted::Laid));
    assert_eq!(table.draft_add(RED, "raise x2"), Ok(Drafted::Laid));
    assert_eq!(table.draft_lines(RED), ["raise", "raise; raise"]);
    assert_eq!(table.hash(), hash);
    assert!(table.draft_undo(RED));
    assert!(table.draft_add(RED, "shake").is_err());
    assert!(table.draft_scene(RED, "").unwrap().offers.iter().any(|o| o.line == "raise"));
    table.draft_add(RED, "raise").unwrap();
    let outcome = table.draft_send(RED).unwrap();
    assert_eq!((outcome.rows, outcome.rest.len()), (rows..rows + 2, 0));
    assert!(table.position().says("claim = 3"));
    assert_eq!(table.undo_reach(RED), 2);
    assert_eq!(table.draft_send(RED), Err(ActError::Empty));
}

#[test]
fn what_asks_sends_what_lies_before_it() {
    let mut table = shaken();
    table.draft_add(RED, "raise").unwrap();
    let Ok(Drafted::Sent(outcome)) = table.draft_add(RED, "raise; call; shake") else { panic!() };
    assert_eq!(outcome.rows.len(), 2);
    assert_eq!(outcome.rest, ["shake"]);
    assert_eq!(table.proposal(RED), ["shake"]);
    assert_eq!(table.decision().seats(), Seats::only(BLUE));
    assert!(table.draft_lines(RED).is_empty());
}

#[test]
fn a_draft_that_is_overtaken_comes_back() {
    let mut table = shaken();
    table.draft_add(RED, "raise x2").unwrap();
    table.draft_add(RED, "raise x2").unwrap();
    table.act(RED, "raise x2").unwrap();
    assert_eq!(table.draft_lines(RED), ["raise; raise"]);
    assert_eq!(table.proposal(RED), ["raise; raise"]);
}

#[test]
fn a_fork_is_imagined_and_has_other_dice() {
    let mut table = shaken();
    table.act(RED, "call").unwrap();
    let mut dice = std::collections::BTreeSet::new();
    for seed in 0..40 {
        let fork = table.fork(Viewer::seat(BLUE), seed);
        dice.insert(fork.position().0["die"].as_integer().unwrap());
        assert_eq!(fork.header().commitment, None);
    }
    assert_eq!(dice, (1..=6).collect(), "blue does not know the die");
    let mut fork = table.fork(Viewer::seat(BLUE), 3);
    finish(fork.as_mut());
    let toy = toy();
    let record = Record::parse(&fork.record().to_string()).unwrap();
    assert_eq!(toy.replay(&record).unwrap().hash(), fork.hash());
    assert!(verify(&record).is_ok());
}

#[test]
fn why_and_odds_are_for_a_viewer() {
    let mut table = shaken();
    let why = table.why(Viewer::seat(RED), &Handle::Button("doubt".into()));
    assert_eq!(why[0].rule.0, "turn/2");
    table.act(RED, "raise x2; call").unwrap();
    let odds = table.odds(Viewer::seat(BLUE), "doubt", &[]).unwrap().unwrap();
    assert!((odds.ends[0].1 - 2.0 / 6.0).abs() < 1e-12);
    assert_eq!(table.odds(Viewer::seat(RED), "doubt", &[]), Err(ActError::NotYourDecision(RED)));
    assert_eq!(table.odds(Viewer::seat(BLUE), "pass", &[]), Ok(None));
}

#[test]
fn a_finished_record_replays_and_verifies() {
    let mut table = shaken();
    table.act(RED, "raise").unwrap();
    table.undo(RED).unwrap();
    assert_eq!(verify(&table.record()), Err(FairError::NoSecret), "the game is not over");
    finish(table.as_mut());
    let text = table.record().to_string();
    let record = Record::parse(&text).unwrap();
    assert_eq!(record.to_string(), text);
    assert_eq!(verify(&record), Ok(6));
    let toy = toy();
    let mut again = toy.replay(&record).unwrap();
    assert_eq!((again.hash(), again.outcome()), (table.hash(), table.outcome()));
    assert_eq!(again.record().rows.len(), record.rows.len());
    assert_eq!(again.log(Viewer::SPECTATOR, 0).len(), table.log(Viewer::SPECTATOR, 0).len());
    assert_eq!(again.act(RED, "shake"), Err(ActError::Over));
}

#[test]
fn a_replay_only_shows_and_a_resumed_table_rolls_the_same_dice() {
    let toy = toy();
    let mut table = bid();
    table.act(RED, "shake").unwrap();
    table.act(RED, "call").unwrap();
    table.act(BLUE, "pass").unwrap();
    let record = Record::parse(&table.record().to_string()).unwrap();
    assert_eq!(toy.replay(&record).unwrap().act(BLUE, "shake"), Err(ActError::NoDice));
    let mut on = toy.resume(&record, Some(&Secret::new([5; 32]))).unwrap();
    on.act(BLUE, "shake").unwrap();
    table.act(BLUE, "shake").unwrap();
    assert_eq!(on.hash(), table.hash());
    let wrong = toy.resume(&record, Some(&Secret::new([6; 32]))).err().unwrap();
    assert!(wrong.to_string().contains("the secret does not fit the commitment"));
}

#[test]
fn a_record_that_cannot_have_been_played_is_refused_by_line() {
    let mut table = bid();
    table.act(RED, "shake").unwrap();
    table.act(RED, "raise").unwrap();
    table.act(RED, "call").unwrap();
    table.act(BLUE, "pass").unwrap();
    finish(table.as_mut());
    let text = table.record().to_string();
    let toy = toy();
    let error = |from: &str, to: &str| {
        assert!(text.contains(from), "{from} is not in\n{text}");
        let record = Record::parse(&text.replacen(from, to, 1)).unwrap();
        toy.replay(&record).err().map(|e| e.to_string()).unwrap_or_default()
    };
    let die = text.lines().find(|l| l.starts_with("3 red")).unwrap().to_string();
    let line = text.lines().position(|l| l == die).unwrap() + 1;
    assert_eq!(
        error(&die, "3 red: shake"),
        format!("line {line} (row 3): the dice do not fit: the rules roll 6 sides, but no outcome is left")
    );
    assert!(error(&die, "3 red: shake | 2@red 2").contains("1 outcomes are left over"));
    assert!(
        error(&die, "3 red: shake | 2").contains("roll 1 of the row has other sides or another audience")
    );
    assert_eq!(
        error("4 red: raise", "4 red: doubt"),
        format!("line {} (row 4): refused by rule turn/2: why-not-now (doubt)", line + 1)
    );
    assert!(error("4 red: raise", "4 blue: raise").contains("seat 1 is not asked now"));
    assert!(error("4 red: raise", "4 red undo").contains("nothing to take back"));
    assert!(error("5 red: call", "5 red: call; pass").contains("the line goes on after its end: pass"));
    assert!(error("1 red@red", "1 red").contains("another audience"));
    assert!(error("game toy", "game chess").contains("this is a record of 'chess', not of 'toy'"));
    assert!(error("rules 1", "rules 2").contains("version 2 of the rules, this is version 1"));
    assert!(error("data ", "data 0").contains("the record was played with data 0"));
    assert!(error("scenario plain", "scenario grand").contains("'grand' is unknown"));
    assert!(error("\n= ", "\n= 0").contains("the position has the hash"));
    assert!(error("\nend ", "\nend red+blue end/1\n#").contains("ends otherwise"));
    let forged = Record::parse(&text.replacen(&die, "3 red: shake | 2@red", 1)).unwrap();
    let other = Record::parse(&text.replacen(&die, "3 red: shake | 3@red", 1)).unwrap();
    assert!(verify(&forged).is_err() || verify(&other).is_err());
}

#[test]
fn a_seat_that_does_not_exist_does_no_harm() {
    let mut table = shaken();
    let ghost = Seat(200);
    assert!(table.actions(ghost).is_empty() && table.proposal(ghost).is_empty());
    assert_eq!((table.undo_reach(ghost), table.orders(ghost)), (0, None));
    assert_eq!(table.undo(ghost), Err(ActError::NothingToUndo(ghost)));
    assert_eq!(table.draft_add(ghost, "raise"), Err(ActError::NoSuchSeat(ghost)));
    assert_eq!(table.draft_send(ghost), Err(ActError::NoSuchSeat(ghost)));
    assert!(!table.draft_undo(ghost) && table.draft_lines(ghost).is_empty());
    assert_eq!(table.draft_scene(ghost, ""), Err(ActError::NoSuchSeat(ghost)));
}

proptest! {
    #[test]
    fn a_record_with_any_change_replays_or_is_refused(at in 0..2000usize, cut in 0..12usize, put in "[a-z0-9:|@ =*\n]{0,4}") {
        let mut table = shaken();
        finish(table.as_mut());
        let mut text = table.record().to_string().into_bytes();
        let at = at % text.len();
        let end = (at + cut).min(text.len());
        text.splice(at..end, put.bytes());
        if let Ok(record) = Record::parse(&String::from_utf8_lossy(&text)) {
            let toy = toy();
            if let Ok(again) = toy.replay(&record) {
                prop_assert_eq!(again.record().rows.len(), record.rows.len());
            }
            let _ = verify(&record);
            let _ = record.for_viewer(Viewer::seat(BLUE)).to_string();
        }
    }

    #[test]
    fn any_case_is_read_or_refused(at in 0..CASE.len(), cut in 0..12usize, put in "\\PC{0,4}") {
        let mut text = CASE.as_bytes().to_vec();
        let end = (at + cut).min(text.len());
        text.splice(at..end, put.bytes());
        let _ = case(&String::from_utf8_lossy(&text));
    }
}

#[test]
fn a_seeded_table_plays_the_same_game_again() {
    let toy = toy();
    let play = |seed| {
        let mut table = toy.table("plain", &Options::new(), Dice::Seed(seed)).unwrap();
        finish(table.as_mut());
        table.record().to_string()
    };
    assert_eq!(play(4), play(4));
    assert_ne!(play(4), play(5));
    assert!(verify(&Record::parse(&play(4)).unwrap()).is_ok());
}

#[test]
fn a_box_is_opened_with_its_data_or_an_owners() {
    let toy = toy();
    let mut files = toy.files().clone();
    files.put("toy.toml", "\nside = 6");
    let refused = Boxed::<Toy>::open(files.clone()).err().unwrap();
    assert!(matches!(&refused, BoxError::Data(errors) if errors.to_string().starts_with("toy.toml:2: ")));
    assert_eq!(toy.ledger().rules.len(), 4);
    let board = table();
    let text = sandtable_core::Text::new("core-undone").with("seat", Value::Seat(BLUE));
    assert_eq!(toy.catalogs().render("en", &text, board.board()), "Blue: the last move is taken back.");
    assert!(toy.table("grand", &Options::new(), Dice::Seed(1)).is_err());
    let dice = Dice::Fair { secret: Secret::new([0; 32]), words: vec![] };
    assert!(toy.table("plain", &Options::new(), dice).is_err());
}

const CASE: &str = r#"
game = "toy"
scenario = "plain"
rules = ["claim/1"]
title = "Six is the highest claim"

[position]
phase = "claim"
actor = "blue"
die = 4
claim = 5

[[step]]
seat = "blue"
do = "raise"
expect = ["claim = 6", "red has 0"]
expect_not = "claim = 5"
offers = "call"
offers_not = "raise"
[[step]]
seat = "blue"
try = "raise"
refused = ["claim/1", "turn/2"]
asked = "blue"
sees = "die = 4"
eyes = "blue"
[[step]]
seat = "blue"
do = "call"
[[step]]
seat = "red"
odds = "doubt"
tells = "Caught 83.3 %"
sees_not = "die = 4"
[[step]]
seat = "red"
do = "doubt"
expect = "red has 1"
tells = "Turn 1"
[[step]]
seat = "red"
do = "shake"
dice = [3]
asked = ["red"]
"#;

fn case(text: &str) -> Result<(), String> {
    let case = Case::parse("six.toml", text).map_err(|e| e.to_string())?;
    toy().case(&case).map_err(|e| e.to_string())
}

#[test]
fn a_case_runs() {
    assert_eq!(case(CASE), Ok(()));
}

#[test]
fn a_case_that_goes_otherwise_says_where_and_how() {
    let wrong = |from: &str, to: &str| {
        assert!(CASE.contains(from));
        case(&CASE.replacen(from, to, 1)).unwrap_err()
    };
    assert_eq!(
        wrong("dice = [3]", "dice = []"),
        "six.toml:40: step 6: the dice [] do not fit 'shake': the rules roll 6 sides, but no outcome is left"
    );
    assert!(wrong("dice = [3]", "dice = [7]").contains("outcome 7 does not fit a roll of 6 sides"));
    assert!(wrong("dice = [3]", "dice = [3, 3]").contains("1 outcomes are left over"));
    assert!(
        wrong("red has 1\"", "red has 2\"")
            .contains("the position was to say 'red has 2'\n    it says: score = ")
    );
    assert!(
        wrong("expect_not = \"claim = 5\"", "expect_not = \"claim = 6\"")
            .contains("was not to say 'claim = 6'")
    );
    assert!(
        wrong("try = \"raise\"", "try = \"call\"")
            .contains("'call' was to be refused by rule claim/1 or turn/2, but it is legal")
    );
    assert!(wrong("[\"claim/1\", \"turn/2\"]", "'turn/1'").contains("but rule claim/1 refuses it"));
    assert!(
        wrong("do = \"call\"", "do = \"shake\"")
            .contains("rule turn/2 refuses it: Not at this moment.\n    offered: ")
    );
    assert!(wrong("asked = \"blue\"", "asked = \"red\"").contains("red was to be asked, but blue is"));
    assert!(wrong("offers = \"call\"", "offers = \"pass\"").contains("'pass' was to be offered"));
    assert!(
        wrong("offers_not = \"raise\"", "offers_not = \"call\"").contains("'call' was not to be offered")
    );
    assert!(
        wrong("seat = \"red\"", "seat = \"green\"")
            .contains("'green' is not a seat; the seats are red, blue")
    );
    assert!(
        wrong("die = 4", "dye = 4").starts_with("six.toml:7: set-up: the position makes no sense: dye: ")
    );
    assert!(wrong("do = \"call\"", "does = \"call\"").starts_with("six.toml:29: unknown field `does`"));
    assert!(wrong("title = ", "titel = ").starts_with("six.toml:5: unknown field `titel`"));
    assert!(wrong("game = \"toy\"", "game = \"chess\"").contains("this is a case of 'chess', not of 'toy'"));
    assert!(wrong("asked = [\"red\"]", "winner = \"red\"").contains("the game was to be over"));
    assert!(wrong("seat = \"red\"\n", "").contains("names its seat"));
    assert!(wrong("die = 4", "die = = 4").starts_with("six.toml:10: "));
    assert!(wrong("rules = [\"claim/1\"]", "rules = [\"claim/9\"]").contains("there is no rule claim/9"));
    assert_eq!(
        wrong("\"turn/2\"]", "\"turn/3\"]"),
        "six.toml:20: step 2: there is no rule turn/3 that could refuse"
    );
    for typo in ["clam = 5", "claim = five", "red hat 1", "score: red hat 1", "scores: red has 1"] {
        let said = wrong("expect_not = \"claim = 5\"", &format!("expect_not = \"{typo}\""));
        assert!(said.contains(&format!("'{typo}' is nothing that a position could say")), "{said}");
    }
    assert!(wrong("sees = \"die = 4\"", "sees = \"die = 3\"").contains("was to say 'die = 3'"));
    assert!(
        wrong("eyes = \"blue\"", "eyes = \"red\"").contains("was to say 'die = 4'"),
        "it lies under the cup"
    );
    assert!(wrong("eyes = \"blue\"", "eyes = \"spectator\"").contains("was to say 'die = 4'"));
    assert!(wrong("sees_not = \"die = 4\"", "sees_not = \"die = 9\"").contains("was not to say 'die = 9'"));
    assert!(
        wrong("Caught 83.3", "Caught 50.0")
            .contains("'Caught 50.0 %' was to be told\n    told: Caught 83.3 %")
    );
    assert!(wrong("odds = \"doubt\"", "odds = \"pass\"").contains("'pass' has no odds"));
    assert!(wrong("\"Turn 1\"", "\"Turn 3\"").contains("told: Turn 1"));
    assert!(wrong("asked = [\"red\"]", "asked = \"nobody\"").contains("nobody was to be asked, but red is"));
}

#[test]
fn a_case_is_shown_after_any_step() {
    let show = |text: &str, step| {
        let case = Case::parse("six.toml", text).unwrap();
        toy().case_after(&case, step).map_err(|e| e.to_string())
    };
    let first = show(CASE, 0).unwrap();
    assert!(first.contains("claim = 5") && first.contains("asked: blue"), "{first}");
    assert!(first.contains("offered to blue:\n") && first.contains("\n    raise\n"), "{first}");
    let second = show(CASE, 1).unwrap();
    assert!(second.contains("claim = 6") && !second.contains("    raise\n"), "{second}");
    // What goes otherwise later does not matter; what does before is told.
    let broken = CASE.replacen("do = \"call\"", "do = \"shake\"", 1);
    assert!(show(&broken, 2).is_ok());
    assert!(show(&broken, 3).unwrap_err().contains("step 3: 'shake' was to be played"));
    assert!(show(CASE, 7).unwrap_err().contains("there is no step 7: the case has 6"));
}

#[test]
fn the_typed_side_sees_only_through_eyes() {
    let table = shaken();
    let live = table.as_any().downcast_ref::<sandtable_core::Live<ToyRules>>().unwrap();
    assert_eq!(live.seen(Viewer::SPECTATOR).state().die, 9);
    assert_eq!(live.rules().bug, Bug::None);
    assert_eq!(Arc::strong_count(live.rules()), 1);
}
