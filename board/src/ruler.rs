//! Rulers laid on a map: from the centre of a counter to the nearest point of an area.
//!
//! Distances are great-circle distances on a sphere, and borders are great-circle arcs between their nodes. A game is
//! replayed on other machines, so a reach must not hang on a maths library: `sin`, `cos` and `atan` of the system differ
//! in the last digit from one platform to the next. Here they are short series of `+ - * /` and `sqrt`, which IEEE 754
//! rounds in one way everywhere, and distances are whole metres.

use crate::area::AreaBoard;
use crate::set::Set64;
use geo::{BoundingRect, Intersects, LinesIter, Point, Polygon, Rect};
use std::f64::consts::PI;

/// The mean radius of the Earth.
const RADIUS_M: f64 = 6_371_000.0;

/// Metres from a point to the nearest point of a polygon, 0 inside. Borders more than a quarter of the globe away, which no
/// board shows, are not seen; `i64::MAX` when none is left.
///
/// ```
/// use sandtable_board::{geo::{Point, Polygon}, ruler::distance_m};
///
/// let east = Polygon::new(vec![(11., 1.), (12., 1.), (12., -1.), (11., -1.)].into(), vec![]);
/// // One degree of the equator.
/// assert_eq!(distance_m(Point::new(10., 0.), &east), 111_195);
/// assert_eq!(distance_m(Point::new(11.5, 0.), &east), 0);
/// ```
pub fn distance_m(point: Point<f64>, polygon: &Polygon<f64>) -> i64 {
    if polygon.intersects(&point) {
        return 0;
    }
    let centre = Centre::new(point);
    let nearest = polygon
        .lines_iter()
        .map(|line| match (centre.flatten(line.start), centre.flatten(line.end)) {
            (Some(a), Some(b)) => nearest_squared(a, b),
            _ => f64::INFINITY,
        })
        .fold(f64::INFINITY, f64::min);
    if nearest.is_finite() { (arctangent(nearest.sqrt()) * RADIUS_M).round() as i64 } else { i64::MAX }
}

/// The areas within so many metres of a point, the one it stands in included.
pub fn reach(point: Point<f64>, board: &AreaBoard, metres: i64) -> Set64 {
    board
        .areas()
        .iter()
        .filter(|shape| distance_m(point, &shape.polygon) <= metres)
        .map(|shape| shape.id)
        .collect()
}

/// Whether a square counter of this width, north up, lies wholly inside a polygon without touching its border.
pub fn fits(centre: Point<f64>, counter_m: i64, polygon: &Polygon<f64>) -> bool {
    let square = footprint(centre, counter_m).to_polygon();
    // A border that keeps clear of the square and goes round its centre goes round all of it.
    polygon.intersects(&centre) && !polygon.lines_iter().any(|line| square.intersects(&line))
}

/// The ground that a square counter of this width covers, north up.
pub fn footprint(centre: Point<f64>, counter_m: i64) -> Rect<f64> {
    let north = counter_m as f64 / 2.0 / RADIUS_M * (180.0 / PI);
    let east = north / cosine(radians(centre.y()));
    Rect::new((centre.x() - east, centre.y() - north), (centre.x() + east, centre.y() + north))
}

/// What [`placements`] looks for.
#[derive(Clone, Debug)]
pub struct PlacementSearch<'a> {
    /// The width of the square counter.
    pub counter_m: i64,
    /// The lengths of the rulers.
    pub rulers: &'a [i64],
    /// The fineness of the grid: 20 tries every 0.05 degree. A whole number, so that no sum of steps drifts.
    pub steps_per_degree: u16,
    /// Positions with an area's border nearer than this to the end of a ruler are passed over: too narrow to find on a
    /// real map. 0 takes all.
    pub margin_m: i64,
}

/// A position worth offering and what it reaches.
#[derive(Clone, Debug, PartialEq)]
pub struct Placement {
    /// The centre of the counter.
    pub point: Point<f64>,
    /// The areas within each ruler, in the order of the rulers; its own included.
    pub reach: Vec<Set64>,
    /// How far the nearest border is from the end of a ruler.
    pub margin_m: i64,
}

