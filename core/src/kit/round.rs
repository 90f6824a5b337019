//! Checks that text reads back as written.

use super::play::Worker;
use crate::{Chance, Log, Policy, Position, Seat};

impl<R: Policy> Worker<R> {
    /// An action reads back as written.
    pub fn notation(&self, a: R::Action) -> Result<(), String> {
        let text = self.written(a);
        if text.contains([';', '|', '\n']) || text.trim() != text || text.is_empty() || text == "?" {
            return Err(format!("the notation '{text}' cannot stand in a record"));
        }
        let mut read = Vec::new();
        match self.rules.read(&text, &mut read) {
            Err(error) => Err(format!("the notation of {a:?}: {error}")),
            Ok(()) if read != [a] => Err(format!("{a:?} is written as '{text}', which reads as {read:?}")),
            Ok(()) => Ok(()),
        }
    }

    /// A position laid over another start is the position, and its text reads back.
    pub fn round(&mut self, s: &R::State) -> Result<(), String> {
        let position = self.rules.position(s);
        let text = position.to_string();
        match Position::parse(&text) {
            Err(error) => return Err(format!("the text of the position: {error}")),
            Ok(read) if read != position => return Err("the text of the position reads otherwise".into()),
            Ok(_) => {}
        }
        let seed = u64::from(self.probe.below(u16::MAX));
        let mut laid = self.rules.start(&mut Chance::quick(seed), &mut Log::off());
        if let Err(error) = self.rules.arrange(&mut laid, &position) {
            return Err(format!("the position cannot be laid out again: {error}"));
        }
        let again = self.rules.position(&laid).to_string();
        if again != text {
            let lines: Vec<&str> = text.lines().collect();
            let odd = again.lines().find(|line| !lines.contains(line)).unwrap_or("a line is missing");
            return Err(format!("laid out again, the position says otherwise: {}", odd.trim()));
        }
        if laid != *s {
            return Err("laid out again, the position is another, though its text is the same".into());
        }
        let asked = self.rules.decision(s).seats();
        asked.iter().try_for_each(|seat| self.same_choice(s, &laid, seat, "how the position came about"))
    }

    /// A seat has the same choice in two positions: it hangs on nothing in which they differ.
    pub fn same_choice(
        &self,
        s: &R::State,
        other: &R::State,
        seat: Seat,
        differs: &str,
    ) -> Result<(), String> {
        let list = |state| {
            let mut listed = Vec::new();
            self.rules.actions(state, seat, &mut listed);
            listed
        };
        let (here, there) = (list(s), list(other));
        let odd = |a: &[R::Action], b: &[R::Action]| a.iter().find(|a| !b.contains(a)).copied();
        match odd(&here, &there).or(odd(&there, &here)).map(|a| self.written(a)) {
            Some(odd) => Err(format!("whether '{odd}' is listed for seat {} depends on {differs}", seat.0)),
            None => Ok(()),
        }
    }
}
