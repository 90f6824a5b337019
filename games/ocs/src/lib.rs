//! The *Operational Combat Series*: the engine of its titles, with its own ledger and charts, and the drill, a small
//! title of no hooks on which every rule of the series can be played.

mod action;
mod air;
mod captures;
mod combat;
mod cost;
mod data;
mod faces;
mod fields;
mod forces;
mod look;
mod notation;
mod odds;
mod paths;
mod pieces;
mod play;
mod policy;
mod position;
mod reach;
mod refusals;
mod scene;
mod sea;
mod spread;
mod state;
mod steps;
mod supply;
mod tables;
mod theatre;
mod title;
mod trace;
mod veil;

use sandtable_core::{
    Audience, Chance, DataErrors, Files, Game, GameInfo, Options, Rules, Seat, Seen, SetupError, Viewer,
    folder, two_sided,
};

pub use action::{Action, ColumnId, Hex, UnitId, VesselId};
pub use air::{Aim, Base, Craft, DropPlan, Haul, Hit, Hold, Mission, Sortie, Wing, WingId};
pub use combat::{Assessment, antitank, assess, reduced, strength};
pub use data::Data;
pub use fields::Fields;
pub use look::Look;
pub use pieces::{
    Antitank, Barrier, Category, Closeness, Job, Kind, Method, Mobility, Mode, Posture, Side, Sink, Terrain,
    Way, Weather,
};
pub use sea::data::Hull;
pub use sea::landing::modifier as landing_modifier;
pub use sea::ports::capacity_after;
pub use sea::state::{Vessel, hull};
pub use state::{Battle, Books, Column, Dump, Hand, Hedgehog, Port, Replacements, State, Unit, flag, off};
pub use steps::{
    Cause, Fight, MissionStage, PlayerStage, Segment, Stage, Step, SupplyStage, TurnStage, density, freight,
    hungry, landing,
};
pub use supply::{attack_price, defence_price, food_price, restock_price, within_reach};
pub use tables::{COLUMNS, Cell, PARTS, Share, Strike, Tables, odds as odds_of};
pub use theatre::{Counter, Face, Ground, Place, Theatre, Transport};
pub use title::{DrillTitle, Title};

/// The option of proportional losses (21.2).
const PROPORTIONAL: &str = "proportional";

/// The box of the drill.
pub struct Drill {
    data: Data,
    info: GameInfo,
}

two_sided! {
    /// A title of the series laid out for a scenario.
    pub struct Ocs;
}

impl Game for Drill {
    type Rules = Ocs;
    const ID: &'static str = "ocs";

    folder! {
        data: ["map.toml", "units.toml", "air.toml", "sea.toml", "charts.toml", "scenarios/drill.toml"],
        locales: ["en", "zh", "pl"],
        rules: ["zh", "pl"],
        art: [],
    }

    fn open(files: &Files) -> Result<Drill, DataErrors> {
        let data = Data::read(files)?;
        let scenarios = data.scenarios.iter().map(|s| s.key.clone());
        let info = GameInfo::of::<Self>(1, files, &Side::BOTH.map(Side::word), scenarios)
            .option(PROPORTIONAL, &["no", "yes"]);
        Ok(Drill { data, info })
    }

    fn info(&self) -> &GameInfo {
        &self.info
    }

    fn prepare(&self, scenario: &str, options: &Options) -> Result<Ocs, SetupError> {
        let found = &self.data.scenarios[self.info.chosen(scenario, options)?];
        let mut theatre = Theatre::new(&self.data, found, &DrillTitle);
        theatre.proportional = options.get(PROPORTIONAL).is_some_and(|value| value == "yes");
        Ok(Ocs::new(theatre))
    }
}

impl Rules for Ocs {
    two_sided! {}

    fn decline(&self, s: &State, seat: Seat) -> Option<Action> {
        let seen = Seen::by(self, s, seat);
        policy::cheapest(self.look(seen.state())).filter(|_| self.decision(s).seats().has(seat))
    }

    fn witnesses(&self, _: &State, seat: Seat, a: Action) -> Audience {
        veil::witnesses(seat, a)
    }

    fn veil(&self, s: &mut State, viewer: Viewer) {
        veil::veil(self.theatre(), s, viewer);
    }

    fn imagine(&self, seen: &Seen<Self>, chance: &mut Chance) -> State {
        let mut s = seen.state().clone();
        veil::imagine(self.theatre(), &mut s, seen.viewer(), chance);
        s
    }

    fn binds(&self, s: &State, seat: Seat, a: Action) -> Option<bool> {
        let goes_on =
            |at: Hex| Side::of(seat).is_some_and(|side| scene::act_elsewhere(self.look(s), side, at));
        match a {
            // Whoever takes something up or declares goes on with it.
            Action::At(_)
            | Action::Take(_)
            | Action::Drive(_)
            | Action::Target(_)
            | Action::Bombard(..)
            | Action::Fly(..)
            | Action::Raid(_) => Some(false),
            Action::Load(_) | Action::Unload(_) | Action::Split(_) | Action::Place(..) => Some(false),
            Action::Entrain(_) | Action::Freight(..) | Action::Release(_) => Some(false),
            Action::Show(_) => Some(false),
            Action::Mode(..) if s.step() == Some(Step::Moving) => Some(false),
            // Who digs moves no more: the segment goes on if somebody else can.
            Action::Dig(at) | Action::Raze(at) if goes_on(at) => Some(false),
            Action::Construct(id, Job::Dig | Job::Raze | Job::Base | Job::Strip, _)
                if s.units.get(usize::from(id)).is_some_and(|unit| goes_on(unit.at)) =>
            {
                Some(false)
            }
            // 12.11a/3
            Action::Blow(_) => Some(true),
            _ => None,
        }
    }

    fn hash_every(&self) -> usize {
        64
    }
}
