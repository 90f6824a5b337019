//! Tests of the rules, by section of the ledger; each is named after one of its ids.

mod barrage;
mod breakdown;
mod combat;
mod concepts;
mod engineer;
mod extenders;
mod fighting;
mod ground;
mod modes;
mod movement;
mod organic;
mod overrun;
mod paths;
mod phases;
mod ports;
mod rail;
mod repl;
mod results;
mod retreats;
mod sequence;
mod stores;
mod supply;
mod support;
mod transport;
mod units;
mod weather;
