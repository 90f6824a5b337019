//! Laying, joining and ending tables.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::Deserialize;

use super::extract::{Ask, Body, Known, Large, Part, Visitor};
use crate::auth::Person;
use crate::error::Error;
use crate::guard::Address;
use crate::ids::TableId;
use crate::server::App;
use crate::store::Status;
use crate::wire::{
    BackRequest, BidRequest, CreateRequest, Created, DrawRequest, ForkRequest, HandRequest, ImportRequest,
    JoinRequest, LookQuery, PauseRequest, Problem, ReplaceRequest, SeatLink, SequelRequest, TableView,
    Tables, WordRequest,
};

/// Which public tables.
#[derive(Default, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(default)]
pub struct ListQuery {
    /// `waiting` (to join), `running` (to watch; the default) or `over`.
    status: Option<String>,
}

/// Public tables: to join, to watch, to look back at.
#[utoipa::path(get, path = "/api/tables", params(ListQuery),
    responses((status = 200, body = Tables), (status = 400, body = Problem)))]
pub async fn list(
    State(app): State<App>,
    who: Option<Person>,
    Ask(query): Ask<ListQuery>,
) -> Result<Json<Tables>, Error> {
    let status = match query.status.as_deref() {
        Some("waiting") => Status::Waiting,
        None | Some("running") => Status::Running,
        Some("over") => Status::Over,
        Some(_) => return Err(Error::Bad("'status' is waiting, running or over".into())),
    };
    Ok(Json(Tables { tables: app.hall.public(who.as_ref().map(|p| &*p.0), status).await? }))
}

/// Lays a new table.
#[utoipa::path(post, path = "/api/tables", request_body = CreateRequest,
    responses((status = 201, body = Created), (status = 401, body = Problem), (status = 422, body = Problem)))]
pub async fn create(
    State(app): State<App>,
    Person(account): Person,
    Body(request): Body<CreateRequest>,
) -> Result<(StatusCode, Json<Created>), Error> {
    app.meters.tables.take(account.id.clone()).map_err(Error::TooMany)?;
    Ok((StatusCode::CREATED, Json(app.hall.create(&account, request).await?)))
}

/// Lays a table from a record, after playing it again.
#[utoipa::path(post, path = "/api/import", request_body = ImportRequest,
    responses((status = 201, body = TableView), (status = 401, body = Problem), (status = 422, body = Problem),
        (status = 429, body = Problem)))]
pub async fn import(
    State(app): State<App>,
    Person(account): Person,
    Address(address): Address,
    Large(request, _place): Large<ImportRequest>,
) -> Result<(StatusCode, Json<TableView>), Error> {
    app.meters.tables.take(account.id.clone()).map_err(Error::TooMany)?;
    let bytes = request.record.len();
    let table = app.meters.keep(address, bytes, app.hall.import(&account, request)).await?;
    Ok((StatusCode::CREATED, Json(table)))
}

/// A table, as far as the caller may know.
#[utoipa::path(get, path = "/api/tables/{id}", params(("id" = String, Path)),
    responses((status = 200, body = TableView), (status = 404, body = Problem)))]
pub async fn table(at: Visitor) -> Result<Json<TableView>, Error> {
    Ok(Json(at.app.hall.look(&at.table, at.who()).await?))
}

/// Takes one's own unfinished table away.
#[utoipa::path(delete, path = "/api/tables/{id}", params(("id" = String, Path)),
    responses((status = 204), (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem)))]
pub async fn remove(at: Known) -> Result<StatusCode, Error> {
    at.app.hall.delete(&at.table, &at.account).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Takes a seat.
#[utoipa::path(post, path = "/api/tables/{id}/join", params(("id" = String, Path)), request_body = JoinRequest,
    responses((status = 200, body = TableView), (status = 404, body = Problem), (status = 409, body = Problem)))]
pub async fn join(at: Known, Body(request): Body<JoinRequest>) -> Result<Json<TableView>, Error> {
    Ok(Json(at.app.hall.join(&at.table, &at.account, request).await?))
}

