//! Playing: lines, undo, drafts and orders.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use sandtable_core::{ActError, DraftOutcome, Drafted, OrderBook, Seat, Viewer};

use super::heavy::Turn;
use super::look::{hints, lines_back};
use super::{Hall, Room, Seated, Who};
use crate::error::Error;
use crate::ids::TableId;
use crate::store::{Account, Reply};
use crate::wire::{ActRequest, ActResponse, DraftRequest, State};

/// So many lines may come at once.
const LINES: usize = 256;
/// So many pieces may be left to the staff at once.
const PIECES: usize = 2000;
/// So many lines has a draft, and so many letters in all: it is kept whole with every click.
const LAID: usize = 1000;
const LAID_SIZE: usize = 64 << 10;

/// May another line be laid on these?
fn has_room(laid: &[String], line: &str) -> bool {
    laid.len() < LAID && laid.iter().map(String::len).sum::<usize>() + line.len() <= LAID_SIZE
}

/// So long may an idempotency key be.
const KEY: usize = 64;

/// Somebody who acts.
pub(super) struct Actor<'a> {
    account: &'a Account,
    viewer: Viewer,
    seat: Seat,
    key: Option<String>,
    /// Rows before it, as he counts.
    first: usize,
    /// Does he want to see what comes of it?
    scene: bool,
    /// With his draft laid out?
    drafts: bool,
}

impl<'a> Actor<'a> {
    /// Somebody who acts with all his seats, whatever he has seen.
    pub fn of(room: &Seated, account: &'a Account) -> Result<Actor<'a>, Error> {
        let viewer = room.viewer(Some(&account.id), None)?;
        let (seat, first) = (room.seat(viewer, None)?, room.table()?.seq(viewer));
        Ok(Actor { account, viewer, seat, key: None, first, scene: true, drafts: false })
    }
}

impl Hall {
    /// Plays lines.
    ///
    /// # Errors
    /// Old views get the present state; what the rules refuse says why.
    pub async fn act(
        &self,
        id: &TableId,
        account: &Account,
        only: Option<u8>,
        request: ActRequest,
    ) -> Result<ActResponse, Error> {
        let lines = match (request.line, request.lines) {
            (Some(line), None) => vec![line],
            (None, Some(lines)) if !lines.is_empty() && lines.len() <= LINES => lines,
            (None, Some(_)) => return Err(Error::Bad(format!("'lines' holds 1 to {LINES} lines"))),
            _ => return Err(Error::Bad("either 'line' or 'lines' is needed".into())),
        };
        let mut room = self.visit_at(id, account, only, request.seq).await?;
        let actor = match self.actor(&mut room, account, only, request.seat, request.key, request.seq)? {
            Ok(actor) => Actor { scene: request.scene.unwrap_or(false), ..actor },
            Err(replayed) => return Ok(*replayed),
        };
        if room.meta.lesson.is_some() {
            return self.learn(room, actor, &lines).await;
        }
        if room.meta.puzzle.is_some() {
            return self.solve(room, actor, &lines).await;
        }
        let (mut dropped, mut stopped) = (Vec::new(), None);
        for (i, line) in lines.iter().enumerate() {
            let window = room.table()?.decision().window();
            let impulse = window.and_then(|w| room.impulse(actor.seat, w.0));
            match room.table_mut()?.act(actor.seat, line) {
                Ok(acted) => {
                    if let Some(window) = window {
                        room.answered(actor.seat, window.0, impulse, acted.declined);
                    }
                    dropped = acted.dropped;
                }
                // Nothing was changed yet.
                Err(error) if i == 0 => {
                    room.settle();
                    self.metrics.refused.add(1);
                    return Err(error.into());
                }
                Err(error) => stopped = Some(Error::from(error)),
            }
            if stopped.is_some() || !dropped.is_empty() {
                let from = if stopped.is_some() { i } else { i + 1 };
                dropped.extend(lines[from..].iter().cloned());
                break;
            }
        }
        let mut response = self.done(room, actor, dropped).await?;
        response.stopped = stopped.map(|e| e.problem());
        Ok(response)
    }

