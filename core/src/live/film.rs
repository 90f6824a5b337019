//! What happened, as it was seen: the positions on the way, action by action.

use super::Live;
use super::replay::script;
use crate::{Deed, Entry, Frame, Log, Policy, ReplayFault, Row, Scene, Seat, Seen, Viewer};

impl<R: Policy> Live<R> {
    /// Plays recorded rows on, and shows a viewer each position that he witnessed: what another did action by action,
    /// what he did himself or may not know only as it ended.
    pub(super) fn shown_again(&mut self, viewer: Viewer, rows: &[Row]) -> Result<Vec<Frame>, ReplayFault> {
        let mut frames = Vec::new();
        for row in rows {
            if !row.told(viewer) {
                self.again(row)?;
                continue;
            }
            let number = self.told.of(viewer);
            let mut said = 0;
            let others = row.seat.filter(|seat| !viewer.0.has(*seat) && row.known.admits(viewer));
            if let (Some(seat), Deed::Line(line)) = (others, &row.deed) {
                said = self.on_the_way(viewer, (number, seat, line), row, &mut frames)?;
            }
            self.again(row)?;
            let entries = self.logs.last().map_or(&[][..], |log| &log[said.min(log.len())..]);
            let entries = entries.iter().filter(|e| e.audience.admits(viewer)).cloned().collect();
            frames.push(Frame { row: number, entries, scene: bare(self.rules.scene(&self.seen(viewer))) });
        }
        Ok(frames)
    }

    /// The positions before the last action of a line; how many lines of the log they took.
    fn on_the_way(
        &self,
        viewer: Viewer,
        (number, seat, line): (usize, Seat, &str),
        row: &Row,
        frames: &mut Vec<Frame>,
    ) -> Result<usize, ReplayFault> {
        let actions = self.read(line)?;
        let (mut state, mut chance, mut said) = (self.state.clone(), script(row)?, 0);
        for action in actions.split_last().map_or(&[][..], |(_, before)| before) {
            let mut log = Log::on();
            self.check(&state, seat, *action)?;
            self.rules.apply(&mut state, seat, *action, &mut chance, &mut log);
            let all: Vec<Entry> = log.take();
            said += all.len();
            let entries = all.into_iter().filter(|e| e.audience.admits(viewer)).collect();
            let seen = Seen::<R>::of(&self.rules, &state, viewer);
            frames.push(Frame { row: number, entries, scene: bare(self.rules.scene(&seen)) });
        }
        Ok(said)
    }
}

/// Of the past only the board is looked at.
fn bare(scene: Scene) -> Scene {
    Scene { offers: Vec::new(), panels: Vec::new(), overlays: Vec::new(), sequel: None, ..scene }
}
