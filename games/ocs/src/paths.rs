//! Supply paths (12.3): where supply of a side can go from a hex, and who can come to it.

use sandtable_board::Bits;

use crate::action::{Hex, UnitId};
use crate::cost::engineers;
use crate::desk::{Desk, Staff, Ways, copy};
use crate::look::Look;
use crate::pieces::{Mobility, Side};
use crate::search::Steps;
use crate::state::Column;
use crate::theatre::NO_WAY;
use crate::title::Passes;

fn quarters(mp: u8) -> u8 {
    mp.saturating_mul(4)
}

/// Where an HQ stands, how it goes and how far it throws.
fn staff(look: Look, hq: UnitId) -> Staff {
    (look.unit(hq).at, look.face(hq).by, look.face(hq).throw)
}

/// Searches for supply paths in a position.
pub struct Paths<'a> {
    look: Look<'a>,
    /// What they are made on.
    pub desk: Desk,
}

impl Drop for Paths<'_> {
    fn drop(&mut self) {
        std::mem::take(&mut self.desk).leave();
    }
}

impl<'a> Paths<'a> {
    /// In a position.
    pub fn new(look: Look<'a>) -> Paths<'a> {
        Paths { look, desk: Desk::take(look.t) }
    }

    /// Hexes from which one of some places can be drawn upon with Truck MP (12.3a/1): counted from the drawer to the place,
    /// so that the search goes against the steps. A hex next to the place will do (12.3c).
    pub fn drawn(&mut self, side: Side, to: impl Iterator<Item = Hex>) -> &Bits {
        let t = self.look.t;
        let near = to.flat_map(|at| std::iter::once(at).chain(t.near(at)));
        self.against(side, Mobility::Truck, near, quarters(t.ranges.draw));
        self.desk.search.reached(&mut self.desk.found[0]);
        &self.desk.found[0]
    }

    /// Hexes that can be drawn upon from a hex with Truck MP: the other way round.
    pub fn draws(&mut self, side: Side, from: Hex) -> &Bits {
        self.circle(side, Mobility::Truck, from, self.look.t.ranges.draw)
    }

    /// Hexes that an HQ can throw to, and those next to them (12.3b/1).
    pub fn thrown(&mut self, hq: UnitId) -> &Bits {
        &self.both(hq)[1]
    }

    /// Those of some HQs that can throw to a hex: of whom nothing is known, one search against the steps for all who throw
    /// alike.
    pub fn throwing(&mut self, side: Side, to: Hex, hqs: &mut Vec<UnitId>) {
        let look = self.look;
        self.look_about(side);
        let mut others = self.desk.list();
        let staffs = &self.desk.ground[side as usize].staffs;
        hqs.retain(|hq| match staffs.get(staff(look, *hq)) {
            Some([_, thrown]) => thrown.contains(to),
            None => {
                others.push(*hq);
                false
            }
        });
        for by in Mobility::ALL {
            let alike = |hq: &UnitId| look.face(*hq).by == by;
            let Some(most) = others.iter().filter(|hq| alike(hq)).map(|hq| look.face(*hq).throw).max() else {
                continue;
            };
            let near = std::iter::once(to).chain(look.t.near(to));
            self.against(side, by, near, quarters(most));
            let reaches = |hq: &UnitId| {
                let at = look.unit(*hq).at;
                let short = quarters(most - look.face(*hq).throw);
                // Where it stands it need not go.
                look.t.distance(at, to) <= 1 || self.desk.search.left(at).is_some_and(|left| left >= short)
            };
            others.retain(|hq| !alike(hq) || reaches(hq));
        }
        hqs.extend(&others);
        hqs.sort_unstable();
        self.desk.keep_list(others);
    }

    /// Hexes that an HQ can draw upon, with the mobility of its throw (12.3a/2), and those next to them.
    pub fn drawing(&mut self, hq: UnitId) -> &Bits {
        &self.both(hq)[0]
    }

    /// Hexes that an Extender can be linked to, or would be if the column were one (12.7b), and those next to them
    /// (12.7g).
    pub fn linked(&mut self, column: &Column) -> &Bits {
        let kind = &self.look.t.transport[usize::from(column.kind)];
        self.circle(column.side, kind.by, column.at, kind.extender)
    }

    /// What an HQ draws upon and what it throws to, by one search, if it is not known.
    pub fn both(&mut self, hq: UnitId) -> &[Bits; 2] {
        self.would(self.look.counter(hq).side, staff(self.look, hq))
    }

    /// The same for an HQ of a side that would stand elsewhere.
    pub fn would(&mut self, side: Side, key: Staff) -> &[Bits; 2] {
        let (look, (at, by, throw)) = (self.look, key);
        self.look_about(side);
        if self.desk.ground[side as usize].staffs.get(key).is_none() {
            let [throw, draw] = [throw, look.t.ranges.draw].map(quarters);
            let range = throw.max(draw);
            self.along(side, by, at, range);
            let Desk { search, found, ground, .. } = &mut self.desk;
            search.around(range, draw, &look.t.web, &mut found[0]);
            search.around(range, throw, &look.t.web, &mut found[1]);
            ground[side as usize].staffs.keep(key, found);
        }
        let Desk { found, ground, .. } = &self.desk;
        ground[side as usize].staffs.get(key).unwrap_or(found)
    }

    /// Hexes of a side's enemies, and those in their zones that are not negated.
    pub fn barred(&mut self, side: Side) -> &Bits {
        self.look_about(side);
        &self.desk.ground[side as usize].barred
    }

    fn circle(&mut self, side: Side, by: Mobility, at: Hex, range: u8) -> &Bits {
        let range = quarters(range);
        self.along(side, by, at, range);
        self.desk.search.around(range, range, &self.look.t.web, &mut self.desk.found[0]);
        &self.desk.found[0]
    }

    /// Searches from a hex with so many quarter MP.
    fn along(&mut self, side: Side, by: Mobility, from: Hex, range: u8) {
        self.spread(side, by, std::iter::once(from), range, false);
    }

    /// Searches for whoever can come to some hexes with so many quarter MP.
    fn against(&mut self, side: Side, by: Mobility, to: impl Iterator<Item = Hex>, range: u8) {
        self.spread(side, by, to, range, true);
    }

    fn spread(
        &mut self,
        side: Side,
        by: Mobility,
        starts: impl Iterator<Item = Hex>,
        range: u8,
        backwards: bool,
    ) {
        let look = self.look;
        self.look_about(side);
        let Desk { search, ground, .. } = &mut self.desk;
        let ways = &ground[side as usize];
        // 12.3d/1, 13.8b: where engineers bridge rivers the prices over bridges.
        let [plain, bridged] = look.t.supply_prices(look.s.weather, by, backwards);
        let cheapest = look.t.cheapest_supply(look.s.weather, by, backwards);
        let shut = look.t.title.shut(look);
        let prices = |at: Hex, left: u8| {
            // At the end of the way nothing is worth a look, unless the title has its own say.
            if left < cheapest[usize::from(at)] && !ways.spans.contains(at) {
                return None;
            }
            let plain = plain[usize::from(at)];
            // Nearly everywhere.
            if shut.is_none() && !ways.odd.contains(at) {
                return Some(plain);
            }
            let mut prices = plain;
            if ways.bridged.contains(at) {
                let bridged = bridged[usize::from(at)];
                let next = look.t.at(at).next;
                let over = |d: usize| ways.sappers.contains(at) || ways.sappers.contains(next[d]);
                prices = std::array::from_fn(|d| if over(d) { bridged[d] } else { plain[d] });
            }
            if ways.spans.contains(at) {
                for d in (0..6).filter(|d| look.t.at(at).barrier[*d].is_some()) {
                    if let Some(own) = look.t.title.crossing(look, side, by, (at, d)) {
                        prices[d] = own.unwrap_or(NO_WAY);
                    }
                }
            }
            if let Some(zone) = shut {
                (0..6).filter(|d| zone.crosses(at, *d)).for_each(|d| prices[d] = NO_WAY);
            }
            Some(prices)
        };
        // 4.5a/B, 4.5a/B/1, 12.3d/2
        let closed = &ways.closed[usize::from(by == Mobility::Truck)];
        search.run(starts, range, Steps { web: &look.t.web, prices, closed });
    }

    /// What stands in the way of a side now, and what helps it.
    fn look_about(&mut self, side: Side) {
        let (look, enemy) = (self.look, side.other() as usize);
        let Desk { search, ground, .. } = &mut self.desk;
        let Ways { known, held, barred, closed, sappers, bridged, spans, odd, staffs } =
            &mut ground[side as usize];
        if std::mem::replace(known, true) {
            return;
        }
        search.beside(&look.s.fields.zones[enemy], &look.t.web, barred);
        sappers.clear();
        for id in look.all(side) {
            let at = look.unit(id).at;
            // 4.5b
            if barred.contains(at) && !look.may_move(id) {
                barred.remove(at);
            }
            if engineers(look, id) {
                sappers.insert(at);
            }
        }
        copy(held, &look.s.fields.occupied[enemy]);
        look.t.title.close(look, side, held);
        barred.unite(held);
        closed.iter_mut().zip([&*held, &*barred]).for_each(|(marks, hexes)| marks.set(hexes));
        bridged.clear();
        sappers.iter().for_each(|at| bridged.extend(look.t.near(at).chain([at])));
        bridged.keep(&look.t.banks);
        spans.clear();
        look.t.title.spans(look, side, spans);
        copy(odd, bridged);
        odd.unite(spans);
        let mut passes = Passes::new();
        look.t.title.passes(look, side, &mut passes);
        staffs.stand(look.t, look.s.weather, passes, [held, barred, sappers]);
    }
}
