//! Losses, replacements of divisions, overruns (11.4).

use crate::support::{Table, given, with};

/// The Allies at Sidi Suleiman take losses.
fn toll(left: u8, units: &str) -> Table {
    given(&format!(
        "steps = ['turn after', 'operation dash', 'assault', 'battle hit attacker last', 'losses allied {left} 0']\nround = 1\ntarget = 'sidi-suleiman'\nattackers_number = {left}\nattackers_fired = true\ndefenders_fired = true\nunits = ['ge-21 attacks @ sidi-omar', {units}]"
    ))
}

#[test]
fn r11_41_the_result_is_the_loss_number() {
    toll(1, "'br-bg-1 @ sidi-suleiman', 'pol-bg @ sidi-suleiman'")
        .shows(&["attackers_number = 1"])
        .allows("allied", "lose pol-bg");
}

#[test]
fn r11_281_s1_each_takes_what_the_other_inflicts() {
    let mut t = toll(1, "'br-bg-1 @ sidi-suleiman', 'pol-bg @ sidi-suleiman'");
    t.does("allied", "lose pol-bg", &[]).shows(&["pol-bg reduced routed @ sidi-suleiman"]);
}

#[test]
fn r11_281_s2_the_defender_loses_before_the_attacker() {
    let mut t = given(
        "phase = 'assault'\nattacks = ['sidi-omar']\nunits = ['it-bg-1 @ sidi-omar', 'it-tank-1 @ sidi-omar', 'br-bg-1 @ sidi-suleiman', 'pol-bg @ sidi-suleiman']",
    );
    // Attack 2, armour, Italians: a 6 becomes 5 on column 3: 2. Defence 2: a 4 gives 1.
    t.does("axis", "attack sidi-suleiman; join it-bg-1; join it-tank-1; engage", &[6, 4]).asks("allied");
    t.does("allied", "lose br-bg-1; lose pol-bg", &[]).asks("axis").shows(&["steps: losses axis 1 0"]);
}

#[test]
fn r11_42_s1_a_step_absorbs_the_loss_factor() {
    let mut t = toll(4, "'aus-9 @ sidi-suleiman', 'br-bg-1 @ sidi-suleiman'");
    t.does("allied", "lose aus-9", &[])
        .shows(&["aus-9 reduced routed @ sidi-suleiman", "br-bg-1 reduced routed @ sidi-suleiman"]);
}

#[test]
fn r11_42_s2_a_number_below_all_factors_hurts_nobody() {
    let mut t = given(
        "phase = 'assault'\nattacks = ['sidi-omar']\nunits = ['it-17 @ sidi-omar', 'aus-9 @ sidi-suleiman', 'aus-6 @ sidi-suleiman']",
    );
    t.does("axis", "attack sidi-suleiman; join it-17; engage", &[6, 1])
        .shows(&["aus-9 @ sidi-suleiman", "aus-6 @ sidi-suleiman"]);
}

#[test]
fn r11_42_s3_else_losses_must_be_taken() {
    toll(1, "'br-bg-1 @ sidi-suleiman', 'pol-bg @ sidi-suleiman'").refuses("allied", "done", "11.281/1");
}

#[test]
fn r11_421_eliminated_units_go_to_the_rebuild_box() {
    let mut t = toll(1, "'br-bg-1 reduced @ sidi-suleiman', 'pol-bg reduced @ sidi-suleiman'");
    t.does("allied", "lose pol-bg", &[]).shows(&["pol-bg @ rebuild"]);
}

#[test]
fn r11_43_s1_as_close_as_possible() {
    let t = toll(4, "'aus-9 @ sidi-suleiman', 'br-bg-1 @ sidi-suleiman', 'pol-bg @ sidi-suleiman'");
    t.allows("allied", "lose aus-9").allows("allied", "lose br-bg-1");
    let mut t = toll(
        3,
        "'aus-9 @ sidi-suleiman', 'br-bg-1 reduced @ sidi-suleiman', 'pol-bg reduced @ sidi-suleiman'",
    );
    t.refuses("allied", "lose br-bg-1", "11.43/1");
    t.does("allied", "lose aus-9", &[]).shows(&["aus-9 reduced routed @ sidi-suleiman"]);
}

#[test]
fn r11_43_s2_never_more() {
    let t = toll(2, "'aus-9 @ sidi-suleiman', 'br-bg-1 @ sidi-suleiman', 'pol-bg @ sidi-suleiman'");
    t.refuses("allied", "lose aus-9", "11.43/2");
}

