//! What is spoiled: positions of cases and of games that were played, and records of them.

use std::collections::BTreeMap;

use sandtable_core::{AnyGame, Case, Decision, Dice, Options};
use toml::Value;

use crate::luck::Luck;
use crate::spoil;
use crate::trial::Start;

/// So many games are played a while.
const GAMES: usize = 6;
/// So many actions at most.
const ACTIONS: usize = 240;
/// A position is kept about so often.
const EVERY: usize = 20;

/// Sound things of a game, and the words of which they are made.
pub struct Seeds {
    /// Positions of cases and of games.
    pub starts: Vec<Start>,
    records: Vec<String>,
    pool: Pool,
}

/// What positions hold, by key.
pub type Pool = BTreeMap<String, Vec<Value>>;

impl Seeds {
    pub fn of(game: &dyn AnyGame, cases: &[Case], luck: &mut Luck) -> Seeds {
        let scenarios: Vec<String> = game.info().keys().map(String::from).collect();
        let mut starts: Vec<Start> = cases.iter().map(Start::from).collect();
        let mut records = Vec::new();
        for i in 0..GAMES {
            let scenario = &scenarios[i % scenarios.len()];
            let (played, record) = play(game, scenario, luck);
            starts.extend(played);
            records.push(record);
        }
        let mut pool = Pool::new();
        for (key, value) in starts.iter().flat_map(|start| &start.position.0) {
            let values = pool.entry(key.clone()).or_default();
            if values.len() < 200 {
                values.push(value.clone());
            }
        }
        Seeds { starts, records, pool }
    }

    /// A position as it was.
    pub fn sound(&self, luck: &mut Luck) -> Start {
        luck.pick(&self.starts).clone()
    }

    /// A position with a few things wrong.
    pub fn spoiled(&self, luck: &mut Luck) -> Start {
        let mut start = self.sound(luck);
        for _ in 0..=luck.below(4) {
            spoil::position(&mut start.position, &self.pool, luck);
        }
        start
    }

    /// A record with a few things wrong, in its head (which may hold a position) or its rows.
    pub fn spoiled_record(&self, luck: &mut Luck) -> String {
        let mut lines: Vec<String> = luck.pick(&self.records).lines().map(String::from).collect();
        for _ in 0..=luck.below(3) {
            spoil::lines(&mut lines, luck);
        }
        lines.join("\n") + "\n"
    }
}

/// Plays a while, by the policy and by chance: positions on the way, and the record.
fn play(game: &dyn AnyGame, scenario: &str, luck: &mut Luck) -> (Vec<Start>, String) {
    let mut table =
        game.table(scenario, &Options::new(), Dice::Seed(luck.seed())).expect("a scenario of the game");
    let mut sparring = game.sparring(luck.seed());
    let mut starts = Vec::new();
    for _ in 0..ACTIONS {
        let Decision::Ask(ask) = table.decision() else { break };
        let Some(seat) = ask.seats.iter().next() else { break };
        let line = match luck.one_in(4) {
            true => Some(luck.pick(&table.actions(seat)).clone()),
            false => sparring.choose(table.as_ref(), seat),
        };
        let Some(line) = line else { break };
        if table.act(seat, &line).is_err() {
            break;
        }
        if luck.one_in(EVERY) {
            let position = table.position();
            starts.push(Start { position, ..Start::of(game, scenario) });
        }
    }
    starts.push(Start::of(game, scenario));
    (starts, table.record().to_string())
}
