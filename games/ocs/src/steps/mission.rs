//! A mission from its declaration to the return: air combat, interception, Flak (14.2f).

use arrayvec::ArrayVec;
use sandtable_core::{Flow, ON, Offers, Phase, Playing, Refusal, Text, named};

use super::{Segment, Step, not_now, phase, simulcast};
use crate::Ocs;
use crate::action::{Action, Hex};
use crate::air::{Aim, Craft, Haul, Mission, Moment, NO_MISSION, NO_WING, Sortie, WingId};
use crate::look::Look;
use crate::pieces::{Side, Terrain};
use crate::play::{Play, hex_value};
use crate::refusals;
use crate::sea::state::{NO_VESSEL, hull};

const NO_SUCH_WING: Refusal = Refusal::new("14.2c", "why-no-such-wing");
const INACTIVE: Refusal = Refusal::new("14.1a/1", "why-inactive");
const FLOWN: Refusal = Refusal::new("14.2e/1", "why-flown");
const FOUR: Refusal = Refusal::new("14.2a/1", "why-mission-full");
const NATION: Refusal = Refusal::new("14.7d/B", "why-no-hip-shoot");
const STRATEGIC: Refusal = Refusal::new("14.1e/B", "why-strategic");
const RANGE: Refusal = Refusal::new("14.2d", "why-out-of-range");
const TRANSFER_RANGE: Refusal = Refusal::new("14.11/1", "why-out-of-range");
const NO_FIGHTER: Refusal = Refusal::new("14.6/1", "why-no-fighter");
const NO_BOMBS: Refusal = Refusal::new("10.0/5", "why-no-bombs");
const NO_ROOM: Refusal = Refusal::new("14.2a/2", "why-base-full");
const SAME_BASE: Refusal = Refusal::new("14.2c", "why-there");
const NOT_TRANSPORT: Refusal = Refusal::new("14.9a", "why-not-transport");
const OTHER_BASE: Refusal = Refusal::new("14.9a", "why-other-base");
const WEATHER: Refusal = Refusal::new("14.1f", "why-weather");
const NO_SHIP: Refusal = Refusal::new("18.3c/1", "why-no-target");
const SHIP_STRUCK: Refusal = Refusal::new("18.3c/1", "why-barraged-already");
const SHIPS_ONLY: Refusal = Refusal::new("18.3e", "why-ships-only");
const NO_DECK: Refusal = Refusal::new("18.2a", "why-no-deck");
const PHASE: Refusal = Refusal::new("14.1g", "why-not-now");
const NOTHING_TO_SWEEP: Refusal = Refusal::new("14.6/1", "why-no-aircraft");
const STRUCK: Refusal = Refusal::new("10.0e/A", "why-barraged-already");
const BUSTED: Refusal = Refusal::new("14.8/1", "why-busted");
const NO_SPOTTER: Refusal = Refusal::new("14.7d/C", "why-no-spotter");
const NO_BASE: Refusal = Refusal::new("14.9e/1", "why-no-base");
const NO_TRANSFER: Refusal = Refusal::new("14.11/1", "why-no-base");
const A_BASE: Refusal = Refusal::new("14.10/1", "why-a-base");
/// That something is dropped comes before where.
pub const DROP_FIRST: Refusal = Refusal::new("14.10b/3", refusals::NOT_NOW);
const AT_SEA: Refusal = Refusal::new("14.10/1", "why-prohibited");

named! {
    /// Where a mission stands (14.2f/1).
    pub enum MissionStage {
        /// C: air combat over the mission hex.
        Arrive = "arrive",
        /// D: interception.
        Intercept = "intercept",
        /// E: Flak.
        Flak = "flak",
        /// F: the mission is performed.
        Perform = "perform",
        /// G: the return.
        Return = "return",
    }
}

/// The rule that gives a mission its segment.
const fn moment(sortie: Sortie) -> &'static str {
    match sortie {
        Sortie::Sweep => "14.6/1",
        Sortie::Units | Sortie::Base | Sortie::Port | Sortie::Ship => "14.7b",
        Sortie::HipUnits | Sortie::HipBase | Sortie::HipPort | Sortie::HipShip => "14.7d/1",
        Sortie::Trains => "14.8d",
        Sortie::Transport => "14.9/1",
        Sortie::Drop => "14.10b/3",
        Sortie::Transfer => "2.3/7",
    }
}

