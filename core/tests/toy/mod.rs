//! A tiny game for tests: two seats bid in secret for the first turn, then take turns to shake a die under a cup
//! and to claim what it shows; the other may doubt. In the scenario `long` red opens the bidding, and whoever takes
//! the cup first, after it, begins. It can be broken on purpose.
#![allow(dead_code)]

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU16, AtomicU32, Ordering};
use std::thread::ThreadId;
use std::time::Duration;

use sandtable_core::{
    Ask, Audience, Board, Chance, Clock, DataErrors, Decision, Entry, Files, Game, GameInfo, Handle,
    LedgerPart, Log, Mind, Mode, NotationError, Odds, Offer, Options, Order, OrderKind, Outcome, Piece,
    Policy, Position, Refusal, RuleId, Rules, Scene, Seat, Seats, Seen, SetupError, Text, Viewer, enumerate,
};

/// What a viewer may not know.
const BLANK: u8 = 9;
/// The game ends after so many turns.
const TURNS: u8 = 6;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Bug {
    #[default]
    None,
    ListsRefused,
    AcceptsUnlisted,
    AnswersAnybody,
    DeadEnd,
    LeakingVeil,
    LegalityPeeks,
    PoorImagination,
    SilentReveal,
    UndoOverDie,
    BadArrange,
    BadNotation,
    Panics,
    Endless,
    StaleCache,
    IllegalDecline,
    BadOffer,
    ListsTwice,
    SeesNoChoice,
    TellingLog,
    NowhereToClick,
    FalselyBinding,
    BindsUnknown,
    StrayPiece,
    NoOutcome,
    WildWeight,
    IllegalPlan,
    ProudScore,
    RashOrder,
    Ponders,
}

/// A policy with [`Bug::Ponders`] thinks for as long as this is true,
pub static PONDERING: AtomicBool = AtomicBool::new(false);
/// and so often it has begun to.
pub static PONDERED: AtomicU32 = AtomicU32::new(0);

/// Rules with [`Bug::Ponders`] take as long as this is true to raise a claim.
pub static DAWDLING: AtomicBool = AtomicBool::new(false);

/// Rules with [`Bug::Panics`] cannot bear this thread.
pub static UNBEARABLE: Mutex<Option<ThreadId>> = Mutex::new(None);

#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Act {
    Open,
    Bid(u8),
    Ready,
    Take,
    Shake,
    /// A secret note, once a turn: it does nothing.
    Mark,
    Raise,
    Call,
    Doubt,
    Pass,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    Open,
    Bid,
    Take,
    Shake,
    Claim,
    Answer,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub phase: Phase,
    pub turn: u8,
    pub actor: u8,
    pub bids: [u8; 2],
    pub ready: [bool; 2],
    pub die: u8,
    pub claim: u8,
    pub mark: u8,
    pub score: [u8; 2],
}

pub struct Toy {
    info: GameInfo,
    files: Files,
}

pub struct ToyRules {
    pub bug: Bug,
    /// The long scenario asks in every mode.
    pub long: bool,
    pub board: Board,
    counter: AtomicU16,
}

impl ToyRules {
    pub fn new(bug: Bug) -> ToyRules {
        let board = Board::default().seats(["red", "blue"]);
        ToyRules { bug, long: false, board, counter: AtomicU16::new(0) }
    }

    fn other(s: &State) -> Seat {
        Seat(1 - s.actor)
    }

    fn bears_this_thread(&self) {
        let unbearable = if self.bug == Bug::Panics { *UNBEARABLE.lock().unwrap() } else { None };
        assert!(unbearable != Some(std::thread::current().id()), "the toy falls apart here");
    }

    /// Does an action roll, reveal or pass the decision on?
    fn bound(&self, s: &State, a: Act) -> bool {
        match a {
            Act::Ready | Act::Shake | Act::Call => true,
            Act::Doubt if self.bug != Bug::SilentReveal => true,
            // Who answers takes the next turn, if there is one.
            Act::Doubt | Act::Pass => self.bug != Bug::Endless && s.turn + 1 == TURNS,
            _ => self.bug == Bug::FalselyBinding,
        }
    }

