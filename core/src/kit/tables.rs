//! Random games at a table: undo, drafts and the record.

use super::play::{Trail, Worker};
use crate::{
    Decision, Dice, Drafted, Header, Live, Mode, OrderBook, Outcome, Policy, Record, Row, Seat, Table,
    Viewer, verify,
};

impl<R: Policy> Worker<R> {
    /// Plays a game at a table; gives its outcome, or none if it was stopped.
    pub fn table(&mut self, seed: u64, trail: &mut Trail<R>) -> Result<Option<Outcome>, String> {
        self.begin(seed);
        let position = self.position.clone();
        let (game, data) = ("kit".to_string(), "-".to_string());
        let header = Header { scenario: game.clone(), game, data, position, ..Header::default() };
        let mut live = Live::new(self.rules.clone(), header, Dice::Seed(seed)).map_err(|e| e.to_string())?;
        // Half of the games have a seat that lets every window pass.
        if self.sometimes(2) {
            let seats: Vec<Seat> = self.seats().collect();
            let seat = self.choose(&seats);
            live.set_orders(seat, OrderBook::passing()).map_err(|e| e.to_string())?;
        }
        // The positions before the lines that one seat has played since the last die.
        let mut back: Vec<(Seat, R::State)> = Vec::new();
        let mut listed = Vec::new();
        let began = self.rules.clock(&live.state).turn;
        loop {
            trail.state = Some(live.state.clone());
            let ask = match live.decision() {
                Decision::Over(outcome) => {
                    self.record(&live)?;
                    return Ok(Some(outcome));
                }
                Decision::Ask(_) if self.stopped(began, &live.state) => {
                    self.record(&live)?;
                    return Ok(None);
                }
                Decision::Ask(ask) => ask,
            };
            // Lines that were taken back count too.
            if trail.steps.len() as u32 >= self.bound.saturating_mul(2) {
                return Err(format!("the game has not ended after {} actions", trail.steps.len()));
            }
            if self.closely(256) {
                self.record(&live)?;
            }
            let seats: Vec<Seat> = ask.seats.iter().collect();
            let Some(seat) = (!seats.is_empty()).then(|| self.choose(&seats)) else {
                return Err("the game is not over, but nobody is asked".into());
            };
            listed.clear();
            self.rules.actions(&live.state, seat, &mut listed);
            if listed.is_empty() {
                return Err(format!("a dead end: seat {} is asked and has no action", seat.0));
            }
            let action = self.choose(&listed);
            trail.steps.push((seat, action));
            let (before, first) = (live.state.clone(), live.rows.len());
            let line = self.written(action);
            if self.sometimes(16) {
                self.draft(&mut live, seat, &line)?;
            } else {
                live.act(seat, &line)
                    .map_err(|e| format!("the table refuses '{line}', which is listed: {e}"))?;
            }
            if self.bound_by(&live, first, ask.mode, &line)? {
                back.clear();
                continue;
            }
            if back.last().is_some_and(|(last, _)| *last != seat) || ask.mode == Mode::Each {
                back.clear();
            }
            let reach = live.undo_reach(seat);
            if reach > 0 && self.sometimes(8) {
                self.undo(&mut live, seat, &before)?;
                continue;
            }
            back.push((seat, before));
            if ask.mode == Mode::Each || reach < back.len() {
                back.clear();
            } else if self.sometimes(16) {
                let times = 1 + self.pick.below(back.len().min(1000) as u16);
                for _ in 0..times {
                    let Some((seat, before)) = back.pop() else { break };
                    self.undo(&mut live, seat, &before)?;
                }
            }
        }
    }

    /// Undo never goes back across a die or across an answer that was noticed; were there any in the rows from `first` on?
    fn bound_by(&self, live: &Live<R>, first: usize, mode: Mode, line: &str) -> Result<bool, String> {
        let new = &live.rows[first..];
        let rolled = new.iter().any(|row| !row.falls.is_empty());
        if mode == Mode::Each && new.len() == 1 && !rolled {
            // An answer to a question to each leaves the others theirs.
            return Ok(false);
        }
        for seat in self.seats() {
            let answers = |row: &Row| row.seat != Some(seat) && row.told(Viewer::seat(seat));
            let barrier = new.iter().rposition(|row| !row.falls.is_empty() || answers(row));
            if barrier.is_some_and(|at| live.undo_reach(seat) > new.len() - 1 - at) {
                return Err(format!("undo of seat {} survives a die or an answer after '{line}'", seat.0));
            }
        }
        Ok(rolled || new.len() > 1)
    }

    /// Takes a line back and expects a position.
    fn undo(&mut self, live: &mut Live<R>, seat: Seat, before: &R::State) -> Result<(), String> {
        let rows = live.rows.len();
        live.undo(seat).map_err(|e| format!("undo fails within its reach: {e}"))?;
        if live.state != *before || live.hash() != self.rules.position(before).hash() {
            return Err(format!("undo of seat {} does not restore the position", seat.0));
        }
        if live.rows.len() != rows + 1 {
            return Err("undo is not one row".into());
        }
        Ok(())
    }

    /// Plays a line through a draft.
    fn draft(&mut self, live: &mut Live<R>, seat: Seat, line: &str) -> Result<(), String> {
        let before = live.state.clone();
        let refused = |e: crate::ActError| format!("a draft refuses '{line}', which is listed: {e}");
        if live.draft_add(seat, line).map_err(refused)? == Drafted::Laid {
            if live.state != before {
                return Err(format!("the draft of '{line}' changes the table"));
            }
            let sent = live.draft_send(seat).map_err(refused)?;
            if let Some(error) = sent.stopped {
                return Err(refused(error));
            }
        }
        Ok(())
    }

    /// The record reads back as written, replays to this position, and its dice are true.
    fn record(&mut self, live: &Live<R>) -> Result<(), String> {
        let record = live.record();
        let text = record.to_string();
        let read = Record::parse(&text).map_err(|e| format!("the record does not read back: {e}"))?;
        if read.to_string() != text {
            return Err("the record reads otherwise than it is written".into());
        }
        let again = Live::replay(self.rules.clone(), &read)
            .map_err(|e| format!("the record does not replay: {e}"))?;
        if again.state != live.state || again.hash() != live.hash() {
            return Err("the record replays to another position".into());
        }
        verify(&read).map_err(|e| format!("the dice of the record are not true: {e}"))?;
        for viewer in self.seats().map(Viewer::seat).chain([Viewer::SPECTATOR]) {
            let told = record.for_viewer(viewer).to_string();
            Record::parse(&told).map_err(|e| format!("a viewer's record does not read back: {e}"))?;
        }
        Ok(())
    }
}
