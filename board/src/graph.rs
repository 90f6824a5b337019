//! Floods over sets of areas and cheapest paths over numbered nodes.

use crate::set::Set64;
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// Everything that can be reached from `starts` through `passable` areas, the starts included. A start that is not
/// passable itself counts for nothing; add the starts to `passable` where units may leave such an area.
///
/// `links[id]` are the neighbours of `id`. Works on whole words and allocates nothing, since random play asks for supply
/// after every move.
///
/// ```
/// use sandtable_board::{Set64, graph::flood};
///
/// let links = [Set64::single(1), Set64::from([0, 2]), Set64::single(1)];
/// assert_eq!(flood(Set64::single(0), Set64::from([0, 1]), &links), Set64::from([0, 1]));
/// ```
pub fn flood(starts: Set64, passable: Set64, links: &[Set64]) -> Set64 {
    // No path has more steps than there are areas.
    within(starts, passable, links, usize::MAX)
}

/// As [`flood`], but no further than `steps` links away.
pub fn within(starts: Set64, passable: Set64, links: &[Set64], steps: usize) -> Set64 {
    let mut reached = starts & passable;
    let mut front = reached;
    for _ in 0..steps {
        let next = front.iter().fold(Set64::EMPTY, |set, id| set | neighbours(links, id));
        front = (next & passable) - reached;
        if front.is_empty() {
            break;
        }
        reached |= front;
    }
    reached
}

fn neighbours(links: &[Set64], id: u8) -> Set64 {
    links.get(usize::from(id)).copied().unwrap_or_default()
}

/// A search for cheapest paths, with its buffers. Keep one and search again: only the first search allocates.
///
/// Ties are settled by node number, never by the order in which neighbours are listed.
///
/// ```
/// use sandtable_board::Reach;
///
/// // A row of five clearings; entering number 3 costs 4, the others 1.
/// let mut reach = Reach::new(5);
/// let beside = |n: u16| [n.wrapping_sub(1), n + 1].into_iter().filter(|&m| m < 5);
/// reach.search([0], 6, beside, |_, to| Some(if to == 3 { 4 } else { 1 }));
/// assert_eq!(reach.cost(3), Some(6));
/// assert_eq!(reach.cost(4), None);
/// assert_eq!(reach.path_to(3).unwrap(), [0, 1, 2, 3]);
/// ```
#[derive(Clone, Debug, Default)]
pub struct Reach {
    nodes: Vec<Node>,
    /// Settled nodes, cheapest first.
    order: Vec<u16>,
    /// Nodes with a cost, settled or not: what the next search must wipe.
    touched: Vec<u16>,
    queue: BinaryHeap<Reverse<(u32, u16)>>,
}

#[derive(Clone, Copy, Debug)]
struct Node {
    cost: u32,
    before: Option<u16>,
    settled: bool,
}

impl Node {
    const FAR: Self = Self { cost: u32::MAX, before: None, settled: false };
}

impl Reach {
    /// Buffers for nodes from 0 to `nodes - 1`.
    pub fn new(nodes: usize) -> Self {
        Self { nodes: vec![Node::FAR; nodes], ..Self::default() }
    }

    /// Finds the cheapest way to every node within `limit` of a start. `cost(from, to)` is the price of a step, `None`
    /// when it is not allowed.
    ///
    /// # Panics
    /// When a start or a neighbour is not one of the nodes.
    pub fn search<N, I>(
        &mut self,
        starts: impl IntoIterator<Item = u16>,
        limit: u32,
        neighbours: N,
        cost: impl FnMut(u16, u16) -> Option<u32>,
    ) where
        N: FnMut(u16) -> I,
        I: IntoIterator<Item = u16>,
    {
        self.run(starts, None, limit, neighbours, cost);
    }

    /// As [`Reach::search`], but stops at `target`; says whether it was found. Other costs are then incomplete.
    pub fn search_for<N, I>(
        &mut self,
        starts: impl IntoIterator<Item = u16>,
        target: u16,
        limit: u32,
        neighbours: N,
        cost: impl FnMut(u16, u16) -> Option<u32>,
    ) -> bool
    where
        N: FnMut(u16) -> I,
        I: IntoIterator<Item = u16>,
    {
        self.run(starts, Some(target), limit, neighbours, cost);
        self.cost(target).is_some()
    }

