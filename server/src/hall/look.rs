//! Looking: scenes, the log, reasons, odds, hints and records. Everything names its viewer.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Deref;
use std::sync::Arc;

use sandtable_bots::GameBox;
use sandtable_core::{Commitment, Handle, Record, Scene, Seat, Seats, Secret, Table, Viewer};

use super::consent::asks_rest;
use super::whole::Whole;
use super::{Hall, Room, Who};
use crate::clock::HOUR;
use crate::error::Error;
use crate::ids::TableId;
use crate::store::{Account, Holder, Listed, Meta, Status};
use crate::wire::{
    AuctionView, BidView, EntryView, FitsView, LessonState, LogView, LookQuery, OddsView, OffersView,
    OverlayView, PaceView, PuzzleState, ResultView, SeatView, State, TableView, WhyView,
};

/// More lines are not tried at once.
const MOST_TRIED: usize = 512;

impl Hall {
    /// A table as somebody may know it.
    ///
    /// # Errors
    /// If it is none of his business.
    pub async fn look(&self, id: &TableId, who: Who<'_>) -> Result<TableView, Error> {
        let room = self.visit(id, who).await?;
        Ok(view_of_room(&room, who))
    }

    /// The ground of a board that its rules draw themselves.
    ///
    /// # Errors
    /// Before the start.
    pub async fn drawing(&self, id: &TableId, who: Who<'_>) -> Result<Option<String>, Error> {
        let room = self.visit(id, who).await?;
        Ok(room.table()?.drawing())
    }

    /// What somebody sees, now or after so many rows.
    ///
    /// # Errors
    /// A row that he was not told.
    pub async fn scene(&self, id: &TableId, who: Who<'_>, query: LookQuery) -> Result<State, Error> {
        if let Some(at) = query.at {
            return self.scene_at(id, who, &query, at).await;
        }
        let mut room = self.visit(id, who).await?;
        let viewer = eyes(&room, who, &query)?;
        let drafting = room.drafting(viewer, &query)?;
        let laid = match drafting {
            Some((table, seat)) => {
                self.metrics.scenes.add(1);
                Some(table.draft_scene(seat, query.then.as_deref().unwrap_or_default())?)
            }
            None => None,
        };
        let mut state = self.state(&mut room, who, viewer, laid.is_none());
        state.scene = laid.map(Arc::new).or(state.scene);
        Ok(state)
    }

    /// What could be done with a draft laid out, and a line tried on top of it.
    ///
    /// # Errors
    /// A line that would be refused there, or that rolls, reveals or asks.
    pub async fn offers(&self, id: &TableId, who: Who<'_>, query: LookQuery) -> Result<OffersView, Error> {
        let mut room = self.visit(id, who).await?;
        let viewer = eyes(&room, who, &query)?;
        let query = LookQuery { draft: Some(true), ..query };
        let Some((table, seat)) = room.drafting(viewer, &query)? else {
            return Err(Error::Forbidden("nothing is offered to you here"));
        };
        self.metrics.scenes.add(1);
        let scene = table.draft_scene(seat, query.then.as_deref().unwrap_or_default())?;
        Ok(OffersView { offers: if room.offers() { scene.offers } else { Vec::new() } })
    }

    /// Which of some lines could be done on top of a draft, each by itself.
    ///
    /// # Errors
    /// More lines than are tried at once; nobody who plays.
    pub async fn fits(
        &self,
        id: &TableId,
        who: Who<'_>,
        query: LookQuery,
        lines: Vec<String>,
    ) -> Result<FitsView, Error> {
        if lines.len() > MOST_TRIED {
            return Err(Error::TooLarge);
        }
        let (turn, mut room) = self.visit_in_turn(id, who).await?;
        let viewer = eyes(&room, who, &query)?;
        let query = LookQuery { draft: Some(true), ..query };
        let Some((table, seat)) = room.drafting(viewer, &query)? else {
            return Err(Error::Forbidden("nothing is offered to you here"));
        };
        // Whoever is not asked can do none of them.
        let Ok(mut table) = table.draft_table(seat) else {
            return Ok(FitsView { fits: vec![false; lines.len()] });
        };
        // Others sit at the table meanwhile.
        drop(room);
        Ok(FitsView { fits: Hall::in_turn(turn, move || Ok(table.draft_fits(seat, &lines))).await? })
    }

