//! Everything that is kept of a person, written table by table: of all that he has no more than one is in memory at once.

use std::time::Duration;

use axum::body::Bytes;
use tokio::sync::mpsc;

use super::Hall;
use super::heavy::{Place, Turn};
use crate::error::Error;
use crate::steward::{export_table, export_words};
use crate::store::Account;

/// Whoever finds the line full tries again so soon.
const AGAIN: Duration = Duration::from_secs(1);

/// Where the parts of what is written go.
pub type Parts = mpsc::Sender<Result<Bytes, Error>>;

impl Hall {
    /// Writes everything that is kept of somebody, as JSON, until it is done or nobody takes it any more.
    pub async fn export(&self, account: &Account, to: &Parts, _place: Place) {
        if let Err(error) = self.write_person(account, to).await {
            let _ = to.send(Err(error)).await;
        }
    }

    async fn write_person(&self, account: &Account, to: &Parts) -> Result<(), Error> {
        let words = export_words(&*self.store, account, self.clock.now()).await?.to_string();
        let mut text = words.strip_suffix('}').unwrap_or(&words).to_string() + ",\"tables\":[";
        let mut first = true;
        for id in self.store.belonging(&account.id).await? {
            let turn = self.turn_at_last().await;
            // It may have been taken away meanwhile.
            let Some(table) = export_table(&*self.store, account, &id).await? else { continue };
            if !std::mem::take(&mut first) {
                text.push(',');
            }
            text.push_str(&table.to_string());
            drop((table, turn));
            if to.send(Ok(std::mem::take(&mut text).into())).await.is_err() {
                return Ok(());
            }
        }
        text.push_str("]}");
        let _ = to.send(Ok(text.into())).await;
        Ok(())
    }

    /// One's turn, however long the line is.
    async fn turn_at_last(&self) -> Turn {
        loop {
            match self.heavy.turn().await {
                Ok(turn) => return turn,
                Err(_) => tokio::time::sleep(AGAIN).await,
            }
        }
    }
}
