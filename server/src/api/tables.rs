//! Laying, joining and ending tables.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::Deserialize;

use super::extract::{Ask, At, Body, Part};
use super::types::{
    CreateRequest, Created, DrawRequest, ForkRequest, ImportRequest, JoinRequest, LookQuery, Problem,
    SeatLink, TableView, Tables, WordRequest,
};
use crate::auth::Person;
use crate::error::Error;
use crate::ids::TableId;
use crate::server::App;
use crate::store::Status;

/// Which public tables.
#[derive(Default, Deserialize, utoipa::IntoParams)]
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
    app.new_tables.take(account.id.clone()).map_err(Error::TooMany)?;
    Ok((StatusCode::CREATED, Json(app.hall.create(&account, request).await?)))
}

/// Lays a table from a record, after playing it again.
#[utoipa::path(post, path = "/api/import", request_body = ImportRequest,
    responses((status = 201, body = TableView), (status = 401, body = Problem), (status = 422, body = Problem)))]
pub async fn import(
    State(app): State<App>,
    Person(account): Person,
    Body(request): Body<ImportRequest>,
) -> Result<(StatusCode, Json<TableView>), Error> {
    app.new_tables.take(account.id.clone()).map_err(Error::TooMany)?;
    Ok((StatusCode::CREATED, Json(app.hall.import(&account, request).await?)))
}

/// A table, as far as the caller may know.
#[utoipa::path(get, path = "/api/tables/{id}", params(("id" = String, Path)),
    responses((status = 200, body = TableView), (status = 404, body = Problem)))]
pub async fn table(
    State(app): State<App>,
    At(id): At,
    who: Option<Person>,
) -> Result<Json<TableView>, Error> {
    Ok(Json(app.hall.look(&id, who.as_ref().map(|p| &*p.0)).await?))
}

/// Takes one's own unfinished table away.
#[utoipa::path(delete, path = "/api/tables/{id}", params(("id" = String, Path)),
    responses((status = 204), (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem)))]
pub async fn remove(
    State(app): State<App>,
    At(id): At,
    Person(account): Person,
) -> Result<StatusCode, Error> {
    app.hall.delete(&id, &account).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Takes a seat.
#[utoipa::path(post, path = "/api/tables/{id}/join", params(("id" = String, Path)), request_body = JoinRequest,
    responses((status = 200, body = TableView), (status = 404, body = Problem), (status = 409, body = Problem)))]
pub async fn join(
    State(app): State<App>,
    At(id): At,
    Person(account): Person,
    Body(request): Body<JoinRequest>,
) -> Result<Json<TableView>, Error> {
    Ok(Json(app.hall.join(&id, &account, request).await?))
}

/// Gives a word for the dice, after the commitment was shown.
#[utoipa::path(post, path = "/api/tables/{id}/word", params(("id" = String, Path)), request_body = WordRequest,
    responses((status = 200, body = TableView), (status = 409, body = Problem), (status = 422, body = Problem)))]
pub async fn word(
    State(app): State<App>,
    At(id): At,
    Person(account): Person,
    Body(request): Body<WordRequest>,
) -> Result<Json<TableView>, Error> {
    Ok(Json(app.hall.word(&id, &account, &request.word).await?))
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

/// The same game again.
#[utoipa::path(post, path = "/api/tables/{id}/rematch", params(("id" = String, Path)),
    responses((status = 200, body = TableView), (status = 403, body = Problem), (status = 409, body = Problem)))]
pub async fn rematch(
    State(app): State<App>,
    At(id): At,
    Person(account): Person,
) -> Result<Json<TableView>, Error> {
    app.new_tables.take(account.id.clone()).map_err(Error::TooMany)?;
    Ok(Json(app.hall.rematch(&id, &account).await?))
}

/// Another, private table from a position of this one, as the caller may imagine it, with other dice.
#[utoipa::path(post, path = "/api/tables/{id}/fork", params(("id" = String, Path)), request_body = ForkRequest,
    responses((status = 201, body = Created), (status = 409, body = Problem), (status = 422, body = Problem)))]
pub async fn fork(
    State(app): State<App>,
    At(id): At,
    Person(account): Person,
    Body(request): Body<ForkRequest>,
) -> Result<(StatusCode, Json<Created>), Error> {
    app.new_tables.take(account.id.clone()).map_err(Error::TooMany)?;
    Ok((StatusCode::CREATED, Json(app.hall.fork(&id, &account, request).await?)))
}

/// Gives up.
#[utoipa::path(post, path = "/api/tables/{id}/resign", params(("id" = String, Path), LookQuery),
    responses((status = 200, body = TableView), (status = 403, body = Problem), (status = 409, body = Problem)))]
pub async fn resign(
    State(app): State<App>,
    At(id): At,
    Person(account): Person,
    Ask(query): Ask<LookQuery>,
) -> Result<Json<TableView>, Error> {
    Ok(Json(app.hall.resign(&id, &account, query.r#as).await?))
}

/// Offers a draw, accepts one or refuses it.
#[utoipa::path(post, path = "/api/tables/{id}/draw", params(("id" = String, Path), LookQuery),
    request_body = DrawRequest,
    responses((status = 200, body = TableView), (status = 403, body = Problem), (status = 409, body = Problem)))]
pub async fn draw(
    State(app): State<App>,
    At(id): At,
    Person(account): Person,
    Ask(query): Ask<LookQuery>,
    Body(request): Body<DrawRequest>,
) -> Result<Json<TableView>, Error> {
    Ok(Json(app.hall.draw(&id, &account, query.r#as, request.refuse).await?))
}

/// Claims the game when the others' time is up.
#[utoipa::path(post, path = "/api/tables/{id}/claim", params(("id" = String, Path), LookQuery),
    responses((status = 200, body = TableView), (status = 403, body = Problem), (status = 409, body = Problem)))]
pub async fn claim(
    State(app): State<App>,
    At(id): At,
    Person(account): Person,
    Ask(query): Ask<LookQuery>,
) -> Result<Json<TableView>, Error> {
    Ok(Json(app.hall.claim(&id, &account, query.r#as).await?))
}
