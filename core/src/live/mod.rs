//! The live table: a game in play with its types.

mod back;
mod draft;
mod film;
mod mark;
mod replay;
mod staff;
mod standing;
mod table;

use std::sync::Arc;

use crate::{
    ActError, Acted, Audience, Chance, Clock, Decision, Deed, Dice, End, Entry, Header, Log, Mode, OrderBook,
    Policy, Row, Rules, Seat, Seats, Secret, Seen, SetupError, Table, Text, Viewer, clicks,
};
use back::Back;
use draft::{Draft, Halted};
pub use mark::{Bookmark, Past};
use mark::{Stops, Tally};
pub use replay::{ReplayError, ReplayFault};
pub use staff::Led;

/// A game in play: the true state, its rows, and what each seat keeps at the table.
pub struct Live<R: Policy> {
    pub(crate) rules: Arc<R>,
    header: Header,
    secret: Option<Secret>,
    /// None for a table that only shows a record.
    chance: Option<Chance>,
    pub(crate) state: R::State,
    /// So many rows came before those that are here.
    first: usize,
    pub(crate) rows: Vec<Row>,
    /// All rows, by who was told.
    told: Tally,
    /// Positions of the past.
    stops: Stops<R>,
    logs: Vec<Vec<Entry>>,
    back: Back<R>,
    books: Vec<OrderBook>,
    /// For each seat the number of rows at which its hold stopped the orders.
    held: Vec<Option<usize>>,
    drafts: Vec<Draft<R>>,
    /// For each seat the phase in which its errands were laid.
    errands: Vec<Option<Clock>>,
    /// Lines that wait for others to answer a window.
    halted: Option<Halted<R>>,
}

/// A line that was carried out on a copy.
struct Ran<R: Rules> {
    state: R::State,
    done: usize,
    /// It rolled or revealed.
    bound: bool,
    known: Audience,
}

/// What became of a line that was made a row.
struct Entered {
    /// Actions carried out.
    done: usize,
    /// It rolled or revealed.
    bound: bool,
}

impl<R: Policy> Live<R> {
    /// Sets a game up. The header says what is played; its dice are filled in.
    ///
    /// # Errors
    /// A position in the header that makes no sense, or words for other seats than there are.
    pub fn new(rules: Arc<R>, mut header: Header, dice: Dice) -> Result<Live<R>, SetupError> {
        header.seats = rules.board().seats.iter().map(|s| (*s).to_string()).collect();
        header.teams = rules.board().sides();
        let (secret, chance) = match dice {
            Dice::Seed(seed) => {
                (header.commitment, header.words, header.seed) = (None, Vec::new(), Some(seed));
                (None, Chance::quick(seed))
            }
            Dice::Fair { secret, words } => {
                if words.len() != header.seats.len() {
                    return Err(SetupError::new("words", "fair dice need a word of each seat"));
                }
                (header.commitment, header.words, header.seed) = (Some(secret.commitment()), words, None);
                let seed = secret.seed(&header);
                (Some(secret), Chance::fair(seed))
            }
        };
        let mut chance = chance.traced();
        let mut live = Live::begin(rules, header, &mut chance)?;
        (live.secret, live.chance) = (secret, Some(chance));
        Ok(live)
    }

    fn begin(rules: Arc<R>, header: Header, chance: &mut Chance) -> Result<Live<R>, SetupError> {
        let mut log = Log::on();
        let state = match &header.position {
            None => rules.start(chance, &mut log),
            Some(position) => {
                let mut state = rules.start(&mut Chance::quick(0), &mut Log::off());
                rules.arrange(&mut state, position)?;
                if let Some(fault) = rules.faults(&state).into_iter().next() {
                    return Err(SetupError::new("position", fault));
                }
                state
            }
        };
        let mut row = Row::new(None, Deed::Start);
        row.falls = chance.take_trace().into_iter().map(Some).collect();
        let mut live = Live::at(rules, header, state);
        live.push(row, log.take());
        Ok(live)
    }

    /// A table in a state, without rows and dice.
    fn at(rules: Arc<R>, header: Header, state: R::State) -> Live<R> {
        let seats = rules.board().seats.len();
        Live {
            rules,
            header,
            secret: None,
            chance: None,
            state,
            first: 0,
            rows: Vec::new(),
            told: Tally::default(),
            stops: Stops::new(),
            logs: Vec::new(),
            back: Back::new(),
            books: vec![OrderBook::default(); seats],
            held: vec![None; seats],
            drafts: (0..seats).map(|_| Draft::new()).collect(),
            errands: vec![None; seats],
            halted: None,
        }
    }

