//! Every combat card: a battle in which it may be played, and for each thing that it asks one in which that alone is
//! missing.

use shifting_sands::{CardId, Side};

use crate::support::{Table, campaign, given};

/// Who attacks, out of where, and whom.
type Ground = (&'static str, &'static str, &'static str);
/// A battle: the ground, the units, those who join, and what else holds.
type Battle = (Ground, &'static str, &'static str, &'static str);
/// A card, a battle in which it may be played, and those in which it may not, by what is missing.
type Row = (&'static str, Battle, &'static [(&'static str, Battle)]);

// Libya into Egypt and back, both clear; up Halfaya; East Africa; Tunisia.
const INTO_EGYPT: Ground = ("axis", "sidi-omar", "sidi-suleiman");
const INTO_LIBYA: Ground = ("allied", "sidi-suleiman", "sidi-omar");
const UP_THE_PASS: Ground = ("axis", "sidi-omar", "halfaya");
const TO_DERNA: Ground = ("allied", "gazala", "derna");
const TO_KHARTOUM: Ground = ("axis", "kassala", "khartoum");
const TO_KASSALA: Ground = ("allied", "khartoum", "kassala");
const TO_DAMASCUS: Ground = ("axis", "beirut", "damascus");
const TO_KASSERINE: Ground = ("axis", "gafsa", "kasserine");

const PANZER: &str =
    "'ge-21 @ sidi-omar', 'ge-90 @ sidi-omar', 'it-132 @ sidi-omar', 'aus-9 @ sidi-suleiman'";
const TANKS: &str = "'br-7-arm @ sidi-suleiman', 'br-bg-1 @ sidi-suleiman', 'br-tank-1 @ sidi-suleiman', 'it-101 @ sidi-omar'";
const GERMANS: &str = "'br-7-arm @ sidi-suleiman', 'br-bg-1 @ sidi-suleiman', 'ge-90 @ sidi-omar'";
const SUDAN: &str = "'br-tank-1 @ khartoum', 'it-bg-1 @ kassala'";
const NILE: &str = "'it-bg-1 @ kassala', 'br-bg-1 @ khartoum'";
const PASS: &str = "'ge-21 @ sidi-omar', 'aus-9 @ halfaya'";
const TUNISIA: &str = "'ge-10 @ gafsa', 'it-131 @ gafsa', 'us-1 @ kasserine'";
const TORCH: &str = "turn = 10\nevents = ['torch']";
const LEVANT: &str = "turn = 5\nevents = ['iraqi-revolt', 'unternehmen-irak', 'iraq-active', 'vichy-active']\nallied = ['damascus']";
/// The Allies have come as far as Kasserine.
const LANDED: &str = "turn = 10\nevents = ['torch']\nallied = ['casablanca', 'oran', 'algiers', 'constantine', 'tebessa', 'kasserine']";

const ATTACK: Battle = (INTO_EGYPT, PANZER, "ge-21", "");
const COUNTER: Battle = (INTO_LIBYA, TANKS, "br-7-arm", "");

const ROWS: &[Row] = &[
    (
        "A1",
        ATTACK,
        &[
            ("role", COUNTER),
            ("regions", (TO_KHARTOUM, NILE, "it-bg-1", "")),
            ("clear", (UP_THE_PASS, PASS, "ge-21", "")),
            ("own", (INTO_EGYPT, "'ge-21 @ sidi-omar', 'us-1 @ sidi-suleiman'", "ge-21", TORCH)),
        ],
    ),
    (
        "A4",
        COUNTER,
        &[
            ("role", ATTACK),
            ("armour", (INTO_LIBYA, TANKS, "br-bg-1", "")),
            ("enemy_none", (INTO_LIBYA, GERMANS, "br-7-arm", "")),
            ("unless", (INTO_LIBYA, TANKS, "br-7-arm", "events = ['flak-used']")),
        ],
    ),
    ("A12", COUNTER, &[("regions", (TO_KASSERINE, TUNISIA, "ge-10", LANDED))]),
    (
        "A14",
        (INTO_LIBYA, TANKS, "br-bg-1; join br-tank-1", ""),
        &[
            ("role", (INTO_EGYPT, "'ge-21 @ sidi-omar', 'br-bg-1 @ sidi-suleiman'", "ge-21", "")),
            ("regions", (TO_KASSALA, SUDAN, "br-tank-1", "")),
            ("own_all", (INTO_LIBYA, "'us-bg-1 @ sidi-suleiman', 'it-101 @ sidi-omar'", "us-bg-1", TORCH)),
            ("battlegroups", (INTO_LIBYA, TANKS, "br-bg-1; join br-7-arm", "")),
        ],
    ),
    (
        "A18",
        COUNTER,
        &[
            ("role", ATTACK),
            ("regions", (TO_KASSALA, SUDAN, "br-tank-1", "")),
            ("armour", (INTO_LIBYA, TANKS, "br-bg-1", "")),
            ("enemy_all", (INTO_LIBYA, GERMANS, "br-7-arm", "")),
        ],
    ),
    (
        "A24",
        ATTACK,
        &[
            ("role", COUNTER),
            // Fed by sea, but every way out leads through enemies.
            (
                "disengage",
                (
                    ("axis", "gambut", "tobruk"),
                    "'ge-21 @ gambut', 'it-17 @ gazala', 'it-27 @ el-adem', 'aus-9 @ tobruk', 'br-bg-1 @ cairo'",
                    "ge-21",
                    "allied = ['tobruk']",
                ),
            ),
        ],
    ),
    ("A25", COUNTER, &[("regions", (TO_KASSALA, SUDAN, "br-tank-1", ""))]),
    ("A51", ATTACK, &[("role", COUNTER), ("regions", (TO_KASSERINE, TUNISIA, "ge-10", LANDED))]),
    ("A52", ATTACK, &[("role", COUNTER), ("enemy_armour", (INTO_EGYPT, PANZER, "ge-90", ""))]),
    ("A54", COUNTER, &[("regions", (TO_KASSALA, SUDAN, "br-tank-1", ""))]),
    ("X9", (INTO_EGYPT, PANZER, "it-132", ""), &[("own", ATTACK)]),
    ("X11", COUNTER, &[("role", ATTACK), ("regions", (TO_KASSALA, SUDAN, "br-tank-1", ""))]),
    (
        "X14",
        (INTO_EGYPT, PANZER, "it-132", ""),
        &[("own_all", (INTO_EGYPT, PANZER, "it-132; join ge-21", ""))],
    ),
    (
        "X20",
        (INTO_LIBYA, GERMANS, "br-7-arm", ""),
        &[
            ("role", ATTACK),
            ("own", COUNTER),
            (
                "unless_flanked",
                (
                    INTO_LIBYA,
                    "'br-7-arm @ sidi-suleiman', 'br-bg-1 @ sidi-suleiman', 'ge-90 @ sidi-omar'",
                    "br-7-arm; join br-bg-1; flank",
                    "",
                ),
            ),
        ],
    ),
    ("X23", ATTACK, &[("own", (INTO_EGYPT, PANZER, "it-132", ""))]),
    (
        "X24",
        ATTACK,
        &[
            ("role", (INTO_LIBYA, "'br-7-arm @ sidi-suleiman', 'ge-21 @ sidi-omar'", "br-7-arm", "")),
            ("armour", (INTO_EGYPT, PANZER, "ge-90", "")),
        ],
    ),
    (
        "X30",
        COUNTER,
        &[
            ("role", ATTACK),
            (
                "disengage",
                (
                    ("allied", "gambut", "tobruk"),
                    "'br-7-arm @ gambut', 'br-bg-1 @ gazala', 'br-bg-2 @ el-adem', 'it-101 @ tobruk'",
                    "br-7-arm",
                    "",
                ),
            ),
        ],
    ),
    (
        "X50",
        (TO_KASSERINE, TUNISIA, "ge-10", TORCH),
        &[
            ("torch", ATTACK),
            ("regions", (INTO_EGYPT, PANZER, "ge-21", TORCH)),
            ("armour", (TO_KASSERINE, TUNISIA, "it-131", TORCH)),
        ],
    ),
    (
        "X52",
        COUNTER,
        &[
            ("role", ATTACK),
            ("regions", (TO_KASSALA, SUDAN, "br-tank-1", "")),
            ("clear", (TO_DERNA, "'br-7-arm @ gazala', 'it-101 @ derna'", "br-7-arm", "")),
        ],
    ),
    (
        "X53",
        ATTACK,
        &[
            ("role", (INTO_LIBYA, GERMANS, "br-7-arm", "")),
            ("regions", (TO_DAMASCUS, "'ge-bg-1 @ beirut', 'br-bg-1 @ damascus'", "ge-bg-1", LEVANT)),
            ("own", (INTO_EGYPT, PANZER, "it-132", "")),
        ],
    ),
];

/// The battle at the moment when the owner of the card is asked; both sides have a card more, so that both are.
fn joined(card: &str, ((acting, from, target), units, joins, more): Battle) -> Table {
    let mut t = given(&format!(
        "phase = 'assault'\nacting = '{acting}'\nhand = ['{card}', 'X1', 'A3']\nattacks = ['{from}']\nunits = [{units}]\n{more}"
    ));
    let engage = if joins.ends_with("flank") { "" } else { "; engage" };
    let dice: &[u16] = if joins.ends_with("flank") { &[6] } else { &[] };
    t.does(acting, &format!("attack {target}; join {joins}{engage}"), dice);
    if owner(card) != acting && t.refusal(acting, "done").is_none() {
        t.does(acting, "done", &[]);
    }
    t
}

fn owner(card: &str) -> &'static str {
    if card.starts_with('X') { "axis" } else { "allied" }
}

#[test]
fn rcards_convention_s8_a_combat_card_needs_all_that_it_asks() {
    for (card, fits, refused) in ROWS {
        let line = format!("combat {card}");
        joined(card, *fits).allows(owner(card), &line);
        for (missing, battle) in *refused {
            let rule = if *missing == "torch" {
                "3.0/torch-cards".to_owned()
            } else {
                format!("cards.{}", card.to_lowercase())
            };
            let found = joined(card, *battle).refusal(owner(card), &line).map(|r| r.rule.0);
            assert_eq!(found, Some(rule.as_str()), "{card} without {missing}");
        }
    }
}

/// Whoever adds a combat card, or something that one asks, says above in which battle that is missing.
#[test]
fn rcards_convention_s8_no_combat_card_goes_untried() {
    let t = campaign();
    for (side, number) in Side::BOTH.into_iter().flat_map(|side| (1..=55).map(move |n| (side, n))) {
        let spec = t.rules.theatre().card(CardId { side, number });
        let Some(combat) = &spec.combat else { continue };
        let row = ROWS.iter().find(|(card, ..)| *card == spec.key);
        let (.., refused) = row.unwrap_or_else(|| panic!("{} is not tried", spec.key));
        let role = format!("{:?}", combat.role) != "Both";
        let asked = [
            (role, "role"),
            // No German is fed in East Africa, the only part of the map that Air Support leaves out (13.73/2).
            (!combat.regions.is_empty() && spec.key != "X23", "regions"),
            (combat.clear, "clear"),
            (!combat.own.is_empty(), "own"),
            (!combat.own_all.is_empty(), "own_all"),
            (combat.battlegroups, "battlegroups"),
            (!combat.armour.is_empty(), "armour"),
            (!combat.enemy_all.is_empty(), "enemy_all"),
            (!combat.enemy_none.is_empty(), "enemy_none"),
            (combat.enemy_armour, "enemy_armour"),
            (combat.unless.is_some(), "unless"),
            (combat.unless_flanked, "unless_flanked"),
            (combat.disengage, "disengage"),
            (spec.torch, "torch"),
        ];
        for (_, asked) in asked.iter().filter(|(asks, _)| *asks) {
            assert!(refused.iter().any(|(missing, _)| missing == asked), "{} and its {asked}", spec.key);
        }
    }
}
