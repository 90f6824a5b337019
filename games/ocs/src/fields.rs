//! What follows from the rest of a position: who stands where, zones of control, what supply reaches where.

use arrayvec::ArrayVec;
use sandtable_board::{Bits, Reach};

use crate::action::{Hex, UnitId};
use crate::cost::engineers;
use crate::look::Look;
use crate::pieces::{Mobility, Side};
use crate::state::{Column, Dump, on_map};
use crate::theatre::Theatre;
use crate::trace::sources;

/// Values kept with a position. The first two follow every change; those of supply are made anew when somebody asks who
/// has to pay or trace, and nothing has changed until then.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fields {
    /// Hexes with combat units, by side.
    pub occupied: [Bits; 2],
    /// Hexes with units that exert a zone of control, by side.
    pub zones: [Bits; 2],
    /// Tokens that a unit in a hex can draw or be thrown, by side.
    pub tokens: [Box<[u8]>; 2],
    /// Tokens in reach by hex, for those who can use more than the rest.
    pub purses: Vec<(Purse, Box<[u8]>)>,
    /// Hexes in which a unit is in trace supply, by side.
    pub trace: [Bits; 2],
    /// The hexes that the ship that sails can reach.
    pub waters: Bits,
    /// Has anything changed since the fields of supply were made?
    pub stale: bool,
    /// The hexes among which the present step chooses: those that can pay, or where a train can stop.
    pub choices: ArrayVec<Hex, PAYERS>,
    /// The single ways by which the stack in hand, or the guns that fire, can be supplied together.
    pub conduits: ArrayVec<(Conduit, u16), PAYERS>,
}

/// Most hexes or HQs among which a payer chooses.
pub const PAYERS: usize = 24;

impl Fields {
    /// Those of an empty map.
    pub fn new(t: &Theatre) -> Fields {
        let none = || [t.no_hexes(), t.no_hexes()];
        let tokens = || vec![0; t.ground.len()].into_boxed_slice();
        Fields {
            occupied: none(),
            zones: none(),
            tokens: [tokens(), tokens()],
            purses: Vec::new(),
            trace: none(),
            waters: t.no_hexes(),
            stale: true,
            choices: ArrayVec::new(),
            conduits: ArrayVec::new(),
        }
    }

    /// How many bytes they take beside their own.
    pub fn bytes(&self) -> usize {
        let bits = self.occupied.iter().chain(&self.zones).chain(&self.trace);
        bits.map(|set| size_of_val(set.words())).sum::<usize>()
            + self.tokens.iter().map(|t| t.len()).sum::<usize>()
            + self.purses.iter().map(|(_, t)| t.len()).sum::<usize>()
    }
}

/// Who stands where, and the sources of zones, counted anew.
pub fn stands(look: Look, fields: &mut Fields) {
    for side in Side::BOTH {
        let (mut occupied, mut zones) = (look.t.no_hexes(), look.t.no_hexes());
        for id in look.all(side) {
            let at = look.unit(id).at;
            occupied.insert(at);
            if look.has_zone(id) {
                zones.insert(at);
            }
        }
        fields.occupied[side as usize] = occupied;
        fields.zones[side as usize] = zones;
    }
}

/// Who can use more supply than the rest.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Purse {
    /// Those whom the HQ of a division serves (13.1d/1).
    Division(UnitId),
    /// The formation of Organic Trucks, with their load (13.2g/B).
    Formation(u8),
}

/// An HQ with the hexes that it draws upon and throws to.
struct Thrower {
    hq: UnitId,
    draws: Bits,
    thrown: Bits,
}

impl Thrower {
    /// What lies in a hex reaches those it throws to, if it draws upon it.
    fn serve(&self, at: Hex, served: &mut Bits) {
        if self.draws.contains(at) {
            served.unite(&self.thrown);
        }
    }
}

fn add(tokens: u16, to: &mut [u8], hexes: &Bits) {
    for hex in hexes.iter() {
        let there = &mut to[usize::from(hex)];
        *there = there.saturating_add(tokens.min(255) as u8);
    }
}

