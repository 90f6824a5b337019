//! Redeployment (12).

use crate::support::{Table, given};

fn axis(units: &str) -> Table {
    given(&format!("phase = 'redeploy'\nops = 4\nunits = [{units}]"))
}

fn allied(more: &str, units: &str) -> Table {
    given(&format!("phase = 'redeploy'\nacting = 'allied'\nops = 4\n{more}\nunits = [{units}]"))
}

#[test]
fn r12_1_over_long_distances() {
    let mut t = axis("'it-17 @ tripoli', 'it-27 @ bardia'");
    t.does("axis", "redeploy it-17; to bardia", &[]).shows(&["it-17 moved @ bardia"]);
}

#[test]
fn r12_2_one_point_or_three() {
    let mut t = axis("'it-17 @ tripoli', 'it-bg-1 @ tripoli', 'it-27 @ tripoli'");
    t.does("axis", "redeploy it-17; to buerat", &[]).shows(&["ops = 1"]);
    t.refuses("axis", "redeploy it-27", "12.2");
    t.does("axis", "redeploy it-bg-1; to buerat", &[]).shows(&["ops = 0"]);
}

#[test]
fn r12_3_s1_once_an_action() {
    let mut t = axis("'it-bg-1 @ tripoli', 'it-27 @ tripoli'");
    t.does("axis", "redeploy it-bg-1; to buerat", &[]).refuses("axis", "redeploy it-bg-1", "12.3/1");
}

#[test]
fn r12_3_s2_again_with_the_next_card() {
    let mut t = axis("'it-bg-1 @ tripoli', 'br-bg-1 @ cairo'");
    t.does("axis", "redeploy it-bg-1; to buerat; done", &[]).shows(&["it-bg-1 @ buerat"]);
}

#[test]
fn r12_4_points_are_split_at_will() {
    let mut t = axis("'it-bg-1 @ tripoli', 'ge-bg-1 @ benghazi'");
    t.does("axis", "redeploy it-bg-1; to buerat; redeploy ge-bg-1; to gazala", &[]).shows(&["ops = 2"]);
}

#[test]
fn r12_5_only_in_supply() {
    axis("'it-bg-1 @ cairo', 'it-17 @ tripoli'").refuses("axis", "redeploy it-bg-1", "13.72");
}

#[test]
fn r12_6_s1_to_a_friendly_supplied_space() {
    let mut t = axis("'it-17 @ tripoli'");
    t.does("axis", "redeploy it-17", &[]).refuses("axis", "to halfaya", "12.6/1").allows("axis", "to bardia");
}

#[test]
fn r12_6_s2_through_friendly_spaces() {
    let mut t = given(
        "phase = 'redeploy'\nops = 4\nallied = ['el-agheila']\nunits = ['it-17 @ misurata', 'it-27 @ tobruk']",
    );
    t.does("axis", "redeploy it-17", &[]).refuses("axis", "to gazala", "12.6/2").allows("axis", "to buerat");
}

#[test]
fn r12_6_s3_the_lrdg_to_cairo() {
    let mut t = allied("events = ['lrdg']", "'lrdg @ deep-desert'");
    t.does("allied", "redeploy lrdg; to cairo", &[]).shows(&["lrdg moved @ cairo"]);
}

#[test]
fn r12_6_s4_beside_the_enemy() {
    let mut t = axis("'it-17 @ tripoli', 'br-bg-1 @ halfaya'");
    t.does("axis", "redeploy it-17", &[]).allows("axis", "to bardia");
}

#[test]
fn r12_61_stop_at_the_nile() {
    let mut t = allied("", "'br-bg-1 @ cairo', 'br-bg-2 @ aswan'");
    t.does("allied", "redeploy br-bg-1", &[]).allows("allied", "to khartoum").refuses(
        "allied",
        "to kassala",
        "12.6/2",
    );
}

#[test]
fn r12_7_from_port_to_port() {
    let mut t = allied("", "'br-bg-1 @ alexandria', 'br-bg-2 @ tobruk'");
    t.does("allied", "redeploy br-bg-1", &[]).allows("allied", "to tobruk");
    let mut t = allied("", "'br-bg-1 @ cairo', 'br-bg-2 @ tobruk'");
    t.does("allied", "redeploy br-bg-1", &[]).refuses("allied", "to tobruk", "12.6/2");
}

#[test]
fn r12_71_s1_axis_ports() {
    let mut t = axis("'it-17 @ tripoli'");
    t.does("axis", "redeploy it-17", &[]).allows("axis", "to sicily").refuses(
        "axis",
        "to massawa",
        "12.71/1",
    );
}

#[test]
fn r12_71_s2_tunis_and_bizerte_after_torch() {
    let mut t = given("phase = 'redeploy'\nops = 4\nevents = ['torch']\nunits = ['it-17 @ tripoli']");
    t.does("axis", "redeploy it-17", &[]).allows("axis", "to tunis").allows("axis", "to bizerte");
    let mut t = axis("'it-17 @ tripoli'");
    t.does("axis", "redeploy it-17", &[]).refuses("axis", "to tunis", "10.51");
}

