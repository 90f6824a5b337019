//! Artillery barrages.

use ocs::{Mode, Sink};

use crate::support::{given_with, look, spent, unit};

#[test]
fn ex_barrage_artillery() {
    // Guns of 16 points; 8 RE in a village with works of level 1; a spotter.
    let guns = ["units.toml", "barrage = 20, range = 3", "barrage = 16, range = 3"];
    let units = "units = ['gun-49 @ A7.10', 'i-8 @ A7.09', 'r-1 @ A7.08', 'r-2 @ A7.08', 'r-4 @ A7.08', 'pi-41 reserve @ A9.01']";
    let mut table = given_with(
        &[guns],
        &format!(
            "phase = 'barrage'\nphasing = 'axis'\n{units}\ndumps = ['axis 12 @ A7.10']\nhedgehogs = ['allied level 1 @ A7.08']"
        ),
    );
    table.does("axis", "target A7.08; with gun-49", &[]);
    let tables = &look(&table).t.tables;
    assert_eq!((tables.cost[usize::from(tables.barrage_column(16))], tables.barrage_column(16)), (3, 5));
    // +4 - 1 - 1: 25-40, where 8 is [½], read as ½; a three: DG alone.
    assert_eq!(tables.strike(7, 8), ocs::Strike::Bracketed);
    table.does("axis", "fire A7.10", &[4, 4, 3]);
    let struck = ["r-1", "r-2", "r-4"].map(|key| (unit(&table, key).mode, unit(&table, key).lost));
    assert_eq!((struck, spent(&table, Sink::Barrage)), ([(Mode::Dg, 0); 3], 3));
}
