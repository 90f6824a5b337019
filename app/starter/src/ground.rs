//! The data files, and the board that a scenario makes of them.

use sandtable_core::looks::{Symbol, house};
use sandtable_core::{Board, BoardPlace, DataErrors, Files, Link, Looks, PieceKind, Review, Scenery, Shape};
use serde::Deserialize;
use toml::Spanned;

use crate::Skirmish;
use crate::state::{Kind, PLACES, Side};

/// More turns than a skirmish lasts.
const TURNS: u8 = 99;

/// The box as it is read.
pub struct Data {
    map: Map,
    /// In the order of their files.
    scenarios: Vec<Scenario>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Map {
    #[serde(rename = "source")]
    _source: String,
    roads: Vec<Spanned<String>>,
    place: Vec<PlaceEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PlaceEntry {
    key: Spanned<String>,
    at: (f32, f32),
    home: Option<Side>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Scenario {
    #[serde(rename = "source")]
    _source: String,
    turns: Spanned<u8>,
    prizes: Vec<Spanned<String>>,
}

impl Map {
    fn place(&self, key: &str) -> Option<u16> {
        self.place.iter().position(|p| p.key.get_ref() == key).map(|i| i as u16)
    }

    fn road(&self, road: &Spanned<String>) -> Option<(u16, u16)> {
        let (from, to) = road.get_ref().split_once('-')?;
        Some((self.place(from)?, self.place(to)?))
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
            for road in &map.roads {
                review.known("map.toml", road, map.road(road).is_some(), "a road between places");
            }
            for side in Side::ALL {
                if map.place.iter().filter(|p| p.home == Some(side)).count() != Kind::ALL.len() {
                    review.fault("map.toml", format!("{} has not three home places", side.word()));
                }
            }
            if map.place.len() > PLACES {
                review.fault("map.toml", format!("there are more than {PLACES} places"));
            }
            for (file, prize) in
                scenarios.iter().flat_map(|(file, s)| s.prizes.iter().map(move |p| (file, p)))
            {
                review.known(file, prize, map.place(prize.get_ref()).is_some(), "a place");
            }
        }
        for (file, scenario) in &scenarios {
            if !(1..=TURNS).contains(scenario.turns.get_ref()) {
                review.fault_at(file, &scenario.turns, format!("there are 1 to {TURNS} turns"));
            }
        }
        let scenarios = scenarios.into_iter().map(|(_, scenario)| scenario).collect();
        review.done(map.map(|map| Data { map, scenarios }))
    }

    /// Lays a scenario out, by its place in the list.
    pub fn lay_out(&self, scenario: usize) -> Skirmish {
        let (map, scenario) = (&self.map, &self.scenarios[scenario]);
        let links: Vec<_> = map.roads.iter().filter_map(|road| map.road(road)).collect();
        let mut roads = vec![Vec::new(); map.place.len()];
        for (from, to) in &links {
            roads[usize::from(*from)].push(*to);
            roads[usize::from(*to)].push(*from);
        }
        let prizes: Vec<u16> = scenario.prizes.iter().filter_map(|key| map.place(key.get_ref())).collect();
        let mut board = Board {
            shape: Shape::Points,
            places: map.place.iter().map(|p| BoardPlace::new(p.key.get_ref(), "place", p.at)).collect(),
            links: links.iter().map(|(from, to)| Link::new(*from, *to, "road")).collect(),
            scenery: vec![Scenery::sheet(900.0, 620.0)],
            kinds: Side::ALL.into_iter().flat_map(kinds).collect(),
            looks: Looks {
                seats: vec![house::RED, house::BLUE],
                nations: vec![house::SOVIET.of("red"), house::FRENCH.of("blue")],
                symbols: vec![Symbol::new("prize", "symbol-prize").mark(house::symbol::STAR, house::GOLD)],
                links: vec![house::ROAD],
                ..Looks::default()
            },
            ..Board::new((900.0, 620.0)).seats(Side::ALL.map(Side::word))
        };
        for prize in &prizes {
            board.places[usize::from(*prize)].symbols.push("prize".into());
        }
        let homes = map.place.iter().map(|p| p.home).collect();
        Skirmish { board, roads, homes, prizes, turns: *scenario.turns.get_ref() }
    }
}

/// The counters of a side, its back last.
fn kinds(side: Side) -> impl Iterator<Item = PieceKind> {
    let key = side.word();
    let kind = move |kind: Kind| {
        let name = ["kind-foot", "kind-gun", "kind-tank"][kind as usize];
        let sign = ["infantry", "artillery", "armour"][kind as usize];
        PieceKind::new(format!("{key}-{}", kind.word()), name, key, sign).values([kind.strength()])
    };
    let back = PieceKind::new(format!("{key}-back"), "kind-back", key, "marker");
    Kind::ALL.into_iter().map(kind).chain([back])
}
