//! `sandtable sim`: games between bots by the thousand.

use std::io::{IsTerminal, Write, stderr};
use std::path::PathBuf;

use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use sandtable_bots::{Commander, Counted, Limits, Series, Share, SimError, SimReport, count_at};
use sandtable_core::{OpeningOrders, OrderBook, Seats};
use serde_json::{Map, Value, json};

use super::plot;
use super::setup::{Setup, levels};
use crate::failure::Failure;
use crate::figures::{grouped, percent};
use crate::files;

/// Play games between bots and report how they went.
///
/// Game number i has the seed S + i - 1, so that any of them is played again by itself with --games 1. The result
/// does not depend on the number of threads. A broken invariant stops the series: the trail is printed, exit code 1.
#[derive(Args)]
pub struct Sim {
    /// The game's id.
    game: String,
    #[command(flatten)]
    setup: Setup,
    /// How many games.
    #[arg(long, default_value_t = 100)]
    games: u64,
    /// The bot of each seat (random, recruit, regular, veteran, elite), with commas between, or one for all.
    #[arg(long, default_value = "regular")]
    seats: String,
    /// What each seat is asked while others act: everything, or what a person's first standing orders ask at a live or
    /// slow table (all, live, slow), with commas between, or one for all.
    #[arg(long, default_value = "all")]
    orders: String,
    /// The seed of the first game.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many threads; 0 for one a core.
    #[arg(long, default_value_t = 0)]
    threads: usize,
    /// A game with more actions is cut off as unfinished.
    #[arg(long, default_value_t = Limits::default().actions)]
    limit: u32,
    /// Check the invariants after every so many actions; 0 for the end alone.
    #[arg(long, default_value_t = Limits::default().faults_every)]
    check_every: u32,
    /// Print JSON.
    #[arg(long)]
    json: bool,
    /// Draw shares, endings and lengths into an SVG file.
    #[arg(long, value_name = "FILE.svg")]
    plot: Option<PathBuf>,
}

/// A series that has been played.
pub struct Simmed {
    pub game: &'static str,
    pub scenario: String,
    pub seats: Vec<String>,
    pub levels: Vec<Commander>,
    pub seed: u64,
    pub report: SimReport,
}

/// The standing orders of each seat: one word for all, or one for each with commas between.
fn books(text: &str, opening: &OpeningOrders, seats: usize) -> Result<Vec<OrderBook>, Failure> {
    let named = text.split(',').map(|word| match word.trim() {
        "all" => Ok(OrderBook::default()),
        "live" => Ok(opening.book(false)),
        "slow" => Ok(opening.book(true)),
        word => Err(Failure::bad(format_args!("--orders '{word}': all, live or slow is expected"))),
    });
    let named = named.collect::<Result<Vec<_>, _>>()?;
    match named.len() {
        1 => Ok(vec![named[0].clone(); seats]),
        n if n == seats => Ok(named),
        n => Err(Failure::bad(format_args!("--orders names {n} books, but there are {seats} seats"))),
    }
}

/// The middle of what was counted, and what 95 of 100 do not exceed.
fn middle(counted: &Counted) -> Value {
    json!({ "median": count_at(counted, 0.5), "most": count_at(counted, 0.95), "of": counted.values().sum::<u64>() })
}

