//! Scenes: the board, whole clicks, and what the screen answers.

use sandtable_core::kit::{Trial, Walk, laid_out, unanswered};
use sandtable_core::{Handle, Offer, Rules, Scene, Seat, Seen};
use soft_underbelly::{Mediterranean, SoftUnderbelly};

fn rules() -> Mediterranean {
    laid_out::<SoftUnderbelly>()
}

fn given(position: &str) -> Trial<Mediterranean> {
    Trial::start(rules(), &[]).given(position)
}

/// Nothing is hidden in this game: but for what he may click, everybody sees the same.
#[test]
fn both_sides_see_the_same() {
    let rules = rules();
    for seed in 0..10 {
        let mut walk = Walk::new(&rules, seed);
        while let Some(seat) = walk.asked() {
            if walk.length % 13 == seed as u32 % 13 {
                let [mine, theirs] =
                    [seat, Seat(1 - seat.0)].map(|s| Scene { offers: vec![], ..rules.scene(&walk.seen(s)) });
                assert_eq!(mine, theirs);
            }
            let a = walk.random(seat);
            walk.go(seat, a);
        }
    }
}

#[test]
fn the_board_fits_its_sheet() {
    let rules = rules();
    let (w, h) = rules.board().size;
    for (i, place) in rules.board().places.iter().enumerate() {
        assert!((0.0..=w).contains(&place.at.0) && (0.0..=h).contains(&place.at.1), "{}", place.key);
        for (x, y) in &place.outline {
            assert!((-1.0..=w + 1.0).contains(x) && (-1.0..=h + 1.0).contains(y), "{}: {x} {y}", place.key);
        }
        let between = |of: fn(&(f32, f32)) -> f32| {
            place.outline.iter().any(|p| of(p) < of(&place.at))
                && place.outline.iter().any(|p| of(p) > of(&place.at))
        };
        assert!(
            place.outline.is_empty() || between(|p| p.0) && between(|p| p.1),
            "{} is elsewhere",
            place.key
        );
        if place.off_map && !place.outline.is_empty() {
            let [(left, top), _, (right, bottom), _] = place.outline[..] else { panic!("four corners") };
            let middle = ((left + right) / 2.0, (top + bottom) / 2.0);
            assert_eq!(place.at, middle, "{} lies in the middle of its box", place.key);
        }
        if i < rules.theatre().areas.len() {
            assert_eq!(place.key, format!("{:02}", i + 1));
            assert!(place.outline.len() > 2 && !place.off_map);
        }
    }
    let board = rules.board();
    assert_eq!(board.places.iter().filter(|p| p.key == "sea").count(), 1);
    assert!(board.links.iter().any(|l| (l.from, l.to) == (12, 13)), "Calabria and Sicily have a white arrow");
    assert_eq!(board.kinds.len(), 23);
}

#[test]
fn a_far_area_is_one_click() {
    let mut trial = given(
        "phase = 'move'\nturn = 2\nmarkers_axis = 0\ncontrol = ['16','17','18','19','20']\n\
         units = ['allies cube x3 @ 20', 'axis cube @ 01']",
    );
    let scene = trial.scene();
    let all = scene.offers.iter().find(|o| o.handle == Handle::Place(19)).expect("take all");
    assert_eq!(all.line, "take cube 20; take cube 20; take cube 20");
    trial.does("allies", &all.line, &[]);
    let scene = trial.scene();
    let far: Vec<_> =
        scene.offers.iter().filter(|o| o.line.matches('-').count() > 0).map(|o| o.line.as_str()).collect();
    assert!(far.contains(&"step 16-17; halt"), "{far:?}");
}

