//! An impulse from its opening window to its end.

use sandtable_core::{Phase, Playing, named};

use super::{Moment, Step, phase, window};
use crate::Mediterranean;
use crate::play::Play;
use crate::state::{Landing, flag};

named! {
    /// Where an impulse stands.
    pub enum ImpulseStage {
        /// Window (a).
        Open,
        /// Movement.
        March,
        /// Window (b).
        Moved,
        /// Attacks are declared.
        Declare,
        /// Battles.
        Battles,
        /// Window (e).
        Last,
        /// What lasts for an impulse lapses.
        Lapse,
        /// The other side settles stacking.
        Adjust,
        /// The impulse is over.
        Finish,
    }
}

impl Phase<Mediterranean> for phase::Impulse {
    fn run(&self, play: &mut Play) -> bool {
        let active = play.s.active;
        let first = |play: &mut Play, step, then| play.push_then(step, Step::Impulse(then));
        match self.stage {
            ImpulseStage::Open => first(play, window::general(active, Moment::Open), ImpulseStage::March),
            ImpulseStage::March => first(play, Step::March { hand: 0, moved: false }, ImpulseStage::Moved),
            ImpulseStage::Moved => first(play, window::general(active, Moment::Moved), ImpulseStage::Declare),
            ImpulseStage::Declare => first(play, Step::Declare, ImpulseStage::Battles),
            // window.moments/1: (e) is skipped if no attack was declared.
            ImpulseStage::Battles if play.s.placed == 0 => {
                play.become_step(Step::Impulse(ImpulseStage::Lapse));
            }
            ImpulseStage::Battles => first(play, Step::Choose, ImpulseStage::Last),
            ImpulseStage::Last => first(play, window::general(active, Moment::Last), ImpulseStage::Lapse),
            // impulse.end: first the effects lapse, then stacking is settled, the active player first.
            ImpulseStage::Lapse => {
                lapse(play);
                first(play, Step::Adjust(active), ImpulseStage::Adjust);
            }
            ImpulseStage::Adjust => first(play, Step::Adjust(active.other()), ImpulseStage::Finish),
            ImpulseStage::Finish => {
                lapse(play);
                play.s.passes = if play.s.acted { 0 } else { play.s.passes + 1 };
                play.pop();
            }
        }
        true
    }
}

fn lapse(play: &mut Play) {
    play.s.strangled = 0;
    play.s.missions = Default::default();
    play.s.landing = Landing::default();
    play.s.arrows.clear();
    play.s.placed = 0;
    for i in 0..play.t.units {
        let unit = play.s.units[i];
        if unit.flags & !flag::USED != 0 || unit.visited != 0 || unit.duty != 0 {
            let unit = play.unit(i);
            unit.flags &= flag::USED;
            unit.visited = 0;
            unit.duty = 0;
        }
    }
}
