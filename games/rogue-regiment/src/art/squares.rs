//! What squares are: grass, roads, floors, water, woods, rock.

use std::fmt::Write;

use super::{SIZE, corner, drawn, layer, middle, path, scattered};
use crate::ground::{Ground, Square, Zone};

/// Draws all squares, the lowest layer first.
pub fn draw(g: &Ground, svg: &mut String) {
    let of = |letters: &[u8]| -> Vec<Square> {
        let fits = |at: &Square| {
            g.zones[usize::from(*at)] == Zone::Map && letters.contains(&g.letters[usize::from(*at)])
        };
        drawn(g).filter(fits).collect()
    };
    let (grass, road, floor) = (of(b"."), of(b","), of(b"_"));
    let (water, pier, woods, rock) = (of(b"~"), of(b"="), of(b"T"), of(b"^"));
    path(svg, "land", &fill(g, &grass));
    tufts(g, &grass, svg);
    path(svg, "road", &fill(g, &road));
    path(svg, "verge", &border(g, &road, b",=_"));
    path(svg, "floor", &fill(g, &floor));
    boards(g, &floor, svg);
    path(svg, "water", &fill(g, &water));
    ripples(g, &water, svg);
    path(svg, "pier", &fill(g, &pier));
    planks(g, &pier, svg);
    path(svg, "shore", &border(g, &water, b"~="));
    path(svg, "wood", &fill(g, &woods));
    path(svg, "rock", &fill(g, &rock));
    crags(g, &rock, svg);
    trees(g, &woods, svg);
}

fn fill(g: &Ground, squares: &[Square]) -> String {
    squares.iter().fold(String::new(), |mut d, at| {
        let (x, y) = corner(g, *at);
        let _ = write!(d, "M{x} {y}h{SIZE}v{SIZE}h-{SIZE}z");
        d
    })
}

/// The sides where squares end: none towards these letters, nor at the rim of the map.
fn border(g: &Ground, squares: &[Square], joins: &[u8]) -> String {
    let mut d = String::new();
    for at in squares {
        let (x, y) = corner(g, *at);
        let (col, row) = g.place(*at);
        let ends = |dc: i8, dr: i8| {
            g.at(col + dc, row + dr)
                .is_some_and(|b| g.on_map(b) && !joins.contains(&g.letters[usize::from(b)]))
        };
        let (far_x, far_y) = (x + SIZE, y + SIZE);
        for (is, line) in [
            (ends(0, -1), format!("M{x} {y}h{SIZE}")),
            (ends(1, 0), format!("M{far_x} {y}v{SIZE}")),
            (ends(0, 1), format!("M{x} {far_y}h{SIZE}")),
            (ends(-1, 0), format!("M{x} {y}v{SIZE}")),
        ] {
            if is {
                d.push_str(&line);
            }
        }
    }
    d
}

fn tufts(g: &Ground, squares: &[Square], svg: &mut String) {
    let mut d = String::new();
    for at in squares {
        let (x, y) = corner(g, *at);
        for salt in 0..2 {
            if scattered(*at, salt) < 0.55 {
                let (dx, dy) =
                    (6.0 + 28.0 * scattered(*at, salt + 10), 10.0 + 24.0 * scattered(*at, salt + 20));
                let _ = write!(d, "M{:.1} {:.1}l-2-4M{:.1} {:.1}l2-5", x + dx, y + dy, x + dx, y + dy);
            }
        }
    }
    path(svg, "tuft", &d);
}

fn boards(g: &Ground, squares: &[Square], svg: &mut String) {
    let mut d = String::new();
    for at in squares {
        let (x, y) = corner(g, *at);
        for n in 1..4 {
            let joint = SIZE * scattered(*at, n);
            let line = y + SIZE * n as f32 / 4.0;
            let _ = write!(d, "M{x} {line}h{SIZE}M{:.1} {line}v-10", x + joint);
        }
    }
    path(svg, "board", &d);
}

fn ripples(g: &Ground, squares: &[Square], svg: &mut String) {
    let mut d = String::new();
    for at in squares {
        let (x, y) = corner(g, *at);
        for salt in 0..2 {
            if scattered(*at, salt + 40) < 0.6 {
                let (dx, dy) =
                    (4.0 + 16.0 * scattered(*at, salt + 50), 9.0 + 24.0 * scattered(*at, salt + 60));
                let _ = write!(d, "M{:.1} {:.1}q4-4 8 0t8 0", x + dx, y + dy);
            }
        }
    }
    path(svg, "ripple", &d);
}

fn planks(g: &Ground, squares: &[Square], svg: &mut String) {
    let d = squares.iter().fold(String::new(), |mut d, at| {
        let (x, y) = corner(g, *at);
        for n in 0..5 {
            let _ = write!(d, "M{x} {}h{SIZE}", y + 4.0 + 8.0 * n as f32);
        }
        d
    });
    path(svg, "plank", &d);
}

/// Trees from above: a few round crowns, each lit from the north-west.
fn trees(g: &Ground, squares: &[Square], svg: &mut String) {
    const STEMS: [(f32, f32, f32); 4] =
        [(-8.0, -8.0, 11.0), (9.0, -6.0, 10.0), (-7.0, 9.0, 10.0), (9.0, 9.0, 11.5)];
    let (mut canopy, mut crown) = (String::new(), String::new());
    for at in squares {
        let (x, y) = middle(g, *at);
        for (n, (dx, dy, r)) in STEMS.into_iter().enumerate() {
            let jitter = |salt: u32| 4.0 * (scattered(*at, salt + n as u32) - 0.5);
            let (cx, cy, r) = (x + dx + jitter(70), y + dy + jitter(80), r + jitter(90) / 2.0);
            let disc = |cx: f32, cy: f32, r: f32| {
                let d = 2.0 * r;
                format!("M{:.1} {cy:.1}a{r:.1} {r:.1} 0 1 0 {d:.1} 0a{r:.1} {r:.1} 0 1 0-{d:.1} 0z", cx - r)
            };
            canopy.push_str(&disc(cx, cy, r));
            crown.push_str(&disc(cx - r * 0.25, cy - r * 0.25, r * 0.5));
        }
    }
    path(svg, "canopy", &canopy);
    path(svg, "crown", &crown);
}

/// Rock: a block with facets and cracks.
fn crags(g: &Ground, squares: &[Square], svg: &mut String) {
    let (mut block, mut crack) = (String::new(), String::new());
    for at in squares {
        let (x, y) = corner(g, *at);
        let p = |fx: f32, fy: f32, salt: u32| {
            let jitter = |s: u32| 6.0 * (scattered(*at, s) - 0.5);
            (x + fx * SIZE + jitter(salt), y + fy * SIZE + jitter(salt + 1))
        };
        let rim = [
            p(0.15, 0.3, 1),
            p(0.45, 0.12, 3),
            p(0.85, 0.25, 5),
            p(0.88, 0.7, 7),
            p(0.5, 0.9, 9),
            p(0.12, 0.72, 11),
        ];
        let heart = p(0.48, 0.46, 13);
        let points = rim.map(|(x, y)| format!("{x:.1} {y:.1}"));
        let _ = write!(block, "M{}z", points.join("L"));
        for i in [0, 2, 4] {
            let _ = write!(crack, "M{}L{:.1} {:.1}", points[i], heart.0, heart.1);
        }
        let _ = write!(crack, "M{}z", points.join("L"));
    }
    path(svg, "crag", &block);
    let mut body = String::new();
    path(&mut body, "crack", &crack);
    layer(svg, "cracks", &body);
}
