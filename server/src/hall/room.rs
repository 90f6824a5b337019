//! A table in memory: its game, its chairs and what its seats keep.

use std::sync::Arc;

use sandtable_bots::{Commander, GameBox, Haste, Opponent};
use sandtable_core::{
    Chance, Decision, Dice, DiceOf, Mode, OrderBook, Position, Record, RecordError, Seat, Seats, Secret,
    Table, Viewer,
};

use super::glimpse::{Fresh, Shown, Told};
use super::older;
use crate::error::Error;
use crate::games::STAND_IN;
use crate::ids::{AccountId, TableId, random_number};
use crate::store::{Change, Draft, Holder, Listed, Meta, Reply, Snapshot, Status, Stored, Verdict};

/// The position is kept with every so many rows; also when a table leaves memory and when it is over.
const SNAPSHOT_EVERY: usize = 50;

/// So many rows of a table stay in memory at least; twice as many at most, where they need not be there to be taken back.
const ROWS: usize = 128;

/// More rounds of orders answering orders than any game can mean.
const ROUNDS: usize = 64;

/// A table in memory.
pub struct Room {
    /// Its id.
    pub id: TableId,
    /// The box.
    pub game: Arc<dyn GameBox>,
    /// The game in play, once it is set up.
    pub table: Option<Box<dyn Table>>,
    /// Everything that is not the log.
    pub meta: Meta,
    /// What each seat lays out.
    pub drafts: Vec<Draft>,
    /// Those whose drafts are not kept yet.
    drafted: Seats,
    /// Those of them who hold their orders, or do so no longer.
    holds: Seats,
    /// How far it is.
    pub status: Status,
    /// The record of a log that these rules did not write and cannot fold; then `table` only shows the last position.
    pub older: Option<Record>,
    /// Since when those are asked who are.
    pub moved: i64,
    /// When it was laid.
    pub created: i64,
    /// What fell over at it, for its players to know.
    pub trouble: Option<&'static str>,
    /// Answers to posts, by their keys.
    keys: Vec<(String, Reply)>,
    opponents: Vec<Option<Box<dyn Opponent>>>,
    /// Did its last bot that takes its time think less than it is wont to, because there is much to do?
    pub(super) hurried: bool,
    /// What somebody was shown who just moved, for those who watch with the same eyes.
    pub(super) fresh: Option<Fresh>,
    /// What watchers see.
    pub(super) shown: Vec<Shown>,
    /// What those are told who only look on.
    pub(super) told: Option<Told>,
    version: i64,
    /// Rows in the store.
    stored: usize,
    /// Who was asked when it was stored.
    asked: u8,
    /// That is not who is asked now.
    drifted: bool,
    /// The last thing done took a line back.
    pub took_back: bool,
    /// Rows of the last position that was kept.
    snapped: usize,
    meta_changed: bool,
    /// Something may be in memory that is not in the store.
    dirty: bool,
}

/// Holds that were kept with the orders, before they lay with the drafts. Whose are they?
fn take_holds(listed: &mut Listed, drafts: &mut [Draft]) -> Seats {
    let mut holds = Seats::NONE;
    for (i, kept) in drafts.iter_mut().enumerate() {
        kept.held = kept.held.or(listed.meta.held.get(i).copied().flatten());
        let book = listed.meta.books.get_mut(i).filter(|book| book.hold && listed.status == Status::Running);
        if let Some(book) = book {
            (book.hold, kept.hold) = (false, true);
            holds = holds.with(Seat(i as u8));
        }
    }
    holds
}

