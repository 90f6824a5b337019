//! Air Transport (14.9, 4.7) and Base Transfer (14.11).

use ocs::{Hold, Side};

use crate::support::{Looking, Table, phase, sky_from};

const BASES: [&str; 3] = ["axis level 2 @ A9.03", "axis level 2 @ A9.09", "allied level 2 @ A9.17"];

/// Paratroops in Move Mode and a dump at the base of A9.03.
fn airlift(step: &str, units: &[&str], wings: &[&str]) -> Table {
    sky_from(step, units, wings, &BASES, "dumps = ['axis 8 @ A9.03']")
}

/// The Allies with Li-2s of range 8 and 2T.
fn soviet(units: &[&str], wings: &str, bases: &str) -> Table {
    let more = format!("wings = [{wings}]\nbases = [{bases}]\ndumps = ['allied 12 @ A9.17']");
    phase("movement", "allied", &[units, &["eng-3 @ A9.20", "i-7 reserve @ A9.01"]].concat(), &more)
}

fn tokens(table: &Table, at: &str) -> u16 {
    table.state.dump(table.hex(at)).map_or(0, |dump| dump.tokens)
}

#[test]
fn r14_9_s1_cargo_goes_from_base_to_base() {
    let mut table = airlift("movement", &["fj-1 move @ A9.03"], &["tg-1 @ A9.03"]);
    table.refuses("axis", "fly transport A9.08", "14.9e/1");
    table.does("axis", "fly transport A9.09; carry tg-1 far; lift fj-1 cabin; go", &[]);
    assert_eq!(table.unit("fj-1").at, table.hex("A9.09"));
    airlift("movement-barrage", &[], &["tg-1 @ A9.03", "stuka-1 @ A9.03"]).refuses(
        "axis",
        "fly transport A9.09",
        "14.9/1",
    );
}

#[test]
fn r4_7_s1_combat_units_and_supply_go_by_air() {
    let mut table = airlift("movement", &["fj-1 move @ A9.03"], &["tg-1 @ A9.03", "tg-2 @ A9.03"]);
    table.does(
        "axis",
        "fly transport A9.09; carry tg-1 far; carry tg-2 far; lift fj-1 cabin; lift supply 1 cabin; go",
        &[],
    );
    assert_eq!(
        (table.unit("fj-1").at, tokens(&table, "A9.09"), tokens(&table, "A9.03")),
        (table.hex("A9.09"), 1, 7)
    );
}

#[test]
fn r14_9a_transports_of_one_base_pool_their_capacity() {
    // 2T for a full division of 3 RE are too little; two Ju 52 carry 2T, one 1T.
    let wings = ["tg-1 @ A9.03", "tg-2 @ A9.03", "stuka-1 @ A9.03"];
    let table = airlift("movement", &[], &wings);
    table.refuses("axis", "fly transport A9.09; carry tg-1 normal; lift supply 2 cabin", "14.9b");
    table.allows("axis", "fly transport A9.09; carry tg-1 normal; carry tg-2 normal; lift supply 2 cabin");
    table.refuses("axis", "fly transport A9.09; carry tg-1 normal; carry stuka-1 normal", "14.9a");
    let apart = airlift("movement", &[], &["tg-1 @ A9.03", "tg-2 @ A9.09", "stuka-1 @ A9.03"]);
    let bases = ["axis level 2 @ A9.03", "axis level 2 @ A9.09", "axis level 1 @ A9.06"];
    let third =
        sky_from("movement", &[], &["tg-1 @ A9.03", "tg-2 @ A9.09"], &bases, "dumps = ['axis 8 @ A9.03']");
    third.refuses("axis", "fly transport A9.06; carry tg-1 normal; carry tg-2 normal", "14.9a");
    assert_eq!(apart.look().capacity(Hold::Cabin), 0);
}

#[test]
fn r14_9b_half_a_token_is_pooled_or_doubled() {
    let wings = ["tg-1 lost=1 @ A9.03", "tg-2 lost=1 @ A9.03", "stuka-1 @ A9.03"];
    let table = airlift("movement", &[], &wings);
    table.refuses("axis", "fly transport A9.09; carry tg-1 normal; lift supply 1 cabin", "14.9b");
    table.allows("axis", "fly transport A9.09; carry tg-1 near; lift supply 1 cabin");
    table.allows("axis", "fly transport A9.09; carry tg-1 normal; carry tg-2 normal; lift supply 1 cabin");
}

