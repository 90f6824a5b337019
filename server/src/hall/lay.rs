//! Laying tables: new ones, seats, words, forks and imports.

use std::sync::Arc;

use sandtable_bots::GameBox;
use sandtable_core::{Deed, DiceOf, Options, Record, Secret, Table};

use super::bids::may_be_bid_for;
use super::look::{view_of_listed, view_of_room};
use super::whole::Whole;
use super::{Hall, Room, Who};
use crate::error::Error;
use crate::games::commander;
use crate::ids::{TableId, Token, random, random_number};
use crate::store::{Account, Chair, Holder, Listed, Meta, NewTable, Status, Stored, Verdict};
use crate::wire::{
    CreateRequest, Created, ForkRequest, ImportRequest, JoinRequest, SeatChoice, SeatLink, TableView,
};

/// So long may a word for the dice be.
const WORD: usize = 64;
/// So long may the head of a record be that is imported.
const HEAD: usize = 64 << 10;
/// The longest time for a move: 90 days.
pub(super) const HOURS: u32 = 90 * 24;
/// So many public tables are listed.
const PUBLIC: u32 = 100;
/// Of which so many of one who laid them.
const EACH: u32 = 5;
/// A log that is long when the table is laid.
const LONG: usize = 50;

impl Hall {
    /// Lays a new table.
    ///
    /// # Errors
    /// A set-up that makes no sense.
    pub async fn create(&self, account: &Account, request: CreateRequest) -> Result<Created, Error> {
        self.may_lay(account).await?;
        let game = self.game(&request.game, request.data.as_deref()).await?;
        let first = || game.info().keys().next().map(str::to_string);
        let scenario = request.scenario.or_else(first).unwrap_or_default();
        if request.hours.is_some_and(|h| h == 0 || h > HOURS) {
            return Err(Error::Unfit(format!("'hours' is a number from 1 to {HOURS}")));
        }
        check_options(game.as_ref(), &scenario, &request.options)?;
        let seating = Seating::of(game.as_ref(), &scenario, &request.options);
        let (mut chairs, links) = chairs(game.as_ref(), &seating.keys, account, &request.seats)?;
        if let Some(word) = request.word {
            give_word(&mut chairs, account, &word)?;
        }
        let meta = Meta {
            game: request.game,
            scenario,
            options: request.options,
            data: request.data,
            keys: seating.keys,
            teams: seating.teams,
            creator: Some(account.id.clone()),
            secret: Some(Secret::new(random()).to_string()),
            chairs,
            hours: request.hours,
            ask_words: request.ask_words,
            hints: request.hints,
            public: request.public,
            auction: request.bids.then(Vec::new),
            ..Meta::default()
        };
        if meta.auction.is_some() && (game.info().highest_bid().is_none() || !may_be_bid_for(&meta)) {
            return Err(Error::Unfit(
                "'bids' are for two people, at a game whose sides can be bid for".into(),
            ));
        }
        let mut room = fresh(game, meta, self.clock.now());
        // Set-up may take a while, and a wrong one is found here even if seats are free.
        let room = self.apart(move || {
            if !room.begin()? {
                let dice = sandtable_core::Dice::Seed(0);
                room.game.table(&room.meta.scenario, &room.meta.options, dice)?;
            }
            Ok::<_, Error>(room)
        });
        let mut room = room.await?;
        room.sign(&self.program);
        let table = self.put(room, account).await?;
        Ok(Created { table, links })
    }

    /// Keeps a new table, of which its share of the disk was not taken before.
    pub(super) async fn put(&self, room: Room, account: &Account) -> Result<TableView, Error> {
        self.played.has_room()?;
        let (table, bytes) = self.put_paid(room, account).await?;
        self.played.fill(bytes);
        Ok(table)
    }

    /// Keeps a new table. Gives how many bytes there are of it.
    async fn put_paid(&self, room: Room, account: &Account) -> Result<(TableView, usize), Error> {
        self.keep_data(room.game.as_ref(), &room.meta).await?;
        let new = NewTable {
            id: room.id.clone(),
            meta: room.meta.clone(),
            status: room.status,
            asked: room.asked(),
            rows: room.new_rows(),
            due: room.due(),
            now: room.created,
        };
        let bytes = new.bytes();
        self.store.create(new).await?;
        // A long log is not to be read again from its start.
        if room.rows() > LONG
            && let Some(snapshot) = room.snapshot()
        {
            self.store.snapshot(&room.id, snapshot).await?;
        }
        self.metrics.tables.add(1);
        if room.bot_is_asked() {
            self.rouse(&room.id, !room.meta.people().is_empty());
        }
        Ok((view_of_room(&room, Some(account)), bytes))
    }

