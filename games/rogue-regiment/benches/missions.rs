//! How fast every mission is, and what sight costs: a part of `make bench`.
//!
//! Everything runs on one core and is measured in that core's own time.

use std::hint::black_box;

use rogue_regiment::{Mission, RogueRegiment, State, Views, cells, flag};
use sandtable_core::kit::pace::{pace, random_game, timed};
use sandtable_core::{Chance, Game, Log, Options, Rules};

/// What the Axis see of the whole board, made anew and after a step of one of them, where most of them are about.
fn sight(rules: &Mission) {
    let enemies = |s: &State| rules.look(s).present().count_ones();
    let mut fullest = rules.start(&mut Chance::quick(0), &mut Log::off());
    for seed in 0..20 {
        random_game(rules, seed, |s, _, _| {
            if enemies(s) > enemies(&fullest) {
                fullest.clone_from(s);
            }
        });
    }
    let count = enemies(&fullest);
    let look = rules.look(&fullest);
    let anew = timed(20, || {
        let mut views = Views::default();
        views.renew(look);
        black_box(views.all());
    });
    // The first who can steps aside and back again.
    let g = rules.theatre().ground();
    let mut walkers = fullest.units.iter().enumerate().filter(|(_, u)| u.has(flag::HERE) && g.on_map(u.at));
    let step = walkers.find_map(|(i, u)| g.around(u.at).find(|at| look.vacant(*at)).map(|at| (i, at)));
    let (i, at) = step.expect("somebody can step aside");
    let mut other = fullest.clone();
    other.units[i].at = at;
    other.cells.0 = cells(rules.theatre(), &other);
    let (mut views, mut turn) = (Views::default(), false);
    views.renew(look);
    let after = timed(20, || {
        turn = !turn;
        views.renew(rules.look(if turn { &other } else { &fullest }));
        black_box(views.of(0));
    });
    let page = &rules.theatre().page.key;
    println!(
        "  {:<32}{:>14.1} us, {:.1} us each",
        format!("{page}, {count} enemies anew"),
        anew,
        anew / f64::from(count)
    );
    println!("  {:<32}{after:>14.1} us", "  after a step of one of them");
}

fn main() {
    let wanted: Vec<String> = std::env::args().skip(1).filter(|a| !a.starts_with('-')).collect();
    let game = RogueRegiment::open(&RogueRegiment::built_in()).unwrap_or_else(|e| panic!("{e}"));
    println!("{}, one core, medians", RogueRegiment::ID);
    let (mut paces, mut missions) = (Vec::new(), Vec::new());
    for mission in game.info().keys().filter(|key| wanted.is_empty() || wanted.iter().any(|w| w == key)) {
        let rules = game.prepare(mission, &Options::new()).unwrap_or_else(|e| panic!("{mission}: {e}"));
        paces.push(pace(&rules));
        println!("  {mission:<32}{:>14.0} decisions/s", paces[paces.len() - 1]);
        missions.push(rules);
    }
    println!("  {:<32}{:>14.0} decisions/s", "mean", paces.iter().sum::<f64>() / paces.len().max(1) as f64);
    missions.iter().for_each(sight);
    println!("  {:<32}{:>14} B", "state", size_of::<State>());
}
