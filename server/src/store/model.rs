//! What is kept, as types.

use std::collections::BTreeMap;

use sandtable_core::{Bookmark, OrderBook, Seat, Seats, Teams};
use serde::{Deserialize, Serialize};

use crate::ids::{AccountId, Digest, TableId};
use crate::standing::Rated;

/// A person with a password, or a guest with a secret.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Account {
    /// The id.
    pub id: AccountId,
    /// The name that others see.
    pub name: String,
    /// The password, hashed; none for guests.
    pub password: Option<String>,
    /// The digest of a guest's secret.
    pub secret: Digest,
    /// The digest of the address of the private feed.
    pub feed: Digest,
    /// When it began.
    pub created: i64,
    /// Until when he may only look on, if he was ever banned.
    pub banned: Option<i64>,
}

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// Seats are free or words are missing.
    Waiting,
    /// In play.
    Running,
    /// Over.
    Over,
}

impl Status {
    /// As a number, for the database.
    pub const fn number(self) -> i16 {
        match self {
            Status::Waiting => 0,
            Status::Running => 1,
            Status::Over => 2,
        }
    }

    /// From the number in the database.
    pub const fn of(number: i64) -> Status {
        match number {
            0 => Status::Waiting,
            1 => Status::Running,
            _ => Status::Over,
        }
    }
}

/// Who sits in a chair.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Holder {
    /// Whoever comes first.
    Open,
    /// Whoever has the link.
    Link(Digest),
    /// A person.
    Person {
        /// Who.
        id: AccountId,
        /// The name at the time of sitting down.
        name: String,
    },
    /// A bot, by its level.
    Bot(String),
    /// Nobody: a lesson says what is done there.
    Lesson,
}

/// A chair at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Chair {
    /// Who sits there.
    pub holder: Holder,
    /// The word for the dice.
    pub word: Option<String>,
}

/// What a seat keeps for itself, as kept: its draft and its hold.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Draft {
    /// The number of rows that it lies over.
    pub rows: usize,
    /// Its lines.
    pub lines: Vec<String>,
    /// What came back of the last one.
    pub proposal: Vec<String>,
    /// Does the seat stop its orders at the next window?
    #[serde(default)]
    pub hold: bool,
    /// The number of rows at which it did.
    #[serde(default)]
    pub held: Option<usize>,
}

/// How far a pupil is in a lesson.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Pupil {
    /// The lesson.
    pub key: String,
    /// How many steps it has.
    pub steps: usize,
    /// The number of rows with which each step began that he has come to; one more when he has done all.
    pub began: Vec<usize>,
}

impl Pupil {
    /// A pupil at the beginning of a lesson, whose table has so many rows.
    pub fn new(key: &str, steps: usize, rows: usize) -> Pupil {
        Pupil { key: key.to_string(), steps, began: vec![rows] }
    }

    /// The step that he is at, counted from 0.
    pub fn step(&self) -> usize {
        self.began.len().saturating_sub(1)
    }

    /// The rows of the table when it began.
    pub fn now(&self) -> usize {
        self.began.last().copied().unwrap_or_default()
    }

    /// Has he done all?
    pub fn done(&self) -> bool {
        self.step() >= self.steps
    }
}

/// How somebody stands with a puzzle.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Solving {
    /// The puzzle.
    pub key: String,
    /// The rows of the table when it was laid.
    pub laid: usize,
    /// The rows of the table when it was begun, this time.
    pub began: usize,
    /// How many hints were asked for.
    pub hints: usize,
    /// Was the solution shown?
    pub shown: bool,
    /// Was it solved? None while it goes on.
    pub result: Option<bool>,
    /// The message that says why it failed.
    pub answer: Option<String>,
}

/// The wish that somebody else takes the seat of one who is absent.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Vote {
    /// The seat.
    pub seat: u8,
    /// Shall it be a bot's? Else whoever has a link takes it.
    pub bot: bool,
    /// The seats that agree.
    pub agreed: u8,
}

