//! The staff: it moves what a player leaves to it into his draft.

use super::Live;
use crate::{ActError, Mind, Policy, Rules, Seat, Seen, Text, Viewer};

/// More lines than anybody leaves to his staff at once.
const LINES: usize = 200;
/// More actions than a plan takes.
const LONGEST: usize = 400;

/// Where something that a seat might do leads, as far as nothing is rolled, revealed or asked.
pub struct Led<R: Rules> {
    /// What can be laid in a draft, in notation.
    pub laid: String,
    /// What follows and cannot: the player does it himself.
    pub binding: Option<String>,
    /// What it intends, if it is a plan.
    pub words: Option<Text>,
    state: R::State,
}

impl<R: Policy> Live<R> {
    /// Follows what a seat might do from here: an action, and what a plan has it do after that.
    pub fn lead(&self, seat: Seat, first: R::Action, plan: Option<R::Plan>, mind: &mut Mind<R>) -> Led<R> {
        let (mut actions, mut state) = (Vec::new(), self.state.clone());
        let begun = Seen::<R>::by(&self.rules, &state, seat);
        let mut seen = begun.clone();
        let (mut next, mut binding) = (Some(first), None);
        while let Some(a) = next.filter(|a| {
            actions.len() < LONGEST && self.asked(&state, seat).is_ok() && actions.first() != Some(a)
        }) {
            match self.laid(&state, seat, &[a]) {
                Ok(Some(laid)) => state = laid,
                Ok(None) => {
                    binding = Some(self.write(&[a]));
                    break;
                }
                Err(_) => break,
            }
            actions.push(a);
            seen.renew(&self.rules, &state);
            next = plan.and_then(|plan| self.rules.next(&seen, seat, plan, mind));
        }
        let words = plan.map(|plan| self.rules.intent(&begun, seat, plan, &seen));
        Led { laid: self.write(&actions), binding, words, state }
    }

    /// What can be drawn on the map of where something leads: pieces go from place to place, and arrows are new.
    pub fn drawn(&self, seat: Seat, led: &Led<R>) -> Vec<(u16, u16)> {
        let viewer = Viewer::seat(seat);
        let before = self.rules.scene(&self.seen(viewer));
        let after = self.rules.scene(&Seen::of(&self.rules, &led.state, viewer));
        let mut moves = Vec::new();
        for piece in &after.pieces {
            let was = before.pieces.iter().find(|old| old.key == piece.key).map(|old| old.place);
            moves.extend(was.filter(|from| *from != piece.place).map(|from| (from, piece.place)));
        }
        let new = after.arrows.iter().filter(|arrow| !before.arrows.contains(arrow));
        moves.extend(new.map(|arrow| (arrow.from, arrow.to)));
        moves.sort_unstable();
        moves.dedup();
        moves
    }

    /// Lays the policy's plans for some pieces on a seat's draft, one by one; says how many.
    pub(super) fn staff(&mut self, seat: Seat, pieces: &[String]) -> Result<usize, ActError> {
        self.freshen(seat);
        let mut mind = Mind::default();
        let now = self.laid_out(seat, "")?;
        self.asked(&now, seat)?;
        if !self.rules.charge(&Seen::<R>::by(&self.rules, &now, seat), seat, pieces, &mut mind) {
            return Ok(0);
        }
        let (mut laid, mut plans) = (0, Vec::new());
        let mut forgone: Vec<R::Plan> = Vec::new();
        while laid < LINES {
            let below = self.laid_out(seat, "")?.into_owned();
            let seen = Seen::<R>::by(&self.rules, &below, seat);
            plans.clear();
            self.rules.plans(&seen, seat, &mut mind, &mut plans);
            plans.retain(|(plan, weight)| *weight > 0.0 && !forgone.contains(plan));
            plans.sort_by(|a, b| b.1.total_cmp(&a.1));
            if plans.is_empty() {
                break;
            }
            let found =
                plans.iter().find_map(|(plan, _)| self.lines_of(&below, &seen, seat, *plan, &mut mind));
            match found {
                Some((actions, state)) => {
                    self.drafts[usize::from(seat.0)].push(actions, state);
                    laid += 1;
                }
                // The player decides himself what is uncertain.
                None => {
                    for (plan, _) in &plans {
                        self.rules.forgo(&seen, seat, *plan, &mut mind);
                        forgone.push(*plan);
                    }
                }
            }
        }
        Ok(laid)
    }

    /// Lays what a seat has done every turn on its empty draft, once a phase; says how many lines.
    pub(super) fn run_errands(&mut self, seat: Seat) -> usize {
        let i = usize::from(seat.0);
        let errands = self.books.get(i).map(|book| book.errands.clone()).unwrap_or_default();
        let now = self.rules.clock(&self.state);
        if errands.is_empty() || self.errands[i] == Some(now) {
            return 0;
        }
        self.freshen(seat);
        let own = self.rules.decision(&self.state);
        if self.drafts[i].state().is_some() || !own.seats().has(seat) || own.window().is_some() {
            return 0;
        }
        let (mut mind, mut laid) = (Mind::default(), 0);
        for errand in &errands {
            let below = self.drafts[i].state().unwrap_or(&self.state);
            let seen = Seen::<R>::by(&self.rules, below, seat);
            let Some(plan) = self.rules.errand(&seen, seat, errand, &mut mind) else { continue };
            if let Some((actions, state)) = self.lines_of(below, &seen, seat, plan, &mut mind) {
                self.drafts[i].push(actions, state);
                laid += 1;
            }
        }
        if laid > 0 {
            self.errands[i] = Some(now);
        }
        laid
    }

    /// Errands of the present phase were seen to when it began: whoever plays rows again does not lay them anew.
    pub(super) fn errands_seen_to(&mut self) {
        let now = self.rules.clock(&self.state);
        self.errands.fill(Some(now));
    }

    /// What a plan does on a position that a seat sees so, if it can be laid in a draft.
    fn lines_of(
        &self,
        below: &R::State,
        seen: &Seen<R>,
        seat: Seat,
        plan: R::Plan,
        mind: &mut Mind<R>,
    ) -> Option<(Vec<R::Action>, R::State)> {
        let actions = self.carried_out(seen, seat, plan, mind)?;
        let state = self.laid(below, seat, &actions).ok()??;
        Some((actions, state))
    }

    /// A plan from its first action to its last, as far as the seat can know; none if it rolls, reveals or asks on its
    /// way.
    fn carried_out(
        &self,
        seen: &Seen<R>,
        seat: Seat,
        plan: R::Plan,
        mind: &mut Mind<R>,
    ) -> Option<Vec<R::Action>> {
        let (mut actions, mut seen) = (Vec::new(), seen.clone());
        while actions.len() < LONGEST && self.asked(seen.state(), seat).is_ok() {
            let Some(a) = self.rules.next(&seen, seat, plan, mind) else { break };
            // A plan that begins again is done.
            if actions.first() == Some(&a) {
                break;
            }
            let state = self.laid(seen.state(), seat, &[a]).ok()??;
            seen.renew(&self.rules, &state);
            actions.push(a);
        }
        (!actions.is_empty()).then_some(actions)
    }
}