/// What comes to mind in a segment: only missions with something to do in the hex.
pub fn candidates(look: Look, side: Side, when: Moment, offer: Offers<Action>) -> Flow {
    if !when.segment().is_some_and(|segment| look.t.air.flies(look.s.weather, segment)) {
        return ON;
    }
    let ready = || ready(look, side);
    if ready().next().is_none() {
        return ON;
    }
    let bombs_fly = ready().any(|id| look.punch(id, Sortie::Units) > 0);
    let cargo_flies = ready().any(|id| look.is_craft(id, Craft::Transport));
    let enemy = side.other();
    let bombs: [Sortie; 3] = match when {
        Moment::Moving(_) => [Sortie::HipUnits, Sortie::HipBase, Sortie::HipPort],
        Moment::Barrage(_) => [Sortie::Units, Sortie::Base, Sortie::Port],
    };
    let hips = ready().any(|id| look.sheet(id).hip && !look.is_craft(id, Craft::Strategic));
    if bombs_fly && (hips || matches!(when, Moment::Barrage(_))) {
        for at in look.s.fields.occupied[enemy as usize].iter() {
            offer(Action::Fly(bombs[0], at))?;
        }
        look.bases(enemy).try_for_each(|base| offer(Action::Fly(bombs[1], base.at)))?;
        for port in look.s.ports.iter().filter(|port| look.t.on_map(port.at)) {
            offer(Action::Fly(bombs[2], port.at))?;
        }
    }
    for (id, ship) in look.fleet(enemy) {
        offer(Action::Raid(id))?;
        let first = look.moored(enemy, ship.at).next().is_some_and(|(other, _)| other == id);
        if first && matches!(when, Moment::Moving(_)) {
            offer(Action::Fly(Sortie::Sweep, ship.at))?;
        }
    }
    if matches!(when, Moment::Moving(_)) {
        // Where ships are, too, it is named already.
        let bases = look.bases(enemy).filter(|base| look.moored(enemy, base.at).next().is_none());
        bases.into_iter().try_for_each(|base| offer(Action::Fly(Sortie::Sweep, base.at)))?;
    }
    if bombs_fly && matches!(when, Moment::Barrage(_)) {
        anywhere(look, side, Sortie::Trains, offer)?;
    }
    if matches!(when, Moment::Moving(_)) {
        for base in look.bases(side) {
            if cargo_flies {
                offer(Action::Fly(Sortie::Transport, base.at))?;
            }
            offer(Action::Fly(Sortie::Transfer, base.at))?;
        }
        for (id, ship) in look.fleet(side).filter(|(_, ship)| look.class(ship).deck > 0) {
            let decks = look.moored(side, ship.at).filter(|(_, other)| look.class(other).deck > 0);
            if decks.map(|(other, _)| other).next() == Some(id) {
                offer(Action::Fly(Sortie::Transfer, ship.at))?;
            }
        }
    }
    ON
}

/// A mission that may go to any hex in reach of those that can fly it.
fn anywhere(look: Look, side: Side, sortie: Sortie, offer: Offers<Action>) -> Flow {
    // Where they fly from and how far, each once; those beyond the room that there is fly anywhere.
    let mut circles: ArrayVec<(Hex, u16), 16> = ArrayVec::new();
    for id in ready(look, side).filter(|id| suits(look, *id, sortie).is_ok()) {
        let circle = (look.wing(id).at, look.t.title.air_range(look, id));
        if !circles.contains(&circle) && circles.try_push(circle).is_err() {
            circles[0].1 = u16::MAX;
        }
    }
    let near = |at: &Hex| circles.iter().any(|(from, range)| look.t.distance(*from, *at) <= *range);
    (0..look.t.ground.len() as Hex).filter(near).try_for_each(|at| offer(Action::Fly(sortie, at)))
}

/// Wings of a side that may still fly.
fn ready(look: Look<'_>, side: Side) -> impl Iterator<Item = WingId> {
    look.wings(side).filter(move |id| look.wing(*id).active && !look.wing(*id).flown)
}

