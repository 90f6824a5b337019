//! What the offers of a scene are made of: lines of actions tried on a copy, and the reasons why nothing can be done.

use crate::{Chance, Log, Refusal, Rules, Seat};

/// Most reasons that are worth reading.
const REASONS: usize = 4;

/// A line of actions in notation.
pub fn written<R: Rules>(rules: &R, actions: &[R::Action]) -> String {
    let mut line = String::new();
    for (i, action) in actions.iter().enumerate() {
        if i > 0 {
            line.push_str("; ");
        }
        rules.write(*action, &mut line);
    }
    line
}

/// Do dice, a reveal or another's decision follow from a line of legal actions?
pub fn binds<R: Rules>(rules: &R, s: &R::State, seat: Seat, actions: &[R::Action]) -> bool {
    let mut s = s.clone();
    let (mut chance, mut log) = (Chance::quick(0), Log::off());
    actions.iter().any(|a| {
        rules.apply(&mut s, seat, *a, &mut chance, &mut log);
        chance.used() > 0 || log.take_revealed() || !rules.decision(&s).seats().has(seat)
    })
}

/// Takes the first legal action that fits the position then, again and again, until none is left, the line binds or it
/// holds `most`.
pub fn all_that<R: Rules>(
    rules: &R,
    s: &R::State,
    seat: Seat,
    most: usize,
    fits: impl Fn(&R::State, R::Action) -> bool,
) -> Vec<R::Action> {
    let mut s = s.clone();
    let (mut chance, mut log) = (Chance::quick(0), Log::off());
    let (mut taken, mut actions) = (Vec::new(), Vec::new());
    while taken.len() < most {
        actions.clear();
        rules.actions(&s, seat, &mut actions);
        let Some(a) = actions.iter().copied().find(|a| fits(&s, *a)) else { break };
        rules.apply(&mut s, seat, a, &mut chance, &mut log);
        taken.push(a);
        if chance.used() > 0 || log.take_revealed() || !rules.decision(&s).seats().has(seat) {
            break;
        }
    }
    taken
}

/// Why none of the actions that come to mind is legal; nothing if one is. What says something about the very thing
/// comes alone, a `general` "not now" only if there is nothing else.
pub fn why_not<R: Rules>(
    rules: &R,
    s: &R::State,
    seat: Seat,
    natural: impl IntoIterator<Item = R::Action>,
    general: impl Fn(&Refusal) -> bool,
) -> Vec<Refusal> {
    let mut found: Vec<Refusal> = Vec::new();
    for a in natural {
        match rules.check(s, seat, a) {
            Ok(()) => return Vec::new(),
            Err(refusal) if !found.contains(&refusal) => found.push(refusal),
            Err(_) => {}
        }
    }
    if found.iter().any(|refusal| !general(refusal)) {
        found.retain(|refusal| !general(refusal));
    }
    found.truncate(REASONS);
    found
}
