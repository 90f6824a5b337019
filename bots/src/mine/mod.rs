//! Puzzles mined from play: positions of games between policies in which few lines reach something worth having.

mod wander;

use sandtable_core::{
    Chance, Desk, Dice, Options, Position, Puzzle, Seat, SetupError, Standing, Table, fits,
};

use crate::GameBox;
use crate::play::stream;
pub(crate) use wander::Wander;
pub use wander::Wanderer;

/// How puzzles are looked for.
#[derive(Clone, Debug)]
pub struct Lode {
    /// The scenario.
    pub scenario: String,
    /// Its options.
    pub options: Options,
    /// The seed of the game.
    pub seed: u64,
    /// In how many ways a position is tried.
    pub tries: u64,
    /// Every so many positions are tried.
    pub every: u64,
}

/// A puzzle that was found.
#[derive(Clone, Debug)]
pub struct Nugget {
    /// The puzzle as its file says it.
    pub text: String,
    /// The share of tries that reach its aim.
    pub share: f64,
    /// Does the policy fail?
    pub hard: bool,
    /// Decisions of its solution.
    pub decisions: usize,
}

/// So many dice are written down.
const DICE: usize = 24;
/// Faces of a die.
const FACES: u16 = 6;
/// A try with more actions is given up.
const PATIENCE: usize = 250;
/// A game with more actions is given up.
const LONG: usize = 60_000;
/// An aim that a greater share of tries reaches is no puzzle.
const COMMON: f64 = 0.2;

/// One way through a position, to the end of the part of the turn.
struct Way {
    /// The lines, and where each thing begins that belongs together.
    lines: Vec<String>,
    /// What the position says at its end.
    end: Vec<String>,
}

/// Plays a game between policies and tries its positions; what is found goes to `found`, which says whether to go on.
///
/// # Errors
/// A scenario that cannot be laid.
pub fn mine(
    game: &dyn GameBox,
    lode: &Lode,
    found: &mut dyn FnMut(Nugget) -> bool,
) -> Result<(), SetupError> {
    let mut table = game.table(&lode.scenario, &lode.options, Dice::Seed(lode.seed))?;
    let seats = u8::try_from(table.board().seats.len()).unwrap_or(u8::MAX);
    let mut players: Vec<_> =
        (0..seats).map(|i| game.sparring(stream(lode.seed, u64::from(i) + 1))).collect();
    let (mut clock, mut number) = (None, 0);
    for _ in 0..LONG {
        let Some(seat) = table.decision().seats().iter().next() else { return Ok(()) };
        if clock != Some(table.clock()) && table.actions(seat).len() > 1 {
            clock = Some(table.clock());
            number += 1;
            if number % lode.every == 0 {
                let seed = stream(lode.seed, 1_000 + number);
                if let Some(nugget) = dig(game, lode, table.position(), table.as_ref(), seat, seed)
                    && !found(nugget)
                {
                    return Ok(());
                }
            }
        }
        let Some(line) = players[usize::from(seat.0)].choose(table.as_ref(), seat) else { return Ok(()) };
        if table.act(seat, &line).is_err() {
            return Ok(());
        }
    }
    Ok(())
}

