//! Random games on the bare rules.

use std::sync::Arc;

use crate::{Chance, Decision, Fall, Log, Outcome, Policy, Position, Rules, Seat, Seen};

/// How many actions of all games are kept to be tried where they do not belong.
const POOL: usize = 4096;

/// What was played, kept outside so that it outlives a panic.
pub(super) struct Trail<R: Rules> {
    pub steps: Vec<(Seat, R::Action)>,
    pub state: Option<R::State>,
}

/// One thread of the kit.
pub(super) struct Worker<R: Rules> {
    pub rules: Arc<R>,
    pub bound: u32,
    /// After how many turns a game is stopped.
    turns: Option<u16>,
    /// Where the next game begins, if not at the start.
    pub position: Option<Position>,
    /// The widest decision so far.
    pub widest: usize,
    /// Chooses what is played, so that a seed gives a game.
    pub pick: Chance,
    /// Chooses what is checked.
    pub probe: Chance,
    /// Check everything everywhere.
    thorough: bool,
    /// How much rarer than usual it looks closely.
    pub rarely: u16,
    /// Actions seen anywhere in play.
    pool: Vec<R::Action>,
    /// The scene that was looked at last, as it was sent.
    pub sent: serde_json::Value,
}

impl<R: Policy> Worker<R> {
    pub fn new(rules: &Arc<R>, bound: u32, turns: Option<u16>, thorough: bool) -> Worker<R> {
        let (pick, probe) = (Chance::quick(0), Chance::quick(0));
        let rules = rules.clone();
        let (position, pool, sent) = (None, Vec::new(), serde_json::Value::Null);
        Worker { rules, bound, turns, position, widest: 0, pick, probe, thorough, rarely: 1, pool, sent }
    }

    /// Begins a game.
    pub fn begin(&mut self, seed: u64) {
        (self.pick, self.probe) = (Chance::quick(!seed), Chance::quick(!seed.rotate_left(32)));
    }

    /// Where a game begins.
    fn start(&self, chance: &mut Chance) -> Result<R::State, String> {
        let mut state = self.rules.start(chance, &mut Log::off());
        if let Some(position) = &self.position {
            let laid = self.rules.arrange(&mut state, position);
            laid.map_err(|e| format!("the position to begin with makes no sense: {e}"))?;
        }
        Ok(state)
    }

    /// Has a game that began in a turn gone far enough?
    pub fn stopped(&self, began: u16, s: &R::State) -> bool {
        self.turns.is_some_and(|turns| self.rules.clock(s).turn >= began.saturating_add(turns))
    }

    /// Is this check made now? One in `n` is.
    pub fn one_in(&mut self, n: u16) -> bool {
        self.thorough || self.probe.below(n) == 0
    }

    /// Is this check made now, which takes long? One in `n` is, or fewer.
    pub fn closely(&mut self, n: u16) -> bool {
        let n = n.saturating_mul(self.rarely);
        n == 1 || self.one_in(n)
    }

    /// Is this played now? One in `n` is.
    pub fn sometimes(&mut self, n: u16) -> bool {
        self.pick.below(n) == 0
    }

    /// One of a list that is not empty, to be played.
    pub fn choose<T: Copy>(&mut self, list: &[T]) -> T {
        list[usize::from(self.pick.below(list.len().min(usize::from(u16::MAX)) as u16))]
    }

    pub fn written(&self, a: R::Action) -> String {
        let mut text = String::new();
        self.rules.write(a, &mut text);
        text
    }

    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<R> {
        (0..self.rules.board().seats.len() as u8).map(Seat)
    }

    /// Plays a game on the bare rules; gives its outcome, or none if it was stopped.
    pub fn game(&mut self, seed: u64, trail: &mut Trail<R>) -> Result<Option<Outcome>, String> {
        self.begin(seed);
        let rules = self.rules.clone();
        let mut chance = Chance::quick(seed).traced();
        let mut state = self.start(&mut chance)?;
        let began = rules.clock(&state).turn;
        let mut before = state.clone();
        let mut listed = Vec::new();
        loop {
            // The position is shown with a fault; the copy reuses its space.
            match &mut trail.state {
                Some(kept) => kept.clone_from(&state),
                none => *none = Some(state.clone()),
            }
            if self.closely(1) {
                self.sound(&state)?;
            }
            let ask = match rules.decision(&state) {
                Decision::Over(outcome) => {
                    self.sound(&state)?;
                    self.idle(&state, crate::Seats::NONE)?;
                    self.round(&state)?;
                    for viewer in self.viewers() {
                        let seen = Seen::<R>::of(&rules, &state, viewer);
                        self.screen(&state, &seen)?;
                    }
                    return Ok(Some(outcome));
                }
                Decision::Ask(_) if self.stopped(began, &state) => return Ok(None),
                Decision::Ask(ask) => ask,
            };
            if trail.steps.len() as u32 >= self.bound {
                return Err(format!("the game has not ended after {} actions", self.bound));
            }
            let seat = self.asked(&state, ask, &mut listed)?;
            self.idle(&state, ask.seats)?;
            if self.closely(32) {
                self.eyes(&state)?;
            }
            if self.closely(32) {
                self.alike(&state, seat, &listed)?;
            }
            if self.closely(64) {
                self.round(&state)?;
                listed.iter().try_for_each(|a| self.notation(*a))?;
            }
            let action = self.choose(&listed);
            if self.closely(16) {
                self.notation(action)?;
            }
            self.keep(action);
            before.clone_from(&state);
            trail.steps.push((seat, action));
            chance.take_trace();
            let mut log = Log::off();
            rules.apply(&mut state, seat, action, &mut chance, &mut log);
            let falls = chance.take_trace();
            let revealed = log.take_revealed();
            if self.closely(16) {
                self.again(&before, seat, action, &falls, &state)?;
            }
            self.after(&before, seat, action, &falls, revealed, &state)?;
        }
    }

