//! What goes over the wire. TypeScript and OpenAPI are made from these types.

use std::collections::BTreeMap;

use sandtable_core::{
    Board, Difference, Entry, Event, Example, LedgerRule, Mark, Odds, Offer, OrderBook, OrderKind, Refusal,
    RuleId, Ruling, Scene, SentOffers, Text,
};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// An error.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Problem {
    /// What kind of error: `refused`, `stale`, `not_found` …
    #[ts(type = "string")]
    #[schema(value_type = String)]
    pub error: &'static str,
    /// What is wrong, in English.
    pub message: String,
    /// The rule that forbids it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rule: Option<String>,
    /// The same as a message of the game, for the reader's language.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "Text")]
    #[schema(value_type = Option<Object>)]
    pub text: Option<serde_json::Value>,
    /// Everything that is wrong with a data set, by file and line.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<String>>", optional)]
    pub faults: Vec<String>,
    /// The present state, if the caller's view is old.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    #[schema(value_type = Option<Object>)]
    pub state: Option<Box<State>>,
}

/// Who somebody is.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Me {
    /// The name that others see.
    pub name: String,
    /// Without a password?
    pub guest: bool,
}

/// A new guest, or anybody who logs in.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Welcome {
    /// Who it is.
    pub me: Me,
    /// A new guest's secret: logs in on another device. Shown once.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub secret: Option<String>,
}

/// Becoming a guest.
#[derive(Clone, Debug, Default, Deserialize, TS, ToSchema)]
#[serde(default, deny_unknown_fields)]
pub struct GuestRequest {
    /// The name wished for; else one is given.
    pub name: Option<String>,
}

/// A name with a password.
#[derive(Clone, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct AccountRequest {
    /// The name, 2 to 24 letters.
    pub name: String,
    /// The password, 8 to 200 letters.
    pub password: String,
}

/// Logging in: with name and password, or with a guest's secret.
#[derive(Clone, Default, Deserialize, TS, ToSchema)]
#[serde(default, deny_unknown_fields)]
pub struct LoginRequest {
    /// The name.
    pub name: Option<String>,
    /// The password.
    pub password: Option<String>,
    /// A guest's secret.
    pub secret: Option<String>,
}

/// The address of a private feed. Shown once; a new one makes the old one invalid.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct FeedAddress {
    /// The path.
    pub path: String,
}

/// A game in its box.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct GameView {
    /// Its id. The title is the message `game-title` of the game.
    pub id: String,
    /// A good one to begin with?
    pub start_here: bool,
    /// How many lessons it has.
    pub lessons: usize,
    /// How many puzzles it has.
    pub puzzles: usize,
    /// Did its data bring a picture of the board? It is at `art/board.svg`.
    pub brought_art: bool,
    /// The scenarios.
    pub scenarios: Vec<ScenarioView>,
    /// The options with their values, the default first.
    pub options: Vec<OptionView>,
    /// What the lobby shows of it, by language and message: `game-title`, `game-facts`, and `seat-…`, `scenario-…`, `history-…`,
    /// `option-…` with their keys.
    pub texts: BTreeMap<String, BTreeMap<String, String>>,
    /// The version of the rules.
    pub rules_version: u32,
    /// The digest of the data.
    pub data: String,
    /// The levels of bots.
    pub levels: Vec<String>,
    /// The standing orders that a person begins with, live and slow.
    #[ts(type = "OrderBook")]
    #[schema(value_type = Object)]
    pub orders_live: OrderBook,
    /// The same for slow play.
    #[ts(type = "OrderBook")]
    #[schema(value_type = Object)]
    pub orders_slow: OrderBook,
}

/// A scenario.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct ScenarioView {
    /// Its key.
    pub key: String,
    /// The seats that it may have, in order.
    pub seats: Vec<SeatOption>,
}

/// A seat that a scenario may have.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct SeatOption {
    /// Its key.
    pub key: String,
    /// The team that wins and loses together.
    pub team: Option<String>,
    /// The option, and those of its values, with which the seat is there; always, if none.
    pub when: Option<OptionView>,
}

/// A data set of somebody's own, to be laid over the game's.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct DataRequest {
    /// Text by file name: data (`*.toml`), texts (`locales/*.ftl`), art (`art/*`; pictures as `data:` addresses).
    pub files: BTreeMap<String, String>,
}

/// An option of a game.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct OptionView {
    /// Its key.
    pub key: String,
    /// Its values, the default first.
    pub values: Vec<String>,
}

/// In which language something is asked for.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct LanguageQuery {
    /// `en`, `zh` or `pl`; English, if it says nothing.
    #[serde(default)]
    pub language: String,
}

