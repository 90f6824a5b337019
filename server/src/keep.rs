//! Answers that are always the same: packed once, for all who ask.

use std::collections::HashMap;
use std::io::Write;
use std::sync::{Mutex, MutexGuard, PoisonError};

use axum::body::Bytes;
use flate2::Compression;
use flate2::write::GzEncoder;

use crate::error::Error;

/// What is kept, by name. Only what the games of the shelf are made of has one: so there is an end to it.
#[derive(Default)]
pub struct Keep {
    kept: Mutex<HashMap<String, Bytes>>,
    /// Something is made that takes long: nobody makes it beside.
    pub making: tokio::sync::Mutex<()>,
}

impl Keep {
    fn all(&self) -> MutexGuard<'_, HashMap<String, Bytes>> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What is kept under a name, packed.
    pub fn get(&self, name: &str) -> Option<Bytes> {
        self.all().get(name).cloned()
    }

    /// Packs something and keeps it.
    ///
    /// # Errors
    /// If it cannot be packed.
    pub fn put(&self, name: String, plain: &[u8]) -> Result<Bytes, Error> {
        let kept = gzip(plain)?;
        self.all().insert(name, kept.clone());
        Ok(kept)
    }
}

/// Packs something.
///
/// # Errors
/// If it cannot be packed.
pub fn gzip(plain: &[u8]) -> Result<Bytes, Error> {
    let mut packer = GzEncoder::new(Vec::new(), Compression::default());
    let packed = packer.write_all(plain).and_then(|()| packer.finish());
    packed.map(Bytes::from).map_err(|e| Error::Broken(e.to_string()))
}
