//! The *Operational Combat Series*: the engine of its titles, with its own ledger and charts, and the drill, a small
//! title of no hooks on which every rule of the series can be played.

mod action;
mod air;
mod camps;
mod captures;
mod combat;
mod command;
mod cost;
mod data;
mod desk;
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
mod railways;
mod reach;
mod refusals;
mod scene;
mod sea;
mod search;
mod spread;
mod stacks;
mod state;
mod steps;
mod supply;
mod tables;
mod theatre;
mod title;
mod trace;
mod veil;

use sandtable_core::{
    Audience, Chance, DataErrors, Files, Game, GameInfo, LedgerPart, Log, Options, Refusal, Rules, Seat,
    Seen, SetupError, Viewer, two_sided,
};

pub use action::{Action, ColumnId, Hex, UnitId, VesselId};
pub use air::{Aim, Base, Craft, DropPlan, Haul, Hit, Hold, Mission, Sortie, Wing, WingId};
pub use camps::{Camp, Pool};
pub use combat::{Assessment, antitank, assess, reduced, strength};
pub use cost::engineers;
pub use data::{Data, ScenarioFile, place_key};
pub use fields::{Fields, PAYERS, Payers};
pub use look::Look;
pub use notation::AHex;
pub use pieces::{
    Antitank, Barrier, Category, Closeness, Flight, Job, Kind, Method, Mobility, Mode, Posture, Side, Sink,
    Terrain, Way, Weather,
};
pub use play::{Play, hex_value, unit_value};
pub use sea::data::Hull;
pub use sea::landing::modifier as landing_modifier;
pub use sea::ports::capacity_after;
pub use sea::state::{Vessel, hull};
pub use spread::Spread;
pub use state::{
    Battle, Books, Column, Dump, Hand, Hedgehog, NO_HEDGEHOG, Port, Replacements, State, Unit, flag, off,
};
pub use steps::{
    Cause, Fight, MissionStage, PlayerStage, Segment, Stage, Step, SupplyStage, TurnStage, barrage_on,
    density, freight, hungry, is_free, landing,
};
pub use supply::{attack_price, defence_price, food_price, reach_in, restock_price, within_reach};
pub use tables::{COLUMNS, Cell, PARTS, Share, Strike, Tables, odds as odds_of};
pub use theatre::{Counter, Face, Forecast, Ground, Place, Theatre, Transport, Zone};
pub use title::{Deed, DrillTitle, Passes, Question, Title, usual_entries};

/// The option of proportional losses (21.2).
const PROPORTIONAL: &str = "proportional";

/// What a title of the series takes from here into its own box.
pub mod series {
    use sandtable_core::{GameInfo, LedgerPart, Options, SeatInfo};

    use crate::{Theatre, command};

    /// The charts, to be read with [`Data::of_title`](crate::Data::of_title).
    pub const FILES: [(&str, &str); 3] =
        [("series/charts.toml", CHARTS), ("series/air.toml", AIR), ("series/sea.toml", SEA)];
    pub(crate) const CHARTS: &str = include_str!("../data/charts.toml");
    pub(crate) const AIR: &str = include_str!("../data/air.toml");
    pub(crate) const SEA: &str = include_str!("../data/sea.toml");
    /// What is said in English.
    pub const EN: &str = include_str!("../locales/en.ftl");
    /// What is said in Chinese.
    pub const ZH: &str = include_str!("../locales/zh.ftl");
    /// What is said in Polish.
    pub const PL: &str = include_str!("../locales/pl.ftl");

    /// The box with the option of several commanders a side, and their seats.
    #[must_use]
    pub fn commanded(info: GameInfo) -> GameInfo {
        let seats = command::SEATS
            .map(|(key, side, with)| SeatInfo::new(key).of_team(side.word()).when(command::OPTION, with));
        info.option(command::OPTION, &["1", "2", "3"]).seated(&seats)
    }

    /// Gives each side the commanders that the options name.
    pub fn divide(theatre: &mut Theatre, options: &Options) {
        if let Some(commanders) = options.get(command::OPTION).and_then(|n| n.parse().ok()) {
            theatre.divide(commanders);
        }
    }