/// The wish for another pace.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Pace {
    /// Of which seat.
    pub seat: u8,
    /// Hours for a move; none for live play.
    pub hours: Option<u32>,
}

/// A bid for a side, secret until the other is made.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Bid {
    /// The seat in which the bidder waits.
    pub by: u8,
    /// The seat that he wants.
    pub seat: u8,
    /// What he gives for it if the other wants it too.
    pub points: u8,
}

/// How a table ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Verdict {
    /// The winners, by seat.
    pub winners: u8,
    /// `rules`, `resigned`, `draw`, `time`, `closed` by the operator, or `continued` at another table.
    pub reason: String,
    /// The rule that ended it.
    pub rule: Option<String>,
}

/// A seat that wishes to take its last line back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Wish {
    /// The seat.
    pub seat: u8,
    /// The number of rows of which everybody knew then: once somebody plays on before all eyes it is void.
    pub rows: usize,
}

/// Everything about a table that is not its log.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Meta {
    /// The game.
    pub game: String,
    /// The scenario.
    pub scenario: String,
    /// Its options.
    pub options: BTreeMap<String, String>,
    /// The digest of the data set that was brought to it; none for the game's own.
    pub data: Option<String>,
    /// The keys of its seats.
    pub keys: Vec<String>,
    /// The teams, by seats.
    pub teams: Vec<u8>,
    /// Who laid it.
    pub creator: Option<AccountId>,
    /// The secret of fair dice.
    pub secret: Option<String>,
    /// The header of the record, once the game is set up.
    pub header: Option<String>,
    /// The chairs, in the order of seats.
    pub chairs: Vec<Chair>,
    /// Hours for a move; none for live play.
    pub hours: Option<u32>,
    /// With hours: since when each seat is asked, or below zero how long it took when it was last asked.
    pub clocks: Vec<i64>,
    /// Does play wait for a word of each player?
    pub ask_words: bool,
    /// May players ask for hints?
    pub hints: bool,
    /// May others watch and join?
    pub public: bool,
    /// Only to be looked at: there are no dice.
    pub archive: bool,
    /// Standing orders by seat, but for the holds: they lie with the drafts.
    pub books: Vec<OrderBook>,
    /// The number of rows at which a seat's hold stopped the orders, as it was kept before holds lay with the drafts.
    #[serde(skip_serializing)]
    pub held: Vec<Option<usize>>,
    /// Drafts by seat, as they were kept before they had a place of their own.
    #[serde(skip_serializing)]
    pub drafts: Vec<Draft>,
    /// Seats that offer a draw.
    pub draw: u8,
    /// A wish to take a line back.
    pub back: Option<Wish>,
    /// Seats that gave up.
    pub resigned: u8,
    /// Seats that want the clocks to rest.
    pub pausing: u8,
    /// Since when they rest.
    pub paused: Option<i64>,
    /// Who agrees that somebody else takes a seat.
    pub votes: Vec<Vote>,
    /// Who does not want to hear whom.
    pub muted: Vec<(AccountId, AccountId)>,
    /// When those were last seen, by seat, for whom others waited without a clock.
    pub seen: Vec<i64>,
    /// Who wishes another pace.
    pub paces: Vec<Pace>,
    /// Bids for sides, in the order in which they were made; none where sides are not bid for, or no more.
    pub auction: Option<Vec<Bid>>,
    /// How it ended.
    pub result: Option<Verdict>,
    /// How those who played are rated after it, by seat; empty where it does not count.
    pub ratings: Vec<Option<Rated>>,
    /// The table of the next game.
    pub rematch: Option<TableId>,
    /// The table that this one was forked from or goes on from.
    pub parent: Option<TableId>,
    /// The position in which play begins, if not at the scenario's start.
    pub start: Option<String>,
    /// How far the pupil is, where this is a lesson.
    pub lesson: Option<Pupil>,
    /// How it stands, where this is a puzzle.
    pub puzzle: Option<Solving>,
}

