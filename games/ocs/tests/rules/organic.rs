//! Organic Trucks (13.2g), pauses (13.2a), columns that are captured, carried and broken out (9.14c, 4.7c, 12.8e/3).

use ocs::{Side, Sink, flag};

use crate::support::{Looking, fought, moves, phase, spent, start};

const OWN: &str = "columns = ['0 axis truck points 1 load 4 of 3-pz @ A8.06']";

#[test]
fn r13_2g_sa_they_never_unload() {
    moves(&["pz-1 @ A8.06"], OWN).refuses("axis", "drive 0; unload 4", "13.2g/A");
    moves(&["pz-1 @ A8.06"], "columns = ['0 axis truck points 1 load 4 @ A8.06']")
        .allows("axis", "drive 0; unload 4");
}

#[test]
fn r13_2g_sb_their_formation_alone_uses_their_load() {
    let fuel = |unit: &str, more: &[&str], at: &str| {
        let first = format!("{unit} @ {at}");
        let units = [&[first.as_str()], more].concat();
        let line = format!("at {at}; take {unit}; fuel {unit} unit");
        moves(&units, OWN).refusal("axis", &line).map(|refusal| refusal.rule.0)
    };
    assert_eq!((fuel("pz-1", &[], "A8.07"), fuel("stug-190", &[], "A8.07")), (None, Some("12.3/1")));
    // Thrown by an HQ, too.
    assert_eq!(fuel("pz-1", &["hq-14 @ A9.08"], "A9.20"), None);
    assert_eq!(fuel("pz-1", &[], "A9.20"), Some("12.3/1"));
    let mut table = moves(&["pz-1 @ A8.07"], OWN);
    table.does("axis", "at A8.07; take pz-1; fuel pz-1 unit; step A8.08", &[]);
    table.shows(&["0 axis truck points 1 load 3 of 3-pz @ A8.06"]);
    assert_eq!(spent(&table, Side::Axis, Sink::Fuel), 1);
}

#[test]
fn r13_2g_sd_they_may_be_in_reserve_until_their_hex_is_dg() {
    let mut table = moves(&["pz-1 @ A8.06"], OWN);
    table
        .does("axis", "drive 0; reserve; halt", &[])
        .shows(&["0 axis truck points 1 load 4 of 3-pz reserve moved @ A8.06"]);
    // Released with the others: in the Exploitation Phase, at its full allowance.
    let held = "columns = ['0 axis truck points 1 of 3-pz reserve @ A8.06']";
    let mut free = phase("exploitation", "axis", &["pz-1 released @ A8.06"], held);
    free.does("axis", "drive 0; step A8.07; halt", &[])
        .shows(&["0 axis truck points 1 spent 4 of 3-pz moved @ A8.07"]);
}

#[test]
fn r5_10c_columns_are_never_dg_and_organic_ones_lose_their_reserve_marker() {
    let held = "columns = ['0 allied truck points 1 of 1-mech reserve @ A8.08', '1 allied truck points 2 @ A8.08']\ndumps = ['axis 9 @ A8.06']";
    let units = ["gun-49 @ A8.06", "i-8 @ A8.07", "r-1 @ A8.08", "pi-41 reserve @ A9.01"];
    let mut table = phase("barrage", "axis", &units, held);
    table.does("axis", "target A8.08; with gun-49; fire A8.06", &[2, 3]);
    table.shows(&["0 allied truck points 1 of 1-mech @ A8.08", "1 allied truck points 2 @ A8.08"]);
}

#[test]
fn r5_7f_other_columns_have_no_reserve_mode() {
    moves(&[], "columns = ['0 axis truck points 1 @ A8.06']").refuses("axis", "drive 0; reserve", "5.7f");
    moves(&["r-1 @ A8.07"], OWN).refuses("axis", "drive 0; reserve", "5.7c");
}

#[test]
fn r5_8c_columns_have_no_strat_mode() {
    // A column moves by its own allowance and is offered no mode but the reserve of Organic Trucks.
    let mut table = moves(&[], OWN);
    table.does("axis", "drive 0", &[]);
    let offers = table.offers("axis");
    assert!(offers.contains(&"reserve".to_string()) && !offers.iter().any(|offer| offer.starts_with("mode")));
    table.refuses("axis", "mode pz-1 strat", "5.4/2");
}

