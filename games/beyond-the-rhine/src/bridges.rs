//! Rhine bridges: blown, checked, repaired (1.8).

use ocs::{
    Barrier, Hex, Look, Mobility, Passes, Play, Side, Theatre, UnitId, Way, Weather, engineers, hex_value,
};
use sandtable_board::Bits;
use sandtable_core::{Playing, Refusal, Text};

use crate::notes::{BLOWN, CHECKS, CROSSED, DUE, MARKERS, PASSED, SAVED};
use crate::pontoon::Pontoons;
use crate::title::zone;

/// Most bridges: a bit each.
const MOST: usize = 64;
/// Quarter MP that nobody has: such a step takes the whole allowance (6.1c/1).
pub const ALL: u8 = 250;

/// A bridge check leaves the bridge standing up to this roll (1.8b/4).
const STANDS: u8 = 4;
/// At Arnhem and Nijmegen in Market Garden (market-garden/2).
const STANDS_THERE: u8 = 8;

const NO_BRIDGE: Refusal = Refusal::new("btr:1.8c/5", "why-no-bridge");
const FOOT_ONLY: Refusal = Refusal::new("btr:1.8c/3", "why-ferry-foot");
const SNOW: Refusal = Refusal::new("btr:1.8c/4", "why-ferry-snow");
const NEAR_RHINE: Refusal = Refusal::new("btr:1.8d/1", "why-rhine-works");

/// A road or railway over a hexside of the Rhine (1.8/1).
#[derive(Clone, Copy, Debug)]
pub struct Bridge {
    /// Its two ends.
    pub ends: [Hex; 2],
    /// What it bears.
    pub way: Way,
    /// Does a check succeed more easily?
    pub famous: bool,
}

/// All bridges of the map, in the order of their hexes: on a hexside the best road first, then the railway (1.8a/7).
#[derive(Debug, Default)]
pub struct Bridges {
    /// They.
    pub all: Vec<Bridge>,
    /// Hexes at their ends.
    banks: Option<Bits>,
    /// The index of Germany among the countries.
    germany: Option<u8>,
    /// Pontoon units.
    pub pontoons: Pontoons,
}

impl Bridges {
    /// Of a theatre.
    pub fn of(t: &Theatre) -> Bridges {
        let famous: Vec<Hex> = if t.scenario == "market-garden" {
            ["B39.33", "B40.32", "B41.32", "B42.31"].iter().filter_map(|name| t.hex(name)).collect()
        } else {
            Vec::new()
        };
        let mut all = Vec::new();
        let mut banks = t.no_hexes();
        for at in 0..t.ground.len() as Hex {
            for d in (0..6).filter(|d| t.zones[zone::RHINE].crosses(at, *d)) {
                let to = t.at(at).next[d];
                if to < at {
                    continue;
                }
                let road =
                    Way::ALL.into_iter().find(|way| *way != Way::Railroad && t.at(at).has_way(d, *way));
                let rail = Some(Way::Railroad).filter(|way| t.at(at).has_way(d, *way));
                let known = famous.contains(&at) && famous.contains(&to);
                for way in road.into_iter().chain(rail) {
                    all.push(Bridge { ends: [at, to], way, famous: known });
                    banks.extend([at, to]);
                }
            }
        }
        all.truncate(MOST);
        let germany = t.countries.iter().position(|word| word == "DE").map(|i| i as u8);
        Bridges { all, banks: Some(banks), germany, pontoons: Pontoons::of(t) }
    }

    /// Bridges over a hexside, a bit each.
    fn over(&self, a: Hex, b: Hex) -> u64 {
        self.bits(|bridge| bridge.ends == [a, b] || bridge.ends == [b, a])
    }

    /// Bridges that end in a hex.
    pub fn at(&self, hex: Hex) -> u64 {
        self.bits(|bridge| bridge.ends.contains(&hex))
    }

    fn bits(&self, which: impl Fn(&Bridge) -> bool) -> u64 {
        let found = (0..).zip(&self.all).filter(|(_, bridge)| which(bridge));
        found.fold(0, |bits, (i, _)| bits | 1u64 << i as u32)
    }

    /// Is there anything to say about a hex at all?
    pub fn concerns(&self, hex: Hex) -> bool {
        self.banks.as_ref().is_some_and(|banks| banks.contains(hex))
    }

