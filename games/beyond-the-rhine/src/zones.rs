//! Battle zones: which there are, when they bind, how US supply is divided among them (2.9e, 3.10b, 3.10c).

use ocs::{Hex, Look, Play, Side, Terrain, Theatre};
use sandtable_board::Bits;
use sandtable_core::Refusal;

use crate::banks;
use crate::notes::{CENTRAL, NORTH, WAR};
use crate::title::zone;
use crate::war;

/// Krefeld lies beside the Rhine and does not count (3.10b/2).
const KREFELD: &str = "B25.27";

const SHARES: Refusal = Refusal::new("btr:3.10c/3", "why-zone-share");

/// What a scenario makes of them (3.10c).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Use {
    /// As in the rules: the campaigns 6.1, 6.5 and 6.8.
    Normal,
    /// US supply is divided between two: 6.3, 6.6 and 6.10.
    Shared,
    /// None: 6.2 and 6.9, of one zone, and the small 6.4 and 6.7; Market Garden (market-garden/1).
    None,
}

/// What a scenario makes of them, by its key.
pub fn used(scenario: &str) -> Use {
    match scenario {
        "grand-campaign" | "bulge-campaign" | "endkampf" => Use::Normal,
        "fall-patton" | "trumpets" | "spring-south" => Use::Shared,
        _ => Use::None,
    }
}

/// A zone (3.10/2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BattleZone {
    /// Maps A and B.
    Northern,
    /// Rows 32 to 62 of C and D.
    Central,
    /// Rows 1 to 31.
    Southern,
}

/// The zone of a hex.
pub fn zone_of(t: &Theatre, at: Hex) -> BattleZone {
    let name = t.name(at);
    let row: u8 = name.get(1..).and_then(|rest| rest.split('.').next()?.parse().ok()).unwrap_or(0);
    match name.as_bytes().first() {
        Some(b'C' | b'D') if row >= 32 => BattleZone::Central,
        Some(b'C' | b'D') => BattleZone::Southern,
        _ => BattleZone::Northern,
    }
}

/// Hexes that decide who holds the Rhineland.
#[derive(Debug, Default)]
pub struct Rhineland {
    /// Cities on maps B and D west of the Rhine and not beside it (3.10b/1).
    cities: Option<Bits>,
    zones: Option<Use>,
}

impl Rhineland {
    /// Of a theatre.
    pub fn of(t: &Theatre) -> Rhineland {
        let mut cities = t.no_hexes();
        let west = banks::west(t);
        for place in &t.places {
            let at = place.hex;
            let city = matches!(place.kind, Terrain::MajorCity | Terrain::MinorCity);
            let beside = t.zones[zone::RHINE].sides[usize::from(at)] != 0 || t.name(at) == KREFELD;
            // Hexes of the shared column belong to both maps.
            let east = t.name(at).starts_with(['B', 'D']) || t.name(at).ends_with(".01");
            if city && east && !beside && west.contains(at) {
                cities.insert(at);
            }
        }
        Rhineland { cities: Some(cities), zones: Some(used(&t.scenario)) }
    }

    /// Does the Axis hold the Rhineland in a zone: with a unit of any kind in a city (3.10b/1)?
    pub fn held(&self, look: Look, zone: BattleZone) -> bool {
        let dump = |at: Hex| look.s.dump(at).is_some_and(|dump| dump.side == Side::Axis);
        let column = |at: Hex| look.s.columns_at(at).any(|(_, column)| column.side == Side::Axis);
        let there = |at: Hex| {
            look.holds(Side::Axis, at) || dump(at) || column(at) || look.base_of(Side::Axis, at).is_some()
        };
        self.cities.iter().flat_map(|set| set.iter()).any(|at| zone_of(look.t, at) == zone && there(at))
    }

    /// Do the zones bind now: not in the turns after Wacht am Rhein was declared (2.9e/1), nor after the Rhineland is lost in
    /// two of them (2.9e/2, 3.10a/3)?
    pub fn binds(&self, look: Look) -> bool {
        let declared = WAR.get(look) as u8;
        let off = declared > 0 && look.s.turn <= declared + war::respite(look.t.calendar + declared);
        let zones = [BattleZone::Northern, BattleZone::Central, BattleZone::Southern];
        let needed = if self.zones == Some(Use::Shared) { 1 } else { 2 };
        let held = zones.into_iter().filter(|zone| self.held(look, *zone)).count();
        self.zones.is_some_and(|zones| zones != Use::None) && !off && held >= needed
    }

    /// 3.10c/3: SP come in by halves; the odd one where one likes.
    pub fn may_deliver(&self, look: Look, side: Side, (at, sp): (Hex, u8), left: u8) -> Result<(), Refusal> {
        if side == Side::Axis || self.zones != Some(Use::Shared) || !self.binds(look) {
            return Ok(());
        }
        let came = [NORTH, CENTRAL].map(|note| note.get(look) as u8);
        let half = (came[0] + came[1] + left).div_ceil(2);
        let here = came[usize::from(zone_of(look.t, at) != BattleZone::Northern)];
        SHARES.when(here + sp > half)
    }

    /// They have come in.
    pub fn delivered(&self, play: &mut Play, side: Side, (at, sp): (Hex, u8)) {
        if side == Side::Allied && self.zones == Some(Use::Shared) {
            let note = if zone_of(play.t, at) == BattleZone::Northern { NORTH } else { CENTRAL };
            note.set(play, note.get(play.look()) + u64::from(sp));
        }
    }
}

/// A player turn begins: nothing has come yet.
pub fn begins(play: &mut Play) {
    NORTH.set(play, 0);
    CENTRAL.set(play, 0);
}
