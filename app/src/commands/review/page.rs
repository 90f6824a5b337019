//! The review as a page that a browser shows and prints. It needs nothing beside itself.

use std::fmt::Write as _;

use sandtable_core::{Seat, Text};

use super::Told;

/// The drawing of chances.
const SIZE: (f32, f32) = (800.0, 240.0);

impl Told<'_> {
    /// The review as a page.
    pub fn html(&self, language: &str) -> String {
        let title = ["review-title", "game-title"].map(|id| self.say(&Text::new(id))).join(": ");
        let title = escape(&title);
        let mut page = String::new();
        let chances = escape(&self.say(&Text::new("review-chance").with("seat", Seat(0))));
        let _ = writeln!(page, "<h2>{chances}</h2>\n{}", self.curve());
        let _ = writeln!(page, "<h2>{}</h2>", escape(&self.say(&Text::new("review-gave"))));
        for line in self.sums() {
            let _ = writeln!(page, "<p>{}</p>", escape(&line));
        }
        let _ = writeln!(page, "<p class=\"note\">{}</p>", escape(&self.say(&Text::new("review-noise"))));
        for seat in self.seats() {
            self.worst_of(seat, &mut page);
        }
        format!(
            "<!doctype html>\n<html lang=\"{}\">\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\"width=device-width\">\n\
             <title>{title}</title>\n<style>{STYLE}</style>\n<h1>{title}</h1>\n{page}</html>\n",
            escape(language)
        )
    }

    /// The chance of the first seat over the decisions of the game, with the turns below.
    fn curve(&self) -> String {
        let (width, height) = SIZE;
        let all = &self.reviewed.verdicts;
        let x = |i: usize| width * i as f32 / all.len().max(1) as f32;
        let y = |chance: f32| height * (1.0 - chance);
        let mut line = format!("M0 {:.1}", y(self.reviewed.start));
        let mut marks = String::new();
        for (i, verdict) in all.iter().enumerate() {
            let _ = write!(line, "L{:.1} {:.1}", x(i + 1), y(verdict.after));
            if i == 0 || all[i - 1].clock.turn != verdict.clock.turn {
                let (x, turn) = (x(i), verdict.clock.turn);
                let _ = write!(
                    marks,
                    "<path class=\"turn\" d=\"M{x:.1} 0V{height}\"/><text x=\"{:.1}\" y=\"{:.1}\">{turn}</text>",
                    x + 3.0,
                    height - 4.0
                );
            }
        }
        for verdict in self.seats().flat_map(|seat| self.reviewed.worst(seat, self.worst)) {
            if let Some(i) = all.iter().position(|other| other.row == verdict.row) {
                let _ = write!(
                    marks,
                    "<a href=\"#r{}\"><circle class=\"s{}\" cx=\"{:.1}\" cy=\"{:.1}\" r=\"4\"/></a>",
                    verdict.row,
                    verdict.seat.0 % 2,
                    x(i + 1),
                    y(verdict.after)
                );
            }
        }
        format!(
            "<svg viewBox=\"-1 -6 {} {}\" role=\"img\"><path class=\"half\" d=\"M0 {mid}H{width}\"/>{marks}\
             <path class=\"line\" d=\"{line}\"/></svg>",
            width + 2.0,
            height + 12.0,
            mid = height / 2.0
        )
    }

    /// A seat's costliest decisions.
    fn worst_of(&self, seat: Seat, page: &mut String) {
        let heading = self.say(&Text::new("review-worst").with("seat", seat));
        let _ = writeln!(page, "<h2>{}</h2>", escape(&heading));
        let worst = self.reviewed.worst(seat, self.worst);
        if worst.is_empty() {
            let _ = writeln!(page, "<p>{}</p>", escape(&self.say(&Text::new("review-none"))));
            return;
        }
        let heads = ["review-row", "review-turn", "review-done", "review-better", "review-gain"];
        let heads = heads.map(|id| format!("<th>{}</th>", escape(&self.say(&Text::new(id))))).concat();
        let _ = writeln!(page, "<table><tr>{heads}</tr>");
        for verdict in worst {
            let (done, better, gain) = self.judged(verdict);
            let (row, turn) = (verdict.row, verdict.clock.turn);
            let (done, better) = (escape(&done), escape(&better));
            let _ = writeln!(
                page,
                "<tr id=\"r{row}\"><td>{row}</td><td>{turn}</td><td>{done}</td><td>{better}</td><td>{gain}</td></tr>"
            );
        }
        page.push_str("</table>\n");
    }
}

const STYLE: &str = "body{font:16px/1.5 Georgia,serif;max-width:52rem;margin:2rem auto;padding:0 1rem;color:#222;background:#fff}\
    h2{margin-top:2rem;border-bottom:1px solid #bbb;break-after:avoid}svg{width:100%;border:1px solid #bbb}svg text{font:10px sans-serif;fill:#666}\
    .line{fill:none;stroke:#222;stroke-width:1.5}.half{stroke:#999;stroke-dasharray:4 4}.turn{stroke:#ddd}.s0{fill:#8a5a2b}.s1{fill:#2b6a8a}\
    table{border-collapse:collapse;width:100%;font-size:.9rem}td,th{text-align:left;vertical-align:top;padding:.2rem .5rem;border-bottom:1px solid #ddd}\
    tr:target{background:#fff3cd}.note{font-size:.85rem;color:#555}\
    @media print{body{max-width:none;margin:0;font-size:10pt}tr{break-inside:avoid}}";

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
