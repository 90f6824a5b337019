//! What watchers see of a table: built and written once for all who look with the same eyes, and told against what they saw
//! last.

use std::sync::Arc;

use axum::extract::ws::Message;
use sandtable_core::{Difference, Scene, Viewer};
use serde_json::Value;

use super::look::{entries, eyes};
use super::{Hall, Room, Seated, Who};
use crate::error::Error;
use crate::ids::TableId;
use crate::packed::packed;
use crate::wire::{EntryView, LiveMessage, LookQuery, SaidView, State};

/// What somebody saw of a table at one moment.
pub struct Sight {
    /// The state, without its scene.
    pub state: State,
    /// The table as it is sent.
    table: Value,
    /// The scene as it is sent: all who look with the same eyes have the same.
    pub scene: Arc<Value>,
}

/// The present sight of a table, and what is new about it.
pub struct Glimpse {
    /// The sight.
    pub sight: Arc<Sight>,
    /// What is told of it.
    pub news: Tidings,
}

/// What a watcher is told.
pub enum Tidings {
    /// The same as all who only look on; nothing, if nothing changed for them.
    Shared(Option<Message>),
    /// Something of his own: see [`Tidings::written`].
    Own {
        /// What changed in the scene since the one that was sent last.
        changed: Option<Arc<Difference>>,
        /// The log since a row.
        entries: Vec<EntryView>,
    },
}

impl Tidings {
    /// The message for a watcher who saw something before, or nothing yet; none if nothing is new to him.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn written(
        self,
        last: Option<&Sight>,
        sight: &Sight,
        said: Vec<SaidView>,
    ) -> Result<Option<Message>, Error> {
        let (changed, entries) = match self {
            Tidings::Shared(message) => return Ok(message),
            Tidings::Own { changed, entries } => (changed, entries),
        };
        let broken = |e: serde_json::Error| Error::Broken(e.to_string());
        let state = &sight.state;
        let Some(last) = last else {
            let whole = LiveMessage::State { state: Box::new(state.clone()), entries, said };
            let mut whole = serde_json::to_value(&whole).map_err(broken)?;
            whole["state"]["scene"] = Value::clone(&sight.scene);
            return Ok(Some(packed(whole.to_string())));
        };
        let table = Difference::between(&last.table, &sight.table).map(Box::new);
        let kept = |s: &State| (s.seq, s.undo.clone(), s.window.clone(), s.draft.clone(), s.proposal.clone());
        if kept(&last.state) == kept(state) && changed.is_none() && table.is_none() && said.is_empty() {
            return Ok(None);
        }
        let change = LiveMessage::Change {
            seq: state.seq,
            table,
            scene: changed.map(|changed| Box::new(Difference::clone(&changed))),
            window: state.window.clone(),
            undo: state.undo.clone(),
            draft: state.draft.clone(),
            proposal: state.proposal.clone(),
            entries,
            said,
        };
        Ok(Some(packed(serde_json::to_string(&change).map_err(broken)?)))
    }
}

/// A scene as it is sent to all who have the same eyes.
pub(super) struct Shown {
    viewer: Viewer,
    /// What it shows: so many rows, with offers or without.
    of: (usize, bool),
    scene: Arc<Value>,
    /// What it changed of another one.
    since: Option<(Arc<Value>, Option<Arc<Difference>>)>,
}

/// The scene that somebody was answered with: who watches with the same eyes has no other built.
pub(super) struct Fresh {
    viewer: Viewer,
    of: (usize, bool),
    scene: Arc<Scene>,
}

/// What all who only look on are told.
pub(super) struct Told {
    /// What had been stirred at the table by then.
    stir: u64,
    sight: Arc<Sight>,
    /// What they had seen before, and what they are told then.
    since: Option<(Arc<Sight>, Option<Message>)>,
}

/// So many pairs of eyes are kept in mind.
const EYES: usize = 16;

impl Room {
    /// The scene that is kept for a viewer, if it is the present one.
    fn shown(&mut self, viewer: Viewer, of: (usize, bool)) -> Option<&mut Shown> {
        self.shown.iter_mut().find(|shown| shown.viewer == viewer && shown.of == of)
    }
}

impl Seated {
    /// Somebody is shown the present scene: where the table is watched, it is kept until the watchers look.
    pub(super) fn keep_shown(&mut self, viewer: Viewer, scene: Option<&Arc<Scene>>) {
        let watched = self.slot.news.receiver_count() > 0;
        let of = (self.rows(), self.offers());
        self.fresh = scene.filter(|_| watched).map(|scene| Fresh { viewer, of, scene: scene.clone() });
    }
}

