//! Supply (13): where the units of each kind are fully supplied, supplied at all, or out of supply.

use sandtable_board::graph::{flood, within};

use crate::action::{Space, Spaces, UnitId, Units};
use crate::look::Look;
use crate::pieces::{Event, Nation, Passing, Region, Side};
use crate::state::State;
use crate::theatre::Theatre;

sandtable_core::named! {
    /// Units that may stand on the same ground and draw on the same sources.
    pub enum Profile {
        /// British and Commonwealth divisions.
        BritishDivision = "british-division",
        /// British, Commonwealth, Greek and Polish battlegroups.
        BritishBattlegroup = "british-battlegroup",
        /// Free French battlegroups under British control.
        FreeFrench = "free-french",
        /// The LRDG.
        Lrdg = "lrdg",
        /// US divisions, and Free French divisions with them.
        AmericanDivision = "american-division",
        /// US battlegroups, and Free French battlegroups with them.
        AmericanBattlegroup = "american-battlegroup",
        /// Italian divisions.
        ItalianDivision = "italian-division",
        /// Italian battlegroups.
        ItalianBattlegroup = "italian-battlegroup",
        /// German divisions.
        GermanDivision = "german-division",
        /// German battlegroups.
        GermanBattlegroup = "german-battlegroup",
        /// Vichy battlegroups.
        Vichy = "vichy",
        /// Iraqi battlegroups.
        Iraqi = "iraqi",
        /// Egyptian battlegroups.
        Egyptian = "egyptian",
    }
}

impl Profile {
    /// The profile of a unit.
    pub fn of(nation: Nation, division: bool, key: &str) -> Profile {
        match (nation, division) {
            _ if key == "lrdg" => Profile::Lrdg,
            (Nation::Ff, _) => Profile::FreeFrench,
            (Nation::Us | Nation::FfUs, true) => Profile::AmericanDivision,
            (Nation::Us | Nation::FfUs, false) => Profile::AmericanBattlegroup,
            (Nation::It, true) => Profile::ItalianDivision,
            (Nation::It, false) => Profile::ItalianBattlegroup,
            (Nation::Ge, true) => Profile::GermanDivision,
            (Nation::Ge, false) => Profile::GermanBattlegroup,
            (Nation::Vf, _) => Profile::Vichy,
            (Nation::Ir, _) => Profile::Iraqi,
            (Nation::Eg, _) => Profile::Egyptian,
            (_, true) => Profile::BritishDivision,
            (_, false) => Profile::BritishBattlegroup,
        }
    }

    /// Whose units they are.
    pub const fn side(self) -> Side {
        if (self as u8) < Profile::ItalianDivision as u8 { Side::Allied } else { Side::Axis }
    }

    /// Are they divisions?
    pub const fn divisions(self) -> bool {
        use Profile::{AmericanDivision, BritishDivision, GermanDivision, ItalianDivision};
        matches!(self, BritishDivision | AmericanDivision | ItalianDivision | GermanDivision)
    }

    /// Are they of the British activation group (7.23/2)?
    const fn british(self) -> bool {
        (self as u8) < Profile::AmericanDivision as u8
    }
}

/// How a unit is supplied (13.6).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[allow(missing_docs)]
pub enum Supplied {
    Out,
    Limited,
    Full,
}

/// Where units of a profile are supplied.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Field {
    /// Their sources.
    pub sources: Spaces,
    /// Where they are supplied fully.
    pub full: Spaces,
    /// Where they are supplied at all.
    pub any: Spaces,
}

/// The fields of all profiles.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Supply {
    /// By profile.
    pub fields: [Field; Profile::ALL.len()],
    /// Which sides are up to date.
    pub fresh: [bool; 2],
}

/// Where units of a profile may stand at all: closed regions, oases and islands (9.2, 10).
pub fn ground(t: &Theatre, s: &State, profile: Profile) -> Spaces {
    let (at, has) = (&t.at, |e| s.events.has(e));
    let mut open = t.all.without(at.malta);
    if profile.divisions() || !has(Event::Lrdg) {
        open -= t.oases;
    }
    if profile != Profile::Lrdg {
        open = open.without(at.deep_desert);
    }
    if profile != Profile::FreeFrench {
        open = open.without(at.chad);
    }
    if !has(Event::Torch) {
        open -= t.torch_ground;
    }
    let irak = has(Event::UnternehmenIrak);
    match profile {
        Profile::Vichy if irak => open & t.middle_east,
        Profile::Vichy => open & t.region(Region::Syria),
        Profile::Iraqi if irak => open & t.middle_east,
        Profile::Iraqi => open & t.region(Region::Iraq),
        Profile::Egyptian => open & t.region(Region::Egypt),
        _ if profile.side() == Side::Axis => {
            open.without(at.aden).without(at.india).without(at.persia).without(at.south_africa)
        }
        _ => {
            if !(irak || has(Event::Exporters) || has(Event::Torch)) {
                open -= t.region(Region::Syria);
            }
            open.without(at.sicily)
        }
    }
}

