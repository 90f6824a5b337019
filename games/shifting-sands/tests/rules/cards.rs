//! Every card: what its event does, and when it is refused. Combat cards are in `combat_cards`.

use crate::support::acts;

#[test]
fn rcards_a2_poor_morale() {
    let mut t =
        acts("allied", "hand = ['A2']\nunits = ['it-17 @ tobruk', 'it-27 @ bardia', 'br-bg-1 @ cairo']");
    t.does("allied", "play A2 event", &[]).shows(&["events: poor-morale"]);
}

#[test]
fn rcards_a3_compass() {
    let mut t = acts("allied", "hand = ['A3']\nunits = ['it-17 @ tripoli', 'br-bg-1 @ cairo']");
    t.does("allied", "play A3 event", &[]).shows(&[
        "events: compass",
        "ops = 4",
        "eased: br",
        "eased_in: LIB",
    ]);
    acts("allied", "hand = ['A3']\nevents = ['rommel']\nunits = ['it-17 @ tripoli', 'br-bg-1 @ cairo']")
        .refuses("allied", "play A3 event", "cards.a3");
}

#[test]
fn rcards_a5_reinforcements() {
    let mut t = acts("allied", "hand = ['A5']\nunits = ['it-17 @ tripoli', 'br-bg-1 @ cairo']");
    t.does("allied", "play A5 event; place br-2-arm suez", &[]).shows(&[
        "br-2-arm @ suez",
        "br-tank-1 @ reserve",
        "reinforced: allied br",
    ]);
    acts(
        "allied",
        "hand = ['A5']\nreinforced = ['allied br']\nunits = ['it-17 @ tripoli', 'br-bg-1 @ cairo']",
    )
    .refuses("allied", "play A5 event", "7.53/1");
}

#[test]
fn rcards_a6_reinforcements() {
    let mut t = acts("allied", "hand = ['A6']\nturn = 3\nunits = ['it-17 @ tripoli', 'br-bg-1 @ cairo']");
    t.does("allied", "play A6 event; place aus-6 suez; place ind-5 india", &[]).shows(&[
        "aus-6 @ suez",
        "ind-5 @ india",
        "aus-bg-1 @ reserve",
        "ind-bg-1 @ reserve",
    ]);
    acts(
        "allied",
        "hand = ['A6']\nreinforced = ['allied cw']\nunits = ['it-17 @ tripoli', 'br-bg-1 @ cairo']",
    )
    .refuses("allied", "play A6 event", "7.53/1");
}

#[test]
fn rcards_a7_taranto_raid() {
    let mut t = acts(
        "allied",
        "hand = ['A7']\npassing = ['italian-fleet']\nunits = ['it-17 @ tripoli', 'br-bg-1 @ cairo']",
    );
    t.does("allied", "play A7 event", &[])
        .shows(&["vp = 9", "passing: no-italian-fleet"])
        .hides(&["passing: italian-fleet"]);
}

#[test]
fn rcards_a8_mediterranean_fleet() {
    let mut t = acts(
        "allied",
        "hand = ['A8']\npassing = ['italian-fleet']\nunits = ['it-17 @ tripoli', 'br-bg-1 @ cairo']",
    );
    t.does("allied", "play A8 event", &[]).shows(&["vp = 9"]).hides(&["passing: italian-fleet"]);
    acts("allied", "hand = ['A8']\nunits = ['it-17 @ tripoli', 'br-bg-1 @ cairo']").refuses(
        "allied",
        "play A8 event",
        "cards.a8",
    );
}

#[test]
fn rcards_a9_reinforcements() {
    let mut t = acts("allied", "hand = ['A9']\nunits = ['it-17 @ tripoli', 'br-bg-1 @ cairo']");
    t.does("allied", "play A9 event; place aus-7 suez; place nz-2 suez", &[]).shows(&[
        "aus-7 @ suez",
        "nz-2 @ suez",
        "nz-bg @ reserve",
    ]);
    acts(
        "allied",
        "hand = ['A9']\nreinforced = ['allied cw']\nunits = ['it-17 @ tripoli', 'br-bg-1 @ cairo']",
    )
    .refuses("allied", "play A9 event", "7.53/1");
}

