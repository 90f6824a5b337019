//! The printed charts: combat, surprise, barrage, terrain, prices.

use sandtable_core::{Chart, Text};

use crate::data::{ChartsFile, Cost};
use crate::pieces::{Closeness, Sink};
use crate::tables::{COLUMNS, ratio};
use crate::theatre::Theatre;

/// The key of the Combat Table, and of the track that lights its columns.
pub const COMBAT: &str = "combat";
/// The key of the Barrage Table.
pub const BARRAGE: &str = "barrage";

/// All charts. Movement costs are rebuilt; the data say how.
pub fn charts(t: &Theatre, charts: &ChartsFile) -> Vec<Chart> {
    vec![combat(t, charts), surprise(t), barrage(t, charts), terrain(t, charts), prices(t)]
}

/// A column of the Combat Table in words.
pub fn column(t: &Theatre, closeness: Closeness, column: u8) -> Text {
    let (over, under) = ratio(t.tables.odds(closeness, column));
    Text::new("chart-odds").with("over", over).with("under", under)
}

fn roll(n: usize) -> Text {
    Text::new("chart-roll").with("roll", n as i32)
}

fn combat(t: &Theatre, charts: &ChartsFile) -> Chart {
    let columns = (0..COLUMNS).map(|c| column(t, Closeness::Open, c));
    let chart = Chart::new(COMBAT, "9.9/1", columns);
    let lines = charts.combat.lines().into_iter().zip(Closeness::ALL).skip(1);
    let chart = lines.fold(chart, |chart, (line, class)| {
        chart.row(Text::new(class.term()), line.iter().map(|odds| odds.get_ref().clone()))
    });
    charts.combat.rows.iter().enumerate().fold(chart, |chart, (i, cells)| {
        chart.row(roll(i + 1), cells.iter().map(|cell| cell.get_ref().clone()))
    })
}

fn surprise(t: &Theatre) -> Chart {
    let limits = |[attacker, defender]: [i8; 2]| [format!("≥ {attacker}"), format!("≤ {defender}")];
    Chart::new("surprise", "9.8/1", ["chart-attacker", "chart-defender"].map(Text::new))
        .row(Text::new("chart-regular"), limits(t.surprise.regular))
        .row(Text::new("chart-overrun"), limits(t.surprise.overrun))
}

fn barrage(t: &Theatre, charts: &ChartsFile) -> Chart {
    let most = charts.barrage.columns.iter().map(|n| i32::from(*n));
    let columns = most.map(|n| Text::new("chart-up-to").with("points", n));
    let last = charts.barrage.columns.last().map_or(0, |n| i32::from(*n) + 1);
    let columns = columns.chain([Text::new("chart-from").with("points", last)]);
    let chart = Chart::new(BARRAGE, "10.0/4", columns).row(Text::new("chart-price"), t.tables.cost.clone());
    charts.barrage.rows.iter().enumerate().fold(chart, |chart, (i, cells)| {
        chart.row(roll(i + 2), cells.iter().map(|cell| cell.get_ref().clone()))
    })
}

fn terrain(t: &Theatre, charts: &ChartsFile) -> Chart {
    let columns = [
        "chart-class",
        "chart-attack-armor",
        "chart-attack-mech",
        "chart-attack-other",
        "chart-leg",
        "chart-track",
        "chart-truck",
    ];
    let cost = |cost: &Cost| match cost {
        Cost::Whole(points) => points.to_string(),
        Cost::Parts(points) => points.to_string(),
        Cost::None(_) => "✕".into(),
    };
    let row = |class: &str, attack: &[toml::Spanned<String>], dry: &[Cost; 3]| -> Vec<String> {
        let attack = attack.iter().map(|share| format!("×{}", share.get_ref()));
        let none = std::iter::repeat_n("–".to_string(), 3usize.saturating_sub(attack.len()));
        std::iter::once(class.into()).chain(attack).chain(none).chain(dry.iter().map(cost)).collect()
    };
    let mut chart = Chart::new("terrain", "6.2/1", columns.map(Text::new)).rebuilt(true);
    for line in charts.terrain.hex.iter().filter(|line| t.ground.iter().any(|at| at.has(line.kind))) {
        // The class in the words of the book is the same in all languages: a cell is as printed.
        let class = ["I", "II", "III", "IV"][line.class as usize];
        chart = chart.row(Text::new(line.kind.term()), row(class, &line.attack, &line.dry));
    }
    for line in &charts.terrain.side {
        chart = chart.row(Text::new(line.kind.term()), row("–", &line.attack, &line.dry));
    }
    for line in &charts.terrain.road {
        chart = chart.row(Text::new(line.kind.term()), row("–", &[], &line.dry));
    }
    chart
}

/// What things cost in tokens.
fn prices(t: &Theatre) -> Chart {
    let costs = t.costs;
    let lines = [
        (Sink::Attack.term(), costs.attack_step),
        ("chart-defence-small", costs.defence_small),
        (Sink::Defence.term(), costs.defence),
        ("chart-fuel-unit", costs.fuel_unit),
        ("chart-fuel-formation", costs.fuel_formation),
        ("chart-fuel-hq", costs.fuel_hq),
        (Sink::Food.term(), costs.eat),
        (Sink::Restock.term(), costs.restock),
        ("chart-hedgehog", costs.hedgehog),
    ];
    let chart = Chart::new("prices", "12.4/1", [Text::new("chart-tokens")]);
    lines.into_iter().fold(chart, |chart, (name, tokens)| chart.row(Text::new(name), [tokens]))
}
