//! Passwords: argon2id, on threads where work does no harm, a few at a time.

use std::sync::LazyLock;

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use tokio::sync::Semaphore;

use crate::error::Error;

/// Each takes 19 MiB and some 30 ms: more at once would only be a way to flood the server.
static AT_ONCE: LazyLock<Semaphore> = LazyLock::new(|| Semaphore::new(2));

/// Hashes a password.
///
/// # Errors
/// One that is too short or too long.
pub async fn hash(password: String) -> Result<String, Error> {
    if password.chars().count() < 8 || password.len() > 200 {
        return Err(Error::Unfit("a password has 8 to 200 letters".into()));
    }
    apart(move || {
        let hash = Argon2::default().hash_password(password.as_bytes());
        hash.map(|h| h.to_string()).map_err(|e| Error::Broken(e.to_string()))
    })
    .await?
}

/// Does a password fit a hash? Without a hash it takes as long, and does not.
///
/// # Errors
/// If the work cannot be done.
pub async fn verify(password: String, hash: Option<String>) -> Result<bool, Error> {
    if password.len() > 200 {
        return Ok(false);
    }
    apart(move || match hash {
        Some(hash) => {
            let parsed = PasswordHash::new(&hash).map_err(|e| Error::Broken(e.to_string()))?;
            Ok(Argon2::default().verify_password(password.as_bytes(), &parsed).is_ok())
        }
        None => {
            let _ = Argon2::default().hash_password(password.as_bytes());
            Ok(false)
        }
    })
    .await?
}

async fn apart<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Result<T, Error> {
    let _permit = AT_ONCE.acquire().await.map_err(|e| Error::Broken(e.to_string()))?;
    tokio::task::spawn_blocking(work).await.map_err(|e| Error::Broken(e.to_string()))
}
