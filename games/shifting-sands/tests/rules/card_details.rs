//! What cards do beyond their first line, and every card where it may not be played.

use shifting_sands::{CardId, Force, Side};

use crate::support::{Looking, Table, acts, given};

const FAR: &str = "units = ['it-17 @ tripoli', 'br-bg-1 @ cairo']";

fn cards() -> impl Iterator<Item = CardId> {
    Side::BOTH.into_iter().flat_map(|side| (1..=55).map(move |number| CardId { side, number }))
}

/// The Axis attacks Sidi Suleiman out of Sidi Omar; the Allies have a card, so that they are asked.
fn desert(hand: &str, units: &str, line: &str) -> Table {
    let mut t = given(&format!(
        "phase = 'assault'\nhand = [{hand}, 'A3']\nattacks = ['sidi-omar']\nunits = [{units}]"
    ));
    t.does("axis", &format!("attack sidi-suleiman; {line}; engage"), &[]);
    t
}

#[test]
fn r7_1_no_card_is_played_that_is_not_in_hand() {
    let tables = [acts("axis", FAR), acts("allied", FAR)];
    for card in cards() {
        let t = &tables[card.side as usize];
        let (seat, key) = (card.side.word(), &t.rules.theatre().card(card).key);
        for used in ["ops", "rd", "rp", "event"] {
            t.refuses(seat, &format!("play {key} {used}"), "7.1");
        }
    }
}

#[test]
fn r7_61_s1_no_combat_card_is_an_event() {
    for card in cards() {
        let side = card.side.word();
        let t = acts(side, &format!("turn = 10\nevents = ['torch']\n{FAR}"));
        let spec = t.rules.theatre().card(card);
        if spec.combat.is_some() {
            let t = acts(side, &format!("turn = 10\nevents = ['torch']\nhand = ['{}']\n{FAR}", spec.key));
            t.refuses(side, &format!("play {} event", spec.key), "7.61/1")
                .allows(side, &format!("play {} ops", spec.key));
        }
    }
}

#[test]
fn r3_0_storch_cards_wait_for_torch() {
    let marked: Vec<CardId> = {
        let t = acts("axis", FAR);
        cards().filter(|c| t.rules.theatre().card(*c).torch).collect()
    };
    assert!(marked.len() > 8, "{marked:?}");
    for card in marked {
        let side = card.side.word();
        let key = format!("{}{}", if card.side == Side::Axis { 'X' } else { 'A' }, card.number);
        let t = acts(side, &format!("turn = 10\nhand = ['{key}']\n{FAR}"));
        let combat = t.rules.theatre().card(card).combat.is_some();
        t.refuses(side, &format!("play {key} event"), if combat { "7.61/1" } else { "3.0/torch-cards" });
    }
}

#[test]
fn rcards_a2_poor_morale_reduces_a_division_of_the_owners_choice() {
    let mut t = acts(
        "allied",
        "hand = ['A2']\nunits = ['it-17 @ tobruk', 'it-27 @ bardia', 'ge-21 @ bardia', 'it-132 @ gazala', 'it-61 @ derna', 'br-bg-1 @ cairo']",
    );
    t.does("allied", "play A2 event", &[]).asks("axis");
    // Not beside Germans, and no armour.
    t.refuses("axis", "lose it-27", "cards.a2").refuses("axis", "lose it-132", "cards.a2");
    t.does("axis", "lose it-61", &[]).shows(&["it-61 reduced @ derna", "it-17 @ tobruk"]);
}

#[test]
fn rcards_a7_taranto_raid_forbids_the_fleet() {
    let mut t = acts("allied", &format!("hand = ['A7', 'X4']\n{FAR}"));
    t.does("allied", "play A7 event", &[]).refuses("axis", "play X4 event", "cards.x4");
}

#[test]
fn rcards_a16_exporters_is_for_the_middle_east() {
    let mut t = acts(
        "allied",
        "hand = ['A16']\nturn = 5\nunits = ['br-bg-1 @ jerusalem', 'br-bg-2 @ cairo', 'vf-bg-1 @ sidon']",
    );
    t.does("allied", "play A16 event", &[])
        .refuses("allied", "activate cairo move", "cards.a16")
        .allows("allied", "activate jerusalem attack");
}

