//! The opponent that thinks ahead: it plays what it might do on, from positions as they might be, and takes what stands
//! best.

use std::fmt;
use std::str::FromStr;

use sandtable_core::{Chance, Choices, Log, Mind, Policied, Policy, Rules, Seat, Seen, Temper, Text};

use crate::play::stream;
use crate::playout::{Horizon, Players, playout};
use crate::{Bot, Haste};

/// How a thinker thinks. The same thoughts from the same seed choose the same.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Thought {
    /// How far it looks.
    pub horizon: Horizon,
    /// So many playouts a decision.
    pub playouts: u32,
    /// So many candidates at most, the policy's own choice among them.
    pub width: usize,
    /// Half of the playouts are against others who do not play as the policy does.
    pub doubts: bool,
    /// It thinks of rivals of what the policy would do; else of the policy's own plans alone.
    pub wide: bool,
    /// It judges by what played games have taught; else by the rule of thumb.
    pub learnt: bool,
    /// It leaves the policy's own choice only for what is better beyond doubt.
    pub wary: bool,
}

impl Thought {
    /// What a veteran does.
    pub const VETERAN: Thought = Thought {
        horizon: Horizon::Phases(1),
        playouts: 32,
        width: 6,
        doubts: false,
        wide: true,
        learnt: false,
        wary: false,
    };
    /// What the elite does: wider, against others than itself, judged by what games have taught.
    pub const ELITE: Thought = Thought {
        horizon: Horizon::Phases(1),
        playouts: 64,
        width: 10,
        doubts: true,
        wide: true,
        learnt: true,
        wary: false,
    };
}

impl fmt::Display for Thought {
    /// `t1-32-6`: to the end of the turn, 32 playouts, 6 candidates; behind it `w` for rivals of the policy's plans, `v` for
    /// the learnt value, `s` for one who must be sure, `!` for doubts that others play as the policy does.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.horizon {
            Horizon::Phases(n) => write!(f, "p{n}")?,
            Horizon::Turns(n) => write!(f, "t{n}")?,
            Horizon::End => write!(f, "end")?,
        }
        write!(f, "-{}-{}", self.playouts, self.width)?;
        let marks = [(self.wide, "w"), (self.learnt, "v"), (self.wary, "s"), (self.doubts, "!")];
        marks.into_iter().filter(|(is, _)| *is).try_for_each(|(_, mark)| f.write_str(mark))
    }
}

/// A text that is no thought.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Thoughtless;

impl FromStr for Thought {
    type Err = Thoughtless;

    fn from_str(text: &str) -> Result<Thought, Thoughtless> {
        let mark = |text: &mut &str, mark| text.strip_suffix(mark).map(|left| *text = left).is_some();
        let mut text = text;
        let doubts = mark(&mut text, '!');
        let wary = mark(&mut text, 's');
        let learnt = mark(&mut text, 'v');
        let wide = mark(&mut text, 'w');
        let parts: Vec<_> = text.split('-').collect();
        let [far, playouts, width] = parts[..] else { return Err(Thoughtless) };
        let number = |text: &str| text.parse().map_err(|_| Thoughtless);
        let horizon = match far.split_at_checked(1) {
            _ if far == "end" => Horizon::End,
            Some(("p", n)) => Horizon::Phases(number(n)?),
            Some(("t", n)) => Horizon::Turns(number(n)?),
            _ => return Err(Thoughtless),
        };
        let playouts = playouts.parse().map_err(|_| Thoughtless)?;
        let width = width.parse().map_err(|_| Thoughtless)?;
        Ok(Thought { horizon, playouts, width, doubts, wide, learnt, wary })
    }
}

/// A playout ends after so many actions at the latest.
const LIMIT: u32 = 4000;
/// How far others depart from the policy in playouts that doubt it.
const DOUBT: f32 = 0.6;
/// The policy's own choice is left where the gain is greater than so many of its standard errors; the wary want more.
const SURE: [f64; 2] = [1.0, 2.5];

/// Something that might be done.
#[derive(Clone, Copy)]
pub(crate) enum Candidate<P, A> {
    /// A plan, and its first action.
    Plan(P, A),
    /// A single click.
    Click(A),
}

/// Something that might be done in a game.
pub(crate) type Idea<R> = Candidate<<R as Policy>::Plan, <R as Rules>::Action>;

impl<P, A> Candidate<P, A> {
    pub fn plan(self) -> Option<P> {
        match self {
            Candidate::Plan(plan, _) => Some(plan),
            Candidate::Click(_) => None,
        }
    }

