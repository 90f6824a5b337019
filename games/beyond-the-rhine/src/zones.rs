//! Battle zones: which there are, when they bind, how US supply is divided among them (2.9e, 3.1/10, 3.10).

use ocs::{Hex, Look, Play, Side, Terrain, Theatre};
use sandtable_board::Bits;
use sandtable_core::Refusal;

use crate::banks;
use crate::notes::{CAME, WAR};
use crate::title::zone;
use crate::war;

/// Krefeld lies beside the Rhine and does not count (3.10b/2).
const KREFELD: &str = "B25.27";

/// The turn of the calendar from which they bind: 12 September 1944 (3.10a/1).
const FIRST: u8 = 3;

const HALVES: Refusal = Refusal::new("btr:3.10c/3", "why-zone-share");
const THIRDS: Refusal = Refusal::new("btr:3.10/7", "why-zone-thirds");

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

impl Use {
    /// Among how many zones US supply is divided, and why not otherwise.
    const fn shares(self) -> Option<(u8, Refusal)> {
        match self {
            Use::Normal => Some((3, THIRDS)),
            Use::Shared => Some((2, HALVES)),
            Use::None => None,
        }
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

    /// Do the zones bind now: not before 12 September (3.10a/1), not in the turns after Wacht am Rhein was declared (2.9e/1), nor after the Rhineland is lost in
    /// two of them (2.9e/2, 3.10a/3)?
    pub fn binds(&self, look: Look) -> bool {
        let declared = WAR.get(look) as u8;
        let off = declared > 0 && look.s.turn <= declared + war::respite(look.t.calendar + declared);
        let zones = [BattleZone::Northern, BattleZone::Central, BattleZone::Southern];
        let needed = if self.zones == Some(Use::Shared) { 1 } else { 2 };
        let held = zones.into_iter().filter(|zone| self.held(look, *zone)).count();
        let begun = look.t.calendar + look.s.turn >= FIRST;
        self.zones.is_some_and(|zones| zones != Use::None) && begun && !off && held >= needed
    }

    /// 3.1/10: US and French SP come to the zones in equal parts, and what cannot be divided where one likes (3.10/7,
    /// 3.10c/3).
    pub fn may_deliver(&self, look: Look, side: Side, (at, sp): (Hex, u8), left: u8) -> Result<(), Refusal> {
        let Some((zones, unequal)) = self.zones.and_then(Use::shares).filter(|_| side == Side::Allied) else {
            return Ok(());
        };
        let mut came = CAME.map(|note| note.get(look) as u8);
        let all = came.iter().sum::<u8>() + left;
        let (part, rest) = (all / zones, all % zones);
        let here = &mut came[zone_of(look.t, at) as usize];
        *here += sp;
        let (here, larger) = (*here, came.iter().filter(|sp| **sp > part).count());
        let most = part + u8::from(rest > 0);
        unequal.when((here > most || larger > usize::from(rest)) && self.binds(look))
    }

    /// They have come in.
    pub fn delivered(&self, play: &mut Play, side: Side, (at, sp): (Hex, u8)) {
        if side == Side::Allied && self.zones.and_then(Use::shares).is_some() {
            let note = CAME[zone_of(play.t, at) as usize];
            note.set(play, note.get(play.look()) + u64::from(sp));
        }
    }
}

/// A player turn begins: nothing has come yet.
pub fn begins(play: &mut Play) {
    CAME.into_iter().for_each(|note| note.set(play, 0));
}
