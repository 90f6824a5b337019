//! Tests of the rules, by subject; each is named after an id of the ledger.

mod actions;
mod battles;
mod card_details;
mod cards;
mod combat_cards;
mod decks;
mod events;
mod losses;
mod movement;
mod redeployment;
mod replacements;
mod retreats;
mod setup;
mod supply;
mod support;
mod theatres;
mod victory;