    /// Takes the last line back.
    ///
    /// # Errors
    /// If a die, a reveal or the answer of another lies between.
    pub async fn undo(
        &self,
        id: &TableId,
        account: &Account,
        only: Option<u8>,
        request: ActRequest,
    ) -> Result<ActResponse, Error> {
        let mut room = self.visit_at(id, account, only, request.seq).await?;
        let viewer = room.viewer(Some(&account.id), only)?;
        // He may take back what he did, though another is asked now.
        let named = request.seat.or_else(|| {
            let table = room.table().ok()?;
            viewer
                .0
                .iter()
                .find(|seat| !lines_back(&room, table, *seat, viewer).is_empty())
                .map(|seat| seat.0)
        });
        let actor = match self.actor(&mut room, account, only, named, request.key, request.seq)? {
            Ok(actor) => Actor { scene: request.scene.unwrap_or(false), ..actor },
            Err(replayed) => return Ok(*replayed),
        };
        // From one of them on, or the last one alone.
        let lines = lines_back(&room, room.table()?, actor.seat, viewer);
        let lines = lines.iter().take_while(|row| request.from.is_none_or(|from| **row >= from)).count();
        let lines = if request.from.is_none() { lines.min(1) } else { lines };
        if lines == 0 {
            return Err(ActError::NothingToUndo(actor.seat).into());
        }
        for _ in 0..lines {
            if let Err(error) = room.table_mut()?.undo(actor.seat) {
                room.settle();
                return Err(error.into());
            }
        }
        room.took_back = true;
        self.done(room, actor, Vec::new()).await
    }

    /// Does something with a draft.
    ///
    /// # Errors
    /// A line that is refused; the draft is as it was.
    pub async fn draft(
        &self,
        id: &TableId,
        account: &Account,
        only: Option<u8>,
        request: DraftRequest,
    ) -> Result<ActResponse, Error> {
        let (named, key, seq) = match &request {
            DraftRequest::Add { seq, seat, .. } | DraftRequest::Staff { seq, seat, .. } => {
                (*seat, None, Some(*seq))
            }
            DraftRequest::Send { seq, seat, key } => (*seat, key.clone(), Some(*seq)),
            DraftRequest::Undo { seat } | DraftRequest::Clear { seat } => (*seat, None, None),
        };
        // The staff thinks for a while, when it is its turn.
        let turn = match &request {
            DraftRequest::Staff { pieces, .. } if pieces.len() > PIECES => {
                return Err(Error::Bad(format!("'pieces' holds at most {PIECES}")));
            }
            DraftRequest::Staff { .. } => Some(self.heavy.turn_of_staff().await?),
            _ => None,
        };
        let mut room = self.visit_at(id, account, only, seq.unwrap_or(0)).await?;
        let viewer = room.viewer(Some(&account.id), only)?;
        let seq = match (seq, room.table()) {
            (Some(seq), _) => seq,
            (None, table) => table?.seq(viewer),
        };
        let actor = match self.actor(&mut room, account, only, named, key, seq)? {
            Ok(actor) => Actor { scene: true, drafts: true, ..actor },
            Err(replayed) => return Ok(*replayed),
        };
        // What is laid in a lesson or puzzle is judged at once.
        if let (DraftRequest::Add { line, .. }, true) = (&request, room.meta.teaches()) {
            let lines = [line.clone()];
            return match room.meta.lesson {
                Some(_) => self.learn(room, actor, &lines).await,
                None => self.solve(room, actor, &lines).await,
            };
        }
        if let (DraftRequest::Staff { pieces, .. }, Some(turn)) = (&request, turn) {
            room = self.staffed(turn, room, &actor, pieces.clone()).await?;
        }
        if let DraftRequest::Add { line, .. } = &request
            && let Some(kept) = room.drafts.get(usize::from(actor.seat.0))
            && !has_room(&kept.lines, line)
        {
            return Err(Error::Unfit(format!("a draft holds at most {LAID} lines: send it first")));
        }
        let table = room.table_mut()?;
        let outcome = match request {
            // It has laid what it wanted to.
            DraftRequest::Staff { .. } => None,
            DraftRequest::Add { line, .. } => match table.draft_add(actor.seat, &line) {
                Ok(Drafted::Laid) => None,
                Ok(Drafted::Sent(outcome)) => Some(outcome),
                Err(error) => {
                    room.settle();
                    return Err(error.into());
                }
            },
            DraftRequest::Undo { .. } => {
                if !table.draft_undo(actor.seat) {
                    room.settle();
                    return Err(Error::Unfit("the draft is empty".into()));
                }
                None
            }
            DraftRequest::Clear { .. } => {
                table.draft_clear(actor.seat);
                None
            }
            DraftRequest::Send { .. } => match table.draft_send(actor.seat) {
                Ok(outcome) => Some(outcome),
                Err(error) => {
                    room.settle();
                    return Err(error.into());
                }
            },
        };
        let laid = outcome.is_none();
        let DraftOutcome { rest, stopped, .. } =
            outcome.unwrap_or(DraftOutcome { rows: 0..0, rest: Vec::new(), stopped: None });
        let mut response = self.done(room, actor, rest).await?;
        response.laid = laid;
        response.stopped = stopped.map(|e| Error::from(e).problem());
        Ok(response)
    }

