//! Answers with a scene in them.

use std::sync::{Mutex, PoisonError};

use axum::body::Bytes;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use serde::Serialize;

use crate::error::Error;

/// Most scenes have room in so many bytes.
const ROOM: usize = 24 << 10;
/// A pad that has become longer is not kept, nor are more than so many.
const LONG: usize = 4 * ROOM;
const PADS: usize = 64;

/// Pads that are written on again: what is long is dear to ask of the heap and to give back, most of all from another thread.
static BLANK: Mutex<Vec<Vec<u8>>> = Mutex::new(Vec::new());

/// What an answer is written on, until it is sent.
struct Pad(Vec<u8>);

impl Pad {
    fn blank() -> Pad {
        let kept = BLANK.lock().unwrap_or_else(PoisonError::into_inner).pop();
        Pad(kept.unwrap_or_else(|| Vec::with_capacity(ROOM)))
    }
}

impl AsRef<[u8]> for Pad {
    fn as_ref(&self) -> &[u8] {
        &self.0
    }
}

impl Drop for Pad {
    fn drop(&mut self) {
        let mut pad = std::mem::take(&mut self.0);
        let mut kept = BLANK.lock().unwrap_or_else(PoisonError::into_inner);
        if kept.len() < PADS && pad.capacity() <= LONG {
            pad.clear();
            kept.push(pad);
        }
    }
}

/// JSON that is long: it is written into room enough for it, which need not be moved to more of it again and again.
pub struct Sent<T>(pub T);

impl<T: Serialize> IntoResponse for Sent<T> {
    fn into_response(self) -> Response {
        let mut pad = Pad::blank();
        match serde_json::to_writer(&mut pad.0, &self.0) {
            Ok(()) => ([(header::CONTENT_TYPE, "application/json")], Bytes::from_owner(pad)).into_response(),
            Err(error) => Error::Broken(error.to_string()).into_response(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn an_answer_holds_nothing_of_the_one_before() {
        for text in ["a long answer", "short", "a longer answer than either"] {
            let body = Sent(text).into_response().into_body();
            let sent = axum::body::to_bytes(body, usize::MAX).await.unwrap();
            assert_eq!(sent, format!("\"{text}\""));
        }
    }

    #[test]
    fn no_more_is_kept_than_is_of_use() {
        let pads: Vec<Pad> = (0..2 * PADS).map(|_| Pad(vec![1; 10])).collect();
        drop(pads);
        drop(Pad(vec![1; 2 * LONG]));
        let kept = BLANK.lock().unwrap();
        assert!(kept.len() <= PADS && kept.iter().all(|pad| pad.is_empty() && pad.capacity() <= LONG));
    }
}