#[test]
fn rcards_a17_ethiopian_campaign_is_for_east_africa_and_aswan() {
    let mut t = acts(
        "allied",
        "hand = ['A17']\nturn = 4\nunits = ['br-bg-1 @ aswan', 'br-bg-2 @ cairo', 'br-bg-3 @ kassala', 'it-17 @ tripoli']",
    );
    t.does("allied", "play A17 event", &[])
        .refuses("allied", "activate cairo move", "cards.a17")
        .allows("allied", "activate aswan move")
        .allows("allied", "activate kassala move");
}

#[test]
fn rcards_a21_auchinleck_restores_in_egypt_alone() {
    let mut t = acts(
        "allied",
        "hand = ['A21']\nturn = 5\nunits = ['br-50 reduced @ cairo', 'aus-6 reduced @ tobruk', 'it-17 @ tripoli']",
    );
    t.does("allied", "play A21 event", &[])
        .refuses("allied", "flip aus-6", "cards.a21")
        .allows("allied", "flip br-50");
}

#[test]
fn rcards_a27_habforce_takes_no_australians() {
    let t = {
        let mut t = acts(
            "allied",
            "hand = ['A27']\nturn = 5\nevents = ['iraqi-revolt']\nunits = ['br-bg-1 @ reserve', 'aus-bg-1 @ reserve', 'br-bg-2 @ cairo']",
        );
        t.does("allied", "play A27 event", &[]);
        t
    };
    t.refuses("allied", "place aus-bg-1 basra", "cards.a27").refuses(
        "allied",
        "place br-bg-1 cairo",
        "cards.a27",
    );
}

#[test]
fn rcards_a31_operation_appearance_helps_the_attack_on_berbera() {
    let mut t = acts(
        "allied",
        "hand = ['A31']\nturn = 4\nunits = ['br-bg-1 @ aden', 'br-bg-2 @ cairo', 'it-bg-1 @ berbera']",
    );
    t.does("allied", "play A31 event; attack berbera; join br-bg-1", &[]);
    assert_eq!(t.look().shot(Force::Attacker).drm, 1);
    acts(
        "allied",
        "hand = ['A31']\nturn = 4\nunits = ['it-17 @ tripoli', 'br-bg-2 @ cairo']\naxis_too = ['aden']",
    )
    .refuses("allied", "play A31 event", "cards.a31");
}

#[test]
fn rcards_a50_supercharge_pays_no_heed_to_a_fort() {
    let mut t = acts(
        "allied",
        "hand = ['A50']\nturn = 10\nevents = ['montgomery']\nunits = ['br-7-arm @ gambut', 'it-17 @ tobruk']",
    );
    t.does("allied", "play A50 event; activate gambut attack; done; attack tobruk; join br-7-arm", &[]);
    assert_eq!(t.look().shot(Force::Defender).strength, 3);
    t.does("allied", "bonus", &[]).refuses("allied", "bonus", "cards.a50");
    assert_eq!(t.look().shot(Force::Defender).strength, 1);
    assert_eq!(t.look().shot(Force::Attacker).drm, 1);
}

#[test]
fn rcards_a53_koenig_comes_to_supplied_ground_in_the_desert() {
    let mut t = acts("allied", "hand = ['A53']\nturn = 8\nunits = ['br-bg-1 @ fuka', 'it-17 @ tripoli']");
    t.does("allied", "play A53 event", &[])
        .refuses("allied", "place ff-bg-1 jerusalem", "cards.a53")
        .refuses("allied", "place ff-bg-1 tobruk", "cards.a53")
        .allows("allied", "place ff-bg-1 cairo")
        .allows("allied", "place ff-bg-1 reserve");
}

#[test]
fn rcards_x3_invasion_of_greece_takes_a_battlegroup_of_the_allies_choice() {
    let mut t = acts(
        "axis",
        "hand = ['X3']\nunits = ['br-bg-1 @ cairo', 'ind-bg-1 @ reserve', 'sa-bg-1 @ nairobi', 'br-50 @ suez', 'it-17 @ tripoli']",
    );
    t.does("axis", "play X3 event", &[]).asks("allied");
    t.refuses("allied", "withdraw sa-bg-1", "cards.x3").refuses("allied", "withdraw br-50", "cards.x3");
    t.does("allied", "withdraw ind-bg-1", &[]).shows(&["ind-bg-1 @ rebuild", "br-bg-1 @ cairo"]);
}

