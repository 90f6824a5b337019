//! Lines of supply over areas.

use crate::graph::flood;
use crate::set::Set64;

/// The areas from which a line runs to a source without entering a blocked area. A blocked area is not supplied itself,
/// nor is it a source. Links are taken to be the same both ways.
///
/// ```
/// use sandtable_board::{Set64, supply::supplied};
///
/// let ring = [Set64::from([1, 3]), Set64::from([0, 2]), Set64::from([1, 3]), Set64::from([0, 2])];
/// assert_eq!(supplied(Set64::single(0), Set64::single(1), &ring), Set64::from([0, 2, 3]));
/// ```
pub fn supplied(sources: Set64, blocked: Set64, links: &[Set64]) -> Set64 {
    flood(sources, !blocked, links)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn road(length: u8) -> Vec<Set64> {
        (0..length)
            .map(|n| [n.checked_sub(1), (n + 1 < length).then_some(n + 1)].into_iter().flatten().collect())
            .collect()
    }

    #[test]
    fn a_blocked_source_feeds_nobody() {
        assert_eq!(supplied(Set64::single(0), Set64::single(0), &road(3)), Set64::EMPTY);
    }

    #[test]
    fn each_side_of_a_block_needs_its_own_source() {
        let links = road(5);
        assert_eq!(supplied(Set64::single(0), Set64::single(2), &links), Set64::from([0, 1]));
        assert_eq!(supplied(Set64::from([0, 4]), Set64::single(2), &links), Set64::from([0, 1, 3, 4]));
    }
}