/// Bids for a side, where the two who play do so; nobody learns of the other's bid before his own is made.
#[utoipa::path(post, path = "/api/tables/{id}/bid", params(("id" = String, Path)), request_body = BidRequest,
    responses((status = 200, body = TableView), (status = 409, body = Problem), (status = 422, body = Problem)))]
pub async fn bid(at: Known, Body(request): Body<BidRequest>) -> Result<Json<TableView>, Error> {
    Ok(Json(at.app.hall.bid(&at.table, &at.account, request).await?))
}

/// Gives a word for the dice, after the commitment was shown.
#[utoipa::path(post, path = "/api/tables/{id}/word", params(("id" = String, Path)), request_body = WordRequest,
    responses((status = 200, body = TableView), (status = 409, body = Problem), (status = 422, body = Problem)))]
pub async fn word(at: Known, Body(request): Body<WordRequest>) -> Result<Json<TableView>, Error> {
    Ok(Json(at.app.hall.word(&at.table, &at.account, &request.word).await?))
}

/// Makes a new link to a seat that is still free.
#[utoipa::path(post, path = "/api/tables/{id}/seats/{seat}/link",
    params(("id" = String, Path), ("seat" = u8, Path)),
    responses((status = 200, body = SeatLink), (status = 403, body = Problem), (status = 409, body = Problem)))]
pub async fn link(
    State(app): State<App>,
    Part((id, seat)): Part<(String, u8)>,
    Person(account): Person,
) -> Result<Json<SeatLink>, Error> {
    Ok(Json(app.hall.link(&TableId(id), &account, seat).await?))
}

/// Hands a seat over to a comrade.
#[utoipa::path(post, path = "/api/tables/{id}/seats/{seat}/hand",
    params(("id" = String, Path), ("seat" = u8, Path)), request_body = HandRequest,
    responses((status = 200, body = TableView), (status = 403, body = Problem), (status = 409, body = Problem)))]
pub async fn hand(
    State(app): State<App>,
    Part((id, seat)): Part<(String, u8)>,
    Person(account): Person,
    Body(request): Body<HandRequest>,
) -> Result<Json<TableView>, Error> {
    Ok(Json(app.hall.hand(&TableId(id), &account, seat, request.to).await?))
}

/// Agrees that somebody else takes the seat of one who is absent. The link, if there is one, goes to whoever agrees last.
#[utoipa::path(post, path = "/api/tables/{id}/seats/{seat}/replace",
    params(("id" = String, Path), ("seat" = u8, Path)), request_body = ReplaceRequest,
    responses((status = 200, body = Created), (status = 403, body = Problem), (status = 409, body = Problem)))]
pub async fn replace(
    State(app): State<App>,
    Part((id, seat)): Part<(String, u8)>,
    Person(account): Person,
    Body(request): Body<ReplaceRequest>,
) -> Result<Json<Created>, Error> {
    Ok(Json(app.hall.replace(&TableId(id), &account, seat, request).await?))
}

/// Asks for the clocks to rest, or to go on.
#[utoipa::path(post, path = "/api/tables/{id}/pause", params(("id" = String, Path), LookQuery),
    request_body = PauseRequest,
    responses((status = 200, body = TableView), (status = 403, body = Problem), (status = 409, body = Problem)))]
pub async fn pause(at: Known, Body(request): Body<PauseRequest>) -> Result<Json<TableView>, Error> {
    Ok(Json(at.app.hall.pause(&at.table, &at.account, at.look.r#as, request.rest).await?))
}

/// How the next game is laid.
#[derive(Default, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(default)]
pub struct RematchQuery {
    /// On each other's sides?
    swap: bool,
}

/// The same game again.
#[utoipa::path(post, path = "/api/tables/{id}/rematch", params(("id" = String, Path), RematchQuery),
    responses((status = 200, body = TableView), (status = 403, body = Problem), (status = 409, body = Problem)))]
pub async fn rematch(at: Known, Ask(query): Ask<RematchQuery>) -> Result<Json<TableView>, Error> {
    at.app.meters.tables.take(at.account.id.clone()).map_err(Error::TooMany)?;
    Ok(Json(at.app.hall.rematch(&at.table, &at.account, query.swap).await?))
}

/// The game that follows from this one, as the next mission of a campaign does.
#[utoipa::path(post, path = "/api/tables/{id}/sequel", params(("id" = String, Path)), request_body = SequelRequest,
    responses((status = 200, body = TableView), (status = 403, body = Problem), (status = 409, body = Problem)))]
