//! The box: who sits where, and what is wrong with files that somebody has changed.

use rogue_regiment::RogueRegiment;
use sandtable_core::kit::faulty;
use sandtable_core::{Game, Options, Rules};

#[test]
fn a_mission_has_a_seat_for_each_of_its_operators() {
    let game = RogueRegiment::open(&RogueRegiment::built_in()).unwrap_or_else(|e| panic!("{e}"));
    let seats = |mission: &str| {
        let seats = game.info().seats(mission, &Options::new());
        seats.iter().map(|seat| seat.key.to_string()).collect::<Vec<_>>()
    };
    assert_eq!(seats("basic-training"), ["paddy", "jock"]);
    assert_eq!(seats("cut-off-the-head"), ["jock", "reg", "paddy"]);
    assert_eq!(seats("coastal-raid"), ["andy", "jock"]);
    for mission in game.info().keys() {
        let rules = game.prepare(mission, &Options::new()).expect("the mission is there");
        let board: Vec<_> = rules.board().seats.iter().map(ToString::to_string).collect();
        assert_eq!(board, seats(mission), "{mission}");
        assert!(game.info().teams(mission, &Options::new()).common(board.len()), "{mission}: all together");
    }
}

const FORCES: &str = "forces.toml";
const EVENTS: &str = "events.toml";
const TILE: &str = "tiles/4A.toml";
const TRAINING: &str = "scenarios/basic-training.toml";
const HEAD: &str = "scenarios/cut-off-the-head.toml";
const CAEN: &str = "scenarios/road-to-caen.toml";
const COAST: &str = "scenarios/coastal-raid.toml";
const THUNDER: &str = "scenarios/thunder-run.toml";

