//! Tests by ledger id.

mod alert;
mod armies;
mod arrivals;
mod boxes;
mod contingency;
mod drops;
mod fortifications;
mod harbours;
mod interdiction;
mod luftflotte;
mod map;
mod market_garden;
mod pools;
mod queen;
mod replacement;
mod rhine;
mod roer;
mod support;
mod towns;
mod trumpets;
mod wacht;
mod weather;
mod weights;
mod westgoten;
mod zones;
