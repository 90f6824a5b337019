//! Replacements (15, 7.413, 7.414).

use crate::support::{Table, given};

fn axis(points: &str, more: &str, units: &str) -> Table {
    given(&format!("phase = 'restock-axis'\npoints = [{points}]\n{more}\nunits = [{units}]"))
}

fn allied(points: &str, more: &str, units: &str) -> Table {
    given(&format!("phase = 'restock-allied'\npoints = [{points}]\n{more}\nunits = [{units}]"))
}

#[test]
fn r15_1_s1_points_are_spent() {
    let mut t = axis("'it 4'", "", "'it-17 reduced @ tripoli', 'it-27 reduced @ tripoli'");
    t.does("axis", "restore it-17", &[]).shows(&["it-17 @ tripoli"]);
}

#[test]
fn r15_11_s1_italian_points_for_italians() {
    axis("'it 8'", "", "'ge-21 reduced @ tripoli', 'it-17 reduced @ tripoli'").refuses(
        "axis",
        "restore ge-21",
        "15.1/1",
    );
}

#[test]
fn r15_12_s1_german_points_for_germans() {
    axis("'ge 8'", "", "'ge-21 reduced @ tripoli'").allows("axis", "restore ge-21");
}

#[test]
fn r15_12_s2_for_iraqis_after_unternehmen_irak() {
    let text = "'ir-bg-1 reduced @ baghdad', 'ge-21 reduced @ tripoli'";
    axis("'ge 8'", "events = ['iraq-active']", text).refuses("axis", "restore ir-bg-1", "15.12/2");
    axis("'ge 8'", "events = ['iraq-active', 'unternehmen-irak']", text).allows("axis", "restore ir-bg-1");
}

#[test]
fn r15_12_s3_for_vichy_after_exporters() {
    let text = "'vf-bg-1 reduced @ beirut', 'ge-21 reduced @ tripoli'";
    axis("'ge 8'", "events = ['vichy-active']", text).refuses("axis", "restore vf-bg-1", "15.12/3");
    axis("'ge 8'", "events = ['vichy-active', 'exporters']", text).allows("axis", "restore vf-bg-1");
}

#[test]
fn r15_12_s4_for_egyptians_after_the_uprising() {
    let text = "'eg-bg-1 reduced @ cairo', 'ge-21 reduced @ tripoli'";
    axis("'ge 8'", "", text).refuses("axis", "restore eg-bg-1", "15.12/4");
    axis("'ge 8'", "events = ['egyptian-uprising']", text).allows("axis", "restore eg-bg-1");
}

#[test]
fn r15_13_british_points_for_british() {
    let t = allied("'br 4'", "", "'br-50 reduced @ cairo', 'aus-6 reduced @ cairo'");
    t.allows("allied", "restore br-50").refuses("allied", "restore aus-6", "15.1/1");
    allied("'cw 4'", "", "'br-50 reduced @ cairo', 'aus-6 reduced @ cairo'").refuses(
        "allied",
        "restore br-50",
        "15.1/1",
    );
}

#[test]
fn r15_14_commonwealth_points() {
    let t = allied("'cw 4'", "", "'nz-2 reduced @ cairo', 'ind-4 reduced @ cairo', 'sa-1 reduced @ cairo'");
    t.allows("allied", "restore nz-2").allows("allied", "restore ind-4").allows("allied", "restore sa-1");
}

#[test]
fn r15_15_s1_points_of_the_minor_allies() {
    let t = allied("'allied 4'", "", "'pol-bg reduced @ cairo', 'br-50 reduced @ cairo'");
    t.allows("allied", "restore pol-bg").refuses("allied", "restore br-50", "15.1/1");
}

#[test]
fn r15_15_s2_only_they_restore_them() {
    allied("'br 8', 'cw 8'", "", "'pol-bg reduced @ cairo', 'br-50 reduced @ cairo'").refuses(
        "allied",
        "restore pol-bg",
        "15.1/1",
    );
}

