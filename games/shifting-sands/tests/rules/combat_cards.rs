//! Combat cards: in which battles they may be played, and what they do.

use shifting_sands::Force;

use crate::support::{Table, acts, given};

/// The Axis attacks Sidi Suleiman out of Sidi Omar; both have a card more, so that both are asked.
fn desert(hand: &str, more: &str, units: &str, line: &str) -> Table {
    let mut t = given(&format!(
        "phase = 'assault'\nhand = [{hand}, 'X1', 'A3']\n{more}\nattacks = ['sidi-omar']\nunits = [{units}]"
    ));
    t.does("axis", &format!("attack sidi-suleiman; {line}; engage"), &[]);
    t
}

/// The Allies attack Sidi Omar out of Sidi Suleiman.
fn allied(hand: &str, more: &str, units: &str, line: &str) -> Table {
    let mut t = given(&format!(
        "phase = 'assault'\nacting = 'allied'\nhand = [{hand}, 'X1', 'A3']\n{more}\nattacks = ['sidi-suleiman']\nunits = [{units}]"
    ));
    t.does("allied", &format!("attack sidi-omar; {line}; engage"), &[]);
    t
}

fn shot(t: &Table, force: Force) -> (i8, i8) {
    let shot = t.rules.look(&t.state).shot(force);
    (shot.shift, shot.drm)
}

const PANZER: &str =
    "'ge-21 @ sidi-omar', 'ge-90 @ sidi-omar', 'aus-9 @ sidi-suleiman', 'nz-2 @ sidi-suleiman'";
const BOTH: &str = "join ge-21; join ge-90";
const TANKS: &str =
    "'br-7-arm @ sidi-suleiman', 'br-2-arm @ sidi-suleiman', 'it-101 @ sidi-omar', 'it-102 @ sidi-omar'";

#[test]
fn rcards_a1_minefields() {
    let mut t = desert("'A1'", "", PANZER, BOTH);
    t.refuses("axis", "combat A1", "11.25/2");
    t.does("axis", "done", &[]).does("allied", "combat A1", &[]);
    assert_eq!(shot(&t, Force::Attacker), (1, -1));
    allied("'A1'", "", TANKS, "join br-7-arm").refuses("allied", "combat A1", "cards.a1");
}

#[test]
fn rcards_a4_matildas() {
    let mut t = allied("'A4'", "", TANKS, "join br-7-arm");
    t.does("allied", "combat A4", &[]);
    assert_eq!(shot(&t, Force::Attacker).0, 2);
    allied("'A4'", "events = ['flak-used']", TANKS, "join br-7-arm").refuses(
        "allied",
        "combat A4",
        "cards.a4",
    );
}

#[test]
fn rcards_a12_hurricanes() {
    let mut t = allied("'A12'", "", TANKS, "join br-7-arm");
    t.does("allied", "combat A12", &[]);
    assert_eq!(shot(&t, Force::Attacker).1, 1);
    allied("'A12'", "passing = ['no-allied-air']", TANKS, "join br-7-arm").refuses(
        "allied",
        "combat A12",
        "cards.x3",
    );
}

#[test]
fn rcards_a14_jock_columns() {
    let units = "'br-tank-1 @ sidi-suleiman', 'br-7-arm @ sidi-suleiman', 'it-101 @ sidi-omar'";
    let mut t = allied("'A14'", "", units, "join br-tank-1");
    t.does("allied", "combat A14", &[]);
    assert_eq!(shot(&t, Force::Attacker).0, 3);
    allied("'A14'", "", units, "join br-tank-1; join br-7-arm").refuses("allied", "combat A14", "cards.a14");
}

#[test]
fn rcards_a18_beda_fomm() {
    let mut t = allied("'A18'", "", TANKS, "join br-7-arm; join br-2-arm");
    t.does("allied", "combat A18; done", &[]).does("axis", "done", &[1, 1]).shows(&["overrun = true"]);
    allied("'A18'", "", "'br-7-arm @ sidi-suleiman', 'ge-90 @ sidi-omar'", "join br-7-arm").refuses(
        "allied",
        "combat A18",
        "cards.a18",
    );
}

