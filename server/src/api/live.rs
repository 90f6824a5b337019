//! Live updates over a socket: the whole state first, then what changed, and nothing when nothing that the viewer may
//! know has changed.

use std::sync::Arc;
use std::time::Duration;

use axum::Extension;
use axum::extract::State;
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::response::Response;

use super::extract::{Ask, At};
use crate::auth::Person;
use crate::doors::Place;
use crate::error::Error;
use crate::guard::Address;
use crate::hall::{Sight, Stir};
use crate::ids::TableId;
use crate::packed::packed;
use crate::server::App;
use crate::store::Account;
use crate::wire::{LiveMessage, LookQuery};

/// A sign of life goes out so often.
const PULSE: Duration = Duration::from_secs(25);
/// What comes in is short.
const INCOMING: usize = 4096;

/// Opens the socket. `since` is the last row that the client has.
pub async fn live(
    State(app): State<App>,
    At(id): At,
    Address(address): Address,
    who: Option<Person>,
    Ask(query): Ask<LookQuery>,
    place: Option<Extension<Place>>,
    socket: WebSocketUpgrade,
) -> Result<Response, Error> {
    let who = who.map(|p| p.0);
    // Strangers are told before the socket opens.
    app.hall.look(&id, who.as_deref()).await?;
    let entered = app.sockets.enter(address).ok_or(Error::TooMany(60))?;
    let socket = socket.max_message_size(INCOMING).max_frame_size(INCOMING).read_buffer_size(INCOMING);
    // What goes out goes out at once.
    let socket = socket.write_buffer_size(0);
    Ok(socket.on_upgrade(move |socket| async move {
        let _held = (app.metrics.sockets.hold(), entered, place);
        Watcher { app: app.clone(), id, who, query, last: None, stir: Stir::default(), said: 0 }
            .run(socket)
            .await;
    }))
}

struct Watcher {
    app: App,
    id: TableId,
    who: Option<Arc<Account>>,
    query: LookQuery,
    /// What was sent last.
    last: Option<Arc<Sight>>,
    /// What was stirred when it was sent.
    stir: Stir,
    said: i64,
}

impl Watcher {
    async fn run(mut self, mut socket: WebSocket) {
        let mut news = self.app.hall.watch(&self.id);
        let mut closing = self.app.closing.clone();
        let mut pulse = tokio::time::interval(PULSE);
        pulse.tick().await;
        loop {
            let stir = *news.borrow_and_update();
            let (message, gone) = match self.message(stir).await {
                Ok(message) => (message, false),
                Err(Error::NotFound(_)) => (serde_json::to_string(&LiveMessage::Gone).ok().map(packed), true),
                Err(error) => {
                    tracing::debug!(%error, "a socket closes");
                    break;
                }
            };
            if let Some(message) = message
                && socket.send(message).await.is_err()
            {
                break;
            }
            if gone {
                break;
            }
            loop {
                tokio::select! {
                    changed = news.changed() => match changed {
                        Ok(()) => break,
                        Err(_) => return,
                    },
                    _ = closing.changed() => {
                        let _ = socket.send(Message::Close(None)).await;
                        return;
                    }
                    _ = pulse.tick() => {
                        if socket.send(Message::Ping(Vec::new().into())).await.is_err() {
                            return;
                        }
                    }
                    incoming = socket.recv() => match incoming {
                        None | Some(Err(_) | Ok(Message::Close(_))) => return,
                        // Nothing is said to the server this way.
                        Some(Ok(_)) => {}
                    },
                }
            }
        }
    }

    /// What is new for this viewer, if anything is.
    async fn message(&mut self, stir: Stir) -> Result<Option<Message>, Error> {
        let before = std::mem::replace(&mut self.stir, stir);
        let who = self.who.as_deref();
        // Drafts are for those who play.
        if let Some(last) = &self.last
            && (before.table, before.talk) == (stir.table, stir.talk)
            && last.state.table.you.is_empty()
        {
            return Ok(None);
        }
        let since = match &self.last {
            Some(last) => last.state.seq,
            None => self.query.since.unwrap_or(0),
        };
        let look = LookQuery { r#as: self.query.r#as, since: Some(since), ..LookQuery::default() };
        let last = self.last.as_ref();
        let talked = last.is_none() || before.talk != stir.talk;
        let mut glimpse = self.app.hall.glimpse(&self.id, who, &look, last, talked).await?;
        // Players hear what was said among watchers when the game is over.
        let ended = |now: &Sight| last.is_some_and(|last| last.state.table.status != now.state.table.status);
        let ended = ended(&glimpse.sight);
        let said = match talked || ended {
            true => self.app.hall.talk(&self.id, who, if ended { 0 } else { self.said }).await?,
            false => Vec::new(),
        };
        if let Some(last) = said.last() {
            self.said = last.number;
        }
        if ended && !talked {
            // What was said comes with it.
            glimpse = self.app.hall.glimpse(&self.id, who, &look, last, true).await?;
        }
        let message = glimpse.news.written(last.map(AsRef::as_ref), &glimpse.sight, said)?;
        self.last = Some(glimpse.sight);
        Ok(message)
    }
}
