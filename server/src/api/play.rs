//! Playing and looking.

use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use sandtable_core::Handle;
use serde::Deserialize;

use super::extract::{Ask, At, Body};
use super::types::{
    ActRequest, ActResponse, BoardView, DraftRequest, HintView, LogView, LookQuery, OddsView, Problem,
    State as TableState, WhyView,
};
use crate::auth::Person;
use crate::error::Error;
use crate::orders::Book;
use crate::server::App;

/// What never changes at a table: sent once.
#[utoipa::path(get, path = "/api/tables/{id}/board", params(("id" = String, Path)),
    responses((status = 200, body = BoardView), (status = 404, body = Problem), (status = 409, body = Problem)))]
pub async fn board(
    State(app): State<App>,
    At(id): At,
    who: Option<Person>,
) -> Result<Json<BoardView>, Error> {
    Ok(Json(app.hall.board(&id, who.as_ref().map(|p| &*p.0)).await?))
}

/// What the caller sees, now or (replay) after so many rows.
#[utoipa::path(get, path = "/api/tables/{id}/scene", params(("id" = String, Path), LookQuery),
    responses((status = 200, body = TableState), (status = 404, body = Problem), (status = 422, body = Problem)))]
pub async fn scene(
    State(app): State<App>,
    At(id): At,
    who: Option<Person>,
    Ask(query): Ask<LookQuery>,
) -> Result<Json<TableState>, Error> {
    Ok(Json(app.hall.scene(&id, who.as_ref().map(|p| &*p.0), query).await?))
}

/// Plays lines. Answered when they are durable; 409 with the new state if the caller's view is old.
#[utoipa::path(post, path = "/api/tables/{id}/actions", params(("id" = String, Path), LookQuery),
    request_body = ActRequest,
    responses((status = 200, body = ActResponse), (status = 400, body = Problem), (status = 403, body = Problem),
        (status = 409, body = Problem), (status = 422, body = Problem)))]
