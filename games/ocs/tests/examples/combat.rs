//! Odds, surprise, results, losses.

use ocs::{Closeness, Drill, Mode, PARTS, Sink, Terrain, assess, odds_of};
use sandtable_core::kit::laid_out;
use sandtable_core::{Game, Options, Trial};

use crate::support::{Table, given, given_with, look, spent, unit};

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

/// A stack of 24 points, AR 5, overruns a division of two steps, AR 0: 4:1 in the open.
fn overruns() -> Table {
    let division = ["units.toml", "strength = 12, ar = 2, ma = 2", "strength = 12, ar = 0, ma = 2"];
    let units = "units = ['pz-1 fuelled @ A8.07', 'pz-2 fuelled @ A8.07', 'pg-3 fuelled @ A8.07', 'rec-3 fuelled @ A8.07', 'r-4 @ A8.08', 'pi-41 @ A9.01']";
    let mut table = given_with(
        &[division],
        &format!("phase = 'movement'\nphasing = 'axis'\n{units}\ndumps = ['axis 12 @ A8.06']"),
    );
    table.does("axis", "at A8.07; take pz-1; take pz-2; take pg-3; take rec-3; overrun A8.08", &[]);
    table.does("allied", "stocks", &[]);
    assert_eq!(assess(look(&table)).odds, Some(4));
    table
}

#[test]
fn ex_surprise_overrun() {
    // 8 + 5 is surprise of three columns: 9:1; 7 + 5 is Ae3/DL2o2DG, and the division is gone.
    let mut with = overruns();
    with.does("axis", "lead pz-1", &[4, 4, 3, 3, 4]).shows(&["r-4 lost=2 @ dead"]);
    // 3 + 5 is none: 12 on 4:1 is Ae4/DL1o2, and the rest of it has an option to take.
    let mut without = overruns();
    without.does("axis", "lead pz-1", &[1, 2, 3, 4]).asks("allied");
    assert_eq!((unit(&without, "r-4").lost, without.state.battle.option[1]), (1, 2));
}

/// A tank brigade of two steps, AR 0, overruns paratroops of 5 points, AR 5: 4:1 in the open.
fn reversed() -> Table {
    let tanks = ["units.toml", "strength = 10, ar = 3, ma = 6", "strength = 10, ar = 0, ma = 6"];
    let jumpers = ["units.toml", "strength = 3, ar = 5, ma = 3", "strength = 5, ar = 5, ma = 3"];
    let mut table = given_with(
        &[tanks, jumpers],
        "phase = 'movement'\nphasing = 'allied'\nunits = ['tk-9 fuelled @ A8.08', 'fj-1 @ A8.07', 'eng-3 @ A9.19']\ndumps = ['allied 12 @ A8.09']",
    );
    table.does("allied", "at A8.08; take tk-9; overrun A8.07", &[]);
    table
}

#[test]
fn ex_surprise_reverse() {
    // 10 - 5 is surprise of the defender, six columns: 1:4; 7 - 5 is AL2.
    let mut with = reversed();
    with.does("axis", "stocks", &[5, 5, 6, 3, 4]).shows(&["tk-9 lost=2 @ dead"]);
    // 12 - 5 is none: 2 on 4:1 is AL1o1/Do1.
    let mut without = reversed();
    without.does("axis", "stocks", &[6, 6, 3, 4]).asks("allied");
    assert_eq!((unit(&without, "tk-9").lost, without.state.battle.option), (1, [1, 1]));
}