pub async fn sequel(at: Known, Body(request): Body<SequelRequest>) -> Result<Json<TableView>, Error> {
    at.app.meters.tables.take(at.account.id.clone()).map_err(Error::TooMany)?;
    Ok(Json(at.app.hall.sequel(&at.table, &at.account, request.choice).await?))
}

/// Goes on from the last position of a table of older rules, at another table with the same people.
#[utoipa::path(post, path = "/api/tables/{id}/continue", params(("id" = String, Path)),
    responses((status = 200, body = TableView), (status = 403, body = Problem), (status = 409, body = Problem)))]
pub async fn go_on(at: Known) -> Result<Json<TableView>, Error> {
    at.app.meters.tables.take(at.account.id.clone()).map_err(Error::TooMany)?;
    Ok(Json(at.app.hall.go_on(&at.table, &at.account).await?))
}

/// Another, private table from a position of this one, as the caller may imagine it, with other dice.
#[utoipa::path(post, path = "/api/tables/{id}/fork", params(("id" = String, Path)), request_body = ForkRequest,
    responses((status = 201, body = Created), (status = 409, body = Problem), (status = 422, body = Problem)))]
pub async fn fork(at: Known, Body(request): Body<ForkRequest>) -> Result<(StatusCode, Json<Created>), Error> {
    at.app.meters.tables.take(at.account.id.clone()).map_err(Error::TooMany)?;
    Ok((StatusCode::CREATED, Json(at.app.hall.fork(&at.table, &at.account, request).await?)))
}

/// Gives up.
#[utoipa::path(post, path = "/api/tables/{id}/resign", params(("id" = String, Path), LookQuery),
    responses((status = 200, body = TableView), (status = 403, body = Problem), (status = 409, body = Problem)))]
pub async fn resign(at: Known) -> Result<Json<TableView>, Error> {
    Ok(Json(at.app.hall.resign(&at.table, &at.account, at.look.r#as).await?))
}

/// Offers a draw, accepts one or refuses it.
#[utoipa::path(post, path = "/api/tables/{id}/draw", params(("id" = String, Path), LookQuery),
    request_body = DrawRequest,
    responses((status = 200, body = TableView), (status = 403, body = Problem), (status = 409, body = Problem)))]
pub async fn draw(at: Known, Body(request): Body<DrawRequest>) -> Result<Json<TableView>, Error> {
    Ok(Json(at.app.hall.draw(&at.table, &at.account, at.look.r#as, request.refuse).await?))
}

/// Asks to take one's last line back, agrees to it or refuses it.
#[utoipa::path(post, path = "/api/tables/{id}/back", params(("id" = String, Path), LookQuery),
    request_body = BackRequest,
    responses((status = 200, body = TableView), (status = 403, body = Problem), (status = 409, body = Problem)))]
pub async fn back(at: Known, Body(request): Body<BackRequest>) -> Result<Json<TableView>, Error> {
    Ok(Json(at.app.hall.take_back(&at.table, &at.account, at.look.r#as, request.refuse).await?))
}

/// Claims the game when the others' time is up.
#[utoipa::path(post, path = "/api/tables/{id}/claim", params(("id" = String, Path), LookQuery),
    responses((status = 200, body = TableView), (status = 403, body = Problem), (status = 409, body = Problem)))]
pub async fn claim(at: Known) -> Result<Json<TableView>, Error> {
    Ok(Json(at.app.hall.claim(&at.table, &at.account, at.look.r#as).await?))
}
