//! A review finds the blunder of a game that was played well but for one.

use std::sync::Arc;

use sandtable_bots::{Care, Verdict, review};
use sandtable_core::kit::laid_out;
use sandtable_core::{Chance, Decision, Dice, Header, Live, Log, Policied, Rules, Seen, Table, Viewer};
use soft_underbelly::{Action, Mediterranean, Side, SoftUnderbelly, State, Step};

/// Could the Allies walk to Munich?
fn open(rules: &Mediterranean, s: &State) -> bool {
    let t = rules.theatre();
    let mut near = t.next_to(t.munich);
    for _ in 0..4 {
        near = (near - s.held(Side::Axis)).into_iter().fold(near, |all, area| all | t.next_to(area));
    }
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

/// A game that begins with a blunder of the Axis and goes on between policies. Row 1 is the blunder.
fn blundered(rules: &Arc<Mediterranean>, seed: u64) -> Option<Live<Mediterranean>> {
    let mut players = [Policied::new(), Policied::new()];
    let (mut dice, mut whims) = (Chance::quick(seed), Chance::quick(seed));
    let mut s = rules.start(&mut dice, &mut Log::off());
    let line = loop {
        let Decision::Ask(ask) = rules.decision(&s) else { return None };
        let seat = ask.seats.iter().next()?;
        if let Some(line) = desert(rules, &s).filter(|_| seat == Side::Axis.seat()) {
            break line;
        }
        let seen = Seen::by(&**rules, &s, seat);
        let action = players[usize::from(seat.0)].choose(&**rules, &seen, seat, &mut whims)?;
        rules.apply(&mut s, seat, action, &mut dice, &mut Log::off());
    };
    let header = Header { position: Some(rules.position(&s)), ..Header::default() };
    let mut live = Live::new(rules.clone(), header, Dice::Seed(seed)).expect("a position of the game");
    live.act_typed(Side::Axis.seat(), &line).expect("a legal line");
    for _ in 0..ROWS {
        let Decision::Ask(ask) = live.decision() else { break };
        let seat = ask.seats.iter().next()?;
        let seen = live.seen(Viewer::seat(seat));
        let action = players[usize::from(seat.0)].choose(&**rules, &seen, seat, &mut whims)?;
        live.act_typed(seat, &[action]).expect("a legal action");
    }
    Some(live)
}

/// So many rows are played after the blunder.
const ROWS: usize = 60;

#[test]
fn a_planted_blunder_is_among_the_three_worst() {
    let rules = Arc::new(laid_out::<SoftUnderbelly>());
    let live = (1..50).find_map(|seed| blundered(&rules, seed)).expect("a game that tempts");
    let care = Care { trials: [2, 8, 40], width: 3, ..Care::default() };
    let reviewed = review(&rules, &live.record(), care, &|_, _| {}).expect("a record that was played");
    let gain = |v: &Verdict| v.better.as_ref().map_or(0.0, |better| better.gain);
    let mut worst: Vec<_> = reviewed.verdicts.iter().collect();
    worst.sort_by(|a, b| gain(b).total_cmp(&gain(a)));
    assert!(worst.iter().take(3).any(|v| v.row == 1), "{:#?}", &worst[..3]);
    assert!(
        reviewed.verdicts.iter().all(|v| (0.0..=1.0).contains(&v.chosen) && (0.0..=1.0).contains(&v.after))
    );
}