    fn run<N, I>(
        &mut self,
        starts: impl IntoIterator<Item = u16>,
        target: Option<u16>,
        limit: u32,
        mut neighbours: N,
        mut cost: impl FnMut(u16, u16) -> Option<u32>,
    ) where
        N: FnMut(u16) -> I,
        I: IntoIterator<Item = u16>,
    {
        self.clear();
        for start in starts {
            self.offer(start, 0, None);
        }
        while let Some(Reverse((_, from))) = self.queue.pop() {
            let node = &mut self.nodes[usize::from(from)];
            // A node is queued again when it gets cheaper; later copies are stale.
            if node.settled {
                continue;
            }
            node.settled = true;
            let spent = node.cost;
            self.order.push(from);
            if target == Some(from) {
                break;
            }
            for to in neighbours(from) {
                let total = cost(from, to).and_then(|step| spent.checked_add(step));
                if let Some(total) = total.filter(|&total| total <= limit) {
                    self.offer(to, total, Some(from));
                }
            }
        }
    }

    fn clear(&mut self) {
        for &node in &self.touched {
            self.nodes[usize::from(node)] = Node::FAR;
        }
        self.touched.clear();
        self.order.clear();
        self.queue.clear();
    }

    fn offer(&mut self, id: u16, cost: u32, before: Option<u16>) {
        let node = &mut self.nodes[usize::from(id)];
        // Settled nodes keep their predecessor, so free steps cannot close a circle.
        if node.settled {
            return;
        }
        if node.cost == u32::MAX {
            self.touched.push(id);
        }
        if cost < node.cost {
            self.queue.push(Reverse((cost, id)));
        } else if cost > node.cost || before >= node.before {
            return;
        }
        *node = Node { cost, before, settled: false };
    }

    fn settled(&self, node: u16) -> Option<&Node> {
        self.nodes.get(usize::from(node)).filter(|node| node.settled)
    }

    /// The cost of the cheapest way to a node, if it is in reach.
    pub fn cost(&self, node: u16) -> Option<u32> {
        self.settled(node).map(|node| node.cost)
    }

    /// The node before this one on the cheapest way; a start has none.
    pub fn before(&self, node: u16) -> Option<u16> {
        self.settled(node)?.before
    }

    /// The nodes in reach, cheapest first and then by number.
    pub fn reached(&self) -> &[u16] {
        &self.order
    }

    /// The cheapest way from a start to this node, both included.
    pub fn path_to(&self, node: u16) -> Option<Vec<u16>> {
        let mut path = Vec::new();
        self.write_path_to(node, &mut path).then_some(path)
    }

    /// As [`Reach::path_to`] into the caller's buffer, which is cleared; false when the node is out of reach.
    pub fn write_path_to(&self, node: u16, path: &mut Vec<u16>) -> bool {
        path.clear();
        if self.settled(node).is_none() {
            return false;
        }
        path.extend(std::iter::successors(Some(node), |&node| self.before(node)));
        path.reverse();
        true
    }
}

