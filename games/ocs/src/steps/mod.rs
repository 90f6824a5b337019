//! The sequence of play, one file a step. Some steps are procedures that run by themselves and lay others on top;
//! the rest wait for a decision.

use arrayvec::ArrayVec;
use sandtable_board::Bits;
use sandtable_core::{Decision, Outcome, Playing, Refusal, RuleId, Seats, Sequence, any_legal, named, steps};

use crate::Ocs;
use crate::action::{Action, ColumnId, Hex, UnitId, VesselId};
use crate::air::WingId;
use crate::camps::Camp;
use crate::command;
use crate::fields;
use crate::look::Look;
use crate::notation::{AHex, AUnit, AWing, OrNobody};
use crate::pieces::{Mode, Side, Sink};
use crate::play::Play;
use crate::refusals;
use crate::sea::larders::larders;
use crate::state::{NO_COLUMN, NOBODY, STACK};
use crate::theatre::Theatre;

mod advance;
mod arrive;
mod ask;
mod assaults;
mod barrages;
mod bases;
mod battle;
mod beach;
mod columns;
mod deck;
mod dogfight;
mod engineers;
mod entry;
mod excess;
mod extenders;
mod faces;
mod facility;
mod fleet;
mod forces;
mod home;
mod load;
mod losses;
mod mission;
mod moving;
mod options;
mod order;
mod pause;
mod pay;
mod perform;
mod plans;
mod player;
mod rail;
mod refit;
mod retreat;
mod sailing;
mod salvo;
mod segment;
mod setup;
mod shipping;
pub(crate) mod simulcast;
mod supply_phase;
mod surrender;
mod turn;

pub use arrive::is_free;
pub use barrages::{
    barrage_on, column as barrage_column, density, points as barrage_points, price as barrage_price, shifted,
    shifts as barrage_shifts, spotted,
};
pub use battle::{Stage, half_paid, next_defence};
pub use beach::is_aboard;
pub use columns::handling;
pub use deck::refit_deck;
pub use losses::Cause;
pub use mission::{MissionStage, drops_on};
pub use order::not_now;
pub use perform::landing;
pub use plans::plans_of;
pub use player::PlayerStage;
pub use rail::freight;
pub use segment::{may_be_taken, takes};
pub use supply_phase::{SupplyStage, hungry, meal, meal_of};
pub use turn::TurnStage;

named! {
    /// A movement segment.
    pub enum Segment {
        /// Of the Movement Phase.
        Movement = "movement",
        /// Of the Reaction Phase.
        Reaction = "reaction",
        /// Of the Exploitation Phase.
        Exploitation = "exploitation",
    }
}

named! {
    /// A segment of barrages or attacks.
    pub enum Fight {
        /// Of the Movement Phase: barrages from the air and the sea alone (2.2/3).
        Movement = "movement",
        /// Of the Reaction Phase.
        Reaction = "reaction",
        /// Of the Combat Phase.
        Combat = "combat",
        /// Of the Exploitation Phase.
        Exploitation = "exploitation",
    }
}

