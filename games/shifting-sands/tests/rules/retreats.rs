//! Retreats, advances and the LRDG (11.5 to 11.7).

use crate::support::{Table, given};

/// The Axis attacks Sidi Suleiman out of Sidi Omar with a strong force and wins.
fn won(more: &str, units: &str, dice: &[u16]) -> Table {
    let mut t = given(&format!(
        "phase = 'assault'\n{more}\nattacks = ['sidi-omar']\nunits = ['ge-21 @ sidi-omar', 'ge-90 @ sidi-omar', {units}]"
    ));
    t.does("axis", "attack sidi-suleiman; join ge-21; join ge-90; engage", dice);
    t
}

/// Defenders of Sidi Suleiman that must retreat so many spaces.
fn routed(length: u8, more: &str, units: &str) -> Table {
    given(&format!(
        "steps = ['turn after', 'operation dash', 'assault', 'battle advance', 'retreat']\nround = 1\ntarget = 'sidi-suleiman'\nlength = {length}\nattackers_number = 4\n{more}\nattacks = ['sidi-omar']\nunits = ['ge-21 attacks fought @ sidi-omar', 'ge-90 attacks fought @ sidi-omar', {units}]"
    ))
}

const LINE: &str = "'aus-9 @ sidi-suleiman', 'nz-2 @ sidi-suleiman'";
const ROUTED: &str = "'aus-9 routed @ sidi-suleiman', 'nz-2 routed @ sidi-suleiman'";

#[test]
fn r11_51_defenders_retreat_when_beaten() {
    // 5 with armour on a 3: 4; 6 on a 1: 3.
    let mut t = won("", LINE, &[3, 1]);
    t.does("allied", "lose aus-9", &[]).does("axis", "lose ge-90", &[]);
    t.shows(&["attackers_number = 4", "defenders_number = 3", "steps: retreat"]).asks("allied");
}

#[test]
fn r11_283_all_survivors_must_go() {
    let t = routed(1, "", ROUTED);
    t.refuses("allied", "done", "11.51").refuses("allied", "yield", "11.53/1");
}

#[test]
fn r11_52_s1_one_space_or_two() {
    let mut t = won("", LINE, &[3, 1]);
    t.does("allied", "lose aus-9", &[]).does("axis", "lose ge-90", &[]).shows(&["length = 1"]);
    let mut t =
        won("", "'br-bg-1 @ sidi-suleiman', 'br-bg-2 @ sidi-suleiman', 'aus-9 @ sidi-suleiman'", &[4, 1]);
    t.does("allied", "lose aus-9", &[]).shows(&["length = 2"]);
}

#[test]
fn r11_53_s1_mountains_may_be_held() {
    let mut t = given(
        "phase = 'assault'\nattacks = ['sidi-omar']\nunits = ['ge-21 @ sidi-omar', 'ge-15 @ sidi-omar', 'aus-9 @ halfaya', 'nz-2 @ halfaya']",
    );
    // 7: column 7, mountain and armour even out: a 4 gives 5; defence 6 on a 1 gives 3.
    t.does("axis", "attack halfaya; join ge-21; join ge-15; engage", &[4, 1]).does(
        "allied",
        "lose aus-9",
        &[],
    );
    t.does("axis", "lose ge-21", &[]).does("allied", "stand nz-2", &[]);
    t.shows(&["aus-9 reduced @ halfaya", "nz-2 reduced @ halfaya"]);
}

#[test]
fn r11_53_s2_the_number_stays() {
    let mut t = given(
        "phase = 'assault'\nattacks = ['sidi-omar']\nunits = ['ge-21 @ sidi-omar', 'ge-15 @ sidi-omar', 'aus-9 @ halfaya', 'nz-2 @ halfaya']",
    );
    t.does("axis", "attack halfaya; join ge-21; join ge-15; engage", &[4, 1])
        .does("allied", "lose aus-9", &[])
        .shows(&["attackers_number = 5"]);
}

