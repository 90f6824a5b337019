//! Lessons: tables at which a pupil's lines are judged. What is wrong is answered, and the table stays as it was.

use std::sync::Arc;

use sandtable_bots::GameBox;
use sandtable_core::{Class, Deed, Desk, DiceOf, Header, Lesson, Seat, Table, Verdict};

use super::heavy::Turn;
use super::lay::{Seating, fresh};
use super::look::view_of_room;
use super::play::Actor;
use super::{Hall, Room, Seated};
use crate::error::Error;
use crate::games::STAND_IN;
use crate::ids::{TableId, random_number};
use crate::server::Bookmaker;
use crate::store::{Account, Chair, Holder, Meta, Pupil, Status};
use crate::wire::{ActResponse, LessonRequest, TableView};

/// A lesson is over: what comes next is another, or a game.
const OVER: Error = Error::Conflict("the lesson is over");

impl Hall {
    /// Begins a lesson, or goes on with one that was left. One that was done begins again.
    ///
    /// # Errors
    /// If there is no such lesson.
    pub async fn teach(&self, account: &Account, game: &str, key: &str) -> Result<TableView, Error> {
        let game = self.games.get(game).cloned().ok_or(Error::NotFound("game"))?;
        let lesson = game.course().lesson(key).ok_or(Error::NotFound("lesson"))?;
        let same = |meta: &Meta| {
            meta.lesson.as_ref().is_some_and(|pupil| pupil.key == key && pupil.steps == lesson.steps.len())
        };
        if let Some(mut room) = self.left(account, game.info().id, &lesson.desk, same).await? {
            if room.meta.lesson.as_ref().is_some_and(|pupil| pupil.done()) {
                room.lay_at(lesson, 0)?;
                self.save(&mut room, None).await?;
            }
            return Ok(view_of_room(&room, Some(account)));
        }
        let table = lesson.desk.table(game.as_ref(), random_number())?;
        let pupil = Pupil::new(key, lesson.steps.len(), table.rows().len());
        let meta = Meta { lesson: Some(pupil), ..self.desk(account, game.as_ref(), &lesson.desk) };
        self.sit(account, game.clone(), meta, table).await
    }

    /// Somebody's table of a game that was left: one that was laid for the desk as it was written then is cleared away.
    pub(super) async fn left(
        &self,
        account: &Account,
        game: &str,
        desk: &Desk,
        same: impl Fn(&Meta) -> bool,
    ) -> Result<Option<Seated>, Error> {
        for kept in self.store.mine(&account.id).await? {
            if kept.status == Status::Running && kept.meta.game == game && same(&kept.meta) {
                let room = self.visit(&kept.id, Some(account)).await?;
                if room.older.is_none() && room.is_of(desk) {
                    return Ok(Some(room));
                }
                drop(room);
                self.store.delete(&kept.id).await?;
            }
        }
        Ok(None)
    }

    /// What a table is that is laid for somebody at a desk.
    pub(super) fn desk(&self, account: &Account, game: &dyn GameBox, desk: &Desk) -> Meta {
        let seating = Seating::of(game, &desk.scenario, &desk.options);
        let own = Holder::Person { id: account.id.clone(), name: account.name.clone() };
        let holder = |seat: &String| if *seat == desk.seat { own.clone() } else { Holder::Lesson };
        Meta {
            game: game.info().id.into(),
            scenario: desk.scenario.clone(),
            options: desk.options.clone(),
            chairs: seating.keys.iter().map(|seat| Chair { holder: holder(seat), word: None }).collect(),
            keys: seating.keys,
            teams: seating.teams,
            creator: Some(account.id.clone()),
            ..Meta::default()
        }
    }

    /// Somebody sits down at a table of his own.
    pub(super) async fn sit(
        &self,
        account: &Account,
        game: Arc<dyn GameBox>,
        meta: Meta,
        table: Box<dyn Table>,
    ) -> Result<TableView, Error> {
        let mut room = fresh(game, meta, self.clock.now());
        room.open(table);
        self.put(room, account).await
    }

