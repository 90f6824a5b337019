//! What can be laid over the map on demand: sources of supply, and the line of every unit. All of it follows from what
//! lies open.

use sandtable_core::{Handle, Mark};

use crate::action::Spaces;
use crate::look::Look;
use crate::pieces::Side;
use crate::supply::{Supplied, line};

/// The keys of all overlays.
pub const KEYS: [&str; 1] = ["supply"];

/// What an overlay shows, all of it or what belongs to one piece.
pub fn overlay(look: Look, key: &str, at: Option<&Handle>) -> Vec<Mark> {
    let mut marks = if key == KEYS[0] { supply(look) } else { Vec::new() };
    marks.retain(|mark| !mark.is_empty() && mark.belongs(at));
    marks
}

fn at(mark: Mark, spaces: Spaces) -> Mark {
    mark.at(spaces.iter().map(u16::from))
}

/// Sources (13.2 to 13.4), spaces with units out of supply (13.7), and the lines of the rest (13.5).
fn supply(look: Look) -> Vec<Mark> {
    let mut marks = Vec::new();
    for side in Side::BOTH {
        let army = || look.army(side).filter(|id| !look.inactive(*id));
        let sources = army().map(|id| look.field(look.counter(id).profile).sources);
        let out: Spaces =
            army().filter(|id| look.supplied(*id) == Supplied::Out).map(|id| look.at(id)).collect();
        marks.push(at(
            Mark::new("source").of(side.seat()),
            sources.fold(Spaces::EMPTY, |all, some| all | some),
        ));
        marks.push(at(Mark::new("ring").of(side.seat()), out));
        for id in army().filter(|id| !look.has_twin(*id)) {
            let counter = look.counter(id);
            let mut mark = Mark::new("rail").of(side.seat()).with_piece(&counter.key);
            let steps = line(look.t, look.s, counter.profile, look.at(id));
            mark.sides = steps.into_iter().map(|[from, to]| (from.into(), to.into())).collect();
            marks.push(mark);
        }
    }
    marks
}