    /// Has the staff lay its plans for some pieces on a seat's draft. It thinks over a copy of the table: others sit here
    /// meanwhile.
    async fn staffed(
        &self,
        turn: Turn,
        mut room: Seated,
        actor: &Actor<'_>,
        pieces: Vec<String>,
    ) -> Result<Seated, Error> {
        if !hints(&room.meta) {
            return Err(Error::Forbidden("hints were not agreed on at this table"));
        }
        let (id, seat) = (room.id.clone(), actor.seat);
        let below = |room: &mut Room| Ok::<_, Error>((room.rows(), room.table_mut()?.draft_lines(seat)));
        let before = below(&mut room)?;
        let mut copy = room.table_mut()?.draft_table(seat)?;
        room.settle();
        drop(room);
        let working = Hall::in_turn(turn, move || {
            copy.draft_staff(seat, &pieces)?;
            Ok(copy.draft_lines(seat))
        });
        let lines = working.await?;
        let mut room = self.visit(&id, Some(actor.account)).await?;
        if below(&mut room)? != before {
            room.settle();
            return Err(Error::Stale(Box::new(self.state(
                &mut room,
                Some(actor.account),
                actor.viewer,
                true,
            ))));
        }
        for line in lines {
            room.table_mut()?.draft_add(seat, &line)?;
        }
        Ok(room)
    }

    /// Somebody's standing orders.
    ///
    /// # Errors
    /// If the seat is not his.
    pub async fn orders(
        &self,
        id: &TableId,
        account: &Account,
        only: Option<u8>,
    ) -> Result<OrderBook, Error> {
        let room = self.visit(id, Some(account)).await?;
        let viewer = room.viewer(Some(&account.id), only)?;
        let seat = room.seat(viewer, only)?;
        room.table()?;
        Ok(room.book(seat))
    }

    /// Gives somebody's seat standing orders. They also answer a window that is open.
    ///
    /// # Errors
    /// If the seat is not his.
    pub async fn set_orders(
        &self,
        id: &TableId,
        account: &Account,
        only: Option<u8>,
        book: OrderBook,
    ) -> Result<State, Error> {
        if !book.fits() {
            return Err(Error::Bad("these are more orders than fit in the book".into()));
        }
        let mut room = self.visit(id, Some(account)).await?;
        let viewer = room.viewer(Some(&account.id), only)?;
        let seat = room.seat(viewer, only)?;
        Hall::in_play(&room)?;
        room.set_book(seat, book)?;
        self.save(&mut room, None).await?;
        Ok(self.state(&mut room, Some(account), viewer, true))
    }

    /// Sits down to act. Who has seen more rows than we know of heard of them from another server.
    async fn visit_at(
        &self,
        id: &TableId,
        account: &Account,
        only: Option<u8>,
        seq: usize,
    ) -> Result<Seated, Error> {
        let room = self.visit(id, Some(account)).await?;
        let viewer = room.viewer(Some(&account.id), only)?;
        let behind = room.table.as_ref().is_some_and(|t| t.seq(viewer) < seq);
        if !behind || self.store.news().is_none() {
            return Ok(room);
        }
        room.slot.stale.store(true, Ordering::Release);
        drop(room);
        self.visit(id, Some(account)).await
    }

