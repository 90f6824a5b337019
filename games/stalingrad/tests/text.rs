//! Every message exists in every language, and says all that it is given.

use std::collections::BTreeSet;
use std::path::Path;

use sandtable_core::{
    Board, Catalogs, Chance, Game, Handle, Log, Options, Policy, Rules, Scene, Seat, Seen, Text, Value,
    Viewer,
};
use stalingrad::{CaseBlue, Stalingrad, State};

const LANGUAGES: [&str; 3] = ["en", "zh", "pl"];

fn catalogs() -> Catalogs {
    Catalogs::of(Stalingrad::locales()).unwrap_or_else(|e| panic!("{e}"))
}

fn rules() -> CaseBlue {
    let game = Stalingrad::open(&Stalingrad::built_in()).expect("the built-in data is sound");
    game.prepare("campaign", &Options::new()).expect("there is a campaign")
}

/// The faults of a text in any language: a missing message, or a variable without a value.
fn faults(catalogs: &Catalogs, board: &Board, text: &Text) -> Vec<String> {
    LANGUAGES
        .iter()
        .filter_map(|language| {
            let said = catalogs.render(language, text, board);
            let bad = said.is_empty() || said.contains("{") || said.contains('[');
            bad.then(|| format!("{language}: {text:?} says '{said}'"))
        })
        .collect()
}

/// Message ids in string literals of the sources.
fn literals() -> BTreeSet<String> {
    const KINDS: [&str; 20] = [
        "log-",
        "why-",
        "label-",
        "prompt-",
        "box-",
        "kind-",
        "hq-",
        "chit-",
        "card-",
        "column-",
        "what-",
        "ground-",
        "phase-",
        "panel-",
        "track-",
        "odds-",
        "order-",
        "standing-",
        "over-",
        "turn-of",
    ];
    let mut found = BTreeSet::new();
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("src")];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).expect("the sources are there") {
            let path = entry.expect("a file").path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let text = std::fs::read_to_string(&path).expect("text");
            for literal in text.split('"').skip(1).step_by(2) {
                let plain =
                    literal.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-');
                if plain && KINDS.iter().any(|k| literal.starts_with(k) && !literal.ends_with('-')) {
                    found.insert(literal.to_string());
                }
            }
        }
    }
    found
}

/// Literals that look like messages but are keys.
const KEYS: [&str; 3] = ["label-done", "chit-axis", "chit-soviet"];

#[test]
fn all_languages_have_the_same_messages_with_the_same_variables() {
    assert_eq!(catalogs().missing(), Vec::<String>::new());
}

#[test]
fn every_message_of_the_sources_exists() {
    let catalogs = catalogs();
    let literals = literals();
    assert!(literals.len() > 290, "only {} messages were found in the sources", literals.len());
    let missing: Vec<_> = literals
        .into_iter()
        .filter(|id| !KEYS.contains(&id.as_str()))
        .filter(|id| {
            let text = Text::new(id.clone().leak());
            catalogs.render("en", &text, &Board::default()) == format!("[{id}]")
        })
        .collect();
    assert_eq!(missing, Vec::<String>::new());
}

#[test]
fn every_name_on_the_board_and_every_order_exists() {
    let (catalogs, rules) = (catalogs(), rules());
    let board = rules.board();
    let say = |value| Text::new("card-free").with("chit", value);
    let places = (0..board.places.len() as u16).map(|i| say(Value::Place(i)));
    let kinds = (0..board.kinds.len() as u16).map(|i| say(Value::Kind(i)));
    let seats = (0..board.seats.len() as u8).map(|i| say(Value::Seat(Seat(i))));
    let orders = rules.orders().iter().map(|o| Text::new(o.key));
    let wrong: Vec<_> = places
        .chain(kinds)
        .chain(seats)
        .chain(orders)
        .flat_map(|text| faults(&catalogs, board, &text))
        .collect();
    assert_eq!(wrong, Vec::<String>::new());
    let name = |language, value| catalogs.render(language, &say(value), board);
    let hex = |number: &str| board.places.iter().position(|p| p.key == number).expect("a hex") as u16;
    assert_eq!(name("en", Value::Place(hex("2620"))), "Stalingrad");
    assert_eq!(name("zh", Value::Place(hex("2620"))), "斯大林格勒");
    assert_eq!(name("en", Value::Place(hex("1520"))), "hex 1520");
    let kind = |key: &str| board.kinds.iter().position(|k| k.key == key).expect("a counter") as u16;
    assert_eq!(name("en", Value::Kind(kind("s-62"))), "62 Rifles");
    assert_eq!(name("en", Value::Kind(kind("16Mot"))), "16 Mot Division");
}

