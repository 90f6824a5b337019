//! The data files, and what a scenario never changes.

use sandtable_core::looks::{Symbol, house};
use sandtable_core::{
    Board, BoardPlace, DataErrors, Files, Link, Looks, Named, PieceKind, Review, Scenery, Shape, from_data,
};
use serde::Deserialize;
use toml::Spanned;

use crate::state::{Kind, Side, Spot};

/// The box as it is read.
pub struct Data {
    /// The map.
    pub map: Map,
    /// The scenarios by key.
    pub scenarios: Vec<(String, Scenario)>,
}

/// `map.toml`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Map {
    #[serde(rename = "source")]
    _source: String,
    place: Vec<PlaceEntry>,
    roads: Roads,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PlaceEntry {
    key: Spanned<String>,
    at: (f32, f32),
    #[serde(default)]
    home: Home,
}

/// Whose home a place is, if anybody's.
#[derive(Default, Deserialize)]
struct Home(#[serde(deserialize_with = "home")] Option<Side>);

fn home<'de, D: serde::Deserializer<'de>>(data: D) -> Result<Option<Side>, D::Error> {
    from_data(data).map(Some)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Roads {
    #[serde(rename = "source")]
    _source: String,
    all: Vec<Spanned<String>>,
}

/// `scenarios/*.toml`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scenario {
    #[serde(rename = "source")]
    _source: String,
    turns: u8,
    prizes: Vec<Spanned<String>>,
}

impl Map {
    fn spot(&self, key: &str) -> Option<Spot> {
        self.place.iter().position(|p| p.key.get_ref() == key).map(|i| Spot(i as u8))
    }

    fn road(&self, road: &str) -> Option<(Spot, Spot)> {
        let (from, to) = road.split_once('-')?;
        Some((self.spot(from)?, self.spot(to)?))
    }
}

impl Data {
    /// Reads and checks the files.
    ///
    /// # Errors
    /// Everything that is wrong, by file and line.
    pub fn read(files: &Files) -> Result<Data, DataErrors> {
        let mut review = Review::new(files);
        let map: Option<Map> = review.read("map.toml");
        let scenarios = review.scenarios::<Scenario>();
        if let Some(map) = &map {
            let twice = |key: &String| format!("two places are called '{key}'");
            review.unique("map.toml", map.place.iter().map(|p| &p.key), twice);
            for road in &map.roads.all {
                review.known("map.toml", road, map.road(road.get_ref()).is_some(), "a road between places");
            }
            for side in Side::ALL {
                if map.place.iter().filter(|p| p.home.0 == Some(side)).count() != crate::TROOPS {
                    review.fault("map.toml", format!("{} has not three home places", side.word()));
                }
            }
            for (file, scenario) in &scenarios {
                for prize in &scenario.prizes {
                    review.known(file, prize, map.spot(prize.get_ref()).is_some(), "a place");
                }
            }
        }
        let key = |file: &str| file.trim_start_matches("scenarios/").trim_end_matches(".toml").to_string();
        let scenarios = scenarios.into_iter().map(|(file, scenario)| (key(file), scenario)).collect();
        review.done(map.map(|map| Data { map, scenarios }))
    }
}

/// What a scenario never changes.
pub struct Ground {
    /// What never changes on the screen.
    pub board: Board,
    /// The roads out of each place.
    pub roads: Vec<Vec<Spot>>,
    /// The home places of each side.
    pub homes: [Vec<Spot>; 2],
    /// The prize places.
    pub prizes: Vec<Spot>,
    /// The last turn.
    pub turns: u8,
}

impl Ground {
    /// Lays a scenario out.
    pub fn new(map: &Map, scenario: &Scenario) -> Ground {
        let links: Vec<_> = map.roads.all.iter().filter_map(|road| map.road(road.get_ref())).collect();
        let mut roads = vec![Vec::new(); map.place.len()];
        for (from, to) in &links {
            roads[usize::from(from.0)].push(*to);
            roads[usize::from(to.0)].push(*from);
        }
        let home = |side: Side| {
            let all = map.place.iter().zip(0u8..);
            all.filter(|(p, _)| p.home.0 == Some(side)).map(|(_, i)| Spot(i)).collect()
        };
        let prizes: Vec<Spot> = scenario.prizes.iter().filter_map(|key| map.spot(key.get_ref())).collect();
        let mut board = Board {
            shape: Shape::Points,
            places: map.place.iter().map(|p| BoardPlace::new(p.key.get_ref(), "place", p.at)).collect(),
            links: links.iter().map(|(from, to)| Link::new(from.0.into(), to.0.into(), "road")).collect(),
            scenery: vec![Scenery::sheet(900.0, 620.0)],
            kinds: Side::ALL.into_iter().flat_map(kinds).collect(),
            looks: looks(),
            ..Board::new((900.0, 620.0)).seats(Side::ALL.map(Side::word))
        };
        for prize in &prizes {
            board.places[usize::from(prize.0)].symbols.push("prize".into());
        }
        Ground { board, roads, homes: Side::ALL.map(home), prizes, turns: scenario.turns }
    }
}

/// The counters of a side, its back last.
fn kinds(side: Side) -> Vec<PieceKind> {
    let key = side.word();
    let mut kinds: Vec<_> = Kind::ALL
        .iter()
        .map(|kind| {
            let name = ["kind-foot", "kind-gun", "kind-tank"][*kind as usize];
            let sign = ["infantry", "artillery", "armour"][*kind as usize];
            PieceKind::new(format!("{key}-{}", kind.name()), name, key, sign).values([kind.strength()])
        })
        .collect();
    kinds.push(PieceKind::new(format!("{key}-back"), "kind-back", key, "marker"));
    kinds
}

fn looks() -> Looks {
    Looks {
        seats: vec![house::RED, house::BLUE],
        nations: vec![house::SOVIET.of("red"), house::FRENCH.of("blue")],
        symbols: vec![Symbol::new("prize", "symbol-prize").mark(house::symbol::STAR, house::GOLD)],
        links: vec![house::ROAD],
        ..Looks::default()
    }
}
