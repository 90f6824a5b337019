//! Every card of the Allies: what its event does, and when it is refused. Combat cards are in `combat_cards`.

use crate::support::{acts, holding};

#[test]
fn rcards_a2_poor_morale() {
    let mut t =
        acts("allied", "hand = ['A2']\nunits = ['it-17 @ tobruk', 'it-27 @ bardia', 'br-bg-1 @ cairo']");
    t.does("allied", "play A2 event", &[]).shows(&["events: poor-morale"]);
}

#[test]
fn rcards_a3_compass() {
    let mut t = holding("A3", "");
    t.does("allied", "play A3 event", &[]).shows(&[
        "events: compass",
        "ops = 4",
        "eased: br",
        "eased_in: LIB",
    ]);
    holding("A3", "events = ['rommel']").refuses("allied", "play A3 event", "cards.a3");
}

#[test]
fn rcards_a5_reinforcements() {
    let mut t = holding("A5", "");
    t.does("allied", "play A5 event; place br-2-arm suez", &[]).shows(&[
        "br-2-arm @ suez",
        "br-tank-1 @ reserve",
        "reinforced: allied br",
    ]);
    holding("A5", "reinforced = ['allied br']").refuses("allied", "play A5 event", "7.53/1");
}

#[test]
fn rcards_a6_reinforcements() {
    let mut t = holding("A6", "turn = 3");
    t.does("allied", "play A6 event; place aus-6 suez; place ind-5 india", &[]).shows(&[
        "aus-6 @ suez",
        "ind-5 @ india",
        "aus-bg-1 @ reserve",
        "ind-bg-1 @ reserve",
    ]);
    holding("A6", "reinforced = ['allied cw']").refuses("allied", "play A6 event", "7.53/1");
}

#[test]
fn rcards_a7_taranto_raid() {
    let mut t = holding("A7", "passing = ['italian-fleet']");
    t.does("allied", "play A7 event", &[])
        .shows(&["vp = 9", "passing: no-italian-fleet"])
        .hides(&["passing: italian-fleet"]);
}

#[test]
fn rcards_a8_mediterranean_fleet() {
    let mut t = holding("A8", "passing = ['italian-fleet']");
    t.does("allied", "play A8 event", &[]).shows(&["vp = 9"]).hides(&["passing: italian-fleet"]);
    holding("A8", "").refuses("allied", "play A8 event", "cards.a8");
}

#[test]
fn rcards_a9_reinforcements() {
    let mut t = holding("A9", "");
    t.does("allied", "play A9 event; place aus-7 suez; place nz-2 suez", &[]).shows(&[
        "aus-7 @ suez",
        "nz-2 @ suez",
        "aus-bg-1 @ reserve",
        "nz-bg @ reserve",
    ]);
    holding("A9", "reinforced = ['allied cw']").refuses("allied", "play A9 event", "7.53/1");
}

#[test]
fn rcards_a10_long_range_desert_group() {
    let mut t = holding("A10", "");
    t.does("allied", "play A10 event", &[]).shows(&["lrdg @ deep-desert", "events: lrdg"]);
}

#[test]
fn rcards_a11_orders_from_rome() {
    let mut t = holding("A11", "");
    t.does("allied", "play A11 event", &[]).shows(&["passing: orders-from-rome"]);
    holding("A11", "round = 5").refuses("allied", "play A11 event", "cards.a11");
}

#[test]
fn rcards_a13_haile_selassie() {
    let mut t = acts(
        "allied",
        "hand = ['A13']\nunits = ['it-bg-1 @ keren', 'it-bg-2 reduced @ gondar', 'it-bg-3 @ addis-ababa', 'br-bg-1 @ cairo']",
    );
    t.does("allied", "play A13 event; strike it-bg-1; strike it-bg-2", &[]).shows(&[
        "it-bg-1 reduced @ keren",
        "it-bg-2 @ rebuild",
        "it-bg-3 @ addis-ababa",
    ]);
    acts("allied", "hand = ['A13']\nunits = ['it-bg-3 @ addis-ababa']").refuses(
        "allied",
        "play A13 event",
        "cards.a13",
    );
}

