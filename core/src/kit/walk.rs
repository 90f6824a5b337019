//! Games played to their end, one action at a time, to be looked at on the way.

use crate::{Chance, Entry, Game, Log, Mind, Options, Policy, Rules, Seat, Seen};

/// The built-in box, laid out for its first scenario without options.
///
/// # Panics
/// If the built-in data are not sound.
#[track_caller]
pub fn laid_out<G: Game>() -> G::Rules {
    let game = G::open(&G::built_in()).unwrap_or_else(|e| panic!("{}: {e}", G::ID));
    let scenario = game.info().keys().next().unwrap_or_else(|| panic!("{} has no scenario", G::ID));
    game.prepare(scenario, &Options::new()).unwrap_or_else(|e| panic!("{}: {e}", G::ID))
}

/// A state takes no more than so many bytes, and an action no more than it may.
///
/// # Panics
/// If one is larger.
#[track_caller]
pub fn small<G: Game>(state: usize) {
    let (of_state, of_action) =
        (size_of::<<G::Rules as Rules>::State>(), size_of::<<G::Rules as Rules>::Action>());
    assert!(of_state <= state, "a state takes {of_state} bytes");
    assert!(of_action <= 16, "an action takes {of_action} bytes");
}

/// A game under way. The same seed and the same actions give the same game.
///
/// ```
/// # use sandtable_core::{Rules, kit::Walk};
/// # fn test<R: Rules>(rules: &R) {
/// let mut walk = Walk::new(rules, 1);
/// while let Some(seat) = walk.asked() {
///     assert!(!walk.listed(seat).is_empty());
///     let action = walk.random(seat);
///     walk.go(seat, action);
/// }
/// # }
/// ```
pub struct Walk<'a, R: Rules> {
    /// The rules.
    pub rules: &'a R,
    /// The position now.
    pub state: R::State,
    /// How many actions led here.
    pub length: u32,
    /// What the last action wrote in the log.
    pub said: Vec<Entry>,
    /// A game that is longer never ends.
    pub bound: u32,
    chance: Chance,
    choice: Chance,
    log: Log,
}

impl<'a, R: Rules> Walk<'a, R> {
    /// The start of a game.
    pub fn new(rules: &'a R, seed: u64) -> Walk<'a, R> {
        let (mut chance, mut log) = (Chance::quick(seed), Log::on());
        let state = rules.start(&mut chance, &mut log);
        let said = log.take();
        Walk { rules, state, length: 0, said, bound: 20_000, chance, choice: Chance::quick(!seed), log }
    }

    /// The seat that acts next; of several the first; none when the game is over.
    pub fn asked(&self) -> Option<Seat> {
        self.rules.decision(&self.state).seats().iter().next()
    }

    /// What the seat that acts next may know.
    pub fn seen(&self, seat: Seat) -> Seen<R> {
        Seen::by(self.rules, &self.state, seat)
    }

    /// Every legal action of a seat.
    pub fn listed(&self, seat: Seat) -> Vec<R::Action> {
        let mut actions = Vec::new();
        self.rules.actions(&self.state, seat, &mut actions);
        actions
    }

    /// One of the legal actions.
    ///
    /// # Panics
    /// If there is none.
    pub fn random(&mut self, seat: Seat) -> R::Action {
        let actions = self.listed(seat);
        assert!(!actions.is_empty(), "a dead end for seat {}:\n{}", seat.0, self.text());
        actions[usize::from(self.choice.below(actions.len().min(usize::from(u16::MAX)) as u16))]
    }

    /// Carries an action out.
    ///
    /// # Panics
    /// If the game is longer than its bound.
    pub fn go(&mut self, seat: Seat, a: R::Action) {
        self.rules.apply(&mut self.state, seat, a, &mut self.chance, &mut self.log);
        self.said = self.log.take();
        self.length += 1;
        assert!(self.length < self.bound, "no end after {} actions:\n{}", self.length, self.text());
    }

    fn text(&self) -> String {
        self.rules.position(&self.state).to_string()
    }
}

impl<R: Policy> Walk<'_, R> {
    /// What the policy prefers, without a whim: the first action of the best plan that leads on, else the best click.
    ///
    /// # Panics
    /// If the seat has no action.
    pub fn preferred(&self, seat: Seat, mind: &mut Mind<R>) -> R::Action {
        let seen = self.seen(seat);
        let mut plans = Vec::new();
        self.rules.plans(&seen, seat, mind, &mut plans);
        plans.sort_by(|a, b| b.1.total_cmp(&a.1));
        if let Some(a) = plans.iter().find_map(|(plan, _)| self.rules.next(&seen, seat, *plan, mind)) {
            return a;
        }
        let weighed = self.listed(seat).into_iter().map(|a| (self.rules.weigh(&seen, seat, a, mind), a));
        let best = weighed.max_by(|x, y| x.0.total_cmp(&y.0));
        best.unwrap_or_else(|| panic!("a dead end for seat {}:\n{}", seat.0, self.text())).1
    }
}