/// The rules of a game in our own words.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct RulesView {
    /// The rules in the order of the book.
    #[ts(type = "LedgerRule[]")]
    #[schema(value_type = Vec<Object>)]
    pub rules: Vec<LedgerRule>,
    /// Worked examples.
    #[ts(type = "Example[]")]
    #[schema(value_type = Vec<Object>)]
    pub examples: Vec<Example>,
    /// What holds where the book is silent.
    #[ts(type = "Ruling[]")]
    #[schema(value_type = Vec<Object>)]
    pub rulings: Vec<Ruling>,
    /// Lessons and puzzles that show rules.
    pub shown: Vec<RuleShown>,
}

/// A lesson or puzzle that shows rules.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct RuleShown {
    /// `lesson` or `puzzle`.
    #[ts(type = "'lesson' | 'puzzle'")]
    pub kind: &'static str,
    /// Its key.
    pub key: String,
    /// Its title.
    pub title: String,
    /// The rules that it shows.
    pub rules: Vec<String>,
}

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
    /// The level of the bot.
    pub level: Option<String>,
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

/// How far a pupil is in a lesson.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct LessonState {
    /// The lesson.
    pub key: String,
    /// The step that he is at, from 0; as many as there are when he has done all.
    pub step: usize,
    /// How many steps there are.
    pub steps: usize,
}

/// How a puzzle stands.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct PuzzleState {
    /// The puzzle.
    pub key: String,
    /// How many hints were asked for.
    pub hints: usize,
    /// Was the solution shown?
    pub shown: bool,
    /// Was it solved? None while it goes on.
    pub solved: Option<bool>,
    /// The message that says why it failed.
    pub answer: Option<String>,
}

/// The puzzles of a game.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct PuzzlesView {
    /// In order.
    pub puzzles: Vec<PuzzleTitle>,
}

/// A puzzle on the list.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct PuzzleTitle {
    /// Its key.
    pub key: String,
    /// Its title.
    pub title: String,
    /// Whose place is taken.
    pub seat: String,
    /// Lines of its solution.
    pub lines: usize,
    /// Does the regular opponent fail there?
    pub hard: bool,
}

/// What a puzzle says, in a language.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct PuzzleView {
    /// Its key.
    pub key: String,
    /// What every message says: `puzzle-KEY`, `puzzle-KEY-task`, `-hint`, `-end` and those of wrong tries.
    pub texts: BTreeMap<String, String>,
    /// The rules that it is about.
    pub rules: Vec<String>,
    /// What falls, over and over; empty where chance decides.
    pub dice: Vec<u16>,
    /// Lines that solve it.
    pub solution: Vec<String>,
}

/// What somebody at a puzzle wants.
#[derive(Clone, Copy, Debug, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case", tag = "do", deny_unknown_fields)]
pub enum PuzzleRequest {
    /// To begin again.
    Again,
    /// To be told something.
    Hint,
    /// To see it solved.
    Show,
}

/// The lessons of a game.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct CourseView {
    /// In the order in which they are taken.
    pub lessons: Vec<LessonTitle>,
}

/// A lesson in its course.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct LessonTitle {
    /// Its key.
    pub key: String,
    /// Its title.
    pub title: String,
    /// What is to be learned.
    pub about: String,
    /// How many steps there are.
    pub steps: usize,
}

/// What a lesson says, in a language.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct LessonView {
    /// Its key.
    pub key: String,
    /// The messages of its steps, in order, and that of its end.
    pub said: Vec<String>,
    /// What every message says: `lesson-KEY`, `lesson-KEY-about`, those of its steps and of their mistakes.
    pub texts: BTreeMap<String, String>,
    /// The rules that are learned.
    pub rules: Vec<String>,
    /// Can the game be played on from its end?
    pub goes_on: bool,
    /// The lesson after it.
    pub next: Option<String>,
}

/// What a pupil wants.
#[derive(Clone, Copy, Debug, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case", tag = "do", deny_unknown_fields)]
pub enum LessonRequest {
    /// To be at the beginning of a step that he has come to.
    Step {
        /// The step, from 0.
        step: usize,
    },
    /// To see the present step solved.
    Show,
}

/// Tables.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Tables {
    /// The tables.
    pub tables: Vec<TableView>,
}

/// What never changes at a table.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct BoardView {
    /// The board.
    #[ts(type = "SentBoard")]
    #[schema(value_type = Object)]
    pub board: Board,
    /// The standing orders that the game understands.
    #[ts(type = "OrderKind[]")]
    #[schema(value_type = Vec<Object>)]
    pub order_kinds: Vec<OrderKind>,
    /// The kinds of errands that it understands, by key: see the `errands` of an order book.
    pub errand_kinds: Vec<String>,
}