#[test]
fn r14_9c_light_units_in_move_mode() {
    let units = ["fj-1 @ A9.03", "stug-190 move @ A9.03", "mot-16 move @ A9.03", "i-9 move @ A9.03"];
    let wings = ["tg-1 @ A9.03", "tg-2 @ A9.03"];
    let table = airlift("movement", &units, &wings);
    let line = |unit: &str| format!("fly transport A9.09; carry tg-1 near; lift {unit} cabin");
    table.refuses("axis", &line("fj-1"), "5.5a").refuses("axis", &line("stug-190"), "14.9c");
    table.refuses("axis", &line("mot-16"), "14.9c");
    // 2 RE on foot are 4T: too much for the one, not for both at half range.
    table.refuses("axis", &line("i-9"), "14.9b");
    table.allows("axis", "fly transport A9.09; carry tg-1 near; carry tg-2 near; lift i-9 cabin");
}

#[test]
fn r13_2e_s2_transport_points_are_not_flown() {
    let more = "dumps = ['axis 8 @ A9.03']\ncolumns = ['0 axis wagon points 1 @ A9.03']";
    let table = sky_from("movement", &[], &["tg-1 @ A9.03"], &BASES, more);
    // On board go supply of the ground and units; no action takes a column.
    let offers = {
        let mut copy = table.clone();
        copy.does("axis", "fly transport A9.09; carry tg-1 near", &[]);
        copy.offers("axis")
    };
    assert!(offers.iter().all(|line| !line.contains("wagon") && !line.contains("drive")), "{offers:?}");
    assert!(offers.iter().any(|line| line == "lift supply 2 cabin"), "{offers:?}");
}

#[test]
fn r4_7c_s2_no_transport_points_by_air() {
    let more = "columns = ['0 axis wagon points 1 load 4 @ A9.03']";
    // Even their load is theirs: there is nothing on the ground to be taken.
    let table = sky_from("movement", &[], &["tg-1 @ A9.03"], &BASES, more);
    table.refuses("axis", "fly transport A9.09; carry tg-1 near; lift supply 1 cabin", "14.9a");
}

#[test]
fn r14_9d_s1_half_its_allowance_before_and_after() {
    // MA 5: 20 quarters, so 10 before and after together.
    let spent = |n: u8| airlift("movement", &[&format!("fj-1 move spent={n} @ A9.03")], &["tg-1 @ A9.03"]);
    let line = "fly transport A9.09; carry tg-1 far; lift fj-1 cabin";
    spent(12).refuses("axis", line, "14.9d/1");
    let mut table = spent(4);
    table.does("axis", &format!("{line}; go"), &[]);
    assert_eq!(table.look().left(table.id("fj-1"), ocs::Segment::Movement), 6);
    table.does("axis", "at A9.09; take fj-1; step A8.08", &[]);
}

#[test]
fn r4_7d_s4_half_in_all() {
    let mut table = airlift("movement", &["fj-1 move @ A9.03"], &["tg-1 @ A9.03"]);
    table.does("axis", "fly transport A9.09; carry tg-1 far; lift fj-1 cabin; go", &[]);
    assert_eq!(table.look().allowance(table.id("fj-1"), ocs::Segment::Movement), 10);
}

#[test]
fn r14_9d_s2_flown_supply_is_not_moved_on() {
    let more = "dumps = ['axis 8 @ A9.03', 'axis 1 @ A9.09']\ncolumns = ['0 axis truck points 1 @ A9.09']";
    let mut table = sky_from("movement", &[], &["tg-1 @ A9.03"], &BASES, more);
    table.does("axis", "fly transport A9.09; carry tg-1 far; lift supply 1 cabin; go", &[]);
    table.refuses("axis", "drive 0; load 2", "12.2a/2").allows("axis", "drive 0; load 1");
    // What lay there before flies to the last token, and what came by truck does not.
    let part = "dumps = ['axis 3 fresh 2 @ A9.03']";
    let table = sky_from("movement", &[], &["tg-1 @ A9.03"], &BASES, part);
    table.allows("axis", "fly transport A9.09; carry tg-1 far; lift supply 1 cabin");
    let fresh = "dumps = ['axis 2 fresh 2 @ A9.03']";
    sky_from("movement", &[], &["tg-1 @ A9.03"], &BASES, fresh).refuses(
        "axis",
        "fly transport A9.09; carry tg-1 far; lift supply 1 cabin",
        "14.9d/2",
    );
}