#[test]
fn a_click_for_all_is_offered_only_where_there_are_several() {
    /// The lines at a place that begin with a word.
    fn offered(position: &str, verb: &str, place: u16) -> Vec<String> {
        let fits = |o: &Offer| o.line.starts_with(verb) && o.handle == Handle::Place(place - 1);
        given(position).scene().offers.into_iter().filter(fits).map(|o| o.line).collect()
    }
    let attack = |cubes: &str| {
        let units = format!("units = ['allies cube {cubes} @ 11', 'axis cube @ 10']");
        offered(&format!("phase = 'attack'\nturn = 3\n{units}"), "attack", 10)
    };
    assert_eq!(attack(""), ["attack cube 11-10; done", "attack cube 11-10"]);
    let both = "attack cube 11-10; attack cube 11-10";
    assert_eq!(attack("x2"), [both, &format!("{both}; done"), "attack cube 11-10"]);
    let take = |cubes: &str| {
        let units = format!("units = ['allies cube {cubes} @ 11', 'axis cube @ 10']");
        offered(&format!("phase = 'move'\nturn = 3\n{units}"), "take", 11)
    };
    assert!(take("").is_empty(), "one cube is taken by itself");
    assert_eq!(take("x2"), ["take cube 11; take cube 11"]);
    let join = |cubes: &str| {
        let steps = "steps = ['turn impulses', 'impulse moved', 'march 11']";
        let units =
            format!("units = ['allies cube in-hand @ 11', 'allies cube {cubes} @ 11', 'axis cube @ 10']");
        offered(&format!("active = 'allies'\nturn = 3\n{steps}\n{units}"), "take", 11)
    };
    assert!(join("").is_empty(), "one cube joins by itself");
    assert_eq!(join("x2"), ["take cube 11; take cube 11"]);
    let advance = |cubes: &str| {
        let steps = "steps = ['turn impulses', 'impulse last', 'battle decide', 'advance']";
        let battle = "battle = '17 round 1 of 3 hits 0 0'\narrows = ['18-17']";
        let units = format!("units = ['allies cube {cubes} for=17 @ 18', 'axis cube @ 01']");
        offered(&format!("active = 'allies'\nturn = 3\n{battle}\n{steps}\n{units}"), "advance", 17)
    };
    assert_eq!(advance(""), ["advance cube 18"]);
    assert_eq!(advance("x2"), ["advance cube 18; advance cube 18"]);
    for step in ["reinforce axis", "muster axis"] {
        let place = |left: u8| {
            let steps = format!("steps = ['turn impulses', '{step} {left}']");
            let units = "units = ['allies cube @ 20', 'axis cube @ 04']";
            offered(&format!("active = 'axis'\nturn = 3\n{steps}\n{units}"), "reinforce", 4)
        };
        assert_eq!(place(1), ["reinforce 04"], "{step}");
        assert_eq!(place(2), ["reinforce 04; reinforce 04", "reinforce 04"], "{step}");
    }
}

#[test]
fn refusals_say_why_not() {
    let trial = given(
        "phase = 'move'\nturn = 2\nunits = ['allies cube held @ 18', 'allies aircraft used flown @ 18', 'axis cube @ 01']",
    );
    let piece = |key: &str| trial.why(&Handle::Piece(key.into()));
    assert_eq!(piece("allies-cube-18-held"), ["why-held"]);
    assert!(piece("allies-aircraft-18a-used-flown").contains(&"why-flown"));
    assert!(piece("allies-aircraft-18a-used-flown").contains(&"why-aircraft-used"));
    // An area of one's own is asked for its units, one of the enemy for bombs.
    assert_eq!(trial.why(&Handle::Place(17)), ["why-held"]);
    assert!(trial.why(&Handle::Place(0)).contains(&"why-aircraft-used"));
    assert_eq!(trial.why(&Handle::Button("event-stop-battle".into())), ["why-not-now"]);
    let seen = Seen::by(&trial.rules, &trial.state, Seat(1));
    assert_eq!(trial.rules.refusals(&seen, &Handle::Place(17))[0].why, "why-not-yours");
}

#[test]
fn the_end_of_declaring_shows_the_odds_of_the_battle() {
    let mut table = given(
        "turn = 2\nactive = 'allies'\nphase = 'attack'\nmarkers_axis = 0\n\
         units = ['allies cube x2 @ 18', 'axis cube @ 17']",
    );
    let done = |table: &Trial<Mediterranean>| {
        let scene = table.rules.scene(&Seen::by(&table.rules, &table.state, Seat(0)));
        scene.offers.into_iter().find(|o| o.line == "done").expect("an end")
    };
    assert!(!done(&table).odds, "nothing is declared yet");
    table.does("allies", "attack cube 18-17 x2", &[]);
    assert!(done(&table).odds);
}

/// Whatever is clicked in vain says why, under a rule.
#[test]
fn a_click_in_vain_is_answered() {
    let rules = rules();
    for seed in 0..6 {
        let mut walk = Walk::new(&rules, seed);
        while let Some(seat) = walk.asked() {
            if walk.length % 17 == seed as u32 % 17 {
                assert_eq!(unanswered(&rules, &walk.seen(seat)), [], "at {:?}", walk.state.step());
            }
            let a = walk.random(seat);
            walk.go(seat, a);
        }
    }
}

/// A click on a unit means one thing, and the same done with another ship is no second line of a menu.
#[test]
fn no_menu_lists_twins() {
    let rules = rules();
    for seed in 0..6 {
        let mut walk = Walk::new(&rules, seed);
        while let Some(seat) = walk.asked() {
            if walk.length % 11 == seed as u32 % 11 {
                let scene = rules.scene(&walk.seen(seat));
                let open: Vec<&Offer> = scene.offers.iter().filter(|o| o.under.is_none()).collect();
                for (i, offer) in open.iter().enumerate() {
                    let twin = open[..i].iter().find(|o| {
                        o.handle == offer.handle
                            && matches!(
                                [o, offer].map(|o| o.label.id),
                                ["label-take", "label-embark"]
                                    | ["label-landing", "label-landing"]
                                    | ["label-engage", "label-engage"]
                            )
                    });
                    assert!(twin.is_none(), "{} and {}", twin.map_or("", |o| &o.line), offer.line);
                }
            }
            let a = walk.random(seat);
            walk.go(seat, a);
        }
    }
}

