//! Advice: the best of what a seat might do, how it would stand then, and what it risks.

use std::time::{Duration, Instant};

use sandtable_core::{Chance, Led, Live, Mind, Policy, Seat, Seen, Temper, Text, Viewer};

use crate::playout::Horizon;
use crate::thinker::{Idea, Thinker, Thought, Tried, kind};

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
    /// What of it can be laid in a draft, in notation: all up to what rolls, reveals or asks.
    pub laid: String,
    /// What follows and cannot be laid.
    pub binding: Option<String>,
    /// Where pieces go, from place to place, and arrows that are new.
    pub arrows: Vec<(u16, u16)>,
    /// What it intends, if it is a plan.
    pub words: Option<Text>,
    /// How the seat would stand, from 0 to 1: its chance to win where the game has learnt it.
    pub chance: f32,
    /// How it would stand where it goes badly, and where it goes well: one time in eight it is worse, or better.
    pub range: [f32; 2],
    /// Is it as good as the best, as far as the trials can tell?
    pub even: bool,
}

/// The best of what a seat might do: whole plans that intend different things, or, where there are none, steps of different
/// kinds, or else with different first clicks. The best come first; those that are about equal as the policy would choose
/// among them. Nothing is rolled, and nothing known that the seat may not see.
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
    let mut chance = Chance::quick(seed);
    let (ideas, whole) = staff.ideas(rules, &seen, seat, &mut chance);
    let found = unlike(live, seat, &mut staff, ideas);
    let ideas: Vec<Idea<R>> = found.iter().map(|(idea, _)| *idea).collect();
    let began = Instant::now();
    let goes_on = |done: usize| done < FEW || done < leisure.trials && began.elapsed() < leisure.time;
    let tried = staff.tried(rules, &seen, seat, &mut chance, &ideas, goes_on);
    let found = found.into_iter().zip(tried).map(|((idea, led), tried)| Found { idea, led, tried });
    let mut ranked: Vec<(usize, Found<R>)> = found.enumerate().collect();
    ranked.sort_by(|(_, a), (_, b)| b.tried.mean().total_cmp(&a.tried.mean()));
    let is_plan = |(_, one): &(usize, Found<R>)| one.idea.plan().is_some();
    plans_first(&mut ranked, is_plan, |(_, click), (_, plan)| beats(&click.tried, &plan.tried));
    if !whole {
        of_many_kinds(rules, &seen, seat, &mut ranked);
    }
    ranked.truncate(most);
    let even = about_even(&ranked, |(_, best), (_, other)| beats(&best.tried, &other.tried));
    if even.iter().all(|even| *even) {
        // What luck alone has ranked stands as the policy has it.
        ranked.sort_by_key(|(listed, _)| *listed);
    }
    let advised = ranked.into_iter().zip(even);
    advised.map(|((_, found), even)| found.advice(live, seat, even)).collect()
}

/// Is something better by more than luck makes believe, and by so much that a reader of hundredths sees it?
fn beats(one: &Tried, other: &Tried) -> bool {
    one.surely_beats(other) && one.mean() - other.mean() >= SEEN
}

/// The least difference of chances that is seen.
const SEEN: f64 = 0.01;

/// Something that was tried, and where it leads.
struct Found<R: Policy> {
    idea: Idea<R>,
    led: Led<R>,
    tried: Tried,
}

impl<R: Policy> Found<R> {
    fn advice(self, live: &Live<R>, seat: Seat, even: bool) -> Advice {
        let mut first = String::new();
        live.rules().write(self.idea.action(), &mut first);
        let arrows = live.drawn(seat, &self.led);
        let Led { laid, binding, words, .. } = self.led;
        let (chance, range) = (self.tried.mean() as f32, self.tried.range(TAIL));
        Advice { first, laid, binding, arrows, words, chance, range, even }
    }
}

/// The first ideas that lead to different things and are called otherwise, as many as are tried.
fn unlike<R: Policy>(
    live: &Live<R>,
    seat: Seat,
    staff: &mut Thinker<R>,
    ideas: Vec<Idea<R>>,
) -> Vec<(Idea<R>, Led<R>)> {
    let mut mind = Mind::<R>::default();
    let mut found: Vec<(Idea<R>, Led<R>)> = Vec::new();
    for idea in ideas {
        if found.len() >= TRIED {
            break;
        }
        mind.brief.clone_from(&staff.mind().brief);
        let led = live.lead(seat, idea.action(), idea.plan(), &mut mind);
        let same = |known: &Led<R>| {
            (&known.laid, &known.binding) == (&led.laid, &led.binding)
                || known.words.is_some() && known.words == led.words
        };
        if !found.iter().any(|(_, known)| same(known)) {
            found.push((idea, led));
        }
    }
    found
}

/// Of steps, those of different kinds; where all are of one kind, those with different first clicks.
fn of_many_kinds<R: Policy>(rules: &R, seen: &Seen<R>, seat: Seat, ranked: &mut Vec<(usize, Found<R>)>) {
    let kinds: Vec<String> = ranked
        .iter()
        .map(|(_, found)| kind(rules, seen, seat, found.idea.plan(), found.idea.action()))
        .collect();
    let alike = kinds.windows(2).all(|pair| pair[0] == pair[1]);
    let firsts: Vec<R::Action> = ranked.iter().map(|(_, found)| found.idea.action()).collect();
    let mut i = 0;
    ranked.retain(|_| {
        let known = firsts[..i].contains(&firsts[i]) || !alike && kinds[..i].contains(&kinds[i]);
        i += 1;
        !known
    });
}

/// Whoever asks what to do wants to be told of something: where there are plans, a single click beside them (to pass, to be
/// done) is proposed only if it is better than all of them beyond doubt. The best come first.
fn plans_first<T>(ranked: &mut Vec<T>, is_plan: impl Fn(&T) -> bool, beats: impl Fn(&T, &T) -> bool) {
    let Some(best) = ranked.iter().position(&is_plan) else { return };
    let kept: Vec<bool> = ranked.iter().map(|one| is_plan(one) || beats(one, &ranked[best])).collect();
    let mut kept = kept.into_iter();
    ranked.retain(|_| kept.next().unwrap_or(true));
}

/// Which of several, the best first, are as good as the best as far as can be told.
fn about_even<T>(ranked: &[T], beats: impl Fn(&T, &T) -> bool) -> Vec<bool> {
    ranked.iter().map(|one| !beats(&ranked[0], one)).collect()
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

    #[test]
    fn what_differs_by_luck_alone_is_about_even() {
        let even = |chances: &[i32]| about_even(chances, |a, b| *a > *b + 10);
        assert_eq!(even(&[52, 50, 45]), [true, true, true]);
        assert_eq!(even(&[60, 52, 45]), [true, true, false]);
        assert!(even(&[]).is_empty());
    }
}
