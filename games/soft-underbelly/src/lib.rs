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

use std::sync::Arc;

use sandtable_core::{
    Board, Chance, DataErrors, Decision, Files, Game, GameInfo, Handle, LedgerPart, Log, NotationError, Odds,
    Options, Position, Refusal, Rules, Scene, Seat, Seen, SetupError, Viewer, Word,
};

pub use action::{Action, Who};
pub use data::Data;
pub use look::Look;
pub use pieces::{Arm, Event, Hull, Place, Ship, Side};
pub use state::{Battle, End, How, State, Unit};
pub use steps::{BattleStage, Moment, Scope, Step};
pub use theatre::Theatre;

/// The box.
pub struct SoftUnderbelly {
    data: Data,
    info: GameInfo,
}

/// The box laid out for a scenario.
#[derive(Clone)]
pub struct Mediterranean(Arc<Theatre>);

impl Game for SoftUnderbelly {
    type Rules = Mediterranean;
    const ID: &'static str = "soft-underbelly";
    const START_HERE: bool = true;

    fn built_in() -> Files {
        Files::built_in(&[
            ("map.toml", include_str!("../data/map.toml")),
            ("units.toml", include_str!("../data/units.toml")),
            ("tables.toml", include_str!("../data/tables.toml")),
            ("scenarios/campaign.toml", include_str!("../data/scenarios/campaign.toml")),
        ])
    }

    fn locales() -> &'static [(&'static str, &'static str)] {
        &[
            ("en", include_str!("../locales/en.ftl")),
            ("zh", include_str!("../locales/zh.ftl")),
            ("pl", include_str!("../locales/pl.ftl")),
        ]
    }

    fn ledger() -> Vec<LedgerPart> {
        vec![LedgerPart::own(include_str!("../rules.toml"))]
    }

    fn orders() -> &'static str {
        include_str!("../orders.toml")
    }

    fn art() -> &'static [(&'static str, &'static [u8])] {
        &[
            ("board.svg", include_bytes!("../art/board.svg")),
            ("relief.png", include_bytes!("../art/relief.png")),
            ("areas.toml", include_bytes!("../art/areas.toml")),
        ]
    }

    fn open(files: &Files) -> Result<SoftUnderbelly, DataErrors> {
        let data = Data::read(files)?;
        let scenarios = data.scenarios.iter().map(|s| s.key.clone());
        let info = GameInfo::of::<Self>(2, files, &Side::BOTH.map(Side::word), scenarios);
        Ok(SoftUnderbelly { data, info })
    }

    fn info(&self) -> &GameInfo {
        &self.info
    }

    fn prepare(&self, scenario: &str, options: &Options) -> Result<Mediterranean, SetupError> {
        let found = &self.data.scenarios[self.info.chosen(scenario, options)?];
        Ok(Mediterranean(Arc::new(Theatre::new(&self.data, found))))
    }
}

impl Mediterranean {
    /// What the scenario never changes.
    pub fn theatre(&self) -> &Theatre {
        &self.0
    }

    /// Questions to a position.
    pub fn look<'a>(&'a self, s: &'a State) -> Look<'a> {
        Look { t: &self.0, s }
    }
}

impl Rules for Mediterranean {
    type State = State;
    type Action = Action;

    fn start(&self, _: &mut Chance, _: &mut Log) -> State {
        State::start(&self.0)
    }

    fn decision(&self, s: &State) -> Decision {
        steps::decision(self.look(s))
    }

    fn actions(&self, s: &State, seat: Seat, out: &mut Vec<Action>) {
        if let Some(side) = Side::of(seat).filter(|_| self.decision(s).seats().has(seat)) {
            steps::actions(self.look(s), side, out);
        }
    }

    fn check(&self, s: &State, seat: Seat, a: Action) -> Result<(), Refusal> {
        let side = Side::of(seat).ok_or(refusals::NOT_YOURS)?;
        steps::check(self.look(s), side, a)
    }

    fn apply(&self, s: &mut State, seat: Seat, a: Action, chance: &mut Chance, log: &mut Log) {
        if let Some(side) = Side::of(seat) {
            steps::apply(&mut play::Play::new(&self.0, s, chance, log), side, a);
        }
    }

    fn decline(&self, s: &State, seat: Seat) -> Option<Action> {
        let ask = self.decision(s);
        ask.window()?;
        [Action::Decline, Action::Done].into_iter().find(|a| self.check(s, seat, *a).is_ok())
    }

    // Nothing is hidden in this game: both players see the whole board.
    fn veil(&self, _: &mut State, _: Viewer) {}

    fn imagine(&self, seen: &Seen<Self>, _: &mut Chance) -> State {
        seen.state().clone()
    }

    fn board(&self) -> &Board {
        &self.0.board
    }

    fn scene(&self, seen: &Seen<Self>) -> Scene {
        scene::scene(self, seen)
    }

    fn refusals(&self, seen: &Seen<Self>, at: &Handle) -> Vec<Refusal> {
        scene::refusals(self, seen, at)
    }

    fn odds(&self, seen: &Seen<Self>, a: Action, otherwise: &[&str]) -> Option<Odds> {
        odds::odds(self, seen, a, otherwise)
    }

    fn write(&self, a: Action, out: &mut String) {
        Action::write(&self.0, &a, out);
    }

    fn read(&self, text: &str, out: &mut Vec<Action>) -> Result<(), NotationError> {
        notation::read(&self.0, text, out)
    }

    fn position(&self, s: &State) -> Position {
        position::position(&self.0, s)
    }

    fn arrange(&self, s: &mut State, p: &Position) -> Result<(), SetupError> {
        position::arrange(&self.0, s, p)
    }

    fn notes(&self) -> &'static [&'static str] {
        &position::NOTES
    }

    fn faults(&self, s: &State) -> Vec<String> {
        position::faults(&self.0, s)
    }
}
