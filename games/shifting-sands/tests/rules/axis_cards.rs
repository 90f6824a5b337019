//! Every card of the Axis: what its event does, and when it is refused. Combat cards are in `combat_cards`.

use crate::support::{acts, holding};

#[test]
fn rcards_x1_graziani() {
    let mut t = holding("X1", "");
    t.does("axis", "play X1 event", &[]).shows(&["eased: it", "ops = 2"]);
    holding("X1", "events = ['rommel']").refuses("axis", "play X1 event", "cards.x1");
}

#[test]
fn rcards_x2_reinforcements() {
    let mut t = holding("X2", "");
    t.does("axis", "play X2 event", &[]).shows(&[
        "it-afr @ addis-ababa",
        "it-bg-1 @ reserve",
        "reinforced: axis it",
    ]);
    holding("X2", "reinforced = ['axis it']").refuses("axis", "play X2 event", "7.53/2");
}

#[test]
fn rcards_x3_invasion_of_greece() {
    let mut t = acts("axis", "hand = ['X3']\nunits = ['br-bg-1 @ cairo', 'it-17 @ tripoli']");
    t.does("axis", "play X3 event", &[]).shows(&["bans: invasion-of-greece", "passing: no-allied-air"]);
}

#[test]
fn rcards_x4_italian_fleet() {
    let mut t = holding("X4", "");
    t.does("axis", "play X4 event", &[]).shows(&["passing: italian-fleet"]);
    holding("X4", "passing = ['no-italian-fleet']").refuses("axis", "play X4 event", "cards.x4");
}

#[test]
fn rcards_x5_balbo() {
    let mut t = holding("X5", "");
    t.does("axis", "play X5 event", &[]).shows(&["events: balbo"]);
}

#[test]
fn rcards_x6_code_book_stolen() {
    let mut t = acts("axis", "hand = ['X6', 'A1', 'A2']\nunits = ['it-17 @ tripoli', 'br-bg-1 @ cairo']");
    t.does("axis", "play X6 event", &[]).shows(&["cards: A1 hand seen", "ops = 3"]);
}

#[test]
fn rcards_x7_reinforcements() {
    let mut t = acts("axis", "hand = ['X7']\nunits = ['br-bg-1 @ cairo']");
    t.does("axis", "play X7 event", &[]).shows(&["it-25 @ tripoli", "it-55 @ tripoli", "it-60 @ tripoli"]);
}

#[test]
fn rcards_x8_egyptian_uprising() {
    let mut t =
        acts("axis", "hand = ['X8']\naxis_too = ['khartoum']\nunits = ['br-bg-1 @ suez', 'it-17 @ tripoli']");
    t.does("axis", "play X8 event; place eg-bg-1 cairo; place eg-bg-2 cairo; place eg-bg-3 cairo", &[])
        .shows(&["eg-bg-3 @ cairo", "axis: cairo", "vp = 11"]);
    holding("X8", "").refuses("axis", "play X8 event", "cards.x8");
}

#[test]
fn rcards_x10_reinforcements() {
    let mut t = acts("axis", "hand = ['X10']\nturn = 3\nunits = ['br-bg-1 @ cairo']");
    t.does("axis", "play X10 event", &[]).shows(&["it-132 @ tripoli", "it-102 @ tripoli"]);
    holding("X10", "turn = 2").refuses("axis", "play X10 event", "cards.x10");
}

#[test]
fn rcards_x12_duke_of_aosta() {
    let mut t = holding("X12", "");
    t.does("axis", "play X12 event", &[]).shows(&["only: EAF", "ops = 3"]).hides(&["only: LIB"]);
}

#[test]
fn rcards_x13_invasion_of_somaliland() {
    let mut t = holding("X13", "");
    t.does("axis", "play X13 event", &[]).shows(&["only: EAF", "passing: somaliland"]);
}