/// What supply reaches where, made anew.
pub fn supply(look: Look, fields: &mut Fields) {
    let mut paths = Paths::new(look);
    fields.purses.clear();
    for side in Side::BOTH {
        let i = side as usize;
        let hqs = |divisional: bool| {
            look.all(side).filter(move |id| look.throws(*id) && look.counter(*id).divisional == divisional)
        };
        let own: Vec<Thrower> = hqs(true).map(|hq| paths.thrower(hq)).collect();
        let all: Vec<Thrower> = hqs(false).map(|hq| paths.thrower(hq)).collect();
        fields.tokens[i].fill(0);
        let first = fields.purses.len();
        let none = || vec![0; look.t.ground.len()].into_boxed_slice();
        fields.purses.extend(own.iter().map(|hq| (Purse::Division(hq.hq), none())));
        for (at, tokens) in stores(look, side) {
            let mut served = paths.drawn(side, &[at]);
            all.iter().for_each(|hq| hq.serve(at, &mut served));
            add(tokens, &mut fields.tokens[i], &served);
            for (hq, (_, map)) in own.iter().zip(&mut fields.purses[first..]) {
                let mut served = served.clone();
                hq.serve(at, &mut served);
                add(tokens, map, &served);
            }
        }
        // 18.5e/2: SP on Landing Craft serve their hex and those beside it, and no HQ throws them.
        for (at, tokens) in look.afloat(side) {
            let mut served = look.t.no_hexes();
            served.extend(std::iter::once(at).chain(look.t.near(at)));
            add(tokens.into(), &mut fields.tokens[i], &served);
            fields.purses[first..].iter_mut().for_each(|(_, map)| add(tokens.into(), map, &served));
        }
        // 13.2g/B
        for formation in 1..=look.t.formations.len() as u8 {
            if carried(look, side, formation).next().is_none() {
                continue;
            }
            let own: Vec<&Thrower> =
                own.iter().filter(|hq| look.counter(hq.hq).formation == formation).collect();
            let division = fields.purses[first..]
                .iter()
                .find(|(purse, _)| own.iter().any(|hq| *purse == Purse::Division(hq.hq)));
            let mut map = division.map_or_else(|| fields.tokens[i].clone(), |(_, map)| map.clone());
            for (at, tokens) in carried(look, side, formation) {
                let mut served = paths.drawn(side, &[at]);
                all.iter().chain(own.iter().copied()).for_each(|hq| hq.serve(at, &mut served));
                add(tokens, &mut map, &served);
            }
            fields.purses.push((Purse::Formation(formation), map));
        }
        let sources = sources(look, side);
        let mut trace = paths.drawn(side, &sources);
        let works = |draws: &Bits| sources.iter().any(|source| draws.contains(*source));
        all.iter().filter(|hq| works(&hq.draws)).for_each(|hq| trace.unite(&hq.thrown));
        fields.trace[i] = trace;
    }
    fields.stale = false;
}

/// Hexes in which a side has supply for all, on the ground or loaded (12.1b), with all the tokens that lie there.
pub fn stores(look: Look, side: Side) -> impl Iterator<Item = (Hex, u16)> {
    let ground = look.s.dumps.iter().filter(move |dump| on_map(dump.at) && dump.side == side);
    let laden = move |c: &Column| c.side == side && c.load > 0 && c.organic == 0;
    let loaded = look.s.columns.iter().filter(move |c| on_map(c.at) && laden(c));
    let here = move |at: Hex| stored(look, side, at, 0);
    let dumps = ground.map(|dump: &Dump| dump.at).map(move |at| (at, here(at)));
    // A hex of several columns is named by the first.
    let first = move |column: &&Column| {
        look.s.dump(column.at).is_none_or(|dump| dump.side != side)
            && look
                .s
                .columns_at(column.at)
                .find(|(_, c)| laden(c))
                .is_some_and(|(_, c)| std::ptr::eq(c, *column))
    };
    dumps.chain(loaded.filter(first).map(move |column| (column.at, here(column.at))))
}

/// Hexes in which Organic Trucks of a formation carry supply (13.2g/B).
pub fn carried(look: Look, side: Side, formation: u8) -> impl Iterator<Item = (Hex, u16)> {
    let own = move |c: &&Column| on_map(c.at) && c.side == side && c.load > 0 && c.organic == formation;
    let trucks = look.s.columns.iter().filter(move |_| formation > 0);
    trucks.filter(own).map(|column| (column.at, u16::from(column.load)))
}

/// The tokens of a side in a hex, on the ground and loaded, for a unit of a formation; 0 for others.
pub fn stored(look: Look, side: Side, at: Hex, formation: u8) -> u16 {
    let ground = look.s.dump(at).filter(|dump| dump.side == side).map_or(0, |dump| dump.tokens);
    let usable = |c: &Column| c.side == side && (c.organic == 0 || c.organic == formation);
    let loaded = look.s.columns_at(at).filter(|(_, column)| usable(column));
    ground + loaded.map(|(_, column)| u16::from(column.load)).sum::<u16>()
}

