//! The game at the table: lines, windows, standing orders, drafts, undo and records.

use std::sync::Arc;

use sandtable_core::{
    ActError, Chance, Dice, Drafted, Game, Header, Live, OpeningOrders, Options, OrderBook, Policied, Policy,
    Position, Record, Seat, Secret, Table, Viewer, verify,
};
use soft_underbelly::{Mediterranean, SoftUnderbelly};

const ALLIES: Seat = Seat(0);
const AXIS: Seat = Seat(1);

/// Allied cubes in 18 with an empty Tunisia before them.
const MARCH: &str = r#"
clear = true
active = "allies"
phase = "move"
units = ["allies cube x3 @ 18", "axis cube @ 14", "axis aircraft @ 14"]
"#;

fn table(position: Option<&str>, dice: Dice) -> Live<Mediterranean> {
    let game = SoftUnderbelly::open(&SoftUnderbelly::built_in()).expect("the built-in data is sound");
    let rules = game.prepare("campaign", &Options::new()).expect("there is a campaign");
    let mut header = Header::of(game.info(), "campaign", &Options::new());
    header.position = position.map(|p| Position::parse(p).expect("the position is TOML"));
    Live::new(Arc::new(rules), header, dice).expect("the position makes sense")
}

#[test]
fn a_march_stops_at_the_first_window_that_is_open() {
    let mut table = table(Some(MARCH), Dice::Seed(1));
    let acted = table.act(ALLIES, "take cube 18 x2; step 17-16; halt").expect("legal");
    assert_eq!(acted.dropped, ["step 16", "halt"], "the Axis may bomb Tunis first (window.moments/2)");
    assert!(table.decision().seats().has(AXIS));
    assert!(table.position().says("allies cube x2 in-hand @ 17"));
}

#[test]
fn a_march_goes_on_where_orders_let_windows_pass() {
    let mut table = table(Some(MARCH), Dice::Seed(1));
    table.set_orders(AXIS, OrderBook::passing()).expect("the Axis has a seat");
    let acted = table.act(ALLIES, "take cube 18 x2; step 17-16; halt").expect("legal");
    assert!(acted.dropped.is_empty());
    assert!(table.position().says("allies cube x2 stayed @ 16"));
    let orders = table.record().rows.iter().filter(|r| r.order).count();
    assert_eq!(orders, 2, "one window after each step was answered by the standing order");
}

#[test]
fn undo_does_not_reach_behind_the_answer_of_the_enemy() {
    let mut table = table(Some(MARCH), Dice::Seed(1));
    table.set_orders(AXIS, OrderBook::passing()).expect("the Axis has a seat");
    table.act(ALLIES, "take cube 18").expect("legal");
    assert_eq!(table.undo_reach(ALLIES), 1);
    table.act(ALLIES, "step 17").expect("legal");
    assert_eq!(table.undo_reach(ALLIES), 0, "the Axis let the window pass: nothing can be taken back");
    assert_eq!(table.undo(ALLIES), Err(ActError::NothingToUndo(ALLIES)));
}

#[test]
fn undo_takes_many_lines_back_one_by_one() {
    let mut table = table(None, Dice::Seed(1));
    let cubes =
        [("10", 6), ("11", 6), ("12", 3)].map(|(area, n)| vec![format!("deploy cube {area}"); n]).concat();
    let others = ["deploy tank 13", "deploy tank 13", "deploy line 10", "deploy line 11"].map(String::from);
    let mut before = Vec::new();
    for line in cubes.iter().chain(&others) {
        before.push(table.position().to_string());
        table.act(AXIS, line).expect("legal");
    }
    assert_eq!((table.undo_reach(AXIS), before.len()), (19, 19));
    while let Some(position) = before.pop() {
        table.undo(AXIS).expect("nothing has bound it");
        assert_eq!(table.position().to_string(), position, "after {} lines", before.len());
    }
    assert_eq!(table.undo(AXIS), Err(ActError::NothingToUndo(AXIS)));
}