    /// A unit has come to a hex, by whatever means (ruling on 1.8a/1).
    pub fn entered(&self, play: &mut Play, id: UnitId, to: Hex) {
        if !self.concerns(to) {
            return;
        }
        let look = play.look();
        let (side, here) = (look.counter(id).side, self.at(to));
        let (blown, passed) = (BLOWN.get(look), PASSED.get(look));
        if side == Side::Allied {
            let due = here & !blown & !passed;
            let crossed = self.bits(|bridge| {
                bridge.ends.contains(&to)
                    && bridge.ends.iter().all(|end| look.holds(Side::Allied, *end))
                    && bridge.ends.iter().any(|end| Some(look.t.at(*end).country) == self.germany)
            });
            let crossed = crossed & !blown != 0;
            DUE.set(play, DUE.get(play.look()) | due);
            if crossed && due == 0 {
                // 1.8d/2
                CROSSED.set(play, 1);
            }
        } else {
            // 1.8a/4: both ends in German hands again.
            let ours = |end: &Hex| {
                look.holds(Side::Axis, *end)
                    || !look.holds(Side::Allied, *end)
                        && look.t.place(*end).is_some_and(|(place, _)| look.owner(place) == Side::Axis)
            };
            let back = self.bits(|bridge| bridge.ends.contains(&to) && bridge.ends.iter().all(ours));
            PASSED.set(play, passed & !back);
        }
    }

    /// The bridge that the Germans are to be asked about.
    pub fn due(&self, look: Look) -> Option<u16> {
        let due = DUE.get(look);
        (due != 0).then(|| due.trailing_zeros() as u16)
    }

    /// The Germans blow a bridge or do not (1.8a): gives whether the Allies are to be asked for a check.
    pub fn decided(&self, play: &mut Play, bridge: u16, blows: bool) -> bool {
        let bit = 1u64 << bridge;
        DUE.set(play, DUE.get(play.look()) & !bit);
        if !blows {
            // 1.8a/3
            PASSED.set(play, PASSED.get(play.look()) | bit);
            let at = self.hex(bridge);
            play.say("btr:1.8a/3", || Text::new("log-bridge-left").with("hex", hex_value(at)));
            return false;
        }
        if CHECKS.get(play.look()) > 0 {
            return true;
        }
        self.blow(play, bridge);
        false
    }

    /// The Allies spend a marker or do not (1.8b).
    pub fn checked(&self, play: &mut Play, bridge: u16, spends: bool) {
        if !spends {
            return self.blow(play, bridge);
        }
        CHECKS.set(play, CHECKS.get(play.look()) - 1);
        let famous = self.all[usize::from(bridge)].famous;
        let stands = if famous { STANDS_THERE } else { STANDS };
        if play.two_dice("btr:1.8b/4", "log-bridge-check") > stands {
            return self.blow(play, bridge);
        }
        PASSED.set(play, PASSED.get(play.look()) | 1 << bridge);
        // 2.2/24
        SAVED.set(play, 1);
        let at = self.hex(bridge);
        play.say("btr:1.8b/4", || Text::new("log-bridge-stands").with("hex", hex_value(at)));
    }

    fn blow(&self, play: &mut Play, bridge: u16) {
        BLOWN.set(play, BLOWN.get(play.look()) | 1 << bridge);
        play.s.fields.stale = true;
        let at = self.hex(bridge);
        play.say("btr:1.8a/2", || Text::new("log-bridge-blown").with("hex", hex_value(at)));
    }

    /// A bridge is whole again (1.10b/1).
    pub fn repair(&self, play: &mut Play, bridge: u16) {
        BLOWN.set(play, BLOWN.get(play.look()) & !(1 << bridge));
        PASSED.set(play, PASSED.get(play.look()) | 1 << bridge);
        SAVED.set(play, 1);
        play.s.fields.stale = true;
    }

    /// A blown bridge of a hex: a railway or another.
    pub fn wreck(&self, look: Look, at: Hex, rail: bool) -> Option<u16> {
        let kind = self.bits(|bridge| (bridge.way == Way::Railroad) == rail);
        let found = self.at(at) & BLOWN.get(look) & kind;
        (found != 0).then(|| found.trailing_zeros() as u16)
    }

    /// The hex by which a bridge is named: its eastern end on the map.
    pub fn hex(&self, bridge: u16) -> Hex {
        self.all.get(usize::from(bridge)).map_or(0, |bridge| bridge.ends[0])
    }

