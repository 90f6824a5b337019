//! The sequence of play, and what may be done.

use std::cmp::Ordering;

use sandtable_core::{Chance, Decision, Entry, Log, Outcome, Refusal, RuleId, Seat, Seats, Text, Value};

use crate::data::Ground;
use crate::state::{Action, Kind, Side, Spot, State};

impl Ground {
    /// Who is asked.
    pub fn decision(&self, s: &State) -> Decision {
        if s.turn <= self.turns {
            return Decision::one(s.active.seat());
        }
        let [red, blue] = Side::ALL.map(|side| self.held(s, side));
        let winners = match red.cmp(&blue) {
            Ordering::Greater => Seats::only(Side::Red.seat()),
            Ordering::Less => Seats::only(Side::Blue.seat()),
            Ordering::Equal => Seats::NONE,
        };
        Decision::Over(Outcome { winners, rule: RuleId("end/1") })
    }

    /// The prize places that a side holds.
    pub fn held(&self, s: &State, side: Side) -> u8 {
        let holds = |spot: &&Spot| s.at(**spot).is_some_and(|slot| State::owner(slot) == side);
        self.prizes.iter().filter(holds).count() as u8
    }

    /// Everything that comes to mind.
    pub fn candidates(&self, s: &State, mut each: impl FnMut(Action)) {
        if s.turn == 0 {
            for kind in Kind::ALL {
                self.homes[s.active as usize].iter().for_each(|at| each(Action::Place(kind, *at)));
            }
            return;
        }
        for troop in s.active.slots().map(|i| s.troops[i]).filter(|t| t.at.on_map()) {
            self.roads[usize::from(troop.at.0)].iter().for_each(|to| each(Action::Move(troop.at, *to)));
        }
        each(Action::Pass);
    }

    /// May a seat do this? It depends on what that seat knows alone.
    pub fn check(&self, s: &State, seat: Seat, a: Action) -> Result<(), Refusal> {
        if !self.decision(s).seats().has(seat) {
            return Err(Refusal::new("turn/1", "why-not-asked"));
        }
        let own = |spot: Spot| s.at(spot).is_some_and(|slot| State::owner(slot) == s.active);
        match a {
            Action::Place(kind, at) => {
                let slot = s.active.slots().start + kind as usize;
                let home = self.homes[s.active as usize].contains(&at);
                if s.turn > 0 || s.troops[slot].at != Spot::TRAY || !home || own(at) {
                    return Err(Refusal::new("deploy/1", "why-not-there"));
                }
            }
            Action::Move(..) | Action::Pass if s.turn == 0 => {
                return Err(Refusal::new("deploy/1", "why-deploy-first"));
            }
            Action::Move(from, to) => {
                let road = self.roads.get(usize::from(from.0)).is_some_and(|roads| roads.contains(&to));
                if !road || !own(from) {
                    return Err(Refusal::new("move/1", "why-no-road"));
                }
                if own(to) {
                    return Err(Refusal::new("move/2", "why-full"));
                }
            }
            Action::Pass => {}
        }
        Ok(())
    }

    /// Does it roll, reveal or pass the decision on?
    pub fn binds(&self, s: &State, a: Action) -> bool {
        let waiting = || s.active.slots().filter(|i| s.troops[*i].at == Spot::TRAY).count();
        !matches!(a, Action::Place(..)) || waiting() == 1
    }

    /// Carries out a legal action.
    pub fn apply(&self, s: &mut State, seat: Seat, a: Action, chance: &mut Chance, log: &mut Log) {
        let place = |spot: Spot| Value::Place(spot.0.into());
        match a {
            Action::Place(kind, at) => {
                s.troops[s.active.slots().start + kind as usize].at = at;
                log.say(|| Entry::new(Text::new("log-placed").with("seat", seat).with("place", place(at))));
                if s.active.slots().any(|i| s.troops[i].at == Spot::TRAY) {
                    return;
                }
            }
            Action::Move(from, to) => {
                log.say(|| {
                    let text = Text::new("log-moved").with("seat", seat);
                    Entry::new(text.with("from", place(from)).with("to", place(to)))
                });
                let Some(slot) = s.at(from) else { return };
                match s.at(to) {
                    Some(enemy) => battle(s, slot, enemy, chance, log),
                    None => s.troops[slot].at = to,
                }
            }
            Action::Pass => log.say(|| Entry::new(Text::new("log-passed").with("seat", seat))),
        }
        s.active = s.active.other();
        s.turn += u8::from(s.active == Side::Red);
    }

    /// What is wrong with a position.
    pub fn faults(&self, s: &State) -> Vec<String> {
        let mut faults = Vec::new();
        for (i, troop) in s.troops.iter().enumerate() {
            if troop.at.on_map() && s.troops[..i].iter().any(|other| other.at == troop.at) {
                faults.push(format!("two troops in place {}", troop.at.0));
            }
            if s.turn > 0 && troop.at == Spot::TRAY {
                faults.push(format!("troop {i} was never set up"));
            }
        }
        faults
    }
}

/// Both are turned up; the lower is lost, the attacker in a tie. (battle/1)
fn battle(s: &mut State, slot: usize, enemy: usize, chance: &mut Chance, log: &mut Log) {
    let mut total = |slot: usize| s.troops[slot].kind.map_or(0, Kind::strength) + chance.die();
    let wins = total(slot) > total(enemy);
    log.reveal();
    let (lost, stays) = if wins { (enemy, slot) } else { (slot, enemy) };
    let at = s.troops[enemy].at;
    (s.troops[slot].open, s.troops[enemy].open) = (true, true);
    (s.troops[lost].at, s.troops[stays].at) = (Spot::GONE, at);
    let name = |slot: usize| {
        let kind = s.troops[slot].kind.map_or(3, |kind| kind as u16);
        Value::Kind(State::owner(slot) as u16 * 4 + kind)
    };
    log.say(|| {
        let text = Text::new("log-battle").with("winner", name(stays)).with("loser", name(lost));
        Entry::new(text).rule("battle/1")
    });
}