/// May a mission be declared?
///
/// # Errors
/// Why not, by rule.
pub fn declares(look: Look, side: Side, a: Action, when: Moment) -> Result<(), Refusal> {
    match a {
        // A ship is named, not its hex.
        Action::Fly(sortie, _) if sortie.is_raid() => Err(NO_SHIP),
        // First that something is dropped, then where.
        Action::Fly(Sortie::Drop, at) => may_fly(look, side, Sortie::Drop, at, when).and(Err(DROP_FIRST)),
        Action::Fly(sortie, at) => may_fly(look, side, sortie, at, when),
        Action::Raid(id) => match look.vessel(id).filter(|vessel| vessel.side != side) {
            None => Err(NO_SHIP),
            Some(vessel) if vessel.has(hull::STRUCK) => Err(SHIP_STRUCK),
            Some(vessel) => may_fly(look, side, when.raid(), vessel.at, when),
        },
        _ => Err(not_now(look, a)),
    }
}

/// Is there a hex to which a drop may go?
pub fn drops(look: Look, side: Side) -> bool {
    let lands: Offers<Action> = &mut |a| if goes_down(look, side, a).is_ok() { Flow::Break(()) } else { ON };
    anywhere(look, side, Sortie::Drop, lands).is_break()
        || look.t.title.each_drop(look, side, lands).is_break()
}

/// May a drop be laid on? If it may go nowhere, what hinders it at the first hex that is dry land.
pub fn may_drop(look: Look, side: Side, segment: Segment) -> Result<(), Refusal> {
    if drops(look, side) {
        return Ok(());
    }
    let mut why = AT_SEA;
    for at in 0..look.t.ground.len() as Hex {
        match may_fly(look, side, Sortie::Drop, at, Moment::Moving(segment)) {
            Ok(()) => {}
            // What is wrong with a hex alone says nothing of the drop.
            Err(refusal) if [AT_SEA, A_BASE].contains(&refusal) => {}
            Err(refusal) if why == AT_SEA || tells(refusal) && !tells(why) => why = refusal,
            Err(_) => {}
        }
    }
    Err(why)
}

/// May what is dropped go there?
fn goes_down(look: Look, side: Side, a: Action) -> Result<(), Refusal> {
    match (a, look.segment()) {
        (Action::Fly(Sortie::Drop, at), Some(segment)) => {
            may_fly(look, side, Sortie::Drop, at, Moment::Moving(segment))
        }
        (Action::Deed(deed, at), Some(segment)) if look.t.title.is_drop(deed) => {
            look.t.title.may_do(look, side, segment, (deed, at))
        }
        _ => Err(not_now(look, a)),
    }
}

/// May aircraft drop something on a hex in the present segment?
pub fn drops_on(look: Look, side: Side, at: Hex) -> bool {
    goes_down(look, side, Action::Fly(Sortie::Drop, at)).is_ok()
}

/// A drop is laid on: where does it go?
impl Phase<Ocs> for phase::Aim {
    fn candidates(&self, look: Look, side: Side, offer: Offers<Action>) -> Flow {
        anywhere(look, side, Sortie::Drop, offer)?;
        look.t.title.each_drop(look, side, offer)
    }

    fn check(&self, look: Look, side: Side, a: Action) -> Result<(), Refusal> {
        goes_down(look, side, a)
    }

    fn apply(&self, play: &mut Play, side: Side, a: Action) {
        let Some(segment) = play.look().segment() else { return };
        play.pop();
        match a {
            Action::Deed(deed, at) => play.t.title.do_it(play, side, (deed, at)),
            _ => declare(play, side, a, Moment::Moving(segment)),
        }
    }
}

/// May a mission be flown to a hex?
fn may_fly(look: Look, side: Side, sortie: Sortie, at: Hex, when: Moment) -> Result<(), Refusal> {
    let Some(segment) = when.segment() else { return Err(PHASE) };
    if sortie.is_barrage() != matches!(when, Moment::Barrage(_)) {
        return Err(Refusal::new(moment(sortie), refusals::NOT_NOW));
    }
    if !look.t.on_map(at) {
        return Err(refusals::PROHIBITED);
    }
    if !look.t.air.flies(look.s.weather, segment) {
        return Err(WEATHER);
    }
    look.t.title.may_fly(look, side, sortie, at)?;
    simulcast::flight(look, sortie)?;
    aims(look, side, sortie, at)?;
    let hauls = if sortie.carries() { Haul::ALL.as_slice() } else { &[Haul::Normal] };
    let able = |id: WingId| hauls.iter().any(|haul| leads(look, side, sortie, at, id, *haul).is_ok());
    if look.wings(side).any(|id| suits(look, id, sortie).is_ok() && able(id)) {
        return Ok(());
    }
    let mut why = INACTIVE;
    for id in look.wings(side) {
        match hauls
            .iter()
            .try_fold(INACTIVE, |_, haul| leads(look, side, sortie, at, id, *haul).err().ok_or(()))
        {
            Err(()) => return Ok(()),
            // What hinders the best of them is told.
            Ok(refusal) if tells(refusal) || !tells(why) => why = refusal,
            Ok(_) => {}
        }
    }
    Err(why)
}

