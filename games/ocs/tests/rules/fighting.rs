//! Combat: what was left of 9.0 to 9.14a, with hedgehogs (16.0d).

use ocs::{Mode, PARTS, Side, Sink};

use crate::support::{Looking, Table, fights, fought, given, moves, phase, sized, spent};

#[test]
fn r9_0_s1_attacks_belong_to_the_combat_segments() {
    let dump = "dumps = ['axis 9 @ A8.06']";
    moves(&["i-8 @ A8.07", "r-1 @ A8.08"], dump).refuses("axis", "target A8.08", "9.0/1");
    fights(&["i-8 @ A8.07", "r-1 @ A8.08"]).allows("axis", "target A8.08; with i-8; attack");
    phase("exploitation-combat", "axis", &["i-8 released @ A8.07", "r-1 @ A8.08"], dump)
        .allows("axis", "target A8.08; with i-8; attack");
}

#[test]
fn r9_0_s5_stores_add_no_strength_and_take_no_loss() {
    let stores = "columns = ['0 allied truck points 3 @ A8.08']\ndumps = ['allied 12 @ A8.08']";
    assert_eq!(sized("A8.08", &["i-8 acts paid @ A8.07", "tb-12 paid @ A8.08"], stores).defence, 6 * PARTS);
    // Two losses against a unit of one step: the second is nobody's.
    let units = ["i-8 acts paid @ A8.07", "tb-12 @ A8.08", "tb-11 @ A8.08", "pi-41 reserve @ A9.01"];
    let mut table = fought(
        "battle defender-option, losses allied 2 combat A8.08",
        &units,
        "A8.08 by axis lead i-8 tb-12 losses 0 2 exploit 0 around 2",
        stores,
    );
    table.does("allied", "lose tb-12", &[]).shows(&["0 allied truck points 3 @ A8.08", "allied 12 @ A8.08"]);
}

#[test]
fn r9_1c_s3_overruns_may_be_repeated_from_the_hex_of_the_stack() {
    // A tank brigade with 8 MP overruns twice: the first leaves the defender in his hex.
    let units = ["pz-1 fuelled @ A8.07", "pz-2 fuelled @ A8.07", "r-1 @ A8.08"];
    let mut table = moves(&units, "dumps = ['axis 20 @ A8.06']");
    table.does("axis", "at A8.07; take pz-1; take pz-2; overrun A8.08", &[]).does("allied", "stocks", &[]);
    // 24 to 14 is 2:1; no surprise; 6 + 1 = 7: AL1/Do1.
    table.does("axis", "lead pz-1", &[3, 4, 3, 3]).does("allied", "lose r-1", &[]);
    table.allows("axis", "overrun A8.08").refuses("axis", "overrun A8.09", "6.1/1");
}

/// 3½ points attack 28: 1:8, beyond the table.
fn hopeless(dice: &[u16]) -> Table {
    let mut table = fights(&["i-8 oos lost=1 @ A8.07", "r-1 @ A8.08", "r-5 @ A8.08"]);
    table.does("axis", "target A8.08; with i-8; attack", &[]).does("allied", "stocks; lead r-1", dice);
    table
}

#[test]
fn r9_1g_shifts_count_from_the_outermost_column_and_end_there() {
    // The defender's surprise of 6 leads nowhere: 7 on 1:5 is AL1o1/-. The attacker's of 2 leads to 1:3: AL1o1/Do1.
    assert_eq!(hopeless(&[1, 1, 6, 3, 4]).state.battle.option, [1, 0]);
    assert_eq!(hopeless(&[6, 6, 2, 3, 4]).state.battle.option, [1, 1]);
}

#[test]
fn r9_8_s2_surprise_shifts_by_a_die_to_the_right_or_left() {
    // 14 to 14 in the open; 7: AL1/Do1 on 2:1 (one column right), AL1o1/Do1 on 1:1 and 1:2.
    let options = |dice: &[u16]| {
        let mut table = fights(&["i-8 @ A8.07", "r-1 @ A8.08"]);
        table.does("axis", "target A8.08; with i-8; attack", &[]).does("allied", "stocks", dice);
        table.state.battle.option
    };
    assert_eq!(options(&[3, 4, 3, 4]), [1, 1]);
    assert_eq!(options(&[6, 6, 1, 3, 4]), [0, 1]);
    assert_eq!(options(&[1, 1, 4, 3, 4]), [1, 0]);
}

