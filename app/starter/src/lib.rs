//! *Starter*: a small game with face-down troops, to begin from.

mod data;
mod policy;
mod position;
mod rules;
mod scene;
mod state;

use std::sync::Arc;

use sandtable_core::{
    Audience, Board, Chance, DataErrors, Decision, Files, Game, GameInfo, Handle, LedgerPart, Log,
    NotationError, Odds, Options, Position, Refusal, Rules, Scene, Seat, Seats, Seen, SetupError, Viewer,
};

pub use data::{Data, Ground};
pub use state::{Action, Kind, Side, Spot, State, TROOPS, Troop};

/// The box.
pub struct Starter {
    data: Data,
    info: GameInfo,
}

/// The box laid out for a scenario.
#[derive(Clone)]
pub struct Skirmish(Arc<Ground>);

impl Game for Starter {
    type Rules = Skirmish;
    const ID: &'static str = "starter";

    fn built_in() -> Files {
        Files::built_in(&[
            ("map.toml", include_str!("../data/map.toml")),
            ("scenarios/skirmish.toml", include_str!("../data/scenarios/skirmish.toml")),
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

    fn open(files: &Files) -> Result<Starter, DataErrors> {
        let data = Data::read(files)?;
        let scenarios = data.scenarios.iter().map(|(key, _)| key.clone());
        let info = GameInfo::of::<Self>(1, files, &Side::ALL.map(Side::word), scenarios);
        Ok(Starter { data, info })
    }

    fn info(&self) -> &GameInfo {
        &self.info
    }

    fn prepare(&self, scenario: &str, options: &Options) -> Result<Skirmish, SetupError> {
        let (_, chosen) = &self.data.scenarios[self.info.chosen(scenario, options)?];
        Ok(Skirmish(Arc::new(Ground::new(&self.data.map, chosen))))
    }
}

impl Rules for Skirmish {
    type State = State;
    type Action = Action;

    fn start(&self, _: &mut Chance, _: &mut Log) -> State {
        State::start()
    }

    fn decision(&self, s: &State) -> Decision {
        self.0.decision(s)
    }

    fn actions(&self, s: &State, seat: Seat, out: &mut Vec<Action>) {
        self.0.candidates(s, |a| {
            if self.check(s, seat, a).is_ok() {
                out.push(a);
            }
        });
    }

    fn check(&self, s: &State, seat: Seat, a: Action) -> Result<(), Refusal> {
        self.0.check(s, seat, a)
    }

    fn apply(&self, s: &mut State, seat: Seat, a: Action, chance: &mut Chance, log: &mut Log) {
        self.0.apply(s, seat, a, chance, log);
    }

    fn decline(&self, _: &State, _: Seat) -> Option<Action> {
        None
    }

    fn witnesses(&self, _: &State, seat: Seat, a: Action) -> Audience {
        // What is set up face down is its owner's secret.
        if matches!(a, Action::Place(..)) { Audience::Only(Seats::only(seat)) } else { Audience::All }
    }

    fn veil(&self, s: &mut State, viewer: Viewer) {
        s.veil(viewer);
    }

    fn imagine(&self, seen: &Seen<Skirmish>, chance: &mut Chance) -> State {
        let mut s = seen.state().clone();
        s.imagine(seen.viewer(), chance);
        s
    }

    fn board(&self) -> &Board {
        &self.0.board
    }

    fn scene(&self, seen: &Seen<Skirmish>) -> Scene {
        scene::scene(self, seen)
    }

    fn refusals(&self, seen: &Seen<Skirmish>, at: &Handle) -> Vec<Refusal> {
        scene::refusals(self, seen, at)
    }

    fn odds(&self, _: &Seen<Skirmish>, _: Action, _: &[&str]) -> Option<Odds> {
        None
    }

    fn write(&self, a: Action, out: &mut String) {
        position::write(&self.0, a, out);
    }

    fn read(&self, text: &str, out: &mut Vec<Action>) -> Result<(), NotationError> {
        out.push(position::read(&self.0, text)?);
        Ok(())
    }

    fn position(&self, s: &State) -> Position {
        position::position(&self.0, s)
    }

    fn arrange(&self, s: &mut State, p: &Position) -> Result<(), SetupError> {
        position::arrange(&self.0, s, p)
    }

    fn faults(&self, s: &State) -> Vec<String> {
        self.0.faults(s)
    }
}
