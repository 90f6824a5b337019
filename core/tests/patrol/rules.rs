//! The contract.

use arrayvec::ArrayVec;
use sandtable_core::{
    Audience, Board, Chance, Clock, Decision, Fields, Handle, Log, NotationError, Odds, Outcome, Position,
    Refusal, RuleId, Rules, Scene, Seat, Seats, Seen, SetupError, Text, Viewer, Word, Words, clicks,
    read_all,
};

use super::play::owner;
use super::{
    Action, Card, Kind, Leak, MOVES, Patrol, ROUNDS, SEATS, Spot, State, Step, TROOPS, Troop, scene,
};

impl Patrol {
    /// When a position is.
    pub fn now(&self, s: &State) -> Clock {
        Clock::new(s.round, s.seat)
    }

    /// May a viewer know what a seat has?
    fn knows(&self, viewer: Viewer, seat: Seat) -> bool {
        self.ground.team(seat).meets(viewer.0)
    }

    /// The seats of the game.
    pub fn each_seat(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.ground.seats()).map(Seat)
    }

    /// Slots of a seat's face-down troops.
    pub fn hidden(s: &State, seat: Seat) -> ArrayVec<usize, TROOPS> {
        State::slots(seat).filter(|i| !s.troops[*i].open).collect()
    }

    /// Everything that comes to mind.
    pub fn candidates(&self, s: &State, seat: Seat, mut each: impl FnMut(Action)) {
        match s.step {
            Step::Deploy => {
                for kind in Kind::ALL {
                    self.ground.homes[usize::from(seat.0)]
                        .iter()
                        .for_each(|at| each(Action::Place(kind, *at)));
                }
            }
            Step::March => {
                for troop in State::slots(seat).map(|i| s.troops[i]).filter(|t| t.at.on_map()) {
                    for (to, _) in &self.ground.ways[usize::from(troop.at.0)] {
                        each(Action::Move(troop.at, *to));
                    }
                    (0..4).for_each(|side| each(Action::Face(troop.at, side)));
                }
                Card::ALL.into_iter().for_each(|card| each(Action::Play(card)));
                each(Action::Done);
            }
            Step::Over => {}
        }
    }

    /// Does it roll, reveal or pass the decision on?
    pub fn binds(&self, s: &State, seat: Seat, a: Action) -> bool {
        match a {
            Action::Place(..) => State::slots(seat).filter(|i| s.troops[*i].at == Spot::TRAY).count() == 1,
            Action::Move(_, to) => s.at(to).is_some(),
            Action::Face(..) | Action::Play(_) => false,
            Action::Done => true,
        }
    }
}

impl Rules for Patrol {
    type State = State;
    type Action = Action;

    fn start(&self, chance: &mut Chance, log: &mut Log) -> State {
        let troop = |i: usize| {
            let there = owner(i).0 < self.ground.seats();
            let at = if there { Spot::TRAY } else { Spot::GONE };
            Troop { kind: Some(Kind::ALL[i % TROOPS]), at, facing: 0, open: !there }
        };
        let mut s = State {
            step: Step::Deploy,
            round: 0,
            seat: 0,
            left: MOVES,
            played: false,
            troops: std::array::from_fn(troop),
            hands: Default::default(),
            deck: self.ground.deck,
            discard: ArrayVec::new(),
        };
        for seat in self.each_seat().flat_map(|seat| [seat; 2]) {
            self.draw(&mut s, seat, chance, log);
        }
        s
    }

    fn decision(&self, s: &State) -> Decision {
        if s.step != Step::Over {
            return Decision::one(Seat(s.seat));
        }
        let [red, blue] = [0, 1].map(|i| self.ground.team(Seat(i)));
        let alive =
            |team: Seats| s.troops.iter().enumerate().any(|(i, t)| team.has(owner(i)) && t.at != Spot::GONE);
        let worth = |team: Seats| (alive(team), self.prizes(s, team));
        let winners = match worth(red).cmp(&worth(blue)) {
            std::cmp::Ordering::Greater => red,
            std::cmp::Ordering::Less => blue,
            std::cmp::Ordering::Equal => Seats::NONE,
        };
        Decision::Over(Outcome { winners, rule: RuleId("end/1") })
    }

    fn actions(&self, s: &State, seat: Seat, out: &mut Vec<Action>) {
        if self.decision(s).seats().has(seat) {
            self.candidates(s, seat, |a| {
                if self.legal(s, seat, a).is_ok() {
                    out.push(a);
                }
            });
        }
    }