/// The cheapest path between two of `nodes` nodes, both included. For one question; keep a [`Reach`] for many.
pub fn path<N, I>(
    nodes: usize,
    from: u16,
    to: u16,
    neighbours: N,
    cost: impl FnMut(u16, u16) -> Option<u32>,
) -> Option<Vec<u16>>
where
    N: FnMut(u16) -> I,
    I: IntoIterator<Item = u16>,
{
    let mut reach = Reach::new(nodes);
    reach.search_for([from], to, u32::MAX - 1, neighbours, cost);
    reach.path_to(to)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// A diamond: 0 to 3 by 1 or 2, at the same price.
    fn diamond(node: u16) -> Vec<u16> {
        [vec![2, 1], vec![3, 0], vec![3, 0], vec![1, 2]][usize::from(node)].clone()
    }

    #[test]
    fn a_start_outside_the_passable_areas_counts_for_nothing() {
        let links = [Set64::single(1), Set64::single(0)];
        assert_eq!(flood(Set64::single(0), Set64::single(1), &links), Set64::EMPTY);
    }

    #[test]
    fn ids_without_links_are_lonely() {
        assert_eq!(flood(Set64::single(9), Set64::ALL, &[]), Set64::single(9));
    }

    #[test]
    fn steps_bound_the_flood() {
        let links = [Set64::single(1), Set64::from([0, 2]), Set64::single(1)];
        for (steps, reached) in [(0, vec![0]), (1, vec![0, 1]), (2, vec![0, 1, 2]), (9, vec![0, 1, 2])] {
            assert_eq!(within(Set64::single(0), Set64::ALL, &links, steps), reached.into_iter().collect());
        }
    }

    #[test]
    fn equal_ways_go_by_the_smaller_number() {
        assert_eq!(path(4, 0, 3, diamond, |_, _| Some(1)), Some(vec![0, 1, 3]));
        assert_eq!(path(4, 3, 0, diamond, |_, _| Some(0)), Some(vec![3, 1, 0]));
    }

    #[test]
    fn a_forbidden_step_is_gone_round() {
        assert_eq!(path(4, 0, 3, diamond, |_, to| (to != 1).then_some(1)), Some(vec![0, 2, 3]));
        assert_eq!(path(4, 0, 3, diamond, |_, to| (to != 3).then_some(1)), None);
        assert_eq!(path(4, 2, 2, diamond, |_, _| None), Some(vec![2]));
    }

    #[test]
    fn a_second_search_forgets_the_first() {
        let mut reach = Reach::new(4);
        reach.search([0], 9, diamond, |_, _| Some(1));
        assert_eq!(reach.reached(), [0, 1, 2, 3]);
        reach.search([3], 0, diamond, |_, _| Some(1));
        assert_eq!(reach.reached(), [3]);
        assert_eq!((reach.cost(0), reach.before(3)), (None, None));
    }

    #[test]
    fn costs_do_not_overflow() {
        assert_eq!(path(4, 0, 3, diamond, |_, _| Some(u32::MAX)), None);
    }

    const NODES: usize = 8;

    proptest! {
        #[test]
        fn a_flood_agrees_with_steps_taken_one_by_one(
            links in prop::collection::vec(any::<u16>().prop_map(|bits| Set64(bits.into())), 16), passable: u16, start in 0u8..16,
        ) {
            let passable = Set64(passable.into());
            let mut slow = Set64::single(start) & passable;
            for _ in 0..16 {
                for id in slow {
                    slow |= links[usize::from(id)] & passable;
                }
            }
            prop_assert_eq!(flood(Set64::single(start), passable, &links), slow);
        }

        #[test]
        fn cheapest_ways_agree_with_relaxing_every_edge(
            prices in prop::collection::vec(prop::option::of(0u32..9), NODES * NODES), limit in 0u32..20,
        ) {
            let price = |a: u16, b: u16| prices[usize::from(a) * NODES + usize::from(b)];
            let mut slow = [u32::MAX; NODES];
            slow[0] = 0;
            for _ in 0..NODES {
                for a in 0..NODES as u16 {
                    for b in 0..NODES as u16 {
                        if let Some(total) = price(a, b).and_then(|step| slow[usize::from(a)].checked_add(step)) {
                            slow[usize::from(b)] = slow[usize::from(b)].min(total);
                        }
                    }
                }
            }
            let mut reach = Reach::new(NODES);
            reach.search([0], limit, |_| 0..NODES as u16, price);
            for node in 0..NODES as u16 {
                let expected = Some(slow[usize::from(node)]).filter(|&cost| cost <= limit);
                prop_assert_eq!(reach.cost(node), expected);
                if let Some(path) = reach.path_to(node) {
                    let paid: u32 = path.windows(2).map(|step| price(step[0], step[1]).unwrap()).sum();
                    prop_assert_eq!(Some(paid), expected);
                }
            }
        }
    }
}
