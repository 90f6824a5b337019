//! The claim on a data folder: one server at a time keeps its tables there.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Read, Seek, Write};
use std::net::{Ipv4Addr, Ipv6Addr, SocketAddr};
use std::path::{Path, PathBuf};

/// Who holds a claim, as far as he said.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Claimant {
    /// The number of the process.
    pub process: Option<u32>,
    /// Where it listens.
    pub address: Option<SocketAddr>,
}

/// A folder that is claimed for as long as this lives. The system lets go of it when the process ends, however it ends.
#[derive(Debug)]
pub struct Claim {
    file: File,
}

/// Why a folder cannot be claimed.
#[derive(Debug)]
pub enum Unclaimed {
    /// Another server has it.
    Held(Claimant),
    /// The file cannot be made or locked.
    Io(PathBuf, std::io::Error),
}

/// The file that is locked, in the data folder.
const FILE: &str = "sandtable.lock";

impl Claim {
    /// Claims a folder.
    ///
    /// # Errors
    /// If another process has it, or the folder cannot be written.
    pub fn take(folder: &Path) -> Result<Claim, Unclaimed> {
        let path = folder.join(FILE);
        let io = |e| Unclaimed::Io(path.clone(), e);
        let mut file =
            OpenOptions::new().read(true).write(true).create(true).truncate(false).open(&path).map_err(io)?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(Unclaimed::Held(read(&mut file))),
            // Some file systems of the net know no locks: better to serve than not to.
            Err(TryLockError::Error(e)) if e.kind() == std::io::ErrorKind::Unsupported => {
                tracing::warn!(file = %path.display(), "this file system has no locks");
            }
            Err(TryLockError::Error(e)) => return Err(io(e)),
        }
        let mut claim = Claim { file };
        claim.write(&format!("process {}\n", std::process::id())).map_err(io)?;
        Ok(claim)
    }

    /// Tells whoever comes next where the server listens.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn tell(&mut self, address: SocketAddr) -> std::io::Result<()> {
        self.write(&format!("process {}\naddress {address}\n", std::process::id()))
    }

    fn write(&mut self, text: &str) -> std::io::Result<()> {
        self.file.set_len(0)?;
        self.file.rewind()?;
        self.file.write_all(text.as_bytes())?;
        self.file.flush()
    }
}

/// What the one who holds a claim says of himself; it may be half written.
fn read(file: &mut File) -> Claimant {
    let mut text = String::new();
    let _ = file.read_to_string(&mut text);
    let value = |key: &str| text.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix(' '));
    Claimant {
        process: value("process").and_then(|n| n.parse().ok()),
        address: value("address").and_then(|a| a.parse().ok()),
    }
}

/// The address by which this machine reaches a server that listens there.
pub fn from_here(listens: SocketAddr) -> SocketAddr {
    match listens {
        SocketAddr::V4(a) if a.ip().is_unspecified() => (Ipv4Addr::LOCALHOST, a.port()).into(),
        SocketAddr::V6(a) if a.ip().is_unspecified() => (Ipv6Addr::LOCALHOST, a.port()).into(),
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_has_one_claimant_who_says_where_he_is() {
        let folder = tempfile::tempdir().unwrap();
        let mut first = Claim::take(folder.path()).unwrap();
        let process = Some(std::process::id());
        let held = || match Claim::take(folder.path()) {
            Err(Unclaimed::Held(claimant)) => claimant,
            other => panic!("{other:?}"),
        };
        assert_eq!(held(), Claimant { process, address: None });
        let address = "0.0.0.0:8080".parse().unwrap();
        first.tell(address).unwrap();
        assert_eq!(held(), Claimant { process, address: Some(address) });
        drop(first);
        Claim::take(folder.path()).unwrap();
        assert!(matches!(Claim::take(&folder.path().join("none")), Err(Unclaimed::Io(..))));
    }

    #[test]
    fn a_server_on_all_addresses_is_reached_on_this_one() {
        for (listens, here) in
            [("0.0.0.0:80", "127.0.0.1:80"), ("[::]:80", "[::1]:80"), ("192.0.2.7:80", "192.0.2.7:80")]
        {
            assert_eq!(from_here(listens.parse().unwrap()), here.parse().unwrap());
        }
    }
}
