//! Answers with a scene in them.

use axum::http::header;
use axum::response::{IntoResponse, Response};
use serde::Serialize;

use crate::error::Error;

/// Most scenes have room in so many bytes.
const ROOM: usize = 24 << 10;

/// JSON that is long: it is written into room enough for it, which need not be moved to more of it again and again.
pub struct Sent<T>(pub T);

impl<T: Serialize> IntoResponse for Sent<T> {
    fn into_response(self) -> Response {
        let mut body = Vec::with_capacity(ROOM);
        match serde_json::to_writer(&mut body, &self.0) {
            Ok(()) => ([(header::CONTENT_TYPE, "application/json")], body).into_response(),
            Err(error) => Error::Broken(error.to_string()).into_response(),
        }
    }
}