    /// The ledger. Its ids are cited as they stand, in every title; a title cites its own with a prefix.
    pub const fn ledger() -> LedgerPart {
        let part = LedgerPart::of_series("", "ocs", include_str!("../rules.toml"));
        part.translated(&[("zh", include_str!("../rules.zh.toml")), ("pl", include_str!("../rules.pl.toml"))])
    }
}

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

    fn worth() -> &'static [(&'static str, &'static str)] {
        &[
            ("axis", "axis: *"),
            ("allied", "not axis: *"),
            ("axis", "units: r-* @ dead"),
            ("allied", "units: i-* @ dead"),
        ]
    }

    fn built_in() -> Files {
        Files::built_in(&[
            ("map.toml", include_str!("../data/map.toml")),
            ("units.toml", include_str!("../data/units.toml")),
            ("air.toml", series::AIR),
            ("sea.toml", series::SEA),
            ("charts.toml", series::CHARTS),
            ("scenarios/drill.toml", include_str!("../data/scenarios/drill.toml")),
        ])
    }

    fn locales() -> &'static [(&'static str, &'static str)] {
        &[
            ("en", series::EN),
            ("en", include_str!("../locales/drill/en.ftl")),
            ("zh", series::ZH),
            ("zh", include_str!("../locales/drill/zh.ftl")),
            ("pl", series::PL),
            ("pl", include_str!("../locales/drill/pl.ftl")),
        ]
    }

    fn ledger() -> Vec<LedgerPart> {
        vec![series::ledger()]
    }

    fn lessons() -> &'static [(&'static str, &'static str)] {
        &[
            ("01-march", include_str!("../lessons/01-march.toml")),
            ("02-zones", include_str!("../lessons/02-zones.toml")),
            ("03-attack", include_str!("../lessons/03-attack.toml")),
            ("04-stocks", include_str!("../lessons/04-stocks.toml")),
            ("05-fuel", include_str!("../lessons/05-fuel.toml")),
            ("06-throw", include_str!("../lessons/06-throw.toml")),
            ("07-barrage", include_str!("../lessons/07-barrage.toml")),
            ("08-reserve", include_str!("../lessons/08-reserve.toml")),
            ("09-overrun", include_str!("../lessons/09-overrun.toml")),
            ("10-food", include_str!("../lessons/10-food.toml")),
        ]
    }

    fn lesson_texts() -> &'static [(&'static str, &'static str)] {
        &[
            ("en", include_str!("../lessons/en.ftl")),
            ("zh", include_str!("../lessons/zh.ftl")),
            ("pl", include_str!("../lessons/pl.ftl")),
        ]
    }

    fn puzzles() -> &'static [(&'static str, &'static str)] {
        &[
            ("01-boots", include_str!("../puzzles/01-boots.toml")),
            ("02-last-token", include_str!("../puzzles/02-last-token.toml")),
            ("03-ride-through", include_str!("../puzzles/03-ride-through.toml")),
            ("04-guns-first", include_str!("../puzzles/04-guns-first.toml")),
            ("05-reserve", include_str!("../puzzles/05-reserve.toml")),
            ("06-their-petrol", include_str!("../puzzles/06-their-petrol.toml")),
            ("07-bring-it-up", include_str!("../puzzles/07-bring-it-up.toml")),
            ("08-the-throw", include_str!("../puzzles/08-the-throw.toml")),
            ("09-both-roads", include_str!("../puzzles/09-both-roads.toml")),
            ("10-second-wave", include_str!("../puzzles/10-second-wave.toml")),
            ("11-move-mode", include_str!("../puzzles/11-move-mode.toml")),
            ("12-bread", include_str!("../puzzles/12-bread.toml")),
            ("13-coast-road", include_str!("../puzzles/13-coast-road.toml")),
            ("14-unwatched-village", include_str!("../puzzles/14-unwatched-village.toml")),
            ("15-one-brigade", include_str!("../puzzles/15-one-brigade.toml")),
            ("16-last-day", include_str!("../puzzles/16-last-day.toml")),
        ]
    }

    fn puzzle_texts() -> &'static [(&'static str, &'static str)] {
        &[
            ("en", include_str!("../puzzles/en.ftl")),
            ("zh", include_str!("../puzzles/zh.ftl")),
            ("pl", include_str!("../puzzles/pl.ftl")),
        ]
    }

    fn orders() -> &'static str {
        include_str!("../orders.toml")
    }

    fn open(files: &Files) -> Result<Drill, DataErrors> {
        let data = Data::read(files)?;
        let scenarios = data.scenarios.iter().map(|s| s.key.clone());
        let info = GameInfo::of::<Self>(1, files, &Side::BOTH.map(Side::word), scenarios)
            .option(PROPORTIONAL, &["no", "yes"]);
        Ok(Drill { data, info: series::commanded(info) })
    }

    fn info(&self) -> &GameInfo {
        &self.info
    }

    fn prepare(&self, scenario: &str, options: &Options) -> Result<Ocs, SetupError> {
        let found = &self.data.scenarios[self.info.chosen(scenario, options)?];
        let mut theatre = Theatre::new(&self.data, found, Box::new(DrillTitle));
        theatre.proportional = options.get(PROPORTIONAL).is_some_and(|value| value == "yes");
        series::divide(&mut theatre, options);
        Ok(Ocs::new(theatre))
    }
}