/// The positions of an area that are worth offering: every legal position of the grid reaches, with each ruler, no more
/// than one of them does, and none of them can be spared. Of positions with the same reach the one with the widest margin
/// is taken. Sorted by what they reach, most first.
pub fn placements(board: &AreaBoard, area: u8, search: &PlacementSearch<'_>) -> Vec<Placement> {
    let Some(shape) = board.area(area) else { return Vec::new() };
    let Some(bounds) = shape.polygon.bounding_rect() else { return Vec::new() };
    let scale = f64::from(search.steps_per_degree);
    let steps = |low: f64, high: f64| (low * scale).floor() as i64..=(high * scale).ceil() as i64;
    let mut found: Vec<Placement> = Vec::new();
    for y in steps(bounds.min().y, bounds.max().y) {
        for x in steps(bounds.min().x, bounds.max().x) {
            let point = Point::new(x as f64 / scale, y as f64 / scale);
            if !fits(point, search.counter_m, &shape.polygon) {
                continue;
            }
            let placement = measure(board, point, search.rulers);
            if placement.margin_m < search.margin_m {
                continue;
            }
            match found.iter_mut().find(|other| other.reach == placement.reach) {
                Some(other) if other.margin_m < placement.margin_m => *other = placement,
                Some(_) => (),
                None => found.push(placement),
            }
        }
    }
    // Spare the poorest first, as long as others cover it ruler by ruler.
    found.sort_by_key(|placement| placement.reach.iter().map(|set| set.len()).sum::<usize>());
    let mut n = 0;
    while n < found.len() {
        let covered = (0..search.rulers.len()).all(|ruler| {
            let others = found.iter().enumerate().filter(|(other, _)| *other != n);
            others.into_iter().any(|(_, other)| found[n].reach[ruler].is_subset(other.reach[ruler]))
        });
        if covered {
            found.remove(n);
        } else {
            n += 1;
        }
    }
    found.reverse();
    found
}

fn measure(board: &AreaBoard, point: Point<f64>, rulers: &[i64]) -> Placement {
    let mut reach = vec![Set64::EMPTY; rulers.len()];
    let mut margin_m = i64::MAX;
    for shape in board.areas() {
        let distance = distance_m(point, &shape.polygon);
        for (set, &ruler) in reach.iter_mut().zip(rulers) {
            if distance <= ruler {
                set.insert(shape.id);
            }
            margin_m = margin_m.min(distance.saturating_sub(ruler).saturating_abs());
        }
    }
    Placement { point, reach, margin_m }
}

/// The gnomonic plane touching the globe at a point. On it great circles are straight lines and what is nearer on the
/// globe is nearer on the plane, so the nearest point of an arc is that of a plain segment.
struct Centre {
    lon: f64,
    sin: f64,
    cos: f64,
}

impl Centre {
    fn new(point: Point<f64>) -> Self {
        let lat = radians(point.y());
        Self { lon: point.x(), sin: sine(lat), cos: cosine(lat) }
    }

    /// East and north on the plane, in radii of the Earth; none beyond the horizon of the plane.
    fn flatten(&self, at: geo::Coord<f64>) -> Option<(f64, f64)> {
        let (lat, lon) = (radians(at.y), radians(at.x - self.lon));
        let (sin, cos) = (sine(lat), cosine(lat));
        let (east, ahead) = (cos * sine(lon), cos * cosine(lon));
        let depth = self.sin * sin + self.cos * ahead;
        (depth > 1e-9).then(|| (east / depth, (self.cos * sin - self.sin * ahead) / depth))
    }
}

/// The square of the distance from the origin to a segment.
fn nearest_squared((ax, ay): (f64, f64), (bx, by): (f64, f64)) -> f64 {
    let (dx, dy) = (bx - ax, by - ay);
    let length = dx * dx + dy * dy;
    let along = if length > 0.0 { (-(ax * dx + ay * dy) / length).clamp(0.0, 1.0) } else { 0.0 };
    let (x, y) = (ax + along * dx, ay + along * dy);
    x * x + y * y
}

fn radians(degrees: f64) -> f64 {
    degrees * (PI / 180.0)
}

fn cosine(x: f64) -> f64 {
    sine(x + PI / 2.0)
}

/// Sine for up to a few turns either way.
fn sine(x: f64) -> f64 {
    // Folded into a quarter turn, where twelve terms are good to the last digits.
    let mut x = x;
    while x > PI {
        x -= 2.0 * PI;
    }
    while x < -PI {
        x += 2.0 * PI;
    }
    if x > PI / 2.0 {
        x = PI - x;
    } else if x < -PI / 2.0 {
        x = -PI - x;
    }
    let mut sum = 1.0;
    for n in (1..=12).rev() {
        let n = f64::from(n);
        sum = 1.0 - sum * x * x / ((2.0 * n) * (2.0 * n + 1.0));
    }
    x * sum
}

