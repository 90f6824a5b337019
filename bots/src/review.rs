//! A finished game looked at again: how the chances stood, what the dice gave, what the choices gave, and what would have
//! been better.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::Arc;

use rayon::prelude::*;
use sandtable_core::{
    Chance, Clock, Decision, Deed, Dice, Header, Live, Log, Mind, Policied, Policy, Record, ReplayError,
    ReplayFault, Row, Rules, Seat, Seats, Seen, Table, Text, Viewer, called, in_words,
};

use crate::play::stream;
use crate::playout::{Horizon, Players, playout};

/// How closely a game is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Care {
    /// How far a decision and its alternatives are played on.
    pub horizon: Horizon,
    /// So often at first, so often again where something seems better, and so often anew where it seems to have cost most:
    /// of many that are tried a few times, some always seem good.
    pub trials: [u32; 3],
    /// So many of each seat's costliest decisions are looked at anew.
    pub anew: usize,
    /// So many alternatives of a decision at most.
    pub width: usize,
    /// The seed of the playouts.
    pub seed: u64,
    /// So many threads of its own; 0 for those of whoever asks. What is found does not depend on it.
    pub threads: usize,
}

impl Default for Care {
    fn default() -> Care {
        // The enemy's answer counts.
        Care { horizon: Horizon::Turns(1), trials: [4, 12, 40], anew: 20, width: 4, seed: 1, threads: 0 }
    }
}

/// What would have been better.
#[derive(Clone, PartialEq, Debug)]
pub struct Better {
    /// Its first action, in notation.
    pub line: String,
    /// In words: what its plan intends, or what its click is called.
    pub words: Vec<Text>,
    /// By how much the chance of the seat that chose would have been greater.
    pub gain: f32,
}

/// A decision of a reviewed game. Chances are the first seat's.
#[derive(Clone, PartialEq, Debug)]
pub struct Verdict {
    /// The row of the record.
    pub row: usize,
    /// Who chose.
    pub seat: Seat,
    /// What, in notation.
    pub line: String,
    /// What, in the words of the log, where something would have been better.
    pub done: Vec<Text>,
    /// When.
    pub clock: Clock,
    /// The chance that the choice gave, whatever the dice would be.
    pub chosen: f32,
    /// The chance after the dice.
    pub after: f32,
    /// What would have been better.
    pub better: Option<Better>,
}

/// A game looked at again.
#[derive(Clone, PartialEq, Debug)]
pub struct Reviewed {
    /// The chance of the first seat at the start.
    pub start: f32,
    /// Every decision that stood, in order.
    pub verdicts: Vec<Verdict>,
}

impl Reviewed {
    /// The costliest decisions of a seat, the worst first.
    pub fn worst(&self, seat: Seat, most: usize) -> Vec<&Verdict> {
        let gain = |v: &Verdict| v.better.as_ref().map_or(0.0, |b| b.gain);
        let mut all: Vec<&Verdict> =
            self.verdicts.iter().filter(|v| v.seat == seat && gain(v) > 0.0).collect();
        all.sort_by(|a, b| gain(b).total_cmp(&gain(a)));
        all.truncate(most);
        all
    }

    /// What the dice gave the first seat in all.
    pub fn luck(&self) -> f32 {
        self.verdicts.iter().map(|v| v.after - v.chosen).sum()
    }

    /// What a seat's costliest choices cost it together.
    pub fn cost(&self, seat: Seat) -> f32 {
        self.verdicts
            .iter()
            .filter(|v| v.seat == seat)
            .filter_map(|v| v.better.as_ref())
            .map(|b| b.gain)
            .sum()
    }
}

/// So much of how a decision stands against the one before it is believed where nothing fell and nothing was clearly wrong: of
/// a few trials most is luck.
const BELIEVED: f32 = 0.25;

/// A verdict without the luck of the trials that measured it, where the first seat stood so before. What the dice gave is measured
/// with the same luck on both sides: that stays, and so does what a wrong choice cost, and how the game ended if it is over.
fn steadied(mut verdict: Verdict, stands: f32, over: bool) -> Verdict {
    let gave = verdict.after - verdict.chosen;
    if over {
        return verdict;
    }
    let believed = if verdict.better.is_some() { 1.0 } else { BELIEVED };
    verdict.chosen = stands + believed * (verdict.chosen - stands);
    verdict.after = (verdict.chosen + gave).clamp(0.0, 1.0);
    verdict
}

