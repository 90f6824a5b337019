//! Questions about the air: who may fly, who patrols, what a base bears, what a mission can carry.

use super::{Base, Craft, Haul, Hold, Livery, Sheet, Sortie, Wing, WingId};
use crate::action::{Hex, UnitId};
use crate::look::Look;
use crate::pieces::{Kind, Mobility, Side, Terrain};
use crate::state::on_map;

/// Hexes around a base with an Active Fighter that are its Patrol Zone (14.4c/1).
const PATROL: u16 = 10;
/// Hexes within which a barrage gets the short-range shift (10.2b).
pub const SHORT: u16 = 10;

impl<'a> Look<'a> {
    /// A wing.
    pub fn wing(self, id: WingId) -> Wing {
        self.s.wings[usize::from(id)]
    }

    /// Its counter.
    pub fn sheet(self, id: WingId) -> &'a Sheet {
        self.t.air.sheet(id)
    }

    /// The side of its counter that is up.
    pub fn livery(self, id: WingId) -> Livery {
        self.sheet(id).faces[usize::from(self.wing(id).lost.min(1))]
    }

    /// Is it of a type (14.1)?
    pub fn is_craft(self, id: WingId, craft: Craft) -> bool {
        self.sheet(id).is(craft)
    }

    /// The wings of a side on the map.
    pub fn wings(self, side: Side) -> impl Iterator<Item = WingId> + 'a {
        self.t.air.ids().filter(move |id| self.sheet(*id).side == side && self.wing(*id).is_here())
    }

    /// Active wings of a side at a base, other than those out on a mission (14.1a/1).
    pub fn active(self, side: Side, at: Hex) -> impl Iterator<Item = WingId> + 'a {
        self.wings(side).filter(move |id| {
            let wing = self.wing(*id);
            wing.at == at && wing.active && !self.s.mission.has(*id)
        })
    }

    /// The air base of a hex.
    pub fn base(self, at: Hex) -> Option<&'a Base> {
        self.s.bases.iter().find(|base| base.at == at && on_map(at))
    }

    /// The air base of a side in a hex.
    pub fn base_of(self, side: Side, at: Hex) -> Option<&'a Base> {
        self.base(at).filter(|base| base.side == side)
    }

    /// The air bases of a side.
    pub fn bases(self, side: Side) -> impl Iterator<Item = &'a Base> {
        self.s.bases.iter().filter(move |base| on_map(base.at) && base.side == side)
    }

    /// May one more wing be Active at a base (14.2a/2, 15.2/D)? Those out on a mission keep their place. A box beside the
    /// map has room for all.
    pub fn has_room(self, side: Side, at: Hex) -> bool {
        if self.t.is_box(at) {
            return true;
        }
        let there = self.wings(side).filter(|id| self.wing(*id).at == at && self.wing(*id).active).count();
        self.base_of(side, at).is_some_and(|base| there < 4 + usize::from(base.level))
    }

    /// Does the Patrol Zone of a wing cover a hex (14.4c/1)?
    pub fn patrols(self, id: WingId, at: Hex) -> bool {
        let wing = self.wing(id);
        wing.is_here()
            && wing.active
            && self.is_craft(id, Craft::Fighter)
            && !self.s.mission.has(id)
            && self.t.distance(wing.at, at) <= PATROL
    }

    /// Is a hex in a Patrol Zone of a side?
    pub fn patrolled(self, by: Side, at: Hex) -> bool {
        self.wings(by).any(|id| self.patrols(id, at))
    }

    /// Does the mission under way face Flak (14.4a)?
    pub fn faces_flak(self) -> bool {
        let mission = &self.s.mission;
        let flown = mission.sortie.faces_flak();
        // 14.4a/2
        let peaceful = mission.sortie.carries() || mission.sortie == Sortie::Transfer;
        flown && (!peaceful || self.patrolled(mission.side.other(), mission.target))
    }

    /// What is added to the Flak roll against the mission under way (14.4e/1).
    pub fn flak(self) -> u8 {
        let (mission, flak) = (&self.s.mission, self.t.air.flak);
        let (enemy, at) = (mission.side.other(), mission.target);
        let mut sum = 0;
        if mission.flights.len() >= flak.crowd.into() {
            sum += flak.by_crowd;
        }
        if self.stack(enemy, at).any(|id| self.counter(id).kind == Kind::Hq) {
            sum += flak.hq;
        }
        // 15.0b/B, 15.2/F: an air strip has Level 0.
        sum += self.base_of(enemy, at).map_or(0, |base| base.level);
        sum += self.ship_flak(enemy, at);
        if self.patrolled(enemy, at) {
            let fighter = mission.flights.iter().any(|f| self.is_craft(f.wing, Craft::Fighter));
            sum += flak.patrol[usize::from(!fighter)];
            if mission.sortie == Sortie::Trains {
                sum += flak.trains;
            }
        }
        sum
    }

    /// The Barrage Strength of the mission under way.
    pub fn bombs(self) -> u16 {
        let mission = &self.s.mission;
        mission.flights.iter().map(|flight| u16::from(self.punch(flight.wing, mission.sortie))).sum()
    }

    /// The Barrage Strength of a wing on a mission: one in parentheses counts against ships alone (18.3e).
    pub fn punch(self, id: WingId, sortie: Sortie) -> u8 {
        if self.sheet(id).ships_only && !sortie.is_raid() { 0 } else { self.livery(id).barrage }
    }

    /// What the mission under way can carry, in halves of a token (14.9b, 14.9e, 14.10e/C, 14.10f).
    pub fn capacity(self, hold: Hold) -> u16 {
        let carriers = self.s.mission.flights.iter().filter(|f| self.is_craft(f.wing, Craft::Transport));
        let halves = carriers.map(|flight| {
            let near = flight.haul == Haul::Near && self.t.title.doubles(self, flight.wing);
            let doubled = if near { 2 } else { 1 };
            let (own, reduced) = (self.livery(flight.wing).capacity, self.wing(flight.wing).lost > 0);
            if self.sheet(flight.wing).gliders {
                return if hold == Hold::Glider { doubled * own } else { 0 };
            }
            // 14.10e/F: of a tow aircraft that was hit, 1T a glider is left.
            let glider = if reduced { 2 } else { 4 };
            match (hold, flight.tow) {
                (Hold::Cabin, 0) => doubled * own,
                (Hold::Cabin, 1) if doubled == 2 => own,
                (Hold::Cabin, _) => 0,
                (Hold::Glider, tow) => glider * tow,
            }
        });
        halves.map(u16::from).sum()
    }

    /// What is loaded, in tokens.
    pub fn loaded(self, hold: Hold) -> u16 {
        let mission = &self.s.mission;
        let units = mission.cargo.iter().filter(|(_, of)| *of == hold).map(|(id, _)| self.burden(*id));
        units.sum::<u16>() + u16::from(mission.tokens[hold as usize])
    }

    /// The weight of a unit as cargo, in tokens (4.7a, 4.7b).
    pub fn burden(self, id: UnitId) -> u16 {
        crate::steps::freight(self, id)
    }

    /// Of what is loaded, and so many tokens more, those that count against the limit of the base (14.9f): nothing on
    /// gliders, nothing that comes with aircraft that become Inactive there.
    pub fn unloads_with(self, tokens: u16) -> u16 {
        let stay = self.s.mission.flights.iter().filter(|flight| flight.haul == Haul::Far);
        let stays: u16 = stay.map(|flight| u16::from(self.livery(flight.wing).capacity)).sum();
        (2 * (self.loaded(Hold::Cabin) + tokens)).saturating_sub(stays).div_ceil(2)
    }

    /// Is a unit light enough to be flown (14.9c)?
    pub fn is_light(self, id: UnitId) -> bool {
        let moves = self.counter(id).faces[1];
        moves.by == Mobility::Leg && moves.ma <= 10
    }

    /// The Trainbusting Zone of the enemy of a side: one MP more to enter (14.8b, 14.8c/1).
    pub fn is_busted(self, side: Side, by: Mobility, at: Hex) -> bool {
        let markers = &self.s.busted[side.other() as usize];
        markers.contains(at) || by != Mobility::Leg && self.t.near(at).any(|next| markers.contains(next))
    }

    /// What it adds to the cost of entering a hex, in quarter MP.
    pub fn delay(self, side: Side, by: Mobility, at: Hex) -> u8 {
        if self.is_busted(side, by, at) { 4 } else { 0 }
    }

    /// Is a hex Clear for landings: open or a village, or with an air base?
    pub fn is_clear(self, at: Hex) -> bool {
        let open = |terrain| matches!(terrain, Terrain::Open | Terrain::Village);
        self.base(at).is_some() || self.t.at(at).terrains().all(open)
    }
}
