//! How far undo goes back: to the last die, reveal or answer of another seat that one noticed.

use crate::{Ask, Chance, Decision, Log, Mode, Row, Rules, Seat, Seats, Viewer};

/// Of so many lines one keeps the position before it; those after it are played again from there.
const STRIDE: usize = 16;

/// What undo needs of the past.
pub(super) struct Back<R: Rules> {
    /// Lines that can be taken back, the last on top. Above a seat's line lie others' only as long as it noticed none of them.
    lines: Vec<Line<R>>,
    /// Answers to a question to each seat, while it is open: they commute and are taken back singly.
    each: Option<Each<R>>,
}

struct Line<R: Rules> {
    row: usize,
    seat: Seat,
    actions: Vec<R::Action>,
    /// The position before it, now and then, and wherever another seat's begin.
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
    /// Others whose lines, which its seat did not notice, went with it.
    pub others: Seats,
}

impl<R: Rules> Back<R> {
    pub fn new() -> Back<R> {
        Back { lines: Vec::new(), each: None }
    }

    /// Notes a row by its number: the state before it, its actions, the decisions before and after it, and whether it rolled
    /// or revealed.
    pub fn add(
        &mut self,
        number: usize,
        row: &Row,
        before: R::State,
        actions: &[R::Action],
        decisions: (Decision, Decision),
        bound: bool,
    ) {
        let Some(seat) = row.seat else { return };
        let open = match decisions {
            (Decision::Ask(asked), Decision::Ask(asks)) => asked.mode == Mode::Each && goes_on(&asked, &asks),
            _ => false,
        };
        let was_each = matches!(decisions.0, Decision::Ask(ask) if ask.mode == Mode::Each);
        if bound || (was_each && !open) {
            // The last one ready learns what the others chose: as good as a reveal.
            *self = Back::new();
            return;
        }
        self.answered(seat, row);
        if open {
            let each = self.each.get_or_insert_with(|| Each { row: number, before, answers: Vec::new() });
            each.answers.push((number, seat, actions.to_vec()));
        } else {
            self.each = None;
            let another = self.lines.last().is_none_or(|line| line.seat != seat);
            let before = (another || self.lines.len().is_multiple_of(STRIDE)).then_some(before);
            self.lines.push(Line { row: number, seat, actions: actions.to_vec(), before });
        }
    }

    /// What others did before a row of a seat can no longer be taken back, if they noticed it. Else they would learn of it
    /// by that.
    fn answered(&mut self, seat: Seat, row: &Row) {
        let noticed = |line: &Line<R>| line.seat != seat && row.told(Viewer::seat(line.seat));
        if let Some(last) = self.lines.iter().rposition(noticed) {
            self.lines.drain(..=last);
        }
    }

    /// Notes the answer of a standing order. It is no line that anybody takes back: one's own goes with the line that it
    /// answered, another's ends what can be.
    pub fn order(&mut self, row: &Row, actions: &[R::Action], bound: bool) {
        let own = self.lines.last().is_some_and(|line| Some(line.seat) == row.seat);
        let Some(seat) = row.seat.filter(|_| own && !bound && self.each.is_none()) else {
            *self = Back::new();
            return;
        };
        self.answered(seat, row);
        if let Some(line) = self.lines.last_mut() {
            line.actions.extend_from_slice(actions);
        }
    }

    /// The row before which nothing can be taken back, and the position there; none if nothing at all can be.
    pub fn origin(&self) -> Option<(usize, &R::State)> {
        match self.lines.first() {
            Some(line) => Some((line.row, line.before.as_ref()?)),
            None => self.each.as_ref().map(|each| (each.row, &each.before)),
        }
    }

    /// The rows that a seat can take back, the last first, for somebody who was told of some of the others' that came after
    /// them: he goes back to those.
    pub fn rows(&self, seat: Seat, told: impl Fn(usize) -> bool) -> Vec<usize> {
        let own = |of: Seat| of == seat;
        let answers = || self.each.iter().flat_map(|each| &each.answers).map(|(row, of, _)| (*row, *of));
        let lines = || self.lines.iter().map(|line| (line.row, line.seat));
        let others = lines().chain(answers()).filter(|(row, of)| !own(*of) && told(*row));
        let until = others.map(|(row, _)| row).max();
        let lines = lines().filter(|(row, _)| until.is_none_or(|until| *row > until));
        let mut rows: Vec<usize> =
            lines.chain(answers()).filter(|(_, of)| own(*of)).map(|(row, _)| row).collect();
        rows.reverse();
        rows
    }

    /// How many lines a seat can take back.
    pub fn reach(&self, seat: Seat) -> usize {
        self.rows(seat, |_| false).len()
    }

    /// Takes the last line of a seat back, if it can be.
    pub fn undo(&mut self, rules: &R, seat: Seat) -> Option<Undone<R>> {
        if let Some(each) = &mut self.each
            && let Some(last) = each.answers.iter().rposition(|answer| answer.1 == seat)
        {
            let (row, _, _) = each.answers.remove(last);
            let state =
                again(rules, &each.before, each.answers.iter().map(|(_, seat, line)| (*seat, &line[..])));
            if each.answers.is_empty() {
                self.each = None;
            }
            return Some(Undone { row, state, others: Seats::NONE });
        }
        let last = self.lines.iter().rposition(|line| line.seat == seat)?;
        let answers = self.each.take().map(|each| each.answers).unwrap_or_default();
        let above = self.lines.drain(last + 1..).map(|line| line.seat);
        let others = above.chain(answers.into_iter().map(|(_, seat, _)| seat)).collect();
        let line = self.lines.pop()?;
        let state = match line.before {
            Some(state) => state,
            None => {
                let kept = self.lines.iter().rposition(|line| line.before.is_some())?;
                let since = self.lines[kept..].iter().map(|line| (line.seat, &line.actions[..]));
                again(rules, self.lines[kept].before.as_ref()?, since)
            }
        };
        Some(Undone { row: line.row, state, others })
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
