//! The puzzles of a game, proved as a test.

use crate::{AnyGame, Boxed, Game};

/// What a game's puzzles come to, at least.
#[derive(Clone, Copy, Debug)]
pub struct Count {
    /// All of them.
    pub all: usize,
    /// Those of three decisions or more.
    pub deep: usize,
    /// Those at which the game's policy fails.
    pub hard: usize,
}

/// From so many decisions on a puzzle is deep.
const DEEP: usize = 3;

/// Every puzzle of a game is solved by its solution, every wrong try fails, luck alone does not do, everything is said in
/// every language, and every file of the crate's folder `puzzles` is on the list; there are at least so many.
///
/// # Panics
/// With all that is wrong, by file and line.
#[track_caller]
pub fn puzzles<G: Game>(crate_folder: &str, at_least: Count) {
    let game = Boxed::<G>::built_in().unwrap_or_else(|e| panic!("{}: {e}", G::ID));
    let puzzles = game.puzzles();
    let proofs: Vec<_> = puzzles.all().iter().map(|puzzle| puzzle.prove(&game)).collect();
    let mut wrong: Vec<String> = proofs.iter().flat_map(|proof| proof.faults.clone()).collect();
    wrong.extend(puzzles.unsaid());
    wrong.extend(super::unlisted(crate_folder, "puzzles", G::puzzles()));
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
    let count = |is: &dyn Fn(&crate::Proof) -> bool| proofs.iter().filter(|proof| is(proof)).count();
    let (deep, hard) = (count(&|proof| proof.decisions >= DEEP), count(&|proof| !proof.regular));
    let Count { all, deep: deep_wanted, hard: hard_wanted } = at_least;
    assert!(proofs.len() >= all, "only {} puzzles", proofs.len());
    assert!(deep >= deep_wanted, "only {deep} puzzles of {DEEP} decisions or more");
    assert!(hard >= hard_wanted, "the policy fails at {hard} puzzles only");
}