#[test]
fn rcards_a15_barbarossa() {
    let mut t = holding("A15", "turn = 5");
    t.does("allied", "play A15 event", &[]).shows(&["events: barbarossa", "bans: barbarossa"]);
    holding("A15", "turn = 4").refuses("allied", "play A15 event", "cards.a15");
}

#[test]
fn rcards_a16_exporters() {
    let mut t = acts(
        "allied",
        "hand = ['A16']\nturn = 5\nunits = ['br-bg-1 @ jerusalem', 'br-bg-2 @ cairo', 'vf-bg-1 @ sidon']",
    );
    t.does("allied", "play A16 event", &[])
        .shows(&["events: exporters", "events: vichy-active", "ops = 4", "only: SYR"])
        .hides(&["only: EGY"]);
}

#[test]
fn rcards_a17_ethiopian_campaign() {
    let mut t = holding("A17", "turn = 4");
    t.does("allied", "play A17 event", &[]).shows(&[
        "events: ethiopian-campaign",
        "only: EAF",
        "also = aswan",
    ]);
}

#[test]
fn rcards_a19_tiger_convoy() {
    let mut t = holding("A19", "turn = 4");
    t.does("allied", "play A19 event; place br-tank-1 cairo; place br-tank-2 alexandria", &[])
        .shows(&["br-tank-1 @ cairo", "br-tank-2 @ alexandria"]);
    holding("A19", "turn = 3").refuses("allied", "play A19 event", "cards.a19");
}

#[test]
fn rcards_a20_crusader() {
    let mut t = holding("A20", "turn = 5");
    t.does("allied", "play A20 event", &[]).shows(&["flank_bonus = 1", "eased_in: EGY", "ops = 5"]);
    holding("A20", "turn = 4").refuses("allied", "play A20 event", "cards.a20");
}

#[test]
fn rcards_a21_auchinleck() {
    let mut t = acts(
        "allied",
        "hand = ['A21']\nturn = 5\nunits = ['br-50 reduced @ cairo', 'aus-6 reduced @ cairo', 'nz-2 reduced @ cairo']",
    );
    t.does("allied", "play A21 event; flip br-50; flip aus-6", &[]).shows(&[
        "br-50 @ cairo",
        "aus-6 @ cairo",
        "nz-2 reduced @ cairo",
        "events: auchinleck",
    ]);
}

#[test]
fn rcards_a22_malta_convoys() {
    let mut t = holding("A22", "turn = 6\nevents = ['barbarossa']\npoints = ['ge 4', 'it 2']");
    t.does("allied", "play A22 event", &[])
        .shows(&["passing: convoys"])
        .hides(&["points: ge 4", "points: it 2"]);
    holding("A22", "").refuses("allied", "play A22 event", "7.521/1");
}

#[test]
fn rcards_a23_ultra() {
    let mut t = acts(
        "allied",
        "turn = 5\nhand = ['A23', 'X1', 'X2']\nunits = ['it-17 @ tripoli', 'br-bg-1 @ cairo']",
    );
    t.does("allied", "play A23 event", &[]).shows(&["cards: X1 hand seen", "cards: X2 hand seen", "ops = 2"]);
}

#[test]
fn rcards_a26_battleaxe() {
    let mut t = acts(
        "allied",
        "hand = ['A26']\nturn = 5\nunits = ['br-7-arm @ sidi-suleiman', 'it-17 @ sidi-omar', 'it-27 @ gazala']",
    );
    t.does("allied", "play A26 event; name sidi-omar", &[]).shows(&["named = sidi-omar", "ops = 3"]);
    acts("allied", "hand = ['A26']\nunits = ['br-bg-1 @ cairo', 'it-bg-1 @ keren']").refuses(
        "allied",
        "play A26 event",
        "cards.a26",
    );
}

#[test]
fn rcards_a27_habforce() {
    let mut t = acts(
        "allied",
        "hand = ['A27']\nturn = 5\nevents = ['iraqi-revolt']\nunits = ['br-bg-1 @ reserve', 'ind-bg-1 @ reserve', 'aus-bg-1 @ reserve', 'br-bg-2 @ cairo']",
    );
    t.does("allied", "play A27 event; place br-bg-1 habbaniyah; place ind-bg-1 basra", &[]).shows(&[
        "br-bg-1 @ habbaniyah",
        "ind-bg-1 @ basra",
        "ops = 2",
    ]);
    holding("A27", "").refuses("allied", "play A27 event", "cards.a27");
}