impl Room {
    /// A table whose game is not laid.
    pub fn blank(stored: Stored, game: Arc<dyn GameBox>) -> Room {
        let Stored { table: mut listed, keys, snapshot, drafts: kept, .. } = stored;
        let mut drafts = listed.meta.drafts.clone();
        drafts.resize_with(listed.meta.chairs.len(), Draft::default);
        for (seat, draft) in kept {
            if let Some(place) = drafts.get_mut(usize::from(seat)) {
                *place = draft;
            }
        }
        let holds = take_holds(&mut listed, &mut drafts);
        Room {
            drafts,
            drafted: holds,
            holds,
            id: listed.id,
            game,
            table: None,
            status: listed.status,
            moved: listed.moved,
            created: listed.created,
            trouble: None,
            keys,
            opponents: Vec::new(),
            hurried: false,
            fresh: None,
            shown: Vec::new(),
            told: None,
            version: listed.version,
            older: None,
            stored: 0,
            asked: listed.asked,
            drifted: false,
            took_back: false,
            snapped: snapshot.map_or(0, |s| s.rows),
            meta: listed.meta,
            meta_changed: !holds.is_empty(),
            dirty: false,
        }
    }

    /// Folds a table from its log, with the first of these boxes that can. A log that none of them can have written
    /// is kept to be read.
    ///
    /// # Errors
    /// Text that is no log.
    pub fn fold(mut stored: Stored, boxes: &[Arc<dyn GameBox>]) -> Result<Room, Error> {
        let rows = std::mem::take(&mut stored.rows);
        let (snapshot, due) = (stored.snapshot.clone(), stored.table.due);
        let game = boxes.first().cloned().ok_or_else(|| Error::Broken("a table without a box".into()))?;
        let mut room = Room::blank(stored, game);
        room.stored = rows.len();
        let Some(record) = room.written(&rows, 0)? else { return Ok(room) };
        let secret = room.secret();
        match older::fold(&record, snapshot.as_ref(), room.dice(secret.as_ref()), boxes) {
            Ok((game, table)) => {
                (room.game, room.table) = (game, Some(table));
                room.reopen();
            }
            Err(fault) => {
                tracing::warn!(table = %room.id, row = fault.row, "a log of older rules is kept to be read");
                // What is wrong with a row may tell what it did.
                tracing::trace!(table = %room.id, %fault);
                let shown = snapshot.and_then(|s| older::last_position(&record, &s, boxes));
                if let Some((game, table)) = shown {
                    (room.game, room.table) = (game, Some(table));
                }
                room.older = Some(record);
            }
        }
        // What these rules cannot fold is left as it is: another server may.
        room.drifted = room.older.is_none() && (room.asked() != room.asked || room.due() != due);
        Ok(room)
    }

    /// Takes a table up at its bookmark, with the first of these boxes: what came before is not read. None if that
    /// cannot be, because it is taught or was made under other rules.
    ///
    /// # Errors
    /// Text that is no log.
    pub fn take_up(mut stored: Stored, boxes: &[Arc<dyn GameBox>]) -> Result<Option<Room>, Error> {
        let mark = stored.snapshot.as_mut().and_then(|s| s.mark.take());
        let (Some(mark), Some(game)) = (mark, boxes.first().cloned()) else { return Ok(None) };
        let (rows, due) = (std::mem::take(&mut stored.rows), stored.table.due);
        let first = stored.first;
        let mut room = Room::blank(stored, game);
        room.stored = first + rows.len();
        if first != mark.rows || room.meta.teaches() {
            return Ok(None);
        }
        let Some(record) = room.written(&rows, first)? else { return Ok(None) };
        let secret = room.secret();
        let taken = room.game.take_up(&record.header, &mark, &record.rows, room.dice(secret.as_ref()));
        let Ok(table) = taken else { return Ok(None) };
        room.table = Some(table);
        room.reopen();
        room.drifted = room.asked() != room.asked || room.due() != due;
        Ok(Some(room))
    }

    /// Plays on what another server did since this was read. Is it as the store has it now?
    ///
    /// # Errors
    /// Text that is no log.
    pub fn catch_up(&mut self, mut stored: Stored) -> Result<bool, Error> {
        if stored.table.version == self.version {
            return Ok(true);
        }
        // An operator put back what was: there is nothing to go on from.
        if stored.table.version < self.version {
            return Ok(false);
        }
        let rows = std::mem::take(&mut stored.rows);
        let (status, due) = (stored.table.status, stored.table.due);
        let record = self.written(&rows, stored.first)?;
        let (Some(record), Some(table)) = (record, &mut self.table) else { return Ok(false) };
        for seat in self.meta.people().iter() {
            table.draft_clear(seat);
        }
        if stored.first != table.row_count() || table.catch_up(&record.rows).is_err() {
            return Ok(false);
        }
        let now = Room::blank(stored, self.game.clone());
        if now.meta.header != self.meta.header {
            return Ok(false);
        }
        let stored = self.stored + rows.len();
        *self =
            Room { table: self.table.take(), opponents: std::mem::take(&mut self.opponents), stored, ..now };
        self.status = status;
        self.reopen();
        self.drifted = self.asked() != self.asked || self.due() != due;
        Ok(true)
    }