#[test]
fn r11_44_s1_a_battlegroup_takes_the_place_of_a_division() {
    let t = toll(
        3,
        "'aus-9 reduced @ sidi-suleiman', 'aus-6 @ sidi-suleiman', 'aus-bg-1 @ reserve', 'aus-bg-2 reduced @ reserve'",
    );
    let mut t = t;
    t.does("allied", "lose aus-9", &[]).shows(&[
        "aus-9 @ rebuild",
        "aus-bg-1 routed @ sidi-suleiman",
        "aus-bg-2 reduced @ reserve",
    ]);
}

#[test]
fn r11_441_it_is_compulsory() {
    let mut t = toll(3, "'aus-9 reduced @ sidi-suleiman', 'aus-6 @ sidi-suleiman', 'aus-bg-1 @ reserve'");
    t.does("allied", "lose aus-9", &[]).shows(&["aus-bg-1 routed @ sidi-suleiman"]);
}

#[test]
fn r11_44_s2_a_reduced_one_if_there_is_no_other() {
    let mut t =
        toll(3, "'aus-9 reduced @ sidi-suleiman', 'aus-6 @ sidi-suleiman', 'aus-bg-2 reduced @ reserve'");
    t.does("allied", "lose aus-9", &[]).shows(&["aus-bg-2 reduced routed @ sidi-suleiman"]);
}

#[test]
fn r11_44_s3_without_one_the_division_is_lost() {
    let mut t = toll(3, "'aus-9 reduced @ sidi-suleiman', 'aus-6 @ sidi-suleiman', 'br-bg-1 @ reserve'");
    t.does("allied", "lose aus-9", &[]).shows(&["aus-9 @ lost", "br-bg-1 @ reserve"]);
}

#[test]
fn r11_44_s4_it_takes_further_losses() {
    let mut t = toll(4, "'aus-9 reduced @ sidi-suleiman', 'nz-2 @ sidi-suleiman', 'aus-bg-1 @ reserve'");
    t.does("allied", "lose aus-9", &[]).shows(&["aus-bg-1 reduced routed @ sidi-suleiman"]);
}

#[test]
fn r11_442_s1_british_by_british() {
    let mut t = toll(3, "'br-50 reduced @ sidi-suleiman', 'nz-2 @ sidi-suleiman', 'ind-bg-1 @ reserve'");
    t.does("allied", "lose br-50", &[]).shows(&["br-50 @ lost", "ind-bg-1 @ reserve"]);
}

#[test]
fn r11_442_s2_indians_by_indians_or_british() {
    let mut t = toll(
        3,
        "'ind-4 reduced @ sidi-suleiman', 'nz-2 @ sidi-suleiman', 'ind-bg-1 @ reserve', 'br-bg-1 @ reserve'",
    );
    t.does("allied", "lose ind-4", &[])
        .asks("allied")
        .allows("allied", "replace ind-bg-1")
        .allows("allied", "replace br-bg-1");
}

#[test]
fn r11_442_s3_australians_by_australians() {
    let mut t = toll(3, "'aus-9 reduced @ sidi-suleiman', 'aus-6 @ sidi-suleiman', 'nz-bg @ reserve'");
    t.does("allied", "lose aus-9", &[]).shows(&["aus-9 @ lost"]);
}

#[test]
fn r11_442_s4_south_africans_by_south_africans() {
    let mut t = toll(
        3,
        "'sa-1 reduced @ sidi-suleiman', 'aus-6 @ sidi-suleiman', 'sa-bg-1 @ reserve', 'br-bg-1 @ reserve'",
    );
    t.does("allied", "lose sa-1", &[]).shows(&["sa-bg-1 routed @ sidi-suleiman"]);
}

#[test]
fn r11_442_s5_new_zealanders_by_new_zealanders() {
    let mut t = toll(3, "'nz-2 reduced @ sidi-suleiman', 'aus-6 @ sidi-suleiman', 'aus-bg-1 @ reserve'");
    t.does("allied", "lose nz-2", &[]).shows(&["nz-2 @ lost"]);
}

#[test]
fn r11_443_minor_allies_replace_nobody() {
    let mut t = toll(
        3,
        "'ind-4 reduced @ sidi-suleiman', 'nz-2 @ sidi-suleiman', 'ind-bg-1 @ reserve', 'br-bg-1 @ reserve', 'pol-bg @ reserve'",
    );
    t.does("allied", "lose ind-4", &[]).refuses("allied", "replace pol-bg", "11.443");
}

#[test]
fn r11_444_supply_does_not_matter() {
    let mut t = toll(3, "'aus-9 reduced @ sidi-suleiman', 'aus-6 @ sidi-suleiman', 'aus-bg-1 @ reserve'");
    for space in ["sofafi", "halfaya"] {
        let at = t.rules.theatre().by_key[space];
        t.state.axis.put(at, true);
    }
    t.does("allied", "lose aus-9", &[]).shows(&["aus-9 @ rebuild"]);
}

