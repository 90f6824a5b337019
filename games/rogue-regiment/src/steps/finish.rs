//! An action is complete: what was seen takes effect, then the reaction attacks (react/1-11).

use sandtable_core::Refusal;

use super::{Offers, not_now};
use crate::action::{Action, Unit};
use crate::look::{Look, Prey};
use crate::play::Play;
use crate::squares::Bits;
use crate::state::{Deed, Fate, flag};

const NO_CHOICE: Refusal = Refusal::new("alarm.op/4", "why-not-exposable");

/// Must somebody be exposed now?
pub fn must_expose(look: Look) -> bool {
    !look.somebody_exposed() && (0..look.t.operators()).any(|f| look.operator_on_map(f))
}

pub fn candidates(look: Look, offer: Offers) {
    for f in (0..look.t.operators()).filter(|f| look.operator_on_map(*f)) {
        offer(Action::Expose(f));
    }
}

pub fn check(look: Look, a: Action) -> Result<(), Refusal> {
    match a {
        Action::Expose(f) if f < look.t.operators() && look.operator_on_map(f) => Ok(()),
        Action::Expose(_) => Err(NO_CHOICE),
        _ => Err(not_now()),
    }
}

pub fn apply(play: &mut Play, a: Action) {
    if let Action::Expose(f) = a {
        play.pop();
        play.expose(Prey::Friend(f), "alarm.op/4");
    }
}

/// A single operator is no choice.
pub fn run_expose(play: &mut Play) -> bool {
    let look = play.look();
    let mut there = (0..look.t.operators()).filter(|f| look.operator_on_map(*f));
    match (there.next(), there.next()) {
        (Some(_), Some(_)) => false,
        (Some(f), None) => {
            apply(play, Action::Expose(f));
            true
        }
        _ => {
            play.pop();
            true
        }
    }
}

/// Witnesses of killings and of the one who acted; then everybody looks round.
fn settle(play: &mut Play, who: Option<Prey>) {
    let deed = play.s.deed;
    let living = play.look().present();
    for u in Bits(deed.shocked & living) {
        let flips = play.alert(u, "seen.kill/1");
        let named = deed.stabbing >> u & 1 == 1;
        let exposes = named && who.is_some_and(|w| !play.look().exposed(w) && play.expose(w, "seen.kill/3"));
        if flips || exposes {
            play.shout(u);
        }
    }
    if let Some(who) = who {
        if deed.blind {
            play.expose(who, "action.blind/2");
        }
        for u in nearest_first(play.look(), deed.seen & living, who) {
            play.spot(u, who);
        }
    }
    play.look_round();
}

/// Units by nearness to somebody; ties by row, then column.
fn nearest_first(look: Look, set: u64, who: Prey) -> arrayvec::ArrayVec<Unit, 64> {
    let mut order: arrayvec::ArrayVec<Unit, 64> = Bits(set).collect();
    order.sort_unstable_by_key(|u| (look.distance_to(*u, who), look.rank(*u)));
    order
}

/// What was seen outside an operator's action.
pub fn settle_alone(play: &mut Play) -> bool {
    play.pop();
    settle(play, None);
    play.s.deed = Deed::NONE;
    true
}

/// An action of somebody is complete.
pub fn run(play: &mut Play, who: Prey) -> bool {
    play.pop();
    let who = match who {
        Prey::Friend(f) => {
            super::shot::holster(play, f);
            match play.s.friend(f).fate {
                Fate::Here => Some(who),
                // Who has got into a vehicle is seen with it.
                Fate::Aboard(c) => Some(Prey::Car(c)),
                _ => None,
            }
        }
        Prey::Car(c) => play.s.cars[usize::from(c)].here.then_some(who),
    };
    settle(play, who);
    let deed = std::mem::replace(&mut play.s.deed, Deed::NONE);
    if let Some(who) = who {
        react(play, who, &deed);
    }
    true
}

/// Already alerted units that saw the action, or were attacked and see the attacker now, attack him once in the phase.
fn react(play: &mut Play, who: Prey, deed: &Deed) {
    let look = play.look();
    if deed.blind || !look.exposed(who) {
        return;
    }
    let living = look.present();
    // react/8: who was attacked strikes back if he sees the attacker.
    let struck =
        Bits(deed.attacked & living).filter(|u| look.spots(*u, who)).fold(0_u64, |set, u| set | 1 << u);
    let reacted = match who {
        Prey::Friend(f) => look.friend(f).reacted,
        Prey::Car(c) => look.car(c).reacted,
    };
    let ready = (deed.seen | struck) & deed.wary & living & !reacted;
    for u in nearest_first(look, ready, who) {
        let there = match who {
            Prey::Friend(f) => play.look().afoot(f),
            Prey::Car(c) => play.s.cars[usize::from(c)].here && play.s.cars[usize::from(c)].manned(),
        };
        if !there {
            return;
        }
        let Some(bonus) = reaction(play.look(), u, who) else { continue };
        match who {
            Prey::Friend(f) => play.friend(f).reacted |= 1 << u,
            Prey::Car(c) => play.s.cars[usize::from(c)].reacted |= 1 << u,
        }
        play.axis_attack(u, who, bonus, "react/2");
    }
}

/// What a reaction attack adds to the dice; none if the unit cannot make one.
fn reaction(look: Look, u: Unit, who: Prey) -> Option<i8> {
    let unit = look.unit(u);
    if !unit.has(flag::ALERTED) || look.t.axis(unit.kind).dice == 0 {
        return None;
    }
    let vehicle = Look::is_vehicle(u);
    match super::assault::bonus(look, u, who, None) {
        Some(bonus) => Some(bonus),
        // av.attack/2: vehicles react only to what they see at that moment.
        None if vehicle => None,
        // react/10
        None => Some(-2),
    }
}