    /// A table in a state, with dice from a seed: nobody sees how it came about.
    pub(crate) fn opened(rules: Arc<R>, header: Header, state: R::State, seed: u64) -> Live<R> {
        let mut live = Live::at(rules, header, state);
        live.chance = Some(Chance::quick(seed).traced());
        live.push(Row::new(None, Deed::Start), Vec::new());
        live
    }

    /// Another table in a state, with the same orders and other dice.
    fn beside(&self, state: R::State) -> Box<dyn Table> {
        let other = Live::opened(self.rules.clone(), self.header.clone(), state, 0);
        Box::new(Live { books: self.books.clone(), ..other })
    }

    /// The rules.
    pub fn rules(&self) -> &Arc<R> {
        &self.rules
    }

    /// What a viewer may know: the only way to a state from outside.
    pub fn seen(&self, viewer: Viewer) -> Seen<R> {
        Seen::of(&self.rules, &self.state, viewer)
    }

    /// The same as [`Table::act`], for actions that need no reading.
    ///
    /// # Errors
    /// As for [`Table::act`].
    pub fn act_typed(&mut self, seat: Seat, actions: &[R::Action]) -> Result<Acted, ActError> {
        let first = self.count();
        let declines = matches!(actions, [a] if self.rules.decline(&self.state, seat) == Some(*a));
        let mut played = self.play_own(seat, actions, false)?;
        let mut left = &actions[played.done..];
        let mut passed = self.answer();
        // Where standing orders let the windows on its way pass, the line goes on as another row.
        while passed && !played.bound && !left.is_empty() {
            match self.play_own(seat, left, false) {
                Ok(on) => played = on,
                Err(_) => break,
            }
            left = &left[played.done..];
            passed = self.answer();
        }
        if !declines {
            // Whoever does something else has let go of what came back to him.
            self.drafts[usize::from(seat.0)].forget();
        }
        match self.halted.take().filter(|_| declines && passed && !played.bound) {
            // Whoever lets a window pass interrupts nobody, himself neither.
            Some(halted) => self.go_on(halted),
            None if !left.is_empty() && !played.bound && self.at_a_window() => {
                self.halted = Some(Halted { seat, lines: vec![left.to_vec()] });
            }
            None => {}
        }
        let dropped = left.iter().map(|a| self.write(&[*a])).collect();
        Ok(Acted { rows: first..self.count(), dropped, bound: played.bound, declined: declines })
    }

    /// Plays a line, or the answer of an order, with the table's dice; where it has none, only what needs none.
    fn play_own(&mut self, seat: Seat, actions: &[R::Action], order: bool) -> Result<Entered, ActError> {
        let mut chance = self.chance.take();
        let played = match &mut chance {
            Some(chance) => self.play(seat, actions, chance, order),
            None => {
                let mut none = Chance::scripted(&[]);
                match self.run(seat, actions, &mut none, &mut Log::off()) {
                    Ok(_) if none.used() > 0 => Err(ActError::NoDice),
                    Ok(_) => self.play(seat, actions, &mut Chance::scripted(&[]), order),
                    Err(error) => Err(error),
                }
            }
        };
        self.chance = chance;
        played
    }

    /// Reads a line.
    fn read(&self, line: &str) -> Result<Vec<R::Action>, ActError> {
        let mut actions = Vec::new();
        for part in line.split(';').map(str::trim).filter(|p| !p.is_empty()) {
            self.rules.read(part, &mut actions)?;
        }
        if actions.is_empty() { Err(ActError::Empty) } else { Ok(actions) }
    }

    /// Writes a line.
    fn write(&self, actions: &[R::Action]) -> String {
        clicks::written(&*self.rules, actions)
    }

    /// May this seat decide something in a state?
    fn asked(&self, state: &R::State, seat: Seat) -> Result<(), ActError> {
        if usize::from(seat.0) >= self.books.len() {
            return Err(ActError::NoSuchSeat(seat));
        }
        match self.rules.decision(state) {
            Decision::Over(_) => Err(ActError::Over),
            Decision::Ask(ask) if ask.seats.has(seat) => Ok(()),
            Decision::Ask(_) => Err(ActError::NotYourDecision(seat)),
        }
    }