#[test]
fn rcards_x15_balkan_campaign() {
    let mut t = holding("X15", "turn = 4\nevents = ['invasion-of-greece']\nbans = ['invasion-of-greece']");
    t.does("axis", "play X15 event", &[]).shows(&["gk-bg @ rebuild"]).hides(&["bans: invasion-of-greece"]);
    holding("X15", "").refuses("axis", "play X15 event", "cards.x15");
}

#[test]
fn rcards_x16_rommel() {
    let mut t = holding("X16", "turn = 3\nbans = ['invasion-of-greece']");
    t.does("axis", "play X16 event; place ge-bg-1 tripoli; place ge-tank-1 el-agheila", &[])
        .shows(&["events: rommel", "ge-bg-1 @ tripoli", "ge-tank-1 @ el-agheila"])
        .hides(&["bans: invasion-of-greece"]);
}

#[test]
fn rcards_x17_iraqi_revolt() {
    let mut t = acts("axis", "hand = ['X17']\nturn = 4\nunits = ['ir-bg-1 @ baghdad', 'it-17 @ tripoli']");
    t.does("axis", "play X17 event", &[]).shows(&[
        "events: iraq-active",
        "events: vichy-active",
        "axis: baghdad",
    ]);
}

#[test]
fn rcards_x18_fliegerkorps() {
    let mut t = acts(
        "axis",
        "turn = 4\ncards = ['X23 discard open']\nhand = ['X18']\nunits = ['it-17 @ tripoli', 'br-bg-1 @ cairo']",
    );
    t.does("axis", "play X18 event", &[]).shows(&["cards: X23 hand open", "passing: fliegerkorps"]);
}

#[test]
fn rcards_x19_unternehmen_irak() {
    let mut t = holding("X19", "turn = 5\nevents = ['iraqi-revolt', 'iraq-active', 'vichy-active']");
    t.does("axis", "play X19 event", &[]).shows(&["events: unternehmen-irak", "ge-5-mtn @ beirut"]);
    holding("X19", "").refuses("axis", "play X19 event", "cards.x19");
}

#[test]
fn rcards_x21_sea_devils() {
    let mut t = holding("X21", "turn = 6");
    t.does("axis", "play X21 event", &[]).shows(&["vp = 11", "passing: sea-devils"]);
    holding("X21", "turn = 5").refuses("axis", "play X21 event", "cards.x21");
}

#[test]
fn rcards_x22_battlefield_recovery() {
    let mut t = holding("X22", "turn = 5\nevents = ['rommel']");
    t.does("axis", "play X22 event", &[]).shows(&["events: battlefield-recovery"]);
    holding("X22", "").refuses("axis", "play X22 event", "cards.x22");
}

#[test]
fn rcards_x25_u_boats() {
    let mut t = holding("X25", "turn = 5\npoints = ['br 4']");
    t.does("axis", "play X25 event", &[]).shows(&["passing: u-boats", "points: br 2"]);
    holding("X25", "turn = 4").refuses("axis", "play X25 event", "cards.x25");
}

#[test]
fn rcards_x26_schwerpunkt() {
    let mut t = acts(
        "axis",
        "hand = ['X26']\nturn = 5\nunits = ['ge-21 @ sidi-omar', 'br-bg-1 @ sidi-suleiman', 'br-bg-2 @ cairo']",
    );
    t.does("axis", "play X26 event; name sidi-suleiman", &[]).shows(&["named = sidi-suleiman", "ops = 4"]);
    acts("axis", "hand = ['X26']\nunits = ['it-17 @ tripoli']").refuses(
        "axis",
        "play X26 event",
        "cards.x26",
    );
}

#[test]
fn rcards_x27_reinforcements() {
    let mut t = holding("X27", "turn = 4");
    t.does("axis", "play X27 event", &[]).shows(&[
        "ge-15 @ tripoli",
        "ge-bg-1 @ reserve",
        "ge-tank-1 @ reserve",
    ]);
}

