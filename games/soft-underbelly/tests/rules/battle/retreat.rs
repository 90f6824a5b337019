//! Retreat of the defender.

use crate::field::{AXIS_SHIPS, field, tunis, window};
use crate::support::Table;

const CALABRIA_AND_FOGGIA: &str = "control = [\"12\", \"13\", \"20\"]";

/// Two Allied cubes in Calabria (13) attack Naples (11).
fn naples(axis: &[&str], control: &str, dice: &[u16]) -> Table {
    let mut table = field("allies", &[&["allies cube x2 @ 13"][..], axis].concat(), control);
    table.does("allies", "attack cube 13-11 x2; done", dice);
    table
}

/// Naples is held by cubes alone; the Allied dice of the first round are given, the Axis rolls ones.
fn naples_cubes(cubes: usize, allied: [u16; 2]) -> Table {
    naples(
        &[&format!("axis cube x{cubes} @ 11")],
        CALABRIA_AND_FOGGIA,
        &[&allied[..], &vec![1; cubes]].concat(),
    )
}

#[test]
fn rretreat_declare_all_units_of_the_area_go() {
    let mut table = naples_cubes(3, [6, 1]);
    table.does("axis", "retreat; fall cube 10", &[]);
    table.refuses("axis", "done", "retreat.declare");
    table.does("axis", "fall cube 09; fall cube 08", &[]);
    table
        .shows(&["axis cube @ 08", "axis cube @ 09", "axis cube @ 10"])
        .asks("allies")
        .allows("allies", "advance cube 13");
}

#[test]
fn rretreat_declare_who_is_not_in_the_area_is_told_so() {
    let units = ["axis cube x2 @ 11", "axis aircraft used @ 11", "axis aircraft used @ 10"];
    let mut table = naples(&units, CALABRIA_AND_FOGGIA, &[]);
    let why = |table: &Table, line: &str| table.refusal("axis", line).map(|r| (r.rule.0, r.why));
    // Before the battle aircraft alone leave it; neither one of Rome nor one that is nowhere is among them.
    for aircraft in ["take aircraft 10", "take aircraft 09", "take aircraft#3 11"] {
        assert_eq!(why(&table, aircraft), Some(("combat.air-withdrawal/1", "why-not-defending")));
    }
    table.does("axis", "done", &[6, 1, 1, 1]);
    assert_eq!(why(&table, "lose tank 11"), Some(("losses.means", "why-not-in-it")));
    table.does("axis", "retreat", &[]);
    for stranger in ["fall tank 10", "fall cube#3 10", "take aircraft 10", "take aircraft#3 11"] {
        assert_eq!(why(&table, stranger), Some(("retreat.declare", "why-not-defending")), "{stranger}");
    }
    table.does("axis", "take aircraft 11; land 10a", &[]);
    table.does("axis", "fall cube 10 x2", &[]).asks("allies");
    let refusal = table.refusal("allies", "advance tank 13").map(|r| (r.rule.0, r.why));
    assert_eq!(refusal, Some(("occupy/1", "why-not-attacking")));
}

#[test]
fn rretreat_declare_also_after_the_last_round() {
    let mut table = naples_cubes(1, [1, 1]);
    for _ in 0..2 {
        assert_eq!(window(&table), Some("withdraw"));
        table.does("axis", "done", &[]).does("allies", "continue", &[1, 1, 1]);
    }
    assert_eq!(window(&table), Some("last-retreat"));
    let mut stays = table.clone();
    stays.does("axis", "decline", &[]).shows(&["axis cube @ 11", "active = axis"]);
    table.does("axis", "retreat; fall cube 10", &[]).does("allies", "advance cube 13 x2", &[]);
    table.shows(&["allies cube x2 @ 11", "axis cube @ 10"]);
}

#[test]
fn rretreat_distance_one_or_two_areas_each_unit_for_itself() {
    let mut table = naples_cubes(3, [6, 1]);
    table.does("axis", "retreat", &[]);
    table.refuses("axis", "fall cube 04", "retreat.path");
    table.does("axis", "fall cube 10; fall cube 08; fall cube 05", &[]);
    table.shows(&["axis cube @ 10", "axis cube @ 08", "axis cube @ 05"]);
}

