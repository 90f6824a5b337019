//! Learns a taste for both sides from played games, as `taste.toml` was learnt: an evolution strategy with pairs of games
//! whose tastes lie on opposite sides of the present one.
//!
//! ```text
//! cargo run --release -p stalingrad --example school -- SEED BATCHES OUT
//! ```
//!
//! OUT is written after every batch. The same command makes the same file.

use std::fmt::Write;
use std::sync::Arc;

use sandtable_bots::stream;
use sandtable_core::{Boxed, Chance, Decision, Game, Log, Options, Policied, Rules, Seat, Seen, Temper};
use stalingrad::{Brief, CaseBlue, Side, Stalingrad, Taste};

/// How fast the taste goes where games say that it should.
const PACE: f64 = 1.5;
/// How much of what earlier batches said is kept, and how much the last one counts.
const MEMORY: [f64; 2] = [0.8, 0.2];
/// Pairs of games a batch.
const PAIRS: u64 = 120;

/// How a game went for the Axis: half by who won, half by the most points that it had at the end of a turn.
fn worth(rules: &CaseBlue, tastes: [Taste; 2], tempers: [Temper; 2], seed: u64) -> f64 {
    let mut dice = Chance::quick(stream(seed, 0));
    let mut whims = [1, 2].map(|i| Chance::quick(stream(seed, i)));
    let mut log = Log::off();
    let mut state = rules.start(&mut dice, &mut log);
    let brief = Brief::of(Some(Arc::new(tastes)));
    let mut players = tempers.map(|temper| {
        let mut player = Policied::<CaseBlue>::new().in_temper(temper);
        player.mind.brief = brief.clone();
        player
    });
    let mut seen = [0, 1].map(|i| Seen::by(rules, &state, Seat(i)));
    let (mut turn, mut most) = (state.turn, rules.look(&state).victory_points());
    while let Decision::Ask(ask) = rules.decision(&state) {
        if state.turn != turn {
            turn = state.turn;
            most = most.max(rules.look(&state).victory_points());
        }
        let Some(seat) = ask.seats.iter().next() else { break };
        let i = usize::from(seat.0);
        seen[i].renew(rules, &state);
        let Some(action) = players[i].choose(rules, &seen[i], seat, &mut whims[i]) else { break };
        rules.apply(&mut state, seat, action, &mut dice, &mut log);
    }
    most = most.max(rules.look(&state).victory_points());
    let won = if state.over == Some(Side::Axis) { 1.0 } else { 0.0 };
    0.5 * won + 0.5 * ((f64::from(most) - 45.0) / 45.0).clamp(0.0, 1.0)
}

/// Where learning begins: the Axis's goals get some pull beside the order of the directive.
fn first(side: Side) -> Vec<f32> {
    let given = [("directive", 60.0), ("directive_far", 0.5), ("unlisted", 160.0)];
    let given = |name: &str| given.iter().find(|(n, _)| *n == name).filter(|_| side == Side::Axis);
    let usual = Taste::usual(side).numbers().into_iter().zip(Taste::NAMES);
    usual.map(|(number, name)| given(name).map_or(number, |(_, g)| *g)).collect()
}

/// How far a number may be wrong.
fn scale(name: &str, number: f32) -> f32 {
    match name {
        _ if name.starts_with("column") => 0.7,
        "aim" => 1.2,
        "stay" => 0.6,
        "hard" => 1.0,
        "directive" => 30.0,
        "unlisted" => 40.0,
        "directive_far" => 0.5,
        "defended" | "sever" | "watch" => 2.0,
        "wanted" => 0.12,
        "zone" | "zone_reduced" => number.max(0.5) * 0.5,
        _ if number == 0.0 => 0.4,
        _ => number * 0.4,
    }
}

/// Numbers by a bell curve.
struct Whims(u64);

impl Whims {
    fn share(&mut self) -> f64 {
        self.0 = self.0.wrapping_add(1);
        (stream(self.0, 77) >> 11) as f64 / (1u64 << 53) as f64
    }

    fn next(&mut self) -> f64 {
        (-2.0 * self.share().max(1e-12).ln()).sqrt() * (std::f64::consts::TAU * self.share()).cos()
    }
}

/// A side that learns.
struct Pupil {
    side: Side,
    from: Vec<f32>,
    scales: Vec<f32>,
    /// Where its taste lies, in scales from where it began.
    mean: Vec<f64>,
    pull: Vec<f64>,
    /// What the games of the batch say, and how many pairs there were.
    said: (Vec<f64>, f64),
}