    /// Are all rows here?
    pub fn is_whole(&self) -> bool {
        self.table.as_ref().is_none_or(|table| table.first_row() == 0)
    }

    fn secret(&self) -> Option<Secret> {
        self.meta.secret.as_deref().and_then(Secret::parse)
    }

    /// Where its dice come from.
    fn dice<'a>(&self, secret: Option<&'a Secret>) -> DiceOf<'a> {
        match &self.meta {
            meta if meta.archive => DiceOf::None,
            // What fell there was written.
            meta if meta.teaches() => DiceOf::Seed(random_number()),
            _ => DiceOf::Record(secret),
        }
    }

    /// A table whose log is read and not played: its record can be had, and nothing else.
    ///
    /// # Errors
    /// Text that is no log.
    pub fn read(mut stored: Stored, game: Arc<dyn GameBox>) -> Result<Room, Error> {
        let rows = std::mem::take(&mut stored.rows);
        let mut room = Room::blank(stored, game);
        room.stored = rows.len();
        room.older = room.written(&rows, 0)?;
        Ok(room)
    }

    /// The record of rows of this table from one on, once the game is set up.
    fn written(&self, rows: &[String], first: usize) -> Result<Option<Record>, Error> {
        let Some(header) = &self.meta.header else { return Ok(None) };
        let mut text = header.clone();
        for row in rows {
            text.push_str(row);
            text.push('\n');
        }
        let broken = |e: RecordError| Error::BrokenLog(format!("table {}: {e}", self.id));
        Record::parse_from(&text, first).map(Some).map_err(broken)
    }

    /// Gives a folded table what its seats keep: orders and drafts.
    fn reopen(&mut self) {
        if self.status != Status::Running {
            return;
        }
        self.give_desk_orders();
        let Some(table) = &mut self.table else { return };
        let rows = table.row_count();
        for seat in self.meta.people().iter() {
            let i = usize::from(seat.0);
            if let (Some(book), Some(kept)) = (self.meta.books.get(i), self.drafts.get(i)) {
                let hold = kept.hold || kept.held == Some(rows);
                let _ = table.set_orders(seat, OrderBook { hold, ..book.clone() });
            }
        }
        for seat in self.meta.people().iter() {
            let draft = self.drafts.get(usize::from(seat.0));
            if let Some(draft) = draft.filter(|d| d.rows == table.row_count()) {
                for line in &draft.lines {
                    if table.draft_add(seat, line).is_err() {
                        break;
                    }
                }
            }
        }
        self.tend();
    }

    /// The game in play, or the last position of a log that does not fold.
    ///
    /// # Errors
    /// Before the start, or if there is no such position.
    pub fn table(&self) -> Result<&dyn Table, Error> {
        let none = match self.older {
            None => "the game has not begun",
            Some(_) => {
                "this table was made under older rules, and no position of it is kept: read its record"
            }
        };
        self.table.as_deref().ok_or(Error::Conflict(none))
    }

    /// The game in play, to be changed: what is not saved afterwards is thrown away.
    ///
    /// # Errors
    /// Before the start.
    pub fn table_mut(&mut self) -> Result<&mut Box<dyn Table>, Error> {
        self.dirty = true;
        self.table.as_mut().ok_or(Error::Conflict("the game has not begun"))
    }

    /// Everything that is not the log, to be changed.
    pub fn meta_mut(&mut self) -> &mut Meta {
        self.dirty = true;
        self.meta_changed = true;
        &mut self.meta
    }

    /// How often it was changed, as far as is known here.
    pub(super) fn version(&self) -> i64 {
        self.version
    }

    /// May something be in memory that is not in the store?
    pub fn is_dirty(&self) -> bool {
        self.dirty
    }

    /// Is there something to be written?
    pub fn unsaved(&self) -> bool {
        self.meta_changed || self.drifted || self.rows() > self.stored
    }

    /// Rows of the log.
    pub(super) fn rows(&self) -> usize {
        match (&self.table, &self.older) {
            (Some(table), None) => table.row_count(),
            _ => self.stored,
        }
    }

    /// The game in play: none where the table only shows a position.
    pub(super) fn in_play(&self) -> Option<&dyn Table> {
        self.table.as_deref().filter(|_| self.status == Status::Running && self.older.is_none())
    }

    /// The position, if rows were added since it was last kept.
    pub fn snapshot(&self) -> Option<Snapshot> {
        let table = self.table.as_ref().filter(|_| self.older.is_none() && self.rows() > self.snapped)?;
        let mark = if self.meta.teaches() { None } else { table.mark() };
        Some(Snapshot { rows: self.rows(), position: table.position().to_string(), mark })
    }

    /// The position is kept.
    pub fn snapped(&mut self, rows: usize) {
        self.snapped = self.snapped.max(rows);
    }

    /// Who is asked, by the rules and while the game runs.
    pub fn asked(&self) -> u8 {
        self.in_play().map_or(0, |table| table.decision().seats().0)
    }

    /// The bot seat that is to answer now. Where any answer counts, bots leave it to people.
    pub fn bot_seat(&self) -> Option<Seat> {
        let Decision::Ask(ask) = self.in_play()?.decision() else { return None };
        if ask.mode == Mode::Any && ask.seats.0 & self.meta.people().0 != 0 {
            return None;
        }
        ask.seats.iter().find(|seat| self.meta.bots().has(*seat))
    }

    /// Is it a bot's turn?
    pub fn bot_is_asked(&self) -> bool {
        self.bot_seat().is_some()
    }

    /// The bot in a seat.
    pub fn commander(&self, seat: Seat) -> Option<Commander> {
        match &self.meta.chairs.get(usize::from(seat.0))?.holder {
            Holder::Bot(name) => Some(name.parse().unwrap_or_else(|_| STAND_IN.into())),
            _ => None,
        }
    }

    /// Calls the bot of a seat away; whoever calls it brings it back ([`Room::seat_bot`]), or another comes.
    pub fn call_bot(&mut self, seat: Seat, haste: &Haste) -> Option<Box<dyn Opponent>> {
        let commander = self.commander(seat)?;
        let sits = self.opponents.get_mut(usize::from(seat.0)).and_then(Option::take);
        Some(sits.unwrap_or_else(|| self.game.opponent(commander, Chance::quick(random_number()), haste)))
    }

    /// Seats a bot again.
    pub fn seat_bot(&mut self, seat: Seat, bot: Box<dyn Opponent>) {
        self.opponents.resize_with(self.meta.chairs.len(), || None);
        if let Some(place) = self.opponents.get_mut(usize::from(seat.0)) {
            *place = Some(bot);
        }
    }

    /// Whose eyes somebody has: all his seats, or the one that he asks for.
    ///
    /// # Errors
    /// If he asks for a seat that is not his.
    pub fn viewer(&self, who: Option<&AccountId>, only: Option<u8>) -> Result<Viewer, Error> {
        let seats = who.map(|id| self.meta.seats_of(id)).unwrap_or_default();
        match only.map(Seat) {
            None => Ok(Viewer(seats)),
            Some(seat) if seat.0 < 8 && seats.has(seat) => Ok(Viewer::seat(seat)),
            Some(_) => Err(Error::Forbidden("this is not your seat")),
        }
    }

    /// The seat in which somebody acts: the one that he names, else the one that is asked.
    ///
    /// # Errors
    /// If it is not his.
    pub fn seat(&self, viewer: Viewer, named: Option<u8>) -> Result<Seat, Error> {
        if let Some(named) = named.map(Seat) {
            let his = named.0 < 8 && viewer.0.has(named);
            return if his { Ok(named) } else { Err(Error::Forbidden("this is not your seat")) };
        }
        let asked = self.asked();
        let mut seats = viewer.0.iter();
        let found = viewer.0.iter().find(|s| asked & (1 << s.0) != 0).or_else(|| seats.next());
        found.ok_or(Error::Forbidden("spectators only watch"))
    }

    /// The answer to an earlier post of the same key.
    pub fn reply(&self, who: &AccountId, key: &str) -> Option<&Reply> {
        self.keys.iter().find(|(k, reply)| k == key && reply.account == *who).map(|(_, reply)| reply)
    }

    /// Sets the game up if everybody is there and has given a word.
    ///
    /// # Errors
    /// An unknown scenario, option or value.
    pub fn begin(&mut self) -> Result<bool, Error> {
        let meta = &self.meta;
        let ready = meta.chairs.iter().all(|chair| match chair.holder {
            Holder::Open | Holder::Link(_) => false,
            Holder::Person { .. } => !meta.ask_words || chair.word.is_some(),
            Holder::Bot(_) | Holder::Lesson => true,
        });
        if !ready || meta.auction.is_some() || self.status != Status::Waiting {
            return Ok(false);
        }
        let secret = meta.secret.as_deref().and_then(Secret::parse);
        let secret = secret.ok_or_else(|| Error::Broken("a table without dice".into()))?;
        let words = meta.chairs.iter().map(|chair| chair.word.clone().unwrap_or_default()).collect();
        let start = meta.start.as_deref().map(Position::parse).transpose()?;
        let dice = Dice::Fair { secret, words };
        let table = self.game.table_at(&meta.scenario, &meta.options, start, dice)?;
        self.open(table);
        Ok(true)
    }

    /// Says in the record with which program it is begun, if it is begun.
    pub fn sign(&mut self, program: &str) {
        if let Some(table) = self.table.as_mut().filter(|_| !program.is_empty()) {
            table.sign(program);
            self.meta.header = Some(table.header().to_string());
        }
    }

    /// Lays a game that is set up.
    pub fn open(&mut self, table: Box<dyn Table>) {
        let book = self.game.opening_orders().book(self.meta.hours.is_some());
        let seats = table.header().seats.len();
        self.status = Status::Running;
        let meta = self.meta_mut();
        meta.header = Some(table.header().to_string());
        if meta.books.len() != seats {
            meta.books = vec![book; seats];
        }
        self.drafts = vec![Draft::default(); seats];
        self.table = Some(table);
        self.reopen();
        self.judge();
    }

    /// After every change: orders that are asked "once", holds that were used, drafts, the end.
    pub fn tend(&mut self) {
        if self.status != Status::Running {
            return;
        }
        for _ in 0..ROUNDS {
            if !self.tend_books() {
                break;
            }
        }
        // What somebody has done every turn lies in his draft when he is asked.
        if let Some(table) = &mut self.table {
            for seat in self.meta.people().iter() {
                table.draft_errands(seat);
            }
        }
        self.keep_drafts();
        self.judge();
    }

    fn tend_books(&mut self) -> bool {
        let Some(table) = &mut self.table else { return false };
        let mut again = false;
        for seat in self.meta.people().iter() {
            let i = usize::from(seat.0);
            let (Some(book), Some(kept)) = (self.meta.books.get_mut(i), self.drafts.get_mut(i)) else {
                continue;
            };
            if kept.hold && table.orders(seat).is_some_and(|b| !b.hold) {
                (kept.hold, kept.held) = (false, Some(table.row_count()));
                (self.drafted, self.holds) = (self.drafted.with(seat), self.holds.with(seat));
            }
            let own =
                matches!(table.decision(), Decision::Ask(ask) if ask.window.is_none() && ask.seats.has(seat));
            let impulse = match book.is_of_the_impulse() {
                false => None,
                true => self.game.opening_orders().impulse(&table.position()),
            };
            if book.renew(impulse.as_deref(), own) {
                self.meta_changed = true;
                let book = OrderBook { hold: kept.hold, ..book.clone() };
                again |= table.set_orders(seat, book).is_ok_and(|acted| !acted.rows.is_empty());
            }
        }
        again
    }

    /// The impulse in which a seat is asked at a window, if its answer may be the last there until the next one.
    pub fn impulse(&self, seat: Seat, window: &str) -> Option<String> {
        let book = self.meta.books.get(usize::from(seat.0))?;
        let position = self.table.as_ref().filter(|_| book.once(window))?.position();
        self.game.opening_orders().impulse(&position)
    }

    /// A seat answered at a window, or let it pass: a question that is asked "once" has been asked.
    pub fn answered(&mut self, seat: Seat, window: &str, impulse: Option<String>, declined: bool) {
        let i = usize::from(seat.0);
        let Some(book) = self.meta.books.get_mut(i) else { return };
        if book.answered(window, impulse, declined) {
            let hold = self.drafts.get(i).is_some_and(|kept| kept.hold);
            let book = OrderBook { hold, ..book.clone() };
            self.meta_changed = true;
            if let Some(table) = &mut self.table {
                let _ = table.set_orders(seat, book);
            }
        }
    }

    /// Keeps drafts so that they outlive this memory.
    fn keep_drafts(&mut self) {
        let Some(table) = &mut self.table else { return };
        for seat in self.meta.people().iter() {
            let Some(kept) = self.drafts.get_mut(usize::from(seat.0)) else { continue };
            let lines = table.draft_lines(seat);
            let mut proposal = table.proposal(seat).to_vec();
            if proposal.is_empty() && lines.is_empty() && kept.rows == table.row_count() {
                proposal = kept.proposal.clone();
            }
            if lines.is_empty() && proposal.is_empty() && kept.lines.is_empty() && kept.proposal.is_empty() {
                continue;
            }
            let now = Draft { rows: table.row_count(), lines, proposal, ..kept.clone() };
            if *kept != now {
                *kept = now;
                self.drafted = self.drafted.with(seat);
            }
        }
    }

    /// Ends the table when the rules say so.
    fn judge(&mut self) {
        let Some(outcome) = self.table.as_ref().and_then(|t| t.outcome()) else { return };
        if self.status == Status::Running {
            self.end(outcome.winners.0, "rules", Some(outcome.rule.to_string()));
        }
    }

    /// Has bots of the strongest level sit down in place of people who left.
    pub fn seat_bots(&mut self, seats: Seats) {
        let bot = Holder::Bot(STAND_IN.to_string());
        for seat in seats.iter() {
            if let Some(chair) = self.meta_mut().chairs.get_mut(usize::from(seat.0)) {
                chair.holder = bot.clone();
            }
        }
    }

    /// Ends the table.
    pub fn end(&mut self, winners: u8, reason: &str, rule: Option<String>) {
        self.status = Status::Over;
        self.meta_mut().result = Some(Verdict { winners, reason: reason.into(), rule });
    }

    /// What is to be written.
    pub fn change(&mut self, key: Option<(String, Reply)>, now: i64) -> Option<Change> {
        let rows = self.new_rows();
        if rows.is_empty() && !self.meta_changed && !self.drifted && key.is_none() {
            return None;
        }
        // Who plays on has rested enough.
        if !rows.is_empty() {
            self.resume(now);
        }
        self.wind(Seats(self.asked), now);
        let asked = self.asked();
        let keeps = self.status == Status::Over || self.rows() >= self.snapped + SNAPSHOT_EVERY;
        self.dirty = true;
        if let Some((key, reply)) = &key {
            self.keys.insert(0, (key.clone(), reply.clone()));
            self.keys.truncate(64);
        }
        Some(Change {
            table: self.id.clone(),
            version: self.version,
            first: self.stored,
            rows,
            status: self.status,
            asked,
            bots: self.meta.bots().0,
            moved: self.moved,
            meta: self.meta_changed.then(|| self.meta.clone()),
            snapshot: keeps.then(|| self.snapshot()).flatten(),
            due: self.due(),
            key,
            now,
        })
    }

    /// The rows that are not in the store, as text.
    pub fn new_rows(&self) -> Vec<String> {
        let Some(table) = self.table.as_ref().filter(|_| self.older.is_none()) else { return Vec::new() };
        let seats = &table.header().seats;
        let first = table.first_row();
        let numbered = (first..).zip(table.rows()).skip(self.stored.saturating_sub(first));
        let written = numbered.map(|(i, row)| {
            let mut text = String::new();
            row.write(i, seats, &mut text);
            if let Some(hash) = &row.hash {
                text.push_str("\n= ");
                text.push_str(hash);
            }
            text
        });
        written.collect()
    }

    /// It is durable.
    pub fn saved(&mut self, snapped: Option<usize>) {
        self.version += 1;
        self.stored = self.rows();
        self.asked = self.asked();
        (self.drifted, self.took_back) = (false, false);
        self.snapped(snapped.unwrap_or(0));
        self.settle();
        if snapped.is_some() {
            self.let_go();
        }
    }

    /// Old rows of a table in play leave memory when its position is kept: who wants to see them has them read.
    fn let_go(&mut self) {
        if self.older.is_some() || self.meta.teaches() {
            return;
        }
        if let Some(table) = self.table.as_mut().filter(|table| table.rows().len() >= 2 * ROWS) {
            table.let_go(ROWS);
        }
    }

    /// The drafts that are not kept yet: they are now. With each, whether other servers have to know, because of a hold.
    pub fn take_drafted(&mut self) -> Vec<(u8, Draft, bool)> {
        let drafted = std::mem::replace(&mut self.drafted, Seats::NONE);
        let holds = std::mem::replace(&mut self.holds, Seats::NONE);
        let of = |seat: Seat| Some((seat.0, self.drafts.get(usize::from(seat.0))?.clone(), holds.has(seat)));
        drafted.iter().filter_map(of).collect()
    }

    /// The standing orders of a seat, with its hold.
    pub fn book(&self, seat: Seat) -> OrderBook {
        let i = usize::from(seat.0);
        let hold = self.drafts.get(i).is_some_and(|kept| kept.hold);
        OrderBook { hold, ..self.meta.books.get(i).cloned().unwrap_or_default() }
    }

    /// Gives a seat standing orders.
    ///
    /// # Errors
    /// Before the start, or orders that the game does not understand.
    pub fn set_book(&mut self, seat: Seat, mut book: OrderBook) -> Result<(), Error> {
        let i = usize::from(seat.0);
        if !book.now.is_empty() {
            let impulse = self.game.opening_orders().impulse(&self.table()?.position());
            book.spent_in = impulse.unwrap_or_default();
        }
        if let Some(kept) = self.drafts.get_mut(i).filter(|kept| kept.hold != book.hold) {
            kept.hold = book.hold;
            (self.drafted, self.holds) = (self.drafted.with(seat), self.holds.with(seat));
        }
        let own = OrderBook { hold: false, ..book.clone() };
        if self.meta.books.get(i).is_some_and(|kept| *kept != own) {
            self.meta_mut().books[i] = own;
        }
        self.table_mut()?.set_orders(seat, book)?;
        self.tend();
        Ok(())
    }

    /// Another server was told of holds: they are as they were kept.
    pub fn hear_holds(&mut self, kept: Vec<(u8, Draft)>) {
        for (seat, Draft { hold, held, .. }) in kept {
            let seat = Seat(seat);
            let Some(own) = self.drafts.get_mut(usize::from(seat.0)) else { continue };
            (own.hold, own.held) = (hold, held);
            let book = self.book(seat);
            if let Some(table) = self.table.as_mut().filter(|_| self.meta.people().has(seat)) {
                let stops = hold || held == Some(table.row_count());
                let _ = table.set_orders(seat, OrderBook { hold: stops, ..book });
            }
        }
    }

    /// Nothing is in memory that is not in the store.
    pub fn settle(&mut self) {
        (self.meta_changed, self.dirty) = (false, false);
    }
}