#[test]
fn rretreat_path_by_adjacent_own_areas_and_white_arrows() {
    // Ancona (09) is Allied: Venice and Bologna, which lie behind it, are out of reach although they are Axis.
    let control = "control = [\"09\", \"12\", \"13\", \"20\"]";
    let mut table = naples(&["axis cube x2 @ 11"], control, &[6, 1, 1, 1]);
    table.does("axis", "retreat", &[]);
    table.refuses("axis", "fall cube 07", "retreat.path").refuses("axis", "fall cube 05", "retreat.path");
    table.allows("axis", "fall cube 10").allows("axis", "fall cube 08");
    // Out of Sicily over the strait, and on.
    let units = ["allies cube x2 @ 17", "axis cube @ 14"];
    let mut sicily = field("allies", &units, "");
    sicily.does("allies", "landing 14 american; board cube 17 x2; done", &[1, 6, 1, 1]).does(
        "axis",
        "retreat",
        &[],
    );
    assert_eq!(sicily.offers("axis"), ["fall cube 11", "fall cube 12", "fall cube 13"]);
}

#[test]
fn rretreat_path_units_may_retreat_into_an_area_still_to_be_attacked() {
    let mut table = field("allies", &["allies cube x2 @ 19", "axis cube @ 16", "axis cube @ 17"], "");
    table.does("allies", "attack cube 19-16; attack cube 19-17; done; battle 17", &[6, 1]);
    table.does("axis", "retreat; fall cube 16", &[]);
    // It takes part in the next battle.
    table.does("allies", "advance cube#2 19", &[1, 1, 1]);
    table.shows(&["axis cube x2 @ 16", "battle = 16 round 1 of 3 hits 0 0"]);
}

#[test]
fn rretreat_value_exactly_one_loss_whatever_its_length() {
    let mut table =
        naples(&["axis cube x2 @ 11", "axis tank used @ 11"], CALABRIA_AND_FOGGIA, &[6, 6, 1, 1, 1]);
    table.does("axis", "retreat", &[]);
    table.refuses("axis", "retreat", "retreat.value");
    // The second loss takes a unit before anybody goes.
    assert_eq!(table.offers("axis"), ["lose cube 11", "lose tank 11"]);
    table.does("axis", "lose tank 11; fall cube 08 x2", &[]).shows(&["axis cube x2 @ 08"]);
}

#[test]
fn rretreat_forbidden_into_ground_of_the_enemy() {
    let mut table = naples_cubes(1, [6, 1]);
    table.does("axis", "retreat", &[]);
    // 12 is Allied but empty, 13 holds the attackers.
    for area in ["12", "13"] {
        table.refuses("axis", &format!("fall cube {area}"), "retreat.forbidden");
    }
}

#[test]
fn rretreat_forbidden_no_way_no_retreat() {
    let units = ["allies cube x2 @ 18", "axis cube x2 @ 17", "axis tank used @ 17"];
    let mut table = tunis(&units, "");
    table.does("allies", "attack cube 18-17 x2; done", &[6, 1, 1, 1, 1]);
    table.refuses("axis", "retreat", "retreat.forbidden").allows("axis", "lose cube 17");
}

#[test]
fn rretreat_voluntary_after_round_1_without_a_loss() {
    let mut table = naples_cubes(2, [1, 1]);
    table.does("axis", "fall cube 10 x2", &[]);
    table.does("allies", "advance cube 13; done", &[]);
    table.shows(&["axis cube x2 @ 10", "allies cube @ 11", "allies cube @ 13"]);
    // Nobody must go, and some may: the others fight on.
    let mut table = naples_cubes(2, [1, 1]);
    table.allows("axis", "done").refuses("axis", "fall tank 10", "retreat.declare");
    table.does("axis", "fall cube 10; done", &[]).shows(&[
        "axis cube @ 10",
        "axis cube @ 11",
        "steps: resolve",
    ]);
    table.asks("allies").allows("allies", "continue");
    // Not before the first round: then aircraft alone fly out.
    let units = ["axis cube x2 @ 11", "axis aircraft used @ 11"];
    let mut table = naples(&units, CALABRIA_AND_FOGGIA, &[]);
    assert_eq!(window(&table), Some("fly-out"));
    table.refuses("axis", "fall cube 10", "retreat.declare");
    // A loss is absorbed before anybody goes, and a withdrawal absorbs none.
    table.does("axis", "done", &[6, 1, 1, 1]).refuses("axis", "fall cube 10", "retreat.declare");
    table.does("axis", "lose cube 11; fall cube 10", &[]).shows(&["axis cube @ 10"]);
}

