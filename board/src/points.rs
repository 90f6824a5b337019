//! Boards of points joined by links of different kinds: roads, rails, sea lanes.

use std::fmt;

/// A link seen from one of its ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct LinkTo<K> {
    /// The other end.
    pub to: u16,
    /// What joins them.
    pub kind: K,
}

/// The links of numbered points. Two points may be joined by several kinds.
///
/// ```
/// use sandtable_board::points::Links;
///
/// #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
/// enum Way { Road, Rail }
///
/// let links = Links::both_ways(3, [(0, 1, Way::Road), (0, 1, Way::Rail), (1, 2, Way::Road)]);
/// assert!(links.by(1, |kind| kind == Way::Road).eq([0, 2]));
/// assert!(links.joined(1, 0, Way::Rail));
/// assert!(links.check().is_empty());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Links<K> {
    /// `links[starts[n]..starts[n + 1]]` leave point `n`: one block of memory for the whole board.
    starts: Vec<u32>,
    links: Vec<LinkTo<K>>,
}

impl<K: Copy + Ord> Links<K> {
    /// Links as a data file declares them, each from one end; a sound file names both ends. Points are numbered from 0 to
    /// `points - 1`; links from or to others are kept for [`Links::check`] to report.
    pub fn declared(points: u16, links: impl IntoIterator<Item = (u16, u16, K)>) -> Self {
        let mut links: Vec<_> =
            links.into_iter().map(|(from, to, kind)| (from, LinkTo { to, kind })).collect();
        links.sort();
        links.dedup();
        let starts = (0..=u32::from(points))
            .map(|point| links.partition_point(|(from, _)| u32::from(*from) < point) as u32);
        Self { starts: starts.collect(), links: links.into_iter().map(|(_, link)| link).collect() }
    }

    /// Links declared once that lead both ways.
    pub fn both_ways(points: u16, links: impl IntoIterator<Item = (u16, u16, K)>) -> Self {
        Self::declared(points, links.into_iter().flat_map(|(a, b, kind)| [(a, b, kind), (b, a, kind)]))
    }

    /// The number of points.
    pub fn len(&self) -> usize {
        self.starts.len() - 1
    }

    /// Whether there is no point.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The links of a point, by number and kind.
    pub fn of(&self, point: u16) -> &[LinkTo<K>] {
        let at = usize::from(point);
        match (self.starts.get(at), self.starts.get(at + 1)) {
            (Some(&start), Some(&end)) => &self.links[start as usize..end as usize],
            _ => &[],
        }
    }

    /// The points that links of a wanted kind lead to.
    pub fn by(&self, point: u16, wanted: impl Fn(K) -> bool) -> impl Iterator<Item = u16> {
        self.of(point).iter().filter(move |link| wanted(link.kind)).map(|link| link.to)
    }

    /// Whether a link of this kind leads from one point to the other.
    pub fn joined(&self, from: u16, to: u16, kind: K) -> bool {
        self.of(from).binary_search(&LinkTo { to, kind }).is_ok()
    }

    /// The kinds of link from one point to another.
    pub fn between(&self, from: u16, to: u16) -> impl Iterator<Item = K> {
        self.of(from).iter().filter(move |link| link.to == to).map(|link| link.kind)
    }

    /// Every link that lacks its other half, leads nowhere or to itself.
    pub fn check(&self) -> Vec<LinkFault<K>> {
        let mut faults = Vec::new();
        for from in 0..self.len() as u16 {
            for &LinkTo { to, kind } in self.of(from) {
                if usize::from(to) >= self.len() {
                    faults.push(LinkFault::UnknownPoint { from, to });
                } else if to == from {
                    faults.push(LinkFault::ToItself { point: from });
                } else if !self.joined(to, from, kind) {
                    faults.push(LinkFault::OneWay { from, to, kind });
                }
            }
        }
        // Links from numbers beyond the last point sort behind all others.
        let known = self.starts[self.len()] as usize;
        faults.extend(self.links[known..].iter().map(|link| LinkFault::FromUnknownPoint { to: link.to }));
        faults
    }
}

/// A link that does not fit.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum LinkFault<K> {
    /// A link leads to no point of the board.
    UnknownPoint {
        /// Where it starts.
        from: u16,
        /// The number that does not exist.
        to: u16,
    },
    /// A link starts from no point of the board.
    FromUnknownPoint {
        /// Where it leads.
        to: u16,
    },
    /// A point is linked to itself.
    ToItself {
        /// The point.
        point: u16,
    },
    /// A link leads one way only.
    OneWay {
        /// Where it starts.
        from: u16,
        /// Where it leads.
        to: u16,
        /// What it is.
        kind: K,
    },
}

impl<K: fmt::Debug> fmt::Display for LinkFault<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::UnknownPoint { from, to } => {
                write!(f, "point {from}: linked to point {to}, which does not exist")
            }
            Self::FromUnknownPoint { to } => write!(f, "point {to}: linked from a point that does not exist"),
            Self::ToItself { point } => write!(f, "point {point}: linked to itself"),
            Self::OneWay { from, to, kind } => {
                write!(f, "point {from}: linked to point {to} ({kind:?}), which is not linked back")
            }
        }
    }
}

impl<K: fmt::Debug> std::error::Error for LinkFault<K> {}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn kinds_are_told_apart() {
        let links = Links::both_ways(3, [(0, 1, 'r'), (1, 0, 'r'), (0, 1, 's'), (1, 2, 's')]);
        assert_eq!(links.of(0), [LinkTo { to: 1, kind: 'r' }, LinkTo { to: 1, kind: 's' }]);
        assert!(links.between(1, 0).eq(['r', 's']));
        assert!(links.by(1, |kind| kind == 's').eq([0, 2]));
        assert!(!links.joined(1, 2, 'r'));
        assert!(links.of(3).is_empty());
    }

    #[test]
    fn faults_are_found() {
        let links = Links::declared(3, [(0, 1, 'r'), (1, 0, 's'), (2, 2, 'r'), (2, 7, 'r'), (5, 1, 'r')]);
        assert_eq!(
            links.check(),
            [
                LinkFault::OneWay { from: 0, to: 1, kind: 'r' },
                LinkFault::OneWay { from: 1, to: 0, kind: 's' },
                LinkFault::ToItself { point: 2 },
                LinkFault::UnknownPoint { from: 2, to: 7 },
                LinkFault::FromUnknownPoint { to: 1 },
            ]
        );
        assert_eq!(
            links.check()[0].to_string(),
            "point 0: linked to point 1 ('r'), which is not linked back"
        );
    }

    #[test]
    fn a_board_may_be_empty() {
        let links = Links::<()>::declared(0, []);
        assert!(links.is_empty() && links.check().is_empty() && links.of(0).is_empty());
    }

    proptest! {
        #[test]
        fn links_both_ways_are_sound(pairs in prop::collection::vec((0u16..9, 0u16..9, 0u8..3), 0..30)) {
            let pairs: Vec<_> = pairs.into_iter().filter(|(a, b, _)| a != b).collect();
            let links = Links::both_ways(9, pairs.clone());
            prop_assert!(links.check().is_empty());
            for (a, b, kind) in pairs {
                prop_assert!(links.joined(a, b, kind) && links.joined(b, a, kind));
            }
        }
    }
}
