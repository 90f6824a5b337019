//! What sides are for sight: classes, runs of low walls, spans of windows.

use super::{Ground, Square, class};
use crate::pieces::Side;

impl Ground {
    /// Works out classes of sides, wall runs and windows, once all sides stand.
    pub fn finish(&mut self) {
        for i in 0..self.sides.len() {
            self.classes[i] = match self.sides[i] {
                Side::Open | Side::Holds => class::OPEN,
                Side::Hedge | Side::Crates => class::LOW,
                Side::LowWall => class::WALL,
                Side::Window | Side::Door | Side::Wall | Side::HighWall | Side::Rungs => class::HIGH,
            };
        }
        self.number_runs();
        self.number_windows();
    }

    /// The two squares of a side; none at the end of the board.
    pub fn of_side(&self, index: usize) -> Option<(Square, Square)> {
        let a = (index / 2) as Square;
        let (col, row) = self.place(a);
        let b = if index.is_multiple_of(2) { self.at(col + 1, row) } else { self.at(col, row + 1) };
        b.map(|b| (a, b))
    }

    /// The squares that have a side as border or touch one of its ends: six at most.
    pub fn adjoining(&self, index: usize) -> impl Iterator<Item = Square> {
        let upright = index.is_multiple_of(2);
        let (col, row) = self.place((index / 2) as Square);
        (-1..=1).flat_map(move |along| (0..=1).map(move |across| (along, across))).filter_map(
            move |(along, across)| {
                if upright { self.at(col + across, row + along) } else { self.at(col + along, row + across) }
            },
        )
    }

    /// A run is a straight unbroken row of low-wall sides.
    fn number_runs(&mut self) {
        let mut count = 0_u8;
        for i in 0..self.sides.len() {
            if self.sides[i] != Side::LowWall || self.run_of[i] != u8::MAX {
                continue;
            }
            let step = if i % 2 == 0 { 2 * usize::from(self.width) } else { 2 };
            let mut at = i;
            while at < self.sides.len() && self.sides[at] == Side::LowWall {
                self.run_of[at] = count;
                let squares: Vec<Square> = self.adjoining(at).collect();
                squares.into_iter().for_each(|sq| self.runs[usize::from(sq)] |= 1 << count);
                at += step;
            }
            count = (count + 1).min(127);
        }
    }

    /// A window's span: its own side and the two beside it along the wall, as far as no wall parts their squares.
    fn number_windows(&mut self) {
        let mut count = 0_u8;
        for i in 0..self.sides.len() {
            if self.sides[i] != Side::Window {
                continue;
            }
            let Some((a, b)) = self.of_side(i) else { continue };
            let along: i32 = if i % 2 == 0 { i32::from(self.width) } else { 1 };
            let beside = |at: Square, by: i32| {
                let next = (i32::from(at) + by) as Square;
                let open = !matches!(
                    self.side(at, next),
                    Side::Wall | Side::Door | Side::Window | Side::HighWall | Side::Rungs
                );
                open.then_some(next)
            };
            let mut pairs = vec![(Some(a), Some(b))];
            pairs.extend([-along, along].map(|by| (beside(a, by), beside(b, by))));
            for (x, y) in pairs {
                for at in [x, y].into_iter().flatten() {
                    self.panes[usize::from(at)] |= 1 << count;
                }
                if let (Some(x), Some(y)) = (x, y) {
                    let side = self.side_index(x, y);
                    if matches!(self.sides[side], Side::Wall | Side::Window) {
                        self.spans[side] |= 1 << count;
                        self.classes[side] = class::PANE;
                    }
                }
            }
            count = (count + 1).min(127);
        }
    }
}
