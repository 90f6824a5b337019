//! Carriers: ships that are the base of a few aircraft (18.2).

use crate::action::{Hex, VesselId};
use crate::air::WingId;
use crate::look::Look;
use crate::pieces::Side;
use crate::play::Play;
use crate::sea::state::{NO_VESSEL, hull};

/// Aircraft that a damaged carrier refits (18.2b).
const DAMAGED_REFITS: u8 = 2;

impl<'a> Look<'a> {
    /// The wings of a carrier.
    pub fn deck(self, carrier: VesselId) -> impl Iterator<Item = WingId> + 'a {
        self.t.air.ids().filter(move |id| self.wing(*id).is_here() && self.wing(*id).deck == carrier)
    }

    /// The carrier of a hex that has a place for a wing of its kind (18.2a).
    pub fn deck_for(self, id: WingId, at: Hex) -> Option<VesselId> {
        let sheet = self.sheet(id);
        let free = |carrier: VesselId, most: u8| {
            self.deck(carrier).filter(|other| *other != id).count() < usize::from(most)
        };
        let bases = |(carrier, vessel): &(VesselId, &crate::sea::state::Vessel)| {
            sheet.sails_on(vessel.class) && free(*carrier, self.class(vessel).deck)
        };
        self.moored(sheet.side, at).find(bases).map(|(carrier, _)| carrier)
    }

    /// May a wing come down in a hex: at an air base, or on a carrier?
    pub fn comes_down(self, id: WingId, at: Hex) -> bool {
        let based = self.base_of(self.sheet(id).side, at).is_some() && self.t.title.may_base(self, id, at);
        based || self.deck_for(id, at).is_some()
    }

    /// May it be Active there (14.2a/2, 18.2a)?
    pub fn finds_room(self, id: WingId, at: Hex) -> bool {
        let based = self.has_room(self.sheet(id).side, at) && self.t.title.may_base(self, id, at);
        based || self.deck_for(id, at).is_some()
    }

    /// All hexes in which a wing may come down.
    pub fn havens(self, id: WingId) -> impl Iterator<Item = Hex> + 'a {
        let side = self.sheet(id).side;
        let decks =
            self.fleet(side).filter(move |(carrier, vessel)| self.deck_for(id, vessel.at) == Some(*carrier));
        let open = move |at: &Hex| self.t.title.may_base(self, id, *at);
        self.bases(side).map(|base| base.at).filter(open).chain(decks.map(|(_, vessel)| vessel.at))
    }

    /// Inactive wings of a carrier.
    pub fn below_deck(self, carrier: VesselId) -> impl Iterator<Item = WingId> + 'a {
        self.deck(carrier).filter(move |id| !self.wing(*id).active)
    }
}

impl Play<'_> {
    /// A wing comes to be based in a hex.
    pub fn settle(&mut self, id: WingId, at: Hex) {
        let deck = self.look().deck_for(id, at).unwrap_or(NO_VESSEL);
        let wing = self.wing(id);
        (wing.at, wing.deck) = (at, deck);
    }

    /// The wings of a carrier go where it goes (18.2c).
    pub fn carry_wings(&mut self, carrier: VesselId, to: Hex) {
        for wing in self.s.wings.iter_mut().filter(|wing| wing.deck == carrier) {
            wing.at = to;
        }
    }

    /// The wings of a carrier that sinks are lost (18.2c).
    pub fn drown_wings(&mut self, carrier: VesselId) {
        for id in self.t.air.ids() {
            if self.s.wings[usize::from(id)].deck == carrier {
                self.lose_wing(id, "18.2c", "log-wing-drowned");
            }
        }
    }

    /// Carriers of a side refit all their aircraft, for nothing; one that is damaged two of them, which its owner chooses
    /// (18.2b).
    pub fn refit_decks(&mut self, side: Side) {
        for carrier in 0..self.s.vessels.len() as VesselId {
            let Some(vessel) = self.look().vessel(carrier).filter(|vessel| vessel.side == side) else {
                continue;
            };
            let most = if vessel.has(hull::DAMAGED) { DAMAGED_REFITS } else { u8::MAX };
            crate::steps::refit_deck(self, carrier, most);
        }
    }
}