/// File, what stands there, what is put in its place, what is said of it.
const FAULTS: [[&str; 4]; 40] = [
    [TILE, " . . . . ~", " . . ? . ~", "tiles/4A.toml:7: '?' is no square (. , _ = ~ T ^)"],
    [TILE, "+ +#+#+", "+ +#+x+", "'x' is no side (space # d o w h c H K k)"],
    [TILE, "+ +#+#+", "- +#+#+", "'+' is expected in column 1 of the drawing"],
    [TILE, "+ +#+#+", "+ + +#+", "a building is open between b2 and b3"],
    [TILE, "black line a6>l6", "black line a5>l5", "tiles/4A.toml:37: the route runs into water at e5"],
    [TILE, "black line a6>l6", "black line a4>d4", "the route is barred at b4"],
    [TILE, "black line a6>l6", "black line a6>d8", "the route does not run straight to d8"],
    [TILE, "black line a6>l6", "black ring a6>l6", "'ring' is no kind of route (line, loop)"],
    [TILE, "black line a6>l6", "red line a6>l6", "'red' is no colour"],
    [TILE, "black d5 E S N", "black e5 E S N", "e5 lies in water or rock"],
    [TILE, "black d5 E S N", "black d6 E S N", "the post stands on a patrol route"],
    [TILE, "black d5 E S N", "black d5", "a post has at least one arrow"],
    [TILE, "key = \"4A\"", "key = \"4B\"", "tile '4B' is there twice"],
    [
        TRAINING,
        "spawns = [\"mixed E r2c1:l6:l7\"]",
        "spawns = []",
        "scenarios/basic-training.toml:12: a mission needs a spawn tile (spawns)",
    ],
    [
        TRAINING,
        "mixed E r2c1:l6:l7",
        "mixed E r2c1:k6:k7",
        "2 squares along the E edge of the map are expected",
    ],
    [TRAINING, "mixed E", "grey E", "'grey' is no colour (white, black, mixed)"],
    [TRAINING, "[[\"7B\"], [\"3B\"]]", "[[\"7B\"], [\"7A\"]]", "tile 7 lies on the table already"],
    [TRAINING, "[[\"7B\"], [\"3B\"]]", "[[\"7B\"], [\"12C\"]]", "'12C' is no tile"],
    [TRAINING, "paddy/B", "major/B", "'major' is no operator"],
    [TRAINING, "paddy/B", "paddy/C", "'C' is no side of a board (A, B)"],
    [TRAINING, "paddy/B", "jock/A", "'jock' takes part already"],
    [TRAINING, "deck = \"recruit\"", "deck = \"short\"", "'short' is no deck"],
    [TRAINING, "dawn = 30", "dawn = 0", "scenarios/basic-training.toml:9: a mission has a last turn (dawn)"],
    [CAEN, "window = [6, 6]", "window = [200, 55]", "no deck is so deep as the special cards lie"],
    [TRAINING, "r2c1:d3 E", "r3c1:d3 E", "'r3c1:d3' is no square of the map"],
    [TRAINING, "all-out\"]", "all-home\"]", "'all-home' is no condition of victory"],
    [
        TRAINING,
        "exits = [\"N r1c1:a1:d1\"]",
        "exits = []",
        "scenarios/basic-training.toml:11: a mission needs an exit",
    ],
    [
        TRAINING,
        "spawns = [\"mixed E r2c1:l6:l7\"]\n",
        "",
        "basic-training.toml:2: a mission needs a spawn tile (spawns)",
    ],
    [
        TRAINING,
        "[[\"7B\"], [\"3B\"]]",
        "[]",
        "scenarios/basic-training.toml:5: a layout has up to 2 by 3 tiles",
    ],
    [
        TRAINING,
        "[[\"7B\"], [\"3B\"]]",
        "[[\"7B\"], []]",
        "basic-training.toml:5: all rows of a layout have as many tiles",
    ],
    [
        TRAINING,
        "[\"paddy/B\", \"jock/B\"]",
        "[]",
        "basic-training.toml:6: a mission has one to four operators",
    ],
    [
        TRAINING,
        "[\"item-out intelligence\", \"all-out\"]",
        "[]",
        "toml:15: a mission needs a condition of victory (win)",
    ],
    [HEAD, "r1c2:k4 j4", "r1c2:k4 i4", "the way is barred at i4"],
    [HEAD, "departure", "convoy", "the mission has nothing for the card 'convoy'"],
    [CAEN, "path = \"F38\"", "path = \"F5 X2\"", "'X2' is no part of a way (F5, FL, FR, L, R)"],
    [CAEN, "path = \"F38\"", "path = \"F8 R F9\"", "the way is barred"],
    [COAST, "boat = \"r2c1:i11:j12 N\"", "boat = \"r2c1:i6:j7 N\"", "the vehicle cannot stand there"],
    [THUNDER, "kubelwagen r1c2:d1:g2 W", "kubelwagen r1c2:d1:e2 W", "the vehicle takes 4 by 2 squares"],
    [FORCES, "\"knife\", \"pistol\", \"sten 5\"", "\"knife\", \"pistol\", \"bren 5\"", "'bren' is no item"],
    [EVENTS, "sentries black right", "sentries black up", "events.toml:13: 'sentries black up' is no event"],
];

#[test]
fn every_fault_is_named() {
    faulty::<RogueRegiment>(&FAULTS);
}

#[test]
fn lines_are_counted_however_they_end() {
    let mut files = RogueRegiment::built_in();
    let mut spoiled = files.text(TILE).expect("the file is there").to_string();
    let last = spoiled.rfind(" . . . . ~").expect("the last row") + 1;
    spoiled.replace_range(last..=last, "?");
    let line = spoiled.lines().position(|line| line.contains('?')).expect("the letter") + 1;
    for text in [spoiled.clone(), spoiled.replace('\n', "\r\n")] {
        files.put(TILE, &text);
        let told = RogueRegiment::open(&files).err().expect("a fault").to_string();
        assert!(told.contains(&format!("{TILE}:{line}: '?' is no square")), "{told}");
    }
}

#[test]
fn more_soldiers_than_counters_are_refused() {
    let mut files = RogueRegiment::built_in();
    let squares = (1..=12).flat_map(|row| ('a'..='l').map(move |col| format!("'r2c1:{col}{row} E'")));
    let crowd = format!("guards = [{}]", squares.collect::<Vec<_>>().join(", "));
    let text = files.text(TRAINING).expect("the file is there");
    let crowded = text.replace("guards = [\"r2c1:d3 E\", \"r2c1:j10 W\"]", &crowd);
    assert_ne!(text, crowded);
    files.put(TRAINING, &crowded);
    let told = RogueRegiment::open(&files).err().expect("a fault").to_string();
    assert!(told.contains("infantry units; at most"), "{told}");
}
