//! The screen in detail: prompts of every step, panels, badges, tracks, hands and reasons why not.

#[path = "rules/support.rs"]
#[allow(dead_code)]
mod support;

use sandtable_core::kit::{self, number};
use sandtable_core::{Handle, Piece, Rules, Scene, Seat, Seen, Text, Value};
use support::{Table, at, given, start};

fn seen(table: &Table, seat: u8) -> Scene {
    table.rules.scene(&Seen::by(&table.rules, &table.state, Seat(seat)))
}

fn scene(table: &Table) -> Scene {
    table.scene()
}

fn term(text: &Text, name: &str) -> &'static str {
    match text.args.iter().find(|(n, _)| *n == name) {
        Some((_, Value::Term(id))) => id,
        other => panic!("{name}: {other:?} in {text:?}"),
    }
}

fn piece<'a>(scene: &'a Scene, key: &str) -> &'a Piece {
    scene.pieces.iter().find(|p| p.key == key).unwrap_or_else(|| panic!("no '{key}'"))
}

fn lines<'a>(scene: &'a Scene, key: &str) -> Vec<&'a Text> {
    let panel = scene.panels.iter().find(|p| p.key == key);
    panel.map(|p| p.lines.iter().map(|(text, _)| text).collect()).unwrap_or_default()
}

#[test]
fn the_column_of_an_attack_is_lit_on_the_combat_results_table() {
    let table = at("declare");
    let chart = table.rules.board().charts.iter().find(|c| c.key == "results").expect("the table");
    assert_eq!((chart.columns.len(), chart.rows.len()), (11, 6));
    let scene = scene(&table);
    let track = scene.tracks.iter().find(|t| t.key == "results").expect("lit columns");
    let column = lines(&scene, "attack").iter().find(|t| t.id == "panel-column").map(|t| term(t, "column"));
    assert_eq!(track.markers.len(), 1);
    assert_eq!(Some(chart.columns[usize::from(track.markers[0].1)].id), column);
    let idle = given("turn = 2\nsteps = ['turn select']");
    assert!(seen(&idle, 0).tracks.iter().all(|t| t.key != "results"));
}

#[test]
fn every_step_has_its_prompt() {
    kit::prompts(include_str!("prompts.txt"), |step| scene(&at(step)));
    for (step, told, count) in [
        ("moving 16Pz 10", "points", 5),
        ("moving 16Pz 9 march", "points", 9),
        ("losses soviet 2", "steps", 2),
        ("call axis", "left", 3),
    ] {
        assert_eq!(number(&scene(&at(step)).prompt, told), count, "{step}");
    }
    let shown = scene(&start());
    assert_eq!(shown.prompt.id, "prompt-setup");
    assert!(shown.offers.iter().any(|o| o.line == "ready-made; done" && o.binding));
}

#[test]
fn the_choice_of_chits_is_told_to_each_side_alone() {
    let mut table = given("turn = 2\nphase = 'select'\nunits = ['6A @ 0413', 'soviet SWFront @ 0814']");
    let ask = |table: &Table, seat| seen(table, seat).prompt;
    assert_eq!(
        (number(&ask(&table, 0), "german"), number(&ask(&table, 0), "allied")),
        (5, 3),
        "the turn track says so"
    );
    assert_eq!((ask(&table, 1).id, number(&ask(&table, 1), "fronts")), ("prompt-select-soviet", 2));
    table.does("axis", "select 6A", &[]);
    let axis = seen(&table, 0);
    let card = |scene: &Scene, seat: usize, key: &str| {
        let found = scene.hands[seat].iter().find(|c| c.key == key);
        found.map(|c| c.marks.clone())
    };
    assert_eq!(card(&axis, 0, "6A"), Some(vec!["selected"]));
    assert_eq!(card(&axis, 0, "17A"), Some(vec![]));
    assert!(axis.offers.iter().any(|o| o.handle == Handle::Card("17A".into()) && o.line == "select 17A"));
    assert!(seen(&table, 1).hands[0].is_empty(), "nothing is seen of an unfinished choice");
    table.does("soviet", "select SWFront; select SthFront", &[]);
    assert_eq!(ask(&table, 1).id, "prompt-select-offensive");
    table.does("soviet", "ready", &[]);
    assert_eq!(ask(&table, 1).id, "prompt-select-other");
    assert!(seen(&table, 0).hands[1].is_empty());
}

#[test]
fn r16_0_1_the_chit_that_leads_is_marked_for_its_owner() {
    let mut table = given("turn = 1\nphase = 'select'\nunits = ['6A @ 0413', 'soviet SWFront @ 0814']");
    table.does("axis", "select 6A; select 17A; lead 6A", &[]);
    let hand = &seen(&table, 0).hands[0];
    let marks = |key: &str| hand.iter().find(|c| c.key == key).map(|c| c.marks.clone());
    assert_eq!((marks("6A"), marks("17A")), (Some(vec!["lead"]), Some(vec!["selected"])));
}

