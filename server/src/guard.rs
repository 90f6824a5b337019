//! The guard: before and after every request, limits, origin, headers, counting and one line of log.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::time::Instant;

use axum::extract::{ConnectInfo, FromRequestParts, MatchedPath, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::error::{Error, Waits};
use crate::hall::heavy::{ASKER, Asker};
use crate::limits::neighbourhood;
use crate::server::App;

/// Before and after every request: limits, origin, headers, counting and one line of log.
pub async fn guard(State(app): State<App>, request: Request, next: Next) -> Response {
    let began = Instant::now();
    let method = request.method().clone();
    // The pattern of the address, never the address: it may hold a secret.
    let route = request.extensions().get::<MatchedPath>().cloned();
    let address = address(
        app.config.behind_proxy,
        request.extensions().get::<ConnectInfo<SocketAddr>>(),
        request.headers(),
    );
    let is_socket = request.headers().contains_key(header::UPGRADE);
    let own = (method.is_safe() && !is_socket) || same_origin(request.headers());
    // Whoever asks after its health is always answered: it costs next to nothing.
    let taken = match asks_health(&request) {
        true => Ok(()),
        false => app.meters.address.take(address),
    };
    let mut response = match taken {
        Err(seconds) => {
            app.metrics.limited.add(1);
            Error::TooMany(seconds).into_response()
        }
        Ok(()) if !own => Error::CrossOrigin.into_response(),
        Ok(()) if !known_host(&app.config.hosts, &request) => Error::OtherHost.into_response(),
        Ok(()) => ASKER.scope(Asker::at(address), next.run(request)).await,
    };
    let headers = response.headers_mut();
    for (name, value) in SECURITY {
        headers.entry(name).or_insert(HeaderValue::from_static(value));
    }
    if app.config.secure {
        // A year.
        let always = HeaderValue::from_static("max-age=31536000");
        headers.entry(header::STRICT_TRANSPORT_SECURITY).or_insert(always);
    }
    if !headers.contains_key(header::CACHE_CONTROL) {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    let (status, took) = (response.status().as_u16(), began.elapsed());
    if let Some(counter) = app.metrics.requests.get(usize::from(status / 100)) {
        counter.add(1);
    }
    if status == 503 && response.extensions().get::<Waits>().is_none() {
        app.metrics.store_failures.add(1);
    }
    app.metrics.latency.add(took);
    let route = route.as_ref().map_or("other", |r| r.as_str());
    tracing::debug!(%method, route, status, micros = took.as_micros() as u64, "request");
    response
}

const SECURITY: [(&str, &str); 6] = [
    (
        "content-security-policy",
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; \
         connect-src 'self'; media-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; \
         form-action 'self'; frame-ancestors 'none'",
    ),
    ("x-content-type-options", "nosniff"),
    ("x-frame-options", "DENY"),
    ("referrer-policy", "no-referrer"),
    ("cross-origin-opener-policy", "same-origin"),
    ("permissions-policy", "camera=(), microphone=(), geolocation=()"),
];

/// Does the request come from a page of ours, or from no page at all?
fn same_origin(headers: &HeaderMap) -> bool {
    let text = |name: HeaderName| headers.get(name).map(|v| v.to_str().unwrap_or("?"));
    let site = text(HeaderName::from_static("sec-fetch-site"));
    if site.is_some_and(|s| s != "same-origin" && s != "none") {
        return false;
    }
    let Some(origin) = text(header::ORIGIN) else { return true };
    let host = origin.strip_prefix("https://").or_else(|| origin.strip_prefix("http://"));
    host.is_some() && host == text(header::HOST)
}

/// Does somebody ask after the server's health, and nothing else?
fn asks_health(request: &Request) -> bool {
    matches!(request.uri().path(), "/health" | "/health/live" | "/health/ready")
}

/// Is the server asked under one of its names? A name of somebody else's that leads here is not answered.
/// Whoever asks after its health asks the machine.
fn known_host(hosts: &[String], request: &Request) -> bool {
    let host = request.headers().get(header::HOST).and_then(|v| v.to_str().ok());
    // A port, and the brackets of an address, are not part of the name.
    let name = host.map(|host| match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|b| b.is_ascii_digit()) => name,
        _ => host,
    });
    hosts.is_empty()
        || asks_health(request)
        || name.is_some_and(|name| hosts.iter().any(|h| h.eq_ignore_ascii_case(name)))
}

fn address(behind_proxy: bool, peer: Option<&ConnectInfo<SocketAddr>>, headers: &HeaderMap) -> IpAddr {
    let peer = peer.map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |p| p.0.ip());
    if !behind_proxy {
        return neighbourhood(peer);
    }
    // The last entry is the proxy's own; those before it are anybody's claim, also where the proxy adds a line to theirs.
    let last = headers.get_all("x-forwarded-for").iter().next_back().and_then(|v| v.to_str().ok());
    let said = last.and_then(|l| l.rsplit(',').next()).and_then(|a| named(a.trim()));
    neighbourhood(said.unwrap_or(peer))
}

