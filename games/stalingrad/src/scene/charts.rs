//! The printed charts: combat results and terrain effects.

use sandtable_core::{Chart, Text};

use super::names::column;
use crate::data::{Data, Effects};

/// The key of the combat results table, and of the track that lights its columns.
pub const RESULTS: &str = "results";

/// All charts. Their numbers are rebuilt where the data say so.
pub fn charts(data: &Data) -> Vec<Chart> {
    vec![results(data), terrain(data)]
}

/// Does the source of a table say that some of its numbers are not the printed ones?
fn rebuilt(source: &str) -> bool {
    source.contains("reconstructed")
}

fn results(data: &Data) -> Chart {
    let combat = &data.tables.combat;
    let columns = (0..combat.columns.len() as u8).map(|c| Text::new(column(c)));
    let chart = Chart::new(RESULTS, "10.4.1", columns).rebuilt(rebuilt(&combat.source));
    combat.rows.iter().zip(1..).fold(chart, |chart, (cells, die)| {
        let cells = cells.iter().map(|cell| cell.get_ref().replace('-', "–"));
        chart.row(Text::new("chart-die").with("die", die), cells)
    })
}

fn terrain(data: &Data) -> Chart {
    let terrain = &data.tables.terrain;
    let points = |n: u8| if n == 0 { "✕".to_string() } else { n.to_string() };
    let shift = |n: u8| if n == 0 { "–".to_string() } else { format!("−{n}") };
    let ground = |e: Effects| [points(e.mechanised), points(e.other), shift(e.shift)];
    let place = |n: u8| ["–".to_string(), "–".to_string(), shift(n)];
    let extra = |n: u8| [format!("+{n}"), format!("+{n}"), "–".to_string()];
    Chart::new("terrain", "9.2.5.1", ["chart-mechanised", "chart-other", "chart-shift"].map(Text::new))
        .rebuilt(rebuilt(&terrain.source))
        .row(Text::new("chart-clear"), ground(terrain.clear))
        .row(Text::new("chart-forest"), ground(terrain.forest))
        .row(Text::new("chart-swamp"), ground(terrain.swamp))
        .row(Text::new("chart-mountain"), ground(terrain.mountain))
        .row(Text::new("chart-town"), place(terrain.town_shift))
        .row(Text::new("chart-city"), place(terrain.city_shift))
        .row(Text::new("chart-river"), extra(terrain.river))
        .row(Text::new("chart-zone"), extra(terrain.zone))
}
