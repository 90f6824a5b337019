//! The games.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use sandtable_bots::{Commander, GameBox, Handicap};
use sandtable_core::{Catalogs, Palette, ScenarioInfo, SeatInfo};

use super::extract::{Ask, Large, Part};
use crate::auth::Person;
use crate::error::Error;
use crate::games::messages;
use crate::guard::Address;
use crate::pages;
use crate::server::App;
use crate::wire::{
    DataRequest, GameView, LanguageQuery, OptionView, Problem, RuleShown, RulesView, ScenarioView, SeatOption,
};

/// The games on the shelf.
#[utoipa::path(get, path = "/api/games", responses((status = 200, body = Vec<GameView>)))]
pub async fn games(State(app): State<App>) -> Json<Vec<GameView>> {
    Json(app.hall.games.iter().map(|game| view(game.as_ref())).collect())
}

/// A game, of the shelf or with a data set that was brought.
#[utoipa::path(get, path = "/api/games/{game}", params(("game" = String, Path, description = "id or id@digest")),
    responses((status = 200, body = GameView), (status = 404, body = Problem)))]
pub async fn game(State(app): State<App>, Part(game): Part<String>) -> Result<Json<GameView>, Error> {
    Ok(Json(view(found(&app, &game).await?.as_ref())))
}

/// Brings a data set of one's own, laid over the game's. Tables are laid with it by its digest.
#[utoipa::path(post, path = "/api/games/{game}/data", params(("game" = String, Path)), request_body = DataRequest,
    responses((status = 201, body = GameView), (status = 401, body = Problem), (status = 404, body = Problem),
        (status = 413, body = Problem), (status = 422, body = Problem), (status = 429, body = Problem)))]
pub async fn bring(
    State(app): State<App>,
    Person(account): Person,
    Part(game): Part<String>,
    Address(address): Address,
    Large(request, _place): Large<DataRequest>,
) -> Result<(StatusCode, Json<GameView>), Error> {
    app.meters.tables.take(account.id.clone()).map_err(Error::TooMany)?;
    let bytes = request.files.iter().map(|(name, text)| name.len() + text.len()).sum();
    let own = app.meters.keep(address, bytes, app.hall.bring(&account, &game, request.files)).await?;
    Ok((StatusCode::CREATED, Json(view(own.as_ref()))))
}

/// What the files of a game are filled with, for an editor; `data` says what is wrong with them.
#[utoipa::path(get, path = "/api/games/{game}/palette", params(("game" = String, Path, description = "id or id@digest")),
    responses((status = 200, description = "by file and field"), (status = 404, body = Problem)))]
pub async fn palette(State(app): State<App>, Part(game): Part<String>) -> Result<Json<Vec<Palette>>, Error> {
    Ok(Json(found(&app, &game).await?.palette()))
}

/// What is shown of a box.
fn view(game: &dyn GameBox) -> GameView {
    let info = game.info();
    let option = |key: &str, values: Vec<String>| OptionView { key: key.to_string(), values };
    let seat = |seat: &SeatInfo| SeatOption {
        key: seat.key.to_string(),
        team: seat.team.map(String::from),
        when: seat
            .when
            .as_ref()
            .map(|(key, values)| option(key, values.iter().map(ToString::to_string).collect())),
    };
    let scenario = |scenario: &ScenarioInfo| ScenarioView {
        key: scenario.key.clone(),
        seats: scenario.seats.iter().map(seat).collect(),
    };
    let orders = game.opening_orders();
    GameView {
        id: info.id.into(),
        start_here: game.start_here(),
        lessons: game.course().lessons().len(),
        puzzles: game.puzzles().all().len(),
        brought_art: game.files().art().any(|(file, _)| file == "board.svg"),
        scenarios: info.scenarios.iter().map(scenario).collect(),
        options: info.options.iter().map(|(key, values)| option(key, values.clone())).collect(),
        texts: game.lobby().clone(),
        rules_version: info.rules_version,
        data: info.data_digest.clone(),
        levels: game.levels().iter().map(ToString::to_string).collect(),
        tempers: game.tempers().iter().map(|temper| temper.key().into()).collect(),
        handicaps: Handicap::ALL.iter().map(ToString::to_string).collect(),
        first_bot: Commander::FIRST.to_string(),
        orders_live: orders.book(false),
        orders_slow: orders.book(true),
    }
}

/// The box that an address names: `id`, or `id@digest` with a data set that was brought.
pub(super) async fn found(app: &App, game: &str) -> Result<Arc<dyn GameBox>, Error> {
    match game.split_once('@') {
        None => app.hall.game(game, None).await,
        Some((id, digest)) => app.hall.game(id, Some(digest)).await,
    }
}

