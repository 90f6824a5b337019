//! Lessons put to the test: played through by their solution, and each mistake made.

use super::{Class, Lesson, Mistake, Verdict};
use crate::case::CaseError;
use crate::desk::fallen;
use crate::{AnyGame, Table};

/// Where chance decides a step, a lesson must come out for all of these.
const SEEDS: u64 = 5;

impl Lesson {
    /// Lays the table at a step, those before it being solved.
    ///
    /// # Errors
    /// What goes wrong on the way, by file and line.
    pub fn table_at(
        &self,
        game: &dyn AnyGame,
        step: usize,
        seed: u64,
    ) -> Result<(Box<dyn Table>, Class<'_>), CaseError> {
        let mut table = self.desk.table(game, seed).map_err(|e| self.error(self.laid, e))?;
        let mut class = Class::new(self, table.as_ref());
        while class.step < step {
            self.solve(&mut class, table.as_mut())?;
        }
        Ok((table, class))
    }

    /// What is wrong with the lesson, by file and line: rules that are none, a solution that does not lead on, dice that do
    /// not fit, a mistake that is not answered.
    pub fn faults(&self, game: &dyn AnyGame) -> Vec<String> {
        let ledger = game.ledger();
        let unknown = self.rules.iter().filter(|id| ledger.rule(id).is_none());
        let mut wrong: Vec<CaseError> =
            unknown.map(|id| self.error(1, format!("there is no rule {id}"))).collect();
        if self.game != game.info().id {
            wrong.push(self.error(1, format!("this is a lesson of '{}'", self.game)));
        }
        for seed in 1..=SEEDS {
            if let Err(error) = self.table_at(game, self.steps.len(), seed) {
                wrong.push(error);
                break;
            }
        }
        if wrong.is_empty() {
            wrong.extend((0..self.steps.len()).filter_map(|step| self.click(game, step).err()));
            let steps = self.steps.iter().enumerate();
            let mistakes = steps.flat_map(|(i, step)| step.mistakes.iter().map(move |mistake| (i, mistake)));
            wrong.extend(mistakes.filter_map(|(i, mistake)| self.make(game, i, mistake).err()));
        }
        wrong.iter().map(ToString::to_string).collect()
    }

    /// Plays what solves a step.
    fn solve(&self, class: &mut Class, table: &mut dyn Table) -> Result<(), CaseError> {
        let (at, before) = (class.step, *class);
        let Some(step) = class.present() else { return Ok(()) };
        let fault = |message: String| self.error(step.line, message);
        for (i, line) in step.solution.iter().enumerate() {
            match class.play(table, line) {
                Ok(Verdict::Done) if i + 1 == step.solution.len() => {}
                Ok(Verdict::On) if i + 1 < step.solution.len() => {}
                Ok(Verdict::Done) => return Err(fault(format!("'{line}' ends the step, but lines follow"))),
                Ok(Verdict::On) => {
                    let told = told(table, &step.until);
                    return Err(fault(format!(
                        "after '{line}' the step is not at its end; the position says {told}"
                    )));
                }
                Ok(Verdict::Wrong(answer)) => {
                    return Err(fault(format!("the solution '{line}' is answered as wrong by {answer}")));
                }
                Err(error) => return Err(fault(format!("'{line}': {error}"))),
            }
        }
        let mut fell = fallen(table, before.began);
        fell.truncate(fell.len() - step.replies.iter().map(|r| r.dice.len()).sum::<usize>().min(fell.len()));
        match &step.dice {
            Some(dice) if *dice != fell => Err(fault(format!("the dice {dice:?} do not fit: {fell:?} fell"))),
            _ if class.step != at + 1 => Err(fault("the step does not end".into())),
            _ => Ok(()),
        }
    }

    /// Plays what solves a step as one does who clicks: action by action, until the step is done. None may be answered as
    /// wrong.
    fn click(&self, game: &dyn AnyGame, step: usize) -> Result<(), CaseError> {
        let (mut table, mut class) = self.table_at(game, step, 1)?;
        let Some(present) = class.present() else { return Ok(()) };
        let fault = |message: String| self.error(present.line, message);
        for part in present.solution.iter().flat_map(|line| singly(line)) {
            match class.play(table.as_mut(), &part) {
                Ok(Verdict::On) => {}
                Ok(Verdict::Done) => return Ok(()),
                Ok(Verdict::Wrong(answer)) => {
                    let what = format!(
                        "'{part}', a click of the solution, is answered as wrong by {answer}: say 'until'"
                    );
                    return Err(fault(what));
                }
                Err(error) => return Err(fault(format!("'{part}', a click of the solution: {error}"))),
            }
        }
        Err(fault("the step does not end when its solution is clicked".into()))
    }

    /// Makes a mistake: the last line that makes it, and no other, is answered by it.
    fn make(&self, game: &dyn AnyGame, step: usize, mistake: &Mistake) -> Result<(), CaseError> {
        let (mut table, mut class) = self.table_at(game, step, 1)?;
        let line = self.steps.get(step).map_or(1, |step| step.line);
        let fault = |message: String| self.error(line, format!("mistake '{}': {message}", mistake.key));
        let answer = self.answer(step, mistake);
        let (last, before) = mistake.tried.list().split_last().ok_or_else(|| fault("no line".into()))?;
        for line in before {
            match class.play(table.as_mut(), line).map_err(|e| fault(format!("'{line}': {e}")))? {
                Verdict::On => {}
                verdict => return Err(fault(format!("'{line}' is {verdict:?} before it is made"))),
            }
        }
        match class.play(table.as_mut(), last).map_err(|e| fault(format!("'{last}': {e}")))? {
            Verdict::Wrong(found) if found == answer => Ok(()),
            verdict => Err(fault(format!("'{last}' is not answered by it, but {verdict:?}"))),
        }
    }

    fn error(&self, line: usize, message: impl ToString) -> CaseError {
        CaseError { file: self.file.clone(), line, message: message.to_string() }
    }
}

/// The actions of a line, one by one: `x3` at its end means three times the same.
fn singly(line: &str) -> impl Iterator<Item = String> + '_ {
    line.split(';').map(str::trim).flat_map(|part| {
        let counted = part.rsplit_once(" x").and_then(|(action, n)| Some((action, n.parse().ok()?)));
        let (action, times): (&str, usize) = counted.unwrap_or((part, 1));
        std::iter::repeat_n(action.to_string(), times)
    })
}

/// What a position says of the things of which something is wanted.
fn told(table: &dyn Table, wanted: &[String]) -> String {
    let subject = |item: &str| item.split(' ').find(|word| *word != "not").unwrap_or_default().to_string();
    let subjects: Vec<String> = wanted.iter().map(|item| subject(item)).collect();
    let position = table.position();
    let items =
        position.0.values().filter_map(toml::Value::as_array).flatten().filter_map(toml::Value::as_str);
    let of_them: Vec<&str> = items.filter(|item| subjects.contains(&subject(item))).collect();
    format!("{of_them:?}")
}
