//! What the Axis see of the whole board, kept from look to look: only what has changed is looked at again.

use super::{Eye, HIDDEN};
use crate::action::Unit;
use crate::ground::Square;
use crate::look::Look;
use crate::pieces::Facing;
use crate::squares::Squares;
use crate::state::{Axis, Cells, UNITS, flag};

/// The squares that a unit sees: where one stands in view, and where one is seen even crouched.
pub type Cone = [Squares; 2];

/// Nothing.
pub const BLIND: Cone = [Squares::EMPTY; 2];

/// Infantry on a square with a facing: what it would see.
pub fn cone(look: Look, at: Square, face: Facing, into: &mut Cone) {
    let g = look.t.ground();
    let (col, row) = g.place(at);
    let reach = look.t.limits.sight as i8;
    let (ahead, right) = (face.ahead(), face.turned(1).ahead());
    let mut see = |forward: i8, aside: i8| {
        let to = (col + forward * ahead.0 + aside * right.0, row + forward * ahead.1 + aside * right.1);
        let Some(to) = g.at(to.0, to.1).filter(|to| g.on_map(*to)) else { return };
        let level = look.sight().level(at, to, Eye::Axis, None);
        if level < HIDDEN {
            into[0].put(to);
        }
        if level == 0 {
            into[1].put(to);
        }
    };
    see(0, -1);
    see(0, 1);
    for forward in 1..=reach {
        for aside in -forward..=forward {
            see(forward, aside);
        }
    }
}

/// A vehicle where it is now.
fn lookout(look: Look, u: Unit, into: &mut Cone) {
    let g = look.t.ground();
    let token = look.token(u);
    let reach = look.t.limits.sight as i8;
    for row in token.top - reach..=token.bottom + reach {
        for col in token.left - reach..=token.right + reach {
            let Some(to) = g.at(col, row).filter(|to| g.on_map(*to)) else { continue };
            let level = look.level(u, to, None);
            if level < HIDDEN {
                into[0].put(to);
            }
            if level == 0 {
                into[1].put(to);
            }
        }
    }
}

/// What a unit sees where it is now.
fn view(look: Look, u: Unit) -> Cone {
    let unit = look.unit(u);
    let mut seen = BLIND;
    if unit.has(flag::SMOKING) || !look.on_map(u) {
        return seen;
    }
    if Look::is_vehicle(u) {
        lookout(look, u, &mut seen);
    } else if look.s.flare {
        Facing::ALL.into_iter().for_each(|face| cone(look, unit.at, face, &mut seen));
    } else {
        cone(look, unit.at, unit.face, &mut seen);
    }
    seen
}

/// What every unit sees.
pub struct Views {
    /// The mission that they belong to; none before the first look.
    mission: Option<String>,
    cones: Box<[Cone; UNITS]>,
    /// What was in the way then.
    cells: Cells,
    /// Who stood where then, and how; was a flare up?
    units: [Axis; UNITS],
    flare: bool,
}

impl Default for Views {
    fn default() -> Views {
        Views {
            mission: None,
            cones: Box::new([BLIND; UNITS]),
            cells: Cells::default(),
            units: [Axis::NONE; UNITS],
            flare: false,
        }
    }
}

impl Views {
    /// Looks again, where anything has changed since.
    pub fn renew(&mut self, look: Look) {
        let s = look.s;
        let anew = self.mission.as_ref() != Some(&look.t.page.key) || self.flare != s.flare;
        let mut changed = self.cells.high;
        changed.differ(&s.cells.high);
        let mut low = self.cells.low;
        low.differ(&s.cells.low);
        changed.join(&low);
        // Beyond the farthest square that is seen nothing is in the way.
        let reach = look.t.limits.sight + 1;
        for u in 0..UNITS as Unit {
            let (then, now) = (&self.units[usize::from(u)], look.unit(u));
            let here = now.has(flag::HERE);
            let touched = || changed.iter().any(|at| look.distance(u, at) <= reach);
            if anew || posture(then) != posture(now) || here && touched() {
                self.cones[usize::from(u)] = view(look, u);
            }
        }
        self.mission.get_or_insert_default().clone_from(&look.t.page.key);
        (self.cells, self.units, self.flare) = (s.cells.0, s.units, s.flare);
    }

    /// What a unit sees.
    pub fn of(&self, u: Unit) -> &Cone {
        &self.cones[usize::from(u)]
    }

    /// What any of them sees.
    pub fn all(&self) -> Cone {
        let mut all = BLIND;
        for cone in self.cones.iter() {
            all.iter_mut().zip(cone).for_each(|(all, his)| all.join(his));
        }
        all
    }

    /// The units that see a square.
    pub fn watchers(&self, at: Square, crouched: bool) -> impl Iterator<Item = Unit> {
        let all = self.cones.iter().enumerate();
        all.filter(move |(_, cone)| cone[usize::from(crouched)].has(at)).map(|(u, _)| u as Unit)
    }
}

/// All of a unit that its own sight hangs on.
const fn posture(unit: &Axis) -> (Square, i8, i8, u8, u8, u16) {
    let flags = unit.flags & (flag::HERE | flag::OFF | flag::SMOKING);
    (unit.at, unit.col, unit.row, unit.face as u8, unit.kind as u8, flags)
}
