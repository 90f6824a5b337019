//! `sandtable ladder`: bots in pairs, and how strong they are.

use std::collections::{BTreeMap, HashSet};
use std::fs::OpenOptions;
use std::io::Write;
use std::path::PathBuf;
use std::time::Duration;

use clap::Args;
use rayon::prelude::*;
use sandtable_bots::{Commander, LadderTally as Tally, Limits, Share, ratings};
use sandtable_core::Outcome;

use super::setup::{Chosen, Setup};
use crate::failure::Failure;
use crate::figures::percent;
use crate::files;

/// Play every bot against every other, in both seats, and rate them.
///
/// Game number i of a pairing is played twice with the seed S + i: once in each seat. A pairing ends early when a sequential
/// test knows on which side of the bar the stronger one's share lies. With --keep the games are written to a file as they end,
/// and those that it holds already are not played again.
#[derive(Args)]
pub struct Ladder {
    /// The game's id.
    game: String,
    #[command(flatten)]
    setup: Setup,
    /// The bots, with commas between.
    #[arg(long, default_value = "recruit,regular,veteran,elite")]
    bots: String,
    /// Games a pairing at most.
    #[arg(long, default_value_t = 200)]
    games: u64,
    /// The share that the later-named bot of a pairing is tested for.
    #[arg(long, default_value_t = 0.5)]
    bar: f64,
    /// The seed of the first game.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many threads; 0 for one a core. Times are those of one thread.
    #[arg(long, default_value_t = 0)]
    threads: usize,
    /// A game with more actions counts as drawn.
    #[arg(long, default_value_t = Limits::default().actions)]
    limit: u32,
    /// Where games are kept.
    #[arg(long, value_name = "FILE")]
    keep: Option<PathBuf>,
}

/// A game of the ladder: its pairing, seed, and whether the stronger-named one has the first seat.
type Key = (usize, usize, u64, bool);

/// So many pairs of games are played between two looks at the test.
const BATCH: u64 = 5;

impl Ladder {
    pub fn run(self, out: &mut dyn Write) -> Result<(), Failure> {
        let chosen = self.setup.choose(&self.game)?;
        let seats = chosen.seats()?;
        if seats.len() != 2 {
            return Err(Failure::bad(format_args!(
                "a ladder needs two seats that play against each other; {} has {} here",
                self.game,
                seats.len()
            )));
        }
        let bots = (self.bots.split(','))
            .map(|name| name.trim().parse().map_err(Failure::bad))
            .collect::<Result<Vec<Commander>, _>>()?;
        let mut kept = Kept::open(self.keep, &bots)?;
        let limits = Limits { actions: self.limit, faults_every: 0 };
        let pool =
            rayon::ThreadPoolBuilder::new().num_threads(self.threads).build().map_err(Failure::failed)?;
        let mut pairings = Vec::new();
        let mut paces: BTreeMap<usize, Pace> = BTreeMap::new();
        for low in 0..bots.len() {
            for high in low + 1..bots.len() {
                let mut tally = kept.tally(low, high);
                let mut next = self.seed;
                while tally.games() < self.games && tally.above(self.bar).is_none() {
                    let batch: Vec<Key> = (next..)
                        .flat_map(|seed| [(low, high, seed, false), (low, high, seed, true)])
                        .filter(|key| !kept.done.contains(key))
                        .take(2 * BATCH as usize)
                        .collect();
                    next = batch.last().map_or(next, |key| key.2);
                    let played = pool.install(|| {
                        batch
                            .par_iter()
                            .map(|key| Game::play(&chosen, &bots, *key, limits))
                            .collect::<Result<Vec<_>, _>>()
                    })?;
                    for game in played {
                        kept.add(&bots, &game)?;
                        game.count(&mut tally);
                        for (bot, pace) in [low, high].into_iter().zip(game.paces) {
                            paces.entry(bot).or_default().join(pace);
                        }
                    }
                }
                pairings.push((low, high, tally));
            }
        }
        table(out, &bots, &pairings, &mut paces)
    }
}

/// How long somebody thought.
#[derive(Default)]
struct Pace {
    /// Decision by decision.
    decisions: Vec<Duration>,
    /// Phase by phase.
    phases: Vec<Duration>,
}

impl Pace {
    fn join(&mut self, more: Pace) {
        self.decisions.extend(more.decisions);
        self.phases.extend(more.phases);
    }
}

/// A game that has been played.
struct Game {
    key: Key,
    /// Of the lower-named one: 1, ½ or 0.
    points: f32,
    /// How long each thought, the lower-named one first.
    paces: [Pace; 2],
}