/// The present state, as the caller sees it.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct State {
    /// The table.
    pub table: TableView,
    /// Rows that the caller was told; posts name it.
    pub seq: usize,
    /// What he sees; none before the start or if not asked for.
    #[ts(type = "SentScene | null")]
    #[schema(value_type = Option<Object>)]
    pub scene: Option<Scene>,
    /// The window that is open, if the caller is asked at one.
    pub window: Option<String>,
    /// How many lines he can take back.
    pub undo: usize,
    /// The lines of his draft.
    pub draft: Vec<String>,
    /// What came back of the last one.
    pub proposal: Vec<String>,
}

/// Something to do.
#[derive(Clone, Debug, Default, Deserialize, TS, ToSchema)]
#[serde(default, deny_unknown_fields)]
pub struct ActRequest {
    /// Rows that the caller was told.
    pub seq: usize,
    /// A line of actions, in notation.
    #[ts(optional)]
    pub line: Option<String>,
    /// Several lines; they stop at the first that is refused or interrupted.
    #[ts(optional)]
    pub lines: Option<Vec<String>>,
    /// The seat that acts; else the one of the caller's that is asked.
    #[ts(optional)]
    pub seat: Option<u8>,
    /// The same key is done once, however often it is posted.
    #[ts(optional)]
    pub key: Option<String>,
    /// Is the new scene wanted in the answer?
    #[ts(optional)]
    pub scene: Option<bool>,
}

/// Something done.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct ActResponse {
    /// Rows before it, as the caller counts.
    pub first: usize,
    /// Rows after it, as the caller counts.
    pub last: usize,
    /// Actions that were dropped unread, after a die, a reveal or the decision of another.
    pub dropped: Vec<String>,
    /// Was it done before, under the same key?
    pub replayed: bool,
    /// Was the line laid on the draft rather than played?
    pub laid: bool,
    /// The refusal that stopped a later line.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub stopped: Option<Problem>,
    /// The message with which a lesson answers a wrong line; it was not played.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub answer: Option<String>,
    /// What is new in the log.
    pub entries: Vec<EntryView>,
    /// The present state, if it was wanted.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub state: Option<Box<State>>,
}

/// A line of the log.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct EntryView {
    /// The row, as the caller counts.
    pub row: usize,
    /// What happened.
    #[ts(type = "Text")]
    #[schema(value_type = Object)]
    pub text: Text,
    /// The rules that decided it.
    #[ts(type = "string[]")]
    #[schema(value_type = Vec<String>)]
    pub rules: Vec<RuleId>,
    /// What the screen shows of it.
    #[ts(type = "Event | null")]
    #[schema(value_type = Option<Object>)]
    pub event: Option<Event>,
}

impl EntryView {
    /// An entry of a row.
    pub fn of(row: usize, entry: Entry) -> EntryView {
        EntryView { row, text: entry.text, rules: entry.rules.to_vec(), event: entry.event }
    }
}

/// What happened after a row, as the caller saw it.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct FilmView {
    /// The position after the row: the board alone.
    #[ts(type = "SentScene")]
    #[schema(value_type = Object)]
    pub scene: serde_json::Value,
    /// The positions that followed.
    pub frames: Vec<FrameView>,
}

/// A position on the way.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct FrameView {
    /// The row that led there, as the caller counts.
    pub row: usize,
    /// What was said of it.
    pub entries: Vec<EntryView>,
    /// How it differs from the position before.
    #[ts(type = "Difference | null")]
    #[schema(value_type = Option<Object>)]
    pub scene: Option<Difference>,
}

/// The log.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct LogView {
    /// Rows that the caller was told.
    pub seq: usize,
    /// Its lines.
    pub entries: Vec<EntryView>,
}

/// Something to do with a draft.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case", tag = "do", deny_unknown_fields)]
pub enum DraftRequest {
    /// Lays a line. One that rolls, reveals or asks sends the draft and itself.
    Add {
        /// Rows that the caller was told.
        seq: usize,
        /// The line.
        line: String,
        /// The seat.
        #[serde(default)]
        #[ts(optional)]
        seat: Option<u8>,
    },
    /// Has the staff move pieces: it lays a line for each of its plans. What rolls, reveals or asks it leaves alone.
    Staff {
        /// Rows that the caller was told.
        seq: usize,
        /// The pieces, by their keys on the board.
        pieces: Vec<String>,
        /// The seat.
        #[serde(default)]
        #[ts(optional)]
        seat: Option<u8>,
    },
    /// Takes the last line off.
    Undo {
        /// The seat.
        #[serde(default)]
        #[ts(optional)]
        seat: Option<u8>,
    },
    /// Takes all lines off.
    Clear {
        /// The seat.
        #[serde(default)]
        #[ts(optional)]
        seat: Option<u8>,
    },
    /// Sends it: its lines become rows.
    Send {
        /// Rows that the caller was told.
        seq: usize,
        /// The seat.
        #[serde(default)]
        #[ts(optional)]
        seat: Option<u8>,
        /// The same key is sent once, however often it is posted.
        #[serde(default)]
        #[ts(optional)]
        key: Option<String>,
    },
}

