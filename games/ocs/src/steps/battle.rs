//! A combat from the defender's supply to its end (9.2/1).

use arrayvec::ArrayVec;
use sandtable_core::{Flow, Offers, Phase, Playing, Refusal, Text, Value, named};

use super::{Cause, Step, not_now, phase};
use crate::Ocs;
use crate::action::{Action, UnitId};
use crate::camps::Pool;
use crate::combat;
use crate::look::Look;
use crate::pieces::{Antitank, Mode, Side, Sink};
use crate::play::Play;
use crate::refusals;
use crate::state::{NO_BATTLE, NOBODY, Roll, flag};
use crate::supply::{defence_price, has_stocks, reach_of, reach_with_trucks};
use crate::tables::COLUMNS;

named! {
    /// Where a combat stands.
    pub enum Stage {
        /// The defender's supply, and the AR units.
        Begin = "begin",
        /// Surprise and the combat roll.
        Roll = "roll",
        /// The attacker's losses,
        AttackerLosses = "attacker-losses",
        /// his option,
        AttackerOption = "attacker-option",
        /// and his retreat.
        AttackerRetreat = "attacker-retreat",
        /// The defender's losses,
        DefenderLosses = "defender-losses",
        /// his option,
        DefenderOption = "defender-option",
        /// and his retreat.
        DefenderRetreat = "defender-retreat",
        /// The attackers advance.
        Advance = "advance",
        /// Exploit markers, and the end.
        End = "end",
    }
}

impl Phase<Ocs> for phase::Battle {
    fn run(&self, play: &mut Play) -> bool {
        // 4.9b: how it goes on hangs on what both sides have there.
        play.log.reveal();
        let battle = play.s.battle;
        let (attacker, defender) = (battle.side, battle.side.other());
        let go = |play: &mut Play, stage| play.become_step(Step::Battle(stage));
        let losses = |play: &mut Play, side, left: u8| {
            play.push(Step::Losses { side, left, cause: Cause::Combat, at: battle.target });
        };
        match self.stage {
            Stage::Begin => {
                if let Some(id) = next_payer(play.look()) {
                    // 12.10g/1: in an overrun one unit after the other, so that nobody counts on what is spent.
                    super::assaults::pay_for(play, id);
                } else if combat::attackers(play.look()).next().is_none() {
                    // 9.2/2
                    go(play, Stage::End);
                } else {
                    go(play, Stage::Roll);
                    play.push(Step::Lead { attacker: false });
                    play.push(Step::Lead { attacker: true });
                    play.push(Step::Defend);
                }
            }
            Stage::Roll => {
                roll(play);
                go(play, Stage::AttackerLosses);
            }
            Stage::AttackerLosses => {
                go(play, Stage::AttackerOption);
                losses(play, attacker, battle.losses[0]);
            }
            Stage::AttackerOption => {
                go(play, Stage::AttackerRetreat);
                play.push(Step::Option { attacker: true });
            }
            Stage::AttackerRetreat => {
                go(play, Stage::DefenderLosses);
                rout(play, true);
            }
            Stage::DefenderLosses => {
                if battle.dg {
                    // 9.12a/1
                    play.disorganise(defender, battle.target, "9.12a/1");
                }
                go(play, Stage::DefenderOption);
                losses(play, defender, battle.losses[1]);
            }
            Stage::DefenderOption => {
                go(play, Stage::DefenderRetreat);
                play.push(Step::Option { attacker: false });
            }
            Stage::DefenderRetreat => {
                go(play, Stage::Advance);
                rout(play, false);
            }
            Stage::Advance => {
                go(play, Stage::End);
                if !play.look().holds(defender, battle.target) {
                    play.push(Step::Advance);
                }
            }
            Stage::End => end(play),
        }
        true
    }
}

/// The next attacker who has not paid; who has no stocks left comes first.
fn next_payer(look: Look) -> Option<UnitId> {
    let unpaid = || combat::attackers(look).filter(|id| !look.unit(*id).has(flag::PAID));
    unpaid().find(|id| !has_stocks(look, *id)).or_else(|| unpaid().next())
}