#[test]
fn r11_53_s3_not_with_the_last_unit() {
    let mut t = given(
        "phase = 'assault'\nattacks = ['sidi-omar']\nunits = ['ge-21 @ sidi-omar', 'ge-15 @ sidi-omar', 'aus-9 @ halfaya']",
    );
    t.does("axis", "attack halfaya; join ge-21; join ge-15; engage", &[4, 1]);
    // Reduced and alone, it cannot pay.
    t.refuses("allied", "stand aus-9", "11.53/1");
}

#[test]
fn r11_54_berbera_holds_against_aden() {
    let mut t = given(
        "phase = 'assault'\nacting = 'allied'\nattacks = ['aden']\nunits = ['aus-9 @ aden', 'it-bg-1 @ berbera', 'it-bg-2 @ berbera', 'it-bg-3 @ berbera']",
    );
    t.does("allied", "attack berbera; join aus-9; engage", &[3, 1]).does("axis", "lose it-bg-2", &[]);
    t.asks("axis").shows(&["steps: stand"]);
}

#[test]
fn r11_55_s1_not_into_enemies() {
    let t = routed(1, "axis_too = ['halfaya']", &format!("{ROUTED}, 'ge-15 @ halfaya'"));
    t.refuses("allied", "retreat aus-9 halfaya", "11.55/1").allows("allied", "retreat aus-9 sofafi");
}

#[test]
fn r11_55_s2_not_above_the_stacking_limit() {
    let t = routed(1, "", &format!("{ROUTED}, 'br-bg-1 @ sofafi', 'br-bg-2 @ sofafi', 'br-bg-3 @ sofafi'"));
    t.refuses("allied", "retreat aus-9 sofafi", "11.55/2").allows("allied", "retreat aus-9 halfaya");
}

#[test]
fn r11_55_s3_into_friendly_spaces_if_possible() {
    let t = routed(1, "axis_too = ['halfaya']", ROUTED);
    t.refuses("allied", "retreat aus-9 halfaya", "11.55/3").allows("allied", "retreat aus-9 sofafi");
}

#[test]
fn r11_55_s4_the_last_space_is_taken() {
    let mut t = routed(1, "axis_too = ['halfaya', 'sofafi', 'sidi-barrani']", ROUTED);
    t.does("allied", "retreat aus-9 sofafi", &[]).hides(&["axis: sofafi"]);
}

#[test]
fn r11_55_s5_in_supply_if_possible() {
    let t = routed(2, "axis_too = ['halfaya', 'sofafi', 'mersa-matruh']", ROUTED);
    t.refuses("allied", "retreat aus-9 halfaya>sidi-barrani", "11.55/5");
    t.allows("allied", "retreat aus-9 sofafi>bir-el-kenaysis");
}

fn far() -> Table {
    routed(
        2,
        "",
        "'br-bg-1 routed @ sidi-suleiman', 'pol-bg routed @ sidi-suleiman', 'aus-9 routed @ sidi-suleiman'",
    )
}

#[test]
fn r11_55_s6_not_back_to_the_battle() {
    far().refuses("allied", "retreat aus-9 halfaya>sidi-suleiman", "11.55/6");
}

#[test]
fn r11_55_s7_two_spaces_may_end_beside_it() {
    far()
        .allows("allied", "retreat aus-9 halfaya>sidi-barrani")
        .allows("allied", "retreat aus-9 sofafi>sidi-barrani");
}

#[test]
fn r11_55_s8_units_may_part() {
    let mut t = far();
    t.does("allied", "retreat aus-9 sofafi>bir-el-kenaysis", &[])
        .allows("allied", "retreat br-bg-1 sofafi>sidi-barrani");
}

#[test]
fn r11_55_s9_only_where_they_may_move() {
    let mut t = given(
        "phase = 'assault'\nacting = 'allied'\nattacks = ['tripoli']\nunits = ['br-7-arm @ tripoli', 'br-1-arm @ tripoli', 'it-101 @ zuara', 'it-102 @ zuara']",
    );
    // Zuara leads to Tunisia alone, which is closed.
    t.does("allied", "attack zuara; join br-7-arm; join br-1-arm; engage", &[1, 1]).does(
        "axis",
        "lose it-101",
        &[],
    );
    t.shows(&["it-101 @ lost", "it-102 @ lost"]);
}

