//! Questions to ships and Landing Craft: where they sail, what they carry, how they are rated (18.1, 18.4).

use sandtable_board::Bits;
use sandtable_core::{Playing, Text};

use super::data::{Hull, Ratings};
use super::state::{NO_VESSEL_HERE, Vessel, aboard, hull};
use crate::action::{Hex, UnitId, VesselId};
use crate::look::Look;
use crate::paths::Paths;
use crate::pieces::{Side, Sink, Terrain};
use crate::play::{Play, hex_value};
use crate::search::Steps;
use crate::state::{NO_COLUMN_HERE, on_map};
use crate::steps::freight;
use crate::theatre::{NO_WAY, Theatre};

/// A class of ships or Landing Craft.
#[derive(Clone, Debug)]
pub struct Class {
    /// Its word.
    pub key: String,
    /// What it is.
    pub kind: Hull,
    /// Hexes a phase.
    pub ma: u8,
    /// Full and damaged side.
    pub faces: [Ratings; 2],
    /// How many aircraft it bases (18.2a).
    pub deck: u8,
}

/// Is a hex all sea (18.1c/1)?
pub fn is_sea(t: &Theatre, at: Hex) -> bool {
    t.at(at).terrain == 1 << Terrain::Sea as u16
}

/// Is it land with a shore (18.1c/2)?
pub fn is_coast(t: &Theatre, at: Hex) -> bool {
    !is_sea(t, at) && t.near(at).any(|next| is_sea(t, next))
}

impl<'a> Look<'a> {
    /// A vessel that is on the map.
    pub fn vessel(self, id: VesselId) -> Option<&'a Vessel> {
        self.s.vessels.get(usize::from(id)).filter(|vessel| on_map(vessel.at))
    }

    /// The vessels of a side on the map.
    pub fn fleet(self, side: Side) -> impl Iterator<Item = (VesselId, &'a Vessel)> {
        let all = (0..).zip(self.s.vessels.iter());
        all.filter(move |(_, vessel)| vessel.side == side && on_map(vessel.at))
    }

    /// Those in a hex.
    pub fn moored(self, side: Side, at: Hex) -> impl Iterator<Item = (VesselId, &'a Vessel)> {
        self.fleet(side).filter(move |(_, vessel)| vessel.at == at)
    }

    /// The class of a vessel.
    pub fn class(self, vessel: &Vessel) -> &'a Class {
        &self.t.classes[usize::from(vessel.class)]
    }

    /// The ratings of the side that is up.
    pub fn ratings(self, vessel: &Vessel) -> Ratings {
        self.class(vessel).faces[usize::from(vessel.has(hull::DAMAGED))]
    }

    /// Units aboard a vessel.
    pub fn crew(self, id: VesselId) -> impl Iterator<Item = UnitId> {
        self.t.ids().filter(move |unit| self.unit(*unit).at == aboard(id))
    }

    /// What a vessel carries, in tokens (4.7).
    pub fn cargo(self, id: VesselId) -> u16 {
        let units: u16 = self.crew(id).map(|unit| freight(self, unit)).sum();
        let columns = self.s.columns.iter().filter(|column| column.points > 0 && column.at == aboard(id));
        let points: u16 = columns.map(|column| 4 * u16::from(column.points)).sum();
        u16::from(self.s.vessels[usize::from(id)].load) + units + points
    }

    /// The Flak of the ships of a side in a hex (18.3f).
    pub fn ship_flak(self, side: Side, at: Hex) -> u8 {
        self.moored(side, at).map(|(_, vessel)| self.ratings(vessel).flak).sum()
    }

    /// SP on Landing Craft of a side, by hex (18.5e/2).
    pub fn afloat(self, side: Side) -> impl Iterator<Item = (Hex, u8)> {
        self.fleet(side).filter(|(_, vessel)| vessel.load > 0).map(|(_, vessel)| (vessel.at, vessel.load))
    }

    /// Tokens on the Landing Craft in or beside a hex.
    pub fn afloat_near(self, side: Side, at: Hex) -> u16 {
        let near = self.afloat(side).filter(|(hex, _)| self.t.distance(*hex, at) <= 1);
        near.map(|(_, tokens)| u16::from(tokens)).sum()
    }

    /// Is there water for a vessel from a hex to the next (18.1c)?
    fn floats(self, vessel: &Vessel, from: Hex, to: Hex) -> bool {
        let t = self.t;
        if !self.class(vessel).kind.is_craft() {
            return is_sea(t, to);
        }
        // Along the coast two land hexes share a sea hex.
        let shared = || t.near(from).any(|next| is_sea(t, next) && t.distance(next, to) == 1);
        is_sea(t, to) || is_coast(t, to) && (is_sea(t, from) || shared())
    }

    /// Searches for the hexes that a vessel can reach.
    fn sail(self, paths: &mut Paths, id: VesselId) {
        let vessel = self.s.vessels[usize::from(id)];
        let (left, enemy) = (self.class(&vessel).ma.saturating_sub(vessel.spent), vessel.side.other());
        // 18.1b
        let mut closed = paths.desk.set();
        closed.unite(&self.s.fields.occupied[enemy as usize]);
        closed.extend(self.fleet(enemy).map(|(_, ship)| ship.at));
        closed.remove(vessel.at);
        let price = |from: Hex, to: Hex| if self.floats(&vessel, from, to) { 1 } else { NO_WAY };
        let step = |at: Hex, to: Hex| if self.t.on_map(to) { price(at, to) } else { NO_WAY };
        let prices = |at: Hex, left: u8| (left > 0).then(|| self.t.at(at).next.map(|to| step(at, to)));
        paths.desk.marks.set(&closed);
        let steps = Steps { web: &self.t.web, prices, closed: &paths.desk.marks };
        paths.desk.search.run(std::iter::once(vessel.at), left, steps);
        paths.desk.keep_set(closed);
    }

    /// The hexes that a vessel can reach.
    pub fn sea_room(self, id: VesselId, set: &mut Bits) {
        let mut paths = Paths::new(self);
        self.sail(&mut paths, id);
        paths.desk.search.reached(set);
    }

    /// The hexes of its way that a vessel has left over in one that it can reach.
    pub fn way_left(self, id: VesselId, to: Hex) -> Option<u8> {
        let mut paths = Paths::new(self);
        self.sail(&mut paths, id);
        paths.desk.search.left(to)
    }
}

