//! What follows from the rest of a position: who stands where, zones of control, what supply reaches where.

use arrayvec::ArrayVec;
use sandtable_board::Bits;

use crate::action::{Hex, UnitId};
use crate::camps::{Camp, Pool};
use crate::desk::{Desk, copy};
use crate::look::Look;
use crate::paths::Paths;
use crate::pieces::Side;
use crate::spread::Spread;
use crate::state::{Column, Dump, NOBODY, Roll, on_map};
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
    /// Both for the systems of each side after the first.
    pub others: [Vec<Other>; 2],
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
    /// The hexes among which the present step chooses: those that can pay, or where what has come is unloaded.
    pub choices: Payers,
    /// The unit for which the conduits were found; nobody if for others.
    pub fuelled: UnitId,
    /// The single ways by which the stack in hand, or the guns that fire, can be supplied together.
    pub conduits: Conduits,
}

/// Most hexes among which a payer chooses: the stacks of a whole front may be served by one truck.
pub const PAYERS: usize = 120;
/// Most single ways by which several are supplied together.
const CONDUITS: usize = 24;

impl Fields {
    /// Those of an empty map.
    pub fn new(t: &Theatre) -> Fields {
        let none = || [t.no_hexes(), t.no_hexes()];
        let tokens = || vec![0; t.ground.len()].into_boxed_slice();
        let purses = Side::BOTH.map(|side| Vec::with_capacity(most_purses(t, side)));
        let others = t.systems.map(|n| {
            let other = |_| Other { tokens: tokens(), trace: t.no_hexes() };
            (1..n).map(other).collect()
        });
        Desk::stock(t, purses.iter().map(Vec::capacity).sum());
        Fields {
            occupied: none(),
            zones: none(),
            tokens: [tokens(), tokens()],
            purses,
            trace: none(),
            others,
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
            others: std::mem::take(&mut self.others[i]),
            under: self.under[i],
        }
    }

    /// The supply of a side, as it is now.
    pub fn put(&mut self, side: Side, made: Supply) {
        let i = side as usize;
        (self.tokens[i], self.purses[i], self.trace[i]) = (made.tokens, made.purses, made.trace);
        (self.others[i], self.under[i]) = (made.others, made.under);
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
            + self.others.iter().flatten().map(Other::bytes).sum::<usize>()
    }

    /// Hexes in which a system is in trace supply.
    pub fn trace(&self, camp: Camp) -> &Bits {
        let i = camp.side as usize;
        self.other(camp).map_or(&self.trace[i], |other| &other.trace)
    }

    /// Tokens that units of a system can have, by hex.
    pub fn tokens(&self, camp: Camp) -> &[u8] {
        let i = camp.side as usize;
        self.other(camp).map_or(&self.tokens[i], |other| &other.tokens)
    }

    fn other(&self, camp: Camp) -> Option<&Other> {
        self.others[camp.side as usize].get(usize::from(camp.system).checked_sub(1)?)
    }
}

/// What a further system of a side can have.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Other {
    /// Tokens that its units can have, by hex.
    pub tokens: Box<[u8]>,
    /// Hexes in which they are in trace supply.
    pub trace: Bits,
}

impl Other {
    fn bytes(&self) -> usize {
        self.tokens.len() + size_of_val(self.trace.words())
    }

