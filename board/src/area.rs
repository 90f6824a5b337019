//! Boards of areas: polygons in degrees of longitude and latitude, with the neighbours that their borders show.

use crate::set::BitSet;
use geo::{Contains, LinesIter, Point, Polygon, Relate, Validation};
use std::collections::BTreeMap;
use std::fmt;

/// One area as a data file states it.
#[derive(Clone, Debug, PartialEq)]
pub struct AreaShape<const WORDS: usize = 1> {
    /// The area's number.
    pub id: u8,
    /// A point inside, for labels and counters.
    pub point: Point<f64>,
    /// The border, in longitude and latitude.
    pub polygon: Polygon<f64>,
    /// Neighbours across a common border.
    pub links: BitSet<WORDS, u8>,
    /// Neighbours without one, such as over a strait.
    pub bridges: BitSet<WORDS, u8>,
}

/// A board of up to 64 areas a word. What it was given may still be wrong: ask [`AreaBoard::check`].
///
/// ```
/// use sandtable_board::{AreaBoard, Set64};
///
/// let mut builder = AreaBoard::builder();
/// for (name, lon, lat) in [("a", 0., 0.), ("b", 1., 0.), ("c", 1., 1.), ("d", 0., 1.)] {
///     builder.node(name, lon, lat);
/// }
/// builder.area(1, (0.7, 0.2), ["a", "b", "c"], Set64::single(2), Set64::EMPTY);
/// builder.area(2, (0.2, 0.7), ["a", "c", "d"], Set64::single(1), Set64::EMPTY);
/// let board = builder.build().unwrap();
/// assert_eq!(board.derived_neighbours(1), Set64::single(2));
/// assert!(board.check().is_empty());
/// ```
#[derive(Clone, Debug)]
pub struct AreaBoard<const WORDS: usize = 1> {
    /// By id.
    shapes: Vec<AreaShape<WORDS>>,
    /// Declared links and bridges, indexed by id.
    links: Vec<BitSet<WORDS, u8>>,
    /// Areas with a common edge, indexed by id.
    derived: Vec<BitSet<WORDS, u8>>,
}

impl<const WORDS: usize> AreaBoard<WORDS> {
    /// A builder that takes named nodes, as data files have them.
    pub fn builder() -> AreaBoardBuilder<WORDS> {
        AreaBoardBuilder::default()
    }

    /// A board of these areas, in any order. Fails only on ids that cannot be told apart or do not fit.
    pub fn new(mut shapes: Vec<AreaShape<WORDS>>) -> Result<Self, Vec<AreaFault>> {
        shapes.sort_by_key(|shape| shape.id);
        let mut faults: Vec<_> = shapes
            .iter()
            .filter(|shape| usize::from(shape.id) >= 64 * WORDS)
            .map(|shape| AreaFault::IdTooLarge { area: shape.id })
            .collect();
        faults.extend(
            shapes
                .windows(2)
                .filter(|pair| pair[0].id == pair[1].id)
                .map(|pair| AreaFault::RepeatedId { area: pair[0].id }),
        );
        if !faults.is_empty() {
            return Err(faults);
        }
        let size = shapes.last().map_or(0, |last| usize::from(last.id) + 1);
        let mut links = vec![BitSet::EMPTY; size];
        for shape in &shapes {
            links[usize::from(shape.id)] = shape.links | shape.bridges;
        }
        let derived = shared_edges(&shapes, size);
        Ok(Self { shapes, links, derived })
    }

    /// The areas, by id.
    pub fn areas(&self) -> &[AreaShape<WORDS>] {
        &self.shapes
    }

    /// The ids of all areas.
    pub fn ids(&self) -> BitSet<WORDS, u8> {
        self.shapes.iter().map(|shape| shape.id).collect()
    }

    /// One area.
    pub fn area(&self, id: u8) -> Option<&AreaShape<WORDS>> {
        let place = self.shapes.binary_search_by_key(&id, |shape| shape.id).ok()?;
        Some(&self.shapes[place])
    }

    /// The declared neighbours of every id, by border or bridge, in the form that floods take.
    pub fn links(&self) -> &[BitSet<WORDS, u8>] {
        &self.links
    }

    /// The areas that share an edge with this one.
    pub fn derived_neighbours(&self, id: u8) -> BitSet<WORDS, u8> {
        self.derived.get(usize::from(id)).copied().unwrap_or_default()
    }

    /// The area in which a point lies; none on a border.
    pub fn at(&self, point: Point<f64>) -> Option<u8> {
        self.shapes.iter().find(|shape| shape.polygon.contains(&point)).map(|shape| shape.id)
    }

