//! Live updates over a socket: the whole state first, then what changed, and nothing when nothing that the viewer may
//! know has changed.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::State;
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::response::Response;
use serde_json::Value;

use super::extract::{Ask, At};
use crate::auth::Person;
use crate::error::Error;
use crate::ids::TableId;
use crate::server::{Address, App};
use crate::store::Account;
use crate::wire::{LiveMessage, LookQuery, SaidView, State as TableState};

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
    socket: WebSocketUpgrade,
) -> Result<Response, Error> {
    let who = who.map(|p| p.0);
    // Strangers are told before the socket opens.
    app.hall.look(&id, who.as_deref()).await?;
    let entered = app.sockets.enter(address).ok_or(Error::TooMany(60))?;
    let socket = socket.max_message_size(INCOMING).max_frame_size(INCOMING);
    Ok(socket.on_upgrade(move |socket| async move {
        let _held = (app.metrics.sockets.hold(), entered);
        Watcher { app: app.clone(), id, who, query, last: None, said: 0 }.run(socket).await;
    }))
}

struct Watcher {
    app: App,
    id: TableId,
    who: Option<Arc<Account>>,
    query: LookQuery,
    /// What was sent last.
    last: Option<(TableState, Value)>,
    said: i64,
}

impl Watcher {
    async fn run(mut self, mut socket: WebSocket) {
        let mut news = self.app.hall.watch(&self.id);
        let mut closing = self.app.closing.clone();
        let mut pulse = tokio::time::interval(PULSE);
        pulse.tick().await;
        loop {
            news.borrow_and_update();
            let message = match self.message().await {
                Ok(message) => message,
                Err(Error::NotFound(_)) => Some(LiveMessage::Gone),
                Err(error) => {
                    tracing::debug!(%error, "a socket closes");
                    break;
                }
            };
            if let Some(message) = message {
                let gone = matches!(message, LiveMessage::Gone);
                let Ok(text) = serde_json::to_string(&message) else { break };
                if socket.send(Message::Text(text.into())).await.is_err() || gone {
                    break;
                }
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
    async fn message(&mut self) -> Result<Option<LiveMessage>, Error> {
        let who = self.who.as_deref();
        let since = match &self.last {
            Some((state, _)) => state.seq,
            None => self.query.since.unwrap_or(0),
        };
        let look = LookQuery { r#as: self.query.r#as, since: Some(since), ..LookQuery::default() };
        let (state, entries) = self.app.hall.update(&self.id, who, look).await?;
        let said: Vec<SaidView> = self.app.hall.talk(&self.id, who, self.said).await?;
        if let Some(last) = said.last() {
            self.said = last.number;
        }
        let scene = serde_json::to_value(&state.scene).map_err(|e| Error::Broken(e.to_string()))?;
        let message = match &self.last {
            None => Some(LiveMessage::State { state: Box::new(state.clone()), entries, said }),
            Some((old, old_scene)) => {
                let changed = changed(old_scene, &scene);
                let table = (old.table != state.table).then(|| Box::new(state.table.clone()));
                let kept =
                    |s: &TableState| (s.seq, s.undo, s.window.clone(), s.draft.clone(), s.proposal.clone());
                let same =
                    kept(old) == kept(&state) && changed.is_none() && table.is_none() && said.is_empty();
                (!same).then(|| LiveMessage::Change {
                    seq: state.seq,
                    table,
                    scene: changed,
                    window: state.window.clone(),
                    undo: state.undo,
                    draft: state.draft.clone(),
                    proposal: state.proposal.clone(),
                    entries,
                    said,
                })
            }
        };
        self.last = Some((TableState { scene: None, ..state }, scene));
        Ok(message)
    }
}

/// The parts of a scene that changed.
fn changed(old: &Value, new: &Value) -> Option<Value> {
    if old == new {
        return None;
    }
    let (Value::Object(old), Value::Object(new)) = (old, new) else { return Some(new.clone()) };
    let parts = new.iter().filter(|(key, value)| old.get(*key) != Some(value));
    Some(Value::Object(parts.map(|(k, v)| (k.clone(), v.clone())).collect()))
}
