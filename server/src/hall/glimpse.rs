//! What watchers see of a table: built once for all who look with the same eyes, and told against what they saw last.

use std::sync::Arc;

use sandtable_core::{Difference, Viewer};
use serde_json::Value;

use super::look::{entries, eyes};
use super::{Hall, Room, Who};
use crate::error::Error;
use crate::ids::TableId;
use crate::wire::{EntryView, LookQuery, State};

/// The present state of a table, and what is new about it.
pub struct Glimpse {
    /// The state, without its scene.
    pub state: State,
    /// The scene as it is sent.
    pub scene: Arc<Value>,
    /// What changed in the scene since the one that was sent last.
    pub changed: Option<Arc<Difference>>,
    /// The log since a row.
    pub entries: Vec<EntryView>,
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

/// So many pairs of eyes are kept in mind.
const EYES: usize = 16;

impl Room {
    /// The scene that is kept for a viewer, if it is the present one.
    fn shown(&mut self, viewer: Viewer, of: (usize, bool)) -> Option<&mut Shown> {
        self.shown.iter_mut().find(|shown| shown.viewer == viewer && shown.of == of)
    }
}

impl Hall {
    /// The present state, what changed since the scene that a watcher had last, and the log from a row on: all of the same moment.
    ///
    /// # Errors
    /// If the table is none of the caller's business.
    pub async fn glimpse(
        &self,
        id: &TableId,
        who: Who<'_>,
        query: &LookQuery,
        last: Option<&Arc<Value>>,
    ) -> Result<Glimpse, Error> {
        let since = query.since.unwrap_or(0);
        let mut room = self.visit(id, who).await?;
        if !room.tells(eyes(&room, who, query)?, since) {
            drop(room);
            room = self.visit_whole(id, who).await?;
        }
        let viewer = eyes(&room, who, query)?;
        let entries = entries(&room, viewer, since);
        let state = self.state(&mut room, who, viewer, false);
        let of = (room.rows(), room.offers());
        let scene = match room.shown(viewer, of) {
            Some(shown) => shown.scene.clone(),
            None => {
                let built = self.scene_of(&room, viewer);
                let scene = serde_json::to_value(built).map_err(|e| Error::Broken(e.to_string()))?;
                let scene = Arc::new(scene);
                room.shown.retain(|shown| shown.viewer != viewer);
                room.shown.truncate(EYES - 1);
                room.shown.insert(0, Shown { viewer, of, scene: scene.clone(), since: None });
                scene
            }
        };
        let changed = match last {
            None => None,
            Some(last) if Arc::ptr_eq(last, &scene) => None,
            Some(last) => {
                let known = room.shown(viewer, of).and_then(|shown| shown.since.clone());
                match known.filter(|(old, _)| Arc::ptr_eq(old, last)) {
                    Some((_, changed)) => changed,
                    None => {
                        let changed = Difference::between(last, &scene).map(Arc::new);
                        if let Some(shown) = room.shown(viewer, of) {
                            shown.since = Some((last.clone(), changed.clone()));
                        }
                        changed
                    }
                }
            }
        };
        Ok(Glimpse { state, scene, changed, entries })
    }
}
