//! How fast the drill is, how wide its decisions are and what a scene costs: a part of `make bench`.
//!
//! Everything runs on one core and is measured in that core's own time.

use std::hint::black_box;

use ocs::{Drill, Ocs, State};
use sandtable_core::kit::laid_out;
use sandtable_core::kit::pace::{median, pace, random_game, timed};
use sandtable_core::{Rules, Seat, Seen, Viewer};

/// Games whose decisions are counted.
const GAMES: u64 = 20;

fn line(what: &str, figure: impl std::fmt::Display) {
    println!("  {what:<44}{figure:>14}");
}

/// The widest decisions of random games, by step.
fn widths(rules: &Ocs) {
    let mut widest: Vec<(String, usize, u64, u64)> = Vec::new();
    for seed in 0..GAMES {
        random_game(rules, seed, |s, _, actions| {
            let name = format!("{:?}", s.step());
            let word: String = name[5..].chars().take_while(|c| c.is_alphanumeric()).collect();
            let i = widest.iter().position(|known| known.0 == word).unwrap_or_else(|| {
                widest.push((word, 0, 0, 0));
                widest.len() - 1
            });
            let known = &mut widest[i];
            known.1 = known.1.max(actions.len());
            known.2 += 1;
            known.3 += actions.len() as u64;
        });
    }
    widest.sort_by_key(|step| std::cmp::Reverse(step.1));
    line("widest decision, actions", widest.first().map_or(0, |step| step.1));
    for (word, most, count, sum) in &widest {
        line(&format!("  {word}: widest, mean, decisions"), format!("{most}, {}, {count}", sum / count));
    }
}

/// Positions taken evenly from random games.
fn moments(rules: &Ocs) -> Vec<(State, Seat)> {
    let (mut found, mut n) = (Vec::new(), 0);
    for seed in 100..104 {
        random_game(rules, seed, |s, seat, _| {
            n += 1;
            if n % 97 == 0 {
                found.push((s.clone(), seat));
            }
        });
    }
    found
}

fn main() {
    let rules = laid_out::<Drill>();
    println!("ocs (drill), one core, medians");
    line("random play, actions a second", format!("{:.0}", pace(&rules)));
    let lengths = (0..GAMES).map(|seed| random_game(&rules, seed, |_, _, _| ()) as f64).collect();
    line("actions a game", median(lengths));
    widths(&rules);
    let moments = moments(&rules);
    line("state, bytes, at most", moments.iter().map(|(s, _)| s.bytes()).max().unwrap_or(0));
    let (s, _) = &moments[moments.len() / 2];
    line("clone of a state, us", format!("{:.2}", timed(100, || drop(black_box(s.clone())))));
    let mut scenes = Vec::new();
    for (s, seat) in &moments {
        let seen = Seen::of(&rules, s, Viewer::seat(*seat));
        scenes.push(timed(1, || drop(black_box(rules.scene(&seen)))));
    }
    line("scene, us, at most", format!("{:.0}", scenes.iter().copied().fold(0.0, f64::max)));
    line("scene, us", format!("{:.0}", median(scenes)));
}
