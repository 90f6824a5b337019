//! A small game with secrets, windows and dice: three cards each, the higher one takes the trick, and who loses
//! a trick may spend his only challenge on a die.

use sandtable_core::{
    Ask, Board, Chance, Clock, Decision, Handle, Log, Mind, Mode, NotationError, Odds, Order, OrderKind,
    Outcome, Policy, Position, Refusal, RuleId, Rules, Scene, Seat, Seats, Seen, SetupError, Text, Viewer,
    Window,
};

const CARDS: u8 = 9;
const UNKNOWN: u8 = 255;

/// The rules; `rotten` makes the policy want illegal things, `broken` the invariants fail late in the game.
pub struct Toy {
    pub board: Board,
    pub rotten: bool,
    pub broken: bool,
}

impl Default for Toy {
    fn default() -> Toy {
        let board = Board::default().seats(["north", "south"]);
        Toy { board, rotten: false, broken: false }
    }
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub hands: [Vec<u8>; 2],
    pub played: Vec<u8>,
    lead: Option<u8>,
    window: Option<u8>,
    pub challenge: [bool; 2],
    score: [u8; 2],
    pub turn: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Action {
    Play(u8),
    Challenge,
    Pass,
}

impl Toy {
    fn mover(&self, s: &State) -> u8 {
        s.window.unwrap_or(u8::from(s.lead.is_some()))
    }
}

impl Rules for Toy {
    type State = State;
    type Action = Action;

    fn start(&self, chance: &mut Chance, _: &mut Log) -> State {
        let mut deck: Vec<u8> = (1..=CARDS).collect();
        let mut draw = || deck.swap_remove(chance.below(deck.len() as u16).into());
        let hands = [[draw(), draw(), draw()].to_vec(), [draw(), draw(), draw()].to_vec()];
        State {
            hands,
            played: vec![],
            lead: None,
            window: None,
            challenge: [true; 2],
            score: [0; 2],
            turn: 1,
        }
    }

    fn decision(&self, s: &State) -> Decision {
        if s.window.is_none() && s.hands[0].is_empty() && s.lead.is_none() {
            let winners = match s.score[0].cmp(&s.score[1]) {
                std::cmp::Ordering::Greater => Seats::only(Seat(0)),
                std::cmp::Ordering::Less => Seats::only(Seat(1)),
                std::cmp::Ordering::Equal => Seats::NONE,
            };
            return Decision::Over(Outcome { winners, rule: RuleId("end/1") });
        }
        let seats = Seats::only(Seat(self.mover(s)));
        Decision::Ask(Ask { seats, mode: Mode::One, window: s.window.map(|_| Window("challenge")) })
    }

    fn actions(&self, s: &State, seat: Seat, out: &mut Vec<Action>) {
        let all = (1..=CARDS).map(Action::Play).chain([Action::Challenge, Action::Pass]);
        out.extend(all.filter(|a| self.check(s, seat, *a).is_ok()));
    }

    fn check(&self, s: &State, seat: Seat, a: Action) -> Result<(), Refusal> {
        let legal = seat.0 == self.mover(s)
            && match a {
                Action::Play(card) => s.window.is_none() && s.hands[usize::from(seat.0)].contains(&card),
                Action::Challenge => s.window.is_some() && s.challenge[usize::from(seat.0)],
                Action::Pass => s.window.is_some(),
            };
        if legal { Ok(()) } else { Err(Refusal::new("play/1", "no")) }
    }

    fn apply(&self, s: &mut State, seat: Seat, a: Action, chance: &mut Chance, _: &mut Log) {
        let me = usize::from(seat.0);
        match a {
            Action::Play(card) => {
                s.hands[me].retain(|c| *c != card);
                s.played.push(card);
                match s.lead.take() {
                    None => s.lead = Some(card),
                    Some(lead) => {
                        let winner = usize::from(card > lead);
                        s.score[winner] += 1;
                        s.turn += 1;
                        s.window = Some(1 - winner as u8);
                    }
                }
            }
            Action::Challenge => {
                s.challenge[me] = false;
                s.window = None;
                if chance.die() >= 5 {
                    s.score[me] += 1;
                }
            }
            Action::Pass => s.window = None,
        }
    }

    fn decline(&self, s: &State, _: Seat) -> Option<Action> {
        s.window.map(|_| Action::Pass)
    }