    /// Everything that does not fit, by area.
    pub fn check(&self) -> Vec<AreaFault> {
        let mut faults = Vec::new();
        let ids = self.ids();
        for shape in &self.shapes {
            let area = shape.id;
            let ring = shape.polygon.check_validation();
            if let Err(why) = &ring {
                faults.push(AreaFault::BadRing { area, why: why.to_string() });
            } else if !shape.polygon.contains(&shape.point) {
                faults.push(AreaFault::PointOutside { area });
            }
            for to in shape.links | shape.bridges {
                match self.area(to) {
                    _ if to == area => faults.push(AreaFault::LinkToItself { area }),
                    None => faults.push(AreaFault::UnknownArea { area, to }),
                    Some(other) => {
                        let back = |there: BitSet<WORDS, u8>, here: BitSet<WORDS, u8>| {
                            !there.contains(to) || here.contains(area)
                        };
                        if !back(shape.links, other.links) || !back(shape.bridges, other.bridges) {
                            faults.push(AreaFault::OneWay { from: area, to });
                        }
                    }
                }
            }
            let derived = self.derived_neighbours(area);
            // A fault of a pair is told once, by its smaller id, unless only the other declares it.
            let mine =
                |to: &u8| area < *to || !self.area(*to).is_some_and(|other| other.links.contains(area));
            let no_edge = ((shape.links & ids) - derived).without(area);
            faults.extend(no_edge.iter().filter(mine).map(|to| AreaFault::NoSharedEdge { from: area, to }));
            let undeclared = (derived - shape.links).into_iter().filter(|&to| {
                // When the other side declares it the link is one-way, which is told there.
                area < to && self.area(to).is_some_and(|other| !other.links.contains(area))
            });
            faults.extend(undeclared.map(|to| AreaFault::UndeclaredEdge { from: area, to }));
        }
        faults.extend(self.overlaps());
        faults
    }

    fn overlaps(&self) -> Vec<AreaFault> {
        let sound: Vec<_> = self.shapes.iter().filter(|shape| shape.polygon.is_valid()).collect();
        let mut faults = Vec::new();
        for (n, a) in sound.iter().enumerate() {
            for b in &sound[n + 1..] {
                // Interiors with a common point; common borders are as they should be.
                if a.polygon.relate(&b.polygon).matches("T********").expect("a well-formed pattern") {
                    faults.push(AreaFault::Overlap { a: a.id, b: b.id });
                }
            }
        }
        faults
    }
}

/// Compared by bits: borders fit only when both areas name the same node.
fn shared_edges<const WORDS: usize>(shapes: &[AreaShape<WORDS>], size: usize) -> Vec<BitSet<WORDS, u8>> {
    let key = |c: geo::Coord<f64>| ((c.x + 0.0).to_bits(), (c.y + 0.0).to_bits());
    let mut owners: BTreeMap<_, BitSet<WORDS, u8>> = BTreeMap::new();
    for shape in shapes {
        for line in shape.polygon.lines_iter() {
            let (a, b) = (key(line.start), key(line.end));
            owners.entry((a.min(b), a.max(b))).or_default().insert(shape.id);
        }
    }
    let mut derived = vec![BitSet::EMPTY; size];
    for owners in owners.values().filter(|owners| owners.len() > 1) {
        for id in *owners {
            derived[usize::from(id)] |= owners.without(id);
        }
    }
    derived
}

/// Collects nodes and rings of node names.
#[derive(Clone, Debug, Default)]
pub struct AreaBoardBuilder<const WORDS: usize = 1> {
    nodes: BTreeMap<String, Point<f64>>,
    shapes: Vec<AreaShape<WORDS>>,
    faults: Vec<AreaFault>,
}

impl<const WORDS: usize> AreaBoardBuilder<WORDS> {
    /// Names a point of longitude and latitude. Nodes come before the areas that use them.
    pub fn node(&mut self, name: &str, lon: f64, lat: f64) -> &mut Self {
        self.nodes.insert(name.to_owned(), Point::new(lon, lat));
        self
    }

