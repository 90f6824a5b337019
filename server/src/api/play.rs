//! Playing and looking.

use std::collections::BTreeSet;

use axum::Json;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use sandtable_core::{Handle, OrderBook};
use serde::Deserialize;

use super::extract::{Ask, Body, Known, Visitor};
use super::sent::Sent;
use crate::error::Error;
use crate::pages::{packed, takes_gzip};
use crate::wire::{
    ActRequest, ActResponse, BoardView, CurveView, DraftRequest, FilmView, FitsRequest, FitsView, HintView,
    LogView, LookQuery, OddsView, OffersView, OverlayView, Problem, ReviewView, State as TableState, WhyView,
};

/// More overlays at once are nobody's need.
const MOST_OVERLAYS: usize = 16;

/// What never changes at a table: sent once.
#[utoipa::path(get, path = "/api/tables/{id}/board", params(("id" = String, Path)),
    responses((status = 200, body = BoardView), (status = 304), (status = 404, body = Problem), (status = 409, body = Problem)))]
pub async fn board(at: Visitor, headers: HeaderMap) -> Result<Response, Error> {
    let sheet = at.app.hall.board(&at.table, at.who()).await?;
    let known = headers.get_all(header::IF_NONE_MATCH).iter().filter_map(|v| v.to_str().ok());
    let fits = known.flat_map(|line| line.split(',')).any(|tag| tag.trim() == sheet.tag);
    // A browser keeps it, and asks whether it is still the same.
    let kept = [(header::ETAG, sheet.tag.clone()), (header::CACHE_CONTROL, "private, no-cache".to_string())];
    if fits {
        return Ok((StatusCode::NOT_MODIFIED, kept).into_response());
    }
    let kind = [(header::CONTENT_TYPE, "application/json")];
    Ok(match &sheet.packed {
        Some(bytes) => (kept, kind, packed(bytes.clone(), takes_gzip(&headers))).into_response(),
        None => (kept, kind, sheet.body.clone()).into_response(),
    })
}

/// The ground of a board that its rules draw themselves.
#[utoipa::path(get, path = "/api/tables/{id}/board.svg", params(("id" = String, Path)),
    responses((status = 200, body = String, content_type = "image/svg+xml"), (status = 404, body = Problem)))]
pub async fn drawing(at: Visitor) -> Result<Response, Error> {
    let svg = at.app.hall.drawing(&at.table, at.who()).await?.ok_or(Error::NotFound("picture"))?;
    let headers = [
        (header::CONTENT_TYPE, "image/svg+xml"),
        (header::CACHE_CONTROL, "private, max-age=3600"),
        (header::CONTENT_SECURITY_POLICY, super::games::ART),
    ];
    Ok((headers, svg).into_response())
}

/// What the caller sees, now or (replay) after so many rows.
#[utoipa::path(get, path = "/api/tables/{id}/scene", params(("id" = String, Path), LookQuery),
    responses((status = 200, body = TableState), (status = 404, body = Problem), (status = 422, body = Problem)))]
pub async fn scene(at: Visitor) -> Result<Sent<TableState>, Error> {
    Ok(Sent(at.app.hall.scene(&at.table, at.who(), at.look.clone()).await?))
}

/// What the caller could do with his draft laid out, and a line tried on top of it (`then`).
#[utoipa::path(get, path = "/api/tables/{id}/offers", params(("id" = String, Path), LookQuery),
    responses((status = 200, body = OffersView), (status = 403, body = Problem), (status = 422, body = Problem)))]
pub async fn offers(at: Visitor) -> Result<Sent<OffersView>, Error> {
    Ok(Sent(at.app.hall.offers(&at.table, at.who(), at.look.clone()).await?))
}

/// Which of some lines the caller could do on top of his draft, each by itself.
#[utoipa::path(post, path = "/api/tables/{id}/fits", params(("id" = String, Path), LookQuery), request_body = FitsRequest,
    responses((status = 200, body = FitsView), (status = 403, body = Problem), (status = 422, body = Problem)))]
pub async fn fits(at: Known, Body(request): Body<FitsRequest>) -> Result<Json<FitsView>, Error> {
    let who = Some(&*at.account);
    Ok(Json(at.app.hall.fits(&at.table, who, at.look.clone(), request.lines).await?))
}

/// The points of a curve.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub struct CurveQuery {
    /// Rows as the caller counts, in order, with commas between them.
    rows: String,
}