#[test]
fn rcards_a28_reinforcements() {
    let mut t = holding("A28", "turn = 4");
    t.does("allied", "play A28 event; place br-50 port-said", &[]).shows(&[
        "br-50 @ port-said",
        "br-bg-2 @ reserve",
        "br-tank-1 @ reserve",
    ]);
}

#[test]
fn rcards_a29_reinforcements() {
    let mut t = holding("A29", "turn = 4");
    t.does("allied", "play A29 event; place aus-9 suez; place ind-10 port-said", &[]).shows(&[
        "aus-9 @ suez",
        "ind-10 @ port-said",
        "aus-bg-1 @ reserve",
        "ind-bg-1 @ reserve",
    ]);
}

#[test]
fn rcards_a30_reinforcements() {
    let mut t = holding("A30", "turn = 4");
    t.does("allied", "play A30 event", &[]).shows(&[
        "sa-1 @ south-africa",
        "sa-bg-1 @ reserve",
        "ind-bg-1 @ reserve",
    ]);
}

#[test]
fn rcards_a31_operation_appearance() {
    let mut t = acts(
        "allied",
        "hand = ['A31']\nturn = 4\nunits = ['br-bg-1 @ reserve', 'br-bg-2 @ cairo']\naxis_too = ['berbera']",
    );
    t.does("allied", "play A31 event; place br-bg-1 aden; place br-bg-1 berbera", &[])
        .shows(&["br-bg-1 @ berbera", "vp = 9"]);
}

#[test]
fn rcards_a32_reinforcements() {
    let mut t = holding("A32", "turn = 5");
    t.does("allied", "play A32 event; place br-1-arm suez", &[])
        .shows(&["br-1-arm @ suez", "br-bg-2 @ reserve"]);
    holding("A32", "turn = 4").refuses("allied", "play A32 event", "cards.a32");
}

#[test]
fn rcards_a33_reinforcements() {
    let mut t = holding("A33", "turn = 5\nallied = ['addis-ababa']");
    t.does("allied", "play A33 event; place sa-2 suez", &[]).shows(&["sa-2 @ suez", "sa-bg-1 @ reserve"]);
}

#[test]
fn rcards_a34_atlantic_charter() {
    let mut t = holding("A34", "turn = 5");
    t.does("allied", "play A34 event", &[]).shows(&["events: atlantic-charter"]);
    holding("A34", "turn = 4").refuses("allied", "play A34 event", "cards.a34");
}

#[test]
fn rcards_a35_torch() {
    let mut t = holding("A35", "turn = 9");
    t.does("allied", "play A35 event", &[]).shows(&["events: torch", "us-1 @ oran"]);
    holding("A35", "turn = 8").refuses("allied", "play A35 event", "cards.a35");
}

#[test]
fn rcards_a36_montgomery() {
    let mut t = holding("A36", "turn = 9\nevents = ['auchinleck']");
    t.does("allied", "play A36 event", &[]).shows(&["events: montgomery"]).hides(&["events: auchinleck"]);
    holding("A36", "turn = 8").refuses("allied", "play A36 event", "cards.a36");
}

#[test]
fn rcards_a37_patton() {
    let mut t = holding("A37", "turn = 10\nevents = ['torch']");
    t.does("allied", "play A37 event", &[]).shows(&["events: patton"]);
    holding("A37", "").refuses("allied", "play A37 event", "3.0/torch-cards");
}

#[test]
fn rcards_a38_vulcan() {
    let mut t = holding("A38", "turn = 10\nevents = ['torch']");
    t.does("allied", "play A38 event", &[]).shows(&["events: vulcan", "ops = 4"]);
    holding("A38", "").refuses("allied", "play A38 event", "3.0/torch-cards");
}

#[test]
fn rcards_a39_spitfires() {
    let mut t = holding("A39", "turn = 8\nevents = ['siege-of-malta']");
    t.does("allied", "play A39 event", &[]).shows(&["events: spitfires", "bans: spitfires"]);
    holding("A39", "events = ['siege-of-malta', 'herkules']").refuses("allied", "play A39 event", "7.44/9");
}

