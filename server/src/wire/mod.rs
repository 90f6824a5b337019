//! What goes over the wire. TypeScript and OpenAPI are made from these types.

mod games;
mod people;
mod play;
mod review;
mod school;
mod tables;
mod talk;

use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

pub use games::*;
pub use people::*;
pub use play::*;
pub use review::*;
pub use school::*;
pub use tables::*;
pub use talk::*;

/// An error.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Problem {
    /// What kind of error: `refused`, `stale`, `not_found` …
    #[ts(type = "string")]
    #[schema(value_type = String)]
    pub error: &'static str,
    /// What is wrong, in English.
    pub message: String,
    /// The rule that forbids it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rule: Option<String>,
    /// The same as a message of the game, for the reader's language.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "Text")]
    #[schema(value_type = Option<Object>)]
    pub text: Option<serde_json::Value>,
    /// Everything that is wrong with a data set, by file and line.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<String>>", optional)]
    pub faults: Vec<String>,
    /// The present state, if the caller's view is old.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    #[schema(value_type = Option<Object>)]
    pub state: Option<Box<State>>,
}
