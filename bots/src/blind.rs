//! Whether bots know what they may not: the hidden facts of a position exchanged for others change no choice.

use sandtable_core::{Chance, Decision, Log, Policied, Policy, Seen};

use crate::Commander;
use crate::play::{answerer, stream};

/// What was tried.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Blind {
    /// Positions in which a choice was made twice.
    pub positions: u64,
    /// Of these, positions whose hidden facts differed in fact.
    pub unlike: u64,
}

/// Has a level choose in positions of games between policies, one of every `stride`, as they are and with other hidden facts.
///
/// # Errors
/// The first choice that differs: the game, how many actions in, and the level.
pub fn blind<R: Policy>(
    rules: &R,
    level: Commander,
    positions: u64,
    stride: u32,
    seed: u64,
) -> Result<Blind, String> {
    let mut tried = Blind::default();
    let seats = rules.board().seats.len();
    for game in seed.. {
        let mut dice = Chance::quick(stream(game, 0));
        let mut whims = Chance::quick(stream(game, 1));
        let mut players: Vec<Policied<R>> = (0..seats).map(|_| Policied::new()).collect();
        let mut log = Log::off();
        let mut s = rules.start(&mut dice, &mut log);
        let mut length = 0u32;
        while let Decision::Ask(ask) = rules.decision(&s) {
            let Some(seat) = answerer(ask, seats, |_| 1.0) else { break };
            let seen = Seen::by(rules, &s, seat);
            length += 1;
            if length.is_multiple_of(stride) {
                let luck = stream(game, u64::from(length));
                let choose = |seen: &Seen<R>| {
                    let mut bot = level.bot::<R>();
                    bot.choose(rules, seen, seat, &mut Chance::quick(luck))
                };
                let other = rules.imagine(&seen, &mut Chance::quick(luck));
                tried.positions += 1;
                tried.unlike += u64::from(other != s);
                if choose(&seen) != choose(&Seen::by(rules, &other, seat)) {
                    return Err(format!(
                        "game {game}, action {length}: {level} chooses by what it cannot see"
                    ));
                }
                if tried.positions >= positions {
                    return Ok(tried);
                }
            }
            let Some(action) = players[usize::from(seat.0)].choose(rules, &seen, seat, &mut whims) else {
                break;
            };
            rules.apply(&mut s, seat, action, &mut dice, &mut log);
        }
    }
    Ok(tried)
}
