//! What is legal, and what comes of it.

use sandtable_core::{Audience, Chance, Entry, Log, Refusal, Seat, Seats, Text, Value};

use super::{Action, Card, Kind, Leak, MOVES, Patrol, ROUNDS, Spot, State, Step, Troop};

/// What a defender adds to his strength; an attacker throws a die.
const STAND: u8 = 3;

impl Patrol {
    /// May a seat do this? It is asked.
    pub fn legal(&self, s: &State, seat: Seat, a: Action) -> Result<(), Refusal> {
        match (s.step, a) {
            (Step::Deploy, Action::Place(kind, at)) => {
                let waits = State::slots(seat)
                    .any(|i| s.troops[i].kind == Some(kind) && s.troops[i].at == Spot::TRAY);
                if !waits {
                    return Err(Refusal::new("deploy/1", "why-set-up"));
                }
                let home = self.ground.homes[usize::from(seat.0)].contains(&at) && s.at(at).is_none();
                if home { Ok(()) } else { Err(Refusal::new("deploy/1", "why-not-home")) }
            }
            (Step::March, Action::Move(from, to)) => self.may_move(s, seat, from, to),
            (Step::March, Action::Face(at, side)) => {
                let troop = self.own(s, seat, at)?;
                let turns = self.ground.facing && side < 4 && s.left > 0 && troop.facing != side;
                if turns { Ok(()) } else { Err(Refusal::new("turn/1", "why-no-turn")) }
            }
            (Step::March, Action::Play(card)) => {
                let held = s.hands[usize::from(seat.0)].contains(&Some(card)) && !s.played;
                if held { Ok(()) } else { Err(Refusal::new("card/1", "why-no-card")) }
            }
            (Step::March, Action::Done) => Ok(()),
            _ => Err(Refusal::new("ask/1", "why-not-now")),
        }
    }

