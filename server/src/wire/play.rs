//! Playing and looking.

use std::collections::BTreeMap;
use std::sync::Arc;

use sandtable_core::{
    Board, Difference, Entry, Event, Mark, Odds, Offer, OrderKind, Refusal, RuleId, Scene, SentOffers, Text,
};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::{Problem, SaidView, TableView};

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
    /// Windows that belong together, by the name of their panel: who is asked at one of them answers for all, for the
    /// impulse (`now` of an order book).
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    #[ts(optional, as = "Option<BTreeMap<String, Vec<String>>>")]
    pub panels: BTreeMap<String, Vec<String>>,
}

/// The present state, as the caller sees it.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct State {
    /// The table.
    pub table: TableView,
    /// Rows that the caller was told; posts name it.
    pub seq: usize,
    /// What he sees; none before the start or if not asked for.
    #[serde(serialize_with = "sent_scene")]
    #[ts(type = "SentScene | null")]
    #[schema(value_type = Option<Object>)]
    pub scene: Option<Arc<Scene>>,
    /// The window that is open, if the caller is asked at one.
    pub window: Option<String>,
    /// The lines that he can take back, by their rows, the last first.
    pub undo: Vec<usize>,
    /// The lines of his draft.
    pub draft: Vec<String>,
    /// What came back of the last one.
    pub proposal: Vec<String>,
}

fn sent_scene<S: serde::Serializer>(scene: &Option<Arc<Scene>>, to: S) -> Result<S::Ok, S::Error> {
    scene.as_deref().serialize(to)
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
    /// To take back: all lines from this row on; else the last alone.
    #[ts(optional)]
    pub from: Option<usize>,
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

/// Lines that are tried.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct FitsRequest {
    /// The lines, each on top of the caller's draft by itself.
    pub lines: Vec<String>,
}

/// Which lines could be done.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct FitsView {
    /// Whether each can, in their order.
    pub fits: Vec<bool>,
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
#[derive(Clone, Debug, Default, Serialize, TS, ToSchema)]
pub struct HintView {
    /// The line of the first plan's first click, in notation.
    pub line: Option<String>,
    /// The best plans, the best first; those that are about equal as the machine would choose among them.
    pub plans: Vec<PlanView>,
    /// Are the chances learnt from played games? Else they are the game's rule of thumb.
    pub learnt: bool,
}

/// A plan of the staff. Nothing of it is done before the player does it.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct PlanView {
    /// Its first click, in notation.
    pub first: String,
    /// What of it can be laid in a draft, in notation; empty if nothing can.
    pub laid: String,
    /// What follows and cannot be laid, because it rolls, reveals or asks.
    pub binding: Option<String>,
    /// What it intends; none for a single click.
    #[ts(type = "Text | null")]
    #[schema(value_type = Option<Object>)]
    pub words: Option<Text>,
    /// The chance to win, in thousandths.
    pub chance: u16,
    /// The chance where it goes badly (one time in eight), in thousandths.
    pub worst: u16,
    /// The chance where it goes well (one time in eight), in thousandths.
    pub best: u16,
    /// Arrows, from place to place.
    pub arrows: Vec<(u16, u16)>,
    /// Is it as good as the best, as far as can be told?
    pub even: bool,
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
        /// The lines that the caller can take back, by their rows, the last first.
        undo: Vec<usize>,
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
