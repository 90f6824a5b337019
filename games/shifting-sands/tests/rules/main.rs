//! Tests of the rules, by subject; each is named after an id of the ledger.

mod actions;
mod allied_cards;
mod axis_cards;
mod battles;
mod card_details;
mod card_effects;
mod combat_cards;
mod combat_refusals;
mod conditions;
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