#[test]
fn r11_56_s1_who_cannot_retreat_is_eliminated() {
    let mut t = won("", &format!("{LINE}, 'ge-15 @ halfaya', 'ge-10 @ sofafi'"), &[3, 1]);
    t.does("allied", "lose aus-9", &[]).shows(&["nz-2 @ lost", "aus-9 @ lost"]);
}

#[test]
fn r11_56_s2_divisions_for_good() {
    let mut t = won(
        "",
        "'aus-9 @ sidi-suleiman', 'br-bg-1 @ sidi-suleiman', 'ge-15 @ halfaya', 'ge-10 @ sofafi'",
        &[3, 1],
    );
    t.does("allied", "lose aus-9", &[]).shows(&["aus-9 @ lost", "br-bg-1 @ rebuild"]);
}

/// A unit that retreated into Sofafi is attacked there again.
fn again(units: &str, dice: &[u16]) -> Table {
    let mut t = given(&format!(
        "phase = 'assault'\nattacks = ['sidi-suleiman']\nunits = ['ge-21 @ sidi-suleiman', {units}]"
    ));
    t.does("axis", "attack sofafi; join ge-21; engage", dice);
    t
}

#[test]
fn r11_57_s1_those_who_retreated_add_nothing() {
    let mut t = given(
        "phase = 'assault'\nattacks = ['sidi-suleiman']\nunits = ['ge-21 @ sidi-suleiman', 'aus-9 retreated @ sofafi', 'br-bg-1 @ sofafi']",
    );
    t.does("axis", "attack sofafi; join ge-21", &[]);
    assert_eq!(t.rules.look(&t.state).shot(shifting_sands::Force::Defender).strength, 1);
}

#[test]
fn r11_57_s2_one_point_eliminates_them() {
    again("'aus-9 retreated @ sofafi', 'aus-6 @ sofafi'", &[1, 1]).shows(&["aus-9 @ rebuild"]);
}

#[test]
fn r11_57_s3_they_take_no_losses() {
    let mut t = given(
        "steps = ['turn after', 'operation dash', 'assault', 'battle hit attacker last', 'losses allied 1 0']\nround = 1\ntarget = 'sofafi'\nattackers_number = 1\nattackers_fired = true\ndefenders_fired = true\nunits = ['ge-21 attacks @ sidi-suleiman', 'br-bg-1 retreated @ sofafi', 'pol-bg @ sofafi', 'ff-bg-1 @ sofafi']",
    );
    t.refuses("allied", "lose br-bg-1", "11.57/3");
    t.does("allied", "lose pol-bg", &[]);
}

#[test]
fn r11_58_attackers_never_retreat() {
    let mut t = given(
        "phase = 'assault'\nattacks = ['sidi-omar']\nunits = ['it-bg-1 @ sidi-omar', 'aus-9 @ sidi-suleiman', 'nz-2 @ sidi-suleiman', 'it-17 @ sidi-omar']",
    );
    t.does("axis", "attack sidi-suleiman; join it-bg-1; engage", &[1, 1])
        .shows(&["it-bg-1 @ rebuild", "it-17 @ sidi-omar"])
        .asks("axis");
}

#[test]
fn r11_59_retreat_alone_changes_no_control() {
    let mut t = far();
    while t.offers("allied").iter().any(|o| o.starts_with("retreat")) {
        let line = t.offers("allied")[0].clone();
        t.does("allied", &line, &[]);
    }
    t.hides(&["axis: sidi-suleiman"]);
    t.does("axis", "done", &[]).hides(&["axis: sidi-suleiman"]);
}

/// The lone battlegroup of Sidi Suleiman is destroyed.
fn destroyed() -> Table {
    won("", "'br-bg-1 @ sidi-suleiman'", &[4, 1])
}

