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

use sandtable_core::{Audience, Chance, Game, Rules, Seat, Seats, Seen, Viewer, folder, two_sided};

pub use action::{Action, Hex, UnitId};
pub use data::Data;
pub use look::{Assault, Look, odds as odds_column};
pub use pieces::{Chit, Chits, Group, Kind, Nation, Side, What};
pub use policy::{Brief, Taste, Tastes};
pub use state::{Battle, Fortress, State, Unit, off};
pub use steps::{CommandStage, Stage, Step, SupplyStage, TurnStage};
pub use supply::{HexSet, connected};
pub use theatre::{Cell, Terrain, Theatre};

two_sided! {
    /// The box.
    pub struct Stalingrad;

    /// The box laid out for a scenario.
    pub struct CaseBlue;
}

impl Game for Stalingrad {
    type Rules = CaseBlue;
    const ID: &'static str = "stalingrad";

    fn worth() -> &'static [(&'static str, &'static str)] {
        &[
            ("axis", "control: *"),
            ("axis", "units: s-* @ lost"),
            ("soviet", "not control: *"),
            ("soviet", "units: *Pz @ lost"),
            ("soviet", "units: r-* @ lost"),
            ("soviet", "units: i-* @ lost"),
            ("soviet", "units: h-* @ lost"),
        ]
    }

    folder! {
        version: 2,
        bids: 4,
        data: ["map.toml", "units.toml", "tables.toml", "scenarios/campaign.toml"],
        locales: ["en", "zh", "pl"],
        rules: ["zh", "pl"],
        art: ["board.svg", "relief.png"],
        lessons: [
            "01-chits", "02-command", "03-attack", "04-ground", "05-pocket", "06-supply", "07-fortress", "08-reinforce", "09-own",
        ] in ["en", "zh", "pl"],
        puzzles: [
            "01-pocket", "02-round-the-295th", "03-borrowed-panzers", "04-krasny-luch", "05-shut-the-door", "06-last-battle", "07-neighbour-first", "08-five-on-one", "09-two-at-1124", "10-all-at-one-door", "11-last-of-three", "12-five-battles", "13-from-the-north", "14-zadonsk-first", "15-kushchevskaya", "16-farthest-town", "17-german-column",
        ] in ["en", "zh", "pl"],
    }
}

impl Rules for CaseBlue {
    two_sided! {}

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

    fn binds(&self, _: &State, _: Seat, a: Action) -> Option<bool> {
        match a {
            // Whoever sets up, chooses, takes up or declares goes on until he says that he is done.
            Action::Place(..) | Action::ReadyMade | Action::Select(_) | Action::Lead(_) => Some(false),
            Action::Take(_) | Action::March(_) | Action::Attack(..) => Some(false),
            Action::Ready => Some(true),
            _ => None,
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
}
