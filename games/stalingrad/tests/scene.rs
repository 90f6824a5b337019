//! Scenes: secrets of the cup, the board, whole clicks, and what the screen answers.

use std::collections::BTreeSet;

use sandtable_core::kit::{Trial, Walk, laid_out, unanswered};
use sandtable_core::{Chance, Handle, Log, Position, Rules, Scene, Seat, Seen, Text, Value};
use stalingrad::{CaseBlue, Stalingrad, State};

fn rules() -> CaseBlue {
    laid_out::<Stalingrad>()
}

/// Another's chits are not shown, and nothing in his scene names one that is still in the cup.
fn secrets(s: &State, seat: Seat, theirs: &Scene) {
    let side = usize::from(seat.0);
    assert!(theirs.hands[side].is_empty());
    let cup = theirs.pieces.iter().find(|piece| piece.key == ["cup-axis", "cup-soviet"][side]);
    assert_eq!(cup.map_or(0, |piece| piece.count), s.in_cup[side], "how many are in it all see");
    for chit in s.selected[side] - s.drawn {
        let shown = |text: &Text| text.args.iter().any(|(_, v)| *v == Value::Term(chit.term()));
        assert!(!shown(&theirs.phase) && !shown(&theirs.prompt));
        assert!(!theirs.panels.iter().any(|p| shown(&p.title) || p.lines.iter().any(|(t, _)| shown(t))));
        let drawn = theirs.tracks.iter().find(|t| t.key == "drawn");
        let printed = chit.word().split('#').next().unwrap_or_default();
        let twin = chit.word().contains('#') || s.drawn.iter().any(|c| c.hq() == chit.hq());
        assert!(twin || !drawn.is_some_and(|t| t.spaces.iter().any(|space| space == printed)));
    }
}

