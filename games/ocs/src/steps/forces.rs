//! Rebuilds and consolidations, after all that has arrived in the Reinforcement Phase (13.5, 13.9).

use arrayvec::ArrayVec;
use sandtable_core::{Flow, Offers, Phase, Playing, Refusal, Text};

use super::{fleet, moving, not_now, phase};
use crate::Ocs;
use crate::action::{Action, Hex, UnitId};
use crate::camps::Pool;
use crate::forces::{breakdown, replacements, replacements_of, site, trucks, twins, worn};
use crate::look::Look;
use crate::pieces::{Kind, Mode, Posture, Side};
use crate::play::{Play, hex_value, unit_value};
use crate::refusals;
use crate::spread::Spread;
use crate::state::{COUNTERS, Column, NO_COLUMN_HERE, NO_HEX, flag, off};

const NOT_DEAD: Refusal = Refusal::new("13.5a/1", "why-not-dead");
const NO_REPLACEMENTS: Refusal = Refusal::new("13.5a/1", "why-no-replacements");
const NOT_STACKED: Refusal = Refusal::new("13.5a/4", "why-no-replacements");
const FULL: Refusal = Refusal::new("13.5a/4", "why-full-strength");
const GENERIC: Refusal = Refusal::new("13.5b/2", "why-generic");
const NEVER: Refusal = Refusal::new("13.5c", "why-never-rebuilt");
const TRUCKS: Refusal = Refusal::new("13.5e", "why-trucks-full");
const NOT_NEW: Refusal = Refusal::new("13.6b/1", "why-not-arrived");
const NOT_ALIKE: Refusal = Refusal::new("13.9/1", "why-not-alike");
const WORN: Refusal = Refusal::new("13.9/2", "why-worn");
const TOGETHER: Refusal = Refusal::new("13.9/3", "why-not-merged");
const NOT_THERE: Refusal = Refusal::new("13.9/4", "why-not-exchanged");
const REVERSE: Refusal = Refusal::new("13.9/5", "why-not-exchanged");

/// Pax and Eq, as the state counts them.
const KINDS: [Kind; 2] = [Kind::Pax, Kind::Equipment];

/// What a step of a unit costs in a hex, in Pax and Eq; a very small one uses up what is left over there (13.5d).
fn price(look: Look, id: UnitId, at: Hex) -> [u8; 2] {
    let rebuild = look.counter(id).rebuild;
    let left = |i: usize| rebuild.small && look.s.repl.half[i] == at;
    std::array::from_fn(|i| if left(i) { 0 } else { [rebuild.pax, rebuild.eq][i] })
}

fn affords(look: Look, id: UnitId, at: Hex) -> bool {
    let price = price(look, id, at);
    (0..2).all(|i| replacements_of(look, look.pool(id), at, KINDS[i]).count() >= usize::from(price[i]))
}

/// May a unit be rebuilt at all, wherever it is?
fn rebuildable(look: Look, side: Side, id: UnitId) -> Result<(), Refusal> {
    if !look.t.owns(side, id) {
        return Err(refusals::NO_SUCH_UNIT);
    }
    let counter = look.counter(id);
    match counter.kind.is_generic() {
        true => Err(GENERIC),
        false if counter.no_rebuild => Err(NEVER),
        false => Ok(()),
    }
}

fn rebuilds(look: Look, side: Side, id: UnitId, at: Hex) -> Result<(), Refusal> {
    rebuildable(look, side, id)?;
    if look.unit(id).at != off::DEAD {
        return Err(NOT_DEAD);
    }
    if !look.t.on_map(at) || !affords(look, id, at) {
        return Err(NO_REPLACEMENTS);
    }
    site(look, side, at)
}

fn restores(look: Look, side: Side, id: UnitId) -> Result<(), Refusal> {
    rebuildable(look, side, id)?;
    if !look.stands(side, id) {
        return Err(refusals::NO_SUCH_UNIT);
    }
    let unit = look.unit(id);
    if unit.lost == 0 {
        return Err(FULL);
    }
    if !affords(look, id, unit.at) {
        return Err(NOT_STACKED);
    }
    site(look, side, unit.at)
}

