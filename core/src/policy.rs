//! What a sensible player prefers: how bots, hints and standing orders choose.

use std::fmt::Debug;
use std::hash::Hash;

use crate::{Errand, Order, OrderKind, Rules, Seat, Seen, Text};

/// The taste of a sensible player. Whoever asks it keeps a [`Mind`] for each seat that he thinks for.
pub trait Policy: Rules {
    /// A small intention that takes several actions.
    type Plan: Copy + Eq + Hash + Debug + Send + Sync;
    /// A seat's notebook: what shall last longer than a plan (an operation with its target, its forces and its end).
    /// It is part of the choice: another brief may choose otherwise. `()` where the position says enough.
    type Brief: Clone + Default + Debug + Send + Sync;
    /// Memory with a home: memos and buffers that save time. It never changes a choice.
    type Scratch: Default + Send;

    /// The names of the [`Policy::features`], in order.
    const FEATURES: &'static [&'static str] = &[];

    /// Is it played better by thinking ahead with this policy? Said only of what matches have shown (docs/opponents.md).
    const THINKS: bool = false;
    /// Is it played better still by thinking wider, judged by its [`Policy::value`], or by a second taste that played games
    /// have taught? Said as [`Policy::THINKS`] is.
    const ELITE: bool = false;

    /// So many tastes have played games taught, each better than the one before, the first better than the plain one
    /// ([`Policy::taught`]): a veteran has the first, the elite the second. Said as [`Policy::THINKS`] is.
    const TAUGHT: u8 = 0;

    /// Does it heed a [`Mind`]'s temper?
    const TEMPERED: bool = false;

    /// The notebook of one who likes what played games have taught: the first taste (0) or a later one.
    fn taught(_grade: u8) -> Self::Brief {
        Self::Brief::default()
    }

    /// When a position is: cheap, and the same for all who look.
    fn clock(&self, s: &Self::State) -> Clock;

    /// The sensible plans, weighed: the first of the greatest weight is what the policy does.
    fn plans(&self, seen: &Seen<Self>, seat: Seat, mind: &mut Mind<Self>, out: &mut Vec<(Self::Plan, f32)>);
    /// The plans that are worth thinking about beside the policy's own choice: wider than [`Policy::plans`], and among
    /// them.
    fn candidates(
        &self,
        seen: &Seen<Self>,
        seat: Seat,
        mind: &mut Mind<Self>,
        out: &mut Vec<(Self::Plan, f32)>,
    ) {
        self.plans(seen, seat, mind, out);
    }
    /// The whole plans (a command from its first march to its last attack) among which a player chooses who asks what he might
    /// do; none where there are only single steps.
    fn whole(
        &self,
        _seen: &Seen<Self>,
        _seat: Seat,
        _mind: &mut Mind<Self>,
        _out: &mut Vec<(Self::Plan, f32)>,
    ) {
    }
    /// Is a decision here worth thinking ahead for? Where it is not, whoever thinks does what the policy does.
    fn weighty(&self, _seen: &Seen<Self>, _seat: Seat) -> bool {
        true
    }
    /// The next action of a plan; none when it is done or overtaken by events.
    fn next(
        &self,
        seen: &Seen<Self>,
        seat: Seat,
        plan: Self::Plan,
        mind: &mut Mind<Self>,
    ) -> Option<Self::Action>;
    /// What a plan of a seat intends, in words.
    fn words(&self, seen: &Seen<Self>, seat: Seat, plan: Self::Plan) -> Text;
    /// What a plan intends, seen from where it has `led` before anything is rolled.
    fn intent(&self, seen: &Seen<Self>, seat: Seat, plan: Self::Plan, _led: &Seen<Self>) -> Text {
        self.words(seen, seat, plan)
    }
    /// From now on a mind thinks for these pieces alone, by their keys on the board: its plans move nothing else. False
    /// where this policy cannot be told so.
    fn charge(&self, _seen: &Seen<Self>, _seat: Seat, _pieces: &[String], _mind: &mut Mind<Self>) -> bool {
        false
    }
    /// A plan is not carried out: those whom it would have moved stay, and are not thought of again.
    fn forgo(&self, _seen: &Seen<Self>, _seat: Seat, _plan: Self::Plan, _mind: &mut Mind<Self>) {}
    /// The kinds of errands that can be kept, by their keys: what is carried from one place to another every turn.
    fn errands(&self) -> &'static [&'static str] {
        &[]
    }
    /// How an errand is done now, if it can be.
    fn errand(
        &self,
        _seen: &Seen<Self>,
        _seat: Seat,
        _errand: &Errand,
        _mind: &mut Mind<Self>,
    ) -> Option<Self::Plan> {
        None
    }
    /// How good a single click is, outside any plan; 0 never, 1 usual.
    fn weigh(&self, seen: &Seen<Self>, seat: Seat, a: Self::Action, mind: &mut Mind<Self>) -> f32;
    /// How good each of several clicks of one moment is: the same as [`Policy::weigh`] says of each, with what they have in
    /// common looked at once.
    fn weigh_all(
        &self,
        seen: &Seen<Self>,
        seat: Seat,
        actions: &[Self::Action],
        mind: &mut Mind<Self>,
        out: &mut Vec<f32>,
    ) {
        out.extend(actions.iter().map(|a| self.weigh(seen, seat, *a, mind)));
    }
    /// Why a sensible player does this now, in a word, where the position says it plainly ("4 dice against 0").
    fn reason(&self, _seen: &Seen<Self>, _seat: Seat, _a: Self::Action) -> Option<Text> {
        None
    }
    /// What a sensible player answers to the window that is open without being asked; none if something is at stake.
    /// Where nothing is better than to let it pass, it passes.
    fn routine(&self, seen: &Seen<Self>, seat: Seat, mind: &mut Mind<Self>) -> Option<Self::Action> {
        let pass = self.decline(seen.state(), seat)?;
        (preferred(self, seen, seat, mind)? == pass).then_some(pass)
    }
    /// The battle that is under way, where a game has such: its place on the board, and how many rounds were begun.
    fn battle(&self, _s: &Self::State) -> Option<(u16, u8)> {
        None
    }
    /// How a seat stands, from 0 (lost) to 1 (won), by a rule of thumb.
    fn score(&self, seen: &Seen<Self>, seat: Seat) -> f32;
    /// A seat's chance to win, as played games have taught it; the rule of thumb where nothing was learnt.
    fn value(&self, seen: &Seen<Self>, seat: Seat) -> f32 {
        self.score(seen, seat)
    }
    /// Is [`Policy::value`] what played games have taught? Else it is the rule of thumb, and whoever shows it says so.
    fn learnt() -> bool {
        false
    }
    /// How much of a game is over that goes on to its last turn: from 0 to 1.
    fn gone(&self, _s: &Self::State) -> f32 {
        0.0
    }
    /// A position in numbers, through a seat's eyes: one for each name of [`Policy::FEATURES`].
    fn features(&self, _seen: &Seen<Self>, _seat: Seat, _out: &mut Vec<f32>) {}
    /// The standing orders that this game understands.
    fn orders(&self) -> &'static [OrderKind] {
        &[]
    }
    /// What a standing order answers to the window that is open, if it applies.
    fn answer(&self, _seen: &Seen<Self>, _seat: Seat, _order: &Order) -> Option<Self::Action> {
        None
    }
}

