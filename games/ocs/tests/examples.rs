//! The worked examples of the series, die by die.

use ocs::{Closeness, Drill, Look, Mode, Ocs, PARTS, Side, Sink, assess, odds_of};
use sandtable_core::Trial;
use sandtable_core::kit::laid_out;

type Table = Trial<Ocs>;

#[track_caller]
fn given(text: &str) -> Table {
    Trial::start(laid_out::<Drill>(), &[]).given(text)
}

fn look(table: &Table) -> Look<'_> {
    table.rules.look(&table.state)
}

fn unit(table: &Table, key: &str) -> ocs::Unit {
    let found =
        look(table).t.counters.iter().position(|counter| counter.key == key).expect("there is such a unit");
    table.state.units[found]
}

#[test]
fn ex_rounding_odds() {
    assert_eq!((odds_of(975, 200), odds_of(15, 6)), (5, 3));
}

#[test]
fn ex_odds_offtable() {
    let rules = laid_out::<Drill>();
    let tables = &rules.theatre().tables;
    let column = tables.column(Closeness::Open, -12);
    assert_eq!((tables.odds(Closeness::Open, column), tables.odds(Closeness::Open, column + 6)), (-5, 3));
}

#[test]
fn ex_surprise_overrun() {
    let rules = laid_out::<Drill>();
    let tables = &rules.theatre().tables;
    let column = tables.column(Closeness::Open, 4);
    assert_eq!(tables.odds(Closeness::Open, column + 3), 9);
    let with = tables.result(column + 3, 12);
    assert_eq!((with.exploit, with.losses, with.options, with.dg), (3, [0, 2], [0, 2], true));
    let without = tables.result(column, 12);
    assert_eq!((without.exploit, without.losses, without.options, without.dg), (4, [0, 1], [0, 2], false));
}

#[test]
fn ex_surprise_reverse() {
    let rules = laid_out::<Drill>();
    let tables = &rules.theatre().tables;
    let column = tables.column(Closeness::Open, 4);
    assert_eq!(tables.odds(Closeness::Open, column - 6), -4);
    assert_eq!(tables.result(column - 6, 2).losses, [2, 0]);
    let without = tables.result(column, 2);
    assert_eq!((without.losses, without.options), ([1, 0], [1, 1]));
}

/// The book's AR of 3, lowered to 2 by DG, gives a DRM of 3; the drill's division has 4, so the dice are read by hand.
#[test]
fn ex_combat_comprehensive() {
    let table = given(
        "phasing = 'allied'\nunits = ['i-7 dg paid @ A8.10', 'tb-10 @ A1.20']\nbattle = 'A8.10 by allied'\nsteps = ['turn second', 'player combat', 'assaults combat', 'battle roll']",
    );
    let tables = &look(&table).t.tables;
    // Motorcycles 4, mech infantry 8 halved by the river, panzers 6 by half as much again; against 20 halved by DG.
    let (attack, defence) = (4 * PARTS + 8 * PARTS / 2 + 6 * PARTS * 3 / 2, assess(look(&table)).defence);
    assert_eq!((attack, defence, odds_of(attack, defence)), (17 * PARTS, 10 * PARTS, 2));
    let column = tables.column(Closeness::Open, 2);
    // Surprise 8 + 3 = 11: attacker, two columns; 3 + 3 = 6.
    let cell = tables.result(column + 2, 6);
    assert_eq!((tables.odds(Closeness::Open, column + 2), cell.options, cell.losses), (4, [1, 1], [0, 0]));
}

