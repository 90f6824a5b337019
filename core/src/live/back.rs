//! How far undo goes back: to the last die, reveal or answer of another seat.

use crate::{Ask, Chance, Decision, Log, Mode, Rules, Seat};

/// Of so many lines one keeps the position before it; those after it are played again from there.
const STRIDE: usize = 16;

/// What undo needs of the past.
pub(super) struct Back<R: Rules> {
    /// The lines of one seat that can be taken back, the last on top.
    lines: Vec<Line<R>>,
    /// Answers to a question to each seat, while it is open: they commute and are taken back singly.
    each: Option<Each<R>>,
}

struct Line<R: Rules> {
    row: usize,
    seat: Seat,
    actions: Vec<R::Action>,
    /// The position before it, now and then.
    before: Option<R::State>,
}

struct Each<R: Rules> {
    /// The row of the first answer.
    row: usize,
    before: R::State,
    answers: Vec<(usize, Seat, Vec<R::Action>)>,
}

/// A line taken back.
pub(super) struct Undone<R: Rules> {
    /// The row that it was.
    pub row: usize,
    /// The position without it.
    pub state: R::State,
}

impl<R: Rules> Back<R> {
    pub fn new() -> Back<R> {
        Back { lines: Vec::new(), each: None }
    }

    /// Notes a row: the state before it, its actions, the decisions before and after it, and whether it rolled
    /// or revealed.
    pub fn add(
        &mut self,
        row: usize,
        seat: Seat,
        before: R::State,
        actions: &[R::Action],
        decisions: (Decision, Decision),
        bound: bool,
    ) {
        if self.lines.last().is_some_and(|l| l.seat != seat) {
            self.lines.clear();
        }
        let open = match decisions {
            (Decision::Ask(asked), Decision::Ask(asks)) => asked.mode == Mode::Each && goes_on(&asked, &asks),
            _ => false,
        };
        let was_each = matches!(decisions.0, Decision::Ask(ask) if ask.mode == Mode::Each);
        if bound || (was_each && !open) {
            // The last one ready learns what the others chose: as good as a reveal.
            *self = Back::new();
        } else if open {
            let each = self.each.get_or_insert_with(|| Each { row, before, answers: Vec::new() });
            each.answers.push((row, seat, actions.to_vec()));
        } else {
            self.each = None;
            let before = self.lines.len().is_multiple_of(STRIDE).then_some(before);
            self.lines.push(Line { row, seat, actions: actions.to_vec(), before });
        }
    }

    /// Notes the answer of a standing order. It is no line that anybody takes back: one's own goes with the line that it
    /// answered, another's ends what can be.
    pub fn order(&mut self, seat: Seat, actions: &[R::Action], bound: bool) {
        match self.lines.last_mut().filter(|line| line.seat == seat && !bound && self.each.is_none()) {
            Some(line) => line.actions.extend_from_slice(actions),
            None => *self = Back::new(),
        }
    }

    /// The row before which nothing can be taken back, and the position there; none if nothing at all can be.
    pub fn origin(&self) -> Option<(usize, &R::State)> {
        match self.lines.first() {
            Some(line) => Some((line.row, line.before.as_ref()?)),
            None => self.each.as_ref().map(|each| (each.row, &each.before)),
        }
    }

    /// The rows that a seat can take back, the last first.
    pub fn rows(&self, seat: Seat) -> impl Iterator<Item = usize> {
        let answers = self.each.iter().flat_map(|each| &each.answers).map(|(row, seat, _)| (*row, *seat));
        let alone = self.answers(seat).1 == 0;
        let lines = self.lines.iter().filter(move |_| alone).map(|line| (line.row, line.seat));
        lines.chain(answers).filter(move |(_, of)| *of == seat).map(|(row, _)| row).rev()
    }

    /// How many lines a seat can take back.
    pub fn reach(&self, seat: Seat) -> usize {
        self.rows(seat).count()
    }

    fn answers(&self, seat: Seat) -> (usize, usize) {
        let all = self.each.as_ref().map_or(0, |e| e.answers.len());
        let own = self.each.as_ref().map_or(0, |e| e.answers.iter().filter(|a| a.1 == seat).count());
        (own, all - own)
    }

    /// Takes the last line of a seat back, if it can be.
    pub fn undo(&mut self, rules: &R, seat: Seat) -> Option<Undone<R>> {
        let (own, others) = self.answers(seat);
        if own > 0 {
            let each = self.each.as_mut()?;
            let last = each.answers.iter().rposition(|a| a.1 == seat)?;
            let (row, _, _) = each.answers.remove(last);
            let state =
                again(rules, &each.before, each.answers.iter().map(|(_, seat, line)| (*seat, &line[..])));
            if each.answers.is_empty() {
                self.each = None;
            }
            return Some(Undone { row, state });
        }
        if others > 0 || self.lines.last()?.seat != seat {
            return None;
        }
        let last = self.lines.pop()?;
        let state = match last.before {
            Some(state) => state,
            None => {
                let kept = self.lines.iter().rposition(|line| line.before.is_some())?;
                let since = self.lines[kept..].iter().map(|line| (line.seat, &line.actions[..]));
                again(rules, self.lines[kept].before.as_ref()?, since)
            }
        };
        Some(Undone { row: last.row, state })
    }
}

/// The position after some lines, none of which rolled or revealed anything.
fn again<'a, R: Rules>(
    rules: &R,
    before: &R::State,
    lines: impl Iterator<Item = (Seat, &'a [R::Action])>,
) -> R::State
where
    R::Action: 'a,
{
    let mut state = before.clone();
    for (seat, actions) in lines {
        for action in actions {
            rules.apply(&mut state, seat, *action, &mut Chance::scripted(&[]), &mut Log::off());
        }
    }
    state
}

/// Is it still the same question to each? Seats that are ready leave it; one that comes back opens another.
fn goes_on(asked: &Ask, asks: &Ask) -> bool {
    asks.mode == Mode::Each && asks.window == asked.window && asks.seats.0 & !asked.seats.0 == 0
}