    fn own<'a>(&self, s: &'a State, seat: Seat, at: Spot) -> Result<&'a Troop, Refusal> {
        let own = State::slots(seat).map(|i| &s.troops[i]).find(|t| t.at == at && at.on_map());
        own.ok_or_else(|| Refusal::new("move/1", "why-no-troop"))
    }

    fn may_move(&self, s: &State, seat: Seat, from: Spot, to: Spot) -> Result<(), Refusal> {
        self.own(s, seat, from)?;
        if s.left == 0 {
            return Err(Refusal::new("move/3", "why-no-moves"));
        }
        if !self.ground.ways[usize::from(from.0)].iter().any(|(next, _)| *next == to) {
            return Err(Refusal::new("move/1", "why-no-way"));
        }
        match s.at(to) {
            Some(i) if self.ground.team(seat).has(owner(i)) => Err(Refusal::new("move/2", "why-crowd")),
            Some(i) if self.leak == Leak::KnowingRefusal && s.troops[i].kind == Some(Kind::Tank) => {
                Err(Refusal::new("fight/1", "why-too-strong"))
            }
            _ => Ok(()),
        }
    }

    /// Carries out what is legal.
    pub fn carry_out(&self, s: &mut State, seat: Seat, a: Action, chance: &mut Chance, log: &mut Log) {
        match a {
            Action::Place(kind, at) => {
                let Some(i) = State::slots(seat).find(|i| s.troops[*i].kind == Some(kind)) else { return };
                s.troops[i].at = at;
                s.troops[i].facing = if seat.0.is_multiple_of(2) { 1 } else { 3 };
                let public = self.leak == Leak::PlacementLog;
                self.tell(log, seat, public, ["log-placed", "log-placed-hidden"], kind, at);
                if State::slots(seat).all(|i| s.troops[i].at != Spot::TRAY) {
                    self.pass_on(s, chance, log);
                }
            }
            Action::Move(from, to) => self.go(s, seat, (from, to), chance, log),
            Action::Face(at, side) => {
                let Some(i) = s.at(at) else { return };
                (s.troops[i].facing, s.left) = (side, s.left - 1);
            }
            Action::Play(card) => {
                let hand = &mut s.hands[usize::from(seat.0)];
                hand.retain(|held| *held != Some(card) || std::mem::replace(&mut s.played, true));
                (s.left, s.played) = (s.left + card.moves(), true);
                s.discard.push(card);
                log.say(|| {
                    Entry::new(
                        Text::new("log-card").with("seat", seat).with("card", Value::Card(card as u16)),
                    )
                    .rule("card/1")
                });
            }
            Action::Done => {
                self.draw(s, seat, chance, log);
                self.pass_on(s, chance, log);
            }
        }
    }

    fn go(&self, s: &mut State, seat: Seat, (from, to): (Spot, Spot), chance: &mut Chance, log: &mut Log) {
        let Some(i) = s.at(from) else { return };
        s.left -= 1;
        let side =
            self.ground.ways[usize::from(from.0)].iter().find(|(next, _)| *next == to).map_or(0, |w| w.1);
        if let Some(j) = s.at(to) {
            if !s.troops[i].open || !s.troops[j].open {
                log.reveal();
            }
            (s.troops[i].open, s.troops[j].open) = (true, true);
            let die = chance.die();
            let wins = self.attack(s, i, j, to, side) + die > self.defence(s, j, to, side) + STAND;
            log.say(|| {
                let text = Text::new(if wins { "log-won" } else { "log-lost" });
                Entry::new(text.with("seat", seat).with("place", Value::Place(to.0.into())).with("die", die))
                    .rule("fight/1")
            });
            s.troops[if wins { j } else { i }].at = Spot::GONE;
            if !wins {
                self.judge(s);
                return;
            }
        } else if let Some(kind) = s.troops[i].kind {
            let public = s.troops[i].open || self.leak == Leak::PublicLine;
            self.tell(log, seat, public, ["log-moved", "log-moved-hidden"], kind, to);
        }
        (s.troops[i].at, s.troops[i].facing) = (to, side);
        self.judge(s);
    }

    /// Who stands on a prize is stronger.
    pub fn strength(&self, troop: &Troop, at: Spot) -> u8 {
        troop.kind.map_or(0, Kind::strength) + u8::from(self.ground.prizes.contains(&at))
    }

    fn attack(&self, s: &State, i: usize, _: usize, _: Spot, _: u8) -> u8 {
        self.strength(&s.troops[i], s.troops[i].at)
    }

    /// From the front a troop is harder to beat.
    fn defence(&self, s: &State, j: usize, to: Spot, side: u8) -> u8 {
        let front = self.ground.facing && s.troops[j].facing == (side + 2) % 4;
        self.strength(&s.troops[j], to) + u8::from(front)
    }

    /// How many of the six sides win a fight.
    pub fn winning(&self, s: &State, i: usize, j: usize, to: Spot, side: u8) -> u8 {
        let wins = |die: &u8| self.attack(s, i, j, to, side) + die > self.defence(s, j, to, side) + STAND;
        (1..=6).filter(wins).count() as u8
    }

    /// The team reads which troop it was, others that there was one.
    fn tell(&self, log: &mut Log, seat: Seat, public: bool, ids: [&'static str; 2], kind: Kind, at: Spot) {
        let line =
            |id: &'static str| Text::new(id).with("seat", seat).with("place", Value::Place(at.0.into()));
        let team = self.ground.team(seat);
        let audience = if public { Audience::All } else { Audience::Only(team) };
        let troop = Value::Kind(u16::from(seat.0) * 4 + kind as u16);
        log.say(|| Entry::new(line(ids[0]).with("unit", troop)).only(audience));
        if !public {
            log.say(|| Entry::new(line(ids[1])).only(Audience::AllBut(team)));
        }
    }

    /// A card from the deck, if there is one and the hand has room.
    pub fn draw(&self, s: &mut State, seat: Seat, chance: &mut Chance, log: &mut Log) {
        let left: u8 = s.deck.iter().sum();
        if left == 0 || s.hands[usize::from(seat.0)].is_full() {
            return;
        }
        let mut n = chance.draw(left.into()) as u8;
        let Some(card) = Card::ALL.into_iter().find(|card| {
            let of = s.deck[*card as usize];
            n < of || {
                n -= of;
                false
            }
        }) else {
            return;
        };
        s.deck[card as usize] -= 1;
        let hand = &mut s.hands[usize::from(seat.0)];
        hand.push(Some(card));
        hand.sort();
        let team = self.ground.team(seat);
        log.say(|| {
            Entry::new(Text::new("log-drew").with("card", Value::Card(card as u16)))
                .only(Audience::Only(team))
        });
        log.say(|| Entry::new(Text::new("log-drew-hidden").with("seat", seat)).only(Audience::AllBut(team)));
    }

    /// The next seat that has something to do; after the last a round is over.
    fn pass_on(&self, s: &mut State, _: &mut Chance, log: &mut Log) {
        loop {
            s.seat += 1;
            if s.seat == self.ground.seats() {
                s.seat = 0;
                (s.step, s.round) = (Step::March, s.round + 1);
                if s.round > ROUNDS {
                    s.step = Step::Over;
                    return;
                }
                let round = s.round;
                log.say(|| Entry::new(Text::new("log-round").with("n", round)));
            }
            (s.left, s.played) = (MOVES, false);
            let alive = State::slots(Seat(s.seat)).any(|i| s.troops[i].at != Spot::GONE);
            if s.step == Step::Deploy || alive {
                return;
            }
        }
    }

    /// A team without troops has lost.
    fn judge(&self, s: &mut State) {
        let alive: Seats = (0..self.ground.seats())
            .map(Seat)
            .filter(|seat| State::slots(*seat).any(|i| s.troops[i].at != Spot::GONE))
            .collect();
        let rivals = (0..self.ground.seats()).map(|i| self.ground.team(Seat(i)));
        if rivals.into_iter().any(|team| !alive.meets(team)) {
            s.step = Step::Over;
        } else if !alive.has(Seat(s.seat)) {
            self.pass_on(s, &mut Chance::scripted(&[]), &mut Log::off());
        }
    }

    /// Prizes on which a team stands.
    pub fn prizes(&self, s: &State, team: Seats) -> usize {
        self.ground.prizes.iter().filter(|p| s.at(**p).is_some_and(|i| team.has(owner(i)))).count()
    }
}

/// Whose troop is in a slot.
pub fn owner(slot: usize) -> Seat {
    Seat((slot / super::TROOPS) as u8)
}