    /// Nothing is known of it.
    pub fn blank(&mut self) {
        self.tokens.fill(0);
        self.trace.clear();
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

/// How many of them a side can have: each formation, and each HQ of a division.
fn most_purses(t: &Theatre, side: Side) -> usize {
    let own = || t.counters.iter().filter(|counter| counter.side == side);
    let formation = |formation: &u8| own().any(|counter| counter.formation == *formation);
    let formations = (1..=t.formations.len() as u8).filter(formation);
    own().filter(|counter| counter.divisional).count() + formations.count()
}

/// Tokens in a hex, and whom they serve.
pub struct Lot {
    at: Hex,
    tokens: u16,
    /// The formation of the Organic Trucks that carry them; 0 if they are for all.
    organic: u8,
    served: Bits,
}

/// Adds tokens in the hexes of a set, a word of them at a time.
fn add(tokens: u16, to: &mut [u8], mut words: impl Iterator<Item = u64>) {
    let tokens = tokens.min(255) as u8;
    let (whole, rest) = to.as_chunks_mut();
    for (hexes, word) in whole.iter_mut().zip(&mut words).filter(|(_, word)| *word != 0) {
        lay(tokens, hexes, word);
    }
    if let Some(word) = words.next() {
        let mut last = [0; 64];
        last[..rest.len()].copy_from_slice(rest);
        lay(tokens, &mut last, word);
        rest.copy_from_slice(&last[..rest.len()]);
    }
}

/// A byte laid eight times side by side, and the highest bit of each.
const EACH: u64 = 0x0101_0101_0101_0101;
const TOP: u64 = EACH << 7;

/// By the bits of a byte: a full byte for every one that is set.
const MEMBERS: [u64; 256] = {
    /// One bit of each of eight bytes.
    const ITS: u64 = 0x8040_2010_0804_0201;
    let (mut all, mut i) = ([0; 256], 0);
    while i < 256 {
        let bits = (i as u64 * EACH) & ITS;
        // Whatever is in a byte carries into its highest bit.
        let filled = (((bits & !TOP) + (TOP - EACH)) | bits) & TOP;
        all[i] = (filled >> 7) * 0xff;
        i += 1;
    }
    all
};

/// Adds tokens in the hexes of a word, eight at a time; what a byte cannot hold leaves it full.
fn lay(tokens: u8, hexes: &mut [u8; 64], word: u64) {
    let tokens = u64::from(tokens) * EACH;
    let (eights, _) = hexes.as_chunks_mut::<8>();
    for (eight, members) in eights.iter_mut().zip(word.to_le_bytes()).filter(|(_, members)| *members != 0) {
        let (old, more) = (u64::from_le_bytes(*eight), tokens & MEMBERS[usize::from(members)]);
        let sum = ((old & !TOP) + (more & !TOP)) ^ ((old ^ more) & TOP);
        let over = ((old & more) | ((old | more) & !sum)) & TOP;
        *eight = (sum | ((over >> 7) * 0xff)).to_le_bytes();
    }
}

/// What supply of a side reaches where.
#[derive(PartialEq, Eq, Debug)]
pub struct Supply {
    tokens: Box<[u8]>,
    purses: Vec<(Purse, Box<[u8]>)>,
    trace: Bits,
    others: Vec<Other>,
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
    let Supply { mut tokens, mut purses, mut trace, mut others, .. } = old;
    let sources = sources_by(&mut paths, look, side);
    let mut direct = paths.desk.set();
    direct.unite(paths.drawn(side, sources.iter()));
    purses.drain(..).for_each(|(_, map)| paths.desk.keep_map(map));
    let first = std::iter::once((&mut tokens, &mut trace));
    let others_of = others.iter_mut().map(|other| (&mut other.tokens, &mut other.trace));
    for (system, (tokens, trace)) in (0..).zip(first.chain(others_of)) {
        copy(trace, &direct);
        fill(&mut paths, look, Camp { side, system }, &sources, (tokens, trace, &mut purses));
    }
    paths.desk.keep_set(direct);
    Supply { tokens, purses, trace, others, under: under(look, side) }
}

/// Tokens by hex, hexes in trace supply, and what some can use more.
type Maps<'a> = (&'a mut Box<[u8]>, &'a mut Bits, &'a mut Vec<(Purse, Box<[u8]>)>);

/// What a system of a side can have, beside the trace supply that comes straight from the sources.
fn fill(paths: &mut Paths, look: Look, camp: Camp, sources: &Spread, (tokens, trace, purses): Maps) {
    let pool = look.pool_of(camp);
    let mut lots = std::mem::take(&mut paths.desk.lots);
    let common = stores(look, pool).map(|(at, tokens)| (at, tokens, 0));
    let organic = laden(look, pool).filter(|c| c.organic > 0).map(|c| (c.at, c.load.into(), c.organic));
    for (at, tokens, organic) in common.chain(organic) {
        let mut served = paths.desk.set();
        served.unite(paths.drawn(pool.side, std::iter::once(at)));
        lots.push(Lot { at, tokens, organic, served });
    }
    let hqs =
        |divisional: bool| look.staffs(camp).filter(move |id| look.counter(*id).divisional == divisional);
    for hq in hqs(false) {
        let [draws, thrown] = paths.both(hq);
        if sources.iter().any(|source| draws.contains(source)) {
            trace.unite(thrown);
        }
        lots.iter_mut().filter(|lot| draws.contains(lot.at)).for_each(|lot| lot.served.unite(thrown));
    }
    tokens.fill(0);
    for lot in lots.iter().filter(|lot| lot.organic == 0) {
        add(lot.tokens, tokens, lot.served.words().iter().copied());
    }
    // 18.5e/2: SP on Landing Craft serve their hex and those beside it, and no HQ throws them.
    for (at, there) in look.afloat(camp.side).filter(|_| pool.pool == 0) {
        for hex in look.t.near(at).chain([at]) {
            let known = &mut tokens[usize::from(hex)];
            *known = known.saturating_add(there);
        }
    }
    let own = purses.len();
    for hq in hqs(true) {
        let mut map = paths.desk.map();
        map.copy_from_slice(tokens);
        let [draws, thrown] = paths.both(hq);
        for lot in lots.iter_mut().filter(|lot| draws.contains(lot.at)) {
            if lot.organic == 0 {
                let more = thrown.words().iter().zip(lot.served.words());
                add(lot.tokens, &mut map, more.map(|(thrown, served)| thrown & !served));
            } else if lot.organic == look.counter(hq).formation {
                lot.served.unite(thrown);
            }
        }
        purses.push((Purse::Division(hq), map));
    }
    // 13.2g/B
    for formation in 1..=look.t.formations.len() as u8 {
        let mut laden = lots.iter().filter(|lot| lot.organic == formation).peekable();
        if laden.peek().is_none() {
            continue;
        }
        let division =
            |purse| matches!(purse, Purse::Division(hq) if look.counter(hq).formation == formation);
        let general =
            purses[own..].iter().find(|(purse, _)| division(*purse)).map_or(&*tokens, |(_, map)| map);
        let mut map = paths.desk.map();
        map.copy_from_slice(general);
        laden.for_each(|lot| add(lot.tokens, &mut map, lot.served.words().iter().copied()));
        purses.push((Purse::Formation(formation), map));
    }
    lots.drain(..).for_each(|lot| paths.desk.keep_set(lot.served));
    paths.desk.lots = lots;
}

/// Hexes in which a pool has supply for all, on the ground or loaded (12.1b), with all the tokens that lie there.
pub fn stores(look: Look, of: Pool) -> impl Iterator<Item = (Hex, u16)> {
    let ground = look.s.dumps.iter().filter(move |dump| on_map(dump.at) && dump.owner() == of);
    let loaded = laden(look, of).filter(|c| c.organic == 0);
    let here = move |at: Hex| stored(look, of, at, 0);
    let dumps = ground.map(|dump: &Dump| dump.at).map(move |at| (at, here(at)));
    // A hex of several columns is named by the first.
    let first = move |column: &&Column| {
        look.s.dump(column.at).is_none_or(|dump| dump.owner() != of)
            && laden(look, of)
                .find(|c| c.organic == 0 && c.at == column.at)
                .is_some_and(|c| std::ptr::eq(c, *column))
    };
    dumps.chain(loaded.filter(first).map(move |column| (column.at, here(column.at))))
}

/// The same of all pools of a side, one after the other.
pub fn stores_of_side(look: Look, side: Side) -> impl Iterator<Item = (Hex, u16)> {
    let pools = 0..=look.t.title.pools().len() as u8;
    pools.flat_map(move |pool| stores(look, Pool { side, pool }))
}

/// The columns of a pool that carry supply.
fn laden<'a>(look: Look<'a>, of: Pool) -> impl Iterator<Item = &'a Column> + Clone {
    look.s.columns.iter().filter(move |c| on_map(c.at) && c.owner() == of && c.load > 0)
}