#[test]
fn rcards_a10_long_range_desert_group() {
    let mut t = acts("allied", "hand = ['A10']\nunits = ['it-17 @ tripoli', 'br-bg-1 @ cairo']");
    t.does("allied", "play A10 event", &[]).shows(&["lrdg @ deep-desert", "events: lrdg"]);
}

#[test]
fn rcards_a11_orders_from_rome() {
    let mut t = acts("allied", "hand = ['A11']\nunits = ['it-17 @ tripoli', 'br-bg-1 @ cairo']");
    t.does("allied", "play A11 event", &[]).shows(&["passing: orders-from-rome"]);
    acts("allied", "hand = ['A11']\nround = 5\nunits = ['it-17 @ tripoli', 'br-bg-1 @ cairo']").refuses(
        "allied",
        "play A11 event",
        "cards.a11",
    );
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
    let mut t = acts("allied", "hand = ['A15']\nturn = 5\nunits = ['it-17 @ tripoli', 'br-bg-1 @ cairo']");
    t.does("allied", "play A15 event", &[]).shows(&["events: barbarossa", "bans: barbarossa"]);
    acts("allied", "hand = ['A15']\nturn = 4\nunits = ['it-17 @ tripoli', 'br-bg-1 @ cairo']").refuses(
        "allied",
        "play A15 event",
        "cards.a15",
    );
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
    let mut t = acts("allied", "hand = ['A17']\nturn = 4\nunits = ['it-17 @ tripoli', 'br-bg-1 @ cairo']");
    t.does("allied", "play A17 event", &[]).shows(&[
        "events: ethiopian-campaign",
        "only: EAF",
        "also = aswan",
    ]);
}

#[test]
fn rcards_a19_tiger_convoy() {
    let mut t = acts("allied", "hand = ['A19']\nturn = 4\nunits = ['it-17 @ tripoli', 'br-bg-1 @ cairo']");
    t.does("allied", "play A19 event; place br-tank-1 cairo; place br-tank-2 alexandria", &[])
        .shows(&["br-tank-1 @ cairo", "br-tank-2 @ alexandria"]);
    acts("allied", "hand = ['A19']\nturn = 3\nunits = ['it-17 @ tripoli', 'br-bg-1 @ cairo']").refuses(
        "allied",
        "play A19 event",
        "cards.a19",
    );
}

#[test]
fn rcards_a20_crusader() {
    let mut t = acts("allied", "hand = ['A20']\nturn = 5\nunits = ['it-17 @ tripoli', 'br-bg-1 @ cairo']");
    t.does("allied", "play A20 event", &[]).shows(&["flank_bonus = 1", "eased_in: EGY", "ops = 5"]);
    acts("allied", "hand = ['A20']\nturn = 4\nunits = ['it-17 @ tripoli', 'br-bg-1 @ cairo']").refuses(
        "allied",
        "play A20 event",
        "cards.a20",
    );
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
    let mut t = acts(
        "allied",
        "hand = ['A22']\nturn = 6\nevents = ['barbarossa']\npoints = ['ge 4', 'it 2']\nunits = ['it-17 @ tripoli', 'br-bg-1 @ cairo']",
    );
    t.does("allied", "play A22 event", &[])
        .shows(&["passing: convoys"])
        .hides(&["points: ge 4", "points: it 2"]);
    acts("allied", "hand = ['A22']\nunits = ['it-17 @ tripoli', 'br-bg-1 @ cairo']").refuses(
        "allied",
        "play A22 event",
        "7.521/1",
    );
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
    acts("allied", "hand = ['A27']\nunits = ['it-17 @ tripoli', 'br-bg-1 @ cairo']").refuses(
        "allied",
        "play A27 event",
        "cards.a27",
    );
}

#[test]
fn rcards_a28_reinforcements() {
    let mut t = acts("allied", "hand = ['A28']\nturn = 4\nunits = ['it-17 @ tripoli', 'br-bg-1 @ cairo']");
    t.does("allied", "play A28 event; place br-50 port-said", &[]).shows(&[
        "br-50 @ port-said",
        "br-bg-2 @ reserve",
        "br-tank-1 @ reserve",
    ]);
}

#[test]
fn rcards_a29_reinforcements() {
    let mut t = acts("allied", "hand = ['A29']\nturn = 4\nunits = ['it-17 @ tripoli', 'br-bg-1 @ cairo']");
    t.does("allied", "play A29 event; place aus-9 suez; place ind-10 port-said", &[])
        .shows(&["aus-9 @ suez", "ind-10 @ port-said"]);
}

