//! *The Soft Underbelly 1943–1945*: the Mediterranean war on areas, with cubes and counters.

mod action;
mod data;
mod look;
mod notation;
mod odds;
mod pieces;
mod play;
mod policy;
mod position;
mod refusals;
mod scene;
mod state;
mod steps;
mod theatre;

use sandtable_core::{Chance, Game, Odds, Rules, Seat, Seen, Viewer, folder, two_sided};

pub use action::{Action, Who};
pub use data::Data;
pub use look::Look;
pub use pieces::{Arm, Event, Hull, Place, Ship, Side};
pub use state::{Battle, End, How, State, Unit};
pub use steps::{BattleStage, Moment, Scope, Step};
pub use theatre::Theatre;

two_sided! {
    /// The box.
    pub struct SoftUnderbelly;

    /// The box laid out for a scenario.
    pub struct Mediterranean;
}

impl Game for SoftUnderbelly {
    type Rules = Mediterranean;
    const ID: &'static str = "soft-underbelly";
    const START_HERE: bool = true;

    fn worth() -> &'static [(&'static str, &'static str)] {
        &[("allies", "control: *"), ("axis", "not control: *")]
    }

    folder! {
        version: 2,
        bids: 3,
        data: ["map.toml", "units.toml", "tables.toml", "scenarios/campaign.toml"],
        locales: ["en", "zh", "pl"],
        rules: ["zh", "pl"],
        art: ["board.svg", "relief.png", "areas.toml"],
        lessons: ["01-move", "02-attack", "03-support", "04-air", "05-sea", "06-landing", "07-build", "08-supply", "09-defence", "10-own"] in ["en", "zh", "pl"],
        puzzles: ["01-order", "02-bombs", "03-convoy", "04-starve", "05-beach", "06-detour", "07-bologna-road", "08-lone-tank", "09-back-door", "10-airfields", "11-strait", "12-round-naples", "13-road-to-milan", "14-three-sides", "15-genoa-first", "16-long-way", "17-end-of-the-road", "18-venice-by-sea", "19-partisans", "20-forgotten-star", "21-there-and-back"] in ["en", "zh", "pl"],
    }
}

impl Rules for Mediterranean {
    two_sided! {}

    fn decline(&self, s: &State, seat: Seat) -> Option<Action> {
        let ask = self.decision(s);
        ask.window()?;
        // Support and elites are to be decided on; there is nothing to let pass.
        if matches!(s.step(), Some(Step::Support(_) | Step::Elite)) {
            return None;
        }
        [Action::Decline, Action::Done].into_iter().find(|a| self.check(s, seat, *a).is_ok())
    }

    // Whether a landing comes ashore, and a battle is fought, is not settled before the enemy has answered.
    fn halts_drafts(&self, s: &State) -> bool {
        s.battle.target > 0
    }

    // Nothing is hidden in this game: both players see the whole board.
    fn binds(&self, s: &State, _: Seat, a: Action) -> Option<bool> {
        match (s.step()?, a) {
            // Whoever sets up does so until he says that he is done.
            (
                Step::Deploy,
                Action::Deploy(..) | Action::DeployLine(_) | Action::Exchange(..) | Action::ReadyMade,
            ) => Some(false),
            // Whoever takes up a group or declares goes on until he says that he is done.
            (Step::March { .. }, Action::Take(who)) | (Step::Declare, Action::Attack(who, _)) => {
                who.arm.is_land().then_some(false)
            }
            _ => None,
        }
    }

    fn odds_since(
        &self,
        first: &Seen<Self>,
        seen: &Seen<Self>,
        a: Action,
        otherwise: &[&str],
    ) -> Option<Odds> {
        odds::odds_since(self, first.state(), seen.state(), a, otherwise)
    }

    fn veil(&self, _: &mut State, _: Viewer) {}

    fn imagine(&self, seen: &Seen<Self>, _: &mut Chance) -> State {
        seen.state().clone()
    }

    fn notes(&self) -> &'static [&'static str] {
        &position::NOTES
    }
}
