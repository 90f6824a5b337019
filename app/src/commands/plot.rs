//! The balance report as a picture.

use std::fmt::Write;

use sandtable_bots::Share;

use super::sim::Simmed;
use crate::figures::{grouped, percent};

const WIDTH: f64 = 800.0;
const LEFT: f64 = 280.0;
const SPAN: f64 = 400.0;
const ROW: f64 = 26.0;
/// Columns of the histogram of lengths.
const COLUMNS: usize = 24;

/// Shares of wins with their intervals, endings by rule, and how long the games were.
pub fn svg(simmed: &Simmed) -> String {
    let r = &simmed.report;
    let mut body = String::new();
    let mut y = 44.0;
    let title = format!("{} ({}), {} games", simmed.game, simmed.scenario, grouped(r.games));
    text(&mut body, 16.0, 26.0, "h", &title);

    let seats = simmed
        .seats
        .iter()
        .enumerate()
        .map(|(i, seat)| (format!("{seat} ({})", simmed.levels[i]), r.wins[i], format!("s{}", i % 4)));
    let rest =
        [("draws", r.draws), ("unfinished", r.unfinished)].map(|(name, n)| (name.to_string(), n, "d".into()));
    for (name, n, class) in seats.chain(rest) {
        bar(&mut body, y, &name, Share::of(n, r.games), &class, true);
        y += ROW;
    }
    y += 30.0;
    text(&mut body, 16.0, y - 10.0, "h", "Ended by rule");
    for ((rule, winners), n) in &r.endings {
        let class = winners.iter().next().map_or("d".into(), |seat| format!("s{}", seat.0 % 4));
        let name = format!("{} ({})", rule.0, simmed.winners(*winners));
        bar(&mut body, y, &name, Share::of(*n, r.games), &class, false);
        y += ROW;
    }
    y += 30.0;
    text(&mut body, 16.0, y - 10.0, "h", "Actions a game");
    y = histogram(&mut body, y, &r.lengths);

    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {y}\" font-family=\"sans-serif\" font-size=\"13\">\
         <title>{}</title><style>.h{{font-weight:bold}}.t{{fill:#333}}.s0{{fill:#8a5a2b}}.s1{{fill:#2b6a8a}}\
         .s2{{fill:#5a8a2b}}.s3{{fill:#6a2b8a}}.d{{fill:#999}}.i{{stroke:#111;stroke-width:2}}</style>\
         <rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>{body}</svg>\n",
        escaped(&title)
    )
}

fn bar(body: &mut String, y: f64, name: &str, share: Share, class: &str, interval: bool) {
    text(body, 16.0, y + 14.0, "t", name);
    let width = share.share * SPAN;
    let _ = write!(
        body,
        "<rect class=\"{class}\" x=\"{LEFT}\" y=\"{y:.0}\" width=\"{width:.1}\" height=\"18\"/>"
    );
    if interval {
        let (low, high, middle) = (LEFT + share.low * SPAN, LEFT + share.high * SPAN, y + 9.0);
        let _ = write!(body, "<path class=\"i\" d=\"M{low:.1} {middle:.0}H{high:.1}\"/>");
    }
    text(body, LEFT + SPAN + 20.0, y + 14.0, "t", &percent(share.share));
}

fn histogram(body: &mut String, y: f64, lengths: &[u32]) -> f64 {
    let (Some(least), Some(most)) = (lengths.first(), lengths.last()) else { return y };
    let step = (most - least) as usize / COLUMNS + 1;
    let mut columns = [0u32; COLUMNS];
    for length in lengths {
        columns[(length - least) as usize / step] += 1;
    }
    let tallest = f64::from(columns.iter().copied().max().unwrap_or(1).max(1));
    let width = SPAN / COLUMNS as f64;
    for (i, n) in columns.iter().enumerate() {
        let height = f64::from(*n) / tallest * 90.0;
        let (x, top) = (LEFT + i as f64 * width, y + 90.0 - height);
        let _ = write!(
            body,
            "<rect class=\"d\" x=\"{x:.1}\" y=\"{top:.1}\" width=\"{:.1}\" height=\"{height:.1}\"/>",
            width - 1.0
        );
    }
    text(body, LEFT, y + 108.0, "t", &grouped((*least).into()));
    text(body, LEFT + SPAN - 40.0, y + 108.0, "t", &grouped((*most).into()));
    y + 124.0
}

fn text(body: &mut String, x: f64, y: f64, class: &str, text: &str) {
    let _ = write!(body, "<text class=\"{class}\" x=\"{x:.0}\" y=\"{y:.0}\">{}</text>", escaped(text));
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