#[test]
fn ex_overrun_hipshoot() {
    // Panzers and mech infantry, 3 MP from where they began, overrun a DG tank brigade.
    let mut table = given(
        "phase = 'movement'\nphasing = 'axis'\nunits = ['pz-1 @ A8.04', 'pg-3 @ A8.04', 'tb-10 dg @ A8.08', 'pi-41 @ A9.01']\ndumps = ['axis 12 @ A8.05']",
    );
    table.does(
        "axis",
        "at A8.04; take pz-1; take pg-3; fuel pz-1 unit; fuel pg-3 unit; step A8.05>A8.06>A8.07",
        &[],
    );
    let spent = |table: &Table, sink: Sink| table.state.books[Side::Axis as usize].spent[sink as usize];
    assert_eq!(spent(&table, Sink::Fuel), 2);
    table.does("axis", "overrun A8.08", &[]);
    assert_eq!(spent(&table, Sink::Attack), 2);
    table.does("allied", "stocks", &[]);
    let sized = assess(look(&table));
    assert_eq!((sized.attack, sized.defence * 2, sized.odds), (21 * PARTS, 7 * PARTS, Some(6)));
    assert_eq!(look(&table).t.tables.odds(Closeness::Open, sized.column), 5);
    // Ratings 5 and 2: 6 + 3 is surprise, two columns; 4 + 3 on 9:1 is Ao1e4/DL1o2.
    table.does("axis", "lead pz-1", &[3, 3, 2, 1, 3]);
    // The defender is dead only after the attacker has taken his option.
    table.does("axis", "lose pz-1", &[]).shows(&["tb-10 lost=1 @ dead", "pz-1 lost=1 @ dead"]);
    assert_eq!(unit(&table, "pg-3").mode, Mode::Combat);
    assert_eq!(unit(&table, "pg-3").spent, 24);
}

#[test]
fn ex_barrage_artillery() {
    // 16 points are guns of 8 and 8 on their Move side; 8 RE in a village with works of level 1; a spotter.
    let mut table = given(
        "phase = 'barrage'\nphasing = 'axis'\nunits = ['gun-49 move @ A7.10', 'i-8 @ A7.09', 'r-1 @ A7.08', 'r-2 @ A7.08', 'r-4 @ A7.08', 'pi-41 reserve @ A9.01']\ndumps = ['axis 12 @ A7.10']\nhedgehogs = ['allied level 1 @ A7.08']",
    );
    // 8 points: column 8-11, 2T; +4 - 1 - 1 is two columns right: 17-24, where 10 is ½; die 3: DG alone.
    table.does("axis", "target A7.08; with gun-49; fire A7.10", &[4, 6, 3]);
    assert_eq!((unit(&table, "r-1").mode, unit(&table, "r-1").lost), (Mode::Dg, 0));
    let rules = laid_out::<Drill>();
    let tables = &rules.theatre().tables;
    let column = tables.barrage_column(16);
    assert_eq!(tables.cost[usize::from(column)], 3);
    assert_eq!(tables.strike(column + 2, 8), ocs::Strike::Bracketed);
}

#[test]
fn ex_results_options() {
    // A: Ao1/DL1o2, the attacker retreats: the defender suffers the loss alone.
    let mut table = given(
        "phasing = 'axis'\nunits = ['i-8 acts paid @ A8.07', 'r-1 @ A8.08', 'pi-41 reserve @ A9.01']\nbattle = 'A8.08 by axis lead i-8 r-1 option 1 2 losses 0 1 retreat 0 0 exploit 0 around 2'\nsteps = ['turn second', 'player combat', 'assaults combat', 'battle attacker-retreat', 'option attacker']",
    );
    table.does("axis", "yield; retreat A8.06", &[]).does("allied", "ignore", &[]);
    assert_eq!(unit(&table, "r-1").lost, 1);
    // B: AL1o1/Do1, the only attacker dies by his loss: the defender may ignore his option.
    let mut table = given(
        "phase = 'combat'\nphasing = 'axis'\nunits = ['stug-190 @ A8.07', 'r-1 @ A8.08', 'pi-41 reserve @ A9.01']\ndumps = ['axis 9 @ A8.06']",
    );
    table.does("axis", "target A8.08; with stug-190; attack", &[]);
    // 4 to 14 is 1:4; 7 is no surprise; 9 is AL1o1/Do1.
    table.does("allied", "stocks", &[3, 4, 4, 5]).shows(&["stug-190 lost=1 @ dead"]);
    table.asks("allied").allows("allied", "ignore").allows("allied", "lose r-1");
    // E: Ao1/DL1o1 against one step: the attacker still takes his option.
    let table = given(
        "phasing = 'axis'\nunits = ['i-8 acts paid @ A8.07', 'tb-12 @ A8.08', 'pi-41 reserve @ A9.01']\nbattle = 'A8.08 by axis lead i-8 tb-12 option 1 1 losses 0 1 retreat 0 0 exploit 0 around 2'\nsteps = ['turn second', 'player combat', 'assaults combat', 'battle attacker-retreat', 'option attacker']",
    );
    table.refuses("axis", "ignore", "9.10c/2");
}