    /// The polygon through these nodes; the ring closes itself. The error is the first unknown name.
    pub fn polygon<'a>(&self, ring: impl IntoIterator<Item = &'a str>) -> Result<Polygon<f64>, &'a str> {
        let points: Result<Vec<_>, _> =
            ring.into_iter().map(|name| self.nodes.get(name).copied().ok_or(name)).collect();
        Ok(Polygon::new(points?.into(), Vec::new()))
    }

    /// Adds an area: its id, a point inside, the names around it and its neighbours by border and by bridge.
    pub fn area<'a>(
        &mut self,
        id: u8,
        point: (f64, f64),
        ring: impl IntoIterator<Item = &'a str>,
        links: BitSet<WORDS, u8>,
        bridges: BitSet<WORDS, u8>,
    ) -> &mut Self {
        match self.polygon(ring) {
            Ok(polygon) => self.shapes.push(AreaShape { id, point: point.into(), polygon, links, bridges }),
            Err(node) => self.faults.push(AreaFault::UnknownNode { area: id, node: node.to_owned() }),
        }
        self
    }

    /// The board, or what kept it from being built.
    pub fn build(self) -> Result<AreaBoard<WORDS>, Vec<AreaFault>> {
        match AreaBoard::new(self.shapes) {
            Ok(board) if self.faults.is_empty() => Ok(board),
            Ok(_) => Err(self.faults),
            Err(more) => Err([self.faults, more].concat()),
        }
    }
}

/// Something on an area board that does not fit.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum AreaFault {
    /// A border names a node that does not exist.
    UnknownNode {
        /// The area with the border.
        area: u8,
        /// The name.
        node: String,
    },
    /// The id is larger than the board has room for.
    IdTooLarge {
        /// The id.
        area: u8,
    },
    /// Two areas have one id.
    RepeatedId {
        /// The id.
        area: u8,
    },
    /// A link leads to no area.
    UnknownArea {
        /// The area with the link.
        area: u8,
        /// The id that does not exist.
        to: u8,
    },
    /// An area is its own neighbour.
    LinkToItself {
        /// The area.
        area: u8,
    },
    /// A link is declared on one side only, or as a border here and a bridge there.
    OneWay {
        /// The area with the link.
        from: u8,
        /// The area without it.
        to: u8,
    },
    /// A link by border without a common edge.
    NoSharedEdge {
        /// One area.
        from: u8,
        /// The other.
        to: u8,
    },
    /// A common edge without a link.
    UndeclaredEdge {
        /// One area.
        from: u8,
        /// The other.
        to: u8,
    },
    /// A border that crosses or touches itself or has too few nodes.
    BadRing {
        /// The area.
        area: u8,
        /// What is wrong with it.
        why: String,
    },
    /// The area's own point is not inside it.
    PointOutside {
        /// The area.
        area: u8,
    },
    /// Two areas cover the same ground.
    Overlap {
        /// One area.
        a: u8,
        /// The other.
        b: u8,
    },
}

impl AreaFault {
    /// The area to look at first.
    pub const fn area(&self) -> u8 {
        match self {
            Self::UnknownNode { area, .. }
            | Self::IdTooLarge { area }
            | Self::RepeatedId { area }
            | Self::UnknownArea { area, .. }
            | Self::LinkToItself { area }
            | Self::BadRing { area, .. }
            | Self::PointOutside { area }
            | Self::OneWay { from: area, .. }
            | Self::NoSharedEdge { from: area, .. }
            | Self::UndeclaredEdge { from: area, .. }
            | Self::Overlap { a: area, .. } => *area,
        }
    }
}

impl fmt::Display for AreaFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::UnknownNode { area, node } => {
                write!(f, "area {area}: the border names an unknown node \"{node}\"")
            }
            Self::IdTooLarge { area } => write!(f, "area {area}: the board has no room for so large an id"),
            Self::RepeatedId { area } => write!(f, "area {area}: the id is used twice"),
            Self::UnknownArea { area, to } => {
                write!(f, "area {area}: linked to area {to}, which does not exist")
            }
            Self::LinkToItself { area } => write!(f, "area {area}: linked to itself"),
            Self::OneWay { from, to } => {
                write!(f, "area {from}: linked to area {to}, which is not linked back in the same way")
            }
            Self::NoSharedEdge { from, to } => {
                write!(f, "area {from}: linked by land to area {to}, but their borders share no edge")
            }
            Self::UndeclaredEdge { from, to } => {
                write!(f, "area {from}: shares an edge with area {to}, but they are not linked")
            }
            Self::BadRing { area, why } => write!(f, "area {area}: {why}"),
            Self::PointOutside { area } => write!(f, "area {area}: its point is not inside its border"),
            Self::Overlap { a, b } => write!(f, "area {a}: overlaps area {b}"),
        }
    }
}

impl std::error::Error for AreaFault {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Set64;

    /// A row of unit squares, 0 to `n - 1` from west to east, soundly linked.
    fn row(n: u8) -> Vec<AreaShape> {
        (0..n)
            .map(|id| {
                let x = f64::from(id);
                let ring = [(x, 0.), (x + 1., 0.), (x + 1., 1.), (x, 1.)];
                AreaShape {
                    id,
                    point: (x + 0.5, 0.5).into(),
                    polygon: Polygon::new(ring.to_vec().into(), vec![]),
                    links: [id.checked_sub(1), (id + 1 < n).then_some(id + 1)]
                        .into_iter()
                        .flatten()
                        .collect(),
                    bridges: Set64::EMPTY,
                }
            })
            .collect()
    }

