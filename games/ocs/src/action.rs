//! The smallest choices of a player.

use crate::air::{Aim, Haul, Hold, Sortie, WingId};
use crate::pieces::{Job, Method, Posture};

/// A unit, by its place in the counter sheet.
pub type UnitId = u16;
/// A hex, by its index on the map.
pub type Hex = u16;
/// A column of Transport Points, by its slot.
pub type ColumnId = u8;
/// A ship or points of Landing Craft, by its slot.
pub type VesselId = u8;

/// An action.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Action {
    /// Set-up: a unit goes to a hex.
    Place(UnitId, Hex),
    /// Set-up: a column starts loaded with what lies in its hex (intro.setup/C).
    Stow(ColumnId),
    /// To be first player this turn (2.3/2).
    First,
    /// To be second player.
    Second,
    /// A simulcast turn is proposed (2.4/1).
    Simulcast,
    /// It is agreed to.
    Agree,

    /// The units of a hex begin to move.
    At(Hex),
    /// A unit of that hex joins those that move.
    Take(UnitId),
    /// It changes its mode (5.4/1).
    Mode(UnitId, Posture),
    /// Fuel is paid for it (12.5c).
    Fuel(UnitId, Method),
    /// The moving stack, or column, goes to the next hex.
    Step(Hex),
    /// A unit of the moving stack stays behind (6.1f).
    Drop(UnitId),
    /// The moving stack, or column, halts.
    Halt,
    /// The moving stack overruns a hex (8.0).
    Overrun(Hex),
    /// A unit leaves Reserve Mode (5.7b).
    Release(UnitId),
    /// A unit is laid on top of its stack (4.8b/C).
    Show(UnitId),
    /// A column of Transport Points begins to move.
    Drive(ColumnId),
    /// It loads so many tokens.
    Load(u8),
    /// It unloads so many tokens.
    Unload(u8),
    /// So many of its points go apart (13.2c/2).
    Split(u8),
    /// The column, with others of its kind in the hex, becomes an Extender (12.7/1).
    Extend,
    /// The Extender reverts to Transport Points (12.7d/1).
    Revert,
    /// The Extender collapses (9.14d/2).
    Collapse,
    /// Organic Trucks enter or leave Reserve Mode (13.2g/D).
    Reserve,
    /// The column pauses, so that its load pays (13.2a/1).
    Pause,
    /// The points of a column go by rail (13.2e/1).
    RailColumn(ColumnId),
    /// The points of a column try to break out (12.8e/3).
    Flee(ColumnId),
    /// Points of a column are captured rather than others (9.14c/3).
    Give(ColumnId),
    /// A unit entrains (13.3e/1).
    Entrain(UnitId),
    /// So many tokens of a dump are loaded on a train.
    Freight(Hex, u8),
    /// What was entrained detrains there (13.3e/3).
    Detrain(Hex),
    /// The dump of a hex is blown up (12.11).
    Blow(Hex),
    /// So many SP of it are, and not the rest (12.11a/1).
    BlowSome(Hex, u8),
    /// Units of a hex build or improve its hedgehog (16.0b/2).
    Dig(Hex),
    /// They reduce it (16.0c/1).
    Raze(Hex),

    /// Units of a hex damage its port (19.0c).
    Wreck(Hex),
    /// A unit goes aboard to be shipped (19.0f/1).
    Embark(UnitId),
    /// A column does.
    Ferry(ColumnId),
    /// So many tokens of a dump do.
    Consign(Hex, u8),
    /// What is shipped is unloaded in this port.
    Disembark(Hex),
    /// A ship or Landing Craft begins to sail (18.1e).
    Sail(VesselId),
    /// It goes there.
    Steer(Hex),
    /// A unit goes aboard the Landing Craft (18.4c).
    Board(UnitId),
    /// A column does.
    Hoist(ColumnId),
    /// So many tokens do.
    Lade(u8),
    /// All that is aboard is unloaded (18.5a).
    Unship,
    /// DUKWs become trucks or Landing Craft, an LST a port (18.4e, 18.4f).
    Convert,
    /// All landings are rolled for (18.5f).
    Land,
    /// Ships fire at the combat units of a hex (18.3a).
    Shell(Hex),
    /// Ships fire at a facility of a hex.
    Pound(Aim, Hex),
    /// A ship, or the Landing Craft of its hex, is fired at.
    Engage(VesselId),
    /// Ships fire at coastal artillery (18.3g).
    Silence(UnitId),
    /// A ship takes part.
    Join(VesselId),
    /// Units aboard Landing Craft assault a beach (18.6).
    Beach(Hex),
    /// The defender of a beach leaves it to the landing (18.6b).
    Concede,
    /// An HQ or engineer does construction in a hex (13.8d/1).
    Construct(UnitId, Job, Hex),
    /// A unit of several steps detaches one as a Breakdown (20.0/1).
    Detach(UnitId, UnitId),

    /// A unit of the Dead Pile is rebuilt in a hex, with one step (13.5a/1).
    Rebuild(UnitId, Hex),
    /// A unit gets a step back (13.5a/4).
    Restore(UnitId),
    /// A truck point is rebuilt in a hex (13.5e).
    Trucks(Hex),
    /// The steps of a unit go to another of its like (13.9/3).
    Merge(UnitId, UnitId),
    /// A unit takes the place of its like in a formation, from the Dead Pile (13.9/4).
    Exchange(UnitId, UnitId),

    /// Supply is drawn from the dump of a hex.
    Draw(Hex),
    /// The defender pays for his supply (12.4/2).
    Pay,
    /// Internal stocks are used (12.10).
    Stocks,
    /// Nothing is paid (12.4/4).
    Decline,

    /// A hex is barraged or attacked.
    Target(Hex),
    /// Artillery barrages a facility of a hex (10.0c/1).
    Bombard(Aim, Hex),
    /// A unit takes part in the attack or barrage.
    With(UnitId),
    /// The attack begins.
    Attack,
    /// The barrage is paid for from this dump.
    Fire(Hex),
    /// The barrage is paid for through this headquarters.
    FireBy(UnitId),
    /// The unit whose Action Rating counts (9.6).
    Lead(UnitId),
    /// A unit loses a step.
    Lose(UnitId),
    /// The rest of an option is taken as a retreat (9.10a).
    Yield,
    /// The option is ignored (9.10c).
    Ignore,
    /// The retreating stack goes there (9.12).
    Retreat(Hex),
    /// One unit of it goes another way (9.12c).
    Part(UnitId, Hex),
    /// A unit enters the hex that was taken (9.12g).
    Advance(UnitId),
    /// Transport Points that were not captured go there (9.14c/2).
    Displace(Hex),
    /// A unit above the stacking limit is eliminated (4.8a/1).
    Remove(UnitId),
    /// The units of a hex eat from the map (12.6c).
    Feed(Hex),
    /// A unit tries to break out (12.8e).
    Breakout(UnitId),

    /// A drop is laid on (14.10/1): where it goes is the next choice.
    Airdrop,
    /// A mission is declared to a hex (14.2f/1).
    Fly(Sortie, Hex),
    /// One is declared to a ship (18.3c/1).
    Raid(VesselId),
    /// A wing joins it.
    Send(WingId),
    /// A Transport joins it to carry cargo (14.9e).
    Carry(WingId, Haul),
    /// It tows one more Glider Point (14.10e/C).
    Tow(WingId),
    /// A unit is taken on board.
    Lift(UnitId, Hold),
    /// So many tokens are.
    LiftSp(u8, Hold),
    /// The mission takes off.
    Go,
    /// A Fighter intercepts it (14.5/2).
    Scramble(WingId),
    /// A wing aborts (14.3d).
    Abort(WingId),
    /// A wing is chosen: for a round of air combat, or to be hit.
    Pick(WingId),
    /// The wing goes down at this base (14.1c/1).
    Home(Hex),
    /// A unit on board is lost (14.4g).
    Jettison(UnitId),
    /// A token on board is.
    Scatter,
    /// A base refits aircraft (15.1/A).
    Refit(Hex),
    /// A wing becomes Active.
    Ready(WingId),
    /// Two reduced wings combine (13.9/6).
    Combine(WingId, WingId),
    /// A unit is planned to be dropped in a turn (14.10b/1).
    Plan(UnitId, u8),
    /// That is where.
    Zone(Hex),
    /// Its drop is put off by a turn (14.10c).
    Delay(UnitId),
    /// It is cancelled.
    Cancel(UnitId),
    /// 1 Eq of a hex is spent on air units (13.5f/1).
    Workshop(Hex),
    /// An air unit comes to a base: it arrives, or a step of it is rebuilt (13.6/2, 13.5f/2).
    Post(WingId, Hex),
    /// Glider Points come to a base (14.10e/A).
    Gliders(Hex),
    /// Units of its hex reduce an air base by a Level (15.4/1).
    Demolish(Hex),
    /// So many SP that have come arrive in a hex (2.3/5).
    Deliver(Hex, u8),
    /// What a title adds, by the place of its word in [`Title::deeds`](crate::Title::deeds), in a hex.
    Deed(u8, Hex),

    /// Ends what one is doing.
    Done,
}