steps! {
    /// A step of the sequence of play.
    pub enum Step of Ocs in Theatre {
        /// A side sets up.
        "setup" => Setup(side: Side),
        /// A game turn runs.
        "turn" => Turn(stage: TurnStage),
        /// The winner of the roll chooses to be first or second.
        "initiative" => Initiative {
            /// Who.
            side: Side,
            /// Has a simulcast turn been proposed?
            asked,
        },
        /// A side is asked to agree to a simulcast turn (2.4/1).
        "simulcast" => Simulcast(side: Side),
        /// A player turn runs.
        "player" => Player(stage: PlayerStage),
        /// Supply and Replacements come in: where?
        "entry" => Entry {
            /// SP that have no place yet.
            sp: u8,
        },
        /// Rebuilds and consolidations, after all that has arrived.
        "forces" => Forces,
        /// Units move.
        "segment" => Segment(segment: crate::steps::Segment),
        /// A stack or column moves.
        "moving" => Moving,
        /// A train is loaded: where does it stop?
        "rail" => Rail {
            /// The unit; nobody for supply.
            unit: UnitId as OrNobody,
            /// Where it entrains.
            from: Hex as AHex,
            /// The tokens.
            tokens: u8,
            /// The column, instead of a unit or tokens.
            column: ColumnId,
        },
        /// Cargo is loaded in a port: where does it go?
        "shipping" => Shipping {
            /// The unit, if it is one.
            unit: UnitId as OrNobody,
            /// The column, if it is one.
            column: ColumnId,
            /// From this port.
            from: Hex as AHex,
            /// Else so many tokens.
            tokens: u8,
        },
        /// A ship or Landing Craft sails.
        "sailing" => Sailing {
            /// Which.
            vessel: VesselId,
        },
        /// Ships join a barrage,
        "salvo" => Salvo {
            /// of a ship,
            vessel: VesselId,
            /// of coastal artillery, else of the combat units of a hex.
            unit: UnitId as OrNobody,
        },
        /// Units aboard join a Beach Assault.
        "beach" => Beach,
        /// Does the defender fight on the beach?
        "repel" => Repel,
        /// The title asks something.
        "ask" => Ask {
            /// What, by the place of the question in its list,
            what: u8,
            /// and about what.
            about: u16,
        },
        /// Tokens are paid for a unit.
        "pay" => Pay {
            /// The unit.
            unit: UnitId as AUnit,
            /// How many are left to be paid.
            need: u8,
            /// For what.
            sink: Sink,
        },
        /// Artillery chooses targets.
        "barrages" => Barrages(fight: Fight),
        /// Guns join a barrage.
        "guns" => Guns(fight: Fight),
        /// The attacker chooses the next attack.
        "assaults" => Assaults(fight: Fight),
        /// Units join an attack.
        "declare" => Declare(fight: Fight),
        /// A combat runs.
        "battle" => Battle(stage: Stage),
        /// The defender pays, or does not.
        "defend" => Defend,
        /// A side names its AR unit: the attacker's first.
        "lead" => Lead {
            /// Does the attacker?
            attacker,
        },
        /// A side loses steps.
        "losses" => Losses {
            /// Whose.
            side: Side,
            /// How many are left.
            left: u8,
            /// By what.
            cause: Cause,
            /// In which hex, where that matters.
            at: Hex as AHex,
        },
        /// A side takes its option.
        "option" => Option {
            /// Does the attacker?
            attacker,
        },
        /// A side retreats.
        "retreat" => Retreat {
            /// Does the attacker?
            attacker,
        },
        /// The attackers enter the hex.
        "advance" => Advance,
        /// Transport Points are displaced.
        "displace" => Displace {
            /// The column.
            column: ColumnId,
            /// Out of this hex,
            from: Hex as AHex,
            /// so far at most.
            range: u8,
        },
        /// The owner says which of several kinds of Transport Points are captured (9.14c/3).
        "surrender" => Surrender {
            /// Where.
            at: Hex as AHex,
            /// Whose.
            side: Side,
            /// How many points are left to be given up,
            points: u8,
            /// with how many tokens.
            load: u8,
            /// Those with an MA above 10?
            trucks,
        },
        /// An Extender collapses: where are its points placed?
        "collapse" => Collapse {
            /// The column.
            column: ColumnId,
            /// Out of this hex.
            from: Hex as AHex,
        },
        /// The column that moves pauses, and its load pays (13.2a/1).
        "pause" => Pause,
        /// Organic Trucks alone can pay for a unit's attack: are they to (13.2g/G)?
        "trucks" => Trucks(unit: UnitId as AUnit),
        /// A side removes what stacks too high.
        "excess" => Excess(side: Side),
        /// The Supply Phase runs.
        "supply" => Supply(stage: SupplyStage),
        /// Hungry units are fed.
        "feed" => Feed,
        /// Units try to break out.
        "breakout" => Breakout,
        /// Aircraft are refitted, and drops planned.
        "refit" => Refit,
        /// The owner of a base chooses the aircraft that become Active.
        "ready" => Ready {
            /// The base.
            at: Hex as AHex,
            /// How many it may still refit.
            left: u8,
            /// The system of its side that has paid.
            system: u8,
        },
        /// The owner of a damaged carrier chooses the aircraft that become Active.
        "deck" => Deck {
            /// The carrier.
            carrier: VesselId,
            /// How many it may still refit.
            left: u8,
        },
        /// A refit is paid for.
        "fund" => Fund {
            /// The base.
            at: Hex as AHex,
            /// How many tokens are left to be paid.
            need: u8,
            /// The system of its side that pays.
            system: u8,
        },
        /// A drop is planned: where?
        "zone" => Zone {
            /// The unit; nobody before the eyes of the enemy.
            unit: UnitId as OrNobody,
            /// In which turn.
            turn: u8,
        },
        /// A drop is laid on: where?
        "aim" => Aim,
        /// Wings join a mission.
        "load" => Load,
        /// A mission runs.
        "mission" => Mission(stage: MissionStage),
        /// The enemy may intercept it.
        "intercept" => Intercept,
        /// An air combat runs that a side has started.
        "dogfight" => Dogfight(side: Side),
        /// A side may abort aircraft, before an air combat or after it.
        "aborts" => Aborts {
            /// Whose.
            side: Side,
            /// After it?
            after,
        },
        /// A pair is chosen: the attacker's wing first.
        "duel" => Duel(side: Side),
        /// The weakest or strongest wing of a mission is hit by Flak.
        "struck" => Struck {
            /// The strongest?
            strongest,
        },
        /// Cargo that no longer fits is lost.
        "spill" => Spill,
        /// A wing looks for a base.
        "home" => Home {
            /// The wing.
            wing: WingId as AWing,
            /// From this hex,
            from: Hex as AHex,
            /// so far at most.
            reach: u16,
        },
        /// Air units arrive.
        "fleet" => Fleet,
        /// Air units of a box of the title come to bases.
        "deploy" => Deploy(side: Side),
        /// Equipment rebuilds steps of air units.
        "workshop" => Workshop {
            /// How many are left.
            left: u8,
        },
        /// The wings of a captured base flee.
        "scatter" => Scatter(at: Hex as AHex),
    }
}

