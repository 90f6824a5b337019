//! Scenes: everything legal can be clicked, every click is legal, and every handle is on the board.

use std::collections::BTreeSet;

use sandtable_core::{Chance, Game, Handle, Log, Options, Rules, Seat, Seen};
use soft_underbelly::{Mediterranean, SoftUnderbelly, State};

fn rules() -> Mediterranean {
    let game = SoftUnderbelly::open(&SoftUnderbelly::built_in()).expect("the built-in data is sound");
    game.prepare("campaign", &Options::new()).expect("there is a campaign")
}

fn read(rules: &Mediterranean, line: &str) -> Vec<soft_underbelly::Action> {
    let mut actions = Vec::new();
    for part in line.split(';') {
        rules.read(part.trim(), &mut actions).unwrap_or_else(|e| panic!("'{line}': {e}"));
    }
    actions
}

/// A line runs up to the first action that rolls or passes the decision on; so far everything must be legal.
fn runs(rules: &Mediterranean, s: &State, seat: Seat, line: &str) -> bool {
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

fn check_scene(rules: &Mediterranean, s: &State, seat: Seat) {
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
    let other = rules.scene(&Seen::by(rules, s, Seat(1 - seat.0)));
    assert!(other.offers.is_empty(), "who is not asked is offered nothing");
    assert_eq!(other.pieces, scene.pieces);
}

#[test]
fn everything_legal_can_be_clicked() {
    let rules = rules();
    for game in 0..10u64 {
        let mut chance = Chance::quick(game);
        let mut choice = Chance::quick(500 + game);
        let mut s = rules.start(&mut chance, &mut Log::off());
        let mut actions = Vec::new();
        for n in 0u64.. {
            let Some(seat) = rules.decision(&s).seats().iter().next() else { break };
            if n % 13 == game % 13 {
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
fn the_board_fits_its_sheet() {
    let rules = rules();
    let board = rules.board();
    let (w, h) = board.size;
    for (i, place) in board.places.iter().enumerate() {
        assert!((0.0..=w).contains(&place.at.0) && (0.0..=h).contains(&place.at.1), "{}", place.key);
        for (x, y) in &place.outline {
            assert!((-1.0..=w + 1.0).contains(x) && (-1.0..=h + 1.0).contains(y), "{}: {x} {y}", place.key);
        }
        if i < rules.theatre().areas.len() {
            assert_eq!(place.key, format!("{:02}", i + 1));
            assert!(place.outline.len() > 2 && !place.off_map);
        }
    }
    assert_eq!(board.places.iter().filter(|p| p.key == "sea").count(), 1);
    assert!(board.links.iter().any(|l| (l.from, l.to) == (12, 13)), "Calabria and Sicily have a white arrow");
    assert_eq!(board.kinds.len(), 23);
}

#[test]
fn a_far_area_is_one_click() {
    let rules = rules();
    let mut s = rules.start(&mut Chance::quick(0), &mut Log::off());
    let position = sandtable_core::Position::parse(
        "clear = true\nphase = 'move'\nturn = 2\nmarkers_axis = 0\ncontrol = ['16','17','18','19','20']\n\
         units = ['allies cube x3 @ 20', 'axis cube @ 01']",
    )
    .unwrap();
    rules.arrange(&mut s, &position).unwrap();
    let scene = rules.scene(&Seen::by(&rules, &s, Seat(0)));
    let all = scene.offers.iter().find(|o| o.handle == Handle::Place(19)).expect("take all");
    assert_eq!(all.line, "take cube 20; take cube 20; take cube 20");
    for a in read(&rules, &all.line) {
        rules.apply(&mut s, Seat(0), a, &mut Chance::quick(0), &mut Log::off());
    }
    let scene = rules.scene(&Seen::by(&rules, &s, Seat(0)));
    let far: Vec<_> =
        scene.offers.iter().filter(|o| o.line.matches('-').count() > 0).map(|o| o.line.as_str()).collect();
    assert!(far.contains(&"step 16-17"), "{far:?}");
}

#[test]
fn refusals_say_why_not() {
    let rules = rules();
    let mut s = rules.start(&mut Chance::quick(0), &mut Log::off());
    let position = sandtable_core::Position::parse(
        "clear = true\nphase = 'move'\nturn = 2\nunits = ['allies cube held @ 18', 'allies aircraft used flown @ 18', 'axis cube @ 01']",
    )
    .unwrap();
    rules.arrange(&mut s, &position).unwrap();
    let seen = Seen::by(&rules, &s, Seat(0));
    let why = |handle: Handle| rules.refusals(&seen, &handle).into_iter().map(|r| r.why).collect::<Vec<_>>();
    assert_eq!(why(Handle::Piece("allies-cube-18-held".into())), ["why-held"]);
    assert!(why(Handle::Piece("allies-aircraft-18a-used-flown".into())).contains(&"why-flown"));
    assert!(why(Handle::Piece("allies-aircraft-18a-used-flown".into())).contains(&"why-aircraft-used"));
    assert_eq!(why(Handle::Button("event-stop-battle".into())), ["why-not-now"]);
    let seen = Seen::by(&rules, &s, Seat(1));
    assert_eq!(rules.refusals(&seen, &Handle::Place(17))[0].why, "why-not-yours");
}
