//! A position as a staff officer draws it: who is where, how strong, how near.

use std::cell::OnceCell;
use std::sync::Arc;

use crate::action::{Hex, UnitId};
use crate::look::Look;
use crate::pieces::{Kind, Nation, Side};
use crate::state::{HEXES, flag, on_map};
use crate::supply::{HexSet, Network, rail_heads_for_supply};
use crate::theatre::Terrain;

use super::goals;
use super::memory::{Foe, Scratch, Supply};
use super::operation::Operation;
use super::taste::Taste;

/// Farther from the enemy than anybody asks.
pub const REMOTE: u8 = 40;

/// What is known of the position for one side.
pub struct Chart<'a> {
    /// The position.
    pub look: Look<'a>,
    /// Whose chart it is.
    pub side: Side,
    /// How the command is led.
    pub operation: Operation,
    /// What the side likes.
    pub taste: Taste,
    /// The enemy.
    pub foe: Arc<Foe>,
    /// Our lines.
    pub supply: Arc<Supply>,
    /// Defence of each hex, ours and theirs.
    pub guard: [u8; HEXES],
    /// Our HQs.
    pub hqs: Vec<UnitId>,
    /// The HQ that commands now.
    pub leader: Option<UnitId>,
    /// The goal of the command: an index into the fields.
    pub goal: Option<usize>,
    /// The enemy's railway, if we care for it.
    pub tracks: HexSet,
    /// Our troops, when somebody asks.
    troops: OnceCell<Vec<Troop>>,
}

/// A unit on the map that is no HQ, to an HQ.
#[derive(Clone, Copy)]
pub struct Troop {
    /// Its nation.
    pub nation: Nation,
    /// Where it stands.
    pub at: Hex,
    /// What it is worth to have it in range.
    pub mass: f32,
}

impl<'a> Chart<'a> {
    /// Draws it.
    pub fn new(
        look: Look<'a>,
        side: Side,
        operation: Operation,
        taste: Taste,
        scratch: &mut Scratch,
    ) -> Chart<'a> {
        let foe = scratch.foe(look, side);
        let mut chart = Chart {
            look,
            side,
            operation,
            taste,
            supply: scratch.supply(look, side, &foe),
            foe,
            guard: [0; HEXES],
            hqs: Vec::new(),
            leader: None,
            goal: None,
            tracks: HexSet::EMPTY,
            troops: OnceCell::new(),
        };
        for id in look.t.ids() {
            let unit = look.unit(id);
            if !on_map(unit.at) {
                continue;
            }
            let i = usize::from(unit.at);
            chart.guard[i] = chart.guard[i].saturating_add(look.defence(id) as u8);
            if look.t.side(id) == side && look.counter(id).kind == Kind::Hq {
                chart.hqs.push(id);
                if unit.has(flag::ACTIVE) {
                    chart.leader = Some(id);
                }
            }
        }
        for fortress in look.s.fortresses.iter().filter(|f| on_map(f.at) && f.level >= 2) {
            chart.guard[usize::from(fortress.at)] += 1;
        }
        if taste.sever != 0.0 && side == Side::Soviet {
            chart.tracks = rail_heads_for_supply(look, side.other());
        }
        chart.goal = operation.goal().or_else(|| {
            let hq = chart.leader.filter(|_| side == Side::Axis)?;
            goals::goal(look, hq, &taste)
        });
        chart
    }

    /// Our troops, in order.
    pub fn troops(&self) -> &[Troop] {
        let look = self.look;
        let troop = |id: UnitId| Troop {
            nation: look.counter(id).nation,
            at: look.unit(id).at,
            mass: f32::from(look.attack(id)) * self.taste.staff_mass,
        };
        self.troops.get_or_init(|| {
            let units = look.all(self.side, |u| on_map(u.at));
            units.filter(|id| look.counter(*id).kind != Kind::Hq).map(troop).collect()
        })
    }

    /// What our lines reach.
    pub fn net(&self) -> &Network {
        &self.supply.network
    }

    /// Hexes from a unit to the nearest enemy.
    pub fn gap_of(&self, id: UnitId) -> u8 {
        let at = self.look.unit(id).at;
        if on_map(at) { self.foe.gap[usize::from(at)] } else { REMOTE }
    }

    /// Is a hex on our lines, or would it be if we stood there?
    pub fn supplied(&self, hex: Hex) -> bool {
        self.net().lines.contains(hex) || self.look.t.near(hex).any(|n| self.net().open.contains(n))
    }

    /// What the enemy could throw at a hex: the strength within two hexes, the farther half counted half, those
    /// behind a river half.
    pub fn threat(&self, hex: Hex) -> f32 {
        self.foe.threat(self.look, hex)
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
