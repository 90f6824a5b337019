//! The supply procedure (11.0): check, transfer, rail transport box, fortress.

use sandtable_core::{Flow, Offers, Phase, Playing, Refusal, Text, Value, named};

use super::{Step, not_now, phase};
use crate::CaseBlue;
use crate::action::{Action, Hex, UnitId};
use crate::look::Look;
use crate::pieces::{Kind, Nation, Side};
use crate::play::{Play, hex_value, unit_value};
use crate::state::{Due, Fortress, UNITS, off, on_map};
use crate::supply::connected;

named! {
    /// Where the supply procedure stands.
    pub enum SupplyStage {
        /// The Soviet check.
        Soviet,
        /// The Axis check.
        Axis,
        /// The transfer roll.
        Transfer,
        /// The rail transport box.
        Entrain,
        /// Fortress building.
        Build,
        /// The end.
        End,
    }
}

const NOT_ELIGIBLE: Refusal = Refusal::new("11.2.1/1", "why-not-eligible");
const GONE: Refusal = Refusal::new("11.2.1/1", "why-no-such-unit");
const MUST_TRANSFER: Refusal = Refusal::new("11.2.1/1", "why-must-transfer");
const NO_LINE_TRANSFER: Refusal = Refusal::new("11.2.2/2", "why-no-line");
const MOT_STAYS: Refusal = Refusal::new("11.2.1/4", "why-mot-stays");
const BOX_FIRST: Refusal = Refusal::new("11.2.3/1", "why-box-first");
const FULL_FIRST: Refusal = Refusal::new("11.2.1/2", "why-full-first");
const NO_LINE: Refusal = Refusal::new("11.3.1/2", "why-no-line");
const IN_ZONE: Refusal = Refusal::new("11.3.1/3", "why-in-zone");
const NOT_AXIS: Refusal = Refusal::new("11.3/1", "why-not-an-axis-unit");
const NOT_ON_MAP: Refusal = Refusal::new("11.3/1", "why-no-such-unit");
const NOT_A_PLACE: Refusal = Refusal::new("14.1.1", "why-not-a-supplied-place");
const ENEMY_NEAR: Refusal = Refusal::new("14.1.2", "why-enemy-near");
const LEVEL_TWO: Refusal = Refusal::new("14.1.6", "why-level-two");
const TWO_STAND: Refusal = Refusal::new("14.0", "why-no-marker");
const NO_MARKER: Refusal = Refusal::new("14.3.3", "why-no-marker");

impl Phase<CaseBlue> for phase::Supply {
    fn run(&self, play: &mut Play) -> bool {
        let go = |play: &mut Play, stage| play.become_step(Step::Supply(stage));
        let first = |play: &mut Play, step, then| play.push_then(step, Step::Supply(then));
        match self.stage {
            SupplyStage::Soviet => {
                go(play, SupplyStage::Axis);
                attrition(play, Side::Soviet);
            }
            SupplyStage::Axis => {
                go(play, SupplyStage::Transfer);
                attrition(play, Side::Axis);
            }
            SupplyStage::Transfer => {
                go(play, SupplyStage::Entrain);
                let die = play.die("11.2/1", "log-transfer");
                play.s.due.clear();
                let row = &play.t.transfers[usize::from(die) - 1];
                if row.is_empty() {
                    play.say("11.2/1", || Text::new("log-transfer-none"));
                }
                for (what, left) in row {
                    play.s.due.push(Due { what: *what, left: *left });
                    play.say("11.2.1/1", || {
                        Text::new("log-transfer-due")
                            .with("what", Value::Term(crate::scene::what_name(*what)))
                            .with("count", *left)
                    });
                }
                play.push(Step::Transfer);
            }
            SupplyStage::Entrain => first(play, Step::Entrain, SupplyStage::Build),
            SupplyStage::Build => first(play, Step::Build, SupplyStage::End),
            SupplyStage::End => play.pop(),
        }
        true
    }
}

/// 11.1: all units of a side are judged on the same position, then lose a step together.
fn attrition(play: &mut Play, side: Side) {
    let lines = connected(play.look(), side);
    let mut cut = [false; UNITS];
    for id in play.t.ids() {
        let at = play.look().unit(id).at;
        cut[usize::from(id)] = play.t.side(id) == side && on_map(at) && !lines.contains(at);
    }
    for id in play.t.ids().filter(|id| cut[usize::from(*id)]) {
        play.say("11.1/1", || Text::new("log-cut-off").with("unit", unit_value(id)));
        play.lose_step(id, "11.1/1");
    }
}

/// Rank of a division for the transfer due: the box before the map, full strength before reduced; none if it does
/// not qualify.
fn standing(look: Look, id: UnitId) -> Option<u8> {
    let due = look.s.due.first()?;
    let unit = look.unit(id);
    let here = unit.at == off::BOX || on_map(unit.at) && look.s.lines.contains(unit.at);
    if !here || !look.answers(id, due.what) {
        return None;
    }
    Some(2 * u8::from(unit.at != off::BOX) + u8::from(!look.is_full(id)))
}

fn best_standing(look: Look) -> Option<u8> {
    look.t.ids().filter_map(|id| standing(look, id)).min()
}

