//! A case looked at: the position after a step, and what is offered there.

use std::fmt::Write;

use super::{Case, CaseFailure};
use crate::{Catalogs, Game, Rules, Seat, Seen, Viewer, clicks};

impl Case {
    /// The position after a step (0 is the set-up) as text, who is asked, and what is offered to each in notation.
    ///
    /// # Errors
    /// A step up to there that goes otherwise, or a case without such a step.
    pub fn show<G: Game>(&self, game: &G, after: usize) -> Result<String, CaseFailure> {
        if after > self.steps.len() {
            let n = self.steps.len();
            return Err(self.set_up_failure(format!("there is no step {after}: the case has {n}")));
        }
        let mut shown = None;
        let result = self.walk(game, |step, rules, state| {
            if step == after {
                shown = Some(page::<G>(rules, state));
            }
        });
        match (shown, result) {
            (Some(page), _) => Ok(page),
            (None, Err(failure)) => Err(failure),
            (None, Ok(())) => Ok(String::new()),
        }
    }
}

fn page<G: Game>(rules: &G::Rules, state: &<G::Rules as Rules>::State) -> String {
    let mut out = rules.position(state).to_string();
    let seats = rules.decision(state).seats();
    let name = |seat: Seat| rules.board().seats.get(usize::from(seat.0)).map(ToString::to_string);
    let names: Vec<String> = seats.iter().filter_map(name).collect();
    let asked = if names.is_empty() { "nobody".into() } else { names.join(", ") };
    let _ = writeln!(out, "\nasked: {asked}");
    if let Ok(catalogs) = Catalogs::of(G::locales()) {
        let scene = rules.scene(&Seen::of(rules, state, Viewer(seats)));
        let _ = writeln!(out, "{}", catalogs.render("en", &scene.prompt, rules.board()));
    }
    for seat in seats.iter() {
        let mut actions = Vec::new();
        rules.actions(state, seat, &mut actions);
        let _ = writeln!(out, "\noffered to {}:", name(seat).unwrap_or_default());
        actions.iter().for_each(|a| {
            let _ = writeln!(out, "    {}", clicks::written(rules, &[*a]));
        });
    }
    out
}