fn texts(scene: &Scene) -> Vec<&Text> {
    let mut texts = vec![&scene.turn, &scene.phase, &scene.prompt];
    texts.extend(&scene.standing);
    texts.extend(&scene.over);
    texts.extend(scene.tracks.iter().map(|t| &t.name));
    texts.extend(scene.offers.iter().map(|o| &o.label));
    texts.extend(scene.hands.iter().flatten().filter_map(|c| c.title.as_ref()));
    for panel in &scene.panels {
        texts.push(&panel.title);
        texts.extend(panel.lines.iter().map(|(text, _)| text));
    }
    texts
}

fn look_at(rules: &CaseBlue, catalogs: &Catalogs, s: &State, pick: u64, wrong: &mut BTreeSet<String>) {
    let board = rules.board();
    let seats = rules.decision(s).seats();
    let seen = Seen::of(rules, s, Viewer(seats));
    let scene = rules.scene(&seen);
    for text in texts(&scene) {
        wrong.extend(faults(catalogs, board, text));
    }
    for offer in &scene.offers {
        if let Handle::Button(id) = &offer.handle {
            wrong.extend(faults(catalogs, board, &Text::new(id.clone().leak())));
        }
    }
    let handles = scene
        .pieces
        .iter()
        .map(|p| Handle::Piece(p.key.clone()))
        .chain((pick as u16 % 29..board.places.len() as u16).step_by(29).map(Handle::Place));
    for handle in handles {
        for refusal in rules.refusals(&seen, &handle) {
            wrong.extend(faults(catalogs, board, &refusal.text()));
        }
    }
    // Odds of a few actions.
    let mut actions = Vec::new();
    if let Some(seat) = seats.iter().next() {
        rules.actions(s, seat, &mut actions);
        let a = actions[pick as usize % actions.len()];
        if let Some(odds) = rules.odds(&seen, a) {
            let sum: f64 = odds.ends.iter().map(|(_, share)| share).sum();
            if (sum - 1.0).abs() > 1e-9 {
                wrong.insert(format!("the odds of {a:?} add up to {sum}"));
            }
            for (text, _) in odds.ends.iter().chain(&odds.expected) {
                wrong.extend(faults(catalogs, board, text));
            }
            for text in &odds.assumes {
                wrong.extend(faults(catalogs, board, text));
            }
        }
    }
}

#[test]
fn scenes_logs_and_refusals_of_random_games_say_everything() {
    let (catalogs, rules) = (catalogs(), rules());
    let mut wrong = BTreeSet::new();
    for game in 0..8u64 {
        let mut chance = Chance::quick(game);
        let mut choice = Chance::quick(1000 + game);
        let mut log = Log::on();
        let mut s = rules.start(&mut chance, &mut log);
        let mut actions = Vec::new();
        for n in 0u64.. {
            let Some(seat) = rules.decision(&s).seats().iter().next() else { break };
            if n % 41 == game % 41 {
                look_at(&rules, &catalogs, &s, n, &mut wrong);
            }
            actions.clear();
            rules.actions(&s, seat, &mut actions);
            let a = actions[usize::from(choice.below(actions.len() as u16))];
            // What is refused says why.
            if n % 11 == 0 {
                let other = Seat(1 - seat.0);
                if let Err(refusal) = rules.check(&s, other, a) {
                    wrong.extend(faults(&catalogs, rules.board(), &refusal.text()));
                }
            }
            rules.apply(&mut s, seat, a, &mut chance, &mut log);
            for entry in log.take() {
                wrong.extend(faults(&catalogs, rules.board(), &entry.text));
            }
        }
        look_at(&rules, &catalogs, &s, 0, &mut wrong);
    }
    let wrong: Vec<_> = wrong.into_iter().take(20).collect();
    assert_eq!(wrong, Vec::<String>::new());
}
