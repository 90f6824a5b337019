//! Live updates over a socket: the whole state first, then what changed, and nothing when nothing that the viewer may
//! know has changed.

use std::sync::Arc;
use std::time::Duration;

use axum::Extension;
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::http::HeaderMap;
use axum::response::Response;
use tokio::sync::broadcast::error::RecvError;

use super::extract::Visitor;
use crate::auth::Gone;
use crate::doors::Place;
use crate::error::Error;
use crate::guard::Address;
use crate::hall::heavy::Asker;
use crate::hall::{Sight, Stir};
use crate::ids::{Digest, TableId};
use crate::packed::packed;
use crate::server::App;
use crate::store::Account;
use crate::wire::{LiveMessage, LookQuery};

/// A sign of life goes out so often.
const PULSE: Duration = Duration::from_secs(25);
/// What comes in is short, and hardly anything does: signs of life are answered, and that is all.
const INCOMING: usize = 4096;
/// So much may come in between two signs of life.
const CHATTER: u32 = 64;
/// With every so manyth of them he is seen at the table, though nothing happens there: every hour.
const SEEN: u32 = 144;

/// Opens the socket. `since` is the last row that the client has.
pub async fn live(
    at: Visitor,
    Address(address): Address,
    place: Option<Extension<Place>>,
    headers: HeaderMap,
    socket: WebSocketUpgrade,
) -> Result<Response, Error> {
    let Visitor { app, table: id, look: query, person } = at;
    let who = person.map(|p| p.0);
    let session = app.door.session(&headers);
    // Strangers are told before the socket opens.
    app.hall.look(&id, who.as_deref()).await?;
    let entered = app.sockets.enter(address).ok_or(Error::TooMany(60))?;
    let socket = socket.max_message_size(INCOMING).max_frame_size(INCOMING).read_buffer_size(INCOMING);
    // What goes out goes out at once.
    let socket = socket.write_buffer_size(0);
    // What is done for the socket counts as his who opened it.
    let asker = Asker::here();
    Ok(socket.on_upgrade(move |socket| {
        Asker::lets(asker, async move {
            let _held = (app.metrics.sockets.hold(), entered, place);
            let (app, last, stir) = (app.clone(), None, Stir::default());
            Watcher { app, id, who, session, query, last, stir, said: 0 }.run(socket).await;
        })
    }))
}

struct Watcher {
    app: App,
    id: TableId,
    who: Option<Arc<Account>>,
    /// By what he is known.
    session: Option<Digest>,
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
        let mut gone_from_here = self.app.door.gone_from_here();
        let (mut heard, mut pulses) = (0, 0u32);
        let mut pulse = tokio::time::interval(PULSE);
        pulse.tick().await;
        // He may have gone before anybody listened.
        if !self.is_himself().await {
            return;
        }
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
                    gone = gone_from_here.recv(), if self.who.is_some() => {
                        if self.is_meant(&gone) && !self.is_himself().await {
                            let _ = socket.send(Message::Close(None)).await;
                            return;
                        }
                    }
                    _ = pulse.tick() => {
                        heard = 0;
                        pulses += 1;
                        if pulses % SEEN == 0 && self.who.is_some() {
                            let _ = self.app.hall.look(&self.id, self.who.as_deref()).await;
                        }
                        if socket.send(Message::Ping(Vec::new().into())).await.is_err() {
                            return;
                        }
                    }
                    incoming = socket.recv() => match incoming {
                        None | Some(Err(_) | Ok(Message::Close(_))) => return,
                        // Nothing is said to the server this way.
                        Some(Ok(_)) => {
                            heard += 1;
                            if heard > CHATTER {
                                return;
                            }
                        }
                    },
                }
            }
        }
    }

    /// May he be the one who is no longer who he was?
    fn is_meant(&self, gone: &Result<Gone, RecvError>) -> bool {
        match gone {
            Ok(Gone::Session(session)) => self.session.as_ref() == Some(session),
            Ok(Gone::Person(id)) => self.who.as_ref().is_some_and(|who| who.id == *id),
            Ok(Gone::Anybody) | Err(_) => true,
        }
    }

    /// Is he still who he was when he came? Where the store does not answer, he is believed.
    async fn is_himself(&self) -> bool {
        let (Some(who), Some(session)) = (&self.who, &self.session) else { return true };
        match self.app.door.whose(session.clone()).await {
            Ok(now) => now.is_some_and(|now| now.id == who.id),
            Err(_) => true,
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
