//! Results and ratings, and the pace of a table.

use axum::Json;
use axum::extract::State;

use super::extract::{Body, Known, Part};
use crate::error::Error;
use crate::server::App;
use crate::standing::ProfileView;
use crate::wire::{PaceRequest, Problem, TableView};

/// How somebody has done in each game.
#[utoipa::path(get, path = "/api/people/{name}", params(("name" = String, Path)),
    responses((status = 200, body = ProfileView), (status = 404, body = Problem)))]
pub async fn profile(State(app): State<App>, Part(name): Part<String>) -> Result<Json<ProfileView>, Error> {
    Ok(Json(app.hall.profile(&name).await?))
}

/// Wishes another pace, agrees to one, or takes the wish back.
#[utoipa::path(post, path = "/api/tables/{id}/pace", params(("id" = String, Path), crate::wire::LookQuery),
    request_body = PaceRequest,
    responses((status = 200, body = TableView), (status = 403, body = Problem), (status = 409, body = Problem)))]
pub async fn pace(at: Known, Body(request): Body<PaceRequest>) -> Result<Json<TableView>, Error> {
    let wish = (!request.withdraw).then_some(request.hours);
    Ok(Json(at.app.hall.pace(&at.table, &at.account, at.look.r#as, wish).await?))
}
