//! Drafts: lines that a seat lays on a copy, unseen by others, and sends together.

use std::borrow::Cow;

use super::Live;
use crate::{ActError, Chance, DraftOutcome, Drafted, Log, Odds, Policy, Rules, Seat, Seen, Viewer};

/// More windows in a row than any action opens.
const WINDOWS: usize = 64;

/// The draft of one seat.
pub(super) struct Draft<R: Rules> {
    /// The number of rows that it was laid over.
    rows: usize,
    lines: Vec<Vec<R::Action>>,
    /// The position with all of them laid, if there are any.
    laid: Option<R::State>,
    proposal: Vec<String>,
}

/// Lines that stopped at a window of others: they go on if it passes, and come back if somebody acts.
pub(super) struct Halted<R: Rules> {
    pub seat: Seat,
    pub lines: Vec<Vec<R::Action>>,
}

impl<R: Rules> Draft<R> {
    pub fn new() -> Draft<R> {
        Draft { rows: 0, lines: Vec::new(), laid: None, proposal: Vec::new() }
    }

    /// The lines in order.
    pub fn lines(&self) -> impl Iterator<Item = &[R::Action]> {
        self.lines.iter().map(Vec::as_slice)
    }

    /// The position with all lines laid.
    pub fn state(&self) -> Option<&R::State> {
        self.laid.as_ref()
    }

    /// What came back is no longer wanted.
    pub fn forget(&mut self) {
        self.proposal.clear();
    }

    /// What came back.
    pub fn proposal(&self) -> &[String] {
        &self.proposal
    }

    /// Lays one more.
    pub fn push(&mut self, actions: Vec<R::Action>, state: R::State) {
        self.lines.push(actions);
        self.laid = Some(state);
    }

    /// Takes all lines off.
    fn take(&mut self) -> Vec<Vec<R::Action>> {
        self.laid = None;
        std::mem::take(&mut self.lines)
    }
}

impl<R: Policy> Live<R> {
    /// Lays a draft anew when play has gone on below it; what no longer fits becomes a proposal.
    pub(super) fn freshen(&mut self, seat: Seat) {
        let i = usize::from(seat.0);
        let now = self.count();
        let Some(draft) = self.drafts.get_mut(i) else { return };
        if draft.rows == now {
            return;
        }
        draft.rows = now;
        let old = draft.take();
        let rest = self.lay_again(seat, old);
        if !rest.is_empty() {
            self.drafts[i].proposal = rest;
        }
    }

    /// Lays lines on a seat's empty draft, as far as they fit; gives back those that do not.
    fn lay_again(&mut self, seat: Seat, lines: Vec<Vec<R::Action>>) -> Vec<String> {
        let mut lines = lines.into_iter();
        let (mut fitting, mut laid, mut rest) = (Vec::new(), None, Vec::new());
        for actions in lines.by_ref() {
            match self.laid(laid.as_ref().unwrap_or(&self.state), seat, &actions) {
                Ok(Some(state)) => {
                    laid = Some(state);
                    fitting.push(actions);
                }
                _ => {
                    rest.push(self.write(&actions));
                    break;
                }
            }
        }
        rest.extend(lines.map(|actions| self.write(&actions)));
        let draft = &mut self.drafts[usize::from(seat.0)];
        (draft.lines, draft.laid) = (fitting, laid);
        rest
    }

    /// Takes the last line off a draft; was there one?
    pub(super) fn take_off(&mut self, seat: Seat) -> bool {
        self.freshen(seat);
        let Some(draft) = self.drafts.get_mut(usize::from(seat.0)) else { return false };
        let mut lines = draft.take();
        let there = lines.pop().is_some();
        self.lay_again(seat, lines);
        there
    }

    /// Takes all lines off a draft.
    pub(super) fn clear(&mut self, seat: Seat) {
        self.freshen(seat);
        if let Some(draft) = self.drafts.get_mut(usize::from(seat.0)) {
            draft.take();
        }
    }

    /// The state after a line, on a copy; none if it rolls, reveals or asks.
    pub(super) fn laid(
        &self,
        below: &R::State,
        seat: Seat,
        actions: &[R::Action],
    ) -> Result<Option<R::State>, ActError> {
        let mut state = below.clone();
        for action in actions {
            self.check(&state, seat, *action)?;
            // These dice are not the table's: what rolls is thrown away.
            let (mut chance, mut log) = (Chance::quick(0), Log::off());
            self.rules.apply(&mut state, seat, *action, &mut chance, &mut log);
            self.pass_windows(&mut state, seat, &mut chance, &mut log);
            let asks = !self.rules.decision(&state).seats().has(seat);
            if chance.used() > 0 || log.take_revealed() || asks {
                return Ok(None);
            }
        }
        Ok(Some(state))
    }

