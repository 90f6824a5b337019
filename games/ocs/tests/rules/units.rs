//! Units and their printed values (3.0).

use ocs::{Antitank, Category, Kind, Mobility, PARTS};

use crate::support::{Looking, Table, phase, rules, start};

fn counter(table: &Table, key: &str) -> ocs::Counter {
    table.look().counter(table.id(key)).clone()
}

#[test]
fn r3_1a_s1_the_two_sides_may_differ_in_mobility() {
    let faces = counter(&start(), "mot-16").faces;
    assert_eq!((faces[0].by, faces[1].by), (Mobility::Leg, Mobility::Truck));
}

#[test]
fn r3_1c_a_formation_is_what_carries_its_name() {
    let table = start();
    let formation = |key: &str| counter(&table, key).formation;
    assert!(
        formation("pz-1") > 0
            && formation("pz-1") == formation("rec-3")
            && formation("pz-1") != formation("mc-m")
    );
}

#[test]
fn r3_2a_s1_the_colour_sets_the_category() {
    let table = start();
    let category = |key: &str| counter(&table, key).category;
    assert_eq!(["pz-1", "pg-3", "i-8"].map(category), [Category::Armor, Category::Mech, Category::Other]);
}

#[test]
fn r3_2b_a_strength_in_parentheses_only_defends() {
    let table = phase("combat", "allied", &["fort-1 @ A8.07", "i-9 @ A8.08"], "dumps = ['allied 9 @ A8.06']");
    table.refuses("allied", "target A8.08", "9.1e/1");
    assert!(!table.look().in_zone(ocs::Side::Allied, table.hex("A8.08")));
}

#[test]
fn r3_2c_ratings_run_from_nought_to_five() {
    assert!(rules().theatre().counters.iter().all(|c| c.faces.iter().all(|face| (0..=5).contains(&face.ar))));
}

#[test]
fn r3_2d_a_step_for_each_re() {
    let division = counter(&start(), "i-7");
    assert_eq!((division.re, division.steps), (16, 4));
}

#[test]
fn r3_2f_independent_units_have_no_formation_and_one_step() {
    let table = start();
    let independent = |key: &str| counter(&table, key).independent();
    assert_eq!(["stug-190", "pz-1", "i-8", "hq-14"].map(independent), [true, false, false, true]);
}

#[test]
fn r3_3_s1_stores_take_no_losses() {
    let table = crate::support::given(
        "phasing = 'axis'\nunits = ['r-1 dg @ A8.08', 'r-4 dg @ A8.08']\ncolumns = ['0 allied truck points 1 @ A8.08']\nsteps = ['turn second', 'player barrage', 'barrages combat', 'losses allied 1 barrage A8.08']",
    );
    assert_eq!(table.offers("allied"), ["lose r-1", "lose r-4"]);
}

#[test]
fn r9_4e_s3_mech_units_are_light_and_the_rest_nothing() {
    let table = start();
    let antitank = |key: &str| counter(&table, key).antitank;
    assert_eq!(["pg-3", "tb-10", "i-8"].map(antitank), [Antitank::Light, Antitank::Heavy, Antitank::None]);
}

#[test]
fn r13_1_s2_an_hq_is_one_re() {
    assert!(rules().theatre().counters.iter().filter(|c| c.kind == Kind::Hq).all(|c| c.re == 4));
}

#[test]
fn r13_1a_s1_the_combat_side_throws_further() {
    let faces = counter(&start(), "hq-14").faces;
    assert!(faces[0].throw > faces[1].throw);
}

#[test]
fn r13_1c_s1_an_hq_has_rating_0_and_defends_with_five_or_one() {
    let table = phase("combat", "axis", &["hq-14 paid @ A8.07", "hq-48 move paid @ A8.06"], "");
    let strength = |key: &str| ocs::strength(table.look(), table.id(key), false);
    assert_eq!((strength("hq-14"), strength("hq-48")), (5 * PARTS, PARTS));
    assert_eq!(table.look().rating(table.id("hq-14")), 0);
}

#[test]
fn r13_1c_s2_an_hq_that_retreats_turns_to_move_mode() {
    let mut table = crate::support::given(
        "phasing = 'axis'\nunits = ['i-8 acts paid @ A8.07', 'hq-63 @ A8.08', 'pi-41 reserve @ A9.01']\nbattle = 'A8.08 by axis lead i-8 hq-63 option 0 1 losses 0 0 retreat 0 0 exploit 0 around 2'\nsteps = ['turn second', 'player combat', 'assaults combat', 'battle defender-retreat', 'option']",
    );
    table.does("allied", "yield; retreat A8.09", &[]);
    assert!(table.unit("hq-63").moves());
}
