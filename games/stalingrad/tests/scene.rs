//! Scenes: everything legal can be clicked, every click is legal, and every handle is on the board.

use std::collections::BTreeSet;

use sandtable_core::{Chance, Game, Handle, Log, Options, Rules, Scene, Seat, Seen, Text, Value};
use stalingrad::{CaseBlue, Stalingrad, State};

fn rules() -> CaseBlue {
    let game = Stalingrad::open(&Stalingrad::built_in()).expect("the built-in data is sound");
    game.prepare("campaign", &Options::new()).expect("there is a campaign")
}

fn read(rules: &CaseBlue, line: &str) -> Vec<stalingrad::Action> {
    let mut actions = Vec::new();
    for part in line.split(';') {
        rules.read(part.trim(), &mut actions).unwrap_or_else(|e| panic!("'{line}': {e}"));
    }
    actions
}

/// A line runs up to the first action that rolls or passes the decision on; so far everything must be legal.
fn runs(rules: &CaseBlue, s: &State, seat: Seat, line: &str) -> bool {
    let mut s = s.clone();
    let mut chance = Chance::quick(7);
    for a in read(rules, line) {
        if let Err(refusal) = rules.check(&s, seat, a) {
            panic!("the offer '{line}' is refused at {a:?}: {refusal:?}");
        }
        rules.apply(&mut s, seat, a, &mut chance, &mut Log::off());
        if chance.used() > 0 || !rules.decision(&s).seats().has(seat) {
            return true;
        }
    }
    false
}

fn check_scene(rules: &CaseBlue, s: &State, seat: Seat) {
    let board = rules.board();
    let scene = rules.scene(&Seen::by(rules, s, seat));
    let keys: BTreeSet<&str> = scene.pieces.iter().map(|p| p.key.as_str()).collect();
    assert_eq!(keys.len(), scene.pieces.len(), "two pieces share a key");
    for piece in &scene.pieces {
        assert!(usize::from(piece.place) < board.places.len() && usize::from(piece.kind) < board.kinds.len());
        assert!(piece.count > 0);
    }
    assert_eq!(scene.control.len(), board.places.len());
    for track in &scene.tracks {
        for (_, space) in &track.markers {
            assert!(usize::from(*space) < track.spaces.len(), "{}: space {space}", track.key);
        }
    }
    let tracks: BTreeSet<_> = scene.tracks.iter().map(|t| t.key).collect();
    assert_eq!(tracks.len(), scene.tracks.len(), "two tracks share a key");
    let mut offered = BTreeSet::new();
    for offer in &scene.offers {
        match &offer.handle {
            Handle::Piece(key) => {
                assert!(keys.contains(key.as_str()), "'{key}' of '{}' is no piece", offer.line)
            }
            Handle::Place(i) => assert!(usize::from(*i) < board.places.len()),
            _ => {}
        }
        assert_eq!(runs(rules, s, seat, &offer.line), offer.binding, "is '{}' binding?", offer.line);
        offered.insert(offer.line.as_str());
    }
    let mut actions = Vec::new();
    rules.actions(s, seat, &mut actions);
    for a in actions {
        let mut line = String::new();
        rules.write(a, &mut line);
        assert!(offered.contains(line.as_str()), "'{line}' is legal but not offered");
    }
    let seats = rules.decision(s).seats();
    let other = Seat(1 - seat.0);
    let theirs = rules.scene(&Seen::by(rules, s, other));
    assert!(seats.has(other) || theirs.offers.is_empty(), "who is not asked is offered nothing");
    assert_eq!(theirs.pieces, scene.pieces);
    secrets(s, seat, &theirs);
}

/// Another's chits are backs, and nothing in his scene names one that is still in the cup.
fn secrets(s: &State, seat: Seat, theirs: &Scene) {
    let side = usize::from(seat.0);
    assert!(theirs.hands[side].iter().all(|card| card.title.is_none()));
    assert_eq!(theirs.hands[side].len(), usize::from(s.in_cup[side]));
    for chit in s.selected[side].minus(s.drawn).iter() {
        let shown =
            |text: &Text| text.args.iter().any(|(_, v)| *v == Value::Term(stalingrad::chit_name(chit)));
        assert!(!shown(&theirs.phase) && !shown(&theirs.prompt));
        assert!(!theirs.panels.iter().any(|p| shown(&p.title) || p.lines.iter().any(|(t, _)| shown(t))));
        let drawn = theirs.tracks.iter().find(|t| t.key == "drawn");
        let printed = chit.word().split('#').next().unwrap_or_default();
        let twin = chit.word().contains('#') || s.drawn.iter().any(|c| c.hq() == chit.hq());
        assert!(twin || !drawn.is_some_and(|t| t.spaces.iter().any(|space| space == printed)));
    }
}

#[test]
fn everything_legal_can_be_clicked() {
    let rules = rules();
    for game in 0..8u64 {
        let mut chance = Chance::quick(game);
        let mut choice = Chance::quick(500 + game);
        let mut s = rules.start(&mut chance, &mut Log::off());
        let mut actions = Vec::new();
        for n in 0u64.. {
            let Some(seat) = rules.decision(&s).seats().iter().next() else { break };
            if n % 29 == game % 29 {
                check_scene(&rules, &s, seat);
            }
            actions.clear();
            rules.actions(&s, seat, &mut actions);
            let a = actions[usize::from(choice.below(actions.len() as u16))];
            rules.apply(&mut s, seat, a, &mut chance, &mut Log::off());
        }
        let scene = rules.scene(&Seen::by(&rules, &s, Seat(0)));
        assert!(scene.over.is_some() && scene.offers.is_empty());
    }
}

