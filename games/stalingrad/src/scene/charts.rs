//! The printed charts: combat results and terrain effects.

use sandtable_core::{Chart, RuleId, Text};

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
    let row = |(die, cells): (usize, &Vec<toml::Spanned<String>>)| {
        let cells = cells.iter().map(|cell| cell.get_ref().replace('-', "–")).collect();
        (Text::new("chart-die").with("die", die as i32 + 1), cells)
    };
    Chart {
        key: RESULTS,
        name: "chart-results",
        legend: "chart-results-means",
        rule: RuleId("10.4.1"),
        rebuilt: rebuilt(&combat.source),
        columns: (0..combat.columns.len() as u8).map(|c| Text::new(column(c))).collect(),
        rows: combat.rows.iter().enumerate().map(row).collect(),
    }
}

fn terrain(data: &Data) -> Chart {
    let terrain = &data.tables.terrain;
    let points = |n: u8| if n == 0 { "✕".to_string() } else { n.to_string() };
    let shift = |n: u8| if n == 0 { "–".to_string() } else { format!("−{n}") };
    let ground =
        |id, e: Effects| (Text::new(id), vec![points(e.mechanised), points(e.other), shift(e.shift)]);
    let place = |id, n: u8| (Text::new(id), vec!["–".to_string(), "–".to_string(), shift(n)]);
    let extra = |id, n: u8| (Text::new(id), vec![format!("+{n}"), format!("+{n}"), "–".to_string()]);
    Chart {
        key: "terrain",
        name: "chart-terrain",
        legend: "chart-terrain-means",
        rule: RuleId("9.2.5.1"),
        rebuilt: rebuilt(&terrain.source),
        columns: ["chart-mechanised", "chart-other", "chart-shift"].map(Text::new).to_vec(),
        rows: vec![
            ground("chart-clear", terrain.clear),
            ground("chart-forest", terrain.forest),
            ground("chart-swamp", terrain.swamp),
            ground("chart-mountain", terrain.mountain),
            place("chart-town", terrain.town_shift),
            place("chart-city", terrain.city_shift),
            extra("chart-river", terrain.river),
            extra("chart-zone", terrain.zone),
        ],
    }
}