/// An address as proxies write it: `192.0.2.1`, `2001:db8::1`, and with brackets or a port `[2001:db8::1]:4711`.
fn named(text: &str) -> Option<IpAddr> {
    let with_port = || text.parse::<SocketAddr>().ok().map(|at| at.ip());
    let in_brackets = || text.strip_prefix('[')?.strip_suffix(']')?.parse::<Ipv6Addr>().ok().map(IpAddr::V6);
    text.parse().ok().or_else(with_port).or_else(in_brackets)
}

/// The address of who asks.
pub struct Address(pub IpAddr);

impl FromRequestParts<App> for Address {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Address, Error> {
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>();
        Ok(Address(address(app.config.behind_proxy, peer, &parts.headers)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_server_answers_to_its_own_names() {
        let asked = |host: Option<&str>, path: &str| {
            let request =
                host.into_iter().fold(Request::builder().uri(path), |r, host| r.header("host", host));
            request.body(axum::body::Body::empty()).unwrap()
        };
        let names = ["play.example".to_string(), "[::1]".to_string()];
        for host in ["play.example", "Play.Example:8080", "[::1]:80", "[::1]"] {
            assert!(known_host(&names, &asked(Some(host), "/")), "{host}");
        }
        for host in ["evil.example", "play.example.evil", "", "play.example:x"] {
            assert!(!known_host(&names, &asked(Some(host), "/")), "{host}");
            for path in ["/health", "/health/live", "/health/ready"] {
                assert!(known_host(&names, &asked(Some(host), path)), "{host}{path}");
            }
            // A page of the client is none, however it is called.
            assert!(!known_host(&names, &asked(Some(host), "/health/of/the/nation")), "{host}");
        }
        assert!(!known_host(&names, &asked(None, "/")) && known_host(&[], &asked(None, "/")));
    }

    #[test]
    fn who_asks_is_whom_the_proxy_names_last() {
        let peer = ConnectInfo(SocketAddr::from(([10, 0, 0, 1], 4000)));
        let asked = |behind: bool, lines: &[&'static str]| {
            let mut headers = HeaderMap::new();
            for line in lines {
                headers.append("x-forwarded-for", HeaderValue::from_static(line));
            }
            address(behind, Some(&peer), &headers).to_string()
        };
        assert_eq!(asked(true, &["192.0.2.1"]), "192.0.2.1");
        assert_eq!(asked(true, &["203.0.113.7, 192.0.2.1"]), "192.0.2.1");
        // A proxy that adds a line of its own leaves standing what the caller claims.
        assert_eq!(asked(true, &["203.0.113.7", "192.0.2.1"]), "192.0.2.1");
        // Some proxies name the port too, or write brackets.
        for (text, is) in [
            ("192.0.2.1:4711", "192.0.2.1"),
            ("203.0.113.7:1, 192.0.2.1:2", "192.0.2.1"),
            ("[2001:db8:1:2::9]:4711", "2001:db8:1:2::"),
            ("[2001:db8:1:2::9]", "2001:db8:1:2::"),
            ("2001:db8:1:2::9", "2001:db8:1:2::"),
        ] {
            assert_eq!(asked(true, &[text]), is, "{text}");
        }
        for nobody in [&[][..], &["unknown"], &["203.0.113.7, "], &["[192.0.2.1"], &["192.0.2.1:x"]] {
            assert_eq!(asked(true, nobody), "10.0.0.1");
        }
        assert_eq!(asked(false, &["192.0.2.1"]), "10.0.0.1");
    }

    #[test]
    fn only_our_own_pages_and_programs_may_post() {
        let headers = |pairs: &[(&'static str, &'static str)]| {
            let pairs = pairs.iter().map(|(k, v)| (HeaderName::from_static(k), HeaderValue::from_static(v)));
            pairs.collect::<HeaderMap>()
        };
        assert!(same_origin(&headers(&[("host", "a:1")])));
        assert!(same_origin(&headers(&[("host", "a:1"), ("origin", "http://a:1")])));
        assert!(same_origin(&headers(&[
            ("host", "a:1"),
            ("origin", "https://a:1"),
            ("sec-fetch-site", "same-origin")
        ])));
        assert!(!same_origin(&headers(&[("host", "a:1"), ("origin", "http://a:2")])));
        assert!(!same_origin(&headers(&[("host", "a:1"), ("origin", "null")])));
        assert!(!same_origin(&headers(&[("host", "a:1"), ("sec-fetch-site", "cross-site")])));
        assert!(!same_origin(&headers(&[("origin", "http://a:1")])));
    }
}
