//! What the title does in its own way, rule by rule.

use ocs::{
    Action, Counter, Deed, Hex, Hold, Job, Look, Mobility, PAYERS, Passes, Payers, Play, PlayerStage,
    Question, Segment, Side, Sortie, Spread, Step, Theatre, Title, UnitId, WingId, Zone, usual_entries,
};
use sandtable_board::Bits;
use sandtable_core::{Fields, Flow, ON, Offers, Playing, Refusal, Seats, SetupError};

use crate::arrivals::Arrivals;
use crate::bridges::Bridges;
use crate::harbours::Harbours;
use crate::market_garden::{self, MarketGarden};
use crate::pontoon::Attempt;
use crate::towns::Towns;
use crate::trumpets::Trumpets;
use crate::zones::Rhineland;
use crate::{
    arrivals, boxes, carpet, coalition, contingency, drops, ground, harbours, interdiction, luftflotte,
    notes, pontoon, queen, replacement, roer, sky, trumpets, wall, war, weights, westgoten, zones,
};

/// Zones of the map, in their order.
pub mod zone {
    /// Their names.
    pub const NAMES: [&str; 12] = [
        "West Wall",
        "Roer flood",
        "Maginot Line",
        "Fortresses",
        "rhine river",
        "Meuse",
        "Waal",
        "Rhine",
        "Merwede and Nieuwe Maas",
        "Hollands Diep",
        "Major ports",
        "Minor ports",
    ];
    /// 1.5a
    pub const WALL: usize = 0;
    /// 1.9/4
    pub const FLOOD: usize = 1;
    /// 1.5b/1
    pub const MAGINOT: usize = 2;
    /// 1.5b/1
    pub const FORTRESSES: usize = 3;
    /// 1.8/1
    pub const RHINE: usize = 4;
    /// trumpets/9
    pub const MEUSE: usize = 5;
    /// market-garden/9: what lies between the south and the north of the Waal.
    pub const BELOW_THE_WAAL: [usize; 4] = [6, 7, 8, 9];
    /// 1.11/1
    pub const MAJOR_PORTS: usize = 10;
    /// 1.11g
    pub const MINOR_PORTS: usize = 11;
}

/// Deeds, in their order.
pub mod deed {
    #![allow(missing_docs)]
    pub const SLUICES: u8 = 0;
    pub const CARPET: u8 = 1;
    pub const FERRY: u8 = 2;
    pub const REPAIR: u8 = 3;
    pub const UPGRADE: u8 = 5;
    pub const WALL: u8 = 6;
    pub const ALERT: u8 = 7;
    pub const TOWN: u8 = 8;
    pub const RESTORE: u8 = 9;
    pub const STRIKE: u8 = 10;
    pub const RESERVE: u8 = 11;
    pub const HEYDTE: u8 = 12;
    pub const SKORZENY: u8 = 13;
}

/// Questions, in their order.
mod question {
    pub const BLOW: u8 = 0;
    pub const CHECK: u8 = 1;
    pub const WESTGOTEN: u8 = 2;
    pub const WACHT: u8 = 3;
    pub const PLEDGE: u8 = 4;
}

const NOT_TOWNS: Refusal = Refusal::new("btr:2.2/9", "why-not-now");
const NO_SKORZENY: Refusal = Refusal::new("btr:trumpets/6", "why-not-now");

/// *Beyond the Rhine*.
#[derive(Debug, Default)]
pub struct Rhine {
    /// Are Breakdowns kept further apart, by agreement (1.1c/4)?
    apart: bool,
    /// The dam, if it is on the map.
    dam: Option<Hex>,
    /// The boxes of England and of interdiction, if they are in play.
    england: Option<Hex>,
    interdiction: Option<Hex>,
    luftflotte: Option<Hex>,
    /// Von der Heydte's battalion, if it is in play.
    heydte: Option<UnitId>,
    /// Fortified towns.
    towns: Towns,
    /// Battle zones.
    rhineland: Rhineland,
    /// Ports and the Breskens ferry.
    harbours: Harbours,
    /// Units that come where the Germans like.
    arrivals: Arrivals,
    /// Hexes of the Dense Ruhr.
    ruhr: Option<Bits>,
    /// The bridges of the Rhine.
    bridges: Bridges,
    /// What Operation Queen adds, if it is played.
    queen: Option<queen::Queen>,
    /// What Market Garden adds.
    market: Option<MarketGarden>,
    /// What A Time for Trumpets adds.
    trumpets: Option<Trumpets>,
}