/// Does a refusal say more than that another wing should be asked?
fn tells(refusal: Refusal) -> bool {
    ![INACTIVE, SAME_BASE, NO_FIGHTER, NO_BOMBS, NOT_TRANSPORT].contains(&refusal)
}

/// Is there something to do in the hex?
fn aims(look: Look, side: Side, sortie: Sortie, at: Hex) -> Result<(), Refusal> {
    let enemy = side.other();
    let sea = look.t.at(at).has(Terrain::Sea) || look.t.is_box(at);
    match sortie {
        Sortie::Sweep if look.active(enemy, at).next().is_none() => return Err(NOTHING_TO_SWEEP),
        Sortie::Transport if look.base_of(side, at).is_none() => return Err(NO_BASE),
        Sortie::Transfer if look.base_of(side, at).is_none() && look.moored(side, at).next().is_none() => {
            return Err(NO_TRANSFER);
        }
        Sortie::Drop if look.base_of(side, at).is_some() => return Err(A_BASE),
        Sortie::Drop | Sortie::Trains if sea => return Err(AT_SEA),
        Sortie::Trains if look.s.busted[side as usize].contains(at) => return Err(BUSTED),
        _ => {}
    }
    if let Some(aim @ (Aim::Units | Aim::Base | Aim::Port)) = sortie.aim() {
        super::facility::target(look, enemy, at, aim)?;
    }
    // 10.0e/A: a ship has its own limit.
    if sortie.is_barrage() && !sortie.is_raid() && look.s.struck.contains(at) {
        return Err(STRUCK);
    }
    if sortie.is_hip() && !super::barrages::spotted(look, side, at) {
        return Err(NO_SPOTTER);
    }
    Ok(())
}

/// May a wing be the first of a mission: one that can do what it is flown for?
fn leads(look: Look, side: Side, sortie: Sortie, at: Hex, id: WingId, haul: Haul) -> Result<(), Refusal> {
    joins(look, side, sortie, at, id, haul)?;
    suits(look, id, sortie)
}

/// Is a wing made for a mission?
fn suits(look: Look, id: WingId, sortie: Sortie) -> Result<(), Refusal> {
    match sortie {
        Sortie::Sweep if !look.is_craft(id, Craft::Fighter) => Err(NO_FIGHTER),
        Sortie::Transport | Sortie::Drop if !look.is_craft(id, Craft::Transport) => Err(NOT_TRANSPORT),
        _ if sortie.aim().is_none() || look.punch(id, sortie) > 0 => Ok(()),
        _ if look.livery(id).barrage > 0 => Err(SHIPS_ONLY),
        _ => Err(NO_BOMBS),
    }
}

/// May a wing fly on a mission, as far as itself, its base and the way go?
fn joins(look: Look, side: Side, sortie: Sortie, at: Hex, id: WingId, haul: Haul) -> Result<(), Refusal> {
    let known = usize::from(id) < look.s.wings.len() && look.sheet(id).side == side;
    if !known || !look.wing(id).is_here() {
        return Err(NO_SUCH_WING);
    }
    let (wing, sheet) = (look.wing(id), look.sheet(id));
    if !wing.active {
        return Err(INACTIVE);
    }
    if wing.flown || look.s.mission.has(id) {
        return Err(FLOWN);
    }
    if look.s.mission.flights.len() >= sortie.most() {
        return Err(FOUR);
    }
    if (sortie.is_hip() || sortie.is_raid()) && sheet.is(Craft::Strategic) {
        return Err(STRATEGIC);
    }
    if sortie.is_hip() && !sheet.hip {
        return Err(NATION);
    }
    look.t.title.may_send(look, id, (sortie, at))?;
    let (distance, range) = (look.t.distance(wing.at, at), look.t.title.air_range(look, id));
    match sortie {
        Sortie::Transfer if wing.at == at => return Err(SAME_BASE),
        Sortie::Transfer if distance > 2 * range => return Err(TRANSFER_RANGE),
        // 14.11/2: only a Fighter within its range stays Active.
        Sortie::Transfer if !look.comes_down(id, at) => return Err(NO_DECK),
        Sortie::Transfer if sheet.is(Craft::Fighter) && distance <= range && !look.finds_room(id, at) => {
            return Err(NO_ROOM);
        }
        Sortie::Transfer => {}
        Sortie::Transport | Sortie::Drop => return hauls(sortie, distance, range, haul),
        _ if distance > range => return Err(RANGE),
        _ => {}
    }
    Ok(())
}