    /// Who acts, if his view is the present one; the earlier answer if he posted it before.
    #[allow(clippy::type_complexity)]
    fn actor<'a>(
        &self,
        room: &mut Seated,
        account: &'a Account,
        only: Option<u8>,
        named: Option<u8>,
        key: Option<String>,
        seq: usize,
    ) -> Result<Result<Actor<'a>, Box<ActResponse>>, Error> {
        if key.as_ref().is_some_and(|k| k.is_empty() || k.len() > KEY) {
            return Err(Error::Bad(format!("a key has 1 to {KEY} letters")));
        }
        // Keys are everybody's own.
        let key = key.map(|k| format!("{}:{k}", account.id));
        let viewer = room.viewer(Some(&account.id), only)?;
        if let Some(replayed) = self.replayed(room, account, viewer, key.as_deref()) {
            return Ok(Err(replayed));
        }
        let seat = room.seat(viewer, named)?;
        Hall::in_play(room)?;
        self.played.has_room()?;
        let first = room.table()?.seq(viewer);
        if first != seq {
            self.metrics.stale.add(1);
            return Err(Error::Stale(Box::new(self.state(room, Some(account), viewer, true))));
        }
        Ok(Ok(Actor { account, viewer, seat, key, first, scene: false, drafts: false }))
    }

    /// What a drafter is shown: his draft laid out, or the table as it is where none is left.
    fn laid_out(&self, room: &mut Seated, who: Who, actor: &Actor) -> Result<State, Error> {
        let drafted = room.drafts.get(usize::from(actor.seat.0)).is_some_and(|d| !d.lines.is_empty());
        let mut state = self.state(room, who, actor.viewer, !drafted);
        if drafted {
            self.metrics.scenes.add(1);
            state.scene = Some(Arc::new(room.table_mut()?.draft_scene(actor.seat, "")?));
            room.settle();
        }
        Ok(state)
    }

    /// The answer to what was posted before with the same key.
    fn replayed(
        &self,
        room: &mut Seated,
        account: &Account,
        viewer: Viewer,
        key: Option<&str>,
    ) -> Option<Box<ActResponse>> {
        let reply = room.reply(&account.id, key?)?.clone();
        let entries = super::look::entries(room, viewer, reply.first);
        Some(Box::new(ActResponse {
            first: reply.first,
            last: reply.last,
            dropped: reply.dropped,
            replayed: true,
            laid: false,
            stopped: None,
            answer: None,
            entries,
            state: Some(Box::new(self.state(room, Some(account), viewer, true))),
        }))
    }

    /// Makes what was done durable, and answers.
    pub(super) async fn done(
        &self,
        mut room: Seated,
        actor: Actor<'_>,
        dropped: Vec<String>,
    ) -> Result<ActResponse, Error> {
        room.tend();
        let last = room.table()?.seq(actor.viewer);
        // Who plays on instead of answering an offer of a draw has declined it.
        let offered = room.meta.draw & !(1 << actor.seat.0);
        if last > actor.first && offered != 0 {
            room.meta_mut().draw &= !offered;
        }
        let reply = Reply { account: actor.account.id.clone(), first: actor.first, last, dropped };
        let key = actor.key.clone().map(|key| (key, reply.clone()));
        let id = room.id.clone();
        match self.save(&mut room, key).await {
            Ok(()) => {}
            Err(Error::Conflict(_)) => {
                // Somebody was faster, through another server.
                drop(room);
                let mut room = self.visit(&id, Some(actor.account)).await?;
                // It may have been the very same post.
                if let Some(replayed) =
                    self.replayed(&mut room, actor.account, actor.viewer, actor.key.as_deref())
                {
                    return Ok(*replayed);
                }
                self.metrics.stale.add(1);
                return Err(Error::Stale(Box::new(self.state(
                    &mut room,
                    Some(actor.account),
                    actor.viewer,
                    true,
                ))));
            }
            Err(error) => return Err(error),
        }
        self.metrics.actions.add(1);
        let entries = super::look::entries(&room, actor.viewer, actor.first);
        let who: Who = Some(actor.account);
        let state = match (actor.scene, actor.drafts) {
            (false, _) => None,
            (true, false) => {
                let state = self.state(&mut room, who, actor.viewer, true);
                room.keep_shown(actor.viewer, state.scene.as_ref());
                Some(state)
            }
            (true, true) => Some(self.laid_out(&mut room, who, &actor)?),
        };
        let state = state.map(Box::new);
        Ok(ActResponse {
            first: reply.first,
            last: reply.last,
            dropped: reply.dropped,
            replayed: false,
            laid: false,
            stopped: None,
            answer: None,
            entries,
            state,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_draft_has_an_end() {
        let laid = |lines: usize, letters: usize| vec!["x".repeat(letters); lines];
        assert!(has_room(&[], "take 1") && has_room(&laid(LAID - 1, 60), "take 1"));
        assert!(!has_room(&laid(LAID, 1), "take 1"));
        assert!(!has_room(&laid(2, LAID_SIZE / 2), "take 1"));
    }
}
