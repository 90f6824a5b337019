//! Tables: laid, joined, agreed on, ended.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::{LessonState, PuzzleState};

/// Who is to sit in a chair.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum SeatChoice {
    /// Whoever lays the table.
    Me,
    /// Whoever comes first.
    Open,
    /// Whoever has the link that is made.
    Link,
    /// A bot of this level, `recruit` to `elite`.
    Bot(String),
}

/// A new table.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct CreateRequest {
    /// The game.
    pub game: String,
    /// The digest of a data set that was uploaded; else the game's own.
    #[serde(default)]
    #[ts(optional)]
    pub data: Option<String>,
    /// The scenario; else the first.
    #[serde(default)]
    #[ts(optional)]
    pub scenario: Option<String>,
    /// Options that are not the default.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// Who sits where, in the order of seats.
    pub seats: Vec<SeatChoice>,
    /// May others watch, and join open seats?
    #[serde(default)]
    pub public: bool,
    /// Hours for a move; none for live play.
    #[serde(default)]
    #[ts(optional)]
    pub hours: Option<u32>,
    /// A word for the dice.
    #[serde(default)]
    #[ts(optional)]
    pub word: Option<String>,
    /// Does play wait until each player has given a word?
    #[serde(default)]
    pub ask_words: bool,
    /// May players ask for hints? Always so where no two persons play each other.
    #[serde(default)]
    pub hints: bool,
    /// Do the two who play bid for their sides before they begin?
    #[serde(default)]
    #[ts(as = "Option<bool>", optional)]
    pub bids: bool,
}

/// A link to a seat. Shown once.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct SeatLink {
    /// The seat.
    pub seat: u8,
    /// The secret, for `join`.
    pub secret: String,
}

/// A table laid.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Created {
    /// The table.
    pub table: TableView,
    /// Links to its seats.
    pub links: Vec<SeatLink>,
}

/// Sitting down.
#[derive(Clone, Default, Deserialize, TS, ToSchema)]
#[serde(default, deny_unknown_fields)]
pub struct JoinRequest {
    /// The seat; else the first that is free.
    pub seat: Option<u8>,
    /// The secret of a link.
    pub link: Option<String>,
    /// A word for the dice.
    pub word: Option<String>,
}

/// A bid for a side.
#[derive(Clone, Copy, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct BidRequest {
    /// The seat that is wanted.
    pub seat: u8,
    /// What is given for it, if the other wants it too.
    pub points: u8,
}

/// Bids for sides that are being made.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct AuctionView {
    /// Whose bids are made, by the seat in which they wait.
    pub made: Vec<u8>,
    /// The caller's own.
    pub own: Option<BidView>,
}

/// A bid that was made.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct BidView {
    /// The seat that is wanted.
    pub seat: u8,
    /// What is given for it.
    pub points: u8,
}

/// A word for the dice.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct WordRequest {
    /// The word.
    pub word: String,
}

/// A chair.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct SeatView {
    /// The seat's key.
    pub key: String,
    /// `person`, `bot`, `open`, `link` or `lesson`.
    #[ts(type = "'person' | 'bot' | 'open' | 'link' | 'lesson'")]
    #[schema(value_type = String)]
    pub kind: &'static str,
    /// The name of the person.
    pub name: Option<String>,
    /// The bot: its level, with temper and handicap behind it.
    pub level: Option<String>,
    /// Does the bot think less than it is wont to, because the server has much to do?
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub hurried: bool,
    /// Is the word for the dice given?
    pub word: bool,
}

/// How a table ended.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct ResultView {
    /// The winners.
    pub winners: Vec<u8>,
    /// `rules`, `resigned`, `draw`, `time`, `unfinished` (an imported record), or `continued` at the table `rematch`.
    pub reason: String,
    /// The rule that ended it.
    pub rule: Option<String>,
}

