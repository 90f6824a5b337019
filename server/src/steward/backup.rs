//! Backups: everything that is kept, as text that both stores read.
//!
//! ```text
//! sandtable backup 1
//! made sandtable 0.1.0 (0123456789ab)
//! at 1794700800000
//! schema 4
//! accounts ["kd3…","Ada",…]
//! rows ["x7k…",0,"0 start"]
//! end 2 5a0c…
//! ```
//!
//! The last line tells the number of rows and a digest of all before it: half a backup is none.

use std::io::{BufRead, Write};

use tokio::sync::mpsc;

use super::StewardError;
use crate::store::{Line, Piece, SCHEMA, Store, StoreError};

const TITLE: &str = "sandtable backup 1";
/// So many rows may wait between the one who reads and the one who writes.
const QUEUE: usize = 1024;

/// What a backup holds.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Contents {
    /// Rows of the database.
    pub rows: u64,
    /// Tables.
    pub tables: u64,
    /// People.
    pub people: u64,
}

impl Contents {
    fn count(&mut self, relation: &str) {
        self.rows += 1;
        self.tables += u64::from(relation == "tables");
        self.people += u64::from(relation == "accounts");
    }
}

/// Writes text and keeps the digest of it.
struct Digested<W> {
    out: W,
    hasher: blake3::Hasher,
}

impl<W: Write> Digested<W> {
    fn line(&mut self, text: &str) -> std::io::Result<()> {
        self.hasher.update(text.as_bytes());
        self.hasher.update(b"\n");
        self.out.write_all(text.as_bytes())?;
        self.out.write_all(b"\n")
    }
}

/// Writes a backup of a store, as it is at one moment, while servers may go on writing to it.
///
/// # Errors
/// If the store does not answer or the text cannot be written.
pub async fn write_backup(
    store: &dyn Store,
    out: impl Write,
    program: &str,
    now: i64,
) -> Result<Contents, StewardError> {
    let mut to = Digested { out, hasher: blake3::Hasher::new() };
    for line in [TITLE, &format!("made {program}"), &format!("at {now}"), &format!("schema {SCHEMA}")] {
        to.line(line)?;
    }
    let (sink, mut lines) = mpsc::channel::<Line>(QUEUE);
    let mut contents = Contents::default();
    let write = async {
        let mut written = Ok(());
        while let Some(line) = lines.recv().await {
            written = to.line(&format!("{} {}", line.relation, line.row));
            if written.is_err() {
                break;
            }
            contents.count(&line.relation);
        }
        // The store is not to wait for whoever has given up.
        lines.close();
        written
    };
    let (dumped, written) = tokio::join!(store.dump(sink), write);
    written?;
    dumped?;
    let digest = to.hasher.finalize().to_hex();
    writeln!(to.out, "end {} {digest}", contents.rows)?;
    to.out.flush()?;
    Ok(contents)
}

/// Reads a backup into a store, all or nothing. What is there already is refused, or replaced.
///
/// # Errors
/// If it is not whole, the store is not empty, or does not answer.
pub async fn read_backup(
    store: &dyn Store,
    from: impl BufRead + Send + 'static,
    replace: bool,
) -> Result<Contents, StewardError> {
    let (sender, pieces) = mpsc::channel(QUEUE);
    let reading = tokio::task::spawn_blocking(move || {
        let mut contents = Contents::default();
        let last = match pass_on(from, &sender, &mut contents) {
            Ok(()) => Piece::End,
            Err(what) => Piece::Broken(what),
        };
        // If the store has given up it says itself why.
        let _ = sender.blocking_send(last);
        contents
    });
    store.fill(pieces, replace).await?;
    reading.await.map_err(|e| StewardError::Store(StoreError::Broken(e.to_string())))
}

/// Reads every line, and passes rows on; an error says what is wrong and where.
fn pass_on(mut from: impl BufRead, to: &mpsc::Sender<Piece>, contents: &mut Contents) -> Result<(), String> {
    let (mut hasher, mut line, mut number) = (blake3::Hasher::new(), String::new(), 0);
    loop {
        line.clear();
        number += 1;
        let at = |what: &str| format!("line {number}: {what}");
        from.read_line(&mut line).map_err(|e| at(&e.to_string()))?;
        let Some(text) = line.strip_suffix('\n') else {
            return Err(at("the backup is cut off"));
        };
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        match (number, word) {
            (1, _) if text != TITLE => return Err(at(&format!("a backup begins with '{TITLE}'"))),
            (1, _) | (_, "made" | "at") => {}
            (_, "schema") => match rest.parse::<usize>() {
                Ok(schema) if schema <= SCHEMA => {}
                _ => return Err(at(&format!("it is of schema {rest}, and this program knows {SCHEMA}"))),
            },
            (_, "end") => {
                let digest = hasher.finalize().to_hex();
                if rest != format!("{} {digest}", contents.rows) {
                    return Err(at("the backup was changed: its digest does not fit"));
                }
                return Ok(());
            }
            (_, relation) => {
                contents.count(relation);
                let row = Line { relation: relation.into(), row: rest.into() };
                if to.blocking_send(Piece::Line(row)).is_err() {
                    return Err(at("the store takes no more"));
                }
            }
        }
        hasher.update(line.as_bytes());
    }
}

/// Copies everything from one store to another that is empty.
///
/// # Errors
/// If it is not empty, or one of them does not answer.
pub async fn copy(from: &dyn Store, to: &dyn Store) -> Result<Contents, StewardError> {
    let (sink, mut lines) = mpsc::channel::<Line>(QUEUE);
    let (sender, pieces) = mpsc::channel(QUEUE);
    let mut contents = Contents::default();
    let carry = async {
        while let Some(line) = lines.recv().await {
            contents.count(&line.relation);
            if sender.send(Piece::Line(line)).await.is_err() {
                break;
            }
        }
        lines.close();
    };
    let dump = async {
        let (dumped, ()) = tokio::join!(from.dump(sink), carry);
        let last = match &dumped {
            Ok(()) => Piece::End,
            Err(error) => Piece::Broken(error.to_string()),
        };
        // If the store has given up it says itself why.
        let _ = sender.send(last).await;
        dumped
    };
    let (dumped, filled) = tokio::join!(dump, to.fill(pieces, false));
    filled?;
    dumped?;
    Ok(contents)
}