#[test]
fn a_draft_takes_it_that_windows_pass_and_is_sent_as_rows() {
    let mut table = table(Some(MARCH), Dice::Seed(1));
    table.set_orders(AXIS, OrderBook::passing()).expect("the Axis has a seat");
    assert_eq!(table.draft_add(ALLIES, "take cube 18; step 17-16; halt"), Ok(Drafted::Laid));
    assert_eq!(table.draft_add(ALLIES, "take cube 18; step 17; halt"), Ok(Drafted::Laid));
    assert!(table.position().says("allies cube x3 @ 18"), "nobody sees a draft");
    let sent = table.draft_send(ALLIES).expect("there is a draft");
    assert!(sent.rest.is_empty() && sent.stopped.is_none());
    let position = table.position();
    assert!(
        position.says("allies cube stayed @ 16") && position.says("allies cube stayed been=18 @ 17"),
        "{position}"
    );
}

#[test]
fn an_interrupted_draft_comes_back() {
    let mut table = table(Some(MARCH), Dice::Seed(1));
    table.draft_add(ALLIES, "take cube 18; step 17; halt").expect("laid");
    table.draft_add(ALLIES, "take cube 18; step 19; halt").expect("laid");
    let sent = table.draft_send(ALLIES).expect("there is a draft");
    assert_eq!(sent.rest, ["halt", "take cube 18; step 19; halt"]);
    assert!(table.decision().seats().has(AXIS));
    assert_eq!(table.proposal(ALLIES), sent.rest);
}

/// Answers with `line` as long as the Axis is asked; how often it was.
fn answers(table: &mut Live<Mediterranean>, line: &str) -> usize {
    let mut times = 0;
    while table.decision().seats().has(AXIS) {
        table.act(AXIS, line).expect("the window can be let pass");
        times += 1;
    }
    times
}

#[test]
fn whoever_lets_a_window_pass_interrupts_nobody() {
    let mut table = table(Some(MARCH), Dice::Seed(1));
    table.draft_add(ALLIES, "take cube 18; step 17-16; halt").expect("laid");
    table.draft_add(ALLIES, "take cube 18; step 17; halt").expect("laid");
    table.draft_send(ALLIES).expect("there is a draft");
    assert_eq!(answers(&mut table, "decline"), 3, "a window for each step");
    let position = table.position();
    assert!(
        position.says("allies cube stayed @ 16") && position.says("allies cube stayed been=18 @ 17"),
        "{position}"
    );
    assert!(table.proposal(ALLIES).is_empty(), "all of it was sent");
}

/// A line that ends where another's window opens leaves the next one waiting, too: between two impulses nobody interrupts by
/// letting pass.
#[test]
fn a_draft_goes_on_over_the_end_of_an_impulse() {
    let position = "clear = true\nturn = 2\nimpulse = 2\nactive = \"axis\"\nmarkers_allies = 0\n\
        ships = [\"american used\", \"british used\", \"italian used\", \"uboat used\"]\n\
        steps = [\"turn impulses\", \"impulse adjust\", \"adjust allies\"]\ncontrol = [\"18\", \"20\", \"16\"]\n\
        units = [\"allies cube x7 @ 18\", \"allies cube x2 @ 20\", \"axis cube @ 17\", \"axis cube @ 19\", \
        \"axis aircraft @ 17\", \"axis cube @ 01\"]";
    let begun = || {
        let mut table = table(Some(position), Dice::Seed(1));
        assert_eq!(table.draft_add(ALLIES, "eliminate cube 18"), Ok(Drafted::Laid));
        assert_eq!(table.draft_add(ALLIES, "take cube 20"), Ok(Drafted::Laid));
        table.draft_send(ALLIES).expect("there is a draft");
        assert!(table.decision().seats().has(AXIS), "the Axis may bomb as the impulse begins");
        table
    };
    let mut passed = begun();
    assert_eq!(answers(&mut passed, "decline"), 1);
    assert!(passed.position().says("allies cube in-hand @ 20"), "{}", passed.position());
    assert!(passed.proposal(ALLIES).is_empty(), "nobody interrupted");
    let mut bombed = begun();
    bombed.act(AXIS, "bomb aircraft 17-18").expect("in reach");
    while bombed.decision().seats().has(AXIS) {
        bombed.act(AXIS, "decline").expect("legal");
    }
    assert_eq!(bombed.proposal(ALLIES), ["take cube 20"], "the Axis interrupted");
}

