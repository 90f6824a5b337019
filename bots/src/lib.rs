//! Opponents, and games among them.
//!
//! A [`Bot`] receives a [`Seen`](sandtable_core::Seen), never a state: the type makes peeking impossible. [`play`]
//! plays one game between bots, [`simulate`] thousands in parallel.

#![forbid(unsafe_code)]

mod advice;
mod appraise;
mod blind;
mod bot;
mod commander;
mod handicap;
mod haste;
mod ladder;
mod learn;
mod mine;
mod play;
mod playout;
mod policied;
mod questions;
mod random;
mod recruit;
mod review;
mod share;
mod shelf;
mod sim;
mod stable;
mod thinker;

pub use advice::{Advice, Leisure, advise};
pub use appraise::{Appraisal, Budget, appraise};
pub use blind::{Blind, blind};
pub use bot::{Bot, Level, UnknownLevel};
pub use commander::{Commander, Handicap};
pub use haste::Haste;
pub use ladder::{Duel, Tally as LadderTally, duel, ratings};
pub use learn::{Course, Examined, Sample, calibrate, examine, learn, watch};
pub use mine::{Lode, Nugget, Wanderer, mine};
pub use play::{Fault, Limits, Played, Stops, play, stream};
pub use playout::{Horizon, Players, Stop, playout};
pub use questions::{Counted, Questions, count_at};
pub use random::Random;
pub use recruit::Recruit;
pub use review::{Better, Care, Reviewed, Verdict, review};
pub use sandtable_core::{Opponent, Policied};
pub use share::Share;
pub use shelf::{Closed, GameBox, Shelf, SimError, TrainError, Trained, UnknownGame};
pub use sim::{Series, SimReport, simulate};
pub use thinker::{Thinker, Thought};
