//! Advice: the best of what a seat might do, how it would stand then, and what it risks.

use std::time::{Duration, Instant};

use sandtable_core::{Chance, Live, Policy, Seat, Sketch, Temper, Text, Viewer};

use crate::playout::Horizon;
use crate::thinker::{Thinker, Thought, kind};

/// How long the staff thinks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Leisure {
    /// So many trials of every candidate at most.
    pub trials: usize,
    /// Nothing is begun after so long; each candidate is tried a few times all the same.
    pub time: Duration,
}

/// Trials of each candidate before time counts.
const FEW: usize = 3;
/// Of so many trials the worst and the best tell the risk.
const TAIL: usize = 8;

/// Something that a seat might do.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice {
    /// Its first click, in notation.
    pub first: String,
    /// What can be laid in a draft, what follows, and the arrows.
    pub sketch: Sketch,
    /// What it intends, if it is a plan.
    pub words: Option<Text>,
    /// How the seat would stand, from 0 to 1: its chance to win where the game has learnt it.
    pub chance: f32,
    /// How it would stand where it goes badly, and where it goes well: one time in eight it is worse, or better.
    pub range: [f32; 2],
}

/// The best of what a seat might do, the best first, each of another kind, or, where all are of one, each with another first
/// click. Nothing is rolled, and nothing known that the seat may not see.
pub fn advise<R: Policy>(
    live: &Live<R>,
    seat: Seat,
    most: usize,
    leisure: Leisure,
    seed: u64,
) -> Vec<Advice> {
    let rules = &**live.rules();
    let seen = live.seen(Viewer::seat(seat));
    let thought = Thought { width: LISTED, learnt: true, horizon: Horizon::Phases(1), ..Thought::VETERAN };
    let mut staff = Thinker::<R>::new(thought, Temper::Steady);
    let began = Instant::now();
    let goes_on = |done: usize| done < FEW || done < leisure.trials && began.elapsed() < leisure.time;
    let mut ranked = staff.ranked(rules, &seen, seat, &mut Chance::quick(seed), TRIED, goes_on);
    ranked.sort_by(|a, b| b.mean().total_cmp(&a.mean()));
    plans_first(&mut ranked, |found| found.plan.is_some(), |click, plan| click.surely_beats(plan));
    let kinds: Vec<String> =
        ranked.iter().map(|found| kind(rules, &seen, seat, found.plan, found.action)).collect();
    let alike = kinds.windows(2).all(|pair| pair[0] == pair[1]);
    let mut advice: Vec<Advice> = Vec::new();
    for (i, found) in ranked.into_iter().enumerate() {
        let mut first = String::new();
        rules.write(found.action, &mut first);
        let known =
            advice.iter().any(|known| known.first == first) || !alike && kinds[..i].contains(&kinds[i]);
        if advice.len() >= most || known {
            continue;
        }
        let sketch = live.sketch(seat, found.action, found.plan, staff.mind());
        let words = found.plan.map(|plan| rules.words(&seen, seat, plan));
        advice.push(Advice { first, sketch, words, chance: found.mean() as f32, range: found.range(TAIL) });
    }
    advice
}

/// Whoever asks what to do wants to be told of something: where there are plans, a single click beside them (to pass, to be
/// done) is proposed only if it is better than all of them beyond doubt. The best come first.
fn plans_first<T>(ranked: &mut Vec<T>, is_plan: impl Fn(&T) -> bool, beats: impl Fn(&T, &T) -> bool) {
    let Some(best) = ranked.iter().position(&is_plan) else { return };
    let kept: Vec<bool> = ranked.iter().map(|one| is_plan(one) || beats(one, &ranked[best])).collect();
    let mut kept = kept.into_iter();
    ranked.retain(|_| kept.next().unwrap_or(true));
}

/// Candidates that the staff finds, and those that it tries: of the best of one kind others must be left out.
const LISTED: usize = 24;
const TRIED: usize = 6;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn to_pass_is_advised_only_where_it_beats_every_plan() {
        let advised = |ranked: &[(&'static str, i32)]| {
            let mut ranked = ranked.to_vec();
            // Plans begin with a capital; less than ten more is luck.
            let is_plan = |one: &(&str, i32)| one.0.starts_with(char::is_uppercase);
            plans_first(&mut ranked, is_plan, |click, plan| click.1 > plan.1 + 10);
            ranked.into_iter().map(|(name, _)| name).collect::<Vec<_>>()
        };
        assert_eq!(advised(&[("pass", 52), ("March", 50), ("Attack", 48)]), ["March", "Attack"]);
        assert_eq!(advised(&[("March", 50), ("done", 49)]), ["March"]);
        assert_eq!(advised(&[("pass", 70), ("March", 50)]), ["pass", "March"]);
        assert_eq!(
            advised(&[("convert", 50), ("done", 49)]),
            ["convert", "done"],
            "where there are no plans"
        );
    }
}
