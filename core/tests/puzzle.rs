//! Puzzles, set with the toy.

mod toy;

use sandtable_core::{ActError, Boxed, Puzzle, Standing};
use toy::Toy;

const PUZZLE: &str = r#"
game = "toy"
scenario = "plain"
seat = "red"
asks = true
rules = ["claim/1"]
aim = ["claim = 5"]
lost = ["mark = 1"]
ends = ["phase = answer"]
dice = [3]
do = ["shake", "raise; raise", "raise; raise"]

[[try]]
key = "meek"
do = ["shake", "raise", "call"]

[[try]]
key = "note"
do = ["shake", "mark"]

[position]
phase = "shake"
turn = 0
actor = "red"
"#;

fn toy() -> Boxed<Toy> {
    Boxed::built_in().unwrap()
}

fn puzzle(text: &str) -> Puzzle {
    Puzzle::parse("puzzles/03-bold.toml", text).unwrap()
}

/// The first thing that is wrong with the puzzle after a change.
fn spoiled(from: &str, to: &str) -> String {
    assert!(PUZZLE.contains(from), "{from}");
    puzzle(&PUZZLE.replace(from, to)).prove(&toy()).faults.into_iter().next().unwrap_or_default()
}

#[test]
fn a_puzzle_is_solved_or_fails() {
    let (game, puzzle) = (toy(), puzzle(PUZZLE));
    let proof = puzzle.prove(&game);
    assert_eq!(proof.faults, [""; 0]);
    // To shake is no choice.
    assert_eq!((proof.decisions, proof.regular), (2, true));
    let (mut table, solver) = puzzle.lay(&game, 9).unwrap();
    assert_eq!(solver.play(&game, table.as_mut(), "shake"), Ok(Standing::On));
    assert!(table.says("die = 3"), "the dice are written");
    assert!(matches!(solver.play(&game, table.as_mut(), "doubt"), Err(ActError::Refused { .. })));
    assert_eq!(solver.play(&game, table.as_mut(), "raise"), Ok(Standing::On));
    assert_eq!(solver.play(&game, table.as_mut(), "call"), Ok(Standing::Failed));
    assert_eq!(solver.tried(&game, table.as_ref()).map(|tried| tried.key.as_str()), Some("meek"));
    let (mut table, solver) = puzzle.lay(&game, 9).unwrap();
    for (line, stands) in [("shake", Standing::On), ("raise; raise; raise; raise", Standing::Solved)] {
        assert_eq!(solver.play(&game, table.as_mut(), line), Ok(stands));
    }
    assert!(solver.tried(&game, table.as_ref()).is_none());
}

#[test]
fn a_shorter_way_is_found() {
    let game = toy();
    // Five actions, and no way is shorter.
    assert_eq!(puzzle(PUZZLE).shorter(&game, 10_000), None);
    let meek = puzzle(&PUZZLE.replace("aim = [\"claim = 5\"]", "aim = [\"claim = 2\"]"));
    let way = meek.shorter(&game, 10_000).map(|way| way.len());
    assert!(way.is_some_and(|actions| actions < 5), "{way:?}");
    assert_eq!(meek.shorter(&game, 0), None, "without a try nothing is found");
}

#[test]
fn what_must_last_is_judged_at_the_end() {
    let lasting = PUZZLE.replace("ends = [\"phase = answer\"]", "keep = true\nends = \"turn\"");
    let (game, puzzle) = (toy(), puzzle(&lasting));
    let (mut table, solver) = puzzle.lay(&game, 9).unwrap();
    solver.play(&game, table.as_mut(), "shake").unwrap();
    assert_eq!(solver.play(&game, table.as_mut(), "raise; raise; raise; raise"), Ok(Standing::On));
    // Blue answers by himself; the claim of the turn is gone with it.
    assert_eq!(solver.play(&game, table.as_mut(), "call"), Ok(Standing::Failed));
    assert!(table.says("turn = 1"));
}

#[test]
fn a_spoiled_puzzle_is_named_by_file_and_line() {
    let told = |from: &str, to: &str, line: usize, what: &str| {
        let found = spoiled(from, to);
        assert!(
            found.starts_with(&format!("puzzles/03-bold.toml:{line}: ")) && found.contains(what),
            "{found}"
        );
    };
    told("claim/1", "claim/9", 1, "there is no rule claim/9");
    told("game = \"toy\"", "game = \"tot\"", 1, "this is a puzzle of 'tot'");
    told("claim = 5", "clam = 5", 1, "no position could say 'clam = 5'");
    told("turn = 0", "turns = 0", 21, "turns");
    told("actor = \"red\"", "actor = \"blue\"", 21, "is not asked");
    told("aim = [\"claim = 5\"]", "aim = [\"turn = 0\"]", 21, "over before it begins");
    told("\"raise; raise\", \"raise; raise\"", "\"raise\", \"call\"", 11, "is Failed, not Solved");
    told("\"raise; raise\", \"raise; raise\"", "\"raise\", \"shake\"", 11, "'shake': refused by rule turn/2");
    told("\"shake\", \"raise\", \"call\"", "\"shake\", \"raise\"", 13, "is On, not Failed");
    told("claim = 5", "claim = 3", 11, "is Solved, not On");
    told("dice = [3]", "dice = [3]\nregular_fails = true", 1, "the game's policy solves it");
    let easy =
        PUZZLE.replace("claim = 5", "claim = 2").replace("\"raise; raise\", \"raise; raise\"", "\"raise\"");
    let easy = easy.replace("\"shake\", \"raise\", \"call\"", "\"shake\", \"call\"");
    let proof = puzzle(&easy).prove(&toy());
    assert!(proof.faults[0].contains("without a thought"), "{:?}", proof.faults);
}

#[test]
fn a_file_that_is_no_puzzle_is_named_by_its_line() {
    let told =
        |from: &str, to: &str| Puzzle::parse("a.toml", &PUZZLE.replace(from, to)).unwrap_err().to_string();
    assert!(told("key = \"note\"", "key = \"meek\"").starts_with("a.toml:17: a try has a key of its own"));
    assert!(told("key = \"note\"", "key = \"hint\"").starts_with("a.toml:17: a try has a key of its own"));
    assert!(told("aim = [\"claim = 5\"]", "aim = []").starts_with("a.toml:11: a puzzle has an aim"));
    assert!(told("lost =", "loss =").starts_with("a.toml:8: unknown field `loss`"));
}
