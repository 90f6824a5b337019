//! Air Drops: plans, parachutes, gliders (14.10).

use ocs::{Hold, Side, Sink, flag};

use crate::support::{Looking, Table, phase, sky_from};

const BASES: [&str; 2] = ["axis level 2 gliders 2 @ A9.03", "allied level 2 @ A9.17"];
const PLAN: &str = "dumps = ['axis 8 @ A9.03']\nplans = ['fj-1 turn 1 @ A9.12', 'i-9 turn 1 @ A9.12']";
const JUMP: &str = "airdrop; fly drop A9.12; carry tg-1 normal; lift fj-1 cabin";

/// Paratroops and infantry at a base with Ju 52s, planned to go to A9.12 in this turn.
fn ready(units: &[&str], wings: &[&str], more: &str) -> Table {
    let units = [&["fj-1 move @ A9.03"], units].concat();
    let wings = [&["tg-1 @ A9.03", "stuka-1 @ A9.03"], wings].concat();
    sky_from("movement", &units, &wings, &BASES, more)
}

fn tokens(table: &Table, at: &str) -> u16 {
    table.state.dump(table.hex(at)).map_or(0, |dump| dump.tokens)
}

#[test]
fn r14_10a_paratroops_jump_others_need_gliders() {
    let table = ready(&["i-9 move lost=1 @ A9.03"], &["tg-2 @ A9.03"], PLAN);
    let both = "airdrop; fly drop A9.12; carry tg-1 normal; carry tg-2 normal";
    table.refuses("axis", &format!("{both}; lift i-9 cabin"), "14.10a");
    table
        .allows("axis", &format!("{both}; tow tg-1; lift i-9 glider"))
        .allows("axis", &format!("{both}; lift fj-1 cabin"));
    table.allows("axis", &format!("{both}; lift supply 2 cabin"));
}

#[test]
fn r14_10b_s1_a_drop_is_planned_two_turns_ahead() {
    let mut table = sky_from(
        "refit",
        &["fj-1 @ A9.03", "pz-1 @ A9.03"],
        &["jg-3 inactive @ A9.03"],
        &BASES,
        "turn = 2
dumps = ['axis 4 @ A9.03']",
    );
    table.refuses("axis", "plan fj-1 3", "14.10b/1").refuses("axis", "plan pz-1 4", "14.10a");
    table.does("axis", "plan fj-1 4; zone A9.12", &[]);
    assert_eq!(table.state.plans[0].turn, 4);
    // Only as planned: the hex, the turn, the Movement Phase.
    ready(&[], &[], PLAN).allows("axis", JUMP);
    ready(&[], &[], PLAN).refuses(
        "axis",
        "airdrop; fly drop A9.13; carry tg-1 normal; lift fj-1 cabin",
        "14.10b/1",
    );
    ready(&[], &[], &format!("turn = 2\n{PLAN}")).refuses("axis", JUMP, "14.10b/1");
    sky_from("exploitation", &["fj-1 move released @ A9.03"], &["tg-1 @ A9.03"], &BASES, PLAN)
        .refuses("axis", JUMP, "14.10b/1");
    sky_from("movement", &[], &["tg-1 @ A9.03"], &BASES, "").refuses("axis", "plan fj-1 4", "14.10b/1");
}

#[test]
fn r14_10b_s2_one_plan_a_unit() {
    let more = "dumps = ['axis 4 @ A9.03']";
    let mut table = sky_from("refit", &["fj-1 @ A9.03"], &["jg-3 inactive @ A9.03"], &BASES, more);
    table.does("axis", "plan fj-1 4; zone A9.12", &[]);
    table.refuses("axis", "plan fj-1 5", "14.10b/2");
}

