//! A turn from the strategy cards to its end (5.0).

use arrayvec::ArrayVec;
use sandtable_core::Text;

use super::{Step, strategy};
use crate::action::Spaces;
use crate::data::Season;
use crate::look::Look;
use crate::pieces::{Classes, Event, Lies, Nation, Passing, PassingSet, Record, Region, Side};
use crate::play::Play;
use crate::state::{Deed, End, UNITS, flag};
use crate::supply::Supplied;

/// Where a turn stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TurnStage {
    /// A side adds the cards of a new year and may take one.
    Year(Side),
    /// It shuffles them in and may discard.
    Shuffle(Side),
    /// It draws.
    Draw(Side),
    /// Before an action: what options bring.
    Before,
    /// An action.
    Action,
    /// The end of an action.
    After,
    /// Out-of-supply units are eliminated.
    Attrition,
    /// Victory points.
    Victory,
    /// A side receives its replacement points.
    Restock(Side),
    /// The end of the turn.
    End,
}

pub fn run(play: &mut Play, stage: TurnStage) -> bool {
    let go = |play: &mut Play, stage| play.become_step(Step::Turn(stage));
    match stage {
        TurnStage::Year(side) => {
            go(play, TurnStage::Shuffle(side));
            strategy::new_year(play, side);
            play.push(Step::Pick(side));
        }
        TurnStage::Shuffle(side) => {
            go(play, TurnStage::Draw(side));
            if winter(play.look()) {
                play.reshuffle(side);
            }
            play.push(Step::Discard(side));
        }
        TurnStage::Draw(side) => {
            strategy::draw(play, side);
            match side {
                Side::Axis => go(play, TurnStage::Year(Side::Allied)),
                Side::Allied => {
                    go(play, TurnStage::Before);
                    (play.s.round, play.s.acting) = (1, Side::Axis);
                }
            }
        }
        TurnStage::Before => {
            go(play, TurnStage::Action);
            if play.s.round == 1 {
                play.push(if play.s.acting == Side::Axis { Step::Last } else { Step::Sixth });
            }
        }
        TurnStage::Action => {
            go(play, TurnStage::After);
            play.s.deed = Deed::NONE;
            play.push(Step::Choose);
        }
        TurnStage::After => after(play),
        TurnStage::Attrition => {
            // What a captured depot asks comes before the victory phase.
            go(play, TurnStage::Victory);
            attrition(play);
        }
        TurnStage::Victory => {
            go(play, TurnStage::Restock(Side::Axis));
            victory(play);
        }
        TurnStage::Restock(side) => restock(play, side),
        TurnStage::End => end(play),
    }
    true
}

/// Is it the first turn of a year (7.71 to 7.73)?
pub fn winter(look: Look) -> bool {
    look.t.turn(look.s.turn).season == Season::Winter
}

/// The end of an action: nothing of it is left, and the other side acts, or the next round begins (6.1).
fn after(play: &mut Play) {
    for flags in &mut play.s.flags {
        *flags &= !flag::PASSING;
    }
    play.s.deed = Deed::NONE;
    play.become_step(Step::Turn(TurnStage::Before));
    match play.s.acting {
        Side::Axis => play.s.acting = Side::Allied,
        Side::Allied => {
            play.s.acting = Side::Axis;
            play.s.round += 1;
            if play.s.round > play.t.limits.rounds {
                play.s.round = 0;
                play.become_step(Step::Turn(TurnStage::Attrition));
            }
        }
    }
}

/// 13.8: supply is traced once for all; then units are eliminated and spaces change hands.
fn attrition(play: &mut Play) {
    play.trace();
    let look = play.look();
    let lost: ArrayVec<_, UNITS> = look
        .t
        .ids()
        .filter(|id| {
            crate::state::on_map(look.at(*id)) && !look.inactive(*id) && look.supplied(*id) == Supplied::Out
        })
        .collect();
    let mut turned = [Spaces::EMPTY; 2];
    for side in Side::BOTH {
        turned[side as usize] = look.held(side) & (tested(look) - look.could_supply(side));
        // Whoever stands there in supply keeps it.
        for id in look.army(side).filter(|id| !lost.contains(id)) {
            turned[side as usize] = turned[side as usize].without(look.at(id));
        }
    }
    for id in lost {
        let division = play.t.counter(id).division;
        play.eliminate(id, division, if division { "13.81/2" } else { "13.81/1" });
    }
    for side in Side::BOTH {
        for at in turned[side as usize].iter() {
            play.take(side.other(), at);
        }
    }
}

/// Spaces whose control is tested (ruling on 13.82).
fn tested(look: Look) -> Spaces {
    let (t, at) = (look.t, &look.t.at);
    let mut all = t.all - t.region(Region::Off);
    all = all.without(at.aden).without(at.deep_desert);
    if !look.has(Event::Lrdg) {
        all -= t.oases;
    }
    if !look.has(Event::Torch) {
        all -= t.torch_ground;
    }
    if !look.has(Event::VichyActive) {
        all -= t.region(Region::Syria);
    }
    if !look.has(Event::IraqActive) {
        all -= t.region(Region::Iraq);
    }
    all
}

