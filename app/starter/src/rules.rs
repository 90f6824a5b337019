//! What may be done and what comes of it, what is hidden, and all of it as text (`notation.md`).

use std::cmp::Ordering;

use sandtable_core::{
    Audience, Board, Chance, Decision, Entry, Fields, Handle, Log, NotationError, OrNone, Outcome, PlaceKey,
    Position, Refusal, RuleId, Rules, Scene, Seat, Seats, Seen, SetupError, Text, Value, Viewer, Word,
    notation, read_all,
};

use crate::Skirmish;
use crate::state::{Action, Face, Kind, PLACES, Side, State, Troop};

notation! {
    Action in Skirmish, "an action";
    "place" => Place(kind: Kind, at: PlaceKey),
    "move" => Move(from: PlaceKey, to: PlaceKey),
    "pass" => Pass,
}

/// `red foot mill down`.
type TroopWords = (Side, (OrNone<Kind>, (PlaceKey, Face)));

impl Skirmish {
    /// The prize places that a side holds.
    pub fn held(&self, s: &State, side: Side) -> u8 {
        self.prizes.iter().filter(|prize| s.own(side, **prize).is_some()).count() as u8
    }

    /// Every field of a position: its key, its form and where it lives.
    fn fields(&self, s: &mut State, f: &mut Fields) -> Result<(), SetupError> {
        if f.has("clear") {
            *s = self.start(&mut Chance::quick(0), &mut Log::off());
        }
        f.int("turn", &mut s.turn)?;
        f.word::<_, Side>("active", self, &mut s.active)?;
        f.flags::<Kind, 3>("red-lost", &mut s.lost[0])?;
        f.flags::<Kind, 3>("blue-lost", &mut s.lost[1])?;
        let troops = || s.troops().map(|(at, t)| (t.side, (t.kind, (at, t.face)))).collect();
        if let Some(troops) = f.each::<_, TroopWords>("troops", self, troops)? {
            s.on = [None; PLACES];
            for (side, (kind, (at, face))) in troops {
                s.on[usize::from(at)] = Some(Troop { side, kind, face });
            }
        }
        Ok(())
    }

    /// Both are turned up; the lower is lost, the attacker in a tie. (battle/1)
    fn battle(s: &mut State, [attacker, enemy]: [Troop; 2], at: u16, chance: &mut Chance, log: &mut Log) {
        let mut total = |troop: Troop| troop.kind.map_or(0, Kind::strength) + chance.die();
        let wins = total(attacker) > total(enemy);
        log.reveal();
        let (winner, loser) = if wins { (attacker, enemy) } else { (enemy, attacker) };
        s.on[usize::from(at)] = Some(Troop { face: Face::Up, ..winner });
        if let Some(kind) = loser.kind {
            s.lost[loser.side as usize][kind as usize] = true;
        }
        let name = |troop: Troop| Value::Kind(troop.counter());
        let text = || Text::new("log-battle").with("winner", name(winner)).with("loser", name(loser));
        log.say(|| Entry::new(text()).rule("battle/1"));
    }
}

impl Rules for Skirmish {
    type State = State;
    type Action = Action;

    fn start(&self, _: &mut Chance, _: &mut Log) -> State {
        State { turn: 0, active: Side::Red, on: [None; PLACES], lost: Default::default() }
    }

