//! Battles are opened: who attacks which space, with Rommel, with a bonus, with a flank attempt (11.1, 11.22, 11.3).

use sandtable_core::{Refusal, Text};

use super::{Offers, Stage, Step, not_now};
use crate::action::{Action, Space, Spaces, UnitId};
use crate::cards::{Force, rule};
use crate::look::Look;
use crate::pieces::{Event, Nation, Passing, Region, Side};
use crate::play::{Play, space_value, unit_value};
use crate::state::{Battle, flag, on_map};

const NO_TARGET: Refusal = Refusal::new("11.12/1", "why-no-target");
const NOBODY_CAN: Refusal = Refusal::new("11.12/2", "why-nobody-can-attack");
const WEST: Refusal = Refusal::new("10.521", "why-west-of-tripoli");
const NO_MARKER: Refusal = Refusal::new("11.1", "why-no-attack-marker");
const HAS_FOUGHT: Refusal = Refusal::new("11.14", "why-has-fought");
const HAS_MOVED: Refusal = Refusal::new("9.16/4", "why-moved");
const JOINED: Refusal = Refusal::new("11.14", "why-joined");
const NATIONS: Refusal = Refusal::new("11.18/1", "why-nations");
const FIRST_OF_KIND: Refusal = Refusal::new("11.22", "why-first-of-kind");
const NOBODY: Refusal = Refusal::new("11.22", "why-no-attacker");
const ROMMEL: Refusal = Refusal::new("11.274/1", "why-no-rommel");
const ROMMEL_FORT: Refusal = Refusal::new("11.274/3", "why-rommel-fort");
const ROMMEL_ELSEWHERE: Refusal = Refusal::new("11.274/4", "why-rommel-elsewhere");
const ROMMEL_GONE: Refusal = Refusal::new("11.274/6", "why-no-rommel");
const ROMMEL_GERMANS: Refusal = Refusal::new("19.21", "why-rommel-germans");
const FLANK_TWO: Refusal = Refusal::new("11.31/1", "why-flank-two");
const FLANK_ARMOUR: Refusal = Refusal::new("11.31/2", "why-flank-armour");
const FLANK_GROUND: Refusal = Refusal::new("11.31/3", "why-flank-ground");

/// May a unit still attack from where it stands (11.1, 11.14, 9.16)?
fn may_attack(look: Look, side: Side, id: UnitId) -> Result<(), Refusal> {
    if usize::from(id) >= look.t.counters.len() || look.t.side(id) != side || !on_map(look.at(id)) {
        return Err(NO_MARKER);
    }
    if look.s.battle.landing {
        // Card A31 needs no marker.
        return if look.at(id) == look.t.at.aden { fresh(look, id) } else { Err(NO_MARKER) };
    }
    if !look.s.deed.attacks.contains(look.at(id)) {
        return Err(NO_MARKER);
    }
    fresh(look, id)
}

fn fresh(look: Look, id: UnitId) -> Result<(), Refusal> {
    if look.s.is(id, flag::FOUGHT) {
        return Err(HAS_FOUGHT);
    }
    if look.s.is(id, flag::MOVED) && !look.armour(id) {
        return Err(HAS_MOVED);
    }
    if look.inactive(id) { Err(Refusal::new("10.41/2", "why-inactive")) } else { Ok(()) }
}

/// 10.521: in the action of Torch nobody attacks west of Tripoli.
fn barred(look: Look, side: Side, target: Space) -> bool {
    let torch = look.s.deed.card.is_some_and(|c| crate::cards::sets(look, c, Event::Torch));
    let event = look.s.deed.used == Some(crate::pieces::Use::Event);
    side == Side::Allied && torch && event && look.t.torch_ground.with(look.t.at.zuara).contains(target)
}

/// Spaces that a side can attack now.
fn targets(look: Look, side: Side) -> Spaces {
    let mut all = Spaces::EMPTY;
    let attacks = look.s.deed.attacks;
    for id in look.army(side).filter(|id| attacks.contains(look.at(*id))) {
        if may_attack(look, side, id).is_ok() {
            all |= look.ways(id, look.at(id)) - all;
        }
    }
    all.iter().filter(|at| look.enemy_in(side, *at) && !barred(look, side, *at)).collect()
}

pub fn candidates(look: Look, side: Side, offer: Offers) {
    targets(look, side).iter().for_each(|at| offer(Action::Attack(at)));
    offer(Action::Done);
}

pub fn check(look: Look, side: Side, a: Action) -> Result<(), Refusal> {
    match a {
        Action::Attack(at) => check_target(look, side, at),
        Action::Done => Ok(()),
        _ => Err(not_now(look, a)),
    }
}