    /// The game finds no fault with a position.
    fn sound(&self, s: &R::State) -> Result<(), String> {
        let faults = self.rules.faults(s);
        if faults.is_empty() { Ok(()) } else { Err(format!("the position is broken: {}", faults.join("; "))) }
    }

    /// Checks what is listed for the seats asked; gives one of them with its list.
    fn asked(&mut self, s: &R::State, ask: crate::Ask, listed: &mut Vec<R::Action>) -> Result<Seat, String> {
        let rules = self.rules.clone();
        let seats: Vec<Seat> = ask.seats.iter().collect();
        if seats.is_empty() {
            return Err("the game is not over, but nobody is asked".into());
        }
        let turn = self.choose(&seats);
        // The chosen seat comes last, so that its list remains.
        for seat in seats.iter().copied().filter(|s| *s != turn).chain([turn]) {
            listed.clear();
            rules.actions(s, seat, listed);
            if listed.is_empty() {
                return Err(format!("a dead end: seat {} is asked and has no action", seat.0));
            }
            self.widest = self.widest.max(listed.len());
            self.listed(s, seat, listed)?;
            if ask.window.is_some()
                && let Some(decline) = rules.decline(s, seat)
                && let Err(refusal) = rules.check(s, seat, decline)
            {
                let text = self.written(decline);
                return Err(format!("declining by '{text}' is refused by rule {}", refusal.rule));
            }
        }
        Ok(turn)
    }

    /// Listed is legal, once, and nothing else is; whoever looks only if there is a choice finds the same.
    fn listed(&mut self, s: &R::State, seat: Seat, listed: &[R::Action]) -> Result<(), String> {
        let mut first = Vec::new();
        let all = self.rules.first_actions(s, seat, 1, &mut first);
        if !listed.starts_with(&first) || first.is_empty() || all != (first.len() == listed.len()) {
            return Err(format!("{} first actions of seat {}, all: {all}", first.len(), seat.0));
        }
        // Long lists are sampled.
        if listed.len() <= 64 || self.one_in(8) {
            for action in listed {
                self.accepted(s, seat, *action)?;
            }
            let mut sorted = listed.to_vec();
            sorted.sort_unstable();
            if let Some(pair) = sorted.windows(2).find(|pair| pair[0] == pair[1]) {
                return Err(format!("'{}' is listed twice", self.written(pair[0])));
            }
        } else {
            for _ in 0..8 {
                let at = self.probe.below(listed.len().min(usize::from(u16::MAX)) as u16);
                let action = listed[usize::from(at)];
                self.accepted(s, seat, action)?;
            }
        }
        for _ in 0..self.pool.len().min(4) {
            let stray = self.stray();
            if self.rules.check(s, seat, stray).is_ok() && !listed.contains(&stray) {
                return Err(format!(
                    "'{}' is legal for seat {}, but not listed",
                    self.written(stray),
                    seat.0
                ));
            }
        }
        Ok(())
    }

    fn accepted(&self, s: &R::State, seat: Seat, a: R::Action) -> Result<(), String> {
        match self.rules.check(s, seat, a) {
            Ok(()) => Ok(()),
            Err(refusal) => Err(format!(
                "'{}' is listed for seat {}, but rule {} refuses it ({})",
                self.written(a),
                seat.0,
                refusal.rule,
                refusal.why
            )),
        }
    }

    /// Seats that are not asked may do nothing.
    fn idle(&mut self, s: &R::State, asked: crate::Seats) -> Result<(), String> {
        for seat in self.seats().filter(|seat| !asked.has(*seat)) {
            for _ in 0..self.pool.len().min(2) {
                let stray = self.stray();
                if self.rules.check(s, seat, stray).is_ok() {
                    return Err(format!(
                        "'{}' is legal for seat {}, who is not asked",
                        self.written(stray),
                        seat.0
                    ));
                }
            }
            if self.one_in(16) {
                let mut listed = Vec::new();
                self.rules.actions(s, seat, &mut listed);
                if let Some(action) = listed.first() {
                    return Err(format!(
                        "'{}' is listed for seat {}, who is not asked",
                        self.written(*action),
                        seat.0
                    ));
                }
            }
        }
        Ok(())
    }

    /// An action seen somewhere.
    pub fn stray(&mut self) -> R::Action {
        self.pool[usize::from(self.probe.below(self.pool.len() as u16))]
    }

    /// Are there strays?
    pub fn has_strays(&self) -> bool {
        !self.pool.is_empty()
    }

    /// Keeps an action for the pool, in a random place once it is full.
    fn keep(&mut self, a: R::Action) {
        if self.pool.len() < POOL {
            if self.pool.len() < 64 || self.one_in(8) {
                self.pool.push(a);
            }
        } else if self.one_in(64) {
            let at = usize::from(self.probe.below(POOL as u16));
            self.pool[at] = a;
        }
    }

    /// The same dice give the same position.
    fn again(
        &mut self,
        before: &R::State,
        seat: Seat,
        a: R::Action,
        falls: &[Fall],
        after: &R::State,
    ) -> Result<(), String> {
        let values: Vec<u16> = falls.iter().map(|f| f.value + 1).collect();
        let mut chance = Chance::scripted(&values);
        let mut state = before.clone();
        self.rules.apply(&mut state, seat, a, &mut chance, &mut Log::off());
        if chance.finish().is_err() || state != *after {
            let text = self.written(a);
            return Err(format!(
                "'{text}' has two different results with the same dice: not all chance is Chance's"
            ));
        }
        Ok(())
    }
}