#[test]
fn r9_3a_every_attacker_must_be_able_to_enter() {
    let units = ["stug-190 @ A3.10", "i-9 @ A3.10", "r-1 @ A3.11"];
    let table = phase("combat", "axis", &units, "dumps = ['axis 9 @ A3.09']");
    table.refuses("axis", "target A3.11; with stug-190", "9.1f/1").allows("axis", "target A3.11; with i-9");
}

#[test]
fn r9_3b_s1_the_defender_picks_among_the_terrains_of_the_hex() {
    // Southam lies in a swamp: Very Close is better for him than the Close of a village.
    let village = sized("A4.15", &["i-8 acts paid @ A4.14", "r-1 paid @ A4.15"], "");
    assert_eq!((village.terrain, village.column), (ocs::Terrain::Swamp, 2));
}

#[test]
fn r9_4c_s1_his_own_terrain_is_chosen_apart_from_theirs() {
    // Swamp for the armour that attacks; for his own tanks, which it would halve, the village.
    let units =
        ["i-7 acts paid @ A4.14", "i-9 acts paid @ A4.14", "pz-1 acts paid @ A4.14", "tb-12 paid @ A4.15"];
    let sized = sized("A4.15", &units, "");
    assert_eq!(sized.attack, 35 * PARTS);
    assert_eq!((sized.terrain, sized.defence), (ocs::Terrain::Village, 6 * PARTS));
}

#[test]
fn r9_4e_s5_the_reduction_is_judged_unit_by_unit() {
    use ocs::{Antitank, Category, Share};
    // Against Light AT alone heavy tanks keep x2, light grenadiers drop to x1½.
    let share = |category, own| ocs::reduced(Share(2, 1), category, own, Antitank::Light);
    assert_eq!(share(Category::Armor, Antitank::Heavy), Share(2, 1));
    assert_eq!(share(Category::Mech, Antitank::Light), Share(3, 2));
    let tanks = given(
        "phasing = 'allied'\nunits = ['tb-12 acts paid @ A8.07', 'rec-3 paid @ A8.08']\nbattle = 'A8.08 by allied'\nsteps = ['turn second', 'player combat', 'assaults combat', 'battle roll']",
    );
    assert_eq!(ocs::assess(tanks.look()).attack, 12 * PARTS, "heavy tanks against light recon");
    let both =
        sized("A8.08", &["pz-1 acts paid @ A8.07", "pg-3 acts paid @ A8.07", "tb-12 paid @ A8.08"], "");
    assert_eq!(both.attack, 9 * PARTS + 12 * PARTS, "against heavy AT both are reduced");
}

#[test]
fn r9_6_s2_ratings_count_for_surprise_and_for_the_roll() {
    // AR 4 against 2: 8 + 2 is surprise; then 1 + 6 + 2 = 9 two columns right.
    let mut table = fights(&["i-8 @ A8.07", "r-4 @ A8.08"]);
    table.does("axis", "target A8.08; with i-8; attack", &[]).does("allied", "stocks", &[4, 4, 1, 1, 6]);
    // 14 to 12 is 1:1; one column right is 2:1; 9: Ao1/Do1.
    assert_eq!((table.state.battle.option, table.unit("i-8").lost), ([1, 1], 0));
}

#[test]
fn r9_6a_s1_a_dg_units_rating_is_one_lower() {
    let table = fights(&["i-8 dg @ A8.07", "i-11 @ A8.07"]);
    assert_eq!((table.look().rating(table.id("i-8")), table.look().rating(table.id("i-11"))), (3, 3));
}

#[test]
fn r9_6a_s2_a_strat_units_rating_is_nought() {
    let table = fights(&["i-8 strat @ A8.07"]);
    assert_eq!(table.look().rating(table.id("i-8")), 0);
}

#[test]
fn r9_11_s3_nobody_loses_more_steps_than_it_has() {
    // AL2 against a stack of one step: the second loss is ignored, and the combat ends.
    let mut table = fights(&["stug-190 @ A8.07", "r-1 @ A8.08", "i-9 @ A4.09", "r-4 @ A4.10"]);
    table.does("axis", "target A8.08; with stug-190; attack", &[]).does("allied", "stocks", &[3, 4, 1, 1]);
    table.shows(&["stug-190 lost=1 @ dead"]).allows("axis", "target A4.10");
}