/// May a space be attacked now?
fn check_target(look: Look, side: Side, at: Space) -> Result<(), Refusal> {
    if !on_map(at) || usize::from(at) >= look.t.spaces.len() || !look.enemy_in(side, at) {
        let neutral =
            on_map(at) && usize::from(at) < look.t.spaces.len() && look.s.count(side.other(), at) > 0;
        return Err(if neutral { Refusal::new("10.422/2", "why-inactive") } else { NO_TARGET });
    }
    if barred(look, side, at) {
        return Err(WEST);
    }
    if targets(look, side).contains(at) {
        return Ok(());
    }
    // The reason of a neighbour that cannot go there says most.
    let beside = look.t.near[Side::Allied as usize][usize::from(at)];
    let attackers = look
        .army(side)
        .filter(|id| beside.contains(look.at(*id)) && look.s.deed.attacks.contains(look.at(*id)));
    let mut why = None;
    for id in attackers {
        why = why.or_else(|| no_attack(look, id, at)).or_else(|| may_attack(look, side, id).err());
    }
    Err(why.unwrap_or(NOBODY_CAN))
}

/// Why a unit may not attack a space: as for a move, but attacks along the Nile and limited lines have their own rules.
fn no_attack(look: Look, id: UnitId, target: Space) -> Option<Refusal> {
    let from = look.at(id);
    let refusal = look.no_way(id, from, target)?;
    Some(match refusal.rule.0 {
        "10.21/1" => Refusal::new("10.21/3", refusal.why),
        "9.13" => Refusal::new("11.17", refusal.why),
        _ => refusal,
    })
}

/// The groups of a force (7.23) as bits.
fn groups(look: Look, units: impl Iterator<Item = UnitId>) -> u8 {
    units.fold(0, |set, id| set | 1 << look.t.nation(id).group() as u8)
}

/// Is there an attacking space that holds all these groups (11.18)? It sends a unit, or still can.
fn common_space(look: Look, side: Side, wanted: u8, still: bool) -> bool {
    if wanted.count_ones() < 2 {
        return true;
    }
    look.s.deed.attacks.iter().any(|at| {
        let here = || look.stack(at).filter(|id| look.t.side(*id) == side);
        let sends = |id: UnitId| {
            look.s.is(id, flag::ATTACKS)
                || still
                    && may_attack(look, side, id).is_ok()
                    && look.ways(id, at).contains(look.s.battle.target)
        };
        groups(look, here()) & wanted == wanted && here().any(sends)
    })
}

pub fn joins(look: Look, side: Side, offer: Offers) {
    let target = look.s.battle.target;
    for id in look.army(side).filter(|id| look.t.near[1][usize::from(target)].contains(look.at(*id))) {
        offer(Action::Join(id));
    }
    [Action::Rommel, Action::Bonus, Action::Flank, Action::Engage].into_iter().for_each(offer);
}

pub fn check_open(look: Look, side: Side, a: Action) -> Result<(), Refusal> {
    match a {
        Action::Join(id) => check_join(look, side, id),
        Action::Rommel => check_rommel(look, side),
        Action::Bonus => check_bonus(look),
        Action::Flank => check_flank(look).and_then(|()| check_engage(look, side)),
        Action::Engage => check_engage(look, side),
        _ => Err(not_now(look, a)),
    }
}

fn check_join(look: Look, side: Side, id: UnitId) -> Result<(), Refusal> {
    may_attack(look, side, id)?;
    if look.s.is(id, flag::ATTACKS) {
        return Err(JOINED);
    }
    if let Some(refusal) = no_attack(look, id, look.s.battle.target) {
        return Err(refusal);
    }
    if look.has_twin(id) {
        return Err(FIRST_OF_KIND);
    }
    let all = groups(look, look.force(Force::Attacker).chain([id]));
    if common_space(look, side, all, true) { Ok(()) } else { Err(NATIONS) }
}

fn check_engage(look: Look, side: Side) -> Result<(), Refusal> {
    if look.force(Force::Attacker).next().is_none() {
        return Err(NOBODY);
    }
    let all = groups(look, look.force(Force::Attacker));
    if look.s.battle.landing || common_space(look, side, all, false) { Ok(()) } else { Err(NATIONS) }
}

fn check_rommel(look: Look, side: Side) -> Result<(), Refusal> {
    let target = look.s.battle.target;
    if side != Side::Axis || !look.has(Event::Rommel) || look.s.deed.rommel_used {
        return Err(ROMMEL);
    }
    if look.has(Event::VonArnim) {
        return Err(ROMMEL_GONE);
    }
    if look.t.ground(target).fort > 0 {
        return Err(ROMMEL_FORT);
    }
    if look.t.middle_east.contains(target) || look.t.ground(target).region == Region::EastAfrica {
        return Err(ROMMEL_ELSEWHERE);
    }
    let germans = || look.force(Force::Attacker).any(|id| look.t.nation(id) == Nation::Ge);
    if look.t.options.rommel_germans && !germans() { Err(ROMMEL_GERMANS) } else { Ok(()) }
}

/// May the one bonus of the card in play go to this battle?
fn check_bonus(look: Look) -> Result<(), Refusal> {
    let Some(card) = look.s.deed.card else { return Err(Refusal::new("7.51/1", "why-no-bonus")) };
    let once = look.t.card(card).bonus.as_ref().is_some_and(|b| b.once);
    if once && event_played(look) && !look.s.deed.bonus_used && !look.s.battle.bonus && look.bonus_fits() {
        Ok(())
    } else {
        Err(Refusal::new(rule(card), "why-no-bonus"))
    }
}

