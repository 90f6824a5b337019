//! Checks of secrecy: nobody sees or is told hidden things.

use super::hearsay::drawn;
use super::play::Worker;
use crate::{Audience, Chance, Decision, Entry, Fall, Log, Mode, Policy, Seat, Seen, Viewer};

/// What a choice must not hang on.
const HIDDEN: &str = "what he may not know";

impl<R: Policy> Worker<R> {
    pub fn viewers(&self) -> impl Iterator<Item = Viewer> + use<R> {
        self.seats().map(Viewer::seat).chain([Viewer::SPECTATOR])
    }

    /// What each viewer sees of a position, imagines from it and is offered.
    pub fn eyes(&mut self, s: &R::State) -> Result<(), String> {
        let asked = self.rules.decision(s).seats();
        asked.iter().try_for_each(|seat| self.blind(s, seat))?;
        for viewer in self.viewers() {
            let name = name(viewer);
            let seen = Seen::<R>::of(&self.rules, s, viewer);
            if Seen::<R>::of(&self.rules, seen.state(), viewer) != seen {
                return Err(format!("{name} sees something else when what he sees is veiled once more"));
            }
            if self.rules.decision(seen.state()) != self.rules.decision(s) {
                return Err(format!("{name} sees another decision than there is"));
            }
            let imagined = self.rules.imagine(&seen, &mut self.probe);
            if Seen::<R>::of(&self.rules, &imagined, viewer) != seen {
                return Err(format!("{name} imagines a position that looks different to him"));
            }
            let faults = self.rules.faults(&imagined);
            if !faults.is_empty() {
                return Err(format!("{name} imagines a broken position: {}", faults.join("; ")));
            }
            let own = asked.iter().filter(|seat| viewer.0.has(*seat));
            own.into_iter().try_for_each(|seat| self.same_choice(s, &imagined, seat, HIDDEN))?;
            self.screen(s, &seen)?;
        }
        Ok(())
    }

    /// Legality depends only on what the seat may know.
    fn blind(&mut self, s: &R::State, seat: Seat) -> Result<(), String> {
        let seen = Seen::<R>::by(&self.rules, s, seat);
        self.same_choice(s, seen.state(), seat, HIDDEN)?;
        for _ in 0..if self.has_strays() { 8 } else { 0 } {
            let stray = self.stray();
            if self.rules.check(s, seat, stray) != self.rules.check(seen.state(), seat, stray) {
                let text = self.written(stray);
                return Err(format!("the refusal of '{text}' tells seat {} what he may not know", seat.0));
            }
        }
        Ok(())
    }

    /// What an action showed: an unseen die cannot be read off, and what can be taken back shows nothing new.
    pub fn after(
        &mut self,
        before: &R::State,
        seat: Seat,
        a: R::Action,
        falls: &[Fall],
        revealed: bool,
        after: &R::State,
    ) -> Result<(), String> {
        let hidden =
            falls.iter().position(|f| f.audience != Audience::All && !drawn(f) && (3..=64).contains(&f.of));
        if let Some(hidden) = hidden
            && self.closely(8)
        {
            self.unseen(before, seat, a, falls, hidden)?;
        }
        if falls.is_empty() && !revealed && self.closely(8) {
            self.nothing_new(before, seat, a, after)?;
        }
        if !revealed && self.closely(16) {
            self.overheard(before, seat, a, falls)?;
        }
        Ok(())
    }

    /// What a viewer sees and reads.
    pub fn told(&self, s: &R::State, log: &[Entry], viewer: Viewer) -> (Seen<R>, Vec<Entry>) {
        let read = log.iter().filter(|e| e.audience.admits(viewer)).cloned().collect();
        (Seen::<R>::of(&self.rules, s, viewer), read)
    }

    /// A die that some may not see must not look different for every side.
    fn unseen(
        &self,
        before: &R::State,
        seat: Seat,
        a: R::Action,
        falls: &[Fall],
        hidden: usize,
    ) -> Result<(), String> {
        let Fall { of, audience, .. } = falls[hidden];
        let mut values: Vec<u16> = falls.iter().map(|f| f.value + 1).collect();
        let mut ends = Vec::new();
        for side in 1..=of {
            values[hidden] = side;
            let (mut chance, mut log) = (Chance::scripted(&values), Log::on());
            let mut state = before.clone();
            self.rules.apply(&mut state, seat, a, &mut chance, &mut log);
            if chance.finish().is_err() {
                // Another side leads to other rolls: nothing to compare.
                return Ok(());
            }
            ends.push((state, log.take()));
        }
        for viewer in self.viewers().filter(|v| !audience.admits(*v)) {
            let looks: Vec<_> = ends.iter().map(|(s, log)| self.told(s, log, viewer)).collect();
            if (1..looks.len()).all(|i| !looks[..i].contains(&looks[i])) {
                let text = self.written(a);
                return Err(format!(
                    "{} can read the unseen die of '{text}' off the position or the log",
                    name(viewer)
                ));
            }
        }
        Ok(())
    }

    /// An action that neither rolls nor reveals can be taken back: were the hidden things otherwise, the seat must
    /// see the same after it.
    fn nothing_new(
        &mut self,
        before: &R::State,
        seat: Seat,
        a: R::Action,
        after: &R::State,
    ) -> Result<(), String> {
        let each = matches!(self.rules.decision(before), Decision::Ask(ask) if ask.mode == Mode::Each);
        if each {
            // The last one ready resolves: the table lets nobody take that back.
            return Ok(());
        }
        let seen = Seen::<R>::by(&self.rules, before, seat);
        let mut other = self.rules.imagine(&seen, &mut self.probe);
        if Seen::<R>::by(&self.rules, &other, seat) != seen {
            return Err(format!("seat {} imagines a position that looks different to him", seat.0));
        }
        let (mut chance, mut log) = (Chance::quick(1), Log::on());
        self.rules.apply(&mut other, seat, a, &mut chance, &mut log);
        let differs = chance.used() > 0 || log.take_revealed();
        // The same again with the truth, for its log.
        let (mut truth, mut true_log) = (before.clone(), Log::on());
        self.rules.apply(&mut truth, seat, a, &mut Chance::quick(1), &mut true_log);
        let viewer = Viewer::seat(seat);
        if differs || self.told(&other, &log.take(), viewer) != self.told(after, &true_log.take(), viewer) {
            let text = self.written(a);
            return Err(format!(
                "'{text}' shows seat {} something hidden, but does not reveal it: undo peeks",
                seat.0
            ));
        }
        Ok(())
    }
}

/// A viewer, in words.
pub(super) fn name(viewer: Viewer) -> String {
    match viewer.0.iter().next() {
        Some(seat) => format!("seat {}", seat.0),
        None => "a spectator".into(),
    }
}