#[test]
fn rcards_x28_reinforcements() {
    let mut t = acts("axis", "hand = ['X28']\nturn = 5\nunits = ['ge-21 @ gazala', 'br-bg-1 @ cairo']");
    t.does("axis", "play X28 event; place ge-90 gazala", &[]).shows(&[
        "ge-90 @ gazala",
        "ge-bg-1 @ reserve",
        "ge-bg-2 @ reserve",
    ]);
    holding("X28", "turn = 4").refuses("axis", "play X28 event", "cards.x28");
}

#[test]
fn rcards_x29_reinforcements() {
    let mut t = holding("X29", "turn = 4");
    t.does("axis", "play X29 event", &[]).shows(&[
        "it-101 @ tripoli",
        "it-bg-1 @ reserve",
        "it-tank-1 @ reserve",
    ]);
}

#[test]
fn rcards_x31_signals_intercept() {
    let mut t = acts(
        "axis",
        "turn = 5\nhand = ['X31', 'A1']\nevents = ['rommel']\nunits = ['it-17 @ tripoli', 'br-bg-1 @ cairo']",
    );
    t.does("axis", "play X31 event", &[]).shows(&["cards: A1 hand seen", "ops = 2"]);
    holding("X31", "").refuses("axis", "play X31 event", "cards.x31");
}

#[test]
fn rcards_x32_dash_to_the_wire() {
    let mut t = holding("X32", "turn = 5\nevents = ['rommel']");
    t.does("axis", "play X32 event", &[]).shows(&["dash = true", "ops = 4"]);
    holding("X32", "").refuses("axis", "play X32 event", "cards.x32");
}

#[test]
fn rcards_x33_reinforcements() {
    let mut t = holding("X33", "turn = 3");
    t.does("axis", "play X33 event", &[]).shows(&[
        "ge-21 @ tripoli",
        "ge-bg-1 @ reserve",
        "ge-tank-1 @ reserve",
    ]);
}

#[test]
fn rcards_x34_captured_supplies() {
    let mut t = acts(
        "axis",
        "hand = ['X34']\nturn = 5\ngained = ['tobruk']\nunits = ['ge-21 reduced @ gazala', 'it-27 reduced @ tobruk', 'br-bg-1 @ cairo']",
    );
    t.does("axis", "play X34 event; flip ge-21; flip it-27", &[])
        .shows(&["ge-21 @ gazala", "it-27 @ tobruk"]);
    holding("X34", "").refuses("axis", "play X34 event", "cards.x34");
}

#[test]
fn rcards_x35_siege_of_malta() {
    let mut t = holding("X35", "turn = 7\nbans = ['invasion-of-greece', 'barbarossa']");
    t.does("axis", "play X35 event", &[])
        .shows(&["events: siege-of-malta"])
        .hides(&["bans: barbarossa", "bans: invasion-of-greece"]);
}

#[test]
fn rcards_x37_london_calling() {
    let mut t = holding("X37", "turn = 7");
    t.does("axis", "play X37 event", &[]).shows(&["passing: london-calling"]);
    acts("axis", "hand = ['X37']\nallied = ['tripoli']\nunits = ['br-bg-1 @ cairo']").refuses(
        "axis",
        "play X37 event",
        "7.522/1",
    );
}

#[test]
fn rcards_x38_venezia() {
    let mut t = holding("X38", "turn = 8");
    t.does("axis", "play X38 event", &[]).shows(&["flank_bonus = 1", "eased: ge", "ops = 5"]);
}

#[test]
fn rcards_x39_kesselring() {
    let mut t = holding("X39", "turn = 8");
    t.does("axis", "play X39 event", &[]).shows(&["events: kesselring"]);
}

#[test]
fn rcards_x40_reinforcements() {
    let mut t = holding("X40", "turn = 8");
    t.does("axis", "play X40 event; place ramcke sicily", &[])
        .shows(&["ramcke @ sicily", "ge-bg-1 @ reserve"]);
}

#[test]
fn rcards_x41_reinforcements() {
    let mut t = holding("X41", "turn = 8");
    t.does("axis", "play X41 event; place ge-164 tobruk", &[])
        .shows(&["ge-164 @ tobruk", "ge-bg-1 @ reserve"]);
}