#[test]
fn rcards_a30_reinforcements() {
    let mut t = acts("allied", "hand = ['A30']\nturn = 4\nunits = ['it-17 @ tripoli', 'br-bg-1 @ cairo']");
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
    let mut t = acts("allied", "hand = ['A32']\nturn = 5\nunits = ['it-17 @ tripoli', 'br-bg-1 @ cairo']");
    t.does("allied", "play A32 event; place br-1-arm suez", &[]).shows(&["br-1-arm @ suez"]);
    acts("allied", "hand = ['A32']\nturn = 4\nunits = ['it-17 @ tripoli', 'br-bg-1 @ cairo']").refuses(
        "allied",
        "play A32 event",
        "cards.a32",
    );
}

#[test]
fn rcards_a33_reinforcements() {
    let mut t = acts(
        "allied",
        "hand = ['A33']\nturn = 5\nallied = ['addis-ababa']\nunits = ['it-17 @ tripoli', 'br-bg-1 @ cairo']",
    );
    t.does("allied", "play A33 event; place sa-2 suez", &[]).shows(&["sa-2 @ suez"]);
}

#[test]
fn rcards_a34_atlantic_charter() {
    let mut t = acts("allied", "hand = ['A34']\nturn = 5\nunits = ['it-17 @ tripoli', 'br-bg-1 @ cairo']");
    t.does("allied", "play A34 event", &[]).shows(&["events: atlantic-charter"]);
    acts("allied", "hand = ['A34']\nturn = 4\nunits = ['it-17 @ tripoli', 'br-bg-1 @ cairo']").refuses(
        "allied",
        "play A34 event",
        "cards.a34",
    );
}

#[test]
fn rcards_a35_torch() {
    let mut t = acts("allied", "hand = ['A35']\nturn = 9\nunits = ['it-17 @ tripoli', 'br-bg-1 @ cairo']");
    t.does("allied", "play A35 event", &[]).shows(&["events: torch", "us-1 @ oran"]);
    acts("allied", "hand = ['A35']\nturn = 8\nunits = ['it-17 @ tripoli', 'br-bg-1 @ cairo']").refuses(
        "allied",
        "play A35 event",
        "cards.a35",
    );
}

#[test]
fn rcards_a36_montgomery() {
    let mut t = acts(
        "allied",
        "hand = ['A36']\nturn = 9\nevents = ['auchinleck']\nunits = ['it-17 @ tripoli', 'br-bg-1 @ cairo']",
    );
    t.does("allied", "play A36 event", &[]).shows(&["events: montgomery"]).hides(&["events: auchinleck"]);
    acts("allied", "hand = ['A36']\nturn = 8\nunits = ['it-17 @ tripoli', 'br-bg-1 @ cairo']").refuses(
        "allied",
        "play A36 event",
        "cards.a36",
    );
}

#[test]
fn rcards_a37_patton() {
    let mut t = acts(
        "allied",
        "hand = ['A37']\nturn = 10\nevents = ['torch']\nunits = ['it-17 @ tripoli', 'br-bg-1 @ cairo']",
    );
    t.does("allied", "play A37 event", &[]).shows(&["events: patton"]);
    acts("allied", "hand = ['A37']\nunits = ['it-17 @ tripoli', 'br-bg-1 @ cairo']").refuses(
        "allied",
        "play A37 event",
        "3.0/torch-cards",
    );
}

#[test]
fn rcards_a38_vulcan() {
    let mut t = acts(
        "allied",
        "hand = ['A38']\nturn = 10\nevents = ['torch']\nunits = ['it-17 @ tripoli', 'br-bg-1 @ cairo']",
    );
    t.does("allied", "play A38 event", &[]).shows(&["events: vulcan", "ops = 4"]);
    acts("allied", "hand = ['A38']\nunits = ['it-17 @ tripoli', 'br-bg-1 @ cairo']").refuses(
        "allied",
        "play A38 event",
        "3.0/torch-cards",
    );
}