/// How the game stood after some rows.
#[utoipa::path(get, path = "/api/tables/{id}/curve", params(("id" = String, Path), LookQuery, CurveQuery),
    responses((status = 200, body = CurveView), (status = 404, body = Problem), (status = 422, body = Problem)))]
pub async fn curve(at: Visitor, Ask(query): Ask<CurveQuery>) -> Result<Json<CurveView>, Error> {
    let rows: Result<Vec<usize>, _> = query.rows.split(',').map(str::parse).collect();
    let rows = rows.map_err(|_| Error::Bad("'rows' holds numbers with commas between them".into()))?;
    Ok(Json(at.app.hall.curve(&at.table, at.who(), &at.look, rows).await?))
}

/// Plays lines. Answered when they are durable; 409 with the new state if the caller's view is old.
#[utoipa::path(post, path = "/api/tables/{id}/actions", params(("id" = String, Path), LookQuery),
    request_body = ActRequest,
    responses((status = 200, body = ActResponse), (status = 400, body = Problem), (status = 403, body = Problem),
        (status = 409, body = Problem), (status = 422, body = Problem)))]
pub async fn actions(at: Known, Body(request): Body<ActRequest>) -> Result<Sent<ActResponse>, Error> {
    Ok(Sent(at.app.hall.act(&at.table, &at.account, at.look.r#as, request).await?))
}

/// Takes the last line back.
#[utoipa::path(post, path = "/api/tables/{id}/undo", params(("id" = String, Path), LookQuery),
    request_body = ActRequest,
    responses((status = 200, body = ActResponse), (status = 409, body = Problem), (status = 422, body = Problem)))]
pub async fn undo(at: Known, Body(request): Body<ActRequest>) -> Result<Sent<ActResponse>, Error> {
    Ok(Sent(at.app.hall.undo(&at.table, &at.account, at.look.r#as, request).await?))
}

/// Lays lines on a draft, takes them off, sends it.
#[utoipa::path(post, path = "/api/tables/{id}/drafts", params(("id" = String, Path), LookQuery),
    request_body = DraftRequest,
    responses((status = 200, body = ActResponse), (status = 409, body = Problem), (status = 422, body = Problem)))]
pub async fn drafts(at: Known, Body(request): Body<DraftRequest>) -> Result<Sent<ActResponse>, Error> {
    Ok(Sent(at.app.hall.draft(&at.table, &at.account, at.look.r#as, request).await?))
}

/// The caller's standing orders.
#[utoipa::path(get, path = "/api/tables/{id}/orders", params(("id" = String, Path), LookQuery),
    responses((status = 200, body = Object), (status = 403, body = Problem), (status = 409, body = Problem)))]
pub async fn orders(at: Known) -> Result<Json<OrderBook>, Error> {
    Ok(Json(at.app.hall.orders(&at.table, &at.account, at.look.r#as).await?))
}

/// Gives standing orders; they also answer a window that is open.
#[utoipa::path(put, path = "/api/tables/{id}/orders", params(("id" = String, Path), LookQuery), request_body = Object,
    responses((status = 200, body = TableState), (status = 403, body = Problem), (status = 409, body = Problem)))]
pub async fn set_orders(at: Known, Body(book): Body<OrderBook>) -> Result<Sent<TableState>, Error> {
    Ok(Sent(at.app.hall.set_orders(&at.table, &at.account, at.look.r#as, book).await?))
}

/// The thing that is asked about: one of these.
#[derive(Default, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
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

/// Why nothing can be done with a piece, place or card, now or (`draft`) with the caller's draft laid out.
#[utoipa::path(get, path = "/api/tables/{id}/why", params(("id" = String, Path), LookQuery, WhyQuery),
    responses((status = 200, body = WhyView), (status = 400, body = Problem), (status = 404, body = Problem)))]
pub async fn why(at: Visitor, Ask(query): Ask<WhyQuery>) -> Result<Json<WhyView>, Error> {
    let handle = query.handle().ok_or_else(|| {
        Error::Bad("one of 'piece', 'place', 'side', 'card', 'button' and 'amount' is needed".into())
    })?;
    Ok(Json(at.app.hall.why(&at.table, at.who(), &at.look, &handle).await?))
}

/// What is to be laid over the board.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub struct OverlayQuery {
    /// Keys of the scene's overlays, with commas between them.
    keys: String,
}

/// What is laid over the board, all of it or what belongs to one thing, now, with the caller's draft or after so many
/// rows.
#[utoipa::path(get, path = "/api/tables/{id}/overlay", params(("id" = String, Path), LookQuery, OverlayQuery, WhyQuery),
    responses((status = 200, body = OverlayView), (status = 404, body = Problem), (status = 409, body = Problem)))]
pub async fn overlay(
    at: Visitor,
    Ask(query): Ask<OverlayQuery>,
    Ask(thing): Ask<WhyQuery>,
) -> Result<Json<OverlayView>, Error> {
    // One that is named twice is laid once.
    let keys: BTreeSet<_> = query.keys.split(',').filter(|key| !key.is_empty()).map(String::from).collect();
    let keys = keys.into_iter().take(MOST_OVERLAYS).collect();
    Ok(Json(at.app.hall.overlay(&at.table, at.who(), at.look.clone(), keys, thing.handle()).await?))
}

/// A line to be reckoned.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub struct OddsQuery {
    /// The line, in notation.
    line: String,
    /// Assumptions of which the opposite is taken for granted: their keys, with commas between them.
    #[serde(default)]
    otherwise: String,
}

/// What a line leads to, as far as the caller can know, now or (`draft`) on top of the caller's draft.
#[utoipa::path(get, path = "/api/tables/{id}/odds", params(("id" = String, Path), LookQuery, OddsQuery),
    responses((status = 200, body = OddsView), (status = 403, body = Problem), (status = 422, body = Problem)))]