/// The tokens of a pool in a hex, on the ground and loaded, for a unit of a formation; 0 for others.
pub fn stored(look: Look, of: Pool, at: Hex, formation: u8) -> u16 {
    let ground = look.s.dump(at).filter(|dump| dump.owner() == of).map_or(0, |dump| dump.tokens);
    let usable = |c: &Column| c.owner() == of && (c.organic == 0 || c.organic == formation);
    let loaded = look.s.columns_at(at).filter(|(_, column)| usable(column));
    ground + loaded.map(|(_, column)| u16::from(column.load)).sum::<u16>()
}

/// Hexes with supply of a pool that a formation may use; 0 for no formation.
fn usable(look: Look, of: Pool, formation: u8) -> Spread {
    let mut hexes = Spread::none(look.t);
    let ground = look.s.dumps.iter().filter(|dump| on_map(dump.at) && dump.owner() == of && dump.tokens > 0);
    hexes.extend(ground.map(|dump| dump.at));
    let loaded = laden(look, of).filter(|c| c.organic == 0 || c.organic == formation);
    hexes.extend(loaded.map(|c| c.at));
    hexes
}

/// Hexes among which a payer chooses.
pub type Payers = ArrayVec<Hex, PAYERS>;

/// The hexes with supply that can pay for a unit where it stands, directly or through an HQ that serves it, in order; with
/// those of Organic Trucks of a formation, 0 for none.
pub fn payers(look: Look, unit: UnitId, formation: u8) -> Payers {
    paying(look, (look.pool(unit), formation), look.unit(unit).at, |hq| look.serves(hq, unit))
}

