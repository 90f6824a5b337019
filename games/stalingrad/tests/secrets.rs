//! What is selected stays secret until it is drawn: in scenes, records, logs and every other answer of the table.

use std::collections::BTreeMap;
use std::sync::Arc;

use sandtable_core::kit::{laid_out, secrets};
use sandtable_core::{
    Chance, Dice, Game, Header, Live, Log, Options, Position, Record, Rules, Seat, Seen, Table, Viewer,
};
use stalingrad::{CaseBlue, Chit, Side, Stalingrad, State};

const AXIS: Seat = Seat(0);
const SOVIET: Seat = Seat(1);

/// HQs of both sides in supply, the first turn, both about to select.
const SELECT: &str = "
clear = true
turn = 1
phase = 'select'
units = ['6A @ 0213', '44 @ 0213', '1PzA @ 0624', '14Pz @ 0624', '17A @ 0528', 'SWFront @ 1105', 's-6 @ 1105']
";

/// Lawful choices of the first turn that differ in as many chits as they can; the track says how many.
fn chosen(orders: &[&[&str]], numbers: &[u8]) -> String {
    let chits = orders.iter().zip(numbers).flat_map(|(order, n)| &order[..usize::from(*n)]);
    chits.map(|chit| format!("select {chit}")).collect::<Vec<_>>().join("; ")
}

fn armies(i: usize) -> String {
    let german = [
        ["6A", "1PzA", "1PzA#2", "17A", "4PzA", "4PzA#2"],
        ["6A", "1PzA", "4PzA", "4PzA#2", "17A", "1PzA#2"],
    ];
    let allied = [["H2A", "R3A", "It8A", "AXIS-REINF"], ["AXIS-REINF", "It8A", "R3A", "H2A"]];
    let rules = rules();
    let turn = &rules.theatre().turns[0];
    chosen(&[&german[i], &allied[i]], &[turn.german, turn.allied])
}

/// The first without, the others with one chit more.
fn fronts(i: usize) -> String {
    let fronts = ["VrnzFront", "SWFront", "SthFront", "SEFront", "CSFront", "StrgFront"];
    let reversed = ["StrgFront", "CSFront", "SEFront", "SthFront", "SWFront", "VrnzFront"];
    let order: &[&str] = if i == 1 { &reversed } else { &fronts };
    let line = chosen(&[order], &[rules().theatre().turns[0].soviet]);
    line + ["", "; select STAVKA", "; select SOVIET-REINF"][i]
}

fn rules() -> CaseBlue {
    laid_out::<Stalingrad>()
}

fn table(seed: u64) -> Live<CaseBlue> {
    let game = Stalingrad::open(&Stalingrad::built_in()).expect("the built-in data is sound");
    let rules = game.prepare("campaign", &Options::new()).expect("there is a campaign");
    let mut header = Header::of(game.info(), "campaign", &Options::new());
    header.position = Some(Position::parse(SELECT).expect("the position is TOML"));
    Live::new(Arc::new(rules), header, Dice::Seed(seed)).expect("the position makes sense")
}

fn other(seat: Seat) -> Seat {
    Seat(1 - seat.0)
}

/// In random games the cup holds other chits than it does, as far as a viewer may not know.
#[test]
fn nobody_notices_which_chits_are_in_the_cup() {
    let swaps = secrets(&Arc::new(rules()), 1, |rules, s: &mut State, viewer, chance| {
        let hidden = Side::BOTH
            .into_iter()
            .any(|side| !viewer.0.has(side.seat()) && !(s.selected[side as usize] - s.drawn).is_empty());
        if hidden {
            *s = rules.imagine(&Seen::of(rules, s, viewer), chance);
        }
        hidden
    });
    assert!(swaps > 300, "{swaps} swaps");
}