impl Sequence for Ocs {
    type Side = Side;
    type Action = Action;
    type Step = Step;
    type Look<'a> = Look<'a>;
    type Play<'a> = Play<'a>;

    const OVER: Refusal = refusals::OVER;

    fn step(look: Look) -> Option<Step> {
        look.s.step()
    }

    fn asked(look: Look) -> Decision {
        if let Some(winners) = look.s.over {
            let won = Side::BOTH.into_iter().filter(|side| winners.meets(side.seats()));
            let winners = Seats(won.fold(0, |all, side| all | look.t.team(side).0));
            return Decision::Over(Outcome { winners, rule: RuleId(look.t.title.ended_by()) });
        }
        if let Some(decision) = command::asked(look) {
            return decision;
        }
        let side = decides(look);
        let seat = command::speaker(look, side);
        let window = match look.s.step() {
            Some(Step::Pay { .. } | Step::Defend) => "supply",
            Some(Step::Repel) => "beach",
            Some(Step::Ask { what, .. }) => {
                look.t.title.questions().get(usize::from(what)).map_or("supply", |question| question.window)
            }
            Some(Step::Lead { .. }) => "rating",
            Some(Step::Losses { .. } | Step::Option { .. }) => "losses",
            Some(Step::Retreat { .. }) => "retreat",
            Some(Step::Displace { .. } | Step::Collapse { .. } | Step::Surrender { .. }) => "displace",
            Some(Step::Excess(_)) => "stacking",
            Some(Step::Intercept) => "intercept",
            Some(Step::Aborts { .. } | Step::Duel(_)) => "air-combat",
            Some(Step::Home { .. } | Step::Scatter(_) | Step::Deploy(_)) => "home",
            // 7.0: a phase of his own within the other's turn.
            Some(Step::Segment(Segment::Reaction) | Step::Barrages(Fight::Reaction)) => {
                return Decision::react(seat, "reaction");
            }
            _ => return Decision::one(seat),
        };
        // What the other player decides in a phase can be answered by standing orders.
        if side == acting(look) { Decision::one(seat) } else { Decision::react(seat, window) }
    }

