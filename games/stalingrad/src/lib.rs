//! *Stalingrad Blitzkrieg*: Case Blue on hexes, with orders drawn from a cup.

mod action;
mod data;
mod look;
mod notation;
mod odds;
mod pieces;
mod play;
mod policy;
mod position;
mod reach;
mod refusals;
mod scene;
mod state;
mod steps;
mod supply;
mod theatre;

use std::sync::Arc;

use sandtable_core::{
    Audience, Board, Chance, DataErrors, Decision, Files, Game, GameInfo, Handle, LedgerPart, Log,
    NotationError, Odds, Options, Position, Refusal, Rules, Scene, Seat, Seats, Seen, SetupError, Viewer,
    Word,
};

pub use action::{Action, Hex, UnitId};
pub use data::Data;
pub use look::{Assault, Look, odds as odds_column};
pub use pieces::{Chit, Chits, Group, Kind, Nation, Side, What};
pub use scene::chit_name;
pub use state::{Battle, Fortress, State, Unit, off};
pub use steps::{CommandStage, Stage, Step, SupplyStage, TurnStage};
pub use supply::{HexSet, connected};
pub use theatre::{Cell, Terrain, Theatre};

/// The box.
pub struct Stalingrad {
    data: Data,
    info: GameInfo,
}

/// The box laid out for a scenario.
#[derive(Clone)]
pub struct CaseBlue(Arc<Theatre>);

impl Game for Stalingrad {
    type Rules = CaseBlue;
    const ID: &'static str = "stalingrad";

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
        ]
    }

    fn open(files: &Files) -> Result<Stalingrad, DataErrors> {
        let data = Data::read(files)?;
        let scenarios = data.scenarios.iter().map(|s| s.key.clone());
        let info = GameInfo::of::<Self>(1, files, &Side::BOTH.map(Side::word), scenarios);
        Ok(Stalingrad { data, info })
    }

    fn info(&self) -> &GameInfo {
        &self.info
    }

    fn prepare(&self, scenario: &str, options: &Options) -> Result<CaseBlue, SetupError> {
        let found = &self.data.scenarios[self.info.chosen(scenario, options)?];
        Ok(CaseBlue(Arc::new(Theatre::new(&self.data, found))))
    }
}

impl CaseBlue {
    /// What the scenario never changes.
    pub fn theatre(&self) -> &Theatre {
        &self.0
    }

    /// Questions to a position.
    pub fn look<'a>(&'a self, s: &'a State) -> Look<'a> {
        Look { t: &self.0, s }
    }
}

impl Rules for CaseBlue {
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
        let side = Side::of(seat).ok_or_else(|| steps::not_yours(self.look(s)))?;
        steps::check(self.look(s), side, a)
    }

    fn apply(&self, s: &mut State, seat: Seat, a: Action, chance: &mut Chance, log: &mut Log) {
        if let Some(side) = Side::of(seat) {
            steps::apply(&mut play::Play { t: &self.0, s, chance, log }, side, a);
        }
    }

    fn decline(&self, s: &State, seat: Seat) -> Option<Action> {
        odds::usual(self.look(s), Side::of(seat)?)
    }

    fn witnesses(&self, _: &State, seat: Seat, a: Action) -> Audience {
        match a {
            // 6.1.1: chits are chosen in secret.
            Action::Select(_) | Action::Lead(_) => Audience::Only(Seats::only(seat)),
            _ => Audience::All,
        }
    }

    fn veil(&self, s: &mut State, viewer: Viewer) {
        for side in Side::BOTH {
            if !viewer.0.has(side.seat()) {
                // 6.1.3: what was drawn is open, the rest is not.
                s.selected[side as usize] &= s.drawn;
                if side == Side::Axis {
                    s.lead = None;
                }
            }
        }
    }

    fn imagine(&self, seen: &Seen<Self>, chance: &mut Chance) -> State {
        let mut s = seen.state().clone();
        for side in Side::BOTH {
            if !seen.viewer().0.has(side.seat()) {
                s.selected[side as usize] = steps::imagine_selection(&self.0, &s, side, chance);
                if side == Side::Axis {
                    s.lead = steps::imagine_lead(&s, chance);
                }
            }
        }
        s
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

    fn faults(&self, s: &State) -> Vec<String> {
        position::faults(&self.0, s)
    }
}