#[test]
fn the_board_fits_the_art() {
    let rules = rules();
    let board = rules.board();
    let (w, h) = board.size;
    let hexes = rules.theatre().grid.len();
    let mut keys = BTreeSet::new();
    for (i, place) in board.places.iter().enumerate() {
        assert!((0.0..=w).contains(&place.at.0) && (0.0..=h).contains(&place.at.1), "{}", place.key);
        assert!(keys.insert(&place.key), "{} stands there twice", place.key);
        if i < hexes {
            assert_eq!(place.key, rules.theatre().number(i as u16));
            assert!(place.outline.is_empty() && !place.off_map);
        } else {
            assert!(place.off_map && place.outline.len() == 4);
        }
    }
    // Numbers are printed above the centres: `x` is the same.
    let art = include_str!("../art/board.svg");
    let at = |key: &str| board.places.iter().find(|p| p.key == key).map(|p| p.at).expect("a hex");
    for (key, x) in [("0101", "48"), ("0102", "80"), ("0202", "144"), ("3850", "2448")] {
        let printed = art.split("<tspan ").find(|t| t.contains(&format!(">{key}<"))).expect("a number");
        assert!(printed.starts_with(&format!("x=\"{x}\"")), "{printed}");
        assert_eq!(at(key).0, x.parse::<f32>().unwrap());
        let y: f32 = printed.split('"').nth(3).and_then(|y| y.parse().ok()).expect("y");
        assert!((at(key).1 - y - 25.6).abs() < 0.2, "{key} is printed at {y}, its centre is {}", at(key).1);
    }
    assert!(art.contains("viewBox=\"0 0 2496 2819.9\""));
    assert_eq!(board.scenery[0].outline[2], (2496.0, 2819.9));
    assert_eq!(board.seats, ["axis", "soviet"]);
    let lean = serde_json::to_string(board).expect("JSON").len();
    assert!(lean < 260_000, "the board is {lean} bytes");
}

fn given(text: &str) -> (CaseBlue, State) {
    let rules = rules();
    let mut s = rules.start(&mut Chance::quick(0), &mut Log::off());
    let position = sandtable_core::Position::parse(&format!("clear = true\n{text}")).unwrap();
    rules.arrange(&mut s, &position).unwrap_or_else(|e| panic!("{e}"));
    (rules, s)
}

#[test]
fn a_far_hex_is_one_click() {
    let (rules, mut s) = given("phase = 'march'\nactive = 'axis'\nunits = ['44 @ 1420', 's-62 @ 3001']");
    let lines = |s: &State| -> Vec<String> {
        let scene = rules.scene(&Seen::by(&rules, s, Seat(0)));
        scene.offers.into_iter().map(|o| o.line).collect()
    };
    let whole = lines(&s);
    assert!(whole.contains(&"take 44; step 1520; halt".to_string()), "{whole:?}");
    assert!(whole.iter().any(|l| l.starts_with("take 44; step 1520-1620")), "{whole:?}");
    for a in read(&rules, "take 44") {
        rules.apply(&mut s, Seat(0), a, &mut Chance::quick(0), &mut Log::off());
    }
    let steps = lines(&s);
    assert!(steps.contains(&"step 1520; halt".to_string()) && steps.contains(&"step 1520".to_string()));
    // Every end is offered once, by a way that costs no more than the unit has.
    let far: Vec<_> = steps.iter().filter(|l| l.contains('-')).collect();
    assert!(far.len() > 20, "{far:?}");
}

/// A crowded scene stays small enough for a slow line, and quick enough for a click.
#[test]
fn scenes_are_lean() {
    let rules = rules();
    let mut chance = Chance::quick(3);
    let mut choice = Chance::quick(33);
    let mut s = rules.start(&mut chance, &mut Log::off());
    let (mut most, mut slowest, mut count) = (0, std::time::Duration::ZERO, 0);
    let mut actions = Vec::new();
    for n in 0u64..4000 {
        let Some(seat) = rules.decision(&s).seats().iter().next() else { break };
        if n % 7 == 0 {
            let begun = std::time::Instant::now();
            let scene = rules.scene(&Seen::by(&rules, &s, seat));
            slowest = slowest.max(begun.elapsed());
            most = most.max(serde_json::to_string(&scene).expect("JSON").len());
            count += 1;
        }
        actions.clear();
        rules.actions(&s, seat, &mut actions);
        let a = actions[usize::from(choice.below(actions.len() as u16))];
        rules.apply(&mut s, seat, a, &mut chance, &mut Log::off());
    }
    println!("{count} scenes: at most {most} bytes, {slowest:?}");
    assert!(most < 300_000, "a scene of {most} bytes");
}

#[test]
fn refusals_say_why_not() {
    let (rules, s) = given(
        "phase = 'march'\nactive = 'axis'\nunits = ['44 active moved @ 1420', '62 @ 1422', 's-62 @ 1620']",
    );
    let seen = Seen::by(&rules, &s, Seat(0));
    let why = |handle: Handle| rules.refusals(&seen, &handle).into_iter().map(|r| r.why).collect::<Vec<_>>();
    assert_eq!(why(Handle::Piece("44".into())), ["why-moved"]);
    assert_eq!(why(Handle::Piece("62".into())), ["why-not-active"]);
    assert_eq!(why(Handle::Button("label-halt".into())), ["why-not-now"]);
    let seen = Seen::by(&rules, &s, Seat(1));
    assert_eq!(rules.refusals(&seen, &Handle::Place(17))[0].why, "why-not-yours");
}
