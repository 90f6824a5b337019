//! The printed charts: both fire tables, what terrain does, missions of the LRDG, the size of hands.

use sandtable_core::{Chart, Text, Value};

use super::prompt::season;
use crate::data::MissionEntry;
use crate::pieces::Terrain;
use crate::theatre::{Fire, Theatre};

/// The keys of the fire tables, and of the tracks that light their columns: divisions first.
pub const FIRE: [&str; 2] = ["division-fire", "battlegroup-fire"];

/// All charts. The sizes of hands are the rulebook's, all other numbers are rebuilt.
pub fn charts(t: &Theatre) -> Vec<Chart> {
    let [divisions, battlegroups] = &t.fire;
    vec![fire(FIRE[0], divisions), fire(FIRE[1], battlegroups), terrain(t), missions(t), hands(t)]
}

/// The columns of a fire table as printed, the last for that and more.
pub fn columns(fire: &Fire) -> impl Iterator<Item = String> {
    let ends = fire.columns.iter().skip(1).map(|next| Some(next - 1)).chain([None]);
    fire.columns.iter().zip(ends).map(|(least, most)| match most {
        Some(most) if most == *least => least.to_string(),
        Some(most) => format!("{least}–{most}"),
        None => format!("{least}+"),
    })
}

fn fire(key: &'static str, fire: &Fire) -> Chart {
    let heading = |least: &u8| Text::new("chart-column").with("least", *least);
    let chart = Chart::new(key, "11.27/1", fire.columns.iter().map(heading)).rebuilt(true);
    fire.rows.iter().zip(1u8..).fold(chart, |chart, (row, die)| {
        // A bold result may overrun (11.47).
        let cells =
            row.iter().map(|(number, bold)| if *bold { format!("{number}★") } else { number.to_string() });
        chart.row(Text::new("chart-die").with("die", die), cells)
    })
}

fn terrain(t: &Theatre) -> Chart {
    let chart =
        Chart::new("terrain", "11.27/2", ["chart-shift", "chart-flank", "chart-stand"].map(Text::new));
    let tick = |is: bool| if is { "✓" } else { "–" }.to_string();
    Terrain::ALL.into_iter().fold(chart.rebuilt(true), |chart, ground| {
        let shift = match t.terrain[ground as usize] {
            0 => "–".to_string(),
            n => format!("−{n}"),
        };
        let name = match ground {
            Terrain::Clear => "symbol-clear",
            Terrain::Oasis => "symbol-oasis",
            Terrain::Mountain => "symbol-mountain",
            Terrain::Swamp => "symbol-swamp",
        };
        chart.row(Text::new(name), [shift, tick(!ground.is_rough()), tick(ground.is_rough())])
    })
}

fn missions(t: &Theatre) -> Chart {
    let cell = |m: &MissionEntry| match (m.cards, m.discards, m.losses) {
        (0, 0, 0) => "–".to_string(),
        (cards, 0, 0) => cards.to_string(),
        (_, discards, 0) => format!("✕{discards}"),
        (_, _, losses) => format!("−{losses}"),
    };
    let columns = ["mission-intelligence-heading", "mission-raid-heading"].map(Text::new);
    let chart = Chart::new("missions", "11.73/1", columns).rebuilt(true);
    (0..6).fold(chart, |chart, i| {
        let cells = t.missions.iter().map(|mission| cell(&mission[i]));
        chart.row(Text::new("chart-die").with("die", i as i32 + 1), cells)
    })
}

fn hands(t: &Theatre) -> Chart {
    let chart = Chart::new("hands", "5.12", [Text::new("chart-hand")]);
    t.turns.iter().zip(1u8..).fold(chart, |chart, (turn, number)| {
        let heading = Text::new("turn").with("turn", number).with("season", Value::Term(season(turn.season)));
        chart.row(heading.with("year", i32::from(turn.year)), [turn.hand])
    })
}
