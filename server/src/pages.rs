//! The client, carried in the program: packed where it is long, and sent so to whoever can unpack it.

use std::borrow::Cow;
use std::io::Read;

use axum::body::Bytes;
use axum::extract::Request;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::response::{Html, IntoResponse, Response};
use flate2::read::GzDecoder;
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
    let file = path.trim_start_matches('/');
    asset(file, takes_gzip(request.headers())).unwrap_or_else(index)
}

fn asset(path: &str, gzip: bool) -> Option<Response> {
    let mut response = if let Some(file) = Client::get(path).filter(|_| !path.is_empty()) {
        carried(file.data).into_response()
    } else {
        packed(carried(Client::get(&format!("{path}.gz"))?.data), gzip)
    };
    let kind = mime_guess::from_path(path).first_or_octet_stream();
    // The bundler puts a hash into the names of assets.
    let keep = if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    let headers = response.headers_mut();
    if let Ok(kind) = HeaderValue::from_str(kind.as_ref()) {
        headers.insert(header::CONTENT_TYPE, kind);
    }
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(keep));
    Some(response)
}

fn index() -> Response {
    let Some(index) = Client::get("index.html") else { return Error::NotFound("page").into_response() };
    let mut response = Html(carried(index.data)).into_response();
    response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    response
}

/// Bytes that the program carries: they lie where they are.
fn carried(bytes: Cow<'static, [u8]>) -> Bytes {
    match bytes {
        Cow::Borrowed(bytes) => Bytes::from_static(bytes),
        Cow::Owned(bytes) => bytes.into(),
    }
}

/// What was packed, as a file of the client was (`web/tools/pack.mjs`): as it is, or unpacked.
pub fn packed(bytes: Bytes, gzip: bool) -> Response {
    let vary = (header::VARY, HeaderValue::from_static("accept-encoding"));
    if gzip {
        let packed = (header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
        return ([vary, packed], bytes).into_response();
    }
    let mut plain = Vec::new();
    match GzDecoder::new(&*bytes).read_to_end(&mut plain) {
        Ok(_) => ([vary], plain).into_response(),
        Err(e) => Error::Broken(e.to_string()).into_response(),
    }
}

/// Does who asks take gzip? Named with a weight of nothing it is refused.
pub fn takes_gzip(headers: &HeaderMap) -> bool {
    let named = headers.get_all(header::ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    named.flat_map(|value| value.split(',')).any(|coding| {
        let (name, weight) = coding.split_once(';').unwrap_or((coding, ""));
        let weight = weight.trim().strip_prefix("q=").map_or(Ok(1.0), str::parse::<f32>);
        matches!(name.trim().to_ascii_lowercase().as_str(), "gzip" | "x-gzip" | "*")
            && weight.is_ok_and(|q| q > 0.0)
    })
}

#[cfg(test)]
mod tests {
    use http_body_util::BodyExt;

    use super::*;

    #[tokio::test]
    async fn a_packed_file_is_sent_as_it_is_or_unpacked() {
        let file = Client::iter()
            .find(|name| name.starts_with("assets/") && name.ends_with(".js.gz"))
            .expect("a script");
        let path = file.trim_end_matches(".gz");
        let [packed, plain] = [true, false].map(|gzip| asset(path, gzip).expect("the script"));
        assert_eq!(packed.headers()[header::CONTENT_ENCODING], "gzip");
        assert!(!plain.headers().contains_key(header::CONTENT_ENCODING));
        for response in [&packed, &plain] {
            assert_eq!(response.headers()[header::CONTENT_TYPE], "text/javascript");
            assert_eq!(response.headers()[header::VARY], "accept-encoding");
        }
        let packed = packed.into_body().collect().await.unwrap().to_bytes();
        let plain = plain.into_body().collect().await.unwrap().to_bytes();
        let mut unpacked = Vec::new();
        GzDecoder::new(&*packed).read_to_end(&mut unpacked).unwrap();
        assert_eq!(unpacked, plain);
        assert!(asset("assets/no-such-thing.js", true).is_none());
    }

    #[test]
    fn gzip_is_for_those_who_name_it() {
        let takes = |named: &'static str| {
            takes_gzip(&HeaderMap::from_iter([(header::ACCEPT_ENCODING, HeaderValue::from_static(named))]))
        };
        assert!(takes("gzip, deflate, br") && takes("br;q=1.0, GZIP;q=0.5") && takes("*"));
        assert!(!takes("br") && !takes("gzip;q=0") && !takes(""));
        assert!(!takes_gzip(&HeaderMap::new()));
    }
}
