//! Talk and notes.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::Deserialize;

use super::extract::{Ask, At, Body};
use super::types::{Notes, Problem, SayRequest, TalkView};
use crate::auth::Person;
use crate::error::Error;
use crate::server::App;

/// From where on.
#[derive(Default, Deserialize, utoipa::IntoParams)]
#[serde(default)]
pub struct SinceQuery {
    /// What was said after this number.
    since: i64,
}

/// The talk at a table. What spectators say reaches players after the end.
#[utoipa::path(get, path = "/api/tables/{id}/chat", params(("id" = String, Path), SinceQuery),
    responses((status = 200, body = TalkView), (status = 404, body = Problem)))]
pub async fn talk(
    State(app): State<App>,
    At(id): At,
    who: Option<Person>,
    Ask(query): Ask<SinceQuery>,
) -> Result<Json<TalkView>, Error> {
    Ok(Json(TalkView { said: app.hall.talk(&id, who.as_ref().map(|p| &*p.0), query.since).await? }))
}

/// Says something.
#[utoipa::path(post, path = "/api/tables/{id}/chat", params(("id" = String, Path)), request_body = SayRequest,
    responses((status = 204), (status = 404, body = Problem), (status = 422, body = Problem)))]
pub async fn say(
    State(app): State<App>,
    At(id): At,
    Person(account): Person,
    Body(request): Body<SayRequest>,
) -> Result<StatusCode, Error> {
    app.hall.say(&id, &account, &request.text).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The caller's private notes.
#[utoipa::path(get, path = "/api/tables/{id}/notes", params(("id" = String, Path)),
    responses((status = 200, body = Notes), (status = 404, body = Problem)))]
pub async fn notes(
    State(app): State<App>,
    At(id): At,
    Person(account): Person,
) -> Result<Json<Notes>, Error> {
    Ok(Json(Notes { text: app.hall.notes(&id, &account).await? }))
}

/// Keeps the caller's private notes.
#[utoipa::path(put, path = "/api/tables/{id}/notes", params(("id" = String, Path)), request_body = Notes,
    responses((status = 204), (status = 404, body = Problem), (status = 422, body = Problem)))]
pub async fn set_notes(
    State(app): State<App>,
    At(id): At,
    Person(account): Person,
    Body(notes): Body<Notes>,
) -> Result<StatusCode, Error> {
    app.hall.set_notes(&id, &account, &notes.text).await?;
    Ok(StatusCode::NO_CONTENT)
}