#[test]
fn rcards_a39_spitfires() {
    let mut t = acts(
        "allied",
        "hand = ['A39']\nturn = 8\nevents = ['siege-of-malta']\nunits = ['it-17 @ tripoli', 'br-bg-1 @ cairo']",
    );
    t.does("allied", "play A39 event", &[]).shows(&["events: spitfires", "bans: spitfires"]);
    acts("allied", "hand = ['A39']\nevents = ['siege-of-malta', 'herkules']\nunits = ['it-17 @ tripoli', 'br-bg-1 @ cairo']").refuses("allied", "play A39 event", "7.44/9");
}

#[test]
fn rcards_a40_malta_victorious() {
    let mut t = acts(
        "allied",
        "hand = ['A40']\nturn = 8\nevents = ['spitfires']\nunits = ['it-17 @ tripoli', 'br-bg-1 @ cairo']",
    );
    t.does("allied", "play A40 event", &[]).shows(&["vp = 9", "bans: malta-victorious"]);
    acts("allied", "hand = ['A40']\nunits = ['it-17 @ tripoli', 'br-bg-1 @ cairo']").refuses(
        "allied",
        "play A40 event",
        "cards.a40",
    );
}

#[test]
fn rcards_a41_malta_convoys() {
    let mut t = acts(
        "allied",
        "hand = ['A41']\nturn = 8\nevents = ['barbarossa', 'siege-of-malta', 'spitfires']\nunits = ['it-17 @ tripoli', 'br-bg-1 @ cairo']",
    );
    t.does("allied", "play A41 event", &[]).shows(&["passing: convoys"]);
    acts("allied", "hand = ['A41']\nevents = ['barbarossa', 'siege-of-malta']\nunits = ['it-17 @ tripoli', 'br-bg-1 @ cairo']").refuses("allied", "play A41 event", "7.521/2");
}

#[test]
fn rcards_a42_corps_franc() {
    let mut t = acts(
        "allied",
        "hand = ['A42']\nturn = 10\nevents = ['torch']\nallied = ['tebessa', 'thala', 'casablanca', 'oran']\nunits = ['it-17 @ tripoli', 'br-bg-1 @ cairo']",
    );
    t.does(
        "allied",
        "play A42 event; place ffus-dma tebessa; place ffus-dmc tebessa; place ffus-dmo thala",
        &[],
    )
    .shows(&["ffus-dma @ tebessa", "ffus-dmo @ thala"]);
    acts("allied", "hand = ['A42']\nunits = ['it-17 @ tripoli', 'br-bg-1 @ cairo']").refuses(
        "allied",
        "play A42 event",
        "3.0/torch-cards",
    );
}

#[test]
fn rcards_a44_us_reinforcements() {
    let mut t = acts(
        "allied",
        "hand = ['A44']\nturn = 10\nevents = ['torch']\nallied = ['casablanca', 'oran', 'algiers']\nunits = ['it-17 @ tripoli', 'br-bg-1 @ cairo']",
    );
    t.does("allied", "play A44 event; place us-2-arm oran", &[]).shows(&["us-2-arm @ oran", "points: us 4"]);
    acts("allied", "hand = ['A44']\nevents = ['torch']\nreinforced = ['allied t']\nunits = ['it-17 @ tripoli', 'br-bg-1 @ cairo']").refuses("allied", "play A44 event", "7.53/3");
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
    let mut t = acts("allied", "hand = ['A48']\nturn = 8\nunits = ['it-17 @ tripoli', 'br-bg-1 @ cairo']");
    t.does("allied", "play A48 event; place br-44 suez; place br-51 suez", &[])
        .shows(&["br-44 @ suez", "br-51 @ suez"]);
}

#[test]
fn rcards_a49_reinforcements() {
    let mut t = acts("allied", "hand = ['A49']\nturn = 8\nunits = ['it-17 @ tripoli', 'br-bg-1 @ cairo']");
    t.does("allied", "play A49 event; place br-10-arm suez", &[]).shows(&["br-10-arm @ suez"]);
}

#[test]
fn rcards_a50_supercharge() {
    let mut t = acts(
        "allied",
        "hand = ['A50']\nturn = 10\nevents = ['montgomery']\nunits = ['it-17 @ tripoli', 'br-bg-1 @ cairo']",
    );
    t.does("allied", "play A50 event", &[]).shows(&["ops = 5", "eased: nz"]);
    acts("allied", "hand = ['A50']\nunits = ['it-17 @ tripoli', 'br-bg-1 @ cairo']").refuses(
        "allied",
        "play A50 event",
        "cards.a50",
    );
}