    fn unknown(look: Look, _: Side, a: Action) -> Refusal {
        not_now(look, a)
    }

    fn not_yours(_: Look, _: Option<Side>, _: Action) -> Refusal {
        refusals::NOT_YOURS
    }

    fn ready(play: &mut Play, _: Option<Action>) -> Option<Step> {
        play.s.step().filter(|_| play.s.over.is_none())?;
        let title = &play.t.title;
        if let Some((what, about)) = title.attends(play)
            && !matches!(play.s.step(), Some(Step::Ask { .. }))
        {
            play.push(Step::Ask { what, about });
        }
        let step = play.s.step()?;
        prepare(play, step);
        Some(step)
    }
}

/// Whose phase it is: that of the reacting player in the Reaction Phase.
pub fn acting(look: Look) -> Side {
    let reacts = look.s.steps.iter().any(|step| {
        matches!(
            step,
            Step::Segment(Segment::Reaction) | Step::Barrages(Fight::Reaction) | Step::Guns(Fight::Reaction)
        )
    });
    if reacts { look.s.phasing.other() } else { look.s.phasing }
}

/// Who decides at the present step.
pub fn decides(look: Look) -> Side {
    let attacker = look.s.battle.side;
    let of = |attacks: bool| if attacks { attacker } else { attacker.other() };
    match look.s.step() {
        Some(Step::Setup(side) | Step::Simulcast(side) | Step::Excess(side)) => side,
        Some(Step::Initiative { side, .. }) => side,
        Some(Step::Losses { side, .. }) => side,
        Some(Step::Ask { what, about }) => look.t.title.asks(look, (what, about)),
        Some(Step::Pay { unit, .. } | Step::Trucks(unit)) => look.counter(unit).side,
        Some(Step::Lead { attacker } | Step::Option { attacker } | Step::Retreat { attacker }) => {
            of(attacker)
        }
        Some(Step::Defend | Step::Repel) => of(false),
        Some(Step::Aborts { side, .. }) => side,
        Some(Step::Duel(attacker)) => dogfight::chooses(look, attacker),
        Some(Step::Intercept) => look.s.mission.side.other(),
        Some(Step::Struck { .. } | Step::Spill | Step::Load) => look.s.mission.side,
        Some(Step::Home { wing, .. }) => look.sheet(wing).side,
        Some(Step::Scatter(at)) => look.base(at).map_or(look.s.phasing, |base| base.side.other()),
        Some(Step::Displace { column, .. } | Step::Collapse { column, .. }) => {
            look.s.columns[usize::from(column)].side
        }
        Some(Step::Surrender { side, .. } | Step::Deploy(side)) => side,
        _ => acting(look),
    }
}

/// Where a train with supply from a hex can stop.
pub fn train_stops(look: Look, side: Side, from: Hex) -> Vec<Hex> {
    rail::stops(look, side, from, false).iter().collect()
}