fn check_transfer(look: Look, id: UnitId) -> Result<(), Refusal> {
    NOT_ELIGIBLE.unless(look.t.owns(Side::Axis, id))?;
    let Some(rank) = standing(look, id) else {
        let due = look.s.due.first().is_some_and(|d| look.answers(id, d.what));
        return Err(match look.counter(id).kind {
            Kind::Mot if look.counter(id).nation == Nation::German => MOT_STAYS,
            _ if due && on_map(look.unit(id).at) => NO_LINE_TRANSFER,
            _ if due => GONE,
            _ => NOT_ELIGIBLE,
        });
    };
    match best_standing(look) {
        Some(best) if best / 2 < rank / 2 => Err(BOX_FIRST),
        Some(best) if best < rank => Err(FULL_FIRST),
        _ => Ok(()),
    }
}

fn check_entrain(look: Look, id: UnitId) -> Result<(), Refusal> {
    NOT_AXIS.unless(look.t.owns(Side::Axis, id))?;
    let at = look.unit(id).at;
    NOT_ON_MAP.unless(on_map(at))?;
    NO_LINE.unless(look.s.lines.contains(at))?;
    if look.zone(Side::Soviet, at) { Err(IN_ZONE) } else { Ok(()) }
}

fn check_build(look: Look, hex: Hex) -> Result<(), Refusal> {
    NOT_A_PLACE.when(!on_map(hex) || look.t.place(hex).is_none())?;
    ENEMY_NEAR.when(look.t.near(hex).any(|n| look.s.holder(n) == Some(Side::Axis)))?;
    NOT_A_PLACE.unless(look.s.lines.contains(hex))?;
    match look.s.fortress(hex) {
        0 if look.s.fortresses.iter().all(|f| f.level > 0) => Err(TWO_STAND),
        0 if look.s.fortresses.iter().all(|f| f.spent) => Err(NO_MARKER),
        2.. => Err(LEVEL_TWO),
        _ => Ok(()),
    }
}

fn build(play: &mut Play, hex: Hex) {
    let stands = play.s.fortresses.iter().position(|f| f.at == hex);
    let fresh = play.s.fortresses.iter().position(|f| !f.spent);
    match (stands, fresh) {
        (Some(i), _) => play.s.fortresses[i].level = 2,
        (None, Some(i)) => play.s.fortresses[i] = Fortress { at: hex, level: 1, spent: true },
        _ => {}
    }
    play.say("14.1", || Text::new("log-built").with("hex", hex_value(hex)));
}

impl Phase<CaseBlue> for phase::Transfer {
    /// All divisions of the best rank; without one the transfer is done.
    fn candidates(&self, look: Look, _side: Side, offer: Offers<Action>) -> Flow {
        let best = best_standing(look);
        if best.is_none() {
            return offer(Action::Done);
        }
        let first = look.t.ids().filter(|id| standing(look, *id) == best);
        first.map(Action::Transfer).try_for_each(offer)
    }

    fn sure(&self) -> bool {
        true
    }

    fn check(&self, look: Look, _side: Side, a: Action) -> Result<(), Refusal> {
        match a {
            Action::Transfer(id) => check_transfer(look, id),
            Action::Done if best_standing(look).is_some() => Err(MUST_TRANSFER),
            Action::Done => Ok(()),
            _ => Err(not_now(look, a)),
        }
    }

    fn apply(&self, play: &mut Play, _side: Side, a: Action) {
        let Action::Transfer(id) = a else { return play.pop() };
        play.send(id, off::TRANSFERRED);
        play.say("11.2.1/1", || Text::new("log-transferred").with("unit", unit_value(id)));
        if let Some(due) = play.s.due.first_mut() {
            due.left -= 1;
        }
    }

    fn run(&self, play: &mut Play) -> bool {
        while play.s.due.first().is_some_and(|d| d.left == 0) || best_standing(play.look()).is_none() {
            if play.s.due.is_empty() {
                play.pop();
                return true;
            }
            play.s.due.remove(0);
        }
        false
    }
}

impl Phase<CaseBlue> for phase::Entrain {
    fn candidates(&self, look: Look, _side: Side, offer: Offers<Action>) -> Flow {
        look.all(Side::Axis, |u| on_map(u.at)).map(Action::Entrain).try_for_each(&mut *offer)?;
        offer(Action::Done)
    }

    fn check(&self, look: Look, _side: Side, a: Action) -> Result<(), Refusal> {
        match a {
            Action::Entrain(id) => check_entrain(look, id),
            Action::Done => Ok(()),
            _ => Err(not_now(look, a)),
        }
    }

    fn apply(&self, play: &mut Play, _side: Side, a: Action) {
        let Action::Entrain(id) = a else { return play.pop() };
        play.send(id, off::BOX);
        play.say("11.3/1", || Text::new("log-entrained").with("unit", unit_value(id)));
    }

    fn run(&self, play: &mut Play) -> bool {
        let asked = super::any_choice(play.look(), Side::Axis);
        play.pop_unless(asked)
    }
}

impl Phase<CaseBlue> for phase::Build {
    fn candidates(&self, look: Look, _side: Side, offer: Offers<Action>) -> Flow {
        look.t.places.iter().map(|p| Action::Build(p.hex)).try_for_each(&mut *offer)?;
        offer(Action::Done)
    }

    fn check(&self, look: Look, _side: Side, a: Action) -> Result<(), Refusal> {
        match a {
            Action::Build(hex) => check_build(look, hex),
            Action::Done => Ok(()),
            _ => Err(not_now(look, a)),
        }
    }

    fn apply(&self, play: &mut Play, _side: Side, a: Action) {
        if let Action::Build(hex) = a {
            build(play, hex);
        }
        play.pop();
    }

    fn run(&self, play: &mut Play) -> bool {
        let asked = super::any_choice(play.look(), Side::Soviet);
        play.pop_unless(asked)
    }
}
