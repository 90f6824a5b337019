//! A player turn: its phases and segments in their order (2.2/2 to 2.2/6).

use sandtable_core::{Phase, Playing, Text, named};

use super::{Fight, Segment, Step, SupplyStage, arrive, phase};
use crate::Ocs;
use crate::forces::breakdown;
use crate::pieces::{Mode, Side};
use crate::play::Play;
use crate::sea::state::hull;
use crate::state::flag;

named! {
    /// Where a player turn stands.
    pub enum PlayerStage {
        /// It begins.
        Begin = "begin",
        /// The Aircraft Refit Phase.
        Refit = "refit",
        /// Reinforcements and supply arrive.
        Reinforcement = "reinforcement",
        /// Breakout Segment of the Movement Phase.
        Breakout = "breakout",
        /// Its Movement Segment.
        Movement = "movement",
        /// Its Barrage Segment.
        MovementBarrage = "movement-barrage",
        /// The Supply Phase.
        Supply = "supply",
        /// The Movement Segment of the Reaction Phase.
        Reaction = "reaction",
        /// Its Barrage Segment.
        ReactionBarrage = "reaction-barrage",
        /// The Barrage Segment of the Combat Phase.
        Barrage = "barrage",
        /// Its Combat Segment.
        Combat = "combat",
        /// The Movement Segment of the Exploitation Phase.
        Exploitation = "exploitation",
        /// Its Barrage Segment.
        ExploitationBarrage = "exploitation-barrage",
        /// Its Combat Segment.
        ExploitationCombat = "exploitation-combat",
        /// Clean Up.
        CleanUp = "clean-up",
    }
}

impl Phase<Ocs> for phase::Player {
    fn run(&self, play: &mut Play) -> bool {
        // What the other player can do in the phases to come is not known beforehand.
        play.log.reveal();
        if play.t.title.begins(play, self.stage) {
            return true;
        }
        let (phasing, other) = (play.s.phasing, play.s.phasing.other());
        let next = |play: &mut Play, stage: PlayerStage, step: Step| {
            play.become_step(Step::Player(stage));
            play.push(step);
        };
        match self.stage {
            PlayerStage::Begin => {
                super::plans::tidy(play, phasing);
                for base in &mut *play.s.bases {
                    base.refitted = false;
                }
                next(play, PlayerStage::Refit, Step::Refit);
                play.refit_decks(phasing);
            }
            PlayerStage::Refit => {
                super::plans::tidy(play, phasing);
                play.become_step(Step::Player(PlayerStage::Reinforcement));
            }
            PlayerStage::Reinforcement => {
                play.say("2.1/2", || Text::new("log-player").with("side", phasing.seat()));
                let entry = arrive::reinforce(play, phasing);
                next(play, PlayerStage::Breakout, Step::Breakout);
                play.push(Step::Forces);
                play.push(Step::Fleet);
                entry.into_iter().for_each(|step| play.push(step));
            }
            PlayerStage::Breakout => {
                begin_segment(play, phasing);
                next(play, PlayerStage::Movement, Step::Segment(Segment::Movement));
            }
            PlayerStage::Movement => {
                arrive::settle(play);
                begin_fight(play, phasing);
                play.become_step(Step::Player(PlayerStage::MovementBarrage));
                // 2.4/2
                if !play.s.simulcast {
                    play.push(Step::Barrages(Fight::Movement));
                }
                stacking(play);
            }
            PlayerStage::MovementBarrage => {
                breakdown::absorb(play);
                next(play, PlayerStage::Supply, Step::Supply(SupplyStage::Restock));
            }
            PlayerStage::Supply => {
                breakdown::absorb(play);
                if play.s.simulcast {
                    play.become_step(Step::Player(PlayerStage::CleanUp));
                    return true;
                }
                if !play.t.title.reacts(play.look()) {
                    play.become_step(Step::Player(PlayerStage::ReactionBarrage));
                    return true;
                }
                begin_segment(play, other);
                next(play, PlayerStage::Reaction, Step::Segment(Segment::Reaction));
            }
            PlayerStage::Reaction => {
                begin_fight(play, other);
                next(play, PlayerStage::ReactionBarrage, Step::Barrages(Fight::Reaction));
                stacking(play);
            }
            PlayerStage::ReactionBarrage => {
                breakdown::absorb(play);
                end_release(play, other);
                begin_fight(play, phasing);
                next(play, PlayerStage::Barrage, Step::Barrages(Fight::Combat));
            }
            PlayerStage::Barrage => {
                begin_fight(play, phasing);
                next(play, PlayerStage::Combat, Step::Assaults(Fight::Combat));
            }
            PlayerStage::Combat => {
                breakdown::absorb(play);
                begin_segment(play, phasing);
                next(play, PlayerStage::Exploitation, Step::Segment(Segment::Exploitation));
                stacking(play);
            }
            PlayerStage::Exploitation => {
                begin_fight(play, phasing);
                next(play, PlayerStage::ExploitationBarrage, Step::Barrages(Fight::Exploitation));
                stacking(play);
            }
            PlayerStage::ExploitationBarrage => {
                begin_fight(play, phasing);
                next(play, PlayerStage::ExploitationCombat, Step::Assaults(Fight::Exploitation));
            }
            PlayerStage::ExploitationCombat => {
                breakdown::absorb(play);
                play.become_step(Step::Player(PlayerStage::CleanUp));
                stacking(play);
            }
            PlayerStage::CleanUp => {
                end_release(play, phasing);
                clean_up(play, phasing);
                breakdown::absorb(play);
                play.pop();
            }
        }
        true
    }
}