    /// Lays the table at a step that the pupil has come to, or plays what solves the present one.
    ///
    /// # Errors
    /// If it is no lesson, or he is not there yet.
    pub async fn lesson(
        &self,
        id: &TableId,
        account: &Account,
        request: LessonRequest,
    ) -> Result<ActResponse, Error> {
        let mut room = self.visit(id, Some(account)).await?;
        let game = room.game.clone();
        let (lesson, pupil) = room.class(&game)?;
        let actor = Actor::of(&room, account)?;
        // What is left half done is folded again.
        match request {
            LessonRequest::Step { step } if step < pupil.began.len() => room.lay_at(lesson, step)?,
            LessonRequest::Step { .. } => return Err(Error::Conflict("this step has not been reached")),
            LessonRequest::Show if pupil.done() => return Err(OVER),
            LessonRequest::Show => room.show(lesson, &pupil)?,
        }
        self.done(room, actor, Vec::new()).await
    }

    /// A game against the machine, from where a lesson ended.
    ///
    /// # Errors
    /// If it is no lesson, or not at its end.
    pub async fn play_on(&self, id: &TableId, account: &Account) -> Result<TableView, Error> {
        self.may_lay(account).await?;
        let room = self.visit(id, Some(account)).await?;
        let game = room.game.clone();
        let (_, pupil) = room.class(&game)?;
        if !pupil.done() {
            return Err(Error::Conflict("the lesson is not over"));
        }
        let bot = Holder::Bot(STAND_IN.to_string());
        let sits = |holder: &Holder| if *holder == Holder::Lesson { bot.clone() } else { holder.clone() };
        let old = &room.meta;
        let meta = Meta {
            start: Some(room.table()?.position().to_string()),
            chairs: old.chairs.iter().map(|c| Chair { holder: sits(&c.holder), word: None }).collect(),
            creator: Some(account.id.clone()),
            hints: true,
            ..super::next::again(old)
        };
        drop(room);
        let mut next = fresh(game, meta, self.clock.now());
        self.begin(&mut next)?;
        self.put(next, account).await
    }

    /// The handbook of a game, for whoever has his turn: its pictures take a while.
    ///
    /// # Errors
    /// If it cannot be made.
    pub async fn handbook(
        turn: Turn,
        game: Arc<dyn GameBox>,
        language: String,
        make: Bookmaker,
    ) -> Result<String, Error> {
        Hall::in_turn(turn, move || make(game.as_ref(), &language).map_err(Error::Broken)).await
    }

    /// Plays a pupil's lines, as far as they are right.
    pub(super) async fn learn(
        &self,
        mut room: Seated,
        actor: Actor<'_>,
        lines: &[String],
    ) -> Result<ActResponse, Error> {
        let game = room.game.clone();
        let (lesson, _) = room.class(&game)?;
        let mut answer = None;
        for (i, line) in lines.iter().enumerate() {
            match room.judge_line(lesson, line) {
                Ok(None) => {}
                Ok(wrong) => {
                    answer = wrong;
                    break;
                }
                // Nothing was changed yet.
                Err(error) if i == 0 => {
                    room.settle();
                    self.metrics.refused.add(1);
                    return Err(error);
                }
                Err(_) => break,
            }
        }
        let mut response = self.done(room, actor, Vec::new()).await?;
        response.answer = answer;
        Ok(response)
    }
}