/// A decision to be looked at: the position before it and after it.
struct Moment<R: Rules> {
    row: usize,
    seat: Seat,
    line: String,
    actions: Vec<R::Action>,
    before: R::State,
    after: R::State,
    rolled: bool,
}

/// Looks at a game again; `tick` is told how many of its decisions are done.
///
/// # Errors
/// A record that cannot have been played.
pub fn review<R: Policy>(
    rules: &Arc<R>,
    record: &Record,
    care: Care,
    tick: &(dyn Fn(usize, usize) + Sync),
) -> Result<Reviewed, ReplayError> {
    let moments = moments(rules, record)?;
    let start = moments.first().map_or(0.5, |m| value(&**rules, &m.before));
    let done = std::sync::atomic::AtomicUsize::new(0);
    tick(0, moments.len());
    let judge = || -> Vec<Option<Judged<R>>> {
        let bench = |players: &mut Option<Players<R>>, moment: &Moment<R>| {
            let players = players.get_or_insert_with(|| Players::new(&**rules, &moment.before));
            let judged = Bench { rules, care, moment, players }.judge();
            tick(done.fetch_add(1, std::sync::atomic::Ordering::Relaxed) + 1, moments.len());
            judged
        };
        let mut judged: Vec<_> = moments.par_iter().map_init(|| None, bench).collect();
        let costly = costliest(&judged, care.anew);
        let bench = |players: &mut Option<Players<R>>, i: &usize| {
            let (moment, (_, idea)) = (&moments[*i], judged[*i].as_ref()?);
            let players = players.get_or_insert_with(|| Players::new(&**rules, &moment.before));
            Bench { rules, care, moment, players }.anew(idea.as_ref()?)
        };
        let gains: Vec<Option<f32>> = costly.par_iter().map_init(|| None, bench).collect();
        let gains: BTreeMap<usize, f32> =
            costly.into_iter().zip(gains).filter_map(|(i, gain)| Some((i, gain?))).collect();
        for (i, verdict) in judged.iter_mut().enumerate().filter_map(|(i, j)| Some((i, &mut j.as_mut()?.0))) {
            // What was not tried anew is as likely luck.
            let better = verdict.better.take().zip(gains.get(&i));
            verdict.better = better.map(|(better, gain)| Better { gain: *gain, ..better });
        }
        one_a_phase(&mut judged);
        moments.par_iter().zip(&mut judged).for_each(|(moment, judged)| say(rules, moment, judged));
        judged
    };
    let own =
        (care.threads > 0).then(|| rayon::ThreadPoolBuilder::new().num_threads(care.threads).build().ok());
    // Where no threads can be had, those of whoever asks do it.
    let judged = match own.flatten() {
        Some(pool) => pool.install(judge),
        None => judge(),
    };
    let mut verdicts: Vec<Verdict> = Vec::with_capacity(moments.len());
    for (moment, judged) in moments.iter().zip(judged) {
        let stands = verdicts.last().map_or(start, |last| last.after);
        verdicts.push(match judged {
            Some((verdict, _)) => {
                let over = matches!(rules.decision(&moment.after), Decision::Over(_));
                steadied(verdict, stands, over)
            }
            None => Verdict {
                row: moment.row,
                seat: moment.seat,
                line: moment.line.clone(),
                done: Vec::new(),
                clock: rules.clock(&moment.before),
                // Whoever has no choice changes nothing.
                chosen: stands,
                after: stands,
                better: None,
            },
        });
    }
    Ok(Reviewed { start, verdicts })
}

/// A verdict, with what was better.
type Judged<R> = (Verdict, Option<Idea<R>>);

/// Puts a decision, and what would have been better, into words.
fn say<R: Policy>(rules: &Arc<R>, moment: &Moment<R>, judged: &mut Option<Judged<R>>) {
    let Some((verdict, Some(idea))) = judged else { return };
    let Some(better) = &mut verdict.better else { return };
    let (before, seat) = (&moment.before, moment.seat);
    verdict.done = in_words(&**rules, before, seat, &moment.actions);
    better.words = match idea.plan {
        Some(plan) => vec![meant(rules, before, seat, plan)],
        None => clicked(&**rules, before, seat, idea.first),
    };
    // What comes to the same in words was not another choice.
    if better.words == verdict.done {
        verdict.better = None;
    }
}