#[test]
fn rcards_a24_disengage() {
    let mut t = desert("'A24'", "", PANZER, BOTH);
    t.does("axis", "done", &[]).does("allied", "combat A24; done", &[]);
    t.shows(&["length = 2", "cards: A24 discard open", "aus-9 routed @ sidi-suleiman"]).asks("allied");
    let t = allied("'A24'", "", TANKS, "join br-7-arm");
    t.refuses("allied", "combat A24", "cards.a24");
}

#[test]
fn r11_551_disengaging_units_do_not_end_beside_the_battle() {
    let mut t = desert("'A24'", "", PANZER, BOTH);
    t.does("axis", "done", &[]).does("allied", "combat A24; done", &[]);
    t.refuses("allied", "retreat aus-9 halfaya>sidi-omar", "11.55/1")
        .allows("allied", "retreat aus-9 sofafi>bir-el-kenaysis");
    let mut t =
        desert("'A24'", "axis_too = []", "'ge-21 @ sidi-omar', 'aus-9 @ sidi-suleiman'", "join ge-21");
    t.does("axis", "done", &[]).does("allied", "combat A24; done", &[]);
    assert!(!t.offers("allied").iter().any(|o| o.ends_with(">halfaya") || o.ends_with(">sofafi")));
}

#[test]
fn rcards_a25_desert_air_force() {
    let mut t = allied("'A25'", "", TANKS, "join br-7-arm");
    t.does("allied", "combat A25", &[]);
    assert_eq!(shot(&t, Force::Attacker).1, 1);
    let mut t = given(
        "phase = 'assault'\nacting = 'allied'\nhand = ['A25', 'X1']\nattacks = ['khartoum']\nunits = ['br-bg-1 @ khartoum', 'it-bg-1 @ kassala']",
    );
    t.does("allied", "attack kassala; join br-bg-1; engage", &[]).refuses(
        "allied",
        "combat A25",
        "cards.a25",
    );
}

#[test]
fn rcards_a51_alam_halfa() {
    let mut t = given(
        "phase = 'assault'\nhand = ['A51', 'X1']\nevents = ['rommel']\nattacks = ['sidi-omar']\nunits = ['ge-90 @ sidi-omar', 'aus-9 @ sidi-suleiman']",
    );
    t.does("axis", "attack sidi-suleiman; join ge-90; rommel; engage; done", &[]).does(
        "allied",
        "combat A51",
        &[],
    );
    assert_eq!((shot(&t, Force::Attacker).0, shot(&t, Force::Defender).1), (0, 1));
    allied("'A51'", "", TANKS, "join br-7-arm").refuses("allied", "combat A51", "cards.a51");
}

#[test]
fn rcards_a52_six_pounders() {
    let mut t = desert("'A52'", "", PANZER, BOTH);
    t.does("axis", "done", &[]).does("allied", "combat A52", &[]);
    assert_eq!((shot(&t, Force::Attacker).0, shot(&t, Force::Defender).1), (0, 1));
    let mut t = desert("'A52'", "", PANZER, "join ge-90");
    t.does("axis", "done", &[]).refuses("allied", "combat A52", "cards.a52");
}

#[test]
fn rcards_a54_western_desert_air_force() {
    let mut t = allied("'A54'", "", TANKS, "join br-7-arm");
    t.does("allied", "combat A54", &[]);
    assert_eq!(shot(&t, Force::Attacker).0, 2);
    let mut t = given(
        "phase = 'assault'\nacting = 'allied'\nhand = ['A54', 'X1']\nattacks = ['khartoum']\nunits = ['br-bg-1 @ khartoum', 'it-bg-1 @ kassala']",
    );
    t.does("allied", "attack kassala; join br-bg-1; engage", &[]).refuses(
        "allied",
        "combat A54",
        "cards.a54",
    );
}

#[test]
fn rcards_x9_regia_aeronautica() {
    let units = "'it-132 @ sidi-omar', 'ge-90 @ sidi-omar', 'aus-9 @ sidi-suleiman'";
    let mut t = desert("'X9'", "events = ['balbo']", units, "join it-132");
    t.does("axis", "combat X9", &[]);
    assert_eq!(shot(&t, Force::Attacker).1, 1);
    desert("'X9'", "", units, "join ge-90").refuses("axis", "combat X9", "cards.x9");
}

