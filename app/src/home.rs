//! At home: an address that others in the house can open, a code for their telephones, the browser on the desk.

use std::io::{Read, Write};
use std::net::{IpAddr, Ipv4Addr, SocketAddr, TcpStream, UdpSocket};
use std::time::Duration;

use qrcode::{Color, EcLevel, QrCode};
use sandtable_server::from_here;

/// Where a server is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Addresses {
    /// For this machine.
    pub here: String,
    /// For others in the house, if it listens to them.
    pub house: Option<String>,
}

impl Addresses {
    /// The addresses of a server that listens there.
    pub fn of(listens: SocketAddr) -> Addresses {
        Addresses::with(listens, outward(listens))
    }

    fn with(listens: SocketAddr, outward: Option<IpAddr>) -> Addresses {
        let url = |ip: IpAddr| format!("http://{}", SocketAddr::new(ip, listens.port()));
        let house = match listens.ip() {
            ip if ip.is_loopback() => None,
            ip if ip.is_unspecified() => outward.filter(|ip| !ip.is_loopback() && !ip.is_unspecified()),
            ip => Some(ip),
        };
        Addresses { here: url(from_here(listens).ip()), house: house.map(url) }
    }

    /// Says where the server is, with a code if it is wanted.
    pub fn tell(&self, out: &mut dyn Write, code: bool) -> std::io::Result<()> {
        let Some(house) = &self.house else { return Ok(()) };
        writeln!(out, "Others in the house open {house}")?;
        if code && let Some(drawn) = drawn(house) {
            write!(out, "{drawn}")?;
        }
        Ok(())
    }
}

/// The address of this machine on the way to elsewhere. Nothing is sent: the system only looks up the way.
fn outward(listens: SocketAddr) -> Option<IpAddr> {
    let way = |from: &str, to: &str| {
        let socket = UdpSocket::bind(from).ok()?;
        socket.connect(to).ok()?;
        Some(socket.local_addr().ok()?.ip())
    };
    // Addresses that are set aside for documents: every one elsewhere does.
    let old = way("0.0.0.0:0", "192.0.2.1:9");
    match listens {
        SocketAddr::V4(_) => old,
        // Those who listen on all addresses of the new kind are mostly reached by the old ones too.
        SocketAddr::V6(_) => old.or_else(|| way("[::]:0", "[2001:db8::1]:9")),
    }
}

/// A text as a code of half blocks, black on white whatever the terminal's colours are.
fn drawn(text: &str) -> Option<String> {
    let code = QrCode::with_error_correction_level(text, EcLevel::L).ok()?;
    let (width, colors) = (code.width() as isize, code.to_colors());
    let dark = |x: isize, y: isize| {
        (0..width).contains(&x)
            && (0..width).contains(&y)
            && colors.get((y * width + x) as usize) == Some(&Color::Dark)
    };
    // Two rows are one line; four modules around it stay white.
    let mut out = String::new();
    for y in (-4..width + 4).step_by(2) {
        out.push_str("\x1b[30;107m");
        for x in -4..width + 4 {
            out.push(match (dark(x, y), dark(x, y + 1)) {
                (true, true) => '█',
                (true, false) => '▀',
                (false, true) => '▄',
                (false, false) => ' ',
            });
        }
        out.push_str("\x1b[0m\n");
    }
    Some(out)
}

/// Is there a desk to open a browser on?
pub fn has_desk() -> bool {
    let set = |name: &str| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    if cfg!(any(target_os = "windows", target_os = "macos")) {
        return !set("SSH_CONNECTION");
    }
    (set("DISPLAY") || set("WAYLAND_DISPLAY")) && !set("SSH_CONNECTION")
}

/// Opens the browser; whoever has none opens the printed address.
pub fn browse(url: &str) {
    let _ = open::that_detached(url);
}