/// A table, as far as the caller may know.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct TableView {
    /// Its id.
    pub id: String,
    /// The game.
    pub game: String,
    /// The scenario.
    pub scenario: String,
    /// Its options.
    pub options: BTreeMap<String, String>,
    /// `waiting`, `running` or `over`.
    #[ts(type = "'waiting' | 'running' | 'over'")]
    #[schema(value_type = String)]
    pub status: &'static str,
    /// The chairs, in the order of seats.
    pub seats: Vec<SeatView>,
    /// The caller's seats; none for a spectator.
    pub you: Vec<u8>,
    /// Did the caller lay it?
    pub yours: bool,
    /// Who is asked.
    pub asked: Vec<u8>,
    /// Since when, in milliseconds since 1970.
    #[ts(type = "number")]
    pub since: i64,
    /// Is it the caller's turn?
    pub your_turn: bool,
    /// Hours for a move; none for live play.
    pub hours: Option<u32>,
    /// Do the clocks rest?
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub paused: bool,
    /// Seats that want them to.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<u8>>", optional)]
    pub pausing: Vec<u8>,
    /// Wishes for another pace.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<PaceView>>", optional)]
    pub paces: Vec<PaceView>,
    /// Bids for its sides, as long as they are made.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub auction: Option<AuctionView>,
    /// When the time of those asked is up, in milliseconds since 1970.
    #[ts(type = "number | null")]
    pub deadline: Option<i64>,
    /// May others watch?
    pub public: bool,
    /// May players ask for hints?
    pub hints: bool,
    /// Does play wait for words?
    pub ask_words: bool,
    /// Only to be looked at?
    pub archive: bool,
    /// The promise of fair dice.
    pub commitment: Option<String>,
    /// Seats that offer a draw.
    pub draw: Vec<u8>,
    /// The seat that asks to take its last line back, from which another person has to go on.
    pub back: Option<u8>,
    /// May the caller ask so?
    pub may_ask_back: bool,
    /// How it ended.
    pub result: Option<ResultView>,
    /// The table of the next game, or where this one is continued.
    pub rematch: Option<String>,
    /// The table that this one was forked from or goes on from.
    pub parent: Option<String>,
    /// Made under older rules that no longer play its log: it is read, and gone on from by `continue`.
    pub older_rules: bool,
    /// What fell over at it: `rules` (nobody sits down there for a while), `bot` or `clock`.
    pub trouble: Option<&'static str>,
    /// The digest of the data set that was brought to this table; none for the game's own. Texts, rules and art are then
    /// those of the game `id@digest`.
    pub data: Option<String>,
    /// The sides: seats that win and lose together.
    pub teams: Vec<Vec<u8>>,
    /// How far the pupil is, where this is a lesson.
    pub lesson: Option<LessonState>,
    /// How it stands, where this is a puzzle.
    pub puzzle: Option<PuzzleState>,
}

/// Tables.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Tables {
    /// The tables.
    pub tables: Vec<TableView>,
}

/// The wish for another pace.
#[derive(Clone, Debug, Default, Deserialize, TS, ToSchema)]
#[serde(default)]
pub struct PaceRequest {
    /// Hours for a move; none for live play.
    #[ts(optional)]
    pub hours: Option<u32>,
    /// Is a wish taken back?
    #[ts(as = "Option<bool>", optional)]
    pub withdraw: bool,
}

/// A wish for another pace.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct PaceView {
    /// Of which seat.
    pub seat: u8,
    /// Hours for a move; none for live play.
    pub hours: Option<u32>,
}

/// Whether the clocks shall rest.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
pub struct PauseRequest {
    /// Shall they?
    pub rest: bool,
}

/// Who takes the seat of somebody who is absent.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Substitute {
    /// A bot.
    Bot,
    /// Whoever has a link.
    Link,
}

/// That somebody else shall take a seat.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
pub struct ReplaceRequest {
    /// Who.
    pub by: Substitute,
}

/// Another table from a position of this one.
#[derive(Clone, Debug, Default, Deserialize, TS, ToSchema)]
#[serde(default, deny_unknown_fields)]
pub struct ForkRequest {
    /// After so many rows, as the caller counts; else now.
    #[ts(optional)]
    pub at: Option<usize>,
    /// Who sits where; else the caller everywhere.
    #[ts(optional)]
    pub seats: Option<Vec<SeatChoice>>,
}

/// The game that follows from one that is over.
#[derive(Clone, Copy, Debug, Default, Deserialize, TS, ToSchema)]
#[serde(default, deny_unknown_fields)]
pub struct SequelRequest {
    /// Which of the choices of `scene.sequel`, from 0.
    pub choice: usize,
}

/// A seat that changes hands.
#[derive(Clone, Copy, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct HandRequest {
    /// To whoever holds this seat.
    pub to: u8,
}

/// A record to be looked at or played on.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ImportRequest {
    /// The record as text.
    pub record: String,
}

/// An offer of a draw.
#[derive(Clone, Debug, Default, Deserialize, TS, ToSchema)]
#[serde(default, deny_unknown_fields)]
pub struct DrawRequest {
    /// Take the offer back, or refuse that of the other.
    pub refuse: bool,
}

/// A wish to take a line back.
#[derive(Clone, Debug, Default, Deserialize, TS, ToSchema)]
#[serde(default, deny_unknown_fields)]
pub struct BackRequest {
    /// Give the wish up, or refuse that of the other.
    pub refuse: bool,
}
