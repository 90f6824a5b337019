//! What holds for a turn or for good once a card has been played.

use shifting_sands::{Force, Supplied};

use crate::support::{Looking, Table, acts, given};

const QUIET: &str = "units = ['it-17 @ tripoli', 'br-bg-1 @ cairo']";

/// The points after a turn that ends with something in force.
fn after_turn(passing: &str) -> i8 {
    let mut t = acts("allied", &format!("round = 6\npassing = [{passing}]\n{QUIET}"));
    t.does("allied", "automatic; done", &[1; 14]);
    t.vp()
}

#[test]
fn rcards_x4_a_fleet_at_sea_scores() {
    assert_eq!((after_turn(""), after_turn("'italian-fleet'")), (10, 11));
}

#[test]
fn rcards_a11_orders_that_were_kept_score() {
    assert_eq!(after_turn("'orders-from-rome'"), 9);
}

#[test]
fn rcards_x37_london_that_was_silent_scores() {
    assert_eq!(after_turn("'london-calling'"), 11);
}

/// Allied units at Tobruk, at Alexandria and in the Red Sea, about to redeploy.
fn ports(passing: &str) -> Table {
    given(&format!(
        "phase = 'redeploy'\nacting = 'allied'\nops = 4\nallied = ['tobruk']\npassing = [{passing}]\nunits = ['aus-bg-1 @ tobruk', 'br-bg-1 @ alexandria', 'ind-bg-1 @ suez', 'it-17 @ gambut', 'it-27 @ gazala', 'it-61 @ el-adem']"
    ))
}

#[test]
fn rcards_x4_the_fleet_closes_tobruk() {
    let mut t = ports("");
    t.does("allied", "redeploy br-bg-1", &[]).allows("allied", "to tobruk");
    let mut t = ports("'italian-fleet'");
    t.does("allied", "redeploy br-bg-1", &[]).refuses("allied", "to tobruk", "12.6/1");
    // Nor is anybody fed there by sea.
    t.refuses("allied", "redeploy aus-bg-1", "12.1");
}

#[test]
fn rcards_x18_fliegerkorps_closes_tobruk_to_supply_and_ships() {
    let supplied = |t: &Table| {
        let look = t.look();
        look.supplied(look.stack(t.rules.theatre().at.tobruk).next().expect("Australians"))
    };
    assert!(supplied(&ports("")) > Supplied::Out);
    let t = ports("'fliegerkorps'");
    assert_eq!(supplied(&t), Supplied::Out);
    t.refuses("allied", "redeploy aus-bg-1", "13.72");
}

#[test]
fn rcards_x25_u_boats_close_the_sea_but_for_suez() {
    let mut t = ports("'u-boats'");
    t.does("allied", "redeploy br-bg-1", &[]).refuses("allied", "to tobruk", "cards.x25");
    let mut t = ports("'u-boats'");
    t.does("allied", "redeploy ind-bg-1", &[]).allows("allied", "to aden");
}

#[test]
fn rcards_x13_nobody_leaves_berbera_for_aden() {
    let begin = |passing: &str| {
        let mut t = given(&format!(
            "phase = 'redeploy'\nacting = 'allied'\nops = 4\npassing = [{passing}]\nunits = ['br-bg-1 @ berbera', 'it-17 @ tripoli']"
        ));
        t.does("allied", "redeploy br-bg-1", &[]);
        t
    };
    begin("").allows("allied", "to aden");
    assert!(begin("'somaliland'").refusal("allied", "to aden").is_some());
}

#[test]
fn rcards_a55_desert_railway_feeds_egypt_alone() {
    let cost = |passing: &str, at: &str| {
        let mut t = given(&format!(
            "phase = 'activate'\nacting = 'allied'\nops = 5\npassing = [{passing}]\nallied = ['bardia', 'sidi-azeiz', 'sidi-omar']\nunits = ['br-50 @ halfaya', 'aus-9 @ halfaya', 'nz-2 @ bardia', 'ind-4 @ bardia', 'it-17 @ tripoli']"
        ));
        t.does("allied", &format!("activate {at} attack"), &[]);
        5 - t.state.deed.points
    };
    assert!(cost("", "halfaya") > 1, "short of supply, so far from Alexandria");
    assert_eq!(cost("'desert-railway'", "halfaya"), 1);
    assert_eq!(cost("'desert-railway'", "bardia"), cost("", "bardia"), "Libya");
}

/// The Axis attacks a place by El Alamein.
fn alamein(events: &str) -> i8 {
    let mut t = given(&format!(
        "phase = 'assault'\nevents = [{events}]\naxis_too = ['el-daba']\nattacks = ['el-daba']\nunits = ['ge-21 @ el-daba', 'aus-9 @ el-alamein', 'br-bg-1 @ cairo']"
    ));
    t.does("axis", "attack el-alamein; join ge-21", &[]);
    t.look().shot(Force::Defender).drm
}

#[test]
fn rcards_a21_auchinleck_stands_at_alamein() {
    assert_eq!(alamein("'auchinleck'"), alamein("") + 1);
    // Not elsewhere.
    let drm = |events: &str| {
        let mut t = given(&format!(
            "phase = 'assault'\nevents = [{events}]\nattacks = ['sidi-omar']\nunits = ['ge-21 @ sidi-omar', 'aus-9 @ sidi-suleiman', 'br-bg-1 @ cairo']"
        ));
        t.does("axis", "attack sidi-suleiman; join ge-21", &[]);
        t.look().shot(Force::Defender).drm
    };
    assert_eq!(drm("'auchinleck'"), drm(""));
}

