//! A simulcast turn: by agreement nobody does anything offensive (2.4). The sides still play one after the other, each
//! without Barrage Segments and without Reaction, Combat and Exploitation Phases.

use sandtable_core::{Flow, Offers, Phase, Playing, Refusal, Text};

use super::{Step, ask, phase};
use crate::Ocs;
use crate::action::{Action, Hex};
use crate::air::Sortie;
use crate::look::Look;
use crate::pieces::Side;
use crate::play::Play;

const COMBAT: Refusal = Refusal::new("2.4/2", "why-simulcast-combat");
const OFFENSIVE: Refusal = Refusal::new("2.4/3", "why-simulcast-offensive");
const DECLINED: Refusal = Refusal::new("2.4/1", "why-simulcast-declined");

/// May a side propose one: once a turn?
pub const fn may_propose(asked: bool) -> Result<(), Refusal> {
    DECLINED.when(asked)
}

/// The other side is asked.
pub fn propose(play: &mut Play, side: Side) {
    play.become_step(Step::Initiative { side, asked: true });
    play.say("2.4/1", || Text::new("log-simulcast-proposed").with("side", side.seat()));
    play.push(Step::Simulcast(side.other()));
}

/// Combat of any kind is left out (2.4/2).
pub fn combat(look: Look) -> Result<(), Refusal> {
    COMBAT.when(look.s.simulcast)
}

/// Nobody comes closer to the enemy, or takes what is his (2.4/3).
pub fn advance(look: Look, side: Side, to: Hex) -> Result<(), Refusal> {
    let enemy = side.other();
    let offends = || {
        look.t.near(to).any(|next| look.holds(enemy, next))
            || look.stores(enemy, to)
            || look.t.place(to).is_some_and(|(place, _)| look.owner(place) == enemy)
    };
    OFFENSIVE.when(look.s.simulcast && offends())
}

/// Nobody lands on an enemy coast with a roll.
pub fn landing(look: Look) -> Result<(), Refusal> {
    OFFENSIVE.when(look.s.simulcast)
}

/// Aircraft carry cargo and change their bases, and nothing else.
pub fn flight(look: Look, sortie: Sortie) -> Result<(), Refusal> {
    if sortie.aim().is_some() {
        return combat(look);
    }
    OFFENSIVE.when(look.s.simulcast && matches!(sortie, Sortie::Sweep | Sortie::Drop))
}

impl Phase<Ocs> for phase::Simulcast {
    fn candidates(&self, _: Look, _: Side, offer: Offers<Action>) -> Flow {
        ask::yes_or_no(offer)
    }

    fn check(&self, look: Look, _: Side, a: Action) -> Result<(), Refusal> {
        ask::answers(look, a)
    }

    fn apply(&self, play: &mut Play, side: Side, a: Action) {
        play.s.simulcast = a == Action::Agree;
        play.pop();
        let said = if a == Action::Agree { "log-simulcast-agreed" } else { "log-simulcast-declined" };
        play.say("2.4/1", || Text::new(said).with("side", side.seat()));
    }
}
