//! What a staff remembers from one decision to the next. It saves time and changes nothing: whatever a memory depends on
//! is part of its key.

use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, OnceLock};

use sandtable_board::Reach;

use crate::action::{Hex, UnitId};
use crate::look::Look;
use crate::pieces::Side;
use crate::state::{HEXES, on_map};
use crate::supply::{HexSet, Lines, Network, held, zones};

use super::chart::REMOTE;
use super::worths::Worths;

/// So many positions of each kind are remembered: those of the decision, and of a playout that began there.
const MANY: usize = 6;

/// The enemy as he stands.
pub struct Foe {
    key: u64,
    /// The hexes that he holds.
    held: HexSet,
    /// His zones of control.
    pub zones: HexSet,
    /// Hexes to the nearest of his units.
    pub gap: Box<[u8; HEXES]>,
    /// His attack strength in each hex.
    punch: Box<[u8; HEXES]>,
    /// What he could throw at each hex that somebody asked for, as bits.
    threat: Box<[AtomicU32; HEXES]>,
}

/// Bits of no strength.
const UNKNOWN: u32 = u32::MAX;

impl Foe {
    /// All that he and the ways past him depend on, as a number.
    pub fn key(&self) -> u64 {
        self.key
    }

    /// What he could throw at a hex.
    pub fn threat(&self, look: Look, hex: Hex) -> f32 {
        let i = usize::from(hex);
        // Nobody farther away can throw anything.
        if self.gap[i] > 2 {
            return 0.0;
        }
        match self.threat[i].load(Ordering::Relaxed) {
            UNKNOWN => {
                let thrown = thrown(look, &self.punch, hex);
                self.threat[i].store(thrown.to_bits(), Ordering::Relaxed);
                thrown
            }
            known => f32::from_bits(known),
        }
    }
}

/// Our lines.
pub struct Supply {
    side: Side,
    passable: HexSet,
    /// Where railways may run: all that the rest of a network's railways depend on.
    rails: HexSet,
    /// What they reach.
    pub network: Network,
    /// Hexes to them, when somebody asks.
    home: OnceLock<Box<[u8; HEXES]>>,
}

impl Supply {
    /// Hexes from a hex to them.
    pub fn home(&self, look: Look, hex: Hex) -> u8 {
        self.home.get_or_init(|| far(look, self.network.lines, Some(&look.t.land)))[usize::from(hex)]
    }

    /// Where lines may run: all that they depend on.
    pub fn passable(&self) -> &HexSet {
        &self.passable
    }
}

/// Where a unit gets with its whole allowance, by the cheapest ways.
pub struct Ways {
    at: Hex,
    /// The hexes, the first where it stands.
    pub hexes: Vec<Hex>,
    /// Those of them that are next to the enemy.
    pub near: Vec<Hex>,
    /// The hex before each.
    before: Vec<Hex>,
}

impl Ways {
    /// The way to a hex that is reached, backwards and without its start.
    pub fn back(&self, to: Hex) -> impl Iterator<Item = Hex> {
        let before = |hex: &Hex| {
            let i = self.hexes.iter().position(|h| h == hex)?;
            Some(self.before[i])
        };
        std::iter::successors(Some(to), before).take_while(|hex| *hex != self.at)
    }
}

/// Ways that are known already.
type Known = Vec<Option<Arc<Ways>>>;

/// What is remembered.
pub struct Scratch {
    reach: Reach,
    /// What posts are worth to units.
    pub worths: Worths,
    /// Each with the ways past him, by unit and kind of move.
    foes: Vec<(Arc<Foe>, Known)>,
    supplies: Vec<Arc<Supply>>,
}

impl Default for Scratch {
    fn default() -> Scratch {
        Scratch {
            reach: Reach::new(HEXES),
            worths: Worths::default(),
            foes: Vec::new(),
            supplies: Vec::new(),
        }
    }
}

impl Scratch {
    /// The enemy of a side; he is the first of those remembered then.
    pub fn foe(&mut self, look: Look, side: Side) -> Arc<Foe> {
        let key = key(look, side);
        match self.foes.iter().position(|(foe, _)| foe.key == key) {
            Some(i) => self.foes[..=i].rotate_right(1),
            None => {
                self.foes.truncate(MANY - 1);
                self.foes.insert(0, (Arc::new(foe(look, side, key)), Vec::new()));
            }
        }
        Arc::clone(&self.foes[0].0)
    }

