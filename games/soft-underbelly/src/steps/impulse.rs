//! An impulse from its opening window to its end.

use sandtable_core::named;

use super::{Moment, Step, window};
use crate::play::Play;
use crate::state::{Landing, flag};

named! {
    /// Where an impulse stands.
    pub enum ImpulseStage {
        /// Window (a).
        Open = "open",
        /// Movement.
        March = "march",
        /// Window (b).
        Moved = "moved",
        /// Attacks are declared.
        Declare = "declare",
        /// Battles.
        Battles = "battles",
        /// Window (e).
        Last = "last",
        /// What lasts for an impulse lapses.
        Lapse = "lapse",
        /// The other side settles stacking.
        Adjust = "adjust",
        /// The impulse is over.
        Finish = "finish",
    }
}

pub fn run(play: &mut Play, stage: ImpulseStage) -> bool {
    let go = |play: &mut Play, stage| play.become_step(Step::Impulse(stage));
    match stage {
        ImpulseStage::Open => {
            go(play, ImpulseStage::March);
            window::open(play, Moment::Open);
        }
        ImpulseStage::March => {
            go(play, ImpulseStage::Moved);
            play.push(Step::March { hand: 0, moved: false });
        }
        ImpulseStage::Moved => {
            go(play, ImpulseStage::Declare);
            window::open(play, Moment::Moved);
        }
        ImpulseStage::Declare => {
            go(play, ImpulseStage::Battles);
            play.push(Step::Declare);
        }
        // window.moments/1: (e) is skipped if no attack was declared.
        ImpulseStage::Battles if play.s.placed == 0 => go(play, ImpulseStage::Lapse),
        ImpulseStage::Battles => {
            go(play, ImpulseStage::Last);
            play.push(Step::Choose);
        }
        ImpulseStage::Last => {
            go(play, ImpulseStage::Lapse);
            window::open(play, Moment::Last);
        }
        // impulse.end: first the effects lapse, then stacking is settled, the active player first.
        ImpulseStage::Lapse => {
            lapse(play);
            go(play, ImpulseStage::Adjust);
            play.push(Step::Adjust(play.s.active));
        }
        ImpulseStage::Adjust => {
            go(play, ImpulseStage::Finish);
            play.push(Step::Adjust(play.s.active.other()));
        }
        ImpulseStage::Finish => {
            lapse(play);
            play.s.passes = if play.s.acted { 0 } else { play.s.passes + 1 };
            play.pop();
        }
    }
    true
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