/// Arctangent of a number that is not negative.
fn arctangent(x: f64) -> f64 {
    // Each half angle brings the series closer to its fast end: below 0.2 after three.
    let half = |x: f64| x / (1.0 + (1.0 + x * x).sqrt());
    let x = half(half(half(x)));
    let mut sum = 0.0;
    for n in (0..=12).rev() {
        sum = 1.0 / f64::from(2 * n + 1) - sum * x * x;
    }
    8.0 * x * sum
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::area::AreaShape;
    use proptest::prelude::*;

    fn square(west: f64, south: f64, side: f64) -> Polygon<f64> {
        Rect::new((west, south), (west + side, south + side)).to_polygon()
    }

    #[test]
    fn a_counter_may_not_touch_the_border() {
        let area = square(0., 0., 1.);
        // 20 km is 0.18 degree.
        assert!(fits((0.5, 0.5).into(), 20_000, &area));
        assert!(fits((0.1, 0.5).into(), 20_000, &area));
        assert!(!fits((0.08, 0.5).into(), 20_000, &area));
        assert!(!fits((1.5, 0.5).into(), 20_000, &area));
        let exact = footprint((0.5, 0.5).into(), 20_000).to_polygon();
        assert!(!fits((0.5, 0.5).into(), 20_000, &exact));
    }

    #[test]
    fn a_counter_does_not_straddle_a_notch() {
        let notched =
            vec![(0., 0.), (1., 0.), (1., 1.), (0.55, 1.), (0.55, 0.52), (0.54, 0.52), (0.54, 1.), (0., 1.)];
        assert!(!fits((0.5, 0.5).into(), 20_000, &Polygon::new(notched.into(), vec![])));
    }

    #[test]
    fn the_nearest_point_may_lie_on_an_edge() {
        // Along a meridian, so the distance is plain arc length: a degree less the counter's place.
        let distance = distance_m((0.5, -1.).into(), &square(0., 0., 1.));
        assert!((distance - 111_195).abs() <= 5, "{distance}");
    }

    #[test]
    fn the_other_side_of_the_globe_is_out_of_reach() {
        assert_eq!(distance_m((180., 0.).into(), &square(0., 0., 1.)), i64::MAX);
    }

    #[test]
    fn placements_take_the_best_of_each_ruler() {
        // Three areas in a row, 2 degrees wide with gaps of 2: the middle one reaches west or east, not both.
        let shapes = [0u8, 1, 2].map(|id| AreaShape {
            id,
            point: (4. * f64::from(id) + 1., 1.).into(),
            polygon: square(4. * f64::from(id), 0., 2.),
            links: Set64::EMPTY,
            bridges: Set64::EMPTY,
        });
        let board = AreaBoard::new(shapes.to_vec()).unwrap();
        let rulers = [250_000, 600_000];
        let search =
            PlacementSearch { counter_m: 16_000, rulers: &rulers, steps_per_degree: 10, margin_m: 1_000 };
        let found = placements(&board, 1, &search);
        let short: Vec<_> = found.iter().map(|placement| placement.reach[0]).collect();
        assert_eq!(found.len(), 2);
        assert!(short.contains(&Set64::from([0, 1])) && short.contains(&Set64::from([1, 2])));
        assert!(found.iter().all(|placement| placement.margin_m >= 1_000 && placement.reach[1].len() == 3));
        assert!(placements(&board, 9, &search).is_empty());
    }

    proptest! {
        #[test]
        fn the_series_agree_with_the_maths_library(x in -7.0f64..7.0, y in 0.0f64..50.0) {
            prop_assert!((sine(x) - x.sin()).abs() < 1e-14);
            prop_assert!((cosine(x) - x.cos()).abs() < 1e-14);
            prop_assert!((arctangent(y) - y.atan()).abs() < 1e-13);
        }

        #[test]
        fn corners_agree_with_the_haversine(lon in 0.0f64..20.0, lat in 30.0f64..50.0) {
            // A speck of an area, so that its corner is its nearest point.
            let far = square(25., 55., 1e-7);
            let (a, b) = (lat.to_radians(), 55f64.to_radians());
            let h = ((b - a) / 2.).sin().powi(2) + a.cos() * b.cos() * ((25. - lon).to_radians() / 2.).sin().powi(2);
            let expected = 2. * RADIUS_M * h.sqrt().asin();
            prop_assert!((distance_m((lon, lat).into(), &far) as f64 - expected).abs() < 1.0);
        }

        #[test]
        fn a_longer_ruler_never_reaches_less(x in 0.0f64..2.0, y in 0.0f64..2.0, short in 0i64..400_000, more in 0i64..400_000) {
            let shapes = [0u8, 1, 2].map(|id| AreaShape {
                id,
                point: (1., 1.).into(),
                polygon: square(3. * f64::from(id), 0., 2.),
                links: Set64::EMPTY,
                bridges: Set64::EMPTY,
            });
            let board = AreaBoard::new(shapes.to_vec()).unwrap();
            let (near, far) = (reach((x, y).into(), &board, short), reach((x, y).into(), &board, short + more));
            prop_assert!(near.contains(0) && near.is_subset(far));
        }
    }
}
