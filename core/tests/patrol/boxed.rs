//! The box.

use sandtable_core::{
    DataErrors, Files, Game, GameInfo, LedgerPart, Options, ScenarioInfo, SeatInfo, SetupError,
};

use super::{Patrol, Scenario};

/// The box of the patrol. Its boards are in the program; the file says only who made it.
pub struct PatrolBox {
    info: GameInfo,
}

impl Game for PatrolBox {
    type Rules = Patrol;
    const ID: &'static str = "patrol";

    fn built_in() -> Files {
        Files::built_in(&[("patrol.toml", "source = \"made up\"\n")])
    }

    fn locales() -> &'static [(&'static str, &'static str)] {
        &[("en", include_str!("en.ftl")), ("zh", include_str!("zh.ftl")), ("pl", include_str!("pl.ftl"))]
    }

    fn ledger() -> Vec<LedgerPart> {
        vec![LedgerPart::own(include_str!("rules.toml"))]
    }

    fn open(files: &Files) -> Result<PatrolBox, DataErrors> {
        let scenario = |scenario: Scenario| {
            let seat = |(key, team): &(&'static str, &'static str)| {
                let seat = SeatInfo::new(*key);
                if scenario == Scenario::Teams { seat.of_team(team) } else { seat }
            };
            ScenarioInfo {
                key: scenario.word().into(),
                digest: files.digest_of(scenario.word()),
                seats: scenario.seats().iter().map(seat).collect(),
            }
        };
        let info = GameInfo::of::<PatrolBox>(1, files, &[], []);
        Ok(PatrolBox { info: GameInfo { scenarios: Scenario::ALL.map(scenario).to_vec(), ..info } })
    }

    fn info(&self) -> &GameInfo {
        &self.info
    }

    fn prepare(&self, scenario: &str, options: &Options) -> Result<Patrol, SetupError> {
        let i = self.info.chosen(scenario, options)?;
        Ok(Patrol::new(Scenario::ALL[i]))
    }
}