/// Hexes with supply that a formation may use, each once, with the tokens there; 0 for no formation.
fn usable(look: Look, side: Side, formation: u8) -> Vec<(Hex, u16)> {
    let all = stores(look, side).chain(carried(look, side, formation));
    let mut hexes: Vec<Hex> = all.map(|(at, _)| at).collect();
    hexes.sort_unstable();
    hexes.dedup();
    let tokens = hexes.into_iter().map(|at| (at, stored(look, side, at, formation)));
    tokens.filter(|(_, tokens)| *tokens > 0).collect()
}

/// Searches for supply paths, with their buffer.
pub struct Paths<'a> {
    look: Look<'a>,
    reach: Reach,
    /// Hexes at which engineers bridge rivers, by side (13.8b/1).
    bridges: [ArrayVec<Hex, BRIDGES>; 2],
}

/// Most hexes with engineers of a side.
const BRIDGES: usize = 16;

impl<'a> Paths<'a> {
    /// In a position.
    pub fn new(look: Look<'a>) -> Paths<'a> {
        let bridges = Side::BOTH.map(|side| {
            let able = look.all(side).filter(|id| engineers(look, *id));
            able.map(|id| look.unit(id).at).take(BRIDGES).collect()
        });
        Paths { look, reach: Reach::new(look.t.ground.len()), bridges }
    }

    /// Hexes from which one of some places can be drawn upon with Truck MP (12.3a/1): counted from the drawer to the place,
    /// so that the search goes against the steps. A hex next to the place will do (12.3c).
    pub fn drawn(&mut self, side: Side, to: &[Hex]) -> Bits {
        let near = to.iter().flat_map(|at| std::iter::once(*at).chain(self.look.t.near(*at)));
        let starts: Vec<Hex> = near.collect();
        self.spread(side, Mobility::Truck, &starts, self.look.t.ranges.draw, true);
        self.found()
    }

    /// An HQ with its hexes.
    fn thrower(&mut self, hq: UnitId) -> Thrower {
        Thrower { hq, draws: self.drawing(hq), thrown: self.thrown(hq) }
    }

    /// Hexes that an HQ can throw to, and those next to them (12.3b/1).
    pub fn thrown(&mut self, hq: UnitId) -> Bits {
        self.around(hq, self.look.face(hq).throw)
    }

    /// Hexes that an HQ can draw upon, with the mobility of its throw (12.3a/2), and those next to them.
    pub fn drawing(&mut self, hq: UnitId) -> Bits {
        self.around(hq, self.look.t.ranges.draw)
    }

    /// Hexes that an Extender can be linked to, or would be if the column were one (12.7b), and those next to them
    /// (12.7g).
    pub fn linked(&mut self, column: &Column) -> Bits {
        let kind = &self.look.t.transport[usize::from(column.kind)];
        self.circle(column.side, kind.by, column.at, kind.extender)
    }

    fn around(&mut self, hq: UnitId, range: u8) -> Bits {
        let (at, side) = (self.look.unit(hq).at, self.look.counter(hq).side);
        self.circle(side, self.look.face(hq).by, at, range)
    }

    fn circle(&mut self, side: Side, by: Mobility, at: Hex, range: u8) -> Bits {
        self.spread(side, by, &[at], range, false);
        let ends = self.found();
        let mut all = ends.clone();
        ends.iter().for_each(|hex| all.extend(self.look.t.near(hex)));
        all
    }

    fn found(&self) -> Bits {
        let mut set = self.look.t.no_hexes();
        set.extend(self.reach.reached().iter().copied());
        set
    }

    /// Searches with so many MP from some hexes; backwards for whoever wants to come there.
    fn spread(&mut self, side: Side, by: Mobility, starts: &[Hex], range: u8, backwards: bool) {
        let (look, bridges) = (self.look, &self.bridges[side as usize]);
        // 4.5a/B: out of a zone and into it; Leg and Track paths ignore zones (4.5a/B/1).
        let open = |hex: Hex| look.passable(side, hex) && (by != Mobility::Truck || !look.barred(side, hex));
        // Where a path begins it need not enter, but it must leave.
        let starts = starts.iter().map(|hex| (*hex, u16::from(range) * 4));
        self.reach.search(
            starts,
            |hex| look.t.near(hex).filter(move |_| open(hex)),
            |from, left, to| {
                let (a, b) = if backwards { (to, from) } else { (from, to) };
                // 12.3d/1: a path goes where a column could.
                let cost = match bridges.contains(&a) || bridges.contains(&b) {
                    true => look.t.cost_of_supply_bridged(look.s.weather, by, a, b)?,
                    false => look.t.cost_of_supply(look.s.weather, by, a, b)?,
                };
                left.checked_sub(cost.into()).filter(|_| open(to))
            },
        );
    }
}

/// The hexes with supply that can pay for a unit where it stands, directly or through an HQ that serves it, in order; with
/// those of Organic Trucks of a formation, 0 for none.
pub fn payers(look: Look, unit: UnitId, formation: u8) -> Vec<Hex> {
    let (side, at) = (look.counter(unit).side, look.unit(unit).at);
    paying(look, (side, formation), at, |hq| look.t.title.serves(look, hq, unit))
}

/// Does a unit reach the supply of a hex, by draw or throw (12.3/1)?
pub fn reaches(look: Look, unit: UnitId, store: Hex) -> bool {
    let (side, at) = (look.counter(unit).side, look.unit(unit).at);
    let mut paths = Paths::new(look);
    let mut throws = |hq: UnitId| {
        look.throws(hq)
            && look.t.title.serves(look, hq, unit)
            && paths.thrown(hq).contains(at)
            && paths.drawing(hq).contains(store)
    };
    look.all(side).any(&mut throws) || paths.drawn(side, &[store]).contains(at)
}

/// Those that can pay for a facility of a side: an HQ of a division serves none (13.1d/1).
pub fn payers_of(look: Look, side: Side, at: Hex) -> Vec<Hex> {
    paying(look, (side, 0), at, |hq| !look.counter(hq).divisional)
}

fn paying(look: Look, (side, formation): (Side, u8), at: Hex, serves: impl Fn(UnitId) -> bool) -> Vec<Hex> {
    let mut paths = Paths::new(look);
    let serving = look.all(side).filter(|hq| look.throws(*hq) && serves(*hq));
    let serving: Vec<UnitId> = serving.filter(|hq| paths.thrown(*hq).contains(at)).collect();
    let hqs: Vec<Bits> = serving.into_iter().map(|hq| paths.drawing(hq)).collect();
    let mut reaches = |store: Hex| {
        paths.drawn(side, &[store]).contains(at) || hqs.iter().any(|draws| draws.contains(store))
    };
    let all = usable(look, side, formation).into_iter().map(|(store, _)| store);
    let mut found: Vec<Hex> = all.filter(|store| reaches(*store)).collect();
    found.extend(look.afloat(side).map(|(hex, _)| hex).filter(|hex| look.t.distance(*hex, at) <= 1));
    found.sort_unstable();
    found.dedup();
    found
}

/// A single way by which several units are supplied together (10.1b/A, 12.5c/A/2): an HQ, or a dump drawn upon directly.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Conduit {
    /// Through an HQ.
    Hq(UnitId),
    /// From the supply of a hex.
    Store(Hex),
}