#[test]
fn r11_61_survivors_may_advance() {
    destroyed().allows("axis", "take ge-21").allows("axis", "take ge-90").allows("axis", "done");
}

#[test]
fn r11_284_after_the_defenders_have_gone() {
    destroyed().shows(&["steps: pursuit", "vacated = true"]);
}

#[test]
fn r11_64_s1_up_to_the_movement_factor() {
    let mut t = destroyed();
    t.does("axis", "take ge-21", &[]).shows(&["steps: advancing ge-21 5 fresh"]);
}

#[test]
fn r11_64_s1_where_nobody_found_a_way_too() {
    // All ways back are blocked: the defenders are gone, not driven back two spaces.
    let mut t = won("", &format!("{LINE}, 'ge-15 @ halfaya', 'ge-10 @ sofafi'"), &[3, 1]);
    t.does("allied", "lose aus-9", &[]).shows(&["length = 2", "nz-2 @ lost", "aus-9 @ lost"]);
    t.does("axis", "take ge-21", &[]).shows(&["steps: advancing ge-21 5 fresh"]);
    // Who gets away was driven back.
    let mut t = routed(1, "", ROUTED);
    t.does("allied", "retreat aus-9 sofafi; retreat nz-2 sofafi", &[]);
    t.does("axis", "take ge-21", &[]).shows(&["steps: advancing ge-21 1 fresh"]);
}

#[test]
fn r11_64_s2_infantry_enters_the_space_first() {
    let mut t = destroyed();
    t.does("axis", "take ge-90", &[]).refuses("axis", "step sidi-azeiz", "11.64/2");
    t.does("axis", "step sidi-suleiman", &[]).allows("axis", "step sofafi");
}

#[test]
fn r11_67_advancing_units_take_control() {
    let mut t = destroyed();
    t.does("axis", "take ge-21; step sidi-suleiman; step sofafi", &[])
        .shows(&["axis: sidi-suleiman", "axis: sofafi"]);
}

#[test]
fn r11_65_s1_rough_ground_stops_an_advance() {
    let mut t = destroyed();
    t.does("axis", "take ge-21; step halfaya", &[]).shows(&["axis: halfaya", "steps: pursuit"]);
}

#[test]
fn r11_65_s2_so_does_the_nile() {
    let mut t = given(
        "phase = 'assault'\nacting = 'allied'\nattacks = ['aswan']\nunits = ['aus-9 @ aswan', 'nz-2 @ aswan', 'it-bg-1 reduced @ khartoum']",
    );
    t.does("allied", "attack khartoum; join aus-9; join nz-2; engage; take aus-9; step khartoum", &[6, 1]);
    t.shows(&["steps: pursuit"]);
}

#[test]
fn r11_66_no_advance_into_enemies() {
    let mut t = won("", "'br-bg-1 @ sidi-suleiman', 'br-bg-2 @ sofafi'", &[4, 1]);
    t.does("axis", "take ge-21; step sidi-suleiman", &[]).refuses("axis", "step sofafi", "11.66");
}

/// The line of Sidi Suleiman has retreated one space to Sofafi.
fn one_space() -> Table {
    let mut t = routed(1, "", ROUTED);
    t.does("allied", "retreat aus-9 sofafi", &[]).does("allied", "retreat nz-2 sofafi", &[]);
    t
}

#[test]
fn r11_62_s1_infantry_follows_into_the_vacated_space() {
    let mut t = one_space();
    t.does("axis", "take ge-90", &[]).refuses("axis", "step sidi-azeiz", "11.62/1");
    t.does("axis", "step sidi-suleiman", &[]).shows(&["axis: sidi-suleiman"]);
}

#[test]
fn r11_62_s2_armour_one_space_anywhere() {
    let mut t = one_space();
    t.does("axis", "take ge-21; step halfaya", &[]).shows(&["axis: halfaya", "steps: pursuit"]);
}