#[test]
fn r12_72_s1_allied_ports() {
    let mut t = allied("events = ['torch']", "'br-bg-1 @ alexandria', 'br-bg-2 @ tunis'");
    t.does("allied", "redeploy br-bg-1", &[])
        .refuses("allied", "to tunis", "12.72/1")
        .allows("allied", "to haifa");
}

#[test]
fn r12_72_s2_casablanca_oran_and_algiers_after_torch() {
    let mut t =
        allied("events = ['torch']\nallied = ['oran', 'casablanca', 'algiers']", "'br-bg-1 @ alexandria'");
    t.does("allied", "redeploy br-bg-1", &[]).allows("allied", "to oran").allows("allied", "to algiers");
}

#[test]
fn r12_73_not_to_malta() {
    let mut t = allied("", "'br-bg-1 @ alexandria'");
    t.does("allied", "redeploy br-bg-1", &[]).refuses("allied", "to malta", "12.73");
}

#[test]
fn r12_8_s1_from_the_reserve_to_a_source_or_kin() {
    let mut t = axis("'it-bg-1 @ reserve', 'it-17 @ bardia', 'ge-21 @ gazala'");
    t.does("axis", "redeploy it-bg-1", &[]).allows("axis", "to tripoli").allows("axis", "to bardia").refuses(
        "axis",
        "to gazala",
        "12.8/1",
    );
}

#[test]
fn r12_8_s2_minor_allies_count_as_british() {
    let mut t = allied("", "'pol-bg @ reserve', 'br-bg-1 @ fuka', 'aus-6 @ cairo'");
    t.does("allied", "redeploy pol-bg", &[])
        .allows("allied", "to fuka")
        .refuses("allied", "to cairo", "12.8/1");
}

#[test]
fn r12_8_s3_vichy_to_syria() {
    let mut t = given(
        "phase = 'redeploy'\nops = 4\nevents = ['vichy-active', 'unternehmen-irak']\nunits = ['vf-bg-1 @ reserve', 'vf-bg-2 @ haifa']",
    );
    t.does("axis", "redeploy vf-bg-1", &[]).allows("axis", "to beirut").refuses("axis", "to haifa", "12.8/3");
}

#[test]
fn r12_8_s4_iraqis_to_iraq() {
    let mut t = given(
        "phase = 'redeploy'\nops = 4\nevents = ['iraq-active', 'unternehmen-irak']\naxis_too = ['baghdad', 'mosul', 'hassetche']\nunits = ['ir-bg-1 @ reserve', 'ir-bg-2 @ hassetche']",
    );
    t.does("axis", "redeploy ir-bg-1", &[]).allows("axis", "to baghdad").refuses(
        "axis",
        "to hassetche",
        "12.8/4",
    );
}

#[test]
fn r12_8_s5_the_lrdg_to_the_deep_desert() {
    let mut t = allied("events = ['lrdg']", "'lrdg @ cairo'");
    t.does("allied", "redeploy lrdg; to deep-desert", &[]).shows(&["lrdg moved @ deep-desert"]);
}

#[test]
fn r12_81_s1_the_lrdg_redeploys_like_others() {
    let mut t = allied("events = ['lrdg']", "'lrdg @ cairo'");
    t.does("allied", "redeploy lrdg", &[]).allows("allied", "to alexandria").allows("allied", "to reserve");
}

#[test]
fn r12_81_s2_the_deep_desert_is_its_own() {
    let mut t = allied("events = ['lrdg']", "'br-bg-1 @ cairo'");
    t.does("allied", "redeploy br-bg-1", &[]).refuses("allied", "to deep-desert", "12.81/2");
}

#[test]
fn r12_82_no_path_is_needed_from_the_reserve() {
    let mut t = given(
        "phase = 'redeploy'\nops = 4\nallied = ['el-agheila']\nunits = ['it-bg-1 @ reserve', 'it-17 @ tobruk']",
    );
    t.does("axis", "redeploy it-bg-1", &[]).allows("axis", "to tobruk");
}

#[test]
fn r12_83_germans_fly_to_the_middle_east() {
    let text = |passing: &str| {
        format!(
            "phase = 'redeploy'\nops = 4\nevents = ['vichy-active', 'unternehmen-irak']\npassing = [{passing}]\nunits = ['ge-bg-1 @ reserve', 'vf-bg-1 @ aleppo']"
        )
    };
    let mut t = given(&text(""));
    t.does("axis", "redeploy ge-bg-1; to aleppo", &[]).shows(&["passing: airlift"]);
    let mut t = given(&text("'airlift'"));
    t.does("axis", "redeploy ge-bg-1", &[]).refuses("axis", "to aleppo", "12.8/1");
}

#[test]
fn r12_84_s1_battlegroups_into_the_reserve_box() {
    let mut t = axis("'it-bg-1 @ bardia', 'it-17 @ bardia'");
    t.refuses("axis", "redeploy it-17; to reserve", "12.84/1");
    t.does("axis", "redeploy it-bg-1; to reserve", &[]).shows(&["it-bg-1 moved @ reserve"]);
}

#[test]
fn r12_84_s2_not_from_east_africa() {
    let mut t = axis("'it-bg-1 @ addis-ababa'");
    t.does("axis", "redeploy it-bg-1", &[]).refuses("axis", "to reserve", "12.84/2");
}