    fn next_turn(&self, s: &mut State) {
        (s.die, s.claim, s.mark, s.phase) = (0, 0, 0, Phase::Shake);
        s.actor = 1 - s.actor;
        if self.bug != Bug::Endless {
            s.turn += 1;
        }
    }
}

impl Game for Toy {
    type Rules = ToyRules;
    const ID: &'static str = "toy";

    fn built_in() -> Files {
        Files::built_in(&[("toy.toml", "sides = 6\n")])
    }

    fn locales() -> &'static [(&'static str, &'static str)] {
        const TEXT: &str = "game-title = Toy\ngame-facts = A die under a cup\nscenario-plain = Plain\n\
            scenario-long = Long\nseat-red = Red\nseat-blue = Blue\nwhy-not-now = Not at this moment.\n\
            toy-turn = Turn { $n }\ntoy-wins = Caught\n";
        // The translators have forgotten the greeting.
        const ENGLISH: &str = "game-title = Toy\ngame-facts = A die under a cup\nscenario-plain = Plain\n\
            scenario-long = Long\nseat-red = Red\nseat-blue = Blue\nwhy-not-now = Not at this moment.\n\
            toy-turn = Turn { $n }\ntoy-wins = Caught\ntoy-greeting = Hello\n";
        &[("en", ENGLISH), ("zh", TEXT), ("pl", TEXT)]
    }

    fn ledger() -> Vec<LedgerPart> {
        vec![LedgerPart::own(
            "[[rule]]\nid = 'bid/1'\nkind = 'limit'\ntext = 'Bid once.'\n\
             [[rule]]\nid = 'claim/1'\nkind = 'limit'\ntext = 'Six at most.'\n\
             [[rule]]\nid = 'turn/1'\nkind = 'sequence'\ntext = 'Who is asked decides.'\n\
             [[rule]]\nid = 'turn/2'\nkind = 'sequence'\ntext = 'One thing after another.'\n",
        )]
    }

    fn open(files: &Files) -> Result<Toy, DataErrors> {
        #[derive(serde::Deserialize)]
        #[serde(deny_unknown_fields)]
        struct Data {
            sides: u8,
        }
        let data: Data = files.read("toy.toml").map_err(|e| DataErrors(vec![e]))?;
        if data.sides != 6 {
            return Err(DataErrors(vec![files.error("toy.toml", Some(0), "a die has six sides")]));
        }
        let scenarios = ["plain", "long"].map(String::from);
        let info = GameInfo::of::<Toy>(1, files, &["red", "blue"], scenarios);
        Ok(Toy { info, files: files.clone() })
    }

    fn info(&self) -> &GameInfo {
        &self.info
    }

    fn prepare(&self, scenario: &str, options: &Options) -> Result<ToyRules, SetupError> {
        let long = self.info.chosen(scenario, options)? == 1;
        Ok(ToyRules { long, ..ToyRules::new(Bug::None) })
    }
}

impl Rules for ToyRules {
    type State = State;
    type Action = Act;

    fn start(&self, _: &mut Chance, log: &mut Log) -> State {
        log.say(|| Entry::new(Text::new("toy-start")));
        State {
            phase: if self.long { Phase::Open } else { Phase::Bid },
            turn: 0,
            actor: 0,
            bids: [0; 2],
            ready: [false; 2],
            die: 0,
            claim: 0,
            mark: 0,
            score: [0; 2],
        }
    }

    fn decision(&self, s: &State) -> Decision {
        self.bears_this_thread();
        if s.turn == TURNS {
            let winners = match s.score[0].cmp(&s.score[1]) {
                std::cmp::Ordering::Greater => Seats::only(Seat(0)),
                std::cmp::Ordering::Less => Seats::only(Seat(1)),
                std::cmp::Ordering::Equal => Seats::NONE,
            };
            return Decision::Over(Outcome { winners, rule: RuleId("end/1") });
        }
        match s.phase {
            Phase::Bid => {
                let seats = (0..2).filter(|i| !s.ready[usize::from(*i)]).map(Seat).collect();
                Decision::Ask(Ask { seats, mode: Mode::Each, window: None })
            }
            Phase::Take => Decision::Ask(Ask { seats: Seats::first(2), mode: Mode::Any, window: None }),
            Phase::Open | Phase::Shake | Phase::Claim => Decision::one(Seat(s.actor)),
            Phase::Answer => Decision::react(ToyRules::other(s), "doubt"),
        }
    }