#[test]
fn ex_steploss_division() {
    for (lost, attack, defence) in [(0, 14, 14), (1, 7, 14), (2, 7, 7)] {
        let text = format!("phase = 'combat'\nphasing = 'axis'\nunits = ['i-8 paid lost={lost} @ A8.07']");
        let table = given(&text);
        let id = look(&table).t.counters.iter().position(|c| c.key == "i-8").unwrap() as u16;
        let strength = |attacks| ocs::strength(look(&table), id, attacks);
        assert_eq!((strength(true), strength(false)), (attack * PARTS, defence * PARTS));
    }
    // Two losses: one of the division, which leads, and the unit of one step.
    let mut table = given(
        "phasing = 'axis'\nunits = ['i-8 acts paid @ A8.07', 'stug-190 acts paid @ A8.07', 'r-1 @ A8.08', 'pi-41 reserve @ A9.01']\nbattle = 'A8.08 by axis lead i-8 r-1'\nsteps = ['turn second', 'player combat', 'assaults combat', 'battle attacker-option', 'losses axis 2 combat A8.08']",
    );
    table.does("axis", "lose i-8", &[]);
    assert_eq!((unit(&table, "i-8").lost, unit(&table, "stug-190").at), (1, ocs::off::DEAD));
}

#[test]
fn ex_capture() {
    let mut table = given(
        "phase = 'movement'\nphasing = 'axis'\nunits = ['i-8 @ A8.07', 'pi-41 @ A9.01']\ncolumns = ['0 allied truck points 3 load 12 @ A8.08']\ndumps = ['allied 36 @ A8.08']",
    );
    // The dump first, 5: half of 9 SP; the trucks, 3: a quarter of 3 and of 12T.
    table.does("axis", "at A8.07; take i-8; step A8.08", &[5, 3]).does("allied", "displace A8.18", &[]);
    table.shows(&["axis 18 @ A8.08"]);
    let columns = |side: Side| {
        let of = table.state.columns.iter().filter(|column| column.points > 0 && column.side == side);
        of.map(|column| (column.points, column.load)).collect::<Vec<_>>()
    };
    assert_eq!((columns(Side::Axis), columns(Side::Allied)), (vec![(1, 3)], vec![(2, 9)]));
}

#[test]
fn ex_blow() {
    // 75 % of 3 SP are 9T.
    let mut table =
        given("phase = 'movement'\nphasing = 'axis'\nunits = ['pi-41 @ A9.01']\ndumps = ['axis 12 @ A8.08']");
    table.does("axis", "blow A8.08", &[5]).shows(&["axis 3 blown @ A8.08"]);
}

#[test]
fn ex_combat_supply() {
    // Three units of 1 RE want to attack half an RE with 1T and no stocks: one does.
    let mut table = given(
        "phase = 'combat'\nphasing = 'axis'\nunits = ['mot-16 exhausted @ A8.07', 'mot-60 exhausted @ A8.07', 'pg-3 exhausted @ A8.07', 'eng-3 exhausted @ A8.08', 'pi-41 reserve @ A9.01']\ndumps = ['axis 1 @ A8.06']",
    );
    table.does("axis", "target A8.08; with mot-16", &[]).refuses("axis", "with mot-60", "12.4/3");
    table
        .does("axis", "attack", &[])
        .refuses("allied", "pay", "12.3/1")
        .refuses("allied", "stocks", "12.10a");
    table.does("allied", "decline", &[3, 4, 3, 4]);
}