#[test]
fn rcards_a53_koenig() {
    let mut t = acts("allied", "hand = ['A53']\nturn = 8\nunits = ['br-bg-1 @ fuka']");
    t.does("allied", "play A53 event; place ff-bg-1 fuka", &[]).shows(&["ff-bg-1 @ fuka"]);
}

#[test]
fn rcards_a55_desert_railway() {
    let mut t = acts("allied", "hand = ['A55']\nturn = 8\nunits = ['it-17 @ tripoli', 'br-bg-1 @ cairo']");
    t.does("allied", "play A55 event", &[]).shows(&["passing: desert-railway"]);
}

#[test]
fn rcards_x1_graziani() {
    let mut t = acts("axis", "hand = ['X1']\nunits = ['it-17 @ tripoli', 'br-bg-1 @ cairo']");
    t.does("axis", "play X1 event", &[]).shows(&["eased: it", "ops = 2"]);
    acts("axis", "hand = ['X1']\nevents = ['rommel']\nunits = ['it-17 @ tripoli', 'br-bg-1 @ cairo']")
        .refuses("axis", "play X1 event", "cards.x1");
}

#[test]
fn rcards_x2_reinforcements() {
    let mut t = acts("axis", "hand = ['X2']\nunits = ['it-17 @ tripoli', 'br-bg-1 @ cairo']");
    t.does("axis", "play X2 event", &[]).shows(&[
        "it-afr @ addis-ababa",
        "it-bg-1 @ reserve",
        "reinforced: axis it",
    ]);
    acts("axis", "hand = ['X2']\nreinforced = ['axis it']\nunits = ['it-17 @ tripoli', 'br-bg-1 @ cairo']")
        .refuses("axis", "play X2 event", "7.53/2");
}

#[test]
fn rcards_x3_invasion_of_greece() {
    let mut t = acts("axis", "hand = ['X3']\nunits = ['br-bg-1 @ cairo', 'it-17 @ tripoli']");
    t.does("axis", "play X3 event", &[]).shows(&["bans: invasion-of-greece", "passing: no-allied-air"]);
}

#[test]
fn rcards_x4_italian_fleet() {
    let mut t = acts("axis", "hand = ['X4']\nunits = ['it-17 @ tripoli', 'br-bg-1 @ cairo']");
    t.does("axis", "play X4 event", &[]).shows(&["passing: italian-fleet"]);
    acts(
        "axis",
        "hand = ['X4']\npassing = ['no-italian-fleet']\nunits = ['it-17 @ tripoli', 'br-bg-1 @ cairo']",
    )
    .refuses("axis", "play X4 event", "cards.x4");
}

#[test]
fn rcards_x5_balbo() {
    let mut t = acts("axis", "hand = ['X5']\nunits = ['it-17 @ tripoli', 'br-bg-1 @ cairo']");
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
    acts("axis", "hand = ['X8']\nunits = ['it-17 @ tripoli', 'br-bg-1 @ cairo']").refuses(
        "axis",
        "play X8 event",
        "cards.x8",
    );
}

#[test]
fn rcards_x10_reinforcements() {
    let mut t = acts("axis", "hand = ['X10']\nturn = 3\nunits = ['br-bg-1 @ cairo']");
    t.does("axis", "play X10 event", &[]).shows(&["it-132 @ tripoli", "it-102 @ tripoli"]);
    acts("axis", "hand = ['X10']\nturn = 2\nunits = ['it-17 @ tripoli', 'br-bg-1 @ cairo']").refuses(
        "axis",
        "play X10 event",
        "cards.x10",
    );
}

#[test]
fn rcards_x12_duke_of_aosta() {
    let mut t = acts("axis", "hand = ['X12']\nunits = ['it-17 @ tripoli', 'br-bg-1 @ cairo']");
    t.does("axis", "play X12 event", &[]).shows(&["only: EAF", "ops = 3"]).hides(&["only: LIB"]);
}

#[test]
fn rcards_x13_invasion_of_somaliland() {
    let mut t = acts("axis", "hand = ['X13']\nunits = ['it-17 @ tripoli', 'br-bg-1 @ cairo']");
    t.does("axis", "play X13 event", &[]).shows(&["only: EAF", "passing: somaliland"]);
}