    fn actions(&self, s: &State, seat: Seat, out: &mut Vec<Act>) {
        let all = [
            Act::Open,
            Act::Bid(1),
            Act::Bid(2),
            Act::Bid(3),
            Act::Ready,
            Act::Take,
            Act::Shake,
            Act::Mark,
            Act::Raise,
            Act::Call,
            Act::Doubt,
            Act::Pass,
        ];
        out.extend(all.into_iter().filter(|a| self.check(s, seat, *a).is_ok()));
        if self.bug == Bug::ListsTwice && out.contains(&Act::Shake) {
            out.push(Act::Shake);
        }
        if self.bug == Bug::ListsRefused && s.phase == Phase::Claim && s.claim == 6 && seat.0 == s.actor {
            out.push(Act::Raise);
        }
        if self.bug == Bug::AcceptsUnlisted && s.claim == 3 {
            out.retain(|a| *a != Act::Raise);
        }
    }

    fn first_actions(&self, s: &State, seat: Seat, least: usize, out: &mut Vec<Act>) -> bool {
        self.actions(s, seat, out);
        let all = out.len() <= least;
        out.truncate(least);
        all || self.bug == Bug::SeesNoChoice
    }

    fn check(&self, s: &State, seat: Seat, a: Act) -> Result<(), Refusal> {
        let anybody = self.bug == Bug::AnswersAnybody && a == Act::Doubt && s.phase == Phase::Answer;
        if !anybody && !self.decision(s).seats().has(seat) {
            return Err(Refusal::new("turn/1", "why-not-asked").with("seat", seat));
        }
        let i = usize::from(seat.0);
        let fits = match (s.phase, a) {
            (Phase::Bid, Act::Bid(n)) if s.bids[i] != 0 => {
                return Err(Refusal::new("bid/1", "why-bid-once").with("bid", n));
            }
            (Phase::Bid, Act::Bid(n)) => (1..=3).contains(&n),
            (Phase::Bid, Act::Ready) => s.bids[i] != 0,
            (Phase::Open, Act::Open) | (Phase::Take, Act::Take) | (Phase::Shake, Act::Shake) => true,
            (Phase::Claim, Act::Raise) if s.claim >= 6 => {
                return Err(Refusal::new("claim/1", "why-six-at-most"));
            }
            (Phase::Claim, Act::Mark) => s.mark == 0,
            (Phase::Claim, Act::Raise) => true,
            (Phase::Claim, Act::Call) => self.bug != Bug::DeadEnd || s.claim < 6,
            (Phase::Answer, Act::Pass) => self.bug != Bug::IllegalDecline,
            // A check that looks under the cup.
            (Phase::Answer, Act::Doubt) => self.bug != Bug::LegalityPeeks || s.claim > s.die,
            _ => false,
        };
        if fits { Ok(()) } else { Err(Refusal::new("turn/2", "why-not-now")) }
    }

    fn apply(&self, s: &mut State, seat: Seat, a: Act, chance: &mut Chance, log: &mut Log) {
        let i = usize::from(seat.0);
        match a {
            Act::Open => s.phase = Phase::Bid,
            Act::Take => (s.actor, s.phase) = (seat.0, Phase::Shake),
            Act::Bid(n) => {
                s.bids[i] = n;
                log.say(|| {
                    Entry::new(Text::new("toy-bid").with("n", n)).only(Audience::Only(Seats::only(seat)))
                });
            }
            Act::Ready => {
                s.ready[i] = true;
                log.say(|| Entry::new(Text::new("toy-ready").with("seat", seat)));
                if s.ready == [true; 2] {
                    log.reveal();
                    s.actor = u8::from(s.bids[1] > s.bids[0]);
                    let next = if self.long { Phase::Take } else { Phase::Shake };
                    (s.bids, s.ready, s.phase) = ([0; 2], [false; 2], next);
                }
            }
            Act::Shake => {
                s.die = if self.bug == Bug::UndoOverDie {
                    // The table does not see this die fall and lets the line be taken back.
                    (self.counter.fetch_add(1, Ordering::Relaxed) % 6) as u8 + 1
                } else {
                    chance.hidden_die(Seats::only(seat))
                };
                (s.claim, s.phase) = (1, Phase::Claim);
                let shown = if self.bug == Bug::TellingLog { s.die } else { 0 };
                log.say(|| Entry::new(Text::new("toy-shaken").with("seat", seat).with("die", shown)));
            }
            Act::Mark => s.mark = 1,
            Act::Raise => {
                assert!(self.bug != Bug::Panics || s.claim < 5, "the toy falls apart");
                while self.bug == Bug::Ponders && DAWDLING.load(Ordering::Relaxed) {
                    std::thread::sleep(Duration::from_millis(1));
                }
                s.claim += 1;
            }
            Act::Call => s.phase = Phase::Answer,
            Act::Doubt => {
                if self.bug != Bug::SilentReveal {
                    log.reveal();
                }
                let winner = if s.claim > s.die { seat.0 } else { s.actor };
                s.score[usize::from(winner)] += 1;
                self.next_turn(s);
            }
            Act::Pass => {
                if s.claim >= 4 {
                    s.score[usize::from(s.actor)] += 1;
                }
                self.next_turn(s);
            }
        }
    }