impl Room {
    /// The lesson of this table, and how far the pupil is.
    fn class<'a>(&self, game: &'a Arc<dyn GameBox>) -> Result<(&'a Lesson, Pupil), Error> {
        let pupil = self.meta.lesson.clone().ok_or(Error::Conflict("this is no lesson"))?;
        Hall::in_play(self)?;
        let lesson = game.course().lesson(&pupil.key).ok_or(Error::NotFound("lesson"))?;
        Ok((lesson, pupil))
    }

    /// Was the table laid for the desk as it is now?
    fn is_of(&self, desk: &Desk) -> bool {
        let header = self.table.as_ref().map(|table| table.header());
        header.is_some_and(|h: &Header| h.position.clone().unwrap_or_default() == desk.position)
    }

    /// Gives the seats of a lesson or puzzle their orders.
    pub(super) fn give_desk_orders(&mut self) {
        let lesson = self.meta.lesson.as_ref().and_then(|pupil| self.game.course().lesson(&pupil.key));
        let puzzle = self.meta.puzzle.as_ref().and_then(|solving| self.game.puzzles().get(&solving.key));
        let desk = lesson.map(|lesson| &lesson.desk).or(puzzle.map(|puzzle| &puzzle.desk));
        if let (Some(table), Some(desk)) = (&mut self.table, desk) {
            let _ = desk.give_orders(self.game.as_ref(), table.as_mut());
        }
    }

    /// A copy of the table, to be played on with other dice.
    pub(super) fn copy(&self, desk: &Desk) -> Result<Box<dyn Table>, Error> {
        let mut copy = self.game.fold(&self.table()?.record(), DiceOf::Seed(random_number()))?;
        desk.give_orders(self.game.as_ref(), copy.as_mut())?;
        Ok(copy)
    }

    /// Plays a line if it is right; gives the answer if it is wrong.
    fn judge_line(&mut self, lesson: &Lesson, line: &str) -> Result<Option<String>, Error> {
        let pupil = self.meta.lesson.clone().filter(|pupil| !pupil.done()).ok_or(OVER)?;
        let mut class = Class::at(lesson, pupil.step(), pupil.now());
        let mut copy = self.copy(&lesson.desk)?;
        match class.play(copy.as_mut(), line)? {
            Verdict::Wrong(answer) => return Ok(Some(answer)),
            Verdict::On => {}
            Verdict::Done => self.pupil(|pupil| pupil.began.push(class.began)),
        }
        *self.table_mut()? = copy;
        Ok(None)
    }

    /// Lays the table at the beginning of a step.
    fn lay_at(&mut self, lesson: &Lesson, step: usize) -> Result<(), Error> {
        let seat = self.seat_of(&lesson.desk.seat)?;
        let before = self.meta.lesson.as_ref().and_then(|pupil| pupil.began.get(step).copied());
        let row = before.and_then(|rows| rows.checked_sub(1)).ok_or(Error::NotFound("step"))?;
        self.table_mut()?.go_back(seat, row)?;
        let rows = self.rows();
        self.pupil(|pupil| {
            pupil.began.truncate(step);
            pupil.began.push(rows);
        });
        Ok(())
    }

    /// Plays what solves the present step, from its beginning.
    fn show(&mut self, lesson: &Lesson, pupil: &Pupil) -> Result<(), Error> {
        let step = pupil.step();
        if self.rows() > pupil.now() {
            self.lay_at(lesson, step)?;
        }
        for line in Class::at(lesson, step, 0).solution() {
            if let Some(answer) = self.judge_line(lesson, line)? {
                return Err(Error::Broken(format!("{}: '{line}' is answered by {answer}", lesson.file)));
            }
        }
        Ok(())
    }

    /// How many of his lines of the present step a pupil can take back; none where nobody is taught.
    pub(super) fn own_lines(&self, seat: Seat) -> Option<usize> {
        let began = self.meta.taught_from()?;
        let rows = self
            .table
            .as_ref()
            .and_then(|table| table.rows().get(began.saturating_sub(table.first_row())..))
            .unwrap_or_default();
        let mut lines = 0usize;
        for row in rows.iter().filter(|row| row.seat == Some(seat)) {
            match row.deed {
                Deed::Line(_) => lines += 1,
                Deed::Undo => lines = lines.saturating_sub(1),
                _ => {}
            }
        }
        Some(lines)
    }

    pub(super) fn seat_of(&self, key: &str) -> Result<Seat, Error> {
        let index = self.meta.keys.iter().position(|seat| seat == key);
        index.and_then(|i| u8::try_from(i).ok()).map(Seat).ok_or(Error::NotFound("seat"))
    }

    fn pupil(&mut self, change: impl FnOnce(&mut Pupil)) {
        if let Some(pupil) = &mut self.meta_mut().lesson {
            change(pupil);
        }
    }
}