#[test]
fn rcards_x15_balkan_campaign() {
    let mut t = acts(
        "axis",
        "hand = ['X15']\nturn = 4\nevents = ['invasion-of-greece']\nbans = ['invasion-of-greece']\nunits = ['it-17 @ tripoli', 'br-bg-1 @ cairo']",
    );
    t.does("axis", "play X15 event", &[]).shows(&["gk-bg @ rebuild"]).hides(&["bans: invasion-of-greece"]);
    acts("axis", "hand = ['X15']\nunits = ['it-17 @ tripoli', 'br-bg-1 @ cairo']").refuses(
        "axis",
        "play X15 event",
        "cards.x15",
    );
}

#[test]
fn rcards_x16_rommel() {
    let mut t = acts(
        "axis",
        "hand = ['X16']\nturn = 3\nbans = ['invasion-of-greece']\nunits = ['it-17 @ tripoli', 'br-bg-1 @ cairo']",
    );
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
    let mut t = acts(
        "axis",
        "hand = ['X19']\nturn = 5\nevents = ['iraqi-revolt', 'iraq-active', 'vichy-active']\nunits = ['it-17 @ tripoli', 'br-bg-1 @ cairo']",
    );
    t.does("axis", "play X19 event", &[]).shows(&["events: unternehmen-irak", "ge-5-mtn @ beirut"]);
    acts("axis", "hand = ['X19']\nunits = ['it-17 @ tripoli', 'br-bg-1 @ cairo']").refuses(
        "axis",
        "play X19 event",
        "cards.x19",
    );
}

#[test]
fn rcards_x21_sea_devils() {
    let mut t = acts("axis", "hand = ['X21']\nturn = 6\nunits = ['it-17 @ tripoli', 'br-bg-1 @ cairo']");
    t.does("axis", "play X21 event", &[]).shows(&["vp = 11", "passing: sea-devils"]);
    acts("axis", "hand = ['X21']\nturn = 5\nunits = ['it-17 @ tripoli', 'br-bg-1 @ cairo']").refuses(
        "axis",
        "play X21 event",
        "cards.x21",
    );
}

#[test]
fn rcards_x22_battlefield_recovery() {
    let mut t = acts(
        "axis",
        "hand = ['X22']\nturn = 5\nevents = ['rommel']\nunits = ['it-17 @ tripoli', 'br-bg-1 @ cairo']",
    );
    t.does("axis", "play X22 event", &[]).shows(&["events: battlefield-recovery"]);
    acts("axis", "hand = ['X22']\nunits = ['it-17 @ tripoli', 'br-bg-1 @ cairo']").refuses(
        "axis",
        "play X22 event",
        "cards.x22",
    );
}

#[test]
fn rcards_x25_u_boats() {
    let mut t = acts(
        "axis",
        "hand = ['X25']\nturn = 5\npoints = ['br 4']\nunits = ['it-17 @ tripoli', 'br-bg-1 @ cairo']",
    );
    t.does("axis", "play X25 event", &[]).shows(&["passing: u-boats", "points: br 2"]);
    acts("axis", "hand = ['X25']\nturn = 4\nunits = ['it-17 @ tripoli', 'br-bg-1 @ cairo']").refuses(
        "axis",
        "play X25 event",
        "cards.x25",
    );
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
    let mut t = acts("axis", "hand = ['X27']\nturn = 4\nunits = ['it-17 @ tripoli', 'br-bg-1 @ cairo']");
    t.does("axis", "play X27 event", &[]).shows(&[
        "ge-15 @ tripoli",
        "ge-bg-1 @ reserve",
        "ge-tank-1 @ reserve",
    ]);
}

#[test]
fn rcards_x28_reinforcements() {
    let mut t = acts("axis", "hand = ['X28']\nturn = 5\nunits = ['ge-21 @ gazala', 'br-bg-1 @ cairo']");
    t.does("axis", "play X28 event; place ge-90 gazala", &[]).shows(&["ge-90 @ gazala", "ge-bg-2 @ reserve"]);
    acts("axis", "hand = ['X28']\nturn = 4\nunits = ['it-17 @ tripoli', 'br-bg-1 @ cairo']").refuses(
        "axis",
        "play X28 event",
        "cards.x28",
    );
}

