//! Looking back: the table as it was after a row, and how a game went. The rows since the nearest position that is kept are
//! played again, while others play on.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use sandtable_core::{Deed, Handle, Past, Row, Seats, Table, Viewer};

use super::look::eyes;
use super::{Hall, Room, Who};
use crate::error::Error;
use crate::ids::TableId;
use crate::wire::{CurvePoint, CurveView, LookQuery, OverlayView, State};

/// So many points a curve has at most.
const POINTS: usize = 64;

impl Hall {
    /// What somebody saw after a row.
    pub(super) async fn scene_at(
        &self,
        id: &TableId,
        who: Who<'_>,
        query: &LookQuery,
        at: usize,
    ) -> Result<State, Error> {
        // The past takes a while.
        let (turn, room) = self.visit_in_turn(id, who).await?;
        let viewer = eyes(&room, who, query)?;
        let (mut room, past) = self.back_to(room, who, viewer, at).await?;
        let mut state = self.state(&mut room, who, viewer, false);
        drop(room);
        let metrics = self.metrics.clone();
        let looking = Hall::in_turn(turn, move || {
            let table = past()?;
            metrics.rows_replayed.add(table.rows().len() as u64);
            metrics.scenes.add(1);
            Ok::<_, Error>(table.scene(viewer))
        });
        let mut scene = looking.await?;
        // What was offered then is not offered now.
        scene.offers.clear();
        (state.scene, state.seq) = (Some(Arc::new(scene)), at + 1);
        Ok(state)
    }

    /// What was laid over the board after a row.
    pub(super) async fn overlay_at(
        &self,
        id: &TableId,
        who: Who<'_>,
        query: &LookQuery,
        row: usize,
        keys: BTreeSet<String>,
        at: Option<Handle>,
    ) -> Result<OverlayView, Error> {
        let (turn, room) = self.visit_in_turn(id, who).await?;
        let viewer = eyes(&room, who, query)?;
        let (room, past) = self.back_to(room, who, viewer, row).await?;
        drop(room);
        let looking = Hall::in_turn(turn, move || {
            let table = past()?;
            let laid = keys.into_iter().map(|key| (key.clone(), table.overlay(viewer, &key, at.as_ref())));
            Ok::<_, Error>(laid.collect::<BTreeMap<_, _>>())
        });
        Ok(OverlayView { overlays: looking.await? })
    }

    /// How a game went: what was said of it after some rows, in one walk through its log.
    ///
    /// # Errors
    /// Rows that he was not told.
    pub async fn curve(
        &self,
        id: &TableId,
        who: Who<'_>,
        query: &LookQuery,
        rows: Vec<usize>,
    ) -> Result<CurveView, Error> {
        let (turn, room) = self.visit_in_turn(id, who).await?;
        let viewer = eyes(&room, who, query)?;
        if room.meta.teaches() {
            return Err(Error::Unfit("a lesson has no curve".into()));
        }
        if rows.is_empty() || rows.len() > POINTS || !rows.is_sorted() {
            return Err(Error::Unfit(format!("'rows' holds 1 to {POINTS} rows, in order")));
        }
        // From the first of them on all is needed.
        let (room, _) = self.back_to(room, who, viewer, rows[0]).await?;
        let steps = room.steps(viewer, &rows)?;
        drop(room);
        let metrics = self.metrics.clone();
        let walking = Hall::in_turn(turn, move || {
            let (mut table, mut points) = (None::<Box<dyn Table>>, Vec::new());
            for (row, step) in rows.into_iter().zip(steps) {
                let here = match (step, table.take()) {
                    (Step::Anew(past), _) => {
                        let anew = past()?;
                        metrics.rows_replayed.add(anew.rows().len() as u64);
                        anew
                    }
                    (Step::On(rows), Some(mut here)) => {
                        metrics.rows_replayed.add(rows.len() as u64);
                        here.catch_up(&rows)?;
                        here
                    }
                    (Step::On(_), None) => return Err(Error::Broken("a walk without a start".into())),
                };
                let scene = here.scene(viewer);
                points.push(CurvePoint { row, turn: scene.turn, standing: scene.standing });
                table = Some(here);
            }
            Ok::<_, Error>(points)
        });
        Ok(CurveView { points: walking.await? })
    }
}

/// The number of a row as a viewer counts, if it is here. Secret rows of others after it are not part of it.
pub(super) fn row_of(table: &dyn Table, viewer: Viewer, at: usize) -> Option<usize> {
    let after = table.seq(viewer).checked_sub(at.checked_add(1)?)?;
    let told = table.rows().iter().enumerate().rev().filter(|(_, row)| row.told(viewer));
    told.map(|(i, _)| table.first_row() + i).nth(after)
}

/// How a walk through a log comes to its next point.
enum Step {
    /// From a position that is kept.
    Anew(Past),
    /// By the rows since the point before.
    On(Vec<Row>),
}

/// Does one of these rows go back to another? It cannot be played without those before.
pub(super) fn goes_back(rows: &[Row]) -> bool {
    rows.iter().any(|row| matches!(row.deed, Deed::Back(_)))
}

impl Room {
    /// The number of a row as a viewer counts.
    pub(super) fn row_at(&self, viewer: Viewer, at: usize) -> Result<usize, Error> {
        row_of(self.table()?, viewer, at).ok_or_else(|| Error::Unfit(format!("there is no row {at}")))
    }

    /// The rows after one through another.
    pub(super) fn rows_between(&self, from: usize, until: usize) -> Vec<Row> {
        let Some(table) = self.table.as_deref() else { return Vec::new() };
        let here = |row: usize| (row + 1).saturating_sub(table.first_row());
        table.rows().get(here(from)..here(until)).unwrap_or_default().to_vec()
    }

    /// The way through some rows as a viewer counts.
    fn steps(&self, viewer: Viewer, rows: &[usize]) -> Result<Vec<Step>, Error> {
        let mut steps = Vec::with_capacity(rows.len());
        let mut last = None;
        for row in rows {
            let number = self.row_at(viewer, *row)?;
            let since = last.map(|last| self.rows_between(last, number)).filter(|rows| !goes_back(rows));
            let anew = || self.table().ok()?.past(number).map(Step::Anew);
            let step = since.map(Step::On).or_else(anew);
            steps.push(step.ok_or_else(|| Error::Unfit(format!("there is no row {row}")))?);
            last = Some(number);
        }
        Ok(steps)
    }

    /// Is the log from a row on here, as a viewer counts?
    pub(super) fn tells(&self, viewer: Viewer, since: usize) -> bool {
        let Some(table) = self.table.as_deref() else { return true };
        let here = || table.rows().iter().filter(|row| row.told(viewer)).count();
        table.first_row() == 0 || since.saturating_add(here()) >= table.seq(viewer)
    }

    /// All seats.
    pub(super) fn everybody(&self) -> Viewer {
        Viewer(Seats::first(u8::try_from(self.meta.chairs.len()).unwrap_or(8).min(8)))
    }
}
