//! The OpenAPI document, made from the types.

use std::sync::LazyLock;

use axum::body::Bytes;
use axum::http::header;
use axum::response::IntoResponse;
use utoipa::OpenApi;

use super::{games, people, play, profile, puzzles, school, tables, talk};

#[derive(OpenApi)]
#[openapi(
    info(title = "Sandtable", description = "Board wargames: tables, live play, records."),
    paths(
        games::games,
        games::game,
        games::bring,
        games::rules,
        games::palette,
        games::locale,
        games::art,
        school::course,
        school::handbook,
        school::lesson,
        school::begin,
        school::turn,
        school::play_on,
        puzzles::list,
        puzzles::puzzle,
        puzzles::begin,
        puzzles::turn,
        people::me,
        people::export,
        people::erase,
        people::tables,
        people::guest,
        people::account,
        people::login,
        people::recover,
        people::logout,
        people::feed_address,
        people::feed,
        tables::list,
        tables::create,
        tables::import,
        tables::table,
        tables::remove,
        tables::join,
        tables::word,
        tables::bid,
        tables::link,
        tables::hand,
        tables::replace,
        tables::pause,
        profile::profile,
        profile::pace,
        tables::rematch,
        tables::sequel,
        tables::go_on,
        tables::fork,
        tables::resign,
        tables::draw,
        tables::back,
        tables::claim,
        play::board,
        play::drawing,
        play::scene,
        play::offers,
        play::fits,
        play::curve,
        play::actions,
        play::undo,
        play::drafts,
        play::orders,
        play::set_orders,
        play::why,
        play::overlay,
        play::odds,
        play::hint,
        play::review,
        play::begin_review,
        play::log,
        play::film,
        play::record,
        talk::talk,
        talk::say,
        talk::mute,
        talk::report,
        talk::notes,
        talk::set_notes,
    )
)]
struct Document;

/// The document.
pub fn document() -> utoipa::openapi::OpenApi {
    Document::openapi()
}

/// The document as it is served: it is always the same.
static SERVED: LazyLock<Bytes> = LazyLock::new(|| serde_json::to_vec(&document()).unwrap_or_default().into());

/// The document, served.
pub async fn openapi() -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "application/json")], SERVED.clone())
}
