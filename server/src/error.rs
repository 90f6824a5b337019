//! The one error of the server, and how it is answered.

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use sandtable_core::{ActError, BoxError, DataErrors, RecordError, ReplayError, SetupError};
use serde_json::json;
use thiserror::Error;

use crate::steward::StewardError;
use crate::store::StoreError;
use crate::wire::{Problem, State};

/// Why a request is not answered as hoped.
#[derive(Debug, Error)]
pub enum Error {
    /// There is no such thing, or it is none of the caller's business.
    #[error("there is no such {0}")]
    NotFound(&'static str),
    /// Nobody is logged in.
    #[error("this needs a name: be a guest or log in first")]
    Unknown,
    /// A wrong password or secret.
    #[error("the name and the secret do not fit")]
    WrongSecret,
    /// The caller may not do this.
    #[error("{0}")]
    Forbidden(&'static str),
    /// The operator lets the caller look on, and no more.
    #[error("you are banned here: you may look on, and take what is yours along")]
    Banned,
    /// A page of another site sent it.
    #[error("requests from other sites are refused")]
    CrossOrigin,
    /// It was asked for under a name that is not the server's.
    #[error("this server has another name")]
    OtherHost,
    /// The request makes no sense.
    #[error("{0}")]
    Bad(String),
    /// The request is understood and cannot be done.
    #[error("{0}")]
    Unfit(String),
    /// Too much at once.
    #[error("the request is too large")]
    TooLarge,
    /// The rest of the request did not come.
    #[error("the request took too long")]
    Slow,
    /// Too many requests.
    #[error("too many requests; try again in {0} s")]
    TooMany(u64),
    /// So much is kept of what came from an address that no more is for a while.
    #[error("enough was kept of what comes from your address; more can be in {0} s")]
    Share(u64),
    /// There is as much in one place as is kept there.
    #[error("{0}")]
    Enough(&'static str),
    /// All who do heavy work are busy.
    #[error("too many wait for this already; try again in a moment")]
    Busy,
    /// The rules fell over at this table.
    #[error("the rules fell over at this table: it is left alone for a while, and nothing of it is lost")]
    Shut,
    /// Somebody was faster, or the caller's view is old: here is the present state.
    #[error("the table has moved on")]
    Stale(Box<State>),
    /// The table is in no condition for it.
    #[error("{0}")]
    Conflict(&'static str),
    /// The rules say no.
    #[error(transparent)]
    Act(#[from] ActError),
    /// The set-up makes no sense.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// Text that is no record.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// A record that was not played by these rules.
    #[error(transparent)]
    Replay(#[from] ReplayError),
    /// A data set that cannot be used.
    #[error(transparent)]
    Data(#[from] BoxError),
    /// A log that no longer folds.
    #[error("the log of this table cannot be read")]
    BrokenLog(String),
    /// The store does not answer.
    #[error("the store does not answer")]
    Store(StoreError),
    /// A worker fell over.
    #[error("something broke here")]
    Broken(String),
}

impl From<DataErrors> for Error {
    fn from(errors: DataErrors) -> Error {
        Error::Data(errors.into())
    }
}

impl From<StoreError> for Error {
    fn from(error: StoreError) -> Error {
        match error {
            StoreError::Conflict => Error::Conflict("the table has moved on; try again"),
            other => Error::Store(other),
        }
    }
}

impl From<StewardError> for Error {
    fn from(error: StewardError) -> Error {
        match error {
            StewardError::Store(error) => error.into(),
            other => Error::Broken(other.to_string()),
        }
    }
}

/// On an answer that says nothing but to come again: nothing failed.
#[derive(Clone, Copy)]
pub struct Waits;

impl Error {
    /// Is there merely too much at once, so that it is tried again?
    pub fn passes(&self) -> bool {
        matches!(self, Error::Busy | Error::TooMany(_))
    }

    /// Status and code.
    pub fn kind(&self) -> (StatusCode, &'static str) {
        match self {
            Error::NotFound(_) => (StatusCode::NOT_FOUND, "not_found"),
            Error::Unknown => (StatusCode::UNAUTHORIZED, "unknown"),
            Error::WrongSecret => (StatusCode::UNAUTHORIZED, "wrong_secret"),
            Error::Forbidden(_) => (StatusCode::FORBIDDEN, "forbidden"),
            Error::Banned => (StatusCode::FORBIDDEN, "banned"),
            Error::CrossOrigin => (StatusCode::FORBIDDEN, "cross_origin"),
            Error::OtherHost => (StatusCode::MISDIRECTED_REQUEST, "other_host"),
            Error::Bad(_) => (StatusCode::BAD_REQUEST, "bad_request"),
            Error::Unfit(_) => (StatusCode::UNPROCESSABLE_ENTITY, "unfit"),
            Error::TooLarge => (StatusCode::PAYLOAD_TOO_LARGE, "too_large"),
            Error::Slow => (StatusCode::REQUEST_TIMEOUT, "slow"),
            Error::TooMany(_) => (StatusCode::TOO_MANY_REQUESTS, "too_many"),
            Error::Share(_) => (StatusCode::TOO_MANY_REQUESTS, "share"),
            Error::Enough(_) => (StatusCode::CONFLICT, "enough"),
            Error::Busy => (StatusCode::SERVICE_UNAVAILABLE, "busy"),
            Error::Shut => (StatusCode::CONFLICT, "shut"),
            Error::Stale(_) => (StatusCode::CONFLICT, "stale"),
            Error::Conflict(_) => (StatusCode::CONFLICT, "conflict"),
            Error::Act(ActError::NoSuchSeat(_) | ActError::NoSuchRow(_)) => {
                (StatusCode::NOT_FOUND, "not_found")
            }
            Error::Act(ActError::NotYourDecision(_)) => (StatusCode::FORBIDDEN, "not_your_decision"),
            Error::Act(ActError::Over) => (StatusCode::CONFLICT, "over"),
            Error::Act(ActError::Notation(_) | ActError::Empty) => (StatusCode::BAD_REQUEST, "notation"),
            Error::Act(ActError::Refused { .. }) => (StatusCode::UNPROCESSABLE_ENTITY, "refused"),
            Error::Act(ActError::NothingToUndo(_)) => (StatusCode::UNPROCESSABLE_ENTITY, "nothing_to_undo"),
            Error::Act(ActError::Binding) => (StatusCode::UNPROCESSABLE_ENTITY, "binding"),
            Error::Act(ActError::NoDice) => (StatusCode::CONFLICT, "no_dice"),
            Error::Data(_) => (StatusCode::UNPROCESSABLE_ENTITY, "data"),
            Error::Setup(_) => (StatusCode::UNPROCESSABLE_ENTITY, "setup"),
            Error::Record(_) | Error::Replay(_) => (StatusCode::UNPROCESSABLE_ENTITY, "record"),
            Error::Store(_) => (StatusCode::SERVICE_UNAVAILABLE, "store"),
            Error::BrokenLog(_) | Error::Broken(_) => (StatusCode::INTERNAL_SERVER_ERROR, "broken"),
        }
    }

    /// What the caller reads.
    pub fn problem(&self) -> Problem {
        let (_, code) = self.kind();
        let mut problem = Problem {
            error: code,
            message: self.to_string(),
            rule: None,
            text: None,
            faults: Vec::new(),
            state: None,
        };
        match self {
            Error::Act(error) => {
                problem.text = Some(json!(error.text()));
                if let ActError::Refused { refusal, .. } = error {
                    problem.rule = Some(refusal.rule.to_string());
                }
            }
            Error::Data(BoxError::Data(DataErrors(faults))) => {
                problem.faults = faults.iter().map(ToString::to_string).collect();
            }
            Error::Data(other) => problem.faults = vec![other.to_string()],
            Error::Stale(state) => problem.state = Some(state.clone()),
            _ => {}
        }
        problem
    }
}

impl IntoResponse for Error {
    fn into_response(self) -> Response {
        let (status, code) = self.kind();
        if status.is_server_error() && !matches!(self, Error::Busy) {
            tracing::error!(code, error = ?self, "a request failed");
        }
        let mut response = (status, Json(self.problem())).into_response();
        let wait = match self {
            Error::TooMany(seconds) | Error::Share(seconds) => Some(seconds),
            Error::Busy | Error::Store(_) => Some(1),
            _ => None,
        };
        if let Some(seconds) = wait {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        if matches!(self, Error::Busy) {
            response.extensions_mut().insert(Waits);
        }
        response
    }
}
