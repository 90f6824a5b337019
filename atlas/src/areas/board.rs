//! The board of an area map, proved against the rules' own list.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use geo::{BooleanOps, BoundingRect, MultiPolygon, Polygon, Simplify, unary_union};

use crate::areas::outline::{self, edge};
use crate::areas::reach;
use crate::areas::source::{AreaSource, RuleMap};
use crate::coast::{Coast, ring};
use crate::extract::{Geodata, LonLat};
use crate::problem::{Result, SourceText};

/// An area map, proved.
#[derive(Debug)]
pub struct AreaBoard {
    /// The source file's own words.
    pub source: AreaSource,
    /// The rules' map.
    pub rules: RuleMap,
    /// Land within the window.
    pub land: MultiPolygon<f64>,
    /// Display polygons by area number (`01`) or key.
    pub shown: BTreeMap<String, MultiPolygon<f64>>,
    /// Rivers by name.
    pub rivers: Vec<(String, bool, Vec<Vec<LonLat>>)>,
}

impl AreaBoard {
    /// Builds and proves the board.
    pub fn build(text: &SourceText, folder: &Path, geodata: &Geodata) -> Result<Self> {
        let source: AreaSource = text.parse()?;
        let rule_text = SourceText::read(&folder.join(&source.rules))?;
        let rules: RuleMap = rule_text.parse()?;
        let mut rings: Vec<(String, Vec<String>)> = Vec::new();
        let areas = rules.area.iter().map(|a| (format!("{:02}", a.no), &a.border));
        let outside = rules.no_entry.iter().chain(&rules.out_of_play).map(|o| (o.key.clone(), &o.border));
        let mut seen = BTreeSet::new();
        for (name, border) in areas.chain(outside) {
            for node in border {
                if !rules.nodes.contains_key(node.get_ref()) {
                    return Err(rule_text.at(node.span(), format!("unknown place {}", node.get_ref())));
                }
            }
            if !seen.insert(name.clone()) {
                let span = border.first().map_or(0..0, toml::Spanned::span);
                return Err(rule_text.at(span, format!("two areas of one number: {name}")));
            }
            rings.push((name, border.iter().map(|b| b.get_ref().clone()).collect()));
        }
        check_adjacency(&rules, &rule_text)?;
        for town in &source.town {
            let Some(area) = rules.area.iter().find(|a| a.no == town.area) else {
                return Err(text
                    .at(town.name.span(), format!("{} lies in no area {}", town.name.get_ref(), town.area)));
            };
            let outline: Vec<LonLat> = area.border.iter().map(|b| rules.nodes[b.get_ref()]).collect();
            if reach::distance_km(town.at, &outline) > 25.0 {
                return Err(text
                    .at(town.name.span(), format!("{} does not lie in {}", town.name.get_ref(), area.name)));
            }
        }

        for a in &rules.area {
            for to in &a.arrows {
                let drawn = source.arrow.iter().any(|d| d.between == [a.no, *to] || d.between == [*to, a.no]);
                if !drawn {
                    return Err(text.at(0..0, format!("the white arrow {} to {to} has no place", a.no)));
                }
            }
        }
        let w = &rules.window;
        let frame = [w.west, w.south, w.east, w.north];
        let window = rectangle(frame);
        let mut land = Coast::read(geodata, &format!("land_gshhg_{}.geojson.gz", source.theatre))?.land;
        if let Some(beyond) = &source.beyond {
            let cut = rectangle([frame[0], frame[1], frame[2], beyond.south_of + 0.0005]);
            let north = rectangle([frame[0], beyond.south_of, frame[2], frame[3]]);
            let south = Coast::read(geodata, &format!("land_ne_{}.geojson.gz", beyond.theatre))?
                .land
                .intersection(&cut);
            land = unary_union([&land.intersection(&north), &south]);
        }
        let mut land = land.intersection(&window).simplify(0.004);
        land.0.retain(|p| p.bounding_rect().is_some_and(|r| r.width().max(r.height()) > 0.03));
        let mut dry = BTreeSet::new();
        for d in &source.dry {
            if let Some(node) = d.edge.iter().find(|e| !rules.nodes.contains_key(e.get_ref())) {
                return Err(text.at(node.span(), format!("unknown place {}", node.get_ref())));
            }
            dry.insert(edge(d.edge[0].get_ref(), d.edge[1].get_ref()));
        }
        let shown = outline::display(&rings, &rules.nodes, frame, &land, source.shore, &dry);

        let features = geodata.features(&format!("rivers_ne_{}.geojson", source.theatre))?;
        let mut rivers = Vec::new();
        for r in &source.river {
            let lines: Vec<Vec<LonLat>> = features
                .iter()
                .filter(|f| f.text("name") == r.extract.get_ref())
                .flat_map(|f| f.lines.clone())
                .collect();
            if lines.is_empty() {
                return Err(text.at(
                    r.extract.span(),
                    format!("unknown place: the extracts have no river {}", r.extract.get_ref()),
                ));
            }
            rivers.push((r.name.clone(), r.great, lines));
        }
        Ok(Self { source, rules, land, shown, rivers })
    }

    /// The rule polygon of an area.
    pub fn rule_ring(&self, no: u32) -> Vec<LonLat> {
        let area = self.rules.area.iter().find(|a| a.no == no);
        area.map(|a| a.border.iter().map(|b| self.rules.nodes[b.get_ref()]).collect()).unwrap_or_default()
    }

    /// The areas within a number of kilometres of a point of an area, itself left out.
    pub fn within(&self, own: u32, from: LonLat, km: f64) -> Vec<u32> {
        let others = self.rules.area.iter().map(|a| a.no).filter(|&no| no != own);
        others.filter(|&no| reach::distance_km(from, &self.rule_ring(no)) <= km).collect()
    }
}

/// A rectangle in degrees.
pub fn rectangle([w, s, e, n]: [f64; 4]) -> Polygon<f64> {
    Polygon::new(ring(&[[w, s], [e, s], [e, n], [w, n]]), vec![])
}

/// Areas that share an edge are neighbours, and no others.
fn check_adjacency(rules: &RuleMap, text: &SourceText) -> Result<()> {
    let mut owners: BTreeMap<outline::Edge, Vec<u32>> = BTreeMap::new();
    for a in &rules.area {
        for i in 0..a.border.len() {
            let (p, q) = (a.border[i].get_ref(), a.border[(i + 1) % a.border.len()].get_ref());
            owners.entry(edge(p, q)).or_default().push(a.no);
        }
    }
    for a in &rules.area {
        let shared: BTreeSet<u32> =
            owners.values().filter(|o| o.contains(&a.no)).flatten().copied().filter(|&n| n != a.no).collect();
        let listed: BTreeSet<u32> = a.land.iter().copied().collect();
        if shared != listed {
            let span = a.border.first().map_or(0..0, toml::Spanned::span);
            let message = format!("{} borders {shared:?} by its polygon, {listed:?} by its list", a.name);
            return Err(text.at(span, message));
        }
    }
    Ok(())
}