impl Play<'_> {
    /// A vessel to change.
    pub fn vessel(&mut self, id: VesselId) -> &mut Vessel {
        &mut self.s.vessels[usize::from(id)]
    }

    /// A vessel is lost with all aboard.
    pub fn sink(&mut self, id: VesselId, rule: &'static str) {
        let Vessel { at, side, load, .. } = *self.vessel(id);
        for unit in self.t.ids() {
            if self.s.units[usize::from(unit)].at == aboard(id) {
                self.kill(unit, rule);
            }
        }
        let mut lost = u32::from(load);
        for column in self.s.columns.iter_mut().filter(|c| c.points > 0 && c.at == aboard(id)) {
            lost += u32::from(column.load);
            *column = NO_COLUMN_HERE;
        }
        self.s.books[side as usize].spent[Sink::Sunk as usize] += lost;
        self.drown_wings(id);
        *self.vessel(id) = NO_VESSEL_HERE;
        self.s.fields.stale = true;
        self.say(rule, || Text::new("log-sunk").with("hex", hex_value(at)));
    }

    /// Landing Craft lose a point, and with it cargo that has no room any more, drawn at random (18.3d/B).
    pub fn lose_point(&mut self, id: VesselId, rule: &'static str) {
        if self.vessel(id).points <= 1 {
            return self.sink(id, rule);
        }
        self.vessel(id).points -= 1;
        let at = self.vessel(id).at;
        self.say(rule, || Text::new("log-point-lost").with("hex", hex_value(at)));
        let room = 4 * u16::from(self.vessel(id).points);
        while self.look().cargo(id) > room {
            let units = self.look().crew(id).count() as u16;
            let columns = self.s.columns.iter().filter(|c| c.points > 0 && c.at == aboard(id)).count() as u16;
            let tokens = u16::from(self.s.vessels[usize::from(id)].load > 0);
            let drawn = self.draw(units + columns + tokens);
            self.jettison(id, drawn, rule);
        }
    }

    /// One of so many at random; one alone is not drawn for.
    pub fn draw(&mut self, of: u16) -> u16 {
        if of > 1 { self.chance.below(of) } else { 0 }
    }

    /// The piece of cargo that was drawn is lost: units first, then columns, then a token.
    fn jettison(&mut self, id: VesselId, drawn: u16, rule: &'static str) {
        let units = self.look().crew(id).count() as u16;
        if drawn < units {
            let unit = self.look().crew(id).nth(drawn.into());
            return unit.into_iter().for_each(|unit| self.kill(unit, rule));
        }
        let side = self.vessel(id).side;
        let mut columns = self.s.columns.iter_mut().filter(|c| c.points > 0 && c.at == aboard(id));
        let lost = match columns.nth(usize::from(drawn - units)) {
            Some(column) => u32::from(std::mem::replace(column, NO_COLUMN_HERE).load),
            None => {
                self.vessel(id).load -= 1;
                1
            }
        };
        self.s.books[side as usize].spent[Sink::Sunk as usize] += lost;
        self.s.fields.stale = true;
    }

    /// Tokens are taken from the Landing Craft in or beside a hex.
    pub fn spend_afloat(&mut self, side: Side, at: Hex, tokens: u16, sink: Sink) {
        self.unload_within(side, at, 1, tokens, sink);
    }

    /// Tokens are taken from the Landing Craft of a hex.
    pub fn spend_moored(&mut self, side: Side, at: Hex, tokens: u16, sink: Sink) {
        self.unload_within(side, at, 0, tokens, sink);
    }

    fn unload_within(&mut self, side: Side, at: Hex, hexes: u16, tokens: u16, sink: Sink) {
        let (t, mut left) = (self.t, tokens);
        for vessel in self.s.vessels.iter_mut().filter(|v| v.side == side && on_map(v.at)) {
            if t.distance(vessel.at, at) <= hexes {
                let taken = left.min(vessel.load.into());
                vessel.load -= taken as u8;
                left -= taken;
            }
        }
        self.s.books[side as usize].spent[sink as usize] += u32::from(tokens - left);
        self.s.fields.stale = true;
    }

    /// Landing Craft of one class in one hex combine, as Transport Points do (18.4d).
    pub fn combine_craft(&mut self) {
        for i in 0..self.s.vessels.len() {
            for j in i + 1..self.s.vessels.len() {
                let (a, b) = (self.s.vessels[i], self.s.vessels[j]);
                let alike =
                    on_map(a.at) && (a.at, a.side, a.class, a.flags) == (b.at, b.side, b.class, b.flags);
                if !alike || !self.t.classes[usize::from(a.class)].kind.is_craft() {
                    continue;
                }
                self.s.vessels[i].points += b.points;
                self.s.vessels[i].load += b.load;
                self.s.vessels[i].spent = a.spent.max(b.spent);
                self.s.vessels[j] = NO_VESSEL_HERE;
                let (old, new) = (aboard(j as VesselId), aboard(i as VesselId));
                self.s.units.iter_mut().filter(|unit| unit.at == old).for_each(|unit| unit.at = new);
                self.s.columns.iter_mut().filter(|c| c.at == old).for_each(|column| column.at = new);
            }
        }
    }

    /// Ships of a side begin a movement segment.
    pub fn begin_sailing(&mut self, side: Side) {
        // 18.3c/1: once a phase, by Hip Shoot or otherwise.
        self.s.vessels.iter_mut().for_each(|vessel| vessel.flags &= !hull::STRUCK);
        for vessel in self.s.vessels.iter_mut().filter(|vessel| vessel.side == side) {
            (vessel.spent, vessel.flags) = (0, vessel.flags & !hull::MOVED);
        }
    }

    /// A Barrage Segment of a side begins.
    pub fn begin_salvos(&mut self) {
        for vessel in &mut *self.s.vessels {
            vessel.flags &= !(hull::FIRED | hull::ACTS);
        }
    }

    /// Enemy ships in a hex that was entered are destroyed (9.14g), and so is a port that an LST has become (18.4f).
    pub fn capture_afloat(&mut self, side: Side, at: Hex) {
        for id in 0..self.s.vessels.len() as VesselId {
            let vessel = *self.vessel(id);
            if vessel.at == at && vessel.side != side {
                self.sink(id, "9.14g");
            }
        }
        let printed = self.t.place(at).is_some_and(|(_, place)| place.port > 0);
        for port in self.s.ports.iter_mut().filter(|port| port.at == at && port.side != side && !printed) {
            *port = crate::state::NO_PORT;
        }
    }
}
