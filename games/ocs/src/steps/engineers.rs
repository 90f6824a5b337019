//! Construction by headquarters and engineers, within two hexes (13.8d).

use sandtable_core::{Flow, Offers, Playing, Refusal};

use super::{Step, bases, segment};
use crate::action::{Action, Hex, UnitId};
use crate::cost::engineers;
use crate::look::Look;
use crate::pieces::{Job, Kind, Mobility, Side, Sink};
use crate::play::Play;
use crate::refusals;
use crate::sea::ports;
use crate::state::flag;
use crate::supply::reach_in;

/// How far construction reaches, in hexes.
const RADIUS: u16 = 2;

const NOT_SAPPERS: Refusal = Refusal::new("13.8/1", "why-no-engineers");
const MODE: Refusal = Refusal::new("13.8a", "why-engineers-mode");
const BUSY: Refusal = Refusal::new("13.8d/1", "why-engineers-busy");
const FAR: Refusal = Refusal::new("13.8d/1", "why-construct-far");
const GROUND: Refusal = Refusal::new("13.8d/2", "why-construct-ground");

/// What comes to mind for a side's engineers, each of whom has so many tokens.
pub fn candidates(look: Look, side: Side, has: impl Fn(UnitId) -> u8, offer: Offers<Action>) -> Flow {
    for id in look.all(side).filter(|id| engineers(look, *id) && idle(look, *id)) {
        let at = look.unit(id).at;
        // A hex two away touches one or two of the neighbours: the first of them names it.
        let first =
            |mid: Hex, hex: Hex| look.t.near(at).find(|next| look.t.distance(*next, hex) == 1) == Some(mid);
        let beyond = look.t.near(at).flat_map(|mid| {
            let far = move |hex: &Hex| look.t.distance(at, *hex) == RADIUS && first(mid, *hex);
            look.t.near(mid).filter(far)
        });
        let open = |hex: &Hex| !look.holds(side.other(), *hex) && reaches(look, at, *hex);
        let tokens = has(id);
        for hex in std::iter::once(at).chain(look.t.near(at)).chain(beyond).filter(open) {
            let jobs = Job::ALL
                .into_iter()
                .filter(|job| is_work(look, *job, hex) && price(look, *job, hex) <= tokens);
            jobs.into_iter().try_for_each(|job| offer(Action::Construct(id, job, hex)))?;
        }
    }
    sandtable_core::ON
}

/// Is there something in a hex that a job is about?
fn is_work(look: Look, job: Job, at: Hex) -> bool {
    match job {
        Job::Dig | Job::Base | Job::Strip => true,
        Job::Raze => look.s.hedgehog(at).is_some(),
        Job::Demolish => look.base(at).is_some(),
        Job::Mend | Job::Wreck => look.s.ports.iter().any(|port| port.at == at),
    }
}

fn idle(look: Look, id: UnitId) -> bool {
    let unit = look.unit(id);
    unit.spent == 0 && !unit.has(flag::MOVED)
}

/// 13.8d/2: two hexes by ways that are open to Leg MP; zones do not matter.
fn reaches(look: Look, from: Hex, to: Hex) -> bool {
    let open = |a: Hex, b: Hex| look.t.cost(look.s.weather, Mobility::Leg, a, b).is_some();
    from == to || open(from, to) || look.t.near(from).any(|mid| open(from, mid) && open(mid, to))
}

/// May a unit do a job in a hex, and can it be paid for?
///
/// # Errors
/// Why not, by rule.
pub fn constructs(look: Look, side: Side, id: UnitId, job: Job, at: Hex) -> Result<(), Refusal> {
    may_work(look, side, id, job, at)?;
    if tokens(look, id) < price(look, job, at) { Err(refusals::CANNOT_PAY) } else { Ok(()) }
}

/// What a unit can have for its work where it stands.
pub fn tokens(look: Look, id: UnitId) -> u8 {
    reach_in(look, look.camp(id), look.unit(id).at)
}

/// May a unit do a job in a hex, whoever pays?
///
/// # Errors
/// Why not, by rule.
pub fn may_work(look: Look, side: Side, id: UnitId, job: Job, at: Hex) -> Result<(), Refusal> {
    if !look.stands(side, id) || !look.t.on_map(at) {
        return Err(refusals::NO_SUCH_UNIT);
    }
    if !matches!(look.counter(id).kind, Kind::Hq | Kind::Engineer) {
        return Err(NOT_SAPPERS);
    }
    if !engineers(look, id) {
        return Err(MODE);
    }
    look.t.title.may_work(look, id, job)?;
    if !idle(look, id) {
        return Err(BUSY);
    }
    let from = look.unit(id).at;
    if look.t.distance(from, at) > RADIUS {
        return Err(FAR);
    }
    if !reaches(look, from, at) {
        return Err(GROUND);
    }
    if look.holds(side.other(), at) {
        return Err(refusals::ENEMY_THERE);
    }
    match job {
        Job::Dig => segment::may_dig(look, side, at),
        Job::Raze => segment::may_raze(look, at),
        Job::Base => bases::may_raise(look, side, at),
        Job::Strip => bases::may_strip(look, side, at),
        Job::Demolish => bases::may_lower(look, side, at),
        Job::Mend => ports::may_mend(look, side, at),
        Job::Wreck => ports::may_wreck(look, at),
    }
}

/// What a job costs; to destroy is free (13.8d/3).
pub fn price(look: Look, job: Job, at: Hex) -> u8 {
    match job {
        Job::Dig => look.t.costs.hedgehog,
        Job::Base => bases::price(look, at),
        Job::Strip => look.t.costs.strip,
        Job::Mend => look.t.costs.port,
        Job::Raze | Job::Demolish | Job::Wreck => 0,
    }
}

/// Does it, at once; whoever works does not move.
pub fn construct(play: &mut Play, side: Side, id: UnitId, job: Job, at: Hex) {
    let need = price(play.look(), job, at);
    work(play, side, id, job, at);
    if need > 0 {
        play.push(Step::Pay { unit: id, need, sink: Sink::Build });
    }
}

/// The work alone.
pub fn work(play: &mut Play, side: Side, id: UnitId, job: Job, at: Hex) {
    play.mark(id, flag::MOVED, true);
    match job {
        Job::Dig => segment::raise(play, side, at),
        Job::Raze => segment::lower(play, at),
        Job::Base => bases::raise(play, side, at),
        Job::Strip => play.raise_base(side, at, 0),
        Job::Demolish => bases::lower(play, at),
        Job::Mend => play.mend_port(at),
        Job::Wreck => play.wreck_port(at),
    }
}