/// 4.8a/1: both sides, at the end of a segment.
fn stacking(play: &mut Play) {
    play.combine();
    play.combine_craft();
    Side::BOTH.into_iter().for_each(|side| play.push(Step::Excess(side)));
}

/// A movement segment begins for a side.
fn begin_segment(play: &mut Play, side: Side) {
    play.open_ports();
    play.begin_sailing(side);
    for id in play.t.ids().filter(|id| play.t.counter(*id).side == side) {
        play.mark(id, flag::OF_SEGMENT, false);
        let unit = play.unit(id);
        (unit.spent, unit.from) = (0, unit.at);
    }
    for column in play.s.columns.iter_mut().filter(|column| column.side == side) {
        (column.spent, column.moved, column.blown) = (0, false, false);
    }
    for wing in &mut *play.s.wings {
        wing.flown = false;
    }
    for base in &mut *play.s.bases {
        (base.unloaded, base.razed) = (0, false);
    }
    play.s.laid.clear();
    for dump in &mut *play.s.dumps {
        (dump.fresh, dump.blown) = (0, false);
    }
}

/// A segment of barrages or attacks begins for a side: 9.1c/2, 10.0e.
fn begin_fight(play: &mut Play, side: Side) {
    // 18.6a/H: hexes whose defenders a barrage has destroyed are remembered.
    for at in 0..play.t.ground.len() as crate::action::Hex {
        if play.s.struck.contains(at) && Side::BOTH.iter().any(|side| play.look().holds(*side, at)) {
            play.s.struck.remove(at);
        }
    }
    play.begin_salvos();
    for id in play.t.ids().filter(|id| play.t.counter(*id).side == side) {
        play.unit(id).flags &= !(flag::FOUGHT | flag::OF_COMBAT);
    }
}

/// The phase in which reserves were released is over.
fn end_release(play: &mut Play, side: Side) {
    for id in play.t.ids().filter(|id| play.t.counter(*id).side == side) {
        if play.s.units[usize::from(id)].has(flag::RELEASED) {
            play.mark(id, flag::RELEASED, false);
        }
    }
}

/// 2.3/15 and 2.3/16: markers of the phasing player come off.
fn clean_up(play: &mut Play, side: Side) {
    for id in play.t.ids().filter(|id| play.t.counter(*id).side == side) {
        if matches!(play.s.units[usize::from(id)].mode, Mode::Dg | Mode::Exploit) {
            play.unmark_mode(id);
        }
        play.unit(id).flags &=
            !(flag::TANKED | flag::OF_COMBAT | flag::FOUGHT | flag::OF_SEGMENT | flag::DROPPED);
    }
    // 2.3/17
    play.s.busted[side.other() as usize].clear();
    // 18.1d
    for vessel in play.s.vessels.iter_mut().filter(|vessel| vessel.side == side) {
        vessel.flags &= !hull::DG;
    }
    play.s.struck.clear();
    play.s.fields.stale = true;
}
