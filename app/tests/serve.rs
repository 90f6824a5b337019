//! `sandtable serve` and `sandtable admin` from outside: settings, faults with their sentences, the first server found.
#![cfg(unix)]

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};

/// A folder of this test's own.
fn scratch(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("serve").join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

fn command(folder: &Path, args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_sandtable"));
    command.args(args).current_dir(folder).stdin(Stdio::null());
    for (name, _) in std::env::vars().filter(|(name, _)| name.starts_with("SANDTABLE_")) {
        command.env_remove(name);
    }
    command
}

/// The one line with which a command fails that makes no sense.
fn bad(output: &Output) -> String {
    let stderr = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(2), "{stderr}\n{}", String::from_utf8_lossy(&output.stdout));
    assert!(stderr.starts_with("sandtable: ") && stderr.lines().count() == 1, "{stderr}");
    stderr
}

fn good(output: &Output) -> String {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout.clone()).unwrap()
}

/// A server that ends with this value.
struct Served {
    child: Child,
    address: String,
}

fn serve(folder: &Path, args: &[&str]) -> Served {
    let mut all = vec!["serve", "--listen", "127.0.0.1:0"];
    all.extend(args);
    let mut child =
        command(folder, &all).stdout(Stdio::piped()).stderr(Stdio::null()).spawn().expect("it starts");
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let address = line.split(' ').find_map(|word| word.strip_prefix("http://"));
    Served { address: address.unwrap_or_else(|| panic!("{line}")).to_string(), child }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Served {
    /// Asks, and gives status and body.
    fn ask(&self, method: &str, path: &str, headers: &str, body: &str) -> (u16, String) {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        let length = body.len();
        let request = format!(
            "{method} {path} HTTP/1.0\r\nHost: {}\r\nContent-Type: application/json\r\n\
             Content-Length: {length}\r\n{headers}\r\n{body}",
            self.address
        );
        stream.write_all(request.as_bytes()).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        let status = answer.split(' ').nth(1).unwrap().parse().unwrap();
        (status, answer)
    }

    /// A guest's cookie.
    fn guest(&self, name: &str) -> String {
        let (status, answer) = self.ask("POST", "/api/guests", "", &format!("{{\"name\":\"{name}\"}}"));
        assert_eq!(status, 201, "{answer}");
        let cookie = answer.lines().find(|l| l.to_lowercase().starts_with("set-cookie:"));
        let cookie = cookie.unwrap().split_once(": ").unwrap().1.split(';').next().unwrap();
        format!("Cookie: {cookie}\r\n")
    }
}

#[test]
fn check_names_what_is_wrong_and_where() {
    let folder = scratch("check");
    let file = folder.join("site.toml");
    fs::write(&file, "listen = \"127.0.0.1:9\"\nhttps = true\n").unwrap();
    let said = good(&command(&folder, &["serve", "--check", "--config", "site.toml"]).output().unwrap());
    assert!(said.lines().any(|l| l.starts_with("listen") && l.ends_with("site.toml:1")), "{said}");
    assert!(said.ends_with("The settings can be used.\n"), "{said}");
    assert!(!folder.join("play").exists(), "a check changes nothing");

    fs::write(&file, "listen = \"127.0.0.1:9\"\nhtps = true\n").unwrap();
    let wrong = bad(&command(&folder, &["serve", "--check", "--config", "site.toml"]).output().unwrap());
    assert!(wrong.starts_with("sandtable: site.toml:2: there is no setting 'htps'"), "{wrong}");
    // Without --check it is the same.
    assert_eq!(bad(&command(&folder, &["serve", "--config", "site.toml"]).output().unwrap()), wrong);

    let mut by_variable = command(&folder, &["serve", "--check"]);
    let wrong = bad(&by_variable.env("SANDTABLE_LISTEN", "nowhere").output().unwrap());
    assert!(wrong.starts_with("sandtable: SANDTABLE_LISTEN: an address with a port"), "{wrong}");
    let wrong = bad(&command(&folder, &["serve", "--check", "--data", "chess=."]).output().unwrap());
    assert_eq!(wrong, "sandtable: --data: there is no game 'chess'\n");
    let wrong = bad(&command(&folder, &["serve", "--config", "none.toml"]).output().unwrap());
    assert!(wrong.starts_with("sandtable: none.toml: "), "{wrong}");
}

#[test]
fn a_port_in_use_is_named() {
    let folder = scratch("port");
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let wrong = bad(&command(&folder, &["serve", "--listen", &address]).output().unwrap());
    assert_eq!(
        wrong,
        format!("sandtable: {address}: another program listens there: name another address with --listen\n")
    );
}

#[test]
fn a_missing_database_is_named() {
    let folder = scratch("database");
    let nobody = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    let url = format!("postgres://me:otter@127.0.0.1:{nobody}/club");
    for args in [&["serve"][..], &["serve", "--check"], &["admin", "tables"]] {
        let wrong = bad(&command(&folder, args).env("SANDTABLE_DATABASE", &url).output().unwrap());
        let place = format!("postgres://127.0.0.1:{nobody}/club: the database does not answer: ");
        assert!(wrong.contains(&place), "{wrong}");
        assert!(!wrong.contains("otter"), "a password is not repeated: {wrong}");
    }
    // The operator's commands do not make a database where there is none.
    let wrong = bad(&command(&folder, &["admin", "tables"]).output().unwrap());
    assert_eq!(wrong, "sandtable: play/sandtable.db: there is no database\n");
    fs::create_dir_all(folder.join("play")).unwrap();
    fs::write(folder.join("play/sandtable.db"), "this is not a database, but it is long enough for one")
        .unwrap();
    let wrong = bad(&command(&folder, &["serve", "--listen", "127.0.0.1:0"]).output().unwrap());
    assert!(wrong.contains("play/sandtable.db: file is not a database"), "{wrong}");
}

#[test]
fn a_full_disk_is_named() {
    let folder = scratch("disk");
    // A disk of a few pages, in a name space of its own.
    let script = "mkdir -p full && mount -t tmpfs -o size=64k tmpfs full && exec \"$@\"";
    let program = env!("CARGO_BIN_EXE_sandtable");
    let mut unshare = Command::new("unshare");
    unshare.args(["--mount", "--map-root-user", "sh", "-c", script, "sh"]).current_dir(&folder);
    if !unshare.args(["true"]).output().is_ok_and(|o| o.status.success()) {
        eprintln!("this system lets nobody mount a disk of his own: not tried");
        return;
    }
    let mut unshare = Command::new("unshare");
    unshare.args(["--mount", "--map-root-user", "sh", "-c", script, "sh", program]).current_dir(&folder);
    unshare.args(["serve", "--listen", "127.0.0.1:0", "--data-dir", "full"]).stdin(Stdio::null());
    let wrong = bad(&unshare.output().unwrap());
    assert_eq!(wrong, "sandtable: full/sandtable.db: the disk is full\n");
}

#[test]
fn a_second_start_finds_the_first_and_a_second_server_is_refused() {
    let folder = scratch("second");
    let first = serve(&folder, &["--data-dir", "site"]);
    // The same door: it is the first that was meant.
    let again =
        command(&folder, &["serve", "--listen", &first.address, "--data-dir", "site"]).output().unwrap();
    let said = good(&again);
    assert!(said.starts_with(&format!("Sandtable is already at http://{}", first.address)), "{said}");
    // Another door: two servers cannot share a file.
    let other =
        command(&folder, &["serve", "--listen", "127.0.0.1:0", "--data-dir", "site"]).output().unwrap();
    let wrong = bad(&other);
    assert!(
        wrong.contains("site/sandtable.db: another server (process ") && wrong.contains(&first.address),
        "{wrong}"
    );
    // When the first has gone, however it went, the next may come.
    drop(first);
    let next = serve(&folder, &["--data-dir", "site"]);
    assert_eq!(next.ask("GET", "/health/ready", "", "").0, 200);
}

#[test]
fn the_operator_looks_after_tables_and_people_while_the_server_runs() {
    let folder = scratch("admin");
    let served = serve(&folder, &["--data-dir", "site", "--unlimited"]);
    let cookie = served.guest("Ada Lovelace");
    let lay = "{\"game\":\"soft-underbelly\",\"seats\":[\"me\",{\"bot\":\"recruit\"}]}";
    for _ in 0..2 {
        assert_eq!(served.ask("POST", "/api/tables", &cookie, lay).0, 201);
    }
    let admin = |args: &[&str]| {
        let all: Vec<_> = ["admin"].iter().chain(args).chain(&["--data-dir", "site"]).copied().collect();
        command(&folder, &all).output().unwrap()
    };
    let tables: serde_json::Value =
        serde_json::from_str(&good(&admin(&["tables", "--status", "running", "--json"]))).unwrap();
    let [one, two] = [0, 1].map(|i| tables[i]["table"].as_str().unwrap().to_string());
    assert!(good(&admin(&["tables"])).contains("soft-underbelly/campaign"));
    assert!(good(&admin(&["people"])).starts_with("Ada Lovelace"));

    // The record says with which program it was made.
    let record = good(&admin(&["export", &one]));
    assert!(record.contains(&format!("\nmade \"sandtable {} (", env!("CARGO_PKG_VERSION"))), "{record}");
    assert!(good(&admin(&["backup", "site.backup"])).starts_with("site.backup: 2 tables, 1 person ("));
    let mode = std::os::unix::fs::PermissionsExt::mode(
        &fs::metadata(folder.join("site.backup")).unwrap().permissions(),
    );
    assert_eq!(mode & 0o777, 0o600, "a backup holds secrets");
    good(&admin(&["end", &one]));
    assert!(bad(&admin(&["end", &one])).contains("is over"));
    good(&admin(&["erase", &two]));
    assert!(bad(&admin(&["erase", &two])).contains("there is no table"));
    assert_eq!(good(&admin(&["reports"])), "");
    assert!(bad(&admin(&["settle", "none"])).contains("there is no report 'none'"));
    assert!(good(&admin(&["ban", "Ada Lovelace", "--why", "a trial"])).contains("may look on, for good"));
    assert!(good(&admin(&["bans"])).contains("a trial"));
    // The server hears of it within a second or so.
    let refused = (0..200).any(|_| {
        std::thread::sleep(std::time::Duration::from_millis(100));
        served.ask("POST", "/api/me/feed", &cookie, "").0 == 403
    });
    assert!(refused, "who is banned may do nothing");
    good(&admin(&["unban", "Ada Lovelace"]));
    assert!(bad(&admin(&["unban", "Ada Lovelace"])).contains("is not banned"));
    assert!(good(&admin(&["let-in", "Ada Lovelace"])).starts_with("/#pass="));
    let person = good(&admin(&["export-person", "ada lovelace"]));
    assert!(person.contains("\"name\": \"Ada Lovelace\""), "{person}");
    assert!(
        good(&admin(&["erase-person", "Ada Lovelace"]))
            .contains("is gone, with 1 table; left to others: 0 tables.")
    );
    assert!(bad(&admin(&["erase-person", "Ada Lovelace"])).contains("there is nobody called"));

    // Moved while people play, some of their moves would be lost.
    let running = bad(&admin(&["move", "--to", "postgres://nobody@127.0.0.1:1/none"]));
    assert_eq!(running, "sandtable: site: a server is using it: stop it first\n");

    assert!(bad(&admin(&["restore", "none"])).contains("none: "));
    assert!(good(&admin(&["restore", "site.backup", "--replace"])).contains("Restored 2 tables, 1 person ("));
    assert!(bad(&admin(&["restore", "site.backup"])).contains("--replace"));
    assert!(good(&admin(&["people"])).starts_with("Ada Lovelace"));
    assert_eq!(served.ask("GET", "/api/me", &cookie, "").0, 200, "her session is restored with her");
}

#[test]
fn metrics_are_behind_a_token_and_the_version_is_told() {
    let folder = scratch("metrics");
    let served = serve(&folder, &["--metrics-token", "otterotterotterotter"]);
    assert_eq!(served.ask("GET", "/metrics", "", "").0, 404);
    let (status, text) = served.ask("GET", "/metrics", "Authorization: Bearer otterotterotterotter\r\n", "");
    assert_eq!(status, 200);
    let version = good(&command(&folder, &["--version"]).output().unwrap());
    assert!(text.contains(&format!("sandtable_build_info{{program=\"{}\"}} 1", version.trim())), "{text}");
    assert!(version.starts_with(&format!("sandtable {} (", env!("CARGO_PKG_VERSION"))), "{version}");
    assert_eq!(served.ask("GET", "/health/live", "", "").0, 200);
}

#[test]
fn man_pages_and_completions_are_made_from_the_commands() {
    let folder = scratch("manual");
    good(&command(&folder, &["manual", "out"]).output().unwrap());
    let page = fs::read_to_string(folder.join("out/man/sandtable-serve.1")).unwrap();
    assert!(page.contains("SANDTABLE_LISTEN") && page.contains("behind\\-proxy"), "{page}");
    for page in ["sandtable", "sandtable-admin", "sandtable-admin-backup", "sandtable-play"] {
        assert!(folder.join(format!("out/man/{page}.1")).exists(), "{page}");
    }
    for (file, word) in [
        ("sandtable.bash", "--behind-proxy"),
        ("_sandtable", "behind-proxy"),
        ("sandtable.fish", "behind-proxy"),
    ] {
        let text = fs::read_to_string(folder.join("out/completions").join(file)).unwrap();
        assert!(text.contains(word), "{file}");
    }
}
