//! What a viewer sees.

use sandtable_core::{Board, Grid, Handle, Refusal, Scene, Seen};

use crate::Mission;
use crate::theatre::Theatre;

/// What never changes on the screen.
pub fn board(t: &Theatre) -> Board {
    let g = t.ground();
    let rows = g.len() as u16 / g.width;
    Board::new((f32::from(g.width) * 40.0, f32::from(rows) * 40.0))
        .squares(Grid { by_rows: true, letters: true, ..Grid::new(g.width, rows, 40.0) })
        .seats(t.boards.iter().map(|b| b.key.clone()))
}

/// What changes on the screen.
pub fn scene(_: &Mission, _: &Seen<Mission>) -> Scene {
    Scene::default()
}

/// Why nothing can be done with something now.
pub fn refusals(_: &Mission, _: &Seen<Mission>, _: &Handle) -> Vec<Refusal> {
    Vec::new()
}
