//! Unpacking requests: what does not fit is refused in our own words.

use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::request::Parts;
use axum::http::{StatusCode, header};
use serde::de::DeserializeOwned;

use crate::auth::Person;
use crate::error::Error;
use crate::hall::Who;
use crate::hall::heavy::Place;
use crate::ids::TableId;
use crate::server::App;
use crate::store::Account;
use crate::wire::LookQuery;

/// A body is there within this time.
const READ: Duration = Duration::from_secs(30);

/// A NUL, as JSON writes it.
const NUL: &[u8] = b"\\u0000";

/// A body of JSON.
pub struct Body<T>(pub T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Body<T> {
    type Rejection = Error;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, Error> {
        let typed = request.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
        if !typed.is_some_and(is_json) {
            return Err(Error::Bad("a body is sent as 'Content-Type: application/json'".into()));
        }
        let reading = tokio::time::timeout(READ, Bytes::from_request(request, state));
        let bytes = match reading.await.map_err(|_| Error::Slow)? {
            Ok(bytes) => bytes,
            Err(BytesRejection::FailedToBufferBody(e)) if e.status() == StatusCode::PAYLOAD_TOO_LARGE => {
                return Err(Error::TooLarge);
            }
            Err(other) => return Err(Error::Bad(other.body_text())),
        };
        // No text holds one, and not every store keeps it.
        if bytes.windows(NUL.len()).any(|w| w == NUL) {
            return Err(Error::Unfit("text holds no NUL".into()));
        }
        match Json::from_bytes(&bytes) {
            Ok(Json(body)) => Ok(Body(body)),
            Err(other) => Err(Error::Bad(other.body_text())),
        }
    }
}

/// A body that may be large, with its place in memory.
pub struct Large<T>(pub T, pub Place);

impl<T: DeserializeOwned> FromRequest<App> for Large<T> {
    type Rejection = Error;

    async fn from_request(request: Request, app: &App) -> Result<Large<T>, Error> {
        let place = app.hall.heavy.place()?;
        let Body(body) = Body::from_request(request, app).await?;
        Ok(Large(body, place))
    }
}

/// Is a body of this kind JSON?
fn is_json(kind: &str) -> bool {
    let kind = kind.split(';').next().unwrap_or_default().trim();
    kind.eq_ignore_ascii_case("application/json")
}

/// What stands behind the question mark.
pub struct Ask<T>(pub T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequestParts<S> for Ask<T> {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Ask<T>, Error> {
        match Query::from_request_parts(parts, state).await {
            Ok(Query(query)) => Ok(Ask(query)),
            Err(error) => Err(Error::Bad(error.body_text())),
        }
    }
}

/// The table of an address.
pub struct At(pub TableId);

impl<S: Send + Sync> FromRequestParts<S> for At {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<At, Error> {
        let Part(id) = Part::<String>::from_request_parts(parts, state).await?;
        let fits = !id.is_empty() && id.len() <= 32 && id.bytes().all(|b| b.is_ascii_alphanumeric());
        if fits { Ok(At(TableId(id))) } else { Err(Error::NotFound("table")) }
    }
}

/// Parts of an address.
pub struct Part<T>(pub T);

impl<S: Send + Sync, T: DeserializeOwned + Send> FromRequestParts<S> for Part<T> {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Part<T>, Error> {
        // Nothing has a name with a NUL in it, and not every store can be asked for one.
        if parts.uri.path().contains("%00") {
            return Err(Error::NotFound("page"));
        }
        match Path::from_request_parts(parts, state).await {
            Ok(Path(part)) => Ok(Part(part)),
            Err(_) => Err(Error::NotFound("page")),
        }
    }
}

/// Anybody at a table, with or without a name, and how he looks at it.
pub struct Visitor {
    /// The server.
    pub app: App,
    /// The table.
    pub table: TableId,
    /// How he looks.
    pub look: LookQuery,
    /// Who he is, if he has a name.
    pub person: Option<Person>,
}

impl Visitor {
    /// Who he is.
    pub fn who(&self) -> Who<'_> {
        self.person.as_ref().map(|person| &*person.0)
    }
}

impl FromRequestParts<App> for Visitor {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Visitor, Error> {
        let At(table) = At::from_request_parts(parts, app).await?;
        let person = Option::<Person>::from_request_parts(parts, app).await?;
        let Ask(look) = Ask::from_request_parts(parts, app).await?;
        Ok(Visitor { app: app.clone(), table, look, person })
    }
}

/// Somebody with a name at a table.
pub struct Known {
    /// The server.
    pub app: App,
    /// The table.
    pub table: TableId,
    /// Who he is.
    pub account: Arc<Account>,
    /// How he looks.
    pub look: LookQuery,
}

impl FromRequestParts<App> for Known {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Known, Error> {
        let At(table) = At::from_request_parts(parts, app).await?;
        let Person(account) = Person::from_request_parts(parts, app).await?;
        let Ask(look) = Ask::from_request_parts(parts, app).await?;
        Ok(Known { app: app.clone(), table, account, look })
    }
}
