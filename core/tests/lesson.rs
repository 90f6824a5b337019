//! Lessons, given with the toy.

mod toy;

use sandtable_core::{ActError, AnyGame, Boxed, Class, DiceOf, Lesson, Verdict};
use toy::Toy;

const LESSON: &str = r#"
game = "toy"
scenario = "plain"
seat = "red"
asks = true
rules = ["claim/1", "turn/2"]

[position]
phase = "shake"
turn = 0
actor = "red"

[[step]]
key = "shake"
do = "shake"
dice = [3]

[[step]]
key = "claim"
do = ["raise; raise", "call"]
right = ["raise", "call"]
until = ["phase = answer"]

    [[step.mistake]]
    key = "bold"
    try = ["raise; raise", "raise"]
    after = ["claim = 4"]

    [[step.mistake]]
    key = "meek"
    try = "call"
    line = "call"
    after = ["claim = 1"]

    [[step.mistake]]
    key = "idle"
    try = "shake"

    [[step.reply]]
    seat = "blue"
    do = "pass"
"#;

fn toy() -> Boxed<Toy> {
    Boxed::built_in().unwrap()
}

fn lesson(text: &str) -> Lesson {
    Lesson::parse("lessons/03-honest.toml", text).unwrap()
}

/// The first thing that is wrong with the lesson after a change.
fn spoiled(from: &str, to: &str) -> String {
    assert!(LESSON.contains(from), "{from}");
    lesson(&LESSON.replace(from, to)).faults(&toy()).into_iter().next().unwrap_or_default()
}

fn wrong(message: &str) -> Result<Verdict, ActError> {
    Ok(Verdict::Wrong(message.into()))
}

#[test]
fn a_lesson_is_played_step_by_step_with_its_dice() {
    let (game, lesson) = (toy(), lesson(LESSON));
    assert_eq!(lesson.faults(&game), [""; 0]);
    let (mut table, mut class) = lesson.table_at(&game, 0, 9).unwrap();
    assert_eq!(class.said(), "lesson-honest-shake");
    assert_eq!(class.play(table.as_mut(), "shake"), Ok(Verdict::Done));
    assert!(table.position().says("die = 3"));
    assert_eq!(class.said(), "lesson-honest-claim");
    assert_eq!(class.play(table.as_mut(), "raise"), Ok(Verdict::On));
    assert_eq!(class.play(table.as_mut(), "raise"), Ok(Verdict::On));
    assert_eq!(class.play(table.as_mut(), "call"), Ok(Verdict::Done));
    // Blue has answered as it is written, and the pupil is done.
    assert!(table.position().says("turn = 1"));
    assert_eq!((class.present().is_none(), class.said()), (true, "lesson-honest-end".into()));
    assert_eq!(class.play(table.as_mut(), "shake"), Err(ActError::Over));
}

#[test]
fn wrong_ways_are_answered() {
    let (game, lesson) = (toy(), lesson(LESSON));
    let at = |lines: &[&str]| {
        let (mut table, mut class) = lesson.table_at(&game, 1, 9).unwrap();
        lines.iter().try_fold(Verdict::On, |_, line| class.play(table.as_mut(), line))
    };
    assert_eq!(at(&["call"]), wrong("lesson-honest-claim-meek"));
    assert_eq!(at(&["raise", "call"]), Ok(Verdict::Done));
    assert_eq!(at(&["raise; raise; raise"]), wrong("lesson-honest-claim-bold"));
    // What the rules forbid may have an answer of its own; else the rules answer.
    assert_eq!(at(&["shake"]), wrong("lesson-honest-claim-idle"));
    assert!(matches!(at(&["doubt"]), Err(ActError::Refused { .. })));
    assert_eq!(at(&["mark"]), wrong("core-lesson-other"));
    // Who gives the decision away before the aim is reached has missed it.
    let aimed = self::lesson(
        &LESSON.replace("until = [\"phase = answer\"]", "until = [\"claim = 3\", \"turn = 0\"]"),
    );
    let (mut table, mut class) = aimed.table_at(&game, 1, 9).unwrap();
    assert_eq!(class.play(table.as_mut(), "raise"), Ok(Verdict::On));
    assert_eq!(class.play(table.as_mut(), "call"), wrong("core-lesson-missed"));
}

#[test]
fn a_spoiled_lesson_is_named_by_file_and_line() {
    let told = |from: &str, to: &str, line: usize, what: &str| {
        let found = spoiled(from, to);
        assert!(
            found.starts_with(&format!("lessons/03-honest.toml:{line}: ")) && found.contains(what),
            "{found}"
        );
    };
    told("\"turn/2\"", "\"turn/9\"", 1, "there is no rule turn/9");
    told("turn = 0", "turns = 0", 8, "turns");
    told("seat = \"red\"\nasks", "seat = \"green\"\nasks", 8, "seat");
    told("do = \"shake\"", "do = \"call\"", 13, "'call': refused by rule turn/2");
    told("dice = [3]", "dice = [3, 4]", 13, "do not fit");
    told("[\"phase = answer\"]", "[\"phase = take\"]", 18, "is answered as wrong by core-lesson-missed");
    told("\"raise; raise\", \"call\"", "\"raise\", \"raise\"", 18, "not at its end");
    told("\"claim = 4\"", "\"claim = 5\"", 18, "mistake 'bold': 'raise' is not answered by it");
    let (game, toyed) = (toy(), LESSON.replace("game = \"toy\"", "game = \"tot\""));
    assert!(lesson(&toyed).faults(&game)[0].contains("this is a lesson of 'tot'"));
}

#[test]
fn a_file_that_is_no_lesson_is_named_by_its_line() {
    let told =
        |from: &str, to: &str| Lesson::parse("a.toml", &LESSON.replace(from, to)).unwrap_err().to_string();
    assert!(told("key = \"claim\"", "key = \"shake\"").starts_with("a.toml:18: a step has a key of its own"));
    assert!(told("until = [\"phase = answer\"]", "").starts_with("a.toml:18: a step of several lines"));
    assert!(told("key = \"claim\"", "kay = \"claim\"").starts_with("a.toml:19: unknown field `kay`"));
}

#[test]
fn a_table_with_written_dice_is_gone_on_from() {
    let (game, lesson) = (toy(), lesson(LESSON));
    let (table, _) = lesson.table_at(&game, 1, 9).unwrap();
    let record = table.record();
    assert!(game.fold(&record, DiceOf::Record(None)).is_err(), "the seed does not give these dice");
    let mut again = game.fold(&record, DiceOf::Seed(4)).unwrap();
    let mut class = Class::at(&lesson, 1, record.rows.len());
    assert_eq!(class.play(again.as_mut(), "raise"), Ok(Verdict::On));
    assert_eq!(class.play(again.as_mut(), "raise; call"), Ok(Verdict::Done));
}