/// Is a hex within reach of cargo (14.9e)? What is dropped is not followed by its aircraft, so a drop is never Far.
fn hauls(sortie: Sortie, distance: u16, range: u16, haul: Haul) -> Result<(), Refusal> {
    let (rule, reaches) = match haul {
        Haul::Far => ("14.9e/A", distance <= 2 * range && sortie == Sortie::Transport),
        Haul::Normal => ("14.9e/B", distance <= range),
        Haul::Near => ("14.9e/C", 2 * distance <= range),
    };
    if reaches { Ok(()) } else { Err(Refusal::new(rule, "why-out-of-range")) }
}

/// May a wing join the mission that is being laid on? Transports say how they fly.
pub fn may_join(look: Look, side: Side, id: WingId, haul: Option<Haul>) -> Result<(), Refusal> {
    let mission = &look.s.mission;
    let (sortie, at) = (mission.sortie, mission.target);
    let carries = haul.is_some();
    // Whoever only comes along flies as on any other mission (14.2e/2).
    let how = haul.unwrap_or(Haul::Normal);
    if mission.flights.is_empty() {
        leads(look, side, sortie, at, id, how)?;
    } else {
        joins(look, side, sortie, at, id, how)?;
    }
    mission.flights.iter().try_for_each(|flight| look.t.title.fly_together(look, flight.wing, id))?;
    let transport = look.is_craft(id, Craft::Transport);
    if carries != (sortie.carries() && transport) {
        return Err(NOT_TRANSPORT);
    }
    // 14.9a: those at one base pool what they can carry.
    let from = mission.from;
    if carries && look.t.on_map(from) && look.wing(id).at != from { Err(OTHER_BASE) } else { Ok(()) }
}

/// A: a mission is declared. A barrage counts even if nobody gets through (10.0e/A).
pub fn declare(play: &mut Play, side: Side, a: Action, when: Moment) {
    let (sortie, target, ship) = match a {
        Action::Fly(sortie, at) => (sortie, at, NO_VESSEL),
        Action::Raid(id) => (when.raid(), play.vessel(id).at, id),
        _ => return,
    };
    play.s.mission = Mission { target, side, sortie, ship, ..NO_MISSION };
    if sortie.is_raid() {
        super::salvo::mark(play, ship, hull::STRUCK, true);
    } else if sortie.is_barrage() {
        play.s.struck.insert(target);
    }
    play.say("14.2f/1", || Text::new("log-mission").with("hex", hex_value(target)));
    play.push(Step::Load);
}

impl Phase<Ocs> for phase::Mission {
    fn run(&self, play: &mut Play) -> bool {
        // Whether the enemy can do something about it shows now.
        play.log.reveal();
        let go = |play: &mut Play, stage| play.become_step(Step::Mission(stage));
        let look = play.look();
        let (side, over) = (look.s.mission.side, look.s.mission.flights.is_empty());
        match self.stage {
            MissionStage::Arrive => {
                go(play, MissionStage::Intercept);
                super::dogfight::begin(play, side);
            }
            MissionStage::Intercept => {
                let asked = !over && interceptors(look).next().is_some();
                go(play, MissionStage::Flak);
                if asked {
                    play.push(Step::Intercept);
                }
            }
            MissionStage::Flak => {
                let shot = !over && look.faces_flak();
                go(play, MissionStage::Perform);
                if shot {
                    flak(play);
                }
            }
            MissionStage::Perform => {
                go(play, MissionStage::Return);
                if !over {
                    super::perform::perform(play);
                }
            }
            MissionStage::Return => match play.s.mission.flights.first().copied() {
                Some(flight) => {
                    let range = u16::from(play.t.air.sheet(flight.wing).range);
                    let (target, sortie) = (play.s.mission.target, play.s.mission.sortie);
                    let stays = super::perform::stays(sortie, flight.haul);
                    let reach = match flight.haul {
                        _ if stays => 0,
                        Haul::Near if sortie.carries() => range / 2,
                        _ => range,
                    };
                    play.send_home(flight.wing, target, reach);
                }
                None => {
                    play.s.mission = NO_MISSION;
                    play.pop();
                }
            },
        }
        true
    }
}