#[test]
fn r14_10b_s3_supply_is_dropped_without_a_plan() {
    for step in ["movement", "exploitation"] {
        let more = "dumps = ['axis 8 @ A9.03']";
        let mut table = sky_from(step, &["i-8 @ A9.12"], &["tg-1 @ A9.03", "stuka-1 @ A9.03"], &BASES, more);
        // First that something is dropped, then where; and only where there is somebody to fly it.
        table.refuses("axis", "fly drop A9.12", "14.10b/3").refuses("axis", "airdrop; done", "2.1/3");
        let grounded = sky_from(step, &["i-8 @ A9.12"], &["stuka-1 @ A9.03"], &BASES, more);
        grounded.refuses("axis", "airdrop", "14.9a");
        table.does("axis", "airdrop; fly drop A9.12; carry tg-1 normal; lift supply 1 cabin; go", &[2, 3]);
        assert_eq!((tokens(&table, "A9.12"), tokens(&table, "A9.03")), (1, 7));
    }
}

#[test]
fn r14_10b_s4_who_dropped_needs_no_trace_supply() {
    let mut table = ready(&[], &[], PLAN);
    table.does("axis", JUMP, &[]).does("axis", "go", &[3, 3]);
    assert!(table.unit("fj-1").has(flag::DROPPED));
}

#[test]
fn r12_6h_no_trace_supply_on_the_turn_of_the_drop() {
    // Both stand far from any source; whoever jumped is not asked for food.
    let more = "wings = ['kg-27 @ A9.03']\nbases = ['axis level 1 @ A9.03']\nsteps = ['turn end', 'player supply', 'supply trace']\nturn = 6\nfirst = 'allied'";
    let units = ["fj-1 dropped @ A1.18", "i-8 @ A1.16", "r-5 reserve @ A9.20"];
    let table = phase("movement", "axis", &units, more);
    let hungry = ocs::hungry(table.look(), Side::Axis);
    assert_eq!((hungry.contains(table.id("fj-1")), hungry.contains(table.id("i-8"))), (false, true));
}

#[test]
fn r14_10c_plans_are_cancelled_or_delayed() {
    let more = "plans = ['fj-1 turn 3 @ A9.12']\ndumps = ['axis 4 @ A9.03']";
    let mut table = sky_from("refit", &["fj-1 @ A9.03"], &["jg-3 inactive @ A9.03"], &BASES, more);
    table.does("axis", "delay fj-1", &[]);
    assert_eq!((table.state.plans[0].turn, table.state.plans[0].at), (4, table.hex("A9.12")));
    table.refuses("axis", "delay fj-1", "14.10c");
    let mut table =
        sky_from("refit", &["fj-1 @ A9.03"], &["tg-1 @ A9.03", "jg-3 inactive @ A9.03"], &BASES, more);
    table.does("axis", "cancel fj-1", &[]);
    table.refuses("axis", "plan fj-1 4", "14.10b/2").refuses("axis", "cancel fj-1", "14.10c");
}

#[test]
fn r14_10c_what_is_past_or_cancelled_is_torn_up_when_the_phase_is_over() {
    let more = "turn = 3\nplans = ['fj-1 turn 5 @ A9.12']\ndumps = ['axis 4 @ A9.03']";
    let mut table = sky_from("refit", &["fj-1 @ A9.03"], &["jg-3 inactive @ A9.03"], &BASES, more);
    table.does("axis", "cancel fj-1", &[]).does("axis", "done", &[4, 4, 4, 4]);
    assert!(table.state.plans.iter().all(|plan| plan.unit == u16::MAX), "{:?}", table.state.plans);
    let mut table = sky_from("refit", &["fj-1 @ A9.03"], &["jg-3 inactive @ A9.03"], &BASES, more);
    table.does("axis", "delay fj-1", &[]).does("axis", "done", &[4, 4, 4, 4]).shows(&["fj-1 turn 6 @ A9.12"]);
}

