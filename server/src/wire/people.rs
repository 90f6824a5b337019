//! People: guests, accounts, log-ins.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// Who somebody is.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Me {
    /// The name that others see.
    pub name: String,
    /// Without a password?
    pub guest: bool,
}

/// A new guest, or anybody who logs in.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Welcome {
    /// Who it is.
    pub me: Me,
    /// A new guest's secret: logs in on another device. Shown once.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub secret: Option<String>,
}

/// Becoming a guest.
#[derive(Clone, Debug, Default, Deserialize, TS, ToSchema)]
#[serde(default, deny_unknown_fields)]
pub struct GuestRequest {
    /// The name wished for; else one is given.
    pub name: Option<String>,
}

/// A name with a password.
#[derive(Clone, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct AccountRequest {
    /// The name, 2 to 24 letters.
    pub name: String,
    /// The password, 8 to 200 letters.
    pub password: String,
}

/// Logging in: with name and password, or with a guest's secret.
#[derive(Clone, Default, Deserialize, TS, ToSchema)]
#[serde(default, deny_unknown_fields)]
pub struct LoginRequest {
    /// The name.
    pub name: Option<String>,
    /// The password.
    pub password: Option<String>,
    /// A guest's secret.
    pub secret: Option<String>,
}

/// The address of a private feed. Shown once; a new one makes the old one invalid.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct FeedAddress {
    /// The path.
    pub path: String,
}

/// A new password, by a pass that the operator gave.
#[derive(Clone, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct RecoverRequest {
    /// The pass: it is good once.
    pub secret: String,
    /// The new password, 8 to 200 letters.
    pub password: String,
}