impl Rules for Ocs {
    two_sided! { rest }

    fn actions(&self, s: &State, seat: Seat, out: &mut Vec<Action>) {
        let Some(side) = Side::seated(seat).filter(|_| self.decision(s).seats().has(seat)) else { return };
        let (look, first) = (self.look(s), out.len());
        sandtable_core::legal_actions::<Self>(look, side, out);
        if self.theatre().commanders > 1 {
            let mut own = out.split_off(first);
            own.retain(|a| command::may(look, seat, *a).is_ok());
            out.append(&mut own);
        }
    }

    fn check(&self, s: &State, seat: Seat, a: Action) -> Result<(), Refusal> {
        let look = self.look(s);
        if self.theatre().commanders == 1 {
            return sandtable_core::check::<Self>(look, Side::of(seat), a);
        }
        command::check(look, seat, a)
    }

    fn apply(&self, s: &mut State, seat: Seat, a: Action, chance: &mut Chance, log: &mut Log) {
        let t = self.theatre();
        match Side::seated(seat) {
            Some(side) if t.commanders == 1 => {
                sandtable_core::apply::<Self>(&mut Play::new(t, s, chance, log), side, a);
            }
            _ => command::apply(t, s, seat, a, chance, log),
        }
    }

    fn decline(&self, s: &State, seat: Seat) -> Option<Action> {
        // Each commander ends his own part.
        if self.theatre().commanders > 1 && matches!(s.step(), Some(Step::Segment(_))) {
            return Some(Action::Done).filter(|_| self.decision(s).seats().has(seat));
        }
        let seen = Seen::by(self, s, seat);
        policy::cheapest(self.look(seen.state())).filter(|_| self.decision(s).seats().has(seat))
    }

    fn witnesses(&self, _: &State, seat: Seat, a: Action) -> Audience {
        veil::witnesses(self.theatre(), seat, a)
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
            |at: Hex| Side::seated(seat).is_some_and(|side| scene::act_elsewhere(self.look(s), side, at));
        match a {
            // Whoever takes something up or declares goes on with it.
            Action::At(_)
            | Action::Take(_)
            | Action::Drive(_)
            | Action::Target(_)
            | Action::Bombard(..)
            | Action::Airdrop
            | Action::Fly(..)
            | Action::Raid(_) => Some(false),
            Action::Load(_) | Action::Unload(_) | Action::Split(_) | Action::Place(..) => Some(false),
            Action::Entrain(_) | Action::Freight(..) | Action::Release(_) => Some(false),
            Action::Mode(..) if s.step() == Some(Step::Moving) => Some(false),
            // Who digs moves no more, and what lies on top is not laid there again: the segment goes on if somebody else can.
            Action::Dig(at) | Action::Raze(at) if goes_on(at) => Some(false),
            Action::Show(id) | Action::Construct(id, Job::Dig | Job::Raze | Job::Base | Job::Strip, _)
                if s.units.get(usize::from(id)).is_some_and(|unit| goes_on(unit.at)) =>
            {
                Some(false)
            }
            // 12.11a/3
            Action::Blow(_) | Action::BlowSome(..) => Some(true),
            _ => None,
        }
    }

    fn hash_every(&self) -> usize {
        64
    }
}