#[test]
fn rcards_a40_malta_victorious() {
    let mut t = holding("A40", "turn = 8\nevents = ['spitfires']");
    t.does("allied", "play A40 event", &[]).shows(&["vp = 9", "bans: malta-victorious"]);
    holding("A40", "").refuses("allied", "play A40 event", "cards.a40");
}

#[test]
fn rcards_a41_malta_convoys() {
    let mut t = holding("A41", "turn = 8\nevents = ['barbarossa', 'siege-of-malta', 'spitfires']");
    t.does("allied", "play A41 event", &[]).shows(&["passing: convoys"]);
    holding("A41", "events = ['barbarossa', 'siege-of-malta']").refuses(
        "allied",
        "play A41 event",
        "7.521/2",
    );
}

#[test]
fn rcards_a42_corps_franc() {
    let mut t =
        holding("A42", "turn = 10\nevents = ['torch']\nallied = ['tebessa', 'thala', 'casablanca', 'oran']");
    t.does(
        "allied",
        "play A42 event; place ffus-dma tebessa; place ffus-dmc tebessa; place ffus-dmo thala",
        &[],
    )
    .shows(&["ffus-dma @ tebessa", "ffus-dmc @ tebessa", "ffus-dmo @ thala"]);
    holding("A42", "").refuses("allied", "play A42 event", "3.0/torch-cards");
}

#[test]
fn rcards_a44_us_reinforcements() {
    let mut t = holding("A44", "turn = 10\nevents = ['torch']\nallied = ['casablanca', 'oran', 'algiers']");
    t.does("allied", "play A44 event; place us-2-arm oran", &[]).shows(&["us-2-arm @ oran", "points: us 4"]);
    holding("A44", "events = ['torch']\nreinforced = ['allied t']").refuses(
        "allied",
        "play A44 event",
        "7.53/3",
    );
}

#[test]
fn rcards_a46_grants() {
    let mut t = acts("allied", "hand = ['A46']\nturn = 8\nunits = ['br-7-arm reduced @ cairo']");
    t.does("allied", "play A46 event", &[]).shows(&["br-7-arm reduced newer @ cairo"]);
    acts("allied", "hand = ['A46']\nunits = ['br-7-arm @ lost', 'br-bg-1 @ cairo']").refuses(
        "allied",
        "play A46 event",
        "cards.a46",
    );
}

#[test]
fn rcards_a47_shermans() {
    let mut t =
        acts("allied", "hand = ['A47']\nturn = 9\nunits = ['br-1-arm @ cairo', 'br-10-arm @ rebuild']");
    t.does("allied", "play A47 event", &[]).shows(&["br-1-arm newer @ cairo", "br-10-arm newer @ rebuild"]);
    acts("allied", "hand = ['A47']\nturn = 8\nunits = ['br-1-arm @ cairo']").refuses(
        "allied",
        "play A47 event",
        "cards.a47",
    );
}

#[test]
fn rcards_a48_reinforcements() {
    let mut t = holding("A48", "turn = 8");
    t.does("allied", "play A48 event; place br-44 suez; place br-51 suez", &[])
        .shows(&["br-44 @ suez", "br-51 @ suez"]);
}

#[test]
fn rcards_a49_reinforcements() {
    let mut t = holding("A49", "turn = 8");
    t.does("allied", "play A49 event; place br-10-arm suez", &[]).shows(&[
        "br-10-arm @ suez",
        "br-bg-2 @ reserve",
        "br-tank-1 @ reserve",
    ]);
}

#[test]
fn rcards_a50_supercharge() {
    let mut t = holding("A50", "turn = 10\nevents = ['montgomery']");
    t.does("allied", "play A50 event", &[]).shows(&["ops = 5", "eased: nz"]);
    holding("A50", "").refuses("allied", "play A50 event", "cards.a50");
}

#[test]
fn rcards_a53_koenig() {
    let mut t = acts("allied", "hand = ['A53']\nturn = 8\nunits = ['br-bg-1 @ fuka']");
    t.does("allied", "play A53 event; place ff-bg-1 fuka", &[]).shows(&["ff-bg-1 @ fuka"]);
}

#[test]
fn rcards_a55_desert_railway() {
    let mut t = holding("A55", "turn = 8");
    t.does("allied", "play A55 event", &[]).shows(&["passing: desert-railway"]);
}