#[test]
fn r9_11a_the_owner_chooses_who_loses() {
    let units =
        ["i-8 acts paid hit @ A8.07", "i-9 acts paid @ A8.07", "i-11 acts paid @ A8.07", "r-1 @ A8.08"];
    let table = fought("losses axis 1 combat A8.08", &units, "A8.08 by axis lead i-8 r-1", "");
    table.allows("axis", "lose i-9").allows("axis", "lose i-11").refuses("axis", "lose r-1", "9.11a");
}

#[test]
fn r9_11b_required_losses_are_steps_and_never_hexes() {
    let units = ["i-8 acts paid @ A8.07", "i-9 acts paid @ A8.07", "r-1 @ A8.08"];
    let table = fought("losses axis 1 combat A8.08", &units, "A8.08 by axis lead i-8 r-1 losses 1 0", "");
    table.refuses("axis", "yield", "9.10b").allows("axis", "lose i-8");
}

/// The defender of A8.08 retreats so many hexes before i-8 in A8.07.
fn routed(hexes: u8, units: &[&str]) -> Table {
    let all = [&["i-8 acts paid @ A8.07", "pi-41 reserve @ A9.01"][..], units].concat();
    let battle = format!("A8.08 by axis lead i-8 none retreat 0 {hexes} exploit 0 around 2");
    fought("battle advance, retreat", &all, &battle, "")
}

#[test]
fn r9_12_s2_a_retreat_may_wind_its_way() {
    // Two hexes away, round the unit that bars the straight way.
    let table = routed(2, &["r-1 routed @ A8.08", "i-9 move @ A8.09"]);
    table.allows("allied", "retreat A8.10").refuses("allied", "retreat A8.09", "9.12/1");
}

#[test]
fn r9_12a_s1_a_dg_result_disorganises_before_the_retreat() {
    let units = ["i-8 acts paid @ A8.07", "r-1 @ A8.08", "r-4 @ A8.08", "pi-41 reserve @ A9.01"];
    let mut table = fought(
        "battle defender-losses, losses axis 1 combat A8.08",
        &[&units[..], &["i-9 acts paid @ A8.07"]].concat(),
        "A8.08 by axis lead i-8 r-1 option 0 2 losses 1 0 exploit 0 around 2 dg",
        "",
    );
    table.does("axis", "lose i-8", &[]).asks("allied");
    assert_eq!((table.unit("r-1").mode, table.unit("r-4").mode), (Mode::Dg, Mode::Dg));
}

#[test]
fn r5_10a_sa_a_dg_result_of_combat_or_barrage_makes_dg() {
    r9_12a_s1_a_dg_result_disorganises_before_the_retreat();
    let units = ["gun-49 @ A8.06", "i-8 @ A8.07", "r-1 @ A8.08", "pi-41 reserve @ A9.01"];
    let mut table = phase("barrage", "axis", &units, "dumps = ['axis 20 @ A8.06']");
    table.does("axis", "target A8.08; with gun-49; fire A8.06", &[2, 3]);
    assert_eq!(table.unit("r-1").mode, Mode::Dg);
}

#[test]
fn r5_10a_sb_the_second_hex_of_a_retreat_makes_dg() {
    let mut table = routed(2, &["r-1 routed @ A8.08", "r-2 @ A8.10"]);
    table.does("allied", "retreat A8.10", &[]);
    assert_eq!((table.unit("r-1").mode, table.unit("r-2").mode), (Mode::Dg, Mode::Dg));
}

#[test]
fn r5_10a_sc_s1_a_retreat_into_a_zone_makes_dg() {
    let mut table = routed(1, &["r-1 routed @ A8.08", "i-9 @ A8.10"]);
    table.does("allied", "retreat A8.09", &[]);
    assert_eq!((table.unit("r-1").mode, table.unit("r-1").lost), (Mode::Dg, 0));
}

#[test]
fn r5_10a_sc_s2_dg_units_lose_one_step_among_them_there() {
    let mut table = routed(1, &["r-1 dg routed @ A8.08", "r-4 dg routed @ A8.08", "i-9 @ A8.10"]);
    table.does("allied", "retreat A8.09", &[]);
    table.allows("allied", "lose r-1");
    table.does("allied", "lose r-4", &[]);
    assert_eq!((table.unit("r-1").lost, table.unit("r-4").lost), (0, 1));
}

