//! What follows from the rest of a position: who stands where, zones of control, what supply reaches where.

use arrayvec::ArrayVec;
use sandtable_board::Bits;

use crate::action::{Hex, UnitId};
use crate::look::Look;
use crate::paths::Paths;
use crate::pieces::Side;
use crate::state::{Column, Dump, NOBODY, on_map};
use crate::steps::Segment;
use crate::theatre::Theatre;
use crate::trace::sources_by;

/// Values kept with a position. The first two follow every change; those of supply are made anew, a side at a time, when
/// somebody asks who has to pay or trace and something has changed for that side.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fields {
    /// Hexes with combat units, by side.
    pub occupied: [Bits; 2],
    /// Hexes with units that exert a zone of control, by side.
    pub zones: [Bits; 2],
    /// Tokens that a unit in a hex can draw or be thrown, by side.
    pub tokens: [Box<[u8]>; 2],
    /// Tokens in reach by hex, for those of each side who can use more than the rest.
    pub purses: [Vec<(Purse, Box<[u8]>)>; 2],
    /// Hexes in which a unit is in trace supply, by side.
    pub trace: [Bits; 2],
    /// The hexes that the ship that sails can reach.
    pub waters: Bits,
    /// Has anything changed since the fields of supply were made?
    pub stale: bool,
    /// Has anything changed that concerns the supply of one side alone?
    pub aged: [bool; 2],
    /// The segment in which each side moved then.
    under: [Option<Segment>; 2],
    /// Sides of whose supply whoever looks knows nothing.
    pub dark: [bool; 2],
    /// The hexes among which the present step chooses: those that can pay, or where a train can stop.
    pub choices: ArrayVec<Hex, PAYERS>,
    /// The unit for which the conduits were found; nobody if for others.
    pub fuelled: UnitId,
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
            purses: [Vec::new(), Vec::new()],
            trace: none(),
            waters: t.no_hexes(),
            stale: true,
            aged: [true; 2],
            under: [None; 2],
            dark: [false; 2],
            choices: ArrayVec::new(),
            fuelled: NOBODY,
            conduits: ArrayVec::new(),
        }
    }

    /// Who stands where, and the sources of zones, counted anew.
    pub fn stand(&mut self, look: Look) {
        for set in self.occupied.iter_mut().chain(&mut self.zones) {
            set.clear();
        }
        for id in look.t.ids().filter(|id| look.unit(*id).is_here()) {
            let (at, side) = (look.unit(id).at, look.counter(id).side as usize);
            self.occupied[side].insert(at);
            if look.has_zone(id) {
                self.zones[side].insert(at);
            }
        }
    }

    /// What supply of a side reaches, made anew.
    pub fn renew(&mut self, look: Look, side: Side) {
        let kept = self.take(side);
        self.put(side, made_anew(look, side, kept));
    }

    /// Is what supply of a side reaches no longer true?
    pub fn is_stale(&self, look: Look, side: Side) -> bool {
        self.stale || self.aged[side as usize] || self.under[side as usize] != under(look, side)
    }

    /// The supply of a side, taken out to be made anew.
    pub fn take(&mut self, side: Side) -> Supply {
        let i = side as usize;
        Supply {
            tokens: std::mem::take(&mut self.tokens[i]),
            purses: std::mem::take(&mut self.purses[i]),
            trace: std::mem::replace(&mut self.trace[i], Bits::new(0)),
            under: self.under[i],
        }
    }

    /// The supply of a side, as it is now.
    pub fn put(&mut self, side: Side, made: Supply) {
        let i = side as usize;
        (self.tokens[i], self.purses[i], self.trace[i]) = (made.tokens, made.purses, made.trace);
        self.under[i] = made.under;
        if std::mem::take(&mut self.stale) {
            self.aged = [true; 2];
        }
        self.aged[i] = false;
    }

    /// How many bytes they take beside their own.
    pub fn bytes(&self) -> usize {
        let bits = self.occupied.iter().chain(&self.zones).chain(&self.trace);
        bits.map(|set| size_of_val(set.words())).sum::<usize>()
            + self.tokens.iter().map(|t| t.len()).sum::<usize>()
            + self.purses.iter().flatten().map(|(_, t)| t.len()).sum::<usize>()
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

/// What supply of a side reaches where.
#[derive(PartialEq, Eq, Debug)]
pub struct Supply {
    tokens: Box<[u8]>,
    purses: Vec<(Purse, Box<[u8]>)>,
    trace: Bits,
    under: Option<Segment>,
}

/// The segment in which a side moves: who may still move negates no zone (4.5b).
fn under(look: Look, side: Side) -> Option<Segment> {
    look.segment().filter(|segment| look.mover(*segment) == side)
}

/// The fields of supply of both sides, as far as they are stale.
pub fn supply(look: Look, fields: &mut Fields) {
    for side in Side::BOTH {
        if fields.is_stale(look, side) {
            fields.renew(look, side);
        }
    }
}

/// What supply of a side reaches where, made anew in the place of what is no longer true.
pub fn made_anew(look: Look, side: Side, old: Supply) -> Supply {
    let mut paths = Paths::new(look);
    let hqs = |divisional: bool| {
        look.all(side).filter(move |id| look.throws(*id) && look.counter(*id).divisional == divisional)
    };
    let mut thrower = |hq| {
        let [draws, thrown] = paths.both(hq);
        Thrower { hq, draws, thrown }
    };
    let own: Vec<Thrower> = hqs(true).map(&mut thrower).collect();
    let all: Vec<Thrower> = hqs(false).map(&mut thrower).collect();
    let mut maps = old.purses.into_iter().map(|(_, map)| map);
    let mut blank = || {
        let mut map = maps.next().unwrap_or_else(|| vec![0; look.t.ground.len()].into());
        map.fill(0);
        map
    };
    let mut tokens = old.tokens;
    tokens.fill(0);
    let mut purses: Vec<_> = own.iter().map(|hq| (Purse::Division(hq.hq), blank())).collect();
    for (at, there) in stores(look, side) {
        let mut served = paths.drawn(side, &[at]);
        all.iter().for_each(|hq| hq.serve(at, &mut served));
        add(there, &mut tokens, &served);
        for (hq, (_, map)) in own.iter().zip(&mut purses) {
            if hq.draws.contains(at) {
                let mut served = served.clone();
                served.unite(&hq.thrown);
                add(there, map, &served);
            } else {
                add(there, map, &served);
            }
        }
    }
    // 18.5e/2: SP on Landing Craft serve their hex and those beside it, and no HQ throws them.
    for (at, there) in look.afloat(side) {
        let mut served = look.t.no_hexes();
        served.extend(std::iter::once(at).chain(look.t.near(at)));
        add(there.into(), &mut tokens, &served);
        purses.iter_mut().for_each(|(_, map)| add(there.into(), map, &served));
    }
    // 13.2g/B
    for formation in 1..=look.t.formations.len() as u8 {
        if carried(look, side, formation).next().is_none() {
            continue;
        }
        let own = || own.iter().filter(|hq| look.counter(hq.hq).formation == formation);
        let division = |purse: &Purse| own().any(|hq| *purse == Purse::Division(hq.hq));
        let general = purses.iter().find(|(purse, _)| division(purse)).map_or(&tokens, |(_, map)| map);
        let mut map = blank();
        map.copy_from_slice(general);
        for (at, there) in carried(look, side, formation) {
            let mut served = paths.drawn(side, &[at]);
            all.iter().chain(own()).for_each(|hq| hq.serve(at, &mut served));
            add(there, &mut map, &served);
        }
        purses.push((Purse::Formation(formation), map));
    }
    let sources = sources_by(&mut paths, look, side);
    let mut trace = paths.drawn(side, &sources);
    let works = |draws: &Bits| sources.iter().any(|source| draws.contains(*source));
    all.iter().filter(|hq| works(&hq.draws)).for_each(|hq| trace.unite(&hq.thrown));
    Supply { tokens, purses, trace, under: under(look, side) }
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
    let mut serving: Vec<UnitId> = look.all(side).filter(|hq| look.throws(*hq) && serves(*hq)).collect();
    paths.throwing(side, at, &mut serving);
    let mut draws = paths.draws(side, at);
    serving.into_iter().for_each(|hq| draws.unite(&paths.drawing(hq)));
    let all = usable(look, side, formation).into_iter().map(|(store, _)| store);
    let mut found: Vec<Hex> = all.filter(|store| draws.contains(*store)).collect();
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
    let serves = |hq: &UnitId| units.iter().all(|id| look.t.title.serves(look, *hq, *id));
    let mut serving: Vec<UnitId> = look.all(side).filter(|hq| look.throws(*hq) && serves(hq)).collect();
    let mut direct: Option<Bits> = None;
    for id in units {
        let at = look.unit(*id).at;
        paths.throwing(side, at, &mut serving);
        let draws = paths.draws(side, at);
        match &mut direct {
            Some(all) => all.keep(&draws),
            None => direct = Some(draws),
        }
    }
    let mut found = Vec::new();
    for hq in serving {
        let draws = paths.drawing(hq);
        let tokens = stores.iter().filter(|(at, _)| draws.contains(*at)).map(|(_, n)| n).sum::<u16>();
        found.push((Conduit::Hq(hq), tokens));
    }
    let near = |at: Hex| direct.as_ref().is_none_or(|draws| draws.contains(at));
    found.extend(stores.into_iter().filter(|(at, _)| near(*at)).map(|(at, n)| (Conduit::Store(at), n)));
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
