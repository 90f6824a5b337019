//! What lies below the face of a stack is its owner's alone: in scenes, records, logs and every other answer of the table.

use std::sync::Arc;

use ocs::{Drill, Ocs, State};
use sandtable_core::kit::{laid_out, secrets_within};
use sandtable_core::{
    Chance, Dice, Game, Header, Live, Log, Options, Position, Rules, Seat, Seen, Table, Trial, Viewer,
};

const ALLIED: Seat = Seat(0);
const AXIS: Seat = Seat(1);

/// What a viewer may not know is dealt anew.
fn dealt_anew(rules: &Ocs, s: &mut State, viewer: Viewer, chance: &mut Chance) -> bool {
    *s = rules.imagine(&Seen::of(rules, s, viewer), chance);
    true
}

/// The beginnings of two games, or with `SANDTABLE_GAMES` so many whole ones.
#[test]
fn nobody_notices_what_lies_below_the_faces_of_stacks() {
    let told: Option<u64> = std::env::var("SANDTABLE_GAMES").ok().and_then(|n| n.parse().ok());
    let (games, most) = told.map_or((2, 800), |games| (games, u32::MAX));
    let swaps = secrets_within(&Arc::new(laid_out::<Drill>()), games, most, 53, dealt_anew);
    println!("{swaps} swaps in {games} games");
    assert!(swaps > 60, "{swaps} swaps");
}

/// A table in the Movement Segment of the Axis with these units and more of the position.
fn table(units: &str, more: &str) -> Live<Ocs> {
    let game = Drill::open(&Drill::built_in()).expect("the built-in data is sound");
    let rules = game.prepare("drill", &Options::new()).expect("there is a drill");
    let mut header = Header::of(game.info(), "drill", &Options::new());
    let text = format!(
        "clear = true\nphase = 'movement'\nphasing = 'axis'\n\
         units = ['i-8 @ A8.07', 'r-1 @ A8.09', 'r-5 @ A9.19', {units}]\n{more}"
    );
    header.position = Some(Position::parse(&text).expect("the position is TOML"));
    Live::new(Arc::new(rules), header, Dice::Seed(1)).expect("the position makes sense")
}

/// Everything that a table says to a viewer, as one text.
fn answers(table: &mut Live<Ocs>, viewer: Viewer) -> String {
    let mut all = format!("{:?}\n{}\n", table.scene(viewer), table.shown(viewer));
    all += &table.record().for_viewer(viewer).to_string();
    all += &format!("\n{:?}\n{}\n", table.log(viewer, 0), table.seq(viewer));
    for seat in viewer.0.iter() {
        all += &format!("{:?}\n{:?}\n", table.actions(seat), table.draft_scene(seat, ""));
    }
    let fork = table.fork(viewer, 1);
    all += &fork.record().for_viewer(viewer).to_string();
    all
}

/// Two tables that differ in what lies below answer the enemy and spectators alike, now and after each line.
#[track_caller]
fn alike(mut a: Live<Ocs>, mut b: Live<Ocs>, lines: &[&str]) {
    for line in [""].iter().chain(lines) {
        for table in [&mut a, &mut b].into_iter().filter(|_| !line.is_empty()) {
            table.act(AXIS, line).unwrap_or_else(|e| panic!("'{line}' is refused: {e}"));
        }
        assert_ne!(a.position(), b.position(), "the truth differs");
        for viewer in [Viewer::seat(ALLIED), Viewer::SPECTATOR] {
            assert_eq!(answers(&mut a, viewer), answers(&mut b, viewer), "after '{line}'");
        }
    }
}

#[test]
fn what_lies_below_leaves_no_trace() {
    // Other units, markers, steps, supply and trucks under the same face.
    let columns = "columns = ['9 axis truck points 3 load 8 @ A8.07']\ndumps = ['axis 9 @ A8.07']";
    alike(
        table("'pz-1 @ A8.07', 'gun-49 low lost=0 @ A8.07'", ""),
        table("'mot-16 moves oos @ A8.07', 'hq-3 @ A8.07'", columns),
        &["at A8.07; take i-8; halt"],
    );
}

#[test]
fn who_is_taken_along_below_the_face_is_not_told() {
    for (one, two) in [("take pz-1", "take pz-2"), ("take pz-1; take pz-2", "take mot-16")] {
        let stack = || table("'pz-1 moves @ A8.07', 'pz-2 moves @ A8.07', 'mot-16 moves @ A8.07'", "");
        let (mut a, mut b) = (stack(), stack());
        for (table, line) in [(&mut a, one), (&mut b, two)] {
            table.act(AXIS, "at A8.07").expect("legal");
            table.act(AXIS, line).expect("legal");
        }
        for viewer in [Viewer::seat(ALLIED), Viewer::SPECTATOR] {
            assert_eq!(answers(&mut a, viewer), answers(&mut b, viewer), "{one} or {two}");
        }
        let own = Viewer::seat(AXIS);
        assert_ne!(answers(&mut a, own), answers(&mut b, own), "the owner knows");
    }
}

#[test]
fn what_was_taken_back_or_drafted_is_seen_by_nobody() {
    let mut before = table("'pz-1 moves @ A8.07', 'pz-2 moves @ A8.07'", "");
    let mut after = table("'pz-1 moves @ A8.07', 'pz-2 moves @ A8.07'", "");
    let viewer = Viewer::seat(ALLIED);
    after.draft_add(AXIS, "at A8.07; take pz-1").expect("it can be drafted");
    assert_eq!(answers(&mut before, viewer), answers(&mut after, viewer));
}

/// Does the last action of a line reveal something to the Axis, and expose something of theirs?
fn shown(more: &str, line: &str) -> [bool; 2] {
    let text = format!("phase = 'movement'\nphasing = 'axis'\n{more}");
    let mut table = Trial::start(laid_out::<Drill>(), &[]).given(&text);
    let (mut actions, mut log) = (Vec::new(), Log::on());
    line.split("; ").for_each(|part| table.rules.read(part, &mut actions).expect("an action"));
    let mut last = [false; 2];
    for a in actions {
        table.rules.check(&table.state, AXIS, a).expect("it is legal");
        table.rules.apply(&mut table.state, AXIS, a, &mut Chance::scripted(&[]), &mut log);
        last = [log.take_revealed(), log.take_exposed()];
    }
    last
}

#[test]
fn what_is_come_upon_is_revealed_and_what_is_taken_up_exposed() {
    let units = "units = ['i-8 @ A8.11', 'pi-41 @ A9.01', 'r-5 reserve @ A9.19']";
    let extender = format!("{units}\ncolumns = ['0 allied wagon points 5 extender @ A8.12']");
    assert!(shown(&extender, "at A8.11; take i-8; step A8.12")[0]);
    assert!(!shown(units, "at A8.11; take i-8; step A8.12")[0]);
    let train =
        format!("{units}\ncolumns = ['0 axis truck points 2 load 8 @ A7.04']\naxis = ['linden', 'ostheim']");
    assert_eq!(shown(&train, "rail-column 0"), [false, true]);
}