/// Everything that a table says to a viewer, as one text.
fn answers(table: &mut Live<CaseBlue>, viewer: Viewer) -> String {
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

/// A table on which a side has selected, and said that it is ready if so wished.
fn selected(seat: Seat, chits: &str, ready: bool) -> Live<CaseBlue> {
    let mut table = table(1);
    table.act(seat, chits).expect("legal");
    if ready {
        table.act(seat, "ready").expect("legal");
    }
    table
}

/// Two tables that differ only in secrets answer a viewer alike.
#[track_caller]
fn alike(mut a: Live<CaseBlue>, mut b: Live<CaseBlue>, viewer: Viewer) {
    assert_ne!(a.position(), b.position(), "the truth differs");
    assert_eq!(answers(&mut a, viewer), answers(&mut b, viewer));
}

#[test]
fn a_selection_looks_like_any_other_to_the_enemy() {
    for ready in [false, true] {
        for viewer in [Viewer::seat(SOVIET), Viewer::SPECTATOR] {
            alike(selected(AXIS, &armies(0), ready), selected(AXIS, &armies(1), ready), viewer);
        }
        for viewer in [Viewer::seat(AXIS), Viewer::SPECTATOR] {
            alike(selected(SOVIET, &fronts(1), ready), selected(SOVIET, &fronts(2), ready), viewer);
        }
    }
}

#[test]
fn who_still_chooses_does_not_learn_whether_stavka_or_reinf_is_in_play() {
    for viewer in [Viewer::seat(AXIS), Viewer::SPECTATOR] {
        alike(selected(SOVIET, &fronts(0), true), selected(SOVIET, &fronts(1), true), viewer);
    }
}

#[test]
fn a_selection_leaves_no_trace_until_its_owner_is_ready() {
    for (seat, chits) in [(AXIS, armies(0)), (SOVIET, fronts(1))] {
        let mut before = table(1);
        let mut after = selected(seat, &chits, false);
        let viewer = Viewer::seat(other(seat));
        assert_eq!(answers(&mut before, viewer), answers(&mut after, viewer));
        // Nor does taking it back.
        after.undo(seat).expect("it can be taken back");
        assert_eq!(answers(&mut before, viewer), answers(&mut after, viewer));
        assert!(answers(&mut after, Viewer::seat(seat)).contains("undo"), "the owner knows");
    }
}

#[test]
fn one_line_with_ready_is_as_secret_as_two() {
    let mut table = table(1);
    table.act(AXIS, &format!("{}; lead 6A; ready", armies(0))).expect("legal");
    let text = answers(&mut table, Viewer::seat(SOVIET));
    assert!(text.contains("axis: ?"), "the Soviets know that something was done: {text}");
    let record = table.record().for_viewer(Viewer::seat(SOVIET)).to_string();
    for chit in Chit::all().filter(|c| c.side() == Some(Side::Axis)) {
        assert!(!record.contains(chit.word()), "{record}");
    }
    let shown = table.shown(Viewer::seat(SOVIET));
    assert!(!shown.says("lead = 6A") && table.position().says("lead = 6A"));
}

#[test]
fn the_leading_chit_shows_when_it_is_carried_out_and_not_before() {
    let led = |chit: &str| {
        let mut table = table(1);
        table.act(AXIS, &format!("{}; lead {chit}; ready", armies(0))).expect("legal");
        table
    };
    alike(led("6A"), led("1PzA"), Viewer::seat(SOVIET));
    let mut table = led("6A");
    table.act(SOVIET, &format!("{}; ready", fronts(0))).expect("legal");
    assert!(table.shown(Viewer::seat(SOVIET)).says("chit = 6A"));
    assert!(!table.shown(Viewer::seat(SOVIET)).says("1PzA"), "the rest is still secret");
}

/// Whoever imagines the Axis ready imagines what it may have laid by for the first command: each chit that may lead, or
/// none; later, and while it still chooses, nothing.
#[test]
fn the_leading_chit_is_imagined_as_it_may_be() {
    let rules = laid_out::<Stalingrad>();
    let imagined = |line: &str| {
        let mut table = table(1);
        table.act(AXIS, line).expect("legal");
        let mut s = rules.start(&mut Chance::quick(0), &mut Log::off());
        rules.arrange(&mut s, &table.position()).expect("sound");
        let seen = Seen::by(&rules, &s, SOVIET);
        let mut leads = BTreeMap::new();
        for seed in 0..2_000 {
            let s = rules.imagine(&seen, &mut Chance::quick(seed));
            assert!(s.lead.is_none_or(|chit| s.selected[0].contains(chit) && chit.twin().is_none()));
            *leads.entry(s.lead).or_insert(0) += 1;
        }
        leads
    };
    let leads = imagined(&format!("{}; lead 6A; ready", armies(0)));
    let chits = Chit::all().filter(|chit| chit.side() == Some(Side::Axis) && chit.twin().is_none());
    for chit in chits.map(Some).chain([None]) {
        assert!(leads.get(&chit).is_some_and(|n| *n > 40), "{chit:?} of {leads:?}");
    }
    assert_eq!(imagined(&armies(0)).into_keys().collect::<Vec<_>>(), [None]);
}

/// Plays a table on with the first thing offered that ends a step, else the first, for some lines.
fn play_on(table: &mut Live<CaseBlue>, lines: usize, mut each: impl FnMut(&mut Live<CaseBlue>)) {
    for _ in 0..lines {
        let Some(seat) = table.decision().seats().iter().next() else { return };
        let actions = table.actions(seat);
        let ends = ["ready", "done", "halt"];
        let Some(line) = actions.iter().find(|a| ends.contains(&a.as_str())).or(actions.last()).cloned()
        else {
            return;
        };
        table.act(seat, &line).expect("it was offered");
        each(table);
    }
}

#[test]
fn while_the_game_runs_no_answer_names_a_chit_that_was_not_drawn() {
    for seed in 0..6 {
        let mut table = table(seed);
        table.act(AXIS, &format!("{}; ready", armies(seed as usize % 2))).expect("legal");
        table.act(SOVIET, &format!("{}; ready", fronts(seed as usize % 3))).expect("legal");
        play_on(&mut table, 60, |table| {
            for side in Side::BOTH {
                let viewer = Viewer::seat(side.seat());
                let enemy = side.other();
                let seen = table.seen(viewer);
                let secret = seen.state().selected[enemy as usize] - seen.state().drawn;
                assert!(secret.is_empty(), "{} knows what was not drawn", side.word());
                let record = table.record().for_viewer(viewer).to_string();
                let theirs = format!(" {}: ", enemy.word());
                let told = |line: &&str| line.contains("select") || line.contains("lead");
                let rows: Vec<&str> = record.lines().filter(|l| l.contains(&theirs)).filter(told).collect();
                assert!(rows.is_empty(), "{rows:?}");
                assert!(record.contains(&format!(" {}: select", side.word())), "one's own is there");
            }
        });
    }
}

#[test]
fn a_record_for_a_viewer_hides_draws_seed_and_hashes() {
    let mut table = table(3);
    table.act(AXIS, &format!("{}; ready", armies(0))).expect("legal");
    table.act(SOVIET, &format!("{}; ready", fronts(1))).expect("legal");
    play_on(&mut table, 40, |_| {});
    let truth = table.record();
    assert!(truth.header.seed.is_some() && truth.rows.iter().any(|r| r.hash.is_some()));
    for seat in [AXIS, SOVIET] {
        let record = truth.for_viewer(Viewer::seat(seat));
        assert!(record.header.seed.is_none() && record.header.position.is_none());
        assert!(record.rows.iter().all(|r| r.hash.is_none()));
        // The place of a chit in the cup would tell of the chits before it.
        let draws = record.rows.iter().flat_map(|r| &r.falls).flatten().filter(|f| f.of != 6);
        assert_eq!(draws.count(), 0);
        assert_eq!(Record::parse(&record.to_string()).map(|r| r.rows.len()), Ok(record.rows.len()));
    }
}

fn arranged(text: &str) -> (CaseBlue, State) {
    let rules = rules();
    let mut state = rules.start(&mut Chance::scripted(&[]), &mut sandtable_core::Log::off());
    rules.arrange(&mut state, &Position::parse(text).expect("TOML")).expect("it makes sense");
    (rules, state)
}

/// The cup with one or both chits of the First Panzer Army, the command of 17A about to end.
fn panzers(chits: &str) -> (CaseBlue, State) {
    arranged(&format!(
        "clear = true\nactive = 'axis'\nphase = 'attack'\nchit = '17A'\nselected = {chits}\nin_cup = ['2', '0']\n\
         units = ['1PzA @ 0624', '14Pz @ 0624', '6A @ 0213', '44 @ 0213']"
    ))
}

#[test]
fn the_first_chit_of_a_panzer_army_does_not_tell_of_the_second() {
    // Both chits in the cup, whichever is drawn: the Soviets see the same as with 6A as the other chit.
    let mut views = Vec::new();
    for (chits, fall) in [("['1PzA', '1PzA#2']", 1), ("['1PzA', '1PzA#2']", 2), ("['1PzA', '6A']", 1)] {
        let (rules, mut state) = panzers(chits);
        let mut chance = Chance::scripted(&[fall]);
        let mut read = Vec::new();
        rules.read("done", &mut read).expect("notation");
        rules.apply(&mut state, AXIS, read[0], &mut chance, &mut sandtable_core::Log::off());
        assert_eq!(chance.finish(), Ok(()));
        views.push(rules.position(Seen::of(&rules, &state, Viewer::seat(SOVIET)).state()).to_string());
    }
    assert_eq!(views[0], views[1]);
    assert_eq!(views[0], views[2]);
}

#[test]
fn what_a_viewer_imagines_has_as_many_chits_as_the_cup() {
    let cups = ["['1PzA', '1PzA#2']", "['1PzA', '6A']", "['H2A', 'AXIS-REINF']"];
    for (cup, seed) in cups.into_iter().flat_map(|c| (0..20).map(move |s| (c, s))) {
        let (rules, state) = panzers(cup);
        let seen = Seen::of(&rules, &state, Viewer::seat(SOVIET));
        let imagined = rules.imagine(&seen, &mut Chance::quick(seed));
        assert_eq!(imagined.cup().len(), state.cup().len());
        assert_eq!(Seen::of(&rules, &imagined, Viewer::seat(SOVIET)), seen);
    }
}
