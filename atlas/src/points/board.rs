//! The board of a point map, proved and laid out.

use std::collections::{BTreeMap, BTreeSet};

use crate::art::labels::ems;
use crate::coast::Coast;
use crate::extract::{Geodata, LonLat};
use crate::points::layout::{Stand, bend_around, settle};
use crate::points::source::PointSource;
use crate::problem::{Result, SourceText};
use crate::projection::Point;

/// Size of the names of spaces.
pub const LETTERS: f64 = 12.5;

/// A link as drawn.
#[derive(Debug, Clone)]
pub struct Curve {
    /// The two spaces by index.
    pub ends: [usize; 2],
    /// The limit of a dashed line.
    pub limit: Option<String>,
    /// Control point; nothing when the ends lie on different panels.
    pub by: Option<Point>,
    /// Points of it that lie in boxes of others.
    pub hits: usize,
}

/// A point map, proved.
#[derive(Debug)]
pub struct PointBoard {
    /// The source file's own words.
    pub source: PointSource,
    /// Land.
    pub coast: Coast,
    /// Lakes of the time.
    pub lakes: Vec<Vec<LonLat>>,
    /// Rivers and whether they are great.
    pub rivers: Vec<(bool, Vec<LonLat>)>,
    /// Frontiers.
    pub frontiers: Vec<Vec<LonLat>>,
    /// Where each space stands, in the order of the source.
    pub stands: Vec<Stand>,
    /// Links, in the order of the source.
    pub curves: Vec<Curve>,
}

impl PointBoard {
    /// Builds and proves the board.
    pub fn build(text: &SourceText, geodata: &Geodata) -> Result<Self> {
        let source: PointSource = text.parse()?;
        let mut index: BTreeMap<&str, usize> = BTreeMap::new();
        let mut stands = Vec::new();
        let side = source.space_px;
        for (i, s) in source.space.iter().enumerate() {
            if let Some(first) = index.insert(s.id.get_ref(), i) {
                let line = text.line(source.space[first].id.span().start);
                return Err(text.at(
                    s.id.span(),
                    format!("two spaces of one name: {} stands already in line {line}", s.id.get_ref()),
                ));
            }
            if !source.regions.contains_key(s.region.get_ref()) {
                return Err(text.at(s.region.span(), format!("unknown region {}", s.region.get_ref())));
            }
            let panel = match s.shown {
                Some([x, y]) => {
                    let holds = |r: [f64; 4]| x >= r[0] && x <= r[2] && y >= r[1] && y <= r[3];
                    source.panel.iter().rposition(|p| holds(p.rect))
                }
                None => source.panel.iter().position(|p| p.regions.contains(s.region.get_ref())),
            };
            let Some(panel) = panel else {
                return Err(text.at(s.id.span(), format!("{} lies on no panel", s.name)));
            };
            let p = &source.panel[panel];
            let wish = s.shown.unwrap_or_else(|| p.warp.forward(s.at));
            if wish[0] < p.rect[0] || wish[0] > p.rect[2] || wish[1] < p.rect[1] || wish[1] > p.rect[3] {
                return Err(text.at(s.id.span(), format!("{} lies outside the panel {}", s.name, p.key)));
            }
            let half = (side / 2.0 + 4.0).max(ems(&s.name) * LETTERS * 1.12 / 2.0 + 3.0);
            let r = p.rect;
            let within =
                [r[0] + 6.0, r[1] + if p.title.is_some() { 40.0 } else { 6.0 }, r[2] - 6.0, r[3] - 6.0];
            stands.push(Stand {
                wish,
                at: wish,
                half,
                up_down: [side / 2.0 + 5.0, side / 2.0 + LETTERS + 6.0],
                within,
                panel,
            });
        }
        let mut seen = BTreeSet::new();
        for l in &source.link {
            for e in &l.ends {
                if !index.contains_key(e.get_ref().as_str()) {
                    return Err(text.at(e.span(), format!("unknown place {}", e.get_ref())));
                }
            }
            if let Some(limit) = &l.limit
                && !source.limits.contains_key(limit.get_ref())
            {
                return Err(text.at(limit.span(), format!("unknown limit {}", limit.get_ref())));
            }
            let mut pair = [l.ends[0].get_ref(), l.ends[1].get_ref()];
            pair.sort();
            if pair[0] == pair[1] || !seen.insert(pair) {
                return Err(
                    text.at(l.ends[0].span(), format!("{} and {} are linked twice", pair[0], pair[1]))
                );
            }
        }
        // Insets, boxes and the legend lie on the map: its spaces keep off them.
        let mut fixed: Vec<(usize, [f64; 4])> = source.panel[1..].iter().map(|p| (0, p.rect)).collect();
        fixed.extend(source.boxes.iter().map(|b| (0, b.rect)));
        settle(&mut stands, &fixed, 5.0);

        let areas: Vec<[f64; 4]> = stands.iter().map(Stand::area).collect();
        let mut curves = Vec::new();
        for l in &source.link {
            let ends = [index[l.ends[0].get_ref().as_str()], index[l.ends[1].get_ref().as_str()]];
            let [a, b] = ends;
            let others: Vec<[f64; 4]> = (0..stands.len())
                .filter(|&k| k != a && k != b && stands[k].panel == stands[a].panel)
                .map(|k| areas[k])
                .collect();
            let same = stands[a].panel == stands[b].panel;
            let (by, hits) =
                if same { bend_around(stands[a].at, stands[b].at, &others) } else { ([0.0; 2], 0) };
            curves.push(Curve {
                ends,
                limit: l.limit.as_ref().map(|l| l.get_ref().clone()),
                by: same.then_some(by),
                hits,
            });
        }

        let t = &source.theatre;
        let coast = Coast::read(geodata, &format!("land_ne_{t}.geojson.gz"))?;
        let lakes = crate::coast::lakes(geodata, t, &[])?;
        let features = geodata.features(&format!("rivers_ne_{t}.geojson"))?;
        let mut rivers = Vec::new();
        for r in &source.river {
            let found: Vec<_> = features
                .iter()
                .filter(|f| f.text("name") == r.extract.get_ref())
                .flat_map(|f| f.lines.clone())
                .collect();
            if found.is_empty() {
                return Err(text.at(
                    r.extract.span(),
                    format!("unknown place: the extracts have no river {}", r.extract.get_ref()),
                ));
            }
            rivers.extend(found.into_iter().map(|l| (r.great, l)));
        }
        let borders = geodata.features(&format!("borders_modern_{t}.geojson"))?;
        let wanted = |a: &str, b: &str| {
            source.frontier.iter().any(|f| (f[0] == a && f[1] == b) || (f[0] == b && f[1] == a))
        };
        let frontiers = borders
            .iter()
            .filter(|f| wanted(f.text("adm0_left"), f.text("adm0_right")))
            .flat_map(|f| f.lines.clone())
            .collect();
        Ok(Self { source, coast, lakes, rivers, frontiers, stands, curves })
    }
}