/// The roll of an Allied attack on Sidi Omar with a card.
fn attack(play: &str, more: &str, defenders: &str, tanks: &str) -> Table {
    let mut t = acts(
        "allied",
        &format!(
            "turn = 5\nhand = ['A3', 'A26', 'X1']\nunits = ['{tanks} @ sidi-suleiman', {defenders}, 'it-61 @ tripoli']"
        ),
    );
    let line = format!("{play}; activate sidi-suleiman attack; done; attack sidi-omar; join {tanks}{more}");
    t.does("allied", &line, &[]);
    t
}

#[test]
fn rcards_a3_compass_helps_against_italians_alone() {
    let drm =
        |play: &str, defenders: &str| attack(play, "", defenders, "br-50").look().shot(Force::Attacker).drm;
    let (italians, mixed) = ("'it-17 @ sidi-omar'", "'it-17 @ sidi-omar', 'ge-bg-1 @ sidi-omar'");
    assert_eq!(drm("play A3 event", italians), drm("play A3 ops", italians) + 1);
    assert_eq!(drm("play A3 event", mixed), drm("play A3 ops", mixed));
}

#[test]
fn rcards_a26_battleaxe_helps_tanks_at_the_named_space() {
    let italians = "'it-17 @ sidi-omar', 'it-27 @ bardia'";
    let named = "play A26 event; name sidi-omar";
    let t = attack(named, "; bonus", italians, "br-7-arm");
    assert_eq!(t.look().shot(Force::Attacker).drm, 1);
    // No tanks, or another space: no bonus.
    attack(named, "", italians, "br-50").refuses("allied", "bonus", "cards.a26");
    attack("play A26 event; name bardia", "", italians, "br-7-arm").refuses("allied", "bonus", "cards.a26");
}

#[test]
fn rcards_x26_schwerpunkt_helps_panzers_at_the_named_space() {
    let begin = |named: &str, unit: &str, more: &str| {
        let mut t = acts(
            "axis",
            &format!(
                "turn = 5\nhand = ['X26']\nunits = ['{unit} @ sidi-omar', 'aus-9 @ sidi-suleiman', 'br-bg-1 @ halfaya']"
            ),
        );
        let line = format!(
            "play X26 event; name {named}; activate sidi-omar attack; done; attack sidi-suleiman; join {unit}{more}"
        );
        t.does("axis", &line, &[]);
        t
    };
    assert_eq!(begin("sidi-suleiman", "ge-21", "; bonus").look().shot(Force::Attacker).drm, 1);
    begin("sidi-suleiman", "ge-90", "").refuses("axis", "bonus", "cards.x26");
    begin("sidi-suleiman", "it-132", "").refuses("axis", "bonus", "cards.x26");
    begin("halfaya", "ge-21", "").refuses("axis", "bonus", "cards.x26");
}

#[test]
fn rcards_x32_armour_dashes_on_after_the_battles() {
    let mut t = acts(
        "axis",
        "turn = 5\nhand = ['X32']\nevents = ['rommel']\nunits = ['ge-21 @ gazala', 'ge-90 @ gazala', 'br-bg-1 @ cairo']",
    );
    t.does("axis", "play X32 event; done", &[]).asks("axis");
    t.refuses("axis", "take ge-90", "cards.x32");
    t.does("axis", "take ge-21; step tobruk; step gambut; halt", &[])
        .shows(&["ge-21 @ gambut"])
        .asks("allied");
}

/// A promise of Orders from Rome, kept or broken by an Italian or a German who attacks in the desert or moves to a space.
#[test]
fn rcards_a11_italians_break_their_orders() {
    let attack = |unit: &str, from: &str, target: &str, units: &str| {
        let mut t = given(&format!(
            "phase = 'assault'\npassing = ['orders-from-rome']\nattacks = ['{from}']\nunits = ['{unit} @ {from}', {units}]"
        ));
        t.does("axis", &format!("attack {target}; join {unit}; engage"), &[1, 1]);
        t
    };
    let (broken, egypt) = (["passing: orders-from-rome"], "'br-50 @ sidi-suleiman'");
    attack("it-132", "sidi-omar", "sidi-suleiman", egypt).hides(&broken);
    attack("ge-21", "sidi-omar", "sidi-suleiman", egypt).shows(&broken);
    attack("it-bg-1", "kassala", "khartoum", "'br-bg-1 @ khartoum'").shows(&broken);
    let march = |unit: &str, to: &str| {
        let mut t = given(&format!(
            "phase = 'march'\npassing = ['orders-from-rome']\nmoves = ['sidi-omar']\nunits = ['{unit} @ sidi-omar', 'br-bg-1 @ cairo']"
        ));
        t.does("axis", &format!("take {unit}; step {to}"), &[]);
        t
    };
    march("it-17", "sidi-suleiman").hides(&broken);
    march("it-17", "bir-el-gubi").shows(&broken);
    march("ge-90", "sidi-suleiman").shows(&broken);
}

#[test]
fn rcards_x37_an_attack_in_the_desert_answers_london() {
    let attack = |from: &str, target: &str, units: &str| {
        let mut t = given(&format!(
            "phase = 'assault'\nacting = 'allied'\npassing = ['london-calling']\nattacks = ['{from}']\nunits = ['br-bg-1 @ {from}', {units}]"
        ));
        t.does("allied", &format!("attack {target}; join br-bg-1; engage"), &[1, 1]);
        t
    };
    attack("sidi-suleiman", "sidi-omar", "'it-17 @ sidi-omar'").hides(&["passing: london-calling"]);
    attack("khartoum", "kassala", "'it-bg-1 @ kassala'").shows(&["passing: london-calling"]);
}