    pub fn action(self) -> A {
        match self {
            Candidate::Plan(_, action) | Candidate::Click(action) => action,
        }
    }
}

/// Weighs the candidates of its game's policy by sequential halving: all are played from the same imagined positions
/// with the same luck, and the better half goes on to more playouts, until one is left. A plan that is taken up is
/// followed to its end.
pub struct Thinker<R: Policy> {
    thought: Thought,
    haste: Haste,
    own: Policied<R>,
    players: Option<Players<R>>,
    choices: Choices<R>,
    weighed: Vec<(R::Plan, f32)>,
}

impl<R: Policy> Thinker<R> {
    /// A bot that has seen nothing yet, in a temper.
    pub fn new(thought: Thought, temper: Temper) -> Thinker<R> {
        let own = Policied::new().in_temper(temper);
        let haste = Haste::default();
        Thinker { thought, haste, own, players: None, choices: Choices::default(), weighed: Vec::new() }
    }

    /// The same, as much in a hurry as it is told.
    #[must_use]
    pub fn in_haste(self, haste: Haste) -> Thinker<R> {
        Thinker { haste, ..self }
    }

    /// What might be done, what the policy itself would do first: plans that lead on and the best click beside them,
    /// or, where there are no plans, the best clicks.
    fn candidates(&mut self, rules: &R, seen: &Seen<R>, seat: Seat) -> Vec<Idea<R>> {
        let mut weighed = std::mem::take(&mut self.weighed);
        weighed.clear();
        if self.thought.wide {
            rules.candidates(seen, seat, &mut self.own.mind, &mut weighed);
        } else {
            rules.plans(seen, seat, &mut self.own.mind, &mut weighed);
        }
        let all = self.listed(rules, seen, seat, &mut weighed);
        self.weighed = weighed;
        all
    }

    /// The plans that are wanted and lead on, the best first, and the best click beside them; or, without any, the best clicks.
    fn listed(
        &mut self,
        rules: &R,
        seen: &Seen<R>,
        seat: Seat,
        weighed: &mut Vec<(R::Plan, f32)>,
    ) -> Vec<Idea<R>> {
        weighed.retain(|(_, weight)| *weight > 0.0);
        weighed.sort_by(|a, b| b.1.total_cmp(&a.1));
        let mut all: Vec<Idea<R>> = Vec::new();
        for (plan, _) in weighed.iter() {
            if all.len() >= self.thought.width {
                break;
            }
            if all.iter().any(|known| known.plan() == Some(*plan)) {
                continue;
            }
            if let Some(action) = self.own.follow(rules, seen, seat, *plan) {
                all.push(Candidate::Plan(*plan, action));
            }
        }
        let actions = self.choices.all(rules, seen, seat);
        let mut weights = Vec::with_capacity(actions.len());
        rules.weigh_all(seen, seat, actions, &mut self.own.mind, &mut weights);
        let mut clicks: Vec<_> =
            actions.iter().copied().zip(weights).filter(|(_, weight)| *weight > 0.0).collect();
        clicks.sort_by(|a, b| b.1.total_cmp(&a.1));
        let room = if all.is_empty() { self.thought.width } else { 1 };
        all.extend(clicks.into_iter().take(room).map(|(action, _)| Candidate::Click(action)));
        all
    }

    /// What it keeps in mind.
    pub(crate) fn mind(&mut self) -> &mut Mind<R> {
        &mut self.own.mind
    }

    /// What somebody is shown who asks what he might do, and whether those are whole plans, with the best click beside them;
    /// else they are what it thinks about, of as many kinds as can be.
    pub(crate) fn ideas(
        &mut self,
        rules: &R,
        seen: &Seen<R>,
        seat: Seat,
        chance: &mut Chance,
    ) -> (Vec<Idea<R>>, bool) {
        self.choices.forget();
        let mut whole = Vec::new();
        rules.whole(seen, seat, &mut self.own.mind, &mut whole);
        if !whole.is_empty() {
            let found = self.listed(rules, seen, seat, &mut whole);
            if found.iter().any(|idea| idea.plan().is_some()) {
                return (found, true);
            }
        }
        let found = self.candidates(rules, seen, seat);
        let mut found = varied(found, |c| kind(rules, seen, seat, c.plan(), c.action()));
        if found.is_empty() {
            found.extend(self.own.choose(rules, seen, seat, chance).map(Candidate::Click));
        }
        (found, false)
    }

