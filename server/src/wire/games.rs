//! Games in their boxes.

use std::collections::BTreeMap;

use sandtable_core::{Example, LedgerRule, OrderBook, Ruling};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A game in its box.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct GameView {
    /// Its id. The title is the message `game-title` of the game.
    pub id: String,
    /// A good one to begin with?
    pub start_here: bool,
    /// How many lessons it has.
    pub lessons: usize,
    /// How many puzzles it has.
    pub puzzles: usize,
    /// Did its data bring a picture of the board? It is at `art/board.svg`.
    pub brought_art: bool,
    /// The scenarios.
    pub scenarios: Vec<ScenarioView>,
    /// The options with their values, the default first.
    pub options: Vec<OptionView>,
    /// What the lobby shows of it, by language and message: `game-title`, `game-facts`, and `seat-…`, `scenario-…`, `history-…`,
    /// `option-…` with their keys.
    pub texts: BTreeMap<String, BTreeMap<String, String>>,
    /// The version of the rules.
    pub rules_version: u32,
    /// The digest of the data.
    pub data: String,
    /// The levels of bots, the weakest first.
    pub levels: Vec<String>,
    /// The tempers that a bot may have, the usual one first: behind its level, as in `veteran-bold`.
    pub tempers: Vec<String>,
    /// The handicaps that it may have, the usual one first: behind its temper, as in `veteran-bold-2` and `recruit-adapts`.
    pub handicaps: Vec<String>,
    /// The bot that a newcomer meets.
    pub first_bot: String,
    /// The standing orders that a person begins with, live and slow.
    #[ts(type = "OrderBook")]
    #[schema(value_type = Object)]
    pub orders_live: OrderBook,
    /// The same for slow play.
    #[ts(type = "OrderBook")]
    #[schema(value_type = Object)]
    pub orders_slow: OrderBook,
}

/// A scenario.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct ScenarioView {
    /// Its key.
    pub key: String,
    /// The seats that it may have, in order.
    pub seats: Vec<SeatOption>,
}

/// A seat that a scenario may have.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct SeatOption {
    /// Its key.
    pub key: String,
    /// The team that wins and loses together.
    pub team: Option<String>,
    /// The option, and those of its values, with which the seat is there; always, if none.
    pub when: Option<OptionView>,
}

/// A data set of somebody's own, to be laid over the game's.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct DataRequest {
    /// Text by file name: data (`*.toml`), texts (`locales/*.ftl`), art (`art/*`; pictures as `data:` addresses).
    pub files: BTreeMap<String, String>,
}

/// An option of a game.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct OptionView {
    /// Its key.
    pub key: String,
    /// Its values, the default first.
    pub values: Vec<String>,
}

/// In which language something is asked for.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct LanguageQuery {
    /// `en`, `zh` or `pl`; English, if it says nothing.
    #[serde(default)]
    pub language: String,
}

/// The rules of a game in our own words.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct RulesView {
    /// The rules in the order of the book.
    #[ts(type = "LedgerRule[]")]
    #[schema(value_type = Vec<Object>)]
    pub rules: Vec<LedgerRule>,
    /// Worked examples.
    #[ts(type = "Example[]")]
    #[schema(value_type = Vec<Object>)]
    pub examples: Vec<Example>,
    /// What holds where the book is silent.
    #[ts(type = "Ruling[]")]
    #[schema(value_type = Vec<Object>)]
    pub rulings: Vec<Ruling>,
    /// Lessons and puzzles that show rules.
    pub shown: Vec<RuleShown>,
    /// Words that mean the same, in all languages, for whoever searches.
    pub terms: Vec<Vec<String>>,
}

/// A lesson or puzzle that shows rules.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct RuleShown {
    /// `lesson` or `puzzle`.
    #[ts(type = "'lesson' | 'puzzle'")]
    pub kind: &'static str,
    /// Its key.
    pub key: String,
    /// Its title.
    pub title: String,
    /// The rules that it shows.
    pub rules: Vec<String>,
}
