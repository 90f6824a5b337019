//! What can be done at a table, done.

use std::fmt;

use sandtable_core::{
    AnyGame, Case, Decision, Dice, Drafted, Handle, Options, Position, Record, Seat, SetupError, Table,
    Viewer,
};

use crate::luck::Luck;
use crate::spoil;

/// So many decisions are played on.
const DECISIONS: usize = 10;

/// What became of something that was tried.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum End {
    /// It was refused.
    Refused,
    /// It was played on.
    Played,
    /// It was played on until somebody was asked who can do nothing.
    Stuck,
}

/// Where a game begins.
#[derive(Clone)]
pub struct Start {
    pub game: String,
    pub scenario: String,
    pub options: Options,
    pub position: Position,
}

impl Start {
    /// A scenario at its start.
    pub fn of(game: &dyn AnyGame, scenario: &str) -> Start {
        let game = game.info().id.to_string();
        Start { game, scenario: scenario.into(), options: Options::new(), position: Position::new() }
    }

    fn lay(&self, game: &dyn AnyGame, seed: u64) -> Result<Box<dyn Table>, SetupError> {
        let position = Some(self.position.clone()).filter(|position| !position.0.is_empty());
        game.table_at(&self.scenario, &self.options, position, Dice::Seed(seed))
    }
}

impl From<&Case> for Start {
    fn from(case: &Case) -> Start {
        let (scenario, options) = (case.scenario.clone(), case.options.clone());
        Start { game: case.game.clone(), scenario, options, position: case.position().clone() }
    }
}

impl From<&Box<Case>> for Start {
    fn from(case: &Box<Case>) -> Start {
        Start::from(&**case)
    }
}

/// As a case.
impl fmt::Display for Start {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "game = {:?}\nscenario = {:?}\ntitle = \"It once fell\"\n", self.game, self.scenario)?;
        writeln!(f, "[options]")?;
        self.options.iter().try_for_each(|(key, value)| writeln!(f, "{key} = {value:?}"))?;
        write!(f, "\n[position]\n{}", self.position.0)
    }
}

/// Lays a position that makes sense.
pub fn sound(game: &dyn AnyGame, start: &Start) -> Result<End, String> {
    match start.lay(game, 1) {
        Ok(_) => Ok(End::Played),
        Err(error) => Err(format!("what is sound is refused: {}", plain(&error.to_string()))),
    }
}

/// Is the start of a scenario a position that the rules allow?
pub fn start(game: &dyn AnyGame, start: &Start) -> Result<(), String> {
    reads_back(game, start, start.lay(game, 1).map_err(|e| e.to_string())?.as_ref())
}

/// Lays a position, if it makes sense, and plays on from it. Was it laid?
pub fn position(game: &dyn AnyGame, start: &Start, luck: &mut Luck) -> Result<End, String> {
    let Ok(mut table) = start.lay(game, luck.seed()) else { return Ok(End::Refused) };
    reads_back(game, start, table.as_ref())?;
    let (mut sparring, mut end) = (game.sparring(luck.seed()), End::Played);
    for _ in 0..DECISIONS {
        looks(table.as_mut(), luck);
        let Decision::Ask(ask) = table.decision() else { break };
        let seats: Vec<Seat> = ask.seats.iter().collect();
        let Some(seat) = seats.get(luck.below(seats.len())).copied() else {
            end = End::Stuck;
            break;
        };
        let lines = table.actions(seat);
        if lines.is_empty() {
            end = End::Stuck;
            break;
        }
        let line = match luck.one_in(3) {
            true => sparring
                .choose(table.as_ref(), seat)
                .ok_or_else(|| format!("the policy has nothing to do: {}", phase(table.as_ref())))?,
            false => luck.pick(&lines).clone(),
        };
        if luck.one_in(6) {
            let _ = table.odds(Viewer::seat(seat), &line, &[]);
        }
        do_it(table.as_mut(), seat, &line, luck)?;
    }
    let record = table.record();
    let text = record.to_string();
    let again = Record::parse(&text).map_err(|e| format!("its record is none: {e}"))?;
    let replayed =
        game.replay(&again).map_err(|e| format!("its record does not replay: {}", plain(&e.to_string())))?;
    match replayed.hash() == table.hash() {
        true => Ok(end),
        false => Err("its record replays to another position".into()),
    }
}