#[test]
fn the_attack_panel_shows_the_arithmetic() {
    let table = given(
        "turn = 2\nactive = 'axis'\nphase = 'attack'\n\
         units = ['44 attacks=1906 @ 1806', '79 attacks=1906 @ 1905', 'soviet 62 @ 1906']",
    );
    let shown = scene(&table);
    let told = lines(&shown, "attack");
    let ids: Vec<_> = told.iter().map(|t| t.id).collect();
    let wanted = [
        "panel-strengths",
        "panel-shift",
        "panel-column",
        "panel-missing",
        "panel-die-attacker",
        "panel-die-none",
        "panel-die-retreat",
    ];
    assert_eq!(ids, wanted);
    assert_eq!((number(told[0], "attack"), number(told[0], "defence")), (9, 3));
    assert_eq!((term(told[0], "odds"), term(told[2], "column")), ("column-3-1", "column-3-2"));
    assert_eq!((number(told[1], "shift"), term(told[1], "ground")), (2, "ground-forest-town"));
    // Twelve would be 4-1, two columns to the left 2-1.
    assert_eq!((number(told[3], "missing"), term(told[3], "column")), (3, "column-2-1"));
    let faces = |i: usize| (number(told[i], "from"), number(told[i], "to"), number(told[i], "faces"));
    assert_eq!((faces(4), faces(5), faces(6)), ((1, 2, 2), (3, 4, 2), (5, 6, 2)));
    assert_eq!(shown.arrows.len(), 2);
    let across = given(
        "turn = 2\nactive = 'axis'\nphase = 'attack'\n\
         units = ['44 attacks=0713 @ 0613', '79 attacks=0713 @ 0613', 'soviet 62 @ 0713']",
    );
    let shown = scene(&across);
    let river = lines(&shown, "attack").into_iter().find(|t| t.id == "panel-across").expect("the river");
    assert_eq!((number(river, "full"), number(river, "half")), (9, 4));
}

#[test]
fn r10_3_2_the_attack_panel_tells_what_the_next_column_takes() {
    // The attackers of 6 in 1505, and what the panel says of the next column.
    let missing = |attackers: &[&str], defenders: &str| {
        let units: Vec<_> = attackers.iter().map(|u| format!("'{u} attacks=1505 @ 1406'")).collect();
        let table = given(&format!(
            "turn = 2\nactive = 'axis'\nphase = 'attack'\nunits = [{}, {defenders}]",
            units.join(", ")
        ));
        let shown = scene(&table);
        let next = lines(&shown, "attack").into_iter().find(|t| t.id == "panel-missing").cloned();
        next.map(|t| (number(&t, "missing"), term(&t, "column")))
    };
    assert_eq!(missing(&["44"], "'soviet 62 @ 1505'"), Some((1, "column-3-2")), "4-3: 5-3 is the next");
    assert_eq!(missing(&["24Pz", "GD"], "'soviet 62 @ 1505'"), Some((2, "column-6-1")), "16-3: 18-3");
    assert_eq!(missing(&["24Pz", "GD"], "'soviet 62 reduced @ 1505'"), None, "16-1 is beyond 10-1");
    assert_eq!(missing(&["24Pz"], "'soviet 62 reduced @ 1505'"), Some((1, "column-9-1")));
}

#[test]
fn r10_4_2_the_combat_panel_tells_the_result() {
    for (battle, id, [steps, hexes]) in [
        ("retreat 0 steps 0 attacker 2", "panel-result-attacker", [Some(2), None]),
        ("retreat 0 steps 0 attacker 0", "panel-result-none", [None, None]),
        ("retreat 2 steps 0 attacker 0", "panel-result-retreat", [None, Some(2)]),
        ("retreat 2 steps 2 attacker 0", "panel-result", [Some(2), Some(2)]),
        ("retreat 0 steps 1 attacker 0", "panel-result", [Some(1), Some(0)]),
    ] {
        let shown = scene(&given(&format!(
            "turn = 2\nchit = '6A'\ndrawn = ['6A']\nbattle = '1505 {battle}'\n\
             steps = ['turn draw', 'command end', 'battle finish', 'advance']\n\
             units = ['44 active attacks=1505 @ 1406', '62 active attacks=1505 @ 1506']"
        )));
        let told = lines(&shown, "attack");
        assert_eq!(told.iter().map(|t| t.id).collect::<Vec<_>>(), [id], "{battle}");
        let figure = |name: &str| told[0].args.iter().any(|(n, _)| *n == name).then(|| number(told[0], name));
        assert_eq!([figure("steps"), figure("hexes")], [steps, hexes], "{battle}");
    }
}

