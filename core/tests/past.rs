//! A long log costs no more than a short one: tables are taken up at a bookmark, catch up, and look back.
#![allow(clippy::unwrap_used)]

mod toy;

use sandtable_core::{AnyGame, Boxed, Dice, DiceOf, Options, Row, Seat, Secret, Table, Viewer};
use toy::Toy;

const RED: Seat = Seat(0);
const BLUE: Seat = Seat(1);

fn toy() -> Boxed<Toy> {
    Boxed::built_in().unwrap()
}

fn secret() -> Secret {
    Secret::new([7; 32])
}

/// A game of many rows: bids that are taken back, then turns with dice, claims and more that is taken back.
fn long(bids: usize) -> Box<dyn Table> {
    let dice = Dice::Fair { secret: secret(), words: vec!["one".into(), "two".into()] };
    let mut table = toy().table("plain", &Options::new(), dice).unwrap();
    for i in 0..bids {
        table.act(RED, ["bid 1", "bid 2"][i % 2]).unwrap();
        table.undo(RED).unwrap();
    }
    for (seat, line) in [(RED, "bid 3"), (BLUE, "bid 1"), (BLUE, "ready"), (RED, "ready")] {
        table.act(seat, line).unwrap();
    }
    for _ in 0..2 {
        let seat = table.decision().seats().iter().next().unwrap();
        table.act(seat, "shake").unwrap();
        table.act(seat, "mark").unwrap();
        table.undo(seat).unwrap();
        table.act(seat, "raise").unwrap();
        table.act(seat, "call").unwrap();
        table.act(table.decision().seats().iter().next().unwrap(), "pass").unwrap();
    }
    let seat = table.decision().seats().iter().next().unwrap();
    table.act(seat, "shake").unwrap();
    table.act(seat, "raise").unwrap();
    table
}

fn same(one: &dyn Table, other: &dyn Table) {
    assert_eq!(one.hash(), other.hash());
    for viewer in [Viewer::SPECTATOR, Viewer::seat(RED), Viewer::seat(BLUE)] {
        assert_eq!(one.seq(viewer), other.seq(viewer));
        assert_eq!(one.scene(viewer), other.scene(viewer));
        // What was said before the bookmark is not here.
        let here = other.rows().iter().filter(|row| row.told(viewer)).count();
        let since = one.seq(viewer) - here;
        assert_eq!(one.log(viewer, since), other.log(viewer, since));
    }
    for seat in [RED, BLUE] {
        assert_eq!(one.undo_reach(seat), other.undo_reach(seat));
    }
}

/// The rows of a table from one on.
fn since(table: &dyn Table, first: usize) -> Vec<Row> {
    table.rows()[first - table.first_row()..].to_vec()
}

#[test]
fn a_table_taken_up_at_its_bookmark_goes_on_as_it_would_have() {
    let game = toy();
    let mut table = long(300);
    let mark = table.mark().unwrap();
    // Nothing before it can be taken back, and little lies after it.
    assert!(mark.rows + 4 >= table.row_count(), "{} of {}", mark.rows, table.row_count());
    let rows = since(table.as_ref(), mark.rows);
    let secret = secret();
    let dice = DiceOf::Record(Some(&secret));
    let mut again = game.take_up(table.header(), &mark, &rows, dice).unwrap();
    assert_eq!((again.first_row(), again.row_count()), (mark.rows, table.row_count()));
    same(table.as_ref(), again.as_ref());
    // The same dice fall, and what is taken back is the same.
    let seat = table.decision().seats().iter().next().unwrap();
    for table in [&mut table, &mut again] {
        table.undo(seat).unwrap();
        table.act(seat, "call").unwrap();
        let other = table.decision().seats().iter().next().unwrap();
        table.act(other, "doubt").unwrap();
        let next = table.decision().seats().iter().next().unwrap();
        table.act(next, "shake").unwrap();
    }
    same(table.as_ref(), again.as_ref());
    assert_eq!(since(table.as_ref(), mark.rows), again.rows());
}

#[test]
fn every_bookmark_of_a_game_will_do() {
    let game = toy();
    let whole = long(3);
    let secret = secret();
    for at in 1..whole.row_count() {
        let mut record = whole.record();
        record.truncate(at);
        let table = game.fold(&record, DiceOf::Record(Some(&secret))).unwrap();
        let mark = table.mark().unwrap();
        let text = serde_json::to_string(&mark).unwrap();
        let mark = serde_json::from_str(&text).unwrap();
        let rows = since(table.as_ref(), table.mark().unwrap().rows);
        let mut again = game.take_up(table.header(), &mark, &rows, DiceOf::Record(Some(&secret))).unwrap();
        same(table.as_ref(), again.as_ref());
        // And the rest is caught up with.
        again.catch_up(&since(whole.as_ref(), at)).unwrap();
        same(whole.as_ref(), again.as_ref());
    }
}

#[test]
fn a_bookmark_of_another_position_or_other_dice_are_refused() {
    let (game, table) = (toy(), long(3));
    let secret = secret();
    let mark = table.mark().unwrap();
    let rows = since(table.as_ref(), mark.rows);
    let mut odd = mark.clone();
    odd.position = "nonsense = 7\n".into();
    assert!(game.take_up(table.header(), &odd, &rows, DiceOf::None).is_err());
    let mut behind = game.take_up(table.header(), &mark, &[], DiceOf::Record(Some(&secret))).unwrap();
    let mut other = table.record();
    other.truncate(4);
    // Rows that cannot have come here.
    assert!(behind.catch_up(&other.rows[1..]).is_err());
}

#[test]
fn the_past_is_played_from_the_nearest_position_that_is_kept() {
    let (game, table) = (toy(), long(900));
    for row in [0, 1, 63, 64, 65, 500, 1700, table.row_count() - 1] {
        let mut record = table.record();
        record.truncate(row + 1);
        let whole = game.fold(&record, DiceOf::None).unwrap();
        let past = table.past(row).unwrap()().unwrap();
        assert_eq!(past.hash(), whole.hash(), "{row}");
        for viewer in [Viewer::SPECTATOR, Viewer::seat(RED)] {
            assert_eq!(past.scene(viewer), whole.scene(viewer), "{row}");
        }
        // Of 1,800 rows a few are played again.
        assert!(past.rows().len() <= 130, "{row}: {}", past.rows().len());
    }
    assert!(table.past(table.row_count()).is_none());
}

#[test]
fn old_rows_that_nobody_can_take_back_are_let_go() {
    let (mut table, whole) = (long(900), long(900));
    table.let_go(100);
    assert!(table.first_row() > 1_600, "{}", table.first_row());
    assert!(table.rows().len() >= 100, "{}", table.rows().len());
    assert_eq!(table.row_count(), whole.row_count());
    assert_eq!(table.rows(), since(whole.as_ref(), table.first_row()));
    same(whole.as_ref(), table.as_ref());
    assert_eq!(table.mark(), whole.mark());
    // What is here can be looked at; what is not is not made up.
    for row in [table.first_row(), table.row_count() - 1] {
        assert_eq!(table.past(row).unwrap()().unwrap().hash(), whole.past(row).unwrap()().unwrap().hash());
    }
    assert!(table.past(table.first_row() - 2).is_none());
    // It goes on as it would have.
    let mut whole = whole;
    let seat = table.decision().seats().iter().next().unwrap();
    for table in [&mut table, &mut whole] {
        table.undo(seat).unwrap();
        table.act(seat, "call").unwrap();
    }
    same(whole.as_ref(), table.as_ref());
}