#[test]
fn r14_9d_s3_only_released_reserves_move_around_the_flight() {
    let mut table = airlift("exploitation", &["fj-1 move @ A9.03"], &["tg-1 @ A9.03", "stuka-1 @ A9.03"]);
    table.does("axis", "fly transport A9.09; carry tg-1 far; lift fj-1 cabin; go", &[]);
    assert_eq!(table.unit("fj-1").at, table.hex("A9.09"));
    table.refuses("axis", "at A9.09", "11.0a/1");
    let mut free =
        airlift("exploitation", &["fj-1 move released @ A9.03"], &["tg-1 @ A9.03", "stuka-1 @ A9.03"]);
    free.does("axis", "fly transport A9.09; carry tg-1 far; lift fj-1 cabin; go", &[]);
    free.allows("axis", "at A9.09; take fj-1; step A8.08");
}

#[test]
fn r14_9d_s4_a_reserve_flown_in_reaction_has_a_quarter() {
    let wings = "wings = ['tap-1 @ A9.17', 'tap-2 @ A9.17']\nbases = ['allied level 2 @ A9.17', 'allied level 1 @ A9.14']";
    let units = ["vdv-1 move released @ A9.17", "r-5 reserve @ A9.19"];
    let mut table = phase("reaction", "axis", &units, wings);
    table.does("allied", "fly transport A9.14; carry tap-1 far; lift vdv-1 cabin; go", &[]);
    // 5 MP are 20 quarters: a quarter of them.
    assert_eq!(table.look().allowance(table.id("vdv-1"), ocs::Segment::Reaction), 5);
}

#[test]
fn r14_9e_s1_each_aircraft_chooses_its_way() {
    let mut table = airlift("movement", &[], &["tg-1 @ A9.03", "tg-2 @ A9.03"]);
    table.does("axis", "fly transport A9.09; carry tg-1 far; carry tg-2 near; lift supply 3 cabin; go", &[]);
    // The second goes home, by choice.
    table.does("axis", "home A9.03", &[]);
    assert_eq!((table.perch("tg-1").0, table.perch("tg-2").0), ("A9.09".into(), "A9.03".into()));
    assert_eq!(tokens(&table, "A9.09"), 3);
}

#[test]
fn r14_9e_sa_twice_its_range_and_it_stays() {
    // A Li-2 has a range of 8: 14 hexes are within twice that, 17 are not.
    let bases = "'allied level 2 @ A9.17', 'allied level 1 @ A9.03'";
    let mut table = soviet(&[], "'tap-1 @ A9.17', 'tap-2 @ A9.17'", bases);
    table.does("allied", "fly transport A9.03; carry tap-1 far; lift supply 2 cabin; go", &[]);
    assert_eq!((table.perch("tap-1"), tokens(&table, "A9.03")), (("A9.03".into(), false), 2));
    let far = "'allied level 2 @ A9.20', 'allied level 1 @ A9.03'";
    soviet(&[], "'tap-1 @ A9.20'", far).refuses("allied", "fly transport A9.03", "14.9e/C");
    let table = soviet(&[], "'tap-1 @ A9.17'", bases);
    table.refuses("allied", "fly transport A9.03; carry tap-1 normal", "14.9e/B");
}

#[test]
fn r14_9e_sb_within_its_range_and_back() {
    let bases = "'allied level 2 @ A9.17', 'allied level 1 @ A9.10', 'allied level 1 @ A9.20'";
    let mut table = soviet(&[], "'tap-1 @ A9.17', 'tap-2 @ A9.17'", bases);
    table.does("allied", "fly transport A9.10; carry tap-1 normal; lift supply 2 cabin; go", &[]);
    // Ten hexes to A9.20 are too far to return.
    table.refuses("allied", "home A9.20", "14.1c/1");
    table.does("allied", "home A9.17", &[]);
    assert_eq!(table.perch("tap-1"), ("A9.17".into(), false));
}