/// Does a unit reach the supply of a hex, by draw or throw (12.3/1)?
pub fn reaches(paths: &mut Paths, look: Look, unit: UnitId, store: Hex) -> bool {
    let (side, at) = (look.counter(unit).side, look.unit(unit).at);
    let mut throws = |hq: UnitId| {
        let serves = look.throws(hq) && look.serves(hq, unit);
        serves && {
            let [draws, thrown] = paths.both(hq);
            thrown.contains(at) && draws.contains(store)
        }
    };
    look.all(side).any(&mut throws) || paths.drawn(side, std::iter::once(store)).contains(at)
}

/// Those that can pay for a facility that a system uses: an HQ of a division serves none (13.1d/1).
pub fn payers_of(look: Look, camp: Camp, at: Hex) -> Payers {
    let serves = |hq: UnitId| look.camp(hq) == camp && !look.counter(hq).divisional;
    paying(look, (look.pool_of(camp), 0), at, serves)
}

fn paying(look: Look, (pool, formation): (Pool, u8), at: Hex, serves: impl Fn(UnitId) -> bool) -> Payers {
    let mut paths = Paths::new(look);
    let side = pool.side;
    let mut found = usable(look, pool, formation);
    let mut draws = paths.desk.set();
    draws.unite(paths.draws(side, at));
    let serving = serving(&mut paths, look, side, [at].into_iter(), serves);
    serving.iter().for_each(|hq| draws.unite(paths.drawing(*hq)));
    found.retain(|store| draws.contains(store));
    let moored = look.afloat(side).map(|(hex, _)| hex).filter(|_| pool.pool == 0);
    found.extend(moored.filter(|hex| look.t.distance(*hex, at) <= 1));
    paths.desk.keep_list(serving);
    paths.desk.keep_set(draws);
    found.iter().take(PAYERS).collect()
}

