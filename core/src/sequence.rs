//! The sequence of play: steps that wait for a decision or run by themselves, each in a file of its own.

use std::ops::ControlFlow;

use arrayvec::ArrayVec;

use crate::{Chance, Entry, Event, Log, Refusal, Text};

/// Whether a search among candidates goes on.
pub type Flow = ControlFlow<()>;

/// Goes on.
pub const ON: Flow = ControlFlow::Continue(());

/// Takes candidates one by one, and breaks off when it has seen enough: hand its answer on with `?`.
pub type Offers<'a, A> = &'a mut dyn FnMut(A) -> Flow;

/// A game that goes by steps laid on one another, of which the last is the present one.
pub trait Sequence: Sized + 'static {
    /// A player.
    type Side: Copy;
    /// The smallest choice.
    type Action: Copy + PartialEq;
    /// A step.
    type Step: Copy;
    /// A position to be questioned.
    type Look<'a>: Copy;
    /// A position to be changed.
    type Play<'a>;

    /// The present step; none after the end.
    fn step(look: Self::Look<'_>) -> Option<Self::Step>;
    /// Asks a step for what it does: the one list of all steps.
    fn phase<T>(step: Self::Step, ask: impl FnOnce(&dyn Phase<Self>) -> T) -> T;
    /// The refusal of an action that the present step does not know.
    fn not_now(look: Self::Look<'_>, a: Self::Action) -> Refusal;
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
    fn check(&self, look: G::Look<'_>, _side: G::Side, a: G::Action) -> Result<(), Refusal> {
        Err(G::not_now(look, a))
    }

    /// Carries out a legal action.
    fn apply(&self, _play: &mut G::Play<'_>, _side: G::Side, _a: G::Action) {}

    /// Does what goes without a decision; false if somebody must decide.
    fn run(&self, _play: &mut G::Play<'_>) -> bool {
        false
    }
}

/// Is an action legal at the present step for the side that is asked? None if no step is left.
pub fn legal<G: Sequence>(look: G::Look<'_>, side: G::Side, a: G::Action) -> Option<Result<(), Refusal>> {
    G::step(look).map(|step| G::phase(step, |phase| phase.check(look, side, a)))
}

/// Every legal action at the present step.
pub fn legal_actions<G: Sequence>(look: G::Look<'_>, side: G::Side, out: &mut Vec<G::Action>) {
    let Some(step) = G::step(look) else { return };
    G::phase(step, |phase| {
        let sure = phase.sure();
        let _ = phase.candidates(look, side, &mut |a| {
            if sure || phase.check(look, side, a).is_ok() {
                out.push(a);
            }
            ON
        });
    });
}

/// Is an action legal that is wanted? The search ends with the first.
pub fn any_legal<G: Sequence>(look: G::Look<'_>, side: G::Side, wanted: impl Fn(G::Action) -> bool) -> bool {
    let Some(step) = G::step(look) else { return false };
    G::phase(step, |phase| {
        let sure = phase.sure();
        let found = phase.candidates(look, side, &mut |a| {
            if wanted(a) && (sure || phase.check(look, side, a).is_ok()) { Flow::Break(()) } else { ON }
        });
        found.is_break()
    })
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