/// What a click is called; where it only takes something up or puts it down, what the policy then does instead.
fn clicked<R: Policy>(rules: &R, s: &R::State, seat: Seat, first: R::Action) -> Vec<Text> {
    let name = || {
        let label = called(rules, s, seat, &[first]);
        label.map_or_else(|| in_words(rules, s, seat, &[first]), |label| vec![label])
    };
    let (mut state, mut policy) = (s.clone(), Policied::<R>::new());
    let (clock, mut next, mut chance) = (rules.clock(s), Some(first), Chance::quick(0));
    for _ in 0..AHEAD {
        let asked = matches!(rules.decision(&state), Decision::Ask(ask) if ask.seats.has(seat));
        let Some(action) = next.filter(|_| asked && rules.clock(&state) == clock) else { break };
        let mut log = Log::on();
        rules.apply(&mut state, seat, action, &mut chance, &mut log);
        if chance.used() > 0 {
            break;
        }
        let said = log.take().into_iter().filter(|entry| entry.audience.admits(Viewer::seat(seat)));
        let said: Vec<Text> = said.map(|entry| entry.text).take(1).collect();
        if !said.is_empty() {
            return if action == first { name() } else { said };
        }
        let seen = Seen::by(rules, &state, seat);
        next = policy.choose(rules, &seen, seat, &mut Chance::quick(0));
    }
    name()
}

/// So many clicks are looked at for the first of which the log tells.
const AHEAD: usize = 6;

/// What a plan intends, seen from where it leads as far as nothing is rolled.
fn meant<R: Policy>(rules: &Arc<R>, s: &R::State, seat: Seat, plan: R::Plan) -> Text {
    let (seen, mut mind) = (Seen::by(&**rules, s, seat), Mind::default());
    let header = Header { position: Some(rules.position(s)), ..Header::default() };
    // Whoever begins a plan keeps in mind how it goes on.
    let first = rules.next(&seen, seat, plan, &mut mind);
    let live = Live::new(rules.clone(), header, Dice::Seed(0)).ok();
    let led = live.zip(first).and_then(|(live, first)| live.lead(seat, first, Some(plan), &mut mind).words);
    led.unwrap_or_else(|| rules.words(&seen, seat, plan))
}

/// The decisions that seem to have cost each seat most.
fn costliest<R: Policy>(judged: &[Option<Judged<R>>], most: usize) -> Vec<usize> {
    let gain = |v: &Verdict| v.better.as_ref().map(|better| better.gain);
    let verdicts = judged.iter().enumerate().filter_map(|(i, j)| Some((i, &j.as_ref()?.0)));
    let mut all: Vec<(usize, &Verdict, f32)> = verdicts.filter_map(|(i, v)| Some((i, v, gain(v)?))).collect();
    all.sort_by(|a, b| b.2.total_cmp(&a.2));
    let mut of_phase: BTreeMap<(Seat, Clock), usize> = BTreeMap::new();
    let mut of_seat: BTreeMap<Seat, usize> = BTreeMap::new();
    all.retain(|(_, v, _)| {
        let phase = of_phase.entry((v.seat, v.clock)).or_default();
        *phase += 1;
        let seat = of_seat.entry(v.seat).or_default();
        *seat += usize::from(*phase <= OF_PHASE);
        *phase <= OF_PHASE && *seat <= most
    });
    all.into_iter().map(|(i, _, _)| i).collect()
}

/// So many choices of a phase are looked at anew.
const OF_PHASE: usize = 2;

/// Choices of one seat in one phase overlap: what one of them cost, the next could have mended. The costliest counts.
fn one_a_phase<R: Policy>(judged: &mut [Option<Judged<R>>]) {
    let mut worst: BTreeMap<(Seat, Clock), f32> = BTreeMap::new();
    let gains = |verdict: &Verdict| verdict.better.as_ref().map(|better| better.gain);
    for (verdict, _) in judged.iter().flatten() {
        let Some(gain) = gains(verdict) else { continue };
        let most = worst.entry((verdict.seat, verdict.clock)).or_default();
        *most = most.max(gain);
    }
    for (verdict, _) in judged.iter_mut().flatten() {
        if gains(verdict).is_some_and(|gain| gain < worst[&(verdict.seat, verdict.clock)]) {
            verdict.better = None;
        }
    }
}

