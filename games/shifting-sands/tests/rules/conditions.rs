//! Every card that is played as an event: a position in which it may be, and for each of its conditions one in which
//! that alone fails, with the sentence and the rule that say so.

use shifting_sands::{CardId, Side};

use crate::support::{campaign, holding};

/// A position in which a condition fails, its sentence, its rule.
type Refused = (&'static str, &'static str, &'static str);
/// A card, a position in which it may be played, and those in which it may not.
type Row = (&'static str, &'static str, &'static [Refused]);

const BR: Refused = ("turn = 8\nreinforced = ['allied br']", "why-one-reinforcement", "7.53/1");
const CW: Refused = ("turn = 8\nreinforced = ['allied cw']", "why-one-reinforcement", "7.53/1");
const GE: Refused = ("turn = 8\nreinforced = ['axis ge']", "why-one-reinforcement", "7.53/2");
const IT: Refused = ("turn = 8\nreinforced = ['axis it']", "why-one-reinforcement", "7.53/2");
const TORCH: Refused = ("turn = 10", "why-before-torch", "3.0/torch-cards");
const LANDED: &str = "turn = 10\nevents = ['torch']";
const T: Refused =
    ("turn = 10\nevents = ['torch']\nreinforced = ['allied t', 'axis t']", "why-one-reinforcement", "7.53/3");
const CONVOYS: &[Refused] = &[
    ("turn = 6", "why-needs-card", "7.521/1"),
    ("turn = 6\nevents = ['barbarossa', 'siege-of-malta']", "why-besieged", "7.521/2"),
    ("turn = 6\nevents = ['barbarossa', 'herkules']", "why-after-card", "10.323"),
];

const ALLIED: &[Row] = &[
    ("A2", "", &[]),
    ("A3", "", &[("events = ['rommel']", "why-after-card", "cards.a3")]),
    ("A5", "", &[BR]),
    ("A6", "", &[CW]),
    ("A7", "", &[]),
    (
        "A8",
        "passing = ['italian-fleet']",
        &[
            ("", "why-needs-card-now", "cards.a8"),
            ("passing = ['italian-fleet', 'sea-devils']", "why-while-card", "cards.a8"),
            ("passing = ['italian-fleet', 'sea-devils-wake']", "why-while-card", "cards.a8"),
        ],
    ),
    ("A9", "", &[CW]),
    ("A10", "", &[]),
    (
        "A11",
        "round = 4",
        &[
            ("events = ['rommel']", "why-after-card", "cards.a11"),
            ("round = 5", "why-late-round", "cards.a11"),
        ],
    ),
    (
        "A13",
        "units = ['it-bg-1 @ keren', 'br-bg-1 @ cairo']",
        &[("units = ['it-bg-1 @ addis-ababa', 'br-bg-1 @ cairo']", "why-none-there", "cards.a13")],
    ),
    ("A15", "turn = 5", &[("turn = 4", "why-too-early", "cards.a15")]),
    ("A16", "turn = 4", &[]),
    ("A17", "turn = 4", &[]),
    ("A19", "turn = 4", &[("turn = 3", "why-too-early", "cards.a19")]),
    ("A20", "turn = 5", &[("turn = 4", "why-too-early", "cards.a20")]),
    ("A21", "turn = 4", &[]),
    ("A22", "turn = 6\nevents = ['barbarossa']", CONVOYS),
    ("A23", "turn = 4", &[]),
    (
        "A26",
        "turn = 4",
        &[("units = ['it-bg-1 @ keren', 'br-bg-1 @ cairo']", "why-no-enemy-there", "cards.a26")],
    ),
    ("A27", "turn = 4\nevents = ['iraqi-revolt']", &[("turn = 4", "why-needs-card", "cards.a27")]),
    ("A28", "turn = 4", &[BR]),
    ("A29", "turn = 4", &[CW]),
    ("A30", "turn = 4", &[CW]),
    ("A31", "turn = 4", &[("turn = 4\naxis_too = ['aden']", "why-not-held", "cards.a31")]),
    ("A32", "turn = 5", &[("turn = 4", "why-too-early", "cards.a32"), BR]),
    ("A33", "turn = 4", &[CW]),
    ("A34", "turn = 5", &[("turn = 4", "why-too-early", "cards.a34")]),
    ("A35", "turn = 9", &[("turn = 8", "why-too-early", "cards.a35")]),
    ("A36", "turn = 9", &[("turn = 8", "why-too-early", "cards.a36")]),
    ("A37", LANDED, &[TORCH]),
    ("A38", LANDED, &[TORCH]),
    (
        "A39",
        "turn = 8\nevents = ['siege-of-malta']",
        &[
            ("turn = 8", "why-needs-card", "cards.a39"),
            ("turn = 8\nevents = ['siege-of-malta', 'herkules']", "why-after-card", "7.44/9"),
        ],
    ),
    (
        "A40",
        "turn = 8\nevents = ['spitfires']",
        &[
            ("turn = 8", "why-needs-card", "cards.a40"),
            ("turn = 8\nevents = ['spitfires', 'herkules']", "why-after-card", "10.323"),
        ],
    ),
    ("A41", "turn = 8\nevents = ['barbarossa', 'siege-of-malta', 'spitfires']", CONVOYS),
    ("A42", LANDED, &[TORCH, T]),
    ("A43", LANDED, &[TORCH, T]),
    ("A44", LANDED, &[TORCH, T]),
    ("A45", LANDED, &[TORCH, T]),
    (
        "A46",
        "turn = 8\nunits = ['br-7-arm @ rebuild']",
        &[("turn = 8\nunits = ['br-7-arm @ lost']", "why-all-lost", "cards.a46")],
    ),
    (
        "A47",
        "turn = 9\nunits = ['br-1-arm @ lost', 'br-10-arm @ cairo']",
        &[
            ("turn = 8\nunits = ['br-1-arm @ cairo']", "why-too-early", "cards.a47"),
            ("turn = 9\nunits = ['br-1-arm @ lost', 'br-10-arm @ lost']", "why-all-lost", "cards.a47"),
        ],
    ),
    ("A48", "turn = 8", &[BR]),
    ("A49", "turn = 8", &[BR]),
    ("A50", "turn = 9\nevents = ['montgomery']", &[("turn = 9", "why-needs-card", "cards.a50")]),
    ("A53", "turn = 8", &[]),
    ("A55", "turn = 8", &[]),
];

const AXIS: &[Row] = &[
    ("X1", "", &[("events = ['rommel']", "why-after-card", "cards.x1")]),
    ("X2", "", &[IT]),
    ("X3", "", &[]),
    ("X4", "", &[("passing = ['no-italian-fleet']", "why-while-card", "cards.x4")]),
    ("X5", "turn = 2", &[]),
    ("X6", "", &[]),
    ("X7", "", &[IT]),
    (
        "X8",
        "axis_too = ['khartoum']",
        &[
            ("", "why-no-footing", "cards.x8"),
            (
                "axis_too = ['khartoum']\nunits = ['br-bg-1 @ cairo', 'br-bg-2 @ suez', 'br-bg-3 @ port-said', 'br-bg-4 @ alexandria', 'br-bg-5 @ mersa-matruh']",
                "why-no-open-place",
                "cards.x8",
            ),
        ],
    ),
    ("X10", "turn = 3", &[("turn = 2", "why-too-early", "cards.x10"), IT]),
    ("X12", "", &[]),
    ("X13", "", &[]),
    ("X15", "turn = 4\nevents = ['invasion-of-greece']", &[("turn = 4", "why-needs-card", "cards.x15")]),
    ("X16", "turn = 3", &[]),
    ("X17", "turn = 3", &[]),
    ("X18", "turn = 3", &[]),
    (
        "X19",
        "turn = 5\nevents = ['iraqi-revolt', 'iraq-active', 'vichy-active']\nallied = ['beirut']\naxis_too = ['baghdad']",
        &[
            ("turn = 5\nevents = ['iraq-active', 'vichy-active']", "why-needs-card", "cards.x19"),
            (
                "turn = 5\nevents = ['iraqi-revolt']\nallied = ['beirut', 'baghdad']",
                "why-none-held",
                "cards.x19",
            ),
        ],
    ),
    ("X21", "turn = 6", &[("turn = 5", "why-too-early", "cards.x21")]),
    ("X22", "turn = 4\nevents = ['rommel']", &[("turn = 4", "why-needs-card", "cards.x22")]),
    ("X25", "turn = 5", &[("turn = 4", "why-too-early", "cards.x25")]),
    (
        "X26",
        "turn = 4",
        &[("turn = 4\nunits = ['it-17 @ tripoli', 'br-bg-1 @ nairobi']", "why-no-enemy-there", "cards.x26")],
    ),
    ("X27", "turn = 4", &[GE]),
    ("X28", "turn = 5", &[("turn = 4", "why-too-early", "cards.x28"), GE]),
    ("X29", "turn = 4", &[IT]),
    ("X31", "turn = 4\nevents = ['rommel']", &[("turn = 4", "why-needs-card", "cards.x31")]),
    ("X32", "turn = 4\nevents = ['rommel']", &[("turn = 4", "why-needs-card", "cards.x32")]),
    ("X33", "turn = 4", &[GE]),
    (
        "X34",
        "turn = 4\ngained = ['tobruk']\nunits = ['it-17 @ tobruk', 'br-bg-1 @ cairo']",
        &[("turn = 4", "why-nothing-taken", "cards.x34")],
    ),
    ("X35", "turn = 7", &[]),
    (
        "X36",
        "turn = 9\nevents = ['siege-of-malta']\nunits = ['it-20 @ sicily', 'it-80 reduced @ sicily', 'it-185 @ sicily', 'ramcke @ sicily']",
        &[
            (
                "turn = 9\nunits = ['it-20 @ sicily', 'it-80 @ sicily', 'it-185 @ sicily', 'ramcke @ sicily']",
                "why-needs-card",
                "cards.x36",
            ),
            (
                "turn = 9\nevents = ['siege-of-malta', 'malta-victorious']\nunits = ['it-20 @ sicily', 'it-80 @ sicily', 'it-185 @ sicily', 'ramcke @ sicily']",
                "why-after-card",
                "10.323",
            ),
            (
                "turn = 9\nevents = ['siege-of-malta']\nunits = ['it-20 @ sicily', 'it-80 @ tripoli', 'it-185 @ sicily', 'ramcke @ sicily']",
                "why-not-in-sicily",
                "10.321/1",
            ),
            (
                "turn = 9\nevents = ['siege-of-malta', 'spitfires']\nunits = ['it-20 @ sicily', 'it-80 @ sicily', 'it-185 @ sicily', 'ramcke @ sicily']",
                "why-needs-air-support",
                "cards.x36",
            ),
        ],
    ),
    (
        "X37",
        "turn = 7\nround = 4",
        &[
            ("turn = 7\nallied = ['tripoli']\nunits = ['it-17 @ tarhuna']", "why-lost", "7.522/1"),
            ("turn = 7\nround = 5", "why-late-round", "cards.x37"),
        ],
    ),
    ("X38", "turn = 7", &[]),
    ("X39", "turn = 7", &[]),
    ("X40", "turn = 7", &[GE]),
    ("X41", "turn = 7", &[GE]),
    ("X42", "turn = 7", &[IT]),
    ("X43", "turn = 7", &[IT]),
    ("X44", "turn = 7", &[IT]),
    (
        "X45",
        "turn = 8\nunits = ['ge-15 @ lost', 'ge-21 @ gazala']",
        &[("turn = 8\nunits = ['ge-15 @ lost', 'ge-21 @ lost']", "why-all-lost", "cards.x45")],
    ),
    ("X46", LANDED, &[TORCH]),
    ("X47", LANDED, &[TORCH, T]),
    ("X48", LANDED, &[TORCH, T]),
    ("X49", LANDED, &[TORCH, T]),
    ("X51", LANDED, &[TORCH]),
    ("X54", LANDED, &[TORCH]),
    ("X55", "turn = 8", &[]),
];

#[test]
fn r7_51_s1_a_failed_condition_has_its_own_sentence() {
    for (card, fits, refused) in ALLIED.iter().chain(AXIS) {
        let side = if card.starts_with('X') { "axis" } else { "allied" };
        let line = format!("play {card} event");
        holding(card, fits).allows(side, &line);
        for (text, why, rule) in *refused {
            let refusal = holding(card, text).refusal(side, &line);
            let found = refusal.map(|r| (r.why, r.rule.0));
            assert_eq!(found, Some((*why, *rule)), "{card} with {text}");
        }
    }
}

/// Whoever adds a card, or a condition to one, says above in which position it fails.
#[test]
fn r7_51_s1_no_condition_goes_untried() {
    let t = campaign();
    for side in Side::BOTH {
        let rows = if side == Side::Axis { AXIS } else { ALLIED };
        for number in 1..=55 {
            let spec = t.rules.theatre().card(CardId { side, number });
            if spec.combat.is_some() {
                continue;
            }
            let row = rows.iter().find(|(card, ..)| *card == spec.key);
            let (.., refused) = row.unwrap_or_else(|| panic!("{} is not tried", spec.key));
            // Balbo's day is an option: 19.22/1.
            let asked = spec.when.iter().filter(|c| format!("{c:?}") != "Balbo").count();
            let marks = usize::from(spec.torch) + usize::from(spec.class.is_some());
            assert!(refused.len() >= asked + marks, "{}: {:?}", spec.key, spec.when);
        }
    }
}