/// Fighters that may intercept the mission under way (14.5/1, 14.5/2): neither weather nor phase forbids it (14.5/3).
fn interceptors(look: Look) -> impl Iterator<Item = WingId> {
    let mission = &look.s.mission;
    look.wings(mission.side.other())
        .filter(move |_| !look.s.simulcast && mission.sortie.faces_flak())
        .filter(move |id| look.patrols(*id, mission.target))
}

/// The enemy may intercept.
const NO_PATROL: Refusal = Refusal::new("14.5/2", "why-no-patrol");

impl Phase<Ocs> for phase::Intercept {
    fn candidates(&self, look: Look, _: Side, offer: Offers<Action>) -> Flow {
        interceptors(look).try_for_each(|id| offer(Action::Scramble(id)))?;
        offer(Action::Done)
    }

    fn check(&self, look: Look, _: Side, a: Action) -> Result<(), Refusal> {
        match a {
            Action::Scramble(id) if interceptors(look).any(|other| other == id) => Ok(()),
            Action::Scramble(_) => Err(NO_PATROL),
            Action::Done => Ok(()),
            _ => Err(not_now(look, a)),
        }
    }

    fn apply(&self, play: &mut Play, side: Side, a: Action) {
        play.pop();
        if let Action::Scramble(id) = a {
            play.s.mission.interceptor = id;
            let t = play.t;
            play.say("14.5/4", || Text::new("log-intercepted").with("unit", crate::air::wing_value(t, id)));
            super::dogfight::begin(play, side);
        }
    }
}

/// E: two dice (14.4e/1), and who is hit (14.4f/1).
fn flak(play: &mut Play) {
    let by = play.look().flak();
    // 4.9c
    play.say("4.9c", || Text::new("log-flak-by").with("by", by));
    let sum = play.two_dice("14.4e/1", "log-flak") + by;
    if sum < play.t.air.flak.hit {
        return;
    }
    let flights = play.s.mission.flights.clone();
    let size = flights.len();
    let place = match size {
        1 => 1,
        _ => {
            let die = play.die("14.4f/1", "log-mission-loss");
            play.t.air.loss.rows[size - 1][usize::from(die) - 1]
        }
    };
    if usize::from(place) <= size {
        hit(play, flights[usize::from(place) - 1].wing);
    } else {
        // Its owner chooses among equals.
        play.push(Step::Struck { strongest: place == 6 });
    }
}

/// Flak costs a wing a step; cargo beyond what is left of the capacity is lost (14.4g).
fn hit(play: &mut Play, id: WingId) {
    play.lose_wing_step(id, "14.4f/1");
    play.push(Step::Spill);
}

/// The weakest or the strongest bomber of the mission is hit.
impl phase::Struck {
    fn able<'a>(&self, look: Look<'a>) -> impl Iterator<Item = WingId> + 'a {
        let bombs = move |id: WingId| look.livery(id).barrage;
        let all = || look.s.mission.flights.iter().map(|flight| flight.wing);
        let worth = if self.strongest { all().map(bombs).max() } else { all().map(bombs).min() };
        all().filter(move |id| Some(bombs(*id)) == worth)
    }
}

const NOT_EQUAL: Refusal = Refusal::new("14.4f/1", "why-not-involved");

impl Phase<Ocs> for phase::Struck {
    fn candidates(&self, look: Look, _: Side, offer: Offers<Action>) -> Flow {
        self.able(look).try_for_each(|id| offer(Action::Pick(id)))
    }

    fn check(&self, look: Look, _: Side, a: Action) -> Result<(), Refusal> {
        match a {
            Action::Pick(id) if self.able(look).any(|other| other == id) => Ok(()),
            Action::Pick(_) => Err(NOT_EQUAL),
            _ => Err(not_now(look, a)),
        }
    }

    fn apply(&self, play: &mut Play, _: Side, a: Action) {
        if let Action::Pick(id) = a {
            play.pop();
            hit(play, id);
        }
    }

    fn run(&self, play: &mut Play) -> bool {
        let mut able = self.able(play.look());
        let (first, second) = (able.next().unwrap_or(NO_WING), able.next());
        drop(able);
        if second.is_none() {
            self.apply(play, play.s.mission.side, Action::Pick(first));
        }
        second.is_none()
    }
}