    fn veil(&self, s: &mut State, viewer: Viewer) {
        for seat in 0..2 {
            if !viewer.0.has(Seat(seat)) {
                s.hands[usize::from(seat)].fill(UNKNOWN);
            }
        }
    }

    fn imagine(&self, seen: &Seen<Toy>, chance: &mut Chance) -> State {
        let mut s = seen.state().clone();
        let known: Vec<u8> = s.hands.iter().flatten().chain(&s.played).copied().collect();
        let mut rest: Vec<u8> = (1..=CARDS).filter(|c| !known.contains(c)).collect();
        for card in s.hands.iter_mut().flatten().filter(|c| **c == UNKNOWN) {
            *card = rest.swap_remove(chance.below(rest.len() as u16).into());
        }
        s
    }

    fn board(&self) -> &Board {
        &self.board
    }

    fn scene(&self, seen: &Seen<Toy>) -> Scene {
        Scene {
            turn: Text::new("turn"),
            phase: Text::new("phase"),
            asked: self.decision(seen.state()).seats(),
            prompt: Text::new("prompt"),
            ..Scene::default()
        }
    }

    fn refusals(&self, _: &Seen<Toy>, _: &Handle) -> Vec<Refusal> {
        vec![]
    }

    fn odds(&self, _: &Seen<Toy>, _: Action, _: &[&str]) -> Option<Odds> {
        None
    }

    fn write(&self, a: Action, out: &mut String) {
        match a {
            Action::Play(card) => *out += &format!("play {card}"),
            Action::Challenge => *out += "challenge",
            Action::Pass => *out += "pass",
        }
    }

    fn read(&self, text: &str, _: &mut Vec<Action>) -> Result<(), NotationError> {
        Err(NotationError::new(text, "this toy does not read"))
    }

    fn position(&self, s: &State) -> Position {
        let mut p = Position::new();
        p.int("turn", s.turn);
        p
    }

    fn arrange(&self, _: &mut State, _: &Position) -> Result<(), SetupError> {
        Ok(())
    }

    fn faults(&self, s: &State) -> Vec<String> {
        let cards = s.hands.iter().flatten().count() + s.played.len();
        let lost = (cards != 6).then(|| format!("{cards} cards instead of 6"));
        let broken = (self.broken && s.score[0] >= 2).then(|| "a second point".to_string());
        lost.into_iter().chain(broken).collect()
    }
}

impl Policy for Toy {
    type Plan = u8;
    type Brief = ();
    type Scratch = ();

    fn clock(&self, s: &State) -> Clock {
        Clock::new(s.turn, 0u8)
    }

    fn plans(&self, seen: &Seen<Toy>, seat: Seat, _: &mut Mind<Toy>, out: &mut Vec<(u8, f32)>) {
        // A leader plays his highest card, an answerer his lowest that wins.
        let s = seen.state();
        for &card in &s.hands[usize::from(seat.0)] {
            let wins = s.lead.is_none_or(|lead| card > lead);
            let weight = if s.lead.is_none() { f32::from(card) } else { f32::from(CARDS + 1 - card) };
            out.push((if self.rotten { CARDS + 1 } else { card }, if wins { 10.0 + weight } else { weight }));
        }
    }

    fn next(&self, seen: &Seen<Toy>, seat: Seat, plan: u8, _: &mut Mind<Toy>) -> Option<Action> {
        let a = Action::Play(plan);
        (self.rotten || self.check(seen.state(), seat, a).is_ok()).then_some(a)
    }

    fn words(&self, _: &Seen<Toy>, _: Seat, card: u8) -> Text {
        Text::new("plan-play").with("card", card)
    }

    fn weigh(&self, _: &Seen<Toy>, _: Seat, a: Action, _: &mut Mind<Toy>) -> f32 {
        if a == Action::Challenge { 1.0 } else { 0.1 }
    }

    fn score(&self, seen: &Seen<Toy>, seat: Seat) -> f32 {
        let [mine, theirs] = [seat.0, 1 - seat.0].map(|i| f32::from(seen.state().score[usize::from(i)]));
        0.5 + (mine - theirs) / 12.0
    }

    fn orders(&self) -> &'static [OrderKind] {
        &[]
    }

    fn answer(&self, _: &Seen<Toy>, _: Seat, _: &Order) -> Option<Action> {
        None
    }
}
