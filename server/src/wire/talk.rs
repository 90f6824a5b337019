//! Talk, and who is heard.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// Whom one does not want to hear.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
pub struct MuteRequest {
    /// The name.
    pub name: String,
    /// Or to hear again.
    #[ts(optional)]
    pub mute: Option<bool>,
}

/// Something to say.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SayRequest {
    /// What.
    pub text: String,
}

/// Something said.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct SaidView {
    /// Its number.
    #[ts(type = "number")]
    pub number: i64,
    /// Who said it.
    pub name: String,
    /// Is it a player?
    pub player: bool,
    /// What was said. Plain text: the client escapes it.
    pub text: String,
    /// When, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: i64,
}

/// The talk at a table.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct TalkView {
    /// What was said.
    pub said: Vec<SaidView>,
}

/// Private notes.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Notes {
    /// The text.
    pub text: String,
}

/// What the operator is told of somebody.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ReportRequest {
    /// The name.
    pub name: String,
    /// What happened.
    pub text: String,
}