    fn decline(&self, s: &State, _: Seat) -> Option<Act> {
        (s.phase == Phase::Answer).then_some(Act::Pass)
    }

    fn veil(&self, s: &mut State, viewer: Viewer) {
        for i in 0..2u8 {
            if s.phase == Phase::Bid && !viewer.0.has(Seat(i)) {
                s.bids[usize::from(i)] = BLANK;
            }
        }
        let hides = s.die != 0 && !viewer.0.has(Seat(s.actor));
        if hides && self.bug != Bug::LeakingVeil {
            s.die = BLANK;
        }
        if s.die != 0 && !viewer.0.has(Seat(s.actor)) {
            s.mark = BLANK;
        }
    }

    fn imagine(&self, seen: &Seen<ToyRules>, chance: &mut Chance) -> State {
        let mut s = seen.state().clone();
        for i in 0..2 {
            if s.bids[i] == BLANK {
                s.bids[i] = if s.ready[i] { chance.below(3) as u8 + 1 } else { chance.below(4) as u8 };
            }
        }
        if s.die == BLANK {
            s.die = chance.die();
        }
        if s.mark == BLANK {
            s.mark = chance.below(2) as u8;
        }
        if self.bug == Bug::PoorImagination && s.phase == Phase::Claim {
            s.die = chance.die();
        }
        s
    }

    fn board(&self) -> &Board {
        &self.board
    }

    fn scene(&self, seen: &Seen<ToyRules>) -> Scene {
        let s = seen.state();
        let mut offers = Vec::new();
        for seat in self.decision(s).seats().iter().filter(|seat| seen.viewer().0.has(*seat)) {
            let mut actions = Vec::new();
            self.actions(s, seat, &mut actions);
            for a in actions {
                let mut line = String::new();
                self.write(a, &mut line);
                if a == Act::Raise && s.claim < 5 {
                    let far = if self.bug == Bug::BadOffer { "raise; raise; shake" } else { "raise; raise" };
                    offers.push(offer(far, false));
                }
                if self.bug != Bug::NowhereToClick || a != Act::Mark {
                    offers.push(offer(&line, self.bound(s, a)));
                }
            }
        }
        Scene {
            turn: Text::new("toy-turn").with("n", s.turn),
            phase: Text::new("toy-phase"),
            asked: self.decision(s).seats(),
            prompt: Text::new("toy-prompt"),
            pieces: if self.bug == Bug::StrayPiece { vec![stray()] } else { vec![] },
            offers,
            over: (s.turn == TURNS && self.bug != Bug::NoOutcome).then(|| Text::new("toy-over")),
            ..Scene::default()
        }
    }

    fn refusals(&self, seen: &Seen<ToyRules>, at: &Handle) -> Vec<Refusal> {
        let Handle::Button(word) = at else { return vec![] };
        let mut actions = Vec::new();
        if self.read(word, &mut actions).is_err() {
            return vec![];
        }
        let seat = seen.viewer().0.iter().next().unwrap_or(Seat(0));
        actions.into_iter().filter_map(|a| self.check(seen.state(), seat, a).err()).collect()
    }

    fn hash_every(&self) -> usize {
        if self.long { 5 } else { 20 }
    }