/// Why nothing can be done with a thing.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct WhyView {
    /// The refusals.
    #[ts(type = "Refusal[]")]
    #[schema(value_type = Vec<Object>)]
    pub refusals: Vec<Refusal>,
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

/// Whom one does not want to hear.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
pub struct MuteRequest {
    /// The name.
    pub name: String,
    /// Or to hear again.
    #[ts(optional)]
    pub mute: Option<bool>,
}

/// What could be done.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct OffersView {
    /// The offers, as a scene has them.
    #[serde(serialize_with = "sent_offers")]
    #[ts(type = "SentOffers[]")]
    #[schema(value_type = Vec<Object>)]
    pub offers: Vec<Offer>,
}

fn sent_offers<S: serde::Serializer>(offers: &[Offer], to: S) -> Result<S::Ok, S::Error> {
    SentOffers::all(offers).serialize(to)
}

/// How a game went.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct CurveView {
    /// What was said of it, row by row.
    pub points: Vec<CurvePoint>,
}

/// How a game stood after a row.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct CurvePoint {
    /// The row, as the caller counts.
    pub row: usize,
    /// When it was.
    #[ts(type = "Text")]
    #[schema(value_type = Object)]
    pub turn: Text,
    /// How it stood.
    #[ts(type = "Text[]")]
    #[schema(value_type = Vec<Object>)]
    pub standing: Vec<Text>,
}

/// What is laid over the board.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct OverlayView {
    /// What is drawn, by key.
    #[ts(type = "Record<string, Mark[]>")]
    #[schema(value_type = Object)]
    pub overlays: BTreeMap<String, Vec<Mark>>,
}

/// What a line leads to.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct OddsView {
    /// The odds, where the game gives any.
    #[ts(type = "Odds | null")]
    #[schema(value_type = Option<Object>)]
    pub odds: Option<Odds>,
}

/// What the machine would do.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct HintView {
    /// The line, in notation.
    pub line: Option<String>,
}

/// Something to say.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SayRequest {
    /// What.
    pub text: String,
}

/// Something said.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct SaidView {
    /// Its number.
    #[ts(type = "number")]
    pub number: i64,
    /// Who said it.
    pub name: String,
    /// Is it a player?
    pub player: bool,
    /// What was said. Plain text: the client escapes it.
    pub text: String,
    /// When, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: i64,
}

/// The talk at a table.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct TalkView {
    /// What was said.
    pub said: Vec<SaidView>,
}

/// Private notes.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Notes {
    /// The text.
    pub text: String,
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

/// What comes over the socket.
#[derive(Clone, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case", tag = "type")]
pub enum LiveMessage {
    /// First: the whole state, with the log since the row that was asked for.
    State {
        /// The state.
        state: Box<State>,
        /// The log.
        entries: Vec<EntryView>,
        /// The talk.
        said: Vec<SaidView>,
    },
    /// Then: what changed.
    Change {
        /// Rows that the caller was told.
        seq: usize,
        /// What changed about the table.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        table: Option<Box<Difference>>,
        /// What changed in the scene that was sent last.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        scene: Option<Box<Difference>>,
        /// The window that is open, if the caller is asked at one.
        window: Option<String>,
        /// How many lines the caller can take back.
        undo: usize,
        /// The lines of his draft.
        draft: Vec<String>,
        /// What came back of the last one.
        proposal: Vec<String>,
        /// What is new in the log.
        entries: Vec<EntryView>,
        /// What is new in the talk.
        said: Vec<SaidView>,
    },
    /// The table was taken away.
    Gone,
}

/// How to look at a table.
#[derive(Clone, Debug, Default, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(default)]
pub struct LookQuery {
    /// Look through the eyes of one of one's own seats only (hot seat).
    pub r#as: Option<u8>,
    /// The position after so many rows, as the caller counts (replay).
    pub at: Option<usize>,
    /// With the caller's draft laid out, as if the others let its windows pass.
    pub draft: Option<bool>,
    /// As `draft`, and with this line laid on top of it: what could be done after it.
    pub then: Option<String>,
    /// When the game is over: look with the eyes of all seats.
    pub open: Option<bool>,
    /// The log from this row on; the talk after this number.
    pub since: Option<usize>,
}
