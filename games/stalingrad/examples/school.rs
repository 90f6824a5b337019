//! Learns tastes for both sides from played games, as `taste.toml` and `taste-elite.toml` were learnt: an evolution strategy
//! with pairs of games whose tastes lie on opposite sides of the present one. The pupils begin with the tastes of a file, or
//! with the usual ones, and learn against those, against the usual ones in every temper, and against each other.
//!
//! ```text
//! cargo run --release -p stalingrad --example school -- (usual|FILE) PARTS SEED BATCHES OUT
//! ```
//!
//! A game has so many parts of equal length, each with a taste of its own. OUT is written after every batch; the same command
//! with the same data makes the same file, whose first line is the command, behind that of the file with which it began.

use std::fmt::Write;

use sandtable_bots::stream;
use sandtable_core::{Boxed, Chance, Decision, Log, Options, Policied, Rules, Seat, Seen, Temper};
use stalingrad::{Brief, CaseBlue, Side, Stalingrad, Taste, Tastes};

/// How fast the taste goes where games say that it should.
const PACE: f64 = 1.5;
/// How much of what earlier batches said is kept, and how much the last one counts.
const MEMORY: [f64; 2] = [0.8, 0.2];
/// Pairs of games a batch.
const PAIRS: u64 = 60;
/// So many play at once; what is learnt does not depend on it.
const THREADS: usize = 4;