/// The book prints 3 + 3 = 7; the sum counts.
#[test]
fn ex_combat_comprehensive() {
    // Motorcycles beside a mech battalion across the brook, and panzers; the division has heavy AT and an AR of 3.
    let bikes = [
        "units.toml",
        "key = \"recon\"\nkind = \"line\"\ncategory = \"mech\"",
        "key = \"recon\"\nkind = \"line\"\ncategory = \"other\"",
    ];
    let division = [
        "units.toml",
        "strength = 14, ar = 4, ma = 3, by = \"leg\" }",
        "strength = 20, ar = 3, ma = 3, by = \"leg\" }",
    ];
    let heavy = ["units.toml", "key = \"division-14\"", "key = \"division-14\"\nat = \"heavy\""];
    let units = "units = ['rec-3 @ A11.12', 'pz-1 @ A11.12', 'pg-3 @ A11.10', 'r-1 dg @ A11.11', 'pi-41 reserve @ A9.01']";
    let mut table = given_with(
        &[bikes, division, heavy],
        &format!("phase = 'combat'\nphasing = 'axis'\n{units}\ndumps = ['axis 9 @ A11.12']"),
    );
    table.does("axis", "target A11.11; with rec-3; with pz-1; with pg-3; attack", &[]).does(
        "allied",
        "stocks",
        &[],
    );
    let sized = assess(look(&table));
    assert_eq!((sized.attack, sized.defence, sized.odds), (17 * PARTS, 10 * PARTS, Some(2)));
    // 8 + 3 is surprise of two columns: 4:1; 3 + 3 is Ao1/Do1.
    table.does("axis", "lead rec-3", &[4, 4, 2, 1, 2]).asks("axis");
    assert_eq!((table.state.battle.option, table.state.battle.losses), ([1, 1], [0, 0]));
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
    // C: Ao1e4/DL1o2, the attacker loses a step: the exploit stands, and the defender loses one and takes both options.
    let mut table = given(
        "phasing = 'axis'\nunits = ['i-8 acts paid @ A8.07', 'r-1 @ A8.08', 'pi-41 reserve @ A9.01']\nbattle = 'A8.08 by axis lead i-8 r-1 option 1 2 losses 0 1 retreat 0 0 exploit 4 around 2'\nsteps = ['turn second', 'player combat', 'assaults combat', 'battle attacker-retreat', 'option attacker']",
    );
    table.does("axis", "lose i-8", &[]).asks("allied").refuses("allied", "ignore", "9.10c/1");
    assert_eq!(unit(&table, "r-1").lost, 1);
    table.does("allied", "yield; retreat A8.10", &[]);
    table.does("axis", "advance i-8", &[]);
    assert_eq!((unit(&table, "i-8").lost, unit(&table, "i-8").mode), (1, Mode::Exploit));
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
fn ex_terrain_choice() {
    // A city with a brook on three sides: armour from two of them, infantry from the third.
    let brook = [
        "map.toml",
        "\"A10.10-A9.11\",",
        "\"A10.10-A9.11\", \"A9.15-A9.14\", \"A10.15-A9.15\", \"A9.15-A8.15\",",
    ];
    let sized = |attackers: &str| {
        let table = given_with(
            &[brook],
            &format!(
                "phasing = 'axis'\nunits = [{attackers}, 'r-1 paid @ A9.15']\nbattle = 'A9.15 by axis'\nsteps = ['turn second', 'player combat', 'assaults combat', 'battle roll']"
            ),
        );
        assess(look(&table))
    };
    let whole = sized("'pz-1 acts paid @ A9.14', 'pz-2 acts paid @ A10.15', 'i-8 acts paid @ A8.15'");
    // Armour is halved by the city, as by the brook or worse; infantry by the brook alone.
    assert_eq!(whole.attack, 3 * PARTS + 3 * PARTS + 7 * PARTS);
    assert_eq!((whole.terrain, whole.defence), (Terrain::MinorCity, 14 * PARTS));
    // 13 to 14 is 1:1, on the line of the city.
    assert_eq!(look(&given("phase = 'combat'")).t.closeness(whole.terrain), Closeness::VeryClose);
    assert_eq!(laid_out::<Drill>().theatre().tables.odds(Closeness::VeryClose, whole.column), 1);
}

#[test]
fn ex_at() {
    let light = ["units.toml", "key = \"division-13\"", "key = \"division-13\"\nat = \"light\""];
    let attack = |defender: &str| {
        let table = given_with(
            &[light],
            &format!(
                "phasing = 'axis'\nunits = ['pz-1 acts paid @ A8.07', 'pg-3 acts paid @ A8.07', '{defender} paid @ A8.08']\nbattle = 'A8.08 by axis'\nsteps = ['turn second', 'player combat', 'assaults combat', 'battle roll']"
            ),
        );
        assess(look(&table)).attack
    };
    // Light AT: panzers x2, panzergrenadiers x1.5; heavy AT of a tank brigade: all x1.5; none: all x2.
    assert_eq!((attack("r-2"), attack("tb-10"), attack("r-1")), (24 * PARTS, 21 * PARTS, 28 * PARTS));
}

#[test]
fn ex_optional_proportional() {
    // A division of 11 with two of three steps, attacking or defending.
    let eleven = ["units.toml", "strength = 13, ar = 3, ma = 3", "strength = 11, ar = 3, ma = 3"];
    let mut files = Drill::built_in();
    files.put(eleven[0], &files.text(eleven[0]).expect("counters").replacen(eleven[1], eleven[2], 1));
    let options = Options::from([("proportional".into(), "yes".into())]);
    let rules = Drill::open(&files).expect("sound data").prepare("drill", &options).expect("the drill");
    let table = Trial::start(rules, &[])
        .given("phase = 'combat'\nphasing = 'axis'\nunits = ['i-11 paid lost=1 @ A8.07']");
    let id = look(&table).t.counters.iter().position(|c| c.key == "i-11").expect("the division") as u16;
    assert_eq!([true, false].map(|attacks| ocs::strength(look(&table), id, attacks)), [7 * PARTS; 2]);
}