    /// The present state, as somebody sees it.
    pub(super) fn state(&self, room: &mut Room, who: Who, viewer: Viewer, scene: bool) -> State {
        let table = view_of_room(room, who);
        let drafts = viewer.0.iter().filter_map(|s| room.drafts.get(usize::from(s.0)));
        let (mut draft, mut proposal) = (Vec::new(), Vec::new());
        for kept in drafts {
            draft.extend(kept.lines.iter().cloned());
            proposal.extend(kept.proposal.iter().cloned());
        }
        let running = room.status == Status::Running && room.older.is_none();
        let live = room.table.as_deref();
        let window = live.filter(|_| running).and_then(|t| {
            let decision = t.decision();
            decision.window().filter(|_| decision.seats().0 & viewer.0.0 != 0).map(|w| w.0.to_string())
        });
        let back =
            |t: &dyn Table| viewer.0.iter().map(|s| lines_back(room, t, s, viewer)).max_by_key(Vec::len);
        let undo = live.filter(|_| running).and_then(back).unwrap_or_default();
        let scene = if scene { self.scene_of(room, viewer) } else { None };
        State { table, seq: live.map_or(0, |t| t.seq(viewer)), scene, window, undo, draft, proposal }
    }

    /// The scene that somebody sees.
    pub(super) fn scene_of(&self, room: &Room, viewer: Viewer) -> Option<Arc<Scene>> {
        let mut scene = room.table.as_deref()?.scene(viewer);
        self.metrics.scenes.add(1);
        if !room.offers() {
            scene.offers.clear();
        }
        Some(Arc::new(scene))
    }

    /// What somebody may read of the log.
    ///
    /// # Errors
    /// Before the start.
    pub async fn log(&self, id: &TableId, who: Who<'_>, query: LookQuery) -> Result<LogView, Error> {
        let since = query.since.unwrap_or(0);
        let room = self.visit(id, who).await?;
        let room = match room.tells(eyes(&room, who, &query)?, since) {
            true => Whole::Here(room),
            false => {
                drop(room);
                self.visit_whole(id, who).await?
            }
        };
        let viewer = eyes(&room, who, &query)?;
        Ok(LogView { seq: room.table()?.seq(viewer), entries: entries(&room, viewer, since) })
    }