/// Does a server of ours answer there?
pub fn answers(listens: SocketAddr) -> bool {
    let wait = Duration::from_secs(3);
    let ask = || -> std::io::Result<String> {
        let mut stream = TcpStream::connect_timeout(&from_here(listens), wait)?;
        stream.set_read_timeout(Some(wait))?;
        stream.write_all(b"GET /health/live HTTP/1.0\r\nHost: localhost\r\nConnection: close\r\n\r\n")?;
        let mut answer = String::new();
        stream.take(8192).read_to_string(&mut answer)?;
        Ok(answer)
    };
    ask().is_ok_and(|answer| answer.ends_with("\r\n\r\nalive\n"))
}

/// Would two servers that listen there be one and the same to their callers?
pub fn same_door(one: SocketAddr, other: SocketAddr) -> bool {
    let everywhere = |a: SocketAddr| a.ip().is_unspecified();
    let plain = |a: SocketAddr| match a.ip().to_canonical() {
        IpAddr::V6(ip) if ip.is_loopback() => IpAddr::V4(Ipv4Addr::LOCALHOST),
        ip => ip,
    };
    one.port() == other.port() && (plain(one) == plain(other) || everywhere(one) || everywhere(other))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn addresses(listens: &str, outward: Option<&str>) -> (String, Option<String>) {
        let found = Addresses::with(listens.parse().unwrap(), outward.map(|ip| ip.parse().unwrap()));
        (found.here, found.house)
    }

    #[test]
    fn others_get_an_address_that_is_not_this_machines_own() {
        let here = "http://127.0.0.1:80".to_string();
        assert_eq!(addresses("127.0.0.1:80", Some("192.0.2.7")), (here.clone(), None));
        let house = Some("http://192.0.2.7:80".to_string());
        assert_eq!(addresses("0.0.0.0:80", Some("192.0.2.7")), (here.clone(), house.clone()));
        assert_eq!(addresses("0.0.0.0:80", None), (here.clone(), None));
        assert_eq!(addresses("0.0.0.0:80", Some("127.0.0.1")), (here, None));
        assert_eq!(addresses("192.0.2.7:80", None), ("http://192.0.2.7:80".into(), house));
        assert_eq!(
            addresses("[::]:80", Some("2001:db8::7")),
            ("http://[::1]:80".into(), Some("http://[2001:db8::7]:80".into()))
        );
    }

    #[test]
    fn the_code_that_is_drawn_is_the_address() {
        let url = "http://192.0.2.7:8080";
        let text = drawn(url).unwrap();
        let lines: Vec<Vec<char>> = text
            .lines()
            .map(|l| l.trim_start_matches("\x1b[30;107m").trim_end_matches("\x1b[0m").chars().collect())
            .collect();
        let code = QrCode::with_error_correction_level(url, EcLevel::L).unwrap();
        let width = code.width();
        assert_eq!(lines.len(), (width + 8).div_ceil(2));
        for y in 0..width + 8 {
            for x in 0..width + 8 {
                let half = lines[y / 2][x];
                let dark = half == '█' || half == if y % 2 == 0 { '▀' } else { '▄' };
                let inside = (4..width + 4).contains(&x) && (4..width + 4).contains(&y);
                assert_eq!(
                    dark,
                    inside && code[(x - 4 * usize::from(inside), y - 4 * usize::from(inside))] == Color::Dark,
                    "{x} {y}"
                );
            }
        }
    }

    #[test]
    fn a_door_is_known_by_port_and_address() {
        let same = |a: &str, b: &str| same_door(a.parse().unwrap(), b.parse().unwrap());
        assert!(same("127.0.0.1:80", "127.0.0.1:80") && same("0.0.0.0:80", "127.0.0.1:80"));
        assert!(same("[::1]:80", "127.0.0.1:80"));
        assert!(!same("127.0.0.1:80", "127.0.0.1:81") && !same("192.0.2.1:80", "127.0.0.1:80"));
    }

    #[test]
    fn only_a_server_of_ours_answers() {
        let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap();
        let other = std::thread::spawn(move || {
            let (mut stream, _) = listener.accept().unwrap();
            let _ = stream.read(&mut [0; 1024]);
            stream.write_all(b"HTTP/1.0 200 OK\r\n\r\nhello\n").unwrap();
        });
        assert!(!answers(address));
        other.join().unwrap();
        assert!(!answers(address), "nobody is there any more");
    }
}
