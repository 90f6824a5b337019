//! Positions that the rules cannot bring about are refused, each with what is wrong.

use rogue_regiment::{Marked, RogueRegiment};
use sandtable_core::kit::{arranged, laid_out, unsound};
use sandtable_core::{Chance, Game, Log, Options, Position, Rules};

const SOUND: &str = "
clear = true
turn = 2
men = ['paddy @ f6', 'jock @ a1']
units = ['u0 rifle guard @ f9 N', 'u1 rifle patrol @ f5 E post 0 step 5']
steps = ['turn advance', 'operators', 'acting paddy']
";

/// What is added to a sound position, and what is said of it.
const FAULTS: [[&str; 2]; 30] = [
    ["men = ['paddy @ f9', 'jock @ a1']", "two share f9 (map.squares/2)"],
    ["men = ['paddy @ f6', 'jock @ f6']", "two share f6 (map.squares/2)"],
    ["men = ['paddy @ f6 ap 5', 'jock @ a1']", "friend 0 has 5 action points (op.ap/1)"],
    ["men = ['paddy @ f6 health 0', 'jock @ a1']", "friend 0 has no health"],
    ["men = ['paddy @ nowhere', 'jock @ a1']", "friend 0 is nowhere"],
    ["men = ['paddy aboard jeep', 'jock @ a1']", "friend 0 has no seat (vehicle.embark)"],
    ["men = ['paddy @ f6 marks u7', 'jock @ a1']", "friend 0 has marked nobody (action.mark/1)"],
    ["men = ['paddy @ f6 marks edge1.a1', 'jock @ a1']", "friend 0 has marked no square"],
    ["units = ['u0 rifle guard @ nowhere N']", "u0 is nowhere"],
    ["units = ['u0 rifle patrol @ f9 N post 77']", "u0 has no such post or route"],
    ["units = ['u0 rifle sentry @ f9 N post 77']", "u0 has no such post or route"],
    ["units = ['u0 rifle guard @ f9 N wounds 1']", "u0 has no health (chart.health)"],
    ["units = ['u0 truck guard @ 3 4 N']", "u0 is no place for a truck"],
    ["bodies = ['nowhere']", "a body lies nowhere"],
    ["mines = ['edge1.a1']", "a mine lies nowhere"],
    ["stealth = 0", "the marker is at 0, but the alarm has not sounded (event.alarm/2)"],
    ["battle = true", "the alarm has sounded, but the marker is not at 0 (event.alarm/2)"],
    ["turn = 99", "turn 99 is after daybreak (end.dawn)"],
    ["specials = 64", "the mission has no such card"],
    ["steps = ['patrol-phase', 'walk u1 4 200']", "makes no sense"],
    ["steps = ['advance', 'convoy u1 3']", "makes no sense"],
    ["steps = ['advance', 'turning nowhere']", "makes no sense"],
    ["steps = ['advance', 'mortar-hits nowhere 2 1']", "makes no sense"],
    ["steps = ['advance', 'mortar-target u1']", "makes no sense"],
    ["steps = ['advance', 'march u1 nowhere 4 paddy']", "makes no sense"],
    ["steps = ['advance', 'mortar-march u52 f7 4']", "makes no sense"],
    ["steps = ['advance', 'make-room u1 u52 f7']", "makes no sense"],
    ["steps = ['advance', 'target u52']", "makes no sense"],
    ["steps = ['advance', 'vehicle-advance u1']", "makes no sense"],
    ["steps = ['turn advance', 'operators', 'acting paddy', 'sprint paddy 4']", "makes no sense"],
];

#[test]
fn what_cannot_be_is_refused() {
    unsound::<RogueRegiment>(SOUND, &FAULTS);
}

#[test]
fn what_can_be_is_laid_out() {
    arranged::<RogueRegiment>(SOUND).unwrap_or_else(|e| panic!("{e}"));
}

#[test]
fn a_shot_at_a_vehicle_reads_back_as_written() {
    let rules = laid_out::<RogueRegiment>();
    let mut s = rules.start(&mut Chance::quick(1), &mut Log::off());
    let shot = "pistol at void.a1 from f6 by 0 target 1 gun 255 bonus 0 left 0 dice 4";
    let position = Position::parse(&format!("shot = '{shot}'")).expect("a position");
    rules.arrange(&mut s, &position).expect("a shot");
    assert!(rules.position(&s).says(&format!("shot = {shot}")), "{}", rules.position(&s));
    // Nobody else is found there.
    let ground = rules.theatre().ground();
    assert!(ground.find("void.a1").is_none() && ground.find_anywhere("void.a1").is_some());
}

#[test]
fn a_mark_on_a_square_is_none_on_a_unit() {
    let game = RogueRegiment::open(&RogueRegiment::built_in()).expect("the box");
    let rules = game.prepare("road-to-caen", &Options::new()).expect("a mission");
    for (mark, marked) in [("u3", Marked::Unit(3)), ("square u3", Marked::Square(0))] {
        let mut s = rules.start(&mut Chance::quick(1), &mut Log::off());
        let units = "units = ['u3 rifle guard @ g5 N']";
        let text = format!("clear = true\nmen = ['paddy @ p1 marks {mark}']\n{units}");
        rules.arrange(&mut s, &Position::parse(&text).expect("a position")).expect("a mark");
        assert_eq!(std::mem::discriminant(&s.friends[0].mark), std::mem::discriminant(&marked), "{mark}");
        assert!(
            rules.position(&s).to_string().contains(&format!(" marks {mark} ")),
            "{}",
            rules.position(&s)
        );
    }
}