#[test]
fn r11_45_free_french_divisions_by_their_own() {
    let mut t = toll(
        2,
        "'ffus-dma reduced @ sidi-suleiman', 'ffus-dmc @ sidi-suleiman', 'ffus-bg-1 @ reserve', 'us-bg-1 @ reserve'",
    );
    t.does("allied", "lose ffus-dma", &[]).shows(&["ffus-bg-1 routed @ sidi-suleiman"]);
}

#[test]
fn r11_46_forts_lose_nothing() {
    let t = given("phase = 'activate'\nops = 1\nunits = ['it-17 @ tripoli']");
    assert_eq!(t.rules.look(&t.state).fort(t.rules.theatre().at.tobruk), 2);
}

/// A strong attack on a clear space that rolls a bold result.
fn overrun(more: &str, units: &str, dice: &[u16]) -> Table {
    let mut t = given(&format!(
        "phase = 'assault'\n{more}\nattacks = ['sidi-omar']\nunits = ['ge-21 @ sidi-omar', 'ge-15 @ sidi-omar', {units}]"
    ));
    t.does("axis", "attack sidi-suleiman; join ge-21; join ge-15; engage", dice);
    t
}

#[test]
fn r11_47_s1_a_bold_result_overruns() {
    overrun("", "'aus-9 @ sidi-suleiman'", &[4, 1]).shows(&["overrun = true"]).asks("allied");
}

#[test]
fn r11_47_s2_each_unit_loses_a_step_or_more() {
    // 7 on a 4, armour: 5. Two full divisions of 3: three points in one step; so one step of each.
    overrun("", "'aus-9 @ sidi-suleiman', 'aus-6 @ sidi-suleiman'", &[4, 1])
        .shows(&["aus-9 reduced routed @ sidi-suleiman", "aus-6 reduced routed @ sidi-suleiman"]);
}

#[test]
fn r11_47_s3_survivors_relocate() {
    let mut t = overrun("", "'aus-9 @ sidi-suleiman'", &[4, 1]);
    t.does("allied", "relocate aus-9 cairo", &[]).shows(&["aus-9 reduced retreated @ cairo"]).asks("axis");
}

#[test]
fn r11_47_s4_the_allies_to_alexandria_cairo_or_a_source() {
    let t = overrun("", "'aus-9 @ sidi-suleiman'", &[4, 1]);
    t.allows("allied", "relocate aus-9 alexandria").allows("allied", "relocate aus-9 port-said");
    t.refuses("allied", "relocate aus-9 fuka", "11.47/4");
}

#[test]
fn r11_47_s5_the_axis_to_el_agheila_tarhuna_or_a_source() {
    let mut t = given(
        "phase = 'assault'\nacting = 'allied'\nattacks = ['gambut']\nallied = ['tobruk', 'sidi-azeiz', 'halfaya']\nunits = ['br-7-arm @ gambut', 'br-1-arm @ gambut', 'ge-90 @ el-adem']",
    );
    t.does("allied", "attack el-adem; join br-7-arm; join br-1-arm; engage", &[5, 1]);
    t.allows("axis", "relocate ge-90 el-agheila")
        .allows("axis", "relocate ge-90 tarhuna")
        .allows("axis", "relocate ge-90 tripoli");
    t.refuses("axis", "relocate ge-90 gazala", "11.47/5");
}

#[test]
fn r11_471_s1_a_division_without_a_path_is_lost() {
    overrun("axis_too = ['sofafi', 'halfaya']", "'aus-9 @ sidi-suleiman'", &[4, 1]).shows(&["aus-9 @ lost"]);
}

#[test]
fn r11_471_s2_the_owner_may_give_a_unit_up() {
    let mut t = overrun("", "'aus-9 @ sidi-suleiman'", &[4, 1]);
    t.does("allied", "surrender aus-9", &[]).shows(&["aus-9 @ rebuild"]);
}

#[test]
fn r11_471_s3_full_spaces_take_nobody() {
    let full: Vec<String> = ["alexandria", "cairo", "port-said", "suez"]
        .iter()
        .enumerate()
        .flat_map(|(i, at)| (1..=3).map(move |n| format!("'br-bg-{} @ {at}'", i * 3 + n)))
        .collect();
    overrun("", &format!("'aus-9 @ sidi-suleiman', {}", full.join(", ")), &[4, 1]).shows(&["aus-9 @ lost"]);
}