    fn decision(&self, s: &State) -> Decision {
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

    fn actions(&self, s: &State, seat: Seat, out: &mut Vec<Action>) {
        let mut propose = |a: Action| out.extend(self.check(s, seat, a).is_ok().then_some(a));
        for (at, roads) in (0..).zip(&self.roads) {
            Kind::ALL.iter().for_each(|kind| propose(Action::Place(*kind, at)));
            roads.iter().for_each(|to| propose(Action::Move(at, *to)));
        }
        propose(Action::Pass);
    }

    fn check(&self, s: &State, seat: Seat, a: Action) -> Result<(), Refusal> {
        let own = |place| s.own(s.active, place).is_some();
        let home = |at: u16| self.homes.get(usize::from(at)) == Some(&Some(s.active));
        let road = |from: u16, to| self.roads.get(usize::from(from)).is_some_and(|roads| roads.contains(&to));
        let waits = |kind| s.turn == 0 && s.tray(s.active).any(|it| it == kind);
        Err(match a {
            _ if !self.decision(s).seats().has(seat) => Refusal::new("turn/1", "why-not-asked"),
            Action::Place(kind, at) if !waits(kind) || !home(at) || own(at) => {
                Refusal::new("deploy/1", "why-not-there")
            }
            Action::Move(..) | Action::Pass if s.turn == 0 => Refusal::new("deploy/1", "why-deploy-first"),
            Action::Move(from, to) if !road(from, to) || !own(from) => Refusal::new("move/1", "why-no-road"),
            Action::Move(_, to) if own(to) => Refusal::new("move/2", "why-full"),
            _ => return Ok(()),
        })
    }

    fn binds(&self, s: &State, _: Seat, a: Action) -> Option<bool> {
        Some(!matches!(a, Action::Place(..)) || s.tray(s.active).count() == 1)
    }

    fn apply(&self, s: &mut State, seat: Seat, a: Action, chance: &mut Chance, log: &mut Log) {
        let said = |id| Text::new(id).with("seat", seat);
        match a {
            Action::Place(kind, at) => {
                let troop = Troop { side: s.active, kind: Some(kind), face: Face::Down };
                s.on[usize::from(at)] = Some(troop);
                log.say(|| Entry::new(said("log-placed").with("place", Value::Place(at))));
                if s.tray(s.active).next().is_some() {
                    return;
                }
            }
            Action::Move(from, to) => {
                let way = |text: Text| text.with("from", Value::Place(from)).with("to", Value::Place(to));
                log.say(|| Entry::new(way(said("log-moved"))));
                let mover = s.on[usize::from(from)].take();
                match mover.zip(s.own(s.active.other(), to)) {
                    Some((mover, enemy)) => Skirmish::battle(s, [mover, enemy], to, chance, log),
                    None => s.on[usize::from(to)] = mover,
                }
            }
            Action::Pass => log.say(|| Entry::new(said("log-passed"))),
        }
        s.active = s.active.other();
        s.turn += u8::from(s.active == Side::Red);
    }

    fn witnesses(&self, _: &State, seat: Seat, a: Action) -> Audience {
        // What is set up face down is its owner's secret.
        if matches!(a, Action::Place(..)) { Audience::Only(Seats::only(seat)) } else { Audience::All }
    }

    fn veil(&self, s: &mut State, viewer: Viewer) {
        let hidden = |troop: &&mut Troop| troop.face == Face::Down && !viewer.0.has(troop.side.seat());
        s.on.iter_mut().flatten().filter(hidden).for_each(|troop| troop.kind = None);
    }

    fn imagine(&self, seen: &Seen<Skirmish>, chance: &mut Chance) -> State {
        let mut s = seen.state().clone();
        for place in 0..PLACES {
            let Some(troop) = s.on[place].filter(|troop| troop.kind.is_none()) else { continue };
            let might_be: Vec<Kind> = s.tray(troop.side).collect();
            let drawn = usize::from(chance.below(might_be.len() as u16));
            s.on[place] = Some(Troop { kind: Some(might_be[drawn]), ..troop });
        }
        s
    }

    fn board(&self) -> &Board {
        &self.board
    }

    fn scene(&self, seen: &Seen<Skirmish>) -> Scene {
        self.shown(seen)
    }

    fn refusals(&self, seen: &Seen<Skirmish>, at: &Handle) -> Vec<Refusal> {
        self.reasons(seen, at)
    }

    fn write(&self, a: Action, out: &mut String) {
        Action::write(self, &a, out);
    }

    fn read(&self, text: &str, out: &mut Vec<Action>) -> Result<(), NotationError> {
        read_all::<_, Action>(self, text).map(|a| out.push(a))
    }

    fn position(&self, s: &State) -> Position {
        Fields::write(|f| self.fields(&mut s.clone(), f))
    }

    fn arrange(&self, s: &mut State, p: &Position) -> Result<(), SetupError> {
        Fields::read(p, |f| self.fields(s, f))?;
        self.faults(s).pop().map_or(Ok(()), |fault| SetupError::fail("troops", fault))
    }

    fn faults(&self, s: &State) -> Vec<String> {
        let mut faults = Vec::new();
        for (side, kind) in Side::ALL.into_iter().flat_map(|side| Kind::ALL.map(|kind| (side, kind))) {
            let here = s.troops().filter(|(_, t)| t.side == side && t.kind == Some(kind)).count();
            let n = here + usize::from(s.lost[side as usize][kind as usize]);
            if n > 1 || (n == 0 && s.turn > 0) {
                faults.push(format!("{} {} is there {n} times", side.word(), kind.word()));
            }
        }
        if s.turn > self.turns + 1 || s.troops().any(|(_, troop)| troop.kind.is_none()) {
            faults.push("there is no such turn, or a troop of no kind".into());
        }
        faults
    }
}
