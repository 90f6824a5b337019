//! How often a defender is asked with the standing orders that a person begins with, and what it costs him.

use sandtable_bots::{GameBox, Level, Limits, Questions, Series, SimReport, count_at};
use sandtable_core::{AnyGame, Boxed, Options, OrderBook};
use soft_underbelly::SoftUnderbelly;

const GAMES: u64 = 100;

/// Games between policies, one side asked as its book says and the other at everything.
fn play(game: &Boxed<SoftUnderbelly>, seat: usize, book: OrderBook) -> SimReport {
    let mut books = vec![OrderBook::default(); 2];
    books[seat] = book;
    let limits = Limits { faults_every: 0, ..Limits::default() };
    let series =
        Series { games: GAMES, levels: vec![Level::Regular.into(); 2], books, seed: 1, limits, threads: 0 };
    game.simulate("campaign", &Options::new(), &series, &|| {}).expect("a campaign is played")
}

fn medians(questions: &Questions) -> (u32, u32) {
    (count_at(&questions.impulses, 0.5), count_at(&questions.battles[&3], 0.5))
}

#[test]
fn a_defender_of_the_soft_underbelly_is_asked_three_times_an_impulse_and_four_a_battle() {
    use sandtable_core::Game;
    let game = Boxed::<SoftUnderbelly>::open(SoftUnderbelly::built_in()).expect("the box opens");
    for seat in 0..2 {
        let all = play(&game, seat, OrderBook::default());
        let (impulse, battle) = medians(&all.questions[seat]);
        assert!(impulse > 9 && battle > 5, "asked at everything: {impulse} an impulse, {battle} a battle");
        let live = play(&game, seat, game.opening_orders().book(false));
        let (impulse, battle) = medians(&live.questions[seat]);
        assert!(impulse <= 3 && battle <= 4, "seat {seat}: {impulse} an impulse, {battle} a battle");
        assert!(count_at(&live.questions[seat].impulses, 0.95) < 10, "{:?}", live.questions[seat].impulses);
        // A sample: docs/opponents.md has the figures of a thousand games and more.
        let [kept, lost] = [&live, &all].map(|report| report.wins[seat]);
        assert!(kept + GAMES / 8 >= lost, "seat {seat} wins {kept} of {GAMES} instead of {lost}");
        let slow = play(&game, seat, game.opening_orders().book(true));
        assert!(count_at(&slow.questions[seat].impulses, 0.5) <= 1, "{:?}", slow.questions[seat].impulses);
    }
}