pub async fn odds(at: Known, Ask(query): Ask<OddsQuery>) -> Result<Json<OddsView>, Error> {
    Ok(Json(at.app.hall.odds(&at.table, &at.account, at.look, query.line, query.otherwise).await?))
}

/// What the machine would do in the caller's place.
#[utoipa::path(get, path = "/api/tables/{id}/hint", params(("id" = String, Path), LookQuery),
    responses((status = 200, body = HintView), (status = 403, body = Problem), (status = 409, body = Problem)))]
pub async fn hint(at: Known) -> Result<Json<HintView>, Error> {
    Ok(Json(at.app.hall.hint(&at.table, &at.account, at.look.r#as).await?))
}

/// How far the review of a finished game is, and what it found.
#[utoipa::path(get, path = "/api/tables/{id}/review", params(("id" = String, Path)),
    responses((status = 200, body = ReviewView), (status = 404, body = Problem)))]
pub async fn review(at: Visitor) -> Result<Json<ReviewView>, Error> {
    Ok(Json(at.app.hall.review(&at.table, at.who()).await?))
}

/// Has a finished game reviewed; whoever asked may leave and come back.
#[utoipa::path(post, path = "/api/tables/{id}/review", params(("id" = String, Path)),
    responses((status = 200, body = ReviewView), (status = 409, body = Problem), (status = 422, body = Problem),
        (status = 429, body = Problem)))]
pub async fn begin_review(at: Known) -> Result<Json<ReviewView>, Error> {
    Ok(Json(at.app.hall.begin_review(&at.table, &at.account).await?))
}

/// What the caller may read of the log.
#[utoipa::path(get, path = "/api/tables/{id}/log", params(("id" = String, Path), LookQuery),
    responses((status = 200, body = LogView), (status = 404, body = Problem), (status = 409, body = Problem)))]
pub async fn log(at: Visitor) -> Result<Json<LogView>, Error> {
    Ok(Json(at.app.hall.log(&at.table, at.who(), at.look.clone()).await?))
}

/// What happened after row `since`, through row `at` or the present, as the caller saw it: the moves of others action by
/// action.
#[utoipa::path(get, path = "/api/tables/{id}/film", params(("id" = String, Path), LookQuery),
    responses((status = 200, body = FilmView), (status = 404, body = Problem), (status = 422, body = Problem)))]
pub async fn film(at: Visitor) -> Result<Json<FilmView>, Error> {
    Ok(Json(at.app.hall.film(&at.table, at.who(), at.look.clone()).await?))
}

/// The record as text: what the caller was told while the game runs, everything afterwards.
#[utoipa::path(get, path = "/api/tables/{id}/record", params(("id" = String, Path), LookQuery),
    responses((status = 200, body = String, content_type = "text/plain"), (status = 404, body = Problem), (status = 409, body = Problem)))]
pub async fn record(at: Visitor) -> Result<Response, Error> {
    let record = at.app.hall.record(&at.table, at.who(), at.look.r#as).await?;
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], record.to_string()).into_response())
}