#[test]
fn whoever_acts_at_a_window_interrupts() {
    let mut table = table(Some(MARCH), Dice::Seed(1));
    table.act(ALLIES, "take cube 18 x2; step 17-16; halt").expect("legal");
    table.act(AXIS, "bomb aircraft 14-17").expect("Tunis is in reach");
    while table.decision().seats().has(AXIS) {
        table.act(AXIS, "decline").expect("legal");
    }
    assert!(!table.position().says("allies cube stayed @ 16"), "{}", table.position());
}

/// What was to follow dice is decided by whoever has seen them; it does not come back.
#[test]
fn dice_interrupt_nobody() {
    let mut table = table(Some(&BATTLE.replace("\"axis aircraft @ 16\", ", "")), Dice::Seed(1));
    table.draft_add(ALLIES, "attack cube 18-17").expect("laid");
    let line = "attack cube 18-17; done; continue";
    let Ok(Drafted::Sent(sent)) = table.draft_add(ALLIES, line) else { panic!("it rolls") };
    assert_eq!((sent.rest, sent.stopped), (Vec::new(), None), "nobody interrupted");
    assert!(table.proposal(ALLIES).is_empty());
}

#[test]
fn what_came_back_is_forgotten_by_whoever_does_something_else() {
    let mut table = table(Some(MARCH), Dice::Seed(1));
    table.draft_add(ALLIES, "take cube 18; step 17; halt").expect("laid");
    table.draft_add(ALLIES, "take cube 18; step 19; halt").expect("laid");
    table.draft_send(ALLIES).expect("there is a draft");
    table.act(AXIS, "bomb aircraft 14-17").expect("Tunis is in reach");
    answers(&mut table, "decline");
    assert!(!table.proposal(ALLIES).is_empty(), "the Axis interrupted");
    let line = if table.position().says("in-hand") { "halt" } else { "take cube 18; step 19; halt" };
    table.act(ALLIES, line).expect("legal");
    assert!(table.proposal(ALLIES).is_empty(), "{:?}", table.proposal(ALLIES));
}

#[test]
fn the_answer_of_an_order_is_no_line_to_take_back() {
    let mut table = table(Some(MARCH), Dice::Seed(1));
    table.set_orders(AXIS, OrderBook::passing()).expect("the Axis has a seat");
    table.act(ALLIES, "take cube 18; step 17").expect("legal");
    assert_eq!((table.undo_reach(AXIS), table.undo_reach(ALLIES)), (0, 0));
}

#[test]
fn a_film_shows_the_enemys_march_step_by_step() {
    let mut table = table(Some(MARCH), Dice::Seed(1));
    table.set_orders(AXIS, OrderBook::passing()).expect("the Axis has a seat");
    let begun = table.record();
    table.act(ALLIES, "take cube 18 x2; step 17-16; halt").expect("legal");
    let record = table.record();
    let rows = &record.rows[begun.rows.len()..];
    let film = |viewer: Viewer| {
        let game = SoftUnderbelly::open(&SoftUnderbelly::built_in()).expect("sound");
        let rules = game.prepare("campaign", &Options::new()).expect("there is a campaign");
        let mut past = Live::replay(Arc::new(rules), &begun).expect("it was played");
        let frames = past.film(viewer, rows).expect("it was played");
        assert_eq!(past.position(), table.position());
        frames
    };
    let frames = film(Viewer::seat(AXIS));
    let at = |place: &str| {
        let index = table.board().places.iter().position(|p| p.key == place).expect("an area") as u16;
        frames
            .iter()
            .position(|f| f.scene.pieces.iter().any(|p| p.place == index && p.key.starts_with("allies")))
    };
    let (tunis, next) = (at("17").expect("seen on the way"), at("16").expect("seen at the end"));
    assert!(tunis < next, "first 17, then 16");
    assert!(frames.iter().all(|f| f.scene.offers.is_empty()));
    let said: usize = frames.iter().map(|f| f.entries.len()).sum();
    let told = table.log(Viewer::seat(AXIS), begun.rows.len()).len();
    assert_eq!(said, told, "every line of the log, once");
    assert!(film(Viewer::seat(ALLIES)).len() < frames.len(), "one's own line is shown as it ended");
}

