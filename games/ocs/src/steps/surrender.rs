//! Which Transport Points are captured, where several kinds stand together (9.14c/3).

use sandtable_board::BitSet;
use sandtable_core::{Flow, Offers, Phase, Playing, Refusal};

use super::{Step, not_now, phase};
use crate::Ocs;
use crate::action::{Action, ColumnId};
use crate::captures::class;
use crate::look::Look;
use crate::pieces::Side;
use crate::play::Play;

const NOT_CAUGHT: Refusal = Refusal::new("9.14c/1", "why-not-caught");

impl phase::Surrender {
    fn caught<'a>(&self, look: Look<'a>) -> impl Iterator<Item = ColumnId> + 'a {
        class(look.s, look.t, self.side, self.at, self.trucks)
    }

    fn give(&self, play: &mut Play, id: ColumnId) {
        let column = play.s.columns[usize::from(id)];
        let points = self.points.min(column.points);
        let left = self.points - points;
        // 9.14c/1: with the last points goes all that is left of the share, though others carry it.
        let room = 4 * points;
        let load = if left > 0 { self.load.min(column.load).min(room) } else { self.load.min(room) };
        let others: BitSet<4, ColumnId> = self.caught(play.look()).filter(|other| *other != id).collect();
        let mut short = load.saturating_sub(column.load);
        for other in others {
            let other = &mut play.s.columns[usize::from(other)];
            let moved = short.min(other.load);
            other.load -= moved;
            short -= moved;
            play.s.columns[usize::from(id)].load += moved;
        }
        play.give_up(id, points, load - short);
        let (at, side, trucks) = (self.at, self.side, self.trucks);
        play.become_step(Step::Surrender { at, side, points: left, load: self.load - load, trucks });
    }
}

impl Phase<Ocs> for phase::Surrender {
    fn candidates(&self, look: Look, _: Side, offer: Offers<Action>) -> Flow {
        self.caught(look).try_for_each(|id| offer(Action::Give(id)))
    }

    fn check(&self, look: Look, _: Side, a: Action) -> Result<(), Refusal> {
        match a {
            Action::Give(id) if self.caught(look).any(|other| other == id) => Ok(()),
            Action::Give(_) => Err(NOT_CAUGHT),
            _ => Err(not_now(look, a)),
        }
    }

    fn apply(&self, play: &mut Play, _: Side, a: Action) {
        if let Action::Give(id) = a {
            self.give(play, id);
        }
    }

    /// One column has no choice; when all is given, the rest goes elsewhere.
    fn run(&self, play: &mut Play) -> bool {
        let mut caught = self.caught(play.look());
        let (first, second) = (caught.next(), caught.next());
        drop(caught);
        match (first, second) {
            (Some(id), None) if self.points > 0 => self.give(play, id),
            (Some(_), Some(_)) if self.points > 0 => return false,
            (Some(id), _) => play.displace(id),
            (None, _) => play.pop(),
        }
        true
    }
}
