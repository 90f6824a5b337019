//! A review finds the blunder of a whole game.

use std::sync::Arc;

use sandtable_bots::{Care, Horizon, Players, Verdict, playout, review};
use sandtable_core::kit::laid_out;
use sandtable_core::{
    Chance, Clock, Decision, Dice, Header, Live, Log, Policied, Policy, Rules, Table, Viewer,
};
use soft_underbelly::{Action, Mediterranean, Side, SoftUnderbelly, State, Step};

/// Do the Allies stand before Munich?
fn open(rules: &Mediterranean, s: &State) -> bool {
    let t = rules.theatre();
    let near = t.next_to(t.munich);
    (near & s.held(Side::Allies)).into_iter().map(|area| s.count(Side::Allies, area)).sum::<u8>() >= 3
}

/// The whole garrison of Munich is taken up and goes, before the last turn, so that the Allies can walk in.
fn desert(rules: &Mediterranean, s: &State) -> Option<Vec<Action>> {
    let (munich, seat) = (rules.theatre().munich, Side::Axis.seat());
    let march = matches!(s.step(), Some(Step::March { hand: 0, .. }));
    if !march || !(3..8).contains(&s.turn) || s.count(Side::Axis, munich) == 0 {
        return None;
    }
    let (mut s, mut line) = (s.clone(), Vec::new());
    loop {
        let mut legal = Vec::new();
        rules.actions(&s, seat, &mut legal);
        let garrison = |a: &&Action| matches!(a, Action::Take(who) if who.at == munich && who.arm.is_land());
        let next = *legal.iter().find(garrison).or(legal.iter().find(|a| matches!(a, Action::Step(_))))?;
        line.push(next);
        rules.apply(&mut s, seat, next, &mut Chance::quick(1), &mut Log::off());
        if matches!(next, Action::Step(_)) {
            return (s.count(Side::Axis, munich) == 0 && open(rules, &s)).then_some(line);
        }
    }
}

/// How often the Axis wins after a line of its own, played on to the end of the game: nothing that the review judges by.
fn wins(rules: &Mediterranean, s: &State, line: &[Action]) -> f64 {
    let (seat, from) = (Side::Axis.seat(), rules.clock(s));
    let mut players = Players::new(rules, s);
    let worth = (0..TRIALS).map(|seed| {
        let mut s = s.clone();
        let mut dice = Chance::quick(seed);
        line.iter().for_each(|a| rules.apply(&mut s, seat, *a, &mut dice, &mut Log::off()));
        players.begin(seat, None, &());
        let stop = playout(rules, &mut s, &mut players, Horizon::End, from, seed, 40_000);
        stop.outcome.map_or(0.5, |outcome| f64::from(outcome.worth(seat)))
    });
    worth.sum::<f64>() / TRIALS as f64
}

/// So many games are played on to see what a line is worth.
const TRIALS: u64 = 12;
/// A blunder costs so many of the games that would have been won.
const DECISIVE: f64 = 0.4;

/// A whole game between policies in which the Axis blunders once and loses Munich before it marches again, the row of the blunder
/// and its impulse. Where the Allies overlook it, a later choice can cost as much.
fn blundered(rules: &Arc<Mediterranean>, seed: u64) -> Option<(Live<Mediterranean>, usize, Clock)> {
    let mut players = [Policied::new(), Policied::new()];
    let mut whims = Chance::quick(seed);
    let mut live = Live::new(rules.clone(), Header::default(), Dice::Seed(seed)).expect("a game");
    let mut planted = None;
    while let Decision::Ask(ask) = live.decision() {
        let seat = ask.seats.iter().next()?;
        let seen = live.seen(Viewer::seat(seat));
        let s = seen.state();
        let costs = |line: &Vec<Action>| wins(rules, s, &[]) - wins(rules, s, line) > DECISIVE;
        let axis = seat == Side::Axis.seat();
        let marches = axis && matches!(s.step(), Some(Step::March { hand: 0, .. }));
        if marches && planted.is_some_and(|(_, impulse)| impulse != rules.clock(s)) {
            return None;
        }
        let blunder = if axis && planted.is_none() { desert(rules, s).filter(costs) } else { None };
        if let Some(line) = blunder {
            planted = Some((live.record().rows.len(), rules.clock(s)));
            players[usize::from(seat.0)].adopt(None);
            live.act_typed(seat, &line).expect("a legal line");
        } else {
            let action = players[usize::from(seat.0)].choose(&**rules, &seen, seat, &mut whims)?;
            live.act_typed(seat, &[action]).expect("a legal action");
        }
    }
    let (row, impulse) = planted?;
    let munich = matches!(live.decision(), Decision::Over(outcome) if outcome.rule.0 == "victory.munich");
    munich.then_some((live, row, impulse))
}

/// The first game that is tried: hardly one in five hundred tempts, with the policies of now the one after twenty more.
const SEED: u64 = 600;

#[test]
fn a_planted_blunder_is_among_the_three_worst() {
    let rules = Arc::new(laid_out::<SoftUnderbelly>());
    let (live, row, impulse) =
        (SEED..SEED + 1000).find_map(|seed| blundered(&rules, seed)).expect("a game that tempts");
    let care = Care { trials: [2, 8, 40], width: 3, ..Care::default() };
    let reviewed = review(&rules, &live.record(), care, &|_, _| {}).expect("a record that was played");
    let gain = |v: &Verdict| v.better.as_ref().map_or(0.0, |better| better.gain);
    let mut worst: Vec<_> = reviewed.verdicts.iter().collect();
    worst.sort_by(|a, b| gain(b).total_cmp(&gain(a)));
    // Whoever leaves Munich may still come back to it: not to do so, in the same impulse, is part of the blunder.
    let blunder =
        |v: &&Verdict| v.seat == Side::Axis.seat() && v.row >= row && v.clock == impulse && gain(v) > 0.0;
    assert!(worst.iter().take(3).any(blunder), "{impulse:?}: {:#?}", &worst[..3]);
    let said = |v: &&Verdict| v.better.as_ref().is_none_or(|b| !b.words.is_empty() && !v.done.is_empty());
    assert!(worst.iter().copied().all(|v| said(&v)), "a costly decision without words");
    // What a seat chose in one phase counts once, and what its choices cost together is told by the list.
    let phases: Vec<_> = worst.iter().filter(|v| v.better.is_some()).map(|v| (v.seat, v.clock)).collect();
    assert!(phases.iter().enumerate().all(|(i, phase)| !phases[..i].contains(phase)), "{phases:?}");
    let listed: f32 = reviewed.worst(Side::Axis.seat(), care.anew).iter().copied().map(gain).sum();
    assert!((reviewed.cost(Side::Axis.seat()) - listed).abs() < 1e-4, "more was counted than was tried anew");
    assert!(
        reviewed.verdicts.iter().all(|v| (0.0..=1.0).contains(&v.chosen) && (0.0..=1.0).contains(&v.after))
    );
}
