//! Courses and lessons.

use std::sync::Arc;

use axum::Json;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use sandtable_bots::GameBox;
use sandtable_core::{Course, Lesson};

use super::extract::{Ask, Body, Known, Part};
use super::games::{found, known};
use crate::auth::Person;
use crate::error::Error;
use crate::hall::Hall;
use crate::keep::gzip;
use crate::pages::{packed, takes_gzip};
use crate::server::{App, Bookmaker};
use crate::wire::{
    ActResponse, CourseView, LanguageQuery, LessonRequest, LessonTitle, LessonView, Problem, TableView,
};

/// A page that carries its looks and pictures with it, and nothing else.
const OF_ITS_OWN: &str =
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; frame-ancestors 'none'";

/// What the house answers where a lesson has no answer of its own.
const HOUSE: [&str; 2] = ["core-lesson-other", "core-lesson-missed"];

/// The lessons of a game, with their titles in a language.
#[utoipa::path(get, path = "/api/games/{game}/course",
    params(("game" = String, Path), ("language" = Option<String>, Query, description = "en, zh or pl")),
    responses((status = 200, body = CourseView), (status = 404, body = Problem)))]
pub async fn course(
    State(app): State<App>,
    Part(game): Part<String>,
    Ask(query): Ask<LanguageQuery>,
) -> Result<Json<CourseView>, Error> {
    let game = found(&app, &game).await?;
    let course = game.course();
    let title = |lesson: &Lesson| LessonTitle {
        key: lesson.key.clone(),
        title: course.say(&query.language, &lesson.title()),
        about: course.say(&query.language, &lesson.about()),
        steps: lesson.steps.len(),
    };
    Ok(Json(CourseView { lessons: course.lessons().iter().map(title).collect() }))
}

/// The whole rules of a game as a page to read and to print, with pictures of the board.
#[utoipa::path(get, path = "/api/games/{game}/handbook",
    params(("game" = String, Path), ("language" = Option<String>, Query, description = "en, zh or pl")),
    responses((status = 200, body = String, content_type = "text/html"), (status = 404, body = Problem)))]
pub async fn handbook(
    State(app): State<App>,
    Part(name): Part<String>,
    Ask(query): Ask<LanguageQuery>,
    headers: HeaderMap,
) -> Result<Response, Error> {
    let game = found(&app, &name).await?;
    let make = app.config.handbook.ok_or(Error::NotFound("handbook"))?;
    let page = packed(book(&app, &name, game, query.language, make).await?, takes_gzip(&headers));
    let headers = [
        (header::CONTENT_TYPE, "text/html; charset=utf-8"),
        (header::CONTENT_SECURITY_POLICY, OF_ITS_OWN),
        (header::CACHE_CONTROL, "private, max-age=600"),
    ];
    Ok((headers, page).into_response())
}

/// A handbook, packed. What somebody brought along is made for him each time.
async fn book(
    app: &App,
    name: &str,
    game: Arc<dyn GameBox>,
    language: String,
    make: Bookmaker,
) -> Result<Bytes, Error> {
    // What is kept is nobody's whim.
    let language = known(&language).to_string();
    let what = format!("{name} handbook {language}");
    if let Some(kept) = app.keep.get(&what) {
        return Ok(kept);
    }
    // It takes seconds: of all who want it one makes it, and each who waits for that waits in his share of the line.
    let turn = app.hall.heavy.turn().await?;
    let _making = app.keep.making.lock().await;
    if let Some(kept) = app.keep.get(&what) {
        return Ok(kept);
    }
    let page = Hall::handbook(turn, game, language, make).await?;
    if name.contains('@') { gzip(page.as_bytes()) } else { app.keep.put(what, page.as_bytes()) }
}

/// What a lesson says, in a language.
#[utoipa::path(get, path = "/api/games/{game}/lessons/{lesson}",
    params(("game" = String, Path), ("lesson" = String, Path),
        ("language" = Option<String>, Query, description = "en, zh or pl")),
    responses((status = 200, body = LessonView), (status = 404, body = Problem)))]
pub async fn lesson(
    State(app): State<App>,
    Part((game, key)): Part<(String, String)>,
    Ask(query): Ask<LanguageQuery>,
) -> Result<Json<LessonView>, Error> {
    let game = found(&app, &game).await?;
    let course: &Course = game.course();
    let lesson = course.lesson(&key).ok_or(Error::NotFound("lesson"))?;
    let ids = lesson.messages().into_iter().chain(HOUSE.map(String::from));
    Ok(Json(LessonView {
        said: (0..=lesson.steps.len()).map(|step| lesson.said(step)).collect(),
        texts: ids.map(|id| (id.clone(), course.say(&query.language, &id))).collect(),
        rules: lesson.rules.clone(),
        goes_on: lesson.goes_on,
        next: course.after(&key).map(|next| next.key.clone()),
        key,
    }))
}

/// Begins a lesson, or goes on with one that was left. Everybody has one table a lesson.
#[utoipa::path(post, path = "/api/games/{game}/lessons/{lesson}",
    params(("game" = String, Path), ("lesson" = String, Path)),
    responses((status = 200, body = TableView), (status = 401, body = Problem), (status = 404, body = Problem)))]
pub async fn begin(
    State(app): State<App>,
    Person(account): Person,
    Part((game, key)): Part<(String, String)>,
) -> Result<Json<TableView>, Error> {
    app.meters.tables.take(account.id.clone()).map_err(Error::TooMany)?;
    Ok(Json(app.hall.teach(&account, &game, &key).await?))
}

/// Lays the table of a lesson at one of its steps, or shows how the present one is solved.
#[utoipa::path(post, path = "/api/tables/{id}/lesson", params(("id" = String, Path)), request_body = LessonRequest,
    responses((status = 200, body = ActResponse), (status = 404, body = Problem), (status = 409, body = Problem)))]
pub async fn turn(at: Known, Body(request): Body<LessonRequest>) -> Result<Json<ActResponse>, Error> {
    Ok(Json(at.app.hall.lesson(&at.table, &at.account, request).await?))
}

/// Plays on against the machine from where a lesson ended, at another table.
#[utoipa::path(post, path = "/api/tables/{id}/lesson/play", params(("id" = String, Path)),
    responses((status = 200, body = TableView), (status = 404, body = Problem), (status = 409, body = Problem)))]
pub async fn play_on(at: Known) -> Result<Json<TableView>, Error> {
    at.app.meters.tables.take(at.account.id.clone()).map_err(Error::TooMany)?;
    Ok(Json(at.app.hall.play_on(&at.table, &at.account).await?))
}