#[test]
fn r14_10d_s1_two_dice_for_every_unit_and_token() {
    // An enemy hex in the open: 6.
    for (dice, lands) in [([3, 3], true), ([2, 3], false)] {
        let mut table = ready(&[], &[], PLAN);
        table.does("axis", JUMP, &[]).does("axis", "go", &dice);
        assert_eq!(table.unit("fj-1").at == table.hex("A9.12"), lands);
        assert_eq!(table.unit("fj-1").at == ocs::off::DEAD, !lands);
    }
    let mut table = ready(&[], &["tg-2 @ A9.03"], PLAN);
    table.does(
        "axis",
        "airdrop; fly drop A9.12; carry tg-1 normal; carry tg-2 normal; lift supply 2 cabin; go",
        &[3, 3, 1, 1],
    );
    assert_eq!(tokens(&table, "A9.12"), 1);
    assert_eq!(table.state.books[Side::Axis as usize].spent[Sink::Flown as usize], 1);
    // Friendly or not, Clear or Closed: woods in A12.19.
    let look = table.look();
    let need = |at: &str| ocs::landing(look, Side::Axis, table.hex(at), Hold::Cabin);
    assert_eq!((need("A9.12"), need("A9.15"), need("A9.01")), (6, 7, 5));
    assert_eq!(ocs::landing(look, Side::Allied, table.hex("A9.12"), Hold::Cabin), 7);
}

#[test]
fn r14_10d_s2_not_on_top_of_the_enemy() {
    let mut table = ready(&["r-1 @ A9.12"], &[], PLAN);
    table.does("axis", JUMP, &[]).does("axis", "go", &[]);
    assert_eq!(table.unit("fj-1").at, ocs::off::DEAD);
    // What is not a combat unit is captured: a die for the dump.
    let more = "dumps = ['axis 8 @ A9.03', 'allied 4 @ A9.12']\nplans = ['fj-1 turn 1 @ A9.12']";
    let table = sky_from("movement", &["fj-1 @ A9.03"], &["tg-1 @ A9.03", "stuka-1 @ A9.03"], &BASES, more);
    table.refuses("axis", JUMP, "5.5a");
    let mut table = ready(&[], &[], more);
    table.does("axis", JUMP, &[]).does("axis", "go", &[3, 3, 5]);
    assert_eq!(
        table.state.dump(table.hex("A9.12")).map(|dump| (dump.side, dump.tokens)),
        Some((Side::Axis, 2))
    );
}

#[test]
fn r14_10d_s3_who_dropped_moves_no_further() {
    let mut table = ready(&[], &[], PLAN);
    table.does("axis", JUMP, &[]).does("axis", "go", &[3, 3]);
    table.refuses("axis", "at A9.12", "6.1f");
}

#[test]
fn r14_10e_sa_a_glider_is_used_once() {
    let mut table = ready(&[], &["tg-2 @ A9.03"], PLAN);
    table.does(
        "axis",
        "airdrop; fly drop A9.12; carry tg-1 normal; tow tg-1; lift supply 2 glider; go",
        &[3, 3, 3, 3],
    );
    assert_eq!(table.base("A9.03").gliders, 1);
    let none = ["axis level 2 @ A9.03", "allied level 2 @ A9.17"];
    sky_from("movement", &[], &["tg-1 @ A9.03"], &none, PLAN).refuses(
        "axis",
        "airdrop; fly drop A9.12; carry tg-1 normal; tow tg-1",
        "14.10e/A",
    );
}

#[test]
fn r14_10e_sb_gliders_are_lost_with_their_base() {
    let bases = "bases = ['axis level 1 gliders 2 @ A9.12', 'axis level 2 @ A9.03']";
    let mut table = phase(
        "movement",
        "allied",
        &["tb-10 fuelled @ A9.13", "eng-3 @ A9.20", "i-7 reserve @ A9.01"],
        bases,
    );
    table.does("allied", "at A9.13; take tb-10; step A9.12", &[]);
    assert_eq!((table.base("A9.12").side, table.base("A9.12").gliders), (Side::Allied, 0));
}