    /// Why nothing can be done with a thing.
    ///
    /// # Errors
    /// Before the start.
    pub async fn why(
        &self,
        id: &TableId,
        who: Who<'_>,
        query: &LookQuery,
        at: &Handle,
    ) -> Result<WhyView, Error> {
        let mut room = self.visit(id, who).await?;
        let viewer = room.viewer(who.map(|a| &a.id), query.r#as)?;
        let refusals = match room.drafting(viewer, query)? {
            Some((table, seat)) => table.draft_why(seat, query.then.as_deref().unwrap_or_default(), at)?,
            None => room.table()?.why(viewer, at),
        };
        Ok(WhyView { refusals })
    }

    /// What is laid over the board under some keys, now, with a draft or (replay) after so many rows.
    ///
    /// # Errors
    /// Before the start; a row that he was not told.
    pub async fn overlay(
        &self,
        id: &TableId,
        who: Who<'_>,
        query: LookQuery,
        keys: BTreeSet<String>,
        at: Option<Handle>,
    ) -> Result<OverlayView, Error> {
        if let Some(row) = query.at {
            return self.overlay_at(id, who, &query, row, keys, at).await;
        }
        let (turn, mut room) = self.visit_in_turn(id, who).await?;
        let viewer = eyes(&room, who, &query)?;
        let (mut table, seat) = match room.drafting(viewer, &query)? {
            Some((table, seat)) => (table.draft_table(seat)?, Some(seat)),
            None => (room.table()?.copy(), None),
        };
        // Others sit at the table meanwhile.
        drop(room);
        let laying = Hall::in_turn(turn, move || {
            let then = query.then.as_deref().unwrap_or_default();
            let laid = keys.into_iter().map(|key| {
                let marks = match seat {
                    Some(seat) => table.draft_overlay(seat, then, &key, at.as_ref())?,
                    None => table.overlay(viewer, &key, at.as_ref()),
                };
                Ok::<_, Error>((key, marks))
            });
            laid.collect::<Result<BTreeMap<_, _>, _>>()
        });
        Ok(OverlayView { overlays: laying.await? })
    }

    /// What a line leads to, as far as somebody can know.
    ///
    /// # Errors
    /// A line that would be refused.
    pub async fn odds(
        &self,
        id: &TableId,
        account: &Account,
        query: LookQuery,
        line: String,
        otherwise: String,
    ) -> Result<OddsView, Error> {
        let (turn, mut room) = self.visit_in_turn(id, Some(account)).await?;
        let viewer = room.viewer(Some(&account.id), query.r#as)?;
        if viewer.0.is_empty() {
            return Err(Error::Forbidden("spectators only watch"));
        }
        Hall::in_play(&room)?;
        // Enumerating takes a while: not on a thread that serves others.
        // Others sit at the table meanwhile.
        let (table, viewer) = match room.drafting(viewer, &query)? {
            Some((table, seat)) => (table.draft_table(seat)?, Viewer::seat(seat)),
            None => (room.table()?.copy(), viewer),
        };
        drop(room);
        let reckoning = Hall::in_turn(turn, move || {
            let otherwise: Vec<&str> = otherwise.split(',').collect();
            Ok(table.odds(viewer, &line, &otherwise)?)
        });
        Ok(OddsView { odds: reckoning.await? })
    }

    /// The record: what somebody was told while the game runs, everything afterwards.
    ///
    /// # Errors
    /// Before the start.
    pub async fn record(&self, id: &TableId, who: Who<'_>, only: Option<u8>) -> Result<Record, Error> {
        match self.visit(id, who).await {
            Ok(room) if room.is_whole() => return self.record_of(room, who, only).await,
            // What its rules cannot do at this time can be read all the same.
            Ok(_) | Err(Error::Shut) => {}
            Err(error) => return Err(error),
        }
        // A long log is read, and nothing of it played.
        let _turn = self.heavy.turn().await?;
        let room = Box::new(self.read(id).await?);
        Hall::admit(&room, who)?;
        self.record_of(room, who, only).await
    }

    async fn record_of<R: Deref<Target = Room>>(
        &self,
        room: R,
        who: Who<'_>,
        only: Option<u8>,
    ) -> Result<Record, Error> {
        let viewer = room.viewer(who.map(|a| &a.id), only)?;
        let record = room.record()?;
        let revealed =
            room.is_revealed() || (room.status == Status::Over && self.ended_elsewhere(&room.meta).await?);
        if !revealed {
            return Ok(record.for_viewer(viewer));
        }
        // A game that was given up shows its dice too.
        let secret = record.secret.clone().or_else(|| room.meta.secret.as_deref().and_then(Secret::parse));
        Ok(Record { secret, ..record })
    }
}

impl Room {
    /// Can something be done here?
    pub(super) fn offers(&self) -> bool {
        self.status == Status::Running && self.older.is_none() && !self.meta.is_taught()
    }

    /// The table with the seat whose draft is to be laid out, if one is.
    fn drafting(
        &mut self,
        viewer: Viewer,
        query: &LookQuery,
    ) -> Result<Option<(&mut dyn Table, Seat)>, Error> {
        let wanted = (query.draft == Some(true) || query.then.is_some()) && !viewer.0.is_empty();
        if !wanted || self.status != Status::Running || self.older.is_some() {
            return Ok(None);
        }
        let seat = self.seat(viewer, None)?;
        let Some(table) = &mut self.table else { return Ok(None) };
        Ok(Some((table.as_mut(), seat)))
    }
}

/// Whose eyes somebody looks with.
pub(super) fn eyes(room: &Room, who: Who, query: &LookQuery) -> Result<Viewer, Error> {
    if query.open == Some(true) {
        if !room.is_revealed() {
            return Err(Error::Conflict("secrets are shown when the game is over"));
        }
        return Ok(room.everybody());
    }
    room.viewer(who.map(|a| &a.id), query.r#as)
}

/// What a viewer may read of the log, from a row on.
pub(super) fn entries(room: &Room, viewer: Viewer, since: usize) -> Vec<EntryView> {
    let Some(table) = &room.table else { return Vec::new() };
    let log = table.log(viewer, since).into_iter();
    log.map(|(row, e)| EntryView::of(row, e)).collect()
}

/// Between persons hints must be agreed on; a lesson has its own.
pub(super) fn hints(meta: &Meta) -> bool {
    !meta.teaches() && (meta.hints || meta.holders().len() < 2)
}

/// No more of the lines that can be taken back are told.
const LINES_BACK: usize = 50;

/// The lines that a seat can take back by itself, by their rows as a viewer counts them, the last first: none where another
/// person decides now.
pub(super) fn lines_back(room: &Room, table: &dyn Table, seat: Seat, viewer: Viewer) -> Vec<usize> {
    if room.handed_on(table, seat) { Vec::new() } else { own_lines_back(room, table, seat, viewer) }
}

/// The lines that a seat can take back at most: in a lesson no more than those of the step.
pub(super) fn own_lines_back(room: &Room, table: &dyn Table, seat: Seat, viewer: Viewer) -> Vec<usize> {
    table.undo_rows(seat, viewer, room.own_lines(seat).map_or(LINES_BACK, |own| own.min(LINES_BACK)))
}

/// A table in memory as somebody may know it.
pub(super) fn view_of_room(room: &Room, who: Who) -> TableView {
    let facts = Facts {
        id: &room.id,
        meta: &room.meta,
        status: room.status,
        asked: room.asked(),
        moved: room.moved,
        older: room.older.is_some(),
        trouble: room.trouble,
        hurried: room.hurried.then_some(room.game.as_ref()),
    };
    let you = who.map(|a| room.meta.seats_of(&a.id)).unwrap_or_default();
    TableView {
        back: room.wish().map(|seat| seat.0),
        may_ask_back: room.wish().is_none() && room.may_wish(you).is_some(),
        ..view(facts, who)
    }
}

/// A table in the store as somebody may know it.
pub(super) fn view_of_listed(
    listed: &Listed,
    older: bool,
    trouble: Option<&'static str>,
    who: Who,
) -> TableView {
    let asked = if older { 0 } else { listed.asked };
    let Listed { id, meta, status, moved, .. } = listed;
    view(Facts { id, meta, status: *status, asked, moved: *moved, older, trouble, hurried: None }, who)
}

/// What a table is, to whoever looks.
struct Facts<'a> {
    id: &'a TableId,
    meta: &'a Meta,
    status: Status,
    asked: u8,
    moved: i64,
    older: bool,
    trouble: Option<&'static str>,
    /// The game whose bots play in haste.
    hurried: Option<&'a dyn GameBox>,
}

fn view(facts: Facts, who: Who) -> TableView {
    let Facts { id, meta, status, asked, moved, older, trouble, hurried } = facts;
    let list = |mask: u8| Seats(mask).iter().map(|s: Seat| s.0).collect::<Vec<u8>>();
    let you = who.map(|a| meta.seats_of(&a.id)).unwrap_or_default();
    let running = status == Status::Running;
    let seats = meta.chairs.iter().enumerate().map(|(i, chair)| {
        let (kind, name, level) = match &chair.holder {
            Holder::Open => ("open", None, None),
            Holder::Link(_) => ("link", None, None),
            Holder::Person { name, .. } => ("person", Some(name.clone()), None),
            Holder::Bot(level) => ("bot", None, Some(level.clone())),
            Holder::Lesson => ("lesson", None, None),
        };
        let bot = level.as_deref().and_then(|name| name.parse().ok());
        SeatView {
            hurried: hurried.zip(bot).is_some_and(|(game, bot)| game.thinks(bot)),
            key: meta.keys.get(i).cloned().unwrap_or_default(),
            kind,
            name,
            level,
            word: chair.word.is_some(),
        }
    });
    let commitment = meta.secret.as_deref().and_then(Secret::parse).map(|s: Secret| s.commitment());
    TableView {
        id: id.to_string(),
        game: meta.game.clone(),
        scenario: meta.scenario.clone(),
        options: meta.options.clone(),
        status: match status {
            Status::Waiting => "waiting",
            Status::Running => "running",
            Status::Over => "over",
        },
        seats: seats.collect(),
        you: list(you.0),
        yours: who.is_some_and(|a| meta.creator.as_ref() == Some(&a.id)),
        asked: list(asked),
        since: moved,
        your_turn: running && asked & you.0 != 0,
        hours: meta.hours,
        paused: meta.paused.is_some(),
        pausing: asks_rest(meta.pausing),
        paces: meta.paces.iter().map(|p| PaceView { seat: p.seat, hours: p.hours }).collect(),
        auction: meta.auction.as_deref().map(|bids| AuctionView {
            made: bids.iter().map(|bid| bid.by).collect(),
            own: bids
                .iter()
                .find(|bid| you.0 & (1 << bid.by) != 0)
                .map(|bid| BidView { seat: bid.seat, points: bid.points }),
        }),
        deadline: meta
            .hours
            .filter(|_| running && asked != 0 && meta.paused.is_none())
            .map(|h| moved + i64::from(h) * HOUR),
        public: meta.public,
        hints: hints(meta),
        ask_words: meta.ask_words,
        archive: meta.archive,
        commitment: commitment.map(|c: Commitment| c.to_string()),
        draw: list(meta.draw),
        back: None,
        may_ask_back: false,
        result: meta.result.as_ref().map(|r| ResultView {
            winners: list(r.winners),
            reason: r.reason.clone(),
            rule: r.rule.clone(),
        }),
        rematch: meta.rematch.as_ref().map(ToString::to_string),
        parent: meta.parent.as_ref().map(ToString::to_string),
        older_rules: older,
        trouble,
        data: meta.data.clone(),
        teams: meta.sides().into_iter().map(|side| list(side.0)).collect(),
        lesson: meta.lesson.as_ref().map(|pupil| LessonState {
            key: pupil.key.clone(),
            step: pupil.step(),
            steps: pupil.steps,
        }),
        puzzle: meta.puzzle.as_ref().map(|solving| PuzzleState {
            key: solving.key.clone(),
            hints: solving.hints,
            shown: solving.shown,
            solved: solving.result,
            answer: solving.answer.clone(),
        }),
    }
}