#[test]
fn r5_5c_columns_are_never_in_combat_mode() {
    // They have neither zone nor strength: an enemy truck drives past.
    let table = phase("movement", "allied", &["mc-m move fuelled @ A8.09", "i-9 @ A1.01"], OWN);
    table.allows("allied", "at A8.09; take mc-m; step A8.08>A8.07>A7.07");
    assert!(!table.look().in_zone(Side::Axis, table.hex("A8.07")));
}

#[test]
fn r13_2g_se_they_retreat_with_their_stack_and_never_alone() {
    let columns =
        "columns = ['0 allied truck points 1 load 4 of 1-mech @ A8.08', '1 allied truck points 2 @ A8.08']";
    let units = ["i-8 acts paid @ A8.07", "mc-t1 routed @ A8.08", "pi-41 reserve @ A9.01"];
    let mut table = fought(
        "battle advance, retreat",
        &units,
        "A8.08 by axis lead i-8 none retreat 0 1 around 2",
        columns,
    );
    table.does("allied", "retreat A8.09", &[]);
    table.shows(&["0 allied truck points 1 load 4 of 1-mech @ A8.09", "1 allied truck points 2 @ A8.08"]);
    // Without a unit that goes, it stays and is caught.
    let dead = ["i-8 acts paid @ A8.07", "pi-41 reserve @ A9.01"];
    let mut alone = fought("battle end, advance", &dead, "A8.08 by axis lead i-8 none", columns);
    alone.does("axis", "advance i-8", &[1]).asks("allied");
}

#[test]
fn r13_2g_sf_captured_ones_are_regular() {
    let mut table = moves(&["i-8 @ A8.07"], "columns = ['0 allied truck points 4 load 8 of 1-mech @ A8.08']");
    table.does("axis", "at A8.07; take i-8; step A8.08", &[4]).does("allied", "displace A9.15", &[]);
    table.shows(&[
        "9 axis truck points 2 load 4 @ A8.08",
        "0 allied truck points 2 load 4 of 1-mech moved @ A9.15",
    ]);
}

#[test]
fn r13_2g_sb_their_load_does_not_defend_a_neighbour() {
    let units = ["r-1 @ A8.08", "pz-1 @ A8.07", "i-9 @ A8.07", "r-5 reserve @ A9.19"];
    let more = format!("{OWN}\ndumps = ['allied 9 @ A8.09']");
    let mut table = phase("combat", "allied", &units, &more);
    table.does("allied", "target A8.07; with r-1; attack", &[]).does("axis", "pay", &[]);
    assert!(table.unit("pz-1").has(flag::PAID) && !table.unit("i-9").has(flag::PAID));
    // The division is asked by itself; the price is paid.
    table.refuses("axis", "pay", "12.4/2").allows("axis", "decline");
    table.does("axis", "stocks", &[]);
    assert!(table.unit("i-9").has(flag::LOW) && !table.unit("pz-1").has(flag::LOW));
}

#[test]
fn r13_1d_s1_what_a_division_throws_does_not_defend_another() {
    let units = ["r-1 @ A2.08", "pz-1 @ A1.08", "pz-7 @ A1.08", "hq-3 @ A1.02", "r-5 reserve @ A9.19"];
    let mut table = phase("combat", "allied", &units, "dumps = ['axis 9 @ A1.01', 'allied 9 @ A3.09']");
    table.does("allied", "target A1.08; with r-1; attack", &[]).does("axis", "pay", &[]);
    assert!(table.unit("pz-1").has(flag::PAID) && !table.unit("pz-7").has(flag::PAID));
}