/// The sources of a profile that its side controls (13.2 to 13.4).
fn sources(t: &Theatre, s: &State, profile: Profile) -> Spaces {
    let (at, has) = (&t.at, |e| s.events.has(e));
    let mut all = Spaces::EMPTY;
    let mut add = |when: bool, space: Space| {
        if when {
            all = all.with(space);
        }
    };
    match profile.side() {
        Side::Allied => {
            add(true, at.port_said);
            add(true, at.suez);
            add(true, at.tripoli);
            add(has(Event::Torch), at.casablanca);
            add(has(Event::Torch), at.oran);
            add(has(Event::Montgomery) && profile.british(), at.benghazi);
            add(has(Event::Montgomery) && profile.british(), at.tobruk);
            add(profile == Profile::FreeFrench, at.chad);
            add(profile == Profile::Lrdg, at.deep_desert);
        }
        Side::Axis => match profile {
            Profile::Vichy => add(true, at.beirut),
            Profile::Iraqi => add(true, at.baghdad),
            Profile::Egyptian => all = t.vp & t.region(Region::Egypt),
            _ => {
                let italian = matches!(profile, Profile::ItalianDivision | Profile::ItalianBattlegroup);
                add(true, at.tripoli);
                add(true, at.alexandria);
                add(has(Event::Torch), at.tunis);
                add(has(Event::UnternehmenIrak), at.beirut);
                add(has(Event::UnternehmenIrak), at.baghdad);
                add(italian, at.addis_ababa);
            }
        },
    }
    all & held(s, t, profile.side())
}

/// Ports that may be part of a supply line by sea (13.54).
fn sea_ports(t: &Theatre, s: &State, profile: Profile) -> Spaces {
    let (at, has) = (&t.at, |e| s.events.has(e));
    let mut ports = match profile.side() {
        Side::Allied => t.ports.without(at.sicily),
        Side::Axis => {
            let mut ports = t.ports & (t.region(Region::Libya) | t.region(Region::Egypt));
            ports = ports.with(at.sicily).with(at.tunis).with(at.bizerte);
            if has(Event::UnternehmenIrak) {
                ports = ports.with(at.beirut).with(at.haifa);
            }
            ports
        }
    };
    ports = ports.without(at.mersa_matruh);
    let benghazi = profile.side() == Side::Allied && has(Event::Montgomery);
    if !benghazi {
        ports = ports.without(at.benghazi);
    }
    if profile.side() == Side::Allied && closed_ports(s) {
        ports = ports.without(at.tobruk).without(at.benghazi);
    }
    ports & held(s, t, profile.side())
}

/// Do the Italian fleet or Fliegerkorps X keep the Allies out of Tobruk and Benghazi?
pub const fn closed_ports(s: &State) -> bool {
    s.passing.has(Passing::ItalianFleet) || s.passing.has(Passing::Fliegerkorps)
}

/// The spaces that a side controls.
pub fn held(s: &State, t: &Theatre, side: Side) -> Spaces {
    match side {
        Side::Axis => s.axis,
        Side::Allied => t.all - s.axis,
    }
}

/// Where units of a profile are supplied.
pub fn field(t: &Theatre, s: &State, profile: Profile) -> Field {
    let side = profile.side();
    let near = &t.near[side as usize];
    let open = ground(t, s, profile) & held(s, t, side);
    let sources = sources(t, s, profile) & open;
    // 13.61: up to three spaces from a source.
    let mut full = within(sources, open, near, t.limits.full_supply.into());
    let land = flood(full, open, near);
    let ports = sea_ports(t, s, profile) & open;
    let mut any = land;
    if land.intersects(ports) {
        any |= flood(ports, open, near);
    }
    let has = |e| s.events.has(e);
    match side {
        Side::Allied => {
            let desert = t.region(Region::Algeria) | t.region(Region::Tunisia);
            for (region, event) in [
                (t.region(Region::EastAfrica), Event::EthiopianCampaign),
                (t.middle_east, Event::Exporters),
                (desert, Event::Vulcan),
            ] {
                // 13.62: limited at best before the event, full after it.
                if has(event) {
                    full |= any & region;
                } else {
                    full -= region;
                }
            }
        }
        Side::Axis => {
            let italian = matches!(profile, Profile::ItalianDivision | Profile::ItalianBattlegroup);
            if italian && !s.axis.contains(t.at.addis_ababa) {
                // 13.43/2
                any |= t.mountains & t.region(Region::EastAfrica);
                any = any.with(t.at.massawa);
            }
            if open.contains(t.at.sicily) {
                any = any.with(t.at.sicily);
            }
        }
    }
    Field { sources, full, any }
}