/// Two spaces: to Bir el Kenaysis by Sofafi.
fn two_spaces() -> Table {
    let mut t = far();
    for unit in ["aus-9", "br-bg-1", "pol-bg"] {
        t.does("allied", &format!("retreat {unit} sofafi>bir-el-kenaysis"), &[]);
    }
    t
}

#[test]
fn r11_63_s1_infantry_follows_through_the_space_they_passed() {
    let mut t = two_spaces();
    t.does("axis", "take ge-90; step sidi-suleiman", &[]).refuses("axis", "step halfaya", "11.63/1");
    t.does("axis", "step sofafi", &[]).shows(&["axis: sofafi"]);
}

#[test]
fn r11_63_s2_armour_two_spaces() {
    let mut t = two_spaces();
    t.does("axis", "take ge-21; step sidi-suleiman; step sofafi", &[])
        .shows(&["axis: sofafi", "steps: pursuit"]);
}

#[test]
fn r11_63_s3_not_onto_an_attack_marker() {
    let mut t = given(
        "phase = 'assault'\nattacks = ['sidi-omar', 'halfaya']\nunits = ['ge-21 @ sidi-omar', 'ge-15 @ halfaya', 'br-bg-1 @ sidi-suleiman', 'br-bg-2 @ sidi-barrani']",
    );
    t.does("axis", "attack sidi-suleiman; join ge-21; engage; take ge-21", &[6, 1]).refuses(
        "axis",
        "step halfaya",
        "11.63/3",
    );
}

#[test]
fn r11_68_the_defender_never_advances() {
    let mut t = given(
        "phase = 'assault'\nattacks = ['sidi-omar']\nunits = ['it-bg-1 reduced @ sidi-omar', 'aus-9 @ sidi-suleiman', 'nz-2 @ sidi-suleiman']",
    );
    t.does("axis", "attack sidi-suleiman; join it-bg-1; engage", &[1, 6])
        .shows(&["it-bg-1 @ rebuild", "steps: choose"]);
}

#[test]
fn r11_52_s2_relocation_counts_as_two_spaces() {
    let mut t = given(
        "phase = 'assault'\nattacks = ['sidi-omar']\nunits = ['ge-21 @ sidi-omar', 'ge-15 @ sidi-omar', 'aus-9 @ sidi-suleiman']",
    );
    t.does("axis", "attack sidi-suleiman; join ge-21; join ge-15; engage", &[4, 1])
        .shows(&["length = 2", "overrun = true"]);
}

#[test]
fn r7_28_s3_markers_go_with_the_battle() {
    let mut t = destroyed();
    t.does("axis", "done", &[]).hides(&["attacks: sidi-omar"]);
}

fn lrdg(more: &str) -> Table {
    given(&format!("phase = 'activate'\nacting = 'allied'\nops = 2\nevents = ['lrdg']\n{more}"))
}

const SIWA: &str = "units = ['lrdg @ siwa', 'br-bg-1 @ cairo', 'it-17 @ tripoli']";

#[test]
fn r11_71_the_lrdg_comes_by_its_event() {
    let mut t = crate::support::acts("allied", "hand = ['A10']\nunits = ['br-bg-1 @ cairo']");
    t.does("allied", "play A10 event", &[]).shows(&["lrdg @ deep-desert", "events: lrdg"]);
}

#[test]
fn r11_72_a_mission_costs_one_point() {
    let mut t = lrdg(SIWA);
    t.does("allied", "send raid", &[]).shows(&["ops = 1", "passing: mission"]);
}

#[test]
fn r11_721_s1_one_a_turn() {
    lrdg(&format!("passing = ['mission']\n{SIWA}")).refuses("allied", "send raid", "11.721/1");
}

#[test]
fn r11_721_s2_from_an_oasis() {
    lrdg("units = ['lrdg @ cairo', 'it-17 @ tripoli']").refuses("allied", "send raid", "11.721/2");
}

#[test]
fn r11_721_s3_the_die_decides() {
    let mut t = lrdg(SIWA);
    t.does("allied", "send raid; done", &[3]).shows(&["lrdg @ siwa"]);
}

