//! Games played on from any position, to be judged where they stop.

use sandtable_core::{Chance, Clock, Decision, Log, Outcome, Policied, Policy, Seat, Seen};

use crate::play::{answerer, stream};

/// How far a playout goes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Horizon {
    /// Until so many phases have ended: impulses, chits, rounds.
    Phases(u16),
    /// Until so many turns have ended.
    Turns(u16),
    /// To the end of the game.
    End,
}

/// Where a playout stopped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stop {
    /// How the game ended, if it did.
    pub outcome: Option<Outcome>,
    /// How many actions were played.
    pub actions: u32,
    /// When the position is.
    pub clock: Clock,
}

/// The players of playouts: the policy in every seat. Their space, and what they keep in their scratch, is used from
/// one playout to the next.
pub struct Players<R: Policy> {
    bots: Vec<Policied<R>>,
    seen: Vec<Seen<R>>,
    /// Do all play together?
    common: bool,
}

impl<R: Policy> Players<R> {
    /// Players for every seat; the state is any.
    pub fn new(rules: &R, state: &R::State) -> Players<R> {
        let board = rules.board();
        let seats = || (0..board.seats.len() as u8).map(Seat);
        Players {
            common: board.sides().common(board.seats.len()),
            bots: seats().map(|_| Policied::new()).collect(),
            seen: seats().map(|seat| Seen::by(rules, state, seat)).collect(),
        }
    }

    /// All forget what they had in mind, but for one seat: it follows this plan, with this brief.
    pub fn begin(&mut self, seat: Seat, plan: Option<R::Plan>, brief: &R::Brief) {
        let none = R::Brief::default();
        for (i, bot) in self.bots.iter_mut().enumerate() {
            let own = i == usize::from(seat.0);
            bot.brief(plan.filter(|_| own), if own { brief } else { &none });
        }
    }

    /// Whims of all but one seat, who is steady; none for nobody's.
    pub fn sway(&mut self, seat: Seat, whim: Option<f32>) {
        for (i, bot) in self.bots.iter_mut().enumerate() {
            bot.sway(whim.filter(|_| i != usize::from(seat.0)));
        }
    }

    /// How a seat stands in a position, as far as it can know: as games have taught, or by the rule of thumb.
    pub fn score(&mut self, rules: &R, state: &R::State, seat: Seat, learnt: bool) -> f32 {
        let (_, seen) = self.of(seat);
        seen.renew(rules, state);
        if learnt { rules.value(seen, seat) } else { rules.score(seen, seat) }
    }

    /// What a playout was worth to a seat: the outcome, or how it stands where the playout stopped.
    pub fn worth(&mut self, rules: &R, state: &R::State, stop: Stop, seat: Seat, learnt: bool) -> f64 {
        match stop.outcome {
            // A game that all lose together is no draw.
            Some(outcome) if outcome.winners.is_empty() && self.common => 0.0,
            Some(outcome) => f64::from(outcome.worth(seat)),
            None => f64::from(self.score(rules, state, seat, learnt)),
        }
    }

    fn of(&mut self, seat: Seat) -> (&mut Policied<R>, &mut Seen<R>) {
        let i = usize::from(seat.0);
        (&mut self.bots[i], &mut self.seen[i])
    }
}

/// Plays on from a position to a horizon, counted from a moment, or for so many actions at most: so whatever is compared
/// is judged at the same time, even if its first action ended the phase. The same seed gives the same numbers in
/// every phase, whatever was rolled in the phases before it: so what is compared under one seed meets the same luck.
pub fn playout<R: Policy>(
    rules: &R,
    state: &mut R::State,
    players: &mut Players<R>,
    horizon: Horizon,
    began: Clock,
    seed: u64,
    limit: u32,
) -> Stop {
    let seats = players.bots.len() as u64;
    let mut clock = rules.clock(state);
    let (mut phases, mut actions) = (u16::from(clock != began), 0);
    let (mut dice, mut whims) = luck(seed, clock, seats);
    let mut log = Log::off();
    loop {
        let now = rules.clock(state);
        if now != clock {
            phases += 1;
            clock = now;
            (dice, whims) = luck(seed, clock, seats);
        }
        let ask = match rules.decision(state) {
            Decision::Over(outcome) => return Stop { outcome: Some(outcome), actions, clock },
            Decision::Ask(ask) => ask,
        };
        let reached = match horizon {
            Horizon::Phases(n) => phases >= n,
            Horizon::Turns(n) => clock.turn >= began.turn.saturating_add(n),
            Horizon::End => false,
        };
        let stop = Stop { outcome: None, actions, clock };
        if reached || actions >= limit {
            return stop;
        }
        let seat = answerer(ask, players.bots.len(), |seat| {
            let (bot, seen) = players.of(seat);
            seen.renew(rules, state);
            bot.urge(rules, seen, seat, &mut whims[usize::from(seat.0)])
        });
        let Some(seat) = seat else { return stop };
        let (bot, seen) = players.of(seat);
        seen.renew(rules, state);
        let Some(action) = bot.choose(rules, seen, seat, &mut whims[usize::from(seat.0)]) else {
            return stop;
        };
        rules.apply(state, seat, action, &mut dice, &mut log);
        actions += 1;
    }
}

/// The dice of a phase, and each seat's whims.
fn luck(seed: u64, clock: Clock, seats: u64) -> (Chance, Vec<Chance>) {
    let phase = stream(seed, u64::from(clock.turn) << 16 | u64::from(clock.phase));
    (Chance::quick(stream(phase, 0)), (1..=seats).map(|i| Chance::quick(stream(phase, i))).collect())
}
