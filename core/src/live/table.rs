//! The live table without its types.

use std::any::Any;

use super::Live;
use super::back::Back;
use super::draft::Draft;
use super::{Bookmark, Past};
use crate::case::readable;
use crate::{
    ActError, Acted, Audience, Board, Chance, Clock, Decision, Deed, DraftOutcome, Drafted, Entry, Frame,
    Handle, Header, Mark, Odds, OrderBook, OrderKind, Policy, Position, Record, Refusal, ReplayError,
    ReplayFault, Row, Scene, Seat, Seen, Table, Text, Viewer,
};

impl<R: Policy> Table for Live<R> {
    fn header(&self) -> &Header {
        &self.header
    }

    fn sign(&mut self, made: &str) {
        self.header.made = made.to_string();
    }

    fn board(&self) -> &Board {
        self.rules.board()
    }

    fn decision(&self) -> Decision {
        self.rules.decision(&self.state)
    }

    fn seq(&self, viewer: Viewer) -> usize {
        self.told.of(viewer)
    }

    fn act(&mut self, seat: Seat, line: &str) -> Result<Acted, ActError> {
        self.asked(&self.state, seat)?;
        let actions = self.read(line)?;
        self.act_typed(seat, &actions)
    }

    fn act_with(&mut self, seat: Seat, line: &str, dice: &[u16]) -> Result<Acted, ActError> {
        let own = self.chance.replace(Chance::scripted(dice).traced());
        let acted = self.act(seat, line);
        self.chance = own;
        acted
    }

    fn undo(&mut self, seat: Seat) -> Result<Acted, ActError> {
        let first = self.count();
        let undone = self.back.undo(&self.rules, seat).ok_or(ActError::NothingToUndo(seat))?;
        (self.state, self.halted) = (undone.state, None);
        let (known, noticed) = self.row(undone.row).map_or_else(Default::default, |r| (r.known, r.noticed));
        // Whose lines went with it is told.
        let noticed = undone.others.iter().fold(noticed, Audience::with);
        let said = Entry::new(Text::new("core-undone").with("seat", seat)).only(noticed);
        self.push(Row { known, noticed, ..Row::new(Some(seat), Deed::Undo) }, vec![said]);
        Ok(Acted { rows: first..self.count(), dropped: Vec::new(), bound: false, declined: false })
    }

    fn go_back(&mut self, seat: Seat, row: usize) -> Result<Acted, ActError> {
        if usize::from(seat.0) >= self.books.len() {
            return Err(ActError::NoSuchSeat(seat));
        }
        let first = self.count();
        self.state = self.state_after(row).ok_or(ActError::NoSuchRow(row))?;
        (self.back, self.halted) = (Back::new(), None);
        let said = Entry::new(Text::new("core-went-back").with("seat", seat));
        self.push(Row::new(Some(seat), Deed::Back(row)), vec![said]);
        Ok(Acted { rows: first..self.count(), dropped: Vec::new(), bound: false, declined: false })
    }

    fn undo_reach(&self, seat: Seat) -> usize {
        self.back.reach(seat)
    }

    fn undo_rows(&self, seat: Seat, viewer: Viewer, most: usize) -> Vec<usize> {
        let seq = self.seq(viewer);
        let since = |row: usize| self.rows[row.saturating_sub(self.first)..].iter();
        let told = |row: usize| since(row).filter(|row| row.told(viewer)).count();
        let rows = self.back.rows(seat, |row| self.row(row).is_some_and(|row| row.told(viewer)));
        rows.into_iter().take(most).map(|row| seq.saturating_sub(told(row))).collect()
    }

    fn drawing(&self) -> Option<String> {
        self.rules.drawing()
    }

    fn scene(&self, viewer: Viewer) -> Scene {
        self.rules.scene(&self.seen(viewer))
    }

    fn actions(&self, seat: Seat) -> Vec<String> {
        if self.asked(&self.state, seat).is_err() {
            return Vec::new();
        }
        let mut actions = Vec::new();
        // Through the seat's own eyes: what is listed cannot tell a secret.
        self.rules.actions(self.seen(Viewer::seat(seat)).state(), seat, &mut actions);
        actions.iter().map(|a| self.write(&[*a])).collect()
    }

    fn why(&self, viewer: Viewer, at: &Handle) -> Vec<Refusal> {
        self.rules.refusals(&self.seen(viewer), at)
    }

    fn overlay(&self, viewer: Viewer, key: &str, at: Option<&Handle>) -> Vec<Mark> {
        self.rules.overlay(&self.seen(viewer), key, at)
    }

    fn odds(&self, viewer: Viewer, line: &str, otherwise: &[&str]) -> Result<Option<Odds>, ActError> {
        let asked = self.rules.decision(&self.state).seats();
        let Some(seat) = asked.iter().find(|s| viewer.0.has(*s)) else {
            let seat = viewer.0.iter().next().unwrap_or(Seat(0));
            return Err(ActError::NotYourDecision(seat));
        };
        self.odds_from(&self.state, viewer, seat, line, otherwise)
    }

    fn log(&self, viewer: Viewer, since: usize) -> Vec<(usize, Entry)> {
        // From the end, so that what is new costs the same however long the log is.
        let told = self.rows.iter().zip(&self.logs).rev().filter(|(r, _)| r.told(viewer)).map(|(_, log)| log);
        let numbered = (since..self.seq(viewer)).rev().zip(told);
        let mut found: Vec<_> = numbered.collect();
        found.reverse();
        let entries = found.into_iter().flat_map(|(i, log)| log.iter().map(move |e| (i, e)));
        entries.filter(|(_, e)| e.audience.admits(viewer)).map(|(i, e)| (i, e.clone())).collect()
    }

