//! *Beyond the Rhine*: north-west Europe from September 1944 to April 1945, a title of the Operational Combat Series.
//! The engine is that of the series; here are the data, the rules of the title's own, and its box.

mod arrivals;
mod banks;
mod boxes;
mod bridges;
mod carpet;
mod coalition;
mod contingency;
mod drops;
mod ground;
mod harbours;
mod interdiction;
mod luftflotte;
mod market_garden;
mod notes;
mod pontoon;
mod queen;
mod replacement;
mod roer;
mod sky;
mod title;
mod towns;
mod trumpets;
mod wall;
mod war;
mod weights;
mod westgoten;
mod zones;

use ocs::{Data, Ocs, ScenarioFile, Side, Theatre, series};
use sandtable_core::{DataErrors, Files, Game, GameInfo, LedgerPart, Options, SetupError};

pub use title::Rhine;
pub use zones::{BattleZone, Rhineland, Use, used as zones_of, zone_of};

/// The option of Breakdowns that are kept further apart (1.1c/4).
const BREAKDOWNS: &str = "breakdowns";

/// The box.
pub struct BeyondTheRhine {
    data: Data,
    info: GameInfo,
}

impl Game for BeyondTheRhine {
    type Rules = Ocs;
    const ID: &'static str = "beyond-the-rhine";

    fn built_in() -> Files {
        let own = [
            ("map.toml", include_str!("../data/map.toml")),
            ("reading.toml", include_str!("../data/reading.toml")),
            ("units.toml", include_str!("../data/units.toml")),
            ("air.toml", include_str!("../data/air.toml")),
            ("charts.toml", include_str!("../data/charts.toml")),
            ("scenarios/queen.toml", include_str!("../data/scenarios/queen.toml")),
            ("scenarios/market-garden.toml", include_str!("../data/scenarios/market-garden.toml")),
            ("scenarios/trumpets.toml", include_str!("../data/scenarios/trumpets.toml")),
        ];
        Files::built_in(&[&own[..], &series::FILES].concat())
    }

    fn locales() -> &'static [(&'static str, &'static str)] {
        // No message stands in two of them.
        &[
            ("en", series::EN),
            ("en", include_str!("../locales/places/en.ftl")),
            ("en", include_str!("../locales/en.ftl")),
            ("zh", series::ZH),
            ("zh", include_str!("../locales/places/zh.ftl")),
            ("zh", include_str!("../locales/zh.ftl")),
            ("pl", series::PL),
            ("pl", include_str!("../locales/places/pl.ftl")),
            ("pl", include_str!("../locales/pl.ftl")),
        ]
    }

    fn ledger() -> Vec<LedgerPart> {
        // Both books number from 1: those of the title are cited `btr:1.5a/8`, those of the series as in the series.
        let own = LedgerPart { prefix: "btr", ..LedgerPart::own(include_str!("../rules.toml")) };
        let own = own.translated(&[
            ("zh", include_str!("../rules.zh.toml")),
            ("pl", include_str!("../rules.pl.toml")),
        ]);
        vec![own, series::ledger()]
    }

    // What the drill teaches of the series is taken for granted.
    fn lessons() -> &'static [(&'static str, &'static str)] {
        &[
            ("01-start-line", include_str!("../lessons/01-start-line.toml")),
            ("02-trail", include_str!("../lessons/02-trail.toml")),
            ("03-hamich", include_str!("../lessons/03-hamich.toml")),
            ("04-carpet", include_str!("../lessons/04-carpet.toml")),
            ("05-nijmegen", include_str!("../lessons/05-nijmegen.toml")),
            ("06-manderfeld", include_str!("../lessons/06-manderfeld.toml")),
            ("07-dam", include_str!("../lessons/07-dam.toml")),
        ]
    }

    fn lesson_texts() -> &'static [(&'static str, &'static str)] {
        &[
            ("en", include_str!("../lessons/en.ftl")),
            ("zh", include_str!("../lessons/zh.ftl")),
            ("pl", include_str!("../lessons/pl.ftl")),
        ]
    }

    fn puzzles() -> &'static [(&'static str, &'static str)] {
        &[
            ("01-club-route", include_str!("../puzzles/01-club-route.toml")),
            ("02-household-cavalry", include_str!("../puzzles/02-household-cavalry.toml")),
            ("03-out-of-arnhem", include_str!("../puzzles/03-out-of-arnhem.toml")),
            ("04-hells-highway", include_str!("../puzzles/04-hells-highway.toml")),
            ("05-manderfeld", include_str!("../puzzles/05-manderfeld.toml")),
            ("06-from-two-sides", include_str!("../puzzles/06-from-two-sides.toml")),
            ("07-hell-on-wheels", include_str!("../puzzles/07-hell-on-wheels.toml")),
            ("08-son-and-best", include_str!("../puzzles/08-son-and-best.toml")),
            ("09-three-towns", include_str!("../puzzles/09-three-towns.toml")),
            ("10-the-waal", include_str!("../puzzles/10-the-waal.toml")),
            ("11-stavelot-fuel", include_str!("../puzzles/11-stavelot-fuel.toml")),
            ("12-guns-on-hamich", include_str!("../puzzles/12-guns-on-hamich.toml")),
            ("13-bread-and-shells", include_str!("../puzzles/13-bread-and-shells.toml")),
            ("14-through-the-gap", include_str!("../puzzles/14-through-the-gap.toml")),
            ("15-second-armored", include_str!("../puzzles/15-second-armored.toml")),
        ]
    }

    fn puzzle_texts() -> &'static [(&'static str, &'static str)] {
        &[
            ("en", include_str!("../puzzles/en.ftl")),
            ("zh", include_str!("../puzzles/zh.ftl")),
            ("pl", include_str!("../puzzles/pl.ftl")),
        ]
    }

    fn orders() -> &'static str {
        include_str!("../orders.toml")
    }

    fn open(files: &Files) -> Result<BeyondTheRhine, DataErrors> {
        let mut data = Data::of_title(files)?;
        // The smallest map comes first in the lobby.
        let sheets = data.map.sheets();
        let hexes = |s: &ScenarioFile| {
            let corner = |text: &toml::Spanned<String>| sheets.parse(text.get_ref()).ok();
            let [from, to] = s.window.as_ref()?.each_ref().map(corner);
            Some(sheets.window([from?, to?]).len())
        };
        data.scenarios.sort_by_key(|s| hexes(s).unwrap_or(usize::MAX));
        let scenarios = data.scenarios.iter().map(|s| s.key.clone());
        let info = GameInfo::of::<Self>(1, files, &Side::BOTH.map(Side::word), scenarios)
            .option(BREAKDOWNS, &["together", "apart"]);
        Ok(BeyondTheRhine { data, info: series::commanded(info) })
    }

    fn info(&self) -> &GameInfo {
        &self.info
    }

    fn prepare(&self, scenario: &str, options: &Options) -> Result<Ocs, SetupError> {
        let found = &self.data.scenarios[self.info.chosen(scenario, options)?];
        let apart = options.get(BREAKDOWNS).is_some_and(|value| value == "apart");
        let mut theatre = Theatre::new(&self.data, found, Box::new(Rhine::new(apart)));
        series::divide(&mut theatre, options);
        Ok(Ocs::new(theatre))
    }
}