/// Makes the fields that a step asks for, so that no check has to.
pub fn prepare(play: &mut Play, step: Step) {
    let side = decides(play.look());
    // What serves the first unit in hand serves it as long as nothing changes for its side.
    let kept = !play.s.fields.is_stale(play.look(), side) && step == Step::Moving;
    let fuelled = std::mem::replace(&mut play.s.fields.fuelled, NOBODY);
    play.s.fields.choices.clear();
    if !kept || fuelled == NOBODY {
        play.s.fields.conduits.clear();
    }
    match step {
        Step::Moving if play.s.hand.column != NO_COLUMN => {
            let at = play.s.columns[usize::from(play.s.hand.column)].at;
            if extenders::enough(play.look()) && extenders::links(play.look()) {
                play.s.fields.choices.push(at);
            }
        }
        Step::Pause => {
            let found = pause::served(play.look());
            play.s.fields.choices = found;
        }
        Step::Moving => {
            let hand = &play.s.hand;
            let strat = hand.units.iter().any(|id| play.s.units[usize::from(*id)].mode == Mode::Strat);
            let first = hand.units.first().copied().filter(|_| !hand.going);
            let enemy_near = hand.units.first().is_some_and(|id| {
                let (at, side) = (play.s.units[usize::from(*id)].at, play.t.counter(*id).side);
                play.t.near(at).any(|next| play.look().holds(side.other(), next))
            });
            if first.is_some() || strat || enemy_near {
                play.supply(side);
            }
            // Only the formation method asks for a common way (12.5c/A/2): of the first formation that has one.
            let going = play.s.hand.going;
            let asks = |id: &UnitId| play.t.counter(*id).formation > 0 && play.look().needs_fuel(*id);
            let asking: ArrayVec<UnitId, STACK> =
                play.s.hand.units.iter().copied().filter(|id| !going && asks(id)).collect();
            if kept && asking.contains(&fuelled) {
                play.s.fields.fuelled = fuelled;
                return;
            }
            play.s.fields.conduits.clear();
            let mut known = 0;
            for id in asking {
                let formation = play.t.counter(id).formation;
                if std::mem::replace(&mut known, formation) == formation {
                    continue;
                }
                let found = fields::conduits(play.look(), side, std::iter::once(id), formation);
                if found.iter().any(|(_, tokens)| *tokens >= play.t.costs.fuel_formation.into()) {
                    play.s.fields.fuelled = id;
                    play.s.fields.conduits = found;
                    return;
                }
            }
        }
        Step::Pay { unit, sink, .. } => {
            play.supply(side);
            let look = play.look();
            let mut found = fields::payers(look, unit, crate::supply::purse(look, unit, sink));
            if sink == Sink::Food {
                let ports = larders(look, unit).into_iter().filter(|at| !found.contains(at));
                let room = found.remaining_capacity();
                found = found.iter().copied().chain(ports.take(room)).collect();
            }
            play.s.fields.choices = found;
        }
        Step::Sailing { vessel } => {
            let mut waters = std::mem::replace(&mut play.s.fields.waters, Bits::new(0));
            play.look().sea_room(vessel, &mut waters);
            play.s.fields.waters = waters;
        }
        Step::Guns(_) => {
            play.supply(side);
            let guns = crate::combat::attackers(play.look());
            if guns.clone().next().is_some() {
                let found = fields::conduits(play.look(), side, guns, 0);
                play.s.fields.conduits = found;
            }
        }
        Step::Fund { at, system, .. } => {
            play.supply(side);
            let found = fields::payers_of(play.look(), Camp { side: play.s.phasing, system }, at);
            play.s.fields.choices = found;
        }
        Step::Feed => {
            play.supply(side);
            let found = supply_phase::sharing(play.look(), play.s.phasing);
            play.s.fields.choices = found;
        }
        Step::Entry { .. } => {
            play.supply(side);
            let found = play.t.title.entries_of(play.look(), side);
            play.s.fields.choices = found;
        }
        Step::Refit
        | Step::Fleet
        | Step::Forces
        | Step::Segment(_)
        | Step::Barrages(_)
        | Step::Assaults(_)
        | Step::Declare(_)
        | Step::Defend
        | Step::Trucks(_)
        | Step::Collapse { .. }
        // The staff judges ways by what supply reaches, and must not go by what it once reached.
        | Step::Home { .. }
        | Step::Retreat { .. }
        | Step::Supply(_)
        | Step::Breakout => play.supply(side),
        _ => {}
    }
}

/// Is anything but `Done` legal at the present step? If not, nobody need be asked.
fn any_choice(look: Look, side: Side) -> bool {
    any_legal::<Ocs>(look, side, |a| a != Action::Done)
}