#[test]
fn rcards_x29_reinforcements() {
    let mut t = acts("axis", "hand = ['X29']\nturn = 4\nunits = ['it-17 @ tripoli', 'br-bg-1 @ cairo']");
    t.does("axis", "play X29 event", &[]).shows(&["it-101 @ tripoli"]);
}

#[test]
fn rcards_x31_signals_intercept() {
    let mut t = acts(
        "axis",
        "turn = 5\nhand = ['X31', 'A1']\nevents = ['rommel']\nunits = ['it-17 @ tripoli', 'br-bg-1 @ cairo']",
    );
    t.does("axis", "play X31 event", &[]).shows(&["cards: A1 hand seen", "ops = 2"]);
    acts("axis", "hand = ['X31']\nunits = ['it-17 @ tripoli', 'br-bg-1 @ cairo']").refuses(
        "axis",
        "play X31 event",
        "cards.x31",
    );
}

#[test]
fn rcards_x32_dash_to_the_wire() {
    let mut t = acts(
        "axis",
        "hand = ['X32']\nturn = 5\nevents = ['rommel']\nunits = ['it-17 @ tripoli', 'br-bg-1 @ cairo']",
    );
    t.does("axis", "play X32 event", &[]).shows(&["dash = true", "ops = 4"]);
    acts("axis", "hand = ['X32']\nunits = ['it-17 @ tripoli', 'br-bg-1 @ cairo']").refuses(
        "axis",
        "play X32 event",
        "cards.x32",
    );
}

#[test]
fn rcards_x33_reinforcements() {
    let mut t = acts("axis", "hand = ['X33']\nturn = 3\nunits = ['it-17 @ tripoli', 'br-bg-1 @ cairo']");
    t.does("axis", "play X33 event", &[]).shows(&["ge-21 @ tripoli"]);
}

#[test]
fn rcards_x34_captured_supplies() {
    let mut t = acts(
        "axis",
        "hand = ['X34']\nturn = 5\ngained = ['tobruk']\nunits = ['ge-21 reduced @ gazala', 'it-27 reduced @ tobruk', 'br-bg-1 @ cairo']",
    );
    t.does("axis", "play X34 event; flip ge-21; flip it-27", &[])
        .shows(&["ge-21 @ gazala", "it-27 @ tobruk"]);
    acts("axis", "hand = ['X34']\nunits = ['it-17 @ tripoli', 'br-bg-1 @ cairo']").refuses(
        "axis",
        "play X34 event",
        "cards.x34",
    );
}

#[test]
fn rcards_x35_siege_of_malta() {
    let mut t = acts(
        "axis",
        "hand = ['X35']\nturn = 7\nbans = ['invasion-of-greece', 'barbarossa']\nunits = ['it-17 @ tripoli', 'br-bg-1 @ cairo']",
    );
    t.does("axis", "play X35 event", &[])
        .shows(&["events: siege-of-malta"])
        .hides(&["bans: barbarossa", "bans: invasion-of-greece"]);
}

#[test]
fn rcards_x37_london_calling() {
    let mut t = acts("axis", "hand = ['X37']\nturn = 7\nunits = ['it-17 @ tripoli', 'br-bg-1 @ cairo']");
    t.does("axis", "play X37 event", &[]).shows(&["passing: london-calling"]);
    acts("axis", "hand = ['X37']\nallied = ['tripoli']\nunits = ['br-bg-1 @ cairo']").refuses(
        "axis",
        "play X37 event",
        "7.522/1",
    );
}

#[test]
fn rcards_x38_venezia() {
    let mut t = acts("axis", "hand = ['X38']\nturn = 8\nunits = ['it-17 @ tripoli', 'br-bg-1 @ cairo']");
    t.does("axis", "play X38 event", &[]).shows(&["flank_bonus = 1", "eased: ge", "ops = 5"]);
}

#[test]
fn rcards_x39_kesselring() {
    let mut t = acts("axis", "hand = ['X39']\nturn = 8\nunits = ['it-17 @ tripoli', 'br-bg-1 @ cairo']");
    t.does("axis", "play X39 event", &[]).shows(&["events: kesselring"]);
}

