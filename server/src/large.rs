//! Long answers have a place in memory for as long as they are under way: whoever takes them slowly has no more of them at once
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
const LONG: u64 = 64 << 10;
/// They go out by so much at once: a connection that is handed all of an answer would hold it without a place.
const PIECE: usize = 64 << 10;

/// A body with its place.
struct Placed {
    body: Body,
    /// What was made and did not go out yet.
    left: Bytes,
    _place: Place,
}

impl HttpBody for Placed {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        c: &mut Context,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        if self.left.is_empty() {
            let frame = match Pin::new(&mut self.body).poll_frame(c) {
                Poll::Ready(Some(Ok(frame))) => frame,
                other => return other,
            };
            match frame.into_data() {
                Ok(data) => self.left = data,
                Err(other) => return Poll::Ready(Some(Ok(other))),
            }
        }
        let piece = PIECE.min(self.left.len());
        Poll::Ready(Some(Ok(Frame::data(self.left.split_to(piece)))))
    }

    fn is_end_stream(&self) -> bool {
        self.left.is_empty() && self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        let (body, left) = (self.body.size_hint(), self.left.len() as u64);
        let mut hint = SizeHint::new();
        hint.set_lower(body.lower() + left);
        if let Some(upper) = body.upper() {
            hint.set_upper(upper + left);
        }
        hint
    }
}

/// Gives a long answer its place; who has had his is told to come again.
pub async fn place_large(State(app): State<App>, request: Request, next: Next) -> Response {
    let response = next.run(request).await;
    let length = response.body().size_hint().lower();
    if length <= LONG {
        return response;
    }
    match app.hall.heavy.place_for(length) {
        Ok(place) => response.map(|body| Body::new(Placed { body, left: Bytes::new(), _place: place })),
        Err(error) => error.into_response(),
    }
}

#[cfg(test)]
mod tests {
    use futures_util::StreamExt;

    use super::*;
    use crate::hall::heavy::Heavy;

    #[tokio::test]
    async fn a_long_answer_goes_out_piece_by_piece_and_is_the_same() {
        let whole: Vec<u8> = (0..5 * PIECE + 7).map(|i| (i % 251) as u8).collect();
        let place = Heavy::new(8).place_for(whole.len() as u64).unwrap();
        let body = Body::from(whole.clone());
        let body = Body::new(Placed { body, left: Bytes::new(), _place: place });
        assert_eq!(body.size_hint().exact(), Some(whole.len() as u64));
        let pieces: Vec<Bytes> = body.into_data_stream().map(Result::unwrap).collect().await;
        assert_eq!(pieces.len(), 6);
        assert!(pieces.iter().all(|piece| piece.len() <= PIECE) && pieces.concat() == whole);
    }
}
