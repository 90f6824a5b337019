//! The contract between a game and everything else.
//!
//! A [`Game`] is a box of data; [`Game::prepare`] lays it out for a scenario as [`Rules`]; the rules say who decides
//! ([`Decision`]), list and check actions, apply them with [`Chance`], and show a position ([`Scene`]) through a
//! viewer's eyes ([`Seen`]).

mod chance;
mod decision;
mod derived;
mod files;
mod game;
mod ledger;
mod log;
mod odds;
mod orders;
mod position;
mod refusal;
mod scene;
mod seat;
mod seen;
mod text;

pub use chance::{Chance, Fall, Misfit, enumerate};
pub use decision::{Ask, Decision, Mode, Outcome, Window};
pub use derived::Derived;
pub use files::{DataError, DataErrors, Files};
pub use game::{Game, GameInfo, NotationError, Options, Policy, Rules, SetupError};
pub use ledger::{Coverage, Ledger, LedgerRule, Ruling, slug};
pub use log::{Entry, Event, Log};
pub use odds::Odds;
pub use orders::{Habit, Order, OrderBook, OrderKind};
pub use position::Position;
pub use refusal::{Refusal, RuleId};
pub use scene::{Arrow, Board, Card, Handle, Link, Offer, Panel, Piece, PieceKind, Place, Scene, Scenery, Track};
pub use seat::{Audience, Seat, Seats, Viewer};
pub use seen::Seen;
pub use text::{Text, Value};
