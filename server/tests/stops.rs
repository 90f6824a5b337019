//! How often the reacting side is stopped in an enemy impulse, with the orders that a person begins with.

use std::sync::Arc;

use sandtable_bots::Level;
use sandtable_core::{
    Ask, Chance, Decision, Dice, Game, Header, Live, OpeningOrders, Options, OrderBook, Position, Rules,
    Seat, Table, Viewer,
};
use soft_underbelly::SoftUnderbelly;

/// Counts how often a seat with such a book is stopped in an enemy impulse. Questions that follow each other without
/// a decision of the enemy's between them are one stop: the screen shows them as one panel.
#[derive(Clone, Debug)]
struct StopCount {
    seat: Seat,
    book: OrderBook,
    impulse: Option<String>,
    now: u32,
    /// The last question was to this seat too.
    open: bool,
    done: Vec<u32>,
}

impl StopCount {
    /// Nothing counted yet.
    fn new(seat: Seat, book: OrderBook) -> StopCount {
        StopCount { seat, book, impulse: None, now: 0, open: false, done: Vec::new() }
    }

    /// Takes notice of a question, to whomever, in an enemy impulse or (none) outside. Does it stop the seat?
    fn see(&mut self, ask: &Ask, enemy_impulse: Option<&str>) -> bool {
        if self.impulse.as_deref() != enemy_impulse {
            self.turn_over();
            self.impulse = enemy_impulse.map(str::to_string);
        }
        if !ask.seats.has(self.seat) {
            self.open = false;
            return false;
        }
        let stops = ask.window.is_none_or(|window| !self.book.passes(window));
        if stops && enemy_impulse.is_some() {
            self.now += u32::from(!std::mem::replace(&mut self.open, true));
            if let Some(window) = ask.window {
                self.book.answered(window.0, self.impulse.clone());
            }
        }
        stops
    }

    fn turn_over(&mut self) {
        if self.impulse.take().is_some() {
            self.done.push(self.now);
        }
        (self.now, self.open) = (0, false);
        self.book.renew(None, true);
    }

    /// The counts, one for each enemy impulse.
    fn finish(mut self) -> Vec<u32> {
        self.turn_over();
        self.done
    }
}

/// The stops of each stretch of the enemy's, over some games between bots.
fn stops(games: u64, slow: bool) -> Vec<u32> {
    let game = SoftUnderbelly::open(&SoftUnderbelly::built_in()).unwrap();
    let scenario = game.info().scenarios[0].key.clone();
    let orders = OpeningOrders::parse(SoftUnderbelly::orders()).unwrap();
    let rules = Arc::new(game.prepare(&scenario, &Options::new()).unwrap());
    let mut all = Vec::new();
    for seed in 0..games {
        let header = Header::of(game.info(), &scenario, &Options::new());
        let mut live = Live::new(rules.clone(), header, Dice::Seed(seed)).unwrap();
        let mut bots: Vec<_> =
            (0..2).map(|_| Level::Regular.bot::<<SoftUnderbelly as Game>::Rules>()).collect();
        let mut whims = Chance::quick(seed);
        let book = || orders.book(slow);
        let mut counts: Vec<_> = (0..2).map(|i| StopCount::new(Seat(i), book())).collect();
        while let Decision::Ask(ask) = live.decision() {
            let seat = ask.seats.iter().next().unwrap();
            let position = live.position();
            let active = position.get_word("active").unwrap().unwrap_or_default().to_string();
            // Before the first impulse of a turn nobody is the enemy.
            let impulse = orders.impulse(&position).filter(|_| in_impulse(&position));
            let seats = live.header().seats.clone();
            // What does not differ makes itself.
            let mut choices = Vec::new();
            rules.actions(live.seen(Viewer::seat(seat)).state(), seat, &mut choices);
            if let [only] = choices[..] {
                live.act_typed(seat, &[only]).unwrap();
                continue;
            }
            let stopped: Vec<bool> = counts
                .iter_mut()
                .zip(&seats)
                .map(|(count, own)| count.see(&ask, impulse.as_deref().filter(|_| *own != active)))
                .collect();
            let seen = live.seen(Viewer::seat(seat));
            let passes = ask.window.is_some() && !stopped[usize::from(seat.0)];
            let declined = passes.then(|| rules.decline(seen.state(), seat)).flatten();
            let action =
                declined.or_else(|| bots[usize::from(seat.0)].choose(&*rules, &seen, seat, &mut whims));
            live.act_typed(seat, &[action.unwrap()]).unwrap();
        }
        all.extend(counts.into_iter().flat_map(StopCount::finish));
    }
    all.sort_unstable();
    all
}

fn in_impulse(position: &Position) -> bool {
    position.get_int::<u32>("impulse").ok().flatten().is_some_and(|n| n > 0)
}

fn share(stops: &[u32], share: f64) -> u32 {
    stops[((stops.len() - 1) as f64 * share) as usize]
}

#[test]
fn the_default_orders_stop_a_player_rarely() {
    for slow in [false, true] {
        let stops = stops(20, slow);
        let kind = if slow { "slow" } else { "live" };
        let (median, most) = (share(&stops, 0.5), share(&stops, 0.95));
        println!("{kind}: {} enemy impulses, median {median}, 95 % under {}", stops.len(), most + 1);
        assert!(median <= 3 && most < 10, "{kind}: median {median}, 95 % {most}");
        // Slow play aims at one stop; what is lost in battle cannot be ordered beforehand yet.
    }
}

#[test]
fn questions_without_a_decision_of_the_enemy_between_them_are_one_stop() {
    let orders = OpeningOrders::parse(SoftUnderbelly::orders()).unwrap();
    let mut count = StopCount::new(Seat(1), orders.book(false));
    for window in ["step", "battle", "battle", "round"] {
        for decision in [Decision::react(Seat(1), window), Decision::one(Seat(0))] {
            if let Decision::Ask(ask) = decision {
                count.see(&ask, Some("1 1 axis"));
            }
        }
    }
    assert_eq!(count.finish(), [2]);
}