#[test]
fn pieces_stand_where_they_are_and_wear_badges() {
    let table = at("moving 16Pz 10");
    let shown = scene(&table);
    let board = table.rules.board();
    let place = |key: &str| board.places[usize::from(piece(&shown, key).place)].key.clone();
    assert_eq!((place("16Pz"), place("s-62")), ("2935".into(), "3035".into()));
    assert_eq!((place("24Pz"), place("17A"), place("50")), ("rail".into(), "away".into(), "called".into()));
    assert_eq!((place("113"), place("10G")), ("pool-axis".into(), "pool-soviet".into()));
    assert_eq!((place("cup-axis"), piece(&shown, "cup-axis").count), ("cup".into(), 1));
    let badges = &piece(&shown, "16Pz").badges;
    for badge in ["in-hand", "attacking", "active", "cut-off", "in-zone"] {
        assert!(badges.contains(&badge), "{badge} is missing in {badges:?}");
    }
    let reduced = given("turn = 2\nphase = 'march'\nunits = ['44 reduced @ 2935', 'soviet 62 @ 3035']");
    let shown = scene(&reduced);
    let counter = piece(&shown, "44");
    assert!(!counter.used && counter.badges.contains(&"reduced"));
    assert_eq!(board.kinds[usize::from(counter.kind)].values, [2, 5], "the erratum: 2-5");
    let full = board.kinds.iter().find(|k| k.key == "16Pz").expect("a counter");
    assert_eq!(
        (full.values.as_slice(), &*full.sign, full.label.as_str()),
        (&[8, 6, 8][..], "armour", "16 Pz")
    );
    assert_eq!((&*full.size, full.parent.as_str()), ("XX", "1PzA"));
}

#[test]
fn supply_points_and_tracks_tell_the_score() {
    let table = given(
        "turn = 3\nphase = 'march'\nactive = 'axis'\nlost = 3\ntrack = 2\n\
         units = ['44 reduced @ 2935', '79 @ 0205', 'soviet 62 @ 3035']",
    );
    let shown = scene(&table);
    let ids: Vec<_> = lines(&shown, "supply").iter().map(|t| t.id).collect();
    assert_eq!(ids, ["panel-cut-off", "panel-cut-off-dies"]);
    assert_eq!(number(&shown.standing[0], "points"), 37, "four cities less what was lost");
    let held = lines(&shown, "victory").iter().filter(|t| t.id == "panel-vp-held").count();
    assert_eq!(held, 4);
    let track = |key: &str| shown.tracks.iter().find(|t| t.key == key).expect("a track");
    assert_eq!(track("turn").markers, [("turn".into(), 2)]);
    assert_eq!(track("soviet-reinforcements").markers, [("soviet".into(), 1)]);
    assert_eq!(track("points").markers, [("axis".into(), 7), ("goal".into(), 17)]);
    // Twelve hexes of ten points, in steps of five.
    let points = &track("points").spaces;
    assert_eq!(
        (points.len(), points[1].as_str(), points[7].as_str(), points[24].as_str()),
        (25, "5", "35", "120")
    );
    assert_eq!(track("drawn").spaces, ["1PzA"]);
    let coming: Vec<_> = lines(&shown, "reinforcements").iter().map(|t| number(t, "count")).collect();
    assert!(!coming.is_empty());
}

#[test]
fn what_cannot_be_done_says_why() {
    let why = |table: &Table, handle: Handle| table.why(&handle);
    let piece = |key: &str| Handle::Piece(key.into());
    let hex = |table: &Table, number: &str| {
        let places = &table.rules.board().places;
        Handle::Place(places.iter().position(|p| p.key == number).expect("a hex") as u16)
    };
    let table = at("moving 16Pz 10");
    assert_eq!(why(&table, hex(&table, "3035")), ["why-attack-later"]);
    assert_eq!(why(&table, hex(&table, "3335")), ["why-out-of-reach"]);
    // With nothing in hand, and with a unit that is not beside him.
    let table = at("march");
    assert_eq!(why(&table, hex(&table, "3035")), ["why-enemy-unit"]);
    assert_eq!(why(&table, piece("s-62")), ["why-enemy-unit"]);
    let table = given(
        "turn = 2\nchit = '6A'\ndrawn = ['6A']\nsteps = ['turn draw', 'command end', 'moving 44 10']\n\
         units = ['44 active @ 2934', 's-62 @ 3001']",
    );
    assert_eq!(why(&table, piece("s-62")), ["why-attack-later"]);
    let table = at("losses axis 1");
    assert_eq!(why(&table, piece("79")), ["why-not-in-combat"]);
    assert!(why(&table, piece("44")).is_empty());
    let table = at("entrain");
    assert!(why(&table, piece("16Pz")).contains(&"why-no-line"));
    let table = at("build");
    assert!(!why(&table, hex(&table, "2935")).is_empty());
    let table = at("stavka");
    assert_eq!(why(&table, piece("s-62")), ["why-not-a-soviet-hq"]);
    let table = at("attach 2");
    assert!(!why(&table, piece("17A")).is_empty());
    let table = start();
    assert_eq!(why(&table, Handle::Button("label-done-setup".into())), ["why-not-all-placed"]);
}
