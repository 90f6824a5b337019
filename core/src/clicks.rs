//! What the offers of a scene are made of: lines of actions tried on a copy, and the reasons why nothing can be done.

use crate::{Chance, Handle, Log, Mind, Offer, Policy, Refusal, Rules, Seat, Seen, Text, preferred};

/// Most reasons that are worth reading.
const REASONS: usize = 4;

/// Most actions are written with so many letters.
const WORDS: usize = 24;

/// A line of actions in notation.
pub fn written<R: Rules>(rules: &R, actions: &[R::Action]) -> String {
    let mut line = String::with_capacity(WORDS * actions.len());
    for (i, action) in actions.iter().enumerate() {
        if i > 0 {
            line.push_str("; ");
        }
        rules.write(*action, &mut line);
    }
    line
}

/// A copy of a position on which a line is tried.
pub struct Trying<'a, R: Rules> {
    rules: &'a R,
    seat: Seat,
    /// Where the line has led.
    pub state: R::State,
    /// Have dice, a reveal or another's decision followed?
    pub bound: bool,
}

impl<'a, R: Rules> Trying<'a, R> {
    /// Begins at a position.
    pub fn new(rules: &'a R, s: &R::State, seat: Seat) -> Trying<'a, R> {
        Trying { rules, seat, state: s.clone(), bound: false }
    }

    /// Does a legal action; has the line bound by now?
    pub fn go(&mut self, a: R::Action) -> bool {
        let (mut chance, mut log) = (Chance::quick(0), Log::off());
        self.rules.apply(&mut self.state, self.seat, a, &mut chance, &mut log);
        let passed = !self.rules.decision(&self.state).seats().has(self.seat);
        self.bound |= passed || chance.used() > 0 || log.take_revealed();
        self.bound
    }
}

/// Do dice, a reveal or another's decision follow from a line of legal actions? It is tried only where the rules do not
/// know it.
pub fn binds<R: Rules>(rules: &R, s: &R::State, seat: Seat, actions: &[R::Action]) -> bool {
    if let [a] = actions
        && let Some(known) = rules.binds(s, seat, *a)
    {
        return known;
    }
    let mut trying = Trying::new(rules, s, seat);
    actions.iter().any(|a| trying.go(*a))
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
    let mut trying = Trying::new(rules, s, seat);
    let (mut taken, mut actions) = (Vec::new(), Vec::new());
    while taken.len() < most && !trying.bound {
        actions.clear();
        rules.actions(&trying.state, seat, &mut actions);
        let Some(a) = actions.iter().copied().find(|a| fits(&trying.state, *a)) else { break };
        trying.go(a);
        taken.push(a);
    }
    taken
}

/// The offers to a seat, in the making.
pub struct Clicks<'a, R: Rules> {
    rules: &'a R,
    s: &'a R::State,
    seat: Seat,
    /// Most actions of a whole click.
    longest: usize,
    /// What is offered so far.
    pub offers: Vec<Offer>,
}

impl<'a, R: Rules> Clicks<'a, R> {
    /// No offers yet; a whole click has at most so many actions.
    pub fn new(rules: &'a R, s: &'a R::State, seat: Seat, longest: usize) -> Clicks<'a, R> {
        Clicks { rules, s, seat, longest, offers: Vec::new() }
    }

    /// An offer for a line, marked if it binds.
    pub fn offer(&self, handle: Handle, line: &[R::Action], label: Text) -> Offer {
        let binding = binds(self.rules, self.s, self.seat, line);
        Offer::new(handle, written(self.rules, line), label).binding(binding)
    }

    /// Offers a line. What else is to be said of it is said where it lies: offers are long, and there are hundreds of them.
    pub fn push(&mut self, handle: Handle, line: &[R::Action], label: Text) -> &mut Offer {
        let at = self.offers.len();
        self.offers.push(self.offer(handle, line, label));
        &mut self.offers[at]
    }

    /// Offers a button for a line, called by its label.
    pub fn button(&mut self, line: &[R::Action], label: Text) {
        self.push(Handle::Button(label.id.into()), line, label);
    }

    /// One click for all that fits, if that is more than one action: `label` speaks of them, and their number is added.
    pub fn all(
        &mut self,
        handle: Handle,
        fits: impl Fn(&R::State, R::Action) -> bool,
        label: impl FnOnce(&[R::Action]) -> Text,
    ) -> Option<&mut Offer> {
        let all = all_that(self.rules, self.s, self.seat, self.longest, fits);
        if all.len() < 2 {
            return None;
        }
        Some(self.push(handle, &all, label(&all).with("count", all.len() as i32)))
    }

    /// The ordinary button for losses: `cheapest` is taken again and again, `left` times at most, as long as it names
    /// one. Whoever knows better words than their number has the losses and the offer to say so.
    pub fn cheapest(
        &mut self,
        left: u8,
        cheapest: impl Fn(&R::State) -> Option<R::Action>,
    ) -> Option<(Vec<R::Action>, &mut Offer)> {
        let fits = |now: &R::State, a| cheapest(now) == Some(a);
        let losses = all_that(self.rules, self.s, self.seat, left.into(), fits);
        if losses.is_empty() {
            return None;
        }
        self.button(&losses, Text::new("label-cheapest").with("count", losses.len() as i32));
        Some((losses, self.offers.last_mut()?))
    }
}

