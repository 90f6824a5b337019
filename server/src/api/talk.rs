//! Talk and notes.

use axum::Json;
use axum::http::StatusCode;

use super::extract::{Body, Known, Visitor};
use crate::error::Error;
use crate::guard::Address;
use crate::wire::{LookQuery, MuteRequest, Notes, Problem, ReportRequest, SayRequest, TalkView};

/// The talk at a table. What spectators say reaches players after the end.
#[utoipa::path(get, path = "/api/tables/{id}/chat", params(("id" = String, Path), LookQuery),
    responses((status = 200, body = TalkView), (status = 404, body = Problem)))]
pub async fn talk(at: Visitor) -> Result<Json<TalkView>, Error> {
    let since = at.look.since.and_then(|n| i64::try_from(n).ok()).unwrap_or(0);
    Ok(Json(TalkView { said: at.app.hall.talk(&at.table, at.who(), since).await? }))
}

/// Says something.
#[utoipa::path(post, path = "/api/tables/{id}/chat", params(("id" = String, Path)), request_body = SayRequest,
    responses((status = 204), (status = 404, body = Problem), (status = 409, body = Problem), (status = 422, body = Problem),
        (status = 429, body = Problem)))]
pub async fn say(
    at: Known,
    Address(address): Address,
    Body(request): Body<SayRequest>,
) -> Result<StatusCode, Error> {
    let (meters, text) = (&at.app.meters, request.text);
    meters.speak(&at.account.id, address)?;
    meters.keep(address, text.len(), at.app.hall.say(&at.table, &at.account, &text)).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Hears somebody no longer at a table, or again.
#[utoipa::path(post, path = "/api/tables/{id}/mute", params(("id" = String, Path)), request_body = MuteRequest,
    responses((status = 204), (status = 404, body = Problem), (status = 409, body = Problem)))]
pub async fn mute(at: Known, Body(request): Body<MuteRequest>) -> Result<StatusCode, Error> {
    at.app.hall.mute(&at.table, &at.account, &request.name, request.mute.unwrap_or(true)).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Tells the operator of somebody who plays or speaks at a table.
#[utoipa::path(post, path = "/api/tables/{id}/report", params(("id" = String, Path)), request_body = ReportRequest,
    responses((status = 204), (status = 404, body = Problem), (status = 409, body = Problem), (status = 422, body = Problem),
        (status = 429, body = Problem)))]
pub async fn report(
    at: Known,
    Address(address): Address,
    Body(request): Body<ReportRequest>,
) -> Result<StatusCode, Error> {
    let (meters, text) = (&at.app.meters, request.text);
    meters.speak(&at.account.id, address)?;
    meters
        .keep(address, text.len(), at.app.hall.report(&at.table, &at.account, &request.name, &text))
        .await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The caller's private notes.
#[utoipa::path(get, path = "/api/tables/{id}/notes", params(("id" = String, Path)),
    responses((status = 200, body = Notes), (status = 404, body = Problem)))]
pub async fn notes(at: Known) -> Result<Json<Notes>, Error> {
    Ok(Json(Notes { text: at.app.hall.notes(&at.table, &at.account).await? }))
}

/// Keeps the caller's private notes.
#[utoipa::path(put, path = "/api/tables/{id}/notes", params(("id" = String, Path)), request_body = Notes,
    responses((status = 204), (status = 404, body = Problem), (status = 409, body = Problem), (status = 422, body = Problem),
        (status = 429, body = Problem)))]
pub async fn set_notes(
    at: Known,
    Address(address): Address,
    Body(notes): Body<Notes>,
) -> Result<StatusCode, Error> {
    // Who writes on in what he has needs room for what is new.
    let kept = at.app.hall.notes(&at.table, &at.account).await?.len();
    let more = notes.text.len().saturating_sub(kept);
    at.app.meters.keep(address, more, at.app.hall.set_notes(&at.table, &at.account, &notes.text)).await?;
    Ok(StatusCode::NO_CONTENT)
}