/// Two clicks put a group over the sea: it is taken up, and the coast is lit.
#[test]
fn a_group_in_hand_sails_by_a_click_on_a_coast() {
    let mut table = given(
        "turn = 3\nactive = 'allies'\nphase = 'move'\ncontrol = ['14', '17', '18']\n\
         units = ['allies cube x3 @ 17', 'allies tank @ 17', 'axis cube @ 01']",
    );
    table.does("allies", "take cube 17 x2", &[]);
    let scene = table.scene();
    let sails = scene.offers.iter().find(|o| o.label.id == "label-overseas").expect("a way by sea");
    assert_eq!(sails.line, "halt; embark cube#2 17; embark cube#2 17; sail 14");
    table.does("allies", &sails.line.clone(), &[]);
}

/// What is drawn and offered at once answers a click; whatever else is clicked says why, and what a button opens says so.
#[test]
fn a_click_where_only_a_button_leads_is_answered() {
    let rules = rules();
    for seed in 0..6 {
        let mut walk = Walk::new(&rules, seed);
        while let Some(seat) = walk.asked() {
            if walk.length % 17 == seed as u32 % 17 {
                let seen = walk.seen(seat);
                let scene = rules.scene(&seen);
                let open: Vec<&Offer> = scene.offers.iter().filter(|o| o.under.is_none()).collect();
                let goes = |key: &str| {
                    open.iter()
                        .any(|o| o.handle == Handle::Piece(key.into()) || o.piece.as_deref() == Some(key))
                };
                for place in 0..rules.theatre().areas.len() as u16 {
                    let lit = open.iter().any(|o| o.handle == Handle::Place(place));
                    let here = scene.pieces.iter().any(|p| p.place == place && goes(&p.key));
                    let why = rules.refusals(&seen, &Handle::Place(place));
                    assert!(lit || here || !why.is_empty(), "{place} at {:?}", walk.state.step());
                }
            }
            let a = walk.random(seat);
            walk.go(seat, a);
        }
    }
    // The Allies may close Rome to the Axis, but by no click on Rome.
    let rome = given(
        "turn = 3\nactive = 'axis'\nimpulse = 1\nsteps = ['turn impulses', 'impulse march', 'window open allies']\n\
         units = ['allies cube @ 18', 'axis cube @ 10']",
    );
    assert_eq!(rome.why(&Handle::Place(9)), ["why-under-a-button"]);
}

/// In the set-up a click picks what lies in the tray; what the rules have set up is changed by a click that names it first.
#[test]
fn the_set_up_is_changed_by_no_stray_click() {
    let trial = Trial::start(rules(), &[]);
    let scene = trial.scene();
    let places: Vec<&Offer> = scene.offers.iter().filter(|o| matches!(o.handle, Handle::Place(_))).collect();
    for offer in &places {
        let piece = offer.piece.as_ref().expect("something of the tray");
        assert!(scene.pieces.iter().any(|p| p.key == *piece), "{piece}");
        assert_eq!(offer.spends, offer.line.starts_with("exchange"), "{}", offer.line);
    }
    assert!(places.iter().any(|o| o.spends), "the nation of a counter in Africa can be chosen");
    let tray = scene.pieces.iter().filter(|p| p.key.ends_with("-tray"));
    for piece in tray {
        assert!(places.iter().any(|o| o.piece.as_ref() == Some(&piece.key)), "{} can be picked", piece.key);
    }
}

#[test]
fn in_the_set_up_a_refusal_says_what_can_be_done() {
    let mut trial = Trial::start(rules(), &[]);
    trial.does("axis", "deploy tank 13; deploy cube 12 x6; deploy line 10", &[]);
    let piece = |key: &str| trial.why(&Handle::Piece(key.into()));
    assert_eq!(piece("axis-tank-17"), ["why-stands-in-africa"]);
    assert_eq!(piece("axis-tank-13"), ["why-deployed"]);
    assert_eq!(piece("line-10"), ["why-deployed"]);
    // Whoever has something in hand is told why it cannot go where he clicked.
    assert_eq!(trial.why(&Handle::Place(11)), ["why-no-room"]);
    assert_eq!(trial.why(&Handle::Place(9)), ["why-one-line"]);
    assert_eq!(trial.why(&Handle::Place(16)), ["why-not-in-africa"]);
}
