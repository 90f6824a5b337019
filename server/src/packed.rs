//! Long messages of the live line are packed: a socket's frames are not compressed as a body would be.

use std::io::{Read, Write};

use axum::extract::ws::Message;
use flate2::Compression;
use flate2::read::DeflateDecoder;
use flate2::write::DeflateEncoder;

/// Messages that are not longer are sent as they are: packing takes time, and most are short.
const SHORT: usize = 4096;

/// A message as it is sent: as text, or in deflated bytes if it is long.
pub fn packed(text: String) -> Message {
    if text.len() <= SHORT {
        return Message::Text(text.into());
    }
    let mut deflate = DeflateEncoder::new(Vec::new(), Compression::default());
    match deflate.write_all(text.as_bytes()).and_then(|()| deflate.finish()) {
        Ok(bytes) => Message::Binary(bytes.into()),
        Err(_) => Message::Text(text.into()),
    }
}

/// What a packed message said.
///
/// # Errors
/// Bytes that are none.
pub fn unpacked(bytes: &[u8]) -> std::io::Result<String> {
    let mut text = String::new();
    DeflateDecoder::new(bytes).read_to_string(&mut text)?;
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_long_is_packed_and_comes_out_as_it_was() {
        let long: String = (0..2000).map(|i| format!("[{i},null,\"step {i}\"],")).collect();
        match packed(long.clone()) {
            Message::Binary(bytes) => {
                assert!(bytes.len() * 3 < long.len(), "{} of {}", bytes.len(), long.len());
                assert_eq!(unpacked(&bytes).expect("a text"), long);
            }
            other => panic!("{other:?}"),
        }
        assert_eq!(packed("łódź".into()), Message::Text("łódź".into()));
        assert!(unpacked(b"no such thing").is_err());
    }
}