    fn film(&mut self, viewer: Viewer, rows: &[Row]) -> Result<Vec<Frame>, ReplayFault> {
        self.shown_again(viewer, rows)
    }

    fn position(&self) -> Position {
        self.rules.position(&self.state)
    }

    fn says(&self, item: &str) -> bool {
        self.position().says_without(item, self.rules.notes())
    }

    fn could_say(&self, item: &str) -> bool {
        readable(&*self.rules, &self.state, &self.position(), item)
    }

    fn clock(&self) -> Clock {
        self.rules.clock(&self.state)
    }

    fn shown(&self, viewer: Viewer) -> Position {
        self.rules.position(self.seen(viewer).state())
    }

    fn hash(&self) -> String {
        self.position().hash()
    }

    fn record(&self) -> Record {
        let end = self.end();
        let secret = self.secret.clone().filter(|_| end.is_some());
        Record { header: self.header.clone(), rows: self.rows.clone(), end, secret }
    }

    fn rows(&self) -> &[Row] {
        &self.rows
    }

    fn first_row(&self) -> usize {
        self.first
    }

    fn let_go(&mut self, keep: usize) {
        self.forget(keep);
    }

    fn mark(&self) -> Option<Bookmark> {
        self.marked()
    }

    fn past(&self, row: usize) -> Option<Past> {
        let past = self.past_of(row)?;
        Some(Box::new(move || past().map(|live| Box::new(live) as Box<dyn Table>)))
    }

    fn catch_up(&mut self, rows: &[Row]) -> Result<(), ReplayError> {
        self.caught_up(rows)
    }

    fn order_kinds(&self) -> &'static [OrderKind] {
        self.rules.orders()
    }

    fn orders(&self, seat: Seat) -> Option<&OrderBook> {
        self.books.get(usize::from(seat.0))
    }

    fn set_orders(&mut self, seat: Seat, book: OrderBook) -> Result<Acted, ActError> {
        let first = self.count();
        *self.books.get_mut(usize::from(seat.0)).ok_or(ActError::NoSuchSeat(seat))? = book;
        let passed = self.answer();
        self.passed(first, passed);
        Ok(Acted { rows: first..self.count(), dropped: Vec::new(), bound: false, declined: false })
    }

    fn lapse(&mut self, seat: Seat) -> Result<Acted, ActError> {
        let first = self.count();
        self.run_out(seat)?;
        Ok(Acted { rows: first..self.count(), dropped: Vec::new(), bound: false, declined: false })
    }

    fn draft_add(&mut self, seat: Seat, line: &str) -> Result<Drafted, ActError> {
        self.lay(seat, line)
    }

    fn draft_undo(&mut self, seat: Seat) -> bool {
        self.take_off(seat)
    }

    fn draft_clear(&mut self, seat: Seat) {
        self.clear(seat);
    }

    fn draft_lines(&mut self, seat: Seat) -> Vec<String> {
        self.freshen(seat);
        self.drafts
            .get(usize::from(seat.0))
            .map_or_else(Vec::new, |d| d.lines().map(|l| self.write(l)).collect())
    }

    fn draft_scene(&mut self, seat: Seat, then: &str) -> Result<Scene, ActError> {
        self.freshen(seat);
        let laid = self.laid_out(seat, then)?;
        Ok(self.rules.scene(&Seen::<R>::by(&self.rules, &laid, seat)))
    }

    fn draft_fits(&mut self, seat: Seat, lines: &[String]) -> Vec<bool> {
        self.freshen(seat);
        // What rolls, reveals or asks can be done, though nothing is known of what follows.
        let fits = |line: &String| matches!(self.laid_out(seat, line), Ok(_) | Err(ActError::Binding));
        lines.iter().map(fits).collect()
    }

    fn draft_why(&mut self, seat: Seat, then: &str, at: &Handle) -> Result<Vec<Refusal>, ActError> {
        self.freshen(seat);
        let laid = self.laid_out(seat, then)?;
        Ok(self.rules.refusals(&Seen::<R>::by(&self.rules, &laid, seat), at))
    }

    fn draft_overlay(
        &mut self,
        seat: Seat,
        then: &str,
        key: &str,
        at: Option<&Handle>,
    ) -> Result<Vec<Mark>, ActError> {
        self.freshen(seat);
        let laid = self.laid_out(seat, then)?;
        Ok(self.rules.overlay(&Seen::<R>::by(&self.rules, &laid, seat), key, at))
    }

    fn draft_table(&mut self, seat: Seat) -> Result<Box<dyn Table>, ActError> {
        self.freshen(seat);
        Ok(self.beside(self.laid_out(seat, "")?.into_owned()))
    }

    fn draft_send(&mut self, seat: Seat) -> Result<DraftOutcome, ActError> {
        self.send(seat)
    }

    fn draft_staff(&mut self, seat: Seat, pieces: &[String]) -> Result<usize, ActError> {
        self.staff(seat, pieces)
    }

    fn errand_kinds(&self) -> &'static [&'static str] {
        self.rules.errands()
    }

    fn draft_errands(&mut self, seat: Seat) -> usize {
        self.run_errands(seat)
    }

    fn proposal(&self, seat: Seat) -> &[String] {
        self.drafts.get(usize::from(seat.0)).map_or(&[], Draft::proposal)
    }

    fn copy(&self) -> Box<dyn Table> {
        self.beside(self.state.clone())
    }

    fn fork(&self, viewer: Viewer, seed: u64) -> Box<dyn Table> {
        let state = self.rules.imagine(&self.seen(viewer), &mut Chance::quick(!seed));
        let mut header = self.header.clone();
        header.position = Some(self.rules.position(&state));
        (header.commitment, header.words, header.seed) = (None, Vec::new(), Some(seed));
        Box::new(Live::opened(self.rules.clone(), header, state, seed))
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}