impl Pupil {
    fn new(side: Side) -> Pupil {
        let from = first(side);
        let scales = from.iter().zip(Taste::NAMES).map(|(n, name)| scale(name, *n)).collect();
        let none = vec![0.0; from.len()];
        Pupil { side, scales, mean: none.clone(), pull: none.clone(), said: (none, 0.0), from }
    }

    /// The taste so far from the present one, in a direction.
    fn taste(&self, far: f64, direction: &[f64]) -> Taste {
        let at = self.mean.iter().zip(direction).map(|(m, d)| m + far * d);
        let numbers = self.from.iter().zip(&self.scales).zip(at);
        let numbers: Vec<f32> =
            numbers.map(|((from, scale), z)| (from + scale * z as f32).max(0.0)).collect();
        Taste::usual(self.side).with(&numbers)
    }

    /// Takes note of what a pair said: how much better the Axis did with the first taste than with the second.
    fn note(&mut self, better: f64, direction: &[f64]) {
        let better = if self.side == Side::Axis { better } else { -better };
        self.said.0.iter_mut().zip(direction).for_each(|(said, d)| *said += better / 2.0 * d);
        self.said.1 += 1.0;
    }

    fn learn(&mut self) {
        for ((pull, said), mean) in self.pull.iter_mut().zip(&mut self.said.0).zip(&mut self.mean) {
            *pull = MEMORY[0] * *pull + MEMORY[1] * *said / self.said.1.max(1.0);
            *mean += PACE * *pull;
            *said = 0.0;
        }
        self.said.1 = 0.0;
    }
}

/// Who learns in a pair, and in what temper the other one is: two of five for each side against the usual taste, every other
/// one of them in any temper, and one for both.
fn lesson(pair: u64) -> ([bool; 2], Temper) {
    let any = Temper::ALL[(pair / 5 % 3) as usize];
    match pair % 5 {
        0 => ([true, false], Temper::Steady),
        1 => ([true, false], any),
        2 => ([false, true], Temper::Steady),
        3 => ([false, true], any),
        _ => ([true, true], Temper::Steady),
    }
}

/// The file.
fn text(made: &str, tastes: [Taste; 2]) -> String {
    let mut text = format!("# What played games have taught (docs/opponents.md).\nmade = \"{made}\"\n");
    for (side, taste) in ["axis", "soviet"].into_iter().zip(tastes) {
        let _ = write!(text, "\n[{side}]\n");
        for (name, number) in Taste::NAMES.iter().zip(taste.numbers()) {
            let _ = writeln!(text, "{name} = {number:.3}");
        }
    }
    text
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let made = format!("cargo run --release -p stalingrad --example school -- {}", args.join(" "));
    let [seed, batches, out] = &args[..] else { panic!("SEED BATCHES OUT") };
    let number = |text: &str| text.parse::<u64>().unwrap_or_else(|_| panic!("'{text}' is no number"));
    let (seed, batches) = (number(seed), number(batches));
    let game = Boxed::<Stalingrad>::open(Stalingrad::built_in()).unwrap_or_else(|e| panic!("{e}"));
    let rules = game.rules("campaign", &Options::new()).unwrap_or_else(|e| panic!("{e}"));
    let mut pupils = Side::BOTH.map(Pupil::new);
    let mut whims = Whims(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15));
    for batch in 0..batches {
        for pair in 0..PAIRS {
            let (learns, temper) = lesson(pair);
            let directions =
                Side::BOTH.map(|_| Taste::NAMES.iter().map(|_| whims.next()).collect::<Vec<_>>());
            let tempers = learns.map(|learns| if learns { Temper::Steady } else { temper });
            let [ahead, behind] = [1.0, -1.0].map(|far| {
                let taste = |i: usize| match learns[i] {
                    true => pupils[i].taste(far, &directions[i]),
                    false => Taste::usual(Side::BOTH[i]),
                };
                worth(&rules, [taste(0), taste(1)], tempers, seed + batch * PAIRS + pair + 1)
            });
            for i in (0..2).filter(|i| learns[*i]) {
                pupils[i].note(ahead - behind, &directions[i]);
            }
        }
        pupils.iter_mut().for_each(Pupil::learn);
        let none = vec![0.0; Taste::NAMES.len()];
        let file = text(&made, [0, 1].map(|i| pupils[i].taste(0.0, &none)));
        std::fs::write(out, file).unwrap_or_else(|e| panic!("{out}: {e}"));
        println!("{} of {batches} batches", batch + 1);
    }
}