#[test]
fn rcards_x11_ghibli_stops_the_advance() {
    let units = "'br-7-arm @ sidi-suleiman', 'br-1-arm @ sidi-suleiman', 'it-bg-1 reduced @ sidi-omar'";
    let begin = |hand: &str| {
        let mut t = given(&format!(
            "phase = 'assault'\nacting = 'allied'\nhand = [{hand}]\nattacks = ['sidi-suleiman']\nunits = [{units}]"
        ));
        t.does("allied", "attack sidi-omar; join br-7-arm; join br-1-arm; engage", &[]);
        t
    };
    let mut t = begin("'X11', 'X1'");
    t.does("axis", "combat X11; done", &[6, 1]).does("allied", "take br-7-arm", &[]);
    t.refuses("allied", "step halfaya", "cards.x11");
    t.does("allied", "step sidi-omar", &[]).allows("allied", "take br-1-arm");
    // Without it the tanks drive on.
    let mut t = begin("'X9', 'X1'");
    t.does("axis", "done", &[6, 1]).does("allied", "take br-7-arm; step sidi-omar", &[]);
    t.allows("allied", "step bir-el-gubi");
}

#[test]
fn rcards_x12_duke_of_aosta_helps_one_attack_in_east_africa() {
    let mut t = acts(
        "axis",
        "hand = ['X12']\nevents = ['balbo']\nunits = ['it-bg-1 @ keren', 'it-bg-2 @ gondar', 'br-bg-1 @ kassala', 'br-bg-2 @ gallabat', 'it-17 @ tripoli']",
    );
    t.does("axis", "play X12 event", &[]).refuses("axis", "activate tripoli move", "cards.x12");
    t.does(
        "axis",
        "activate keren attack; activate gondar attack; done; attack kassala; join it-bg-1; bonus",
        &[],
    );
    assert_eq!(t.look().shot(Force::Attacker).drm, 1);
    t.does("axis", "engage", &[1, 1]).does("axis", "attack gallabat; join it-bg-2", &[]);
    t.refuses("axis", "bonus", "cards.x12");
}

#[test]
fn rcards_x13_invasion_of_somaliland_helps_at_berbera() {
    let mut t = acts(
        "axis",
        "hand = ['X13']\nevents = ['balbo']\nunits = ['it-bg-1 @ jijiga', 'br-bg-1 @ berbera', 'it-17 @ tripoli']",
    );
    t.does("axis", "play X13 event; activate jijiga attack; done; attack berbera; join it-bg-1", &[]);
    assert_eq!(t.look().shot(Force::Attacker).drm, 1);
}

#[test]
fn rcards_x15_balkan_campaign_takes_two_divisions_and_a_tank() {
    let mut t = acts(
        "axis",
        "hand = ['X15']\nturn = 4\nevents = ['invasion-of-greece']\nunits = ['br-50 @ cairo', 'aus-6 @ tobruk', 'nz-2 @ suez', 'ind-4 @ kassala', 'br-tank-1 @ reserve', 'it-17 @ tripoli']",
    );
    t.does("axis", "play X15 event", &[]).asks("allied").refuses("allied", "withdraw ind-4", "cards.x15");
    t.does("allied", "withdraw br-50; withdraw aus-6; withdraw br-tank-1", &[]).shows(&[
        "br-50 @ rebuild",
        "aus-6 @ rebuild",
        "br-tank-1 @ rebuild",
        "nz-2 @ suez",
    ]);
}

#[test]
fn rcards_x24_afrika_korps_drives_on() {
    let units = "'ge-21 @ sidi-omar', 'ge-15 @ sidi-omar', 'br-bg-1 reduced @ sidi-suleiman'";
    let begin = |hand: &str, cards: &str| {
        let mut t = desert(hand, units, "join ge-21; join ge-15");
        t.does("axis", cards, &[]);
        t
    };
    // Nobody is left: an advance for the whole movement factor, and one space more.
    let mut t = begin("'X24', 'X1'", "combat X24; done");
    t.does("allied", "done", &[6, 1]).does("axis", "take ge-21", &[]);
    t.shows(&["steps: advancing ge-21 6 fresh"]);
    let mut t = begin("'X1'", "done");
    t.does("allied", "done", &[6, 1]).does("axis", "take ge-21", &[]);
    t.shows(&["steps: advancing ge-21 5 fresh"]);
}