/// The units of a side that take part.
pub fn involved(look: Look, attacker: bool) -> impl Iterator<Item = UnitId> {
    let battle = look.s.battle;
    look.t.ids().filter(move |id| {
        let (unit, side) = (look.unit(*id), look.counter(*id).side);
        match attacker {
            true => side == battle.side && unit.has(flag::ACTS) && unit.is_here(),
            false => side != battle.side && unit.at == battle.target,
        }
    })
}

/// Surprise, shift and roll (9.8, 9.9).
fn roll(play: &mut Play) {
    let look = play.look();
    let (battle, sized) = (look.s.battle, combat::assess(look));
    let works = look.works(battle.side.other(), battle.target);
    strengths(play, &sized);
    let limits = if battle.overrun { play.t.surprise.overrun } else { play.t.surprise.regular };
    let own = play.t.title.surprise(play.look());
    let surprise = play.two_dice("9.8/1", "log-surprise") as i8 + sized.rating + own - i8::from(works > 0);
    let mut column = sized.column as i8;
    if surprise >= limits[0] {
        column += play.die("9.8/2", "log-shift-attacker") as i8;
    } else if surprise <= limits[1] {
        column -= play.die("9.8/2", "log-shift-defender") as i8;
    }
    // 9.1g
    let column = column.clamp(0, COLUMNS as i8 - 1) as u8;
    let roll = play.two_dice("9.9/1", "log-combat") as i8 + sized.rating - works as i8;
    let cell = play.t.tables.result(column, roll);
    let (over, under) = crate::tables::ratio(play.t.tables.odds(play.t.closeness(sized.terrain), column));
    play.say("9.10/1", || {
        Text::new("log-result")
            .with("over", over)
            .with("under", under)
            .with("roll", i32::from(roll))
            .with("al", cell.losses[0])
            .with("ao", cell.options[0])
            .with("dl", cell.losses[1])
            .with("do", cell.options[1])
            .with("exploit", cell.exploit)
            .with("dg", i32::from(cell.dg))
    });
    let exploits = play.t.title.exploits(play.look());
    let battle = &mut play.s.battle;
    (battle.losses, battle.option) = (cell.losses, cell.options);
    (battle.exploit, battle.dg) = (if exploits { cell.exploit } else { 0 }, cell.dg);
    if cell.losses[1] > 0 || cell.options[1] > 0 || cell.dg {
        // 5.7d
        let reserves: Roll = involved(play.look(), false)
            .filter(|id| play.s.units[usize::from(*id)].mode == Mode::Reserve)
            .collect();
        reserves.into_iter().for_each(|id| play.unmark_mode(id));
    }
}

/// 4.9b: both sides show rating, AT level and strength, but not the units.
fn strengths(play: &mut Play, sized: &combat::Assessment) {
    let look = play.look();
    let battle = look.s.battle;
    let rating = |lead: UnitId| if lead == NOBODY { 0 } else { i32::from(look.rating(lead)) };
    let [own, theirs] = battle.lead.map(rating);
    let attackers = combat::attackers(look).map(|id| look.counter(id).antitank).max();
    let attackers = attackers.unwrap_or(Antitank::None).term();
    let defenders = combat::antitank(look, battle.side.other(), battle.target).term();
    play.say("4.9b", || {
        Text::new("log-strengths")
            .with("attack", combat::rounded(sized.attack))
            .with("defence", combat::rounded(sized.defence))
            .with("ar", own)
            .with("dr", theirs)
            .with("at", Value::Term(attackers))
            .with("dt", Value::Term(defenders))
    });
}

/// Those who retreat are marked.
fn rout(play: &mut Play, attacker: bool) {
    let battle = play.s.battle;
    if battle.retreat[usize::from(!attacker)] == 0 {
        return;
    }
    let units: Roll = involved(play.look(), attacker).collect();
    for id in units {
        let [_, moves] = play.t.counter(id).faces;
        let stuck = play.look().face(id).ma == 0;
        if stuck && moves.ma == 0 {
            // 9.12b/2
            play.kill(id, "9.12b/2");
            continue;
        }
        take_flight(play, id);
    }
    play.push(Step::Retreat { attacker });
}

