//! The steps of the sequence of play.

use sandtable_core::named;

use super::{EventStage, Phase, Stage};
use crate::action::{Friend, Unit};
use crate::ground::Square;
use crate::look::Prey;
use crate::pieces::Facing;

named! {
    /// What the second half of a combined action is.
    pub enum Then {
        /// An attack.
        Attack = "attack",
        /// A placing.
        Place = "place",
    }
}

named! {
    /// What the gunners of a vehicle do after it has moved.
    pub enum Volley {
        /// Nothing.
        None = "none",
        /// They attack.
        Attack = "attack",
        /// They mark targets.
        Mark = "mark",
    }
}

/// A step of the sequence of play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// Set-up: where a patrol begins.
    Patrols(u8),
    /// Set-up: where the operators begin.
    Deploy,
    /// A turn runs.
    Turn(Phase),
    /// Somebody begins his turn.
    Operators,
    /// An operator acts.
    Acting(Friend),
    /// An operator sprints: squares left, and whether he may halt.
    Sprint(Friend, u8),
    /// The move of a combined action, before the rest.
    MoveFirst(Friend, Then),
    /// The attack of a combined action; a move follows?
    Strike(Friend, bool),
    /// The placing of a combined action; a move follows?
    Put(Friend, bool),
    /// The move of a combined action, after the rest.
    Follow(Friend, Then),
    /// A bomb's fuse is set.
    Fuse,
    /// An attack of an operator, or an explosion, is carried out.
    Shot(Stage),
    /// An action of an operator or a vehicle is complete.
    Finish(Prey),
    /// What Axis units saw outside an operator's action takes effect.
    Settle,
    /// Somebody has to be exposed.
    Expose,
    /// The Axis Advance Phase.
    Advance,
    /// The hunter's team comes: on which spawn tile?
    HunterGate,
    /// A soldier of the hunter's team acts: points left, and whether he has turned since the last.
    Hunt(Unit, u8, bool),
    /// A unit advances: on whom?
    Target(Unit),
    /// A unit advances on somebody: where to?
    Goal(Unit, Prey),
    /// A unit is on its way to a square, with so many points left, to face somebody.
    March(Unit, Square, u8, Prey),
    /// A unit turns where it stands: to whom?
    Turner(Unit),
    /// Units that heard something behind them turn about: which way round?
    Turning(Square),
    /// A vehicle advances: on whom?
    VehicleAdvance(Unit),
    /// A vehicle advances on somebody: to which place?
    VehicleGoal(Unit, Prey),
    /// A vehicle drives to a place, with so many points left.
    VehicleMarch(Unit, i8, i8, Facing, u8),
    /// A mortar team goes to its post.
    MortarMarch(Unit, Square, u8),
    /// The soldier on the post makes room.
    MakeRoom(Unit, Unit, Square),
    /// The target walks his path, with so many squares left.
    Depart(Unit, u8),
    /// The convoy drives: its vehicle, and movements left.
    Convoy(Unit, u8),
    /// Marked targets may be attacked.
    Marked,
    /// The Event Phase.
    Event(EventStage),
    /// The Axis Patrol Phase.
    PatrolPhase,
    /// A patrol walks: squares left, and the last place on its route that was free.
    Walk(Unit, u8, u8),
    /// A vehicle drives its line: movements left.
    Rove(Unit, u8),
    /// The Axis Attack Phase.
    Assault,
    /// A unit attacks: with which gun?
    Attack(Unit, u8),
    /// A mortar team fires: at whom?
    MortarTarget(Unit),
    /// A mortar team fires at somebody: where does the template lie?
    MortarAim(Unit, Prey),
    /// Mortar hits are given out.
    MortarHits(Square, u8, u8),
    /// The End Phase.
    EndPhase,
    /// A vehicle of the operators acts.
    Driving(u8),
    /// A vehicle of the operators moves: points left, and what the gunners do afterwards.
    Rolling(u8, u8, Volley),
    /// The guns of a vehicle fire or mark, one after the other: the next seat, whether they mark, whether it moves then.
    Guns(u8, u8, bool, bool),
    /// Operators get out of a vehicle.
    Unloading(u8),
}