    fn binds(&self, s: &State, _: Seat, a: Act) -> Option<bool> {
        // Whether a doubt reveals anything must be tried.
        (a != Act::Doubt).then(|| self.bound(s, a) != (self.bug == Bug::BindsUnknown && a == Act::Mark))
    }

    fn odds(&self, seen: &Seen<ToyRules>, a: Act, _: &[&str]) -> Option<Odds> {
        if a != Act::Doubt {
            return None;
        }
        let mut wins = 0.0;
        let claim = seen.state().claim;
        enumerate(|dice| dice.die() < claim, |win, weight| wins += if win { weight } else { 0.0 });
        let ends = vec![(Text::new("toy-wins"), wins), (Text::new("toy-loses"), 1.0 - wins)];
        Some(Odds { sums: vec![], ends, expected: vec![], assumes: vec![] })
    }

    fn write(&self, a: Act, out: &mut String) {
        match a {
            Act::Bid(n) => out.push_str(&format!("bid {n}")),
            Act::Open => out.push_str("open"),
            Act::Take => out.push_str("take"),
            Act::Ready => out.push_str("ready"),
            Act::Shake => out.push_str("shake"),
            Act::Mark => out.push_str("mark"),
            Act::Raise => out.push_str("raise"),
            Act::Call if self.bug == Bug::BadNotation => out.push_str("raise"),
            Act::Call => out.push_str("call"),
            Act::Doubt => out.push_str("doubt"),
            Act::Pass => out.push_str("pass"),
        }
    }

    fn read(&self, text: &str, out: &mut Vec<Act>) -> Result<(), NotationError> {
        let words: Vec<&str> = text.split_whitespace().collect();
        match words.as_slice() {
            ["bid", n] => {
                let n = n.parse().map_err(|_| NotationError::new(text, "a bid is a number"))?;
                out.push(Act::Bid(n));
            }
            ["open"] => out.push(Act::Open),
            ["take"] => out.push(Act::Take),
            ["ready"] => out.push(Act::Ready),
            ["shake"] => out.push(Act::Shake),
            ["mark"] => out.push(Act::Mark),
            ["raise"] => out.push(Act::Raise),
            // A path reads as its steps.
            ["raise", "x2"] => out.extend([Act::Raise, Act::Raise]),
            ["call"] => out.push(Act::Call),
            ["doubt"] => out.push(Act::Doubt),
            ["pass"] => out.push(Act::Pass),
            _ => return Err(NotationError::new(text, "there is no such action")),
        }
        Ok(())
    }

    fn position(&self, s: &State) -> Position {
        self.bears_this_thread();
        let mut p = Position::new();
        p.word("phase", format!("{:?}", s.phase).to_lowercase());
        p.int("turn", s.turn);
        p.word("actor", &*self.board.seats[usize::from(s.actor)]);
        p.int("die", s.die);
        p.int("claim", s.claim);
        p.int("mark", s.mark);
        let seats = || self.board.seats.iter().enumerate();
        p.list("bids", seats().map(|(i, n)| format!("{n} bids {}", s.bids[i])));
        p.list("ready", seats().filter(|(i, _)| s.ready[*i]).map(|(_, n)| (*n).to_string()));
        p.list("score", seats().map(|(i, n)| format!("{n} has {}", s.score[i])));
        p
    }

