//! The sequence of play: steps that wait for a decision or run by themselves, each in a file of its own.

use std::ops::ControlFlow;

use arrayvec::ArrayVec;

use crate::{Chance, Decision, Entry, Event, Log, Refusal, Seat, Text};

/// Whether a search among candidates goes on.
pub type Flow = ControlFlow<()>;

/// Goes on.
pub const ON: Flow = ControlFlow::Continue(());

/// Takes candidates one by one, and breaks off when it has seen enough: hand its answer on with `?`.
pub type Offers<'a, A> = &'a mut dyn FnMut(A) -> Flow;

/// A game that goes by steps laid on one another, of which the last is the present one. [`two_sided!`](crate::two_sided)
/// says where a game has its parts.
pub trait Sequence: Sized + 'static {
    /// A player.
    type Side: Copy + Into<Seat>;
    /// The smallest choice.
    type Action: Copy + PartialEq;
    /// A step, listed with all others by [`steps!`](crate::steps).
    type Step: Copy + Steps<Self>;
    /// A position to be questioned.
    type Look<'a>: Copy;
    /// A position to be changed.
    type Play<'a>: Playing<Step = Self::Step>;

    /// The refusal after the end.
    const OVER: Refusal;

    /// The present step; none after the end.
    fn step(look: Self::Look<'_>) -> Option<Self::Step>;
    /// Who is asked at the present step, and at which window.
    fn asked(look: Self::Look<'_>) -> Decision;
    /// The refusal of an action that the present step does not know.
    fn unknown(look: Self::Look<'_>, side: Self::Side, a: Self::Action) -> Refusal;
    /// The refusal to somebody who is not asked; the side is none for a seat that does not play.
    fn not_yours(look: Self::Look<'_>, side: Option<Self::Side>, a: Self::Action) -> Refusal;
    /// The step that runs or waits now, all that it asks for computed; none after the end. `after` is the action that
    /// was just carried out.
    fn ready(play: &mut Self::Play<'_>, after: Option<Self::Action>) -> Option<Self::Step>;
}

/// All steps of a game.
pub trait Steps<G: Sequence> {
    /// Asks a step for what it does.
    fn ask<T>(self, ask: impl FnOnce(&dyn Phase<G>) -> T) -> T;
}

/// What a step does.
pub trait Phase<G: Sequence> {
    /// Offers what comes to mind for the side that is asked, legal or not.
    fn candidates(&self, _look: G::Look<'_>, _side: G::Side, _offer: Offers<G::Action>) -> Flow {
        ON
    }

    /// Are the candidates legal as they are found? So it is where a search for all costs little more than a look at one:
    /// to check each again would be dear.
    fn sure(&self) -> bool {
        false
    }

    /// Is an action legal for the side that is asked?
    ///
    /// # Errors
    /// Why not, by rule.
    fn check(&self, look: G::Look<'_>, side: G::Side, a: G::Action) -> Result<(), Refusal> {
        Err(G::unknown(look, side, a))
    }

    /// Carries out a legal action.
    fn apply(&self, _play: &mut G::Play<'_>, _side: G::Side, _a: G::Action) {}

    /// Does what goes without a decision; false if somebody must decide.
    fn run(&self, _play: &mut G::Play<'_>) -> bool {
        false
    }
}

/// Is an action legal now for a side? The one place of legality.
///
/// # Errors
/// Why not, by rule.
pub fn check<G: Sequence>(look: G::Look<'_>, side: Option<G::Side>, a: G::Action) -> Result<(), Refusal> {
    let decision = G::asked(look);
    match (side.filter(|side| decision.seats().has((*side).into())), G::step(look)) {
        _ if decision.outcome().is_some() => Err(G::OVER),
        (Some(side), Some(step)) => step.ask(|phase| phase.check(look, side, a)),
        (Some(_), None) => Err(G::OVER),
        (None, _) => Err(G::not_yours(look, side, a)),
    }
}

/// Every legal action at the present step.
pub fn legal_actions<G: Sequence>(look: G::Look<'_>, side: G::Side, out: &mut Vec<G::Action>) {
    first_legal::<G>(look, side, usize::MAX, out);
}

/// The first legal actions at the present step, so many of them; are those all? The search ends with the next one.
pub fn first_legal<G: Sequence>(
    look: G::Look<'_>,
    side: G::Side,
    many: usize,
    out: &mut Vec<G::Action>,
) -> bool {
    let Some(step) = G::step(look) else { return true };
    step.ask(|phase| {
        let (sure, mut left) = (phase.sure(), many);
        let found = phase.candidates(look, side, &mut |a| {
            if !sure && phase.check(look, side, a).is_err() {
                return ON;
            }
            if left == 0 {
                return Flow::Break(());
            }
            left -= 1;
            out.push(a);
            ON
        });
        found.is_continue()
    })
}

/// Is an action legal that is wanted? The search ends with the first.
pub fn any_legal<G: Sequence>(look: G::Look<'_>, side: G::Side, wanted: impl Fn(G::Action) -> bool) -> bool {
    let Some(step) = G::step(look) else { return false };
    step.ask(|phase| {
        let sure = phase.sure();
        let found = phase.candidates(look, side, &mut |a| {
            if wanted(a) && (sure || phase.check(look, side, a).is_ok()) { Flow::Break(()) } else { ON }
        });
        found.is_break()
    })
}

/// Carries out a legal action and runs on to the next decision.
pub fn apply<G: Sequence>(play: &mut G::Play<'_>, side: G::Side, a: G::Action) {
    if let Some(step) = play.steps().top().copied() {
        step.ask(|phase| phase.apply(play, side, a));
        run::<G>(play, Some(a));
    }
}

/// Runs procedures, and steps at which nobody has a choice, until somebody must decide. `after` is the action that was
/// just carried out.
pub fn run<G: Sequence>(play: &mut G::Play<'_>, mut after: Option<G::Action>) {
    while let Some(step) = G::ready(play, after.take()) {
        if !step.ask(|phase| phase.run(play)) {
            return;
        }
    }
}

/// The steps of a game, each in one place: its word in a position, its name, its parts with their types and, where the
/// type does not say it, the [`Word`](crate::Word) that writes them. A part without a type is a yes or no. For each step
/// there is a struct of the same name and parts in the module `phase`, on which the step's file implements [`Phase`].
///
/// ```ignore
/// steps! {
///     /// A step of the sequence of play.
///     pub enum Step of MyRules in Theatre {
///         /// Somebody moves.
///         "march" => March,
///         /// A unit is moving.
///         "moving" => Moving {
///             /// The unit.
///             unit: UnitId as AUnit,
///             /// Has it not taken a step yet?
///             fresh,
///         },
///     }
/// }
///
/// impl Phase<MyRules> for phase::Moving {
///     // …
/// }
/// ```
#[macro_export]
macro_rules! steps {
    ($(#[$meta:meta])* $vis:vis enum $name:ident of $game:ident in $context:ident { $(
        $(#[$doc:meta])* $word:literal => $step:ident
            $(( $($arg:ident : $of:ty $(as $kind:ty)?),+ ))?
            $({ $($(#[$part_doc:meta])* $part:ident $(: $part_of:ty $(as $part_kind:ty)?)?),+ $(,)? })?
    ),+ $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        $vis enum $name { $(
            $(#[$doc])*
            $step $(( $($of),+ ))? $({ $($(#[$part_doc])* $part: $crate::steps!(@type $($part_of)?)),+ })?
        ),+ }

        /// What each step does.
        #[allow(missing_docs, dead_code)]
        pub mod phase {
            use super::*;
            $(pub struct $step {
                $($(pub $arg: $of),+)?
                $($(pub $part: $crate::steps!(@type $($part_of)?)),+)?
            })+
        }

        impl $crate::Steps<$game> for $name {
            fn ask<T>(self, ask: impl FnOnce(&dyn $crate::Phase<$game>) -> T) -> T {
                match self {
                    $($name::$step $(( $($arg),+ ))? $({ $($part),+ })? => {
                        ask(&phase::$step { $($($arg),+)? $($($part),+)? })
                    })+
                }
            }
        }

        $crate::notation! {
            $name in $context, "a step"; $(
                $word => $step
                    $(( $($arg: $crate::steps!(@kind $of $(as $kind)?)),+ ))?
                    $({ $($part $(: $crate::steps!(@kind $part_of $(as $part_kind)?))?),+ })?
            ),+
        }
    };
    (@type) => { bool };
    (@type $of:ty) => { $of };
    (@kind $of:ty) => { $of };
    (@kind $of:ty as $kind:ty) => { $kind };
}

/// A position being changed: the steps, the dice and the log, and what every procedure does with them.
pub trait Playing {
    /// A step.
    type Step;

    /// The steps, the last of them the present one.
    fn steps(&mut self) -> &mut dyn Stack<Self::Step>;
    /// The dice.
    fn chance(&mut self) -> &mut Chance;
    /// The log.
    fn log(&mut self) -> &mut Log;

    /// Lays a step on the present one.
    fn push(&mut self, step: Self::Step) {
        self.steps().lay(step);
    }

    /// Ends the present step.
    fn pop(&mut self) {
        self.steps().lift();
    }

    /// Changes the present step.
    fn become_step(&mut self, step: Self::Step) {
        if let Some(top) = self.steps().top() {
            *top = step;
        }
    }

    /// Lays a step on the present one, which goes on as another after it.
    fn push_then(&mut self, step: Self::Step, then: Self::Step) {
        self.become_step(then);
        self.push(step);
    }

    /// Ends the present step unless somebody is asked; did it end?
    fn pop_unless(&mut self, asked: bool) -> bool {
        if !asked {
            self.pop();
        }
        !asked
    }

    /// Writes a log line, if anybody listens.
    fn say(&mut self, rule: &'static str, text: impl FnOnce() -> Text)
    where
        Self: Sized,
    {
        self.log().say(|| Entry::new(text()).rule(rule));
    }

    /// Writes a log line with something to show.
    fn show(&mut self, rule: &'static str, text: impl FnOnce() -> Text, event: impl FnOnce() -> Event)
    where
        Self: Sized,
    {
        self.log().say(|| Entry::new(text()).rule(rule).event(event()));
    }

    /// Rolls a die and shows it; the message is told what it shows as `die`.
    fn die(&mut self, rule: &'static str, what: &'static str) -> u8
    where
        Self: Sized,
    {
        let die = self.chance().die();
        let event = || Event::Rolled { dice: [die].into_iter().collect(), hit: 7 };
        self.show(rule, || Text::new(what).with("die", die), event);
        die
    }
}

/// Steps laid on one another.
pub trait Stack<T> {
    /// Lays one on top.
    fn lay(&mut self, step: T);
    /// Takes the top one off.
    fn lift(&mut self);
    /// The top one.
    fn top(&mut self) -> Option<&mut T>;
}

impl<T, const N: usize> Stack<T> for ArrayVec<T, N> {
    fn lay(&mut self, step: T) {
        self.push(step);
    }

    fn lift(&mut self) {
        self.pop();
    }

    fn top(&mut self) -> Option<&mut T> {
        self.last_mut()
    }
}