#[test]
fn ex_internal_mixed() {
    let dumps = "dumps = ['axis 1 @ A8.06']";
    let mut three = given(&format!(
        "phase = 'combat'\nphasing = 'axis'\nunits = ['mot-16 @ A8.07', 'mot-60 @ A8.07', 'pg-3 @ A8.07', 'r-1 @ A8.08']\n{dumps}"
    ));
    three.does("axis", "target A8.08; with mot-16; with mot-60; with pg-3", &[]);
    let low = ["mot-16", "mot-60", "pg-3"].map(|key| unit(&three, key).has(ocs::flag::LOW));
    assert_eq!(low, [false, true, true]);
    let mut one = given(&format!(
        "phase = 'combat'\nphasing = 'axis'\nunits = ['i-8 @ A8.07', 'r-1 @ A8.08']\n{dumps}"
    ));
    one.does("axis", "target A8.08; with i-8", &[]);
    assert!(unit(&one, "i-8").has(ocs::flag::LOW));
    assert_eq!(one.state.books[Side::Axis as usize].spent[Sink::Waste as usize], 1);
}

#[test]
fn ex_fuel() {
    // Reaction: five assault gun battalions and a panzer battalion: 1 SP on an HQ and 1T.
    let guns = ["stug-190", "stug-191", "stug-197", "stug-201", "stug-243"];
    let units: String = guns.iter().map(|key| format!("'{key} released @ A8.05', ")).collect();
    let mut table = given(&format!(
        "phase = 'reaction'\nphasing = 'allied'\nunits = [{units}'pz-1 released @ A8.05', 'hq-14 @ A9.05', 'i-9 reserve @ A9.02']\ndumps = ['axis 9 @ A9.05']"
    ));
    table.does("axis", "fuel hq-14 hq", &[]);
    for key in guns {
        table.does("axis", &format!("at A8.05; take {key}; step A8.04; halt"), &[]);
    }
    table.does("axis", "at A8.05; take pz-1; fuel pz-1 unit; step A8.04; halt", &[]);
    assert_eq!(table.state.books[Side::Axis as usize].spent[Sink::Fuel as usize], 5);
    assert!(unit(&table, "hq-14").has(ocs::flag::TANKED));
}

#[test]
fn ex_zoc_truck() {
    let units = "units = ['stug-190 fuelled @ A8.05', 'mot-16 move fuelled @ A8.05', 'i-7 moved @ A8.06', 'r-1 @ A7.08', 'r-2 @ A7.06', 'pi-41 @ A9.01']";
    let mut table = given(&format!("phase = 'movement'\nphasing = 'axis'\n{units}"));
    // Nothing happens in the division's hex; in the next the truck regiment stops, the tracks go on.
    table.does("axis", "at A8.05; take stug-190; take mot-16; step A8.06>A8.07", &[]);
    table.refuses("axis", "step A8.08", "4.5a/A");
    table.does("axis", "drop mot-16; step A8.08; halt", &[]);
}

#[test]
fn ex_zoc_carpet() {
    let units = "units = ['mot-16 move fuelled @ A8.05', 'mot-60 move fuelled @ A8.05', 'mot-394 move fuelled @ A8.05', 'r-1 @ A9.06', 'r-2 @ A9.08', 'pi-41 @ A9.01']";
    let mut table = given(&format!("phase = 'movement'\nphasing = 'axis'\n{units}"));
    table.does("axis", "at A8.05; take mot-16; take mot-60; take mot-394; step A8.06", &[]);
    table.refuses("axis", "step A8.07", "4.5a/A");
    // One stays in each hex, and the third moves on.
    table.does("axis", "drop mot-16; step A8.07", &[]).refuses("axis", "step A7.07", "4.5a/A");
    table.does("axis", "drop mot-60; step A7.07>A6.07; halt", &[]);
}

#[test]
fn ex_at() {
    let attack = |defender: &str| {
        let table = given(&format!(
            "phasing = 'axis'\nunits = ['pz-1 acts paid @ A8.07', 'pg-3 acts paid @ A8.07', '{defender} paid @ A8.08']\nbattle = 'A8.08 by axis'\nsteps = ['turn second', 'player combat', 'assaults combat', 'battle roll']"
        ));
        assess(look(&table)).attack
    };
    // Heavy AT of a tank brigade: all x1.5; none: x2.
    assert_eq!((attack("tb-10"), attack("r-1")), (21 * PARTS, 28 * PARTS));
}