/// What was written is read as it was.
fn reads_back(game: &dyn AnyGame, start: &Start, table: &dyn Table) -> Result<(), String> {
    let written = table.position();
    let again = Start { position: written.clone(), ..start.clone() };
    let position = Some(again.position.clone());
    match game.table_at(&again.scenario, &again.options, position, Dice::Seed(1)) {
        Err(error) => Err(format!("what it writes is refused: {}", plain(&error.to_string()))),
        Ok(laid) if laid.position() == written => Ok(()),
        Ok(laid) => {
            let differs = written.0.iter().find(|(key, value)| laid.position().0.get(*key) != Some(value));
            Err(format!("what it writes reads otherwise: {}", differs.map_or("", |(key, _)| key)))
        }
    }
}

/// Plays a line in one of the ways in which it can be played.
fn do_it(table: &mut dyn Table, seat: Seat, line: &str, luck: &mut Luck) -> Result<(), String> {
    let refused =
        |e: &dyn fmt::Display| Err(format!("what is offered is refused: {}", plain(&e.to_string())));
    if luck.one_in(4) {
        match table.draft_add(seat, line) {
            Ok(Drafted::Laid) => {
                let _ = table.draft_scene(seat, "");
                let _ = table.draft_table(seat).map(|laid| laid.odds(Viewer::seat(seat), line, &[]));
                if let Err(error) = table.draft_send(seat) {
                    return refused(&error);
                }
            }
            Ok(Drafted::Sent(_)) => {}
            Err(error) => return refused(&error),
        }
    } else if let Err(error) = table.act(seat, line) {
        return refused(&error);
    }
    if table.undo_reach(seat) > 0 && luck.one_in(4) && table.undo(seat).is_err() {
        return Err("what can be taken back cannot".into());
    }
    Ok(())
}

/// Looks at a table in all ways.
pub fn looks(table: &mut dyn Table, luck: &mut Luck) {
    let seats = table.header().seats.len();
    let viewer = match luck.below(seats + 1) {
        0 => Viewer::SPECTATOR,
        n => Viewer::seat(Seat(n as u8 - 1)),
    };
    let scene = table.scene(viewer);
    let _ = (table.shown(viewer), table.log(viewer, 0), table.clock());
    if !scene.overlays.is_empty() {
        let key: &str = luck.pick::<&str>(&scene.overlays);
        let _ = table.overlay(viewer, key, None);
    }
    let place = u16::try_from(luck.below(table.board().places.len() + 2)).unwrap_or(0);
    let handle = match luck.below(5) {
        0 if !scene.pieces.is_empty() => Handle::Piece(luck.pick(&scene.pieces).key.to_string()),
        1 if !scene.offers.is_empty() => luck.pick(&scene.offers).handle.clone(),
        2 => Handle::Side(place, place.saturating_add(1)),
        3 => Handle::Amount("x".into(), place),
        _ => Handle::Place(place),
    };
    let _ = table.why(viewer, &handle);
    if luck.one_in(8) {
        let _ = table.fork(viewer, luck.seed()).scene(viewer);
    }
}

/// Plays spoiled lines at a sound position. Was it laid?
pub fn notation(game: &dyn AnyGame, start: &Start, luck: &mut Luck) -> Result<End, String> {
    let Ok(mut table) = start.lay(game, luck.seed()) else { return Ok(End::Refused) };
    for _ in 0..DECISIONS {
        let Decision::Ask(ask) = table.decision() else { break };
        let Some(seat) = ask.seats.iter().next() else { break };
        let lines = table.actions(seat);
        if lines.is_empty() {
            break;
        }
        for _ in 0..4 {
            let sound = luck.pick(&lines).clone();
            let line = spoil::notation(&sound, &lines, luck);
            let _ = table.odds(Viewer::seat(seat), &line, &[]);
            let _ = table.draft_scene(seat, &line);
            if table.act(seat, &line).is_ok() {
                break;
            }
        }
    }
    Ok(End::Played)
}

/// Where a table is, for whoever reads what fell.
fn phase(table: &dyn Table) -> String {
    table.scene(Viewer::SPECTATOR).phase.id.to_string()
}

/// An error without what differs from one to the next.
fn plain(error: &str) -> String {
    error.chars().filter(|c| !c.is_ascii_digit()).take(160).collect()
}