    fn arrange(&self, s: &mut State, p: &Position) -> Result<(), SetupError> {
        p.only(&["clear", "phase", "turn", "actor", "die", "claim", "mark", "bids", "ready", "score"])?;
        let seat = |name: &str| {
            let found = self.board.seats.iter().position(|s| *s == name);
            found.ok_or_else(|| SetupError::new("seat", format!("'{name}' is not a seat")))
        };
        if let Some(phase) = p.get_word("phase")? {
            s.phase = match phase {
                "open" => Phase::Open,
                "take" => Phase::Take,
                "bid" => Phase::Bid,
                "shake" => Phase::Shake,
                "claim" => Phase::Claim,
                "answer" => Phase::Answer,
                _ => return Err(SetupError::new("phase", "is unknown")),
            };
        }
        if let Some(actor) = p.get_word("actor")? {
            s.actor = seat(actor)? as u8;
        }
        s.turn = p.get_int("turn")?.unwrap_or(s.turn);
        s.die = p.get_int("die")?.unwrap_or(s.die);
        s.mark = p.get_int("mark")?.unwrap_or(s.mark);
        if self.bug != Bug::BadArrange {
            s.claim = p.get_int("claim")?.unwrap_or(s.claim);
        }
        for (key, middle, numbers) in [("bids", "bids", &mut s.bids), ("score", "has", &mut s.score)] {
            for item in p.get_list(key)?.unwrap_or_default() {
                let wrong = || SetupError::new(key, format!("'{item}' makes no sense"));
                let words: Vec<&str> = item.split_whitespace().collect();
                let [name, verb, n] = words.as_slice() else { return Err(wrong()) };
                if *verb != middle {
                    return Err(wrong());
                }
                numbers[seat(name)?] = n.parse().map_err(|_| wrong())?;
            }
        }
        if let Some(ready) = p.get_list("ready")? {
            s.ready = [false; 2];
            for name in ready {
                s.ready[seat(name)?] = true;
            }
        }
        Ok(())
    }

    fn witnesses(&self, _: &State, seat: Seat, a: Act) -> Audience {
        if a == Act::Mark { Audience::Only(Seats::only(seat)) } else { Audience::All }
    }

    fn faults(&self, s: &State) -> Vec<String> {
        if self.bug == Bug::StaleCache && s.claim == 3 {
            return vec!["the cache is stale".into()];
        }
        if self.bug != Bug::Endless && s.score.iter().sum::<u8>() > s.turn {
            vec!["more points than turns".into()]
        } else {
            vec![]
        }
    }
}

fn stray() -> Piece {
    Piece::new("stray", 0, 0)
}

fn offer(line: &str, binding: bool) -> Offer {
    Offer::new(Handle::Button(line.into()), line, Text::new("toy-offer")).binding(binding)
}

impl Policy for ToyRules {
    type Plan = ();
    type Brief = ();
    type Scratch = ();
    const THINKS: bool = true;

    fn clock(&self, s: &State) -> Clock {
        Clock::new(s.turn, s.phase as u8)
    }

    fn plans(&self, _: &Seen<ToyRules>, _: Seat, _: &mut Mind<ToyRules>, out: &mut Vec<((), f32)>) {
        out.push(((), 1.0));
    }

    /// To claim as much as can be.
    fn next(&self, seen: &Seen<ToyRules>, _: Seat, (): (), _: &mut Mind<ToyRules>) -> Option<Act> {
        let raises = seen.state().phase == Phase::Claim && seen.state().claim < 6;
        (raises || self.bug == Bug::IllegalPlan).then_some(Act::Raise)
    }

    fn words(&self, _: &Seen<ToyRules>, _: Seat, (): ()) -> Text {
        Text::new("plan-raise")
    }

    fn weigh(&self, _: &Seen<ToyRules>, _: Seat, a: Act, _: &mut Mind<ToyRules>) -> f32 {
        if self.bug == Bug::Ponders {
            PONDERED.fetch_add(1, Ordering::Relaxed);
            while PONDERING.load(Ordering::Relaxed) {
                std::thread::sleep(Duration::from_millis(1));
            }
        }
        match a {
            Act::Doubt if self.bug == Bug::WildWeight => f32::NAN,
            Act::Mark => 0.0,
            Act::Bid(n) => f32::from(n),
            _ => 1.0,
        }
    }

    fn score(&self, seen: &Seen<ToyRules>, seat: Seat) -> f32 {
        let [mine, theirs] = [seat.0, 1 - seat.0].map(|i| f32::from(seen.state().score[usize::from(i)]));
        if self.bug == Bug::ProudScore { 1.0 } else { 0.5 + (mine - theirs) / f32::from(2 * TURNS) }
    }

    fn orders(&self) -> &'static [OrderKind] {
        &[OrderKind { key: "doubt-from", place: false, amount: true }]
    }

    fn answer(&self, seen: &Seen<ToyRules>, _: Seat, order: &Order) -> Option<Act> {
        let from = order.amount.filter(|_| order.key == "doubt-from")?;
        if seen.state().phase != Phase::Answer && self.bug != Bug::RashOrder {
            return None;
        }
        (u16::from(seen.state().claim) >= from).then_some(Act::Doubt)
    }
}
