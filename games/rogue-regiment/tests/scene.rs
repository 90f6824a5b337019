//! The screen: what is drawn, lit, laid over the board and said of sight lines.

use rogue_regiment::{Action, Eye, HIDDEN, Hindrance, Mission, RogueRegiment, State, Step};
use sandtable_core::{Chance, Game, Handle, Log, Options, Rules, Seat, Seats, Seen, Trial, Value, Viewer};

fn mission(key: &str) -> Mission {
    agreed(key, &Options::new())
}

fn agreed(key: &str, options: &Options) -> Mission {
    let game = RogueRegiment::open(&RogueRegiment::built_in()).unwrap_or_else(|e| panic!("{e}"));
    game.prepare(key, options).expect("the mission is there")
}

/// The first operator's turn, with the set-up that the box proposes.
fn acting(rules: &Mission) -> State {
    let mut s = rules.start(&mut Chance::quick(1), &mut Log::off());
    while s.step() != Some(Step::Operators) {
        let seat = rules.decision(&s).seats().iter().next().expect("somebody sets up");
        rules.apply(&mut s, seat, Action::ReadyMade, &mut Chance::quick(1), &mut Log::off());
    }
    rules.apply(&mut s, Seat(0), Action::Take(0), &mut Chance::quick(1), &mut Log::off());
    s
}

fn everybody(rules: &Mission) -> Viewer {
    Viewer(Seats::first(rules.board().seats.len() as u8))
}

#[test]
fn what_is_said_to_hide_is_what_hides() {
    let (mut seen, mut hidden, mut half) = (0, 0, 0);
    for key in ["basic-training", "hit-and-run", "coastal-raid"] {
        let rules = mission(key);
        let s = acting(&rules);
        let (look, g) = (rules.look(&s), rules.theatre().ground());
        let squares: Vec<u16> = (0..g.len() as u16).filter(|at| g.on_map(*at)).collect();
        for from in squares.iter().copied().filter(|at| at % 3 == 0) {
            for to in squares.iter().copied().filter(|to| g.distance(from, *to) <= 8 && *to != from) {
                for eye in [Eye::Axis, Eye::Standing, Eye::Crouched] {
                    let told = look.sight().hindrance(from, to, eye);
                    let woods = eye != Eye::Crouched && g.woods(to) && g.distance(from, to) > 1;
                    let level = told.map_or(0, |(level, _)| level).max(u8::from(woods));
                    assert_eq!(
                        level,
                        look.sight().level(from, to, eye, None),
                        "{} {}",
                        g.name(from),
                        g.name(to)
                    );
                    match level {
                        0 => seen += 1,
                        HIDDEN => hidden += 1,
                        _ => half += 1,
                    }
                    // What is named does stand in the way.
                    if let Some((_, Hindrance::Square(at))) = told {
                        assert!(at != from && at != to && g.distance(from, at) <= g.distance(from, to));
                    }
                }
            }
        }
    }
    assert!(seen > 10_000 && hidden > 10_000 && half > 1_000, "{seen} {hidden} {half}");
}

#[test]
fn a_pair_of_squares_is_told_what_lies_between() {
    let rules = mission("basic-training");
    let s = acting(&rules);
    let g = rules.theatre().ground();
    let seen = Seen::of(&rules, &s, everybody(&rules));
    let at = |key: &str| g.find(key).expect("a square");
    let marks = |a: &str, b: &str| rules.overlay(&seen, "why", Some(&Handle::Side(at(a), at(b))));
    let words = |a: &str, b: &str| {
        marks(a, b).iter().flat_map(|m| &m.words).map(|(_, text)| text.id).collect::<Vec<_>>()
    };
    assert_eq!(words("a1", "c1"), ["word-sees"]);
    // A hedge runs between f and g.
    assert_eq!(words("e1", "h1"), ["word-low"]);
    let sides = marks("e1", "h1").into_iter().filter(|m| m.look == "front").flat_map(|m| m.sides);
    assert_eq!(sides.collect::<Vec<_>>(), [(at("f1"), at("g1"))], "the hedge itself is drawn");
    let place = rules.overlay(&seen, "why", Some(&Handle::Place(g.find("e5").expect("a square"))));
    assert!(!place.is_empty(), "somebody is near enough to have an opinion");
    assert!(rules.overlay(&seen, "why", None).is_empty());
}

#[test]
fn far_squares_are_one_click_and_say_what_they_cost() {
    let rules = mission("basic-training");
    let s = acting(&rules);
    let scene = rules.scene(&Seen::of(&rules, &s, everybody(&rules)));
    let far = scene.offers.iter().filter(|o| o.label.id == "label-move-far").collect::<Vec<_>>();
    assert!(!far.is_empty());
    for offer in far {
        let steps = offer.line.split("; ").count() as i32;
        assert!((2..=4).contains(&steps), "{}", offer.line);
        let tag = offer.tag.as_ref().expect("a cost");
        assert!(tag.args.contains(&("points", steps.into())), "{}: {tag:?}", offer.line);
    }
    let seldom = scene.offers.iter().filter(|o| o.under.is_some()).all(|o| !o.line.starts_with("move"));
    assert!(seldom, "a move is never kept under a button");
}

