//! Lessons and puzzles.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// How far a pupil is in a lesson.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct LessonState {
    /// The lesson.
    pub key: String,
    /// The step that he is at, from 0; as many as there are when he has done all.
    pub step: usize,
    /// How many steps there are.
    pub steps: usize,
}

/// How a puzzle stands.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct PuzzleState {
    /// The puzzle.
    pub key: String,
    /// How many hints were asked for.
    pub hints: usize,
    /// Was the solution shown?
    pub shown: bool,
    /// Was it solved? None while it goes on.
    pub solved: Option<bool>,
    /// The message that says why it failed.
    pub answer: Option<String>,
}

/// The puzzles of a game.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct PuzzlesView {
    /// In order.
    pub puzzles: Vec<PuzzleTitle>,
}

/// A puzzle on the list.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct PuzzleTitle {
    /// Its key.
    pub key: String,
    /// Its title.
    pub title: String,
    /// Whose place is taken.
    pub seat: String,
    /// Lines of its solution.
    pub lines: usize,
    /// Does the regular opponent fail there?
    pub hard: bool,
}

/// What a puzzle says, in a language.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct PuzzleView {
    /// Its key.
    pub key: String,
    /// What every message says: `puzzle-KEY`, `puzzle-KEY-task`, `-hint`, `-end` and those of wrong tries.
    pub texts: BTreeMap<String, String>,
    /// The rules that it is about.
    pub rules: Vec<String>,
    /// What falls, over and over; empty where chance decides.
    pub dice: Vec<u16>,
    /// Lines that solve it.
    pub solution: Vec<String>,
}

/// What somebody at a puzzle wants.
#[derive(Clone, Copy, Debug, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case", tag = "do", deny_unknown_fields)]
pub enum PuzzleRequest {
    /// To begin again.
    Again,
    /// To be told something.
    Hint,
    /// To see it solved.
    Show,
}

/// The lessons of a game.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct CourseView {
    /// In the order in which they are taken.
    pub lessons: Vec<LessonTitle>,
}

/// A lesson in its course.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct LessonTitle {
    /// Its key.
    pub key: String,
    /// Its title.
    pub title: String,
    /// What is to be learned.
    pub about: String,
    /// How many steps there are.
    pub steps: usize,
}

/// What a lesson says, in a language.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct LessonView {
    /// Its key.
    pub key: String,
    /// The messages of its steps, in order, and that of its end.
    pub said: Vec<String>,
    /// What every message says: `lesson-KEY`, `lesson-KEY-about`, those of its steps and of their mistakes.
    pub texts: BTreeMap<String, String>,
    /// The rules that are learned.
    pub rules: Vec<String>,
    /// Can the game be played on from its end?
    pub goes_on: bool,
    /// The lesson after it.
    pub next: Option<String>,
}

/// What a pupil wants.
#[derive(Clone, Copy, Debug, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case", tag = "do", deny_unknown_fields)]
pub enum LessonRequest {
    /// To be at the beginning of a step that he has come to.
    Step {
        /// The step, from 0.
        step: usize,
    },
    /// To see the present step solved.
    Show,
}