#[test]
fn ex_truck_load() {
    let mut table = given(
        "phase = 'movement'\nphasing = 'axis'\nunits = ['pi-41 @ A9.01']\ncolumns = ['0 axis truck points 1 @ A8.07']\ndumps = ['axis 4 @ A8.07']",
    );
    table.does("axis", "drive 0; load 4", &[]);
    assert_eq!(table.state.columns[0].spent, 20, "5 MP");
}

#[test]
fn ex_eat() {
    let table = given("phase = 'combat'\nphasing = 'axis'\nunits = ['i-8 @ A8.07']");
    assert_eq!(ocs::food_price(look(&table), 26), 4);
}

#[test]
fn ex_overrun_cost() {
    let mut table = given(
        "phase = 'movement'\nphasing = 'axis'\nunits = ['pz-1 fuelled @ A8.07', 'pz-2 fuelled @ A8.07', 'rec-3 fuelled @ A8.07', 'r-4 @ A8.08', 'pi-41 @ A9.01']\ndumps = ['axis 12 @ A8.06']",
    );
    // 32 to 12 is 3:1; 4 + 3 is no surprise; 4 + 3: Ao1/Do1, and the defender holds.
    table.does("axis", "at A8.07; take pz-1; take pz-2; take rec-3; overrun A8.08", &[]).does(
        "allied",
        "stocks",
        &[],
    );
    table.does("axis", "lead pz-1", &[2, 2, 2, 2]).does("axis", "lose pz-1", &[]).does(
        "allied",
        "lose r-4",
        &[],
    );
    // 20 to 6 is 3:1; 7 + 3 is surprise of 3: 7:1; 7 + 3: Ae4/DL1o2.
    table.does("axis", "overrun A8.08", &[]).does("allied", "stocks", &[]);
    table.does("axis", "lead pz-2", &[3, 4, 3, 3, 4]).shows(&["r-4 lost=2 @ dead"]);
    // Two overruns: 6 MP, and the hex is entered.
    let there = look(&table).t.hex("A8.08");
    assert_eq!((unit(&table, "pz-2").spent, Some(unit(&table, "pz-2").at)), (24, there));
}

#[test]
fn ex_port_damage() {
    // A port of 1 SP with one hit handles 3T.
    let table =
        given("phase = 'movement'\nphasing = 'allied'\nunits = ['r-1 @ A9.15']\nports = ['A13.12 hits 1']");
    let port = table.state.ports.iter().find(|port| port.hits == 1).expect("a port with a hit");
    assert_eq!((port.printed, ocs::capacity_after(look(&table).t, port)), (4, 3));
}

/// A wing of the position.
fn wing(table: &Table, key: &str) -> ocs::Wing {
    let found =
        look(table).t.air.wings.iter().position(|wing| wing.key == key).expect("there is such a wing");
    table.state.wings[found]
}

/// A phase of a side with bases, wings and units; a bomber waits, so that the segment does not end.
#[track_caller]
fn aloft(phase: &str, side: &str, bases: &str, wings: &str, units: &str) -> Table {
    given(&format!(
        "phase = '{phase}'\nphasing = '{side}'\nbases = [{bases}]\nwings = [{wings}]\nunits = [{units}, 'pi-41 @ A9.01', 'eng-3 @ A9.20']"
    ))
}

#[test]
fn ex_hipshoot_barrage() {
    // Eleven hexes from the base; 1 RE in the open, a spotter beside it.
    for (dice, mode) in [([1, 1, 4, 4], Mode::Dg), ([1, 1, 2, 3], Mode::Combat)] {
        let mut table = aloft(
            "movement",
            "axis",
            "'axis level 2 @ A9.03'",
            "'stuka-1 @ A9.03', 'kg-27 @ A9.03'",
            "'i-8 @ A9.13', 'tb-10 @ A9.14'",
        );
        // 8 on 12-16 is DG; 5 would be on 17-24, and is nothing here.
        table.does("axis", "fly hip-units A9.14; send stuka-1", &dice);
        assert_eq!(unit(&table, "tb-10").mode, mode);
    }
}