/// The rules of a game in our own words, with examples and rulings; what is not translated stands there in English.
#[utoipa::path(get, path = "/api/games/{game}/rules",
    params(("game" = String, Path), ("language" = Option<String>, Query, description = "en, zh or pl")),
    responses((status = 200, body = RulesView), (status = 404, body = Problem)))]
pub async fn rules(
    State(app): State<App>,
    Part(name): Part<String>,
    Ask(query): Ask<LanguageQuery>,
    headers: HeaderMap,
) -> Result<Response, Error> {
    let game = found(&app, &name).await?;
    // What is kept is nobody's whim.
    let query = LanguageQuery { language: known(&query.language).to_string() };
    let what = format!("rules {}", query.language);
    let kind = HeaderValue::from_static("application/json");
    let rules =
        || serde_json::to_vec(&rules_of(game.as_ref(), &query)).map_err(|e| Error::Broken(e.to_string()));
    always(&app, &headers, &name, &what, kind, rules)
}

/// The languages that there are; whoever asks for another one has English.
pub(super) fn known(language: &str) -> &str {
    if Catalogs::own(language).is_some() { language } else { "en" }
}

/// An answer of a game that is always the same: packed once, unless somebody brought the game's data along.
fn always(
    app: &App,
    headers: &HeaderMap,
    game: &str,
    what: &str,
    kind: HeaderValue,
    make: impl FnOnce() -> Result<Vec<u8>, Error>,
) -> Result<Response, Error> {
    let kind = [(header::CONTENT_TYPE, kind)];
    if game.contains('@') {
        return Ok((kind, make()?).into_response());
    }
    let name = format!("{game} {what}");
    let kept = match app.keep.get(&name) {
        Some(kept) => kept,
        None => app.keep.put(name, &make()?)?,
    };
    Ok((kind, pages::packed(kept, pages::takes_gzip(headers))).into_response())
}

fn rules_of(game: &dyn GameBox, query: &LanguageQuery) -> RulesView {
    let ledger = game.ledger_in(&query.language);
    let (rules, examples, rulings) = (ledger.rules.clone(), ledger.examples.clone(), ledger.rulings.clone());
    let (course, puzzles) = (game.course(), game.puzzles());
    let lessons = course.lessons().iter().map(|lesson| RuleShown {
        kind: "lesson",
        key: lesson.key.clone(),
        title: course.say(&query.language, &lesson.title()),
        rules: lesson.rules.clone(),
    });
    let puzzles = puzzles.all().iter().map(|puzzle| RuleShown {
        kind: "puzzle",
        key: puzzle.key.clone(),
        title: puzzles.say(&query.language, &puzzle.message("")),
        rules: puzzle.rules.clone(),
    });
    let shown = lessons.chain(puzzles).collect();
    let terms = game.catalogs().terms();
    RulesView { rules, examples, rulings, shown, terms }
}

/// The messages of the engine and a game in a language, as Fluent text.
#[utoipa::path(get, path = "/api/games/{game}/locales/{language}",
    params(("game" = String, Path), ("language" = String, Path, description = "en, zh or pl")),
    responses((status = 200, body = String, content_type = "text/plain"), (status = 404, body = Problem)))]
pub async fn locale(
    State(app): State<App>,
    Part((name, language)): Part<(String, String)>,
    headers: HeaderMap,
) -> Result<Response, Error> {
    let game = found(&app, &name).await?;
    let text = || messages(game.as_ref(), &language).map(String::into_bytes).ok_or(Error::NotFound("text"));
    let kind = HeaderValue::from_static("text/plain; charset=utf-8");
    always(&app, &headers, &name, &format!("locale {language}"), kind, text)
}

/// Art is shown, not run: it may style itself and nothing else.
pub(super) const ART: &str = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; sandbox";

/// The art of a game's board.
#[utoipa::path(get, path = "/api/games/{game}/art/{file}",
    params(("game" = String, Path), ("file" = String, Path, description = "board.svg and what it refers to")),
    responses((status = 200, body = String, content_type = "image/svg+xml"), (status = 404, body = Problem)))]
pub async fn art(
    State(app): State<App>,
    Part((name, file)): Part<(String, String)>,
    headers: HeaderMap,
) -> Result<Response, Error> {
    let game = found(&app, &name).await?;
    let art = game.art();
    let (_, bytes) = art.iter().find(|(name, _)| *name == file).ok_or(Error::NotFound("picture"))?;
    let kind = mime_guess::from_path(&file).first_or_octet_stream();
    let kind = HeaderValue::from_str(kind.as_ref()).map_err(|e| Error::Broken(e.to_string()))?;
    let picture = always(&app, &headers, &name, &format!("art {file}"), kind, || Ok(bytes.to_vec()))?;
    let headers = [
        (header::CACHE_CONTROL, HeaderValue::from_static("public, max-age=3600")),
        (header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(ART)),
    ];
    Ok((headers, picture).into_response())
}