#[test]
fn r11_73_s1_intelligence_shows_cards() {
    let mut t = lrdg(&format!("hand = ['X1', 'X2', 'X3']\n{SIWA}"));
    t.does("allied", "send intelligence; done", &[5, 1, 1]);
    assert_eq!(t.state.cards[0].iter().filter(|c| c.seen).count(), 2);
}

#[test]
fn r11_73_s2_drawn_at_random() {
    let mut t = lrdg(&format!("hand = ['X1', 'X2', 'X3']\n{SIWA}"));
    t.does("allied", "send intelligence; done", &[3, 3]).shows(&["cards: X3 hand seen", "cards: X1 hand"]);
}

#[test]
fn r11_73_s3_the_axis_does_not_learn_which() {
    let mut t = lrdg(&format!("hand = ['X1', 'X2', 'X3']\n{SIWA}"));
    t.does("allied", "send intelligence; done", &[3, 3]);
    let seen = |seat: &str| {
        let by = sandtable_core::Seen::by(&t.rules, &t.state, t.seat(seat));
        by.state().cards[0][1..4].iter().map(|c| (c.lies, c.seen)).collect::<Vec<_>>()
    };
    use shifting_sands::Lies::{Hand, Veiled};
    assert_eq!(seen("axis"), [(Hand, false), (Hand, false), (Hand, false)]);
    assert_eq!(seen("allied"), [(Veiled, false), (Veiled, false), (Hand, true)]);
}

#[test]
fn r11_73_s4_not_after_mersa_matruh_has_fallen() {
    let t = lrdg(&format!("axis_too = ['mersa-matruh']\n{SIWA}"));
    t.refuses("allied", "send intelligence", "11.73/4").allows("allied", "send raid");
}

#[test]
fn r11_74_s1_a_six_costs_the_axis_a_card() {
    let mut t = lrdg(&format!("hand = ['X1', 'X2']\n{SIWA}"));
    t.does("allied", "send raid; done", &[6, 2]).shows(&["cards: X2 discard open", "cards: X1 hand"]);
}

#[test]
fn r11_74_s2_other_rolls_may_cost_steps() {
    let mut t = lrdg(&format!("hand = ['X1', 'X2']\n{SIWA}"));
    t.does("allied", "send raid; done", &[2]).shows(&["lrdg reduced @ siwa", "cards: X2 hand"]);
}

#[test]
fn r11_741_not_when_libya_is_taken() {
    let places = "allied = ['tripoli', 'el-agheila', 'benghazi', 'tobruk', 'bardia']";
    lrdg(&format!("{places}\nunits = ['lrdg @ siwa', 'br-bg-1 @ cairo']")).refuses(
        "allied",
        "send raid",
        "11.741",
    );
}

#[test]
fn r11_75_a_lost_lrdg_can_be_rebuilt() {
    let mut t = lrdg(SIWA);
    t.does("allied", "send raid; done", &[1]).shows(&["lrdg @ rebuild"]);
}

fn matruh(units: &str) -> Table {
    let mut t = given(&format!(
        "phase = 'march'\nmoves = ['sidi-barrani']\nevents = ['lrdg']\nunits = ['it-17 @ sidi-barrani', {units}]"
    ));
    t.does("axis", "take it-17; step mersa-matruh", &[]);
    t
}

#[test]
fn r11_76_s1_it_leaves_its_oasis_when_mersa_matruh_falls() {
    matruh("'lrdg @ siwa'").shows(&["lrdg @ reserve"]);
}

#[test]
fn r11_76_s2_or_goes_to_cairo() {
    matruh("'lrdg @ fuka'").shows(&["lrdg @ cairo"]);
}

#[test]
fn r11_76_s3_or_is_eliminated() {
    matruh("'lrdg @ fuka', 'br-bg-1 @ cairo', 'br-bg-2 @ cairo', 'br-bg-3 @ cairo'")
        .shows(&["lrdg @ rebuild"]);
}