/// How a game went for the Axis: half by who won, half by the most points that it had at the end of a turn.
fn worth(rules: &CaseBlue, tastes: [Vec<Taste>; 2], tempers: [Temper; 2], seed: u64) -> f64 {
    let mut dice = Chance::quick(stream(seed, 0));
    let mut whims = [1, 2].map(|i| Chance::quick(stream(seed, i)));
    let mut log = Log::off();
    let mut state = rules.start(&mut dice, &mut log);
    let brief = Brief::of(Some(Tastes::new(tastes)));
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
fn scale(side: Side, name: &str, number: f32) -> f32 {
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
        _ if PLACES.contains(&name) => [30.0, 6.0][side as usize],
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

/// How much of a whim is for the whole game, and how much for each part of it by itself.
const COMMON: [f64; 2] = [0.8, 0.6];

/// A side that learns.
struct Pupil {
    side: Side,
    /// The taste that it began with, part after part of the game.
    from: Vec<f32>,
    scales: Vec<f32>,
    /// Where its taste lies, in scales from where it began.
    mean: Vec<f64>,
    pull: Vec<f64>,
    /// What the games of the batch say, and how many pairs there were.
    said: (Vec<f64>, f64),
}

impl Pupil {
    fn new(side: Side, school: &School) -> Pupil {
        let from = if school.usual { first(side) } else { school.others[side as usize][0].numbers() };
        let from: Vec<f32> = std::iter::repeat_n(from, school.parts).flatten().collect();
        let usual = Taste::usual(side).numbers();
        let scales = usual.iter().zip(Taste::NAMES).map(|(n, name)| scale(side, name, *n));
        let scales = scales.cycle().take(from.len()).collect();
        let none = vec![0.0; from.len()];
        Pupil { side, scales, mean: none.clone(), pull: none.clone(), said: (none, 0.0), from }
    }

    /// Some direction.
    fn direction(&self, whims: &mut Whims) -> Vec<f64> {
        let mut draw = |n: usize| (0..n).map(|_| whims.next()).collect::<Vec<f64>>();
        let (common, own) = (draw(Taste::NAMES.len()), draw(self.from.len()));
        if own.len() == common.len() {
            return common;
        }
        common.iter().cycle().zip(own).map(|(common, own)| COMMON[0] * common + COMMON[1] * own).collect()
    }

    /// The taste so far from the present one, in a direction.
    fn taste(&self, far: f64, direction: &[f64]) -> Vec<Taste> {
        let at = self.mean.iter().zip(direction).map(|(m, d)| m + far * d);
        let numbers = self.from.iter().zip(&self.scales).zip(at);
        let numbers: Vec<f32> = numbers.map(|((from, scale), z)| from + scale * z as f32).collect();
        let parts = numbers.chunks(Taste::NAMES.len());
        parts.map(|part| Taste::usual(self.side).with(&sane(part))).collect()
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

/// Numbers as they may be: only what a victory hex is worth beyond others may be below nought.
fn sane(numbers: &[f32]) -> Vec<f32> {
    let named = numbers.iter().zip(Taste::NAMES);
    named.map(|(n, name)| if PLACES.contains(name) { *n } else { n.max(0.0) }).collect()
}

/// The numbers that belong to a victory hex.
const PLACES: [&str; 8] =
    ["voronezh", "rostov", "stalingrad", "saratov", "astrakhan", "maikop", "novorossiysk", "grozny"];

/// Whom the pupils learn from, and in how many parts of the game.
struct School {
    /// Do they begin with the usual tastes?
    usual: bool,
    /// How the file was made with which they begin.
    made: String,
    /// What others like who do not learn.
    others: [Vec<Taste>; 2],
    parts: usize,
}

impl School {
    /// That of a file, or of the usual tastes.
    fn of(from: &str, parts: usize) -> School {
        let usual = Side::BOTH.map(|side| vec![Taste::usual(side)]);
        if from == "usual" {
            return School { usual: true, made: String::new(), others: usual, parts };
        }
        let text = std::fs::read_to_string(from).unwrap_or_else(|e| panic!("{from}: {e}"));
        let (made, tastes) = Tastes::read(&text).unwrap_or_else(|e| panic!("{from}: {e}"));
        let others = Side::BOTH.map(|side| tastes.parts(side).to_vec());
        School { usual: false, made: format!("{made}; "), others, parts }
    }

    /// Who learns in a pair, what the others like, and in what temper they are: two of five for each side, every other one of
    /// them against the usual tastes in any temper, and one for both.
    fn lesson(&self, pair: u64) -> ([bool; 2], [Vec<Taste>; 2], Temper) {
        let any = Temper::ALL[(pair / 5 % 3) as usize];
        let usual = Side::BOTH.map(|side| vec![Taste::usual(side)]);
        let others = self.others.clone();
        match pair % 5 {
            0 => ([true, false], others, Temper::Steady),
            1 => ([true, false], usual, any),
            2 => ([false, true], others, Temper::Steady),
            3 => ([false, true], usual, any),
            _ => ([true, true], others, Temper::Steady),
        }
    }
}

/// The file.
fn text(made: &str, tastes: [Vec<Taste>; 2]) -> String {
    let mut text = format!("# What played games have taught (docs/opponents.md).\nmade = \"{made}\"\n");
    let parts = ["axis", "soviet"]
        .into_iter()
        .zip(tastes)
        .flat_map(|(s, parts)| parts.into_iter().map(move |p| (s, p)));
    for (side, taste) in parts {
        let _ = write!(text, "\n[[{side}]]\n");
        for (name, number) in Taste::NAMES.iter().zip(taste.numbers()) {
            let _ = writeln!(text, "{name} = {number:.3}");
        }
    }
    text
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [from, parts, seed, batches, out] = &args[..] else { panic!("(usual|FILE) PARTS SEED BATCHES OUT") };
    let number = |text: &str| text.parse::<u64>().unwrap_or_else(|_| panic!("'{text}' is no number"));
    let (parts, seed, batches) = (number(parts).max(1), number(seed), number(batches));
    let school = School::of(from, parts as usize);
    let command = format!("cargo run --release -p stalingrad --example school -- {}", args.join(" "));
    let made = format!("{}{command}", school.made);
    let game = Boxed::<Stalingrad>::built_in().unwrap_or_else(|e| panic!("{e}"));
    let rules = game.rules("campaign", &Options::new()).unwrap_or_else(|e| panic!("{e}"));
    let mut pupils = Side::BOTH.map(|side| Pupil::new(side, &school));
    let mut whims = Whims(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15));
    for batch in 0..batches {
        let pairs: Vec<(u64, [Vec<f64>; 2])> =
            (0..PAIRS).map(|pair| (pair, [0, 1].map(|i| pupils[i].direction(&mut whims)))).collect();
        let played = |(pair, directions): &(u64, [Vec<f64>; 2])| {
            let (learns, others, temper) = school.lesson(*pair);
            let tempers = learns.map(|learns| if learns { Temper::Steady } else { temper });
            let [ahead, behind] = [1.0, -1.0].map(|far| {
                let taste = |i: usize| match learns[i] {
                    true => pupils[i].taste(far, &directions[i]),
                    false => others[i].clone(),
                };
                worth(&rules, [taste(0), taste(1)], tempers, seed + batch * PAIRS + pair + 1)
            });
            ahead - behind
        };
        let better: Vec<f64> = std::thread::scope(|scope| {
            let share = |part| scope.spawn(move || Vec::from_iter(<[_]>::iter(part).map(played)));
            let threads: Vec<_> = pairs.chunks(pairs.len().div_ceil(THREADS)).map(share).collect();
            threads.into_iter().flat_map(|thread| thread.join().expect("a thread that plays")).collect()
        });
        for ((pair, directions), better) in pairs.iter().zip(better) {
            for (i, learns) in school.lesson(*pair).0.into_iter().enumerate() {
                if learns {
                    pupils[i].note(better, &directions[i]);
                }
            }
        }
        pupils.iter_mut().for_each(Pupil::learn);
        let tastes = [0, 1].map(|i| pupils[i].taste(0.0, &vec![0.0; pupils[i].from.len()]));
        std::fs::write(out, text(&made, tastes)).unwrap_or_else(|e| panic!("{out}: {e}"));
        println!("{} of {batches} batches", batch + 1);
    }
}
