//! The client, carried in the program.

use axum::extract::Request;
use axum::http::{HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{Html, IntoResponse, Response};
use rust_embed::RustEmbed;

use crate::error::Error;

#[derive(RustEmbed)]
#[folder = "../web/dist"]
struct Client;

/// A file of the client; every address that is no file is a page of the client.
pub async fn page(request: Request) -> Response {
    let path = request.uri().path();
    if path.starts_with("/api/") || path.starts_with("/feed/") {
        return Error::NotFound("page").into_response();
    }
    if request.method() != Method::GET && request.method() != Method::HEAD {
        return StatusCode::METHOD_NOT_ALLOWED.into_response();
    }
    serve(request.uri())
}

fn serve(uri: &Uri) -> Response {
    let path = uri.path().trim_start_matches('/');
    if let Some(file) = Client::get(path).filter(|_| !path.is_empty()) {
        let kind = mime_guess::from_path(path).first_or_octet_stream();
        // The bundler puts a hash into the names of assets.
        let keep =
            if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
        let headers = [
            (header::CONTENT_TYPE, HeaderValue::from_str(kind.as_ref()).ok()),
            (header::CACHE_CONTROL, HeaderValue::from_str(keep).ok()),
        ];
        let mut response = file.data.into_owned().into_response();
        for (name, value) in headers {
            if let Some(value) = value {
                response.headers_mut().insert(name, value);
            }
        }
        return response;
    }
    match Client::get("index.html") {
        Some(index) => {
            let mut response = Html(index.data.into_owned()).into_response();
            response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
            response
        }
        None => Error::NotFound("page").into_response(),
    }
}