#[test]
fn rretreat_attacker_never() {
    let units = ["allies cube @ 18", "allies tank used @ 18", "axis cube x2 @ 17"];
    let mut table = tunis(&units, "");
    table.does("allies", "attack cube 18-17; attack tank 18-17; done", &[1, 1, 6, 1]);
    table.refuses("allies", "retreat", "retreat.attacker").allows("allies", "lose tank 18");
    // Nor does a landing force that was intercepted.
    let mut landing =
        field("allies", &["allies cube @ 17", "allies tank @ 17", "axis cube @ 14"], AXIS_SHIPS);
    landing.does("allies", "landing 14 american; board cube 17; board tank 17; done", &[]);
    landing.does("axis", "intercept italian; done", &[5]);
    landing.refuses("allies", "retreat", "retreat.attacker").allows("allies", "lose cube sea");
}

#[test]
fn rretreat_sea_no_transport_out_of_a_battle() {
    let mut table = naples_cubes(2, [6, 1]);
    table.does("axis", "retreat", &[]);
    table.refuses("axis", "sail 15", "retreat.sea").refuses("axis", "embark cube 11", "retreat.sea");
    table.refuses("axis", "fall cube 15", "retreat.path");
    // A coast with no own neighbour is no way out, transport points or not.
    let mut corsica = field("axis", &["allies cube @ 21", "allies cube @ 18", "axis cube x2 @ 15"], "");
    corsica.does("axis", "attack cube 15-21 x2; done", &[6, 1, 1]);
    corsica.hides(&["allies cube @ 21"]).shows(&["transport_allies = 6"]);
}

#[test]
fn rretreat_declare_aircraft_fly_where_there_is_room() {
    // Only Rome (10) is open by land; five cubes stand there, so there is room for one aircraft before the cubes come.
    let units = ["axis cube x2 @ 11", "axis aircraft used @ 11", "axis cube x5 @ 10"];
    let mut table = naples(&units, "control = [\"08\", \"09\", \"12\", \"13\", \"20\"]", &[]);
    table.does("axis", "done", &[6, 1, 1, 1]).does("axis", "retreat", &[]);
    table.refuses("axis", "take aircraft 11; land 09a", "move.air/1");
    table.allows("axis", "fall cube 10; take aircraft 11; land 14a");
    table.does("axis", "take aircraft 11; land 10a", &[]);
    // What is left has one way to go, above the stacking limit for now.
    table.shows(&["axis aircraft used flown @ 10a", "axis cube x7 @ 10"]).asks("allies");
}

#[test]
fn rretreat_declare_the_allies_retreat_as_well() {
    let units =
        ["axis cube x2 @ 16", "allies cube @ 17", "allies aircraft used @ 17", "allies partisans @ 07"];
    let mut table = field("axis", &units, "control = [\"17\", \"18\", \"20\"]\nsurrendered = true");
    table.does("axis", "attack cube 16-17 x2; done", &[]).does("allies", "done", &[6, 1, 1]);
    // Nobody goes to 19, which is Axis ground; aircraft go where they like, turned down.
    table.refuses("allies", "retreat; fall cube 19", "retreat.forbidden");
    table.does("allies", "retreat; take aircraft 17; land 20c", &[]);
    table.shows(&["allies cube @ 18", "allies aircraft used flown @ 20c"]);
    table.does("axis", "advance cube 16 x2", &[]).shows(&["axis cube x2 @ 17"]).hides(&["control: 17"]);
}

#[test]
fn rretreat_forbidden_for_all_if_land_units_have_no_way_though_aircraft_have() {
    let mut table = tunis(&["allies cube @ 18", "axis cube @ 17", "axis aircraft used @ 17"], "");
    table.does("allies", "attack cube 18-17; done", &[]).does("axis", "done", &[6, 1]);
    table.refuses("axis", "retreat", "retreat.forbidden").allows("axis", "lose aircraft 17");
}

#[test]
fn rretreat_value_aircraft_alone_absorb_one_loss_by_flying_off() {
    let mut table = tunis(&["allies cube @ 18", "axis aircraft used x2 @ 17"], "");
    table.does("allies", "attack cube 18-17; done", &[]).does("axis", "done", &[6, 1]);
    table.does("axis", "retreat; take aircraft 17; land 15a", &[]);
    table.refuses("axis", "done", "retreat.declare");
    table.does("axis", "take aircraft 17; land 14a", &[]).does("allies", "advance cube 18", &[]);
    table.shows(&["axis aircraft used @ 14a", "axis aircraft used @ 15a", "allies cube @ 17"]);
}