/// A supply line of units of a profile, step by step: overland to a source, or to a port, over the sea and overland
/// from there (13.5). Nothing where there is none.
pub fn line(t: &Theatre, s: &State, profile: Profile, from: Space) -> Vec<[Space; 2]> {
    let side = profile.side();
    let open = ground(t, s, profile) & held(s, t, side);
    let sources = sources(t, s, profile) & open;
    let way = |from, to| way(&t.near[side as usize], open, from, to);
    if let Some(steps) = way(from, sources) {
        return steps;
    }
    let ports = sea_ports(t, s, profile) & open;
    let inland = ports.iter().filter_map(|port| Some((port, way(port, sources)?)));
    let inland = inland.min_by_key(|(_, steps)| steps.len());
    let (Some(mut steps), Some((landfall, rest))) = (way(from, ports), inland) else { return Vec::new() };
    steps.push([steps.last().map_or(from, |step| step[1]), landfall]);
    steps.extend(rest);
    steps
}

/// A shortest way from a space to one of some others.
fn way(near: &[Spaces], open: Spaces, from: Space, to: Spaces) -> Option<Vec<[Space; 2]>> {
    let mut rings = vec![Spaces::single(from) & open];
    let mut reached = rings[0];
    while let Some(last) = rings.last().filter(|ring| !ring.is_empty() && !ring.intersects(to)) {
        let next = within(*last, open, near, 1) - reached;
        reached |= next;
        rings.push(next);
    }
    let mut end = (*rings.last()? & to).first()?;
    let mut steps = Vec::new();
    for ring in rings.iter().rev().skip(1) {
        let before = (near[usize::from(end)] & *ring).first()?;
        steps.push([before, end]);
        end = before;
    }
    steps.reverse();
    Some(steps)
}

impl Supply {
    /// Brings a side up to date.
    pub fn refresh(&mut self, t: &Theatre, s: &State, side: Side) {
        for profile in Profile::ALL.into_iter().filter(|p| p.side() == side) {
            self.fields[profile as usize] = field(t, s, profile);
        }
        self.fresh[side as usize] = true;
    }
}

impl Look<'_> {
    /// Where units of a profile are supplied: as noted, or computed now.
    pub fn field(self, profile: Profile) -> Field {
        if self.s.supply.fresh[profile.side() as usize] {
            self.s.supply.fields[profile as usize]
        } else {
            field(self.t, self.s, profile)
        }
    }

    /// How a unit is supplied where it stands.
    pub fn supplied(self, id: UnitId) -> Supplied {
        self.supplied_at(id, self.at(id))
    }

    /// The units of a side in a space that are out of supply.
    pub fn cut_off(self, side: Side, at: Space) -> Units {
        let out = |id: &UnitId| self.t.side(*id) == side && self.supplied(*id) == Supplied::Out;
        self.stack(at).filter(out).collect()
    }

    /// How a unit would be supplied in a space that its side controls.
    pub fn supplied_at(self, id: UnitId, at: Space) -> Supplied {
        let field = self.field(self.t.counter(id).profile);
        if field.full.contains(at) {
            Supplied::Full
        } else if field.any.contains(at) {
            Supplied::Limited
        } else {
            Supplied::Out
        }
    }

    /// Would a battlegroup of some nation in play be supplied there (13.82)?
    pub fn could_supply(self, side: Side) -> Spaces {
        let in_play = |p: Profile| match p {
            Profile::AmericanBattlegroup => self.s.events.has(Event::Torch),
            Profile::Vichy => self.s.events.has(Event::VichyActive),
            Profile::Iraqi => self.s.events.has(Event::IraqActive),
            Profile::Egyptian => self.s.events.has(Event::EgyptianUprising),
            Profile::Lrdg => self.s.events.has(Event::Lrdg),
            // Wherever a German would be supplied, an Italian is too.
            Profile::GermanBattlegroup => false,
            _ => true,
        };
        Profile::ALL
            .into_iter()
            .filter(|p| p.side() == side && !p.divisions() && in_play(*p))
            .fold(Spaces::EMPTY, |all, p| all | self.field(p).any)
    }
}