#[test]
fn r14_10e_sc_what_a_transport_tows() {
    let table = ready(&[], &["tg-2 lost=1 @ A9.03"], PLAN);
    // A glider for its own load; at half range two, or one and its load.
    let with = |line: &str| {
        let mut copy = table.clone();
        copy.does("axis", &format!("airdrop; fly drop A9.12; {line}"), &[]);
        (copy.look().capacity(Hold::Glider), copy.look().capacity(Hold::Cabin))
    };
    assert_eq!(with("carry tg-1 normal; tow tg-1"), (4, 0));
    assert_eq!(with("carry tg-1 near; tow tg-1"), (4, 2));
    assert_eq!(with("carry tg-1 near; tow tg-1; tow tg-1"), (8, 0));
    table.refuses("axis", "airdrop; fly drop A9.12; carry tg-1 normal; tow tg-1; tow tg-1", "14.10e/C");
    table.refuses("axis", "airdrop; fly drop A9.12; carry tg-2 normal; tow tg-2", "14.10e/C");
}

#[test]
fn r14_10e_sd_gliders_do_not_count_as_unloaded() {
    let bases = ["axis level 2 gliders 2 @ A9.03", "axis level 1 unloaded 2 @ A9.09"];
    let mut table = sky_from("movement", &[], &["tg-1 @ A9.03"], &bases, PLAN);
    table.refuses("axis", "fly transport A9.09; carry tg-1 normal; lift supply 1 cabin", "14.9f");
    table.does(
        "axis",
        "fly transport A9.09; carry tg-1 normal; tow tg-1; lift supply 2 glider; go; home A9.03",
        &[],
    );
    assert_eq!((tokens(&table, "A9.09"), table.base("A9.09").unloaded), (2, 2));
}

#[test]
fn r14_10e_se_gliders_land_better() {
    let table = ready(&[], &[], PLAN);
    let need = |hold| ocs::landing(table.look(), Side::Axis, table.hex("A9.12"), hold);
    assert_eq!(need(Hold::Glider), need(Hold::Cabin) - 1);
    let mut table = table;
    // 5 is enough for a glider.
    table.does("axis", "airdrop; fly drop A9.12; carry tg-1 normal; tow tg-1; lift fj-1 glider; go", &[2, 3]);
    assert_eq!(table.unit("fj-1").at, table.hex("A9.12"));
}

#[test]
fn r14_10e_sf_a_tow_that_is_hit_keeps_one_token() {
    let bases = ["axis level 2 gliders 2 @ A9.03", "allied level 2 @ A9.17"];
    let wings = ["tg-1 @ A9.03", "stuka-1 @ A9.03", "iap-4 @ A9.17"];
    let mut table = sky_from("movement", &[], &wings, &bases, PLAN);
    table.does("axis", "airdrop; fly drop A9.12; carry tg-1 normal; tow tg-1; lift supply 2 glider; go", &[]);
    // Flak 9 + 2; 1T is lost with the step, the other lands.
    table.does("allied", "done", &[4, 5, 3, 3]);
    assert_eq!((table.wing("tg-1").lost, tokens(&table, "A9.12")), (1, 1));
    assert_eq!(table.state.books[Side::Axis as usize].spent[Sink::Flown as usize], 1);
}

#[test]
fn r14_10e_sg_gliders_take_no_part_in_air_combat() {
    let bases = ["axis level 2 gliders 2 @ A9.03", "allied level 2 @ A9.17"];
    let mut table =
        sky_from("movement", &[], &["tg-1 @ A9.03", "stuka-1 @ A9.03", "iap-4 @ A9.17"], &bases, PLAN);
    table.does("axis", "airdrop; fly drop A9.12; carry tg-1 normal; tow tg-1; lift supply 2 glider; go", &[]);
    // One against one: the Ju 52 is sent home, and with it glider and load.
    table.does("allied", "scramble iap-4", &[4, 4, 1]);
    assert_eq!(
        (table.base("A9.03").gliders, tokens(&table, "A9.03"), table.wing("tg-1").active),
        (2, 8, false)
    );
}