#[test]
fn r15_16_american_points() {
    let more = "events = ['torch']\nallied = ['oran', 'casablanca']";
    let t =
        allied("'us 4'", more, "'us-1 reduced @ oran', 'ffus-bg-1 reduced @ oran', 'br-50 reduced @ oran'");
    t.allows("allied", "restore us-1").allows("allied", "restore ffus-bg-1").refuses(
        "allied",
        "restore br-50",
        "15.1/1",
    );
}

#[test]
fn r15_3_s1_half_a_point_for_a_battlegroup() {
    let mut t = axis("'it 2'", "", "'it-bg-1 reduced @ tripoli', 'it-bg-2 reduced @ gazala'");
    t.does("axis", "restore it-bg-1", &[]).shows(&["points: it 1"]);
}

#[test]
fn r15_3_s2_a_point_for_a_division() {
    let mut t = axis("'it 3'", "", "'it-17 reduced @ tripoli', 'it-bg-1 reduced @ tripoli'");
    t.does("axis", "restore it-17", &[]).shows(&["points: it 1"]);
}

#[test]
fn r15_3_s3_an_eliminated_unit_may_come_back_whole() {
    let mut t = axis("'it 6'", "", "'it-17 @ rebuild', 'it-27 reduced @ tripoli'");
    t.does("axis", "rebuild it-17 tripoli", &[]).shows(&["it-17 @ tripoli"]);
}

#[test]
fn r15_4_s1_not_what_is_lost_for_good() {
    axis("'it 8'", "", "'it-17 @ lost', 'it-27 reduced @ tripoli'").refuses(
        "axis",
        "rebuild it-17 tripoli",
        "15.4/1",
    );
}

#[test]
fn r15_4_s2_two_steps_are_paid() {
    let mut t = axis("'it 5'", "", "'it-17 @ rebuild', 'it-bg-1 reduced @ tripoli'");
    t.does("axis", "rebuild it-17 tripoli", &[]).shows(&["points: it 1"]);
    axis("'it 3'", "", "'it-17 @ rebuild', 'it-bg-1 reduced @ tripoli'").refuses(
        "axis",
        "rebuild it-17 tripoli",
        "15.1/1",
    );
}

#[test]
fn r15_41_divisions_come_as_reinforcements() {
    let t = allied("'br 8'", "", "'br-50 @ rebuild', 'br-bg-1 @ cairo'");
    t.allows("allied", "rebuild br-50 suez").refuses("allied", "rebuild br-50 cairo", "15.41");
}

#[test]
fn r15_411_gds_and_afr_in_addis_ababa() {
    let t = axis("'it 8'", "", "'it-gds @ rebuild', 'it-17 @ tripoli'");
    t.allows("axis", "rebuild it-gds addis-ababa").refuses("axis", "rebuild it-gds tripoli", "15.411");
    axis("'it 8'", "allied = ['addis-ababa']", "'it-gds @ rebuild', 'it-17 reduced @ tripoli'").refuses(
        "axis",
        "rebuild it-gds reserve",
        "15.411",
    );
}

#[test]
fn r15_413_the_90th_in_tripoli_or_tunis() {
    axis("'ge 8'", "events = ['torch']", "'ge-90 @ rebuild', 'ge-21 @ gazala'")
        .allows("axis", "rebuild ge-90 tunis")
        .refuses("axis", "rebuild ge-90 gazala", "15.41");
}

#[test]
fn r15_414_after_torch_in_all_sources() {
    let more = "events = ['torch']\nallied = ['oran', 'casablanca', 'algiers']";
    let t = allied("'br 8', 'us 8'", more, "'br-50 @ rebuild', 'us-1 @ rebuild', 'br-bg-1 @ cairo'");
    t.allows("allied", "rebuild br-50 oran").allows("allied", "rebuild us-1 suez");
}

#[test]
fn r15_42_battlegroups_into_the_reserve_box() {
    let t = axis("'it 8'", "", "'it-bg-1 @ rebuild', 'it-17 @ tripoli'");
    t.allows("axis", "rebuild it-bg-1 reserve").refuses("axis", "rebuild it-bg-1 tripoli", "15.42");
}