#[test]
fn r13_2g_sg_their_load_may_be_withheld_from_combat() {
    let units = ["pz-1 @ A8.07", "r-1 @ A8.08", "pi-41 reserve @ A9.01"];
    let mut uses = phase("combat", "axis", &units, OWN);
    uses.does("axis", "target A8.08; with pz-1; pay", &[])
        .shows(&["0 axis truck points 1 load 3 of 3-pz @ A8.06"]);
    let mut keeps = phase("combat", "axis", &units, OWN);
    keeps.does("axis", "target A8.08; with pz-1; stocks", &[]);
    assert!(keeps.unit("pz-1").has(flag::LOW));
    // In defence as well.
    let units = ["r-1 @ A8.08", "pz-1 @ A8.07", "r-5 reserve @ A9.19"];
    let more = format!("{OWN}\ndumps = ['allied 9 @ A8.09']");
    let mut defends = phase("combat", "allied", &units, &more);
    defends.does("allied", "target A8.07; with r-1; attack", &[]);
    defends.allows("axis", "pay").allows("axis", "stocks");
}

#[test]
fn r12_10e_sb_every_dump_is_used_but_for_organic_trucks() {
    let mut table =
        moves(&["pz-1 exhausted @ A8.06"], &format!("{OWN}\ndumps = ['axis 1 @ A8.07', 'axis 1 @ A8.05']"));
    table.does("axis", "done; draw A8.05", &[]);
    assert!(table.unit("pz-1").has(flag::LOW));
    assert_eq!(spent(&table, Side::Axis, Sink::Restock), 2);
    table.shows(&["0 axis truck points 1 load 4 of 3-pz @ A8.06"]);
}

#[test]
fn r13_2a_s1_a_column_pauses_so_that_its_load_pays() {
    let mut table = moves(&["pz-1 @ A1.08"], "columns = ['0 axis truck points 2 load 8 @ A1.01']");
    table.refuses("axis", "at A1.08; take pz-1; fuel pz-1 unit", "12.3/1");
    table.does("axis", "drive 0; step A1.02>A1.03; pause; fuel pz-1 unit; done", &[]);
    table.refuses("axis", "at A1.08", "6.1g");
    table.does("axis", "step A1.04; halt; at A1.08; take pz-1; step A1.07; halt", &[]);
    table.shows(&["0 axis truck points 2 load 7 spent 12 moved @ A1.04"]);
    // It builds, too.
    let mut works = moves(&["i-8 @ A8.06"], "columns = ['0 axis truck points 2 load 8 @ A8.02']");
    works.does("axis", "drive 0; step A8.03; pause; dig A8.06; done; halt", &[]);
    works.shows(&["axis level 1 worked @ A8.06", "0 axis truck points 2 spent 4 moved @ A8.03"]);
}

#[test]
fn r13_2a_s2_it_pays_for_no_combat() {
    let mut table =
        moves(&["pz-1 fuelled @ A8.07", "r-1 @ A8.08"], "columns = ['0 axis truck points 2 load 8 @ A8.05']");
    table.does("axis", "drive 0; pause", &[]);
    table.refuses("axis", "overrun A8.08", "13.2a/2").refuses("axis", "with pz-1", "13.2a/2");
}

#[test]
fn r9_14c_s3_the_owner_says_which_kinds_are_captured() {
    let columns =
        "columns = ['0 allied truck points 2 load 8 @ A8.08', '1 allied truck points 2 of 1-mech @ A8.08']";
    let mut table = moves(&["i-8 @ A8.07"], columns);
    // Half of four points: he gives the empty ones, and half of 8T goes with them (9.14c/1).
    table.does("axis", "at A8.07; take i-8; step A8.08", &[4]).asks("allied");
    table.refuses("allied", "give 5", "9.14c/1");
    table.does("allied", "give 1; displace A9.15", &[]);
    table.shows(&["9 axis truck points 2 load 4 @ A8.08", "0 allied truck points 2 load 4 moved @ A9.15"]);
    // Full ones go full.
    let columns = "columns = ['0 allied truck points 2 load 8 @ A8.08', '1 allied truck points 2 load 8 of 1-mech @ A8.08']";
    let mut table = moves(&["i-8 @ A8.07"], columns);
    table.does("axis", "at A8.07; take i-8; step A8.08", &[4]).does("allied", "give 0; displace A9.15", &[]);
    table.shows(&["9 axis truck points 2 load 8 @ A8.08"]);
}

