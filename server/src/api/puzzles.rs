//! Puzzles.

use axum::Json;
use axum::extract::State;
use sandtable_core::Puzzle;

use super::extract::{Ask, Body, Known, Part};
use super::games::found;
use crate::auth::Person;
use crate::error::Error;
use crate::hall::FAILED;
use crate::server::App;
use crate::wire::{
    ActResponse, LanguageQuery, Problem, PuzzleRequest, PuzzleTitle, PuzzleView, PuzzlesView, TableView,
};

/// The puzzles of a game, with their titles in a language.
#[utoipa::path(get, path = "/api/games/{game}/puzzles",
    params(("game" = String, Path), ("language" = Option<String>, Query, description = "en, zh or pl")),
    responses((status = 200, body = PuzzlesView), (status = 404, body = Problem)))]
pub async fn list(
    State(app): State<App>,
    Part(game): Part<String>,
    Ask(query): Ask<LanguageQuery>,
) -> Result<Json<PuzzlesView>, Error> {
    let game = found(&app, &game).await?;
    let puzzles = game.puzzles();
    let title = |puzzle: &Puzzle| PuzzleTitle {
        key: puzzle.key.clone(),
        title: puzzles.say(&query.language, &puzzle.message("")),
        seat: puzzle.desk.seat.clone(),
        lines: puzzle.solution.len(),
        hard: puzzle.regular_fails,
    };
    Ok(Json(PuzzlesView { puzzles: puzzles.all().iter().map(title).collect() }))
}

/// What a puzzle says, in a language.
#[utoipa::path(get, path = "/api/games/{game}/puzzles/{puzzle}",
    params(("game" = String, Path), ("puzzle" = String, Path),
        ("language" = Option<String>, Query, description = "en, zh or pl")),
    responses((status = 200, body = PuzzleView), (status = 404, body = Problem)))]
pub async fn puzzle(
    State(app): State<App>,
    Part((game, key)): Part<(String, String)>,
    Ask(query): Ask<LanguageQuery>,
) -> Result<Json<PuzzleView>, Error> {
    let game = found(&app, &game).await?;
    let puzzles = game.puzzles();
    let puzzle = puzzles.get(&key).ok_or(Error::NotFound("puzzle"))?;
    let ids = puzzle.messages().into_iter().chain([FAILED.to_string()]);
    Ok(Json(PuzzleView {
        texts: ids.map(|id| (id.clone(), puzzles.say(&query.language, &id))).collect(),
        rules: puzzle.rules.clone(),
        dice: puzzle.dice.clone(),
        solution: puzzle.solution.clone(),
        key,
    }))
}

/// Sets a puzzle, or goes on with one that was left. Everybody has one table a puzzle.
#[utoipa::path(post, path = "/api/games/{game}/puzzles/{puzzle}",
    params(("game" = String, Path), ("puzzle" = String, Path)),
    responses((status = 200, body = TableView), (status = 401, body = Problem), (status = 404, body = Problem)))]
pub async fn begin(
    State(app): State<App>,
    Person(account): Person,
    Part((game, key)): Part<(String, String)>,
) -> Result<Json<TableView>, Error> {
    app.meters.tables.take(account.id.clone()).map_err(Error::TooMany)?;
    Ok(Json(app.hall.set(&account, &game, &key).await?))
}

/// Begins a puzzle again, gives a hint, or shows how it is solved.
#[utoipa::path(post, path = "/api/tables/{id}/puzzle", params(("id" = String, Path)), request_body = PuzzleRequest,
    responses((status = 200, body = ActResponse), (status = 404, body = Problem), (status = 409, body = Problem)))]
pub async fn turn(at: Known, Body(request): Body<PuzzleRequest>) -> Result<Json<ActResponse>, Error> {
    Ok(Json(at.app.hall.puzzle(&at.table, &at.account, request).await?))
}
