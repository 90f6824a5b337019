//! The command selection phase (6.0): both players choose in secret.

use sandtable_core::{Chance, Flow, Offers, Phase, Playing, Refusal, Text};

use super::{Step, not_now, phase};
use crate::CaseBlue;
use crate::action::Action;
use crate::look::Look;
use crate::pieces::{Chit, Chits, Group, Side};
use crate::play::Play;
use crate::state::State;
use crate::theatre::Theatre;

const NOT_YOUR_CHIT: Refusal = Refusal::new("6.1.1", "why-not-your-chit");
const TAKEN: Refusal = Refusal::new("6.1.1", "why-chit-taken");
const FIRST_TWIN: Refusal = Refusal::new("6.2.3-ger/3", "why-first-of-two");
const ONE_OFFENSIVE: Refusal = Refusal::new("6.2.2/2", "why-one-offensive");
const SUPPLY: Refusal = Refusal::new("6.2.4/1", "why-supply-always");
const FRONTS: Refusal = Refusal::new("6.2.1/1", "why-number-of-chits");
const ARMIES: Refusal = Refusal::new("6.2.3-ger/1", "why-number-of-chits");
const ALLIES: Refusal = Refusal::new("6.2.3-axis/1", "why-number-of-chits");
const NO_LEAD: Refusal = Refusal::new("16.0.1", "why-no-lead");

/// How many chits of a group a turn demands, as far as they exist.
pub fn quota(t: &Theatre, turn: u8, group: Group) -> usize {
    let entry = &t.turns[usize::from(turn).clamp(1, t.turns.len()) - 1];
    match group {
        Group::Fronts => usize::from(entry.soviet).min(6),
        Group::Armies => usize::from(entry.german).min(6),
        Group::Allies => usize::from(entry.allied).min(4),
        Group::Offensive => 1,
        Group::Common => 0,
    }
}

const fn numbers(group: Group) -> Refusal {
    match group {
        Group::Fronts => FRONTS,
        Group::Armies => ARMIES,
        Group::Allies => ALLIES,
        Group::Offensive => ONE_OFFENSIVE,
        Group::Common => SUPPLY,
    }
}

impl Phase<CaseBlue> for phase::Select {
    fn candidates(&self, _look: Look, side: Side, offer: Offers<Action>) -> Flow {
        for chit in Chit::all().filter(|c| c.side() == Some(side)) {
            offer(Action::Select(chit))?;
            offer(Action::Lead(chit))?;
        }
        offer(Action::Ready)
    }

    fn check(&self, look: Look, side: Side, a: Action) -> Result<(), Refusal> {
        let mine = look.s.selected[side as usize];
        match a {
            Action::Select(Chit::SUPPLY) => Err(SUPPLY),
            Action::Select(chit) if chit.0 >= Chit::COUNT || chit.side() != Some(side) => Err(NOT_YOUR_CHIT),
            Action::Select(chit) if mine.contains(chit) => Err(TAKEN),
            Action::Select(chit) if chit.twin().is_some_and(|first| !mine.contains(first)) => Err(FIRST_TWIN),
            Action::Select(chit) if chit.group().count(mine) >= quota(look.t, look.s.turn, chit.group()) => {
                Err(numbers(chit.group()))
            }
            Action::Select(_) => Ok(()),
            Action::Lead(chit) => {
                let may = look.s.turn == 1 && side == Side::Axis && look.s.lead.is_none();
                // The two chits of a panzer army are alike: the first leads.
                if may && chit.0 < Chit::COUNT && mine.contains(chit) && chit.twin().is_none() {
                    Ok(())
                } else {
                    Err(NO_LEAD)
                }
            }
            Action::Ready => {
                let groups = match side {
                    Side::Soviet => [Group::Fronts, Group::Fronts],
                    Side::Axis => [Group::Armies, Group::Allies],
                };
                match groups.into_iter().find(|g| g.count(mine) < quota(look.t, look.s.turn, *g)) {
                    Some(group) => Err(numbers(group)),
                    None => Ok(()),
                }
            }
            _ => Err(not_now(look, a)),
        }
    }

    fn apply(&self, play: &mut Play, side: Side, a: Action) {
        match a {
            Action::Select(chit) => {
                play.s.selected[side as usize].insert(chit);
            }
            Action::Lead(chit) => play.s.lead = Some(chit),
            _ => {
                play.s.ready[side as usize] = true;
                play.say("6.1.1", || Text::new("log-ready").with("side", side.seat()));
            }
        }
    }

    fn run(&self, play: &mut Play) -> bool {
        let both = play.s.ready == [true; 2];
        if both {
            // Only now are chits counted into the cup: their number would tell who still chooses of STAVKA.
            play.s.in_cup = play.s.selected.map(|chits| chits.len() as u8);
            play.pop();
        }
        both
    }
}

/// A selection that a side might have made, given what was drawn and how many chits it has in the cup.
pub fn imagine(t: &Theatre, s: &State, side: Side, chance: &mut Chance) -> Chits {
    // The veil has left what was drawn.
    let known = s.selected[side as usize];
    let groups = match side {
        Side::Axis => [Group::Armies, Group::Allies],
        Side::Soviet => [Group::Fronts, Group::Offensive],
    };
    let total = match s.step() {
        // Who still chooses has shown nothing; who is ready has shown no more than that.
        Some(Step::Select) if !s.ready[side as usize] => return known,
        Some(Step::Select) => {
            let all: usize = groups.into_iter().map(|g| quota(t, s.turn, g)).sum();
            // The last chit of the Soviets is optional.
            all - if side == Side::Soviet { usize::from(chance.below(2)) } else { 0 }
        }
        _ => usize::from(s.in_cup[side as usize]) + known.len(),
    };
    let mut chosen = known;
    // The lawful numbers first; a cup of a supplied position may hold more.
    for (group, most) in groups.map(|g| (g, quota(t, s.turn, g))).into_iter().chain(groups.map(|g| (g, 9))) {
        while chosen.len() < total && group.count(chosen | s.drawn) < most {
            let free: Vec<Chit> = Chit::all()
                .filter(|c| {
                    let out = chosen | s.drawn;
                    c.group() == group
                        && !out.contains(*c)
                        && c.twin().is_none_or(|first| out.contains(first))
                })
                .collect();
            if free.is_empty() {
                break;
            }
            chosen = chosen.with(free[usize::from(chance.below(free.len() as u16))]);
        }
    }
    chosen
}

/// The chit that the Axis might have laid by for the first command: one of those that may lead, or none, which is as
/// much a choice of his (16.0.1).
pub fn imagine_lead(s: &State, chance: &mut Chance) -> Option<Chit> {
    if s.turn > 1 || s.step() != Some(Step::Select) || !s.ready[Side::Axis as usize] {
        return None;
    }
    let leads = || s.selected[Side::Axis as usize].into_iter().filter(|chit| chit.twin().is_none());
    leads().nth(usize::from(chance.below(leads().count() as u16 + 1)))
}