    /// Takes a seat.
    ///
    /// # Errors
    /// If it is not free, or the link is wrong.
    pub async fn join(
        &self,
        id: &TableId,
        account: &Account,
        request: JoinRequest,
    ) -> Result<TableView, Error> {
        let mut room = self.enter(id).await?;
        let link = request.link.as_deref();
        let fits = |holder: &Holder| match (holder, link) {
            (Holder::Link(digest), Some(secret)) => digest.is_of(secret),
            (Holder::Open, None) => true,
            _ => false,
        };
        let invited = room.meta.chairs.iter().any(|c| fits(&c.holder));
        let named = request.seat.map(usize::from);
        let chairs = room.meta.chairs.iter().enumerate();
        let free = chairs
            .filter(|(i, _)| named.is_none_or(|n| n == *i))
            .find(|(_, c)| fits(&c.holder))
            .map(|(i, _)| i);
        if !(invited && (link.is_some() || room.meta.public)) {
            // Nobody learns of a private table by trying.
            Hall::admit(&room, Some(account))?;
        }
        // A seat whose holder did not come back is taken by link while the game runs.
        let late = room.status == Status::Running && link.is_some() && invited;
        if room.status != Status::Waiting && !late {
            return Err(Error::Conflict("the seats are taken"));
        }
        let i = free.ok_or(Error::Conflict("this seat is not free, or the link is not its link"))?;
        if others_seat(&room.meta, account, i, late) {
            return Err(Error::Forbidden("you play another side here: this seat is for somebody else"));
        }
        let person = Holder::Person { id: account.id.clone(), name: account.name.clone() };
        room.meta_mut().chairs[i].holder = person;
        if let Some(word) = request.word.as_ref().filter(|_| !late) {
            give_word(&mut room.meta_mut().chairs, account, word)?;
        }
        self.begin(&mut room)?;
        self.save(&mut room, None).await?;
        Ok(view_of_room(&room, Some(account)))
    }

    /// Gives a word for the dice.
    ///
    /// # Errors
    /// If the game has begun.
    pub async fn word(&self, id: &TableId, account: &Account, word: &str) -> Result<TableView, Error> {
        let mut room = self.visit(id, Some(account)).await?;
        if room.status != Status::Waiting {
            return Err(Error::Conflict("the game has begun"));
        }
        give_word(&mut room.meta_mut().chairs, account, word)?;
        self.begin(&mut room)?;
        self.save(&mut room, None).await?;
        Ok(view_of_room(&room, Some(account)))
    }

    /// Makes a new link to a seat that is still free; the old one becomes invalid.
    ///
    /// # Errors
    /// If the caller did not lay the table or the seat is taken.
    pub async fn link(&self, id: &TableId, account: &Account, seat: u8) -> Result<SeatLink, Error> {
        let mut room = self.visit(id, Some(account)).await?;
        if room.meta.creator.as_ref() != Some(&account.id) {
            return Err(Error::Forbidden("only who laid the table makes links"));
        }
        let token = Token::new();
        match room.meta.chairs.get(usize::from(seat)).map(|c| &c.holder) {
            None => return Err(Error::NotFound("seat")),
            Some(Holder::Open | Holder::Link(_)) => {}
            Some(_) => return Err(Error::Conflict("the seat is taken")),
        }
        room.meta_mut().chairs[usize::from(seat)].holder = Holder::Link(token.digest());
        self.save(&mut room, None).await?;
        Ok(SeatLink { seat, secret: token.reveal().to_string() })
    }

    /// Another table, private, from a position of this one as the caller may imagine it, with other dice.
    ///
    /// # Errors
    /// A row that he was not told.
    pub async fn fork(
        &self,
        id: &TableId,
        account: &Account,
        request: ForkRequest,
    ) -> Result<Created, Error> {
        self.may_lay(account).await?;
        let (turn, room) = self.visit_in_turn(id, Some(account)).await?;
        let viewer = match room.is_revealed() {
            true => room.everybody(),
            false => room.viewer(Some(&account.id), None)?,
        };
        let game = room.game.clone();
        let choices = request.seats.unwrap_or_else(|| vec![SeatChoice::Me; room.meta.chairs.len()]);
        let (chairs, links) = chairs(game.as_ref(), &room.meta.keys, account, &choices)?;
        if !links.is_empty() || choices.contains(&SeatChoice::Open) {
            return Err(Error::Unfit("a fork is played by you and by bots".into()));
        }
        let (seed, now) = (random_number(), self.clock.now());
        let (room, past) = match request.at {
            Some(at) => {
                let (room, past) = self.back_to(room, Some(account), viewer, at).await?;
                (room, Some(past))
            }
            None => (Whole::Here(room), None),
        };
        let meta = Meta {
            game: room.meta.game.clone(),
            scenario: room.meta.scenario.clone(),
            options: room.meta.options.clone(),
            data: room.meta.data.clone(),
            keys: room.meta.keys.clone(),
            teams: room.meta.teams.clone(),
            creator: Some(account.id.clone()),
            chairs,
            hints: true,
            parent: Some(room.id.clone()),
            ..Meta::default()
        };
        let forking = Hall::in_turn(turn, move || {
            let table: Box<dyn Table> = match past {
                None => room.table()?.fork(viewer, seed),
                Some(past) => {
                    drop(room);
                    past()?.fork(viewer, seed)
                }
            };
            let mut next = fresh(game, meta, now);
            next.open(table);
            Ok::<_, Error>(next)
        });
        let next = forking.await?;
        Ok(Created { table: self.put(next, account).await?, links })
    }