#[test]
fn r11_471_s4_battlegroups_can_be_rebuilt() {
    let t = overrun(
        "axis_too = ['sofafi', 'halfaya']",
        "'br-bg-1 @ sidi-suleiman', 'br-bg-2 @ sidi-suleiman', 'aus-9 @ sidi-suleiman'",
        &[4, 1],
    );
    t.hides(&["br-bg-1 @ lost"]);
}

#[test]
fn r11_472_not_in_forts_mountains_and_swamps() {
    let mut t = given(
        "phase = 'assault'\nattacks = ['sidi-omar']\nunits = ['ge-21 @ sidi-omar', 'ge-15 @ sidi-omar', 'ge-90 @ sidi-omar', 'aus-9 @ halfaya', 'aus-6 @ halfaya']",
    );
    t.does("axis", "attack halfaya; join ge-21; join ge-15; join ge-90; engage", &[6, 1])
        .shows(&["overrun = false"]);
}

fn morale(more: &str, units: &str) -> Table {
    let mut t = given(&format!(
        "phase = 'assault'\nacting = 'allied'\nevents = ['poor-morale', 'balbo']\n{more}\nattacks = ['sidi-suleiman']\nunits = ['br-7-arm @ sidi-suleiman', 'br-1-arm @ sidi-suleiman', 'br-10-arm @ sidi-suleiman', {units}]"
    ));
    t.does("allied", "attack sidi-omar; join br-7-arm; join br-1-arm; join br-10-arm; engage", &[6, 1]);
    t
}

#[test]
fn r11_473_italian_infantry_breaks_when_overrun() {
    morale("", "'it-101 @ sidi-omar'").shows(&["it-101 @ lost"]);
    morale("", "'it-101 @ sidi-omar', 'ge-90 @ sidi-omar'").hides(&["it-101 @ lost"]);
}

#[test]
fn r15_11_s2_it_is_not_rebuilt() {
    given("phase = 'restock-axis'\npoints = ['it 8']\nunits = ['it-101 @ lost', 'it-17 @ tripoli']").refuses(
        "axis",
        "rebuild it-101 tripoli",
        "15.4/1",
    );
}

#[test]
fn r11_474_survivors_of_a_flank_attack_return_fire_first() {
    let mut t = given(
        "phase = 'assault'\nattacks = ['sidi-omar']\nunits = ['ge-21 @ sidi-omar', 'ge-15 @ sidi-omar', 'aus-9 @ sidi-suleiman', 'aus-6 @ sidi-suleiman', 'nz-2 @ sidi-suleiman']",
    );
    // Flank 5, a bold 6; the reduced divisions fire 5 on a 3: 3.
    t.does("axis", "attack sidi-suleiman; join ge-21; join ge-15; flank", &[5, 6, 3]);
    t.does("axis", "lose ge-21", &[]);
    t.shows(&["defenders_number = 3", "aus-9 reduced routed @ sidi-suleiman", "steps: relocate"]);
}

#[test]
fn r19_5_germans_stiffen_italians() {
    let text = "steps = ['turn after', 'operation dash', 'assault', 'battle hit attacker last', 'losses axis 2 0']\nround = 1\nacting = 'allied'\ntarget = 'sidi-omar'\nattackers_number = 2\nattackers_fired = true\ndefenders_fired = true\nunits = ['br-7-arm attacks @ sidi-suleiman', 'it-17 reduced @ sidi-omar', 'it-27 @ sidi-omar', 'ge-bg-1 @ reserve', 'it-bg-1 @ reserve']";
    let mut t = with(&["corset"], text);
    t.does("axis", "lose it-17", &[]).allows("axis", "replace ge-bg-1").allows("axis", "replace it-bg-1");
    let mut t = with(&[], text);
    t.does("axis", "lose it-17", &[]).shows(&["ge-bg-1 @ reserve"]).hides(&["it-bg-1 @ reserve"]);
}

/// Four points off a division of two and a column of one: two steps of the division, or one of it and the column. Each
/// unit's step would be two steps, so that normal losses are taken only if they cost three.
#[test]
fn r11_47_s2_normal_losses_in_an_overrun_cost_more_steps_than_there_are_units() {
    let mut t = given(
        "phase = 'assault'\nacting = 'allied'\nattacks = ['sidi-suleiman']\nunits = ['br-2-arm @ sidi-suleiman', 'it-62 @ sidi-omar', 'it-bg-1 @ sidi-omar']",
    );
    t.does("allied", "attack sidi-omar; join br-2-arm; engage", &[6, 1]).asks("axis");
    t.allows("axis", "each");
    t.does("axis", "allot; lose it-62", &[]);
    t.shows(&["it-62 reduced routed @ sidi-omar", "it-bg-1 @ rebuild"]);
}