/// The best puzzle of a position, if there is one.
fn dig(
    game: &dyn GameBox,
    lode: &Lode,
    position: Position,
    table: &dyn Table,
    seat: Seat,
    seed: u64,
) -> Option<Nugget> {
    let name = table.board().seats.get(usize::from(seat.0))?.to_string();
    let mut dice = Chance::quick(seed);
    let desk = Desk {
        scenario: lode.scenario.clone(),
        options: lode.options.clone(),
        seat: name.clone(),
        asks: true,
        position,
    };
    let dice = (0..DICE).map(|_| dice.below(FACES) + 1).collect();
    let blank = Puzzle::blank(game.info().id, desk, dice);
    let before = said(table);
    let mut player = game.sparring(1);
    let regular = go(game, &blank, seat, |table, seat| Some((player.choose(table, seat)?, false)))?;
    let ways: Vec<Way> = (0..lode.tries)
        .filter_map(|i| {
            let mut wanderer = game.wanderer(stream(seed, i));
            go(game, &blank, seat, |table, seat| wanderer.choose(table, seat))
        })
        .collect();
    let mut aims: Vec<(String, f64, bool)> = Vec::new();
    for way in ways.iter().chain([&regular]) {
        for item in news(&before, &way.end) {
            let worth = game.worth().iter().any(|(who, pattern)| fits(who, &name) && fits(pattern, &item));
            if worth && !aims.iter().any(|(known, ..)| *known == item) {
                let reached = ways.iter().filter(|way| holds(&way.end, &item)).count();
                let share = reached as f64 / ways.len().max(1) as f64;
                aims.push((item.clone(), share, !holds(&regular.end, &item)));
            }
        }
    }
    aims.retain(|(_, share, _)| *share > 0.0 && *share <= COMMON);
    // What the policy misses is worth more; then what is easier to miss.
    aims.sort_by(|a, b| (b.2, a.1).partial_cmp(&(a.2, b.1)).unwrap_or(std::cmp::Ordering::Equal));
    aims.into_iter().take(3).find_map(|(aim, share, hard)| {
        let reach = ways.iter().filter(|way| holds(&way.end, &aim)).min_by_key(|way| way.lines.len())?;
        let miss = match hard {
            true => &regular,
            false => ways.iter().find(|way| !holds(&way.end, &aim))?,
        };
        let mut puzzle = blank.clone();
        (puzzle.aim, puzzle.keep, puzzle.regular_fails) = (vec![aim], false, hard);
        puzzle.solution = shortened(game, &puzzle, reach.lines.clone())?;
        let text = puzzle.written(&miss.lines);
        let read = Puzzle::parse("mined.toml", &text).ok()?;
        let proof = read.prove(game);
        // It names no rule yet.
        let sound = proof.faults.iter().all(|fault| fault.contains("names no rule"));
        let decisions = read.solution.len();
        sound.then_some(Nugget { text, share, hard, decisions })
    })
}

/// One way through, to the end of the part of the turn.
fn go(
    game: &dyn GameBox,
    puzzle: &Puzzle,
    seat: Seat,
    mut choose: impl FnMut(&dyn Table, Seat) -> Option<(String, bool)>,
) -> Option<Way> {
    let (mut table, solver) = puzzle.lay(game, 1).ok()?;
    let mut lines: Vec<String> = Vec::new();
    let mut broken = true;
    for _ in 0..PATIENCE {
        let (line, afresh) = choose(table.as_ref(), seat)?;
        let rows = table.rows().len();
        let stands = solver.play(game, table.as_mut(), &line).ok()?;
        match lines.last_mut().filter(|_| !broken && !afresh) {
            Some(last) => last.push_str(&format!("; {line}")),
            None => lines.push(line),
        }
        // What rolled, was shown or was answered ends a line.
        broken = table.rows().len() != rows + 1 || table.undo_reach(seat) == 0;
        if stands != Standing::On {
            return Some(Way { lines, end: said(table.as_ref()) });
        }
    }
    None
}

/// The lines that are needed: others are left out one by one, the last first.
fn shortened(game: &dyn GameBox, puzzle: &Puzzle, lines: Vec<String>) -> Option<Vec<String>> {
    let mut kept = solved(game, puzzle, &lines)?;
    let mut at = kept.len();
    while at > 0 {
        at -= 1;
        let mut fewer = kept.clone();
        fewer.remove(at);
        if let Some(shorter) = solved(game, puzzle, &fewer) {
            kept = shorter;
            at = at.min(kept.len());
        }
    }
    Some(kept)
}

/// The lines up to the one that solves, if one does.
fn solved(game: &dyn GameBox, puzzle: &Puzzle, lines: &[String]) -> Option<Vec<String>> {
    let (mut table, solver) = puzzle.lay(game, 1).ok()?;
    for (i, line) in lines.iter().enumerate() {
        match solver.play(game, table.as_mut(), line).ok()? {
            Standing::On => {}
            Standing::Solved => return Some(lines[..=i].to_vec()),
            Standing::Failed => return None,
        }
    }
    None
}

/// All that a position says in lists, with their keys.
fn said(table: &dyn Table) -> Vec<String> {
    let position = table.position();
    let lists = position.0.iter().filter_map(|(key, value)| Some((key, value.as_array()?)));
    lists
        .flat_map(|(key, items)| {
            items.iter().filter_map(|item| item.as_str()).map(move |item| format!("{key}: {item}"))
        })
        .collect()
}

/// What is new in a position, and what is gone from it.
fn news(before: &[String], after: &[String]) -> Vec<String> {
    let new = after.iter().filter(|item| !before.contains(item)).cloned();
    let gone = before.iter().filter(|item| !after.contains(item)).map(|item| format!("not {item}"));
    new.chain(gone).collect()
}

/// Does a position say this?
fn holds(end: &[String], item: &str) -> bool {
    match item.strip_prefix("not ") {
        Some(item) => !end.iter().any(|said| said == item),
        None => end.iter().any(|said| said == item),
    }
}