fn value<R: Policy>(rules: &R, s: &R::State) -> f32 {
    rules.value(&Seen::by(rules, s, Seat(0)), Seat(0))
}

/// The decisions of a game that were not taken back.
fn moments<R: Policy>(rules: &Arc<R>, record: &Record) -> Result<Vec<Moment<R>>, ReplayError> {
    let all = Viewer(Seats::first(rules.board().seats.len() as u8));
    let mut opening = record.clone();
    opening.rows.truncate(1);
    opening.end = None;
    let mut live = Live::replay(rules.clone(), &opening)?;
    let mut moments: BTreeMap<usize, Moment<R>> = BTreeMap::new();
    for (i, row) in record.rows.iter().enumerate().skip(1) {
        let Some(seat) = row.seat else { continue };
        match &row.deed {
            Deed::Undo => {
                let taken = moments.iter().rev().find(|(_, m)| m.seat == seat).map(|(i, _)| *i);
                moments.retain(|i, _| Some(*i) < taken || taken.is_none());
            }
            Deed::Back(to) => moments.retain(|i, _| i <= to),
            Deed::Start | Deed::Line(_) | Deed::Hidden => {}
        }
        let before = live.seen(all).state().clone();
        again(&mut live, seat, row).map_err(|what| ReplayError { line: row.line, row: i, what })?;
        if let Deed::Line(line) = &row.deed {
            let mut actions = Vec::new();
            let mut parts = line.split(';').map(str::trim).filter(|part| !part.is_empty());
            if parts.all(|part| rules.read(part, &mut actions).is_ok()) {
                let after = live.seen(all).state().clone();
                moments.insert(i, moment(i, seat, line, actions, before, after, row));
            }
        }
    }
    Ok(moments.into_values().collect())
}

/// Plays a row again.
fn again(table: &mut dyn Table, seat: Seat, row: &Row) -> Result<(), ReplayFault> {
    match &row.deed {
        Deed::Start => Err(ReplayFault::NoStart),
        Deed::Hidden => Err(ReplayFault::Hidden),
        Deed::Undo => Ok(table.undo(seat).map(drop)?),
        Deed::Back(to) => Ok(table.go_back(seat, *to).map(drop)?),
        Deed::Line(line) => {
            let fell = row.falls.iter().map(|fall| fall.map(|fall| fall.value + 1));
            let dice: Option<Vec<u16>> = fell.collect();
            Ok(table.act_with(seat, line, &dice.ok_or(ReplayFault::Hidden)?).map(drop)?)
        }
    }
}

fn moment<R: Rules>(
    row: usize,
    seat: Seat,
    line: &str,
    actions: Vec<R::Action>,
    before: R::State,
    after: R::State,
    told: &Row,
) -> Moment<R> {
    Moment { row, seat, line: line.into(), actions, before, after, rolled: !told.falls.is_empty() }
}

/// A playout has so many actions at most.
const LIMIT: u32 = 4000;
/// An alternative is better where the gain is greater than so many of its standard errors.
const SURE: f64 = 1.5;

/// One decision, with what it is judged by.
struct Bench<'a, R: Policy> {
    rules: &'a Arc<R>,
    care: Care,
    moment: &'a Moment<R>,
    players: &'a mut Players<R>,
}

/// What might have been done instead.
struct Idea<R: Policy> {
    plan: Option<R::Plan>,
    first: R::Action,
    scores: Vec<f64>,
}