#[test]
fn rcards_x34_captured_supplies_reach_two_spaces_by_solid_lines() {
    let mut t = acts(
        "axis",
        "hand = ['X34']\nturn = 5\ngained = ['tobruk']\nunits = ['ge-21 reduced @ gazala', 'it-27 reduced @ derna', 'it-17 reduced @ benghazi', 'vf-bg-1 reduced @ beirut', 'br-bg-1 @ cairo']",
    );
    t.does("axis", "play X34 event", &[]);
    // Derna is two spaces off, Benghazi more; the Vichy French get nothing.
    t.allows("axis", "flip ge-21").allows("axis", "flip it-27");
    t.refuses("axis", "flip it-17", "cards.x34").refuses("axis", "flip vf-bg-1", "cards.x34");
    // A place that was lost again counts no more.
    acts(
        "axis",
        "hand = ['X34']\nturn = 5\ngained = ['tobruk']\nunits = ['br-bg-1 @ tobruk', 'it-17 @ tripoli']",
    )
    .refuses("axis", "play X34 event", "cards.x34");
}

#[test]
fn rcards_x34_captured_supplies_restore_two_units() {
    let mut t = acts(
        "axis",
        "hand = ['X34']\nturn = 5\ngained = ['tobruk']\nunits = ['ge-21 reduced @ gazala', 'it-27 reduced @ tobruk', 'it-25 reduced @ tobruk', 'br-bg-1 @ cairo']",
    );
    t.does("axis", "play X34 event; flip ge-21; flip it-25", &[])
        .shows(&["it-27 reduced @ tobruk"])
        .asks("allied");
}

#[test]
fn rcards_x38_venezia_eases_in_the_desert() {
    let mut t = acts(
        "axis",
        "hand = ['X38']\nturn = 8\nunits = ['ge-21 @ gazala', 'ge-15 @ gazala', 'br-bg-1 @ cairo']",
    );
    t.does("axis", "play X38 event; activate gazala attack", &[]).shows(&["ops = 4"]);
    let mut t = acts(
        "axis",
        "hand = ['X38']\nturn = 8\nunits = ['ge-21 @ gazala', 'ge-15 @ gazala', 'br-bg-1 @ cairo']",
    );
    t.does("axis", "play X38 ops; activate gazala attack", &[]).shows(&["ops = 3"]);
}

#[test]
fn rcards_x39_kesselring_helps_once_a_turn() {
    let mut t = given(
        "phase = 'activate'\nops = 5\nevents = ['kesselring']\nunits = ['ge-21 @ gazala', 'ge-15 @ gazala', 'ge-90 @ derna', 'ge-164 @ derna', 'br-bg-1 @ cairo']",
    );
    t.does("axis", "favour gazala", &[]).shows(&["ops = 4", "passing: kesselring-used"]);
    t.refuses("axis", "favour derna", "cards.x39");
}

#[test]
fn rcards_x51_fruehlingswind_helps_against_americans() {
    let mut t = acts(
        "axis",
        "hand = ['X51']\nturn = 10\nevents = ['torch']\nunits = ['ge-10 @ gafsa', 'us-1 @ kasserine', 'br-bg-1 @ tebessa']",
    );
    t.does("axis", "play X51 event; activate gafsa attack; done; attack kasserine; join ge-10", &[]);
    assert_eq!(t.look().shot(Force::Attacker).drm, 1);
}

#[test]
fn rcards_x54_mareth_line_is_a_fort_of_the_axis() {
    let mut t = acts(
        "axis",
        "hand = ['X54']\nturn = 10\nevents = ['torch']\nunits = ['it-17 @ mareth', 'br-bg-1 @ cairo']",
    );
    let mareth = t.rules.theatre().by_key["mareth"];
    let before = t.look().fort(mareth);
    t.does("axis", "play X54 event", &[]);
    assert_eq!(t.look().fort(mareth), before + 1);
}

#[test]
fn rcards_x55_japan_attacks_takes_australians_for_good() {
    let mut t = acts(
        "axis",
        "hand = ['X55']\nturn = 8\nunits = ['aus-6 @ cairo', 'aus-7 @ rebuild', 'aus-9 @ suez', 'nz-2 @ suez', 'aus-bg-1 @ reserve', 'it-17 @ tripoli']",
    );
    t.does("axis", "play X55 event", &[]).refuses("allied", "withdraw nz-2", "cards.x55");
    t.does("allied", "withdraw aus-6; withdraw aus-7; withdraw aus-bg-1", &[]).shows(&[
        "aus-6 @ lost",
        "aus-7 @ lost",
        "aus-bg-1 @ lost",
        "aus-9 @ suez",
    ]);
}
