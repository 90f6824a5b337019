//! Activation of spaces, and the LRDG's mission (7.2, 11.72).

use sandtable_core::{Refusal, Text, Value};

use super::{Offers, not_now};
use crate::action::{Action, Space, Spaces};
use crate::cards::rule;
use crate::look::Look;
use crate::pieces::{Event, Mission, Passing, Purpose, Region, Side};
use crate::play::{Play, space_value};
use crate::state::{SPACES, on_map};
use crate::supply::Supplied;

const NO_SPACE: Refusal = Refusal::new("7.26/1", "why-nobody-there");
const ONLY_FORT: Refusal = Refusal::new("7.26/2", "why-only-fort");
const INACTIVE: Refusal = Refusal::new("10.41/2", "why-inactive");
const MARKED: Refusal = Refusal::new("7.25/1", "why-marked");
const MARKERS: Refusal = Refusal::new("4.15/2", "why-markers");
const TOO_DEAR: Refusal = Refusal::new("7.21/1", "why-too-dear");
const ARRIVALS: Refusal = Refusal::new("10.53/2", "why-arrivals-first");
const NO_FAVOUR: Refusal = Refusal::new("cards.x39", "why-no-favour");
const ONE_MISSION: Refusal = Refusal::new("11.721/1", "why-one-mission");
const NO_LRDG: Refusal = Refusal::new("11.721/2", "why-lrdg-elsewhere");
const MATRUH: Refusal = Refusal::new("11.73/4", "why-matruh-lost");
const LIBYA: Refusal = Refusal::new("11.741", "why-libya-taken");
const NOT_BY_TORCH: Refusal = Refusal::new("10.53/3", "why-no-mission-points");
const NOT_THE_LRDG: Refusal = Refusal::new("11.72", "why-no-lrdg");

/// What activations cost, found in one look at all units.
struct Costs([[Cost; SPACES]; 2]);

#[derive(Clone, Copy, Default)]
struct Cost {
    dear: u8,
    groups: u8,
}

impl Cost {
    const fn points(self) -> u8 {
        self.dear + self.groups.count_ones() as u8
    }
}

impl Costs {
    fn of(look: Look, side: Side) -> Costs {
        let mut costs = [[Cost::default(); SPACES]; 2];
        for id in look.army(side).filter(|id| !look.inactive(*id)) {
            let supplied = look.supplied(id);
            for purpose in Purpose::ALL {
                let cost = &mut costs[purpose as usize][usize::from(look.at(id))];
                let limited = purpose == Purpose::Attack && supplied == Supplied::Limited;
                if supplied == Supplied::Out || limited && !look.eased(id, purpose) {
                    cost.dear += 1;
                } else {
                    cost.groups |= 1 << look.t.nation(id).group() as u8;
                }
            }
        }
        Costs(costs)
    }
}

fn marked(look: Look) -> Spaces {
    look.s.deed.moves | look.s.deed.attacks
}

/// Spaces that the card in play lets one activate.
fn allowed(look: Look, at: Space) -> bool {
    look.s.deed.only.has(look.t.ground(at).region) || look.s.deed.also == at
}

/// Arrival spaces that still await a marker and can be paid for (10.53/2).
fn pressing(look: Look, side: Side) -> Spaces {
    let waiting = look.s.deed.arrivals - marked(look);
    if waiting.is_empty() || marked(look).len() >= usize::from(look.t.limits.markers) {
        return Spaces::EMPTY;
    }
    let cheapest = |at: Space| Purpose::ALL.into_iter().map(|p| look.cost(side, at, p, false)).min();
    waiting.iter().filter(|at| cheapest(*at).is_some_and(|c| c <= look.s.deed.points)).collect()
}

/// May Kesselring be declared?
fn kesselring(look: Look, side: Side) -> bool {
    side == Side::Axis && look.has(Event::Kesselring) && !look.now(Passing::Kesselring)
}

fn north_africa(look: Look) -> Spaces {
    look.t.region(Region::Libya) | look.t.region(Region::Egypt) | look.t.torch_ground
}

pub fn candidates(look: Look, side: Side, offer: Offers) {
    let deed = &look.s.deed;
    let pressing = pressing(look, side);
    if marked(look).len() < usize::from(look.t.limits.markers) && deed.points > 0 {
        let costs = Costs::of(look, side);
        let kesselring = kesselring(look, side);
        let free = if pressing.is_empty() { look.t.all } else { pressing } - marked(look);
        for at in free.iter().filter(|at| look.s.count(side, *at) > 0 && allowed(look, *at)) {
            for purpose in Purpose::ALL {
                let cost = costs.0[purpose as usize][usize::from(at)].points();
                if cost > 0 && cost <= deed.points {
                    offer(Action::Activate(at, purpose));
                }
            }
            if kesselring && check_favour(look, side, at).is_ok() {
                offer(Action::Favour(at));
            }
        }
    }
    for mission in Mission::ALL {
        if check_mission(look, side, mission).is_ok() {
            offer(Action::Send(mission));
        }
    }
    if pressing.is_empty() {
        offer(Action::Done);
    }
}

pub fn check(look: Look, side: Side, a: Action) -> Result<(), Refusal> {
    match a {
        Action::Activate(at, purpose) => check_space(look, side, at, purpose, false),
        Action::Favour(at) => check_favour(look, side, at),
        Action::Send(mission) => check_mission(look, side, mission),
        Action::Done if pressing(look, side).is_empty() => Ok(()),
        Action::Done => Err(ARRIVALS),
        _ => Err(not_now(look, a)),
    }
}

