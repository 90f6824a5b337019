//! A lesson in progress, on an ordinary table.

use super::{Lesson, LessonStep};
use crate::desk::{fallen, says, seat_of};
use crate::{ActError, Deed, Seat, Table};

/// A pupil in a lesson: at which step he is, and with how many rows of the table it began.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Class<'a> {
    lesson: &'a Lesson,
    /// The step that he is at, counted from 0; the number of steps when he has done all.
    pub step: usize,
    /// The rows of the table when it began.
    pub began: usize,
}

/// What a line was.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// A step on the way: the table goes on, and so does the step.
    On,
    /// It did what the step asks for: the next one begins.
    Done,
    /// It was not what is asked for: the message says why. The table is to be as it was before the line.
    Wrong(String),
}

impl PartialEq for Lesson {
    fn eq(&self, other: &Lesson) -> bool {
        (&self.game, &self.key) == (&other.game, &other.key)
    }
}

impl Eq for Lesson {}

impl<'a> Class<'a> {
    /// A pupil at the beginning of a lesson, at its table.
    pub fn new(lesson: &'a Lesson, table: &dyn Table) -> Class<'a> {
        Class::at(lesson, 0, table.rows().len())
    }

    /// A pupil at a step that began with so many rows.
    pub fn at(lesson: &'a Lesson, step: usize, began: usize) -> Class<'a> {
        Class { lesson, step, began }
    }

    /// The step that he is at; none when he has done all.
    pub fn present(&self) -> Option<&'a LessonStep> {
        self.lesson.steps.get(self.step)
    }

    /// The message that says what is to be done now.
    pub fn said(&self) -> String {
        self.lesson.said(self.step)
    }

    /// Plays a pupil's line. After a wrong one the table may have changed, and is to be thrown away.
    ///
    /// # Errors
    /// What the rules refuse, unless the lesson has its own answer to it; a lesson that is over.
    pub fn play(&mut self, table: &mut dyn Table, line: &str) -> Result<Verdict, ActError> {
        let step = self.present().ok_or(ActError::Over)?;
        if let Some(answer) = self.answer(step, |mistake| mistake.after.is_empty() && mistake.is_like(line)) {
            return Ok(Verdict::Wrong(answer));
        }
        let seat = seat_of(table, &self.lesson.desk.seat)?;
        let rows = self.act(table, seat, line, step.dice.as_deref())?;
        let written = table.rows()[rows..].iter().find_map(|row| match &row.deed {
            Deed::Line(line) if row.seat == Some(seat) => Some(line.clone()),
            _ => None,
        });
        let written = written.unwrap_or_default();
        let wrong = self.answer(step, |mistake| {
            (mistake.is_like(line) || mistake.is_like(&written)) && says(table, &mistake.after)
        });
        if let Some(answer) = wrong {
            return Ok(Verdict::Wrong(answer));
        }
        if !(step.allows(line) || step.allows(&written)) {
            return Ok(Verdict::Wrong("core-lesson-other".into()));
        }
        if says(table, &step.until) {
            self.go_on(table, step)?;
            return Ok(Verdict::Done);
        }
        let asked = table.decision().seats().has(seat);
        Ok(if asked { Verdict::On } else { Verdict::Wrong("core-lesson-missed".into()) })
    }

    /// The step's lines: what solves it.
    pub fn solution(&self) -> &'a [String] {
        self.present().map_or(&[], |step| &step.solution)
    }

    fn answer(&self, step: &LessonStep, is: impl Fn(&super::Mistake) -> bool) -> Option<String> {
        step.mistakes.iter().find(|mistake| is(mistake)).map(|found| self.lesson.answer(self.step, found))
    }

    /// Plays a line with what is left of the step's dice; gives the rows before it.
    fn act(
        &self,
        table: &mut dyn Table,
        seat: Seat,
        line: &str,
        dice: Option<&[u16]>,
    ) -> Result<usize, ActError> {
        let rows = table.rows().len();
        match dice {
            None => table.act(seat, line)?,
            Some(dice) => {
                let fallen = fallen(table, self.began).len().min(dice.len());
                table.act_with(seat, line, &dice[fallen..])?
            }
        };
        Ok(rows)
    }

    /// Others answer, and the next step begins.
    fn go_on(&mut self, table: &mut dyn Table, step: &LessonStep) -> Result<(), ActError> {
        for reply in &step.replies {
            let seat = seat_of(table, &reply.seat)?;
            table.act_with(seat, &reply.line, &reply.dice)?;
        }
        (self.step, self.began) = (self.step + 1, table.rows().len());
        Ok(())
    }
}