impl Title for Rhine {
    fn words(&self) -> usize {
        notes::WORDS
    }

    fn opening(&self, words: &mut [u64]) {
        if self.market.is_some() {
            notes::CHECKS.put(words, market_garden::CHECKS);
        }
        if self.trumpets.is_some() {
            Trumpets::opening(words);
        }
    }

    fn entries(&self, t: &Theatre, words: &mut [u64], f: &mut Fields) -> Result<(), SetupError> {
        notes::entries(t, &self.bridges, words, f)
    }

    fn settle(&mut self, t: &mut Theatre) {
        self.england = t.hex("england");
        self.interdiction = t.hex(interdiction::BOX);
        self.luftflotte = t.hex(luftflotte::BOX);
        self.heydte = t.ids().find(|id| t.counter(*id).key == drops::HEYDTE);
        self.towns = Towns::of(t);
        self.rhineland = Rhineland::of(t);
        self.harbours = Harbours::of(t);
        self.arrivals = Arrivals::of(t);
        self.dam = t.hex(roer::DAM);
        self.bridges = Bridges::of(t);
        self.ruhr = Some(ground::lay_rails(t));
        self.queen = queen::Queen::of(t);
        self.market = MarketGarden::of(t);
        self.trumpets = Trumpets::of(t);
    }