pub async fn actions(
    State(app): State<App>,
    At(id): At,
    Person(account): Person,
    Ask(query): Ask<LookQuery>,
    Body(request): Body<ActRequest>,
) -> Result<Json<ActResponse>, Error> {
    Ok(Json(app.hall.act(&id, &account, query.r#as, request).await?))
}

/// Takes the last line back.
#[utoipa::path(post, path = "/api/tables/{id}/undo", params(("id" = String, Path), LookQuery),
    request_body = ActRequest,
    responses((status = 200, body = ActResponse), (status = 409, body = Problem), (status = 422, body = Problem)))]
pub async fn undo(
    State(app): State<App>,
    At(id): At,
    Person(account): Person,
    Ask(query): Ask<LookQuery>,
    Body(request): Body<ActRequest>,
) -> Result<Json<ActResponse>, Error> {
    Ok(Json(app.hall.undo(&id, &account, query.r#as, request).await?))
}

/// Lays lines on a draft, takes them off, sends it.
#[utoipa::path(post, path = "/api/tables/{id}/drafts", params(("id" = String, Path), LookQuery),
    request_body = DraftRequest,
    responses((status = 200, body = ActResponse), (status = 409, body = Problem), (status = 422, body = Problem)))]
pub async fn drafts(
    State(app): State<App>,
    At(id): At,
    Person(account): Person,
    Ask(query): Ask<LookQuery>,
    Body(request): Body<DraftRequest>,
) -> Result<Json<ActResponse>, Error> {
    Ok(Json(app.hall.draft(&id, &account, query.r#as, request).await?))
}

/// The caller's standing orders.
#[utoipa::path(get, path = "/api/tables/{id}/orders", params(("id" = String, Path), LookQuery),
    responses((status = 200, body = Book), (status = 403, body = Problem), (status = 409, body = Problem)))]
pub async fn orders(
    State(app): State<App>,
    At(id): At,
    Person(account): Person,
    Ask(query): Ask<LookQuery>,
) -> Result<Json<Book>, Error> {
    Ok(Json(app.hall.orders(&id, &account, query.r#as).await?))
}

/// Gives standing orders; they also answer a window that is open.
#[utoipa::path(put, path = "/api/tables/{id}/orders", params(("id" = String, Path), LookQuery), request_body = Book,
    responses((status = 200, body = TableState), (status = 403, body = Problem), (status = 409, body = Problem)))]
pub async fn set_orders(
    State(app): State<App>,
    At(id): At,
    Person(account): Person,
    Ask(query): Ask<LookQuery>,
    Body(book): Body<Book>,
) -> Result<Json<TableState>, Error> {
    Ok(Json(app.hall.set_orders(&id, &account, query.r#as, book).await?))
}

/// The thing that is asked about: one of these.
#[derive(Default, Deserialize, utoipa::IntoParams)]
#[serde(default)]
pub struct WhyQuery {
    /// A piece by its key.
    piece: Option<String>,
    /// A place by its index.
    place: Option<u16>,
    /// A side between two places: `3-4`.
    side: Option<String>,
    /// A card by its key.
    card: Option<String>,
    /// A button by its message.
    button: Option<String>,
    /// An amount on a stepper: `key:3`.
    amount: Option<String>,
    /// Look through the eyes of one of one's own seats only (hot seat).
    r#as: Option<u8>,
}

impl WhyQuery {
    fn handle(self) -> Option<Handle> {
        let pair = |text: &str, sign: char| {
            let (a, b) = text.rsplit_once(sign)?;
            Some((a.to_string(), b.parse::<u16>().ok()?))
        };
        match self {
            WhyQuery { piece: Some(key), .. } => Some(Handle::Piece(key)),
            WhyQuery { place: Some(index), .. } => Some(Handle::Place(index)),
            WhyQuery { side: Some(text), .. } => {
                let (a, b) = pair(&text, '-')?;
                Some(Handle::Side(a.parse().ok()?, b))
            }
            WhyQuery { card: Some(key), .. } => Some(Handle::Card(key)),
            WhyQuery { button: Some(key), .. } => Some(Handle::Button(key)),
            WhyQuery { amount: Some(text), .. } => pair(&text, ':').map(|(key, n)| Handle::Amount(key, n)),
            _ => None,
        }
    }
}

/// Why nothing can be done with a piece, place or card.
#[utoipa::path(get, path = "/api/tables/{id}/why", params(("id" = String, Path), WhyQuery),
    responses((status = 200, body = WhyView), (status = 400, body = Problem), (status = 404, body = Problem)))]
pub async fn why(
    State(app): State<App>,
    At(id): At,
    who: Option<Person>,
    Ask(query): Ask<WhyQuery>,
) -> Result<Json<WhyView>, Error> {
    let only = query.r#as;
    let handle = query.handle().ok_or_else(|| {
        Error::Bad("one of 'piece', 'place', 'side', 'card', 'button' and 'amount' is needed".into())
    })?;
    Ok(Json(app.hall.why(&id, who.as_ref().map(|p| &*p.0), only, &handle).await?))
}

/// A line to be reckoned.
#[derive(Deserialize, utoipa::IntoParams)]
pub struct OddsQuery {
    /// The line, in notation.
    line: String,
    /// Look through the eyes of one of one's own seats only (hot seat).
    r#as: Option<u8>,
}

/// What a line leads to, as far as the caller can know.
#[utoipa::path(get, path = "/api/tables/{id}/odds", params(("id" = String, Path), OddsQuery),
    responses((status = 200, body = OddsView), (status = 403, body = Problem), (status = 422, body = Problem)))]
pub async fn odds(
    State(app): State<App>,
    At(id): At,
    Person(account): Person,
    Ask(query): Ask<OddsQuery>,
) -> Result<Json<OddsView>, Error> {
    Ok(Json(app.hall.odds(&id, &account, query.r#as, &query.line).await?))
}

/// What the machine would do in the caller's place.
#[utoipa::path(get, path = "/api/tables/{id}/hint", params(("id" = String, Path), LookQuery),
    responses((status = 200, body = HintView), (status = 403, body = Problem), (status = 409, body = Problem)))]
pub async fn hint(
    State(app): State<App>,
    At(id): At,
    Person(account): Person,
    Ask(query): Ask<LookQuery>,
) -> Result<Json<HintView>, Error> {
    Ok(Json(app.hall.hint(&id, &account, query.r#as).await?))
}

/// What the caller may read of the log.
#[utoipa::path(get, path = "/api/tables/{id}/log", params(("id" = String, Path), LookQuery),
    responses((status = 200, body = LogView), (status = 404, body = Problem), (status = 409, body = Problem)))]
pub async fn log(
    State(app): State<App>,
    At(id): At,
    who: Option<Person>,
    Ask(query): Ask<LookQuery>,
) -> Result<Json<LogView>, Error> {
    Ok(Json(app.hall.log(&id, who.as_ref().map(|p| &*p.0), query).await?))
}

/// The record as text: what the caller was told while the game runs, everything afterwards.
#[utoipa::path(get, path = "/api/tables/{id}/record", params(("id" = String, Path), LookQuery),
    responses((status = 200, body = String, content_type = "text/plain"), (status = 404, body = Problem), (status = 409, body = Problem)))]
pub async fn record(
    State(app): State<App>,
    At(id): At,
    who: Option<Person>,
    Ask(query): Ask<LookQuery>,
) -> Result<Response, Error> {
    let record = app.hall.record(&id, who.as_ref().map(|p| &*p.0), query.r#as).await?;
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], record.to_string()).into_response())
}