impl Conduit {
    /// The barrage that is paid for by it.
    pub const fn fires(self) -> crate::action::Action {
        match self {
            Conduit::Hq(hq) => crate::action::Action::FireBy(hq),
            Conduit::Store(at) => crate::action::Action::Fire(at),
        }
    }
}

/// The conduits that reach all of some units, with the tokens that each can give to a formation; 0 for none.
pub fn conduits(look: Look, side: Side, units: &[UnitId], formation: u8) -> Vec<(Conduit, u16)> {
    let mut paths = Paths::new(look);
    let stores = usable(look, side, formation);
    let mut found = Vec::new();
    for hq in look.all(side).filter(|hq| look.throws(*hq)) {
        let thrown = paths.thrown(hq);
        let served = |id: &UnitId| thrown.contains(look.unit(*id).at) && look.t.title.serves(look, hq, *id);
        if units.iter().all(served) {
            let draws = paths.drawing(hq);
            let tokens = stores.iter().filter(|(at, _)| draws.contains(*at)).map(|(_, n)| n).sum::<u16>();
            found.push((Conduit::Hq(hq), tokens));
        }
    }
    for (at, tokens) in stores {
        let draws = paths.drawn(side, &[at]);
        if units.iter().all(|id| draws.contains(look.unit(*id).at)) {
            found.push((Conduit::Store(at), tokens));
        }
    }
    found.retain(|(_, tokens)| *tokens > 0);
    found
}

/// The stores that a conduit draws upon for a formation; 0 for none.
pub fn stores_of(look: Look, side: Side, conduit: Conduit, formation: u8) -> Vec<Hex> {
    match conduit {
        Conduit::Store(at) => vec![at],
        Conduit::Hq(hq) => {
            let draws = Paths::new(look).drawing(hq);
            let all = usable(look, side, formation).into_iter().map(|(at, _)| at);
            all.filter(|at| draws.contains(*at)).collect()
        }
    }
}