#[test]
fn r14_9e_sc_half_its_range_with_twice_its_load() {
    let bases = "'allied level 2 @ A9.17', 'allied level 2 @ A9.13', 'allied level 1 @ A9.12', 'allied level 1 @ A9.18'";
    let table = soviet(&[], "'tap-1 @ A9.17', 'tap-2 @ A9.17'", bases);
    table.allows("allied", "fly transport A9.13; carry tap-1 near; lift supply 4 cabin");
    table.refuses("allied", "fly transport A9.13; carry tap-1 normal; lift supply 4 cabin", "14.9b");
    table.refuses("allied", "fly transport A9.12; carry tap-1 near", "14.9e/C");
    let mut back = table;
    back.does("allied", "fly transport A9.13; carry tap-1 near; lift supply 4 cabin; go", &[]);
    // Back within half its range, too: A9.18 is five hexes away.
    back.refuses("allied", "home A9.18", "14.1c/1");
    back.does("allied", "home A9.17", &[]);
}

#[test]
fn r14_9f_a_base_unloads_two_tokens_a_level() {
    let bases = "'allied level 2 @ A9.17', 'allied level 1 @ A9.13'";
    let mut table = soviet(&[], "'tap-1 @ A9.17', 'tap-2 @ A9.17'", bases);
    table.refuses("allied", "fly transport A9.13; carry tap-1 near; lift supply 3 cabin", "14.9f");
    table.does("allied", "fly transport A9.13; carry tap-1 near; lift supply 2 cabin; go; home A9.17", &[]);
    table.refuses("allied", "fly transport A9.13; carry tap-2 near; lift supply 1 cabin", "14.9f");
    // What stays there brings its load beyond the limit.
    table.does("allied", "fly transport A9.13; carry tap-2 far; lift supply 2 cabin", &[]);
    assert_eq!((table.perch("tap-2").0, tokens(&table, "A9.13")), ("A9.13".into(), 4));
}

#[test]
fn r4_7d_s2_no_movement_in_the_phase_of_a_drop() {
    let more = "dumps = ['axis 8 @ A9.03']\nplans = ['fj-1 turn 1 @ A9.12']";
    let line = "airdrop; fly drop A9.12; carry tg-1 normal; lift fj-1 cabin";
    sky_from("movement", &["fj-1 move spent=1 @ A9.03"], &["tg-1 @ A9.03"], &BASES, more)
        .refuses("axis", line, "4.7d/2");
    sky_from("movement", &["fj-1 move @ A9.03"], &["tg-1 @ A9.03"], &BASES, more).allows("axis", line);
}

#[test]
fn r14_11_s1_a_transfer_reaches_twice_the_range() {
    let bases = "'allied level 2 @ A9.17', 'allied level 1 @ A9.03', 'allied level 1 @ A9.20'";
    let mut table = soviet(&[], "'tap-1 @ A9.17', 'tap-2 @ A9.20'", bases);
    table.does("allied", "fly transfer A9.03; send tap-1", &[]);
    assert_eq!(table.perch("tap-1"), ("A9.03".into(), false));
    table.refuses("allied", "fly transfer A9.03", "14.11/1");
}

#[test]
fn r14_11_s2_only_a_fighter_within_its_range_stays_active() {
    // A Yak with a range of 12: 14 hexes make it Inactive, 7 do not.
    let bases = "'allied level 2 @ A9.17', 'allied level 1 @ A9.03', 'allied level 1 @ A9.10'";
    let table = soviet(&[], "'iap-4 @ A9.17', 'shap-7 @ A9.17'", bases);
    for (wing, to, active) in
        [("iap-4", "A9.10", true), ("iap-4", "A9.03", false), ("shap-7", "A9.10", false)]
    {
        let mut copy = table.clone();
        copy.does("allied", &format!("fly transfer {to}; send {wing}"), &[]);
        assert_eq!(copy.perch(wing), (to.into(), active));
    }
    assert_eq!(table.look().bases(Side::Allied).count(), 3);
}