    /// Tries ideas, each in the same positions with the same luck, as long as it may go on after so many trials.
    pub(crate) fn tried(
        &mut self,
        rules: &R,
        seen: &Seen<R>,
        seat: Seat,
        chance: &mut Chance,
        ideas: &[Idea<R>],
        goes_on: impl Fn(usize) -> bool,
    ) -> Vec<Tried> {
        let seed = seed(chance);
        let mut trials = self.trials(rules, seen, seat, seed);
        let mut tried: Vec<Tried> = ideas.iter().map(|_| Tried { scores: Vec::new() }).collect();
        for number in 0.. {
            if !goes_on(number) {
                break;
            }
            for (idea, tried) in ideas.iter().zip(&mut tried) {
                tried.scores.push(trials.play(*idea, number));
            }
        }
        tried
    }

    fn trials<'a>(&'a mut self, rules: &'a R, seen: &'a Seen<R>, seat: Seat, seed: u64) -> Trials<'a, R> {
        Trials {
            rules,
            seen,
            seat,
            thought: self.thought,
            seed,
            imagined: Vec::new(),
            players: self.players.get_or_insert_with(|| Players::new(rules, seen.state())),
            brief: &self.own.mind.brief,
        }
    }

    /// The best of several candidates.
    fn best(&mut self, rules: &R, seen: &Seen<R>, seat: Seat, candidates: &[Idea<R>], seed: u64) -> Idea<R> {
        let thought = self.thought;
        let playouts = self.haste.of(thought.playouts) as usize;
        let mut trials = self.trials(rules, seen, seat, seed);
        let mut scores: Vec<Vec<f64>> = vec![Vec::new(); candidates.len()];
        let mut left: Vec<usize> = (0..candidates.len()).collect();
        let stages = candidates.len().next_power_of_two().trailing_zeros().max(1) as usize;
        for _ in 0..stages {
            let each = (playouts / (stages * left.len())).max(1);
            for _ in 0..each {
                for &i in &left {
                    let score = trials.play(candidates[i], scores[i].len());
                    scores[i].push(score);
                }
            }
            // What changes nothing needs no more thought.
            if left.iter().all(|i| scores[*i] == scores[0]) {
                return candidates[0];
            }
            left.sort_by(|a, b| mean(&scores[*b]).total_cmp(&mean(&scores[*a])));
            left.truncate(left.len().div_ceil(2));
            // What the policy would do is what the others are measured by.
            if !left.contains(&0) {
                left.push(0);
            }
        }
        let first = left[0];
        candidates[if surely_better(&scores[first], &scores[0], SURE[usize::from(thought.wary)]) {
            first
        } else {
            0
        }]
    }
}

/// How the seat stood after each trial of something.
pub(crate) struct Tried {
    scores: Vec<f64>,
}

impl Tried {
    /// How the seat stood on average.
    pub fn mean(&self) -> f64 {
        mean(&self.scores)
    }

    /// Did it stand better than after another, by more than luck makes believe?
    pub fn surely_beats(&self, other: &Tried) -> bool {
        surely_better(&self.scores, &other.scores, SURE[1])
    }

    /// How it stood where it went badly and well: one time in so many it was worse, or better.
    pub fn range(&self, tail: usize) -> [f32; 2] {
        let mut sorted = self.scores.clone();
        sorted.sort_by(f64::total_cmp);
        let Some(last) = sorted.len().checked_sub(1) else { return [0.0, 1.0] };
        let cut = sorted.len() / tail;
        [sorted[cut] as f32, sorted[last - cut] as f32]
    }
}

/// What kind of thing might be done: what its plan says that it intends, or what the click is called.
pub(crate) fn kind<R: Policy>(
    rules: &R,
    seen: &Seen<R>,
    seat: Seat,
    plan: Option<R::Plan>,
    action: R::Action,
) -> String {
    if let Some(plan) = plan {
        return rules.words(seen, seat, plan).id.into();
    }
    let mut line = String::new();
    rules.write(action, &mut line);
    line.split(' ').next().unwrap_or_default().into()
}

/// The first of each kind, then the second of each, and so on.
fn varied<T>(all: Vec<T>, kind: impl Fn(&T) -> String) -> Vec<T> {
    let mut met: Vec<String> = Vec::new();
    let mut ranked: Vec<(usize, T)> = Vec::with_capacity(all.len());
    for one in all {
        let kind = kind(&one);
        ranked.push((met.iter().filter(|k| **k == kind).count(), one));
        met.push(kind);
    }
    ranked.sort_by_key(|(nth, _)| *nth);
    ranked.into_iter().map(|(_, one)| one).collect()
}