fn rebuilds_trucks(look: Look, side: Side, at: Hex) -> Result<(), Refusal> {
    if !look.t.on_map(at) || replacements(look, side, at, Kind::Equipment).next().is_none() {
        return Err(NO_REPLACEMENTS);
    }
    let slot = look.column_slot(side).is_some();
    if trucks(look, side) >= look.t.trucks[side as usize] || !slot {
        return Err(TRUCKS);
    }
    site(look, side, at)
}

fn takes_mode(look: Look, side: Side, id: UnitId, posture: Posture) -> Result<(), Refusal> {
    if !look.stands(side, id) {
        return Err(refusals::NO_SUCH_UNIT);
    }
    let unit = look.unit(id);
    if !unit.has(flag::ARRIVED) || unit.has(flag::CHANGED) || posture == Posture::Move {
        return Err(NOT_NEW);
    }
    moving::may_stand(look, id, posture)?;
    moving::may_reserve(look, id, posture)
}

fn merges(look: Look, side: Side, from: UnitId, to: UnitId) -> Result<(), Refusal> {
    if !look.stands(side, from) || !look.stands(side, to) {
        return Err(refusals::NO_SUCH_UNIT);
    }
    if !twins(look, from, to) {
        return Err(NOT_ALIKE);
    }
    if worn(look, from) || worn(look, to) {
        return Err(WORN);
    }
    let (a, b) = (look.unit(from), look.unit(to));
    let fits = from != to && a.at == b.at && look.counter(to).steps > 1 && b.lost > 0;
    if fits { Ok(()) } else { Err(TOGETHER) }
}

fn exchanges(look: Look, side: Side, id: UnitId, dead: UnitId) -> Result<(), Refusal> {
    if !look.stands(side, id) || !look.t.owns(side, dead) {
        return Err(refusals::NO_SUCH_UNIT);
    }
    if !twins(look, id, dead) {
        return Err(NOT_ALIKE);
    }
    if worn(look, id) {
        return Err(WORN);
    }
    if look.unit(dead).at != off::DEAD || look.unit(id).has(flag::CHANGED) {
        return Err(NOT_THERE);
    }
    let (counter, member) = (look.counter(id), look.counter(dead));
    if member.formation == 0 || counter.formation == 0 && !counter.independent() {
        return Err(REVERSE);
    }
    if counter.formation == member.formation { Err(NOT_THERE) } else { Ok(()) }
}

impl Phase<Ocs> for phase::Forces {
    fn candidates(&self, look: Look, side: Side, offer: Offers<Action>) -> Flow {
        let mut has = Spread::none(look.t);
        let spare =
            |id: &UnitId| KINDS.contains(&look.counter(*id).kind) && look.unit(*id).mode == Mode::Move;
        has.extend(look.all(side).filter(spare).map(|id| look.unit(id).at));
        let dead = |id: &UnitId| look.unit(*id).at == off::DEAD;
        let dead: ArrayVec<UnitId, COUNTERS> = look.t.ids_of(side).copied().filter(dead).collect();
        for at in
            look.s.fields.occupied[side as usize].iter().filter(|at| has.contains(*at) || halves(look, *at))
        {
            dead.iter().try_for_each(|id| offer(Action::Rebuild(*id, at)))?;
            offer(Action::Trucks(at))?;
            offer(Action::Workshop(at))?;
        }
        for id in look.all(side) {
            let (unit, counter) = (look.unit(id), look.counter(id));
            if unit.has(flag::ARRIVED) {
                Posture::ALL.into_iter().try_for_each(|posture| offer(Action::Mode(id, posture)))?;
            }
            if unit.lost > 0 {
                offer(Action::Restore(id))?;
                for other in look.stack(side, unit.at) {
                    offer(Action::Merge(other, id))?;
                }
            }
            if counter.formation > 0 || counter.independent() {
                let mut alike = dead.iter().filter(|member| twins(look, id, **member));
                alike.try_for_each(|member| offer(Action::Exchange(id, *member)))?;
            }
        }
        offer(Action::Done)
    }