impl<R: Policy> Clicks<'_, R> {
    /// What a sensible player does one after the other, for as long as it fits and binds nobody.
    pub fn sensibly(&self, fits: impl Fn(&R::State, R::Action) -> bool) -> Vec<R::Action> {
        let mut trying = Trying::new(self.rules, self.s, self.seat);
        let (mut line, mut mind) = (Vec::new(), Mind::default());
        while line.len() < self.longest && !trying.bound {
            let seen = Seen::by(self.rules, &trying.state, self.seat);
            let next = preferred(self.rules, &seen, self.seat, &mut mind);
            let Some(a) = next.filter(|a| fits(&trying.state, *a)) else { break };
            trying.go(a);
            line.push(a);
        }
        line
    }

    /// The ordinary button for a choice of several: what the policy prefers to ending it, again and again, and the end.
    /// None where it would end at once.
    pub fn wisest(&mut self, end: R::Action, fits: impl Fn(R::Action) -> bool, label: &'static str) {
        self.wisest_after(&[], end, fits, label);
    }

    /// The same for the choice that some legal actions lead to.
    pub fn wisest_after(
        &mut self,
        first: &[R::Action],
        end: R::Action,
        fits: impl Fn(R::Action) -> bool,
        label: &'static str,
    ) -> Option<&mut Offer> {
        let mut trying = Trying::new(self.rules, self.s, self.seat);
        let (mut line, mut actions, mut mind) = (first.to_vec(), Vec::new(), Mind::default());
        first.iter().for_each(|a| {
            trying.go(*a);
        });
        while line.len() < self.longest && !trying.bound {
            actions.clear();
            self.rules.actions(&trying.state, self.seat, &mut actions);
            let seen = Seen::<R>::by(self.rules, &trying.state, self.seat);
            let mut weigh = |a: R::Action| self.rules.weigh(&seen, self.seat, a, &mut mind);
            let mut best = (None, weigh(end));
            for a in actions.iter().copied().filter(|a| fits(*a)) {
                let weight = weigh(a);
                if weight > best.1 {
                    best = (Some(a), weight);
                }
            }
            let (Some(a), _) = best else { break };
            trying.go(a);
            line.push(a);
        }
        let count = line.len() - first.len();
        if count == 0 {
            return None;
        }
        if !trying.bound && self.rules.check(&trying.state, self.seat, end).is_ok() {
            line.push(end);
        }
        self.button(&line, Text::new(label).with("count", count as i32));
        self.offers.last_mut()
    }
}

/// So much better than the ordinary button another one must be to take its place.
const CLEARLY: f32 = 1.3;

/// Of the buttons that are one action, the one that the game's policy clearly prefers becomes the ordinary one: it stands
/// last, with its reason. Where the ordinary button is a whole click it stays.
pub fn ordinary<R: Policy>(rules: &R, seen: &Seen<R>, seat: Seat, offers: &mut Vec<Offer>) {
    let mut mind = Mind::default();
    let mut actions = Vec::new();
    let mut weight = |offer: &Offer| -> Option<(R::Action, f32)> {
        actions.clear();
        rules.read(&offer.line, &mut actions).ok()?;
        let [a] = actions[..] else { return None };
        Some((a, rules.weigh(seen, seat, a, &mut mind)))
    };
    let is_button = |o: &Offer| matches!(o.handle, Handle::Button(_)) && !o.minor && o.under.is_none();
    let buttons: Vec<usize> = (0..offers.len()).filter(|i| is_button(&offers[*i])).collect();
    let Some(main) = buttons.last().copied() else { return };
    let Some((first, least)) = weight(&offers[main]) else { return };
    let mut best = (main, first, least * CLEARLY);
    for i in buttons {
        if let Some((a, weight)) = weight(&offers[i]).filter(|(_, weight)| i != main && *weight > best.2) {
            best = (i, a, weight);
        }
    }
    let mut offer = offers.remove(best.0);
    // What a game says of it itself stays.
    let reason = rules.reason(seen, seat, best.1).or_else(|| offer.reason.take().map(|known| *known));
    offers.push(offer.because(reason));
}

/// An offer for each legal action of a viewer who is asked: what is clicked, the piece that it is done with, and what
/// it says.
pub fn each<R: Rules>(
    rules: &R,
    seen: &Seen<R>,
    click: impl Fn(R::Action) -> (Handle, Option<String>, Text),
) -> Vec<Offer> {
    let Some(seat) = seen.asked(rules) else { return Vec::new() };
    let clicks = Clicks::new(rules, seen.state(), seat, 1);
    let mut actions = Vec::new();
    rules.actions(seen.state(), seat, &mut actions);
    let offer = |a: R::Action| {
        let (handle, piece, label) = click(a);
        clicks.offer(handle, &[a], label).with_piece(piece)
    };
    actions.into_iter().map(offer).collect()
}

/// Why nothing can be done with a thing: [`why_not`] for the actions that come to the mind of the seat that is asked.
/// Whoever is not asked is told that it is `over` or `not_yours`.
pub fn refused<R: Rules>(
    rules: &R,
    seen: &Seen<R>,
    [over, not_yours]: [Refusal; 2],
    natural: impl FnOnce(Seat) -> Vec<R::Action>,
    general: impl Fn(&Refusal) -> bool,
) -> Vec<Refusal> {
    let decision = rules.decision(seen.state());
    match seen.asked(rules) {
        Some(seat) => why_not(rules, seen.state(), seat, natural(seat), general),
        None => vec![if decision.outcome().is_some() { over } else { not_yours }],
    }
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