/// A seed of a bot's own.
fn seed(chance: &mut Chance) -> u64 {
    (0..4).fold(0, |seed, _| seed << 16 | u64::from(chance.below(u16::MAX)))
}

/// The playouts of one decision.
struct Trials<'a, R: Policy> {
    rules: &'a R,
    seen: &'a Seen<R>,
    seat: Seat,
    thought: Thought,
    seed: u64,
    /// Positions as they might be, one a trial.
    imagined: Vec<R::State>,
    players: &'a mut Players<R>,
    brief: &'a R::Brief,
}

impl<R: Policy> Trials<'_, R> {
    /// How the seat stands after a trial of a candidate. Trials of one number have the same position and luck.
    fn play(&mut self, candidate: Idea<R>, number: usize) -> f64 {
        let luck = stream(self.seed, number as u64);
        while self.imagined.len() <= number {
            let seed = stream(self.seed, self.imagined.len() as u64);
            self.imagined.push(self.rules.imagine(self.seen, &mut Chance::quick(seed)));
        }
        let mut state = self.imagined[number].clone();
        let doubt = (self.thought.doubts && number % 2 == 1).then_some(DOUBT);
        self.players.begin(self.seat, candidate.plan(), self.brief);
        self.players.sway(self.seat, doubt);
        if let Candidate::Click(action) = candidate {
            let mut dice = Chance::quick(stream(luck, 0));
            self.rules.apply(&mut state, self.seat, action, &mut dice, &mut Log::off());
        }
        let from = self.rules.clock(self.seen.state());
        let stop = playout(self.rules, &mut state, self.players, self.thought.horizon, from, luck, LIMIT);
        self.players.worth(self.rules, &state, stop, self.seat, self.thought.learnt)
    }
}

fn mean(scores: &[f64]) -> f64 {
    scores.iter().sum::<f64>() / scores.len().max(1) as f64
}

/// Is one better than the other, in trials of the same numbers, by more than luck makes believe?
fn surely_better(one: &[f64], other: &[f64], errors: f64) -> bool {
    let gains: Vec<f64> = one.iter().zip(other).map(|(a, b)| a - b).collect();
    let n = gains.len() as f64;
    let gain = mean(&gains);
    if n < 2.0 {
        return false;
    }
    let spread = gains.iter().map(|g| (g - gain).powi(2)).sum::<f64>() / (n - 1.0);
    gain > 0.0 && gain >= errors * (spread / n).sqrt()
}

impl<R: Policy> Bot<R> for Thinker<R> {
    fn choose(&mut self, rules: &R, seen: &Seen<R>, seat: Seat, chance: &mut Chance) -> Option<R::Action> {
        if let Some(action) = self.own.go_on(rules, seen, seat) {
            return Some(action);
        }
        // Nothing to think about; a plan goes on afterwards.
        if let Some(only) = self.choices.only(rules, seen, seat) {
            return Some(only);
        }
        self.own.adopt(None);
        if !rules.weighty(seen, seat) {
            return self.own.choose(rules, seen, seat, chance);
        }
        let seed = seed(chance);
        let candidates = self.candidates(rules, seen, seat);
        let chosen = match candidates[..] {
            // Nothing is worth anything: the policy takes what there is.
            [] => return self.own.choose(rules, seen, seat, chance),
            [only] => only,
            _ => self.best(rules, seen, seat, &candidates, seed),
        };
        self.own.adopt(chosen.plan());
        Some(chosen.action())
    }

    fn urge(&mut self, rules: &R, seen: &Seen<R>, seat: Seat, chance: &mut Chance) -> f32 {
        self.own.urge(rules, seen, seat, chance)
    }

    fn intends(&self, rules: &R, seen: &Seen<R>, seat: Seat) -> Option<Text> {
        self.own.intends(rules, seen, seat)
    }

    fn bug(&mut self) -> Option<R::Action> {
        self.own.bug()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_tried_is_of_many_kinds_the_best_of_each_first() {
        let kind = |line: &&str| line[..1].to_string();
        assert_eq!(
            varied(vec!["b1", "b2", "b3", "m1", "b4", "d1", "m2"], kind),
            ["b1", "m1", "d1", "b2", "m2", "b3", "b4"]
        );
    }
}
