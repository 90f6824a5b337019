//! Checks of what others learn of an action: nothing that hangs on hidden things, and not which of two it was when
//! both look alike.

use super::eyes::name;
use super::play::Worker;
use crate::{Audience, Chance, Decision, Entry, Fall, Log, Mode, Policy, Seat, Seats, Viewer};

/// Of how many actions of a decision each is compared with the others.
const ALIKE: usize = 12;

/// An action carried out on a copy.
struct Done<R: Policy> {
    action: R::Action,
    state: R::State,
    log: Vec<Entry>,
}

/// What nobody may see is a draw from something hidden: its number would tell of the rest, its outcome is shown.
pub(super) fn drawn(fall: &Fall) -> bool {
    fall.audience == Audience::Only(Seats::NONE)
}

impl<R: Policy> Worker<R> {
    /// Were the hidden things otherwise, whoever looks on sees and reads the same of the same action with the same
    /// dice, unless it reveals them.
    pub fn overheard(
        &mut self,
        before: &R::State,
        seat: Seat,
        a: R::Action,
        falls: &[Fall],
    ) -> Result<(), String> {
        if falls.iter().any(drawn) {
            return Ok(());
        }
        let dice: Vec<u16> = falls.iter().map(|f| f.value + 1).collect();
        let Some(truth) = self.done(before, seat, a, &dice) else { return Ok(()) };
        for viewer in self.viewers().filter(|v| !v.0.has(seat)) {
            let other = self.rules.imagine(&self.seen(before, viewer), &mut self.probe);
            // What the seat might have done besides is no secret that the action tells.
            if other == *before || self.rules.check(&other, seat, a).is_err() {
                continue;
            }
            let Some(other) = self.done(&other, seat, a, &dice) else { continue };
            if self.told(&truth.state, &truth.log, viewer) != self.told(&other.state, &other.log, viewer) {
                return Err(format!(
                    "'{}' tells {} something hidden that it does not reveal",
                    self.written(a),
                    name(viewer)
                ));
            }
        }
        Ok(())
    }

    /// Of two actions that look the same to somebody afterwards, though they are not, he may neither read the line nor
    /// hear which it was.
    pub fn alike(&mut self, s: &R::State, seat: Seat, listed: &[R::Action]) -> Result<(), String> {
        let from = usize::from(self.probe.below(listed.len().min(usize::from(u16::MAX)) as u16));
        let some = listed.iter().cycle().skip(from).take(listed.len().min(ALIKE));
        let done: Vec<Done<R>> = some.filter_map(|a| self.done(s, seat, *a, &[])).collect();
        // Answers to a question to each are private by themselves.
        let each = matches!(self.rules.decision(s), Decision::Ask(ask) if ask.mode == Mode::Each);
        for viewer in self.viewers().filter(|v| !v.0.has(seat)) {
            let looks: Vec<_> = done.iter().map(|d| self.told(&d.state, &d.log, viewer)).collect();
            for (i, j) in (1..done.len()).flat_map(|j| (0..j).map(move |i| (i, j))) {
                if looks[i].0 != looks[j].0 || done[i].state == done[j].state {
                    continue;
                }
                let pair =
                    || format!("'{}' and '{}'", self.written(done[i].action), self.written(done[j].action));
                let reads = |d: &Done<R>| self.rules.witnesses(s, seat, d.action).admits(viewer);
                if !each && (reads(&done[i]) || reads(&done[j])) {
                    return Err(format!(
                        "{} look alike to {}, but he witnesses which it is",
                        pair(),
                        name(viewer)
                    ));
                }
                if looks[i].1 != looks[j].1 {
                    return Err(format!(
                        "{} look alike to {}, but the log tells him which it is",
                        pair(),
                        name(viewer)
                    ));
                }
            }
        }
        Ok(())
    }

    /// An action with these dice and no others, that reveals and exposes nothing; else none.
    fn done(&self, s: &R::State, seat: Seat, action: R::Action, dice: &[u16]) -> Option<Done<R>> {
        let (mut chance, mut log, mut state) = (Chance::scripted(dice), Log::on(), s.clone());
        self.rules.apply(&mut state, seat, action, &mut chance, &mut log);
        let fits = chance.finish().is_ok() && !log.take_revealed() && !log.take_exposed();
        fits.then(|| Done { action, state, log: log.take() })
    }

    fn seen(&self, s: &R::State, viewer: Viewer) -> crate::Seen<R> {
        crate::Seen::of(&self.rules, s, viewer)
    }
}