/// A unit is to retreat: on its Move side if it cannot as it stands (9.12b/1), or is an HQ (13.1c/2).
pub(super) fn take_flight(play: &mut Play, id: UnitId) {
    if play.look().face(id).ma == 0 || play.t.counter(id).kind == crate::pieces::Kind::Hq {
        play.turn(id, true);
        if play.s.units[usize::from(id)].mode == Mode::Combat {
            play.set_mode(id, Mode::Move);
        }
    }
    play.unit(id).flags |= flag::ROUTED;
}

/// Exploit markers (9.13), then the combat is over.
fn end(play: &mut Play) {
    let battle = play.s.battle;
    let exploitation =
        play.s.steps.iter().any(|step| matches!(step, Step::Assaults(super::Fight::Exploitation)));
    // 9.13b/B, 9.13b/C, 9.10d
    let earned = battle.exploit > 0
        && !battle.overrun
        && !exploitation
        && narrow(battle.around)
        && battle.retreat[0] == 0
        && play.t.title.exploits(play.look());
    let units: Roll = involved(play.look(), true).collect();
    for id in units {
        let look = play.look();
        let zone = look.has_zone(id);
        if earned && look.unit(id).mode != Mode::Dg && look.rating(id) >= battle.exploit as i8 {
            play.set_mode(id, Mode::Exploit);
            if zone {
                play.unit(id).flags |= flag::KEEPS_ZONE;
                play.set_mode(id, Mode::Exploit);
            }
        }
        play.unit(id).flags |= flag::FOUGHT;
    }
    if battle.beach {
        super::beach::end(play);
    }
    for id in play.t.ids() {
        play.unit(id).flags &= !flag::OF_COMBAT;
    }
    play.s.battle = NO_BATTLE;
    play.pop();
    if battle.overrun {
        super::moving::after_overrun(play, battle.retreat[0] > 0);
    }
}

/// From one hex, or two that touch: neighbours of the target touch if they lie side by side around it.
const fn narrow(around: u8) -> bool {
    match around.count_ones() {
        1 => true,
        2 => {
            let turned = (around << 1 | around >> 5) & 0x3f;
            around & turned != 0
        }
        _ => false,
    }
}

const NO_STOCKS: Refusal = Refusal::new("12.10a", "why-no-stocks");
const PAID: Refusal = Refusal::new("12.4/2", "why-defence-paid");

/// The pools of the defenders: each pays for its own, as if they were stacks apart.
fn pools(look: Look) -> ArrayVec<Pool, 4> {
    let mut found = ArrayVec::new();
    for pool in involved(look, false).map(|id| look.pool(id)) {
        if !found.contains(&pool) {
            let _ = found.try_push(pool);
        }
    }
    found
}

/// The defenders of a pool.
fn defenders(look: Look, pool: Pool) -> impl Iterator<Item = UnitId> {
    involved(look, false).filter(move |id| look.pool(*id) == pool)
}

/// What their defence costs.
fn price(look: Look, pool: Pool) -> u8 {
    defence_price(look, pool, look.s.battle.target)
}

/// The defender for whom the defence is paid: with supply for all if it reaches, else with that of his HQ or Organic
/// Trucks (13.1d/1, 13.2g/B).
fn payer(look: Look, pool: Pool) -> Option<UnitId> {
    let price = price(look, pool);
    let with = |reach: fn(Look, UnitId) -> u8| defenders(look, pool).find(|id| reach(look, *id) >= price);
    with(reach_of).or_else(|| with(reach_with_trucks))
}

/// Those for whom it is paid: what an HQ of a division throws and Organic Trucks carry is not for strangers in the hex.
fn served(look: Look, payer: UnitId) -> Roll {
    let (pool, formation) = (look.pool(payer), look.counter(payer).formation);
    let price = price(look, pool);
    let common = reach_of(look, payer) >= price;
    let by = |id: &UnitId| match common {
        true => reach_of(look, *id) >= price,
        false => look.counter(*id).formation == formation,
    };
    defenders(look, pool).filter(by).collect()
}

/// Has the defence of a pool been paid for?
fn is_paid(look: Look, pool: Pool) -> bool {
    defenders(look, pool).any(|id| look.unit(id).has(flag::PAID))
}