#[test]
fn rcards_x40_reinforcements() {
    let mut t = acts("axis", "hand = ['X40']\nturn = 8\nunits = ['it-17 @ tripoli', 'br-bg-1 @ cairo']");
    t.does("axis", "play X40 event; place ramcke sicily", &[])
        .shows(&["ramcke @ sicily", "ge-bg-1 @ reserve"]);
}

#[test]
fn rcards_x41_reinforcements() {
    let mut t = acts("axis", "hand = ['X41']\nturn = 8\nunits = ['it-17 @ tripoli', 'br-bg-1 @ cairo']");
    t.does("axis", "play X41 event; place ge-164 tobruk", &[]).shows(&["ge-164 @ tobruk"]);
}

#[test]
fn rcards_x42_reinforcements() {
    let mut t = acts("axis", "hand = ['X42']\nturn = 8\nunits = ['it-17 @ tripoli', 'br-bg-1 @ cairo']");
    t.does("axis", "play X42 event", &[]).shows(&["it-133 @ tripoli"]);
}

#[test]
fn rcards_x43_reinforcements() {
    let mut t = acts("axis", "hand = ['X43']\nturn = 8\nunits = ['it-17 @ tripoli', 'br-bg-1 @ cairo']");
    t.does("axis", "play X43 event; place it-20 sicily; place it-185 sicily", &[])
        .shows(&["it-20 @ sicily", "it-185 @ sicily"]);
}

#[test]
fn rcards_x44_reinforcements() {
    let mut t = acts("axis", "hand = ['X44']\nturn = 8\nunits = ['it-17 @ tripoli', 'br-bg-1 @ cairo']");
    t.does("axis", "play X44 event", &[]).shows(&["it-80 @ tripoli", "it-136 @ tripoli"]);
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
    acts("axis", "hand = ['X46']\nunits = ['it-17 @ tripoli', 'br-bg-1 @ cairo']").refuses(
        "axis",
        "play X46 event",
        "3.0/torch-cards",
    );
}

#[test]
fn rcards_x47_reinforcements() {
    let mut t = acts(
        "axis",
        "hand = ['X47']\nturn = 10\nevents = ['torch']\nunits = ['it-17 @ tripoli', 'br-bg-1 @ cairo']",
    );
    t.does("axis", "play X47 event; place ge-334 tunis", &[]).shows(&["ge-334 @ tunis", "arrivals: tunis"]);
    acts("axis", "hand = ['X47']\nunits = ['it-17 @ tripoli', 'br-bg-1 @ cairo']").refuses(
        "axis",
        "play X47 event",
        "3.0/torch-cards",
    );
}

#[test]
fn rcards_x48_reinforcements() {
    let mut t = acts(
        "axis",
        "hand = ['X48']\nturn = 10\nevents = ['torch']\nunits = ['it-17 @ tripoli', 'br-bg-1 @ cairo']",
    );
    t.does("axis", "play X48 event; place ge-hg tunis", &[]).shows(&["ge-hg @ tunis"]);
    acts("axis", "hand = ['X48']\nevents = ['torch']\nreinforced = ['axis t']\nunits = ['it-17 @ tripoli', 'br-bg-1 @ cairo']").refuses("axis", "play X48 event", "7.53/3");
}

#[test]
fn rcards_x49_reinforcements() {
    let mut t = acts(
        "axis",
        "hand = ['X49']\nturn = 10\nevents = ['torch']\nunits = ['it-17 @ tripoli', 'br-bg-1 @ cairo']",
    );
    t.does("axis", "play X49 event; place it-131 tunis; place it-16 tripoli", &[])
        .shows(&["it-131 @ tunis", "it-16 @ tripoli"]);
}

#[test]
fn rcards_x51_fruehlingswind() {
    let mut t = acts(
        "axis",
        "hand = ['X51']\nturn = 10\nevents = ['torch']\nunits = ['it-17 @ tripoli', 'br-bg-1 @ cairo']",
    );
    t.does("axis", "play X51 event", &[]).shows(&["eased_in: TUN", "ops = 5"]);
}

#[test]
fn rcards_x54_mareth_line() {
    let mut t = acts(
        "axis",
        "hand = ['X54']\nturn = 10\nevents = ['torch']\nunits = ['it-17 @ tripoli', 'br-bg-1 @ cairo']",
    );
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