    /// Quarter MP over a side of a hex, where bridges, ferries or pontoons decide.
    pub fn crossing(
        &self,
        look: Look,
        side: Side,
        by: Mobility,
        (from, d): (Hex, usize),
    ) -> Option<Option<u8>> {
        let to = look.t.at(from).next[d];
        if !look.t.zones[zone::RHINE].crosses(from, d) {
            return self.over_pontoon(look, side, by, (from, to, d));
        }
        let (blown, markers) = (BLOWN.get(look), self.pontoons.markers(look, side, [from, to]));
        let over = self.over(from, to);
        if over & blown == 0 && markers == [false; 2] {
            return None;
        }
        let costs = &look.t.by_way[look.s.weather as usize][by as usize];
        let whole = (0..).zip(&self.all).filter(|(i, _)| (over & !blown) >> *i as u32 & 1 == 1);
        let roads = whole.map(|(_, bridge)| costs[bridge.way as usize]);
        // 1.10c/1: as a minor road, 1 MP for all.
        let marker = markers[1].then_some(4);
        if let Some(cost) = roads.chain(marker).min() {
            return Some(Some(cost));
        }
        // 1.8c/3, 1.8c/4: by ferry or over the ruins.
        let ferried = markers[0] || over & blown != 0;
        let walks = ferried && by == Mobility::Leg && look.s.weather != Weather::Snow;
        Some(walks.then_some(ALL))
    }

    /// 1.10/2: a pontoon unit lays a track over lesser rivers of its hex.
    fn over_pontoon(
        &self,
        look: Look,
        side: Side,
        by: Mobility,
        (from, to, d): (Hex, Hex, usize),
    ) -> Option<Option<u8>> {
        let river = matches!(look.t.at(from).barrier[d], Some(Barrier::MinorRiver | Barrier::MajorRiver));
        if !river || !self.pontoons.bridge(look, side, [from, to]) {
            return None;
        }
        let track = look.t.by_way[look.s.weather as usize][by as usize][Way::Track as usize];
        let plain = look.t.cost(look.s.weather, by, from, to);
        Some(Some(plain.map_or(track, |cost| cost.min(track))))
    }

    /// Why nobody goes over a hexside of the Rhine.
    pub fn bars(&self, look: Look, by: Mobility, from: Hex, to: Hex) -> Option<Refusal> {
        let d = look.t.direction(from, to)?;
        if !look.t.zones[zone::RHINE].crosses(from, d) {
            return None;
        }
        let ferried = Side::BOTH.into_iter().any(|side| self.pontoons.markers(look, side, [from, to])[0]);
        Some(if !ferried && self.over(from, to) & BLOWN.get(look) == 0 {
            NO_BRIDGE
        } else if by == Mobility::Leg {
            SNOW
        } else {
            FOOT_ONLY
        })
    }

    /// What ways over rivers depend on: bridges that are blown, markers, and pontoon units with what they can do.
    pub fn passes(&self, look: Look, side: Side, told: &mut Passes) {
        told.push(BLOWN.get(look));
        told.extend(MARKERS.map(|(hex, kind)| hex.get(look) << 1 | kind.get(look)));
        let state = |id: UnitId| u64::from(look.unit(id).at) << 1 | u64::from(engineers(look, id));
        told.extend(self.pontoons.all(side).map(state));
    }

    /// Hexes where bridges are not as printed, or pontoons lie.
    pub fn spans(&self, look: Look, side: Side, hexes: &mut Bits) {
        let blown = BLOWN.get(look);
        for (_, bridge) in (0..).zip(&self.all).filter(|(i, _)| blown >> *i as u32 & 1 == 1) {
            hexes.extend(bridge.ends);
        }
        for at in self.pontoons.hexes(look, side) {
            hexes.insert(at);
            hexes.extend(look.t.near(at));
        }
    }

    /// Is the railway over a hexside cut?
    pub fn cuts(&self, look: Look, from: Hex, to: Hex) -> bool {
        let blown = BLOWN.get(look);
        if blown == 0 || !self.concerns(from) {
            return false;
        }
        let rail = self.bits(|bridge| bridge.way == Way::Railroad) & self.over(from, to);
        rail & blown != 0
    }

    /// 1.8d: no German works in Germany beside the Rhine; the West Wall is no such work.
    pub fn may_dig(&self, look: Look, side: Side, at: Hex) -> Result<(), Refusal> {
        let beside = look.t.zones[zone::RHINE].sides[usize::from(at)] != 0;
        let german = Some(look.t.at(at).country) == self.germany;
        let wall = look.t.zones[zone::WALL].hexes.contains(at);
        NEAR_RHINE.when(side == Side::Axis && beside && german && !wall && CROSSED.get(look) == 0)
    }
}