    fn zones(&self) -> &'static [&'static str] {
        &zone::NAMES
    }

    fn printed_works(&self) -> &'static [usize] {
        &[zone::WALL, zone::MAGINOT, zone::FORTRESSES]
    }

    fn shut<'a>(&self, look: Look<'a>) -> Option<&'a Zone> {
        roer::shut(look)
    }

    fn bars(&self, look: Look, by: Mobility, from: Hex, to: Hex) -> Option<Refusal> {
        if look.shut(from, to) { Some(roer::IN_FLOOD) } else { self.bridges.bars(look, by, from, to) }
    }

    fn crossing(&self, look: Look, side: Side, by: Mobility, over: (Hex, usize)) -> Option<Option<u8>> {
        self.bridges.crossing(look, side, by, over)
    }

    fn passes(&self, look: Look, side: Side, told: &mut Passes) {
        told.push(notes::FLOOD.get(look).min(1));
        self.bridges.passes(look, side, told);
    }

    fn spans(&self, look: Look, side: Side, hexes: &mut Bits) {
        self.bridges.spans(look, side, hexes);
    }

    fn cuts(&self, look: Look, from: Hex, to: Hex) -> bool {
        self.bridges.cuts(look, from, to)
    }

    fn may_work(&self, look: Look, id: UnitId, job: Job) -> Result<(), Refusal> {
        self.bridges.pontoons.may_work(look, id, job)
    }

    fn entered(&self, play: &mut Play, id: UnitId, to: Hex) {
        self.bridges.entered(play, id, to);
        if let Some(trumpets) = &self.trumpets {
            trumpets.entered(play, id, to);
        }
    }

    fn blank(&self, words: &mut [u64], side: Side) {
        if side == Side::Allied {
            Trumpets::blank(words);
        }
    }

    fn heeds(&self, hex: Hex) -> bool {
        self.bridges.concerns(hex)
    }

    fn may_take(&self, look: Look, id: UnitId) -> Result<(), Refusal> {
        self.trumpets.as_ref().map_or(Ok(()), |trumpets| trumpets.may_take(look, id))
    }

    fn throws(&self, look: Look, hq: UnitId) -> bool {
        !trumpets::confused(look, hq)
    }

    fn holds_up(&self, look: Look, side: Side, at: Hex) -> Option<Refusal> {
        self.towns.holds_up(look, side, at)
    }

    fn fort(&self, look: Look, side: Side, at: Hex) -> Option<u8> {
        self.towns.fort(look, side, at)
    }

    fn may_yield(&self, look: Look, attacker: bool) -> Result<(), Refusal> {
        self.towns.may_yield(look, attacker)
    }

    fn may_lead(&self, look: Look, attacker: bool, id: UnitId) -> Result<(), Refusal> {
        self.towns.may_lead(look, attacker, id)
    }

    fn may_lose(&self, look: Look, id: UnitId) -> Result<(), Refusal> {
        self.towns.may_lose(look, id)
    }

    fn face_down(&self, look: Look, id: UnitId) -> Option<UnitId> {
        self.towns.face_down(look, id)
    }

    fn may_base(&self, look: Look, wing: WingId, at: Hex) -> bool {
        boxes::may_base(look, wing, at)
    }

    fn deploys(&self, look: Look, wing: WingId) -> bool {
        luftflotte::deploys(look, self.luftflotte, wing)
    }

    fn lacks(&self, play: &mut Play, id: UnitId) {
        replacement::lacks(play, id);
    }

    fn replaces(&self, look: Look, side: Side) -> Option<i8> {
        westgoten::replaces(look, side)
    }

    fn first(&self, look: Look) -> Option<Side> {
        war::first(look)
    }

    fn may_deliver(&self, look: Look, side: Side, what: (Hex, u8), left: u8) -> Result<(), Refusal> {
        self.rhineland.may_deliver(look, side, what, left)
    }

    fn delivered(&self, play: &mut Play, side: Side, what: (Hex, u8)) {
        self.rhineland.delivered(play, side, what);
    }

    fn questions(&self) -> &'static [Question] {
        &[
            Question {
                window: "bridges",
                prompt: "prompt-blow",
                answers: ["do-blow-bridge", "do-leave-bridge"],
            },
            Question {
                window: "bridges",
                prompt: "prompt-check",
                answers: ["do-check-bridge", "do-keep-check"],
            },
            Question { window: "plans", prompt: "prompt-westgoten", answers: ["do-declare", "do-wait"] },
            Question { window: "plans", prompt: "prompt-wacht", answers: ["do-declare", "do-wait"] },
            Question { window: "plans", prompt: "prompt-pledge", answers: ["do-declare", "do-wait"] },
        ]
    }

    fn attends(&self, play: &mut Play) -> Option<(u8, u16)> {
        pontoon::attends(play, &self.bridges.pontoons);
        interdiction::attends(play, self.interdiction);
        luftflotte::attends(play, self.luftflotte);
        self.towns.reveal(play);
        if let Some(bridge) = self.bridges.due(play.look()) {
            return Some((question::BLOW, bridge));
        }
        let (look, asked) = (play.look(), notes::ASKED.get(play.look()) == 1);
        if war::asks(look, asked) && war::is_pledged(look) {
            war::declare(play);
            return None;
        }
        let questions = [
            (question::PLEDGE, war::asks_pledge(look)),
            (question::WACHT, war::asks(look, asked)),
            (question::WESTGOTEN, westgoten::asks(look, asked)),
        ];
        questions.into_iter().find(|(_, is)| *is).map(|(what, _)| (what, 0))
    }

    fn asks(&self, _: Look, (what, _): (u8, u16)) -> Side {
        if what == question::CHECK { Side::Allied } else { Side::Axis }
    }

    fn answered(&self, play: &mut Play, (what, bridge): (u8, u16), yes: bool) {
        match what {
            question::CHECK => self.bridges.checked(play, bridge, yes),
            question::PLEDGE => war::pledged(play, yes),
            question::BLOW => {
                if self.bridges.decided(play, bridge, yes) {
                    play.push(Step::Ask { what: question::CHECK, about: bridge });
                }
            }
            _ => {
                notes::ASKED.set(play, 1);
                match (yes, what) {
                    (true, question::WACHT) => war::declare(play),
                    (true, _) => westgoten::declare(play),
                    _ => {}
                }
            }
        }
    }

    fn asked_of(&self, _: Look, (_, bridge): (u8, u16)) -> Hex {
        self.bridges.hex(bridge)
    }

    fn sources(&self, look: Look, side: Side, found: &mut Spread) {
        self.harbours.sources(look, side, found);
    }

    fn feeds(&self, look: Look, side: Side, port: Hex) -> bool {
        harbours::feeds(look, side, port)
    }

    fn may_ship(&self, look: Look, side: Side, port: Hex) -> Result<(), Refusal> {
        self.harbours.may_ship(look, side, port)
    }

    fn moors(&self, _: Look, side: Side, box_: Hex) -> bool {
        // 1.6c/4
        side == Side::Allied && self.england == Some(box_)
    }

    fn close(&self, look: Look, side: Side, held: &mut Bits) {
        wall::close(look, side, held);
    }

    fn shelters(&self, look: Look, side: Side, at: Hex) -> bool {
        wall::shelters(look, side, at)
    }

    fn may_dig(&self, look: Look, side: Side, at: Hex) -> Result<(), Refusal> {
        wall::may_dig(look, side, at)?;
        self.towns.may_dig(look, side, at)?;
        self.bridges.may_dig(look, side, at)
    }

    fn may_raze(&self, look: Look, at: Hex) -> Result<(), Refusal> {
        wall::may_raze(look, at)
    }

    fn captured(&self, look: Look, at: Hex, level: u8) -> (u8, Option<&'static str>) {
        (wall::captured(look, at, level), Some("btr:1.5d"))
    }

    fn exploits(&self, look: Look) -> bool {
        wall::exploits(look)
    }

    fn slows(&self, look: Look, side: Side, by: Mobility, over: (Hex, usize)) -> Option<u8> {
        let works = side == Side::Axis && interdiction::works(look, self.interdiction);
        works.then(|| interdiction::slows(look, by, over)).flatten()
    }

    fn slows_trains(&self, look: Look, side: Side) -> bool {
        side == Side::Axis && interdiction::works(look, self.interdiction)
    }

    fn may_send(&self, look: Look, wing: WingId, (sortie, at): (Sortie, Hex)) -> Result<(), Refusal> {
        luftflotte::may_send(look, self.luftflotte, wing)?;
        coalition::may_shoot(look, wing, (sortie, at))?;
        interdiction::may_join(look, self.interdiction, wing, sortie)
    }

    fn may_lift(&self, look: Look, id: UnitId, hold: Hold) -> Result<(), Refusal> {
        drops::may_lift(look, id, hold, self.england)
    }

    fn may_lift_supply(&self, look: Look, hold: Hold) -> Result<(), Refusal> {
        drops::may_lift_supply(look, hold)
    }

    fn doubles(&self, look: Look, wing: WingId) -> bool {
        // 3.8/5
        !look.sheet(wing).gliders
    }

    fn rolled(&self, play: &mut Play, side: Side, line: usize) {
        replacement::rolled(play, side, line);
    }

    fn returns(&self, counter: &Counter) -> bool {
        // 2.2/8, 2.2/12
        replacement::is_alert(counter) || crate::towns::is_town(counter)
    }

    fn crashed(&self, play: &mut Play, id: UnitId, at: Hex) {
        drops::crashed(play, id, at);
    }

    fn bounds(&self, look: Look, at: Hex) -> Result<(), Refusal> {
        ground::bounds(look, at)
    }

    fn yards(&self) -> Option<&Bits> {
        self.ruhr.as_ref()
    }

    fn system(&self, scenario: &str, nation: &str) -> u8 {
        coalition::order(scenario, nation)
    }

    fn pool(&self, system: u8) -> u8 {
        coalition::pool(system)
    }

    fn pools(&self) -> &'static [&'static str] {
        &coalition::POOLS
    }

    fn apart(&self) -> [Refusal; 2] {
        coalition::pools_apart()
    }

    fn kin(&self, part: &Counter, of: &Counter) -> bool {
        coalition::kin(part, of, self.apart)
    }

    fn keeps(&self, t: &Theatre, side: Side, kind: u8) -> bool {
        coalition::keeps(t, side, kind)
    }

    fn together(&self, look: Look, a: UnitId, b: UnitId) -> Result<(), Refusal> {
        coalition::together(look, a, b)
    }

    fn fly_together(&self, look: Look, a: WingId, b: WingId) -> Result<(), Refusal> {
        coalition::fly_together(look, a, b)
    }

    fn by_the_step(&self) -> bool {
        // 3.11a/2, and the errata for rocket brigades
        true
    }

    fn spots(&self, look: Look, spotter: UnitId) -> bool {
        coalition::spots(look, spotter)
    }

    fn may_post(&self, look: Look, side: Side, at: Hex) -> Result<(), Refusal> {
        arrivals::may_post(look, side, at)
    }

    fn entries_of(&self, look: Look, side: Side) -> Payers {
        let own =
            if look.t.entries[side as usize].is_empty() { arrivals::entries(look, side) } else { Vec::new() };
        if own.is_empty() { usual_entries(look, side) } else { own.into_iter().take(PAYERS).collect() }
    }

    fn rebuilds_in(&self, look: Look, side: Side, at: Hex) -> bool {
        arrivals::staff(look, side, at)
    }

    fn may_enter(&self, look: Look, id: UnitId, to: Hex) -> Result<(), Refusal> {
        coalition::zone(look, id, to)?;
        coalition::may_join(look, id, to)?;
        self.queen.as_ref().map_or(Ok(()), |queen| queen.may_enter(look, id, to))
    }

    fn may_fly(&self, look: Look, side: Side, sortie: Sortie, at: Hex) -> Result<(), Refusal> {
        boxes::may_fly(look, sortie, at)?;
        sky::may_fly(look, side, sortie)
    }

    fn air_range(&self, look: Look, wing: WingId) -> u16 {
        sky::range(look, wing)
    }

    fn reacts(&self, look: Look) -> bool {
        !self.trumpets.as_ref().is_some_and(|trumpets| trumpets.startles(look))
    }

    fn surprise(&self, look: Look) -> i8 {
        i8::from(self.trumpets.as_ref().is_some_and(|trumpets| trumpets.startles(look)))
    }

    fn refits(&self, look: Look, at: Hex) -> Option<u8> {
        boxes::refits(look, at).or_else(|| interdiction::refits(look, at, self.interdiction))
    }

    fn may_plan(&self, look: Look, id: UnitId, turn: u8) -> Result<(), Refusal> {
        drops::may_plan(look, id)?;
        self.market.as_ref().map_or(Ok(()), |market| market.may_plan(look, id, turn))
    }

    fn may_drop(&self, look: Look, id: UnitId, at: Hex) -> Result<(), Refusal> {
        drops::may_aim(look, id, at)
    }

    fn deeds(&self) -> &'static [Deed] {
        &[
            Deed { word: "sluices", label: "do-sluices" },
            Deed { word: "carpet", label: "do-carpet" },
            Deed { word: "ferry", label: "do-set-ferry" },
            Deed { word: "repair", label: "do-repair" },
            Deed { word: "repair-rail", label: "do-repair-rail" },
            Deed { word: "upgrade", label: "do-upgrade" },
            Deed { word: "wall", label: "do-wall" },
            Deed { word: "alert", label: "do-alert" },
            Deed { word: "town", label: "do-town" },
            Deed { word: "restore", label: "do-restore-step" },
            Deed { word: "strike", label: "do-strike" },
            Deed { word: "reserve", label: "do-war-reserve" },
            Deed { word: "heydte", label: "do-heydte" },
            Deed { word: "skorzeny", label: "do-skorzeny" },
        ]
    }

    fn may_place(
        &self,
        look: Look,
        side: Side,
        segment: Segment,
        what: (UnitId, Hex),
    ) -> Result<(), Refusal> {
        if war::places(look, what.0) {
            war::may_place(look, side, segment, what)
        } else if self.arrivals.has(what.0) {
            self.arrivals.may_place(look, side, segment, what)
        } else {
            contingency::may_place(look, side, segment, what)
        }
    }

    fn place(&self, play: &mut Play, id: UnitId, at: Hex) {
        if war::places(play.look(), id) {
            war::place(play, id, at);
        } else if self.arrivals.has(id) {
            arrivals::place(play, id, at);
        } else {
            contingency::place(play, id, at);
        }
    }

    fn each_deed(&self, look: Look, side: Side, segment: Segment, offer: Offers<Action>) -> Flow {
        contingency::each(look, side, segment, offer)?;
        if segment != Segment::Movement {
            return ON;
        }
        self.arrivals.each(look, side, offer)?;
        let mut last = None;
        for hex in self.bridges.pontoons.hexes(look, side) {
            if last.replace(hex) == Some(hex) {
                continue;
            }
            (deed::FERRY..=deed::UPGRADE).try_for_each(|what| offer(Action::Deed(what, hex)))?;
        }
        if notes::OWED[side as usize].get(look) > 0 {
            let held = look.s.fields.occupied[side as usize].iter();
            held.into_iter().try_for_each(|at| offer(Action::Deed(deed::RESTORE, at)))?;
        }
        if side == Side::Axis {
            war::each(look, &war::Deeds { strike: deed::STRIKE, reserve: deed::RESERVE }, offer)?;
            self.each_surprise(look, offer)?;
            if notes::TOWNS.get(look) > 0 {
                let places = look.t.places.iter().map(|place| place.hex);
                places.into_iter().try_for_each(|at| offer(Action::Deed(deed::TOWN, at)))?;
            }
            if notes::WALL.get(look) > 0 {
                let wall = look.t.zones[zone::WALL].hexes.iter();
                wall.into_iter().try_for_each(|at| offer(Action::Deed(deed::WALL, at)))?;
            }
            if notes::ALERTS.get(look) > 0 {
                let hexes = replacement::staffs(look, side).into_iter();
                hexes.into_iter().try_for_each(|at| offer(Action::Deed(deed::ALERT, at)))?;
            }
            self.dam.into_iter().try_for_each(|at| offer(Action::Deed(deed::SLUICES, at)))?;
        } else if self.bombs(look) {
            let held = look.s.fields.occupied[Side::Axis as usize].iter();
            held.into_iter().try_for_each(|at| offer(Action::Deed(deed::CARPET, at)))?;
        }
        ON
    }

    fn is_drop(&self, deed: u8) -> bool {
        deed == deed::HEYDTE
    }

    // 2.8/2: von der Heydte.
    fn each_drop(&self, look: Look, side: Side, offer: Offers<Action>) -> Flow {
        let waits = |id: UnitId| look.unit(id).is_here() || war::places(look, id);
        if side == Side::Axis && self.heydte.is_some_and(waits) && war::may_drop_now(look) {
            let mut near = war::drop_zone(look, self.trumpets.is_some());
            near.try_for_each(|at| offer(Action::Deed(deed::HEYDTE, at)))?;
        }
        ON
    }

    fn may_do(&self, look: Look, side: Side, segment: Segment, (what, at): (u8, Hex)) -> Result<(), Refusal> {
        match what {
            deed::SLUICES => roer::may_blow(look, side, segment, (self.dam, at)),
            deed::FERRY..=deed::UPGRADE => {
                pontoon::may_try(look, side, segment, at, (attempt(what), &self.bridges))
            }
            deed::WALL => replacement::may_raise(look, side, segment, at),
            deed::ALERT => replacement::may_call(look, side, segment, at),
            deed::TOWN => {
                NOT_TOWNS.unless(side == Side::Axis && segment == Segment::Movement)?;
                self.towns.may_place(look, at, &self.bridges)
            }
            deed::RESTORE => replacement::may_restore(look, side, segment, at),
            deed::STRIKE => war::may_choose(look, side, segment, at),
            deed::RESERVE => war::may_supply(look, side, segment, at),
            deed::HEYDTE => war::may_jump(look, side, segment, at, (self.heydte, self.trumpets.is_some())),
            deed::SKORZENY => self
                .trumpets
                .as_ref()
                .map_or(Err(NO_SKORZENY), |trumpets| trumpets.may_confuse(look, side, segment, at)),
            _ => carpet::may_name(look, side, segment, (self.bombs(look), at)),
        }
    }

    fn do_it(&self, play: &mut Play, side: Side, (what, at): (u8, Hex)) {
        match what {
            deed::SLUICES => roer::blow(play),
            deed::FERRY..=deed::UPGRADE => pontoon::try_it(play, side, at, (attempt(what), &self.bridges)),
            deed::WALL => replacement::raise(play, at),
            deed::ALERT => replacement::call(play, at),
            deed::TOWN => self.towns.place(play, at),
            deed::RESTORE => replacement::restore(play, side, at),
            deed::STRIKE => war::choose(play, at),
            deed::RESERVE => war::supply(play, at),
            deed::HEYDTE => {
                if let Some(id) = self.heydte {
                    war::jump(play, id, at);
                }
            }
            deed::SKORZENY => {
                if let Some(trumpets) = &self.trumpets {
                    trumpets.confuse(play, at);
                }
            }
            _ => carpet::name(play, at),
        }
    }

    fn weigh(&self, look: Look, side: Side, a: Action) -> f32 {
        match a {
            Action::Deed(what, at) => weights::deed(look, side, (what, at)),
            Action::Plan(id, turn) => weights::plan(look, id, turn),
            Action::Zone(at) => weights::zone(look, at),
            // Where the schedule brings them is as good as elsewhere.
            Action::Place(id, _) if self.arrivals.has(id) => weights::LEFT,
            _ => weights::PLACED,
        }
    }

    fn begins(&self, play: &mut Play, stage: PlayerStage) -> bool {
        if stage == PlayerStage::Begin {
            notes::ASKED.set(play, 0);
            zones::begins(play);
        }
        drops::merge(play);
        trumpets::begins(play, stage);
        westgoten::begins(play, stage);
        war::begins(play, stage);
        interdiction::begins(play, stage, self.interdiction);
        replacement::lapses(play, stage);
        contingency::alarm(play, stage);
        roer::falls(play, stage);
        luftflotte::begins(play, stage, self.luftflotte) || carpet::falls(play, stage)
    }

    fn ends(&self, look: Look) -> Option<Seats> {
        if look.s.turn < look.t.turns {
            return None;
        }
        Some(match (&self.market, &self.trumpets) {
            (Some(market), _) => market.winners(look),
            (_, Some(trumpets)) => trumpets.winners(look),
            _ => queen::winners(look),
        })
    }

    fn aims(&self) -> &'static str {
        match (&self.market, &self.trumpets) {
            (Some(_), _) => "standing-market-garden",
            (_, Some(_)) => "standing-trumpets",
            _ => "standing-queen",
        }
    }

    fn ended_by(&self) -> &'static str {
        match (&self.market, &self.trumpets) {
            (Some(_), _) => "btr:market-garden/10",
            (_, Some(_)) => "btr:trumpets/10",
            _ => "btr:queen/2",
        }
    }
}

/// What a deed of a pontoon unit attempts.
const fn attempt(what: u8) -> Attempt {
    match what {
        deed::FERRY => Attempt::Ferry,
        deed::UPGRADE => Attempt::Upgrade,
        _ => Attempt::Repair { rail: what != deed::REPAIR },
    }
}

impl Rhine {
    /// The title, with Breakdowns kept further apart or not (1.1c/4).
    pub fn new(apart: bool) -> Rhine {
        Rhine { apart, ..Rhine::default() }
    }

    /// Offers what the Germans have up their sleeve in the Ardennes: Skorzeny.
    fn each_surprise(&self, look: Look, offer: Offers<Action>) -> Flow {
        if self.trumpets.is_some() && notes::SKORZENY.get(look) == 0 {
            let mut stacks = look.s.fields.occupied[Side::Allied as usize].iter();
            stacks.try_for_each(|at| offer(Action::Deed(deed::SKORZENY, at)))?;
        }
        ON
    }

    /// Is carpet bombing due (queen/3)?
    fn bombs(&self, look: Look) -> bool {
        self.queen.is_some() && look.s.turn == 1
    }
}