/// The map lies open to both; only the chits do not.
#[test]
fn the_enemy_sees_the_map_and_not_the_cup() {
    let rules = rules();
    for seed in 0..8 {
        let mut walk = Walk::new(&rules, seed);
        while let Some(seat) = walk.asked() {
            if walk.length % 29 == seed as u32 % 29 {
                let theirs = rules.scene(&walk.seen(Seat(1 - seat.0)));
                assert_eq!(theirs.pieces, rules.scene(&walk.seen(seat)).pieces);
                secrets(&walk.state, seat, &theirs);
            }
            let a = walk.random(seat);
            walk.go(seat, a);
        }
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
    // The boxes stand in one column beside the sheet, as far from it as from the right edge of the board.
    for place in board.places.iter().filter(|p| p.off_map) {
        let [(left, top), (right, _), _, (_, bottom)] = place.outline[..] else { panic!("four corners") };
        assert_eq!((left, right), (2496.0 + 24.0, w - 24.0), "{}", place.key);
        assert_eq!(place.at.0, (left + right) / 2.0, "{}", place.key);
        assert!(0.0 <= top && top < place.at.1 && place.at.1 < bottom && bottom < h, "{}", place.key);
    }
    let lean = serde_json::to_string(board).expect("JSON").len();
    assert!(lean < 260_000, "the board is {lean} bytes");
}

#[test]
fn the_board_shows_what_is_printed_in_a_hex() {
    let rules = rules();
    let symbols = |key: &str| {
        let place = rules.board().places.iter().find(|p| p.key == key).expect("a hex");
        place.symbols.join(" ")
    };
    for (key, printed) in [
        ("1505", ""),
        ("1907", "forest"),
        ("2921", "swamp"),
        ("1143", "mountain"),
        ("0631", "sea"),
        ("0205", "city victory"),
        ("1105", "city victory"),
        ("0704", "town"),
        ("1906", "forest town"),
        ("0105", "source-axis"),
        ("1301", "town source-soviet"),
    ] {
        assert_eq!(symbols(key), printed, "{key}");
    }
    for (key, passing) in [("cup", ""), ("pool-axis", ""), ("rail", "passing"), ("tray-front", "passing")] {
        assert_eq!(symbols(key), passing, "{key}");
    }
}

fn given(position: &str) -> Trial<CaseBlue> {
    Trial::start(rules(), &[]).given(position)
}

#[test]
fn a_far_hex_is_one_click() {
    let mut trial = given("phase = 'march'\nactive = 'axis'\nunits = ['44 @ 1420', 's-62 @ 3001']");
    let lines = |trial: &Trial<CaseBlue>| -> Vec<String> {
        trial.scene().offers.into_iter().map(|o| o.line).collect()
    };
    let whole = lines(&trial);
    assert!(whole.contains(&"take 44; step 1520; halt".to_string()), "{whole:?}");
    assert!(whole.iter().any(|l| l.starts_with("take 44; step 1520-1620")), "{whole:?}");
    trial.does("axis", "take 44", &[]);
    let steps = lines(&trial);
    assert!(steps.contains(&"step 1520; halt".to_string()) && steps.contains(&"step 1520".to_string()));
    // Every end is offered once, by a way that costs no more than the unit has.
    let far: Vec<_> = steps.iter().filter(|l| l.contains('-')).collect();
    assert!(far.len() > 20, "{far:?}");
}

#[test]
fn a_click_for_all_is_offered_only_where_there_are_several() {
    let at = |trial: &Trial<CaseBlue>, verb: &str, hex: &str| -> Vec<String> {
        let index = trial.rules.board().places.iter().position(|p| p.key == hex).expect("a hex") as u16;
        let mut offers = trial.scene().offers;
        offers.retain(|o| o.handle == Handle::Place(index) && o.line.starts_with(verb));
        offers.into_iter().map(|o| o.line).collect()
    };
    let attack =
        |units: &str| given(&format!("phase = 'attack'\nactive = 'axis'\nunits = [{units}, 's-6 @ 1505']"));
    assert_eq!(at(&attack("'24Pz @ 1406'"), "attack", "1505"), ["attack 24Pz 1505"]);
    let two = at(&attack("'24Pz @ 1406', '44 @ 1506'"), "attack", "1505");
    assert_eq!(two[0], "attack 24Pz 1505; attack 44 1505");
    assert_eq!(two.len(), 4, "{two:?}");
    let advance = |units: &str| {
        given(&format!(
            "chit = '6A'\ndrawn = ['6A']\nbattle = '1505 retreat 1 steps 0 attacker 0'\n\
             steps = ['turn draw', 'command end', 'battle finish', 'advance']\nunits = [{units}]"
        ))
    };
    // Of three, two find room.
    let one = "'44 active attacks=1505 @ 1406'";
    assert_eq!(at(&advance(one), "advance", "1505"), ["advance 44"]);
    let three = format!("{one}, '62 active attacks=1505 @ 1506', '68 active attacks=1505 @ 1405'");
    assert_eq!(at(&advance(&three), "advance", "1505")[0], "advance 44; advance 62");
}

/// A crowded scene stays small enough for a slow line, and quick enough for a click.
#[test]
fn scenes_are_lean() {
    let rules = rules();
    let mut walk = Walk::new(&rules, 3);
    let (mut most, mut slowest, mut count) = (0, std::time::Duration::ZERO, 0);
    while let Some(seat) = walk.asked() {
        if walk.length.is_multiple_of(7) {
            let begun = std::time::Instant::now();
            let scene = rules.scene(&walk.seen(seat));
            slowest = slowest.max(begun.elapsed());
            most = most.max(serde_json::to_string(&scene).expect("JSON").len());
            count += 1;
        }
        let a = walk.random(seat);
        walk.go(seat, a);
    }
    println!("{count} scenes: at most {most} bytes, {slowest:?}");
    assert!(most < 300_000, "a scene of {most} bytes");
}

#[test]
fn refusals_say_why_not() {
    let trial = given(
        "phase = 'march'\nactive = 'axis'\nunits = ['44 active moved @ 1420', '62 @ 1422', 's-62 @ 1620']",
    );
    assert_eq!(trial.why(&Handle::Piece("44".into())), ["why-moved"]);
    assert_eq!(trial.why(&Handle::Piece("62".into())), ["why-not-active"]);
    assert_eq!(trial.why(&Handle::Button("label-halt".into())), ["why-nobody-moves"]);
    let seen = Seen::by(&trial.rules, &trial.state, Seat(1));
    assert_eq!(trial.rules.refusals(&seen, &Handle::Place(17))[0].why, "why-not-yours");
}

/// What the unit on the move does not reach is too far, or closed to it: that it is not adjacent goes without saying.
#[test]
fn a_far_hex_is_out_of_reach() {
    let rules = rules();
    let units = "units = ['44 active @ 2935', 's-6 @ 3735', 's-15 @ 3801']";
    let steps = "steps = ['turn draw', 'command declare', 'march', 'moving 44 10 fresh']";
    let mut s = rules.start(&mut Chance::quick(0), &mut Log::off());
    let p = Position::parse(&format!("clear = true\nchit = '6A'\n{units}\n{steps}")).expect("sound");
    rules.arrange(&mut s, &p).expect("sound");
    let seen = Seen::by(&rules, &s, Seat(0));
    let why = |number: &str| {
        let place = rules.board().places.iter().position(|p| p.key == number).expect("a hex") as u16;
        let refusals = rules.refusals(&seen, &Handle::Place(place));
        refusals.iter().map(|refusal| (refusal.rule.0, refusal.why)).collect::<Vec<_>>()
    };
    assert_eq!(why("2920"), [("9.2.5/1", "why-out-of-reach")]);
    assert_eq!(why("3735"), [("3.1.2", "why-attack-later")]);
    assert_eq!(why("0929"), [("9.2.1.2", "why-sea")]);
}

#[test]
fn after_the_end_nobody_would_starve() {
    let rules = rules();
    let panels = |over: &str| {
        let units = "units = ['44 @ 2935', '62 @ 0304']";
        let mut s = rules.start(&mut Chance::quick(0), &mut Log::off());
        let text = format!("clear = true\nactive = 'axis'\nphase = 'march'\n{units}\nover = '{over}'");
        rules.arrange(&mut s, &Position::parse(&text).expect("sound")).expect("sound");
        rules.scene(&Seen::by(&rules, &s, Seat(0))).panels.iter().any(|panel| panel.key == "supply")
    };
    assert!(panels("no") && !panels("axis"));
}

/// Whatever is clicked in vain says why, under a rule.
#[test]
fn a_click_in_vain_is_answered() {
    let rules = rules();
    for seed in 0..3 {
        let mut walk = Walk::new(&rules, seed);
        while let Some(seat) = walk.asked() {
            if walk.length % 97 == seed as u32 % 97 {
                assert_eq!(unanswered(&rules, &walk.seen(seat)), [], "at {:?}", walk.state.step());
            }
            let a = walk.random(seat);
            walk.go(seat, a);
        }
    }
}

/// Far from everything that can be moved: the rule that says what moves, not silence.
#[test]
fn an_empty_hex_says_that_nothing_is_there() {
    let trial = given("phase = 'march'\nactive = 'axis'\nunits = ['44 active @ 1420', 's-62 @ 1620']");
    let places = &trial.rules.board().places;
    let far = places.iter().position(|p| p.key == "2935").expect("a hex") as u16;
    let refusals = trial.rules.refusals(&Seen::by(&trial.rules, &trial.state, Seat(0)), &Handle::Place(far));
    let said: Vec<_> = refusals.iter().map(|refusal| (refusal.rule.0, refusal.why)).collect();
    assert_eq!(said, [("9.0", "why-not-here-move")]);
}

/// One press brings in all that is due, each by a legal line.
#[test]
fn reinforcements_come_in_by_one_press() {
    let rules = rules();
    let mut met = 0;
    for seed in 0..4 {
        let mut walk = Walk::new(&rules, seed);
        while let Some(seat) = walk.asked() {
            let calls = walk.listed(seat).iter().any(|a| matches!(a, stalingrad::Action::Call(_)));
            if calls {
                let scene = rules.scene(&walk.seen(seat));
                let main = scene.offers.last().expect("an offer");
                assert_eq!(main.label.id, "label-bring-in", "{:?}", walk.state.step());
                let mut line = Vec::new();
                main.line.split("; ").for_each(|word| rules.read(word, &mut line).expect("notation"));
                let due: u8 = walk.state.due.iter().map(|due| due.left).sum();
                let entered = line.iter().filter(|a| matches!(a, stalingrad::Action::Enter(_))).count();
                assert!(
                    entered > 0 && entered <= usize::from(due).min(12),
                    "{entered} of {due}: {}",
                    main.line
                );
                let mut state = walk.state.clone();
                for a in line {
                    assert_eq!(rules.check(&state, seat, a), Ok(()), "{}", main.line);
                    rules.apply(&mut state, seat, a, &mut Chance::quick(1), &mut Log::off());
                }
                met += 1;
            }
            let a = walk.random(seat);
            walk.go(seat, a);
        }
    }
    assert!(met > 3, "only {met} reinforcements");
}
