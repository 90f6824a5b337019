//! Guests, accounts, sessions and feeds.

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use tokio::sync::mpsc;

use super::extract::{Body, Part};
use crate::auth::{self, Person};
use crate::error::Error;
use crate::feed::atom;
use crate::guard::Address;
use crate::hall::heavy::Asker;
use crate::server::App;
use crate::steward;
use crate::store::{News, Topic};
use crate::wire::{
    AccountRequest, FeedAddress, GuestRequest, LoginRequest, Me, Problem, RecoverRequest, Tables, Welcome,
};

/// Who the caller is.
#[utoipa::path(get, path = "/api/me", responses((status = 200, body = Me), (status = 401, body = Problem)))]
pub async fn me(Person(account): Person) -> Json<Me> {
    Json(auth::me(&account))
}

/// Everything that is kept of the caller, to be taken along: his tables with their records as he may read them, what he
/// said and noted.
#[utoipa::path(get, path = "/api/me/export",
    responses((status = 200, body = serde_json::Value), (status = 401, body = Problem)))]
pub async fn export(State(app): State<App>, Person(account): Person) -> Result<Response, Error> {
    let place = app.hall.heavy.place()?;
    let (to, mut parts) = mpsc::channel(1);
    let writing = async move { app.hall.export(&account, &to, place).await };
    tokio::spawn(Asker::lets(Asker::here(), writing));
    let headers = [
        (header::CONTENT_TYPE, "application/json"),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"sandtable.json\""),
    ];
    let body = axum::body::Body::from_stream(stream::poll_fn(move |c| parts.poll_recv(c)));
    Ok((headers, body).into_response())
}

/// Erases the caller with all that is his. Where others play, a bot takes his seat.
#[utoipa::path(delete, path = "/api/me", responses((status = 204), (status = 401, body = Problem)))]
pub async fn erase(State(app): State<App>, Person(account): Person) -> Result<Response, Error> {
    let erased = steward::erase_person(&*app.hall.store, &account, app.hall.clock.now()).await?;
    for table in erased.gone.iter().chain(&erased.left) {
        app.hall.heard(Some(&News { table: table.clone(), topic: Topic::Table }));
    }
    let cookie = app.door.gone(&account.id)?;
    Ok((StatusCode::NO_CONTENT, [(header::SET_COOKIE, cookie)]).into_response())
}

/// The caller's tables: his turn first.
#[utoipa::path(get, path = "/api/me/tables",
    responses((status = 200, body = Tables), (status = 401, body = Problem)))]
pub async fn tables(State(app): State<App>, Person(account): Person) -> Result<Json<Tables>, Error> {
    Ok(Json(Tables { tables: app.hall.mine(&account).await? }))
}

/// Comes in as a guest: with a name, a session and a secret for other devices.
#[utoipa::path(post, path = "/api/guests", request_body = GuestRequest,
    responses((status = 201, body = Welcome), (status = 400, body = Problem), (status = 422, body = Problem)))]
pub async fn guest(
    State(app): State<App>,
    Address(address): Address,
    Body(request): Body<GuestRequest>,
) -> Result<Response, Error> {
    app.meters.door.take(address).map_err(Error::TooMany)?;
    let (welcome, cookie) = app.door.guest(request).await?;
    Ok((StatusCode::CREATED, [(header::SET_COOKIE, cookie)], Json(welcome)).into_response())
}

/// Makes an account, or turns the guest who asks into one.
#[utoipa::path(post, path = "/api/accounts", request_body = AccountRequest,
    responses((status = 201, body = Welcome), (status = 400, body = Problem), (status = 422, body = Problem)))]
pub async fn account(
    State(app): State<App>,
    Address(address): Address,
    guest: Option<Person>,
    Body(request): Body<AccountRequest>,
) -> Result<Response, Error> {
    app.meters.door.take(address).map_err(Error::TooMany)?;
    let guest = guest.as_ref().map(|p| &*p.0);
    let (account, welcome, cookie) = app.door.account(guest, request).await?;
    if guest.is_some_and(|guest| guest.id == account.id && guest.name != account.name) {
        for table in steward::rename_person(&*app.hall.store, &account, app.hall.clock.now()).await? {
            app.hall.heard(Some(&News { table, topic: Topic::Table }));
        }
    }
    Ok((StatusCode::CREATED, [(header::SET_COOKIE, cookie)], Json(welcome)).into_response())
}

/// Logs in.
#[utoipa::path(post, path = "/api/session", request_body = LoginRequest,
    responses((status = 200, body = Welcome), (status = 400, body = Problem), (status = 401, body = Problem)))]
pub async fn login(
    State(app): State<App>,
    Address(address): Address,
    Body(request): Body<LoginRequest>,
) -> Result<Response, Error> {
    app.meters.logins.take(address).map_err(Error::TooMany)?;
    let (welcome, cookie) = app.door.login(request).await?;
    Ok(([(header::SET_COOKIE, cookie)], Json(welcome)).into_response())
}

/// Comes in with a pass of the operator's, and a new password.
#[utoipa::path(post, path = "/api/recover", request_body = RecoverRequest,
    responses((status = 200, body = Welcome), (status = 401, body = Problem), (status = 422, body = Problem)))]
pub async fn recover(
    State(app): State<App>,
    Address(address): Address,
    Body(request): Body<RecoverRequest>,
) -> Result<Response, Error> {
    app.meters.logins.take(address).map_err(Error::TooMany)?;
    let (welcome, cookie) = app.door.recover(request).await?;
    Ok(([(header::SET_COOKIE, cookie)], Json(welcome)).into_response())
}

/// Logs out.
#[utoipa::path(delete, path = "/api/session", responses((status = 204)))]
pub async fn logout(State(app): State<App>, headers: HeaderMap) -> Result<Response, Error> {
    let cookie = app.door.logout(&headers).await?;
    Ok((StatusCode::NO_CONTENT, [(header::SET_COOKIE, cookie)]).into_response())
}

/// Makes the address of a private feed; the old one becomes invalid.
#[utoipa::path(post, path = "/api/me/feed",
    responses((status = 200, body = FeedAddress), (status = 401, body = Problem)))]
pub async fn feed_address(
    State(app): State<App>,
    Person(account): Person,
) -> Result<Json<FeedAddress>, Error> {
    let token = app.door.feed(&account).await?;
    Ok(Json(FeedAddress { path: format!("/feed/{}", token.reveal()) }))
}

/// The private feed of "your turn", as Atom.
#[utoipa::path(get, path = "/feed/{secret}", params(("secret" = String, Path)),
    responses((status = 200, body = String, content_type = "application/atom+xml"), (status = 404, body = Problem)))]
pub async fn feed(
    State(app): State<App>,
    headers: HeaderMap,
    Part(secret): Part<String>,
) -> Result<Response, Error> {
    let account = app.door.feed_owner(&secret).await?;
    let tables = app.hall.mine(&account).await?;
    let host = headers.get(header::HOST).and_then(|h| h.to_str().ok()).unwrap_or("localhost");
    let text = atom(&account.name, host, app.config.secure, &tables);
    Ok(([(header::CONTENT_TYPE, "application/atom+xml; charset=utf-8")], text).into_response())
}