/// The pool that can still pay, and the defender for whom it would.
pub fn next_defence(look: Look) -> Option<(UnitId, u8)> {
    let mut due = pools(look).into_iter().filter(|pool| !is_paid(look, *pool));
    due.find_map(|pool| Some((payer(look, pool)?, price(look, pool))))
}

/// Has the defence been paid for, so that only those are asked whom that supply does not reach (12.10g/1)?
pub fn half_paid(look: Look) -> bool {
    pools(look).iter().any(|pool| is_paid(look, *pool)) && next_defence(look).is_none()
}

/// Defenders for whom nothing has been paid and who have stocks, where supply for all does not reach them (12.10a).
fn with_stocks(look: Look) -> Roll {
    let enough = |pool: Pool| defenders(look, pool).any(|id| reach_of(look, id) >= price(look, pool));
    let mut able = Roll::EMPTY;
    for pool in pools(look).into_iter().filter(|pool| is_paid(look, *pool) || !enough(*pool)) {
        let unpaid = |id: &UnitId| !look.unit(*id).has(flag::PAID) && has_stocks(look, *id);
        defenders(look, pool).filter(unpaid).for_each(|id| able.put(id, true));
    }
    able
}

impl Phase<Ocs> for phase::Defend {
    fn candidates(&self, _: Look, _: Side, offer: Offers<Action>) -> Flow {
        offer(Action::Pay)?;
        offer(Action::Stocks)?;
        offer(Action::Decline)
    }

    fn check(&self, look: Look, _: Side, a: Action) -> Result<(), Refusal> {
        match a {
            Action::Pay if next_defence(look).is_some() => Ok(()),
            Action::Pay if half_paid(look) => Err(PAID),
            Action::Pay => Err(refusals::CANNOT_PAY),
            Action::Stocks if with_stocks(look).is_empty() => Err(NO_STOCKS),
            Action::Stocks | Action::Decline => Ok(()),
            _ => Err(not_now(look, a)),
        }
    }

    fn apply(&self, play: &mut Play, _: Side, a: Action) {
        play.pop();
        match a {
            Action::Pay => {
                let Some((unit, need)) = next_defence(play.look()) else { return };
                let served = served(play.look(), unit);
                served.into_iter().for_each(|id| play.unit(id).flags |= flag::PAID);
                if next_defence(play.look()).is_some() || !with_stocks(play.look()).is_empty() {
                    play.push(Step::Defend);
                }
                play.push(Step::Pay { unit, need, sink: Sink::Defence });
            }
            Action::Stocks => {
                let able = with_stocks(play.look());
                able.into_iter().for_each(|id| super::assaults::use_stocks(play, id));
                if next_defence(play.look()).is_some() {
                    play.push(Step::Defend);
                }
            }
            _ => {}
        }
    }
}

impl Phase<Ocs> for phase::Lead {
    fn candidates(&self, look: Look, _: Side, offer: Offers<Action>) -> Flow {
        involved(look, self.attacker).try_for_each(|id| offer(Action::Lead(id)))
    }

    fn check(&self, look: Look, _: Side, a: Action) -> Result<(), Refusal> {
        const NOT_IN_IT: Refusal = Refusal::new("9.6/1", "why-not-involved");
        match a {
            Action::Lead(id) if involved(look, self.attacker).any(|other| other == id) => {
                look.t.title.may_lead(look, self.attacker, id)
            }
            Action::Lead(_) => Err(NOT_IN_IT),
            _ => Err(not_now(look, a)),
        }
    }

    fn apply(&self, play: &mut Play, _: Side, a: Action) {
        if let Action::Lead(id) = a {
            play.s.battle.lead[usize::from(!self.attacker)] = id;
        }
        play.pop();
    }

    /// One unit alone needs no name.
    fn run(&self, play: &mut Play) -> bool {
        play.log.reveal();
        let (look, attacker) = (play.look(), self.attacker);
        let able = |id: &UnitId| look.t.title.may_lead(look, attacker, *id).is_ok();
        let mut units = involved(look, attacker).filter(able);
        let (first, second) = (units.next(), units.next());
        drop(units);
        if second.is_some() {
            return false;
        }
        play.s.battle.lead[usize::from(!self.attacker)] = first.unwrap_or(NOBODY);
        play.pop();
        true
    }
}