fn event_played(look: Look) -> bool {
    look.s.deed.used == Some(crate::pieces::Use::Event)
}

impl Look<'_> {
    /// Does the bonus of the card in play fit the battle as it stands?
    pub fn bonus_fits(self) -> bool {
        let target = self.s.battle.target;
        let Some(bonus) = self.s.deed.card.and_then(|c| self.t.card(c).bonus.as_ref()) else { return false };
        let defenders = || self.force(Force::Defender).map(|id| self.t.nation(id));
        event_played(self)
            && (!bonus.named || self.s.deed.named == target)
            && bonus.target.is_none_or(|at| at == target)
            && (bonus.regions.is_empty() || bonus.regions.contains(&self.t.ground(target).region))
            && (bonus.defenders.is_empty() || defenders().all(|n| bonus.defenders.contains(&n)))
            && (bonus.holds.is_empty() || defenders().any(|n| bonus.holds.contains(&n)))
            && (bonus.armour.is_empty()
                || self
                    .force(Force::Attacker)
                    .any(|id| self.armour(id) && bonus.armour.contains(&self.t.nation(id))))
    }

    /// The fort in the battle under way: none for Supercharge, and Syrian forts are mountains by option 19.6.
    pub fn battle_fort(self) -> u8 {
        let target = self.s.battle.target;
        let no_fort = self.s.battle.bonus
            && self.s.deed.card.and_then(|c| self.t.card(c).bonus.as_ref()).is_some_and(|b| b.no_fort);
        if no_fort || self.syrian_mountain() { 0 } else { self.fort(target) }
    }

    /// 19.6: a Syrian fort that an Allied division attacks.
    pub fn syrian_mountain(self) -> bool {
        let target = self.s.battle.target;
        self.t.options.syrian_forts
            && self.t.ground(target).fort > 0
            && self.t.ground(target).region == Region::Syria
            && self
                .force(Force::Attacker)
                .any(|id| self.t.side(id) == Side::Allied && self.counter(id).division)
    }

    /// Is the attacked space mountain or swamp, or counts as such?
    pub fn battle_rough(self) -> bool {
        self.t.rough.contains(self.s.battle.target) || self.syrian_mountain()
    }
}

fn check_flank(look: Look) -> Result<(), Refusal> {
    if look.force(Force::Attacker).count() < 2 {
        return Err(FLANK_TWO);
    }
    if !look.force(Force::Attacker).any(|id| look.armour(id)) {
        return Err(FLANK_ARMOUR);
    }
    if look.t.ground(look.s.battle.target).fort > 0 || look.battle_rough() {
        return Err(FLANK_GROUND);
    }
    Ok(())
}

pub fn apply(play: &mut Play, a: Action) {
    let Action::Attack(target) = a else {
        play.s.deed.attacks = Spaces::EMPTY;
        return play.pop();
    };
    open(play, target, false);
}

/// Opens a battle.
pub fn open(play: &mut Play, target: Space, landing: bool) {
    play.s.battle = Battle { target, landing, ..Battle::NONE };
    play.say("11.22", || Text::new("log-attack").with("space", space_value(target)));
    play.push(Step::Open);
}

pub fn apply_open(play: &mut Play, a: Action) {
    match a {
        Action::Join(id) => {
            play.s.flags[usize::from(id)] |= flag::ATTACKS;
            play.say("11.22", || Text::new("log-joins").with("unit", unit_value(id)));
        }
        Action::Rommel => {
            play.s.battle.rommel = true;
            play.s.deed.rommel_used = true;
            play.say("11.274/1", || Text::new("log-rommel"));
        }
        Action::Bonus => {
            play.s.battle.bonus = true;
            play.s.deed.bonus_used = true;
            play.say("7.51/1", || Text::new("log-bonus"));
        }
        _ => {
            breaks_promises(play);
            play.become_step(Step::Battle(Stage::Supply { flank: a == Action::Flank }));
        }
    }
}

/// Orders from Rome and London Calling end with the attack that they are about (cards A11, X37).
fn breaks_promises(play: &mut Play) {
    let region = play.t.ground(play.s.battle.target).region;
    let desert = matches!(region, Region::Egypt | Region::Libya);
    match play.s.acting {
        Side::Axis => {
            let italians = play.look().force(Force::Attacker).any(|id| play.t.nation(id) == Nation::It);
            if desert && italians {
                play.s.passing.set(Passing::OrdersFromRome, false);
            }
        }
        Side::Allied => {
            if desert || matches!(region, Region::Algeria | Region::Tunisia) {
                play.s.passing.set(Passing::LondonCalling, false);
            }
        }
    }
}

/// Nobody is asked where nobody can attack.
pub fn run(play: &mut Play) -> bool {
    let idle = targets(play.look(), play.s.acting).is_empty();
    if idle {
        apply(play, Action::Done);
    }
    idle
}