    fn check(&self, s: &State, seat: Seat, a: Action) -> Result<(), Refusal> {
        if !self.decision(s).seats().has(seat) {
            return Err(Refusal::new("ask/1", "why-not-asked"));
        }
        self.legal(s, seat, a)
    }

    fn apply(&self, s: &mut State, seat: Seat, a: Action, chance: &mut Chance, log: &mut Log) {
        self.carry_out(s, seat, a, chance, log);
    }

    fn witnesses(&self, _: &State, seat: Seat, a: Action) -> Audience {
        match a {
            Action::Place(..) if self.leak != Leak::Witnesses => Audience::Only(self.ground.team(seat)),
            _ => Audience::All,
        }
    }

    fn veil(&self, s: &mut State, viewer: Viewer) {
        for seat in self.each_seat().filter(|seat| !self.knows(viewer, *seat)) {
            let slots = Patrol::hidden(s, seat);
            let mut backs: ArrayVec<(Spot, u8), TROOPS> =
                slots.iter().map(|i| (s.troops[*i].at, s.troops[*i].facing)).collect();
            // In an order that has nothing to do with what they are.
            if self.leak != Leak::Keys {
                backs.sort_unstable();
            }
            for (i, (at, facing)) in slots.into_iter().zip(backs) {
                s.troops[i] = Troop { kind: None, at, facing, open: false };
            }
            for card in s.hands[usize::from(seat.0)].iter_mut() {
                if let Some(known) = card.take() {
                    s.deck[known as usize] += 1;
                }
            }
        }
    }

    fn imagine(&self, seen: &Seen<Patrol>, chance: &mut Chance) -> State {
        let mut s = seen.state().clone();
        for seat in self.each_seat().filter(|seat| !self.knows(seen.viewer(), *seat)) {
            let slots = Patrol::hidden(&s, seat);
            let mut backs: ArrayVec<(Spot, u8), TROOPS> =
                slots.iter().map(|i| (s.troops[*i].at, s.troops[*i].facing)).collect();
            for i in slots {
                // Who believes in the keys imagines by them.
                let n = if self.leak == Leak::Keys { 0 } else { chance.below(backs.len() as u16) };
                let (at, facing) = backs.remove(n.into());
                s.troops[i] = Troop { kind: Some(Kind::ALL[i % TROOPS]), at, facing, open: false };
            }
            let hand = s.hands[usize::from(seat.0)].len();
            s.hands[usize::from(seat.0)].clear();
            for _ in 0..hand {
                self.draw(&mut s, seat, chance, &mut Log::off());
            }
        }
        s
    }

    fn board(&self) -> &Board {
        &self.ground.board
    }

    fn scene(&self, seen: &Seen<Patrol>) -> Scene {
        scene::scene(self, seen)
    }

    fn refusals(&self, seen: &Seen<Patrol>, at: &Handle) -> Vec<Refusal> {
        let s = seen.state();
        let Some(seat) = self.decision(s).seats().iter().find(|seat| seen.viewer().0.has(*seat)) else {
            return Vec::new();
        };
        let mut natural = Vec::new();
        if let Handle::Place(to) = at {
            let to = Spot(*to as u8);
            natural.extend(Kind::ALL.map(|kind| Action::Place(kind, to)));
            let own = State::slots(seat).map(|i| s.troops[i].at).filter(|from| from.on_map());
            natural.extend(own.map(|from| Action::Move(from, to)));
        }
        clicks::why_not(self, s, seat, natural, |refusal| refusal.rule.0 == "ask/1")
    }

    fn odds(&self, seen: &Seen<Patrol>, a: Action, _: &[&str]) -> Option<Odds> {
        let Action::Move(from, to) = a else { return None };
        let mut s = seen.state().clone();
        let (i, j) = (s.at(from)?, s.at(to)?);
        let side = self.ground.ways[usize::from(from.0)].iter().find(|(next, _)| *next == to)?.1;
        // A face-down enemy is any of those that he may be.
        let kinds: Vec<Kind> = match s.troops[j].kind {
            Some(kind) => vec![kind],
            None => Patrol::hidden(&s, owner(j)).iter().map(|i| Kind::ALL[i % TROOPS]).collect(),
        };
        let sum: u32 = kinds
            .iter()
            .map(|kind| {
                s.troops[j].kind = Some(*kind);
                u32::from(self.winning(&s, i, j, to, side))
            })
            .sum();
        let wins = f64::from(sum) / (6.0 * kinds.len() as f64);
        let ends = vec![(Text::new("odds-wins"), wins), (Text::new("odds-loses"), 1.0 - wins)];
        Some(Odds { sums: vec![], ends, expected: vec![], assumes: vec![] })
    }

