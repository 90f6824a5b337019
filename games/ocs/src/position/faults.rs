//! What cannot be in a position.

use crate::fields::{self, Fields};
use crate::look::Look;
use crate::pieces::{Side, Terrain};
use crate::state::{NO_COLUMN, State, on_map};
use crate::steps::Step;
use crate::theatre::Theatre;

/// What is wrong with a position: broken invariants and stale derived values.
pub fn faults(t: &Theatre, s: &State) -> Vec<String> {
    let mut found = broken(t, s);
    if !found.is_empty() {
        return found;
    }
    let look = Look { t, s };
    let mut made = Fields::new(t);
    made.stand(look);
    if (&made.occupied, &made.zones) != (&s.fields.occupied, &s.fields.zones) {
        found.push("the fields of stands and zones are stale".into());
    }
    fields::supply(look, &mut made);
    let mut kept = s.fields.0.clone();
    for side in Side::BOTH.into_iter().filter(|side| !s.fields.is_stale(look, *side)) {
        if made.take(side) != kept.take(side) {
            found.push(format!("the fields of supply of the {} side are stale", side.word()));
        }
    }
    found
}

/// What is wrong with the position itself.
pub fn broken(t: &Theatre, s: &State) -> Vec<String> {
    let mut found = Vec::new();
    let mut held = [t.no_hexes(), t.no_hexes()];
    for id in t.ids() {
        let (unit, counter) = (s.units[usize::from(id)], t.counter(id));
        if !super::known_place(t, unit.at) {
            found.push(format!("{} is nowhere", counter.key));
            continue;
        }
        if on_map(unit.at) {
            held[counter.side as usize].insert(unit.at);
            if unit.lost >= counter.steps {
                found.push(format!("{} has no step left (9.11/2)", counter.key));
            }
            if counter.kind.is_replacement() && !unit.moves() {
                found.push(format!("{} is in Combat Mode (13.5/2)", counter.key));
            }
            let off_the_beach = s.battle.beach && unit.has(crate::state::flag::ACTS);
            if t.at(unit.at).has(Terrain::Sea) && !off_the_beach {
                found.push(format!("{} stands in the sea (6.2c)", counter.key));
            }
        }
    }
    if let Some(at) = held[0].iter().find(|at| held[1].contains(*at)) {
        found.push(format!("both sides stand in {} (4.8c/E)", t.name(at)));
    }
    for side in Side::BOTH {
        let books = s.books[side as usize];
        let spent: u32 = books.spent.iter().sum();
        if books.had != s.tokens(side) + spent {
            found.push(format!(
                "the books of the {} side are wrong: {} had, {spent} spent, {} on the map",
                side.word(),
                books.had,
                s.tokens(side)
            ));
        }
    }
    for dump in s.dumps.iter().filter(|dump| on_map(dump.at)) {
        if !t.on_map(dump.at) || dump.tokens == 0 || dump.fresh > dump.tokens {
            found.push("a dump that cannot be".into());
        } else if held[dump.side.other() as usize].contains(dump.at) && !captures(s) {
            found.push(format!("a dump lies under the enemy in {} (9.14b/1)", t.name(dump.at)));
        }
    }
    let twice = |i: usize| s.dumps[..i].iter().any(|dump| on_map(dump.at) && dump.at == s.dumps[i].at);
    if (0..s.dumps.len()).any(twice) {
        found.push("two dumps lie in a hex".into());
    }
    for work in s.hedgehogs.iter().filter(|work| on_map(work.at)) {
        if !t.on_map(work.at) || !(1..=4).contains(&work.level) {
            found.push("a hedgehog that cannot be (16.0a)".into());
        }
    }
    let twice = |i: usize| s.hedgehogs[..i].iter().any(|w| on_map(w.at) && w.at == s.hedgehogs[i].at);
    if (0..s.hedgehogs.len()).any(twice) {
        found.push("two hedgehogs stand in a hex (16.0g)".into());
    }
    for port in s.ports.iter().filter(|port| on_map(port.at)) {
        let most = crate::sea::ports::capacity_after(t, &crate::state::Port { hits: 0, ..*port });
        if !t.on_map(port.at) || port.hits > crate::sea::ports::HITS || port.used > most {
            found.push("a port that cannot be (19.0b/1)".into());
        }
    }
    super::sea::broken(t, s, &mut found);
    if s.hand.column != NO_COLUMN && s.columns.get(usize::from(s.hand.column)).is_none_or(|c| c.points == 0) {
        found.push("there is no such column in hand".into());
    }
    if s.hand.column == NO_COLUMN && s.steps.contains(&Step::Pause) {
        found.push("nothing that pauses is in hand (13.2a/1)".into());
    }
    if s.hand.units.iter().any(|id| !on_map(s.units[usize::from(*id)].at)) {
        found.push("a unit in hand is not on the map".into());
    }
    if s.steps.contains(&Step::Moving) && s.hand.column == NO_COLUMN && !t.on_map(s.hand.at) {
        found.push("nothing that moves is in hand".into());
    }
    if s.steps.iter().filter(|step| **step == Step::Moving).count() > 1 {
        found.push("two stacks move at once".into());
    }
    let fights = |step: &Step| {
        matches!(
            step,
            Step::Declare(_) | Step::Defend | Step::Battle(_) | Step::Lead { .. } | Step::Option { .. }
        )
    };
    let aims = matches!(s.step(), Some(Step::Guns(_)));
    if (aims || s.steps.iter().any(fights)) && !t.on_map(s.battle.target) {
        found.push("a combat without a target".into());
    }
    if let Some(Step::Option { attacker }) = s.step()
        && s.battle.option[usize::from(!attacker)] == 0
    {
        found.push("no option is left to be taken (9.10)".into());
    }
    if !(1..=t.turns).contains(&s.turn) {
        found.push(format!("turn {} is none of {}", s.turn, t.turns));
    }
    found.extend(super::air::broken(t, s));
    found.extend(crowded(t, s));
    found
}

/// Are captured stores still being dealt with?
fn captures(s: &State) -> bool {
    s.steps.iter().any(|step| matches!(step, Step::Displace { .. }))
}

/// 4.8a/1: no hex is overstacked where a segment begins.
fn crowded(t: &Theatre, s: &State) -> Option<String> {
    let begins = matches!(
        s.step(),
        Some(Step::Barrages(_) | Step::Feed | Step::Initiative { .. } | Step::Simulcast(_) | Step::Breakout)
    );
    // Overstacked reinforcements have until the end of the Movement Segment (13.6a/2).
    let exempt = matches!(s.step(), Some(Step::Breakout));
    let over = |at: &u16| {
        let units = t.ids().filter(|id| s.units[usize::from(*id)].at == *at);
        let size = |id: u16| {
            u16::from(t.counter(id).re).saturating_sub(4 * u16::from(s.units[usize::from(id)].lost))
        };
        units.map(size).sum::<u16>() > crate::look::STACKING
    };
    let all = t.ids().map(|id| s.units[usize::from(id)].at).filter(|at| on_map(*at) && !t.is_box(*at));
    let found = all.filter(|_| begins && !exempt).find(over)?;
    Some(format!("{} is overstacked (4.8/1)", t.name(found)))
}