    /// The position to which a seat's draft leads, and `then` a line on top of it.
    pub(super) fn laid_out(&self, seat: Seat, then: &str) -> Result<Cow<'_, R::State>, ActError> {
        let draft = self.drafts.get(usize::from(seat.0)).ok_or(ActError::NoSuchSeat(seat))?;
        let below = draft.state().unwrap_or(&self.state);
        if then.is_empty() {
            return Ok(Cow::Borrowed(below));
        }
        self.asked(below, seat)?;
        let state = self.laid(below, seat, &self.read(then)?)?;
        state.map(Cow::Owned).ok_or(ActError::Binding)
    }

    /// What the last action of a line leads to from a position, as far as a viewer can know; none if the line rolls,
    /// reveals or asks before.
    pub(super) fn odds_from(
        &self,
        below: &R::State,
        viewer: Viewer,
        seat: Seat,
        line: &str,
        otherwise: &[&str],
    ) -> Result<Option<Odds>, ActError> {
        let actions = self.read(line)?;
        let Some((last, before)) = actions.split_last() else { return Ok(None) };
        let Some(state) = self.laid(below, seat, before)? else { return Ok(None) };
        self.check(&state, seat, *last)?;
        let [first, seen] = [below, &state].map(|s| Seen::<R>::of(&self.rules, s, viewer));
        Ok(self.rules.odds_since(&first, &seen, *last, otherwise))
    }

    /// A draft takes for granted that the others let its windows pass, but for those at which it halts; one who does not
    /// interrupts it when it is sent.
    /// Its author's own pass as his orders will have it.
    fn pass_windows(&self, state: &mut R::State, seat: Seat, chance: &mut Chance, log: &mut Log) {
        for _ in 0..WINDOWS {
            let decision = self.rules.decision(state);
            let asked = decision.seats();
            let (Some(window), Some(first)) = (decision.window(), asked.iter().next()) else { return };
            let passes = if asked.has(seat) { seat } else { first };
            let stays = if passes == seat {
                !self.lets_pass(state, seat, window)
            } else {
                self.rules.halts_drafts(state)
            };
            if stays {
                return;
            }
            let Some(action) = self.rules.decline(state, passes) else { return };
            self.rules.apply(state, passes, action, chance, log);
        }
    }

    pub(super) fn lay(&mut self, seat: Seat, line: &str) -> Result<Drafted, ActError> {
        self.freshen(seat);
        let i = usize::from(seat.0);
        let draft = self.drafts.get(i).ok_or(ActError::NoSuchSeat(seat))?;
        let below = draft.state().unwrap_or(&self.state);
        self.asked(below, seat)?;
        let actions = self.read(line)?;
        match self.laid(below, seat, &actions)? {
            Some(state) => {
                self.drafts[i].push(actions, state);
                Ok(Drafted::Laid)
            }
            None => {
                let mut lines = self.drafts[i].take();
                lines.push(actions);
                Ok(Drafted::Sent(self.send_lines(seat, &lines)))
            }
        }
    }

    pub(super) fn send(&mut self, seat: Seat) -> Result<DraftOutcome, ActError> {
        let i = usize::from(seat.0);
        let draft = self.drafts.get_mut(i).ok_or(ActError::NoSuchSeat(seat))?;
        let lines = draft.take();
        if lines.is_empty() {
            return Err(ActError::Empty);
        }
        Ok(self.send_lines(seat, &lines))
    }

    /// Is a window open, to whomever?
    pub(super) fn at_a_window(&self) -> bool {
        self.rules.decision(&self.state).window().is_some()
    }

    /// Is a window open to others than this seat?
    fn waits(&self, seat: Seat) -> bool {
        self.at_a_window() && !self.rules.decision(&self.state).seats().has(seat)
    }

    /// Lines that waited go on, if their author is asked again; while a window is still open, to others or to himself,
    /// they wait on.
    pub(super) fn go_on(&mut self, halted: Halted<R>) {
        let decision = self.rules.decision(&self.state);
        if decision.window().is_some() {
            self.halted = Some(halted);
        } else if decision.seats().has(halted.seat) {
            self.send_lines(halted.seat, &halted.lines);
        }
    }

    /// Plays the lines one by one; from an interruption on they come back.
    fn send_lines(&mut self, seat: Seat, lines: &[Vec<R::Action>]) -> DraftOutcome {
        let first = self.count();
        let (mut rest, mut stopped) = (Vec::new(), None);
        for (i, line) in lines.iter().enumerate() {
            let cut = match self.act_typed(seat, line) {
                Ok(acted) if acted.dropped.is_empty() => {
                    // What follows waits for whoever has a window now: he interrupts nobody before he acts.
                    let waits = !acted.bound && i + 1 < lines.len() && self.waits(seat);
                    if waits {
                        self.halted = Some(Halted { seat, lines: Vec::new() });
                    }
                    waits
                }
                Ok(acted) => {
                    // What was to follow dice is decided anew by whoever has seen them: nobody interrupted him.
                    if !acted.bound {
                        rest.push(acted.dropped.join("; "));
                    }
                    true
                }
                Err(error) => {
                    rest.push(self.write(line));
                    stopped = Some(error);
                    true
                }
            };
            if cut {
                rest.extend(lines[i + 1..].iter().map(|l| self.write(l)));
                if let Some(halted) = &mut self.halted {
                    halted.lines.extend_from_slice(&lines[i + 1..]);
                }
                break;
            }
        }
        let now = self.count();
        let draft = &mut self.drafts[usize::from(seat.0)];
        draft.rows = now;
        draft.proposal.clone_from(&rest);
        DraftOutcome { rows: first..now, rest, stopped }
    }
}