#[test]
fn r15_421_the_lrdg_in_the_deep_desert() {
    allied("'br 8'", "events = ['lrdg']", "'lrdg @ rebuild'")
        .allows("allied", "rebuild lrdg deep-desert")
        .allows("allied", "rebuild lrdg reserve");
}

#[test]
fn r15_422_free_french_in_chad() {
    allied("'allied 8'", "", "'ff-bg-1 @ rebuild'").allows("allied", "rebuild ff-bg-1 chad");
}

#[test]
fn r15_43_a_dot_forbids_replacements() {
    axis("'ge 8'", "events = ['torch']", "'ge-broich reduced @ tunis', 'ge-21 reduced @ tunis'").refuses(
        "axis",
        "restore ge-broich",
        "15.43",
    );
}

#[test]
fn r3_0_srp_2_a_dot_forbids_rebuilding() {
    axis("'ge 8'", "events = ['torch']", "'ge-broich @ rebuild', 'ge-21 reduced @ tunis'").refuses(
        "axis",
        "rebuild ge-broich tunis",
        "15.43",
    );
}

#[test]
fn r15_412_the_mountain_division_carries_a_dot() {
    axis(
        "'ge 8'",
        "events = ['unternehmen-irak', 'vichy-active']",
        "'ge-5-mtn @ rebuild', 'ge-21 reduced @ tripoli'",
    )
    .refuses("axis", "rebuild ge-5-mtn beirut", "15.43");
}

#[test]
fn r15_1_s2_unspent_points_are_lost() {
    let mut t = axis("'it 3', 'br 4'", "", "'it-17 reduced @ tripoli', 'br-50 reduced @ suez'");
    t.does("axis", "done", &[]).asks("allied");
    t.does("allied", "done", &[1; 14]).hides(&["points: it 3", "points: br 4"]);
}

#[test]
fn r5_51_the_axis_spends_first() {
    let mut t = axis("'it 3', 'br 4'", "", "'it-17 reduced @ tripoli', 'br-50 reduced @ suez'");
    t.refuses("allied", "restore br-50", "15.1/1");
    t.does("axis", "done", &[]).allows("allied", "restore br-50");
}

#[test]
fn r5_52_then_the_allies() {
    let mut t = axis("'it 3', 'br 4'", "", "'it-17 reduced @ tripoli', 'br-50 reduced @ suez'");
    t.does("axis", "done", &[]).asks("allied").shows(&["steps: restock allied"]);
}

/// The end of a turn with an event in force.
fn phase(event: &str, units: &str) -> Table {
    let mut t = given(&format!(
        "phase = 'action'\nacting = 'allied'\nround = 6\nevents = ['{event}']\nunits = [{units}]"
    ));
    t.does("allied", "automatic; done", &[]);
    t
}

#[test]
fn r7_413_s1_battlefield_recovery_gives_a_german_point() {
    phase("battlefield-recovery", "'ge-21 reduced @ tripoli', 'br-bg-1 @ suez'")
        .shows(&["points: ge 2"])
        .allows("axis", "restore ge-21");
}

#[test]
fn r7_413_s2_without_any_card() {
    phase("battlefield-recovery", "'ge-21 reduced @ tripoli', 'br-bg-1 @ suez'").shows(&["points: ge 2"]);
}

#[test]
fn r7_414_s1_atlantic_charter_gives_a_point() {
    let mut t = phase("atlantic-charter", "'br-50 reduced @ suez', 'it-17 @ tripoli'");
    t.asks("allied").shows(&["steps: charter"]);
    t.does("allied", "charter br", &[]).shows(&["points: br 2"]);
}

#[test]
fn r7_414_s2_british_or_commonwealth() {
    let mut t = phase("atlantic-charter", "'aus-6 reduced @ suez', 'it-17 @ tripoli'");
    t.refuses("allied", "charter us", "7.414/1");
    t.does("allied", "charter cw", &[]).allows("allied", "restore aus-6");
}

#[test]
fn r7_414_s3_without_any_card() {
    let mut t = phase("atlantic-charter", "'br-50 reduced @ suez', 'it-17 @ tripoli'");
    t.does("allied", "charter br; restore br-50", &[1; 14]).shows(&["br-50 @ suez"]);
}