#[test]
fn rcards_x42_reinforcements() {
    let mut t = holding("X42", "turn = 8");
    t.does("axis", "play X42 event", &[]).shows(&["it-133 @ tripoli", "it-bg-1 @ reserve"]);
}

#[test]
fn rcards_x43_reinforcements() {
    let mut t = holding("X43", "turn = 8");
    t.does("axis", "play X43 event; place it-20 sicily; place it-185 sicily", &[])
        .shows(&["it-20 @ sicily", "it-185 @ sicily"]);
}

#[test]
fn rcards_x44_reinforcements() {
    let mut t = holding("X44", "turn = 8");
    t.does("axis", "play X44 event", &[]).shows(&[
        "it-80 @ tripoli",
        "it-136 @ tripoli",
        "it-bg-1 @ reserve",
    ]);
}

#[test]
fn rcards_x45_panzer_iv() {
    let mut t = acts(
        "axis",
        "hand = ['X45']\nturn = 8\nunits = ['ge-21 reduced @ gazala', 'ge-15 @ lost', 'br-bg-1 @ cairo']",
    );
    t.does("axis", "play X45 event", &[]).shows(&["ge-21 reduced newer @ gazala", "ge-15 @ lost"]);
    acts("axis", "hand = ['X45']\nunits = ['ge-21 @ lost', 'ge-15 @ lost', 'it-17 @ tripoli']").refuses(
        "axis",
        "play X45 event",
        "cards.x45",
    );
}

#[test]
fn rcards_x46_von_arnim() {
    let mut t = acts(
        "axis",
        "hand = ['X46']\nturn = 10\nevents = ['torch', 'rommel']\nunits = ['ge-10 reduced @ tunis', 'br-bg-1 @ cairo']",
    );
    t.does("axis", "play X46 event; flip ge-10", &[]).shows(&["events: von-arnim", "ge-10 @ tunis"]);
    holding("X46", "").refuses("axis", "play X46 event", "3.0/torch-cards");
}

#[test]
fn rcards_x47_reinforcements() {
    let mut t = holding("X47", "turn = 10\nevents = ['torch']");
    t.does("axis", "play X47 event; place ge-334 tunis", &[]).shows(&[
        "ge-334 @ tunis",
        "ge-bg-1 @ reserve",
        "arrivals: tunis",
    ]);
    holding("X47", "").refuses("axis", "play X47 event", "3.0/torch-cards");
}

#[test]
fn rcards_x48_reinforcements() {
    let mut t = holding("X48", "turn = 10\nevents = ['torch']");
    t.does("axis", "play X48 event; place ge-hg tunis", &[]).shows(&["ge-hg @ tunis", "ge-bg-1 @ reserve"]);
    holding("X48", "events = ['torch']\nreinforced = ['axis t']").refuses("axis", "play X48 event", "7.53/3");
}

#[test]
fn rcards_x49_reinforcements() {
    let mut t = holding("X49", "turn = 10\nevents = ['torch']");
    t.does("axis", "play X49 event; place it-131 tunis; place it-16 tripoli", &[])
        .shows(&["it-131 @ tunis", "it-16 @ tripoli"]);
}

#[test]
fn rcards_x51_fruehlingswind() {
    let mut t = holding("X51", "turn = 10\nevents = ['torch']");
    t.does("axis", "play X51 event", &[]).shows(&["eased_in: TUN", "ops = 5"]);
}

#[test]
fn rcards_x54_mareth_line() {
    let mut t = holding("X54", "turn = 10\nevents = ['torch']");
    t.does("axis", "play X54 event", &[]).shows(&["events: mareth-line"]);
}

#[test]
fn rcards_x55_japan_attacks() {
    let mut t = acts(
        "axis",
        "hand = ['X55']\nturn = 8\nunits = ['aus-6 @ cairo', 'aus-7 @ rebuild', 'aus-9 @ suez', 'aus-bg-1 @ reserve', 'it-17 @ tripoli']",
    );
    t.does("axis", "play X55 event", &[]).shows(&["steps: withdraw 0 2"]);
}
