//! A position as a staff officer draws it: who is where, how strong, how near.

use crate::action::{Hex, UnitId};
use crate::look::Look;
use crate::pieces::{Kind, Side};
use crate::state::{HEXES, flag, on_map};
use crate::supply::{HexSet, blocked_rail, connected, near_rail, zones};
use crate::theatre::Terrain;

use super::goals;

/// Farther from the enemy than anybody asks.
pub const REMOTE: u8 = 40;

/// What is known of the position for one side.
pub struct Chart<'a> {
    /// The position.
    pub look: Look<'a>,
    /// Whose chart it is.
    pub side: Side,
    /// The enemy's zones of control.
    pub zones: HexSet,
    /// Hexes on our lines of communication.
    pub lines: HexSet,
    /// Those of them with something to spare: the Axis close to its railways, the Soviets all.
    pub safe: HexSet,
    /// Hexes from which a line may be drawn on by one.
    pub open: HexSet,
    /// Where the enemy blocks our railways; empty for the Soviets, who need none.
    pub blocks: HexSet,
    /// Hexes to our lines.
    pub home: Box<[u8; HEXES]>,
    /// Hexes to the nearest enemy.
    pub gap: Box<[u8; HEXES]>,
    /// Defence of each hex, ours and theirs.
    pub guard: Box<[u8; HEXES]>,
    /// Attack strength of the enemy in each hex.
    pub punch: Box<[u8; HEXES]>,
    /// Our HQs.
    pub hqs: Vec<UnitId>,
    /// The HQ that commands now.
    pub leader: Option<UnitId>,
    /// The goal of the command: an index into the fields.
    pub goal: Option<usize>,
}

impl<'a> Chart<'a> {
    /// Draws it.
    pub fn new(look: Look<'a>, side: Side) -> Chart<'a> {
        let lines = connected(look, side);
        let axis = side == Side::Axis;
        let reach = usize::from(look.t.limits.off_rail) - 1;
        let mut chart = Chart {
            safe: if axis { near_rail(look, side, 4) } else { lines },
            open: if axis { near_rail(look, side, reach) } else { lines },
            blocks: if axis { blocked_rail(look, side) } else { HexSet::EMPTY },
            home: home(look, &lines),
            look,
            side,
            zones: zones(look, side.other()),
            lines,
            gap: Box::new([REMOTE; HEXES]),
            guard: Box::new([0; HEXES]),
            punch: Box::new([0; HEXES]),
            hqs: Vec::new(),
            leader: None,
            goal: None,
        };
        let mut near: Vec<Hex> = Vec::with_capacity(HEXES);
        for id in look.t.ids() {
            let unit = look.unit(id);
            if !on_map(unit.at) {
                continue;
            }
            let i = usize::from(unit.at);
            chart.guard[i] = chart.guard[i].saturating_add(look.defence(id) as u8);
            if look.t.side(id) == side {
                if look.counter(id).kind == Kind::Hq {
                    chart.hqs.push(id);
                    if unit.has(flag::ACTIVE) {
                        chart.leader = Some(id);
                    }
                }
            } else {
                chart.punch[i] = chart.punch[i].saturating_add(look.attack(id) as u8);
                if chart.gap[i] != 0 {
                    chart.gap[i] = 0;
                    near.push(unit.at);
                }
            }
        }
        for fortress in look.s.fortresses.iter().filter(|f| on_map(f.at) && f.level >= 2) {
            chart.guard[usize::from(fortress.at)] += 1;
        }
        let mut i = 0;
        while i < near.len() {
            let far = chart.gap[usize::from(near[i])] + 1;
            for next in look.t.near(near[i]) {
                let gap = &mut chart.gap[usize::from(next)];
                if *gap > far {
                    *gap = far;
                    if far + 1 < REMOTE {
                        near.push(next);
                    }
                }
            }
            i += 1;
        }
        if side == Side::Axis {
            chart.goal = chart.leader.and_then(|hq| goals::goal(look, hq));
        }
        chart
    }

    /// Hexes from a unit to the nearest enemy.
    pub fn gap_of(&self, id: UnitId) -> u8 {
        let at = self.look.unit(id).at;
        if on_map(at) { self.gap[usize::from(at)] } else { REMOTE }
    }

    /// Is a hex on our lines, or would it be if we stood there?
    pub fn supplied(&self, hex: Hex) -> bool {
        self.lines.contains(hex) || self.look.t.near(hex).any(|n| self.open.contains(n))
    }

    /// What the enemy could throw at a hex: the strength within two hexes, the farther half counted half, those
    /// behind a river half.
    pub fn threat(&self, hex: Hex) -> f32 {
        let t = self.look.t;
        if self.gap[usize::from(hex)] > 3 {
            return 0.0;
        }
        let ground = t.at(hex);
        let mut sum = 0.0;
        for (d, near) in ground.next.iter().enumerate() {
            if !on_map(*near) {
                continue;
            }
            let wet = if ground.river >> d & 1 == 1 { 0.5 } else { 1.0 };
            sum += wet * f32::from(self.punch[usize::from(*near)]);
            // The hexes beyond, each counted from one or two sides.
            for (e, far) in t.at(*near).next.iter().enumerate() {
                if on_map(*far) && (e == d || e == (d + 1) % 6) && *far != hex {
                    sum += 0.6 * wet * f32::from(self.punch[usize::from(*far)]);
                }
            }
        }
        sum
    }

    /// How many hexes a place is out of reach of our HQs; `for_id` must find one that commands it.
    pub fn out_of_command(&self, id: UnitId, hex: Hex) -> u16 {
        let nation = self.look.counter(id).nation;
        self.hqs
            .iter()
            .filter(|hq| self.look.counter(**hq).nation == nation)
            .map(|hq| {
                let range = u16::from(self.look.counter(*hq).range);
                self.look.t.distance(self.look.unit(*hq).at, hex).saturating_sub(range)
            })
            .min()
            .unwrap_or(0)
    }

    /// The distance to the goal of the command, in hexes of road.
    pub fn to_goal(&self, hex: Hex) -> f32 {
        self.goal.map_or(0.0, |g| f32::from(self.look.t.fields[g].1[usize::from(hex)].min(400)) / 2.0)
    }

    /// Is it dry land?
    pub fn land(&self, hex: Hex) -> bool {
        self.look.t.at(hex).terrain != Terrain::Sea
    }
}

/// Hexes over land to a set.
fn home(look: Look, set: &HexSet) -> Box<[u8; HEXES]> {
    let mut far = Box::new([REMOTE; HEXES]);
    let mut queue: Vec<Hex> = set.iter().collect();
    queue.iter().for_each(|h| far[usize::from(*h)] = 0);
    let mut i = 0;
    while i < queue.len() {
        let next_far = far[usize::from(queue[i])] + 1;
        for next in look.t.near(queue[i]) {
            if far[usize::from(next)] > next_far && look.t.at(next).terrain != Terrain::Sea {
                far[usize::from(next)] = next_far;
                if next_far + 1 < REMOTE {
                    queue.push(next);
                }
            }
        }
        i += 1;
    }
    far
}
