//! Where somebody gets with plain moves: the shortest way to each square that he reaches unseen.

use sandtable_core::{Rules, Seat, clicks::Trying};

use crate::Mission;
use crate::action::{Action, Friend};
use crate::ground::Square;
use crate::squares::Squares;
use crate::state::{State, mood};
use crate::steps::Step;

/// A way of two moves or more.
pub struct Way {
    /// The moves.
    pub line: Vec<Action>,
    /// Where it ends.
    pub to: Square,
}

/// All ways of somebody who acts, the shortest first. None leads on from a square where he is noticed.
pub fn ways(rules: &Mission, s: &State, seat: Seat, f: Friend) -> Vec<Way> {
    let ground = rules.theatre().ground();
    let mut reached = Squares::EMPTY;
    reached.put(s.friend(f).at);
    let mut found = Vec::new();
    let mut front = vec![(s.clone(), Vec::new())];
    while !front.is_empty() {
        let mut next = Vec::new();
        for (here, line) in front {
            for to in ground.around(here.friend(f).at) {
                let a = Action::Move(to);
                if reached.has(to) || rules.check(&here, seat, a).is_err() {
                    continue;
                }
                reached.put(to);
                let mut trying = Trying::new(rules, &here, seat);
                let bound = trying.go(a);
                let mut line: Vec<Action> = line.clone();
                line.push(a);
                let then = trying.state;
                let unnoticed = !bound
                    && then.step() == Some(Step::Acting(f))
                    && then.friend(f).at == to
                    && then.friend(f).is(mood::EXPOSED) == s.friend(f).is(mood::EXPOSED);
                if line.len() > 1 {
                    found.push(Way { line: line.clone(), to });
                }
                if unnoticed {
                    next.push((then, line));
                }
            }
        }
        front = next;
    }
    found
}
