//! Tests of sections 1 to 9 of the rules, named after the ids of the ledger.
#![allow(dead_code)]

#[path = "../support.rs"]
mod support;

mod activation;
mod commands;
mod components;
mod control;
mod ground;
mod helpers;
mod lines;
mod marching;
mod movement;
mod selection;
mod sequence;
mod setup;
mod setup_soviet;
mod stacking;
mod strangers;
mod zones;