#[test]
fn rcards_x11_ghibli() {
    let mut t = allied("'X11'", "", TANKS, "join br-7-arm");
    t.does("allied", "done", &[]).does("axis", "combat X11", &[]);
    assert_eq!(shot(&t, Force::Attacker).1, -1);
    desert("'X11'", "", PANZER, BOTH).refuses("axis", "combat X11", "cards.x11");
}

#[test]
fn rcards_x14_bersaglieri() {
    let units = "'it-132 @ sidi-omar', 'ge-90 @ sidi-omar', 'aus-9 @ sidi-suleiman'";
    let mut t = desert("'X14'", "events = ['balbo']", units, "join it-132");
    t.does("axis", "combat X14", &[]);
    assert_eq!(shot(&t, Force::Attacker).1, 1);
    desert("'X14'", "", units, "join it-132; join ge-90").refuses("axis", "combat X14", "cards.x14");
}

#[test]
fn rcards_x20_flak() {
    let units =
        "'br-7-arm @ sidi-suleiman', 'br-2-arm @ sidi-suleiman', 'ge-90 @ sidi-omar', 'ge-bg-1 @ sidi-omar'";
    let mut t = allied("'X20'", "", units, "join br-7-arm");
    t.does("allied", "done", &[]).does("axis", "combat X20", &[]).shows(&["events: flak-used"]);
    assert_eq!(t.rules.look(&t.state).fires_first(), Some(Force::Defender));
    let mut t = allied("'X20'", "", TANKS, "join br-7-arm");
    t.does("allied", "done", &[]).refuses("axis", "combat X20", "cards.x20");
}

#[test]
fn rcards_x23_air_support() {
    let mut t = desert("'X23'", "", PANZER, BOTH);
    t.does("axis", "combat X23", &[]);
    assert_eq!(shot(&t, Force::Attacker).1, 1);
    let units = "'it-132 @ sidi-omar', 'aus-9 @ sidi-suleiman'";
    desert("'X23'", "", units, "join it-132").refuses("axis", "combat X23", "cards.x23");
}

#[test]
fn rcards_x24_afrika_korps() {
    let mut t = desert("'X24'", "", PANZER, BOTH);
    t.does("axis", "combat X24", &[]);
    assert_eq!(shot(&t, Force::Attacker).1, 1);
    desert("'X24'", "", PANZER, "join ge-90").refuses("axis", "combat X24", "cards.x24");
}

#[test]
fn rcards_x30_disengage() {
    let mut t = allied("'X30'", "", TANKS, "join br-7-arm");
    t.does("allied", "done", &[]).does("axis", "combat X30; done", &[]).shows(&["length = 2"]).asks("axis");
    desert("'X30'", "", PANZER, BOTH).refuses("axis", "combat X30", "cards.x30");
}

#[test]
fn rcards_x50_tigers() {
    let mut t = given(
        "phase = 'assault'\nhand = ['X50', 'A3']\nevents = ['torch']\nattacks = ['gafsa']\nunits = ['ge-10 @ gafsa', 'us-1 @ kasserine']",
    );
    t.does("axis", "attack kasserine; join ge-10; engage; combat X50", &[]);
    assert_eq!(shot(&t, Force::Attacker).0, 1);
    desert("'X50'", "events = ['torch']", PANZER, BOTH).refuses("axis", "combat X50", "cards.x50");
    desert("'X50'", "", PANZER, BOTH).refuses("axis", "combat X50", "3.0/torch-cards");
}

#[test]
fn rcards_x52_devils_gardens() {
    let mut t = allied("'X52'", "", TANKS, "join br-7-arm");
    t.does("allied", "done", &[]).does("axis", "combat X52", &[]);
    assert_eq!(shot(&t, Force::Attacker).1, -1);
    desert("'X52'", "", PANZER, BOTH).refuses("axis", "combat X52", "cards.x52");
}

#[test]
fn rcards_x53_stukas() {
    let mut t = desert("'X53'", "", PANZER, BOTH);
    t.does("axis", "combat X53", &[]);
    assert_eq!(shot(&t, Force::Attacker).0, 2);
    desert("'X53'", "", "'it-132 @ sidi-omar', 'aus-9 @ sidi-suleiman'", "join it-132").refuses(
        "axis",
        "combat X53",
        "cards.x53",
    );
}

