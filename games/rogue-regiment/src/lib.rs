//! *SAS: Rogue Regiment*: one to four players together against an automated enemy, on squares.

mod action;
mod arms;
mod art;
mod campaign;
mod data;
mod goals;
mod ground;
mod look;
mod moves;
mod notation;
mod odds;
mod pieces;
mod play;
mod policy;
mod position;
#[cfg(test)]
mod proof;
mod reach;
mod roads;
mod scene;
mod sight;
mod squares;
mod start;
mod state;
mod steps;
mod terms;
mod theatre;
mod veil;
mod wheels;

use std::sync::Arc;

use sandtable_core::{
    Board, Chance, DataErrors, Decision, Files, Game, GameInfo, Handle, Log, NotationError, Odds, Options,
    Palette, Position, Refusal, Rules, Scene, Seat, Seen, SetupError, Viewer, folder,
};

pub use action::{Action, Friend, Mark, Thing, Unit};
pub use data::{Aim, Data, Drive, Page, Wheels};
pub use ground::{Ground, Pass, Square, Zone};
pub use look::{Look, Prey, cells};
pub use pieces::{
    AxisKind, CarKind, Colour, Facing, Item, Level, Load, Role, Side, Special, Terrain, Weapon,
};
pub use reach::step_cost;
pub use sight::{Eye, HIDDEN, Hindrance, Sight, Views};
pub use state::{Axis, Car, End, Fate, Marked, Op, State, flag, mood};
pub use steps::{EventStage, Phase, Stage, Step, Then};
pub use terms::Terms;
pub use theatre::{Theatre, Token};
pub use wheels::after as drive_after;

/// What a movement of a vehicle on land costs; none if the ground forbids it.
pub fn drive_cost(look: Look, from: Wheels, length: u8, drive: Drive) -> Option<u8> {
    wheels::cost(look, from, length, drive, wheels::Bed::Land)
}

/// The box.
pub struct RogueRegiment {
    data: Data,
    info: GameInfo,
}

/// The box laid out for a mission.
#[derive(Clone)]
pub struct Mission(Arc<Laid>);

/// A mission with its board.
struct Laid {
    theatre: Theatre,
    board: Board,
}

impl Game for RogueRegiment {
    type Rules = Mission;
    const ID: &'static str = "rogue-regiment";

    fn worth() -> &'static [(&'static str, &'static str)] {
        &[("*", "bodies: *"), ("*", "not objectives: *")]
    }

    folder! {
        data: [
            "forces.toml", "events.toml",
            "tiles/1A.toml", "tiles/1B.toml", "tiles/2A.toml", "tiles/2B.toml", "tiles/3A.toml", "tiles/3B.toml",
            "tiles/4A.toml", "tiles/4B.toml", "tiles/5A.toml", "tiles/5B.toml", "tiles/6A.toml", "tiles/6B.toml",
            "tiles/7A.toml", "tiles/7B.toml", "tiles/8A.toml", "tiles/8B.toml", "tiles/9A.toml", "tiles/9B.toml",
            "scenarios/basic-training.toml", "scenarios/hit-and-run.toml", "scenarios/cut-off-the-head.toml",
            "scenarios/road-to-caen.toml", "scenarios/maquis.toml", "scenarios/coastal-raid.toml",
            "scenarios/thunder-run.toml",
        ],
        locales: ["en", "zh", "pl"],
        rules: ["zh", "pl"],
        lessons: ["01-walk", "02-hedge", "03-knife", "04-noise", "05-papers", "06-bomb"] in ["en", "zh", "pl"],
        puzzles: [
            "01-steady-hand", "02-twice", "03-no-bandages", "04-run-then-fire", "05-stand-up", "06-one-step-aside", "07-three-rifles", "08-trap", "09-bait", "10-creep-and-shoot", "11-knife-in-the-back", "12-paddy-is-dead", "13-long-lane", "14-on-his-way", "15-across-the-yard", "16-aim-first", "17-grenade", "18-last-man", "19-round-the-hut",
        ] in ["en", "zh", "pl"],
    }

    fn open(files: &Files) -> Result<RogueRegiment, DataErrors> {
        let data = Data::read(files)?;
        let scenarios = data.pages.iter().map(|p| p.key.clone());
        let info = terms::offered(GameInfo::of::<Self>(1, files, &[], scenarios), &data);
        Ok(RogueRegiment { data, info })
    }

    fn info(&self) -> &GameInfo {
        &self.info
    }

    fn palette(&self) -> Vec<Palette> {
        data::palette(&self.data)
    }

    fn prepare(&self, scenario: &str, options: &Options) -> Result<Mission, SetupError> {
        let page = &self.data.pages[self.info.chosen(scenario, options)?];
        let terms = Terms::read(&self.info, options, &self.data, page)?;
        let theatre = Theatre::new(&self.data, page, &terms);
        let board = scene::board(&theatre);
        Ok(Mission(Arc::new(Laid { theatre, board })))
    }
}

