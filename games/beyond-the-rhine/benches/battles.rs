//! How fast the three battles are, how large their positions get and how long the policy thinks about a player turn: a part
//! of `make bench`. `cargo bench --package beyond-the-rhine --bench battles -- pace trumpets` measures random play
//! alone, of that battle alone.
//!
//! Everything runs on one core and is measured in that core's own time.

use beyond_the_rhine::BeyondTheRhine;
use cpu_time::ThreadTime;
use ocs::{Ocs, Side, State};
use sandtable_core::kit::Walk;
use sandtable_core::kit::pace::{median, pace, random_game};
use sandtable_core::{Game, Mind, Options};

/// The battles, with the games between policies whose turns are timed.
const BATTLES: [(&str, u64); 3] = [("queen", 4), ("market-garden", 4), ("trumpets", 4)];

fn line(what: &str, figure: impl std::fmt::Display) {
    println!("  {what:<44}{figure:>14}");
}

/// How long each player turn of a game between policies takes, in seconds: all that its player decides in it.
fn turns(rules: &Ocs, seed: u64, largest: &mut usize) -> Vec<f64> {
    let turn_of = |s: &State| (s.turn, s.phasing);
    let mut minds = [Mind::default(), Mind::default()];
    let mut walk = Walk::new(rules, seed);
    let (mut now, mut spent, mut all) = (turn_of(&walk.state), 0.0, Vec::new());
    while let Some(seat) = walk.asked() {
        if turn_of(&walk.state) != now {
            all.push(std::mem::take(&mut spent));
            now = turn_of(&walk.state);
        }
        let began = ThreadTime::now();
        let a = walk.preferred(seat, &mut minds[usize::from(seat.0)]);
        if Side::of(seat) == Some(now.1) {
            spent += began.elapsed().as_secs_f64();
        }
        walk.go(seat, a);
        *largest = walk.state.bytes().max(*largest);
    }
    all.push(spent);
    all
}

fn main() {
    let said = |word: &str| std::env::args().any(|said| said == word);
    let (pace_alone, any) = (said("pace"), !BATTLES.iter().any(|(key, _)| said(key)));
    let game = BeyondTheRhine::open(&BeyondTheRhine::built_in()).unwrap_or_else(|faults| panic!("{faults}"));
    for (key, games) in BATTLES.into_iter().filter(|(key, _)| any || said(key)) {
        let rules = game.prepare(key, &Options::new()).unwrap_or_else(|fault| panic!("{fault}"));
        println!("beyond-the-rhine ({key}), one core, medians");
        line("random play, actions a second", format!("{:.0}", pace(&rules)));
        if pace_alone {
            continue;
        }
        let mut largest = 0;
        random_game(&rules, 1, |s, _, _| largest = s.bytes().max(largest));
        let all: Vec<f64> = (0..games).flat_map(|seed| turns(&rules, seed, &mut largest)).collect();
        line("state, bytes, at most", largest);
        line("a policy's player turn, s, at most", format!("{:.2}", all.iter().copied().fold(0.0, f64::max)));
        line("a policy's player turn, s", format!("{:.2}", median(all)));
    }
}