    fn write(&self, a: Action, out: &mut String) {
        Action::write(self, &a, out);
    }

    fn read(&self, text: &str, out: &mut Vec<Action>) -> Result<(), NotationError> {
        out.push(read_all::<Patrol, Action>(self, text)?);
        Ok(())
    }

    fn position(&self, s: &State) -> Position {
        let mut s = s.clone();
        Fields::write(|f| self.fields(&mut s, f))
    }

    fn arrange(&self, s: &mut State, p: &Position) -> Result<(), SetupError> {
        Fields::read(p, |f| self.fields(s, f))
    }

    fn faults(&self, s: &State) -> Vec<String> {
        let mut faults = Vec::new();
        for (i, troop) in s.troops.iter().enumerate() {
            if troop.kind.is_some_and(|kind| kind != Kind::ALL[i % TROOPS]) {
                faults.push(format!("troop {i} is a {:?}", troop.kind));
            }
            if troop.at.on_map() && s.troops[..i].iter().any(|other| other.at == troop.at) {
                faults.push(format!("two troops in {:?}", troop.at));
            }
        }
        let held: usize = s.hands.iter().map(|hand| hand.len()).sum();
        let cards = held + s.discard.len() + usize::from(s.deck.iter().sum::<u8>());
        if cards != usize::from(self.ground.deck.iter().sum::<u8>()) {
            faults.push(format!("{cards} cards"));
        }
        faults
    }
}

/// A troop as text: `red foot @ a1 open 2`.
struct Entry;

impl Word<Patrol> for Entry {
    type Value = (usize, Troop);

    fn write(game: &Patrol, (i, troop): &(usize, Troop), out: &mut String) {
        let seat = &game.ground.board.seats[i / TROOPS];
        let kind = if troop.kind.is_some() { Kind::ALL[i % TROOPS].word() } else { "unknown" };
        out.push_str(&format!("{seat} {kind} @ "));
        Spot::write(game, &troop.at, out);
        out.push_str(&format!(" {} {}", if troop.open { "up" } else { "down" }, troop.facing));
    }

    fn read(game: &Patrol, words: &mut Words) -> Result<(usize, Troop), NotationError> {
        let seat = words.next("a seat")?;
        let Some(seat) = game.ground.board.seats.iter().position(|s| *s == seat) else {
            return words.fail(format!("'{seat}' is no seat"));
        };
        let kind = <Kind as Word<Patrol>>::read(game, words)?;
        if !words.take("@") {
            return words.fail("'@' is missing".to_string());
        }
        let at = Spot::read(game, words)?;
        let open = !words.take("down") && words.take("up");
        let facing = <u8 as Word<Patrol>>::read(game, words)?;
        Ok((seat * TROOPS + kind as usize, Troop { kind: Some(kind), at, facing, open }))
    }
}

impl Patrol {
    fn fields(&self, s: &mut State, f: &mut Fields) -> Result<(), SetupError> {
        f.has("clear");
        f.word::<Patrol, Step>("step", self, &mut s.step)?;
        f.int("round", &mut s.round)?;
        f.int("seat", &mut s.seat)?;
        f.int("left", &mut s.left)?;
        f.flag("played", &mut s.played)?;
        if s.seat >= self.ground.seats() || s.round > ROUNDS + 1 {
            return SetupError::fail("seat", "there is no such turn");
        }
        let there = usize::from(self.ground.seats()) * TROOPS;
        let now = || s.troops.iter().copied().enumerate().take(there).collect();
        for (i, troop) in f.each::<Patrol, Entry>("troops", self, now)?.unwrap_or_default() {
            s.troops[i] = troop;
        }
        for (i, key) in self.ground.board.seats.iter().enumerate().take(SEATS) {
            let mut hand: ArrayVec<Card, 3> = s.hands[i].iter().flatten().copied().collect();
            if f.row::<Patrol, Card, 3>(&format!("hand-{key}"), self, &mut hand)? {
                s.hands[i] = hand.into_iter().map(Some).collect();
            }
        }
        f.row::<Patrol, Card, 32>("discard", self, &mut s.discard)?;
        // What is not elsewhere is in the deck.
        s.deck = self.ground.deck;
        for card in s.hands.iter().flatten().flatten().chain(&s.discard) {
            s.deck[*card as usize] = s.deck[*card as usize].saturating_sub(1);
        }
        Ok(())
    }
}