/// 5.41: does the Axis hold El Alamein, or stand in it or beside it? Egyptians do not count.
fn at_alamein(look: Look) -> bool {
    let alamein = look.t.at.el_alamein;
    let around = look.t.near[0][usize::from(alamein)].with(alamein);
    let axis = |id: &u8| look.t.nation(*id) != Nation::Eg;
    if look.army(Side::Axis).filter(axis).any(|id| around.contains(look.at(id))) {
        return true;
    }
    look.s.axis.contains(alamein) && look.s.count(Side::Axis, alamein) == 0
}

/// 5.41/3: from Fall 1941 on a point for any space in East Africa.
fn in_east_africa(look: Look) -> bool {
    let turn = look.t.turn(look.s.turn);
    let late = turn.year > 1941 || turn.year == 1941 && turn.season == Season::Fall;
    late && look.s.axis.intersects(look.t.region(Region::EastAfrica))
}

/// What the victory phase would score if it came now, each with its rule (5.41, cards A11, X4 and X37).
pub fn dues(look: Look) -> ArrayVec<(i8, &'static str), 5> {
    let now = |passing| look.now(passing);
    let dues = [
        (at_alamein(look), 1, "5.41/1"),
        (in_east_africa(look), 1, "5.41/3"),
        (now(Passing::ItalianFleet), 1, "cards.x4"),
        (now(Passing::OrdersFromRome), -1, "cards.a11"),
        (now(Passing::LondonCalling), 1, "cards.x37"),
    ];
    dues.into_iter().filter(|due| due.0).map(|(_, by, rule)| (by, rule)).collect()
}

fn victory(play: &mut Play) {
    for (by, rule) in dues(play.look()) {
        play.score(by, rule);
    }
    play.s.over = winner(play.look());
}

/// Who has won in the victory phase, if anybody (16.2 to 16.4); the Axis is looked at first.
pub fn winner(look: Look) -> Option<End> {
    let (at, limits) = (&look.t.at, &look.t.limits);
    let wins = |winner, rule| Some(End { winner, rule });
    let allied = |space| look.controls(Side::Allied, space);
    if look.s.vp >= limits.axis_wins {
        return wins(Side::Axis, "16.2/1");
    }
    if !allied(at.port_said) && !allied(at.suez) {
        return wins(Side::Axis, "16.2/2");
    }
    if look.s.vp <= limits.allies_win {
        return wins(Side::Allied, "16.3/1");
    }
    if !look.has(Event::Torch) && allied(at.tripoli) {
        return wins(Side::Allied, "16.3/2");
    }
    if look.has(Event::Torch) && allied(at.tripoli) && allied(at.tunis) && allied(at.alexandria) {
        return wins(Side::Allied, "16.3/3");
    }
    if look.s.turn < look.t.last_turn {
        return None;
    }
    let rule = if look.t.dealt && !look.t.options.play_on { "18.4/1" } else { "16.4" };
    wins(if look.s.vp >= look.t.axis_needs { Side::Axis } else { Side::Allied }, rule)
}

/// 5.5: the points of lasting events, then the side spends what it has.
fn restock(play: &mut Play, side: Side) {
    let next = if side == Side::Axis { TurnStage::Restock(Side::Allied) } else { TurnStage::End };
    play.become_step(Step::Turn(next));
    play.push(Step::Restock(side));
    match side {
        Side::Axis if play.s.events.has(Event::BattlefieldRecovery) => {
            play.s.points[Record::Ge as usize] += 2;
        }
        Side::Allied if play.s.events.has(Event::AtlanticCharter) => play.push(Step::Charter),
        _ => {}
    }
}

/// 5.6, 7.62: nothing of the turn is left but Sea Devils, which last one more.
fn end(play: &mut Play) {
    let sea_devils = play.s.passing.has(Passing::SeaDevils);
    play.s.passing = PassingSet::default();
    play.s.passing.set(Passing::SeaDevilsWake, sea_devils);
    play.s.points = Default::default();
    play.s.classes = [Classes::default(); 2];
    play.s.last = [None; 2];
    play.s.gained = Spaces::EMPTY;
    for side in Side::BOTH {
        for number in 1..=crate::state::CARDS {
            let card = crate::pieces::CardId { side, number };
            if play.s.card(card).lies == Lies::Open {
                play.lay(card, Lies::Discard, true);
            }
        }
    }
    play.stale();
    play.s.turn += 1;
    play.s.acting = Side::Axis;
    let turn = play.s.turn;
    play.say("5.6", || Text::new("log-turn").with("turn", turn));
    play.become_step(Step::Turn(TurnStage::Year(Side::Axis)));
}
