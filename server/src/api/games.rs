//! The games.

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use sandtable_core::GameInfo;

use super::extract::Part;
use super::types::{GameView, OptionView, Problem, RulesView};
use crate::error::Error;
use crate::games::{GameBox, LEVELS};
use crate::orders::begin_with;
use crate::server::App;

/// The games on the shelf.
#[utoipa::path(get, path = "/api/games", responses((status = 200, body = Vec<GameView>)))]
pub async fn games(State(app): State<App>) -> Json<Vec<GameView>> {
    let view = |game: &dyn GameBox, info: &GameInfo| GameView {
        id: info.id.into(),
        seats: info.seats.iter().map(|s| (*s).to_string()).collect(),
        scenarios: info.scenarios.clone(),
        options: info
            .options
            .iter()
            .map(|(key, values)| OptionView { key: key.clone(), values: values.clone() })
            .collect(),
        texts: game.lobby().clone(),
        rules_version: info.rules_version,
        data: info.data_digest.clone(),
        levels: LEVELS.iter().map(|l| (*l).to_string()).collect(),
        orders_live: begin_with(info.id, false),
        orders_slow: begin_with(info.id, true),
    };
    Json(app.hall.games.iter().map(|game| view(game.as_ref(), game.info())).collect())
}

/// The rules of a game in our own words, with rulings.
#[utoipa::path(get, path = "/api/games/{game}/rules", params(("game" = String, Path)),
    responses((status = 200, body = RulesView), (status = 404, body = Problem)))]
pub async fn rules(State(app): State<App>, Part(game): Part<String>) -> Result<Json<RulesView>, Error> {
    let game = app.hall.games.get(&game).ok_or(Error::NotFound("game"))?;
    let ledger = game.ledger();
    Ok(Json(RulesView { rules: ledger.rules.clone(), rulings: ledger.rulings.clone() }))
}

/// The messages of the engine and a game in a language, as Fluent text.
#[utoipa::path(get, path = "/api/games/{game}/locales/{language}",
    params(("game" = String, Path), ("language" = String, Path, description = "en, zh or pl")),
    responses((status = 200, body = String, content_type = "text/plain"), (status = 404, body = Problem)))]
pub async fn locale(
    State(app): State<App>,
    Part((game, language)): Part<(String, String)>,
) -> Result<Response, Error> {
    let text = app.hall.games.messages(&game, &language).ok_or(Error::NotFound("text"))?;
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], text).into_response())
}

/// Art is shown, not run: it may style itself and nothing else.
const ART: &str = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; sandbox";

/// The art of a game's board.
#[utoipa::path(get, path = "/api/games/{game}/art/{file}",
    params(("game" = String, Path), ("file" = String, Path, description = "board.svg and what it refers to")),
    responses((status = 200, body = String, content_type = "image/svg+xml"), (status = 404, body = Problem)))]
pub async fn art(
    State(app): State<App>,
    Part((game, file)): Part<(String, String)>,
) -> Result<Response, Error> {
    let game = app.hall.games.get(&game).ok_or(Error::NotFound("game"))?;
    let bytes = game.art(&file).ok_or(Error::NotFound("picture"))?;
    let kind = mime_guess::from_path(&file).first_or_octet_stream();
    let kind = HeaderValue::from_str(kind.as_ref()).map_err(|e| Error::Broken(e.to_string()))?;
    let headers = [
        (header::CONTENT_TYPE, kind),
        (header::CACHE_CONTROL, HeaderValue::from_static("public, max-age=3600")),
        (header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(ART)),
    ];
    Ok((headers, bytes).into_response())
}