#[test]
fn ex_barrage_air_unspotted() {
    for (dice, mode) in [([1, 1, 5, 5], Mode::Dg), ([1, 1, 4, 5], Mode::Combat)] {
        let mut table = aloft(
            "movement-barrage",
            "axis",
            "'axis level 2 @ A9.01'",
            "'stuka-1 @ A9.01', 'kg-27 @ A9.01'",
            "'tb-10 @ A7.13'",
        );
        // A village: five columns left, to that of 2 points.
        table.does("axis", "fly bomb-units A7.13; send stuka-1; go", &dice);
        assert_eq!(unit(&table, "tb-10").mode, mode);
    }
}

#[test]
fn ex_barrage_air_flakloss() {
    let mut table = aloft(
        "movement-barrage",
        "axis",
        "'axis level 2 @ A9.03'",
        "'stuka-1 @ A9.03', 'kg-27 @ A9.03'",
        "'i-8 @ A9.13', 'tb-10 @ A9.14', 'tb-11 @ A9.14', 'tb-12 @ A9.14', 'hq-63 @ A9.14'",
    );
    // Flak 10 + 1; 9 points and 4 RE are 12-16, where 10 is [½]: DG, without a die.
    table.does("axis", "fly bomb-units A9.14; send stuka-1; go", &[5, 5, 5, 5]);
    assert_eq!((wing(&table, "stuka-1").lost, unit(&table, "tb-10").mode), (1, Mode::Dg));
    assert_eq!(unit(&table, "tb-10").lost, 0);
}

#[test]
fn ex_air_mission() {
    let mut table = aloft(
        "movement-barrage",
        "allied",
        "'allied level 2 @ A9.17', 'axis level 2 @ A9.03'",
        "'shap-7 @ A9.17', 'iap-4 @ A9.17', 'iap-5 @ A9.17', 'bap-90 @ A9.17', 'jg-3 @ A9.03'",
        "'i-8 reserve @ A9.05', 'mot-16 reserve @ A9.05'",
    );
    table.does("allied", "fly bomb-units A9.05; send shap-7; send iap-4; send iap-5; go", &[]);
    // Flak 10 + 1 for three aircraft + 1 for the Patrol Zone and the Fighters; the first is hit. 12 on 3-4 is ½; a 5.
    table.does("axis", "done", &[5, 5, 1, 6, 6, 5]).does("axis", "lose i-8", &[]);
    assert_eq!((wing(&table, "shap-7").lost, unit(&table, "i-8").lost), (1, 1));
    assert_eq!((unit(&table, "i-8").mode, unit(&table, "mot-16").mode), (Mode::Dg, Mode::Dg));
}

#[test]
fn ex_air_combat() {
    let mut table = aloft(
        "movement-barrage",
        "allied",
        "'allied level 2 @ A9.15', 'axis level 2 @ A9.03'",
        "'iap-4 @ A9.15', 'shap-7 @ A9.15', 'bap-90 @ A9.15', 'jg-3 @ A9.03', 'stuka-1 @ A9.03', 'stuka-2 @ A9.03'",
        "'i-8 @ A9.05'",
    );
    table.does("allied", "fly bomb-base A9.03; send iap-4; send shap-7; go", &[]);
    table.does("axis", "done", &[]).does("allied", "done", &[]);
    // 9 + 2 - 4 = 7: both Fighters abort, the third die costs nothing.
    table.does("axis", "pick jg-3", &[4, 5, 4]);
    let left = |table: &Table, key: &str| (wing(table, key).active, wing(table, key).lost);
    assert_eq!((left(&table, "iap-4"), left(&table, "jg-3")), ((false, 0), (false, 0)));
    // Those in parentheses ignore each other: the bomber goes on, past two Levels of Flak, and bombs.
    table.does("allied", "done", &[1, 1, 1]);
    assert_eq!((left(&table, "shap-7"), left(&table, "stuka-1")), ((false, 0), (true, 0)));
}