/// The HQs of a side that serve somebody and throw to all of some hexes.
fn serving(
    paths: &mut Paths,
    look: Look,
    side: Side,
    mut at: impl Iterator<Item = Hex>,
    serves: impl Fn(UnitId) -> bool,
) -> Vec<UnitId> {
    let mut hqs = paths.desk.list();
    hqs.extend(look.all(side).filter(|hq| look.throws(*hq) && serves(*hq)));
    while let Some(at) = at.next().filter(|_| !hqs.is_empty()) {
        paths.throwing(side, at, &mut hqs);
    }
    hqs
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

/// Conduits with the tokens that each can give.
pub type Conduits = ArrayVec<(Conduit, u16), CONDUITS>;

/// The conduits that reach all of some units, with the tokens that each can give to a formation; 0 for none.
pub fn conduits(
    look: Look,
    side: Side,
    units: impl Iterator<Item = UnitId> + Clone,
    formation: u8,
) -> Conduits {
    let mut paths = Paths::new(look);
    let pool = units.clone().next().map_or(Pool::first(side), |id| look.pool(id));
    let stores = usable(look, pool, formation);
    let tokens = |at: Hex| stored(look, pool, at, formation);
    let hexes = units.clone().map(|id| look.unit(id).at);
    let serves = |hq: UnitId| units.clone().all(|id| look.serves(hq, id));
    let serving = serving(&mut paths, look, side, hexes.clone(), serves);
    let mut found = Conduits::new();
    for hq in &serving {
        let draws = paths.drawing(*hq);
        let tokens = stores.iter().filter(|at| draws.contains(*at)).map(tokens).sum();
        if tokens > 0 {
            let _ = found.try_push((Conduit::Hq(*hq), tokens));
        }
    }
    paths.desk.keep_list(serving);
    let mut direct: Option<Bits> = None;
    for at in hexes {
        match &mut direct {
            Some(all) => all.keep(paths.draws(side, at)),
            None => direct.insert(paths.desk.set()).unite(paths.draws(side, at)),
        }
    }
    let near = |at: &Hex| direct.as_ref().is_none_or(|draws| draws.contains(*at));
    for at in stores.iter().filter(near) {
        let _ = found.try_push((Conduit::Store(at), tokens(at)));
    }
    direct.into_iter().for_each(|set| paths.desk.keep_set(set));
    found
}

/// The stores that a conduit draws upon for a formation; 0 for none.
pub fn stores_of(look: Look, pool: Pool, conduit: Conduit, formation: u8) -> Spread {
    let mut stores = usable(look, pool, formation);
    match conduit {
        Conduit::Store(at) => stores.retain(|store| store == at),
        Conduit::Hq(hq) => {
            let mut paths = Paths::new(look);
            let draws = paths.drawing(hq);
            stores.retain(|store| draws.contains(store));
        }
    }
    stores
}

/// Those of some units of a side that a conduit reaches.
pub fn reached_by(look: Look, side: Side, conduit: Conduit, units: impl Iterator<Item = UnitId>) -> Roll {
    let mut paths = Paths::new(look);
    let (hexes, hq) = match conduit {
        Conduit::Store(at) => (paths.drawn(side, std::iter::once(at)), None),
        Conduit::Hq(hq) => (paths.thrown(hq), Some(hq)),
    };
    let serves = |id: &UnitId| hq.is_none_or(|hq| look.serves(hq, *id));
    units.filter(|id| hexes.contains(look.unit(*id).at) && serves(id)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_are_added_where_they_belong_and_no_byte_runs_over() {
        let words = [0x8000_0000_0000_0001, 0, 0x0123_4567_89ab_cdef, u64::MAX];
        for tokens in [1, 90, 200, 255, 999] {
            let mut to: Vec<u8> = (0..201_u16).map(|i| (i * 37 % 256) as u8).collect();
            let right = to.iter().enumerate().map(|(i, there)| {
                let more = if words[i / 64] >> (i % 64) & 1 == 1 { tokens.min(255) as u8 } else { 0 };
                there.saturating_add(more)
            });
            let right: Vec<u8> = right.collect();
            add(tokens, &mut to, words.into_iter());
            assert_eq!(to, right, "{tokens}");
        }
    }
}
