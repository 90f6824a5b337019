//! Puzzles that are made rather than read.

use std::fmt::Write;

use super::{Ends, Puzzle, Span};
use crate::Desk;

impl Puzzle {
    /// A puzzle without an aim: it lasts as long as the part of the turn in which it begins.
    pub fn blank(game: &str, desk: Desk, dice: Vec<u16>) -> Puzzle {
        Puzzle {
            file: String::new(),
            key: String::new(),
            game: game.to_string(),
            desk,
            rules: Vec::new(),
            aim: Vec::new(),
            keep: true,
            lost: Vec::new(),
            ends: Ends::With(Span::Phase),
            dice,
            replies: Vec::new(),
            solution: Vec::new(),
            tries: Vec::new(),
            regular_fails: false,
            laid: 1,
            solved: 1,
        }
    }

    /// The puzzle as a file, with one wrong try. It says neither what lasts nor what is lost.
    pub fn written(&self, wrong: &[String]) -> String {
        let Desk { scenario, options, seat, asks, position } = &self.desk;
        let mut text = format!("game = {:?}\nscenario = {scenario:?}\n", self.game);
        if !options.is_empty() {
            let pairs: Vec<String> =
                options.iter().map(|(key, value)| format!("{key} = {value:?}")).collect();
            let _ = writeln!(text, "options = {{ {} }}", pairs.join(", "));
        }
        let _ =
            writeln!(text, "seat = {seat:?}\nasks = {asks}\nrules = {:?}\naim = {:?}", self.rules, self.aim);
        let ends = match &self.ends {
            Ends::With(Span::Phase) => "\"phase\"".to_string(),
            Ends::With(Span::Turn) => "\"turn\"".to_string(),
            Ends::Says(items) => format!("{items:?}"),
            Ends::Never => "[]".to_string(),
        };
        let _ = writeln!(text, "ends = {ends}\ndice = {:?}\ndo = {:#?}", self.dice, self.solution);
        if self.regular_fails {
            text.push_str("regular_fails = true\n");
        }
        let _ = writeln!(text, "\n[[try]]\nkey = \"tempting\"\ndo = {wrong:#?}\n\n[position]\n{position}");
        text
    }
}