    /// Checks an action of a seat that is asked.
    fn check(&self, state: &R::State, seat: Seat, a: R::Action) -> Result<(), ActError> {
        self.asked(state, seat)?;
        self.rules
            .check(state, seat, a)
            .map_err(|refusal| ActError::Refused { refusal: Box::new(refusal), action: self.write(&[a]) })
    }

    /// Carries a line out on a copy, through the first action that rolls, reveals or passes the decision on.
    fn run(
        &self,
        seat: Seat,
        actions: &[R::Action],
        chance: &mut Chance,
        log: &mut Log,
    ) -> Result<Ran<R>, ActError> {
        if actions.is_empty() {
            return Err(ActError::Empty);
        }
        let mut state = self.state.clone();
        let used = chance.used();
        let (mut done, mut bound, mut known) = (0, false, Audience::All);
        for action in actions {
            self.check(&state, seat, *action)?;
            known = known.and(self.rules.witnesses(&state, seat, *action));
            self.rules.apply(&mut state, seat, *action, chance, log);
            done += 1;
            bound = log.take_revealed() || chance.used() != used;
            if bound || !self.rules.decision(&state).seats().has(seat) {
                break;
            }
        }
        Ok(Ran { state, done, bound, known })
    }

    /// Plays a line and makes it a row.
    fn play(
        &mut self,
        seat: Seat,
        actions: &[R::Action],
        chance: &mut Chance,
        order: bool,
    ) -> Result<Entered, ActError> {
        let mut log = Log::on();
        let ran = self.run(seat, actions, chance, &mut log)?;
        let done = &actions[..ran.done];
        let mut row = Row::new(Some(seat), Deed::Line(self.write(done)));
        row.order = order;
        row.falls = chance.take_trace().into_iter().map(Some).collect();
        let (before, after) = (self.rules.decision(&self.state), self.rules.decision(&ran.state));
        row.known = ran.known;
        if matches!(before, Decision::Ask(ask) if ask.mode == Mode::Each) {
            row.known = row.known.and(Audience::Only(Seats::only(seat)));
        }
        let mut entries = log.take();
        if order {
            let said = Entry::new(Text::new("core-ordered").with("seat", seat)).only(row.known);
            entries.insert(0, said);
        }
        row.noticed = self.noticed(&row, &entries, &ran.state);
        let state = std::mem::replace(&mut self.state, ran.state);
        match order {
            true => self.back.order(&row, done, ran.bound),
            false => self.back.add(self.count(), &row, state, done, (before, after), ran.bound),
        }
        self.push(row, entries);
        Ok(Entered { done: ran.done, bound: ran.bound })
    }

    /// Who noticed a row that not all may read: whoever sees something else than before, or reads of it.
    fn noticed(&self, row: &Row, entries: &[Entry], after: &R::State) -> Audience {
        if row.known == Audience::All {
            return Audience::All;
        }
        let notices = |viewer: Viewer| {
            row.known.admits(viewer)
                || entries.iter().any(|e| e.audience.admits(viewer))
                || row.falls.iter().flatten().any(|f| f.audience.admits(viewer))
                || self.seen(viewer) != Seen::<R>::of(&self.rules, after, viewer)
        };
        let seats = (0..self.books.len()).map(|i| Seat(i as u8));
        let (aware, blind): (Vec<Seat>, Vec<Seat>) = seats.partition(|s| notices(Viewer::seat(*s)));
        if !notices(Viewer::SPECTATOR) {
            return Audience::Only(aware.into_iter().collect());
        }
        if blind.is_empty() { Audience::All } else { Audience::AllBut(blind.into_iter().collect()) }
    }

    /// Adds a row, with the hash of the position now and then and at the end.
    fn push(&mut self, mut row: Row, entries: Vec<Entry>) {
        let over = self.rules.decision(&self.state).outcome().is_some();
        if over || (self.count() > 0 && self.count().is_multiple_of(self.rules.hash_every())) {
            row.hash = Some(self.hash());
        }
        self.told.add(&row);
        self.rows.push(row);
        self.logs.push(entries);
        self.stop();
    }

    fn end(&self) -> Option<End> {
        let outcome = self.rules.decision(&self.state).outcome()?;
        Some(End { winners: outcome.winners, rule: outcome.rule.0.to_string() })
    }
}
