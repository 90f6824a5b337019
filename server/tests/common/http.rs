//! A small client over TCP, for tests and measurements in another process.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::time::Duration;

use serde_json::Value;

/// One connection that is kept.
pub struct Http {
    address: String,
    stream: Option<BufReader<TcpStream>>,
    pub cookie: String,
}

impl Http {
    pub fn new(address: &str) -> Http {
        Http { address: address.into(), stream: None, cookie: String::new() }
    }

    /// Sends a request; an error if the connection breaks.
    pub fn send(&mut self, method: &str, path: &str, body: &str) -> std::io::Result<(u16, String)> {
        if self.stream.is_none() {
            let stream = TcpStream::connect(&self.address)?;
            stream.set_nodelay(true)?;
            stream.set_read_timeout(Some(Duration::from_secs(30)))?;
            self.stream = Some(BufReader::new(stream));
        }
        let sent = self.exchange(method, path, body);
        if sent.is_err() {
            self.stream = None;
        }
        sent
    }

    fn exchange(&mut self, method: &str, path: &str, body: &str) -> std::io::Result<(u16, String)> {
        let stream = self.stream.as_mut().ok_or_else(broken)?;
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: {}\r\nCookie: {}\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            self.address,
            self.cookie,
            body.len()
        );
        stream.get_mut().write_all(request.as_bytes())?;
        let mut line = String::new();
        stream.read_line(&mut line)?;
        let status = line.split(' ').nth(1).and_then(|s| s.parse().ok()).ok_or_else(broken)?;
        let mut length = 0;
        loop {
            line.clear();
            if stream.read_line(&mut line)? == 0 {
                return Err(broken());
            }
            let line = line.trim_end();
            if line.is_empty() {
                break;
            }
            let Some((name, value)) = line.split_once(':') else { continue };
            if name.eq_ignore_ascii_case("content-length") {
                length = value.trim().parse().map_err(|_| broken())?;
            }
            if name.eq_ignore_ascii_case("set-cookie") {
                self.cookie = value.trim().split(';').next().unwrap_or_default().into();
            }
        }
        let mut bytes = vec![0; length];
        stream.read_exact(&mut bytes)?;
        Ok((status, String::from_utf8_lossy(&bytes).into()))
    }

    /// Sends a request that is answered with JSON.
    pub fn json(&mut self, method: &str, path: &str, body: &Value) -> std::io::Result<(u16, Value)> {
        let text = if body.is_null() { String::new() } else { body.to_string() };
        let (status, text) = self.send(method, path, &text)?;
        Ok((status, serde_json::from_str(&text).unwrap_or(Value::Null)))
    }
}

fn broken() -> std::io::Error {
    std::io::Error::other("the connection broke")
}