fn check_favour(look: Look, side: Side, at: Space) -> Result<(), Refusal> {
    let limited = |id: u8| look.supplied(id) == Supplied::Limited && !look.eased(id, Purpose::Attack);
    let helps = || look.stack(at).any(|id| look.t.side(id) == side && limited(id));
    if !kesselring(look, side) || !north_africa(look).contains(at) || !helps() {
        return Err(NO_FAVOUR);
    }
    check_space(look, side, at, Purpose::Attack, true)
}

fn check_space(look: Look, side: Side, at: Space, purpose: Purpose, favoured: bool) -> Result<(), Refusal> {
    if !on_map(at) || usize::from(at) >= look.t.spaces.len() {
        return Err(NO_SPACE);
    }
    if look.s.count(side, at) == 0 {
        let fort = look.t.ground(at).fort > 0 && look.controls(side, at);
        return Err(if fort { ONLY_FORT } else { NO_SPACE });
    }
    let cost = look.cost(side, at, purpose, favoured);
    if cost == 0 {
        return Err(INACTIVE);
    }
    if marked(look).contains(at) {
        return Err(MARKED);
    }
    if marked(look).len() >= usize::from(look.t.limits.markers) {
        return Err(MARKERS);
    }
    if !allowed(look, at) {
        return Err(Refusal::new(look.s.deed.card.map_or("7.21/2", rule), "why-not-in-region"));
    }
    let pressing = pressing(look, side);
    if !pressing.is_empty() && !pressing.contains(at) {
        return Err(ARRIVALS);
    }
    if cost > look.s.deed.points {
        let any = |state| look.stack(at).any(|id| look.supplied(id) == state);
        let refusal = match purpose {
            Purpose::Attack if any(Supplied::Limited) => Refusal::new("13.611/3", "why-too-dear"),
            _ if any(Supplied::Out) => Refusal::new("13.71", "why-too-dear"),
            _ => TOO_DEAR,
        };
        return Err(refusal.with("cost", cost).with("left", look.s.deed.points));
    }
    Ok(())
}

fn check_mission(look: Look, side: Side, mission: Mission) -> Result<(), Refusal> {
    let lrdg = look.t.who.lrdg;
    if side != Side::Allied || !look.has(Event::Lrdg) {
        return Err(NOT_THE_LRDG);
    }
    if look.now(Passing::Mission) {
        return Err(ONE_MISSION);
    }
    if !on_map(look.at(lrdg)) || !look.t.oases.contains(look.at(lrdg)) {
        return Err(NO_LRDG);
    }
    if (look.t.vp & look.t.region(Region::Libya) & look.s.axis).is_empty() {
        return Err(LIBYA);
    }
    if mission == Mission::Intelligence && look.s.axis.contains(look.t.at.mersa_matruh) {
        return Err(MATRUH);
    }
    if look
        .s
        .deed
        .card
        .is_some_and(|c| look.t.card(c).class == Some(crate::pieces::Class::Torch) && event(look))
    {
        return Err(NOT_BY_TORCH);
    }
    if look.s.deed.points == 0 {
        return Err(TOO_DEAR.with("cost", 1u8).with("left", 0u8));
    }
    // The mission takes the place of moving or attacking with it.
    if marked(look).contains(look.at(lrdg)) && look.s.count(side, look.at(lrdg)) == 1 {
        return Err(MARKED);
    }
    Ok(())
}

fn event(look: Look) -> bool {
    look.s.deed.used != Some(crate::pieces::Use::Ops)
}

pub fn apply(play: &mut Play, a: Action) {
    let side = play.s.acting;
    match a {
        Action::Activate(at, purpose) => mark(play, at, purpose, false),
        Action::Favour(at) => {
            mark(play, at, Purpose::Attack, true);
            play.s.passing.set(Passing::Kesselring, true);
        }
        Action::Send(mission) => {
            play.s.deed.points -= 1;
            play.s.deed.mission = Some(mission);
            play.s.passing.set(Passing::Mission, true);
            let term = if mission == Mission::Raid { "mission-raid" } else { "mission-intelligence" };
            play.say("11.721/1", || {
                Text::new("log-mission").with("side", side.seat()).with("mission", Value::Term(term))
            });
        }
        _ => play.pop(),
    }
}

fn mark(play: &mut Play, at: Space, purpose: Purpose, favoured: bool) {
    let cost = play.look().cost(play.s.acting, at, purpose, favoured);
    play.s.deed.points -= cost;
    let (set, text) = match purpose {
        Purpose::Move => (&mut play.s.deed.moves, "log-activated-move"),
        Purpose::Attack => {
            // 13.11/2: what opens or closes a supply line later in the action changes nothing for them.
            let cut = play.look().cut_off(play.s.acting, at);
            play.s.deed.cut |= cut;
            (&mut play.s.deed.attacks, "log-activated-attack")
        }
    };
    *set = set.with(at);
    play.say("7.25/2", || Text::new(text).with("space", space_value(at)).with("cost", cost));
}

/// Without points nobody is asked.
pub fn run(play: &mut Play) -> bool {
    let spent = play.s.deed.points == 0;
    if spent {
        play.pop();
    }
    spent
}