/// The single click that a policy likes best; of equals letting pass comes first.
pub fn preferred<R: Policy>(rules: &R, seen: &Seen<R>, seat: Seat, mind: &mut Mind<R>) -> Option<R::Action> {
    let mut actions = Vec::new();
    rules.actions(seen.state(), seat, &mut actions);
    let pass = rules.decline(seen.state(), seat);
    actions.sort_by_key(|a| Some(*a) != pass);
    let mut weights = Vec::with_capacity(actions.len());
    rules.weigh_all(seen, seat, &actions, mind, &mut weights);
    let mut best: Option<(R::Action, f32)> = None;
    for (a, weight) in actions.into_iter().zip(weights) {
        if best.is_none_or(|(_, most)| weight > most) {
            best = Some((a, weight));
        }
    }
    best.map(|(a, _)| a)
}

/// What a policy does by a single click, whoever it thinks for having nothing in mind.
pub(crate) fn usual<R: Policy>(rules: &R, seen: &Seen<R>, seat: Seat) -> Option<R::Action> {
    preferred(rules, seen, seat, &mut Mind::default())
}

/// In what style somebody plays: it changes what he likes, not how well he plays.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Temper {
    /// As the policy does.
    #[default]
    Steady,
    /// Attacks sooner, and fears less.
    Bold,
    /// Attacks later, and keeps what it has.
    Cautious,
}

impl Temper {
    /// All of them, the usual one first.
    pub const ALL: [Temper; 3] = [Temper::Steady, Temper::Bold, Temper::Cautious];

    /// Its name.
    pub const fn key(self) -> &'static str {
        match self {
            Temper::Steady => "steady",
            Temper::Bold => "bold",
            Temper::Cautious => "cautious",
        }
    }

    /// One of three things: for the cautious, the steady and the bold.
    pub fn of<T>(self, cautious: T, steady: T, bold: T) -> T {
        match self {
            Temper::Cautious => cautious,
            Temper::Steady => steady,
            Temper::Bold => bold,
        }
    }
}

/// What one who thinks for a seat keeps in mind.
pub struct Mind<R: Policy> {
    /// What he intends in the long run.
    pub brief: R::Brief,
    /// What saves him time.
    pub scratch: R::Scratch,
    /// In what style he plays; part of the choice, as the brief is.
    pub temper: Temper,
}

impl<R: Policy> Default for Mind<R> {
    fn default() -> Mind<R> {
        Mind { brief: R::Brief::default(), scratch: R::Scratch::default(), temper: Temper::Steady }
    }
}

/// When a position is. A playout goes to the next tick, a kit's game to a bound of turns.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default)]
pub struct Clock {
    /// The turn, as the game counts it; it never goes back.
    pub turn: u16,
    /// The part of the turn in which one side acts (an impulse, a chit, a round): it changes when the next begins.
    pub phase: u16,
}

impl Clock {
    /// A moment of a turn.
    pub fn new(turn: impl Into<u16>, phase: impl Into<u16>) -> Clock {
        Clock { turn: turn.into(), phase: phase.into() }
    }
}