    /// The lines of a side, past an enemy.
    pub fn supply(&mut self, look: Look, side: Side, foe: &Foe) -> Arc<Supply> {
        let lines = Lines::past(look, side, &foe.held, &foe.zones);
        let passable = *lines.passable();
        match self.supplies.iter().position(|s| s.side == side && s.passable == passable) {
            Some(i) => self.supplies[..=i].rotate_right(1),
            None => {
                let rails = lines.rails();
                let alike = self.supplies.iter().find(|s| s.side == side && s.rails == rails);
                let network = lines.network(alike.map(|s| &s.network));
                self.supplies.truncate(MANY - 1);
                let home = OnceLock::new();
                self.supplies.insert(0, Arc::new(Supply { side, passable, rails, network, home }));
            }
        }
        Arc::clone(&self.supplies[0])
    }

    /// Where a unit gets, past the enemy that was asked for last: he alone is in its way.
    pub fn ways(&mut self, look: Look, id: UnitId, march: bool) -> Arc<Ways> {
        let (foe, ways) = &mut self.foes[0];
        let i = 2 * usize::from(id) + usize::from(march);
        if ways.len() <= i {
            ways.resize(i + 1, None);
        }
        let at = look.unit(id).at;
        if let Some(known) = ways[i].as_ref().filter(|known| known.at == at) {
            return Arc::clone(known);
        }
        let points = look.counter(id).allowance * 2;
        crate::reach::search(&mut self.reach, look, &foe.zones, id, points, march, true);
        let hexes = self.reach.reached().to_vec();
        let before = hexes.iter().map(|hex| self.reach.back(*hex).nth(1).unwrap_or(at)).collect();
        let near = hexes.iter().copied().filter(|hex| foe.gap[usize::from(*hex)] == 1).collect();
        let fresh = Arc::new(Ways { at, hexes, near, before });
        ways[i] = Some(Arc::clone(&fresh));
        fresh
    }
}

/// All that a [`Foe`] and the ways past him depend on, as a number.
fn key(look: Look, side: Side) -> u64 {
    let mut key = side as u64 + 1;
    let mut add = |n: u64| key = (key.rotate_left(5) ^ n).wrapping_mul(0x517c_c1b7_2722_0a95);
    for id in look.all(side.other(), |u| on_map(u.at)) {
        add(u64::from(id) << 32 | u64::from(look.unit(id).at) << 8 | u64::from(look.is_full(id)));
    }
    for fortress in &look.s.fortresses {
        add(1 << 48 | u64::from(fortress.at) << 8 | u64::from(fortress.level));
    }
    key
}

fn foe(look: Look, side: Side, key: u64) -> Foe {
    let mut punch = Box::new([0u8; HEXES]);
    let mut units = HexSet::EMPTY;
    for id in look.all(side.other(), |u| on_map(u.at)) {
        let at = look.unit(id).at;
        let i = usize::from(at);
        punch[i] = punch[i].saturating_add(look.attack(id) as u8);
        units.insert(at);
    }
    let enemy = side.other();
    Foe {
        key,
        held: held(look, enemy),
        zones: zones(look, enemy),
        gap: far(look, units, None),
        punch,
        threat: Box::new(std::array::from_fn(|_| AtomicU32::new(UNKNOWN))),
    }
}

/// The strength within two hexes, the farther half counted half, those behind a river half.
fn thrown(look: Look, punch: &[u8; HEXES], hex: Hex) -> f32 {
    let t = look.t;
    let ground = t.at(hex);
    let mut sum = 0.0;
    for (d, near) in ground.next.iter().enumerate() {
        if !on_map(*near) {
            continue;
        }
        let wet = if ground.river >> d & 1 == 1 { 0.5 } else { 1.0 };
        sum += wet * f32::from(punch[usize::from(*near)]);
        // The hexes beyond, each counted from one or two sides.
        let beyond = if d == 5 { [0, 5] } else { [d, d + 1] };
        for far in beyond.map(|e| t.at(*near).next[e]) {
            if on_map(far) {
                sum += 0.6 * wet * f32::from(punch[usize::from(far)]);
            }
        }
    }
    sum
}

/// Hexes to the nearest of a set, over those alone where somebody can go.
fn far(look: Look, from: HexSet, over: Option<&HexSet>) -> Box<[u8; HEXES]> {
    let mut far = Box::new([REMOTE; HEXES]);
    let (mut known, mut ring) = (from, from);
    for steps in 0..REMOTE {
        ring.iter().for_each(|hex| far[usize::from(hex)] = steps);
        ring = look.t.country.hexes.around(&ring) - known;
        if let Some(over) = over {
            ring.keep(over);
        }
        if ring.is_empty() {
            break;
        }
        known |= ring;
    }
    far
}
