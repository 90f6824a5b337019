//! Boards as they are sent: what never changes at a table, written once for all tables that have it.

use std::sync::{Arc, PoisonError};

use axum::body::Bytes;

use super::{Hall, Who};
use crate::error::Error;
use crate::ids::TableId;
use crate::keep::gzip;
use crate::wire::BoardView;

/// More boards than are played on at once.
const BOARDS: usize = 64;

/// A board as it is sent.
pub struct Sheet {
    /// JSON.
    pub body: Bytes,
    /// The same, packed, where many have the same board.
    pub packed: Option<Bytes>,
    /// By what a browser knows that it has it already.
    pub tag: String,
}

impl Hall {
    /// What never changes at a table.
    ///
    /// # Errors
    /// Before the start.
    pub async fn board(&self, id: &TableId, who: Who<'_>) -> Result<Arc<Sheet>, Error> {
        let room = self.visit(id, who).await?;
        let table = room.table()?;
        let header = table.header();
        let key = format!(
            "{} {} {} {} {:?}",
            header.game, header.rules, header.data, header.scenario, header.options
        );
        let boards = || self.boards.lock().unwrap_or_else(PoisonError::into_inner);
        // A set that was brought along may have other words with the same data.
        let shared = room.meta.data.is_none();
        if let Some(sheet) = boards().get(&key).filter(|_| shared) {
            return Ok(sheet.clone());
        }
        let view = BoardView {
            board: table.board().clone(),
            order_kinds: table.order_kinds().to_vec(),
            errand_kinds: table.errand_kinds().iter().map(|kind| (*kind).to_string()).collect(),
            panels: room.game.opening_orders().panels().clone(),
        };
        drop(room);
        let body = serde_json::to_vec(&view).map_err(|e| Error::Broken(e.to_string()))?;
        let tag = format!("W/\"{}\"", &blake3::hash(&body).to_hex()[..32]);
        let packed = shared.then(|| gzip(&body)).transpose()?;
        let sheet = Arc::new(Sheet { body: body.into(), packed, tag });
        let mut boards = boards();
        if shared {
            if boards.len() >= BOARDS {
                boards.clear();
            }
            boards.insert(key, sheet.clone());
        }
        Ok(sheet)
    }
}