    /// Lays a table from a record: to be looked at, and played on if its dice are known.
    ///
    /// # Errors
    /// Text that is no record, or a record that these rules cannot have written.
    pub async fn import(&self, account: &Account, request: ImportRequest) -> Result<TableView, Error> {
        self.may_lay(account).await?;
        let (games, account, now) = (self.games.clone(), account.clone(), self.clock.now());
        let importing = self.apart(move || {
            let mut record = Record::parse(&request.record)?;
            drop(request);
            let header = &record.header;
            if record.rows.iter().any(|row| matches!(row.deed, Deed::Back(_))) {
                return Err(Error::Unfit("a lesson is taken, not imported".into()));
            }
            if header.words.iter().any(|word| word.len() > WORD) {
                return Err(Error::Unfit(format!("a word has at most {WORD} letters")));
            }
            // Every list reads it.
            if header.to_string().len() > HEAD {
                return Err(Error::Unfit(format!("what comes before the rows has at most {HEAD} letters")));
            }
            let game = games.get(&header.game).cloned().ok_or(Error::NotFound("game"))?;
            game.wrote(header)?;
            let seats = vec![SeatChoice::Me; header.seats.len()];
            let (chairs, _) = chairs(game.as_ref(), &header.seats, &account, &seats)?;
            let creator = Some(account.id.clone());
            let table = game.fold(&record, DiceOf::None)?;
            // A secret that does not fit is worse than none.
            if record.secret.is_some() || record.header.seed.is_some() {
                sandtable_core::verify(&record).map_err(|e| Error::Unfit(e.to_string()))?;
            }
            let header = &record.header;
            let mut meta = Meta {
                game: header.game.clone(),
                scenario: header.scenario.clone(),
                options: header.options.clone(),
                keys: header.seats.clone(),
                teams: header.teams.iter().map(|team| team.0).collect(),
                creator,
                secret: record.secret.as_ref().map(ToString::to_string),
                chairs,
                hints: true,
                archive: true,
                ..Meta::default()
            };
            for (chair, word) in meta.chairs.iter_mut().zip(&header.words) {
                chair.word = Some(word.clone());
            }
            let over = table.outcome();
            let playable = over.is_none() && (record.header.seed.is_some() || record.secret.is_some());
            let mut room = fresh(game.clone(), meta, now);
            if playable {
                let secret = record.secret.take();
                room.meta.archive = false;
                room.open(game.fold(&record, DiceOf::Record(secret.as_ref()))?);
            } else {
                room.open(table);
                room.status = Status::Over;
                room.meta.result = Some(Verdict {
                    winners: over.map_or(0, |o| o.winners.0),
                    reason: if over.is_some() { "rules" } else { "unfinished" }.into(),
                    rule: over.map(|o| o.rule.to_string()),
                });
            }
            Ok::<_, Error>((room, account))
        });
        let (room, account) = importing.await?;
        // What came was paid for when it came.
        Ok(self.put_paid(room, &account).await?.0)
    }

    /// Somebody's tables: his turn first, then the latest.
    ///
    /// # Errors
    /// If the store does not answer, or he asks for too many lists at once.
    pub async fn mine(&self, account: &Account) -> Result<Vec<TableView>, Error> {
        let turn = self.heavy.turn_for_lists().await?;
        let mut tables = self.views(&self.store.mine(&account.id).await?, Some(account));
        drop(turn);
        let rank = |t: &TableView| match (t.your_turn, t.status) {
            (true, _) => 0,
            (false, "running") => 1,
            (false, "waiting") => 2,
            _ => 3,
        };
        // A stable sort: within a rank the latest stays first. Who has waited longest for the caller comes first.
        tables.sort_by_key(|t| (rank(t), if t.your_turn { t.since } else { 0 }));
        Ok(tables)
    }