impl Meta {
    /// Is it a lesson or a puzzle?
    pub fn teaches(&self) -> bool {
        self.lesson.is_some() || self.puzzle.is_some()
    }

    /// Is it a lesson or a puzzle that is over?
    pub fn is_taught(&self) -> bool {
        self.lesson.as_ref().is_some_and(Pupil::done)
            || self.puzzle.as_ref().is_some_and(|solving| solving.result.is_some())
    }

    /// The rows of the table when the present step of a lesson, or a puzzle, began.
    pub fn taught_from(&self) -> Option<usize> {
        let puzzle = self.puzzle.as_ref().map(|solving| match solving.result {
            // What is over is begun again, not taken back.
            Some(_) => usize::MAX,
            None => solving.began,
        });
        self.lesson.as_ref().map(Pupil::now).or(puzzle)
    }

    /// The seats that somebody holds.
    pub fn seats_of(&self, account: &AccountId) -> Seats {
        self.seats(|holder| matches!(holder, Holder::Person { id, .. } if id == account))
    }

    /// The seats of bots.
    pub fn bots(&self) -> Seats {
        self.seats(|holder| matches!(holder, Holder::Bot(_)))
    }

    /// The seats of persons.
    pub fn people(&self) -> Seats {
        self.seats(|holder| matches!(holder, Holder::Person { .. }))
    }

    /// Who plays together.
    pub fn teams(&self) -> Teams {
        Teams::new(self.teams.iter().map(|team| Seats(*team)))
    }

    /// The sides, in the order of their first seats.
    pub fn sides(&self) -> Vec<Seats> {
        self.teams().sides(self.chairs.len())
    }

    fn seats(&self, fits: impl Fn(&Holder) -> bool) -> Seats {
        let numbered = (0u8..8).zip(&self.chairs);
        numbered.filter(|(_, chair)| fits(&chair.holder)).map(|(i, _)| Seat(i)).collect()
    }

    /// Everybody who holds a seat, with the seats.
    pub fn holders(&self) -> Vec<(AccountId, u8)> {
        let mut holders: BTreeMap<AccountId, u8> = BTreeMap::new();
        for (i, chair) in self.chairs.iter().enumerate() {
            if let Holder::Person { id, .. } = &chair.holder {
                *holders.entry(id.clone()).or_default() |= 1 << i;
            }
        }
        holders.into_iter().collect()
    }
}

/// The answer to a post, kept for those who post it again.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Reply {
    /// Who posted.
    pub account: AccountId,
    /// Rows before it, as the poster counts.
    pub first: usize,
    /// Rows after it, as the poster counts.
    pub last: usize,
    /// Actions dropped unread.
    pub dropped: Vec<String>,
}

/// A position as it was after so many rows: what is left of a table whose log no longer folds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Snapshot {
    /// So many rows.
    pub rows: usize,
    /// The position, as text.
    pub position: String,
    /// Where the table can be taken up again without what came before.
    pub mark: Option<Bookmark>,
}

impl Snapshot {
    /// As a store keeps it. A bookmark that cannot be read is none.
    pub(super) fn of(rows: i64, position: String, mark: Option<&str>) -> Snapshot {
        let mark = mark.and_then(|text| of_json(text).ok());
        Snapshot { rows: usize::try_from(rows).unwrap_or(0), position, mark }
    }
}

/// A new table.
#[derive(Clone, Debug)]
pub struct NewTable {
    /// The id.
    pub id: TableId,
    /// Everything that is not the log.
    pub meta: Meta,
    /// How far it is.
    pub status: Status,
    /// Who is asked.
    pub asked: u8,
    /// The log so far, as text.
    pub rows: Vec<String>,
    /// When the clock of an open window runs out.
    pub due: Option<i64>,
    /// Now.
    pub now: i64,
}

