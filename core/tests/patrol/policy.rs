//! A sensible player: to the prizes, against the weak.

use sandtable_core::{Clock, Mind, Policy, Rules, Seat, Seats, Seen, Text, Value};

use super::{Action, Patrol, Spot, State, Step};

/// A move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Go {
    pub from: Spot,
    pub to: Spot,
}

impl Patrol {
    /// Steps to the nearest prize that the team does not hold.
    fn far(&self, s: &State, seat: Seat, from: Spot) -> u8 {
        let team = self.ground.team(seat);
        let wanted = |at: Spot| {
            self.ground.prizes.contains(&at) && !s.at(at).is_some_and(|i| team.has(super::play::owner(i)))
        };
        let mut reached = vec![from];
        let (mut next, mut steps) = (0, 0);
        while next < reached.len() {
            let ring = reached.len();
            if reached[next..].iter().any(|at| wanted(*at)) {
                return steps;
            }
            for i in next..ring {
                for (to, _) in &self.ground.ways[usize::from(reached[i].0)] {
                    if !reached.contains(to) {
                        reached.push(*to);
                    }
                }
            }
            (next, steps) = (ring, steps + 1);
        }
        steps
    }

    fn enemies(&self, seat: Seat) -> Seats {
        self.each_seat().filter(|other| !self.ground.team(seat).has(*other)).collect()
    }
}

impl Policy for Patrol {
    type Plan = Go;
    type Brief = ();
    type Scratch = ();

    const FEATURES: &'static [&'static str] = &["prizes", "enemy-prizes", "rounds-left"];

    fn clock(&self, s: &State) -> Clock {
        self.now(s)
    }

    fn plans(&self, seen: &Seen<Patrol>, seat: Seat, _: &mut Mind<Patrol>, out: &mut Vec<(Go, f32)>) {
        let s = seen.state();
        let mut actions = Vec::new();
        self.actions(s, seat, &mut actions);
        for a in actions {
            let Action::Move(from, to) = a else { continue };
            // Who stands on a prize stays.
            let held = self.ground.prizes.contains(&from);
            let nearer = f32::from(self.far(s, seat, from)) - f32::from(self.far(s, seat, to));
            let wins = self.odds(seen, a, &[]).map_or(1.0, |odds| odds.ends[0].1 as f32);
            let weight = if held { 0.0 } else { (nearer + 1.0) * wins };
            if weight > 0.5 {
                out.push((Go { from, to }, weight));
            }
        }
    }

    fn next(&self, seen: &Seen<Patrol>, seat: Seat, plan: Go, _: &mut Mind<Patrol>) -> Option<Action> {
        let a = Action::Move(plan.from, plan.to);
        self.check(seen.state(), seat, a).ok().map(|()| a)
    }

    fn words(&self, _: &Seen<Patrol>, _: Seat, plan: Go) -> Text {
        let place = |spot: Spot| Value::Place(spot.0.into());
        Text::new("plan-go").with("from", place(plan.from)).with("to", place(plan.to))
    }

    fn weigh(&self, _: &Seen<Patrol>, _: Seat, a: Action, _: &mut Mind<Patrol>) -> f32 {
        match a {
            Action::Place(..) => 1.0,
            Action::Play(card) => 0.5 + f32::from(card.moves()),
            Action::Done => 1.0,
            Action::Move(..) | Action::Face(..) => 0.0,
        }
    }

    fn score(&self, seen: &Seen<Patrol>, seat: Seat) -> f32 {
        let s = seen.state();
        if let Some(outcome) = self.decision(s).outcome() {
            return outcome.worth(seat);
        }
        let [mine, theirs] =
            [self.ground.team(seat), self.enemies(seat)].map(|team| self.prizes(s, team) as f32);
        0.5 + (mine - theirs) / (2.0 * self.ground.prizes.len() as f32)
    }

    fn features(&self, seen: &Seen<Patrol>, seat: Seat, out: &mut Vec<f32>) {
        let s = seen.state();
        out.extend([self.ground.team(seat), self.enemies(seat)].map(|team| self.prizes(s, team) as f32));
        let left = if s.step == Step::Over { 0 } else { super::ROUNDS.saturating_sub(s.round) };
        out.push(f32::from(left));
    }
}
