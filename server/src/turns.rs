//! Many who wait for few: a line for each house, and the houses take turns, so that nobody waits for all that another wants.

use std::collections::{HashMap, VecDeque};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::oneshot;

use crate::hall::heavy::Asker;

/// From where somebody wants something; none where the server does it of its own accord.
pub type House = Option<IpAddr>;

/// The house of whoever asks now.
pub fn here() -> House {
    Asker::here().map(|asker| asker.address())
}

/// What waits, a line for each house.
pub struct Lines<T> {
    houses: HashMap<House, VecDeque<T>>,
    /// Those that have a line, in the order of their turns.
    order: VecDeque<House>,
}

impl<T> Default for Lines<T> {
    fn default() -> Lines<T> {
        Lines { houses: HashMap::new(), order: VecDeque::new() }
    }
}

impl<T> Lines<T> {
    /// One more at the end of a house's line.
    pub fn push(&mut self, house: House, next: T) {
        let line = self.houses.entry(house).or_default();
        if line.is_empty() {
            self.order.push_back(house);
        }
        line.push_back(next);
    }

    /// The first of the house whose turn it is.
    pub fn pop(&mut self) -> Option<(House, T)> {
        let house = self.order.pop_front()?;
        let line = self.houses.get_mut(&house)?;
        let next = line.pop_front()?;
        if line.is_empty() {
            self.houses.remove(&house);
        } else {
            self.order.push_back(house);
        }
        Some((house, next))
    }

    /// How many wait, of each house no more than so many.
    pub fn count(&self, most: usize) -> usize {
        self.houses.values().map(|line| line.len().min(most)).sum()
    }
}

/// So many at once; the others wait.
pub struct Turns(Mutex<State>);

struct State {
    free: usize,
    waiting: Lines<oneshot::Sender<Permit>>,
}

/// One of those who have their turn, for as long as it lives.
pub struct Permit(Option<Arc<Turns>>);

impl Turns {
    /// So many at once.
    pub fn new(at_once: usize) -> Turns {
        Turns(Mutex::new(State { free: at_once, waiting: Lines::default() }))
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for one's turn, in the line of a house; none if there are no turns any more.
    pub async fn turn(self: &Arc<Turns>, house: House) -> Option<Permit> {
        let told = {
            let mut state = self.state();
            if state.free > 0 {
                state.free -= 1;
                return Some(Permit(Some(self.clone())));
            }
            let (tell, told) = oneshot::channel();
            state.waiting.push(house, tell);
            told
        };
        told.await.ok()
    }
}

impl Drop for Permit {
    fn drop(&mut self) {
        let Some(turns) = self.0.take() else { return };
        let mut state = turns.state();
        while let Some((_, tell)) = state.waiting.pop() {
            match tell.send(Permit(Some(turns.clone()))) {
                Ok(()) => return,
                // He no longer waits.
                Err(mut back) => back.0 = None,
            }
        }
        state.free += 1;
    }
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt;

    use super::*;

    fn house(number: u8) -> House {
        Some(IpAddr::from([192, 0, 2, number]))
    }

    #[test]
    fn houses_take_turns() {
        let mut lines = Lines::default();
        for (number, what) in [(1, "a"), (1, "b"), (1, "c"), (2, "d"), (3, "e"), (2, "f")] {
            lines.push(house(number), what);
        }
        assert_eq!((lines.count(9), lines.count(1)), (6, 3));
        let order: String = std::iter::from_fn(|| lines.pop()).map(|(_, what)| what).collect();
        assert_eq!(order, "adebfc");
        assert!(lines.houses.is_empty() && lines.order.is_empty());
    }

    #[tokio::test]
    async fn nobody_waits_for_all_that_another_house_wants_nor_for_who_has_gone() {
        let turns = Arc::new(Turns::new(1));
        let first = turns.turn(house(1)).await;
        let mut many: Vec<_> = (0..8).map(|_| Box::pin(turns.turn(house(1)))).collect();
        let mut one = Box::pin(turns.turn(house(2)));
        assert!(
            many.iter_mut().all(|wait| wait.now_or_never().is_none()) && (&mut one).now_or_never().is_none()
        );
        drop(first);
        let second = (&mut many[0]).now_or_never();
        assert!(second.is_some() && (&mut one).now_or_never().is_none());
        drop(second);
        let third = (&mut one).now_or_never();
        assert!(third.is_some());
        // Those who go, before they are called or after it, hold nobody up.
        drop(many.split_off(1));
        drop(third);
        assert!(turns.turn(house(3)).now_or_never().is_some());
        let held = turns.turn(house(3)).await;
        let mut goes = Box::pin(turns.turn(house(1)));
        assert!((&mut goes).now_or_never().is_none());
        drop(held);
        drop(goes);
        assert!(turns.turn(house(2)).now_or_never().is_some());
    }
}
