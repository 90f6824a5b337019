//! How often the reacting side is stopped in an enemy impulse, with the orders that a person begins with.

use std::sync::Arc;

use sandtable_bots::Level;
use sandtable_core::{
    Chance, Decision, Dice, Game, Header, Live, Options, Position, Rules, Seat, Table, Viewer,
};
use sandtable_server::orders::{StopCount, begin_with, impulse_of};
use soft_underbelly::SoftUnderbelly;

/// The stops of each stretch of the enemy's, over some games between bots.
fn stops(games: u64, slow: bool) -> Vec<u32> {
    let game = SoftUnderbelly::open(&SoftUnderbelly::built_in()).unwrap();
    let scenario = game.info().scenarios[0].clone();
    let rules = Arc::new(game.prepare(&scenario, &Options::new()).unwrap());
    let mut all = Vec::new();
    for seed in 0..games {
        let header = Header::of(game.info(), &scenario, &Options::new());
        let mut live = Live::new(rules.clone(), header, Dice::Seed(seed)).unwrap();
        let mut bots: Vec<_> =
            (0..2).map(|_| Level::Policy.bot::<<SoftUnderbelly as Game>::Rules>()).collect();
        let mut whims = Chance::quick(seed);
        let book = || begin_with(SoftUnderbelly::ID, slow);
        let mut counts: Vec<_> = (0..2).map(|i| StopCount::new(Seat(i), book())).collect();
        while let Decision::Ask(ask) = live.decision() {
            let seat = ask.seats.iter().next().unwrap();
            let position = live.position();
            let active = position.get_word("active").unwrap().unwrap_or_default().to_string();
            // Before the first impulse of a turn nobody is the enemy.
            let impulse = impulse_of(SoftUnderbelly::ID, &position).filter(|_| in_impulse(&position));
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