#[test]
fn rcards_convention_s9_air_cards_cancel_each_other() {
    let mut t = desert("'X23', 'A12'", "", PANZER, BOTH);
    t.does("axis", "combat X23; done", &[]).does("allied", "combat A12", &[]);
    assert_eq!((shot(&t, Force::Attacker).1, shot(&t, Force::Defender).1), (0, 0));
}

#[test]
fn rcards_convention_s8_a_role_is_kept() {
    desert("'X20'", "", PANZER, BOTH).refuses("axis", "combat X20", "cards.x20");
}

const QUIET: &str = "units = ['it-17 @ tripoli', 'br-bg-1 @ cairo']";

#[test]
fn rcards_convention_s1_the_player_of_the_card_chooses() {
    let mut t = acts(
        "allied",
        "hand = ['A13']\nunits = ['it-bg-1 @ keren', 'it-bg-2 @ gondar', 'it-bg-3 @ harar', 'br-bg-1 @ cairo']",
    );
    t.does("allied", "play A13 event", &[]).asks("allied");
    let mut t = acts(
        "axis",
        "hand = ['X55']\nturn = 8\nunits = ['aus-6 @ cairo', 'aus-7 @ cairo', 'aus-9 @ cairo', 'it-17 @ tripoli']",
    );
    t.does("axis", "play X55 event", &[]).asks("allied");
}

#[test]
fn rcards_convention_s2_what_lasts_a_turn_ends_with_it() {
    let mut t = acts("allied", &format!("round = 6\npassing = ['desert-railway', 'sea-devils']\n{QUIET}"));
    t.does("allied", "automatic; done", &[1; 14])
        .hides(&["passing: desert-railway", "passing: sea-devils"])
        .shows(&["passing: sea-devils-wake"]);
}

#[test]
fn rcards_convention_s3_conditions_forbid_the_event_alone() {
    let t = acts("axis", &format!("turn = 2\nhand = ['X10']\n{QUIET}"));
    t.refuses("axis", "play X10 event", "cards.x10")
        .allows("axis", "play X10 ops")
        .allows("axis", "play X10 rd");
}

#[test]
fn rcards_convention_s4_full_spaces_send_units_to_the_reserve() {
    let mut t =
        acts("axis", "hand = ['X7']\nunits = ['it-17 @ tripoli', 'it-27 @ tripoli', 'br-bg-1 @ cairo']");
    t.does("axis", "play X7 event", &[]).shows(&["it-25 @ tripoli", "it-55 @ reserve", "it-60 @ reserve"]);
}

#[test]
fn rcards_convention_s5_out_of_supply_units_are_not_helped() {
    let mut t = acts("axis", "hand = ['X1']\nunits = ['it-17 @ cairo', 'it-27 @ cairo', 'it-61 @ tripoli']");
    t.does("axis", "play X1 event; activate cairo move", &[]).shows(&["ops = 0"]);
}

#[test]
fn rcards_convention_s6_regions_limit_activation() {
    let mut t = acts("axis", "hand = ['X12']\nunits = ['it-17 @ tripoli', 'it-bg-1 @ keren']");
    t.does("axis", "play X12 event", &[])
        .refuses("axis", "activate tripoli move", "cards.x12")
        .allows("axis", "activate keren move");
}

#[test]
fn rcards_convention_s7_a_bonus_is_declared_once() {
    let mut t = acts(
        "axis",
        "hand = ['X12']\nunits = ['it-bg-1 @ kassala', 'it-bg-2 @ kassala', 'br-bg-1 @ khartoum', 'br-bg-2 @ gallabat']",
    );
    t.does(
        "axis",
        "play X12 event; activate kassala attack; done; attack khartoum; join it-bg-1; bonus",
        &[],
    );
    t.refuses("axis", "bonus", "cards.x12");
    assert_eq!(shot(&t, Force::Attacker).1, 0);
}

#[test]
fn rcards_convention_s10_a_dot_does_not_forbid_a_flip() {
    let mut t = acts(
        "axis",
        "turn = 10\nhand = ['X46']\nevents = ['torch']\nunits = ['ge-broich reduced @ bizerte', 'br-bg-1 @ cairo']",
    );
    t.does("axis", "play X46 event; flip ge-broich", &[]).shows(&["ge-broich @ bizerte"]);
}
