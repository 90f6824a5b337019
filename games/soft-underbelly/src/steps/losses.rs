//! Absorbing losses: the owner chooses how (losses.means).

use sandtable_core::{Flow, ON, Offers, Phase, Playing, Refusal, Text};

use super::{Step, events, phase};
use crate::Mediterranean;
use crate::action::Action;
use crate::look::Look;
use crate::pieces::{Arm, CONVOY, Place, SEA, Side};
use crate::play::Play;
use crate::refusals;
use crate::state::Unit;

const NOT_IN_IT: Refusal = Refusal::new("losses.means", "why-not-in-it");
const NO_PARTISANS: Refusal = Refusal::new("partisans.permanent/2", "why-not-in-it");
const NO_LINE: Refusal = Refusal::new("losses.options/4", "why-no-line-here");
const NO_RETREAT_ATTACKER: Refusal = Refusal::new("retreat.attacker", "why-no-retreat");
const NO_RETREAT_BOMBING: Refusal = Refusal::new("bombing.losses", "why-no-retreat");
const NO_RETREAT_SHELLS: Refusal = Refusal::new("bombard.naval/3", "why-no-retreat");
const BOMBS_HOLD: Refusal = Refusal::new("bombing.no-retreat", "why-no-retreat");
const NO_RETREAT_SEA: Refusal = Refusal::new("naval.intercept/7", "why-no-retreat");
const RETREAT_ONCE: Refusal = Refusal::new("retreat.value", "why-retreat-once");
const NOWHERE: Refusal = Refusal::new("retreat.forbidden", "why-nowhere");
const COMPULSORY: Refusal = Refusal::new("losses.compulsory", "why-losses-first");

/// Which units can absorb a loss.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Scope {
    /// Those in an area: bombing and naval bombardment.
    Area(Place),
    /// Those of the convoy.
    Convoy,
    /// Those of the landing force of an area.
    Landing(Place),
    /// The attackers of the battle.
    Attackers,
    /// The defenders of the battle, who may also retreat.
    Defenders,
}

/// Why defenders cannot retreat: Operation Strangle, or no area of theirs beside them.
pub fn no_way_out(look: Look, side: Side) -> Refusal {
    let (target, closed) = (look.s.battle.target, look.s.strangled);
    let beside = look.strangled(side, closed) && look.t.next_to(target).contains(closed);
    if look.strangled(side, target) || beside && look.own(side).contains(closed) {
        refusals::STRANGLED
    } else {
        NOWHERE
    }
}

/// Can this unit absorb a loss in this scope?
fn in_scope(look: Look, scope: Scope, unit: Unit) -> bool {
    match scope {
        Scope::Area(area) => unit.place == area,
        Scope::Convoy => unit.place == CONVOY,
        Scope::Landing(target) => unit.place == SEA && unit.duty == target,
        Scope::Attackers => Look::attacks(unit, look.s.battle.target),
        Scope::Defenders => unit.place == look.s.battle.target,
    }
}

fn line_area(look: Look, side: Side, scope: Scope) -> Option<Place> {
    let area = match scope {
        Scope::Area(area) => area,
        Scope::Defenders => look.s.battle.target,
        _ => return None,
    };
    (side == Side::Axis && look.s.lines.contains(area)).then_some(area)
}

/// Is the present loss of an area one of naval bombardment rather than of bombing? Bombs fall in windows.
fn shelling(look: Look) -> bool {
    let n = look.s.steps.len();
    look.s.battle.target != 0
        && look.s.battle.round == 0
        && n >= 2
        && matches!(look.s.steps[n - 2], Step::Battle(_))
}

impl Phase<Mediterranean> for phase::Losses {
    fn candidates(&self, look: Look, side: Side, offer: Offers<Action>) -> Flow {
        let scope = self.scope;
        let hit = look.each(side, &Arm::FIGHTING, move |u| in_scope(look, scope, u));
        hit.map(|(who, _)| Action::Lose(who)).try_for_each(&mut *offer)?;
        [Action::LoseLine, Action::Retreat].into_iter().try_for_each(offer)
    }

    fn check(&self, look: Look, side: Side, a: Action) -> Result<(), Refusal> {
        let scope = self.scope;
        match a {
            Action::Lose(who) => {
                let i = look.find(side, who).ok_or(NOT_IN_IT)?;
                NO_PARTISANS.when(who.arm == Arm::Partisans)?;
                NOT_IN_IT.unless(in_scope(look, scope, look.s.units[i]))
            }
            Action::LoseLine => NO_LINE.unless(line_area(look, side, scope).is_some()),
            Action::Retreat => match scope {
                Scope::Attackers | Scope::Landing(_) => Err(NO_RETREAT_ATTACKER),
                Scope::Convoy => Err(NO_RETREAT_SEA),
                Scope::Area(_) if shelling(look) => Err(NO_RETREAT_SHELLS),
                Scope::Area(_) => Err(NO_RETREAT_BOMBING),
                Scope::Defenders if look.s.battle.retreating => Err(RETREAT_ONCE),
                Scope::Defenders if look.can_retreat(side, look.s.battle.target) => Ok(()),
                Scope::Defenders => Err(no_way_out(look, side)),
            },
            Action::Done | Action::Decline => Err(COMPULSORY),
            Action::Take(_) | Action::Land(..) | Action::Fall(..) if matches!(scope, Scope::Area(_)) => {
                Err(if shelling(look) { NO_RETREAT_SHELLS } else { BOMBS_HOLD })
            }
            _ if matches!(scope, Scope::Attackers | Scope::Defenders) => Err(events::not_now(side, a)),
            _ => Err(events::inside(side, a)),
        }
    }

    fn apply(&self, play: &mut Play, side: Side, a: Action) {
        match a {
            Action::Lose(who) => {
                if let Some(i) = play.look().find(side, who) {
                    play.absorb(i);
                }
            }
            Action::LoseLine => {
                if let Some(area) = line_area(play.look(), side, self.scope) {
                    play.lose_line(area, "losses.options/4");
                }
            }
            _ => {
                play.s.battle.retreating = true;
                play.say("losses.options/5", || Text::new("log-retreats").with("side", side.seat()));
            }
        }
        play.become_step(Step::Losses { side, hits: self.hits - 1, scope: self.scope });
    }

    /// Losses that leave no choice are absorbed at once; those beyond the force are ignored (losses.compulsory).
    fn run(&self, play: &mut Play) -> bool {
        let look = play.look();
        let (mut only, mut options) = (None, 0);
        if self.hits > 0 {
            let _ = self.candidates(look, self.side, &mut |a| {
                if self.check(look, self.side, a).is_ok() {
                    options += 1;
                    only = Some(a);
                }
                if options < 2 { ON } else { Flow::Break(()) }
            });
        }
        match (options, only) {
            (0, _) => {
                play.pop();
                // Losses of a round are removed together: the attacker's await the defender's.
                if self.scope != Scope::Attackers {
                    play.check_elimination();
                }
            }
            (1, Some(a)) => self.apply(play, self.side, a),
            _ => return false,
        }
        true
    }
}