/// A change of a table.
#[derive(Clone, Debug)]
pub struct Change {
    /// The table.
    pub table: TableId,
    /// The version that the writer knows.
    pub version: i64,
    /// The number of the first new row.
    pub first: usize,
    /// New rows, as text.
    pub rows: Vec<String>,
    /// How far it is now.
    pub status: Status,
    /// Who is asked now.
    pub asked: u8,
    /// Which seats are bots'.
    pub bots: u8,
    /// Since when they are asked.
    pub moved: i64,
    /// Everything else, if it changed.
    pub meta: Option<Meta>,
    /// The position after these rows, now and then.
    pub snapshot: Option<Snapshot>,
    /// When the clock of an open window runs out.
    pub due: Option<i64>,
    /// An idempotency key with the answer to it.
    pub key: Option<(String, Reply)>,
    /// Now.
    pub now: i64,
}

/// What a row or a key takes beside its text.
const ENTRY: usize = 64;

impl Change {
    /// So many bytes more are kept with it; what takes the place of something else does not count.
    pub fn bytes(&self) -> usize {
        let rows = self.rows.iter().map(|row| row.len() + ENTRY).sum::<usize>();
        let reply = |reply: &Reply| reply.dropped.iter().map(String::len).sum::<usize>();
        rows + self.key.as_ref().map_or(0, |(key, answer)| key.len() + reply(answer) + ENTRY)
    }
}

impl NewTable {
    /// So many bytes are kept of it.
    pub fn bytes(&self) -> usize {
        let Meta { header, start, .. } = &self.meta;
        let texts = [header, start].into_iter().flatten().map(String::len).sum::<usize>();
        texts + self.rows.iter().map(|row| row.len() + ENTRY).sum::<usize>()
    }
}

/// A table without its log.
#[derive(Clone, Debug)]
pub struct Listed {
    /// The id.
    pub id: TableId,
    /// Its version.
    pub version: i64,
    /// How far it is.
    pub status: Status,
    /// Who is asked.
    pub asked: u8,
    /// Since when they are asked.
    pub moved: i64,
    /// When the clock of an open window runs out.
    pub due: Option<i64>,
    /// When it was laid.
    pub created: i64,
    /// Everything else.
    pub meta: Meta,
}

/// How much of a log is wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Since {
    /// All of it.
    Start,
    /// What came after the last bookmark; all of it, if there is none.
    Bookmark,
    /// From a row on.
    Row(usize),
}

impl Since {
    /// The first row that is wanted, where this is the last position that was kept.
    pub fn first(self, snapshot: Option<&Snapshot>) -> usize {
        match self {
            Since::Start => 0,
            Since::Bookmark => snapshot.and_then(|s| s.mark.as_ref()).map_or(0, |mark| mark.rows),
            Since::Row(row) => row,
        }
    }
}

/// A table with its log.
#[derive(Clone, Debug)]
pub struct Stored {
    /// The table.
    pub table: Listed,
    /// The number of the first of these rows.
    pub first: usize,
    /// The log, as text, from there on.
    pub rows: Vec<String>,
    /// The last position that was kept.
    pub snapshot: Option<Snapshot>,
    /// The latest idempotency keys with their answers.
    pub keys: Vec<(String, Reply)>,
    /// Drafts, by seat.
    pub drafts: Vec<(u8, Draft)>,
}

/// Something said at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Said {
    /// Its number; 0 before it is kept.
    pub number: i64,
    /// The name of who said it.
    pub name: String,
    /// Who that was; of the first tables only the name is known.
    pub account: Option<AccountId>,
    /// Did a player say it? The talk of spectators reaches players after the end.
    pub player: bool,
    /// What was said.
    pub text: String,
    /// When.
    pub at: i64,
}

/// Text of a stored document.
pub(super) fn to_json<T: Serialize>(value: &T) -> Result<String, super::StoreError> {
    serde_json::to_string(value).map_err(|e| super::StoreError::Database(e.to_string()))
}

/// A stored document.
pub(super) fn of_json<'a, T: Deserialize<'a>>(text: &'a str) -> Result<T, super::StoreError> {
    serde_json::from_str(text).map_err(|e| super::StoreError::Database(e.to_string()))
}
