//! Large answers have a place in memory for as long as they are under way: whoever takes them slowly has no more of them at once
//! than others.

use std::pin::Pin;
use std::task::{Context, Poll};

use axum::body::{Body, Bytes, HttpBody};
use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use hyper::body::{Frame, SizeHint};

use crate::hall::heavy::Place;
use crate::server::App;

/// Answers that are longer have a place.
const LARGE: u64 = 1 << 20;

/// A body with its place.
struct Placed {
    body: Body,
    _place: Place,
}

impl HttpBody for Placed {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        c: &mut Context,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.body).poll_frame(c)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

/// Gives a large answer its place; who has had his is told to come again.
pub async fn place_large(State(app): State<App>, request: Request, next: Next) -> Response {
    let response = next.run(request).await;
    if response.body().size_hint().lower() <= LARGE {
        return response;
    }
    match app.hall.heavy.place() {
        Ok(place) => response.map(|body| Body::new(Placed { body, _place: place })),
        Err(error) => error.into_response(),
    }
}