impl Mission {
    /// What the mission never changes.
    pub fn theatre(&self) -> &Theatre {
        &self.0.theatre
    }

    /// Questions to a position.
    pub fn look<'a>(&'a self, s: &'a State) -> Look<'a> {
        Look { t: &self.0.theatre, s }
    }
}

impl Rules for Mission {
    type State = State;
    type Action = Action;

    fn start(&self, _: &mut Chance, _: &mut Log) -> State {
        State::start(self.theatre())
    }

    fn decision(&self, s: &State) -> Decision {
        steps::decision(self.look(s))
    }

    fn actions(&self, s: &State, seat: Seat, out: &mut Vec<Action>) {
        if self.decision(s).seats().has(seat) {
            steps::actions(self.look(s), seat, out);
        }
    }

    fn check(&self, s: &State, seat: Seat, a: Action) -> Result<(), Refusal> {
        steps::check(self.look(s), seat, a)
    }

    fn apply(&self, s: &mut State, _: Seat, a: Action, chance: &mut Chance, log: &mut Log) {
        steps::apply(&mut play::Play { t: self.theatre(), s, chance, log }, a);
    }

    fn decline(&self, s: &State, seat: Seat) -> Option<Action> {
        steps::decline(self.look(s), seat)
    }

    fn veil(&self, s: &mut State, viewer: Viewer) {
        veil::veil(self.theatre(), s, viewer);
    }

    fn imagine(&self, seen: &Seen<Self>, chance: &mut Chance) -> State {
        let mut s = seen.state().clone();
        veil::imagine(&mut s, chance);
        s
    }

    fn board(&self) -> &Board {
        &self.0.board
    }

    fn drawing(&self) -> Option<String> {
        Some(art::picture(&self.theatre().page))
    }

    fn scene(&self, seen: &Seen<Self>) -> Scene {
        scene::scene(self, seen)
    }

    fn refusals(&self, seen: &Seen<Self>, at: &Handle) -> Vec<Refusal> {
        scene::refusals(self, seen, at)
    }

    fn overlay(&self, seen: &Seen<Self>, key: &str, at: Option<&Handle>) -> Vec<sandtable_core::Mark> {
        scene::overlay(self.look(seen.state()), key, at)
    }

    fn odds(&self, seen: &Seen<Self>, a: Action, otherwise: &[&str]) -> Option<Odds> {
        odds::odds(self, seen, a, otherwise)
    }

    fn write(&self, a: Action, out: &mut String) {
        notation::write(self.theatre(), a, out);
    }

    fn read(&self, text: &str, out: &mut Vec<Action>) -> Result<(), NotationError> {
        notation::read(self.theatre(), text, out)
    }

    fn position(&self, s: &State) -> Position {
        position::position(self.theatre(), s)
    }

    fn arrange(&self, s: &mut State, p: &Position) -> Result<(), SetupError> {
        position::arrange(self.theatre(), s, p)
    }

    fn notes(&self) -> &'static [&'static str] {
        &["done", "turned", "arrived", "fielded"]
    }

    fn faults(&self, s: &State) -> Vec<String> {
        position::faults(self.theatre(), s)
    }
}