    fn faults(change: impl FnOnce(&mut [AreaShape])) -> Vec<AreaFault> {
        let mut shapes = row(4);
        change(&mut shapes);
        AreaBoard::new(shapes).unwrap().check()
    }

    #[test]
    fn a_sound_board_has_no_faults() {
        assert_eq!(faults(|_| ()), []);
        let board = AreaBoard::new(row(4)).unwrap();
        assert_eq!(board.ids(), Set64::from([0, 1, 2, 3]));
        assert_eq!(board.derived_neighbours(1), Set64::from([0, 2]));
        assert_eq!(board.links()[3], Set64::single(2));
        assert_eq!(board.at((2.5, 0.1).into()), Some(2));
        assert_eq!(board.at((2.0, 0.1).into()), None);
        assert_eq!(board.derived_neighbours(99), Set64::EMPTY);
    }

    #[test]
    fn a_bridge_needs_no_edge_but_both_ends() {
        assert_eq!(
            faults(|a| {
                a[0].bridges.insert(3);
                a[3].bridges.insert(0);
            }),
            []
        );
        assert_eq!(
            faults(|a| {
                a[0].bridges.insert(3);
            }),
            [AreaFault::OneWay { from: 0, to: 3 }]
        );
    }

    #[test]
    fn a_border_here_and_a_bridge_there_do_not_match() {
        assert_eq!(
            faults(|a| {
                a[0].links.remove(1);
                a[0].bridges.insert(1);
            }),
            [AreaFault::OneWay { from: 0, to: 1 }, AreaFault::OneWay { from: 1, to: 0 }]
        );
    }

    #[test]
    fn links_are_held_against_the_borders() {
        assert_eq!(
            faults(|a| {
                a[1].links.remove(0);
            }),
            [AreaFault::OneWay { from: 0, to: 1 }]
        );
        assert_eq!(
            faults(|a| {
                a[1].links.remove(0);
                a[0].links.remove(1);
            }),
            [AreaFault::UndeclaredEdge { from: 0, to: 1 }]
        );
        assert_eq!(
            faults(|a| {
                a[0].links.insert(2);
                a[2].links.insert(0);
            }),
            [AreaFault::NoSharedEdge { from: 0, to: 2 }]
        );
        assert_eq!(
            faults(|a| {
                a[2].links.insert(0);
            }),
            [AreaFault::OneWay { from: 2, to: 0 }, AreaFault::NoSharedEdge { from: 2, to: 0 }]
        );
    }

    #[test]
    fn ids_must_exist_and_differ() {
        assert_eq!(
            faults(|a| {
                a[0].links.insert(9);
            }),
            [AreaFault::UnknownArea { area: 0, to: 9 }]
        );
        assert_eq!(
            faults(|a| {
                a[0].links.insert(0);
            }),
            [AreaFault::LinkToItself { area: 0 }]
        );
        let mut shapes = row(3);
        shapes[2].id = 64;
        shapes[1].id = 0;
        assert_eq!(
            AreaBoard::new(shapes).unwrap_err(),
            [AreaFault::IdTooLarge { area: 64 }, AreaFault::RepeatedId { area: 0 }]
        );
    }

    #[test]
    fn a_border_may_not_cross_itself() {
        let bow = vec![(3., 0.), (4., 1.), (4., 0.), (3., 1.)];
        let found = faults(|a| {
            a[3].polygon = Polygon::new(bow.into(), vec![]);
        });
        assert!(matches!(found[..], [AreaFault::BadRing { area: 3, .. }]), "{found:?}");
    }

    #[test]
    fn areas_may_not_overlap_nor_lose_their_point() {
        let wide = vec![(3., 0.), (4., 0.), (4., 1.), (3., 1.), (2.5, 0.5)];
        let found = faults(|a| {
            a[3].polygon = Polygon::new(wide.into(), vec![]);
            a[3].links = Set64::EMPTY;
            a[2].links.remove(3);
            a[3].point = (9., 9.).into();
        });
        assert_eq!(found, [AreaFault::PointOutside { area: 3 }, AreaFault::Overlap { a: 2, b: 3 }]);
    }

    #[test]
    fn an_unknown_node_is_named() {
        let mut builder = AreaBoard::builder();
        builder.node("a", 0., 0.).area(5, (0., 0.), ["a", "nowhere"], Set64::EMPTY, Set64::EMPTY);
        let faults = builder.build().unwrap_err();
        assert_eq!(faults[0].to_string(), "area 5: the border names an unknown node \"nowhere\"");
    }
}
