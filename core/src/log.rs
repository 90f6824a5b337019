//! The log: what happened, as messages with an audience and the event to animate.

use serde::Serialize;
use smallvec::SmallVec;

use crate::{Audience, RuleId, Text};

/// One line of the log.
#[derive(Clone, PartialEq, Debug)]
pub struct Entry {
    /// Who may read it.
    pub audience: Audience,
    /// What happened.
    pub text: Text,
    /// The rules that decided it.
    pub rules: SmallVec<[RuleId; 2]>,
    /// What the screen shows of it.
    pub event: Option<Event>,
}

/// Something that the screen can animate.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", tag = "kind")]
pub enum Event {
    /// Pieces went from one place to another.
    Moved {
        /// Kind of piece.
        piece: u16,
        /// How many.
        count: u8,
        /// From here.
        from: u16,
        /// To here.
        to: u16,
    },
    /// A piece was turned over.
    Turned {
        /// Kind of piece.
        piece: u16,
        /// Where.
        place: u16,
    },
    /// A piece left the board.
    Removed {
        /// Kind of piece.
        piece: u16,
        /// From here.
        place: u16,
    },
    /// Dice fell.
    Rolled {
        /// What each shows.
        #[cfg_attr(feature = "ts", ts(as = "Vec<u8>"))]
        dice: SmallVec<[u8; 8]>,
        /// A die of this value or more counts.
        hit: u8,
    },
}

impl Entry {
    /// A line that all may read.
    pub fn new(text: Text) -> Entry {
        Entry { audience: Audience::All, text, rules: SmallVec::new(), event: None }
    }

    /// The line for some eyes only.
    #[must_use]
    pub fn only(mut self, audience: Audience) -> Entry {
        self.audience = audience;
        self
    }

    /// The line with a rule that decided it.
    #[must_use]
    pub fn rule(mut self, rule: &'static str) -> Entry {
        self.rules.push(RuleId(rule));
        self
    }

    /// The line with what the screen shows.
    #[must_use]
    pub fn event(mut self, event: Event) -> Entry {
        self.event = Some(event);
        self
    }
}

/// Takes log lines, if anybody listens; else the closures that make them never run.
#[derive(Default)]
pub struct Log {
    entries: Option<Vec<Entry>>,
    revealed: bool,
    exposed: bool,
}

impl Log {
    /// Nobody listens.
    pub const fn off() -> Log {
        Log { entries: None, revealed: false, exposed: false }
    }

    /// Keeps the lines.
    pub fn on() -> Log {
        Log { entries: Some(Vec::new()), revealed: false, exposed: false }
    }

    /// Adds a line if somebody listens.
    pub fn say(&mut self, line: impl FnOnce() -> Entry) {
        if let Some(entries) = &mut self.entries {
            entries.push(line());
        }
    }

    /// Something hidden was shown: undo may not go back across it.
    pub fn reveal(&mut self) {
        self.revealed = true;
    }

    /// Was anything shown since the last call?
    pub fn take_revealed(&mut self) -> bool {
        std::mem::take(&mut self.revealed)
    }

    /// Whoever acts lets others see something of his own that was hidden. He learns nothing by it: it can be taken back,
    /// and stays unseen while it is a draft.
    pub fn expose(&mut self) {
        self.exposed = true;
    }

    /// Was anything of the actor's own exposed since the last call?
    pub fn take_exposed(&mut self) -> bool {
        std::mem::take(&mut self.exposed)
    }

    /// Takes the lines kept so far.
    pub fn take(&mut self) -> Vec<Entry> {
        self.entries.as_mut().map(std::mem::take).unwrap_or_default()
    }
}