impl<R: Policy> Bench<'_, R> {
    fn judge(mut self) -> Option<Judged<R>> {
        let (rules, moment) = (&**self.rules, self.moment);
        let seat = moment.seat;
        let seen = Seen::by(rules, &moment.before, seat);
        let mut legal = Vec::new();
        if rules.weighty(&seen, seat) {
            rules.actions(seen.state(), seat, &mut legal);
        }
        if legal.len() < 2 && !moment.rolled {
            return None;
        }
        let mut ideas = if legal.len() < 2 { Vec::new() } else { self.ideas(&seen, &legal) };
        let [few, more, _] = self.care.trials;
        let mut own = Vec::new();
        if !ideas.is_empty() {
            self.compare(&seen, &mut own, &mut ideas, 0..few);
            ideas.sort_by(|a, b| mean(&b.scores).total_cmp(&mean(&a.scores)));
            ideas.truncate(2);
            // Where nothing is to be gained nobody looks closer.
            ideas.retain(|idea| mean(&idea.scores) > mean(&own));
        }
        if !ideas.is_empty() {
            self.compare(&seen, &mut own, &mut ideas, few..few + more);
        }
        let best = ideas.into_iter().max_by(|a, b| mean(&a.scores).total_cmp(&mean(&b.scores)));
        let best = best.filter(|idea| surely(&idea.scores, &own));
        let better = best.as_ref().map(|idea| {
            let mut line = String::new();
            rules.write(idea.first, &mut line);
            let gain = (mean(&idea.scores) - mean(&own)) as f32;
            Better { line, words: Vec::new(), gain }
        });
        let (chosen, after) = if moment.rolled {
            // What fell shows at the end of the phase.
            let soon = Horizon::Phases(1);
            let trials = 0..few + more;
            let expected: Vec<f64> = trials.clone().map(|number| self.other_dice(number, soon)).collect();
            let fell: Vec<f64> = trials.map(|number| self.went_on(number, soon)).collect();
            (self.first_seat(mean(&expected)), self.first_seat(mean(&fell)))
        } else {
            let chosen = self.first_seat(mean(&own));
            (chosen, chosen)
        };
        let clock = rules.clock(&moment.before);
        let line = moment.line.clone();
        let done = Vec::new();
        Some((Verdict { row: moment.row, seat, line, done, clock, chosen, after, better }, best))
    }

    /// By how much something is better than what was chosen, in trials that neither was picked by; none if it is not.
    fn anew(mut self, idea: &Idea<R>) -> Option<f32> {
        let seen = Seen::by(&**self.rules, &self.moment.before, self.moment.seat);
        let [few, more, again] = self.care.trials;
        let mut ideas = [Idea { plan: idea.plan, first: idea.first, scores: Vec::new() }];
        let mut own = Vec::new();
        self.compare(&seen, &mut own, &mut ideas, few + more..few + more + again);
        let [idea] = ideas;
        surely(&idea.scores, &own).then(|| (mean(&idea.scores) - mean(&own)) as f32)
    }

    /// More trials of what was chosen and of what might have been done instead.
    fn compare(&mut self, seen: &Seen<R>, own: &mut Vec<f64>, ideas: &mut [Idea<R>], trials: Range<u32>) {
        for number in trials {
            own.push(self.chosen(seen, number));
            for idea in ideas.iter_mut() {
                idea.scores.push(self.instead(seen, idea.plan, idea.first, number));
            }
        }
    }

    /// The chance of the first seat, where the chooser's is this.
    fn first_seat(&self, chance: f64) -> f32 {
        let board = self.rules.board();
        let together = board.sides().common(board.seats.len());
        (if together || self.moment.seat == Seat(0) { chance } else { 1.0 - chance }) as f32
    }

    /// Alternatives: the candidates of the policy, and its best clicks where there are none.
    fn ideas(&self, seen: &Seen<R>, legal: &[R::Action]) -> Vec<Idea<R>> {
        let (rules, seat) = (&**self.rules, self.moment.seat);
        let mut mind = Mind::default();
        let mut plans = Vec::new();
        rules.candidates(seen, seat, &mut mind, &mut plans);
        plans.sort_by(|a, b| b.1.total_cmp(&a.1));
        let mut ideas: Vec<Idea<R>> = Vec::new();
        for (plan, _) in plans {
            let first = rules
                .next(seen, seat, plan, &mut mind)
                .filter(|a| rules.check(seen.state(), seat, *a).is_ok());
            let Some(first) = first.filter(|_| ideas.len() < self.care.width) else { continue };
            ideas.push(Idea { plan: Some(plan), first, scores: Vec::new() });
        }
        let room = if ideas.is_empty() { self.care.width } else { 1 };
        let mut clicks: Vec<(R::Action, f32)> =
            legal.iter().map(|a| (*a, rules.weigh(seen, seat, *a, &mut mind))).collect();
        clicks.sort_by(|a, b| b.1.total_cmp(&a.1));
        ideas.extend(clicks.into_iter().take(room).map(|(first, _)| Idea {
            plan: None,
            first,
            scores: Vec::new(),
        }));
        ideas.retain(|idea| self.moment.actions != [idea.first] || idea.plan.is_some());
        ideas
    }

    fn luck(&self, number: u32) -> u64 {
        stream(stream(self.care.seed, self.moment.row as u64), u64::from(number))
    }

    /// What was chosen, with other dice: what fell is measured by it, so that nothing else differs.
    fn other_dice(&mut self, number: u32, horizon: Horizon) -> f64 {
        self.from(self.moment.before.clone(), number, horizon)
    }

    /// What was chosen, in a position as the chooser could imagine it: so are the alternatives tried.
    fn chosen(&mut self, seen: &Seen<R>, number: u32) -> f64 {
        let imagined = self.rules.imagine(seen, &mut Chance::quick(self.luck(number)));
        self.from(imagined, number, self.care.horizon)
    }

    /// What was chosen, from a position.
    fn from(&mut self, mut state: R::State, number: u32, horizon: Horizon) -> f64 {
        let luck = self.luck(number);
        let mut dice = Chance::quick(stream(luck, 0));
        for action in &self.moment.actions {
            if self.rules.check(&state, self.moment.seat, *action).is_ok() {
                self.rules.apply(&mut state, self.moment.seat, *action, &mut dice, &mut Log::off());
            }
        }
        self.play_on(state, None, luck, horizon)
    }

    /// What might have been done instead.
    fn instead(&mut self, seen: &Seen<R>, plan: Option<R::Plan>, first: R::Action, number: u32) -> f64 {
        let luck = self.luck(number);
        let mut state = self.rules.imagine(seen, &mut Chance::quick(luck));
        if plan.is_none() {
            let mut dice = Chance::quick(stream(luck, 0));
            self.rules.apply(&mut state, self.moment.seat, first, &mut dice, &mut Log::off());
        }
        self.play_on(state, plan, luck, self.care.horizon)
    }

    /// What followed, from what fell.
    fn went_on(&mut self, number: u32, horizon: Horizon) -> f64 {
        let luck = self.luck(number);
        self.play_on(self.moment.after.clone(), None, luck, horizon)
    }

    fn play_on(&mut self, mut state: R::State, plan: Option<R::Plan>, luck: u64, horizon: Horizon) -> f64 {
        let (rules, seat) = (&**self.rules, self.moment.seat);
        self.players.begin(seat, plan, &R::Brief::default());
        // All are played on to the same moment.
        let from = rules.clock(&self.moment.before);
        let stop = playout(rules, &mut state, self.players, horizon, from, luck, LIMIT);
        self.players.worth(rules, &state, stop, seat, true)
    }
}