#[test]
fn the_overlay_of_an_enemy_is_what_he_sees() {
    let rules = mission("hit-and-run");
    let s = acting(&rules);
    let seen = Seen::of(&rules, &s, everybody(&rules));
    let all = rules.overlay(&seen, "sight", None);
    let one = rules.overlay(&seen, "sight", Some(&Handle::Piece("u0".into())));
    assert_eq!(one.len(), 1);
    assert!(all.contains(&one[0]), "his part is among the parts of all");
    let look = rules.look(&s);
    let squares = one[0].places.iter().flat_map(|(from, to)| *from..=*to);
    assert!(squares.into_iter().all(|at| look.level(0, at, None) < HIDDEN));
    // A crouched man is seen in fewer squares.
    let count = |key: &str| {
        let marks = rules.overlay(&seen, key, Some(&Handle::Piece("u0".into())));
        marks.iter().flat_map(|m| &m.places).map(|(from, to)| u32::from(to - from) + 1).sum::<u32>()
    };
    assert!(count("low") < count("sight"), "{} {}", count("low"), count("sight"));
}

#[test]
fn the_objectives_are_called_by_their_names() {
    for key in ["hit-and-run", "thunder-run"] {
        let rules = mission(key);
        let s = acting(&rules);
        let scene = rules.scene(&Seen::by(&rules, &s, Seat(0)));
        let aims = scene.standing.iter().filter(|text| text.id == "aim-destroyed");
        let told: Vec<String> = aims
            .map(|text| match text.args.iter().find(|(name, _)| *name == "what") {
                Some((_, Value::Kind(kind))) => rules.board().kinds[usize::from(*kind)].key.to_string(),
                other => panic!("{other:?}"),
            })
            .collect();
        let named = |i: usize, told: &String| told.contains(&rules.theatre().page.dumps[i].0);
        assert!(
            told.len() == 2 && told.iter().enumerate().all(|(i, told)| named(i, told)),
            "{key}: {told:?}"
        );
    }
}

/// Which enemy a question is about shows on the map: the prompt names a square alone.
#[test]
fn the_unit_in_question_is_marked() {
    let mut table = Trial::start(mission("hit-and-run"), &[]).given(
        "battle = true\nstealth = 0\nphase = 'attack'\nmen = ['paddy @ q21 N exposed', 'jock @ s21 N exposed']\nunits = ['u30 smg reserve @ r18 S alerted', 'u31 rifle reserve @ a1 S']",
    );
    table.does("paddy", "done", &[]);
    let scene = table.rules.scene(&Seen::by(&table.rules, &table.state, Seat(0)));
    assert_eq!(scene.prompt.id, "prompt-attack");
    let marked = scene.pieces.iter().filter(|p| p.badges.contains(&"in-hand")).map(|p| p.key.as_str());
    assert_eq!(marked.collect::<Vec<_>>(), ["u30"]);
}

#[test]
fn the_hunter_alone_sees_what_he_may_play() {
    let options: Options = [("hunter".to_string(), "yes".to_string())].into();
    let mut table = Trial::start(agreed("hit-and-run", &options), &[])
        .given("phase = 'event'\nmen = ['paddy @ q21 N']\ndeck = ['E01', 'E25', 'E30']");
    table.does("paddy", "done", &[1, 2]);
    let scene = |seat: u8| table.rules.scene(&Seen::by(&table.rules, &table.state, Seat(seat)));
    let (his, theirs) = (scene(2), scene(0));
    let keys: Vec<&str> = his.hands[2].iter().map(|card| card.key.as_str()).collect();
    assert_eq!(keys, ["E01", "E30"]);
    assert!(his.hands[2].iter().all(|card| card.kind.is_some()));
    let clicks =
        his.offers.iter().filter(|o| matches!(&o.handle, Handle::Card(key) if keys.contains(&&**key)));
    assert_eq!(clicks.count(), 2, "a card is played by a click on it");
    assert!(theirs.hands[2].len() == 2 && theirs.hands[2].iter().all(|card| card.kind.is_none()));
    // Both see as many cards on the deck: the third.
    for scene in [&his, &theirs] {
        assert_eq!(scene.piles.iter().map(|pile| pile.count).collect::<Vec<_>>(), [1]);
    }
    assert_eq!(his.hands.len(), table.rules.board().looks.seats.len(), "every seat has its colour");
}