    /// Public tables: to join, to watch, to look back at.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn public(&self, who: Who<'_>, status: Status) -> Result<Vec<TableView>, Error> {
        Ok(self.views(&self.store.public(status, PUBLIC, EACH).await?, who))
    }

    /// May somebody lay another table?
    pub(super) async fn may_lay(&self, account: &Account) -> Result<(), Error> {
        let most = if account.password.is_some() { self.quota.account } else { self.quota.guest };
        if most == u64::MAX {
            return Ok(());
        }
        let (open, all) = self.store.laid_by(&account.id).await?;
        match open >= most || all >= most.saturating_mul(self.quota.times) {
            true => Err(Error::Conflict(
                "you have laid as many tables as you may: finish some, or take some away",
            )),
            false => Ok(()),
        }
    }

    fn views(&self, listed: &[Listed], who: Who) -> Vec<TableView> {
        let older = |l: &Listed| self.older().contains(&l.id);
        listed.iter().map(|l| view_of_listed(l, older(l), self.troubles.word(&l.id), who)).collect()
    }
}

/// A table that is not kept yet.
pub(super) fn fresh(game: Arc<dyn GameBox>, meta: Meta, now: i64) -> Room {
    let table = Listed {
        id: TableId::new(),
        version: 0,
        status: Status::Waiting,
        asked: 0,
        moved: now,
        due: None,
        created: now,
        meta,
    };
    Room::blank(
        Stored { table, first: 0, rows: Vec::new(), snapshot: None, keys: Vec::new(), drafts: Vec::new() },
        game,
    )
}

/// The seats of a table that is to be laid.
pub(super) struct Seating {
    pub keys: Vec<String>,
    pub teams: Vec<u8>,
}

impl Seating {
    pub fn of(game: &dyn GameBox, scenario: &str, options: &Options) -> Seating {
        let info = game.info();
        let keys = info.seats(scenario, options).iter().map(|seat| seat.key.to_string()).collect();
        Seating { keys, teams: info.teams(scenario, options).iter().map(|team| team.0).collect() }
    }
}

fn chairs(
    game: &dyn GameBox,
    seats: &[String],
    account: &Account,
    choices: &[SeatChoice],
) -> Result<(Vec<Chair>, Vec<SeatLink>), Error> {
    if choices.len() != seats.len() {
        return Err(Error::Unfit(format!("the game has {} seats: {}", seats.len(), seats.join(", "))));
    }
    let mut links = Vec::new();
    let mut chairs = Vec::new();
    for (seat, choice) in (0u8..).zip(choices) {
        let holder = match choice {
            SeatChoice::Me => Holder::Person { id: account.id.clone(), name: account.name.clone() },
            SeatChoice::Open => Holder::Open,
            SeatChoice::Link => {
                let token = Token::new();
                links.push(SeatLink { seat, secret: token.reveal().to_string() });
                Holder::Link(token.digest())
            }
            SeatChoice::Bot(name) => {
                let chosen = commander(game, name).ok_or_else(|| {
                    let names: Vec<_> = game.levels().iter().map(ToString::to_string).collect();
                    let tempers: Vec<_> = game.tempers().iter().map(|temper| temper.key()).collect();
                    Error::Unfit(format!(
                        "the levels of bots are {}, their tempers {}, a handicap is 1 to 4 or 'adapts'",
                        names.join(", "),
                        tempers.join(", ")
                    ))
                })?;
                Holder::Bot(chosen.to_string())
            }
        };
        chairs.push(Chair { holder, word: None });
    }
    Ok((chairs, links))
}

/// Is this seat none for somebody, because he has one of another side? Who is alone at a table plays all sides, if he likes; but
/// not the one that another has left.
fn others_seat(meta: &Meta, account: &Account, seat: usize, left: bool) -> bool {
    let own = meta.seats_of(&account.id);
    let alone = meta.people().0 & !own.0 == 0 && !left;
    let comrades = meta.sides().iter().any(|side| side.meets(own) && side.0 & 1 << seat != 0);
    !own.is_empty() && !alone && !comrades
}

/// A word counts for all seats of its giver that have none.
fn give_word(chairs: &mut [Chair], account: &Account, word: &str) -> Result<(), Error> {
    if word.is_empty() || word.len() > WORD || word.chars().any(char::is_control) {
        return Err(Error::Unfit(format!("a word has 1 to {WORD} letters")));
    }
    let own = |c: &&mut Chair| matches!(&c.holder, Holder::Person { id, .. } if *id == account.id);
    let mut given = false;
    for chair in chairs.iter_mut().filter(|c| own(c)) {
        given = true;
        chair.word.get_or_insert_with(|| word.to_string());
    }
    if given { Ok(()) } else { Err(Error::Forbidden("you have no seat here")) }
}

pub(super) fn check_options(game: &dyn GameBox, scenario: &str, options: &Options) -> Result<(), Error> {
    if scenario.len() > 100 || options.len() > 32 {
        return Err(Error::Unfit("there is no such scenario or option".into()));
    }
    game.info().chosen(scenario, options)?;
    Ok(())
}
