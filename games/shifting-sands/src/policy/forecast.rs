//! What an attack is expected to bring: both dice on the very tables that are played.

use crate::action::UnitId;
use crate::cards::Force;
use crate::look::Look;
use crate::state::{Flank, flag};

/// What comes of a battle on average.
#[derive(Clone, Copy, Debug, Default)]
pub struct Forecast {
    /// The chance that the attacker wins.
    pub wins: f32,
    /// Loss points that the defender takes.
    pub dealt: f32,
    /// Loss points that the attacker takes.
    pub taken: f32,
    /// Is a flank attack the better way?
    pub flank: bool,
}

impl Forecast {
    /// How good it is for the attacker, if the space is worth so much to him.
    pub fn good(self, prize: f32) -> f32 {
        self.wins * prize + 0.22 * self.dealt - 0.2 * self.taken
    }

    /// The battle as it stands, the better way to fight it chosen unless that is settled.
    pub fn of(look: Look, prize: f32) -> Forecast {
        let plain = Forecast::with(look, look.fires_first());
        if look.s.battle.flank != Flank::None || !may_flank(look) {
            return plain;
        }
        let mut from = crate::action::Spaces::EMPTY;
        look.force(Force::Attacker).for_each(|id| {
            from.insert(look.at(id));
        });
        let bonus = from.len() as i8 - 1 + look.s.deed.flank;
        let chance = f32::from((7 - look.t.limits.flank + bonus).clamp(0, 6)) / 6.0;
        let (won, lost) =
            (Forecast::with(look, Some(Force::Attacker)), Forecast::with(look, Some(Force::Defender)));
        let mix = |a: f32, b: f32| chance * a + (1.0 - chance) * b;
        let flank = Forecast {
            wins: mix(won.wins, lost.wins),
            dealt: mix(won.dealt, lost.dealt),
            taken: mix(won.taken, lost.taken),
            flank: true,
        };
        if flank.good(prize) > plain.good(prize) { flank } else { plain }
    }

    /// Every pair of dice; whoever fires second does so with what is left.
    fn with(look: Look, first: Option<Force>) -> Forecast {
        let shots = [look.shot(Force::Attacker), look.shot(Force::Defender)];
        let most = [endurance(look, Force::Attacker), endurance(look, Force::Defender)];
        let number = |i: usize, die: i8| {
            let shot = &shots[i];
            let (number, bold) = look.t.fire[shot.table].result(shot.column + shot.shift, die + shot.drm);
            (f32::from(number), bold)
        };
        let mut sum = Forecast::default();
        for mine in 1..=6 {
            for theirs in 1..=6 {
                let ((mut dealt, bold), (mut taken, _)) = (number(0, mine), number(1, theirs));
                let left = |loss: f32, all: f32| (1.0 - loss / all).max(0.0);
                match first {
                    Some(Force::Attacker) => taken *= left(dealt, most[1]),
                    Some(Force::Defender) => dealt *= left(taken, most[0]),
                    None => {}
                }
                if dealt > taken {
                    sum.wins += 1.0;
                    // 11.47: an overrun costs more.
                    dealt *= if bold && look.may_be_overrun() { 1.5 } else { 1.0 };
                }
                sum.dealt += dealt.min(most[1]);
                sum.taken += taken.min(most[0]);
            }
        }
        Forecast { wins: sum.wins / 36.0, dealt: sum.dealt / 36.0, taken: sum.taken / 36.0, flank: false }
    }
}

/// May a flank attack be tried (11.31)?
fn may_flank(look: Look) -> bool {
    let units = || look.force(Force::Attacker);
    units().nth(1).is_some() && units().any(|id| look.armour(id)) && look.may_be_overrun()
}

/// The loss points that a force can take.
fn endurance(look: Look, force: Force) -> f32 {
    let steps = |id: UnitId| if look.s.is(id, flag::REDUCED) { 1 } else { 2 };
    let all: u8 = look.force(force).map(|id| look.factors(id)[1] * steps(id)).sum();
    f32::from(all.max(1))
}
