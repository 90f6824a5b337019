//! A column pauses on its way, so that its load pays for fuel or works; then it goes on (13.2a).

use sandtable_core::{Flow, Offers, Phase, Playing, Refusal, Text};

use super::{engineers, not_now, phase, segment};
use crate::Ocs;
use crate::action::{Action, Hex, UnitId};
use crate::fields::{PAYERS, Payers};
use crate::look::Look;
use crate::paths::Paths;
use crate::pieces::{Kind, Method, Side, Sink};
use crate::play::{Play, hex_value};
use crate::refusals;
use crate::state::{Column, Roll, flag};

const OUT_OF_REACH: Refusal = Refusal::new("12.3a/1", "why-dump-out-of-reach");
const TOO_LITTLE: Refusal = Refusal::new("13.2a/1", "why-cannot-pay");
const COMBAT: Refusal = Refusal::new("13.2a/2", "why-pause-combat");
const FORMATION: Refusal = Refusal::new("13.2g/B", "why-organic-others");

fn paused(look: Look) -> Column {
    look.s.columns[usize::from(look.s.hand.column)]
}

/// Hexes with units of its side that the load of the column in hand can reach, directly or through an HQ.
pub fn served(look: Look) -> Payers {
    let column = paused(look);
    let mut paths = Paths::new(look);
    let mut reached = paths.desk.set();
    reached.unite(paths.drawn(column.side, std::iter::once(column.at)));
    let own = |id: UnitId| look.pool(id) == column.owner();
    for hq in look.all(column.side).filter(|hq| look.throws(*hq) && !look.counter(*hq).divisional && own(*hq))
    {
        let [draws, thrown] = paths.both(hq);
        if draws.contains(column.at) {
            reached.unite(thrown);
        }
    }
    let stacks = look.s.fields.occupied[column.side as usize].iter();
    let stacks = stacks.filter(|at| reached.contains(*at) && look.stack(column.side, *at).any(own));
    let served = stacks.take(PAYERS).collect();
    paths.desk.keep_set(reached);
    served
}

fn pays(look: Look, at: Hex, formation: u8, need: u8) -> Result<(), Refusal> {
    let column = paused(look);
    if !look.s.fields.choices.contains(&at) {
        return Err(OUT_OF_REACH);
    }
    if column.organic > 0 && column.organic != formation {
        return Err(FORMATION);
    }
    if column.load < need { Err(TOO_LITTLE) } else { Ok(()) }
}

fn fuels(look: Look, side: Side, id: UnitId, method: Method) -> Result<(), Refusal> {
    if !look.stands(side, id) {
        return Err(refusals::NO_SUCH_UNIT);
    }
    let counter = look.counter(id);
    let need = match method {
        Method::Unit if look.needs_fuel(id) => look.t.costs.fuel_unit,
        Method::Formation if counter.formation > 0 && look.needs_fuel(id) => look.t.costs.fuel_formation,
        Method::Hq if counter.kind == Kind::Hq && !look.unit(id).has(flag::TANKED) => look.t.costs.fuel_hq,
        _ => return Err(Refusal::new("12.5c/1", "why-needs-no-fuel")),
    };
    mine(look, id)?;
    pays(look, look.unit(id).at, counter.formation, need)
}

/// Supply serves its own pool alone.
fn mine(look: Look, id: UnitId) -> Result<(), Refusal> {
    if look.pool(id) == paused(look).owner() { Ok(()) } else { Err(look.t.title.apart()[1]) }
}

impl Phase<Ocs> for phase::Pause {
    fn candidates(&self, look: Look, side: Side, offer: Offers<Action>) -> Flow {
        for at in &look.s.fields.choices {
            for id in look.stack(side, *at) {
                offer(Action::Fuel(id, Method::Unit))?;
                offer(Action::Fuel(id, Method::Formation))?;
                offer(Action::Fuel(id, Method::Hq))?;
            }
            offer(Action::Dig(*at))?;
        }
        engineers::candidates(look, side, |_| u8::MAX, offer)?;
        offer(Action::Done)
    }

    fn check(&self, look: Look, side: Side, a: Action) -> Result<(), Refusal> {
        match a {
            Action::Fuel(id, method) => fuels(look, side, id, method),
            Action::Dig(at) => {
                segment::works(look, side, at)?;
                segment::may_dig(look, side, at)?;
                segment::diggers(look, side, at).try_for_each(|id| mine(look, id))?;
                pays(look, at, 0, look.t.costs.hedgehog)
            }
            Action::Construct(id, job, at) => {
                engineers::may_work(look, side, id, job, at)?;
                mine(look, id)?;
                // What is free needs no pause.
                match engineers::price(look, job, at) {
                    0 => Err(not_now(look, a)),
                    need => pays(look, look.unit(id).at, 0, need),
                }
            }
            Action::Done => Ok(()),
            Action::Overrun(_)
            | Action::Target(_)
            | Action::With(_)
            | Action::Attack
            | Action::Fire(_)
            | Action::FireBy(_) => Err(COMBAT),
            _ => Err(not_now(look, a)),
        }
    }

    fn apply(&self, play: &mut Play, side: Side, a: Action) {
        let (need, sink) = match a {
            Action::Fuel(id, Method::Hq) => {
                play.mark(id, flag::TANKED, true);
                (play.t.costs.fuel_hq, Sink::Fuel)
            }
            Action::Fuel(id, Method::Formation) => {
                // 12.5c/A/2: those of its units that this one load reaches.
                let (look, formation) = (play.look(), play.t.counter(id).formation);
                let own = |id: &UnitId| look.counter(*id).formation == formation;
                let served = |id: &UnitId| look.s.fields.choices.contains(&look.unit(*id).at);
                let members: Roll = look.all(side).filter(|id| own(id) && served(id)).collect();
                members.into_iter().for_each(|id| play.mark(id, flag::TANKED, true));
                (play.t.costs.fuel_formation, Sink::Fuel)
            }
            Action::Fuel(id, _) => {
                play.mark(id, flag::FUELLED, true);
                (play.t.costs.fuel_unit, Sink::Fuel)
            }
            Action::Dig(at) => {
                segment::employ(play, side, at);
                segment::raise(play, side, at);
                (play.t.costs.hedgehog, Sink::Build)
            }
            Action::Construct(id, job, at) => {
                let need = engineers::price(play.look(), job, at);
                engineers::work(play, side, id, job, at);
                (need, Sink::Build)
            }
            _ => return play.pop(),
        };
        let id = usize::from(play.s.hand.column);
        play.s.columns[id].load -= need;
        play.s.books[side as usize].spent[sink as usize] += u32::from(need);
        play.s.fields.stale = true;
        let at = play.s.columns[id].at;
        play.tell(side, "13.2a/1", || {
            Text::new("log-paid").with("tokens", i32::from(need)).with("hex", hex_value(at))
        });
    }
}
