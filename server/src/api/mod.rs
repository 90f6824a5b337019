//! The API: thin handlers over the hall.

mod extract;
mod games;
mod live;
mod openapi;
mod people;
mod play;
mod profile;
mod puzzles;
mod school;
mod sent;
mod tables;
mod talk;
pub mod typescript;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::routing::{delete, get, post};

use crate::server::App;

pub use openapi::document;

/// So large may a body be.
const BODY: usize = 64 * 1024;
/// So large may a record be.
const RECORD: usize = 2 * 1024 * 1024;

/// So large may a data set be.
const DATA: usize = 4 * 1024 * 1024;

/// Every address of the API.
pub fn routes() -> Router<App> {
    Router::new()
        .route("/api/openapi.json", get(openapi::openapi))
        .route("/api/games", get(games::games))
        .route("/api/games/{game}", get(games::game))
        .route("/api/games/{game}/data", post(games::bring).layer(DefaultBodyLimit::max(DATA)))
        .route("/api/games/{game}/rules", get(games::rules))
        .route("/api/games/{game}/palette", get(games::palette))
        .route("/api/games/{game}/course", get(school::course))
        .route("/api/games/{game}/handbook", get(school::handbook))
        .route("/api/games/{game}/lessons/{lesson}", get(school::lesson).post(school::begin))
        .route("/api/games/{game}/puzzles", get(puzzles::list))
        .route("/api/games/{game}/puzzles/{puzzle}", get(puzzles::puzzle).post(puzzles::begin))
        .route("/api/games/{game}/locales/{language}", get(games::locale))
        .route("/api/games/{game}/art/{*file}", get(games::art))
        .route("/api/me", get(people::me).delete(people::erase))
        .route("/api/me/export", get(people::export))
        .route("/api/me/tables", get(people::tables))
        .route("/api/me/feed", post(people::feed_address))
        .route("/api/guests", post(people::guest))
        .route("/api/accounts", post(people::account))
        .route("/api/session", post(people::login).delete(people::logout))
        .route("/api/recover", post(people::recover))
        .route("/feed/{secret}", get(people::feed))
        .route("/api/tables", get(tables::list).post(tables::create))
        .route("/api/import", post(tables::import).layer(DefaultBodyLimit::max(RECORD)))
        .route("/api/tables/{id}", delete(tables::remove).get(tables::table))
        .route("/api/tables/{id}/join", post(tables::join))
        .route("/api/tables/{id}/word", post(tables::word))
        .route("/api/tables/{id}/bid", post(tables::bid))
        .route("/api/tables/{id}/seats/{seat}/link", post(tables::link))
        .route("/api/tables/{id}/seats/{seat}/hand", post(tables::hand))
        .route("/api/tables/{id}/seats/{seat}/replace", post(tables::replace))
        .route("/api/tables/{id}/pause", post(tables::pause))
        .route("/api/tables/{id}/pace", post(profile::pace))
        .route("/api/people/{name}", get(profile::profile))
        .route("/api/tables/{id}/mute", post(talk::mute))
        .route("/api/tables/{id}/report", post(talk::report))
        .route("/api/tables/{id}/rematch", post(tables::rematch))
        .route("/api/tables/{id}/sequel", post(tables::sequel))
        .route("/api/tables/{id}/continue", post(tables::go_on))
        .route("/api/tables/{id}/fork", post(tables::fork))
        .route("/api/tables/{id}/resign", post(tables::resign))
        .route("/api/tables/{id}/draw", post(tables::draw))
        .route("/api/tables/{id}/back", post(tables::back))
        .route("/api/tables/{id}/claim", post(tables::claim))
        .route("/api/tables/{id}/board", get(play::board))
        .route("/api/tables/{id}/board.svg", get(play::drawing))
        .route("/api/tables/{id}/scene", get(play::scene))
        .route("/api/tables/{id}/actions", post(play::actions))
        .route("/api/tables/{id}/undo", post(play::undo))
        .route("/api/tables/{id}/drafts", post(play::drafts))
        .route("/api/tables/{id}/orders", get(play::orders).put(play::set_orders))
        .route("/api/tables/{id}/lesson", post(school::turn))
        .route("/api/tables/{id}/puzzle", post(puzzles::turn))
        .route("/api/tables/{id}/lesson/play", post(school::play_on))
        .route("/api/tables/{id}/offers", get(play::offers))
        .route("/api/tables/{id}/fits", post(play::fits))
        .route("/api/tables/{id}/curve", get(play::curve))
        .route("/api/tables/{id}/why", get(play::why))
        .route("/api/tables/{id}/overlay", get(play::overlay))
        .route("/api/tables/{id}/odds", get(play::odds))
        .route("/api/tables/{id}/hint", get(play::hint))
        .route("/api/tables/{id}/review", get(play::review).post(play::begin_review))
        .route("/api/tables/{id}/log", get(play::log))
        .route("/api/tables/{id}/film", get(play::film))
        .route("/api/tables/{id}/record", get(play::record))
        .route("/api/tables/{id}/chat", get(talk::talk).post(talk::say))
        .route("/api/tables/{id}/notes", get(talk::notes).put(talk::set_notes))
        .route("/api/tables/{id}/live", get(live::live))
        .layer(DefaultBodyLimit::max(BODY))
}