#[test]
fn r9_12d_s1_bystanders_may_retreat_along() {
    let units = ["i-8 acts paid @ A8.07", "i-9 @ A8.07", "r-1 @ A8.08", "pi-41 reserve @ A9.01"];
    let mut table = fought(
        "battle attacker-retreat, option attacker",
        &units,
        "A8.08 by axis lead i-8 r-1 option 1 0 exploit 0 around 2",
        "columns = ['0 axis truck points 1 @ A8.07']\ndumps = ['axis 4 @ A8.07']",
    );
    table.does("axis", "yield", &[]);
    table.refuses("axis", "take r-1", "9.12d/1");
    table.does("axis", "take i-9; retreat A8.06", &[]);
    assert_eq!((table.unit("i-8").at, table.unit("i-9").at), (table.hex("A8.06"), table.hex("A8.06")));
    table.shows(&["0 axis truck points 1 @ A8.07", "axis 4 @ A8.07"]);
}

#[test]
fn r4_7c_s1_a_column_ships_for_its_points_with_its_load_free() {
    let more = "columns = ['0 axis truck points 2 load 8 @ A7.04']\naxis = ['linden', 'ostheim']";
    let mut table = moves(&[], more);
    table
        .does("axis", "rail-column 0; detrain A7.08", &[])
        .shows(&["0 axis truck points 2 load 8 moved @ A7.08"]);
    assert_eq!(table.look().s.rail[1], 12 - 8);
}

#[test]
fn r13_2e_s1_a_column_goes_by_rail_within_the_cap() {
    let own = "axis = ['linden', 'ostheim']";
    moves(&[], &format!("columns = ['0 axis truck points 4 @ A7.04']\n{own}")).refuses(
        "axis",
        "rail-column 0",
        "13.3b/1",
    );
    moves(&[], &format!("columns = ['0 axis truck points 2 spent 91 @ A7.04']\n{own}")).refuses(
        "axis",
        "rail-column 0",
        "4.7d/3",
    );
    moves(&[], &format!("columns = ['0 axis truck points 2 @ A7.06']\n{own}")).refuses(
        "axis",
        "rail-column 0",
        "13.3e/1",
    );
}

#[test]
fn r4_7_s1_what_may_be_carried_by_rail() {
    let more = "columns = ['0 axis truck points 1 @ A7.04']\ndumps = ['axis 4 @ A7.04']\naxis = ['linden', 'ostheim']";
    let table = moves(&["mot-16 move @ A7.04"], more);
    table.allows("axis", "entrain mot-16").allows("axis", "rail-column 0").allows("axis", "freight A7.04 4");
    // A column carries supply and nothing else.
    table.refuses("axis", "drive 0; take mot-16", "6.0/1");
}

#[test]
fn r13_3a_s3_a_multi_track_line_takes_half_the_cap() {
    // Allied rails: two tracks from the edge to Weston, one from there to Oakham.
    let table = || {
        let more = "dumps = ['allied 8 @ A7.17']\nrail = ['12', '12']";
        phase("movement", "allied", &["hq-63 @ A7.19", "r-5 @ A9.19", "i-9 @ A1.01"], more)
    };
    let mut double = table();
    double.does("allied", "freight A7.17 8; detrain A7.19", &[]);
    assert_eq!(double.look().s.rail[0], 12 - 4);
    let mut single = table();
    single.does("allied", "freight A7.17 8; detrain A7.13", &[]);
    assert_eq!(single.look().s.rail[0], 12 - 8);
}

#[test]
fn r13_3a_s2_a_trainbusting_zone_on_the_way_doubles_the_cap() {
    let more = "dumps = ['axis 8 @ A7.04']\naxis = ['linden', 'ostheim']";
    let cap = |busted: &str| {
        let mut table = moves(&[], &format!("{more}\n{busted}"));
        table.does("axis", "freight A7.04 4; detrain A7.08", &[]);
        table.look().s.rail[1]
    };
    assert_eq!((cap(""), cap("busted = ['allied A8.06']")), (12 - 4, 12 - 8));
    moves(&[], &format!("{more}\nbusted = ['allied A7.06']")).refuses("axis", "freight A7.04 8", "13.3b/1");
}

