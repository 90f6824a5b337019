//! The contract between a game and everything else.
//!
//! A [`Game`] is a box of data; [`Game::prepare`] lays it out for a scenario as [`Rules`]; the rules say who decides
//! ([`Decision`]), list and check actions, apply them with [`Chance`], and show a position ([`Scene`]) through a
//! viewer's eyes ([`Seen`]).

mod answers;
mod bid;
mod boxed;
mod case;
mod catalog;
mod chance;
mod choices;
pub mod clicks;
mod decision;
mod derived;
mod desk;
mod estimate;
mod fair;
mod fields;
mod files;
mod folder;
mod game;
mod in_words;
mod info;
#[cfg(feature = "kit")]
pub mod kit;
mod ledger;
mod lesson;
mod live;
mod log;
pub mod looks;
mod named;
mod notation;
mod odds;
mod opponent;
mod orders;
mod palette;
mod policied;
mod policy;
mod position;
mod puzzle;
mod reader;
mod record;
mod refusal;
mod review;
mod row;
mod scene;
mod seat;
mod seen;
mod sequence;
mod table;
mod teams;
mod text;
mod words;

pub use answers::standing_answer;
pub use bid::{BID, bid};
pub use boxed::{AnyGame, BoxError, Boxed, DiceOf};
pub use case::{Case, CaseError, CaseFailure};
pub use catalog::{Catalog, CatalogError, Catalogs, Lobby};
pub use chance::{Chance, Fall, Misfit, enumerate, share_of_hits};
pub use choices::Choices;
pub use decision::{Ask, Decision, Mode, Outcome, Window};
pub use derived::Derived;
pub use desk::{Desk, fits};
pub use estimate::{Estimate, FeatureWeight, MOMENTS};
pub use fair::{Commitment, Dice, FairError, Secret, verify};
pub use fields::Fields;
pub use files::{DataError, DataErrors, Files};
pub use game::{Game, NotationError, Options, Rules, SetupError};
pub use in_words::{called, in_words};
pub use info::{GameInfo, ScenarioInfo, SeatInfo};
#[cfg(feature = "kit")]
pub use kit::{Kit, KitFault, Report, Trial};
pub use ledger::{
    Citations, Coverage, Example, Ledger, LedgerPart, LedgerRule, Phrase, Ruling, copied, heading, mark,
    slug, untranslated,
};
pub use lesson::{Class, Course, Lesson, LessonStep, Mistake, Verdict};
pub use live::{Bookmark, Led, Live, Past, ReplayError, ReplayFault};
pub use log::{Entry, Event, Log};
pub use looks::Looks;
pub use named::{Named, from_data, small_letters};
pub use notation::{IfAny, OrNo, OrNone, PlaceKey, Times, Word, append, read_all};
pub use odds::{Odds, assumption};
pub use opponent::Opponent;
pub use orders::{Errand, Habit, OpeningOrders, Order, OrderBook, OrderKind};
pub use palette::{Palette, Swatch};
pub use policied::Policied;
pub use policy::{Clock, Mind, Policy, Temper, preferred};
pub use position::Position;
pub use puzzle::{Proof, Puzzle, Puzzles, Solver, Standing};
pub use record::{End, Header, Record, RecordError};
pub use refusal::{Refusal, RuleId};
pub use review::Review;
pub use row::{Deed, Row};
pub use scene::{
    Arrow, Board, BoardPlace, Card, CardKind, CardLine, Cells, Chart, Difference, Edge, Grid, Handle, Key,
    Line, Link, Mark, Offer, Panel, Part, Piece, PieceKind, Pile, Said, Scene, Scenery, Segment, SentBoard,
    SentOffers, SentScene, Sequel, Shape, Sheet, Team, Track, tenths,
};
pub use seat::{Audience, Seat, Seats, Viewer};
pub use seen::Seen;
pub use sequence::{
    Flow, ON, Offers, Phase, Playing, Sequence, Stack, Steps, any_legal, apply, check, first_legal,
    legal_actions, run,
};
pub use table::{ActError, Acted, DraftOutcome, Drafted, Frame, Table};
pub use teams::Teams;
pub use text::{Text, Value};
pub use words::Words;

#[doc(hidden)]
pub use serde;