#[test]
fn r9_12b_s2_who_never_moves_dies_in_a_retreat_and_never_advances() {
    // The fortress company moves in no mode.
    let units = ["i-8 acts paid @ A8.07", "fort-2 @ A8.08", "pi-41 reserve @ A9.01"];
    let mut table = fought(
        "battle defender-retreat, option",
        &units,
        "A8.08 by axis lead i-8 fort-2 option 0 1 exploit 0 around 2",
        "",
    );
    table.does("allied", "yield", &[]).shows(&["fort-2 lost=1 @ dead"]);
}

#[test]
fn r9_12g_sb_no_advance_after_a_retreat_of_the_attackers() {
    let units =
        ["i-8 acts paid @ A8.07", "i-9 acts paid @ A8.07", "r-4 lost=1 @ A8.08", "pi-41 reserve @ A9.01"];
    let mut table = fought(
        "battle attacker-retreat, option attacker",
        &units,
        "A8.08 by axis lead i-8 r-4 option 1 0 losses 0 1 exploit 0 around 2",
        "",
    );
    // The defender dies of his loss, and nobody is asked to advance.
    table.does("axis", "yield; retreat A8.06", &[]).shows(&["r-4 lost=2 @ dead"]);
    assert_eq!(table.unit("i-8").at, table.hex("A8.06"));
    table.refuses("axis", "advance i-8", "9.12g/1");
}

#[test]
fn r9_12g_sd1_after_an_overrun_all_attackers_enter() {
    let units = ["pz-1 fuelled @ A8.07", "pz-2 fuelled @ A8.07", "r-4 dg lost=1 @ A8.08"];
    let mut table = moves(&units, "dumps = ['axis 9 @ A8.06']");
    table.does("axis", "at A8.07; take pz-1; take pz-2; overrun A8.08", &[]).does("allied", "decline", &[]);
    table.does("axis", "lead pz-1", &[6, 6, 6, 6, 6]);
    let target = table.hex("A8.08");
    assert_eq!((table.unit("pz-1").at, table.unit("pz-2").at), (target, target));
}

/// Ae4/DL1o2 against a reduced division that declines: 26 to 3.
fn breakthrough() -> Table {
    let units = ["i-8 @ A8.07", "i-9 @ A8.07", "i-7 @ A8.07", "r-4 lost=1 @ A8.08"];
    let mut table = fights(&units);
    table.does("axis", "target A8.08; with i-8; with i-9; attack", &[]).does("allied", "decline", &[]);
    table.does("axis", "lead i-9", &[3, 4, 4, 5]);
    table
}

#[test]
fn r9_13_s2_only_those_who_attacked_exploit() {
    let mut table = breakthrough();
    table.does("axis", "done", &[]);
    assert_eq!((table.unit("i-8").mode, table.unit("i-7").mode), (Mode::Exploit, Mode::Combat));
}

#[test]
fn r9_13a_exploiting_units_move_and_fight_in_the_exploitation_phase() {
    let mut table = breakthrough();
    table.does("axis", "done", &[]);
    table.allows("axis", "at A8.07; take i-8; step A8.08").refuses("axis", "at A8.07; take i-7", "11.0a/1");
}

#[test]
fn r5_9_s1_exploitation_mode_keeps_the_side_that_is_up() {
    let mut table = breakthrough();
    table.does("axis", "done", &[]);
    assert!(table.unit("i-8").mode == Mode::Exploit && !table.unit("i-8").moves());
    moves(&["i-8 @ A8.07"], "").refuses("axis", "release i-8", "5.7b/1");
}

#[test]
fn r5_9a_no_exploit_marker_where_9_13_denies_it() {
    // From an overrun (9.13b/B).
    let units = ["pz-1 fuelled @ A8.07", "pz-2 fuelled @ A8.07", "r-4 dg lost=1 @ A8.08"];
    let mut table = moves(&units, "dumps = ['axis 9 @ A8.06']");
    table.does("axis", "at A8.07; take pz-1; take pz-2; overrun A8.08", &[]).does("allied", "decline", &[]);
    table.does("axis", "lead pz-1", &[6, 6, 6, 6, 6]);
    assert_eq!(table.unit("pz-1").mode, Mode::Combat);
}

#[test]
fn r5_4_s3_an_involuntary_mode_stays_until_clean_up() {
    let mut table = moves(&["i-8 dg @ A8.07", "r-1 dg @ A8.12"], "");
    table.refuses("axis", "at A8.07; take i-8; mode i-8 reserve", "5.4/4");
    table.does("axis", "done", &[]).does("allied", "done", &[3, 3, 1, 1]);
    assert_eq!((table.unit("i-8").mode, table.unit("r-1").mode), (Mode::Combat, Mode::Dg));
}