    fn check(&self, look: Look, side: Side, a: Action) -> Result<(), Refusal> {
        match a {
            Action::Rebuild(id, at) => rebuilds(look, side, id, at),
            Action::Restore(id) => restores(look, side, id),
            Action::Trucks(at) => rebuilds_trucks(look, side, at),
            Action::Workshop(at) => fleet::may_spend(look, side, at),
            Action::Mode(id, posture) => takes_mode(look, side, id, posture),
            Action::Merge(from, to) => merges(look, side, from, to),
            Action::Exchange(id, dead) => exchanges(look, side, id, dead),
            Action::Done => Ok(()),
            _ => Err(not_now(look, a)),
        }
    }

    fn apply(&self, play: &mut Play, side: Side, a: Action) {
        match a {
            Action::Rebuild(id, at) => {
                pay(play, id, at);
                play.arrive(id, at, play.t.counter(id).steps - 1);
            }
            Action::Restore(id) => {
                let at = play.unit(id).at;
                pay(play, id, at);
                play.unit(id).lost -= 1;
                play.s.fields.stale = true;
                play.tell(side, "13.5a/4", || Text::new("log-restored").with("unit", unit_value(id)));
            }
            Action::Workshop(at) => fleet::spend(play, side, at),
            Action::Trucks(at) => {
                let look = play.look();
                let first = replacements(look, side, at, Kind::Equipment).next();
                let of = first.map_or(Pool::first(side), |id| look.pool(id));
                take(play, of, at, Kind::Equipment, 1);
                // The chart has trucks: the data is checked.
                let kind = play.t.transport.iter().position(|kind| kind.ma > 10).unwrap_or(0) as u8;
                play.form(Column { at, side, kind, points: 1, pool: of.pool, ..NO_COLUMN_HERE });
                play.combine();
                play.tell(side, "13.5e", || Text::new("log-trucks").with("hex", hex_value(at)));
            }
            Action::Mode(id, posture) => moving::change(play, id, posture),
            Action::Merge(from, to) => {
                let steps = play.look().steps(from);
                let unit = play.unit(to);
                unit.lost = unit.lost.saturating_sub(steps);
                play.kill(from, "13.9/3");
            }
            Action::Exchange(id, dead) => exchange(play, id, dead),
            _ => {
                play.s.repl.half = [NO_HEX; 2];
                // 20.0d
                breakdown::absorb(play);
                play.pop();
            }
        }
    }

    fn run(&self, play: &mut Play) -> bool {
        let asked = super::any_choice(play.look(), play.s.phasing);
        if !asked {
            self.apply(play, play.s.phasing, Action::Done);
        }
        !asked
    }
}

/// Is half a Replacement left over in a hex?
fn halves(look: Look, at: Hex) -> bool {
    look.s.repl.half.contains(&at)
}

/// Replacements of a hex are used up.
pub fn take(play: &mut Play, of: Pool, at: Hex, kind: Kind, n: u8) {
    let used: ArrayVec<UnitId, 8> = replacements_of(play.look(), of, at, kind).take(n.into()).collect();
    used.into_iter().for_each(|id| play.shelve(id));
}

/// Pays for a step of a unit; what a very small one leaves over serves another there (13.5d).
fn pay(play: &mut Play, id: UnitId, at: Hex) {
    let (price, rebuild) = (price(play.look(), id, at), play.t.counter(id).rebuild);
    for (i, kind) in KINDS.into_iter().enumerate() {
        take(play, play.look().pool(id), at, kind, price[i]);
        if rebuild.small && [rebuild.pax, rebuild.eq][i] > 0 {
            play.s.repl.half[i] = if price[i] > 0 { at } else { NO_HEX };
        }
    }
}

/// The dead member takes the place, mode and markers of the unit, which goes to the Dead Pile (13.9/4).
fn exchange(play: &mut Play, id: UnitId, dead: UnitId) {
    let unit = *play.unit(id);
    play.kill(id, "13.9/4");
    *play.unit(dead) = crate::state::Unit { at: off::DEAD, flags: unit.flags | flag::CHANGED, ..unit };
    play.send(dead, unit.at);
    play.set_mode(dead, unit.mode);
    if unit.mode == Mode::Exploit {
        play.mark(dead, unit.flags & flag::KEEPS_ZONE, true);
    }
}