#[test]
fn fair_dice_can_be_checked_and_a_false_die_is_found() {
    let secret = Secret::new([7; 32]);
    let words = vec!["Salerno".to_string(), "Anzio".to_string()];
    let mut table = table(None, Dice::Fair { secret: secret.clone(), words });
    table.act(AXIS, "ready-made").expect("legal");
    table.act(AXIS, "done").expect("legal");
    let mut record = table.record();
    record.secret = Some(secret);
    assert_eq!(verify(&record), Ok(2), "two dice for the initiative");
    let text = record.to_string();
    let dice = table.record().rows.last().map(|r| r.falls.clone()).expect("the row that rolled");
    let [first, second] = [0, 1].map(|i| dice[i].expect("all see it").value + 1);
    let forged = text.replace(&format!("| {first} {second}"), &format!("| {} {second}", first % 6 + 1));
    assert_ne!(text, forged);
    let forged = Record::parse(&forged).expect("it still reads");
    assert!(verify(&forged).is_err(), "one die was changed");
}

#[test]
fn a_spectator_sees_the_board_but_is_offered_nothing() {
    let table = table(Some(MARCH), Dice::Seed(1));
    let scene = table.scene(Viewer::SPECTATOR);
    assert!(scene.offers.is_empty());
    assert_eq!(scene.pieces, table.scene(Viewer::seat(ALLIES)).pieces, "nothing is hidden in this game");
    assert!(!table.scene(Viewer::seat(ALLIES)).offers.is_empty());
}

/// Two cubes attack five, which could go but need not; whoever of them is lost, it is a cube.
const BATTLE: &str = r#"
clear = true
turn = 2
active = "allies"
phase = "attack"
markers_axis = 0
markers_allies = 0
ships = ["american used", "british used", "italian used", "uboat used"]
units = ["allies cube x2 @ 18", "axis cube x5 @ 17", "axis cube @ 16", "axis aircraft @ 16", "allies cube @ 19"]
"#;

/// The windows at which the Axis is asked while it is attacked in 17; both sides do what is sensible.
fn asked_of_the_axis(book: &OrderBook, seed: u64) -> Vec<&'static str> {
    let mut table = table(Some(BATTLE), Dice::Seed(seed));
    table.set_orders(AXIS, book.clone()).expect("the Axis has a seat");
    table.act(ALLIES, "attack cube 18-17 x2; done").expect("legal");
    let (mut asked, mut whims) = (Vec::new(), Chance::quick(seed));
    while table.rules().battle(table.seen(Viewer::seat(AXIS)).state()).is_some() {
        let seat = if table.decision().seats().has(AXIS) { AXIS } else { ALLIES };
        if seat == AXIS {
            asked.extend(table.decision().window().map(|window| window.0));
        }
        let seen = table.seen(Viewer::seat(seat));
        let action = Policied::new().choose(&**table.rules(), &seen, seat, &mut whims).expect("a choice");
        table.act_typed(seat, &[action]).expect("legal");
    }
    asked
}

#[test]
fn orders_take_losses_that_do_not_differ_and_passing_ones_do_not() {
    let opening = OpeningOrders::parse(include_str!("../orders.toml")).expect("orders");
    let count = |book: OrderBook, window| {
        let asked = (1..60).flat_map(|seed| asked_of_the_axis(&book, seed));
        asked.filter(|w| *w == window).count()
    };
    assert!(count(OrderBook::default(), "losses") > 5);
    assert!(count(OrderBook::passing(), "losses") > 5, "losses cannot be let pass");
    assert_eq!(count(opening.book(false), "losses"), 0, "cubes are cubes, and nobody thinks of going");
    assert!(count(OrderBook::passing(), "support") > 5, "support is not answered away");
    assert!(count(opening.book(false), "support") > 5, "whoever could fly support is asked");
    assert_eq!(count(opening.book(true), "support"), 0, "but not at a slow table");
}

#[test]
fn whoever_says_nothing_takes_the_cheapest_loss() {
    let hit = (1..60).find_map(|seed| {
        let mut table = table(Some(BATTLE), Dice::Seed(seed));
        table.act(ALLIES, "attack cube 18-17 x2; done").expect("legal");
        for _ in 0..12 {
            match table.decision().window() {
                Some(window) if window.0 == "losses" => return Some(table),
                Some(_) if table.decision().seats().has(AXIS) => {
                    table.lapse(AXIS).map(drop).expect("an answer")
                }
                _ => break,
            }
        }
        None
    });
    let mut table = hit.expect("a round in which the Axis is hit");
    table.lapse(AXIS).expect("the usual answer");
    assert!(table.position().says("axis cube x4 @ 17"), "{}", table.position());
}