#[test]
fn r9_14a_s2_an_attack_without_strength_is_paid_for_and_starts_on_the_left() {
    let sized = sized("A8.08", &["pz-1 strat acts paid @ A8.07", "r-1 paid @ A8.08"], "");
    assert_eq!((sized.attack, sized.column, sized.odds), (0, 0, None));
    phase("combat", "axis", &["i-8 exhausted @ A8.07", "r-1 @ A8.08"], "").refuses(
        "axis",
        "target A8.08",
        "12.4/3",
    );
}

#[test]
fn r9_14a_s3_no_strength_on_either_side_is_one_to_one() {
    let sized = sized("A8.08", &["pz-1 strat acts paid @ A8.07", "r-1 strat paid @ A8.08"], "");
    assert_eq!(sized.column, 4);
}

#[test]
fn r16_0d_s1_the_level_is_taken_from_the_combat_roll() {
    let result = |level: u8| {
        let works =
            if level == 0 { String::new() } else { format!("hedgehogs = ['allied level {level} @ A8.08']") };
        let mut table = phase(
            "combat",
            "axis",
            &["i-8 @ A8.07", "r-1 @ A8.08"],
            &format!("dumps = ['axis 24 @ A8.06']\n{works}"),
        );
        table.does("axis", "target A8.08; with i-8; attack", &[]).does("allied", "stocks", &[4, 4, 6, 4]);
        table.state.battle.option
    };
    // 1:1: 10 is Ao1/Do1, 8 AL1/Do1, 6 AL1o1/Do1.
    assert_eq!([result(0), result(2), result(4)], [[1, 1], [0, 1], [1, 1]]);
}

#[test]
fn r16_0d_s2_any_level_takes_one_from_the_surprise_roll() {
    for level in [1, 4] {
        let works = format!("dumps = ['axis 24 @ A8.06']\nhedgehogs = ['allied level {level} @ A8.08']");
        let mut table = phase("combat", "axis", &["i-8 @ A8.07", "r-1 @ A8.08"], &works);
        table.does("axis", "target A8.08; with i-8; attack", &[]);
        // 6 is no surprise without works; with them it is the defender's.
        table.does("allied", "stocks", &[3, 3, 1, 3, 4]);
    }
}

#[test]
fn r12_4_s1_only_attackers_pay_by_the_step() {
    let mut table = fights(&["i-8 @ A8.07", "stug-190 @ A8.07", "r-1 @ A8.08"]);
    table.does("axis", "target A8.08; with stug-190; attack", &[]);
    assert_eq!(spent(&table, Side::Axis, Sink::Attack), 1);
}

#[test]
fn r11_0c_combat_of_the_exploitation_phase_is_normal_combat_without_exploit() {
    let dump = "dumps = ['axis 20 @ A8.06']";
    let units = ["gun-49 released @ A8.06", "pz-1 released fuelled @ A8.07", "r-1 @ A8.08"];
    phase("exploitation", "axis", &units, dump).allows("axis", "at A8.07; take pz-1; overrun A8.08");
    phase("exploitation-barrage", "axis", &units, dump)
        .allows("axis", "target A8.08; with gun-49; fire A8.06");
    let units = ["i-8 released @ A8.07", "i-9 released @ A8.07", "r-4 lost=1 @ A8.08"];
    let mut table = phase("exploitation-combat", "axis", &units, dump);
    table.does("axis", "target A8.08; with i-8; with i-9; attack", &[]).does("allied", "decline", &[]);
    table.does("axis", "lead i-9", &[3, 4, 4, 5]).does("axis", "done", &[3, 3, 1, 1]);
    assert_eq!(table.unit("i-8").mode, Mode::Combat);
}

#[test]
fn r13_4_s2_guns_move_and_fire_in_one_phase() {
    let units = ["gun-49 reserve fuelled @ A8.05", "i-8 @ A8.07", "r-1 @ A8.08"];
    let mut table = phase("reaction", "allied", &units, "dumps = ['axis 9 @ A8.05']");
    table.does("axis", "release gun-49; at A8.05; take gun-49; step A8.06; halt; done", &[]);
    table.allows("axis", "target A8.08; with gun-49; fire A8.05");
}