impl Hall {
    /// The present sight of a table, and what is new about it to a watcher who saw something before: all of the same moment. He
    /// may want to be told it by himself, because there is talk to be told with it.
    ///
    /// # Errors
    /// If the table is none of the caller's business.
    pub async fn glimpse(
        &self,
        id: &TableId,
        who: Who<'_>,
        query: &LookQuery,
        last: Option<&Arc<Sight>>,
        own: bool,
    ) -> Result<Glimpse, Error> {
        let since = query.since.unwrap_or(0);
        let mut room = self.visit(id, who).await?;
        let viewer = eyes(&room, who, query)?;
        let laid = who.is_some_and(|a| room.meta.creator.as_ref() == Some(&a.id));
        let looks_on = viewer.0.is_empty() && !laid;
        if let (true, false, Some(last)) = (looks_on, own, last)
            && let Some(glimpse) = told(&room, last)
        {
            return Ok(glimpse);
        }
        let mut told = (since, Vec::new());
        while !room.tells(viewer, told.0) {
            // What is no longer in memory is read apart; what others did meanwhile comes after it.
            drop(room);
            let whole = self.visit_whole(id, who).await?;
            told = (whole.table()?.seq(viewer), entries(&whole, viewer, since));
            drop(whole);
            room = self.visit(id, who).await?;
        }
        let (since, mut entries) = told;
        entries.extend(super::look::entries(&room, viewer, since));
        let sight = self.sight(&mut room, who, viewer, looks_on)?;
        let changed = last.and_then(|last| changed(&mut room, viewer, &last.scene, &sight.scene));
        let news = Tidings::Own { changed, entries };
        let Some(last) = last.filter(|_| looks_on && !own) else { return Ok(Glimpse { sight, news }) };
        let message = news.written(Some(last), &sight, Vec::new())?;
        if let Some(told) = &mut room.told {
            told.since = Some((last.clone(), message.clone()));
        }
        Ok(Glimpse { sight, news: Tidings::Shared(message) })
    }

    /// What somebody sees now; all who only look on see the same.
    fn sight(
        &self,
        room: &mut Seated,
        who: Who,
        viewer: Viewer,
        looks_on: bool,
    ) -> Result<Arc<Sight>, Error> {
        let stir = stirred(room);
        if let Some(told) = room.told.as_ref().filter(|told| looks_on && told.stir == stir) {
            return Ok(told.sight.clone());
        }
        let broken = |e: serde_json::Error| Error::Broken(e.to_string());
        let state = self.state(room, who, viewer, false);
        let table = serde_json::to_value(&state.table).map_err(broken)?;
        let of = (room.rows(), room.offers());
        let scene = match room.shown(viewer, of) {
            Some(shown) => shown.scene.clone(),
            None => {
                let fresh = room.fresh.take_if(|fresh| (fresh.viewer, fresh.of) == (viewer, of));
                let scene = fresh.map(|fresh| fresh.scene).or_else(|| self.scene_of(room, viewer));
                let scene = Arc::new(serde_json::to_value(scene.as_deref()).map_err(broken)?);
                room.shown.retain(|shown| shown.viewer != viewer);
                room.shown.truncate(EYES - 1);
                room.shown.insert(0, Shown { viewer, of, scene: scene.clone(), since: None });
                scene
            }
        };
        let sight = Arc::new(Sight { state, table, scene });
        if looks_on {
            room.told = Some(Told { stir, sight: sight.clone(), since: None });
        }
        Ok(sight)
    }
}

/// What has been stirred at a table so far.
fn stirred(room: &Seated) -> u64 {
    room.slot.news.borrow().table
}

/// What others who only look on were told already.
fn told(room: &Seated, last: &Arc<Sight>) -> Option<Glimpse> {
    let told = room.told.as_ref().filter(|told| told.stir == stirred(room))?;
    let message = match &told.since {
        // He knows it.
        _ if Arc::ptr_eq(&told.sight, last) => None,
        Some((before, message)) if Arc::ptr_eq(before, last) => message.clone(),
        _ => return None,
    };
    Some(Glimpse { sight: told.sight.clone(), news: Tidings::Shared(message) })
}

/// What changed between two scenes that were sent with the same eyes.
fn changed(
    room: &mut Room,
    viewer: Viewer,
    last: &Arc<Value>,
    scene: &Arc<Value>,
) -> Option<Arc<Difference>> {
    if Arc::ptr_eq(last, scene) {
        return None;
    }
    let of = (room.rows(), room.offers());
    let known = room.shown(viewer, of).and_then(|shown| shown.since.clone());
    if let Some((_, changed)) = known.filter(|(old, _)| Arc::ptr_eq(old, last)) {
        return changed;
    }
    let changed = Difference::between(last, scene).map(Arc::new);
    if let Some(shown) = room.shown(viewer, of) {
        shown.since = Some((last.clone(), changed.clone()));
    }
    changed
}