#[test]
fn r12_8e_s3_points_break_out_one_by_one_on_the_first_turn() {
    let columns = "columns = ['0 axis truck points 3 load 8 @ A2.14']";
    let mut table = phase("breakout", "axis", &["i-9 @ A2.14", "i-8 @ A9.06"], columns);
    // 3 + 1 fails; 4 and 6 come back after two and five turns, with what each carries.
    table.does("axis", "flee 0", &[3, 4, 2, 6, 5]);
    table.shows(&["9 axis truck points 1 load 4 @ away-2", "10 axis truck points 1 @ away-5"]);
    assert_eq!(spent(&table, Side::Axis, Sink::Lost), 4);
    // Those of one turn come back as one.
    let mut table = phase("breakout", "axis", &["i-9 @ A2.14", "i-8 @ A9.06"], columns);
    table.does("axis", "flee 0", &[4, 2, 5, 2, 6, 2]).shows(&["9 axis truck points 3 load 8 @ away-2"]);
    phase("breakout", "axis", &["i-9 @ A2.14"], "columns = ['0 axis truck points 3 cut @ A2.14']")
        .refuses("axis", "flee 0", "12.8e/3");
    phase("breakout", "axis", &["i-9 @ A2.14"], "columns = ['0 axis truck points 3 @ A9.05']")
        .refuses("axis", "flee 0", "12.8e/1");
    // Whom a capture left with more than it holds keeps it, or takes it down (9.14c/2).
    let laden = "columns = ['0 axis wagon points 2 load 9 @ A2.14']";
    let mut table = phase("breakout", "axis", &["i-9 @ A2.14", "i-8 @ A9.06"], laden);
    table.does("axis", "flee 0", &[3, 4, 2]).shows(&["9 axis wagon points 1 load 5 @ away-2"]);
    assert_eq!(spent(&table, Side::Axis, Sink::Lost), 4);
    // The Supply Phase ends the first turn.
    let mut later = moves(&[], columns);
    later.does("axis", "done", &[]).shows(&["0 axis truck points 3 load 8 cut @ A2.14"]);
}

#[test]
fn rintro_setup_sc_columns_beside_supply_may_start_loaded() {
    let mut table = start();
    table.does("axis", "done", &[]);
    // The wagons of Oakham start with supply, as the scenario says; the trucks of Alton may load what lies there.
    table.shows(&["1 allied wagon points 5 load 8 @ A7.13", "allied 16 @ A9.15"]);
    table
        .does("allied", "stow 0", &[])
        .shows(&["0 allied truck points 3 load 12 moved @ A9.15", "allied 4 @ A9.15"]);
    table.refuses("allied", "stow 0", "intro.setup/C").refuses("allied", "stow 3", "6.3a");
}

#[test]
fn rintro_setup_sd_organic_trucks_start_full_only_if_it_is_said() {
    // Those of the panzers are said to be full; an empty one could load from a dump in its hex like others.
    start().shows(&["10 axis truck points 1 load 4 of 3-pz @ A9.06"]);
    start().refuses("axis", "stow 10", "intro.setup/C");
}

#[test]
fn r13_2a_s1_a_pause_fuels_a_formation_and_pays_for_sappers() {
    let units = ["pz-1 @ A8.06", "pg-3 @ A8.06", "rec-3 @ A4.18", "pi-41 @ A8.06", "r-5 reserve @ A9.19"];
    let load = "columns = ['0 axis truck points 3 load 12 @ A8.05']";
    let mut table = phase("movement", "axis", &units, load);
    table.does("axis", "drive 0; pause; fuel pz-1 formation", &[]);
    // 12.5c/A/2: whom the load does not reach is left out.
    let tanked = |key: &str| table.unit(key).has(flag::TANKED);
    assert_eq!(["pz-1", "pg-3", "rec-3"].map(tanked), [true, true, false]);
    // To raze is free, and needs no pause.
    table.refuses("axis", "construct pi-41 wreck A8.07", "19.0f/1");
    table.does("axis", "construct pi-41 dig A8.07; done; step A8.04", &[]);
    table.shows(&["axis level 1 worked @ A8.07", "0 axis truck points 3 spent 4 @ A8.04"]);
}