fn mean(scores: &[f64]) -> f64 {
    scores.iter().sum::<f64>() / scores.len().max(1) as f64
}

/// Is one better than the other by more than luck makes believe?
fn surely(one: &[f64], other: &[f64]) -> bool {
    let gains: Vec<f64> = one.iter().zip(other).map(|(a, b)| a - b).collect();
    let (n, gain) = (gains.len() as f64, mean(&gains));
    let spread = gains.iter().map(|g| (g - gain).powi(2)).sum::<f64>() / (n - 1.0).max(1.0);
    gain > 0.0 && gain >= SURE * (spread / n).sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn verdict(chosen: f32, after: f32, gain: Option<f32>) -> Verdict {
        let better = gain.map(|gain| Better { line: String::new(), words: Vec::new(), gain });
        let (seat, clock) = (Seat(0), Clock::default());
        Verdict { row: 1, seat, line: String::new(), done: Vec::new(), clock, chosen, after, better }
    }

    #[test]
    fn the_curve_keeps_dice_and_blunders_and_how_it_ended() {
        let chances = |one: Verdict, over| {
            let v = steadied(one, 0.5, over);
            [v.chosen, v.after].map(|chance| (chance * 100.0).round())
        };
        assert_eq!(chances(verdict(0.7, 0.7, None), false), [55.0, 55.0], "a few trials are mostly luck");
        assert_eq!(chances(verdict(0.7, 0.6, None), false), [55.0, 45.0], "what the dice took is taken");
        assert_eq!(chances(verdict(0.2, 0.2, Some(0.3)), false), [20.0, 20.0], "what a blunder cost is lost");
        assert_eq!(chances(verdict(0.9, 1.0, None), true), [90.0, 100.0], "who has won has won");
        assert_eq!(chances(verdict(0.9, 0.1, None), false), [60.0, 0.0], "a chance is a chance");
    }
}