/// A bar on a terminal; nothing in a script.
fn progress(games: u64) -> ProgressBar {
    if !stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new(games);
    let style = ProgressStyle::with_template("{bar:40} {human_pos}/{human_len} games  {per_sec}  {eta} left");
    bar.with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

impl Sim {
    fn play(&self, out: &mut dyn Write) -> Result<Simmed, Failure> {
        let chosen = self.setup.choose(&self.game)?;
        let seats = chosen.seats()?;
        let levels = levels(&self.seats, &seats)?;
        let limits = Limits { actions: self.limit, faults_every: self.check_every };
        let (games, seed, threads) = (self.games, self.seed, self.threads);
        let books = books(&self.orders, chosen.game.opening_orders(), seats.len())?;
        let series = Series { games, levels: levels.clone(), books, seed, limits, threads };
        let bar = progress(games);
        let result = chosen.game.simulate(&chosen.scenario, &chosen.options, &series, &|| bar.inc(1));
        bar.finish_and_clear();
        let report = match result {
            Ok(report) => report,
            Err(SimError::Setup(error)) => return Err(Failure::bad_at(&self.game, error)),
            Err(SimError::Fault(fault)) => {
                for (i, (seat, action)) in fault.trail.iter().enumerate() {
                    let seat = seats.get(usize::from(seat.0)).map_or("nobody", String::as_str);
                    writeln!(out, "{:>6}  {seat:<10}  {action}", i + 1)?;
                }
                return Err(Failure::failed(fault));
            }
        };
        let game = chosen.game.info().id;
        Ok(Simmed { game, scenario: chosen.scenario, seats, levels, seed, report })
    }

    pub fn run(self, out: &mut dyn Write) -> Result<(), Failure> {
        let simmed = self.play(out)?;
        if let Some(path) = &self.plot {
            files::write(path, &plot::svg(&simmed))?;
        }
        if self.json {
            writeln!(out, "{}", simmed.json())?
        } else {
            simmed.table(out)?
        }
        Ok(())
    }
}

impl Simmed {
    /// The names of winners; a dash when nobody won.
    pub fn winners(&self, winners: Seats) -> String {
        let names: Vec<_> =
            winners.iter().filter_map(|s| self.seats.get(usize::from(s.0)).map(String::as_str)).collect();
        if names.is_empty() { "-".into() } else { names.join("+") }
    }

    fn json(&self) -> Value {
        let r = &self.report;
        let per_seat = |f: &dyn Fn(usize) -> Value| {
            Value::Object(
                self.seats.iter().enumerate().map(|(i, seat)| (seat.clone(), f(i))).collect::<Map<_, _>>(),
            )
        };
        let endings = r.endings.iter().map(|((rule, winners), games)| {
            json!({ "rule": rule.0, "winners": self.winners(*winners), "games": games })
        });
        json!({
            "game": self.game,
            "scenario": self.scenario,
            "games": r.games,
            "wins": per_seat(&|i| r.wins[i].into()),
            "draws": r.draws,
            "lost": r.lost,
            "unfinished": r.unfinished,
            "actions": r.actions,
            "seconds": r.seconds,
            "seed": self.seed,
            "seats": per_seat(&|i| self.levels[i].to_string().into()),
            "shares": per_seat(&|i| json!(r.share(i))),
            "endings": endings.collect::<Vec<_>>(),
            "turns": r.turns.iter().map(|(turn, games)| json!([turn, games])).collect::<Vec<_>>(),
            "length": { "mean": r.mean_length(), "least": r.length_at(0.0), "median": r.length_at(0.5), "most": r.length_at(1.0) },
            "questions": per_seat(&|i| {
                let questions = &r.questions[i];
                let battles = questions.battles.iter().map(|(rounds, counted)| (rounds.to_string(), middle(counted)));
                json!({ "impulse": middle(&questions.impulses), "battle": battles.collect::<Map<_, _>>() })
            }),
            "stops": per_seat(&|i| json!({ "asked": r.stops[i].asked, "taken": r.stops[i].taken })),
        })
    }

    fn table(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let r = &self.report;
        let per_game = |n: u64| n as f64 / r.games.max(1) as f64;
        let row = |share: Share| {
            format!("{:>8}  {:>8} to {:>7}", percent(share.share), percent(share.low), percent(share.high))
        };
        let last = self.seed.wrapping_add(r.games.saturating_sub(1));
        writeln!(
            out,
            "{} ({}): {} games, seeds {} to {last}\n",
            self.game,
            self.scenario,
            grouped(r.games),
            self.seed
        )?;
        writeln!(
            out,
            "{:<12}{:<16}{:>8}{:>10}{:>22}{:>10}{:>8}",
            "seat", "bot", "wins", "share", "95 % interval", "stops", "taken"
        )?;
        for (i, seat) in self.seats.iter().enumerate() {
            writeln!(
                out,
                "{seat:<12}{:<16}{:>8}  {}{:>10.1}{:>8.1}",
                self.levels[i].to_string(),
                grouped(r.wins[i]),
                row(r.share(i)),
                per_game(r.stops[i].asked),
                per_game(r.stops[i].taken)
            )?;
        }
        for (name, n) in [("draws", r.draws), ("lost by all", r.lost), ("unfinished", r.unfinished)] {
            if name == "lost by all" && n == 0 {
                continue;
            }
            writeln!(out, "{name:<28}{:>8}  {}", grouped(n), row(Share::of(n, r.games)))?;
        }
        for (i, seat) in self.seats.iter().enumerate() {
            let say = |counted: &Counted| format!("{} ({})", count_at(counted, 0.5), count_at(counted, 0.95));
            let questions = &r.questions[i];
            if questions.impulses.is_empty() {
                continue;
            }
            write!(
                out,
                "{}{seat:<12}questions, median (95 %): {} an enemy impulse",
                if i == 0 { "\n" } else { "" },
                say(&questions.impulses)
            )?;
            for (rounds, counted) in &questions.battles {
                write!(out, ", {} in {rounds} round{}", say(counted), if *rounds == 1 { "" } else { "s" })?;
            }
            writeln!(out)?;
        }
        writeln!(out, "\n{:<28}{:<14}{:>8}{:>10}", "ended by rule", "winner", "games", "share")?;
        for ((rule, winners), n) in &r.endings {
            let share = percent(Share::of(*n, r.games).share);
            writeln!(out, "{:<28}{:<14}{:>8}{share:>10}", rule.0, self.winners(*winners), grouped(*n))?;
        }
        if !r.turns.is_empty() {
            let turns: Vec<_> = r.turns.iter().map(|(turn, n)| format!("{turn}: {}", grouped(*n))).collect();
            writeln!(out, "\nended in turn  {}", turns.join(", "))?;
        }
        writeln!(
            out,
            "\n{} actions, {:.0} a game (median {}, from {} to {})",
            grouped(r.actions),
            r.mean_length(),
            grouped(r.length_at(0.5).into()),
            grouped(r.length_at(0.0).into()),
            grouped(r.length_at(1.0).into())
        )?;
        let rate = |n: u64| grouped((n as f64 / r.seconds.max(1e-9)) as u64);
        writeln!(
            out,
            "{:.2} s, {} games/s, {} actions/s; no invariant broken",
            r.seconds,
            rate(r.games),
            rate(r.actions)
        )?;
        Ok(())
    }
}