impl Game {
    fn play(chosen: &Chosen, bots: &[Commander], key: Key, limits: Limits) -> Result<Game, Failure> {
        let (low, high, seed, swapped) = key;
        let levels = if swapped { [bots[high], bots[low]] } else { [bots[low], bots[high]] };
        let duel = (chosen.game.duel(&chosen.scenario, &chosen.options, &levels, seed, limits))
            .map_err(Failure::failed)?;
        let own = sandtable_core::Seat(u8::from(swapped));
        let points = duel.played.outcome.map_or(0.5, |outcome: Outcome| outcome.worth(own));
        let mut paces: [Pace; 2] = Default::default();
        for ((pace, decisions), phases) in paces.iter_mut().zip(duel.thought).zip(duel.phases) {
            *pace = Pace { decisions, phases };
        }
        if swapped {
            paces.reverse();
        }
        Ok(Game { key, points, paces })
    }

    /// Tallies are the higher-named one's: he is to be the stronger.
    fn count(&self, tally: &mut Tally) {
        match self.points {
            p if p > 0.75 => tally.wins[1] += 1,
            p if p < 0.25 => tally.wins[0] += 1,
            _ => tally.draws += 1,
        }
    }
}

/// The games that a file keeps, a line each: the two bots, the seed, who had the first seat, the first-named one's points.
struct Kept {
    path: Option<PathBuf>,
    games: Vec<Game>,
    done: HashSet<Key>,
}

impl Kept {
    fn open(path: Option<PathBuf>, bots: &[Commander]) -> Result<Kept, Failure> {
        let mut kept = Kept { path, games: Vec::new(), done: HashSet::new() };
        let Some(path) = kept.path.as_ref().filter(|path| path.exists()) else { return Ok(kept) };
        let text = files::read(path)?;
        let number = |name: &str| bots.iter().position(|bot| bot.to_string() == name);
        for (i, line) in text.lines().enumerate() {
            let parts: Vec<_> = line.split_whitespace().collect();
            let broken =
                || Failure::bad(format_args!("{}:{}: not a game of a ladder", path.display(), i + 1));
            let [low, high, seed, seat, points] = parts[..] else { return Err(broken()) };
            let (Some(low), Some(high)) = (number(low), number(high)) else { continue };
            let seed = seed.parse().map_err(|_| broken())?;
            let points = points.parse().map_err(|_| broken())?;
            let key = (low, high, seed, seat == "second");
            if kept.done.insert(key) {
                kept.games.push(Game { key, points, paces: Default::default() });
            }
        }
        Ok(kept)
    }

    fn tally(&self, low: usize, high: usize) -> Tally {
        let mut tally = Tally::default();
        for game in self.games.iter().filter(|game| (game.key.0, game.key.1) == (low, high)) {
            game.count(&mut tally);
        }
        tally
    }

    fn add(&mut self, bots: &[Commander], game: &Game) -> Result<(), Failure> {
        self.done.insert(game.key);
        let Some(path) = &self.path else { return Ok(()) };
        let (low, high, seed, swapped) = game.key;
        let seat = if swapped { "second" } else { "first" };
        let mut file = OpenOptions::new().create(true).append(true).open(path)?;
        writeln!(file, "{} {} {seed} {seat} {}", bots[low], bots[high], game.points)?;
        Ok(())
    }
}

fn table(
    out: &mut dyn Write,
    bots: &[Commander],
    pairings: &[(usize, usize, Tally)],
    paces: &mut BTreeMap<usize, Pace>,
) -> Result<(), Failure> {
    writeln!(
        out,
        "{:<18}{:<18}{:>7}{:>9}{:>9}{:>22}",
        "bot", "against", "games", "points", "share", "95 % interval"
    )?;
    for (low, high, tally) in pairings {
        let points = tally.share() * tally.games() as f64;
        let share = Share::of(points.round() as u64, tally.games());
        writeln!(
            out,
            "{:<18}{:<18}{:>7}{points:>9.1}{:>9}{:>13} to {:>5}",
            bots[*high].to_string(),
            bots[*low].to_string(),
            tally.games(),
            percent(tally.share()),
            percent(share.low),
            percent(share.high)
        )?;
    }
    let strengths = ratings(
        bots.len(),
        &pairings.iter().map(|(low, high, tally)| (*high, *low, *tally)).collect::<Vec<_>>(),
    );
    writeln!(
        out,
        "\n{:<18}{:>7}{:>12}{:>12}{:>12}{:>12}{:>12}{:>16}",
        "bot", "Elo", "decisions", "median", "95 of 100", "99 of 100", "worst", "longest phase"
    )?;
    for (i, bot) in bots.iter().enumerate() {
        let pace = paces.entry(i).or_default();
        pace.decisions.sort_unstable();
        let all = &pace.decisions;
        let ms = |time: Duration| format!("{:.2} ms", time.as_secs_f64() * 1000.0);
        let at = |share: f64| {
            let at = (share * all.len().saturating_sub(1) as f64) as usize;
            ms(all.get(at).copied().unwrap_or_default())
        };
        writeln!(
            out,
            "{:<18}{:>7.0}{:>12}{:>12}{:>12}{:>12}{:>12}{:>16}",
            bot.to_string(),
            strengths[i],
            all.len(),
            at(0.5),
            at(0.95),
            at(0.99),
            at(1.0),
            ms(pace.phases.iter().max().copied().unwrap_or_default())
        )?;
    }
    Ok(())
}
