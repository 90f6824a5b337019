//! *Shifting Sands*: the Desert War from 1940 to 1943, with cards and from point to point.

mod action;
mod cards;
mod combat;
mod data;
mod look;
mod losses;
mod notation;
mod odds;
mod options;
mod pieces;
mod play;
mod policy;
mod position;
mod scene;
mod state;
mod steps;
mod supply;
mod theatre;
mod veil;

use std::sync::Arc;

use sandtable_core::{
    Audience, Board, Chance, DataErrors, Decision, Files, Game, GameInfo, Handle, Log, Mark, NotationError,
    Odds, Options, Position, Refusal, Rules, Scene, Seat, Seats, Seen, SetupError, Viewer, folder,
};

pub use action::{Action, Space, Spaces, UnitId};
pub use cards::{Force, Spec};
pub use combat::Shot;
pub use data::Data;
pub use look::Look;
pub use options::Chosen;
pub use pieces::{CardId, Event, Group, Lies, Nation, Passing, Purpose, Record, Region, Side, Terrain, Use};
pub use state::{Battle, Deed, State, flag, off};
pub use steps::Step;
pub use supply::{Profile, Supplied};
pub use theatre::{Counter, Theatre};

/// The box.
pub struct ShiftingSands {
    data: Data,
    info: GameInfo,
}

/// The box laid out for a scenario.
#[derive(Clone)]
pub struct DesertWar(Arc<Theatre>);

impl Game for ShiftingSands {
    type Rules = DesertWar;
    const ID: &'static str = "shifting-sands";

    fn worth() -> &'static [(&'static str, &'static str)] {
        &[("axis", "axis: *"), ("allied", "not axis: *")]
    }

    folder! {
        data: [
            "map.toml", "units.toml", "tables.toml", "cards.toml", "torch.toml", "scenarios/campaign.toml",
            "scenarios/sonnenblume.toml",
        ],
        locales: ["en", "zh", "pl"],
        rules: ["zh", "pl"],
        lessons: [
            "01-cards", "02-march", "03-battle", "04-combat", "05-supply", "06-replacements", "07-redeploy", "08-victory",
        ] in ["en", "zh", "pl"],
        puzzles: [
            "01-beyond-cairo", "02-into-the-delta", "03-ultra", "04-springboks", "05-first-dash", "06-trento-in-the-desert", "07-through-tobruk", "08-hellfire-pass", "09-gulf-of-aden", "10-once-more", "11-kenya-frontier", "12-white-nile", "13-ariete-at-the-pass", "14-past-the-pass", "15-graziani-hurries", "16-duke-of-aosta", "17-last-mountain", "18-nairobi-and-on",
        ] in ["en", "zh", "pl"],
    }

    fn art() -> &'static [(&'static str, &'static [u8])] {
        &[
            ("board.svg", include_bytes!("../art/board.svg")),
            ("relief.png", include_bytes!("../art/relief.png")),
        ]
    }

    fn open(files: &Files) -> Result<ShiftingSands, DataErrors> {
        let data = Data::read(files)?;
        let scenarios = data.scenarios.iter().map(|s| s.key.clone());
        let mut info = GameInfo::of::<Self>(1, files, &Side::BOTH.map(Side::word), scenarios);
        info.options = Chosen::offered();
        Ok(ShiftingSands { data, info })
    }

    fn info(&self) -> &GameInfo {
        &self.info
    }

    fn prepare(&self, scenario: &str, options: &Options) -> Result<DesertWar, SetupError> {
        let found = &self.data.scenarios[self.info.chosen(scenario, options)?];
        Ok(DesertWar(Arc::new(Theatre::new(&self.data, found, Chosen::read(options)))))
    }
}

impl DesertWar {
    /// What the scenario never changes.
    pub fn theatre(&self) -> &Theatre {
        &self.0
    }

    /// Questions to a position.
    pub fn look<'a>(&'a self, s: &'a State) -> Look<'a> {
        Look { t: &self.0, s }
    }
}

impl Rules for DesertWar {
    type State = State;
    type Action = Action;

    fn start(&self, chance: &mut Chance, log: &mut Log) -> State {
        let mut s = State::start(&self.0);
        steps::run(&mut play::Play { t: &self.0, s: &mut s, chance, log });
        s
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

    fn apply(&self, s: &mut State, _: Seat, a: Action, chance: &mut Chance, log: &mut Log) {
        steps::apply(&mut play::Play { t: &self.0, s, chance, log }, a);
    }

    fn decline(&self, s: &State, seat: Seat) -> Option<Action> {
        steps::decline(self.look(s), Side::of(seat)?)
    }

    fn witnesses(&self, s: &State, seat: Seat, a: Action) -> Audience {
        let own = Audience::Only(Seats::only(seat));
        match a {
            // 5.11/2: face down.
            Action::Discard(_) => own,
            Action::Pick(card) if steps::free_choice(self.look(s), card.side) => own,
            _ => Audience::All,
        }
    }

    fn veil(&self, s: &mut State, viewer: Viewer) {
        veil::veil(s, viewer);
    }

    fn imagine(&self, seen: &Seen<Self>, chance: &mut Chance) -> State {
        veil::imagine(seen, chance)
    }

    fn board(&self) -> &Board {
        &self.0.board
    }

    fn scene(&self, seen: &Seen<Self>) -> Scene {
        scene::scene(self, seen)
    }

    fn overlay(&self, seen: &Seen<Self>, key: &str, at: Option<&Handle>) -> Vec<Mark> {
        scene::overlay(self.look(seen.state()), key, at)
    }

    fn refusals(&self, seen: &Seen<Self>, at: &Handle) -> Vec<Refusal> {
        scene::refusals(self, seen, at)
    }

    fn odds(&self, seen: &Seen<Self>, a: Action, otherwise: &[&str]) -> Option<Odds> {
        odds::odds(self, seen, a, otherwise)
    }

    fn write(&self, a: Action, out: &mut String) {
        notation::write(&self.0, a, out);
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
