//! Accounts, tables, live play and storage.
//!
//! A [`Server`] stands on a [`Store`](store::Store) (SQLite inside, PostgreSQL outside) and offers [`Games`]. Handlers only
//! unpack requests; everything that happens at tables happens in the [`Hall`](hall::Hall).

#![forbid(unsafe_code)]

pub mod api;
pub mod auth;
mod bots;
mod claim;
mod clock;
mod desks;
mod doors;
mod error;
mod feed;
mod games;
mod guard;
pub mod hall;
mod ids;
mod keep;
mod large;
mod limits;
mod logs;
mod metrics;
pub mod packed;
mod pages;
mod passing;
mod server;
mod standing;
pub mod steward;
pub mod store;
mod turns;
pub mod wire;

pub use claim::{Claim, Claimant, from_here};
pub use clock::Clock;
pub use error::Error;
pub use games::{Games, STAND_IN, commander};
pub use ids::{AccountId, Digest, TableId, Token};
pub use limits::{Limits, Rate};
pub use logs::write_logs;
pub use server::{Bookmaker, Config, DATABASE, OpenError, Server, claim, open_store, probe};
